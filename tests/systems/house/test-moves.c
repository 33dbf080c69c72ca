/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* What may be done in positions of the house: all of it, and nothing else. */

static const HouseRow rows[] = {
  /* The turn: what may be done at all */
  { "opening", "", "moves", "walk > foyer; explore > north; explore > south; done" },
  { "in-the-foyer", "at anna foyer", "moves",
    "walk > ballroom; walk > dusty-hallway; walk > stairs-from-basement; walk > entrance-hall; "
    "walk > grand-staircase; done" },
  { "at-open-doors", "at anna wine-cellar", "moves",
    "walk > basement-landing; explore > south; done" },
  { "after-a-card", "draw anna axe", "moves",
    "give axe > ben; give axe > clara; give axe > david; drop axe; done" },
  { "no-speed",
    "at anna foyer; play walk > ballroom; play walk > foyer; play walk > ballroom; play walk > "
    "foyer",
    "moves", "done" },
  { "with-an-item-and-company", "has anna bell; at clara foyer; at david foyer", "moves",
    "walk > foyer; explore > north; explore > south; give bell > ben; drop bell; done" },
  { "with-an-item-alone", "has anna bell; at ben foyer; at clara foyer; at david foyer", "moves",
    "walk > foyer; explore > north; explore > south; drop bell; done" },
  { "with-a-companion", "has anna dog; left axe kitchen", "moves",
    "walk > foyer; explore > north; explore > south; use dog; done" },
  { "with-a-companion-and-nothing-to-fetch", "has anna dog", "moves",
    "walk > foyer; explore > north; explore > south; done" },
  { "items-that-lie-here", "left axe entrance-hall; left bell foyer", "moves",
    "walk > foyer; explore > north; explore > south; pick-up axe; done" },
  { "tokens-that-lie-here",
    "token closet entrance-hall; token smoke entrance-hall; token safe foyer", "moves",
    "walk > foyer; explore > north; explore > south; try closet; done" },
  { "barrier", "lay chasm basement 5 0 0; at anna chasm", "moves", "explore > east; cross; done" },
  { "barrier-crossed", "lay chasm basement 5 0 0; at anna chasm; dice 2100; play cross", "moves",
    "explore > west; done" },
  { "room-with-an-action", "lay vault basement 5 0 0; at anna vault", "moves",
    "explore > north; cross; done" },
  { "held-fast", "dice 10001; draw anna e-debris; play lose might; turn anna", "moves",
    "free anna; done" },
  { "held-fast-for-a-friend", "dice 10001; draw anna e-debris; play lose might; turn ben", "moves",
    "walk > foyer; explore > north; explore > south; free anna; done" },
  { "climb-and-slide", "at anna gallery", "moves",
    "walk > upper-landing; explore > east; act; done" },
  /* The turn in the haunt */
  { "hero-beside-the-traitor", "haunt 1 anna; at clara foyer; at david foyer; turn ben", "moves",
    "walk > foyer; explore > north; explore > south; attack > anna; attempt banish; done" },
  { "traitor-beside-heroes", "haunt 1 anna; at clara foyer; at david foyer; turn anna", "moves",
    "walk > foyer; explore > north; explore > south; attack > ben; done" },
  { "hero-with-weapons",
    "haunt 1 anna; has ben axe; has ben revolver; at ben foyer; at clara kitchen; at david "
    "kitchen; turn ben",
    "moves",
    "walk > ballroom; walk > dusty-hallway; walk > stairs-from-basement; walk > entrance-hall; "
    "walk > grand-staircase; drop axe; drop revolver; attack-with revolver > ghoul-1; attack-with "
    "revolver > anna; done" },
  { "after-an-attack",
    "haunt 1 anna; at clara foyer; at david foyer; turn ben; dice 22000220; play attack > anna",
    "moves", "walk > foyer; explore > north; explore > south; attempt banish; done" },
  { "friendly-fire", "haunt 34 anna; at clara foyer; at david foyer; turn ben", "moves",
    "walk > foyer; explore > north; explore > south; attack > anna; done" },
  { "ritual-asks-for-circles", "haunt 16 anna", "moves",
    "pick abandoned-room; pick charred-room; pick furnace-room; pick gallery; pick kitchen; pick "
    "servants-quarters" },
  { "ritual-of-a-hero",
    "haunt 16 anna; play pick gallery; play pick kitchen; play pick charred-room; at anna gallery; "
    "turn anna",
    "moves", "walk > upper-landing; explore > east; act; attempt scatter; done" },
  { "ritual-of-the-traitor-who-is-ben",
    "haunt 16 anna; play pick gallery; play pick kitchen; play pick charred-room; at ben gallery; "
    "turn ben",
    "moves", "walk > upper-landing; explore > east; act; attempt light; done" },
  /* What is asked in between */
  { "lay-one-way", "at anna wine-cellar; top-room larder; play explore > south", "moves",
    "lay-south larder > wine-cellar; lay-south larder > wine-cellar = 2" },
  { "lay-four-doors", "at anna wine-cellar; top-room junk-room; play explore > south", "moves",
    "lay-south junk-room > wine-cellar; lay-south junk-room > wine-cellar = 1; lay-south junk-room "
    "> wine-cellar = 2; lay-south junk-room > wine-cellar = 3" },
  { "consent", "has anna axe; play give axe > ben", "moves", "agree; refuse" },
  { "consent-phase", "has anna axe; play give axe > ben", "phase", "ben trade 2" },
  { "damage", "haunt 1 anna; turn ben; dice 22200000; play attack > anna", "moves",
    "lose might; lose speed" },
  { "booty", "has anna axe; haunt 1 anna; turn ben; dice 22200000; play attack > anna", "moves",
    "steal axe; wound" },
  { "reaction-to-a-roll",
    "has ben lucky-stone; haunt 1 anna; turn ben; dice 010; play attempt banish; play choose "
    "banish-by-knowledge",
    "moves", "use lucky-stone; roll-on" },
  { "dice-to-roll-again",
    "token skeletons entrance-hall; has anna lucky-stone; dice 20100; play try skeletons; play use "
    "lucky-stone",
    "moves", "pick-die; pick-die = 1; pick-die = 2" },
  { "more-dice-to-roll-again",
    "token skeletons entrance-hall; has anna lucky-stone; dice 20100; play try skeletons; play use "
    "lucky-stone; play pick-die = 1",
    "moves", "pick-die; pick-die = 2; throw" },
  { "die-to-roll-again",
    "token skeletons entrance-hall; has anna rabbits-foot; dice 20000; play try skeletons; play "
    "use rabbits-foot",
    "moves", "pick-die; pick-die = 2" },
  { "reaction-of-nobody",
    "haunt 1 anna; turn ben; dice 010; play attempt banish; play choose banish-by-knowledge",
    "phase", "ben turn 4" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("moves", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
