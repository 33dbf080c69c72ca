# SPDX-FileCopyrightText: 2026 The Turncoat authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen as it is painted: what stands out on it, and whether the program paints again what was
covered. Nothing of this asks the program."""
import ctypes

X11 = ctypes.CDLL("libX11.so.6")
COVER = 0xFF01FE  # a colour that nothing has
Z_PIXMAP = 2
OVERRIDE_REDIRECT = 1 << 9
BACK_PIXEL = 1 << 1


class Image(ctypes.Structure):
    """The beginning of an XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int), ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int),
        ("bitmap_unit", ctypes.c_int), ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int),
        ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]


class Attributes(ctypes.Structure):
    """XSetWindowAttributes."""

    _fields_ = [
        ("background_pixmap", ctypes.c_ulong), ("background_pixel", ctypes.c_ulong),
        ("border_pixmap", ctypes.c_ulong), ("border_pixel", ctypes.c_ulong),
        ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int), ("backing_store", ctypes.c_int),
        ("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
        ("event_mask", ctypes.c_long), ("do_not_propagate_mask", ctypes.c_long),
        ("override_redirect", ctypes.c_int), ("colormap", ctypes.c_ulong), ("cursor", ctypes.c_ulong),
    ]


def declare():
    pointer, number, window = ctypes.c_void_p, ctypes.c_int, ctypes.c_ulong
    X11.XOpenDisplay.restype = pointer
    X11.XDefaultRootWindow.argtypes, X11.XDefaultRootWindow.restype = [pointer], window
    X11.XGetImage.argtypes = [pointer, window, number, number, ctypes.c_uint, ctypes.c_uint, window, number]
    X11.XGetImage.restype = ctypes.POINTER(Image)
    X11.XFree.argtypes = [pointer]
    X11.XCreateWindow.argtypes = [pointer, window] + [number] * 2 + [ctypes.c_uint] * 3 + [
        number, ctypes.c_uint, pointer, ctypes.c_ulong, ctypes.POINTER(Attributes)
    ]
    X11.XCreateWindow.restype = window
    for name in ("XMapRaised", "XDestroyWindow"):
        getattr(X11, name).argtypes = [pointer, window]
    X11.XSync.argtypes = [pointer, number]
    for name in ("XDisplayWidth", "XDisplayHeight"):
        getattr(X11, name).argtypes = [pointer, number]


class Eyes:
    def __init__(self):
        declare()
        self.display = X11.XOpenDisplay(None)
        self.root = X11.XDefaultRootWindow(self.display)
        self.width = X11.XDisplayWidth(self.display, 0)
        self.height = X11.XDisplayHeight(self.display, 0)

    def pixels(self, x, y, width, height):
        """Four bytes each, row by row."""
        image = X11.XGetImage(self.display, self.root, x, y, width, height, 0xFFFFFFFF, Z_PIXMAP)
        data = image.contents.data
        seen = ctypes.string_at(data, image.contents.bytes_per_line * height)
        X11.XFree(data)
        X11.XFree(image)
        return seen

    def stands_out(self, x, y, reach=7):
        """Whether there is something at that place: its surroundings are not of one colour."""
        left, top = min(max(x - reach, 0), self.width - 15), min(max(y - reach, 0), self.height - 15)
        seen = memoryview(self.pixels(left, top, 15, 15)).cast("I")
        return len(set(seen)) > 3

    def cover(self):
        """Puts a window over all others for a moment, so that everything has to be painted again."""
        attributes = Attributes(background_pixel=COVER, override_redirect=1)
        window = X11.XCreateWindow(
            self.display, self.root, 0, 0, self.width, self.height, 0, 0, 1, None,
            BACK_PIXEL | OVERRIDE_REDIRECT, ctypes.byref(attributes),
        )
        X11.XMapRaised(self.display, window)
        X11.XSync(self.display, 0)
        X11.XDestroyWindow(self.display, window)
        X11.XSync(self.display, 0)

    def is_uncovered(self):
        seen = memoryview(self.pixels(0, 0, self.width, self.height)).cast("I")
        return not any(seen[i] & 0xFFFFFF == COVER for i in range(0, len(seen), 97))
