/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

gsize
betrayal_bot_get_scratch_size (const TcRuleset *ruleset)
{
  return sizeof (BotMind);
}

guint
betrayal_bot_choose (const TcBotTurn *turn)
{
  BotMind *mind = turn->scratch;

  if (turn->n_moves == 1)
    return 0;

  betrayal_mind_init (mind, turn);
  switch ((BetrayalPhase) turn->state->phase) {
  case BETRAYAL_PHASE_DEPLOY:
  case BETRAYAL_PHASE_ENTER:
  case BETRAYAL_PHASE_RETURN:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_placement);
  case BETRAYAL_PHASE_ASSIGN:
    return betrayal_bot_choose_tactic (mind);
  case BETRAYAL_PHASE_MOVE:
    return betrayal_bot_choose_movement (mind);
  case BETRAYAL_PHASE_MISSIONS:
    return betrayal_bot_choose_mission (mind);
  case BETRAYAL_PHASE_INTERCEPT:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_interception);
  case BETRAYAL_PHASE_BASE:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_base);
  case BETRAYAL_PHASE_AIR_LOSS:
  case BETRAYAL_PHASE_STEPS:
  case BETRAYAL_PHASE_EXCHANGE:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_loss);
  case BETRAYAL_PHASE_WITHDRAW:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_withdrawal);
  case BETRAYAL_PHASE_EXPLOIT:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_exploit);
  case BETRAYAL_PHASE_COMBAT:
    return betrayal_bot_choose_best (mind, betrayal_bot_score_combat);
  case BETRAYAL_PHASE_BOMBARD:
  case BETRAYAL_PHASE_NONE:
  case BETRAYAL_PHASE_OVER:
  case BETRAYAL_N_PHASES:
    break;
  }

  return 0;
}

static gboolean
takes_seat (const TcRuleset *ruleset, guint8 seat)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);

  return seat == rules->german_seat && rules->run_by == BETRAYAL_RUN_BOT;
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = N_ ("Simple"),
  .summary = N_ ("weighs what each move is worth by the Victory Table"),
  .get_scratch_size = betrayal_bot_get_scratch_size,
  .choose = betrayal_bot_choose,
  .takes_seat = takes_seat,
};

const TcBot *const betrayal_bots[] = {
  &heuristic,           &betrayal_bot_flee,
  &betrayal_bot_freeze, &betrayal_bot_token_attack,
  &betrayal_bot_turtle, NULL,
};
