/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is selected stays where it can be seen. */

#include "board/tc-board-private.h"

/* The place of what is selected, in the widget. */
static gboolean
get_selected_rect (TcBoard *self, TcBoardRect *out_rect)
{
  guint container = tc_board_get_selected_container (self);

  if (container == TC_BOARD_NOTHING)
    return FALSE;
  *out_rect = tc_board_transform_rect (&self->transform,
                                       tc_board_layout_get_place (self->layout, container)->bounds);
  return TRUE;
}

static void
bring_into_sight (TcBoard *self, TcBoardRect rect)
{
  TcBoardTransform transform = self->transform;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->is_fitted || width <= 0)
    return;
  if (rect.x < 0 || rect.x + rect.width > width)
    transform.x += width / 2 - rect.x - rect.width / 2;
  if (rect.y < 0 || rect.y + rect.height > height)
    transform.y += height / 2 - rect.y - rect.height / 2;
  tc_board_set_transform (self, transform);
}

/* Moves the board no more than needed. Not for the pointer: under it nothing may move,
 * or a press that selects would drag something from where it is not any more. */
void
tc_board_bring_into_sight (TcBoard *self)
{
  TcBoardRect rect;

  if (get_selected_rect (self, &rect))
    bring_into_sight (self, rect);
}

void
tc_board_bring_point_into_sight (TcBoard *self, TcPoint at)
{
  TcBoardRect rect = { at.x, at.y, 0, 0 };

  bring_into_sight (self, tc_board_transform_rect (&self->transform, rect));
}

/* Whole where there is room for that, else the middle of it. */
static gboolean
is_in_sight (TcBoardRect rect, double room, double width, double height)
{
  if (rect.height > room)
    rect = (TcBoardRect){ rect.x, rect.y + rect.height / 2, rect.width, 0 };
  return rect.x + rect.width > 0 && rect.x < width && rect.y >= 0 && rect.y + rect.height <= height;
}

/* A list that opens below takes room from the board. */
void
tc_board_keep_in_sight (TcBoard *self, int width, int height)
{
  int before_width = self->seen_width;
  int before_height = self->seen_height;
  TcBoardRect rect;

  self->seen_width = width;
  self->seen_height = height;
  if (height < before_height && get_selected_rect (self, &rect) &&
      is_in_sight (rect, height, before_width, before_height) &&
      !is_in_sight (rect, height, width, height))
    tc_board_bring_into_sight (self);
}
