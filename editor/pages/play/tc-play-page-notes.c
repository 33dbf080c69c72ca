/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The notes of whoever is in front of the screen: what their pawn, hand or role has shown them,
 * kept by the game, and what they write down themselves. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

/* Who sees everything has no notes of their own: the notes belong to seats. */
static void
update_own_notes (TcPlayPage *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->own_notes);
  gboolean is_of_seat = !self->is_covered && self->viewer != TC_SEAT_NONE;
  const char *text = is_of_seat ? tc_session_get_note (self->session, self->viewer) : "";
  GtkTextIter start, end;
  g_autofree char *shown = NULL;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  shown = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (!g_str_equal (shown, text)) {
    self->is_updating = TRUE;
    gtk_text_buffer_set_text (buffer, text, -1);
    self->is_updating = FALSE;
  }
  gtk_widget_set_visible (self->own_notes_box, is_of_seat);
}

void
tc_play_page_update_notes (TcPlayPage *self)
{
  gboolean hides = tc_session_hides (self->session);

  gtk_widget_set_visible (self->log_switcher, hides);
  gtk_widget_set_visible (self->log_heading, !hides);
  if (!hides)
    gtk_stack_set_visible_child_name (self->log_stack, "log");
  tc_notepad_show (self->notepad, self->view);
  update_own_notes (self);
}

void
tc_play_page_note_written_cb (TcPlayPage *self, GtkTextBuffer *buffer)
{
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  if (self->is_updating || self->is_covered || self->viewer == TC_SEAT_NONE)
    return;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  tc_session_set_note (self->session, self->viewer, text);
}
