/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Decisions by phase: which verbs belong to it, who judges, lists and applies its moves. */

/* Which verbs belong to which phase. */
static const guint32 phase_verbs[BETRAYAL_N_PHASES] = {
  [BETRAYAL_PHASE_DEPLOY] = 1u << BETRAYAL_VERB_DEPLOY,
  [BETRAYAL_PHASE_ENTER] = 1u << BETRAYAL_VERB_ENTER,
  [BETRAYAL_PHASE_AIR_LOSS] = 1u << BETRAYAL_VERB_REMOVE,
  [BETRAYAL_PHASE_RETURN] = 1u << BETRAYAL_VERB_RETURN | 1u << BETRAYAL_VERB_END,
  [BETRAYAL_PHASE_ASSIGN] = 1u << BETRAYAL_VERB_ASSIGN | 1u << BETRAYAL_VERB_END,
  [BETRAYAL_PHASE_MOVE] = 1u << BETRAYAL_VERB_DROP | 1u << BETRAYAL_VERB_MOVE |
                          1u << BETRAYAL_VERB_CARRY | 1u << BETRAYAL_VERB_EVACUATE |
                          1u << BETRAYAL_VERB_END,
  [BETRAYAL_PHASE_MISSIONS] = 1u << BETRAYAL_VERB_BOMB | 1u << BETRAYAL_VERB_SUPPORT |
                              1u << BETRAYAL_VERB_STRIKE | 1u << BETRAYAL_VERB_BASE |
                              1u << BETRAYAL_VERB_END,
  [BETRAYAL_PHASE_INTERCEPT] = 1u << BETRAYAL_VERB_INTERCEPT | 1u << BETRAYAL_VERB_PASS,
  [BETRAYAL_PHASE_BOMBARD] = 1u << BETRAYAL_VERB_BOMBARD,
  [BETRAYAL_PHASE_BASE] = 1u << BETRAYAL_VERB_BASE,
  [BETRAYAL_PHASE_STEPS] = 1u << BETRAYAL_VERB_LOSE,
  [BETRAYAL_PHASE_EXCHANGE] = 1u << BETRAYAL_VERB_REMOVE | 1u << BETRAYAL_VERB_REDUCE,
  [BETRAYAL_PHASE_WITHDRAW] = 1u << BETRAYAL_VERB_WITHDRAW,
  [BETRAYAL_PHASE_EXPLOIT] = 1u << BETRAYAL_VERB_EXPLOIT,
  [BETRAYAL_PHASE_COMBAT] = 1u << BETRAYAL_VERB_ATTACK,
};

static TcReason
check_in_phase (BetrayalLook *look, const TcMove *move)
{
  switch ((BetrayalPhase) look->state->head.phase) {
  case BETRAYAL_PHASE_DEPLOY:
    return betrayal_check_deploy (look, move);
  case BETRAYAL_PHASE_ENTER:
    return betrayal_check_enter (look, move);
  case BETRAYAL_PHASE_AIR_LOSS:
    return betrayal_check_air_loss (look, move);
  case BETRAYAL_PHASE_RETURN:
    return betrayal_check_return (look, move);
  case BETRAYAL_PHASE_ASSIGN:
    return betrayal_check_assign (look, move);
  case BETRAYAL_PHASE_MOVE:
    return betrayal_check_movement (look, move);
  case BETRAYAL_PHASE_MISSIONS:
    return betrayal_check_missions (look, move);
  case BETRAYAL_PHASE_INTERCEPT:
    return betrayal_check_intercept (look, move);
  case BETRAYAL_PHASE_BOMBARD:
    return betrayal_check_bombard (look, move);
  case BETRAYAL_PHASE_BASE:
    return betrayal_check_base (look, move);
  case BETRAYAL_PHASE_STEPS:
    return betrayal_check_steps (look, move);
  case BETRAYAL_PHASE_EXCHANGE:
    return betrayal_check_exchange (look, move);
  case BETRAYAL_PHASE_WITHDRAW:
    return betrayal_check_withdrawal (look, move);
  case BETRAYAL_PHASE_EXPLOIT:
    return betrayal_check_exploit (look, move);
  case BETRAYAL_PHASE_COMBAT:
    return betrayal_check_attack (look, move);
  case BETRAYAL_PHASE_NONE:
  case BETRAYAL_PHASE_OVER:
  case BETRAYAL_N_PHASES:
    break;
  }

  return BETRAYAL_WHY_PHASE;
}

TcReason
betrayal_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  BetrayalLook look;

  if (betrayal_is_record (move->verb))
    return betrayal_check_record (tc_ruleset_get_data (ruleset), (const BetrayalState *) state,
                                  move);
  if (state->phase >= BETRAYAL_N_PHASES || move->verb >= BETRAYAL_N_VERBS ||
      !((phase_verbs[state->phase] >> move->verb) & 1))
    return BETRAYAL_WHY_PHASE;
  if (move->value != 0 || move->zero != 0)
    return BETRAYAL_WHY_FORM;
  if (move->verb == BETRAYAL_VERB_END &&
      (move->subject != TC_THING_NONE || move->target != TC_THING_NONE))
    return BETRAYAL_WHY_FORM;

  betrayal_look_init (&look, tc_ruleset_get_data (ruleset), (const BetrayalState *) state);

  return check_in_phase (&look, move);
}

/* Phases whose lists do not ask where ground units are. */
#define BLIND_PHASES                                                                               \
  (1u << BETRAYAL_PHASE_AIR_LOSS | 1u << BETRAYAL_PHASE_ASSIGN | 1u << BETRAYAL_PHASE_INTERCEPT |  \
   1u << BETRAYAL_PHASE_STEPS | 1u << BETRAYAL_PHASE_EXCHANGE)

void
betrayal_list_moves (const BetrayalRules *rules,
                     const BetrayalState *state,
                     TcMovesMode mode,
                     BetrayalList *list)
{
  BetrayalLook look;

  if ((BLIND_PHASES >> state->head.phase) & 1)
    betrayal_look_init_blind (&look, rules, state);
  else
    betrayal_look_init (&look, rules, state);

  switch ((BetrayalPhase) state->head.phase) {
  case BETRAYAL_PHASE_DEPLOY:
    betrayal_list_deploy (&look, mode, list);
    break;
  case BETRAYAL_PHASE_ENTER:
    betrayal_list_enter (&look, list);
    break;
  case BETRAYAL_PHASE_AIR_LOSS:
    betrayal_list_air_loss (&look, list);
    break;
  case BETRAYAL_PHASE_RETURN:
    betrayal_list_return (&look, list);
    break;
  case BETRAYAL_PHASE_ASSIGN:
    betrayal_list_assign (&look, list);
    break;
  case BETRAYAL_PHASE_MOVE:
    betrayal_list_movement (&look, list);
    break;
  case BETRAYAL_PHASE_MISSIONS:
    betrayal_list_missions (&look, list);
    break;
  case BETRAYAL_PHASE_INTERCEPT:
    betrayal_list_intercept (&look, list);
    break;
  case BETRAYAL_PHASE_BOMBARD:
    betrayal_list_bombard (&look, list);
    break;
  case BETRAYAL_PHASE_BASE:
    betrayal_list_base (&look, mode, list);
    break;
  case BETRAYAL_PHASE_STEPS:
    betrayal_list_steps (&look, list);
    break;
  case BETRAYAL_PHASE_EXCHANGE:
    betrayal_list_exchange (&look, list);
    break;
  case BETRAYAL_PHASE_WITHDRAW:
    betrayal_list_withdrawal (&look, list);
    break;
  case BETRAYAL_PHASE_EXPLOIT:
    betrayal_list_exploit (&look, list);
    break;
  case BETRAYAL_PHASE_COMBAT:
    betrayal_list_attack (&look, list);
    break;
  case BETRAYAL_PHASE_NONE:
  case BETRAYAL_PHASE_OVER:
  case BETRAYAL_N_PHASES:
    break;
  }
}

guint
betrayal_legal_moves (const TcRuleset *ruleset,
                      const TcState *state,
                      TcMovesMode mode,
                      TcMove *out_moves)
{
  BetrayalList list = { out_moves, 0, tc_ruleset_get_max_moves (ruleset) };

  betrayal_list_moves (tc_ruleset_get_data (ruleset), (const BetrayalState *) state, mode, &list);

  return MIN (list.n, list.limit);
}

void
betrayal_apply_move (BetrayalPlay *play, const TcMove *move)
{
  switch ((BetrayalPhase) play->state->head.phase) {
  case BETRAYAL_PHASE_DEPLOY:
    betrayal_apply_deploy (play, move);
    break;
  case BETRAYAL_PHASE_ENTER:
    betrayal_apply_enter (play, move);
    break;
  case BETRAYAL_PHASE_AIR_LOSS:
    betrayal_apply_air_loss (play, move);
    break;
  case BETRAYAL_PHASE_RETURN:
    betrayal_apply_return (play, move);
    break;
  case BETRAYAL_PHASE_ASSIGN:
    betrayal_apply_assign (play, move);
    break;
  case BETRAYAL_PHASE_MOVE:
    betrayal_apply_movement (play, move);
    break;
  case BETRAYAL_PHASE_MISSIONS:
    betrayal_apply_missions (play, move);
    break;
  case BETRAYAL_PHASE_INTERCEPT:
    betrayal_apply_intercept (play, move);
    break;
  case BETRAYAL_PHASE_BOMBARD:
    betrayal_apply_bombard (play, move);
    break;
  case BETRAYAL_PHASE_BASE:
    betrayal_apply_base (play, move);
    break;
  case BETRAYAL_PHASE_STEPS:
    betrayal_apply_steps (play, move);
    break;
  case BETRAYAL_PHASE_EXCHANGE:
    betrayal_apply_exchange (play, move);
    break;
  case BETRAYAL_PHASE_WITHDRAW:
    betrayal_apply_withdrawal (play, move);
    break;
  case BETRAYAL_PHASE_EXPLOIT:
    betrayal_apply_exploit (play, move);
    break;
  case BETRAYAL_PHASE_COMBAT:
    betrayal_apply_attack (play, move);
    break;
  case BETRAYAL_PHASE_NONE:
  case BETRAYAL_PHASE_OVER:
  case BETRAYAL_N_PHASES:
    break;
  }
}
