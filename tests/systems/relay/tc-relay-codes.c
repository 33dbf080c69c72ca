/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

const TcCode relay_codes[1] = {
  {
    .code = "RLY001",
    .severity = TC_SEVERITY_WARNING,
    .title = "Letters at the start",
    .why = "The rider never comes to the town where a setup begins unless he is caught, so its "
           "letters are rarely taken.",
    .bad = "<town id=\"abbey\" letters=\"2\"/> <setup start=\"abbey\"/>",
    .good = "<town id=\"abbey\"/> <setup start=\"abbey\"/>",
  },
};
