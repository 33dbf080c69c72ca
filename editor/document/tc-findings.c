/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-findings.h"

/* A finding about a datum is one about all that hold it. */
static void
add (GHashTable *findings, const TcScenario *scenario, TcNode node, const TcFinding *finding)
{
  for (; node != TC_NODE_NONE; node = tc_scenario_get_parent (scenario, node)) {
    const TcFinding *before = tc_findings_get (findings, node);

    if (before != NULL && before->severity >= finding->severity)
      return;
    g_hash_table_insert (findings, GUINT_TO_POINTER (node), (gpointer) finding);
  }
}

GHashTable *
tc_findings_by_node (TcDocument *document)
{
  GHashTable *findings = g_hash_table_new (NULL, NULL);
  TcScenario *scenario = tc_document_get_scenario (document);
  TcBuild *build = tc_document_get_build (document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL && scenario != NULL ? tc_report_get_n (report) : 0;

  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity >= TC_SEVERITY_WARNING)
      add (findings, scenario, tc_build_find_node (build, finding->source, finding->span.start),
           finding);
  }
  return findings;
}

const TcFinding *
tc_findings_get (GHashTable *findings, TcNode node)
{
  return g_hash_table_lookup (findings, GUINT_TO_POINTER (node));
}
