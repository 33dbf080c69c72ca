/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* Communication (6.0) and what players record themselves. */

#define FRANCE  "penalty nation-france"
#define BRITAIN "penalty nation-britain"

static guint8
get_nation (const Board *board, const char *id)
{
  g_autofree char *name = g_strdup_printf ("nation-%s", id);

  return (guint8) (tc_ruleset_find_thing (board->ruleset, name) -
                   board->rules->nation_things.first);
}

/* Rules 6.0, 6.1, 6.2, 6.2.1, 6.2.2, 6.3, rulings D78 and T13. */
static void
test_ban (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  g_assert_cmpstr (board_why (&board, FRANCE), ==, "no-ban");
  board.state->head.turn = 3;
  g_assert_cmpstr (board_why (&board, FRANCE), ==, "legal");
  g_assert_cmpstr (board_why (&board, BRITAIN), ==, "legal");
  g_assert_cmpstr (board_why (&board, "penalty nation-belgium"), ==, "no-penalty");
  g_assert_cmpstr (board_why (&board, "penalty nation-germany"), ==, "no-penalty");
  g_assert_cmpstr (board_why (&board, "penalty sedan"), ==, "form");
  g_assert_cmpstr (board_why (&board, "penalty"), ==, "form");
}

/* Rulings D79 and T12: a second offence of the same turn is none; the decision asked stays as it
 * was. */
static void
test_once_a_turn (void)
{
  g_auto (Board) board = { 0 };
  BetrayalState before;

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "1c", "sedan");
  board.state->head.turn = 3;
  before = *board.state;
  board_play (&board, FRANCE);
  g_assert_true (board_logged (&board, "First penalty of France"));
  g_assert_true (board_is_in (&board, "french-penalty-1", "turn-3"));
  g_assert_cmpuint (board.state->head.phase, ==, before.head.phase);
  g_assert_cmpuint (board.state->head.actor, ==, before.head.actor);
  g_assert_cmpuint (board.state->step, ==, before.step);
  g_assert_cmpstr (board_why (&board, FRANCE), ==, "penalised");
  g_assert_cmpstr (board_why (&board, BRITAIN), ==, "legal");
  board.state->head.turn = 4;
  g_assert_cmpstr (board_why (&board, FRANCE), ==, "legal");
  board_play (&board, FRANCE);
  g_assert_true (board_logged (&board, "Second penalty of France"));
  g_assert_true (board_is_in (&board, "french-penalty-2", "turn-4"));
}

/* Rule 6.3.1 and ruling D67: two columns for the Germans, attacking or defending, once for each
 * penalised nation that takes part. */
static void
test_shift (void)
{
  static const struct {
    const char *penalties;
    gint german_attack; /* shift */
    gint french_attack;
  } cases[] = {
    { "", 0, 0 },
    { BRITAIN, 2, 0 }, /* no British unit takes part in the French attack */
    { FRANCE, 2, -2 },
    { FRANCE "; " BRITAIN, 4, -2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint player = 0; player < 2; player++) {
      g_auto (Board) board = { 0 };
      g_autofree char *text = NULL;
      gint shift;

      board_init (&board, player, NULL, NULL);
      board.state->head.turn = 5;
      board_put (&board, "4-corps 1c 1-division", "cambrai");
      betrayal_area_flags (board.state)[tc_ruleset_find_thing (board.ruleset, "cambrai")] |=
        BETRAYAL_ATTACKED;
      board.state->step = BETRAYAL_STEP_COMBAT;
      board.state->head.phase = BETRAYAL_PHASE_COMBAT;
      if (cases[i].penalties[0] != '\0')
        board_choose (&board, cases[i].penalties);
      board_play (&board, "attack > cambrai");
      shift = player == 0 ? cases[i].german_attack : cases[i].french_attack;
      text = g_strdup_printf ("Column shifts: penalties %s%d", shift < 0 ? "−" : "+", ABS (shift));
      g_assert_true (
        board_logged (&board, player == 0 ? "Combat in Cambrai, attack by Germans: 5 to 4 is 1:1"
                                          : "Combat in Cambrai, attack by Allies: 3 to 4 is 1:2"));
      g_assert_cmpint (board_logged (&board, text), ==, shift != 0);
    }
}

static gint32
get_payoff (const Board *board, guint seat)
{
  TcOutcome outcome = { 0 };

  tc_rules_outcome (board->ruleset, &board->state->head, &outcome);

  return outcome.payoff[seat];
}

static guint
get_rank (const Board *board, const char *nation, const char *against)
{
  guint8 level = betrayal_find_level (board->rules, board->state, get_nation (board, nation),
                                      get_nation (board, against));

  return level == BETRAYAL_NOBODY ? 0 : board->rules->levels[level].rank;
}

/* The French hold the marker: a French Minor. */
static void
hold_marker (Board *board)
{
  board_put (board, "1c", "paris");
  g_assert_cmpuint (get_rank (board, "france", "germany"), >=, 1);
}

/* Rule 6.3.2, ruling D82: a floor, against that nation only. */
static void
test_floor (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, "rivalry=\"true\"", "rivalry=\"false\"");
  board.state->head.turn = 5;
  /* Areas enough that the French have no Major. */
  for (guint area = 0; area < 40; area++)
    betrayal_area_flags (board.state)[area] = (guint8) (BETRAYAL_GERMAN + 1);
  board_control (&board, BETRAYAL_ALLIED, "paris");
  board_control (&board, BETRAYAL_ALLIED, "dunkirk");
  hold_marker (&board);
  g_assert_cmpuint (get_rank (&board, "france", "germany"), ==, 1);
  g_assert_cmpuint (get_rank (&board, "germany", "france"), ==, 0);
  g_assert_cmpint (get_payoff (&board, 0), ==, 2);
  board_play (&board, FRANCE);
  g_assert_cmpuint (get_rank (&board, "germany", "france"), ==, 0);
  board.state->head.turn = 6;
  board_play (&board, FRANCE);
  g_assert_cmpuint (get_rank (&board, "germany", "france"), ==, 1);
  g_assert_cmpint (get_payoff (&board, 0), ==, 0); /* dual Minors are a draw (7.0) */
  g_assert_cmpuint (get_rank (&board, "germany", "britain"), ==, 0);
}

static void
commit_third (Board *board, const char *roll)
{
  for (guint16 turn = 5; turn <= 7; turn++) {
    board->state->head.turn = turn;
    if (turn == 7)
      board_force (board, roll);
    board_play (board, FRANCE);
  }
}

/* Rule 6.3.3 a, ruling D80: a roll of 1 only takes the Major from all Allies; later offences roll
 * again. */
static void
test_final_misses (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  hold_marker (&board);
  g_assert_cmpuint (get_rank (&board, "france", "germany"), ==, 2);
  commit_third (&board, "1");
  g_assert_true (board_logged (&board, "Final penalty of France: roll 1, the game goes on"));
  g_assert_true (board_is_in (&board, "french-penalty-3", "unused"));
  g_assert_false (board.state->final_penalty);
  g_assert_cmpuint (get_rank (&board, "france", "germany"), ==, 1);
  board.state->head.turn = 8;
  board_force (&board, "6");
  board_play (&board, FRANCE);
  g_assert_true (board_logged (&board, "Final penalty of France: roll 6, the game ends"));
  g_assert_true (board_is_in (&board, "french-penalty-3", "turn-8"));
}

/* Rules 6.3.3, 6.3.3 b, 7.1 and ruling D81: the game ends with the turn; who has a Minor draws, the
 * other Ally loses to a Major. */
static void
test_final_hits (void)
{
  g_auto (Board) board = { 0 };
  TcOutcome outcome = { 0 };

  board_init (&board, 2, NULL, NULL);
  hold_marker (&board);
  commit_third (&board, "2");
  g_assert_true (board.state->final_penalty);
  g_assert_cmpuint (get_rank (&board, "france", "germany"), ==, 1);
  g_assert_cmpuint (get_rank (&board, "germany", "france"), ==, 1);
  g_assert_cmpuint (get_rank (&board, "germany", "britain"), ==, 2);
  /* The British are the last to play in a turn. */
  while (!tc_rules_is_over (&board.state->head)) {
    g_assert_cmpuint (board.state->head.turn, ==, 7);
    board_play (&board, "end");
  }
  tc_rules_outcome (board.ruleset, &board.state->head, &outcome);
  g_assert_cmpint (outcome.payoff[0], ==, 1);  /* a draw, and better than the other */
  g_assert_cmpint (outcome.payoff[1], ==, -4); /* a German Major */
  g_assert_cmpint (outcome.level[board.rules->side_index[BETRAYAL_GERMAN]], ==, 2);
  g_assert_cmpint (outcome.level[board.rules->side_index[BETRAYAL_ALLIED]], ==, 1);
}

/* Rule 7.0, ruling T16: earlier by agreement. */
static void
test_agreement (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  g_assert_cmpstr (board_why (&board, "agree"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "agree sedan"), ==, "form");
  board_play (&board, "agree");
  g_assert_true (board_logged (&board, "The game ends with turn 2"));
  g_assert_true (tc_rules_is_over (&board.state->head));
}

/* Records are in no list of moves, but in one of their own, in views, in the record and in
 * replays; each is an undo step of its own. */
static void
test_records (void)
{
  g_autoptr (TcBuild) build = board_build ("ban-from=\"3\"", "ban-from=\"1\"");
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (TcGame) game =
    tc_game_new (ruleset, (guint) tc_ruleset_find_setup (ruleset, "historical"), 1);
  g_autoptr (TcGame) again = NULL;
  g_autoptr (TcView) view = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *problem = NULL;
  g_auto (GStrv) log = NULL;
  TcDivergence divergence = { 0 };
  TcMove records[8];
  TcMove forms[8];
  TcMove move = { 0 };
  guint64 before = tc_game_get_hash (game);
  guint n_before = 0;
  guint n = 0;

  tc_game_get_moves (game, &n_before);
  g_assert_cmpuint (tc_rules_list_records (ruleset, tc_game_get_state (game), records, 8), ==, 3);
  g_assert_cmpuint (tc_rules_list_records (ruleset, tc_game_get_state (game), NULL, 0), ==, 3);
  /* Forms stay where they are, whatever can be recorded: to agree, then each nation. */
  g_assert_cmpuint (tc_rules_list_record_forms (ruleset, forms, 8), ==, 7);
  g_assert_cmpuint (tc_rules_list_record_forms (ruleset, NULL, 0), ==, 7);
  g_assert_cmpuint (forms[0].verb, ==, BETRAYAL_VERB_AGREE);
  g_assert_cmpuint (forms[2].subject, ==, tc_ruleset_find_thing (ruleset, "nation-france"));
  view = tc_rules_view (ruleset, tc_game_get_state (game), 0);
  g_assert_cmpstr (tc_view_get_records (view, &n)[0].text, ==,
                   "France broke the ban on communication");
  g_assert_cmpuint (n, ==, 3);

  g_assert_true (tc_move_parse (ruleset, BRITAIN, &move, &problem));
  g_assert_true (tc_game_apply (game, &move, &error));
  g_assert_no_error (error);
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_cmpstr (log[0], ==, "Britain broke the ban on communication");
  tc_game_get_moves (game, &n);
  g_assert_cmpuint (n, ==, n_before);
  g_assert_false (tc_game_apply (game, &move, &error));
  g_assert_nonnull (strstr (error->message, "penalised in this turn"));

  text = tc_replay_dup_text (game, TC_SEAT_NONE);
  again = tc_replay_play (ruleset, text, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmphex (tc_game_get_hash (again), ==, tc_game_get_hash (game));
  tc_divergence_clear (&divergence);

  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, before);
}

/* 6.2.1: the turn from which on talk is banned says so, and no other. */
static void
test_ban_is_reported (void)
{
  for (guint turn = 1; turn <= 4; turn++) {
    g_auto (Board) board = { 0 };

    board_init (&board, 2, NULL, NULL);
    board.state->head.turn = (guint16) turn;
    board_put (&board, "1-division", "calais");
    board_play (&board, "end");
    g_assert_cmpuint (board.state->head.turn, ==, turn + 1);
    g_assert_cmpint (board_logged (&board, "From now on the Allies may not communicate"), ==,
                     turn + 1 == 3);
  }
}

/* 7.0: the end says who has won against whom, or that it is a draw. */
static void
test_outcome_is_reported (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4c", "paris");
  board_play (&board, "agree");
  g_assert_true (board_logged (&board, "The game ends with turn 2"));
  g_assert_true (board_logged (&board, "Major victory for France against Germany"));
  g_assert_true (board_logged (&board, "Britain and Germany: a draw"));
  g_assert_true (board_logged (&board, "Victory for French player: no other Ally does as well"));

  board_clear (&board);
  board_init (&board, 1, NULL, NULL);
  board_put (&board, "4c aa", "sens");
  board_put (&board, "7-corps", "paris");
  board_play (&board, "agree");
  g_assert_true (board_logged (&board, "Major victory for Germany against France"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/records/6.2.1-ban-is-reported", test_ban_is_reported);
  g_test_add_func ("/betrayal-1940/records/7.0-outcome-is-reported", test_outcome_is_reported);
  g_test_add_func ("/betrayal-1940/records/6.1-6.2-D78-ban", test_ban);
  g_test_add_func ("/betrayal-1940/records/6.3.1-D79-once-a-turn", test_once_a_turn);
  g_test_add_func ("/betrayal-1940/records/6.3.1-D67-shift", test_shift);
  g_test_add_func ("/betrayal-1940/records/6.3.2-D82-floor", test_floor);
  g_test_add_func ("/betrayal-1940/records/6.3.3a-D80-final-misses", test_final_misses);
  g_test_add_func ("/betrayal-1940/records/6.3.3-7.1-D81-final-hits", test_final_hits);
  g_test_add_func ("/betrayal-1940/records/7.0-agreement", test_agreement);
  g_test_add_func ("/betrayal-1940/records/records", test_records);

  return g_test_run ();
}
