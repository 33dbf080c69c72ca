/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "house-fixture.h"
#include "house-prepare.h"

/* Each of the 22 items and 13 omens, in the turn of Anna in a house that is half built: the dice
 * that are named are all that are thrown. */

typedef struct {
  const char *card;
  const char *name;
  const char *prepare; /* see house-prepare.h */
  const char *dice;
  const char *moves;
  const char *changes;
} Row;

/* A roll of Sanity 5+ that brings the Axe. */
#define BONES "token skeletons entrance-hall; top axe; has anna "
/* In number 4 Clara is the traitor, who has more Might than all others. */
#define HAUNT "; haunt 4 anna"

/* Anna: Might 3, Speed 4, Sanity 5, Knowledge 3, in the Entrance Hall with all others. */
static const Row used[] = {
  { "adrenaline-shot", "more", BONES "adrenaline-shot", "10000",
    "try skeletons; use adrenaline-shot",
    "anna: lost-adrenaline-shot has-axe; -skeletons@entrance-hall" },
  { "adrenaline-shot", "on-a-result", BONES "adrenaline-shot; has anna angel-feather", "",
    "try skeletons; use angel-feather; choose result-1; use adrenaline-shot",
    "anna: lost-adrenaline-shot lost-angel-feather has-axe; -skeletons@entrance-hall" },
  { "adrenaline-shot", "before-a-result", BONES "adrenaline-shot; has anna angel-feather", "",
    "try skeletons; use adrenaline-shot; use angel-feather; choose result-1",
    "anna: lost-adrenaline-shot lost-angel-feather has-axe; -skeletons@entrance-hall" },
  { "amulet-of-the-ages", "lost", "has anna amulet-of-the-ages", "", "drop amulet-of-the-ages",
    "anna: Mi-3 Sp-3 Sa-3 Kn-3 lost-amulet-of-the-ages" },
  { "angel-feather", "named", BONES "angel-feather", "",
    "try skeletons; use angel-feather; choose result-5",
    "anna: lost-angel-feather has-axe; -skeletons@entrance-hall" },
  { "axe", "die", "has anna axe" HAUNT,
    "10000"
    "0000",
    "attack-with axe > clara; lose might", "clara: Mi-1" },
  { "bell", "lost", "has anna bell", "", "drop bell", "anna: Sa-1 lost-bell" },
  { "bell", "5", "has anna bell; at ben foyer; at david dusty-hallway" HAUNT, "22100", "use bell",
    "ben: @entrance-hall; david: @foyer" },
  { "blood-dagger", "cut", "has anna blood-dagger" HAUNT,
    "222222"
    "22222",
    "attack-with blood-dagger > clara; lose might; lose speed", "anna: Sp-1; clara: Mi-1 Sp-1" },
  { "bottle", "6", "has anna bottle" HAUNT, "222", "use bottle; pick gallery",
    "anna: @gallery lost-bottle" },
  { "bottle", "5", "has anna bottle" HAUNT, "221", "use bottle", "anna: Mi+2 Sp+2 lost-bottle" },
  { "bottle", "4", "has anna bottle" HAUNT, "220", "use bottle", "anna: Sa+2 Kn+2 lost-bottle" },
  { "bottle", "3", "has anna bottle" HAUNT, "210", "use bottle", "anna: Mi-1 Kn+1 lost-bottle" },
  { "bottle", "2", "has anna bottle" HAUNT, "200", "use bottle", "anna: Sa-2 Kn-2 lost-bottle" },
  { "bottle", "1", "has anna bottle" HAUNT, "100", "use bottle", "anna: Mi-2 Sp-2 lost-bottle" },
  { "bottle", "0", "has anna bottle" HAUNT, "000", "use bottle",
    "anna: Mi-2 Sp-2 Sa-2 Kn-2 lost-bottle" },
  { "dark-dice", "6", "has anna dark-dice; at ben kitchen", "222", "use dark-dice; choose ben",
    "anna: @kitchen" },
  { "dark-dice", "5", "has anna dark-dice; at ben foyer", "221",
    "use dark-dice; choose ben; pick dusty-hallway", "ben: @dusty-hallway" },
  { "dark-dice", "4", "has anna dark-dice", "220", "use dark-dice; choose gain-might",
    "anna: Mi+1" },
  { "dark-dice", "3", "has anna dark-dice; at anna foyer", "210",
    "use dark-dice; pick dusty-hallway", "anna: @dusty-hallway" },
  { "dark-dice", "2", "has anna dark-dice", "200", "use dark-dice; choose gain-sanity",
    "anna: Sa+1" },
  { "dark-dice", "1", "has anna dark-dice; top e-smoke", "100", "use dark-dice",
    "+smoke@entrance-hall" },
  { "dark-dice", "0", "has anna dark-dice", "000", "use dark-dice",
    "anna: Mi-3 Sp-3 Sa-2 Kn-2 lost-dark-dice" },
  { "dynamite", "4", "has anna dynamite; at ben foyer" HAUNT, "2200",
    "use dynamite; lose might; lose might; lose speed; lose speed",
    "anna: lost-dynamite; ben: Mi-2 Sp-2" },
  { "dynamite", "5", "has anna dynamite; at ben foyer" HAUNT, "2210", "use dynamite",
    "anna: lost-dynamite" },
  { "healing-salve", "here",
    "has anna healing-salve; hit ben might 2; hit ben speed 1; step david might 8", "",
    "use healing-salve; choose ben", "anna: lost-healing-salve; ben: Mi+2 Sp+1" },
  { "idol", "dice", BONES "idol", "1111100", "try skeletons; use idol",
    "anna: Sa-1 has-axe; -skeletons@entrance-hall" },
  { "lucky-stone", "blanks", BONES "lucky-stone",
    "20000"
    "2100",
    "try skeletons; use lucky-stone; pick-die = 0; pick-die = 0; pick-die = 0; pick-die = 0; throw",
    "anna: has-axe lost-lucky-stone; -skeletons@entrance-hall" },
  { "lucky-stone", "two", BONES "lucky-stone",
    "21010"
    "12",
    "try skeletons; use lucky-stone; pick-die = 1; pick-die = 0; throw",
    "anna: has-axe lost-lucky-stone; -skeletons@entrance-hall" },
  { "lucky-stone", "all", BONES "lucky-stone",
    "21000"
    "22100",
    "try skeletons; use lucky-stone; pick-die = 0; pick-die = 2; pick-die = 0; pick-die = 1; "
    "pick-die = 0",
    "anna: has-axe lost-lucky-stone; -skeletons@entrance-hall" },
  { "medical-kit", "8",
    "has anna medical-kit; step anna knowledge 5; hit ben might 2; hit ben speed 2", "2222",
    "use medical-kit; choose ben", "ben: Mi+2 Sp+1" },
  { "medical-kit", "6", "has anna medical-kit; hit anna might 3", "222",
    "use medical-kit; choose anna", "anna: Mi+2" },
  { "medical-kit", "4", "has anna medical-kit; hit anna might 3", "220",
    "use medical-kit; choose anna", "anna: Mi+1" },
  { "medical-kit", "3", "has anna medical-kit; hit anna might 3", "210",
    "use medical-kit; choose anna", "" },
  { "pickpockets-gloves", "item", "has anna pickpockets-gloves; has ben axe", "",
    "use pickpockets-gloves; choose ben", "anna: has-axe lost-pickpockets-gloves; ben: lost-axe" },
  { "puzzle-box", "6", "has anna puzzle-box; top bell; top axe", "222", "use puzzle-box",
    "anna: Sa+1 has-axe has-bell lost-puzzle-box" },
  { "puzzle-box", "5", "has anna puzzle-box", "221", "use puzzle-box", "" },
  { "rabbits-foot", "one", BONES "rabbits-foot",
    "11110"
    "1",
    "try skeletons; use rabbits-foot; pick-die = 0", "anna: has-axe; -skeletons@entrance-hall" },
  { "rabbits-foot", "higher", BONES "rabbits-foot",
    "21110"
    "01",
    "try skeletons; use rabbits-foot; pick-die = 2; lose sanity", "anna: Sa-1" },
  { "rabbits-foot", "nothing-to-pick", BONES "rabbits-foot",
    "00000"
    "22",
    "try skeletons; use rabbits-foot; lose sanity; lose sanity", "anna: Sa-2" },
  { "revolver", "far", "has anna revolver; at clara foyer" HAUNT,
    "10000"
    "0000",
    "attack-with revolver > clara; lose might", "clara: Mi-1" },
  { "revolver", "unhurt", "has anna revolver; at clara foyer" HAUNT,
    "00000"
    "2222",
    "attack-with revolver > clara", "" },
  { "revolver", "near", "has anna revolver" HAUNT,
    "00000"
    "1000",
    "attack-with revolver > clara; lose speed", "anna: Sp-1" },
  { "sacrificial-dagger", "6",
    "has anna sacrificial-dagger; step anna might 1" HAUNT "; step clara might 1",
    "222"
    "10000"
    "0000",
    "attack-with sacrificial-dagger > clara; lose speed", "clara: Sp-1" },
  { "sacrificial-dagger", "3",
    "has anna sacrificial-dagger; step anna might 1" HAUNT "; step clara might 1",
    "111"
    "00000"
    "0000",
    "attack-with sacrificial-dagger > clara; choose lose-sanity", "anna: Sa-1" },
  { "sacrificial-dagger", "0", "has anna sacrificial-dagger" HAUNT,
    "100"
    "11",
    "attack-with sacrificial-dagger > clara; lose might; lose speed", "anna: Mi-1 Sp-1" },
  { "smelling-salts", "here", "has anna smelling-salts; hit clara knowledge 2", "",
    "use smelling-salts; choose clara", "anna: lost-smelling-salts; clara: Kn+2" },
  { "crystal-ball", "3", "has anna crystal-ball" HAUNT, "210", "use crystal-ball", "anna: Sa-1" },
  { "crystal-ball", "0", "has anna crystal-ball" HAUNT, "000", "use crystal-ball", "anna: Sa-2" },
  { "dog", "fetch", "has anna dog; left axe furnace-room", "", "use dog", "anna: has-axe" },
  { "mask", "on", "has anna mask", "22000", "use mask", "anna: Sa-2 Kn+2" },
  { "mask", "3", "has anna mask", "21000", "use mask", "" },
  { "ring", "mental", "has anna ring" HAUNT,
    "10000"
    "000",
    "attack-with ring > clara; lose sanity", "clara: Sa-1" },
  { "spear", "dice", "has anna spear" HAUNT,
    "10000"
    "00000",
    "attack-with spear > clara; lose might", "clara: Mi-1" },
};

static void
test_use (gconstpointer data)
{
  const Row *row = data;
  g_auto (Table) table = { 0 };
  g_autofree HouseState *before = NULL;
  g_autofree char *changes = NULL;

  table_init (&table, "built-4");
  house_prepare (&table, row->prepare);
  before = table_dup_state (&table);
  table_dice (&table, row->dice);
  table_play (&table, row->moves);
  changes = table_dup_changes (&table, before);
  if (table.state.head.phase != HOUSE_PHASE_ACT) {
    g_autofree char *asked = table_dup_moves (&table);

    g_error ("%s, %s: still asked for: %s; changes: %s", row->card, row->name, asked, changes);
  }
  g_assert_cmpstr (changes, ==, row->changes);
}

/* What is drawn, or kept, changes traits; losing it takes back what was really gained. */
static const Row drawn[] = {
  { "bite", "attacks", "", "2000110", "", "" },
  { "bite", "hurts", "", "2100110", "lose might", "anna: Mi-1" },
  { "book", "gain", "", "", "", "anna: Kn+2 has-book" },
  { "dog", "gain", "", "", "", "anna: Mi+1 Sa+1 has-dog" },
  { "girl", "gain", "", "", "", "anna: Sa+1 Kn+1 has-girl" },
  { "holy-symbol", "gain", "", "", "", "anna: Sa+2 has-holy-symbol" },
  { "madman", "gain", "", "", "", "anna: Mi+2 Sa-1 has-madman" },
  { "medallion", "gain", "", "", "", "anna: has-medallion" },
  { "mask", "gain", "", "", "", "anna: has-mask" },
  { "skull", "gain", "", "", "", "anna: has-skull" },
  { "bell", "gain", "", "", "", "anna: Sa+1 has-bell" },
  { "amulet-of-the-ages", "gain", "", "", "", "anna: Mi+1 Sp+1 Sa+1 Kn+1 has-amulet-of-the-ages" },
  { "candle", "bell-and-book", "has anna bell; has anna book", "", "",
    "anna: Mi+2 Sp+2 Sa+2 Kn+2 has-candle" },
};

static void
test_draw (gconstpointer data)
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
  g_assert_cmpstr (changes, ==, row->changes);
  g_assert_cmpuint (table.state.is_stopped, ==, 1);
}

/* Dynamite: a monster that is not quick enough is stunned. */
static void
test_dynamite (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna dynamite; haunt 4 anna");
  table.state.figure_room[0] = (guint8) (table_room (&table, "foyer") + 1);
  table_dice (&table, "220");
  table_play (&table, "use dynamite");
  g_assert_cmpuint (table.state.stunned[0], ==, 1);
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
}

/* Dynamite: one that is quick enough is not. */
static void
test_dynamite_dodged (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna dynamite; haunt 4 anna");
  table.state.figure_room[0] = (guint8) (table_room (&table, "foyer") + 1);
  table_dice (&table, "221");
  table_play (&table, "use dynamite");
  g_assert_cmpuint (table.state.stunned[0], ==, 0);
  g_assert_cmpuint (table.state.tokens[table_room (&table, "foyer")], ==, 0);
}

/* Armor: a point less of each physical damage; nobody can steal it. */
static void
test_armor (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna armor");
  table_hurt (&table, ANNA, HOUSE_PHYSICAL, 2);
  g_assert_cmpuint (table.state.hurt_points, ==, 1);
  table_play (&table, "lose might");
  table_hurt (&table, ANNA, HOUSE_MENTAL, 2);
  g_assert_cmpuint (table.state.hurt_points, ==, 2);
  g_assert_false (table.rules->cards[table_card (&table, "armor")].is_stealable);
}

/* Skull: mental damage may go to physical traits. */
static void
test_skull (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  table_init (&table, "built-4");
  house_prepare (&table, "has anna skull");
  table_hurt (&table, ANNA, HOUSE_MENTAL, 2);
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "lose might; lose speed; lose sanity; lose knowledge");
}

/* Medallion: rooms that would harm do not: the Crypt and the Graveyard here. */
static void
test_medallion (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table,
                 "lay crypt basement -1 0 0; at anna crypt; at ben crypt; has anna medallion");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.current, ==, BEN);
  table_play (&table, "done");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_HURT);
}

/* Music Box: open, it holds whoever comes in or begins there, and does not let go. */
static void
test_music_box (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna music-box; at ben foyer");
  table_play (&table, "use music-box");
  g_assert_cmpuint (table.state.on[table_card (&table, "music-box")], ==, 1);
  table_turn (&table, BEN);
  table_dice (&table, "2100");
  table_play (&table, "walk > entrance-hall");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "stopped");
  table_turn (&table, CLARA);
  table_stand (&table, CLARA, "foyer");
  table_dice (&table, "220");
  table_play (&table, "walk > entrance-hall");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
}

/* Spirit Board: its holder sees the top room; in the haunt that brings monsters nearer. */
static void
test_spirit_board (void)
{
  g_auto (Table) table = { 0 };
  g_autofree HouseState *anna = NULL;
  g_autofree HouseState *ben = NULL;

  table_init (&table, "built-4");
  house_prepare (&table, "has anna spirit-board; top-room vault");
  table_play (&table, "use spirit-board");
  anna = table_dup_seen (&table, ANNA);
  ben = table_dup_seen (&table, BEN);
  g_assert_cmpuint (anna->top[HOUSE_STACK_ROOMS][0], ==, table_room (&table, "vault") + 1);
  g_assert_cmpuint (ben->top[HOUSE_STACK_ROOMS][0], ==, HOUSE_HIDDEN);
  house_prepare (&table, "haunt 4 anna");
  table.state.figure_room[0] = (guint8) (table_room (&table, "creaky-hallway") + 1);
  table_play (&table, "use spirit-board");
  g_assert_cmpuint (table.state.figure_room[0], ==, table_room (&table, "ballroom") + 1);
}

/* Crystal Ball, H-s: 4+ finds a card, which comes on top for all to see. */
static void
test_crystal_ball (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna crystal-ball; haunt 4 anna");
  table_dice (&table, "220");
  table_play (&table, "use crystal-ball; choose seek-item; take idol");
  g_assert_cmpuint (table.state.top[HOUSE_ITEM][0], ==, table_card (&table, "idol") + 1);
  g_assert_cmphex (table.state.known[HOUSE_ITEM][0], ==, 0xff);
}

/* Blood Dagger: only force takes it, and that cuts. */
static void
test_blood_dagger (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has clara blood-dagger; haunt 4 anna");
  table_dice (&table, "222"
                      "00000"
                      "11");
  table_play (&table, "attack > clara; steal blood-dagger; lose might; lose speed");
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "blood-dagger")));
  g_assert_cmpstr (table_why (&table, "drop blood-dagger"), ==, "handled");
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "drop blood-dagger"), ==, "not-given");
}

/* Candle: one die more on what an event rolls for a trait. */
static void
test_candle (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna candle");
  table_dice (&table, "000000");
  table_draw (&table, ANNA, "e-creepy-crawlies");
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
}

/* Candle: the first loss of one of the three takes back two of each trait. */
static void
test_candle_lost (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna candle; has anna bell; has anna book");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_MIGHT], ==, 6);
  table_play (&table, "drop bell");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_MIGHT], ==, 4);
}

/* Dog, Girl, Madman: companions are neither dropped nor stolen. */
static void
test_companions (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "built-4");
  house_prepare (&table, "has anna dog; has anna girl; has anna madman");
  g_assert_cmpstr (table_why (&table, "drop dog"), ==, "not-given");
  g_assert_cmpstr (table_why (&table, "drop girl"), ==, "not-given");
  g_assert_cmpstr (table_why (&table, "give madman > ben"), ==, "not-given");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (used); i++) {
    g_autofree char *path =
      g_strdup_printf ("/house/belongings/%s/use-%s", used[i].card, used[i].name);

    g_test_add_data_func (path, &used[i], test_use);
  }
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++) {
    g_autofree char *path =
      g_strdup_printf ("/house/belongings/%s/draw-%s", drawn[i].card, drawn[i].name);

    g_test_add_data_func (path, &drawn[i], test_draw);
  }
  g_test_add_func ("/house/belongings/dynamite/monster", test_dynamite);
  g_test_add_func ("/house/belongings/dynamite/dodged", test_dynamite_dodged);
  g_test_add_func ("/house/belongings/armor/takes-a-point", test_armor);
  g_test_add_func ("/house/belongings/skull/shield", test_skull);
  g_test_add_func ("/house/belongings/medallion/rooms", test_medallion);
  g_test_add_func ("/house/belongings/music-box/holds", test_music_box);
  g_test_add_func ("/house/belongings/spirit-board/looks", test_spirit_board);
  g_test_add_func ("/house/belongings/crystal-ball/finds", test_crystal_ball);
  g_test_add_func ("/house/belongings/blood-dagger/stolen", test_blood_dagger);
  g_test_add_func ("/house/belongings/candle/events", test_candle);
  g_test_add_func ("/house/belongings/candle/lost", test_candle_lost);
  g_test_add_func ("/house/belongings/dog/companions", test_companions);

  return g_test_run ();
}
