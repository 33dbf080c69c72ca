/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of play beside the one that is played, notes on positions, and what is in no file yet. */

#include "pages/play/tc-session-draft.h"
#include "pages/play/tc-session-private.h"

/* In a game with secrets another line may show what nobody else has seen: to the umpire, who sees
 * everything, and to the only person, who was given leave to go back before the game began. */
gboolean
tc_session_can_branch (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  if (self->game == NULL)
    return FALSE;
  if (!tc_session_hides (self) || tc_session_may_force (self))
    return TRUE;

  return self->eyes == TC_EYES_PLAYERS && tc_game_is_undo_allowed (self->game) &&
         tc_session_count_people (self) == 1;
}

TcGameTree *
tc_session_get_tree (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), NULL);

  return self->tree;
}

GPtrArray *
tc_session_dup_tree (TcSession *self)
{
  g_return_val_if_fail (tc_session_can_branch (self), NULL);

  return tc_game_tree_list (self->tree, self->game, tc_session_get_viewer (self));
}

char *
tc_session_dup_free_name (TcSession *self, const char *wish)
{
  g_return_val_if_fail (tc_session_can_branch (self), NULL);

  return tc_game_tree_dup_free_name (self->tree, wish);
}

/* The line that was left is kept: a file that has it misses nothing. */
static void
forget_other_record (TcSession *self)
{
  gboolean is_in_file = self->is_in_file;

  tc_session_forget_record (self);
  self->is_in_file = is_in_file;
}

/* Something is not in the file yet, and a changed scenario is not to bring back what was before. */
static void
note_change (TcSession *self)
{
  tc_session_touch (self);
  tc_session_forget_record (self);
  tc_session_changed (self);
}

gboolean
tc_session_bookmark (TcSession *self, const char *name, char **out_fault)
{
  g_return_val_if_fail (tc_session_can_branch (self), FALSE);

  if (!tc_game_tree_bookmark (self->tree, self->game, name, out_fault))
    return FALSE;
  note_change (self);
  return TRUE;
}

gboolean
tc_session_branch (TcSession *self, const char *name, char **out_fault)
{
  g_return_val_if_fail (tc_session_can_branch (self), FALSE);

  if (!tc_game_tree_branch (self->tree, self->game, name, out_fault))
    return FALSE;
  note_change (self);
  return TRUE;
}

gboolean
tc_session_rename_branch (TcSession *self, const char *name, const char *new_name, char **out_fault)
{
  g_return_val_if_fail (tc_session_can_branch (self), FALSE);

  if (!tc_game_tree_rename (self->tree, name, new_name, out_fault))
    return FALSE;
  note_change (self);
  return TRUE;
}

guint
tc_session_count_own_moves (TcSession *self, guint line)
{
  g_return_val_if_fail (tc_session_can_branch (self), 0);

  return tc_game_tree_count_own (self->tree, self->game, line);
}

gboolean
tc_session_remove_branch (TcSession *self, const char *name)
{
  g_return_val_if_fail (tc_session_can_branch (self), FALSE);

  if (!tc_game_tree_remove (self->tree, self->game, name))
    return FALSE;
  note_change (self);
  return TRUE;
}

gboolean
tc_session_restart (TcSession *self)
{
  gboolean has_played;

  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  if (!tc_session_can_branch (self))
    return FALSE;
  has_played = tc_game_get_n_recorded (self->game) > 0;
  if (!tc_game_tree_restart (self->tree, self->game))
    return FALSE;
  self->is_touched |= has_played;
  self->fresh_from = -1;
  forget_other_record (self);
  tc_bot_rng_init (&self->rng, tc_game_get_seed (self->game));
  tc_session_changed (self);
  return TRUE;
}

gboolean
tc_session_switch (TcSession *self, guint line, guint n_moves, TcDivergence *out_divergence)
{
  TcRequest request;

  g_return_val_if_fail (tc_session_can_branch (self), FALSE);
  g_return_val_if_fail (line < tc_game_tree_get_n_lines (self->tree), FALSE);

  request = tc_session_make_request (self, 0);
  if (!tc_game_tree_switch (self->tree, self->game, line, n_moves, &request, out_divergence, NULL))
    return FALSE;
  self->fresh_from = (gint) tc_game_get_n_moves (self->game);
  forget_other_record (self);
  tc_session_changed (self);
  return TRUE;
}

void
tc_session_add_pin (TcSession *self, const char *place, const char *text)
{
  g_return_if_fail (tc_session_can_branch (self) && place != NULL && text != NULL);

  tc_game_tree_add_pin (self->tree, self->game, place, text);
  note_change (self);
}

guint
tc_session_get_n_pins (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  /* Players are not shown what the umpire wrote. */
  return tc_session_can_branch (self) ? tc_game_tree_get_n_pins (self->tree) : 0;
}

const TcPin *
tc_session_get_pin (TcSession *self, guint index)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->tree != NULL, NULL);

  return tc_game_tree_get_pin (self->tree, index);
}

gboolean
tc_session_is_unsaved (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && self->is_touched && !self->is_in_file;
}

void
tc_session_note_saved (TcSession *self)
{
  g_return_if_fail (TC_IS_SESSION (self));

  tc_session_set_unsaved (self, FALSE);
}
