/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

#include "pages/play/tc-session.h"

typedef struct {
  Fixture base;
  TcSession *session;
} Branching;

static void
begin (Branching *branching, const char *system)
{
  TcRuleset *ruleset;

  fixture_set_up_with (&branching->base, system);
  fixture_open (&branching->base);
  wait_for_build (branching->base.document);
  ruleset = tc_build_get_ruleset (tc_document_get_build (branching->base.document));
  g_assert_nonnull (ruleset);
  branching->session = tc_session_new ();
  tc_session_start (branching->session, ruleset, 0, 1940);
}

static void
end (Branching *branching)
{
  g_assert_finalize_object (branching->session);
  fixture_tear_down (&branching->base, NULL);
}

/* Until each decision is a step of its own: those on sets come first. */
#define OPENING 8

/* The legal move of that number; what follows from it is another game. */
static void
decide (Branching *branching, guint index)
{
  g_autoptr (GError) error = NULL;
  guint n;
  const TcMove *moves = tc_game_get_moves (tc_session_get_game (branching->session), &n);
  TcMove move;

  g_assert_cmpuint (n, >, index);
  move = moves[index];
  g_assert_true (tc_session_apply (branching->session, &move, &error));
  g_assert_no_error (error);
}

static guint64
get_hash (Branching *branching)
{
  return tc_game_get_hash (tc_session_get_game (branching->session));
}

static guint
count (Branching *branching)
{
  return tc_session_get_n_branches (branching->session);
}

static void
go_to (Branching *branching, guint index)
{
  TcDivergence divergence = { 0 };

  g_assert_true (tc_session_switch (branching->session, index, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  tc_divergence_clear (&divergence);
}

/* Going back alone leaves nothing behind, deciding the same neither; deciding otherwise does. */
static void
test_keeps_what_is_left (void)
{
  Branching branching = { 0 };
  guint64 first, second;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  first = get_hash (&branching);
  g_assert_cmpuint (count (&branching), ==, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  g_assert_cmpuint (count (&branching), ==, 0);
  decide (&branching, 1);
  second = get_hash (&branching);
  g_assert_cmpuint (count (&branching), ==, 1);

  go_to (&branching, 0);
  g_assert_cmpuint (get_hash (&branching), ==, first);
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (branching.session)), ==, OPENING + 3);
  g_assert_cmpuint (count (&branching), ==, 1);
  go_to (&branching, 0);
  g_assert_cmpuint (get_hash (&branching), ==, second);
  g_assert_cmpuint (count (&branching), ==, 1);
  end (&branching);
}

static void
test_tree (void)
{
  Branching branching = { 0 };
  g_autofree char *detail = NULL;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  decide (&branching, 1);
  decide (&branching, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 2));
  decide (&branching, 1);
  /* The second hangs on the first, and the game on the second. */
  g_assert_cmpuint (count (&branching), ==, 2);
  g_assert_cmpuint (tc_session_get_branch_depth (branching.session, 0), ==, 0);
  g_assert_cmpuint (tc_session_get_branch_depth (branching.session, 1), ==, 1);
  g_assert_cmpuint (tc_session_get_branch_depth (branching.session, 2), ==, 2);
  detail = tc_session_dup_branch_detail (branching.session, 0);
  g_assert_true (g_str_has_prefix (detail, "11 moves, with “"));
  g_assert_nonnull (strstr (tc_session_get_branch_title (branching.session, 0), "Turn 1"));
  end (&branching);
}

/* A bookmark stays when it is used, and leads to its place in the middle of the line. */
static void
test_bookmark (void)
{
  Branching branching = { 0 };
  guint64 marked;

  begin (&branching, "betrayal-1940");
  decide (&branching, 0);
  tc_session_bookmark (branching.session);
  marked = get_hash (&branching);
  decide (&branching, 0);
  decide (&branching, 0);
  go_to (&branching, 0);
  g_assert_cmpuint (get_hash (&branching), ==, marked);
  g_assert_cmpuint (count (&branching), ==, 2);
  go_to (&branching, 0);
  g_assert_cmpuint (get_hash (&branching), ==, marked);
  g_assert_cmpuint (count (&branching), ==, 2);
  tc_session_start (branching.session,
                    tc_game_get_ruleset (tc_session_get_game (branching.session)), 0, 7);
  g_assert_cmpuint (count (&branching), ==, 0);
  end (&branching);
}

/* Notes are saved with the game, go with what they are about, and come back with its line. */
static void
test_pins (void)
{
  Branching branching = { 0 };
  TcDivergence divergence = { 0 };
  g_autofree char *replay = NULL;
  g_autofree char *broken = NULL;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 2; i++)
    decide (&branching, 0);
  tc_session_add_pin (branching.session, "Sedan", "weak:\nhold it");
  replay = tc_session_dup_replay (branching.session, TC_SEAT_NONE);
  g_assert_nonnull (strstr (replay, "\n# pin 10 Sedan: weak: hold it\n"));

  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  decide (&branching, 1);
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 0);
  go_to (&branching, 0);
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  g_assert_cmpstr (tc_session_get_pin (branching.session, 0)->text, ==, "weak: hold it");
  g_assert_cmpstr (tc_session_get_pin (branching.session, 0)->place, ==, "Sedan");

  broken =
    g_strconcat (replay, "# pin\n# pin x: y\n# pin 99999 Lille: late\n# pin 3 Lille\n", NULL);
  g_assert_true (tc_session_load (branching.session,
                                  tc_game_get_ruleset (tc_session_get_game (branching.session)),
                                  broken, &divergence));
  tc_divergence_clear (&divergence);
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  end (&branching);
}

/* Where something is hidden another line would show it. */
static void
test_not_with_secrets (void)
{
  Branching branching = { 0 };

  begin (&branching, "badge");
  g_assert_false (tc_session_can_branch (branching.session));
  decide (&branching, 0);
  g_assert_cmpuint (count (&branching), ==, 0);
  end (&branching);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor/session-branches/keeps-what-is-left", test_keeps_what_is_left);
  g_test_add_func ("/editor/session-branches/tree", test_tree);
  g_test_add_func ("/editor/session-branches/bookmark", test_bookmark);
  g_test_add_func ("/editor/session-branches/pins", test_pins);
  g_test_add_func ("/editor/session-branches/not-with-secrets", test_not_with_secrets);

  return g_test_run ();
}
