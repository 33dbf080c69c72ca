/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* What the rules of Betrayal! cannot play, though schema and lint have nothing against it: one
 * cause, one code. */

#define PLACE(counter, area) "<place counter=\"" counter "\" area=\"" area "\"/>"
#define REPUBLIC                                                                                   \
  "<marker id=\"french-republic\" name=\"French Republic\" nation=\"france\" use=\"republic\"/>"
#define PENALTY                                                                                    \
  "<marker id=\"french-penalty-1\" name=\"French 1st Penalty\" nation=\"france\" "                 \
  "use=\"penalty\"/>"
#define LATE "<reinforcement counter=\"1a\" turn=\"2\"/>"

#define BELGIUM "losses=\"permanent\" home-bound=\"true\""

static const LintFault cases[] = {
  { "automaton/none", " automaton=\"true\"", "", "BTR001", "<%nation id=", "is the automaton",
    FALSE },
  { "automaton/two", "home-bound=\"true\"", "home-bound=\"true\" automaton=\"true\"", "BTR001",
    "home-bound=\"true\" automaton=\"%true\"", "A second automaton", FALSE },
  { "abort/beyond-dice", "flip-up-to=\"2\"", "flip-up-to=\"13\" dice=\"2\"", "NUM004",
    "flip-up-to=\"%13\"", "but the roll is 12 at most", FALSE },
  { "abort/hidden", "flip-up-to=\"2\"", "flip-up-to=\"2\" set-aside-up-to=\"3\"", "BTR018",
    "set-aside-up-to=\"%3\"", "already sets it aside (up to 3)", FALSE },
  { "initiative/never", "<interception",
    "<initiative><modifier seat=\"french\" add=\"6\"/></initiative><interception", "BTR019",
    "<%initiative", "French player always rolls more than British player", FALSE },
  { "level/of-nobody", "name=\"French minor victory\" nation=\"france\"",
    "name=\"French minor victory\"", "BTR025", "<%level id=\"french-minor\"", "Nobody can win this",
    FALSE },
  { "level/of-two", "name=\"French minor victory\" nation=\"france\"",
    "name=\"French minor victory\" nation=\"france\" side=\"allied\"", "BTR025",
    "nation=\"france\" side=\"%allied\"", "A nation and a side", FALSE },
  { "level/minor-is-major", "name=\"French minor victory\" nation=\"france\"",
    "name=\"French minor victory\" value=\"2\" nation=\"france\"", "BTR026",
    "value=\"%2\" nation=\"france\"", "no less than French major victory, worth 2", FALSE },
  { "level/side", "name=\"French minor victory\" nation=\"france\"",
    "name=\"Joint victory\" value=\"3\" side=\"allied\"", NULL, NULL, NULL, FALSE },
  { "orders/gap", "<orders-table dice=\"2\"", "<orders-table dice=\"2\" last-turn=\"1\"", "BTR020",
    "<%orders-table", "No <orders-table> is for turn 2", FALSE },
  { "tactics/gap", "<tactics-table dice=\"2\" first-turn=\"2\" last-turn=\"99\"",
    "<tactics-table dice=\"2\" first-turn=\"3\" last-turn=\"99\"", "NUM005", "first-turn=\"%3\"",
    "begins with turn 3, but the last turn is 2", FALSE },
  { "tactics/two", "<tactics-table dice=\"2\" first-turn=\"1\" last-turn=\"1\"",
    "<tactics-table dice=\"2\" first-turn=\"1\"", "BTR021", "first-turn=\"%2\" last-turn=\"99\"",
    "Turn 2 has two tables", FALSE },
  { "orders/backwards", "<orders-table dice=\"2\"",
    "<orders-table dice=\"2\" first-turn=\"2\" last-turn=\"1\"", "BTR022", "last-turn=\"%1\"",
    "for turns from 2 to 1, which are none", FALSE },
  { "orders/area-of-open-nation", "<open nation=\"belgium\"/>",
    "<open nation=\"belgium\"/><open-area area=\"dyke\"/>", "BTR023", "<open-area area=\"%dyke\"",
    "Dyke is open without this", FALSE },
  { "orders/border-zone", "<open nation=\"belgium\"/>",
    "<open nation=\"belgium\"/><open-zone zone=\"border-areas\"/>", "BTR023",
    "<open-zone zone=\"%border-areas\"", "Every area of Border Areas is open without this", FALSE },
  { "orders/area-of-all", "tactics=\"2\" all=\"true\"/>",
    "tactics=\"2\" all=\"true\"><open-area area=\"dyke\"/></row>", "BTR023", "<%open-area",
    "opens every nation already", FALSE },
  { "orders/zone", "<open nation=\"belgium\"/>", "<open-zone zone=\"low-countries\"/>", NULL, NULL,
    NULL, FALSE },
  { "nation/no-side", "<nation id=\"belgium\" name=\"Belgium\" side=\"allied\"",
    "<nation id=\"belgium\" name=\"Belgium\"", "BTR002", "<%nation id=\"belgium\"",
    "counters but is on no side", FALSE },
  { "penalty/no-nation", PENALTY,
    "<marker id=\"french-penalty-1\" name=\"French 1st Penalty\" use=\"penalty\"/>", "BTR005",
    "%<marker id=\"french-penalty-1\"", "must name the nation of an Allied player", FALSE },
  { "republic/no-nation", REPUBLIC,
    "<marker id=\"french-republic\" name=\"French Republic\" use=\"republic\"/>", "BTR008",
    "%<marker id=\"french-republic\"", "names no nation", FALSE },
  { "republic/abroad", PLACE ("french-republic", "paris") "\n      " PLACE ("1-panzer", "border-1"),
    PLACE ("french-republic", "dyke") "\n      " PLACE ("1-panzer", "border-1"), "BTR009",
    "%<fixed-setup", "must start in France", FALSE },
  { "deploy/marker", LATE "\n    </fixed-setup>",
    "<deploy counter=\"game-turn\" zone=\"france\"/>" LATE "\n    </fixed-setup>", "BTR011",
    "%<deploy counter=\"game-turn\"", "a marker has no owner", FALSE },
  { "reinforcement/marker", LATE "\n    </fixed-setup>",
    LATE "<reinforcement counter=\"game-turn\" turn=\"2\"/></fixed-setup>", "BTR012",
    "%<reinforcement counter=\"game-turn\"", "only units do (3.2.1)", FALSE },
  { "reinforcement/german",
    PLACE ("3-corps",
           "border-2") "\n      <deploy counter=\"fighter-1\" zone=\"border-areas\"/>\n"
                       "      <deploy counter=\"bomber\" zone=\"border-areas\"/>\n      " LATE,
    "<deploy counter=\"bomber\" zone=\"border-areas\"/>" LATE
    "<reinforcement counter=\"3-corps\" turn=\"2\" zone=\"border-areas\"/><reinforcement "
    "counter=\"fighter-1\" turn=\"2\"/>",
    NULL, NULL, NULL, FALSE },
  { "reinforcement/area-and-zone", LATE "\n    </fixed-setup>",
    "<reinforcement counter=\"1a\" turn=\"2\" area=\"haven\" zone=\"france\"/></fixed-setup>",
    "BTR024", "area=\"haven\" zone=\"%france\"", "the unit is due in Haven", FALSE },
  { "reinforcement/ally-in-border-area", LATE "\n    </fixed-setup>",
    "<reinforcement counter=\"1a\" turn=\"2\" area=\"border-1\"/></fixed-setup>", "SET010",
    "turn=\"2\" area=\"%border-1\"", "cannot arrive in Border Area 1", FALSE },
  { "reinforcement/ally-in-border-zone", LATE "\n    </fixed-setup>",
    "<reinforcement counter=\"1a\" turn=\"2\" zone=\"border-areas\"/></fixed-setup>", "SET010",
    "turn=\"2\" zone=\"%border-areas\"", "the area is closed to the Allies", FALSE },
  { "boxed/marker", LATE "\n    </fixed-setup>",
    LATE "<boxed counter=\"game-turn\" box=\"lost\"/>\n    </fixed-setup>", "BTR013",
    "%<boxed counter=\"game-turn\"", "cannot be in this box", FALSE },
  { "control/against-units", LATE "\n    </fixed-setup>",
    LATE "<control area=\"moor\" side=\"german\"/>\n    </fixed-setup>", "BTR014",
    "%<control area=\"moor\"", "only units of the other side stand", FALSE },
  { "odds/order",
    "<column id=\"1-to-2\" attack=\"1\" defence=\"2\"/>\n"
    "      <column id=\"1-to-1\" attack=\"1\" defence=\"1\"/>",
    "<column id=\"1-to-1\" attack=\"1\" defence=\"1\"/>\n"
    "      <column id=\"1-to-2\" attack=\"1\" defence=\"2\"/>",
    "BTR016", "%<column id=\"1-to-2\"", "from the worst odds to the best", FALSE },
  { "odds/order-with-example",
    "<column id=\"1-to-2\" attack=\"1\" defence=\"2\"/>\n"
    "      <column id=\"1-to-1\" attack=\"1\" defence=\"1\"/>",
    "<column id=\"1-to-2\" attack=\"4\" defence=\"2\"/>\n"
    "      <column id=\"1-to-1\" attack=\"1\" defence=\"1\"/>",
    "BTR016", "%<column id=\"1-to-1\"", "from the worst odds to the best", FALSE },
  { "shift/beyond-the-table", "<shift case=\"air-support\" columns=\"1\"",
    "<shift case=\"air-support\" columns=\"30\"", "BTR032", "columns=\"%30\"",
    "A shift of 30 leaves no difference between odds", FALSE },
  { "class/never-moves", "<unit-class id=\"infantry\" name=\"Infantry\" symbol=\"infantry\"/>",
    "<unit-class id=\"infantry\" name=\"Infantry\"><enters terrain=\"clear\" cost=\"4\"/><enters "
    "terrain=\"forest\" cost=\"4\"/><enters terrain=\"mountain\" cost=\"4\"/></unit-class>",
    "BTR033", "<unit-class id=\"%infantry\"", "No unit of Infantry can enter any area", FALSE },
  { "class/unused", "<unit-class id=\"airborne\"",
    "<unit-class id=\"cavalry\" name=\"Cavalry\"/><unit-class id=\"airborne\"", "REF004",
    "id=\"%cavalry\"", "The unit class \"cavalry\" is not used", TRUE },
  { "class/unknown", "class=\"airborne\"", "class=\"airbourne\"", "REF001", "class=\"%airbourne\"",
    "There is no unit-class \"airbourne\"", TRUE },
  { "area/no-returns",
    "id=\"border-1\" name=\"Border Area 1\" nation=\"germany\" terrain=\"clear\" x=\"800\" "
    "y=\"200\" border=\"true\"",
    "id=\"border-1\" name=\"Border Area 1\" nation=\"germany\" terrain=\"clear\" x=\"800\" "
    "y=\"200\" border=\"true\" returns=\"false\"",
    NULL, NULL, NULL, FALSE },
  { "stacking/nation-without-effect", BELGIUM, BELGIUM " stacking=\"2\"", "BTR035",
    "stacking=\"%2\"", "The limit of 2 has no effect", FALSE },
  { "stacking/class-too-large", "<unit-class id=\"armour\"",
    "<unit-class id=\"armour\" stacking=\"3\"", "BTR036", "stacking=\"%3\"",
    "Units of Armour count as 3, but no area takes more than 2", FALSE },
  { "stacking/setup-of-a-nation", "<nation id=\"germany\" name=\"Germany\"",
    "<nation id=\"germany\" name=\"Germany\" stacking=\"1\"", "FRE001", "id=\"%tiny-free\"",
    "ground units of \"Germany\" in an area: at most 1", FALSE },
  { "evacuation/of-nobody", BELGIUM, BELGIUM " evacuation-limit=\"2\"", "BTR030",
    "evacuation-limit=\"%2\"", "evacuation-limit does nothing: Belgium does not evacuate", TRUE },
  { "evacuation/from-inland", BELGIUM,
    BELGIUM " evacuates=\"true\" evacuates-from=\"border-areas\"", "BTR031",
    "evacuates-from=\"%border-areas\"", "no area of Border Areas is a port", FALSE },
  { "evacuation/limit-of-0", BELGIUM, BELGIUM " evacuates=\"true\" evacuation-limit-per-turn=\"0\"",
    "BTR031", "evacuation-limit-per-turn=\"%0\"", "With a limit of 0", FALSE },
  { "capital/closed", "capital=\"paris\"", "capital=\"border-1\"", "BRD012",
    "capital=\"%border-1\" width=\"",
    "Border Area 1 is closed to the Allies, who return at the capital (3.2.2)", FALSE },
  { "returns/loss-beyond-die", "air-loss-on=\"6\"", "air-loss-on=\"7\"", "NUM004",
    "air-loss-on=\"%7\"/>", "air-loss-on is 7, but the die has 6 faces", FALSE },
  { "drops/after-the-end", "<air-drops turn=\"1\"", "<air-drops turn=\"3\"", "NUM005",
    "turn=\"%3\" zone=\"", "turn is turn 3, but the last turn is 2", FALSE },
  { "winning/counts-after-the-end", "evacuation-counts-from=\"2\"", "evacuation-counts-from=\"3\"",
    "NUM005", "evacuation-counts-from=\"%3\"/>",
    "evacuation-counts-from is turn 3, but the last turn is 2", FALSE },
  { "bracket/beyond", "y=\"200\" port=\"true\" bracket=\"1\"",
    "y=\"200\" port=\"true\" bracket=\"9\"", "NUM004", "bracket=\"%9\">",
    "bracket is 9, but the die has 6 faces", FALSE },
  { "nation/no-seat", "side=\"allied\" seat=\"french\"", "side=\"allied\"", "BTR003",
    "%nation id=\"france\"",
    "France has 4 counters but no player moves them: expected seat=\"...\"", FALSE },
  { "odds/zero", "attack=\"1\" defence=\"2\"", "attack=\"0\" defence=\"2\"", "BTR015",
    "%<column id=\"1-to-2\"", "odds of 0:2 are no odds", FALSE },
  { "regroup/column", "case=\"german-infantry\"", "case=\"allied-ground\"", "BTR017",
    "%<regroup-table dice=\"", "the table needs a column for Allied ground units, one for German",
    FALSE },
  { "defence/bracket-beyond-small-die", "<winning rivalry",
    "<local-defence turn=\"1\" faces=\"2\"/><winning rivalry", NULL, NULL, NULL, FALSE },
  { "bracket/within", "y=\"200\" port=\"true\" bracket=\"1\"",
    "y=\"200\" port=\"true\" bracket=\"6\"", NULL, NULL, NULL, FALSE },
  { "communication/after-the-end", "<winning rivalry",
    "<communication ban-from=\"3\"/><winning rivalry", "NUM005",
    "ban-from=\"%3\"/><winning rivalry=\"", "ban-from is turn 3, but the last turn is 2", FALSE },
  { "communication/final", "<winning rivalry",
    "<communication final-from=\"7\" final-faces=\"6\"/><winning rivalry", "NUM004",
    "final-from=\"%7\" final-faces=\"", "final-from is 7, but the die has 6 faces", FALSE },
  { "orders/no-tactics", "tactics=\"2\" all=\"true\"", "tactics=\"0\" all=\"true\"", NULL, NULL,
    NULL, FALSE },
  { "evacuation/of-all", "evacuates=\"true\" colour=\"#d2b48c\"",
    "evacuates=\"true\" evacuation-limit=\"1\" colour=\"#d2b48c\"", NULL, NULL, NULL, FALSE },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_faults ("betrayal", "tests/fixtures/tiny-1940.scenario.xml", cases,
                   G_N_ELEMENTS (cases));

  return g_test_run ();
}
