/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* One fault each in a small campaign that has none: what is said, and where. */

#define PLACE(counter, area) "<place counter=\"" counter "\" area=\"" area "\"/>"

static const LintFault cases[] = {
  /* Shapes */
  { "border/moved", "<point x=\"500\" y=\"300\"/>\n        <point x=\"300\" y=\"300\"/>",
    "<point x=\"498\" y=\"298\"/>\n        <point x=\"300\" y=\"300\"/>", "BRD010",
    "<%point x=\"498\"", "The border of Dyke and", TRUE },
  { "polygon/crosses-itself", "<point x=\"300\" y=\"300\"/>\n        <point x=\"100\" y=\"300\"/>",
    "<point x=\"100\" y=\"300\"/>\n        <point x=\"300\" y=\"300\"/>", "BRD008", NULL,
    "The outline of Haven crosses itself", FALSE },
  { "polygon/overlap", "<point x=\"300\" y=\"500\"/>", "<point x=\"350\" y=\"450\"/>", "BRD009",
    NULL, "overlap", FALSE },
  { "polygon/off-the-board", "<point x=\"100\" y=\"500\"/>", "<point x=\"100\" y=\"5000\"/>",
    "BRD011", "<point x=\"%100\" y=\"5000\"", "Paris extends beyond the board", FALSE },
  { "polygon/board-too-small", "width=\"1000\"", "width=\"10\"", "BRD011", "width=\"%10\"",
    "8 areas lie outside the board of 10 by 600", FALSE },
  /* Tables */
  { "table/gap", "<row from=\"5\" to=\"8\"", "<row from=\"6\" to=\"8\"", "TAB001",
    "from=\"2\" to=\"%4\"", "No row of the table is for a total of 5", TRUE },
  { "table/overlap", "<row from=\"5\" to=\"8\"", "<row from=\"4\" to=\"8\"", "TAB002",
    "from=\"%4\" to=\"8\"", "A total of 4 is in two rows", TRUE },
  { "table/reversed", "<row from=\"5\" to=\"8\"", "<row from=\"8\" to=\"5\"", "TAB004",
    "from=\"%8\" to=\"5\"", "runs from 8 to 5", TRUE },
  { "cell/missing", "<cell column=\"two-fighters\" result=\"success\"/>", "", "TAB005",
    "<%row from=\"1\" to=\"2\">\n        <cell column=\"one-fighter\"",
    "no cell for column \"two-fighters\"", TRUE },
  { "cell/column-unused", "<column id=\"value-4\" value=\"4\"/>",
    "<column id=\"value-4\" value=\"4\"/><column id=\"value-9\" value=\"9\"/>", "TAB005",
    "id=\"%value-9\"", "No row has a cell for column value-9", FALSE },
  { "expect/cell", "<modifier case=\"armour-defends\" add=\"-1\"/>",
    "<modifier case=\"armour-defends\" add=\"-1\"/>"
    "<expect roll=\"7\" column=\"2-to-1\" result=\"px\" ref=\"4.5.5\"/>",
    "TAB006", "<cell column=\"2-to-1\" result=\"%ex\"/>",
    "By rule 4.5.5, a roll of 7 in column 2-to-1 gives result \"px\"; the table says \"ex\"",
    TRUE },
  { "expect/row", "<row from=\"10\" to=\"12\" tactic=\"exploit\"/>",
    "<row from=\"10\" to=\"12\" tactic=\"exploit\"/><expect roll=\"3\" tactic=\"attack\"/>",
    "TAB006", "<row from=\"3\" to=\"4\" tactic=\"%hold\"/>",
    "By the example, a roll of 3 gives tactic \"attack\"; the table says \"hold\"", TRUE },
  { "expect/off-the-table", "<row from=\"10\" to=\"12\" tactic=\"exploit\"/>",
    "<row from=\"10\" to=\"12\" tactic=\"exploit\"/><expect roll=\"30\" tactic=\"attack\"/>",
    "TAB007", "roll=\"%30\"", "No row of the table is for the example's roll of 30", FALSE },
  { "expect/odds", "<modifier case=\"armour-defends\" add=\"-1\"/>",
    "<modifier case=\"armour-defends\" add=\"-1\"/>"
    "<expect-odds attack=\"9\" defence=\"4\" column=\"3-to-1\" ref=\"3.4.4\"/>",
    "TAB008", "column=\"%3-to-1\" ref",
    "By rule 3.4.4, 9 against 4 is column 3-to-1; the table gives 2-to-1", TRUE },
  { "expect/odds-of-the-rulebook", "<modifier case=\"armour-defends\" add=\"-1\"/>",
    "<modifier case=\"armour-defends\" add=\"-1\"/>"
    "<expect-odds attack=\"9\" defence=\"4\" column=\"3-to-1\" src=\"rulebook\" ref=\"3.4.4\"/>",
    "TAB008", "column=\"%3-to-1\" src", "the table gives 2-to-1", FALSE },
  /* Setups */
  { "setup/two-places", "<deploy counter=\"bomber\" zone=\"border-areas\"/>",
    "<deploy counter=\"bomber\" zone=\"border-areas\"/><deploy counter=\"1c\" "
    "zone=\"border-areas\"/>",
    "SET001", "<deploy counter=\"%1c\"", "1C is in this setup twice: \"1C placed in ", TRUE },
  { "setup/placed-and-arrives", "<reinforcement counter=\"1a\" turn=\"2\"/>",
    "<reinforcement counter=\"1a\" turn=\"2\"/><reinforcement counter=\"1c\" turn=\"2\"/>",
    "SET001", "counter=\"%1c\" turn", "\" and \"1C arrives on turn 2\"", TRUE },
  { "setup/no-place", PLACE ("3dcr", "paris"), "", "SET002", "<%fixed-setup",
    "3DCR (3dcr) is not placed in the setup \"Tiny setup\"", TRUE },
  { "setup/too-late", "<reinforcement counter=\"1a\" turn=\"2\"/>",
    "<reinforcement counter=\"1a\" turn=\"3\"/>", "SET003", "turn=\"%3\"",
    "It arrives on turn 3, but the last turn is 2", FALSE },
  { "setup/too-late-for-the-track", "<reinforcement counter=\"1a\" turn=\"2\"/>\n    </free-setup>",
    "<reinforcement counter=\"1a\" turn=\"4\"/>\n    </free-setup>", "SET003", "turn=\"%4\"",
    "It arrives on turn 4, but the last turn is 2", FALSE },
  { "setup/no-reduced-side", "<place counter=\"be-1-corps\" area=\"moor\"",
    "<place counter=\"be-1-corps\" area=\"moor\" reduced=\"true\"", "SET004", "reduced=\"%true\"",
    "I Corps has no reduced side", TRUE },
  { "setup/ends-early", "first-turn=\"1\" last-turn=\"2\">\n      <place",
    "first-turn=\"2\" last-turn=\"1\">\n      <place", "SET005", "last-turn=\"%1\">\n      <place",
    "ends with turn 1, before it begins with turn 2", FALSE },
  { "setup/unbased", PLACE ("aa", "ford"), PLACE ("aa", "dyke"), "SET008",
    "counter=\"aa\" area=\"%dyke\"", "AA has no base in Dyke", FALSE },
  { "setup/unbased-documented", PLACE ("aa", "ford"),
    "<place counter=\"aa\" area=\"dyke\" note=\"An exception.\"/>", NULL, NULL, NULL, FALSE },
  { "setup/abroad", PLACE ("be-1-corps", "moor"), PLACE ("be-1-corps", "paris"), "SET009",
    "counter=\"be-1-corps\" area=\"%paris\"", "begins abroad", FALSE },
  { "setup/closed-area", PLACE ("1c", "ridge"), PLACE ("1c", "border-2"), "SET010",
    "counter=\"1c\" area=\"%border-2\"", "the area is closed to the Allies", FALSE },
  { "setup/early-offence", "<reinforcement counter=\"1a\" turn=\"2\"/>",
    "<reinforcement counter=\"1a\" turn=\"2\"/><offence nation=\"france\" count=\"1\"/>", "SET011",
    "<%offence", "talking is banned from turn 3", FALSE },
  { "setup/stacking", "<stacking limit=\"2\"/>", "<stacking limit=\"3\"/>", NULL, NULL, NULL,
    FALSE },
  { "setup/overstacked", PLACE ("3dcr", "paris") "\n",
    PLACE ("3dcr", "paris") PLACE ("1a", "paris") PLACE ("game-turn", "ford") "\n", "SET001", NULL,
    "1A", FALSE },
  /* Numbers */
  { "number/dates", "date=\"1940-05-13\"", "date=\"1940-05-09\"", "TRK002", "date=\"%1940-05-09\"",
    "is not after that of the turn before, 1940-05-10", FALSE },
  { "number/contradiction", "zone=\"france\" at-most=\"0\"",
    "zone=\"france\" at-least=\"2\" at-most=\"0\"", "NUM001", "at-least=\"%2\" at-most=\"0\"",
    "At least 2 and at most 0", FALSE },
  { "number/no-bound", "zone=\"france\" at-most=\"0\"", "zone=\"france\"", "NUM002",
    "<%counts-areas side=\"german\" zone=\"france\"/>", "has neither at-least nor at-most", FALSE },
  { "number/grows", "<reduced attack=\"7\" defence=\"6\"", "<reduced attack=\"17\" defence=\"6\"",
    "NUM003", "<reduced attack=\"%17\"", "1st Panzer grows by a loss", FALSE },
  { "number/die", "air-loss-on=\"6\"", "air-loss-on=\"8\"", "NUM004", "air-loss-on=\"%8\"",
    "air-loss-on is 8, but the die has 6 faces", FALSE },
  { "number/turn-beyond", "evacuation-counts-from=\"2\"", "evacuation-counts-from=\"5\"", "NUM005",
    "evacuation-counts-from=\"%5\"", "is turn 5, but the last turn is 2", FALSE },
  { "number/turn-just-beyond", "evacuation-counts-from=\"2\"", "evacuation-counts-from=\"3\"",
    "NUM005", "evacuation-counts-from=\"%3\"", "is turn 3, but the last turn is 2", FALSE },
  { "number/ban-just-beyond", "<winning rivalry", "<communication ban-from=\"3\"/><winning rivalry",
    "NUM005", "ban-from=\"%3\"", "ban-from is turn 3, but the last turn is 2", FALSE },
  { "number/never-reached", "zone=\"french-and-belgian-ports\" at-least=\"2\"",
    "zone=\"french-and-belgian-ports\" at-least=\"3\"", "NUM006", "at-least=\"%3\"",
    "At least 3 areas, but Ports of France and Belgium has only 2", FALSE },
  { "number/nobody-evacuates", " evacuates=\"true\"", "", "NUM006",
    "<counts-evacuated nation=\"%britain\" at-least=\"1\"", "the nation does not evacuate", TRUE },
  { "number/capital", "capital=\"paris\"", "capital=\"border-1\"", "BRD012",
    "capital=\"%border-1\"", "closed to the Allies", FALSE },
  /* References */
  { "unused/terrain", "<terrain id=\"mountain\"",
    "<terrain id=\"bog\" name=\"Bog\"/><terrain id=\"mountain\"", "REF004", "id=\"%bog\"",
    "The terrain \"bog\" is not used", TRUE },
  { "unused/nation", "<nation id=\"belgium\"",
    "<nation id=\"spain\" name=\"Spain\" colour=\"#000000\" land-colour=\"#ffffff\"/>"
    "<nation id=\"belgium\"",
    "REF005", "id=\"%spain\"", "Spain has neither land nor counters", TRUE },
  { "refs/another-kind", PLACE ("1c", "ridge"), PLACE ("1c", "forest"), "REF001",
    "area=\"%forest\"", "There is no area \"forest\"; a <terrain> has that id", FALSE },
  { "refs/definition", "<area id=\"moor\"", "<area id=\"mooor\"", "REF001", "<area id=\"%mooor\"",
    "Nothing refers to the area \"mooor\", but 6 references name \"moor\"", TRUE },
  { "refs/renamed", "<area id=\"moor\"", "<area id=\"swamp\"", "REF001", "<area id=\"%swamp\"",
    "references name \"moor\"", TRUE },
  { "refs/definition-by-its-name", "<zone id=\"low-countries\"", "<zone id=\"low-coutnries\"",
    "REF001", "<zone id=\"%low-coutnries\"", "name \"low-countries\"", TRUE },
  /* An area that is gone: an unused neighbour is not to blame, however it is spelt. */
  { "refs/gone-beside-unused",
    "<area id=\"moor\" name=\"Moor\" nation=\"belgium\" terrain=\"forest\"",
    "<area id=\"moot\" name=\"Moot\" nation=\"belgium\" terrain=\"forest\"", "REF001",
    "a=\"dyke\" b=\"%moor\"", "There is no area \"moor\", but 6 references name it", FALSE },
  { "refs/second-id", "<area id=\"moor\"", "<area id=\"ford\"", "REF002",
    "<area id=\"%ford\" name=\"Ford\"", "There is a second area \"ford\"", FALSE },
  /* Nations */
  { "nation/no-side", "<nation id=\"belgium\" name=\"Belgium\" side=\"allied\"",
    "<nation id=\"belgium\" name=\"Belgium\"", "BTR002", "<%nation id=\"belgium\"",
    "counters but is on no side", FALSE },
  { "nation/two-automatons", "home-bound=\"true\"", "home-bound=\"true\" automaton=\"true\"",
    "BTR001", "home-bound=\"true\" automaton=\"%true\"", "A second automaton", FALSE },
  /* Provenance */
  { "provenance/none", " src=\"designer\">", ">", "SRC001", "<%scenario", "have no source", TRUE },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_faults ("families", "tests/fixtures/tiny-1940.scenario.xml", cases,
                   G_N_ELEMENTS (cases));

  return g_test_run ();
}
