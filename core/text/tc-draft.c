/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-draft-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "base/tc-hash.h"
#include "text/tc-file-private.h"

/* turncoat-draft 1
 * path: /home/anna/Dunkirk%20.scenario.xml      (no such line: never saved)
 * place: /home/anna/maps/new.scenario.xml       (only of what was never saved)
 * base: DEVICE INODE SIZE MTIME-NS HASH
 * time: 1940-05-13T14:00:00.000000Z
 * text: LENGTH HASH
 *
 * <?xml ... */

#define FIRST_LINE  "turncoat-draft 1\n"
#define TIME_FORMAT "%Y-%m-%dT%H:%M:%S.%fZ"

void
tc_draft_free (TcDraft *draft)
{
  if (draft == NULL)
    return;
  g_free (draft->file);
  g_free (draft->path);
  g_free (draft->place);
  g_free (draft);
}

char *
tc_draft_dup_file (const char *folder, const char *path)
{
  g_autofree char *unique = g_uuid_string_random ();
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  if (path != NULL)
    name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x-%s" TC_DRAFT_SUFFIX, tc_hash_string (path),
                            unique);
  else
    name = g_strconcat ("new-", unique, TC_DRAFT_SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* A path may hold line ends and bytes that are no UTF-8. */
static void
append_path (GString *head, const char *key, const char *path)
{
  g_autofree char *escaped = g_uri_escape_bytes ((const guint8 *) path, strlen (path), "/");

  g_string_append_printf (head, "%s: %s\n", key, escaped);
}

/* @where: the path, with the identity of the file there; the place, without one. */
static char *
dup_head (const char *key,
          const char *where,
          const TcFileIdentity *base,
          const void *text,
          gsize length)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, TIME_FORMAT);
  GString *head = g_string_new (FIRST_LINE);

  if (where != NULL)
    append_path (head, key, where);
  if (base != NULL)
    g_string_append_printf (head,
                            "base: %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
                            " %" G_GUINT64_FORMAT " %016" G_GINT64_MODIFIER "x\n",
                            base->device, base->inode, base->size, (guint64) base->mtime_ns,
                            base->content_hash);
  g_string_append_printf (head, "time: %s\n", time);
  g_string_append_printf (head, "text: %" G_GSIZE_FORMAT " %016" G_GINT64_MODIFIER "x\n\n", length,
                          tc_hash_bytes (TC_HASH_START, text, length));

  return g_string_free (head, FALSE);
}

gboolean
tc_draft_make_folder (const char *file, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autofree char *shown = NULL;
  int number;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  number = errno;
  shown = g_filename_display_name (folder);
  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE,
               _ ("%s: the folder for drafts cannot be created: %s"), shown, g_strerror (number));

  return FALSE;
}

static gboolean
write_draft (const char *file,
             const char *key,
             const char *path,
             const TcFileIdentity *base,
             GBytes *bytes,
             GError **error)
{
  g_autofree char *head = NULL;
  g_autoptr (GByteArray) whole = NULL;
  g_autoptr (GBytes) content = NULL;
  const void *text;
  gsize length;

  text = g_bytes_get_data (bytes, &length);
  if (length > TC_DRAFT_MAX_BYTES) {
    g_autofree char *shown = g_filename_display_name (path != NULL ? path : file);

    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE,
                 _ ("%s: the text is too large for a draft; save it instead"), shown);
    return FALSE;
  }
  if (!tc_draft_make_folder (file, error))
    return FALSE;

  head = dup_head (key, path, base, text, length);
  whole = g_byte_array_sized_new ((guint) (strlen (head) + length));
  g_byte_array_append (whole, (const guint8 *) head, (guint) strlen (head));
  g_byte_array_append (whole, text, (guint) length);
  content = g_byte_array_free_to_bytes (g_steal_pointer (&whole));

  return tc_file_save (file, content, NULL, error);
}

gboolean
tc_draft_write (const char *file,
                const char *path,
                const TcFileIdentity *base,
                GBytes *bytes,
                GError **error)
{
  g_return_val_if_fail (file != NULL && bytes != NULL, FALSE);

  return write_draft (file, "path", path, base, bytes, error);
}

gboolean
tc_draft_write_new (const char *file, const char *place, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (file != NULL && bytes != NULL, FALSE);

  return write_draft (file, "place", place, NULL, bytes, error);
}

static gboolean
read_unsigned (const char **at, guint base, guint64 *out)
{
  char *end;

  while (**at == ' ')
    (*at)++;
  *out = g_ascii_strtoull (*at, &end, base);
  if (end == *at || **at == '-')
    return FALSE;
  *at = end;

  return TRUE;
}

static gboolean
read_base (const char *at, TcFileIdentity *base)
{
  guint64 mtime;

  if (!read_unsigned (&at, 10, &base->device) || !read_unsigned (&at, 10, &base->inode) ||
      !read_unsigned (&at, 10, &base->size) || !read_unsigned (&at, 10, &mtime) ||
      !read_unsigned (&at, 16, &base->content_hash))
    return FALSE;
  base->mtime_ns = (gint64) mtime;

  return *at == '\0';
}

static gboolean
read_time (const char *at, gint64 *out_us)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (at, NULL);

  if (time == NULL)
    return FALSE;
  *out_us = g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time);

  return TRUE;
}

/* One line of the head. Unknown keys are those of a later version. */
static gboolean
read_line (TcDraft *draft, const char *line, guint64 *out_hash)
{
  const char *at = strchr (line, ' ');
  guint64 length;

  if (at == NULL)
    return FALSE;
  at++;
  if (g_str_has_prefix (line, "path: ")) {
    g_free (draft->path);
    draft->path = g_uri_unescape_string (at, NULL);
    return draft->path != NULL;
  }
  if (g_str_has_prefix (line, "place: ")) {
    g_free (draft->place);
    draft->place = g_uri_unescape_string (at, NULL);
    return draft->place != NULL;
  }
  if (g_str_has_prefix (line, "base: "))
    return read_base (at, &draft->base);
  if (g_str_has_prefix (line, "time: "))
    return read_time (at, &draft->time_us);
  if (!g_str_has_prefix (line, "text: "))
    return TRUE;
  if (!read_unsigned (&at, 10, &length) || !read_unsigned (&at, 16, out_hash))
    return FALSE;
  draft->length = length;

  return *at == '\0';
}

/* Whether @content is a draft from the first byte to the last. @out_start: where its text is. */
static gboolean
read_draft (TcDraft *draft, const char *content, gsize length, gsize *out_start)
{
  const char *end = g_strstr_len (content, (gssize) length, "\n\n");
  guint64 hash = 0;
  g_autofree char *head = NULL;
  g_auto (GStrv) lines = NULL;

  if (end == NULL || !g_str_has_prefix (content, FIRST_LINE))
    return FALSE;

  head = g_strndup (content, (gsize) (end - content));
  lines = g_strsplit (head, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    if (!read_line (draft, lines[i], &hash))
      return FALSE;

  *out_start = (gsize) (end - content) + 2;

  return draft->length == length - *out_start &&
         hash == tc_hash_bytes (TC_HASH_START, content + *out_start, draft->length);
}

TcDraft *
tc_draft_load (const char *file, GBytes **out_bytes, GError **error)
{
  g_autoptr (TcDraft) draft = g_new0 (TcDraft, 1);
  g_autofree char *content = NULL;
  struct stat facts;
  gsize length;
  gsize start;

  g_return_val_if_fail (file != NULL, NULL);

  content = tc_file_read (file, &facts, &length, error);
  if (content == NULL)
    return NULL;
  if (!read_draft (draft, content, length, &start)) {
    g_autofree char *shown = g_filename_display_name (file);

    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                 _ ("%s: this is not a draft, or it is damaged"), shown);
    return NULL;
  }

  draft->file = g_strdup (file);
  if (out_bytes != NULL)
    *out_bytes = g_bytes_new (content + start, draft->length);

  return g_steal_pointer (&draft);
}

static gint
compare_drafts (gconstpointer a, gconstpointer b)
{
  const TcDraft *first = *(const TcDraft *const *) a;
  const TcDraft *second = *(const TcDraft *const *) b;

  if (first->time_us != second->time_us)
    return first->time_us > second->time_us ? -1 : 1;

  return strcmp (first->file, second->file);
}

GPtrArray *
tc_draft_list (const char *folder)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_draft_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, drafts);

  tc_file_sweep_folder (folder);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (folder, name, NULL);
    TcDraft *draft = NULL;

    if (name[0] != '.' && g_str_has_suffix (name, TC_DRAFT_SUFFIX))
      draft = tc_draft_load (file, NULL, NULL);
    else if (name[0] != '.' && g_str_has_suffix (name, TC_DRAFT_LOCK_SUFFIX))
      tc_draft_sweep_lock (file);
    if (draft != NULL)
      g_ptr_array_add (drafts, draft);
  }

  g_ptr_array_sort (drafts, compare_drafts);

  return drafts;
}

gboolean
tc_draft_discard (const char *file, GError **error)
{
  g_autofree char *shown = NULL;
  int number;

  g_return_val_if_fail (file != NULL, FALSE);

  tc_file_sweep (file);
  if (g_unlink (file) == 0 || errno == ENOENT)
    return TRUE;

  number = errno;
  shown = g_filename_display_name (file);
  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE, _ ("%s: the draft cannot be removed: %s"),
               shown, g_strerror (number));

  return FALSE;
}

gboolean
tc_draft_is_outdated (const TcDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->path != NULL && tc_file_is_changed (draft->path, &draft->base);
}
