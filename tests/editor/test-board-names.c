/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-letters.h"
#include "board/layout/tc-board-names.h"

#include <math.h>
#include <string.h>

#include "board-support.h"
#include "board/paint/tc-board-paint.h"

/* The plan of names over the shipped map, at scales from that of a small window to that of a wall.
 */

typedef struct {
  TcBuild *build;
  TcView *view;
  TcBoardLayout *layout;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *file = data != NULL ? data : "betrayal-1940/betrayal-1940";
  g_autofree char *path =
    g_strdup_printf ("%s/scenarios/%s.scenario.xml", g_getenv ("TURNCOAT_DATA_DIR"), file);
  TcFileIdentity identity;
  g_autoptr (TcSource) source = tc_file_load (path, &identity, NULL);
  TcScenario *scenario;

  fixture->build = tc_build_new (source, NULL);
  scenario = tc_build_get_scenario (fixture->build);
  fixture->view =
    tc_view_new_for_board (scenario, tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
  fixture->layout = tc_board_layout_new (fixture->view, FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_board_layout_free (fixture->layout);
  tc_view_free (fixture->view);
  tc_build_unref (fixture->build);
}

static guint
count_overlaps (Fixture *fixture, const TcBoardNames *names, guint *out_n_shown)
{
  guint n;
  guint overlaps = 0;

  *out_n_shown = 0;
  tc_view_get_containers (fixture->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_area (names, i);

    *out_n_shown += name->is_shown;
    for (guint j = 0; j < i; j++) {
      const TcBoardName *other = tc_board_names_get_area (names, j);

      overlaps +=
        name->is_shown && other->is_shown && tc_board_rect_meets (&name->rect, &other->rect);
    }
  }

  return overlaps;
}

static void
test_never_overlap (Fixture *fixture, gconstpointer data)
{
  guint n_containers;

  tc_view_get_containers (fixture->view, &n_containers);
  for (double scale = 0.08; scale < 2.0; scale *= 1.07) {
    const TcBoardNames *names = tc_board_layout_get_names (fixture->layout, scale);
    guint n_shown;

    g_assert_cmpuint (count_overlaps (fixture, names, &n_shown), ==, 0);
    /* What a window of 1280 by 800 shows, and all larger: every name can be read. */
    if (scale >= 0.26)
      g_assert_cmpuint (n_shown, ==, n_containers);
    for (guint i = 0; i < n_containers; i++) {
      const TcBoardName *name = tc_board_names_get_area (names, i);

      if (name->is_shown)
        g_assert_cmpfloat (name->size * scale, >=, 5.2);
    }
  }
}

/* Of other maps and graphs: a name that has no room is left out. */
static void
test_others_never_overlap (Fixture *fixture, gconstpointer data)
{
  for (double scale = 0.08; scale < 2.0; scale *= 1.07) {
    const TcBoardNames *names = tc_board_layout_get_names (fixture->layout, scale);
    guint n_shown;

    g_assert_cmpuint (count_overlaps (fixture, names, &n_shown), ==, 0);
  }
}

/* Labels and rivers stay off the names of areas. */
static void
test_labels_make_room (Fixture *fixture, gconstpointer data)
{
  const TcBoardNames *names = tc_board_layout_get_names (fixture->layout, 0.6);
  guint n, n_containers;
  const TcViewLabel *labels = tc_view_get_labels (fixture->view, &n);
  guint n_shown = 0;

  tc_view_get_containers (fixture->view, &n_containers);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *label = tc_board_names_get_label (names, i);

    if (!label->is_shown || strcmp (labels[i].style, "town") != 0)
      continue;
    n_shown++;
    for (guint j = 0; j < n_containers; j++)
      g_assert_false (
        tc_board_rect_meets (&label->rect, &tc_board_names_get_area (names, j)->rect));
  }
  g_assert_cmpuint (n_shown, >, 5);
}

/* Whether @area has counters, and the middle of none of them is in it. */
static gboolean
is_outside (const TcViewContainer *area, guint container, const TcBoardSpot *spots, guint n)
{
  guint n_here = 0;

  for (guint i = 0; i < n; i++) {
    if (spots[i].container != container)
      continue;
    n_here++;
    if (tc_board_polygon_contains (area->outline, area->n_outline,
                                   spots[i].rect.x + spots[i].rect.width / 2,
                                   spots[i].rect.y + spots[i].rect.height / 2))
      return FALSE;
  }

  return n_here > 0 && area->n_outline >= 3;
}

static gboolean
contains_middle (const TcViewContainer *area, const TcBoardRect *rect)
{
  return area->n_outline >= 3 &&
         tc_board_polygon_contains (area->outline, area->n_outline, rect->x + rect->width / 2,
                                    rect->y + rect->height / 2);
}

/* Whether spot @i lies in front of its stack, and the middle of it in an area that is not its own.
 */
static gboolean
is_abroad (const TcViewContainer *areas, guint n_areas, const TcBoardSpot *spots, guint n, guint i)
{
  const TcBoardSpot *spot = &spots[i];

  if (i + 1 < n && spots[i + 1].n_below > spot->n_below)
    return FALSE;
  if (areas[spot->container].n_outline < 3 ||
      contains_middle (&areas[spot->container], &spot->rect))
    return FALSE;
  for (guint j = 0; j < n_areas; j++) {
    if (contains_middle (&areas[j], &spot->rect))
      return TRUE;
  }

  return FALSE;
}

/* The counters of the shipped setup, at every scale that a window shows: none seems to stand in
 * another area, and for that few names lose a letter. */
static void
test_counters_make_room (Fixture *fixture, gconstpointer data)
{
  guint n, n_containers;
  const TcViewContainer *containers = tc_view_get_containers (fixture->view, &n_containers);

  for (double scale = 0.2; scale < 1.5; scale *= 1.07) {
    const TcBoardSpot *spots;
    guint n_hidden = 0;
    guint n_outside = 0;
    guint n_abroad = 0;

    tc_board_layout_set_scale (fixture->layout, scale);
    spots = tc_board_layout_get_spots (fixture->layout, &n);
    g_assert_cmpuint (n, >, 60);
    for (guint i = 0; i < n_containers; i++) {
      TcBoardRect name = tc_board_layout_get_place (fixture->layout, i)->name_rect;
      gboolean is_hidden = FALSE;

      name = tc_board_rect_grow (name, -0.08 * name.height);
      for (guint j = 0; j < n; j++)
        is_hidden |= tc_board_rect_meets (&name, &spots[j].rect);
      n_hidden += is_hidden ? 1 : 0;
    }
    for (guint i = 0; i < n_containers; i++)
      n_outside += is_outside (&containers[i], i, spots, n) ? 1 : 0;
    for (guint i = 0; i < n; i++)
      n_abroad += is_abroad (containers, n_containers, spots, n, i) ? 1 : 0;
    g_test_message ("scale %.2f: %u names hidden, %u areas left, %u stacks abroad", scale, n_hidden,
                    n_outside, n_abroad);
    g_assert_cmpuint (n_hidden, <=, 5);
    g_assert_cmpuint (n_outside, <=, 1);
    g_assert_cmpuint (n_abroad, ==, 0);
  }
}

/* (transfer full): a picture of the whole board, of its name @container alone when it is one. */
static cairo_surface_t *
paint_board (Fixture *fixture, guint container)
{
  TcBoardRect extent = tc_board_layout_get_extent (fixture->layout);
  double scale = tc_board_layout_get_scale (fixture->layout);
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) (extent.width * scale) + 1, (int) (extent.height * scale) + 1);
  cairo_t *cr = cairo_create (surface);

  if (container == TC_BOARD_NOTHING) {
    tc_board_paint_view (cr, fixture->layout, extent.width * scale, extent.height * scale,
                         TC_BOARD_LAYERS_USUAL);
  } else {
    cairo_scale (cr, scale, scale);
    tc_board_paint_name (cr, fixture->layout, scale, container, TC_BOARD_LAYERS_USUAL);
  }
  tc_board_end_drawing (cr, "a board");
  cairo_surface_flush (surface);

  return surface;
}

/* Which a little more or less of what is below makes none. */
static gboolean
is_other_colour (guint32 a, guint32 b)
{
  for (guint shift = 0; shift < 24; shift += 8)
    if (ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > 8)
      return TRUE;

  return FALSE;
}

/* How many pixels of the name's letters have another colour on the whole board. */
static guint
count_hidden_pixels (cairo_surface_t *board, cairo_surface_t *name)
{
  const guint32 *on_board = (const guint32 *) cairo_image_surface_get_data (board);
  const guint32 *alone = (const guint32 *) cairo_image_surface_get_data (name);
  int n = cairo_image_surface_get_width (name) * cairo_image_surface_get_height (name);
  guint n_hidden = 0;

  for (int i = 0; i < n; i++)
    n_hidden += alone[i] >> 24 == 0xff && is_other_colour (alone[i], on_board[i]);

  return n_hidden;
}

/* Returns for how many names there was no place without a counter: each of them is whole. */
static guint
check_crossed (Fixture *fixture)
{
  cairo_surface_t *board = paint_board (fixture, TC_BOARD_NOTHING);
  guint n;
  guint n_crossed = 0;

  tc_view_get_containers (fixture->view, &n);
  for (guint i = 0; i < n; i++) {
    cairo_surface_t *name;

    if (!tc_board_layout_get_place (fixture->layout, i)->is_crossed)
      continue;
    name = paint_board (fixture, i);
    g_assert_cmpuint (count_hidden_pixels (board, name), ==, 0);
    cairo_surface_destroy (name);
    n_crossed++;
  }
  cairo_surface_destroy (board);

  return n_crossed;
}

/* Every letter of an area's name can be read, however many counters lie round it: of every setup,
 * at scales from a small window to a wall. */
static void
test_counters_hide_no_letter (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_build_get_scenario (fixture->build);
  TcNode setup = TC_NODE_NONE;

  while ((setup = tc_scenario_find_by_role (scenario, "setup", setup)) != TC_NODE_NONE) {
    g_clear_pointer (&fixture->layout, tc_board_layout_free);
    g_clear_pointer (&fixture->view, tc_view_free);
    fixture->view = tc_view_new_for_board (scenario, setup);
    fixture->layout = tc_board_layout_new (fixture->view, FALSE);
    for (double scale = 0.22; scale < 1.2; scale *= 1.5) {
      tc_board_layout_set_scale (fixture->layout, scale);
      g_test_message ("scale %.2f: %u names cross counters", scale, check_crossed (fixture));
    }
  }
}

/* Nor while a game is played, by chance. */
static void
test_games_hide_no_letter (Fixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_build_get_ruleset (fixture->build);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 7);
  TcRng rng;

  tc_rng_init (&rng, 7);
  for (guint i = 1; i <= 400 && !tc_game_is_over (game); i++) {
    guint n;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[tc_rng_below (&rng, n)];

    g_assert_true (tc_game_apply (game, &move, NULL));
    if (i % 80 != 0)
      continue;
    g_clear_pointer (&fixture->layout, tc_board_layout_free);
    g_clear_pointer (&fixture->view, tc_view_free);
    fixture->view = tc_rules_view (ruleset, tc_game_get_state (game), TC_SEAT_NONE);
    fixture->layout = tc_board_layout_new_at (fixture->view, FALSE, 0.4);
    g_test_message ("decision %u: %u names cross counters", i, check_crossed (fixture));
  }
}

static double
sum_sizes (Fixture *fixture, const TcBoardNames *names, guint *out_n_shown)
{
  double sum = 0;
  guint n;

  *out_n_shown = 0;
  tc_view_get_containers (fixture->view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardName *name = tc_board_names_get_area (names, i);

    *out_n_shown += name->is_shown;
    sum += name->is_shown ? name->size : 0;
  }

  return sum;
}

/* Names grow with the desktop's text where there is room; none overlaps another or is lost. */
static void
test_large_text (Fixture *fixture, gconstpointer data)
{
  static const double text_scales[] = { 1.25, 1.5, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (text_scales); i++) {
    g_autoptr (TcBoardLayout) large =
      tc_board_layout_new_large (fixture->view, FALSE, 0, text_scales[i]);

    for (double scale = 0.24; scale < 2.0; scale *= 1.2) {
      const TcBoardNames *names = tc_board_layout_get_names (large, scale);
      guint n_shown, n_usual;
      double usual =
        sum_sizes (fixture, tc_board_layout_get_names (fixture->layout, scale), &n_usual);
      double grown = sum_sizes (fixture, names, &n_shown);

      g_test_message ("text %.2f, scale %.2f: %u of %u names, %.2f as large", text_scales[i], scale,
                      n_shown, n_usual, grown / usual);
      g_assert_cmpuint (count_overlaps (fixture, names, &n_shown), ==, 0);
      g_assert_cmpuint (n_shown, >=, n_usual);
      g_assert_cmpfloat (grown, >, 1.1 * usual);
    }
  }
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  double unit = tc_board_layout_get_unit (fixture->layout);
  double natural = tc_board_names_get_natural (unit);

  g_assert_cmpint (tc_board_names_get_step (natural, unit), ==, 0);
  g_assert_cmpint (tc_board_names_get_step (9, unit), ==, 0);
  g_assert_cmpint (tc_board_names_get_step (natural / 2, unit), <, 0);
  g_assert_true (tc_board_layout_get_names (fixture->layout, 9) ==
                 tc_board_layout_get_names (fixture->layout, natural));
}

static void
test_measure (Fixture *fixture, gconstpointer data)
{
  double plain = tc_board_names_measure ("METZ", 0, TRUE);

  g_assert_cmpfloat (plain, >, 2);
  g_assert_cmpfloat (plain, <, 4);
  g_assert_cmpfloat (fabs (tc_board_names_measure ("METZ", 0.1, TRUE) - plain - 0.3), <, 1e-6);
  g_assert_cmpfloat (tc_board_names_measure ("", 0.1, TRUE), <=, 0);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/board-names/" name, Fixture, NULL, set_up, function, tear_down)

/* Two houses are not both "H", and whose names begin alike get more letters. */
static void
test_letters (void)
{
  static const TcViewOwner owners[] = {
    { .id = "h", .name = "House Harkonnen" }, { .id = "a", .name = "House Atreides" },
    { .id = "b", .name = "Boris" },           { .id = "c", .name = "Corrino" },
    { .id = "d", .name = "choam" },           { .id = "e", .name = "" },
  };
  static const char *const wanted[] = { "H", "A", "B", "Co", "Ch", "" };

  for (guint i = 0; i < G_N_ELEMENTS (owners); i++) {
    g_autofree char *letters = tc_board_dup_letters (owners, G_N_ELEMENTS (owners), &owners[i]);

    g_assert_cmpstr (letters, ==, wanted[i]);
  }
}

static const char *const others[] = { "betrayal-1940/tannenbaum-1940", "betrayal-1940/redoubt",
                                      "bell-1938/bell-1938", "bell-1938/harbour" };
static const char *const shipped[] = { "betrayal-1940/betrayal-1940",
                                       "betrayal-1940/tannenbaum-1940",
                                       "bell-1938/bell-1938",
                                       "dune/dune",
                                       "house/house",
                                       "badge/badge" };

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("never-overlap", test_never_overlap);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *path = g_strconcat ("/editor/board-names/never-overlap/", others[i], NULL);

    g_test_add (path, Fixture, others[i], set_up, test_others_never_overlap, tear_down);
  }
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++) {
    g_autofree char *path =
      g_strconcat ("/editor/board-names/counters-hide-no-letter/", shipped[i], NULL);

    g_test_add (path, Fixture, shipped[i], set_up, test_counters_hide_no_letter, tear_down);
  }
  ADD ("games-hide-no-letter", test_games_hide_no_letter);
  ADD ("large-text", test_large_text);
  g_test_add ("/editor/board-names/large-text/tannenbaum", Fixture, shipped[1], set_up,
              test_large_text, tear_down);
  ADD ("labels-make-room", test_labels_make_room);
  ADD ("counters-make-room", test_counters_make_room);
  g_test_add_func ("/editor/board-names/letters", test_letters);
  ADD ("steps", test_steps);
  ADD ("measure", test_measure);

  return g_test_run ();
}
