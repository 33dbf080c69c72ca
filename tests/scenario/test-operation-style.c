/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "operation-support.h"
#include "scenario-support.h"

/* Operations in files of every style: line ends, indentation, quotes, prefixes and comments stay as
 * they are, and what is new is written like what is there. */

typedef struct {
  const char *name;
  const char *before;
  const char *operation; /* as operation_read () has it */
  const char *after;     /* NULL: refused */
  const char *refusal;
} Case;

#define OPEN     "<toy xmlns='urn:turncoat:toy' format='1'>\n"
#define AB       "  <area id='a'/>\n  <area id='b'/>\n"
#define CLOSE    "</toy>\n"
#define TRIANGLE "<outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' y='1'/></outline>"

static const Case cases[] = {
  { "windows-insert",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "</toy>\r\n",
    "insert . area id=c",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-insert-into-empty",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'/>\r\n"
    "</toy>\r\n",
    "insert area[c] outline",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'>\r\n"
    "    <outline/>\r\n"
    "  </area>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-first-child-of-root",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "</toy>\r\n",
    "insert . area id=c",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='c'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-remove",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'/> <!-- c -->\r\n"
    "</toy>\r\n",
    "remove area[c]",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-up",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'/> <!-- c -->\r\n"
    "</toy>\r\n",
    "up area[c]",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='c'/> <!-- c -->\r\n"
    "  <area id='b'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-text",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <about><p>old</p></about>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "</toy>\r\n",
    "text about/p#1 two\n"
    "lines",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <about><p>two\r\n"
    "lines</p></about>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-copy",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'>\r\n"
    "    <!-- in -->\r\n"
    "  </area>\r\n"
    "</toy>\r\n",
    "copy area[c]",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'>\r\n"
    "    <!-- in -->\r\n"
    "  </area>\r\n"
    "  <area id='c-2'>\r\n"
    "    <!-- in -->\r\n"
    "  </area>\r\n"
    "</toy>\r\n",
    NULL },
  { "windows-attribute-a-line",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'\r\n"
    "        x='1'/>\r\n"
    "</toy>\r\n",
    "set area[c] y 2",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r\n"
    "  <area id='a'/>\r\n"
    "  <area id='b'/>\r\n"
    "  <area id='c'\r\n"
    "        x='1'\r\n"
    "        y='2'/>\r\n"
    "</toy>\r\n",
    NULL },
  { "old-mac-insert",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r  <area id='a'/>\r  <area id='b'/>\r</toy>\r",
    "insert . area id=c",
    "<toy xmlns='urn:turncoat:toy' format='1'>\r  <area id='a'/>\r  <area id='b'/>\r  <area "
    "id='c'/>\r</toy>\r",
    NULL },
  { "tabs",
    OPEN "\t<area id='a'/>\n"
         "\t<area id='b'/>\n" CLOSE,
    "insert . area id=c",
    OPEN "\t<area id='a'/>\n"
         "\t<area id='b'/>\n"
         "\t<area id='c'/>\n" CLOSE,
    NULL },
  { "tabs-deeper",
    OPEN "\t<area id='a'/>\n"
         "\t<area id='b'/>\n"
         "\t<area id='c'/>\n" CLOSE,
    "insert area[c] outline",
    OPEN "\t<area id='a'/>\n"
         "\t<area id='b'/>\n"
         "\t<area id='c'>\n"
         "\t\t<outline/>\n"
         "\t</area>\n" CLOSE,
    NULL },
  { "four-blanks",
    OPEN "    <area id='a'/>\n"
         "    <area id='b'/>\n"
         "    <area id='c'/>\n" CLOSE,
    "insert area[c] outline",
    OPEN "    <area id='a'/>\n"
         "    <area id='b'/>\n"
         "    <area id='c'>\n"
         "        <outline/>\n"
         "    </area>\n" CLOSE,
    NULL },
  { "no-indentation",
    OPEN "<area id='a'/>\n"
         "<area id='b'/>\n"
         "<area id='c'/>\n" CLOSE,
    "insert area[c] outline",
    OPEN "<area id='a'/>\n"
         "<area id='b'/>\n"
         "<area id='c'>\n"
         "  <outline/>\n"
         "</area>\n" CLOSE,
    NULL },
  { "one-line", "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>",
    "insert . area id=c",
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/><area id='c'/></toy>",
    NULL },
  { "one-line-with-blanks",
    "<toy xmlns='urn:turncoat:toy' format='1'> <area id='a'/> <area id='b'/> </toy>",
    "insert . area id=c",
    "<toy xmlns='urn:turncoat:toy' format='1'> <area id='a'/> <area id='b'/> <area id='c'/> </toy>",
    NULL },
  { "blank-lines-between",
    OPEN AB "\n"
            "  <area id='c'/>\n"
            "\n"
            "  <area id='d'/>\n"
            "\n" CLOSE,
    "insert . area id=e",
    OPEN AB "\n"
            "  <area id='c'/>\n"
            "\n"
            "  <area id='d'/>\n"
            "  <area id='e'/>\n"
            "\n" CLOSE,
    NULL },
  { "blank-line-stays",
    OPEN AB "  <area id='c'/>\n"
            "\n"
            "  <link a='a' b='b'/>\n" CLOSE,
    "insert . area id=d",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='d'/>\n"
            "\n"
            "  <link a='a' b='b'/>\n" CLOSE,
    NULL },
  { "before-a-comment",
    OPEN AB "  <!-- Adjacencies -->\n"
            "  <link a='a' b='b'/>\n" CLOSE,
    "insert . area id=c",
    OPEN AB "  <area id='c'/>\n"
            "  <!-- Adjacencies -->\n"
            "  <link a='a' b='b'/>\n" CLOSE,
    NULL },
  { "after-a-comment-of-its-own-line", OPEN AB "  <area id='c'/> <!-- the last -->\n" CLOSE,
    "insert . area id=d",
    OPEN AB "  <area id='c'/> <!-- the last -->\n"
            "  <area id='d'/>\n" CLOSE,
    NULL },
  { "insert-after-a-sibling-with-comment",
    OPEN AB "  <area id='c'/> <!-- c -->\n"
            "  <area id='d'/>\n" CLOSE,
    "insert-after . area[c] area id=e",
    OPEN AB "  <area id='c'/> <!-- c -->\n"
            "  <area id='e'/>\n"
            "  <area id='d'/>\n" CLOSE,
    NULL },
  { "insert-after-root-child", OPEN AB CLOSE, "insert-after . area[a] area id=c",
    OPEN "  <area id='a'/>\n"
         "  <area id='c'/>\n"
         "  <area id='b'/>\n" CLOSE,
    NULL },
  { "two-in-one-go", OPEN AB CLOSE, "insert . area id=c; insert . area id=d",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='d'/>\n" CLOSE,
    NULL },
  { "end-tag-on-the-line",
    OPEN "  <area id='a'/>\n"
         "  <area id='b'/>" CLOSE,
    "insert . area id=c", OPEN AB "  <area id='c'/>" CLOSE, NULL },
  { "no-line-end-at-the-end", OPEN AB "</toy>", "insert . link a=a b=b",
    OPEN AB "  <link a='a' b='b'/>\n"
            "</toy>",
    NULL },
  { "byte-order-mark",
    "\357\273\277<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "</toy>\n",
    "insert . area id=c",
    "\357\273\277<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "  <area id='c'/>\n"
    "</toy>\n",
    NULL },
  { "declaration-and-comment",
    "<?xml version='1.0'?>\n"
    "<!-- ours -->\n"
    "<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "</toy>\n",
    "insert . link a=a b=b",
    "<?xml version='1.0'?>\n"
    "<!-- ours -->\n"
    "<toy xmlns='urn:turncoat:toy' format='1'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "  <link a='a' b='b'/>\n"
    "</toy>\n",
    NULL },
  { "double-quotes",
    "<toy xmlns=\"urn:turncoat:toy\" format=\"1\">\n"
    "  <area id=\"a\"/>\n"
    "  <area id=\"b\"/>\n"
    "</toy>\n",
    "insert . area id=c",
    "<toy xmlns=\"urn:turncoat:toy\" format=\"1\">\n"
    "  <area id=\"a\"/>\n"
    "  <area id=\"b\"/>\n"
    "  <area id=\"c\"/>\n"
    "</toy>\n",
    NULL },
  { "double-quotes-here-only", OPEN AB "  <area id=\"c\"/>\n" CLOSE, "set area[c] x 5",
    OPEN AB "  <area id=\"c\" x=\"5\"/>\n" CLOSE, NULL },
  { "quote-in-a-value", OPEN AB "  <area id='c' name='x'/>\n" CLOSE, "set area[c] name it's \"it\"",
    OPEN AB "  <area id='c' name='it&apos;s \"it\"'/>\n" CLOSE, NULL },
  { "value-with-entities", OPEN AB "  <area id='c' name='&lt;x&gt;'/>\n" CLOSE,
    "set area[c] name a&b", OPEN AB "  <area id='c' name='a&amp;b'/>\n" CLOSE, NULL },
  { "value-of-another-script", OPEN AB "  <area id='c' name='x'/>\n" CLOSE,
    "set area[c] name \320\233\320\270\303\250ge \346\227\245\346\234\254",
    OPEN AB "  <area id='c' name='\320\233\320\270\303\250ge \346\227\245\346\234\254'/>\n" CLOSE,
    NULL },
  { "value-beyond-the-plane", OPEN AB "  <area id='c' name='x'/>\n" CLOSE,
    "set area[c] name \360\235\204\236", OPEN AB "  <area id='c' name='\360\235\204\236'/>\n" CLOSE,
    NULL },
  { "blanks-around-equals", OPEN AB "  <area id = 'c'/>\n" CLOSE, "set area[c] x 5",
    OPEN AB "  <area id = 'c' x='5'/>\n" CLOSE, NULL },
  { "blank-before-slash", OPEN AB "  <area id='c' />\n" CLOSE, "set area[c] x 5",
    OPEN AB "  <area id='c' x='5' />\n" CLOSE, NULL },
  { "blank-before-bracket", OPEN AB "  <area id='c' ></area >\n" CLOSE, "set area[c] x 5",
    OPEN AB "  <area id='c' x='5' ></area >\n" CLOSE, NULL },
  { "attribute-a-line",
    OPEN AB "  <area\n"
            "    id='c'\n"
            "    x='1'\n"
            "  />\n" CLOSE,
    "set area[c] y 2",
    OPEN AB "  <area\n"
            "    id='c'\n"
            "    x='1'\n"
            "    y='2'\n"
            "  />\n" CLOSE,
    NULL },
  { "attribute-a-line-remove",
    OPEN AB "  <area\n"
            "    id='c'\n"
            "    x='1'\n"
            "  />\n" CLOSE,
    "unset area[c] x",
    OPEN AB "  <area\n"
            "    id='c'\n"
            "  />\n" CLOSE,
    NULL },
  { "two-attributes-in-one-go", OPEN AB "  <area id='c'/>\n" CLOSE,
    "set area[c] x 1; set area[c] name C", OPEN AB "  <area id='c' x='1' name='C'/>\n" CLOSE,
    NULL },
  { "change-and-remove-in-one-go", OPEN AB "  <area id='c' x='1' y='2'/>\n" CLOSE,
    "unset area[c] x; set area[c] y 3", OPEN AB "  <area id='c' y='3'/>\n" CLOSE, NULL },
  { "prefix",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "  <t:area id='a'/>\n"
    "  <t:area id='b'/>\n"
    "</t:toy>\n",
    "insert . area id=c",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "  <t:area id='a'/>\n"
    "  <t:area id='b'/>\n"
    "  <t:area id='c'/>\n"
    "</t:toy>\n",
    NULL },
  { "prefix-first-child",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "  <t:area id='a'/>\n"
    "  <t:area id='b'/>\n"
    "</t:toy>\n",
    "insert area[b] outline",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "  <t:area id='a'/>\n"
    "  <t:area id='b'>\n"
    "    <t:outline/>\n"
    "  </t:area>\n"
    "</t:toy>\n",
    NULL },
  { "foreign-elements-stay-last", OPEN AB "  <o:n xmlns:o='urn:o'/>\n" CLOSE, "insert . area id=c",
    OPEN AB "  <area id='c'/>\n"
            "  <o:n xmlns:o='urn:o'/>\n" CLOSE,
    NULL },
  { "foreign-attribute-stays", OPEN AB "  <area id='c' o:n='1' xmlns:o='urn:o'/>\n" CLOSE,
    "set area[c] x 1", OPEN AB "  <area id='c' x='1' o:n='1' xmlns:o='urn:o'/>\n" CLOSE, NULL },
  { "remove-with-comment-on-its-line",
    OPEN AB "  <area id='c'/> <!-- c -->\n"
            "  <area id='d'/>\n" CLOSE,
    "remove area[c]", OPEN AB "  <area id='d'/>\n" CLOSE, NULL },
  { "remove-keeps-comment-above",
    OPEN AB "  <!-- The north -->\n"
            "  <area id='c'/>\n"
            "  <area id='d'/>\n" CLOSE,
    "remove area[c]",
    OPEN AB "  <!-- The north -->\n"
            "  <area id='d'/>\n" CLOSE,
    NULL },
  { "remove-keeps-comment-of-several-lines",
    OPEN AB "  <area id='c'/> <!-- c\n"
            "  and more -->\n"
            "  <area id='d'/>\n" CLOSE,
    "remove area[c]",
    OPEN "  <area id='a'/>\n"
         "  <area id='b'/> <!-- c\n"
         "  and more -->\n"
         "  <area id='d'/>\n" CLOSE,
    NULL },
  { "remove-in-a-line", OPEN AB "  <area id='c'/><area id='d'/>\n" CLOSE, "remove area[c]",
    OPEN AB "  <area id='d'/>\n" CLOSE, NULL },
  { "remove-last-in-a-line", OPEN AB "  <area id='c'/><area id='d'/>\n" CLOSE, "remove area[d]",
    OPEN AB "  <area id='c'/>\n" CLOSE, NULL },
  { "remove-with-children",
    OPEN AB "  <area id='c'>\n"
            "    " TRIANGLE "\n"
            "  </area>\n" CLOSE,
    "remove area[c]", OPEN AB CLOSE, NULL },
  { "remove-only-child",
    OPEN AB "  <area id='c'>\n"
            "    " TRIANGLE "\n"
            "  </area>\n" CLOSE,
    "remove area[c]/outline",
    OPEN AB "  <area id='c'>\n"
            "  </area>\n" CLOSE,
    NULL },
  { "remove-two-in-one-go",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='d'/>\n"
            "  <area id='e'/>\n" CLOSE,
    "remove area[c]; remove area[d]", OPEN AB "  <area id='e'/>\n" CLOSE, NULL },
  { "up-over-a-comment",
    OPEN AB "  <!-- c -->\n"
            "  <area id='c'/>\n"
            "  <!-- d -->\n"
            "  <area id='d'/>\n" CLOSE,
    "up area[d]",
    OPEN AB "  <!-- c -->\n"
            "  <area id='d'/>\n"
            "  <!-- d -->\n"
            "  <area id='c'/>\n" CLOSE,
    NULL },
  { "down-with-comment-on-its-line",
    OPEN AB "  <area id='c'/> <!-- c -->\n"
            "  <area id='d'/>\n" CLOSE,
    "down area[c]",
    OPEN AB "  <area id='d'/>\n"
            "  <area id='c'/> <!-- c -->\n" CLOSE,
    NULL },
  { "first-with-comment-on-its-line", OPEN AB "  <area id='c'/> <!-- c -->\n" CLOSE,
    "first area[c]", OPEN "  <area id='c'/> <!-- c -->\n" AB CLOSE, NULL },
  { "after-the-next-but-one",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='d'/> <!-- d -->\n" CLOSE,
    "after area[a] area[d]",
    OPEN "  <area id='b'/>\n"
         "  <area id='c'/>\n"
         "  <area id='d'/> <!-- d -->\n"
         "  <area id='a'/>\n" CLOSE,
    NULL },
  { "up-a-point-of-others", OPEN AB "  <area id='c' src='found'>" TRIANGLE "</area>\n" CLOSE,
    "up area[c]/outline/point#2",
    OPEN AB "  <area id='c' src='found'><outline src='designer'><point x='1' y='0'/><point x='0' "
            "y='0'/><point x='0' y='1'/></outline></area>\n" CLOSE,
    NULL },
  { "down-a-point-of-others", OPEN AB "  <area id='c' src='found'>" TRIANGLE "</area>\n" CLOSE,
    "down area[c]/outline/point#1",
    OPEN AB "  <area id='c' src='found'><outline src='designer'><point x='1' y='0'/><point x='0' "
            "y='0'/><point x='0' y='1'/></outline></area>\n" CLOSE,
    NULL },
  { "first-point-of-others", OPEN AB "  <area id='c' src='found'>" TRIANGLE "</area>\n" CLOSE,
    "first area[c]/outline/point#3",
    OPEN AB "  <area id='c' src='found'><outline src='designer'><point x='0' y='1'/><point x='0' "
            "y='0'/><point x='1' y='0'/></outline></area>\n" CLOSE,
    NULL },
  { "up-an-area-of-others", OPEN AB "  <area id='c' src='found'/>\n" CLOSE, "up area[c]",
    OPEN "  <area id='a'/>\n"
         "  <area id='c' src='found'/>\n"
         "  <area id='b'/>\n" CLOSE,
    NULL },
  { "up-a-point-of-our-own", OPEN AB "  <area id='c' src='designer'>" TRIANGLE "</area>\n" CLOSE,
    "up area[c]/outline/point#2",
    OPEN AB "  <area id='c' src='designer'><outline><point x='1' y='0'/><point x='0' y='0'/><point "
            "x='0' y='1'/></outline></area>\n" CLOSE,
    NULL },
  { "copy", OPEN AB "  <area id='c' x='1'/> <!-- c -->\n" CLOSE, "copy area[c]",
    OPEN AB "  <area id='c' x='1'/> <!-- c -->\n"
            "  <area id='c-2' x='1'/>\n" CLOSE,
    NULL },
  { "copy-of-others", OPEN AB "  <area id='c' x='1' src='found'/>\n" CLOSE, "copy area[c]",
    OPEN AB "  <area id='c' x='1' src='found'/>\n"
            "  <area id='c-2' x='1' src='designer'/>\n" CLOSE,
    NULL },
  { "copy-twice",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='c-2'/>\n" CLOSE,
    "copy area[c]",
    OPEN AB "  <area id='c'/>\n"
            "  <area id='c-3'/>\n"
            "  <area id='c-2'/>\n" CLOSE,
    NULL },
  { "copy-with-a-number", OPEN AB "  <area id='c-7'/>\n" CLOSE, "copy area[c-7]",
    OPEN AB "  <area id='c-7'/>\n"
            "  <area id='c-2'/>\n" CLOSE,
    NULL },
  { "copy-with-children",
    OPEN AB "  <area id='c'>\n"
            "    <!-- shape -->\n"
            "    " TRIANGLE "\n"
            "  </area>\n" CLOSE,
    "copy area[c]",
    OPEN AB "  <area id='c'>\n"
            "    <!-- shape -->\n"
            "    " TRIANGLE "\n"
            "  </area>\n"
            "  <area id='c-2'>\n"
            "    <!-- shape -->\n"
            "    " TRIANGLE "\n"
            "  </area>\n" CLOSE,
    NULL },
  { "copy-a-table",
    OPEN AB "  <table id='t'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'>\n"
            "      <cell column='k' result='clear'/>\n"
            "    </row>\n"
            "  </table>\n" CLOSE,
    "copy table[t]",
    OPEN AB "  <table id='t'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'>\n"
            "      <cell column='k' result='clear'/>\n"
            "    </row>\n"
            "  </table>\n"
            "  <table id='t-2'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'>\n"
            "      <cell column='k' result='clear'/>\n"
            "    </row>\n"
            "  </table>\n" CLOSE,
    NULL },
  { "copy-a-link", OPEN AB "  <link a='a' b='b'/>\n" CLOSE, "copy link[a-b]", NULL,
    "There can be no second <link> like this one: its key would be the same" },
  { "text-keeps-comments", OPEN "  <about><p>old <!-- why --> words<?x y?></p></about>\n" AB CLOSE,
    "text about/p#1 new", OPEN "  <about><p>new<!-- why --><?x y?></p></about>\n" AB CLOSE, NULL },
  { "text-of-cdata", OPEN "  <about><p><![CDATA[<b> <!-- no --> &]]></p></about>\n" AB CLOSE,
    "text about/p#1 new", OPEN "  <about><p>new</p></about>\n" AB CLOSE, NULL },
  { "text-escapes", OPEN "  <motto>old</motto>\n" AB CLOSE, "text motto a<b & \"c\" ]]>",
    OPEN "  <motto>a&lt;b &amp; \"c\" ]]&gt;</motto>\n" AB CLOSE, NULL },
  { "text-empty", OPEN "  <motto>old</motto>\n" AB CLOSE, "text motto ",
    OPEN "  <motto></motto>\n" AB CLOSE, NULL },
  { "text-lines", OPEN "  <about><p>old</p></about>\n" AB CLOSE,
    "text about/p#1 two\n"
    "lines",
    OPEN "  <about><p>two\n"
         "lines</p></about>\n" AB CLOSE,
    NULL },
  { "rename",
    OPEN AB "  <area id='c'/>\n"
            "  <link a='a' b='c'/>\n"
            "  <win><holds area='c'/></win>\n" CLOSE,
    "set area[c] id d",
    OPEN AB "  <area id='d'/>\n"
            "  <link a='a' b='d'/>\n"
            "  <win><holds area='d'/></win>\n" CLOSE,
    NULL },
  { "rename-with-start",
    "<toy xmlns='urn:turncoat:toy' format='1' start='c'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "  <area id='c'/>\n"
    "</toy>\n",
    "set area[c] id d",
    "<toy xmlns='urn:turncoat:toy' format='1' start='d'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n"
    "  <area id='d'/>\n"
    "</toy>\n",
    NULL },
  { "rename-one-of-a-pair",
    OPEN AB "  <area id='c'/>\n"
            "  <link a='c' b='c'/>\n" CLOSE,
    "set area[c] id d",
    OPEN AB "  <area id='d'/>\n"
            "  <link a='d' b='d'/>\n" CLOSE,
    NULL },
  { "rename-a-column",
    OPEN AB "  <table id='t'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'><cell column='k' result='clear'/></row>\n"
            "  </table>\n"
            "  <table id='u'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'><cell column='k' result='clear'/></row>\n"
            "  </table>\n" CLOSE,
    "set table[u]/column[k] id m",
    OPEN AB "  <table id='t'>\n"
            "    <column id='k'/>\n"
            "    <row from='1' to='6'><cell column='k' result='clear'/></row>\n"
            "  </table>\n"
            "  <table id='u'>\n"
            "    <column id='m'/>\n"
            "    <row from='1' to='6'><cell column='m' result='clear'/></row>\n"
            "  </table>\n" CLOSE,
    NULL },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcScenario) scenario = scenario_parse (test->before, NULL);
  g_autoptr (TcOperation) operation = operation_read (test->operation);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  g_assert_nonnull (scenario);
  edits = tc_operation_make_edits (operation, scenario, &error);
  if (test->after == NULL) {
    g_assert_null (edits);
    g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
    g_assert_cmpstr (error->message, ==, test->refusal);
    return;
  }
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, test->after);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, test->before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/operation-style/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
