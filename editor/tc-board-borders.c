/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-board-layout-private.h"

/* Areas touch where they share a segment: the same two points, reversed. This finds, for each
 * segment of each outline, who is on the other side, and joins the segments between the same two
 * areas into runs. */

typedef struct {
  TcPoint from;
  TcPoint to;
} Segment;

static guint
hash_segment (gconstpointer data)
{
  const Segment *segment = data;
  guint hash = (guint) segment->from.x * 73856093u;

  hash ^= (guint) segment->from.y * 19349663u;
  hash ^= (guint) segment->to.x * 83492791u;

  return hash ^ ((guint) segment->to.y * 2654435761u);
}

static gboolean
segments_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Segment)) == 0;
}

static Segment
get_segment (const TcViewContainer *container, guint i)
{
  guint next = (i + 1) % container->n_outline;

  return (Segment){ container->outline[i], container->outline[next] };
}

static GHashTable *
index_segments (const TcViewContainer *containers, guint n)
{
  GHashTable *index = g_hash_table_new_full (hash_segment, segments_equal, g_free, NULL);

  for (guint i = 0; i < n; i++) {
    if (containers[i].outline == NULL || containers[i].n_outline < 3 ||
        tc_board_is_place (&containers[i]))
      continue;
    for (guint j = 0; j < containers[i].n_outline; j++) {
      Segment segment = get_segment (&containers[i], j);

      g_hash_table_insert (index, g_memdup2 (&segment, sizeof segment), GUINT_TO_POINTER (i + 1));
    }
  }

  return index;
}

static guint
find_neighbour (GHashTable *index, const TcViewContainer *container, guint i)
{
  Segment segment = get_segment (container, i);
  Segment reversed = { segment.to, segment.from };

  return GPOINTER_TO_UINT (g_hash_table_lookup (index, &reversed)) - 1;
}

static void
add_run (TcBoardLayout *layout, guint a, guint b, guint first, guint n_segments)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  const TcViewContainer *area = &containers[a];
  TcBoardBorder border = {
    .a = a,
    .b = b,
    .parted = b != TC_BOARD_NOTHING && strcmp (area->region, containers[b].region) != 0,
    .n_points = n_segments + 1,
    .points = g_new (TcPoint, n_segments + 1),
  };

  for (guint i = 0; i <= n_segments; i++)
    border.points[i] = area->outline[(first + i) % area->n_outline];
  g_array_append_val (layout->borders, border);
}

static void
find_runs (TcBoardLayout *layout, GHashTable *index, guint a)
{
  guint n;
  const TcViewContainer *area = &tc_view_get_containers (layout->view, &n)[a];
  g_autofree guint *sides = g_new (guint, area->n_outline);
  guint start = 0;

  for (guint i = 0; i < area->n_outline; i++)
    sides[i] = find_neighbour (index, area, i);
  /* Begin where the neighbour changes, so that no run is cut in two by the first point. */
  while (start < area->n_outline &&
         sides[start] == sides[(start + area->n_outline - 1) % area->n_outline])
    start++;
  start %= area->n_outline;

  for (guint i = 0; i < area->n_outline;) {
    guint b = sides[(start + i) % area->n_outline];
    guint length = 1;

    while (i + length < area->n_outline && sides[(start + i + length) % area->n_outline] == b)
      length++;
    /* The other side of the same run comes with the other area. */
    if (b == TC_BOARD_NOTHING || a < b)
      add_run (layout, a, b, (start + i) % area->n_outline, length);
    i += length;
  }
}

void
tc_board_layout_find_borders (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  g_autoptr (GHashTable) index = index_segments (containers, n);

  for (guint i = 0; i < n; i++) {
    if (containers[i].outline != NULL && containers[i].n_outline >= 3 &&
        !tc_board_is_place (&containers[i]))
      find_runs (layout, index, i);
  }
}
