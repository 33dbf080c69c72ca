/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player alone was told is read before the screen is passed on. */

#include "pages/play/tc-session-private.h"

/* (transfer full): since the last decision of whoever is in front of the screen. */
static char **
dup_told (TcSession *self)
{
  guint from = tc_game_get_n_moves (self->game);

  while (from > 0 && tc_game_get_move_seat (self->game, from - 1) != self->screen)
    from--;

  return tc_game_dup_told (self->game, self->screen, from > 0 ? from - 1 : 0);
}

void
tc_session_decided (TcSession *self)
{
  g_auto (GStrv) told = NULL;

  self->is_reading = FALSE;
  if (tc_session_get_next_viewer (self) != TC_SEAT_NONE && self->screen < TC_MAX_SEATS &&
      self->bots[self->screen] == NULL) {
    told = dup_told (self);
    self->is_reading = *told != NULL;
    self->read_hash = tc_game_get_hash (self->game);
  }
  tc_session_changed (self);
}

/* Of this position: who goes back, or changes it otherwise, has read what there was before. */
gboolean
tc_session_is_reading (TcSession *self)
{
  return self->is_reading && self->screen < TC_MAX_SEATS && self->bots[self->screen] == NULL &&
         self->read_hash == tc_game_get_hash (self->game);
}

char **
tc_session_dup_told (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), NULL);

  if (tc_session_get_awaiting_viewer (self) == TC_SEAT_NONE)
    return g_new0 (char *, 1);

  return dup_told (self);
}

void
tc_session_pass_screen (TcSession *self)
{
  g_return_if_fail (TC_IS_SESSION (self));

  if (tc_session_get_awaiting_viewer (self) == TC_SEAT_NONE)
    return;
  self->is_reading = FALSE;
  tc_session_changed (self);
}
