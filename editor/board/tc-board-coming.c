/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "board/tc-board-private.h"

/* Laying a board out takes as long as drawing it: who knows early what it will show has it done
 * before. */

#define SAME_SCALE 1e-9 /* no letter moves by that */

static TcBoardManner
get_manner (TcBoard *self)
{
  return (TcBoardManner){
    self->strip_is_below,
    self->layout != NULL ? tc_board_layout_get_scale (self->layout) : 0,
    tc_board_get_text_scale (),
  };
}

static gboolean
is_same_manner (TcBoardManner a, TcBoardManner b)
{
  return a.strip_is_below == b.strip_is_below && fabs (a.scale - b.scale) < SAME_SCALE &&
         fabs (a.text_scale - b.text_scale) < SAME_SCALE;
}

static TcBoardLayout *
lay_out (const TcView *view, TcBoardManner manner)
{
  return tc_board_layout_new_large (view, manner.strip_is_below, manner.scale, manner.text_scale);
}

void
tc_board_forget_coming (TcBoard *self)
{
  g_clear_pointer (&self->coming.layout, tc_board_layout_free);
  g_clear_pointer (&self->coming.view, tc_view_free);
}

void
tc_board_prepare_view (TcBoard *self, TcView *view)
{
  g_return_if_fail (TC_IS_BOARD (self) && view != NULL);

  tc_board_forget_coming (self);
  self->coming.view = view;
  self->coming.manner = get_manner (self);
  self->coming.layout = lay_out (view, self->coming.manner);
}

void
tc_board_take_prepared_view (TcBoard *self)
{
  g_return_if_fail (TC_IS_BOARD (self) && self->coming.view != NULL);

  tc_board_take_view (self, g_steal_pointer (&self->coming.view));
}

/* Meanwhile the board may have been zoomed, or got another shape. */
TcBoardLayout *
tc_board_lay_out (TcBoard *self)
{
  TcBoardManner manner = get_manner (self);

  if (self->coming.layout != NULL && tc_board_layout_get_view (self->coming.layout) == self->view &&
      is_same_manner (self->coming.manner, manner))
    return g_steal_pointer (&self->coming.layout);

  return lay_out (self->view, manner);
}
