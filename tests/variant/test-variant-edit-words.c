/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

#include "operation-support.h"

/* Edits of the whole text as a variant says them, byte for byte: what it said before, its comments,
 * line ends, indentation, quotes and prefix stay. The base is the small campaign. */

typedef struct {
  const char *name;
  const char *before; /* inside of <variant>, or a file that begins with "<" */
  const char *what;   /* as operation_read () has it; of what is taken back "PATH [ATTRIBUTE]" */
  const char *after;  /* NULL: refused */
} Case;

#define OPEN        "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\n"
#define CLOSE       "</variant>\n"
#define MAP(inside) "  <area-board>\n" inside "  </area-board>\n"

static const Case changes[] = {
  { "set", "", "set area-board/area[moor] terrain clear",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n") },
  { "set-what-the-base-does-not-say", "", "set area-board/area[moor] port true",
    MAP ("    <area id=\"moor\" port=\"true\" was-port=\"false\"/>\n") },
  { "set-again", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "set area-board/area[moor] terrain mountain",
    MAP ("    <area id=\"moor\" terrain=\"mountain\" was-terrain=\"forest\"/>\n") },
  { "set-back", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "set area-board/area[moor] terrain forest", "" },
  { "set-back-one-of-two",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\" name=\"Fen\" "
         "was-name=\"Moor\"/>\n"),
    "set area-board/area[moor] terrain forest",
    MAP ("    <area id=\"moor\" name=\"Fen\" was-name=\"Moor\"/>\n") },
  { "set-a-second", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "set area-board/area[moor] name Fen",
    MAP ("    <area id=\"moor\" name=\"Fen\" was-name=\"Moor\" terrain=\"clear\" "
         "was-terrain=\"forest\"/>\n") },
  { "set-beside-another",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "set area-board/area[ford] name Bridge",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
         "    <area id=\"ford\" name=\"Bridge\" was-name=\"Ford\"/>\n") },
  { "set-before-another",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "set area-board/area[haven] name Port",
    MAP ("    <area id=\"haven\" name=\"Port\" was-name=\"Haven\"/>\n"
         "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n") },
  { "set-keeps-comments",
    MAP ("    <!-- wet -->\n"
         "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/> <!-- dry now -->\n"),
    "set area-board/area[moor] terrain mountain",
    MAP (
      "    <!-- wet -->\n"
      "    <area id=\"moor\" terrain=\"mountain\" was-terrain=\"forest\"/> <!-- dry now -->\n") },
  { "set-back-keeps-comments",
    MAP ("    <!-- wet -->\n"
         "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/> <!-- dry now -->\n"
         "    <!-- more -->\n"),
    "set area-board/area[moor] terrain forest",
    MAP ("    <!-- wet -->\n"
         "    <!-- more -->\n") },
  { "set-keeps-own-quotes", MAP ("    <area id='moor' terrain='clear'/>\n"),
    "set area-board/area[moor] terrain mountain",
    MAP ("    <area id='moor' terrain='mountain' was-terrain='forest'/>\n") },
  { "set-keeps-attributes-a-line",
    MAP ("    <area id=\"moor\"\n"
         "          terrain=\"clear\"/>\n"),
    "set area-board/area[moor] name Fen",
    MAP ("    <area id=\"moor\"\n"
         "          name=\"Fen\"\n"
         "          was-name=\"Moor\"\n"
         "          terrain=\"clear\"/>\n") },
  { "set-with-signs", "", "set area-board/area[moor] name \"A\" & <b>",
    MAP ("    <area id=\"moor\" name=\"&quot;A&quot; &amp; &lt;b>\" was-name=\"Moor\"/>\n") },
  { "set-in-an-empty-variant",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n",
    "set area-board/area[moor] terrain clear",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n") },
  { "set-in-windows-lines",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\r\n"
    "  <area-board>\r\n"
    "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\r\n"
    "  </area-board>\r\n"
    "</variant>\r\n",
    "set area-board/area[ford] name Bridge",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\r\n"
    "  <area-board>\r\n"
    "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\r\n"
    "    <area id=\"ford\" name=\"Bridge\" was-name=\"Ford\"/>\r\n"
    "  </area-board>\r\n"
    "</variant>\r\n" },
  { "set-with-tabs",
    "\t<area-board>\n"
    "\t\t<area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
    "\t</area-board>\n",
    "set area-board/area[ford] name Bridge",
    "\t<area-board>\n"
    "\t\t<area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
    "\t\t<area id=\"ford\" name=\"Bridge\" was-name=\"Ford\"/>\n"
    "\t</area-board>\n" },
  { "set-with-a-prefix",
    "<t:variant xmlns:t=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\n"
    "  <t:area-board>\n"
    "    <t:area id=\"moor\" terrain=\"clear\"/>\n"
    "  </t:area-board>\n"
    "</t:variant>\n",
    "set area-board/area[ford] name Bridge",
    "<t:variant xmlns:t=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\">\n"
    "  <t:area-board>\n"
    "    <t:area id=\"moor\" terrain=\"clear\"/>\n"
    "    <t:area id=\"ford\" name=\"Bridge\" was-name=\"Ford\"/>\n"
    "  </t:area-board>\n"
    "</t:variant>\n" },
  { "set-of-root", "", "set . title Another",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" title=\"Another\" was-title=\"Tiny "
    "1940\" extends=\"b\">\n"
    "</variant>\n" },
  { "set-of-root-back",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\" title=\"Another\" "
    "was-title=\"Tiny 1940\"/>\n",
    "set . title Tiny 1940",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "set-a-rule", "", "set rules/stacking limit 4",
    "  <rules>\n"
    "    <stacking limit=\"4\" was-limit=\"2\"/>\n"
    "  </rules>\n" },
  { "unset", "", "unset area-board/area[moor] bracket",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n") },
  { "unset-what-was-changed", MAP ("    <area id=\"moor\" bracket=\"2\" was-bracket=\"1\"/>\n"),
    "unset area-board/area[moor] bracket",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n") },
  { "set-what-was-unset",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n"),
    "set area-board/area[moor] bracket 3",
    MAP ("    <area id=\"moor\" bracket=\"3\" was-bracket=\"1\"/>\n") },
  { "set-back-what-was-unset",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n"),
    "set area-board/area[moor] bracket 1", "" },
  { "note", "", "set area-board/area[moor] note Low",
    MAP ("    <area id=\"moor\" note=\"Low\"/>\n") },
  { "insert", "", "insert area-board link a=haven b=ford",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n") },
  { "insert-two", "",
    "insert area-board link a=haven b=ford; insert area-board link a=paris b=ridge",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"
         "    <link was=\"\" a=\"paris\" b=\"ridge\"/>\n") },
  { "insert-after", "", "insert-after area-board area-board/link[dyke-haven] link a=haven b=ford",
    MAP ("    <link was=\"\" after=\"dyke-haven\" a=\"haven\" b=\"ford\"/>\n") },
  { "change-what-is-new", MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"),
    "set area-board/link[ford-haven] maginot-front true",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n") },
  { "remove-what-is-new", MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"),
    "remove area-board/link[ford-haven]", "" },
  { "remove", "", "remove area-board/link[dyke-haven]",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\" was=\"b880823051de9f88\"/>\n"
         "    </remove>\n") },
  { "remove-a-second",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\"/>\n"
         "    </remove>\n"),
    "remove area-board/link[dyke-moor]",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\"/>\n"
         "      <link a=\"dyke\" b=\"moor\" was=\"a9291d4e863de074\"/>\n"
         "    </remove>\n") },
  { "remove-what-was-changed", MAP ("    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n"),
    "remove area-board/link[dyke-haven]",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\" was=\"b880823051de9f88\"/>\n"
         "    </remove>\n") },
  { "bring-back",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\"/>\n"
         "    </remove>\n"),
    "insert area-board link a=haven b=dyke",
    MAP ("    <link a=\"haven\" b=\"dyke\" after=\"border-1-border-2\"/>\n") },
  { "move-up", "", "up area-board/terrain[forest]",
    MAP ("    <terrain id=\"forest\" before=\"clear\"/>\n") },
  { "move-back", MAP ("    <terrain id=\"forest\" before=\"clear\"/>\n"),
    "down area-board/terrain[forest]", "" },
  { "turn-a-link-round", "",
    "set area-board/link[dyke-haven] a dyke; set area-board/link[dyke-haven] b haven", "" },
  { "rename-a-class", "", "set order-of-battle/unit-class[airborne] id para",
    "  <order-of-battle>\n"
    "    <remove>\n"
    "      <unit-class id=\"airborne\" was=\"a2f64a3915b10bc1\"/>\n"
    "    </remove>\n"
    "    <unit-class was=\"\" id=\"para\" name=\"Airborne infantry\" symbol=\"airborne\"/>\n"
    "    <unit id=\"7-airborne\" class=\"para\" was-class=\"airborne\"/>\n"
    "  </order-of-battle>\n" },
  { "point", "", "set area-board/area[moor]/outline/point#1 x 510",
    MAP ("    <area id=\"moor\">\n"
         "      <outline was=\"83db3afc9a943970\">\n"
         "        <point x=\"510\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n") },
  { "point-again",
    MAP ("    <area id=\"moor\">\n"
         "      <outline>\n"
         "        <point x=\"510\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n"),
    "set area-board/area[moor]/outline/point#2 x 710",
    MAP ("    <area id=\"moor\">\n"
         "      <outline was=\"83db3afc9a943970\">\n"
         "        <point x=\"510\" y=\"100\"/>\n"
         "        <point x=\"710\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n") },
  { "point-back",
    MAP ("    <area id=\"moor\">\n"
         "      <outline>\n"
         "        <point x=\"510\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n"),
    "set area-board/area[moor]/outline/point#1 x 500", "" },
  { "counter-face", "", "set order-of-battle/unit[1-panzer]/full attack 10",
    "  <order-of-battle>\n"
    "    <unit id=\"1-panzer\">\n"
    "      <full was=\"c67cb3bbabf50474\" attack=\"10\" defence=\"7\" movement=\"2\"/>\n"
    "    </unit>\n"
    "  </order-of-battle>\n" },
  { "placement", "", "set setups/fixed-setup[tiny]/place[1c] area ford",
    "  <setups>\n"
    "    <fixed-setup id=\"tiny\">\n"
    "      <place counter=\"1c\" area=\"ford\" was-area=\"ridge\"/>\n"
    "    </fixed-setup>\n"
    "  </setups>\n" },
  { "text", "", "text about/p#1 Another fixture.",
    "  <about was=\"59512a08e668a329\">\n"
    "    <p>Another fixture.</p>\n"
    "  </about>\n" },
  { "source-of-nothing", "", "unset . src", NULL },
};

#define IGNORE "<!-- turncoat: ignore BRD010: the ford is wide -->"
#define OUTLINE                                                                                    \
  "<outline><point x=\"510\" y=\"100\"/><point x=\"700\" y=\"100\"/>"                              \
  "<point x=\"700\" y=\"300\"/></outline>"

/* What is taken back to the base. */
static const Case reverts[] = {
  { "attribute",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\" name=\"Fen\"/>\n"),
    "area-board/area[moor] terrain", MAP ("    <area id=\"moor\" name=\"Fen\"/>\n") },
  { "only-attribute", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "area-board/area[moor] terrain", "" },
  { "attribute-not-changed",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "area-board/area[moor] name",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n") },
  { "element",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\" name=\"Fen\"/>\n"
         "    <!-- and -->\n"
         "    <area id=\"ford\" name=\"Bridge\"/>\n"),
    "area-board/area[moor]",
    MAP ("    <!-- and -->\n"
         "    <area id=\"ford\" name=\"Bridge\"/>\n") },
  { "element-not-changed",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "area-board/area[ford]", NULL },
  { "section",
    "  <area-board>\n"
    "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
    "  </area-board>\n"
    "  <rules>\n"
    "    <stacking limit=\"4\"/>\n"
    "  </rules>\n",
    "area-board",
    "  <rules>\n"
    "    <stacking limit=\"4\"/>\n"
    "  </rules>\n" },
  { "unset",
    MAP ("    <area id=\"moor\">\n"
         "      <unset attribute=\"bracket\" was=\"1\"/>\n"
         "    </area>\n"),
    "area-board/area[moor] bracket", "" },
  { "removed-beside-another",
    "  <setups>\n"
    "    <fixed-setup id=\"tiny\">\n"
    "      <remove>\n"
    "        <reinforcement counter=\"1a\" was=\"e7f0ce3baeb0a94a\"/>\n"
    "      </remove>\n"
    "      <place was=\"\" counter=\"1a\" area=\"ford\"/>\n"
    "    </fixed-setup>\n"
    "  </setups>\n",
    "setups/fixed-setup[tiny]/reinforcement[1a]",
    "  <setups>\n"
    "    <fixed-setup id=\"tiny\">\n"
    "      <place was=\"\" counter=\"1a\" area=\"ford\"/>\n"
    "    </fixed-setup>\n"
    "  </setups>\n" },
  { "new-one",
    MAP ("    <link was=\"\" a=\"haven\" b=\"ford\"/>\n"
         "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "area-board/link[ford-haven]",
    MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n") },
  { "removed-one",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\"/>\n"
         "    </remove>\n"),
    "area-board/link[dyke-haven]", "" },
  { "one-of-two-removed",
    MAP ("    <remove>\n"
         "      <link a=\"haven\" b=\"dyke\"/>\n"
         "      <link a=\"dyke\" b=\"moor\"/>\n"
         "    </remove>\n"),
    "area-board/link[dyke-haven]",
    MAP ("    <remove>\n"
         "      <link a=\"dyke\" b=\"moor\"/>\n"
         "    </remove>\n") },
  { "moved-one", MAP ("    <terrain id=\"forest\" before=\"clear\"/>\n"),
    "area-board/terrain[forest]", "" },
  { "inside-of-a-whole",
    MAP ("    <area id=\"moor\">\n"
         "      <outline>\n"
         "        <point x=\"510\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"100\"/>\n"
         "        <point x=\"700\" y=\"300\"/>\n"
         "        <point x=\"500\" y=\"300\"/>\n"
         "      </outline>\n"
         "    </area>\n"),
    "area-board/area[moor]/outline/point#1 x", "" },
  { "what-is-nowhere", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "area-board/area[berlin]", NULL },
  /* What the program wrote to ignore a problem of it goes with it, and leaves no husk. */
  { "ignored",
    MAP ("    <area id=\"moor\">\n"
         "      " IGNORE "\n"
         "      " OUTLINE "\n"
         "    </area>\n"),
    "area-board/area[moor]/outline", "" },
  { "ignored-outside",
    MAP ("    " IGNORE "\n"
         "    <area id=\"moor\">\n"
         "      " OUTLINE "\n"
         "    </area>\n"
         "    <area id=\"ford\" name=\"Bridge\"/>\n"),
    "area-board/area[moor]/outline", MAP ("    <area id=\"ford\" name=\"Bridge\"/>\n") },
  { "ignored-beside",
    MAP ("    <area id=\"moor\" name=\"Fen\">\n"
         "      <!-- A note. -->\n"
         "      " IGNORE "\n"
         "      " OUTLINE "\n"
         "    </area>\n"
         "    " IGNORE "\n"
         "    <area id=\"ford\" name=\"Bridge\"/>\n"),
    "area-board/area[moor]/outline",
    MAP ("    <area id=\"moor\" name=\"Fen\">\n"
         "      <!-- A note. -->\n"
         "    </area>\n"
         "    " IGNORE "\n"
         "    <area id=\"ford\" name=\"Bridge\"/>\n") },
  { "root-attribute",
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\" title=\"Another\" "
    "was-title=\"Tiny 1940\"/>\n",
    " title", "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>\n" },
  { "root-as-a-whole", MAP ("    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"),
    "", NULL },
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

static TcEdits *
make_edit (TcWhole *whole, const TcSchema *const *schemas, const char *what, GError **error)
{
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScenario) scenario =
    tc_scenario_parse (tc_whole_get_source (whole), schemas, unused);
  g_autoptr (TcOperation) operation = operation_read (what);
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, error);

  g_assert_no_error (*error);

  return tc_variant_make_edits (whole, edits, schemas, error);
}

static TcEdits *
make_revert (TcWhole *whole, const TcSchema *const *schemas, const char *what, GError **error)
{
  gsize length = strcspn (what, " ");
  g_autofree char *path = g_strndup (what, length);

  return tc_variant_make_revert (whole, path, what[length] == ' ' ? what + length + 1 : NULL,
                                 schemas, error);
}

static void
check (const Case *test,
       TcEdits *(*make) (TcWhole *, const TcSchema *const *, const char *, GError **),
       TcOperationError refusal)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autofree char *before = dup_file (test->before);
  g_autofree char *expected = test->after != NULL ? dup_file (test->after) : NULL;
  g_autoptr (TcSource) base = load_base ();
  g_autoptr (TcSource) variant = tc_source_new_for_string ("variant", before);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcWhole) whole = tc_variant_read (variant, schemas, load, base, report);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  g_assert_nonnull (whole);
  edits = make (whole, schemas, test->what, &error);
  if (expected == NULL) {
    g_assert_null (edits);
    g_assert_error (error, TC_OPERATION_ERROR, (gint) refusal);
    return;
  }
  g_assert_no_error (error);
  after = tc_edits_apply (edits, variant, &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, expected);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, before);
}

static void
test_edit (gconstpointer data)
{
  check (data, make_edit, TC_OPERATION_ERROR_REFUSED);
}

static void
test_revert (gconstpointer data)
{
  check (data, make_revert, TC_OPERATION_ERROR_GONE);
}

static void
add_tests (const char *family, const Case *cases, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/variant-edit-words/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("edit", changes, G_N_ELEMENTS (changes), test_edit);
  add_tests ("revert", reverts, G_N_ELEMENTS (reverts), test_revert);

  return g_test_run ();
}
