/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* BRD boards, NUM numbers, SET setups, SRC provenance, TAB tables, TRK turn record tracks. */
const TcCode tc_codes_lint[] = {
  {
    .code = "BRD001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Area joined to itself"),
    .why = N_ ("A unit could move from an area to the same area; no rule means that."),
    .bad = "<link a=\"sedan\" b=\"sedan\"/>",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "BRD002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Area that nothing joins"),
    .why = N_ (
      "No unit can enter or leave it. Either an adjacency is missing or the area is not needed."),
    .bad = "<area id=\"malta\"/>",
    .good = "<area id=\"malta\"/><link a=\"malta\" b=\"sicily\"/>",
  },
  {
    .code = "BRD003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Board in pieces"),
    .why = N_ ("No unit can cross from one piece of the board to the other. Mostly one adjacency "
               "is missing."),
    .bad = "<link a=\"a\" b=\"b\"/><link a=\"c\" b=\"d\"/>",
    .good = "<link a=\"a\" b=\"b\"/><link a=\"b\" b=\"c\"/><link a=\"c\" b=\"d\"/>",
  },
  {
    .code = "BRD004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Shared border without adjacency"),
    .why = N_ ("The map shows two neighbours between which no unit can move. If that is meant, "
               "players will not see it."),
    .bad = "<!-- Sedan and Bouillon touch; no link -->",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "BRD005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Adjacency without a shared border"),
    .why = N_ ("Units can move where the map shows no border. Outlines touch only where they share "
               "two points in a row exactly; a corner inside a neighbour's edge parts them."),
    .bad = "<link a=\"paris\" b=\"sedan\"/>",
    .good = "<link a=\"paris\" b=\"rouen\"/>",
  },
  {
    .code = "BRD006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Centre outside its outline"),
    .why = N_ ("Counters and the name are drawn at the centre; outside the outline they seem to "
               "stand in another area."),
    .bad = "<area id=\"sedan\" x=\"0\" y=\"0\">",
    .good = "<area id=\"sedan\" x=\"660\" y=\"410\">",
  },
  {
    .code = "BRD007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Corner inside a neighbour's edge"),
    .why = N_ ("Outlines touch only where they share two points in a row exactly. With this corner "
               "on one side alone the two areas do not touch, whatever the eye says."),
    .bad = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"10\"/>",
    .good = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"5\"/><point x=\"10\" y=\"10\"/>",
  },
  {
    .code = "BRD008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Outline that crosses itself"),
    .why = N_ ("Inside and outside cannot be told apart, so neither clicks nor colours know where "
               "the area is. Mostly two corners are swapped or one number is mistyped."),
    .bad = "<point x=\"0\" y=\"0\"/><point x=\"9\" y=\"9\"/><point x=\"9\" y=\"0\"/><point x=\"0\" "
           "y=\"9\"/>",
    .good = "<point x=\"0\" y=\"0\"/><point x=\"9\" y=\"0\"/><point x=\"9\" y=\"9\"/><point "
            "x=\"0\" y=\"9\"/>",
  },
  {
    .code = "BRD009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Outlines that overlap"),
    .why =
      N_ ("A place on the map would be in two areas. Neighbours share corners; they do not cross."),
    .bad = "<!-- a corner of Sedan lies inside Bouillon -->",
    .good = "<!-- the corners on their border are the same two -->",
  },
  {
    .code = "BRD010",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Border that parts"),
    .why =
      N_ ("Two areas share a border, but at one corner it parts and leaves a sliver of nothing, or "
          "of both. Mostly a corner was moved in one outline and not in the other."),
    .bad = "<!-- Sedan --><point x=\"50\" y=\"41\"/> <!-- Bouillon --><point x=\"53\" y=\"41\"/>",
    .good = "<!-- Sedan --><point x=\"50\" y=\"41\"/> <!-- Bouillon --><point x=\"50\" y=\"41\"/>",
  },
  {
    .code = "BRD011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Outside the board"),
    .why = N_ ("What lies outside the width and height of the board cannot be seen or clicked when "
               "the whole board is shown."),
    .bad = "<area-board width=\"2000\"/> <area x=\"2600\"/>",
    .good = "<area-board width=\"2000\"/> <area x=\"1600\"/>",
  },
  {
    .code = "BRD012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Capital where nobody can use it"),
    .why = N_ ("Units return at the capital, and rules look toward it: it must be land of a nation "
               "whose player can stand there."),
    .bad = "<area-board capital=\"border-1\"/>",
    .good = "<area-board capital=\"paris\"/>",
  },
  {
    .code = "NUM001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Bounds that contradict"),
    .why = N_ ("No number is at least the one and at most the other, so the condition never holds "
               "or the demand can never be met."),
    .bad = "<counts-areas at-least=\"5\" at-most=\"3\"/>",
    .good = "<counts-areas at-least=\"3\" at-most=\"5\"/>",
  },
  {
    .code = "NUM002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Count without a bound"),
    .why =
      N_ ("A count that says neither at-least nor at-most holds always, so it decides nothing."),
    .bad = "<counts-areas side=\"german\" zone=\"ports\"/>",
    .good = "<counts-areas side=\"german\" zone=\"ports\" at-least=\"4\"/>",
  },
  {
    .code = "NUM003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Counter that grows by a loss"),
    .why = N_ ("The reduced side has a higher number than the full one. Mostly two digits are "
               "swapped or the sides are."),
    .bad = "<full attack=\"5\"/><reduced attack=\"8\"/>",
    .good = "<full attack=\"8\"/><reduced attack=\"5\"/>",
  },
  {
    .code = "NUM004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Number beyond the die"),
    .why = N_ ("The die has no such face, so the rule applies always or never."),
    .bad = "<communication final-faces=\"6\" final-from=\"8\"/>",
    .good = "<communication final-faces=\"6\" final-from=\"2\"/>",
  },
  {
    .code = "NUM005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Turn after the last"),
    .why = N_ ("The turn record track ends before it, so the rule never applies."),
    .bad = "<communication ban-from=\"30\"/> <!-- twelve turns -->",
    .good = "<communication ban-from=\"3\"/>",
  },
  {
    .code = "NUM006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Count that is never reached"),
    .why = N_ ("There are not so many, so the condition can never hold."),
    .bad = "<counts-areas zone=\"ports\" at-least=\"9\"/> <!-- seven ports -->",
    .good = "<counts-areas zone=\"ports\" at-least=\"5\"/>",
  },
  {
    .code = "NUM007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Limit of nothing"),
    .why = N_ ("With this number no unit could stand, or nothing could be done, anywhere."),
    .bad = "<stacking limit=\"0\"/>",
    .good = "<stacking limit=\"3\"/>",
  },
  {
    .code = "SET001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Counter in two places"),
    .why = N_ ("A counter is one piece of cardboard: a setup gives it one place."),
    .bad = "<place counter=\"1-panzer\" area=\"border-5\"/> <deploy counter=\"1-panzer\" "
           "zone=\"border-areas\"/>",
    .good = "<place counter=\"1-panzer\" area=\"border-5\"/>",
  },
  {
    .code = "SET002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Counter without a place"),
    .why = N_ ("The setup says nothing of this counter, so it never comes into play. If that is "
               "meant, say so."),
    .bad = "<!-- nothing about 1-panzer -->",
    .good = "<absent counter=\"1-panzer\"/>",
  },
  {
    .code = "SET003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Reinforcement out of time"),
    .why = N_ ("It arrives on a turn that this setup does not play, so it never comes."),
    .bad = "<reinforcement counter=\"1a\" turn=\"14\"/> <!-- twelve turns -->",
    .good = "<reinforcement counter=\"1a\" turn=\"6\"/>",
  },
  {
    .code = "SET004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("No reduced side to place"),
    .why = N_ ("The counter has one step: there is no reduced side to show."),
    .bad = "<place counter=\"be-1-corps\" area=\"liege\" reduced=\"true\"/>",
    .good = "<place counter=\"be-1-corps\" area=\"liege\"/>",
  },
  {
    .code = "SET005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup that ends before it begins"),
    .why = N_ ("No turn would be played."),
    .bad = "<fixed-setup first-turn=\"5\" last-turn=\"3\"/>",
    .good = "<fixed-setup first-turn=\"3\" last-turn=\"5\"/>",
  },
  {
    .code = "SET006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Counter of another nation in a quota"),
    .why = N_ ("A quota takes counters of its nation alone."),
    .bad = "<quota nation=\"france\"><of counter=\"1-panzer\"/></quota>",
    .good = "<quota nation=\"germany\"><of counter=\"1-panzer\"/></quota>",
  },
  {
    .code = "SET007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Too many units in an area"),
    .why = N_ ("The setup breaks the stacking limit of the rules. If the game allows it at the "
               "start, write a note on the placement that says so."),
    .bad = "<place counter=\"4c\" area=\"sedan\"/> <!-- the fourth there; the limit is 3 -->",
    .good = "<place counter=\"4c\" area=\"mezieres\"/>",
  },
  {
    .code = "SET008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Air unit without a base"),
    .why = N_ ("An air unit stands where friendly ground units do, or on land that the enemy never "
               "enters. If this one is an exception, write a note on its placement that says so."),
    .bad = "<place counter=\"aa\" area=\"reims\"/> <!-- no ground unit there -->",
    .good = "<place counter=\"aa\" area=\"reims\" note=\"The setup is an exception.\"/>",
  },
  {
    .code = "SET009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Unit away from home"),
    .why =
      N_ ("The units of this nation may not leave home of their own will, so they begin there."),
    .bad = "<place counter=\"be-1-corps\" area=\"paris\"/>",
    .good = "<place counter=\"be-1-corps\" area=\"liege\"/>",
  },
  {
    .code = "SET010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unit where it may never be"),
    .why = N_ ("The area is closed to the unit's side."),
    .bad = "<place counter=\"1-division\" area=\"border-1\"/>",
    .good = "<place counter=\"1-division\" area=\"lille\"/>",
  },
  {
    .code = "SET011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Offence before the ban"),
    .why = N_ ("The setup begins before talking is banned, so nobody can have offended yet."),
    .bad = "<fixed-setup first-turn=\"1\"><offence nation=\"france\" count=\"1\"/></fixed-setup> "
           "<!-- banned from turn 3 -->",
    .good = "<fixed-setup first-turn=\"5\"><offence nation=\"france\" count=\"1\"/></fixed-setup>",
  },
  {
    .code = "SRC001",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Values without provenance"),
    .why = N_ ("A reader cannot tell what is of the published game and what is invented. src on an "
               "element speaks for all inside it."),
    .bad = "<rules><stacking limit=\"3\"/></rules>",
    .good = "<rules src=\"designer\"><stacking limit=\"3\"/></rules>",
  },
  {
    .code = "TAB001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Total without a row"),
    .why = N_ ("The dice can roll a total that the table says nothing of."),
    .bad = "<row from=\"2\" to=\"5\"/><row from=\"7\" to=\"12\"/>",
    .good = "<row from=\"2\" to=\"6\"/><row from=\"7\" to=\"12\"/>",
  },
  {
    .code = "TAB002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Total in two rows"),
    .why = N_ ("One roll would have two results."),
    .bad = "<row from=\"2\" to=\"7\"/><row from=\"7\" to=\"12\"/>",
    .good = "<row from=\"2\" to=\"6\"/><row from=\"7\" to=\"12\"/>",
  },
  {
    .code = "TAB003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row that is never rolled"),
    .why =
      N_ ("The dice cannot make any total of this row, and the table has no modifiers that could."),
    .bad = "<row from=\"13\" to=\"14\"/>",
    .good = "<row from=\"11\" to=\"12\"/>",
  },
  {
    .code = "TAB004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row from high to low"),
    .why = N_ ("A row that ends before it begins holds no total."),
    .bad = "<row from=\"7\" to=\"3\"/>",
    .good = "<row from=\"3\" to=\"7\"/>",
  },
  {
    .code = "TAB005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row without a cell"),
    .why =
      N_ ("The roll can hit this row in every column, and for one of them the table says nothing."),
    .bad =
      "<row from=\"2\" to=\"3\"><cell column=\"a\" result=\"dw\"/></row> <!-- columns a and b -->",
    .good = "<row from=\"2\" to=\"3\"><cell column=\"a\" result=\"dw\"/><cell column=\"b\" "
            "result=\"de\"/></row>",
  },
  {
    .code = "TAB006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example contradicted"),
    .why = N_ ("The rulebook prints what this roll gives, and the table says otherwise."),
    .bad = "<cell column=\"2-to-1\" result=\"dw\"/> <expect roll=\"7\" column=\"2-to-1\" "
           "result=\"px\"/>",
    .good = "<cell column=\"2-to-1\" result=\"px\"/> <expect roll=\"7\" column=\"2-to-1\" "
            "result=\"px\"/>",
  },
  {
    .code = "TAB007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example off the table"),
    .why = N_ ("No row is for the roll that the example speaks of."),
    .bad = "<expect roll=\"30\" column=\"2-to-1\" result=\"px\"/>",
    .good = "<expect roll=\"7\" column=\"2-to-1\" result=\"px\"/>",
  },
  {
    .code = "TAB008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example of odds contradicted"),
    .why = N_ (
      "The rulebook prints the odds of these strengths, and the columns of the table give others."),
    .bad = "<expect-odds attack=\"19\" defence=\"5\" column=\"4-to-1\"/>",
    .good = "<expect-odds attack=\"19\" defence=\"5\" column=\"3-to-1\"/>",
  },
  {
    .code = "TRK001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Turns that do not count"),
    .why = N_ ("Rules and setups name turns by number; they count from 1 without a gap."),
    .bad = "<turn n=\"1\"/><turn n=\"3\"/>",
    .good = "<turn n=\"1\"/><turn n=\"2\"/>",
  },
  {
    .code = "TRK002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Dates out of order"),
    .why = N_ ("A later turn has an earlier date. Mostly a digit is mistyped."),
    .bad = "<turn n=\"1\" date=\"1940-05-10\"/><turn n=\"2\" date=\"1940-04-13\"/>",
    .good = "<turn n=\"1\" date=\"1940-05-10\"/><turn n=\"2\" date=\"1940-05-13\"/>",
  },
};

const guint tc_codes_lint_n = G_N_ELEMENTS (tc_codes_lint);
