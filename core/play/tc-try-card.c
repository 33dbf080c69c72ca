/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-try-card.h"

#include "play/tc-bot.h"
#include "rules/tc-game-acts.h"

/* A card may be at work although its owner could not play it, so so many games more are looked
 * through for a move that plays it. */
#define N_MORE 120

/* One game at random after the other, looked at before each decision and, for cards that nobody
 * plays, after it. */
typedef struct {
  TcRuleset *ruleset;
  TcNode card;
  gboolean has_event_verb;
  TcBotDesk *desk;
  const TcBot *bots[2]; /* by turns, a game each */
  TcState *state;
  TcMove *legal;
  GArray *moves; /* of TcMove: made in this game */
  guint8 actor;  /* who decides after them */
  TcEvents *events;
  guint n_decisions; /* in all games */
} Search;

static gboolean
is_card (const Search *search, TcThing thing)
{
  return thing != TC_THING_NONE &&
         tc_ruleset_get_thing (search->ruleset, thing)->node == search->card;
}

static gboolean
has_event_verb (const TcSystem *system)
{
  for (guint i = 0; i < system->n_verbs; i++) {
    if (system->verbs[i].is_event)
      return TRUE;
  }

  return FALSE;
}

/* Whether somebody can play the card now, and by which move. */
static gboolean
find_play (Search *search, TcMove *out_move)
{
  const TcSystem *system = tc_ruleset_get_system (search->ruleset);
  guint n = tc_rules_legal_moves (search->ruleset, search->state, TC_MOVES_ALL, search->legal);

  for (guint i = 0; i < n; i++) {
    const TcMove *move = &search->legal[i];

    if (search->has_event_verb && !system->verbs[move->verb].is_event)
      continue;
    if (!is_card (search, move->subject))
      continue;
    *out_move = *move;
    return TRUE;
  }

  return FALSE;
}

/* Whether what just happened carried out a clause of the card. */
static gboolean
was_at_work (const Search *search)
{
  const TcSystem *system = tc_ruleset_get_system (search->ruleset);

  for (guint i = 0; i < tc_events_get_n (search->events); i++) {
    const TcEvent *event = tc_events_get (search->events, i);

    if (system->events[event->kind].is_clause && is_card (search, event->subject))
      return TRUE;
  }

  return FALSE;
}

/* What play_game () found. */
typedef enum {
  FOUND_NOTHING,
  FOUND_AT_WORK, /* it was carried out, but nobody could play it then */
  FOUND_PLAY,
} Found;

/* Plays the game with @seed until it comes to the card; the moves before are then in the search. */
static Found
play_game (Search *search, guint setup, guint64 seed, TcMove *out_move)
{
  const TcBot *bot = search->bots[seed % 2];
  TcRng rng;

  g_array_set_size (search->moves, 0);
  tc_rules_init (search->ruleset, setup, seed, search->state, NULL);
  tc_bot_rng_init (&rng, seed);
  while (!tc_rules_is_over (search->state) && search->n_decisions < TC_TRY_CARD_MAX_DECISIONS) {
    search->actor = search->state->actor;
    if (find_play (search, out_move))
      return FOUND_PLAY;
    *out_move = tc_bot_desk_decide (search->desk, bot, search->state, &rng);
    tc_events_clear (search->events);
    tc_rules_apply (search->ruleset, search->state, out_move, search->events);
    if (was_at_work (search))
      return FOUND_AT_WORK;
    g_array_append_val (search->moves, *out_move);
    search->n_decisions++;
  }

  return FOUND_NOTHING;
}

static TcGame *
make_game (const Search *search, guint setup, guint64 seed, guint16 people)
{
  TcGame *game = tc_game_new (search->ruleset, setup, seed);

  tc_game_set_people (game, people != 0 ? people : (guint16) (1u << search->actor));
  for (guint i = 0; i < search->moves->len; i++) {
    if (!tc_game_apply (game, &g_array_index (search->moves, TcMove, i), NULL))
      g_assert_not_reached ();
  }

  return game;
}

TcGame *
tc_try_card (TcRuleset *ruleset,
             TcNode card,
             guint setup,
             guint64 seed,
             guint16 people,
             TcMove *out_move)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  g_autofree TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));
  g_autofree TcMove *legal = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TcMove));
  g_autoptr (TcEvents) events = tc_events_new ();
  Search search = {
    .ruleset = ruleset,
    .card = card,
    .has_event_verb = has_event_verb (tc_ruleset_get_system (ruleset)),
    .desk = desk,
    .bots = { tc_bot_find (ruleset, "random"), tc_bot_find (ruleset, "heuristic") },
    .state = state,
    .legal = legal,
    .moves = moves,
    .events = events,
  };
  guint n_games = TC_TRY_CARD_MAX_GAMES;
  TcGame *game = NULL;
  TcMove move;

  g_return_val_if_fail (card != TC_NODE_NONE, NULL);
  g_return_val_if_fail (setup < tc_ruleset_get_n_setups (ruleset), NULL);

  if (search.bots[1] == NULL)
    search.bots[1] = search.bots[0];
  for (guint i = 0; i < n_games; i++) {
    Found found = play_game (&search, setup, seed + i, &move);

    if (found == FOUND_NOTHING || (found == FOUND_AT_WORK && game != NULL))
      continue;
    g_clear_pointer (&game, tc_game_free);
    game = make_game (&search, setup, seed + i, people);
    if (out_move != NULL)
      *out_move = move;
    n_games = found == FOUND_PLAY ? 0 : MIN (n_games, i + N_MORE);
  }

  return game;
}
