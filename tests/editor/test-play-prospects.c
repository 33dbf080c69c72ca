/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"
#include "pages/play/tc-play-prospects.h"
#include "widgets.h"

#define MOST_MOVES    700
#define LEAST_FOUND   2 /* moves of one position whose results need scrolling */
#define LEAST_RESULTS 8

typedef struct {
  Fixture base;
  TcGame *game;
  TcMove found[LEAST_FOUND];
  GtkWidget *window;
  TcPlayProspects *prospects;
  GtkAdjustment *place;
} Foreseeing;

/* How many of the moves have so many results that they do not fit. */
static guint
find_moves (Foreseeing *it)
{
  guint n;
  guint n_found = 0;
  const TcMove *moves = tc_game_get_moves (it->game, &n);

  for (guint i = 0; i < n && n_found < LEAST_FOUND; i++) {
    g_autoptr (TcProspects) prospects =
      tc_prospects_new (tc_game_get_ruleset (it->game), tc_game_get_state (it->game), &moves[i]);

    if (prospects != NULL && tc_prospects_get_n (prospects) >= LEAST_RESULTS)
      it->found[n_found++] = moves[i];
  }
  return n_found;
}

static void
play_until_found (Foreseeing *it)
{
  TcRng rng;

  tc_rng_init (&rng, 7);
  for (guint i = 0; i < MOST_MOVES && find_moves (it) < LEAST_FOUND; i++) {
    guint n;
    const TcMove *moves = tc_game_get_moves (it->game, &n);
    TcMove move = moves[tc_rng_below (&rng, n)];

    g_assert_true (tc_game_apply (it->game, &move, NULL));
  }
  g_assert_cmpuint (find_moves (it), ==, LEAST_FOUND);
}

static void
set_up (Foreseeing *it, gconstpointer system)
{
  fixture_set_up_with (&it->base, system);
  fixture_open (&it->base);
  it->game =
    tc_game_new (tc_build_get_ruleset (tc_document_get_build (it->base.document)), 0, 1940);
  play_until_found (it);
  it->window = gtk_window_new ();
  it->prospects = g_object_new (TC_TYPE_PLAY_PROSPECTS, NULL);
  it->place = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_type (GTK_WIDGET (it->prospects), GTK_TYPE_SCROLLED_WINDOW)));
  gtk_window_set_default_size (GTK_WINDOW (it->window), 344, 140);
  gtk_window_set_child (GTK_WINDOW (it->window), GTK_WIDGET (it->prospects));
  gtk_window_present (GTK_WINDOW (it->window));
}

static void
tear_down (Foreseeing *it, gconstpointer system)
{
  gtk_window_destroy (GTK_WINDOW (it->window));
  run_until_idle ();
  tc_game_free (it->game);
  fixture_tear_down (&it->base, system);
}

static void
show (Foreseeing *it, const TcMove *move)
{
  g_autoptr (TcProspects) prospects =
    tc_prospects_new (tc_game_get_ruleset (it->game), tc_game_get_state (it->game), move);

  g_assert_nonnull (prospects);
  tc_play_prospects_show (it->prospects, move, NULL, prospects);
}

/* As long as it takes until the rows have their places. */
static void
scroll_down (Foreseeing *it, gint to)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (gtk_adjustment_get_upper (it->place) - gtk_adjustment_get_page_size (it->place) < to &&
         g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  gtk_adjustment_set_value (it->place, to);
  g_assert_cmpint ((gint) gtk_adjustment_get_value (it->place), ==, to);
}

/* Another move is read from its beginning, the same one from where it was. */
static void
test_place (Foreseeing *it, gconstpointer data)
{
  show (it, &it->found[0]);
  scroll_down (it, 40);
  show (it, &it->found[0]);
  g_assert_cmpint ((gint) gtk_adjustment_get_value (it->place), ==, 40);
  tc_play_prospects_show (it->prospects, NULL, NULL, NULL);
  show (it, &it->found[0]);
  g_assert_cmpint ((gint) gtk_adjustment_get_value (it->place), ==, 40);
  show (it, &it->found[1]);
  g_assert_cmpint ((gint) gtk_adjustment_get_value (it->place), ==, 0);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  g_test_add ("/editor/play-prospects/place", Foreseeing, "betrayal-1940", set_up, test_place,
              tear_down);

  return g_test_run ();
}
