/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

/* What the cards do: rules R15 to R23. */

/* R15: any tile that lies face down, wherever; only who searched learns what it is. "Action cards",
 * FAQ 6. */
static void
test_search (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;
  g_auto (GStrv) texts = NULL;

  table_init (&table, NULL, NULL);
  table_show (&table, "empty", "j8");
  table_sequence (&table, "search");
  moves = table_dup_moves (&table);
  texts = g_strsplit (moves, "; ", -1);
  g_assert_cmpuint (g_strv_length (texts), ==, 47);
  g_assert_cmpstr (table_why (&table, "search > b3"), ==, "no-tile");
  table_play (&table, "search > c3");
  g_assert_cmpuint (tc_events_get_n (table.events), ==, 1);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_true (tc_event_is_seen (tc_events_get (table.events, 0), seat) == (seat == 0));
}

/* R16: an empty tile or a hideout is flipped or not as the searcher likes. "City tiles", FAQ 4. */
static void
test_may_flip (gconstpointer data)
{
  g_auto (Table) table = { 0 };
  guint cell;

  table_init (&table, NULL, NULL);
  table_lay (&table, data, "e6");
  cell = table.rules->place_cell[table_place (&table, "e6")];
  table_sequence (&table, "search fugitive-red search");
  table_play (&table, "search > e6");
  g_assert_cmpstr (table_why (&table, "flip > f6"), ==, "other-tile");
  g_assert_cmpstr (table_why (&table, "flip > e6"), ==, "legal");
  table_play (&table, "keep > e6");
  g_assert_false (badge_flipped (&table.state)[cell]);
  g_assert_cmpstr (table_why (&table, "search > e6"), ==, "legal");
  table_play (&table, "search > e6; flip > e6");
  g_assert_true (badge_flipped (&table.state)[cell]);
}

/* R16: evidence and traffic must be flipped; what lies face up is never searched again. */
static void
test_must_flip (gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_lay (&table, data, "e6");
  table_sequence (&table, "search fugitive-red search");
  table_play (&table, "search > e6");
  g_assert_true (badge_flipped (&table.state)[table.rules->place_cell[table_place (&table, "e6")]]);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_SEARCH);
  g_assert_cmpstr (table_why (&table, "search > e6"), ==, "flipped");
}

/* R16: which tiles must be flipped is the scenario's. */
static void
test_flip_rule (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "<traffic id=\"traffic\" name=\"Traffic\"",
              "<traffic id=\"traffic\" name=\"Traffic\" flip=\"may\"");
  table_sequence (&table, "search");
  table_play (&table, "search > g4");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_FLIP);
}

/* R17: a flipped hideout brings out its fugitive, a kept one does not. "The goal of the game for
 * the cops". */
static void
test_hideout (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_lay (&table, "hideout-green", "f6");
  table_sequence (&table, "search fugitive-green search");
  table_play (&table, "search > f6; keep > f6");
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_IN_HIDING);
  table_play (&table, "search > f6; flip > f6");
  g_assert_true (table_logged (&table, "Green fugitive comes out at F6"));
  g_assert_true (table_is_at (&table, "green-fugitive", "f6"));
  g_assert_cmpuint (table_fate (&table, "red-fugitive"), ==, BADGE_IN_HIDING);
}

/* R18: one step of the patrol of that colour, to a place beside it; flipped traffic is closed. */
static void
test_patrol (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "f6");
  table_show (&table, "traffic", "g6");
  table_sequence (&table, "patrol-red");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==,
                   "drive red-patrol > f5; drive red-patrol > e6; drive red-patrol > f7");
  g_assert_cmpstr (table_why (&table, "drive red-patrol > g6"), ==, "traffic");
  g_assert_cmpstr (table_why (&table, "drive red-patrol > f4"), ==, "not-adjacent");
  g_assert_cmpstr (table_why (&table, "drive green-patrol > l2"), ==, "other-card");
  table_play (&table, "drive red-patrol > f7");
  g_assert_true (table_is_at (&table, "red-patrol", "f7"));
}

/* R18: whom traffic stops is the scenario's. */
static void
test_traffic_nobody (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "blocks=\"patrols\"", "blocks=\"nobody\"");
  table_stand (&table, "red-patrol", "f6");
  table_show (&table, "traffic", "g6");
  table_sequence (&table, "patrol-red");
  table_play (&table, "drive red-patrol > g6");
  g_assert_true (table_is_at (&table, "red-patrol", "g6"));
}

static void
test_traffic_everybody (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "blocks=\"patrols\"", "blocks=\"everybody\"");
  table_run_from (&table, "green-fugitive", "d5");
  table_show (&table, "traffic", "c5");
  table_sequence (&table, "search fugitive-green");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "green-fugitive", "d4"));
}

/* R18: fugitives slip through traffic. */
static void
test_traffic_fugitive (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "green-fugitive", "d5");
  table_show (&table, "traffic", "c5");
  table_sequence (&table, "search fugitive-green");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "green-fugitive", "c5"));
}

/* R19: without its fugitive on the board a card does nothing, but fills its place. */
static void
test_no_fugitive (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_sequence (&table, "search fugitive-green patrol-red");
  table_play (&table, "search > g4");
  g_assert_true (table_logged (&table, "Fugitive green has no effect"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_DRIVE);
}

/* R20: straight along the shortest way out, without a question; "Move a fugitive". */
static void
test_shortest (void)
{
  static const char *const ways[][2] = {
    { "d5", "c5" }, { "f3", "f2" }, { "j6", "k6" }, { "g8", "g9" }, { "b5", "a5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_auto (Table) table = { 0 };

    table_init (&table, NULL, NULL);
    table_run_from (&table, "blue-fugitive", ways[i][0]);
    table_sequence (&table, "search fugitive-blue patrol-red");
    table_play (&table, "search > g4");
    g_assert_true (table_is_at (&table, "blue-fugitive", ways[i][1]));
  }
}

/* R20; FAQ 5: of two equal ways the player picks. A fugitive at an inner corner leaves in three
 * steps. */
static void
test_corner (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, NULL, NULL);
  table_run_from (&table, "red-fugitive", "c3");
  table_sequence (&table, "patrol-green fugitive-red patrol-green fugitive-red patrol-green "
                          "fugitive-red patrol-blue");
  table_play (&table, "drive green-patrol > l2");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "run red-fugitive > c2; run red-fugitive > b3");
  g_assert_cmpstr (table_why (&table, "run red-fugitive > d3"), ==, "way");
  table_play (&table, "run red-fugitive > b3; drive green-patrol > l3");
  g_assert_true (table_is_at (&table, "red-fugitive", "a3"));
  table_play (&table, "drive green-patrol > l4");
  g_assert_cmpuint (table_fate (&table, "red-fugitive"), ==, BADGE_ESCAPED);
}

/* R20: two cards of the colour in one place take the second shortest way. */
static void
test_pair (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "red-fugitive", "d5");
  table_sequence (&table, "search fugitive-red+ search");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "red-fugitive", "d4"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_SEARCH);
}

/* R21: no tile but flipped traffic is in anybody's way: face down, empty, hideout, evidence. */
static void
test_open_tiles (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "d7");
  table_lay (&table, "traffic", "e7");
  table_show (&table, "empty", "f7");
  table_show (&table, "hideout-red", "g7");
  table_show (&table, "evidence-red", "h7");
  table_sequence (&table, "patrol-red fugitive-red patrol-red fugitive-red patrol-red fugitive-red "
                          "patrol-red");
  table_play (&table, "drive red-patrol > e7; drive red-patrol > f7; drive red-patrol > g7; "
                      "drive red-patrol > h7");
  g_assert_true (table_is_at (&table, "red-patrol", "h7"));
}

static void
test_open_tiles_fugitive (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "red-fugitive", "f6");
  table_lay (&table, "traffic", "f7");
  table_show (&table, "evidence-red", "f8");
  table_sequence (&table, "search fugitive-red search fugitive-red");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "red-fugitive", "f7"));
  table_play (&table, "search > h4");
  g_assert_true (table_is_at (&table, "red-fugitive", "f8"));
}

/* R22; "Example 2": two steps of the blue patrol onto the green fugitive, with other colours'
 * fugitive cards between; "Catch a fugitive", FAQ 7: the colour does not matter. */
static void
test_example_2 (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "green-fugitive", "f6");
  table_stand (&table, "blue-patrol", "f8");
  table_hand (&table, 0, "patrol-blue patrol-blue fugitive-red fugitive-yellow search search");
  table_play (&table, "done; lay patrol-blue; lay fugitive-red; lay patrol-blue; done; "
                      "drive blue-patrol > f7; drive blue-patrol > f6");
  g_assert_true (
    table_logged (&table, "Green fugitive is caught at F6: each good cop gains 5 points"));
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_CAUGHT);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, seat == 3 ? 0 : 5);
}

/* R22: a caught fugitive is off the board: its cards do nothing any more. */
static void
test_caught_is_gone (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_run_from (&table, "green-fugitive", "f6");
  table_stand (&table, "blue-patrol", "f7");
  table_sequence (&table, "patrol-blue fugitive-green");
  table_play (&table, "drive blue-patrol > f6");
  g_assert_true (table_logged (&table, "Fugitive green has no effect"));
}

/* R23; "Example 3": two green cards run the fugitive off the board. */
static void
test_example_3 (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table.state.current = 3;
  table.state.head.actor = 3;
  table_run_from (&table, "green-fugitive", "b5");
  table_hand (&table, 3, "patrol-red search fugitive-green fugitive-green fugitive-red search");
  table_play (&table, "done; lay patrol-red; lay fugitive-green; lay search; lay fugitive-green; "
                      "done; drive red-patrol > b1; search > g4");
  g_assert_true (table_logged (&table, "Green fugitive leaves the city over the west edge"));
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_ESCAPED);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, seat == 3 ? 30 : 0);
}

/* R23: only edges with an exit lead out; the shortest way is to one of them. */
static void
test_exits (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "    <exit edge=\"west\"/>\n", "");
  table_run_from (&table, "green-fugitive", "a5");
  table_sequence (&table, "search fugitive-green");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "green-fugitive", "a4"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/actions/R15-search", test_search);
  g_test_add_data_func ("/badge/actions/R16-empty-may-flip", "empty", test_may_flip);
  g_test_add_data_func ("/badge/actions/R16-hideout-may-flip", "hideout-blue", test_may_flip);
  g_test_add_data_func ("/badge/actions/R16-evidence-must-flip", "evidence-blue", test_must_flip);
  g_test_add_data_func ("/badge/actions/R16-traffic-must-flip", "traffic", test_must_flip);
  g_test_add_func ("/badge/actions/R16-flip-rule", test_flip_rule);
  g_test_add_func ("/badge/actions/R17-hideout", test_hideout);
  g_test_add_func ("/badge/actions/R18-patrol", test_patrol);
  g_test_add_func ("/badge/actions/R18-traffic-nobody", test_traffic_nobody);
  g_test_add_func ("/badge/actions/R18-traffic-everybody", test_traffic_everybody);
  g_test_add_func ("/badge/actions/R18-traffic-fugitive", test_traffic_fugitive);
  g_test_add_func ("/badge/actions/R19-no-fugitive", test_no_fugitive);
  g_test_add_func ("/badge/actions/R20-shortest", test_shortest);
  g_test_add_func ("/badge/actions/R20-corner", test_corner);
  g_test_add_func ("/badge/actions/R20-pair", test_pair);
  g_test_add_func ("/badge/actions/R21-open-tiles", test_open_tiles);
  g_test_add_func ("/badge/actions/R21-open-tiles-fugitive", test_open_tiles_fugitive);
  g_test_add_func ("/badge/actions/R22-example-2", test_example_2);
  g_test_add_func ("/badge/actions/R22-caught-is-gone", test_caught_is_gone);
  g_test_add_func ("/badge/actions/R23-example-3", test_example_3);
  g_test_add_func ("/badge/actions/R23-exits", test_exits);

  return g_test_run ();
}
