/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/tc-file-private.h"

/* g_file_replace_contents () destroyed the original on a full disk, and g_file_set_contents_full ()
 * replaces symbolic links, widens permissions and overwrites read-only files; hence this one.
 *
 * Order: look at the target, remove what killed saves left, write a new file beside it, fsync, look
 * again, rename over it, fsync the folder. Before the rename every failure leaves the old file as
 * it was and removes the new one. After it the save has happened: a failing fsync of the folder is
 * no failure of the save. A failed fsync is never retried, for the pages may be gone. */

/* What is written between two looks whether it shall go on. */
#define BLOCK_BYTES (1024u * 1024u)

typedef struct {
  const char *path;          /* as the caller gave it, for messages */
  char *target;              /* symbolic links resolved */
  char *folder;              /* of @target */
  char *temporary;           /* NULL while there is none */
  GCancellable *cancellable; /* nullable */
  int fd;                    /* of @temporary, or -1 */
  gboolean exists;           /* the target, when we first looked */
  struct stat facts;         /* of the target when we first looked, later of the new file */
  const char *doing;         /* N_(): what is being done, for messages */
} Save;

static void
save_clear (Save *save)
{
  if (save->fd >= 0)
    close (save->fd);
  if (save->temporary != NULL)
    unlink (save->temporary);
  free (save->target);
  g_free (save->folder);
  g_free (save->temporary);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Save, save_clear)

static gboolean
fail (const Save *save, TcFileError code, const char *reason, GError **error)
{
  g_autofree char *shown = g_filename_display_name (save->path);

  g_set_error (error, TC_FILE_ERROR, (gint) code, _ ("%s: not saved: %s"), shown, reason);

  return FALSE;
}

static const char *
explain_errno (const Save *save, int number)
{
  switch (number) {
  case ENOSPC:
    return _ ("the disk is full");
  case EDQUOT:
    return _ ("your disk quota is used up");
  case EFBIG:
    return _ ("the file would be larger than this file system allows");
  case EACCES:
  case EPERM:
    return _ ("you have no permission to write in its folder");
  case ENOENT:
    /* What such a system as that of processes says of a new file. */
    if (save->folder != NULL && g_file_test (save->folder, G_FILE_TEST_IS_DIR))
      return _ ("no files can be created in its folder");
    return _ ("its folder does not exist");
  case EROFS:
    return _ ("the file system is read-only");
  default:
    return g_strerror (number);
  }
}

/* What could not be done, why, and that nothing is lost. */
static gboolean
fail_errno (const Save *save, int number, GError **error)
{
  g_autofree char *reason =
    g_strdup_printf ("%s: %s", _ (save->doing), explain_errno (save, number));
  g_autofree char *whole =
    save->exists ? g_strdup_printf (_ ("%s; the old file is unchanged"), reason) : NULL;

  return fail (save, TC_FILE_ERROR_WRITE, whole != NULL ? whole : reason, error);
}

static gboolean
resolve_target (Save *save, GError **error)
{
  save->doing = N_ ("finding the file");
  save->target = realpath (save->path, NULL);

  if (save->target == NULL && errno == ENOENT) {
    struct stat link;

    if (lstat (save->path, &link) == 0)
      return fail (save, TC_FILE_ERROR_WRITE,
                   _ ("a symbolic link to a file that does not exist; remove the link first"),
                   error);
    save->target = strdup (save->path);
  }
  if (save->target == NULL)
    return fail_errno (save, errno, error);

  save->folder = g_path_get_dirname (save->target);

  return TRUE;
}

static gboolean
check_target (Save *save, GError **error)
{
  if (lstat (save->target, &save->facts) != 0) {
    if (errno == ENOENT)
      return TRUE;
    return fail_errno (save, errno, error);
  }

  save->exists = TRUE;
  if (!S_ISREG (save->facts.st_mode))
    return fail (save, TC_FILE_ERROR_WRITE, _ ("this is not a regular file"), error);

  /* To root access () allows everything, but the owner meant the file to stay as it is. */
  if ((save->facts.st_mode & 0222) == 0 || access (save->target, W_OK) != 0)
    return fail (save, TC_FILE_ERROR_WRITE,
                 _ ("the file is read-only; save it under another name or change its permissions"),
                 error);

  if (save->facts.st_nlink > 1)
    return fail (save, TC_FILE_ERROR_WRITE,
                 _ ("the file has several hard links, which saving would separate; save it under "
                    "another name, or replace it with a copy of itself first"),
                 error);

  return TRUE;
}

static gboolean
check_conflict (const Save *save, const TcFileIdentity *expected, GError **error)
{
  if (expected == NULL || !tc_file_is_changed (save->target, expected))
    return TRUE;

  if (!save->exists)
    return fail (save, TC_FILE_ERROR_CONFLICT,
                 _ ("the file was deleted or moved by another program"), error);
  if (expected->inode == 0)
    return fail (save, TC_FILE_ERROR_CONFLICT,
                 _ ("another program has created a file with this name"), error);

  return fail (save, TC_FILE_ERROR_CONFLICT,
               _ ("the file was changed by another program since it was opened"), error);
}

/* Keeps what the old file had; a new file gets what the umask leaves. */
static gboolean
open_temporary (Save *save, GError **error)
{
  save->doing = N_ ("creating a new file next to it");
  save->temporary = tc_file_dup_temporary (save->target);
  save->fd = g_mkstemp_full (save->temporary, O_WRONLY | O_CLOEXEC, save->exists ? 0600 : 0666);
  if (save->fd < 0) {
    int number = errno;

    g_clear_pointer (&save->temporary, g_free);
    return fail_errno (save, number, error);
  }

  if (!save->exists)
    return TRUE;

  /* Only root may give a file away; for others the new file is their own, and so is the old one
   * nearly always. It comes before the mode, of which it clears bits. */
  if (save->facts.st_uid != geteuid () || save->facts.st_gid != getegid ())
    if (fchown (save->fd, save->facts.st_uid, save->facts.st_gid) != 0)
      g_debug ("the owner of %s was not kept: %s", save->target, g_strerror (errno));
  if (fchmod (save->fd, save->facts.st_mode & 07777) != 0)
    return fail_errno (save, errno, error);

  return TRUE;
}

static gboolean
write_all (const Save *save, const char *bytes, gsize length, GError **error)
{
  while (length > 0) {
    gssize n;

    if (g_cancellable_set_error_if_cancelled (save->cancellable, error))
      return FALSE;
    n = write (save->fd, bytes, MIN (length, BLOCK_BYTES));
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0)
      return fail_errno (save, errno, error);
    bytes += n;
    length -= (gsize) n;
  }

  return TRUE;
}

static gboolean
write_temporary (Save *save, const char *bytes, gsize length, GError **error)
{
  struct stat facts;
  int fd = save->fd;

  save->doing = N_ ("writing");
  if (!write_all (save, bytes, length, error))
    return FALSE;

  save->doing = N_ ("writing it to the disk");
  if (fsync (fd) != 0 || fstat (fd, &facts) != 0)
    return fail_errno (save, errno, error);

  save->fd = -1;
  if (close (fd) != 0 && errno != EINTR)
    return fail_errno (save, errno, error);

  save->facts = facts;

  return TRUE;
}

/* Whether the target is still what check_conflict () looked at, as far as a stat can tell: the time
 * between the two is that of writing and fsync, and someone may have saved in it. */
static gboolean
check_untouched (const Save *save, const struct stat *before, GError **error)
{
  struct stat now;
  gboolean exists = lstat (save->target, &now) == 0;

  if (exists == save->exists &&
      (!exists || (now.st_dev == before->st_dev && now.st_ino == before->st_ino &&
                   now.st_size == before->st_size &&
                   tc_file_get_mtime_ns (&now) == tc_file_get_mtime_ns (before))))
    return TRUE;

  return fail (save, TC_FILE_ERROR_CONFLICT,
               _ ("the file was changed by another program during the save"), error);
}

static void
sync_folder (const Save *save)
{
  int fd = open (save->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;

  if (fsync (fd) != 0)
    g_debug ("fsync of %s: %s", save->folder, g_strerror (errno));
  close (fd);
}

gboolean
tc_file_save (const char *path, GBytes *bytes, TcFileIdentity *expected, GError **error)
{
  return tc_file_save_cancellable (path, bytes, expected, NULL, error);
}

gboolean
tc_file_save_cancellable (const char *path,
                          GBytes *bytes,
                          TcFileIdentity *expected,
                          GCancellable *cancellable,
                          GError **error)
{
  g_auto (Save) save = { .path = path, .cancellable = cancellable, .fd = -1 };
  struct stat before;
  const char *content;
  gsize length;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  content = g_bytes_get_data (bytes, &length);
  if (!resolve_target (&save, error) || !check_target (&save, error) ||
      !check_conflict (&save, expected, error))
    return FALSE;

  tc_file_sweep (save.target);
  before = save.facts;
  if (!open_temporary (&save, error) || !write_temporary (&save, content, length, error))
    return FALSE;
  if (expected != NULL && !check_untouched (&save, &before, error))
    return FALSE;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  save.doing = N_ ("replacing the old file");
  if (rename (save.temporary, save.target) != 0)
    return fail_errno (&save, errno, error);

  g_clear_pointer (&save.temporary, g_free);
  sync_folder (&save);
  if (expected != NULL)
    tc_file_set_identity (expected, &save.facts, content, length);

  return TRUE;
}
