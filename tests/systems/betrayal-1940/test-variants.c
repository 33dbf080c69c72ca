/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* What a designer changes in the data: the same positions with a value of the scenario changed. */

#define BELGIUM "losses=\"permanent\" home-bound=\"true\" colour=\"#2b4a8b\""
#define BRITAIN "losses=\"regroup\" evacuates=\"true\""
#define ZONE    "<zone id=\"low-countries\""

/* --- Evacuation (3.2.3) --- */

/* Two units of Belgium may leave, from two ports. */
static void
test_evacuation_of_another (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { BELGIUM, "evacuates=\"true\" evacuates-from=\"exits\" evacuation-limit=\"2\" " BELGIUM },
    { ZONE, "<zone id=\"exits\" name=\"Exits\"><in area=\"antwerp\"/><in area=\"ghent\"/>"
            "<in area=\"brussels\"/></zone>" ZONE },
    { NULL, NULL },
  };

  board_init_edited (&board, 2, edits);
  board.state->head.turn = 7;
  board_put (&board, "be-1-corps", "antwerp");
  board_put (&board, "be-2-corps be-3-corps", "ghent");
  board_put (&board, "be-4-corps", "brussels");
  board_put (&board, "be-5-corps 1-division", "calais");
  g_assert_cmpstr (board_why (&board, "evacuate be-1-corps > antwerp"), ==, "legal");
  /* A port that is not in the zone, and an area of the zone that is no port. */
  g_assert_cmpstr (board_why (&board, "evacuate be-5-corps > calais"), ==, "no-exit");
  g_assert_cmpstr (board_why (&board, "evacuate be-4-corps > brussels"), ==, "no-port");
  board_play (&board, "evacuate be-1-corps > antwerp; evacuate be-2-corps > ghent");
  g_assert_true (board_is_in (&board, "be-2-corps", "evacuated"));
  g_assert_cmpstr (board_why (&board, "evacuate be-3-corps > ghent"), ==, "evacuation-limit");
  /* The limit is that nation's own. */
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > calais"), ==, "legal");
}

/* So many in a turn, and again in the next one; early leavers count as well. */
static void
test_evacuation_per_turn (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 2, BRITAIN, BRITAIN " evacuation-limit-per-turn=\"2\"");
  board_put (&board, "1-division 2-division 3-division", "calais");
  board_play (&board, "evacuate 1-division > calais; evacuate 2-division > calais");
  g_assert_true (board_is_in (&board, "1-division", "evacuated-early"));
  g_assert_cmpstr (board_why (&board, "evacuate 3-division > calais"), ==, "evacuation-turn");
  g_assert_cmpuint (board_count_moves (&board), >, 1);
  /* The Germans' turn begins, and with it everybody's counts. */
  board_put (&board, "3c", "paris");
  for (guint i = 0; i < board.rules->n_counters; i++)
    betrayal_unit_flags (board.state)[i] &= (guint8) ~BETRAYAL_MOVED;
  g_assert_cmpstr (board_why (&board, "evacuate 3-division > calais"), ==, "legal");
}

/* A condition that counts more than may leave is never met. */
static void
test_evacuation_too_many_counted (void)
{
  g_autoptr (TcBuild) build = board_build (BRITAIN, BRITAIN " evacuation-limit=\"6\"");
  TcReport *report = tc_build_get_report (build);
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++)
    n += strstr (tc_report_get (report, i)->message,
                 "At least 7 evacuated units, but only 6 of Britain may evacuate") != NULL;
  g_assert_cmpuint (n, >=, 1);
}

/* --- Column shifts (4.4.2) --- */

#define PENALTY_SHIFT "<shift case=\"first-penalty\" columns=\"2\" src=\"rulebook\" ref=\"6.3.1\""

static void
init_forest (Board *board, guint player)
{
  BoardEdit edits[] = {
    { PENALTY_SHIFT "/>", PENALTY_SHIFT "/><terrain-shift terrain=\"forest\" columns=\"-2\"/>" },
    { NULL, NULL },
  };

  board_init_edited (board, player, edits);
}

/* An attack in a forest is two columns worse, whoever makes it; one in the open is not. */
static void
test_terrain_shift (void)
{
  g_auto (Board) board = { 0 };

  init_forest (&board, 0);
  board_put (&board, "6c", "verdun");
  board_put (&board, "1-panzer", "reims");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > verdun");
  board_force (&board, "66");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Verdun, attack by Germans: 9 to 2 is 4:1"));
  g_assert_true (board_logged (&board, "Column shifts: terrain −2"));
  g_assert_true (board_logged (&board, "Roll 12, armour +1, column 2:1"));

  board_clear (&board);
  init_forest (&board, 1);
  board_put (&board, "4-corps", "dinant");
  board_put (&board, "4c 10c", "sedan");
  board_play (&board, "move 4c > dinant; move 10c > dinant");
  board_force (&board, "66");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Column shifts: terrain −2"));

  board_clear (&board);
  init_forest (&board, 0);
  board_put (&board, "4c", "sedan");
  board_put (&board, "1-panzer", "dinant");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > sedan");
  board_force (&board, "66");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Combat in Sedan"));
  g_assert_false (board_logged (&board, "Column shifts"));
}

/* --- Unit classes --- */

#define AIRBORNE "<unit-class id=\"airborne\""
#define CAVALRY                                                                                    \
  "<unit-class id=\"cavalry\" name=\"Cavalry\" symbol=\"cavalry\" exploits=\"true\" "              \
  "evacuates=\"false\"><enters terrain=\"forest\" cost=\"1\"/>"                                    \
  "<enters terrain=\"mountain\" cost=\"10\"/></unit-class>"
#define CC    "id=\"cc\" name=\"CC\" nation=\"france\" class=\"infantry\""
#define FIRST "id=\"1-division\" name=\"1 Division\" nation=\"britain\" class=\"motorised\""
#define FOUR  "id=\"4-corps\" name=\"4 Corps\" nation=\"germany\" class=\"infantry\""

static void
init_cavalry (Board *board, guint player)
{
  BoardEdit edits[] = {
    { AIRBORNE, CAVALRY AIRBORNE },
    { CC, "id=\"cc\" name=\"CC\" nation=\"france\" class=\"cavalry\"" },
    { FIRST, "id=\"1-division\" name=\"1 Division\" nation=\"britain\" class=\"cavalry\"" },
    { FOUR, "id=\"4-corps\" name=\"4 Corps\" nation=\"germany\" class=\"cavalry\"" },
    { "<full attack=\"3\" defence=\"2\" movement=\"1\"",
      "<full attack=\"3\" defence=\"2\" movement=\"2\"" },
    { PENALTY_SHIFT "/>",
      PENALTY_SHIFT "/><terrain-shift terrain=\"forest\" columns=\"-1\">"
                    "<attacker class=\"cavalry\" columns=\"-2\"/></terrain-shift>" },
    { NULL, NULL },
  };

  board_init_edited (board, player, edits);
}

/* A class pays its own costs for the terrains that it names, and others pay as before (3.1). */
static void
test_class_costs (void)
{
  g_auto (Board) board = { 0 };

  init_cavalry (&board, 1);
  board_put (&board, "cvc cc 24c", "cambrai");
  for (guint twice = 0; twice < 2; twice++) {
    g_assert_cmpstr (board_why (&board, "move cc > ardennes"), ==, "legal");
    g_assert_cmpstr (board_why (&board, "move cvc > ardennes"), ==, "terrain");
    g_assert_cmpstr (board_why (&board, "move 24c > ardennes"), ==, "too-far");
    g_assert_cmpstr (board_why (&board, "move 24c > dinant"), ==, "legal");
  }
  board_put (&board, "cvc cc", "nancy");
  g_assert_cmpstr (board_why (&board, "move cvc > epinal"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move cc > epinal"), ==, "terrain");
}

/* Infantry in a fight, and yet it exploits (3.4.4 E, 4.4.3). */
static void
test_class_exploits (void)
{
  g_auto (Board) board = { 0 };

  init_cavalry (&board, 0);
  board_put (&board, "3c", "reims");
  board_put (&board, "4c", "chalons");
  board_put (&board, "4-corps 9-corps", "sedan");
  board_tactic (&board, "4-corps 9-corps", BETRAYAL_EXPLOIT);
  board_begin (&board);
  board_play (&board, "move 4-corps > reims; move 9-corps > reims");
  board_force (&board, "6633");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Roll 12, column"));
  g_assert_true (board_logged (&board, "4 Corps must go on to Chalons"));
  g_assert_true (board_is_in (&board, "9-corps", "reims"));
}

/* Its shift is added to that of the terrain when it attacks, not when it defends (4.4.2). */
static void
test_class_shift (void)
{
  g_auto (Board) board = { 0 };

  init_cavalry (&board, 0);
  board_put (&board, "cc", "dinant");
  board_put (&board, "4-corps 9-corps", "liege");
  board_tactic (&board, "4-corps 9-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 4-corps > dinant; move 9-corps > dinant");
  board_force (&board, "11");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Column shifts: terrain −3"));

  board_clear (&board);
  init_cavalry (&board, 0);
  board_put (&board, "cc", "dinant");
  board_put (&board, "9-corps", "liege");
  board_tactic (&board, "9-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 9-corps > dinant");
  board_force (&board, "11");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Column shifts: terrain −1"));
}

/* Who may leave is a matter of the class too (3.2.3), and so is the column of the Regroup Test. */
static void
test_class_stays (void)
{
  g_auto (Board) board = { 0 };

  init_cavalry (&board, 2);
  board_put (&board, "1-division 2-division", "calais");
  g_assert_cmpstr (board_why (&board, "evacuate 1-division > calais"), ==, "class-stays");
  g_assert_cmpstr (board_why (&board, "evacuate 2-division > calais"), ==, "legal");

  board_clear (&board);
  board_init (&board, 0, " regroups-as=\"armour\"", " regroups-as=\"infantry\"");
  board_put (&board, "1-panzer", "set-aside-german");
  board_force (&board, "3");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Regroup test of 1st Panzer: roll 3, salvaged"));
}

/* Units without armour="true" fight as infantry: the die is not modified (4.4.3). */
static void
test_class_without_armour (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, " armour=\"true\"", "");
  board_put (&board, "3c", "reims");
  board_put (&board, "1-panzer", "sedan");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  board_play (&board, "move 1-panzer > reims");
  board_force (&board, "34");
  board_play (&board, "end");
  g_assert_true (board_logged (&board, "Roll 7, column 4:1"));
}

/* --- What "border" says, singly --- */

#define LUXEMBOURG "nation=\"luxembourg\" terrain=\"forest\""
#define FIVE       "id=\"border-5\" name=\"Border Area 5\""

/* Closed to the Allies without being a border area, and a border area that is not (3.2.3). */
static void
test_closed (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { LUXEMBOURG, LUXEMBOURG " closed=\"true\"" },
    { FIVE, FIVE " closed=\"false\"" },
    { NULL, NULL },
  };

  board_init_edited (&board, 1, edits);
  board_put (&board, "2c 24c aa", "longwy");
  board_put (&board, "24c", "metz");
  g_assert_cmpstr (board_why (&board, "move 2c > luxembourg"), ==, "border");
  g_assert_cmpstr (board_why (&board, "move 24c > border-5"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 24c > border-6"), ==, "border");
  board_put (&board, "4-corps", "luxembourg");
  board_put (&board, "9-corps", "border-5");
  board_play (&board, "end");
  g_assert_cmpstr (board_why (&board, "bomb aa > luxembourg"), ==, "border");
  g_assert_cmpstr (board_why (&board, "bomb aa > border-5"), ==, "legal");
}

/* Open whatever the orders say, or only when they open Germany (3.4.2 b). */
static void
test_always_open (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { LUXEMBOURG, LUXEMBOURG " always-open=\"true\"" },
    { FIVE, FIVE " always-open=\"false\"" },
    { NULL, NULL },
  };

  board_init_edited (&board, 0, edits);
  board_put (&board, "4-corps", "luxembourg");
  board_put (&board, "9-corps", "border-5");
  board_put (&board, "5-corps", "border-4");
  board_tactic (&board, "4-corps 9-corps 5-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  board.state->open = 0;
  g_assert_cmpstr (board_why (&board, "move 9-corps > luxembourg"), ==, "closed-start");
  g_assert_cmpstr (board_why (&board, "move 5-corps > border-5"), ==, "closed");
  g_assert_cmpstr (board_why (&board, "move 4-corps > ardennes"), ==, "closed");
  board.state->open = G_MAXUINT64;
  g_assert_cmpstr (board_why (&board, "move 9-corps > luxembourg"), ==, "legal");
}

/* A border area with a stacking limit, and another area without one (1.5). */
static void
test_unlimited (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { LUXEMBOURG, LUXEMBOURG " unlimited=\"true\"" },
    { FIVE, FIVE " unlimited=\"false\"" },
    { NULL, NULL },
  };

  board_init_edited (&board, 0, edits);
  board_put (&board, "9-corps 10-corps 11-corps", "border-5");
  board_put (&board, "16-corps 26-corps 27-corps", "luxembourg");
  board_put (&board, "4-corps", "border-4");
  board_put (&board, "5-corps", "ardennes");
  board_tactic (&board, "4-corps 5-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 4-corps > border-5"), ==, "stacking");
  g_assert_cmpstr (board_why (&board, "move 5-corps > luxembourg"), ==, "legal");
}

/* Where Germans come back (3.2.2 b): in Liege, which is no border area, and next to it, but not in
 * Border Area 5, although it lies next to others. */
static void
test_returns (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { "id=\"liege\" name=\"Liege\"", "id=\"liege\" name=\"Liege\" returns=\"true\"" },
    { FIVE, FIVE " returns=\"false\"" },
    { NULL, NULL },
  };

  board_init_edited (&board, 2, edits);
  board_put (&board, "4-corps", "regroup-german");
  board_control (&board, BETRAYAL_GERMAN, "louvain");
  board_control (&board, BETRAYAL_GERMAN, "metz");
  board_force (&board, "65341233343");
  board_play (&board, "end");
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_RETURN);
  g_assert_cmpstr (board_why (&board, "return 4-corps > liege"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-corps > louvain"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-corps > border-4"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "return 4-corps > border-5"), ==, "return-area");
  /* Metz lies next to Border Areas 5 and 6. */
  g_assert_cmpstr (board_why (&board, "return 4-corps > metz"), ==, "legal");
}

/* --- Stacking (1.5) --- */

#define LIMIT  "<stacking limit=\"3\" ref=\"1.5\"/>"
#define ARMOUR "<unit-class id=\"armour\""

/* Four for the Germans, three for the Allies, and two for Britain among them. */
static void
test_stacking_by_side (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { LIMIT, "<stacking limit=\"3\"><of side=\"german\" limit=\"4\"/></stacking>" },
    { BRITAIN, "stacking=\"2\" " BRITAIN },
    { NULL, NULL },
  };

  board_init_edited (&board, 0, edits);
  board_put (&board, "9-corps 10-corps 11-corps", "sedan");
  board_put (&board, "4-corps 5-corps", "metz");
  board_control (&board, BETRAYAL_GERMAN, "metz");
  board_tactic (&board, "4-corps 5-corps", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 4-corps > sedan"), ==, "legal");
  board_play (&board, "move 4-corps > sedan");
  g_assert_cmpstr (board_why (&board, "move 5-corps > sedan"), ==, "stacking");

  board_clear (&board);
  board_init_edited (&board, 2, edits);
  board_put (&board, "1-division 2-division", "lille");
  board_put (&board, "3-division", "arras");
  g_assert_cmpstr (board_why (&board, "move 3-division > lille"), ==, "stacking");
  board_put (&board, "2-division", "calais");
  board_put (&board, "3c", "lille");
  g_assert_cmpstr (board_why (&board, "move 3-division > lille"), ==, "legal");
  board_put (&board, "4c", "lille");
  g_assert_cmpstr (board_why (&board, "move 3-division > lille"), ==, "stacking");
}

/* The limit of an area goes before that of its terrain, and that before the rules'. */
static void
test_stacking_by_area (void)
{
  g_auto (Board) board = { 0 };
  BoardEdit edits[] = {
    { "<terrain id=\"forest\"", "<terrain id=\"forest\" stacking=\"1\"" },
    { "id=\"dinant\" name=\"Dinant\"", "id=\"dinant\" name=\"Dinant\" stacking=\"2\"" },
    { NULL, NULL },
  };

  board_init_edited (&board, 1, edits);
  board_put (&board, "3c", "dinant");
  board_put (&board, "4c", "verdun");
  board_put (&board, "10c 18c", "sedan");
  g_assert_cmpstr (board_why (&board, "move 10c > dinant"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "move 10c > verdun"), ==, "stacking");
  board_play (&board, "move 10c > dinant");
  g_assert_cmpstr (board_why (&board, "move 18c > dinant"), ==, "stacking");
}

/* Armour counts as two: a place for one is none for it, in movement, withdrawal and returns. */
static void
test_stacking_value (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 1, ARMOUR, ARMOUR " stacking=\"2\"");
  board_put (&board, "3c 4c", "reims");
  board_put (&board, "3dcr 10c", "soissons");
  g_assert_cmpstr (board_why (&board, "move 3dcr > reims"), ==, "stacking");
  g_assert_cmpstr (board_why (&board, "move 10c > reims"), ==, "legal");
  board_put (&board, "4c", "paris");
  g_assert_cmpstr (board_why (&board, "move 3dcr > reims"), ==, "legal");
  board_play (&board, "move 3dcr > reims");
  g_assert_cmpstr (board_why (&board, "move 10c > reims"), ==, "stacking");
}

/* 3.2.2 a, ruling D102: the nearest area with room is one with room for a unit that waits. */
static void
test_stacking_and_returns (void)
{
  static const char *const german[] = { "paris",   "beauvais", "evreux",          "chartres",
                                        "orleans", "sens",     "chateau-thierry", "soissons" };

  for (guint infantry = 0; infantry < 2; infantry++) {
    g_auto (Board) board = { 0 };

    board_init (&board, 1, ARMOUR, ARMOUR " stacking=\"2\"");
    for (guint i = 0; i < board.rules->n_areas; i++)
      if (betrayal_get_controller (board.state, i) == BETRAYAL_ALLIED)
        board_control (&board, BETRAYAL_GERMAN,
                       tc_ruleset_get_thing (board.ruleset, (TcThing) i)->id);
    for (guint i = 0; i < G_N_ELEMENTS (german); i++)
      board_control (&board, BETRAYAL_GERMAN, german[i]);
    board_control (&board, BETRAYAL_ALLIED, "amiens");
    board_control (&board, BETRAYAL_ALLIED, "arras");
    board_put (&board, "2c 4c", "amiens");
    board_put (&board, "1a 1tb", "regroup-allied");
    if (infantry)
      board_put (&board, "1-division 2-division", "regroup-allied");
    board_force (&board, "2");
    board_play (&board, "end");
    /* Amiens takes one more, and armour counts as two. */
    g_assert_cmpstr (board_why (&board, "return 1a > amiens"), ==, "return-area");
    g_assert_cmpstr (board_why (&board, "return 1a > arras"), ==,
                     infantry ? "return-area" : "legal");
    if (infantry)
      g_assert_cmpstr (board_why (&board, "return 1-division > amiens"), ==, "legal");
  }
}

/* A required attack that the only unit has no room for is not owed (3.4.4 C). */
static void
test_stacking_and_duties (void)
{
  g_auto (Board) board = { 0 };

  board_init (&board, 0, ARMOUR, ARMOUR " stacking=\"4\"");
  board_put (&board, "3c", "reims");
  board_put (&board, "1-panzer", "sedan");
  board_tactic (&board, "1-panzer", BETRAYAL_ATTACK);
  board_begin (&board);
  g_assert_cmpstr (board_why (&board, "move 1-panzer > reims"), ==, "stacking");
  g_assert_cmpstr (board_why (&board, "end"), ==, "legal");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/variants/3.2.3-evacuation-of-another",
                   test_evacuation_of_another);
  g_test_add_func ("/betrayal-1940/variants/3.2.3-evacuation-per-turn", test_evacuation_per_turn);

  g_test_add_func ("/betrayal-1940/variants/3.2.3-evacuation-too-many-counted",
                   test_evacuation_too_many_counted);
  g_test_add_func ("/betrayal-1940/variants/4.4.2-terrain-shift", test_terrain_shift);
  g_test_add_func ("/betrayal-1940/variants/3.1-class-costs", test_class_costs);
  g_test_add_func ("/betrayal-1940/variants/3.4.4e-class-exploits", test_class_exploits);
  g_test_add_func ("/betrayal-1940/variants/4.4.2-class-shift", test_class_shift);
  g_test_add_func ("/betrayal-1940/variants/3.2.3-5.2-class-stays", test_class_stays);
  g_test_add_func ("/betrayal-1940/variants/4.4.3-class-without-armour", test_class_without_armour);
  g_test_add_func ("/betrayal-1940/variants/3.2.3-closed", test_closed);
  g_test_add_func ("/betrayal-1940/variants/3.4.2b-always-open", test_always_open);
  g_test_add_func ("/betrayal-1940/variants/1.5-unlimited", test_unlimited);
  g_test_add_func ("/betrayal-1940/variants/3.2.2b-returns", test_returns);
  g_test_add_func ("/betrayal-1940/variants/1.5-stacking-by-side", test_stacking_by_side);
  g_test_add_func ("/betrayal-1940/variants/1.5-stacking-by-area", test_stacking_by_area);
  g_test_add_func ("/betrayal-1940/variants/1.5-stacking-value", test_stacking_value);
  g_test_add_func ("/betrayal-1940/variants/1.5-stacking-and-duties", test_stacking_and_duties);
  g_test_add_func ("/betrayal-1940/variants/3.2.2a-stacking-and-returns",
                   test_stacking_and_returns);

  return g_test_run ();
}
