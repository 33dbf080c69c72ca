/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "house-fixture.h"
#include "house-prepare.h"

/* Each of the 45 events, drawn by Anna in a house that is half built, with each of its outcomes:
 * the dice that are named are all that are thrown. */

typedef struct {
  const char *card;
  const char *name;
  const char *prepare; /* see house-prepare.h */
  const char *dice;
  const char *moves;
  const char *changes;
} Row;

/* Anna: Might 3, Speed 4, Sanity 5, Knowledge 3, in the Entrance Hall with all others. */
static const Row rows[] = {
  { "e-a-moment-of-hope", "token", "", "", "", "+hope@entrance-hall" },
  { "e-angry-being", "5", "", "2210", "", "anna: Sp+1" },
  { "e-angry-being", "2", "", "11002", "lose sanity; lose knowledge", "anna: Sa-1 Kn-1" },
  { "e-angry-being", "0", "", "000011", "lose knowledge; lose speed", "anna: Sp-1 Kn-1" },
  { "e-bloody-vision", "4", "", "22000", "", "anna: Sa+1" },
  { "e-bloody-vision", "2", "", "11000", "", "anna: Sa-1" },
  { "e-bloody-vision", "1-weakest", "", "10000210000", "lose might; lose might; lose speed",
    "david: Mi-2 Sp-1" },
  { "e-bloody-vision", "1-next-door", "at ben kitchen; at clara kitchen; at david foyer",
    "10000200000", "lose might; lose might", "david: Mi-2" },
  { "e-burning-man", "4", "", "22000", "", "anna: Sa+1" },
  { "e-burning-man", "2", "at anna kitchen", "11000", "", "anna: @entrance-hall" },
  { "e-burning-man", "1", "", "10000", "lose might; lose sanity", "anna: Mi-1 Sa-1" },
  { "e-closet-door", "token", "", "", "", "+closet@entrance-hall" },
  { "e-creepy-crawlies", "5", "", "22100", "", "anna: Sa+1" },
  { "e-creepy-crawlies", "1", "", "10000", "", "anna: Sa-1" },
  { "e-creepy-crawlies", "0", "", "00000", "", "anna: Sa-2" },
  { "e-creepy-puppet", "hurt", "has clara spear", "2200100", "lose might; lose might; lose speed",
    "anna: Mi-2 Sp-1; clara: Mi+2" },
  { "e-creepy-puppet", "own-spear", "has anna spear", "2200210", "lose might", "anna: Mi-1" },
  { "e-creepy-puppet", "not-hurt", "has clara spear", "1100200", "", "" },
  { "e-creepy-puppet", "armour", "has anna armor; has clara spear", "1000000", "", "" },
  { "e-debris", "3", "", "2100", "", "anna: Sp+1" },
  { "e-debris", "1", "", "10001", "lose might", "anna: Mi-1 trapped" },
  { "e-debris", "0", "", "000011", "lose might; lose speed", "anna: Mi-1 Sp-1 trapped" },
  { "e-disquieting-sounds", "passed", "omens 2", "110000", "", "anna: Sa+1" },
  { "e-disquieting-sounds", "failed", "omens 3", "1100001", "lose sanity", "anna: Sa-1" },
  { "e-drip-drip-drip", "token", "", "", "", "+drip@entrance-hall" },
  { "e-footsteps", "4-chapel",
    "lay chapel ground 2 2 0; at anna chapel; lay junk-room ground 2 1 0; at ben junk-room", "22",
    "", "anna: Mi+1; ben: Mi+1" },
  { "e-footsteps", "3-chapel",
    "lay chapel ground 2 2 0; at anna chapel; lay junk-room ground 2 1 0; at ben junk-room", "21",
    "", "anna: Mi+1; ben: Sa-1" },
  { "e-footsteps", "2", "", "2", "", "anna: Sa-1" },
  { "e-footsteps", "1", "", "1", "", "anna: Sp-1" },
  { "e-footsteps", "0", "", "0",
    "choose lose-might; choose lose-speed; choose lose-sanity; choose lose-knowledge",
    "anna: Mi-1; ben: Sp-1; clara: Sa-1; david: Kn-1" },
  { "e-funeral", "4", "", "22000", "", "anna: Sa+1" },
  { "e-funeral", "2", "", "20000", "", "anna: Sa-1" },
  { "e-funeral", "0-graveyard", "lay graveyard ground 2 0 0", "00000", "",
    "anna: Mi-1 Sa-1 @graveyard" },
  { "e-funeral", "0-nowhere", "", "10000", "", "anna: Mi-1 Sa-1" },
  { "e-grave-dirt", "4", "", "220", "", "anna: Mi+1" },
  { "e-grave-dirt", "3", "", "210", "", "anna: grave-dirt" },
  { "e-groundskeeper", "4", "top axe", "220", "", "anna: has-axe" },
  { "e-groundskeeper", "3", "", "2101000000", "lose might", "anna: Mi-1" },
  { "e-groundskeeper", "gardens", "lay gardens ground 2 0 0; at anna gardens", "20000000", "", "" },
  { "e-hanged-men", "all-2",
    "is anna professor-longfellow; step anna might 1; step anna speed 1; step anna sanity 1; "
    "step anna knowledge 1",
    "22022000", "choose gain-might", "anna: Mi+1" },
  { "e-hanged-men", "two-fail",
    "is anna professor-longfellow; step anna might 2; step anna speed 2; step anna sanity 2; "
    "step anna knowledge 2",
    "102010020000", "", "anna: Mi-1 Sa-1" },
  { "e-hideous-shriek", "all",
    "step anna sanity 1; step ben sanity 1; step clara sanity 1; gone david", "000111122",
    "lose knowledge; lose knowledge; lose knowledge", "anna: Kn-2; ben: Kn-1" },
  { "e-mirror-gift", "item", "top axe", "", "", "anna: has-axe" },
  { "e-mirror-debt", "own", "has anna axe", "", "", "anna: Kn+1 lost-axe" },
  { "e-mirror-debt", "left", "has clara axe; has david bell", "", "", "clara: Kn+1 lost-axe" },
  { "e-mirror-debt", "nobody", "has clara book", "", "", "" },
  { "e-jonahs-turn", "box", "has ben puzzle-box; top axe", "", "",
    "anna: Sa+1; ben: has-axe lost-puzzle-box" },
  { "e-jonahs-turn", "none", "", "1", "lose sanity", "anna: Sa-1" },
  { "e-lights-out", "dark", "", "", "", "anna: lights-out" },
  { "e-locked-safe", "token", "", "", "", "+safe@entrance-hall" },
  { "e-mists-from-the-walls", "4", "at anna furnace-room", "22000", "", "" },
  { "e-mists-from-the-walls", "3", "at anna furnace-room", "210001", "lose sanity", "anna: Sa-1" },
  { "e-mists-from-the-walls", "3-event", "lay crypt basement -1 0 0; at anna crypt", "2100011",
    "lose sanity; lose sanity", "anna: Sa-2" },
  { "e-mists-from-the-walls", "0", "at anna furnace-room", "000001", "lose sanity", "anna: Sa-1" },
  { "e-mists-from-the-walls", "0-event", "lay crypt basement -1 0 0; at anna crypt", "00000111",
    "lose sanity; lose sanity; lose knowledge", "anna: Sa-2 Kn-1" },
  { "e-mystic-slide", "5", "", "221", "pick furnace-room",
    "anna: @furnace-room; +slide@entrance-hall" },
  { "e-mystic-slide", "0", "top-room mystic-elevator", "000",
    "lay-west mystic-elevator > basement-landing = 1; lose might",
    "anna: Mi-1 @mystic-elevator; +slide@entrance-hall" },
  { "e-mystic-slide", "left", "at anna furnace-room", "2210", "pick wine-cellar",
    "ben: @wine-cellar; +slide@entrance-hall" },
  { "e-night-view", "5", "", "221", "", "anna: Kn+1" },
  { "e-night-view", "4", "", "220", "", "" },
  { "e-phone-call", "candle", "has anna candle", "211", "", "anna: Sa+1" },
  { "e-disquieting-sounds", "candle", "has anna candle; omens 3", "1100001", "", "anna: Sa+1" },
  { "e-phone-call", "4", "", "22", "", "anna: Sa+1" },
  { "e-phone-call", "3", "", "12", "", "anna: Kn+1" },
  { "e-phone-call", "1", "", "101", "lose sanity", "anna: Sa-1" },
  { "e-phone-call", "0", "", "0011", "lose might; lose speed", "anna: Mi-1 Sp-1" },
  { "e-possession", "4", "", "220", "choose resist-might; choose gain-sanity", "anna: Sa+1" },
  { "e-possession", "3", "", "210", "choose resist-might", "anna: Mi-3" },
  { "e-possession", "speed", "", "1110", "choose resist-speed", "anna: Sp-3" },
  { "e-possession", "another", "step anna might 1", "00", "choose resist-might; choose sink-sanity",
    "anna: Sa-2" },
  { "e-rotten", "5", "", "22100", "", "anna: Sa+1" },
  { "e-rotten", "2", "", "20000", "", "anna: Mi-1" },
  { "e-rotten", "1", "", "10000", "", "anna: Mi-1 Sp-1" },
  { "e-rotten", "0", "", "00000", "", "anna: Mi-1 Sp-1 Sa-1 Kn-1" },
  { "e-secret-passage", "6", "", "222", "pick charred-room; accept",
    "anna: @charred-room; +passage@charred-room; +passage@entrance-hall" },
  { "e-secret-passage", "1", "", "100", "pick furnace-room; stop",
    "+passage@furnace-room; +passage@entrance-hall" },
  { "e-secret-stairs", "down", "top e-closet-door", "", "pick furnace-room; accept",
    "anna: @furnace-room; +closet@furnace-room; +secret-stairs@furnace-room; "
    "+secret-stairs@entrance-hall" },
  { "e-secret-stairs", "leaving",
    "top e-closet-door; lay graveyard ground 5 5 0; at anna graveyard", "00000",
    "pick furnace-room; accept",
    "anna: Kn-1 @furnace-room; +closet@furnace-room; +secret-stairs@furnace-room; "
    "+secret-stairs@graveyard" },
  { "e-secret-stairs", "stay", "", "", "pick gallery; stop",
    "+secret-stairs@gallery; +secret-stairs@entrance-hall" },
  { "e-shrieking-wind", "inside", "", "", "", "" },
  { "e-shrieking-wind", "5", "lay gardens ground 2 0 0; at anna gardens", "221", "", "" },
  { "e-shrieking-wind", "3", "lay gardens ground 2 0 0; at anna gardens", "2101", "lose might",
    "anna: Mi-1" },
  { "e-shrieking-wind", "1-window", "lay bedroom upper 2 2 0; at anna bedroom", "1001",
    "lose sanity", "anna: Sa-1" },
  { "e-shrieking-wind", "0", "lay gardens ground 2 0 0; at anna gardens; has anna axe", "0001",
    "lose might", "anna: Mi-1 lost-axe" },
  { "e-silence", "ground", "", "", "", "" },
  { "e-silence", "4", "at anna furnace-room", "22000", "", "" },
  { "e-silence", "1", "at anna furnace-room", "100001", "lose knowledge", "anna: Kn-1" },
  { "e-silence", "0", "at anna furnace-room", "0000011", "lose knowledge; lose sanity",
    "anna: Sa-1 Kn-1" },
  { "e-skeletons", "token", "", "1", "lose sanity", "anna: Sa-1; +skeletons@entrance-hall" },
  { "e-smoke", "token", "", "", "", "+smoke@entrance-hall" },
  { "e-something-hidden", "4", "top axe", "220", "accept", "anna: has-axe" },
  { "e-something-hidden", "3", "", "210", "accept", "anna: Sa-1" },
  { "e-something-hidden", "no", "", "", "stop", "" },
  { "e-something-slimy", "4", "", "2200", "", "anna: Sp+1" },
  { "e-something-slimy", "1", "", "1000", "", "anna: Mi-1" },
  { "e-something-slimy", "0", "", "0000", "", "anna: Mi-1 Sp-1" },
  { "e-spider", "4-speed", "", "2200", "choose brush-off", "anna: Sp+1" },
  { "e-spider", "4-sanity", "", "22000", "choose stand-still", "anna: Sa+1" },
  { "e-spider", "1", "", "10001", "choose brush-off; lose might", "anna: Mi-1" },
  { "e-spider", "0", "", "0000011", "choose stand-still; lose might; lose speed",
    "anna: Mi-1 Sp-1" },
  { "e-the-beckoning", "3", "lay gardens ground 2 0 0; at anna gardens", "21000", "", "" },
  { "e-the-beckoning", "2", "lay gardens ground 2 0 0; lay patio ground 3 0 0; at anna gardens",
    "20000", "lose might", "anna: Mi-1 @patio" },
  { "e-the-beckoning", "patio", "lay patio ground 3 0 0; at anna patio", "", "", "" },
  { "e-the-lost-one", "5", "", "221", "", "anna: Kn+1" },
  { "e-the-lost-one", "6", "at anna kitchen", "220222", "", "anna: @entrance-hall" },
  { "e-the-lost-one", "4", "", "000220", "", "anna: @upper-landing" },
  { "e-the-lost-one", "2-new-room", "top-room mystic-elevator", "000200",
    "lay-north mystic-elevator > bloody-room = 2", "anna: @mystic-elevator" },
  { "e-the-lost-one", "0-new-room", "top-room mystic-elevator", "000100",
    "lay-south mystic-elevator > wine-cellar", "anna: @mystic-elevator" },
  { "e-the-voice", "4", "top axe", "220", "", "anna: has-axe" },
  { "e-the-voice", "3", "", "210", "", "" },
  { "e-the-walls", "new-room", "top-room mystic-elevator", "",
    "lay-north mystic-elevator > entrance-hall = 2", "anna: @mystic-elevator" },
  { "e-webs", "4", "", "220", "", "anna: Mi+1" },
  { "e-webs", "3", "", "210", "", "anna: stuck" },
  { "e-what-the", "moves", "at anna kitchen", "", "lay-north kitchen > entrance-hall = 1", "" },
  { "e-whoops", "item", "has anna axe", "", "", "anna: lost-axe" },
  { "e-whoops", "nothing", "has anna book", "", "", "" },
};

static void
test_event (gconstpointer data)
{
  const Row *row = data;
  g_auto (Table) table = { 0 };
  g_autofree HouseState *before = NULL;
  g_autofree char *changes = NULL;

  table_init (&table, "built-4");
  house_prepare (&table, row->prepare);
  before = table_dup_state (&table);
  table_dice (&table, row->dice);
  table_draw (&table, ANNA, row->card);
  if (*row->moves != '\0')
    table_play (&table, row->moves);
  changes = table_dup_changes (&table, before);
  if (table.state.head.phase != HOUSE_PHASE_ACT) {
    g_autofree char *asked = table_dup_moves (&table);

    g_error ("%s, %s: still asked for: %s; changes: %s", row->card, row->name, asked, changes);
  }
  g_assert_cmpstr (changes, ==, row->changes);
  g_assert_cmpuint (table.state.where[table_card (&table, row->card)], ==, HOUSE_IN_DISCARD);
}

/* It Is Meant to Be: what is looked at is known to the looker alone, in the order chosen. */
static void
test_meant (void)
{
  g_auto (Table) table = { 0 };
  g_autofree HouseState *anna = NULL;
  g_autofree HouseState *ben = NULL;
  guint bell = 0;

  table_init (&table, "built-4");
  bell = table_card (&table, "bell") + 1;
  table_draw (&table, ANNA, "e-it-is-meant-to-be");
  table.state.top[HOUSE_ITEM][0] = (guint8) bell;
  table.state.top[HOUSE_ITEM][1] = (guint8) (table_card (&table, "axe") + 1);
  table.state.top[HOUSE_ITEM][2] = (guint8) (table_card (&table, "idol") + 1);
  table_play (&table, "choose foresee-items; arrange idol; arrange axe");
  g_assert_cmpuint (table.state.top[HOUSE_ITEM][0], ==, bell);
  g_assert_cmpuint (table.state.top[HOUSE_ITEM][1], ==, table_card (&table, "axe") + 1);
  anna = table_dup_seen (&table, ANNA);
  ben = table_dup_seen (&table, BEN);
  g_assert_cmpuint (anna->top[HOUSE_ITEM][0], ==, bell);
  g_assert_cmpuint (ben->top[HOUSE_ITEM][0], ==, HOUSE_HIDDEN);
}

/* What is settled on top of a stack is known to whoever has looked at that card, and to nobody who
 * looks at another one or decides something else. */
static void
test_looked_elsewhere (void)
{
  g_auto (Table) table = { 0 };
  g_autofree HouseState *choosing = NULL;
  g_autofree HouseState *looking = NULL;
  g_autofree HouseState *ben = NULL;
  g_autofree HouseState *anna = NULL;

  table_init (&table, "built-4");
  table_draw (&table, ANNA, "e-it-is-meant-to-be");
  table.state.top[HOUSE_ITEM][0] = (guint8) (table_card (&table, "bell") + 1);
  table.state.top[HOUSE_ITEM][1] = (guint8) (table_card (&table, "axe") + 1);
  table.state.top[HOUSE_ITEM][2] = (guint8) (table_card (&table, "idol") + 1);
  choosing = table_dup_seen (&table, ANNA);
  g_assert_cmpuint (choosing->top[HOUSE_ITEM][0], ==, HOUSE_HIDDEN);
  g_assert_cmpuint (choosing->top[HOUSE_OMEN][0], ==, HOUSE_HIDDEN);
  table_play (&table, "choose foresee-items");
  looking = table_dup_seen (&table, ANNA);
  g_assert_cmpuint (looking->top[HOUSE_ITEM][0], ==, table.state.top[HOUSE_ITEM][0]);
  g_assert_cmpuint (looking->top[HOUSE_EVENT][0], ==, HOUSE_HIDDEN);
  g_assert_cmpuint (looking->top[HOUSE_STACK_ROOMS][0], ==, HOUSE_HIDDEN);
  table_play (&table, "arrange idol; arrange axe");

  /* Now somebody else decides by an effect. */
  table_draw (&table, BEN, "e-it-is-meant-to-be");
  ben = table_dup_seen (&table, BEN);
  anna = table_dup_seen (&table, ANNA);
  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    g_assert_cmpuint (ben->top[HOUSE_ITEM][i], ==, HOUSE_HIDDEN);
    g_assert_cmpuint (anna->top[HOUSE_ITEM][i], ==, table.state.top[HOUSE_ITEM][i]);
  }
}

/* It Is Meant to Be: a result of four dice comes in place of a later roll. */
static void
test_banked (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  table_draw (&table, ANNA, "e-it-is-meant-to-be");
  table_dice (&table, "2221");
  table_play (&table, "choose foresee-roll");
  g_assert_cmpuint (table.state.banked[ANNA], ==, 8);
  table_draw (&table, ANNA, "e-creepy-crawlies");
  table_play (&table, "spend");
  g_assert_true (table_logged (&table, "Anna has the result 7"));
  g_assert_cmpuint (table.state.banked[ANNA], ==, 0);
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SANITY], ==, 4);
}

/* Revolving Wall: through a wall into a new room; the way stays, with Knowledge 3+. */
static void
test_wall (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "built-4");
  table_stand (&table, ANNA, "gallery");
  table.state.top[HOUSE_STACK_ROOMS][0] = (guint8) (table_room (&table, "mystic-elevator") + 1);
  table_draw (&table, ANNA, "e-revolving-wall");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "turn-wall > north; turn-wall > south");
  g_assert_cmpstr (table_why (&table, "turn-wall > east"), ==, "has-door");
  table_play (&table, "turn-wall > north");
  g_assert_cmpuint (table.state.room[ANNA], ==, table_room (&table, "mystic-elevator"));
  table_turn (&table, ANNA);
  table_dice (&table, "200");
  table_play (&table, "walk > gallery");
  g_assert_cmpuint (table.state.room[ANNA], ==, table_room (&table, "mystic-elevator"));
  table_dice (&table, "210");
  table_play (&table, "walk > gallery");
  g_assert_cmpuint (table.state.room[ANNA], ==, table_room (&table, "gallery"));
}

/* Debris, Webs: who is caught can only try to get free; after three failures it is over. */
static void
test_caught (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  table_dice (&table, "0000"
                      "00");
  table_draw (&table, ANNA, "e-debris");
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "hindered");
  table_dice (&table, "210");
  table_play (&table, "free anna");
  g_assert_cmpstr (table_why (&table, "free anna"), ==, "tried");
  table_turn (&table, BEN);
  table_dice (&table, "2100");
  table_play (&table, "free anna");
  g_assert_cmpuint (table.state.failures[ANNA], ==, 2);
  g_assert_cmpuint (table.state.is_stopped, ==, 0);
  table_turn (&table, CLARA);
  table_dice (&table, "21000");
  table_play (&table, "free anna");
  g_assert_cmpstr (table_why (&table, "free anna"), ==, "free");
}

/* Webs: a helper who fails stops moving. */
static void
test_webs (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  table_dice (&table, "000");
  table_draw (&table, ANNA, "e-webs");
  table_turn (&table, BEN);
  table_dice (&table, "2100");
  table_play (&table, "free anna");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "stopped");
  table_turn (&table, CLARA);
  table_dice (&table, "22000");
  table_play (&table, "free anna");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
  g_assert_true (table_logged (&table, "Anna is free"));
}

/* Lights Out: one space a turn, until a turn ends with company. */
static void
test_lights (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  table_draw (&table, ANNA, "e-lights-out");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.moves, ==, 1);
  table_play (&table, "walk > foyer; done");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.moves, ==, 1);
  table_stand (&table, BEN, "foyer");
  table_play (&table, "done");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.moves, ==, 4);
}

/* Grave Dirt: a point at the beginning of each turn, until one ends outside. */
static void
test_dirt (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  table_lay (&table, "gardens", "ground", 2, 0, 0);
  table_dice (&table, "000");
  table_draw (&table, ANNA, "e-grave-dirt");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_HURT);
  table_play (&table, "lose might");
  table_stand (&table, ANNA, "gardens");
  table_play (&table, "done");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
}

/* A Moment of Hope, Drip, Smoke: tokens change how many dice are rolled; at least one is. */
static void
test_dice_of_tokens (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "token hope entrance-hall");
  table_dice (&table, "000000");
  table_draw (&table, ANNA, "e-creepy-crawlies");
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
  house_prepare (&table, "token smoke entrance-hall; token drip entrance-hall");
  table_dice (&table, "0");
  table_draw (&table, ANNA, "e-webs");
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
  g_assert_cmpuint (table.state.roll_dice, ==, 1);
}

/* Closet Door, Locked Safe, Skeletons, Mystic Slide: tokens that can be tried, once a turn. */
static void
test_tokens (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "token closet entrance-hall; token safe entrance-hall; "
                         "token skeletons entrance-hall; top axe");
  table_dice (&table, "22");
  table_play (&table, "try closet");
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "axe")));
  g_assert_cmpstr (table_why (&table, "try closet"), ==, "tried");
  table_turn (&table, ANNA);
  table_dice (&table, "000"
                      "11");
  table_play (&table, "try safe; lose might; lose might");
  table_dice (&table, "11000"
                      "1"
                      "1");
  table_play (&table, "try skeletons; lose sanity");
  g_assert_cmpuint (table.state.tokens[table.state.room[ANNA]] >> table_token (&table, "safe") & 1,
                    ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/house/events/%s/%s", rows[i].card, rows[i].name);

    g_test_add_data_func (path, &rows[i], test_event);
  }
  g_test_add_func ("/house/events/e-it-is-meant-to-be/look", test_meant);
  g_test_add_func ("/house/events/e-it-is-meant-to-be/look-elsewhere", test_looked_elsewhere);
  g_test_add_func ("/house/events/e-it-is-meant-to-be/roll", test_banked);
  g_test_add_func ("/house/events/e-revolving-wall/through", test_wall);
  g_test_add_func ("/house/events/e-debris/caught", test_caught);
  g_test_add_func ("/house/events/e-webs/helper", test_webs);
  g_test_add_func ("/house/events/e-lights-out/until-company", test_lights);
  g_test_add_func ("/house/events/e-grave-dirt/until-outside", test_dirt);
  g_test_add_func ("/house/events/e-a-moment-of-hope/dice", test_dice_of_tokens);
  g_test_add_func ("/house/events/e-closet-door/tried", test_tokens);

  return g_test_run ();
}
