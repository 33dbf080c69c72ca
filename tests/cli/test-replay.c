/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* A game of bots on the small scenario, saved as game.replay. */
static void
save_game (Shell *shell)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (
    shell, "play tiny.scenario.xml --bots random --seed 2 --save game.replay --log game.log", NULL);
  assert_status (shell, 0);
}

static char *
dup_final (const char *text)
{
  const char *at = strstr (text, "Hash of the final position: ");

  g_assert_nonnull (at);

  return g_strndup (at, strcspn (at, "\n"));
}

static void
test_fits (Shell *shell, gconstpointer data)
{
  g_autofree char *final = NULL;
  g_autofree char *log = NULL;

  save_game (shell);
  final = dup_final (shell->out);
  log = shell_read (shell, "game.log");
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "The replay matches");
  assert_has (shell->out, final);

  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml --log again.log", NULL);
  g_free (final);
  final = shell_read (shell, "again.log");
  g_assert_cmpstr (final, ==, log);
}

/* A game with two branches and a bookmark, as somebody plays it. */
static void
save_branched (Shell *shell)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --save game.replay",
             "1\nbookmark here\nundo\n2\nbranch second try\n1\nquit\n");
  assert_status (shell, 0);
}

static void
test_branches (Shell *shell, gconstpointer data)
{
  g_autofree char *saved = NULL;
  g_autofree char *again = NULL;

  save_branched (shell);
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml --list-branches", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "The replay matches");
  assert_has (shell->out, "The branch \"main\" matches.\n");
  assert_has (shell->out, "The branch \"branch-2\" matches.\n");
  assert_has (shell->out, "\n  main: 1 move, with");
  assert_has (shell->out, "\n    here: Bookmark after 1 move (");
  assert_has (shell->out, "\n    branch-2: 1 move, with");
  assert_has (shell->out, "\n*     second try: 2 moves");
  assert_has (shell->out, "Decisions: 2\n");

  shell_run (shell,
             "replay game.replay --scenario tiny.scenario.xml --branch main --log main.log "
             "--markdown main.md",
             NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Decisions: 1\n");
  saved = shell_read (shell, "main.log");
  assert_has (saved, "Fighter 1 starts in Border Area 1");
  g_free (saved);
  saved = shell_read (shell, "main.md");
  assert_has (saved, "## Turn 1\n");
  assert_has (saved, "Fighter 1 starts in Border Area 1");

  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml --branch mian", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "There is no branch or bookmark \"mian\". Did you mean \"main\"?");

  /* As it is played here it is written again, with its branches. */
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml --save again.replay", NULL);
  assert_status (shell, 0);
  g_free (saved);
  saved = shell_read (shell, "game.replay");
  again = shell_read (shell, "again.replay");
  g_assert_cmpstr (again, ==, saved);
}

/* A branch that goes otherwise is a finding, at its line of the file. */
static void
test_branch_differs (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) other = NULL;

  save_branched (shell);
  text = shell_read (shell, "game.replay");
  other = g_string_new (text);
  g_assert_cmpuint (
    g_string_replace (other, "deploy fighter-1 > border-1", "deploy fighter-1 > ford", 0), ==, 1);
  shell_write (shell, "game.replay", other->str);
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "The replay matches");
  assert_has (shell->out, "The branch \"main\" does not match:\n");
  assert_has (shell->out, "this line cannot be played here.");
  assert_has (shell->out, "| french: deploy fighter-1 > ford");
}

static void
test_newer_rules (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *newer = NULL;
  g_autoptr (GRegex) rules = g_regex_new ("\nrules [0-9]+", 0, 0, NULL);

  save_game (shell);
  text = shell_read (shell, "game.replay");
  newer = g_regex_replace_literal (rules, text, -1, 0, "\nrules 99", 0, NULL);
  shell_write (shell, "game.replay", newer);
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "this line names newer rules than this program knows.");
  assert_has (shell->out, "    3 | rules 99\n");
  assert_has (shell->out, "This game was recorded with version 99 of the rules");
}

/* To the terminal, after what the replay itself says, and once. */
static void
test_log_to_stdout (Shell *shell, gconstpointer data)
{
  g_autofree char *log = NULL;
  const char *at = NULL;

  save_game (shell);
  log = shell_read (shell, "game.log");
  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml --log -", NULL);
  assert_status (shell, 0);
  at = strstr (shell->out, "# turncoat log: ");
  g_assert_nonnull (at);
  g_assert_cmpstr (at, ==, log);
}

static void
test_stdin (Shell *shell, gconstpointer data)
{
  g_autofree char *replay = NULL;

  save_game (shell);
  replay = shell_read (shell, "game.replay");
  shell_run (shell, "replay - --scenario tiny.scenario.xml", replay);
  assert_status (shell, 0);
  shell_run (shell, "replay - --scenario -", replay);
  assert_status (shell, 2);
}

/* The replay names its scenario; a shipped one is found by itself. */
static void
test_finds_shipped (Shell *shell, gconstpointer data)
{
  shell_run (shell,
             "play betrayal-1940 --bots random --seed 3 --max-decisions 40 --quiet --save g.replay",
             NULL);
  assert_status (shell, 0);
  shell_run (shell, "replay g.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Decisions: 40\n");

  save_game (shell);
  shell_run (shell, "replay game.replay", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "was played on the scenario \"tiny-1940\"");
  assert_has (shell->err, "--scenario FILE");
}

/* A copy that keeps the shipped id: the shipped file is played, and the message says how to name
 * the copy. */
static void
test_copy_keeps_id (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) copy = NULL;

  shell_run (shell, "new badge -o mine.scenario.xml", NULL);
  assert_status (shell, 0);
  text = shell_read (shell, "mine.scenario.xml");
  copy = g_string_new (text);
  g_assert_cmpuint (
    g_string_replace (copy, "name=\"Search\" copies=\"16\"", "name=\"Search\" copies=\"30\"", 0),
    ==, 1);
  shell_write (shell, "mine.scenario.xml", copy->str);
  shell_run (shell, "play mine.scenario.xml --bots random --seed 3 --quiet --save mine.replay",
             NULL);
  assert_status (shell, 0);
  shell_run (shell, "replay mine.replay", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "The scenario has been edited since it was recorded.");
  assert_has (shell->out, "name it with --scenario FILE");
  shell_run (shell, "replay mine.replay --scenario mine.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_null (strstr (shell->out, "--scenario FILE"));
}

/* A weaker tank: the first fight that it changes is reported, with its line and what happened now.
 */
static void
test_edited_counter (Shell *shell, gconstpointer data)
{
  save_game (shell);
  shell_write_edited (shell, "edited.scenario.xml",
                      "class=\"armour\" size=\"division\">\n      <full attack=\"9\"",
                      "class=\"armour\" size=\"division\">\n      <full attack=\"1\"");
  shell_run (shell, "replay game.replay --scenario edited.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_true (g_str_has_prefix (shell->out, "game.replay:"));
  assert_has (shell->out, "the replay diverges: this line leads to another position.");
  assert_has (shell->out, "The scenario has been edited since it was recorded.");
  assert_has (shell->out, "What happens here:\n");
  assert_has (shell->out, "Combat in Moor");
}

/* An area with another name: what cannot be read any more is reported. */
static void
test_edited_id (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();
  g_auto (GStrv) parts = g_strsplit (text, "\"moor\"", -1);
  g_autofree char *edited = g_strjoinv ("\"moors\"", parts);

  save_game (shell);
  shell_write (shell, "edited.scenario.xml", edited);
  shell_run (shell, "replay game.replay --scenario edited.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "the replay diverges: this line cannot be read with this scenario.");
  assert_has (shell->out, "\"moor\". Did you mean \"moors\"?");
}

static void
test_changed_replay (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *changed = NULL;
  char *hash = NULL;

  save_game (shell);
  text = shell_read (shell, "game.replay");
  lines = g_strsplit (text, "\n", -1);
  /* The first move stands after the header of eight lines and the empty one. */
  g_assert_cmpstr (lines[8], ==, "");
  hash = strchr (lines[9], '@');
  g_assert_nonnull (hash);
  hash[1] = hash[1] == '0' ? '1' : '0';
  changed = g_strjoinv ("\n", lines);
  shell_write (shell, "changed.replay", changed);

  shell_run (shell, "replay changed.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_true (g_str_has_prefix (shell->out, "changed.replay:10: the replay diverges"));
  assert_has (shell->out, lines[9]);
  assert_has (shell->out, "the position differs");
  assert_has (shell->out, "Hash of the final position: ");
}

/* A game with an option of play set is replayed with it, on the scenario as it is. */
static void
test_option (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();
  g_autofree char *saved = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *other = NULL;

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (
    shell,
    "play tiny.scenario.xml --bots heuristic --option germans=bot --seed 7 -q --save g.replay",
    NULL);
  assert_status (shell, 0);
  saved = shell_read (shell, "g.replay");
  assert_has (saved, "\noption germans bot\n");
  shell_run (shell, "replay g.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);

  parts = g_strsplit (saved, "option germans bot", 2);
  other = g_strjoinv ("option germans initiative", parts);
  shell_write (shell, "h.replay", other);
  shell_run (shell, "replay h.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "decides in the replay");
}

static void
test_no_replay (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "replay tiny.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "is not a replay");

  shell_run (shell, "replay tiny.scenario.xml --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "tiny.scenario.xml:1: the replay cannot be played.");

  shell_run (shell, "replay nowhere.replay", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "there is no such file");

  shell_run (shell, "replay", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/replay/fits", test_fits);
  shell_add_test ("/cli/replay/branches", test_branches);
  shell_add_test ("/cli/replay/branch-differs", test_branch_differs);
  shell_add_test ("/cli/replay/newer-rules", test_newer_rules);
  shell_add_test ("/cli/replay/log-to-stdout", test_log_to_stdout);
  shell_add_test ("/cli/replay/stdin", test_stdin);
  shell_add_test ("/cli/replay/finds-shipped", test_finds_shipped);
  shell_add_test ("/cli/replay/copy-keeps-id", test_copy_keeps_id);
  shell_add_test ("/cli/replay/edited-counter", test_edited_counter);
  shell_add_test ("/cli/replay/edited-id", test_edited_id);
  shell_add_test ("/cli/replay/changed-replay", test_changed_replay);
  shell_add_test ("/cli/replay/option", test_option);
  shell_add_test ("/cli/replay/no-replay", test_no_replay);

  return g_test_run ();
}
