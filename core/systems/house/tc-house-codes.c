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
    .why = N_ ("No number of the chart that a cell or a drill names leads to this haunt."),
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
};
