/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-tooltips.h"

static void (*realize_before) (GtkWidget *widget);

static void
realize (GtkWidget *widget)
{
  cairo_region_t *nothing = cairo_region_create ();

  realize_before (widget);
  gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nothing);
  cairo_region_destroy (nothing);
}

void
tc_tooltips_let_clicks_through (void)
{
  GtkWidgetClass *klass;
  GType type;

  if (realize_before != NULL)
    return;
  /* The type has no name in any header: whatever makes the first window of its kind registers it.
   */
  g_object_unref (g_object_new (GTK_TYPE_TOOLTIP, NULL));
  type = g_type_from_name ("GtkTooltipWindow");
  if (type == G_TYPE_INVALID || !g_type_is_a (type, GTK_TYPE_NATIVE)) {
    g_warning ("This version of GTK has other tooltips");
    return;
  }
  klass = GTK_WIDGET_CLASS (g_type_class_ref (type)); /* for good */
  realize_before = klass->realize;
  klass->realize = realize;
}

static gboolean
query_cb (GtkWidget *window, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  GtkWidget *widget = is_keyboard ? NULL : gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);
  graphene_rect_t bounds;

  if (!GTK_IS_LABEL (widget) ||
      !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) ||
      !gtk_widget_compute_bounds (widget, window, &bounds))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (GTK_LABEL (widget)));
  gtk_tooltip_set_tip_area (tooltip,
                            &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                             (int) bounds.size.width, (int) bounds.size.height });
  return TRUE;
}

/* A tooltip that was about to come asks its window where the pointer is, and GTK 4.8 complains when
 * the window has gone while something still holds it. The tooltip is the display's. */
static void
unrealize_cb (GtkWidget *window)
{
  g_object_set_data (G_OBJECT (gtk_widget_get_display (window)), "gdk-display-current-tooltip",
                     NULL);
}

void
tc_tooltips_show_whole (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "unrealize", G_CALLBACK (unrealize_cb), NULL);
  gtk_widget_set_has_tooltip (window, TRUE);
  g_signal_connect (window, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
