/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/tc-board-private.h"
#include "fixture.h"
#include "widgets.h"

/* Whole games of cards, played by bots: what one was about to click stays where it is. */

#define SEED           7
#define MOST_DECISIONS 2000

typedef struct {
  Fixture base;
  TcRuleset *ruleset;
  GtkWidget *window;
  TcBoard *board;
} SteadyFixture;

/* As large as the board is on the page of a window of 1280 by 800. */
static void
set_up (SteadyFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, data);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  fixture->window = gtk_window_new ();
  fixture->board = g_object_new (TC_TYPE_BOARD, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 780, 706);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (SteadyFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static void
show (SteadyFixture *fixture, TcGame *game, guint8 viewer)
{
  tc_board_take_view (fixture->board,
                      tc_rules_view (fixture->ruleset, tc_game_get_state (game), viewer));
}

/* (transfer full): keys of what lies beside the board, and where. */
static GHashTable *
find_boxes (SteadyFixture *fixture)
{
  GHashTable *boxes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_get_view (fixture->board), &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (fixture->board->layout, i);

    if (place->is_box && place->bounds.width > 0)
      g_hash_table_insert (boxes, g_strdup (containers[i].key),
                           g_memdup2 (&place->bounds, sizeof place->bounds));
  }

  return boxes;
}

static void
assert_same (GHashTable *before, GHashTable *after)
{
  GHashTableIter iter;
  gpointer key, value;

  g_assert_cmpuint (g_hash_table_size (before), ==, g_hash_table_size (after));
  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const TcBoardRect *was = value;
    const TcBoardRect *is = g_hash_table_lookup (after, key);

    if (is == NULL || memcmp (was, is, sizeof *is) != 0)
      g_error ("%s has moved", (const char *) key);
  }
}

/* What lies in a box with room for it is inside, however much it is. */
static void
assert_inside (SteadyFixture *fixture)
{
  const TcBoardLayout *layout = fixture->board->layout;
  guint n, n_containers;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_get_view (fixture->board), &n_containers);

  for (guint i = 0; i < n; i++) {
    const TcBoardPlace *place = tc_board_layout_get_place (layout, spots[i].container);
    TcBoardRect rect = spots[i].rect;

    if (containers[spots[i].container].room == 0)
      continue;
    g_assert_cmpfloat (rect.x, >=, place->bounds.x);
    g_assert_cmpfloat (rect.y, >=, place->bounds.y);
    g_assert_cmpfloat (rect.x + rect.width, <=, place->bounds.x + place->bounds.width);
    g_assert_cmpfloat (rect.y + rect.height, <=, place->bounds.y + place->bounds.height);
  }
}

/* A floor grows in a step now and then, and the haunt gets its box when it begins. */
static gboolean
has_grown (SteadyFixture *fixture, TcBoardRect board, GHashTable *before, GHashTable *after)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_get_view (fixture->board), &n);
  TcBoardRect now = tc_board_layout_get_board (fixture->board->layout);

  for (guint i = 0; i < n; i++)
    if (containers[i].kind == TC_CONTAINER_FLOOR)
      return memcmp (&board, &now, sizeof now) != 0 ||
             g_hash_table_contains (after, "haunt") != g_hash_table_contains (before, "haunt");

  return FALSE;
}

/* To the end, as @viewer sees it, and as all is seen then. */
static void
play (SteadyFixture *fixture, guint setup, guint8 viewer)
{
  g_autoptr (TcGame) game = tc_game_new (fixture->ruleset, setup, SEED);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (fixture->ruleset);
  const TcBot *bot = tc_bot_find (fixture->ruleset, "heuristic");
  g_autoptr (GHashTable) before = NULL;
  guint n_grown = 0;
  double scale;
  TcRng rng;

  tc_bot_rng_init (&rng, SEED);
  show (fixture, game, viewer);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  tc_board_zoom_fit (fixture->board);
  before = find_boxes (fixture);
  for (guint i = 0; i < MOST_DECISIONS && !tc_game_is_over (game); i++) {
    TcMove move = tc_bot_desk_decide (desk, bot, tc_game_get_state (game), &rng);
    TcBoardRect board = tc_board_layout_get_board (fixture->board->layout);
    g_autoptr (GHashTable) after = NULL;

    scale = fixture->board->transform.scale;
    g_assert_true (tc_game_apply (game, &move, NULL));
    show (fixture, game, viewer);
    after = find_boxes (fixture);
    assert_inside (fixture);
    if (has_grown (fixture, board, before, after)) {
      g_hash_table_unref (before);
      before = g_steal_pointer (&after);
      n_grown++;
      continue;
    }
    assert_same (before, after);
    g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, scale, 1e-9);
  }
  g_assert_true (tc_game_is_over (game));
  g_assert_cmpuint (n_grown, <=, 12);
  scale = fixture->board->transform.scale;
  show (fixture, game, TC_SEAT_NONE);
  g_assert_cmpfloat_with_epsilon (fixture->board->transform.scale, scale, 1e-9);
}

static void
test_games (SteadyFixture *fixture, gconstpointer data)
{
  for (guint setup = 0; setup < tc_ruleset_get_n_setups (fixture->ruleset); setup++) {
    play (fixture, setup, TC_SEAT_NONE);
    play (fixture, setup, 0);
  }
}

#define ADD(system)                                                                                \
  g_test_add ("/board-steady/" system, SteadyFixture, system, set_up, test_games, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("bell-1938");
  ADD ("badge");
  ADD ("dune");
  ADD ("house");
  return g_test_run ();
}
