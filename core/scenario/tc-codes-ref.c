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
    .why = N_ ("The value must be the identifier of something in the file. Otherwise something "
               "would be missing in the game."),
    .bad = "<link a=\"sedan\" b=\"bouilon\"/>",
    .good = "<link a=\"sedan\" b=\"bouillon\"/>",
  },
  {
    .code = "REF002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Duplicate key"),
    .why = N_ (
      "References, replays and diffs could mean either of two things with the same identifier."),
    .bad = "<area id=\"sedan\"/><area id=\"sedan\"/>",
    .good = "<area id=\"sedan\"/><area id=\"namur\"/>",
  },
  {
    .code = "REF003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Source of an unknown attribute"),
    .why = N_ ("src-of gives the source of single attributes of its own element. This name is not "
               "one of them."),
    .bad = "<area terrain=\"forest\" src-of=\"terain:designer\"/>",
    .good = "<area terrain=\"forest\" src-of=\"terrain:designer\"/>",
  },
  {
    .code = "REF004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Unused definition"),
    .why = N_ ("The game never uses it. Usually a reference names something else by mistake, or "
               "the definition is left over from an earlier version."),
    .bad = "<terrain id=\"marsh\"/> <area terrain=\"clear\"/>",
    .good = "<terrain id=\"marsh\"/> <area terrain=\"marsh\"/>",
  },
  {
    .code = "REF005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nation without land or counters"),
    .why = N_ ("A nation takes part through its areas and counters; this one has neither."),
    .bad = "<nation id=\"spain\"/>",
    .good = "<nation id=\"spain\"/> <area id=\"irun\" nation=\"spain\"/>",
  },
  {
    .code = "REF006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Said twice"),
    .why = N_ ("The same condition or choice of places stands there already, so the second changes "
               "nothing. Usually it was copied and one word not changed."),
    .bad = "<in space=\"press\"/> <in space=\"press\"/>",
    .good = "<in space=\"press\"/> <in space=\"opposition\"/>",
  },
  {
    .code = "REF007",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("The same under another name"),
    .why = N_ ("Two setups or milestones differ only in their names, so there is nothing to choose "
               "between. Usually one was copied and not changed yet."),
    .bad = "<milestone id=\"paris\"><controls side=\"blue\" area=\"paris\"/></milestone> "
           "<milestone id=\"rouen\"><controls side=\"blue\" area=\"paris\"/></milestone>",
    .good = "<milestone id=\"paris\"><controls side=\"blue\" area=\"paris\"/></milestone> "
            "<milestone id=\"rouen\"><controls side=\"blue\" area=\"rouen\"/></milestone>",
  },
};

const guint tc_codes_ref_n = G_N_ELEMENTS (tc_codes_ref);
