/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"

/* What is built after another build is what is built of the text alone, whatever the other one was
 * of: another state of it, a broken one, one with problems, and a variant of another base. */

/* Of the small game. */
static const char *const changes[][2] = {
  { NULL, NULL },
  { "rounds=\"3\"", "rounds=\"4\"" },
  { "  <side id=\"traitor\"",
    "  <!-- turncoat: ignore REF004: as printed -->\n  <side id=\"traitor\"" },
  { "id=\"wind-4\"", "id=\"wind-3\"" },
  { "tile=\"crossing\" rounds=\"3\"", "tile=\"crosing\" rounds=\"3\"" },
  { "</about>", "<!-- turncoat: ignore SYS001: nothing to hide --></about>" },
  { "<rules hand-limit=\"4\"", "<!--<rules-->" },
  { "</scenario>", "" },
};

static const char *const bodies[] = {
  "<about><p>Shorter.</p></about>",
  "<setup id=\"short\" rounds=\"9\"/>",
  "<!-- turncoat: ignore VAR004: so it is --><setup id=\"shrt\" rounds=\"9\"/>",
  "<tile id=\"bridge\" name=\"Bridge\" north=\"true\" south=\"true\"/><rules draw=\"3\"/>",
};

#define N_CHANGES G_N_ELEMENTS (changes)
#define N_BODIES  G_N_ELEMENTS (bodies)

static guint64
get_hash (TcBuild *build)
{
  g_autoptr (TcGame) game = tc_game_new (tc_build_get_ruleset (build), 0, 7);

  return tc_game_get_hash (game);
}

static void
assert_same (TcBuild *a, TcBuild *b)
{
  g_autofree char *findings = build_dup_findings (a);
  g_autofree char *wanted = build_dup_findings (b);

  g_assert_cmpstr (findings, ==, wanted);
  for (guint i = 0; i < tc_report_get_n (tc_build_get_report (a)); i++) {
    g_autofree char *fixes = build_dup_fixes (a, i);
    g_autofree char *wanted_fixes = build_dup_fixes (b, i);

    g_assert_cmpstr (fixes, ==, wanted_fixes);
  }
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (a)), ==,
                    tc_report_get_n_ignored (tc_build_get_report (b)));
  g_assert_cmpstr (tc_source_get_text (tc_build_get_text (a), NULL), ==,
                   tc_source_get_text (tc_build_get_text (b), NULL));
  g_assert_true ((tc_build_get_ruleset (a) == NULL) == (tc_build_get_ruleset (b) == NULL));
  if (tc_build_get_ruleset (a) != NULL)
    g_assert_cmpuint (get_hash (a), ==, get_hash (b));
}

static char *
dup_base (guint i)
{
  return tc_test_dup_text (BUILD_MINI, changes[i][0], changes[i][1]);
}

/* (transfer full): @body: of a variant of that, or G_MAXUINT for none. */
static TcBuild *
build (guint change, guint body, TcBuild *before)
{
  g_autofree char *base = dup_base (change);
  g_autofree char *variant =
    body == G_MAXUINT ? g_strdup (base)
                      : g_strdup_printf ("<variant xmlns=\"urn:turncoat:mini\" format=\"1\" "
                                         "extends=\"mini.xml\">\n%s</variant>\n",
                                         bodies[body]);
  g_autoptr (TcSource) source = tc_source_new_for_string ("variant.xml", variant);

  return tc_build_new_after (source, before, tc_test_get_systems (), build_load_base, NULL, base);
}

static void
test_scenarios (void)
{
  guint n_ignored = 0;
  guint n_rulesets = 0;

  for (guint i = 0; i < N_CHANGES * N_CHANGES; i++) {
    g_autoptr (TcBuild) before = build (i / N_CHANGES, G_MAXUINT, NULL);
    g_autoptr (TcBuild) after = build (i % N_CHANGES, G_MAXUINT, before);
    g_autoptr (TcBuild) alone = build (i % N_CHANGES, G_MAXUINT, NULL);

    assert_same (after, alone);
    n_ignored += tc_report_get_n_ignored (tc_build_get_report (after));
    n_rulesets += tc_build_get_ruleset (after) != NULL;
  }
  g_assert_cmpuint (n_ignored, ==, N_CHANGES);
  g_assert_cmpuint (n_rulesets, ==, 4 * N_CHANGES);
}

/* The variant changes, or its base does. */
static void
test_variants (void)
{
  guint n_rulesets = 0;

  for (guint i = 0; i < N_CHANGES * N_BODIES; i++) {
    g_autoptr (TcBuild) before = build (i / N_BODIES, i % N_BODIES, NULL);

    for (guint k = 0; k < N_CHANGES * N_BODIES; k += i / N_BODIES == k / N_BODIES ? 1 : 3) {
      g_autoptr (TcBuild) after = build (k / N_BODIES, k % N_BODIES, before);
      g_autoptr (TcBuild) alone = build (k / N_BODIES, k % N_BODIES, NULL);

      assert_same (after, alone);
      n_rulesets += tc_build_get_ruleset (after) != NULL;
    }
  }
  g_assert_cmpuint (n_rulesets, >, 50);
}

/* What was a scenario is a variant now, and the other way round. */
static void
test_kinds (void)
{
  g_autoptr (TcBuild) scenario = build (0, G_MAXUINT, NULL);
  g_autoptr (TcBuild) variant = build (0, 0, NULL);
  g_autoptr (TcBuild) scenario_after = build (0, G_MAXUINT, variant);
  g_autoptr (TcBuild) variant_after = build (0, 0, scenario);

  assert_same (scenario_after, scenario);
  assert_same (variant_after, variant);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/build-after/scenarios", test_scenarios);
  g_test_add_func ("/build-after/variants", test_variants);
  g_test_add_func ("/build-after/kinds", test_kinds);

  return g_test_run ();
}
