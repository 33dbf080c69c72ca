/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-steady.h"

struct _TcPlaySteady {
  TcPlayPart parent_instance;

  gconstpointer game; /* only compared */
  guint turn;
  guint8 actor;
};

G_DEFINE_FINAL_TYPE (TcPlaySteady, tc_play_steady, TC_TYPE_PLAY_PART)

/* What the child still says is what it said in the position before: it is measured, since the bin
 * may not have been laid out since then. */
static int
measure_child (TcPlaySteady *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = -1;

  if (child != NULL && width > 0)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
tc_play_steady_update (TcPlayPart *part)
{
  TcPlaySteady *self = TC_PLAY_STEADY (part);
  TcGame *game = tc_session_get_game (tc_play_part_get_session (part));
  const TcState *state = tc_game_get_state (game);
  int height = -1;

  if (game == self->game && state->turn == self->turn && state->actor == self->actor) {
    gtk_widget_get_size_request (GTK_WIDGET (self), NULL, &height);
    height = MAX (height, measure_child (self));
  }
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, height);
  self->game = game;
  self->turn = state->turn;
  self->actor = state->actor;
}

static void
tc_play_steady_class_init (TcPlaySteadyClass *klass)
{
  TC_PLAY_PART_CLASS (klass)->update = tc_play_steady_update;
}

static void
tc_play_steady_init (TcPlaySteady *self)
{
}
