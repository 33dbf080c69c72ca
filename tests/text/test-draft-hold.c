/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "folder-support.h"
#include "text/tc-draft.h"

#define DOCUMENT "/home/anna/x.scenario.xml"

typedef struct {
  char *folder;
  char *drafts;
  char *file;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = folder_new ();
  fixture->drafts = g_build_filename (fixture->folder, "drafts", NULL);
  fixture->file = tc_draft_dup_file (fixture->drafts, DOCUMENT);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  folder_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->drafts);
  g_free (fixture->file);
}

static void
write_draft (const char *file, const char *path, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_draft_write (file, path, NULL, bytes, &error));
  g_assert_no_error (error);
}

static void
assert_left (Fixture *fixture, const char *path, const char *file)
{
  g_autoptr (TcDraftHold) left = tc_draft_hold_left (fixture->drafts, path);

  g_assert_cmpstr (left != NULL ? tc_draft_hold_get_file (left) : NULL, ==, file);
}

static void
test_one_holder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDraftHold) hold = tc_draft_hold_new (fixture->file);
  g_autoptr (TcDraftHold) second = NULL;

  g_assert_nonnull (hold);
  g_assert_cmpstr (tc_draft_hold_get_file (hold), ==, fixture->file);
  g_assert_null (tc_draft_hold_new (fixture->file));

  second = tc_draft_hold_ref (hold);
  g_clear_pointer (&hold, tc_draft_hold_unref);
  g_assert_null (tc_draft_hold_new (fixture->file));
  g_clear_pointer (&second, tc_draft_hold_unref);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 0);
  hold = tc_draft_hold_new (fixture->file);
  g_assert_nonnull (hold);
}

/* What another window is writing was not left by a crash. */
static void
test_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *newer = tc_draft_dup_file (fixture->drafts, DOCUMENT);
  g_autofree char *other = tc_draft_dup_file (fixture->drafts, "/home/anna/y.scenario.xml");
  g_autoptr (TcDraftHold) hold = NULL;
  gint64 start = g_get_real_time ();

  assert_left (fixture, DOCUMENT, NULL);
  write_draft (fixture->file, DOCUMENT, "<a/>");
  while (g_get_real_time () == start) {
  }
  write_draft (newer, DOCUMENT, "<b/>");
  write_draft (other, "/home/anna/y.scenario.xml", "<c/>");
  assert_left (fixture, DOCUMENT, newer);

  hold = tc_draft_hold_new (newer);
  assert_left (fixture, DOCUMENT, fixture->file);
  assert_left (fixture, "/home/anna/y.scenario.xml", other);
  assert_left (fixture, "/home/anna/z.scenario.xml", NULL);
  g_assert_true (tc_draft_discard (newer, NULL));
  g_clear_pointer (&hold, tc_draft_hold_unref);
  assert_left (fixture, DOCUMENT, fixture->file);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 2);
}

/* Another program, that holds the draft until it is killed. */
static GPid
hold_elsewhere (const char *file)
{
  int told[2];
  char what;
  GPid pid;

  g_assert_cmpint (pipe (told), ==, 0);
  pid = fork ();
  g_assert_cmpint (pid, >=, 0);
  if (pid == 0) {
    TcDraftHold *hold = tc_draft_hold_new (file);

    if (write (told[1], hold != NULL ? "y" : "n", 1) != 1)
      _exit (1);
    while (TRUE)
      pause ();
  }
  g_assert_cmpint (read (told[0], &what, 1), ==, 1);
  g_assert_cmpint (what, ==, 'y');
  close (told[0]);
  close (told[1]);

  return pid;
}

static void
test_ends_with_the_program (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDraftHold) hold = NULL;
  GPid pid;

  write_draft (fixture->file, DOCUMENT, "<a/>");
  pid = hold_elsewhere (fixture->file);
  g_assert_null (tc_draft_hold_new (fixture->file));
  assert_left (fixture, DOCUMENT, NULL);

  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  assert_left (fixture, DOCUMENT, fixture->file);
  hold = tc_draft_hold_new (fixture->file);
  g_assert_nonnull (hold);
}

/* Killed before its first draft, it leaves a lock, which the next list removes. */
static void
test_sweep (Fixture *fixture, gconstpointer data)
{
  g_autofree char *used = tc_draft_dup_file (fixture->drafts, DOCUMENT);
  g_autoptr (TcDraftHold) hold = tc_draft_hold_new (used);
  g_autoptr (GPtrArray) drafts = NULL;
  GPid pid = hold_elsewhere (fixture->file);

  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 2);
  drafts = tc_draft_list (fixture->drafts);
  g_assert_cmpuint (drafts->len, ==, 0);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 1);
  g_assert_null (tc_draft_hold_new (used));
}

/* Without a place for a lock nobody is kept from working. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcDraftHold) hold = NULL;

  folder_put (fixture->drafts, "no folder");
  hold = tc_draft_hold_new (fixture->file);
  g_assert_nonnull (hold);
  g_assert_cmpstr (tc_draft_hold_get_file (hold), ==, fixture->file);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/text/draft-hold/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("one-holder", test_one_holder);
  ADD ("left", test_left);
  ADD ("ends-with-the-program", test_ends_with_the_program);
  ADD ("sweep", test_sweep);
  ADD ("no-folder", test_no_folder);

  return g_test_run ();
}
