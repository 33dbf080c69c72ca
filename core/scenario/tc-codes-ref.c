/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_ref[] = {
  {
    .code = "REF001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown reference"),
    .why = N_ ("The value must be the identifier of something in the file. A reference to nothing "
               "would leave a hole in the game."),
    .bad = "<link a=\"sedan\" b=\"bouilon\"/>",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "REF002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Duplicate key"),
    .why = N_ ("Two things with one identifier cannot be told apart: references, replays and diffs "
               "would mean either of them."),
    .bad = "<area id=\"sedan\"/><area id=\"sedan\"/>",
    .good = "<area id=\"sedan\"/><area id=\"namur\"/>",
  },
  {
    .code = "REF003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Provenance of an unknown attribute"),
    .why = N_ ("src-of says where single values of its own element come from. A name that is no "
               "attribute of it says nothing."),
    .bad = "<area terrain=\"forest\" src-of=\"terain:designer\"/>",
    .good = "<area terrain=\"forest\" src-of=\"terrain:designer\"/>",
  },
  {
    .code = "REF004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Definition that nothing uses"),
    .why = N_ ("The game never asks for it. Mostly a reference names something else by mistake, or "
               "it is left over from an earlier version."),
    .bad = "<terrain id=\"marsh\"/> <area terrain=\"clear\"/>",
    .good = "<terrain id=\"marsh\"/> <area terrain=\"marsh\"/>",
  },
  {
    .code = "REF005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nation without land or counters"),
    .why = N_ ("A nation matters by its areas and its counters; this one has none of either."),
    .bad = "<nation id=\"spain\"/>",
    .good = "<nation id=\"spain\"/> <area id=\"irun\" nation=\"spain\"/>",
  },
};

const guint tc_codes_ref_n = G_N_ELEMENTS (tc_codes_ref);
