/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What an umpire changes, whatever the rules say. */

#include "pages/play/tc-session-private.h"

gboolean
tc_session_may_arrange (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && tc_umpire_can_arrange (tc_game_get_ruleset (self->game)) &&
         tc_session_may_force (self);
}

gboolean
tc_session_arrange (TcSession *self, const TcMove *move, const char *note, GError **error)
{
  TcRequest request;
  gboolean is_kept;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  request = tc_session_make_request (self, 0);
  is_kept = tc_game_tree_keep (self->tree, self->game);
  if (!tc_game_arrange (self->game, move, note, &request, error)) {
    if (is_kept)
      tc_game_tree_unkeep (self->tree);
    return FALSE;
  }
  tc_session_touch (self);
  tc_session_forget_record (self);
  tc_session_changed (self);
  return TRUE;
}
