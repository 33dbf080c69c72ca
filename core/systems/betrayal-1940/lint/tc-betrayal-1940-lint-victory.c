/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Levels of the Victory Table: who wins them, and what they are worth to one another. */

gboolean
betrayal_lint_read_value (BetrayalLint *lint, TcNode level, gint64 *out_value, gint *out_rank)
{
  if (tc_scenario_is_bad (lint->scenario, level, "rank") ||
      tc_scenario_is_bad (lint->scenario, level, "value"))
    return FALSE;

  *out_rank = tc_scenario_get_enum (lint->scenario, level, "rank");
  *out_value = *out_rank + 1;
  if (tc_scenario_has (lint->scenario, level, "value"))
    tc_lint_read_int (lint->scenario, level, "value", out_value);

  return TRUE;
}

gboolean
betrayal_lint_has_same_winner (BetrayalLint *lint, TcNode a, TcNode b)
{
  static const char *const names[] = { "nation", "side", "against" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (tc_scenario_get_ref (lint->scenario, a, names[i]) !=
        tc_scenario_get_ref (lint->scenario, b, names[i]))
      return FALSE;

  return !tc_lint_has_bad_ref (lint->scenario, a) && !tc_lint_has_bad_ref (lint->scenario, b);
}

static void
judge_winner (BetrayalLint *lint, TcNode level)
{
  gboolean has_nation = tc_scenario_has (lint->scenario, level, "nation");
  gboolean has_side = tc_scenario_has (lint->scenario, level, "side");

  if (has_nation && has_side)
    tc_lint_add (lint->scenario, lint->report, "BTR025", level, "side",
                 _ ("A nation and a side: expected only one of them"));
  else if (!has_nation && !has_side)
    tc_lint_add (lint->scenario, lint->report, "BTR025", level, NULL,
                 _ ("Nobody can win this level: expected nation=\"...\" or side=\"...\""));
}

/* Nobody fights themselves, nor wins against a friend. */
static void
judge_loser (BetrayalLint *lint, TcNode level)
{
  TcNode nation = tc_scenario_get_ref (lint->scenario, level, "nation");
  TcNode against = tc_scenario_get_ref (lint->scenario, level, "against");
  TcNode side;
  TcNode other;

  if (against == TC_NODE_NONE)
    return;
  side = nation != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, nation, "side")
                                : tc_scenario_get_ref (lint->scenario, level, "side");
  other = tc_scenario_get_ref (lint->scenario, against, "side");
  if (nation == against || (side != TC_NODE_NONE && side == other))
    tc_lint_add (lint->scenario, lint->report, "BTR041", level, "against",
                 _ ("A victory against %s, which is on the winner's own side"),
                 tc_lint_get_title (lint->scenario, against));
}

static gboolean
is_for_seat (BetrayalLint *lint, TcNode level, TcNode seat)
{
  TcNode nation = tc_scenario_get_ref (lint->scenario, level, "nation");

  if (tc_lint_has_bad_ref (lint->scenario, level))
    return TRUE;
  if (nation != TC_NODE_NONE)
    return tc_scenario_get_ref (lint->scenario, nation, "seat") == seat;

  return tc_scenario_get_ref (lint->scenario, level, "side") ==
         tc_scenario_get_ref (lint->scenario, seat, "side");
}

/* While there are levels at all: a scenario without any is played for milestones. */
static void
judge_seat (BetrayalLint *lint, TcNode seat)
{
  TcNode level = TC_NODE_NONE;
  guint n = 0;

  while ((level = tc_scenario_find_by_role (lint->scenario, "victory", level)) != TC_NODE_NONE) {
    if (is_for_seat (lint, level, seat))
      return;
    n++;
  }
  if (n > 0 && !tc_lint_has_bad_ref (lint->scenario, seat) &&
      !tc_lint_is_duplicate (lint->scenario, seat))
    tc_lint_add (lint->scenario, lint->report, "BTR046", seat, "id",
                 _ ("%s cannot win: no level is for one of the nations of this player"),
                 tc_lint_get_title (lint->scenario, seat));
}

/* Reported at the minor one. */
static void
judge_value (BetrayalLint *lint, TcNode level, TcNode other)
{
  gint64 value, other_value;
  gint rank, other_rank;
  TcFinding *finding;

  if (!betrayal_lint_has_same_winner (lint, level, other) ||
      !betrayal_lint_read_value (lint, level, &value, &rank) ||
      !betrayal_lint_read_value (lint, other, &other_value, &other_rank) || rank >= other_rank ||
      value < other_value)
    return;
  finding = tc_lint_add (
    lint->scenario, lint->report, "BTR026", level,
    tc_scenario_has (lint->scenario, level, "value") ? "value" : NULL,
    _ ("A minor victory worth %" G_GINT64_FORMAT " is no less than %s, worth %" G_GINT64_FORMAT),
    value, tc_lint_get_title (lint->scenario, other), other_value);
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, other),
                          _ ("The major victory is here"));
}

void
betrayal_lint_victory (BetrayalLint *lint)
{
  TcNode level = TC_NODE_NONE;

  while ((level = tc_scenario_find_by_role (lint->scenario, "victory", level)) != TC_NODE_NONE) {
    TcNode other = TC_NODE_NONE;

    judge_winner (lint, level);
    judge_loser (lint, level);
    while ((other = tc_scenario_find_by_role (lint->scenario, "victory", other)) != TC_NODE_NONE)
      judge_value (lint, level, other);
  }
  level = TC_NODE_NONE;
  while (tc_report_count (lint->report, TC_SEVERITY_ERROR) == 0 &&
         (level = tc_scenario_find_by_role (lint->scenario, "seat", level)) != TC_NODE_NONE)
    judge_seat (lint, level);
  betrayal_lint_conditions (lint);
}
