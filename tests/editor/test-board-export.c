/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-export.h"

#include <string.h>

#include "board-support.h"

static GBytes *
export_board (TcBoardExport format)
{
  TcView *view = board_support_new_view ();
  g_autoptr (GError) error = NULL;
  GBytes *bytes = tc_board_export (view, format, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);
  tc_view_free (view);

  return bytes;
}

/* As large as is promised at its longer side, and something is drawn on it. */
static void
test_png (void)
{
  g_autoptr (GBytes) bytes = export_board (TC_BOARD_EXPORT_PNG);
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new_from_stream (stream, NULL, &error);
  const guint8 *pixels;
  guint n_coloured = 0;
  gint n_channels;

  g_assert_no_error (error);
  g_assert_cmpint (ABS (MAX (gdk_pixbuf_get_width (picture), gdk_pixbuf_get_height (picture)) -
                        TC_BOARD_EXPORT_SIDE),
                   <=, 1);
  pixels = gdk_pixbuf_read_pixels (picture);
  n_channels = gdk_pixbuf_get_n_channels (picture);
  g_assert_cmphex (pixels[0], ==, 0xff);
  for (gint y = 0; y < gdk_pixbuf_get_height (picture); y++)
    for (gint x = 0; x < gdk_pixbuf_get_width (picture); x++)
      n_coloured += pixels[y * gdk_pixbuf_get_rowstride (picture) + x * n_channels] != 0xff;
  g_assert_cmpuint (n_coloured, >, TC_BOARD_EXPORT_SIDE * 100);
}

/* Shapes, not one picture in pixels. */
static void
test_svg (void)
{
  g_autoptr (GBytes) bytes = export_board (TC_BOARD_EXPORT_SVG);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_true (g_str_has_prefix (text, "<?xml"));
  g_assert_nonnull (strstr (text, "<svg "));
  g_assert_nonnull (strstr (text, "<path "));
  g_assert_true (g_str_has_suffix (g_strstrip (text), "</svg>"));
}

static void
test_guess (void)
{
  g_assert_cmpint (tc_board_export_guess ("a.svg"), ==, TC_BOARD_EXPORT_SVG);
  g_assert_cmpint (tc_board_export_guess ("a.SVG"), ==, TC_BOARD_EXPORT_SVG);
  g_assert_cmpint (tc_board_export_guess ("a.png"), ==, TC_BOARD_EXPORT_PNG);
  g_assert_cmpint (tc_board_export_guess ("svg"), ==, TC_BOARD_EXPORT_PNG);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/board-export/png", test_png);
  g_test_add_func ("/editor/board-export/svg", test_svg);
  g_test_add_func ("/editor/board-export/guess", test_guess);
  return g_test_run ();
}
