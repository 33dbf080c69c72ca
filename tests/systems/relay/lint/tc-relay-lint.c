/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* A setup that begins where letters wait. */
void
relay_lint (TcScenario *scenario, TcReport *report)
{
  TcNode setup = TC_NODE_NONE;

  while ((setup = tc_scenario_find_by_role (scenario, "setup", setup)) != TC_NODE_NONE) {
    TcNode town = tc_scenario_get_ref (scenario, setup, "start");
    gint64 letters = 0;

    if (town == TC_NODE_NONE || !tc_scenario_read_int (scenario, town, "letters", &letters) ||
        letters == 0)
      continue;
    tc_report_add (report, "RLY001", tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, setup),
                   "%d letters wait at the start \"%s\"", (int) letters,
                   tc_scenario_get_string (scenario, town, "id"));
  }
}
