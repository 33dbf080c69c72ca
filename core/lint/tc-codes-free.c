/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* FRE free setups. */
const TcCode tc_codes_free[] = {
  {
    .code = "FRE001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Free setup that cannot be completed"),
    .why = N_ ("Whatever the players do, they cannot place all counters and keep every rule of "
               "this setup. The rules named cannot all hold; without any one of them they could."),
    .bad = "<quota id=\"germans\" nation=\"germany\" zone=\"border-areas\" at-least=\"30\"/>",
    .good = "<quota id=\"germans\" nation=\"germany\" zone=\"border-areas\" at-least=\"3\"/>",
  },
  {
    .code = "FRE002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Free setup that was not decided"),
    .why = N_ ("Quotas whose areas overlap in intricate ways need a long search, and it was cut "
               "short. Fewer or simpler quotas are decided at once."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "FRE003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Quota that takes no counter"),
    .why = N_ ("A quota without a list takes what the setup puts nowhere else and no quota before "
               "it has taken. Here nothing is left."),
    .bad = "<quota id=\"a\" nation=\"france\" zone=\"france\"/><quota id=\"b\" nation=\"france\" "
           "zone=\"coast\"/>",
    .good = "<quota id=\"a\" nation=\"france\" zone=\"france\"/>",
  },
};

const guint tc_codes_free_n = G_N_ELEMENTS (tc_codes_free);
