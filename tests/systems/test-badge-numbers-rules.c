/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-numbers.h"

/* Deck, hand, sequence, movement, people, points and the end. */

/* -- Deck and hand -- */

static void
test_deck (void)
{
  g_auto (Numbers) table = { 0 };
  guint search;
  guint n = 0;

  numbers_begin (&table, "four", "name=\"Search\" copies=\"16\"", "name=\"Search\" copies=\"40\"");
  search = numbers_card (&table, "search");
  for (guint seat = 0; seat < 4; seat++)
    n += badge_hand (&table.state, seat)[search];
  g_assert_cmpuint (n + badge_deck (&table.state)[search], ==, 40);
  g_assert_cmpuint (table.state.n_deck, ==, 96 - 24);
}

static void
test_hand_size (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<hand size=\"9\"/>");
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (table.state.n_hand[seat], ==, 9);
  numbers_clear_board (&table);
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (table.state.n_hand[0], ==, 9);
}

static void
test_exchange (void)
{
  g_auto (Numbers) table = { 0 };
  guint search;

  numbers_begin_with_rules (&table, "four", "<hand exchange=\"2\"/>");
  numbers_clear_board (&table);
  numbers_take (&table, "search", 6);
  search = table.rules->card_things.first + numbers_card (&table, "search");
  table.state.head.phase = BADGE_PHASE_EXCHANGE;
  numbers_play (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE);
  numbers_play (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE);
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE), ==,
                    BADGE_WHY_EXCHANGED);
}

/* -- The sequence -- */

static void
test_sequence_first (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<sequence first=\"any\"/>");
  numbers_clear_board (&table);
  numbers_take (&table, "fugitive-red", 1);
  numbers_take (&table, "search", 2);
  g_assert_cmpuint (numbers_check_lay (&table, "fugitive-red"), ==, BADGE_WHY_LEGAL);
  numbers_lay (&table, "fugitive-red");
  numbers_lay (&table, "search");
  g_assert_cmpuint (numbers_check_lay (&table, "search"), ==, BADGE_WHY_NOT_LEAD);
}

static void
test_sequence_alternate (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<sequence alternate=\"false\"/>");
  numbers_clear_board (&table);
  numbers_take (&table, "fugitive-red", 2);
  numbers_take (&table, "search", 2);
  g_assert_cmpuint (numbers_check_lay (&table, "fugitive-red"), ==, BADGE_WHY_NOT_FIRST);
  numbers_lay (&table, "search");
  numbers_lay (&table, "search");
  numbers_lay (&table, "fugitive-red");
  numbers_lay (&table, "fugitive-red");
}

static void
test_sequence_pairs (void)
{
  g_auto (Numbers) table = { 0 };
  guint red;

  numbers_begin_with_rules (&table, "four", "<sequence pairs=\"false\"/>");
  numbers_clear_board (&table);
  numbers_take (&table, "fugitive-red", 2);
  numbers_take (&table, "search", 1);
  numbers_lay (&table, "search");
  red = table.rules->card_things.first + numbers_card (&table, "fugitive-red");
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_LAY_PAIR, red, TC_THING_NONE), ==,
                    BADGE_WHY_NO_PAIRS);
}

static void
test_sequence_bounds (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<sequence least=\"2\" most=\"3\"/>");
  numbers_clear_board (&table);
  numbers_take (&table, "fugitive-red", 2);
  numbers_take (&table, "search", 4);
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE), ==,
                    BADGE_WHY_LEAST);
  numbers_lay (&table, "search");
  numbers_lay (&table, "fugitive-red");
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE), ==,
                    BADGE_WHY_LEGAL);
  numbers_lay (&table, "search");
  g_assert_cmpuint (numbers_check_lay (&table, "fugitive-red"), ==, BADGE_WHY_MOST);
}

/* Place by place: Search, then a Patrol or a Fugitive card, and then no more. */
static void
test_sequence_places (void)
{
  g_auto (Numbers) table = { 0 };
  g_auto (Numbers) again = { 0 };

  numbers_begin_with_rules (&table, "four",
                            "<sequence then=\"stop\"><place search=\"true\"/>"
                            "<place patrol=\"true\" fugitive=\"true\"/></sequence>");
  numbers_clear_board (&table);
  numbers_take (&table, "fugitive-red", 3);
  numbers_take (&table, "patrol-red", 1);
  numbers_take (&table, "search", 2);
  g_assert_cmpuint (numbers_check_lay (&table, "patrol-red"), ==, BADGE_WHY_NOT_HERE);
  numbers_lay (&table, "search");
  g_assert_cmpuint (numbers_check_lay (&table, "search"), ==, BADGE_WHY_NOT_HERE);
  g_assert_cmpuint (numbers_check_lay (&table, "patrol-red"), ==, BADGE_WHY_LEGAL);
  numbers_lay (&table, "fugitive-red");
  g_assert_cmpuint (numbers_check_lay (&table, "search"), ==, BADGE_WHY_FULL);

  numbers_begin_with_rules (
    &again, "four", "<sequence><place search=\"true\"/><place patrol=\"true\"/></sequence>");
  numbers_clear_board (&again);
  numbers_take (&again, "patrol-red", 2);
  numbers_take (&again, "search", 2);
  numbers_lay (&again, "search");
  numbers_lay (&again, "patrol-red");
  numbers_lay (&again, "search");
  numbers_lay (&again, "patrol-red");
  g_assert_cmpuint (numbers_count_turns (&again, 4), >, 1);
}

/* The steps of a turn in another order, and one left out. */
static void
test_turn_steps (void)
{
  g_auto (Numbers) table = { 0 };
  g_auto (Numbers) bare = { 0 };

  numbers_begin_with_rules (
    &table, "four", "<turn><step do=\"refill\"/><step do=\"play\"/><step do=\"exchange\"/></turn>");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_LAY);
  numbers_clear_board (&table);
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
  g_assert_cmpuint (table.state.head.actor, ==, 0);
  g_assert_cmpuint (table.state.n_hand[0], ==, 0);
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  /* The next player fills up the hand first. */
  g_assert_cmpuint (table.state.head.actor, ==, 1);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_LAY);
  g_assert_cmpuint (table.state.n_hand[1], ==, 6);

  numbers_begin_with_rules (&bare, "four", "<turn><step do=\"play\"/></turn>");
  numbers_clear_board (&bare);
  numbers_take (&bare, "search", 2);
  numbers_play (&bare, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (bare.state.head.actor, ==, 1);
  g_assert_cmpuint (bare.state.head.phase, ==, BADGE_PHASE_LAY);
  g_assert_cmpuint (bare.state.n_hand[0], ==, 2);
}

/* -- Movement and catching -- */

static void
test_fugitive_move (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<fugitives move=\"free\"/>");
  numbers_put_red (&table, "e3");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_RUN);
  numbers_play (&table, BADGE_VERB_RUN,
                table.rules->fugitive_things.first + numbers_get_red (&table),
                numbers_place (&table, "e4"));
  g_assert_true (numbers_is_red_at (&table, "e4"));
}

/* As printed the only way is north. */
static void
test_contact (void)
{
  g_auto (Numbers) table = { 0 };
  g_auto (Numbers) standard = { 0 };

  numbers_begin_with_rules (&table, "four", "<catch contact=\"patrol-only\"/>");
  numbers_begin (&standard, "four", NULL, NULL);
  for (guint i = 0; i < 2; i++) {
    Numbers *one = i == 0 ? &table : &standard;

    numbers_put_red (one, "e3");
    numbers_clear_board (one);
    badge_patrol (&one->state)[2] = (guint16) numbers_place (one, "e2");
    badge_set_laid (&one->state, 0, numbers_card (one, "fugitive-red"), 1);
    one->state.n_laid = one->state.n_used = 1;
    numbers_play (one, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  }
  g_assert_true (numbers_is_red_at (&table, "e2"));
  g_assert_cmpuint (numbers_get_red_fate (&standard), ==, BADGE_CAUGHT);
}

static void
test_catch_on_reveal (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<catch on-reveal=\"false\"/>");
  numbers_put_tile (&table, "d4", "hideout-red", FALSE);
  numbers_clear_board (&table);
  badge_patrol (&table.state)[0] = (guint16) numbers_place (&table, "d4");
  badge_set_laid (&table.state, 0, numbers_card (&table, "search"), 1);
  table.state.n_laid = table.state.n_used = 1;
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  numbers_play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, numbers_place (&table, "d4"));
  numbers_play (&table, BADGE_VERB_FLIP, TC_THING_NONE, numbers_place (&table, "d4"));
  g_assert_true (numbers_is_red_at (&table, "d4"));
}

static void
test_traffic (void)
{
  g_auto (Numbers) nobody = { 0 };
  g_auto (Numbers) everybody = { 0 };

  numbers_begin_with_rules (&nobody, "four", "<traffic blocks=\"nobody\"/>");
  numbers_put_tile (&nobody, "d4", "traffic", TRUE);
  numbers_clear_board (&nobody);
  badge_patrol (&nobody.state)[0] = (guint16) numbers_place (&nobody, "d5");
  badge_set_laid (&nobody.state, 0, numbers_card (&nobody, "patrol-red"), 1);
  nobody.state.n_laid = nobody.state.n_used = 1;
  numbers_play (&nobody, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (numbers_check (&nobody, BADGE_VERB_DRIVE, nobody.rules->patrol_things.first,
                                   numbers_place (&nobody, "d4")),
                    ==, BADGE_WHY_LEGAL);

  numbers_begin_with_rules (&everybody, "four", "<traffic blocks=\"everybody\"/>");
  numbers_put_tile (&everybody, "e3", "traffic", TRUE);
  numbers_put_red (&everybody, "e4");
  numbers_carry_out (&everybody, "fugitive-red");
  g_assert_true (numbers_is_red_at (&everybody, "d4"));
}

/* -- People -- */

static void
test_dirty (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "six", "name=\"Six players\" players=\"6\"",
                 "name=\"Six players\" players=\"6\" dirty=\"3\"");
  for (guint seed = 1; seed <= NUMBERS_SEEDS; seed++) {
    numbers_deal (&table, seed);
    g_assert_cmpuint (badge_count_dirty (&table.state), ==, 3);
  }
}

/* The card lies face up: all know it, and the others share what is left. */
static void
test_fixed_roles (void)
{
  g_auto (Numbers) table = { 0 };
  guint n_dirty[6] = { 0 };

  numbers_begin (&table, "six", "<setup id=\"six\" name=\"Six players\" players=\"6\"/>",
                 "<setup id=\"six\" name=\"Six players\" players=\"6\" dirty=\"2\">"
                 "<role player=\"casey\" cop=\"dirty\"/><role player=\"avery\" cop=\"good\"/>"
                 "</setup>");
  for (guint seed = 1; seed <= 3 * NUMBERS_SEEDS; seed++) {
    Numbers seen;

    numbers_deal (&table, seed);
    g_assert_cmpuint (badge_count_dirty (&table.state), ==, 2);
    g_assert_cmpuint (table.state.role[0], ==, BADGE_ROLE_GOOD);
    g_assert_cmpuint (table.state.role[2], ==, BADGE_ROLE_DIRTY);
    for (guint seat = 0; seat < 6; seat++)
      n_dirty[seat] += table.state.role[seat] == BADGE_ROLE_DIRTY;
    seen = table;
    tc_rules_redact (table.ruleset, &seen.state.head, 0);
    g_assert_cmpuint (seen.state.role[2], ==, BADGE_ROLE_DIRTY);
    g_assert_cmpuint (seen.state.role[1], ==, BADGE_ROLE_UNKNOWN);
  }
  for (guint seat = 1; seat < 6; seat++)
    g_assert_cmpuint (n_dirty[seat], >, 0);
}

static void
test_players (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "<setup id=\"four\" name=\"Four players\" players=\"4\"/>",
                 "<setup id=\"four\" name=\"Three\" players=\"3\"/>");
  g_assert_cmpuint (table.state.n_seats, ==, 3);
  numbers_clear_board (&table);
  table.state.current = table.state.head.actor = 2;
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (table.state.current, ==, 0);
}

static void
test_peek (void)
{
  g_auto (Numbers) table = { 0 };
  g_auto (Numbers) later = { 0 };
  g_auto (Numbers) none = { 0 };

  numbers_begin_with_rules (&table, "four", "<peek tiles=\"2\" players=\"4\"/>");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_PEEK);
  for (guint seat = 0; seat < 4; seat++) {
    g_assert_cmpuint (table.state.head.actor, ==, seat);
    numbers_play (&table, BADGE_VERB_PEEK, TC_THING_NONE, numbers_place (&table, "c3"));
    numbers_play (&table, BADGE_VERB_PEEK, TC_THING_NONE, numbers_place (&table, "d3"));
  }
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);

  numbers_begin_with_rules (&later, "five", "<peek players=\"6\"/>");
  g_assert_cmpuint (later.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
  numbers_begin_with_rules (&none, "six", "<peek tiles=\"0\"/>");
  g_assert_cmpuint (none.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
}

/* -- Points and the end -- */

static void
test_score (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<score catch=\"7\" evidence=\"2\" escape=\"11\"/>");
  badge_set_found (&table.state, 0, 2);
  numbers_put_red (&table, "e2");
  numbers_clear_board (&table);
  badge_patrol (&table.state)[0] = (guint16) numbers_place (&table, "e3");
  badge_set_laid (&table.state, 0, numbers_card (&table, "patrol-red"), 1);
  table.state.n_laid = table.state.n_used = 1;
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  numbers_play (&table, BADGE_VERB_DRIVE, table.rules->patrol_things.first,
                numbers_place (&table, "e2"));
  g_assert_cmpuint (table.state.good_points, ==, 7 + 2 * 2);
  numbers_put_red (&table, "e1");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.dirty_points, ==, 11);
}

static void
test_negative_score (void)
{
  g_auto (Numbers) table = { 0 };
  TcOutcome outcome = { 0 };

  numbers_begin_with_rules (&table, "four", "<score catch=\"-7\" evidence=\"2\" escape=\"-11\"/>");
  badge_set_found (&table.state, 0, 2);
  numbers_put_red (&table, "e2");
  numbers_clear_board (&table);
  badge_patrol (&table.state)[0] = (guint16) numbers_place (&table, "e3");
  badge_set_laid (&table.state, 0, numbers_card (&table, "patrol-red"), 1);
  table.state.n_laid = table.state.n_used = 1;
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  numbers_play (&table, BADGE_VERB_DRIVE, table.rules->patrol_things.first,
                numbers_place (&table, "e2"));
  g_assert_cmpint (table.state.good_points, ==, -7 + 2 * 2);
  g_assert_cmpint (badge_get_level (&table.state), ==, BADGE_LEVEL_DIRTY);
  numbers_put_red (&table, "e1");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpint (table.state.dirty_points, ==, -11);
  g_assert_cmpint (badge_get_level (&table.state), ==, BADGE_LEVEL_GOOD);
  tc_rules_outcome (table.ruleset, &table.state.head, &outcome);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (outcome.payoff[seat], ==,
                     table.state.role[seat] == BADGE_ROLE_DIRTY ? -11 : -3);
}

/* The game ends at the second escape, whoever is still at large. */
static void
test_escapes (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<ending escapes=\"2\"/>");
  numbers_put_red (&table, "e1");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.head.phase, !=, BADGE_PHASE_OVER);
  numbers_put_red (&table, "e1");
  badge_fate (&table.state)[1] = BADGE_ESCAPED;
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_OVER);
}

static void
test_turn_limit (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin_with_rules (&table, "four", "<ending turn-limit=\"5\" quiet=\"0\"/>");
  g_assert_cmpuint (numbers_count_turns (&table, 3), ==, 5);
  g_assert_cmpuint (table.state.is_stopped, ==, 1);
}

static void
test_quiet (void)
{
  g_auto (Numbers) table = { 0 };
  guint quiet = 0;

  numbers_begin_with_rules (&table, "four", "<ending turn-limit=\"12\" quiet=\"4\"/>");
  while (quiet < tc_ruleset_get_n_milestones (table.ruleset) &&
         table.rules->milestones[quiet].watch != BADGE_WATCH_QUIET)
    quiet++;
  numbers_clear_board (&table);
  table.state.head.turn = 4;
  g_assert_false (tc_rules_milestone (table.ruleset, &table.state.head, quiet));
  table.state.head.turn = 5;
  g_assert_true (tc_rules_milestone (table.ruleset, &table.state.head, quiet));
}

static const NumbersTest tests[] = {
  { "deck", test_deck },
  { "hand-size", test_hand_size },
  { "exchange", test_exchange },
  { "sequence-first", test_sequence_first },
  { "sequence-alternate", test_sequence_alternate },
  { "sequence-pairs", test_sequence_pairs },
  { "sequence-bounds", test_sequence_bounds },
  { "sequence-places", test_sequence_places },
  { "turn-steps", test_turn_steps },
  { "fugitive-move", test_fugitive_move },
  { "contact", test_contact },
  { "catch-on-reveal", test_catch_on_reveal },
  { "traffic", test_traffic },
  { "dirty", test_dirty },
  { "players", test_players },
  { "peek", test_peek },
  { "score", test_score },
  { "negative-score", test_negative_score },
  { "escapes", test_escapes },
  { "fixed-roles", test_fixed_roles },
  { "turn-limit", test_turn_limit },
  { "quiet", test_quiet },
};

int
main (int argc, char **argv)
{
  return numbers_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
