/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-scenario-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
tc_scenario_check_spend (TcScenarioCheck *check, guint64 n_looks)
{
  if (check->n_findings > TC_SCENARIO_MAX_FINDINGS ||
      n_looks > TC_SCENARIO_MAX_LOOKS - check->n_looks)
    return FALSE;
  check->n_looks += n_looks;

  return TRUE;
}

gboolean
tc_scenario_check_is_doubtful (const TcScenarioCheck *check, guint32 scan_element)
{
  return check->is_broken &&
         tc_scan_get_element (check->scenario->scan, scan_element)->is_malformed;
}

TcFinding *
tc_scenario_check_add (TcScenarioCheck *check,
                       const char *code,
                       TcSpan span,
                       TcNode node,
                       const char *attribute,
                       const char *format,
                       ...)
{
  TcScenario *scenario = check->scenario;
  g_autofree char *message = NULL;
  TcFinding *finding;
  va_list args;

  check->n_findings++;
  if (check->n_findings > TC_SCENARIO_MAX_FINDINGS) {
    if (check->n_findings == TC_SCENARIO_MAX_FINDINGS + 1)
      tc_report_add (check->report, "SCH016", scenario->source, span,
                     _ ("More than %u problems; the rest are not listed"),
                     TC_SCENARIO_MAX_FINDINGS);
    return NULL;
  }

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  finding = tc_report_add (check->report, code, scenario->source, span, "%s", message);
  if (node != TC_NODE_NONE && tc_scenario_check_spend (check, scenario->nodes->len)) {
    g_autofree char *path = tc_scenario_dup_path (scenario, node);

    if (attribute == NULL)
      tc_finding_take_path (finding, g_steal_pointer (&path));
    else
      tc_finding_take_path (finding,
                            g_strdup_printf ("%s%s@%s", path, *path != '\0' ? "/" : "", attribute));
  }

  return finding;
}

void
tc_scenario_check_suggest (TcScenarioCheck *check,
                           TcFinding *finding,
                           const TcSuggest *suggest,
                           TcSpan span,
                           TcSpan other)
{
  g_autofree char *question = tc_suggest_dup_question (suggest);
  guint i;

  if (finding == NULL || question == NULL)
    return;

  tc_finding_set_why (finding, "%s", question);
  for (i = 0; i < suggest->n; i++) {
    g_autoptr (TcEdits) edits = tc_edits_new (check->scenario->source);

    if (!tc_edits_add (edits, span, suggest->names[i], -1))
      continue;
    if (other.end > other.start && !tc_edits_add (edits, other, suggest->names[i], -1))
      continue;
    tc_finding_add_fix (finding, edits, _ ("Write \"%s\""), suggest->names[i]);
  }
}

/* The local part of a name, for a fix keeps the prefix. */
static TcSpan
get_local_span (const TcScenarioCheck *check, TcSpan name)
{
  const char *text = tc_source_get_text (check->scenario->source, NULL);
  const char *colon = memchr (text + name.start, ':', name.end - name.start);

  return colon != NULL ? (TcSpan){ (guint32) (colon + 1 - text), name.end } : name;
}

void
tc_scenario_check_suggest_name (TcScenarioCheck *check,
                                TcFinding *finding,
                                const TcSuggest *suggest,
                                const TcScanElement *place)
{
  const char *text = tc_source_get_text (check->scenario->source, NULL);
  guint32 length = place->name.end - place->name.start;
  guint32 start = place->end_tag.start + 2;
  TcSpan end = { 0, 0 };

  /* One with another name is a fault of its own. */
  if (place->end_tag.end > place->end_tag.start && place->end_tag.end - start > length &&
      memcmp (text + start, text + place->name.start, length) == 0)
    end = get_local_span (check, (TcSpan){ start, start + length });
  tc_scenario_check_suggest (check, finding, suggest, get_local_span (check, place->name), end);
}
