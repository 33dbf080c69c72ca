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

/* (transfer full): "*main 11, @here 9": after how many moves each ends. */
static char *
dup_tree (Branching *branching)
{
  g_autoptr (GPtrArray) rows = tc_session_dup_tree (branching->session);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const TcTreeRow *row = rows->pdata[i];

    g_assert_nonnull (strstr (row->status, "Turn 1"));
    g_string_append_printf (out, "%s%s%s%s %u", i > 0 ? ", " : "", row->is_current ? "*" : "",
                            row->is_bookmark ? "@" : "", row->name, row->n_moves);
  }

  return g_string_free (out, FALSE);
}

static void
assert_tree (Branching *branching, const char *tree)
{
  g_autofree char *is = dup_tree (branching);

  g_assert_cmpstr (is, ==, tree);
}

static void
go_to (Branching *branching, const char *name)
{
  TcDivergence divergence = { 0 };
  guint line, n_moves;

  g_assert_true (
    tc_game_tree_find (tc_session_get_tree (branching->session), name, &line, &n_moves));
  g_assert_true (tc_session_switch (branching->session, line, n_moves, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  tc_divergence_clear (&divergence);
}

static void
bookmark (Branching *branching, const char *name)
{
  g_autofree char *fault = NULL;

  g_assert_true (tc_session_bookmark (branching->session, name, &fault));
}

/* Going back alone leaves nothing behind; deciding otherwise does. */
static void
test_keeps_what_is_left (void)
{
  Branching branching = { 0 };
  guint64 first, second;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  first = get_hash (&branching);
  assert_tree (&branching, "*main 11");
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  assert_tree (&branching, "*main 11");
  decide (&branching, 1);
  second = get_hash (&branching);
  assert_tree (&branching, "main 11, *branch-2 10");

  go_to (&branching, "main");
  g_assert_cmpuint (get_hash (&branching), ==, first);
  assert_tree (&branching, "*main 11, branch-2 10");
  go_to (&branching, "branch-2");
  g_assert_cmpuint (get_hash (&branching), ==, second);
  end (&branching);
}

/* What cannot be done leaves no branch. */
static void
test_illegal (void)
{
  Branching branching = { 0 };
  TcMove move = tc_move_make (0, TC_THING_NONE, TC_THING_NONE, 99);

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 2; i++)
    decide (&branching, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  g_assert_false (tc_session_apply (branching.session, &move, NULL));
  g_assert_false (tc_session_force_die (branching.session, 0));
  assert_tree (&branching, "*main 10");
  end (&branching);
}

/* A branch that was named, and a bookmark, which stays when it is used. */
static void
test_names (void)
{
  Branching branching = { 0 };
  g_autofree char *fault = NULL;
  guint64 marked;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 1; i++)
    decide (&branching, 0);
  bookmark (&branching, "here");
  marked = get_hash (&branching);
  decide (&branching, 0);
  g_assert_true (tc_session_branch (branching.session, "second try", &fault));
  decide (&branching, 0);
  assert_tree (&branching, "main 10, @here 9, *second try 11");
  go_to (&branching, "here");
  g_assert_cmpuint (get_hash (&branching), ==, marked);
  assert_tree (&branching, "*main 10, @here 9, second try 11");
  g_assert_false (tc_session_bookmark (branching.session, "main", &fault));
  g_assert_nonnull (strstr (fault, "already"));
  tc_session_start (branching.session,
                    tc_game_get_ruleset (tc_session_get_game (branching.session)), 0, 7);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tc_session_get_tree (branching.session)), ==, 1);
  end (&branching);
}

/* -- In a file ----------------------------------------------------------------------------------
 */

static void
load (Branching *branching, TcRuleset *ruleset, const char *text)
{
  TcDivergence divergence = { 0 };

  g_assert_true (tc_session_load (branching->session, ruleset, text, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  tc_divergence_clear (&divergence);
}

/* Notes are saved with the game, go with what they are about, and come back with its line. */
static void
test_pins (void)
{
  Branching branching = { 0 };
  g_autofree char *replay = NULL;

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
  go_to (&branching, "main");
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  g_assert_cmpstr (tc_session_get_pin (branching.session, 0)->place, ==, "Sedan");

  load (&branching, tc_game_get_ruleset (tc_session_get_game (branching.session)), replay);
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  g_assert_cmpstr (tc_session_get_pin (branching.session, 0)->text, ==, "weak: hold it");
  end (&branching);
}

/* The tree is in the file, with what the players wrote, and is there again in another game. */
static void
test_saved (void)
{
  Branching branching = { 0 };
  TcRuleset *ruleset;
  g_autofree char *replay = NULL;
  g_autofree char *again = NULL;
  guint64 first;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  first = get_hash (&branching);
  tc_session_set_note (branching.session, 0, "mine");
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  bookmark (&branching, "here");
  decide (&branching, 1);
  replay = tc_session_dup_replay (branching.session, TC_SEAT_NONE);
  ruleset = tc_game_get_ruleset (tc_session_get_game (branching.session));
  tc_session_start (branching.session, ruleset, 0, 7);
  load (&branching, ruleset, replay);
  assert_tree (&branching, "main 11, @here 9, *branch-2 10");
  again = tc_session_dup_replay (branching.session, TC_SEAT_NONE);
  g_assert_cmpstr (again, ==, replay);
  g_assert_cmpstr (tc_session_get_note (branching.session, 0), ==, "mine");
  go_to (&branching, "main");
  g_assert_cmpuint (get_hash (&branching), ==, first);
  end (&branching);
}

static void
replay (Branching *branching)
{
  TcDivergence divergence = { 0 };
  TcRuleset *ruleset = tc_build_get_ruleset (tc_document_get_build (branching->base.document));

  g_assert_true (tc_session_replay (branching->session, ruleset, &divergence));
  tc_divergence_clear (&divergence);
}

/* Other names and fewer branches are in the file, and stay when the scenario is edited again. */
static void
test_changed (void)
{
  Branching branching = { 0 };
  g_autofree char *fault = NULL;
  g_autofree char *text = NULL;

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  decide (&branching, 1);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  decide (&branching, 2);
  replay (&branching);
  tc_session_note_saved (branching.session);

  g_assert_false (tc_session_rename_branch (branching.session, "main", "", &fault));
  g_assert_nonnull (fault);
  g_clear_pointer (&fault, g_free);
  g_assert_false (tc_session_is_unsaved (branching.session));
  g_assert_true (tc_session_rename_branch (branching.session, "main", "the plan", &fault));
  g_assert_true (tc_session_is_unsaved (branching.session));
  replay (&branching);
  assert_tree (&branching, "the plan 11, branch-2 10, *branch-3 10");

  g_assert_cmpuint (tc_session_count_own_moves (branching.session, 1), ==, 1);
  g_assert_false (tc_session_remove_branch (branching.session, "branch-3"));
  g_assert_true (tc_session_remove_branch (branching.session, "branch-2"));
  bookmark (&branching, "here");
  replay (&branching);
  assert_tree (&branching, "the plan 11, *branch-3 10, @here 10");
  text = tc_session_dup_replay (branching.session, TC_SEAT_NONE);
  load (&branching, tc_game_get_ruleset (tc_session_get_game (branching.session)), text);
  assert_tree (&branching, "the plan 11, *branch-3 10, @here 10");
  end (&branching);
}

/* After an edit the tree goes on with the changed data. */
static void
test_edited (void)
{
  Branching branching = { 0 };

  begin (&branching, "betrayal-1940");
  for (guint i = 0; i < OPENING + 3; i++)
    decide (&branching, 0);
  g_assert_true (tc_session_jump (branching.session, OPENING + 1));
  decide (&branching, 1);
  replay (&branching);
  assert_tree (&branching, "main 11, *branch-2 10");
  end (&branching);
}

/* Where something is hidden another line would show it: to players, not to the umpire. */
static void
test_not_with_secrets (void)
{
  Branching branching = { 0 };
  g_autofree char *fault = NULL;

  begin (&branching, "badge");
  g_assert_false (tc_session_can_branch (branching.session));
  decide (&branching, 0);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tc_session_get_tree (branching.session)), ==, 1);

  tc_session_set_umpire (branching.session, TRUE);
  g_assert_true (tc_session_can_branch (branching.session));
  tc_session_add_pin (branching.session, "", "Casey is dirty");
  bookmark (&branching, "here");
  g_assert_true (tc_session_branch (branching.session, "second try", &fault));
  decide (&branching, 0);
  go_to (&branching, "main");
  assert_tree (&branching, "*main 1, @here 1, second try 2");
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  tc_session_set_umpire (branching.session, FALSE);
  g_assert_false (tc_session_can_branch (branching.session));
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 0);
  end (&branching);
}

/* Nobody is kept from what only bots hide. */
static void
test_nobody_to_hide_from (void)
{
  Branching branching = { 0 };
  TcRuleset *ruleset;
  g_autofree char *fault = NULL;

  begin (&branching, "badge");
  ruleset = tc_game_get_ruleset (tc_session_get_game (branching.session));
  for (guint8 i = 0; i < 4; i++)
    tc_session_set_bot (branching.session, i, tc_bot_find (ruleset, "random"));
  tc_session_set_public (branching.session, TRUE);
  g_assert_cmpuint (tc_session_get_viewer (branching.session), ==, TC_SEAT_PUBLIC);
  g_assert_true (tc_session_may_arrange (branching.session));
  g_assert_true (tc_session_can_branch (branching.session));
  while (tc_session_step (branching.session))
    ;
  g_assert_true (tc_game_is_over (tc_session_get_game (branching.session)));
  g_assert_true (tc_session_branch (branching.session, "another end", &fault));
  go_to (&branching, "main");
  end (&branching);
}

/* Whoever is alone and was given leave before the game goes back anyway; with others, nobody. */
static void
test_leave_alone (void)
{
  Branching branching = { 0 };
  TcRuleset *ruleset;
  g_autofree char *fault = NULL;

  begin (&branching, "badge");
  ruleset = tc_game_get_ruleset (tc_session_get_game (branching.session));
  tc_session_allow_undo (branching.session, TRUE);
  tc_session_start (branching.session, ruleset, 0, 7);
  tc_session_set_bot (branching.session, 1, NULL);
  g_assert_cmpuint (tc_session_count_people (branching.session), ==, 2);
  g_assert_false (tc_session_can_branch (branching.session));
  tc_session_set_bot (branching.session, 1, tc_bot_find (ruleset, "random"));
  g_assert_cmpuint (tc_session_count_people (branching.session), ==, 1);
  g_assert_true (tc_session_can_branch (branching.session));
  while (tc_session_step (branching.session))
    ;
  g_assert_true (tc_session_branch (branching.session, "second try", &fault));
  decide (&branching, 0);
  while (tc_session_step (branching.session))
    ;
  go_to (&branching, "main");
  go_to (&branching, "second try");

  tc_session_allow_undo (branching.session, FALSE);
  tc_session_start (branching.session, ruleset, 0, 7);
  g_assert_false (tc_session_can_branch (branching.session));
  end (&branching);
}

/* What a file of a game with secrets has of branches is kept, though the screen shows none of it.
 */
static void
test_secrets_of_file (void)
{
  Branching branching = { 0 };
  TcRuleset *ruleset;
  TcGame *game;
  g_autoptr (TcGameTree) tree = tc_game_tree_new ();
  g_autofree char *fault = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *seen = NULL;

  begin (&branching, "badge");
  game = tc_session_get_game (branching.session);
  ruleset = tc_game_get_ruleset (game);
  for (guint i = 0; i < 3; i++)
    decide (&branching, 0);
  g_assert_true (tc_game_tree_branch (tree, game, "second try", &fault));
  text = tc_game_tree_dup_replay (tree, game);
  load (&branching, ruleset, text);
  g_assert_false (tc_session_can_branch (branching.session));
  again = tc_session_dup_replay (branching.session, TC_SEAT_NONE);
  g_assert_nonnull (strstr (again, "\n= line 2 \"second try\"\n= branch \"main\" from "));
  seen = tc_session_dup_replay (branching.session, 0);
  g_assert_null (strstr (seen, "second try"));
  end (&branching);
}

/* To begin again loses nothing, and what a person decided is unsaved until it is in a file. */
static void
test_restarted (void)
{
  Branching branching = { 0 };
  guint64 first;

  begin (&branching, "betrayal-1940");
  g_assert_false (tc_session_is_unsaved (branching.session));
  g_assert_true (tc_session_restart (branching.session));
  assert_tree (&branching, "*main 0");
  for (guint i = 0; i < OPENING + 2; i++)
    decide (&branching, 0);
  first = get_hash (&branching);
  tc_session_add_pin (branching.session, "", "here");
  g_assert_true (tc_session_is_unsaved (branching.session));
  g_assert_true (tc_session_restart (branching.session));
  assert_tree (&branching, "main 10, *branch-2 0");
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 0);
  g_assert_true (tc_session_is_unsaved (branching.session));
  g_assert_true (tc_session_restart (branching.session));
  assert_tree (&branching, "main 10, *branch-2 0");

  go_to (&branching, "main");
  g_assert_cmpuint (get_hash (&branching), ==, first);
  g_assert_cmpuint (tc_session_get_n_pins (branching.session), ==, 1);
  tc_session_note_saved (branching.session);
  g_assert_false (tc_session_is_unsaved (branching.session));
  end (&branching);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor/session-branches/keeps-what-is-left", test_keeps_what_is_left);
  g_test_add_func ("/editor/session-branches/illegal", test_illegal);
  g_test_add_func ("/editor/session-branches/names", test_names);
  g_test_add_func ("/editor/session-branches/pins", test_pins);
  g_test_add_func ("/editor/session-branches/saved", test_saved);
  g_test_add_func ("/editor/session-branches/changed", test_changed);
  g_test_add_func ("/editor/session-branches/edited", test_edited);
  g_test_add_func ("/editor/session-branches/not-with-secrets", test_not_with_secrets);
  g_test_add_func ("/editor/session-branches/nobody-to-hide-from", test_nobody_to_hide_from);
  g_test_add_func ("/editor/session-branches/leave-alone", test_leave_alone);
  g_test_add_func ("/editor/session-branches/restarted", test_restarted);
  g_test_add_func ("/editor/session-branches/secrets-of-file", test_secrets_of_file);

  return g_test_run ();
}
