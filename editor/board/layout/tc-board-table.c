/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-table.h"

#include <string.h>

#include "board/layout/tc-board-layout-private.h"

/* Parts of a counter's size. */
#define GAP         0.3
#define PANEL_WIDTH 9.4
#define HIGH_PANEL  6.7 /* the width where many players sit side by side */
#define LEAST_BOX   2.3 /* wide enough for its title */
#define CELL_WIDTH  1.1
#define OPEN_SCALE  1.9 /* cards that lie open for everybody are to be read */
#define FEW_SEATS   2   /* that are side by side in wide panels */
#define USUAL_CARDS                                                                                \
  3 /* a box of a wide panel has room for them, so that lines stay what they are */
#define LEAST_TRACK 3 /* so many boxes of a kind in a row are a track */
#define MOST_WIDE   4 /* cards side by side in a pile; more lie closer */

/* What a container is on a table. */
typedef enum {
  PART_PANEL,
  PART_OWNED, /* lies in a panel */
  PART_PILE,
  PART_CELL, /* of a track */
} Part;

typedef struct {
  TcBoardLayout *layout;
  const TcViewContainer *containers;
  guint n;
  guint n_seats;
  Part *parts;    /* of each container */
  guint *seats;   /* of each panel and each owned container: which of the players */
  guint *places;  /* of each owned container: which of its player's */
  guint *most;    /* of each such place: tokens in it at any player */
  guint n_places; /* at the player who has most of them */
  double size;    /* of a counter */
  double panel;   /* how wide a panel is at least: what stands in a line of it */
  double stretch; /* and how wide it is, since the table may have more room */
  double width;   /* of the table */
} Table;

gboolean
tc_board_is_table (const TcView *view)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  gboolean has_seats = FALSE;

  for (guint i = 0; i < n; i++) {
    if (containers[i].kind <= TC_CONTAINER_FLOOR)
      return FALSE;
    has_seats = has_seats || containers[i].kind == TC_CONTAINER_SEAT;
  }

  return has_seats;
}

gboolean
tc_board_is_panel (const TcBoardLayout *layout, guint container)
{
  guint n;

  return layout->is_table &&
         tc_view_get_containers (layout->view, &n)[container].kind == TC_CONTAINER_SEAT;
}

gboolean
tc_board_is_in_panel (const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);

  for (guint i = 0; layout->is_table && i < n; i++) {
    if (containers[i].kind == TC_CONTAINER_SEAT &&
        strcmp (containers[i].owner, containers[container].owner) == 0)
      return TRUE;
  }

  return FALSE;
}

/* -- What is what -- */

static guint
find_seat (const Table *table, const char *owner)
{
  guint seat = 0;

  for (guint i = 0; *owner != '\0' && i < table->n; i++) {
    if (table->containers[i].kind != TC_CONTAINER_SEAT)
      continue;
    if (strcmp (table->containers[i].owner, owner) == 0)
      return seat;
    seat++;
  }

  return TC_BOARD_NOTHING;
}

/* How many boxes of one kind stand in a row from @first on. */
static guint
count_alike (const Table *table, guint first)
{
  guint n = 1;

  while (first + n < table->n && table->containers[first + n].kind == TC_CONTAINER_BOX &&
         strcmp (table->containers[first + n].type, table->containers[first].type) == 0)
    n++;

  return n;
}

static void
sort_out (Table *table)
{
  g_autofree guint *counts = g_new0 (guint, table->n + 1); /* of each seat: what it owns */

  for (guint i = 0; i < table->n; i++) {
    const TcViewContainer *one = &table->containers[i];
    guint seat = find_seat (table, one->owner);
    guint n_alike =
      one->kind == TC_CONTAINER_BOX && *one->type != '\0' ? count_alike (table, i) : 1;

    table->seats[i] = seat;
    table->parts[i] = PART_PILE;
    if (one->kind == TC_CONTAINER_SEAT) {
      table->parts[i] = PART_PANEL;
      table->n_seats++;
    } else if (seat != TC_BOARD_NOTHING) {
      table->parts[i] = PART_OWNED;
      table->places[i] = counts[seat]++;
      table->n_places = MAX (table->n_places, counts[seat]);
    } else if (n_alike >= LEAST_TRACK || (i > 0 && table->parts[i - 1] == PART_CELL &&
                                          strcmp (table->containers[i - 1].type, one->type) == 0)) {
      table->parts[i] = PART_CELL;
    }
  }
}

/* (transfer full): of each container. */
static guint *
count_tokens (const TcBoardLayout *layout, guint n)
{
  guint *counts = g_new0 (guint, n + 1);
  guint n_tokens;
  const TcViewToken *tokens = tc_view_get_tokens (layout->view, &n_tokens);

  for (guint i = 0; i < n_tokens; i++) {
    guint container = tc_board_layout_find_container (layout, tokens[i].container);

    if (container != TC_BOARD_NOTHING)
      counts[container]++;
  }

  return counts;
}

/* -- Panels: all are alike, so that nobody's cards move when another takes one -- */

static double
get_box_width (guint n_tokens)
{
  return MAX (LEAST_BOX, n_tokens * (1 + TC_BOARD_BOX_PAD) + TC_BOARD_BOX_PAD + 0.02);
}

static double
get_box_height (void)
{
  return TC_BOARD_BOX_TITLE + 1 + TC_BOARD_BOX_PAD + 0.02;
}

double
tc_board_get_table_scale (const TcBoardLayout *layout, guint container)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  const TcViewContainer *one = &containers[container];

  if (one->kind != TC_CONTAINER_BOX || *one->owner != '\0')
    return 1;
  for (guint i = 0; i < n; i++) {
    if (i != container && containers[i].kind == TC_CONTAINER_BOX && *one->type != '\0' &&
        strcmp (containers[i].type, one->type) == 0)
      return 1;
  }

  return OPEN_SCALE;
}

/* Where the boxes of a panel lie in it, in lines as wide as the panel: @rects in parts of a
 * counter's size. Returns how high the panel is. */
static double
plan_panel (const Table *table, TcBoardRect *rects)
{
  double y = TC_BOARD_PANEL_TITLE + GAP / 2;
  guint first = 0;

  while (first < table->n_places) {
    double used = GAP / 2;
    double x = GAP / 2;
    double more;
    guint n = 0;

    while (first + n < table->n_places) {
      double width = MIN (get_box_width (table->most[first + n]), table->panel - GAP);

      if (n > 0 && used + width + GAP / 2 > table->panel)
        break;
      rects[first + n] = (TcBoardRect){ 0, y, width, get_box_height () };
      used += width + GAP / 2;
      n++;
    }
    more = (table->stretch - used) / n;
    for (guint i = first; i < first + n; i++) {
      rects[i].x = x;
      rects[i].width += more;
      x += rects[i].width + GAP / 2;
    }
    y += get_box_height () + GAP / 2;
    first += n;
  }

  return y;
}

static void
set_place (const Table *table, guint container, TcBoardRect rect, double title, double letter)
{
  TcBoardPlace *place = &g_array_index (table->layout->places, TcBoardPlace, container);
  const TcViewContainer *one = &table->containers[container];

  place->bounds = (TcBoardRect){ rect.x * table->size, rect.y * table->size,
                                 rect.width * table->size, rect.height * table->size };
  place->name = *one->title != '\0' ? one->title : one->name;
  place->name_size = letter * table->size;
  place->name_rect = place->bounds;
  place->name_rect.height = title * table->size;
}

static guint
count_above (const Table *table)
{
  return (table->n_seats + 1) / 2;
}

/* The first players sit above, from the left; the others below, from the right. */
static TcBoardRect
find_panel (const Table *table, guint seat, double height, double lower)
{
  guint n_above = count_above (table);
  gboolean is_above = seat < n_above;
  guint n_here = is_above ? n_above : table->n_seats - n_above;
  guint column = is_above ? seat : table->n_seats - 1 - seat;
  double left = (table->width - n_here * table->stretch - (n_here - 1) * GAP) / 2;

  return (TcBoardRect){ left + column * (table->stretch + GAP), is_above ? GAP : lower,
                        table->stretch, height };
}

static void
place_panels (const Table *table, const TcBoardRect *rects, double height, double lower)
{
  for (guint i = 0; i < table->n; i++) {
    TcBoardRect panel, rect;

    if (table->parts[i] != PART_PANEL && table->parts[i] != PART_OWNED)
      continue;
    panel = find_panel (table, table->seats[i], height, lower);
    if (table->parts[i] == PART_PANEL) {
      set_place (table, i, panel, TC_BOARD_PANEL_TITLE, 0.46);
      continue;
    }
    rect = rects[table->places[i]];
    rect.x += panel.x;
    rect.y += panel.y;
    set_place (table, i, rect, TC_BOARD_BOX_TITLE, 0.32);
  }
}

/* -- Between the players -- */

static double
get_pile_width (const Table *table, const guint *counts, guint container)
{
  double title = 0.22 * (double) g_utf8_strlen (table->containers[container].name, -1) + 0.5;
  double scale = tc_board_get_table_scale (table->layout, container);
  guint room = table->containers[container].room;
  guint n = MIN (MAX (room > 0 ? room : counts[container], 1), MOST_WIDE);

  return MAX (title, MAX (LEAST_BOX, n * (scale + TC_BOARD_BOX_PAD) + TC_BOARD_BOX_PAD + 0.02));
}

/* All piles are as high as the highest. */
static double
get_pile_height (const Table *table)
{
  double scale = 1;

  for (guint i = 0; i < table->n; i++) {
    if (table->parts[i] == PART_PILE)
      scale = MAX (scale, tc_board_get_table_scale (table->layout, i));
  }

  return get_box_height () + scale - 1;
}

/* Piles side by side in lines; returns the lower edge. */
static double
place_piles (const Table *table, const guint *counts, double y)
{
  double height = get_pile_height (table);
  double used = -GAP;
  double x;
  gboolean has_any = FALSE;

  for (guint i = 0; i < table->n; i++) {
    if (table->parts[i] == PART_PILE)
      used += get_pile_width (table, counts, i) + GAP;
  }
  x = MAX (GAP, (table->width - used) / 2);
  for (guint i = 0; i < table->n; i++) {
    double width;

    if (table->parts[i] != PART_PILE)
      continue;
    width = get_pile_width (table, counts, i);
    if (has_any && x + width > table->width - GAP) {
      x = GAP;
      y += height + GAP;
    }
    set_place (table, i, (TcBoardRect){ x, y, width, height }, TC_BOARD_BOX_TITLE, 0.34);
    x += width + GAP;
    has_any = TRUE;
  }

  return has_any ? y + height + GAP : y;
}

/* The track that begins at @first, its cells side by side; returns how many they are. */
static guint
place_track (const Table *table, guint first, double y)
{
  guint n = count_alike (table, first);
  double cell = MIN (2.6, (table->width - 2 * GAP) / n);
  double left = (table->width - n * cell) / 2;

  for (guint i = 0; i < n; i++)
    set_place (table, first + i, (TcBoardRect){ left + i * cell, y, cell, get_box_height () },
               TC_BOARD_BOX_TITLE, 0.34);

  return n;
}

static double
place_tracks (const Table *table, double y)
{
  for (guint i = 0; i < table->n; i++) {
    if (table->parts[i] != PART_CELL)
      continue;
    i += place_track (table, i, y) - 1;
    y += get_box_height () + GAP;
  }

  return y;
}

static double
measure_width (const Table *table)
{
  guint n_above = count_above (table);
  double width = n_above * (table->panel + GAP) + GAP;

  for (guint i = 0; i < table->n; i++) {
    if (table->parts[i] == PART_CELL)
      width = MAX (width, count_alike (table, i) * CELL_WIDTH + 2 * GAP);
  }

  return width;
}

static void
measure_places (const Table *table, const guint *counts, guint least)
{
  for (guint i = 0; i < table->n; i++) {
    guint *most = &table->most[table->places[i]];
    guint room = table->containers[i].room;

    if (table->parts[i] == PART_OWNED)
      *most = MAX (*most, room > 0 ? room : MAX (counts[i], least));
  }
}

void
tc_board_layout_place_table (TcBoardLayout *layout)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (layout->view, &n);
  g_autofree Part *parts = g_new0 (Part, n);
  g_autofree guint *seats = g_new0 (guint, n);
  g_autofree guint *places = g_new0 (guint, n);
  g_autofree guint *most = g_new0 (guint, n);
  g_autofree guint *counts = count_tokens (layout, n);
  g_autofree TcBoardRect *rects = g_new0 (TcBoardRect, n);
  Table table = { .layout = layout,
                  .containers = containers,
                  .n = n,
                  .parts = parts,
                  .seats = seats,
                  .places = places,
                  .most = most,
                  .size = layout->counter_size };
  double height, lower;
  gboolean is_wide;

  sort_out (&table);
  is_wide = count_above (&table) <= FEW_SEATS;
  measure_places (&table, counts, is_wide ? USUAL_CARDS : 0);
  table.panel = is_wide ? PANEL_WIDTH : HIGH_PANEL;
  table.width = measure_width (&table);
  table.stretch = (table.width - GAP) / count_above (&table) - GAP;
  height = plan_panel (&table, rects);
  lower = place_piles (&table, counts, GAP + height + GAP);
  lower = place_tracks (&table, lower);
  place_panels (&table, rects, height, lower);
  layout->board = (TcBoardRect){ 0, 0, table.width * table.size,
                                 (lower + (table.n_seats > 1 ? height + GAP : 0)) * table.size };
  layout->extent = layout->board;
}
