/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-node.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_SUMMARY_VALUES 4

/* The empty text is the head of the catalogue. */
const char *
tc_word_translate (const char *word)
{
  return word != NULL && *word != '\0' ? _ (word) : word;
}

char *
tc_word_dup_capital (const char *word)
{
  g_autofree char *first = NULL;
  char *text;

  word = tc_word_translate (word);
  if (*word == '\0')
    return g_strdup ("");
  first = g_utf8_strup (word, g_utf8_next_char (word) - word);
  text = g_strconcat (first, g_utf8_next_char (word), NULL);
  return g_strdelimit (text, "-", ' ');
}

char *
tc_node_dup_kind (TcScenario *scenario, TcNode node)
{
  return tc_word_dup_capital (tc_scenario_get_element (scenario, node)->label);
}

char *
tc_node_dup_title (TcScenario *scenario, TcNode node)
{
  char *title = tc_title_dup (scenario, node);

  return title != NULL ? title : tc_node_dup_kind (scenario, node);
}

char *
tc_node_dup_full_title (TcScenario *scenario, TcNode node)
{
  g_autofree char *title = tc_node_dup_title (scenario, node);
  g_autofree char *kind = NULL;

  if (title[strspn (title, "0123456789")] != '\0')
    return g_steal_pointer (&title);
  kind = tc_node_dup_kind (scenario, node);
  /* TRANSLATORS: what a thing without a name is, and its number: "Turn 3" */
  return g_strdup_printf (_ ("%s %s"), kind, title);
}

static gboolean
is_summed_up (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  static const char *const quiet[] = { "id",    "name",        "title",  "src",    "src-of", "ref",
                                       "note",  "x",           "y",      "format", "colour", "was",
                                       "angle", "land-colour", "phrase", "plural", NULL };

  if (g_strv_contains (quiet, attribute->name))
    return FALSE;
  return element->key == NULL || !g_strv_contains (element->key, attribute->name);
}

/* (transfer full) (nullable): what a number of a chart means: the name of what the entry with that
 * number names. Numbers of the entries and of what leads to them are of one type. */
static char *
dup_chart_meaning (TcScenario *scenario, const char *value, const TcSchemaAttribute *attribute)
{
  TcNode entry = TC_NODE_NONE;
  const TcSchemaElement *element;
  const TcSchemaAttribute *key;

  if (attribute->type->kind == TC_VALUE_INTEGER && value != NULL)
    entry = tc_node_find_key (scenario, "chart-number", value);
  if (entry == TC_NODE_NONE)
    return NULL;
  element = tc_scenario_get_element (scenario, entry);
  key = tc_schema_content_find_attribute (element->content, element->key[0]);
  for (guint i = 0; key->type == attribute->type && i < element->content->n_attributes; i++) {
    TcNode meant = tc_scenario_get_ref (scenario, entry, element->content->attributes[i].name);

    if (meant != TC_NODE_NONE)
      return tc_node_dup_title (scenario, meant);
  }
  return NULL;
}

/* A thing's name rather than its id; a switch that is on needs no word but its own. */
static void
append_value (GString *text, TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  TcNode meant = tc_scenario_get_ref (scenario, node, attribute->name);
  g_autofree char *label = tc_word_dup_capital (attribute->label);
  g_autofree char *title = meant != TC_NODE_NONE ? tc_node_dup_title (scenario, meant) : NULL;
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);
  g_autofree char *meaning = dup_chart_meaning (scenario, value, attribute);

  if (attribute->type->kind == TC_VALUE_ENUM)
    value = tc_word_translate (value);
  if (attribute->type->kind == TC_VALUE_BOOLEAN && g_strcmp0 (value, "true") == 0)
    g_string_append (text, label);
  else
    /* TRANSLATORS: what a value is of, and the value: "Nation: Belgium" */
    g_string_append_printf (text, _ ("%s: %s"), label, title != NULL ? title : value);
  if (meaning != NULL)
    g_string_append_printf (text, " (%s)", meaning);
}

static gboolean
says_more_than_default (TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  return tc_scenario_has (scenario, node, attribute->name) &&
         g_strcmp0 (tc_scenario_get_string (scenario, node, attribute->name),
                    attribute->default_value) != 0;
}

/* @but: (nullable): an attribute that is left out. */
static void
append_values (GString *text, TcScenario *scenario, TcNode node, const char *but)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  guint n = 0;

  for (guint i = 0; i < element->content->n_attributes && n < MAX_SUMMARY_VALUES; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (!is_summed_up (element, attribute) || g_strcmp0 (attribute->name, but) == 0 ||
        !says_more_than_default (scenario, node, attribute))
      continue;
    n++;
    if (text->len > 0)
      g_string_append (text, " · ");
    append_value (text, scenario, node, attribute);
  }
}

char *
tc_node_dup_summary (TcScenario *scenario, TcNode node)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_values (text, scenario, node, NULL);
  if (text->len == 0 && tc_scenario_get_text (scenario, node) != NULL)
    g_string_append (text, tc_scenario_get_text (scenario, node));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tc_node_dup_table_summary (TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 dice = 0;

  if (tc_schema_content_find_attribute (element->content, "dice") != NULL)
    dice = tc_scenario_get_int (scenario, node, "dice");
  if (dice == 1)
    g_string_append (text, _ ("One die"));
  else if (dice == 2)
    g_string_append (text, _ ("Two dice added"));
  else if (dice > 2)
    g_string_append_printf (text, _ ("%d dice added"), (int) dice);
  /* Of several tables of a kind each has a key of its own, which is no summary but says which. */
  for (guint i = 0; element->key != NULL && element->key[i] != NULL; i++) {
    const TcSchemaAttribute *attribute =
      tc_schema_content_find_attribute (element->content, element->key[i]);

    if (attribute == NULL || g_str_equal (attribute->name, "id") ||
        !says_more_than_default (scenario, node, attribute))
      continue;
    g_string_append (text, text->len > 0 ? " · " : "");
    append_value (text, scenario, node, attribute);
  }
  append_values (text, scenario, node, "dice");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

TcNode
tc_node_find_key (TcScenario *scenario, const char *role, const char *key)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaElement *element = schema->elements[i];
    TcNode node;

    if (g_strcmp0 (element->role, role) != 0 || element->key == NULL)
      continue;
    node = tc_scenario_find_by_key (scenario, element->key_space, key);
    if (node != TC_NODE_NONE)
      return node;
  }
  return TC_NODE_NONE;
}

TcNode
tc_node_find_shown (TcScenario *scenario, const char *key)
{
  TcNode node = tc_node_find_key (scenario, "space", key);

  return node != TC_NODE_NONE ? node : tc_node_find_key (scenario, "piece", key);
}

TcNode
tc_node_find_role_around (TcScenario *scenario, TcNode node, const char *role)
{
  while (node != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_role (scenario, node), role) != 0)
    node = tc_scenario_get_parent (scenario, node);
  return node;
}

const char *
tc_provenance_get_mark (TcProvenance provenance)
{
  switch (provenance) {
  case TC_PROVENANCE_NONE:
    return "?";
  case TC_PROVENANCE_RULEBOOK:
    /* TRANSLATORS: the first letter of "Rule", where the source of a value is the rulebook */
    return C_ ("source of a value", "R");
  case TC_PROVENANCE_DERIVED:
    return "=";
  case TC_PROVENANCE_FOUND:
    /* TRANSLATORS: the first letter of "Found" */
    return C_ ("source of a value", "F");
  case TC_PROVENANCE_RECONSTRUCTED:
    return "~";
  case TC_PROVENANCE_DESIGNER:
    /* TRANSLATORS: the first letter of "Designer" */
    return C_ ("source of a value", "D");
  case TC_PROVENANCE_PUBLISHED:
    /* TRANSLATORS: the first letter of "Published" */
    return C_ ("source of a value", "P");
  case TC_N_PROVENANCES:
    break;
  }
  g_return_val_if_reached ("");
}

const char *
tc_provenance_get_badge (TcProvenance provenance)
{
  switch (provenance) {
  case TC_PROVENANCE_NONE:
    return "";
  case TC_PROVENANCE_RULEBOOK:
    return _ ("Rule");
  case TC_PROVENANCE_DERIVED:
    return _ ("Derived");
  case TC_PROVENANCE_FOUND:
    return _ ("Found");
  case TC_PROVENANCE_RECONSTRUCTED:
    return _ ("Reconstructed");
  case TC_PROVENANCE_DESIGNER:
    return _ ("Designer");
  case TC_PROVENANCE_PUBLISHED:
    return _ ("Published");
  case TC_N_PROVENANCES:
    break;
  }
  g_return_val_if_reached ("");
}
