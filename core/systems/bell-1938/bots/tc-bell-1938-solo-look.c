/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"

/* Solo Opponent Rules, Definitions: what is true of a space, a card or a choice; and what events
 * would do, which is found by playing them on a copy, with the tables' own choices. */

static gboolean
is_final_round (const BellRules *rules, const BellState *state)
{
  return state->head.turn > rules->n_rounds;
}

/* -- Available cubes -- */

static guint
count_reserve (const BellRules *rules, const BellState *state, guint of, guint side)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_zones[of]; i++)
    n += rules->cost[of][i] > 0 ? state->cubes[rules->zone[of][i]][side] : 0;

  return n;
}

/* Whether cubes of its zone that costs points count: the player's zone is breached, that is empty,
 * or the final round has come with points enough, Defend's own for Defend and either side's for
 * Concede. */
static gboolean
has_reserve (const BellRules *rules, const BellState *state, guint side)
{
  gint least = rules->solo.reserve_points;
  guint player = !side;

  if (count_reserve (rules, state, player, player) + count_reserve (rules, state, player, side) ==
      0)
    return TRUE;
  if (!is_final_round (rules, state))
    return FALSE;

  return state->vp >= least || (side == BELL_CONCEDE && state->vp <= -least);
}

static gboolean
is_available (const BellRules *rules, const BellState *state, guint side)
{
  guint n = state->cubes[rules->pool[side]][side];

  for (guint i = 0; i < rules->n_zones[side]; i++) {
    if (rules->cost[side][i] == 0)
      n += state->cubes[rules->zone[side][i]][side];
  }

  return n > 0 ||
         (has_reserve (rules, state, side) && count_reserve (rules, state, side, side) > 0);
}

/* -- Spaces with Room -- */

/* The most cubes of Defend in one space that exerts pressure over the one that decides. */
static guint
count_most_pressing (const BellRules *rules, const BellState *state)
{
  guint most = 0;

  for (guint i = 0; i < rules->n_spaces; i++) {
    if (bell_has (bell_nth_set (rules, rules->pressers, rules->win_space), i))
      most = MAX (most, state->cubes[i][BELL_DEFEND]);
  }

  return most;
}

/* In the final round: where the game is decided. */
static gboolean
always_has_room (const BellRules *rules, const BellState *state, guint space, guint side)
{
  if (!is_final_round (rules, state))
    return FALSE;

  return space == rules->win_space ||
         (side == BELL_DEFEND &&
          bell_has (bell_nth_set (rules, rules->pressers, rules->win_space), space));
}

static gboolean
has_room (const BellRules *rules, const BellState *state, guint space, guint side)
{
  guint own, more;

  if (space >= rules->n_spaces || state->cubes[space][side] >= rules->limit)
    return FALSE;
  if (always_has_room (rules, state, space, side))
    return TRUE;
  own = state->cubes[space][side];
  more = bell_has (rules->pivotal, space) ? rules->solo.pivotal_room : rules->solo.room;
  if (own < state->cubes[space][!side] + more)
    return TRUE;

  return side == BELL_CONCEDE && space == rules->win_space &&
         own < count_most_pressing (rules, state) + rules->solo.decisive_room;
}

/* -- Isolated cubes -- */

static gboolean
is_isolated (const BellRules *rules, const BellState *state, guint space, guint side)
{
  const guint64 *pressers;

  if (space >= rules->n_spaces || state->cubes[space][side] == 0 ||
      bell_has (bell_nth_set (rules, rules->backed, side), space))
    return FALSE;
  pressers = bell_nth_set (rules, rules->pressers, space);
  for (guint i = bell_next (rules, pressers, 0); i != BELL_NONE;
       i = bell_next (rules, pressers, i + 1)) {
    if (state->cubes[i][side] > state->cubes[i][!side])
      return FALSE;
  }

  return TRUE;
}

/* -- What an event would do -- */

typedef struct {
  gboolean changes_map;
  gboolean places_disk;
  gboolean places_own;
  gboolean sways; /* where the game is decided */
} Outlook;

/* The other side's choices are taken as they come, its own by the tables. */
static const TcMove *
choose_ahead (const BellSoloTurn *turn, const BellState *copy, guint side, TcMove *moves)
{
  BellSoloTurn ahead = *turn;
  guint index = 0;

  ahead.state = copy;
  ahead.moves = moves;
  ahead.n_moves = tc_rules_legal_moves (turn->ruleset, &copy->head, TC_MOVES_CANONICAL, moves);
  if (turn->rules->side[copy->head.actor] == side)
    index = bell_solo_decide (&ahead, NULL);

  return &moves[index];
}

static void
apply_ahead (BellPlay *play, const TcMove *move)
{
  play->state->head.n_moves++;
  if (play->state->head.phase == BELL_PHASE_FREED)
    bell_apply_free (play, move);
  else if (play->state->head.phase == BELL_PHASE_MOBILIZE)
    bell_apply_mobilize (play, move);
  else
    bell_apply_effect (play, move);
}

#define MOST_CHOICES  64    /* of an event */
#define MOST_ON_STACK 4096u /* moves */

static void
compare_positions (const BellRules *rules,
                   const BellState *before,
                   const BellState *after,
                   guint side,
                   Outlook *out)
{
  const guint64 *pressers = bell_nth_set (rules, rules->pressers, rules->win_space);

  out->places_disk = (after->disks & ~before->disks) != 0;
  for (guint i = 0; i < rules->n_spaces; i++) {
    gboolean changes = memcmp (before->cubes[i], after->cubes[i], sizeof before->cubes[i]) != 0;

    out->changes_map |= changes;
    out->sways |= changes && (i == rules->win_space || bell_has (pressers, i));
    out->places_own |= after->cubes[i][side] > before->cubes[i][side];
  }
}

static void
foresee (const BellSoloTurn *turn, guint card, guint side, Outlook *out)
{
  const BellRules *rules = turn->rules;
  gsize size = tc_ruleset_get_state_size (turn->ruleset);
  BellState *copy = g_alloca (size);
  guint n_moves = tc_ruleset_get_max_moves (turn->ruleset);
  g_autofree TcMove *many = n_moves > MOST_ON_STACK ? g_new (TcMove, n_moves) : NULL;
  TcMove *moves = many != NULL ? many : g_newa (TcMove, n_moves);
  BellPlay play = { rules, copy, NULL };

  memcpy (copy, turn->state, size);
  copy->head.n_forced = 0;
  bell_begin_operations (&play, rules->seat[side], 0, rules->everywhere);
  bell_start_event (&play, card, rules->seat[side]);
  for (guint i = 0; i < MOST_CHOICES && bell_settle (&play); i++)
    apply_ahead (&play, choose_ahead (turn, copy, side, moves));
  compare_positions (rules, turn->state, copy, side, out);
}

/* Whether carrying out the choice leads to mobilization, or to options that all do. */
static gboolean
mobilizes (const BellSoloTurn *turn, const TcMove *move, guint depth)
{
  gsize size = tc_ruleset_get_state_size (turn->ruleset);
  BellState *copy = g_alloca (size);
  guint n_moves = tc_ruleset_get_max_moves (turn->ruleset);
  g_autofree TcMove *many = n_moves > MOST_ON_STACK ? g_new (TcMove, n_moves) : NULL;
  TcMove *moves = many != NULL ? many : g_newa (TcMove, n_moves);
  BellPlay play = { turn->rules, copy, NULL };
  BellSoloTurn ahead = *turn;
  gboolean decides;

  memcpy (copy, turn->state, size);
  bell_apply_effect (&play, move);
  decides = bell_settle (&play);
  if (copy->n_stages > turn->state->n_stages)
    return TRUE;
  if (!decides || depth == 0 || copy->head.phase != BELL_PHASE_EFFECT ||
      copy->head.actor != turn->state->head.actor)
    return FALSE;
  ahead.state = copy;
  ahead.n_moves = tc_rules_legal_moves (turn->ruleset, &copy->head, TC_MOVES_ALL, moves);
  for (guint i = 0; i < ahead.n_moves; i++) {
    if (moves[i].verb != BELL_VERB_EFFECT + TC_EFFECTS_VERB_OPTION ||
        !mobilizes (&ahead, &moves[i], depth - 1))
      return FALSE;
  }

  return TRUE;
}

/* -- Cards -- */

/* The card whose event the candidate would use, or BELL_NONE. */
static guint
get_event_card (const BellSoloTurn *turn, const TcBotCandidate *candidate)
{
  const BellRules *rules = turn->rules;
  const BellState *state = turn->state;

  if (candidate->action == BELL_ACTION_REUSE)
    return state->n_discard > 0 ? bell_discarded (state)[state->n_discard - 1] : BELL_NONE;
  if (candidate->action == BELL_ACTION_EVENT)
    return tc_range_index (rules->card_things, turn->moves[candidate->move].subject);

  return BELL_NONE;
}

/* The card that was turned up, where the candidate uses one. */
static gboolean
is_enemy_card (const BellSoloTurn *turn, const TcBotCandidate *candidate, guint side)
{
  const BellRules *rules = turn->rules;

  return candidate->action <= BELL_ACTION_OPERATE &&
         rules->card[tc_range_index (rules->card_things, turn->moves[candidate->move].subject)]
             .side == !side;
}

static gboolean
judge_card (const BellSoloTurn *turn, guint status, guint side, const TcBotCandidate *candidate)
{
  const BellRules *rules = turn->rules;
  guint card = get_event_card (turn, candidate);
  Outlook outlook = { FALSE };

  if (card == BELL_NONE)
    return FALSE;
  if (status == BELL_STATUS_OWN_CARD)
    return rules->card[card].side == side;
  if (status == BELL_STATUS_NEUTRAL_CARD)
    return rules->card[card].side == BELL_NONE;

  foresee (turn, card, side, &outlook);
  if (status == BELL_STATUS_PLACES_DISK)
    return outlook.places_disk && outlook.places_own;
  if (status == BELL_STATUS_SWAYS)
    return outlook.sways;

  return outlook.changes_map &&
         tc_effects_can (rules->effects, rules, &turn->state->head, rules->card[card].program, side,
                         TC_EFFECTS_CAN_COMPLETE);
}

/* -- The host -- */

static gboolean
has_status (gconstpointer data,
            const TcState *state,
            guint status,
            guint side,
            const TcBotCandidate *candidate,
            gpointer context)
{
  const BellRules *rules = data;
  const BellState *bell = (const BellState *) state;
  const BellSoloTurn *turn = context;

  switch ((BellStatus) status) {
  case BELL_STATUS_AVAILABLE:
    return is_available (rules, bell, side);
  case BELL_STATUS_ROOM:
    return has_room (rules, bell, candidate->target, side);
  case BELL_STATUS_OWN_ISOLATED:
    return is_isolated (rules, bell, candidate->target, side);
  case BELL_STATUS_ENEMY_ISOLATED:
    return is_isolated (rules, bell, candidate->target, !side);
  case BELL_STATUS_ENEMY_CARD:
    return is_enemy_card (turn, candidate, side);
  case BELL_STATUS_OWN_CARD:
  case BELL_STATUS_NEUTRAL_CARD:
  case BELL_STATUS_ACTS:
  case BELL_STATUS_PLACES_DISK:
  case BELL_STATUS_SWAYS:
    return judge_card (turn, status, side, candidate);
  case BELL_STATUS_MOBILIZES:
    return turn->state->head.phase == BELL_PHASE_EFFECT &&
           mobilizes (turn, &turn->moves[candidate->move], 2);
  case BELL_STATUS_SAME_TARGET:
    return bell->spread_to == candidate->target + 1u;
  case BELL_STATUS_OWN_SEAT:
    return turn->moves[candidate->move].subject == bell_seat (rules, rules->seat[side]);
  }
  g_assert_not_reached ();
}

/* The space of the objective that the side keeps. */
static guint
get_goal (gconstpointer data, const TcState *state, guint side)
{
  const BellRules *rules = data;
  const BellState *bell = (const BellState *) state;

  for (guint i = 0; i < rules->n_objectives; i++) {
    if (bell_objective (bell)[i] == BELL_ASIDE + rules->seat[side])
      return rules->objective[i].space;
  }

  return TC_BOT_NOWHERE;
}

static void
carry_out (gconstpointer data, TcState *copy, guint side, const TcBotCandidate *candidate)
{
  BellState *bell = (BellState *) copy;
  const BellRules *rules = data;
  guint16 *to = candidate->target < rules->n_spaces ? bell->cubes[candidate->target] : NULL;
  guint taken = candidate->action == BELL_ACTION_PERSUADE ? !side : candidate->detail - 1u;

  if (to == NULL)
    return;
  if (taken < BELL_N_SIDES && to[taken] > 0)
    to[taken]--;
  if (candidate->action == BELL_ACTION_PERSUADE || candidate->action == BELL_ACTION_REMOVE)
    return;
  to[side]++;
  if (candidate->origin < rules->n_spaces)
    bell->cubes[candidate->origin][side]--;
  if (candidate->action == BELL_ACTION_SPREAD)
    bell->spreads--;
}

static guint
list_next (gconstpointer data,
           const TcState *copy,
           guint side,
           guint action,
           TcBotCandidate *out,
           guint max)
{
  const BellRules *rules = data;
  BellLook look = { rules, (const BellState *) copy };
  guint n = 0;

  for (guint from = 0; action == BELL_ACTION_SPREAD && from < rules->n_spaces; from++) {
    for (guint to = 0; to < rules->n_spaces && n < max; to++) {
      TcMove move = tc_move_make (BELL_VERB_SPREAD, (TcThing) from, (TcThing) to, 0);
      TcBotCandidate candidate = { .action = BELL_ACTION_SPREAD,
                                   .target = (guint16) to,
                                   .origin = (guint16) from };

      if (bell_check_spread (&look, &move) == BELL_WHY_LEGAL)
        out[n++] = candidate;
    }
  }

  return n;
}

const TcBotHost bell_bot_host = {
  .status = has_status,
  .goal = get_goal,
  .carry_out = carry_out,
  .list_next = list_next,
};
