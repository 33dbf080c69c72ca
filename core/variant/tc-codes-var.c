/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_var[] = {
  {
    .code = "VAR001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Base that cannot be read"),
    .why = N_ ("A variant is a change of its base. The base is a regular file inside the project, "
               "named by a path relative to the variant."),
    .bad = "<variant extends=\"/home/anna/my-map.scenario.xml\">",
    .good = "<variant extends=\"my-map.scenario.xml\">",
  },
  {
    .code = "VAR002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Endless chain of bases"),
    .why = N_ ("A variant may extend another variant, but the chain must end in a scenario. A file "
               "cannot extend itself, not even through others."),
    .bad = "a.scenario.xml extends b.scenario.xml, which extends a.scenario.xml",
    .good = "a.scenario.xml extends b.scenario.xml, which is a <scenario>",
  },
  {
    .code = "VAR003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Base that cannot be changed"),
    .why = N_ ("The base has to be a well-formed scenario of the same game."),
    .bad = "<variant extends=\"notes.xml\">",
    .good = "<variant extends=\"my-map.scenario.xml\">",
  },
  {
    .code = "VAR004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Change of something that is not in the base"),
    .why = N_ ("A change that changes nothing is usually a misspelt key, or what was meant has "
               "been removed from the base or renamed."),
    .bad = "<area id=\"sedna\" terrain=\"forest\"/>",
    .good = "<area id=\"sedan\" terrain=\"forest\"/>",
  },
  {
    .code = "VAR005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Base has changed"),
    .why = N_ ("The variant says what the base had when the change was made, and the base has "
               "something else now. The change may no longer be intended."),
    .bad = "<area id=\"sedan\" terrain=\"forest\" was-terrain=\"clear\"/>, and the base has "
           "terrain=\"mountain\"",
    .good = "<area id=\"sedan\" terrain=\"forest\" was-terrain=\"mountain\"/>",
  },
  {
    .code = "VAR006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Change that changes nothing"),
    .why = N_ ("The base already says the same. You can remove the change."),
    .bad = "<area id=\"sedan\" terrain=\"clear\"/>, and the base has terrain=\"clear\"",
    .good = "<area id=\"sedan\" terrain=\"forest\"/>",
  },
  {
    .code = "VAR007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Position next to something that is not there"),
    .why = N_ ("before and after name the key of an element of the same name in the same place."),
    .bad = "<area id=\"bouillon\" after=\"sedna\" ...>",
    .good = "<area id=\"bouillon\" after=\"sedan\" ...>",
  },
  {
    .code = "VAR008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Change of something that is removed"),
    .why = N_ ("The same variant removes it. Keep only one of the two."),
    .bad = "<remove><area id=\"sedan\"/></remove> <area id=\"sedan\" terrain=\"forest\"/>",
    .good = "<remove><area id=\"sedan\"/></remove>",
  },
};

const guint tc_codes_var_n = G_N_ELEMENTS (tc_codes_var);
