/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "position-support.h"

static TcMove
parse (const TcRuleset *ruleset, const char *text)
{
  g_autofree char *message = NULL;
  TcMove move = { 0 };

  if (!tc_move_parse (ruleset, text, &move, &message))
    g_error ("%s: %s", text, message);

  return move;
}

const char *
position_why (const TcRuleset *ruleset, const TcState *state, const char *text)
{
  TcMove move = parse (ruleset, text);
  TcReason reason = tc_rules_check (ruleset, state, &move);

  if (reason == TC_REASON_PHASE)
    return "phase";
  if (reason == TC_REASON_FORM)
    return "form";
  g_assert (reason < tc_ruleset_get_system (ruleset)->n_reasons);

  return tc_ruleset_get_system (ruleset)->reasons[reason].id;
}

void
position_play (const TcRuleset *ruleset, TcState *state, const char *text, TcEvents *events)
{
  TcMove move = parse (ruleset, text);
  const char *why = position_why (ruleset, state, text);

  if (!g_str_equal (why, "legal"))
    g_error ("\"%s\" is not legal: %s, in phase %u", text, why, state->phase);
  tc_rules_apply (ruleset, state, &move, events);
}

gboolean
position_logged (const TcRuleset *ruleset, const TcEvents *events, const char *text)
{
  for (guint i = 0; i < tc_events_get_n (events); i++) {
    g_autofree char *line = tc_event_dup_text (ruleset, tc_events_get (events, i));

    if (g_str_has_prefix (line, text))
      return TRUE;
    g_test_message ("%s", line);
  }

  return FALSE;
}
