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

/* What a verb may name, in order: things of some classes, and last TC_THING_NONE. */
typedef struct {
  TcThingRange ranges[TC_MAX_CLASSES + 1];
  guint n;
} Names;

static void
names_init (Names *names, const TcRuleset *ruleset, guint32 classes)
{
  const TcThingRange none = { TC_THING_NONE, 1 };

  names->n = 0;
  for (guint class = 0; class < tc_ruleset_get_system (ruleset)->n_classes; class ++)
    if (classes >> class & 1)
      names->ranges[names->n++] = tc_ruleset_get_range (ruleset, class);
  if (classes == 0 || (classes & TC_THINGS_OPTIONAL) != 0)
    names->ranges[names->n++] = none;
}

void
tc_decision_offer (const TcRuleset *ruleset,
                   const TcState *state,
                   guint verb,
                   TcThing subject,
                   TcMoveList *list)
{
  const TcVerb *of = &tc_ruleset_get_system (ruleset)->verbs[verb];
  const TcDecision *decision = tc_decision_find (ruleset, state->phase, verb);
  Names targets;

  names_init (&targets, ruleset, of->targets);
  for (guint i = 0; i < targets.n; i++)
    for (guint k = 0; k < targets.ranges[i].n; k++)
      for (guint value = 0; value <= of->max_value; value++) {
        TcMove move = tc_move_make ((guint8) verb, subject, tc_range_get (targets.ranges[i], k),
                                    (guint16) value);

        if (decision->check (ruleset, state, &move) == TC_REASON_LEGAL)
          tc_move_list_add_move (list, move);
      }
}

/* Whatever the predicate of @decision calls legal. */
static void
list_checked (const TcRuleset *ruleset,
              const TcState *state,
              const TcDecision *decision,
              TcMoveList *list)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  for (guint verb = 0; verb < system->n_verbs; verb++) {
    Names subjects;

    if (!(decision->verbs >> verb & 1))
      continue;
    names_init (&subjects, ruleset, system->verbs[verb].subjects);
    for (guint i = 0; i < subjects.n; i++)
      for (guint k = 0; k < subjects.ranges[i].n; k++)
        tc_decision_offer (ruleset, state, verb, tc_range_get (subjects.ranges[i], k), list);
  }
}

void
tc_decision_list (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  guint n;
  const TcDecision *decisions = tc_ruleset_get_decisions (ruleset, state->phase, &n);

  for (guint i = 0; i < n; i++)
    if (decisions[i].list != NULL)
      decisions[i].list (ruleset, state, list);
    else
      list_checked (ruleset, state, &decisions[i], list);
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
