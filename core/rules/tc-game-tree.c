/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-game-tree.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-game-tree-private.h"
#include "rules/tc-replay-private.h"
#include "rules/tc-rules-private.h"
#include "rules/tc-umpire.h"

#define MAIN     "main"
#define AUTO     "branch-" /* and a number: a line that nobody named */
#define MAX_TEXT 200       /* characters of a pin: a line of a replay has at most 1000 bytes */
#define MAX_WORD 40        /* characters of its place */

/* -- Moves and lines -- */

static void
clear_move (gpointer data)
{
  g_free (((TcTreeMove *) data)->text);
  g_free (((TcTreeMove *) data)->note);
}

static void
unref_move (gpointer data)
{
  g_rc_box_release_full (data, clear_move);
}

TcTreeMove *
tc_tree_move_new (const char *text, const char *note, const guint64 *hash, guint line)
{
  TcTreeMove *move = g_rc_box_new0 (TcTreeMove);

  move->text = g_strdup (text);
  move->note = g_strdup (note);
  move->has_hash = hash != NULL;
  move->hash = hash != NULL ? *hash : 0;
  move->line = line;

  return move;
}

TcTreeLine *
tc_tree_line_new (const char *name)
{
  TcTreeLine *line = g_new0 (TcTreeLine, 1);

  line->name = g_strdup (name);
  line->moves = g_ptr_array_new_with_free_func (unref_move);
  line->cursor = G_MAXUINT;

  return line;
}

static void
free_line (gpointer data)
{
  TcTreeLine *line = data;

  g_free (line->name);
  g_ptr_array_unref (line->moves);
  g_free (line);
}

static void
free_mark (gpointer data)
{
  g_free (((TcTreeMark *) data)->name);
  g_free (data);
}

static void
free_pin (gpointer data)
{
  TcTreePin *pin = data;

  g_free (pin->pin.place);
  g_free (pin->pin.text);
  g_free (pin);
}

void
tc_tree_line_copy (TcTreeLine *line, TcTreeLine *from, guint n_moves)
{
  for (guint i = 0; i < MIN (n_moves, from->moves->len); i++)
    g_ptr_array_add (line->moves, g_rc_box_acquire (from->moves->pdata[i]));
}

static gboolean
is_same (const TcTreeMove *a, const TcTreeMove *b)
{
  return a == b || (strcmp (a->text, b->text) == 0 && g_strcmp0 (a->note, b->note) == 0);
}

guint
tc_tree_line_count_common (TcTreeLine *a, TcTreeLine *b)
{
  guint n = 0;

  while (n < a->moves->len && n < b->moves->len && is_same (a->moves->pdata[n], b->moves->pdata[n]))
    n++;

  return n;
}

guint
tc_tree_line_count_played (TcTreeLine *line, TcGame *game)
{
  guint n = 0;

  for (; n < line->moves->len && n < tc_game_get_n_recorded (game); n++) {
    const TcTreeMove *move = line->moves->pdata[n];
    g_autofree char *text = tc_replay_dup_move (game, n);

    if (strcmp (move->text, text) != 0 || g_strcmp0 (move->note, tc_game_get_note (game, n)) != 0)
      break;
  }

  return n;
}

TcTreeLine *
tc_game_tree_find_parent (TcGameTree *tree, TcTreeLine *line, guint n, guint *out_at)
{
  TcTreeLine *parent = NULL;

  *out_at = 0;
  for (guint i = 0; i < n; i++) {
    TcTreeLine *other = tc_tree_get_line (tree, i);
    guint common = tc_tree_line_count_common (other, line);

    if (parent != NULL && common <= *out_at)
      continue;
    *out_at = common;
    parent = other;
  }

  return parent;
}

/* -- The tree -- */

TcGameTree *
tc_game_tree_new (void)
{
  TcGameTree *tree = g_new0 (TcGameTree, 1);

  tree->lines = g_ptr_array_new_with_free_func (free_line);
  tree->bookmarks = g_ptr_array_new_with_free_func (free_mark);
  tree->pins = g_ptr_array_new_with_free_func (free_pin);
  tree->current = tc_tree_line_new (MAIN);
  g_ptr_array_add (tree->lines, tree->current);

  return tree;
}

void
tc_game_tree_free (TcGameTree *tree)
{
  g_clear_pointer (&tree->shown, g_ptr_array_unref);
  g_ptr_array_unref (tree->pins);
  g_ptr_array_unref (tree->bookmarks);
  g_ptr_array_unref (tree->lines);
  g_free (tree);
}

void
tc_game_tree_set_current (TcGameTree *tree, TcTreeLine *line)
{
  tree->current = line;
  g_clear_pointer (&tree->shown, g_ptr_array_unref);
}

/* (transfer full): move @index of @game, which may be the one that is there already. */
static TcTreeMove *
take_move (TcTreeLine *line, TcGame *game, guint index)
{
  TcTreeMove *old = index < line->moves->len ? line->moves->pdata[index] : NULL;
  guint64 hash = tc_game_get_move_hash (game, index);
  g_autofree char *text = tc_replay_dup_move (game, index);
  TcTreeMove *move = tc_tree_move_new (text, tc_game_get_note (game, index), &hash, 0);

  if (old == NULL || !is_same (old, move) || !old->has_hash || old->hash != hash)
    return move;
  unref_move (move);

  return g_rc_box_acquire (old);
}

/* Bookmarks and pins lie on positions that are gone. */
static void
drop_marks (TcGameTree *tree, TcTreeLine *line, guint n_moves)
{
  for (guint i = tree->bookmarks->len; i > 0; i--) {
    const TcTreeMark *mark = tree->bookmarks->pdata[i - 1];

    if (mark->line == line && mark->n_moves > n_moves)
      g_ptr_array_remove_index (tree->bookmarks, i - 1);
  }
  for (guint i = tree->pins->len; i > 0; i--) {
    const TcTreePin *pin = tree->pins->pdata[i - 1];

    if (pin->line == line && pin->pin.n_moves > n_moves)
      g_ptr_array_remove_index (tree->pins, i - 1);
  }
  g_clear_pointer (&tree->shown, g_ptr_array_unref);
}

/* @game is on @line, and has the first @n_same of its moves, however they are written there. */
static void
replace_moves (TcGameTree *tree, TcTreeLine *line, TcGame *game, guint n_same)
{
  guint n_recorded = tc_game_get_n_recorded (game);
  GPtrArray *moves = g_ptr_array_new_with_free_func (unref_move);

  for (guint i = 0; i < n_recorded; i++)
    g_ptr_array_add (moves, take_move (line, game, i));
  if (n_same < line->moves->len)
    drop_marks (tree, line, n_same);
  g_ptr_array_unref (line->moves);
  line->moves = moves;
  line->is_cut = FALSE;
}

void
tc_game_tree_take (TcGameTree *tree, TcGame *game)
{
  TcTreeLine *line = tree->current;

  if (!line->is_cut || tc_game_get_n_recorded (game) > line->cut_at)
    replace_moves (tree, line, game, tc_tree_line_count_played (line, game));
}

/* What lines share is the same in all of them, also when somebody wrote it by hand. */
static void
share_moves (TcGameTree *tree, GPtrArray *old)
{
  GPtrArray *moves = tree->current->moves;

  for (guint i = 0; i < tree->lines->len; i++) {
    GPtrArray *other = tc_tree_get_line (tree, i)->moves;

    for (guint j = 0; j < MIN (other->len, MIN (old->len, moves->len)); j++) {
      if (other == moves || other->pdata[j] != old->pdata[j])
        break;
      unref_move (other->pdata[j]);
      other->pdata[j] = g_rc_box_acquire (moves->pdata[j]);
    }
  }
}

void
tc_game_tree_adopt (TcGameTree *tree, TcGame *game)
{
  TcTreeLine *line = tree->current;
  guint n_recorded = tc_game_get_n_recorded (game);
  g_autoptr (GPtrArray) old = NULL;

  line->cut_at = n_recorded;
  line->is_cut = n_recorded < line->moves->len;
  if (line->is_cut)
    return;
  old = g_ptr_array_ref (line->moves);
  replace_moves (tree, line, game, n_recorded);
  share_moves (tree, old);
}

void
tc_game_tree_record_again (TcGameTree *tree, TcGame *game)
{
  g_autoptr (TcGame) scratch =
    tc_game_new (tc_game_get_ruleset (game), tc_game_get_setup (game), tc_game_get_seed (game));

  for (guint i = 0; i < tree->lines->len; i++) {
    TcTreeLine *line = tc_tree_get_line (tree, i);
    TcDivergence divergence = { 0 };

    if (line == tree->current)
      continue;
    tc_game_tree_check (tree, scratch, i, &divergence);
    tc_divergence_clear (&divergence);
    replace_moves (tree, line, scratch, tc_game_get_n_recorded (scratch));
  }
  replace_moves (tree, tree->current, game, tc_game_get_n_recorded (game));
}

guint
tc_game_tree_get_n_lines (TcGameTree *tree)
{
  return tree->lines->len;
}

gboolean
tc_game_tree_is_plain (TcGameTree *tree)
{
  return tree->lines->len == 1 && tree->bookmarks->len == 0 &&
         strcmp (tree->current->name, MAIN) == 0;
}

guint
tc_game_tree_get_current (TcGameTree *tree)
{
  guint index = 0;

  g_ptr_array_find (tree->lines, tree->current, &index);

  return index;
}

const char *
tc_game_tree_get_name (TcGameTree *tree, guint line)
{
  g_return_val_if_fail (line < tree->lines->len, NULL);

  return tc_tree_get_line (tree, line)->name;
}

/* -- Names -- */

gboolean
tc_game_tree_find (TcGameTree *tree, const char *name, guint *out_line, guint *out_n_moves)
{
  *out_n_moves = G_MAXUINT;
  for (*out_line = 0; *out_line < tree->lines->len; ++*out_line)
    if (strcmp (tc_tree_get_line (tree, *out_line)->name, name) == 0)
      return TRUE;

  for (guint i = 0; i < tree->bookmarks->len; i++) {
    const TcTreeMark *mark = tree->bookmarks->pdata[i];

    if (strcmp (mark->name, name) != 0)
      continue;
    g_ptr_array_find (tree->lines, mark->line, out_line);
    *out_n_moves = mark->n_moves;
    return TRUE;
  }

  return FALSE;
}

char *
tc_game_tree_dup_unknown (TcGameTree *tree, const char *name)
{
  TcSuggest suggest = tc_suggest_begin (name);
  char *text = g_strdup_printf (_ ("There is no branch or bookmark \"%s\"."), name);

  for (guint i = 0; i < tree->lines->len; i++)
    tc_suggest_offer (&suggest, tc_tree_get_line (tree, i)->name);
  for (guint i = 0; i < tree->bookmarks->len; i++)
    tc_suggest_offer (&suggest, ((TcTreeMark *) tree->bookmarks->pdata[i])->name);

  return tc_label_take_question (text, &suggest);
}

/* It stands in quotes, on one line. */
static gboolean
is_writable (const char *name)
{
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    if (*at == '"' || *at == '\\' || !g_unichar_isprint (g_utf8_get_char (at)))
      return FALSE;

  return TRUE;
}

char *
tc_game_tree_dup_fault (TcGameTree *tree, const char *name)
{
  guint line, n_moves;

  if (*name == '\0' || g_ascii_isspace (*name) || g_ascii_isspace (name[strlen (name) - 1]))
    return g_strdup (_ ("A branch or bookmark needs a name, without a space at either end."));
  if (!g_utf8_validate (name, -1, NULL) || !is_writable (name))
    return g_strdup (_ ("The name of a branch or bookmark is on one line, without \" and \\."));
  if (g_utf8_strlen (name, -1) > TC_TREE_MAX_NAME)
    return g_strdup_printf (_ ("The name of a branch or bookmark has at most %d characters."),
                            TC_TREE_MAX_NAME);
  if (tc_game_tree_find (tree, name, &line, &n_moves))
    return g_strdup_printf (
      _ ("There is a branch or bookmark \"%s\" already. Choose another name."), name);

  return NULL;
}

/* (transfer full): as much of @wish as leaves room for a number. */
static char *
dup_writable (const char *wish)
{
  g_autofree char *valid = g_utf8_make_valid (wish, -1);
  g_autofree char *part = NULL;
  GString *out = g_string_new (NULL);

  part = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), TC_TREE_MAX_NAME - 5));
  if (strlen (part) < strlen (valid) && strrchr (part, ' ') != NULL)
    *strrchr (part, ' ') = '\0';
  for (const char *at = g_strstrip (part); *at != '\0'; at = g_utf8_next_char (at))
    if (*at == '"')
      g_string_append_c (out, '\'');
    else if (*at != '\\' && g_unichar_isprint (g_utf8_get_char (at)))
      g_string_append_unichar (out, g_utf8_get_char (at));

  return g_strstrip (g_string_free (out, FALSE));
}

char *
tc_game_tree_dup_free_name (TcGameTree *tree, const char *wish)
{
  g_autofree char *base = dup_writable (*wish != '\0' ? wish : MAIN);
  g_autofree char *fault = tc_game_tree_dup_fault (tree, base);

  if (fault == NULL)
    return g_steal_pointer (&base);
  for (guint i = 2;; i++) {
    char *name = g_strdup_printf ("%s %u", *base != '\0' ? base : MAIN, i);

    g_free (fault);
    fault = tc_game_tree_dup_fault (tree, name);
    if (fault == NULL)
      return name;
    g_free (name);
  }
}

static char *
dup_auto_name (TcGameTree *tree)
{
  guint line, n_moves;

  for (guint i = 2;; i++) {
    char *name = g_strdup_printf (AUTO "%u", i);

    if (!tc_game_tree_find (tree, name, &line, &n_moves))
      return name;
    g_free (name);
  }
}

/* -- Changes -- */

/* The oldest line that nobody named or marked goes first. %FALSE when there is none. */
static gboolean
make_room (TcGameTree *tree)
{
  if (tree->lines->len < TC_TREE_MAX_LINES)
    return TRUE;

  for (guint i = 0; i < tree->lines->len; i++) {
    TcTreeLine *line = tc_tree_get_line (tree, i);
    gboolean is_marked = FALSE;

    for (guint j = 0; j < tree->bookmarks->len; j++)
      is_marked |= ((TcTreeMark *) tree->bookmarks->pdata[j])->line == line;
    if (line == tree->current || is_marked || !g_str_has_prefix (line->name, AUTO))
      continue;
    for (guint j = tree->pins->len; j > 0; j--)
      if (((TcTreePin *) tree->pins->pdata[j - 1])->line == line)
        g_ptr_array_remove_index (tree->pins, j - 1);
    g_ptr_array_remove_index (tree->lines, i);
    return TRUE;
  }

  return FALSE;
}

/* A line that shares so many moves with the current one, and is current now. */
static void
begin_line (TcGameTree *tree, guint n_moves, const char *name)
{
  TcTreeLine *line = tc_tree_line_new (name);

  tc_tree_line_copy (line, tree->current, n_moves);
  g_ptr_array_add (tree->lines, line);
  tc_game_tree_set_current (tree, line);
}

/* A line that shares so many moves with the current one, and is current then; %FALSE when there is
 * no room for it. */
static gboolean
begin_auto (TcGameTree *tree, guint n_moves)
{
  g_autofree char *name = NULL;

  if (!make_room (tree))
    return FALSE;
  name = dup_auto_name (tree);
  begin_line (tree, n_moves, name);

  return TRUE;
}

/* In a game with secrets what a player thought better of is kept for nobody but that player: who
 * plays alone, with leave to go back. */
static gboolean
keeps_by_itself (TcGame *game)
{
  guint16 people = tc_game_get_people (game);

  if (!tc_rules_has_secrets (tc_game_get_ruleset (game)))
    return TRUE;
  return tc_game_is_undo_allowed (game) && people != 0 && (people & (people - 1)) == 0;
}

gboolean
tc_game_tree_keep (TcGameTree *tree, TcGame *game)
{
  TcTreeLine *left = tree->current;
  guint n_moves = tc_game_get_n_moves (game);

  tree->left = NULL;
  if (!tree->current->is_cut && n_moves == tc_game_get_n_recorded (game))
    return FALSE;
  tc_game_tree_take (tree, game);
  if (!keeps_by_itself (game) || !begin_auto (tree, n_moves)) {
    left->is_cut = FALSE;
    return FALSE;
  }
  tree->left = left;

  return TRUE;
}

gboolean
tc_game_tree_restart (TcGameTree *tree, TcGame *game)
{
  if (!keeps_by_itself (game))
    return FALSE;
  if (tc_game_get_n_recorded (game) == 0)
    return TRUE;
  tc_game_tree_take (tree, game);
  if (!begin_auto (tree, 0))
    return FALSE;
  tc_game_jump (game, 0);
  tc_game_drop_undone (game);

  return TRUE;
}

void
tc_game_tree_unkeep (TcGameTree *tree)
{
  g_return_if_fail (tree->left != NULL);

  tc_game_tree_set_current (tree, tree->left);
  g_ptr_array_set_size (tree->lines, (gint) tree->lines->len - 1);
  tree->left = NULL;
}

gboolean
tc_game_tree_branch (TcGameTree *tree, TcGame *game, const char *name, char **out_fault)
{
  *out_fault = tc_game_tree_dup_fault (tree, name);
  if (*out_fault == NULL && !make_room (tree))
    *out_fault = g_strdup_printf (_ ("A game has at most %d branches."), TC_TREE_MAX_LINES);
  if (*out_fault != NULL)
    return FALSE;

  tc_game_tree_take (tree, game);
  begin_line (tree, tc_game_get_n_moves (game), name);
  tc_game_drop_undone (game);

  return TRUE;
}

void
tc_game_tree_add_mark (TcGameTree *tree, TcTreeLine *line, const char *name, guint n_moves)
{
  TcTreeMark *mark = g_new0 (TcTreeMark, 1);

  mark->name = g_strdup (name);
  mark->line = line;
  mark->n_moves = n_moves;
  g_ptr_array_add (tree->bookmarks, mark);
}

gboolean
tc_game_tree_bookmark (TcGameTree *tree, TcGame *game, const char *name, char **out_fault)
{
  *out_fault = tc_game_tree_dup_fault (tree, name);
  if (*out_fault == NULL && tree->bookmarks->len >= TC_TREE_MAX_BOOKMARKS)
    *out_fault = g_strdup_printf (_ ("A game has at most %d bookmarks."), TC_TREE_MAX_BOOKMARKS);
  if (*out_fault != NULL)
    return FALSE;

  tc_game_tree_take (tree, game);
  tc_game_tree_add_mark (tree, tree->current, name, tc_game_get_n_moves (game));

  return TRUE;
}

/* -- Pins -- */

/* (transfer full): on one line, and not too long. */
static char *
dup_line (const char *text, glong most)
{
  g_autofree char *line = g_utf8_make_valid (text, -1);

  g_strdelimit (line, "\r\n", ' ');
  g_strstrip (line);

  return g_utf8_substring (line, 0, MIN (g_utf8_strlen (line, -1), most));
}

void
tc_game_tree_put_pin (TcGameTree *tree,
                      TcTreeLine *line,
                      guint n_moves,
                      const char *place,
                      const char *text)
{
  TcTreePin *pin;

  if (tree->pins->len >= TC_TREE_MAX_PINS)
    return;
  pin = g_new0 (TcTreePin, 1);
  pin->line = line;
  pin->pin.n_moves = n_moves;
  pin->pin.place = dup_line (place, MAX_WORD);
  /* It ends at the first colon when it is read again. */
  g_strdelimit (pin->pin.place, ":", ' ');
  pin->pin.text = dup_line (text, MAX_TEXT);
  g_ptr_array_add (tree->pins, pin);
  g_clear_pointer (&tree->shown, g_ptr_array_unref);
}

void
tc_game_tree_add_pin (TcGameTree *tree, TcGame *game, const char *place, const char *text)
{
  tc_game_tree_take (tree, game);
  tc_game_tree_put_pin (tree, tree->current, tc_game_get_n_moves (game), place, text);
}

/* A position that lines share has the pins of each. */
static GPtrArray *
get_shown (TcGameTree *tree)
{
  if (tree->shown != NULL)
    return tree->shown;

  tree->shown = g_ptr_array_new ();
  for (guint i = 0; i < tree->pins->len; i++) {
    TcTreePin *pin = tree->pins->pdata[i];

    if (pin->line == tree->current ||
        pin->pin.n_moves <= tc_tree_line_count_common (pin->line, tree->current))
      g_ptr_array_add (tree->shown, pin);
  }

  return tree->shown;
}

guint
tc_game_tree_get_n_pins (TcGameTree *tree)
{
  return get_shown (tree)->len;
}

const TcPin *
tc_game_tree_get_pin (TcGameTree *tree, guint index)
{
  g_return_val_if_fail (index < tc_game_tree_get_n_pins (tree), NULL);

  return &((TcTreePin *) tree->shown->pdata[index])->pin;
}
