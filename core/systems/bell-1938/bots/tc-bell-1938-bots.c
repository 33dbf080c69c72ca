/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* A bot that looks one action ahead: each is carried out on a copy of the position, without what
 * follows from it, and the look of the board afterwards decides. */

/* -- What a position is worth to Defend, in thousandths of a win -- */

#define WORTH_OF_POINT     90
#define WORTH_OF_DIMENSION 55
#define WORTH_OF_NEAR      14 /* a dimension that lacks one space */
#define WORTH_OF_SPACE     12
#define WORTH_OF_LEAD      3 /* of each cube, up to two beyond control */
#define WORTH_OF_OBJECTIVE 60
#define WORTH_OF_MARGIN    30 /* of each cube in the comparison that decides in the end */
#define MOST_MARGIN        3
#define WORTH_OF_GAME      5000

static gint
weigh_space (const BellState *state, guint space)
{
  gint lead = (gint) state->cubes[space][BELL_DEFEND] - (gint) state->cubes[space][BELL_CONCEDE];
  gint sign = lead > 0 ? 1 : lead < 0 ? -1 : 0;

  return sign * WORTH_OF_SPACE + CLAMP (lead, -3, 3) * WORTH_OF_LEAD;
}

/* How many spaces of the dimension are not controlled; two stand for more. */
static guint
count_missing (const BellRules *rules, guint dimension, const guint64 *controlled)
{
  const guint64 *spaces = bell_nth_set (rules, rules->dimension, dimension);
  guint n = 0;

  for (guint i = 0; i < rules->n_words; i++) {
    guint64 missing = spaces[i] & ~controlled[i];

    n += missing == 0 ? 0 : (missing & (missing - 1)) == 0 ? 1 : 2;
  }

  return MIN (n, 2);
}

static gint
weigh_dimensions (const BellRules *rules, const BellState *state, guint side)
{
  static const gint worths[] = { WORTH_OF_DIMENSION, WORTH_OF_NEAR, 0 };
  guint64 controlled[BELL_MAX_WORDS];
  gint worth = 0;

  bell_get_controlled (rules, state, side, controlled);
  for (guint i = 0; i < rules->n_dimensions; i++)
    worth += worths[count_missing (rules, i, controlled)];

  return worth;
}

/* Victory: the best green stack against white with the president. */
static gint
weigh_margin (const BellRules *rules, const BellState *state)
{
  gint best = 0;

  for (guint i = 0; i < rules->n_spaces; i++) {
    if (bell_has (rules->decisive, i))
      best = MAX (best, state->cubes[i][BELL_DEFEND]);
  }
  best -= state->cubes[rules->win_space][BELL_CONCEDE];

  return CLAMP (best, -MOST_MARGIN, MOST_MARGIN) * WORTH_OF_MARGIN;
}

/* Of the objectives that @state shows: those of the viewer. */
static gint
weigh_objectives (const BellRules *rules, const BellState *state)
{
  gint worth = 0;

  for (guint i = 0; i < rules->n_objectives; i++) {
    guint seat = bell_objective (state)[i] - BELL_ASIDE;
    const guint16 *cubes = state->cubes[rules->objective[i].space];
    guint side;

    if (bell_objective (state)[i] < BELL_ASIDE || seat >= BELL_N_SIDES)
      continue;
    side = bell_get_side (rules, seat);
    if (cubes[side] > cubes[!side])
      worth += side == BELL_DEFEND ? WORTH_OF_OBJECTIVE : -WORTH_OF_OBJECTIVE;
  }

  return worth;
}

static gint
weigh_ending (const BellState *state)
{
  switch ((BellLevel) (state->ending - 1)) {
  case BELL_LEVEL_CONCEDE:
    return -WORTH_OF_GAME;
  case BELL_LEVEL_DEFEND:
  case BELL_LEVEL_INVASION:
    return WORTH_OF_GAME;
  case BELL_LEVEL_NOBODY:
    break;
  }

  return 0;
}

static gint
weigh (const BellRules *rules, const BellState *state)
{
  gint worth =
    state->vp * WORTH_OF_POINT + weigh_margin (rules, state) + weigh_objectives (rules, state);

  if (state->ending != 0)
    return weigh_ending (state);
  for (guint i = 0; i < rules->n_spaces; i++)
    worth += weigh_space (state, i);

  return worth + weigh_dimensions (rules, state, BELL_DEFEND) -
         weigh_dimensions (rules, state, BELL_CONCEDE);
}

static gint
weigh_for (const BellRules *rules, const BellState *state, guint seat)
{
  gint worth = weigh (rules, state);

  return bell_get_side (rules, seat) == BELL_DEFEND ? worth : -worth;
}

gint
bell_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  gint worth = weigh_for (tc_ruleset_get_data (ruleset), (const BellState *) state, seat);

  return CLAMP (TC_EVALUATION_UNIT / 2 + worth / 2, 1, TC_EVALUATION_UNIT - 1);
}

/* -- Choosing -- */

typedef struct {
  const BellRules *rules;
  const BellState *state;
  BellState *copy;  /* on which an action is tried */
  BellState *other; /* on which each choice within it is */
  gsize size;
  guint8 seat;
  TcRng *rng;
} Mind;

static void
copy_state (const Mind *mind, BellState *to, const BellState *from)
{
  memcpy (to, from, mind->size);
}

/* The position as it is after @apply alone. */
static gint
weigh_after (const Mind *mind,
             const TcMove *move,
             void (*apply) (BellPlay *play, const TcMove *move))
{
  BellPlay play = { mind->rules, mind->copy, NULL };

  copy_state (mind, mind->copy, mind->state);
  apply (&play, move);

  return weigh_for (mind->rules, mind->copy, mind->seat);
}

static gint
weigh_now (const Mind *mind)
{
  return weigh_for (mind->rules, mind->state, mind->seat);
}

/* -- Operations -- */

/* Carries out operation @index of all on the copy, when it is legal. */
static gboolean
try_operation (const Mind *mind, guint index)
{
  BellPlay play = { mind->rules, mind->copy, NULL };
  BellLook look = { mind->rules, mind->copy };
  TcMove move = tc_move_make (0, TC_THING_NONE, (TcThing) (index % mind->rules->n_spaces), 0);

  if (index < mind->rules->n_spaces) {
    if (bell_check_persuade (&look, &move) != BELL_WHY_LEGAL)
      return FALSE;
    bell_apply_persuade (&play, &move);
  } else {
    if (bell_check_escalate (&look, &move) != BELL_WHY_LEGAL)
      return FALSE;
    bell_apply_escalate (&play, &move);
  }

  return TRUE;
}

/* The best operation on the copy is carried out. FALSE when there is none that helps. */
static gboolean
operate_best (const Mind *mind)
{
  guint n = 2u * mind->rules->n_spaces;
  gint best_worth = weigh_for (mind->rules, mind->copy, mind->seat);
  guint best = n;

  copy_state (mind, mind->other, mind->copy);
  for (guint i = 0; i < n; i++) {
    gint worth;

    if (!try_operation (mind, i))
      continue;
    worth = weigh_for (mind->rules, mind->copy, mind->seat);
    copy_state (mind, mind->copy, mind->other);
    if (worth > best_worth) {
      best_worth = worth;
      best = i;
    }
  }

  return best < n && try_operation (mind, best);
}

/* What @points operations bring, in @space alone unless that is BELL_NONE. */
static gint
weigh_operations (const Mind *mind, guint points, guint space)
{
  BellPlay play = { mind->rules, mind->copy, NULL };

  copy_state (mind, mind->copy, mind->state);
  bell_begin_operations (&play, mind->seat, points, mind->rules->everywhere);
  if (space != BELL_NONE)
    bell_bind_to (&play, space);
  while (mind->copy->points > 0 && operate_best (mind))
    continue;

  return weigh_for (mind->rules, mind->copy, mind->seat) - weigh_now (mind);
}

/* -- Events -- */

#define MOST_CHOICES 24 /* of an event, and so many are looked at each time */

/* The choice of the event under way on the copy that looks best at once is made. */
static void
choose_best_effect (const Mind *mind)
{
  const TcEffects *effects = mind->rules->effects;
  BellState *copy = mind->copy;
  TcMove moves[MOST_CHOICES];
  TcMoveList list = { moves, 0, MOST_CHOICES, TC_MOVES_CANONICAL };
  guint8 seat = tc_effects_get_seat (effects, &copy->head);
  gint best_worth = -G_MAXINT;
  guint best = 0;

  tc_effects_list (effects, mind->rules, &copy->head, &list);
  for (guint i = 0; i < MIN (list.n, MOST_CHOICES); i++) {
    gint worth;

    copy_state (mind, mind->other, copy);
    tc_effects_apply (effects, mind->rules, &mind->other->head, &moves[i], NULL);
    worth = weigh_for (mind->rules, mind->other, seat);
    if (worth > best_worth) {
      best_worth = worth;
      best = i;
    }
  }
  tc_effects_apply (effects, mind->rules, &copy->head, &moves[best], NULL);
}

/* What an event might bring is thrown and drawn by a seed of the bot's own; what it frees is left
 * where it is. */
static gint
weigh_event (const Mind *mind, guint card)
{
  BellState *copy = mind->copy;
  BellPlay play = { mind->rules, copy, NULL };

  copy_state (mind, copy, mind->state);
  copy->head.seed = tc_rng_next (mind->rng);
  bell_begin_operations (&play, mind->seat, 0, mind->rules->everywhere);
  bell_start_event (&play, card, mind->seat);
  for (guint i = 0; i < MOST_CHOICES && copy->ending == 0; i++) {
    if (!tc_effects_run (mind->rules->effects, mind->rules, &copy->head, NULL))
      break;
    choose_best_effect (mind);
  }

  return weigh_for (mind->rules, copy, mind->seat) - weigh_now (mind);
}

static gint
weigh_choice (const Mind *mind, const TcMove *move)
{
  copy_state (mind, mind->copy, mind->state);
  tc_effects_apply (mind->rules->effects, mind->rules, &mind->copy->head, move, NULL);

  return weigh_for (mind->rules, mind->copy, mind->seat);
}

/* -- Cards -- */

#define WORTH_OF_TAB 6 /* of a card that can act in the final round */

/* How good the card is in the final round, as the board is. */
static gint
weigh_tab (const Mind *mind, TcThing thing)
{
  const BellCard *card = &mind->rules->card[tc_range_index (mind->rules->card_things, thing)];

  if (card->tab == BELL_NONE)
    return 0;

  return 1 + MAX (0, weigh_operations (mind, mind->rules->final_operations, card->tab));
}

/* A space that is nearer to control is the better objective. */
static gint
weigh_objective (const Mind *mind, TcThing thing)
{
  guint objective = tc_range_index (mind->rules->objective_things, thing);
  const guint16 *cubes = mind->state->cubes[mind->rules->objective[objective].space];
  guint side = bell_get_side (mind->rules, mind->seat);

  return 10 * ((gint) cubes[side] - (gint) cubes[!side]) + mind->rules->objective[objective].points;
}

/* What the play of a card brings, less what the card could do in the end. */
static gint
weigh_play (const Mind *mind, const TcMove *move)
{
  const BellRules *rules = mind->rules;
  guint card = tc_range_index (rules->card_things, move->subject);
  gint loss = rules->card[card].tab != BELL_NONE ? WORTH_OF_TAB : 0;
  guint final;

  if (move->verb == BELL_VERB_EVENT)
    return weigh_event (mind, card) - loss;
  if (move->verb == BELL_VERB_REUSE)
    return weigh_event (mind, bell_discarded (mind->state)[mind->state->n_discard - 1]) - loss;
  if (move->verb == BELL_VERB_OPERATE)
    return weigh_operations (mind, rules->card[card].points, BELL_NONE) - loss;
  final = bell_find_final (rules, mind->state, mind->seat);

  return weigh_operations (mind, rules->card[final].points, BELL_NONE) - loss - 3 * WORTH_OF_TAB;
}

static gint
weigh_move (const Mind *mind, const TcMove *move)
{
  switch ((BellVerb) move->verb) {
  case BELL_VERB_BEGIN:
    return weigh_after (mind, move, bell_apply_begin);
  case BELL_VERB_KEEP:
    return weigh_objective (mind, move->subject);
  case BELL_VERB_EVENT:
  case BELL_VERB_REUSE:
  case BELL_VERB_OPERATE:
  case BELL_VERB_COMMIT:
    return weigh_now (mind) + weigh_play (mind, move);
  case BELL_VERB_PERSUADE:
    return weigh_after (mind, move, bell_apply_persuade);
  case BELL_VERB_ESCALATE:
    return weigh_after (mind, move, bell_apply_escalate);
  case BELL_VERB_SPREAD:
    return weigh_after (mind, move, bell_apply_spread);
  case BELL_VERB_FREE:
    return weigh_after (mind, move, bell_apply_free);
  case BELL_VERB_MOBILIZE:
    return weigh_after (mind, move, bell_apply_mobilize);
  case BELL_VERB_SCORE:
    return weigh_after (mind, move, bell_apply_score);
  case BELL_VERB_DISCARD:
    return -weigh_tab (mind, move->subject);
  case BELL_VERB_CHOOSE:
    return weigh_tab (mind, move->subject);
  case BELL_VERB_DONE:
    return weigh_after (mind, move, bell_apply_done);
  case BELL_VERB_SECOND: /* who plays last sees what stands */
    return 1;
  case BELL_VERB_GAIN: /* the own event comes first */
    return move->subject == bell_seat (mind->rules, mind->seat);
  case BELL_VERB_FIRST:
  case BELL_VERB_RESOLVE:
  case BELL_VERB_REVEAL:
    return 0;
  case BELL_VERB_EFFECT:
  case BELL_N_VERBS:
    break;
  }

  return weigh_choice (mind, move);
}

static gsize
get_scratch_size (const TcRuleset *ruleset)
{
  return 2 * tc_ruleset_get_state_size (ruleset);
}

static gint
weigh_of_turn (const TcBotTurn *turn, const TcMove *move)
{
  gsize size = tc_ruleset_get_state_size (turn->ruleset);
  Mind mind = { .rules = tc_ruleset_get_data (turn->ruleset),
                .state = (const BellState *) turn->state,
                .copy = turn->scratch,
                .other = (BellState *) (gpointer) ((guint8 *) turn->scratch + size),
                .size = size,
                .seat = turn->seat,
                .rng = turn->rng };

  return weigh_move (&mind, move);
}

static guint
choose (const TcBotTurn *turn)
{
  return tc_bot_choose_best (turn, weigh_of_turn);
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = N_ ("Simple"),
  .summary =
    N_ ("places and removes cubes where they count most toward dimensions and final victory"),
  .get_scratch_size = get_scratch_size,
  .choose = choose,
};

const TcBot *const bell_bots[] = { &heuristic, &bell_solo_bot, NULL };
