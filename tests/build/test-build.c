/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"

/* What a build of a text has, by how much is wrong with it, and where things of the whole text are
 * in the files that it is made of. */

typedef struct {
  const char *name;
  const char *from; /* NULL: the good file */
  const char *to;
  const char *findings;
  gboolean has_scenario;
  gboolean has_ruleset;
} Case;

/* Of the good file, of which it keeps nobody from playing. */
#define NOTE "REF004@9:13"

static const Case cases[] = {
  { "good", NULL, NULL, NOTE, TRUE, TRUE },
  { "broken", "</scenario>", "", "XML012@4:1", FALSE, FALSE },
  { "no-game", "urn:turncoat:mini\"", "urn:example:mini\"", "SCH001@4:18", FALSE, FALSE },
  { "misspelt-element", "<card id=\"block-1\"", "<crad id=\"block-1\"", NOTE " SCH003@27:4", TRUE,
    FALSE },
  { "value-out-of-range", "rounds=\"3\"", "rounds=\"300\"", NOTE " SCH009@46:65", TRUE, FALSE },
  { "dangling-reference", "tile=\"crossing\" rounds=\"3\"", "tile=\"crosing\" rounds=\"3\"",
    NOTE " REF001@46:47", TRUE, FALSE },
  { "key-twice", "id=\"bend-2\"", "id=\"bend-1\"", NOTE " REF002@16:13", TRUE, FALSE },
  { "too-many-players", "players=\"2\"", "players=\"4\"", NOTE " SCH009@48:84", TRUE, FALSE },
  { "warning", " src=\"designer\">", ">", "SRC001@4:2 " NOTE, TRUE, TRUE },
  { "two-faults", "<rules hand-limit=\"4\" draw=\"2\"", "<rules hand-limit=\"x\" drow=\"2\"",
    NOTE " SCH009@45:22 SCH007@45:25", TRUE, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = tc_test_dup_text (BUILD_MINI, test->from, test->to);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  g_autofree char *findings = build_dup_findings (build);

  g_assert_cmpstr (findings, ==, test->findings);
  g_assert_cmpint (tc_build_get_scenario (build) != NULL, ==, test->has_scenario);
  g_assert_cmpint (tc_build_get_ruleset (build) != NULL, ==, test->has_ruleset);
  g_assert_false (tc_build_is_variant (build));
  g_assert_null (tc_build_get_whole (build));
  g_assert_null (tc_build_get_base (build));
  g_assert_true (tc_build_get_text (build) == tc_build_get_source (build));
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (build)), ==, 0);
}

/* -- Comments that hide problems -- */

static void
test_ignored (void)
{
  g_autofree char *hidden =
    tc_test_dup_text (BUILD_MINI,
                      "<scenario xmlns=\"urn:turncoat:mini\" format=\"1\" id=\"mini\" "
                      "title=\"The Lamp Road\" src=\"designer\">",
                      "<!-- turncoat: ignore SRC001: a test -->\n"
                      "<scenario xmlns=\"urn:turncoat:mini\" format=\"1\" id=\"mini\" "
                      "title=\"The Lamp Road\">");
  g_autofree char *needless = tc_test_dup_text (BUILD_MINI, "<scenario xmlns",
                                                "<!-- turncoat: ignore SRC001: a test -->\n"
                                                "<scenario xmlns");
  g_autoptr (TcBuild) of_hidden = tc_test_build_text (hidden);
  g_autoptr (TcBuild) of_needless = tc_test_build_text (needless);
  g_autofree char *findings = build_dup_findings (of_hidden);
  g_autofree char *about_comment = build_dup_findings (of_needless);

  g_assert_cmpstr (findings, ==, "REF004@10:13");
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (of_hidden)), ==, 1);
  g_assert_nonnull (tc_build_get_ruleset (of_hidden));
  g_assert_cmpstr (about_comment, ==, "IGN005@4:1 REF004@10:13");
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (of_needless)), ==, 0);
}

/* A text that cannot be read has not been looked at for what the comment is about. */
static void
test_unread (void)
{
  g_autofree char *needless = tc_test_dup_text (BUILD_MINI, "<scenario xmlns",
                                                "<!-- turncoat: ignore SRC001: a test -->\n"
                                                "<scenario xmlns");
  g_autofree char *broken = g_strconcat (needless, "ZZ", NULL);
  g_autoptr (TcBuild) build = tc_test_build_text (broken);
  TcReport *report = tc_build_get_report (build);

  g_assert_null (tc_build_get_scenario (build));
  g_assert_cmpuint (tc_report_get_n (report), >=, 1);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_assert_true (g_str_has_prefix (tc_report_get (report, i)->code, "XML"));
}

/* -- Variants -- */

#define RULES "<rules draw=\"3\"/>\n<setup id=\"short\" rounds=\"5\"/>\n"

static void
test_variant (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autoptr (TcBuild) build = build_variant (base, RULES);
  g_autofree char *findings = build_dup_findings (build);
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode rules = tc_scenario_find_by_path (scenario, "rules");
  TcNode tile = tc_scenario_find_by_path (scenario, "tile[end]");
  TcSpan span;
  g_autofree char *value = NULL;

  g_assert_cmpstr (findings, ==, "base.xml:" NOTE);
  g_assert_true (tc_build_is_variant (build));
  g_assert_nonnull (tc_build_get_ruleset (build));
  g_assert_cmpstr (tc_source_get_name (tc_build_get_base (build)), ==, "base.xml");
  g_assert_true (tc_build_get_text (build) == tc_whole_get_source (tc_build_get_whole (build)));
  g_assert_cmpint (tc_scenario_get_int (scenario, rules, "draw"), ==, 3);
  g_assert_cmpint (tc_scenario_get_int (scenario, rules, "hand-limit"), ==, 4);
  /* The variant speaks of what it changes, and of nothing else. */
  g_assert_true (tc_build_find_span (build, rules, "draw", &span));
  value = tc_source_dup_span (tc_build_get_source (build), span);
  g_assert_cmpstr (value, ==, "3");
  g_assert_true (tc_build_find_span (build, rules, NULL, &span));
  g_assert_false (tc_build_find_span (build, rules, "hand-limit", &span));
  g_assert_false (tc_build_find_span (build, tile, NULL, &span));
  g_assert_false (tc_build_find_span (build, TC_NODE_NONE, NULL, &span));
}

static void
test_variant_without_base (void)
{
  g_autoptr (TcBuild) build = build_variant (NULL, RULES);
  g_autofree char *findings = build_dup_findings (build);
  TcSpan span;

  g_assert_cmpstr (findings, ==, "VAR001@1:56");
  g_assert_true (tc_build_is_variant (build));
  g_assert_null (tc_build_get_whole (build));
  g_assert_null (tc_build_get_base (build));
  g_assert_null (tc_build_get_scenario (build));
  g_assert_null (tc_build_get_ruleset (build));
  g_assert_true (tc_build_get_text (build) == tc_build_get_source (build));
  g_assert_cmpuint (tc_build_find_node (build, tc_build_get_source (build), 5), ==, TC_NODE_NONE);
  g_assert_false (tc_build_find_span (build, 0, NULL, &span));
}

typedef struct {
  const char *name;
  gboolean in_base;
  const char *at;   /* "%" before the very byte */
  const char *path; /* of the node that it is about; NULL: none */
} Place;

static const Place places[] = {
  { "changed-value", FALSE, "draw=\"%3\"", "rules" },
  { "changed-setup", FALSE, "rounds=\"%5\"", "setup[short]" },
  { "root", FALSE, "<%variant", "" },
  { "removed-card", FALSE, "<remove><%card", "" },
  { "unset-value", FALSE, "<unset a%ttribute=", "setup[long]" },
  { "kept-value", TRUE, "hand-limit=\"%4\"", "rules" },
  { "replaced-value", TRUE, "draw=\"%2\"", NULL },
  { "kept-tile", TRUE, "<%tile id=\"end\"", "tile[end]" },
  { "gone-card", TRUE, "id=\"%wind-4\"", NULL },
};

static void
test_place (gconstpointer data)
{
  const Place *test = data;
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autoptr (TcBuild) build =
    build_variant (base, "<remove><card id=\"wind-4\"/></remove>\n" RULES
                         "<setup id=\"long\"><unset attribute=\"deal\"/></setup>\n");
  TcSource *file = test->in_base ? tc_build_get_base (build) : tc_build_get_source (build);
  gsize before = strcspn (test->at, "%");
  g_autofree char *words =
    g_strdup_printf ("%.*s%s", (int) before, test->at, test->at + before + 1);
  const char *text = tc_source_get_text (file, NULL);
  const char *found = strstr (text, words);
  g_autofree char *findings = build_dup_findings (build);
  TcNode node;

  g_assert_cmpstr (findings, ==, "base.xml:" NOTE);
  g_assert_nonnull (found);
  node = tc_build_find_node (build, file, (gsize) (found - text) + before);
  if (test->path == NULL) {
    g_assert_cmpuint (node, ==, TC_NODE_NONE);
  } else {
    g_autofree char *path = NULL;

    g_assert_cmpuint (node, !=, TC_NODE_NONE);
    path = tc_scenario_dup_path (tc_build_get_scenario (build), node);
    g_assert_cmpstr (path, ==, test->path);
  }
}

/* In a plain file every place is its own. */
static void
test_locate (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autoptr (TcBuild) plain = tc_test_build_text (base);
  g_autoptr (TcBuild) variant = build_variant (base, RULES);
  g_autoptr (TcSource) stranger = tc_source_new_for_string ("other.xml", base);
  TcScenario *scenario = tc_build_get_scenario (variant);
  TcNode rules = tc_scenario_find_by_path (scenario, "rules");
  TcWholePlace place = tc_build_locate (plain, (TcSpan){ 7, 9 });
  TcSpan span;

  g_assert_true (place.source == tc_build_get_source (plain));
  g_assert_cmpuint (place.span.start, ==, 7);
  g_assert_cmpuint (place.span.end, ==, 9);
  g_assert_null (place.base);
  g_assert_cmpuint (tc_build_find_node (plain, stranger, 900), ==, TC_NODE_NONE);

  g_assert_true (tc_scenario_get_value_span (scenario, rules, "draw", &span));
  place = tc_build_locate (variant, span);
  g_assert_true (place.source == tc_build_get_source (variant));
  g_assert_true (tc_scenario_get_value_span (scenario, rules, "hand-limit", &span));
  place = tc_build_locate (variant, span);
  g_assert_true (place.source == tc_build_get_base (variant));
}

/* Both readers judge the same text alike, so nothing is added: neither to a good file, a bad one
 * nor a variant. */
static void
test_cross_check (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autofree char *bad = tc_test_dup_text (BUILD_MINI, "rounds=\"3\"", "rounds=\"300\"");
  TcBuild *builds[] = { tc_test_build_text (base), tc_test_build_text (bad),
                        build_variant (base, RULES), build_variant (bad, RULES),
                        build_variant (NULL, RULES) };

  for (guint i = 0; i < G_N_ELEMENTS (builds); i++) {
    g_autofree char *before = build_dup_findings (builds[i]);
    g_autofree char *after = NULL;

    tc_build_cross_check (builds[i], tc_test_get_systems ());
    after = build_dup_findings (builds[i]);
    g_assert_cmpstr (after, ==, before);
    tc_build_unref (builds[i]);
  }
}

/* Another thread may hold the build longer than who made it. */
static void
test_ref (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  TcBuild *build = tc_test_build_text (base);
  g_autoptr (TcBuild) kept = tc_build_ref (build);

  g_assert_true (kept == build);
  tc_build_unref (build);
  g_assert_cmpstr (build_get_text (kept), ==, base);
}

/* -- The tree before the findings -- */

#define VARIANT(body)                                                                              \
  "<variant xmlns=\"urn:turncoat:mini\" format=\"1\" extends=\"mini.xml\">\n" body "</variant>\n"

typedef struct {
  const char *base; /* nullable: of a variant */
  guint n;
  TcScenario *tree; /* the last one */
} Reading;

static TcSource *
load_cb (const char *extends, TcSource *from, gpointer reading, GError **error)
{
  return build_load_base (extends, from, (gpointer) ((Reading *) reading)->base, error);
}

static void
read_cb (TcScenario *tree, gpointer data)
{
  Reading *reading = data;

  reading->n++;
  reading->tree = tree;
}

static void
assert_read (const char *text, const char *base, guint n)
{
  Reading reading = { base, 0, NULL };
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", text);
  g_autoptr (TcBuild) build =
    tc_build_new_untried (source, tc_test_get_systems (), load_cb, read_cb, &reading);

  g_assert_cmpuint (reading.n, ==, n);
  g_assert_true (reading.tree == tc_build_get_scenario (build));
}

static void
test_read (void)
{
  g_autofree char *good = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autofree char *broken = tc_test_dup_text (BUILD_MINI, "</scenario>", "");
  g_autofree char *faulty = tc_test_dup_text (BUILD_MINI, "rounds=\"3\"", "rounds=\"300\"");

  assert_read (good, NULL, 1);
  assert_read (faulty, NULL, 1);
  assert_read (broken, NULL, 0);
  /* Who is to blame is found by builds of other texts, which nobody is told of. */
  assert_read (VARIANT ("<rules draw=\"300\"/>"), good, 1);
  assert_read (VARIANT ("<rules draw=\"3\"/>"), broken, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/has/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *path = g_strconcat ("/build/place/", places[i].name, NULL);

    g_test_add_data_func (path, &places[i], test_place);
  }
  g_test_add_func ("/build/ignored", test_ignored);
  g_test_add_func ("/build/unread", test_unread);
  g_test_add_func ("/build/variant", test_variant);
  g_test_add_func ("/build/variant-without-base", test_variant_without_base);
  g_test_add_func ("/build/locate", test_locate);
  g_test_add_func ("/build/cross-check", test_cross_check);
  g_test_add_func ("/build/ref", test_ref);
  g_test_add_func ("/build/read", test_read);

  return g_test_run ();
}
