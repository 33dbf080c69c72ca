/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* Slips in a small city: what its designer reads, and what the fixes would write. */

static const LintSaid cases[] = {
  /* Who plays */
  { "players-too-few", "  <player id=\"p6\" name=\"Fay\"/>\n", "",
    "CRW001@50:50 6 players take part, but only 5 are listed\n"
    "Write 5:\n"
    "- <setup id=\"game\" name=\"Six players\" players=\"6\">\n"
    "+ <setup id=\"game\" name=\"Six players\" players=\"5\">\n" },
  { "same-player-name", "name=\"Fay\"", "name=\"Eve\"",
    "NAM001@12:25 There is a second player with the name \"Eve\"\n" },
  { "same-player-id", "id=\"p6\"", "id=\"p5\"",
    "REF002@12:15 There is a second player \"p5\"\n"
    "Write \"p5-2\":\n"
    "- <player id=\"p5\" name=\"Fay\"/>\n"
    "+ <player id=\"p5-2\" name=\"Fay\"/>\n" },
  { "third-side", "<player id=\"p1\"", "<side id=\"judge\" name=\"Judge\"/>\n  <player id=\"p1\"",
    "SCH005@7:4 One <side> too many: <scenario> may have at most 2\n" },
  { "players-before-sides",
    "  <side id=\"dirty\" name=\"Dirty cop\"/>\n  <player id=\"p1\" name=\"Ann\"/>",
    "  <player id=\"p1\" name=\"Ann\"/>\n  <side id=\"dirty\" name=\"Dirty cop\"/>",
    "SCH004@7:4 <side> must come before <player>\n" },
  /* The board */
  { "city-beyond-the-board", "<city column=\"3\" row=\"3\" columns=\"4\"",
    "<city column=\"3\" row=\"3\" columns=\"14\"",
    "CTY001@17:39 The city reaches to column 16, but the board has 12 columns\n" },
  { "city-to-the-very-edge", "<city column=\"3\" row=\"3\" columns=\"4\"",
    "<city column=\"9\" row=\"3\" columns=\"4\"",
    "CTY008@52:35 Column 4, row 4 is not in the city\n" },
  { "city-one-past-the-edge", "<city column=\"3\" row=\"3\" columns=\"4\"",
    "<city column=\"10\" row=\"3\" columns=\"4\"",
    "CTY001@17:40 The city reaches to column 13, but the board has 12 columns\n" },
  { "column-zero", "<city column=\"3\"", "<city column=\"0\"",
    "SCH009@17:19 column cannot be \"0\": expected a whole number from 1 to 50\n" },
  { "board-too-large", "<grid-board columns=\"12\"", "<grid-board columns=\"51\"",
    "SCH009@16:24 columns cannot be \"51\": expected a whole number from 1 to 50\n" },
  { "exit-twice", "<exit edge=\"west\"/>", "<exit edge=\"north\"/>",
    "REF002@19:17 There is a second exit \"north\"\n"
    "Remove the second one:\n"
    "- <exit edge=\"north\"/>\n" },
  { "exit-misspelt", "<exit edge=\"west\"/>", "<exit edge=\"wset\"/>",
    "SCH009@19:17 edge cannot be \"wset\": expected one of north, east, south, west\n"
    "Write \"west\":\n"
    "- <exit edge=\"wset\"/>\n"
    "+ <exit edge=\"west\"/>\n" },
  { "exit-of-capitals", "<exit edge=\"west\"/>", "<exit edge=\"West\"/>",
    "SCH009@19:17 edge cannot be \"West\": expected one of north, east, south, west\n"
    "Write \"west\":\n"
    "- <exit edge=\"West\"/>\n"
    "+ <exit edge=\"west\"/>\n" },
  { "no-exit", "    <exit edge=\"north\"/>\n    <exit edge=\"west\"/>\n", "",
    "CTY020@16:4 The board has no exit: no fugitive can ever escape\n" },
  /* Tiles */
  { "too-few-tiles", "copies=\"7\"", "copies=\"6\"",
    "CTY003@21:4 Tiles and places differ: 11 tiles, and a city of 12 places\n"
    "Make it 7 of Empty tile:\n"
    "- <empty id=\"empty\" name=\"Empty tile\" copies=\"6\"/>\n"
    "+ <empty id=\"empty\" name=\"Empty tile\" copies=\"7\"/>\n" },
  { "too-many-tiles", "copies=\"7\"", "copies=\"8\"",
    "CTY003@21:4 Tiles and places differ: 13 tiles, and a city of 12 places\n"
    "Make it 7 of Empty tile:\n"
    "- <empty id=\"empty\" name=\"Empty tile\" copies=\"8\"/>\n"
    "+ <empty id=\"empty\" name=\"Empty tile\" copies=\"7\"/>\n" },
  { "hideout-of-no-colour", "name=\"Red hideout\" colour=\"red\"",
    "name=\"Red hideout\" colour=\"rde\"",
    "REF001@22:58 There is no colour \"rde\"\n"
    "Write \"red\":\n"
    "- <hideout id=\"hideout-red\" name=\"Red hideout\" colour=\"rde\"/>\n"
    "+ <hideout id=\"hideout-red\" name=\"Red hideout\" colour=\"red\"/>\n" },
  { "hideout-without-a-colour", "name=\"Red hideout\" colour=\"red\"", "name=\"Red hideout\"",
    "SCH008@22:6 <hideout> needs the attribute \"colour\"\n"
    "Write colour=\"red\":\n"
    "- <hideout id=\"hideout-red\" name=\"Red hideout\"/>\n"
    "+ <hideout id=\"hideout-red\" name=\"Red hideout\" colour=\"red\"/>\n" },
  { "second-hideout", "name=\"Blue hideout\" colour=\"blue\"",
    "name=\"Blue hideout\" colour=\"red\"",
    "CTY005@23:60 This is a second hideout of colour Red: expected one for each fugitive\n" },
  { "evidence-gone", "    <evidence id=\"evidence-red\" name=\"Red evidence\" colour=\"red\"/>\n",
    "",
    "CTY003@21:4 Tiles and places differ: 11 tiles, and a city of 12 places\n"
    "Make it 8 of Empty tile:\n"
    "- <empty id=\"empty\" name=\"Empty tile\" copies=\"7\"/>\n"
    "+ <empty id=\"empty\" name=\"Empty tile\" copies=\"8\"/>\n" },
  { "no-copies", "name=\"Traffic\" copies=\"2\"", "name=\"Traffic\" copies=\"0\"",
    "CTY003@21:4 Tiles and places differ: 10 tiles, and a city of 12 places\n"
    "Make it 9 of Empty tile:\n"
    "- <empty id=\"empty\" name=\"Empty tile\" copies=\"7\"/>\n"
    "+ <empty id=\"empty\" name=\"Empty tile\" copies=\"9\"/>\n"
    "CTY009@52:18 Traffic is laid once more than there are: 0\n" },
  /* Pawns */
  { "fugitive-without-a-hideout", "name=\"Blue fugitive\" colour=\"blue\"",
    "name=\"Blue fugitive\" colour=\"pink\"",
    "CTY005@23:60 There is no fugitive of colour Blue: nobody comes out of this hideout\n"
    "DCK005@33:6 No card moves Blue fugitive: expected a fugitive-card of colour \"pink\" in the "
    "deck\n" },
  { "two-patrols-of-a-colour", "name=\"Pink patrol\" colour=\"pink\"",
    "name=\"Pink patrol\" colour=\"red\"",
    "DCK004@31:57 This is a second patrol of colour Red, and there is none of Pink\n" },
  { "patrol-gone", "    <patrol id=\"pink-patrol\" name=\"Pink patrol\" colour=\"pink\"/>\n", "",
    "DCK004@38:62 There is no patrol of colour Pink: this card moves nothing\n" },
  { "fugitive-gone",
    "    <fugitive id=\"blue-fugitive\" name=\"Blue fugitive\" colour=\"blue\"/>\n", "",
    "CTY005@23:60 There is no fugitive of colour Blue: nobody comes out of this hideout\n" },
  { "colour-of-nobody", "<colour id=\"pink\"",
    "<colour id=\"grey\" name=\"Grey\" colour=\"#808080\"/>\n  <colour id=\"pink\"",
    "REF004@15:15 The colour \"grey\" is not used\n"
    "Remove Grey:\n"
    "- <colour id=\"grey\" name=\"Grey\" colour=\"#808080\"/>\n" },
  { "colour-that-looks-alike", "colour=\"#0000c0\"", "colour=\"#c00000\"",
    "NAM003@14:41 There is a second colour with the colour #c00000\n" },
  { "colour-of-three-digits", "colour=\"#0000c0\"", "colour=\"#00c\"",
    "SCH009@14:41 colour cannot be \"#00c\": expected a colour as red, green and blue in "
    "hexadecimal, such as #2f6ea8\n" },
  { "colour-in-capitals", "colour=\"#0000c0\"", "colour=\"#0000C0\"",
    "SCH009@14:41 colour cannot be \"#0000C0\": expected a colour as red, green and blue in "
    "hexadecimal, such as #2f6ea8\n"
    "Write \"#0000c0\":\n"
    "- <colour id=\"blue\" name=\"Blue\" colour=\"#0000C0\"/>\n"
    "+ <colour id=\"blue\" name=\"Blue\" colour=\"#0000c0\"/>\n" },
  /* Cards */
  { "card-for-no-pawn", "name=\"Patrol pink\" colour=\"pink\"",
    "name=\"Patrol pink\" colour=\"bleu\"", "REF001@39:62 There is no colour \"bleu\"\n" },
  { "no-card-for-a-pawn",
    "    <patrol-card id=\"patrol-pink\" name=\"Patrol pink\" colour=\"pink\" "
    "copies=\"3\"/>\n",
    "",
    "DCK005@31:6 No card moves Pink patrol: expected a patrol-card of colour \"pink\" in the deck\n"
    "DCK002@50:50 6 players are dealt 5 cards each, 30 in all, but the deck has 27\n" },
  { "hand-larger-than-the-deck", "<hand size=\"5\"", "<hand size=\"9\"",
    "DCK002@51:50 6 players are dealt 9 cards each, 54 in all, but the deck has 30\n"
    "Write 5:\n"
    "- <hand size=\"9\" exchange=\"5\"/>\n"
    "+ <hand size=\"5\" exchange=\"5\"/>\n" },
  { "sequence-of-nothing", "<sequence most=\"5\"/>", "<sequence most=\"0\"/>",
    "DCK008@45:21 At most 0 cards are laid: nobody ever plays one\n"
    "Leave it as in the rulebook:\n"
    "- <sequence most=\"0\"/>\n"
    "+ <sequence/>\n" },
  { "peek-at-none", "<peek tiles=\"2\"/>", "<peek tiles=\"0\"/>", "" },
  { "quiet-longer-than-the-game", "quiet=\"20\"", "quiet=\"90\"",
    "PTS003@47:36 90 quiet turns are never reached: the game ends after 60\n"
    "Write 0:\n"
    "- <ending turn-limit=\"60\" quiet=\"90\"/>\n"
    "+ <ending turn-limit=\"60\" quiet=\"0\"/>\n" },
  /* Setups */
  { "more-players-than-seats", "players=\"6\"", "players=\"7\"",
    "CRW001@51:50 7 players take part, but only 6 are listed\n"
    "Write 6:\n"
    "- <setup id=\"game\" name=\"Six players\" players=\"7\">\n"
    "+ <setup id=\"game\" name=\"Six players\" players=\"6\">\n" },
  { "fewer-players", "players=\"6\"", "players=\"5\"",
    "CRW004@12:4 6 players are listed, but no setup is for more than 5: Fay never takes part\n"
    "Remove Fay:\n"
    "- <player id=\"p6\" name=\"Fay\"/>\n" },
  { "tile-outside-the-city", "<lay tile=\"traffic\" column=\"4\"",
    "<lay tile=\"traffic\" column=\"9\"", "CTY008@52:35 Column 9, row 4 is not in the city\n" },
  { "tile-off-the-board", "<lay tile=\"traffic\" column=\"4\"",
    "<lay tile=\"traffic\" column=\"44\"", "CTY008@52:35 Column 44, row 4 is not in the city\n" },
  { "two-tiles-in-one-place", "<stand pawn",
    "<lay tile=\"empty\" column=\"4\" row=\"4\" side=\"up\"/>\n      <stand pawn",
    "REF002@53:33 There is a second laid tile \"4-4\"\n"
    "Remove the second one:\n"
    "- <lay tile=\"empty\" column=\"4\" row=\"4\" side=\"up\"/>\n" },
  { "three-of-two-copies", "<stand pawn",
    "<lay tile=\"traffic\" column=\"5\" row=\"4\" side=\"up\"/>\n"
    "      <lay tile=\"traffic\" column=\"6\" row=\"4\" side=\"up\"/>\n      <stand pawn",
    "CTY009@54:18 Traffic is laid once more than there are: 2\n"
    "Remove laid tile:\n"
    "- <lay tile=\"traffic\" column=\"6\" row=\"4\" side=\"up\"/>\n" },
  { "tile-of-no-kind", "<lay tile=\"traffic\"", "<lay tile=\"trafic\"",
    "REF001@52:18 There is no tile \"trafic\"\n"
    "Write \"traffic\":\n"
    "- <lay tile=\"trafic\" column=\"4\" row=\"4\" side=\"up\"/>\n"
    "+ <lay tile=\"traffic\" column=\"4\" row=\"4\" side=\"up\"/>\n" },
  { "pawn-off-the-board", "<stand pawn=\"red-patrol\" column=\"1\"",
    "<stand pawn=\"red-patrol\" column=\"13\"",
    "CTY010@53:40 Column 13, row 1 is not on the board\n"
    "Write 12:\n"
    "- <stand pawn=\"red-patrol\" column=\"13\" row=\"1\"/>\n"
    "+ <stand pawn=\"red-patrol\" column=\"12\" row=\"1\"/>\n" },
  { "pawn-twice", "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>",
    "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>\n"
    "      <stand pawn=\"red-patrol\" column=\"2\" row=\"1\"/>",
    "REF002@54:20 There is a second patrol start \"red-patrol\"\n"
    "Remove the second one:\n"
    "- <stand pawn=\"red-patrol\" column=\"2\" row=\"1\"/>\n" },
  { "two-pawns-in-one-place", "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>",
    "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>\n"
    "      <stand pawn=\"blue-patrol\" column=\"1\" row=\"1\"/>",
    "" },
  { "milestone-of-no-event", "event=\"caught\"", "event=\"cauhgt\"",
    "SCH009@57:63 event cannot be \"cauhgt\": expected one of revealed, caught, escaped, evidence, "
    "quiet, stopped, reshuffle\n"
    "Write \"caught\":\n"
    "- <milestone id=\"caught\" name=\"A fugitive is caught\" event=\"cauhgt\"/>\n"
    "+ <milestone id=\"caught\" name=\"A fugitive is caught\" event=\"caught\"/>\n" },
  { "setup-without-a-name", " name=\"Six players\"", "",
    "SCH008@51:6 <setup> needs the attribute \"name\"\n"
    "Write name=\"Setup\":\n"
    "- <setup id=\"game\" players=\"6\">\n"
    "+ <setup id=\"game\" name=\"Setup\" players=\"6\">\n" },
  { "no-source", " src=\"designer\">", ">",
    "SRC001@4:2 Values in <side>, <player>, <colour>, <grid-board>, <tileset>, <pawns>, "
    "<action-deck>, <rules>, <setups>, <milestones> have no source\n"
    "Mark them as chosen by the designer:\n"
    "- <scenario xmlns=\"urn:turncoat:badge\" format=\"1\" id=\"small-city\" title=\"A small "
    "city\">\n"
    "+ <scenario xmlns=\"urn:turncoat:badge\" format=\"1\" id=\"small-city\" title=\"A small "
    "city\" src=\"designer\">\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("fixes-city", "tests/fixtures/small-city.scenario.xml", cases,
                 G_N_ELEMENTS (cases));

  return g_test_run ();
}
