/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The tooltip of a board: what the pointer rests on, in few words and beside it. The line under the
 * board says the rest. */

#include "board/layout/tc-board-describe.h"
#include "board/tc-board-private.h"

/* Besides the half second that GTK waits. */
#define TIP_DELAY_MS 600

static gboolean
tip_rested_cb (gpointer user_data)
{
  TcBoard *self = user_data;

  self->tip_source = 0;
  self->tip_is_due = TRUE;
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

void
tc_board_forget_tip (TcBoard *self)
{
  g_clear_handle_id (&self->tip_source, g_source_remove);
  g_clear_pointer (&self->tip_key, g_free);
  self->tip_is_due = FALSE;
}

/* Whoever only passes by wants to see the map. */
static gboolean
has_rested (TcBoard *self, const char *key)
{
  if (g_strcmp0 (key, self->tip_key) != 0) {
    tc_board_forget_tip (self);
    self->tip_key = g_strdup (key);
    self->tip_source = g_timeout_add (TIP_DELAY_MS, tip_rested_cb, self);
  }
  return self->tip_is_due;
}

/* Around the whole of what is spoken of, as far as it is seen. */
static void
place_tip (TcBoard *self, const char *key, GtkTooltip *tooltip)
{
  guint container = tc_board_layout_find_container (self->layout, key);
  GdkRectangle all = { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)) };
  TcBoardRect rect;
  GdkRectangle area;

  if (container == TC_BOARD_NOTHING)
    return;
  rect = tc_board_transform_rect (&self->transform,
                                  tc_board_layout_get_place (self->layout, container)->bounds);
  area = (GdkRectangle){ (int) rect.x, (int) rect.y, (int) rect.width, (int) rect.height };
  if (gdk_rectangle_intersect (&area, &all, &area))
    gtk_tooltip_set_tip_area (tooltip, &area);
}

void
tc_board_set_explain (TcBoard *self, TcBoardExplain explain, gpointer data)
{
  g_return_if_fail (TC_IS_BOARD (self));

  self->explain = explain;
  self->explain_data = data;
}

static void
append_line (GString *text, const char *line)
{
  if (line != NULL && *line != '\0')
    g_string_append_printf (text, "\n%s", line);
}

/* (transfer full): with what is written about it below, and what it does, where somebody knows
 * that. */
static char *
dup_words (TcBoard *self, const char *key)
{
  g_autofree char *about = tc_board_describe_briefly (self->layout, key);
  g_autofree char *note = tc_board_dup_note_words (self, key);
  g_autofree char *what = self->explain != NULL ? self->explain (key, self->explain_data) : NULL;
  GString *text = g_string_new (about);

  append_line (text, note);
  append_line (text, what);

  return g_string_free (text, FALSE);
}

gboolean
tc_board_query_tip (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  TcBoard *self = TC_BOARD (widget);
  const char *key = is_keyboard ? self->selected : tc_board_hit (self, x, y, TRUE);
  g_autofree char *text = NULL;

  /* What is drawn or dragged must not be hidden by words. */
  if (self->layout == NULL || self->is_dragging || self->is_panning || self->is_editing ||
      self->edit.tool != TC_BOARD_TOOL_SELECT)
    return FALSE;
  text = tc_board_edit_dup_conflict_words (self, x, y);
  if (text == NULL && key != NULL && (is_keyboard || has_rested (self, key))) {
    text = dup_words (self, key);
    place_tip (self, key, tooltip);
  }
  if (key == NULL)
    tc_board_forget_tip (self);
  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}
