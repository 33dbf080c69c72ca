/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/tc-draft-private.h"

/* A lock of the system, on an empty file beside the draft: it ends with the program, however that
 * ends, so no draft stays locked after a crash. The draft itself cannot carry it, as every writing
 * puts another file in its place. */

struct _TcDraftHold {
  char *file; /* of the draft */
  char *lock;
  int fd; /* -1 where the system has no locks to give */
};

static char *
dup_lock (const char *file)
{
  gsize length = strlen (file);

  if (g_str_has_suffix (file, TC_DRAFT_SUFFIX))
    length -= strlen (TC_DRAFT_SUFFIX);

  return g_strdup_printf ("%.*s" TC_DRAFT_LOCK_SUFFIX, (int) length, file);
}

/* Who held it before may have removed it between our opening and our locking it: then it is a lock
 * that nobody else will ever find. */
static gboolean
is_still_there (int fd, const char *lock)
{
  struct stat ours;
  struct stat there;

  return fstat (fd, &ours) == 0 && stat (lock, &there) == 0 && ours.st_dev == there.st_dev &&
         ours.st_ino == there.st_ino;
}

/* FALSE when another holds it. */
static gboolean
take_lock (const char *lock, int *out_fd)
{
  int number;

  while ((*out_fd = open (lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600)) >= 0) {
    number = flock (*out_fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
    if (number == 0 && is_still_there (*out_fd, lock))
      return TRUE;
    close (*out_fd);
    *out_fd = -1;
    if (number == EWOULDBLOCK)
      return FALSE;
    if (number != 0 && number != EINTR) {
      unlink (lock);
      return TRUE;
    }
  }

  return TRUE;
}

TcDraftHold *
tc_draft_hold_new (const char *file)
{
  g_autofree char *lock = NULL;
  TcDraftHold *hold;
  int fd;

  g_return_val_if_fail (file != NULL, NULL);

  lock = dup_lock (file);
  tc_draft_make_folder (file, NULL);
  if (!take_lock (lock, &fd))
    return NULL;

  hold = g_atomic_rc_box_new0 (TcDraftHold);
  hold->file = g_strdup (file);
  hold->lock = g_steal_pointer (&lock);
  hold->fd = fd;

  return hold;
}

TcDraftHold *
tc_draft_hold_left (const char *folder, const char *path)
{
  g_autoptr (GPtrArray) drafts = NULL;

  g_return_val_if_fail (folder != NULL && path != NULL, NULL);

  drafts = tc_draft_list (folder);
  for (guint i = 0; i < drafts->len; i++) {
    const TcDraft *draft = drafts->pdata[i];
    g_autoptr (TcDraftHold) hold = NULL;

    if (g_strcmp0 (draft->path, path) != 0)
      continue;
    hold = tc_draft_hold_new (draft->file);
    /* Given up by its owner after we listed it, there is nothing left to take up. */
    if (hold != NULL && g_file_test (draft->file, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&hold);
  }

  return NULL;
}

TcDraftHold *
tc_draft_hold_ref (TcDraftHold *hold)
{
  return g_atomic_rc_box_acquire (hold);
}

static void
let_go (gpointer data)
{
  TcDraftHold *hold = data;

  /* Removed while it is still locked, so that nobody can have taken it. */
  if (hold->fd >= 0) {
    unlink (hold->lock);
    close (hold->fd);
  }
  g_free (hold->file);
  g_free (hold->lock);
}

void
tc_draft_hold_unref (TcDraftHold *hold)
{
  g_atomic_rc_box_release_full (hold, let_go);
}

const char *
tc_draft_hold_get_file (TcDraftHold *hold)
{
  g_return_val_if_fail (hold != NULL, NULL);

  return hold->file;
}

/* Left by a program that was killed before it wrote its draft. */
void
tc_draft_sweep_lock (const char *lock)
{
  g_autofree char *file = g_strndup (lock, strlen (lock) - strlen (TC_DRAFT_LOCK_SUFFIX));
  g_autofree char *draft = g_strconcat (file, TC_DRAFT_SUFFIX, NULL);
  g_autoptr (TcDraftHold) hold = NULL;

  if (!g_file_test (draft, G_FILE_TEST_EXISTS))
    hold = tc_draft_hold_new (draft);
}
