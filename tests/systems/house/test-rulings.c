/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "house-fixture.h"
#include "house-prepare.h"

/* The rulings of docs/rulings-house.md, on positions made by hand. */

/* H-a: a roll for each omen. H-b: all that were drawn count. */
static void
test_each_omen (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "omens 3; has ben book");
  table.state.n_rolls = 1;
  table.state.omen[0] = (guint8) (table_card (&table, "book") + 1);
  table.state.omen_room[0] = (guint8) table_room (&table, "gallery");
  table.state.n_rolls = 2;
  table.state.omen[1] = table.state.omen[0];
  table.state.omen_room[1] = table.state.omen_room[0];
  table_dice (&table, "210000"
                      "200000");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.haunt, >, 0);
  g_assert_cmpint (house_count (table.rules, &table.state, HOUSE_COUNT_OMENS, 0), ==, 3);
}

/* H-c: from a room that is not on the chart, the nearest one that is. */
static void
test_nearest_row (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "omens 13");
  house_end_with_omen (&table, "basement-landing", "girl", "000000");
  g_assert_cmpuint (table.state.number, ==, 30); /* the Furnace Room is next to it */
}

/* H-c: of several that are equally near, with different numbers, the player chooses one. */
static void
test_equally_near (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  house_begin (&table, "omens 13");
  house_end_with_omen (&table, "upper-landing", "bite", "000000");
  g_assert_cmpuint (table.state.haunt, ==, 0);
  g_assert_cmpuint (table.state.head.actor, ==, ANNA);
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "read > charred-room; read > gallery; read > servants-quarters");
  g_assert_cmpstr (table_why (&table, "read > kitchen"), ==, "farther");
  table_play (&table, "read > gallery");
  g_assert_cmpuint (table.state.number, ==, 18);
}

/* H-c: where the nearest ones have the same number there is nothing to choose. */
static void
test_equal_numbers (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "omens 13; lay storeroom upper 1 1 0; lay junk-room upper 2 1 0");
  table_stand (&table, ANNA, "upper-landing");
  house_end_with_omen (&table, "charred-room", "girl", "000000");
  g_assert_cmpuint (table.state.number, ==, 30);
}

/* H-j: who comes into a room with a barrier by an effect chooses the half. */
static void
test_half (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;
  HousePlay play;

  house_begin (&table, "lay chasm basement 0 2 0; lay dusty-hallway basement -1 2 0");
  play = table_play_of (&table);
  house_appear (&play, ANNA, table_room (&table, "chasm"));
  house_advance (table.ruleset, &table.state.head, table.events);
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "stand-at > east; stand-at > west");
  g_assert_cmpstr (table_why (&table, "stand-at > north"), ==, "wall");
  table_play (&table, "stand-at > west");
  g_assert_cmpstr (table_why (&table, "walk > dusty-hallway"), ==, "legal");
  g_assert_cmpstr (table_why (&table, "explore > east"), ==, "barrier");
}

/* H-j: the Vault is entered from outside, and who comes by a door is on its side. */
static void
test_half_is_known (void)
{
  g_auto (Table) table = { 0 };
  HousePlay play;

  house_begin (&table, "lay vault upper 3 0 3; lay chasm basement 0 2 0; "
                       "lay dusty-hallway basement -1 2 0; at ben dusty-hallway");
  play = table_play_of (&table);
  house_appear (&play, ANNA, table_room (&table, "vault"));
  house_advance (table.ruleset, &table.state.head, table.events);
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
  g_assert_cmpuint (table.state.is_far[ANNA], ==, 0);
  table_turn (&table, BEN);
  table_play (&table, "walk > chasm");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
  g_assert_cmpuint (table.state.is_far[BEN], ==, 1);
}

/* H-j, 4c.5: stairs that were found lead to their other end at once, there to the near side, and
 * nowhere else. */
static void
test_secret_way (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  house_begin (&table, "lay chasm basement 0 2 0; top e-night-view");
  table_draw (&table, ANNA, "e-secret-stairs");
  table_play (&table, "pick chasm");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "accept; stop");
  table_dice (&table, "222");
  table_play (&table, "accept");
  g_assert_cmpuint (table.state.room[ANNA], ==, table_room (&table, "chasm"));
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
  g_assert_cmpuint (table.state.is_far[ANNA], ==, 0);
}

/* H-o: who falls after somebody else comes to the same room. */
static void
test_below (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "lay collapsed-room ground 0 1 0; at anna collapsed-room; at ben "
                       "collapsed-room; top-room creaky-hallway; dice 0; play act; "
                       "play lay-south creaky-hallway > wine-cellar = 0");
  table_turn (&table, BEN);
  table_dice (&table, "0");
  table_play (&table, "act");
  g_assert_cmpuint (table.state.room[BEN], ==, table_room (&table, "creaky-hallway"));
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
}

/* H-d: the chart alone says which haunt it is, whatever was played before. */
static void
test_no_campaign (void)
{
  g_auto (Table) first = { 0 };
  g_auto (Table) second = { 0 };

  house_begin (&first, "omens 13");
  house_end_with_omen (&first, "gallery", "girl", "000000");
  house_begin (&second, "omens 13");
  house_end_with_omen (&second, "gallery", "girl", "000000");
  g_assert_cmpuint (second.state.number, ==, first.state.number);
}

/* H-e: only the drawer stops. */
static void
test_other_draws (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "");
  table_draw (&table, BEN, "axe");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
}

/* H-f: a loss takes back the steps that were really gained. */
static void
test_capped (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "step anna sanity 7; has anna holy-symbol");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SANITY], ==, 8);
  table_play (&table, "drop holy-symbol");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SANITY], ==, 7);
}

/* H-g: before the haunt points may go to a trait at its lowest, and are lost. */
static void
test_excess (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "step anna might 1");
  table_hurt (&table, ANNA, HOUSE_PHYSICAL, 1);
  table_play (&table, "lose might");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SPEED], ==, 4);
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
}

/* H-h: where no room fits, the move is given back. */
static void
test_nothing_fits (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "at anna wine-cellar");
  for (guint i = 0; i < table.rules->n_rooms; i++) {
    if (table.state.floor[i] == 0 && i != table_room (&table, "attic"))
      table.state.floor[i] = 2;
  }
  table_play (&table, "explore > south");
  g_assert_cmpuint (table.state.moves, ==, 4);
  g_assert_cmpstr (table_why (&table, "explore > south"), ==, "no-room");
}

/* H-i: the player picks how a room is turned. */
static void
test_rotations (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  house_begin (&table, "at anna wine-cellar; top-room organ-room");
  table_play (&table, "explore > south");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (
    moves, ==, "lay-south organ-room > wine-cellar = 1; lay-south organ-room > wine-cellar = 2");
}

/* H-k: all of a kind share the roll; who is stunned forfeits it. */
static void
test_group (void)
{
  g_auto (Table) table = { 0 };
  HousePlay play;

  house_begin (&table, "haunt 1 anna");
  play = table_play_of (&table);
  table.state.stunned[2] = 1;
  table_dice (&table, "11");
  house_begin_monsters (&play);
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
  g_assert_cmpuint (table.state.figure_moves[1], ==, table.state.figure_moves[0]);
  g_assert_cmpuint (table.state.figure_moves[2], ==, 0);
}

/* H-l: nobody attacks the own side, unless the haunt allows it. */
static void
test_own_side (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) hidden = { 0 };

  house_begin (&table, "haunt 4 anna");
  g_assert_cmpstr (table_why (&table, "attack > ben"), ==, "friend");
  house_begin (&hidden, "haunt 34 anna");
  g_assert_cmpstr (table_why (&hidden, "attack > ben"), ==, "legal");
}

/* H-m: who attacks by an event is rolled for. */
static void
test_neighbour (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "");
  table_dice (&table, "2000"
                      "110");
  table_draw (&table, ANNA, "bite");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/house/rulings/H-a-H-b-omens", test_each_omen);
  g_test_add_func ("/house/rulings/H-c-nearest", test_nearest_row);
  g_test_add_func ("/house/rulings/H-c-equally-near", test_equally_near);
  g_test_add_func ("/house/rulings/H-c-equal-numbers", test_equal_numbers);
  g_test_add_func ("/house/rulings/H-d-no-campaign", test_no_campaign);
  g_test_add_func ("/house/rulings/H-e-other-draws", test_other_draws);
  g_test_add_func ("/house/rulings/H-f-capped", test_capped);
  g_test_add_func ("/house/rulings/H-g-excess", test_excess);
  g_test_add_func ("/house/rulings/H-h-nothing-fits", test_nothing_fits);
  g_test_add_func ("/house/rulings/H-i-rotations", test_rotations);
  g_test_add_func ("/house/rulings/H-j-half", test_half);
  g_test_add_func ("/house/rulings/H-j-half-is-known", test_half_is_known);
  g_test_add_func ("/house/rulings/H-j-secret-way", test_secret_way);
  g_test_add_func ("/house/rulings/H-o-below", test_below);
  g_test_add_func ("/house/rulings/H-k-group", test_group);
  g_test_add_func ("/house/rulings/H-l-own-side", test_own_side);
  g_test_add_func ("/house/rulings/H-m-neighbour", test_neighbour);

  return g_test_run ();
}
