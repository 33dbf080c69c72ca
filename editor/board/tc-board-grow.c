/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board that grows, floor by floor: with some tiles a floor gets wider, the floors beside it go
 * elsewhere, and all of it is shown smaller. As long as nobody has moved or zoomed it, it fills
 * what is seen and stands in the middle, as it would be when it is fitted then. But whoever looks
 * at a part of it goes on looking at that: the floor that has grown stays where it is, at its
 * scale. */

#include <string.h>

#include "board/tc-board-private.h"

#define EDGE 8.0 /* pixels between the board and the edge of what is seen */

static gboolean
has_floors (TcBoard *self)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (self->view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].kind == TC_CONTAINER_FLOOR && containers[i].n_outline > 0)
      return TRUE;
  return FALSE;
}

/* (transfer full): keys of what lies on floors, and where. */
static GHashTable *
find_tiles (TcBoard *self)
{
  GHashTable *tiles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (self->view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].kind == TC_CONTAINER_TILE)
      g_hash_table_insert (tiles, g_strdup (containers[i].key),
                           g_memdup2 (&containers[i].centre, sizeof (TcPoint)));
  return tiles;
}

static gint64
measure (const TcPoint *a, const TcPoint *b)
{
  gint64 dx = a->x - b->x;
  gint64 dy = a->y - b->y;

  return dx * dx + dy * dy;
}

/* Of those that are in both, the nearest to @place, which is of @tiles. */
static const char *
find_near (GHashTable *tiles, GHashTable *others, const TcPoint *place)
{
  GHashTableIter iter;
  gpointer key, value;
  const char *found = NULL;
  gint64 least = G_MAXINT64;

  g_hash_table_iter_init (&iter, tiles);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    gint64 distance = measure (value, place);

    if (!g_hash_table_contains (others, key) ||
        (found != NULL && (distance > least || (distance == least && g_strcmp0 (key, found) > 0))))
      continue;
    found = key;
    least = distance;
  }
  return found;
}

/* (nullable): the tile beside the first one of @tiles that is not in @others. */
static const char *
find_beside_change (GHashTable *tiles, GHashTable *others)
{
  GHashTableIter iter;
  gpointer key, value;
  const char *changed = NULL;

  g_hash_table_iter_init (&iter, tiles);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (others, key) && (changed == NULL || g_strcmp0 (key, changed) < 0))
      changed = key;

  return changed != NULL ? find_near (tiles, others, g_hash_table_lookup (tiles, changed)) : NULL;
}

/* (nullable): a tile of the floor that has grown, or from which something was taken. */
static const char *
find_anchor (GHashTable *before, GHashTable *now)
{
  const char *anchor = find_beside_change (now, before);

  return anchor != NULL ? anchor : find_beside_change (before, now);
}

static double
find_offset (double start, double length, double room)
{
  if (start < EDGE || length + 2 * EDGE > room)
    return EDGE - start;
  return MIN (0, room - EDGE - start - length);
}

/* Who looks at a part of the board goes on looking at it, but sees where something can be done now
 * that was not there before. */
static TcBoardTransform
keep_new_in_sight (TcBoard *self, TcBoardTransform transform, GHashTable *before)
{
  gboolean is_first = TRUE;
  TcBoardRect all = { 0, 0, 0, 0 };
  guint n, n_moves;
  const TcViewContainer *containers = tc_view_get_containers (self->view, &n);

  tc_view_get_moves (self->view, &n_moves);
  for (guint i = 0; i < n && n_moves > 0; i++) {
    TcBoardRect rect;

    if (containers[i].kind != TC_CONTAINER_TILE ||
        g_hash_table_contains (before, containers[i].key))
      continue;
    rect =
      tc_board_transform_rect (&transform, tc_board_layout_get_place (self->layout, i)->bounds);
    all = is_first ? rect : tc_board_rect_join (all, rect);
    is_first = FALSE;
  }
  if (is_first)
    return transform;
  transform.x += find_offset (all.x, all.width, gtk_widget_get_width (GTK_WIDGET (self)));
  transform.y += find_offset (all.y, all.height, gtk_widget_get_height (GTK_WIDGET (self)));
  return transform;
}

static void
follow (TcBoard *self, GHashTable *before)
{
  const char *anchor = find_anchor (before, self->tiles_before);
  TcBoardTransform transform = self->transform;

  if (anchor != NULL) {
    const TcPoint *was = g_hash_table_lookup (before, anchor);
    const TcPoint *is = g_hash_table_lookup (self->tiles_before, anchor);

    transform.x -= (is->x - was->x) * transform.scale;
    transform.y -= (is->y - was->y) * transform.scale;
  }
  tc_board_set_transform (self, keep_new_in_sight (self, transform, before));
}

static gboolean
is_covered (TcBoard *self)
{
  guint n = 0;

  if (self->view != NULL)
    tc_view_get_containers (self->view, &n);
  return n == 0;
}

/* What comes back then is another game, which has not grown out of the one before. */
void
tc_board_forget_covered (TcBoard *self)
{
  if (is_covered (self))
    g_clear_pointer (&self->tiles_before, g_hash_table_unref);
}

static gboolean
is_same_rect (TcBoardRect a, TcBoardRect b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

gboolean
tc_board_follow_growth (TcBoard *self)
{
  g_autoptr (GHashTable) before = NULL;
  TcBoardRect extent_before = self->grown_extent;

  /* The screen is covered; the board comes back as it was. */
  if (is_covered (self))
    return self->tiles_before != NULL;
  before = g_steal_pointer (&self->tiles_before);
  if (!has_floors (self))
    return FALSE;
  self->tiles_before = find_tiles (self);
  self->grown_extent = tc_board_layout_get_extent (self->layout);
  if (self->is_fitted && (before == NULL || !is_same_rect (self->grown_extent, extent_before)))
    self->fit_width = 0; /* no longer what it is for */
  if (before == NULL || self->is_fitted || gtk_widget_get_width (GTK_WIDGET (self)) <= 0)
    return FALSE;
  follow (self, before);
  return TRUE;
}
