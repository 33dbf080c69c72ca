/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-news.h"

#include <string.h>

#include "fixture.h"
#include "widgets.h"

typedef struct {
  Fixture base;
  TcSession *session;
  TcRuleset *ruleset;
  GtkWidget *window;
  GtkWidget *news;
} NewsFixture;

static void
set_up (NewsFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "house");
  fixture_open (&fixture->base);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  fixture->session = tc_session_new ();
  fixture->window = gtk_window_new ();
  fixture->news = g_object_new (TC_TYPE_PLAY_NEWS, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->news);
  tc_play_part_set_session (TC_PLAY_PART (fixture->news), fixture->session);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (NewsFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_clear_object (&fixture->session);
  fixture_tear_down (&fixture->base, data);
}

/* A game that only bots play. */
static void
start_bots (NewsFixture *fixture)
{
  tc_session_start (fixture->session, fixture->ruleset, 0, 1940);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (fixture->ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (fixture->ruleset, "random"));
  tc_session_start (fixture->session, fixture->ruleset, 0, 1940);
}

/* What changes the game for everybody stands over the board until it was read. */
static void
test_news (NewsFixture *fixture, gconstpointer data)
{
  GtkWidget *news = fixture->news;
  g_autofree char *words = NULL;
  TcGame *game;
  guint n_moves;

  start_bots (fixture);
  game = tc_session_get_game (fixture->session);
  g_assert_false (gtk_widget_get_visible (news));
  while (!gtk_widget_get_visible (news))
    g_assert_true (tc_session_step (fixture->session));
  n_moves = tc_game_get_n_moves (game);
  words = dup_labels (news);
  g_assert_nonnull (strstr (words, "the haunt begins"));
  tc_session_step (fixture->session);
  g_assert_true (gtk_widget_get_visible (news));

  g_signal_emit_by_name (find_type (news, GTK_TYPE_BUTTON), "clicked");
  g_assert_false (gtk_widget_get_visible (news));
  g_signal_emit_by_name (fixture->session, "changed");
  g_assert_false (gtk_widget_get_visible (news));

  /* What was there before somebody went back to it is not said again, */
  tc_session_jump (fixture->session, n_moves - 1);
  tc_session_jump (fixture->session, n_moves + 1);
  g_assert_true (gtk_widget_get_visible (news));
  tc_session_jump (fixture->session, n_moves);
  g_assert_false (gtk_widget_get_visible (news));

  /* but what is taken back and happens again is. */
  tc_session_jump (fixture->session, n_moves - 1);
  g_assert_false (gtk_widget_get_visible (news));
  tc_session_jump (fixture->session, n_moves);
  g_assert_true (gtk_widget_get_visible (news));
  start_bots (fixture);
  g_assert_false (gtk_widget_get_visible (news));
}

/* Whatever has happened since, with who is the traitor or that it is a secret. */
static void
assert_haunt_leads (GStrv lines, const char *words)
{
  for (guint i = 0; lines[i] != NULL; i++) {
    if (!g_str_has_prefix (lines[i], "Haunt "))
      continue;
    g_assert_true (g_str_has_prefix (words, lines[i]));
    g_assert_nonnull (lines[i + 1]);
    g_assert_nonnull (strstr (lines[i + 1], "traitor"));
    g_assert_true (g_str_has_prefix (words + strlen (lines[i]) + 1, lines[i + 1]));
  }
}

/* Newer news takes the place of older one where all would be too long, and the end that of all. */
static void
test_news_is_superseded (NewsFixture *fixture, gconstpointer data)
{
  GtkWidget *news = fixture->news;
  g_autofree char *outcome = NULL;
  g_auto (GStrv) end = NULL;
  TcGame *game;
  guint n_superseded = 0;

  start_bots (fixture);
  game = tc_session_get_game (fixture->session);
  while (tc_session_step (fixture->session)) {
    g_auto (GStrv) lines = tc_game_dup_news (game, TC_SEAT_NONE, 0);
    g_auto (GStrv) last = tc_game_dup_news (game, TC_SEAT_NONE, tc_game_get_n_moves (game) - 1);
    g_autofree char *words = dup_labels (news);

    g_assert_cmpint (gtk_widget_get_visible (news), ==,
                     lines[0] != NULL && !tc_game_is_over (game));
    if (last[0] == NULL || tc_game_is_over (game))
      continue;
    assert_haunt_leads (lines, words);
    g_assert_nonnull (strstr (words, last[0]));
    if (g_strv_length (lines) == g_strv_length (last))
      continue;
    if (g_strv_length (lines) <= 4) {
      g_assert_nonnull (strstr (words, lines[0]));
      continue;
    }
    n_superseded++;
    g_assert_null (strstr (words, lines[0]));
    g_assert_nonnull (strstr (words, "in the log"));
  }
  g_assert_cmpuint (n_superseded, >, 0);
  g_assert_true (tc_game_is_over (game));
  g_assert_false (gtk_widget_get_visible (news));

  outcome = tc_session_dup_outcome (fixture->session);
  end = tc_game_dup_end (game, TC_SEAT_NONE);
  g_assert_nonnull (end[0]);
  g_assert_true (g_str_has_prefix (outcome, end[0]));
}

static gboolean
is_persons_turn (NewsFixture *fixture)
{
  return !tc_session_is_bots_turn (fixture->session) &&
         !tc_game_is_over (tc_session_get_game (fixture->session));
}

/* By whose turn it is: a bot, or the first legal move. Returns whether that was news to @viewer. */
static gboolean
decide (NewsFixture *fixture, guint8 viewer)
{
  TcGame *game = tc_session_get_game (fixture->session);
  g_auto (GStrv) news = NULL;

  if (is_persons_turn (fixture)) {
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
    guint n;
    const TcMove move = tc_view_get_moves (view, &n)[0].move;

    g_assert_true (tc_session_apply (fixture->session, &move, NULL));
  } else
    g_assert_true (tc_session_step (fixture->session));
  news = tc_game_dup_news (game, viewer, tc_game_get_n_moves (game) - 1);
  return news[0] != NULL;
}

/* The news leave when the one who has them before their eyes decides something, and not while bots
 * do. */
static void
test_news_leaves (NewsFixture *fixture, gconstpointer data)
{
  guint n_left = 0;
  guint n_stayed = 0;

  start_bots (fixture);
  tc_session_set_bot (fixture->session, 0, NULL);
  tc_session_start (fixture->session, fixture->ruleset, 0, 1940);
  while (!tc_game_is_over (tc_session_get_game (fixture->session))) {
    gboolean was_visible = gtk_widget_get_visible (fixture->news);
    gboolean is_persons = is_persons_turn (fixture);
    gboolean is_news = decide (fixture, 0);

    if (tc_game_is_over (tc_session_get_game (fixture->session)) || is_news)
      continue;
    g_assert_cmpint (gtk_widget_get_visible (fixture->news), ==, was_visible && !is_persons);
    n_left += was_visible && is_persons;
    n_stayed += was_visible && !is_persons;
  }
  g_assert_cmpuint (n_left, >, 0);
  g_assert_cmpuint (n_stayed, >, 0);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  g_test_add ("/editor/play-news/read", NewsFixture, NULL, set_up, test_news, tear_down);
  g_test_add ("/editor/play-news/leaves", NewsFixture, NULL, set_up, test_news_leaves, tear_down);
  g_test_add ("/editor/play-news/superseded", NewsFixture, NULL, set_up, test_news_is_superseded,
              tear_down);

  return g_test_run ();
}
