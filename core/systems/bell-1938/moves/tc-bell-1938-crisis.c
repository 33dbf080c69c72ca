/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* The German Activity track, mobilization, and Hitler's Decision. */

static guint
count_disks (const BellRules *rules, const BellState *state)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_german; i++)
    n += state->disks >> i & 1;

  return n;
}

/* German Activity Track: one disk in a space; it frees the cube there, which waits until its side
 * has said where it goes. */
void
bell_place_disk (BellPlay *play, guint german)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint holder = rules->first_german + german;

  if (state->disks >> german & 1)
    return;

  state->disks |= (guint8) (1u << german);
  state->counts[BELL_WATCH_DISKS]++;
  tc_events_report (play->events, BELL_EVENT_DISK, TC_THING_NONE, (TcThing) holder, 0);
  if (state->cubes[holder][rules->german_side] > 0)
    state->freed = (guint16) (holder + 1);
}

/* Mobilization note: half of all the cubes in the space, rounded down, drawn at random among both
 * colours (ruling T-e); one for which there is no room stays (ruling T-d). */
static void
relocate (BellPlay *play, guint from, guint to)
{
  BellState *state = play->state;
  guint left[BELL_N_SIDES] = { state->cubes[from][0], state->cubes[from][1] };
  guint n = (left[0] + left[1]) / 2;

  for (guint i = 0; i < n; i++) {
    guint nth = tc_state_draw (&state->head, BELL_ROLL_RELOCATE, (guint16) from, (guint16) i,
                               left[0] + left[1]);
    guint side = nth <= left[0] ? 0 : 1;
    gboolean stays = !bell_has_room (play->rules, state, to, side);

    left[side]--;
    if (!stays) {
      state->cubes[from][side]--;
      state->cubes[to][side]++;
    }
    tc_events_report (play->events, stays ? BELL_EVENT_STAYED : BELL_EVENT_RELOCATED,
                      (TcThing) from, (TcThing) to, (gint16) bell_side (play->rules, side));
  }
}

/* Mobilization: the next stage is carried out as soon as there are disks enough. */
gboolean
bell_is_due (const BellRules *rules, const BellState *state)
{
  return state->n_stages < rules->n_stages &&
         count_disks (rules, state) >= rules->stages[state->n_stages].disks;
}

/* The next stage, which there is. Its cubes then wait to be placed. */
void
bell_mobilize (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  const BellStage *stage = &rules->stages[state->n_stages];
  guint holder = rules->first_stage + state->n_stages;

  state->n_stages++;
  state->counts[BELL_WATCH_MOBILIZED]++;
  tc_events_report (play->events, BELL_EVENT_STAGE, (TcThing) holder, TC_THING_NONE, 0);
  for (guint i = 0; i < stage->n_relocates; i++)
    relocate (play, stage->from[i], stage->to[i]);
  state->released = (guint16) (holder + 1);
}

/* Hitler's Decision: with enough victory points Defend rolls; no more than these, and Germany
 * invades. Before mobilization both sides lose. */
void
bell_decide (BellPlay *play)
{
  const BellRules *rules = play->rules;
  BellState *state = play->state;
  guint8 roll;

  if (state->vp < rules->decision_least)
    return;

  roll =
    tc_state_roll (&state->head, BELL_ROLL_DECISION, TC_THING_NONE, state->n_decisions++, BELL_DIE);
  state->counts[BELL_WATCH_ROLLED]++;
  tc_events_add_die (play->events, roll, BELL_DIE);
  tc_events_report (play->events, BELL_EVENT_DECISION, bell_side (rules, BELL_DEFEND),
                    TC_THING_NONE, roll, state->vp);
  if (roll > state->vp) {
    tc_events_report (play->events, BELL_EVENT_NO_INVASION, TC_THING_NONE, TC_THING_NONE, 0);
    return;
  }
  tc_events_report (play->events, BELL_EVENT_INVASION, TC_THING_NONE, TC_THING_NONE, 0);
  bell_finish (play,
               state->n_stages >= rules->decision_stages ? BELL_LEVEL_INVASION : BELL_LEVEL_NOBODY);
}
