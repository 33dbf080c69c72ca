/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/rules/tc-rules-page-private.h"

/* The numbers and switches of the rules, a group of fields for each element of the schema. */

void
tc_rule_free (TcRule *rule)
{
  g_ptr_array_unref (rule->fields);
  g_free (rule);
}

static void
clear_fields (TcRule *rule)
{
  while (rule->fields->len > 0) {
    TcField *field = rule->fields->pdata[rule->fields->len - 1];
    GtkWidget *row = g_object_ref (tc_field_get_row (field));
    GtkWidget *problem = g_object_ref (tc_field_get_problem_row (field));

    g_ptr_array_set_size (rule->fields, (gint) rule->fields->len - 1);
    adw_preferences_group_remove (rule->group, row);
    adw_preferences_group_remove (rule->group, problem);
    g_object_unref (row);
    g_object_unref (problem);
  }
}

static void
add_fields (TcRulesPage *self, TcRule *rule)
{
  const TcSchemaContent *content = rule->element->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    TcField *field;

    if (tc_value_is_datum (content->attributes[i].name))
      continue;
    field = tc_field_new (self->document, &content->attributes[i]);
    tc_field_add_to (field, rule->group);
    g_ptr_array_add (rule->fields, field);
  }
}

/* What a rule is about; of one that is not written also how it is played. */
static void
update_description (TcRule *rule, TcScenario *scenario, gboolean is_written)
{
  const TcSchemaContent *content = rule->element->content;
  const char *doc = content->doc != NULL ? content->doc : rule->element->doc;
  g_autoptr (GString) text = g_string_new (tc_word_translate (doc));
  g_autofree char *escaped = NULL;
  guint n = 0;

  for (guint i = 0; !is_written && i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *label = tc_word_dup_capital (attribute->label);
    g_autofree char *value = NULL;

    if (tc_value_is_datum (attribute->name) || attribute->default_value == NULL)
      continue;
    value = tc_value_dup_said (scenario, TC_NODE_NONE, attribute, attribute->default_value);
    g_string_append (text, n++ > 0 ? " · " : "\n");
    g_string_append_printf (text, "%s: %s", label, value);
  }
  escaped = g_markup_escape_text (text->str, -1);
  adw_preferences_group_set_description (rule->group, escaped);
}

static void
make_rule (TcRulesPage *self, const TcSchemaElement *element)
{
  TcRule *rule = g_new0 (TcRule, 1);
  g_autofree char *title = tc_word_dup_capital (element->label);
  g_autofree char *escaped = g_markup_escape_text (title, -1);
  g_autofree char *name = g_strdup_printf (_ ("Set the rule %s"), title);

  rule->element = element;
  rule->fields = g_ptr_array_new_with_free_func (g_object_unref);
  rule->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (rule->group, escaped);
  rule->button = gtk_button_new_with_label (_ ("Change…"));
  gtk_widget_set_valign (rule->button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (rule->button), "rules.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (rule->button), "s", element->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (rule->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  adw_preferences_group_set_header_suffix (rule->group, rule->button);
  gtk_box_append (self->forms, GTK_WIDGET (rule->group));
  g_ptr_array_add (self->rules, rule);
}

static void
make_rules (TcRulesPage *self, const TcSchemaElement *element)
{
  for (guint i = 0; i < self->rules->len; i++) {
    TcRule *rule = self->rules->pdata[i];

    clear_fields (rule);
    gtk_box_remove (self->forms, GTK_WIDGET (rule->group));
  }
  g_ptr_array_set_size (self->rules, 0);
  self->rules_element = element;
  for (guint i = 0; i < element->content->n_elements; i++)
    make_rule (self, element->content->elements[i]);
}

/* What the printed rules say otherwise is a house rule. */
static gboolean
is_house_rule (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);

  return attribute->printed != NULL &&
         g_strcmp0 (value != NULL ? value : "", attribute->printed) != 0;
}

static void
update_written (TcRule *rule, TcScenario *scenario, TcNode node)
{
  for (guint i = 0; i < rule->fields->len; i++) {
    TcField *field = rule->fields->pdata[i];

    tc_field_update (field, scenario, node);
    if (is_house_rule (scenario, node, tc_field_get_attribute (field)))
      gtk_widget_add_css_class (tc_field_get_row (field), "house-rule");
    else
      gtk_widget_remove_css_class (tc_field_get_row (field), "house-rule");
  }
}

/* Its first value that is set writes it. */
static void
update_open (TcRulesPage *self, TcRule *rule, TcScenario *scenario, TcNode rules)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, rules);
  g_autoptr (TcScenario) preview = tc_element_preview (self->document, path, rule->element);
  TcNode parent = preview != NULL ? tc_scenario_find_by_path (preview, path) : TC_NODE_NONE;
  TcNode node = parent != TC_NODE_NONE
                  ? tc_scenario_find_child (preview, parent, rule->element->name)
                  : TC_NODE_NONE;

  for (guint i = 0; i < rule->fields->len && node != TC_NODE_NONE; i++)
    tc_field_update_unwritten (rule->fields->pdata[i], preview, node, path, rule->element);
}

static void
update_rule (TcRulesPage *self, TcScenario *scenario, TcNode rules, TcRule *rule)
{
  TcNode node = tc_scenario_find_child (scenario, rules, rule->element->name);
  gboolean is_written = node != TC_NODE_NONE;
  gboolean is_shown;

  rule->is_open = rule->is_open && !is_written;
  is_shown = is_written || rule->is_open;
  if (is_shown != (rule->fields->len > 0)) {
    clear_fields (rule);
    if (is_shown)
      add_fields (self, rule);
  }
  update_description (rule, scenario, is_shown);
  gtk_widget_set_visible (rule->button, !is_shown);
  if (is_written)
    update_written (rule, scenario, node);
  else if (rule->is_open)
    update_open (self, rule, scenario, rules);
}

/* Nothing is written before a value is changed, but for a rule that has none. */
void
tc_rules_page_open_rule (TcRulesPage *self, const char *name)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode rules =
    scenario != NULL ? tc_scenario_find_by_role (scenario, "rules", TC_NODE_NONE) : TC_NODE_NONE;

  for (guint i = 0; rules != TC_NODE_NONE && i < self->rules->len; i++) {
    TcRule *rule = self->rules->pdata[i];

    if (!g_str_equal (rule->element->name, name))
      continue;
    rule->is_open = TRUE;
    update_rule (self, scenario, rules, rule);
    if (rule->fields->len > 0)
      tc_field_grab_focus (rule->fields->pdata[0]);
    else
      gtk_widget_activate_action (GTK_WIDGET (self), "rules.add", "s", name);
  }
}

static void
update_house_rules (TcRulesPage *self, TcScenario *scenario)
{
  g_autoptr (GArray) list = tc_scenario_list_house_rules (scenario);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (
    text, ngettext ("%u house rule is in force:", "%u house rules are in force:", list->len),
    list->len);
  for (guint i = 0; i < list->len; i++) {
    g_autofree char *line =
      tc_value_dup_house_rule (scenario, &g_array_index (list, TcHouseRule, i));

    g_string_append_printf (text, "\n• %s", line);
  }
  gtk_label_set_label (self->house, text->str);
  gtk_widget_set_visible (self->house_bar, list->len > 0);
}

void
tc_rules_page_update_forms (TcRulesPage *self, TcScenario *scenario)
{
  TcNode rules = tc_scenario_find_by_role (scenario, "rules", TC_NODE_NONE);

  update_house_rules (self, scenario);
  if (rules == TC_NODE_NONE)
    return;
  if (tc_scenario_get_element (scenario, rules) != self->rules_element)
    make_rules (self, tc_scenario_get_element (scenario, rules));
  for (guint i = 0; i < self->rules->len; i++)
    update_rule (self, scenario, rules, self->rules->pdata[i]);
}
