/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-reorder.h"

#define THRESHOLD 8.0 /* pixels: less is a click */

typedef struct {
  GtkListBox *list;
  TcReorderFunc func;
  gpointer user_data;
  gint from; /* the row that is dragged, or -1 */
  guint before;
  gboolean is_dragged;
  GtkWidget *marked; /* the row that has the line */
} Reorder;

guint
tc_reorder_find (const double *bottoms, guint n, double y)
{
  double top = 0;

  for (guint i = 0; i < n; i++) {
    if (y < (top + bottoms[i]) / 2)
      return i;
    top = bottoms[i];
  }

  return n;
}

static guint
count_rows (Reorder *self)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (self->list, (int) n) != NULL)
    n++;

  return n;
}

static guint
find_at (Reorder *self, double y)
{
  guint n = count_rows (self);
  g_autofree double *bottoms = g_new0 (double, n + 1);

  for (guint i = 0; i < n; i++) {
    GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i));
    graphene_rect_t bounds;

    if (gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
      bottoms[i] = (double) (bounds.origin.y + bounds.size.height);
  }

  return tc_reorder_find (bottoms, n, y);
}

static void
unmark (Reorder *self)
{
  if (self->marked == NULL)
    return;
  gtk_widget_remove_css_class (self->marked, "drop-before");
  gtk_widget_remove_css_class (self->marked, "drop-after");
  g_clear_weak_pointer (&self->marked);
}

/* A line above the row that it goes before, or under the last. */
static void
mark (Reorder *self)
{
  guint n = count_rows (self);
  gboolean is_last = self->before >= n;
  GtkListBoxRow *row =
    gtk_list_box_get_row_at_index (self->list, (int) (is_last ? n - 1 : self->before));

  unmark (self);
  if (row == NULL)
    return;
  g_set_weak_pointer (&self->marked, GTK_WIDGET (row));
  gtk_widget_add_css_class (self->marked, is_last ? "drop-after" : "drop-before");
}

/* A row before itself, or before the next, is where it was. */
static void
put (Reorder *self, guint from, guint before)
{
  if (before != from && before != from + 1)
    self->func (from, before, self->user_data);
}

static void
begin_cb (Reorder *self, double x, double y)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (self->list, (int) y);

  self->from = row != NULL ? gtk_list_box_row_get_index (row) : -1;
  self->is_dragged = FALSE;
}

static void
update_cb (Reorder *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  if (self->from < 0 || (!self->is_dragged && ABS (dy) < THRESHOLD))
    return;
  self->is_dragged = TRUE;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  self->before = find_at (self, y + dy);
  mark (self);
}

static void
end_cb (Reorder *self)
{
  gint from = self->from;

  unmark (self);
  self->from = -1;
  if (from >= 0 && self->is_dragged)
    put (self, (guint) from, self->before);
}

static void
cancel_cb (Reorder *self)
{
  unmark (self);
  self->from = -1;
}

static gboolean
key_cb (Reorder *self, guint key, guint code, GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  gint index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  if (index < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != GDK_ALT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Up && index > 0)
    put (self, (guint) index, (guint) index - 1);
  else if (key == GDK_KEY_Down && (guint) index + 1 < count_rows (self))
    put (self, (guint) index, (guint) index + 2);
  else if (key != GDK_KEY_Up && key != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

void
tc_reorder_focus (GtkListBox *list)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
free_reorder (Reorder *self)
{
  g_clear_weak_pointer (&self->marked);
  g_free (self);
}

void
tc_reorder_attach (GtkListBox *list, TcReorderFunc func, gpointer user_data)
{
  Reorder *self = g_new0 (Reorder, 1);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->list = list;
  self->func = func;
  self->user_data = user_data;
  self->from = -1;
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (list), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (list), keys);
  g_object_set_data_full (G_OBJECT (list), "tc-reorder", self, (GDestroyNotify) free_reorder);
}
