/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

#define MOOR "nation=\"belgium\" terrain=\"forest\""

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write_edited (shell, "new.scenario.xml", MOOR, "nation=\"belgium\" terrain=\"clear\"");
  shell_write_edited (shell, "bad.scenario.xml", MOOR, "nation=\"belgium\" terrain=\"swamp\"");
}

static void
test_files (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "review base.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "base.scenario.xml → new.scenario.xml\n\nMap\n  ~ Moor: terrain Forest "
                          "becomes Clear\n");
  assert_has (shell->out,
              "Differences: 1. New problems: 1, of which errors: 0. Fixed problems: 0.");
  assert_has (shell->out,
              "\n\nNew problems\n  new.scenario.xml:22:18: warning[REF004]: The terrain "
              "\"forest\" is not used\n");
  shell_run (shell, "review base.scenario.xml bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "\nNew problems\n  bad.scenario.xml:");
  assert_has (shell->out, "error[REF001]");
  assert_has (shell->out, "New problems: 1, of which errors: 1.");
  shell_run (shell, "review bad.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nFixed problems\n  bad.scenario.xml:");
  shell_run (shell, "review bad.scenario.xml bad.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "No differences.");
  shell_run (shell, "review base.scenario.xml base.scenario.xml -o r.txt", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
}

/* What is marked as somebody's else data, and comments that hide problems, do not pass unseen. */
static void
test_sources_and_ignores (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_write_edited (shell, "found.scenario.xml", MOOR, MOOR " src=\"found\"");
  shell_run (shell, "review base.scenario.xml found.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (
    shell->out,
    "Sources of values\n  found: 14 values, before 0\n  designer: 604 values, before 618\n");
  shell_write_edited (shell, "quiet.scenario.xml", "<!-- Counters -->",
                      "<!-- turncoat: ignore REF004: I know -->");
  shell_run (shell, "review base.scenario.xml quiet.scenario.xml", NULL);
  assert_has (shell->out, "New comments that hide problems\n  quiet.scenario.xml:");
  assert_has (shell->out, "<!-- turncoat: ignore REF004: I know -->");
  shell_run (shell, "review --fail-on warning base.scenario.xml quiet.scenario.xml", NULL);
  assert_status (shell, 1);
}

static void
run_git (Shell *shell, const char *arguments)
{
  g_autofree char *command =
    g_strdup_printf ("git -c user.name=Anna -c user.email=anna@example.org %s", arguments);

  shell_run_any (shell, command, NULL);
  assert_status (shell, 0);
}

/* Two revisions: all files that differ, variants because of their bases, new and removed ones. */
static void
test_revisions (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "maps/base.scenario.xml", base);
  shell_write (shell, "maps/gone.scenario.xml", base);
  shell_write (shell, "maps/same.scenario.xml", base);
  shell_write (shell, "my maps/ü.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"../maps/base.scenario.xml\"/>\n");
  run_git (shell, "init -q");
  run_git (shell, "add .");
  run_git (shell, "commit -q -m first");
  run_git (shell, "rm -q maps/gone.scenario.xml");
  shell_write_edited (shell, "maps/base.scenario.xml", MOOR,
                      "nation=\"belgium\" terrain=\"swamp\"");
  shell_write (shell, "maps/extra.scenario.xml", base);
  run_git (shell, "add .");
  run_git (shell, "commit -q -m second");
  shell_run (shell, "review HEAD~1 HEAD", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "HEAD~1:maps/base.scenario.xml → HEAD:maps/base.scenario.xml\n");
  assert_has (shell->out, "HEAD:maps/extra.scenario.xml (new file)\n");
  assert_has (shell->out, "HEAD~1:maps/gone.scenario.xml (file removed)\n");
  assert_has (shell->out, "HEAD~1:my maps/ü.scenario.xml → HEAD:my maps/ü.scenario.xml\n");
  g_assert_null (strstr (shell->out, "same.scenario.xml"));
  shell_run (shell, "review HEAD HEAD", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "No scenario differs.\n");
  shell_run (shell, "review HEAD~1:maps/base.scenario.xml maps/base.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "review HEAD~1 maps/base.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "review nowhere HEAD", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "nowhere cannot be read from git: ");
}

/* A change cannot relax the rules that it is judged by. */
static void
test_settings (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "maps/base.scenario.xml", base);
  shell_write (shell, ".turncoat.ini", "[validate]\nfail-on=warning\n");
  run_git (shell, "init -q");
  run_git (shell, "add .");
  run_git (shell, "commit -q -m first");
  shell_write_edited (shell, "maps/base.scenario.xml", "<!-- Counters -->",
                      "<!-- turncoat: ignore REF004: I know -->");
  shell_write (shell, ".turncoat.ini", "[validate]\nfail-on=error\n[severity]\nIGN005=off\n");
  run_git (shell, "add .");
  run_git (shell, "commit -q -m second");
  shell_run (shell, "review HEAD~1 HEAD", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "warning[IGN005]");
  shell_run (shell, "review HEAD~1:./maps/base.scenario.xml maps/base.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "review --fail-on error HEAD~1 HEAD", NULL);
  assert_status (shell, 0);
  /* From the files on the disk the settings there hold. */
  shell_write (shell, "maps/old.scenario.xml", base);
  shell_run (shell, "review maps/old.scenario.xml maps/base.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_null (strstr (shell->out, "IGN005"));
}

static void
test_trouble (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_write (shell, "broken.scenario.xml", "<scenario oh no\n");
  shell_run (shell, "review base.scenario.xml broken.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "The two cannot be compared.");
  assert_has (shell->out, "New problems");
  shell_run (shell, "review base.scenario.xml nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
  shell_run (shell, "review base.scenario.xml new.scenario.xml -o no/such/folder/r.txt", NULL);
  assert_status (shell, 3);
  shell_run (shell, "review base.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "review --format sarif base.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "review --format markdown base.scenario.xml bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "### base.scenario.xml → bad.scenario.xml\n\n**Map**\n\n- Moor:");
  assert_has (shell->out, "\n#### New problems\n\n- bad.scenario.xml:");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/review/files", test_files);
  shell_add_test ("/review/sources-and-ignores", test_sources_and_ignores);
  shell_add_test ("/review/revisions", test_revisions);
  shell_add_test ("/review/settings", test_settings);
  shell_add_test ("/review/trouble", test_trouble);

  return g_test_run ();
}
