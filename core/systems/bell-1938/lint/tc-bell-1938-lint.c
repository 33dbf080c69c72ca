/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Findings on sides, the board, the tracks, the decks and the rounds. */

gint64
bell_lint_read_rule (BellLint *lint, const char *section, const char *name)
{
  TcNode rules = tc_scenario_find_section (lint->scenario, "rules");
  TcNode node = tc_scenario_find_child (lint->scenario, rules, section);
  const TcSchemaElement *element;

  if (node != TC_NODE_NONE)
    return tc_scenario_get_int (lint->scenario, node, name);
  element = tc_schema_content_find_element (
    tc_scenario_get_element (lint->scenario, rules)->content, section, NULL);

  return g_ascii_strtoll (tc_schema_content_find_attribute (element->content, name)->default_value,
                          NULL, 10);
}

guint
bell_lint_count (BellLint *lint, const char *path)
{
  TcNode node = tc_scenario_find_section (lint->scenario, path);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    n++;

  return n;
}

gboolean
bell_lint_is_named (BellLint *lint, TcNode node, const char *attribute, const char *name)
{
  TcNode target = tc_scenario_get_ref (lint->scenario, node, attribute);

  return target != TC_NODE_NONE &&
         strcmp (tc_scenario_get_name (lint->scenario, target), name) == 0;
}

/* -- Sides -- */

/* The elements at @path are for one side each. */
static void
judge_sides (BellLint *lint, const char *path, const char *code)
{
  TcNode first = tc_scenario_find_section (lint->scenario, path);
  TcNode second = first != TC_NODE_NONE ? tc_scenario_find_next (lint->scenario, first) : first;
  TcNode side = tc_scenario_get_ref (lint->scenario, first, "side");
  TcFinding *finding;

  if (second == TC_NODE_NONE || tc_scenario_get_ref (lint->scenario, second, "side") != side)
    return;
  finding = tc_lint_add (lint->scenario, lint->report, code, second, "side",
                         _ ("%s belongs to both; expected one for each side"),
                         tc_lint_get_title (lint->scenario, side));
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, first), _ ("The other one is here"));
}

static void
judge_final_cards (BellLint *lint)
{
  TcNode first = tc_scenario_find_section (lint->scenario, "strategy-deck/final-card");

  if (first != TC_NODE_NONE)
    judge_sides (lint, "strategy-deck/final-card", "INF009");
}

/* -- The board -- */

static void
judge_dimensions (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode space = tc_scenario_find_section (scenario, "influence-board/space");
  TcNode restricted = TC_NODE_NONE;

  for (; space != TC_NODE_NONE; space = tc_scenario_find_next (scenario, space)) {
    if (!bell_lint_is_named (lint, space, "dimension", "dimension"))
      tc_lint_add (scenario, lint->report, "INF002", space, "dimension",
                   _ ("%s is not a dimension"),
                   tc_scenario_get_string (scenario, space, "dimension"));
  }
  for (TcNode round = tc_scenario_find_section (scenario, "rounds/round"); round != TC_NODE_NONE;
       round = tc_scenario_find_next (scenario, round)) {
    restricted = tc_scenario_find_child (scenario, round, "restrict");
    for (; restricted != TC_NODE_NONE; restricted = tc_scenario_find_next (scenario, restricted)) {
      if (!bell_lint_is_named (lint, restricted, "dimension", "dimension"))
        tc_lint_add (scenario, lint->report, "INF002", restricted, "dimension",
                     _ ("%s is not a dimension"),
                     tc_scenario_get_string (scenario, restricted, "dimension"));
    }
  }
}

/* An arrow that another one already says. */
static void
judge_arrow (BellLint *lint, TcNode arrow)
{
  TcScenario *scenario = lint->scenario;
  TcNode a = tc_scenario_get_ref (scenario, arrow, "a");
  TcNode b = tc_scenario_get_ref (scenario, arrow, "b");
  TcNode other = tc_scenario_find_section (scenario, "influence-board/arrow");

  for (; other != arrow; other = tc_scenario_find_next (scenario, other)) {
    TcFinding *finding;

    if (tc_scenario_get_ref (scenario, other, "a") != b ||
        tc_scenario_get_ref (scenario, other, "b") != a ||
        (!tc_scenario_get_bool (scenario, other, "both") &&
         !tc_scenario_get_bool (scenario, arrow, "both")))
      continue;
    finding = tc_lint_add (scenario, lint->report, "INF008", arrow, NULL,
                           _ ("Another arrow joins %s and %s in both directions"),
                           tc_lint_get_title (scenario, a), tc_lint_get_title (scenario, b));
    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, other), _ ("The other one is here"));
  }
}

static void
judge_arrows (BellLint *lint)
{
  TcNode arrow = tc_scenario_find_section (lint->scenario, "influence-board/arrow");

  for (; arrow != TC_NODE_NONE; arrow = tc_scenario_find_next (lint->scenario, arrow))
    judge_arrow (lint, arrow);
}

/* -- Tracks -- */

static void
judge_stages (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode stage = tc_scenario_find_section (scenario, "mobilization/stage");
  gint64 n_spaces = bell_lint_count (lint, "tracks/german-track/german-space");
  gint64 before = 0;

  for (; stage != TC_NODE_NONE; stage = tc_scenario_find_next (scenario, stage)) {
    gint64 disks = tc_scenario_get_int (scenario, stage, "disks");

    if (disks > n_spaces)
      tc_lint_add (scenario, lint->report, "INF006", stage, "disks",
                   _ ("The German Activity track has room for %d disks"), (int) n_spaces);
    else if (disks < before)
      tc_lint_add (scenario, lint->report, "INF007", stage, "disks",
                   _ ("The stage before it needs %d disks"), (int) before);
    before = disks;
  }
}

static void
judge_milestones (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    gint64 watch = tc_scenario_get_enum (scenario, node, "event");
    gint64 most = watch == BELL_WATCH_MOBILIZED ? bell_lint_count (lint, "mobilization/stage")
                  : watch == BELL_WATCH_DISKS
                    ? bell_lint_count (lint, "tracks/german-track/german-space") * 8
                    : G_MAXINT;

    if (tc_scenario_get_int (scenario, node, "count") > most)
      tc_lint_add (scenario, lint->report, "INF014", node, "count",
                   _ ("No more than %d can happen"), (int) most);
  }
}

/* -- Cards and rounds -- */

static void
judge_decks (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  gint64 n_rounds = bell_lint_count (lint, "rounds/round");
  gint64 cards = bell_lint_read_rule (lint, "hand", "cards");
  gint64 objectives = bell_lint_read_rule (lint, "hand", "objectives");
  gint64 n_cards = bell_lint_count (lint, "strategy-deck/card");
  gint64 n_objectives = bell_lint_count (lint, "objective-deck/objective");

  if (n_cards < 2 * cards * n_rounds)
    tc_lint_add (scenario, lint->report, "INF010",
                 tc_scenario_find_section (scenario, "strategy-deck"), NULL,
                 ngettext ("%d round deals %d strategy cards, but there are %d",
                           "%d rounds deal %d strategy cards, but there are %d", n_rounds),
                 (int) n_rounds, (int) (2 * cards * n_rounds), (int) n_cards);
  if (n_objectives < 2 * objectives * n_rounds)
    tc_lint_add (scenario, lint->report, "INF011",
                 tc_scenario_find_section (scenario, "objective-deck"), NULL,
                 ngettext ("%d round deals %d objectives, but there are %d",
                           "%d rounds deal %d objectives, but there are %d", n_rounds),
                 (int) n_rounds, (int) (2 * objectives * n_rounds), (int) n_objectives);
}

static void
judge_plays (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  TcNode hand = tc_scenario_find_child (scenario, rules, "hand");

  if (hand == TC_NODE_NONE || tc_scenario_get_int (scenario, hand, "plays") <=
                                tc_scenario_get_int (scenario, hand, "cards"))
    return;
  tc_lint_add (scenario, lint->report, "INF012", hand, "plays",
               _ ("%d cards are played, but %d are dealt"),
               (int) tc_scenario_get_int (scenario, hand, "plays"),
               (int) tc_scenario_get_int (scenario, hand, "cards"));
}

/* Disks that round cards place. */
static void
judge_rounds (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode round = tc_scenario_find_section (scenario, "rounds/round");

  for (; round != TC_NODE_NONE; round = tc_scenario_find_next (scenario, round)) {
    TcNode disk = tc_scenario_find_child (scenario, round, "german-disk");

    for (; disk != TC_NODE_NONE; disk = tc_scenario_find_next (scenario, disk)) {
      if (!bell_lint_is_named (lint, disk, "box", "german-space"))
        tc_lint_add (scenario, lint->report, "INF005", disk, "box",
                     _ ("%s is not a space of the German Activity track"),
                     tc_scenario_get_string (scenario, disk, "box"));
    }
  }
}

/* What an event looks at is limited. */
static void
judge_looks (BellLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = tc_scenario_find_by_role (scenario, "effect", TC_NODE_NONE);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "effect", node)) {
    if (strcmp (tc_scenario_get_name (scenario, node), "look") == 0 &&
        tc_scenario_get_int (scenario, node, "count") > BELL_MAX_LOOK)
      tc_lint_add (scenario, lint->report, "INF013", node, "count",
                   _ ("At most %d cards can be looked at"), BELL_MAX_LOOK);
  }
}

void
bell_lint (TcScenario *scenario, TcReport *report)
{
  BellLint lint = { scenario, report };

  if (!tc_scenario_is_valid (scenario))
    return;
  judge_sides (&lint, "seat", "INF001");
  judge_sides (&lint, "tracks/crisis-track", "INF001");
  judge_sides (&lint, "pieces/cube/of", "INF001");
  judge_final_cards (&lint);
  judge_dimensions (&lint);
  judge_arrows (&lint);
  judge_stages (&lint);
  judge_decks (&lint);
  judge_plays (&lint);
  judge_rounds (&lint);
  judge_looks (&lint);
  judge_milestones (&lint);
  bell_lint_numbers (&lint);
  bell_lint_setups (&lint);
  bell_lint_sense (&lint);
}
