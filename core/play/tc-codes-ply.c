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
  {
    .code = "PLY004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Kept game that goes differently"),
    .why = N_ ("A game that was kept as a test of this scenario does not go as it was recorded: "
               "with the scenario as it is now this move is not legal, or it leads to another "
               "position. Either an edit has changed more than it was meant to, or the game has to "
               "be recorded again."),
    .bad = "<!-- a rule was changed, and a recorded attack has another result -->",
    .good = "<!-- all kept games go as they were recorded -->",
  },
  {
    .code = "PLY005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Kept game that cannot be read"),
    .why = N_ ("A file among the games that are kept as tests of this scenario is no replay of it: "
               "it is of another game system or setup, it was recorded with newer rules than this "
               "program knows, or its text is damaged."),
    .bad = "<!-- sedan.tests/first.replay names a setup that was removed -->",
    .good = "<!-- sedan.tests/first.replay is what \"turncoat play --save\" writes -->",
  },
};

const guint tc_codes_ply_n = G_N_ELEMENTS (tc_codes_ply);
