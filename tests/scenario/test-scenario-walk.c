/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"

/* One fault, one finding, at the right line and column; after it the walker goes on. The cases'
 * text stands from line 2 on. */

typedef struct {
  const char *name;
  const char *body;
  const char *codes;
  const char *message; /* of the first finding; nullable */
  const char *why;     /* of the first finding; nullable */
} Case;

#define AREAS   "<area id='a'/><area id='b'/>"
#define OUTLINE "<outline><point x='0' y='0'/><point x='1' y='0'/><point x='0' y='1'/></outline>"

static const Case cases[] = {
  { "good", AREAS, "", NULL, NULL },
  { "unknown-child", AREAS "<bridge/>", "SCH003@2:30", "<bridge> is not allowed in <toy>",
    "It may contain <about>, <motto>, <area>, <link>, <table>, <win>, <lose>." },
  { "misspelt-child", AREAS "<lnk a='a' b='b'/>", "SCH003@2:30", "<lnk> is not allowed in <toy>",
    "Did you mean \"link\"?" },
  { "inside-unknown-is-skipped", AREAS "<bridge><x/><area y='z'/>text</bridge>", "SCH003@2:30",
    NULL, NULL },
  { "siblings-after-unknown", AREAS "<bridge/><link a='a'/>", "SCH003@2:30 SCH008@2:39", NULL,
    NULL },
  { "misspelt-required-child-is-not-missing", "<area id='a'/><aera id='b'/>", "SCH003@2:16", NULL,
    NULL },
  { "misspelt-key-is-known", "<area id='a'/><aera id='b'/><link a='a' b='b'/>", "SCH003@2:16", NULL,
    NULL },
  { "too-few", "<area id='a'/>", "SCH006@1:2", "<toy> needs at least 2 <area> and has 1", NULL },
  { "missing", AREAS "<table id='t'/>", "SCH006@2:30", "<table> needs <row>", NULL },
  { "missing-choice", AREAS "<win/>", "SCH006@2:30",
    "<win> needs at least 1 of <all>, <any>, <holds>", NULL },
  { "too-many",
    AREAS "<table id='t'><row from='1' to='6'/>\n<modifier add='1'/><modifier add='2'/>"
          "<modifier add='3'/><modifier add='4'/></table>",
    "SCH005@3:40", "One <modifier> too many: <table> may have at most 2", NULL },
  { "out-of-order", AREAS "<link a='a' b='b'/><area id='c'/><area id='d'/>", "SCH004@2:49",
    "<area> must come before <link>", NULL },
  { "out-of-order-goes-on", AREAS "<link a='a' b='b'/><motto/><area id='c' siz='1'/>",
    "SCH004@2:49 SCH004@2:57 SCH007@2:69", NULL, NULL },
  { "unknown-attribute", "<area id='a' colour='red'/><area id='b'/>", "SCH007@2:14",
    "<area> has no attribute \"colour\"", NULL },
  { "misspelt-attribute", "<area id='a' terain='forest'/><area id='b'/>", "SCH007@2:14", NULL,
    "Did you mean \"terrain\"?" },
  { "misspelt-required-attribute", "<area idd='a'/><area id='b'/>", "SCH007@2:7", NULL,
    "Did you mean \"id\"?" },
  { "missing-attribute", "<area/><area id='b'/>", "SCH008@2:2", "<area> needs the attribute \"id\"",
    NULL },
  { "bad-word", "<area id='a' terrain='forrest'/><area id='b'/>", "SCH009@2:23",
    "terrain cannot be \"forrest\": expected one of clear, forest, mountain",
    "Did you mean \"forest\"?" },
  { "bad-number", "<area id='a' size='10'/><area id='b'/>", "SCH009@2:20",
    "size cannot be \"10\": expected a whole number from 1 to 9", NULL },
  { "bad-pattern", "<area id='a' code='12'/><area id='b'/>", "SCH009@2:20",
    "code cannot be \"12\": expected a letter and two digits", NULL },
  { "bad-key-is-no-reference-fault", "<area id='A'/><area id='b'/><link a='b' b='b'/>",
    "SCH009@2:11", NULL, NULL },
  { "text", "hello" AREAS, "SCH010@2:1", "<toy> cannot contain text", NULL },
  { "text-after-comment", "<area id='a'/><!-- <x> --> <?y <z>?> hello <area id='b'/>",
    "SCH010@2:38", NULL, NULL },
  { "text-in-empty", AREAS "<link a='a' b='b'>x</link>", "SCH010@2:47", NULL, NULL },
  { "space-in-empty", AREAS "<link a='a' b='b'> </link>", "SCH014@2:47", NULL, NULL },
  { "long-text", "<motto>twenty-one characters</motto>" AREAS, "SCH015@2:8",
    "The text of <motto> must be text of at most 20 characters", NULL },
  { "element-in-text", "<motto>a<b/></motto>" AREAS, "SCH003@2:10", NULL, NULL },
  { "foreign-too-early", "<o:x xmlns:o='urn:o'/>" AREAS, "SCH004@2:24",
    "<area> must come before elements of other namespaces", NULL },
  { "foreign-too-early-is-reported-once", "<o:x xmlns:o='urn:o'/>" AREAS "<link a='a' b='b'/>",
    "SCH004@2:24", NULL, NULL },
  { "foreign-not-here", AREAS "<win><holds area='a'/><o:x xmlns:o='urn:o'/></win>", "SCH011@2:52",
    NULL, NULL },
  { "namesake-too-early", "<o:area xmlns:o='urn:o' id='c'/>" AREAS "<link a='a' b='b'/>",
    "SCH011@2:2", "<area> is in the namespace \"urn:o\": expected \"urn:turncoat:toy\"", NULL },
  { "namesake-for-a-missing-one", "<area id='a'/><area id='b' xmlns='urn:o'/>", "SCH011@2:16",
    "<area> is in the namespace \"urn:o\": expected \"urn:turncoat:toy\"", NULL },
  { "namesakes-are-reported-one-by-one",
    "<o:area xmlns:o='urn:o' id='a'/><o:area xmlns:o='urn:o' id='b'/>", "SCH011@2:2 SCH011@2:34",
    NULL, NULL },
  { "namesake-not-here", AREAS "<win><o:holds xmlns:o='urn:o' area='a'/></win>", "SCH011@2:35",
    "<win> does not take elements of the namespace \"urn:o\"", NULL },
  { "namesake-and-a-note-too-early", "<o:x xmlns:o='urn:o'/><o:area xmlns:o='urn:o'/>" AREAS,
    "SCH011@2:24 SCH004@2:49", NULL, NULL },
  { "no-namespace", AREAS "<x xmlns=''/>", "SCH011@2:30",
    "<x> is in no namespace: expected \"urn:turncoat:toy\"", NULL },
  { "foreign-attribute-kept", "<area id='a' o:x='1' xmlns:o='urn:o'/><area id='b'/>", "", NULL,
    NULL },
  { "foreign-attribute-not-here", AREAS "<win><holds area='a' o:x='1' xmlns:o='urn:o'/></win>",
    "SCH012@2:50", NULL, NULL },
  { "own-prefix-attribute", "<area id='a' t:x='1' xmlns:t='urn:turncoat:toy'/><area id='b'/>",
    "SCH012@2:14", NULL, NULL },
  { "xsi-nil",
    "<area id='a' xsi:nil='true' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/>"
    "<area id='b'/>",
    "SCH013@2:14", NULL, NULL },
  { "deep", AREAS "<win><all><any>\n<hold area='a'/></any></all></win>", "SCH003@3:2", NULL, NULL },
};

static char *
dup_toy (const char *body)
{
  return g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'>\n%s</toy>\n", body);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = dup_toy (test->body);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, test->codes);
  g_assert_nonnull (scenario);
  g_assert_cmpint (tc_scenario_is_valid (scenario), ==, *test->codes == '\0');
  if (test->message != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->message, ==, test->message);
  if (test->why != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->why, ==, test->why);
}

/* The bar: libxml2 reports one of these. */
static void
test_two_hundred (void)
{
  g_autoptr (GString) text = g_string_new ("<toy xmlns='urn:turncoat:toy' format='1'>\n");
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  guint i;

  for (i = 0; i < 200; i++)
    g_string_append_printf (text, "%*s<aera id='a%u' terain='clear'/>\n", (int) (i % 7), "", i);
  g_string_append (text, "</toy>\n");
  scenario = scenario_parse (text->str, &report);

  g_assert_cmpuint (tc_report_get_n (report), ==, 200);
  for (i = 0; i < 200; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_assert_cmpstr (finding->code, ==, "SCH003");
    g_assert_cmpuint (finding->line, ==, i + 2);
    g_assert_cmpuint (finding->column, ==, i % 7 + 2);
    g_assert_cmpstr (finding->why, ==, "Did you mean \"area\"?");
  }
}

/* Every other kind of fault, each repeated among good siblings: at most 1.1 messages per fault. */
static void
test_messages_per_fault (void)
{
  g_autoptr (GString) text = g_string_new ("<toy xmlns='urn:turncoat:toy' format='1'>\n");
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  guint i;

  for (i = 0; i < 50; i++)
    g_string_append_printf (
      text,
      "<area id='good%u'/><area id='a%u' terain='forest'/><aera id='b%u'/>"
      "<area id='c%u' terrain='wood'/><area id='d%u'>words</area><area ID='e%u'/>\n",
      i, i, i, i, i, i);
  for (i = 0; i < 50; i++)
    g_string_append_printf (text, "<link a='good%u' b='b%u'/><link a='a%u' c='d%u'/>\n", i, i, i,
                            i);
  g_string_append (text, "</toy>\n");
  scenario = scenario_parse (text->str, &report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 300);
}

/* Too many faults end the list, not the run. */
static void
test_limit (void)
{
  g_autoptr (GString) text = g_string_new ("<toy xmlns='urn:turncoat:toy' format='1'>\n");
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  guint i;

  for (i = 0; i < 12000; i++)
    g_string_append (text, "<x/>\n");
  g_string_append (text, "</toy>\n");
  scenario = scenario_parse (text->str, &report);

  g_assert_nonnull (scenario);
  g_assert_false (tc_scenario_is_valid (scenario));
  g_assert_cmpuint (tc_report_get_n (report), ==, 10001);
  g_assert_cmpstr (tc_report_get (report, 10000)->code, ==, "SCH016");
}

static void
check_root (const char *text, const char *codes)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *found = scenario_dup_codes (report);

  g_assert_cmpstr (found, ==, codes);
  g_assert_null (scenario);
}

/* One that fits as a note is allowed, and reported. */
static void
test_namesake (void)
{
  g_autofree char *text = dup_toy (AREAS "<o:area xmlns:o='urn:o' id='c'/>");
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "SCH018@2:30");
  g_assert_true (tc_scenario_is_valid (scenario));
}

static void
test_root (void)
{
  check_root ("<what/>", "SCH001@1:2");
  check_root ("<toy xmlns='urn:turncoat:dune'/>", "SCH001@1:13");
  check_root ("<what xmlns='urn:turncoat:toy'/>", "SCH002@1:2");
  check_root ("<toy xmlns='urn:turncoat:toy' format='1'>" AREAS "<x></toy>", "XML012@1:70");
  /* What bears a prefix that is declared nowhere, or for nothing, is not missing too. */
  check_root ("<toy xmlns='urn:turncoat:toy' format='1'><area id='a'/><o:area id='b'/></toy>",
              "XML024@1:57");
  check_root ("<toy xmlns='urn:turncoat:toy' format='1'>"
              "<area id='a'/><o:area xmlns:o='' id='b'/></toy>",
              "XML034@1:64");
  check_root ("<toy xmlns='urn:turncoat:toy' format='1' xmlns:o=''>"
              "<area id='a'/><o:area id='b'/></toy>",
              "XML034@1:42");
}

/* A slip in the root's name or namespace is reported once, and the rest is judged all the same. */
static void
test_nearly_root (void)
{
  static const char *const texts[][2] = {
    { "<toy format='1'>" AREAS "<x/></toy>", "SCH001@1:2 SCH003" },
    { "<toy xmlns='urn:turncoat:toi' format='1'>" AREAS "<x/></toy>", "SCH001@1:13 SCH003" },
    { "<toys xmlns='urn:turncoat:toy' format='1'>" AREAS "<x/></toys>", "SCH002@1:2 SCH003" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcReport) report = NULL;
    g_autoptr (TcScenario) scenario = scenario_parse (texts[i][0], &report);
    g_autofree char *found = scenario_dup_codes (report);

    g_assert_nonnull (scenario);
    g_assert_false (tc_scenario_is_valid (scenario));
    g_assert_true (g_str_has_prefix (found, texts[i][1]));
    g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  }
}

/* Applying the first fix of a misspelt element or attribute fixes it, end tag included. */
static void
check_fix (const char *body, const char *wanted)
{
  g_autofree char *text = dup_toy (body);
  g_autofree char *expected = dup_toy (wanted);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autoptr (TcSource) fixed = NULL;
  const TcFinding *finding;

  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  finding = tc_report_get (report, 0);
  g_assert_nonnull (finding->fixes);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, expected);
}

static void
test_fixes (void)
{
  check_fix (AREAS "<aera id='c'>" OUTLINE "</aera>", AREAS "<area id='c'>" OUTLINE "</area>");
  check_fix ("<area id='a' terain='forest'/><area id='b'/>",
             "<area id='a' terrain='forest'/><area id='b'/>");
  check_fix ("<area id='a' terrain='forrest'/><area id='b'/>",
             "<area id='a' terrain='forest'/><area id='b'/>");
  check_fix (AREAS "<link a='a' b='bb'/>", AREAS "<link a='a' b='b'/>");
  check_fix (AREAS "<t:aera id='c' xmlns:t='urn:turncoat:toy'></t:aera>",
             AREAS "<t:area id='c' xmlns:t='urn:turncoat:toy'></t:area>");
}

static void
test_paths (void)
{
  g_autofree char *text = dup_toy (
    AREAS "<table id='t'><row from='1' to='6'><cell column='1' result='x'/></row></table>");
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);

  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  g_assert_cmpstr (tc_report_get (report, 0)->path, ==, "table[t]/row[1]/cell[1]/@column");
  g_assert_cmpstr (tc_report_get (report, 1)->path, ==, "table[t]/row[1]/cell[1]/@result");
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/walk/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/walk/two-hundred", test_two_hundred);
  g_test_add_func ("/scenario/walk/messages-per-fault", test_messages_per_fault);
  g_test_add_func ("/scenario/walk/limit", test_limit);
  g_test_add_func ("/scenario/walk/namesake", test_namesake);
  g_test_add_func ("/scenario/walk/root", test_root);
  g_test_add_func ("/scenario/walk/nearly-root", test_nearly_root);
  g_test_add_func ("/scenario/walk/fixes", test_fixes);
  g_test_add_func ("/scenario/walk/paths", test_paths);

  return g_test_run ();
}
