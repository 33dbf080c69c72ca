/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-fixture.h"
#include "house-prepare.h"

/* What a turn does not allow, or not twice: also when the explorer has been elsewhere meanwhile. */

/* R26: a barrier is tried once a turn, also by who comes back. */
static void
test_barrier (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "lay chasm basement -1 0 0; at anna chasm; dice 0000; play cross");
  table_play (&table, "walk > basement-landing; walk > chasm");
  g_assert_cmpstr (table_why (&table, "cross"), ==, "tried");
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "cross"), ==, "legal");
}

/* 4c.2: once a turn, also for who gets out and in again. */
static void
test_elevator (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "lay mystic-elevator basement 0 2 0; at anna mystic-elevator");
  table_dice (&table, "10");
  table_play (&table, "act; lay-west mystic-elevator > basement-landing = 1");
  table_play (&table, "walk > basement-landing; walk > mystic-elevator");
  g_assert_cmpstr (table_why (&table, "act"), ==, "tried");
}

/* R26: the bane is searched for once a turn, in whichever room. */
static void
test_bane (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 4 anna; at anna wine-cellar");
  table_dice (&table, "000");
  table_play (&table, "attempt search-items");
  table_stand (&table, ANNA, "ballroom");
  g_assert_cmpstr (table_why (&table, "attempt search-events"), ==, "tried");
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "attempt search-events"), ==, "legal");
}

/* Dynamite is thrown in place of an attack, and there are none before the haunt. */
static void
test_dynamite (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna dynamite; at ben foyer");
  g_assert_cmpstr (table_why (&table, "use dynamite"), ==, "no-haunt");
  house_prepare (&table, "haunt 4 anna");
  g_assert_cmpstr (table_why (&table, "use dynamite"), ==, "legal");
}

/* Pickpocket's Gloves: only from somebody here. */
static void
test_gloves (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna pickpockets-gloves; has ben axe; at ben foyer; at clara foyer; at "
                       "david foyer");
  g_assert_cmpstr (table_why (&table, "use pickpockets-gloves"), ==, "no-need-here");
  house_prepare (&table, "at clara entrance-hall");
  g_assert_cmpstr (table_why (&table, "use pickpockets-gloves"), ==, "legal");
}

/* Dog: there must be something to fetch. */
static void
test_dog (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna dog");
  g_assert_cmpstr (table_why (&table, "use dog"), ==, "no-need-here");
  house_prepare (&table, "left axe furnace-room");
  g_assert_cmpstr (table_why (&table, "use dog"), ==, "legal");
}

/* Spirit Board: before moving. */
static void
test_spirit_board (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna spirit-board");
  g_assert_cmpstr (table_why (&table, "use spirit-board"), ==, "legal");
  table_play (&table, "walk > foyer");
  g_assert_cmpstr (table_why (&table, "use spirit-board"), ==, "not-now");
}

/* Music Box: whoever begins the turn beside its holder hears it too. */
static void
test_music_at_turn (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna music-box; play use music-box");
  table_dice (&table, "0000");
  table_turn (&table, BEN);
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "stopped");
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "music-box")));
}

/* Music Box: its holder who fails drops it, and it plays on. */
static void
test_music_dropped (void)
{
  g_auto (Table) table = { 0 };
  guint box = 0;

  house_begin (&table, "has anna music-box; play use music-box");
  box = table_card (&table, "music-box");
  table_dice (&table, "00000");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.where[box], ==,
                    HOUSE_IN_ROOM + table_room (&table, "entrance-hall"));
  g_assert_cmpuint (table.state.on[box], ==, 1);
  table_dice (&table, "2200");
  table_turn (&table, BEN);
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
}

/* Grave Dirt: an item that raises a trait, such as the salve, ends it. */
static void
test_dirt_and_salve (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna healing-salve");
  table_dice (&table, "000");
  table_draw (&table, ANNA, "e-grave-dirt");
  house_prepare (&table, "hit anna might 1; play use healing-salve; play choose anna");
  table_turn (&table, ANNA);
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
}

/* 4c.4: number 44 makes the youngest explorer the traitor, but not the one who revealed it. */
static void
test_youngest (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 44 anna");
  g_assert_cmpuint (table.state.side[ANNA], ==, HOUSE_HEROES);
  g_assert_cmpuint (table.state.side[DAVID], ==, HOUSE_TRAITOR);
}

static void
fell (Table *table, guint seat)
{
  HousePlay play = table_play_of (table);

  house_take_out (&play, seat, HOUSE_DEAD);
  house_advance (table->ruleset, &table->state.head, table->events);
}

/* 4d.4, H-r: fewer than half can leave: of two heroes none; one can still be half of them. */
static void
test_half_of_two (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "full-3");
  table_haunt (&table, 6, ANNA);
  table_turn (&table, CLARA);
  g_assert_cmpuint (table.state.side[CLARA], ==, HOUSE_TRAITOR);
  g_assert_cmpuint (table.state.ending, ==, 0);
  fell (&table, ANNA);
  g_assert_cmpuint (table.state.ending, ==, 0);
  fell (&table, BEN);
  g_assert_cmpuint (table.state.ending, ==, 2 + HOUSE_TRAITOR);
}

/* 4d.4: two of four can still be half of those who leave; one cannot. */
static void
test_half_of_four (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "full-5");
  table_haunt (&table, 6, ANNA);
  table_turn (&table, CLARA);
  g_assert_cmpuint (table.state.side[CLARA], ==, HOUSE_TRAITOR);
  fell (&table, ANNA);
  g_assert_cmpuint (table.state.ending, ==, 0);
  fell (&table, BEN);
  g_assert_cmpuint (table.state.ending, ==, 0);
  fell (&table, DAVID);
  g_assert_cmpuint (table.state.ending, ==, 2 + HOUSE_TRAITOR);
}

/* H-r: one has left, one is inside and the rest die: that is half of the living, and heroes count
 * first. */
static void
test_both_goals (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "full-5");
  table_haunt (&table, 6, ANNA);
  table_turn (&table, CLARA);
  table.state.fate[ANNA] = HOUSE_GONE;
  table.state.fate[BEN] = HOUSE_DEAD;
  fell (&table, DAVID);
  g_assert_cmpuint (table.state.ending, ==, 2 + HOUSE_HEROES);
}

/* 4d.4: with four players the front door opens at eight successes, and not at seven. */
static void
test_door (void)
{
  static const char *const rolls[] = { "220", "110", "100", "220", "110", "111" };
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 3 anna");
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++) {
    table_turn (&table, ANNA);
    g_assert_cmpstr (table_why (&table, "attempt force"), ==, "legal");
    table_dice (&table, rolls[i]);
    table_play (&table, "attempt force");
    g_assert_cmpstr (table_why (&table, "attempt out"), ==, "not-yet");
  }
  table_turn (&table, ANNA);
  table_dice (&table, "200");
  table_play (&table, "attempt force");
  g_assert_cmpstr (table_why (&table, "attempt out"), ==, "legal");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/house/limits/R26-barrier-left", test_barrier);
  g_test_add_func ("/house/limits/elevator-left", test_elevator);
  g_test_add_func ("/house/limits/R26-bane", test_bane);
  g_test_add_func ("/house/limits/dynamite-before-the-haunt", test_dynamite);
  g_test_add_func ("/house/limits/gloves-here", test_gloves);
  g_test_add_func ("/house/limits/dog-with-nothing", test_dog);
  g_test_add_func ("/house/limits/spirit-board-after-a-move", test_spirit_board);
  g_test_add_func ("/house/limits/music-box-at-turn", test_music_at_turn);
  g_test_add_func ("/house/limits/music-box-dropped", test_music_dropped);
  g_test_add_func ("/house/limits/grave-dirt-and-salve", test_dirt_and_salve);
  g_test_add_func ("/house/limits/number-44", test_youngest);
  g_test_add_func ("/house/limits/R18-escape-door", test_door);
  g_test_add_func ("/house/limits/escape-half-of-two", test_half_of_two);
  g_test_add_func ("/house/limits/escape-half-of-four", test_half_of_four);
  g_test_add_func ("/house/limits/escape-both-goals", test_both_goals);

  return g_test_run ();
}
