/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "position-support.h"

TcBuild *
position_build (const TcSystem *system, const char *file, const char *from, const char *to)
{
  const TcSystem *systems[] = { system, NULL };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (TcSource) source = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (changed, from, to, 0), >=, 1);
  source = tc_source_new_for_string ("position", changed->str);

  return tc_build_new (source, system != NULL ? systems : NULL);
}

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

char *
position_dup_explanation (const TcRuleset *ruleset, const TcState *state, const char *text)
{
  TcMove move = parse (ruleset, text);
  TcProposal proposal = {
    move.verb, move.subject != TC_THING_NONE, { move.subject }, move.target, move.value
  };

  return tc_rules_explain (ruleset, state, &proposal, NULL);
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

void
position_play_all (const TcRuleset *ruleset, TcState *state, const char *moves, TcEvents *events)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);

  tc_events_clear (events);
  for (guint i = 0; texts[i] != NULL; i++)
    position_play (ruleset, state, texts[i], events);
}

char *
position_dup_moves (const TcRuleset *ruleset, const TcState *state)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, tc_move_dup_text (ruleset, &moves[i]));
  g_ptr_array_add (texts, NULL);

  return g_strjoinv ("; ", (char **) texts->pdata);
}

guint
position_find (const TcRuleset *ruleset, const char *id, guint first, guint n)
{
  TcThing thing = tc_ruleset_find_thing (ruleset, id);

  if (thing == TC_THING_NONE || thing < first || thing >= first + n)
    g_error ("no such thing here: \"%s\"", id);

  return thing - first;
}

gint
position_find_logged (const TcRuleset *ruleset, const TcEvents *events, const char *text)
{
  for (guint i = 0; i < tc_events_get_n (events); i++) {
    g_autofree char *line = tc_event_dup_text (ruleset, tc_events_get (events, i));

    if (g_str_has_prefix (line, text))
      return (gint) i;
    g_test_message ("%s", line);
  }

  return -1;
}

gboolean
position_logged (const TcRuleset *ruleset, const TcEvents *events, const char *text)
{
  return position_find_logged (ruleset, events, text) >= 0;
}
