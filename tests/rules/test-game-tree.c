/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-game-tree.h"

#include <string.h>

#include "tc-test-play.h"

/* Lines of play in a game where nothing is hidden. */

#define GAME "scenarios/betrayal-1940/betrayal-1940.scenario.xml"

/* Until each decision is a step of its own: those on sets come first. */
#define OPENING 8

typedef struct {
  TcRuleset *ruleset;
  TcGame *game;
  TcGameTree *tree;
} Fixture;

static void decide (Fixture *fixture, guint index);

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (GAME);
  fixture->game = tc_game_new (fixture->ruleset, 0, 1940);
  fixture->tree = tc_game_tree_new ();
  for (guint i = 0; i < OPENING; i++)
    decide (fixture, 0);
}

/* To so many decisions after the opening. */
static void
go_back (Fixture *fixture, guint n)
{
  tc_game_jump (fixture->game, OPENING + n);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_game_tree_free (fixture->tree);
  tc_game_free (fixture->game);
  tc_ruleset_unref (fixture->ruleset);
}

/* The legal move of that number. */
static void
decide (Fixture *fixture, guint index)
{
  guint n;
  const TcMove *moves = tc_game_get_moves (fixture->game, &n);
  TcMove move = moves[index];

  g_assert_cmpuint (index, <, n);
  tc_game_tree_keep (fixture->tree, fixture->game);
  g_assert_true (tc_game_apply (fixture->game, &move, NULL));
}

static void
go_to (Fixture *fixture, const char *name)
{
  TcDivergence divergence = { 0 };
  g_autoptr (GError) error = NULL;
  guint line, n_moves;

  g_assert_true (tc_game_tree_find (fixture->tree, name, &line, &n_moves));
  tc_game_tree_switch (fixture->tree, fixture->game, line, n_moves, &TC_REQUEST_UMPIRE, &divergence,
                       &error);
  g_assert_no_error (error);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
}

static void
branch (Fixture *fixture, const char *name)
{
  g_autofree char *fault = NULL;

  g_assert_true (tc_game_tree_branch (fixture->tree, fixture->game, name, &fault));
  g_assert_null (fault);
}

static void
bookmark (Fixture *fixture, const char *name)
{
  g_autofree char *fault = NULL;

  g_assert_true (tc_game_tree_bookmark (fixture->tree, fixture->game, name, &fault));
  g_assert_null (fault);
}

/* After the opening. */
static guint
count (guint n_moves)
{
  return n_moves > OPENING ? n_moves - OPENING : 0;
}

/* (transfer full): "main 4, branch-2 5 (from 3), *third ..." */
static char *
dup_shape (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = tc_game_tree_list (fixture->tree, fixture->game, TC_SEAT_NONE);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const TcTreeRow *row = rows->pdata[i];

    g_string_append_printf (out, "%s%s%s%u:%s %u/%u", i > 0 ? ", " : "", row->is_current ? "*" : "",
                            row->is_bookmark ? "@" : "", row->depth, row->name, count (row->at),
                            count (row->n_moves));
    g_assert_nonnull (strstr (row->status, "Turn"));
  }

  return g_string_free (out, FALSE);
}

static void
assert_shape (Fixture *fixture, const char *shape)
{
  g_autofree char *is = dup_shape (fixture);

  g_assert_cmpstr (is, ==, shape);
}

/* Going back alone begins nothing; deciding otherwise does. */
static void
test_keep (Fixture *fixture, gconstpointer data)
{
  guint64 first, second;

  for (guint i = 0; i < 4; i++)
    decide (fixture, 0);
  first = tc_game_get_hash (fixture->game);
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, 1);
  go_back (fixture, 2);
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, 1);
  decide (fixture, 1);
  second = tc_game_get_hash (fixture->game);
  assert_shape (fixture, "0:main 0/4, *1:branch-2 2/3");

  go_to (fixture, "main");
  g_assert_cmphex (tc_game_get_hash (fixture->game), ==, first);
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, OPENING + 4);
  assert_shape (fixture, "*0:main 0/4, 1:branch-2 2/3");
  go_to (fixture, "branch-2");
  g_assert_cmphex (tc_game_get_hash (fixture->game), ==, second);
  g_assert_false (tc_game_can_redo (fixture->game));
}

/* What could not be decided leaves no line behind. */
static void
test_unkeep (Fixture *fixture, gconstpointer data)
{
  decide (fixture, 0);
  decide (fixture, 0);
  go_back (fixture, 1);
  g_assert_true (tc_game_tree_keep (fixture->tree, fixture->game));
  tc_game_tree_unkeep (fixture->tree);
  assert_shape (fixture, "*0:main 0/2");
  go_back (fixture, 2);
  g_assert_false (tc_game_tree_keep (fixture->tree, fixture->game));
}

static void
test_tree (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 4; i++)
    decide (fixture, 0);
  bookmark (fixture, "before the storm");
  go_back (fixture, 2);
  branch (fixture, "second try");
  assert_shape (fixture, "0:main 0/4, @1:before the storm 0/4, *1:second try 2/2");
  decide (fixture, 1);
  decide (fixture, 0);
  go_back (fixture, 3);
  decide (fixture, 1);
  go_to (fixture, "main");
  go_back (fixture, 1);
  decide (fixture, 1);
  assert_shape (fixture, "0:main 0/4, @1:before the storm 0/4, 1:second try 2/4, 2:branch-2 3/4, "
                         "*1:branch-3 1/2");
  go_to (fixture, "before the storm");
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, OPENING + 4);
  go_to (fixture, "branch-2");
  /* A line is continued where it was left. */
  go_back (fixture, 2);
  go_to (fixture, "second try");
  go_to (fixture, "branch-2");
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, OPENING + 2);
  g_assert_cmpuint (tc_game_get_n_recorded (fixture->game), ==, OPENING + 4);
}

/* The first of two lines is not on the board, the second is. */
static void
assert_compared (GPtrArray *rows)
{
  const TcTreeRow *other = rows->pdata[0];
  const TcTreeRow *current = rows->pdata[1];
  g_autofree char *parting = tc_tree_row_dup_parting (other);
  g_autofree char *none = tc_tree_row_dup_parting (current);

  g_assert_true (current->is_current && !other->is_current);
  g_assert_null (none);
  g_assert_cmpstr (other->left_by, ==, other->decision);
  g_assert_cmpstr (parting, ==, "Differs from the branch on the board after move 9");
  g_assert_nonnull (strstr (other->score, ": "));
}

static void
test_decisions (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *detail = NULL;
  const TcTreeRow *row;

  decide (fixture, 0);
  decide (fixture, 0);
  go_back (fixture, 1);
  decide (fixture, 1);
  rows = tc_game_tree_list (fixture->tree, fixture->game, TC_SEAT_NONE);
  row = rows->pdata[0];
  g_assert_nonnull (strstr (row->decision, ": "));
  g_assert_cmpuint (row->seat, !=, TC_SEAT_NONE);
  g_assert_cmpstr (row->decision, !=, ((TcTreeRow *) rows->pdata[1])->decision);
  detail = tc_tree_row_dup_detail (row);
  g_assert_true (g_str_has_prefix (detail, "10 moves, with “"));
  assert_compared (rows);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const char *const bad[] = { "",     " x",   "x ",
                                     "a\"b", "a\\b", "a\nb",
                                     "\x07", "main", "12345678901234567890123456789012345678901" };
  g_autofree char *cut = NULL;
  g_autofree char *quoted = NULL;
  g_autofree char *unknown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *fault = NULL;

    g_assert_false (tc_game_tree_branch (fixture->tree, fixture->game, bad[i], &fault));
    g_assert_nonnull (fault);
    g_clear_pointer (&fault, g_free);
    g_assert_false (tc_game_tree_bookmark (fixture->tree, fixture->game, bad[i], &fault));
    g_assert_nonnull (fault);
  }
  branch (fixture, "1234567890123456789012345678901234567890");
  branch (fixture, "Überfall – früh");
  cut = tc_game_tree_dup_free_name (fixture->tree, "Überfall – früh");
  g_assert_cmpstr (cut, ==, "Überfall – früh 2");
  quoted = tc_game_tree_dup_free_name (fixture->tree, "the \"storm\"\n");
  g_assert_cmpstr (quoted, ==, "the 'storm'");
  unknown = tc_game_tree_dup_unknown (fixture->tree, "mian");
  g_assert_cmpstr (unknown, ==, "There is no branch or bookmark \"mian\". Did you mean \"main\"?");
}

/* The oldest that nobody named goes; when all are named, no more begin, and the game goes on. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fault = NULL;

  decide (fixture, 0);
  for (guint i = 0; i < 2 * TC_TREE_MAX_LINES; i++) {
    go_back (fixture, 0);
    decide (fixture, i % 2);
  }
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, TC_TREE_MAX_LINES);
  g_assert_cmpstr (tc_game_tree_get_name (fixture->tree, 0), ==, "main");
  for (guint i = 1; i < TC_TREE_MAX_LINES; i++) {
    g_autofree char *name = g_strdup_printf ("named %u", i);

    branch (fixture, name);
  }
  g_assert_false (tc_game_tree_branch (fixture->tree, fixture->game, "one more", &fault));
  g_assert_cmpstr (fault, ==, "A game has at most 64 branches.");
  go_back (fixture, 0);
  decide (fixture, 1);
  g_assert_cmpuint (tc_game_tree_get_n_lines (fixture->tree), ==, TC_TREE_MAX_LINES);
}

/* A pin is on its position, whatever line leads through it. */
static void
test_pins (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 3; i++)
    decide (fixture, 0);
  tc_game_tree_add_pin (fixture->tree, fixture->game, "Sedan", "weak:\nhold it");
  go_back (fixture, 1);
  tc_game_tree_add_pin (fixture->tree, fixture->game, "a:b", "early");
  decide (fixture, 1);
  g_assert_cmpuint (tc_game_tree_get_n_pins (fixture->tree), ==, 1);
  g_assert_cmpstr (tc_game_tree_get_pin (fixture->tree, 0)->place, ==, "a b");
  g_assert_cmpstr (tc_game_tree_get_pin (fixture->tree, 0)->text, ==, "early");
  go_to (fixture, "main");
  g_assert_cmpuint (tc_game_tree_get_n_pins (fixture->tree), ==, 2);
  g_assert_cmpstr (tc_game_tree_get_pin (fixture->tree, 0)->text, ==, "weak: hold it");
}

static void
rename_to (Fixture *fixture, const char *name, const char *new_name)
{
  g_autofree char *fault = NULL;

  g_assert_true (tc_game_tree_rename (fixture->tree, name, new_name, &fault));
  g_assert_null (fault);
}

/* Lines and bookmarks alike, also the current line and the first; no name twice, and none empty. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  static const char *const bad[] = { "", " x", "main", "here" };

  decide (fixture, 0);
  bookmark (fixture, "here");
  branch (fixture, "second");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *fault = NULL;

    g_assert_false (tc_game_tree_rename (fixture->tree, "second", bad[i], &fault));
    g_assert_nonnull (fault);
  }
  rename_to (fixture, "second", "second");
  rename_to (fixture, "second", "west");
  rename_to (fixture, "main", "east");
  rename_to (fixture, "here", "the fork");
  assert_shape (fixture, "0:east 0/1, @1:the fork 0/1, *1:west 1/1");
  go_to (fixture, "east");
  assert_shape (fixture, "*0:east 0/1, @1:the fork 0/1, 1:west 1/1");
}

/* What is on another line as well stays there, and the others hang on what is left. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 4; i++)
    decide (fixture, 0);
  bookmark (fixture, "late");
  tc_game_tree_add_pin (fixture->tree, fixture->game, "Sedan", "late");
  go_back (fixture, 2);
  bookmark (fixture, "early");
  tc_game_tree_add_pin (fixture->tree, fixture->game, "Sedan", "early");
  decide (fixture, 1);
  go_back (fixture, 1);
  decide (fixture, 1);
  assert_shape (fixture, "0:main 0/4, @1:late 0/4, @1:early 0/2, 1:branch-2 2/3, *1:branch-3 1/2");
  g_assert_cmpuint (tc_game_tree_count_own (fixture->tree, fixture->game, 0), ==, 2);
  g_assert_cmpuint (tc_game_tree_count_own (fixture->tree, fixture->game, 1), ==, 1);

  g_assert_false (tc_game_tree_remove (fixture->tree, fixture->game, "branch-3"));
  g_assert_true (tc_game_tree_remove (fixture->tree, fixture->game, "main"));
  assert_shape (fixture, "0:branch-2 0/3, @1:early 0/2, *1:branch-3 1/2");
  g_assert_cmpuint (tc_game_tree_count_own (fixture->tree, fixture->game, 0), ==, 2);
  go_to (fixture, "early");
  g_assert_cmpuint (tc_game_tree_get_n_pins (fixture->tree), ==, 1);
  g_assert_true (tc_game_tree_remove (fixture->tree, fixture->game, "early"));
  assert_shape (fixture, "*0:branch-2 0/3, 1:branch-3 1/2");
}

/* -- As text -- */

static TcGameTree *
read_again (Fixture *fixture, const char *text, TcGame **out_game)
{
  TcDivergence divergence = { 0 };
  TcGameTree *tree = NULL;

  *out_game = tc_replay_open (fixture->ruleset, text, &tree, &divergence);
  g_assert_cmpstr (divergence.message, ==, NULL);
  g_assert_nonnull (tree);

  return tree;
}

/* What is written is read as the same tree, with the same line current, and written the same. */
static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shape = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  TcGame *game = NULL;
  TcGameTree *tree = NULL;

  for (guint i = 0; i < 6; i++)
    decide (fixture, 0);
  tc_game_tree_add_pin (fixture->tree, fixture->game, "", "the end");
  go_back (fixture, 4);
  bookmark (fixture, "here");
  decide (fixture, 1);
  go_back (fixture, 1);
  branch (fixture, "third");
  decide (fixture, 1);
  decide (fixture, 0);
  go_to (fixture, "branch-2");
  shape = dup_shape (fixture);
  text = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  g_assert_nonnull (strstr (text, "\n= line 2 \"branch-2\"\n= branch \"main\" from \"branch-2\" "
                                  "after 12\n"));
  g_assert_nonnull (strstr (text, "\n# pin 14 : the end\n= branch \"third\" from \"branch-2\" "
                                  "after 9\n"));
  g_assert_nonnull (strstr (text, "\n= bookmark \"here\" in \"main\" after 12\n"));

  tree = read_again (fixture, text, &game);
  g_assert_cmphex (tc_game_get_hash (game), ==, tc_game_get_hash (fixture->game));
  again = tc_game_tree_dup_replay (tree, game);
  g_assert_cmpstr (again, ==, text);
  tc_game_tree_free (fixture->tree);
  tc_game_free (fixture->game);
  fixture->tree = tree;
  fixture->game = game;
  assert_shape (fixture, shape);
  go_to (fixture, "main");
  g_assert_cmpuint (tc_game_tree_get_n_pins (tree), ==, 1);
}

/* A game that was never branched is the same bytes as ever. */
static void
test_no_branches (Fixture *fixture, gconstpointer data)
{
  g_autofree char *plain = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TcGame) game = NULL;
  g_autoptr (TcGameTree) tree = NULL;

  for (guint i = 0; i < 4; i++)
    decide (fixture, 0);
  plain = tc_replay_dup_text (fixture->game, TC_SEAT_NONE);
  text = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  g_assert_cmpstr (text, ==, plain);
  tree = read_again (fixture, text, &game);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 1);
  g_assert_cmpstr (tc_game_tree_get_name (tree, 0), ==, "main");
}

/* A text whose current line does not go to its end. */
static TcGameTree *
read_cut (Fixture *fixture, const char *text, TcGame **out_game)
{
  TcDivergence divergence = { 0 };
  TcGameTree *tree = NULL;

  *out_game = tc_replay_open (fixture->ruleset, text, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_cmpuint (divergence.move, ==, OPENING + 3);
  tc_divergence_clear (&divergence);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 2);

  return tree;
}

/* Saved meanwhile, the whole line is kept; recorded again, it ends where it ends here. */
static void
check_saved (Fixture *fixture)
{
  g_autofree char *saved = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  g_autofree char *again = NULL;
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;

  tree = read_cut (fixture, saved, &game);
  tc_game_tree_record_again (tree, game);
  again = tc_game_tree_dup_replay (tree, game);
  g_clear_pointer (&tree, tc_game_tree_free);
  g_clear_pointer (&game, tc_game_free);
  tree = read_again (fixture, again, &game);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, OPENING + 3);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 2);
}

/* A line that does not go to its end any more keeps the rest; a decision there begins another. */
static void
test_cut (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) broken = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *detail = NULL;
  TcDivergence divergence = { 0 };
  guint line, n_moves;

  for (guint i = 0; i < 4; i++)
    decide (fixture, 0);
  go_back (fixture, 1);
  decide (fixture, 1);
  text = tc_game_tree_dup_replay (fixture->tree, fixture->game);
  broken = g_string_new (text);
  /* The third move of the line that is not current cannot be read. */
  g_string_insert (broken, strrchr (broken->str, ':') - broken->str + 2, "no");
  tear_down (fixture, NULL);
  fixture->ruleset = tc_test_load (GAME);
  fixture->game = tc_replay_open (fixture->ruleset, broken->str, &fixture->tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);

  g_assert_true (tc_game_tree_find (fixture->tree, "main", &line, &n_moves));
  g_assert_true (tc_game_tree_switch (fixture->tree, fixture->game, line, n_moves,
                                      &TC_REQUEST_UMPIRE, &divergence, NULL));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_cmpuint (divergence.move, ==, OPENING + 3);
  tc_divergence_clear (&divergence);
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, OPENING + 3);
  rows = tc_game_tree_list (fixture->tree, fixture->game, TC_SEAT_NONE);
  detail = tc_tree_row_dup_detail (rows->pdata[0]);
  g_assert_true (g_str_has_suffix (detail, "; it no longer goes to its end"));
  g_assert_false (tc_game_tree_check (fixture->tree, fixture->game, line, &divergence));
  tc_divergence_clear (&divergence);
  go_back (fixture, 3);
  assert_shape (fixture, "*0:main 0/4, 1:branch-2 1/2");
  check_saved (fixture);
  decide (fixture, 0);
  assert_shape (fixture, "0:main 0/4, 1:branch-2 1/2, *1:branch-3 3/4");
}

/* A bookmark within a decision on a set leads there, and what is decided then is a line of its own.
 */
static void
test_within_set (Fixture *fixture, gconstpointer data)
{
  guint64 marked;

  tear_down (fixture, NULL);
  fixture->ruleset = tc_test_load (GAME);
  fixture->game = tc_game_new (fixture->ruleset, 0, 1940);
  fixture->tree = tc_game_tree_new ();
  decide (fixture, 0);
  bookmark (fixture, "first");
  marked = tc_game_get_hash (fixture->game);
  decide (fixture, 0);
  decide (fixture, 0);
  go_to (fixture, "first");
  g_assert_cmphex (tc_game_get_hash (fixture->game), ==, marked);
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 1);
  decide (fixture, 1);
  g_assert_cmpstr (tc_game_tree_get_name (fixture->tree, 1), ==, "branch-2");
  go_to (fixture, "main");
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 3);
  go_to (fixture, "branch-2");
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 2);
}

/* Lines that part with the first decision hang on the oldest, and say how they differ. */
static void
test_from_start (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;

  tc_game_jump (fixture->game, 0);
  decide (fixture, 1);
  rows = tc_game_tree_list (fixture->tree, fixture->game, TC_SEAT_NONE);
  g_assert_cmpuint (((TcTreeRow *) rows->pdata[1])->depth, ==, 1);
  for (guint i = 0; i < 2; i++)
    g_assert_nonnull (((TcTreeRow *) rows->pdata[i])->decision);
}

#define add(path, func)                                                                            \
  g_test_add ("/rules/game-tree/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("keep", test_keep);
  add ("unkeep", test_unkeep);
  add ("tree", test_tree);
  add ("decisions", test_decisions);
  add ("within-set", test_within_set);
  add ("from-start", test_from_start);
  add ("names", test_names);
  add ("room", test_room);
  add ("pins", test_pins);
  add ("rename", test_rename);
  add ("remove", test_remove);
  add ("round-trip", test_round_trip);
  add ("no-branches", test_no_branches);
  add ("cut", test_cut);

  return g_test_run ();
}
