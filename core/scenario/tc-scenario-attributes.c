/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "text/tc-letter-private.h"

/* The walker's part for the attributes of one element. */

#define XSI_NAMESPACE "http://www.w3.org/2001/XMLSchema-instance"

typedef struct {
  TcScenarioCheck *check;
  TcSchemaMatcher *matcher;
  TcNode node;
  const TcSchemaContent *content;
  const char *excused; /* an absent attribute that a misspelt one stands for */
} AttributeWalk;

static TcSpan
get_name_span (const TcScenarioCheck *check, guint32 scan)
{
  return tc_scan_get_attribute (check->scenario->scan, scan)->name;
}

static gboolean
is_written (AttributeWalk *walk, const char *name)
{
  const TcRaw *raw = walk->check->raw;
  const TcRawElement *element = tc_scenario_check_get_raw (
    walk->check, tc_scenario_node (walk->check->scenario, walk->node)->scan);
  guint i;

  for (i = 0; i < element->n_attributes; i++) {
    const TcRawAttribute *attribute =
      &g_array_index (raw->attributes, TcRawAttribute, element->first_attribute + i);

    if (attribute->uri == NULL && strcmp (attribute->name, name) == 0)
      return TRUE;
  }

  return FALSE;
}

/* The one required attribute that is absent, if it is one: an unknown attribute beside it was meant
 * for it, however it is spelt. */
static const char *
find_only_missing (AttributeWalk *walk)
{
  const char *missing = NULL;
  guint i;

  for (i = 0; i < walk->content->n_attributes; i++) {
    const TcSchemaAttribute *declared = &walk->content->attributes[i];

    if (!declared->required || is_written (walk, declared->name))
      continue;
    if (missing != NULL)
      return NULL;
    missing = declared->name;
  }

  return missing;
}

/* What is spelt nearly like @suggest's word; else, @out_is_guess, the one that is missing. */
static void
suggest_attributes (AttributeWalk *walk, TcSuggest *suggest, gboolean *out_is_guess)
{
  guint i;

  for (i = 0; i < walk->content->n_attributes; i++) {
    if (!is_written (walk, walk->content->attributes[i].name))
      tc_suggest_offer (suggest, walk->content->attributes[i].name);
  }
  *out_is_guess = suggest->n != 1;
  if (suggest->n == 0 && walk->excused == NULL) {
    suggest->names[0] = find_only_missing (walk);
    suggest->n = suggest->names[0] != NULL ? 1 : 0;
  }
}

/* From here on the value counts as that of the attribute that was meant. */
static void
take_as_meant (AttributeWalk *walk, const char *name, TcRawAttribute *attribute)
{
  const TcSchemaAttribute *meant = tc_schema_content_find_attribute (walk->content, name);
  TcScenarioValue *value =
    tc_scenario_values (walk->check->scenario, walk->node) + (meant - walk->content->attributes);

  if (value->string != NULL || is_written (walk, name))
    return;
  if (meant->type->collapse)
    attribute->length = (guint32) tc_schema_collapse (attribute->value, attribute->length);
  value->string = attribute->value;
  value->scan = attribute->scan;
  value->is_bad =
    !tc_schema_matcher_check (walk->matcher, meant->type, attribute->value, attribute->length);
}

/* With the blanks before it. Where it stands for one that must be there, taking it out helps
 * nobody. */
static void
offer_removal (AttributeWalk *walk, TcFinding *finding, const TcRawAttribute *attribute)
{
  const TcScenario *scenario = walk->check->scenario;
  const TcScanAttribute *scan = tc_scan_get_attribute (scenario->scan, attribute->scan);
  const char *text = tc_source_get_text (scenario->source, NULL);
  TcSpan span = { scan->name.start, scan->value.end + 1 };
  g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);
  guint n = finding->fixes != NULL ? finding->fixes->len : 0;

  while (span.start > 0 && g_ascii_isspace (text[span.start - 1]))
    span.start--;
  if (tc_edits_add (edits, span, "", 0)) {
    tc_finding_add_fix (finding, edits, _ ("Remove the attribute"));
    tc_finding_doubt_fixes (finding, n);
  }
}

static gboolean
is_required (AttributeWalk *walk, const char *name)
{
  return tc_schema_content_find_attribute (walk->content, name)->required;
}

static void
report_unknown (AttributeWalk *walk, TcRawAttribute *attribute)
{
  TcScenarioCheck *check = walk->check;
  TcSuggest suggest = tc_suggest_begin (attribute->name);
  TcSpan span = get_name_span (check, attribute->scan);
  gboolean is_guess = FALSE;
  TcFinding *finding;

  if (tc_scenario_check_is_doubtful (check, tc_scenario_node (check->scenario, walk->node)->scan))
    return;
  if (tc_scenario_check_spend (check, walk->content->n_attributes * TC_SCENARIO_LOOKS_OF_WORD))
    suggest_attributes (walk, &suggest, &is_guess);
  if (suggest.n > 0) {
    walk->excused = suggest.names[0];
    take_as_meant (walk, suggest.names[0], attribute);
  }

  finding = tc_scenario_check_add (
    check, "SCH007", span, walk->node, attribute->name, _ ("<%s> has no attribute \"%s\""),
    tc_scenario_get_name (check->scenario, walk->node), attribute->name);
  tc_scenario_check_suggest (check, finding, &suggest, span, (TcSpan){ 0, 0 });
  if (finding == NULL)
    return;
  if (is_guess)
    tc_finding_doubt_fixes (finding, 0);
  if (!check->is_broken && (suggest.n == 0 || !is_required (walk, suggest.names[0])))
    offer_removal (walk, finding, attribute);
}

static void
judge_foreign (AttributeWalk *walk, const TcRawAttribute *attribute)
{
  TcScenarioCheck *check = walk->check;
  const TcScenario *scenario = check->scenario;
  const char *name = tc_scenario_get_name (scenario, walk->node);
  TcSpan span = get_name_span (check, attribute->scan);

  /* A prefix that is not declared has been reported. */
  if (check->is_broken && *attribute->uri == '\0')
    return;
  if (strcmp (attribute->uri, XSI_NAMESPACE) == 0) {
    if (strcmp (attribute->name, "type") == 0 || strcmp (attribute->name, "nil") == 0)
      tc_scenario_check_add (check, "SCH013", span, walk->node, NULL,
                             _ ("xsi:%s is not used in scenario files: remove it"),
                             attribute->name);
  } else if (strcmp (attribute->uri, scenario->schema->target_namespace) == 0) {
    tc_scenario_check_add (check, "SCH012", span, walk->node, NULL,
                           _ ("Write the attribute \"%s\" of <%s> without a prefix"),
                           attribute->name, name);
  } else if (!walk->content->foreign_attributes) {
    tc_scenario_check_add (check, "SCH012", span, walk->node, NULL,
                           _ ("<%s> does not take attributes of other namespaces"), name);
  }
}

static void
suggest_boolean (TcSuggest *suggest)
{
  static const char *const yes[] = { "yes", "y", "on", "t", NULL };
  static const char *const no[] = { "no", "n", "off", "f", NULL };
  g_autofree char *word = g_ascii_strdown (suggest->word, -1);

  tc_suggest_offer (suggest, "true");
  tc_suggest_offer (suggest, "false");
  if (g_strv_contains (yes, word) || g_strv_contains (no, word)) {
    suggest->names[0] = g_strv_contains (yes, word) ? "true" : "false";
    suggest->n = 1;
  }
}

/* "Sedan 2" was meant to be "sedan-2", and so was one with a Cyrillic "e". */
static char *
dup_identifier (AttributeWalk *walk, const TcSchemaType *type, const char *value)
{
  g_autofree char *plain = tc_letter_dup_plain (value);
  g_autofree char *ascii = g_str_to_ascii (plain, "C");
  g_autofree char *id = g_ascii_strdown (ascii, -1);

  g_strcanon (id, "abcdefghijklmnopqrstuvwxyz0123456789-", '-');
  if (type->kind != TC_VALUE_ID || strcmp (id, value) == 0 ||
      !tc_schema_matcher_check (walk->matcher, type, id, strlen (id)))
    return NULL;

  return g_steal_pointer (&id);
}

/* "#0000C0" was meant to be "#0000c0". */
static char *
dup_lower (AttributeWalk *walk, const TcSchemaType *type, const char *value)
{
  g_autofree char *lower = g_strstrip (g_ascii_strdown (value, -1));

  if (type->kind != TC_VALUE_TEXT || type->pattern == NULL || strcmp (lower, value) == 0 ||
      !tc_schema_matcher_check (walk->matcher, type, lower, strlen (lower)))
    return NULL;

  return g_steal_pointer (&lower);
}

static void
report_bad_value (AttributeWalk *walk,
                  const TcSchemaAttribute *declared,
                  const TcRawAttribute *attribute)
{
  TcScenarioCheck *check = walk->check;
  TcSpan span = tc_scan_get_attribute (check->scenario->scan, attribute->scan)->value;
  g_autofree char *expected = tc_schema_type_dup_expected (declared->type);
  g_autofree char *written = tc_letter_dup_short (attribute->value);
  TcSuggest suggest = tc_suggest_begin (attribute->value);
  g_autofree char *meant = NULL;
  TcFinding *finding;
  guint i;

  if (tc_scenario_check_is_doubtful (check, tc_scenario_node (check->scenario, walk->node)->scan))
    return;

  for (i = 0;
       i < declared->type->n_values && tc_scenario_check_spend (check, TC_SCENARIO_LOOKS_OF_WORD);
       i++)
    tc_suggest_offer (&suggest, declared->type->values[i].name);
  if (declared->type->kind == TC_VALUE_BOOLEAN)
    suggest_boolean (&suggest);
  meant = dup_identifier (walk, declared->type, attribute->value);
  if (meant == NULL)
    meant = dup_lower (walk, declared->type, attribute->value);
  if (meant != NULL) {
    suggest.names[0] = meant;
    suggest.n = 1;
  }
  finding = tc_scenario_check_add (check, "SCH009", span, walk->node, declared->name,
                                   _ ("%s cannot be \"%s\": expected %s"), declared->name, written,
                                   expected);
  /* What a reference means is asked when the keys are known. */
  if (declared->refs != NULL && declared->type->kind == TC_VALUE_ID)
    tc_scenario_check_fix (check, finding, walk->node, declared, NULL);
  else
    tc_scenario_check_suggest (check, finding, &suggest, span, (TcSpan){ 0, 0 });
}

/* A value with a fault of XML in it, which has been reported. */
static gboolean
is_doubtful_value (const AttributeWalk *walk, const TcRawAttribute *attribute)
{
  if (!walk->check->is_broken)
    return FALSE;
  for (guint32 i = 0; i < attribute->length; i++)
    if (strchr ("<&", attribute->value[i]) != NULL || (guchar) attribute->value[i] < 0x20)
      return TRUE;

  return FALSE;
}

static void
judge_value (AttributeWalk *walk, guint index, TcRawAttribute *attribute)
{
  const TcSchemaAttribute *declared = &walk->content->attributes[index];
  TcScenarioValue *value = tc_scenario_values (walk->check->scenario, walk->node) + index;

  if (declared->type->collapse)
    attribute->length = (guint32) tc_schema_collapse (attribute->value, attribute->length);
  value->string = attribute->value;
  value->scan = attribute->scan;
  if (is_doubtful_value (walk, attribute)) {
    value->is_bad = TRUE;
  } else if (!tc_schema_matcher_check (walk->matcher, declared->type, attribute->value,
                                       attribute->length)) {
    value->is_bad = TRUE;
    report_bad_value (walk, declared, attribute);
  }
}

static void
report_missing (AttributeWalk *walk)
{
  TcScenarioCheck *check = walk->check;
  const TcScenario *scenario = check->scenario;
  const TcScenarioValue *values = tc_scenario_values (scenario, walk->node);
  const TcScanElement *place =
    tc_scan_get_element (scenario->scan, tc_scenario_node (scenario, walk->node)->scan);
  guint i;

  for (i = 0; i < walk->content->n_attributes; i++) {
    const TcSchemaAttribute *declared = &walk->content->attributes[i];
    TcFinding *finding;

    if (!declared->required || values[i].string != NULL ||
        g_strcmp0 (walk->excused, declared->name) == 0)
      continue;
    finding = tc_scenario_check_add (check, "SCH008", place->name, walk->node, declared->name,
                                     _ ("<%s> needs the attribute \"%s\""),
                                     tc_scenario_get_name (scenario, walk->node), declared->name);
    tc_scenario_check_fix (check, finding, walk->node, declared, NULL);
  }
}

void
tc_scenario_walk_attributes (TcScenarioCheck *check, TcSchemaMatcher *matcher, TcNode node)
{
  const TcScenarioNode *entry = tc_scenario_node (check->scenario, node);
  const TcSchemaContent *content = entry->element->content;
  AttributeWalk walk = { check, matcher, node, content, NULL };
  const TcRawElement *element = tc_scenario_check_get_raw (check, entry->scan);
  guint i;

  for (i = 0; i < element->n_attributes; i++) {
    TcRawAttribute *attribute =
      &g_array_index (check->raw->attributes, TcRawAttribute, element->first_attribute + i);
    const TcSchemaAttribute *declared;

    if (attribute->uri != NULL) {
      judge_foreign (&walk, attribute);
      continue;
    }
    declared = tc_schema_content_find_attribute (content, attribute->name);
    if (declared == NULL)
      report_unknown (&walk, attribute);
    else
      judge_value (&walk, (guint) (declared - content->attributes), attribute);
  }
  if (!tc_scenario_check_is_doubtful (check, entry->scan))
    report_missing (&walk);
}
