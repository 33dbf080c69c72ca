/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/rules/tc-rules-page-private.h"

/* Victory levels and milestones: each a heading, and its conditions below it, indented. */

#define INDENT 22 /* pixels */

/* What a level or a milestone says: names of what it speaks of, numbers with their words. */
static char *
dup_summary (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    const char *value = tc_scenario_get_string (scenario, node, attribute->name);
    g_autofree char *words = NULL;
    g_autofree char *label = NULL;

    if (value == NULL || tc_value_is_datum (attribute->name) ||
        g_str_equal (attribute->name, "id") || g_str_equal (attribute->name, "name"))
      continue;
    if (attribute->type->kind == TC_VALUE_BOOLEAN &&
        !tc_scenario_get_bool (scenario, node, attribute->name))
      continue;
    if (text->len > 0)
      g_string_append (text, ", ");
    words = tc_value_dup_text (scenario, node, attribute);
    label = g_strdelimit (g_strdup (tc_word_translate (attribute->label)), "-", ' ');
    if (attribute->type->kind == TC_VALUE_BOOLEAN)
      g_string_append (text, label);
    else if (attribute->type->kind == TC_VALUE_INTEGER && attribute->refs == NULL)
      g_string_append_printf (text, "%s %s", label, words);
    else
      g_string_append (text, words);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_rows (GPtrArray *items, TcScenario *scenario, TcNode node, guint depth)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *kind = tc_node_dup_kind (scenario, node);
  g_autofree char *title = tc_node_dup_title (scenario, node);
  TcNode child = tc_scenario_get_first_child (scenario, node);
  gboolean is_leaf = depth > 0 && child == TC_NODE_NONE;
  g_autofree char *says = is_leaf ? tc_sentence_dup (scenario, node) : g_strdup ("");
  g_autofree char *summary = *says == '\0' ? dup_summary (scenario, node) : g_strdup ("");

  /* A condition reads as in play and in print; a group is only what joins those below it. */
  if (*says != '\0')
    g_ptr_array_add (items, tc_item_new (path, says, "", "", depth));
  else
    g_ptr_array_add (items, tc_item_new (path, depth == 0 ? title : kind, summary, "", depth));
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child))
    add_rows (items, scenario, child, depth + 1);
}

static void
update_store (GListStore *store, TcScenario *scenario, const char *role)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE)
    add_rows (items, scenario, node, 0);
  tc_item_update_store (store, items);
}

static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcItem *item = object;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *title = gtk_label_new (tc_item_get_title (item));
  GtkWidget *detail = gtk_label_new (tc_item_get_detail (item));
  guint depth = tc_item_get_index (item);

  gtk_widget_set_margin_start (box, (int) depth * INDENT);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (detail), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (detail), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (detail, TRUE);
  if (depth == 0) {
    gtk_widget_add_css_class (title, "heading");
    gtk_widget_add_css_class (detail, "dim-label");
  }
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), detail);
  return box;
}

static void
row_selected_cb (TcRulesPage *self, GtkListBoxRow *row, GtkListBox *list)
{
  GListStore *store = list == self->victory_list ? self->victory : self->milestones;
  g_autoptr (TcItem) item = NULL;

  if (self->is_updating || row == NULL || self->document == NULL)
    return;
  item = g_list_model_get_item (G_LIST_MODEL (store), (guint) gtk_list_box_row_get_index (row));
  if (item == NULL)
    return;
  self->is_updating = TRUE;
  tc_document_select (self->document, tc_item_get_key (item));
  self->is_updating = FALSE;
}

void
tc_rules_page_set_up_trees (TcRulesPage *self)
{
  GtkListBox *lists[] = { self->victory_list, self->milestone_list };
  GListStore *stores[] = { self->victory, self->milestones };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++) {
    gtk_list_box_bind_model (lists[i], G_LIST_MODEL (stores[i]), create_row_cb, NULL, NULL);
    g_signal_connect_object (lists[i], "row-selected", G_CALLBACK (row_selected_cb), self,
                             G_CONNECT_SWAPPED);
  }
}

void
tc_rules_page_update_trees (TcRulesPage *self, TcScenario *scenario)
{
  self->is_updating = TRUE;
  update_store (self->victory, scenario, "victory");
  update_store (self->milestones, scenario, "milestone");
  self->is_updating = FALSE;
  tc_rules_page_update_tree_selection (self, scenario);
}

static void
select_in (GtkListBox *list, GListStore *store, const char *path)
{
  guint position = tc_item_find (G_LIST_MODEL (store), path);

  gtk_list_box_select_row (
    list, position != G_MAXUINT ? gtk_list_box_get_row_at_index (list, (int) position) : NULL);
}

void
tc_rules_page_update_tree_selection (TcRulesPage *self, TcScenario *scenario)
{
  const char *path = tc_document_get_selected (self->document);

  self->is_updating = TRUE;
  select_in (self->victory_list, self->victory, path);
  select_in (self->milestone_list, self->milestones, path);
  self->is_updating = FALSE;
}
