/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-support.h"

/* An editor of the test's own stands in the search path; beside the program under test there may
 * be the real one, which would need a display. So the program is copied away from it. */
static char *
copy_program (Shell *shell)
{
  g_autofree char *folder = g_build_filename (shell->folder, "bin", NULL);
  char *path = g_build_filename (folder, "turncoat", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (g_getenv ("TURNCOAT_PROGRAM"));
  g_autoptr (GFile) to = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);

  return path;
}

static void
write_editor (Shell *shell, const char *script)
{
  g_autofree char *path = g_build_filename (shell->folder, "bin", "turncoat-editor", NULL);

  shell_write (shell, "bin/turncoat-editor", script);
  g_assert_cmpint (g_chmod (path, 0700), ==, 0);
}

static void
test_starts (Shell *shell, gconstpointer data)
{
  g_autofree char *program = copy_program (shell);
  g_autofree char *text = shell_dup_fixture ();
  g_autofree char *with_file = g_strconcat (program, " edit tiny.scenario.xml", NULL);
  g_autofree char *alone = g_strconcat (program, " edit", NULL);
  g_autofree char *shipped = g_strconcat (program, " edit betrayal-1940", NULL);

  shell_write (shell, "tiny.scenario.xml", text);
  write_editor (shell, "#!/bin/sh\necho \"editing $# $1\"\n");
  shell_run_any (shell, with_file, NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "editing 1 tiny.scenario.xml\n");

  shell_run_any (shell, alone, NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "editing 0 \n");

  shell_run_any (shell, shipped, NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "betrayal-1940.scenario.xml\n");
}

static void
test_not_built (Shell *shell, gconstpointer data)
{
  g_autofree char *program = copy_program (shell);
  g_autofree char *command = g_strconcat (program, " edit", NULL);

  shell->set = g_strsplit ("PATH=/nonexistent", " ", -1);
  shell_run_any (shell, command, NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "turncoat-editor was not found");
}

static void
test_ends_badly (Shell *shell, gconstpointer data)
{
  g_autofree char *program = copy_program (shell);
  g_autofree char *command = g_strconcat (program, " edit", NULL);

  write_editor (shell, "#!/bin/sh\nexit 7\n");
  shell_run_any (shell, command, NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "the editor failed");
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "edit a b", NULL);
  assert_status (shell, 2);
  shell_run (shell, "edit -", NULL);
  assert_status (shell, 2);
  shell_run (shell, "edit nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "there is no such file");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/edit/starts", test_starts);
  shell_add_test ("/cli/edit/not-built", test_not_built);
  shell_add_test ("/cli/edit/ends-badly", test_ends_badly);
  shell_add_test ("/cli/edit/usage", test_usage);

  return g_test_run ();
}
