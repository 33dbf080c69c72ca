/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* Slips in a small crisis: what its designer reads, and what the fixes would write. */

#define EVENT(effects)                                                                             \
  "<card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"><event>" effects              \
  "</event></card>"
#define CARD "<card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"/>"

static const LintSaid cases[] = {
  /* The board */
  { "arrow-to-itself", "<arrow a=\"church\" b=\"square\"/>", "<arrow a=\"church\" b=\"church\"/>",
    "BRD001@14:6 Church is adjacent to itself\n"
    "Remove the adjacency:\n"
    "- <arrow a=\"church\" b=\"church\"/>\n" },
  { "arrow-twice", "<arrow a=\"church\" b=\"square\"/>",
    "<arrow a=\"church\" b=\"square\"/>\n    <arrow a=\"church\" b=\"square\"/>",
    "REF002@15:15 There is a second arrow \"church-square\"\n"
    "Remove the second one:\n"
    "- <arrow a=\"church\" b=\"square\"/>\n" },
  { "arrow-back", "<arrow a=\"church\" b=\"square\"/>",
    "<arrow a=\"church\" b=\"square\"/>\n    <arrow a=\"square\" b=\"church\"/>", "" },
  { "no-arrow", "    <arrow a=\"church\" b=\"square\"/>\n", "", "" },
  { "space-misspelt", "b=\"square\"", "b=\"sqare\"",
    "REF001@14:26 There is no space \"sqare\"\n"
    "Write \"square\":\n"
    "- <arrow a=\"church\" b=\"sqare\"/>\n"
    "+ <arrow a=\"church\" b=\"square\"/>\n" },
  { "space-of-no-dimension", "name=\"Church\" dimension=\"town\"",
    "name=\"Church\" dimension=\"village\"", "REF001@13:49 There is no group \"village\"\n" },
  { "spaces-on-top-of-each-other", "x=\"150\" y=\"450\"", "x=\"150\" y=\"150\"",
    "INF022@13:58 Church lies on top of Square\n" },
  { "space-off-the-board", "x=\"150\" y=\"450\"", "x=\"150\" y=\"4500\"",
    "BRD011@13:58 Church extends beyond the board here\n" },
  /* Pieces and tracks */
  { "too-few-votes", "plural=\"yellow votes\" count=\"8\"", "plural=\"yellow votes\" count=\"7\"",
    "INF003@57:6 Yes has 8 cubes in this setup, but there are 7\n" },
  { "too-many-votes", "plural=\"yellow votes\" count=\"8\"", "plural=\"yellow votes\" count=\"9\"",
    "INF003@57:6 Yes has 8 cubes in this setup, but there are 9\n" },
  { "votes-of-one-side",
    "      <of side=\"no\" name=\"blue vote\" plural=\"blue votes\" count=\"8\"/>\n", "",
    "SCH006@17:6 <cube> needs at least 2 <of> and has 1\n" },
  { "pool-gone", "      <pool id=\"no-pool\" name=\"Pool of No\"/>\n", "",
    "SCH006@27:6 <crisis-track> needs <pool>\n" },
  { "points-without-an-end", "limit=\"3\"", "limit=\"0\"",
    "SCH009@33:53 limit cannot be \"0\": expected a whole number from 1 to 20\n" },
  { "track-of-no-space", "space=\"square\">\n      <german-space",
    "space=\"squares\">\n      <german-space",
    "REF001@30:63 There is no space \"squares\"\n"
    "Write \"square\":\n"
    "- <german-track id=\"street\" name=\"Street\" side=\"yes\" space=\"squares\">\n"
    "+ <german-track id=\"street\" name=\"Street\" side=\"yes\" space=\"square\">\n" },
  { "same-space-name", "name=\"Church\"", "name=\"Square\"",
    "NAM001@13:30 There is a second space with the name \"Square\"\n" },
  /* Cards */
  { "card-of-no-space", "<card id=\"rumour\" name=\"Rumour\" points=\"1\" tab=\"church\"/>",
    "<card id=\"rumour\" name=\"Rumour\" points=\"1\" tab=\"chruch\"/>",
    "REF001@40:53 There is no space \"chruch\"\n"
    "Write \"church\":\n"
    "- <card id=\"rumour\" name=\"Rumour\" points=\"1\" tab=\"chruch\"/>\n"
    "+ <card id=\"rumour\" name=\"Rumour\" points=\"1\" tab=\"church\"/>\n" },
  { "card-twice", "id=\"rumour\"", "id=\"leaflet\"",
    "REF002@40:15 There is a second card \"leaflet\"\n"
    "Write \"leaflet-2\":\n"
    "- <card id=\"leaflet\" name=\"Rumour\" points=\"1\" tab=\"church\"/>\n"
    "+ <card id=\"leaflet-2\" name=\"Rumour\" points=\"1\" tab=\"church\"/>\n" },
  { "card-of-no-side", "side=\"no\" tab=\"square\"", "side=\"on\" tab=\"square\"",
    "REF001@41:52 There is no side \"on\"\n"
    "Write \"no\":\n"
    "- <card id=\"march\" name=\"March\" points=\"1\" side=\"on\" tab=\"square\"/>\n"
    "+ <card id=\"march\" name=\"March\" points=\"1\" side=\"no\" tab=\"square\"/>\n" },
  { "objective-twice-of-a-space", "name=\"Hold the Church\" space=\"church\"",
    "name=\"Hold the Church\" space=\"square\"",
    "INF024@46:63 This is a second objective for Square, and other spaces have none\n" },
  { "too-few-cards", "<hand cards=\"3\"", "<hand cards=\"9\"",
    "INF010@36:4 1 round deals 18 strategy cards, but there are 6\n" },
  { "plays-more-than-a-hand", "plays=\"1\"", "plays=\"4\"",
    "INF012@52:28 4 cards are played, but 3 are dealt\n" },
  { "objectives-more-than-there-are", "objectives=\"1\"", "objectives=\"2\"",
    "INF011@44:4 1 round deals 4 objectives, but there are 2\n" },
  /* Setups and victory */
  { "victory-in-no-space", "<victory space=\"square\"/>", "<victory space=\"circle\"/>",
    "REF001@55:19 There is no space \"circle\"\n" },
  { "initiative-of-nobody", "initiative=\"no\"", "initiative=\"none\"",
    "REF001@57:50 There is no side \"none\"\n" },
  { "put-twice", "<put side=\"no\" in=\"church\" count=\"2\"/>",
    "<put side=\"no\" in=\"church\" count=\"1\"/>\n      <put side=\"no\" in=\"church\" "
    "count=\"1\"/>",
    "REF002@60:18 There is a second cubes \"no-church\"\n" },
  { "one-vote-left", "<put side=\"no\" in=\"church\" count=\"2\"/>",
    "<put side=\"no\" in=\"church\" count=\"1\"/>",
    "INF003@57:6 No has 7 cubes in this setup, but there are 8\n" },
  { "rounds-gone", "    <round id=\"round-1\" name=\"Sunday\"/>\n", "",
    "SCH006@48:4 <rounds> needs <round>\n"
    "Insert <round>:\n"
    "+ <round id=\"round-1\" name=\"Round card\"/>\n" },
  { "mobilization-of-nobody", "<mobilization id=\"alarm\" name=\"Alarm\" side=\"no\"/>",
    "<mobilization id=\"alarm\" name=\"Alarm\" side=\"noo\"/>",
    "REF001@35:47 There is no side \"noo\"\n"
    "Write \"no\":\n"
    "- <mobilization id=\"alarm\" name=\"Alarm\" side=\"noo\"/>\n"
    "+ <mobilization id=\"alarm\" name=\"Alarm\" side=\"no\"/>\n" },
  /* What cards do */
  { "event", CARD, EVENT ("<place piece=\"vote\" whose=\"own\"><in space=\"church\"/></place>"),
    "" },
  { "event-of-nothing", CARD, EVENT (""),
    "SCH006@39:64 <event> needs at least 1 of <if>, <choose>, <may>, <must>, <repeat>, "
    "<each-player>, <place>, <remove>, <replace>, <move>, <operations>, <shift>, <roll>, <look>, "
    "<choose-player>, <go>, <set>, <score>, <damage>, <draw>, <transfer>, <shuffle>, <inspect>, "
    "<mark>, <set-status>, <modify-roll>, <react>, <win>, <explore>, <reattach>, <invoke>\n" },
  { "event-of-an-unknown-piece", CARD, EVENT ("<place piece=\"vot\" whose=\"own\"/>"),
    "REF001@39:84 There is no piece-kind \"vot\"\n"
    "Write \"vote\":\n"
    "- <card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"><event><place "
    "piece=\"vot\" whose=\"own\"/></event></card>\n"
    "+ <card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"><event><place "
    "piece=\"vote\" whose=\"own\"/></event></card>\n" },
  { "event-of-nobody", CARD, EVENT ("<place piece=\"vote\"/>"),
    "EFF002@39:84 \"side\" or \"whose\" must say whose.\n" },
  { "event-of-more-than-there-are", CARD,
    EVENT ("<place piece=\"vote\" whose=\"own\" count=\"9\"/>"),
    "EFF102@39:109 The effect asks for 9 pieces, but there are only 8.\n" },
  { "event-of-exactly-all", CARD, EVENT ("<place piece=\"vote\" whose=\"own\" count=\"8\"/>"), "" },
  { "event-with-an-empty-place", CARD, EVENT ("<place piece=\"vote\" whose=\"own\"><in/></place>"),
    "EFF001@39:102 This names no space.\n" },
  { "event-at-two-places", CARD,
    EVENT ("<place piece=\"vote\" whose=\"own\"><in space=\"church\" group=\"town\"/></place>"),
    "EFF001@39:102 Only one attribute can say where; add another element.\n" },
  { "event-that-moves-in-place", CARD,
    EVENT ("<move piece=\"vote\" whose=\"own\"><in space=\"church\"/></move>"),
    "EFF106@39:70 This changes nothing.\n" },
  { "roll-with-a-gap", CARD,
    EVENT ("<roll><branch max=\"2\"><do><place piece=\"vote\" whose=\"own\"/></do></branch>"
           "<branch min=\"4\"><do><remove piece=\"vote\" whose=\"own\"/></do></branch></roll>"),
    "EFF113@39:143 No branch has the result 3, which is between two of them.\n" },
  { "roll-beyond-the-die", CARD,
    EVENT (
      "<roll><branch min=\"7\"><do><place piece=\"vote\" whose=\"own\"/></do></branch></roll>"),
    "EFF104@39:76 No roll reaches this branch: results are from 1 to 6.\n" },
  { "one-option", CARD,
    EVENT (
      "<choose><option id=\"a\" name=\"A\"><do><place piece=\"vote\" whose=\"own\"/></do></option>"
      "</choose>"),
    "EFF105@39:70 There is only one option to choose.\n" },
  { "option-twice", CARD,
    EVENT (
      "<choose><option id=\"a\" name=\"A\"><do><place piece=\"vote\" whose=\"own\"/></do></option>"
      "<option id=\"a\" name=\"B\"><do><remove piece=\"vote\" "
      "whose=\"own\"/></do></option></choose>"),
    "REF002@39:165 There is a second option \"a\"\n"
    "Write \"a-2\":\n"
    "- <card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"><event><choose><option "
    "id=\"a\" name=\"A\"><do><place piece=\"vote\" whose=\"own\"/></do></option><option id=\"a\" "
    "name=\"B\"><do><remove piece=\"vote\" whose=\"own\"/></do></option></choose></event></card>\n"
    "+ <card id=\"leaflet\" name=\"Leaflet\" points=\"1\" tab=\"square\"><event><choose><option "
    "id=\"a\" name=\"A\"><do><place piece=\"vote\" whose=\"own\"/></do></option><option id=\"a-2\" "
    "name=\"B\"><do><remove piece=\"vote\" "
    "whose=\"own\"/></do></option></choose></event></card>\n" },
  { "condition-that-always-holds", CARD,
    EVENT ("<if><when><pieces piece=\"vote\" whose=\"any\" at-least=\"0\"/></when><then>"
           "<place piece=\"vote\" whose=\"own\"/></then></if>"),
    "EFF103@39:80 This always holds: the number is from 0 to 16.\n" },
  { "condition-that-never-holds", CARD,
    EVENT ("<if><when><pieces piece=\"vote\" whose=\"any\" at-least=\"17\"/></when><then>"
           "<place piece=\"vote\" whose=\"own\"/></then></if>"),
    "EFF103@39:80 This can never hold: the number is from 0 to 16.\n" },
  { "conditions-that-exclude-each-other", CARD,
    EVENT ("<if><when><pieces piece=\"vote\" whose=\"own\" at-least=\"5\"/>"
           "<pieces piece=\"vote\" whose=\"own\" at-most=\"3\"/></when><then>"
           "<place piece=\"vote\" whose=\"own\"/></then></if>"),
    "EFF109@39:127 This can never hold together with a condition before it.\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("fixes-crisis", "tests/fixtures/small-crisis.scenario.xml", cases,
                 G_N_ELEMENTS (cases));

  return g_test_run ();
}
