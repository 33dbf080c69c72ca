/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A document that is edited and saved without a pause is killed at any time: its file is a whole
 * text of one moment, and file and draft together have all but the last seconds.
 *
 * TC_KILLS says how often, a few times when it does not. */

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"

#define MOST_LOST_US (5 * G_USEC_PER_SEC)

/* -- Who is killed ----------------------------------------------------------------------------- */

typedef struct {
  TcDocument *document;
  guint n;
} Editing;

static void
tell (char what, guint n)
{
  g_autofree char *line =
    g_strdup_printf ("%c %u %" G_GINT64_FORMAT "\n", what, n, g_get_monotonic_time ());

  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

static gboolean
edit_cb (gpointer data)
{
  Editing *editing = data;
  g_autofree char *name = g_strdup_printf ("k%u", editing->n + 1);

  tc_document_break_merge (editing->document);
  if (!tc_document_set_attribute (editing->document, ARDENNES, "name", name, NULL))
    _exit (1);
  editing->n++;
  tell ('E', editing->n);
  /* Saves come in bursts, with pauses longer than the wait for a draft. */
  if (editing->n % 400 < 60 && editing->n % 7 == 0) {
    if (!save_now (editing->document, NULL, TRUE, NULL))
      _exit (1);
    tell ('S', editing->n);
  }
  return G_SOURCE_CONTINUE;
}

static void
edit_until_killed (const char *path, const char *drafts)
{
  Editing editing = { .document = tc_document_new () };

  tc_document_keep_drafts (editing.document, drafts);
  if (!open_now (editing.document, path, NULL))
    _exit (1);
  g_timeout_add (10, edit_cb, &editing);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

/* -- Who kills --------------------------------------------------------------------------------- */

typedef struct {
  GArray *times; /* gint64: of the n-th edit, from 0 */
  guint saved;   /* the last edit that was surely saved */
} Told;

static void
read_reported (int fd, Told *told)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (fd);
  char *line = NULL;

  told->times = g_array_new (FALSE, FALSE, sizeof (gint64));
  told->saved = 0;
  while (g_io_channel_read_line (channel, &line, NULL, NULL, NULL) == G_IO_STATUS_NORMAL) {
    g_auto (GStrv) words = g_strsplit (g_strstrip (line), " ", -1);

    if (g_strv_length (words) == 3 && words[0][0] == 'E') {
      gint64 time = g_ascii_strtoll (words[2], NULL, 10);

      g_array_append_val (told->times, time);
    } else if (g_strv_length (words) == 3) {
      told->saved = (guint) g_ascii_strtoull (words[1], NULL, 10);
    }
    g_free (line);
  }
}

/* The number of the edit after which @text is what the file would be; fails on any other text. */
static guint
identify (Fixture *fixture, const char *text)
{
  const char *start = strstr (text, "<area id=\"ardennes\" name=\"k");
  g_autofree char *name = NULL;
  guint n;

  if (start == NULL) {
    g_assert_cmpstr (text, ==, fixture->text);
    return 0;
  }
  n = (guint) g_ascii_strtoull (start + strlen ("<area id=\"ardennes\" name=\"k"), NULL, 10);
  name = g_strdup_printf ("k%u", n);
  g_assert_true (tc_document_set_attribute (fixture->document, ARDENNES, "name", name, NULL));
  g_assert_cmpstr (text, ==, tc_source_get_text (tc_document_get_source (fixture->document), NULL));
  return n;
}

static guint
identify_draft (Fixture *fixture, const char *folder)
{
  g_autoptr (GPtrArray) drafts = tc_draft_list (folder);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TcDraft) draft = NULL;
  g_autofree char *text = NULL;
  gsize length;
  const char *data;

  if (drafts->len == 0)
    return 0;
  draft = tc_draft_load (((TcDraft *) drafts->pdata[0])->file, &bytes, NULL);
  g_assert_nonnull (draft);
  data = g_bytes_get_data (bytes, &length);
  text = g_strndup (data, length);
  return identify (fixture, text);
}

static void
kill_once (Fixture *fixture, const char *program, const char *path, guint after_ms)
{
  g_autofree char *drafts = g_build_filename (fixture->folder, "drafts", NULL);
  const char *argv[] = { program, "--edit", path, drafts, NULL };
  g_autofree char *text = NULL;
  g_autoptr (TcSource) source = NULL;
  g_autoptr (GPtrArray) left = NULL;
  Told told;
  GPid pid;
  guint kept;
  int out;

  g_assert_true (g_file_set_contents (path, fixture->text, -1, NULL));
  g_assert_true (g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD,
                                           NULL, NULL, &pid, NULL, &out, NULL, NULL));
  g_usleep (after_ms * 1000);
  kill (pid, SIGKILL);
  waitpid (pid, NULL, 0);
  read_reported (out, &told);
  close (out);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  kept = identify (fixture, text);
  g_assert_cmpuint (kept, >=, told.saved);
  kept = MAX (kept, identify_draft (fixture, drafts));
  if (kept < told.times->len) {
    gint64 first_lost = g_array_index (told.times, gint64, kept);
    gint64 last = g_array_index (told.times, gint64, told.times->len - 1);

    g_test_message ("%u edits, %u kept, %.1f s lost", told.times->len, kept,
                    (gdouble) (last - first_lost) / G_USEC_PER_SEC);
    g_assert_cmpint (last - first_lost, <=, MOST_LOST_US);
  }
  g_array_unref (told.times);
  left = tc_draft_list (drafts);
  for (guint i = 0; i < left->len; i++)
    g_assert_true (tc_draft_discard (((TcDraft *) left->pdata[i])->file, NULL));
}

static void
test_kills (gconstpointer program)
{
  const char *wanted = g_getenv ("TC_KILLS");
  guint n = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : 4;
  g_autofree char *path = NULL;
  g_autofree char *rest = NULL;
  Fixture fixture = { 0 };

  fixture_set_up (&fixture, NULL);
  g_assert_true (open_now (fixture.document, fixture.path, NULL));
  path = g_build_filename (fixture.folder, "killed.scenario.xml", NULL);
  /* From during the first save to after the second draft. */
  for (guint i = 0; i < n; i++)
    kill_once (&fixture, program, path, 150 + i * 1301 % 5000);
  rest = g_strdup_printf ("rm -rf '%s'", fixture.folder);
  g_assert_cmpint (g_spawn_command_line_sync (rest, NULL, NULL, NULL, NULL), ==, TRUE);
  fixture_tear_down (&fixture, NULL);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--edit"))
    edit_until_killed (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/kill/any-time", argv[0], test_kills);
  return g_test_run ();
}
