/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_cfg[] = {
  {
    .code = "CFG001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Settings that cannot be read"),
    .why = N_ ("The file .turncoat.ini has groups in brackets and a setting with its value on each "
               "line. None of its settings hold until it can be read."),
    .bad = "validate:\n  fail-on: warning",
    .good = "[validate]\nfail-on=warning",
  },
  {
    .code = "CFG002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown group of settings"),
    .why = N_ ("The groups of .turncoat.ini are [validate] and [severity]. What stands in another "
               "one would have no effect."),
    .bad = "[validation]\nfail-on=warning",
    .good = "[validate]\nfail-on=warning",
  },
  {
    .code = "CFG003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown setting"),
    .why = N_ ("The settings of [validate] are fail-on, baseline and exclude. Another one would "
               "have no effect."),
    .bad = "[validate]\nfailon=warning",
    .good = "[validate]\nfail-on=warning",
  },
  {
    .code = "CFG004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Impossible value of a setting"),
    .why = N_ ("A severity is note, warning or error; in [severity] it can be off as well."),
    .bad = "[severity]\nBRD004=none",
    .good = "[severity]\nBRD004=off",
  },
  {
    .code = "CFG005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Severity of an unknown code"),
    .why = N_ ("No problem has this code, so its severity has no effect. It may be misspelt."),
    .bad = "[severity]\nBRD400=off",
    .good = "[severity]\nBRD004=off",
  },
  {
    .code = "CFG006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("An error made less than one"),
    .why = N_ ("A scenario with an error cannot be played, whatever the settings say. A baseline "
               "can hold back errors that are known until they are fixed."),
    .bad = "[severity]\nREF001=off",
    .good = "[validate]\nbaseline=known-problems.json",
  },
  {
    .code = "CFG007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Baseline that cannot be read"),
    .why = N_ ("A baseline is a JSON file that \"turncoat validate --write-baseline\" writes. "
               "Without it, all problems count."),
    .bad = "[]",
    .good = "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [] }",
  },
};

const guint tc_codes_cfg_n = G_N_ELEMENTS (tc_codes_cfg);
