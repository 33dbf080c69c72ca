/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

/* Ground movement: terrain, stacking, orders and tactics, drops, evacuation, the marker. */

/* 3.1, rulings D25, D100, D101. */
static void
test_terrain (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "3dcr", "reims");
  board_put (&board, "4c", "reims");
  board_put (&board, "4-corps", "sedan");
  g_assert_cmpstr (board_why (&board, "move 3dcr > verdun"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 3dcr > beauvais"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 4c > verdun"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 4c > beauvais"), ==, "too-far");
  /* Two points for the forest behind a clear area are one too many. */
  g_assert_cmpstr (board_why (&board, "move 3dcr > dinant"), ==, "terrain");
  /* An enemy-occupied area is entered, not passed. */
  g_assert_cmpstr (board_why (&board, "move 3dcr > sedan"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 3dcr > longwy"), ==, "stops");
  g_assert_cmpstr (board_why (&board, "move 4-corps > dinant"), ==, "not-yours");

  /* Out of a contested area, but not straight into another enemy (D101). */
  board_put (&board, "5-corps", "reims");
  g_assert_cmpstr (board_why (&board, "move 4c > sedan"), ==, "contested");
  g_assert_cmpstr (board_why (&board, "move 4c > soissons"), ==, "legal");
}

/* 1.5, 1.7, 3.2.3, ruling D22. */
static void
test_allied_limits (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "cc 24c 51-division", "metz");
  board_put (&board, "2c", "longwy");
  g_assert_cmpstr (board_why (&board, "move 2c > metz"), ==, "stacking");
  g_assert_cmpstr (board_why (&board, "move 24c > border-5"), ==, "border");
  g_assert_cmpstr (board_why (&board, "evacuate 2c > longwy"), ==, "no-evacuation");

  board_clear (&board);
  board_init (&board, 2, NULL, NULL);
  board_put (&board, "be-2-corps", "ghent");
  board_put (&board, "1-division", "lille");
  board_put (&board, "be-1-corps", "lille");
  g_assert_cmpstr (board_why (&board, "move be-2-corps > lille"), ==, "home");
  g_assert_cmpstr (board_why (&board, "move be-2-corps > antwerp"), ==, "legal");
  /* Once out, it is free. */
  g_assert_cmpstr (board_why (&board, "move be-1-corps > arras"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > lille"), ==, "no-port");
  board_play (&board, "move 1-division > dunkirk");
  g_assert_cmpstr (board_why (&board, "move 1-division > lille"), ==, "moved");
  board_play (&board, "evacuate 1-division > dunkirk");
  g_assert_true (board_is_in (&board, "1-division", "evacuated-early"));
}

/* 3.2.3, rulings D29 and T4: who evacuates is said of the nation; land of its own on the map
 * changes nothing. */
static void
test_evacuation_with_land (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) nobody = { 0 };

  board_init (&board, 2, "id=\"le-havre\" name=\"Le Havre\" nation=\"france\"",
              "id=\"le-havre\" name=\"Le Havre\" nation=\"britain\"");
  board_put (&board, "1-division", "calais");
  board_put (&board, "be-1-corps", "antwerp");
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > calais"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "evacuate be-1-corps > antwerp"), ==, "no-evacuation");

  board_init (&nobody, 2, "losses=\"regroup\" evacuates=\"true\"", "losses=\"regroup\"");
  board_put (&nobody, "1-division", "calais");
  g_assert_cmpstr (board_why (&nobody, "evacuate 1-division > calais"), ==, "no-evacuation");
}

/* 1.7, ruling D23: once outside its country, a minor Ally's unit moves without restriction for
 * good, also when it has come back. */
static void
test_freed_from_home (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, NULL, NULL);
  board_put (&board, "be-1-corps", "lille");
  board_put (&board, "be-2-corps", "ghent");
  board_play (&board, "move be-1-corps > ghent; end");
  board.state->player = 2;
  board.state->step = BETRAYAL_STEP_MOVE;
  board.state->head.phase = BETRAYAL_PHASE_MOVE;
  betrayal_unit_flags (board.state)[board_counter (&board, "be-1-corps")] &=
    (guint8) ~BETRAYAL_MOVED;
  board.state->head.actor = 1;
  g_assert_cmpstr (board_why (&board, "move be-2-corps > lille"), ==, "home");
  g_assert_cmpstr (board_why (&board, "move be-1-corps > lille"), ==, "legal");
}

/* The same for a withdrawal: who is free need not stay in the country. */
static void
test_freed_withdrawal (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "be-1-corps", "lille");
  board_put (&board, "be-1-corps", "brussels");
  betrayal_unit_flags (board.state)[board_counter (&board, "be-1-corps")] |= BETRAYAL_WITHDRAWS;
  board.state->step = BETRAYAL_STEP_COMBAT;
  board.state->stage = BETRAYAL_STAGE_RESULT;
  board.state->focus = (guint8) tc_ruleset_find_thing (board.ruleset, "brussels");
  board.state->head.phase = BETRAYAL_PHASE_WITHDRAW;
  board.state->head.actor = 1;
  g_assert_cmpstr (board_why (&board, "withdraw be-1-corps > cambrai"), ==, "legal");
}

/* 3.4.2 b, 3.4.4, 4.2.2. */
static void
test_orders (void)
{
  g_auto (Board) board = { 0 };
  guint8 belgium;

  board_init (&board, 0, NULL, NULL);
  belgium = (guint8) (tc_ruleset_find_thing (board.ruleset, "nation-belgium") -
                      board.rules->nation_things.first);
  board.state->open = (guint16) (1u << belgium);
  board_put (&board, "1-panzer", "sedan");
  board_put (&board, "2-panzer 4-corps", "border-3");
  board_put (&board, "be-1-corps", "liege");
  board_tactic (&board, "1-panzer 2-panzer", BETRAYAL_ATTACK);
  board_tactic (&board, "4-corps", BETRAYAL_HOLD);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 1-panzer > dinant"), ==, "closed-start");
  g_assert_cmpstr (board_why (&board, "move 4-corps > liege"), ==, "no-attack");
  g_assert_cmpstr (board_why (&board, "move 4-corps > border-2"), ==, "forward");
  g_assert_cmpstr (board_why (&board, "move 4-corps > ardennes"), ==, "legal");
  /* Liege must be attacked, and only the second panzer division can. */
  g_assert_cmpstr (board_why (&board, "move 2-panzer > ardennes"), ==, "needed");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");
  board_play (&board, "move 2-panzer > liege");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-hold");
  board_play (&board, "move 4-corps > ardennes");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* 3.4.4 C, ruling D38: across its front the Maginot Line need not be attacked, from behind it must.
 */
static void
test_maginot_front (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "metz");
  board_put (&board, "4-corps", "border-5");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 4-corps > metz"), ==, "legal");

  board_put (&board, "5-corps", "verdun");
  board_tactic (&board, "5-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");

  /* Nor is it reported as an attack that was not made. */
  board_clear (&board);
  board_init (&board, 0, NULL, NULL);
  board_put (&board, "24c", "metz");
  board_put (&board, "4-corps", "border-5");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "end");
  g_assert_false (board_logged (&board, "Metz is not attacked"));
}

/* Ruling D37: two targets, two units, one of which can reach only one of them. */
static void
test_matching (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "4c", "soissons");
  board_put (&board, "1-panzer", "cambrai");
  board_put (&board, "4-corps", "sedan");
  board_tactic (&board, "1-panzer 4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 1-panzer > reims"), ==, "needed");
  g_assert_cmpstr (board_why (&board, "move 4-corps > dinant"), ==, "needed");
  board_play (&board, "move 1-panzer > soissons; move 4-corps > reims");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* Ruling D38: the attack on Metz is required from Sedan, not of a corps in front of the Line. */
static void
test_front_unit_is_free (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "24c", "metz");
  board_put (&board, "4-corps", "sedan");
  board_put (&board, "7-corps", "border-5");
  board_tactic (&board, "4-corps 7-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 7-corps > metz"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 4-corps > metz"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");
  board_play (&board, "move 4-corps > reims");
  g_assert_cmpstr (board_why (&board, "move 7-corps > metz"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* 3.4.4 C, 4.2.2: a German unit without an attack tactic does not attack the Allies it shares an
 * area with, so the attack there is still owed, as far as stacking lets anybody in. */
static void
test_idle_unit_does_not_attack (void)
{
  g_auto (Board) board = { 0 };
  g_auto (Board) full = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c 5-corps", "reims");
  board_put (&board, "4-corps", "sedan");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");
  board_play (&board, "move 4-corps > reims");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");

  board_init (&full, 0, NULL, NULL);
  board_put (&full, "3c 5-corps 7-corps 8-corps", "reims");
  board_put (&full, "4-corps", "sedan");
  board_tactic (&full, "4-corps", BETRAYAL_ATTACK);
  board_begin (&full);
  g_assert_cmpstr (board_why (&full, "end"), ==, "legal");
  board_play (&full, "end");
  g_assert_true (board_logged (&full, "Reims is not attacked"));
}

/* Ruling D37: with too few units, what could not be entered is reported. */
static void
test_unmet_attacks (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "3c", "reims");
  board_put (&board, "10c", "soissons");
  board_put (&board, "1-panzer", "cambrai");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-attack");
  board_play (&board, "move 1-panzer > reims; end");
  g_assert_true (board_logged (&board, "Soissons is not attacked: no unit is left, or no room"));
  g_assert_false (board_logged (&board, "Reims is not attacked"));
}

/* Ruling D99 as a parameter. */
static void
test_min_odds (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, "min-odds=\"0\"", "min-odds=\"4\"");
  board_put (&board, "3c", "reims");
  board_put (&board, "4-corps", "sedan");
  board_tactic (&board, "4-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* The Hold example of 3.4.4: Arras holds, and draws units in from Lille and Sedan. */
static void
test_hold (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "arras");
  board_put (&board, "4-corps", "lille");
  board_put (&board, "2-panzer", "sedan");
  board.state->tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD);
  board.state->step = BETRAYAL_STEP_ASSIGN;
  board.state->head.phase = BETRAYAL_PHASE_ASSIGN;
  board_play (&board, "assign arras > hold; end");
  g_assert_cmpstr (board_why (&board, "move 4-corps > dunkirk"), ==, "no-tactic");
  /* There is room in front, so the panzer division must go (ruling D39), unless Arras is
   * strengthened; and it still may then. */
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-hold");
  board_play (&board, "move 4-corps > arras; move 2-panzer > arras");
  g_assert_cmpstr (board_why (&board, "move 1-panzer > amiens"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
  board_play (&board, "end");
  g_assert_true (board_is_in (&board, "1-panzer", "arras"));
  g_assert_true (board_is_in (&board, "4-corps", "arras"));
  g_assert_true (board_is_in (&board, "2-panzer", "arras"));

  board_clear (&board);
  board_init (&board, 0, "hold optional=\"false\"", "hold optional=\"true\"");
  board_put (&board, "1-panzer", "arras");
  board_tactic (&board, "1-panzer", BETRAYAL_HOLD);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

/* 3.4.4 A, ruling D39: forward is farther west or farther south as the map is drawn, and never into
 * a border area; units that join a Hold area come forward too. */
static void
test_forward (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "1-panzer", "border-1");
  board_put (&board, "4-corps", "border-3");
  board_put (&board, "5-corps 7-corps", "rouen");
  board_put (&board, "8-corps", "le-havre");
  board_put (&board, "9-corps", "liege");
  board_put (&board, "2-panzer", "dinant");
  board_tactic (&board, "1-panzer 4-corps 5-corps 8-corps 9-corps", BETRAYAL_HOLD);
  betrayal_area_flags (board.state)[tc_ruleset_find_thing (board.ruleset, "liege")] |=
    BETRAYAL_HELD;
  board_begin (&board);
  /* South, but of Germany. */
  g_assert_cmpstr (board_why (&board, "move 1-panzer > border-2"), ==, "forward");
  g_assert_cmpstr (board_why (&board, "move 4-corps > border-4"), ==, "forward");
  g_assert_cmpstr (board_why (&board, "move 1-panzer > eindhoven"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 4-corps > liege"), ==, "legal");
  /* West and north, east and south, east and north. */
  g_assert_cmpstr (board_why (&board, "move 5-corps > le-havre"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 5-corps > beauvais"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 5-corps > amiens"), ==, "forward");
  /* Both areas lie on the edge, and Evreux is farther south. */
  g_assert_cmpstr (board_why (&board, "move 8-corps > evreux"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 2-panzer > liege"), ==, "forward");
  g_assert_cmpstr (board_why (&board, "move 9-corps > louvain"), ==, "legal");
}

/* Every adjacency of the map, both ways. */
static void
test_forward_everywhere (void)
{
  g_auto (Board) board = { 0 };
  const BetrayalRules *rules;

  board_init (&board, 0, NULL, NULL);
  rules = board.rules;
  for (guint from = 0; from < rules->n_areas; from++)
    for (guint i = rules->link_start[from]; i < rules->link_start[from + 1]; i++) {
      guint to = rules->neighbour[i];

      g_assert_cmpint (betrayal_areas_has (&rules->ahead[from], to), ==,
                       !rules->is_border[to] &&
                         (rules->x[to] < rules->x[from] || rules->y[to] > rules->y[from]));
    }
}

/* 3.2.4, rulings D26, D27, D97. */
static void
test_drops (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 1;
  board_put (&board, "7-airborne 22-air-landing", "border-1");
  board_put (&board, "peel-division", "rotterdam");
  board_put (&board, "1-panzer", "border-2");
  board_tactic (&board, "1-panzer", BETRAYAL_HOLD);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > paris"), ==, "drop-zone");
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > rotterdam"), ==, "drop-combat");
  g_assert_cmpstr (board_why (&board, "move 7-airborne > amsterdam"), ==, "drop-first");
  g_assert_cmpstr (board_why (&board, "drop 1-panzer > liege"), ==, "no-drop");
  g_assert_cmpstr (board_why (&board, "end"), ==, "end-drop");
  board.state->tactics |= BETRAYAL_TACTIC_BIT (BETRAYAL_ATTACK);
  board_play (&board, "drop 7-airborne > rotterdam; drop 22-air-landing > rotterdam");
  g_assert_cmpstr (board_why (&board, "move 7-airborne > amsterdam"), ==, "moved");
  board_play (&board, "move 1-panzer > liege");
  board_force (&board, "66");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Rotterdam, attack by Germans: 4 to 1 is 4:1"));

  board_clear (&board);
  board_init (&board, 0, " zone=\"low-countries\" ref", " ref");
  board.state->head.turn = 1;
  board_put (&board, "7-airborne", "border-1");
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > paris"), ==, "legal");
  board_play (&board, "drop 7-airborne > paris");
  g_assert_cmpuint (board.state->republic_side, ==, BETRAYAL_GERMAN + 1);
}

/* --- Defence forces (9.0) --- */

#define DEFENDED     "id=\"historical\""
#define WITH_DEFENCE "local-defence=\"true\" id=\"historical\""

/* Turn 1 of a setup with bracketed values; the Netherlands without Dutch units. */
static void
begin_defended (Board *board, const char *from, const char *to)
{
  board_init (board, 0, from, to);
  board->state->head.turn = 1;
  board_put (board, "1-panzer 4-corps 2-panzer", "border-2");
  board_tactic (board, "1-panzer 4-corps 2-panzer", BETRAYAL_ATTACK);
  board_begin (board);
}

/* Who moves on rolls; up to the value it stays (ruling T15). */
static void
test_defence_stops (void)
{
  g_auto (Board) board = { 0 };

  begin_defended (&board, DEFENDED, WITH_DEFENCE);
  /* Not through Eindhoven in one go. */
  g_assert_cmpstr (board_why (&board, "move 1-panzer > antwerp"), ==, "defence");
  board_play (&board, "move 1-panzer > eindhoven");
  g_assert_cmpstr (board_why (&board, "move 1-panzer > antwerp"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 1-panzer > brussels"), ==, "too-far");
  board_force (&board, "1");
  board_play (&board, "move 1-panzer > antwerp");
  g_assert_true (board_logged (
    &board, "1st Panzer sets out for Antwerp, but defence forces stop it in Eindhoven: roll 1"));
  g_assert_true (board_is_in (&board, "1-panzer", "eindhoven"));
  g_assert_cmpstr (board_why (&board, "move 1-panzer > antwerp"), ==, "moved");
}

static void
test_defence_passed (void)
{
  g_auto (Board) board = { 0 };

  begin_defended (&board, DEFENDED, WITH_DEFENCE);
  board_play (&board, "move 1-panzer > eindhoven");
  board_force (&board, "2");
  board_play (&board, "move 1-panzer > antwerp");
  g_assert_true (
    board_logged (&board, "1st Panzer gets past the defence forces in Eindhoven: roll 2"));
  g_assert_true (board_is_in (&board, "1-panzer", "antwerp"));
  /* No points are left to go on with. */
  g_assert_cmpstr (board_why (&board, "move 1-panzer > brussels"), ==, "too-far");
  /* Who could not go on anyway rolls for nothing, and another unit's move ends the chance. */
  board_play (&board, "move 4-corps > eindhoven");
  g_assert_cmpstr (board_why (&board, "move 4-corps > antwerp"), ==, "too-far");
  board_play (&board, "move 2-panzer > eindhoven");
  g_assert_cmpstr (board_why (&board, "move 4-corps > antwerp"), ==, "moved");
  g_assert_cmpstr (board_why (&board, "move 2-panzer > antwerp"), ==, "legal");
}

/* Rulings T2 and T15: passing through an area with defence forces changes nothing there; staying
 * does, for want of a roll, of luck, or because another unit moves. */
static void
test_defence_control (void)
{
  g_auto (Board) board = { 0 };
  guint eindhoven;

  begin_defended (&board, DEFENDED, WITH_DEFENCE);
  eindhoven = tc_ruleset_find_thing (board.ruleset, "eindhoven");
  board_play (&board, "move 1-panzer > eindhoven");
  g_assert_false (board_logged (&board, "Now controlled by Germans: Eindhoven"));
  board_force (&board, "2");
  board_play (&board, "move 1-panzer > antwerp");
  g_assert_cmpint (betrayal_get_controller (board.state, eindhoven), ==, BETRAYAL_ALLIED);
  board_play (&board, "move 2-panzer > eindhoven");
  g_assert_cmpint (betrayal_get_controller (board.state, eindhoven), ==, BETRAYAL_ALLIED);
  board_play (&board, "move 4-corps > liege");
  g_assert_true (board_logged (&board, "Now controlled by Germans: Eindhoven"));
  g_assert_cmpint (betrayal_get_controller (board.state, eindhoven), ==, BETRAYAL_GERMAN);

  board_clear (&board);
  begin_defended (&board, DEFENDED, WITH_DEFENCE);
  board_play (&board, "move 1-panzer > eindhoven");
  board_force (&board, "1");
  board_play (&board, "move 1-panzer > antwerp");
  g_assert_cmpint (betrayal_get_controller (board.state, eindhoven), ==, BETRAYAL_GERMAN);

  board_clear (&board);
  begin_defended (&board, DEFENDED, WITH_DEFENCE);
  board_play (&board, "move 1-panzer > eindhoven; end");
  g_assert_cmpint (betrayal_get_controller (board.state, eindhoven), ==, BETRAYAL_GERMAN);
}

/* Ruling D87: not with an Allied unit there, not later than turn 1, not in setups without. */
static void
test_defence_only_there (void)
{
  g_auto (Board) later = { 0 };
  g_auto (Board) without = { 0 };
  g_auto (Board) occupied = { 0 };

  begin_defended (&later, DEFENDED, WITH_DEFENCE);
  later.state->head.turn = 2;
  g_assert_cmpstr (board_why (&later, "move 1-panzer > antwerp"), ==, "legal");
  begin_defended (&without, NULL, NULL);
  g_assert_cmpstr (board_why (&without, "move 1-panzer > antwerp"), ==, "legal");
  begin_defended (&occupied, DEFENDED, WITH_DEFENCE);
  board_put (&occupied, "nl-3-corps", "eindhoven");
  board_play (&occupied, "move 1-panzer > eindhoven");
  g_assert_cmpuint (occupied.state->runner, ==, BETRAYAL_NONE);
  g_assert_cmpstr (board_why (&occupied, "move 1-panzer > antwerp"), ==, "moved");
}

/* The scenario's turn, faces and values. */
static void
test_defence_numbers (void)
{
  g_auto (Board) board = { 0 };

  begin_defended (&board, "<local-defence turn=\"1\" faces=\"6\" ref=\"9.0\"/>",
                  "<local-defence turn=\"2\" faces=\"4\" ref=\"9.0\"/>");
  g_assert_cmpuint (board.rules->defence_turn, ==, 2);
  g_assert_cmpuint (board.rules->defence_faces, ==, 4);
  g_assert_cmpuint (board.rules->bracket[tc_ruleset_find_thing (board.ruleset, "liege")], ==, 1);
  g_assert_cmpuint (board.rules->bracket[tc_ruleset_find_thing (board.ruleset, "ghent")], ==, 0);
}

/* Ruling D97: those who drop count for stacking where they land; both may land together. */
static void
test_drop_stacking (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, NULL, NULL);
  board.state->head.turn = 1;
  board_put (&board, "7-airborne 22-air-landing", "border-1");
  board_put (&board, "4-corps 5-corps", "antwerp");
  board_put (&board, "7-corps 8-corps 9-corps", "ghent");
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > ghent"), ==, "stacking");
  board_play (&board, "drop 7-airborne > antwerp");
  g_assert_cmpstr (board_why (&board, "drop 22-air-landing > antwerp"), ==, "stacking");
  g_assert_cmpstr (board_why (&board, "drop 22-air-landing > brussels"), ==, "legal");
}

/* 3.2.4, ruling D28: as far as the counter says, in areas of the map; over enemies as well. */
static void
test_drop_range (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, "drop=\"8\"", "drop=\"2\"");
  board.state->head.turn = 1;
  board_put (&board, "7-airborne", "border-2");
  board_put (&board, "be-1-corps", "liege");
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > louvain"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "drop 7-airborne > brussels"), ==, "drop-range");
}

/* 1.6: enemies next door neither stop a unit nor hold it. Cambrai, Sedan and Dinant adjoin. */
static void
test_past_enemies (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, NULL, NULL);
  board_put (&board, "3dcr", "cambrai");
  board_put (&board, "4-corps", "sedan");
  board_put (&board, "5-corps", "dinant");
  board_put (&board, "7-corps", "soissons");
  board_put (&board, "8-corps", "lille");
  board_put (&board, "9-corps", "brussels");
  board_put (&board, "10-corps", "arras");
  board_put (&board, "26-corps", "amiens");
  /* By Reims alone, next to Sedan and Soissons. */
  g_assert_cmpstr (board_why (&board, "move 3dcr > chalons"), ==, "legal");
  board_put (&board, "2-corps", "reims");
  g_assert_cmpstr (board_why (&board, "move 3dcr > chalons"), ==, "stops");
}

/* 3.4.2 b, D35: the way through Belgium, which is closed, would be short enough. */
static void
test_closed_way (void)
{
  g_auto (Board) board = { 0 };
  guint16 sedan;

  board_init (&board, 0, NULL, NULL);
  board_put (&board, "2-panzer", "border-4");
  board_tactic (&board, "2-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  sedan = tc_ruleset_find_thing (board.ruleset, "sedan");
  board.state->open = G_GUINT64_CONSTANT (1) << board.rules->area_nation[sedan];
  g_assert_cmpstr (board_why (&board, "move 2-panzer > ardennes"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "move 2-panzer > sedan"), ==, "way-closed");
  g_assert_cmpstr (board_why (&board, "move 2-panzer > paris"), ==, "too-far");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/movement/3.1-terrain", test_terrain);
  g_test_add_func ("/betrayal-1940/movement/1.5-allied-limits", test_allied_limits);
  g_test_add_func ("/betrayal-1940/movement/3.4.2b-D35-closed-way", test_closed_way);
  g_test_add_func ("/betrayal-1940/movement/3.2.3-T4-evacuation-with-land",
                   test_evacuation_with_land);
  g_test_add_func ("/betrayal-1940/movement/1.7-D23-freed-from-home", test_freed_from_home);
  g_test_add_func ("/betrayal-1940/movement/1.7-D23-freed-withdrawal", test_freed_withdrawal);
  g_test_add_func ("/betrayal-1940/movement/3.4.2-orders", test_orders);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-maginot-front", test_maginot_front);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-matching", test_matching);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-front-unit-is-free", test_front_unit_is_free);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-idle-unit-does-not-attack",
                   test_idle_unit_does_not_attack);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-unmet-attacks", test_unmet_attacks);
  g_test_add_func ("/betrayal-1940/movement/3.4.4c-min-odds", test_min_odds);
  g_test_add_func ("/betrayal-1940/movement/3.4.4a-hold", test_hold);
  g_test_add_func ("/betrayal-1940/movement/3.4.4a-D39-forward", test_forward);
  g_test_add_func ("/betrayal-1940/movement/3.4.4a-D39-forward-everywhere",
                   test_forward_everywhere);
  g_test_add_func ("/betrayal-1940/movement/3.2.4-drops", test_drops);
  g_test_add_func ("/betrayal-1940/movement/9.0-D87-defence-stops", test_defence_stops);
  g_test_add_func ("/betrayal-1940/movement/9.0-defence-passed", test_defence_passed);
  g_test_add_func ("/betrayal-1940/movement/9.0-T2-T15-defence-control", test_defence_control);
  g_test_add_func ("/betrayal-1940/movement/9.0-defence-only-there", test_defence_only_there);
  g_test_add_func ("/betrayal-1940/movement/9.0-defence-numbers", test_defence_numbers);
  g_test_add_func ("/betrayal-1940/movement/D97-drop-stacking", test_drop_stacking);
  g_test_add_func ("/betrayal-1940/movement/3.2.4-D28-drop-range", test_drop_range);
  g_test_add_func ("/betrayal-1940/movement/1.6-past-enemies", test_past_enemies);

  return g_test_run ();
}
