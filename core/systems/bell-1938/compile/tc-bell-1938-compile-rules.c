/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Numbers and switches of the rules, and the ways to begin. */

static guint8
get_number (TcScenario *scenario, const char *section, const char *name)
{
  return (guint8) g_ascii_strtoull (tc_ruleset_read_string (scenario, "rules", section, name), NULL,
                                    10);
}

static gboolean
get_switch (TcScenario *scenario, const char *section, const char *name)
{
  const char *word = tc_ruleset_read_string (scenario, "rules", section, name);

  return strcmp (word, "true") == 0 || strcmp (word, "1") == 0;
}

/* Victory: the space that decides and, where the scenario says so, those that exert pressure over
 * it. */
static void
find_decisive (BellRules *rules)
{
  const guint64 *pressers = bell_nth_set (rules, rules->pressers, rules->win_space);

  rules->decisive = bell_rules_add (rules, rules->n_words, sizeof (guint64));
  if (rules->win_pressure)
    memcpy (rules->decisive, pressers, rules->n_words * sizeof *pressers);
  bell_add (rules->decisive, rules->win_space);
}

static void
compile_victory (BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  TcNode victory = tc_scenario_find_section (scenario, "victory");

  rules->win_space = bell_compile_find (ruleset, scenario, victory, "space", 0);
  rules->win_points = (guint8) tc_scenario_get_int (scenario, victory, "points");
  rules->win_pressure = tc_scenario_get_bool (scenario, victory, "pressure");
  find_decisive (rules);
}

void
bell_compile_rules (BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  rules->cards = get_number (scenario, "hand", "cards");
  rules->plays = get_number (scenario, "hand", "plays");
  rules->objectives = get_number (scenario, "hand", "objectives");
  rules->limit = get_number (scenario, "influence", "limit");
  rules->bonus_operations = get_number (scenario, "bonus", "operations");
  rules->bonus_spread = get_number (scenario, "bonus", "spread");
  rules->decision_least = get_number (scenario, "decision", "least");
  rules->decision_stages = get_number (scenario, "decision", "stages");
  rules->final_hand = get_number (scenario, "final", "hand");
  rules->final_operations = get_number (scenario, "final", "operations");
  rules->cancels = get_switch (scenario, "final", "cancel");
  rules->dimension_points = get_number (scenario, "scoring", "dimension");
  for (TcNode node = tc_scenario_find_section (scenario, "dimension"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    guint index = bell_compile_find (ruleset, scenario, node, "id", rules->dimension_things.first);

    rules->final_dimensions |= (guint8) (tc_scenario_get_bool (scenario, node, "final") << index);
  }
  compile_victory (rules, ruleset, scenario);
}

/* -- Setups -- */

static guint16
find_side (const BellRules *rules, const TcRuleset *ruleset, TcScenario *scenario, TcNode node)
{
  return bell_compile_find (ruleset, scenario, node, "side", rules->side_things.first);
}

static void
add_free_cubes (BellRules *rules,
                BellSetup *setup,
                const TcRuleset *ruleset,
                TcScenario *scenario,
                TcNode node)
{
  TcNode in = tc_scenario_find_child (scenario, node, "in");
  guint nth = setup->n_free++;

  setup->free_most[nth] = bell_rules_add (rules, rules->n_spaces, sizeof (guint8));
  setup->free_side[nth] = find_side (rules, ruleset, scenario, node);
  setup->free_count[nth] = (guint16) tc_scenario_get_int (scenario, node, "count");
  for (; in != TC_NODE_NONE; in = tc_scenario_find_next (scenario, in)) {
    guint space = bell_compile_find (ruleset, scenario, in, "space", 0);

    setup->free_most[nth][space] =
      (guint8) MIN (tc_scenario_get_int (scenario, in, "most"), G_MAXUINT8);
  }
}

/* How many cubes of a side the setup has, those that are placed freely included. */
static guint
count_cubes (const BellRules *rules, const BellSetup *setup, guint side)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_holders; i++)
    n += setup->cubes[i][side];
  for (guint i = 0; i < setup->n_free; i++)
    n += setup->free_side[i] == side ? setup->free_count[i] : 0;

  return n;
}

/* Whether a free setup has room for all its cubes. */
static gboolean
has_room (const BellRules *rules, const BellSetup *setup, guint nth)
{
  guint side = setup->free_side[nth];
  guint room = 0;

  for (guint i = 0; i < rules->n_spaces; i++)
    room +=
      MIN (setup->free_most[nth][i], rules->limit - MIN (rules->limit, setup->cubes[i][side]));

  return room >= setup->free_count[nth];
}

/* Setup: every cube is somewhere (rule 25), and no space holds more than it can. */
static gboolean
is_whole (const BellRules *rules, const BellSetup *setup)
{
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    if (count_cubes (rules, setup, side) != rules->n_cubes[side])
      return FALSE;
    for (guint i = 0; i < rules->n_spaces; i++) {
      if (setup->cubes[i][side] > rules->limit)
        return FALSE;
    }
  }
  for (guint i = 0; i < setup->n_free; i++) {
    if (!has_room (rules, setup, i))
      return FALSE;
  }

  return TRUE;
}

static void
add_puts (BellRules *rules,
          BellSetup *setup,
          const TcRuleset *ruleset,
          TcScenario *scenario,
          TcNode node)
{
  TcNode put = tc_scenario_find_child (scenario, node, "put");
  TcNode disk = tc_scenario_find_child (scenario, node, "put-disk");
  TcNode cubes = tc_scenario_find_child (scenario, node, "free-cubes");

  for (; put != TC_NODE_NONE; put = tc_scenario_find_next (scenario, put))
    setup->cubes[bell_compile_find (ruleset, scenario, put, "in", 0)]
                [find_side (rules, ruleset, scenario, put)] +=
      (guint16) tc_scenario_get_int (scenario, put, "count");
  for (; disk != TC_NODE_NONE; disk = tc_scenario_find_next (scenario, disk)) {
    guint german = bell_compile_find (ruleset, scenario, disk, "box", rules->first_german);

    if (german < rules->n_german)
      setup->disks |= (guint8) (1u << german);
  }
  for (; cubes != TC_NODE_NONE; cubes = tc_scenario_find_next (scenario, cubes))
    add_free_cubes (rules, setup, ruleset, scenario, cubes);
}

gboolean
bell_compile_setups (BellRules *rules, TcRuleset *ruleset, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "setups/setup");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BellSetup *setup = &rules->setups[rules->n_setups++];

    setup->cubes = bell_rules_add (rules, rules->n_holders, sizeof setup->cubes[0]);
    setup->points = (gint8) tc_scenario_get_int (scenario, node, "points");
    setup->initiative =
      rules
        ->seat[bell_compile_find (ruleset, scenario, node, "initiative", rules->side_things.first)];
    add_puts (rules, setup, ruleset, scenario, node);
    if (!is_whole (rules, setup))
      return FALSE;
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
  }

  return TRUE;
}
