/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Bots think in a thread, on a copy of the position, for one that searches may take seconds. What
 * they have decided is applied to the game in one go; when the game has changed meanwhile, or
 * nobody wants to wait, it is forgotten, and the bots' chance with it: they would decide the same
 * again. */

#include "pages/play/tc-session-private.h"

struct _TcThinking {
  TcSession *session; /* only compared, in the main thread */
  TcBotDesk *desk;
  TcRuleset *ruleset;
  const TcBot *bots[TC_MAX_SEATS];
  TcState *state;
  TcRng rng;
  guint max;
  guint budget_ms;
  GArray *moves;      /* of TcMove */
  GPtrArray *reasons; /* (nullable) strings: of each move */
};

static void
thinking_free (gpointer data)
{
  TcThinking *thinking = data;

  tc_bot_desk_free (thinking->desk);
  tc_ruleset_unref (thinking->ruleset);
  g_free (thinking->state);
  g_array_unref (thinking->moves);
  g_ptr_array_unref (thinking->reasons);
  g_free (thinking);
}

static void
think_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  TcThinking *thinking = data;
  gint64 end = g_get_monotonic_time () + thinking->budget_ms * G_TIME_SPAN_MILLISECOND;

  do {
    const TcBot *bot;
    char *why = NULL;
    TcMove move;

    /* Nobody's seat is to decide in a game that is over. */
    if (tc_rules_is_over (thinking->state))
      break;
    bot = thinking->bots[thinking->state->actor];
    if (bot == NULL)
      break;
    move = tc_bot_desk_decide_aloud (thinking->desk, bot, thinking->state, &thinking->rng, &why);
    g_array_append_val (thinking->moves, move);
    g_ptr_array_add (thinking->reasons, why);
    tc_rules_apply (thinking->ruleset, thinking->state, &move, NULL);
  } while (thinking->moves->len < thinking->max && g_get_monotonic_time () < end &&
           !g_cancellable_is_cancelled (cancellable));
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcSession) self = user_data;
  const TcThinking *thinking = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self->thinking != thinking)
    return;
  tc_session_forget_thinking (self);
  self->rng = thinking->rng;
  tc_session_forget_record (self);
  tc_game_tree_keep (self->tree, self->game);
  for (guint i = 0; i < thinking->moves->len; i++) {
    tc_game_apply (self->game, &g_array_index (thinking->moves, TcMove, i), NULL);
    tc_session_keep_reason (self, g_strdup (thinking->reasons->pdata[i]));
  }
  tc_session_decided (self);
}

gboolean
tc_session_think (TcSession *self, guint max, guint budget_ms)
{
  g_autoptr (GTask) task = NULL;
  TcThinking *thinking;

  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  if (self->thinking != NULL || !tc_session_is_bots_turn (self))
    return FALSE;
  thinking = g_new0 (TcThinking, 1);
  thinking->ruleset = tc_ruleset_ref (tc_game_get_ruleset (self->game));
  thinking->desk = tc_bot_desk_new (thinking->ruleset);
  memcpy (thinking->bots, self->bots, sizeof thinking->bots);
  thinking->state =
    g_memdup2 (tc_game_get_state (self->game), tc_ruleset_get_state_size (thinking->ruleset));
  thinking->rng = self->rng;
  thinking->max = max;
  thinking->budget_ms = budget_ms;
  thinking->moves = g_array_new (FALSE, FALSE, sizeof (TcMove));
  thinking->reasons = g_ptr_array_new_with_free_func (g_free);
  self->thinking = thinking;
  self->stop_thinking = g_cancellable_new ();
  task = g_task_new (NULL, self->stop_thinking, thought_cb, g_object_ref (self));
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, thinking, thinking_free);
  g_task_run_in_thread (task, think_in_thread);
  return TRUE;
}

void
tc_session_forget_thinking (TcSession *self)
{
  self->thinking = NULL;
  if (self->stop_thinking != NULL)
    g_cancellable_cancel (self->stop_thinking);
  g_clear_object (&self->stop_thinking);
}

gboolean
tc_session_is_thinking (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->thinking != NULL;
}

void
tc_session_stop_thinking (TcSession *self)
{
  g_return_if_fail (TC_IS_SESSION (self));

  if (self->thinking == NULL)
    return;
  tc_session_forget_thinking (self);
  tc_session_changed (self);
}
