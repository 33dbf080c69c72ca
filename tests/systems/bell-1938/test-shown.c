/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What lies on the board, as everybody sees it: all, or a seat where one is named. */

static const BellRow rows[] = {
  /* Words above the board */
  { "status", "", "shown status", "?shown/status" },
  { "status-of-one-point", "vp 1", "shown status", "?shown/status-of-one-point" },
  { "status-of-white", "vp -3", "shown status", "?shown/status-of-white" },
  { "prompt-play", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown prompt white", "?shown/prompt-play" },
  { "prompt-of-others", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown prompt green", "?shown/prompt-of-others" },
  { "prompt-operate",
    "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum",
    "shown prompt white", "?shown/prompt-operate" },
  { "prompt-event", "hand white rally-speech; play event rally-speech", "shown prompt white",
    "?shown/prompt-event" },
  { "prompt-initiative", "step initiative", "shown prompt green", "?shown/prompt-initiative" },
  { "prompt-bonus-order", "put united-kingdom 1 0; put president 1 0; step bonus",
    "shown prompt white", "?shown/prompt-bonus-order" },
  { "prompt-bonus", "put united-kingdom 1 0; step bonus", "shown prompt white",
    "?shown/prompt-bonus" },
  /* Spaces: whose they are, and what lies there */
  { "space-empty", "", "shown press", "?shown/space-empty" },
  { "space-of-white", "put press 2 1", "shown press", "?shown/space-of-white" },
  { "space-of-green", "put press 1 2", "shown press", "?shown/space-of-green" },
  { "space-of-nobody", "put press 2 2", "shown press", "?shown/space-of-nobody" },
  { "pivotal-space", "put united-kingdom 1 0", "shown united-kingdom", "?shown/pivotal-space" },
  { "pool-of-white", "", "shown concede-pool", "?shown/pool-of-white" },
  { "escalation-of-white", "", "shown concede-escalation", "?shown/escalation-of-white" },
  { "tension-of-green", "", "shown defend-tension", "?shown/tension-of-green" },
  { "german-track", "disks 3", "shown german-1", "?shown/german-track" },
  { "german-track-empty", "disks 3", "shown german-3", "?shown/german-track-empty" },
  { "mobilization", "", "shown general", "?shown/mobilization" },
  /* Cards */
  { "hand-own", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white white", "?shown/hand-own" },
  { "hand-of-others", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white green", "?shown/hand-of-others" },
  { "hand-for-all", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white", "?shown/hand-for-all" },
  { "aside-own", "aside white ultimatum", "shown aside-white white", "?shown/aside-own" },
  { "aside-of-others", "aside white ultimatum", "shown aside-white green",
    "?shown/aside-of-others" },
  { "deck", "hand white ultimatum,cabinet-caution; hand green manifesto", "shown deck",
    "?shown/deck" },
  { "deck-for-white", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown deck white", "?shown/deck-for-white" },
  { "deck-for-green", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown deck green", "?shown/deck-for-green" },
  { "discards",
    "hand white cabinet-caution,war-scare; hand green manifesto; play spend cabinet-caution; play "
    "done; play spend manifesto; play done",
    "shown discard green", "?shown/discards" },
  { "in-play", "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum",
    "shown table green", "?shown/in-play" },
  { "final-card",
    "hand white manifesto,war-scare; hand green divided-paris; play commit manifesto; play done",
    "shown seat-white", "?shown/final-card" },
  { "seat", "", "shown seat-green", "?shown/seat" },
  /* The victory point track */
  { "even", "", "shown victory-points", "?shown/even" },
  { "at-the-end", "vp -5", "shown victory-points", "?shown/at-the-end" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("shown", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
