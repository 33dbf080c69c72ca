/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* From one decision to the next: one loop, in which what interrupts comes first. */

void
house_ask (HousePlay *play, HousePhase phase, guint seat)
{
  tc_state_ask (&play->state->head, phase, (guint8) seat, 0, NULL);
}

/* What is left to look at: goals, and then whether anybody is left to reach one. */
enum { CHECK_GOALS = 1, CHECK_SURVIVORS };

static void
go_to (HousePlay *play, HouseStep step)
{
  play->state->step_now = (guint8) step;
}

/* -- The end ----------------------------------------------------------------------------------- */

/* Who has won, and by which goal; @side: as of house_finish (). */
static void
report_winner (HousePlay *play, gint side, gboolean by_goal)
{
  const HouseState *state = play->state;
  TcThing winner = side < 0 ? TC_THING_NONE : tc_range_get (play->rules->side_things, (guint) side);
  const HouseGoal *goal = NULL;

  if (side < 0) {
    tc_events_report (play->events, HOUSE_EVENT_NOBODY, TC_THING_NONE, TC_THING_NONE, 0);
    return;
  }
  if (!by_goal || state->haunt == 0 || state->goal[side] == 0) {
    tc_events_report (play->events, HOUSE_EVENT_VICTORY, winner, TC_THING_NONE, 0);
    return;
  }
  goal = &house_get_haunt (play->rules, state)->goals[state->goal[side] - 1];
  tc_events_report (play->events, HOUSE_EVENT_WON, winner, TC_THING_NONE, (gint16) goal->name,
                    (gint16) goal->text);
}

/* @side: who wins, or -1; @by_goal: because the goal of the side is reached. */
void
house_finish (HousePlay *play, gint side, gboolean by_goal)
{
  HouseState *state = play->state;

  if (state->ending != 0)
    return;
  state->ending = (guint8) (side < 0 ? 1 : 2 + side);
  for (guint seat = 0; state->haunt != 0 && seat < state->n_players; seat++) {
    if (house_is_traitor (state, seat))
      tc_events_report (play->events, HOUSE_EVENT_WAS, house_seat (play->rules, seat),
                        TC_THING_NONE, 0);
  }
  report_winner (play, side, by_goal);
  tc_effects_stop (play->rules->effects, &state->head);
  state->is_secret = 0;
  state->n_queue = 0;
  memset (state->queue_program, 0, sizeof state->queue_program);
  memset (state->queue_player, 0, sizeof state->queue_player);
  memset (state->queue_card, 0, sizeof state->queue_card);
  state->hurt_who = state->lay_room = state->walling = state->half_due = 0;
  tc_state_end_game (&state->head, HOUSE_PHASE_OVER);
}

/* Who acts for @side: its first living member, or with none anybody of it. */
static guint
find_actor (const HouseState *state, guint side)
{
  guint found = HOUSE_NONE;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->side[seat] != side)
      continue;
    if (house_is_alive (state, seat))
      return seat;
    found = seat;
  }

  return found;
}

/* 3 Goals: both sides are looked at, heroes first; rule 28: heroes win only with a survivor. The
 * house goes on to work for a dead traitor, so nobody wins only when neither goal is reached. */
static void
look_at_goals (HousePlay *play)
{
  HouseState *state = play->state;
  const HouseHaunt *haunt = house_get_haunt (play->rules, state);
  gint heroes = house_count (play->rules, state, HOUSE_COUNT_HEROES, 0) +
                house_count (play->rules, state, HOUSE_COUNT_GONE, 0);
  gint all = heroes + house_count (play->rules, state, HOUSE_COUNT_TRAITORS, 0);

  if (state->check_due == CHECK_SURVIVORS) {
    house_finish (play, -1, FALSE);
    return;
  }
  state->check_due = all == 0 || (heroes == 0 && find_actor (state, HOUSE_TRAITOR) == HOUSE_NONE)
                       ? CHECK_SURVIVORS
                       : 0;
  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    guint actor = find_actor (state, side);

    if (actor == HOUSE_NONE || state->goal[side] == 0 || (side == HOUSE_HEROES && heroes == 0))
      continue;
    house_queue (play, haunt->goals[state->goal[side] - 1].program, actor, 0);
  }
}

/* -- Effects ----------------------------------------------------------------------------------- */

static void
end_card (HousePlay *play)
{
  HouseState *state = play->state;
  guint card = state->running;

  state->running = 0;
  if (card != 0 && state->where[card - 1] == HOUSE_IN_PLAY)
    state->where[card - 1] = HOUSE_IN_DISCARD;
}

static gboolean
run_effects (HousePlay *play)
{
  HouseState *state = play->state;

  if (tc_effects_run (play->rules->effects, play->rules, &state->head, play->events)) {
    tc_state_ask (&state->head, HOUSE_PHASE_EFFECT,
                  (guint8) tc_effects_get_seat (play->rules->effects, &state->head), 0,
                  &state->n_groups);
    return TRUE;
  }
  if (state->window != 0 &&
      tc_effects_get_depth (play->rules->effects, &state->head) < state->window)
    state->window = state->using = 0;
  if (state->ending == 0 && !tc_effects_is_running (play->rules->effects, &state->head))
    end_card (play);

  return FALSE;
}

static gboolean
start_next (HousePlay *play)
{
  HouseState *state = play->state;
  guint program = state->queue_program[0];
  guint seat = state->queue_player[0];
  guint card = state->queue_card[0];

  state->n_queue--;
  memmove (state->queue_program, state->queue_program + 1, state->n_queue * sizeof (guint16));
  memmove (state->queue_player, state->queue_player + 1, state->n_queue);
  memmove (state->queue_card, state->queue_card + 1, state->n_queue);
  state->queue_program[state->n_queue] = 0;
  state->queue_player[state->n_queue] = state->queue_card[state->n_queue] = 0;
  state->running = (guint8) card;
  if (card != 0 && play->rules->cards[card - 1].looks > 0)
    house_look_ahead (play, play->rules->cards[card - 1].looks);
  tc_effects_start (play->rules->effects, &state->head, program, seat);

  return FALSE;
}

/* -- The steps of a turn ----------------------------------------------------------------------- */

/* 2 Move: as many rooms as Speed says; a predicament may say less. */
static gboolean
step_begin (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->current;
  const HousePlight *plight = NULL;

  state->head.turn++;
  state->n_dice = state->n_draws = 0;
  state->tokens_used = 0;
  memset (state->used, 0, sizeof state->used);
  state->crossed = state->rooms_used = 0;
  state->has_moved = state->is_stopped = state->has_attacked = 0;
  state->tried = state->tasks_used = state->tasks_more = 0;
  go_to (play, HOUSE_STEP_ACT);
  if (!house_is_alive (state, seat)) {
    go_to (play, HOUSE_STEP_END);
    return FALSE;
  }
  tc_events_report (play->events, HOUSE_EVENT_TURN, house_seat (play->rules, seat), TC_THING_NONE,
                    (gint16) state->head.turn);
  state->moves = (guint8) house_get_value (play->rules, state, seat, HOUSE_SPEED);
  plight = house_find_plight (play->rules, state, seat);
  if (plight != NULL && plight->moves > 0)
    state->moves = MIN (state->moves, plight->moves);
  tc_effects_announce (play->rules->effects, &state->head, TC_EFFECTS_TRIGGER_TURN_START, seat);
  house_meet_auras (play, seat, state->room[seat]);

  return FALSE;
}

/* Once what happens on leaving is settled. Ruling H-h: with no room that fits the move is given
 * back. */
static void
walk_on (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->current;
  guint to = state->walk_to;
  guint way = state->walk_way;

  state->walk_to = state->walk_way = 0;
  if (!house_is_alive (state, seat))
    return;
  if (to != 0) {
    tc_events_report (play->events, HOUSE_EVENT_WALKS, house_seat (play->rules, seat),
                      house_room (play->rules, to - 1u), 0);
    house_enter (play, seat, to - 1u);
  } else if (!house_lay_at_door (play, seat, state->room[seat], way - 1u)) {
    state->moves++;
    state->shut[state->room[seat]] |= (guint8) (1u << (way - 1u));
  }
}

static gboolean
step_act (HousePlay *play)
{
  HouseState *state = play->state;

  if (state->walk_to != 0 || state->walk_way != 0) {
    walk_on (play);
    return FALSE;
  }
  if (house_is_alive (state, state->current)) {
    house_ask (play, HOUSE_PHASE_ACT, state->current);
    return TRUE;
  }
  go_to (play, HOUSE_STEP_END);

  return FALSE;
}

/* What the room does to whoever ends the turn there. */
static gboolean
step_stop (HousePlay *play)
{
  HouseState *state = play->state;
  guint seat = state->current;
  const HouseRoom *room = &play->rules->rooms[state->room[seat]];

  go_to (play, HOUSE_STEP_OMENS);
  if (!house_is_alive (state, seat))
    return FALSE;
  if (room->is_good || !house_has_powers (state, seat))
    house_queue (play, room->on_stop, seat, 0);
  tc_effects_announce (play->rules->effects, &state->head, TC_EFFECTS_TRIGGER_TURN_END, seat);

  return FALSE;
}

/* 3 Omen Roll, ruling H-a: once for each omen, against the number there is now. */
static gboolean
step_omens (HousePlay *play)
{
  HouseState *state = play->state;
  guint omens = (guint) house_count (play->rules, state, HOUSE_COUNT_OMENS, 0);
  guint card = state->omen[0];
  guint room = state->omen_room[0];
  guint sum = 0;

  if (state->n_rolls == 0 || state->haunt != 0) {
    state->n_rolls = 0;
    memset (state->omen, 0, sizeof state->omen);
    memset (state->omen_room, 0, sizeof state->omen_room);
    go_to (play, HOUSE_STEP_END);
    return FALSE;
  }
  state->n_rolls = play->rules->once_a_turn ? 0 : state->n_rolls - 1;
  memmove (state->omen, state->omen + 1, HOUSE_MAX_LOOK - 1);
  memmove (state->omen_room, state->omen_room + 1, HOUSE_MAX_LOOK - 1);
  state->omen[HOUSE_MAX_LOOK - 1] = state->omen_room[HOUSE_MAX_LOOK - 1] = 0;
  sum = house_throw (play, HOUSE_EVENT_ROLL_OMENS, play->rules->omen_dice,
                     house_seat (play->rules, state->current));
  tc_events_report (play->events, sum < omens ? HOUSE_EVENT_OMENS : HOUSE_EVENT_QUIET,
                    TC_THING_NONE, TC_THING_NONE, (gint16) sum, (gint16) omens);

  return sum < omens && house_find_haunt (play, room, card - 1u);
}

static gboolean
step_end (HousePlay *play)
{
  HouseState *state = play->state;

  tc_effects_end_span (play->rules->effects, &state->head, TC_EFFECTS_SPAN_TURN, state->current);
  house_check (play);
  go_to (play, state->current == state->last ? HOUSE_STEP_MONSTERS : HOUSE_STEP_NEXT);

  return FALSE;
}

/* Who moves the monsters. */
guint
house_get_controller (const HouseRules *rules, const HouseState *state)
{
  return state->last;
}

static gboolean
step_monsters (HousePlay *play)
{
  HouseState *state = play->state;

  go_to (play, HOUSE_STEP_ROUND);
  if (state->haunt == 0 || house_count (play->rules, state, HOUSE_COUNT_MONSTERS, 0) == 0)
    return FALSE;
  house_begin_monsters (play);
  go_to (play, HOUSE_STEP_BITE);

  return FALSE;
}

static gboolean
has_prey (const HouseState *state, guint figure)
{
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (!state->has_bitten[figure] && house_is_alive (state, seat) && house_is_hero (state, seat) &&
        state->room[seat] + 1 == state->figure_room[figure])
      return TRUE;
  }

  return FALSE;
}

static gboolean
step_bite (HousePlay *play)
{
  HouseState *state = play->state;

  for (guint i = 0; i < state->n_figures; i++) {
    if (state->figure_room[i] != 0 &&
        (house_can_leave (play->rules, state, i) || has_prey (state, i))) {
      house_ask (play, HOUSE_PHASE_MONSTERS, house_get_controller (play->rules, state));
      return TRUE;
    }
  }
  memset (state->has_bitten, 0, sizeof state->has_bitten);
  memset (state->figure_moves, 0, sizeof state->figure_moves);
  state->figures_gone = 0;
  go_to (play, HOUSE_STEP_ROUND);

  return FALSE;
}

/* The clock of the haunt, and ruling H-n. */
static gboolean
step_round (HousePlay *play)
{
  HouseState *state = play->state;
  const HouseHaunt *haunt = state->haunt != 0 ? house_get_haunt (play->rules, state) : NULL;
  guint limit = haunt != NULL ? play->rules->haunt_rounds : play->rules->rounds;

  go_to (play, HOUSE_STEP_NEXT);
  tc_effects_end_span (play->rules->effects, &state->head, TC_EFFECTS_SPAN_ROUND,
                       TC_EFFECTS_NOBODY);
  if (haunt != NULL && haunt->rounds > 0 && state->round >= haunt->rounds) {
    tc_events_report (play->events, HOUSE_EVENT_TIME, TC_THING_NONE, TC_THING_NONE,
                      (gint16) haunt->rounds);
    house_finish (play, haunt->winner, FALSE);
    return TRUE;
  }
  if (state->round >= limit) {
    tc_events_report (play->events, HOUSE_EVENT_LIMIT, TC_THING_NONE, TC_THING_NONE,
                      (gint16) limit);
    house_finish (play, -1, FALSE);
    return TRUE;
  }
  if (haunt != NULL)
    house_queue (play, haunt->each_round, state->last, 0);
  state->round++;
  tc_events_report (play->events, HOUSE_EVENT_ROUND, TC_THING_NONE, TC_THING_NONE,
                    (gint16) state->round);
  house_check (play);

  return FALSE;
}

static gboolean
step_next (HousePlay *play)
{
  HouseState *state = play->state;

  state->current = (guint8) ((state->current + 1) % state->n_players);
  go_to (play, HOUSE_STEP_BEGIN);

  return FALSE;
}

static gboolean
run_step (HousePlay *play)
{
  static gboolean (*const steps[HOUSE_N_TURN_STEPS]) (HousePlay * play) = {
    [HOUSE_STEP_BEGIN] = step_begin, [HOUSE_STEP_ACT] = step_act,
    [HOUSE_STEP_STOP] = step_stop,   [HOUSE_STEP_OMENS] = step_omens,
    [HOUSE_STEP_END] = step_end,     [HOUSE_STEP_MONSTERS] = step_monsters,
    [HOUSE_STEP_BITE] = step_bite,   [HOUSE_STEP_ROUND] = step_round,
    [HOUSE_STEP_NEXT] = step_next,
  };

  return steps[play->state->step_now](play);
}

/* -- The loop ---------------------------------------------------------------------------------- */

static gboolean
is_in_window (const HousePlay *play)
{
  const HouseState *state = play->state;

  return state->window != 0 &&
         tc_effects_get_depth (play->rules->effects, &state->head) >= state->window;
}

/* What comes before the next card and the next step: TRUE when there is nothing of it. */
static gboolean
is_quiet (HousePlay *play, gboolean *out_asks)
{
  HouseState *state = play->state;

  *out_asks = FALSE;
  if (state->hurt_who != 0) {
    *out_asks = house_run_hurt (play);
  } else if (state->lay_room != 0) {
    *out_asks = house_run_lay (play);
  } else if (state->walling != 0) {
    house_ask (play, HOUSE_PHASE_WALL, state->walling - 1u);
    *out_asks = TRUE;
  } else if (state->half_due != 0) {
    house_ask (play, HOUSE_PHASE_HALF, (guint) __builtin_ctz (state->half_due));
    *out_asks = TRUE;
  } else if (state->again_most != 0) {
    house_ask (play, HOUSE_PHASE_AGAIN, state->roll_by);
    *out_asks = TRUE;
  } else if (is_in_window (play)) {
    *out_asks = run_effects (play);
  } else if (state->roll_stage != 0 && (state->roll_asks || state->roll_for != HOUSE_FOR_EFFECT)) {
    *out_asks = house_run_roll (play);
  } else if (state->attack_stage != 0 && !state->attack_waits) {
    *out_asks = house_run_attack (play);
  } else if (tc_effects_is_running (play->rules->effects, &state->head)) {
    *out_asks = run_effects (play);
  } else {
    return TRUE;
  }

  return FALSE;
}

/* TRUE when somebody has to decide, or nobody any more. */
static gboolean
run_once (HousePlay *play)
{
  HouseState *state = play->state;
  gboolean asks = FALSE;

  if (state->ending != 0)
    return TRUE;
  if (!is_quiet (play, &asks))
    return asks;
  if (state->facing != 0) {
    house_ask (play, HOUSE_PHASE_FACE, state->faced_by);
    return TRUE;
  }
  if (state->n_queue > 0)
    return start_next (play);
  if (state->attack_stage != 0) {
    state->attack_waits = 0;
    return FALSE;
  }
  if (state->check_due) {
    look_at_goals (play);
    return FALSE;
  }
  if (state->offer != 0) {
    house_ask (play, HOUSE_PHASE_CONSENT, state->offer_to);
    return TRUE;
  }

  return run_step (play);
}

void
house_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  HousePlay play = { tc_ruleset_get_data (ruleset), (HouseState *) state, events };

  while (!run_once (&play))
    continue;
}
