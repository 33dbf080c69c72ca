/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What the board is told about positions made by hand. */

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const BetrayalRules *rules;
  BetrayalState *state;
  TcView *view;
} Board;

enum { FRENCH, BRITISH };

static void
board_init (Board *board)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "betrayal-1940",
                                                 "betrayal-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  BetrayalState *state;

  g_assert_no_error (error);
  board->build = tc_build_new (source, NULL);
  board->ruleset = tc_build_get_ruleset (board->build);
  g_assert_nonnull (board->ruleset);
  board->rules = tc_ruleset_get_data (board->ruleset);
  state = g_malloc0 (tc_ruleset_get_state_size (board->ruleset));
  board->state = state;
  betrayal_state_init (board->rules, state);
  memcpy (state->loc, board->rules->setups[0].loc, board->rules->n_counters * sizeof state->loc[0]);
  state->head.turn = 1;
  state->head.actor = BRITISH;
  state->head.phase = BETRAYAL_PHASE_ASSIGN;
  state->head.side = board->rules->side_index[BETRAYAL_GERMAN];
  state->step = BETRAYAL_STEP_ASSIGN;
}

static void
board_clear (Board *board)
{
  g_clear_pointer (&board->view, tc_view_free);
  g_clear_pointer (&board->state, g_free);
  g_clear_pointer (&board->build, tc_build_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Board, board_clear)

/* The hook alone: core would add the moves, which a position made by hand need not have. */
static void
look (Board *board)
{
  g_clear_pointer (&board->view, tc_view_free);
  board->view = tc_view_new ();
  betrayal_view (board->ruleset, &board->state->head, TC_SEAT_NONE, board->view);
}

static TcThing
find (const Board *board, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (board->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);
  return thing;
}

static guint16
find_counter (const Board *board, const char *id)
{
  return betrayal_unit_of (board->rules, find (board, id));
}

static const TcViewToken *
find_token (const Board *board, const char *key)
{
  return tc_view_find_token (board->view, key);
}

/* What the mark of @kind of area @key says. */
static void
assert_mark (const Board *board, const char *key, TcMarkKind kind, const char *words)
{
  const TcViewContainer *area = tc_view_find_container (board->view, key);
  const TcMark *mark = tc_marks_find (area->marks, area->n_marks, kind);

  g_assert_nonnull (mark);
  g_assert_cmpstr (mark->text, ==, words);
}

static void
test_areas (void)
{
  g_auto (Board) board = { 0 };
  BetrayalState *state;

  board_init (&board);
  state = board.state;
  betrayal_area_flags (state)[find (&board, "calais")] = 1 + BETRAYAL_ALLIED;
  betrayal_area_flags (state)[find (&board, "sedan")] = 1 + BETRAYAL_GERMAN;
  betrayal_area_flags (state)[find (&board, "border-1")] = 1 + BETRAYAL_GERMAN;
  betrayal_area_flags (state)[find (&board, "luxembourg")] = 1 + BETRAYAL_ALLIED;
  state->loc[find_counter (&board, "aasf")] = (guint8) find (&board, "luxembourg");
  state->loc[find_counter (&board, "1-division")] = (guint8) find (&board, "luxembourg");
  look (&board);
  g_assert_cmpstr (tc_view_find_container (board.view, "calais")->owner, ==, "france");
  g_assert_cmpstr (tc_view_find_container (board.view, "sedan")->owner, ==, "germany");
  g_assert_cmpstr (tc_view_find_container (board.view, "luxembourg")->owner, ==, "britain");
  g_assert_cmpstr (tc_view_find_container (board.view, "lille")->owner, ==, "");
  g_assert_cmpuint (tc_view_find_container (board.view, "calais")->n_marks, ==, 1);
  assert_mark (&board, "calais", TC_MARK_PORT, "port");
  assert_mark (&board, "metz", TC_MARK_FORT, "maginot");

  betrayal_unit_flags (state)[find_counter (&board, "9-panzer")] = BETRAYAL_EXPLOIT
                                                                   << BETRAYAL_TACTIC_SHIFT;
  betrayal_unit_flags (state)[find_counter (&board, "ss-v")] = BETRAYAL_HOLD
                                                               << BETRAYAL_TACTIC_SHIFT;
  betrayal_area_flags (state)[find (&board, "calais")] |= BETRAYAL_HELD;
  look (&board);
  assert_mark (&board, "border-1", TC_MARK_STATE, "Hold, Exploit");
  assert_mark (&board, "border-1", TC_MARK_LABEL, "border");
  assert_mark (&board, "calais", TC_MARK_STATE, "Hold");
  assert_mark (&board, "calais", TC_MARK_PORT, "port");
}

static void
test_tokens (void)
{
  g_auto (Board) board = { 0 };
  const TcViewToken *token;

  board_init (&board);
  look (&board);
  token = find_token (&board, "1-panzer");
  g_assert_cmpstr (token->container, ==, "border-5");
  g_assert_cmpstr (token->owner, ==, "germany");
  g_assert_cmpuint (token->kind, ==, TC_TOKEN_COUNTER);
  g_assert_cmpstr (token->type, ==, "armour");
  g_assert_cmpstr (token->symbol, ==, "armour");
  g_assert_cmpstr (token->size, ==, "division");
  g_assert_cmpstr (token->face, ==, "9-7-2");
  g_assert_false (token->is_reduced);
  g_assert_cmpstr (find_token (&board, "bomber")->face, ==, "4-3");
  g_assert_cmpstr (find_token (&board, "french-republic")->container, ==, "paris");
  g_assert_cmpstr (find_token (&board, "game-turn")->container, ==, "turn-1");
  g_assert_cmpstr (find_token (&board, "game-turn")->symbol, ==, "marker");
  g_assert_null (find_token (&board, "french-penalty-1"));

  betrayal_unit_flags (board.state)[find_counter (&board, "1-panzer")] = BETRAYAL_REDUCED;
  betrayal_unit_flags (board.state)[find_counter (&board, "bomber")] = BETRAYAL_REDUCED;
  look (&board);
  token = find_token (&board, "1-panzer");
  g_assert_cmpstr (token->face, ==, "7-6-2");
  g_assert_true (token->is_reduced);
  g_assert_cmpstr (find_token (&board, "bomber")->face, ==, "3-2");
}

/* Every token lies in a container that is shown. */
static void
test_boxes (void)
{
  g_auto (Board) board = { 0 };
  const TcViewToken *tokens;
  guint n;

  board_init (&board);
  look (&board);
  g_assert_nonnull (tc_view_find_container (board.view, "regroup-german"));
  g_assert_nonnull (tc_view_find_container (board.view, "evacuated"));
  assert_mark (&board, "turn-6", TC_MARK_LABEL, "25 May 1940");
  g_assert_null (tc_view_find_container (board.view, "turn-2"));
  g_assert_null (tc_view_find_container (board.view, "unused"));
  g_assert_null (tc_view_find_container (board.view, "evacuated-early"));

  for (guint i = 0; i < board.rules->n_counters; i++) {
    if (i != board.rules->republic)
      board.state->loc[i] = betrayal_box (board.rules, i % (BETRAYAL_BOX_TURNS + 12u));
  }
  look (&board);
  tokens = tc_view_get_tokens (board.view, &n);
  g_assert_cmpuint (n, >, 90);
  for (guint i = 0; i < n; i++)
    g_assert_nonnull (tc_view_find_container (board.view, tokens[i].container));
}

static void
test_words (void)
{
  g_auto (Board) board = { 0 };
  BetrayalState *state;

  board_init (&board);
  state = board.state;
  look (&board);
  g_assert_cmpstr (tc_view_get_prompt (board.view), ==,
                   "British player, for the Germans: assign a tactic to an area");
  g_assert_cmpstr (tc_view_get_status (board.view), ==,
                   "Turn 1 of 12, 10 May 1940: German tactics");

  state->head.turn = 9;
  state->head.phase = BETRAYAL_PHASE_WITHDRAW;
  state->head.actor = FRENCH;
  state->head.side = board.rules->side_index[BETRAYAL_ALLIED];
  state->focus = (guint8) find (&board, "sedan");
  state->player = BRITISH + 1;
  state->step = BETRAYAL_STEP_COMBAT;
  look (&board);
  g_assert_cmpstr (tc_view_get_prompt (board.view), ==,
                   "French player: withdraw a unit from Sedan");
  g_assert_cmpstr (tc_view_get_status (board.view), ==,
                   "Turn 9 of 12, 3 June 1940: British player, combat");

  state->head.actor = TC_SEAT_NONE;
  state->head.phase = BETRAYAL_PHASE_OVER;
  state->step = BETRAYAL_STEP_OVER;
  state->republic_side = 1 + BETRAYAL_GERMAN;
  look (&board);
  g_assert_cmpstr (tc_view_get_prompt (board.view), ==, "");
  g_assert_cmpstr (tc_view_get_status (board.view), ==,
                   "Turn 9 of 12, 3 June 1940: the game is over");
}

/* Each decision is asked for in words of its own. */
static void
test_prompts (void)
{
  g_auto (Board) board = { 0 };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  board_init (&board);
  for (guint phase = BETRAYAL_PHASE_DEPLOY; phase < BETRAYAL_PHASE_OVER; phase++) {
    board.state->head.phase = (guint8) phase;
    look (&board);
    g_assert_true (g_str_has_prefix (tc_view_get_prompt (board.view), "British player, for "));
    g_assert_true (g_hash_table_add (seen, g_strdup (tc_view_get_prompt (board.view))));
  }
}

/* Refit is the Germans': an Ally brings back what it rolled, and no more than there is. */
static void
test_return_prompts (void)
{
  g_auto (Board) board = { 0 };
  BetrayalState *state;

  board_init (&board);
  state = board.state;
  state->head.phase = BETRAYAL_PHASE_RETURN;
  state->step = BETRAYAL_STEP_RETURN;
  state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT);
  state->returns_left = 3;
  state->player = BRITISH + 1;
  state->head.side = board.rules->side_index[BETRAYAL_ALLIED];
  state->loc[find_counter (&board, "42-division")] =
    betrayal_box (board.rules, BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED);
  /* A Frenchman waits in the same box, for his own player. */
  state->loc[find_counter (&board, "4c")] =
    betrayal_box (board.rules, BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED);
  look (&board);
  g_assert_cmpstr (tc_view_get_prompt (board.view), ==,
                   "British player: bring a unit back from the Regroup Box; units that may still "
                   "return: 1");
  state->returns_left = 1;
  state->loc[find_counter (&board, "44-division")] =
    betrayal_box (board.rules, BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED);
  look (&board);
  g_assert_true (g_str_has_suffix (tc_view_get_prompt (board.view), "may still return: 1"));

  state->player = 0;
  state->head.side = board.rules->side_index[BETRAYAL_GERMAN];
  state->loc[find_counter (&board, "1-panzer")] =
    betrayal_box (board.rules, BETRAYAL_BOX_REGROUP + BETRAYAL_GERMAN);
  look (&board);
  g_assert_cmpstr (tc_view_get_prompt (board.view), ==,
                   "British player, for the Germans: bring back a unit that Refit releases; units "
                   "still waiting: 1");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/betrayal-1940/view/areas", test_areas);
  g_test_add_func ("/betrayal-1940/view/tokens", test_tokens);
  g_test_add_func ("/betrayal-1940/view/boxes", test_boxes);
  g_test_add_func ("/betrayal-1940/view/words", test_words);
  g_test_add_func ("/betrayal-1940/view/prompts", test_prompts);
  g_test_add_func ("/betrayal-1940/view/3.2.2-return-prompts", test_return_prompts);

  return g_test_run ();
}
