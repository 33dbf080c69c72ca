/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-schema-private.h"

#define FIRST (1u << 0)
#define REST  (1u << 1)

/* One character of a set; 0 at what only a regular expression understands. */
static char
read_letter (const char **at)
{
  char letter = **at;

  if (letter == '\\' && (*at)[1] != '\0' && g_ascii_ispunct ((*at)[1])) {
    *at += 2;
    return (*at)[-1];
  }
  if (letter == '\0' || letter == '\\' || letter == '[' || letter == ']' || letter == '^' ||
      letter == '-' || letter < 0)
    return '\0';
  *at += 1;

  return letter;
}

/* From "[" to "]". */
static gboolean
read_set (const char **at, TcSchemaWord *word, guint8 bit)
{
  if (**at != '[')
    return FALSE;
  for (*at += 1; **at != ']';) {
    char from = read_letter (at);
    char to = from;

    if (from != '\0' && **at == '-') {
      *at += 1;
      to = read_letter (at);
    }
    if (from == '\0' || to < from)
      return FALSE;
    for (guint letter = (guint) from; letter <= (guint) to; letter++)
      word->sets[letter] |= bit;
  }
  *at += 1;

  return TRUE;
}

gboolean
tc_schema_word_read (TcSchemaWord *word, const char *pattern)
{
  *word = (TcSchemaWord){ 0 };

  return read_set (&pattern, word, FIRST) && read_set (&pattern, word, REST) &&
         strcmp (pattern, "*") == 0;
}

gboolean
tc_schema_word_matches (const TcSchemaWord *word, const char *value, gsize length)
{
  if (length == 0 || (word->sets[(guchar) value[0]] & FIRST) == 0)
    return FALSE;
  for (gsize i = 1; i < length; i++)
    if ((word->sets[(guchar) value[i]] & REST) == 0)
      return FALSE;

  return TRUE;
}
