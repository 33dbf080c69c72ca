/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-search.h"

#include <string.h>

char **
tc_search_split (const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (typed, -1);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);
  return g_strv_builder_end (words);
}

static gboolean
is_in_one (const char *word, const char *const *texts)
{
  for (guint i = 0; texts[i] != NULL; i++) {
    g_autofree char *folded = g_utf8_casefold (texts[i], -1);

    if (strstr (folded, word) != NULL)
      return TRUE;
  }
  return FALSE;
}

gboolean
tc_search_matches (const char *const *words, const char *const *texts)
{
  g_return_val_if_fail (words != NULL && texts != NULL, FALSE);

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_in_one (words[i], texts))
      return FALSE;
  return TRUE;
}
