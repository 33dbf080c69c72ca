/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_ign[] = {
  {
    .code = "IGN001",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("A comment to Turncoat that is not understood"),
    .why = N_ ("A comment that begins with \"turncoat:\" hides problems of the element after it, "
               "or, before the root element, of the whole file. It names their codes and a "
               "reason. This one has no effect."),
    .bad = "<!-- turncoat: disable TAB003 -->",
    .good = "<!-- turncoat: ignore TAB003: the table is a stub until the playtest -->",
  },
  {
    .code = "IGN002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("A problem is ignored without a reason"),
    .why = N_ ("Whoever reads the file later has to know why a problem does not matter here. "
               "Without a reason the problem is reported as before."),
    .bad = "<!-- turncoat: ignore TAB003 -->",
    .good = "<!-- turncoat: ignore TAB003: the table is a stub until the playtest -->",
  },
  {
    .code = "IGN003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("An unknown code is ignored"),
    .why = N_ ("No problem has this code, so the comment has no effect. It may be misspelt."),
    .bad = "<!-- turncoat: ignore TAP003: a stub -->",
    .good = "<!-- turncoat: ignore TAB003: a stub -->",
  },
  {
    .code = "IGN004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("An error is ignored"),
    .why = N_ ("A scenario with an error cannot be played, whatever a comment says. Only warnings "
               "and notes can be ignored."),
    .bad = "<!-- turncoat: ignore REF001: comes later -->",
    .good = "<!-- turncoat: ignore TAB003: comes later -->",
  },
  {
    .code = "IGN005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("A comment ignores nothing"),
    .why = N_ ("None of its codes is found in the element that follows. A comment that is left "
               "behind would hide the next problem of that kind."),
    .bad = "<!-- turncoat: ignore BRD006: as printed -->\n<deck/>",
    .good = "<!-- turncoat: ignore BRD006: as printed -->\n<area x=\"800\"/>",
  },
};

const guint tc_codes_ign_n = G_N_ELEMENTS (tc_codes_ign);
