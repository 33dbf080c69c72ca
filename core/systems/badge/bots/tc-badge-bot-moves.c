/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/bots/tc-badge-bots-private.h"

/* Searching, flipping, driving and running. */

gint
badge_bot_weigh_search (const BadgeMind *mind, const TcMove *move)
{
  return badge_mind_weigh_tile (mind, mind->rules->place_cell[move->target]);
}

/* A dirty cop brings a fugitive out where it can run; a good cop where it is caught or soon will
 * be. */
static gint
weigh_hideout (const BadgeMind *mind, guint colour, guint place)
{
  guint patrol = mind->to_patrol[place];

  if (mind->is_dirty)
    return badge_mind_can_escape (mind, colour, place) ? 1 : -1;
  if (mind->is_late)
    return 1;
  if (!badge_mind_has_all_evidence (mind, colour))
    return -1;

  return patrol <= 1 ? 1 : -1;
}

/* Whoever gains by its points flips a tile; the others may know that it is empty. */
gint
badge_bot_weigh_flip (const BadgeMind *mind, const TcMove *move)
{
  guint cell = mind->rules->place_cell[move->target];
  const BadgeTile *tile = badge_get_tile (mind->rules, mind->state, cell);

  if (move->verb == BADGE_VERB_KEEP)
    return 0;
  if (tile->kind == BADGE_HIDEOUT)
    return weigh_hideout (mind, tile->colour, move->target);
  if (tile->points != 0)
    return mind->is_dirty == (tile->points < 0) ? 1 : -1;

  return mind->is_dirty == (tile->kind == BADGE_TRAFFIC) ? 1 : mind->is_dirty ? -1 : 1;
}

/* Nearer to a fugitive, else nearer to a hideout that the seat knows of. A dirty cop drives away
 * from fugitives; where the hideouts are nobody else can tell, so it just drives somewhere. */
gint
badge_bot_weigh_drive (const BadgeMind *mind, const TcMove *move)
{
  gint fugitive = mind->to_fugitive[move->target];
  gint hideout = mind->to_hideout[move->target];
  if (fugitive != BADGE_FAR)
    return mind->is_dirty ? fugitive : -fugitive;

  return hideout != BADGE_FAR && !mind->has_secret ? -hideout : 0;
}

/* A dirty cop runs from patrols, a good cop lets it run to them. */
gint
badge_bot_weigh_run (const BadgeMind *mind, const TcMove *move)
{
  gint patrol;

  if (move->target >= mind->rules->n_places)
    return mind->is_dirty ? BADGE_FAR : -BADGE_FAR;
  patrol = mind->to_patrol[move->target];

  return mind->is_dirty ? patrol : -patrol;
}
