/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"

/* Variants of the small campaign, moved to a base in which some words have changed. */

typedef struct {
  const char *name;
  const char *body; /* of the variant */
  const char *from; /* in the base, once */
  const char *to;
  TcRebaseChoice choice;
  const char *result; /* what the variant is then */
  TcRebase counts;
  const char *code; /* nullable: of the only finding */
} Case;

#define MAP(inside) "  <area-board>\n" inside "  </area-board>\n"
#define FORD        "terrain=\"clear\" x=\"400\" y=\"400\""
#define ROUGH_FORD  "terrain=\"mountain\" x=\"400\" y=\"400\""
#define WET_FORD    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/> <!-- wet -->\n"
#define LINK        "    <link a=\"haven\" b=\"dyke\"/>\n"
#define NEW_LINK    "    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"
#define NO_EDGE                                                                                    \
  "    <area id=\"ford\">\n      <unset attribute=\"edge\" was=\"south\"/>\n    </area>\n"
#define NO_LINK "    <remove>\n      <link a=\"haven\" b=\"dyke\"/>\n    </remove>\n"

static const Case cases[] = {
  { "apart",
    MAP (WET_FORD),
    "name=\"Moor\"",
    "name=\"Marsh\"",
    TC_REBASE_REPORT,
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/> <!-- wet -->\n"
    "  </area-board>\n",
    { 1, 0, 0, 0 },
    NULL },
  { "same",
    MAP (WET_FORD),
    FORD,
    "terrain=\"forest\" x=\"400\" y=\"400\"",
    TC_REBASE_REPORT,
    "",
    { 0, 1, 0, 0 },
    NULL },
  { "other",
    MAP (WET_FORD),
    FORD,
    ROUGH_FORD,
    TC_REBASE_REPORT,
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/> <!-- wet -->\n"
    "  </area-board>\n",
    { 0, 0, 0, 1 },
    "VAR005" },
  { "other-ours",
    MAP (WET_FORD),
    FORD,
    ROUGH_FORD,
    TC_REBASE_OURS,
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"mountain\"/> <!-- wet -->\n"
    "  </area-board>\n",
    { 1, 0, 1, 0 },
    NULL },
  { "other-theirs", MAP (WET_FORD), FORD, ROUGH_FORD, TC_REBASE_THEIRS, "", { 0, 0, 1, 0 }, NULL },
  { "unset-same",
    MAP (NO_EDGE),
    "y=\"400\" edge=\"south\"",
    "y=\"400\"",
    TC_REBASE_REPORT,
    "",
    { 0, 1, 0, 0 },
    NULL },
  { "unset-other",
    MAP (NO_EDGE),
    "y=\"400\" edge=\"south\"",
    "y=\"400\" edge=\"west\"",
    TC_REBASE_REPORT,
    "  <area-board>\n"
    "    <area id=\"ford\">\n"
    "      <unset attribute=\"edge\" was=\"south\"/>\n"
    "    </area>\n"
    "  </area-board>\n",
    { 0, 0, 0, 1 },
    "VAR005" },
  { "unset-other-ours",
    MAP (NO_EDGE),
    "y=\"400\" edge=\"south\"",
    "y=\"400\" edge=\"west\"",
    TC_REBASE_OURS,
    "  <area-board>\n"
    "    <area id=\"ford\">\n"
    "      <unset attribute=\"edge\" was=\"west\"/>\n"
    "    </area>\n"
    "  </area-board>\n",
    { 1, 0, 1, 0 },
    NULL },
  { "removed-same", MAP (NO_LINK), LINK, "", TC_REBASE_REPORT, "", { 0, 1, 0, 0 }, NULL },
  { "added-same",
    MAP (
      "    <link was=\"\" a=\"haven\" b=\"ford\" maginot-front=\"true\" after=\"haven-dyke\"/>\n"),
    LINK,
    LINK "    <link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n",
    TC_REBASE_REPORT,
    "",
    { 0, 1, 0, 0 },
    NULL },
  { "added-nearly-same",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\" maginot-front=\"true\" src=\"designer\"/>\n"),
    LINK,
    LINK "    <link a=\"haven\" b=\"ford\" maginot-front=\"true\" src=\"rulebook\"/>\n",
    TC_REBASE_REPORT,
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\" maginot-front=\"true\" src=\"designer\"/>\n"),
    { 0, 0, 0, 1 },
    "VAR005" },
  { "whole-same",
    "  <about was=\"0123456789abcdef\" src=\"designer\"><p>Another.</p></about>\n",
    "<about>\n    <p>A test fixture.</p>\n  </about>",
    "<about src=\"designer\"><p>Another.</p></about>",
    TC_REBASE_REPORT,
    "",
    { 0, 1, 0, 0 },
    NULL },
  { "added-other",
    MAP (NEW_LINK),
    LINK,
    LINK "    <link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n",
    TC_REBASE_REPORT,
    "  <area-board>\n"
    "    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"
    "  </area-board>\n",
    { 0, 0, 0, 1 },
    "VAR005" },
  { "two",
    MAP ("    <area id=\"ford\" name=\"Furt\" was-name=\"Ford\" terrain=\"forest\" "
         "was-terrain=\"clear\"/>\n"),
    FORD,
    ROUGH_FORD,
    TC_REBASE_THEIRS,
    "  <area-board>\n"
    "    <area id=\"ford\" name=\"Furt\" was-name=\"Ford\"/>\n"
    "  </area-board>\n",
    { 1, 0, 1, 0 },
    NULL },
  { "gone",
    MAP ("    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\" was-maginot-front=\"false\"/>\n"),
    LINK,
    "",
    TC_REBASE_OURS,
    "  <area-board>\n"
    "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\" was-maginot-front=\"false\"/>\n"
    "  </area-board>\n",
    { 0, 0, 0, 1 },
    "VAR004" },
  { "gone-theirs",
    MAP ("    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\" was-maginot-front=\"false\"/>\n"),
    LINK,
    "",
    TC_REBASE_THEIRS,
    "",
    { 0, 0, 1, 0 },
    NULL },
};

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

/* (transfer full) */
static char *
dup_variant (const char *base, const char *body)
{
  return g_strdup_printf ("<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
                          "extends=\"%s\">\n%s</variant>\n",
                          base, body);
}

/* (transfer full): the campaign with the one @from replaced. */
static TcSource *
make_base (const char *from, const char *to)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, from, to, 0), ==, 1);

  return tc_source_new_for_string ("new.scenario.xml", changed->str);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *before = dup_variant ("base.scenario.xml", test->body);
  g_autofree char *after = dup_variant ("new.scenario.xml", test->result);
  g_autoptr (TcSource) variant = tc_source_new_for_string ("v.scenario.xml", before);
  g_autoptr (TcSource) base = make_base (test->from, test->to);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) moved = NULL;
  TcRebase counts = { 0 };
  Script script;

  script_init (&script, 1940);
  moved = tc_variant_rebase (variant, script.schemas, "new.scenario.xml", load, base, test->choice,
                             report, &counts);
  g_assert_nonnull (moved);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s %s", tc_report_get (report, i)->code, tc_report_get (report, i)->message);
  g_assert_cmpstr (tc_source_get_text (moved, NULL), ==, after);
  g_assert_cmpuint (tc_report_get_n (report), ==, test->code != NULL ? 1 : 0);
  if (test->code != NULL)
    g_assert_cmpstr (tc_report_get (report, 0)->code, ==, test->code);
  g_assert_cmpuint (counts.n_applied, ==, test->counts.n_applied);
  g_assert_cmpuint (counts.n_obsolete, ==, test->counts.n_obsolete);
  g_assert_cmpuint (counts.n_settled, ==, test->counts.n_settled);
  g_assert_cmpuint (counts.n_conflicts, ==, test->counts.n_conflicts);
  script_clear (&script);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant-rebase/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
