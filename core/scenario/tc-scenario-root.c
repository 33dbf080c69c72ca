/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Which schema a text is of: its root's namespace says. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"

/* The attribute that gives the root its namespace, or the root's name. */
static TcSpan
find_namespace_span (const TcScenario *scenario)
{
  const TcScanElement *place = tc_scan_get_element (scenario->scan, 0);
  const char *text = tc_source_get_text (scenario->source, NULL);
  const char *colon = memchr (text + place->name.start, ':', place->name.end - place->name.start);
  g_autofree char *wanted =
    colon != NULL ? g_strdup_printf ("xmlns:%.*s", (int) (colon - text - place->name.start),
                                     text + place->name.start)
                  : g_strdup ("xmlns");

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (scenario->scan, place->first_attribute + i);
    gsize length = attribute->name.end - attribute->name.start;

    if (strlen (wanted) == length && memcmp (text + attribute->name.start, wanted, length) == 0)
      return attribute->value;
  }

  return place->name;
}

static const TcSchema *
find_schema (const TcSchema *const *schemas, const char *uri)
{
  for (guint i = 0; uri != NULL && schemas[i] != NULL; i++)
    if (strcmp (schemas[i]->target_namespace, uri) == 0)
      return schemas[i];

  return NULL;
}

/* Without a namespace the root's name may say which, when it is of one schema only. */
static const TcSchema *
guess_schema (const TcSchema *const *schemas, const char *name)
{
  const TcSchema *found = NULL;

  for (guint i = 0; schemas[i] != NULL; i++) {
    if (strcmp (schemas[i]->root->name, name) != 0)
      continue;
    if (found != NULL)
      return NULL;
    found = schemas[i];
  }

  return found;
}

/* Reports that no schema has the root's namespace; a near one is taken all the same, so that the
 * other faults are reported too. */
static const TcSchema *
report_namespace (TcScenarioCheck *check, const TcSchema *const *schemas, const TcRawElement *root)
{
  TcSpan span = find_namespace_span (check->scenario);
  TcSuggest suggest = tc_suggest_begin (root->uri != NULL ? root->uri : "");
  g_autoptr (GString) known = g_string_new (NULL);
  TcFinding *finding;

  /* Its prefix is not declared, which has been reported. */
  if (check->is_broken && root->uri != NULL && *root->uri == '\0')
    return guess_schema (schemas, root->name);
  for (guint i = 0; schemas[i] != NULL; i++) {
    tc_suggest_offer (&suggest, schemas[i]->target_namespace);
    g_string_append_printf (known, "%s\"%s\"", i > 0 ? ", " : "", schemas[i]->target_namespace);
  }
  finding =
    tc_scenario_check_add (check, "SCH001", span, TC_NODE_NONE, NULL,
                           root->uri != NULL ? _ ("No game system has the namespace \"%s\"")
                                             : _ ("The root element is in no namespace%.0s"),
                           root->uri != NULL ? root->uri : "");
  if (finding == NULL)
    return NULL;
  tc_finding_set_why (finding, _ ("Write xmlns=... on the root with one of %s."), known->str);
  if (root->uri == NULL)
    return guess_schema (schemas, root->name);
  /* Namespaces of two systems are alike too: only a slip is taken for one. */
  if (suggest.n == 0 || suggest.distances[0] > 2)
    return NULL;
  tc_scenario_check_suggest (check, finding, &suggest, span, (TcSpan){ 0, 0 });

  return find_schema (schemas, suggest.names[0]);
}

gboolean
tc_scenario_choose_schema (TcScenarioCheck *check, const TcSchema *const *schemas)
{
  TcScenario *scenario = check->scenario;
  const TcRawElement *root = &g_array_index (check->raw->elements, TcRawElement, 0);
  const TcScanElement *place = tc_scan_get_element (scenario->scan, 0);
  TcSuggest suggest = tc_suggest_begin (root->name);
  TcFinding *finding;

  scenario->schema = find_schema (schemas, root->uri);
  if (scenario->schema == NULL)
    scenario->schema = report_namespace (check, schemas, root);
  if (scenario->schema == NULL)
    return FALSE;
  if (strcmp (scenario->schema->root->name, root->name) == 0)
    return TRUE;
  finding = tc_scenario_check_add (check, "SCH002", place->name, TC_NODE_NONE, NULL,
                                   _ ("The root element is <%s>: expected <%s>"), root->name,
                                   scenario->schema->root->name);
  tc_suggest_offer (&suggest, scenario->schema->root->name);
  tc_scenario_check_suggest_name (check, finding, &suggest, place);

  return suggest.n > 0;
}
