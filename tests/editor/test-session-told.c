/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

/* What a player alone has learned, before the screen goes to the next one. */

/* One of the legal moves of the person whose turn it is. */
static void
decide (SessionFixture *fixture, guint nth)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  g_autoptr (GError) error = NULL;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_true (tc_session_apply (fixture->session, &moves[nth % n].move, &error));
  g_assert_no_error (error);
}

/* Whether the last decision told @viewer something that nobody else may read. */
static gboolean
has_told (SessionFixture *fixture, guint8 viewer)
{
  TcGame *game = tc_session_get_game (fixture->session);
  gint last = (gint) tc_game_get_n_moves (game) - 1;
  g_auto (GStrv) own = tc_game_dup_log (game, viewer, last);
  g_auto (GStrv) all = tc_game_dup_log (game, TC_SEAT_PUBLIC, last);

  for (guint i = 1; own[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) all, own[i]))
      return TRUE;
  return FALSE;
}

/* @viewer goes on seeing what was there before, and nothing of who decides next. */
static void
check_reading (SessionFixture *fixture, guint8 viewer)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  g_auto (GStrv) told = tc_session_dup_told (fixture->session);
  guint8 next = tc_session_get_awaiting_viewer (fixture->session);
  guint n;

  g_assert_cmpuint (next, ==, session_get_actor (fixture));
  g_assert_cmpuint (next, !=, viewer);
  g_assert_false (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, viewer);
  tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (g_strv_length (told), >, 0);
  g_assert_false (tc_session_step (fixture->session));
  g_assert_cmpuint (tc_session_fill (fixture->session, NULL), ==, 0);
}

/* What somebody alone has learned is read before the screen is passed on; what was only decided
 * keeps nobody waiting. */
static void
test_what_was_told_is_read (SessionFixture *fixture, gconstpointer data)
{
  guint n_read = 0;
  guint n_at_once = 0;

  session_seat (fixture, G_MAXUINT);
  session_restart (fixture);
  for (guint i = 0; i < 300 && !tc_game_is_over (tc_session_get_game (fixture->session)); i++) {
    guint8 viewer = tc_session_get_viewer (fixture->session);

    if (tc_session_is_covered (fixture->session)) {
      tc_session_take_screen (fixture->session);
      continue;
    }
    decide (fixture, i);
    if (session_get_actor (fixture) == viewer ||
        tc_game_is_over (tc_session_get_game (fixture->session)))
      continue;
    if (has_told (fixture, viewer)) {
      check_reading (fixture, viewer);
      tc_session_pass_screen (fixture->session);
      n_read++;
    } else {
      n_at_once++;
    }
    g_assert_true (tc_session_is_covered (fixture->session));
    g_assert_cmpuint (tc_session_get_awaiting_viewer (fixture->session), ==, TC_SEAT_NONE);
  }
  g_assert_cmpuint (n_read, >, 0);
  g_assert_cmpuint (n_at_once, >, 0);
}

/* Bots between two people decide as ever, and then it is read, as long as nobody goes back. */
static void
test_read_after_bots (SessionFixture *fixture, gconstpointer data)
{
  guint n_read = 0;

  session_seat (fixture, 5u);
  session_restart (fixture);
  for (guint i = 0; i < 300 && n_read == 0; i++) {
    if (tc_session_is_covered (fixture->session))
      tc_session_take_screen (fixture->session);
    else if (tc_session_get_awaiting_viewer (fixture->session) != TC_SEAT_NONE)
      n_read++;
    else if (!tc_session_step (fixture->session))
      decide (fixture, i);
  }
  g_assert_cmpuint (n_read, ==, 1);
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_cmpuint (tc_session_get_awaiting_viewer (fixture->session), ==, TC_SEAT_NONE);
  tc_session_set_umpire (fixture->session, FALSE);
  g_assert_true (tc_session_is_covered (fixture->session));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/session/told/read/badge", SessionFixture, "badge", session_set_up,
              test_what_was_told_is_read, session_tear_down);
  g_test_add ("/editor/session/told/read/dune", SessionFixture, "dune", session_set_up,
              test_what_was_told_is_read, session_tear_down);
  g_test_add ("/editor/session/told/after-bots", SessionFixture, "badge", session_set_up,
              test_read_after_bots, session_tear_down);

  return g_test_run ();
}
