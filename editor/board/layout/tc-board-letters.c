/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-letters.h"

#include <string.h>

#define MOST_LETTERS 3

/* Without its first word, when another name of several words begins with that too. */
static const char *
skip_common (const TcViewOwner *owners, guint n_owners, const char *name)
{
  const char *space = strchr (name, ' ');
  gsize length = space != NULL ? (gsize) (space - name) + 1 : 0;

  for (guint i = 0; space != NULL && i < n_owners; i++)
    if (strcmp (owners[i].name, name) != 0 && strncmp (owners[i].name, name, length) == 0)
      return space + 1;

  return name;
}

/* (transfer full): the first @n letters, as they are compared. */
static char *
dup_start (const char *name, glong n)
{
  g_autofree char *start = g_utf8_substring (name, 0, MIN (n, g_utf8_strlen (name, -1)));

  return g_utf8_casefold (start, -1);
}

static gboolean
is_alone (const TcViewOwner *owners, guint n_owners, const char *name, glong n)
{
  g_autofree char *start = dup_start (skip_common (owners, n_owners, name), n);

  for (guint i = 0; i < n_owners; i++) {
    g_autofree char *other = dup_start (skip_common (owners, n_owners, owners[i].name), n);

    if (strcmp (owners[i].name, name) != 0 && strcmp (start, other) == 0)
      return FALSE;
  }

  return TRUE;
}

char *
tc_board_dup_letters (const TcViewOwner *owners, guint n_owners, const TcViewOwner *owner)
{
  const char *name = skip_common (owners, n_owners, owner->name);
  g_autofree char *start = NULL;
  g_autofree char *first = NULL;
  glong n = 1;

  while (n < MOST_LETTERS && !is_alone (owners, n_owners, owner->name, n))
    n++;
  if (!is_alone (owners, n_owners, owner->name, n))
    n = 1;
  n = MIN (n, g_utf8_strlen (name, -1));
  if (n == 0)
    return g_strdup ("");
  start = g_utf8_substring (name, 0, n);
  first = g_utf8_strup (start, (gssize) (g_utf8_next_char (start) - start));

  return g_strconcat (first, g_utf8_next_char (start), NULL);
}
