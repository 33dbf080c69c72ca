/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"

/* Fixes of what is missing or stands twice: applied, nothing is left to say, and what they write is
 * a value that the file could have. */

typedef struct {
  const char *name;
  const char *body;
  const char *fixed;
  const char *label;
} Case;

#define AREAS "<area id='a'/>\n<area id='b'/>\n"

static const Case cases[] = {
  { "reference", AREAS "<link a='a'/>\n", AREAS "<link a='a' b='a'/>\n", "Write b=\"a\"" },
  { "reference-in-key",
    AREAS "<table id='t'><column id='c'/><column id='d'/><row from='1' to='6'>"
          "<cell column='c' result='clear'/><cell result='clear'/></row></table>\n",
    AREAS "<table id='t'><column id='c'/><column id='d'/><row from='1' to='6'>"
          "<cell column='c' result='clear'/><cell column='d' result='clear'/></row></table>\n",
    "Write column=\"d\"" },
  { "choice",
    AREAS "<table id='t'><column id='c'/><row from='1' to='6'><cell column='c'/></row></table>\n",
    AREAS "<table id='t'><column id='c'/><row from='1' to='6'><cell column='c' "
          "result='clear'/></row></table>\n",
    "Write result=\"clear\"" },
  { "number", AREAS "<table id='t'><row from='1'/></table>\n",
    AREAS "<table id='t'><row from='1' to='0'/></table>\n", "Write to=\"0\"" },
  { "id", AREAS "<area name='C'/>\n", AREAS "<area id='area-1' name='C'/>\n",
    "Write id=\"area-1\"" },
  { "element", AREAS "<table id='t'></table>\n", NULL, NULL },
  { "condition", AREAS "<win></win>\n", NULL, NULL },
  { "twice", AREAS "<area id='c'/>\n<area id='c'/>\n", AREAS "<area id='c'/>\n",
    "Remove the second one" },
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
  g_autofree char *expected = test->fixed != NULL ? dup_toy (test->fixed) : NULL;
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autoptr (TcSource) fixed = NULL;
  const TcFinding *finding;

  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  finding = tc_report_get (report, 0);
  if (test->fixed == NULL) {
    g_assert_null (finding->fixes);
    return;
  }
  g_assert_nonnull (finding->fixes);
  g_assert_cmpstr (g_array_index (finding->fixes, TcFix, 0).label, ==, test->label);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, expected);
}

/* A thousand gaps are reported, and the fixes end where they would cost too much. */
static void
test_many (void)
{
  g_autoptr (GString) body = g_string_new (AREAS);
  g_autofree char *text = NULL;
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  guint n_fixes = 0;

  for (guint i = 0; i < 1000; i++)
    g_string_append (body, "<link a='a'/>\n");
  text = dup_toy (body->str);
  scenario = scenario_parse (text, &report);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    n_fixes += tc_report_get (report, i)->fixes != NULL;

  g_assert_cmpuint (tc_report_get_n (report), ==, 1000);
  g_assert_cmpuint (n_fixes, >, 10);
  g_assert_cmpuint (n_fixes, <=, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/fix/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/fix/many", test_many);

  return g_test_run ();
}
