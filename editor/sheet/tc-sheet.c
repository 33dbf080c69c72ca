/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet.h"

#include <glib/gi18n.h>

#include "sheet/tc-sheet-label.h"
#include "sheet/tc-sheet-private.h"
#include "widgets/tc-tip.h"

G_DEFINE_FINAL_TYPE (TcSheet, tc_sheet, ADW_TYPE_BIN)

enum { CURSOR_MOVED, TYPED, N_SIGNALS };

static guint signals[N_SIGNALS];

GtkWidget *
tc_sheet_get_label (TcSheet *self, guint row, guint column)
{
  return self->labels->pdata[row * self->data->n_columns + column];
}

TcSheetBlock
tc_sheet_get_block (TcSheet *self)
{
  TcSheetBlock block = {
    .row = MIN (self->row, self->anchor_row),
    .column = MIN (self->column, self->anchor_column),
  };

  block.n_rows = MAX (self->row, self->anchor_row) - block.row + 1;
  block.n_columns = MAX (self->column, self->anchor_column) - block.column + 1;
  return block;
}

void
tc_sheet_report (TcSheet *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

void
tc_sheet_show_notice (TcSheet *self, const char *text, gboolean is_bad)
{
  gboolean is_well = *text == '\0' && self->data != NULL && self->data->dice > 0;
  static const char *const plain[] = { "sheet-notice", NULL };
  static const char *const bad[] = { "sheet-notice", "bad", NULL };
  static const char *const quiet[] = { "sheet-notice", "dim-label", NULL };

  /* A table always has a line, so that it does not jump while somebody types. */
  gtk_label_set_label (self->notice, is_well ? _ ("Every roll has exactly one row.") : text);
  gtk_widget_set_visible (GTK_WIDGET (self->notice), is_well || *text != '\0');
  gtk_widget_set_css_classes (GTK_WIDGET (self->notice), (const char **) (is_well  ? quiet
                                                                          : is_bad ? bad
                                                                                   : plain));
}

void
tc_sheet_update_notice (TcSheet *self)
{
  const char *faults = self->data != NULL ? self->data->notice : "";
  g_autofree char *both =
    g_strconcat (self->left != NULL ? self->left : "",
                 self->left != NULL && *faults != '\0' ? "\n" : "", faults, NULL);

  tc_sheet_show_notice (self, both, TRUE);
}

void
tc_sheet_forget_paste (TcSheet *self)
{
  if (self->left == NULL)
    return;
  g_clear_pointer (&self->left, g_free);
  tc_sheet_update_notice (self);
}

/* How a cell looks: by what it is and where its value comes from. */
static void
style_label (TcSheet *self, guint row, guint column)
{
  const TcSheetCell *cell = tc_sheet_data_get (self->data, row, column);
  TcSheetBlock block = tc_sheet_get_block (self);
  const char *classes[11] = { "cell" };
  guint n = 1;

  if (cell->flags & TC_SHEET_TITLE)
    classes[n++] = "part";
  if (cell->flags & TC_SHEET_HEADING)
    classes[n++] = "head";
  if (cell->flags & TC_SHEET_QUIET)
    classes[n++] = "quiet";
  if (cell->flags & TC_SHEET_BAD)
    classes[n++] = "bad";
  if (cell->flags & TC_SHEET_MARKED)
    classes[n++] = "marked";
  if (cell->flags & TC_SHEET_IDLE)
    classes[n++] = "idle";
  if (cell->provenance != TC_PROVENANCE_NONE)
    classes[n++] = tc_provenance_get_name (cell->provenance);
  if (block.n_rows * block.n_columns > 1 && row - block.row < block.n_rows &&
      column - block.column < block.n_columns)
    classes[n++] = "chosen";
  /* Seen without the keyboard as well: the buttons above a sheet act on its row. */
  if (row == self->row && column == self->column)
    classes[n++] = "here";
  tc_sheet_label_set_classes (TC_SHEET_LABEL (tc_sheet_get_label (self, row, column)), classes);
}

static void
style_all (TcSheet *self)
{
  for (guint i = 0; self->data != NULL && i < self->labels->len; i++)
    style_label (self, i / self->data->n_columns, i % self->data->n_columns);
}

/* What a screen reader says of a cell: where it is and what it holds. */
static char *
dup_cell_name (TcSheet *self, guint row, guint column)
{
  const char *words = tc_sheet_cell_get_words (tc_sheet_data_get (self->data, row, column));
  const char *text = *words != '\0' ? words : _ ("empty");

  if (row == 0)
    return g_strdup (text);
  if (column == 0)
    return g_strdup_printf ("%s: %s", tc_sheet_data_get (self->data, 0, 0)->text, text);
  return g_strdup_printf (
    "%s, %s: %s", tc_sheet_cell_get_words (tc_sheet_data_get (self->data, row, 0)),
    tc_sheet_cell_get_words (tc_sheet_data_get (self->data, 0, column)), text);
}

float
tc_sheet_get_alignment (const TcSheetCell *cell)
{
  if (cell->flags & TC_SHEET_AT_END)
    return 1.0f;
  return cell->flags & TC_SHEET_NUMBER ? 0.5f : 0.0f;
}

static void
update_label (TcSheet *self, guint row, guint column)
{
  const TcSheetCell *cell = tc_sheet_data_get (self->data, row, column);
  TcSheetLabel *label = TC_SHEET_LABEL (tc_sheet_get_label (self, row, column));
  g_autofree char *name = dup_cell_name (self, row, column);

  tc_sheet_label_set_text (label, cell->text, tc_sheet_get_alignment (cell));
  tc_sheet_label_say (label, name, cell->tip);
  style_label (self, row, column);
}

static void
remove_labels (TcSheet *self)
{
  for (guint i = 0; i < self->labels->len; i++)
    gtk_grid_remove (self->grid, self->labels->pdata[i]);
  g_ptr_array_set_size (self->labels, 0);
}

/* How many columns the first cell of @row takes. A title spans the sheet, the heading of what is
 * computed all columns that say nothing of it. */
static guint
get_span (TcSheet *self, guint row)
{
  if (tc_sheet_data_get (self->data, row, 0)->flags & TC_SHEET_TITLE)
    return self->data->n_columns;
  return row > self->data->n_body ? self->data->n_wide : 1;
}

static void
make_labels (TcSheet *self)
{
  guint n_columns = self->data->n_columns;

  for (guint i = 0; i < self->data->cells->len; i++) {
    guint column = i % n_columns;
    guint span = get_span (self, i / n_columns);
    GtkWidget *label = tc_sheet_label_new (i);

    g_ptr_array_add (self->labels, label);
    gtk_grid_attach (self->grid, label, (int) column, (int) (i / n_columns),
                     column == 0 ? (int) span : 1, 1);
    gtk_widget_set_visible (label, column == 0 || column >= span);
  }
}

void
tc_sheet_put_cursor (TcSheet *self, guint row, guint column, gboolean extends)
{
  const TcSheetCell *cell;
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (self->data == NULL || self->labels->len == 0)
    return;
  tc_sheet_forget_paste (self);
  gtk_widget_set_focusable (tc_sheet_get_label (self, self->row, self->column), FALSE);
  self->row = MIN (row, self->data->n_rows - 1);
  self->column = MIN (column, self->data->n_columns - 1);
  if (!extends) {
    self->anchor_row = self->row;
    self->anchor_column = self->column;
  }
  gtk_widget_set_focusable (tc_sheet_get_label (self, self->row, self->column), TRUE);
  if (had_focus)
    gtk_widget_grab_focus (tc_sheet_get_label (self, self->row, self->column));
  style_all (self);
  cell = tc_sheet_data_get (self->data, self->row, self->column);
  if (had_focus && !extends && cell->path != NULL && cell->key == NULL) {
    self->is_moving = TRUE;
    tc_document_select (self->document, cell->path);
    self->is_moving = FALSE;
  }
  g_signal_emit (self, signals[CURSOR_MOVED], 0);
}

gboolean
tc_sheet_find_cell_at (TcSheet *self, double x, double y, guint *out_row, guint *out_column)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->grid), x, y, GTK_PICK_DEFAULT);
  guint index;

  while (widget != NULL && !TC_IS_SHEET_LABEL (widget))
    widget = gtk_widget_get_parent (widget);
  if (widget == NULL || self->data == NULL)
    return FALSE;
  index = tc_sheet_label_get_index (TC_SHEET_LABEL (widget));
  *out_row = index / self->data->n_columns;
  *out_column = index % self->data->n_columns;
  return TRUE;
}

/* A mark, and the cell from which one has just been taken, need one click; elsewhere it is too easy
 * to make one by mistake. */
static gboolean
is_switch (TcSheet *self, guint row, guint column)
{
  const TcSheetCell *cell = tc_sheet_data_get (self->data, row, column);
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;

  return cell->bind == TC_BIND_MEMBER &&
         (cell->key == NULL || (has_focus && row == self->row && column == self->column));
}

static void
pressed_cb (TcSheet *self, int n_press, double x, double y, GtkGestureClick *click)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (click));
  guint row, column;

  if (!tc_sheet_find_cell_at (self, x, y, &row, &column) ||
      (self->entry != NULL && !tc_sheet_commit (self)))
    return;
  if (n_press == 2 && self->has_switched)
    return;
  self->switches = n_press == 1 && (state & GDK_SHIFT_MASK) == 0 && is_switch (self, row, column);
  self->has_switched = FALSE;
  gtk_widget_grab_focus (tc_sheet_get_label (self, self->row, self->column));
  tc_sheet_put_cursor (self, row, column, (state & GDK_SHIFT_MASK) != 0);
  if (n_press == 2)
    tc_sheet_begin_edit (self, NULL);
}

/* Not when cells were selected by moving the pointer. */
static void
released_cb (TcSheet *self, int n_press, double x, double y)
{
  guint row, column;

  if (!self->switches || !tc_sheet_find_cell_at (self, x, y, &row, &column) ||
      row != self->anchor_row || column != self->anchor_column || row != self->row ||
      column != self->column)
    return;
  self->switches = FALSE;
  self->has_switched = TRUE;
  tc_sheet_begin_edit (self, NULL);
}

/* The button held: the cells from where it was pressed. */
static void
dragged_cb (TcSheet *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;
  guint row, column;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (self->entry == NULL && tc_sheet_find_cell_at (self, x + dx, y + dy, &row, &column) &&
      (row != self->row || column != self->column))
    tc_sheet_put_cursor (self, row, column, TRUE);
}

/* What is selected elsewhere, so that the buttons above act on what the inspector shows. */
static void
selected_cb (TcSheet *self)
{
  const char *selected = tc_document_get_selected (self->document);
  TcSheetBlock block = tc_sheet_get_block (self);

  if (self->is_moving || self->entry != NULL || self->data == NULL || self->labels->len == 0)
    return;
  for (guint i = 1; i <= self->data->n_body; i++) {
    if (g_strcmp0 (tc_sheet_data_get (self->data, i, 0)->path, selected) != 0)
      continue;
    if (i < block.row || i >= block.row + block.n_rows)
      tc_sheet_put_cursor (self, i, self->column, FALSE);
    return;
  }
}

static gboolean
tc_sheet_grab_focus (GtkWidget *widget)
{
  TcSheet *self = TC_SHEET (widget);

  if (self->entry != NULL)
    return gtk_widget_grab_focus (self->entry);
  if (self->data == NULL || self->labels->len == 0)
    return FALSE;
  return gtk_widget_grab_focus (tc_sheet_get_label (self, self->row, self->column));
}

static void
tc_sheet_dispose (GObject *object)
{
  TcSheet *self = TC_SHEET (object);

  self->entry = NULL;
  tc_sheet_forget_menu (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tc_sheet_parent_class)->dispose (object);
}

static void
tc_sheet_finalize (GObject *object)
{
  TcSheet *self = TC_SHEET (object);

  g_clear_pointer (&self->labels, g_ptr_array_unref);
  g_free (self->left);
  g_clear_pointer (&self->data, tc_sheet_data_free);
  G_OBJECT_CLASS (tc_sheet_parent_class)->finalize (object);
}

static void
tc_sheet_class_init (TcSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_sheet_finalize;
  widget_class->grab_focus = tc_sheet_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/sheet/tc-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, TcSheet, notice);
  signals[CURSOR_MOVED] = g_signal_new ("cursor-moved", TC_TYPE_SHEET, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  signals[TYPED] =
    g_signal_new ("typed", TC_TYPE_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_sheet_init (TcSheet *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->labels = g_ptr_array_new ();
  self->row = self->anchor_row = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (tc_sheet_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), key);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), GTK_EVENT_CONTROLLER (drag));
}

void
tc_sheet_set_document (TcSheet *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_SHEET (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

void
tc_sheet_take_data (TcSheet *self, TcSheetData *data)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean is_same = self->data != NULL && self->data->n_columns == data->n_columns &&
                     self->data->n_rows == data->n_rows && self->data->n_body == data->n_body &&
                     self->data->n_wide == data->n_wide;

  g_return_if_fail (TC_IS_SHEET (self));

  if (!is_same) {
    if (self->entry != NULL)
      tc_sheet_cancel (self);
    remove_labels (self);
  }
  g_clear_pointer (&self->data, tc_sheet_data_free);
  self->data = data;
  if (data->cells->len == 0)
    return;
  if (!is_same) {
    make_labels (self);
    self->row = self->anchor_row = MIN (self->row, data->n_rows - 1);
    self->column = self->anchor_column = MIN (self->column, data->n_columns - 1);
    gtk_widget_set_focusable (tc_sheet_get_label (self, self->row, self->column), TRUE);
    if (had_focus)
      gtk_widget_grab_focus (tc_sheet_get_label (self, self->row, self->column));
  }
  for (guint i = 0; i < data->cells->len; i++)
    update_label (self, i / data->n_columns, i % data->n_columns);
  /* What is reported while typing must not push the cells away: above with a room of its own, or
   * below a list. */
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->notice))),
                               GTK_WIDGET (self->notice),
                               data->dice > 0 ? NULL : GTK_WIDGET (self->grid));
  if (self->entry == NULL)
    tc_sheet_update_notice (self);
}

const TcSheetData *
tc_sheet_get_data (TcSheet *self)
{
  return self->data;
}

const TcSheetCell *
tc_sheet_get_cursor (TcSheet *self, guint *out_row, guint *out_column)
{
  if (self->data == NULL || self->labels->len == 0)
    return NULL;
  if (out_row != NULL)
    *out_row = self->row;
  if (out_column != NULL)
    *out_column = self->column;
  return tc_sheet_data_get (self->data, self->row, self->column);
}

void
tc_sheet_move_cursor (TcSheet *self, guint row, guint column)
{
  g_return_if_fail (TC_IS_SHEET (self));

  tc_sheet_put_cursor (self, row, column, FALSE);
}

gboolean
tc_sheet_enter (TcSheet *self, const char *path, const char *attribute)
{
  guint n;

  g_return_val_if_fail (TC_IS_SHEET (self), FALSE);

  n = self->data != NULL ? self->data->n_rows * self->data->n_columns : 0;
  for (guint i = 0; i < n; i++) {
    guint row = i / self->data->n_columns;
    guint column = i % self->data->n_columns;
    const TcSheetCell *cell = tc_sheet_data_get (self->data, row, column);

    if (cell->attribute == NULL || cell->key != NULL || g_strcmp0 (cell->path, path) != 0 ||
        !g_str_equal (cell->attribute->name, attribute))
      continue;
    tc_sheet_move_cursor (self, row, column);
    return gtk_widget_grab_focus (GTK_WIDGET (self));
  }
  return FALSE;
}

void
tc_sheet_apply (TcSheet *self)
{
  g_return_if_fail (TC_IS_SHEET (self));

  if (self->entry != NULL)
    tc_sheet_commit (self);
}

char **
tc_sheet_dup_rows (TcSheet *self)
{
  g_autoptr (GStrvBuilder) rows = g_strv_builder_new ();
  TcSheetBlock block;

  g_return_val_if_fail (TC_IS_SHEET (self), NULL);

  block = tc_sheet_get_block (self);
  for (guint i = 0; self->data != NULL && self->labels->len > 0 && i < block.n_rows; i++) {
    guint row = block.row + i;
    const char *path =
      row > 0 && row <= self->data->n_body ? tc_sheet_data_get (self->data, row, 0)->path : NULL;

    if (path != NULL)
      g_strv_builder_add (rows, path);
  }
  return g_strv_builder_end (rows);
}

void
tc_sheet_label_removal (GtkWidget *button, guint n_rows)
{
  g_autofree char *words =
    n_rows > 1 ? g_strdup_printf (ngettext ("Remove %u row", "Remove %u rows", n_rows), n_rows)
               : g_strdup (_ ("Remove this row"));

  tc_tip_set (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

const char *
tc_sheet_get_typed (TcSheet *self)
{
  g_return_val_if_fail (TC_IS_SHEET (self), NULL);

  return self->entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->entry)) : NULL;
}

void
tc_sheet_say_typed (TcSheet *self)
{
  g_signal_emit (self, signals[TYPED], 0);
}
