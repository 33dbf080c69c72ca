/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include "build-support.h"

/* What "fix" makes of a text: the very bytes, by how far it is trusted. */

typedef struct {
  const char *name;
  const char *from; /* in the good file ... */
  const char *to;   /* ... replaced */
  guint n_safe;     /* fixes that are made without asking */
  guint n_any;      /* fixes that are made when all may be */
  const char *safe; /* what stands there afterwards; NULL: @to still; GOOD: @from again */
  const char *any;
} Case;

#define GOOD "="

static const Case cases[] = {
  { "nothing", "<rules", "<rules", 0, 0, NULL, NULL },
  /* One way to read what is misspelt */
  { "element", "<card id=\"block-1\"", "<crad id=\"block-1\"", 1, 1, GOOD, GOOD },
  { "attribute", "<rules hand-limit=", "<rules hand-limt=", 1, 1, GOOD, GOOD },
  { "value", "use=\"block\"/>\n  <card id=\"block-2\"", "use=\"blok\"/>\n  <card id=\"block-2\"", 1,
    1, GOOD, GOOD },
  { "reference", "tile=\"crossing\" rounds=\"3\"", "tile=\"crosing\" rounds=\"3\"", 1, 1, GOOD,
    GOOD },
  { "definition", "<tile id=\"crossing\"", "<tile id=\"crosing\"", 1, 1, GOOD, GOOD },
  { "no-source", " src=\"designer\">", ">", 1, 1, GOOD, GOOD },
  { "two-words-of-a-tag", "name=\"Block 1\" use=\"block\"", "nam=\"Block 1\" use=\"blok\"", 2, 2,
    GOOD, GOOD },
  { "end-tag", "</about>", "</abuot>", 1, 1, GOOD, GOOD },
  /* What takes an element away, or is one of several, is only done when asked for */
  { "twice", "<card id=\"wind-4\" name=\"Wind 4\" use=\"wind\"/>",
    "<card id=\"wind-4\" name=\"Wind 4\" use=\"wind\"/>"
    "<card id=\"wind-4\" name=\"Wind 4\" use=\"wind\"/>",
    0, 1, NULL, GOOD },
  { "ampersand", "name=\"Block 1\"", "name=\"Stop & Go\"", 0, 1, NULL, "name=\"Stop &amp; Go\"" },
  { "two-ampersands", "name=\"Block 1\"", "name=\"Stop & Go & Run\"", 0, 2, NULL,
    "name=\"Stop &amp; Go &amp; Run\"" },
  { "less-than", "name=\"Block 1\"", "name=\"1 < 2\"", 0, 1, NULL, "name=\"1 &lt; 2\"" },
  { "ampersand-beside-a-slip", "name=\"Block 1\" use=\"block\"", "name=\"Stop & Go\" use=\"blok\"",
    1, 2, "name=\"Stop & Go\" use=\"block\"", "name=\"Stop &amp; Go\" use=\"block\"" },
  /* Nobody knows what was meant */
  { "unknown-attribute", "<rules hand", "<rules weather=\"dry\" hand", 0, 0, NULL, NULL },
  { "unknown-element", "<rules hand", "<weather/><rules hand", 0, 0, NULL, NULL },
  { "order",
    "<rules hand-limit=\"4\" draw=\"2\" difficulty=\"3\" lights=\"3\"/>\n"
    "  <setup id=\"short\" name=\"Three Rounds\" tile=\"crossing\" rounds=\"3\"/>",
    "<setup id=\"short\" name=\"Three Rounds\" tile=\"crossing\" rounds=\"3\"/>\n"
    "  <rules hand-limit=\"4\" draw=\"2\" difficulty=\"3\" lights=\"3\"/>",
    0, 0, NULL, NULL },
  { "text", "<rules hand", "Rules: <rules hand", 0, 0, NULL, NULL },
  { "out-of-range", "rounds=\"3\"", "rounds=\"300\"", 0, 0, NULL, NULL },
  { "unclosed", "use=\"wind\"/>\n  <rules", "use=\"wind\">\n  <rules", 0, 0, NULL, NULL },
  { "no-quote", "name=\"Block 1\"", "name=Block1", 0, 0, NULL, NULL },
  /* One of two can be fixed */
  { "known-beside-unknown", "<rules hand-limit=\"4\" draw",
    "<rules hand-limt=\"4\" weather=\"1\" draw", 1, 1, "<rules hand-limit=\"4\" weather=\"1\" draw",
    "<rules hand-limit=\"4\" weather=\"1\" draw" },
  /* What it is called stands in every place that means it */
  { "both-ends-of-a-reference", "<tile id=\"crossing\" name=\"Crossing\"",
    "<tile id=\"crosing\" nam=\"Crossing\"", 2, 2, GOOD, GOOD },
};

static void
check_fix (const Case *test, TcFixTrust trust, guint n_expected, const char *expected)
{
  g_autofree char *text = tc_test_dup_text (BUILD_MINI, test->from, test->to);
  const char *instead = expected != NULL ? expected : test->to;
  g_autofree char *wanted =
    tc_test_dup_text (BUILD_MINI, test->from, strcmp (instead, GOOD) == 0 ? test->from : instead);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  guint n = G_MAXUINT;
  g_autoptr (TcBuild) fixed = tc_build_fix (build, tc_test_get_systems (), trust, &n);

  g_assert_cmpuint (n, ==, n_expected);
  g_assert_cmpstr (build_get_text (fixed), ==, wanted);
  g_assert_cmpint (fixed == build, ==, n == 0);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;

  check_fix (test, TC_FIX_SAFE, test->n_safe, test->safe);
  check_fix (test, TC_FIX_ANY, test->n_any, test->any);
}

/* The fix of a fixed text is itself. */
static void
test_law (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = tc_test_dup_text (BUILD_MINI, cases[i].from, cases[i].to);
    g_autoptr (TcBuild) build = tc_test_build_text (text);
    g_autoptr (TcBuild) once = NULL;
    g_autoptr (TcBuild) twice = NULL;
    guint n = 0;

    once = tc_build_fix (build, tc_test_get_systems (), TC_FIX_ANY, &n);
    twice = tc_build_fix (once, tc_test_get_systems (), TC_FIX_ANY, &n);
    g_assert_true (twice == once);
    g_assert_cmpuint (n, ==, 0);
    g_assert_cmpuint (tc_report_count (tc_build_get_report (once), TC_SEVERITY_ERROR), <=,
                      tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR));
  }
}

/* (transfer full): what all fixes make of the variant with @body of a file that has the text @base.
 */
static char *
dup_fixed_variant (const char *base, const char *body, guint *out_n)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "turncoat-fix-XXXXXX", NULL);
  g_autofree char *text = g_strdup_printf (
    "<variant xmlns=\"urn:turncoat:mini\" format=\"1\" extends=\"mini.xml\">\n%s</variant>\n",
    body);
  g_autofree char *base_path = NULL;
  g_autofree char *variant_path = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) fixed = NULL;

  g_assert_nonnull (g_mkdtemp (path));
  base_path = g_build_filename (path, "mini.xml", NULL);
  variant_path = g_build_filename (path, "variant.xml", NULL);
  g_assert_true (g_file_set_contents (base_path, base, -1, NULL));
  source = tc_source_new_for_string (variant_path, text);
  build = tc_build_new (source, tc_test_get_systems ());
  fixed = tc_build_fix (build, tc_test_get_systems (), TC_FIX_ANY, out_n);
  g_assert_true (g_file_get_contents (base_path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, base);
  g_assert_cmpint (g_unlink (base_path), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);

  return g_strdup (build_get_text (fixed));
}

/* A variant is fixed itself; what is wrong with its base stays there. */
static void
test_variant (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, "use=\"lamp\"", "use=\"lam\"");
  guint n = 0;
  g_autofree char *fixed = dup_fixed_variant (base, "<rules drow=\"3\"/>\n", &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (strstr (fixed, "<rules draw=\"3\"/>"));
}

/* What the variant does to its base comes to light again with the fix, and was not new. */
static void
test_variant_beside_blamed (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  guint n = 0;
  g_autofree char *fixed = dup_fixed_variant (
    base, "<remove><side id=\"loyal\"/></remove>\n<rules drow=\"3\" lights=\"300\"/>\n", &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (strstr (fixed, "<rules draw=\"3\" lights=\"300\"/>"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/fix/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  g_test_add_func ("/build/fix/law", test_law);
  g_test_add_func ("/build/fix/variant", test_variant);
  g_test_add_func ("/build/fix/variant-beside-blamed", test_variant_beside_blamed);

  return g_test_run ();
}
