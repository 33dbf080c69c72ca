/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/tc-board-private.h"
#include "fixture.h"
#include "widgets.h"

/* A board that grows, while rooms are laid on it. */

typedef struct {
  Fixture base;
  TcGame *game;
  GtkWidget *window;
  TcBoard *board;
  TcRng rng;
} GrowFixture;

static void
show (GrowFixture *fixture)
{
  tc_board_take_view (fixture->board,
                      tc_rules_view (tc_game_get_ruleset (fixture->game),
                                     tc_game_get_state (fixture->game), TC_SEAT_NONE));
}

static void
set_up (GrowFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "house");
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  fixture->game =
    tc_game_new (tc_build_get_ruleset (tc_document_get_build (fixture->base.document)), 0, 7);
  tc_rng_init (&fixture->rng, 7);
  fixture->window = gtk_window_new ();
  fixture->board = g_object_new (TC_TYPE_BOARD, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 772, 690);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  show (fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
}

static void
tear_down (GrowFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  tc_game_free (fixture->game);
  fixture_tear_down (&fixture->base, data);
}

static void
decide (GrowFixture *fixture)
{
  guint n;
  const TcMove *moves = tc_game_get_moves (fixture->game, &n);
  TcMove move = moves[tc_rng_below (&fixture->rng, n)];

  g_assert_true (tc_game_apply (fixture->game, &move, NULL));
  show (fixture);
}

/* (transfer full): keys of the tiles, and where they are in the widget. */
static GHashTable *
find_places (GrowFixture *fixture)
{
  GHashTable *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_get_view (fixture->board), &n);

  for (guint i = 0; i < n; i++) {
    double at[2];

    if (containers[i].kind != TC_CONTAINER_TILE)
      continue;
    g_assert_true (tc_board_get_place (fixture->board, containers[i].key, &at[0], &at[1]));
    g_hash_table_insert (places, g_strdup (containers[i].key), g_memdup2 (at, sizeof at));
  }
  return places;
}

static gboolean
is_gone (const double *before, const double *after)
{
  return hypot (before[0] - after[0], before[1] - after[1]) > 2;
}

/* Whether something is new; @out_is_steady: and the tile next to it is where it was. */
static gboolean
has_grown (GHashTable *before, GHashTable *after, gboolean *out_is_steady)
{
  GHashTableIter iter;
  gpointer key, value;
  const double *fresh = NULL;
  double least = G_MAXDOUBLE;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (!g_hash_table_contains (before, key))
      fresh = value;
  if (fresh == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const double *was = g_hash_table_lookup (before, key);
    const double *is = value;
    double distance = hypot (is[0] - fresh[0], is[1] - fresh[1]);

    if (was == NULL || distance >= least)
      continue;
    least = distance;
    *out_is_steady = !is_gone (was, is);
  }
  return TRUE;
}

static gboolean
shows_all (GrowFixture *fixture)
{
  TcBoardRect seen = tc_board_transform_rect (&fixture->board->transform,
                                              tc_board_layout_get_extent (fixture->board->layout));

  return seen.x >= -1 && seen.y >= -1 &&
         seen.x + seen.width <= gtk_widget_get_width (GTK_WIDGET (fixture->board)) + 1 &&
         seen.y + seen.height <= gtk_widget_get_height (GTK_WIDGET (fixture->board)) + 1;
}

/* It fills what there is, and stands in the middle. */
static gboolean
is_fit (GrowFixture *fixture)
{
  TcBoardTransform fit = tc_board_get_fit (fixture->board);
  TcBoardTransform is = fixture->board->transform;

  return fabs (is.scale - fit.scale) < 1e-9 && fabs (is.x - fit.x) <= 1 && fabs (is.y - fit.y) <= 1;
}

/* What nobody has moved is always what Fit would make of it; and it gets smaller in a few steps, so
 * that what one looks at mostly stays where it is. */
static void
test_steady (GrowFixture *fixture, gconstpointer data)
{
  guint n_grown = 0, n_steady = 0, n_scaled = 0;

  for (guint i = 0; i < 400 && !tc_game_is_over (fixture->game); i++) {
    g_autoptr (GHashTable) before = find_places (fixture);
    g_autoptr (GHashTable) after = NULL;
    double scale = fixture->board->transform.scale;
    gboolean is_steady = FALSE;

    decide (fixture);
    after = find_places (fixture);
    g_assert_true (shows_all (fixture));
    g_assert_true (is_fit (fixture));
    n_scaled += fabs (fixture->board->transform.scale - scale) > 1e-6;
    if (!has_grown (before, after, &is_steady))
      continue;
    n_grown++;
    n_steady += is_steady;
  }
  g_test_message ("grown %u times, steady %u, scaled %u", n_grown, n_steady, n_scaled);
  g_assert_cmpuint (n_grown, >, 30);
  g_assert_cmpuint (n_scaled, <=, 8);
  g_assert_cmpuint (n_steady * 4, >, n_grown * 3);
}

/* Whoever has zoomed in keeps that, and sees the places where something can be laid now. */
static void
test_by_hand (GrowFixture *fixture, gconstpointer data)
{
  double width = gtk_widget_get_width (GTK_WIDGET (fixture->board));
  double height = gtk_widget_get_height (GTK_WIDGET (fixture->board));
  guint n_seen = 0;
  double scale;

  tc_board_zoom_in (fixture->board);
  tc_board_zoom_in (fixture->board);
  scale = fixture->board->transform.scale;
  for (guint i = 0; i < 300 && !tc_game_is_over (fixture->game); i++) {
    g_autoptr (GHashTable) before = find_places (fixture);
    g_autoptr (GHashTable) after = NULL;
    GHashTableIter iter;
    gpointer key, value;
    const double *fresh = NULL;
    guint n_fresh = 0;

    decide (fixture);
    g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, scale, 1e-9);
    after = find_places (fixture);
    g_hash_table_iter_init (&iter, after);
    while (g_hash_table_iter_next (&iter, &key, &value)) {
      if (g_hash_table_contains (before, key))
        continue;
      fresh = value;
      n_fresh++;
    }
    if (n_fresh != 1)
      continue;
    g_assert_true (fresh[0] > 0 && fresh[0] < width && fresh[1] > 0 && fresh[1] < height);
    n_seen++;
  }
  g_assert_cmpuint (n_seen, >, 10);
}

/* A screen that is passed on shows nothing meanwhile, and then what it showed. */
static void
test_covered (GrowFixture *fixture, gconstpointer data)
{
  TcBoardTransform before;

  for (guint i = 0; i < 60; i++)
    decide (fixture);
  before = fixture->board->transform;
  tc_board_take_view (fixture->board, tc_view_new ());
  show (fixture);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, before.scale, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.x, before.x, 1.0);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.y, before.y, 1.0);
}

/* Behind the cover another game begins: it is shown as it would be at first, and not as what the
 * board has grown to. */
static void
test_another_game (GrowFixture *fixture, gconstpointer data)
{
  TcBoardTransform first = fixture->board->transform;
  TcRuleset *ruleset = tc_game_get_ruleset (fixture->game);

  for (guint i = 0; i < 400 && !tc_game_is_over (fixture->game); i++)
    decide (fixture);
  g_assert_cmpfloat (fabs (fixture->board->transform.scale - first.scale), >, 1e-6);
  tc_game_free (fixture->game);
  fixture->game = tc_game_new (ruleset, 0, 7);
  tc_board_take_view (fixture->board, tc_view_new ());
  tc_board_zoom_fit (fixture->board);
  show (fixture);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, first.scale, 1e-9);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.x, first.x, 1.0);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.y, first.y, 1.0);
}

/* Of the boxes of players, one below the other. */
static guint
count_lines (GrowFixture *fixture)
{
  const TcBoardLayout *layout = fixture->board->layout;
  const TcViewContainer *containers;
  double last = 0;
  guint n_lines = 0;
  guint n;

  containers = tc_view_get_containers (tc_board_get_view (fixture->board), &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (layout, i);

    if (containers[i].kind != TC_CONTAINER_HAND || !place->is_box || place->is_row)
      continue;
    n_lines += n_lines == 0 || place->bounds.y > last;
    last = place->bounds.y;
  }
  return n_lines;
}

/* However many play, and however far the house has grown. */
static void
test_lines_of_players (GrowFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_game_get_ruleset (fixture->game);

  for (guint setup = 0; setup < tc_ruleset_get_n_setups (ruleset); setup++) {
    guint n_lines;

    tc_game_free (fixture->game);
    fixture->game = tc_game_new (ruleset, setup, 7);
    tc_board_take_view (fixture->board, tc_view_new ());
    tc_board_zoom_fit (fixture->board);
    show (fixture);
    n_lines = count_lines (fixture);
    for (guint i = 0; i < 300 && !tc_game_is_over (fixture->game); i++) {
      decide (fixture);
      g_assert_cmpuint (count_lines (fixture), ==, n_lines);
    }
  }
}

/* Of names of rows, in pixels; 5 is what is drawn at all. */
#define LEAST_NAME 6.0

static void
check_names (GrowFixture *fixture)
{
  const TcBoardLayout *layout = fixture->board->layout;
  guint n;

  tc_view_get_containers (tc_board_get_view (fixture->board), &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (layout, i);

    if (place->is_row)
      g_assert_cmpfloat (place->name_size * fixture->board->transform.scale, >=, LEAST_NAME);
  }
}

/* Names and numbers of the players' traits can be read to the end, and the rooms do not get too
 * small for that. */
static void
test_readable (GrowFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_game_get_ruleset (fixture->game);
  const TcBot *bot = tc_bot_find (ruleset, "heuristic");

  for (guint i = 0; i < 3 * tc_ruleset_get_n_setups (ruleset); i++) {
    g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
    TcRng rng;

    tc_bot_rng_init (&rng, i);
    tc_game_free (fixture->game);
    fixture->game = tc_game_new (ruleset, i / 3, i);
    show (fixture);
    for (guint k = 0; k < 400 && !tc_game_is_over (fixture->game); k++) {
      TcMove move = tc_bot_desk_decide (desk, bot, tc_game_get_state (fixture->game), &rng);

      g_assert_true (tc_game_apply (fixture->game, &move, NULL));
      show (fixture);
      check_names (fixture);
      g_assert_cmpfloat (100 * fixture->board->transform.scale, >=, 30);
    }
  }
}

#define ADD(name, function)                                                                        \
  g_test_add ("/board-grow/" name, GrowFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("steady", test_steady);
  ADD ("by-hand", test_by_hand);
  ADD ("covered", test_covered);
  ADD ("another-game", test_another_game);
  ADD ("lines-of-players", test_lines_of_players);
  ADD ("readable", test_readable);
  return g_test_run ();
}
