/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"
#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"

/* Findings on numbers that nothing reaches and instructions that do nothing. */

static void
judge_points_of (BellLint *lint, TcNode node, const char *attribute)
{
  TcScenario *scenario = lint->scenario;
  gint64 limit = tc_scenario_get_int (
    scenario, tc_scenario_find_section (scenario, "tracks/victory-track"), "limit");

  if (node != TC_NODE_NONE && ABS (tc_scenario_get_int (scenario, node, attribute)) > limit)
    tc_lint_add (scenario, lint->report, "INF015", node, attribute,
                 _ ("The victory point track ends at %d"), (int) limit);
}

static void
judge_points (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");

  judge_points_of (lint, tc_scenario_find_section (scenario, "victory"), "points");
  judge_points_of (lint, tc_scenario_find_child (scenario, rules, "decision"), "least");
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup))
    judge_points_of (lint, setup, "points");
}

/* How many stages an invasion asks for. */
static void
judge_decision (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  TcNode decision = tc_scenario_find_child (scenario, rules, "decision");
  guint n_stages = bell_lint_count (lint, "mobilization/stage");

  if (decision != TC_NODE_NONE && tc_scenario_get_int (scenario, decision, "stages") > n_stages)
    tc_lint_add (scenario, lint->report, "INF019", decision, "stages",
                 _ ("The mobilization has %u stages"), n_stages);
}

/* -- Cards -- */

static void
judge_tab (BellLint *lint, TcNode card)
{
  TcScenario *scenario = lint->scenario;

  if (!tc_scenario_get_bool (scenario, card, "tab-event"))
    return;
  if (tc_scenario_get_ref (scenario, card, "tab") == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "INF016", card, "tab-event",
                 _ ("%s has no space on its tab"), tc_lint_get_title (scenario, card));
  else if (tc_scenario_find_child (scenario, card, "event") == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "INF016", card, "tab-event", _ ("%s has no event"),
                 tc_lint_get_title (scenario, card));
}

static void
judge_tabs (BellLint *lint)
{
  static const char *const paths[] = { "strategy-deck/card", "strategy-deck/final-card" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    TcNode card = tc_scenario_find_section (lint->scenario, paths[i]);

    for (; card != TC_NODE_NONE; card = tc_scenario_find_next (lint->scenario, card))
      judge_tab (lint, card);
  }
}

/* -- What does nothing -- */

static void
judge_relocations (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode stage = tc_scenario_find_section (scenario, "mobilization/stage");

  for (; stage != TC_NODE_NONE; stage = tc_scenario_find_next (scenario, stage)) {
    TcNode node = tc_scenario_find_child (scenario, stage, "relocate");

    if (node != TC_NODE_NONE &&
        tc_scenario_get_ref (scenario, node, "a") == tc_scenario_get_ref (scenario, node, "b"))
      tc_lint_add (scenario, lint->report, "INF017", node, "b",
                   _ ("This leads from a space to the same space"));
  }
}

static gboolean
is_same (TcScenario *scenario, TcNode a, TcNode b)
{
  static const char *const attributes[] = { "space", "side", "box", "dimension" };
  const TcSchemaContent *content = tc_scenario_get_element (scenario, a)->content;

  if (tc_scenario_get_element (scenario, a) != tc_scenario_get_element (scenario, b) ||
      strcmp (tc_scenario_get_name (scenario, a), "hitlers-decision") == 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++) {
    if (tc_schema_content_find_attribute (content, attributes[i]) != NULL &&
        tc_scenario_get_ref (scenario, a, attributes[i]) !=
          tc_scenario_get_ref (scenario, b, attributes[i]))
      return FALSE;
  }

  return TRUE;
}

static void
judge_instruction (BellLint *lint, TcNode round, TcNode node)
{
  TcScenario *scenario = lint->scenario;
  gint64 limit = bell_lint_read_rule (lint, "influence", "limit");
  TcNode other = tc_scenario_get_first_child (scenario, round);
  TcFinding *finding;

  if (strcmp (tc_scenario_get_name (scenario, node), "clear") == 0 &&
      tc_scenario_get_int (scenario, node, "leave") >= limit)
    tc_lint_add (scenario, lint->report, "INF017", node, "leave",
                 _ ("A space holds at most %d cubes of a side, so none is taken"), (int) limit);
  while (other != node && !is_same (scenario, other, node))
    other = tc_scenario_get_next_sibling (scenario, other);
  if (other == node)
    return;
  finding = tc_lint_add (scenario, lint->report, "INF018", node, NULL,
                         _ ("The round card has this instruction already"));
  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, other), _ ("The other one is here"));
}

static void
judge_instructions (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode round = tc_scenario_find_section (scenario, "rounds/round");

  for (; round != TC_NODE_NONE; round = tc_scenario_find_next (scenario, round)) {
    TcNode node = tc_scenario_get_first_child (scenario, round);

    for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node))
      judge_instruction (lint, round, node);
  }
}

/* -- The solo opponent -- */

#define BIT(action) (1u << BELL_ACTION_##action)
#define OPERATIONS  (BIT (PERSUADE) | BIT (ESCALATE) | BIT (STOP))

/* What can be chosen where a question is asked, in the order of the schema. */
static const guint answers[] = {
  BIT (EVENT) | BIT (REUSE) | BIT (OPERATE),
  OPERATIONS,
  BIT (FREE),
  BIT (MOBILIZE),
  BIT (RESOLVE),
  OPERATIONS | BIT (SPREAD),
  BIT (SPREAD) | BIT (STOP),
  OPERATIONS | BIT (EVENT),
  BIT (SCORE_FIRST),
  BIT (FIRST) | BIT (SECOND),
  BIT (PLACE) | BIT (STOP),
  BIT (REMOVE) | BIT (STOP),
  BIT (MOVE) | BIT (STOP),
  BIT (OPTION) | BIT (ACCEPT) | BIT (DISK) | BIT (STOP),
};

guint
bell_lint_get_answers (gint question)
{
  return answers[question];
}

/* The rows of a table that only eliminates have no actions. */
static void
judge_answer (BellLint *lint, TcNode decision)
{
  TcScenario *scenario = lint->scenario;
  TcNode table = tc_scenario_get_ref (scenario, decision, "table");
  TcNode row = tc_scenario_find_child (scenario, table, "row");
  gint question = tc_scenario_get_enum (scenario, decision, "question");
  gboolean is_answered = row == TC_NODE_NONE;

  for (; row != TC_NODE_NONE; row = tc_scenario_find_next (scenario, row))
    is_answered |= (answers[question] >> tc_scenario_get_enum (scenario, row, "action") & 1) != 0;
  if (!is_answered)
    tc_lint_add (scenario, lint->report, "INF020", decision, "table",
                 _ ("No row of %s has an action that is possible here"),
                 tc_lint_get_title (scenario, table));
}

void
bell_lint_numbers (BellLint *lint)
{
  TcNode node = tc_scenario_find_section (lint->scenario, "solo-opponent/decision");

  judge_points (lint);
  judge_decision (lint);
  judge_tabs (lint);
  judge_relocations (lint);
  judge_instructions (lint);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    judge_answer (lint, node);
}
