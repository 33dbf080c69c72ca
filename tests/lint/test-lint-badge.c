/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "build/tc-build.h"
#include "lint-faults.h"

/* One fault each in a small city that has none: what is said, and where. */

#define LAY    "<lay tile=\"traffic\" column=\"4\" row=\"4\" side=\"up\"/>"
#define STAND  "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>"
#define HAND   "<hand size=\"5\" exchange=\"5\"/>"
#define SETUP  "<setup id=\"game\" name=\"Six players\" players=\"6\">"
#define ENDING "<ending turn-limit=\"60\" quiet=\"20\"/>"
#define CAUGHT "<milestone id=\"caught\" name=\"A fugitive is caught\" event=\"caught\"/>"

static const LintFault cases[] = {
  /* Who takes part */
  { "crew/too-many", "players=\"6\"", "players=\"7\"", "CRW001", "players=\"%7\"",
    "7 players take part, but only 6 are listed", TRUE },
  { "crew/all-dirty", "players=\"6\"", "players=\"6\" dirty=\"6\"", "CRW002", "dirty=\"%6\"",
    "6 of 6 players are dirty: no good cop is left", TRUE },
  { "crew/one-good-cop", "players=\"6\"", "players=\"6\" dirty=\"5\"", NULL, NULL, NULL, FALSE },
  { "crew/nobody-dirty", "players=\"6\"", "players=\"6\" dirty=\"0\"", "CRW003", "dirty=\"%0\"",
    "Nobody is dirty in setup \"Six players\"", TRUE },
  { "crew/spare-player", "<colour id=\"red\"", "<player id=\"p7\" name=\"Gus\"/><colour id=\"red\"",
    "CRW004", "<%player id=\"p7\"", "no setup is for more than 6: Gus never takes part", TRUE },
  { "crew/peek-for-nobody", "<peek tiles=\"2\"/>", "<peek tiles=\"2\" players=\"7\"/>", "CRW005",
    "players=\"%7\"", "for 7 players or more, but no setup is for more than 6", TRUE },
  { "crew/no-partners", "<peek tiles=\"2\"/>", "<peek tiles=\"2\" partners=\"false\"/>", "CRW008",
    "partners=\"%false\"", "\"partners\" has no effect: no setup has two dirty cops", TRUE },
  { "crew/no-peek", "<peek tiles=\"2\"/>", "<peek tiles=\"0\" players=\"7\"/>", NULL, NULL, NULL,
    FALSE },
  { "crew/fixed-roles", SETUP, SETUP "<role player=\"p6\" cop=\"good\"/>", NULL, NULL, NULL,
    FALSE },
  { "crew/fixed-twice", SETUP,
    SETUP "<role player=\"p6\" cop=\"good\"/><role player=\"p6\" cop=\"dirty\"/>", "REF002", NULL,
    "There is a second", TRUE },
  { "crew/fixed-outside", "</setup>",
    "</setup><setup id=\"five\" name=\"Five players\" players=\"5\"><role player=\"p6\" "
    "cop=\"good\"/></setup>",
    "CRW006", "player=\"%p6\"",
    "Fay does not take part in setup \"Five players\", which is for 5 players", TRUE },
  { "crew/fixed-dirty", SETUP,
    SETUP "<role player=\"p1\" cop=\"dirty\"/><role player=\"p2\" cop=\"dirty\"/>", "CRW007",
    "player=\"p2\" cop=\"%dirty\"", "One dirty cop too many is fixed: setup \"Six players\" has 1",
    TRUE },
  { "crew/fixed-good", SETUP,
    SETUP "<role player=\"p1\" cop=\"good\"/><role player=\"p2\" cop=\"good\"/>"
          "<role player=\"p3\" cop=\"good\"/><role player=\"p4\" cop=\"good\"/>"
          "<role player=\"p5\" cop=\"good\"/><role player=\"p6\" cop=\"good\"/>",
    "CRW007", "player=\"p6\" cop=\"%good\"", "One good cop too many is fixed: setup", TRUE },
  /* The city */
  { "city/too-wide", "columns=\"4\" rows=\"3\"", "columns=\"11\" rows=\"3\"", "CTY001",
    "columns=\"%11\"", "reaches to column 13, but the board has 12 columns", FALSE },
  { "city/too-far", "<city column=\"3\"", "<city column=\"13\"", "CTY001", "<city column=\"%13\"",
    "reaches to column 16", FALSE },
  { "city/too-far-south", "row=\"3\" columns=\"4\"", "row=\"9\" columns=\"4\"", "CTY001",
    "rows=\"%3\"/>", "reaches to row 11, but the board has 10 rows", FALSE },
  { "city/at-the-edge", "<city column=\"3\" row=\"3\"", "<city column=\"9\" row=\"8\"", "CTY008",
    "column=\"%4\" row=\"4\"", "Column 4, row 4 is not in the city", FALSE },
  { "city/tiles-too-many", "copies=\"7\"/>\n  </tileset>", "copies=\"9\"/>\n  </tileset>", "CTY003",
    "<%tileset>", "14 tiles, and a city of 12 places", TRUE },
  { "city/tiles-too-few", "copies=\"7\"/>\n  </tileset>", "copies=\"5\"/>\n  </tileset>", "CTY003",
    "<%tileset>", "10 tiles", TRUE },
  { "city/tiles-much-too-many", "name=\"Traffic\" copies=\"2\"", "name=\"Traffic\" copies=\"20\"",
    "CTY003", "<%tileset>", "30 tiles", FALSE },
  { "city/no-copy-of-a-hideout", "name=\"Blue hideout\" colour=\"blue\"",
    "name=\"Blue hideout\" colour=\"blue\" copies=\"0\"", "CTY004",
    "<%fugitive id=\"blue-fugitive\"", "Blue fugitive has no hideout to come out of", TRUE },
  { "city/no-hideout", "<hideout id=\"hideout-blue\" name=\"Blue hideout\" colour=\"blue\"/>", "",
    "CTY004", "<%fugitive id=\"blue-fugitive\"", "expected a hideout of colour \"blue\"", FALSE },
  { "city/names", "name=\"Blue hideout\"", "name=\"Red hideout\"", "NAM001",
    "name=\"%Red hideout\" colour=\"blue\"", "a second hideout with the name \"Red hideout\"",
    FALSE },
  { "city/colours", "colour=\"#0000c0\"", "colour=\"#c00000\"", "NAM003",
    "name=\"Blue\" colour=\"%#c00000\"", "a second colour with the colour #c00000", FALSE },
  { "city/hideout-twice", "name=\"Blue hideout\" colour=\"blue\"",
    "name=\"Blue hideout\" colour=\"blue\" copies=\"2\"", "CTY005", "copies=\"%2\"/>\n    <evid",
    "There are 2 copies of Blue hideout: expected 1", TRUE },
  { "city/second-hideout", "<evidence id",
    "<hideout id=\"h\" name=\"H\" colour=\"red\"/><evidence id", "CTY005",
    "<hideout id=\"h\" name=\"H\" colour=\"%red\"", "This is a second hideout of colour Red",
    FALSE },
  { "city/no-copy", "<empty id", "<traffic id=\"jam\" name=\"Jam\" copies=\"0\"/><empty id",
    "CTY014", "name=\"Jam\" copies=\"%0\"", "There is no copy of Jam", TRUE },
  { "board/street", "<exit edge=\"north\"/>",
    "<street column=\"6\" row=\"5\"/><exit edge=\"north\"/>", "CTY003", "<%tileset>",
    "12 tiles, and a city of 11 places", TRUE },
  { "board/hole", "<exit edge=\"north\"/>", "<hole column=\"6\" row=\"5\"/><exit edge=\"north\"/>",
    "CTY003", "<%tileset>", "12 tiles, and a city of 11 places", TRUE },
  { "board/hole-off-the-board", "<exit edge=\"north\"/>",
    "<hole column=\"13\" row=\"5\"/><exit edge=\"north\"/>", "CTY016", "<hole column=\"%13\"",
    "Column 13, row 5 is not on the board", TRUE },
  { "board/wall-off-the-board", "<exit edge=\"north\"/>",
    "<wall column=\"1\" row=\"11\" side=\"north\"/><exit edge=\"north\"/>", "CTY016", "row=\"%11\"",
    "Column 1, row 11 is not on the board", TRUE },
  { "board/hole-in-the-street", "<exit edge=\"north\"/>",
    "<hole column=\"1\" row=\"10\"/><exit edge=\"north\"/>", NULL, NULL, NULL, FALSE },
  { "board/street-twice", "<exit edge=\"north\"/>",
    "<street column=\"2\" row=\"2\"/><exit edge=\"north\"/>", "CTY017", "<%street",
    "This street changes nothing", TRUE },
  { "board/wall", "<exit edge=\"north\"/>",
    "<wall column=\"3\" row=\"3\" side=\"east\"/><exit edge=\"north\"/>", NULL, NULL, NULL, FALSE },
  { "board/wall-from-both-sides", "<exit edge=\"north\"/>",
    "<wall column=\"3\" row=\"3\" side=\"east\"/><wall column=\"4\" row=\"3\" side=\"west\"/>"
    "<exit edge=\"north\"/>",
    "CTY017", "<%wall column=\"4\"", "This wall changes nothing", TRUE },
  { "board/wall-beside-a-hole", "<exit edge=\"north\"/>",
    "<hole column=\"1\" row=\"10\"/><wall column=\"1\" row=\"9\" side=\"south\"/>"
    "<exit edge=\"north\"/>",
    "CTY017", "<%wall", "This wall changes nothing", TRUE },
  { "board/wall-on-an-exit", "<exit edge=\"north\"/>",
    "<wall column=\"2\" row=\"1\" side=\"north\"/><exit edge=\"north\"/>", NULL, NULL, NULL,
    FALSE },
  { "board/wall-on-no-exit", "<exit edge=\"north\"/>",
    "<wall column=\"2\" row=\"10\" side=\"south\"/><exit edge=\"north\"/>", "CTY017", "<%wall",
    "This wall changes nothing", TRUE },
  { "board/gate", "<exit edge=\"west\"/>",
    "<exit edge=\"west\"/><gate column=\"4\" row=\"10\" side=\"south\"/>", NULL, NULL, NULL,
    FALSE },
  { "board/gate-into-a-hole", "<exit edge=\"north\"/>\n    <exit edge=\"west\"/>",
    "<hole column=\"2\" row=\"2\"/><gate column=\"2\" row=\"3\" side=\"north\"/>", NULL, NULL, NULL,
    FALSE },
  { "board/gate-inwards", "<exit edge=\"west\"/>",
    "<exit edge=\"west\"/><gate column=\"4\" row=\"10\" side=\"north\"/>", "CTY018",
    "side=\"%north\"", "No fugitive can leave by this gate", TRUE },
  { "board/gate-behind-a-wall", "<exit edge=\"north\"/>\n    <exit edge=\"west\"/>",
    "<wall column=\"4\" row=\"1\" side=\"north\"/><exit edge=\"north\"/>"
    "<gate column=\"4\" row=\"1\" side=\"north\"/>",
    "CTY018", "row=\"1\" side=\"%north\"/>\n", "No fugitive can leave by this gate", TRUE },
  { "board/gate-on-an-exit", "<exit edge=\"west\"/>",
    "<exit edge=\"west\"/><gate column=\"4\" row=\"1\" side=\"north\"/>", "CTY017", "<%gate",
    "This gate changes nothing", TRUE },
  { "board/no-exit", "<exit edge=\"north\"/>\n    <exit edge=\"west\"/>", "", "CTY020",
    "<%grid-board", "The board has no exit", FALSE },
  { "board/walled-in", "<exit edge=\"north\"/>",
    "<wall column=\"6\" row=\"5\" side=\"north\"/><wall column=\"6\" row=\"5\" side=\"east\"/>"
    "<wall column=\"6\" row=\"5\" side=\"south\"/><wall column=\"6\" row=\"5\" side=\"west\"/>"
    "<exit edge=\"north\"/>",
    "CTY019", "<%grid-board", "There is no way out from F5; city places without one: 1", FALSE },
  /* What lies and stands where */
  { "lay/in-the-street", LAY, "<lay tile=\"traffic\" column=\"2\" row=\"4\"/>", "CTY008",
    "column=\"%2\" row=\"4\"", "Column 2, row 4 is not in the city", FALSE },
  { "lay/south-of-the-city", LAY, "<lay tile=\"traffic\" column=\"4\" row=\"6\"/>", "CTY008",
    "row=\"%6\"", "Column 4, row 6 is not in the city", FALSE },
  { "lay/on-a-street", "columns=\"4\" rows=\"3\"/>",
    "columns=\"4\" rows=\"4\"/><street column=\"4\" row=\"4\"/><street column=\"4\" row=\"6\"/>"
    "<street column=\"5\" row=\"6\"/><street column=\"6\" row=\"6\"/>",
    "CTY008", "tile=\"traffic\" column=\"%4\"",
    "Column 4, row 4 is a street: no tile can lie there", TRUE },
  { "lay/too-many", LAY,
    LAY "<lay tile=\"traffic\" column=\"5\" row=\"4\"/>"
        "<lay tile=\"traffic\" column=\"6\" row=\"4\"/>",
    "CTY009", "<lay tile=\"%traffic\" column=\"6\"", "Traffic is laid once more than there are: 2",
    TRUE },
  { "lay/all-there-are", LAY, LAY "<lay tile=\"traffic\" column=\"5\" row=\"4\"/>", NULL, NULL,
    NULL, FALSE },
  { "lay/twice-at-a-place", LAY, LAY "<lay tile=\"empty\" column=\"4\" row=\"4\"/>", "REF002", NULL,
    "There is a second", TRUE },
  { "stand/off-the-board", STAND, "<stand pawn=\"red-patrol\" column=\"13\" row=\"1\"/>", "CTY010",
    "column=\"%13\"", "Column 13, row 1 is not on the board", TRUE },
  { "stand/off-the-board-south", STAND, "<stand pawn=\"red-patrol\" column=\"12\" row=\"11\"/>",
    "CTY010", "row=\"%11\"", "Column 12, row 11 is not on the board", TRUE },
  { "stand/in-a-hole", "<exit edge=\"north\"/>",
    "<hole column=\"1\" row=\"1\"/><exit edge=\"north\"/>", "CTY010", "column=\"%1\" row=\"1\"/>\n",
    "Column 1, row 1 is a hole: no patrol can stand there", TRUE },
  { "stand/twice", STAND, STAND "<stand pawn=\"red-patrol\" column=\"2\" row=\"1\"/>", "REF002",
    NULL, "There is a second", TRUE },
  { "stand/fugitive", STAND, "<stand pawn=\"red-fugitive\" column=\"1\" row=\"1\"/>", "REF001",
    "pawn=\"%red-fugitive\"", "There is no patrol \"red-fugitive\"", FALSE },
  { "stand/on-a-hideout", LAY,
    "<lay tile=\"hideout-red\" column=\"4\" row=\"4\" side=\"up\"/>"
    "<stand pawn=\"blue-patrol\" column=\"4\" row=\"4\"/>",
    "CTY011", "pawn=\"blue-patrol\" column=\"%4\"",
    "Blue patrol starts where Red hideout lies face up: its fugitive is caught before", FALSE },
  { "stand/on-a-hidden-hideout", LAY,
    "<lay tile=\"hideout-red\" column=\"4\" row=\"4\"/>"
    "<stand pawn=\"blue-patrol\" column=\"4\" row=\"4\"/>",
    NULL, NULL, NULL, FALSE },
  { "peek/too-many", "<peek tiles=\"2\"/>", "<peek tiles=\"12\"/>", "CTY013", "tiles=\"%12\"",
    "A look at 12 tiles, but in setup \"Six players\" only 11 lie face down", TRUE },
  { "peek/all", "<peek tiles=\"2\"/>", "<peek tiles=\"11\"/>", NULL, NULL, NULL, FALSE },
  /* Colours */
  { "colour/unused", "<grid-board",
    "<colour id=\"grey\" name=\"Grey\" colour=\"#808080\"/>"
    "<grid-board",
    "REF004", "<colour id=\"%grey\"", "The colour \"grey\" is not used", TRUE },
  { "colour/hideout-of-nobody", "<hideout id=\"hideout-blue\"",
    "<hideout id=\"hideout-pink\" name=\"Pink hideout\" colour=\"pink\"/>"
    "<hideout id=\"hideout-blue\"",
    "CTY005", NULL, "There is no fugitive of colour Pink: nobody comes out", FALSE },
  { "colour/evidence-of-nobody", "name=\"Red evidence\" colour=\"red\"",
    "name=\"Red evidence\" colour=\"pink\"", "CTY006", "colour=\"%pink\"",
    "There is no fugitive of colour Pink: this evidence never counts", FALSE },
  { "colour/second-fugitive",
    "<fugitive id=\"blue-fugitive\" name=\"Blue fugitive\" "
    "colour=\"blue\"/>",
    "<fugitive id=\"blue-fugitive\" name=\"Blue fugitive\" colour=\"blue\"/>"
    "<fugitive id=\"other\" name=\"Other\" colour=\"blue\"/>",
    "CTY007",
    "colour=\"%blue\"/>\n"
    "  </pawns>",
    "This is a second fugitive of colour Blue", FALSE },
  { "colour/card-of-nobody", "<patrol id=\"pink-patrol\" name=\"Pink patrol\" colour=\"pink\"/>",
    "", "DCK004", "name=\"Patrol pink\" colour=\"%pink\"",
    "There is no patrol of colour Pink: this card moves nothing", FALSE },
  { "colour/pawn-without-card", "name=\"Patrol pink\" colour=\"pink\"",
    "name=\"Patrol pink\" colour=\"red\"", "DCK005", "name=\"Patrol pink\" colour=\"%red\"",
    "This is a second patrol card of colour Red, and there is none of Pink", FALSE },
  { "colour/pawn-of-another", "name=\"Pink patrol\" colour=\"pink\"",
    "name=\"Pink patrol\" colour=\"red\"", "DCK004", "name=\"Pink patrol\" colour=\"%red\"",
    "This is a second patrol of colour Red, and there is none of Pink", FALSE },
  /* The deck */
  { "deck/no-search",
    "copies=\"6\"/>\n    <patrol-card id=\"patrol-red\" name=\"Patrol red\" colour=\"red\" "
    "copies=\"3\"",
    "copies=\"0\"/>\n    <patrol-card id=\"patrol-red\" name=\"Patrol red\" colour=\"red\" "
    "copies=\"9\"",
    "DCK006", "name=\"Search\" copies=\"%0\"",
    "There is no Search card, but in setup \"Six players\" Red hideout", FALSE },
  { "deck/no-search-at-all",
    "<search id=\"search\" name=\"Search\" copies=\"6\"/>\n    <patrol-card id=\"patrol-red\" "
    "name=\"Patrol red\" colour=\"red\" copies=\"3\"",
    "<patrol-card id=\"patrol-red\" name=\"Patrol red\" colour=\"red\" copies=\"9\"", "DCK006",
    "<%action-deck", "There is no Search card, but in setup", FALSE },
  { "deck/hands-too-large", HAND, "<hand size=\"6\" exchange=\"5\"/>", "DCK002", "players=\"%6\"",
    "6 players are dealt 6 cards each, 36 in all, but the deck has 30", TRUE },
  { "hand/empty", HAND, "<hand size=\"0\"/>", "DCK008", "size=\"%0\"", "A hand of 0 cards", FALSE },
  { "hand/exchange", HAND, "<hand size=\"5\" exchange=\"6\"/>", "DCK009", "exchange=\"%6\"",
    "exchange is 6, but a hand has 5 cards", TRUE },
  { "hand/exchange-as-printed", HAND, "<hand size=\"4\"/>", NULL, NULL, NULL, FALSE },
  { "sequence/least-beyond-hand", "<sequence most=\"5\"/>", "<sequence least=\"6\"/>", "DCK009",
    "least=\"%6\"", "least is 6, but a hand has 5 cards", TRUE },
  { "sequence/contradiction", "<sequence most=\"5\"/>", "<sequence least=\"3\" most=\"2\"/>",
    "DCK007", "least=\"%3\"", "At least 3 cards are laid, and at most 2", TRUE },
  { "sequence/pairs-of-one", "<sequence most=\"5\"/>", "<sequence pairs=\"true\" most=\"1\"/>",
    "DCK007", "pairs=\"%true\"", "at most 1 card is laid and a pair is two", FALSE },
  { "sequence/one-card", "<sequence most=\"5\"/>", "<sequence most=\"1\"/>", NULL, NULL, NULL,
    FALSE },
  { "sequence/none", "<sequence most=\"5\"/>", "<sequence most=\"0\"/>", "DCK008", "most=\"%0\"",
    "At most 0 cards are laid", TRUE },
  /* Points and the end */
  { "score/catch", "<score/>", "<score catch=\"0\" evidence=\"0\"/>", "PTS001", "catch=\"%0\"",
    "Nothing scores for good cops", FALSE },
  { "score/evidence-alone", "<score/>", "<score catch=\"0\"/>", NULL, NULL, NULL, FALSE },
  { "score/escape", "<score/>", "<score escape=\"0\"/>", "PTS001", "escape=\"%0\"",
    "Nothing scores for dirty cops", FALSE },
  { "sequence/places", "<sequence most=\"5\"/>",
    "<sequence most=\"5\"><place search=\"true\" patrol=\"true\"/><place fugitive=\"true\"/>"
    "</sequence>",
    NULL, NULL, NULL, FALSE },
  { "sequence/place-of-nothing", "<sequence most=\"5\"/>",
    "<sequence most=\"5\"><place search=\"true\"/><place/></sequence>", "DCK010", "<%place/>",
    "Place 2 of the sequence takes no card", TRUE },
  { "sequence/idle-first", "<sequence most=\"5\"/>",
    "<sequence first=\"lead\"><place search=\"true\"/></sequence>", "DCK011", "first=\"%lead\"",
    "\"first\" has no effect", TRUE },
  { "sequence/more-than-places", "<sequence most=\"5\"/>",
    "<sequence least=\"4\" then=\"stop\"><place search=\"true\"/><place fugitive=\"true\"/>"
    "</sequence>",
    "DCK007", "least=\"%4\"", "At least 4 cards are laid, but the places take 3 at most", TRUE },
  { "turn/order", HAND, "<turn><step do=\"play\"/><step do=\"refill\"/></turn>" HAND, NULL, NULL,
    NULL, FALSE },
  { "turn/twice", HAND,
    "<turn><step do=\"play\"/><step do=\"refill\"/><step do=\"play\"/></turn>" HAND, "REF002", NULL,
    "There is a second", TRUE },
  { "turn/no-play", HAND, "<turn><step do=\"refill\"/></turn>" HAND, "DCK012", "<%turn>",
    "The turn has no step \"play\"", TRUE },
  { "turn/no-refill", HAND, "<turn><step do=\"exchange\"/><step do=\"play\"/></turn>" HAND,
    "DCK013", "<%turn>", "The turn has no step \"refill\"", TRUE },
  { "score/negative-catch", "<score/>", "<score catch=\"-5\" evidence=\"0\"/>", "PTS001",
    "catch=\"%-5\"", "Nothing scores for good cops: a catch is worth -5", FALSE },
  { "score/negative-escape", "<score/>", "<score escape=\"-1\"/>", "PTS001", "escape=\"%-1\"",
    "Nothing scores for dirty cops: an escape is worth -1", FALSE },
  { "score/points-on-a-tile", "copies=\"7\"/>\n  </tileset>",
    "copies=\"7\" points=\"-2\"/>\n  </tileset>", NULL, NULL, NULL, FALSE },
  { "end/escapes", ENDING, "<ending escapes=\"1\"/>", NULL, NULL, NULL, FALSE },
  { "end/escapes-of-all", ENDING, "<ending escapes=\"2\"/>", "PTS004", "escapes=\"%2\"",
    "The game never ends by 2 escapes: there are 2 fugitives", TRUE },
  { "end/milestone-after-escapes", CAUGHT,
    "<milestone id=\"two\" name=\"Two\" event=\"escaped\" count=\"2\"/>", NULL, NULL, NULL, FALSE },
  { "ending/too-short", ENDING, "<ending turn-limit=\"5\"/>", "PTS002", "turn-limit=\"%5\"",
    "ends after 5 turns of a player, but 6 take part", TRUE },
  { "ending/a-turn-each", ENDING, "<ending turn-limit=\"6\"/>", NULL, NULL, NULL, FALSE },
  { "ending/no-limit", ENDING, "<ending turn-limit=\"0\"/>", NULL, NULL, NULL, FALSE },
  { "ending/quiet", ENDING, "<ending turn-limit=\"40\" quiet=\"40\"/>", "PTS003", "quiet=\"%40\"",
    "40 quiet turns are never reached: the game ends after 40", TRUE },
  { "milestone/too-many", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"escaped\" "
           "count=\"3\"/>",
    "CTY012", "count=\"%3\"", "It waits for 3, but no more than 2 can happen", TRUE },
  { "milestone/evidence", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"evidence\" "
           "colour=\"blue\"/>",
    "CTY012", NULL, "It waits for 1, but no more than 0 can happen", TRUE },
  { "milestone/quiet", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"quiet\" "
           "count=\"3\"/>",
    "CTY012", "count=\"%3\"", "no more than 2 can happen", TRUE },
  { "milestone/stopped", CAUGHT, CAUGHT "<milestone id=\"m\" name=\"M\" event=\"stopped\"/>", NULL,
    NULL, NULL, FALSE },
  { "milestone/colour", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"reshuffle\" "
           "colour=\"red\"/>",
    "CTY015", "event=\"reshuffle\" colour=\"%red\"", "has no colour", TRUE },
  { "deck/no-fugitive",
    "<fugitive-card id=\"fugitive-red\" name=\"Fugitive red\" colour=\"red\" copies=\"8\"/>\n    "
    "<fugitive-card id=\"fugitive-blue\" name=\"Fugitive blue\" colour=\"blue\" copies=\"7\"/>",
    "<fugitive-card id=\"fugitive-red\" name=\"Fugitive red\" colour=\"red\" copies=\"0\"/>\n    "
    "<fugitive-card id=\"fugitive-blue\" name=\"Fugitive blue\" colour=\"blue\" copies=\"0\"/>",
    "DCK001", "<%action-deck>",
    "The deck has no Fugitive card, so no sequence goes on after its first", FALSE },
  { "deck/no-lead",
    "copies=\"6\"/>\n    <patrol-card id=\"patrol-red\" name=\"Patrol red\" colour=\"red\" "
    "copies=\"3\"/>\n    <patrol-card id=\"patrol-blue\" name=\"Patrol blue\" colour=\"blue\" "
    "copies=\"3\"/>\n    <patrol-card id=\"patrol-pink\" name=\"Patrol pink\" colour=\"pink\" "
    "copies=\"3\"/>",
    "copies=\"0\"/>\n    <patrol-card id=\"patrol-red\" name=\"Patrol red\" colour=\"red\" "
    "copies=\"0\"/>\n    <patrol-card id=\"patrol-blue\" name=\"Patrol blue\" colour=\"blue\" "
    "copies=\"0\"/>\n    <patrol-card id=\"patrol-pink\" name=\"Patrol pink\" colour=\"pink\" "
    "copies=\"0\"/>",
    "DCK001", "<%action-deck>",
    "The deck has no lead card, so nobody can begin a sequence: expected", FALSE },
  { "board/street-in-a-hole", "<exit edge=\"north\"/>",
    "<hole column=\"7\" row=\"3\"/><street column=\"7\" row=\"3\"/><exit edge=\"north\"/>",
    "CTY017", "%street column=\"", "This street changes nothing", FALSE },
  { "sequence/place-without-card", "<sequence most=\"5\"/>",
    "<sequence most=\"2\"><place search=\"true\" fugitive=\"false\"/><place search=\"false\" "
    "patrol=\"false\" fugitive=\"false\"/></sequence>",
    "DCK010", "fugitive=\"false\"/><%place search=\"false\"",
    "Place 2 of the sequence takes no card: expected search, patrol or fugitive", FALSE },
  { "sequence/place-not-in-deck", "<sequence most=\"5\"/>",
    "<sequence most=\"2\"><place search=\"true\" fugitive=\"false\"/><place search=\"true\" "
    "patrol=\"false\" fugitive=\"false\"/></sequence>",
    NULL, NULL, NULL, FALSE },
  { "end/more-escapes", "<ending turn-limit=\"60\" quiet=\"20\"/>",
    "<ending turn-limit=\"60\" quiet=\"20\" escapes=\"3\"/>", "PTS004", "escapes=\"%3\"/>",
    "The game never ends by 3 escapes: there are 2 fugitives", FALSE },
  { "score/tile-worth", "<score/>", "<score catch=\"-1\" evidence=\"-1\"/>", "PTS001",
    "catch=\"%-1\" evidence=\"",
    "Nothing scores for good cops: a catch is worth -1, and no evidence or", FALSE },
};

/* What a deck of one sort is worth depends on how cards may follow one another. */

typedef struct {
  const char *name;
  const char *gone; /* elements whose copies are none */
  const char *sequence;
  const char *message; /* NULL: nothing is said of the deck's sorts */
} Sorts;

static const Sorts sorts[] = {
  { "leads-alone", "fugitive-card", "<sequence first=\"any\"/>",
    "The deck has no Fugitive card, so no sequence goes on" },
  { "leads-in-any-order", "fugitive-card", "<sequence alternate=\"false\"/>", NULL },
  { "no-lead-to-begin", "search|patrol-card", "<sequence alternate=\"false\"/>",
    "The deck has no lead card, so nobody can begin" },
  { "no-lead-to-go-on", "search|patrol-card", "<sequence first=\"any\"/>",
    "The deck has no lead card, so no sequence goes on" },
  { "fugitives-in-any-order", "search|patrol-card", "<sequence first=\"any\" alternate=\"false\"/>",
    NULL },
};

static void
test_sorts (gconstpointer data)
{
  const Sorts *test = data;
  ScenarioFile *file = scenario_load_file ("tests/fixtures/small-city.scenario.xml");
  g_autofree char *pattern = g_strdup_printf ("(<(%s) [^>]*copies=)\"[0-9]+\"", test->gone);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *without = g_regex_replace (regex, file->text, -1, 0, "\\1\"0\"", 0, NULL);
  g_autoptr (GString) text = g_string_new (without);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  const char *said = NULL;

  g_assert_cmpuint (g_string_replace (text, "<sequence most=\"5\"/>", test->sequence, 0), ==, 1);
  source = tc_source_new_for_string ("city", text->str);
  build = tc_build_new (source, NULL);
  for (guint i = 0; i < tc_report_get_n (tc_build_get_report (build)); i++) {
    const TcFinding *finding = tc_report_get (tc_build_get_report (build), i);

    if (strcmp (finding->code, "DCK001") == 0)
      said = finding->message;
  }
  g_assert_cmpint (said != NULL, ==, test->message != NULL);
  g_assert_true (said == NULL || g_str_has_prefix (said, test->message));
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++) {
    g_autofree char *path = g_strdup_printf ("/lint/badge/sorts/%s", sorts[i].name);

    g_test_add_data_func (path, &sorts[i], test_sorts);
  }
  lint_add_faults ("badge", "tests/fixtures/small-city.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
