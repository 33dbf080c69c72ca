/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"
#include "text/tc-report.h"

/* CRW players and roles, CTY the city and its tiles, DCK the deck and what it moves. */
const TcCode tc_codes_badge[] = {
  {
    .code = "CRW001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup for more players than there are"),
    .why = N_ ("Every player of a setup needs a name: the first so many of the list take part."),
    .bad = "<player id=\"a\"/><player id=\"b\"/><player id=\"c\"/> <setup players=\"4\"/>",
    .good = "<player id=\"a\"/><player id=\"b\"/><player id=\"c\"/> <setup players=\"3\"/>",
  },
  {
    .code = "CRW002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup without a good cop"),
    .why = N_ ("Each dirty cop takes the place of a good one. Somebody must be left to deceive."),
    .bad = "<setup id=\"four\" players=\"4\" dirty=\"4\"/>",
    .good = "<setup id=\"four\" players=\"4\" dirty=\"1\"/>",
  },
  {
    .code = "CRW003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Setup without a dirty cop"),
    .why = N_ ("Escapes then score for nobody, and the good cops win whatever happens."),
    .bad = "<setup id=\"four\" players=\"4\" dirty=\"0\"/>",
    .good = "<setup id=\"four\" players=\"4\" dirty=\"1\"/>",
  },
  {
    .code = "CTY001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("City outside the board"),
    .why = N_ ("City tiles lie on places of the board. Columns and rows are counted from 1, so a "
               "city of 8 columns that begins in column 3 ends in column 10."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"><city column=\"6\" row=\"3\" columns=\"8\" "
           "rows=\"6\"/></grid-board>",
    .good = "<grid-board columns=\"12\" rows=\"10\"><city column=\"3\" row=\"3\" columns=\"8\" "
            "rows=\"6\"/></grid-board>",
  },
  {
    .code = "CTY002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("City too large to play"),
    .why = N_ ("A position has room for so many city tiles and no more; the streets around the "
               "city may be wider."),
    .bad = "<city column=\"1\" row=\"1\" columns=\"13\" rows=\"12\"/>",
    .good = "<city column=\"1\" row=\"1\" columns=\"12\" rows=\"12\"/>",
  },
  {
    .code = "CTY003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Tiles that do not fill the city"),
    .why = N_ ("One tile lies at every place of the city, and none is left over. The tiles of all "
               "kinds together must be as many as its columns times its rows."),
    .bad = "<city columns=\"2\" rows=\"2\"/> <empty id=\"empty\" copies=\"5\"/>",
    .good = "<city columns=\"2\" rows=\"2\"/> <empty id=\"empty\" copies=\"4\"/>",
  },
  {
    .code = "CTY004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Fugitive without a hideout"),
    .why = N_ ("A fugitive comes onto the board when the hideout of its colour is flipped. Without "
               "one it is neither caught nor gone, and the game does not end."),
    .bad = "<fugitive id=\"red-fugitive\" colour=\"red\"/>",
    .good = "<hideout id=\"hideout-red\" colour=\"red\"/> <fugitive id=\"red-fugitive\" "
            "colour=\"red\"/>",
  },
  {
    .code = "CTY005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Hideout too many"),
    .why = N_ ("Each fugitive has one hideout. From a second one, or from one whose colour no "
               "fugitive has, nobody comes out."),
    .bad = "<hideout id=\"hideout-red\" colour=\"red\" copies=\"2\"/>",
    .good = "<hideout id=\"hideout-red\" colour=\"red\" copies=\"1\"/>",
  },
  {
    .code = "CTY006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Evidence that never counts"),
    .why = N_ ("Evidence makes the catch of the fugitive of its colour worth more; this colour has "
               "no fugitive."),
    .bad = "<evidence id=\"evidence-pink\" colour=\"pink\"/>",
    .good = "<evidence id=\"evidence-red\" colour=\"red\"/>",
  },
  {
    .code = "CTY007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Second fugitive of a colour"),
    .why = N_ ("Hideouts, evidence and cards name a fugitive by its colour."),
    .bad = "<fugitive id=\"a\" colour=\"red\"/><fugitive id=\"b\" colour=\"red\"/>",
    .good = "<fugitive id=\"a\" colour=\"red\"/><fugitive id=\"b\" colour=\"blue\"/>",
  },
  {
    .code = "CTY008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Tile laid outside the city"),
    .why = N_ ("Only the city takes tiles; the places around it are streets for pawns."),
    .bad = "<lay tile=\"traffic\" column=\"1\" row=\"1\"/>",
    .good = "<lay tile=\"traffic\" column=\"3\" row=\"3\"/>",
  },
  {
    .code = "CTY009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More tiles laid than there are"),
    .why = N_ ("A setup lays tiles of the set; what it does not lay is dealt at random."),
    .bad = "<hideout id=\"h\" copies=\"1\"/> <lay tile=\"h\" column=\"3\" row=\"3\"/><lay "
           "tile=\"h\" column=\"4\" row=\"3\"/>",
    .good = "<hideout id=\"h\" copies=\"1\"/> <lay tile=\"h\" column=\"3\" row=\"3\"/>",
  },
  {
    .code = "CTY010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Patrol that starts off the board"),
    .why = N_ ("A patrol may start anywhere on the board, in the city or in the streets around it; "
               "columns and rows are counted from 1."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"/> <stand pawn=\"red-patrol\" column=\"13\" "
           "row=\"1\"/>",
    .good = "<grid-board columns=\"12\" rows=\"10\"/> <stand pawn=\"red-patrol\" column=\"12\" "
            "row=\"1\"/>",
  },
  {
    .code = "CTY011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Fugitive with a place to start"),
    .why = N_ ("Fugitives come out of their hideouts. To begin with one at large, lay its hideout "
               "face up."),
    .bad = "<stand pawn=\"red-fugitive\" column=\"4\" row=\"4\"/>",
    .good = "<lay tile=\"hideout-red\" column=\"4\" row=\"4\" side=\"up\"/>",
  },
  {
    .code = "CTY012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Milestone that is never reached"),
    .why = N_ ("It waits for more fugitives or more evidence than there are."),
    .bad = "<milestone id=\"m\" name=\"All caught\" event=\"caught\" colour=\"red\" count=\"2\"/>",
    .good = "<milestone id=\"m\" name=\"All caught\" event=\"caught\" colour=\"red\"/>",
  },
  {
    .code = "DCK001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Deck without one sort of cards"),
    .why = N_ ("A sequence alternates between lead cards (Search and Patrol) and Fugitive cards. "
               "Without leads nobody can ever play; without Fugitive cards nobody plays more than "
               "one."),
    .bad = "<search id=\"search\" copies=\"0\"/>",
    .good = "<search id=\"search\" copies=\"16\"/>",
  },
  {
    .code = "DCK002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too few cards for all hands"),
    .why = N_ ("Before play every player of the setup is dealt a full hand."),
    .bad = "<hand size=\"6\"/> <setup players=\"6\"/> <!-- 30 cards -->",
    .good = "<hand size=\"5\"/> <setup players=\"6\"/> <!-- 30 cards -->",
  },
  {
    .code = "DCK003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More cards than can be played"),
    .why = N_ ("A position has room for so many cards in the deck and in a hand."),
    .bad = "<hand size=\"21\"/>",
    .good = "<hand size=\"20\"/>",
  },
  {
    .code = "DCK004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Card that moves nothing"),
    .why = N_ ("Patrol and Fugitive cards move the pawn of their colour; this colour has none, so "
               "the card only fills a place."),
    .bad = "<patrol-card id=\"patrol-pink\" colour=\"pink\" copies=\"5\"/>",
    .good = "<patrol id=\"pink-patrol\" colour=\"pink\"/> <patrol-card id=\"patrol-pink\" "
            "colour=\"pink\" copies=\"5\"/>",
  },
  {
    .code = "DCK005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Pawn without cards"),
    .why = N_ ("A pawn moves by the cards of its colour; without any it never does."),
    .bad = "<patrol id=\"red-patrol\" colour=\"red\"/>",
    .good = "<patrol id=\"red-patrol\" colour=\"red\"/> <patrol-card id=\"patrol-red\" "
            "colour=\"red\" copies=\"5\"/>",
  },
  {
    .code = "DCK006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nothing finds the hideouts"),
    .why = N_ ("Only a Search card turns a tile up. Without one, fugitives whose hideouts lie face "
               "down never come out, and games last until they are stopped."),
    .bad = "<search id=\"search\" copies=\"0\"/>",
    .good = "<search id=\"search\" copies=\"16\"/>",
  },
  {
    .code = "DCK007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Sequence with bounds that contradict"),
    .why = N_ ("Nobody can lay at least so many cards and at most fewer."),
    .bad = "<sequence least=\"3\" most=\"2\"/>",
    .good = "<sequence least=\"2\" most=\"3\"/>",
  },
};

const guint tc_codes_badge_n = G_N_ELEMENTS (tc_codes_badge);
