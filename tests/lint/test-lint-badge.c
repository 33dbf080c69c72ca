/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

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
  { "crew/no-peek", "<peek tiles=\"2\"/>", "<peek tiles=\"0\" players=\"7\"/>", NULL, NULL, NULL,
    FALSE },
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
    "<%tileset>", "14 tiles, and a city of 4 by 3 = 12 places", TRUE },
  { "city/tiles-too-few", "copies=\"7\"/>\n  </tileset>", "copies=\"5\"/>\n  </tileset>", "CTY003",
    "<%tileset>", "10 tiles", TRUE },
  { "city/tiles-much-too-many", "name=\"Traffic\" copies=\"2\"", "name=\"Traffic\" copies=\"20\"",
    "CTY003", "<%tileset>", "30 tiles", FALSE },
  { "city/no-copy-of-a-hideout", "name=\"Blue hideout\" colour=\"blue\"",
    "name=\"Blue hideout\" colour=\"blue\" copies=\"0\"", "CTY004",
    "<%fugitive id=\"blue-fugitive\"", "Blue fugitive has no hideout to come out of", TRUE },
  { "city/no-hideout", "<hideout id=\"hideout-blue\" name=\"Blue hideout\" colour=\"blue\"/>", "",
    "CTY004", "<%fugitive id=\"blue-fugitive\"", "expected a hideout of colour \"blue\"", FALSE },
  { "city/hideout-twice", "name=\"Blue hideout\" colour=\"blue\"",
    "name=\"Blue hideout\" colour=\"blue\" copies=\"2\"", "CTY005", "copies=\"%2\"/>\n    <evid",
    "There are 2 copies of Blue hideout: expected 1", TRUE },
  { "city/second-hideout", "<evidence id",
    "<hideout id=\"h\" name=\"H\" colour=\"red\"/><evidence id", "CTY005",
    "<hideout id=\"h\" name=\"H\" colour=\"%red\"", "This is a second hideout of colour Red",
    FALSE },
  { "city/no-copy", "<empty id", "<traffic id=\"jam\" name=\"Jam\" copies=\"0\"/><empty id",
    "CTY014", "name=\"Jam\" copies=\"%0\"", "There is no copy of Jam", TRUE },
  /* What lies and stands where */
  { "lay/in-the-street", LAY, "<lay tile=\"traffic\" column=\"2\" row=\"4\"/>", "CTY008",
    "column=\"%2\" row=\"4\"", "Column 2, row 4 is not in the city", FALSE },
  { "lay/south-of-the-city", LAY, "<lay tile=\"traffic\" column=\"4\" row=\"6\"/>", "CTY008",
    "row=\"%6\"", "Column 4, row 6 is not in the city", FALSE },
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
    "name=\"Patrol pink\" colour=\"red\"", "DCK005", "<%patrol id=\"pink-patrol\"",
    "No card moves Pink patrol: expected a patrol-card of colour \"pink\"", FALSE },
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
  { "hand/too-large", HAND, "<hand size=\"21\"/>", "DCK003", "size=\"%21\"",
    "A hand of 21 cards: at most 20", FALSE },
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
  { "ending/too-short", ENDING, "<ending turn-limit=\"5\"/>", "PTS002", "turn-limit=\"%5\"",
    "ends after 5 turns of a player, but 6 take part", TRUE },
  { "ending/a-turn-each", ENDING, "<ending turn-limit=\"6\"/>", NULL, NULL, NULL, FALSE },
  { "ending/no-limit", ENDING, "<ending turn-limit=\"0\"/>", NULL, NULL, NULL, FALSE },
  { "ending/quiet", ENDING, "<ending turn-limit=\"40\" quiet=\"40\"/>", "PTS003", "quiet=\"%40\"",
    "40 quiet turns are never reached: the game ends after 40", TRUE },
  { "milestone/too-many", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"escaped\" "
           "count=\"3\"/>",
    "CTY012", "count=\"%3\"", "It waits for 3, but this happens at most 2 times", TRUE },
  { "milestone/evidence", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"evidence\" "
           "colour=\"blue\"/>",
    "CTY012", NULL, "It waits for 1, but this happens at most 0 times", TRUE },
  { "milestone/quiet", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"quiet\" "
           "count=\"3\"/>",
    "CTY012", "count=\"%3\"", "at most 2 times", TRUE },
  { "milestone/stopped", CAUGHT, CAUGHT "<milestone id=\"m\" name=\"M\" event=\"stopped\"/>", NULL,
    NULL, NULL, FALSE },
  { "milestone/colour", CAUGHT,
    CAUGHT "<milestone id=\"m\" name=\"M\" event=\"reshuffle\" "
           "colour=\"red\"/>",
    "CTY015", "event=\"reshuffle\" colour=\"%red\"", "has no colour", TRUE },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_faults ("badge", "tests/fixtures/small-city.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
