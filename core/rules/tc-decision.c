/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-decision.h"

#include "rules/tc-system.h"

static const TcDecision *
find_in_phase (const TcRuleset *ruleset, guint phase, guint verb)
{
  guint n;
  const TcDecision *decisions = tc_ruleset_get_decisions (ruleset, phase, &n);

  for (guint i = 0; i < n; i++)
    if (decisions[i].verbs >> verb & 1)
      return &decisions[i];

  return NULL;
}

const TcDecision *
tc_decision_find (const TcRuleset *ruleset, guint phase, guint verb)
{
  const TcDecision *decision = find_in_phase (ruleset, phase, verb);

  return decision != NULL ? decision : find_in_phase (ruleset, TC_PHASE_ANY, verb);
}

void
tc_decision_list (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  guint n;
  const TcDecision *decisions = tc_ruleset_get_decisions (ruleset, state->phase, &n);

  for (guint i = 0; i < n; i++)
    decisions[i].list (ruleset, state, list);
}

static gboolean
is_one_of (const TcRuleset *ruleset, guint32 classes, TcThing thing)
{
  guint n = tc_ruleset_get_system (ruleset)->n_classes;

  if (thing == TC_THING_NONE)
    return classes == 0 || (classes & TC_THINGS_OPTIONAL) != 0;

  for (guint class = 0; class < n; class ++)
    if (classes >> class & 1 && tc_range_has (tc_ruleset_get_range (ruleset, class), thing))
      return TRUE;

  return FALSE;
}

gboolean
tc_verb_accepts (const TcRuleset *ruleset, const TcMove *move)
{
  const TcVerb *verb = &tc_ruleset_get_system (ruleset)->verbs[move->verb];

  return move->value <= verb->max_value && is_one_of (ruleset, verb->subjects, move->subject) &&
         is_one_of (ruleset, verb->targets, move->target);
}
