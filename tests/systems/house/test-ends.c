/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* What positions come to: who has won, what is reached, and what the search makes of it. */

static const HouseRow rows[] = {
  /* Who has won */
  { "nobody-yet", "", "outcome", "reached 0, levels 0 0: 0 0 0 0 0 0" },
  { "nobody-yet-in-the-haunt", "haunt 1 anna", "outcome", "reached 0, levels 0 0: 0 0 0 0 0 0" },
  { "heroes-all-dead", "haunt 1 anna; gone ben; gone clara; gone david; turn anna; play done",
    "outcome", "reached 2, levels 0 1: 1 -1 -1 -1 0 0" },
  { "heroes-all-dead-phase", "haunt 1 anna; gone ben; gone clara; gone david; turn anna; play done",
    "phase", "end" },
  { "heroes-all-dead-log",
    "haunt 1 anna; gone ben; gone clara; step david might 1; at anna entrance-hall; turn anna; "
    "dice 22200000; play attack > david; play lose might",
    "log",
    "Turn 4: Anna (rule 2 Actions)\n"
    "Anna attacks David (rule 2 Attack)\n"
    "Anna rolls 3 dice for Might: 6 (rule 2 Roll)\n"
    "David rolls 2 dice for Might: 0 (rule 2 Roll)\n"
    "David takes damage: 6 (rule 1.2 Damage)\n"
    "David: Might is now 0 (rule 1.1 Traits)\n"
    "David dies in the Entrance Hall (rule 1.1 Traits)\n"
    "Horde: The game ends, and Anna’s side wins.\n"
    "Anna was the traitor (rule 3 Goals)\n"
    "The traitor: the goal “Leave nobody alive” is reached. It says: The dead and you win when no "
    "hero lives any more, or when twenty rounds are over. (rule 3 Goals)\n" },
  { "ritual-broken-by-death-of-the-traitor",
    "haunt 16 anna; play pick gallery; play pick kitchen; play pick charred-room; step ben might "
    "1; turn anna; dice 22200000; play attack > ben; play lose might",
    "outcome", "reached 1, levels 1 0: 1 -1 1 1 0 0" },
  /* What stands for what, to the search: lives and traits */
  { "nobody-but-the-traitor", "haunt 1 anna; gone ben; gone clara; gone david", "evaluate anna",
    "108" },
  { "three-to-one", "haunt 1 anna", "evaluate ben", "218" },
  { "one-to-three", "haunt 1 anna", "evaluate anna", "-218" },
  { "a-step-more", "haunt 1 anna; step ben might 4", "evaluate ben", "220" },
  { "a-step-less", "haunt 1 anna; step ben might 2", "evaluate ben", "216" },
  { "a-life-less", "haunt 1 anna; gone clara", "evaluate ben", "110" },
  /* Milestones */
  { "none", "", "milestones", "" },
  { "of-a-haunt", "haunt 1 anna", "milestones", "haunt" },
  { "of-a-death",
    "haunt 1 anna; step anna might 1; turn ben; dice 222000; play attack > anna; play lose might",
    "milestones", "haunt first-death" },
  { "of-a-task",
    "haunt 1 anna; turn ben; dice 221; play attempt banish; play choose banish-by-knowledge",
    "milestones", "haunt first-try" },
  { "of-a-task-that-failed",
    "haunt 1 anna; turn ben; dice 000; play attempt banish; play choose banish-by-knowledge",
    "milestones", "haunt first-try" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("ends", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
