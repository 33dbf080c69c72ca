/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-paths.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#define READ_BLOCK     (64u * 1024u)
#define MAX_LIST_BYTES (64u * 1024u * 1024u)

static GString *
read_stdin (void)
{
  GString *text = g_string_new (NULL);
  char block[READ_BLOCK];
  gsize n;

  while (text->len <= MAX_LIST_BYTES && (n = fread (block, 1, sizeof block, stdin)) > 0)
    g_string_append_len (text, block, (gssize) n);

  return text;
}

static GString *
read_list (const char *file)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  GString *text;
  gsize length;

  if (strcmp (file, "-") == 0)
    return read_stdin ();
  if (!g_file_get_contents (file, &bytes, &length, &error)) {
    if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
      tc_cli_error (_ ("%s: there is no such file."), file);
    else
      tc_cli_error ("%s", error->message);
    return NULL;
  }
  text = g_string_new (NULL);
  g_string_append_len (text, bytes, (gssize) length);

  return text;
}

GPtrArray *
tc_cli_read_paths (const char *file)
{
  GString *text = read_list (file);
  GPtrArray *paths;
  char separator;

  if (text == NULL)
    return NULL;
  paths = g_ptr_array_new_with_free_func (g_free);
  separator = memchr (text->str, '\0', text->len) != NULL ? '\0' : '\n';
  for (gsize at = 0; at < text->len;) {
    const char *start = text->str + at;
    const char *stop = memchr (start, separator, text->len - at);
    gsize length = stop != NULL ? (gsize) (stop - start) : text->len - at;

    at += length + 1;
    if (separator == '\n' && length > 0 && start[length - 1] == '\r')
      length--;
    if (length > 0)
      g_ptr_array_add (paths, g_strndup (start, length));
  }
  g_string_free (text, TRUE);

  return paths;
}
