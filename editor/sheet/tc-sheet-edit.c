/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-label.h"
#include "sheet/tc-sheet-private.h"

/* Keys of a sheet, and typing into it. */

/* So much of a value stands in the label of a step, in characters. */
#define MAX_VALUE 40

static void
typed_cb (TcSheet *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *judgement =
    tc_sheet_data_dup_judgement (self->data, self->row, self->column, text);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.typed", "b", *judgement == '\0');
  tc_sheet_show_notice (self, judgement, TRUE);
  if (*judgement != '\0')
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
  tc_sheet_say_typed (self);
}

static void
focus_left_cb (TcSheet *self, GtkEventController *focus)
{
  if (self->entry == NULL || self->entry != gtk_event_controller_get_widget (focus))
    return;
  self->is_leaving = TRUE;
  if (!tc_sheet_commit (self)) {
    g_autofree char *message = g_strdup_printf (_ ("“%s” was not applied. %s"),
                                                gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                                                gtk_label_get_label (self->notice));

    tc_sheet_report (self, message);
    tc_sheet_cancel (self);
  }
  self->is_leaving = FALSE;
}

static GtkWidget *
get_cursor_label (TcSheet *self)
{
  return self->labels->pdata[self->row * self->data->n_columns + self->column];
}

static gboolean
apply (TcSheet *self, TcOperation *group)
{
  g_autoptr (GError) error = NULL;

  if (tc_document_apply_operation (self->document, group, NULL, &error))
    return TRUE;
  tc_sheet_report (self, error->message);
  return FALSE;
}

/* (transfer full): for the cell under the cursor, which gets @text. */
static TcOperation *
new_group (TcSheet *self, const char *text)
{
  g_autofree char *title = tc_node_dup_title (self->data->scenario, self->data->node);
  const char *row = tc_sheet_cell_get_words (tc_sheet_data_get (self->data, self->row, 0));
  const char *column = tc_sheet_cell_get_words (tc_sheet_data_get (self->data, 0, self->column));
  g_autofree char *label = NULL;

  if (*text == '\0')
    /* TRANSLATORS: row heading, column heading, table: "Clear 7, 2:1 of Combat table" */
    label = g_strdup_printf (_ ("Clear %s, %s of %s"), row, column, title);
  else if (g_str_equal (text, TC_SHEET_YES))
    /* TRANSLATORS: the same of a cell that says yes or nothing */
    label = g_strdup_printf (_ ("Switch on %s, %s of %s"), row, column, title);
  else if (g_utf8_strlen (text, -1) > MAX_VALUE)
    /* TRANSLATORS: the same of a value that is too long to be repeated */
    label = g_strdup_printf (_ ("Set %s, %s of %s"), row, column, title);
  else
    /* TRANSLATORS: the same, and the value: "Set 7, 2:1 of Combat table to PX" */
    label = g_strdup_printf (_ ("Set %s, %s of %s to %s"), row, column, title, text);

  return tc_operation_new_group (label);
}

/* A cell that says yes or nothing needs no entry: one key, or two clicks, and it says the other. */
static void
switch_member (TcSheet *self, const TcSheetCell *cell, const char *text)
{
  g_autoptr (TcOperation) group = NULL;
  g_autofree char *expected = NULL;

  if (text == NULL || g_str_equal (text, " "))
    text = cell->key != NULL ? TC_SHEET_YES : "";
  group = new_group (self, text);
  if (!tc_sheet_data_type (self->data, self->row, self->column, text, group, &expected)) {
    g_autofree char *notice = g_strdup_printf (_ ("Expected %s"), expected);

    tc_sheet_show_notice (self, notice, TRUE);
  } else if (tc_operation_group_get_n (group) > 0) {
    apply (self, group);
  }
}

static void
open_entry (TcSheet *self, const TcSheetCell *cell, const char *text)
{
  GtkWidget *label = get_cursor_label (self);
  GtkEventController *focus;
  g_autofree char *name =
    g_strdup_printf (_ ("New value of %s, %s"),
                     tc_sheet_cell_get_words (tc_sheet_data_get (self->data, self->row, 0)),
                     tc_sheet_cell_get_words (tc_sheet_data_get (self->data, 0, self->column)));
  self->entry = gtk_entry_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (self->entry, "cell");
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 3);
  gtk_widget_set_size_request (self->entry, gtk_widget_get_allocated_width (label),
                               gtk_widget_get_allocated_height (label));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text != NULL ? text : cell->text);
  gtk_widget_set_visible (label, FALSE);
  gtk_grid_attach (self->grid, self->entry, (int) self->column, (int) self->row, 1, 1);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (typed_cb), self);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (self->entry, focus);
  gtk_widget_grab_focus (self->entry);
  if (text != NULL) {
    gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
    typed_cb (self);
  }
}

void
tc_sheet_begin_edit (TcSheet *self, const char *text)
{
  const TcSheetCell *cell = tc_sheet_data_get (self->data, self->row, self->column);

  if (self->entry != NULL || cell->bind == TC_BIND_NONE ||
      !tc_document_is_readable (self->document))
    return;
  tc_sheet_forget_paste (self);
  if (cell->bind == TC_BIND_MEMBER)
    switch_member (self, cell, text);
  else
    open_entry (self, cell, text);
}

static gboolean
remove_entry_cb (gpointer data)
{
  GtkWidget *entry = data;
  GtkWidget *sheet = gtk_widget_get_ancestor (entry, TC_TYPE_SHEET);

  if (sheet == NULL)
    return G_SOURCE_REMOVE;
  /* The keyboard is still here when it was the window that another one took it from. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (TC_SHEET (sheet)->grid)) == entry)
    gtk_widget_grab_focus (sheet);
  gtk_grid_remove (TC_SHEET (sheet)->grid, entry);

  return G_SOURCE_REMOVE;
}

/* The entry goes, and the keyboard goes back to the cell if it was there. While the keyboard is
 * leaving, GTK walks up from the entry, and would never end if that went: it goes a moment later.
 */
static void
end_edit (TcSheet *self)
{
  GtkWidget *entry = self->entry;
  GtkWidget *label = get_cursor_label (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  self->entry = NULL;
  g_signal_handlers_disconnect_by_data (entry, self);
  gtk_widget_set_visible (label, TRUE);
  if (self->is_leaving)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, remove_entry_cb, g_object_ref (entry), g_object_unref);
  else {
    if (had_focus)
      gtk_widget_grab_focus (label);
    gtk_grid_remove (self->grid, entry);
  }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.typed", "b", FALSE);
  tc_sheet_update_notice (self);
  tc_sheet_say_typed (self);
}

void
tc_sheet_cancel (TcSheet *self)
{
  if (self->entry != NULL)
    end_edit (self);
}

gboolean
tc_sheet_commit (TcSheet *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autoptr (TcOperation) group = new_group (self, text);
  g_autofree char *expected = NULL;

  if (!tc_sheet_data_type (self->data, self->row, self->column, text, group, &expected)) {
    g_autofree char *notice = g_strdup_printf (_ ("Expected %s"), expected);

    tc_sheet_show_notice (self, notice, TRUE);
    return FALSE;
  }
  tc_sheet_label_set_text (TC_SHEET_LABEL (get_cursor_label (self)), text,
                           tc_sheet_get_alignment (tc_sheet_get_cursor (self, NULL, NULL)));
  end_edit (self);
  apply (self, group);
  return TRUE;
}

/* Back to the defaults, where there are any. */
static void
clear_block (TcSheet *self)
{
  g_autoptr (TcOperation) group = tc_operation_new_group (_ ("Clear cells"));
  TcSheetBlock block = tc_sheet_get_block (self);
  guint n_refused = 0;

  for (guint i = 0; i < block.n_rows; i++) {
    for (guint j = 0; j < block.n_columns; j++) {
      g_autofree char *expected = NULL;

      if (tc_sheet_data_is_editable (self->data, block.row + i, block.column + j))
        n_refused +=
          !tc_sheet_data_type (self->data, block.row + i, block.column + j, "", group, &expected);
    }
  }
  if (tc_operation_group_get_n (group) > 0)
    apply (self, group);
  else if (n_refused > 0)
    tc_sheet_report (self, _ ("This cannot be empty. Type a value."));
}

void
tc_sheet_copy (TcSheet *self)
{
  TcSheetBlock block = tc_sheet_get_block (self);
  g_autofree char *text = NULL;

  if (self->data == NULL || self->labels->len == 0)
    return;
  text =
    tc_sheet_data_dup_copy (self->data, block.row, block.column, block.n_rows, block.n_columns);
  if (block.n_rows * block.n_columns == 1)
    g_strchomp (text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
paste_text (TcSheet *self, const char *text)
{
  g_autofree char *title = tc_node_dup_title (self->data->scenario, self->data->node);
  g_autofree char *label = g_strdup_printf (_ ("Paste into %s"), title);
  g_autoptr (TcOperation) group = tc_operation_new_group (label);
  TcSheetBlock block = tc_sheet_get_block (self);
  g_autofree char *left = NULL;
  g_autofree char *message = NULL;
  guint n;

  left = tc_sheet_data_paste (self->data, block.row, block.column, text, group, &n);
  if (n > 0 && !apply (self, group))
    return;
  message = g_strdup_printf (ngettext ("Pasted %u value.%s", "Pasted %u values.%s", n), n,
                             *left != '\0' ? _ (" Not everything fits.") : "");
  tc_sheet_report (self, message);
  /* More than a toast has room for. */
  g_free (self->left);
  self->left = *left != '\0' ? g_steal_pointer (&left) : NULL;
  tc_sheet_update_notice (self);
}

static void
pasted_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcSheet) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);

  if (self->document == NULL || self->data == NULL)
    return;
  if (text != NULL)
    paste_text (self, text);
  else
    tc_sheet_report (self, error != NULL ? error->message : _ ("There is nothing to paste."));
}

void
tc_sheet_paste (TcSheet *self)
{
  if (self->data == NULL || self->labels->len == 0 || !tc_document_is_readable (self->document))
    return;
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, pasted_cb,
                                 g_object_ref (self));
}

/* To the next cell that is not hidden behind a title. */
static void
step (TcSheet *self, int dx, int dy, gboolean extends, gboolean is_far)
{
  int row = (int) self->row;
  int column = (int) self->column;

  do {
    int next_row = row + dy;
    int next_column = column + dx;

    if (next_row < 0 || next_column < 0 || next_row > (int) self->data->n_body ||
        next_column >= (int) self->data->n_columns)
      break;
    row = next_row;
    column = next_column;
  } while (is_far);
  tc_sheet_put_cursor (self, (guint) row, (guint) column, extends);
}

static gboolean
edit_key (TcSheet *self, guint key, GdkModifierType state)
{
  switch (key) {
  case GDK_KEY_Escape:
    tc_sheet_cancel (self);
    return TRUE;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    if (tc_sheet_commit (self))
      step (self, 0, (state & GDK_SHIFT_MASK) != 0 ? -1 : 1, FALSE, FALSE);
    return TRUE;
  case GDK_KEY_Tab:
    if (tc_sheet_commit (self))
      step (self, 1, 0, FALSE, FALSE);
    return TRUE;
  case GDK_KEY_ISO_Left_Tab:
    if (tc_sheet_commit (self))
      step (self, -1, 0, FALSE, FALSE);
    return TRUE;
  case GDK_KEY_Up:
  case GDK_KEY_Down:
    if (tc_sheet_commit (self))
      step (self, 0, key == GDK_KEY_Up ? -1 : 1, FALSE, FALSE);
    return TRUE;
  case GDK_KEY_s:
    if ((state & GDK_CONTROL_MASK) != 0)
      tc_sheet_commit (self);
    return FALSE;
  default:
    return FALSE;
  }
}

static gboolean
control_key (TcSheet *self, guint key)
{
  switch (key) {
  case GDK_KEY_c:
  case GDK_KEY_Insert:
    tc_sheet_copy (self);
    return TRUE;
  case GDK_KEY_v:
    tc_sheet_paste (self);
    return TRUE;
  case GDK_KEY_a:
    tc_sheet_put_cursor (self, 1, 0, FALSE);
    tc_sheet_put_cursor (self, MAX (self->data->n_body, 1), self->data->n_columns - 1, TRUE);
    return TRUE;
  default:
    return FALSE;
  }
}

static gboolean
move_key (TcSheet *self, guint key, GdkModifierType state)
{
  gboolean extends = (state & GDK_SHIFT_MASK) != 0;
  gboolean is_far = (state & GDK_CONTROL_MASK) != 0;

  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    step (self, -1, 0, extends, is_far);
    return TRUE;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    step (self, 1, 0, extends, is_far);
    return TRUE;
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    step (self, 0, -1, extends, is_far);
    return TRUE;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    step (self, 0, 1, extends, is_far);
    return TRUE;
  case GDK_KEY_Home:
    tc_sheet_put_cursor (self, is_far ? 1 : self->row, 0, extends);
    return TRUE;
  case GDK_KEY_End:
    tc_sheet_put_cursor (self, is_far ? MAX (self->data->n_body, 1) : self->row,
                         self->data->n_columns - 1, extends);
    return TRUE;
  default:
    return FALSE;
  }
}

gboolean
tc_sheet_key_pressed_cb (TcSheet *self, guint key, guint code, GdkModifierType state)
{
  gunichar sign = gdk_keyval_to_unicode (key);

  if (self->data == NULL || self->labels->len == 0)
    return FALSE;
  if (self->entry != NULL)
    return edit_key (self, key, state);
  if ((state & GDK_ALT_MASK) != 0)
    return FALSE;
  if (tc_sheet_menu_key (self, key, state))
    return TRUE;
  if (move_key (self, key, state))
    return TRUE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return control_key (self, gdk_keyval_to_lower (key));
  if (key == GDK_KEY_Insert && (state & GDK_SHIFT_MASK) != 0) {
    tc_sheet_paste (self);
    return TRUE;
  }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_F2) {
    tc_sheet_begin_edit (self, NULL);
    return TRUE;
  }
  if (key == GDK_KEY_Delete || key == GDK_KEY_BackSpace) {
    clear_block (self);
    return TRUE;
  }
  if (sign != 0 && g_unichar_isprint (sign)) {
    char text[7] = { 0 };

    g_unichar_to_utf8 (sign, text);
    tc_sheet_begin_edit (self, text);
    return TRUE;
  }
  return FALSE;
}
