/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-news.h"

#define MOST_LINES 5 /* the last ones; the log has them all */

struct _TcPlayNews {
  TcPlayPart parent_instance;

  gconstpointer game;           /* only compared */
  guint read[TC_MAX_SEATS + 1]; /* by viewer, who sees everything last: so many moves' news */

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TcPlayNews, tc_play_news, TC_TYPE_PLAY_PART)

static guint *
get_read (TcPlayNews *self)
{
  guint8 viewer = tc_session_get_viewer (tc_play_part_get_session (TC_PLAY_PART (self)));

  return &self->read[viewer < TC_MAX_SEATS ? viewer : TC_MAX_SEATS];
}

/* What another game, or this one on another text, was begun with is no news; and what was taken
 * back is news again. */
static void
follow (TcPlayNews *self, TcGame *game)
{
  guint n_moves = tc_game_get_n_moves (game);

  for (guint i = 0; i < G_N_ELEMENTS (self->read); i++)
    self->read[i] = self->game != game ? n_moves : MIN (self->read[i], n_moves);
  self->game = game;
}

static void
tc_play_news_update (TcPlayPart *part)
{
  TcPlayNews *self = TC_PLAY_NEWS (part);
  TcSession *session = tc_play_part_get_session (part);
  TcGame *game = tc_session_get_game (session);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  guint n;

  follow (self, game);
  lines = tc_game_dup_news (game, tc_session_get_viewer (session), *get_read (self));
  n = g_strv_length (lines);
  text = g_strjoinv ("\n", lines + (n > MOST_LINES ? n - MOST_LINES : 0));
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 && !tc_session_is_covered (session));
}

static void
close_cb (TcPlayNews *self)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));

  *get_read (self) = tc_game_get_n_moves (tc_session_get_game (session));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
tc_play_news_class_init (TcPlayNewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TC_PLAY_PART_CLASS (klass)->update = tc_play_news_update;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-play-news.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_bind_template_child (widget_class, TcPlayNews, label);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
tc_play_news_init (TcPlayNews *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
