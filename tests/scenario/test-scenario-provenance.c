/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"
#include "scenario/tc-scenario-private.h"

typedef struct {
  const char *path;
  const char *attribute; /* NULL: of the element */
  const char *expected;
  const char *rule;
} Case;

/* Over the file that has everything: src="rulebook" ref="1.0" on its root. */
static const Case cases[] = {
  { "", NULL, "rulebook", "1.0" },
  { "about/p#1", NULL, "designer", "1.0" },
  { "area[sedan]", NULL, "found", "1.0" },
  { "area[sedan]", "terrain", "reconstructed", "1.0" },
  { "area[sedan]", "x", "derived", "1.0" },
  { "area[sedan]", "y", "found", "1.0" },
  { "area[sedan]/outline/point#1", "x", "found", "1.0" }, /* src-of is for its own element */
  { "area[bouillon]/outline/point#1", "x", "reconstructed", "1.0" },
  { "area[namur]", "code", "rulebook", "1.0" },
  { "link[bouillon-namur]", NULL, "rulebook", "2.3" },
  { "table[combat]/row[7]/cell[1-1]", "result", "derived", "1.0" },
  { "table[combat]/row[7]/cell[2-1]", "result", "published", "1.0" },
};

static void
test_cases (void)
{
  g_autofree ScenarioFile *file = scenario_load_file ("tests/corpus/schema/full.toy.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
  guint i;

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcNode node = tc_scenario_find_by_path (scenario, cases[i].path);

    g_test_message ("%s %s", cases[i].path, cases[i].attribute);
    g_assert_cmpstr (
      tc_provenance_get_name (tc_scenario_get_provenance (scenario, node, cases[i].attribute)), ==,
      cases[i].expected);
    g_assert_cmpstr (tc_scenario_get_rule_ref (scenario, node), ==, cases[i].rule);
  }
  g_free (file->name);
  g_free (file->text);
}

static void
test_count (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (
    "<toy xmlns='urn:turncoat:toy' format='1' ref='1'>" /* format: nothing says */
    "<area id='a' name='A' terrain='forest' src='found' src-of='terrain:reconstructed'>"
    "<outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' y='1'/></outline></area>"
    "<area id='b' src='designer' note='n'/>"
    "<link a='a' b='b' src='rulebook'/>" /* keys only */
    "<table id='t' dice='1' src='derived'><row from='1' to='6' ref='2'/></table>"
    "</toy>");
  guint counts[TC_N_PROVENANCES];

  tc_scenario_count_provenance (scenario, counts);
  g_assert_cmpuint (counts[TC_PROVENANCE_NONE], ==, 1);          /* format */
  g_assert_cmpuint (counts[TC_PROVENANCE_FOUND], ==, 1 + 6);     /* name, points */
  g_assert_cmpuint (counts[TC_PROVENANCE_RECONSTRUCTED], ==, 1); /* terrain */
  g_assert_cmpuint (counts[TC_PROVENANCE_DESIGNER], ==, 1);      /* note */
  g_assert_cmpuint (counts[TC_PROVENANCE_RULEBOOK], ==, 0);
  g_assert_cmpuint (counts[TC_PROVENANCE_DERIVED], ==, 2); /* dice, to */
}

static void
test_nothing_says (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><area id='b'/></toy>");

  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "id"), ==, TC_PROVENANCE_NONE);
  g_assert_cmpstr (tc_provenance_get_name (TC_PROVENANCE_NONE), ==, "");
  g_assert_null (tc_scenario_get_rule_ref (scenario, 1));
}

typedef struct {
  const char *name;
  const char *attributes;
  const char *said; /* and what the fixes make of the attributes */
} Written;

static const Written written[] = {
  { "fine", "terrain='forest' src-of='terrain:found'", "" },
  { "of-what-is-not-written", "src-of='terrain:found'", "" },
  { "misspelt", "terrain='forest' src-of='terain:found'",
    "REF003@2:39 src-of names \"terain\", which is not an attribute of <area>\n"
    "? Did you mean \"terrain\"?\n"
    "> Write \"terrain\"\n"
    "terrain='forest' src-of='terrain:found'\n" },
  { "in-capitals", "src-of='Terrain:found'",
    "SCH009@2:22 src-of cannot be \"Terrain:found\": expected where single attributes come from "
    "when that differs from the rest of the element, such as \"terrain:designer name:found\"\n"
    "? Did you mean \"terrain:found\"?\n"
    "> Write \"terrain:found\"\n"
    "src-of='terrain:found'\n" },
  { "unknown", "src-of='weather:found'",
    "REF003@2:22 src-of names \"weather\", which is not an attribute of <area>\n" },
  { "of-itself", "src='found' src-of='src:found src-of:found'", "" },
  { "two-misspelt", "src-of='nam:found terain:derived'",
    "REF003@2:22 src-of names \"nam\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "REF003@2:32 src-of names \"terain\", which is not an attribute of <area>\n"
    "? Did you mean \"terrain\"?\n"
    "> Write \"terrain\"\n"
    "src-of='name:found terain:derived'\n"
    "src-of='nam:found terrain:derived'\n" },
  { "the-same-misspelt-twice", "src-of='nam:found nam:derived'",
    "REF003@2:22 src-of names \"nam\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "REF003@2:32 src-of names \"nam\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "src-of='name:found nam:derived'\n"
    "src-of='nam:found name:derived'\n" },
  { "the-same-twice", "src-of='name:found name:derived'", "" },
  { "beginning-of-another", "src-of='terrain:found ter:found'",
    "REF003@2:36 src-of names \"ter\", which is not an attribute of <area>\n" },
  { "end-of-another", "src-of='terrain:found rain:found'",
    "REF003@2:36 src-of names \"rain\", which is not an attribute of <area>\n" },
  { "between-blanks", "src-of='  name:found   nme:derived  '",
    "REF003@2:37 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "src-of='  name:found   name:derived  '\n" },
  { "between-line-ends", "src-of='name:found&#10;nme:derived'",
    "REF003@2:22 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n" },
  { "on-two-lines",
    "src-of='name:found\n"
    "   nme:derived'",
    "REF003@3:4 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "src-of='name:found\n"
    "   name:derived'\n" },
  { "of-tab", "src-of='name:found\tnme:derived'",
    "REF003@2:33 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "src-of='name:found\tname:derived'\n" },
  { "with-a-reference", "src-of='n&#109;e:derived'",
    "REF003@2:22 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n" },
  { "behind-a-reference", "src-of='&#110;ame:found nme:derived'",
    "REF003@2:38 src-of names \"nme\", which is not an attribute of <area>\n"
    "? Did you mean \"name\"?\n"
    "> Write \"name\"\n"
    "src-of='&#110;ame:found name:derived'\n" },
  { "unknown-source", "src-of='name:guess'",
    "SCH009@2:22 src-of cannot be \"name:guess\": expected where single attributes come from when "
    "that differs from the rest of the element, such as \"terrain:designer name:found\"\n" },
  { "no-source", "src-of='name:'",
    "SCH009@2:22 src-of cannot be \"name:\": expected where single attributes come from when that "
    "differs from the rest of the element, such as \"terrain:designer name:found\"\n" },
  { "no-name", "src-of=':found'",
    "SCH009@2:22 src-of cannot be \":found\": expected where single attributes come from when that "
    "differs from the rest of the element, such as \"terrain:designer name:found\"\n" },
  { "comma", "src-of='name:found,terrain:found'",
    "SCH009@2:22 src-of cannot be \"name:found,terrain:found\": expected where single attributes "
    "come from when that differs from the rest of the element, such as \"terrain:designer "
    "name:found\"\n" },
  { "empty", "src-of=''",
    "SCH009@2:22 src-of cannot be \"\": expected where single attributes come from when that "
    "differs from the rest of the element, such as \"terrain:designer name:found\"\n" },
  { "umlaut", "src-of='n\303\244me:found'",
    "SCH009@2:22 src-of cannot be \"n\303\244me:found\": expected where single attributes come "
    "from when that differs from the rest of the element, such as \"terrain:designer "
    "name:found\"\n" },
  { "cyrillic", "src-of='n\320\260me:found'",
    "SCH009@2:22 src-of cannot be \"n\320\260me:found\": expected where single attributes come "
    "from when that differs from the rest of the element, such as \"terrain:designer name:found\"; "
    "the \"\320\260\" in it is U+0430 CYRILLIC SMALL LETTER A, which looks like \"a\"\n" },
  { "child", "src-of='outline:found'",
    "REF003@2:22 src-of names \"outline\", which is not an attribute of <area>\n" },
  { "unknown-src", "src='guess'",
    "SCH009@2:19 src cannot be \"guess\": expected one of rulebook, derived, found, reconstructed, "
    "designer, published\n" },
  { "src-misspelt", "src='desinger'",
    "SCH009@2:19 src cannot be \"desinger\": expected one of rulebook, derived, found, "
    "reconstructed, designer, published\n"
    "? Did you mean \"designer\"?\n"
    "> Write \"designer\"\n"
    "src='designer'\n" },
  { "ref-empty", "ref=''",
    "SCH009@2:19 ref cannot be \"\": expected text of 1 to 120 characters\n" },
  { "note-empty", "note=''",
    "SCH009@2:20 note cannot be \"\": expected text of 1 to 120 characters\n" },
};

/* (transfer full): what is said of an area with @attributes, and what each fix makes of them. */
static char *
dup_said (const char *attributes)
{
  static const char before[] = "<toy xmlns='urn:turncoat:toy' format='1'>\n<area id='a' ";
  static const char after[] = "/><area id='b'/></toy>";
  g_autofree char *text = g_strconcat (before, attributes, after, NULL);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *said = scenario_dup_said (report);
  GString *out = g_string_new (said);

  g_assert_nonnull (scenario);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    GArray *fixes = tc_report_get (report, i)->fixes;

    for (guint k = 0; fixes != NULL && k < fixes->len; k++) {
      g_autoptr (TcSource) fixed = tc_edits_apply (g_array_index (fixes, TcFix, k).edits,
                                                   tc_scenario_get_source (scenario), NULL);
      const char *now = tc_source_get_text (fixed, NULL);

      g_assert_true (g_str_has_prefix (now, before) && g_str_has_suffix (now, after));
      g_string_append_printf (out, "%.*s\n",
                              (gint) (strlen (now) - strlen (before) - strlen (after)),
                              now + strlen (before));
    }
  }

  return g_string_free (out, FALSE);
}

static void
test_written (gconstpointer data)
{
  const Written *test = data;
  g_autofree char *said = dup_said (test->attributes);

  g_assert_cmpstr (said, ==, test->said);
}

/* Of an attribute that is named twice, the first counts; of one that is not, the element's. */
static void
test_first_of_two (void)
{
  g_autoptr (TcScenario) scenario =
    scenario_parse_valid ("<toy xmlns='urn:turncoat:toy' format='1'><area id='a' src='designer' "
                          "src-of='  terrain:found&#32;name:derived\n\tterrain:published "
                          "y:rulebook '/><area id='b'/></toy>");

  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "terrain"), ==, TC_PROVENANCE_FOUND);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "name"), ==, TC_PROVENANCE_DERIVED);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "y"), ==, TC_PROVENANCE_RULEBOOK);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "x"), ==, TC_PROVENANCE_DESIGNER);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "terr"), ==, TC_PROVENANCE_DESIGNER);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, ""), ==, TC_PROVENANCE_DESIGNER);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, NULL), ==, TC_PROVENANCE_DESIGNER);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 2, "x"), ==, TC_PROVENANCE_NONE);
}

/* A value that is none gives nothing: what is around it counts. */
static void
test_bad_values (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse (
    "<toy xmlns='urn:turncoat:toy' format='1' src='rulebook' ref='3'><area id='a' src='guess' "
    "ref='' src-of='x:guess y:found'/><area id='b' src='found' src-of='name:'/></toy>",
    NULL);

  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "x"), ==, TC_PROVENANCE_RULEBOOK);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 1, "y"), ==, TC_PROVENANCE_RULEBOOK);
  g_assert_cmpstr (tc_scenario_get_rule_ref (scenario, 1), ==, "3");
  g_assert_cmpint (tc_scenario_get_provenance (scenario, 2, "name"), ==, TC_PROVENANCE_FOUND);
}

static void
test_names (void)
{
  for (guint i = 1; i < TC_N_PROVENANCES; i++) {
    const char *name = tc_provenance_get_name ((TcProvenance) i);

    g_assert_cmpint (tc_provenance_from_name (name, strlen (name)), ==, i);
    g_assert_cmpint (tc_provenance_from_name (name, strlen (name) - 1), ==, TC_PROVENANCE_NONE);
  }
  g_assert_cmpint (tc_provenance_from_name ("found:x", 5), ==, TC_PROVENANCE_FOUND);
  g_assert_cmpint (tc_provenance_from_name ("Found", 5), ==, TC_PROVENANCE_NONE);
  g_assert_cmpint (tc_provenance_from_name ("", 0), ==, TC_PROVENANCE_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/provenance/cases", test_cases);
  g_test_add_func ("/scenario/provenance/count", test_count);
  g_test_add_func ("/scenario/provenance/nothing-says", test_nothing_says);
  g_test_add_func ("/scenario/provenance/first-of-two", test_first_of_two);
  g_test_add_func ("/scenario/provenance/bad-values", test_bad_values);
  g_test_add_func ("/scenario/provenance/names", test_names);
  for (guint i = 0; i < G_N_ELEMENTS (written); i++) {
    g_autofree char *path = g_strconcat ("/scenario/provenance/written/", written[i].name, NULL);

    g_test_add_data_func (path, &written[i], test_written);
  }

  return g_test_run ();
}
