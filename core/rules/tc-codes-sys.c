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
    N_ ("Two things have the same id"),
    N_ ("Moves and replays refer to areas, counters and options by id, so each id can belong to "
        "only one thing of any kind. Rename one of them."),
    "<area id=\"sedan\"/> <unit id=\"sedan\"/>",
    "<area id=\"sedan\"/> <unit id=\"sedan-garrison\"/>",
  },
  {
    "SYS002",
    TC_SEVERITY_ERROR,
    N_ ("Too many things in the game"),
    N_ ("The number of areas, counters, options, players and sides together is limited."),
    "<area id=\"a-1\"/> <area id=\"a-2\"/> <!-- and tens of thousands more -->",
    "<area id=\"a-1\"/> <area id=\"a-2\"/> <!-- and a thousand more -->",
  },
  {
    "SYS003",
    TC_SEVERITY_ERROR,
    N_ ("A position takes too much memory"),
    N_ ("Positions are copied thousands of times a second by bots, so their size is limited. "
        "Fewer areas or counters make it smaller."),
    "<unit id=\"u-1\"/> <unit id=\"u-2\"/> <!-- and thousands more, each of which can be anywhere "
    "-->",
    "<unit id=\"u-1\"/> <unit id=\"u-2\"/> <!-- and a hundred more -->",
  },
  {
    "SYS004",
    TC_SEVERITY_ERROR,
    N_ ("Too many moves could be legal at once"),
    N_ ("The longest list of legal moves that this data allows exceeds the limit. Fewer areas or "
        "counters make it shorter."),
    "<link a=\"a\" b=\"b\"/> <!-- every area adjacent to every other -->",
    "<link a=\"a\" b=\"b\"/> <!-- areas adjacent to their neighbours -->",
  },
  {
    "SYS005",
    TC_SEVERITY_ERROR,
    N_ ("Too many players or sides"),
    N_ ("A game has from one to eight players, on at most eight sides."),
    "<player id=\"p1\"/> <player id=\"p2\"/> <!-- and so on to p9 -->",
    "<player id=\"p1\"/> <player id=\"p2\"/>",
  },
  {
    "SYS006",
    TC_SEVERITY_ERROR,
    N_ ("There is no setup to start from"),
    N_ ("A game starts from a setup. Without one the scenario can be edited but not played."),
    "<setups/>",
    "<setups><fixed-setup id=\"historical\">...</fixed-setup></setups>",
  },
  {
    "SYS007",
    TC_SEVERITY_ERROR,
    N_ ("The game system cannot play this"),
    N_ ("The schema allows it, but the rules of the game have no way to go on from it."),
    "<fixed-setup id=\"crisis\"/> <!-- in which a side has no pieces -->",
    "<fixed-setup id=\"crisis\"><place counter=\"cube-1\" area=\"paris\"/>...</fixed-setup>",
  },
};

const guint tc_codes_sys_n = G_N_ELEMENTS (tc_codes_sys);
