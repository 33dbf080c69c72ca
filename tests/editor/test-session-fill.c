/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"
#include "pages/play/tc-session.h"

typedef struct {
  Fixture base;
  TcSession *session;
  guint n_changed;
} FillFixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static TcRuleset *
get_ruleset (FillFixture *fixture)
{
  return tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
}

static void
set_up (FillFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  g_assert_nonnull (get_ruleset (fixture));
  fixture->session = tc_session_new ();
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count_cb),
                            &fixture->n_changed);
}

static void
tear_down (FillFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->session);
  fixture_tear_down (&fixture->base, data);
}

static void
start (FillFixture *fixture)
{
  gint setup = tc_ruleset_find_setup (get_ruleset (fixture), "free");

  g_assert_cmpint (setup, >=, 0);
  tc_session_start (fixture->session, get_ruleset (fixture), (guint) setup, 7);
  fixture->n_changed = 0;
}

/* Only the player who decides places, and with one change for whoever looks on. */
static void
test_fills_for_one (FillFixture *fixture, gconstpointer data)
{
  TcGame *game;
  guint8 seat;
  guint n;

  start (fixture);
  game = tc_session_get_game (fixture->session);
  seat = tc_game_get_state (game)->actor;
  g_assert_true (tc_session_can_fill (fixture->session));
  n = tc_session_fill (fixture->session, NULL);
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  g_assert_cmpuint (tc_game_get_state (game)->actor, !=, seat);
  g_assert_true (tc_session_can_fill (fixture->session));

  g_assert_true (tc_session_undo (fixture->session));
  g_assert_cmpuint (tc_game_get_state (game)->actor, ==, seat);
}

static void
test_same_seed_same_places (FillFixture *fixture, gconstpointer data)
{
  static const guint64 seeds[] = { 3, 3, 4 };
  guint64 hashes[G_N_ELEMENTS (seeds)];

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++) {
    start (fixture);
    while (tc_session_fill (fixture->session, &seeds[i]) > 0)
      ;
    g_assert_false (tc_session_can_fill (fixture->session));
    hashes[i] = tc_game_get_hash (tc_session_get_game (fixture->session));
  }
  g_assert_cmphex (hashes[0], ==, hashes[1]);
  g_assert_cmphex (hashes[0], !=, hashes[2]);
}

/* Bots place for themselves. */
static void
test_not_for_bots (FillFixture *fixture, gconstpointer data)
{
  g_assert_false (tc_session_can_fill (fixture->session));
  g_assert_cmpuint (tc_session_fill (fixture->session, NULL), ==, 0);
  start (fixture);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (get_ruleset (fixture)); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (get_ruleset (fixture), "random"));
  fixture->n_changed = 0;
  g_assert_false (tc_session_can_fill (fixture->session));
  g_assert_cmpuint (tc_session_fill (fixture->session, NULL), ==, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/session-fill/" name, FillFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("fills-for-one", test_fills_for_one);
  ADD ("same-seed-same-places", test_same_seed_same_places);
  ADD ("not-for-bots", test_not_for_bots);
  return g_test_run ();
}
