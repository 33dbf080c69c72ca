/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_mrg[] = {
  {
    .code = "MRG001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Attribute that both sides changed"),
    .why = N_ ("The two sides of the merge gave one attribute different values. The value of ours "
               "is in the merged file. Keep it, or write the value of theirs."),
    .bad = "ours: <area id=\"sedan\" terrain=\"forest\"/>, theirs: <area id=\"sedan\" "
           "terrain=\"mountain\"/>, base: terrain=\"clear\"",
    .good = "<area id=\"sedan\" terrain=\"mountain\"/>, when theirs is right",
  },
  {
    .code = "MRG002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text that both sides changed"),
    .why = N_ ("The two sides of the merge rewrote one text. The words of ours are in the merged "
               "file. Keep them, take those of theirs, or write new ones."),
    .bad = "ours: <p>A wet spring.</p>, theirs: <p>A dry spring.</p>, base: <p>Spring.</p>",
    .good = "<p>A dry spring.</p>, when theirs is right",
  },
  {
    .code = "MRG003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element that one side removed and the other changed"),
    .why = N_ ("Nobody knows whether the change is still wanted. The merged file is as ours is: "
               "without the element if ours removed it, otherwise with it."),
    .bad = "ours: no area \"sedan\", theirs: <area id=\"sedan\" terrain=\"forest\"/>, base: <area "
           "id=\"sedan\" terrain=\"clear\"/>",
    .good = "no area \"sedan\", when it is to go whatever theirs changed in it",
  },
  {
    .code = "MRG004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element that both sides added"),
    .why = N_ ("The two sides of the merge added different elements with one key. That of ours is "
               "in the merged file. Give one of the two another key, or combine them."),
    .bad = "ours: <terrain id=\"fen\" cost=\"2\"/>, theirs: <terrain id=\"fen\" cost=\"3\"/>",
    .good = "<terrain id=\"fen\" cost=\"3\"/>, when theirs is right",
  },
  {
    .code = "MRG005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Part of a list that both sides changed"),
    .why = N_ ("Points of an outline and other elements without a key are known by their order "
               "only. Both sides added or removed some at the same place. The merged file has "
               "those of ours."),
    .bad = "ours adds <point x=\"120\" y=\"80\"/> after the second point, theirs adds <point "
           "x=\"140\" y=\"90\"/> there",
    .good = "both points, in the order that makes the outline",
  },
  {
    .code = "MRG006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element that both sides moved"),
    .why =
      N_ ("The two sides of the merge put one element at different places among the others. It "
          "stays where ours put it."),
    .bad = "ours: the area \"sedan\" first, theirs: the area \"sedan\" last",
    .good = "the area \"sedan\" last, when theirs is right",
  },
  {
    .code = "MRG007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Files that cannot be merged with one another"),
    .why = N_ ("All three files have to be scenarios of one game, or all three variants of it."),
    .bad = "a scenario of one game, and a scenario or a variant of another",
    .good = "three scenarios of one game, or three variants",
  },
  {
    .code = "MRG008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Sides that cannot be written as one text"),
    .why = N_ ("Usually the two files call one namespace by different prefixes and declare some "
               "inside the scenario, or the result would be too large. Declare all prefixes in the "
               "root element first."),
    .bad = "theirs: <t:scenario xmlns:t=\"...\">, <t:about xmlns:n=\"...\">",
    .good = "theirs: <t:scenario xmlns:t=\"...\" xmlns:n=\"...\">, <t:about>",
  },
};

const guint tc_codes_mrg_n = G_N_ELEMENTS (tc_codes_mrg);
