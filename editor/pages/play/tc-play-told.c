/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-told.h"

#include <glib/gi18n.h>

/* All of them are in the log, too. */
#define MOST_LINES 5

struct _TcPlayTold {
  TcPlayPart parent_instance;

  GtkLabel *lines;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (TcPlayTold, tc_play_told, TC_TYPE_PLAY_PART)

/* (transfer full): the last of them. */
static char *
dup_lines (TcSession *session)
{
  g_auto (GStrv) told = tc_session_dup_told (session);
  guint n = g_strv_length (told);

  return g_strjoinv ("\n", told + (n > MOST_LINES ? n - MOST_LINES : 0));
}

/* The next player is to find nothing of it, hidden or not. */
static void
forget (TcPlayTold *self)
{
  gtk_label_set_label (self->lines, "");
  gtk_button_set_label (self->button, "");
}

static void
show (TcPlayTold *self, TcSession *session, guint8 next)
{
  g_autofree char *text = dup_lines (session);
  /* Translators: a player */
  g_autofree char *label = g_strdup_printf (
    _ ("Pass the Screen to %s"),
    tc_ruleset_get_seat (tc_game_get_ruleset (tc_session_get_game (session)), next)->name);

  gtk_label_set_label (self->lines, text);
  gtk_button_set_label (self->button, label);
}

/* Nothing else is left to do here: the keys belong to the button. */
static void
tc_play_told_update (TcPlayPart *part)
{
  TcPlayTold *self = TC_PLAY_TOLD (part);
  TcSession *session = tc_play_part_get_session (part);
  guint8 next = tc_session_get_awaiting_viewer (session);
  gboolean was_visible = gtk_widget_get_visible (GTK_WIDGET (self));

  if (next != TC_SEAT_NONE)
    show (self, session, next);
  else
    forget (self);
  gtk_widget_set_visible (GTK_WIDGET (self), next != TC_SEAT_NONE);
  if (next != TC_SEAT_NONE && !was_visible)
    gtk_widget_grab_focus (GTK_WIDGET (self->button));
}

static void
passed_cb (TcPlayTold *self)
{
  tc_session_pass_screen (tc_play_part_get_session (TC_PLAY_PART (self)));
}

static void
tc_play_told_class_init (TcPlayToldClass *klass)
{
  TC_PLAY_PART_CLASS (klass)->update = tc_play_told_update;
}

static GtkLabel *
add_label (GtkWidget *box, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
tc_play_told_init (TcPlayTold *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (GTK_WIDGET (add_label (box, _ ("Only you can read this:"))), "heading");
  self->lines = add_label (box, NULL);
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "suggested-action");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (passed_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->button));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
