/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What players record themselves (ruling D78): that an Ally broke the ban on communication (6.3),
 * and that the players agree to end the game (7.0). No list of moves offers them, so no bot plays
 * them; they are made in the middle of whatever is being decided, and leave that decision as it is.
 */

static guint8
get_nation (const BetrayalRules *rules, TcThing thing)
{
  return (guint8) tc_range_index (rules->nation_things, thing);
}

/* Rules 6.2 and 6.3.2, ruling D79. */
TcReason
betrayal_check_penalty (BetrayalLook *look, const TcMove *move)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalState *state = look->state;
  guint8 nation = get_nation (rules, move->subject);

  if (rules->penalty[nation][0] == BETRAYAL_NONE)
    return BETRAYAL_WHY_NO_PENALTY;
  if (state->head.turn < rules->ban_from)
    return BETRAYAL_WHY_NO_BAN;

  return betrayal_offence_turns (state)[nation] == state->head.turn ? BETRAYAL_WHY_PENALISED
                                                                    : BETRAYAL_WHY_LEGAL;
}

/* Rule 7.0: once the game has begun. */
TcReason
betrayal_check_agreement (BetrayalLook *look, const TcMove *move)
{
  guint first_turn = look->rules->setups[look->state->setup].first_turn;

  return look->state->head.turn < first_turn ? TC_REASON_PHASE : BETRAYAL_WHY_LEGAL;
}

static void
place_marker (BetrayalPlay *play, guint8 nation, guint index)
{
  guint16 marker = play->rules->penalty[nation][index];

  if (marker != BETRAYAL_NONE)
    betrayal_place (play, marker,
                    betrayal_box (play->rules, BETRAYAL_BOX_TURNS) + play->state->head.turn - 1u);
}

/* Rule 6.3.3, rulings D80 and D81: whatever is rolled no Ally can get a Major any more; a roll that
 * takes effect ends the game with this turn. */
static void
roll_final_penalty (BetrayalPlay *play, TcThing nation_thing, guint8 nation)
{
  const BetrayalRules *rules = play->rules;
  BetrayalDice die = { 1, rules->final_faces, 1, rules->final_faces };
  guint roll = betrayal_roll (play, BETRAYAL_DICE_FINAL, nation_thing, 0, die);

  play->state->no_major = TRUE;
  if (roll < rules->final_from) {
    tc_events_report (play->events, BETRAYAL_EVENT_NO_FINAL_PENALTY, nation_thing, TC_THING_NONE,
                      (gint16) roll);
    return;
  }

  play->state->final_penalty = TRUE;
  place_marker (play, nation, BETRAYAL_MAX_PENALTIES - 1);
  tc_events_report (play->events, BETRAYAL_EVENT_FINAL_PENALTY, nation_thing, TC_THING_NONE,
                    (gint16) roll);
}

/* What was being decided stays as it is. */
void
betrayal_apply_penalty (BetrayalPlay *play, const TcMove *move)
{
  BetrayalState *state = play->state;
  guint8 nation = get_nation (play->rules, move->subject);

  betrayal_offence_turns (state)[nation] = (guint8) state->head.turn;
  betrayal_offences (state)[nation] =
    (guint8) MIN (betrayal_offences (state)[nation] + 1u, BETRAYAL_MAX_PENALTIES);
  if (betrayal_offences (state)[nation] == BETRAYAL_MAX_PENALTIES) {
    roll_final_penalty (play, move->subject, nation);
    return;
  }

  place_marker (play, nation, betrayal_offences (state)[nation] - 1u);
  tc_events_report (play->events,
                    betrayal_offences (state)[nation] == 1 ? BETRAYAL_EVENT_FIRST_PENALTY
                                                           : BETRAYAL_EVENT_SECOND_PENALTY,
                    move->subject, TC_THING_NONE, play->rules->shift[BETRAYAL_SHIFT_PENALTY]);
}
