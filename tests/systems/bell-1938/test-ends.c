/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What positions come to: who has won or would, what is reached, and what the search makes of it.
 */

static const BellRow rows[] = {
  /* A point at least, and no fewer cubes where an arrow leads to the President than White has there
   */
  { "at-even", "put president 0 1", "outcome", "reached 1, levels 1 0: 1 0" },
  { "points-without-the-president", "vp 3", "outcome", "reached 2, levels 0 1: 0 1" },
  { "points-and-the-president", "vp 3; put president 0 1", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "points-and-a-tie-in-the-president", "vp 3; put president 1 1", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "points-and-fewer-in-the-president", "vp 3; put president 2 1", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "one-point-and-the-president", "vp 1; put president 0 1", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "no-point-and-the-president", "vp 0; put president 0 4", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "pressing-from-government", "vp 1; put president 3 0; put government 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-opposition", "vp 1; put president 3 0; put opposition 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-general-staff", "vp 1; put president 3 0; put general-staff 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-united-kingdom", "vp 1; put president 3 0; put united-kingdom 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-france", "vp 1; put president 3 0; put france 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-soviet-union", "vp 1; put president 3 0; put soviet-union 0 3", "outcome",
    "reached 2, levels 0 1: 0 1" },
  { "pressing-from-press", "vp 1; put president 3 0; put press 0 3", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "pressing-from-czechoslovaks", "vp 1; put president 3 0; put czechoslovaks 0 3", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "pressing-from-state-defense-guard", "vp 1; put president 3 0; put state-defense-guard 0 3",
    "outcome", "reached 1, levels 1 0: 1 0" },
  { "pressing-from-moravian-hqs", "vp 1; put president 3 0; put moravian-hqs 0 3", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "pressing-from-csr-germans", "vp 1; put president 3 0; put csr-germans 0 3", "outcome",
    "reached 1, levels 1 0: 1 0" },
  { "two-of-three-do-not-press",
    "vp 1; put president 3 0; put government 0 2; put opposition 0 2; put general-staff 0 2",
    "outcome", "reached 1, levels 1 0: 1 0" },
  { "points-of-white", "vp -3; put president 0 4", "outcome", "reached 1, levels 1 0: 1 0" },
  /* Milestones */
  { "none", "", "milestones", "" },
  { "after-a-breach-of-tension",
    "put united-kingdom 0 0; empty 0; hand white ultimatum,cabinet-caution; hand green manifesto; "
    "play spend ultimatum; play escalate > united-kingdom; empty 0; play escalate > united-kingdom",
    "milestones", "tension" },
  { "after-a-breach-of-tension-log",
    "put united-kingdom 0 0; empty 0; hand white ultimatum,cabinet-caution; hand green manifesto; "
    "play spend ultimatum; play escalate > united-kingdom; empty 0; play escalate > united-kingdom",
    "log",
    "Concede breaches Concede Escalation (rules: Crisis Tracks)\n"
    "3 cubes go from Concede Escalation to Concede Cube Pool (rules: Crisis Tracks)\n"
    "5 cubes go from Concede Escalation to Defend Cube Pool (rules: Crisis Tracks)\n"
    "Concede breaches Concede Tension (rules: Crisis Tracks)\n"
    "1 cube goes from Concede Tension to Concede Cube Pool (rules: Crisis Tracks)\n"
    "3 cubes go from Concede Tension to Defend Cube Pool (rules: Crisis Tracks)\n"
    "Victory points for Defend: 1. Now 1 for Defend (rules: Victory Point Track)\n" },
  { "after-a-breach-of-escalation",
    "empty 0; hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum; "
    "play escalate > united-kingdom",
    "milestones", "" },
  /* What it is to the search */
  { "evaluate-even", "", "evaluate white", "500" },
  { "evaluate-points", "vp 2", "evaluate green", "590" },
  { "evaluate-points-of-the-other", "vp 2", "evaluate white", "410" },
  { "evaluate-the-president", "put president 0 1", "evaluate green", "522" },
  { "evaluate-a-dimension", "put united-kingdom 1 0; put france 1 0; put soviet-union 1 0",
    "evaluate white", "580" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("ends", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
