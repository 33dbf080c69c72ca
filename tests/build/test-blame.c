/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"

/* Whose fault it is: that of the base, or of the change of it that a variant makes. */

typedef struct {
  const char *name;
  const char *from; /* in the base ... */
  const char *to;   /* ... replaced */
  const char *body; /* of the variant, from line 2 on */
  const char *findings;
} Case;

#define TILE(id)  "<tile id=\"" id "\"/>"
#define LAMP(id)  "<card id=\"" id "\" use=\"wind\"/>\n"
#define LAMPS     LAMP ("lamp-1") LAMP ("lamp-2") LAMP ("lamp-3") LAMP ("lamp-4") LAMP ("lamp-5")
#define TINY_NOTE "base.xml:REF004@9:13"

static const Case cases[] = {
  { "nothing-wrong", NULL, NULL, "<rules draw=\"3\"/>\n", TINY_NOTE },
  { "no-change", NULL, NULL, "", "base.xml:REF004@9:13" },
  { "tile-removed", NULL, NULL, "<remove>" TILE ("crossing") "</remove>\n", "REF001@2:9" },
  { "tile-removed-among-others", NULL, NULL,
    "<remove>" TILE ("bend-1") TILE ("crossing") TILE ("bend-2") "</remove>\n<rules draw=\"3\"/>\n",
    "REF001@2:28" },
  { "first-of-many", NULL, NULL, "<remove>" TILE ("crossing") "</remove>\n" LAMPS, "REF001@2:9" },
  { "second-place-is-wrong-too", NULL, NULL, LAMPS "<remove>" TILE ("crossing") "</remove>\n",
    "SCH004@7:2 REF001@7:9" },
  { "side-removed", NULL, NULL, "<remove><side id=\"loyal\"/></remove>\n", "SCH006@2:10" },
  { "base-has-it-too", "rounds=\"3\"", "rounds=\"300\"", "<rules draw=\"3\"/>\n",
    "base.xml:REF004@9:13 base.xml:SCH009@46:65" },
  { "base-has-another", "rounds=\"3\"", "rounds=\"300\"",
    "<remove>" TILE ("crossing") "</remove>\n", "base.xml:SCH009@46:65 REF001@2:9" },
  { "variant-puts-it-right", "rounds=\"3\"", "rounds=\"300\"",
    "<setup id=\"short\" rounds=\"3\"/>\n", "base.xml:REF004@9:13" },
  { "variant-is-wrong-itself", NULL, NULL, "<setup id=\"short\" rounds=\"300\"/>\n",
    "base.xml:REF004@9:13 SCH009@2:27" },
  { "variant-with-errors-of-its-own", NULL, NULL,
    "<remove>" TILE ("crossing") "</remove>\n<rules drow=\"3\"/>\n", "REF001@2:9 SCH007@3:8" },
  { "dangling-in-the-variant", NULL, NULL, "<setup id=\"short\" tile=\"crosing\"/>\n",
    "base.xml:REF004@9:13 REF001@2:25" },
  { "added-and-unused", NULL, NULL, "<side id=\"third\" name=\"Third\"/>\n",
    "base.xml:REF004@9:13 SCH005@2:2 REF004@2:11" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, test->from, test->to);
  g_autoptr (TcBuild) build = build_variant (base, test->body);
  g_autofree char *findings = build_dup_findings (build);

  g_assert_cmpstr (findings, ==, test->findings);
}

/* Where it shows stands with it. */
static void
test_related (void)
{
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);
  g_autoptr (TcBuild) build = build_variant (base, "<remove>" TILE ("crossing") "</remove>\n");
  TcReport *report = tc_build_get_report (build);
  const TcFinding *finding = tc_report_get (report, tc_report_get_n (report) - 1);
  g_autoptr (GString) places = g_string_new (NULL);

  g_assert_cmpstr (finding->code, ==, "REF001");
  g_assert_true (finding->source == tc_build_get_source (build));
  for (guint i = 0; i < finding->related->len; i++) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, i);
    guint line;

    tc_source_locate (related->source, related->span.start, &line, NULL);
    g_string_append_printf (places, "%s:%u: %s\n", tc_source_get_name (related->source), line,
                            related->message);
  }
  g_assert_cmpstr (places->str, ==,
                   "base.xml:46: The base needs it here\n"
                   "base.xml:47: A reference is here\n"
                   "base.xml:48: A reference is here\n");
}

/* Without errors of its own the variant is blamed for what shows in the base; with them that is
 * left out, but the builds with which fixes are tried have it all. It is no reason to refuse one.
 */
static void
test_fix_beside_blamed (void)
{
  static const struct {
    const char *body;
    const char *findings;
    const char *fixes;
  } tries[] = {
    { "<remove><side id=\"loyal\"/></remove>\n<rules drow=\"3\"/>\n", "SCH007@3:8",
      "Write \"draw\"|Remove the attribute" },
    /* The fix of one of two: the other one stays, and with it what is left out. */
    { "<remove><side id=\"loyal\"/></remove>\n<rules drow=\"3\" lights=\"300\"/>\n",
      "SCH007@3:8 SCH009@3:25", "Write \"draw\"|Remove the attribute" },
  };
  g_autofree char *base = tc_test_dup_text (BUILD_MINI, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_autoptr (TcBuild) build = build_variant (base, tries[i].body);
    g_autofree char *findings = build_dup_findings (build);
    g_autofree char *fixes = build_dup_fixes (build, 0);

    g_assert_cmpstr (findings, ==, tries[i].findings);
    g_assert_cmpstr (fixes, ==, tries[i].fixes);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/blame/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/build/blame/related", test_related);
  g_test_add_func ("/build/blame/fix-beside-blamed", test_fix_beside_blamed);

  return g_test_run ();
}
