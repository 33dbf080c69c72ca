/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"

/* The solo opponent: its numbers, and the tables by which it decides. */

static guint8
get_number (TcScenario *scenario, const char *name)
{
  return (guint8) g_ascii_strtoull (tc_ruleset_read_string (scenario, "rules", "solo", name), NULL,
                                    10);
}

/* Which side it plays, and what it gets at its level. */
static void
compile_level (BellSolo *solo, TcScenario *scenario)
{
  const char *opponent = tc_ruleset_read_string (scenario, "rules", "solo", "opponent");
  const char *level = tc_ruleset_read_string (scenario, "rules", "solo", "level");
  TcNode node = tc_scenario_find_section (scenario, "solo-opponent/difficulty");

  solo->side = strcmp (opponent, "conceding") == 0   ? BELL_CONCEDE
               : strcmp (opponent, "defending") == 0 ? BELL_DEFEND
                                                     : BELL_NONE;
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (strcmp (tc_scenario_get_string (scenario, node, "level"), level) != 0)
      continue;
    solo->after_event = (guint8) tc_scenario_get_int (scenario, node, "after-event");
    solo->least = (guint8) tc_scenario_get_int (scenario, node, "least");
  }
}

static void
compile_decisions (BellSolo *solo, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "solo-opponent/decision");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    gint ask = tc_scenario_get_enum (scenario, node, "question");

    solo->table[ask] =
      (guint16) tc_bot_tables_find (solo->tables, tc_scenario_get_ref (scenario, node, "table"));
  }
}

/* FALSE when its tables cannot be compiled. */
gboolean
bell_compile_solo (BellRules *rules, TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  TcNode node = tc_scenario_find_section (scenario, "solo-opponent/bot-tables");
  BellSolo *solo = &rules->solo;

  compile_level (solo, scenario);
  solo->room = get_number (scenario, "room");
  solo->pivotal_room = get_number (scenario, "pivotal-room");
  solo->decisive_room = get_number (scenario, "decisive-room");
  solo->reserve_points = get_number (scenario, "reserve-points");
  solo->shuffled = MIN (get_number (scenario, "shuffled"), BELL_MAX_LOOK - 1);
  for (guint i = 0; i < BELL_N_ASKS; i++)
    solo->table[i] = TC_BOT_NO_TABLE;
  if (node == TC_NODE_NONE)
    return TRUE;

  solo->tables = tc_bot_tables_compile (rules->effects, &bell_bot_host, node, report);
  if (solo->tables == NULL)
    return FALSE;
  compile_decisions (solo, scenario);

  return TRUE;
}
