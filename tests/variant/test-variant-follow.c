/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"

/* Words of the whole text are changed, and the variant that makes it of the small campaign follows,
 * in its own layout. */

typedef struct {
  const char *name;
  const char *body; /* of the variant */
  const char *from; /* in the whole text, once */
  const char *to;
  const char *result; /* what the variant is then */
} Case;

#define MAP(inside) "  <area-board>\n" inside "  </area-board>\n"
#define FORD        "terrain=\"clear\" x=\"400\" y=\"400\""
#define WET_FORD    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
#define LINK        "    <link a=\"haven\" b=\"dyke\"/>\n"
#define NEW_LINK    "    <link a=\"haven\" b=\"ford\"/>\n"
#define FEN         "<terrain id=\"fen\" name=\"Fen\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>"
#define BOG         "<terrain id=\"bog\" name=\"Bog\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>"
#define MOUNTAIN                                                                                   \
  "    <terrain id=\"mountain\" name=\"Mountain\" cost=\"1\" motorised-cost=\"2\" "                \
  "pattern=\"hills\"/>\n"
#define FLANDERS                                                                                   \
  "    <zone id=\"low-countries\" name=\"Flanders\">\n      <in area=\"ford\"/>\n    </zone>\n"
#define FULL(attack) "<full attack=\"" attack "\" defence=\"7\" movement=\"2\"/>"

static const Case cases[] = {
  { "value", "", FORD, "terrain=\"forest\" x=\"400\" y=\"400\"", MAP (WET_FORD) },
  { "value-again", MAP (WET_FORD), "terrain=\"forest\" x=\"400\" y=\"400\"",
    "terrain=\"mountain\" x=\"400\" y=\"400\"",
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"mountain\" was-terrain=\"clear\"/>\n"
    "  </area-board>\n" },
  { "value-back", MAP (WET_FORD), "terrain=\"forest\" x=\"400\" y=\"400\"", FORD, "" },
  { "value-back-of-two", MAP ("    <area id=\"ford\" name=\"Furt\" terrain=\"forest\"/>\n"),
    "terrain=\"forest\" x=\"400\" y=\"400\"", FORD,
    "  <area-board>\n"
    "    <area id=\"ford\" name=\"Furt\"/>\n"
    "  </area-board>\n" },
  { "value-back-with-comment",
    MAP ("    <area id=\"ford\" terrain=\"forest\"> <!-- why --> </area>\n"),
    "terrain=\"forest\" x=\"400\" y=\"400\"", FORD,
    "  <area-board>\n"
    "    <area id=\"ford\"> <!-- why --> </area>\n"
    "  </area-board>\n" },
  { "second-value", MAP (WET_FORD), "name=\"Ford\"", "name=\"Furt\"",
    "  <area-board>\n"
    "    <area id=\"ford\" name=\"Furt\" was-name=\"Ford\" terrain=\"forest\" "
    "was-terrain=\"clear\"/>\n"
    "  </area-board>\n" },
  { "stale-was", MAP ("    <area id=\"ford\" terrain=\"forest\" was-terrain=\"mountain\"/>\n"),
    "name=\"Ford\"", "name=\"Furt\"",
    "  <area-board>\n"
    "    <area id=\"ford\" name=\"Furt\" was-name=\"Ford\" terrain=\"forest\" "
    "was-terrain=\"mountain\"/>\n"
    "  </area-board>\n" },
  { "no-value", "", "y=\"400\" edge=\"south\"", "y=\"400\"",
    "  <area-board>\n"
    "    <area id=\"ford\">\n"
    "      <unset attribute=\"edge\" was=\"south\"/>\n"
    "    </area>\n"
    "  </area-board>\n" },
  { "no-value-beside-others", MAP (WET_FORD), "y=\"400\" edge=\"south\"", "y=\"400\"",
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\">\n"
    "      <unset attribute=\"edge\" was=\"south\"/>\n"
    "    </area>\n"
    "  </area-board>\n" },
  { "new-value", "", FORD, FORD " bracket=\"2\"",
    "  <area-board>\n"
    "    <area id=\"ford\" bracket=\"2\" was-bracket=\"0\"/>\n"
    "  </area-board>\n" },
  { "sibling-before", MAP (WET_FORD), "terrain=\"forest\" x=\"600\" y=\"200\"",
    "terrain=\"clear\" x=\"600\" y=\"200\"",
    "  <area-board>\n"
    "    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
    "  </area-board>\n" },
  { "tabs", "\t<area-board>\n\t\t<area terrain='forest' id='ford'/>\n\t</area-board>\n", LINK,
    LINK NEW_LINK,
    "\t<area-board>\n"
    "\t\t<area terrain='forest' id='ford'/>\n"
    "\t\t<link was=\"\" after=\"dyke-haven\" a=\"haven\" b=\"ford\"/>\n"
    "\t</area-board>\n" },
  { "returns", "\t<area-board>\r\n\t\t<area terrain='forest' id='ford'/>\r\n\t</area-board>\r\n",
    LINK, "",
    "\t<area-board>\r\n"
    "\t\t<remove>\r\n"
    "\t\t\t<link a=\"haven\" b=\"dyke\" was=\"DIGEST\"/>\r\n"
    "\t\t</remove>\r\n"
    "\t\t<area terrain='forest' id='ford'/>\r\n"
    "\t</area-board>\r\n" },
  { "one-line", "<area-board><area id=\"ford\" terrain=\"forest\"/></area-board>\n",
    "terrain=\"forest\" x=\"600\" y=\"200\"", "terrain=\"clear\" x=\"600\" y=\"200\"",
    "<area-board><area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/><area id=\"ford\" "
    "terrain=\"forest\"/></area-board>\n" },
  { "one-line-nested", "<area-board><area id=\"ford\" terrain=\"forest\"/></area-board>\n",
    "<zone id=\"france\"",
    "<zone id=\"new\" name=\"New\">\n      <in area=\"ford\"/>\n      <in area=\"moor\"/>\n    "
    "</zone>\n    <zone id=\"france\"",
    "<area-board><area id=\"ford\" terrain=\"forest\"/><zone was=\"\" after=\"low-countries\" "
    "id=\"new\" name=\"New\"> <in area=\"ford\"/> <in area=\"moor\"/> </zone></area-board>\n" },
  { "removed", "", LINK, "",
    "  <area-board>\n"
    "    <remove>\n"
    "      <link a=\"haven\" b=\"dyke\" was=\"DIGEST\"/>\n"
    "    </remove>\n"
    "  </area-board>\n" },
  { "removed-second", MAP ("    <remove>\n      <link a=\"haven\" b=\"dyke\"/>\n    </remove>\n"),
    "    <link a=\"dyke\" b=\"moor\"/>\n", "",
    "  <area-board>\n"
    "    <remove>\n"
    "      <link a=\"haven\" b=\"dyke\"/>\n"
    "      <link a=\"dyke\" b=\"moor\" was=\"DIGEST\"/>\n"
    "    </remove>\n"
    "  </area-board>\n" },
  { "put-back-one",
    MAP ("    <remove> <!-- wet -->\n      <link a=\"haven\" b=\"dyke\"/>\n      <link a=\"dyke\" "
         "b=\"moor\"/>\n    </remove>\n"),
    "    <link a=\"moor\" b=\"border-1\"/>\n", LINK "    <link a=\"moor\" b=\"border-1\"/>\n",
    "  <area-board>\n"
    "    <remove> <!-- wet -->\n"
    "      <link a=\"dyke\" b=\"moor\"/>\n"
    "    </remove>\n"
    "  </area-board>\n" },
  { "put-back-last", MAP ("    <remove>\n      <link a=\"haven\" b=\"dyke\"/>\n    </remove>\n"),
    "    <link a=\"dyke\" b=\"moor\"/>\n", LINK "    <link a=\"dyke\" b=\"moor\"/>\n", "" },
  { "put-back-changed", MAP ("    <remove>\n      <link a=\"haven\" b=\"dyke\"/>\n    </remove>\n"),
    "    <link a=\"dyke\" b=\"moor\"/>\n",
    "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n    <link a=\"dyke\" "
    "b=\"moor\"/>\n",
    "  <area-board>\n"
    "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\" was-maginot-front=\"false\"/>\n"
    "  </area-board>\n" },
  { "removed-after-change",
    MAP (WET_FORD "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n"),
    "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n", "",
    "  <area-board>\n"
    "    <remove>\n"
    "      <link a=\"haven\" b=\"dyke\" was=\"DIGEST\"/>\n"
    "    </remove>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
    "  </area-board>\n" },
  { "added-after-own", MAP ("    " FEN "\n"), FEN, FEN "\n    " BOG,
    "  <area-board>\n"
    "    <terrain id=\"fen\" name=\"Fen\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "    <terrain was=\"\" id=\"bog\" name=\"Bog\" cost=\"1\" motorised-cost=\"1\" "
    "pattern=\"plain\"/>\n"
    "  </area-board>\n" },
  { "added-before-own", MAP ("    " FEN "\n"), MOUNTAIN, MOUNTAIN "    " BOG "\n",
    "  <area-board>\n"
    "    <terrain was=\"\" id=\"bog\" name=\"Bog\" cost=\"1\" motorised-cost=\"1\" "
    "pattern=\"plain\"/>\n"
    "    <terrain id=\"fen\" name=\"Fen\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "  </area-board>\n" },
  { "own-removed", MAP ("    " FEN "\n    " BOG "\n"), "\n    " FEN, "",
    "  <area-board>\n"
    "    <terrain id=\"bog\" name=\"Bog\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "  </area-board>\n" },
  { "nested", "", "attack=\"9\"", "attack=\"8\"",
    "  <order-of-battle>\n"
    "    <unit id=\"1-panzer\">\n"
    "      <full was=\"DIGEST\" attack=\"8\" defence=\"7\" movement=\"2\"/>\n"
    "    </unit>\n"
    "  </order-of-battle>\n" },
  { "nested-back",
    "  <order-of-battle>\n    <unit id=\"1-panzer\" name=\"Panzer\">\n      " FULL (
      "8") "\n    </unit>\n  </order-of-battle>\n",
    FULL ("8"), FULL ("9"),
    "  <order-of-battle>\n"
    "    <unit id=\"1-panzer\" name=\"Panzer\"/>\n"
    "  </order-of-battle>\n" },
  { "nested-back-all",
    "  <order-of-battle>\n    <unit id=\"1-panzer\">\n      " FULL (
      "8") "\n    </unit>\n  </order-of-battle>\n",
    FULL ("8"), FULL ("9"), "" },
  { "text", "", "<p>A test fixture.</p>", "<p>Other words.</p>",
    "  <about was=\"DIGEST\">\n"
    "    <p>Other words.</p>\n"
    "  </about>\n" },
  { "whole", "", "<point x=\"1000\" y=\"100\"/>", "<point x=\"990\" y=\"100\"/>",
    "  <area-board>\n"
    "    <scenery was=\"DIGEST\">\n"
    "      <shape style=\"sea\" name=\"Sea\" closed=\"true\">\n"
    "        <point x=\"0\" y=\"0\"/>\n"
    "        <point x=\"1000\" y=\"0\"/>\n"
    "        <point x=\"990\" y=\"100\"/>\n"
    "        <point x=\"0\" y=\"100\"/>\n"
    "      </shape>\n"
    "      <label text=\"Sea\" x=\"500\" y=\"50\" style=\"sea\"/>\n"
    "    </scenery>\n"
    "  </area-board>\n" },
  { "own-moved", MAP ("    " FEN "\n    <!-- b -->\n    " BOG "\n"), FEN "\n    " BOG,
    BOG "\n    " FEN,
    "  <area-board>\n"
    "    <terrain was=\"\" id=\"bog\" name=\"Bog\" cost=\"1\" motorised-cost=\"1\" "
    "pattern=\"plain\"/>\n"
    "    <terrain id=\"fen\" name=\"Fen\" cost=\"1\" motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "    <!-- b -->\n"
    "  </area-board>\n" },
  { "first-of-all", "", "    <terrain id=\"clear\"", "    " FEN "\n    <terrain id=\"clear\"",
    "  <area-board>\n"
    "    <terrain was=\"\" before=\"clear\" id=\"fen\" name=\"Fen\" cost=\"1\" "
    "motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "  </area-board>\n" },
  { "in-the-middle", "", MOUNTAIN, "    " FEN "\n" MOUNTAIN,
    "  <area-board>\n"
    "    <terrain was=\"\" after=\"forest\" id=\"fen\" name=\"Fen\" cost=\"1\" "
    "motorised-cost=\"1\" pattern=\"plain\"/>\n"
    "  </area-board>\n" },
  { "unset-back",
    MAP ("    <area id=\"ford\" terrain=\"forest\">\n      <unset attribute=\"edge\"/>\n    "
         "</area>\n"),
    "x=\"400\" y=\"400\">", "x=\"400\" y=\"400\" edge=\"south\">",
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\"/>\n"
    "  </area-board>\n" },
  { "unset-other",
    MAP ("    <area id=\"ford\" terrain=\"forest\">\n      <unset attribute=\"edge\"/>\n    "
         "</area>\n"),
    "x=\"400\" y=\"400\">", "x=\"400\" y=\"400\" edge=\"west\">",
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" edge=\"west\" was-edge=\"south\"/>\n"
    "  </area-board>\n" },
  { "emptied", MAP (FLANDERS), "      <in area=\"moor\"/>\n      <in area=\"ford\"/>\n",
    "      <in area=\"moor\"/>\n",
    "  <area-board>\n"
    "    <zone id=\"low-countries\" name=\"Flanders\"/>\n"
    "  </area-board>\n" },
  { "emptied-but-for-comment",
    MAP ("    <zone id=\"low-countries\" name=\"Flanders\">\n      <!-- more -->\n      <in "
         "area=\"ford\"/>\n    </zone>\n"),
    "      <in area=\"moor\"/>\n      <in area=\"ford\"/>\n", "      <in area=\"moor\"/>\n",
    "  <area-board>\n"
    "    <zone id=\"low-countries\" name=\"Flanders\">\n"
    "      <!-- more -->\n"
    "    </zone>\n"
    "  </area-board>\n" },
  { "child-removed", MAP (FLANDERS), "      <in area=\"dyke\"/>\n      <in area=\"moor\"/>\n",
    "      <in area=\"moor\"/>\n",
    "  <area-board>\n"
    "    <zone id=\"low-countries\" name=\"Flanders\">\n"
    "      <remove>\n"
    "        <in area=\"dyke\" was=\"DIGEST\"/>\n"
    "      </remove>\n"
    "      <in area=\"ford\"/>\n"
    "    </zone>\n"
    "  </area-board>\n" },
  { "nothing", MAP (WET_FORD), LINK, "    <link  a='haven' b='dyke' />\n",
    "  <area-board>\n"
    "    <area id=\"ford\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
    "  </area-board>\n" },
};

typedef struct {
  Script script;
  TcSource *base;
} Fixture;

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

static void
set_up (Fixture *fixture)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  script_init (&fixture->script, 1940);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  fixture->base = tc_source_new_for_string ("base.scenario.xml", text);
}

static void
tear_down (Fixture *fixture)
{
  tc_source_unref (fixture->base);
  script_clear (&fixture->script);
}

/* (transfer full) */
static char *
dup_variant (const char *body)
{
  return g_strdup_printf ("<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
                          "extends=\"base.scenario.xml\">\n%s</variant>\n",
                          body);
}

static TcWhole *
read_whole (Fixture *fixture, TcSource *variant)
{
  g_autoptr (TcReport) report = tc_report_new ();
  TcWhole *whole = tc_variant_read (variant, fixture->script.schemas, load, fixture->base, report);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s", tc_report_get (report, i)->message);
  g_assert_nonnull (whole);

  return whole;
}

/* (transfer full): edits of the whole text by which the one @from becomes @to. */
static TcEdits *
replace (TcSource *source, const char *from, const char *to)
{
  const char *text = tc_source_get_text (source, NULL);
  const char *at = strstr (text, from);
  TcEdits *edits = tc_edits_new (source);
  TcSpan range;

  g_assert_nonnull (at);
  g_assert_null (strstr (at + 1, from));
  range = (TcSpan){ (guint32) (at - text), (guint32) (at - text + strlen (from)) };
  g_assert_true (tc_edits_add (edits, range, to, -1));

  return edits;
}

/* The whole text says what was wanted. */
static void
assert_same (Fixture *fixture, TcSource *wanted, TcSource *variant)
{
  g_autoptr (TcWhole) whole = read_whole (fixture, variant);
  g_autoptr (TcScenario) left = script_parse (&fixture->script, wanted);
  g_autoptr (TcScenario) right = script_parse (&fixture->script, tc_whole_get_source (whole));

  g_assert_nonnull (left);
  g_assert_nonnull (right);
  g_assert_cmpuint (tc_scenario_find_difference (left, right), ==, TC_NODE_NONE);
}

/* (transfer full): digests are for programs. */
static char *
dup_masked (const char *text)
{
  g_autoptr (GRegex) digest = g_regex_new ("was=\"[0-9a-f]{16}\"", 0, 0, NULL);

  return g_regex_replace_literal (digest, text, -1, 0, "was=\"DIGEST\"", 0, NULL);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  Fixture fixture;
  g_autofree char *before = dup_variant (test->body);
  g_autofree char *after = dup_variant (test->result);
  g_autofree char *text = NULL;
  g_autoptr (TcSource) variant = tc_source_new_for_string ("v.scenario.xml", before);
  g_autoptr (TcWhole) whole = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) made = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) wanted = NULL;
  g_autoptr (TcSource) changed = NULL;
  g_autoptr (TcSource) back = NULL;
  g_autoptr (GError) error = NULL;

  set_up (&fixture);
  whole = read_whole (&fixture, variant);
  edits = replace (tc_whole_get_source (whole), test->from, test->to);
  wanted = tc_edits_apply (edits, tc_whole_get_source (whole), NULL);
  made = tc_variant_make_edits (whole, edits, fixture.script.schemas, &error);
  g_assert_no_error (error);
  changed = tc_edits_apply (made, variant, &inverse);
  text = dup_masked (tc_source_get_text (changed, NULL));
  g_assert_cmpstr (text, ==, after);
  assert_same (&fixture, wanted, changed);
  back = tc_edits_apply (inverse, changed, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, before);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant-follow/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
