/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Other names for lines and bookmarks, and fewer of them. */

#include <string.h>

#include "rules/tc-game-tree-private.h"

/* (nullable): where the name of that line or bookmark is kept. */
static char **
find_name (TcGameTree *tree, const char *name)
{
  for (guint i = 0; i < tree->lines->len; i++) {
    TcTreeLine *line = tc_tree_get_line (tree, i);

    if (strcmp (line->name, name) == 0)
      return &line->name;
  }
  for (guint i = 0; i < tree->bookmarks->len; i++) {
    TcTreeMark *mark = tree->bookmarks->pdata[i];

    if (strcmp (mark->name, name) == 0)
      return &mark->name;
  }

  return NULL;
}

gboolean
tc_game_tree_rename (TcGameTree *tree, const char *name, const char *new_name, char **out_fault)
{
  char **place = find_name (tree, name);
  char *copy;

  g_return_val_if_fail (place != NULL, FALSE);

  *out_fault = NULL;
  if (strcmp (name, new_name) == 0)
    return TRUE;
  *out_fault = tc_game_tree_dup_fault (tree, new_name);
  if (*out_fault != NULL)
    return FALSE;

  copy = g_strdup (new_name);
  g_free (*place);
  *place = copy;

  return TRUE;
}

/* (nullable): the line that has most in common with @line, and how much that is. */
static TcTreeLine *
find_nearest (TcGameTree *tree, TcTreeLine *line, guint *out_common)
{
  TcTreeLine *nearest = NULL;

  *out_common = 0;
  for (guint i = 0; i < tree->lines->len; i++) {
    TcTreeLine *other = tc_tree_get_line (tree, i);
    guint common = other != line ? tc_tree_line_count_common (other, line) : 0;

    if (other == line || (nearest != NULL && common <= *out_common))
      continue;
    *out_common = common;
    nearest = other;
  }

  return nearest;
}

guint
tc_game_tree_count_own (TcGameTree *tree, TcGame *game, guint line)
{
  guint common;

  g_return_val_if_fail (line < tree->lines->len, 0);

  tc_game_tree_take (tree, game);
  find_nearest (tree, tc_tree_get_line (tree, line), &common);

  return tc_tree_get_line (tree, line)->moves->len - common;
}

static void
move_marks (TcGameTree *tree, TcTreeLine *from)
{
  guint common;
  TcTreeLine *to = find_nearest (tree, from, &common);

  for (guint i = tree->bookmarks->len; i > 0; i--) {
    TcTreeMark *mark = tree->bookmarks->pdata[i - 1];

    if (mark->line == from && mark->n_moves <= common)
      mark->line = to;
    else if (mark->line == from)
      g_ptr_array_remove_index (tree->bookmarks, i - 1);
  }
  for (guint i = tree->pins->len; i > 0; i--) {
    TcTreePin *pin = tree->pins->pdata[i - 1];

    if (pin->line == from && pin->pin.n_moves <= common)
      pin->line = to;
    else if (pin->line == from)
      g_ptr_array_remove_index (tree->pins, i - 1);
  }
  g_clear_pointer (&tree->shown, g_ptr_array_unref);
}

gboolean
tc_game_tree_remove (TcGameTree *tree, TcGame *game, const char *name)
{
  guint index, n_moves;
  gboolean is_there = tc_game_tree_find (tree, name, &index, &n_moves);
  TcTreeLine *line;

  g_return_val_if_fail (is_there, FALSE);

  if (n_moves != G_MAXUINT) {
    for (guint i = 0; i < tree->bookmarks->len; i++)
      if (strcmp (((TcTreeMark *) tree->bookmarks->pdata[i])->name, name) == 0)
        g_ptr_array_remove_index (tree->bookmarks, i--);
    return TRUE;
  }
  line = tc_tree_get_line (tree, index);
  if (line == tree->current)
    return FALSE;

  tc_game_tree_take (tree, game);
  move_marks (tree, line);
  if (tree->left == line)
    tree->left = NULL;
  g_ptr_array_remove_index (tree->lines, index);

  return TRUE;
}
