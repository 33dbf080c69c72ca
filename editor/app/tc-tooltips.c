/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-tooltips.h"

#define MOST_CHARS 60                            /* in a line of a tooltip */
#define CURRENT    "gdk-display-current-tooltip" /* of a display */

static void (*realize_before) (GtkWidget *widget);

/* -- Tooltips that wrap ------------------------------------------------------------------------ */

static GtkWidget *
find_label (GtkWidget *around)
{
  GtkWidget *found = GTK_IS_LABEL (around) ? around : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (around); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

static void
wrap_cb (GtkLabel *label)
{
  gtk_label_set_max_width_chars (label, MOST_CHARS);
  gtk_label_set_wrap (label, TRUE);
}

/* GTK 4.8 sets this again with each text: of several lines none wraps, however long. And of the
 * room that it gives a label in the middle, the label takes only what the same number of lines
 * needs. */
static void
keep_wrapped (GtkWidget *tooltip)
{
  GtkWidget *label = find_label (tooltip);

  if (label == NULL)
    return;
  g_signal_handlers_disconnect_by_func (label, wrap_cb, NULL);
  g_signal_connect (label, "notify::wrap", G_CALLBACK (wrap_cb), NULL);
  g_signal_connect (label, "notify::max-width-chars", G_CALLBACK (wrap_cb), NULL);
  gtk_widget_set_halign (label, GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  wrap_cb (GTK_LABEL (label));
}

static void
realize (GtkWidget *widget)
{
  cairo_region_t *nothing = cairo_region_create ();

  keep_wrapped (widget);
  realize_before (widget);
  gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nothing);
  cairo_region_destroy (nothing);
}

/* -- Tooltips in the way ----------------------------------------------------------------------- */

static GList *open_popovers; /* that are on the screen and take all clicks, the last one first */
static void (*show_before) (GtkWidget *widget);
static void (*map_popover_before) (GtkWidget *widget);
static void (*unmap_popover_before) (GtkWidget *widget);

static gboolean
is_under_pointer (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, shadow_x, shadow_y;

  if (pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return FALSE;
  gtk_native_get_surface_transform (native, &shadow_x, &shadow_y);

  return gtk_widget_translate_coordinates (GTK_WIDGET (native), widget, x - shadow_x, y - shadow_y,
                                           &x, &y) &&
         gtk_widget_contains (widget, x, y);
}

/* Somebody writes where the pointer rests: what is said of the field would cover those around it.
 */
static gboolean
is_being_edited (GtkWidget *root)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (root));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  return GTK_IS_TEXT (focus) && is_under_pointer (row != NULL ? row : focus);
}

/* What a button is for is no news while its own menu is open, and the tooltip would cover that: in
 * a popover, too. */
static gboolean
is_in_the_way (GtkWidget *tooltip)
{
  GtkWidget *around = gtk_widget_get_parent (tooltip);

  if (open_popovers != NULL && open_popovers->data != around)
    return GTK_IS_WINDOW (around) || g_list_find (open_popovers, around) != NULL;

  return GTK_IS_WINDOW (around) && is_being_edited (around);
}

static void
show (GtkWidget *widget)
{
  if (!is_in_the_way (widget))
    show_before (widget);
}

static void
map_popover (GtkWidget *widget)
{
  map_popover_before (widget);
  if (gtk_popover_get_autohide (GTK_POPOVER (widget)))
    open_popovers = g_list_prepend (open_popovers, widget);
}

static void
unmap_popover (GtkWidget *widget)
{
  open_popovers = g_list_remove (open_popovers, widget);
  unmap_popover_before (widget);
}

static void
watch_popovers (void)
{
  GtkWidgetClass *klass = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_POPOVER)); /* for good */

  map_popover_before = klass->map;
  unmap_popover_before = klass->unmap;
  klass->map = map_popover;
  klass->unmap = unmap_popover;
}

void
tc_tooltips_keep_out_of_the_way (void)
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
  show_before = klass->show;
  klass->show = show;
  watch_popovers ();
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

/* GTK waits for half a second after a tooltip before the next one has to wait long again, and what
 * waits holds the tooltip and knows what else waits. It is at once what it would be then: nothing
 * waits any more. */
static void
end_browsing (GObject *tooltip)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, tooltip);
  GSourceFunc end;
  gpointer data;

  if (source == NULL)
    return;
  source->callback_funcs->get (source->callback_data, source, &end, &data);
  end (data);
  g_source_destroy (source);
}

/* A tooltip that was about to come asks its window where the pointer is, and GTK 4.8 complains when
 * the window has gone while something still holds it. The tooltip is the display's, and GTK makes
 * another when it needs one. */
void
tc_tooltips_drop (GtkWidget *widget)
{
  GObject *display = G_OBJECT (gtk_widget_get_display (widget));
  GObject *tooltip = g_object_get_data (display, CURRENT);

  if (tooltip != NULL)
    end_browsing (tooltip);
  g_object_set_data (display, CURRENT, NULL);
}

void
tc_tooltips_show_whole (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "unrealize", G_CALLBACK (tc_tooltips_drop), NULL);
  gtk_widget_set_has_tooltip (window, TRUE);
  g_signal_connect (window, "query-tooltip", G_CALLBACK (query_cb), NULL);
}
