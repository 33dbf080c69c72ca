/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* The battle, who wins, and milestones. Each score is told with its reason. */

/* 2. Score action cards: shielded ones too (rulings D-g, D-h). */
static gint
score_cards (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  const DuneRole *role = &rules->roles[play->state->role[seat]];
  gint sum = 0;

  for (guint i = 0; i < rules->n_cards; i++) {
    guint sigil = rules->cards[i].sigil;

    if (play->state->where[i] != DUNE_TAKEN + seat || sigil == DUNE_NONE ||
        role->sigil_points[sigil] == 0)
      continue;
    sum += role->sigil_points[sigil];
    tc_events_report (play->events, DUNE_EVENT_CARD_POINTS, dune_seat (rules, seat),
                      dune_card (rules, i), role->sigil_points[sigil]);
  }

  return sum;
}

/* 3. Score tokens: those on the identity card; what was not delivered counts for nobody. */
static gint
score_tokens (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  const DuneState *state = play->state;
  const DuneRole *role = &rules->roles[state->role[seat]];
  gint sum = 0;

  for (guint i = 0; i < state->n_received[seat]; i++) {
    guint kind = state->received[seat][i] - 1u;

    if (role->token_points[kind] == 0)
      continue;
    sum += role->token_points[kind];
    tc_events_report (play->events, DUNE_EVENT_TOKEN_POINTS, dune_seat (rules, seat),
                      tc_range_get (rules->token_things, kind), role->token_points[kind]);
  }

  return sum;
}

/* 4. Score target cards. */
static gint
score_targets (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  const DuneState *state = play->state;
  const DuneRole *role = &rules->roles[state->role[seat]];
  guint counted = 0;
  gint sum = 0;

  for (guint i = 0; i < state->n_lying[seat]; i++) {
    guint kind = state->lying[seat][i] - 1u;
    gboolean is_extra = (role->once & counted) >> kind & 1;
    TcThing thing = tc_range_get (rules->target_things, kind);

    counted |= 1u << kind;
    if (role->target_points[kind] == 0)
      continue;
    if (is_extra) {
      tc_events_report (play->events, DUNE_EVENT_ONCE, dune_seat (rules, seat), thing, 0);
      continue;
    }
    sum += role->target_points[kind];
    tc_events_report (play->events, DUNE_EVENT_TARGET_POINTS, dune_seat (rules, seat), thing,
                      role->target_points[kind]);
  }

  return sum;
}

static gint
score_seat (DunePlay *play, guint seat)
{
  return score_cards (play, seat) + score_tokens (play, seat) + score_targets (play, seat);
}

/* Of a position in which all that counts is known. */
gint
dune_score_seat (const DuneRules *rules, const DuneState *state, guint seat)
{
  DunePlay play = { rules, (DuneState *) state, NULL };

  return score_seat (&play, seat);
}

static void
reveal (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;

  state->revealed |= (guint8) (1u << seat);
  tc_events_report (play->events, DUNE_EVENT_REVEALED, dune_seat (rules, seat),
                    tc_range_get (rules->identity_things, state->identity[seat]),
                    (gint16) tc_range_get (rules->role_things, state->role[seat]));
  for (guint i = 0; i < state->n_lying[seat]; i++)
    tc_events_report (play->events, DUNE_EVENT_LAY_THERE, dune_seat (rules, seat),
                      dune_seat (rules, state->lying_of[seat][i]),
                      (gint16) tc_range_get (rules->target_things, state->lying[seat][i] - 1u));
}

/* Battle round: a player reveals and scores; gains of the first house move the marker up, those of
 * the other one down. Then comes what the role does. */
void
dune_battle (DunePlay *play, guint seat)
{
  const DuneRules *rules = play->rules;
  DuneState *state = play->state;
  const DuneRole *role = &rules->roles[state->role[seat]];
  gint sum = 0;

  reveal (play, seat);
  sum = score_seat (play, seat);
  state->marker = (gint16) (state->marker + (role->house == 0 ? sum : -sum));
  tc_events_report (play->events, sum < 0 ? DUNE_EVENT_LOST : DUNE_EVENT_SUM,
                    dune_seat (rules, seat), tc_range_get (rules->house_things, role->house),
                    (gint16) ABS (sum), state->marker);
  if (role->program != TC_EFFECTS_NO_PROGRAM)
    tc_effects_start (rules->effects, &state->head, role->program, seat);
}

/* Winning the game; ruling D-a: on 0, whom the scenario says. */
guint
dune_get_level (const DuneRules *rules, gint marker)
{
  if (marker == 0)
    return rules->zero != DUNE_NONE ? rules->zero : (guint) DUNE_LEVEL_DRAW;

  return marker > 0 ? 0 : 1;
}

/* What a player's house leads by. A house that nobody knows leads by nothing. */
void
dune_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneState *dune = (const DuneState *) state;
  guint level = dune->ending != 0 ? dune->ending - 1u : dune_get_level (rules, dune->marker);

  out_outcome->reached = 1u << level;
  if (level < DUNE_N_HOUSES)
    out_outcome->level[level] = 1;
  for (guint seat = 0; seat < dune->n_seats; seat++) {
    guint role = dune->role[seat];

    if (role < rules->n_roles)
      out_outcome->payoff[seat] = rules->roles[role].house == 0 ? dune->marker : -dune->marker;
  }
}

gboolean
dune_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  const DuneMilestone *milestone = &rules->milestones[index];

  return ((const DuneState *) state)->counts[milestone->watch] >= milestone->count;
}
