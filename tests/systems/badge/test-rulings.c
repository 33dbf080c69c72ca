/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

#include <string.h>

/* What the rulebook leaves open: rulings B-a to B-ae of docs/rulings-badge.md, as printed and
 * switched. */

/* A fugitive where its card is the next to be carried out. */
static void
run_from (Table *table, const char *place, const char *cards)
{
  table_run_from (table, "green-fugitive", place);
  table_sequence (table, cards);
  table_play (table, "search > g4");
}

static void
test_free_move (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "move=\"exitward\"", "move=\"free\"");
  run_from (&table, "a5", "search fugitive-green");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==,
                   "run green-fugitive > a4; run green-fugitive > b5; run green-fugitive > a6; "
                   "run green-fugitive > west");
  table_play (&table, "run green-fugitive > b5");
  g_assert_true (table_is_at (&table, "green-fugitive", "b5"));
}

static void
test_exitward (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  run_from (&table, "a5", "search fugitive-green");
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_ESCAPED);
}

static void
test_pair (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "search fugitive-green fugitive-green fugitive-red patrol-red search");
  table_play (&table, "done; lay search");
  g_assert_cmpstr (table_why (&table, "lay-pair fugitive-red"), ==, "one-only");
  g_assert_cmpstr (table_why (&table, "lay-pair patrol-red"), ==, "pair-kind");
  table_play (&table, "lay-pair fugitive-green");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "not-fugitive");
  g_assert_cmpstr (table_why (&table, "lay patrol-red"), ==, "legal");
  g_assert_cmpuint (table.state.n_laid, ==, 2);
}

static void
test_no_pairs (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "pairs=\"true\"", "pairs=\"false\"");
  table_hand (&table, 0, "search fugitive-green fugitive-green");
  table_play (&table, "done; lay search");
  g_assert_cmpstr (table_why (&table, "lay-pair fugitive-green"), ==, "no-pairs");
}

/* The step is made, though a good cop might rather not. */
static void
test_compulsory_run (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, NULL, NULL);
  run_from (&table, "c3", "search fugitive-green");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "run green-fugitive > c2; run green-fugitive > b3");
}

static void
test_contact_both (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "yellow-patrol", "c5");
  run_from (&table, "d5", "search fugitive-green");
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_CAUGHT);
  g_assert_cmpint (badge_get_points (&table.state, 0), ==, 5);
}

/* It passes through, until a patrol moves onto it. */
static void
test_contact_patrol_only (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "contact=\"both\"", "contact=\"patrol-only\"");
  table_stand (&table, "yellow-patrol", "c5");
  table_stand (&table, "red-patrol", "c6");
  run_from (&table, "d5", "search fugitive-green patrol-red");
  g_assert_true (table_is_at (&table, "green-fugitive", "c5"));
  table_play (&table, "drive red-patrol > c5");
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_CAUGHT);
}

static void
reveal_under_patrol (Table *table, const char *from, const char *to)
{
  table_init (table, from, to);
  table_show (table, "evidence-green", "j8");
  table_lay (table, "hideout-green", "e6");
  table_stand (table, "red-patrol", "e6");
  table_sequence (table, "search");
  table_play (table, "search > e6; flip > e6");
}

static void
test_reveal (void)
{
  g_auto (Table) table = { 0 };

  reveal_under_patrol (&table, NULL, NULL);
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_CAUGHT);
  g_assert_cmpint (badge_get_points (&table.state, 0), ==, 10);
}

static void
test_no_catch_on_reveal (void)
{
  g_auto (Table) table = { 0 };

  reveal_under_patrol (&table, "on-reveal=\"true\"", "on-reveal=\"false\"");
  g_assert_true (table_is_at (&table, "green-fugitive", "e6"));
}

static void
test_traffic_under_patrol (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "g4");
  table_sequence (&table, "search fugitive-red patrol-red");
  table_play (&table, "search > g4");
  g_assert_true (table_is_at (&table, "red-patrol", "g4"));
  table_play (&table, "drive red-patrol > g3");
  g_assert_true (table_is_at (&table, "red-patrol", "g3"));
}

/* Two of a kind on one place: and one patrol catches all who are there. */
static void
test_together (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "e6");
  table_stand (&table, "green-patrol", "e7");
  table_sequence (&table, "patrol-red fugitive-red patrol-red");
  table_play (&table, "drive red-patrol > e7");
  g_assert_true (table_is_at (&table, "green-patrol", "e7"));
  table_run_from (&table, "green-fugitive", "e8");
  table_run_from (&table, "blue-fugitive", "e8");
  table_play (&table, "drive red-patrol > e8");
  g_assert_cmpuint (table_fate (&table, "green-fugitive"), ==, BADGE_CAUGHT);
  g_assert_cmpuint (table_fate (&table, "blue-fugitive"), ==, BADGE_CAUGHT);
}

/* Patrols drive in the streets around the city too, straight on, not beyond the board. */
static void
test_ring (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, NULL, NULL);
  table_sequence (&table, "patrol-red");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "drive red-patrol > b1; drive red-patrol > a2");
}

static void
test_adjacency (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "e6");
  table_sequence (&table, "patrol-red");
  g_assert_cmpstr (table_why (&table, "drive red-patrol > f7"), ==, "not-adjacent");
  g_assert_cmpstr (table_why (&table, "drive red-patrol > f6"), ==, "legal");
}

/* Traffic all around: the card is wasted, the sequence goes on. */
static void
test_no_step (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "e6");
  table_show (&table, "traffic", "e5");
  table_show (&table, "traffic", "e7");
  table_show (&table, "traffic", "d6");
  table_show (&table, "traffic", "f6");
  table_sequence (&table, "patrol-red fugitive-red search");
  g_assert_true (table_logged (&table, "Patrol red has no effect"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_SEARCH);
}

/* Evidence that the dirty cop finds counts. */
static void
test_found_by_dirty (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table.state.current = table.state.head.actor = 3;
  table_run_from (&table, "green-fugitive", "f6");
  table_stand (&table, "blue-patrol", "f7");
  table_sequence (&table, "search fugitive-red patrol-blue");
  table_play (&table, "search > i3; drive blue-patrol > f6");
  g_assert_cmpint (badge_get_points (&table.state, 0), ==, 10);
  g_assert_cmpint (badge_get_points (&table.state, 3), ==, 0);
}

/* Seven in hand after two are laid of nine: nothing is drawn, nothing is thrown away. */
static void
test_big_hand (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0,
              "search search search fugitive-red fugitive-red fugitive-red fugitive-red "
              "fugitive-blue fugitive-blue");
  table_play (&table, "done; lay search; lay fugitive-red; done; search > g4");
  g_assert_cmpuint (table.state.n_hand[0], ==, 7);
  g_assert_cmpuint (table.state.n_discard, ==, 2);
}

/* All that is left in the deck goes to the discards. */
static void
empty_deck (Table *table)
{
  for (guint card = 0; card < table->rules->n_cards; card++) {
    badge_discards (&table->state)[card] += badge_deck (&table->state)[card];
    badge_deck (&table->state)[card] = 0;
  }
  table->state.n_discard += table->state.n_deck;
  table->state.n_deck = 0;
}

/* The discards are shuffled; ruling B-z: the exchanged cards are among them, the laid ones are
 * when they are discarded. */
static void
test_reshuffle (void)
{
  g_auto (Table) table = { 0 };
  guint n_deck = 0;

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "search patrol-red fugitive-red fugitive-green search search");
  empty_deck (&table);
  table_play (&table, "exchange search; done");
  g_assert_true (
    table_logged (&table, "The deck is used up: 67 cards are shuffled into a new one"));
  g_assert_cmpuint (table.state.n_deck, ==, 66);
  for (guint card = 0; card < table.rules->n_cards; card++)
    n_deck += badge_deck (&table.state)[card];
  g_assert_cmpuint (n_deck, ==, 66);
  g_assert_cmpuint (table.state.n_discard, ==, 0);
  g_assert_cmpuint (table.state.n_reshuffles, ==, 1);
}

static void
test_used_up (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "search patrol-red fugitive-red fugitive-green search search");
  /* All other cards are out of the game. */
  for (guint card = 0; card < table.rules->n_cards; card++)
    badge_deck (&table.state)[card] = 0;
  table.state.n_deck = 0;
  table_play (&table, "done; lay patrol-red; lay fugitive-red; done; drive red-patrol > b1");
  g_assert_true (table_logged (&table, "The deck is used up: 2 cards are shuffled into a new one"));
  g_assert_cmpuint (table.state.n_hand[0], ==, 6);
  table_play (&table, "done; done");
  g_assert_true (table_logged (&table, "There is no card left to draw"));
  g_assert_cmpuint (table.state.n_hand[1], ==, 0);
  g_assert_cmpuint (table.state.head.turn, ==, 3);
}

/* The end by the scenario's limit, after the last turn; ruling B-ab: fugitives who are still in
 * hiding or at large count for nobody. */
static void
test_turn_limit (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "turn-limit=\"0\"", "turn-limit=\"2\"");
  table_run_from (&table, "green-fugitive", "a5");
  table_play (&table, "done; done");
  g_assert_false (tc_rules_is_over (&table.state.head));
  table_play (&table, "done; done");
  g_assert_true (tc_rules_is_over (&table.state.head));
  g_assert_true (table_logged (&table, "The turn limit of this scenario, 2 turns, is reached"));
  g_assert_true (table.state.is_stopped);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_cmpint (badge_get_points (&table.state, seat), ==, 0);
}

static void
test_quiet (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "quiet=\"60\"", "quiet=\"3\"");
  for (guint turn = 1; turn <= 7; turn++) {
    table_play (&table, "done; done");
    g_assert_true (table_logged (&table, turn == 3   ? "Turns without a catch or an escape: 3"
                                         : turn == 6 ? "Turns without a catch or an escape: 6"
                                                     : "Turn"));
    g_assert_true (table_logged (&table, "Turn"));
    if (turn % 3 != 0)
      g_assert_false (table_logged (&table, "Turns without"));
  }
}

static void
test_pass (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "fugitive-red fugitive-red fugitive-green");
  table_play (&table, "done");
  g_assert_cmpstr (table_why (&table, "lay fugitive-red"), ==, "not-first");
  table_play (&table, "done");
  g_assert_true (table_logged (&table, "Avery lays no card"));
  g_assert_cmpuint (table.state.n_hand[0], ==, 6);
  g_assert_cmpuint (table.state.head.actor, ==, 1);
}

static void
check_level (guint good, guint dirty, BadgeLevel level)
{
  g_auto (Table) table = { 0 };
  TcOutcome outcome;

  table_init (&table, NULL, NULL);
  table.state.good_points = good;
  table.state.dirty_points = dirty;
  tc_rules_outcome (table.ruleset, &table.state.head, &outcome);
  g_assert_cmpuint (outcome.reached, ==, 1u << level);
  g_assert_cmpint (outcome.level[0], ==, level == BADGE_LEVEL_GOOD);
  g_assert_cmpint (outcome.level[1], ==, level == BADGE_LEVEL_DIRTY);
  g_assert_cmpuint (tc_rules_get_n_ranks (table.ruleset), ==, 2);
  g_assert_cmpstr (tc_rules_get_rank (table.ruleset, 1), ==, "win");
}

static void
test_winner (void)
{
  check_level (35, 30, BADGE_LEVEL_GOOD);
  check_level (25, 30, BADGE_LEVEL_DIRTY);
  check_level (30, 30, BADGE_LEVEL_DRAW);
  check_level (0, 0, BADGE_LEVEL_DRAW);
}

/* In the middle of a board all four ways are equally long: a pair is as one card. */
static void
test_pair_without_longer_way (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table,
              "    <exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n"
              "    <exit edge=\"south\"/>\n",
              "");
  run_from (&table, "e6", "search fugitive-green+");
  g_assert_true (table_is_at (&table, "green-fugitive", "d6"));
}

static void
test_last_turn (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table.state.head.turn = BADGE_MAX_TURNS - 1;
  table_play (&table, "done; done");
  g_assert_false (tc_rules_is_over (&table.state.head));
  table_play (&table, "done; done");
  g_assert_true (tc_rules_is_over (&table.state.head));
  g_assert_true (table_logged (&table, "No game lasts longer than 999 turns"));
}

/* Nobody must lay a card. */
static void
test_voluntary_pass (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_hand (&table, 0, "search patrol-red fugitive-red fugitive-green search search");
  table_play (&table, "done; done");
  g_assert_true (table_logged (&table, "Avery lays no card"));
  g_assert_cmpuint (table.state.n_hand[0], ==, 6);
}

/* Cards that come later in the sequence are laid before it is known what the earlier ones do. */
static void
test_laid_beforehand (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_lay (&table, "hideout-green", "e7");
  table_sequence (&table, "search fugitive-green search fugitive-red");
  g_assert_cmpstr (table_why (&table, "lay fugitive-green"), ==, "phase");
  table_play (&table, "search > e7; flip > e7");
  g_assert_true (table_is_at (&table, "green-fugitive", "e8"));
}

/* Dirty cops know each other, if the scenario says so; one alone knows that the others are good. */
static void
test_partners (gconstpointer data)
{
  g_auto (Table) table = { 0 };
  gboolean partners = data != NULL;
  guint n_shown = 0;

  table_open (&table,
              table_build (TABLE_TINY, "partners=\"false\"",
                           partners ? "partners=\"true\"" : "partners=\"false\""),
              "tiny-two", 7);
  g_assert_cmpuint (badge_count_dirty (&table.state), ==, 2);
  for (guint i = 0; i < tc_events_get_n (table.events); i++)
    n_shown += tc_events_get (table.events, i)->kind == BADGE_EVENT_PARTNER;
  g_assert_cmpuint (n_shown, ==, partners ? 2 : 0);
  for (guint8 seat = 0; seat < 4; seat++)
    g_assert_true (badge_knows_roles (table.rules, &table.state, seat) ==
                   (partners && table.state.role[seat] == BADGE_ROLE_DIRTY));
}

static void
test_lone_dirty_cop (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  g_assert_true (badge_knows_roles (table.rules, &table.state, 3));
  g_assert_false (badge_knows_roles (table.rules, &table.state, 0));
}

/* "allows to move": who lays the card drives when the patrol can. */
static void
test_compulsory_drive (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, NULL, NULL);
  table_stand (&table, "red-patrol", "e6");
  table_sequence (&table, "patrol-red");
  moves = table_dup_moves (&table);
  g_assert_null (strstr (moves, "done"));
}

/* A tile that was looked at before may be searched again, by whoever looked too. */
static void
test_search_again (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_sequence (&table, "search fugitive-red search");
  table_play (&table, "search > j8; keep > j8; search > j8; keep > j8");
  g_assert_cmpuint (table.state.head.turn, ==, 2);
  table_sequence (&table, "search");
  table_play (&table, "search > j8; flip > j8");
  g_assert_cmpuint (badge_searched (&table.state)[47], ==, 3);
}

static void
test_nothing_to_search (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  memset (badge_flipped (&table.state), 1, table.rules->n_cells);
  table_sequence (&table, "search fugitive-red patrol-red");
  g_assert_true (table_logged (&table, "Search has no effect"));
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_DRIVE);
}

/* Evidence that a scenario lets stay face down counts when it is flipped. */
static void
test_kept_evidence (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "<evidence id=\"evidence-green\"",
              "<evidence flip=\"may\" id=\"evidence-green\"");
  table_sequence (&table, "search fugitive-red search");
  table_play (&table, "search > i3; keep > i3");
  g_assert_cmpuint (badge_get_found (&table.state, 1), ==, 0);
  table_play (&table, "search > i3; flip > i3");
  g_assert_cmpuint (badge_get_found (&table.state, 1), ==, 1);
}

/* Closed on all sides: the card is wasted. */
static void
test_no_way (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "blocks=\"patrols\"", "blocks=\"everybody\"");
  table_show (&table, "traffic", "e5");
  table_show (&table, "traffic", "e7");
  table_show (&table, "traffic", "d6");
  table_show (&table, "traffic", "f6");
  run_from (&table, "e6", "search fugitive-green");
  g_assert_true (table_is_at (&table, "green-fugitive", "e6"));
  g_assert_true (table_logged (&table, "Fugitive green has no effect"));
}

/* A second hideout of a colour brings nobody out while or after its fugitive has been out. */
static void
test_second_hideout (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  table_lay (&table, "hideout-green", "e6");
  table_run_from (&table, "green-fugitive", "a5");
  table_sequence (&table, "search");
  table_play (&table, "search > e6; flip > e6");
  g_assert_true (table_is_at (&table, "green-fugitive", "a5"));
}

/* Ruling B-aj: around a wall by the shortest way; out by the gate, and nowhere else. */
static void
test_gate (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table,
              "<exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n    <exit edge=\"south\"/>\n    "
              "<exit edge=\"west\"/>",
              "<wall column=\"6\" row=\"2\" side=\"north\"/>"
              "<gate column=\"6\" row=\"1\" side=\"north\"/>");
  table_run_from (&table, "green-fugitive", "f2");
  table_stand (&table, "blue-patrol", "f2");
  badge_fate (&table.state)[table_fugitive (&table, "green-fugitive")] = BADGE_AT_LARGE;
  table_sequence (&table, "patrol-blue fugitive-green");
  g_assert_cmpstr (table_why (&table, "drive blue-patrol > f1"), ==, "wall");
  table_play (&table, "drive blue-patrol > f3");
  g_assert_cmpstr (table_why (&table, "run green-fugitive > f1"), ==, "wall");
  g_assert_cmpstr (table_why (&table, "run green-fugitive > e2"), ==, "legal");
  table_play (&table, "run green-fugitive > g2");
  table_run_from (&table, "green-fugitive", "f1");
  table_sequence (&table, "patrol-blue fugitive-green");
  table_play (&table, "drive blue-patrol > f4");
  g_assert_true (table_logged (&table, "Green fugitive leaves the city by the gate at F1"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/rulings/B-a-free", test_free_move);
  g_test_add_func ("/badge/rulings/B-a-exitward", test_exitward);
  g_test_add_func ("/badge/rulings/B-b-pair", test_pair);
  g_test_add_func ("/badge/rulings/B-b-no-pairs", test_no_pairs);
  g_test_add_func ("/badge/rulings/B-c-step-is-compulsory", test_compulsory_run);
  g_test_add_func ("/badge/rulings/B-d-both", test_contact_both);
  g_test_add_func ("/badge/rulings/B-d-patrol-only", test_contact_patrol_only);
  g_test_add_func ("/badge/rulings/B-e-reveal", test_reveal);
  g_test_add_func ("/badge/rulings/B-e-no-catch", test_no_catch_on_reveal);
  g_test_add_func ("/badge/rulings/B-f-traffic-under-a-patrol", test_traffic_under_patrol);
  g_test_add_func ("/badge/rulings/B-g-together", test_together);
  g_test_add_func ("/badge/rulings/B-h-ring", test_ring);
  g_test_add_func ("/badge/rulings/B-i-adjacency", test_adjacency);
  g_test_add_func ("/badge/rulings/B-j-no-step", test_no_step);
  g_test_add_func ("/badge/rulings/B-k-found-by-the-dirty-cop", test_found_by_dirty);
  g_test_add_func ("/badge/rulings/B-l-big-hand", test_big_hand);
  g_test_add_func ("/badge/rulings/B-m-reshuffle", test_reshuffle);
  g_test_add_func ("/badge/rulings/B-m-used-up", test_used_up);
  g_test_add_func ("/badge/rulings/B-n-turn-limit", test_turn_limit);
  g_test_add_func ("/badge/rulings/B-n-quiet", test_quiet);
  g_test_add_func ("/badge/rulings/B-o-pass", test_pass);
  g_test_add_func ("/badge/rulings/B-p-winner", test_winner);
  g_test_add_func ("/badge/rulings/B-q-pair-without-longer-way", test_pair_without_longer_way);
  g_test_add_func ("/badge/rulings/B-r-last-turn", test_last_turn);
  g_test_add_func ("/badge/rulings/B-t-voluntary-pass", test_voluntary_pass);
  g_test_add_func ("/badge/rulings/B-w-laid-beforehand", test_laid_beforehand);
  g_test_add_data_func ("/badge/rulings/B-x-partners", "partners", test_partners);
  g_test_add_data_func ("/badge/rulings/B-x-strangers", NULL, test_partners);
  g_test_add_func ("/badge/rulings/B-x-lone-dirty-cop", test_lone_dirty_cop);
  g_test_add_func ("/badge/rulings/B-y-drive-is-compulsory", test_compulsory_drive);
  g_test_add_func ("/badge/rulings/B-aa-search-again", test_search_again);
  g_test_add_func ("/badge/rulings/B-aa-nothing-to-search", test_nothing_to_search);
  g_test_add_func ("/badge/rulings/B-ac-kept-evidence", test_kept_evidence);
  g_test_add_func ("/badge/rulings/B-ad-no-way", test_no_way);
  g_test_add_func ("/badge/rulings/B-ae-second-hideout", test_second_hideout);
  g_test_add_func ("/badge/rulings/B-aj-gate", test_gate);

  return g_test_run ();
}
