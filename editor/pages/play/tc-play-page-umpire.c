/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The umpire changes the position: pieces are dragged anywhere, and beside the board stands what
 * else can be changed about what is selected. */

#include "pages/play/tc-play-page-private.h"

gboolean
tc_play_page_may_umpire (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);

  return game != NULL && !tc_game_is_over (game) && !tc_session_is_covered (self->session) &&
         tc_session_may_arrange (self->session);
}

void
tc_play_page_set_umpiring (TcPlayPage *self, gboolean is_umpiring)
{
  is_umpiring = is_umpiring && self->view != NULL && tc_play_page_may_umpire (self);
  if (is_umpiring == self->is_umpiring)
    return;

  self->is_umpiring = is_umpiring;
  tc_board_set_takes_all (self->board, is_umpiring);
  if (is_umpiring)
    tc_play_bots_set_auto (self->bots, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), !is_umpiring);
  gtk_widget_set_visible (GTK_WIDGET (self->umpire), is_umpiring);
  tc_play_page_set_why_not (self, "");
  tc_play_page_show_selected (self);
  g_object_notify (G_OBJECT (self), "umpiring");
}

void
tc_play_page_update_umpire (TcPlayPage *self)
{
  if (!self->is_umpiring)
    return;
  if (tc_play_page_may_umpire (self))
    tc_play_umpire_show (self->umpire, self->view, self->selected);
  else
    tc_play_page_set_umpiring (self, FALSE);
}
