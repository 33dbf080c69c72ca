/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* What a designer reads of a slip in a small campaign, and every line that a fix would change. */

#define POINT(x, y) "<point x=\"" #x "\" y=\"" #y "\"/>"
#define EDGE        POINT (300, 100) "\n        " POINT (500, 100)
#define CORNER      POINT (500, 300) "\n        " POINT (300, 300)
#define GAP         "\n        "
#define REST                                                                                       \
  GAP POINT (500, 300) GAP POINT (                                                                 \
    300,                                                                                           \
    300) "\n      </outline>\n    </area>\n"                                                       \
         "    <area id=\"moor\" name=\"Moor\" nation=\"belgium\" terrain=\"forest\" x=\"600\" "    \
         "y=\"200\" bracket=\"1\">\n      <outline>\n        "

static const LintSaid cases[] = {
  /* The board */
  { "adjacent-to-itself", "<link a=\"haven\" b=\"dyke\"/>",
    "<link a=\"haven\" b=\"dyke\"/>\n    <link a=\"haven\" b=\"haven\"/>",
    "BRD001@89:6 Haven is adjacent to itself\n"
    "Remove the adjacency:\n"
    "- <link a=\"haven\" b=\"haven\"/>\n" },
  { "adjacency-twice", "<link a=\"haven\" b=\"dyke\"/>",
    "<link a=\"haven\" b=\"dyke\"/>\n    <link a=\"dyke\" b=\"haven\"/>",
    "REF002@89:14 There is a second adjacency \"dyke-haven\"\n"
    "Remove the second one:\n"
    "- <link a=\"dyke\" b=\"haven\"/>\n" },
  { "adjacency-forgotten", "<link a=\"haven\" b=\"dyke\"/>\n    ", "",
    "BRD004@32:6 Haven and Dyke share a border but are not adjacent\n"
    "Make Haven and Dyke adjacent:\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  { "adjacency-without-a-border", "<link a=\"haven\" b=\"dyke\"/>",
    "<link a=\"haven\" b=\"dyke\"/>\n    <link a=\"haven\" b=\"ridge\"/>",
    "BRD005@89:6 Haven and Ridge are adjacent but their outlines share no border\n" },
  { "centre-outside", "x=\"400\" y=\"200\" port", "x=\"600\" y=\"500\" port",
    "BRD006@32:69 The centre of Dyke lies outside its outline\n" },
  { "corner-in-an-edge", EDGE, EDGE "\n        " POINT (500, 200),
    "BRD007@46:10 A corner of Dyke at 500, 200 lies inside an edge of Moor\n"
    "Insert the point:\n"
    "+ <point x=\"500\" y=\"200\"/>\n" },
  { "corner-twice", CORNER, POINT (500, 300) "\n        " CORNER,
    "BRD014@37:10 The corner stands here twice in a row\n"
    "Remove the second one:\n"
    "- <point x=\"500\" y=\"300\"/>\n" },
  { "corner-slipped", CORNER, POINT (504, 303) "\n        " POINT (300, 300),
    "BRD009@35:10 The outline of Dyke overlaps those of Moor, Ridge and Ford: it crosses that of "
    "Moor here\n"
    "Move the corner of Dyke to 500, 300:\n"
    "- <point x=\"504\" y=\"303\"/>\n"
    "+ <point x=\"500\" y=\"300\"/>\n" },
  /* Of two that have a border, either may have slipped; at the coast there is nothing to go by. */
  { "corner-of-two-slipped", POINT (500, 100) REST,
    POINT (500, 100) GAP POINT (506, 205) REST POINT (500, 200) GAP,
    "BRD010@36:10 The border of Dyke and Moor parts here: Moor has a corner at 500, 200 that Dyke "
    "has not\n"
    "Move the corner of Dyke to 500, 200:\n"
    "- <point x=\"506\" y=\"205\"/>\n"
    "+ <point x=\"500\" y=\"200\"/>\n"
    "Move the corner of Moor to 506, 205:\n"
    "- <point x=\"500\" y=\"200\"/>\n"
    "+ <point x=\"506\" y=\"205\"/>\n" },
  { "corner-at-the-coast-slipped", POINT (300, 100) GAP POINT (500, 100) GAP POINT (500, 300),
    POINT (290, 95) GAP POINT (500, 100) GAP POINT (500, 300),
    "BRD009@37:10 The outlines of Dyke and Haven overlap: they cross here\n" },
  { "same-area-name", "<area id=\"moor\" name=\"Moor\"", "<area id=\"moor\" name=\"Dyke\"",
    "NAM001@40:27 There is a second area with the name \"Dyke\"\n" },
  { "beyond-the-edge", "x=\"200\" y=\"400\" edge", "x=\"200\" y=\"4000\" edge",
    "BRD006@56:70 The centre of Paris lies outside its outline\n" },
  /* Names */
  { "no-break-space-is-one", "name=\"Haven\"", "name=\"Ha\302\240ven\"", "" },
  { "zero-width", "name=\"Haven\"", "name=\"Ha\342\200\213ven\"",
    "NAM002@24:28 name has a character that cannot be seen, U+200B ZERO WIDTH SPACE\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Ha\342\200\213ven\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven\" nation=\"france\" terrain=\"clear\" x=\"200\" y=\"200\" "
    "port=\"true\" edge=\"west\">\n" },
  { "spaces-of-xml-around", "name=\"Haven\"", "name=\" \n Haven&#x20; \"", "" },
  { "no-break-space-before", "name=\"Haven\"", "name=\"\302\240Haven \302\240\"",
    "NAM004@24:28 name begins with a space, U+00A0 NO-BREAK SPACE\n"
    "Remove the spaces around it:\n"
    "- <area id=\"haven\" name=\"\302\240Haven \302\240\" nation=\"france\" terrain=\"clear\" "
    "x=\"200\" y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven\" nation=\"france\" terrain=\"clear\" x=\"200\" y=\"200\" "
    "port=\"true\" edge=\"west\">\n" },
  { "em-space-after", "name=\"Haven\"", "name=\"Haven&#x2003;\"",
    "NAM004@24:28 name ends with a space, U+2003 EM SPACE\n"
    "Remove the spaces around it:\n"
    "- <area id=\"haven\" name=\"Haven&#x2003;\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven\" nation=\"france\" terrain=\"clear\" x=\"200\" y=\"200\" "
    "port=\"true\" edge=\"west\">\n" },
  { "nothing-but-a-space", "name=\"Haven\"", "name=\"\302\240 \302\240\"",
    "NAM004@24:28 name has nothing but a space, U+00A0 NO-BREAK SPACE\n" },
  /* One finding, and one fix of both. */
  { "space-beside-zero-width", "name=\"Haven\"", "name=\"Haven\302\240\342\200\213\"",
    "NAM002@24:28 name has a character that cannot be seen, U+200B ZERO WIDTH SPACE\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Haven\302\240\342\200\213\" nation=\"france\" "
    "terrain=\"clear\" x=\"200\" y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "same-colour", "colour=\"#4a7ebb\"", "colour=\"#74806f\"",
    "NAM003@16:101 There is a second nation with the colour #74806f\n" },
  { "same-counter-name", "name=\"2 Corps\"", "name=\"3 Corps\"",
    "NAM001@140:30 There is a second counter of its nation with the name \"3 Corps\"\n" },
  /* Numbers */
  { "turn-left-out", "<turn n=\"2\"", "<turn n=\"3\"",
    "REF001@348:14 Nothing refers to the turn \"3\", but 2 references name \"2\", which does not "
    "exist\n"
    "Write \"2\":\n"
    "- <turn n=\"3\" date=\"1940-05-13\"/>\n"
    "+ <turn n=\"2\" date=\"1940-05-13\"/>\n" },
  { "first-turn", "<turn n=\"1\"", "<turn n=\"0\"",
    "SCH009@347:14 n cannot be \"0\": expected a whole number from 1 to 99\n" },
  { "turn-twice", "<turn n=\"2\"", "<turn n=\"1\"",
    "REF002@348:14 There is a second turn \"1\"\n" },
  { "two-dates-say-nothing-of-a-year", "date=\"1940-05-13\"", "date=\"1941-05-13\"", "" },
  { "modifier-of-nothing", "case=\"armour-attacks\" add=\"1\"", "case=\"armour-attacks\" add=\"0\"",
    "NUM008@315:44 add is 0, so this changes nothing\n"
    "Remove it:\n"
    "- <modifier case=\"armour-attacks\" add=\"0\"/>\n" },
  { "bounds-crossed", "zone=\"france\" at-most=\"2\"/>\n",
    "zone=\"france\" at-least=\"5\" at-most=\"2\"/>\n",
    "NUM001@372:66 At least 5 and at most 2: no number is both\n" },
  { "one-digit-too-many", "<full attack=\"5\" defence=\"4\" movement=\"1\"/>",
    "<full attack=\"55\" defence=\"4\" movement=\"1\"/>",
    "SCH009@137:21 attack cannot be \"55\": expected a whole number from 0 to 30\n" },
  /* Tables */
  { "gap", "<row from=\"5\" to=\"8\"", "<row from=\"6\" to=\"8\"",
    "TAB001@198:25 No row of the table is for a total of 5\n"
    "Write to=\"5\":\n"
    "- <row from=\"2\" to=\"4\" tactics=\"1\">\n"
    "+ <row from=\"2\" to=\"5\" tactics=\"1\">\n"
    "Write from=\"5\":\n"
    "- <row from=\"6\" to=\"8\" tactics=\"2\" all=\"true\"/>\n"
    "+ <row from=\"5\" to=\"8\" tactics=\"2\" all=\"true\"/>\n" },
  { "gap-at-the-top", "<row from=\"9\" to=\"12\" tactics", "<row from=\"9\" to=\"11\" tactics",
    "TAB001@202:25 No row of the table is for a total of 12\n"
    "Write to=\"12\":\n"
    "- <row from=\"9\" to=\"11\" tactics=\"3\" all=\"true\"/>\n"
    "+ <row from=\"9\" to=\"12\" tactics=\"3\" all=\"true\"/>\n" },
  { "gap-at-the-bottom", "<row from=\"2\" to=\"4\" tactics", "<row from=\"3\" to=\"4\" tactics",
    "TAB001@198:18 No row of the table is for a total of 2\n"
    "Write from=\"2\":\n"
    "- <row from=\"3\" to=\"4\" tactics=\"1\">\n"
    "+ <row from=\"2\" to=\"4\" tactics=\"1\">\n" },
  { "overlap", "<row from=\"5\" to=\"8\"", "<row from=\"4\" to=\"8\"",
    "TAB002@201:18 A total of 4 is in two rows\n"
    "Write from=\"5\":\n"
    "- <row from=\"4\" to=\"8\" tactics=\"2\" all=\"true\"/>\n"
    "+ <row from=\"5\" to=\"8\" tactics=\"2\" all=\"true\"/>\n"
    "Write to=\"3\":\n"
    "- <row from=\"2\" to=\"4\" tactics=\"1\">\n"
    "+ <row from=\"2\" to=\"3\" tactics=\"1\">\n" },
  { "reversed", "<row from=\"5\" to=\"8\"", "<row from=\"8\" to=\"5\"",
    "TAB004@201:18 The row runs from 8 to 5: expected the lower total first\n"
    "Swap the two numbers:\n"
    "- <row from=\"8\" to=\"5\" tactics=\"2\" all=\"true\"/>\n"
    "+ <row from=\"5\" to=\"8\" tactics=\"2\" all=\"true\"/>\n" },
  { "never-rolled", "<row from=\"9\" to=\"12\" tactics=\"3\" all=\"true\"/>",
    "<row from=\"9\" to=\"12\" tactics=\"3\" all=\"true\"/>\n"
    "      <row from=\"13\" to=\"14\" tactics=\"3\" all=\"true\"/>",
    "TAB003@203:18 The dice never roll this row: their totals are 2 to 12\n"
    "Remove the row:\n"
    "- <row from=\"13\" to=\"14\" tactics=\"3\" all=\"true\"/>\n" },
  { "cell-forgotten", "        <cell column=\"3-to-1\" result=\"px\"/>\n", "",
    "TAB005@279:8 The row has no cell for column \"3-to-1\"\n"
    "Copy the cell from the next row:\n"
    "+ <cell column=\"3-to-1\" result=\"aw\"/>\n" },
  { "column-forgotten", "<cell column=\"value-4\" withdraw=\"true\"/>",
    "<cell column=\"value-2\" withdraw=\"true\"/>",
    "REF002@239:23 There is a second cell \"value-2\"\n" },
  { "cell-twice", "<cell column=\"3-to-1\" result=\"px\"/>",
    "<cell column=\"3-to-1\" result=\"px\"/>\n        <cell column=\"3-to-1\" result=\"px\"/>",
    "REF002@285:23 There is a second cell \"3-to-1\"\n"
    "Remove the second one:\n"
    "- <cell column=\"3-to-1\" result=\"px\"/>\n" },
  { "three-dice", "<orders-table dice=\"2\"", "<orders-table dice=\"3\"",
    "TAB010@197:25 The rows are for totals from 2 to 12, but the dice roll 3 to 18\n"
    "Write dice=\"2\":\n"
    "- <orders-table dice=\"3\">\n"
    "+ <orders-table dice=\"2\">\n" },
  { "rows-swapped",
    "<row from=\"6\" to=\"8\" tactic=\"attack\"/>\n      <row from=\"9\" to=\"12\" "
    "tactic=\"hold\"/>",
    "<row from=\"9\" to=\"12\" tactic=\"hold\"/>\n      <row from=\"6\" to=\"8\" "
    "tactic=\"attack\"/>",
    "TAB009@214:18 The row for 6 stands after that for 9\n" },
  /* Setups */
  { "placed-twice", "<place counter=\"2c\" area=\"ford\"/>",
    "<place counter=\"2c\" area=\"ford\"/>\n      <place counter=\"2c\" area=\"paris\"/>",
    "REF002@359:23 There is a second place \"2c\"\n"
    "Remove the second one:\n"
    "- <place counter=\"2c\" area=\"paris\"/>\n" },
  { "placed-twice-in-one-area", "<place counter=\"2c\" area=\"ford\"/>",
    "<place counter=\"2c\" area=\"ford\"/>\n      <place counter=\"2c\" area=\"ford\"/>",
    "REF002@359:23 There is a second place \"2c\"\n"
    "Remove the second one:\n"
    "- <place counter=\"2c\" area=\"ford\"/>\n" },
  { "never-placed", "<place counter=\"2c\" area=\"ford\"/>\n      ", "",
    "SET002@352:6 2C (2c) is not placed in the setup \"Tiny setup\"\n" },
  { "no-reduced-side", "<place counter=\"be-air\" area=\"moor\"/>",
    "<place counter=\"be-air\" area=\"moor\" reduced=\"true\"/>",
    "SET004@354:52 Belgian Air has no reduced side\n"
    "Place it at full strength:\n"
    "- <place counter=\"be-air\" area=\"moor\" reduced=\"true\"/>\n"
    "+ <place counter=\"be-air\" area=\"moor\"/>\n" },
  { "starts-after-the-end", "first-turn=\"1\" last-turn=\"2\">\n      <place",
    "first-turn=\"2\" last-turn=\"1\">\n      <place",
    "SET005@352:72 The setup ends with turn 1, before it begins with turn 2\n" },
  { "arrives-too-late", "<reinforcement counter=\"1a\" turn=\"2\"/>",
    "<reinforcement counter=\"1a\" turn=\"9\"/>",
    "SET003@368:41 It arrives on turn 9, but the last turn is 2\n" },
  { "quota-of-nobody", "<quota id=\"british\" nation=\"britain\" zone=\"france\"/>",
    "<quota id=\"british\" nation=\"britain\" zone=\"france\" at-least=\"7\"/>",
    "FRE001@370:21 This setup cannot be completed: ground units of quota \"british\": at most 1, "
    "its areas: 4; quota \"british\" must put at least 7 into each of its 4 areas\n" },
  { "quota-too-small", "<quota id=\"belgians\" nation=\"belgium\" zone=\"low-countries\"/>",
    "<quota id=\"belgians\" nation=\"belgium\" zone=\"low-countries\" at-most=\"0\"/>",
    "FRE001@370:21 This setup cannot be completed: quota \"belgians\" must place all its ground "
    "units (1); quota \"belgians\" may put at most 0 into an area\n" },
  { "quota-forgotten", "<quota id=\"belgians\" nation=\"belgium\" zone=\"low-countries\"/>\n      ",
    "",
    "SET002@370:6 I Corps (be-1-corps) is not placed in the setup \"Tiny free setup\"\n"
    "Leave it out of this setup:\n"
    "+ <absent counter=\"be-1-corps\"/>\n"
    "SET002@370:6 Belgian Air (be-air) is not placed in the setup \"Tiny free setup\"\n"
    "Leave it out of this setup:\n"
    "+ <absent counter=\"be-air\"/>\n" },
  /* What is there for nothing */
  { "zone-of-nobody", "<zone id=\"low-countries\" name=\"Low Countries\">",
    "<zone id=\"hills\" name=\"Hills\">\n      <in area=\"ridge\"/>\n    </zone>\n"
    "    <zone id=\"low-countries\" name=\"Low Countries\">",
    "REF004@102:15 The zone \"hills\" is not used\n"
    "Remove Hills:\n"
    "- <zone id=\"hills\" name=\"Hills\">\n"
    "- <in area=\"ridge\"/>\n"
    "- </zone>\n" },
  { "class-of-nobody", "<unit-class id=\"airborne\"",
    "<unit-class id=\"cavalry\" name=\"Cavalry\" symbol=\"infantry\"/>\n    <unit-class "
    "id=\"airborne\"",
    "REF004@131:21 The unit class \"cavalry\" is not used\n"
    "Remove Cavalry:\n"
    "- <unit-class id=\"cavalry\" name=\"Cavalry\" symbol=\"infantry\"/>\n" },
  { "result-of-no-cell", "<result id=\"de\" name=\"DE\"",
    "<result id=\"dx\" name=\"DX\" affects=\"defender\"/>\n      <result id=\"de\" name=\"DE\"",
    "REF004@269:19 The result \"dx\" is not used\n"
    "Remove DX:\n"
    "- <result id=\"dx\" name=\"DX\" affects=\"defender\"/>\n"
    "BTR040@269:42 It affects the defender, but nothing happens to those units\n" },
  { "source-forgotten", " src=\"designer\">", ">",
    "SRC001@6:2 Values in <side>, <seat>, <nation>, <area-board>, <order-of-battle>, <tables>, "
    "<rules>, <turn-record-track>, <setups>, <victory> have no source\n"
    "Mark them as chosen by the designer:\n"
    "- <scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" id=\"tiny-1940\" title=\"Tiny "
    "1940\">\n"
    "+ <scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" id=\"tiny-1940\" title=\"Tiny "
    "1940\" src=\"designer\">\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("fixes", "tests/fixtures/tiny-1940.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
