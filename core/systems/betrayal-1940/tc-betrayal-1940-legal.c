/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Decisions by phase: which verbs belong to it, who judges, lists and carries out its moves. */

#define DECISION(name) TC_DEFINE_DECISION (Betrayal, betrayal, name, betrayal_look_init)

/* Its list does not ask where ground units are. */
#define BLIND_DECISION(name) TC_DEFINE_DECISION (Betrayal, betrayal, name, betrayal_look_init_blind)

DECISION (deploy)
DECISION (enter)
BLIND_DECISION (air_loss)
DECISION (return )
BLIND_DECISION (assign)
DECISION (movement)
DECISION (missions)
BLIND_DECISION (intercept)
DECISION (bombard)
DECISION (base)
BLIND_DECISION (steps)
BLIND_DECISION (exchange)
DECISION (withdrawal)
DECISION (exploit)
DECISION (attack)
TC_DEFINE_UNLISTED (Betrayal, betrayal, penalty)
TC_DEFINE_UNLISTED (Betrayal, betrayal, agreement)

#define ROW(phase, name, verbs) TC_DECISION (betrayal, name, BETRAYAL_PHASE_##phase, verbs)
#define VERB(verb)              TC_VERB_BIT (BETRAYAL_VERB_##verb)

const TcDecision betrayal_decisions[BETRAYAL_N_DECISIONS] = {
  ROW (DEPLOY, deploy, VERB (DEPLOY)),
  ROW (ENTER, enter, VERB (ENTER)),
  ROW (AIR_LOSS, air_loss, VERB (REMOVE)),
  ROW (RETURN, return, VERB (RETURN) | VERB (END)),
  ROW (ASSIGN, assign, VERB (ASSIGN) | VERB (END)),
  ROW (MOVE, movement, VERB (DROP) | VERB (MOVE) | VERB (CARRY) | VERB (EVACUATE) | VERB (END)),
  ROW (MISSIONS, missions, VERB (BOMB) | VERB (SUPPORT) | VERB (STRIKE) | VERB (BASE) | VERB (END)),
  ROW (INTERCEPT, intercept, VERB (INTERCEPT) | VERB (PASS) | VERB (END)),
  ROW (BOMBARD, bombard, VERB (BOMBARD)),
  ROW (BASE, base, VERB (BASE)),
  ROW (STEPS, steps, VERB (LOSE)),
  ROW (EXCHANGE, exchange, VERB (REMOVE) | VERB (REDUCE)),
  ROW (WITHDRAW, withdrawal, VERB (WITHDRAW)),
  ROW (EXPLOIT, exploit, VERB (EXPLOIT)),
  ROW (COMBAT, attack, VERB (ATTACK)),
  TC_UNLISTED (betrayal, penalty, TC_PHASE_ANY, VERB (PENALTY)),
  TC_UNLISTED (betrayal, agreement, TC_PHASE_ANY, VERB (AGREE)),
};
