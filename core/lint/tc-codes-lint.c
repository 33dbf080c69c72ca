/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* BRD boards, TAB tables. */
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
    .severity = TC_SEVERITY_WARNING,
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
};

const guint tc_codes_lint_n = G_N_ELEMENTS (tc_codes_lint);
