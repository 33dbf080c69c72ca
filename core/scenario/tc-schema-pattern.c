/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-schema-private.h"

/* Identifiers and references are half of the values of a file, and GRegex takes ten times longer to
 * judge one. Without alternatives, and with nothing behind what repeats, a pattern can be matched
 * from left to right without ever going back. */

/* In a class: after the letter or the range at @at, or NULL when it is something else. */
static const char *
skip_member (const char *at)
{
  if (*at == '\\') {
    /* Before a letter or digit it would begin a class of its own. */
    if (!g_ascii_ispunct (at[1]) || at[2] == '-')
      return NULL;
    return at + 2;
  }
  if (*at == '\0' || *at == '[' || *at == '^' || (guint8) *at >= 0x80)
    return NULL;
  if (at[1] != '-' || at[2] == ']')
    return at + 1;
  if (at[2] == '\0' || at[2] == '\\' || at[2] == '[' || (guint8) at[2] >= 0x80)
    return NULL;

  return at + 3;
}

/* After the letter or class at @at, or NULL when it is something else. */
static const char *
skip_atom (const char *at)
{
  if (*at != '[')
    return *at == '\0' || (guint8) *at >= 0x80 || strchr ("\\.()|*+?{}^$]", *at) != NULL ? NULL
                                                                                         : at + 1;

  at++;
  while (at != NULL && *at != ']')
    at = skip_member (at);

  return at != NULL ? at + 1 : NULL;
}

gboolean
tc_schema_pattern_is_plain (const char *pattern)
{
  while (*pattern != '\0') {
    pattern = skip_atom (pattern);
    if (pattern == NULL)
      return FALSE;
    if ((*pattern == '*' || *pattern == '+') && pattern[1] == '\0')
      return TRUE;
    if (*pattern == '{' && g_ascii_isdigit (pattern[1]) && pattern[2] == '}')
      pattern += 3;
  }

  return TRUE;
}

static gboolean
is_in_atom (const char *at, char c)
{
  if (*at != '[')
    return *at == c;

  for (at++; *at != ']'; at = skip_member (at)) {
    const char *low = *at == '\\' ? at + 1 : at;
    gboolean is_range = low == at && at[1] == '-' && at[2] != ']';

    if (c >= *low && c <= (is_range ? at[2] : *low))
      return TRUE;
  }

  return FALSE;
}

gboolean
tc_schema_pattern_check_plain (const char *pattern, const char *value)
{
  while (*pattern != '\0') {
    const char *atom = pattern;
    guint n = 1;

    pattern = skip_atom (pattern);
    if (*pattern == '*' || *pattern == '+') {
      const char *start = value;

      while (*value != '\0' && is_in_atom (atom, *value))
        value++;
      return *value == '\0' && (*pattern == '*' || value > start);
    }
    if (*pattern == '{') {
      n = (guint) (pattern[1] - '0');
      pattern += 3;
    }
    for (; n > 0; n--, value++)
      if (*value == '\0' || !is_in_atom (atom, *value))
        return FALSE;
  }

  return *value == '\0';
}
