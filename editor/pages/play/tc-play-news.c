/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-news.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TcPlayNews {
  TcPlayPart parent_instance;

  gconstpointer game;           /* only compared */
  guint n_moves;                /* when it was updated last */
  guint read[TC_MAX_SEATS + 2]; /* by viewer, then the public, and who sees everything: so many
                                  moves' news */

  gint lead;        /* the last move that began a part of the game, or -1 */
  guint n_searched; /* moves, for that one, */
  guint64 hash;     /* and the position after them */

  GtkLabel *title;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TcPlayNews, tc_play_news, TC_TYPE_PLAY_PART)

static guint *
get_read (TcPlayNews *self)
{
  guint8 viewer = tc_session_get_viewer (tc_play_part_get_session (TC_PLAY_PART (self)));

  return &self->read[viewer == TC_SEAT_NONE ? TC_MAX_SEATS + 1 : MIN (viewer, TC_MAX_SEATS)];
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
    self->read[TC_MAX_SEATS + 1] = before;
}

/* What another game, or this one on another text, was begun with is no news, nor is what was there
 * already when somebody goes back to it. What was taken back is news again. */
static void
follow (TcPlayNews *self, TcGame *game)
{
  guint n_moves = tc_game_get_n_moves (game);

  for (guint i = 0; i < G_N_ELEMENTS (self->read); i++)
    if (self->game != game || n_moves < self->n_moves)
      self->read[i] = n_moves;
  if (self->game == game)
    read_with_move (self, game);
  else
    self->n_searched = 0;
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

/* (transfer full) (nullable): the heading among the news of @move: what has begun. */
static char *
dup_heading (TcGame *game, guint8 viewer, guint move)
{
  g_auto (GStrv) log = tc_game_dup_log (game, viewer, (gint) move);

  for (guint i = 0; log[i] != NULL; i++) {
    g_auto (GStrv) news = NULL;

    if (!tc_game_is_heading (game, viewer, (gint) move, i))
      continue;
    news = tc_game_dup_news (game, viewer, move);
    if (g_strv_contains ((const char *const *) news, log[i]))
      return g_steal_pointer (&log[i]);
  }
  return NULL;
}

/* Each move is looked at once: games that only bots play are long, and not read. */
static void
find_lead (TcPlayNews *self, TcGame *game)
{
  guint n_moves = tc_game_get_n_moves (game);

  if (self->n_searched > n_moves ||
      (self->n_searched > 0 && tc_game_get_move_hash (game, self->n_searched - 1) != self->hash))
    self->n_searched = 0;
  if (self->n_searched == 0)
    self->lead = -1;
  for (; self->n_searched < n_moves; self->n_searched++) {
    g_autofree char *heading = dup_heading (game, TC_SEAT_NONE, self->n_searched);

    if (heading != NULL)
      self->lead = (gint) self->n_searched;
  }
  self->hash = n_moves > 0 ? tc_game_get_move_hash (game, n_moves - 1) : 0;
}

/* Before all else what has begun, with what was reported right after it, such as who is the
 * traitor. Returns how many lines that are, of @news since @from_move. @out_is_last: whether the
 * last move that brought any has brought these. */
static guint
put_lead_first (TcPlayNews *self,
                TcGame *game,
                guint8 viewer,
                guint from_move,
                char **news,
                gboolean *out_is_last)
{
  gboolean is_news = self->lead >= (gint) from_move;
  g_autofree char *heading = is_news ? dup_heading (game, viewer, (guint) self->lead) : NULL;
  g_auto (GStrv) after = NULL;
  g_autofree char **before = NULL;
  guint first = 0;
  guint n;

  *out_is_last = FALSE;
  if (heading == NULL)
    return 0;
  while (!g_str_equal (news[first], heading))
    first++;
  after = tc_game_dup_news (game, viewer, (guint) self->lead + 1);
  n = g_strv_length (news) - g_strv_length (after) - first;
  before = g_memdup2 (news, first * sizeof *news);
  memmove (news, news + first, n * sizeof *news);
  if (first > 0)
    memcpy (news + n, before, first * sizeof *news);
  *out_is_last = *after == NULL;

  return n;
}

/* (transfer full): the first @n_lead lines of @all, and what happened last; older news are only
 * counted. */
static char *
dup_text (char **all, guint n_lead, guint n_last)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_rest = g_strv_length (all) - n_lead;
  guint n_most = MAX (n_last, MOST_LINES - MIN (n_lead, MOST_LINES));
  guint n_older = n_lead + n_rest > MOST_LINES && n_rest > n_most ? n_rest - n_most : 0;

  for (guint i = n_lead > 0; all[i] != NULL; i++)
    if (i < n_lead || i >= n_lead + n_older)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", all[i]);
  if (n_older == 0)
    return g_string_free (g_steal_pointer (&text), FALSE);
  /* Translators: what happened last, in lines */
  return g_strdup_printf (ngettext ("%s\n%u event before is in the log.",
                                    "%s\n%u events before are in the log.", n_older),
                          text->str, n_older);
}

/* What has begun is above the rest, like a title. */
static void
show_lines (TcPlayNews *self, const char *title, const char *text)
{
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->title), *title != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->label), *text != '\0');
}

/* The end of the game takes the place of all news, where it is said how that ended. */
static gboolean
show_news (TcPlayNews *self, TcGame *game, guint8 viewer, guint from_move)
{
  g_auto (GStrv) all = tc_game_dup_news (game, viewer, from_move);
  g_autofree char *text = NULL;
  guint n_last = 0;
  guint n_lead;
  gboolean is_last;

  if (*all == NULL || tc_game_is_over (game)) {
    show_lines (self, "", "");
    return FALSE;
  }
  n_lead = put_lead_first (self, game, viewer, from_move, all, &is_last);
  if (g_strv_length (all) > MOST_LINES)
    n_last = count_last (game, viewer) - (is_last ? n_lead : 0);
  text = dup_text (all, n_lead, n_last);
  show_lines (self, n_lead > 0 ? all[0] : "", text);

  return TRUE;
}

static void
tc_play_news_update (TcPlayPart *part)
{
  TcPlayNews *self = TC_PLAY_NEWS (part);
  TcSession *session = tc_play_part_get_session (part);
  TcGame *game = tc_session_get_game (session);
  gboolean has_news;

  follow (self, game);
  find_lead (self, game);
  has_news = show_news (self, game, tc_session_get_viewer (session), *get_read (self));
  gtk_widget_set_visible (GTK_WIDGET (self), has_news && !tc_session_is_covered (session));
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
  gtk_widget_class_bind_template_child (widget_class, TcPlayNews, title);
  gtk_widget_class_bind_template_child (widget_class, TcPlayNews, label);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
tc_play_news_init (TcPlayNews *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
