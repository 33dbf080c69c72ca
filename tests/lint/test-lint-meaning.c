/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* What is well formed, allowed by the rules, and means nothing: conditions that cannot be met or
 * always are, levels behind others, columns that no roll reaches, results that do nothing, names
 * that nobody can distinguish. */

#define PARIS   "<controls side=\"german\" area=\"paris\"/>"
#define HOLDS_G "<holds-republic side=\"german\"/>"
#define MAJOR   PARIS "\n        " HOLDS_G
#define PORTS   "<counts-areas side=\"german\" zone=\"french-and-belgian-ports\" at-least=\"2\"/>"
#define MINOR_F "<holds-republic side=\"allied\" home=\"true\"/>\n    </level>"

static const LintFault cases[] = {
  /* Conditions that can never be met. */
  { "never/two-controllers", MAJOR, PARIS "<controls side=\"allied\" area=\"paris\"/>", "BTR042",
    "<%all>\n        <controls side=\"german\" area=\"paris\"/><controls", "can never be met",
    FALSE },
  { "never/two-holders", MAJOR, HOLDS_G "<holds-republic side=\"allied\"/>", "BTR042",
    "<%all>\n        <holds-republic side=\"german\"/>", "can never be met", FALSE },
  { "never/in-two-groups", MAJOR, PARIS "<none>" PARIS "</none>", "BTR042",
    "<%all>\n        <controls side=\"german\" area=\"paris\"/><none>", "can never be met", FALSE },
  { "never/two-counts", PORTS,
    PORTS "<counts-areas side=\"german\" zone=\"french-and-belgian-ports\" at-most=\"1\"/>",
    "BTR042",
    "<%all>\n        <counts-areas side=\"german\" zone=\"french-and-belgian-ports\" "
    "at-least=\"2\"/><counts",
    "can never be met", FALSE },
  { "never/counted-out", PORTS, PORTS "<controls side=\"allied\" area=\"haven\"/>", "BTR042",
    "<%all>\n        <counts-areas side=\"german\"", "can never be met", FALSE },
  { "never/present-elsewhere", MAJOR, PARIS "<present side=\"allied\" area=\"paris\"/>", NULL, NULL,
    NULL, FALSE },
  { "never/one-of-two", MAJOR,
    PARIS "<any><controls side=\"allied\" area=\"paris\"/>" HOLDS_G "</any>", NULL, NULL, NULL,
    FALSE },
  /* Conditions that are always met. */
  { "always/at-least-0", "at-least=\"2\"/>\n        <counts-evacuated nation=\"britain\" at-most",
    "at-least=\"0\"/>\n        <counts-evacuated nation=\"britain\" at-most", "BTR043",
    "zone=\"french-and-belgian-ports\" at-least=\"%0\"", "always met", FALSE },
  { "always/at-most-all", "zone=\"france\" at-most=\"0\"", "zone=\"france\" at-most=\"9\"",
    "BTR043", "at-most=\"%9\"", "always met", FALSE },
  { "always/more-than-there-are", "nation=\"britain\" at-most=\"0\"",
    "nation=\"britain\" at-most=\"2\"", "BTR043", "nation=\"britain\" at-most=\"%2\"", "always met",
    FALSE },
  { "always/all-but-one", "nation=\"britain\" at-most=\"0\"", "nation=\"britain\" at-most=\"1\"",
    NULL, NULL, NULL, FALSE },
  /* Conditions said twice. */
  { "twice", MAJOR, PARIS "\n" PARIS, "BTR044", "area=\"paris\"/>\n<%controls", "stands here twice",
    TRUE },
  { "twice/in-two-groups", MAJOR, PARIS "<any>" PARIS HOLDS_G "</any>", NULL, NULL, NULL, FALSE },
  { "twice/groups", MAJOR, "<any>" PARIS HOLDS_G "</any><any>" PARIS HOLDS_G "</any>", "BTR044",
    "</any><%any>", "stands here twice", TRUE },
  /* Levels behind others. */
  { "hidden", MINOR_F,
    "<all><holds-republic side=\"allied\" home=\"true\"/>"
    "<counts-areas side=\"german\" zone=\"france\" at-most=\"0\"/></all>\n    </level>",
    "BTR045", "<level id=\"%french-minor\"", "never awarded", FALSE },
  { "hidden/by-a-count", MINOR_F,
    "<all><holds-republic side=\"allied\"/><holds-republic side=\"allied\" home=\"true\"/>"
    "<counts-areas side=\"german\" zone=\"france\" at-most=\"1\"/></all>\n    </level>",
    NULL, NULL, NULL, FALSE },
  /* Winners and losers. */
  { "against/itself", "nation=\"germany\" against=\"france\" rank=\"major\"",
    "nation=\"germany\" against=\"germany\" rank=\"major\"", "BTR041", "against=\"%germany\"",
    "on the winner's own side", FALSE },
  { "against/a-friend", "nation=\"france\" against=\"germany\" rank=\"major\"",
    "nation=\"france\" against=\"belgium\" rank=\"major\"", "BTR041", "against=\"%belgium\"",
    "on the winner's own side", FALSE },
  /* Columns. */
  { "columns/equal", "<column id=\"value-2\" value=\"2\"/>", "<column id=\"value-2\" value=\"1\"/>",
    "BTR037", "<column id=\"value-2\" value=\"%1\"", "never used", FALSE },
  { "columns/order", "<column id=\"value-2\" value=\"2\"/>", "<column id=\"value-2\" value=\"9\"/>",
    "BTR037", "<column id=\"value-2\" value=\"%9\"", "before one for 4", FALSE },
  { "columns/fighters", "<column id=\"two-fighters\" fighters=\"2\"/>",
    "<column id=\"two-fighters\" fighters=\"1\"/>", "BTR037", "\"two-fighters\" fighters=\"%1\"",
    "A column for 1 after one for 1", FALSE },
  { "columns/zero", "<column id=\"value-1\" value=\"1\"/>", "<column id=\"value-1\" value=\"0\"/>",
    "BTR037", "<column id=\"value-1\" value=\"%0\"", "expected 1 or more", FALSE },
  { "columns/worse", "<cell column=\"2-to-1\" result=\"ds\"/>",
    "<cell column=\"2-to-1\" result=\"ae\"/>", "BTR038", "<cell column=\"%2-to-1\" result=\"ae\"",
    "worse than that in the column before it", FALSE },
  { "columns/worse-bombs", "<cell column=\"value-4\" steps=\"2\"/>", "<cell column=\"value-4\"/>",
    "BTR038", NULL, "The result in column value-4 is worse", FALSE },
  { "columns/no-bombs", "<cell column=\"value-4\" withdraw=\"true\" steps=\"1\"/>",
    "<cell column=\"value-4\"/>", "BTR038", NULL, "The result in column value-4 is worse", FALSE },
  { "columns/better-before", "<cell column=\"1-to-2\" result=\"aw\"/>",
    "<cell column=\"1-to-2\" result=\"de\"/>", "BTR038", "<cell column=\"%1-to-2\" result=\"de\"",
    "better than that in the column after it", FALSE },
  { "columns/loss-or-withdrawal", "<cell column=\"5-to-1\" result=\"dsw\"/>",
    "<cell column=\"5-to-1\" result=\"dw\"/>", NULL, NULL, NULL, FALSE },
  /* Signs, and what only one side has. */
  { "sense/fortress-shift", "case=\"maginot\" columns=\"-2\"", "case=\"maginot\" columns=\"2\"",
    "BTR055", "columns=\"%2\"/>\n      <shift case=\"air-support\"", "helps the attacker", FALSE },
  { "sense/support-shift", "case=\"air-support\" columns=\"1\"",
    "case=\"air-support\" columns=\"-1\"", "BTR055", "case=\"air-support\" columns=\"%-1\"",
    "expected a positive number", FALSE },
  { "sense/other-side", "name=\"Belgium\" side=\"allied\"", "name=\"Belgium\" side=\"german\"",
    "BTR051", "name=\"Belgium\" side=\"%german\"", "is on side Germans", FALSE },
  { "sense/milestone", "</victory>",
    "</victory>\n<milestones><milestone id=\"start\" name=\"Start\"><controls side=\"allied\" "
    "area=\"paris\"/></milestone></milestones>",
    "BTR057", "<milestone id=\"%start\"", "before the game begins", FALSE },
  { "sense/milestone-of-others", "</victory>",
    "</victory>\n<milestones><milestone id=\"start\" name=\"Start\"><controls side=\"german\" "
    "area=\"paris\"/></milestone></milestones>",
    NULL, NULL, NULL, FALSE },
  { "sense/order-of-nothing", "<open nation=\"belgium\"/>", "", "BTR052", NULL, "opens no nation",
    FALSE },
  { "sense/order-at-home", "<open nation=\"belgium\"/>",
    "<open nation=\"belgium\"/><open nation=\"germany\"/>", "BTR023", "nation=\"%germany\"/>\n",
    "whatever is open", FALSE },
  { "sense/waiver", "min-odds=\"0\"", "min-odds=\"6\"", "BTR054", "min-odds=\"%6\"",
    "No attack is ever required", FALSE },
  { "sense/waiver-of-most", "min-odds=\"0\"", "min-odds=\"5\"", NULL, NULL, NULL, FALSE },
  { "sense/bombers", "<interception flip-up-to=\"2\"",
    "<interception bomber-add=\"6\" flip-up-to=\"2\"", "NUM004", "bomber-add=\"%6\"",
    "makes no difference", FALSE },
  { "sense/second-marker", "<marker id=\"french-republic\"",
    "<marker id=\"second\" name=\"Turn\" use=\"game-turn\"/>\n<marker id=\"french-republic\"",
    "BTR056", "name=\"Turn\" use=\"%game-turn\"", "a second marker", FALSE },
  { "sense/drop-of-an-ally", "<unit id=\"1c\"", "<unit drop=\"2\" id=\"1c\"", "BTR053",
    "<unit drop=\"%2\"", "can never drop", FALSE },
  { "sense/fortress-of-nobody", "y=\"200\" border=\"true\"",
    "y=\"200\" maginot=\"true\" border=\"true\"", "BTR050", "maginot=\"%true\" border",
    "closed to the Allies", FALSE },
  { "sense/enemy-land", "counter=\"2-corps\" area=\"border-1\"",
    "counter=\"2-corps\" area=\"ridge\"", "SET012", "counter=\"2-corps\" area=\"%ridge\"",
    "land of the enemy", FALSE },
  { "sense/enemy-land-with-a-note", "counter=\"2-corps\" area=\"border-1\"",
    "counter=\"2-corps\" area=\"ridge\" note=\"A raid.\"", NULL, NULL, NULL, FALSE },
  { "sense/deployed-abroad", "<deploy counter=\"bomber\" zone=\"border-areas\"/>",
    "<deploy counter=\"bomber\" zone=\"france\"/>", "SET012", "\"bomber\" zone=\"%france\"",
    "land of the enemy", FALSE },
  /* Results. */
  { "result/gone-twice", "<result id=\"de\" name=\"DE\" affects=\"defender\" eliminate=\"true\"",
    "<result id=\"de\" name=\"DE\" affects=\"defender\" eliminate=\"true\" surrender=\"true\"",
    "BTR039", "eliminate=\"true\" surrender=\"%true\"", "eliminate and surrender", FALSE },
  { "result/exchange-and-loss", "affects=\"both\" exchange=\"total\"",
    "affects=\"both\" step-loss=\"true\" exchange=\"total\"", "BTR039", "exchange=\"%total\"",
    "An exchange and step-loss", FALSE },
  { "result/gone-attacks", "name=\"CA\" affects=\"none\" counter-attack=\"true\"",
    "name=\"CA\" affects=\"defender\" eliminate=\"true\" counter-attack=\"true\"", "BTR039",
    "counter-attack=\"%true\"", "cannot attack back", FALSE },
  { "result/of-nobody", "name=\"DW\" affects=\"defender\"", "name=\"DW\" affects=\"none\"",
    "BTR040", "name=\"DW\" affects=\"none\" withdraw=\"%true\"", "affects neither side", FALSE },
  { "result/of-nothing", "name=\"DS\" affects=\"defender\" step-loss=\"true\"",
    "name=\"DS\" affects=\"defender\"", "BTR040", "name=\"DS\" affects=\"%defender\"",
    "nothing happens to those units", FALSE },
  /* Nations. */
  { "nation/automaton-evacuates", "automaton=\"true\"", "automaton=\"true\" evacuates=\"true\"",
    "BTR048", "evacuates=\"%true\" colour=\"#74806f\"", "evacuates has no effect", TRUE },
  { "nation/one-letter", "letter=\"B\"", "letter=\"F\"", "BTR047", "seat=\"british\" letter=\"%F\"",
    "France has the letter", FALSE },
  { "nation/opens-itself", "letter=\"B\"", "opens-with=\"belgium\"", "BTR047",
    "opens-with=\"%belgium\"", "opens with itself", FALSE },
  { "nation/opens-twice", "letter=\"B\"", "opens-with=\"france\" also-opens-with=\"france\"",
    "BTR047", "also-opens-with=\"%france\"", "already", FALSE },
  { "terrain/nowhere", "name=\"Mountain\" cost=\"1\"",
    "name=\"Mountain\" stacking=\"0\" cost=\"1\"", "NUM007", "stacking=\"%0\"",
    "Mountain is of no use", FALSE },
  { "nation/one-colour", "colour=\"#2b4a8b\"", "colour=\"#4a7ebb\"", "NAM003",
    "home-bound=\"true\" colour=\"%#4a7ebb\"", "a second nation with the colour", FALSE },
  /* The initiative. */
  { "initiative/kept", "<interception flip-up-to=\"2\"/>",
    "<initiative holder-add=\"6\"/><interception flip-up-to=\"2\"/>", "BTR019", "holder-add=\"%6\"",
    "keeps it for the whole game", FALSE },
  { "initiative/lost", "<interception flip-up-to=\"2\"/>",
    "<initiative holder-add=\"-6\"/><interception flip-up-to=\"2\"/>", "BTR019",
    "holder-add=\"%-6\"", "always loses it", FALSE },
  { "initiative/in-doubt", "<interception flip-up-to=\"2\"/>",
    "<initiative holder-add=\"5\"/><interception flip-up-to=\"2\"/>", NULL, NULL, NULL, FALSE },
  /* Modifiers and shifts. */
  { "zero/shift", "case=\"air-support\" columns=\"1\"", "case=\"air-support\" columns=\"0\"",
    "NUM008", "columns=\"%0\"", "changes nothing", TRUE },
  { "zero/modifier", "case=\"armour-attacks\" add=\"1\"", "case=\"armour-attacks\" add=\"0\"",
    "NUM008", "add=\"%0\"", "changes nothing", TRUE },
  { "modifier/beyond-the-dice", "<modifier side=\"allied\" add=\"-1\"/>",
    "<modifier side=\"allied\" add=\"-5\"/>", "NUM004", "add=\"%-5\"", "as much as the dice",
    FALSE },
  /* Names. */
  { "name/of-two-areas", "id=\"moor\" name=\"Moor\"", "id=\"moor\" name=\"DYKE\"", "NAM001",
    "id=\"moor\" name=\"%DYKE\"", "a second area with the name", FALSE },
  { "name/of-two-levels", "name=\"French minor victory\"", "name=\"French major victory\"",
    "NAM001", "<level id=\"french-minor\" name=\"%French", "a second level", FALSE },
  { "name/of-two-counters", "id=\"2c\" name=\"2C\"", "id=\"2c\" name=\"1C\"", "NAM001",
    "id=\"2c\" name=\"%1C\"", "a second counter of its nation", FALSE },
  { "name/of-two-nations", "id=\"2c\" name=\"2C\"", "id=\"2c\" name=\"2 Corps\"", NULL, NULL, NULL,
    FALSE },
  /* What nothing else is like. */
  { "likely/number", "<full attack=\"9\" defence=\"7\"", "<full attack=\"30\" defence=\"7\"",
    "NUM009", "<full attack=\"%30\"", "attack is 30, and at most", FALSE },
  { "likely/same-milestone", "</victory>",
    "</victory>\n<milestones><milestone id=\"a\" name=\"A\"><controls side=\"german\" "
    "area=\"paris\"/></milestone><milestone id=\"b\" name=\"B\"><controls side=\"german\" "
    "area=\"paris\"/></milestone></milestones>",
    "REF007", "<%milestone id=\"b\"", "is the same as A", FALSE },
  { "likely/corner", "<point x=\"100\" y=\"100\"/>",
    "<point x=\"100\" y=\"100\"/><point x=\"100\" y=\"100\"/>", "BRD014", "y=\"100\"/><%point",
    "twice in a row", TRUE },
  { "turns/swapped", "n=\"1\" date=\"1940-05-10\"/>\n    <turn n=\"2\" date",
    "n=\"2\" date=\"1940-05-10\"/>\n    <turn n=\"1\" date", "TRK001", "n=\"%2\" date",
    "expected 1 here and 2 in the next one", TRUE },
  /* One cause, one finding. */
  { "once/closed", "x=\"200\" y=\"200\" port", "x=\"200\" y=\"200\" closed=\"true\" port", "SET010",
    "closed=\"%true\" port", "2 Allied units are placed in Haven", FALSE },
  { "once/tag-without-start", "<unit id=\"2c\"", "unit id=\"2c\"", "XML017", "%unit id=\"2c\"",
    "expected \"<unit\"", TRUE },
  { "once/empty-tag-without-start", "<point x=\"300\" y=\"100\"/>", "point x=\"300\" y=\"100\"/>",
    "SCH010", "%point x=\"300\"", "<outline> cannot contain text", TRUE },
  { "once/no-start-tag",
    "<unit id=\"2c\" name=\"2C\" nation=\"france\" class=\"infantry\" size=\"corps\">\n", "\n",
    "XML014", NULL, "</unit> closes nothing", FALSE },
  { "once/closed-early", "class=\"infantry\" size=\"corps\">\n      <full attack=\"2\"",
    "class=\"infantry\" size=\"corps\"/>\n      <full attack=\"2\"", "XML014",
    "size=\"corps\"%/>\n      <full attack=\"2\"", "closes <unit> here", TRUE },
  { "once/no-space", "<unit id=\"2c\"", "<unitid=\"2c\"", "XML016", "<unit%id",
    "A space is missing", TRUE },
  { "likely/point", "<point x=\"1000\" y=\"0\"/>",
    "<point x=\"1000\" y=\"0\"/><point x=\"1000\" y=\"0\"/>", "BRD014", "y=\"0\"/><%point",
    "The point stands here twice", TRUE },
  { "name/hidden", "id=\"moor\" name=\"Moor\"", "id=\"moor\" name=\"Mo\xe2\x80\x8bor\"", "NAM002",
    "id=\"moor\" name=\"%Mo", "U+200B ZERO WIDTH SPACE", TRUE },
  { "name/hidden-as-a-number", "id=\"moor\" name=\"Moor\"", "id=\"moor\" name=\"Mo&#xAD;or\"",
    "NAM002", "id=\"moor\" name=\"%Mo", "U+00AD SOFT HYPHEN", TRUE },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_faults ("meaning", "tests/fixtures/tiny-1940.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
