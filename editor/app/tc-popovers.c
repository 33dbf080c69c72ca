/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-popovers.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#define AIMED "tc-aimed" /* of a popover: what it points to was set here, and only for once */

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

#define TOOLTIP                                                                                    \
  "gdk-display-current-tooltip" /* of a display: GTK makes another when it needs one */

static void (*unrealize_before) (GtkWidget *widget);

static void
unrealize (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (gtk_widget_get_display (widget)), TOOLTIP, NULL);
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

/* Where the corner of @widget is on the screen, in the units of monitors. */
static gboolean
find_origin (GtkWidget *widget, int *out_x, int *out_y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  double x, y, shadow_x, shadow_y;
  int scale, root_x, root_y;
  Window child;
  Display *display;

  if (surface == NULL || !GDK_IS_X11_SURFACE (surface) ||
      !gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), 0, 0, &x, &y))
    return FALSE;
  display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display), 0,
                         0, &root_x, &root_y, &child);
  gtk_native_get_surface_transform (native, &shadow_x, &shadow_y);
  scale = gdk_surface_get_scale_factor (surface);
  *out_x = root_x / scale + x + shadow_x;
  *out_y = root_y / scale + y + shadow_y;

  return TRUE;
}

static void
aim (GtkPopover *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  g_autoptr (GArray) areas = NULL;
  GdkRectangle anchor, place;
  int x, y;
  gboolean is_pointing;

  if (g_object_steal_data (G_OBJECT (popover), AIMED) != NULL)
    gtk_popover_set_pointing_to (popover, NULL);
  if (parent == NULL || !find_origin (parent, &x, &y))
    return;
  /* Without a rectangle of its own it gives that of its parent. */
  is_pointing = gtk_popover_get_pointing_to (popover, &anchor);
  if (!is_pointing)
    anchor = (GdkRectangle){ 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent) };
  anchor.x += x;
  anchor.y += y;
  anchor.width = MAX (anchor.width, 1);
  anchor.height = MAX (anchor.height, 1);
  areas = get_areas (gtk_widget_get_display (parent));
  if (areas->len == 0 ||
      !tc_popovers_find_place (&anchor, (GdkRectangle *) areas->data, areas->len, &place))
    return;
  place.x -= x;
  place.y -= y;
  gtk_popover_set_pointing_to (popover, &place);
  if (!is_pointing)
    g_object_set_data (G_OBJECT (popover), AIMED, GINT_TO_POINTER (TRUE));
}

static void (*show_before) (GtkWidget *widget);

static void
show (GtkWidget *widget)
{
  aim (GTK_POPOVER (widget));
  show_before (widget);
}

void
tc_popovers_keep_on_screen (void)
{
  GtkWidgetClass *klass;

  if (show_before != NULL)
    return;
  klass = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_POPOVER)); /* for good */
  show_before = klass->show;
  klass->show = show;
}

#else

void
tc_popovers_keep_on_screen (void)
{
}

#endif
