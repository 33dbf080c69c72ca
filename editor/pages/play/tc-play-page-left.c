/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The game that a crash left, offered until the user has chosen. */

#include "pages/play/tc-play-page-private.h"

/* The window says so, whatever page it shows. */
static void
update_left (TcPlayPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.note-left", "x",
                              tc_play_draft_get_left_time (self->draft));
}

void
tc_play_page_offer_left (TcPlayPage *self)
{
  tc_play_draft_look (self->draft);
  update_left (self);
}

/* What cannot be played here to its end is offered on, whatever is played meanwhile: with another
 * text it may go. */
static void
go_on (TcPlayPage *self, const char *unused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;
  gboolean is_whole = FALSE;

  if (tc_play_draft_get_left_time (self->draft) == 0)
    return;
  source = tc_play_draft_load_left (self->draft, &error);
  if (source != NULL && tc_play_page_recover_game (self, source, &is_whole, &error)) {
    if (is_whole)
      tc_play_draft_take_left (self->draft);
    gtk_widget_grab_focus (GTK_WIDGET (self->is_covered ? (gpointer) self->cover : self->board));
  } else {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
  }
  update_left (self);
}

static void
left_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (self->draft == NULL || tc_play_draft_get_left_time (self->draft) == 0)
    return;
  if (g_str_equal (name, "play.continue-left")) {
    tc_play_page_leave_game (self, go_on, NULL);
  } else {
    tc_play_draft_drop_left (self->draft);
    update_left (self);
  }
}

/* One that is gone meanwhile is not worth a word: what there is instead is offered. */
void
tc_play_page_continue_awaited (TcPlayPage *self)
{
  g_autofree char *file = NULL;
  gboolean is_left;

  if (self->awaited_left == NULL || tc_document_is_building (self->document))
    return;
  file = g_steal_pointer (&self->awaited_left);
  is_left = tc_play_draft_look_at (self->draft, file);
  update_left (self);
  if (is_left)
    tc_play_page_leave_game (self, go_on, NULL);
}

void
tc_play_page_continue_left (TcPlayPage *self, const char *file)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL);

  g_free (self->awaited_left);
  self->awaited_left = g_strdup (file);
  tc_play_page_continue_awaited (self);
}

void
tc_play_page_keep_drafts (TcPlayPage *self, const char *folder)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self) && self->draft != NULL);

  tc_play_draft_keep_in (self->draft, folder);
}

void
tc_play_page_keep_now (TcPlayPage *self)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (self->draft != NULL)
    tc_play_draft_keep_now (self->draft);
}

void
tc_play_page_give_up (TcPlayPage *self)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (self->draft != NULL)
    tc_play_draft_give_up (self->draft);
}

void
tc_play_page_install_left_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.continue-left", NULL, left_action);
  gtk_widget_class_install_action (widget_class, "play.discard-left", NULL, left_action);
}
