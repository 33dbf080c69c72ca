/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "folder-support.h"
#include "text-support.h"

/* -- A folder for each test -------------------------------------------------------------------- */

typedef struct {
  char *folder;
  char *path; /* in @folder; no file yet */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = folder_new ();
  fixture->path = g_build_filename (fixture->folder, "x.scenario.xml", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  folder_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static gboolean
save_text (const char *path, const char *text, TcFileIdentity *expected, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return tc_file_save (path, bytes, expected, error);
}

/* -- Load -------------------------------------------------------------------------------------- */

static void
assert_not_loaded (const char *path, const char *part_of_message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (path);

  g_assert_null (tc_file_load (path, NULL, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  g_assert_true (g_str_has_prefix (error->message, shown));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part_of_message));
}

static void
test_load (Fixture *fixture, gconstpointer data)
{
  TcFileIdentity identity = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;
  struct stat facts;

  folder_put (fixture->path, "<a/>\n");
  source = tc_file_load (fixture->path, &identity, &error);
  g_assert_no_error (error);
  text_assert_equal (source, "<a/>\n", 5);
  g_assert_cmpstr (tc_source_get_name (source), ==, fixture->path);
  g_assert_cmpint (stat (fixture->path, &facts), ==, 0);
  g_assert_cmpuint (identity.size, ==, 5);
  g_assert_cmpuint (identity.inode, ==, facts.st_ino);
  g_assert_cmpuint (identity.device, ==, facts.st_dev);
  g_assert_cmpint (identity.mtime_ns, !=, 0);
  g_assert_cmphex (identity.content_hash, !=, 0);
}

static void
test_load_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  folder_put (fixture->path, "");
  source = tc_file_load (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tc_source_get_length (source), ==, 0);
}

static void
test_load_refuses (Fixture *fixture, gconstpointer data)
{
  g_autofree char *link = g_build_filename (fixture->folder, "link", NULL);
  g_autofree char *fifo = g_build_filename (fixture->folder, "fifo", NULL);
  g_autofree char *socket_path = g_build_filename (fixture->folder, "socket", NULL);
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_assert_cmpint (symlink ("link", link), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpuint (strlen (socket_path), <, sizeof address.sun_path);
  g_strlcpy (address.sun_path, socket_path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);

  assert_not_loaded (fixture->path, "no such file");
  assert_not_loaded (fixture->folder, "folder");
  assert_not_loaded (link, "loop");
  assert_not_loaded (fifo, "regular");
  assert_not_loaded (socket_path, "regular");
  assert_not_loaded ("/dev/zero", "regular");
  assert_not_loaded ("", "no such file");
}

/* A sparse file: the size is what counts. */
static void
test_load_size (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSource) source = NULL;
  g_autoptr (GError) error = NULL;

  folder_put (fixture->path, "");
  g_assert_cmpint (truncate (fixture->path, TC_SOURCE_MAX_BYTES), ==, 0);
  source = tc_file_load (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tc_source_get_length (source), ==, TC_SOURCE_MAX_BYTES);

  g_assert_cmpint (truncate (fixture->path, TC_SOURCE_MAX_BYTES + 1), ==, 0);
  assert_not_loaded (fixture->path, "64 MiB");
}

/* Its size is said to be 0, and yet it has content. */
static void
test_load_size_unknown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSource) source = tc_file_load ("/proc/self/status", NULL, NULL);

  if (source == NULL) {
    g_test_skip ("there is no /proc");
    return;
  }
  g_assert_cmpuint (tc_source_get_length (source), >, 10);
}

static void
test_odd_names (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "a:b%20c.xml",    "pct%41.xml",  "-dash.xml",
                                       "two\nlines.xml", " space .xml", "caf\xc3\xa9.xml",
                                       "latin\xe9.xml",  ".dot" };
  g_autofree char *long_name = g_strnfill (255, 'n');

  for (guint i = 0; i <= G_N_ELEMENTS (names); i++) {
    const char *name = i < G_N_ELEMENTS (names) ? names[i] : long_name;
    g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
    TcFileIdentity identity = { 0 };
    g_autoptr (GError) error = NULL;
    g_autoptr (TcSource) source = NULL;

    g_assert_true (save_text (path, "<a/>", &identity, &error));
    g_assert_no_error (error);
    source = tc_file_load (path, NULL, &error);
    g_assert_no_error (error);
    g_assert_true (g_utf8_validate (tc_source_get_name (source), -1, NULL));
    g_assert_true (save_text (path, "<b/>", &identity, &error));
    folder_assert_content (path, "<b/>");
  }
}

/* -- Save -------------------------------------------------------------------------------------- */

static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();

  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i);
    g_autofree char *path = g_build_filename (fixture->folder, file->name, NULL);
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (TcSource) source = NULL;
    TcFileIdentity identity;
    gsize length;

    g_file_set_contents (path, file->text, (gssize) file->length, &error);
    g_assert_no_error (error);
    source = tc_file_load (path, &identity, &error);
    g_assert_no_error (error);
    g_assert_true (tc_file_save (path, tc_source_get_bytes (source), &identity, &error));
    g_assert_no_error (error);

    g_assert_true (g_file_get_contents (path, &text, &length, NULL));
    g_assert_cmpmem (text, length, file->text, file->length);
  }
}

static void
test_save_new (Fixture *fixture, gconstpointer data)
{
  TcFileIdentity identity = { 0 };
  g_autoptr (GError) error = NULL;
  mode_t old_mask = umask (027);
  struct stat facts;

  g_assert_true (save_text (fixture->path, "<a/>", &identity, &error));
  umask (old_mask);
  g_assert_no_error (error);
  folder_assert_content (fixture->path, "<a/>");
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);
  g_assert_cmpint (stat (fixture->path, &facts), ==, 0);
  g_assert_cmpuint (facts.st_mode & 07777, ==, 0640);
  g_assert_cmpuint (identity.inode, ==, facts.st_ino);
  g_assert_cmpuint (identity.size, ==, 4);
  g_assert_false (tc_file_is_changed (fixture->path, &identity));
}

static void
test_save_again (Fixture *fixture, gconstpointer data)
{
  TcFileIdentity identity;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  folder_put (fixture->path, "old");
  source = tc_file_load (fixture->path, &identity, &error);
  g_assert_nonnull (source);
  g_assert_true (save_text (fixture->path, "first", &identity, &error));
  g_assert_true (save_text (fixture->path, "", &identity, &error));
  folder_assert_content (fixture->path, "");
  g_assert_true (save_text (fixture->path, "third", &identity, &error));
  g_assert_no_error (error);
  folder_assert_content (fixture->path, "third");
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);
}

static void
test_save_keeps_mode (Fixture *fixture, gconstpointer data)
{
  static const guint modes[] = { 0600, 0644, 0664, 0755, 0666, 0200 };

  folder_put (fixture->path, "old");
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++) {
    g_autoptr (GError) error = NULL;
    struct stat facts;

    g_assert_cmpint (chmod (fixture->path, modes[i]), ==, 0);
    g_assert_true (save_text (fixture->path, "new", NULL, &error));
    g_assert_no_error (error);
    g_assert_cmpint (stat (fixture->path, &facts), ==, 0);
    g_assert_cmpuint (facts.st_mode & 07777, ==, modes[i]);
  }
}

static void
test_save_keeps_owner (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  struct stat facts;

  folder_put (fixture->path, "old");
  if (chown (fixture->path, 12345, 54321) != 0) {
    g_test_skip ("only root may give files away");
    return;
  }

  g_assert_true (save_text (fixture->path, "new", NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (stat (fixture->path, &facts), ==, 0);
  g_assert_cmpuint (facts.st_uid, ==, 12345);
  g_assert_cmpuint (facts.st_gid, ==, 54321);
}

/* A link into another folder, over a second link. */
static void
test_save_through_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autofree char *target = g_build_filename (other, "target.xml", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "second", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;
  TcFileIdentity identity;

  g_assert_cmpint (g_mkdir (other, 0755), ==, 0);
  folder_put (target, "old");
  g_assert_cmpint (symlink ("other/target.xml", second), ==, 0);
  g_assert_cmpint (symlink (second, fixture->path), ==, 0);

  source = tc_file_load (fixture->path, &identity, &error);
  g_assert_nonnull (source);
  g_assert_true (save_text (fixture->path, "new", &identity, &error));
  g_assert_no_error (error);

  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (target, G_FILE_TEST_IS_SYMLINK));
  folder_assert_content (target, "new");
  g_assert_cmpuint (folder_count (other), ==, 1);
}

static void
assert_not_saved (const char *path, TcFileIdentity *expected, TcFileError code, const char *part)
{
  g_autoptr (GError) error = NULL;
  TcFileIdentity before = { 0 };

  if (expected != NULL)
    before = *expected;
  g_assert_false (save_text (path, "new", expected, &error));
  g_assert_error (error, TC_FILE_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
  if (expected != NULL)
    g_assert_cmpmem (expected, sizeof before, &before, sizeof before);
}

static void
test_save_refuses (Fixture *fixture, gconstpointer data)
{
  g_autofree char *dangling = g_build_filename (fixture->folder, "dangling", NULL);
  g_autofree char *circle = g_build_filename (fixture->folder, "loop", NULL);
  g_autofree char *fifo = g_build_filename (fixture->folder, "fifo", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->folder, "no", "x.xml", NULL);

  g_assert_cmpint (symlink ("nothing", dangling), ==, 0);
  g_assert_cmpint (symlink ("loop", circle), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);

  assert_not_saved (fixture->folder, NULL, TC_FILE_ERROR_WRITE, "regular");
  assert_not_saved (fifo, NULL, TC_FILE_ERROR_WRITE, "regular");
  assert_not_saved (dangling, NULL, TC_FILE_ERROR_WRITE, "link");
  assert_not_saved (circle, NULL, TC_FILE_ERROR_WRITE, "symbolic");
  assert_not_saved (nowhere, NULL, TC_FILE_ERROR_WRITE, "folder");
  g_assert_cmpuint (folder_count (fixture->folder), ==, 3);
}

/* By its permissions alone, so that it holds for root as well. */
static void
test_save_read_only (Fixture *fixture, gconstpointer data)
{
  folder_put (fixture->path, "old");
  g_assert_cmpint (chmod (fixture->path, 0444), ==, 0);
  assert_not_saved (fixture->path, NULL, TC_FILE_ERROR_WRITE, "read-only");
  folder_assert_content (fixture->path, "old");
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);
}

static void
test_save_read_only_folder (Fixture *fixture, gconstpointer data)
{
  if (geteuid () == 0) {
    g_test_skip ("root may write into any folder");
    return;
  }

  folder_put (fixture->path, "old");
  g_assert_cmpint (chmod (fixture->folder, 0555), ==, 0);
  assert_not_saved (fixture->path, NULL, TC_FILE_ERROR_WRITE, "permission");
  g_assert_cmpint (chmod (fixture->folder, 0755), ==, 0);
  folder_assert_content (fixture->path, "old");
}

static void
test_save_hard_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);

  folder_put (fixture->path, "old");
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  assert_not_saved (fixture->path, NULL, TC_FILE_ERROR_WRITE, "hard links");
  folder_assert_content (fixture->path, "old");
}

/* -- Conflicts --------------------------------------------------------------------------------- */

typedef enum { CHANGE, CHANGE_SAME_SIZE, APPEND, DELETE, REPLACE, TOUCH, REPLACE_BY_COPY } Meddling;

typedef struct {
  const char *name;
  Meddling meddling;
  gboolean is_conflict;
} ConflictCase;

static const ConflictCase conflict_cases[] = {
  { "change", CHANGE, TRUE },
  { "change-same-size", CHANGE_SAME_SIZE, TRUE },
  { "append", APPEND, TRUE },
  { "delete", DELETE, TRUE },
  { "replace", REPLACE, TRUE },
  { "touch", TOUCH, FALSE },
  { "replace-by-copy", REPLACE_BY_COPY, FALSE },
};

static void
meddle (const char *path, Meddling meddling)
{
  g_autofree char *other = g_strconcat (path, ".new", NULL);

  switch (meddling) {
  case CHANGE:
    folder_put (path, "theirs");
    break;
  case CHANGE_SAME_SIZE:
    folder_put (path, "OLD");
    break;
  case APPEND:
    folder_put (path, "old+");
    break;
  case DELETE:
    g_assert_cmpint (g_unlink (path), ==, 0);
    break;
  case REPLACE:
    folder_put (other, "new");
    g_assert_cmpint (g_rename (other, path), ==, 0);
    break;
  case TOUCH:
    folder_make_old (path);
    break;
  case REPLACE_BY_COPY:
    folder_put (other, "old");
    g_assert_cmpint (g_rename (other, path), ==, 0);
    break;
  }
}

static void
test_conflict (Fixture *fixture, gconstpointer data)
{
  const ConflictCase *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;
  TcFileIdentity identity;

  folder_put (fixture->path, "old");
  source = tc_file_load (fixture->path, &identity, &error);
  g_assert_nonnull (source);
  g_assert_false (tc_file_is_changed (fixture->path, &identity));

  meddle (fixture->path, c->meddling);
  g_assert_cmpint (tc_file_is_changed (fixture->path, &identity), ==, c->is_conflict);
  if (c->is_conflict) {
    assert_not_saved (fixture->path, &identity, TC_FILE_ERROR_CONFLICT, "another program");
    g_assert_cmpuint (folder_count (fixture->folder), ==, c->meddling == DELETE ? 0 : 1);
  }

  /* Asked for, it is overwritten all the same. */
  g_assert_true (save_text (fixture->path, "mine", c->is_conflict ? NULL : &identity, &error));
  g_assert_no_error (error);
  folder_assert_content (fixture->path, "mine");
}

static void
test_conflict_with_new_file (Fixture *fixture, gconstpointer data)
{
  TcFileIdentity none = { 0 };

  g_assert_false (tc_file_is_changed (fixture->path, &none));
  folder_put (fixture->path, "theirs");
  g_assert_true (tc_file_is_changed (fixture->path, &none));
  assert_not_saved (fixture->path, &none, TC_FILE_ERROR_CONFLICT, "another program");
  folder_assert_content (fixture->path, "theirs");
}

/* -- Disasters --------------------------------------------------------------------------------- */

/* A disk that is full after 8 KiB, as far as this process can tell. */
static void
test_no_space (Fixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (100000, 'x');
  struct rlimit old_limit;
  struct rlimit limit;
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  folder_put (fixture->path, "old");
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old_limit), ==, 0);
  limit = old_limit;
  limit.rlim_cur = 8192;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  is_saved = save_text (fixture->path, large, NULL, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old_limit), ==, 0);
  signal (SIGXFSZ, SIG_DFL);

  g_assert_false (is_saved);
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  folder_assert_content (fixture->path, "old");
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);
}

/* -- Main -------------------------------------------------------------------------------------- */

/* Stopped in time, a save leaves the old file and nothing beside it. */
static void
test_save_is_stopped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "old", -1, NULL));
  g_cancellable_cancel (cancellable);
  g_assert_false (tc_file_save_cancellable (fixture->path, bytes, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "old");
  folder = g_dir_open (fixture->folder, 0, NULL);
  g_assert_nonnull (g_dir_read_name (folder));
  g_assert_null (g_dir_read_name (folder));
}

#define ADD(path, test) g_test_add ("/text/file/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("save-is-stopped", test_save_is_stopped);
  ADD ("load/plain", test_load);
  ADD ("load/empty", test_load_empty);
  ADD ("load/refuses", test_load_refuses);
  ADD ("load/size", test_load_size);
  ADD ("load/size-unknown", test_load_size_unknown);
  ADD ("odd-names", test_odd_names);
  ADD ("round-trip", test_round_trip);
  ADD ("save/new", test_save_new);
  ADD ("save/again", test_save_again);
  ADD ("save/keeps-mode", test_save_keeps_mode);
  ADD ("save/keeps-owner", test_save_keeps_owner);
  ADD ("save/through-links", test_save_through_links);
  ADD ("save/refuses", test_save_refuses);
  ADD ("save/read-only", test_save_read_only);
  ADD ("save/read-only-folder", test_save_read_only_folder);
  ADD ("save/hard-link", test_save_hard_link);
  for (guint i = 0; i < G_N_ELEMENTS (conflict_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/file/conflict/%s", conflict_cases[i].name);

    g_test_add (path, Fixture, &conflict_cases[i], set_up, test_conflict, tear_down);
  }
  ADD ("conflict/new-file", test_conflict_with_new_file);
  ADD ("disaster/no-space", test_no_space);

  return g_test_run ();
}
