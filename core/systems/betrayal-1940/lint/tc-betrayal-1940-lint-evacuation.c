/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Evacuation (3.2.3): who leaves, from where, and how many. */

static void
fix_evacuates (BetrayalLint *lint, TcFinding *finding, TcNode nation)
{
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, nation);

  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "evacuates", "true"),
                   _ ("Let units of %s evacuate"), tc_lint_get_title (lint->scenario, nation));
}

static gboolean
is_known_to_stay (BetrayalLint *lint, TcNode nation)
{
  return !tc_scenario_is_bad (lint->scenario, nation, "evacuates") &&
         !tc_scenario_get_bool (lint->scenario, nation, "evacuates");
}

/* What is said of an evacuation that there is none of. TRUE after a finding. */
static gboolean
judge_stayers (BetrayalLint *lint, TcNode nation)
{
  static const char *const names[] = { "evacuates-from", "evacuation-limit",
                                       "evacuation-limit-per-turn" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcFinding *finding;

    if (!tc_scenario_has (lint->scenario, nation, names[i]))
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "BTR030", nation, names[i],
                           _ ("%s does nothing: %s does not evacuate"), names[i],
                           tc_lint_get_title (lint->scenario, nation));
    fix_evacuates (lint, finding, nation);
    return TRUE;
  }

  return FALSE;
}

static gboolean
has_port (BetrayalLint *lint, TcNode zone)
{
  for (TcNode in = tc_scenario_find_child (lint->scenario, zone, "in"); in != TC_NODE_NONE;
       in = tc_scenario_find_next (lint->scenario, in)) {
    TcNode area = tc_scenario_get_ref (lint->scenario, in, "area");

    if (area == TC_NODE_NONE || tc_scenario_is_bad (lint->scenario, area, "port") ||
        tc_scenario_get_bool (lint->scenario, area, "port"))
      return TRUE;
  }

  return FALSE;
}

static void
judge_limit (BetrayalLint *lint, TcNode nation, const char *name)
{
  gint64 limit;

  if (tc_scenario_has (lint->scenario, nation, name) &&
      tc_lint_read_int (lint->scenario, nation, name, &limit) && limit == 0)
    tc_lint_add (lint->scenario, lint->report, "BTR031", nation, name,
                 _ ("With a limit of 0 no unit of %s can evacuate"),
                 tc_lint_get_title (lint->scenario, nation));
}

static void
judge_nation (BetrayalLint *lint, TcNode nation)
{
  TcNode zone;

  if (is_known_to_stay (lint, nation)) {
    judge_stayers (lint, nation);
    return;
  }

  zone = tc_scenario_get_ref (lint->scenario, nation, "evacuates-from");
  if (zone != TC_NODE_NONE && !has_port (lint, zone))
    tc_lint_add (lint->scenario, lint->report, "BTR031", nation, "evacuates-from",
                 _ ("No unit of %s can evacuate: no area of %s is a port"),
                 tc_lint_get_title (lint->scenario, nation),
                 tc_lint_get_title (lint->scenario, zone));
  judge_limit (lint, nation, "evacuation-limit");
  judge_limit (lint, nation, "evacuation-limit-per-turn");
}

void
betrayal_lint_evacuation (BetrayalLint *lint)
{
  TcNode nation = TC_NODE_NONE;

  while ((nation = tc_scenario_find_by_role (lint->scenario, "owner", nation)) != TC_NODE_NONE)
    judge_nation (lint, nation);
}

gboolean
betrayal_lint_counts_evacuated (BetrayalLint *lint, TcNode node, TcNode nation, gint64 wanted)
{
  TcFinding *finding;
  gint64 limit;

  if (tc_scenario_get_bool (lint->scenario, node, "or-on-map"))
    return TRUE;

  if (tc_scenario_has (lint->scenario, nation, "evacuation-limit") &&
      tc_lint_read_int (lint->scenario, nation, "evacuation-limit", &limit) && limit > 0 &&
      wanted > limit) {
    tc_lint_add (lint->scenario, lint->report, "NUM006", node, "at-least",
                 _ ("At least %" G_GINT64_FORMAT " evacuated units, but only %" G_GINT64_FORMAT
                    " of %s may evacuate"),
                 wanted, limit, tc_lint_get_title (lint->scenario, nation));
    return FALSE;
  }
  if (!is_known_to_stay (lint, nation))
    return TRUE;

  finding = tc_lint_add (lint->scenario, lint->report, "NUM006", node, "nation",
                         _ ("No unit of %s can be counted here: the nation does not evacuate"),
                         tc_lint_get_title (lint->scenario, nation));
  fix_evacuates (lint, finding, nation);

  return FALSE;
}
