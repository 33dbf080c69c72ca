/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-diff-marks.h"

#include <string.h>

/* Ids and numbers are marked whole; so is what is not ASCII, as no character may be cut. */
static gboolean
is_in_word (char byte)
{
  return g_ascii_isalnum (byte) || (byte & 0x80) != 0 || strchr ("_-.", byte) != NULL;
}

/* Whether a word goes on at @at. */
static gboolean
is_within_word (const char *line, gsize at)
{
  return at > 0 && line[at - 1] != '\0' && line[at] != '\0' && is_in_word (line[at - 1]) &&
         is_in_word (line[at]);
}

static gsize
count_same_start (const char *old, const char *new)
{
  gsize n = 0;

  while (old[n] != '\0' && old[n] == new[n])
    n++;
  while (is_within_word (old, n) || is_within_word (new, n))
    n--;
  return n;
}

/* Of what is left behind the same start. */
static gsize
count_same_end (const char *old, const char *new)
{
  gsize old_length = strlen (old);
  gsize new_length = strlen (new);
  gsize n = 0;

  while (n < MIN (old_length, new_length) && old[old_length - n - 1] == new[new_length - n - 1])
    n++;
  while (n > 0 && (is_within_word (old, old_length - n) || is_within_word (new, new_length - n)))
    n--;
  return n;
}

static gboolean
is_blank (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;
  return TRUE;
}

static void
mark_pair (const char *old, const char *new, TcDiffMark *old_mark, TcDiffMark *new_mark)
{
  gsize start = count_same_start (old + 1, new + 1) + 1;
  gsize n_end = count_same_end (old + start, new + start);
  gsize old_length = strlen (old);

  if (is_blank (old + 1, start - 1) && is_blank (old + old_length - n_end, n_end))
    return;
  *old_mark = (TcDiffMark){ start, old_length - n_end };
  *new_mark = (TcDiffMark){ start, strlen (new) - n_end };
}

/* How many of @lines begin with @sign, from @from on. */
static guint
count_run (const GPtrArray *lines, guint from, char sign)
{
  guint n = 0;

  while (from + n < lines->len && *(const char *) lines->pdata[from + n] == sign)
    n++;
  return n;
}

GArray *
tc_diff_marks_find (const GPtrArray *lines)
{
  GArray *marks = g_array_sized_new (FALSE, TRUE, sizeof (TcDiffMark), lines->len);
  guint i = 0;

  g_array_set_size (marks, lines->len);
  while (i < lines->len) {
    guint n_old = count_run (lines, i, '-');
    guint n_new = count_run (lines, i + n_old, '+');
    TcDiffMark *old = &g_array_index (marks, TcDiffMark, i);

    for (guint k = 0; n_old == n_new && k < n_old; k++)
      mark_pair (lines->pdata[i + k], lines->pdata[i + n_old + k], old + k, old + n_old + k);
    i += MAX (n_old + n_new, 1);
  }
  return marks;
}
