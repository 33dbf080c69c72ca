/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "script-support.h"

/* Words of the small campaign are changed, and the records say so: what each one is of, both
 * values, both sources, and what both spans cover. */

typedef struct {
  const char *name;
  const char *from; /* in the campaign */
  const char *to;
  const char *records; /* one to a line */
} Case;

#define LINK     "    <link a=\"haven\" b=\"dyke\"/>\n"
#define FORD     "<area id=\"ford\" name=\"Ford\""
#define IN(area) "      <in area=\"" area "\"/>\n"
#define POINTS   "        <point x=\"0\" y=\"0\"/>\n        <point x=\"1000\" y=\"0\"/>\n"
#define P        "<p>A test fixture.</p>"
#define CORPS                                                                                      \
  "    <unit id=\"be-1-corps\" name=\"I Corps\" nation=\"belgium\" class=\"infantry\" "            \
  "size=\"corps\">\n      <full attack=\"2\" defence=\"2\" movement=\"1\"/>\n    </unit>\n"

static const Case cases[] = {
  { "none", LINK, "    <link b='dyke'\n          a='haven' maginot-front=\"false\"/> <!-- o -->\n",
    "" },
  { "value", FORD, "<area id=\"ford\" name=\"Furt\"",
    "changed area-board/area[ford]/@name: Ford designer {Ford} -> Furt designer {Furt}\n" },
  { "default-gone", "maginot=\"true\"", "",
    "changed area-board/area[ridge]/@maginot: true designer {true} -> false  {<area id=\"ridge\" "
    "name=\"Ridge\" nation=\"france\" terrain=\"mountain\" x=\"600\" y=\"400\" >}\n" },
  { "value-gone", " edge=\"south\"", "",
    "changed area-board/area[ford]/@edge: south designer {south} -> none  {<area id=\"ford\" "
    "name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" y=\"400\">}\n" },
  { "value-new", FORD, "<area id=\"ford\" note=\"wet\" name=\"Ford\"",
    "changed area-board/area[ford]/@note: -  {<area id=\"ford\" name=\"Ford\" nation=\"france\" "
    "terrain=\"clear\" x=\"400\" y=\"400\" edge=\"south\">} -> wet designer {wet}\n" },
  { "value-and-source", FORD, "<area id=\"ford\" src-of=\"name:found\" name=\"Furt\"",
    "changed area-board/area[ford]/@name: Ford designer {Ford} -> Furt found {Furt}\n" },
  { "source-of-value", FORD, "<area id=\"ford\" src-of=\"name:found x:rulebook\" name=\"Ford\"",
    "source area-board/area[ford]/@name: Ford designer {Ford} -> Ford found {Ford}\n"
    "source area-board/area[ford]/@x: 400 designer {400} -> 400 rulebook {400}\n" },
  { "source-of-thing", FORD, "<area id=\"ford\" src=\"found\" name=\"Ford\"",
    "source area-board/area[ford]: - designer {<area id=\"ford\" name=\"Ford\" nation=\"france\" "
    "terrain=\"clear\" x=\"400\" y=\"400\" edge=\"south\">} -> - found {<area id=\"ford\" "
    "src=\"found\" name=\"Ford\" nation=\"france\" terrain=\"clear\" x=\"400\" y=\"400\" "
    "edge=\"south\">}\n" },
  { "source-of-thing-but-one", FORD,
    "<area id=\"ford\" src=\"found\" src-of=\"name:designer\" name=\"Furt\"",
    "source area-board/area[ford]: - designer {<area id=\"ford\" name=\"Ford\" nation=\"france\" "
    "terrain=\"clear\" x=\"400\" y=\"400\" edge=\"south\">} -> - found {<area id=\"ford\" "
    "src=\"found\" src-of=\"name:designer\" name=\"Furt\" nation=\"france\" terrain=\"clear\" "
    "x=\"400\" y=\"400\" edge=\"south\">}\n"
    "changed area-board/area[ford]/@name: Ford designer {Ford} -> Furt designer {Furt}\n" },
  { "added", LINK, LINK "    <link a=\"haven\" b=\"ford\" src=\"found\"/>\n",
    "added area-board/link[ford-haven]: -  {<area-board capital=\"paris\" width=\"1000\" "
    "height=\"600\">} -> - found {<link a=\"haven\" b=\"ford\" src=\"found\"/>}\n" },
  { "added-with-all", CORPS,
    CORPS "    <unit id=\"new\" name=\"New\" nation=\"belgium\" class=\"infantry\" "
          "size=\"corps\">\n      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n",
    "added order-of-battle/unit[new]: -  {<order-of-battle>} -> - designer {<unit id=\"new\" "
    "name=\"New\" nation=\"belgium\" class=\"infantry\" size=\"corps\">[3]}\n" },
  { "removed", LINK, "",
    "removed area-board/link[dyke-haven]: - designer {<link a=\"haven\" b=\"dyke\"/>} -> -  "
    "{<area-board capital=\"paris\" width=\"1000\" height=\"600\">}\n" },
  { "other-key", LINK, "    <link a=\"haven\" b=\"ford\"/>\n",
    "added area-board/link[ford-haven]: -  {<area-board capital=\"paris\" width=\"1000\" "
    "height=\"600\">} -> - designer {<link a=\"haven\" b=\"ford\"/>}\n"
    "removed area-board/link[dyke-haven]: - designer {<link a=\"haven\" b=\"dyke\"/>} -> -  "
    "{<area-board capital=\"paris\" width=\"1000\" height=\"600\">}\n" },
  { "turned-key", LINK, "    <link a=\"dyke\" b=\"haven\"/>\n",
    "changed area-board/link[dyke-haven]/@a: haven designer {haven} -> dyke designer {dyke}\n"
    "changed area-board/link[dyke-haven]/@b: dyke designer {dyke} -> haven designer {haven}\n" },
  { "moved-back", IN ("haven") IN ("paris") IN ("ford") IN ("ridge"),
    IN ("paris") IN ("ford") IN ("haven") IN ("ridge"),
    "moved area-board/zone[france]/in[haven]: - designer {<in area=\"haven\"/>} after nothing -> - "
    "designer {<in area=\"haven\"/>} after area-board/zone[france]/in[ford]\n" },
  { "moved-first", IN ("haven") IN ("paris") IN ("ford") IN ("ridge"),
    IN ("ridge") IN ("haven") IN ("paris") IN ("ford"),
    "moved area-board/zone[france]/in[ridge]: - designer {<in area=\"ridge\"/>} after "
    "area-board/zone[france]/in[ford] -> - designer {<in area=\"ridge\"/>} after nothing\n" },
  { "moved-and-changed", IN ("haven") IN ("paris") IN ("ford") IN ("ridge"),
    IN ("paris") IN ("ford") IN ("ridge") "      <in area=\"haven\" note=\"N\"/>\n",
    "moved area-board/zone[france]/in[haven]: - designer {<in area=\"haven\"/>} after nothing -> - "
    "designer {<in area=\"haven\" note=\"N\"/>} after area-board/zone[france]/in[ridge]\n"
    "changed area-board/zone[france]/in[haven]/@note: -  {<in area=\"haven\"/>} -> N designer "
    "{N}\n" },
  { "text", P, "<p>A test.</p>",
    "text about/p#1: A test fixture. designer {<p>A test fixture.</p>} -> A test. designer {<p>A "
    "test.</p>}\n" },
  { "text-gone", P, "<p/>",
    "text about/p#1: A test fixture. designer {<p>A test fixture.</p>} ->  designer {<p/>}\n" },
  { "text-and-source", P, "<p src=\"found\">A test.</p>",
    "source about/p#1: - designer {<p>} -> - found {<p src=\"found\">}\n"
    "text about/p#1: A test fixture. designer {<p>A test fixture.</p>} -> A test. found {<p "
    "src=\"found\">A test.</p>}\n" },
  { "paragraph-added", P, "<p>First.</p>\n    " P,
    "added about/p#1: -  {<about>} -> - designer {<p>First.</p>}\n" },
  { "point-changed", POINTS,
    "        <point x=\"0\" y=\"5\"/>\n        <point x=\"1000\" y=\"0\"/>\n",
    "changed area-board/scenery/shape#1/point#1/@y: 0 designer {0} -> 5 designer {5}\n" },
  { "point-added", POINTS,
    "        <point x=\"0\" y=\"0\"/>\n        <point x=\"7\" y=\"7\"/>\n        <point x=\"1000\" "
    "y=\"0\"/>\n",
    "added area-board/scenery/shape#1/point#2: -  {<shape style=\"sea\" name=\"Sea\" "
    "closed=\"true\">} -> - designer {<point x=\"7\" y=\"7\"/>}\n" },
  { "point-removed", POINTS, "        <point x=\"1000\" y=\"0\"/>\n",
    "removed area-board/scenery/shape#1/point#1: - designer {<point x=\"0\" y=\"0\"/>} -> -  "
    "{<shape style=\"sea\" name=\"Sea\" closed=\"true\">}\n" },
  { "point-moved", POINTS "        <point x=\"1000\" y=\"100\"/>\n",
    "        <point x=\"1000\" y=\"0\"/>\n        <point x=\"1000\" y=\"100\"/>\n        <point "
    "x=\"0\" y=\"0\"/>\n",
    "moved area-board/scenery/shape#1/point#3: - designer {<point x=\"0\" y=\"0\"/>} after nothing "
    "-> - designer {<point x=\"0\" y=\"0\"/>} after area-board/scenery/shape#1/point#2\n" },
  { "level", "<spent side=\"allied\"/>", "<spent side=\"german\"/>",
    "changed victory/level[german-minor-france]/any#1/spent#1/@side: allied designer {allied} -> "
    "german designer {german}\n" },
  { "root", "title=\"Tiny 1940\"", "title=\"Small\"",
    "changed @title: Tiny 1940 designer {Tiny 1940} -> Small designer {Small}\n" },
};

typedef struct {
  Script script;
  char *text;
} Fixture;

static void
set_up (Fixture *fixture)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  script_init (&fixture->script, 1940);
  g_file_get_contents (path, &fixture->text, NULL, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture)
{
  g_free (fixture->text);
  script_clear (&fixture->script);
}

static TcScenario *
parse (Fixture *fixture, const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("s", text);
  TcScenario *scenario = script_parse (&fixture->script, source);

  g_assert_nonnull (scenario);

  return scenario;
}

/* (transfer full): of several lines the first and how many there are. */
static char *
dup_covered (TcScenario *scenario, TcSpan span)
{
  g_autofree char *text = tc_source_dup_span (tc_scenario_get_source (scenario), span);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  return n < 2 ? g_strdup (text) : g_strdup_printf ("%s[%u]", lines[0], n);
}

static char *
dup_after (TcScenario *scenario, const TcDifference *difference, TcNode after)
{
  g_autofree char *path = after != TC_NODE_NONE ? tc_scenario_dup_path (scenario, after) : NULL;

  if (difference->kind != TC_DIFFERENCE_MOVED)
    return g_strdup ("");

  return g_strdup_printf (" after %s", path != NULL ? path : "nothing");
}

/* "kind path: old value source {span} -> new value source {span}" */
static char *
dup_record (TcDifferences *differences, guint index)
{
  const TcDifference *d = tc_differences_get (differences, index);
  TcScenario *old = tc_differences_get_old (differences);
  TcScenario *new = tc_differences_get_new (differences);
  g_autofree char *path = tc_differences_dup_path (differences, index);
  g_autofree char *old_text = dup_covered (old, d->old_span);
  g_autofree char *new_text = dup_covered (new, d->new_span);
  g_autofree char *old_after = dup_after (old, d, d->old_after);
  g_autofree char *new_after = dup_after (new, d, d->new_after);

  return g_strdup_printf (
    "%s %s: %s %s {%s}%s -> %s %s {%s}%s\n", tc_difference_kind_get_name (d->kind), path,
    d->old_value != NULL ? d->old_value : "-", tc_provenance_get_name (d->old_source), old_text,
    old_after, d->new_value != NULL ? d->new_value : "-", tc_provenance_get_name (d->new_source),
    new_text, new_after);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  Fixture fixture;
  g_autoptr (GString) changed = NULL;
  g_autoptr (GString) records = g_string_new (NULL);
  g_autoptr (TcScenario) old = NULL;
  g_autoptr (TcScenario) new = NULL;
  g_autoptr (TcDifferences) differences = NULL;

  set_up (&fixture);
  changed = g_string_new (fixture.text);
  g_assert_cmpuint (g_string_replace (changed, test->from, test->to, 1), ==, 1);
  old = parse (&fixture, fixture.text);
  new = parse (&fixture, changed->str);
  differences = tc_differences_new (old, new);
  for (guint i = 0; i < tc_differences_get_n (differences); i++) {
    g_autofree char *record = dup_record (differences, i);

    g_string_append (records, record);
  }
  g_assert_cmpstr (records->str, ==, test->records);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/difference/records/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
