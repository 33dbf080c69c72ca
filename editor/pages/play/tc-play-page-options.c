/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is agreed before a game: the options of the system, and the house rules that are on. What is
 * played is the document's text with the options written into it, as on the command line. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"

static const TcSchemaAttribute *
find_attribute (TcRuleset *ruleset, const TcOption *option)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode section = tc_scenario_find_section (scenario, option->section);
  const TcSchemaElement *element;

  if (section == TC_NODE_NONE)
    return NULL;
  element = tc_schema_content_find_element (tc_scenario_get_element (scenario, section)->content,
                                            option->element, NULL);

  return element != NULL ? tc_schema_content_find_attribute (element->content, option->attribute)
                         : NULL;
}

static void
forget_playable (TcPlayPage *self)
{
  g_clear_pointer (&self->playable, tc_build_unref);
  g_clear_pointer (&self->playable_of, tc_build_unref);
}

static void
option_chosen_cb (TcPlayPage *self, GParamSpec *pspec, GtkDropDown *drop_down)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);
  const char *id = g_object_get_data (G_OBJECT (drop_down), "option");

  if (chosen == NULL || self->is_updating)
    return;
  g_hash_table_replace (self->options, g_strdup (id),
                        g_strdup (gtk_string_object_get_string (chosen)));
  forget_playable (self);
}

static GtkWidget *
create_option (TcPlayPage *self, TcRuleset *ruleset, guint index)
{
  const TcOption *option = &tc_ruleset_get_system (ruleset)->options[index];
  const TcSchemaAttribute *attribute = find_attribute (ruleset, option);
  const char *value = g_hash_table_lookup (self->options, option->id);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_ (option->title));
  GtkStringList *choices = gtk_string_list_new (NULL);
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (choices), NULL);

  if (value == NULL)
    value = tc_ruleset_get_option (ruleset, index);
  for (guint i = 0; attribute != NULL && i < attribute->type->n_values; i++) {
    gtk_string_list_append (choices, attribute->type->values[i].name);
    if (g_strcmp0 (value, attribute->type->values[i].name) == 0)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
  }
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_tooltip_text (row, attribute != NULL ? tc_word_translate (attribute->doc) : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (option->title), -1);
  g_object_set_data (G_OBJECT (drop_down), "option", (gpointer) option->id);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (option_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), drop_down);

  return row;
}

static void
update_house_rules (TcPlayPage *self, TcRuleset *ruleset)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);
  g_autoptr (GString) text =
    g_string_new (rules->len > 0 ? _ ("House rules on:") : _ ("House rules on: none"));

  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *line =
      tc_value_dup_house_rule (scenario, &g_array_index (rules, TcHouseRule, i));

    g_string_append_printf (text, "\n%s", line);
  }
  gtk_label_set_label (self->house_rules, text->str);
}

void
tc_play_page_update_options (TcPlayPage *self)
{
  TcRuleset *ruleset = tc_play_page_get_ruleset (self);
  GtkWidget *row;

  if (ruleset == NULL)
    return;
  while ((row = gtk_widget_get_first_child (self->options_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->options_box), row);
  for (guint i = 0; i < tc_ruleset_get_system (ruleset)->n_options; i++)
    gtk_box_append (GTK_BOX (self->options_box), create_option (self, ruleset, i));
  update_house_rules (self, ruleset);
}

/* With each chosen option written into the text, where the system still has it. */
static TcBuild *
build_with_options (TcPlayPage *self, TcBuild *build)
{
  TcBuild *with = tc_build_ref (build);
  GHashTableIter iter;
  gpointer id;
  gpointer value;

  g_hash_table_iter_init (&iter, self->options);
  while (g_hash_table_iter_next (&iter, &id, &value)) {
    TcBuild *next = tc_build_new_with_option (with, NULL, id, value, NULL);

    if (next != NULL) {
      tc_build_unref (with);
      with = next;
    }
  }

  return with;
}

TcRuleset *
tc_play_page_get_playable (TcPlayPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);

  if (build == NULL || tc_build_get_ruleset (build) == NULL)
    return NULL;
  if (self->playable_of != build) {
    forget_playable (self);
    self->playable_of = tc_build_ref (build);
    self->playable = build_with_options (self, build);
  }

  return tc_build_get_ruleset (self->playable);
}

void
tc_play_page_init_options (TcPlayPage *self)
{
  self->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
tc_play_page_clear_options (TcPlayPage *self)
{
  forget_playable (self);
  g_clear_pointer (&self->options, g_hash_table_unref);
}

/* What happened at the table and no bot would decide: a menu of it, as the position allows. */
void
tc_play_page_update_records (TcPlayPage *self)
{
  guint n = 0;
  const TcViewMove *records = tc_view_get_records (self->view, &n);

  g_menu_remove_all (self->records_menu);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new (records[i].text, NULL);

    g_menu_item_set_action_and_target (item, "play.apply", "(yqqq)", records[i].move.verb,
                                       records[i].move.subject, records[i].move.target,
                                       records[i].move.value);
    g_menu_append_item (self->records_menu, item);
  }
}
