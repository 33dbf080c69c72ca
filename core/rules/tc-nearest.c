/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-rules-private.h"

/* Words are ids of at most 64 characters; longer ones have no near neighbour worth naming. */
#define MAX_WORD 64

static guint
edit_distance (const char *a, const char *b)
{
  guint row[MAX_WORD + 1] = { 0 };
  gsize n = strlen (b);

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;

  for (gsize i = 0; a[i] != '\0'; i++) {
    guint diagonal = row[0];

    row[0] = (guint) i + 1;
    for (gsize j = 0; j < n; j++) {
      guint change = diagonal + (a[i] != b[j] ? 1 : 0);

      diagonal = row[j + 1];
      row[j + 1] = MIN (change, 1 + MIN (diagonal, row[j]));
    }
  }

  return row[n];
}

void
tc_nearest_init (TcNearest *nearest, const char *word)
{
  nearest->word = word;
  nearest->best = NULL;
  /* A third of the letters may be wrong: more, and the hint would mislead. */
  nearest->distance = (guint) MIN (strlen (word), MAX_WORD) / 3 + 1;
}

void
tc_nearest_offer (TcNearest *nearest, const char *known)
{
  guint distance = 0;

  if (strlen (known) > MAX_WORD || strlen (nearest->word) > MAX_WORD)
    return;

  distance = edit_distance (nearest->word, known);
  if (distance < nearest->distance || (nearest->best == NULL && distance == nearest->distance)) {
    nearest->best = known;
    nearest->distance = distance;
  }
}

char *
tc_nearest_dup_hint (const TcNearest *nearest)
{
  if (nearest->best == NULL)
    return g_strdup (".");

  return g_strdup_printf (_ ("; did you mean \"%s\"?"), nearest->best);
}
