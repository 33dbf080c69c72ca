/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Cubes and victory points: cubes never leave the game, they go from holder to holder. */

/* Victory Point Track: one marker; a shift beyond the end is lost. */
void
bell_gain (BellPlay *play, guint side, guint points)
{
  const BellRules *rules = play->rules;
  gint vp = play->state->vp + (side == BELL_DEFEND ? (gint) points : -(gint) points);

  if (points == 0)
    return;
  play->state->vp = (gint8) CLAMP (vp, -(gint) rules->vp_limit, (gint) rules->vp_limit);
  tc_events_report (play->events, BELL_EVENT_VP, bell_side (rules, side),
                    bell_get_ahead (rules, play->state->vp), (gint16) points,
                    ABS (play->state->vp));
}

/* Crisis Tracks: the rest of the zone goes to the pools at once, each cube to its owner's (ruling
 * T-b); breaching Tension costs a victory point, which the other side gains (ruling T-a). */
static void
breach (BellPlay *play, guint side, guint nth)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint zone = rules->zone[side][nth];

  tc_events_report (play->events, BELL_EVENT_BREACH, bell_side (rules, side), (TcThing) zone, 0);
  for (guint i = 0; i < BELL_N_SIDES; i++) {
    if (state->cubes[zone][i] > 0)
      tc_events_report (play->events, BELL_EVENT_BREACHED, (TcThing) zone, (TcThing) rules->pool[i],
                        (gint16) state->cubes[zone][i]);
    state->cubes[rules->pool[i]][i] += state->cubes[zone][i];
    state->cubes[zone][i] = 0;
  }
  if (rules->cost[side][nth] == 0)
    return;
  state->counts[BELL_WATCH_BREACHED]++;
  bell_gain (play, !side, rules->cost[side][nth]);
}

/* Crisis Tracks and Cube Pools: from the pool, else from the first zone of the side's own track
 * that holds one of its cubes (ruling T-c); bell_has_cubes () says that there is one. */
void
bell_take_cube (BellPlay *play, guint side)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint nth = 0;

  if (state->cubes[rules->pool[side]][side] > 0) {
    state->cubes[rules->pool[side]][side]--;
    return;
  }

  while (state->cubes[rules->zone[side][nth]][side] == 0)
    nth++;
  state->cubes[rules->zone[side][nth]][side]--;
  breach (play, side, nth);
}

void
bell_place_cube (BellPlay *play, guint space, guint side)
{
  bell_take_cube (play, side);
  play->state->cubes[space][side]++;
}

/* Persuade Operation: removed cubes go to the pool of their owner. */
void
bell_remove_cube (BellPlay *play, guint space, guint side)
{
  play->state->cubes[space][side]--;
  play->state->cubes[play->rules->pool[side]][side]++;
}
