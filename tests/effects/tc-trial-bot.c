/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-trial.h"

/* What bot tables see of the test game. Actions and statuses are numbered as trial.xsd lists them;
 * the goal of a side is the space whose number is its standing on the first track. */

enum { ACTION_PLACE, ACTION_REMOVE, ACTION_MOVE };

static gboolean
status (gconstpointer rules,
        const TcState *state,
        guint index,
        guint player,
        const TcBotCandidate *candidate,
        gpointer context)
{
  if (index == 0)
    return tc_trial_host.room (rules, state, 0, player, candidate->target) == 0;

  return *(const guint *) context == candidate->target;
}

static guint
goal (gconstpointer rules, const TcState *state, guint player)
{
  gint value = tc_trial_host.track (rules, state, 0, player);

  return value < 0 ? TC_BOT_NOWHERE : (guint) value;
}

static void
carry_out (gconstpointer rules, TcState *copy, guint player, const TcBotCandidate *candidate)
{
  if (candidate->action == ACTION_PLACE)
    tc_trial_host.place (rules, copy, NULL, 0, player, candidate->target);
  else if (candidate->action == ACTION_REMOVE)
    tc_trial_host.remove (rules, copy, NULL, 0, 1 - player, candidate->target);
  else
    tc_trial_host.move (rules, copy, NULL, 0, player, candidate->origin, candidate->target);
}

static gboolean
can_follow (gconstpointer rules, const TcState *copy, guint player, guint action, guint space)
{
  if (action == ACTION_REMOVE)
    return tc_trial_host.count (rules, copy, 0, 1 - player, space) > 0;

  return action == ACTION_PLACE && tc_trial_host.room (rules, copy, 0, player, space) > 0 &&
         tc_trial_host.supply (rules, copy, 0, player) > 0;
}

static guint
list_next (gconstpointer rules,
           const TcState *copy,
           guint player,
           guint action,
           TcBotCandidate *out,
           guint max)
{
  guint n = 0;

  for (guint space = 0; space < ((const TrialRules *) rules)->spaces.n && n < max; space++) {
    if (can_follow (rules, copy, player, action, space))
      out[n++] = (TcBotCandidate){ .action = (guint8) action,
                                   .target = (guint16) space,
                                   .origin = TC_BOT_NOWHERE };
  }

  return n;
}

const TcBotHost trial_bot_host = {
  .status = status,
  .goal = goal,
  .carry_out = carry_out,
  .list_next = list_next,
};
