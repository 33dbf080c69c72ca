/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "board/layout/tc-board-describe.h"
#include "board/layout/tc-board-table.h"
#include "board/paint/tc-board-paint.h"

/* A table of five players: each has a place, a row of cards and a hand; between them are a row, a
 * deck and a track. Player 2 has three cards more than the others. */

#define N_PLAYERS 5u
#define N_CELLS   7u

typedef struct {
  TcView *view;
  TcBoardLayout *layout;
} Table;

static const char *const colours[N_PLAYERS] = { "#a02020", "#2040a0", "#208040", "#d0b020",
                                                "#703080" };

static void
add_cards (TcView *view, const char *container, const char *owner, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *key = g_strdup_printf ("%s-%u", container, i);
    TcViewToken token = { .thing = TC_THING_NONE,
                          .key = key,
                          .name = "Scout the desert",
                          .container = container,
                          .owner = owner,
                          .kind = TC_TOKEN_CARD,
                          .face = "Nobles",
                          .is_hidden = i == 1,
                          .is_reduced = i == 2,
                          .count = 1 };

    tc_view_add_token (view, &token);
  }
}

static void
add_box (TcView *view, TcContainerKind kind, const char *key, const char *type, const char *owner)
{
  TcViewContainer box = { .thing = TC_THING_NONE,
                          .key = key,
                          .name = key,
                          .title = "Cards",
                          .kind = kind,
                          .type = type,
                          .owner = owner };

  tc_view_add_container (view, &box);
}

static void
add_player (TcView *view, guint player)
{
  static const char *const kinds[] = { "place", "row", "hand" };
  g_autofree char *id = g_strdup_printf ("player-%u", player);
  g_autofree char *seat = g_strdup_printf ("seat-%u", player);
  const TcViewOwner owner = { .id = id, .name = id, .colour = colours[player] };
  const TcMark mark = { .kind = TC_MARK_LABEL, .text = "fighter" };
  TcViewContainer panel = { .thing = TC_THING_NONE,
                            .key = seat,
                            .name = id,
                            .kind = TC_CONTAINER_SEAT,
                            .owner = id,
                            .marks = &mark,
                            .n_marks = 1 };

  tc_view_add_owner (view, &owner);
  tc_view_add_container (view, &panel);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *key = g_strdup_printf ("%s-%u", kinds[i], player);

    add_box (view, i == 2 ? TC_CONTAINER_HAND : TC_CONTAINER_BOX, key, kinds[i], id);
    add_cards (view, key, id, i == 1 && player == 2 ? 5 : 2);
  }
}

static TcView *
create_view (void)
{
  TcView *view = tc_view_new ();

  const TcViewOwner house = { .id = "house", .name = "House", .colour = "#555555" };

  tc_view_add_owner (view, &house);
  for (guint i = 0; i < N_PLAYERS; i++)
    add_player (view, i);
  add_box (view, TC_CONTAINER_BOX, "shown", "shown", "");
  add_cards (view, "shown", "", 3);
  add_box (view, TC_CONTAINER_DECK, "deck", "", "");
  for (guint i = 0; i < N_CELLS; i++) {
    g_autofree char *key = g_strdup_printf ("cell-%u", i);

    add_box (view, TC_CONTAINER_BOX, key, "track", i == 0 ? "house" : "");
  }

  return view;
}

static void
set_up (Table *table, gconstpointer data)
{
  table->view = create_view ();
  table->layout = tc_board_layout_new (table->view, TRUE);
}

static void
tear_down (Table *table, gconstpointer data)
{
  tc_board_layout_free (table->layout);
  tc_view_free (table->view);
}

static TcBoardRect
get_bounds (const Table *table, const char *key)
{
  guint container = tc_board_layout_find_container (table->layout, key);

  g_assert_cmpuint (container, !=, TC_BOARD_NOTHING);

  return tc_board_layout_get_place (table->layout, container)->bounds;
}

static TcBoardRect
get_bounds_of (const Table *table, const char *kind, guint player)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", kind, player);

  return get_bounds (table, key);
}

static gboolean
has_inside (TcBoardRect outer, TcBoardRect inner)
{
  return inner.width > 0 && inner.x >= outer.x && inner.y >= outer.y &&
         inner.x + inner.width <= outer.x + outer.width &&
         inner.y + inner.height <= outer.y + outer.height;
}

static void
test_what_is_a_table (Table *table, gconstpointer data)
{
  g_autoptr (TcView) empty = tc_view_new ();
  TcViewContainer area = { .key = "area", .name = "Area", .kind = TC_CONTAINER_AREA };

  g_assert_true (tc_board_is_table (table->view));
  g_assert_false (tc_board_is_table (empty));
  tc_view_add_container (table->view, &area);
  g_assert_false (tc_board_is_table (table->view));
}

/* What a player has lies in the player's panel, and no panel meets another. */
static void
test_panels (Table *table, gconstpointer data)
{
  static const char *const kinds[] = { "place", "row", "hand" };
  TcBoardRect board = tc_board_layout_get_board (table->layout);

  for (guint i = 0; i < N_PLAYERS; i++) {
    TcBoardRect panel = get_bounds_of (table, "seat", i);

    g_assert_true (has_inside (board, panel));
    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++) {
      TcBoardRect box = get_bounds_of (table, kinds[k], i);

      g_assert_true (has_inside (panel, box));
      for (guint j = 0; j < k; j++) {
        TcBoardRect other = get_bounds_of (table, kinds[j], i);

        g_assert_false (tc_board_rect_meets (&box, &other));
      }
    }
    for (guint j = 0; j < i; j++) {
      TcBoardRect other = get_bounds_of (table, "seat", j);

      g_assert_false (tc_board_rect_meets (&panel, &other));
    }
  }
}

/* Clockwise: three above from the left, two below from the right. */
static void
test_clockwise (Table *table, gconstpointer data)
{
  g_assert_cmpfloat (get_bounds_of (table, "seat", 0).x, <, get_bounds_of (table, "seat", 1).x);
  g_assert_cmpfloat (get_bounds_of (table, "seat", 1).x, <, get_bounds_of (table, "seat", 2).x);
  g_assert_cmpfloat (get_bounds_of (table, "seat", 3).y, >, get_bounds_of (table, "seat", 2).y);
  g_assert_cmpfloat (get_bounds_of (table, "seat", 4).x, <, get_bounds_of (table, "seat", 3).x);
}

/* A player who takes cards makes no other panel look different: the row is as long for all. */
static void
test_alike (Table *table, gconstpointer data)
{
  for (guint i = 1; i < N_PLAYERS; i++) {
    TcBoardRect first = get_bounds_of (table, "row", 0);
    TcBoardRect row = get_bounds_of (table, "row", i);

    g_assert_cmpfloat_with_epsilon (row.width, first.width, 1e-6);
    g_assert_cmpfloat_with_epsilon (row.x - get_bounds_of (table, "seat", i).x,
                                    first.x - get_bounds_of (table, "seat", 0).x, 1e-6);
  }
}

/* Cells side by side, whatever they are worth to whom, between the panels. */
static void
test_track (Table *table, gconstpointer data)
{
  for (guint i = 0; i + 1 < N_CELLS; i++) {
    TcBoardRect cell = get_bounds_of (table, "cell", i);
    TcBoardRect next = get_bounds_of (table, "cell", i + 1);

    g_assert_cmpfloat_with_epsilon (cell.y, next.y, 1e-6);
    g_assert_cmpfloat_with_epsilon (cell.x + cell.width, next.x, 1e-6);
    g_assert_cmpfloat (cell.y, >, get_bounds_of (table, "seat", 0).y);
    g_assert_cmpfloat (cell.y, <, get_bounds_of (table, "seat", 4).y);
  }
}

/* Every token lies in its container, and can be clicked there; beside it the container can. */
static void
test_tokens (Table *table, gconstpointer data)
{
  guint n, n_tokens;
  const TcBoardSpot *spots = tc_board_layout_get_spots (table->layout, &n);

  tc_view_get_tokens (table->view, &n_tokens);
  g_assert_cmpuint (n, ==, n_tokens);
  for (guint i = 0; i < n; i++) {
    TcBoardRect box = tc_board_layout_get_place (table->layout, spots[i].container)->bounds;
    double x = spots[i].rect.x + spots[i].rect.width / 2;
    double y = spots[i].rect.y + spots[i].rect.height / 2;

    g_assert_true (has_inside (box, spots[i].rect));
    g_assert_cmpuint (tc_board_layout_hit_spot (table->layout, x, y, TC_BOARD_NOTHING), ==, i);
    g_assert_cmpuint (tc_board_layout_hit_container (table->layout, x, y), ==, spots[i].container);
  }
}

/* By keyboard from a player's hand to the neighbour's. */
static void
test_steps (Table *table, gconstpointer data)
{
  guint place = tc_board_layout_find_container (table->layout, "place-0");
  guint next = tc_board_layout_step (table->layout, place, 1, 0);

  g_assert_cmpuint (next, !=, TC_BOARD_NOTHING);
  g_assert_cmpuint (next, !=, place);
  g_assert_true (tc_board_is_in_panel (table->layout, next));
}

static guint32
get_pixel (cairo_surface_t *surface, double x, double y)
{
  const guchar *row = cairo_image_surface_get_data (surface) +
                      (gsize) y * (gsize) cairo_image_surface_get_stride (surface);
  guint32 pixel;

  memcpy (&pixel, row + 4 * (gsize) x, sizeof pixel);

  return pixel & 0xffffffu;
}

/* The strip of each panel has the player's colour. */
static void
test_painted (Table *table, gconstpointer data)
{
  TcBoardRect board = tc_board_layout_get_board (table->layout);
  double scale = 0.5;
  int width = (int) ceil (board.width * scale);
  int height = (int) ceil (board.height * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  tc_board_paint_view (cr, table->layout, width, height, TC_BOARD_LAYERS_USUAL);
  cairo_surface_flush (surface);
  for (guint i = 0; i < N_PLAYERS; i++) {
    TcBoardRect panel = get_bounds_of (table, "seat", i);
    double x = (panel.x + 0.5 * panel.width) * scale;
    double y =
      (panel.y + 0.4 * TC_BOARD_PANEL_TITLE * tc_board_layout_get_counter_size (table->layout)) *
      scale;

    g_assert_cmphex (get_pixel (surface, x, y), ==, strtoul (colours[i] + 1, NULL, 16));
  }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function)                                                                        \
  g_test_add ("/board-table/" path, Table, NULL, set_up, function, tear_down)
  ADD ("what-is-a-table", test_what_is_a_table);
  ADD ("panels", test_panels);
  ADD ("clockwise", test_clockwise);
  ADD ("alike", test_alike);
  ADD ("track", test_track);
  ADD ("tokens", test_tokens);
  ADD ("steps", test_steps);
  ADD ("painted", test_painted);
#undef ADD

  return g_test_run ();
}
