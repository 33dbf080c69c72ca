/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* What an umpire does to a position: pawns are put anywhere in the city, tiles turned over, points
 * set; before a card is carried out. What a tile shows counts for nobody then. */

static gboolean
is_calm (const BadgeState *state)
{
  return state->head.phase == BADGE_PHASE_EXCHANGE ||
         (state->head.phase == BADGE_PHASE_LAY && state->n_laid == 0);
}

static TcArranged
put_patrol (BadgePlay *play, guint patrol, guint place)
{
  if (badge_patrol (play->state)[patrol] == place)
    return TC_ARRANGED_SAME;
  badge_patrol (play->state)[patrol] = (guint16) place;

  return TC_ARRANGED;
}

static TcArranged
put_fugitive (BadgePlay *play, guint fugitive, guint place)
{
  if (badge_fate (play->state)[fugitive] == BADGE_AT_LARGE &&
      badge_fugitive (play->state)[fugitive] == place)
    return TC_ARRANGED_SAME;
  badge_fate (play->state)[fugitive] = BADGE_AT_LARGE;
  badge_fugitive (play->state)[fugitive] = (guint16) place;

  return TC_ARRANGED;
}

static TcArranged
put (BadgePlay *play, const TcMove *move)
{
  const BadgeRules *rules = play->rules;
  gboolean is_patrol = tc_range_has (rules->patrol_things, move->subject);

  if (!is_patrol && !tc_range_has (rules->fugitive_things, move->subject))
    return TC_ARRANGED_NOTHING;
  if (move->target >= rules->n_places || rules->is_hole[move->target])
    return TC_ARRANGED_UNFIT;
  if (is_patrol)
    return put_patrol (play, tc_range_index (rules->patrol_things, move->subject), move->target);

  return put_fugitive (play, tc_range_index (rules->fugitive_things, move->subject), move->target);
}

static TcArranged
turn (BadgePlay *play, TcThing place)
{
  guint cell = place < play->rules->n_places ? play->rules->place_cell[place] : BADGE_NO_CELL;

  if (cell == BADGE_NO_CELL)
    return TC_ARRANGED_NOTHING;
  badge_flipped (play->state)[cell] ^= 1;

  return TC_ARRANGED;
}

/* Points of each good cop, or of each dirty one. */
static TcArranged
set (BadgePlay *play, const TcMove *move)
{
  BadgeState *state = play->state;
  gint32 *points = NULL;

  if (!tc_range_has (play->rules->side_things, move->subject) || move->target != TC_THING_NONE)
    return TC_ARRANGED_NOTHING;
  points = tc_range_index (play->rules->side_things, move->subject) == 0 ? &state->good_points
                                                                         : &state->dirty_points;
  if (*points == move->value)
    return TC_ARRANGED_SAME;
  *points = move->value;

  return TC_ARRANGED;
}

TcArranged
badge_arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  BadgePlay play = { tc_ruleset_get_data (ruleset), (BadgeState *) state, events };

  if (!is_calm (play.state))
    return TC_ARRANGED_LATER;

  switch (move->verb) {
  case TC_VERB_PUT:
    return put (&play, move);
  case TC_VERB_TURN:
    return turn (&play, move->subject);
  case TC_VERB_SET:
    return set (&play, move);
  default:
    return TC_ARRANGED_NOTHING;
  }
}
