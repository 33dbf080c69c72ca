/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Whom and what a reason speaks of when the move itself does not name it: who must still move, what
 * must still be attacked. */

static TcThing
as_unit (const BetrayalLook *look, guint16 counter)
{
  return counter == BETRAYAL_NONE ? TC_THING_NONE : betrayal_unit_thing (look->rules, counter);
}

static TcThing
as_area (guint16 area)
{
  return area == BETRAYAL_NONE ? TC_THING_NONE : area;
}

void
betrayal_blame (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcMove *about)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  guint16 counter = betrayal_unit_of (rules, about->subject);
  BetrayalLook look;
  TcReason why;

  betrayal_look_init (&look, rules, (const BetrayalState *) state);
  switch (reason) {
  case BETRAYAL_WHY_NEEDED:
    about->target = as_area (betrayal_find_need (&look, counter));
    break;
  case BETRAYAL_WHY_END_SATURATION:
  case BETRAYAL_WHY_END_BASE:
    about->subject = as_unit (&look, betrayal_find_owed_flight (&look, &why));
    break;
  case BETRAYAL_WHY_END_ASSIGN:
  case BETRAYAL_WHY_END_UNMET:
    about->target = betrayal_find_owed_tactic (&look);
    break;
  case BETRAYAL_WHY_WITHDRAW_HOME:
  case BETRAYAL_WHY_WITHDRAW_SOUTH:
  case BETRAYAL_WHY_WITHDRAW_NORTH:
  case BETRAYAL_WHY_WITHDRAW_FAR:
    about->target = as_area (betrayal_find_way_out (&look, counter));
    break;
  default:
    break;
  }
}

guint
betrayal_find_owed (const TcRuleset *ruleset,
                    const TcState *state,
                    TcReason reason,
                    TcThing *out_owed)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  BetrayalOwed owed = { 0 };
  BetrayalLook look;

  betrayal_look_init (&look, rules, (const BetrayalState *) state);
  if (reason == BETRAYAL_WHY_END_ATTACK)
    betrayal_find_owed_attacks (&look, &owed);
  else if (reason == BETRAYAL_WHY_END_DROP)
    betrayal_find_owed_drops (&look, &owed);
  else if (reason == BETRAYAL_WHY_END_HOLD)
    betrayal_find_owed_advances (&look, &owed);
  for (guint i = 0; i < MIN (owed.n, TC_MAX_OWED); i++)
    out_owed[i] =
      reason == BETRAYAL_WHY_END_ATTACK ? as_area (owed.first[i]) : as_unit (&look, owed.first[i]);

  return owed.n;
}
