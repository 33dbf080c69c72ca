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
    .why = N_ ("Whatever the players do, they cannot place all counters within the rules of this "
               "setup. The rules listed cannot all be met; without any one of them they could."),
    .bad = "<quota id=\"reds\" nation=\"red\" zone=\"border-areas\" at-least=\"30\"/>",
    .good = "<quota id=\"reds\" nation=\"red\" zone=\"border-areas\" at-least=\"3\"/>",
  },
  {
    .code = "FRE002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Free setup that was not fully checked"),
    .why = N_ ("Quotas whose areas overlap in many ways need a long search, and it was stopped. "
               "Fewer or simpler quotas are checked at once."),
    .bad = "<quota id=\"a\" zone=\"north\"/> <quota id=\"b\" zone=\"north-and-west\"/> <!-- and "
           "dozens that overlap like these -->",
    .good = "<quota id=\"a\" zone=\"north\"/> <quota id=\"b\" zone=\"west\"/>",
  },
  {
    .code = "FRE003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Quota without counters"),
    .why = N_ ("A quota without a list takes the counters that neither the setup nor an earlier "
               "quota places. None are left for this one."),
    .bad = "<quota id=\"a\" nation=\"france\" zone=\"france\"/><quota id=\"b\" nation=\"france\" "
           "zone=\"coast\"/>",
    .good = "<quota id=\"a\" nation=\"france\" zone=\"france\"/>",
  },
};

const guint tc_codes_free_n = G_N_ELEMENTS (tc_codes_free);
