/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-bot-trace.h"

#include <glib/gi18n-lib.h>

#include "scenario/tc-sentence.h"

void
tc_bot_trace_add_step (TcBotTrace *trace, const TcBotStep *step)
{
  if (trace == NULL)
    return;
  if (trace->n_steps < TC_BOT_MAX_STEPS) {
    trace->steps[trace->n_steps] = *step;
    trace->steps[trace->n_steps].dropped = (guint16) MIN (trace->n_dropped, TC_BOT_MAX_DROPPED);
    trace->steps[trace->n_steps].n_dropped = 0;
  }
  trace->n_steps++;
}

void
tc_bot_trace_add_dropped (TcBotTrace *trace, const TcMove *move)
{
  if (trace == NULL)
    return;
  if (trace->n_dropped < TC_BOT_MAX_DROPPED && trace->n_steps <= TC_BOT_MAX_STEPS) {
    trace->dropped[trace->n_dropped] = *move;
    trace->steps[trace->n_steps - 1].n_dropped++;
  }
  trace->n_dropped++;
}

/* -- Words ------------------------------------------------------------------------------------- */

/* "Drops France, Press": by the space alone where the moves differ in nothing else. */
static void
append_dropped (const TcRuleset *ruleset,
                const TcBotTrace *trace,
                const TcBotStep *step,
                GString *out)
{
  const TcMove *first = &trace->dropped[step->dropped];
  gboolean is_same = TRUE;

  for (guint i = 1; i < step->n_dropped; i++)
    is_same &= first[i].verb == first->verb && first[i].subject == first->subject;
  g_string_append (out, _ (" Drops: "));
  for (guint i = 0; i < step->n_dropped; i++) {
    g_autofree char *label = tc_move_dup_label (ruleset, &first[i]);
    gboolean is_short =
      is_same && first->subject == TC_THING_NONE && first[i].target != TC_THING_NONE;

    g_string_append_printf (out, "%s%s", i > 0 ? "; " : "",
                            is_short ? tc_ruleset_get_thing (ruleset, first[i].target)->name
                                     : label);
  }
  g_string_append_c (out, '.');
}

char *
tc_bot_trace_dup_step (const TcRuleset *ruleset, const TcBotTrace *trace, guint index)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  GString *out = g_string_new (NULL);
  const TcBotStep *step = NULL;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (index < MIN (trace->n_steps, TC_BOT_MAX_STEPS), NULL);

  step = &trace->steps[index];
  if (step->kind == TC_BOT_STEP_DIE) {
    g_string_append_printf (out, _ ("A die chooses among %u moves."), step->n_left);
    return g_string_free (out, FALSE);
  }
  sentence = tc_sentence_dup (scenario, step->row);
  g_string_append_printf (out, _ ("%s, row %u: %s"),
                          tc_scenario_get_string (scenario, step->table, "name"), step->nth,
                          sentence);
  if (step->kind == TC_BOT_STEP_NOT_SO)
    g_string_append (out, _ (" This does not hold."));
  else if (step->kind == TC_BOT_STEP_SKIPPED)
    g_string_append (out, _ (" Skipped: no move would be left."));
  else if (step->n_dropped > 0)
    append_dropped (ruleset, trace, step, out);

  return g_string_free (out, FALSE);
}

char *
tc_bot_trace_dup_text (const TcRuleset *ruleset, const TcBotTrace *trace)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < MIN (trace->n_steps, TC_BOT_MAX_STEPS); i++) {
    const TcBotStep *step = &trace->steps[i];
    g_autofree char *line = NULL;

    if (step->kind == TC_BOT_STEP_NOT_SO || step->kind == TC_BOT_STEP_SKIPPED ||
        (step->kind == TC_BOT_STEP_KEPT && step->n_dropped == 0))
      continue;
    line = tc_bot_trace_dup_step (ruleset, trace, i);
    if (out->len > 0)
      g_string_append_c (out, '\n');
    g_string_append (out, line);
  }

  return g_string_free (out, FALSE);
}
