/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* What somebody types when the first phase of a game is over, and every word of the answer: what
 * the move would do, why it is not legal, or what cannot be read. */

#define MINI   "tests/systems/mini/mini.scenario.xml"
#define TINY   "tests/fixtures/tiny-1940.scenario.xml"
#define CITY   "tests/fixtures/small-city.scenario.xml"
#define CRISIS "tests/fixtures/small-crisis.scenario.xml"

typedef struct {
  const char *name;
  const char *file;
  const char *typed;
  const char *answer;
} Case;

static const Case cases[] = {
  /* What cannot be read */
  { "nothing", TINY, "", "The move is missing; write VERB SUBJECT > TARGET = NUMBER." },
  { "blanks", TINY, " \t", "The move is missing; write VERB SUBJECT > TARGET = NUMBER." },
  { "no-verb", TINY, "march 1c > ford", "\"march\" is not a move of this game." },
  { "verb-misspelt", TINY, "mvoe 1c > ford",
    "\"mvoe\" is not a move of this game. Did you mean \"move\"?" },
  { "verb-in-capitals", TINY, "MOVE 1c > ford",
    "1C is not yours to move in this player-turn (rule 2.0)." },
  { "two-verbs", TINY, "move move 1c", "Nothing in this scenario has the name \"move\"." },
  { "unit-misspelt", TINY, "move 1cc > ford",
    "Nothing in this scenario has the name \"1cc\". Did you mean \"1c\"?" },
  { "area-misspelt", TINY, "move 1c > frod",
    "Nothing in this scenario has the name \"frod\". Did you mean \"ford\"?" },
  { "area-unknown", TINY, "move 1c > berlin", "Nothing in this scenario has the name \"berlin\"." },
  { "no-arrow", TINY, "move 1c ford",
    "\"ford\" is not expected here; write VERB SUBJECT > TARGET = NUMBER." },
  { "two-arrows", TINY, "move 1c > ford > paris",
    "\">\" is not expected here; write VERB SUBJECT > TARGET = NUMBER." },
  { "arrow-without-an-end", TINY, "move 1c >",
    "\">\" is not expected here; write VERB SUBJECT > TARGET = NUMBER." },
  { "number-of-letters", TINY, "move 1c > ford = two",
    "\"two\" should be a whole number from 0 to 65535." },
  { "number-too-large", TINY, "move 1c > ford = 65536",
    "\"65536\" should be a whole number from 0 to 65535." },
  { "largest-number", TINY, "move 1c > ford = 65535",
    "This move has the form \"move COUNTER > AREA\"." },
  { "number-below-zero", TINY, "move 1c > ford = -1",
    "\"-1\" should be a whole number from 0 to 65535." },
  { "half-a-unit", TINY, "move 1c > ford = 0.5",
    "\"0.5\" should be a whole number from 0 to 65535." },
  { "name-for-an-id", TINY, "move 1C > Ford",
    "1C is not yours to move in this player-turn (rule 2.0)." },
  { "name-with-blanks", TINY, "move \"1 Division\" > dyke",
    "Nothing in this scenario has the name \"\\\"1\"." },
  { "escape-sequence", TINY, "\033[2Jmove", "\"\\033[2Jmove\" is not a move of this game." },
  { "not-utf-8", TINY, "m\xffove", "\"m\\377ove\" is not a move of this game." },
  { "cyrillic-letter", TINY, "m\320\276ve 1c > ford",
    "\"m\320\276ve\" is not a move of this game. Did you mean \"move\"?" },
  { "html", TINY, "<b>move</b>", "\"<b>move</b>\" is not a move of this game." },
  /* What is not to be done now */
  { "another-phase", TINY, "bomb aa > moor",
    "This cannot be done in the phase \"movement\"; what can be: drop, move, carry, evacuate, "
    "end." },
  { "no-subject", TINY, "move", "This move has the form \"move COUNTER > AREA\"." },
  { "no-target", TINY, "move 1c", "This move has the form \"move COUNTER > AREA\"." },
  { "area-for-a-unit", TINY, "move ford > paris",
    "This move has the form \"move COUNTER > AREA\"." },
  { "unit-for-an-area", TINY, "move 1c > 2c", "This move has the form \"move COUNTER > AREA\"." },
  { "marker", TINY, "move french-republic > ford", "French Republic is not a unit (rule 1.2)." },
  { "of-who-refits", TINY, "move 1-panzer > moor",
    "The Germans refit and stay where they are (rule 3.4.4 B)." },
  { "of-another-nation", TINY, "move 1-division > dyke",
    "1 Division is not yours to move in this player-turn (rule 2.0)." },
  { "die", TINY, "force-die = 6", "This game has no such move." },
  { "die-of-nine", TINY, "force-die = 300", "This game has no such move." },
  /* Others ask for other words */
  { "mini-draw", MINI, "draw", "Draw cards: this move is legal." },
  { "mini-pass", MINI, "pass", "Pass: this move is legal." },
  { "mini-draw-one", MINI, "draw bend-1", "This move has the form \"draw\"." },
  { "mini-far", MINI, "place bend-1 > square-5-5",
    "Bend 1 does not lie on top of the stack (rule 2)." },
  { "mini-turned", MINI, "place bend-1 > square-2-3 = 1",
    "Bend 1 does not lie on top of the stack (rule 2)." },
  { "mini-turned-too-far", MINI, "place bend-1 > square-2-3 = 4",
    "This move has the form \"place TILE > SQUARE [= 1..3]\"." },
  { "mini-taken", MINI, "place bend-1 > square-3-3",
    "Bend 1 does not lie on top of the stack (rule 2)." },
  { "mini-light-a-card", MINI, "light block-1 > square-3-3",
    "Block 1 is not in this player's hand (rule 2)." },
  { "city-wrong-verb", CITY, "move red-patrol > b2", "\"move\" is not a move of this game." },
  { "city-no-form", CITY, "play", "\"play\" is not a move of this game. Did you mean \"lay\"?" },
  { "city-pass", CITY, "pass", "\"pass\" is not a move of this game." },
  { "city-exchange", CITY, "exchange", "This move has the form \"exchange CARD\"." },
  { "city-exchange-a-kind", CITY, "exchange search",
    "Search is not in this player's hand (rules: On your turn)." },
  { "city-lay", CITY, "lay patrol-red",
    "This cannot be done in the phase \"exchange\"; what can be: exchange, done." },
  { "city-done", CITY, "done", "No more cards: this move is legal." },
  { "city-peek", CITY, "peek empty",
    "This cannot be done in the phase \"exchange\"; what can be: exchange, done." },
  { "crisis-pass", CRISIS, "pass", "\"pass\" is not a move of this game." },
  { "crisis-keep", CRISIS, "keep hold-square",
    "This cannot be done in the phase \"initiative\"; what can be: first, second." },
  { "crisis-first", CRISIS, "first", "Play first: this move is legal." },
  { "crisis-first-of-all", CRISIS, "first > square", "This move has the form \"first\"." },
};

/* (transfer full): the position after the first phase, in which the first move of the list is made
 * each time; the whole of a short game is in one phase. */
static TcState *
new_state (TcRuleset *ruleset)
{
  TcState *state = tc_test_state_new (ruleset, 0, 7);
  g_autofree TcMove *moves = g_new0 (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint8 phase = state->phase;

  for (guint i = 0; i < 40 && state->phase == phase &&
                    g_strcmp0 (tc_ruleset_get_system (ruleset)->id, "mini") != 0;
       i++) {
    guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_CANONICAL, moves);

    g_assert_cmpuint (n, >, 0);
    tc_rules_apply (ruleset, state, &moves[0], NULL);
  }

  return state;
}

static char *
dup_answer (TcRuleset *ruleset, const TcState *state, const char *typed)
{
  TcMove move = { 0 };
  TcProposal proposal = { 0 };
  char *problem = NULL;

  if (!tc_move_parse_typed (ruleset, typed, &move, &problem))
    return problem;
  proposal.verb = move.verb;
  proposal.n_subjects = move.subject != TC_THING_NONE ? 1 : 0;
  proposal.subjects[0] = move.subject;
  proposal.target = move.target;
  proposal.value = move.value;

  return tc_rules_explain (ruleset, state, &proposal, NULL);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (test->file);
  g_autofree TcState *state = new_state (ruleset);
  g_autofree TcState *before = tc_test_state_copy (ruleset, state);
  g_autofree char *answer = dup_answer (ruleset, state, test->typed);

  g_assert_cmpstr (answer, ==, test->answer);
  /* Asking changes nothing. */
  g_assert_cmpmem (state, tc_ruleset_get_state_size (ruleset), before,
                   tc_ruleset_get_state_size (ruleset));
}

/* Every legal move reads as itself, typed or not, and is said to be legal; one word more cannot be
 * read. */
static void
test_legal (gconstpointer file)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 7);
  guint max = tc_ruleset_get_max_moves (ruleset);
  g_autofree TcMove *moves = g_new0 (TcMove, max);
  guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = tc_move_dup_text (ruleset, &moves[i]);
    g_autofree char *longer = g_strconcat (text, " and", NULL);
    g_autofree char *answer = dup_answer (ruleset, state, text);
    g_autofree char *problem = NULL;
    TcMove move = { 0 };

    g_assert_true (tc_move_parse (ruleset, text, &move, NULL));
    g_assert_cmpint (tc_move_compare (&move, &moves[i]), ==, 0);
    g_assert_true (g_str_has_suffix (answer, ": this move is legal."));
    g_assert_false (tc_move_parse_typed (ruleset, longer, &move, &problem));
    g_assert_nonnull (problem);
  }
}

int
main (int argc, char **argv)
{
  static const char *const files[][2] = {
    { "mini", MINI }, { "tiny", TINY }, { "city", CITY }, { "crisis", CRISIS }
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/rules/typed-moves/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = g_strconcat ("/rules/typed-moves/legal/", files[i][0], NULL);

    g_test_add_data_func (path, files[i][1], test_legal);
  }

  return g_test_run ();
}
