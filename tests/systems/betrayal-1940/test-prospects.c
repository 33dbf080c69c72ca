/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* What a combat would be, before anything that leads to it is decided (4.4). */

static TcProspects *
foresee (const Board *board, const char *text)
{
  TcMove move;
  g_autofree char *error = NULL;

  g_assert_true (tc_move_parse (board->ruleset, text, &move, &error));
  g_assert_cmpstr (board_why (board, text), ==, "legal");
  return tc_prospects_new (board->ruleset, &board->state->head, &move);
}

static char *
dup_line (const TcProspects *prospects, const char *start)
{
  const char *const *opening = tc_prospects_get_opening (prospects);

  for (; *opening != NULL; opening++)
    if (g_str_has_prefix (*opening, start))
      return g_strdup (*opening);

  return NULL;
}

static void
assert_line (const TcProspects *prospects, const char *text)
{
  g_autofree char *line = NULL;
  g_autofree char *told = NULL;

  g_assert_nonnull (prospects);
  line = dup_line (prospects, text);
  told = g_strjoinv ("\n", (char **) tc_prospects_get_opening (prospects));
  if (line == NULL)
    g_error ("not told: %s, but: %s", text, told);
}

/* Results with their chances, which say the odds column too. */
static char *
dup_results (const TcProspects *prospects)
{
  g_autoptr (GString) text = g_string_new ("");

  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    const TcProspect *prospect = tc_prospects_get (prospects, i);

    g_string_append_printf (text, "%.6f %s\n", prospect->chance, prospect->lines[0]);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is told before the move is what is told when the combat is resolved. */
static void
test_same (void)
{
  g_auto (Board) board = { 0 };
  g_autoptr (TcProspects) before = NULL;
  g_autoptr (TcProspects) later = NULL;
  g_autofree char *odds = NULL;
  g_autofree char *later_odds = NULL;
  g_autofree char *results = NULL;
  g_autofree char *later_results = NULL;
  guint64 hash;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "metz");
  board_put (&board, "1-panzer", "border-5");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  hash = tc_rules_hash (board.ruleset, &board.state->head);
  before = foresee (&board, "move 1-panzer > metz");
  g_assert_cmphex (tc_rules_hash (board.ruleset, &board.state->head), ==, hash);
  g_assert_nonnull (before);
  g_assert_true (tc_prospects_looks_ahead (before));
  g_assert_true (g_str_has_prefix (tc_prospects_get_opening (before)[0],
                                   "The combat as it stands, before further moves, air missions"));
  assert_line (before, "Column shifts: fortress −5");

  board_choose (&board, "move 1-panzer > metz; end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_COMBAT);
  later = foresee (&board, "attack > metz");
  g_assert_nonnull (later);
  g_assert_false (tc_prospects_looks_ahead (later));
  odds = dup_line (before, "Combat in Metz, attack by Germans: ");
  later_odds = dup_line (later, "Combat in Metz, attack by Germans: ");
  g_assert_nonnull (odds);
  g_assert_cmpstr (odds, ==, later_odds);
  results = dup_results (before);
  later_results = dup_results (later);
  g_assert_cmpstr (results, ==, later_results);
}

/* Nothing is told where nobody fights: no enemy, no attack, or no move to it. */
static void
test_no_enemy (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) french = { 0 };
  g_autoptr (TcProspects) empty = NULL;
  g_autoptr (TcProspects) end = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "metz");
  board_put (&board, "1-panzer", "luxembourg");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  empty = foresee (&board, "move 1-panzer > sedan");
  g_assert_null (empty);
  board_init (&french, 1, NULL, NULL);
  board_put (&french, "24c", "metz");
  end = foresee (&french, "end");
  g_assert_null (end);
}

/* Each unit that comes adds to what is told; who leaves takes it away. Armour by itself is a
 * modifier. */
static void
test_second_unit (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) french = { 0 };
  g_autoptr (TcProspects) first = NULL;
  g_autoptr (TcProspects) second = NULL;
  g_autoptr (TcProspects) less = NULL;
  g_autoptr (TcProspects) none = NULL;
  g_autofree char *results = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c 4c", "cambrai");
  board_put (&board, "1-panzer 10-corps", "sedan");
  board_tactic (&board, "1-panzer 10-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  first = foresee (&board, "move 1-panzer > cambrai");
  assert_line (first, "Combat in Cambrai, attack by Germans: 9 to 4 is 2:1");
  assert_line (first, "Attackers: 1st Panzer (9)");
  results = dup_results (first);
  g_assert_nonnull (strstr (results, "armour +1, column 2:1"));
  board_choose (&board, "move 1-panzer > cambrai");
  second = foresee (&board, "move 10-corps > cambrai");
  assert_line (second, "Combat in Cambrai, attack by Germans: 13 to 4 is 3:1");
  assert_line (second, "Attackers: 10 Corps (4), 1st Panzer (9)");
  assert_line (second, "Defenders: 4C (2), 10C (2)");
  g_assert_true (g_str_has_prefix (tc_prospects_get_means (second)[0],
                                   "Reduced or lost, without what is chosen or rolled later: "));

  board_init (&french, 1, NULL, NULL);
  board_put (&french, "7-corps", "metz");
  board_put (&french, "2c 11c", "metz");
  less = foresee (&french, "move 11c > verdun");
  assert_line (less, "Combat in Metz, attack by Allies: 3 to 4 is 1:2");
  board_choose (&french, "move 11c > verdun");
  none = foresee (&french, "move 2c > verdun");
  g_assert_null (none);
}

/* Support is counted once it is declared, even by the mission that leads straight to the combat. */
static void
test_support (void)
{
  g_auto (Board) board = { 0 };
  g_autoptr (TcProspects) bomber = NULL;
  g_autoptr (TcProspects) last = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-division 2-division 10c", "cambrai");
  board_put (&board, "bomber fighter-1 4-corps", "brussels");
  board_put (&board, "1-panzer 10-corps 26-corps", "sedan");
  board_reduce (&board, "1-panzer");
  board_tactic (&board, "1-panzer 10-corps 26-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board,
              "move 1-panzer > cambrai; move 10-corps > cambrai; move 26-corps > cambrai; end");
  bomber = foresee (&board, "support bomber > cambrai");
  assert_line (bomber, "The combat as it stands, before further air missions, interceptions");
  assert_line (bomber, "Combat in Cambrai, attack by Germans: ");
  assert_line (bomber, "Column shifts: air support +1");
  assert_line (bomber, "Air support: Bomber (");
  board_choose (&board, "support bomber > cambrai");
  last = foresee (&board, "support fighter-1 > cambrai");
  assert_line (last, "The combat as it stands, before other combats:");
}

/* Hovering over a list foresees a move at every row; what comes after the combat is not told. */
static void
test_bounds (void)
{
  g_auto (Board) board = { 0 };
  g_autoptr (TcProspects) prospects = NULL;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "10c 4c", "sedan");
  board_put (&board, "1-panzer bomber", "luxembourg");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  prospects = foresee (&board, "move 1-panzer > sedan");
  g_assert_nonnull (prospects);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    const TcProspect *prospect = tc_prospects_get (prospects, i);

    g_assert_cmpint (prospect->goes_on, ==,
                     strstr (prospect->lines[0], "defenders counter-attack") != NULL);
    for (guint line = 0; prospect->lines[line] != NULL; line++) {
      g_test_message ("%.3f %s", prospect->chance, prospect->lines[line]);
      g_assert_null (strstr (prospect->lines[line], "regroup"));
      g_assert_null (strstr (prospect->lines[line], "player-turn"));
      g_assert_null (strstr (prospect->lines[line], "base"));
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/prospects/same", test_same);
  g_test_add_func ("/betrayal-1940/prospects/no-enemy", test_no_enemy);
  g_test_add_func ("/betrayal-1940/prospects/second-unit", test_second_unit);
  g_test_add_func ("/betrayal-1940/prospects/support", test_support);
  g_test_add_func ("/betrayal-1940/prospects/bounds", test_bounds);

  return g_test_run ();
}
