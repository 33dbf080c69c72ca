/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"

/* Provenance: src on an element holds for all inside it, src-of for single attributes of its own
 * element. The attributes are those of the group "datum" in common.xsd. */

static const char *const names[TC_N_PROVENANCES] = { "",         "rulebook",      "derived",
                                                     "found",    "reconstructed", "designer",
                                                     "published" };

const char *
tc_provenance_get_name (TcProvenance provenance)
{
  g_return_val_if_fail ((guint) provenance < TC_N_PROVENANCES, "");

  return names[provenance];
}

TcProvenance
tc_provenance_from_name (const char *name, gsize length)
{
  guint i;

  for (i = 1; i < TC_N_PROVENANCES; i++) {
    if (strncmp (names[i], name, length) == 0 && names[i][length] == '\0')
      return (TcProvenance) i;
  }

  return TC_PROVENANCE_NONE;
}

static const char *
get_written (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcScenarioValue *value = tc_scenario_find_value (scenario, node, name, NULL);

  return value != NULL && !value->is_bad ? value->string : NULL;
}

/* The word after "name:" in a list such as "terrain:designer name:found". */
static TcProvenance
find_in_list (const char *list, const char *name)
{
  gsize length = strlen (name);
  const char *at = list;

  while (*at != '\0') {
    gsize item = strcspn (at, " ");

    if (item > length && at[length] == ':' && strncmp (at, name, length) == 0)
      return tc_provenance_from_name (at + length + 1, item - length - 1);
    at += item;
    at += strspn (at, " ");
  }

  return TC_PROVENANCE_NONE;
}

TcProvenance
tc_scenario_get_provenance (const TcScenario *scenario, TcNode node, const char *name)
{
  TcProvenance provenance = TC_PROVENANCE_NONE;
  const char *list;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, TC_PROVENANCE_NONE);

  list = name != NULL ? get_written (scenario, node, "src-of") : NULL;
  if (list != NULL)
    provenance = find_in_list (list, name);
  for (; provenance == TC_PROVENANCE_NONE && node != TC_NODE_NONE;
       node = tc_scenario_node (scenario, node)->parent) {
    const char *src = get_written (scenario, node, "src");

    if (src != NULL)
      provenance = tc_provenance_from_name (src, strlen (src));
  }

  return provenance;
}

const char *
tc_scenario_get_rule_ref (const TcScenario *scenario, TcNode node)
{
  const char *ref = NULL;

  g_return_val_if_fail (scenario != NULL && node < scenario->nodes->len, NULL);

  for (; ref == NULL && node != TC_NODE_NONE; node = tc_scenario_node (scenario, node)->parent)
    ref = get_written (scenario, node, "ref");

  return ref;
}

static gboolean
is_counted (const TcScenario *scenario, TcNode node, guint index)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, node);
  const TcScenarioValue *value = tc_scenario_values (scenario, node) + index;
  const char *name = entry->element->content->attributes[index].name;

  if (value->string == NULL || (value->target != TC_NODE_NONE && value->target == entry->parent))
    return FALSE;
  if (strcmp (name, "src") == 0 || strcmp (name, "src-of") == 0 || strcmp (name, "ref") == 0)
    return FALSE;

  return entry->element->key == NULL || !g_strv_contains (entry->element->key, name);
}

void
tc_scenario_count_provenance (const TcScenario *scenario, guint *out_counts)
{
  g_autofree guint8 *inherited = NULL;
  TcNode node;
  guint i;

  g_return_if_fail (scenario != NULL && out_counts != NULL);

  memset (out_counts, 0, TC_N_PROVENANCES * sizeof *out_counts);
  inherited = g_new0 (guint8, scenario->nodes->len);
  for (node = 0; node < scenario->nodes->len; node++) {
    const TcScenarioNode *entry = tc_scenario_node (scenario, node);
    const char *src = get_written (scenario, node, "src");
    const char *list = get_written (scenario, node, "src-of");

    if (entry->parent != TC_NODE_NONE)
      inherited[node] = inherited[entry->parent];
    if (src != NULL)
      inherited[node] = (guint8) tc_provenance_from_name (src, strlen (src));
    for (i = 0; i < entry->element->content->n_attributes; i++) {
      TcProvenance own = TC_PROVENANCE_NONE;

      if (!is_counted (scenario, node, i))
        continue;
      if (list != NULL)
        own = find_in_list (list, entry->element->content->attributes[i].name);
      out_counts[own != TC_PROVENANCE_NONE ? own : inherited[node]]++;
    }
  }
}

/* The word itself, of several the one behind @n_before others, when it is written as it is read;
 * else FALSE, and the span is that of the value. */
static gboolean
find_word (const TcScenario *scenario,
           TcNode node,
           const char *word,
           guint n_before,
           TcSpan *out_span)
{
  const char *text = tc_source_get_text (scenario->source, NULL);
  gsize length = strlen (word);

  *out_span = (TcSpan){ 0, 0 };
  tc_scenario_get_value_span (scenario, node, "src-of", out_span);
  for (guint32 at = out_span->start; at + length < out_span->end; at++) {
    if ((at == out_span->start || g_ascii_isspace (text[at - 1])) &&
        memcmp (text + at, word, length) == 0 && text[at + length] == ':' && n_before-- == 0) {
      *out_span = (TcSpan){ at, at + (guint32) length };
      return TRUE;
    }
  }

  return FALSE;
}

static void
report_unknown (TcScenarioCheck *check, TcNode node, const char *word, guint n_before)
{
  const TcScenario *scenario = check->scenario;
  const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
  TcSuggest suggest = tc_suggest_begin (word);
  g_autofree char *question = NULL;
  TcFinding *finding;
  TcSpan span;
  gboolean is_written = find_word (scenario, node, word, n_before, &span);

  /* What is written comes first: of what is not, nobody says where it comes from. */
  for (guint written = 2; written-- > 0;)
    for (guint i = 0; i < content->n_attributes; i++)
      if ((tc_scenario_values (scenario, node)[i].string != NULL) == written &&
          tc_scenario_check_spend (check, TC_SCENARIO_LOOKS_OF_WORD))
        tc_suggest_offer (&suggest, content->attributes[i].name);
  finding = tc_scenario_check_add (check, "REF003", span, node, "src-of",
                                   _ ("src-of names \"%s\", which is not an attribute of <%s>"),
                                   word, tc_scenario_get_name (scenario, node));
  /* Written for the value, a name would take the place of the others with their sources. */
  question = tc_suggest_dup_question (&suggest);
  if (is_written)
    tc_scenario_check_suggest (check, finding, &suggest, span, (TcSpan){ 0, 0 });
  else if (finding != NULL && question != NULL)
    tc_finding_set_why (finding, "%s", question);
}

void
tc_scenario_check_provenance (TcScenarioCheck *check)
{
  TcScenario *scenario = check->scenario;
  TcNode node;
  guint i;

  for (node = 0; node < scenario->nodes->len; node++) {
    const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
    const char *list = get_written (scenario, node, "src-of");
    g_auto (GStrv) items = list != NULL ? g_strsplit (list, " ", -1) : NULL;

    for (i = 0; items != NULL && items[i] != NULL; i++) {
      guint n_before = 0;

      items[i][strcspn (items[i], ":")] = '\0';
      if (tc_schema_content_find_attribute (content, items[i]) != NULL)
        continue;
      for (guint k = 0; k < i; k++)
        n_before += g_str_equal (items[k], items[i]);
      report_unknown (check, node, items[i], n_before);
    }
  }
}
