/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-shown-path.h"

#include <string.h>
#include <tc-core.h>

/* The title stands in the first tag, which is near the start of the file. */
#define HEAD_BYTES 4096

char *
tc_shown_path_dup (const char *path)
{
  const char *home = g_get_home_dir ();
  gsize length = strlen (home);
  g_autofree char *shown = g_filename_display_name (path);

  /* A folder whose name only begins like that is another one; "/" is nobody's. */
  if (length > 1 && g_str_has_prefix (path, home) &&
      (path[length] == '/' || path[length] == '\0')) {
    g_autofree char *rest = g_filename_display_name (path + length);

    return g_strconcat ("~", rest, NULL);
  }
  return g_steal_pointer (&shown);
}

/* -- Titles ------------------------------------------------------------------------------------ */

/* Of the first element; the rest is of no use. */
static void
element_cb (GMarkupParseContext *context,
            const char *name,
            const char **names,
            const char **values,
            gpointer user_data,
            GError **error)
{
  char **title = user_data;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "title"))
      *title = g_strdup (values[i]);
  g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_PARSE, "enough");
}

/* (transfer full) (nullable) */
static char *
read_title (const char *path)
{
  static const GMarkupParser parser = { .start_element = element_cb };
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  char *title = NULL;
  char head[HEAD_BYTES];
  gsize length = 0;

  if (stream == NULL ||
      !g_input_stream_read_all (G_INPUT_STREAM (stream), head, sizeof head, &length, NULL, NULL))
    return NULL;
  context = g_markup_parse_context_new (&parser, 0, &title, NULL);
  g_markup_parse_context_parse (context, head, (gssize) length, NULL);

  return title;
}

char *
tc_shown_path_dup_name (const char *path)
{
  char *title = tc_shipped_contains (path) ? read_title (path) : NULL;

  return title != NULL ? title : g_filename_display_basename (path);
}
