/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-stacks-private.h"

static gboolean
is_same_rect (const TcBoardRect *a, const TcBoardRect *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static gboolean
is_same_place (const TcBoardPlace *a, const TcBoardPlace *b)
{
  return a->is_box == b->is_box && is_same_rect (&a->bounds, &b->bounds) &&
         is_same_rect (&a->name_rect, &b->name_rect);
}

static const TcBoardSpot *
get_spots (const TcBoardLayout *layout, const TcBoardStack *stack)
{
  return (const TcBoardSpot *) (gpointer) layout->spots->data + stack->first_spot;
}

/* Whether the counters belong to the same owners, one after the other: then they lie in the same
 * piles. */
static gboolean
has_same_owners (const TcBoardLayout *layout,
                 const TcBoardLayout *before,
                 const TcBoardCrowd *crowd,
                 const TcBoardStack *stack)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n);
  const TcViewToken *tokens_before = tc_view_get_tokens (before->view, &n);
  const TcBoardSpot *spots = get_spots (before, stack);

  for (guint i = 0; i < crowd->n_tokens; i++) {
    if (strcmp (tokens[crowd->tokens[i]].owner, tokens_before[spots[i].token].owner) != 0)
      return FALSE;
  }

  return TRUE;
}

static const TcBoardStack *
find_before (const TcBoardLayout *layout, const TcBoardKept *kept, const TcBoardCrowd *crowd)
{
  const TcBoardTwin *twin = &g_array_index (kept->twins, TcBoardTwin, crowd->container);
  const TcBoardStack *stack;

  if ((twin->same & TC_BOARD_SAME_PLACE) != TC_BOARD_SAME_PLACE ||
      !is_same_place (tc_board_layout_get_place (layout, crowd->container),
                      tc_board_layout_get_place (kept->before, twin->before)))
    return NULL;
  stack = &g_array_index (kept->before->stacks, TcBoardStack, twin->before);

  return stack->n_spots == crowd->n_tokens && has_same_owners (layout, kept->before, crowd, stack)
           ? stack
           : NULL;
}

static void
damage_place (TcBoardDamage *damage, const TcBoardPlace *place)
{
  if (place->is_box)
    return;
  tc_board_damage_add (damage, place->bounds);
  tc_board_damage_add (damage, place->name_rect);
}

static void
damage_spots (TcBoardDamage *damage, const TcBoardLayout *layout, const TcBoardStack *stack)
{
  const TcBoardSpot *spots = get_spots (layout, stack);

  for (guint i = 0; i < stack->n_spots; i++)
    tc_board_damage_add (damage, spots[i].rect);
}

static void
damage_places (const TcBoardLayout *layout, const TcBoardKept *kept, TcBoardDamage *damage)
{
  for (guint i = 0; i < kept->twins->len; i++) {
    const TcBoardTwin *twin = &g_array_index (kept->twins, TcBoardTwin, i);
    const TcBoardPlace *place = tc_board_layout_get_place (layout, i);
    const TcBoardPlace *before = NULL;

    if (twin->before != TC_BOARD_NOTHING)
      before = tc_board_layout_get_place (kept->before, twin->before);
    if (before != NULL && (twin->same & TC_BOARD_SAME_OUTLINE) && is_same_place (place, before))
      continue;
    damage_place (damage, place);
    if (before != NULL)
      damage_place (damage, before);
  }
  for (guint i = 0; i < kept->dropped->len; i++)
    damage_place (
      damage, tc_board_layout_get_place (kept->before, g_array_index (kept->dropped, guint, i)));
}

void
tc_board_stacks_begin (const TcBoardLayout *layout,
                       const TcBoardKept *kept,
                       GArray *crowds,
                       TcBoardDamage *damage)
{
  const GArray *stacks = kept->before->stacks;
  g_autofree gboolean *found = g_new0 (gboolean, stacks->len);

  damage_places (layout, kept, damage);
  for (guint i = 0; i < crowds->len; i++) {
    TcBoardCrowd *crowd = &g_array_index (crowds, TcBoardCrowd, i);

    crowd->before = find_before (layout, kept, crowd);
    if (crowd->before != NULL)
      found[crowd->before - (const TcBoardStack *) (gpointer) stacks->data] = TRUE;
  }
  /* Counters for which something else is asked, or that are gone, leave their places. */
  for (guint i = 0; i < stacks->len; i++) {
    if (!found[i])
      damage_spots (damage, kept->before, &g_array_index (stacks, TcBoardStack, i));
  }
}

void
tc_board_stacks_copy (TcBoardLayout *layout, const TcBoardLayout *before, const TcBoardCrowd *crowd)
{
  const TcBoardStack *stack = crowd->before;
  const TcBoardSpot *spots = get_spots (before, stack);

  for (guint i = 0; i < stack->n_spots; i++) {
    TcBoardSpot spot = spots[i];

    spot.token = crowd->tokens[i];
    spot.container = crowd->container;
    g_array_append_val (layout->spots, spot);
  }
  if (stack->n_tethers > 0)
    g_array_append_vals (layout->tethers,
                         &g_array_index (before->tethers, TcBoardTether, stack->first_tether),
                         stack->n_tethers);
}

void
tc_board_stacks_settle (const TcBoardLayout *layout,
                        const TcBoardLayout *before,
                        const TcBoardCrowd *crowd,
                        TcBoardDamage *damage)
{
  const TcBoardStack *stack = &g_array_index (layout->stacks, TcBoardStack, crowd->container);
  const TcBoardSpot *spots = get_spots (layout, stack);
  const TcBoardSpot *spots_before;
  gboolean is_same = crowd->before != NULL;

  spots_before = is_same ? get_spots (before, crowd->before) : NULL;
  for (guint i = 0; is_same && i < stack->n_spots; i++)
    is_same = is_same_rect (&spots[i].rect, &spots_before[i].rect);
  if (is_same)
    return;
  damage_spots (damage, layout, stack);
  if (crowd->before != NULL)
    damage_spots (damage, before, crowd->before);
}
