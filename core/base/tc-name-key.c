/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-name-key.h"

#include <string.h>

#define MOST_DIGITS 999u

/* Sorts before all that a collation key has inside, so that a name comes before longer ones. */
#define SEPARATOR '\1'

/* A longer number is a larger one, when leading zeros do not count. Returns what follows it. */
static const char *
append_number (GString *key, const char *digits)
{
  gsize length;

  while (*digits == '0')
    digits++;
  length = strspn (digits, "0123456789");
  g_string_append_printf (key, "%03u%.*s", (guint) MIN (length, MOST_DIGITS), (int) length, digits);

  return digits + length;
}

/* Words and numbers in turn. Each word has a key of its own: what a locale makes of digits inside a
 * text is of no use here, and some pass over them. */
char *
tc_name_dup_key (const char *name)
{
  GString *key = g_string_new (NULL);

  while (*name != '\0') {
    gsize length = strcspn (name, "0123456789");
    g_autofree char *word = g_utf8_collate_key (name, (gssize) length);

    g_string_append (key, word);
    g_string_append_c (key, SEPARATOR);
    name += length;
    if (*name != '\0')
      name = append_number (key, name);
    g_string_append_c (key, SEPARATOR);
  }

  return g_string_free (key, FALSE);
}

gint
tc_name_compare (const char *a, const char *b)
{
  g_autofree char *key_a = tc_name_dup_key (a);
  g_autofree char *key_b = tc_name_dup_key (b);

  return strcmp (key_a, key_b);
}
