/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

#define BASELINE "/project/known.json"

/* Adds a finding of /project/@file at @offset. */
static void
add (TcReport *report, const char *file, guint32 offset, const char *code, const char *path)
{
  g_autofree char *name = g_build_filename ("/project", file, NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string (name, "0123456789\n0123456789\n");
  TcFinding *finding =
    tc_report_add (report, code, source, (TcSpan){ offset, offset + 1 }, "Wrong");

  if (path != NULL)
    tc_finding_take_path (finding, g_strdup (path));
}

static TcReport *
make_report (void)
{
  TcReport *report = tc_report_new ();

  add (report, "maps/b.scenario.xml", 3, "BRD002", "board/area[moor]");
  add (report, "a.scenario.xml", 3, "REF001", "board/area[\"ü\"]/@terrain");
  add (report, "a.scenario.xml", 4, "BRD002", NULL);
  add (report, "a.scenario.xml", 5, "BRD002", NULL);

  return report;
}

static TcBaseline *
read_text (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (BASELINE, text);
  g_autoptr (TcReport) report = tc_report_new ();
  TcBaseline *baseline = tc_baseline_read (source, report);

  g_assert_cmpuint (tc_report_get_n (report), ==, 0);

  return baseline;
}

static TcBaseline *
make_baseline (void)
{
  g_autoptr (TcReport) report = make_report ();
  g_autoptr (TcBaseline) baseline = tc_baseline_new (BASELINE);
  g_autofree char *text = NULL;

  tc_baseline_add (baseline, report);
  text = tc_baseline_dup_text (baseline);

  return read_text (text);
}

static void
test_text (void)
{
  g_autoptr (TcBaseline) baseline = make_baseline ();
  g_autofree char *text = tc_baseline_dup_text (baseline);
  g_autoptr (TcBaseline) empty = tc_baseline_new (BASELINE);
  g_autofree char *nothing = tc_baseline_dup_text (empty);

  g_assert_cmpstr (text, ==,
                   "{\n  \"schema\": \"turncoat-baseline/1\",\n  \"problems\": [\n"
                   "    { \"file\": \"a.scenario.xml\", \"code\": \"BRD002\", \"place\": "
                   "\"Wrong\", \"count\": 2 },\n"
                   "    { \"file\": \"a.scenario.xml\", \"code\": \"REF001\", "
                   "\"place\": \"board/area[\\\"ü\\\"]/@terrain\", \"count\": 1 },\n"
                   "    { \"file\": \"maps/b.scenario.xml\", \"code\": \"BRD002\", "
                   "\"place\": \"board/area[moor]\", \"count\": 1 }\n  ]\n}\n");
  g_assert_cmpstr (nothing, ==,
                   "{\n  \"schema\": \"turncoat-baseline/1\",\n  \"problems\": []\n}\n");
}

/* Known wherever it stands, but only as often as it was, and nowhere else. */
static void
test_apply (void)
{
  g_autoptr (TcBaseline) baseline = make_baseline ();
  g_autoptr (TcReport) report = tc_report_new ();

  add (report, "maps/b.scenario.xml", 15, "BRD002", "board/area[moor]");
  add (report, "maps/b.scenario.xml", 16, "BRD002", "board/area[dyke]");
  add (report, "b.scenario.xml", 16, "BRD002", "board/area[moor]");
  add (report, "maps/b.scenario.xml", 17, "BRD003", "board/area[moor]");
  for (guint i = 0; i < 3; i++)
    add (report, "a.scenario.xml", 12 + i, "BRD002", NULL);
  g_assert_cmpuint (tc_baseline_apply (baseline, "a.scenario.xml", report), ==, 3);
  g_assert_cmpuint (tc_report_get_n (report), ==, 4);
  g_assert_cmpuint (tc_report_get (report, 0)->span.start, ==, 14);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 4);
}

static void
test_prune (void)
{
  g_autoptr (TcBaseline) baseline = make_baseline ();
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *text = NULL;

  add (report, "a.scenario.xml", 12, "BRD002", NULL);
  tc_baseline_apply (baseline, "a.scenario.xml", report);
  g_assert_cmpuint (tc_baseline_count_unmet (baseline), ==, 3);
  g_assert_cmpuint (tc_baseline_prune (baseline), ==, 3);
  g_assert_cmpuint (tc_baseline_count_unmet (baseline), ==, 0);
  text = tc_baseline_dup_text (baseline);
  g_assert_cmpstr (text, ==,
                   "{\n  \"schema\": \"turncoat-baseline/1\",\n  \"problems\": [\n"
                   "    { \"file\": \"a.scenario.xml\", \"code\": \"BRD002\", \"place\": "
                   "\"Wrong\", \"count\": 1 }\n"
                   "  ]\n}\n");
}

/* A baseline that knows one problem @count times. */
#define COUNTED(count)                                                                             \
  "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a.scenario.xml\", "        \
  "\"code\": \"BRD002\", \"place\": \"Wrong\", \"count\": " count " } ] }"

/* A number that is left out is one. */
static void
test_count (void)
{
  static const struct {
    const char *text;
    guint n;
  } counts[] = {
    { COUNTED ("1"), 1 },
    { COUNTED ("2"), 2 },
    { COUNTED ("3"), 2 },
    { "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a.scenario.xml\", "
      "\"code\": \"BRD002\", \"place\": \"Wrong\" } ] }",
      1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++) {
    g_autoptr (TcBaseline) baseline = read_text (counts[i].text);
    g_autoptr (TcReport) report = make_report ();

    g_assert_cmpuint (tc_baseline_apply (baseline, "a.scenario.xml", report), ==, counts[i].n);
  }
}

/* What is no baseline holds nothing back, and is said. */
static void
test_faults (void)
{
  static const char *const texts[] = {
    "",
    "{",
    "[]",
    "{}",
    "{ \"schema\": \"turncoat-baseline/2\", \"problems\": [] }",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": {} }",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ 3 ] }",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a\", \"code\": 3 } ] }",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a.scenario.xml\", "
    "\"code\": \"BRD002\", \"place\": \"Wrong\", \"count\": 0 } ] }",
    COUNTED ("-1"),
    COUNTED ("\"2\""),
    COUNTED ("1.5"),
    COUNTED ("null"),
    COUNTED ("[]"),
    COUNTED ("{}"),
    COUNTED ("99999999999999999999"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcSource) source = tc_source_new_for_string (BASELINE, texts[i]);
    g_autoptr (TcReport) faults = tc_report_new ();
    g_autoptr (TcBaseline) baseline = tc_baseline_read (source, faults);
    g_autoptr (TcReport) report = make_report ();

    g_test_message ("%s", texts[i]);
    g_assert_cmpuint (tc_report_get_n (faults), ==, 1);
    g_assert_cmpstr (tc_report_get (faults, 0)->code, ==, "CFG007");
    g_assert_cmpuint (tc_baseline_apply (baseline, "a.scenario.xml", report), ==, 0);
  }
}

/* Brackets that would use up the stack of whoever reads them. In a string they are text. */
static void
test_deep (void)
{
  static const char *const openings[] = { "[", "{\"a\":", "\"[\\\"[\", [" };

  for (guint i = 0; i < G_N_ELEMENTS (openings); i++) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autoptr (TcReport) faults = tc_report_new ();
    g_autoptr (TcSource) source = NULL;
    g_autoptr (TcBaseline) baseline = NULL;

    for (guint k = 0; k < 300000; k++)
      g_string_append (text, openings[i]);
    source = tc_source_new_for_string (BASELINE, text->str);
    baseline = tc_baseline_read (source, faults);
    g_assert_cmpuint (tc_report_get_n (faults), ==, 1);
    g_assert_cmpstr (tc_report_get (faults, 0)->code, ==, "CFG007");
  }
}

/* Brackets in the name of a file are no depth. */
static void
test_brackets (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcBaseline) baseline = tc_baseline_new (BASELINE);
  g_autoptr (TcBaseline) again = NULL;
  g_autofree char *text = NULL;

  add (report, "[[[[[[[[[[{{{{{{{{{{\"\\.scenario.xml", 3, "BRD002", "board/area[moor]");
  tc_baseline_add (baseline, report);
  text = tc_baseline_dup_text (baseline);
  again = read_text (text);
  g_assert_cmpuint (tc_baseline_apply (again, "a.scenario.xml", report), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/policy/baseline/text", test_text);
  g_test_add_func ("/policy/baseline/apply", test_apply);
  g_test_add_func ("/policy/baseline/prune", test_prune);
  g_test_add_func ("/policy/baseline/count", test_count);
  g_test_add_func ("/policy/baseline/deep", test_deep);
  g_test_add_func ("/policy/baseline/brackets", test_brackets);
  g_test_add_func ("/policy/baseline/faults", test_faults);

  return g_test_run ();
}
