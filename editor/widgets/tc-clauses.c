/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-clauses.h"

#include <glib/gi18n.h>

#include "document/tc-clause.h"
#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-label.h"
#include "widgets/tc-notice.h"
#include "widgets/tc-reorder.h"
#include "widgets/tc-wrap-box.h"

#define INDENT 20 /* pixels */

struct _TcClauses {
  AdwBin parent_instance;

  TcDocument *document; /* not owned */
  char *owner;          /* path; NULL: nothing is shown */
  char *role;
  GListStore *rows; /* of TcItem: index = depth */
  gboolean is_updating;
  gboolean is_moved; /* a row was, and keeps the keys */

  GtkLabel *heading;
  GtkMenuButton *add_button;
  GtkMenuButton *kind_button;
  GtkListBox *list;
  GtkWidget *stack;
};

G_DEFINE_FINAL_TYPE (TcClauses, tc_clauses, ADW_TYPE_BIN)

static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcItem *item = object;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *kind = tc_label_new_wrapped (tc_item_get_title (item), "caption");

  gtk_widget_add_css_class (kind, "dim-label");
  gtk_widget_set_margin_start (box, (int) tc_item_get_index (item) * INDENT);
  gtk_box_append (GTK_BOX (box), kind);
  if (*tc_item_get_detail (item) != '\0')
    gtk_box_append (GTK_BOX (box), tc_label_new_wrapped (tc_item_get_detail (item), NULL));

  return box;
}

/* -- What is shown ----------------------------------------------------------------------------- */

/* The node whose clauses are shown, as the document is now; FALSE without one. */
static gboolean
find_root (TcClauses *self, TcScenario *scenario, TcClauseRoot *out_root)
{
  TcNode owner = self->owner != NULL && scenario != NULL
                   ? tc_scenario_find_by_path (scenario, self->owner)
                   : TC_NODE_NONE;

  if (owner == TC_NODE_NONE)
    return FALSE;
  *out_root = tc_clause_find_root (scenario, owner, self->role);

  return TRUE;
}

/* The selected clause, or TC_NODE_NONE when something else is selected. */
static TcNode
get_clause (TcClauses *self, TcScenario *scenario)
{
  const char *path = tc_document_get_selected (self->document);

  if (tc_item_find (G_LIST_MODEL (self->rows), path) == G_MAXUINT)
    return TC_NODE_NONE;

  return tc_scenario_find_by_path (scenario, path);
}

static void
update_actions (TcClauses *self, TcScenario *scenario)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_readable = tc_document_is_readable (self->document);
  TcNode clause = get_clause (self, scenario);
  gboolean has_one = clause != TC_NODE_NONE && is_readable;
  g_autoptr (GMenu) add = NULL;
  g_autoptr (GMenu) kinds = NULL;
  TcClauseRoot root;

  if (!find_root (self, scenario, &root))
    return;
  add = tc_clause_make_add_menu (scenario, &root, clause, "clauses.insert");
  kinds = clause != TC_NODE_NONE ? tc_clause_make_kind_menu (scenario, clause, "clauses.retype")
                                 : g_menu_new ();
  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (add));
  gtk_menu_button_set_menu_model (self->kind_button, G_MENU_MODEL (kinds));
  gtk_widget_set_sensitive (GTK_WIDGET (self->add_button), is_readable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->kind_button),
                            has_one && g_menu_model_get_n_items (G_MENU_MODEL (kinds)) > 0);
  gtk_widget_action_set_enabled (widget, "clauses.remove", has_one);
  gtk_widget_action_set_enabled (widget, "clauses.up",
                                 has_one && tc_element_can_move (scenario, clause, FALSE));
  gtk_widget_action_set_enabled (widget, "clauses.down",
                                 has_one && tc_element_can_move (scenario, clause, TRUE));
}

void
tc_clauses_follow (TcClauses *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  guint position =
    tc_item_find (G_LIST_MODEL (self->rows), tc_document_get_selected (self->document));
  gboolean was_updating = self->is_updating;

  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  gtk_list_box_select_row (
    self->list,
    position != G_MAXUINT ? gtk_list_box_get_row_at_index (self->list, (int) position) : NULL);
  self->is_updating = was_updating;
  update_actions (self, scenario);
}

void
tc_clauses_show (TcClauses *self, TcScenario *scenario, TcNode owner, const char *role)
{
  g_autoptr (GPtrArray) items = NULL;
  TcClauseRoot root = { 0 };

  g_return_if_fail (TC_IS_CLAUSES (self) && scenario != NULL);

  g_free (self->owner);
  g_free (self->role);
  self->owner = owner != TC_NODE_NONE ? tc_scenario_dup_path (scenario, owner) : NULL;
  self->role = g_strdup (role);
  self->is_updating = TRUE;
  if (find_root (self, scenario, &root)) {
    g_autofree char *label = tc_word_dup_capital (
      root.holder != NULL ? root.holder->label : tc_scenario_get_element (scenario, owner)->label);

    gtk_label_set_label (self->heading, label);
    items = tc_clause_list (scenario, &root);
  } else {
    items = g_ptr_array_new ();
  }
  tc_item_update_store (self->rows, items);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), items->len > 0 ? "rows" : "none");
  self->is_updating = FALSE;
  tc_clauses_follow (self);
  if (self->is_moved && !tc_document_is_building (self->document)) {
    self->is_moved = FALSE;
    tc_reorder_focus (self->list);
  }
}

GListModel *
tc_clauses_get_rows (TcClauses *self)
{
  return G_LIST_MODEL (self->rows);
}

static void
row_selected_cb (TcClauses *self, GtkListBoxRow *row)
{
  g_autoptr (TcItem) item = NULL;

  if (self->is_updating || row == NULL || self->document == NULL)
    return;
  item =
    g_list_model_get_item (G_LIST_MODEL (self->rows), (guint) gtk_list_box_row_get_index (row));
  if (item != NULL)
    tc_document_select (self->document, tc_item_get_key (item));
}

/* -- Changes ----------------------------------------------------------------------------------- */

static void
insert_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcClauses *self = TC_CLAUSES (widget);
  const char *parent, *holder, *name, *after;
  g_autoptr (GError) error = NULL;

  g_variant_get (parameter, "(&s&s&s&s)", &parent, &holder, &name, &after);
  tc_clause_insert (self->document, parent, holder, name, after, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
retype_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcClauses *self = TC_CLAUSES (widget);
  g_autofree char *path = g_strdup (tc_document_get_selected (self->document));
  g_autoptr (GError) error = NULL;

  tc_clause_retype (self->document, path, g_variant_get_string (parameter, NULL), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcClauses *self = TC_CLAUSES (widget);
  const char *paths[] = { tc_document_get_selected (self->document), NULL };

  tc_delete (widget, self->document, paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcClauses *self = TC_CLAUSES (widget);
  g_autoptr (GError) error = NULL;

  tc_element_move (self->document, tc_document_get_selected (self->document),
                   g_str_equal (action, "clauses.down"), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static guint
get_depth (TcClauses *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  return item != NULL ? tc_item_get_index (item) : 0;
}

/* A row goes with all inside it, so what it is dropped on is the next row that is not deeper. */
static void
reorder_cb (guint from, guint before, gpointer user_data)
{
  TcClauses *self = user_data;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint depth = get_depth (self, from);
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), from);
  g_autoptr (TcItem) next = NULL;
  g_autoptr (GError) error = NULL;

  self->is_moved = TRUE;
  for (; before < n && get_depth (self, before) > depth; before++)
    ;
  if (before < n && get_depth (self, before) == depth)
    next = g_list_model_get_item (G_LIST_MODEL (self->rows), before);
  tc_clause_move (self->document, tc_item_get_key (item),
                  next != NULL ? tc_item_get_key (next) : NULL, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
tc_clauses_dispose (GObject *object)
{
  TcClauses *self = TC_CLAUSES (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->rows);
  g_clear_pointer (&self->owner, g_free);
  g_clear_pointer (&self->role, g_free);
  G_OBJECT_CLASS (tc_clauses_parent_class)->dispose (object);
}

static void
tc_clauses_class_init (TcClausesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_clauses_dispose;
  g_type_ensure (TC_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/widgets/tc-clauses.ui");
  gtk_widget_class_bind_template_child (widget_class, TcClauses, heading);
  gtk_widget_class_bind_template_child (widget_class, TcClauses, add_button);
  gtk_widget_class_bind_template_child (widget_class, TcClauses, kind_button);
  gtk_widget_class_bind_template_child (widget_class, TcClauses, list);
  gtk_widget_class_bind_template_child (widget_class, TcClauses, stack);
  gtk_widget_class_install_action (widget_class, "clauses.insert", "(ssss)", insert_action);
  gtk_widget_class_install_action (widget_class, "clauses.retype", "s", retype_action);
  gtk_widget_class_install_action (widget_class, "clauses.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "clauses.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "clauses.down", NULL, move_action);
}

static void
tc_clauses_init (TcClauses *self)
{
  self->rows = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->rows), create_row_cb, NULL, NULL);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  tc_reorder_attach (self->list, reorder_cb, self);
}

void
tc_clauses_set_document (TcClauses *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_CLAUSES (self) && self->document == NULL);

  self->document = document;
}
