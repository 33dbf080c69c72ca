/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-support.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define FIXTURE "fixtures/tiny-1940.scenario.xml"

void
shell_set_up (Shell *shell, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  shell->folder = g_dir_make_tmp ("turncoat-cli-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
remove_tree (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK)) {
    g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
    const char *name = NULL;

    while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  }
  g_remove (path);
}

static void
forget_run (Shell *shell)
{
  g_clear_pointer (&shell->out, g_free);
  g_clear_pointer (&shell->err, g_free);
}

void
shell_tear_down (Shell *shell, gconstpointer data)
{
  remove_tree (shell->folder);
  g_free (shell->folder);
  g_strfreev (shell->set);
  forget_run (shell);
}

/* Input comes from a file that is already unlinked, not through a pipe: a program may end before it
 * has read it all, and then writing to a pipe fails now and then. */
static int
open_input (const char *input)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = input != NULL ? strlen (input) : 0;
  int fd = g_file_open_tmp ("turncoat-input-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  if (length > 0)
    g_assert_cmpint (write (fd, input, length), ==, (gssize) length);
  g_assert_cmpint (lseek (fd, 0, SEEK_SET), ==, 0);

  return fd;
}

static GSubprocessLauncher *
create_launcher (Shell *shell)
{
  GSubprocessLauncher *launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_subprocess_launcher_set_cwd (launcher, shell->folder);
  g_subprocess_launcher_unsetenv (launcher, "NO_COLOR");
  for (guint i = 0; shell->set != NULL && shell->set[i] != NULL; i++) {
    g_auto (GStrv) pair = g_strsplit (shell->set[i], "=", 2);

    g_subprocess_launcher_setenv (launcher, pair[0], pair[1], TRUE);
  }

  return launcher;
}

void
shell_run_any (Shell *shell, const char *command, const char *input)
{
  g_autoptr (GSubprocessLauncher) launcher = create_launcher (shell);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = NULL;

  forget_run (shell);
  g_shell_parse_argv (command, NULL, &argv, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_take_stdin_fd (launcher, open_input (input));
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &shell->out, &shell->err, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_if_exited (process))
    g_error ("%s: ended by a signal:\n%s%s", command, shell->out, shell->err);
  shell->status = g_subprocess_get_exit_status (process);
}

void
shell_run (Shell *shell, const char *command, const char *input)
{
  g_autofree char *program = g_shell_quote (g_getenv ("TURNCOAT_PROGRAM"));
  g_autofree char *line = g_strconcat (program, " ", command, NULL);

  shell_run_any (shell, line, input);
}

void
shell_write (Shell *shell, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (shell->folder, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

char *
shell_read (Shell *shell, const char *name)
{
  g_autofree char *path = g_build_filename (shell->folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

char *
shell_dup_fixture (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, FIXTURE, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

void
shell_write_edited (Shell *shell, const char *name, const char *old, const char *new)
{
  g_autofree char *text = shell_dup_fixture ();
  g_auto (GStrv) parts = g_strsplit (text, old, -1);
  g_autofree char *edited = g_strjoinv (new, parts);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  shell_write (shell, name, edited);
}

guint
shell_count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + strlen (part), part))
    n++;

  return n;
}
