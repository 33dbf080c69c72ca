/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-suggest.h"

#include <glib/gi18n-lib.h>

#include "scenario/tc-suggest-private.h"

#define MAX_WORD 64u

static guint
min3 (guint a, guint b, guint c)
{
  return MIN (MIN (a, b), c);
}

/* The letters of @word, in lower case; more than MAX_WORD where it is longer. What is not UTF-8
 * counts by bytes. */
static gsize
spell (const char *word, gunichar letters[MAX_WORD])
{
  gsize n = 0;

  while (*word != '\0' && n < MAX_WORD) {
    gunichar letter = g_utf8_get_char_validated (word, -1);
    gboolean is_whole = letter < (gunichar) -2;

    letters[n++] = is_whole ? g_unichar_tolower (letter) : (guchar) *word;
    word = is_whole ? g_utf8_next_char (word) : word + 1;
  }

  return *word != '\0' ? MAX_WORD + 1 : n;
}

/* Optimal string alignment over letters; three rows are enough. */
static guint
measure (const gunichar *a, gsize a_length, const gunichar *b, gsize b_length)
{
  guint rows[3][MAX_WORD + 1];
  gsize i, j;

  for (j = 0; j <= b_length; j++)
    rows[0][j] = (guint) j;
  for (i = 1; i <= a_length; i++) {
    guint *row = rows[i % 3];
    const guint *above = rows[(i + 2) % 3];
    const guint *two_above = rows[(i + 1) % 3];

    row[0] = (guint) i;
    for (j = 1; j <= b_length; j++) {
      guint differ = a[i - 1] != b[j - 1];

      row[j] = min3 (above[j] + 1, row[j - 1] + 1, above[j - 1] + differ);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = MIN (row[j], two_above[j - 2] + 1);
    }
  }

  return rows[a_length % 3][b_length];
}

TcSuggest
tc_suggest_begin (const char *word)
{
  return (TcSuggest){ .word = word };
}

/* Two letters of "some" are "note": a third of the letters may differ, and always one. */
static guint
get_limit (gsize longer)
{
  return MAX (1u, (guint) longer / 3);
}

void
tc_suggest_offer (TcSuggest *suggest, const char *candidate)
{
  gunichar word[MAX_WORD];
  gunichar letters[MAX_WORD];
  gsize word_length = spell (suggest->word, word);
  gsize length = spell (candidate, letters);
  guint limit = get_limit (MAX (word_length, length));
  guint distance;
  guint at;

  if (word_length > MAX_WORD || length > MAX_WORD ||
      MAX (word_length, length) - MIN (word_length, length) > limit)
    return;
  distance = measure (word, word_length, letters, length);
  if (distance > limit || distance >= MAX (word_length, length))
    return;

  for (at = suggest->n; at > 0 && suggest->distances[at - 1] > distance; at--) {
    if (at < TC_SUGGEST_MAX) {
      suggest->names[at] = suggest->names[at - 1];
      suggest->distances[at] = suggest->distances[at - 1];
    }
  }
  if (at >= TC_SUGGEST_MAX)
    return;
  suggest->names[at] = candidate;
  suggest->distances[at] = distance;
  suggest->n = MIN (suggest->n + 1, TC_SUGGEST_MAX);
  /* What is much worse than the best would only distract from it. */
  while (suggest->distances[suggest->n - 1] > suggest->distances[0] + 1)
    suggest->n--;
}

char *
tc_suggest_dup_question (const TcSuggest *suggest)
{
  switch (suggest->n) {
  case 0:
    return NULL;
  case 1:
    return g_strdup_printf (_ ("Did you mean \"%s\"?"), suggest->names[0]);
  case 2:
    return g_strdup_printf (_ ("Did you mean \"%s\" or \"%s\"?"), suggest->names[0],
                            suggest->names[1]);
  default:
    return g_strdup_printf (_ ("Did you mean \"%s\", \"%s\" or \"%s\"?"), suggest->names[0],
                            suggest->names[1], suggest->names[2]);
  }
}

char *
tc_suggest_dup (const char *word, const char *const *candidates)
{
  TcSuggest suggest = tc_suggest_begin (word);

  for (guint i = 0; candidates[i] != NULL; i++)
    tc_suggest_offer (&suggest, candidates[i]);

  return tc_suggest_dup_question (&suggest);
}
