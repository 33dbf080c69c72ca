/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* BTR: what the rules of Betrayal! cannot play, though the schema allows it. What any game with a
 * board, tables and setups asks is in the families of lint/. */
const TcCode betrayal_codes[BETRAYAL_N_CODES] = {
  {
    .code = "BTR001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Not exactly one automaton"),
    .why = N_ ("Orders and tactics tables drive the attacker (3.4), who is one nation, marked "
               "automaton=\"true\"."),
    .bad = "<nation id=\"germany\"/>",
    .good = "<nation id=\"germany\" automaton=\"true\"/>",
  },
  {
    .code = "BTR002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Nation with counters on no side"),
    .why =
      N_ ("Sides decide who is friend and enemy (1.5), so every nation with counters needs one."),
    .bad = "<nation id=\"france\"/> <ground-unit nation=\"france\"/>",
    .good = "<nation id=\"france\" side=\"allied\"/> <ground-unit nation=\"france\"/>",
  },
  {
    .code = "BTR003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Allied nation that nobody plays"),
    .why = N_ ("Each nation of the Allies is moved by one of the players (1.0). Without one its "
               "counters would never act."),
    .bad = "<nation id=\"belgium\" side=\"allied\"/>",
    .good = "<nation id=\"belgium\" side=\"allied\" seat=\"french\"/>",
  },
  {
    .code = "BTR004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Player on the side of the automaton"),
    .why = N_ ("The players are the enemies of the automaton and run it between them (1.0)."),
    .bad = "<seat id=\"german\" side=\"german\"/>",
    .good = "<seat id=\"french\" side=\"allied\"/>",
  },
  {
    .code = "BTR005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Penalty marker of nobody"),
    .why = N_ ("A penalty is that of a player who broke the ban on talking (6.3), so its marker "
               "names his nation."),
    .bad = "<marker use=\"penalty\"/>",
    .good = "<marker use=\"penalty\" nation=\"france\"/>",
  },
  {
    .code = "BTR006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Offence without a penalty marker"),
    .why =
      N_ ("An offence is shown by a penalty marker (6.3), and only nations of players have one."),
    .bad = "<offence nation=\"belgium\"/>",
    .good = "<offence nation=\"france\"/>",
  },
  {
    .code = "BTR007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("No French Republic"),
    .why = N_ ("The government decides how long France fights (7.2): one marker has the use "
               "french-republic."),
    .bad = "<marker use=\"game-turn\"/>",
    .good = "<marker use=\"republic\" nation=\"france\"/>",
  },
  {
    .code = "BTR008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Marker that names no nation"),
    .why = N_ ("The government stays in the land of its nation (7.2.1), so its marker has to say "
               "which that is."),
    .bad = "<marker use=\"republic\"/>",
    .good = "<marker use=\"republic\" nation=\"france\"/>",
  },
  {
    .code = "BTR009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Government abroad"),
    .why = N_ ("The French Republic begins in France and never leaves it (7.2.1)."),
    .bad = "<place counter=\"french-republic\" area=\"antwerp\"/>",
    .good = "<place counter=\"french-republic\" area=\"paris\"/>",
  },
  {
    .code = "BTR010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Turns with a gap"),
    .why = N_ (
      "The game goes from turn to turn, so the turns of the track count 1, 2, 3 without a gap."),
    .bad = "<turn n=\"1\"/> <turn n=\"3\"/>",
    .good = "<turn n=\"1\"/> <turn n=\"2\"/>",
  },
  {
    .code = "BTR011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Marker to deploy"),
    .why = N_ ("Deploying is choosing where a unit of yours begins. A marker has no owner who "
               "could choose."),
    .bad = "<deploy counter=\"game-turn\"/>",
    .good = "<place counter=\"game-turn\" area=\"paris\"/>",
  },
  {
    .code = "BTR012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Reinforcement that cannot arrive"),
    .why = N_ ("Only Allied ground units arrive in later turns (3.2.1)."),
    .bad = "<reinforcement counter=\"1-panzer\" turn=\"2\"/>",
    .good = "<reinforcement counter=\"bef-3\" turn=\"2\"/>",
  },
  {
    .code = "BTR013",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Counter in a box that is not for it"),
    .why = N_ ("Each holding box is for some counters only: markers are in none, and only units "
               "from overseas evacuate (3.2.3)."),
    .bad = "<boxed counter=\"game-turn\" box=\"lost\"/>",
    .good = "<boxed counter=\"1-panzer\" box=\"lost\"/>",
  },
  {
    .code = "BTR014",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Control against the units that stand there"),
    .why = N_ ("A side that has units in an area, alone, controls it (ruling D21). What the setup "
               "says of control is for empty areas."),
    .bad = "<control area=\"sedan\" side=\"allied\"/> <place counter=\"1-panzer\" area=\"sedan\"/>",
    .good =
      "<control area=\"sedan\" side=\"german\"/> <place counter=\"1-panzer\" area=\"sedan\"/>",
  },
  {
    .code = "BTR015",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Odds that are no odds"),
    .why = N_ ("A column of the combat table is for odds such as 2:1, two numbers that are not 0."),
    .bad = "<column attack=\"0\" defence=\"1\"/>",
    .good = "<column attack=\"1\" defence=\"1\"/>",
  },
  {
    .code = "BTR016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Odds columns out of order"),
    .why = N_ ("The column of a combat is the last one that its odds reach, so columns stand from "
               "the worst odds to the best."),
    .bad = "<column id=\"2-to-1\"/> <column id=\"1-to-1\"/>",
    .good = "<column id=\"1-to-1\"/> <column id=\"2-to-1\"/>",
  },
  {
    .code = "BTR017",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Regroup table without a column"),
    .why = N_ ("Every lost unit looks up its return (5.2): Allied ground units, German infantry, "
               "and German armour with all air units have a column each."),
    .bad = "<column case=\"allied-ground\"/>",
    .good = "<column case=\"allied-ground\"/> <column case=\"german-infantry\"/> <column "
            "applies=\"other\"/>",
  },
};
