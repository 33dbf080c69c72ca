/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare/tc-difference-markdown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-letter.h"

void
tc_markdown_append (GString *out, const char *text)
{
  g_autofree char *shown = tc_letter_dup_printable (text, -1);

  for (const char *at = shown; *at != '\0'; at++) {
    /* "@" would call people by their names in a forge, and "#" its issues; "!" is nothing without
     * the bracket of a picture. */
    if (strchr ("\\`*_[]<>|~#@&", *at) != NULL)
      g_string_append_printf (out, "&#%d;", *at);
    else
      g_string_append_c (out, *at);
  }
}

/* One part of the scenario. */
typedef struct {
  char *heading;
  GString *items;
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  g_free (part->heading);
  g_string_free (part->items, TRUE);
  g_free (part);
}

/* A scenario has few parts, and most differences are in the one of the difference before. */
static Part *
get_part (GPtrArray *parts, const char *heading)
{
  Part *part;

  for (guint i = parts->len; i > 0; i--) {
    part = parts->pdata[i - 1];
    if (strcmp (part->heading, heading) == 0)
      return part;
  }
  part = g_new0 (Part, 1);
  part->heading = g_strdup (heading);
  part->items = g_string_new (NULL);
  g_ptr_array_add (parts, part);

  return part;
}

void
tc_differences_append_markdown (const TcDifferences *differences, GString *out)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (part_free);

  for (guint i = 0; i < tc_differences_get_n (differences); i++) {
    g_autofree char *heading = tc_differences_dup_heading (differences, i);
    g_autofree char *sentence = tc_differences_dup_sentence (differences, i);
    Part *part = get_part (parts, heading);

    g_string_append (part->items, "- ");
    tc_markdown_append (part->items, sentence);
    g_string_append_c (part->items, '\n');
  }
  for (guint i = 0; i < parts->len; i++) {
    const Part *part = parts->pdata[i];

    g_string_append_printf (out, "%s**", i > 0 ? "\n" : "");
    tc_markdown_append (out, part->heading);
    g_string_append_printf (out, "**\n\n%s", part->items->str);
  }
}

char *
tc_differences_dup_markdown (const TcDifferences *differences,
                             const char *old_name,
                             const char *new_name)
{
  GString *out = g_string_new ("### ");

  tc_markdown_append (out, old_name);
  g_string_append (out, " → ");
  tc_markdown_append (out, new_name);
  g_string_append (out, "\n\n");
  if (tc_differences_get_n (differences) == 0)
    g_string_append_printf (out, "%s\n", _ ("No differences."));
  tc_differences_append_markdown (differences, out);

  return g_string_free (out, FALSE);
}
