/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-game-private.h"
#include "tc-test-play.h"

/* What a player could try with branches to learn what play would not show. Ash, Birch and Cedar
 * play the small game with a hidden role and secret cards. */

#define MINI "tests/systems/mini/mini.scenario.xml"

enum { ASH, BIRCH, CEDAR };
#define BIT(seat) ((guint16) (1u << (seat)))

typedef struct {
  TcRuleset *ruleset;
  TcGame *game;
  TcGameTree *tree;
  guint main_moves;
} Fixture;

/* Ash passes, and on the line "main" the others too; Ash begins "second" after the own move. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fault = NULL;

  fixture->ruleset = tc_test_load (MINI);
  fixture->game = tc_game_new (fixture->ruleset, 0, 5);
  fixture->tree = tc_game_tree_new ();
  if (data != NULL)
    tc_game_set_people (fixture->game, (guint16) GPOINTER_TO_UINT (data));
  for (guint i = 0; i < 3; i++)
    tc_test_apply_text (fixture->game, "pass");
  fixture->main_moves = tc_game_get_n_moves (fixture->game);
  g_assert_true (tc_game_undo_to (fixture->game, 1, &TC_REQUEST_UMPIRE, NULL));
  g_assert_true (tc_game_tree_branch (fixture->tree, fixture->game, "second", &fault));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_game_tree_free (fixture->tree);
  tc_game_free (fixture->game);
  tc_ruleset_unref (fixture->ruleset);
}

/* Anything that is legal but to pass. */
static void
decide (Fixture *fixture)
{
  guint n;
  TcMove move = tc_game_get_moves (fixture->game, &n)[0];

  g_assert_true (tc_game_apply (fixture->game, &move, NULL));
}

static gboolean
try_to_switch (Fixture *fixture, const char *name, const TcRequest *request)
{
  TcDivergence divergence = { 0 };
  g_autoptr (GError) error = NULL;
  guint line, n_moves;
  gboolean ok;

  g_assert_true (tc_game_tree_find (fixture->tree, name, &line, &n_moves));
  ok =
    tc_game_tree_switch (fixture->tree, fixture->game, line, n_moves, request, &divergence, &error);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  if (!ok)
    g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);

  return ok;
}

/* Nothing has changed: not the position, not the line, not the record. */
static void
assert_refused (Fixture *fixture, const char *name, TcRequest request, TcLeave leave)
{
  guint64 hash = tc_game_get_hash (fixture->game);
  guint n_acts = tc_game_get_n_acts (fixture->game);
  guint n_recorded = tc_game_get_n_recorded (fixture->game);
  guint current = tc_game_tree_get_current (fixture->tree);
  guint line, n_moves;

  g_assert_true (tc_game_tree_find (fixture->tree, name, &line, &n_moves));
  g_assert_cmpint (tc_game_tree_ask_switch (fixture->tree, fixture->game, line, n_moves, &request),
                   ==, leave);
  g_assert_false (try_to_switch (fixture, name, &request));
  g_assert_cmphex (tc_game_get_hash (fixture->game), ==, hash);
  g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, n_acts);
  g_assert_cmpuint (tc_game_get_n_recorded (fixture->game), ==, n_recorded);
  g_assert_cmpuint (tc_game_tree_get_current (fixture->tree), ==, current);
}

static void
assert_last_act (Fixture *fixture, const char *act)
{
  guint n = tc_game_get_n_acts (fixture->game);
  g_autofree char *is = n > 0 ? tc_game_dup_act (fixture->game, n - 1) : NULL;

  g_assert_cmpstr (is, ==, act);
}

/* To look at how another line goes on is to play the moves of others; and then to go back. */
static void
test_forward (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH };

  assert_refused (fixture, "main", ash, TC_LEAVE_CONSENT);
  ash.agreed = BIT (BIRCH);
  assert_refused (fixture, "main", ash, TC_LEAVE_CONSENT);
  g_assert_cmpuint (tc_game_tree_get_consent (fixture->tree, fixture->game, 0, G_MAXUINT, &ash), ==,
                    BIT (CEDAR));
  ash.agreed = BIT (BIRCH) | BIT (CEDAR);
  g_assert_true (try_to_switch (fixture, "main", &ash));
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, fixture->main_moves);
  assert_last_act (fixture, "branch 2 by ash agreed birch,cedar");
}

static void
test_back (Fixture *fixture, gconstpointer data)
{
  TcRequest birch = { .seat = BIRCH };
  g_autofree char *fault = NULL;

  g_assert_true (tc_game_tree_bookmark (fixture->tree, fixture->game, "mark", &fault));
  decide (fixture);
  decide (fixture);
  assert_refused (fixture, "mark", birch, TC_LEAVE_CONSENT);
  assert_refused (fixture, "main", birch, TC_LEAVE_CONSENT);
  g_assert_true (try_to_switch (fixture, "mark", &TC_REQUEST_UMPIRE));
  assert_last_act (fixture, "undo 2 by umpire of birch");
  g_assert_true (try_to_switch (fixture, "main", &TC_REQUEST_UMPIRE));
  assert_last_act (fixture, "branch 2 by umpire");
}

/* Nobody can ask bots. */
static void
test_bots (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH, .agreed = BIT (BIRCH) | BIT (CEDAR) };

  assert_refused (fixture, "main", ash, TC_LEAVE_BOTS);
}

/* What was done at the table stays done on every line. */
static void
test_record_stays (Fixture *fixture, gconstpointer data)
{
  guint n_acts;

  tc_game_record_look (fixture->game);
  g_assert_true (tc_game_set_person (fixture->game, CEDAR, FALSE, &TC_REQUEST_UMPIRE, NULL));
  n_acts = tc_game_get_n_acts (fixture->game);
  g_assert_true (try_to_switch (fixture, "main", &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, n_acts + 1);
  g_assert_cmpuint (tc_game_get_people (fixture->game), ==, BIT (ASH) | BIT (BIRCH));
  g_assert_true (try_to_switch (fixture, "second", &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_get_people (fixture->game), ==, BIT (ASH) | BIT (BIRCH));
}

/* What a player thought better of is nobody's business. */
static void
test_keeps_nothing (Fixture *fixture, gconstpointer data)
{
  decide (fixture);
  tc_game_jump (fixture->game, 1);
  g_assert_false (tc_game_tree_keep (fixture->tree, fixture->game));
  tc_test_apply_text (fixture->game, "pass");
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, 2);
}

/* A game of its own, whose @people agreed before it began that bots need not be asked. */
static void
allow_undo (Fixture *fixture, guint16 people)
{
  tc_game_free (fixture->game);
  tc_game_tree_free (fixture->tree);
  fixture->game = tc_game_new (fixture->ruleset, 0, 5);
  fixture->tree = tc_game_tree_new ();
  tc_game_set_people (fixture->game, people);
  tc_game_allow_undo (fixture->game);
  decide (fixture);
  tc_game_jump (fixture->game, 0);
}

/* But who plays alone, with leave to go back, finds both ways again. */
static void
test_keeps_for_one (Fixture *fixture, gconstpointer data)
{
  allow_undo (fixture, BIT (ASH));
  g_assert_true (tc_game_tree_keep (fixture->tree, fixture->game));
  tc_test_apply_text (fixture->game, "pass");
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, 2);
}

/* Two people have no such leave. */
static void
test_keeps_nothing_for_two (Fixture *fixture, gconstpointer data)
{
  allow_undo (fixture, BIT (ASH) | BIT (BIRCH));
  g_assert_false (tc_game_tree_keep (fixture->tree, fixture->game));
  tc_test_apply_text (fixture->game, "pass");
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, 1);
}

/* A whole game has the branches, a record of what somebody saw has none. */
static void
test_seen_by (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  g_autofree char *seen = tc_replay_dup_text (fixture->game, BIRCH);
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  g_assert_nonnull (strstr (whole, "= branch \"main\""));
  g_assert_null (strstr (seen, "= "));
  game = tc_replay_open (fixture->ruleset, whole, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 2);
}

/* -- The tree that a player is shown -- */

/* Plays at random until somebody keeps a card in secret, and keeps another on a branch. */
static guint8
branch_at_secret (TcGame *game, TcGameTree *tree)
{
  TcRng rng;
  g_autofree char *fault = NULL;
  const TcMove *moves;
  TcMove kept;
  guint n_legal;
  guint n;

  tc_rng_init (&rng, 8);
  do
    tc_test_play_random (game, &rng, 1);
  while (tc_game_is_move_seen (
    game, tc_game_get_n_moves (game) - 1,
    (guint8) ((tc_game_get_move_seat (game, tc_game_get_n_moves (game) - 1) + 1) % 3)));
  n = tc_game_get_n_moves (game) - 1;
  kept = *tc_game_get_move (game, n);
  tc_game_jump (game, n);
  g_assert_true (tc_game_tree_branch (tree, game, "other", &fault));
  moves = tc_game_get_moves (game, &n_legal);
  while (moves->verb != kept.verb || tc_move_compare (moves, &kept) == 0)
    moves++;
  kept = *moves;
  g_assert_true (tc_game_apply (game, &kept, NULL));

  return tc_game_get_move_seat (game, n);
}

static void
test_list (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, 3);
  g_autoptr (TcGameTree) tree = tc_game_tree_new ();
  guint8 seat = branch_at_secret (game, tree);

  for (guint8 viewer = 0; viewer < 3; viewer++) {
    g_autoptr (GPtrArray) rows = tc_game_tree_list (tree, game, viewer);

    g_assert_cmpuint (rows->len, ==, 2);
    for (guint i = 0; i < rows->len; i++) {
      const TcTreeRow *row = rows->pdata[i];

      g_assert_cmpuint (row->seat, ==, seat);
      g_test_message ("%s", row->decision);
      if (viewer == seat)
        g_assert_nonnull (strstr (row->decision, " is kept"));
      else
        g_assert_true (g_str_has_suffix (row->decision, " decides in secret"));
    }
  }
}

/* What a seat is shown does not depend on what it may not know. */
static void
test_list_laws (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, 3);
  g_autoptr (TcGameTree) tree = tc_game_tree_new ();
  guint8 viewer = (guint8) ((branch_at_secret (game, tree) + 1) % 3);
  g_autoptr (GPtrArray) rows = tc_game_tree_list (tree, game, viewer);
  const TcTreeRow *a = rows->pdata[0];
  const TcTreeRow *b = rows->pdata[1];

  g_assert_cmpstr (a->decision, ==, b->decision);
  g_assert_cmpuint (a->n_moves, ==, b->n_moves);
  g_assert_cmpstr (a->status, ==, b->status);
}

/* -- A file that lies -- */

/* A branch cannot bring acts of its own, say one by which everybody agreed. */
static void
test_acts_of_branch (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  g_autofree char *forged = g_strconcat (whole, "! person cedar by umpire\n", NULL);
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_open (fixture->ruleset, forged, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_nonnull (strstr (divergence.message, "stands with the moves of the game"));
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 1);
  tc_divergence_clear (&divergence);
}

#define add(path, data, func)                                                                      \
  g_test_add ("/rules/game-tree-secrets/" path, Fixture, data, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("forward", NULL, test_forward);
  add ("back", NULL, test_back);
  add ("bots", GUINT_TO_POINTER (BIT (ASH)), test_bots);
  add ("record-stays", NULL, test_record_stays);
  add ("keeps-nothing", NULL, test_keeps_nothing);
  add ("keeps-for-one", NULL, test_keeps_for_one);
  add ("keeps-nothing-for-two", NULL, test_keeps_nothing_for_two);
  add ("seen-by", NULL, test_seen_by);
  add ("acts-of-branch", NULL, test_acts_of_branch);
  g_test_add_func ("/rules/game-tree-secrets/list", test_list);
  g_test_add_func ("/rules/game-tree-secrets/list-laws", test_list_laws);

  return g_test_run ();
}
