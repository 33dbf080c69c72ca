/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Examples: the rulebook says what a roll gives, and the table must agree. What the rule says
 * counts, so the fault is reported at the cell. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode example;
  gint64 roll;
  TcNode column; /* or TC_NODE_NONE: rows without cells */
  const char *column_attribute;
} Example;

/* Of rows that overlap none is the right one. */
static TcNode
find_row (const Example *example, guint *out_n)
{
  TcNode table = tc_scenario_get_parent (example->scenario, example->example);
  TcNode row = TC_NODE_NONE;
  TcNode found = TC_NODE_NONE;
  gint64 from, to;

  *out_n = 0;
  while ((row = tc_lint_find_role (example->scenario, table, "row", row)) != TC_NODE_NONE) {
    if (!tc_lint_read_int (example->scenario, row, "from", &from) ||
        !tc_lint_read_int (example->scenario, row, "to", &to) || example->roll < MIN (from, to) ||
        example->roll > MAX (from, to))
      continue;
    found = row;
    (*out_n)++;
  }

  return found;
}

/* Whether a row cannot be read: then nobody knows what it holds. */
static gboolean
has_bad_row (const Example *example)
{
  TcNode table = tc_scenario_get_parent (example->scenario, example->example);
  TcNode row = TC_NODE_NONE;
  gint64 unused;

  while ((row = tc_lint_find_role (example->scenario, table, "row", row)) != TC_NODE_NONE) {
    if (!tc_lint_read_int (example->scenario, row, "from", &unused) ||
        !tc_lint_read_int (example->scenario, row, "to", &unused))
      return TRUE;
  }

  return FALSE;
}

static TcNode
find_cell (const Example *example, TcNode row)
{
  TcNode cell = TC_NODE_NONE;

  if (example->column == TC_NODE_NONE)
    return row;
  while ((cell = tc_lint_find_role (example->scenario, row, "cell", cell)) != TC_NODE_NONE &&
         tc_lint_find_ref (example->scenario, cell, "column", NULL) != example->column)
    continue;

  return cell;
}

static gboolean
is_same_value (const TcSchemaType *type, const char *a, const char *b)
{
  switch (type->kind) {
  case TC_VALUE_INTEGER:
    return g_ascii_strtoll (a, NULL, 10) == g_ascii_strtoll (b, NULL, 10);
  case TC_VALUE_BOOLEAN:
    return (*a == 't' || *a == '1') == (*b == 't' || *b == '1');
  default:
    return strcmp (a, b) == 0;
  }
}

/* "rule 4.5.5", or what stands in its place when the example names no rule. */
static char *
dup_rule (const Example *example)
{
  const char *ref = tc_scenario_get_rule_ref (example->scenario, example->example);

  return ref != NULL ? g_strdup_printf (_ ("rule %s"), ref) : g_strdup (_ ("the example"));
}

static void
report_contradiction (const Example *example,
                      TcNode cell,
                      const char *name,
                      const char *wanted,
                      const char *written)
{
  g_autofree char *rule = dup_rule (example);
  g_autofree char *path = tc_scenario_dup_path (example->scenario, cell);
  const char *column =
    example->column != TC_NODE_NONE ? tc_lint_get_title (example->scenario, example->column) : NULL;
  TcFinding *finding;

  if (column != NULL)
    finding = tc_lint_add (example->scenario, example->report, "TAB006", cell, name,
                           _ ("By %s, a roll of %" G_GINT64_FORMAT
                              " in column %s gives %s \"%s\"; the table says \"%s\""),
                           rule, example->roll, column, name, wanted, written);
  else
    finding = tc_lint_add (
      example->scenario, example->report, "TAB006", cell, name,
      _ ("By %s, a roll of %" G_GINT64_FORMAT " gives %s \"%s\"; the table says \"%s\""), rule,
      example->roll, name, wanted, written);
  tc_finding_add_related (finding, tc_scenario_get_source (example->scenario),
                          tc_lint_get_place (example->scenario, example->example),
                          _ ("The example is here"));
  tc_lint_add_fix (example->scenario, finding, tc_operation_new_set (path, name, wanted),
                   _ ("Write \"%s\" in the table"), wanted);
}

static void
compare (const Example *example, TcNode cell)
{
  const TcSchemaContent *content =
    tc_scenario_get_element (example->scenario, example->example)->content;
  const TcSchemaContent *other = tc_scenario_get_element (example->scenario, cell)->content;
  static const char *const about[] = { "src", "src-of", "ref", "note", "roll", NULL };

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    const char *wanted, *written;

    if (g_strv_contains (about, attribute->name) ||
        g_strcmp0 (attribute->name, example->column_attribute) == 0 ||
        !tc_scenario_has (example->scenario, example->example, attribute->name) ||
        tc_scenario_is_bad (example->scenario, example->example, attribute->name) ||
        tc_schema_content_find_attribute (other, attribute->name) == NULL ||
        tc_scenario_is_bad (example->scenario, cell, attribute->name) ||
        tc_lint_has_bad_ref (example->scenario, cell) ||
        tc_lint_has_bad_ref (example->scenario, example->example))
      continue;
    wanted = tc_scenario_get_string (example->scenario, example->example, attribute->name);
    written = tc_scenario_get_string (example->scenario, cell, attribute->name);
    if (written != NULL && !is_same_value (attribute->type, wanted, written))
      report_contradiction (example, cell, attribute->name, wanted, written);
  }
}

static void
judge (Example *example)
{
  TcNode row, cell;
  guint n;

  if (!tc_lint_read_int (example->scenario, example->example, "roll", &example->roll))
    return;
  example->column =
    tc_lint_find_ref (example->scenario, example->example, "column", &example->column_attribute);
  if (example->column == TC_NODE_NONE && tc_lint_has_bad_ref (example->scenario, example->example))
    return;
  row = find_row (example, &n);
  if (row == TC_NODE_NONE) {
    gint64 dice, faces;
    TcNode table = tc_scenario_get_parent (example->scenario, example->example);

    /* A total that the dice can roll is a gap, and reported as one. */
    if (has_bad_row (example) || (tc_lint_read_int (example->scenario, table, "dice", &dice) &&
                                  tc_lint_read_int (example->scenario, table, "faces", &faces) &&
                                  example->roll >= dice && example->roll <= dice * faces))
      return;
    tc_lint_add (example->scenario, example->report, "TAB007", example->example, "roll",
                 _ ("No row of the table is for the example's roll of %" G_GINT64_FORMAT),
                 example->roll);
    return;
  }
  cell = n == 1 ? find_cell (example, row) : TC_NODE_NONE;
  if (cell != TC_NODE_NONE)
    compare (example, cell);
}

void
tc_lint_expectations (TcScenario *scenario, TcReport *report)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "expect", node)) != TC_NODE_NONE) {
    Example example = { .scenario = scenario, .report = report, .example = node };

    judge (&example);
  }
}
