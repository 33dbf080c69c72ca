/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-shown-path.h"

#include <glib/gi18n.h>
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

/* -- Two of one name --------------------------------------------------------------------------- */

/* (transfer full) (array zero-terminated=1) */
static char **
make_pair (char *first, char *second)
{
  char **pair = g_new0 (char *, 3);

  pair[0] = first;
  pair[1] = second;

  return pair;
}

/* The byte at which the last folder begins that only one of the two is in. */
static gsize
find_own_folder (const char *path, const char *other)
{
  gsize n = strlen (path);
  gsize n_other = strlen (other);

  for (; n > 0 && n_other > 0 && path[n - 1] == other[n_other - 1]; n--)
    n_other--;
  while (n > 0 && path[n - 1] != '/')
    n--;

  return n;
}

static char **
dup_in_folders (const char *first, const char *second)
{
  g_autofree char *one = tc_shown_path_dup (first);
  g_autofree char *two = tc_shown_path_dup (second);

  return make_pair (g_strdup (one + find_own_folder (one, two)),
                    g_strdup (two + find_own_folder (two, one)));
}

char **
tc_shown_path_dup_pair (const char *first, const char *second, const char *second_name)
{
  g_autofree char *name = g_filename_display_basename (first);
  g_autofree char *other =
    second != NULL ? g_filename_display_basename (second) : g_strdup (second_name);
  gboolean is_shipped = tc_shipped_contains (first);
  gboolean other_is_shipped = second != NULL && tc_shipped_contains (second);

  if (!g_str_equal (name, other))
    return make_pair (g_steal_pointer (&name), g_steal_pointer (&other));
  if (is_shipped != other_is_shipped) {
    /* TRANSLATORS: %s is the name of a file: the one that comes with Turncoat, and another one */
    char *shipped = g_strdup_printf (_ ("%s (shipped)"), name);
    char *own = g_strdup_printf (_ ("%s (yours)"), name);

    return is_shipped ? make_pair (shipped, own) : make_pair (own, shipped);
  }
  if (second != NULL && !g_str_equal (first, second))
    return dup_in_folders (first, second);
  /* TRANSLATORS: %s is the name of a file: as it was saved, and as it is in the window */
  return make_pair (g_strdup_printf (_ ("%s (on disk)"), name),
                    g_strdup_printf (_ ("%s (here)"), name));
}
