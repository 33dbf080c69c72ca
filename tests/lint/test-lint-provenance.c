/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include <string.h>

#include "lint/tc-lint.h"

/* Values without a source: how many are said to be, where, and that the fix leaves none. */

typedef struct {
  const char *name;
  const char *root; /* attributes of the root */
  const char *body;
  const char *said; /* "" for nothing */
} Case;

#define TABLE(source) "<table id='t'" source "><row from='1' to='6'/></table>\n"

static const Case cases[] = {
  { "root", " src='designer'", "<area id='a' x='1'/>\n<area id='b'/>\n", "" },
  { "ids-are-nobody's", "", "<area id='a'/>\n<area id='b'/>\n", "" },
  { "each", "", "<area id='a' src='found'/>\n<area id='b' src='designer'/>\n", "" },
  { "one", "", "<area id='a' src='found'/>\n<area id='b' x='1'/>\n",
    "3:2 1 of the 1 values in <area> has no source" },
  { "two-of-a-kind", "",
    "<area id='a' x='1'/>\n<area id='b' src='found'/>\n<area id='c' x='1' y='2'/>\n",
    "2:2 3 of the 3 values in <area> have no source" },
  { "all-of-a-kind", "", "<area id='a' x='1'/>\n<area id='b' x='2'/>\n" TABLE (" src='found'"),
    "2:2 2 of the 2 values in <area> have no source" },
  { "two-kinds", "", "<area id='a' x='1'/>\n<area id='b' src='found'/>\n" TABLE (""),
    "1:2 Values in <area>, <table> have no source" },
  { "inside", "",
    "<area id='a' src='found'/>\n<area id='b' src='found'/>\n"
    "<table id='t'><row from='1' to='6' src='rulebook'/></table>\n",
    "" },
  { "inside-too", "",
    "<area id='a' src='found'/>\n<area id='b' src='found'/>\n"
    "<table id='t' src='found'><row from='1' to='6'/></table>\n",
    "" },
  { "single-values", "",
    "<area id='a' src='found'/>\n<area id='b' x='1' y='2' src-of='x:designer'/>\n",
    "3:2 1 of the 2 values in <area> has no source" },
  { "all-single-values", "",
    "<area id='a' src='found'/>\n<area id='b' x='1' src-of='x:designer id:designer'/>\n", "" },
  { "words-have-no-source", "",
    "<about><p>Words</p></about>\n<area id='a' src='found'/>\n<area id='b' src='found'/>\n", "" },
  { "condition", "",
    "<area id='a' src='found'/>\n<area id='b' src='found'/>\n<win><holds area='a'/></win>\n",
    "4:2 1 of the 1 values in <win> has no source" },
};

static TcReport *
run (const char *text)
{
  g_autoptr (TcReport) unused = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &unused);
  TcReport *report = tc_report_new ();

  g_assert_nonnull (scenario);
  tc_lint_run (scenario, report);

  return report;
}

static char *
dup_said (TcReport *report)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (strcmp (finding->code, "SRC001") == 0)
      g_string_append_printf (said, "%u:%u %s", finding->line, finding->column, finding->message);
  }

  return g_string_free (said, FALSE);
}

static const TcFinding *
find_silent (TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (strcmp (tc_report_get (report, i)->code, "SRC001") == 0)
      return tc_report_get (report, i);

  return NULL;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = g_strdup_printf (
    "<toy xmlns='urn:turncoat:toy' format='1'%s>\n%s</toy>\n", test->root, test->body);
  g_autoptr (TcReport) report = run (text);
  g_autofree char *said = dup_said (report);
  const TcFinding *finding = find_silent (report);
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcReport) after = NULL;

  g_assert_cmpstr (said, ==, test->said);
  if (finding == NULL || finding->fixes == NULL)
    return;
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  after = run (tc_source_get_text (fixed, NULL));
  g_assert_null (find_silent (after));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/lint/provenance/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
