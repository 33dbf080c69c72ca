/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/map/tc-map-edit.h"
#include "pages/map/tc-map-page-private.h"

/* The questions about a new area: its name, its id, and what else the schema requires, with what
 * its neighbours have as the answer to begin with. */

typedef struct {
  TcMapPage *page;
  GArray *points; /* of TcPoint */
  char **touching;
  AdwMessageDialog *dialog;
  GtkEditable *name;
  GtkEditable *id;
  gboolean id_is_own; /* the user typed it */
  gboolean is_updating;
  GtkSwitch *joins;
  GPtrArray *choices; /* of AdwComboRow; their attribute is "tc-attribute" */
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_object_unref (question->page);
  g_array_unref (question->points);
  g_strfreev (question->touching);
  g_ptr_array_unref (question->choices);
  g_free (question);
}

/* (transfer full) (nullable): why @id cannot be the new area's. */
static char *
dup_id_problem (TcScenario *scenario, const char *id)
{
  const TcSchemaElement *space = tc_map_edit_get_space_element (scenario);
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (space->content, "id");
  TcNode other = tc_node_find_key (scenario, "space", id);
  g_autofree char *title = other != TC_NODE_NONE ? tc_node_dup_title (scenario, other) : NULL;
  g_autofree char *expected = NULL;

  if (title != NULL)
    return g_strdup_printf (_ ("Id: %s already has it"), title);
  if (attribute != NULL && !tc_schema_type_check (attribute->type, id, strlen (id), &expected))
    return g_strdup_printf (_ ("Id: must be %s"), expected);

  return NULL;
}

static void
judge (Question *question)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  const char *name = gtk_editable_get_text (question->name);
  g_autofree char *problem = dup_id_problem (scenario, gtk_editable_get_text (question->id));
  gboolean is_good = problem == NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (question->id),
                                 problem != NULL ? problem : _ ("Id"));
  if (is_good)
    gtk_widget_remove_css_class (GTK_WIDGET (question->id), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (question->id), "error");
  adw_message_dialog_set_response_enabled (question->dialog, "add", is_good && *name != '\0');
}

static void
name_changed_cb (Question *question)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  g_autofree char *id = NULL;

  if (!question->id_is_own) {
    id = tc_map_edit_dup_free_id (scenario, gtk_editable_get_text (question->name));
    question->is_updating = TRUE;
    gtk_editable_set_text (question->id, id);
    question->is_updating = FALSE;
  }
  judge (question);
}

static void
id_changed_cb (Question *question)
{
  if (!question->is_updating)
    question->id_is_own = TRUE;
  judge (question);
}

static void
add_now (Question *question)
{
  TcMapPage *page = question->page;
  TcScenario *scenario = tc_document_get_scenario (page->document);
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();
  TcMapEditArea area = {
    .id = gtk_editable_get_text (question->id),
    .name = gtk_editable_get_text (question->name),
    .points = (const TcPoint *) (gpointer) question->points->data,
    .n_points = question->points->len,
    .joins = question->joins != NULL && gtk_switch_get_active (question->joins),
  };

  for (guint i = 0; i < question->choices->len; i++) {
    AdwComboRow *row = question->choices->pdata[i];
    TcItem *item = adw_combo_row_get_selected_item (row);

    if (item == NULL)
      continue;
    g_ptr_array_add (attributes, g_object_get_data (G_OBJECT (row), "tc-attribute"));
    g_ptr_array_add (attributes, (gpointer) tc_item_get_key (item));
  }
  g_ptr_array_add (attributes, NULL);
  area.attributes = (const char *const *) attributes->pdata;
  tc_document_break_merge (page->document);
  if (tc_map_page_apply (page, tc_map_edit_add_area (scenario, &area), NULL)) {
    g_free (page->added);
    page->added = g_strdup (area.id);
  }
}

static void
response_cb (Question *question, const char *response)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  g_autofree char *problem = NULL;

  if (scenario != NULL)
    problem = dup_id_problem (scenario, gtk_editable_get_text (question->id));
  if (g_str_equal (response, "add") && scenario != NULL && problem == NULL)
    add_now (question);
  tc_board_set_tool (question->page->board, TC_BOARD_TOOL_SELECT);
  gtk_widget_grab_focus (GTK_WIDGET (question->page->board));
}

static GtkWidget *
add_entry (GtkListBox *list, const char *title, const char *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  gtk_list_box_append (list, row);

  return row;
}

/* All that may be named by the attribute. */
static GListStore *
list_targets (TcScenario *scenario, const TcSchemaAttribute *attribute)
{
  GListStore *store = g_list_store_new (TC_TYPE_ITEM);
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const char *id = tc_scenario_get_id (scenario, node);

    if (id != NULL && element->key_space != NULL &&
        g_strv_contains (attribute->refs, element->key_space)) {
      g_autofree char *title = tc_node_dup_title (scenario, node);
      g_autoptr (TcItem) item = tc_item_new (id, title, "", "", 0);

      g_list_store_append (store, item);
    }
  }

  return store;
}

static void
add_choice (Question *question, GtkListBox *list, const TcSchemaAttribute *attribute)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  g_autoptr (GListStore) store = list_targets (scenario, attribute);
  g_autofree char *label = tc_word_dup_capital (attribute->label);
  g_autofree char *usual = tc_map_edit_dup_usual (
    scenario, attribute->name, (const TcPoint *) (gpointer) question->points->data,
    question->points->len);
  GtkWidget *row = adw_combo_row_new ();
  guint at = usual != NULL ? tc_item_find (G_LIST_MODEL (store), usual) : G_MAXUINT;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  adw_combo_row_set_expression (ADW_COMBO_ROW (row),
                                gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (store));
  if (at != G_MAXUINT)
    adw_combo_row_set_selected (ADW_COMBO_ROW (row), at);
  g_object_set_data (G_OBJECT (row), "tc-attribute", (gpointer) attribute->name);
  gtk_list_box_append (list, row);
  g_ptr_array_add (question->choices, row);
}

#define MOST_NAMED 3

/* (transfer full): of the areas that the new one touches. */
static char *
dup_touching_names (Question *question)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint n = g_strv_length (question->touching);

  for (guint i = 0; i < MIN (n, MOST_NAMED); i++)
    g_ptr_array_add (names, tc_node_dup_title (scenario, tc_node_find_key (scenario, "space",
                                                                           question->touching[i])));

  return tc_name_dup_list ((const char *const *) names->pdata, names->len, n);
}

static void
add_joins (Question *question, GtkListBox *list)
{
  guint n = g_strv_length (question->touching);
  g_autofree char *title =
    g_strdup_printf (ngettext ("Make it adjacent to the area that it touches",
                               "Make it adjacent to the %u areas that it touches", n),
                     n);
  g_autofree char *names = dup_touching_names (question);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *joins = gtk_switch_new ();

  if (n == 0)
    return;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), names);
  gtk_switch_set_active (GTK_SWITCH (joins), TRUE);
  gtk_widget_set_valign (joins, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (joins), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, names, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), joins);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), joins);
  gtk_list_box_append (list, row);
  question->joins = GTK_SWITCH (joins);
}

static gboolean
is_of_graph (const Question *question)
{
  return tc_board_is_graph (tc_board_get_view (question->page->board));
}

static GtkWidget *
create_form (Question *question)
{
  TcScenario *scenario = tc_document_get_scenario (question->page->document);
  const char *name = is_of_graph (question) ? _ ("New space") : _ ("New area");
  const TcSchemaElement *space = tc_map_edit_get_space_element (scenario);
  GtkWidget *widget = gtk_list_box_new ();
  GtkListBox *list = GTK_LIST_BOX (widget);
  g_autofree char *id = tc_map_edit_dup_free_id (scenario, name);

  gtk_list_box_set_selection_mode (list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (widget, "boxed-list");
  question->name = GTK_EDITABLE (add_entry (list, _ ("Name"), name));
  question->id = GTK_EDITABLE (add_entry (list, _ ("Id"), id));
  for (guint i = 0; i < space->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &space->content->attributes[i];

    if (attribute->refs != NULL && attribute->required)
      add_choice (question, list, attribute);
  }
  add_joins (question, list);

  return widget;
}

void
tc_map_page_ask_for_area (TcMapPage *self, const TcPoint *points, guint n_points)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  Question *question;

  if (tc_map_edit_get_space_element (scenario) == NULL)
    return;
  question = g_new0 (Question, 1);
  question->page = g_object_ref (self);
  question->points = g_array_new (FALSE, FALSE, sizeof (TcPoint));
  g_array_append_vals (question->points, points, n_points);
  question->touching = tc_map_edit_dup_touching (scenario, points, n_points);
  question->choices = g_ptr_array_new ();
  question->dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
    window, is_of_graph (question) ? _ ("New Space") : _ ("New Area"), NULL));
  adw_message_dialog_set_extra_child (question->dialog, create_form (question));
  adw_message_dialog_add_responses (question->dialog, "cancel", _ ("_Cancel"), "add",
                                    is_of_graph (question) ? _ ("_Add Space") : _ ("_Add Area"),
                                    NULL);
  adw_message_dialog_set_response_appearance (question->dialog, "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question->dialog, "add");
  adw_message_dialog_set_close_response (question->dialog, "cancel");
  g_signal_connect_swapped (question->name, "changed", G_CALLBACK (name_changed_cb), question);
  g_signal_connect_swapped (question->id, "changed", G_CALLBACK (id_changed_cb), question);
  g_signal_connect_swapped (question->dialog, "response", G_CALLBACK (response_cb), question);
  g_object_set_data_full (G_OBJECT (question->dialog), "tc-question", question, free_question);
  judge (question);
  gtk_window_present (GTK_WINDOW (question->dialog));
  gtk_widget_grab_focus (GTK_WIDGET (question->name));
}
