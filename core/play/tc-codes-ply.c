/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* PLY: what bots run into when they play a setup. */
const TcCode tc_codes_ply[] = {
  {
    .code = "PLY001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Game that comes to a dead end"),
    .why = N_ ("Bots played this setup and came to a position that is not the end of the game and "
               "in which the player to decide has no legal move. The replay leads there: look at "
               "its last position for what is missing."),
    .bad = "<!-- a phase in which every area is full, and nothing allows to pass -->",
    .good = "<!-- at least one move is legal in every position -->",
  },
  {
    .code = "PLY002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Position that breaks the rules core"),
    .why = N_ ("A position or a list of moves is not what the game system promises for every "
               "scenario. That is a bug in Turncoat, which this scenario brings to light. Please "
               "report it with the replay."),
    .bad = "<!-- a game in which a listed move is not legal -->",
    .good = "<!-- every listed move is legal, and every player named takes part -->",
  },
  {
    .code = "PLY003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Game that does not end"),
    .why = N_ ("Bots played this setup for very many decisions and the game was still not over. "
               "Usually a limit is missing or far too high, such as the last turn or what ends the "
               "game."),
    .bad = "<!-- 99 turns in which anybody may go on for ever -->",
    .good = "<!-- a game that ends after so many turns at the latest -->",
  },
};

const guint tc_codes_ply_n = G_N_ELEMENTS (tc_codes_ply);
