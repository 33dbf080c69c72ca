/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-list.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "sheet/tc-sheet.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-tip.h"

struct _TcSheetList {
  AdwBin parent_instance;

  TcDocument *document;
  const TcSchemaElement *element;
  char *parent_path;

  TcSheet *sheet;
  GtkLabel *title;
  GtkLabel *count;
  GtkLabel *doc; /* what such elements are */
  GtkButton *add_button;
  GtkButton *remove_button;
  GMenuModel *row_menu;
};

G_DEFINE_FINAL_TYPE (TcSheetList, tc_sheet_list, ADW_TYPE_BIN)

/* (nullable): the path of the child under the cursor. */
static const char *
get_current (TcSheetList *self)
{
  guint row;
  const TcSheetCell *cell = tc_sheet_get_cursor (self->sheet, &row, NULL);

  return cell != NULL && row > 0 ? cell->path : NULL;
}

static void
apply (TcSheetList *self, TcOperation *operation)
{
  g_autoptr (GError) error = NULL;

  if (!tc_document_apply_operation (self->document, operation, NULL, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
}

static void
update_actions (TcSheetList *self)
{
  gboolean is_readable = tc_document_is_readable (self->document);
  g_auto (GStrv) rows = tc_sheet_dup_rows (self->sheet);
  guint n = g_strv_length (rows);
  gboolean can_move = n == 1 && get_current (self) != NULL && is_readable;

  tc_sheet_label_removal (GTK_WIDGET (self->remove_button), n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.add", is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", n > 0 && is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.up", can_move);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.down", can_move);
}

/* The new one is made from the schema; the cursor will stand in it. */
static void
add_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSheetList *self = TC_SHEET_LIST (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  const TcSheetData *data = tc_sheet_get_data (self->sheet);
  g_autoptr (TcOperation) insert = NULL;
  TcNode parent = TC_NODE_NONE;

  if (error != NULL)
    gtk_widget_activate_action (widget, "win.show-notice", "s", error->message);
  if (scenario != NULL && self->parent_path != NULL)
    parent = tc_scenario_find_by_path (scenario, self->parent_path);
  if (parent == TC_NODE_NONE)
    return;
  insert = tc_value_new_insert (scenario, parent, self->element);
  apply (self, insert);
  tc_sheet_move_cursor (self->sheet, data->n_body + 1, 0);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSheetList *self = TC_SHEET_LIST (widget);
  g_auto (GStrv) rows = tc_sheet_dup_rows (self->sheet);

  if (rows[0] != NULL)
    tc_delete (widget, self->document, (const char *const *) rows);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSheetList *self = TC_SHEET_LIST (widget);
  gboolean is_down = g_str_equal (name, "list.down");
  const char *path = get_current (self);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  guint row, column;

  if (path == NULL)
    return;
  tc_sheet_get_cursor (self->sheet, &row, &column);
  operation = tc_operation_new_move (path, is_down);
  if (tc_document_apply_operation (self->document, operation, NULL, &error))
    tc_sheet_move_cursor (self->sheet, is_down ? row + 1 : row - 1, column);
  else
    gtk_widget_activate_action (widget, "win.show-notice", "s", error->message);
}

static void
tc_sheet_list_dispose (GObject *object)
{
  TcSheetList *self = TC_SHEET_LIST (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->parent_path, g_free);
  G_OBJECT_CLASS (tc_sheet_list_parent_class)->dispose (object);
}

static void
tc_sheet_list_class_init (TcSheetListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_sheet_list_dispose;
  g_type_ensure (TC_TYPE_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/sheet/tc-sheet-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, sheet);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, title);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, count);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, doc);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, add_button);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, remove_button);
  gtk_widget_class_bind_template_child (widget_class, TcSheetList, row_menu);
  gtk_widget_class_bind_template_callback (widget_class, update_actions);
  gtk_widget_class_install_action (widget_class, "list.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "list.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "list.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "list.down", NULL, move_action);
}

static void
tc_sheet_list_init (TcSheetList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_sheet_set_menu (self->sheet, self->row_menu);
}

GtkWidget *
tc_sheet_list_new (TcDocument *document, const TcSchemaElement *element)
{
  TcSheetList *self = g_object_new (TC_TYPE_SHEET_LIST, NULL);
  g_autofree char *kind = tc_word_dup_capital (element->label);
  g_autofree char *add = g_strdup_printf (_ ("Add %s"), tc_word_translate (element->label));

  self->document = g_object_ref (document);
  self->element = element;
  gtk_label_set_label (self->title, kind);
  gtk_label_set_label (self->doc, element->doc != NULL ? tc_word_translate (element->doc) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->doc), element->doc != NULL && *element->doc != '\0');
  tc_tip_set (GTK_WIDGET (self->add_button), add);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  add, -1);
  tc_sheet_set_document (self->sheet, document);
  return GTK_WIDGET (self);
}

const TcSchemaElement *
tc_sheet_list_get_element (TcSheetList *self)
{
  return self->element;
}

void
tc_sheet_list_update (TcSheetList *self, TcScenario *scenario, TcNode parent)
{
  TcSheetData *data = tc_sheet_data_new_list (scenario, parent, self->element);
  g_autofree char *count = g_strdup_printf ("%u", data->n_body);

  g_free (self->parent_path);
  self->parent_path = tc_scenario_dup_path (scenario, parent);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), data->n_body > 0);
  tc_sheet_take_data (self->sheet, data);
  update_actions (self);
}
