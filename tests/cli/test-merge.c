/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* Two copies of one scenario on the command line, as people and as git merge them. */

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write_edited (shell, "ours.scenario.xml", "name=\"Ford\"", "name=\"Furt\"");
  shell_write_edited (shell, "theirs.scenario.xml", "name=\"Moor\"", "name=\"Bog\"");
  shell_write_edited (shell, "other.scenario.xml", "name=\"Ford\"", "name=\"Gue\"");
  shell_write_edited (shell, "broken.scenario.xml", "</about>", "");
}

static char *
dup_both (void)
{
  g_autofree char *base = shell_dup_fixture ();
  GString *text = g_string_new (base);

  g_string_replace (text, "name=\"Ford\"", "name=\"Furt\"", 0);
  g_string_replace (text, "name=\"Moor\"", "name=\"Bog\"", 0);

  return g_string_free (text, FALSE);
}

static void
test_merge (Shell *shell, gconstpointer data)
{
  g_autofree char *both = dup_both ();
  g_autofree char *written = NULL;

  write_files (shell);
  shell_run (shell, "merge base.scenario.xml ours.scenario.xml theirs.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, both);
  assert_has (shell->err, "ours.scenario.xml: changes brought over: 1, conflicts: 0");
  shell_run (shell,
             "merge base.scenario.xml ours.scenario.xml theirs.scenario.xml -o ours.scenario.xml",
             NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  written = shell_read (shell, "ours.scenario.xml");
  g_assert_cmpstr (written, ==, both);
}

static void
test_conflict (Shell *shell, gconstpointer data)
{
  g_autofree char *ours = NULL;

  write_files (shell);
  ours = shell_read (shell, "ours.scenario.xml");
  shell_run (shell, "merge base.scenario.xml ours.scenario.xml other.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, ours);
  g_assert_cmpuint (shell_count (shell->err, "error["), ==, 1);
  assert_has (shell->err, "ours.scenario.xml:64:27: error[MRG001]: Both sides changed name of "
                          "area \"ford\": \"Furt\" in ours, which stays, and \"Gue\" in theirs; "
                          "it was \"Ford\"");
  assert_has (shell->err, "other.scenario.xml:64:27: note: Theirs: \"Gue\"");
  assert_has (shell->err, "conflicts: 1");
  shell_run (shell, "explain MRG001", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "terrain=");
}

/* As git calls it: the files have names that nobody knows. */
static void
test_driver (Shell *shell, gconstpointer data)
{
  g_autofree char *both = dup_both ();
  g_autofree char *written = NULL;

  write_files (shell);
  shell_run (shell,
             "merge --driver base.scenario.xml ours.scenario.xml other.scenario.xml maps/a b.xml",
             NULL);
  assert_status (shell, 2);
  shell_run (shell, "merge --driver base.scenario.xml ours.scenario.xml other.scenario.xml maps/a",
             NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "maps/a:64:27: error[MRG001]");
  assert_has (shell->err, "maps/a (theirs):64:27: note");
  shell_run (shell, "merge --driver base.scenario.xml ours.scenario.xml theirs.scenario.xml x",
             NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "");
  written = shell_read (shell, "ours.scenario.xml");
  g_assert_cmpstr (written, ==, both);
}

static void
test_refused (Shell *shell, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_files (shell);
  before = shell_read (shell, "ours.scenario.xml");
  shell_run (shell, "merge --driver base.scenario.xml ours.scenario.xml broken.scenario.xml x",
             NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "x (theirs):");
  assert_has (shell->err, "error[XML");
  assert_has (shell->err, "nothing was written");
  after = shell_read (shell, "ours.scenario.xml");
  g_assert_cmpstr (after, ==, before);
  shell_run (shell, "merge base.scenario.xml ours.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "merge base.scenario.xml ours.scenario.xml none.scenario.xml", NULL);
  assert_status (shell, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/merge/merge", test_merge);
  shell_add_test ("/cli/merge/conflict", test_conflict);
  shell_add_test ("/cli/merge/driver", test_driver);
  shell_add_test ("/cli/merge/refuses", test_refused);

  return g_test_run ();
}
