/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"

/* Each fix is tried: what leaves no better file is not offered, and what is gone with the fix of
 * something else is not shown. */

#define TINY "tests/fixtures/tiny-1940.scenario.xml"

typedef struct {
  const char *name;
  const char *from; /* in the good file ... */
  const char *to;   /* ... replaced */
  const char *untried;
  const char *findings;
  const char *fixes; /* of the first finding that is left */
} Case;

static const Case cases[] = {
  { "helps", "terrain=\"forest\" x", "terrain=\"forrest\" x", "REF001@40:59", "REF001@40:59",
    "Write \"forest\"" },
  { "digit-of-a-row", "<row from=\"5\" to=\"8\"", "<row from=\"6\" to=\"8\"", "TAB001@198:25",
    "TAB001@198:25", "Write to=\"5\"|Write from=\"5\"" },
  { "rows-that-overlap", "<row from=\"5\" to=\"8\"", "<row from=\"4\" to=\"8\"", "TAB002@201:18",
    "TAB002@201:18", "Write from=\"5\"|Write to=\"3\"" },
  { "corner-moved", "<point x=\"500\" y=\"300\"/>\n        <point x=\"300\" y=\"300\"/>",
    "<point x=\"498\" y=\"298\"/>\n        <point x=\"300\" y=\"300\"/>", "BRD010@36:10",
    "BRD010@36:10", "Move the corner of Dyke to 500, 300" },
  { "tag-lost-its-bracket", "<link a=\"paris\" b=\"ford\"/>", "link a=\"paris\" b=\"ford\"/>",
    "BRD004@64:6 SCH010@91:5", "SCH010@91:5", "Write \"<\"" },
  { "link-lost-its-end", "<link a=\"paris\" b=\"ford\"/>", "<link a=\"paris\" b=\"ford\">",
    "XML012@91:5", "XML012@91:5", "" },
  { "area-renamed", "<area id=\"moor\"", "<area id=\"swamp\"", "REF001@40:15", "REF001@40:15",
    "Write \"moor\"" },
  { "area-misspelt", "<area id=\"moor\"", "<aera id=\"moor\"", "XML013@40:5", "XML013@40:5",
    "Write <area>" },
  { "nation-misspelt", "<nation id=\"belgium\"", "<nation id=\"belguim\"", "REF001@18:15",
    "REF001@18:15", "Write \"belgium\"" },
  { "counter-placed-twice", "<deploy counter=\"bomber\" zone=\"border-areas\"/>",
    "<deploy counter=\"bomber\" zone=\"border-areas\"/>"
    "<deploy counter=\"1c\" zone=\"border-areas\"/>",
    "SET001@367:70", "SET001@367:70", "Remove this one" },
  { "cell-missing", "<cell column=\"two-fighters\" result=\"success\"/>", "",
    "TAB005@219:8 TAB005@223:8", "TAB005@219:8 TAB005@223:8", "" },
  { "quote-missing", "name=\"Moor\" nation", "name=\"Moor nation", "XML016@40:21", "XML016@40:21",
    "" },
  { "before-the-root", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
    "\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "XML027@2:1", "XML027@2:1",
    "Remove the blank lines before it" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = tc_test_dup_text (TINY, test->from, test->to);
  g_autoptr (TcBuild) untried = build_untried (text);
  g_autoptr (TcBuild) tried = tc_test_build_text (text);
  g_autofree char *before = build_dup_findings (untried);
  g_autofree char *after = build_dup_findings (tried);
  g_autofree char *fixes = build_dup_fixes (tried, 0);

  g_assert_cmpstr (before, ==, test->untried);
  g_assert_cmpstr (after, ==, test->findings);
  g_assert_cmpstr (fixes, ==, test->fixes);
}

static GArray *
try_fixes (TcBuild *build, GCancellable *cancellable)
{
  return tc_build_try_fixes (build, tc_test_get_systems (), build_load_base, NULL, cancellable);
}

/* What is spelt so but for another number is another thing: several references that agree are no
 * slips of it, and no fix leads them there. */
static void
test_numbers (void)
{
  static const struct {
    const char *from;
    const char *to;
    const char *findings;
    const char *fixes;
  } tries[] = {
    { "<german-space id=\"german-2\"", "<german-space id=\"xanadu\"", "REF001@82:25",
      "Write \"german-2\"" },
    { "      <german-space id=\"german-2\" name=\"German Activity 2\"/>\n", "", "REF001@630:25",
      "" },
    { "<german-disk box=\"german-2\"/>", "<german-disk box=\"german-4\"/>", "REF001@631:25",
      "Write \"german-1\"|Write \"german-2\"|Write \"german-3\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_autofree char *text =
      tc_test_dup_text ("scenarios/bell-1938/bell-1938.scenario.xml", tries[i].from, tries[i].to);
    g_autoptr (TcBuild) build = tc_test_build_text (text);
    g_autofree char *findings = build_dup_findings (build);
    g_autofree char *fixes = build_dup_fixes (build, 0);

    g_assert_cmpstr (findings, ==, tries[i].findings);
    g_assert_cmpstr (fixes, ==, tries[i].fixes);
  }
}

/* Of two that nothing refers to, the one that is spelt more like the references was renamed, though
 * it comes later. */
static void
test_nearer (void)
{
  g_autofree char *text =
    tc_test_dup_text ("scenarios/badge/big-city.scenario.xml", "<evidence id=\"evidence-violet\"",
                      "<evidence id=\"evidencev-iolet\"");
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  g_autofree char *findings = build_dup_findings (build);
  g_autofree char *fixes = build_dup_fixes (build, 0);

  g_assert_cmpstr (findings, ==, "REF001@41:19");
  g_assert_cmpstr (fixes, ==, "Write \"evidence-violet\"");
}

/* The words of a reference depend on the others that name the same: with the fix of one of them the
 * other is worded again, and does not follow from it. */
static void
test_two_slips (void)
{
  g_autofree char *text = tc_test_dup_text ("scenarios/bell-1938/bell-1938.scenario.xml",
                                            "box=\"german-2\"", "box=\"germen-2\"");
  g_autoptr (GString) both = g_string_new (text);
  g_autoptr (TcBuild) build = NULL;
  g_autofree char *findings = NULL;
  g_autofree char *fixes = NULL;

  g_assert_cmpuint (g_string_replace (both, "in=\"german-2\"", "in=\"germen-2\"", 1), ==, 1);
  build = tc_test_build_text (both->str);
  findings = build_dup_findings (build);
  g_assert_cmpstr (findings, ==, "REF001@631:25 REF001@1082:31");
  fixes = build_dup_fixes (build, 1);
  g_assert_cmpstr (fixes, ==, "Write \"german-2\"");
}

/* What was not tried stays. */
static void
test_cancelled (void)
{
  g_autofree char *text =
    tc_test_dup_text (TINY, "<row from=\"5\" to=\"8\"", "<row from=\"6\" to=\"8\"");
  g_autoptr (TcBuild) build = build_untried (text);
  g_autofree char *before = build_dup_findings (build);
  g_autofree char *after = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GArray) trials = NULL;

  g_cancellable_cancel (cancellable);
  trials = try_fixes (build, cancellable);
  g_assert_cmpuint (trials->len, ==, 0);
  tc_build_drop_tried (build, trials);
  after = build_dup_findings (build);
  g_assert_cmpstr (after, ==, before);
}

/* In two steps, or in one: the same report. */
static void
test_in_two_steps (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = tc_test_dup_text (TINY, cases[i].from, cases[i].to);
    g_autoptr (TcBuild) build = build_untried (text);
    g_autoptr (GArray) trials = try_fixes (build, NULL);
    g_autofree char *findings = NULL;
    g_autofree char *fixes = NULL;

    tc_build_drop_tried (build, trials);
    findings = build_dup_findings (build);
    fixes = build_dup_fixes (build, 0);
    g_assert_cmpstr (findings, ==, cases[i].findings);
    g_assert_cmpstr (fixes, ==, cases[i].fixes);
  }
}

/* Nothing is said of a good file, and nothing of what a fix cannot be tried on. */
static void
test_nothing_to_try (void)
{
  const char *const texts[] = { "", "<", "<scenario>", "no XML at all" };
  g_autofree char *good = tc_test_dup_text (TINY, NULL, NULL);
  g_autoptr (TcBuild) build = build_untried (good);
  g_autoptr (GArray) trials = try_fixes (build, NULL);

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  g_assert_cmpuint (trials->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcBuild) bad = build_untried (texts[i]);
    guint n = tc_report_get_n (tc_build_get_report (bad));
    g_autoptr (GArray) none = try_fixes (bad, NULL);

    g_assert_cmpuint (n, >, 0);
    tc_build_drop_tried (bad, none);
    g_assert_cmpuint (tc_report_get_n (tc_build_get_report (bad)), ==, n);
  }
}

/* Trials are taken out from the last, whatever the order in which they are named. */
static void
test_order_of_trials (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", "0123456789");
  g_autofree char *text = tc_test_dup_text (BUILD_MINI, "name=\"Block 1\"", "name=\"1 & 2 & 3\"");
  g_autoptr (TcBuild) build = build_untried (text);
  g_autoptr (GArray) trials = g_array_new (FALSE, FALSE, sizeof (TcTrial));
  const TcTrial some[] = { { 0, 0 }, { 1, TC_TRIAL_WHOLE }, { 0, 1 }, { 1, 0 } };
  g_autofree char *before = build_dup_fixes (build, 0);
  g_autofree char *after = NULL;

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 2);
  g_assert_cmpstr (before, ==, "Write \"&amp;\"|Remove it");
  g_array_append_vals (trials, some, G_N_ELEMENTS (some));
  tc_build_drop_tried (build, trials);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 1);
  after = build_dup_fixes (build, 0);
  g_assert_cmpstr (after, ==, "");
}

/* So many faults are tried and no more: the fixes after that are offered as they are, and what
 * they would show is not known. */
static void
test_limit (void)
{
  g_autoptr (GString) cards = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (TcBuild) build = NULL;
  TcReport *report;
  guint n_fixes = 0;

  for (guint i = 0; i < 120; i++)
    g_string_append_printf (cards, "<card id=\"more-%u\" name=\"More\" use=\"blok\"/>\n", i);
  g_string_append (cards, "<rules");
  text = tc_test_dup_text (BUILD_MINI, "<rules", cards->str);
  build = tc_test_build_text (text);
  report = tc_build_get_report (build);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (strcmp (tc_report_get (report, i)->code, "SCH009") == 0)
      n_fixes += tc_report_get (report, i)->fixes->len;
  g_assert_cmpuint (n_fixes, ==, 120);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/trials/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/build/trials/numbers", test_numbers);
  g_test_add_func ("/build/trials/nearer", test_nearer);
  g_test_add_func ("/build/trials/two-slips", test_two_slips);
  g_test_add_func ("/build/trials/cancelled", test_cancelled);
  g_test_add_func ("/build/trials/in-two-steps", test_in_two_steps);
  g_test_add_func ("/build/trials/nothing-to-try", test_nothing_to_try);
  g_test_add_func ("/build/trials/order-of-trials", test_order_of_trials);
  g_test_add_func ("/build/trials/limit", test_limit);

  return g_test_run ();
}
