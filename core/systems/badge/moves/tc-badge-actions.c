/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge-private.h"

/* What the cards do to tiles and pawns. */

/* Scoring: a catch counts to each good cop, and so does all evidence of its colour that has been
 * found by then, whoever found it (ruling B-k). */
static void
catch_fugitive (BadgePlay *play, guint fugitive)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  gint points =
    rules->catch_points +
    rules->evidence_points * (gint) badge_get_found (state, rules->fugitive_colour[fugitive]);

  tc_events_report (play->events, BADGE_EVENT_CAUGHT,
                    tc_range_get (rules->fugitive_things, fugitive),
                    badge_fugitive (state)[fugitive], badge_clamp_points (points));
  badge_fate (state)[fugitive] = BADGE_CAUGHT;
  badge_fugitive (state)[fugitive] = 0;
  state->good_points += points;
  state->last_fate = state->head.turn;
}

/* Ruling B-ag: where nobody is dirty an escape scores for nobody. */
static void
let_escape (BadgePlay *play, guint fugitive, BadgeDirection way)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  gint points = rules->setups[state->setup].n_dirty > 0 ? rules->escape_points : 0;

  guint place = badge_fugitive (state)[fugitive];
  gboolean is_gate = (rules->gates[place] >> way & 1) != 0;

  tc_events_report (play->events, is_gate ? BADGE_EVENT_GATE : BADGE_EVENT_ESCAPED,
                    tc_range_get (rules->fugitive_things, fugitive),
                    is_gate ? (TcThing) place : tc_range_get (rules->exit_things, way),
                    badge_clamp_points (points));
  badge_fate (state)[fugitive] = BADGE_ESCAPED;
  badge_fugitive (state)[fugitive] = 0;
  state->dirty_points += points;
  state->last_fate = state->head.turn;
}

static gboolean
has_patrol (const BadgePlay *play, guint place)
{
  for (guint i = 0; i < play->rules->n_patrols; i++) {
    if (badge_patrol (play->state)[i] == place)
      return TRUE;
  }

  return FALSE;
}

/* City tiles: the fugitive comes out; where a patrol stands it is caught at once (ruling B-e). */
static void
bring_out (BadgePlay *play, guint colour, guint place)
{
  guint fugitive = play->rules->fugitive_of[colour];

  if (fugitive == BADGE_NONE || badge_fate (play->state)[fugitive] != BADGE_IN_HIDING)
    return;

  badge_fate (play->state)[fugitive] = BADGE_AT_LARGE;
  badge_fugitive (play->state)[fugitive] = (guint16) place;
  tc_events_report (play->events, BADGE_EVENT_OUT,
                    tc_range_get (play->rules->fugitive_things, fugitive), (TcThing) place, 0);
  if (play->rules->catch_on_reveal && has_patrol (play, place))
    catch_fugitive (play, fugitive);
}

static void
score_tile (BadgePlay *play, guint cell, gint16 points)
{
  play->state->good_points += points;
  tc_events_report (
    play->events, BADGE_EVENT_POINTS,
    tc_range_get (play->rules->tile_things, badge_get_kind (play->state, cell) - 1u),
    play->rules->cell_place[cell], points);
}

void
badge_flip (BadgePlay *play, guint cell)
{
  const BadgeTile *tile = badge_get_tile (play->rules, play->state, cell);
  guint place = play->rules->cell_place[cell];

  badge_flipped (play->state)[cell] = 1;
  tc_events_report (
    play->events, BADGE_EVENT_FLIPPED,
    tc_range_get (play->rules->tile_things, badge_get_kind (play->state, cell) - 1u),
    (TcThing) place, 0);
  if (tile->points != 0)
    score_tile (play, cell, tile->points);
  if (tile->kind == BADGE_EVIDENCE)
    badge_set_found (play->state, tile->colour, badge_get_found (play->state, tile->colour) + 1);
  else if (tile->kind == BADGE_HIDEOUT)
    bring_out (play, tile->colour, place);
}

/* Action cards; City tiles: the searcher looks; evidence and traffic are flipped at once, the
 * others when he likes. */
void
badge_search (BadgePlay *play, guint cell)
{
  BadgeState *state = play->state;
  guint8 seat = state->current;

  badge_searched (state)[cell] |= (guint8) (1u << seat);
  tc_events_report_to (play->events, seat, BADGE_EVENT_SAW,
                       tc_range_get (play->rules->tile_things, badge_get_kind (state, cell) - 1u),
                       play->rules->cell_place[cell], 0);
  if (badge_get_tile (play->rules, state, cell)->must_flip) {
    badge_flip (play, cell);
    return;
  }

  state->pending = (guint16) (cell + 1);
  state->head.phase = BADGE_PHASE_FLIP;
}

/* Catch a fugitive: any patrol on the same place, whatever its colour. */
void
badge_drive (BadgePlay *play, guint patrol, guint place)
{
  BadgeState *state = play->state;

  badge_patrol (state)[patrol] = (guint16) place;
  for (guint i = 0; i < play->rules->n_fugitives; i++) {
    if (badge_fate (state)[i] == BADGE_AT_LARGE && badge_fugitive (state)[i] == place)
      catch_fugitive (play, i);
  }
}

/* Move a fugitive: a step off the board is the escape; onto a patrol it is a catch (ruling B-d). */
void
badge_run (BadgePlay *play, guint fugitive, BadgeDirection direction)
{
  BadgeState *state = play->state;
  gint next = play->rules->step[badge_fugitive (state)[fugitive]][direction];

  if (next < 0) {
    let_escape (play, fugitive, direction);
    return;
  }

  badge_fugitive (state)[fugitive] = (guint16) next;
  if (play->rules->contact_both && has_patrol (play, (guint) next))
    catch_fugitive (play, fugitive);
}
