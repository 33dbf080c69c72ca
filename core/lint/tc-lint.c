/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint.h"

#include "lint/tc-lint-private.h"

TcFinding *
tc_lint_add (TcScenario *scenario,
             TcReport *report,
             const char *code,
             TcNode node,
             const char *attribute,
             const char *format,
             ...)
{
  g_autofree char *message = NULL;
  TcSpan span = tc_lint_get_place (scenario, node);
  TcFinding *finding;
  va_list args;

  if (attribute != NULL)
    tc_scenario_get_value_span (scenario, node, attribute, &span);
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  finding = tc_report_add (report, code, tc_scenario_get_source (scenario), span, "%s", message);
  tc_finding_take_path (finding, tc_scenario_dup_path (scenario, node));

  return finding;
}

TcSpan
tc_lint_get_place (TcScenario *scenario, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (scenario),
                              tc_scenario_get_scan_element (scenario, node))
    ->name;
}

static gboolean
has_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  return tc_schema_content_find_attribute (element->content, name) != NULL;
}

const char *
tc_lint_get_title (TcScenario *scenario, TcNode node)
{
  const char *title = NULL;

  if (has_attribute (scenario, node, "name"))
    title = tc_scenario_get_string (scenario, node, "name");
  if (title == NULL)
    title = tc_scenario_get_id (scenario, node);

  return title != NULL ? title : tc_scenario_get_element (scenario, node)->label;
}

gboolean
tc_lint_read_int (TcScenario *scenario, TcNode node, const char *name, gint64 *out)
{
  if (!has_attribute (scenario, node, name) ||
      tc_scenario_get_string (scenario, node, name) == NULL)
    return FALSE;
  *out = tc_scenario_get_int (scenario, node, name);

  return TRUE;
}

gboolean
tc_lint_get_ends (TcScenario *scenario, TcNode link, TcNode out_ends[2])
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, link)->content;
  guint n = 0;
  guint i;

  for (i = 0; i < content->n_attributes && n < 2; i++) {
    TcNode target;

    if (content->attributes[i].refs == NULL)
      continue;
    target = tc_scenario_get_ref (scenario, link, content->attributes[i].name);
    if (target != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_role (scenario, target), "space") == 0)
      out_ends[n++] = target;
  }

  return n == 2;
}

TcNode
tc_lint_find_role (TcScenario *scenario, TcNode parent, const char *role, TcNode after)
{
  TcNode node = after != TC_NODE_NONE ? tc_scenario_get_next_sibling (scenario, after)
                                      : tc_scenario_get_first_child (scenario, parent);

  while (node != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_role (scenario, node), role) != 0)
    node = tc_scenario_get_next_sibling (scenario, node);

  return node;
}

guint64
tc_lint_make_pair (TcNode a, TcNode b)
{
  return (guint64) MIN (a, b) << 32 | MAX (a, b);
}

void
tc_lint_run (TcScenario *scenario, TcReport *report)
{
  g_return_if_fail (scenario != NULL && report != NULL);

  tc_lint_board (scenario, report);
  tc_lint_outlines (scenario, report);
  tc_lint_corners (scenario, report);
  tc_lint_tables (scenario, report);
  tc_lint_free_setups (scenario, report);
}
