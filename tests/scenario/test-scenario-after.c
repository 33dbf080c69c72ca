/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "operation-support.h"
#include "rearranged-support.h"
#include "same-support.h"
#include "scenario-support.h"
#include "scenario/tc-scenario-private.h"
#include "systems/tc-systems.h"

/* A tree that is read after another one is the tree of its text: node by node, value by value, span
 * by span, and with the same findings in the same words. */

#ifdef __SANITIZE_ADDRESS__
#define N_EDITS 6u
#else
#define N_EDITS 30u
#endif

static const char *const files[] = {
  "scenarios/betrayal-1940/betrayal-1940.scenario.xml",
  "scenarios/badge/badge.scenario.xml",
  "scenarios/bell-1938/bell-1938.scenario.xml",
  "scenarios/dune/dune.scenario.xml",
  "scenarios/house/house.scenario.xml",
  "tests/fixtures/tiny-1940.scenario.xml",
  "tests/corpus/schema/full.toy.xml",
};

/* Nothing in it is foreign, and everything is somewhere that can be changed. */
static const char small[] =
  "<?xml version=\"1.0\"?>\n<!-- before -->\n"
  "<toy xmlns=\"urn:turncoat:toy\" format=\"1\" start=\"sedan\">\n"
  "  <about><p>First.</p><p>Second &amp; last.</p></about>\n"
  "  <!-- areas -->\n"
  "  <area id=\"sedan\" terrain=\"forest\" x=\"50\">\n"
  "    <outline><point x=\"0\" y=\"0\"/><point x=\"1\" y=\"0\"/><!-- c --><point x=\"1\" y=\"1\"/>"
  "</outline>\n"
  "  </area>\n"
  "  <area id=\"bouillon\" name=\"Bouillon\"/>\n"
  "  <area id=\"namur\"/>\n"
  "  <link a=\"sedan\" b=\"bouillon\"/>\n  <link a=\"namur\" b=\"bouillon\"/>\n"
  "  <win><all><holds area=\"sedan\"/><any><holds area=\"namur\"/><holds area=\"bouillon\"/></any>"
  "</all></win>\n"
  "</toy>\n<!-- behind -->\n";

/* -- Reading both ways ------------------------------------------------------------------------- */

typedef struct {
  const TcSchema *const *schemas;
  TcScenario *before;
  guint n;       /* texts that were read */
  guint n_after; /* of them, those that were not read as a whole */
} Trial;

static gboolean
is_after (const TcScenario *scenario)
{
  return scenario != NULL && scenario->strings->n_before > 0;
}

/* What each fix makes of the text. */
static void
assert_fixes (TcReport *a, TcReport *b, TcSource *source)
{
  for (guint i = 0; i < tc_report_get_n (a); i++) {
    const GArray *left = tc_report_get (a, i)->fixes;
    const GArray *right = tc_report_get (b, i)->fixes;

    for (guint k = 0; left != NULL && k < left->len; k++) {
      g_autoptr (TcSource) fixed =
        tc_edits_apply (g_array_index (left, TcFix, k).edits, source, NULL);
      g_autoptr (TcSource) wanted =
        tc_edits_apply (g_array_index (right, TcFix, k).edits, source, NULL);

      g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, tc_source_get_text (wanted, NULL));
    }
  }
}

/* Takes @source. (transfer full) (nullable): the tree after @before. */
static TcScenario *
read_both (Trial *trial, TcSource *source)
{
  g_autoptr (TcSource) owned = source;
  g_autoptr (TcReport) said = tc_report_new ();
  g_autoptr (TcReport) wanted = tc_report_new ();
  TcScenario *after = tc_scenario_parse_after (source, trial->before, trial->schemas, said);
  g_autoptr (TcScenario) whole = tc_scenario_parse (source, trial->schemas, wanted);
  g_autofree char *said_text = scenario_dup_said (said);
  g_autofree char *wanted_text = scenario_dup_said (wanted);

  g_assert_cmpstr (said_text, ==, wanted_text);
  assert_fixes (said, wanted, source);
  assert_same (after, whole);
  trial->n++;
  trial->n_after += is_after (after);

  return after;
}

/* The next text is read after this one, if anything can be. */
static void
go_on (Trial *trial, TcScenario *after)
{
  if (after != NULL && after->is_clean) {
    tc_scenario_unref (trial->before);
    trial->before = after;
  } else {
    g_clear_pointer (&after, tc_scenario_unref);
  }
}

static TcSource *
change (const TcScenario *scenario, TcSpan range, const char *text, gssize length)
{
  g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);

  g_assert_true (tc_edits_add (edits, range, text, length));

  return tc_edits_apply (edits, scenario->source, NULL);
}

static Trial
trial_new (const char *path)
{
  ScenarioFile *file = scenario_load_file (path);
  g_autoptr (TcSource) source = tc_source_new_for_string (file->name, file->text);
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = g_str_has_suffix (path, ".toy.xml")
                               ? scenario_schemas
                               : (const TcSchema *const *) tc_systems_dup_schemas (NULL) };

  trial.before = tc_scenario_parse (source, trial.schemas, report);
  g_assert_nonnull (trial.before);
  g_free (file->name);
  g_free (file->text);
  g_free (file);

  return trial;
}

static void
trial_clear (Trial *trial)
{
  tc_scenario_unref (trial->before);
  if (trial->schemas != scenario_schemas)
    g_free ((gpointer) trial->schemas);
}

/* -- What designers do ------------------------------------------------------------------------- */

/* Node after node, so that what an operation makes is changed and undone by the next ones. */
static void
test_operations (void)
{
  guint n_after = 0;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    Trial trial = trial_new (files[i]);
    TcRng rng;

    tc_rng_init (&rng, i);
    for (guint k = 0; k < 4 * N_EDITS && trial.n < N_EDITS; k++) {
      g_autoptr (TcOperation) operation = operation_new_random (&rng, trial.before);
      g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, trial.before, NULL);

      if (edits != NULL && tc_edits_get_n (edits) > 0)
        go_on (&trial, read_both (&trial, tc_edits_apply (edits, trial.before->source, NULL)));
    }
    n += trial.n;
    n_after += trial.n_after;
    trial_clear (&trial);
  }
  g_test_message ("%u of %u read after another", n_after, n);
  g_assert_cmpuint (n_after, >, n / 3);
}

/* -- What may be typed ------------------------------------------------------------------------- */

static const char *const garbage[] = {
  "<",
  ">",
  "/",
  "\"",
  "&",
  "x",
  " ",
  "\n",
  "\r\n",
  "=",
  "]]>",
  "]",
  "&amp;",
  "&#38;",
  "&#0;",
  "&lt;",
  " x=\"7\"",
  " id=\"sedan\"",
  " xmlns:q=\"urn:q\"",
  " q:y=\"1\"",
  " xmlns=\"\"",
  " id='a b'",
  "<!-- c -->",
  "<!-- c",
  "-->",
  "--",
  "<?pi x?>",
  "<?",
  "<![CDATA[ ]]>",
  "<![CDATA[x]]>",
  "words",
  "<area/>",
  "<area id=\"new\"/>",
  "</area>",
  "</area><area id=\"q\">",
  "<p>text</p>",
  "<x:y/>",
  "<unknown/>",
  "<link a=\"sedan\" b=\"namur\"/>",
  "<note xmlns=\"urn:else\"/>",
  "\xc3\xa9",
  "\xc3",
  "\xef\xbb\xbf",
  "\x01",
  "<<<<<<< a\n",
  "=======\n",
  ">>>>>>> b\n",
  "<!DOCTYPE a>",
  "</toy>",
  "</scenario>",
  "<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>",
};

/* The whole extent of some element. */
static TcSpan
pick_extent (const TcScenario *scenario, TcRng *rng)
{
  return tc_scan_get_extent (scenario->scan,
                             tc_rng_below (rng, tc_scan_get_n_elements (scenario->scan)));
}

/* Somewhere: mostly where something begins or ends. */
static guint32
pick_place (const TcScenario *scenario, TcRng *rng)
{
  const TcScan *scan = scenario->scan;
  const TcScanElement *element =
    tc_scan_get_element (scan, tc_rng_below (rng, tc_scan_get_n_elements (scan)));
  const guint32 places[] = {
    element->tag.start,   element->tag.end,    element->name.end,    element->end_tag.start,
    element->end_tag.end, element->name.start, element->tag.end - 1, element->tag.start + 1,
  };

  if (tc_rng_below (rng, 4) == 0)
    return tc_rng_below (rng, (guint32) tc_source_get_length (scenario->source) + 1);

  return places[tc_rng_below (rng, G_N_ELEMENTS (places))];
}

static TcSource *
make_garbage (const TcScenario *scenario, TcRng *rng)
{
  const char *text = tc_source_get_text (scenario->source, NULL);
  guint32 length = (guint32) tc_source_get_length (scenario->source);
  guint32 at = pick_place (scenario, rng);
  TcSpan extent = pick_extent (scenario, rng);
  const char *word = garbage[tc_rng_below (rng, G_N_ELEMENTS (garbage))];

  switch (tc_rng_below (rng, 6)) {
  case 0:
    return change (scenario, extent, "", 0);
  case 1:
    return change (scenario, (TcSpan){ at, at }, text + extent.start,
                   MIN (extent.end - extent.start, 4000));
  case 2:
    return change (scenario, (TcSpan){ at, MIN (at + tc_rng_below (rng, 40), length) }, "", 0);
  case 3:
    return change (scenario, (TcSpan){ at, MIN (at + tc_rng_below (rng, 12), length) }, word, -1);
  case 4:
    return change (scenario, (TcSpan){ extent.end, extent.end }, text + extent.start,
                   extent.end - extent.start);
  default:
    return change (scenario, (TcSpan){ at, at }, word, -1);
  }
}

static void
test_garbage (void)
{
  guint n_after = 0;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    Trial trial = trial_new (files[i]);
    TcRng rng;

    tc_rng_init (&rng, 100 + i);
    while (trial.n < N_EDITS)
      go_on (&trial, read_both (&trial, make_garbage (trial.before, &rng)));
    n += trial.n;
    n_after += trial.n_after;
    trial_clear (&trial);
  }
  g_test_message ("%u of %u read after another", n_after, n);
  g_assert_cmpuint (n_after, >, n / 6);
}

/* Small, so that many: every piece of garbage at every place. */
static void
test_everywhere (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("small.xml", small);
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = scenario_schemas };
  guint32 step = N_EDITS < 20 ? 9 : 1;

  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_true (trial.before->is_clean);
  for (guint32 at = 0; at <= strlen (small); at += step) {
    for (guint i = 0; i < G_N_ELEMENTS (garbage); i++) {
      TcScenario *after =
        read_both (&trial, change (trial.before, (TcSpan){ at, at }, garbage[i], -1));

      g_clear_pointer (&after, tc_scenario_unref);
    }
    for (guint32 n = 1; n < 12 && at + n <= strlen (small); n += 3) {
      TcScenario *after = read_both (&trial, change (trial.before, (TcSpan){ at, at + n }, "", 0));

      g_clear_pointer (&after, tc_scenario_unref);
    }
  }
  g_test_message ("%u of %u read after another", trial.n_after, trial.n);
  g_assert_cmpuint (trial.n_after, >, trial.n / 5);
  tc_scenario_unref (trial.before);
}

/* -- What is moved, wrapped and made by other tools -------------------------------------------- */

#define N_KEPT 16u

/* Of any of the last texts another one, read after it, or after one that has nothing to do with it;
 * trees go in any order. */
static void
test_rearranged (void)
{
  const TcSchema **shipped = tc_systems_dup_schemas (NULL);
  TcScenario *kept[N_KEPT];
  Trial trial = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 7);
  for (guint i = 0; i < N_KEPT; i++) {
    Trial one = trial_new (files[i % G_N_ELEMENTS (files)]);

    kept[i] = tc_scenario_ref (one.before);
    trial_clear (&one);
  }
  while (trial.n < 16 * N_EDITS) {
    TcScenario *base = kept[tc_rng_below (&rng, N_KEPT)];
    TcScenario *other = kept[tc_rng_below (&rng, N_KEPT)];
    TcScenario **goes = &kept[tc_rng_below (&rng, N_KEPT)];
    TcScenario *after;

    trial.schemas = base->schema == &tc_schema_toy ? scenario_schemas : shipped;
    trial.before = tc_rng_below (&rng, 3) > 0 ? base : other;
    after = read_both (&trial, rearranged_new (base, other, &rng));
    if (after != NULL && after->is_clean) {
      tc_scenario_unref (*goes);
      *goes = after;
    } else {
      g_clear_pointer (&after, tc_scenario_unref);
    }
  }
  g_test_message ("%u of %u read after another", trial.n_after, trial.n);
  g_assert_cmpuint (trial.n_after, >, trial.n / 5);
  for (guint i = 0; i < N_KEPT; i++)
    tc_scenario_unref (kept[i]);
  g_free (shipped);
}

/* -- One by one -------------------------------------------------------------------------------- */

typedef struct {
  const char *what; /* in the small text */
  const char *now;
  gboolean is_after;
} Case;

static const Case cases[] = {
  { "x=\"50\"", "x=\"51\"", TRUE },
  { "name=\"Bouillon\"", "name=\"Bo&#233;\"", TRUE },
  { "<point x=\"1\" y=\"0\"/>", "", TRUE },
  { "<!-- c -->", "<!-- d --><!-- e -->", TRUE },
  { "First.", "First, and foremost.", TRUE },
  { "  <link a=\"sedan\" b=\"bouillon\"/>\n", "", TRUE },
  /* Findings of the piece, of what holds it, and of what it names. */
  { "x=\"50\"", "x=\"none\"", TRUE },
  { "id=\"namur\"", "id=\"sedan\"", TRUE },
  { "<area id=\"namur\"/>", "", TRUE },
  { "<area id=\"namur\"/>", "<area id=\"namur\"/>words", TRUE },
  { "<area id=\"namur\"/>", "<area id=\"namur\"><unknown/></area>", TRUE },
  { "<win>", "<win><all/></win><win>", TRUE },
  { "<area id=\"namur\"/>", "<area id=\"namur\"/><about/>", TRUE },
  /* All that an element holds, and the element with it. */
  { "<p>First.</p><p>Second &amp; last.</p>", "<p>One.</p>", TRUE },
  { "<p>First.</p><p>Second &amp; last.</p>", "", TRUE },
  /* What no piece by itself can show. */
  { "start=\"sedan\"", "start=\"namur\"", FALSE },
  { "<!-- before -->", "<!-- b -->", FALSE },
  { "<!-- behind -->", "", FALSE },
  { "<area id=\"namur\"/>", "<area id=\"namur\">", FALSE },
  { "<area id=\"namur\"/>", "</toy><toy>", FALSE },
  { "<area id=\"namur\"/>", "<area id=\"namur\"/>]]>", FALSE },
  { "<!-- c -->", "<!-- c", FALSE },
};

static void
test_cases (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("small.xml", small);
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = scenario_schemas };

  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint32 at = (guint32) (strstr (small, cases[i].what) - small);
    TcSpan range = { at, at + (guint32) strlen (cases[i].what) };
    g_autoptr (TcScenario) after =
      read_both (&trial, change (trial.before, range, cases[i].now, -1));

    g_test_message ("%s -> %s", cases[i].what, cases[i].now);
    g_assert_cmpint (is_after (after), ==, cases[i].is_after);
  }
  tc_scenario_unref (trial.before);
}

/* A prefix that is declared between the root and the change is not known to a piece by itself. */
static void
test_namespaces (void)
{
  g_autofree char *text = g_strdup (small);
  g_autoptr (GString) declared = g_string_new (small);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) after = NULL;
  Trial trial = { .schemas = scenario_schemas };
  TcSpan range;

  g_string_replace (declared, "<outline>", "<outline xmlns:my=\"urn:my\">", 1);
  source = tc_source_new_for_string ("small.xml", declared->str);
  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_true (trial.before->is_clean);
  range.start = range.end = (guint32) (strstr (declared->str, " y=\"0\"/>") - declared->str);
  after = read_both (&trial, change (trial.before, range, " my:hint=\"corner\"", -1));
  g_assert_false (is_after (after));
  g_assert_true (tc_scenario_is_valid (after));
  tc_scenario_unref (trial.before);
}

/* A note that stays as it is closes what holds it: only notes may come behind it. */
static void
test_notes (void)
{
  static const char *const added[] = { "<lose><holds area=\"namur\"/></lose>", "<outline/>",
                                       "<!-- c -->", "<my:m xmlns:my=\"urn:my\"/>" };
  g_autoptr (GString) text = g_string_new (small);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = scenario_schemas };

  g_string_replace (text, "</toy>", "<q:note xmlns:q=\"urn:q\"/> </toy>", 1);
  g_string_replace (text, "namur\"/>", "namur\"><q:note xmlns:q=\"urn:q\"/> </area>", 1);
  source = tc_source_new_for_string ("small.xml", text->str);
  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_true (trial.before->is_clean);
  for (const char *note = text->str; (note = strstr (note, "<q:note")) != NULL; note++) {
    guint32 start = (guint32) (note - text->str);
    guint32 places[] = { start, (guint32) (strchr (note, '>') - text->str) + 1 };

    for (guint i = 0; i < 2 * G_N_ELEMENTS (added); i++) {
      TcSpan place = { places[i % 2], places[i % 2] };
      g_autoptr (TcScenario) after =
        read_both (&trial, change (trial.before, place, added[i / 2], -1));

      g_assert_true (is_after (after));
    }
  }
  g_assert_cmpuint (trial.n, ==, 4 * G_N_ELEMENTS (added));
  tc_scenario_unref (trial.before);
}

#define TIMES_10(word) word word word word word word word word word word
#define TIMES_30(word) TIMES_10 (word) TIMES_10 (word) TIMES_10 (word)

/* What would be another thing, or none, in the root than where it is. */
static void
test_misleading (void)
{
  static const char text[] =
    "<toy xmlns=\"urn:turncoat:toy\" xmlns:q=\"urn:q\" format=\"1\">"
    "<area id=\"a\" xmlns:q=\"urn:turncoat:toy\"><q:outline><point x=\"0\" y=\"0\"/>"
    "<point x=\"1\" y=\"0\"/><point x=\"1\" y=\"1\"/></q:outline></area><area id=\"b\"/>"
    "<q:note>" TIMES_30 ("<q:a>") "deep" TIMES_30 ("</q:a>") "</q:note></toy><?q ]]></toy><?r ?>";
  static const char *const changes[][2] = {
    { "<point x=\"0\"", "<q:point x=\"0\"" },
    { "deep", TIMES_30 ("<q:a>") TIMES_10 ("<q:a>") TIMES_10 ("</q:a>") TIMES_30 ("</q:a>") },
    { "<area id=\"b\"/>", "<area id=\"b\"/><![CDATA[" },
  };
  g_autoptr (TcSource) source = tc_source_new_for_string ("small.xml", text);
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = scenario_schemas };
  guint32 at = 0;

  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_true (trial.before->is_clean);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autoptr (TcScenario) after = NULL;

    at = (guint32) (strstr (text, changes[i][0]) - text);
    after = read_both (&trial,
                       change (trial.before, (TcSpan){ at, at + (guint32) strlen (changes[i][0]) },
                               changes[i][1], -1));
    g_assert_false (is_after (after));
  }
  /* For whom the other tree is of no game. */
  at = (guint32) (strstr (text, "<area id=\"b\"") - text);
  trial.schemas = scenario_schemas + 1;
  g_assert_null (read_both (&trial, change (trial.before, (TcSpan){ at, at }, " ", 1)));
  tc_scenario_unref (trial.before);
}

/* A finding that keeps nobody from playing is found again. */
static void
test_warning (void)
{
  g_autoptr (GString) text = g_string_new (small);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) after = NULL;
  Trial trial = { .schemas = scenario_schemas };
  TcSpan range;

  g_string_replace (text, "</toy>", "<q:area xmlns:q=\"urn:q\"/></toy>", 1);
  source = tc_source_new_for_string ("small.xml", text->str);
  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  g_assert_true (tc_scenario_is_valid (trial.before));
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  range.start = range.end = (guint32) (strstr (text->str, "First.") - text->str);
  after = read_both (&trial, change (trial.before, range, "At ", -1));
  g_assert_true (tc_scenario_is_valid (after));
  tc_scenario_unref (trial.before);
}

/* Old strings are let go when there are many of them, and with the last tree that needs them. */
static void
test_many (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("small.xml", small);
  g_autoptr (TcReport) report = tc_report_new ();
  Trial trial = { .schemas = scenario_schemas };
  guint most = 0;
  guint n_whole = 0;

  trial.before = tc_scenario_parse (source, scenario_schemas, report);
  for (guint i = 0; i < 2100; i++) {
    const char *now = tc_source_get_text (trial.before->source, NULL);
    guint32 at = (guint32) (strstr (now, "x=\"5") - now + 4);
    TcScenario *after =
      tc_scenario_parse_after (change (trial.before, (TcSpan){ at, at + 1 }, i % 2 ? "0" : "1", 1),
                               trial.before, scenario_schemas, report);

    g_assert_true (tc_scenario_is_valid (after));
    most = MAX (most, after->strings->n_before);
    n_whole += !is_after (after);
    tc_source_unref (after->source);
    go_on (&trial, after);
  }
  g_assert_cmpuint (most, ==, 1000);
  g_assert_cmpuint (n_whole, ==, 2);
  tc_scenario_unref (trial.before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario-after/cases", test_cases);
  g_test_add_func ("/scenario-after/namespaces", test_namespaces);
  g_test_add_func ("/scenario-after/notes", test_notes);
  g_test_add_func ("/scenario-after/misleading", test_misleading);
  g_test_add_func ("/scenario-after/warning", test_warning);
  g_test_add_func ("/scenario-after/many", test_many);
  g_test_add_func ("/scenario-after/everywhere", test_everywhere);
  g_test_add_func ("/scenario-after/operations", test_operations);
  g_test_add_func ("/scenario-after/garbage", test_garbage);
  g_test_add_func ("/scenario-after/rearranged", test_rearranged);

  return g_test_run ();
}
