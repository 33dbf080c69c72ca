/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Unit classes (3.1): units that can never move. */

/* What a unit of @class with @allowance pays for @terrain. FALSE when that is not known. */
static gboolean
read_cost (BetrayalLint *lint, TcNode class, TcNode terrain, gint64 allowance, gint64 *out_cost)
{
  for (TcNode enters = tc_scenario_find_child (lint->scenario, class, "enters");
       enters != TC_NODE_NONE; enters = tc_scenario_find_next (lint->scenario, enters))
    if (tc_scenario_get_ref (lint->scenario, enters, "terrain") == terrain)
      return tc_lint_read_int (lint->scenario, enters, "cost", out_cost);

  return tc_lint_read_int (lint->scenario, terrain, allowance > 1 ? "motorised-cost" : "cost",
                           out_cost);
}

static gboolean
can_enter_some (BetrayalLint *lint, TcNode class, gint64 allowance)
{
  TcNode terrain = TC_NODE_NONE;
  gint64 cost;

  while ((terrain = tc_scenario_find_by_role (lint->scenario, "terrain", terrain)) != TC_NODE_NONE)
    if (!read_cost (lint, class, terrain, allowance, &cost) || cost <= allowance)
      return TRUE;

  return FALSE;
}

/* Whether the unit is meant to move, and cannot: an allowance of 0 is for one that stays. */
static gboolean
is_stuck (BetrayalLint *lint, TcNode unit, TcNode class, gboolean *out_moves)
{
  TcNode face = tc_scenario_find_child (lint->scenario, unit, "full");
  gint64 allowance;

  if (face == TC_NODE_NONE || !tc_lint_read_int (lint->scenario, face, "movement", &allowance)) {
    *out_moves = TRUE;
    return FALSE;
  }
  if (allowance == 0)
    return FALSE;
  if (can_enter_some (lint, class, allowance)) {
    *out_moves = TRUE;
    return FALSE;
  }

  return TRUE;
}

static void
judge_class (BetrayalLint *lint, TcNode class)
{
  TcNode piece = TC_NODE_NONE;
  gboolean moves = FALSE;
  guint n = 0;

  while ((piece = tc_scenario_find_by_role (lint->scenario, "piece", piece)) != TC_NODE_NONE)
    if (betrayal_lint_is_kind (lint, piece, "unit") &&
        tc_scenario_get_ref (lint->scenario, piece, "class") == class)
      n += is_stuck (lint, piece, class, &moves);
  if (n > 0 && !moves)
    tc_lint_add (lint->scenario, lint->report, "BTR033", class, "id",
                 _ ("No unit of %s can enter any area: every terrain costs more than it may spend"),
                 tc_lint_get_title (lint->scenario, class));
}

void
betrayal_lint_classes (BetrayalLint *lint)
{
  TcNode class = TC_NODE_NONE;

  while ((class = tc_scenario_find_by_role (lint->scenario, "class", class)) != TC_NODE_NONE)
    if (!tc_lint_has_bad_ref (lint->scenario, class))
      judge_class (lint, class);
}
