/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* Family SYS: what a game system or the limits of play refuse in a scenario that its schema
 * accepts. */

const TcCode tc_codes_sys[] = {
  {
    "SYS001",
    TC_SEVERITY_ERROR,
    N_ ("two things have the same id"),
    N_ ("Moves and replays refer to areas, counters and options by id, so each id can belong to "
        "only one thing of any kind. Rename one of them."),
    "<area id=\"sedan\"/> <unit id=\"sedan\"/>",
    "<area id=\"sedan\"/> <unit id=\"sedan-garrison\"/>",
  },
  {
    "SYS002",
    TC_SEVERITY_ERROR,
    N_ ("too many things in the game"),
    N_ ("The number of areas, counters, options, players and sides together is limited."),
    NULL,
    NULL,
  },
  {
    "SYS003",
    TC_SEVERITY_ERROR,
    N_ ("a position takes too much memory"),
    N_ ("Positions are copied thousands of times a second by bots, so their size is limited. "
        "Fewer areas or counters make it smaller."),
    NULL,
    NULL,
  },
  {
    "SYS004",
    TC_SEVERITY_ERROR,
    N_ ("too many moves could be legal at once"),
    N_ ("The longest list of legal moves that this data allows exceeds the limit. Fewer areas or "
        "counters make it shorter."),
    NULL,
    NULL,
  },
  {
    "SYS005",
    TC_SEVERITY_ERROR,
    N_ ("too many players or sides"),
    N_ ("A game has from one to eight players, on at most eight sides."),
    NULL,
    NULL,
  },
  {
    "SYS006",
    TC_SEVERITY_ERROR,
    N_ ("there is no setup to start from"),
    N_ ("A game starts from a setup. Without one the scenario can be edited but not played."),
    NULL,
    NULL,
  },
  {
    "SYS007",
    TC_SEVERITY_ERROR,
    N_ ("the game system cannot play this"),
    N_ ("The schema allows it, but the rules of the game have no way to go on from it."),
    NULL,
    NULL,
  },
};

const guint tc_codes_sys_n = G_N_ELEMENTS (tc_codes_sys);
