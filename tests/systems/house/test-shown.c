/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* What lies on the table, as everybody sees it: all, or a seat where one is named. */

static const HouseRow rows[] = {
  /* Words above the table */
  { "status", "", "shown status", "Round 1, turn 2, omens: 0" },
  { "status-in-the-haunt", "haunt 1 anna", "shown status",
    "Horde: round 1 of the haunt, traitor: Anna" },
  { "status-for-a-secret-traitor", "haunt 34 anna", "shown status clara",
    "Hidden blade: round 1 of the haunt, traitor: Clara" },
  { "status-hides-a-secret-traitor", "haunt 34 anna", "shown status ben",
    "Hidden blade: round 1 of the haunt" },
  { "prompt", "", "shown prompt anna", "What do you do? Movement left: 4" },
  { "prompt-of-who-is-stuck", "held anna stuck", "shown prompt anna",
    "Zoe Ingstrom is stuck. To get free, roll at least 4 for Might. What do you do?" },
  { "prompt-of-who-is-still-stuck", "held anna stuck; dice 00000000; play free anna",
    "shown prompt anna",
    "Zoe Ingstrom is stuck, and has tried to get free in this turn. What do you do?" },
  { "prompt-of-who-is-hindered", "held anna lights-out", "shown prompt anna",
    "What do you do? Movement left: 4" },
  { "prompt-of-others", "", "shown prompt ben", "" },
  { "prompt-to-lay", "at anna wine-cellar; top-room larder; play explore > south",
    "shown prompt anna", "Where and how do you lay the Larder?" },
  { "prompt-for-consent", "has anna axe; play give axe > ben", "shown prompt ben",
    "Do you take what is offered?" },
  { "prompt-for-damage", "haunt 1 anna; turn ben; dice 22200000; play attack > anna",
    "shown prompt anna", "Which trait takes the next point of damage? Points left: 6" },
  { "prompt-for-booty", "has anna axe; haunt 1 anna; turn ben; dice 22200000; play attack > anna",
    "shown prompt ben", "Do you steal something, or deal the damage?" },
  { "prompt-of-a-card", "haunt 1 anna; turn ben; dice 000; play attempt banish", "shown prompt ben",
    "Banish the dead: Choose one of these: roll for Knowledge: on 5 or more, raise the number of "
    "dead laid to rest by 1; or roll for Sanity: on 5 or more, raise the number of dead laid to "
    "rest by 1." },
  { "prompt-for-a-die",
    "token skeletons entrance-hall; has anna rabbits-foot; dice 01200; play try skeletons; "
    "play use rabbits-foot",
    "shown prompt anna", "Which die do you roll again?" },
  { "prompt-for-dice",
    "token skeletons entrance-hall; has anna lucky-stone; dice 01200; play try skeletons; "
    "play use lucky-stone",
    "shown prompt anna", "Which dice do you roll again?" },
  /* Floors and rooms */
  { "floor", "", "shown ground", "Ground floor: floor\n" },
  /* A place is called by the room whose door leads there. */
  { "place-behind-a-door", "", "shown ground:0,-1", "North of the Entrance Hall: tile\n" },
  { "room-with-people", "", "shown entrance-hall",
    "Entrance Hall: tile, room, door in the north, door in the south, door in the "
    "west\n"
    "- Zoe Ingstrom, explorer, anna\n"
    "- Jenny LeClerc, explorer, ben\n"
    "- Ox Bellows, explorer, clara\n"
    "- Peter Akimoto, explorer, david\n" },
  { "room-turned", "", "shown gallery",
    "Gallery: tile, room, door in the east, door in the west\n" },
  { "room-with-tokens", "token smoke foyer; token closet foyer", "shown foyer",
    "Foyer: tile, room, door in the north, door in the east, door in the south, door in the "
    "west\n"
    "- Smoke, token\n"
    "- Closet, token\n" },
  { "room-with-an-item", "left axe foyer", "shown foyer",
    "Foyer: tile, room, door in the north, door in the east, door in the south, door in the "
    "west\n"
    "- Axe, item\n" },
  { "room-not-found-yet", "", "shown attic", "nothing\n" },
  { "room-with-the-dead", "gone ben", "shown entrance-hall",
    "Entrance Hall: tile, room, door in the north, door in the south, door in the "
    "west\n"
    "- Zoe Ingstrom, explorer, anna\n"
    "- Ox Bellows, explorer, clara\n"
    "- Peter Akimoto, explorer, david\n" },
  { "room-with-monsters", "haunt 1 anna", "shown attic", "nothing\n" },
  { "beyond-a-barrier", "lay chasm basement 5 0 0; at anna chasm; dice 2100; play cross",
    "shown chasm",
    "Chasm: tile, room, door in the east, door in the west\n"
    "- Zoe Ingstrom, explorer, anna, west of the barrier\n" },
  { "before-a-barrier", "lay chasm basement 5 0 0; at anna chasm", "shown chasm",
    "Chasm: tile, room, door in the east, door in the west\n"
    "- Zoe Ingstrom, explorer, anna, east of the barrier\n" },
  { "barrier-of-a-turned-room", "lay chasm basement 5 0 1; at anna chasm", "shown chasm",
    "Chasm: tile, room, door in the north, door in the south\n"
    "- Zoe Ingstrom, explorer, anna, south of the barrier\n" },
  { "who-is-held-fast", "held ben trapped; held clara grave-dirt", "shown entrance-hall",
    "Entrance Hall: tile, room, door in the north, door in the south, door in the "
    "west\n"
    "- Zoe Ingstrom, explorer, anna\n"
    "- Jenny LeClerc, explorer, ben, trapped\n"
    "- Ox Bellows, explorer, clara, covered with grave dirt\n"
    "- Peter Akimoto, explorer, david\n" },
  { "links", "", "shown links",
    "abandoned-room - creaky-hallway\n"
    "ballroom - creaky-hallway\n"
    "ballroom - foyer\n"
    "basement-landing - furnace-room\n"
    "basement-landing - stairs-from-basement\n"
    "basement-landing - wine-cellar\n"
    "bloody-room - upper-landing\n"
    "charred-room - upper-landing\n"
    "dusty-hallway - kitchen\n"
    "dusty-hallway - foyer\n"
    "gallery - upper-landing\n"
    "servants-quarters - upper-landing\n"
    "stairs-from-basement - foyer\n"
    "upper-landing - grand-staircase\n"
    "entrance-hall - foyer\n"
    "foyer - grand-staircase\n" },
  /* Players */
  { "seat", "", "shown seat-anna", "Anna: Zoe Ingstrom: seat\n" },
  { "hand", "has anna axe; has anna book", "shown hand-anna",
    "Anna: hand, anna\n"
    "- Axe, item\n"
    "- Book, omen\n" },
  { "hand-for-others", "has anna axe; has anna book", "shown hand-anna ben",
    "Anna: hand, anna\n"
    "- Axe, item\n"
    "- Book, omen\n" },
  { "hand-used", "has anna axe; play drop axe; play done; turn anna; play pick-up axe",
    "shown hand-anna",
    "Anna: hand, anna\n"
    "- Axe, item, used\n" },
  { "might", "", "shown might-anna", "Might 3: box, Might, skull, 2, 2, 3, [3], 4, 4, 6, 7\n" },
  { "might-at-the-skull", "haunt 1 ben; step anna might 0", "shown might-anna",
    "Might 0: box, Might, [skull], 2, 2, 3, 3, 4, 4, 6, 7\n" },
  { "speed-raised", "step anna speed 8", "shown speed-anna",
    "Speed 8: box, Speed, skull, 4, 4, 4, 4, 5, 6, 8, [8]\n" },
  /* Decks and rolls */
  { "items", "", "shown stack-items",
    "Items: deck\n"
    "- Items, 22 of them, face down\n" },
  { "items-fewer", "has anna axe; left bell foyer", "shown stack-items",
    "Items: deck\n"
    "- Items, 20 of them, face down\n" },
  { "omens", "has anna book", "shown stack-omens",
    "Omens: deck\n"
    "- Omens, 12 of them, face down\n" },
  { "rooms", "", "shown stack-rooms",
    "Rooms: deck\n"
    "- Rooms, 30 of them, face down\n" },
  { "rooms-without-the-one-to-lay", "at anna wine-cellar; top-room larder; play explore > south",
    "shown stack-rooms",
    "Rooms: deck\n"
    "- Rooms, 29 of them, face down\n" },
  { "room-to-lay", "at anna wine-cellar; top-room larder; play explore > south",
    "shown room-to-lay",
    "Room to lay: box\n"
    "- Larder, room\n" },
  { "discards", "dice 22000; draw anna e-funeral", "shown discards",
    "Discards: deck\n"
    "- Funeral, event\n" },
  { "in-play", "token smoke foyer", "shown in-play", "In play: box\n" },
  { "roll-that-can-be-changed",
    "has ben lucky-stone; haunt 1 anna; turn ben; dice 010; play attempt banish; play choose "
    "banish-by-knowledge",
    "shown roll", "Roll: box, 0, 1\n" },
  { "no-roll", "", "shown roll", "Roll: box\n" },
  { "haunt", "haunt 1 anna", "shown haunt", "Horde: box\n" },
  { "no-haunt", "", "shown haunt", "nothing\n" },
  { "how-far-a-haunt-is", "haunt 4 anna", "shown haunt-bane", "Bane 0: box, Bane, [0], 1\n" },
  { "how-far-of-many",
    "haunt 1 anna; turn ben; dice 221; play attempt banish; play choose banish-by-knowledge",
    "shown haunt-banished", "Dead laid to rest 1: box, Dead laid to rest, [1]\n" },
  { "what-goals-count-is-no-progress", "haunt 3 anna", "shown haunt-not-dead", "nothing\n" },
  /* Goals, which only the own side reads (3 Goals) */
  { "goals-of-all", "haunt 1 anna", "shown notes",
    "haunt !: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as "
    "there are players (Knowledge or Sanity 5+). (Goal of the heroes)\n"
    "haunt !: The dead and you win when no hero lives any more, or when twenty rounds are "
    "over. (Goal of the traitor)\n" },
  { "goals-of-the-traitor", "haunt 1 anna", "shown notes anna",
    "haunt !: The dead and you win when no hero lives any more, or when twenty rounds are "
    "over.\n" },
  { "goals-of-a-hero", "haunt 1 anna", "shown notes ben",
    "haunt !: At the altars in the Entrance Hall and on the Upper Landing, succeed as often as "
    "there are players (Knowledge or Sanity 5+).\n" },
  { "goals-before-the-haunt", "", "shown notes", "" },
  { "card-on-top", "top axe; top-room attic", "shown notes",
    "stack-rooms 1: Attic lies on top\nstack-items 1: Axe lies on top\n" },
};

/* How many moves of the turn are shown as such that come to the same as others. */
static guint
count_alike (const char *prepare, guint *out_n)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcView) view = NULL;
  const TcViewMove *moves;
  guint n_alike = 0;

  house_begin (&table, prepare);
  view = tc_rules_view (table.ruleset, &table.state.head, ANNA);
  moves = tc_view_get_moves (view, out_n);
  for (guint i = 0; i < *out_n; i++)
    n_alike += moves[i].is_alike != FALSE;

  return n_alike;
}

/* A room with doors all around lies in one way, whatever it is turned by; one with two doors in
 * two, unless a barrier is between them. */
static void
test_alike (void)
{
  guint n = 0;

  g_assert_cmpuint (count_alike ("top-room ballroom; play explore > north", &n), ==, 3);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpuint (count_alike ("at anna wine-cellar; top-room chasm; play explore > south", &n),
                    ==, 0);
  g_assert_cmpuint (n, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("shown", rows, G_N_ELEMENTS (rows));

  g_test_add_func ("/house/shown/alike", test_alike);

  return g_test_run ();
}
