/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* For unshare (). */
#define _GNU_SOURCE

#include <errno.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/tc-rng.h"
#include "folder-support.h"
#include "text/tc-draft.h"
#include "text/tc-file.h"

/* Saving when the system fails, or kills. The linker (--wrap) puts the functions below in the place
 * of the calls that core makes, so each of them can be made to fail. */

/* -- Calls that fail when told to -------------------------------------------------------------- */

typedef enum { NO_CALL, MAKE, MODE, WRITE, SYNC, CLOSE, RENAME, READ } Call;

/* What is to go wrong next. */
static struct {
  Call call;
  guint after; /* so many calls that go well */
  int number;  /* errno */
  gboolean is_short;
  void (*meanwhile) (void); /* what others do during fsync */
} fault;

static gboolean
is_failing (Call call)
{
  if (fault.call != call)
    return FALSE;
  if (fault.after > 0) {
    fault.after--;
    return FALSE;
  }

  errno = fault.number;
  fault.call = NO_CALL;

  return TRUE;
}

int __real_g_mkstemp_full (char *pattern, int flags, int mode);
int __wrap_g_mkstemp_full (char *pattern, int flags, int mode);
int __real_fchmod (int fd, mode_t mode);
int __wrap_fchmod (int fd, mode_t mode);
ssize_t __real_write (int fd, const void *bytes, size_t length);
ssize_t __wrap_write (int fd, const void *bytes, size_t length);
int __real_fsync (int fd);
int __wrap_fsync (int fd);
int __real_close (int fd);
int __wrap_close (int fd);
int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
ssize_t __real_read (int fd, void *bytes, size_t length);
ssize_t __wrap_read (int fd, void *bytes, size_t length);

int
__wrap_g_mkstemp_full (char *pattern, int flags, int mode)
{
  return is_failing (MAKE) ? -1 : __real_g_mkstemp_full (pattern, flags, mode);
}

int
__wrap_fchmod (int fd, mode_t mode)
{
  return is_failing (MODE) ? -1 : __real_fchmod (fd, mode);
}

ssize_t
__wrap_write (int fd, const void *bytes, size_t length)
{
  if (is_failing (WRITE))
    return -1;

  return __real_write (fd, bytes, fault.is_short ? MIN (length, 3) : length);
}

int
__wrap_fsync (int fd)
{
  if (fault.meanwhile != NULL) {
    void (*meanwhile) (void) = fault.meanwhile;

    fault.meanwhile = NULL;
    meanwhile ();
  }

  return is_failing (SYNC) ? -1 : __real_fsync (fd);
}

/* The descriptor is gone even when close fails. */
int
__wrap_close (int fd)
{
  gboolean failing = is_failing (CLOSE);
  int number = errno;
  int result = __real_close (fd);

  if (failing)
    errno = number;

  return failing ? -1 : result;
}

int
__wrap_rename (const char *from, const char *to)
{
  return is_failing (RENAME) ? -1 : __real_rename (from, to);
}

ssize_t
__wrap_read (int fd, void *bytes, size_t length)
{
  if (is_failing (READ))
    return -1;

  return __real_read (fd, bytes, fault.is_short ? MIN (length, 3) : length);
}

/* -- Fixture ----------------------------------------------------------------------------------- */

#define OLD_TEXT "the old text"
#define NEW_TEXT "the new text, which is longer"

typedef struct {
  char *folder;
  char *path;
} Fixture;

static char *folder_of_meanwhile;
static char *path_of_meanwhile;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  memset (&fault, 0, sizeof fault);
  fixture->folder = folder_new ();
  fixture->path = g_build_filename (fixture->folder, "x.scenario.xml", NULL);
  folder_of_meanwhile = fixture->folder;
  path_of_meanwhile = fixture->path;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  memset (&fault, 0, sizeof fault);
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

/* -- Each call fails --------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  Call call;
  guint after;
  int number;
  const char *part; /* of the message */
} FaultCase;

static const FaultCase fault_cases[] = {
  { "make-full", MAKE, 0, ENOSPC, "creating a new file next to it: the disk is full" },
  { "make-too-many-open", MAKE, 0, EMFILE, "creating a new file next to it: " },
  { "make-read-only", MAKE, 0, EROFS, "the file system is read-only" },
  { "make-forbidden", MAKE, 0, EACCES, "you have no permission to write in its folder" },
  { "make-nowhere", MAKE, 0, ENOENT, "no files can be created in its folder" },
  { "mode", MODE, 0, EPERM, "creating a new file next to it: " },
  { "write-full", WRITE, 0, ENOSPC, "writing: the disk is full" },
  { "write-full-later", WRITE, 4, ENOSPC, "writing: the disk is full" },
  { "write-quota", WRITE, 0, EDQUOT, "writing: your disk quota is used up" },
  { "write-too-large", WRITE, 2, EFBIG,
    "writing: the file would be larger than this file system allows" },
  { "write-broken", WRITE, 0, EIO, "writing: Input/output error" },
  { "write-stale", WRITE, 0, ESTALE, "writing: Stale file handle" },
  { "sync-broken", SYNC, 0, EIO, "writing it to the disk: Input/output error" },
  { "sync-full", SYNC, 0, ENOSPC, "writing it to the disk: the disk is full" },
  { "close-quota", CLOSE, 0, EDQUOT, "your disk quota is used up" },
  { "close-broken", CLOSE, 0, EIO, "Input/output error" },
  { "rename-broken", RENAME, 0, EIO, "replacing the old file: Input/output error" },
  { "rename-full", RENAME, 0, ENOSPC, "replacing the old file: the disk is full" },
  { "rename-other-device", RENAME, 0, EXDEV, "replacing the old file: " },
};

static void
test_fault (Fixture *fixture, gconstpointer data)
{
  const FaultCase *c = data;
  g_autoptr (GError) error = NULL;

  folder_put (fixture->path, OLD_TEXT);
  fault.call = c->call;
  fault.after = c->after;
  fault.number = c->number;
  fault.is_short = TRUE;
  g_assert_false (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_cmpint (fault.call, ==, NO_CALL);
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, fixture->path));
  g_assert_nonnull (strstr (error->message, c->part));
  g_assert_nonnull (strstr (error->message, "the old file is unchanged"));
  folder_assert_content (fixture->path, OLD_TEXT);
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);

  /* The disk is well again. */
  g_clear_error (&error);
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_no_error (error);
  folder_assert_content (fixture->path, NEW_TEXT);
}

/* There is no old file to be intact, and no half new one either. */
static void
test_fault_of_new_file (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++) {
    const FaultCase *c = &fault_cases[i];
    g_autoptr (GError) error = NULL;

    if (c->call == MODE)
      continue;
    fault.call = c->call;
    fault.after = c->after;
    fault.number = c->number;
    fault.is_short = TRUE;
    g_assert_false (save_text (fixture->path, NEW_TEXT, NULL, &error));
    g_assert_null (strstr (error->message, "unchanged"));
    g_assert_cmpuint (folder_count (fixture->folder), ==, 0);
  }
}

/* A draft is saved the same way. */
static void
test_fault_of_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->folder, fixture->path);
  g_autoptr (GBytes) first = g_bytes_new_static (OLD_TEXT, strlen (OLD_TEXT));
  g_autoptr (GBytes) second = g_bytes_new_static (NEW_TEXT, strlen (NEW_TEXT));

  g_assert_true (tc_draft_write (file, fixture->path, NULL, first, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++) {
    const FaultCase *c = &fault_cases[i];
    g_autoptr (GError) error = NULL;
    g_autoptr (GBytes) bytes = NULL;
    g_autoptr (TcDraft) draft = NULL;

    fault.call = c->call;
    fault.after = c->after;
    fault.number = c->number;
    fault.is_short = TRUE;
    g_assert_false (tc_draft_write (file, fixture->path, NULL, second, &error));
    draft = tc_draft_load (file, &bytes, &error);
    g_assert_nonnull (draft);
    g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), OLD_TEXT,
                     strlen (OLD_TEXT));
  }
}

/* -- What is no failure ------------------------------------------------------------------------ */

static void
test_short_writes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  folder_put (fixture->path, OLD_TEXT);
  fault.is_short = TRUE;
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_no_error (error);
  source = tc_file_load (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tc_source_get_text (source, NULL), ==, NEW_TEXT);
}

static void
test_interrupted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  fault.call = WRITE;
  fault.number = EINTR;
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_cmpint (fault.call, ==, NO_CALL);
  fault.call = READ;
  fault.number = EINTR;
  source = tc_file_load (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fault.call, ==, NO_CALL);
  g_assert_cmpstr (tc_source_get_text (source, NULL), ==, NEW_TEXT);
}

/* After the rename the save has happened, whatever the folder says. */
static void
test_sync_of_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  folder_put (fixture->path, OLD_TEXT);
  fault.call = SYNC;
  fault.after = 1;
  fault.number = EIO;
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_cmpint (fault.call, ==, NO_CALL);
  g_assert_no_error (error);
  folder_assert_content (fixture->path, NEW_TEXT);
}

static void
test_read_fails (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  folder_put (fixture->path, OLD_TEXT);
  fault.call = READ;
  fault.after = 1;
  fault.number = EIO;
  fault.is_short = TRUE;
  g_assert_null (tc_file_load (fixture->path, NULL, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  g_assert_nonnull (strstr (error->message, "Input/output error"));
}

/* -- What others do during the save ------------------------------------------------------------ */

static void
change (void)
{
  folder_put (path_of_meanwhile, "theirs");
}

static void
remove_file (void)
{
  g_assert_cmpint (g_unlink (path_of_meanwhile), ==, 0);
}

static void
replace (void)
{
  g_autofree char *other = g_strconcat (path_of_meanwhile, "~", NULL);

  folder_put (other, "theirs");
  g_assert_cmpint (__real_rename (other, path_of_meanwhile), ==, 0);
}

static void
rename_folder (void)
{
  g_autofree char *other = g_strconcat (folder_of_meanwhile, "-moved", NULL);

  g_assert_cmpint (__real_rename (folder_of_meanwhile, other), ==, 0);
}

static void
test_meanwhile (Fixture *fixture, gconstpointer data)
{
  static void (*const deeds[]) (void) = { change, remove_file, replace };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++) {
    TcFileIdentity identity;
    g_autoptr (GError) error = NULL;
    g_autoptr (TcSource) source = NULL;

    folder_put (fixture->path, OLD_TEXT);
    source = tc_file_load (fixture->path, &identity, &error);
    g_assert_no_error (error);
    fault.meanwhile = deeds[i];
    g_assert_false (save_text (fixture->path, NEW_TEXT, &identity, &error));
    g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT);
    if (deeds[i] != remove_file)
      folder_assert_content (fixture->path, "theirs");
    g_assert_cmpuint (folder_count (fixture->folder), ==, deeds[i] == remove_file ? 0 : 1);
  }
}

static void
test_folder_renamed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *moved = g_strconcat (fixture->folder, "-moved", NULL);
  g_autofree char *path = g_build_filename (moved, "x.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  folder_put (fixture->path, OLD_TEXT);
  fault.meanwhile = rename_folder;
  g_assert_false (save_text (fixture->path, NEW_TEXT, NULL, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "its folder does not exist"));
  folder_assert_content (path, OLD_TEXT);
  g_assert_cmpint (__real_rename (moved, fixture->folder), ==, 0);
}

/* -- A disk of 64 KiB -------------------------------------------------------------------------- */

#define NO_TMPFS 77

/* In a process of its own with its own mounts. Its exit code. */
static int
save_on_tiny_disk (const char *folder, const char *path)
{
  g_autofree char *large = g_strnfill (100000, 'x');
  g_autoptr (GError) error = NULL;

  if (unshare (CLONE_NEWNS) != 0 || mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
      mount ("tmpfs", folder, "tmpfs", 0, "size=64k") != 0)
    return NO_TMPFS;

  folder_put (path, OLD_TEXT);
  if (save_text (path, large, NULL, &error))
    return 1;
  if (strstr (error->message, "writing: the disk is full; the old file is unchanged") == NULL)
    return 2;
  folder_assert_content (path, OLD_TEXT);
  if (folder_count (folder) != 1)
    return 3;
  if (!save_text (path, NEW_TEXT, NULL, NULL))
    return 4;
  folder_assert_content (path, NEW_TEXT);

  return 0;
}

static void
test_tiny_disk (Fixture *fixture, gconstpointer data)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (save_on_tiny_disk (fixture->folder, fixture->path));

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == NO_TMPFS)
    g_test_skip ("mounting a disk needs root");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* -- Kills ------------------------------------------------------------------------------------- */

#define N_KILLS     120u
#define KILLED_SIZE (256u * 1024u)

/* Saves until it is killed: 'a' and 'b' in turn, each filling the file. */
static void
save_for_ever (const char *path)
{
  for (guint i = 0;; i++) {
    g_autoptr (GBytes) bytes =
      g_bytes_new_take (g_strnfill (KILLED_SIZE, i % 2 == 0 ? 'a' : 'b'), KILLED_SIZE);

    if (!tc_file_save (path, bytes, NULL, NULL))
      _exit (1);
  }
}

static void
assert_whole (const char *path)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (length == strlen (OLD_TEXT)) {
    g_assert_cmpstr (text, ==, OLD_TEXT);
    return;
  }

  g_assert_cmpuint (length, ==, KILLED_SIZE);
  g_assert_true (text[0] == 'a' || text[0] == 'b');
  for (gsize i = 1; i < length; i++)
    if (text[i] != text[0])
      g_error ("torn at byte %" G_GSIZE_FORMAT, i);
}

static void
kill_a_save (const char *path, guint after_us, int number)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    save_for_ever (path);

  g_assert_cmpint (child, >, 0);
  g_usleep (after_us);
  g_assert_cmpint (kill (child, number), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  assert_whole (path);
}

static void
make_all_old (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    folder_make_old (path);
  }
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  guint seed = (guint) g_get_monotonic_time ();
  guint n_left;
  TcRng rng;

  tc_rng_init (&rng, seed);
  folder_put (fixture->path, OLD_TEXT);
  for (guint i = 0; i < N_KILLS; i++)
    kill_a_save (fixture->path, 500 + tc_rng_below (&rng, 12000), i % 8 == 7 ? SIGTERM : SIGKILL);

  /* Some of them came in the middle of a save, or this would be no test. */
  n_left = folder_count (fixture->folder) - 1;
  g_test_message ("seed %u: %u of %u kills left a file behind", seed, n_left, N_KILLS);
  g_assert_cmpuint (n_left, >, 0);

  /* They stay while a save may still be writing them, and go afterwards. */
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, NULL));
  g_assert_cmpuint (folder_count (fixture->folder), ==, n_left + 1);
  make_all_old (fixture->folder);
  g_assert_true (save_text (fixture->path, NEW_TEXT, NULL, NULL));
  g_assert_cmpuint (folder_count (fixture->folder), ==, 1);
  folder_assert_content (fixture->path, NEW_TEXT);
}

/* Two programs that save the same file without asking: the last one wins, whole. */
static void
test_two_at_once (Fixture *fixture, gconstpointer data)
{
  pid_t child;
  int status;

  folder_put (fixture->path, OLD_TEXT);
  child = fork ();
  if (child == 0)
    save_for_ever (fixture->path);
  for (guint i = 0; i < 50; i++) {
    g_autoptr (GBytes) bytes = g_bytes_new_take (g_strnfill (KILLED_SIZE, 'b'), KILLED_SIZE);

    g_assert_true (tc_file_save (fixture->path, bytes, NULL, NULL));
    assert_whole (fixture->path);
  }
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  assert_whole (fixture->path);
}

/* -- Main -------------------------------------------------------------------------------------- */

#define ADD(path, test)                                                                            \
  g_test_add ("/text/file-faults/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/file-faults/%s", fault_cases[i].name);

    g_test_add (path, Fixture, &fault_cases[i], set_up, test_fault, tear_down);
  }
  ADD ("new-file", test_fault_of_new_file);
  ADD ("draft", test_fault_of_draft);
  ADD ("short-writes", test_short_writes);
  ADD ("interrupted", test_interrupted);
  ADD ("sync-of-folder", test_sync_of_folder);
  ADD ("read-fails", test_read_fails);
  ADD ("meanwhile", test_meanwhile);
  ADD ("folder-renamed", test_folder_renamed);
  ADD ("tiny-disk", test_tiny_disk);
  ADD ("killed", test_killed);
  ADD ("two-at-once", test_two_at_once);

  return g_test_run ();
}
