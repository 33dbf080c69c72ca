/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

/* Spoilers: one idea each, carried through without regard to the game. If one of them scores better
 * than the heuristic for its seat, either the heuristic is weak or the rules reward not playing.
 * What the idea says nothing about, the heuristic decides. */

static guint
find_verb (const TcBotTurn *turn, guint verb)
{
  guint i = 0;

  while (i < turn->n_moves && turn->moves[i].verb != verb)
    i++;

  return i;
}

static guint
count_areas_to_enemy (const BotMind *mind, BetrayalSide side, guint area)
{
  const BotForce *enemy = mind->force[betrayal_enemy (side)];
  guint nearest = BETRAYAL_NONE;

  for (guint other = 0; other < mind->rules->n_areas; other++)
    if (enemy[other].n > 0)
      nearest = MIN (nearest, betrayal_distances (mind->rules, area)[other]);

  return nearest;
}

/* --- Flee: away from the enemy, and off the map as soon as there is a way --- */

static gint
score_flight (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  BetrayalSide side;

  if (move->verb == BETRAYAL_VERB_EVACUATE)
    return 1000;
  if (move->verb == BETRAYAL_VERB_END || counter == BETRAYAL_NONE)
    return 0;
  side = mind->rules->counters[counter].side;

  return (gint) count_areas_to_enemy (mind, side, move->target) -
         (gint) count_areas_to_enemy (mind, side, mind->state->loc[counter]);
}

static guint
choose_flee (const TcBotTurn *turn)
{
  BotMind *mind = turn->scratch;

  if (turn->state->phase != BETRAYAL_PHASE_MOVE && turn->state->phase != BETRAYAL_PHASE_WITHDRAW)
    return betrayal_bot_choose (turn);

  betrayal_mind_init (mind, turn);
  /* An Ally who runs the Germans flees with his own units only. */
  if (betrayal_phasing_side (mind->state) == BETRAYAL_GERMAN && !mind->is_german &&
      turn->state->phase == BETRAYAL_PHASE_MOVE)
    return betrayal_bot_choose (turn);

  return betrayal_bot_choose_best (mind, score_flight);
}

/* --- Freeze: nothing that is not mandatory --- */

static guint
choose_freeze (const TcBotTurn *turn)
{
  guint end = find_verb (turn, BETRAYAL_VERB_END);
  guint pass = find_verb (turn, BETRAYAL_VERB_PASS);

  if (end < turn->n_moves)
    return end;

  return pass < turn->n_moves ? pass : betrayal_bot_choose (turn);
}

/* --- Token attack: the Germans do as little as they must, with their weakest units --- */

static gint
score_token (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  guint strength = 0;

  if (move->verb == BETRAYAL_VERB_END)
    return 1000;
  if (counter != BETRAYAL_NONE)
    strength = mind->rules->counters[counter].attack[betrayal_is_reduced (mind->state, counter)];
  else if (betrayal_is_area (mind->rules, move->subject))
    strength = mind->force[BETRAYAL_GERMAN][move->subject].attack;

  /* Where it must attack, against the strongest; where it need not, not at all. */
  if (move->verb == BETRAYAL_VERB_MOVE && mind->force[BETRAYAL_ALLIED][move->target].n > 0)
    return 500 + mind->force[BETRAYAL_ALLIED][move->target].defence - (gint) strength;

  return -(gint) strength;
}

static guint
choose_token_attack (const TcBotTurn *turn)
{
  BotMind *mind = turn->scratch;
  guint phase = turn->state->phase;

  betrayal_mind_init (mind, turn);
  if (betrayal_phasing_side (mind->state) == BETRAYAL_GERMAN &&
      (phase == BETRAYAL_PHASE_ASSIGN || phase == BETRAYAL_PHASE_MOVE ||
       phase == BETRAYAL_PHASE_MISSIONS))
    return betrayal_bot_choose_best (mind, score_token);

  return betrayal_bot_choose (turn);
}

/* --- Turtle: everything on what must be held, and never an attack --- */

/* How far west and south it leads, as the map is drawn. */
static gint
get_advance (const BetrayalRules *rules, guint from, guint area)
{
  return (rules->x[from] - rules->x[area] + rules->y[area] - rules->y[from]) / 10;
}

static gint
score_shell (BotMind *mind, const TcMove *move)
{
  guint counter = betrayal_unit_of (mind->rules, move->subject);
  BetrayalSide side = betrayal_phasing_side (mind->state);
  guint from;

  if (move->verb == BETRAYAL_VERB_END)
    return 0;
  /* It sails when that counts, and while it counts. */
  if (move->verb == BETRAYAL_VERB_EVACUATE)
    return mind->state->head.turn >= mind->rules->evacuation_from &&
               betrayal_mind_is_homesick (mind) &&
               betrayal_mind_counts_home (mind, mind->rules->counters[counter].nation)
             ? 1000
             : -1000;
  if (mind->force[betrayal_enemy (side)][move->target].n > 0)
    return -1000;

  from = mind->state->loc[counter];

  return side == BETRAYAL_GERMAN ? -get_advance (mind->rules, from, move->target)
                                 : mind->worth[from] - mind->worth[move->target];
}

static guint
choose_turtle (const TcBotTurn *turn)
{
  BotMind *mind = turn->scratch;
  guint end = find_verb (turn, BETRAYAL_VERB_END);

  betrayal_mind_init (mind, turn);
  if (betrayal_phasing_side (mind->state) == BETRAYAL_GERMAN && !mind->is_german)
    return betrayal_bot_choose (turn);
  if (turn->state->phase == BETRAYAL_PHASE_MISSIONS && end < turn->n_moves)
    return end;
  if (turn->state->phase == BETRAYAL_PHASE_MOVE)
    return betrayal_bot_choose_best (mind, score_shell);

  return betrayal_bot_choose (turn);
}

const TcBot betrayal_bot_flee = {
  .id = "flee",
  .title = N_ ("Flee"),
  .summary = N_ ("a bot with one plan: runs from the enemy and evacuates at once"),
  .get_scratch_size = betrayal_bot_get_scratch_size,
  .choose = choose_flee,
};

const TcBot betrayal_bot_freeze = {
  .id = "freeze",
  .title = N_ ("Freeze"),
  .summary = N_ ("a bot with one plan: does nothing that is not mandatory"),
  .get_scratch_size = betrayal_bot_get_scratch_size,
  .choose = choose_freeze,
};

const TcBot betrayal_bot_token_attack = {
  .id = "token-attack",
  .title = N_ ("Token attack"),
  .summary =
    N_ ("a bot with one plan: lets the Germans do the least they must, with their weakest units"),
  .get_scratch_size = betrayal_bot_get_scratch_size,
  .choose = choose_token_attack,
};

const TcBot betrayal_bot_turtle = {
  .id = "turtle",
  .title = N_ ("Turtle"),
  .summary = N_ ("a bot with one plan: crowds what must be held and never attacks"),
  .get_scratch_size = betrayal_bot_get_scratch_size,
  .choose = choose_turtle,
};
