/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"
#include "variant/tc-variant.h"
#include "variant/tc-whole.h"

/* What a variant makes of a base, byte for byte, and all that is said of it: as in
 * scenario-support.h. Bases are of the toy schema, so that a case is a line. */

typedef struct {
  const char *name;
  const char *base;
  const char *variant;
  const char *whole; /* NULL: there is none */
  const char *said;
} Case;

#define OPEN    "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n"
#define A       "  <area id='a' x='1'/>\n"
#define B       "  <area id='b'/>\n"
#define CLOSE   "</toy>\n"
#define BEGIN   "<variant xmlns='urn:turncoat:toy' format='1' extends='b'>\n"
#define END     "</variant>\n"
#define OUTLINE "<outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' y='1'/></outline>"

/* Changes that nothing is said about. */
static const Case changes[] = {
  { "set", OPEN A B CLOSE, BEGIN "<area id='a' x='5'/>" END,
    OPEN "  <area id='a' x='5'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "" },
  { "set-with-old-value", OPEN A B CLOSE, BEGIN "<area id='a' x='5' was-x='1'/>" END,
    OPEN "  <area id='a' x='5'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "" },
  { "set-with-other-quotes", OPEN A B CLOSE, BEGIN "<area id='a' x=\"5\"/>" END,
    OPEN "  <area id='a' x=\"5\"/>\n"
         "  <area id='b'/>\n" CLOSE,
    "" },
  { "add-attribute", OPEN A B CLOSE, BEGIN "<area id='b' x='5' was-x=''/>" END,
    OPEN A "  <area id='b' x='5'/>\n" CLOSE, "" },
  { "add-two", OPEN A B CLOSE, BEGIN "<area id='b' y='6' x='5'/>" END,
    OPEN A "  <area id='b' y='6' x='5'/>\n" CLOSE, "" },
  { "keeps-quotes-and-blanks", OPEN A B "  <area  id = \"c\"  x='1'   y=\"2\" />\n" CLOSE,
    BEGIN "<area id='c' x='3'/>" END, OPEN A B "  <area  id = \"c\"  x='3'   y=\"2\" />\n" CLOSE,
    "" },
  { "keeps-line-comment", OPEN A B "  <area id='c' x='1'/> <!-- low -->\n" CLOSE,
    BEGIN "<area id='c' x='3'/>" END, OPEN A B "  <area id='c' x='3'/> <!-- low -->\n" CLOSE, "" },
  { "unset", OPEN A B "  <area id='c' x='1' y='2'/>\n" CLOSE,
    BEGIN "<area id='c'><unset attribute='x'/></area>" END,
    OPEN A B "  <area id='c' y='2'/>\n" CLOSE, "" },
  { "unset-and-set", OPEN A B "  <area id='c' x='1' y='2'/>\n" CLOSE,
    BEGIN "<area id='c' y='5'><unset attribute='x' was='1'/></area>" END,
    OPEN A B "  <area id='c' y='5'/>\n" CLOSE, "" },
  { "unset-the-only-one",
    OPEN A B "  <area\n"
             "    id='c'\n"
             "    x='1'/>\n" CLOSE,
    BEGIN "<area id='c'><unset attribute='x'/></area>" END,
    OPEN A B "  <area\n"
             "    id='c'/>\n" CLOSE,
    "" },
  { "escaped-value", OPEN A B CLOSE,
    BEGIN "<area id='a' name='&lt;b&gt; &amp; &quot;c&quot;'/>" END,
    OPEN "  <area id='a' x='1' name='&lt;b&gt; &amp; &quot;c&quot;'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "" },
  { "attribute-of-root", OPEN A B CLOSE,
    "<variant xmlns='urn:turncoat:toy' format='1' extends='b' start='a'/>",
    "<toy xmlns='urn:turncoat:toy' format='1' src='designer' start='a'>\n"
    "  <area id='a' x='1'/>\n"
    "  <area id='b'/>\n"
    "</toy>\n",
    "" },
  { "foreign-attribute", OPEN A B CLOSE, BEGIN "<area id='a' o:n='1' xmlns:o='urn:o'/>" END,
    OPEN "  <area id='a' x='1' o:n='1' xmlns:o='urn:o'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "" },
  { "new-area", OPEN A B CLOSE, BEGIN "<area id='c'/>" END, OPEN A B "  <area id='c'/>\n" CLOSE,
    "" },
  { "new-area-before-others", OPEN A B "  <link a='a' b='b'/>\n" CLOSE, BEGIN "<area id='c'/>" END,
    OPEN A B "  <area id='c'/>\n"
             "  <link a='a' b='b'/>\n" CLOSE,
    "" },
  { "new-after", OPEN A B CLOSE, BEGIN "<area id='c' after='a'/>" END,
    OPEN A "  <area id='c'/>\n"
           "  <area id='b'/>\n" CLOSE,
    "" },
  { "new-before", OPEN A B CLOSE, BEGIN "<area id='c' before='a'/>" END,
    OPEN "  <area id='c'/>\n" A B CLOSE, "" },
  { "new-before-with-a-comment",
    OPEN A B "  <!-- the third -->\n"
             "  <area id='c'/>\n" CLOSE,
    BEGIN "<area id='d' before='c'/>" END,
    OPEN A B "  <area id='d'/>\n"
             "  <!-- the third -->\n"
             "  <area id='c'/>\n" CLOSE,
    "" },
  { "new-after-with-a-line-comment",
    OPEN A B "  <area id='c'/> <!-- third -->\n"
             "  <area id='d'/>\n" CLOSE,
    BEGIN "<area id='e' after='c'/>" END,
    OPEN A B "  <area id='c'/> <!-- third -->\n"
             "  <area id='e'/>\n"
             "  <area id='d'/>\n" CLOSE,
    "" },
  { "two-new-after-one-another", OPEN A B CLOSE,
    BEGIN "<area id='d' after='c'/><area id='c' after='a'/>" END,
    OPEN A "  <area id='c'/>\n"
           "  <area id='d'/>\n"
           "  <area id='b'/>\n" CLOSE,
    "" },
  { "new-link", OPEN A B CLOSE, BEGIN "<link a='b' b='a'/>" END,
    OPEN A B "  <link a='b' b='a'/>\n" CLOSE, "" },
  { "new-link-after", OPEN A B "  <link a='a' b='b'/>\n" CLOSE,
    BEGIN "<link a='b' b='b' after='a-b'/>" END,
    OPEN A B "  <link a='a' b='b'/>\n"
             "  <link a='b' b='b'/>\n" CLOSE,
    "" },
  { "table-is-whole",
    OPEN A B "  <table id='t'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n" CLOSE,
    BEGIN "<table id='t'><row from='7' to='8'/></table>" END,
    OPEN A B "  <table id='t'><row from='7' to='8'/></table>\n" CLOSE, "" },
  { "new-child-of-an-empty-element", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<area id='c'>" OUTLINE "</area>" END,
    OPEN A B "  <area id='c'>\n"
             "    " OUTLINE "\n"
             "  </area>\n" CLOSE,
    "" },
  { "new-child-of-an-open-element", OPEN A B "  <area id='c'></area>\n" CLOSE,
    BEGIN "<area id='c'>" OUTLINE "</area>" END,
    OPEN A B "  <area id='c'>\n"
             "    " OUTLINE "</area>\n" CLOSE,
    "" },
  { "table-in-a-line", OPEN A B "<table id='t'><row from='1' to='6'/></table>" CLOSE,
    BEGIN "<table id='t'><row from='7' to='8'/></table>" END,
    OPEN A B "<table id='t'><row from='7' to='8'/></table>" CLOSE, "" },
  { "new-with-comments-inside", OPEN A B CLOSE,
    BEGIN "<table id='t'><!-- new --><row from='1' to='6'/></table>" END,
    OPEN A B "  <table id='t'><!-- new --><row from='1' to='6'/></table>\n" CLOSE, "" },
  { "new-says-it-is-new", OPEN A B CLOSE, BEGIN "<area id='c' was=''/>" END,
    OPEN A B "  <area id='c'/>\n" CLOSE, "" },
  { "clause-instead-of-another", OPEN A B "  <win><holds area='a'/></win>\n" CLOSE,
    BEGIN "<win><holds area='b'/></win>" END, OPEN A B "  <win><holds area='b'/></win>\n" CLOSE,
    "" },
  { "move-up", OPEN A B "  <area id='c'/>\n" CLOSE, BEGIN "<area id='c' before='a'/>" END,
    OPEN "  <area id='c'/>\n" A B CLOSE, "" },
  { "move-down", OPEN A B "  <area id='c'/>\n" CLOSE, BEGIN "<area id='a' after='c'/>" END,
    OPEN B "  <area id='c'/>\n"
           "  <area id='a' x='1'/>\n" CLOSE,
    "" },
  { "move-and-change", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<area id='c' x='9' before='a'/>" END, OPEN "  <area id='c' x='9'/>\n" A B CLOSE, "" },
  { "move-with-line-comment",
    OPEN A B "  <area id='c'/> <!-- c -->\n"
             "  <area id='d'/>\n" CLOSE,
    BEGIN "<area id='c' after='d'/>" END,
    OPEN A B "  <area id='d'/>\n"
             "  <area id='c'/> <!-- c -->\n" CLOSE,
    "" },
  { "remove", OPEN A B "  <area id='c'/>\n" CLOSE, BEGIN "<remove><area id='c'/></remove>" END,
    OPEN A B CLOSE, "" },
  { "remove-with-line-comment",
    OPEN A B "  <area id='c'/> <!-- c -->\n"
             "  <area id='d'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove>" END, OPEN A B "  <area id='d'/>\n" CLOSE, "" },
  { "remove-keeps-comment-line",
    OPEN A B "  <!-- c -->\n"
             "  <area id='c'/>\n"
             "  <area id='d'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove>" END,
    OPEN A B "  <!-- c -->\n"
             "  <area id='d'/>\n" CLOSE,
    "" },
  { "remove-two",
    OPEN A B "  <area id='c'/>\n"
             "  <area id='d'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/><area id='d'/></remove>" END, OPEN A B CLOSE, "" },
  { "remove-in-a-line", OPEN A B "<area id='c'/><area id='d'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove>" END, OPEN A "  <area id='b'/><area id='d'/>\n" CLOSE,
    "" },
  { "remove-link-the-other-way-round", OPEN A B "  <link a='a' b='b'/>\n" CLOSE,
    BEGIN "<remove><link a='b' b='a'/></remove>" END, OPEN A B CLOSE, "" },
  { "remove-and-add", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove><area id='d'/>" END, OPEN A B "  <area id='d'/>\n" CLOSE,
    "" },
  { "whole-outline", OPEN A B "  <area id='c'>" OUTLINE "</area>\n" CLOSE,
    BEGIN "<area id='c'><outline><point x='5' y='5'/><point x='1' y='0'/><point x='0' "
          "y='1'/></outline></area>" END,
    OPEN A B "  <area id='c'><outline><point x='5' y='5'/><point x='1' y='0'/><point x='0' "
             "y='1'/></outline></area>\n" CLOSE,
    "" },
  { "text", OPEN "  <motto>Old</motto>\n" A B CLOSE, BEGIN "<motto>New</motto>" END,
    OPEN "  <motto>New</motto>\n" A B CLOSE, "" },
  { "text-with-a-comment", OPEN "  <motto>Old</motto>\n" A B CLOSE,
    BEGIN "<motto>New<!-- er --></motto>" END, OPEN "  <motto>New<!-- er --></motto>\n" A B CLOSE,
    "" },
  { "source-of-a-change", OPEN A B "  <area id='c' x='1' src='found'/>\n" CLOSE,
    BEGIN "<area id='c' x='2'/>" END,
    OPEN A B "  <area id='c' x='2' src='found' src-of=\"x:designer\"/>\n" CLOSE, "" },
  { "source-stated-by-the-variant", OPEN A B "  <area id='c' x='1' src='found'/>\n" CLOSE,
    "<variant xmlns='urn:turncoat:toy' format='1' extends='b' src='published'><area id='c' "
    "x='2'/></variant>",
    OPEN A B "  <area id='c' x='2' src='found' src-of=\"x:published\"/>\n" CLOSE, "" },
  { "source-on-the-change", OPEN A B "  <area id='c' x='1' src='found'/>\n" CLOSE,
    BEGIN "<area id='c' x='2' src='rulebook'/>" END,
    OPEN A B "  <area id='c' x='2' src='rulebook'/>\n" CLOSE, "" },
  { "source-of-one-value",
    OPEN A B "  <area id='c' x='1' y='1' src='found' src-of='y:derived'/>\n" CLOSE,
    BEGIN "<area id='c' x='2' src-of='x:rulebook'/>" END,
    OPEN A B "  <area id='c' x='2' y='1' src='found' src-of=\"y:derived x:rulebook\"/>\n" CLOSE,
    "" },
  { "source-of-what-changes-goes", OPEN A B "  <area id='c' x='1' src-of='x:found'/>\n" CLOSE,
    BEGIN "<area id='c' x='2'/>" END, OPEN A B "  <area id='c' x='2'/>\n" CLOSE, "" },
  { "source-of-what-is-unset-goes", OPEN A B "  <area id='c' x='1' src-of='x:found'/>\n" CLOSE,
    BEGIN "<area id='c'><unset attribute='x'/></area>" END, OPEN A B "  <area id='c'/>\n" CLOSE,
    "" },
  { "source-of-a-new-one",
    OPEN A B "  <table id='t' src='found'><row from='1' to='3'/></table>\n" CLOSE,
    BEGIN "<table id='t'><row from='4' to='6'/></table>" END,
    OPEN A B "  <table id='t'><row from='4' to='6'/></table>\n" CLOSE, "" },
  { "base-with-prefix",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:area id='a'/><t:area id='b'/></t:toy>",
    BEGIN "<area id='c'/>" END,
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:area id='a'/><t:area id='b'/><area "
    "xmlns='urn:turncoat:toy' src=\"designer\" id='c'/></t:toy>",
    "" },
  { "variant-with-prefix", OPEN A B CLOSE,
    "<t:variant xmlns:t='urn:turncoat:toy' format='1' extends='b'><t:area id='a' x='3'/><t:area "
    "id='c'/></t:variant>",
    OPEN "  <area id='a' x='3'/>\n"
         "  <area id='b'/>\n"
         "  <t:area xmlns:t='urn:turncoat:toy' id='c'/>\n" CLOSE,
    "" },
  { "note-of-another-namespace", OPEN A B CLOSE, BEGIN "<o:n xmlns:o='urn:o'>Note</o:n>" END,
    OPEN A B CLOSE, "" },
  { "note-in-the-base-stays", OPEN A B "  <o:n xmlns:o='urn:o'>Note</o:n>\n" CLOSE,
    BEGIN "<area id='c'/>" END,
    OPEN A B "  <area id='c'/>\n"
             "  <o:n xmlns:o='urn:o'>Note</o:n>\n" CLOSE,
    "" },
  { "windows-lines",
    "<toy xmlns='urn:turncoat:toy' format='1'>\015\n"
    "  <area id='a'/>\015\n"
    "  <area id='b'/>\015\n"
    "</toy>\015\n",
    BEGIN "<area id='c'/><area id='b' x='2'/>" END,
    "<toy xmlns='urn:turncoat:toy' format='1'>\015\n"
    "  <area id='a'/>\015\n"
    "  <area id='b' x='2' src-of=\"x:designer\"/>\015\n"
    "  <area src=\"designer\" id='c'/>\015\n"
    "</toy>\015\n",
    "" },
  { "one-line", "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>",
    BEGIN "<area id='c'/><area id='d' before='a'/>" END,
    "<toy xmlns='urn:turncoat:toy' format='1'><area src=\"designer\" id='d'/><area id='a'/><area "
    "id='b'/><area src=\"designer\" id='c'/></toy>",
    "" },
  { "tabs",
    "<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "\t<area id='a'/>\n"
    "\t<area id='b'/>\n"
    "</toy>\n",
    BEGIN "<area id='c'/><area id='a'>" OUTLINE "</area>" END,
    "<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "\t<area id='a'>\n"
    "\t\t<outline src=\"designer\"><point x='0' y='0'/><point x='1' y='0'/><point x='0' "
    "y='1'/></outline>\n"
    "\t</area>\n"
    "\t<area id='b'/>\n"
    "\t<area src=\"designer\" id='c'/>\n"
    "</toy>\n",
    "" },
  { "byte-order-mark",
    "\357\273\277<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "<area id='a'/>\n"
    "<area id='b'/>\n"
    "</toy>\n",
    BEGIN "<area id='a' x='2'/>" END,
    "\357\273\277<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "<area id='a' x='2' src-of=\"x:designer\"/>\n"
    "<area id='b'/>\n"
    "</toy>\n",
    "" },
};

static const Case faults[] = {
  { "motto-out-of-order", OPEN A B "  <link a='a' b='b'/>\n" CLOSE,
    BEGIN "<table id='t'><row from='1' to='6'/></table><motto>New</motto>" END,
    OPEN "  <motto>New</motto>\n"
         "  <area id='a' x='1'/>\n"
         "  <area id='b'/>\n"
         "  <link a='a' b='b'/>\n"
         "  <table id='t'><row from='1' to='6'/></table>\n" CLOSE,
    "SCH004@2:46 <motto> must come before <table>\n" },
  { "two-new-in-a-ring", OPEN A B CLOSE,
    BEGIN "<area id='d' after='c'/><area id='c' after='d'/>" END,
    OPEN A B "  <area id='d'/>\n"
             "  <area id='c'/>\n" CLOSE,
    "VAR007@2:21 There is no area \"c\" to put this one next to\n"
    "@1:1 The base is here\n"
    "VAR007@2:45 There is no area \"d\" to put this one next to\n"
    "@1:1 The base is here\n" },
  { "table-out-of-order",
    OPEN A B "  <table id='t'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n" CLOSE,
    BEGIN "<table id='t'><row from='7' to='8'/><column id='d'/></table>" END,
    OPEN A B "  <table id='t'><row from='7' to='8'/><column id='d'/></table>\n" CLOSE,
    "SCH004@2:38 <column> must come before <row>\n" },
  { "remove-inside-of-a-table",
    OPEN A B "  <table id='s'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n"
             "  <table id='t'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n" CLOSE,
    BEGIN "<table id='t'><remove><column id='c'/></remove></table>" END,
    OPEN A B "  <table id='s'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n"
             "  <table id='t'><remove><column id='c'/></remove></table>\n" CLOSE,
    "SCH006@2:2 <table> needs <row>\n"
    "SCH003@2:16 <remove> is not allowed in <table>\n"
    "? It may contain <column>, <row>, <modifier>.\n" },
  { "text-the-same", OPEN "  <motto>Old</motto>\n" A B CLOSE, BEGIN "<motto>Old</motto>" END,
    OPEN "  <motto>Old</motto>\n" A B CLOSE,
    "VAR006@2:2 The base has the same motto: nothing is changed here\n"
    "@2:3 The base is here\n"
    "> Take what the base has\n" },
  { "text-the-same-but-for-blanks", OPEN "  <motto>Old</motto>\n" A B CLOSE,
    BEGIN "<motto>  Old\n"
          "</motto>" END,
    OPEN "  <motto>  Old\n"
         "</motto>\n" A B CLOSE,
    "VAR006@2:2 The base has the same motto: nothing is changed here\n"
    "@2:3 The base is here\n"
    "> Take what the base has\n" },
  { "text-the-same-in-cdata", OPEN "  <motto>Old</motto>\n" A B CLOSE,
    BEGIN "<motto><![CDATA[Old]]></motto>" END, OPEN "  <motto><![CDATA[Old]]></motto>\n" A B CLOSE,
    "VAR006@2:2 The base has the same motto: nothing is changed here\n"
    "@2:3 The base is here\n"
    "> Take what the base has\n" },
  { "text-the-same-with-a-comment", OPEN "  <motto>Old</motto>\n" A B CLOSE,
    BEGIN "<motto>O<!-- l -->ld</motto>" END, OPEN "  <motto>O<!-- l -->ld</motto>\n" A B CLOSE,
    "VAR006@2:2 The base has the same motto: nothing is changed here\n"
    "@2:3 The base is here\n"
    "> Take what the base has\n" },
  { "whole-the-same-with-another-comment",
    OPEN A B "  <area id='c'><outline><point x='0' y='0'/><!-- k --><point x='1' y='0'/><point "
             "x='0' y='1'/></outline></area>\n" CLOSE,
    BEGIN "<area id='c'><outline><point x='0' y='0'/><point x='01' y='+0'/><point x='0' "
          "y='1'/></outline></area>" END,
    OPEN A B "  <area id='c'><outline><point x='0' y='0'/><point x='01' y='+0'/><point x='0' "
             "y='1'/></outline></area>\n" CLOSE,
    "VAR006@2:15 The base has the same outline: nothing is changed here\n"
    "@4:16 The base is here\n"
    "> Take what the base has\n" },
  { "source-of-the-same-value", OPEN A B "  <area id='c' x='1' src='found'/>\n" CLOSE,
    BEGIN "<area id='c' x='1' src-of='x:rulebook'/>" END,
    OPEN A B "  <area id='c' x='1' src='found' src-of=\"x:rulebook\"/>\n" CLOSE,
    "VAR006@2:17 The base says the same about x: nothing is changed here\n"
    "@4:19 The base is here\n" },
  { "no-such-area", OPEN A B CLOSE, BEGIN "<area id='aa' x='5' was-x='1'/>" END, OPEN A B CLOSE,
    "VAR004@2:11 The base has no area \"aa\": this changes nothing\n"
    "? Did you mean \"a\"?\n"
    "@1:1 The base is here\n"
    "> Change it to \"a\"\n" },
  { "no-such-link", OPEN A B CLOSE, BEGIN "<remove><link a='a' b='b'/></remove>" END,
    OPEN A B CLOSE,
    "VAR004@2:18 The base has no adjacency \"a-b\": this changes nothing\n"
    "@1:1 The base is here\n" },
  { "base-moved", OPEN A B CLOSE, BEGIN "<area id='a' x='5' was-x='2'/>" END,
    OPEN "  <area id='a' x='5'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "VAR005@2:27 The base has changed: x was \"2\" and is \"1\" now\n"
    "? Decide whether the change is still wanted. Then write what the base has now as the old "
    "value\n"
    "@2:19 The base is here\n"
    "> Keep the change\n"
    "> Take what the base has\n" },
  { "base-moved-to-the-same", OPEN A B CLOSE, BEGIN "<area id='a' x='1' was-x='2'/>" END,
    OPEN A B CLOSE,
    "VAR006@2:17 The base says the same about x: nothing is changed here\n"
    "@2:19 The base is here\n" },
  { "base-lost-it", OPEN A B CLOSE, BEGIN "<area id='b' x='5' was-x='2'/>" END,
    OPEN A "  <area id='b' x='5'/>\n" CLOSE,
    "VAR005@2:27 The base has changed: x was \"2\" and is \"0\" now\n"
    "? Decide whether the change is still wanted. Then write what the base has now as the old "
    "value\n"
    "@3:4 The base is here\n"
    "> Keep the change\n"
    "> Take what the base has\n" },
  { "base-got-it", OPEN A B CLOSE, BEGIN "<area id='a' x='5' was-x=''/>" END,
    OPEN "  <area id='a' x='5'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "VAR005@2:27 The base has changed: x was not there and is \"1\" now\n"
    "? Decide whether the change is still wanted. Then write what the base has now as the old "
    "value\n"
    "@2:19 The base is here\n"
    "> Keep the change\n"
    "> Take what the base has\n" },
  { "base-got-the-area", OPEN A B CLOSE, BEGIN "<area id='a' was='' x='2'/>" END,
    OPEN "  <area id='a' x='2'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "VAR005@2:19 The base has changed: it had no such area and has one now\n"
    "@2:3 The base is here\n"
    "> Keep the change\n" },
  { "unset-what-is-not-there", OPEN A B CLOSE,
    BEGIN "<area id='b'><unset attribute='x'/></area>" END, OPEN A B CLOSE,
    "VAR006@2:32 The base says the same about x: nothing is changed here\n"
    "@3:4 The base is here\n" },
  { "unset-with-another-old-value", OPEN A B CLOSE,
    BEGIN "<area id='a'><unset attribute='x' was='7'/></area>" END,
    OPEN "  <area id='a'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "VAR005@2:40 The base has changed: x was \"7\" and is \"1\" now\n"
    "? Decide whether the change is still wanted. Then write what the base has now as the old "
    "value\n"
    "@2:19 The base is here\n"
    "> Keep the change\n"
    "> Take what the base has\n" },
  { "removed-has-changed", OPEN A B CLOSE,
    BEGIN "<remove><area id='a' was='0123456789abcdef'/></remove>" END, OPEN B CLOSE,
    "VAR005@2:27 The base has changed: its area is different now\n"
    "? Decide whether the change is still wanted. Then write was=\"2c749ad620975bc5\"\n"
    "@2:3 The base is here\n"
    "> Keep the change\n"
    "> Take what the base has\n" },
  { "idle", OPEN A B CLOSE, BEGIN "<area id='a' x='1'/>" END, OPEN A B CLOSE,
    "VAR006@2:17 The base says the same about x: nothing is changed here\n"
    "@2:19 The base is here\n" },
  { "idle-number-written-otherwise", OPEN A B CLOSE, BEGIN "<area id='a' x='+01'/>" END,
    OPEN "  <area id='a' x='+01'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "VAR006@2:17 The base says the same about x: nothing is changed here\n"
    "@2:19 The base is here\n" },
  { "idle-default", OPEN A B CLOSE, BEGIN "<area id='b' x='0'/>" END,
    OPEN A "  <area id='b' x='0'/>\n" CLOSE,
    "VAR006@2:17 The base says the same about x: nothing is changed here\n"
    "@3:4 The base is here\n" },
  { "no-anchor", OPEN A B CLOSE, BEGIN "<area id='c' after='q'/>" END,
    OPEN A B "  <area id='c'/>\n" CLOSE,
    "VAR007@2:21 There is no area \"q\" to put this one next to\n"
    "@1:1 The base is here\n" },
  { "anchor-of-another-kind",
    OPEN A B "  <table id='t'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n" CLOSE,
    BEGIN "<area id='c' after='t'/>" END,
    OPEN A B "  <area id='c'/>\n"
             "  <table id='t'>\n"
             "    <column id='c'/>\n"
             "    <row from='1' to='3'/>\n"
             "    <row from='4' to='6'/>\n"
             "  </table>\n" CLOSE,
    "VAR007@2:21 There is no area \"t\" to put this one next to\n"
    "@1:1 The base is here\n" },
  { "anchor-that-is-removed", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove><area id='d' after='c'/>" END,
    OPEN A B "  <area id='d'/>\n" CLOSE,
    "VAR007@2:52 There is no area \"c\" to put this one next to\n"
    "@1:1 The base is here\n" },
  { "changed-and-removed", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/></remove><area id='c' x='2'/>" END,
    OPEN A B "  <area id='c'/>\n" CLOSE,
    "VAR008@2:33 The area \"c\" is changed here and removed\n"
    "@2:9 It is removed here\n" },
  { "removed-twice", OPEN A B "  <area id='c'/>\n" CLOSE,
    BEGIN "<remove><area id='c'/><area id='c'/></remove>" END, OPEN A B CLOSE,
    "REF002@2:33 There is a second area \"c\"\n"
    "@2:19 The first one is here\n"
    "> Remove the second one\n" },
  { "changed-twice", OPEN A B CLOSE, BEGIN "<area id='a' x='2'/><area id='a' y='2'/>" END,
    OPEN "  <area id='a' x='1' y='2'/>\n"
         "  <area id='b'/>\n" CLOSE,
    "REF002@2:31 There is a second area \"a\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"a-2\"\n" },
  { "base-with-another-namespace", "<toy xmlns='urn:turncoat:tox'/>", BEGIN "<area id='a'/>" END,
    NULL, "VAR003@1:55 The base is not a scenario of the same game, \"urn:turncoat:toy\"\n" },
  { "base-is-broken", "<toy xmlns='urn:turncoat:toy' format='1'><area></toy>",
    BEGIN "<area id='a' x='2'/>" END, NULL,
    "SCH006@1:2 <toy> needs at least 2 <area> and has 1\n"
    "XML012@1:42 <area> is not closed: expected </area>\n"
    "@1:48 It should be closed before this end tag\n"
    "VAR003@1:55 The base is not well-formed: fix it first\n" },
  { "variant-is-broken", OPEN A B CLOSE, BEGIN "<area id='a'" END, NULL,
    "XML017@2:1 The tag <area is not closed: expected \">\" or \"/>\"\n" },
};

static const TcSchema *const schemas[] = { &tc_schema_toy, NULL };

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

/* After each fix less is said, or what is said comes later. */
static void
check_fixes (TcReport *report, TcSource *variant, TcSource *base)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++) {
      const TcFix *fix = &g_array_index (finding->fixes, TcFix, k);
      g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, variant, NULL);
      g_autoptr (TcReport) left = tc_report_new ();
      g_autoptr (TcWhole) whole = tc_variant_read (fixed, schemas, load, base, left);

      g_test_message ("%s: %s", fix->label, tc_source_get_text (fixed, NULL));
      g_assert_nonnull (whole);
      g_assert_cmpuint (tc_report_get_n (left), <, tc_report_get_n (report));
    }
  }
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcSource) base = tc_source_new_for_string ("base", test->base);
  g_autoptr (TcSource) variant = tc_source_new_for_string ("variant", test->variant);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcWhole) whole = tc_variant_read (variant, schemas, load, base, report);
  g_autofree char *said = scenario_dup_said (report);

  g_assert_cmpstr (said, ==, test->said);
  g_assert_cmpint (whole == NULL, ==, test->whole == NULL);
  if (whole != NULL)
    g_assert_cmpstr (tc_source_get_text (tc_whole_get_source (whole), NULL), ==, test->whole);
  check_fixes (report, variant, base);
}

/* What nothing is said about makes a text of which nothing is said either. */
static void
test_valid (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_test_message ("%s", changes[i].name);
    tc_scenario_unref (scenario_parse_valid (changes[i].whole));
  }
}

static void
add_tests (const char *family, const Case *cases, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/variant-words/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("change", changes, G_N_ELEMENTS (changes));
  add_tests ("fault", faults, G_N_ELEMENTS (faults));
  g_test_add_func ("/variant-words/valid", test_valid);

  return g_test_run ();
}
