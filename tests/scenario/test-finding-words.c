/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"

/* All that is said of a text that the schema does not allow: place, message, why ("?"), what it is
 * about elsewhere ("@") and the labels of its fixes (">"). Each fix, applied, leaves less to say.
 */

typedef struct {
  const char *name;
  const char *text;
  const char *said;
} Case;

#define AREAS "<area id='a'/><area id='b'/>"
#define ROW   "<row from='1' to='6'/>"

/* What stands in the root. */
static const Case bodies[] = {
  { "child-unknown", AREAS "<bridge/>",
    "SCH003@2:30 <bridge> is not allowed in <toy>\n"
    "? It may contain <about>, <motto>, <area>, <link>, <table>, <win>, <lose>.\n" },
  { "child-misspelt", AREAS "<lnik a='a' b='b'/>",
    "SCH003@2:30 <lnik> is not allowed in <toy>\n"
    "? Did you mean \"link\"?\n"
    "> Write \"link\"\n" },
  { "child-in-capitals", AREAS "<LINK a='a' b='b'/>",
    "SCH003@2:30 <LINK> is not allowed in <toy>\n"
    "? Did you mean \"link\"?\n"
    "> Write \"link\"\n" },
  { "child-with-two-guesses", AREAS "<tale id='t'>" ROW "</tale>",
    "SCH003@2:30 <tale> is not allowed in <toy>\n"
    "? Did you mean \"table\"?\n"
    "> Write \"table\"\n" },
  { "child-of-an-empty-element", AREAS "<link a='a' b='b'><note/></link>",
    "SCH003@2:48 <note> is not allowed in <link>\n" },
  { "child-with-prefix", AREAS "<t:lnk xmlns:t='urn:turncoat:toy' a='a' b='b'></t:lnk>",
    "SCH003@2:30 <lnk> is not allowed in <toy>\n"
    "? Did you mean \"link\"?\n"
    "> Write \"link\"\n" },
  { "child-with-cyrillic-letter", AREAS "<l\321\226nk a='a' b='b'/>",
    "SCH003@2:30 <l\321\226nk> is not allowed in <toy>; the \"\321\226\" in it is U+0456 CYRILLIC "
    "SMALL LETTER BYELORUSSIAN-UKRAINIAN I, which looks like \"i\"\n"
    "? Did you mean \"link\"?\n"
    "> Write \"link\"\n" },
  { "child-of-a-child",
    AREAS "<table id='t'><row from='1' to='6'><cel column='c' result='clear'/></row></table>",
    "SCH003@2:65 <cel> is not allowed in <row>\n"
    "? Did you mean \"cell\"?\n"
    "> Write \"cell\"\n"
    "REF001@2:77 There is no column \"c\"\n" },
  { "grandchild-in-the-wrong-place", AREAS "<cell column='c' result='clear'/>",
    "SCH003@2:30 <cell> is not allowed in <toy>\n"
    "? It may contain <about>, <motto>, <area>, <link>, <table>, <win>, <lose>.\n" },
  { "condition-misspelt", AREAS "<win><hold area='a'/></win>",
    "SCH003@2:35 <hold> is not allowed in <win>\n"
    "? Did you mean \"holds\"?\n"
    "> Write \"holds\"\n" },
  { "condition-unknown", AREAS "<win><never/></win>",
    "SCH006@2:30 <win> needs at least 1 of <all>, <any>, <holds>\n"
    "SCH003@2:35 <never> is not allowed in <win>\n"
    "? It may contain <all>, <any>, <holds>.\n" },
  { "motto-twice", "<motto>One</motto><motto>Two</motto>" AREAS,
    "SCH005@2:20 One <motto> too many: <toy> may have at most 1\n" },
  { "motto-thrice", "<motto>One</motto><motto>Two</motto><motto>Three</motto>" AREAS,
    "SCH005@2:20 One <motto> too many: <toy> may have at most 1\n" },
  { "two-outlines",
    "<area id='a'><outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' "
    "y='1'/></outline><outline/></area><area id='b'/>",
    "SCH005@2:94 One <outline> too many: <area> may have at most 1\n" },
  { "two-points",
    "<area id='a'><outline><point x='0' y='0'/><point x='1' y='0'/></outline></area><area id='b'/>",
    "SCH006@2:15 <outline> needs at least 3 <point> and has 2\n" },
  { "no-area", "", "SCH006@1:2 <toy> needs at least 2 <area> and has 0\n" },
  { "table-of-nothing", AREAS "<table id='t'></table>", "SCH006@2:30 <table> needs <row>\n" },
  { "too-many-modifiers",
    AREAS "<table id='t'>" ROW "<modifier add='1'/><modifier add='2'/><modifier add='3'/></table>",
    "SCH005@2:104 One <modifier> too many: <table> may have at most 2\n" },
  { "too-many-conditions",
    AREAS "<win><holds area='a'/></win><lose><holds area='a'/></lose><win><holds "
          "area='b'/></win><lose><holds area='b'/></lose>",
    "SCH005@2:116 One of <win>, <lose> too many: <toy> may have at most 3\n" },
  { "five-clauses",
    AREAS "<win><holds area='a'/><holds area='b'/><holds area='a'/><holds area='b'/><holds "
          "area='a'/></win>",
    "SCH005@2:103 One of <all>, <any>, <holds> too many: <win> may have at most 4\n" },
  { "about-last", AREAS "<about><p>Late</p></about>",
    "SCH004@2:30 <about> must come before <area>\n" },
  { "column-after-row", AREAS "<table id='t'>" ROW "<column id='c'/></table>",
    "SCH004@2:66 <column> must come before <row>\n" },
  { "outline-after-a-note",
    "<area id='a'><o:n xmlns:o='urn:o'/><outline><point x='0' y='0'/><point x='1' y='0'/><point "
    "x='0' y='1'/></outline></area><area id='b'/>",
    "SCH004@2:37 <outline> must come before elements of other namespaces\n" },
  { "attribute-unknown", "<area id='a' colour='red'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"colour\"\n"
    "> Remove the attribute\n" },
  { "attribute-misspelt", "<area id='a' terrian='forest'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"terrian\"\n"
    "? Did you mean \"terrain\"?\n"
    "> Write \"terrain\"\n"
    "> Remove the attribute\n" },
  { "attribute-in-capitals", "<area id='a' PORT='true'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"PORT\"\n"
    "? Did you mean \"port\"?\n"
    "> Write \"port\"\n"
    "> Remove the attribute\n" },
  { "attribute-of-the-wrong-case-and-required", "<area ID='a'/><area id='b'/>",
    "SCH007@2:7 <area> has no attribute \"ID\"\n"
    "? Did you mean \"id\"?\n"
    "> Write \"id\"\n" },
  { "attribute-beside-the-right-one", "<area id='a' idd='c'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"idd\"\n"
    "> Remove the attribute\n" },
  { "attribute-for-the-missing-one", AREAS "<link a='a' to='b'/>",
    "SCH007@2:41 <link> has no attribute \"to\"\n"
    "? Did you mean \"b\"?\n"
    "> Write \"b\"\n" },
  { "attribute-with-cyrillic-letter", "<area id='a' \321\200ort='true'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"\321\200ort\"; the \"\321\200\" in it is U+0440 "
    "CYRILLIC SMALL LETTER ER, which looks like \"p\"\n"
    "? Did you mean \"port\"?\n"
    "> Write \"port\"\n"
    "> Remove the attribute\n" },
  { "attribute-of-no-element", AREAS "<win since='1'><holds area='a'/></win>",
    "SCH007@2:34 <win> has no attribute \"since\"\n"
    "> Remove the attribute\n" },
  { "attribute-in-our-namespace",
    "<area id='a' t:port='true' xmlns:t='urn:turncoat:toy'/><area id='b'/>",
    "SCH012@2:14 Write the attribute \"port\" of <area> without a prefix\n" },
  { "two-attributes-unknown", "<area id='a' xx='1' yy='2'/><area id='b'/>",
    "SCH007@2:14 <area> has no attribute \"xx\"\n"
    "? Did you mean \"x\"?\n"
    "> Write \"x\"\n"
    "> Remove the attribute\n"
    "SCH007@2:21 <area> has no attribute \"yy\"\n"
    "? Did you mean \"y\"?\n"
    "> Write \"y\"\n"
    "> Remove the attribute\n" },
  { "attribute-missing", "<area/><area id='b'/>",
    "SCH008@2:2 <area> needs the attribute \"id\"\n"
    "> Write id=\"area-1\"\n" },
  { "two-attributes-missing", AREAS "<link/>",
    "SCH008@2:30 <link> needs the attribute \"a\"\n"
    "> Write a=\"a\"\n"
    "SCH008@2:30 <link> needs the attribute \"b\"\n"
    "> Write b=\"a\"\n" },
  { "id-missing-of-a-named-area", "<area name='Sedan'/><area id='b'/>",
    "SCH008@2:2 <area> needs the attribute \"id\"\n"
    "> Write id=\"area-1\"\n" },
  { "number-missing", AREAS "<table id='t'><row from='1'/></table>",
    "SCH008@2:44 <row> needs the attribute \"to\"\n"
    "> Write to=\"0\"\n" },
  { "number-missing-in-key", AREAS "<table id='t'><row to='6'/></table>",
    "SCH008@2:44 <row> needs the attribute \"from\"\n" },
  { "signed-number-missing", AREAS "<table id='t'>" ROW "<modifier/></table>",
    "SCH008@2:66 <modifier> needs the attribute \"add\"\n"
    "> Write add=\"0\"\n" },
  { "word-missing",
    AREAS "<table id='t'><column id='c'/><row from='1' to='6'><cell column='c'/></row></table>",
    "SCH008@2:81 <cell> needs the attribute \"result\"\n"
    "> Write result=\"clear\"\n" },
  { "reference-missing-without-a-target",
    AREAS "<table id='t'><row from='1' to='6'><cell result='clear'/></row></table>",
    "SCH008@2:65 <cell> needs the attribute \"column\"\n" },
  { "xsi-type",
    "<area id='a' xsi:type='area' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/><area "
    "id='b'/>",
    "SCH013@2:14 xsi:type is not used in scenario files: remove it\n" },
  { "word-unknown", "<area id='a' terrain='swamp'/><area id='b'/>",
    "SCH009@2:23 terrain cannot be \"swamp\": expected one of clear, forest, mountain\n" },
  { "word-misspelt", "<area id='a' terrain='forst'/><area id='b'/>",
    "SCH009@2:23 terrain cannot be \"forst\": expected one of clear, forest, mountain\n"
    "? Did you mean \"forest\"?\n"
    "> Write \"forest\"\n" },
  { "word-in-capitals", "<area id='a' terrain='Forest'/><area id='b'/>",
    "SCH009@2:23 terrain cannot be \"Forest\": expected one of clear, forest, mountain\n"
    "? Did you mean \"forest\"?\n"
    "> Write \"forest\"\n" },
  { "word-with-blanks", "<area id='a' terrain=' forest '/><area id='b'/>", "" },
  { "word-empty", "<area id='a' terrain=''/><area id='b'/>",
    "SCH009@2:23 terrain cannot be \"\": expected one of clear, forest, mountain\n" },
  { "word-very-long",
    "<area id='a' "
    "terrain='"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\303\251yz'/"
    "><area id='b'/>",
    "SCH009@2:23 terrain cannot be "
    "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\303\251\342"
    "\200\246\": expected one of clear, forest, mountain\n" },
  { "number-too-large", "<area id='a' size='10'/><area id='b'/>",
    "SCH009@2:20 size cannot be \"10\": expected a whole number from 1 to 9\n" },
  { "number-too-small", "<area id='a' size='0'/><area id='b'/>",
    "SCH009@2:20 size cannot be \"0\": expected a whole number from 1 to 9\n" },
  { "number-with-a-unit", "<area id='a' size='5 cm'/><area id='b'/>",
    "SCH009@2:20 size cannot be \"5 cm\": expected a whole number from 1 to 9\n" },
  { "number-with-a-point", "<area id='a' x='1.5'/><area id='b'/>",
    "SCH009@2:17 x cannot be \"1.5\": expected a whole number from -20000 to 20000\n" },
  { "number-with-a-minus-of-unicode", "<area id='a' x='\342\210\2225'/><area id='b'/>",
    "SCH009@2:17 x cannot be \"\342\210\2225\": expected a whole number from -20000 to 20000; the "
    "\"\342\210\222\" in it is U+2212 MINUS SIGN, which looks like \"-\"\n" },
  { "number-empty", "<area id='a' x=''/><area id='b'/>",
    "SCH009@2:17 x cannot be \"\": expected a whole number from -20000 to 20000\n" },
  { "boolean-yes", "<area id='a' port='yes'/><area id='b'/>",
    "SCH009@2:20 port cannot be \"yes\": expected true or false\n"
    "? Did you mean \"true\"?\n"
    "> Write \"true\"\n" },
  { "boolean-off", "<area id='a' port='OFF'/><area id='b'/>",
    "SCH009@2:20 port cannot be \"OFF\": expected true or false\n"
    "? Did you mean \"false\"?\n"
    "> Write \"false\"\n" },
  { "boolean-misspelt", "<area id='a' port='ture'/><area id='b'/>",
    "SCH009@2:20 port cannot be \"ture\": expected true or false\n"
    "? Did you mean \"true\"?\n"
    "> Write \"true\"\n" },
  { "boolean-number", "<area id='a' port='2'/><area id='b'/>",
    "SCH009@2:20 port cannot be \"2\": expected true or false\n" },
  { "date-of-no-day", "<area id='a' founded='1940-02-30'/><area id='b'/>",
    "SCH009@2:23 founded cannot be \"1940-02-30\": expected a date such as 1940-05-10\n" },
  { "date-the-other-way-round", "<area id='a' founded='10-05-1940'/><area id='b'/>",
    "SCH009@2:23 founded cannot be \"10-05-1940\": expected a date such as 1940-05-10\n" },
  { "pattern", "<area id='a' code='12A'/><area id='b'/>",
    "SCH009@2:20 code cannot be \"12A\": expected a letter and two digits\n" },
  { "pattern-in-small-letters", "<area id='a' code='a12'/><area id='b'/>",
    "SCH009@2:20 code cannot be \"a12\": expected a letter and two digits\n" },
  { "id-with-capitals", "<area id='Sedan 2'/><area id='b'/>",
    "SCH009@2:11 id cannot be \"Sedan 2\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan-2\"?\n"
    "> Write \"sedan-2\"\n" },
  { "id-with-accents", "<area id='li\303\250ge'/><area id='b'/>",
    "SCH009@2:11 id cannot be \"li\303\250ge\": expected a readable identifier: lower-case "
    "letters, digits and hyphens, such as 1-panzer\n"
    "? Did you mean \"liege\"?\n"
    "> Write \"liege\"\n" },
  { "id-with-cyrillic-letter", "<area id='s\320\265dan'/><area id='b'/>",
    "SCH009@2:11 id cannot be \"s\320\265dan\": expected a readable identifier: lower-case "
    "letters, digits and hyphens, such as 1-panzer; the \"\320\265\" in it is U+0435 CYRILLIC "
    "SMALL LETTER IE, which looks like \"e\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n" },
  { "id-of-nothing-but-signs", "<area id='!?'/><area id='b'/>",
    "SCH009@2:11 id cannot be \"!?\": expected a readable identifier: lower-case letters, digits "
    "and hyphens, such as 1-panzer\n" },
  { "id-empty", "<area id=''/><area id='b'/>",
    "SCH009@2:11 id cannot be \"\": expected a readable identifier: lower-case letters, digits and "
    "hyphens, such as 1-panzer\n" },
  { "name-empty", "<area id='a' name=''/><area id='b'/>",
    "SCH009@2:20 name cannot be \"\": expected text of 1 to 120 characters\n" },
  { "reference-with-capitals", "<area id='sedan'/><area id='b'/><link a='Sedan' b='b'/>",
    "SCH009@2:42 a cannot be \"Sedan\": expected a readable identifier: lower-case letters, digits "
    "and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n" },
  { "reference-with-a-no-break-space",
    "<area id='sedan-2'/><area id='b'/><link a='sedan\302\2402' b='b'/>",
    "SCH009@2:44 a cannot be \"sedan\302\2402\": expected a readable identifier: lower-case "
    "letters, digits and hyphens, such as 1-panzer; the blank in it is U+00A0 NO-BREAK SPACE, no "
    "space\n"
    "? Did you mean \"sedan-2\"?\n"
    "> Write \"sedan-2\"\n" },
  { "words-in-an-area", "<area id='a'>Here</area><area id='b'/>",
    "SCH010@2:14 <area> cannot contain text\n" },
  { "words-after-a-child", AREAS "and more", "SCH010@2:29 <toy> cannot contain text\n" },
  { "words-in-two-places", "one" AREAS "two", "SCH010@2:1 <toy> cannot contain text\n" },
  { "words-in-an-empty-element", AREAS "<link a='a' b='b'>x</link>",
    "SCH010@2:47 <link> cannot contain text\n" },
  { "space-in-an-empty-element",
    AREAS "<link a='a' b='b'>\n"
          "</link>",
    "SCH014@2:47 <link> must be empty, without even white space\n" },
  { "cdata-in-an-area", "<area id='a'><![CDATA[Here]]></area><area id='b'/>",
    "SCH010@2:14 <area> cannot contain text\n" },
  { "tag-without-its-bracket",
    AREAS "\n"
          "link a='a' b='b'/>",
    "SCH010@3:1 <toy> cannot contain text\n"
    "? A tag begins with \"<\", which is missing before \"link\".\n"
    "> Write \"<\"\n" },
  { "conflict-marker",
    AREAS "\n"
          "=======\n",
    "XML032@3:1 A marker of a merge conflict is left here: remove the line\n" },
  { "conflict-marker-last",
    AREAS "\n"
          ">>>>>>> theirs\n",
    "XML032@3:1 A marker of a merge conflict is left here: remove the line\n" },
  { "motto-too-long", "<motto>This is much too long for it</motto>" AREAS,
    "SCH015@2:8 The text of <motto> must be text of at most 20 characters\n" },
  { "motto-with-an-element", "<motto>Not <b>this</b></motto>" AREAS,
    "SCH003@2:13 <b> is not allowed in <motto>\n" },
  { "namesake-in-no-namespace", AREAS "<link xmlns='' a='a' b='b'/>",
    "SCH011@2:30 <link> is in no namespace: expected \"urn:turncoat:toy\"\n" },
  { "namesake-in-another-namespace", "<area id='a'/><o:area xmlns:o='urn:o' id='b'/>",
    "SCH011@2:16 <area> is in the namespace \"urn:o\": expected \"urn:turncoat:toy\"\n" },
  { "namesake-as-a-note", AREAS "<o:link xmlns:o='urn:o' a='a' b='b'/>",
    "SCH018@2:30 This <link> is in the namespace \"urn:o\", so the game ignores it\n" },
  { "note-too-early", "<o:note xmlns:o='urn:o'/>" AREAS,
    "SCH004@2:27 <area> must come before elements of other namespaces\n" },
  { "note-where-none-may-stand", AREAS "<win><o:note xmlns:o='urn:o'/><holds area='a'/></win>",
    "SCH011@2:35 <win> does not take elements of the namespace \"urn:o\"\n" },
  { "second-area", AREAS "<area id='a' name='Again'/>",
    "REF002@2:39 There is a second area \"a\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"a-2\"\n" },
  { "second-area-with-an-outline",
    AREAS "<area id='a'><outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' "
          "y='1'/></outline></area>",
    "REF002@2:39 There is a second area \"a\"\n"
    "@2:11 The first one is here\n"
    "> Write \"a-2\"\n" },
  { "second-link-the-other-way-round", AREAS "<link a='a' b='b'/><link a='b' b='a'/>",
    "REF002@2:57 There is a second adjacency \"a-b\"\n"
    "@2:38 The first one is here\n"
    "> Remove the second one\n" },
  { "second-row", AREAS "<table id='t'><row from='1' to='3'/><row from='01' to='6'/></table>",
    "REF002@2:76 There is a second row \"1\"\n"
    "@2:54 The first one is here\n"
    "> Remove the second one\n" },
  { "second-column", AREAS "<table id='t'><column id='c'/><column id='c'/>" ROW "</table>",
    "REF002@2:71 There is a second column \"c\"\n"
    "@2:55 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"c-2\"\n" },
  { "same-column-in-two-tables",
    AREAS "<table id='t'><column id='c'/>" ROW "</table><table id='u'><column id='c'/>" ROW
          "</table>",
    "" },
  { "area-and-table-of-one-id", AREAS "<table id='a'>" ROW "</table>", "" },
  { "third-area", AREAS "<area id='a'/><area id='a'/>",
    "REF002@2:39 There is a second area \"a\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"a-2\"\n"
    "REF002@2:53 There is a second area \"a\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"a-2\"\n" },
  { "reference-unknown", AREAS "<link a='a' b='moscow'/>",
    "REF001@2:44 There is no area \"moscow\"\n" },
  { "reference-misspelt", "<area id='sedan'/><area id='dinant'/><link a='sedan' b='dinnant'/>",
    "REF001@2:57 There is no area \"dinnant\"\n"
    "? Did you mean \"dinant\"?\n"
    "> Write \"dinant\"\n" },
  { "reference-between-two", "<area id='east'/><area id='west'/><link a='east' b='wast'/>",
    "REF001@2:53 There is no area \"wast\"\n"
    "? Did you mean \"east\" or \"west\"?\n"
    "> Write \"east\"\n"
    "> Write \"west\"\n" },
  { "reference-to-another-kind", AREAS "<table id='t'>" ROW "</table><win><holds area='t'/></win>",
    "REF001@2:91 There is no area \"t\"; a <table> has that id\n" },
  { "reference-to-a-column-of-another-table",
    AREAS "<table id='u'><column id='k'/>" ROW
          "</table><table id='t'><column id='c'/><row from='1' to='6'><cell column='k' "
          "result='clear'/></row></table>",
    "REF001@2:154 There is no column \"k\"\n" },
  { "references-to-what-is-gone", AREAS "<link a='c' b='a'/><link a='c' b='b'/>",
    "REF001@2:38 There is no area \"c\", but 2 references name it\n"
    "@2:57 A reference is here\n" },
  { "reference-very-long",
    AREAS "<link a='a' "
          "b='"
          "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"
          "wwwwwwwwwwww'/>",
    "SCH009@2:44 b cannot be "
    "\"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww\342\200\246"
    "\": expected a readable identifier: lower-case letters, digits and hyphens, such as "
    "1-panzer\n" },
};

/* Whole files. */
static const Case files[] = {
  { "format-missing", "<toy xmlns='urn:turncoat:toy'>" AREAS "</toy>",
    "SCH008@1:2 <toy> needs the attribute \"format\"\n"
    "> Write format=\"1\"\n" },
  { "format-too-new", "<toy xmlns='urn:turncoat:toy' format='2'>" AREAS "</toy>",
    "SCH009@1:39 format cannot be \"2\": expected the number 1\n" },
  { "schema-location",
    "<toy xmlns='urn:turncoat:toy' format='1' "
    "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='urn:turncoat:toy "
    "toy.xsd'>" AREAS "</toy>",
    "" },
  { "reference-of-the-root", "<toy xmlns='urn:turncoat:toy' format='1' start='c'>" AREAS "</toy>",
    "REF001@1:49 There is no area \"c\"\n" },
  { "root-unknown", "<game xmlns='urn:turncoat:toy' format='1'/>",
    "SCH002@1:2 The root element is <game>: expected <toy>\n" },
  { "root-misspelt", "<toi xmlns='urn:turncoat:toy' format='1'>" AREAS "</toi>",
    "SCH002@1:2 The root element is <toi>: expected <toy>\n"
    "? Did you mean \"toy\"?\n"
    "> Write \"toy\"\n" },
  { "root-without-namespace", "<toy format='1'>" AREAS "</toy>",
    "SCH001@1:2 The root element is in no namespace\n"
    "? Write xmlns=... on the root with one of \"urn:turncoat:toy\", "
    "\"urn:turncoat:betrayal-1940\".\n" },
  { "root-with-namespace-misspelt", "<toy xmlns='urn:turncoat:toi' format='1'>" AREAS "</toy>",
    "SCH001@1:13 No game system has the namespace \"urn:turncoat:toi\"\n"
    "? Did you mean \"urn:turncoat:toy\"?\n"
    "> Write \"urn:turncoat:toy\"\n" },
  { "root-with-prefix-and-namespace-misspelt",
    "<t:toy xmlns:t='urn:turncoat:tou' format='1'><t:area id='a'/><t:area id='b'/></t:toy>",
    "SCH001@1:17 No game system has the namespace \"urn:turncoat:tou\"\n"
    "? Did you mean \"urn:turncoat:toy\"?\n"
    "> Write \"urn:turncoat:toy\"\n" },
  { "root-of-something-else", "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "SCH001@1:13 No game system has the namespace \"http://www.w3.org/2000/svg\"\n"
    "? Write xmlns=... on the root with one of \"urn:turncoat:toy\", "
    "\"urn:turncoat:betrayal-1940\".\n" },
};

static void
check (const char *text, const char *said)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *all = scenario_dup_said (report);
  guint n = tc_report_get_n (report);

  g_assert_cmpstr (all, ==, said);
  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++) {
      const TcFix *fix = &g_array_index (finding->fixes, TcFix, k);
      g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);
      g_autoptr (TcReport) left = tc_report_new ();
      g_autoptr (TcScenario) after = tc_scenario_parse (fixed, scenario_schemas, left);

      g_test_message ("%s: %s", fix->label, tc_source_get_text (fixed, NULL));
      g_assert_nonnull (after);
      g_assert_cmpuint (tc_report_get_n (left), <, n);
    }
  }
}

static void
test_body (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text =
    g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'>\n%s</toy>\n", test->text);

  check (text, test->said);
}

static void
test_file (gconstpointer data)
{
  const Case *test = data;

  check (test->text, test->said);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++) {
    g_autofree char *path = g_strconcat ("/scenario/finding-words/", bodies[i].name, NULL);

    g_test_add_data_func (path, &bodies[i], test_body);
  }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = g_strconcat ("/scenario/finding-words/file/", files[i].name, NULL);

    g_test_add_data_func (path, &files[i], test_file);
  }

  return g_test_run ();
}
