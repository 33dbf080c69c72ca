/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/badge/tc-badge-private.h"

/* Points, who wins, and milestones. */

/* The dirty cop never gets what the others get. A role that is not known counts as a good cop's. */
gint32
badge_get_points (const BadgeState *state, guint8 seat)
{
  return state->role[seat] == BADGE_ROLE_DIRTY ? state->dirty_points : state->good_points;
}

/* Ruling B-p: most points in a single game; good cops win or lose together. */
BadgeLevel
badge_get_level (const BadgeState *state)
{
  if (state->good_points == state->dirty_points)
    return BADGE_LEVEL_DRAW;

  return state->good_points > state->dirty_points ? BADGE_LEVEL_GOOD : BADGE_LEVEL_DIRTY;
}

void
badge_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const BadgeState *badge = (const BadgeState *) state;
  BadgeLevel level = badge_get_level (badge);

  if (level != BADGE_LEVEL_DRAW)
    out_outcome->level[level] = 1;
  out_outcome->reached = 1u << level;
  for (guint8 seat = 0; seat < badge->n_seats; seat++)
    out_outcome->payoff[seat] = badge_get_points (badge, seat);
}

const char *
badge_get_role (const TcRuleset *ruleset, const TcState *state, guint8 seat)
{
  switch (((const BadgeState *) state)->role[seat]) {
  case BADGE_ROLE_GOOD:
    return N_ ("a good cop");
  case BADGE_ROLE_DIRTY:
    return N_ ("a dirty cop");
  default:
    return NULL;
  }
}

static guint
count_fugitives (const BadgeRules *rules, const BadgeState *state, const BadgeMilestone *milestone)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_fugitives; i++) {
    if (milestone->colour != BADGE_NONE && milestone->colour != rules->fugitive_colour[i])
      continue;
    switch ((BadgeWatch) milestone->watch) {
    case BADGE_WATCH_REVEALED:
      n += badge_fate (state)[i] != BADGE_IN_HIDING;
      break;
    case BADGE_WATCH_CAUGHT:
      n += badge_fate (state)[i] == BADGE_CAUGHT;
      break;
    case BADGE_WATCH_ESCAPED:
      n += badge_fate (state)[i] == BADGE_ESCAPED;
      break;
    case BADGE_WATCH_EVIDENCE:
    case BADGE_WATCH_QUIET:
    case BADGE_WATCH_STOPPED:
    case BADGE_WATCH_RESHUFFLE:
      break;
    }
  }

  return n;
}

static guint
count_evidence (const BadgeRules *rules, const BadgeState *state, guint colour)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_colours; i++)
    n += colour == BADGE_NONE || colour == i ? badge_get_found (state, i) : 0;

  return n;
}

gboolean
badge_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  const BadgeState *badge = (const BadgeState *) state;
  const BadgeMilestone *milestone = &rules->milestones[index];

  switch ((BadgeWatch) milestone->watch) {
  case BADGE_WATCH_EVIDENCE:
    return count_evidence (rules, badge, milestone->colour) >= milestone->count;
  case BADGE_WATCH_RESHUFFLE:
    return badge->n_reshuffles >= milestone->count;
  case BADGE_WATCH_QUIET:
    return rules->quiet > 0 && state->turn > badge->last_fate &&
           state->turn - 1u - badge->last_fate >= (guint) rules->quiet * milestone->count;
  case BADGE_WATCH_STOPPED:
    return badge->is_stopped;
  case BADGE_WATCH_REVEALED:
  case BADGE_WATCH_CAUGHT:
  case BADGE_WATCH_ESCAPED:
    break;
  }

  return count_fugitives (rules, badge, milestone) >= milestone->count;
}
