/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* What happens in the house, as everybody reads it: all, or a seat where one is named. */

static const HouseRow rows[] = {
  /* 2 Move, 2 Discover */
  { "walk", "play walk > foyer", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Anna goes to the Foyer (rule 2 Move)\n" },
  { "discover-with-an-omen",
    "at anna wine-cellar; top-room larder; top bell; play explore > south; play lay-south larder > "
    "wine-cellar = 2",
    "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Anna discovers the Larder, turned by 180 degrees (rule 2 Discover)\n"
    "Anna draws the Bell (rule 21)\n"
    "Anna: Sanity rises to step 4, and is still 5 (rule 1.1 Traits)\n" },
  { "discover-what-does-not-fit", "at anna wine-cellar; top-room attic; play explore > south",
    "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "There is no place here for the Attic: it is shuffled back into the rooms (rule 20)\n"
    "There is no place here for the Patio: it is shuffled back into the rooms (rule 20)\n"
    "Anna discovers the Mystic Elevator (rule 2 Discover)\n" },
  { "end-of-turn", "play done", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Turn 3: Ben (rule 2 Actions)\n" },
  { "barred", "lay chasm basement 5 0 0; at anna chasm; dice 0000; play cross", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Anna rolls 4 dice for Speed: 0 (rule 2 Roll)\n"
    "Anna does not get across the Chasm (rule 26)\n" },
  { "across", "lay chasm basement 5 0 0; at anna chasm; dice 2100; play cross", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Anna rolls 4 dice for Speed: 3 (rule 2 Roll)\n"
    "Anna gets across the Chasm (rule 26)\n" },
  { "coal-chute", "lay coal-chute ground 5 0 0; at anna coal-chute; turn anna", "log",
    "Turn 3: Anna (rule 2 Actions)\n" },
  /* 2 Use */
  { "drop", "has anna axe; play drop axe", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Dropped in the Entrance Hall: Axe (rule 2 Use)\n" },
  { "drop-on", "has anna axe; at anna upper-landing; play drop axe", "log",
    "Turn 2: Anna (rule 2 Actions)\n"
    "Dropped on the Upper Landing: Axe (rule 2 Use)\n" },
  { "pick-up", "left axe entrance-hall; play pick-up axe", "log",
    "Turn 2: Anna (rule 2 Actions)\n" },
  { "given", "has anna axe; play give axe > ben; play agree", "log",
    "Turn 2: Anna (rule 2 Actions)\n" },
  { "refused", "has anna axe; play give axe > ben; play refuse", "log",
    "Turn 2: Anna (rule 2 Actions)\n" },
  { "drawn-item", "draw anna axe", "log", "Anna draws the Axe (rule 21)\n" },
  { "drawn-omen", "draw anna book", "log",
    "Anna draws the Book (rule 21)\n"
    "Anna: Knowledge is now 4 (rule 1.1 Traits)\n" },
  { "drawn-event", "dice 22000; draw anna e-funeral", "log",
    "Anna draws Funeral (rule 21)\n"
    "Funeral: Roll for Sanity: on 4 or more, gain 1 Sanity; on 2 or 3, lose 1 Sanity; on 1 or "
    "less, lose 1 Sanity and 1 Might; then move to the Graveyard or the Crypt.\n"
    "Anna rolls 5 dice for Sanity: 4 (rule 2 Roll)\n"
    "Funeral: Gain 1 Sanity.\n"
    "Anna: Sanity rises to step 4, and is still 5 (rule 1.1 Traits)\n" },
  /* 3 The Traitor, 2 Attack */
  { "haunt-with-a-traitor", "haunt 1 anna", "log",
    "Haunt 1: Horde (rule 3 The Traitor)\n"
    "Anna is the traitor (rule 3 The Traitor)\n"
    "Anna: The dead and you win when no hero lives any more, or when twenty rounds are over. (rule "
    "3 "
    "Goals)\n"
    "Ben: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as there "
    "are players (Knowledge or Sanity 5+). (rule 3 Goals)\n"
    "Clara: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as there "
    "are players (Knowledge or Sanity 5+). (rule 3 Goals)\n"
    "David: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as there "
    "are players (Knowledge or Sanity 5+). (rule 3 Goals)\n"
    "Ghoul 1 appears in the Abandoned Room (rule 3 Monsters)\n"
    "Ghoul 2 appears in the Bloody Room (rule 3 Monsters)\n"
    "Ghoul 3 appears in the Charred Room (rule 3 Monsters)\n"
    "Horde: Place 1 altar in the Entrance Hall.\n"
    "Horde: Place 1 altar on the Upper Landing.\n"
    "Turn 3: Anna (rule 2 Actions)\n" },
  { "haunt-without-a-traitor", "haunt 9 anna", "log",
    "Haunt 9: Nightfall (rule 3 The Traitor)\n"
    "There is no traitor (rule 3 The Traitor)\n"
    "Anna: Set the three seals (Knowledge or Sanity 7+). Then each of you who is alive must end a "
    "turn in the Entrance Hall before ten rounds are over. (rule 3 Goals)\n"
    "Ben: Set the three seals (Knowledge or Sanity 7+). Then each of you who is alive must end a "
    "turn in the Entrance Hall before ten rounds are over. (rule 3 Goals)\n"
    "Clara: Set the three seals (Knowledge or Sanity 7+). Then each of you who is alive must end a "
    "turn in the Entrance Hall before ten rounds are over. (rule 3 Goals)\n"
    "David: Set the three seals (Knowledge or Sanity 7+). Then each of you who is alive must end a "
    "turn in the Entrance Hall before ten rounds are over. (rule 3 Goals)\n"
    "Nightfall: Place 1 seal in the Foyer.\n"
    "Nightfall: Place 1 seal on the Upper Landing.\n"
    "Nightfall: Place 1 seal on the Grand Staircase.\n"
    "Nightfall: For the rest of the game, whenever Anna’s turn ends: if there are no seals "
    "anywhere "
    "and Anna is in the Entrance Hall, Anna is safe behind the seals.\n"
    "Nightfall: For the rest of the game, whenever Ben’s turn ends: if there are no seals anywhere "
    "and Ben is in the Entrance Hall, Ben is safe behind the seals.\n"
    "Nightfall: For the rest of the game, whenever Clara’s turn ends: if there are no seals "
    "anywhere "
    "and Clara is in the Entrance Hall, Clara is safe behind the seals.\n"
    "Nightfall: For the rest of the game, whenever David’s turn ends: if there are no seals "
    "anywhere "
    "and David is in the Entrance Hall, David is safe behind the seals.\n"
    "Turn 3: Anna (rule 2 Actions)\n" },
  { "haunt-as-heroes-read-it", "haunt 1 anna", "log ben",
    "Haunt 1: Horde (rule 3 The Traitor)\n"
    "Anna is the traitor (rule 3 The Traitor)\n"
    "Ben: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as there "
    "are players (Knowledge or Sanity 5+). (rule 3 Goals)\n"
    "Ghoul 1 appears in the Abandoned Room (rule 3 Monsters)\n"
    "Ghoul 2 appears in the Bloody Room (rule 3 Monsters)\n"
    "Ghoul 3 appears in the Charred Room (rule 3 Monsters)\n"
    "Horde: Place 1 altar in the Entrance Hall.\n"
    "Horde: Place 1 altar on the Upper Landing.\n"
    "Turn 3: Anna (rule 2 Actions)\n" },
  { "haunt-as-the-traitor-reads-it", "haunt 1 anna", "log anna",
    "Haunt 1: Horde (rule 3 The Traitor)\n"
    "Anna is the traitor (rule 3 The Traitor)\n"
    "Anna: The dead and you win when no hero lives any more, or when twenty rounds are over. (rule "
    "3 "
    "Goals)\n"
    "Ghoul 1 appears in the Abandoned Room (rule 3 Monsters)\n"
    "Ghoul 2 appears in the Bloody Room (rule 3 Monsters)\n"
    "Ghoul 3 appears in the Charred Room (rule 3 Monsters)\n"
    "Horde: Place 1 altar in the Entrance Hall.\n"
    "Horde: Place 1 altar on the Upper Landing.\n"
    "Turn 3: Anna (rule 2 Actions)\n" },
  { "attack-that-hurts",
    "haunt 1 anna; turn ben; dice 22200000; play attack > anna; play lose might; play lose might; "
    "play lose speed",
    "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 6 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 0 (rule 2 Roll)\n"
    "Anna takes damage: 6 (rule 1.2 Damage)\n"
    "Anna: Might falls to step 3, and is still 3 (rule 1.1 Traits)\n"
    "Anna: Might is now 2 (rule 1.1 Traits)\n"
    "Anna: Speed falls to step 3, and is still 4 (rule 1.1 Traits)\n" },
  { "attack-that-misses", "haunt 1 anna; turn ben; dice 22002200; play attack > anna", "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 4 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 4 (rule 2 Roll)\n"
    "Nobody is hurt (rule 25)\n" },
  { "attack-that-turns-back", "haunt 1 anna; turn ben; dice 00002000; play attack > anna", "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 0 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 2 (rule 2 Roll)\n"
    "Ben takes damage: 2 (rule 1.2 Damage)\n" },
  { "theft",
    "has anna axe; haunt 1 anna; turn ben; dice 22200000; play attack > anna; play steal axe",
    "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 6 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 0 (rule 2 Roll)\n"
    "Ben takes the Axe (rule 2 Use)\n" },
  { "task-that-fails",
    "haunt 1 anna; turn ben; dice 000; play attempt banish; play choose banish-by-knowledge", "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Banish the dead: Choose one of these: roll for Knowledge: on 5 or more, raise the number of "
    "dead laid to rest by 1; or roll for Sanity: on 5 or more, raise the number of dead laid to "
    "rest by 1.\n"
    "Banish the dead: Roll for Knowledge: on 5 or more, raise the number of dead laid to rest by "
    "1.\n"
    "Ben rolls 3 dice for Knowledge: 0 (rule 2 Roll)\n"
    "The roll fails\n" },
  { "task-that-succeeds",
    "haunt 1 anna; turn ben; dice 221; play attempt banish; play choose banish-by-knowledge", "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Banish the dead: Choose one of these: roll for Knowledge: on 5 or more, raise the number of "
    "dead laid to rest by 1; or roll for Sanity: on 5 or more, raise the number of dead laid to "
    "rest by 1.\n"
    "Banish the dead: Roll for Knowledge: on 5 or more, raise the number of dead laid to rest by "
    "1.\n"
    "Ben rolls 3 dice for Knowledge: 5 (rule 2 Roll)\n"
    "The roll succeeds\n"
    "Banish the dead: Raise the number of dead laid to rest by 1.\n"
    "Horde: the number of dead laid to rest is now 1 (rule 3 Goals)\n" },
  { "died",
    "haunt 1 anna; step anna might 1; turn ben; dice 222000; play attack > anna; play lose might",
    "log",
    "Turn 4: Ben (rule 2 Actions)\n"
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 6 (rule 2 Roll)\n"
    "Anna rolls 2 dice for Might: 0 (rule 2 Roll)\n"
    "Anna takes damage: 6 (rule 1.2 Damage)\n"
    "Anna: Might is now 0 (rule 1.1 Traits)\n"
    "Anna dies in the Entrance Hall (rule 1.1 Traits)\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("log", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
