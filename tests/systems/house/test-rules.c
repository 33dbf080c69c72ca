/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "house-fixture.h"
#include "house-prepare.h"

/* The rules of the inventory, R1 to R29, on positions made by hand. */

static guint
get_value (const Table *table, guint seat, HouseTrait trait)
{
  return house_get_value (table->rules, &table->state, seat, trait);
}

static gboolean
is_in (const Table *table, guint seat, const char *room)
{
  return table->state.room[seat] == table_room (table, room);
}

static void
shift (Table *table, guint seat, HouseTrait trait, gint by)
{
  HousePlay play = table_play_of (table);

  house_shift (&play, seat, trait, by);
}

/* R1: before the haunt nobody is against anybody. */
static void
test_phases (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "");
  g_assert_cmpstr (table_why (&table, "attack > clara"), ==, "no-haunt");
  house_prepare (&table, "haunt 4 anna");
  g_assert_cmpstr (table_why (&table, "attack > clara"), ==, "legal");
}

/* R2, R5: physical damage goes to Might and Speed, mental to Sanity and Knowledge, as one likes. */
static void
test_damage (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *physical = NULL;
  g_autofree char *mental = NULL;

  house_begin (&table, "");
  table_hurt (&table, ANNA, HOUSE_PHYSICAL, 2);
  physical = table_dup_moves (&table);
  g_assert_cmpstr (physical, ==, "lose might; lose speed");
  table_play (&table, "lose might; lose speed");
  table_hurt (&table, ANNA, HOUSE_MENTAL, 1);
  mental = table_dup_moves (&table);
  g_assert_cmpstr (mental, ==, "lose sanity; lose knowledge");
}

/* R3, R29: steps on the track, not numbers. */
static void
test_steps (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "");
  g_assert_cmpuint (get_value (&table, ANNA, HOUSE_MIGHT), ==, 3);
  shift (&table, ANNA, HOUSE_MIGHT, 2);
  g_assert_cmpuint (get_value (&table, ANNA, HOUSE_MIGHT), ==, 4);
  shift (&table, ANNA, HOUSE_SANITY, -2);
  g_assert_cmpuint (get_value (&table, ANNA, HOUSE_SANITY), ==, 3);
  table_hurt (&table, BEN, HOUSE_PHYSICAL, 3);
  table_play (&table, "lose might; lose might; lose speed");
  g_assert_cmpuint (get_value (&table, BEN, HOUSE_MIGHT), ==, 3);
  g_assert_cmpuint (get_value (&table, BEN, HOUSE_SPEED), ==, 4);
}

/* R4: the ends of tracks; nobody dies before the haunt. */
static void
test_ends (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna axe");
  shift (&table, ANNA, HOUSE_SPEED, 20);
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SPEED], ==, HOUSE_N_STEPS);
  shift (&table, ANNA, HOUSE_SPEED, -20);
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SPEED], ==, 1);
  house_prepare (&table, "haunt 4 ben");
  shift (&table, ANNA, HOUSE_SPEED, -1);
  g_assert_cmpuint (table.state.fate[ANNA], ==, HOUSE_DEAD);
  g_assert_cmpuint (table.state.where[table_card (&table, "axe")], ==,
                    HOUSE_IN_ROOM + table.state.room[ANNA]);
}

/* R6, R7: up to Speed rooms, with other things between. */
static void
test_moves (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna axe");
  table_play (&table, "walk > foyer; drop axe; walk > ballroom; walk > foyer; walk > ballroom");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "speed");
}

/* R8, R19, R20, R21: who opens a door lays a room and draws its card; nobody else does. */
static void
test_discover (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "top-room larder; top bell; at anna wine-cellar; at ben wine-cellar");
  table_play (&table, "explore > south");
  if (table.state.head.phase == HOUSE_PHASE_LAY)
    table_play (&table, "lay-south larder > wine-cellar");
  g_assert_true (is_in (&table, ANNA, "larder"));
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "bell")));
  g_assert_cmpstr (table_why (&table, "walk > wine-cellar"), ==, "stopped");
  table_turn (&table, BEN);
  table_play (&table, "walk > larder");
  g_assert_cmpuint (table.state.is_stopped, ==, 0);
}

/* R20: what does not fit the floor is set aside and mixed in again. */
static void
test_aside (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "at anna wine-cellar; top-room attic");
  table.state.top[HOUSE_STACK_ROOMS][1] = (guint8) (table_room (&table, "organ-room") + 1);
  table_play (&table, "explore > south");
  g_assert_true (table_logged (&table, "There is no place here for the Attic"));
  g_assert_cmpuint (table.state.floor[table_room (&table, "attic")], ==, 0);
  g_assert_cmpuint (table.state.aside, ==, G_GUINT64_CONSTANT (1) << table_room (&table, "attic"));
  g_assert_cmpuint (table.state.lay_room, ==, table_room (&table, "organ-room") + 1);
}

/* R9: whoever draws a card moves no more. */
static void
test_stopped (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "");
  table_draw (&table, ANNA, "axe");
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "stopped");
  g_assert_cmpstr (table_why (&table, "drop axe"), ==, "legal");
}

/* R9: a drop into another room is a move. */
static void
test_drop_is_move (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) drawn = { 0 };

  house_begin (&table, "at anna gallery");
  table.state.moves = 1;
  g_assert_cmpstr (table_why (&table, "act"), ==, "legal");
  table.state.moves = 0;
  g_assert_cmpstr (table_why (&table, "act"), ==, "speed");
  table.state.moves = 2;
  table_dice (&table, "0");
  table_play (&table, "act");
  g_assert_cmpuint (table.state.room[ANNA], ==, table_room (&table, "ballroom"));
  g_assert_cmpuint (table.state.moves, ==, 1);

  house_begin (&drawn, "at anna gallery; draw anna axe");
  g_assert_cmpstr (table_why (&drawn, "act"), ==, "stopped");
  house_prepare (&drawn, "lay collapsed-room upper 5 5 0; at anna collapsed-room");
  g_assert_cmpstr (table_why (&drawn, "act"), ==, "stopped");
}

/* R10, R23: one thing with each item in a turn; the other one is asked. */
static void
test_items (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna axe; has anna bell; has anna dog");
  table_play (&table, "drop axe");
  g_assert_cmpstr (table_why (&table, "pick-up axe"), ==, "handled");
  table_play (&table, "give bell > ben");
  g_assert_cmpuint (table.state.head.actor, ==, BEN);
  table_play (&table, "refuse");
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "bell")));
  g_assert_cmpstr (table_why (&table, "give dog > ben"), ==, "not-given");
  table_turn (&table, ANNA);
  table_play (&table, "give bell > ben; agree; pick-up axe");
  g_assert_true (house_holds (&table.state, BEN, table_card (&table, "bell")));
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "axe")));
}

/* R11, R23: faces from 0 to 2, and eight dice at most. */
static void
test_dice (void)
{
  g_auto (Table) table = { 0 };
  HousePlay play;

  house_begin (&table, "step anna might 8; has anna spear; haunt 4 anna; step anna might 8");
  play = table_play_of (&table);
  table_dice (&table, "012");
  g_assert_cmpuint (house_throw (&play, HOUSE_EVENT_ROLL, 3, TC_THING_NONE), ==, 3);
  table_dice (&table, "00000000");
  table_play (&table, "attack-with spear > clara");
  g_assert_cmpuint (table.state.head.n_forced, ==, 0);
}

/* R12, R25: the loser is hurt by the difference; a tie hurts nobody. */
static void
test_attack (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 4 anna");
  table_dice (&table, "100"
                      "21000");
  table_play (&table, "attack > clara");
  g_assert_cmpuint (table.state.hurt_who, ==, ANNA + 1);
  g_assert_cmpuint (table.state.hurt_points, ==, 2);
  table_play (&table, "lose might; lose might");
  g_assert_cmpstr (table_why (&table, "attack > clara"), ==, "attacked");
  table_turn (&table, BEN);
  table_dice (&table, "1000"
                      "10000");
  table_play (&table, "attack > clara");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_ACT);
}

/* R25: two or more may steal in place of wounding, but not what cannot be stolen, and not from
 * afar. */
static void
test_steal (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *moves = NULL;

  house_begin (&table, "has clara bell; has clara armor; has clara girl; haunt 4 anna");
  table_dice (&table, "220"
                      "11000");
  table_play (&table, "attack > clara");
  moves = table_dup_moves (&table);
  g_assert_cmpstr (moves, ==, "steal bell; wound");
  table_play (&table, "steal bell");
  g_assert_true (house_holds (&table.state, ANNA, table_card (&table, "bell")));
  g_assert_cmpuint (table.state.hurt_who, ==, 0);
}

/* R13: six dice against the number of omens. */
static void
test_omen_roll (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "omens 5");
  house_end_with_omen (&table, "gallery", "girl", "221000");
  g_assert_cmpuint (table.state.haunt, ==, 0);
  house_end_with_omen (&table, "gallery", "girl", "220000");
  g_assert_cmpuint (table.state.haunt, >, 0);
}

/* R14: the Girl in the Catacombs is number 1, whose traitor is who began it. */
static void
test_chart (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "lay catacombs basement 0 2 0; omens 13");
  house_end_with_omen (&table, "catacombs", "girl", "222222");
  g_assert_cmpuint (table.state.number, ==, 1);
  g_assert_cmpuint (table.state.revealer, ==, ANNA);
  g_assert_cmpuint (table.state.side[ANNA], ==, HOUSE_TRAITOR);
}

/* R15: no harm by rooms; an event or the Bite may be refused. */
static void
test_powers (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "at anna furnace-room; haunt 1 anna");
  table_draw (&table, ANNA, "e-rotten");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_FACE);
  table_play (&table, "ignore");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_MIGHT], ==, 4);
  table_draw (&table, ANNA, "bite");
  table_play (&table, "ignore");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_MIGHT], ==, 4);
  g_assert_cmpuint (table.state.step[ANNA][HOUSE_SPEED], ==, 4);
}

/* R15, R16, R27: after the traitor the monsters: one roll for their moves, attacks by the traitor.
 */
static void
test_monsters (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 1 anna");
  g_assert_cmpuint (table.state.n_figures, ==, 3);
  table.state.figure_room[0] = (guint8) (table_room (&table, "foyer") + 1);
  table_dice (&table, "20");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.head.phase, ==, HOUSE_PHASE_MONSTERS);
  g_assert_cmpuint (table.state.head.actor, ==, ANNA);
  g_assert_cmpuint (table.state.figure_moves[1], ==, 2);
  table_play (&table, "send ghoul-1 > entrance-hall");
  table_dice (&table, "1000"
                      "2100");
  table_play (&table, "set-on ghoul-1 > ben");
  g_assert_cmpuint (table.state.stunned[0], ==, 1);
  table_dice (&table, "");
  table_play (&table, "done");
  g_assert_cmpuint (table.state.current, ==, BEN);
}

/* R16: a stunned monster misses its turn, and carries on after it. */
static void
test_stunned (void)
{
  g_auto (Table) table = { 0 };
  HousePlay play;

  house_begin (&table, "haunt 1 anna");
  play = table_play_of (&table);
  table.state.stunned[1] = 1;
  table_dice (&table, "21");
  house_begin_monsters (&play);
  g_assert_cmpuint (table.state.figure_moves[0], ==, 3);
  g_assert_cmpuint (table.state.figure_moves[1], ==, 0);
  g_assert_cmpuint (table.state.stunned[1], ==, 0);
}

/* R16: down and up the slide, up to the Gallery, no new rooms. */
static void
test_monster_ways (void)
{
  g_auto (Table) table = { 0 };
  const HouseRules *rules = NULL;
  guint chute = 0;

  house_begin (&table, "lay coal-chute ground 2 0 0; haunt 1 anna");
  rules = table.rules;
  chute = table_room (&table, "coal-chute");
  g_assert_true (
    house_get_links (rules, &table.state, table_room (&table, "basement-landing"), TRUE) >> chute &
    1);
  g_assert_false (
    house_is_linked (rules, &table.state, table_room (&table, "basement-landing"), chute));
  g_assert_true (house_get_links (rules, &table.state, table_room (&table, "ballroom"), TRUE) >>
                   table_room (&table, "gallery") &
                 1);
  g_assert_cmpstr (table_why (&table, "fetch vault"), ==, "no-need");
}

/* R16, 4c.2: who falls through the Collapsed Room comes to a new room, which lies below from then
 * on: monsters go up and down. */
static void
test_hole (void)
{
  g_auto (Table) table = { 0 };
  guint below = 0;
  guint above = 0;

  house_begin (&table, "lay collapsed-room ground 0 1 0; at anna entrance-hall; "
                       "top-room creaky-hallway");
  above = table_room (&table, "collapsed-room");
  below = table_room (&table, "creaky-hallway");
  table_stand (&table, ANNA, "collapsed-room");
  table_dice (&table, "0");
  table_play (&table, "act; lay-south creaky-hallway > wine-cellar = 0");
  g_assert_cmpuint (table.state.room[ANNA], ==, below);
  g_assert_true (house_get_links (table.rules, &table.state, above, TRUE) >> below & 1);
  g_assert_true (house_get_links (table.rules, &table.state, below, TRUE) >> above & 1);
  g_assert_false (house_is_linked (table.rules, &table.state, above, below));
  g_assert_false (house_is_linked (table.rules, &table.state, below, above));
}

/* 4c.2: who discovers it and does not keep the balance falls at once, and that is the hole. */
static void
test_fall (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "top-room collapsed-room; play explore > south; top-room creaky-hallway");
  table_dice (&table, "0000"
                      "0");
  table_play (&table, "lay-south collapsed-room > entrance-hall = 0");
  table_play (&table, "lay-south creaky-hallway > wine-cellar = 0");
  g_assert_true (
    house_get_links (table.rules, &table.state, table_room (&table, "creaky-hallway"), TRUE) >>
      table_room (&table, "collapsed-room") &
    1);
}

/* R17: monsters that are cut off in the basement bring the stairs. */
static void
test_fetch (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "full-4");
  house_prepare (&table, "haunt 1 anna");
  g_assert_cmpstr (table_why (&table, "fetch stairs-from-basement"), ==, "no-need");
  table.state.figure_room[0] = (guint8) (table_room (&table, "basement-landing") + 1);
  table_play (&table, "fetch stairs-from-basement; "
                      "lay-south stairs-from-basement > basement-landing = 2");
  g_assert_true (house_is_linked (table.rules, &table.state,
                                  table_room (&table, "stairs-from-basement"),
                                  table_room (&table, "foyer")));
}

/* R17: not where no door of the floor would take them. */
static void
test_fetch_nowhere (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "full-4");
  house_prepare (&table, "haunt 1 anna");
  table.state.figure_room[0] = (guint8) (table_room (&table, "basement-landing") + 1);
  g_assert_cmpstr (table_why (&table, "fetch stairs-from-basement"), ==, "legal");
  table.state.shut[table_room (&table, "basement-landing")] = 15;
  g_assert_cmpstr (table_why (&table, "fetch stairs-from-basement"), ==, "no-door");
}

/* R18: each side knows its own goal. */
static void
test_secret_goals (void)
{
  g_auto (Table) table = { 0 };
  g_autofree HouseState *hero = NULL;
  g_autofree HouseState *traitor = NULL;

  house_begin (&table, "haunt 1 anna");
  hero = table_dup_seen (&table, BEN);
  traitor = table_dup_seen (&table, ANNA);
  g_assert_cmpuint (hero->goal[HOUSE_TRAITOR], ==, HOUSE_HIDDEN);
  g_assert_cmpuint (hero->goal[HOUSE_HEROES], ==, table.state.goal[HOUSE_HEROES]);
  g_assert_cmpuint (traitor->goal[HOUSE_HEROES], ==, HOUSE_HIDDEN);
}

/* R18, 4d.5: with the seals set, each who lives ends a turn in the Entrance Hall; passing through
 * is not enough. */
static void
test_nightfall (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 9 anna; at ben foyer; turn anna; play done; turn ben");
  memset (table.state.tokens, 0, sizeof table.state.tokens);
  table_play (&table, "walk > entrance-hall");
  for (guint i = 0; i < 4; i++) {
    g_assert_cmpuint (table.state.ending, ==, 0);
    table_dice (&table, i == 2 ? "222222222222" : "");
    table_play (&table, "done");
  }
  g_assert_cmpuint (table.state.current, ==, ANNA);
  g_assert_cmpuint (table.state.ending, ==, 2 + HOUSE_HEROES);
}

/* R19: the tiles of the beginning, and who has the next birthday. */
static void
test_setup (void)
{
  g_auto (Table) table = { 0 };
  guint n = 0;

  table_open (&table, table_build (NULL, NULL), "full-5", 7);
  for (guint i = 0; i < table.rules->n_rooms; i++)
    n += table.state.floor[i] != 0;
  g_assert_cmpuint (n, ==, 5);
  for (guint seat = 0; seat < 5; seat++) {
    g_assert_true (is_in (&table, seat, "entrance-hall"));
    g_assert_cmpuint (table.rules->explorers[table.state.explorer[table.state.first]].birthday, <=,
                      table.rules->explorers[table.state.explorer[seat]].birthday);
  }
  g_assert_cmpuint (table.state.head.actor, ==, table.state.first);
}

/* R22: stairs lead both ways. */
static void
test_stairs (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "at anna grand-staircase");
  table_play (&table, "walk > upper-landing; walk > grand-staircase; walk > foyer; "
                      "walk > stairs-from-basement");
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
}

/* R24: each opponent here costs a move more, and one step is always allowed. */
static void
test_obstacles (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 1 ben");
  table.state.figure_room[0] = (guint8) (table_room (&table, "entrance-hall") + 1);
  table_play (&table, "walk > foyer");
  g_assert_cmpuint (table.state.moves, ==, 1);
  table_turn (&table, BEN);
  table.state.stunned[0] = 1;
  table_stand (&table, BEN, "entrance-hall");
  table_play (&table, "walk > foyer");
  g_assert_cmpuint (table.state.moves, ==, 2);
  table_turn (&table, BEN);
  table_stand (&table, BEN, "entrance-hall");
  table.state.moves = 1;
  g_assert_cmpstr (table_why (&table, "walk > foyer"), ==, "legal");
}

/* R24: heroes hinder monsters in the same way. */
static void
test_monster_obstacles (void)
{
  g_auto (Table) table = { 0 };
  guint hall = 0;

  house_begin (&table, "haunt 1 anna");
  hall = table_room (&table, "entrance-hall") + 1;
  table_stand (&table, DAVID, "upper-landing");
  table.state.figure_room[0] = (guint8) (table_room (&table, "foyer") + 1);
  table.state.figure_room[1] = table.state.figure_room[2] = (guint8) hall;
  table_dice (&table, "21");
  table_play (&table, "done; send ghoul-1 > entrance-hall");
  g_assert_cmpuint (table.state.figure_moves[0], ==, 2);
  g_assert_cmpstr (table_why (&table, "send ghoul-1 > foyer"), ==, "speed");
  table_play (&table, "send ghoul-2 > foyer");
  g_assert_cmpuint (table.state.figure_moves[1], ==, 0);
  table.state.figure_moves[2] = 1;
  g_assert_cmpstr (table_why (&table, "send ghoul-3 > foyer"), ==, "legal");
}

/* R26: a barrier parts its room; the same roll is not made twice in a turn. */
static void
test_barrier (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "lay catacombs basement 0 2 0; at anna catacombs");
  g_assert_cmpstr (table_why (&table, "explore > south"), ==, "barrier");
  table_dice (&table, "22100");
  table_play (&table, "cross");
  g_assert_cmpstr (table_why (&table, "cross"), ==, "tried");
  table_turn (&table, ANNA);
  table_dice (&table, "22200");
  table_play (&table, "cross");
  g_assert_cmpstr (table_why (&table, "explore > south"), ==, "legal");
}

/* R27: the turn after the haunt begins is that of who sits left of the traitor; a tie goes to who
 * began it, then to the left. */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "omens 13; lay catacombs basement 0 2 0");
  house_end_with_omen (&table, "catacombs", "bite", "000000");
  g_assert_cmpuint (table.state.number, ==, 4);
  g_assert_cmpuint (table.state.side[CLARA], ==, HOUSE_TRAITOR);
  g_assert_cmpuint (table.state.current, ==, DAVID);
  g_assert_cmpuint (table.state.last, ==, CLARA);
}

/* R28: heroes win only with a survivor. */
static void
test_survivor (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 1 ben; gone anna; gone ben; gone clara; gone david");
  table.state.side[BEN] = HOUSE_HEROES;
  table.state.check_due = 1;
  table.state.step_now = HOUSE_STEP_END;
  house_advance (table.ruleset, &table.state.head, table.events);
  g_assert_cmpuint (table.state.ending, !=, 2 + HOUSE_HEROES);
  g_assert_cmpuint (table.state.ending, !=, 0);
}

/* R28: the house goes on without its traitor, and can win for the side. */
static void
test_dead_traitor (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 1 ben; gone anna; gone ben; gone clara; gone david");
  table.state.check_due = 1;
  table.state.step_now = HOUSE_STEP_END;
  house_advance (table.ruleset, &table.state.head, table.events);
  g_assert_cmpuint (table.state.ending, ==, 2 + HOUSE_TRAITOR);
}

/* R26: tasks that wait for others, and that are done once and for all. */
static void
test_task_order (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "haunt 3 anna; at anna entrance-hall; step anna might 8");
  g_assert_cmpstr (table_why (&table, "attempt out"), ==, "not-yet");
  for (guint i = 0; i < 4; i++) {
    table_turn (&table, ANNA);
    table_dice (&table, "2220000");
    table_play (&table, "attempt force");
  }
  table_turn (&table, ANNA);
  g_assert_cmpstr (table_why (&table, "attempt force"), ==, "settled");
  g_assert_cmpstr (table_why (&table, "attempt out"), ==, "legal");
  table_play (&table, "attempt out");
  g_assert_cmpuint (table.state.fate[ANNA], ==, HOUSE_GONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/house/rules/R1-phases", test_phases);
  g_test_add_func ("/house/rules/R2-R5-damage", test_damage);
  g_test_add_func ("/house/rules/R3-R29-steps", test_steps);
  g_test_add_func ("/house/rules/R4-ends", test_ends);
  g_test_add_func ("/house/rules/R6-R7-moves", test_moves);
  g_test_add_func ("/house/rules/R8-R21-discover", test_discover);
  g_test_add_func ("/house/rules/R20-aside", test_aside);
  g_test_add_func ("/house/rules/R9-stopped", test_stopped);
  g_test_add_func ("/house/rules/R9-drop", test_drop_is_move);
  g_test_add_func ("/house/rules/R10-R23-items", test_items);
  g_test_add_func ("/house/rules/R11-dice", test_dice);
  g_test_add_func ("/house/rules/R12-R25-attack", test_attack);
  g_test_add_func ("/house/rules/R25-steal", test_steal);
  g_test_add_func ("/house/rules/R13-omen-roll", test_omen_roll);
  g_test_add_func ("/house/rules/R14-chart", test_chart);
  g_test_add_func ("/house/rules/R15-powers", test_powers);
  g_test_add_func ("/house/rules/R16-monsters", test_monsters);
  g_test_add_func ("/house/rules/R16-stunned", test_stunned);
  g_test_add_func ("/house/rules/R16-ways", test_monster_ways);
  g_test_add_func ("/house/rules/R16-hole", test_hole);
  g_test_add_func ("/house/rules/R16-fall", test_fall);
  g_test_add_func ("/house/rules/R17-fetch", test_fetch);
  g_test_add_func ("/house/rules/R17-fetch-nowhere", test_fetch_nowhere);
  g_test_add_func ("/house/rules/R18-goals", test_secret_goals);
  g_test_add_func ("/house/rules/R18-nightfall", test_nightfall);
  g_test_add_func ("/house/rules/R19-setup", test_setup);
  g_test_add_func ("/house/rules/R22-stairs", test_stairs);
  g_test_add_func ("/house/rules/R24-obstacles", test_obstacles);
  g_test_add_func ("/house/rules/R24-monsters", test_monster_obstacles);
  g_test_add_func ("/house/rules/R26-barrier", test_barrier);
  g_test_add_func ("/house/rules/R27-order", test_order);
  g_test_add_func ("/house/rules/R28-survivor", test_survivor);
  g_test_add_func ("/house/rules/R28-dead-traitor", test_dead_traitor);
  g_test_add_func ("/house/rules/R26-task-order", test_task_order);

  return g_test_run ();
}
