/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Levels of the Victory Table: who wins them, and what they are worth to one another. */

/* FALSE when it is not known. */
static gboolean
read_value (BetrayalLint *lint, TcNode level, gint64 *out_value, gint *out_rank)
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

static gboolean
has_same_winner (BetrayalLint *lint, TcNode a, TcNode b)
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

/* Reported at the minor one. */
static void
judge_value (BetrayalLint *lint, TcNode level, TcNode other)
{
  gint64 value, other_value;
  gint rank, other_rank;
  TcFinding *finding;

  if (!has_same_winner (lint, level, other) || !read_value (lint, level, &value, &rank) ||
      !read_value (lint, other, &other_value, &other_rank) || rank >= other_rank ||
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
    while ((other = tc_scenario_find_by_role (lint->scenario, "victory", other)) != TC_NODE_NONE)
      judge_value (lint, level, other);
  }
}
