/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* BRD boards, NAM names, NUM numbers, SET setups, SRC provenance, TAB tables, TRK turn record
 * tracks. */
const TcCode tc_codes_lint[] = {
  {
    .code = "BRD001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Area adjacent to itself"),
    .why = N_ (
      "The adjacency would let a unit move from an area to the same area, which no rule allows."),
    .bad = "<link a=\"sedan\" b=\"sedan\"/>",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "BRD002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Area without adjacencies"),
    .why = N_ (
      "No unit can enter or leave it. Either an adjacency is missing, or the area is not needed."),
    .bad = "<area id=\"malta\"/>",
    .good = "<area id=\"malta\"/><link a=\"malta\" b=\"sicily\"/>",
  },
  {
    .code = "BRD003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Disconnected board"),
    .why = N_ (
      "No unit can move from one part of the board to the other. Usually an adjacency is missing."),
    .bad = "<link a=\"a\" b=\"b\"/><link a=\"c\" b=\"d\"/>",
    .good = "<link a=\"a\" b=\"b\"/><link a=\"b\" b=\"c\"/><link a=\"c\" b=\"d\"/>",
  },
  {
    .code = "BRD004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Shared border without adjacency"),
    .why = N_ ("The map shows two neighbouring areas, but no unit can move between them. If that "
               "is intended, players cannot see it on the map."),
    .bad = "<!-- Sedan and Bouillon touch; no link -->",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "BRD005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Adjacency without a shared border"),
    .why = N_ (
      "Units can move where the map shows no border. Outlines touch only where they share two "
      "consecutive corners exactly; a corner in the middle of a neighbour's edge separates them."),
    .bad = "<link a=\"paris\" b=\"sedan\"/>",
    .good = "<link a=\"paris\" b=\"rouen\"/>",
  },
  {
    .code = "BRD006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Centre outside its outline"),
    .why = N_ ("Counters and the name are drawn at the centre. Outside the outline they seem to be "
               "in another area."),
    .bad = "<area id=\"sedan\" x=\"0\" y=\"0\">",
    .good = "<area id=\"sedan\" x=\"660\" y=\"410\">",
  },
  {
    .code = "BRD007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Corner in a neighbour's edge"),
    .why =
      N_ ("Outlines touch only where they share two consecutive corners exactly. Only one of these "
          "areas has this corner, so they do not touch, although they look as if they did."),
    .bad = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"10\"/>",
    .good = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"5\"/><point x=\"10\" y=\"10\"/>",
  },
  {
    .code = "BRD008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Outline that crosses itself"),
    .why = N_ ("The inside of the area is unclear, so it cannot be coloured or clicked. Usually "
               "two corners are swapped or a number is mistyped."),
    .bad = "<point x=\"0\" y=\"0\"/><point x=\"9\" y=\"9\"/><point x=\"9\" y=\"0\"/><point x=\"0\" "
           "y=\"9\"/>",
    .good = "<point x=\"0\" y=\"0\"/><point x=\"9\" y=\"0\"/><point x=\"9\" y=\"9\"/><point "
            "x=\"0\" y=\"9\"/>",
  },
  {
    .code = "BRD009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Outlines that overlap"),
    .why = N_ ("Part of the map would be in two areas. The borders of neighbours meet at shared "
               "corners and never cross."),
    .bad = "<!-- a corner of Sedan lies inside Bouillon -->",
    .good = "<!-- the corners on their border are the same two -->",
  },
  {
    .code = "BRD010",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Border with a gap"),
    .why = N_ ("Two areas share a border, but at one corner their outlines differ and leave a gap "
               "or an overlap. Usually the corner was moved in one outline and not in the other."),
    .bad = "<!-- Sedan --><point x=\"50\" y=\"41\"/> <!-- Bouillon --><point x=\"53\" y=\"41\"/>",
    .good = "<!-- Sedan --><point x=\"50\" y=\"41\"/> <!-- Bouillon --><point x=\"50\" y=\"41\"/>",
  },
  {
    .code = "BRD011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Outside the board"),
    .why = N_ ("Anything outside the width and height of the board cannot be seen or clicked when "
               "the whole board is shown."),
    .bad = "<area-board width=\"2000\"/> <area x=\"2600\"/>",
    .good = "<area-board width=\"2000\"/> <area x=\"1600\"/>",
  },
  {
    .code = "BRD013",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Area inside another"),
    .why = N_ ("Every place of it is in two areas, so a click means either of them. An area around "
               "another one leaves it out: its outline runs along the inner one, with a cut "
               "between. Two equal outlines are mostly a copy that was not redrawn."),
    .bad = "<!-- the outline of Luxembourg stands in that of Belgium -->",
    .good = "<!-- the outline of Belgium runs around Luxembourg -->",
  },
  {
    .code = "BRD014",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Corner that stands twice"),
    .why =
      N_ ("The border goes from a corner to the same corner, which draws nothing and keeps the "
          "neighbour from sharing it. Usually a line was copied and not changed."),
    .bad = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"0\"/>",
    .good = "<point x=\"10\" y=\"0\"/><point x=\"10\" y=\"10\"/>",
  },
  {
    .code = "NAM001",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Equal names"),
    .why = N_ ("On the map, in lists and in the log the two cannot be distinguished. Usually one "
               "was copied and its name not changed."),
    .bad = "<area id=\"sedan\" name=\"Sedan\"/> <area id=\"bouillon\" name=\"Sedan\"/>",
    .good = "<area id=\"sedan\" name=\"Sedan\"/> <area id=\"bouillon\" name=\"Bouillon\"/>",
  },
  {
    .code = "NAM002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Name with an invisible character"),
    .why = N_ ("It was probably pasted from a web page or a word processor. The name looks right, "
               "but a search for it finds nothing, and it may be drawn with a gap."),
    .bad = "<area id=\"sedan\" name=\"Se&#x200B;dan\"/>",
    .good = "<area id=\"sedan\" name=\"Sedan\"/>",
  },
  {
    .code = "NAM003",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Equal colours"),
    .why = N_ ("On the map and in lists the two look alike. Usually one was copied and its colour "
               "not changed."),
    .bad = "<nation id=\"france\" colour=\"#2b4a8b\"/> <nation id=\"belgium\" "
           "colour=\"#2b4a8b\"/>",
    .good = "<nation id=\"france\" colour=\"#2b4a8b\"/> <nation id=\"belgium\" "
            "colour=\"#e0b000\"/>",
  },
  {
    .code = "NAM004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Name that begins or ends with a space"),
    .why =
      N_ ("Ordinary spaces at the ends of a name are left out when it is read, but not those of "
          "other kinds, such as a no-break space, which come from a web page or a word "
          "processor. The name stands off its place on the map and in lists, and is sorted "
          "and searched as another one."),
    .bad = "<area id=\"sedan\" name=\"&#xA0;Sedan\"/>",
    .good = "<area id=\"sedan\" name=\"Sedan\"/>",
  },
  {
    .code = "NUM001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Contradictory bounds"),
    .why = N_ ("No number is between these bounds, so the condition is never met."),
    .bad = "<counts-areas at-least=\"5\" at-most=\"3\"/>",
    .good = "<counts-areas at-least=\"3\" at-most=\"5\"/>",
  },
  {
    .code = "NUM002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Count without a bound"),
    .why = N_ ("A count without at-least or at-most is always met, so it has no effect."),
    .bad = "<counts-areas side=\"red\" zone=\"ports\"/>",
    .good = "<counts-areas side=\"red\" zone=\"ports\" at-least=\"4\"/>",
  },
  {
    .code = "NUM003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Counter that gains strength from a loss"),
    .why = N_ ("The reduced side has a higher number than the full side. Usually two digits or the "
               "two sides are swapped."),
    .bad = "<full attack=\"5\"/><reduced attack=\"8\"/>",
    .good = "<full attack=\"8\"/><reduced attack=\"5\"/>",
  },
  {
    .code = "NUM008",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Modifier of zero"),
    .why =
      N_ ("Adding nothing, or shifting by no column, is the same as no modifier at all. Usually "
          "the number was meant to be changed."),
    .bad = "<modifier case=\"armour-attacks\" add=\"0\"/>",
    .good = "<modifier case=\"armour-attacks\" add=\"1\"/>",
  },
  {
    .code = "NUM009",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Number unlike all others"),
    .why = N_ ("It is several times as large as the largest of all other elements of its kind. "
               "Usually a digit was typed twice, or the number belongs into another attribute."),
    .bad = "<full attack=\"30\"/> <!-- all others have 9 or less -->",
    .good = "<full attack=\"3\"/>",
  },
  {
    .code = "SET001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Counter in two places"),
    .why = N_ ("A counter is a single piece, so a setup can place it only once. Remove one of "
               "the two entries."),
    .bad = "<place counter=\"1-panzer\" area=\"border-5\"/> <deploy counter=\"1-panzer\" "
           "zone=\"border-areas\"/>",
    .good = "<place counter=\"1-panzer\" area=\"border-5\"/>",
  },
  {
    .code = "SET002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Counter without a place"),
    .why = N_ ("The setup does not mention this counter, so it never comes into play. If that is "
               "intended, list it as left out."),
    .bad = "<!-- nothing about 1-panzer -->",
    .good = "<absent counter=\"1-panzer\"/>",
  },
  {
    .code = "SET003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Reinforcement that never arrives"),
    .why = N_ ("It arrives on a turn that this setup does not include."),
    .bad = "<reinforcement counter=\"1a\" turn=\"14\"/> <!-- twelve turns -->",
    .good = "<reinforcement counter=\"1a\" turn=\"6\"/>",
  },
  {
    .code = "SET004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("No reduced side to place"),
    .why = N_ ("The counter has one step, so it has no reduced side."),
    .bad = "<place counter=\"be-1-corps\" area=\"liege\" reduced=\"true\"/>",
    .good = "<place counter=\"be-1-corps\" area=\"liege\"/>",
  },
  {
    .code = "SET005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup that ends before it begins"),
    .why = N_ ("The setup has no turns to play."),
    .bad = "<fixed-setup first-turn=\"5\" last-turn=\"3\"/>",
    .good = "<fixed-setup first-turn=\"3\" last-turn=\"5\"/>",
  },
  {
    .code = "SET006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Counter of another nation in a quota"),
    .why = N_ ("A quota only takes counters of its own nation."),
    .bad = "<quota nation=\"blue\"><of counter=\"1-red\"/></quota>",
    .good = "<quota nation=\"red\"><of counter=\"1-red\"/></quota>",
  },
  {
    .code = "SRC001",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Values without a source"),
    .why = N_ ("Readers cannot see what comes from the published game and what was invented. A src "
               "attribute on an element also covers everything inside it."),
    .bad = "<rules><stacking limit=\"3\"/></rules>",
    .good = "<rules src=\"designer\"><stacking limit=\"3\"/></rules>",
  },
  {
    .code = "TAB001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Total without a row"),
    .why = N_ ("The dice can roll a total that is in no row of the table."),
    .bad = "<row from=\"2\" to=\"5\"/><row from=\"7\" to=\"12\"/>",
    .good = "<row from=\"2\" to=\"6\"/><row from=\"7\" to=\"12\"/>",
  },
  {
    .code = "TAB002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Total in two rows"),
    .why = N_ ("A roll would have two results."),
    .bad = "<row from=\"2\" to=\"7\"/><row from=\"7\" to=\"12\"/>",
    .good = "<row from=\"2\" to=\"6\"/><row from=\"7\" to=\"12\"/>",
  },
  {
    .code = "TAB003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row that is never rolled"),
    .why = N_ ("The dice cannot roll any total of this row, even with the table's modifiers."),
    .bad = "<row from=\"13\" to=\"14\"/>",
    .good = "<row from=\"11\" to=\"12\"/>",
  },
  {
    .code = "TAB004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row from high to low"),
    .why =
      N_ ("The first total of the row is higher than its last one, so the row contains no total."),
    .bad = "<row from=\"7\" to=\"3\"/>",
    .good = "<row from=\"3\" to=\"7\"/>",
  },
  {
    .code = "TAB005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Row without a cell"),
    .why = N_ ("This row can be rolled in every column, but one of its cells is missing."),
    .bad =
      "<row from=\"2\" to=\"3\"><cell column=\"a\" result=\"dw\"/></row> <!-- columns a and b -->",
    .good = "<row from=\"2\" to=\"3\"><cell column=\"a\" result=\"dw\"/><cell column=\"b\" "
            "result=\"de\"/></row>",
  },
  {
    .code = "TAB006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example contradicted"),
    .why = N_ ("The rulebook gives the result of this roll, and the table gives another one."),
    .bad = "<cell column=\"2-to-1\" result=\"dw\"/> <expect roll=\"7\" column=\"2-to-1\" "
           "result=\"px\"/>",
    .good = "<cell column=\"2-to-1\" result=\"px\"/> <expect roll=\"7\" column=\"2-to-1\" "
            "result=\"px\"/>",
  },
  {
    .code = "TAB007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Example off the table"),
    .why = N_ ("The table has no row for the roll in the example."),
    .bad = "<expect roll=\"30\" column=\"2-to-1\" result=\"px\"/>",
    .good = "<expect roll=\"7\" column=\"2-to-1\" result=\"px\"/>",
  },
  {
    .code = "TAB009",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Rows out of order"),
    .why = N_ ("Each total has its row, but the rows do not go from the lowest total to the "
               "highest. Usually the totals of two rows are swapped, and so are their results."),
    .bad = "<row from=\"4\" to=\"4\" tactic=\"hold\"/><row from=\"3\" to=\"3\" "
           "tactic=\"refit\"/>",
    .good = "<row from=\"3\" to=\"3\" tactic=\"hold\"/><row from=\"4\" to=\"4\" "
            "tactic=\"refit\"/>",
  },
  {
    .code = "TAB010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Dice that do not fit the rows"),
    .why =
      N_ ("The rows leave no gap and are complete for another number of dice, or for dice with "
          "another number of faces. With these some rolls have no row, or some rows no roll."),
    .bad = "<tactics-table dice=\"1\"><row from=\"2\" to=\"7\"/><row from=\"8\" to=\"12\"/>",
    .good = "<tactics-table dice=\"2\"><row from=\"2\" to=\"7\"/><row from=\"8\" to=\"12\"/>",
  },
  {
    .code = "TRK001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Gap in the turn numbers"),
    .why = N_ (
      "Rules and setups refer to turns by number, so the numbers must run from 1 without a gap."),
    .bad = "<turn n=\"1\"/><turn n=\"3\"/>",
    .good = "<turn n=\"1\"/><turn n=\"2\"/>",
  },
  {
    .code = "TRK002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Dates out of order"),
    .why = N_ ("A later turn has an earlier date. Usually a digit is mistyped."),
    .bad = "<turn n=\"1\" date=\"1940-05-10\"/><turn n=\"2\" date=\"1940-04-13\"/>",
    .good = "<turn n=\"1\" date=\"1940-05-10\"/><turn n=\"2\" date=\"1940-05-13\"/>",
  },
  {
    .code = "TRK003",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Date far from the others"),
    .why = N_ ("The step to this turn is many times as long as the usual one. Usually the year is "
               "mistyped, or the month and the day are swapped."),
    .bad = "<turn n=\"2\" date=\"1940-06-10\"/><turn n=\"3\" date=\"1950-06-13\"/>",
    .good = "<turn n=\"2\" date=\"1940-06-10\"/><turn n=\"3\" date=\"1940-06-13\"/>",
  },
};

const guint tc_codes_lint_n = G_N_ELEMENTS (tc_codes_lint);
