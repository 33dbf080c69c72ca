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

static const LintFault cases[] = {
  { "automaton/none", " automaton=\"true\"", "", "BTR001", "<%nation id=", "is the automaton",
    FALSE },
  { "automaton/two", "home-bound=\"true\"", "home-bound=\"true\" automaton=\"true\"", "BTR001",
    "home-bound=\"true\" automaton=\"%true\"", "A second automaton", FALSE },
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
  { "reinforcement/german",
    PLACE ("3-corps",
           "border-2") "\n      <deploy counter=\"fighter-1\" zone=\"border-areas\"/>\n"
                       "      <deploy counter=\"bomber\" zone=\"border-areas\"/>\n      " LATE,
    "<deploy counter=\"fighter-1\" zone=\"border-areas\"/>\n"
    "      <deploy counter=\"bomber\" zone=\"border-areas\"/>\n      " LATE
    "<reinforcement counter=\"3-corps\" turn=\"2\"/>",
    "BTR012", "%<reinforcement counter=\"3-corps\"", "only Allied ground units do (3.2.1)", FALSE },
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
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_faults ("betrayal", "tests/fixtures/tiny-1940.scenario.xml", cases,
                   G_N_ELEMENTS (cases));

  return g_test_run ();
}
