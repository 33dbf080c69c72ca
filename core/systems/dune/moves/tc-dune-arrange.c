/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune-private.h"

/* What an umpire does to a position: action cards that players have taken, or that were discarded,
 * change hands, and the battle marker is set; while an action card is chosen. */

/* Tokens lie on cards as long as they are in play. */
static TcArranged
put (DunePlay *play, guint card, TcThing target)
{
  guint8 *where = &play->state->where[card];
  guint8 to;

  if (*where != DUNE_IN_DISCARD && (*where < DUNE_TAKEN || *where == DUNE_HIDDEN))
    return TC_ARRANGED_NOTHING;
  if (!tc_range_has (play->rules->seat_things, target) ||
      tc_range_index (play->rules->seat_things, target) >= play->state->n_seats)
    return TC_ARRANGED_UNFIT;
  to = (guint8) (DUNE_TAKEN + tc_range_index (play->rules->seat_things, target));
  if (*where == to)
    return TC_ARRANGED_SAME;
  *where = to;

  return TC_ARRANGED;
}

/* Gains of the first house move the marker up, those of the other down. */
static TcArranged
set (DunePlay *play, guint house, guint n)
{
  gint marker = house == 0 ? (gint) n : -(gint) n;

  if (marker < play->rules->low || marker > play->rules->high)
    return TC_ARRANGED_UNFIT;
  if (play->state->marker == marker)
    return TC_ARRANGED_SAME;
  play->state->marker = (gint16) marker;

  return TC_ARRANGED;
}

TcArranged
dune_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  DunePlay play = { tc_ruleset_get_data (ruleset), (DuneState *) state, events };
  const DuneRules *rules = play.rules;

  if (state->phase != DUNE_PHASE_SELECT)
    return TC_ARRANGED_LATER;
  if (move->verb == TC_VERB_PUT && tc_range_has (rules->card_things, move->subject))
    return put (&play, tc_range_index (rules->card_things, move->subject), move->target);
  if (move->verb == TC_VERB_SET && tc_range_has (rules->house_things, move->subject) &&
      move->target == TC_THING_NONE)
    return set (&play, tc_range_index (rules->house_things, move->subject), move->value);

  return TC_ARRANGED_NOTHING;
}
