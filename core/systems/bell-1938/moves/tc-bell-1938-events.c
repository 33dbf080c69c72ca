/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* What events see of a position and do to it. Spaces, kinds, tracks and procedures have the numbers
 * that compile gave them; players are sides. */

enum { TRACK_POINTS, TRACK_STAGES };
enum { OPERATION_PERSUADE, OPERATION_ESCALATE };
enum { PROCEDURE_MOBILIZE, PROCEDURE_DECISION };

/* Spaces of the German Activity track come after those of the board. */
static gboolean
is_german (const BellRules *rules, guint space)
{
  return space >= rules->n_spaces;
}

/* -- Pieces -- */

static guint
count (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  const BellRules *rules = data;
  const BellState *bell = (const BellState *) state;

  if (kind == BELL_KIND_DISK)
    return is_german (rules, space) ? bell->disks >> (space - rules->n_spaces) & 1 : 0;

  return is_german (rules, space) ? 0 : bell->cubes[space][player];
}

static guint
room (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  const BellRules *rules = data;

  if (kind == BELL_KIND_DISK)
    return is_german (rules, space) ? 1 - count (data, state, kind, player, space) : 0;
  if (is_german (rules, space))
    return 0;

  return rules->limit - MIN (rules->limit, ((const BellState *) state)->cubes[space][player]);
}

static guint
supply (gconstpointer data, const TcState *state, guint kind, guint player)
{
  const BellRules *rules = data;
  const BellState *bell = (const BellState *) state;
  guint n = 0;

  if (kind == BELL_KIND_DISK) {
    for (guint i = 0; i < rules->n_german; i++)
      n += 1 - (bell->disks >> i & 1);
    return n;
  }
  n = bell->cubes[rules->pool[player]][player];
  for (guint i = 0; i < rules->n_zones[player]; i++)
    n += bell->cubes[rules->zone[player][i]][player];

  return n;
}

static void
place (gconstpointer data, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  BellPlay play = { data, (BellState *) state, events };

  if (kind == BELL_KIND_DISK)
    bell_place_disk (&play, space - play.rules->n_spaces);
  else
    bell_place_cube (&play, space, player);
}

/* German Activity Track: a removed disk leaves its space empty; no cube comes back. */
static void
take (gconstpointer data, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  BellPlay play = { data, (BellState *) state, events };

  if (kind == BELL_KIND_DISK)
    play.state->disks &= (guint8) ~(1u << (space - play.rules->n_spaces));
  else
    bell_remove_cube (&play, space, player);
}

static void
move (gconstpointer data,
      TcState *state,
      TcEvents *events,
      guint kind,
      guint player,
      guint from,
      guint to)
{
  const BellRules *rules = data;
  BellState *bell = (BellState *) state;

  if (kind == BELL_KIND_DISK) {
    bell->disks &= (guint8) ~(1u << (from - rules->n_spaces));
    bell->disks |= (guint8) (1u << (to - rules->n_spaces));
    return;
  }
  bell->cubes[from][player]--;
  bell->cubes[to][player]++;
  bell->spread_to = (guint16) (to + 1);
}

static guint
controller (gconstpointer data, const TcState *state, guint space)
{
  const guint16 *cubes = ((const BellState *) state)->cubes[space];

  if (is_german (data, space) || cubes[BELL_CONCEDE] == cubes[BELL_DEFEND])
    return TC_EFFECTS_NOBODY;

  return cubes[BELL_CONCEDE] > cubes[BELL_DEFEND] ? BELL_CONCEDE : BELL_DEFEND;
}

/* -- Tracks and procedures -- */

static gint
track (gconstpointer data, const TcState *state, guint index, guint player)
{
  const BellState *bell = (const BellState *) state;

  if (index == TRACK_STAGES)
    return bell->n_stages;

  return player == BELL_DEFEND ? bell->vp : -bell->vp;
}

static gboolean
can_invoke (gconstpointer data, const TcState *state, guint procedure, guint player)
{
  return procedure != PROCEDURE_MOBILIZE ||
         ((const BellState *) state)->n_stages < ((const BellRules *) data)->n_stages;
}

static void
invoke (gconstpointer data, TcState *state, TcEvents *events, guint procedure, guint player)
{
  BellPlay play = { data, (BellState *) state, events };

  if (procedure == PROCEDURE_MOBILIZE)
    bell_mobilize (&play);
  else
    bell_decide (&play);
}

/* A stage of the mobilization is never taken back. */
static void
shift (gconstpointer data, TcState *state, TcEvents *events, guint index, guint player, gint by)
{
  BellPlay play = { data, (BellState *) state, events };

  if (index == TRACK_POINTS)
    bell_gain (&play, by < 0 ? !player : player, (guint) ABS (by));
  else if (by > 0 && can_invoke (data, state, PROCEDURE_MOBILIZE, player))
    bell_mobilize (&play);
}

/* -- Operations -- */

static gboolean
is_present (const BellRules *rules,
            const BellState *state,
            guint side,
            guint space,
            gboolean is_live)
{
  return is_live ? state->cubes[space][side] > 0
                 : bell_has (bell_set (state, BELL_SET_PRESENT), space);
}

static gboolean
is_in_reach (const BellRules *rules,
             const BellState *state,
             guint side,
             guint space,
             gboolean is_live)
{
  guint64 reach[BELL_MAX_WORDS];

  if (!is_live)
    return bell_has (bell_set (state, BELL_SET_REACH), space);
  bell_get_reach (rules, state, side, reach);

  return bell_has (reach, space);
}

/* By the snapshot of the card play; before there is one, and for who does not play the card, by the
 * live position. */
static gboolean
can_operate (gconstpointer data, const TcState *state, guint operation, guint player, guint space)
{
  const BellRules *rules = data;
  const BellState *bell = (const BellState *) state;
  gboolean is_live = !bell->is_played || rules->seat[player] != bell->current;

  if (is_german (rules, space))
    return FALSE;
  if (operation == OPERATION_PERSUADE)
    return is_present (rules, bell, player, space, is_live) && bell->cubes[space][!player] > 0;

  return is_in_reach (rules, bell, player, space, is_live) &&
         bell_has_room (rules, bell, space, player) && bell_has_cubes (rules, bell, player);
}

static void
operate (gconstpointer data,
         TcState *state,
         TcEvents *events,
         guint operation,
         guint player,
         guint space)
{
  BellPlay play = { data, (BellState *) state, events };

  if (operation == OPERATION_PERSUADE)
    bell_remove_cube (&play, space, !player);
  else
    bell_place_cube (&play, space, player);
}

/* -- Cards -- */

static TcThing
get_card (gconstpointer data, const TcState *state, guint deck, guint index)
{
  guint16 card = index < BELL_MAX_LOOK ? ((const BellState *) state)->top[index] : 0;

  return card == 0 || card == BELL_HIDDEN_CARD ? TC_THING_NONE : bell_card (data, card - 1u);
}

/* Takes @card from the top ones and puts it first, when @is_back. */
static void
take_card (BellState *state, guint card, gboolean is_back)
{
  guint at = 0;

  while (state->top[at] != card + 1)
    at++;
  if (is_back) {
    memmove (state->top + 1, state->top, at * sizeof state->top[0]);
    state->top[0] = (guint16) (card + 1);
    return;
  }
  memmove (state->top + at, state->top + at + 1, (BELL_MAX_LOOK - 1 - at) * sizeof state->top[0]);
  state->top[BELL_MAX_LOOK - 1] = 0;
}

static void
discard (gconstpointer data,
         TcState *state,
         TcEvents *events,
         guint deck,
         TcThing thing,
         guint player)
{
  BellPlay play = { data, (BellState *) state, events };
  guint card = tc_range_index (play.rules->card_things, thing);

  take_card (play.state, card, FALSE);
  bell_discard (&play, card);
  tc_events_report (events, BELL_EVENT_DISCARDED, thing, TC_THING_NONE, 0);
}

static void
put_on_top (gconstpointer data,
            TcState *state,
            TcEvents *events,
            guint deck,
            TcThing thing,
            guint player)
{
  take_card ((BellState *) state, tc_range_index (((const BellRules *) data)->card_things, thing),
             TRUE);
}

/* What an event brought about is settled before its next clause: a freed cube, mobilization. */
static gboolean
waits (gconstpointer data, const TcState *state)
{
  const BellState *bell = (const BellState *) state;

  return bell->freed != 0 || bell->released != 0 || bell_is_due (data, bell);
}

const TcEffectsHost bell_effects_host = {
  .count = count,
  .room = room,
  .supply = supply,
  .place = place,
  .remove = take,
  .move = move,
  .controller = controller,
  .track = track,
  .shift = shift,
  .can_operate = can_operate,
  .operate = operate,
  .can_invoke = can_invoke,
  .invoke = invoke,
  .card = get_card,
  .discard = discard,
  .put_on_top = put_on_top,
  .waits = waits,
};

/* -- Beginning -- */

void
bell_start_event (BellPlay *play, guint card, guint seat)
{
  const BellRules *rules = play->rules;

  tc_events_report (play->events, BELL_EVENT_USED, bell_seat (rules, seat), bell_card (rules, card),
                    0);
  if (rules->card[card].side == BELL_NONE)
    bell_executed (play->state)[card] = 1;
  if (bell_is_solo (rules, seat) && play->state->step == BELL_STEP_PLAY)
    play->state->extra = rules->solo.after_event;
  bell_look_ahead (play, rules->card[card].n_look);
  tc_effects_start (rules->effects, &play->state->head, rules->card[card].program,
                    bell_get_side (rules, seat));
}

void
bell_start_objective (BellPlay *play, guint objective, guint seat)
{
  guint16 program = play->rules->objective[objective].program;

  if (program != TC_EFFECTS_NO_PROGRAM)
    tc_effects_start (play->rules->effects, &play->state->head, program,
                      bell_get_side (play->rules, seat));
}
