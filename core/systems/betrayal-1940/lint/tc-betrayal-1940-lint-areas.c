/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Areas by their switches: who may be there, and who comes back there. */

gboolean
betrayal_lint_is_area (BetrayalLint *lint, TcNode area, const char *name)
{
  if (!tc_scenario_has (lint->scenario, area, name))
    name = "border";

  return !tc_scenario_is_bad (lint->scenario, area, name) &&
         tc_scenario_get_bool (lint->scenario, area, name);
}

/* Rule 3.2.2 b: when the last place for returns is switched off, the Regroup Box never empties. */
static void
judge_returns (BetrayalLint *lint)
{
  TcNode area = TC_NODE_NONE;
  TcNode off = TC_NODE_NONE;

  while ((area = tc_scenario_find_by_role (lint->scenario, "space", area)) != TC_NODE_NONE) {
    if (betrayal_lint_is_area (lint, area, "returns") ||
        tc_scenario_is_bad (lint->scenario, area, "returns"))
      return;
    if (off == TC_NODE_NONE && tc_scenario_has (lint->scenario, area, "returns"))
      off = area;
  }
  if (off != TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "BTR034", off, "returns",
                 _ ("No area is left where German units return from the Regroup Box (3.2.2)"));
}

void
betrayal_lint_areas (BetrayalLint *lint)
{
  judge_returns (lint);
}
