/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

#include <string.h>

/* Scoring and game end, revealing, notes: rules R24 to R29. */

static void
set_fate (Table *table, const char *fugitive, BadgeFate fate)
{
  badge_fate (&table->state)[table_fugitive (table, fugitive)] = (guint8) fate;
}

/* The green fugitive stands beside the blue patrol, which has been laid. */
static void
chase (Table *table, const char *from, const char *to)
{
  table_init (table, from, to);
  table_run_from (table, "green-fugitive", "f6");
  table_stand (table, "blue-patrol", "f7");
}

static void
get_outcome (const Table *table, TcOutcome *outcome)
{
  tc_rules_outcome (table->ruleset, &table->state.head, outcome);
}

/* R24: the game ends as soon as the last fugitive is caught or gone, cards that are left or not.
 * "Scoring and game end". */
static void
test_end (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, NULL, NULL);
  set_fate (&table, "red-fugitive", BADGE_CAUGHT);
  set_fate (&table, "blue-fugitive", BADGE_ESCAPED);
  table_sequence (&table, "patrol-blue fugitive-red search");
  table_play (&table, "drive blue-patrol > f6");
  g_assert_false (tc_rules_is_over (&table.state.head));
  table_play (&table, "search > g4");
  g_assert_cmpuint (table.state.head.turn, ==, 2);
}

static void
test_end_at_once (gconstpointer data)
{
  g_auto (Table) table = { 0 };
  TcOutcome outcome;

  chase (&table, NULL, NULL);
  set_fate (&table, "red-fugitive", BADGE_CAUGHT);
  set_fate (&table, "blue-fugitive", BADGE_ESCAPED);
  set_fate (&table, "yellow-fugitive", BADGE_CAUGHT);
  if (data != NULL)
    table_run_from (&table, "green-fugitive", "a5");
  table_sequence (&table, "patrol-blue fugitive-green search");
  table_play (&table, data != NULL ? "drive blue-patrol > f8" : "drive blue-patrol > f6");
  g_assert_true (tc_rules_is_over (&table.state.head));
  g_assert_cmpuint (table.state.head.actor, ==, TC_SEAT_NONE);
  g_assert_true (table_logged (&table, "Drew, a dirty cop, has"));
  get_outcome (&table, &outcome);
  g_assert_true (outcome.is_over);
  g_assert_false (table.state.is_stopped);
}

/* R25, "The goal of the game for the cops": five points to each good cop, and five for each
 * evidence of its colour that was found. */
static void
test_catch (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, NULL, NULL);
  table_show (&table, "evidence-green", "c8");
  table_show (&table, "evidence-green", "d8");
  table_show (&table, "evidence-red", "e8");
  table_sequence (&table, "patrol-blue");
  table_play (&table, "drive blue-patrol > f6");
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, seat == 3 ? 0 : 15);
}

/* R25: green evidence that is found after the green catch adds nothing. */
static void
test_late_evidence (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, NULL, NULL);
  table_sequence (&table, "patrol-blue fugitive-red search");
  table_play (&table, "drive blue-patrol > f6; search > i3");
  g_assert_true (
    table_logged (&table, "Green fugitive is caught at F6: each good cop gains 5 points"));
  g_assert_true (table_logged (&table, "Turned up at I3: Green evidence"));
  g_assert_cmpint (badge_get_points (&table.state, 0), ==, 5);
}

/* R26, "The goal of the game for the dirty cop": thirty points to the dirty cop, who never gets
 * what the others get. */
static void
test_escape (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, NULL, NULL);
  table_run_from (&table, "red-fugitive", "a5");
  table_sequence (&table, "patrol-blue fugitive-red");
  table_play (&table, "drive blue-patrol > f6");
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, seat == 3 ? 30 : 5);
}

/* R25, R26: the points are the scenario's. */
static void
test_points (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, "<score catch=\"5\" evidence=\"5\" escape=\"30\"/>",
         "<score catch=\"7\" evidence=\"2\" escape=\"11\"/>");
  table_show (&table, "evidence-green", "c8");
  table_run_from (&table, "red-fugitive", "a5");
  table_sequence (&table, "patrol-blue fugitive-red");
  table_play (&table, "drive blue-patrol > f6");
  g_assert_cmpint (badge_get_points (&table.state, 0), ==, 9);
  g_assert_cmpint (badge_get_points (&table.state, 3), ==, 11);
}

/* Ruling B-ag: where nobody is dirty an escape scores for nobody, and the cops win with any points.
 */
static void
test_nobody_dirty (void)
{
  g_auto (Table) table = { 0 };
  const char *from = "name=\"Four players\" players=\"4\"";

  chase (&table, from, "name=\"Four players\" players=\"4\" dirty=\"0\"");
  table.state.role[3] = BADGE_ROLE_GOOD;
  g_assert_cmpuint (badge_get_level (&table.state), ==, BADGE_LEVEL_DRAW);
  table_run_from (&table, "red-fugitive", "a5");
  table_sequence (&table, "patrol-blue fugitive-red");
  table_play (&table, "drive blue-patrol > f6");
  g_assert_cmpuint (table_fate (&table, "red-fugitive"), ==, BADGE_ESCAPED);
  g_assert_cmpuint (table.state.dirty_points, ==, 0);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, 5);
  g_assert_cmpuint (badge_get_level (&table.state), ==, BADGE_LEVEL_GOOD);
}

static guint
count_events (const Table *table, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < tc_events_get_n (table->events); i++)
    n += tc_events_get (table->events, i)->kind == kind;

  return n;
}

/* R24: a scenario may end the game after some escapes, and the log says so. */
static void
test_end_after_escapes (void)
{
  g_auto (Table) table = { 0 };

  chase (&table, "<ending turn-limit=\"0\" quiet=\"60\"/>",
         "<ending escapes=\"1\" turn-limit=\"0\" quiet=\"60\"/>");
  table_run_from (&table, "red-fugitive", "a5");
  table_sequence (&table, "patrol-blue fugitive-red");
  table_play (&table, "drive blue-patrol > f6");
  g_assert_true (tc_rules_is_over (&table.state.head));
  g_assert_cmpuint (count_events (&table, BADGE_EVENT_TOO_MANY_LEFT), ==, 1);
  g_assert_cmpuint (count_events (&table, BADGE_EVENT_NONE_LEFT), ==, 0);
}

/* R27, "Overview of the game"; FAQ 1, FAQ 2, FAQ 3: what is said at the table is no move; what a
 * game gives to a seat are its points, which sum up over several games. */
static void
test_payoff (void)
{
  g_auto (Table) table = { 0 };
  TcOutcome outcome;

  table_init (&table, NULL, NULL);
  table.state.good_points = 35;
  table.state.dirty_points = 60;
  get_outcome (&table, &outcome);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (outcome.payoff[seat], ==, seat == 3 ? 60 : 35);
  g_assert_cmpint (outcome.payoff[4], ==, 0);
}

/* R28; ruling B-u: the dirty cop may reveal himself, in whatever he decides; nothing else comes of
 * it. "Overview of the game". */
static void
test_show (void)
{
  g_auto (Table) table = { 0 };
  BadgeRoom before;

  table_init (&table, NULL, NULL);
  g_assert_cmpstr (table_why (&table, "show drew"), ==, "not-acting");
  g_assert_cmpstr (table_why (&table, "show avery"), ==, "not-dirty");
  table.state.current = table.state.head.actor = 3;
  table_sequence (&table, "search");
  memcpy (&before, &table.room, sizeof before);
  table_play (&table, "show drew");
  g_assert_true (table_logged (&table, "Drew shows the role card of a dirty cop"));
  g_assert_cmpstr (table_why (&table, "show drew"), ==, "shown");
  before.state.head = table.state.head;
  before.state.shown = 8;
  g_assert_cmpmem (&before, sizeof before, &table.room, sizeof table.room);
  for (guint8 viewer = 0; viewer < 3; viewer++) {
    BadgeRoom seen;

    memcpy (&seen, &table.room, sizeof seen);
    badge_redact (table.ruleset, &seen.state.head, viewer);
    g_assert_cmpuint (seen.state.role[3], ==, BADGE_ROLE_DIRTY);
    g_assert_cmpuint (seen.state.role[(viewer + 1) % 3], ==, BADGE_ROLE_UNKNOWN);
  }
}

static const TcViewNote *
find_note (const TcView *view, const char *place)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++)
    if (strcmp (notes[i].container, place) == 0)
      return &notes[i];

  return NULL;
}

/* R29; "Example 4", "Use a notepad": two searches, an empty tile and the green hideout, marked on
 * the searcher's own notepad and on no other. */
static void
test_example_4 (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcView) own = NULL;
  g_autoptr (TcView) other = NULL;
  guint n = 0;

  table_init (&table, NULL, NULL);
  table_sequence (&table, "search fugitive-red search");
  table_play (&table, "search > h7; keep > h7; search > d3; keep > d3");
  own = tc_rules_view (table.ruleset, &table.state.head, 0);
  tc_view_get_notes (own, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (find_note (own, "h7")->mark, ==, ".");
  g_assert_cmpstr (find_note (own, "d3")->mark, ==, "H");
  g_assert_cmpstr (find_note (own, "d3")->owner, ==, "green");
  other = tc_rules_view (table.ruleset, &table.state.head, 1);
  tc_view_get_notes (other, &n);
  g_assert_cmpuint (n, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/score/R24-not-before-the-last", test_end);
  g_test_add_data_func ("/badge/score/R24-last-caught", NULL, test_end_at_once);
  g_test_add_data_func ("/badge/score/R24-last-escaped", "escaped", test_end_at_once);
  g_test_add_func ("/badge/score/R25-catch", test_catch);
  g_test_add_func ("/badge/score/R25-late-evidence", test_late_evidence);
  g_test_add_func ("/badge/score/R26-escape", test_escape);
  g_test_add_func ("/badge/score/B-ag-nobody-dirty", test_nobody_dirty);
  g_test_add_func ("/badge/score/R24-end-after-escapes", test_end_after_escapes);
  g_test_add_func ("/badge/score/R25-points", test_points);
  g_test_add_func ("/badge/score/R27-payoff", test_payoff);
  g_test_add_func ("/badge/score/R28-show", test_show);
  g_test_add_func ("/badge/score/R29-example-4", test_example_4);

  return g_test_run ();
}
