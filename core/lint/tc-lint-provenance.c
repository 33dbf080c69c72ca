/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Values that do not say where they come from: one finding for a section, however many there are,
 * or one for the file when nothing in it says anything. */

typedef struct {
  guint n;
  guint n_silent;
} Count;

static gboolean
is_value (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  static const char *const about[] = { "src", "src-of", "ref", "note", NULL };

  if (g_strv_contains (about, attribute->name))
    return FALSE;

  return element->key == NULL || !g_strv_contains (element->key, attribute->name);
}

/* Whether the schema lets @element say it. */
static gboolean
can_say_source (const TcSchemaElement *element)
{
  return tc_schema_content_find_attribute (element->content, "src") != NULL;
}

static void
count_node (TcScenario *scenario, TcNode node, TcProvenance inherited, Count *count)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  gboolean may_differ = can_say_source (element) && tc_scenario_has (scenario, node, "src-of");

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (!is_value (element, attribute) || !tc_scenario_has (scenario, node, attribute->name))
      continue;
    count->n++;
    if (inherited == TC_PROVENANCE_NONE &&
        (!may_differ ||
         tc_scenario_get_provenance (scenario, node, attribute->name) == TC_PROVENANCE_NONE))
      count->n_silent++;
  }
}

static void
count_below (TcScenario *scenario, TcNode node, TcProvenance inherited, Count *count)
{
  if (can_say_source (tc_scenario_get_element (scenario, node)) &&
      tc_scenario_has (scenario, node, "src"))
    inherited = tc_scenario_get_provenance (scenario, node, NULL);
  count_node (scenario, node, inherited, count);
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child))
    count_below (scenario, child, inherited, count);
}

static void
add_fix (TcScenario *scenario, TcFinding *finding, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_lint_add_fix (scenario, finding, tc_operation_new_set (path, "src", "designer"),
                   _ ("Mark them as chosen by the designer"));
}

/* @section: the first of those named so that lack a source; @is_only: there is no other. It says
 * the source itself where it can, else the root does. */
static void
report_section (TcScenario *scenario,
                TcReport *report,
                TcNode section,
                gboolean is_only,
                const Count *count)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, section);
  TcFinding *finding =
    tc_lint_add (scenario, report, "SRC001", section, NULL,
                 g_dngettext (GETTEXT_PACKAGE, "%u of the %u values in <%s> has no source",
                              "%u of the %u values in <%s> have no source", count->n_silent),
                 count->n_silent, count->n, element->name);

  add_fix (scenario, finding, is_only && can_say_source (element) ? section : 0);
}

/* What several sections lack is missing on the root, from which they would inherit it. */
void
tc_lint_provenance (TcScenario *scenario, TcReport *report)
{
  g_autoptr (GString) names = g_string_new (NULL);
  Count total = { 0, 0 };
  TcNode first = TC_NODE_NONE;
  TcNode silent = TC_NODE_NONE;
  guint n_sections = 0;
  TcFinding *finding;

  if (!can_say_source (tc_scenario_get_element (scenario, 0)) ||
      tc_scenario_has (scenario, 0, "src"))
    return;
  for (TcNode section = tc_scenario_get_first_child (scenario, 0); section != TC_NODE_NONE;
       section = tc_scenario_get_next_sibling (scenario, section)) {
    const char *name = tc_scenario_get_name (scenario, section);
    Count count = { 0, 0 };

    count_below (scenario, section, TC_PROVENANCE_NONE, &count);
    if (count.n_silent == 0)
      continue;
    if (silent == TC_NODE_NONE || strcmp (tc_scenario_get_name (scenario, silent), name) != 0) {
      g_string_append_printf (names, "%s<%s>", n_sections > 0 ? ", " : "", name);
      n_sections++;
    }
    if (first == TC_NODE_NONE)
      first = section;
    silent = section;
    total.n += count.n;
    total.n_silent += count.n_silent;
  }
  if (n_sections == 1)
    report_section (scenario, report, first, first == silent, &total);
  if (n_sections < 2)
    return;
  finding = tc_lint_add (scenario, report, "SRC001", 0, NULL, _ ("Values in %s have no source"),
                         names->str);
  tc_finding_set_why (finding, _ ("Write src=\"designer\" on the root element if they are your "
                                  "own; sections can override it."));
  add_fix (scenario, finding, 0);
}
