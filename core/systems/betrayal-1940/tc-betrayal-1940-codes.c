/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* BTR: what the rules of Betrayal! cannot play, though the schema allows it. What any game with a
 * board, tables and setups asks is in the families of lint/; here are their findings that only this
 * game's data can have. */
const TcCode betrayal_codes[BETRAYAL_N_CODES] = {
  {
    .code = "BRD012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Capital where nobody can use it"),
    .why = N_ ("Units return near the capital, so its player must be able to have units there."),
    .bad = "<area-board capital=\"border-1\"/>",
    .good = "<area-board capital=\"paris\"/>",
  },
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
    .why = N_ ("Only ground units and air units arrive in later turns (3.2.1). A marker lies where "
               "the rules put it."),
    .bad = "<reinforcement counter=\"french-republic\" turn=\"2\"/>",
    .good = "<reinforcement counter=\"1-panzer\" turn=\"2\"/>",
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
    .why = N_ ("A side that has units in an area, alone, controls it. What the setup "
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
  {
    .code = "BTR018",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Threshold hidden by another"),
    .why = N_ ("One roll decides both, and the lower threshold is looked at first (3.3.4). An "
               "aborted air unit that is set aside is not reduced as well, so the threshold for "
               "reducing it has to be higher."),
    .bad = "<interception flip-up-to=\"2\" set-aside-up-to=\"2\"/>",
    .good = "<interception flip-up-to=\"3\" set-aside-up-to=\"1\"/>",
  },
  {
    .code = "BTR019",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Initiative that is never in doubt"),
    .why = N_ ("The modifiers are so far apart that one player always rolls more than another "
               "(3.4.1), who can never have the initiative."),
    .bad = "<initiative faces=\"6\"><modifier seat=\"french\" add=\"6\"/></initiative>",
    .good = "<initiative faces=\"6\"><modifier seat=\"french\" add=\"1\"/></initiative>",
  },
  {
    .code = "BTR020",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Turn without a table"),
    .why = N_ ("Orders and tactics are rolled every turn (3.4.2, 3.4.3), so each turn of the track "
               "needs an orders table and a tactics table that are for it."),
    .bad = "<orders-table last-turn=\"2\"/> <orders-table first-turn=\"4\"/>",
    .good = "<orders-table last-turn=\"2\"/> <orders-table first-turn=\"3\"/>",
  },
  {
    .code = "BTR021",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Turn with two tables"),
    .why = N_ ("Both tables are for this turn. The dice are rolled on the first of them, so the "
               "other has no effect on it."),
    .bad = "<orders-table/> <orders-table first-turn=\"3\"/>",
    .good = "<orders-table last-turn=\"2\"/> <orders-table first-turn=\"3\"/>",
  },
  {
    .code = "BTR022",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Table for no turn"),
    .why = N_ ("The last turn of the table comes before its first one, so it is never used."),
    .bad = "<orders-table first-turn=\"5\" last-turn=\"3\"/>",
    .good = "<orders-table first-turn=\"3\" last-turn=\"5\"/>",
  },
  {
    .code = "BTR023",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Order that opens what is already open"),
    .why = N_ ("Border areas are always open, and so is the land of a nation that the same row "
               "opens (3.4.2). This line of the orders table changes nothing."),
    .bad = "<row><open nation=\"france\"/><open-area area=\"sedan\"/></row>",
    .good = "<row><open-area area=\"sedan\"/></row>",
  },
  {
    .code = "BTR024",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Reinforcement with an area and a zone"),
    .why = N_ ("A reinforcement is due in one area, or anywhere in a zone (3.2.1). With both, the "
               "area counts and the zone has no effect."),
    .bad = "<reinforcement counter=\"1a\" turn=\"6\" area=\"calais\" zone=\"ports\"/>",
    .good = "<reinforcement counter=\"1a\" turn=\"6\" zone=\"ports\"/>",
  },
  {
    .code = "BTR025",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Victory level for nobody, or for two"),
    .why = N_ ("A level is won by a nation, or by all nations of a side together (7.0). Name "
               "exactly one of them."),
    .bad = "<level id=\"joint\" nation=\"france\" side=\"allied\"/>",
    .good = "<level id=\"joint\" side=\"allied\"/>",
  },
  {
    .code = "BTR026",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Minor victory worth as much as a major one"),
    .why = N_ ("A nation has the level of the highest value whose conditions are met (7.0). When "
               "its minor victory is worth as much, the major one makes no difference."),
    .bad = "<level rank=\"minor\" value=\"3\"/> <level rank=\"major\"/>",
    .good = "<level rank=\"minor\" value=\"3\"/> <level rank=\"major\" value=\"4\"/>",
  },
  {
    .code = "BTR030",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Limit on an evacuation that does not take place"),
    .why = N_ ("Only units of a nation with evacuates=\"true\" leave by sea (3.2.3). Without it, "
               "evacuation ports and limits have no effect."),
    .bad = "<nation id=\"belgium\" evacuation-limit=\"2\"/>",
    .good = "<nation id=\"belgium\" evacuates=\"true\" evacuation-limit=\"2\"/>",
  },
  {
    .code = "BTR031",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nobody can evacuate"),
    .why = N_ ("The nation evacuates, but units leave by sea only from ports, and only as many as "
               "the limits allow (3.2.3)."),
    .bad = "<nation id=\"belgium\" evacuates=\"true\" evacuation-limit=\"0\"/>",
    .good = "<nation id=\"belgium\" evacuates=\"true\" evacuation-limit=\"2\"/>",
  },
  {
    .code = "BTR032",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Shift across the whole table"),
    .why =
      N_ ("Odds never leave the Combat Results Table (4.4.2). A shift by as many columns as it "
          "has ends at its edge, whatever the strengths."),
    .bad = "<terrain-shift terrain=\"forest\" columns=\"-20\"/> <!-- ten columns -->",
    .good = "<terrain-shift terrain=\"forest\" columns=\"-2\"/>",
  },
  {
    .code = "BTR033",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Class that can never move"),
    .why =
      N_ ("A unit enters an area only when its allowance covers the cost (3.1): that of the "
          "terrain, or the one that its class pays for it. Units that are meant to stay have an "
          "allowance of 0."),
    .bad = "<unit-class id=\"siege-train\"><enters terrain=\"clear\" cost=\"3\"/></unit-class>",
    .good = "<unit-class id=\"siege-train\"><enters terrain=\"clear\" cost=\"1\"/></unit-class>",
  },
  {
    .code = "BTR034",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("German units return nowhere"),
    .why = N_ ("German units come back from the Regroup Box to areas with returns=\"true\", such "
               "as border areas, and to German areas next to them (3.2.2). Without any they stay "
               "in the box for the rest of the game."),
    .bad =
      "<area id=\"border-1\" border=\"true\" returns=\"false\"/> <!-- the only border area -->",
    .good = "<area id=\"border-1\" border=\"true\"/>",
  },
  {
    .code = "BTR035",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Stacking limit of a nation that has no effect"),
    .why = N_ ("A nation's own limit applies in addition to that of its side (1.5). When it is no "
               "lower than the side's limit in any area, it has no effect."),
    .bad = "<nation id=\"britain\" stacking=\"5\"/> <stacking limit=\"3\"/>",
    .good = "<nation id=\"britain\" stacking=\"2\"/> <stacking limit=\"3\"/>",
  },
  {
    .code = "BTR036",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Class too large for every area"),
    .why = N_ ("A unit counts as its class's stacking value (1.5). One that counts as more than "
               "every limit cannot end its movement anywhere."),
    .bad = "<unit-class id=\"armour\" stacking=\"4\"/> <stacking limit=\"3\"/>",
    .good = "<unit-class id=\"armour\" stacking=\"2\"/> <stacking limit=\"3\"/>",
  },
  {
    .code = "BTR037",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Column that is never used"),
    .why = N_ ("The columns of this table are for a number each, lowest first. The first one that "
               "fits is used, so a column for the same number as an earlier one, or for a lower "
               "one, is never reached."),
    .bad = "<column id=\"two\" fighters=\"2\"/> <column id=\"three\" fighters=\"2\"/>",
    .good = "<column id=\"two\" fighters=\"2\"/> <column id=\"three\" fighters=\"3\"/>",
  },
  {
    .code = "BTR038",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Better column with worse results"),
    .why = N_ (
      "Columns run from worse to better for whoever rolls. Added up over all rolls, this one does "
      "less than the one before it. Usually two columns are swapped or a cell is mistyped."),
    .bad = "<!-- at 3:1 the attacker loses more than at 2:1 -->",
    .good = "<!-- at 3:1 the defender loses more than at 2:1 -->",
  },
  {
    .code = "BTR039",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Contradictory combat result"),
    .why = N_ ("One part of the result leaves nothing for another one to do: units that are "
               "eliminated cannot withdraw, and an exchange takes its losses itself."),
    .bad = "<result id=\"de\" affects=\"defender\" eliminate=\"true\" surrender=\"true\"/>",
    .good = "<result id=\"de\" affects=\"defender\" eliminate=\"true\"/>",
  },
  {
    .code = "BTR040",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Combat result without effect"),
    .why = N_ ("Losses need a side that they apply to, and a side that is affected needs something "
               "that happens to it. For a result that does nothing, leave both out."),
    .bad = "<result id=\"dw\" affects=\"none\" withdraw=\"true\"/>",
    .good = "<result id=\"dw\" affects=\"defender\" withdraw=\"true\"/>",
  },
  {
    .code = "BTR041",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Victory over a friend"),
    .why = N_ ("A victory is compared with those of the nation that it is won against. One against "
               "a nation of the same side is compared with nothing that its winner could lose."),
    .bad = "<level nation=\"france\" against=\"france\"/>",
    .good = "<level nation=\"france\" against=\"germany\"/>",
  },
  {
    .code = "BTR042",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Condition that can never be met"),
    .why = N_ ("What it wants excludes each other: only one side controls an area, and a number "
               "cannot be both high and low. Usually one of the parts is meant for another group, "
               "or for another side."),
    .bad = "<all><controls side=\"german\" area=\"paris\"/><controls side=\"allied\" "
           "area=\"paris\"/></all>",
    .good = "<all><controls side=\"german\" area=\"paris\"/><controls side=\"allied\" "
            "area=\"lyon\"/></all>",
  },
  {
    .code = "BTR043",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Condition that is always met"),
    .why = N_ ("It holds in every position, so it decides nothing."),
    .bad = "<counts-areas side=\"german\" zone=\"ports\" at-least=\"0\"/>",
    .good = "<counts-areas side=\"german\" zone=\"ports\" at-least=\"4\"/>",
  },
  {
    .code = "BTR044",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Condition said twice"),
    .why = N_ (
      "The second one changes nothing. Usually it was copied and another area or side was meant."),
    .bad = "<all><controls side=\"german\" area=\"paris\"/><controls side=\"german\" "
           "area=\"paris\"/></all>",
    .good = "<all><controls side=\"german\" area=\"paris\"/><controls side=\"german\" "
            "area=\"lyon\"/></all>",
  },
  {
    .code = "BTR045",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Victory level that is never awarded"),
    .why = N_ ("Of the levels whose conditions are met the one with the highest value counts, or "
               "the first of them. Whenever this one is met, such a level is met as well."),
    .bad = "<level id=\"minor\" rank=\"minor\"> <!-- what it wants includes all that the major "
           "victory wants -->",
    .good = "<level id=\"minor\" rank=\"minor\"> <!-- what it wants is part of what the major "
            "victory wants -->",
  },
  {
    .code = "BTR046",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Player who cannot win"),
    .why = N_ ("There are victory levels, but none for a nation of this player or for the side. "
               "Whatever happens, the player wins nothing."),
    .bad = "<!-- two players, and levels for the nations of one of them -->",
    .good = "<!-- at least one level for a nation of every player -->",
  },
  {
    .code = "BTR047",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nations that open ambiguously"),
    .why = N_ ("Orders open nations by their letters, and those without one with another nation. A "
               "nation cannot open with itself, and two nations with one letter are not "
               "distinguished on the orders table."),
    .bad = "<nation id=\"luxembourg\" opens-with=\"luxembourg\"/>",
    .good = "<nation id=\"luxembourg\" opens-with=\"belgium\"/>",
  },
  {
    .code = "BTR048",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Setting without effect on the automaton"),
    .why = N_ ("The tables decide what the automaton does, so it has no player, never evacuates "
               "and stays nowhere by rule."),
    .bad = "<nation id=\"germany\" automaton=\"true\" evacuates=\"true\"/>",
    .good = "<nation id=\"germany\" automaton=\"true\"/>",
  },
  {
    .code = "BTR049",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Table that decides nothing"),
    .why = N_ ("All its rows and columns give the same, so the roll does not matter."),
    .bad = "<row from=\"1\" to=\"3\" tactic=\"hold\"/> <row from=\"4\" to=\"6\" tactic=\"hold\"/>",
    .good =
      "<row from=\"1\" to=\"3\" tactic=\"hold\"/> <row from=\"4\" to=\"6\" tactic=\"attack\"/>",
  },
  {
    .code = "BTR050",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Fortress that is none"),
    .why = N_ (
      "A shift for fortresses needs an area that is one, and so does a border that faces them."),
    .bad = "<link a=\"lille\" b=\"arras\" maginot-front=\"true\"/> <!-- no area with "
           "maginot=\"true\" -->",
    .good = "<area id=\"arras\" maginot=\"true\"/> <link a=\"lille\" b=\"arras\" "
            "maginot-front=\"true\"/>",
  },
  {
    .code = "BTR051",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Nation and player on different sides"),
    .why = N_ ("The player would move these units for the other side. Either the nation or its "
               "player names the wrong side."),
    .bad = "<seat id=\"french\" side=\"allied\"/> <nation id=\"france\" side=\"german\" "
           "seat=\"french\"/>",
    .good = "<seat id=\"french\" side=\"allied\"/> <nation id=\"france\" side=\"allied\" "
            "seat=\"french\"/>",
  },
  {
    .code = "BTR052",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Order that opens nothing"),
    .why = N_ ("When this row is rolled, German units can carry out tactics nowhere but at home. "
               "Usually what it opens was forgotten."),
    .bad = "<row from=\"2\" to=\"2\" tactics=\"1\"/>",
    .good = "<row from=\"2\" to=\"2\" tactics=\"1\"><open nation=\"netherlands\"/></row>",
  },
  {
    .code = "BTR053",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Drop that cannot take place"),
    .why = N_ ("Units of the automaton drop from border areas into the land of others. Nobody else "
               "can, and nowhere else."),
    .bad = "<unit id=\"3-division\" nation=\"britain\" drop=\"3\"/>",
    .good = "<unit id=\"7-air\" nation=\"germany\" drop=\"3\"/>",
  },
  {
    .code = "BTR054",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Attack that is never required"),
    .why = N_ ("Attacks below these odds are waived, and no column of the combat table has such "
               "odds. So German units never have to attack."),
    .bad = "<attack min-odds=\"9\"/> <!-- columns up to 8:1 -->",
    .good = "<attack min-odds=\"1\"/>",
  },
  {
    .code = "BTR055",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Shift the wrong way"),
    .why = N_ ("Fortresses help those who defend them; support, the French Republic marker and "
               "penalties of Allies help the Germans. The sign says the opposite."),
    .bad = "<shift case=\"maginot\" columns=\"2\"/>",
    .good = "<shift case=\"maginot\" columns=\"-2\"/>",
  },
  {
    .code = "BTR056",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Second marker for one use"),
    .why = N_ ("One marker shows the turn and one whether the Allies may talk. A second one lies "
               "beside the map for the whole game."),
    .bad = "<marker id=\"turn\" use=\"game-turn\"/><marker id=\"turn-2\" use=\"game-turn\"/>",
    .good = "<marker id=\"turn\" use=\"game-turn\"/>",
  },
  {
    .code = "BTR057",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Milestone that is reached at the start"),
    .why = N_ ("The side controls these areas before the first turn of every setup, so playtests "
               "learn nothing from it. Usually the other side was meant."),
    .bad = "<milestone id=\"paris\"><controls side=\"allied\" area=\"paris\"/></milestone>",
    .good = "<milestone id=\"paris\"><controls side=\"german\" area=\"paris\"/></milestone>",
  },
  {
    .code = "NUM004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Number beyond the die"),
    .why = N_ ("The die has no such face, so the rule always or never applies."),
    .bad = "<communication final-faces=\"6\" final-from=\"8\"/>",
    .good = "<communication final-faces=\"6\" final-from=\"2\"/>",
  },
  {
    .code = "NUM005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Turn after the last"),
    .why = N_ ("The turn record track ends earlier, so the rule never applies."),
    .bad = "<communication ban-from=\"30\"/> <!-- twelve turns -->",
    .good = "<communication ban-from=\"3\"/>",
  },
  {
    .code = "NUM006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Count that is never reached"),
    .why = N_ ("There are fewer than that, so the condition is never met."),
    .bad = "<counts-areas zone=\"ports\" at-least=\"9\"/> <!-- seven ports -->",
    .good = "<counts-areas zone=\"ports\" at-least=\"5\"/>",
  },
  {
    .code = "NUM007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Limit of zero"),
    .why = N_ ("With this limit no unit could be anywhere, or nothing could ever happen."),
    .bad = "<stacking limit=\"0\"/>",
    .good = "<stacking limit=\"3\"/>",
  },
  {
    .code = "SET007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Too many units in an area"),
    .why = N_ ("The setup exceeds the stacking limit. If the game allows that at the start, say so "
               "in a note on the placement."),
    .bad = "<place counter=\"4c\" area=\"sedan\"/> <!-- the fourth there; the limit is 3 -->",
    .good = "<place counter=\"4c\" area=\"mezieres\"/>",
  },
  {
    .code = "SET008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Air unit without a base"),
    .why = N_ ("An air unit must start with friendly ground units, or on land that the enemy never "
               "enters. If this one is an exception, say so in a note on its placement."),
    .bad = "<place counter=\"aa\" area=\"reims\"/> <!-- no ground unit there -->",
    .good = "<place counter=\"aa\" area=\"reims\" note=\"The setup is an exception.\"/>",
  },
  {
    .code = "SET009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Unit away from home"),
    .why = N_ (
      "Units of this nation may not leave their country voluntarily, so they must start there."),
    .bad = "<place counter=\"be-1-corps\" area=\"paris\"/>",
    .good = "<place counter=\"be-1-corps\" area=\"liege\"/>",
  },
  {
    .code = "SET010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unit in a closed area"),
    .why = N_ ("The area is closed to the unit's side."),
    .bad = "<place counter=\"1-division\" area=\"border-1\"/>",
    .good = "<place counter=\"1-division\" area=\"lille\"/>",
  },
  {
    .code = "SET011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Offence before the ban"),
    .why = N_ ("The setup begins before talk is banned, so there can be no offence yet."),
    .bad = "<fixed-setup first-turn=\"1\"><offence nation=\"france\" count=\"1\"/></fixed-setup> "
           "<!-- banned from turn 3 -->",
    .good = "<fixed-setup first-turn=\"5\"><offence nation=\"france\" count=\"1\"/></fixed-setup>",
  },
  {
    .code = "SET012",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Unit in enemy land"),
    .why = N_ ("Nothing has been fought for on the first turn, and the setup does not say that the "
               "unit's side controls the area. Usually the area or the unit is the wrong one; if "
               "not, say so in a note on the placement."),
    .bad = "<place counter=\"1-panzer\" area=\"paris\"/>",
    .good = "<place counter=\"1-panzer\" area=\"border-5\"/>",
  },
  {
    .code = "TAB008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example of odds contradicted"),
    .why = N_ (
      "The rulebook gives the odds of these strengths, and the columns of the table give others."),
    .bad = "<expect-odds attack=\"19\" defence=\"5\" column=\"4-to-1\"/>",
    .good = "<expect-odds attack=\"19\" defence=\"5\" column=\"3-to-1\"/>",
  },
};

/* Setups begin as copies of one another, so what is wrong in several is said once; none of these
 * has a fix that the others would keep from helping. */
const TcCause betrayal_causes[BETRAYAL_N_CAUSES] = {
  { "BTR016", "BTR015", TC_CAUSE_SIBLING },  { "BTR045", "NUM006", TC_CAUSE_INSIDE },
  { "BTR046", "REF004", TC_CAUSE_ELEMENT },  { "BTR050", "SET010", TC_CAUSE_ELEMENT },
  { "BTR050", "BRD005", TC_CAUSE_ELEMENT },  { "REF004", "BTR053", TC_CAUSE_ANYWHERE },
  { "FRE001", "SET007", TC_CAUSE_ANYWHERE }, { "BTR005", "BTR051", TC_CAUSE_ANYWHERE },
  { "BTR041", "BTR051", TC_CAUSE_ANYWHERE }, { "BTR057", "BTR051", TC_CAUSE_ANYWHERE },
  { "SET008", "BTR051", TC_CAUSE_ANYWHERE }, { "SET010", "BTR051", TC_CAUSE_ANYWHERE },
  { "SET012", "BTR051", TC_CAUSE_ANYWHERE }, { "SET012", "SET001", TC_CAUSE_ELEMENT },
  { "SET012", "SET010", TC_CAUSE_ELEMENT },  { "SET007", "SET007", TC_CAUSE_REPEATED },
  { "SET009", "SET009", TC_CAUSE_REPEATED }, { "SET010", "SET010", TC_CAUSE_REPEATED },
  { "SET012", "SET012", TC_CAUSE_REPEATED }, { "BTR009", "SYS001", TC_CAUSE_ANYWHERE },
  { "BTR009", "BTR009", TC_CAUSE_REPEATED }, { "FRE001", "NUM007", TC_CAUSE_ANYWHERE },
};
