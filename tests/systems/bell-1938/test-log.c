/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What happens in the crisis, as everybody reads it: all, or a seat where one is named. */

static const BellRow rows[] = {
  /* Cards and operations */
  { "spend", "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum",
    "log", "" },
  { "escalate",
    "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum; play "
    "escalate > united-kingdom",
    "log", "" },
  { "persuade",
    "put press 1 2; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum; play persuade > press",
    "log", "" },
  { "event", "hand white rally-speech; play event rally-speech; play free > concede-pool", "log",
    "White carries out the event of Rally Speech (rules: Event)\n"
    "Rally Speech: Place 1 German disk on the German Activity track, first space first.\n"
    "A German disk is placed on German Activity 1 (rules: German Activity Track)\n" },
  { "event-of-a-side", "hand white cabinet-caution; play event cabinet-caution", "log",
    "White carries out the event of Cabinet Caution (rules: Event)\n"
    "Cabinet Caution: Place 2 white cubes in the United Kingdom.\n"
    "White gets the bonus action of the United Kingdom (rules: Pivotal Space Bonus Actions)\n" },
  { "breach",
    "empty 0; hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum; "
    "play escalate > united-kingdom",
    "log",
    "Concede breaches Concede Escalation (rules: Crisis Tracks)\n"
    "3 cubes go from Concede Escalation to Concede Cube Pool (rules: Crisis Tracks)\n"
    "5 cubes go from Concede Escalation to Defend Cube Pool (rules: Crisis Tracks)\n" },
  /* Scoring */
  { "dimension", "put united-kingdom 1 0; put france 1 0; put soviet-union 1 0; step score", "log",
    "Dimension controlled by Concede: International (rules: Dimension Scoring)\n"
    "Victory points for Concede: 1. Now 1 for Concede (rules: Victory Point Track)\n"
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n"
    "White scores United Kingdom objective (rules: Objective Card Scoring)\n"
    "Victory points for Concede: 1. Now 2 for Concede (rules: Victory Point Track)\n" },
  { "dimension-without-the-pivotal-space",
    "put united-kingdom 0 1; put france 1 0; put soviet-union 1 0; step score", "log",
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n"
    "Round 2 (rules: Sequence of Play)\n"
    "Removed from the Soviet Union: 1 cube of Concede (rules: Round Cards)\n"
    "No freed cube may be placed in this dimension: International (rules: Round Cards)\n"
    "A German disk is placed on German Activity 2 (rules: German Activity Track)\n" },
  { "dimensions-of-both",
    "put united-kingdom 1 0; put france 1 0; put soviet-union 1 0; put czechoslovaks 0 1; put "
    "press 0 1; put csr-germans 0 1; step score",
    "log",
    "Dimension controlled by Concede: International (rules: Dimension Scoring)\n"
    "Victory points for Concede: 1. Now 1 for Concede (rules: Victory Point Track)\n"
    "Dimension controlled by Defend: Public (rules: Dimension Scoring)\n"
    "Victory points for Defend: 1. Now 0 for Concede (rules: Victory Point Track)\n"
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n"
    "White scores United Kingdom objective (rules: Objective Card Scoring)\n"
    "Victory points for Concede: 1. Now 1 for Concede (rules: Victory Point Track)\n" },
  { "objectives", "put united-kingdom 1 0; put moravian-hqs 0 1; step reveal", "log",
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n" },
  { "objective-missed", "put united-kingdom 0 1; put moravian-hqs 0 1; step reveal", "log",
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n"
    "Green scores Moravian HQs objective (rules: Objective Card Scoring)\n"
    "Victory points for Defend: 1. Now 1 for Defend (rules: Victory Point Track)\n" },
  { "objectives-of-nobody", "step reveal", "log",
    "White reveals United Kingdom objective (rules: Objective Card Scoring)\n"
    "Green reveals Moravian HQs objective (rules: Objective Card Scoring)\n"
    "Round 2 (rules: Sequence of Play)\n"
    "No freed cube may be placed in this dimension: International (rules: Round Cards)\n"
    "A German disk is placed on German Activity 2 (rules: German Activity Track)\n" },
  { "end-of-the-round", "hand white ultimatum; hand green manifesto; step end-round", "log",
    "Round 2 (rules: Sequence of Play)\n"
    "No freed cube may be placed in this dimension: International (rules: Round Cards)\n"
    "A German disk is placed on German Activity 2 (rules: German Activity Track)\n" },
  /* Rounds */
  { "round-two", "round 2", "log",
    "Round 2 (rules: Sequence of Play)\n"
    "No freed cube may be placed in this dimension: International (rules: Round Cards)\n"
    "A German disk is placed on German Activity 2 (rules: German Activity Track)\n" },
  { "round-two-for-white", "round 2", "log white",
    "Round 2 (rules: Sequence of Play)\n"
    "No freed cube may be placed in this dimension: International (rules: Round Cards)\n"
    "A German disk is placed on German Activity 2 (rules: German Activity Track)\n" },
  { "round-three", "die 6; round 3", "log",
    "Round 3 (rules: Sequence of Play)\n"
    "A German disk is placed on German Activity 3 (rules: German Activity Track)\n" },
  { "final-cards-shown",
    "aside white war-scare; aside green manifesto; step gather; play select war-scare; play select "
    "manifesto; play reveal",
    "log",
    "White has 2 cards for the final round (rules: Final Decision)\n"
    "Green has 2 cards for the final round (rules: Final Decision)\n"
    "White plays War Scare (rules: Final Decision)\n"
    "Green plays Manifesto (rules: Final Decision)\n"
    "War Scare: White has nothing in France to use 1 operation on (rules: Final Decision)\n" },
  { "final-round", "aside white ultimatum; aside green manifesto; step gather", "log",
    "White has 2 cards for the final round (rules: Final Decision)\n"
    "Green has 2 cards for the final round (rules: Final Decision)\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("log", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
