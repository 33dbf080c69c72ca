/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

/* What the bots make of a position. That they keep to the rules and do not peek stands in
 * systems/test-bots, for every system. */

#define GOOD  0
#define DIRTY 3

static gint
evaluate (const Table *table, guint8 seat)
{
  return badge_evaluate (table->ruleset, &table->state.head, seat);
}

/* The green fugitive has three steps to go. */
static void
flee (Table *table)
{
  table_init (table, NULL, NULL);
  table_run_from (table, "green-fugitive", "c6");
}

/* What is scored counts in full, what may come in part. */
static void
test_points (void)
{
  g_auto (Table) table = { 0 };
  gint good, dirty;

  table_init (&table, NULL, NULL);
  good = evaluate (&table, GOOD);
  dirty = evaluate (&table, DIRTY);
  g_assert_cmpint (good, >, 0);
  g_assert_cmpint (good, <, 60 * TC_EVALUATION_UNIT);
  g_assert_cmpint (dirty, >, 0);
  g_assert_cmpint (dirty, <, 120 * TC_EVALUATION_UNIT);

  table.state.good_points += 15;
  table.state.dirty_points += 30;
  g_assert_cmpint (evaluate (&table, GOOD), ==, good + 15 * TC_EVALUATION_UNIT);
  g_assert_cmpint (evaluate (&table, DIRTY), ==, dirty + 30 * TC_EVALUATION_UNIT);
}

/* Nothing is expected of who was caught or got away. */
static void
test_over (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  for (guint i = 0; i < table.rules->n_fugitives; i++)
    badge_fate (&table.state)[i] = i % 2 == 0 ? BADGE_CAUGHT : BADGE_ESCAPED;
  g_assert_cmpint (evaluate (&table, GOOD), ==, 0);
  g_assert_cmpint (evaluate (&table, DIRTY), ==, 0);
}

/* A patrol beside a fugitive, and cards to drive it there, are good for good cops alone. */
static void
test_chase (void)
{
  g_auto (Table) table = { 0 };
  gint good, dirty;

  flee (&table);
  good = evaluate (&table, GOOD);
  dirty = evaluate (&table, DIRTY);
  table_stand (&table, "blue-patrol", "d6");
  g_assert_cmpint (evaluate (&table, GOOD), >, good);
  g_assert_cmpint (evaluate (&table, DIRTY), <, dirty);

  good = evaluate (&table, GOOD);
  dirty = evaluate (&table, DIRTY);
  table_hand (&table, GOOD, "patrol-blue");
  g_assert_cmpint (evaluate (&table, GOOD), >, good);
  g_assert_cmpint (evaluate (&table, DIRTY), <, dirty);
}

/* Cards for the way out are good for the dirty cop, if there are leads to lay them after. */
static void
test_flight (void)
{
  g_auto (Table) table = { 0 };
  gint good, dirty;

  flee (&table);
  good = evaluate (&table, GOOD);
  dirty = evaluate (&table, DIRTY);
  table_hand (&table, DIRTY, "fugitive-green fugitive-green fugitive-green");
  g_assert_cmpint (evaluate (&table, DIRTY), ==, dirty);
  table_hand (&table, DIRTY,
              "fugitive-green fugitive-green fugitive-green search patrol-red patrol-blue");
  g_assert_cmpint (evaluate (&table, DIRTY), >, dirty);
  g_assert_cmpint (evaluate (&table, GOOD), <, good);

  dirty = evaluate (&table, DIRTY);
  table.state.current = DIRTY;
  g_assert_cmpint (evaluate (&table, DIRTY), >, dirty);
}

/* Evidence counts as much as it is likely to be paid for. */
static void
test_evidence (void)
{
  g_auto (Table) table = { 0 };
  gint good, dirty;
  guint colour;

  flee (&table);
  good = evaluate (&table, GOOD);
  dirty = evaluate (&table, DIRTY);
  colour = table.rules->fugitive_colour[table_fugitive (&table, "green-fugitive")];
  badge_set_found (&table.state, colour, badge_get_found (&table.state, colour) + 1);
  g_assert_cmpint (evaluate (&table, GOOD), >, good);
  g_assert_cmpint (evaluate (&table, GOOD), <,
                   good + table.rules->evidence_points * TC_EVALUATION_UNIT);
  g_assert_cmpint (evaluate (&table, DIRTY), ==, dirty);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/bots/outlook-points", test_points);
  g_test_add_func ("/badge/bots/outlook-over", test_over);
  g_test_add_func ("/badge/bots/outlook-chase", test_chase);
  g_test_add_func ("/badge/bots/outlook-flight", test_flight);
  g_test_add_func ("/badge/bots/outlook-evidence", test_evidence);

  return g_test_run ();
}
