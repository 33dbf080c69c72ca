/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "base/tc-hash.h"
#include "text/tc-file-private.h"
#include "text/tc-source-private.h"

/* What a file that is longer than it said gets at a time. */
#define READ_BLOCK_BYTES (16u * 1024u)

G_DEFINE_QUARK (tc - file - error - quark, tc_file_error)

gint64
tc_file_get_mtime_ns (const struct stat *facts)
{
  return (gint64) facts->st_mtim.tv_sec * 1000000000 + facts->st_mtim.tv_nsec;
}

void
tc_file_set_identity (TcFileIdentity *identity,
                      const struct stat *facts,
                      const void *content,
                      gsize length)
{
  identity->device = facts->st_dev;
  identity->inode = facts->st_ino;
  identity->size = length;
  identity->mtime_ns = tc_file_get_mtime_ns (facts);
  identity->content_hash = tc_hash_bytes (TC_HASH_START, content, length);
}

static void
set_read_error (GError **error, const char *path, const char *reason)
{
  g_autofree char *shown = g_filename_display_name (path);

  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, "%s: %s", shown, reason);
}

static const char *
explain_open_error (int number)
{
  switch (number) {
  case ENOENT:
    return _ ("there is no such file");
  case EACCES:
    return _ ("you have no permission to read it");
  case ELOOP:
    return _ ("its symbolic links form a loop");
  case ENXIO:
    return _ ("not a regular file");
  default:
    return g_strerror (number);
  }
}

static gboolean
check_readable (int fd, const char *path, struct stat *out_facts, GError **error)
{
  if (fstat (fd, out_facts) != 0) {
    set_read_error (error, path, g_strerror (errno));
    return FALSE;
  }
  if (S_ISDIR (out_facts->st_mode)) {
    set_read_error (error, path, _ ("this is a folder, not a file"));
    return FALSE;
  }
  if (!S_ISREG (out_facts->st_mode)) {
    set_read_error (error, path, _ ("not a regular file"));
    return FALSE;
  }
  if (out_facts->st_size > (goffset) TC_SOURCE_MAX_BYTES) {
    set_read_error (error, path, _ ("larger than 64 MiB, the limit for a scenario file"));
    return FALSE;
  }

  return TRUE;
}

/* Reads to the end, whatever size the file was said to have, but never past the limit. Ends with a
 * NUL that @out_length does not count. */
static char *
read_all (int fd, const char *path, gsize expected, gsize *out_length, GError **error)
{
  gsize room = expected + 2; /* one more byte detects the end of the file, and the NUL */
  gsize length = 0;
  g_autofree char *content = g_malloc (room);

  for (;;) {
    gssize n = read (fd, content + length, room - length - 1);

    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0) {
      set_read_error (error, path, g_strerror (errno));
      return NULL;
    }
    if (n == 0)
      break;
    length += (gsize) n;
    if (length > TC_SOURCE_MAX_BYTES) {
      set_read_error (error, path, _ ("larger than 64 MiB, the limit for a scenario file"));
      return NULL;
    }
    if (length + 1 == room) {
      room = MIN (room * 2 + READ_BLOCK_BYTES, TC_SOURCE_MAX_BYTES + 2);
      content = g_realloc (content, room);
    }
  }

  content[length] = '\0';
  *out_length = length;

  return g_steal_pointer (&content);
}

static char *
read_descriptor (int fd,
                 const char *path,
                 struct stat *out_facts,
                 gsize *out_length,
                 GError **error)
{
  g_autofree char *content = NULL;

  if (!check_readable (fd, path, out_facts, error))
    return NULL;

  content = read_all (fd, path, (gsize) out_facts->st_size, out_length, error);
  if (content == NULL)
    return NULL;

  if (fstat (fd, out_facts) != 0) {
    set_read_error (error, path, g_strerror (errno));
    return NULL;
  }

  return g_steal_pointer (&content);
}

char *
tc_file_read (const char *path, struct stat *out_facts, gsize *out_length, GError **error)
{
  /* Without O_NONBLOCK, opening a FIFO waits for a writer that may never come. */
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  char *content;

  if (fd < 0) {
    set_read_error (error, path, explain_open_error (errno));
    return NULL;
  }

  content = read_descriptor (fd, path, out_facts, out_length, error);
  close (fd);

  return content;
}

TcSource *
tc_file_load (const char *path, TcFileIdentity *out_identity, GError **error)
{
  g_autofree char *content = NULL;
  g_autofree char *name = NULL;
  struct stat facts;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  content = tc_file_read (path, &facts, &length, error);
  if (content == NULL)
    return NULL;

  if (out_identity != NULL)
    tc_file_set_identity (out_identity, &facts, content, length);
  name = g_filename_display_name (path);

  return tc_source_new_take (name, g_steal_pointer (&content), length);
}

gboolean
tc_file_is_changed (const char *path, const TcFileIdentity *identity)
{
  g_autofree char *content = NULL;
  TcFileIdentity now = { 0 };
  gboolean was_there = identity->inode != 0;
  struct stat facts;
  gsize length;

  g_return_val_if_fail (path != NULL && identity != NULL, TRUE);

  if (lstat (path, &facts) != 0 && errno == ENOENT)
    return was_there;

  content = tc_file_read (path, &facts, &length, NULL);
  if (content == NULL || !was_there)
    return TRUE;

  tc_file_set_identity (&now, &facts, content, length);

  return now.size != identity->size || now.content_hash != identity->content_hash;
}
