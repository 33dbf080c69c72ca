/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tc-test-play.h"

/* Games beside a scenario: which they are, and what is said when they go differently. */

#define TINY "tests/fixtures/tiny-1940.scenario.xml"

static void
test_folder (void)
{
  static const struct {
    const char *path;
    const char *folder;
  } rows[] = {
    { "sedan.scenario.xml", "sedan.tests" },
    { "maps/sedan.scenario.xml", "maps/sedan.tests" },
    { "/a b/sedan.1.scenario.xml", "/a b/sedan.1.tests" },
    { "sedan.xml", "sedan.tests" },
    { "sedan", "sedan.tests" },
    { "sedan.txt", "sedan.txt.tests" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *folder = tc_kept_games_dup_folder (rows[i].path);

    g_assert_cmpstr (folder, ==, rows[i].folder);
  }
}

/* -- In a folder of its own -- */

typedef struct {
  char *root;
  char *path;   /* of the scenario, which need not be there */
  char *folder; /* of the games */
  TcBuild *build;
  TcReport *report;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = tc_test_dup_text (TINY, NULL, NULL);

  fixture->root = g_dir_make_tmp ("tc-kept-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->root, "my.scenario.xml", NULL);
  fixture->folder = g_build_filename (fixture->root, "my.tests", NULL);
  fixture->build = tc_test_build_text (text);
  fixture->report = tc_report_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) paths = tc_kept_games_list (fixture->path);

  for (guint i = 0; i < paths->len; i++)
    g_unlink (g_ptr_array_index (paths, i));
  g_rmdir (fixture->folder);
  g_rmdir (fixture->root);
  tc_build_unref (fixture->build);
  tc_report_unref (fixture->report);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->root);
}

static void
write_game (Fixture *fixture, const char *name, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_mkdir_with_parents (fixture->folder, 0777);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

/* (transfer full): of the first moves of random bots. */
static char *
dup_game (TcBuild *build, guint n_moves)
{
  g_autoptr (TcGame) game = tc_game_new (tc_build_get_ruleset (build), 0, 7);
  TcRng rng;

  tc_rng_init (&rng, 4);
  tc_test_play_random (game, &rng, n_moves);

  return tc_replay_dup_text (game, TC_SEAT_NONE);
}

static guint
run (Fixture *fixture, TcBuild *build)
{
  return tc_kept_games_run (build, tc_systems_list (), fixture->path, fixture->report);
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) paths = tc_kept_games_list (fixture->path);

  g_assert_cmpuint (paths->len, ==, 0);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 0);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

/* By name, and nothing but replays. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char *other = g_build_filename (fixture->folder, "notes.txt", NULL);

  write_game (fixture, "b.replay", "", -1);
  write_game (fixture, "a.replay", "", -1);
  write_game (fixture, "notes.txt", "", -1);
  paths = tc_kept_games_list (fixture->path);
  g_assert_cmpuint (paths->len, ==, 2);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 0), "my.tests/a.replay"));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 1), "my.tests/b.replay"));
  g_unlink (other);
}

static void
test_as_recorded (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = dup_game (fixture->build, 40);

  write_game (fixture, "one.replay", text, -1);
  write_game (fixture, "two.replay", text, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 2);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

/* The finding is at the line of the replay where the edited scenario goes another way. */
static void
test_goes_differently (Fixture *fixture, gconstpointer data)
{
  g_autofree char *game = dup_game (fixture->build, 40);
  g_autofree char *edited =
    tc_test_dup_text (TINY, "<area id=\"dyke\" name=\"Dyke\" nation=\"belgium\"",
                      "<area id=\"dyke\" name=\"Dyke\" nation=\"france\"");
  g_autoptr (TcBuild) build = tc_test_build_text (edited);
  const TcFinding *finding = NULL;

  g_assert_nonnull (tc_build_get_ruleset (build));
  write_game (fixture, "one.replay", game, -1);
  g_assert_cmpuint (run (fixture, build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->code, ==, "PLY004");
  g_assert_cmpint (finding->severity, ==, TC_SEVERITY_ERROR);
  g_assert_true (g_str_has_prefix (finding->message, "Move "));
  g_assert_nonnull (strstr (finding->message, "The scenario has been edited"));
  g_assert_true (g_str_has_suffix (tc_source_get_name (finding->source), "one.replay"));
  g_assert_nonnull (strstr (finding->why, "turncoat replay "));
  g_assert_cmpuint (finding->span.start, >, strlen ("turncoat-replay 1"));
}

/* (transfer full): a game and a branch of it, which begins after 3 moves. */
static char *
dup_branched (TcBuild *build)
{
  g_autoptr (TcGame) game = tc_game_new (tc_build_get_ruleset (build), 0, 7);
  g_autoptr (TcGameTree) tree = tc_game_tree_new ();
  g_autofree char *fault = NULL;
  TcRng rng;

  tc_rng_init (&rng, 3);
  tc_test_play_random (game, &rng, 40);
  tc_game_jump (game, 3);
  g_assert_true (tc_game_tree_branch (tree, game, "second try", &fault));
  tc_test_play_random (game, &rng, 20);

  return tc_game_tree_dup_replay (tree, game);
}

/* Each branch is played again, and says where it goes otherwise. */
static void
test_branches (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = dup_branched (fixture->build);
  g_autoptr (GString) other = g_string_new (text);
  const TcFinding *finding = NULL;
  char *at = NULL;

  write_game (fixture, "one.replay", text, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);

  /* The game itself is the second try; the last hash of the text is of the first. */
  at = strrchr (other->str, '@') + 1;
  *at = *at == '0' ? '1' : '0';
  write_game (fixture, "one.replay", other->str, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->code, ==, "PLY004");
  g_assert_true (g_str_has_prefix (finding->message, "Branch \"main\", move 39: After this move"));
  g_assert_cmpuint (finding->span.start, >, strstr (other->str, "= branch") - other->str);
}

/* A faulty branch is shown where it is faulty. */
static void
test_faulty_branch (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = dup_branched (fixture->build);
  g_autoptr (GString) other = g_string_new (text);
  const TcFinding *finding = NULL;

  g_string_replace (other, "from \"second try\"", "from \"second tri\"", 1);
  write_game (fixture, "one.replay", other->str, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->code, ==, "PLY005");
  g_assert_nonnull (strstr (finding->message, "Did you mean \"second try\"?"));
  g_assert_cmpuint (finding->span.start, ==, strstr (other->str, "\"second tri\"") - other->str);
}

/* A program that is older than the game says so. */
static void
test_newer_rules (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = dup_game (fixture->build, 5);
  g_autoptr (GRegex) rules = g_regex_new ("\nrules \\d+", 0, 0, NULL);
  g_autofree char *newer = g_regex_replace_literal (rules, text, -1, 0, "\nrules 99", 0, NULL);
  const TcFinding *finding = NULL;

  write_game (fixture, "one.replay", newer, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  finding = tc_report_get (fixture->report, 0);
  g_assert_cmpstr (finding->code, ==, "PLY005");
  g_assert_true (
    g_str_has_prefix (finding->message, "This game was recorded with version 99 of the rules"));
  g_assert_cmpuint (finding->span.start, ==, strstr (newer, "rules 99") - newer);
}

/* The options of play are those of the recording, whatever the scenario says. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcBuild) other =
    tc_build_new_with_option (fixture->build, tc_systems_list (), "germans", "bot", NULL);
  g_autofree char *game = NULL;

  g_assert_nonnull (other);
  game = dup_game (other, 40);
  write_game (fixture, "one.replay", game, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

/* What is no replay of this scenario. */
static const struct {
  const char *text;
  gssize length;
  const char *message;
} unread[] = {
  { "", -1, "A replay must begin with the line" },
  { "junk\n", -1, "A replay must begin with the line" },
  { "turncoat-replay 1\nsystem chess\n\n", -1, "This is a replay of the game system \"chess\"" },
  { "turncoat-replay 1\0", 18, "This file contains a NUL byte" },
  { "turncoat-replay 1\nsystem betrayal-1940\nsetup gone\nseed 1\n\n", -1,
    "The scenario has no setup \"gone\"." },
};

static void
test_unread (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (unread); i++) {
    g_autofree char *name = g_strdup_printf ("%u.replay", i);

    write_game (fixture, name, unread[i].text, unread[i].length);
  }
  /* What has a NUL byte is not even a text. */
  g_assert_cmpuint (run (fixture, fixture->build), ==, G_N_ELEMENTS (unread) - 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, G_N_ELEMENTS (unread));
  for (guint i = 0; i < G_N_ELEMENTS (unread); i++) {
    const TcFinding *finding = tc_report_get (fixture->report, i);

    g_assert_cmpstr (finding->code, ==, "PLY005");
    g_assert_true (g_str_has_prefix (finding->message, unread[i].message));
  }
}

/* What would hang or fill the memory, or belongs to somebody else. */
static void
test_no_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fifo = g_build_filename (fixture->folder, "a.replay", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "b.replay", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "c.replay", NULL);
  g_autofree char *secret = g_build_filename (fixture->root, "secret", NULL);

  g_mkdir_with_parents (folder, 0777);
  g_assert_true (g_file_set_contents (secret, "password\n", -1, NULL));
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpint (symlink (secret, link), ==, 0);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 3);
  for (guint i = 0; i < 3; i++) {
    const TcFinding *finding = tc_report_get (fixture->report, i);
    gsize length;

    g_assert_cmpstr (finding->code, ==, "PLY005");
    tc_source_get_text (finding->source, &length);
    g_assert_cmpuint (length, ==, 0);
  }
  g_rmdir (folder);
  g_unlink (secret);
}

/* A file in place of the folder may hide games. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_assert_true (g_file_set_contents (fixture->folder, "", -1, NULL));
  g_assert_cmpuint (run (fixture, fixture->build), ==, 0);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "PLY005");
  g_unlink (fixture->folder);
}

/* The command that is proposed can be pasted. */
static void
test_quoted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = dup_game (fixture->build, 40);
  g_auto (GStrv) parts = g_strsplit (text, "fighter-1 > border-", 2);
  g_autofree char *other = g_strconcat (parts[0], "fighter-1 > ford", parts[1] + 1, NULL);

  write_game (fixture, "a $(b) 'c.replay", other, -1);
  g_assert_cmpuint (run (fixture, fixture->build), ==, 1);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_nonnull (strstr (tc_report_get (fixture->report, 0)->why,
                            "/my.tests/a $(b) '\\''c.replay' --scenario /"));
}

/* First the scenario's own problems: nothing is played then. */
static void
test_broken_scenario (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = tc_test_dup_text (TINY, "nation=\"belgium\"", "nation=\"atlantis\"");
  g_autoptr (TcBuild) build = tc_test_build_text (text);

  write_game (fixture, "one.replay", "junk", -1);
  g_assert_null (tc_build_get_ruleset (build));
  g_assert_cmpuint (run (fixture, build), ==, 0);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "none", test_none },
    { "list", test_list },
    { "as-recorded", test_as_recorded },
    { "goes-differently", test_goes_differently },
    { "branches", test_branches },
    { "faulty-branch", test_faulty_branch },
    { "newer-rules", test_newer_rules },
    { "options", test_options },
    { "unread", test_unread },
    { "no-files", test_no_files },
    { "no-folder", test_no_folder },
    { "quoted", test_quoted },
    { "broken-scenario", test_broken_scenario },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kept-games/folder", test_folder);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_autofree char *path = g_strdup_printf ("/kept-games/%s", tests[i].name);

    g_test_add (path, Fixture, NULL, set_up, tests[i].test, tear_down);
  }

  return g_test_run ();
}
