/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-work.h"

/* Trying a card: a game in which it can be played is looked for in a thread, and takes the place of
 * the game that is shown. Where players have secrets, whoever has the card is the one person. */

typedef struct {
  TcRuleset *ruleset;
  TcNode card;
  guint setup;
  guint64 seed;
  TcMove move; /* that plays it */
  char *game;  /* as a replay; NULL: none was found */
} Trial;

static void
clear_trial (gpointer data)
{
  Trial *trial = data;

  tc_ruleset_unref (trial->ruleset);
  g_free (trial->game);
}

static void
unref_trial (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_trial);
}

static gboolean
try_in_thread (gpointer data, GCancellable *cancellable, GError **error)
{
  Trial *trial = data;
  g_autoptr (TcGame) game =
    tc_try_card (trial->ruleset, trial->card, trial->setup, trial->seed, 0, &trial->move);

  if (game != NULL)
    trial->game = tc_replay_dup_text (game, TC_SEAT_NONE);

  return TRUE;
}

static void
report (TcPlayPage *self, const Trial *trial)
{
  g_autofree char *title =
    tc_node_dup_title (tc_ruleset_get_scenario (trial->ruleset), trial->card);
  g_autofree char *text = NULL;

  if (trial->game == NULL)
    text =
      g_strdup_printf (_ ("No position was found in which %s can be played. Another try looks at "
                          "other random games."),
                       title);
  else
    /* Translators: a card */
    text = g_strdup_printf (_ ("%s can be played now."), title);
  tc_play_page_set_why_not (self, text);
}

/* The card's moves come first, where a move names it. */
static void
select_card (TcPlayPage *self, const Trial *trial)
{
  const char *key = NULL;

  if (trial->move.subject == TC_THING_NONE ||
      tc_ruleset_get_thing (trial->ruleset, trial->move.subject)->node != trial->card)
    return;
  key = tc_ruleset_get_thing (trial->ruleset, trial->move.subject)->id;
  if (tc_view_find_token (self->view, key) == NULL)
    return;
  tc_board_select (self->board, key);
  g_signal_emit_by_name (self->board, "selected", key);
}

static void
tried_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcPlayPage) self = user_data;
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->trial_cancellable);
  Trial *trial = g_steal_pointer (&self->trial);
  TcDivergence divergence = { 0 };

  if (tc_work_run_finish (result, NULL) && self->document != NULL) {
    if (trial->game != NULL) {
      tc_session_load (self->session, trial->ruleset, trial->game, &divergence);
      tc_divergence_clear (&divergence);
      select_card (self, trial);
    }
    report (self, trial);
  }
  unref_trial (trial);
}

static void
play_setup (TcPlayPage *self, const char *path)
{
  if (tc_play_options_set_setup (self->options, path) && tc_play_page_start (self))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                              _ ("The scenario cannot be played yet. Fix its problems first."));
}

void
tc_play_page_play_setup (TcPlayPage *self, const char *path)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL);

  tc_play_page_leave_game (self, play_setup, path);
}

static void
begin (TcPlayPage *self, const char *path)
{
  TcRuleset *ruleset = tc_play_options_get_playable (self->options);
  TcNode card = TC_NODE_NONE;
  g_autoptr (GError) error = NULL;
  Trial *trial;
  guint64 seed;

  if (ruleset != NULL)
    card = tc_scenario_find_by_path (tc_ruleset_get_scenario (ruleset), path);
  if (card == TC_NODE_NONE) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                                _ ("The scenario cannot be played yet. Fix its problems first."));
    return;
  }
  if (!tc_play_options_read_seed (self->options, &seed, &error)) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
    return;
  }
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_play_page_remember_text (self);
  trial = g_atomic_rc_box_new0 (Trial);
  trial->ruleset = tc_ruleset_ref (ruleset);
  trial->card = card;
  trial->setup = tc_play_options_get_setup (self->options);
  trial->seed = seed;
  self->trial = trial;
  self->trial_cancellable = g_cancellable_new ();
  tc_play_page_set_why_not (self, _ ("Looking for a position in which the card can be played…"));
  tc_work_run_async (try_in_thread, trial, unref_trial, TRUE, self->trial_cancellable, tried_cb,
                     g_object_ref (self));
}

void
tc_play_page_try_waiting (TcPlayPage *self)
{
  g_autofree char *path = NULL;

  if (self->trial_card == NULL || self->trial != NULL || tc_document_is_building (self->document))
    return;
  path = g_steal_pointer (&self->trial_card);
  begin (self, path);
}

void
tc_play_page_stop_trial (TcPlayPage *self)
{
  g_clear_pointer (&self->trial_card, g_free);
  if (self->trial_cancellable != NULL)
    g_cancellable_cancel (self->trial_cancellable);
}

static void
try_card (TcPlayPage *self, const char *path)
{
  g_free (self->trial_card);
  self->trial_card = g_strdup (path);
  tc_play_page_try_waiting (self);
}

void
tc_play_page_try_card (TcPlayPage *self, const char *path)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL);

  tc_play_page_leave_game (self, try_card, path);
}
