/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

/* What a changed copy of the small campaign says as a variant of it, byte for byte; read over the
 * campaign, it makes the model of the copy. */

typedef struct {
  const char *name;
  const char *from; /* in the campaign, once; "" for no change */
  const char *to;
  const char *variant; /* inside of <variant>, or all behind the XML declaration */
} Case;

#define OPEN        "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\n"
#define CLOSE       "</variant>\n"
#define MAP(inside) "  <area-board>\n" inside "  </area-board>\n"

static const Case cases[] = {
  { "nothing", "", "",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "attribute", "name=\"Moor\"", "name=\"Fen\"",
    MAP ("    <area id=\"moor\" name=\"Fen\" was-name=\"Moor\"/>\n") },
  { "default-written", "name=\"Moor\"", "name=\"Moor\" port=\"false\"",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "attribute-gone",
    "y=\"200\" bracket=\"1\">\n"
    "      <outline>\n"
    "        <point x=\"500\"",
    "y=\"200\">\n"
    "      <outline>\n"
    "        <point x=\"500\"",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n") },
  { "comment", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"dyke\"/> <!-- sea -->",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "layout", "<link a=\"haven\" b=\"dyke\"/>",
    "<link   b='dyke'\n"
    " a='haven' ></link>",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "number-written-otherwise", "x=\"600\" y=\"200\"", "x=\"0600\" y=\"+200\"",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "boolean-written-otherwise", "x=\"400\" y=\"200\" port=\"true\"",
    "x=\"400\" y=\"200\" port=\"1\"",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "new", "<link a=\"haven\" b=\"dyke\"/>\n",
    "<link a=\"haven\" b=\"dyke\"/>\n"
    "    <link a=\"haven\" b=\"ford\"/>\n",
    MAP ("    <link was=\"\" after=\"dyke-haven\" a=\"haven\" b=\"ford\"/>\n") },
  { "new-last", "<link a=\"border-1\" b=\"border-2\"/>\n",
    "<link a=\"border-1\" b=\"border-2\"/>\n"
    "    <link a=\"haven\" b=\"ford\"/>\n",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n") },
  { "new-first", "<link a=\"haven\" b=\"dyke\"/>\n",
    "<link a=\"haven\" b=\"ford\"/>\n"
    "    <link a=\"haven\" b=\"dyke\"/>\n",
    MAP ("    <link was=\"\" before=\"dyke-haven\" a=\"haven\" b=\"ford\"/>\n") },
  { "gone", "    <link a=\"haven\" b=\"dyke\"/>\n", "",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\" was=\"b880823051de9f88\"/>\n"
         "    </remove>\n") },
  { "turned-round", "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"dyke\" b=\"haven\"/>",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "moved",
    "    <link a=\"haven\" b=\"dyke\"/>\n"
    "    <link a=\"dyke\" b=\"moor\"/>\n",
    "    <link a=\"dyke\" b=\"moor\"/>\n"
    "    <link a=\"haven\" b=\"dyke\"/>\n",
    MAP ("    <link a=\"dyke\" b=\"moor\" before=\"dyke-haven\"/>\n") },
  { "moved-and-changed",
    "    <link a=\"haven\" b=\"dyke\"/>\n"
    "    <link a=\"dyke\" b=\"moor\"/>\n",
    "    <link a=\"dyke\" b=\"moor\" maginot-front=\"true\"/>\n"
    "    <link a=\"haven\" b=\"dyke\"/>\n",
    MAP ("    <link a=\"dyke\" b=\"moor\" maginot-front=\"true\" was-maginot-front=\"false\" "
         "before=\"dyke-haven\"/>\n") },
  { "rule", "<stacking limit=\"2\"/>", "<stacking limit=\"5\"/>",
    "  <rules>\n"
    "    <stacking limit=\"5\" was-limit=\"2\"/>\n"
    "  </rules>\n" },
  { "rule-gone", "    <hold optional=\"false\"/>\n", "",
    "  <rules>\n"
    "    <remove>\n"
    "      <hold was=\"c64624bf8543c950\"/>\n"
    "    </remove>\n"
    "  </rules>\n" },
  { "rule-new", "<winning rivalry",
    "<local-defence faces=\"8\"/>\n"
    "    <winning rivalry",
    "  <rules>\n"
    "    <local-defence was=\"\" faces=\"8\"/>\n"
    "  </rules>\n" },
  { "outline",
    "<point x=\"500\" y=\"100\"/>\n"
    "        <point x=\"700\" y=\"100\"/>",
    "<point x=\"510\" y=\"110\"/>\n"
    "        <point x=\"700\" y=\"100\"/>",
    MAP ("    <area id=\"moor\">\n"
         "      <outline was=\"83db3afc9a943970\">\n"
         "        <point x=\"510\" y=\"110\"/>\n"
         "        <point x=\"700\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n") },
  { "text", "<p>A test fixture.</p>", "<p>Another &amp; more.</p>",
    "  <about was=\"59512a08e668a329\">\n"
    "    <p>Another &amp; more.</p>\n"
    "  </about>\n" },
  { "source-of-an-element", "name=\"Moor\"", "name=\"Moor\" src=\"found\"",
    MAP ("    <area id=\"moor\" src=\"found\"/>\n") },
  { "source-of-a-value", "name=\"Moor\"", "name=\"Fen\" src-of=\"name:found\"",
    MAP ("    <area id=\"moor\" src-of=\"name:found\" name=\"Fen\" was-name=\"Moor\"/>\n") },
  { "note", "name=\"Moor\"", "name=\"Moor\" note=\"Low\"",
    MAP ("    <area id=\"moor\" note=\"Low\"/>\n") },
  { "foreign-attribute", "name=\"Moor\"", "name=\"Moor\" xmlns:o=\"urn:o\" o:n=\"1\"",
    MAP ("    <area id=\"moor\" o:n=\"1\" xmlns:o=\"urn:o\"/>\n") },
  { "escapes", "name=\"Moor\"", "name='&lt;A&gt; &amp; \"B\" &#38; C'",
    MAP ("    <area id=\"moor\" name=\"&lt;A&gt; &amp; &quot;B&quot; &#38; C\" "
         "was-name=\"Moor\"/>\n") },
  { "condition", "<controls side=\"german\" area=\"ford\"/>",
    "<controls side=\"german\" area=\"ridge\"/>",
    "  <victory>\n"
    "    <level was=\"95f1b7e643f9ffe1\" id=\"german-minor-france\" name=\"German minor victory "
    "over France\" nation=\"germany\" against=\"france\" rank=\"minor\">\n"
    "      <any>\n"
    "        <controls side=\"german\" area=\"ridge\"/>\n"
    "        <spent side=\"allied\"/>\n"
    "      </any>\n"
    "    </level>\n"
    "  </victory>\n" },
};

/* (transfer full): what is no file of its own stands in a <variant>. */
static char *
dup_file (const char *text)
{
  return *text == '<' ? g_strdup (text) : g_strconcat (OPEN, text, CLOSE, NULL);
}

static TcSource *
load_base (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  TcSource *source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);

  return source;
}

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (TcSource) base = load_base ();
  g_autoptr (GString) changed = g_string_new (tc_source_get_text (base, NULL));
  g_autofree char *inside = dup_file (test->variant);
  g_autofree char *expected =
    g_strconcat ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", inside, NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) wanted = NULL;
  g_autoptr (TcScenario) got = NULL;
  g_autoptr (TcSource) full = NULL;
  g_autoptr (TcSource) variant = NULL;
  g_autoptr (TcWhole) whole = NULL;

  if (*test->from != '\0')
    g_assert_cmpuint (g_string_replace (changed, test->from, test->to, 0), ==, 1);
  full = tc_source_new_for_string ("full", changed->str);
  wanted = tc_scenario_parse (full, schemas, report);
  variant = tc_variant_extract (base, full, tc_scenario_get_schema (wanted), "b", "variant");
  g_assert_nonnull (variant);
  g_assert_cmpstr (tc_source_get_text (variant, NULL), ==, expected);
  whole = tc_variant_read (variant, schemas, load, base, report);
  g_assert_nonnull (whole);
  got = tc_scenario_parse (tc_whole_get_source (whole), schemas, report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_cmpuint (tc_scenario_find_difference (wanted, got), ==, TC_NODE_NONE);
}

/* One of the two that is no scenario of the system has no variant. */
static void
test_others (void)
{
  static const char *const texts[] = {
    "",
    "<scenario/>",
    "<scenario xmlns=\"urn:turncoat:badge\"/>",
    "<scenario xmlns=\"urn:turncoat:betrayal-1940\"><area-board></scenario>",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>",
  };
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (TcSource) base = load_base ();
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (base, schemas, report);
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcSource) other = tc_source_new_for_string ("other", texts[i]);

    g_test_message ("%s", texts[i]);
    g_assert_null (tc_variant_extract (base, other, schema, "b", "variant"));
    g_assert_null (tc_variant_extract (other, base, schema, "b", "variant"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant-extract-words/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/variant-extract-words/others", test_others);

  return g_test_run ();
}
