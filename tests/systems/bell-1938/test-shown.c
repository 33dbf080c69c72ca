/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What lies on the board, as everybody sees it: all, or a seat where one is named. */

static const BellRow rows[] = {
  /* Words above the board */
  { "status", "", "shown status", "Round 1: 0 victory points for Concede" },
  { "status-of-one-point", "vp 1", "shown status", "Round 1: 1 victory point for Defend" },
  { "status-of-white", "vp -3", "shown status", "Round 1: 3 victory points for Concede" },
  { "prompt-play", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown prompt white", "Which card do you play, and how?" },
  { "prompt-of-others", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown prompt green", "" },
  { "prompt-operate",
    "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum",
    "shown prompt white", "Where do you place or remove a cube? 3 Operations Points left" },
  { "prompt-event", "hand white rally-speech; play event rally-speech", "shown prompt white",
    "Where does the freed cube go?" },
  { "prompt-initiative", "step initiative", "shown prompt green", "Do you play first or second?" },
  { "prompt-bonus-order", "put united-kingdom 1 0; put president 1 0; step bonus",
    "shown prompt white", "Which bonus action is next?" },
  { "prompt-bonus", "put united-kingdom 1 0; step bonus", "shown prompt white",
    "Which bonus action do you take?" },
  /* Spaces: whose they are, and what lies there */
  { "space-empty", "", "shown press", "Press: area\n" },
  { "space-of-white", "put press 2 1", "shown press",
    "Press: area, concede\n"
    "- white cube, cubes of a side, concede, 2 of them\n"
    "- green cube, cubes of a side, defend\n" },
  { "space-of-green", "put press 1 2", "shown press",
    "Press: area, defend\n"
    "- white cube, cubes of a side, concede\n"
    "- green cube, cubes of a side, defend, 2 of them\n" },
  { "space-of-nobody", "put press 2 2", "shown press",
    "Press: area\n"
    "- white cube, cubes of a side, concede, 2 of them\n"
    "- green cube, cubes of a side, defend, 2 of them\n" },
  { "pivotal-space", "put united-kingdom 1 0", "shown united-kingdom",
    "United Kingdom: area, concede, pivotal, Concede's backing\n"
    "- white cube, cubes of a side, concede\n" },
  { "pool-of-white", "", "shown concede-pool",
    "Concede Cube Pool: box\n"
    "- white cube, cubes of a side, concede, 9 of them\n" },
  { "escalation-of-white", "", "shown concede-escalation",
    "Concede Escalation: box\n"
    "- white cube, cubes of a side, concede, 4 of them\n"
    "- green cube, cubes of a side, defend, 5 of them\n" },
  { "tension-of-green", "", "shown defend-tension",
    "Defend Tension: box\n"
    "- white cube, cubes of a side, concede, 3 of them\n"
    "- green cube, cubes of a side, defend, 2 of them\n" },
  { "german-track", "disks 3", "shown german-1",
    "German Activity 1: box\n"
    "- white cube, cubes of a side, concede\n"
    "- German disk, disk\n" },
  { "german-track-empty", "disks 3", "shown german-3",
    "German Activity 3: box\n"
    "- white cube, cubes of a side, concede\n" },
  { "mobilization", "", "shown general",
    "General Mobilization: box\n"
    "- green cube, cubes of a side, defend, 3 of them\n" },
  /* Cards */
  { "hand-own", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white white",
    "White: hand: hand\n"
    "- Cabinet Caution, card, 1, concede\n"
    "- Ultimatum, card, 3\n" },
  { "hand-of-others", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white green",
    "White: hand: hand\n"
    "- Strategy cards, 2 of them, face down\n" },
  { "hand-for-all", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown hand-white",
    "White: hand: hand\n"
    "- Cabinet Caution, card, 1, concede\n"
    "- Ultimatum, card, 3\n" },
  { "aside-own", "aside white ultimatum", "shown aside-white white",
    "White: set aside: box\n"
    "- Ultimatum, card, 3\n"
    "- United Kingdom objective, objective\n" },
  { "aside-of-others", "aside white ultimatum", "shown aside-white green",
    "White: set aside: box\n"
    "- Strategy cards, face down\n"
    "- Objective cards, face down\n" },
  { "deck", "hand white ultimatum,cabinet-caution; hand green manifesto", "shown deck",
    "Deck: deck\n"
    "- Strategy cards, 34 of them, face down\n" },
  { "deck-for-white", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown deck white",
    "Deck: deck\n"
    "- Strategy cards, 34 of them, face down\n" },
  { "deck-for-green", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "shown deck green",
    "Deck: deck\n"
    "- Strategy cards, 34 of them, face down\n" },
  { "discards",
    "hand white cabinet-caution,war-scare; hand green manifesto; play spend cabinet-caution; play "
    "done; play spend manifesto; play done",
    "shown discard green",
    "Discards: deck\n"
    "- Cabinet Caution, card, 1, concede\n"
    "- Manifesto, card, 1, defend\n" },
  { "in-play", "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum",
    "shown table green", "In play: box\n" },
  { "final-card",
    "hand white manifesto,war-scare; hand green divided-paris; play commit manifesto; play done",
    "shown seat-white", "White: Final Decision card: seat\n" },
  { "seat", "", "shown seat-green",
    "Green: Final Decision card: seat\n"
    "- No Discussion, final-card, 4, defend\n" },
  /* The victory point track */
  { "even", "", "shown victory-points",
    "Victory points: box\n"
    "- Defend, 5, defend\n"
    "- Defend, 4, defend\n"
    "- Defend, 3, defend\n"
    "- Defend, 2, defend\n"
    "- Defend, 1, defend\n"
    "- Victory points, 0, marked\n"
    "- Concede, 1, concede\n"
    "- Concede, 2, concede\n"
    "- Concede, 3, concede\n"
    "- Concede, 4, concede\n"
    "- Concede, 5, concede\n" },
  { "at-the-end", "vp -5", "shown victory-points",
    "Victory points: box\n"
    "- Defend, 5, defend\n"
    "- Defend, 4, defend\n"
    "- Defend, 3, defend\n"
    "- Defend, 2, defend\n"
    "- Defend, 1, defend\n"
    "- Victory points, 0\n"
    "- Concede, 1, concede\n"
    "- Concede, 2, concede\n"
    "- Concede, 3, concede\n"
    "- Concede, 4, concede\n"
    "- Concede, 5, concede, marked\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("shown", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
