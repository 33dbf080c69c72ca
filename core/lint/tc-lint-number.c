/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* Numbers that contradict one another: turns, bounds, the sides of a counter. */

/* -- The turn record track -- */

static TcNode
get_next_turn (TcScenario *scenario, TcNode turn)
{
  return tc_lint_find_role (scenario, TC_NODE_NONE, "turn", turn);
}

static void
report_turn (TcScenario *scenario, TcReport *report, TcNode turn, gint64 expected)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, turn);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, expected);
  TcFinding *finding =
    tc_lint_add (scenario, report, "TRK001", turn, "n",
                 _ ("Turns count from 1 without a gap: expected %" G_GINT64_FORMAT), expected);

  tc_lint_add_fix (scenario, finding, tc_operation_new_set (path, "n", value), _ ("Write %s"),
                   value);
}

/* The numbers of two turns in a row have changed places. */
static void
report_swapped (TcScenario *scenario, TcReport *report, TcNode turn, TcNode next, gint64 expected)
{
  g_autoptr (TcEdits) edits = tc_edits_new (tc_scenario_get_source (scenario));
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, expected);
  g_autofree char *next_value = g_strdup_printf ("%" G_GINT64_FORMAT, expected + 1);
  TcSpan span, next_span;
  TcFinding *finding =
    tc_lint_add (scenario, report, "TRK001", turn, "n",
                 _ ("Turns count from 1 without a gap: expected %" G_GINT64_FORMAT
                    " here and %" G_GINT64_FORMAT " in the next one"),
                 expected, expected + 1);

  /* Those who refer to a turn mean its number, so the numbers alone change. */
  if (tc_scenario_get_value_span (scenario, turn, "n", &span) &&
      tc_scenario_get_value_span (scenario, next, "n", &next_span) &&
      tc_edits_add (edits, span, value, -1) && tc_edits_add (edits, next_span, next_value, -1))
    tc_finding_add_fix (finding, edits, _ ("Swap the two numbers"));
}

/* One wrong number leaves the next one right; after a gap the count goes on from it. */
static void
judge_count (TcScenario *scenario, TcReport *report, TcNode first)
{
  gint64 expected = 1;

  for (TcNode turn = first; turn != TC_NODE_NONE; turn = get_next_turn (scenario, turn)) {
    TcNode next = get_next_turn (scenario, turn);
    gint64 n, after;

    if (!tc_lint_read_int (scenario, turn, "n", &n))
      n = expected;
    if (next == TC_NODE_NONE || !tc_lint_read_int (scenario, next, "n", &after))
      after = 0;
    if (n == expected + 1 && after == expected) {
      report_swapped (scenario, report, turn, next, expected);
      turn = next;
    } else if (n != expected) {
      report_turn (scenario, report, turn, expected);
      if (after == expected + 1)
        n = expected;
    }
    expected = n + 1;
  }
}

static const char *
get_date (TcScenario *scenario, TcNode turn)
{
  const TcSchemaContent *content;

  if (turn == TC_NODE_NONE)
    return NULL;
  content = tc_scenario_get_element (scenario, turn)->content;
  if (tc_schema_content_find_attribute (content, "date") == NULL ||
      tc_scenario_is_bad (scenario, turn, "date"))
    return NULL;

  return tc_scenario_get_string (scenario, turn, "date");
}

typedef struct {
  TcNode turn;
  const char *date;
  guint length; /* of the longest ascending row of dates that ends here */
  gint before;  /* the one before it in that row, or -1 */
  gboolean is_right;
} Dated;

static GArray *
read_dates (TcScenario *scenario, TcNode first)
{
  GArray *dates = g_array_new (FALSE, FALSE, sizeof (Dated));

  for (TcNode turn = first; turn != TC_NODE_NONE; turn = get_next_turn (scenario, turn)) {
    Dated dated = { turn, get_date (scenario, turn), 1, -1, FALSE };

    if (dated.date != NULL)
      g_array_append_val (dates, dated);
  }

  return dates;
}

#define MIN_STEPS 3u
#define FAR       10 /* times the usual step */
#define FAR_OFF   31 /* days */

static gint
compare_steps (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

/* In days. */
static gint
get_step (const Dated *from, const Dated *to)
{
  const Dated *ends[2] = { from, to };
  GDate dates[2];

  g_date_clear (dates, 2);
  for (guint i = 0; i < 2; i++) {
    guint year, month, day;

    if (sscanf (ends[i]->date, "%u-%u-%u", &year, &month, &day) != 3 ||
        !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
      return 0;
    g_date_set_dmy (&dates[i], (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  }

  return g_date_days_between (&dates[0], &dates[1]);
}

/* In days from turn to turn; 0 when there are too few to tell. */
static gint
get_usual_step (const GArray *dates)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 1; i < dates->len; i++) {
    gint step = get_step (&g_array_index (dates, Dated, i - 1), &g_array_index (dates, Dated, i));

    g_array_append_val (steps, step);
  }
  g_array_sort (steps, compare_steps);

  return steps->len >= MIN_STEPS ? g_array_index (steps, gint, steps->len / 2) : 0;
}

/* How far the step to @last in its row is from the usual one. */
static gint
get_oddity (const Dated *all, gint last, gint usual)
{
  gint before = all[last].before;

  return before >= 0 ? ABS (get_step (&all[before], &all[last]) - usual * (last - before)) : 0;
}

/* Of two rows as long the one that ends as it went on; of two turns, the later one is wrong unless
 * the earlier one is far off. */
static gboolean
is_better_end (const Dated *all, gint last, gint i, gint usual)
{
  if (all[i].length != all[last].length)
    return all[i].length > all[last].length;
  if (usual > 0 && all[i].length > 1)
    return get_oddity (all, i, usual) < get_oddity (all, last, usual);

  return strcmp (all[i].date, all[last].date) < 0 && get_step (&all[i], &all[last]) > FAR_OFF;
}

/* As few as possible are wrong: those that are not in the longest row of ascending dates. */
static void
mark_right (GArray *dates)
{
  Dated *all = (Dated *) (gpointer) dates->data;
  gint last = dates->len > 0 ? 0 : -1;
  gint usual = get_usual_step (dates);

  for (guint i = 0; i < dates->len; i++) {
    for (guint k = 0; k < i; k++)
      if (strcmp (all[k].date, all[i].date) < 0 && all[k].length >= all[i].length) {
        all[i].length = all[k].length + 1;
        all[i].before = (gint) k;
      }
    if (is_better_end (all, last, (gint) i, usual))
      last = (gint) i;
  }
  for (; last >= 0; last = all[last].before)
    all[last].is_right = TRUE;
}

/* A step that is much longer than the usual one leads to a wrong date, or from one. */
static void
judge_steps (TcScenario *scenario, TcReport *report, const GArray *dates)
{
  gint usual = get_usual_step (dates);

  for (guint i = 1; i < dates->len && usual > 0; i++) {
    const Dated *to = &g_array_index (dates, Dated, i);
    gint step = get_step (to - 1, to);

    if (step <= FAR * usual)
      continue;
    tc_lint_add (scenario, report, "TRK003", i == 1 ? (to - 1)->turn : to->turn, "date",
                 _ ("There are %d days between %s and %s, and usually %d between two turns"), step,
                 (to - 1)->date, to->date, usual);
    return;
  }
}

static void
judge_dates (TcScenario *scenario, TcReport *report, TcNode first)
{
  g_autoptr (GArray) dates = read_dates (scenario, first);
  const char *last = NULL;
  gboolean is_in_order = TRUE;

  mark_right (dates);
  for (guint i = 0; i < dates->len; i++) {
    const Dated *dated = &g_array_index (dates, Dated, i);
    const char *next = i + 1 < dates->len ? g_array_index (dates, Dated, i + 1).date : dated->date;

    is_in_order &= dated->is_right;
    if (dated->is_right)
      last = dated->date;
    else if (last != NULL && strcmp (dated->date, last) <= 0)
      tc_lint_add (scenario, report, "TRK002", dated->turn, "date",
                   _ ("The date %s is not after that of the turn before, %s"), dated->date, last);
    else
      tc_lint_add (scenario, report, "TRK002", dated->turn, "date",
                   _ ("The date %s is later than that of the next turn, %s"), dated->date, next);
  }
  if (is_in_order)
    judge_steps (scenario, report, dates);
}

static void
judge_turns (TcScenario *scenario, TcReport *report)
{
  TcNode turn = TC_NODE_NONE;
  TcNode parent = TC_NODE_NONE;

  while ((turn = tc_scenario_find_by_role (scenario, "turn", turn)) != TC_NODE_NONE) {
    if (tc_scenario_get_parent (scenario, turn) == parent)
      continue;
    parent = tc_scenario_get_parent (scenario, turn);
    judge_count (scenario, report, turn);
    judge_dates (scenario, report, turn);
  }
}

/* -- Bounds -- */

static gboolean
has_bounds (const TcSchemaContent *content)
{
  return tc_schema_content_find_attribute (content, "at-least") != NULL &&
         tc_schema_content_find_attribute (content, "at-most") != NULL;
}

static gboolean
is_written (TcScenario *scenario, TcNode node, const char *name)
{
  return tc_scenario_has (scenario, node, name) && !tc_scenario_is_bad (scenario, node, name);
}

static void
judge_bounds (TcScenario *scenario, TcReport *report, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *least = tc_schema_content_find_attribute (content, "at-least");

  if (is_written (scenario, node, "at-least") && is_written (scenario, node, "at-most")) {
    gint64 low = tc_scenario_get_int (scenario, node, "at-least");
    gint64 high = tc_scenario_get_int (scenario, node, "at-most");

    if (low > high)
      tc_lint_add (
        scenario, report, "NUM001", node, "at-least",
        _ ("At least %" G_GINT64_FORMAT " and at most %" G_GINT64_FORMAT ": no number is both"),
        low, high);
  } else if (!tc_scenario_has (scenario, node, "at-least") &&
             !tc_scenario_has (scenario, node, "at-most") && least->default_value == NULL) {
    tc_lint_add (scenario, report, "NUM002", node, NULL,
                 _ ("<%s> has neither at-least nor at-most, so it is always met"),
                 tc_scenario_get_name (scenario, node));
  }
}

/* Most nodes are like the one before, and have none: those of outlines. */
static void
judge_all_bounds (TcScenario *scenario, TcReport *report)
{
  const TcSchemaContent *without = NULL;
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

    if (content == without)
      continue;
    if (has_bounds (content))
      judge_bounds (scenario, report, node);
    else
      without = content;
  }
}

/* -- The sides of a counter -- */

static void
judge_sides (TcScenario *scenario, TcReport *report, TcNode full, TcNode other)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, other)->content;
  const TcSchemaContent *first = tc_scenario_get_element (scenario, full)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    gint64 before, after;

    if (attribute->type->kind != TC_VALUE_INTEGER ||
        tc_schema_content_find_attribute (first, attribute->name) == NULL ||
        !tc_lint_read_int (scenario, full, attribute->name, &before) ||
        !tc_lint_read_int (scenario, other, attribute->name, &after) || after <= before)
      continue;
    tc_lint_add (scenario, report, "NUM003", other, attribute->name,
                 _ ("%s grows by a loss: %s is %" G_GINT64_FORMAT
                    " on this side and %" G_GINT64_FORMAT " on the full one"),
                 tc_lint_get_title (scenario, tc_scenario_get_parent (scenario, full)),
                 attribute->label, after, before);
    return;
  }
}

static const char *
get_face (TcScenario *scenario, TcNode piece)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, piece)->content;
  guint i = 0;

  while (g_strcmp0 (content->elements[i]->role, "face") != 0)
    i++;

  return content->elements[i]->name;
}

static void
judge_piece (TcScenario *scenario, TcReport *report, TcNode piece)
{
  TcNode full = tc_lint_find_role (scenario, piece, "face", TC_NODE_NONE);
  TcNode other = full;

  /* The schema's order says which is the full one. */
  if (full == TC_NODE_NONE ||
      full != tc_scenario_find_child (scenario, piece, get_face (scenario, piece)))
    return;
  while ((other = tc_lint_find_role (scenario, piece, "face", other)) != TC_NODE_NONE)
    judge_sides (scenario, report, full, other);
}

void
tc_lint_numbers (TcScenario *scenario, TcReport *report)
{
  TcNode piece = TC_NODE_NONE;

  judge_turns (scenario, report);
  judge_all_bounds (scenario, report);
  while ((piece = tc_scenario_find_by_role (scenario, "piece", piece)) != TC_NODE_NONE)
    judge_piece (scenario, report, piece);
}
