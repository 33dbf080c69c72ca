/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-news.h"

#include <glib/gi18n.h>

struct _TcPlayNews {
  TcPlayPart parent_instance;

  gconstpointer game;           /* only compared */
  guint n_moves;                /* when it was updated last */
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

/* Who has made a move since has had the news before their eyes, and goes on. Not who went forward
 * over several moves at once. */
static void
read_with_move (TcPlayNews *self, TcGame *game)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  guint before = self->n_moves;
  guint8 seat;

  if (tc_game_get_n_moves (game) != before + 1)
    return;
  seat = tc_game_get_move_seat (game, before);
  if (seat >= TC_MAX_SEATS || tc_session_get_bot (session, seat) != NULL)
    return;
  self->read[seat] = before;
  if (tc_session_get_viewer (session) == TC_SEAT_NONE)
    self->read[TC_MAX_SEATS] = before;
}

/* What another game, or this one on another text, was begun with is no news; and what was taken
 * back is news again. */
static void
follow (TcPlayNews *self, TcGame *game)
{
  guint n_moves = tc_game_get_n_moves (game);

  for (guint i = 0; i < G_N_ELEMENTS (self->read); i++)
    self->read[i] = self->game != game ? n_moves : MIN (self->read[i], n_moves);
  if (self->game == game)
    read_with_move (self, game);
  self->game = game;
  self->n_moves = n_moves;
}

#define MOST_LINES 4 /* of news of several moves; those of one are all shown */

/* How many lines the last move that brought any news has brought. */
static guint
count_last (TcGame *game, guint8 viewer)
{
  for (guint i = tc_game_get_n_moves (game); i-- > 0;) {
    g_auto (GStrv) last = tc_game_dup_news (game, viewer, i);

    if (*last != NULL)
      return g_strv_length (last);
  }
  return 0;
}

/* What happened last; older news are only counted. The end of the game takes the place of all,
 * where it is said how that ended. */
static char *
dup_news (TcGame *game, guint8 viewer, guint from_move)
{
  g_auto (GStrv) all = tc_game_dup_news (game, viewer, from_move);
  g_autofree char *text = NULL;
  guint n = g_strv_length (all);
  guint n_shown = n;
  guint n_older;

  if (n == 0 || tc_game_is_over (game))
    return g_strdup ("");
  if (n > MOST_LINES) {
    n_shown = count_last (game, viewer);
    n_shown = MAX (n_shown, MOST_LINES);
  }
  n_older = n - n_shown;
  text = g_strjoinv ("\n", all + n_older);
  if (n_older == 0)
    return g_steal_pointer (&text);
  /* Translators: what happened last, in lines */
  return g_strdup_printf (ngettext ("%s\n%u event before is in the log.",
                                    "%s\n%u events before are in the log.", n_older),
                          text, n_older);
}

static void
tc_play_news_update (TcPlayPart *part)
{
  TcPlayNews *self = TC_PLAY_NEWS (part);
  TcSession *session = tc_play_part_get_session (part);
  TcGame *game = tc_session_get_game (session);
  g_autofree char *text = NULL;

  follow (self, game);
  text = dup_news (game, tc_session_get_viewer (session), *get_read (self));
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0' && !tc_session_is_covered (session));
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
