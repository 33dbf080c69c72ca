/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The log, as whoever looks at the screen may read it. */

#include "pages/play/tc-play-page-private.h"

#include "document/tc-item.h"

/* What follows from a decision stands a little to the right of it. */
#define EVENT_INDENT 12

typedef struct {
  TcMove move;
  guint64 hash;
  guint n_lines;
} LoggedMove;

void
tc_play_page_forget_log (TcPlayPage *self)
{
  g_list_store_remove_all (self->log);
  g_clear_pointer (&self->logged, g_array_unref);
}

static guint
append_lines (TcPlayPage *self, TcGame *game, gint index)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, self->logged_for, index);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; lines[i] != NULL; i++) {
    TcItem *item = tc_item_new ("", lines[i], "", "", index + 1);

    if (i > 0 || index < 0)
      tc_item_set_indent (item, EVENT_INDENT);
    g_ptr_array_add (items, item);
  }
  g_list_store_splice (self->log, g_list_model_get_n_items (G_LIST_MODEL (self->log)), 0,
                       items->pdata, items->len);
  return items->len;
}

/* A row has no height before it was laid out, and a list scrolls a row without height to where it
 * cannot be seen: so not in the first frame. */
static gboolean
scroll_log_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  TcPlayPage *self = user_data;

  if (self->n_log_ticks++ == 0)
    return G_SOURCE_CONTINUE;
  self->log_tick = 0;
  if (self->log_line > 0)
    gtk_widget_activate_action (widget, "list.scroll-to-item", "u", self->log_line - 1);
  return G_SOURCE_REMOVE;
}

/* The line of the last move that is made: what comes after it was taken back. */
static void
show_place_in_log (TcPlayPage *self, guint n_moves)
{
  guint line = 0;

  for (guint i = 0; i < n_moves; i++)
    line += g_array_index (self->logged, LoggedMove, i).n_lines;
  line += self->n_opening_lines;
  self->is_updating = TRUE;
  gtk_single_selection_set_selected (self->log_selection,
                                     line > 0 ? line - 1 : GTK_INVALID_LIST_POSITION);
  self->is_updating = FALSE;
  self->log_line = line;
  self->n_log_ticks = 0;
  if (self->log_tick == 0)
    self->log_tick =
      gtk_widget_add_tick_callback (GTK_WIDGET (self->log_list), scroll_log_cb, self, NULL);
}

/* The log keeps what still holds and goes on from there. What was taken back stays in it, below the
 * selected line, until somebody decides otherwise. */
void
tc_play_page_update_log (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  guint8 viewer = tc_session_get_viewer (self->session);
  guint n_moves = tc_game_get_n_recorded (game);
  guint n_kept = 0;

  if (viewer != self->logged_for || tc_session_is_covered (self->session))
    tc_play_page_forget_log (self);
  self->logged_for = viewer;
  if (tc_session_is_covered (self->session))
    return;

  if (self->logged == NULL) {
    self->logged = g_array_new (FALSE, TRUE, sizeof (LoggedMove));
    self->n_opening_lines = append_lines (self, game, -1);
  }
  for (; n_kept < MIN (n_moves, self->logged->len); n_kept++) {
    const LoggedMove *logged = &g_array_index (self->logged, LoggedMove, n_kept);

    if (logged->hash != tc_game_get_move_hash (game, n_kept) ||
        tc_move_compare (&logged->move, tc_game_get_move (game, n_kept)) != 0)
      break;
  }
  for (; self->logged->len > n_kept; g_array_set_size (self->logged, self->logged->len - 1)) {
    guint n = g_array_index (self->logged, LoggedMove, self->logged->len - 1).n_lines;

    g_list_store_splice (self->log, g_list_model_get_n_items (G_LIST_MODEL (self->log)) - n, n,
                         NULL, 0);
  }
  for (guint i = n_kept; i < n_moves; i++) {
    LoggedMove logged = { *tc_game_get_move (game, i), tc_game_get_move_hash (game, i), 0 };

    logged.n_lines = append_lines (self, game, i);
    g_array_append_val (self->logged, logged);
  }
  show_place_in_log (self, tc_game_get_n_moves (game));
}
