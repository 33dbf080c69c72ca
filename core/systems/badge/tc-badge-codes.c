/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/badge/lint/tc-badge-lint-private.h"

/* CRW players and roles, CTY the city and its tiles, DCK the deck, hands and sequences, PTS points
 * and the end. */
const TcCode badge_codes[BADGE_N_CODES] = {
  {
    .code = "CRW001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup for more players than listed"),
    .why = N_ ("Every player in a setup needs a name. Players are taken from the top of the list."),
    .bad = "<player id=\"a\"/><player id=\"b\"/><player id=\"c\"/> <setup players=\"4\"/>",
    .good = "<player id=\"a\"/><player id=\"b\"/><player id=\"c\"/> <setup players=\"3\"/>",
  },
  {
    .code = "CRW002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup without a good cop"),
    .why = N_ ("Each dirty cop takes the place of a good cop. At least one good cop must be left."),
    .bad = "<setup players=\"4\" dirty=\"4\"/>",
    .good = "<setup players=\"4\" dirty=\"1\"/>",
  },
  {
    .code = "CRW003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Setup without a dirty cop"),
    .why = N_ ("Escapes then score for nobody, and nobody plays against the good cops: they win "
               "with any points at all."),
    .bad = "<setup players=\"4\" dirty=\"0\"/>",
    .good = "<setup players=\"4\" dirty=\"1\"/>",
  },
  {
    .code = "CRW004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Player who never takes part"),
    .why = N_ ("Players are taken from the top of the list, as many as a setup needs. No setup "
               "needs this one."),
    .bad = "<player id=\"g\" name=\"Gray\"/> <setup players=\"4\"/> <!-- after six "
           "others -->",
    .good = "<player id=\"g\" name=\"Gray\"/> <setup players=\"7\"/> <!-- after six "
            "others -->",
  },
  {
    .code = "CRW005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Look at tiles that never happens"),
    .why = N_ ("Dirty cops look at tiles before the game if it has at least this many players. No "
               "setup has."),
    .bad = "<peek tiles=\"3\" players=\"8\"/> <setup players=\"4\"/>",
    .good = "<peek tiles=\"3\" players=\"4\"/> <setup players=\"4\"/>",
  },
  {
    .code = "CRW006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Fixed role of a player who does not take part"),
    .why = N_ ("Players are taken from the top of the list, as many as the setup needs. A role can "
               "be fixed only for one of them."),
    .bad = "<setup id=\"game\" players=\"4\"><role player=\"p6\" cop=\"dirty\"/></setup>",
    .good = "<setup id=\"game\" players=\"4\"><role player=\"p1\" cop=\"dirty\"/></setup>",
  },
  {
    .code = "CRW007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More fixed roles than role cards"),
    .why = N_ ("A setup has as many dirty cops as its \"dirty\" says; all other players are good "
               "cops. No more of either can be fixed."),
    .bad = "<setup id=\"game\" dirty=\"1\"><role player=\"p1\" cop=\"dirty\"/><role "
           "player=\"p2\" cop=\"dirty\"/></setup>",
    .good = "<setup id=\"game\" dirty=\"2\"><role player=\"p1\" cop=\"dirty\"/><role "
            "player=\"p2\" cop=\"dirty\"/></setup>",
  },
  {
    .code = "CRW008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Partners where there are none"),
    .why =
      N_ ("Whether dirty cops know each other makes a difference only if a setup has at least two "
          "of them."),
    .bad = "<peek partners=\"false\"/> <setup id=\"game\" dirty=\"1\"/>",
    .good = "<peek partners=\"false\"/> <setup id=\"game\" dirty=\"2\"/>",
  },
  {
    .code = "CTY001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("City outside the board"),
    .why = N_ ("City tiles lie on places of the board. Columns and rows are counted from 1, so a "
               "city of 8 columns that starts in column 3 ends in column 10."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"><city column=\"6\" row=\"3\" columns=\"8\" "
           "rows=\"6\"/></grid-board>",
    .good = "<grid-board columns=\"12\" rows=\"10\"><city column=\"3\" row=\"3\" columns=\"8\" "
            "rows=\"6\"/></grid-board>",
  },
  {
    .code = "CTY003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Number of tiles that does not match the city"),
    .why = N_ ("Every place in the city has one tile, and none is left over. Together there must "
               "be as many tiles as places."),
    .bad = "<city columns=\"4\" rows=\"3\"/> <traffic id=\"traffic\" copies=\"4\"/> <empty "
           "id=\"empty\" copies=\"6\"/> <!-- and 3 others -->",
    .good = "<city columns=\"4\" rows=\"3\"/> <traffic id=\"traffic\" copies=\"3\"/> <empty "
            "id=\"empty\" copies=\"6\"/> <!-- and 3 others -->",
  },
  {
    .code = "CTY004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Fugitive without a hideout"),
    .why = N_ ("A fugitive comes onto the board when the hideout of its colour is flipped. Without "
               "a hideout it can be neither caught nor escape, so the game does not end."),
    .bad = "<fugitive id=\"red-fugitive\" colour=\"red\"/>",
    .good = "<hideout id=\"hideout-red\" colour=\"red\"/> <fugitive id=\"red-fugitive\" "
            "colour=\"red\"/>",
  },
  {
    .code = "CTY005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Hideout without a fugitive"),
    .why = N_ ("Each fugitive has one hideout. Nobody comes out of a second one, or of one in a "
               "colour without a fugitive."),
    .bad = "<hideout id=\"hideout-red\" colour=\"red\" copies=\"2\"/>",
    .good = "<hideout id=\"hideout-red\" colour=\"red\" copies=\"1\"/>",
  },
  {
    .code = "CTY006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Evidence that never counts"),
    .why = N_ ("Evidence makes catching the fugitive of its colour worth more. This colour has no "
               "fugitive."),
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
    .why = N_ ("Only the city holds tiles. The places around it are streets for pawns."),
    .bad = "<lay tile=\"traffic\" column=\"1\" row=\"1\"/>",
    .good = "<lay tile=\"traffic\" column=\"3\" row=\"3\"/>",
  },
  {
    .code = "CTY009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More tiles laid than there are"),
    .why = N_ ("A setup places tiles of the set. The others are placed at random."),
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
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Fugitive caught before the first turn"),
    .why = N_ ("A fugitive whose hideout lies face up comes out at once, and a patrol on the same "
               "place catches it at once, unless the catch rule says on-reveal=\"false\"."),
    .bad = "<lay tile=\"hideout-red\" column=\"4\" row=\"4\" side=\"up\"/> <stand "
           "pawn=\"red-patrol\" column=\"4\" row=\"4\"/>",
    .good = "<lay tile=\"hideout-red\" column=\"4\" row=\"4\" side=\"up\"/> <stand "
            "pawn=\"red-patrol\" column=\"5\" row=\"4\"/>",
  },
  {
    .code = "CTY012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Milestone that is never reached"),
    .why = N_ ("It needs more fugitives or more evidence than there are."),
    .bad = "<milestone id=\"m\" name=\"All caught\" event=\"caught\" colour=\"red\" count=\"2\"/>",
    .good = "<milestone id=\"m\" name=\"All caught\" event=\"caught\" colour=\"red\"/>",
  },
  {
    .code = "CTY013",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Look at more tiles than there are face down"),
    .why = N_ ("Dirty cops look at face-down tiles before the game. Tiles that a setup places face "
               "up do not count."),
    .bad = "<city columns=\"3\" rows=\"3\"/> <peek tiles=\"10\"/>",
    .good = "<city columns=\"3\" rows=\"3\"/> <peek tiles=\"2\"/>",
  },
  {
    .code = "CTY014",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Kind of tile without copies"),
    .why = N_ ("It is in the file, but there are no copies of it."),
    .bad = "<traffic id=\"traffic\" copies=\"0\"/>",
    .good = "<traffic id=\"traffic\" copies=\"2\"/>",
  },
  {
    .code = "CTY015",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Colour without effect"),
    .why = N_ ("Only events about fugitives and evidence have a colour."),
    .bad = "<milestone id=\"m\" event=\"stopped\" colour=\"red\"/>",
    .good = "<milestone id=\"m\" event=\"stopped\"/>",
  },
  {
    .code = "CTY016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Hole, street, wall or gate off the board"),
    .why = N_ (
      "Holes, streets, walls and gates must be on the board. Columns and rows are counted from 1."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"/> <hole column=\"13\" row=\"1\"/>",
    .good = "<grid-board columns=\"12\" rows=\"10\"/> <hole column=\"12\" row=\"1\"/>",
  },
  {
    .code = "CTY017",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Street, wall or gate that changes nothing"),
    .why =
      N_ ("A street outside the city, a wall beside a hole, on an edge without an exit or where "
          "there is a wall already, or a gate on an edge that is an exit has no effect. "
          "Another place may be meant."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"/> <wall column=\"12\" row=\"1\" side=\"east\"/>",
    .good =
      "<grid-board columns=\"12\" rows=\"10\"/> <wall column=\"11\" row=\"1\" side=\"east\"/>",
  },
  {
    .code = "CTY018",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Gate that leads nowhere"),
    .why = N_ ("A fugitive escapes through a gate by stepping off the board or into a hole. So "
               "there can be no place on the other side of a gate, and no wall in it."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"/> <gate column=\"12\" row=\"4\" side=\"west\"/>",
    .good =
      "<grid-board columns=\"12\" rows=\"10\"/> <gate column=\"12\" row=\"4\" side=\"east\"/>",
  },
  {
    .code = "CTY019",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Place without a way out"),
    .why = N_ ("Walls and holes close off a part of the city. A fugitive that appears there can "
               "never escape."),
    .bad = "<hole column=\"2\" row=\"3\"/><hole column=\"3\" row=\"2\"/> <wall column=\"3\" "
           "row=\"3\" side=\"east\"/><wall column=\"3\" row=\"3\" side=\"south\"/>",
    .good = "<hole column=\"2\" row=\"3\"/><hole column=\"3\" row=\"2\"/> <wall column=\"3\" "
            "row=\"3\" side=\"east\"/>",
  },
  {
    .code = "CTY020",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Board without an exit"),
    .why = N_ ("Fugitives escape over an edge that is an exit, or through a gate. Without either, "
               "dirty cops can never score."),
    .bad = "<grid-board columns=\"12\" rows=\"10\"/> <!-- and no exit -->",
    .good = "<grid-board columns=\"12\" rows=\"10\"/> <exit edge=\"north\"/>",
  },
  {
    .code = "CTY021",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Evidence against another fugitive"),
    .why = N_ ("One colour has two kinds of evidence and another colour has none. Usually one was "
               "copied and its colour not changed."),
    .bad = "<evidence id=\"letter\" colour=\"red\"/> <evidence id=\"photo\" colour=\"red\"/> "
           "<!-- none of blue -->",
    .good = "<evidence id=\"letter\" colour=\"red\"/> <evidence id=\"photo\" colour=\"blue\"/>",
  },
  {
    .code = "DCK001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Deck without a kind of card"),
    .why = N_ ("A sequence alternates between lead cards (Search and Patrol) and Fugitive cards. "
               "Without lead cards nobody can ever play; without Fugitive cards nobody can play "
               "more than one card."),
    .bad = "<search id=\"search\" copies=\"0\"/>",
    .good = "<search id=\"search\" copies=\"16\"/>",
  },
  {
    .code = "DCK002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too few cards for all hands"),
    .why = N_ ("Every player in the setup is dealt a full hand before the game."),
    .bad = "<hand size=\"6\"/> <setup players=\"6\"/> <!-- 30 cards -->",
    .good = "<hand size=\"5\"/> <setup players=\"6\"/> <!-- 30 cards -->",
  },
  {
    .code = "DCK004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Card that moves nothing"),
    .why = N_ ("Patrol and Fugitive cards move the pawn of their colour. This colour has none, so "
               "the card has no effect."),
    .bad = "<patrol-card id=\"patrol-pink\" colour=\"pink\" copies=\"5\"/>",
    .good = "<patrol id=\"pink-patrol\" colour=\"pink\"/> <patrol-card id=\"patrol-pink\" "
            "colour=\"pink\" copies=\"5\"/>",
  },
  {
    .code = "DCK005",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Pawn without cards"),
    .why = N_ ("Only cards of its colour move a pawn. Without any it never moves."),
    .bad = "<patrol id=\"red-patrol\" colour=\"red\"/>",
    .good = "<patrol id=\"red-patrol\" colour=\"red\"/> <patrol-card id=\"patrol-red\" "
            "colour=\"red\" copies=\"5\"/>",
  },
  {
    .code = "DCK006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Nothing finds the hideouts"),
    .why = N_ ("Only a Search card flips a tile. Without one, fugitives in face-down hideouts "
               "never come out, and games last until they are stopped."),
    .bad = "<search id=\"search\" copies=\"0\"/>",
    .good = "<search id=\"search\" copies=\"16\"/>",
  },
  {
    .code = "DCK007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Contradictory sequence limits"),
    .why = N_ ("The least number of cards is higher than the most."),
    .bad = "<sequence least=\"3\" most=\"2\"/>",
    .good = "<sequence least=\"2\" most=\"3\"/>",
  },
  {
    .code = "DCK008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Nobody ever plays a card"),
    .why = N_ ("Hands of no cards, or sequences of none, make a game in which nothing happens "
               "until it is stopped."),
    .bad = "<hand size=\"0\"/>",
    .good = "<hand size=\"6\"/>",
  },
  {
    .code = "DCK009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("More cards than a hand has"),
    .why =
      N_ ("Cards are exchanged and played from the hand, so a higher number is never reached."),
    .bad = "<hand size=\"4\" exchange=\"5\"/>",
    .good = "<hand size=\"4\" exchange=\"4\"/>",
  },
  {
    .code = "DCK010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Place of the sequence that nothing fills"),
    .why = N_ ("Cards fill the places of a sequence one after another. No sequence gets past a "
               "place that takes no card, or only cards that are not in the deck."),
    .bad = "<sequence><place search=\"true\"/><place/></sequence>",
    .good = "<sequence><place search=\"true\"/><place fugitive=\"true\"/></sequence>",
  },
  {
    .code = "DCK011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Rule of the sequence without effect"),
    .why =
      N_ ("Where the places of the sequence are listed, they say which card starts it and which "
          "follow."),
    .bad = "<sequence first=\"any\"><place search=\"true\"/></sequence>",
    .good = "<sequence><place search=\"true\"/></sequence>",
  },
  {
    .code = "DCK012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Turn in which nobody plays"),
    .why = N_ ("A step that a turn does not list is left out. Without \"play\" no card is ever "
               "carried out."),
    .bad = "<turn><step do=\"exchange\"/></turn>",
    .good = "<turn><step do=\"exchange\"/><step do=\"play\"/></turn>",
  },
  {
    .code = "DCK013",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Turn in which nobody draws"),
    .why =
      N_ ("A step that a turn does not list is left out. Without \"refill\" no hand ever grows "
          "again: an exchange gives only as many cards as it takes."),
    .bad = "<turn><step do=\"exchange\"/><step do=\"play\"/></turn>",
    .good = "<turn><step do=\"play\"/><step do=\"refill\"/></turn>",
  },
  {
    .code = "PTS001",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Side that cannot score"),
    .why = N_ ("The most points win. A side that never scores cannot win."),
    .bad = "<score escape=\"0\"/>",
    .good = "<score escape=\"30\"/>",
  },
  {
    .code = "PTS002",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Game too short for everybody"),
    .why = N_ ("The limit counts the turns of all players together. With fewer turns than players, "
               "somebody never plays."),
    .bad = "<ending turn-limit=\"3\"/> <setup players=\"4\"/>",
    .good = "<ending turn-limit=\"40\"/> <setup players=\"4\"/>",
  },
  {
    .code = "PTS003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Reminder that never appears"),
    .why = N_ ("The game ends before the number of turns after which players would be reminded."),
    .bad = "<ending turn-limit=\"40\" quiet=\"50\"/>",
    .good = "<ending turn-limit=\"40\" quiet=\"20\"/>",
  },
  {
    .code = "PTS004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Number of escapes that is never reached"),
    .why = N_ ("The game ends anyway when every fugitive is caught or gone. An end after as many "
               "escapes as there are fugitives, or more, never comes before that."),
    .bad = "<ending escapes=\"2\"/> <!-- two fugitives -->",
    .good = "<ending escapes=\"1\"/> <!-- two fugitives -->",
  },
};

const TcCause badge_causes[BADGE_N_CAUSES] = {
  { "CTY004", "CTY005", TC_CAUSE_ANYWHERE },
  { "CTY005", "CTY007", TC_CAUSE_ANYWHERE },
  { "CTY008", "CTY003", TC_CAUSE_ANYWHERE },
  { "CTY003", "VAR006", TC_CAUSE_ANYWHERE },
};
