/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-own-notes.h"

struct _TcOwnNotes {
  TcPlayPart parent_instance;

  guint8 seat; /* whose they are; TC_SEAT_NONE: nobody's */
  gboolean is_updating;

  GtkWidget *own;
  GtkWidget *nobody; /* what is said instead to who sees everything */
  GtkTextBuffer *buffer;
};

G_DEFINE_FINAL_TYPE (TcOwnNotes, tc_own_notes, TC_TYPE_PLAY_PART)

static char *
dup_shown (TcOwnNotes *self)
{
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
}

/* Who sees everything, or what all know, has no notes of their own: the notes belong to seats. */
static void
tc_own_notes_update (TcPlayPart *part)
{
  TcOwnNotes *self = TC_OWN_NOTES (part);
  TcSession *session = tc_play_part_get_session (part);
  g_autofree char *shown = dup_shown (self);
  const char *text = "";

  self->seat = tc_session_is_covered (session) ? TC_SEAT_NONE : tc_session_get_viewer (session);
  if (self->seat == TC_SEAT_PUBLIC)
    self->seat = TC_SEAT_NONE;
  if (self->seat != TC_SEAT_NONE)
    text = tc_session_get_note (session, self->seat);
  if (!g_str_equal (shown, text)) {
    self->is_updating = TRUE;
    gtk_text_buffer_set_text (self->buffer, text, -1);
    self->is_updating = FALSE;
  }
  gtk_widget_set_visible (self->own, self->seat != TC_SEAT_NONE);
  gtk_widget_set_visible (self->nobody,
                          tc_session_hides (session) && tc_session_is_umpire (session));
}

static void
written_cb (TcOwnNotes *self)
{
  g_autofree char *text = NULL;

  if (self->is_updating || self->seat == TC_SEAT_NONE)
    return;
  text = dup_shown (self);
  tc_session_set_note (tc_play_part_get_session (TC_PLAY_PART (self)), self->seat, text);
}

static void
tc_own_notes_class_init (TcOwnNotesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TC_PLAY_PART_CLASS (klass)->update = tc_own_notes_update;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-own-notes.ui");
  gtk_widget_class_bind_template_child (widget_class, TcOwnNotes, own);
  gtk_widget_class_bind_template_child (widget_class, TcOwnNotes, nobody);
  gtk_widget_class_bind_template_child (widget_class, TcOwnNotes, buffer);
  gtk_widget_class_bind_template_callback (widget_class, written_cb);
}

static void
tc_own_notes_init (TcOwnNotes *self)
{
  self->seat = TC_SEAT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
