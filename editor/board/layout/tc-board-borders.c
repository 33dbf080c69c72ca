/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-layout-private.h"

/* Areas touch where they share a segment: the same two points, reversed. This finds, for each
 * segment of each outline, who is on the other side, and joins the segments between the same two
 * areas into runs. */

typedef struct {
  TcPoint from;
  TcPoint to;
} Segment;

/* Open addressing: twelve thousand segments are put in and asked for after each edit. */
typedef struct {
  Segment segment;
  guint container; /* plus 1; 0 for a free slot */
} Slot;

typedef struct {
  Slot *slots;
  guint mask;
} Index;

static guint
hash_segment (const Segment *segment)
{
  guint64 hash = (guint32) segment->from.x * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  hash = (hash ^ (guint32) segment->from.y) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  hash = (hash ^ (guint32) segment->to.x) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  hash = (hash ^ (guint32) segment->to.y) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (hash >> 32);
}

/* The slot that has @segment, or the free one where it belongs. */
static Slot *
find_slot (const Index *index, const Segment *segment)
{
  guint at = hash_segment (segment) & index->mask;

  while (index->slots[at].container != 0 &&
         memcmp (&index->slots[at].segment, segment, sizeof *segment) != 0)
    at = (at + 1) & index->mask;

  return &index->slots[at];
}

static Segment
get_segment (const TcViewContainer *container, guint i)
{
  guint next = i + 1 < container->n_outline ? i + 1 : 0;

  return (Segment){ container->outline[i], container->outline[next] };
}

/* Squares of a grid draw their own. */
static gboolean
has_outline (const TcViewContainer *container)
{
  return container->outline != NULL && container->n_outline >= 3 && !tc_board_is_place (container);
}

/* (transfer full): its slots. */
static Index
index_segments (const TcViewContainer *containers, guint n)
{
  Index index = { NULL, 63 };
  guint n_segments = 0;

  for (guint i = 0; i < n; i++)
    n_segments += has_outline (&containers[i]) ? containers[i].n_outline : 0;
  while (index.mask / 2 < n_segments)
    index.mask = 2 * index.mask + 1;
  index.slots = g_new0 (Slot, index.mask + 1);
  for (guint i = 0; i < n; i++) {
    for (guint j = 0; has_outline (&containers[i]) && j < containers[i].n_outline; j++) {
      Segment segment = get_segment (&containers[i], j);

      *find_slot (&index, &segment) = (Slot){ segment, i + 1 };
    }
  }

  return index;
}

static guint
find_neighbour (const Index *index, const TcViewContainer *container, guint i)
{
  Segment segment = get_segment (container, i);
  Segment reversed = { segment.to, segment.from };

  return find_slot (index, &reversed)->container - 1;
}

/* There is room for all, so that they stay where they are. */
static TcPoint *
add_points (TcBoardLayout *layout, guint n)
{
  guint first = layout->border_points->len;

  g_array_set_size (layout->border_points, first + n);

  return &g_array_index (layout->border_points, TcPoint, first);
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
  };
  TcPoint *points = add_points (layout, border.n_points);

  for (guint i = 0; i <= n_segments; i++)
    points[i] = area->outline[(first + i) % area->n_outline];
  border.points = points;
  g_array_append_val (layout->borders, border);
}

static void
find_runs (TcBoardLayout *layout, const Index *index, guint a)
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

/* Its runs of segments, each with a point more than it has segments. */
static guint
count_most_points (const TcViewContainer *containers, guint n)
{
  guint n_segments = 0;

  for (guint i = 0; i < n; i++)
    n_segments += has_outline (&containers[i]) ? containers[i].n_outline : 0;

  return 2 * n_segments;
}

void
tc_board_layout_find_borders (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  Index index = index_segments (containers, n);

  layout->borders = g_array_new (FALSE, FALSE, sizeof (TcBoardBorder));
  layout->border_points =
    g_array_sized_new (FALSE, FALSE, sizeof (TcPoint), count_most_points (containers, n));
  for (guint i = 0; i < n; i++) {
    if (has_outline (&containers[i]))
      find_runs (layout, &index, i);
  }
  g_free (index.slots);
}
