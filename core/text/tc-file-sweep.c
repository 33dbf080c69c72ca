/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <dirent.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "text/tc-file-private.h"

/* A save that is killed leaves its temporary file behind. Nobody but the next save knows what it
 * was, so that one removes it: a file is ours to remove when its name is what a save of this very
 * target makes, it is a regular file without another name, belongs to this user, and is so old
 * that no save can still be writing it. */

#define OLD_SECONDS  (60 * 60)
#define RANDOM_BYTES 6u

char *
tc_file_dup_temporary (const char *target)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *name = g_path_get_basename (target);
  g_autofree char *pattern =
    g_strdup_printf (".%.*s" TC_FILE_TEMPORARY_MARK "XXXXXX", TC_FILE_MAX_NAME_BYTES, name);

  return g_build_filename (folder, pattern, NULL);
}

/* Whether @name is what a save of @target (%NULL: of anything in the folder) calls its file. */
static gboolean
is_temporary_name (const char *name, const char *target)
{
  const gsize n_end = strlen (TC_FILE_TEMPORARY_MARK) + RANDOM_BYTES;
  gsize length = strlen (name);
  const char *end;

  if (name[0] != '.' || length <= 1 + n_end)
    return FALSE;

  end = name + length - n_end;
  if (!g_str_has_prefix (end, TC_FILE_TEMPORARY_MARK))
    return FALSE;
  for (guint i = 0; i < RANDOM_BYTES; i++)
    if (!g_ascii_isalnum (name[length - 1 - i]))
      return FALSE;

  return target == NULL || (strlen (target) == length - 1 - n_end &&
                            strncmp (name + 1, target, strlen (target)) == 0);
}

static void
sweep_one (int folder, const char *name)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  struct stat facts;

  if (fstatat (folder, name, &facts, AT_SYMLINK_NOFOLLOW) != 0)
    return;
  if (!S_ISREG (facts.st_mode) || facts.st_nlink != 1 || facts.st_uid != geteuid () ||
      now - facts.st_mtime < OLD_SECONDS)
    return;

  if (unlinkat (folder, name, 0) == 0)
    g_debug ("removed %s, left by a save that was killed", name);
}

static void
sweep (const char *folder, const char *target)
{
  DIR *dir = opendir (folder);
  const struct dirent *entry;

  if (dir == NULL)
    return;

  while ((entry = readdir (dir)) != NULL)
    if (is_temporary_name (entry->d_name, target))
      sweep_one (dirfd (dir), entry->d_name);
  closedir (dir);
}

void
tc_file_sweep (const char *target)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *name = g_path_get_basename (target);

  /* A cut name may belong to another file as well. */
  if (strlen (name) <= TC_FILE_MAX_NAME_BYTES)
    sweep (folder, name);
}

void
tc_file_sweep_folder (const char *folder)
{
  sweep (folder, NULL);
}
