/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-names-private.h"

/* How the names of areas can be written, which is the same wherever they stand and however large.
 */

#define LEAST_NOTE 1.25 /* so that "[1]" and "[2]" take the same room */

char *
tc_board_names_dup_note (const TcViewContainer *area)
{
  const TcMark *state = tc_marks_find (area->marks, area->n_marks, TC_MARK_STATE);
  const TcMark *value = tc_marks_find (area->marks, area->n_marks, TC_MARK_VALUE);

  if (state != NULL)
    return g_strdup_printf ("[%s]", state->text);

  return value != NULL ? g_strdup_printf ("[%d]", value->value) : NULL;
}

/* The blank, or the place after the hyphen, nearest to the middle becomes a line break; NULL when
 * there is none. */
char *
tc_board_words_dup_broken (const char *upper)
{
  gssize length = (gssize) strlen (upper);
  const char *best = NULL;
  gssize nearest = G_MAXSSIZE;
  GString *text;

  for (const char *at = upper; *at != '\0'; at++) {
    gssize away = ABS ((at - upper) * 2 - length);

    if ((*at != ' ' && *at != '-') || away >= nearest || at == upper || at[1] == '\0')
      continue;
    nearest = away;
    best = at;
  }
  if (best == NULL)
    return NULL;
  text = g_string_new_len (upper, best - upper);
  if (*best == '-')
    g_string_append_c (text, '-');
  g_string_append_c (text, '\n');
  g_string_append (text, best + 1);

  return g_string_free (text, FALSE);
}

double
tc_board_words_measure (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  double widest = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    widest = MAX (widest, tc_board_names_measure (lines[i], TC_BOARD_NAME_SPACING, TRUE));

  return widest;
}

static void
add_way (TcBoardWords *words, char *text)
{
  words->ways[words->n_ways] =
    (TcBoardWording){ text, tc_board_words_measure (text), words->n_ways + 1 };
  words->n_ways++;
}

static void
clear_words (gpointer data)
{
  TcBoardWords *words = data;

  for (guint i = 0; i < words->n_ways; i++)
    g_free (words->ways[i].text);
}

static void
find_words (TcBoardWords *words, const TcViewContainer *area)
{
  char *upper = g_utf8_strup (area->name, -1);
  char *broken = tc_board_words_dup_broken (upper);
  g_autofree char *note = tc_board_names_dup_note (area);

  add_way (words, upper);
  if (broken != NULL)
    add_way (words, broken);
  if (note != NULL)
    words->note = MAX (LEAST_NOTE, TC_BOARD_NOTE_SIZE * tc_board_names_measure (note, 0, FALSE));
}

GArray *
tc_board_words_new (const TcView *view)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  GArray *words = g_array_sized_new (FALSE, TRUE, sizeof (TcBoardWords), n);

  g_array_set_clear_func (words, clear_words);
  g_array_set_size (words, n);
  for (guint i = 0; i < n; i++)
    if (*containers[i].name != '\0')
      find_words (&g_array_index (words, TcBoardWords, i), &containers[i]);

  return words;
}
