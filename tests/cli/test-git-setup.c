/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* A repository of its own, in which git itself merges and shows scenarios. */

#define LINE "*.scenario.xml merge=turncoat diff=turncoat\n"

static gboolean
has_git (void)
{
  g_autofree char *git = g_find_program_in_path ("git");

  if (git == NULL)
    g_test_skip ("git is not installed");

  return git != NULL;
}

/* Nothing of the person who runs the tests. */
static void
isolate (Shell *shell)
{
  g_autofree char *home = g_strconcat ("HOME=", shell->folder, NULL);
  g_autofree char *config = g_strdup_printf ("XDG_CONFIG_HOME=%s/config", shell->folder);
  g_autofree char *global = g_strdup_printf ("GIT_CONFIG_GLOBAL=%s/gitconfig", shell->folder);
  const char *const set[] = { home,
                              config,
                              global,
                              "GIT_CONFIG_NOSYSTEM=1",
                              "GIT_AUTHOR_NAME=A",
                              "GIT_AUTHOR_EMAIL=a@example.org",
                              "GIT_COMMITTER_NAME=A",
                              "GIT_COMMITTER_EMAIL=a@example.org",
                              "GIT_PAGER=cat",
                              NULL };

  g_strfreev (shell->set);
  shell->set = g_strdupv ((char **) set);
}

static void
git (Shell *shell, const char *arguments)
{
  g_autofree char *line = g_strconcat ("git ", arguments, NULL);

  shell_run_any (shell, line, NULL);
  assert_status (shell, 0);
}

static void
set_up (Shell *shell)
{
  g_autofree char *line = NULL;

  isolate (shell);
  git (shell, "init -q -b main");
  line = g_strdup_printf ("git-setup --program=%s", g_getenv ("TURNCOAT_PROGRAM"));
  shell_run (shell, line, NULL);
  assert_status (shell, 0);
}

static void
commit (Shell *shell, const char *from, const char *to)
{
  shell_write_edited (shell, "a b.scenario.xml", from, to);
  git (shell, "add -A");
  git (shell, "commit -q -m change");
}

static void
test_writes (Shell *shell, gconstpointer data)
{
  g_autofree char *line = NULL;
  g_autofree char *attributes = NULL;
  g_autofree char *again = NULL;

  if (!has_git ())
    return;
  set_up (shell);
  assert_has (shell->out, "written: git config of this repository: merge.turncoat.driver = ");
  attributes = shell_read (shell, ".gitattributes");
  g_assert_cmpstr (attributes, ==, LINE);
  git (shell, "config --local --get merge.turncoat.driver");
  assert_has (shell->out, " merge --driver %O %A %B %P");
  /* Once more nothing changes. */
  line = g_strdup_printf ("git-setup --program=%s", g_getenv ("TURNCOAT_PROGRAM"));
  shell_run (shell, line, NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Everything was set up already.");
  g_assert_cmpuint (shell_count (shell->out, "unchanged: "), ==, 4);
  again = shell_read (shell, ".gitattributes");
  g_assert_cmpstr (again, ==, LINE);
}

static void
test_keeps_attributes (Shell *shell, gconstpointer data)
{
  g_autofree char *attributes = NULL;

  if (!has_git ())
    return;
  shell_write (shell, ".gitattributes", "*.png binary");
  set_up (shell);
  attributes = shell_read (shell, ".gitattributes");
  g_assert_cmpstr (attributes, ==, "*.png binary\n" LINE);
}

static void
test_dry_run (Shell *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->folder, ".gitattributes", NULL);

  if (!has_git ())
    return;
  isolate (shell);
  git (shell, "init -q -b main");
  shell_run (shell, "git-setup --dry-run", NULL);
  assert_status (shell, 0);
  g_assert_cmpuint (shell_count (shell->out, "would write: "), ==, 4);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  shell_run_any (shell, "git config --get merge.turncoat.driver", NULL);
  assert_status (shell, 1);
}

static void
test_global (Shell *shell, gconstpointer data)
{
  g_autofree char *attributes = NULL;

  if (!has_git ())
    return;
  isolate (shell);
  shell_run (shell, "git-setup", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "not in a git repository");
  shell_run (shell, "git-setup --global", NULL);
  assert_status (shell, 0);
  attributes = shell_read (shell, "config/git/attributes");
  g_assert_cmpstr (attributes, ==, LINE);
  git (shell, "config --global --get diff.turncoat.textconv");
  assert_has (shell->out, "diff --textconv");
  shell_run (shell, "git-setup --global --local", NULL);
  assert_status (shell, 2);
}

/* On two branches: @from became @to in theirs, and Ford became Furt in ours. */
static void
set_up_sides (Shell *shell, const char *from, const char *to)
{
  set_up (shell);
  commit (shell, "name=\"Ford\"", "name=\"Ford\"");
  git (shell, "checkout -q -b theirs");
  commit (shell, from, to);
  git (shell, "checkout -q main");
  commit (shell, "name=\"Ford\"", "name=\"Furt\"");
}

/* Two branches change neighbouring words of one line, which the merge of git cannot do. */
static void
test_merge (Shell *shell, gconstpointer data)
{
  g_autofree char *merged = NULL;

  if (!has_git ())
    return;
  set_up_sides (shell, "name=\"Ford\" nation=\"france\" terrain=\"clear\"",
                "name=\"Ford\" nation=\"france\" terrain=\"forest\"");
  git (shell, "merge -q --no-edit theirs");
  merged = shell_read (shell, "a b.scenario.xml");
  assert_has (merged, "<area id=\"ford\" name=\"Furt\" nation=\"france\" terrain=\"forest\"");
}

static void
test_conflict (Shell *shell, gconstpointer data)
{
  g_autofree char *merged = NULL;

  if (!has_git ())
    return;
  set_up_sides (shell, "name=\"Ford\"", "name=\"Gue\"");
  shell_run_any (shell, "git merge theirs", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "a b.scenario.xml:64:27: error[MRG001]");
  assert_has (shell->err, "a b.scenario.xml (theirs):64:27: note: Theirs: \"Gue\"");
  git (shell, "status --porcelain");
  assert_has (shell->out, "UU \"a b.scenario.xml\"");
  merged = shell_read (shell, "a b.scenario.xml");
  assert_has (merged, "name=\"Furt\"");
  g_assert_null (strstr (merged, "<<<<"));
}

/* A file that no longer is XML stays as it is, and git calls it a conflict. */
static void
test_broken (Shell *shell, gconstpointer data)
{
  g_autofree char *merged = NULL;

  if (!has_git ())
    return;
  set_up_sides (shell, "</about>", "");
  shell_run_any (shell, "git merge theirs", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "nothing was written");
  merged = shell_read (shell, "a b.scenario.xml");
  assert_has (merged, "name=\"Furt\"");
  assert_has (merged, "</about>");
}

/* Two branches add the same file: without a base, what both say is the base. */
static void
test_added_twice (Shell *shell, gconstpointer data)
{
  g_autofree char *merged = NULL;

  if (!has_git ())
    return;
  set_up (shell);
  git (shell, "add -A");
  git (shell, "commit -q -m begin");
  git (shell, "checkout -q -b theirs");
  commit (shell, "name=\"Moor\"", "name=\"Fen\"");
  git (shell, "checkout -q main");
  commit (shell, "name=\"Ford\"", "name=\"Furt\"");
  shell_run_any (shell, "git merge theirs", NULL);
  assert_status (shell, 1);
  g_assert_cmpuint (shell_count (shell->err, "error[MRG001]"), ==, 2);
  assert_has (shell->err,
              "Both sides changed name of area \"moor\": \"Moor\" in ours, which stays, "
              "and \"Fen\" in theirs\n");
  merged = shell_read (shell, "a b.scenario.xml");
  assert_has (merged, "name=\"Furt\"");
  shell_run (shell, "validate 'a b.scenario.xml'", NULL);
  assert_status (shell, 0);
}

static void
test_diff (Shell *shell, gconstpointer data)
{
  if (!has_git ())
    return;
  set_up (shell);
  commit (shell, "name=\"Ford\"", "name=\"Ford\"");
  shell_write_edited (shell, "a b.scenario.xml", "name=\"Ford\"", "name=\"Furt\"");
  git (shell, "diff");
  assert_has (shell->out, "-area-board/area[ford]/@name = Ford\n");
  assert_has (shell->out, "+area-board/area[ford]/@name = Furt\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/git-setup/writes", test_writes);
  shell_add_test ("/cli/git-setup/keeps-attributes", test_keeps_attributes);
  shell_add_test ("/cli/git-setup/dry-run", test_dry_run);
  shell_add_test ("/cli/git-setup/global", test_global);
  shell_add_test ("/cli/git-setup/merge", test_merge);
  shell_add_test ("/cli/git-setup/conflict", test_conflict);
  shell_add_test ("/cli/git-setup/broken", test_broken);
  shell_add_test ("/cli/git-setup/added-twice", test_added_twice);
  shell_add_test ("/cli/git-setup/diff", test_diff);

  return g_test_run ();
}
