/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/lint/tc-house-lint-private.h"

/* HNT haunts and their chart, HSE the house and its setups. */
const TcCode house_codes[HOUSE_N_CODES] = {
  {
    .code = "HNT001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Chart number that means nothing"),
    .why = N_ ("A cell of the haunt chart, or a drill, names a number. An element \"number\" must "
               "say which haunt that is and who the traitor is."),
    .bad = "<cell room=\"gallery\" omen=\"dog\" number=\"19\"/>",
    .good = "<number n=\"19\" haunt=\"ritual\" traitor=\"left\"/> <cell room=\"gallery\" "
            "omen=\"dog\" number=\"19\"/>",
  },
  {
    .code = "HNT002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Hole in the haunt chart"),
    .why = N_ ("Every room with the omen symbol needs a cell for every omen. Without it the haunt "
               "does not begin there when the dice say so."),
    .bad = "<cell room=\"gallery\" omen=\"dog\" number=\"19\"/> <!-- and none for the girl -->",
    .good = "<cell room=\"gallery\" omen=\"dog\" number=\"19\"/> <cell room=\"gallery\" "
            "omen=\"girl\" number=\"19\"/>",
  },
  {
    .code = "HNT003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Haunt that one side cannot win"),
    .why = N_ ("Heroes need a goal in every haunt. Where somebody is the traitor, the traitor "
               "needs one too, or a clock that ends in his favour."),
    .bad = "<haunt id=\"h\" name=\"H\"><goal side=\"traitor\" .../></haunt>",
    .good = "<haunt id=\"h\" name=\"H\"><goal side=\"heroes\" .../><goal side=\"traitor\" "
            ".../></haunt>",
  },
  {
    .code = "HNT004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Haunt that is never played"),
    .why = N_ ("No number of the chart that a cell or a drill names leads to this haunt. In the "
               "window, the page Chart says below its grid which haunt each number means."),
    .bad = "<haunt id=\"flood\" .../> <!-- no number with haunt=\"flood\" -->",
    .good = "<number n=\"33\" haunt=\"flood\" traitor=\"revealer\"/>",
  },
  {
    .code = "HNT005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Traitor rule without its trait"),
    .why = N_ ("The explorer with the most or the least of a trait is the traitor: it must be "
               "said of which one."),
    .bad = "<number n=\"3\" haunt=\"escape\" traitor=\"lowest\"/>",
    .good = "<number n=\"3\" haunt=\"escape\" traitor=\"lowest\" trait=\"knowledge\"/>",
  },
  {
    .code = "HNT006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Haunt without a last round"),
    .why =
      N_ ("A haunt whose goals nobody can reach any more goes on until the limit of the rules, and "
          "then nobody wins. A clock says after how many rounds it ends, and for whom."),
    .bad = "<haunt id=\"horde\" name=\"Horde\"> <!-- and no clock -->",
    .good =
      "<haunt id=\"horde\" name=\"Horde\"> ... <clock rounds=\"20\" winner=\"traitor-side\"/>",
  },
  {
    .code = "HNT007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Clock after which nobody wins"),
    .why =
      N_ ("When the rounds are over and nobody is named as the winner, everybody loses. That is "
          "meant where there is no traitor; with one, it makes waiting pointless for both sides."),
    .bad = "<clock rounds=\"12\"/>",
    .good = "<clock rounds=\"12\" winner=\"traitor-side\"/>",
  },
  {
    .code = "HNT008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Task for nobody"),
    .why = N_ ("The task is the traitor's, and no number of the chart makes anybody the traitor of "
               "this haunt."),
    .bad =
      "<number n=\"9\" haunt=\"nightfall\" traitor=\"nobody\"/> ... <task who=\"traitor\" .../>",
    .good = "<task who=\"all\" .../>",
  },
  {
    .code = "HNT009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Tally that nothing changes"),
    .why = N_ ("A monster can be killed, or a task is open or done, once a tally is above zero. No "
               "effect of this haunt changes the tally, so that never comes."),
    .bad = "<monster killed-by=\"bane\" .../> <!-- and nothing sets bane -->",
    .good = "<monster killed-by=\"bane\" .../> ... <set track=\"bane\" to=\"1\"/>",
  },
  {
    .code = "HNT010",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Monster that does nothing"),
    .why = N_ ("A monster of which there are none, that rolls no dice for its way or none for its "
               "attacks, is as good as not there."),
    .bad = "<monster id=\"ghoul\" name=\"Ghoul\" speed=\"2\" might=\"0\"/>",
    .good = "<monster id=\"ghoul\" name=\"Ghoul\" count=\"2\" speed=\"2\" might=\"4\"/>",
  },
  {
    .code = "HNT011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Goal that is never reached"),
    .why = N_ ("A goal is reached when its check carries out a win. This check has none."),
    .bad = "<goal side=\"heroes\" ...><check><shift track=\"pumped\" by=\"1\"/></check></goal>",
    .good = "<goal side=\"heroes\" ...><check><if>...<then><win "
            "player=\"acting\"/></then></if></check></goal>",
  },
  {
    .code = "HNT012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Task at a token that is never laid"),
    .why = N_ ("The task can be attempted where a token lies. No effect of this haunt places one."),
    .bad = "<task token=\"altar\" .../> <!-- and nothing places an altar -->",
    .good = "<begin><place piece=\"altar\"><in space=\"foyer\"/></place></begin> <task "
            "token=\"altar\" .../>",
  },
  {
    .code = "HNT013",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Cell of a room where no omen comes"),
    .why = N_ ("The room has no omen symbol. Its row of the chart is used only when it is the "
               "nearest one to a room that is not on the chart."),
    .bad = "<room id=\"kitchen\" symbol=\"item\" .../> <cell room=\"kitchen\" omen=\"dog\" "
           "number=\"46\"/>",
    .good = "<room id=\"kitchen\" symbol=\"omen\" .../>",
  },
  {
    .code = "HNT014",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Number that is never rolled"),
    .why = N_ ("No cell of the chart and no drill has the number, so what it says is never used."),
    .bad = "<number n=\"77\" haunt=\"horde\" traitor=\"left\"/>",
    .good = "<number n=\"77\" .../> ... <cell room=\"gallery\" omen=\"dog\" number=\"77\"/>",
  },
  {
    .code = "HNT015",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Drill named after another haunt"),
    .why =
      N_ ("A drill names a number of the chart. When the number is given to another haunt, the "
          "drill begins that one, although the name of its setup still says the first."),
    .bad = "<number n=\"1\" haunt=\"swarm\" .../> <setup name=\"Haunt drill: Horde\" ...><drill "
           "number=\"1\" .../></setup>",
    .good = "<number n=\"1\" haunt=\"swarm\" .../> <setup name=\"Haunt drill: Swarm\" ...><drill "
            "number=\"1\" .../></setup>",
  },
  {
    .code = "HSE001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Start room that does not lie there"),
    .why = N_ ("Explorers begin in a room that the setup lays."),
    .bad = "<setup start=\"attic\" ...><lay room=\"foyer\" .../></setup>",
    .good = "<setup start=\"foyer\" ...><lay room=\"foyer\" .../></setup>",
  },
  {
    .code = "HSE002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Two explorers of one card"),
    .why = N_ ("Two explorers with the same \"card\" are two sides of one card: only one of them "
               "takes part."),
    .bad = "<explorer-of player=\"a\" explorer=\"ox-bellows\"/> <explorer-of player=\"b\" "
           "explorer=\"darrin-williams\"/>",
    .good = "<explorer-of player=\"a\" explorer=\"ox-bellows\"/> <explorer-of player=\"b\" "
            "explorer=\"jenny-leclerc\"/>",
  },
  {
    .code = "HSE003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Two rooms in one place"),
    .why = N_ ("On each place of a floor one room lies."),
    .bad = "<lay room=\"attic\" floor=\"upper\" x=\"1\" y=\"0\"/> <lay room=\"tower\" "
           "floor=\"upper\" x=\"1\" y=\"0\"/>",
    .good = "<lay room=\"attic\" floor=\"upper\" x=\"1\" y=\"0\"/> <lay room=\"tower\" "
            "floor=\"upper\" x=\"2\" y=\"0\"/>",
  },
  {
    .code = "HSE004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Room without a door"),
    .why = N_ ("A room that has no door can never be laid."),
    .bad = "<room id=\"attic\" name=\"Attic\" floor=\"upper\"/>",
    .good = "<room id=\"attic\" name=\"Attic\" floor=\"upper\" south=\"true\"/>",
  },
  {
    .code = "HSE005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup for more players than there are"),
    .why = N_ ("Players are taken from the top of the list; each needs an explorer of a card of "
               "his own, and whoever holds a card or begins a haunt must take part."),
    .bad = "<setup players=\"6\" ...> <!-- with five players listed -->",
    .good = "<setup players=\"5\" ...>",
  },
  {
    .code = "HSE006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Barrier with nothing beyond it"),
    .why = N_ ("The doors on the far side of a barrier are beyond it. On this side the room has no "
               "door, so nobody is ever stopped. A barrier that opens needs none: it has the "
               "inside of the room behind it."),
    .bad = "<room east=\"true\" west=\"true\" ...><barrier far=\"north\" .../></room>",
    .good = "<room east=\"true\" west=\"true\" ...><barrier far=\"west\" .../></room>",
  },
  {
    .code = "HSE007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Way that leads to where it begins"),
    .why = N_ ("Stairs, slides and climbs lead to another room."),
    .bad = "<stairs a=\"foyer\" b=\"foyer\"/>",
    .good = "<stairs a=\"stairs-from-basement\" b=\"foyer\"/>",
  },
  {
    .code = "HSE008",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Floor named twice"),
    .why = N_ ("Each floor on which the room may lie is named once."),
    .bad = "<room floor=\"upper\" floor-2=\"upper\" .../>",
    .good = "<room floor=\"upper\" floor-2=\"ground\" .../>",
  },
  {
    .code = "HSE009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Track that goes down"),
    .why = N_ ("Gaining a step must not make a trait lower. Two steps may have the same number."),
    .bad = "<steps trait=\"might\" s1=\"2\" s2=\"3\" s3=\"1\" .../>",
    .good = "<steps trait=\"might\" s1=\"2\" s2=\"3\" s3=\"3\" .../>",
  },
  {
    .code = "HSE010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Room on a floor that is not its own"),
    .why = N_ ("A room lies on one of the floors that its tile names."),
    .bad =
      "<room id=\"attic\" floor=\"upper\" .../> ... <lay room=\"attic\" floor=\"ground\" .../>",
    .good = "<lay room=\"attic\" floor=\"upper\" .../>",
  },
  {
    .code = "HSE011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Room that no door leads to"),
    .why = N_ ("On each floor the rooms of a setup are joined by doors that meet, beginning with "
               "the first that is named. The others cannot be walked to."),
    .bad = "<lay room=\"foyer\" x=\"0\" y=\"0\" .../> <lay room=\"ballroom\" x=\"5\" y=\"5\" .../>",
    .good =
      "<lay room=\"foyer\" x=\"0\" y=\"0\" .../> <lay room=\"ballroom\" x=\"0\" y=\"1\" .../>",
  },
  {
    .code = "HSE012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Event that somebody has"),
    .why = N_ ("Explorers have items and omens. Events are carried out and discarded."),
    .bad = "<holds card=\"e-silence\" player=\"anna\"/>",
    .good = "<holds card=\"axe\" player=\"anna\"/>",
  },
  {
    .code = "HSE013",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("More omens than there are"),
    .why = N_ ("More omens count as drawn than there are omen cards, so the haunt begins with the "
               "first one."),
    .bad = "<setup omens=\"20\" ...> <!-- with 13 omens -->",
    .good = "<setup omens=\"5\" ...>",
  },
  {
    .code = "HSE014",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Bonus that changes nothing"),
    .why = N_ ("A bonus of 0 steps does nothing."),
    .bad = "<bonus trait=\"might\" by=\"0\"/>",
    .good = "<bonus trait=\"might\" by=\"1\"/>",
  },
  {
    .code = "HSE015",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Way for monsters that is no way"),
    .why = N_ ("Only monsters go the way of a token with monsters-only=\"true\". A token that does "
               "not join rooms is no way for anybody, so this has no effect."),
    .bad = "<token id=\"hole\" monsters-only=\"true\" .../>",
    .good = "<token id=\"hole\" joins=\"true\" monsters-only=\"true\" .../>",
  },
  {
    .code = "HSE016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Card in two places"),
    .why = N_ ("A card that an explorer has lies in no room and not in the discard pile."),
    .bad = "<holds card=\"axe\" player=\"anna\"/> <lies card=\"axe\" room=\"attic\"/>",
    .good = "<holds card=\"axe\" player=\"anna\"/>",
  },
  {
    .code = "HSE017",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Tally or status of somebody who has none"),
    .why =
      N_ ("A tally is one of each player or one of the game, and a status one of players or of "
          "cards. Said of something else, it has no effect."),
    .bad = "<tally id=\"keys\" .../> ... <tally-at tally=\"keys\" value=\"2\" player=\"anna\"/>",
    .good = "<tally-at tally=\"keys\" value=\"2\"/>",
  },
};

const TcCause house_causes[HOUSE_N_CAUSES] = {
  /* A number or a cell that stands twice stands in the place of what is missing. */
  { "HNT001", "REF002", TC_CAUSE_SIBLING },  { "HNT001", "HNT001", TC_CAUSE_REPEATED },
  { "HNT002", "REF002", TC_CAUSE_ANYWHERE }, { "HSE005", "SCH009", TC_CAUSE_ELEMENT },
  { "HSE010", "HSE008", TC_CAUSE_ANYWHERE }, { "HSE010", "HSE010", TC_CAUSE_REPEATED },
};
