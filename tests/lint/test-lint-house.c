/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* Slips in a house that grows and in its haunts: what its designer reads, and what the fixes would
 * write. */

static const LintSaid cases[] = {
  /* The chart */
  { "cell-of-no-number", "<cell room=\"junk-room\" omen=\"bite\" number=\"4\"/>",
    "<cell room=\"junk-room\" omen=\"bite\" number=\"98\"/>",
    "HNT001@3641:48 No \"number\" says what 98 means\n" },
  { "cell-missing",
    "\n"
    "    <cell room=\"junk-room\" omen=\"book\" number=\"33\"/>",
    "", "HNT002@323:174 The chart has no cell for the Junk Room and the Book\n" },
  { "cell-twice", "<cell room=\"junk-room\" omen=\"book\" number=\"33\"/>",
    "<cell room=\"junk-room\" omen=\"bite\" number=\"33\"/>",
    "REF002@3642:17 There is a second cell \"junk-room-bite\"\n" },
  { "cell-of-no-omen", "<cell room=\"junk-room\" omen=\"book\"",
    "<cell room=\"junk-room\" omen=\"boock\"",
    "REF001@3642:34 There is no card \"boock\"\n"
    "Write \"book\":\n"
    "- <cell room=\"junk-room\" omen=\"boock\" number=\"33\"/>\n"
    "+ <cell room=\"junk-room\" omen=\"book\" number=\"33\"/>\n" },
  { "cell-of-no-room", "<cell room=\"junk-room\" omen=\"book\"",
    "<cell room=\"junkroom\" omen=\"book\"",
    "REF001@3642:17 There is no space \"junkroom\"\n"
    "Write \"junk-room\":\n"
    "- <cell room=\"junkroom\" omen=\"book\" number=\"33\"/>\n"
    "+ <cell room=\"junk-room\" omen=\"book\" number=\"33\"/>\n" },
  { "row-missing-an-omen",
    "<omen id=\"skull\" name=\"Skull\" phrase=\"the Skull\" shield=\"true\">",
    "<omen id=\"stone\" name=\"Stone\" phrase=\"the Stone\"/>\n"
    "    <omen id=\"skull\" name=\"Skull\" phrase=\"the Skull\" shield=\"true\">",
    "HNT002@2787:15 The chart has no cells for the Stone\n" },
  { "no-omen-comes-there",
    "south=\"true\" west=\"true\" floor=\"basement\" floor-2=\"ground\" floor-3=\"upper\" "
    "symbol=\"omen\">",
    "south=\"true\" west=\"true\" floor=\"basement\" floor-2=\"ground\" floor-3=\"upper\" "
    "symbol=\"item\">",
    "HNT013@3641:17 No omen comes in \"Junk Room\"\n" },
  { "number-of-no-cell", "<number n=\"5\" haunt=\"horde\"",
    "<number n=\"77\" haunt=\"horde\" traitor=\"left\"/>\n"
    "    <number n=\"5\" haunt=\"horde\"",
    "HNT014@3491:16 No cell of the chart and no drill has this number\n" },
  { "number-gone",
    "\n"
    "    <number n=\"4\" haunt=\"hunt\" traitor=\"highest\" trait=\"might\" "
    "except-revealer=\"true\" src-of=\"haunt:reconstructed\"/>",
    "", "HNT001@3562:48 No \"number\" says what 4 means\n" },
  { "number-twice", "<number n=\"5\" haunt=\"horde\"", "<number n=\"4\" haunt=\"horde\"",
    "REF002@3491:16 There is a second number \"4\"\n" },
  { "number-of-no-haunt", "<number n=\"5\" haunt=\"horde\"", "<number n=\"5\" haunt=\"hord\"",
    "REF001@3491:26 There is no haunt \"hord\"\n"
    "Write \"horde\":\n"
    "- <number n=\"5\" haunt=\"hord\" traitor=\"revealer\" src-of=\"haunt:reconstructed\"/>\n"
    "+ <number n=\"5\" haunt=\"horde\" traitor=\"revealer\" src-of=\"haunt:reconstructed\"/>\n" },
  { "highest-of-no-trait", "traitor=\"highest\" trait=\"might\"", "traitor=\"highest\"",
    "HNT005@3490:41 \"highest\" of which trait?\n" },
  { "lowest-of-no-trait", "traitor=\"lowest\" trait=\"knowledge\"", "traitor=\"lowest\"",
    "HNT005@3489:43 \"lowest\" of which trait?\n" },
  { "traitor-of-no-word", "<number n=\"5\" haunt=\"horde\" traitor=\"revealer\"",
    "<number n=\"5\" haunt=\"horde\" traitor=\"reveler\"",
    "SCH009@3491:42 traitor cannot be \"reveler\": expected one of revealer, left, highest, "
    "lowest, oldest, youngest, nobody, hidden\n"
    "Write \"revealer\":\n"
    "- <number n=\"5\" haunt=\"horde\" traitor=\"reveler\" src-of=\"haunt:reconstructed\"/>\n"
    "+ <number n=\"5\" haunt=\"horde\" traitor=\"revealer\" src-of=\"haunt:reconstructed\"/>\n" },
  { "drill-of-no-number", "<drill number=\"1\" revealer=\"anna\"/>",
    "<drill number=\"98\" revealer=\"anna\"/>",
    "HNT001@3785:22 No \"number\" says what 98 means\n" },
  { "drill-of-another-haunt",
    "<drill number=\"1\" revealer=\"anna\"/>\n    </setup>\n    <setup "
    "id=\"drill-ritual\"",
    "<drill number=\"17\" revealer=\"anna\"/>\n    </setup>\n    <setup id=\"drill-ritual\"",
    "HNT015@3785:22 \"Haunt drill: Horde\" begins the haunt \"Ritual\", number 17 of the chart, "
    "and "
    "not \"Horde\"\n" },
  { "drill-named-after-no-haunt", "name=\"Haunt drill: Horde\"", "name=\"The hordes' first drill\"",
    "" },
  { "drill-of-a-haunt-with-a-longer-name", "<haunt id=\"deluge\" name=\"Deluge\"",
    "<haunt id=\"deluge\" name=\"Deluge drill\"", "" },
  /* Haunts */
  { "no-last-round",
    "      <clock rounds=\"20\" winner=\"traitor-side\"/>\n"
    "      <goal id=\"banish-all\"",
    "      <goal id=\"banish-all\"",
    "HNT006@2814:6 \"Horde\" has no last round: it can go on until nobody wins\n" },
  { "clock-that-never-stops", "<clock rounds=\"20\" winner=\"traitor-side\"/>",
    "<clock winner=\"traitor-side\"/>",
    "HNT006@2853:8 \"Horde\" has no last round: it can go on until nobody wins\n" },
  { "clock-without-winner", "<clock rounds=\"20\" winner=\"traitor-side\"/>",
    "<clock rounds=\"20\"/>", "HNT007@2853:8 After the last round of \"Horde\" nobody wins\n" },
  { "clock-of-a-haunt-without-traitor", "<clock rounds=\"10\">", "<clock rounds=\"11\">", "" },
  { "heroes-win-by-the-clock",
    "<goal id=\"banish-all\" name=\"Lay the dead to rest\" side=\"heroes\">",
    "<goal id=\"banish-all\" name=\"Lay the dead to rest\" side=\"traitor-side\">",
    "HNT003@2814:6 The heroes cannot win \"Horde\": they have no goal\n" },
  { "traitor-wins-by-the-clock",
    "<goal id=\"kill-all\" name=\"Leave nobody alive\" side=\"traitor-side\">",
    "<goal id=\"kill-all\" name=\"Leave nobody alive\" side=\"heroes\">", "" },
  { "traitor-cannot-win",
    "<goal id=\"finish-ritual\" name=\"Finish the ritual\" side=\"traitor-side\">",
    "<goal id=\"finish-ritual\" name=\"Finish the ritual\" side=\"heroes\">",
    "HNT003@2888:6 The traitor cannot win \"Ritual\": he has no goal\n" },
  { "goal-that-nobody-wins",
    "<check>\n"
    "          <if>\n"
    "            <when>\n"
    "              <track track=\"monsters\" at-most=\"0\"/>\n"
    "            </when>\n"
    "            <then>\n"
    "              <win player=\"acting\"/>",
    "<check>\n"
    "          <if>\n"
    "            <when>\n"
    "              <track track=\"monsters\" at-most=\"0\"/>\n"
    "            </when>\n"
    "            <then>\n"
    "              <set track=\"bane\" to=\"0\"/>",
    "HNT011@3042:8 The check of \"Slay the beast\" never says that anybody wins\n" },
  { "goal-twice", "<goal id=\"feed-some\"", "<goal id=\"feed\"",
    "REF002@3068:17 There is a second goal \"feed\"\n"
    "Write \"feed-2\":\n"
    "- <goal id=\"feed\" name=\"Feed the beast enough\" side=\"traitor-side\">\n"
    "+ <goal id=\"feed-2\" name=\"Feed the beast enough\" side=\"traitor-side\">\n" },
  { "task-of-nobody", "name=\"Set the seal\" who=\"all\"", "name=\"Set the seal\" who=\"traitor\"",
    "HNT008@3228:52 Nobody is the traitor in this haunt\n" },
  { "task-of-the-heroes", "name=\"Set the seal\" who=\"all\"",
    "name=\"Set the seal\" who=\"heroes\"", "" },
  { "task-at-no-token", "who=\"traitor\" token=\"circle\"", "who=\"traitor\" token=\"seal\"",
    "HNT012@2927:69 Nothing in this haunt places \"Seal\"\n" },
  { "task-at-a-misspelt-token", "who=\"traitor\" token=\"circle\"",
    "who=\"traitor\" token=\"cirle\"",
    "REF001@2927:69 There is no piece-kind \"cirle\"\n"
    "Write \"circle\":\n"
    "- <task id=\"light\" name=\"Light the circle\" who=\"traitor\" token=\"cirle\">\n"
    "+ <task id=\"light\" name=\"Light the circle\" who=\"traitor\" token=\"circle\">\n" },
  { "task-until-nothing",
    "name=\"Search for the bane\" who=\"heroes\" mark=\"item-room\" until=\"bane\"",
    "name=\"Search for the bane\" who=\"heroes\" mark=\"item-room\" until=\"hanged\"",
    "HNT009@3019:95 Nothing in this haunt changes \"hanged men that succeeded\"\n" },
  { "task-that-waits-in-vain",
    "name=\"Search for the bane\" who=\"heroes\" mark=\"item-room\" until=\"bane\"",
    "name=\"Search for the bane\" who=\"heroes\" mark=\"item-room\" needs=\"hanged\"",
    "HNT009@3019:95 Nothing in this haunt changes \"hanged men that succeeded\"\n" },
  { "monster-of-nobody", "name=\"Beast\" count=\"1\"", "name=\"Beast\" count=\"0\"",
    "HNT010@3018:47 There is never any \"Beast\"\n" },
  { "monster-without-might", "speed=\"3\" might=\"7\"", "speed=\"3\" might=\"0\"",
    "HNT010@3018:67 \"Beast\" rolls no dice when it attacks\n" },
  { "monster-that-stays", "speed=\"3\" might=\"7\"", "speed=\"0\" might=\"7\"",
    "HNT010@3018:57 \"Beast\" rolls no dice for how far it goes\n" },
  { "monster-that-lives-on", "killed-by=\"bane\"", "killed-by=\"water\"",
    "HNT009@3018:104 Nothing in this haunt changes \"water\"\n" },
  { "haunt-of-the-same-name", "<haunt id=\"ritual\" name=\"Ritual\"",
    "<haunt id=\"ritual\" name=\"Horde\"", "" },
  /* Rooms */
  { "room-without-a-door", "<room id=\"attic\" name=\"Attic\" phrase=\"the Attic\" south=\"true\"",
    "<room id=\"attic\" name=\"Attic\" phrase=\"the Attic\"",
    "HSE004@123:6 \"Attic\" has no door\n" },
  { "room-with-a-shut-door",
    "<room id=\"attic\" name=\"Attic\" phrase=\"the Attic\" south=\"true\"",
    "<room id=\"attic\" name=\"Attic\" phrase=\"the Attic\" south=\"false\"",
    "HSE004@123:6 \"Attic\" has no door\n" },
  { "barrier-before-a-wall", "<barrier trait=\"sanity\" at-least=\"6\" far=\"south\"/>",
    "<barrier trait=\"sanity\" at-least=\"6\" far=\"east\"/>",
    "HSE006@140:49 \"Catacombs\" has no door there\n" },
  { "barrier-misspelt", "<barrier trait=\"sanity\" at-least=\"6\" far=\"south\"/>",
    "<barrier trait=\"sanity\" at-least=\"6\" far=\"suoth\"/>",
    "SCH009@140:49 far cannot be \"suoth\": expected one of north, east, south, west\n"
    "Write \"south\":\n"
    "- <barrier trait=\"sanity\" at-least=\"6\" far=\"suoth\"/>\n"
    "+ <barrier trait=\"sanity\" at-least=\"6\" far=\"south\"/>\n" },
  { "slide-into-itself", "slide=\"basement-landing\"", "slide=\"coal-chute\"",
    "HSE007@161:104 This leads from \"Coal Chute\" to itself\n" },
  { "climb-into-itself", "climb=\"ballroom\"", "climb=\"gallery\"",
    "HSE007@261:121 This leads from \"Gallery\" to itself\n" },
  { "stairs-into-themselves", "<stairs a=\"grand-staircase\" b=\"upper-landing\"/>",
    "<stairs a=\"grand-staircase\" b=\"grand-staircase\"/>",
    "HSE007@118:36 This leads from \"Grand Staircase\" to itself\n" },
  { "floor-twice",
    "phrase=\"the Bloody Room\" north=\"true\" east=\"true\" south=\"true\" west=\"true\" "
    "floor=\"ground\" floor-2=\"upper\"",
    "phrase=\"the Bloody Room\" north=\"true\" east=\"true\" south=\"true\" west=\"true\" "
    "floor=\"ground\" floor-2=\"ground\"",
    "HSE008@138:146 \"Ground floor\" is named before\n" },
  { "floor-three-times", "floor=\"basement\" floor-2=\"ground\" floor-3=\"upper\"/>",
    "floor=\"basement\" floor-2=\"basement\" floor-3=\"basement\"/>",
    "HSE008@233:157 \"Basement\" is named before\n"
    "HSE008@233:176 \"Basement\" is named before\n" },
  { "room-twice", "<room id=\"balcony\"", "<room id=\"attic\"",
    "REF002@134:15 There is a second room \"attic\"\n" },
  /* Explorers and cards */
  { "a-step-up-that-makes-weaker",
    "s1=\"2\" s2=\"2\" s3=\"2\" s4=\"3\" s5=\"4\" s6=\"5\" s7=\"5\" s8=\"6\" start=\"5\"",
    "s1=\"2\" s2=\"2\" s3=\"2\" s4=\"3\" s5=\"4\" s6=\"5\" s7=\"4\" s8=\"6\" start=\"5\"",
    "HSE009@42:74 A step up makes the trait lower: 4 after 5\n" },
  { "a-step-up-that-changes-nothing",
    "s1=\"2\" s2=\"2\" s3=\"2\" s4=\"3\" s5=\"4\" s6=\"5\" s7=\"5\" s8=\"6\" start=\"5\"",
    "s1=\"2\" s2=\"2\" s3=\"2\" s4=\"2\" s5=\"2\" s6=\"2\" s7=\"2\" s8=\"2\" start=\"5\"", "" },
  { "start-on-the-skull", "s8=\"6\" start=\"5\"", "s8=\"6\" start=\"0\"",
    "SCH009@42:91 start cannot be \"0\": expected a whole number from 1 to 8\n" },
  { "trait-twice", "<steps trait=\"might\" s1=\"4\"", "<steps trait=\"speed\" s1=\"4\"",
    "REF002@43:21 There is a second track \"speed\"\n" },
  { "bonus-of-nothing", "<bonus trait=\"sanity\" by=\"1\"/>", "<bonus trait=\"sanity\" by=\"0\"/>",
    "HSE014@758:33 This changes nothing\n" },
  { "explorer-twice", "<explorer id=\"darrin-williams\"", "<explorer id=\"ox-bellows\"",
    /* No other id: what names Darrin Williams would be left without him. */
    "REF002@47:19 There is a second explorer \"ox-bellows\"\n" },
  /* Setups */
  { "start-not-laid", "players=\"3\" start=\"entrance-hall\"", "players=\"3\" start=\"attic\"",
    "HSE001@3709:71 The setup does not lay \"Attic\"\n" },
  { "start-of-no-room", "players=\"3\" start=\"entrance-hall\"",
    "players=\"3\" start=\"enterance-hall\"",
    "REF001@3709:71 There is no space \"enterance-hall\"\n"
    "Write \"entrance-hall\":\n"
    "- <setup id=\"full-3\" name=\"Full game, 3 players\" players=\"3\" start=\"enterance-hall\">\n"
    "+ <setup id=\"full-3\" name=\"Full game, 3 players\" players=\"3\" "
    "start=\"entrance-hall\">\n" },
  { "room-on-a-strange-floor", "<lay room=\"gallery\" floor=\"upper\"",
    "<lay room=\"gallery\" floor=\"ground\"",
    "HSE010@3749:34 \"Gallery\" does not belong on this floor\n" },
  { "landing-on-a-strange-floor",
    "<lay room=\"basement-landing\" floor=\"basement\" x=\"0\" y=\"0\"/>",
    "<lay room=\"basement-landing\" floor=\"upper\" x=\"5\" y=\"0\"/>",
    "HSE010@3710:43 \"Basement Landing\" does not belong on this floor\n" },
  { "rooms-in-one-place", "<lay room=\"ballroom\" floor=\"ground\" x=\"-1\" y=\"1\" turned=\"0\"/>",
    "<lay room=\"ballroom\" floor=\"ground\" x=\"-1\" y=\"0\" turned=\"0\"/>",
    "HSE003@3744:18 \"Foyer\" lies there already\n" },
  { "room-out-of-the-way", "<lay room=\"gallery\" floor=\"upper\" x=\"1\" y=\"0\" turned=\"1\"/>",
    "<lay room=\"gallery\" floor=\"upper\" x=\"12\" y=\"0\" turned=\"1\"/>",
    "HSE011@3749:18 In \"A house that is half built, 4 players\" no doors lead from the first room "
    "of "
    "\"Upper floor\" to \"Gallery\"\n" },
  { "room-with-its-wall-to-the-house",
    "<lay room=\"gallery\" floor=\"upper\" x=\"1\" y=\"0\" turned=\"1\"/>",
    "<lay room=\"gallery\" floor=\"upper\" x=\"1\" y=\"0\" turned=\"0\"/>",
    "HSE011@3749:18 In \"A house that is half built, 4 players\" no doors lead from the first room "
    "of "
    "\"Upper floor\" to \"Gallery\"\n" },
  { "room-twice-in-a-house",
    "<lay room=\"ballroom\" floor=\"ground\" x=\"-1\" y=\"1\" turned=\"0\"/>",
    "<lay room=\"dusty-hallway\" floor=\"ground\" x=\"-1\" y=\"1\" turned=\"0\"/>",
    "REF002@3744:18 There is a second laid room \"dusty-hallway\"\n" },
  { "too-many-players", "name=\"Full game, 6 players\" players=\"6\"",
    "name=\"Full game, 6 players\" players=\"7\"",
    "SCH009@3730:61 players cannot be \"7\": expected a whole number from 3 to 6\n" },
  { "fewer-players-listed",
    "\n"
    "  <player id=\"felix\" name=\"Felix\" src=\"designer\"/>",
    "",
    "HSE005@3729:61 There are only 5 players\n"
    "HSE005@4003:77 There are only 5 players\n" },
  { "two-of-one-card",
    "explorer=\"peter-akimoto\"/>\n"
    "    </setup>",
    "explorer=\"darrin-williams\"/>\n"
    "    </setup>",
    "HSE002@3758:45 \"Darrin \"Flash\" Williams\" is on the card of \"Ox Bellows\"\n" },
  { "explorer-of-nobody",
    "<explorer-of player=\"david\" explorer=\"peter-akimoto\"/>\n"
    "    </setup>",
    "<explorer-of player=\"felix\" explorer=\"peter-akimoto\"/>\n"
    "    </setup>",
    "HSE005@3758:28 This player does not take part\n" },
  { "begins-in-no-room",
    "<explorer-of player=\"david\" explorer=\"peter-akimoto\"/>\n"
    "    </setup>",
    "<explorer-of player=\"david\" explorer=\"peter-akimoto\" room=\"attic\"/>\n"
    "    </setup>",
    "HSE001@3758:66 The setup does not lay \"Attic\"\n" },
  { "begins-elsewhere",
    "<explorer-of player=\"david\" explorer=\"peter-akimoto\"/>\n"
    "    </setup>",
    "<explorer-of player=\"david\" explorer=\"peter-akimoto\" room=\"foyer\"/>\n"
    "    </setup>",
    "" },
  { "holder-takes-no-part", "<holds card=\"spear\" player=\"anna\"/>",
    "<holds card=\"spear\" player=\"felix\"/>", "HSE005@3782:35 This player does not take part\n" },
  { "event-in-a-hand", "<holds card=\"spear\" player=\"anna\"/>",
    "<holds card=\"e-silence\" player=\"anna\"/>",
    "HSE012@3782:20 Nobody can have \"Silence\": it is an event\n" },
  { "card-twice-in-hands", "<holds card=\"axe\" player=\"ben\"/>",
    "<holds card=\"spear\" player=\"ben\"/>",
    "REF002@3783:20 There is a second card held \"spear\"\n"
    "Remove the second one:\n"
    "- <holds card=\"spear\" player=\"ben\"/>\n" },
  { "revealer-takes-no-part", "<drill number=\"1\" revealer=\"anna\"/>",
    "<drill number=\"1\" revealer=\"emma\"/>", "HSE005@3785:35 This player does not take part\n" },
  /* A game that is under way */
  { "first-takes-no-part", "players=\"4\" start=\"entrance-hall\" omens=\"5\"",
    "players=\"4\" start=\"entrance-hall\" first=\"emma\" last=\"anna\" omens=\"5\"",
    "HSE005@3737:111 This player does not take part\n" },
  { "lies-where-nothing-is", "<drill number=\"1\" revealer=\"anna\"/>",
    "<lies card=\"idol\" room=\"attic\"/><put token=\"seal\" room=\"attic\"/>"
    "<joined a=\"foyer\" b=\"attic\"/><drill number=\"1\" revealer=\"anna\"/>",
    "HSE001@3785:31 The setup does not lay \"Attic\"\n"
    "HSE001@3785:63 The setup does not lay \"Attic\"\n"
    "HSE001@3785:92 The setup does not lay \"Attic\"\n" },
  { "card-in-two-places", "<drill number=\"1\" revealer=\"anna\"/>",
    "<lies card=\"spear\"/><drill number=\"1\" revealer=\"anna\"/>",
    "HSE016@3785:19 An explorer has \"Spear\"\n" },
  { "kept-by-the-wrong-ones", "<drill number=\"1\" revealer=\"anna\"/>",
    "<tally-at tally=\"water\" value=\"1\" player=\"anna\"/>"
    "<drill number=\"1\" revealer=\"anna\"/>",
    "HSE017@3785:24 \"water\" is not of that kind\n" },
  { "way-that-is-none", "joins=\"true\" monsters-only=\"true\"", "monsters-only=\"true\"",
    "EFF101@202:32 This names no space: such pieces join none.\n"
    "HSE015@609:95 \"Hole\" joins no rooms, so this has no effect\n" },
  { "omens-all", "players=\"4\" start=\"entrance-hall\" omens=\"5\"",
    "players=\"4\" start=\"entrance-hall\" omens=\"13\"", "" },
  { "omens-too-many", "players=\"4\" start=\"entrance-hall\" omens=\"5\"",
    "players=\"4\" start=\"entrance-hall\" omens=\"14\"",
    "HSE013@3737:111 There are only 13 omens\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("house", "scenarios/house/house.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
