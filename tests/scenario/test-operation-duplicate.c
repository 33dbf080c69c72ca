/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"
#include "scenario/tc-operation.h"

/* A datum once more: the same bytes under keys that are free; undo takes it back. */

#define HEAD "<toy xmlns='urn:turncoat:toy' format='1'>\n"
#define TAIL "</toy>\n"

static TcOperation *
duplicate (const char *path)
{
  return tc_operation_new_duplicate (path);
}

/* @made: (transfer full) */
static void
check_made (TcOperation *made, const char *before, const char *expected)
{
  g_autoptr (TcOperation) operation = made;
  g_autofree char *text = g_strconcat (HEAD, before, TAIL, NULL);
  g_autofree char *wanted = g_strconcat (HEAD, expected, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, wanted);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, text);
}

static void
check (const char *path, const char *before, const char *expected)
{
  check_made (duplicate (path), before, expected);
}

static void
check_refused (const char *path, const char *before, const char *message)
{
  g_autoptr (TcOperation) operation = duplicate (path);
  g_autofree char *text = g_strconcat (HEAD, before, TAIL, NULL);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_operation_make_edits (operation, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
}

/* A number behind the key; the next one where that is taken; what is inside comes along, comments
 * too, and a comment on its line stays with the first. */
static void
test_key (void)
{
  check ("area[a]", "  <area id='a'/>\n  <area id='b'/>\n",
         "  <area id='a'/>\n  <area id='a-2'/>\n  <area id='b'/>\n");
  check ("area[a]", "  <area id='a'/> <!-- here -->\n  <area id='a-2'/>\n",
         "  <area id='a'/> <!-- here -->\n  <area id='a-3'/>\n  <area id='a-2'/>\n");
  check ("area[a-2]", "  <area id='a'/>\n  <area id='a-2'/>\n",
         "  <area id='a'/>\n  <area id='a-2'/>\n  <area id='a-3'/>\n");
  check ("area[a]",
         "  <area id='a'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='b'/>\n",
         "  <area id='a'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='a-2'>\n    <!-- odd -->\n    <outline>\n      <point x='0' y='0'/>\n      "
         "<point x='9' y='0'/>\n      <point x='9' y='9'/>\n    </outline>\n  </area>\n  "
         "<area id='b'/>\n");
}

/* In play things are called by their ids alone: one that anything has is not free. */
static void
test_key_of_another_kind (void)
{
  check ("area[a]",
         "  <area id='a'/>\n  <area id='b'/>\n  <table id='a-2'>\n    <column id='x'/>\n    <row "
         "from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n",
         "  <area id='a'/>\n  <area id='a-3'/>\n  <area id='b'/>\n  <table id='a-2'>\n    <column "
         "id='x'/>\n    <row from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n");
}

/* Whoever found the first did not make the second. */
static void
test_source (void)
{
  check ("area[a]", "  <area id='a' src='found'/>\n  <area id='b'/>\n",
         "  <area id='a' src='found'/>\n  <area id='a-2' src='designer'/>\n  <area id='b'/>\n");
}

/* Keys that are unique among siblings stay as they are, and so do references outwards. */
static void
test_inside (void)
{
  check ("table[t]",
         "  <area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='x'/>\n    <row "
         "from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n",
         "  <area id='a'/>\n  <area id='b'/>\n  <table id='t'>\n    <column id='x'/>\n    <row "
         "from='1'>\n      <cell column='x'/>\n    </row>\n  </table>\n  <table id='t-2'>\n    "
         "<column id='x'/>\n    <row from='1'>\n      <cell column='x'/>\n    </row>\n  "
         "</table>\n");
}

/* What is asked for stands in the copy; where a key or a name is taken, with a number behind it. */
static void
test_set (void)
{
  TcOperation *operation = duplicate ("area[a]");

  tc_operation_duplicate_set (operation, "area[a]", "id", "c");
  tc_operation_duplicate_set (operation, "area[a]", "name", "C");
  tc_operation_duplicate_set (operation, "area[a]", "y", "7");
  check_made (tc_operation_copy (operation),
              "  <area id='a' name='A' x='1' y='2'/>\n  <area id='b'/>\n",
              "  <area id='a' name='A' x='1' y='2'/>\n  <area id='c' name='C' x='1' y='7'/>\n  "
              "<area id='b'/>\n");
  check_made (operation, "  <area id='a' name='A'/>\n  <area id='c' name='C'/>\n",
              "  <area id='a' name='A'/>\n  <area id='c-2' name='C (2)' y='7'/>\n  <area id='c' "
              "name='C'/>\n");
}

static void
test_set_elsewhere (void)
{
  g_autoptr (TcOperation) operation = duplicate ("area[a]");
  g_autoptr (TcScenario) scenario =
    scenario_parse (HEAD "  <area id='a'/>\n  <area id='b'/>\n" TAIL, NULL);
  g_autoptr (GError) error = NULL;

  tc_operation_duplicate_set (operation, "area[b]", "name", "B");
  g_assert_null (tc_operation_make_edits (operation, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "area[b] is no part of what is duplicated");
}

static void
test_refused (void)
{
  check_refused ("link[a-b]", "  <area id='a'/>\n  <area id='b'/>\n  <link a='a' b='b'/>\n",
                 "There can be no second <link> like this one: its key would be the same");
  check_refused ("", "  <area id='a'/>\n  <area id='b'/>\n",
                 "The root element cannot be duplicated");
}

static void
test_label (void)
{
  g_autoptr (TcOperation) operation = duplicate ("area[a]");
  g_autoptr (TcOperation) copy = tc_operation_copy (operation);
  g_autoptr (TcScenario) scenario =
    scenario_parse (HEAD "  <area id='a'/>\n  <area id='b'/>\n" TAIL, NULL);
  g_autofree char *label = tc_operation_dup_label (copy, scenario);

  g_assert_cmpstr (label, ==, "Duplicate a");
}

/* A file, and after it; or "!" and why not. */
typedef struct {
  const char *name;
  const char *path;
  const char *before;
  const char *after;
} Case;

static const Case cases[] = {
  { "long-key", "area[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]",
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "long-key-with-a-number",
    "area[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9]",
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2'/>\n" TAIL,
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-3'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2'/>\n" TAIL },
  { "long-key-that-gets-a-longer-number",
    "area[aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9]",
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-3'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-4'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-5'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-6'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-7'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-8'/>\n" TAIL,
    HEAD "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-9'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-10'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-3'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-4'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-5'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-6'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-7'/>\n"
         "  <area id='aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-8'/>\n" TAIL },
  { "number-alone", "area[7]",
    HEAD "  <area id='7'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='7'/>\n"
         "  <area id='7-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "ends-with-a-dash", "area[a-]",
    HEAD "  <area id='a-'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a-'/>\n"
         "  <area id='a--2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "words-behind-a-dash", "area[a-north]",
    HEAD "  <area id='a-north'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a-north'/>\n"
         "  <area id='a-north-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "double-quotes", "area[a]",
    HEAD "  <area id=\"a\" name=\"A\"/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id=\"a\" name=\"A\"/>\n"
         "  <area id=\"a-2\" name=\"A (2)\"/>\n"
         "  <area id='b'/>\n" TAIL },
  { "key-with-a-reference", "area[a]",
    HEAD "  <area id='&#97;' name='A &amp; B'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='&#97;' name='A &amp; B'/>\n"
         "  <area id='a-2' name='A &amp; B (2)'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "name-of-another", "area[a]",
    HEAD "  <area id='a' name='A (2)'/>\n"
         "  <area id='b' name='A (3)'/>\n" TAIL,
    HEAD "  <area id='a' name='A (2)'/>\n"
         "  <area id='a-2' name='A (4)'/>\n"
         "  <area id='b' name='A (3)'/>\n" TAIL },
  { "name-with-words-in-brackets", "area[a]",
    HEAD "  <area id='a' name='A (old)'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' name='A (old)'/>\n"
         "  <area id='a-2' name='A (old) (2)'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "key-with-blanks", "area[a]",
    HEAD "  <area id=' a '/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id=' a '/>\n"
         "  <area id='a-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "key-behind-others", "area[a]",
    HEAD "  <area name='A' x='1'\n"
         "        y='2' id='a'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area name='A' x='1'\n"
         "        y='2' id='a'/>\n"
         "  <area name='A (2)' x='1'\n"
         "        y='2' id='a-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "line-ends", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1'>\015\n"
    "  <area id='a'/>\015\n"
    "  <area id='b'/>\015\n"
    "</toy>\015\n",
    "<toy xmlns='urn:turncoat:toy' format='1'>\015\n"
    "  <area id='a'/>\015\n"
    "  <area id='a-2'/>\015\n"
    "  <area id='b'/>\015\n"
    "</toy>\015\n" },
  { "one-line", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>",
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='a-2'/><area id='b'/></toy>" },
  { "prefix", "area[a]",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "\t<t:area id='a'>\n"
    "\t</t:area>\n"
    "\t<t:area id='b'/>\n"
    "</t:toy>\n",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'>\n"
    "\t<t:area id='a'>\n"
    "\t</t:area>\n"
    "\t<t:area id='a-2'>\n"
    "\t</t:area>\n"
    "\t<t:area id='b'/>\n"
    "</t:toy>\n" },
  { "last", "area[b]",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <!-- The end -->\n" TAIL,
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <area id='b-2'/>\n"
         "  <!-- The end -->\n" TAIL },
  { "comment-before", "area[a]",
    HEAD "  <!-- A -->\n"
         "  <area id='a'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <!-- A -->\n"
         "  <area id='a'/>\n"
         "  <area id='a-2'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "cdata-inside", "about",
    HEAD "  <about>\n"
         "    <p><![CDATA[a < b]]></p>\n"
         "  </about>\n"
         "  <area id='a'/>\n"
         "  <area id='b'/>\n" TAIL,
    "!<toy> may have at most 1 of <about>" },
  { "foreign-inside", "area[a]",
    HEAD "  <area id='a' o:x='1' xmlns:o='urn:o'>\n"
         "    <o:note>kept</o:note>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' o:x='1' xmlns:o='urn:o'>\n"
         "    <o:note>kept</o:note>\n"
         "  </area>\n"
         "  <area id='a-2' o:x='1' xmlns:o='urn:o'>\n"
         "    <o:note>kept</o:note>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL },
  { "no-key", "table[t]/modifier#1",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <row from='1' to='6'/>\n"
         "    <modifier add='1'/>\n"
         "  </table>\n" TAIL,
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <row from='1' to='6'/>\n"
         "    <modifier add='1'/>\n"
         "    <modifier add='1'/>\n"
         "  </table>\n" TAIL },
  { "full", "table[t]/modifier#2",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <row from='1' to='6'/>\n"
         "    <modifier add='1'/>\n"
         "    <modifier add='2'/>\n"
         "  </table>\n" TAIL,
    "!<table> may have at most 2 of <modifier>" },
  { "number-key", "table[t]/row[1]",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <row from='1' to='6'/>\n"
         "  </table>\n" TAIL,
    "!There can be no second <row> like this one: its key would be the same" },
  { "key-of-its-table", "table[t]/column[c]",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <column id='c'/>\n"
         "    <row from='1' to='6'>\n"
         "      <cell column='c' result='clear'/>\n"
         "    </row>\n"
         "  </table>\n"
         "  <table id='u'>\n"
         "    <column id='c-2'/>\n"
         "    <row from='1' to='6'/>\n"
         "  </table>\n" TAIL,
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <column id='c'/>\n"
         "    <column id='c-2'/>\n"
         "    <row from='1' to='6'>\n"
         "      <cell column='c' result='clear'/>\n"
         "    </row>\n"
         "  </table>\n"
         "  <table id='u'>\n"
         "    <column id='c-2'/>\n"
         "    <row from='1' to='6'/>\n"
         "  </table>\n" TAIL },
  { "reference-as-key", "table[t]/row[1]/cell[c]",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t'>\n"
         "    <column id='c'/>\n"
         "    <row from='1' to='6'>\n"
         "      <cell column='c' result='clear'/>\n"
         "    </row>\n"
         "  </table>\n" TAIL,
    "!There can be no second <cell> like this one: its key would be the same" },
  { "references-stay", "win#1",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <win>\n"
         "    <holds area='a'/>\n"
         "  </win>\n" TAIL,
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <win>\n"
         "    <holds area='a'/>\n"
         "  </win>\n"
         "  <win>\n"
         "    <holds area='a'/>\n"
         "  </win>\n" TAIL },
  { "once-only", "motto",
    HEAD "  <motto>One</motto>\n"
         "  <area id='a'/>\n"
         "  <area id='b'/>\n" TAIL,
    "!<toy> may have at most 1 of <motto>" },
  { "no-key-written", "area#1",
    HEAD "  <area/>\n"
         "  <area id='b'/>\n" TAIL,
    "!There can be no second <area> like this one: its key would be the same" },
  { "source-of-the-root", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n" TAIL,
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id='a'/>\n"
    "  <area id='a-2' src='designer'/>\n"
    "  <area id='b'/>\n" TAIL },
  { "source-of-the-root-designer", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n"
    "  <area id='a'/>\n"
    "  <area id='b'/>\n" TAIL,
    "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n"
    "  <area id='a'/>\n"
    "  <area id='a-2'/>\n"
    "  <area id='b'/>\n" TAIL },
  { "source-of-the-root-and-own", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id='a' src='designer'/>\n"
    "  <area id='b'/>\n" TAIL,
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id='a' src='designer'/>\n"
    "  <area id='a-2' src='designer'/>\n"
    "  <area id='b'/>\n" TAIL },
  { "source-of-the-root-style", "area[a]",
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id=\"a\"\n"
    "        name=\"A\"\n"
    "        note=\"x\"/>\n"
    "  <area id='b'/>\n" TAIL,
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook'>\n"
    "  <area id=\"a\"\n"
    "        name=\"A\"\n"
    "        note=\"x\"/>\n"
    "  <area id=\"a-2\"\n"
    "        name=\"A (2)\"\n"
    "        src=\"designer\"\n"
    "        note=\"x\"/>\n"
    "  <area id='b'/>\n" TAIL },
  { "source-of-one-value", "area[a]",
    HEAD "  <area id='a' x='1' src-of='x:derived'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' x='1' src-of='x:derived'/>\n"
         "  <area id='a-2' x='1' src-of='x:designer'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "source-of-several-values", "area[a]",
    HEAD "  <area id='a' x='1' y='2' src='found' src-of='x:derived  y:designer\n"
         "         name:rulebook'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD
    "  <area id='a' x='1' y='2' src='found' src-of='x:derived  y:designer\n"
    "         name:rulebook'/>\n"
    "  <area id='a-2' x='1' y='2' src='designer' src-of='x:designer y:designer name:designer'/>\n"
    "  <area id='b'/>\n" TAIL },
  { "source-of-values-designer", "area[a]",
    HEAD "  <area id='a' x='1' src='designer' src-of='x:designer'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' x='1' src='designer' src-of='x:designer'/>\n"
         "  <area id='a-2' x='1' src='designer' src-of='x:designer'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "source-inside", "area[a]",
    HEAD "  <area id='a'>\n"
         "    <outline src='reconstructed'>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='9' y='0'/>\n"
         "      <point x='9' y='9'/>\n"
         "    </outline>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a'>\n"
         "    <outline src='reconstructed'>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='9' y='0'/>\n"
         "      <point x='9' y='9'/>\n"
         "    </outline>\n"
         "  </area>\n"
         "  <area id='a-2'>\n"
         "    <outline src='designer'>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='9' y='0'/>\n"
         "      <point x='9' y='9'/>\n"
         "    </outline>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL },
  { "source-inside-rows", "table[t]",
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t' src='rulebook'>\n"
         "    <column id='c'/>\n"
         "    <row from='1' to='6' src='found'>\n"
         "      <cell column='c' result='clear' src-of='result:derived'/>\n"
         "    </row>\n"
         "  </table>\n" TAIL,
    HEAD "  <area id='a'/>\n"
         "  <area id='b'/>\n"
         "  <table id='t' src='rulebook'>\n"
         "    <column id='c'/>\n"
         "    <row from='1' to='6' src='found'>\n"
         "      <cell column='c' result='clear' src-of='result:derived'/>\n"
         "    </row>\n"
         "  </table>\n"
         "  <table id='t-2' src='designer'>\n"
         "    <column id='c'/>\n"
         "    <row from='1' to='6' src='designer'>\n"
         "      <cell column='c' result='clear' src-of='result:designer'/>\n"
         "    </row>\n"
         "  </table>\n" TAIL },
  { "point-of-others", "area[a]/outline/point#1",
    HEAD "  <area id='a' src='found'>\n"
         "    <outline>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='9' y='0'/>\n"
         "      <point x='9' y='9'/>\n"
         "    </outline>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' src='found'>\n"
         "    <outline src='designer'>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='0' y='0'/>\n"
         "      <point x='9' y='0'/>\n"
         "      <point x='9' y='9'/>\n"
         "    </outline>\n"
         "  </area>\n"
         "  <area id='b'/>\n" TAIL },
  { "source-unknown", "area[a]",
    HEAD "  <area id='a' src='guess' src-of='x'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' src='guess' src-of='x'/>\n"
         "  <area id='a-2' src='guess' src-of='x'/>\n"
         "  <area id='b'/>\n" TAIL },
  { "rule-stays", "area[a]",
    HEAD "  <area id='a' src='rulebook' ref='4.1' note='see'/>\n"
         "  <area id='b'/>\n" TAIL,
    HEAD "  <area id='a' src='rulebook' ref='4.1' note='see'/>\n"
         "  <area id='a-2' src='designer' ref='4.1' note='see'/>\n"
         "  <area id='b'/>\n" TAIL },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcOperation) operation = duplicate (test->path);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (test->before, &report);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  if (test->after[0] == '!') {
    g_assert_null (edits);
    g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
    g_assert_cmpstr (error->message, ==, test->after + 1);
    return;
  }
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, test->after);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, test->before);
  /* Of a file without fault the copy makes none with one. */
  if (tc_report_get_n (report) == 0)
    tc_scenario_unref (scenario_parse_valid (test->after));
}

/* Sentences tell the copy from the first, too, and go on to do so when it is renamed. */
static void
test_phrase (void)
{
  check ("area[a]", "  <area id='a' name='Haven' phrase='the Haven'/>\n",
         "  <area id='a' name='Haven' phrase='the Haven'/>\n"
         "  <area id='a-2' name='Haven (2)' phrase='the Haven (2)'/>\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/operation-duplicate/phrase", test_phrase);
  g_test_add_func ("/operation/duplicate/key", test_key);
  g_test_add_func ("/operation/duplicate/key-of-another-kind", test_key_of_another_kind);
  g_test_add_func ("/operation/duplicate/source", test_source);
  g_test_add_func ("/operation/duplicate/inside", test_inside);
  g_test_add_func ("/operation/duplicate/set", test_set);
  g_test_add_func ("/operation/duplicate/set-elsewhere", test_set_elsewhere);
  g_test_add_func ("/operation/duplicate/refused", test_refused);
  g_test_add_func ("/operation/duplicate/label", test_label);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/operation/duplicate/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
