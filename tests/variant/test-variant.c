/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant-support.h"

#define VARIANT "v.scenario.xml"
#define BASE    "base.scenario.xml"

/* What a change makes of the base: the new text is there, the old one is not, and nothing else is
 * different. */
typedef struct {
  const char *name;
  const char *body;
  const char *from; /* in the base, once */
  const char *to;   /* in its place */
} Change;

#define DYKE                                                                                       \
  "    <area id=\"dyke\" name=\"Dyke\" nation=\"belgium\" terrain=\"clear\" x=\"400\" y=\"200\" "  \
  "port=\"true\" bracket=\"1\">"

static const Change changes[] = {
  { "set",
    "<area-board><area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/></area-board>\n",
    "nation=\"belgium\" terrain=\"forest\"", "nation=\"belgium\" terrain=\"clear\"" },
  { "set-own-quotes", "<area-board><area id='moor' name='The \"Moor\"'/></area-board>\n",
    "name=\"Moor\"", "name='The \"Moor\"'" },
  { "add-attribute",
    "<area-board><area id=\"moor\" port=\"true\" was-port=\"false\"/></area-board>\n",
    "x=\"600\" y=\"200\" bracket=\"1\">", "x=\"600\" y=\"200\" bracket=\"1\" port=\"true\">" },
  { "add-attribute-not-there",
    "<area-board><area id=\"moor\" port=\"true\" was-port=\"\"/></area-board>\n",
    "x=\"600\" y=\"200\" bracket=\"1\">", "x=\"600\" y=\"200\" bracket=\"1\" port=\"true\">" },
  { "unset",
    "<area-board><area id=\"dyke\"><unset attribute=\"port\" was=\"true\"/></area></area-board>\n",
    " port=\"true\" bracket=\"1\"", " bracket=\"1\"" },
  { "remove", "<area-board><remove><link b=\"haven\" a=\"dyke\"/></remove></area-board>\n",
    "\n    <link a=\"haven\" b=\"dyke\"/>", "" },
  { "whole", "<about><p>Another one.</p></about>\n",
    "<about>\n    <p>A test fixture.</p>\n  </about>", "<about><p>Another one.</p></about>" },
  { "add-last",
    "<area-board><terrain id=\"fen\" name=\"Fen\" cost=\"2\" motorised-cost=\"2\" "
    "pattern=\"hills\"/>"
    "</area-board>\n",
    "pattern=\"hills\"/>\n",
    "pattern=\"hills\"/>\n    <terrain id=\"fen\" name=\"Fen\" cost=\"2\" motorised-cost=\"2\" "
    "pattern=\"hills\"/>\n" },
  { "add-before",
    "<area-board><terrain id=\"fen\" name=\"Fen\" cost=\"2\" motorised-cost=\"2\" "
    "pattern=\"hills\" "
    "before=\"forest\" was=\"\"/></area-board>\n",
    "\n    <terrain id=\"forest\"",
    "\n    <terrain id=\"fen\" name=\"Fen\" cost=\"2\" motorised-cost=\"2\" pattern=\"hills\"/>"
    "\n    <terrain id=\"forest\"" },
  { "move", "<area-board><terrain id=\"mountain\" after=\"clear\"/></area-board>\n",
    "    <terrain id=\"forest\" name=\"Forest\" cost=\"1\" motorised-cost=\"2\" "
    "pattern=\"trees\"/>\n"
    "    <terrain id=\"mountain\" name=\"Mountain\" cost=\"1\" motorised-cost=\"2\" "
    "pattern=\"hills\"/>",
    "    <terrain id=\"mountain\" name=\"Mountain\" cost=\"1\" motorised-cost=\"2\" "
    "pattern=\"hills\"/>\n"
    "    <terrain id=\"forest\" name=\"Forest\" cost=\"1\" motorised-cost=\"2\" "
    "pattern=\"trees\"/>" },
  { "add-to-empty",
    "<order-of-battle><unit-class id=\"infantry\"><enters terrain=\"forest\" "
    "cost=\"2\"/></unit-class>"
    "</order-of-battle>\n",
    "<unit-class id=\"infantry\" name=\"Infantry\" symbol=\"infantry\"/>",
    "<unit-class id=\"infantry\" name=\"Infantry\" symbol=\"infantry\">\n"
    "      <enters terrain=\"forest\" cost=\"2\"/>\n    </unit-class>" },
  { "entities", "<area-board><area id=\"moor\" name=\"&lt;Moor&gt; &#38; fen\"/></area-board>\n",
    "name=\"Moor\"", "name=\"&lt;Moor&gt; &#38; fen\"" },
  { "rule", "<rules><stacking limit=\"3\" was-limit=\"2\"/></rules>\n", "<stacking limit=\"2\"/>",
    "<stacking limit=\"3\"/>" },
  { "new-rule", "<rules><local-defence faces=\"8\"/></rules>\n", "    <winning rivalry",
    "    <local-defence faces=\"8\"/>\n    <winning rivalry" },
  { "remove-rule", "<rules><remove><hold/></remove></rules>\n", "\n    <hold optional=\"false\"/>",
    "" },
};

static void
test_change (Folder *folder, gconstpointer data)
{
  const Change *change = data;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (GString) expected = g_string_new (folder->good);
  const char *text;
  gsize n = 0;

  folder_write_variant (folder, VARIANT, BASE, change->body);
  build = folder_build (folder, VARIANT);
  g_assert_cmpuint (g_string_replace (expected, change->from, change->to, 0), ==, 1);
  g_assert_true (tc_build_is_variant (build));
  text = tc_source_get_text (tc_build_get_text (build), NULL);
  while (text[n] != '\0' && text[n] == expected->str[n])
    n++;
  g_test_message ("from the first difference on: %.200s, expected: %.200s", text + n,
                  expected->str + n);
  g_assert_cmpstr (text + n, ==, "");
  g_assert_cmpstr (expected->str + n, ==, "");
}

/* What is wrong: the code, the file and the text that it is said about. */
typedef struct {
  const char *name;
  const char *base_from; /* nullable: a change of the base */
  const char *base_to;
  const char *body;
  const char *code;
  const char *file;
  const char *at;
  const char *related; /* nullable: the file of the first related place */
} Fault;

static const Fault faults[] = {
  { "no-such-area", NULL, NULL, "<area-board><area id=\"mor\" terrain=\"clear\"/></area-board>\n",
    "VAR004", VARIANT, "mor", BASE },
  { "remove-nothing", NULL, NULL, "<area-board><remove><area id=\"mor\"/></remove></area-board>\n",
    "VAR004", VARIANT, "mor", BASE },
  { "base-moved", "terrain=\"forest\" x=\"600\"", "terrain=\"mountain\" x=\"600\"",
    "<area-board><area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/></area-board>\n",
    "VAR005", VARIANT, "forest", BASE },
  { "base-lost-attribute", "port=\"true\" bracket=\"1\"", "bracket=\"1\"",
    "<area-board><area id=\"dyke\" bracket=\"2\" was-bracket=\"3\"/></area-board>\n", "VAR005",
    VARIANT, "3", BASE },
  { "base-moved-unset", "port=\"true\" bracket=\"1\"", "port=\"false\" bracket=\"1\"",
    "<area-board><area id=\"dyke\"><unset attribute=\"port\" was=\"true\"/></area></area-board>\n",
    "VAR005", VARIANT, "true", BASE },
  { "base-moved-whole", NULL, NULL, "<about was=\"0123456789abcdef\"><p>Another.</p></about>\n",
    "VAR005", VARIANT, "0123456789abcdef", BASE },
  { "base-moved-misspelt", NULL, NULL, "<about wass=\"0123456789abcdef\"><p>Other.</p></about>\n",
    "VAR005", VARIANT, "about", BASE },
  { "beside-nothing-misspelt", NULL, NULL,
    "<area-board><terrain id=\"forest\" aftr=\"swamp\"/></area-board>\n", "VAR007", VARIANT,
    "terrain", BASE },
  { "base-has-it-now", NULL, NULL,
    "<area-board><terrain was=\"\" id=\"forest\" name=\"Wood\"/></area-board>\n", "VAR005", VARIANT,
    "", BASE },
  { "idle", NULL, NULL, "<area-board><area id=\"moor\" terrain=\"forest\"/></area-board>\n",
    "VAR006", VARIANT, "forest", BASE },
  { "base-followed", "terrain=\"forest\" x=\"600\"", "terrain=\"clear\" x=\"600\"",
    "<area-board><area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/></area-board>\n",
    "VAR006", VARIANT, "clear", BASE },
  { "idle-boolean", NULL, NULL, "<area-board><area id=\"dyke\" port=\"1\"/></area-board>\n",
    "VAR006", VARIANT, "1", BASE },
  { "idle-number", NULL, NULL, "<area-board><area id=\"moor\" x=\"0600\"/></area-board>\n",
    "VAR006", VARIANT, "0600", BASE },
  { "idle-character", NULL, NULL,
    "<area-board><area id=\"moor\" name=\"&#x4d;oor\"/></area-board>\n", "VAR006", VARIANT,
    "&#x4d;oor", BASE },
  { "idle-entity", "name=\"Moor\"", "name=\"Fen &#38; Moor\"",
    "<area-board><area id=\"moor\" name=\"Fen &amp; Moor\"/></area-board>\n", "VAR006", VARIANT,
    "Fen &amp; Moor", BASE },
  { "idle-unset", NULL, NULL,
    "<area-board><area id=\"moor\"><unset attribute=\"port\" was=\"true\"/></area></area-board>\n",
    "VAR006", VARIANT, "port", BASE },
  { "idle-whole", NULL, NULL, "<about><p>A test fixture.</p></about>\n", "VAR006", VARIANT, "about",
    BASE },
  { "old-value-alone", NULL, NULL,
    "<area-board><area id=\"moor\" was-terrain=\"forest\"/></area-board>\n", "VAR006", VARIANT,
    "forest", BASE },
  { "old-value-of-an-area", NULL, NULL,
    "<area-board><area id=\"moor\" was=\"wet\" terrain=\"clear\"/></area-board>\n", "VAR005",
    VARIANT, "wet", BASE },
  { "base-has-attribute-now", NULL, NULL,
    "<area-board><area id=\"dyke\" port=\"false\" was-port=\"\"/></area-board>\n", "VAR005",
    VARIANT, "", BASE },
  { "base-lost-area", NULL, NULL,
    "<area-board><remove><area id=\"fen\" was=\"0123456789abcdef\"/></remove></area-board>\n",
    "VAR004", VARIANT, "fen", BASE },
  { "behind-itself", NULL, NULL,
    "<area-board><terrain id=\"forest\" after=\"forest\"/></area-board>\n", "VAR007", VARIANT,
    "forest", BASE },
  { "unset-what-is-needed", NULL, NULL,
    "<area-board><area id=\"moor\"><unset attribute=\"terrain\"/></area></area-board>\n", "SCH009",
    VARIANT, "terrain", NULL },
  { "remove-rule-that-is-not-there", NULL, NULL,
    "<rules><remove><local-defence/></remove></rules>\n", "VAR004", VARIANT, "local-defence",
    BASE },
  { "beside-nothing", NULL, NULL,
    "<area-board><terrain id=\"forest\" after=\"swamp\"/></area-board>\n", "VAR007", VARIANT,
    "swamp", BASE },
  { "change-and-remove", NULL, NULL,
    "<area-board><remove><area id=\"moor\"/></remove><area id=\"moor\" terrain=\"clear\"/>"
    "</area-board>\n",
    "VAR008", VARIANT, "area", VARIANT },
  { "same-area-twice", NULL, NULL,
    "<area-board><area id=\"moor\" terrain=\"clear\"/><area id=\"moor\" port=\"true\"/>"
    "</area-board>\n",
    "REF002", VARIANT, "moor", VARIANT },
  /* What is new by what it says, or by what is missing in the base; each said once. */
  { "same-new-terrain-twice", NULL, NULL,
    "<area-board><terrain id=\"fen\" was=\"\" name=\"Fen\"/>"
    "<terrain id=\"fen\" was=\"\" name=\"Fen\"/></area-board>\n",
    "REF002", VARIANT, "fen", VARIANT },
  { "same-new-link-twice", NULL, NULL,
    "<area-board><link a=\"ford\" b=\"border-1\" was=\"\"/>"
    "<link b=\"ford\" a=\"border-1\"/></area-board>\n",
    "REF002", VARIANT, "border-1", VARIANT },
  { "same-new-place-twice", NULL, NULL,
    "<area-board><terrain id=\"fen\" was=\"\" after=\"forest\" name=\"Fen\"/>"
    "<terrain id=\"fen\" was=\"\" after=\"forest\" name=\"Fen\"/></area-board>\n",
    "REF002", VARIANT, "fen", VARIANT },
  { "misspelt-attribute", NULL, NULL,
    "<area-board><area id=\"moor\" terain=\"clear\"/></area-board>\n", "SCH007", VARIANT, "terain",
    NULL },
  { "bad-value", NULL, NULL, "<area-board><area id=\"moor\" x=\"left\"/></area-board>\n", "SCH009",
    VARIANT, "left", NULL },
  { "unknown-reference", NULL, NULL,
    "<area-board><area id=\"moor\" terrain=\"fen\"/></area-board>\n", "REF001", VARIANT, "fen",
    NULL },
  { "removed-but-needed", NULL, NULL,
    "<area-board><remove><terrain id=\"mountain\"/></remove></area-board>\n", "REF001", VARIANT,
    "<terrain id=\"mountain\"/>", BASE },
  { "fault-of-base", "terrain=\"forest\" x=\"600\"", "terrain=\"fen\" x=\"600\"",
    "<area-board><area id=\"dyke\" terrain=\"forest\"/></area-board>\n", "REF001", BASE, "fen",
    NULL },
  { "no-base", NULL, NULL, "", "VAR001", VARIANT, "nowhere.scenario.xml", NULL },
  { "base-not-well-formed", "</area-board>", "</area-bord>", "", "VAR003", VARIANT, BASE, NULL },
};

static void
test_fault (Folder *folder, gconstpointer data)
{
  const Fault *fault = data;
  gboolean lacks_base = strcmp (fault->code, "VAR001") == 0;
  g_autoptr (TcBuild) build = NULL;
  const TcFinding *finding;

  folder_write_base (folder, fault->base_from, fault->base_to);
  folder_write_variant (folder, VARIANT, lacks_base ? fault->at : BASE, fault->body);
  build = folder_build (folder, VARIANT);
  folder_show (build);
  finding = folder_find (build, fault->code, fault->file, fault->at);
  g_assert_nonnull (finding);
  if (finding->severity == TC_SEVERITY_ERROR)
    g_assert_null (tc_build_get_ruleset (build));
  if (fault->related != NULL) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, 0);
    g_autofree char *name = g_path_get_basename (tc_source_get_name (related->source));

    g_assert_cmpstr (name, ==, fault->related);
  }
  for (guint i = 0; i < tc_report_get_n (tc_build_get_report (build)); i++) {
    const TcFinding *other = tc_report_get (tc_build_get_report (build), i);

    g_assert_true (other == finding || strcmp (other->code, finding->code) != 0 ||
                   other->span.start != finding->span.start);
  }
}

/* Giving a change up whose base has moved: what is left of the variant. */
typedef struct {
  const char *name;
  const char *base_from; /* nullable */
  const char *base_to;
  const char *body;
  const char *left;
} Surrender;

static const Surrender surrenders[] = {
  { "attribute", "terrain=\"forest\" x=\"600\"", "terrain=\"mountain\" x=\"600\"",
    "<area-board>\n    <area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\"/>\n"
    "    <!-- Dry. -->\n</area-board>\n",
    "<area-board>\n    <!-- Dry. -->\n</area-board>\n" },
  { "one-of-two", "terrain=\"forest\" x=\"600\"", "terrain=\"mountain\" x=\"600\"",
    "<area-board><area id=\"moor\" terrain=\"clear\" was-terrain=\"forest\" "
    "name=\"Fen\"/></area-board>\n",
    "<area-board><area id=\"moor\" name=\"Fen\"/></area-board>\n" },
  { "unset", "port=\"true\" bracket=\"1\"", "port=\"false\" bracket=\"1\"",
    "<area-board><area id=\"moor\" name=\"Fen\"/><area id=\"dyke\"><unset attribute=\"port\" "
    "was=\"true\"/></area></area-board>\n",
    "<area-board><area id=\"moor\" name=\"Fen\"/></area-board>\n" },
  { "removed", NULL, NULL,
    "<area-board><remove><terrain id=\"mountain\" was=\"0123456789abcdef\"/></remove><area "
    "id=\"moor\" name=\"Fen\"/></area-board>\n",
    "<area-board><area id=\"moor\" name=\"Fen\"/></area-board>\n" },
  { "whole", NULL, NULL, "<about was=\"0123456789abcdef\"><p>Another.</p></about>\n", "" },
};

static const TcFinding *
find_moved (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  guint i = 0;

  while (i < tc_report_get_n (report) && strcmp (tc_report_get (report, i)->code, "VAR005") != 0)
    i++;
  g_assert_cmpuint (i, <, tc_report_get_n (report));

  return tc_report_get (report, i);
}

static void
test_surrender (Folder *folder, gconstpointer data)
{
  const Surrender *surrender = data;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcSource) after = NULL;
  const TcFinding *finding;
  const TcFix *fix;
  g_autofree char *wanted = NULL;

  folder_write_base (folder, surrender->base_from, surrender->base_to);
  folder_write_variant (folder, VARIANT, BASE, surrender->left);
  build = folder_build (folder, VARIANT);
  wanted = g_strdup (tc_source_get_text (tc_build_get_source (build), NULL));
  g_clear_pointer (&build, tc_build_unref);
  folder_write_variant (folder, VARIANT, BASE, surrender->body);
  build = folder_build (folder, VARIANT);
  finding = find_moved (build);
  g_assert_cmpuint (finding->fixes->len, ==, 2);
  fix = &g_array_index (finding->fixes, TcFix, 1);
  g_assert_cmpstr (fix->label, ==, "Take what the base has");
  after = tc_edits_apply (fix->edits, tc_build_get_source (build), NULL);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, wanted);
}

/* One that changes nothing is the base, byte for byte, and can be played. */
static void
test_empty (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;

  folder_write_variant (folder, VARIANT, BASE, "");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  g_assert_cmpstr (tc_source_get_text (tc_build_get_text (build), NULL), ==, folder->good);
  g_assert_nonnull (tc_build_get_ruleset (build));
}

/* A whole element that only stands elsewhere is a change. */
static void
test_moved_whole (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  const char *text;

  folder_write_variant (folder, VARIANT, BASE,
                        "<victory><level id=\"french-minor\" name=\"French minor victory\" "
                        "nation=\"france\" against=\"germany\" rank=\"minor\" "
                        "before=\"french-major\"><holds-republic side=\"allied\" home=\"true\"/>"
                        "</level></victory>\n");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  text = tc_source_get_text (tc_build_get_text (build), NULL);
  g_assert_true (strstr (text, "id=\"french-minor\"") < strstr (text, "id=\"french-major\""));
}

/* Nor is one idle that takes away what the base says of its source. */
static void
test_whole_source (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;

  folder_write_base (folder, "<about>", "<about src=\"found\">");
  folder_write_variant (folder, VARIANT, BASE, "<about>\n    <p>A test fixture.</p>\n  </about>\n");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
}

/* A variant of a variant: each finding is where the fault is. */
static void
test_chain (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  const char *text;

  folder_write_variant (folder, "first.scenario.xml", BASE,
                        "<area-board><area id=\"moor\" terrain=\"clear\"/>"
                        "<area id=\"dyke\" terrain=\"fen\"/></area-board>\n");
  folder_write_variant (folder, VARIANT, "first.scenario.xml",
                        "<area-board><area id=\"moor\" terrain=\"mountain\" was-terrain=\"clear\"/>"
                        "</area-board>\n");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  text = tc_source_get_text (tc_build_get_text (build), NULL);
  g_assert_nonnull (strstr (text, "nation=\"belgium\" terrain=\"mountain\" x=\"600\""));
  g_assert_nonnull (folder_find (build, "REF001", "first.scenario.xml", "fen"));
  g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), ==, 1);
}

static void
test_cycle (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) itself = NULL;
  const TcFinding *finding = NULL;

  folder_write_variant (folder, "a.scenario.xml", "b.scenario.xml", "");
  folder_write_variant (folder, "b.scenario.xml", "./a.scenario.xml", "");
  folder_write_variant (folder, VARIANT, VARIANT, "");
  build = folder_build (folder, "a.scenario.xml");
  finding = folder_find (build, "VAR002", "b.scenario.xml", "./a.scenario.xml");
  g_assert_nonnull (finding);
  g_assert_true (g_str_has_suffix (
    finding->message, " extends itself: a.scenario.xml > b.scenario.xml > a.scenario.xml"));
  itself = folder_build (folder, VARIANT);
  g_assert_nonnull (folder_find (itself, "VAR002", VARIANT, VARIANT));
}

static void
test_long_chain (Folder *folder, gconstpointer data)
{
  g_autofree char *last = g_strdup (BASE);
  g_autoptr (TcBuild) good = NULL;
  g_autoptr (TcBuild) bad = NULL;

  for (guint i = 0; i <= TC_VARIANT_MAX_BASES; i++) {
    g_autofree char *name = g_strdup_printf ("v%u.scenario.xml", i);

    folder_write_variant (folder, name, last, "");
    g_free (last);
    last = g_steal_pointer (&name);
    if (i + 1 == TC_VARIANT_MAX_BASES)
      good = folder_build (folder, last);
  }
  bad = folder_build (folder, last);
  g_assert_nonnull (tc_build_get_ruleset (good));
  g_assert_null (tc_build_get_scenario (bad));
  g_assert_nonnull (folder_find (bad, "VAR002", "v0.scenario.xml", BASE));
}

/* The base says "reconstructed": what the variant changes is the designer's, unless it says. */
static void
test_sources (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  TcScenario *scenario;
  TcNode moor;
  TcNode dyke;

  folder_write_base (folder, "src=\"designer\"", "src=\"reconstructed\"");
  folder_write_variant (
    folder, VARIANT, BASE,
    "<area-board><terrain id=\"fen\" name=\"Fen\" cost=\"2\" motorised-cost=\"2\" "
    "pattern=\"hills\"/>"
    "<area id=\"moor\" terrain=\"fen\"/>"
    "<area id=\"dyke\" terrain=\"fen\" src-of=\"terrain:found\"/></area-board>\n");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  scenario = tc_build_get_scenario (build);
  moor = tc_scenario_find_by_key (scenario, "area", "moor");
  dyke = tc_scenario_find_by_key (scenario, "area", "dyke");
  g_assert_cmpint (tc_scenario_get_provenance (scenario, moor, "terrain"), ==,
                   TC_PROVENANCE_DESIGNER);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, moor, "name"), ==,
                   TC_PROVENANCE_RECONSTRUCTED);
  g_assert_cmpint (tc_scenario_get_provenance (scenario, dyke, "terrain"), ==, TC_PROVENANCE_FOUND);
  g_assert_cmpint (tc_scenario_get_provenance (
                     scenario, tc_scenario_find_by_key (scenario, "terrain", "fen"), "name"),
                   ==, TC_PROVENANCE_DESIGNER);
}

/* Prefixes differ, and a note of the designer's comes along with its namespace. */
static void
test_namespaces (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  const char *text;

  folder_write (
    folder, VARIANT,
    "<t:variant xmlns:t=\"urn:turncoat:betrayal-1940\" xmlns:n=\"urn:notes\" format=\"1\" "
    "extends=\"base.scenario.xml\" n:mood=\"grim\">"
    "<t:about><t:p n:by=\"me\">Hm.</t:p></t:about>"
    "<t:area-board><t:area id=\"ford\" terrain=\"forest\" n:why=\"drained\"/>"
    "</t:area-board></t:variant>");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  text = tc_source_get_text (tc_build_get_text (build), NULL);
  g_assert_nonnull (strstr (text, " n:why=\"drained\""));
  g_assert_nonnull (strstr (text, " xmlns:n=\"urn:notes\""));
  g_assert_null (strstr (text, "grim"));
  g_assert_cmpstr (tc_scenario_get_text (tc_build_get_scenario (build), 2), ==, "Hm.");
}

/* Both schemas say the same about it as libxml2. */
static void
test_oracle (Folder *folder, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autoptr (TcBuild) build = NULL;

    folder_write_variant (folder, VARIANT, BASE, changes[i].body);
    build = folder_build (folder, VARIANT);
    tc_build_cross_check (build, tc_systems_list ());
    folder_show (build);
    g_assert_null (strstr (tc_report_get_n (tc_build_get_report (build)) > 0
                             ? tc_report_get (tc_build_get_report (build), 0)->code
                             : "",
                           TC_ORACLE_CODE));
  }
}

static void
test_is (void)
{
  static const struct {
    const char *text;
    gboolean is;
  } cases[] = {
    { "<variant/>", TRUE },
    { "\xef\xbb\xbf<?xml version='1.0'?>\n<!-- <scenario> -->\n<t:variant x='1'>", TRUE },
    { "<scenario extends=\"a\"/>", FALSE },
    { "<variants/>", FALSE },
    { "<!-- <variant> ", FALSE },
    { "<?variant", FALSE },
    { "", FALSE },
    { "<", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcSource) source = tc_source_new_for_string ("x", cases[i].text);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (tc_variant_is (source), ==, cases[i].is);
  }
}

static void
add (const char *name, gconstpointer data, void (*test) (Folder *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/variant/", name, NULL);

  g_test_add (path, Folder, data, folder_set_up, test, folder_tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *name = g_strconcat ("change/", changes[i].name, NULL);

    add (name, &changes[i], test_change);
  }
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *name = g_strconcat ("fault/", faults[i].name, NULL);

    add (name, &faults[i], test_fault);
  }
  for (guint i = 0; i < G_N_ELEMENTS (surrenders); i++) {
    g_autofree char *name = g_strconcat ("surrender/", surrenders[i].name, NULL);

    add (name, &surrenders[i], test_surrender);
  }
  add ("empty", NULL, test_empty);
  add ("moved-whole", NULL, test_moved_whole);
  add ("whole-source", NULL, test_whole_source);
  add ("chain", NULL, test_chain);
  add ("cycle", NULL, test_cycle);
  add ("long-chain", NULL, test_long_chain);
  add ("sources", NULL, test_sources);
  add ("namespaces", NULL, test_namespaces);
  add ("oracle", NULL, test_oracle);
  g_test_add_func ("/variant/is", test_is);

  return g_test_run ();
}
