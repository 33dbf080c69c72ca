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
  guint points =
    rules->catch_points + rules->evidence_points * state->found[rules->fugitive_colour[fugitive]];

  tc_events_tell (play->events, BADGE_EVENT_CAUGHT, tc_range_get (rules->fugitive_things, fugitive),
                  state->fugitive[fugitive], (gint16) MIN (points, G_MAXINT16));
  state->fate[fugitive] = BADGE_CAUGHT;
  state->fugitive[fugitive] = 0;
  state->good_points += points;
  state->last_fate = state->head.turn;
}

/* Ruling B-ag: where nobody is dirty an escape scores for nobody. */
static void
let_escape (BadgePlay *play, guint fugitive, BadgeDirection way)
{
  const BadgeRules *rules = play->rules;
  BadgeState *state = play->state;
  guint points = rules->setups[state->setup].n_dirty > 0 ? rules->escape_points : 0;

  tc_events_tell (play->events, BADGE_EVENT_ESCAPED,
                  tc_range_get (rules->fugitive_things, fugitive),
                  tc_range_get (rules->exit_things, way), (gint16) points);
  state->fate[fugitive] = BADGE_ESCAPED;
  state->fugitive[fugitive] = 0;
  state->dirty_points += points;
  state->last_fate = state->head.turn;
}

static gboolean
has_patrol (const BadgePlay *play, guint place)
{
  for (guint i = 0; i < play->rules->n_patrols; i++) {
    if (play->state->patrol[i] == place)
      return TRUE;
  }

  return FALSE;
}

/* City tiles: the fugitive comes out; where a patrol stands it is caught at once (ruling B-e). */
static void
bring_out (BadgePlay *play, guint colour, guint place)
{
  guint fugitive = play->rules->fugitive_of[colour];

  if (fugitive == BADGE_NONE || play->state->fate[fugitive] != BADGE_IN_HIDING)
    return;

  play->state->fate[fugitive] = BADGE_AT_LARGE;
  play->state->fugitive[fugitive] = (guint16) place;
  tc_events_tell (play->events, BADGE_EVENT_OUT,
                  tc_range_get (play->rules->fugitive_things, fugitive), (TcThing) place, 0);
  if (play->rules->catch_on_reveal && has_patrol (play, place))
    catch_fugitive (play, fugitive);
}

void
badge_flip (BadgePlay *play, guint cell)
{
  const BadgeTile *tile = badge_get_tile (play->rules, play->state, cell);
  guint place = play->rules->cell_place[cell];

  play->state->flipped[cell] = 1;
  tc_events_tell (play->events, BADGE_EVENT_FLIPPED,
                  tc_range_get (play->rules->tile_things, play->state->tile[cell] - 1u),
                  (TcThing) place, 0);
  if (tile->kind == BADGE_EVIDENCE)
    play->state->found[tile->colour]++;
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

  state->searched[cell] |= (guint8) (1u << seat);
  tc_events_tell_seat (play->events, seat, BADGE_EVENT_SAW,
                       tc_range_get (play->rules->tile_things, state->tile[cell] - 1u),
                       play->rules->cell_place[cell], 0);
  if (badge_get_tile (play->rules, state, cell)->must_flip) {
    badge_flip (play, cell);
    return;
  }

  state->pending = (guint8) (cell + 1);
  state->head.phase = BADGE_PHASE_FLIP;
}

/* Catch a fugitive: any patrol on the same place, whatever its colour. */
void
badge_drive (BadgePlay *play, guint patrol, guint place)
{
  BadgeState *state = play->state;

  state->patrol[patrol] = (guint16) place;
  for (guint i = 0; i < play->rules->n_fugitives; i++) {
    if (state->fate[i] == BADGE_AT_LARGE && state->fugitive[i] == place)
      catch_fugitive (play, i);
  }
}

/* Move a fugitive: a step off the board is the escape; onto a patrol it is a catch (ruling B-d). */
void
badge_run (BadgePlay *play, guint fugitive, BadgeDirection direction)
{
  BadgeState *state = play->state;
  gint next = play->rules->step[state->fugitive[fugitive]][direction];

  if (next < 0) {
    let_escape (play, fugitive, direction);
    return;
  }

  state->fugitive[fugitive] = (guint16) next;
  if (play->rules->contact_both && has_patrol (play, (guint) next))
    catch_fugitive (play, fugitive);
}
