/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "board/layout/tc-board-graph.h"
#include "board/layout/tc-board-names.h"
#include "board/paint/tc-board-paint.h"
#include "fixture.h"

typedef struct {
  Fixture base;
  TcView *view;
  TcBoardLayout *layout;
} Graph;

static void
set_up (Graph *graph, gconstpointer system)
{
  TcScenario *scenario;
  TcNode setup;

  fixture_set_up_with (&graph->base, system);
  fixture_open (&graph->base);
  scenario = tc_document_get_scenario (graph->base.document);
  setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  graph->view = tc_view_new_for_board (scenario, setup);
  graph->layout = tc_board_layout_new (graph->view, TRUE);
}

static void
tear_down (Graph *graph, gconstpointer data)
{
  tc_board_layout_free (graph->layout);
  tc_view_free (graph->view);
  fixture_tear_down (&graph->base, data);
}

static guint
find (Graph *graph, const char *key)
{
  guint container = tc_board_layout_find_container (graph->layout, key);

  g_assert_cmpuint (container, !=, TC_BOARD_NOTHING);

  return container;
}

static gboolean
has_inside (const TcBoardRect *outer, const TcBoardRect *inner)
{
  return inner->x >= outer->x - 1e-6 && inner->y >= outer->y - 1e-6 &&
         inner->x + inner->width <= outer->x + outer->width + 1e-6 &&
         inner->y + inner->height <= outer->y + outer->height + 1e-6;
}

/* No plate lies over another or off the board. */
static void
test_plates (Graph *graph, gconstpointer data)
{
  TcBoardRect board = tc_board_layout_get_board (graph->layout);
  guint n;

  g_assert_true (tc_board_is_graph (graph->view));
  tc_view_get_containers (graph->view, &n);
  g_assert_cmpuint (n, >=, 12);
  for (guint i = 0; i < n; i++) {
    TcBoardRect one = tc_board_layout_get_place (graph->layout, i)->bounds;

    if (!tc_board_is_plate (graph->layout, i))
      continue;
    g_assert_true (has_inside (&board, &one));
    for (guint j = 0; j < i; j++)
      g_assert_false (
        tc_board_is_plate (graph->layout, j) &&
        tc_board_rect_meets (&one, &tc_board_layout_get_place (graph->layout, j)->bounds));
  }
  g_assert_cmpuint (tc_board_layout_hit_container (graph->layout, 115 + 60, 130 + 40), ==,
                    find (graph, "united-kingdom"));
}

/* Every name fits on its plate; a long one has two lines. */
static void
test_names (Graph *graph, gconstpointer data)
{
  const TcBoardNames *names =
    tc_board_layout_get_names (graph->layout, tc_board_layout_get_scale (graph->layout));
  guint guard = find (graph, "state-defense-guard");
  guint n;

  tc_view_get_containers (graph->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_area (names, i);

    if (!tc_board_is_plate (graph->layout, i))
      continue;
    g_assert_true (name->is_shown);
    g_assert_true (has_inside (&tc_board_layout_get_place (graph->layout, i)->bounds, &name->rect));
  }
  g_assert_cmpstr (tc_board_names_get_area (names, guard)->text, ==, "State Defense\nGuard");
  g_assert_cmpstr (tc_board_names_get_area (names, find (graph, "press"))->text, ==, "Press");
}

/* A link begins and ends on the rims of its plates, on the line between their middles. */
static void
test_link_ends (Graph *graph, gconstpointer data)
{
  guint from = find (graph, "united-kingdom");
  guint to = find (graph, "france");
  TcBoardRect above = tc_board_layout_get_place (graph->layout, from)->bounds;
  TcBoardRect below = tc_board_layout_get_place (graph->layout, to)->bounds;
  TcPoint ends[2];

  tc_board_find_link_ends (graph->layout, from, to, ends);
  g_assert_cmpint (ends[0].x, ==, 115);
  g_assert_cmpint (ends[0].y, ==, (gint32) lround (above.y + above.height));
  g_assert_cmpint (ends[1].y, ==, (gint32) lround (below.y));
  tc_board_find_link_ends (graph->layout, to, find (graph, "president"), ends);
  g_assert_cmpint (ends[0].x, ==, (gint32) lround (below.x + below.width));
}

static const TcViewLink *
find_link (const TcView *view, const char *a, const char *b)
{
  guint n;
  const TcViewLink *links = tc_view_get_links (view, &n);

  for (guint i = 0; i < n; i++)
    if (strcmp (links[i].a, a) == 0 && strcmp (links[i].b, b) == 0)
      return &links[i];

  return NULL;
}

static void
test_ways (Graph *graph, gconstpointer data)
{
  g_assert_cmpint (find_link (graph->view, "united-kingdom", "president")->way, ==,
                   TC_LINK_ONE_WAY);
  g_assert_cmpint (find_link (graph->view, "opposition", "general-staff")->way, ==,
                   TC_LINK_BOTH_WAYS);
  g_assert_null (find_link (graph->view, "president", "united-kingdom"));
}

/* Bands join all spaces of a region and no others, each once. */
static void
test_bands (Graph *graph, gconstpointer data)
{
  g_autoptr (GArray) bands = tc_board_find_bands (graph->layout);
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (graph->view, &n);

  g_assert_cmpuint (bands->len, ==, 12);
  for (guint i = 0; i < bands->len; i++) {
    const TcBoardBand *band = &g_array_index (bands, TcBoardBand, i);

    g_assert_cmpstr (containers[band->a].region, ==, band->region);
    g_assert_cmpstr (containers[band->b].region, ==, band->region);
    g_assert_true (g_hash_table_add (reached, GUINT_TO_POINTER (band->b + 1)));
    g_assert_true (g_hash_table_contains (reached, GUINT_TO_POINTER (band->a + 1)));
  }
}

/* Who backs a side from outside marks the spaces, in the side's colour and in words. */
static void
test_backers (Graph *graph, gconstpointer data)
{
  const TcViewContainer *kingdom = tc_view_find_container (graph->view, "united-kingdom");
  const TcMark *mark = tc_marks_find (kingdom->marks, kingdom->n_marks, TC_MARK_BACKER);
  g_autofree char *words = tc_container_dup_words (kingdom);

  g_assert_nonnull (mark);
  g_assert_cmpstr (mark->owner, ==, "concede");
  g_assert_cmpstr (tc_view_find_owner (graph->view, "concede")->colour, ==, "#f2f0ea");
  g_assert_nonnull (strstr (words, "Concede's backing"));
  g_assert_null (tc_marks_find (tc_view_find_container (graph->view, "france")->marks,
                                tc_view_find_container (graph->view, "france")->n_marks,
                                TC_MARK_BACKER));
}

static guint32
look (cairo_surface_t *surface, double x, double y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      (gsize) lround (y) * (gsize) cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[lround (x)] & 0xffffff;
}

/* The plates are painted, an arrow has a head at its end and none at its start. */
static void
test_paint (Graph *graph, gconstpointer data)
{
  TcBoardRect extent = tc_board_layout_get_extent (graph->layout);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.width, (int) extent.height);
  cairo_t *cr = cairo_create (surface);
  double head = 0.25 * tc_board_layout_get_counter_size (graph->layout);
  guint32 paper;
  TcPoint ends[2];

  tc_board_paint_view (cr, graph->layout, extent.width, extent.height, TC_BOARD_LAYERS_USUAL);
  cairo_surface_flush (surface);
  paper = look (surface, 30, 780);
  g_assert_cmphex (look (surface, 95, 160), !=, paper);
  tc_board_find_link_ends (graph->layout, find (graph, "soviet-union"), find (graph, "opposition"),
                           ends);
  /* Beside the line, near the tip and near the start. */
  g_assert_cmphex (look (surface, ends[1].x - head, ends[1].y + 0.4 * head), ==, 0x2f2a25);
  g_assert_cmphex (look (surface, ends[0].x + head, ends[0].y + 0.4 * head), !=, 0x2f2a25);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/board-graph/" name, Graph, "bell-1938", set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("plates", test_plates);
  ADD ("names", test_names);
  ADD ("link-ends", test_link_ends);
  ADD ("ways", test_ways);
  ADD ("bands", test_bands);
  ADD ("backers", test_backers);
  ADD ("paint", test_paint);

  return g_test_run ();
}
