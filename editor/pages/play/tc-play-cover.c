/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-cover.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-players.h"

struct _TcPlayCover {
  TcPlayPart parent_instance;

  AdwStatusPage *page;
  GtkButton *button;
  GtkWidget *table;
  TcPlayPlayers *players;
};

G_DEFINE_FINAL_TYPE (TcPlayCover, tc_play_cover, TC_TYPE_PLAY_PART)

/* Whoever sets up a table of several people covers the screen with the second of them, and goes on
 * here: it is passed once, when all are there. */
static void
update_table (TcPlayCover *self, TcSession *session)
{
  if (tc_play_part_get_session (TC_PLAY_PART (self->players)) == NULL)
    tc_play_part_set_session (TC_PLAY_PART (self->players), session);
  gtk_widget_set_visible (self->table, tc_game_get_n_recorded (tc_session_get_game (session)) == 0);
}

static void
tc_play_cover_update (TcPlayPart *part)
{
  TcPlayCover *self = TC_PLAY_COVER (part);
  TcSession *session = tc_play_part_get_session (part);
  guint8 next = tc_session_get_next_viewer (session);
  const char *name;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  if (next == TC_SEAT_NONE)
    return;
  update_table (self, session);
  name = tc_ruleset_get_seat (tc_game_get_ruleset (tc_session_get_game (session)), next)->name;
  /* Translators: a player */
  title = g_strdup_printf (_ ("Pass the Screen to %s"), name);
  text = g_strdup_printf (_ ("Only %s may see what comes next. Everybody else, please look away."),
                          name);
  label = g_strdup_printf (_ ("I Am %s"), name);
  adw_status_page_set_title (self->page, title);
  adw_status_page_set_description (self->page, text);
  gtk_button_set_label (self->button, label);
}

static void
taken_cb (TcPlayCover *self)
{
  tc_session_take_screen (tc_play_part_get_session (TC_PLAY_PART (self)));
}

static gboolean
tc_play_cover_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TC_PLAY_COVER (widget)->button));
}

static void
tc_play_cover_class_init (TcPlayCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TC_PLAY_PART_CLASS (klass)->update = tc_play_cover_update;
  g_type_ensure (TC_TYPE_PLAY_PLAYERS);
  widget_class->grab_focus = tc_play_cover_grab_focus;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayCover, page);
  gtk_widget_class_bind_template_child (widget_class, TcPlayCover, button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayCover, table);
  gtk_widget_class_bind_template_child (widget_class, TcPlayCover, players);
  gtk_widget_class_bind_template_callback (widget_class, taken_cb);
}

static void
tc_play_cover_init (TcPlayCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
