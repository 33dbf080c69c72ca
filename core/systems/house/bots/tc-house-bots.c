/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/tc-house-private.h"

/* The bot "heuristic": explorers open doors as long as there are any, heroes go to where their
 * tasks are, the traitor and monsters go for the weakest hero. It weighs each move by itself. */

typedef struct {
  const HouseRules *rules;
  const HouseState *state;
  guint8 seat;
  guint8 to_goal[HOUSE_MAX_ROOMS]; /* rooms to the nearest place that the seat wants to be */
} Mind;

/* -- Where to ---------------------------------------------------------------------------------- */

static gboolean
is_task_here (const Mind *mind, guint room)
{
  const HouseState *state = mind->state;
  const HouseHaunt *haunt = house_get_haunt (mind->rules, state);

  for (guint i = haunt->first_task; i < (guint) haunt->first_task + haunt->n_tasks; i++) {
    const HouseTask *task = &mind->rules->tasks[i];

    if ((task->who >= HOUSE_N_SIDES || task->who == state->side[mind->seat]) &&
        (task->room == HOUSE_NONE || task->room == room) &&
        (task->token == HOUSE_NONE || (state->tokens[room] >> task->token & 1) != 0) &&
        (task->needs < 0 || house_has_tally (mind->rules, state, task->needs)) &&
        !house_has_tally (mind->rules, state, task->until) &&
        (task->mark < 0 || (mind->rules->rooms[room].marks >> task->mark & 1) != 0))
      return TRUE;
  }

  return FALSE;
}

/* What the haunt asks for has been found: the next blow kills the monster. */
static gboolean
can_kill (const Mind *mind, guint figure)
{
  const HouseHaunt *haunt = house_get_haunt (mind->rules, mind->state);

  return house_has_tally (mind->rules, mind->state,
                          haunt->kinds[mind->state->figure_kind[figure]].killed_by);
}

/* Somebody of the other side whom it is worth to attack. */
static gboolean
is_prey_here (const Mind *mind, guint room)
{
  const HouseState *state = mind->state;
  gboolean hunts = state->side[mind->seat] == HOUSE_TRAITOR;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (seat != mind->seat && house_is_alive (state, seat) && state->room[seat] == room &&
        state->side[seat] != state->side[mind->seat] && hunts)
      return TRUE;
  }
  for (guint i = 0; i < state->n_figures && !hunts; i++) {
    if (state->figure_room[i] == room + 1 && can_kill (mind, i))
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_open_door (const Mind *mind, guint room)
{
  return house_get_open (mind->state, room) != 0;
}

/* A traitor who loses when the time is up cannot afford to hunt while there are tasks. */
static gboolean
is_pressed (const Mind *mind)
{
  const HouseHaunt *haunt = house_get_haunt (mind->rules, mind->state);

  return house_is_traitor (mind->state, mind->seat) && haunt->rounds > 0 &&
         haunt->winner == HOUSE_HEROES;
}

static guint64
find_rooms (const Mind *mind, gboolean (*is_it) (const Mind *mind, guint room))
{
  guint64 rooms = 0;

  for (guint room = 0; room < mind->rules->n_rooms; room++) {
    if (mind->state->floor[room] != 0 && is_it (mind, room))
      rooms |= G_GUINT64_CONSTANT (1) << room;
  }

  return rooms;
}

static guint64
find_wanted (const Mind *mind)
{
  guint64 tasks = 0;

  if (mind->state->haunt == 0)
    return find_rooms (mind, has_open_door);
  tasks = find_rooms (mind, is_task_here);

  return tasks != 0 && is_pressed (mind) ? tasks : tasks | find_rooms (mind, is_prey_here);
}

/* Without anything else to do, all go back to where they began. */
static void
mind_init (Mind *mind, const TcBotTurn *turn)
{
  guint64 wanted = 0;

  mind->rules = tc_ruleset_get_data (turn->ruleset);
  mind->state = (const HouseState *) turn->state;
  mind->seat = turn->seat;
  if (turn->state->phase != HOUSE_PHASE_ACT)
    return;
  wanted = find_wanted (mind);
  if (wanted == 0)
    wanted = G_GUINT64_CONSTANT (1) << mind->rules->setups[mind->state->setup].start;
  house_spread (mind->rules, mind->state, wanted, FALSE, mind->to_goal);
}

/* -- Weighing ---------------------------------------------------------------------------------- */

static gint
weigh_attack (const Mind *mind, const TcMove *move)
{
  const HouseRules *rules = mind->rules;
  guint trait = HOUSE_MIGHT;
  gint own = 0;
  gint other = 0;

  if (move->verb == HOUSE_VERB_ATTACK_WITH) {
    const HouseCard *weapon = &rules->cards[tc_range_index (rules->card_things, move->subject)];

    trait = weapon->trait;
    own = weapon->dice;
  }
  own += (gint) house_get_value (rules, mind->state, mind->seat, trait);
  if (tc_range_has (rules->seat_things, move->target)) {
    guint seat = tc_range_index (rules->seat_things, move->target);

    if (mind->state->is_secret && mind->state->side[mind->seat] == HOUSE_HEROES &&
        house_count (rules, mind->state, HOUSE_COUNT_HEROES, 0) > 1)
      return -20;
    other = (gint) house_get_value (rules, mind->state, seat, trait);
  } else {
    other = 4;
  }

  return 30 + 10 * (own - other);
}

static gint
weigh_walk (const Mind *mind, const TcMove *move)
{
  guint at = mind->state->room[mind->seat];
  guint to = tc_range_index (mind->rules->room_things, move->target);
  gint gain = (gint) mind->to_goal[at] - (gint) mind->to_goal[to];

  return gain > 0 ? 20 + gain : -5;
}

/* Doors are opened before the haunt, and by heroes who have nowhere else to go; who is there
 * already stays. */
static gint
weigh_explore (const Mind *mind)
{
  if (mind->state->haunt == 0)
    return 60;

  if (mind->to_goal[mind->state->room[mind->seat]] == 0)
    return -5;

  return mind->to_goal[mind->state->room[mind->seat]] == HOUSE_NONE ? 40 : 2;
}

static gint
weigh_act (const Mind *mind, const TcMove *move)
{
  switch ((HouseVerb) move->verb) {
  case HOUSE_VERB_WALK:
    return weigh_walk (mind, move);
  case HOUSE_VERB_EXPLORE:
    return weigh_explore (mind);
  case HOUSE_VERB_TASK:
    return 90;
  case HOUSE_VERB_FREE:
    return 85;
  case HOUSE_VERB_PICK:
    return 80;
  case HOUSE_VERB_ATTACK:
  case HOUSE_VERB_ATTACK_WITH:
    return weigh_attack (mind, move);
  case HOUSE_VERB_USE:
    return mind->state->haunt != 0 ? 12 : 3;
  case HOUSE_VERB_TOKEN:
    return 10;
  case HOUSE_VERB_CROSS:
    return 8;
  case HOUSE_VERB_FETCH:
    return 15;
  case HOUSE_VERB_DONE:
    return 1;
  default:
    return -10;
  }
}

/* The point goes to the trait with most steps left. */
static gint
weigh_lose (const Mind *mind, const TcMove *move)
{
  return mind->state->step[mind->seat][tc_range_index (mind->rules->trait_things, move->subject)];
}

/* A monster goes towards the nearest hero, and bites the weakest. */
static gint
weigh_monster (const Mind *mind, const TcMove *move)
{
  const HouseState *state = mind->state;
  guint8 distance[HOUSE_MAX_ROOMS];
  gint nearest = HOUSE_NONE;

  if (move->verb == HOUSE_VERB_DONE)
    return -300;
  if (move->verb == HOUSE_VERB_BITE)
    return 100 - (gint) house_get_value (mind->rules, state,
                                         tc_range_index (mind->rules->seat_things, move->target),
                                         HOUSE_MIGHT);
  house_fill_distances (mind->rules, state, tc_range_index (mind->rules->room_things, move->target),
                        TRUE, distance);
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (house_is_alive (state, seat) && state->side[seat] == HOUSE_HEROES)
      nearest = MIN (nearest, distance[state->room[seat]]);
  }

  return -nearest;
}

/* Dice below the middle are better rolled again. */
static gint
weigh_die (const Mind *mind, const TcMove *move)
{
  const HouseRules *rules = mind->rules;

  if (move->verb == HOUSE_VERB_THROW)
    return 0;

  return rules->faces - 1 - 2 * ((gint) move->value - rules->lowest);
}

/* What is used up is kept for the haunt, and dice are rolled again where one shows least. */
static gint
weigh_roll (const Mind *mind, const TcMove *move)
{
  const HouseState *state = mind->state;

  if (move->verb == HOUSE_VERB_ROLL)
    return 1;
  if (state->haunt == 0)
    return 0;

  return state->roll_stage == HOUSE_ROLL_BEFORE || house_find_die (state, 0) < state->roll_dice ? 2
                                                                                                : 0;
}

/* Rooms with more doors left open are better, and what is offered is taken. */
static gint
weigh (const Mind *mind, const TcMove *move)
{
  switch ((HousePhase) mind->state->head.phase) {
  case HOUSE_PHASE_ACT:
    return weigh_act (mind, move);
  case HOUSE_PHASE_HURT:
    return weigh_lose (mind, move);
  case HOUSE_PHASE_MONSTERS:
    return weigh_monster (mind, move);
  case HOUSE_PHASE_ROLL:
    return weigh_roll (mind, move);
  case HOUSE_PHASE_AGAIN:
    return weigh_die (mind, move);
  case HOUSE_PHASE_STEAL:
    return move->verb == HOUSE_VERB_WOUND;
  case HOUSE_PHASE_CONSENT:
    return move->verb == HOUSE_VERB_AGREE;
  case HOUSE_PHASE_FACE:
    return move->verb == HOUSE_VERB_SHRUG;
  default:
    return 0;
  }
}

static guint
choose (const TcBotTurn *turn)
{
  Mind *mind = turn->scratch;
  gint most = G_MININT;
  guint best = 0;
  guint n_equal = 0;

  mind_init (mind, turn);
  for (guint i = 0; i < turn->n_moves; i++) {
    gint worth = weigh (mind, &turn->moves[i]);

    if (worth < most)
      continue;
    n_equal = worth > most ? 1 : n_equal + 1;
    most = worth;
    if (tc_rng_below (turn->rng, n_equal) == 0)
      best = i;
  }

  return best;
}

static gsize
get_scratch_size (const TcRuleset *ruleset)
{
  return sizeof (Mind);
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = N_ ("Simple"),
  .summary = N_ ("opens doors, attempts tasks, and as a traitor goes for heroes"),
  .get_scratch_size = get_scratch_size,
  .choose = choose,
};

const TcBot *const house_bots[] = { &heuristic, NULL };

/* What a move is worth shows when the haunt ends, which is not far off. */
const TcSearchEffort house_search_effort = {
  .n_candidates = 8,
  .n_decisions = 250000,
  .min_rounds = 60,
  .max_rounds = 400,
  .halve_every = 40,
  .n_duel_rounds = 200,
  .clear = 150,
  .horizon = 150,
};
