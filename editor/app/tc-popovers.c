/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-popovers.h"

#include "app/tc-tooltips.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

static double
get_distance (const GdkRectangle *monitor, int x, int y)
{
  double dx = x - CLAMP (x, monitor->x, monitor->x + monitor->width - 1);
  double dy = y - CLAMP (y, monitor->y, monitor->y + monitor->height - 1);

  return dx * dx + dy * dy;
}

gboolean
tc_popovers_find_place (const GdkRectangle *anchor,
                        const GdkRectangle *monitors,
                        guint n_monitors,
                        GdkRectangle *out_place)
{
  int x = anchor->x + anchor->width / 2;
  int y = anchor->y + anchor->height / 2;
  const GdkRectangle *nearest = monitors;

  g_return_val_if_fail (n_monitors > 0, FALSE);

  for (guint i = 0; i < n_monitors; i++) {
    if (gdk_rectangle_intersect (anchor, &monitors[i], NULL))
      return FALSE;
    if (get_distance (&monitors[i], x, y) < get_distance (nearest, x, y))
      nearest = &monitors[i];
  }
  *out_place = (GdkRectangle){ CLAMP (x, nearest->x, nearest->x + nearest->width - 1),
                               CLAMP (y, nearest->y, nearest->y + nearest->height - 1), 1, 1 };

  return TRUE;
}

/* -- Tooltips ---------------------------------------------------------------------------------- */

static void (*unrealize_before) (GtkWidget *widget);

static void
unrealize (GtkWidget *widget)
{
  tc_tooltips_drop (widget);
  unrealize_before (widget);
}

void
tc_popovers_drop_tooltips (void)
{
  GtkWidgetClass *klass;

  if (unrealize_before != NULL)
    return;
  klass = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_POPOVER)); /* for good */
  unrealize_before = klass->unrealize;
  klass->unrealize = unrealize;
}

/* -- Places on the screen ---------------------------------------------------------------------- */

#ifdef GDK_WINDOWING_X11

/* (transfer full): of GdkRectangle: the areas where GDK would place a popover. */
static GArray *
get_areas (GdkDisplay *display)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  GArray *areas = g_array_new (FALSE, TRUE, sizeof (GdkRectangle));

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
    GdkRectangle area;

    gdk_x11_monitor_get_workarea (monitor, &area);
    g_array_append_val (areas, area);
  }

  return areas;
}

/* Where the corner of @surface is on the screen, in the units of monitors. */
static void
find_origin (GdkSurface *surface, int *out_x, int *out_y)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  int scale = gdk_surface_get_scale_factor (surface);
  Window child;

  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display), 0,
                         0, out_x, out_y, &child);
  *out_x /= scale;
  *out_y /= scale;
}

/* Whether what @layout points to on @parent is not on the screen, and where it may point to. */
static gboolean
find_place (GdkSurface *parent, GdkPopupLayout *layout, GdkRectangle *out_place)
{
  g_autoptr (GArray) areas = get_areas (gdk_surface_get_display (parent));
  GdkRectangle anchor = *gdk_popup_layout_get_anchor_rect (layout);
  int x, y;

  if (areas->len == 0)
    return FALSE;
  find_origin (parent, &x, &y);
  anchor.x += x;
  anchor.y += y;
  anchor.width = MAX (anchor.width, 1);
  anchor.height = MAX (anchor.height, 1);
  if (!tc_popovers_find_place (&anchor, (GdkRectangle *) areas->data, areas->len, out_place))
    return FALSE;
  out_place->x -= x;
  out_place->y -= y;

  return TRUE;
}

/* The head of what GDK 4.8 asks of a popup. It is not in GDK's headers, and nothing that is in
 * them is asked between what a widget points to and the place of its popup: a popover follows its
 * button wherever that is pushed. */
typedef struct {
  GTypeInterface parent;
  gboolean (*present) (GdkPopup *popup, int width, int height, GdkPopupLayout *layout);
} Popup;

static gboolean (*present_before) (GdkPopup *popup, int width, int height, GdkPopupLayout *layout);

static gboolean
present (GdkPopup *popup, int width, int height, GdkPopupLayout *layout)
{
  GdkSurface *parent = gdk_popup_get_parent (popup);
  GdkPopupLayout *aimed;
  GdkRectangle place;
  gboolean is_presented;

  if (gdk_surface_is_destroyed (parent) || !find_place (parent, layout, &place))
    return present_before (popup, width, height, layout);
  aimed = gdk_popup_layout_copy (layout);
  gdk_popup_layout_set_anchor_rect (aimed, &place);
  is_presented = present_before (popup, width, height, aimed);
  gdk_popup_layout_unref (aimed);

  return is_presented;
}

static void (*realize_before) (GtkWidget *widget);

/* The class of GDK's popups is there as soon as there is one of them. */
static void
realize (GtkWidget *widget)
{
  GdkSurface *surface;
  Popup *popup;

  realize_before (widget);
  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  if (present_before != NULL || !GDK_IS_X11_SURFACE (surface))
    return;
  popup = g_type_interface_peek (G_OBJECT_GET_CLASS (surface), GDK_TYPE_POPUP);
  present_before = popup->present;
  popup->present = present;
}

void
tc_popovers_keep_on_screen (void)
{
  GtkWidgetClass *klass;

  if (realize_before != NULL || gtk_get_minor_version () != 8)
    return;
  klass = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_POPOVER)); /* for good */
  realize_before = klass->realize;
  klass->realize = realize;
}

#else

void
tc_popovers_keep_on_screen (void)
{
}

#endif
