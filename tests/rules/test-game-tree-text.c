/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-game-tree-private.h"
#include "tc-test-play.h"

/* Branches in files that people wrote, or that mean harm. */

#define TINY "tests/fixtures/tiny-1940.scenario.xml"

/* (transfer full): a game of four moves, and of it the lines @below. */
static char *
dup_with (TcRuleset *ruleset, const char *below)
{
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 7);
  g_autofree char *text = NULL;

  for (guint i = 0; i < 4; i++) {
    guint n;
    TcMove move = tc_game_get_moves (game, &n)[0];

    g_assert_true (tc_game_apply (game, &move, NULL));
  }
  text = tc_replay_dup_text (game, TC_SEAT_NONE);

  return g_strconcat (text, below, NULL);
}

typedef struct {
  const char *name;
  const char *below; /* the game, whose last line is 12 */
  guint line;
  guint column;
  const char *message;
} Case;

#define B "= branch \"b\" from \"main\" after 2\n"

static const Case cases[] = {
  { "no-word", "= frob\n", 14, 1,
    "is one of \"= at\", \"= line\", \"= branch\" and \"= bookmark\"" },
  { "at-form", "= at x\n", 14, 6, "This line reads: = at N" },
  { "at-more", "= at 2 moves\n", 14, 7, "This line reads: = at N" },
  { "at-late", "= at 5\n", 14, 1, "The game has only 4 moves, so it is not at 5." },
  { "at-twice", "= at 2\n= at 2\n", 15, 1, "stands once" },
  { "at-below", B "= at 2\n", 15, 1, "above all branches" },
  { "no-name", "= branch b from main after 2\n", 14, 10,
    "This line reads: = branch \"NAME\" from \"LINE\" after N" },
  { "no-end", "= branch \"b from main after 2\n", 14, 10, "This line reads" },
  { "no-number", "= branch \"b\" from \"main\" after x\n", 14, 32, "This line reads" },
  { "number", "= branch \"b\" from \"main\" after 99999999999\n", 14, 32, "This line reads" },
  { "more", "= branch \"b\" from \"main\" after 2 moves\n", 14, 33, "This line reads" },
  { "negative", "= branch \"b\" from \"main\" after -1\n", 14, 32, "This line reads" },
  { "too-late", "= branch \"b\" from \"main\" after 5\n", 14, 32,
    "\"main\" has 4 moves, so nothing comes after move 5 of it." },
  { "missing-parent", "= branch \"b\" from \"mian\" after 2\n", 14, 19,
    "There is no branch \"mian\" above this line: a branch stands below the one that it leaves. "
    "Did "
    "you mean \"main\"?" },
  { "circle-of-one", "= branch \"b\" from \"b\" after 2\n", 14, 19,
    "There is no branch \"b\" above this line" },
  { "circle-of-two", "= branch \"b\" from \"c\" after 2\n= branch \"c\" from \"b\" after 2\n", 14,
    19, "There is no branch \"c\" above this line" },
  { "twice", B B, 15, 10, "There is a branch or bookmark \"b\" already. Choose another name." },
  { "main-again", "= branch \"main\" from \"main\" after 2\n", 14, 10, "already" },
  { "empty-name", "= branch \"\" from \"main\" after 2\n", 14, 10, "needs a name" },
  { "long-name", "= branch \"12345678901234567890123456789012345678901\" from \"main\" after 2\n",
    14, 10, "at most 40 characters" },
  { "escape", "= branch \"a\\n\" from \"main\" after 2\n", 14, 10, "without \" and \\" },
  { "bell", "= branch \"\x07\" from \"main\" after 2\n", 14, 10, "without \" and \\" },
  { "act", B "! undo 1 by french\n", 15, 1, "stands with the moves of the game" },
  { "note-first", B "! note x\n", 15, 1, "A note must follow the move" },
  { "no-colon", B "  what\n", 15, 1, "this one has no colon" },
  { "hash", B "french: pass  @xyz\n", 15, 15, "16 hexadecimal digits" },
  { "bookmark-form", "= bookmark \"m\" from \"main\" after 2\n", 14, 15,
    "This line reads: = bookmark \"NAME\" in \"LINE\" after N" },
  { "bookmark-late", "= bookmark \"m\" in \"main\" after 5\n", 14, 32, "has 4 moves" },
  { "line-late", B "= line 1 \"x\"\n", 15, 1, "above all branches" },
  { "line-twice", "= line 1 \"x\"\n= line 1 \"y\"\n", 15, 1, "stands once" },
  { "line-form", "= line \"x\"\n", 14, 8, "This line reads: = line N \"NAME\"" },
  { "line-number", "= line 0 \"x\"\n", 14, 8, "The number of a branch is from 1 to 64." },
  { "line-number-large", "= line 65 \"x\"\n", 14, 8, "from 1 to 64" },
};

static void
test_case (gconstpointer data)
{
  const Case *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree char *text = dup_with (ruleset, of->below);
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  g_autoptr (TcGame) played = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_open (ruleset, text, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_nonnull (strstr (divergence.message, of->message));
  g_assert_cmpuint (divergence.line, ==, of->line);
  g_assert_cmpuint (divergence.column, ==, of->column);
  tc_divergence_clear (&divergence);
  /* The game itself is played, and has no branches. */
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 4);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 1);
  /* Who only plays it reads the same. */
  played = tc_replay_play (ruleset, text, &divergence);
  g_assert_cmpuint (divergence.line, ==, of->line);
  tc_divergence_clear (&divergence);
}

/* A game that was saved after moves of it were taken back opens where it was, and they can be made
 * again. */
static void
test_at (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree char *text = dup_with (ruleset, "");
  g_autofree char *saved = NULL;
  g_autofree char *again = NULL;
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGameTree) opened_tree = NULL;
  g_autoptr (TcGame) game = NULL;
  g_autoptr (TcGame) opened = NULL;
  g_autoptr (TcGame) played = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_open (ruleset, text, &tree, &divergence);
  saved = tc_game_tree_dup_replay (tree, game);
  g_assert_cmpstr (saved, ==, text);
  g_clear_pointer (&saved, g_free);
  tc_game_jump (game, 3);
  saved = tc_game_tree_dup_replay (tree, game);
  g_assert_true (g_str_has_suffix (saved, "\n= at 3\n"));
  opened = tc_replay_open (ruleset, saved, &opened_tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_get_n_moves (opened), ==, 3);
  g_assert_cmpuint (tc_game_get_n_recorded (opened), ==, 4);
  g_assert_cmpuint (tc_game_get_hash (opened), ==, tc_game_get_hash (game));
  again = tc_game_tree_dup_replay (opened_tree, opened);
  g_assert_cmpstr (again, ==, saved);
  /* Who plays it plays all that is recorded. */
  played = tc_replay_play (ruleset, saved, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_get_n_moves (played), ==, 4);
}

/* -- Texts that mean harm -- */

/* (transfer full): what is said of @below. */
static char *
dup_refusal (const char *below)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree char *text = dup_with (ruleset, below);
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_open (ruleset, text, &tree, &divergence);
  g_assert_nonnull (game);
  g_assert_cmpuint (tc_game_tree_get_n_lines (tree), ==, 1);

  return divergence.message;
}

static void
test_many_branches (void)
{
  g_autoptr (GString) below = g_string_new (NULL);
  g_autofree char *refusal = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append_printf (below, "= branch \"%u\" from \"main\" after 4\n", i);
  refusal = dup_refusal (below->str);
  g_assert_cmpstr (refusal, ==, "A game has at most 64 branches.");
}

/* Each on the one before it. */
static void
test_deep (void)
{
  g_autoptr (GString) below = g_string_new ("= branch \"0\" from \"main\" after 4\n");
  g_autofree char *refusal = NULL;

  for (guint i = 1; i < 100000; i++)
    g_string_append_printf (below, "= branch \"%u\" from \"%u\" after 4\n", i, i - 1);
  refusal = dup_refusal (below->str);
  g_assert_cmpstr (refusal, ==, "A game has at most 64 branches.");
}

static void
test_many_bookmarks (void)
{
  g_autoptr (GString) below = g_string_new (NULL);
  g_autofree char *refusal = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (below, "= bookmark \"%u\" in \"main\" after 1\n", i);
  refusal = dup_refusal (below->str);
  g_assert_cmpstr (refusal, ==, "A game has at most 200 bookmarks.");
}

/* A long branch that others share is long in each of them. */
static void
test_many_moves (void)
{
  g_autoptr (GString) below = g_string_new ("= branch \"0\" from \"main\" after 4\n");
  g_autofree char *refusal = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (below, "french: pass\n");
  for (guint i = 1; i < 10; i++)
    g_string_append_printf (below, "= branch \"%u\" from \"0\" after 100004\n", i);
  refusal = dup_refusal (below->str);
  g_assert_true (
    g_str_has_prefix (refusal, "The branches of a replay have at most 250000 moves together"));
}

static void
test_long_line (void)
{
  g_autofree char *name = g_strnfill (2000, 'x');
  g_autofree char *below = g_strdup_printf (B "= branch \"%s\" from \"main\" after 1\n", name);
  g_autofree char *refusal = dup_refusal (below);

  g_assert_true (g_str_has_prefix (refusal, "This line is too long"));
}

/* Pins that are none are comments, and there is an end to those that are. */
static void
test_pins (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autoptr (GString) below = g_string_new (
    "# pin\n# pin x: y\n# pin 99999 Lille: late\n# pin 3 Lille\n# pin 2 Sedan: weak\n");
  g_autofree char *text = NULL;
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  for (guint i = 0; i < 2000; i++)
    g_string_append (below, "# pin 1 x: y\n");
  text = dup_with (ruleset, below->str);
  game = tc_replay_open (ruleset, text, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_tree_get_n_pins (tree), ==, TC_TREE_MAX_PINS);
  g_assert_cmpstr (tc_game_tree_get_pin (tree, 0)->place, ==, "Sedan");
  g_assert_cmpstr (tc_game_tree_get_pin (tree, 0)->text, ==, "weak");
}

/* What somebody wrote by hand is shared all the same, and keeps its bookmarks and pins. */
static void
test_by_hand (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree char *text = dup_with (ruleset, "# pin 3 : x\n= bookmark \"m\" in \"main\" after 3\n"
                                             "= branch \"b\" from \"main\" after 4\n");
  g_autoptr (GString) spaced = g_string_new (text);
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };
  guint line, n_moves;

  g_assert_cmpuint (g_string_replace (spaced, "french: deploy", "french:   deploy", 1), ==, 1);
  game = tc_replay_open (ruleset, spaced->str, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_true (tc_game_tree_find (tree, "m", &line, &n_moves));
  g_assert_cmpuint (tc_game_tree_get_n_pins (tree), ==, 1);
  g_assert_cmpuint (tc_game_tree_count_shared (tree, game, 1), ==, 4);
}

/* A number that is higher than there are branches puts the game at their end. */
static void
test_place (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree char *text =
    dup_with (ruleset, "= line 9 \"mine\"\n= branch \"b\" from \"mine\" after 2\n");
  g_autoptr (TcGameTree) tree = NULL;
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_open (ruleset, text, &tree, &divergence);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpuint (tc_game_tree_get_current (tree), ==, 1);
  g_assert_cmpstr (tc_game_tree_get_name (tree, 0), ==, "b");
  g_assert_cmpstr (tc_game_tree_get_name (tree, 1), ==, "mine");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/game-tree-text/bad/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/rules/game-tree-text/at", test_at);
  g_test_add_func ("/rules/game-tree-text/many-branches", test_many_branches);
  g_test_add_func ("/rules/game-tree-text/deep", test_deep);
  g_test_add_func ("/rules/game-tree-text/many-bookmarks", test_many_bookmarks);
  g_test_add_func ("/rules/game-tree-text/many-moves", test_many_moves);
  g_test_add_func ("/rules/game-tree-text/long-line", test_long_line);
  g_test_add_func ("/rules/game-tree-text/pins", test_pins);
  g_test_add_func ("/rules/game-tree-text/by-hand", test_by_hand);
  g_test_add_func ("/rules/game-tree-text/place", test_place);

  return g_test_run ();
}
