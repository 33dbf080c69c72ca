/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/paint/tc-board-paint.h"

#include <string.h>

#include "board-support.h"
#include "board/paint/tc-board-paint-private.h"

#define SIDE 400

typedef struct {
  TcView *view;
  TcBoardLayout *layout;
  cairo_surface_t *surface;
  cairo_t *cr;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->view = board_support_new_view ();
  fixture->layout = tc_board_layout_new (fixture->view, FALSE);
  fixture->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  fixture->cr = cairo_create (fixture->surface);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (cairo_status (fixture->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (fixture->cr);
  cairo_surface_destroy (fixture->surface);
  tc_board_layout_free (fixture->layout);
  tc_view_free (fixture->view);
}

static guint32
get_pixel (Fixture *fixture, int x, int y)
{
  guint32 pixel;

  cairo_surface_flush (fixture->surface);
  memcpy (&pixel,
          cairo_image_surface_get_data (fixture->surface) +
            y * cairo_image_surface_get_stride (fixture->surface) + x * 4,
          sizeof pixel);

  return pixel;
}

static guint
count_drawn (Fixture *fixture)
{
  guint n = 0;

  for (int y = 0; y < SIDE; y++) {
    for (int x = 0; x < SIDE; x++)
      n += get_pixel (fixture, x, y) >> 24 != 0 ? 1 : 0;
  }

  return n;
}

/* How many pixels of a square are not the colour of its first. */
static guint
count_unlike (Fixture *fixture, int left, int top, int side)
{
  guint32 first = get_pixel (fixture, left, top);
  guint n = 0;

  for (int y = top; y < top + side; y++) {
    for (int x = left; x < left + side; x++)
      n += get_pixel (fixture, x, y) != first ? 1 : 0;
  }

  return n;
}

static void
paint_map (Fixture *fixture, TcBoardLayers layers)
{
  tc_board_paint_map (fixture->cr, fixture->layout, 1.0, (TcBoardRect){ 0, 0, SIDE, SIDE }, layers);
}

static void
test_map (Fixture *fixture, gconstpointer data)
{
  paint_map (fixture, TC_BOARD_LAYERS_USUAL);
  g_assert_cmpuint (count_drawn (fixture), ==, SIDE * SIDE);
  /* Land has its owner's land colour; the other's is mixed, so different. */
  g_assert_cmphex (get_pixel (fixture, 60, 40), ==, 0xfff0d0c0);
  g_assert_cmphex (get_pixel (fixture, 240, 360), !=, get_pixel (fixture, 60, 40));
  /* Trees and names are more than plain land. */
  g_assert_cmpuint (count_unlike (fixture, 300, 20, 60), >, 100);
  g_assert_cmpuint (count_unlike (fixture, 50, 80, 90), >, 100);
}

static void
test_layers (Fixture *fixture, gconstpointer data)
{
  paint_map (fixture, TC_BOARD_LAYER_SCENERY);
  g_assert_cmpuint (count_unlike (fixture, 60, 60, 80), ==, 0);
  paint_map (fixture, TC_BOARD_LAYER_SCENERY | TC_BOARD_LAYER_NAMES);
  g_assert_cmpuint (count_unlike (fixture, 60, 60, 80), >, 100);
}

/* A part painted by itself is the same as that part of the whole: tiles fit together. */
static void
test_region (Fixture *fixture, gconstpointer data)
{
  TcBoardRect region = { 150, 150, 100, 100 };
  guint32 whole[100];

  paint_map (fixture, TC_BOARD_LAYERS_USUAL);
  for (int i = 0; i < 100; i++)
    whole[i] = get_pixel (fixture, 150 + i, 150 + i);
  cairo_set_operator (fixture->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (fixture->cr);
  cairo_set_operator (fixture->cr, CAIRO_OPERATOR_OVER);
  tc_board_paint_map (fixture->cr, fixture->layout, 1.0, region, TC_BOARD_LAYERS_USUAL);
  for (int i = 0; i < 100; i++)
    g_assert_cmphex (get_pixel (fixture, 150 + i, 150 + i), ==, whole[i]);
}

static guint
paint_counter (Fixture *fixture, double size, gboolean is_reduced, gboolean is_hidden)
{
  guint n;
  TcViewToken token = tc_view_get_tokens (fixture->view, &n)[0];

  token.is_reduced = is_reduced;
  token.is_hidden = is_hidden;
  cairo_set_operator (fixture->cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (fixture->cr);
  cairo_set_operator (fixture->cr, CAIRO_OPERATOR_OVER);
  tc_board_paint_counter (fixture->cr, fixture->layout, &token, size);
  n = 2166136261u;
  for (int i = 0; i < (int) size * (int) size; i++)
    n = (n ^ get_pixel (fixture, i % (int) size, i / (int) size)) * 16777619u;

  return n;
}

/* At every size there is a square of the owner's colour, and each state looks different. */
static void
test_counter (Fixture *fixture, gconstpointer data)
{
  static const double sizes[] = { 16, 30, 60, 120 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    guint plain = paint_counter (fixture, sizes[i], FALSE, FALSE);
    int at = (int) (sizes[i] * 0.13);

    g_assert_cmphex (get_pixel (fixture, at, at), ==, 0xffb02020);
    g_assert_cmpuint (count_drawn (fixture), >=, (guint) (sizes[i] * sizes[i] * 0.95));
    g_assert_cmpuint (paint_counter (fixture, sizes[i], TRUE, FALSE), !=, plain);
    g_assert_cmpuint (paint_counter (fixture, sizes[i], FALSE, TRUE), !=, plain);
  }
}

/* Its owner's letter is as dark as its figure on a light colour, and not lost in it. */
static void
test_light_pawn (Fixture *fixture, gconstpointer data)
{
  const TcViewOwner owner = {
    .id = "anna", .name = "Anna", .colour = "#f0f0e8", .land_colour = ""
  };
  const TcViewToken pawn = { .kind = TC_TOKEN_PAWN,
                             .key = "pawn",
                             .name = "Anna",
                             .owner = "anna",
                             .symbol = "",
                             .face = "",
                             .container = "",
                             .count = 1 };
  guint n_dark = 0;

  tc_view_add_owner (fixture->view, &owner);
  tc_board_paint_counter (fixture->cr, fixture->layout, &pawn, 200);
  for (int y = 135; y < 180; y++)
    for (int x = 75; x < 125; x++)
      n_dark += (get_pixel (fixture, x, y) & 0xff) < 0x80 ? 1 : 0;
  g_assert_cmpuint (n_dark, >, 100);
}

static gboolean
is_red (guint32 pixel)
{
  return (pixel >> 16 & 0xff) > (pixel >> 8 & 0xff) + 80;
}

/* Who is stunned or held fast looks different, at any size. */
static void
test_held_pawn (Fixture *fixture, gconstpointer data)
{
  TcViewToken pawn = { .kind = TC_TOKEN_PAWN,
                       .key = "pawn",
                       .name = "Anna",
                       .owner = "",
                       .symbol = "",
                       .face = "",
                       .container = "",
                       .count = 1,
                       .is_reduced = TRUE };

  for (int size = 16; size <= 120; size *= 2) {
    tc_board_paint_counter (fixture->cr, fixture->layout, &pawn, size);
    g_assert_true (is_red (get_pixel (fixture, size / 2, size / 2)));
  }
  pawn.is_reduced = FALSE;
  tc_board_paint_counter (fixture->cr, fixture->layout, &pawn, 60);
  g_assert_false (is_red (get_pixel (fixture, 30, 30)));
}

static void
test_symbols (Fixture *fixture, gconstpointer data)
{
  static const char *ids[] = { "infantry", "armour", "motorised", "airborne",
                               "fighter",  "bomber", "marker" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_assert_true (tc_board_has_symbol (ids[i]));
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint (fixture->cr);
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_OVER);
    cairo_set_source_rgb (fixture->cr, 0, 0, 0);
    tc_board_paint_symbol (fixture->cr, ids[i], 10, 10, 60, 40);
    g_assert_cmpuint (count_drawn (fixture), >, 200);
    g_assert_cmphex (get_pixel (fixture, 100, 100), ==, 0);
  }
  g_assert_false (tc_board_has_symbol ("dragon"));
  g_assert_cmpstr (tc_board_get_size_mark ("corps"), ==, "XXX");
  g_assert_cmpstr (tc_board_get_size_mark ("division"), ==, "XX");
  g_assert_cmpstr (tc_board_get_size_mark ("crowd"), ==, "");
}

/* Whatever a schema can name is drawn, each unlike the others. */
static void
test_glyphs (Fixture *fixture, gconstpointer data)
{
  const char *const *ids = tc_glyph_get_all ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; ids[i] != NULL; i++) {
    guint drawn = 2166136261u;

    g_assert_true (tc_board_has_glyph (ids[i]));
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint (fixture->cr);
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_OVER);
    tc_board_paint_glyph (fixture->cr, ids[i], (TcBoardColour){ 0, 0, 0 }, 0, 0, 60);
    for (int j = 0; j < 3600; j++)
      drawn = (drawn ^ (get_pixel (fixture, j % 60, j / 60) >> 24)) * 16777619u;
    g_assert_cmpuint (count_drawn (fixture), >, 200);
    g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (drawn)));
  }
  g_assert_false (tc_board_has_glyph ("unicorn"));
  g_assert_false (tc_board_has_glyph (""));
}

/* Marks stay inside their area, and differ from each other. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  guint nw = tc_board_layout_find_container (fixture->layout, "nw");
  guint32 seen[4];

  for (guint i = 0; i < G_N_ELEMENTS (seen); i++) {
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint (fixture->cr);
    cairo_set_operator (fixture->cr, CAIRO_OPERATOR_OVER);
    tc_board_paint_area_mark (fixture->cr, fixture->layout, 1.0, nw, (TcBoardMark) i);
    seen[i] = get_pixel (fixture, 100, 100);
    g_assert_cmphex (get_pixel (fixture, 203, 100), ==, 0);
    g_assert_cmphex (seen[i], !=, 0);
    for (guint j = 0; j < i; j++)
      g_assert_cmphex (seen[i], !=, seen[j]);
  }
}

/* A tile with walls, 200 wide. */
static TcViewContainer
make_tile (const char *name, guint openings)
{
  static const TcPoint square[] = { { 100, 100 }, { 300, 100 }, { 300, 300 }, { 100, 300 } };

  return (TcViewContainer){ .key = "hall",
                            .name = name,
                            .kind = TC_CONTAINER_TILE,
                            .face = TC_TILE_FACE_UP,
                            .type = "",
                            .pattern = "",
                            .glyph = "",
                            .region = "",
                            .owner = "",
                            .within = "",
                            .centre = { 200, 200 },
                            .openings = openings,
                            .outline = square,
                            .n_outline = G_N_ELEMENTS (square) };
}

/* Paper lies between the walls and a name of wide letters. */
static void
test_name_between_walls (Fixture *fixture, gconstpointer data)
{
  static const int walls[] = { 112, 280 };
  TcViewContainer tile = make_tile ("Abandoned Room", 1);
  g_autoptr (TcView) view = tc_view_new ();
  TcBoardLayout *layout;
  guint32 paper;

  tc_view_set_size (view, SIDE, SIDE);
  tc_view_add_container (view, &tile);
  layout = tc_board_layout_new (view, FALSE);
  tc_board_paint_ghost (fixture->cr, layout, 1.0, &tile);
  paper = get_pixel (fixture, 120, 270);
  for (guint i = 0; i < G_N_ELEMENTS (walls); i++)
    for (int x = walls[i]; x < walls[i] + 8; x++)
      for (int y = 120; y < 190; y++)
        g_assert_cmphex (get_pixel (fixture, x, y), ==, paper);
  tc_board_layout_free (layout);
}

/* What is selected still shows where its doors are. */
static void
test_doors (Fixture *fixture, gconstpointer data)
{
  const TcViewContainer tile = make_tile ("Hall", 1); /* a door to the north */
  g_autoptr (TcView) view = tc_view_new ();
  TcBoardLayout *layout;

  tc_view_set_size (view, SIDE, SIDE);
  tc_view_add_container (view, &tile);
  layout = tc_board_layout_new (view, FALSE);
  tc_board_paint_area_mark (fixture->cr, layout, 1.0,
                            tc_board_layout_find_container (layout, "hall"),
                            TC_BOARD_MARK_SELECTED);
  g_assert_cmphex (get_pixel (fixture, 200, 102), ==, 0);
  g_assert_cmphex (get_pixel (fixture, 120, 102), !=, 0);
  g_assert_cmphex (get_pixel (fixture, 200, 297), !=, 0);
  tc_board_layout_free (layout);
}

/* In a row of a track, the frame leaves what is written there in sight. */
static void
test_small_frame (Fixture *fixture, gconstpointer data)
{
  static const TcPoint row[] = { { 100, 100 }, { 300, 100 }, { 300, 112 }, { 100, 112 } };
  const TcViewContainer track = { .key = "track",
                                  .name = "Might 3",
                                  .kind = TC_CONTAINER_AREA,
                                  .type = "",
                                  .pattern = "",
                                  .glyph = "",
                                  .region = "",
                                  .owner = "",
                                  .within = "",
                                  .centre = { 200, 106 },
                                  .outline = row,
                                  .n_outline = G_N_ELEMENTS (row) };
  g_autoptr (TcView) view = tc_view_new ();
  TcBoardLayout *layout;
  guint32 light;
  guint n_framed = 0;

  tc_view_set_size (view, SIDE, SIDE);
  tc_view_add_container (view, &track);
  layout = tc_board_layout_new (view, FALSE);
  tc_board_paint_area_mark (fixture->cr, layout, 1.0,
                            tc_board_layout_find_container (layout, "track"),
                            TC_BOARD_MARK_SELECTED);
  light = get_pixel (fixture, 200, 106);
  for (int y = 100; y < 112; y++)
    n_framed += get_pixel (fixture, 200, y) != light;
  g_assert_cmpuint (n_framed, >=, 2);
  g_assert_cmpuint (n_framed, <=, 4);
  tc_board_layout_free (layout);
}

/* A card is narrower than a counter, and so is the frame around it. */
static void
test_counter_mark (Fixture *fixture, gconstpointer data)
{
  TcViewToken counter = { .symbol = "infantry" };
  TcViewToken card = { .kind = TC_TOKEN_CARD, .symbol = "lens" };

  cairo_translate (fixture->cr, 20, 20);
  tc_board_paint_counter_mark (fixture->cr, &counter, 100, TC_BOARD_MARK_SELECTED);
  cairo_translate (fixture->cr, 200, 0);
  tc_board_paint_counter_mark (fixture->cr, &card, 100, TC_BOARD_MARK_SELECTED);
  g_assert_cmphex (get_pixel (fixture, 18, 70), !=, 0);
  g_assert_cmphex (get_pixel (fixture, 218, 70), ==, 0);
  g_assert_cmphex (get_pixel (fixture, 232, 70), !=, 0);
  g_assert_cmphex (get_pixel (fixture, 308, 70), !=, 0);
  g_assert_cmphex (get_pixel (fixture, 321, 70), ==, 0);
}

static void
test_control (Fixture *fixture, gconstpointer data)
{
  guint nw = tc_board_layout_find_container (fixture->layout, "nw");

  tc_board_paint_control (fixture->cr, fixture->layout, nw);
  g_assert_cmpuint (count_drawn (fixture), ==, 0);
  tc_view_get_container (fixture->view, "nw")->owner = tc_view_intern (fixture->view, "blue");
  tc_board_paint_control (fixture->cr, fixture->layout, nw);
  g_assert_cmpuint (count_drawn (fixture), >, 1000);
  g_assert_cmphex (get_pixel (fixture, 203, 100), ==, 0);
}

/* A name is as readable over a band as it was without. */
static void
test_name_over_control (Fixture *fixture, gconstpointer data)
{
  guint nw = tc_board_layout_find_container (fixture->layout, "nw");
  TcBoardRect name = tc_board_layout_get_place (fixture->layout, nw)->name_rect;
  int x = (int) (name.x + name.width / 2);
  int y = (int) name.y;
  guint n;

  paint_map (fixture, TC_BOARD_LAYER_SCENERY);
  n = count_unlike (fixture, x, y, 20);
  tc_board_paint_name (fixture->cr, fixture->layout, 1.0, nw, TC_BOARD_LAYERS_USUAL);
  g_assert_cmpuint (count_unlike (fixture, x, y, 20), >, n + 20);
}

static void
test_tether (Fixture *fixture, gconstpointer data)
{
  TcBoardTether tether = { { 20, 100 }, { 120, 100 } };

  tc_board_paint_tether (fixture->cr, &tether, 0.25);
  g_assert_cmphex (get_pixel (fixture, 70, 100), ==, 0xff1f1812);
  g_assert_cmphex (get_pixel (fixture, 70, 120), ==, 0);
}

static void
test_view (Fixture *fixture, gconstpointer data)
{
  tc_board_paint_view (fixture->cr, fixture->layout, SIDE, SIDE, TC_BOARD_LAYERS_USUAL);
  g_assert_cmpuint (count_drawn (fixture), >, SIDE * SIDE / 4);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/board/paint/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("map", test_map);
  ADD ("layers", test_layers);
  ADD ("region", test_region);
  ADD ("counter", test_counter);
  ADD ("light-pawn", test_light_pawn);
  ADD ("held-pawn", test_held_pawn);
  ADD ("symbols", test_symbols);
  ADD ("glyphs", test_glyphs);
  ADD ("marks", test_marks);
  ADD ("doors", test_doors);
  ADD ("name-between-walls", test_name_between_walls);
  ADD ("small-frame", test_small_frame);
  ADD ("counter-mark", test_counter_mark);
  ADD ("control", test_control);
  ADD ("name-over-control", test_name_over_control);
  ADD ("tether", test_tether);
  ADD ("view", test_view);

  return g_test_run ();
}
