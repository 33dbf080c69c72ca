/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-faults.h"

/* Slips of the fingers in a small campaign: what its designer reads of a text that is no longer
 * XML, or no longer what the schema asks for, and what the fixes would write. */

#define FORD                                                                                       \
  "<area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" y=\"400\" "       \
  "edge=\"south\">"

static const LintSaid cases[] = {
  /* Tags */
  { "bracket-lost", "<link a=\"haven\" b=\"dyke\"/>", "link a=\"haven\" b=\"dyke\"/>",
    "SCH010@88:5 <area-board> cannot contain text\n"
    "Write \"<\":\n"
    "- link a=\"haven\" b=\"dyke\"/>\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  { "bracket-twice", "<link a=\"haven\" b=\"dyke\"/>", "<<link a=\"haven\" b=\"dyke\"/>",
    "XML017@88:5 No tag starts at this \"<\": write \"&lt;\" if it is text\n"
    "Remove it:\n"
    "- <<link a=\"haven\" b=\"dyke\"/>\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  { "slash-lost", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"dyke\">",
    "XML012@88:5 <link> is not closed: expected </link>\n" },
  { "end-lost", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"dyke\"/",
    "XML017@88:5 The tag <link is not closed: expected \">\" or \"/>\"\n" },
  { "end-of-a-tag-lost", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"dyke\"",
    "XML017@88:5 The tag <link is not closed: expected \">\" or \"/>\"\n" },
  { "end-tag-lost", "    </zone>\n", "", "XML012@98:5 <zone> is not closed: expected </zone>\n" },
  { "end-tag-misspelt", "</zone>", "</zoen>",
    "XML013@101:5 <zone> is closed by </zoen>: expected </zone>\n"
    "Write </zone>:\n"
    "- </zoen>\n"
    "+ </zone>\n" },
  { "end-tag-in-capitals", "</zone>", "</Zone>",
    "XML013@101:5 <zone> is closed by </Zone>: expected </zone>\n"
    "Write </zone>:\n"
    "- </Zone>\n"
    "+ </zone>\n" },
  { "end-tag-for-a-start", "<zone id=\"france\" name=\"France\">",
    "</zone id=\"france\" name=\"France\">",
    "XML017@106:5 An end tag has no attributes: the start tag <zone> was meant\n"
    "Remove the slash:\n"
    "- </zone id=\"france\" name=\"France\">\n"
    "+ <zone id=\"france\" name=\"France\">\n" },
  { "end-tag-twice", "    </zone>\n", "    </zone>\n    </zone>\n",
    "XML014@102:5 </zone> closes nothing: no <zone> is open here\n"
    "Remove this end tag:\n"
    "- </zone>\n" },
  { "end-tags-crossed", "      </outline>\n    </area>\n", "      </area>\n    </outline>\n",
    "XML012@25:7 <outline> is not closed: expected </outline>\n" },
  { "space-before-the-name", "<link a=\"haven\" b=\"dyke\"/>", "< link a=\"haven\" b=\"dyke\"/>",
    "XML017@88:5 No tag starts at this \"<\": write \"&lt;\" if it is text\n" },
  { "no-space-between", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\"b=\"dyke\"/>",
    "XML016@88:20 A space is missing before this attribute\n"
    "Insert a space:\n"
    "- <link a=\"haven\"b=\"dyke\"/>\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  /* Values */
  { "quote-lost-at-the-end", "name=\"Moor\" nation", "name=\"Moor nation",
    "XML016@40:21 The value of \"name\" has no closing quote\n" },
  { "quote-lost-at-the-start", "name=\"Moor\" nation", "name=Moor\" nation",
    "XML016@40:21 The value of \"name\" must be in quotes\n" },
  { "no-quotes", "bracket=\"1\"", "bracket=1",
    "XML016@32:94 The value of \"bracket\" must be in quotes\n" },
  { "single-quotes-are-quotes", "bracket=\"1\"", "bracket='1'", "" },
  { "typographic-quotes", "bracket=\"1\"", "bracket=\342\200\2341\342\200\235",
    "XML016@32:94 The value of \"bracket\" must be in quotes; the \"\342\200\234\" in it is U+201C "
    "LEFT DOUBLE QUOTATION MARK, which looks like \"\"\"\n" },
  { "equals-lost", "bracket=\"1\"", "bracket\"1\"",
    "XML016@32:94 This attribute has no value: expected name=\"value\"\n" },
  { "equals-twice", "bracket=\"1\"", "bracket==\"1\"",
    "XML016@32:94 The value of \"bracket\" must be in quotes\n" },
  { "colon-for-equals", "bracket=\"1\"", "bracket:\"1\"",
    "XML016@32:94 This attribute has no value: expected name=\"value\"\n" },
  { "value-lost", "bracket=\"1\"",
    "bracket=", "XML016@32:94 The value of \"bracket\" must be in quotes\n" },
  { "switch-as-in-html", " port=\"true\"", " port",
    "XML016@24:83 This attribute has no value: expected name=\"value\"\n" },
  { "attribute-twice", "bracket=\"1\"", "bracket=\"1\" bracket=\"1\"",
    "XML015@32:106 The attribute \"bracket\" appears twice in this tag: remove one\n" },
  { "attribute-twice-with-two-values", "bracket=\"1\"", "bracket=\"1\" bracket=\"2\"",
    "XML015@32:106 The attribute \"bracket\" appears twice in this tag: remove one\n" },
  { "ampersand", "name=\"Haven\"", "name=\"Haven & Bay\"",
    "XML022@24:34 A lone \"&\": write it as \"&amp;\"\n"
    "Write \"&amp;\":\n"
    "- <area id=\"haven\" name=\"Haven & Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven &amp; Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Haven & Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "less-than", "name=\"Haven\"", "name=\"Haven < Bay\"",
    "XML021@24:34 \"<\" is not allowed in a value: write \"&lt;\"\n"
    "Write \"&lt;\":\n"
    "- <area id=\"haven\" name=\"Haven < Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven &lt; Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Haven < Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "entity-of-html", "name=\"Haven\"", "name=\"Haven&nbsp;Bay\"",
    "XML022@24:33 \"&nbsp;\" is not a character or entity of XML: expected &amp;, &lt;, &gt;, "
    "&quot;, &apos; or a number such as &#233;\n"
    "Write \"&amp;\":\n"
    "- <area id=\"haven\" name=\"Haven&nbsp;Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven&amp;nbsp;Bay\" nation=\"france\" terrain=\"clear\" "
    "x=\"200\" y=\"200\" port=\"true\" edge=\"west\">\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Haven&nbsp;Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"HavenBay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "entity-without-its-end", "name=\"Haven\"", "name=\"Haven &amp Bay\"",
    "XML022@24:34 \"&amp\" has no semicolon: write \"&amp;\"\n"
    "Write \"&amp;\":\n"
    "- <area id=\"haven\" name=\"Haven &amp Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven &amp; Bay\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "reference-to-no-character", "name=\"Haven\"", "name=\"Haven&#0;\"",
    "XML022@24:33 Character 0 is not allowed in XML: remove it\n"
    "Remove it:\n"
    "- <area id=\"haven\" name=\"Haven&#0;\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven\" nation=\"france\" terrain=\"clear\" x=\"200\" y=\"200\" "
    "port=\"true\" edge=\"west\">\n"
    "Show it as text:\n"
    "- <area id=\"haven\" name=\"Haven&#0;\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n"
    "+ <area id=\"haven\" name=\"Haven&amp;#0;\" nation=\"france\" terrain=\"clear\" x=\"200\" "
    "y=\"200\" port=\"true\" edge=\"west\">\n" },
  { "reference-to-a-character", "name=\"Haven\"", "name=\"Ha&#118;en\"", "" },
  /* Around the elements */
  { "two-hyphens-in-a-comment", "<!-- Counters -->", "<!-- Counters -- all -->",
    "XML023@126:17 \"--\" is not allowed inside a comment\n" },
  { "comment-not-closed", "<!-- Counters -->", "<!-- Counters",
    "XML018@126:3 \"<!--\" is not closed before the next comment: expected \"-->\"\n" },
  { "comment-closed-twice", "<!-- Counters -->", "<!-- Counters --> -->",
    "SCH010@126:21 <scenario> cannot contain text\n" },
  { "doctype", "<scenario xmlns", "<!DOCTYPE scenario>\n<scenario xmlns",
    "XML006@6:1 DOCTYPE is not allowed, because it can make a small file expand enormously: remove "
    "it\n" },
  { "second-root", "</scenario>\n", "</scenario>\n<scenario/>\n",
    "XML020@431:1 A second root element: a file has exactly one, and it may have been closed too "
    "early\n" },
  { "text-behind", "</scenario>\n", "</scenario>\nthe end\n",
    "XML019@431:1 Text after the last tag: only comments are allowed there\n" },
  { "end-of-the-file-lost", "  </victory>\n</scenario>\n", "",
    "XML012@428:12 The file ends here, but 2 elements are not closed: <victory>, <scenario>\n"
    "Close them here:\n"
    "- </level>\n"
    "+ </level></victory></scenario>\n" },
  { "conflict-marker", "    <link a=\"dyke\" b=\"moor\"/>\n",
    "<<<<<<< ours\n    <link a=\"dyke\" b=\"moor\"/>\n=======\n    <link a=\"dyke\" b=\"paris\"/>\n"
    ">>>>>>> theirs\n",
    "XML032@89:1 A merge conflict is left here: keep one of the two versions and remove the "
    "markers\n"
    "Keep the first version:\n"
    "- <<<<<<< ours\n"
    "- <link a=\"dyke\" b=\"moor\"/>\n"
    "- =======\n"
    "- <link a=\"dyke\" b=\"paris\"/>\n"
    "- >>>>>>> theirs\n"
    "+ <link a=\"dyke\" b=\"moor\"/>\n"
    "Keep the second version:\n"
    "- <<<<<<< ours\n"
    "- <link a=\"dyke\" b=\"moor\"/>\n"
    "- =======\n"
    "- <link a=\"dyke\" b=\"paris\"/>\n"
    "- >>>>>>> theirs\n"
    "+ <link a=\"dyke\" b=\"paris\"/>\n" },
  { "control-character", "name=\"Haven\"", "name=\"Ha\003ven\"",
    "XML026@24:30 The character U+0003 may not stand in XML: remove it\n" },
  { "namespace-misspelt", "urn:turncoat:betrayal-1940", "urn:turncoat:betrayal-1490",
    "SCH001@6:18 No game system has the namespace \"urn:turncoat:betrayal-1490\"\n"
    "Write \"urn:turncoat:betrayal-1940\":\n"
    "- <scenario xmlns=\"urn:turncoat:betrayal-1490\" format=\"1\" id=\"tiny-1940\" title=\"Tiny "
    "1940\" src=\"designer\">\n"
    "+ <scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" id=\"tiny-1940\" title=\"Tiny "
    "1940\" src=\"designer\">\n" },
  { "prefix-unknown", "<link a=\"haven\" b=\"dyke\"/>", "<my:link a=\"haven\" b=\"dyke\"/>",
    "XML024@88:6 The namespace prefix \"my\" is not declared: expected xmlns:my=\"...\" here or on "
    "an element around it\n" },
  { "note-of-ones-own", "<link a=\"haven\" b=\"dyke\"/>",
    "<link xmlns:my=\"urn:my\" my:seen=\"yes\" a=\"haven\" b=\"dyke\"/>", "" },
  /* What the schema asks for */
  { "element-misspelt", "<link a=\"haven\" b=\"dyke\"/>", "<lnik a=\"haven\" b=\"dyke\"/>",
    "SCH003@88:6 <lnik> is not allowed in <area-board>\n"
    "Write \"link\":\n"
    "- <lnik a=\"haven\" b=\"dyke\"/>\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  { "element-in-capitals", "<link a=\"haven\" b=\"dyke\"/>", "<Link a=\"haven\" b=\"dyke\"/>",
    "SCH003@88:6 <Link> is not allowed in <area-board>\n"
    "Write \"link\":\n"
    "- <Link a=\"haven\" b=\"dyke\"/>\n"
    "+ <link a=\"haven\" b=\"dyke\"/>\n" },
  { "element-elsewhere", "<tables>", "<tables>\n    <link a=\"haven\" b=\"dyke\"/>",
    "SCH003@197:6 <link> is not allowed in <tables>\n" },
  { "attribute-misspelt", FORD,
    "<area id=\"ford\" name=\"Ford\" nation=\"france\" terrian=\"clear\" x=\"400\" y=\"400\" "
    "edge=\"south\">",
    "SCH007@64:49 <area> has no attribute \"terrian\"\n"
    "Write \"terrain\":\n"
    "- <area id=\"ford\" name=\"Ford\" nation=\"france\" terrian=\"clear\" x=\"400\" y=\"400\" "
    "edge=\"south\">\n"
    "+ <area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" y=\"400\" "
    "edge=\"south\">\n" },
  { "attribute-forgotten", FORD,
    "<area id=\"ford\" name=\"Ford\" nation=\"france\" x=\"400\" y=\"400\" edge=\"south\">",
    "SCH008@64:6 <area> needs the attribute \"terrain\"\n"
    "Write terrain=\"clear\":\n"
    "- <area id=\"ford\" name=\"Ford\" nation=\"france\" x=\"400\" y=\"400\" edge=\"south\">\n"
    "+ <area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" y=\"400\" "
    "edge=\"south\">\n" },
  { "attribute-of-another-element", FORD,
    "<area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" "
    "y=\"400\" edge=\"south\" class=\"armour\">",
    "SCH007@64:94 <area> has no attribute \"class\"\n"
    "Remove the attribute:\n"
    "- <area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" "
    "y=\"400\" edge=\"south\" class=\"armour\">\n"
    "+ <area id=\"ford\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" "
    "y=\"400\" edge=\"south\">\n" },
  { "value-with-a-blank", "terrain=\"mountain\" x", "terrain=\" mountain \" x", "" },
  { "word-of-another-language", "edge=\"south\">", "edge=\"s\303\274d\">",
    "SCH009@64:87 edge cannot be \"s\303\274d\": expected one of none, west, south, west-south\n" },
  { "number-with-a-comma", "x=\"400\" y=\"400\" edge", "x=\"400,5\" y=\"400\" edge",
    "SCH009@64:68 x cannot be \"400,5\": expected a whole number from -20000 to 20000\n" },
  { "number-with-a-unit", "x=\"400\" y=\"400\" edge", "x=\"400px\" y=\"400\" edge",
    "SCH009@64:68 x cannot be \"400px\": expected a whole number from -20000 to 20000\n" },
  { "letter-o-for-zero", "x=\"400\" y=\"400\" edge", "x=\"4OO\" y=\"400\" edge",
    "SCH009@64:68 x cannot be \"4OO\": expected a whole number from -20000 to 20000\n" },
  { "yes-for-true", "maginot=\"true\"", "maginot=\"yes\"",
    "SCH009@72:95 maginot cannot be \"yes\": expected true or false\n"
    "Write \"true\":\n"
    "- <area id=\"ridge\" name=\"Ridge\" nation=\"france\" terrain=\"mountain\" x=\"600\" "
    "y=\"400\" maginot=\"yes\">\n"
    "+ <area id=\"ridge\" name=\"Ridge\" nation=\"france\" terrain=\"mountain\" x=\"600\" "
    "y=\"400\" maginot=\"true\">\n" },
  { "text-in-between", "<tables>", "<tables>\n    all of them",
    "SCH010@197:5 <tables> cannot contain text\n" },
  { "section-twice", "  <!-- Victory -->\n", "  <!-- Victory -->\n  <rules/>\n",
    "SCH005@380:4 One <rules> too many: <scenario> may have at most 1\n" },
  { "section-gone",
    "  <turn-record-track>\n    <turn n=\"1\" date=\"1940-05-10\"/>\n"
    "    <turn n=\"2\" date=\"1940-05-13\"/>\n  </turn-record-track>\n",
    "", "SCH006@6:2 <scenario> needs <turn-record-track>\n" },
  /* References */
  { "reference-misspelt", "area=\"ridge\"/>\n      <place counter=\"2c\"",
    "area=\"rigde\"/>\n      <place counter=\"2c\"",
    "REF001@357:33 There is no area \"rigde\"\n"
    "Write \"ridge\":\n"
    "- <place counter=\"1c\" area=\"rigde\"/>\n"
    "+ <place counter=\"1c\" area=\"ridge\"/>\n" },
  { "reference-by-name", "area=\"ridge\"/>\n      <place counter=\"2c\"",
    "area=\"Ridge\"/>\n      <place counter=\"2c\"",
    "SCH009@357:33 area cannot be \"Ridge\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "Write \"ridge\":\n"
    "- <place counter=\"1c\" area=\"Ridge\"/>\n"
    "+ <place counter=\"1c\" area=\"ridge\"/>\n" },
  { "reference-to-nothing", "area=\"ridge\"/>\n      <place counter=\"2c\"",
    "area=\"berlin\"/>\n      <place counter=\"2c\"",
    "REF001@357:33 There is no area \"berlin\"\n" },
  { "reference-empty", "area=\"ridge\"/>\n      <place counter=\"2c\"",
    "area=\"\"/>\n      <place counter=\"2c\"",
    "SCH009@357:33 area cannot be \"\": expected a readable identifier: lower-case letters, digits "
    "and hyphens, such as 1-panzer\n" },
  { "cyrillic-letter", "area=\"ridge\"/>\n      <place counter=\"2c\"",
    "area=\"ridg\320\265\"/>\n      <place counter=\"2c\"",
    "SCH009@357:33 area cannot be \"ridg\320\265\": expected a readable identifier: lower-case "
    "letters, digits and hyphens, such as 1-panzer; the \"\320\265\" in it is U+0435 CYRILLIC "
    "SMALL LETTER IE, which looks like \"e\"\n"
    "Write \"ridge\":\n"
    "- <place counter=\"1c\" area=\"ridg\320\265\"/>\n"
    "+ <place counter=\"1c\" area=\"ridge\"/>\n" },
  { "definition-misspelt", "<area id=\"ridge\"", "<area id=\"rigde\"",
    "REF001@72:15 Nothing refers to the area \"rigde\", but 5 references name \"ridge\", which "
    "does not exist\n"
    "Write \"ridge\":\n"
    "- <area id=\"rigde\" name=\"Ridge\" nation=\"france\" terrain=\"mountain\" x=\"600\" "
    "y=\"400\" maginot=\"true\">\n"
    "+ <area id=\"ridge\" name=\"Ridge\" nation=\"france\" terrain=\"mountain\" x=\"600\" "
    "y=\"400\" maginot=\"true\">\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_said ("slips", "tests/fixtures/tiny-1940.scenario.xml", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
