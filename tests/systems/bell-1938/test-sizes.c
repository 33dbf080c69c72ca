/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"
#include "sizes-support.h"
#include "systems/bell-1938/tc-bell-1938.h"

/* What limits there are stand in the schema: spaces, cards, tracks and rounds up to them and one
 * more. */

#define CARD                                                                                       \
  "    <card id=\"x-@i\" name=\"X\" points=\"1\"><event><remove piece=\"cube\" side=\"defend\" "   \
  "count=\"1\" up-to=\"true\"><in space=\"press\"/></remove></event></card>\n"

static const SizeLimit cases[] = {
  { "dimensions", "  <dimension id=\"x-@i\" name=\"X\" colour=\"#00ff00\"/>\n",
    "  <influence-board", 4, 8, "One <dimension> too many: <scenario> may have at most 8" },
  { "spaces", "    <space id=\"x-@i\" name=\"X\" dimension=\"public\" x=\"@c\" y=\"@r\"/>\n",
    "    <arrow ", 12, 24, "One <space> too many: <influence-board> may have at most 24" },
  { "zones", "      <zone id=\"x-@i\" name=\"X\"/>\n", "    </crisis-track>", 2, 4,
    "One <zone> too many: <crisis-track> may have at most 4" },
  { "german-spaces", "      <german-space id=\"x-@i\" name=\"X\"/>\n", "    </german-track>", 3, 8,
    "One <german-space> too many: <german-track> may have at most 8" },
  { "stages", "    <stage id=\"x-@i\" name=\"X\" disks=\"3\"/>\n", "  </mobilization>", 2, 4,
    "One <stage> too many: <mobilization> may have at most 4" },
  { "cards", CARD, "    <final-card ", 0, 96,
    "One <card> too many: <strategy-deck> may have at most 96" },
  { "rounds", "    <round id=\"x-@i\" name=\"X\"/>\n", "  </rounds>", 0, 6,
    "One <round> too many: <rounds> may have at most 6" },
};

static char *
load (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", CRISIS_FILE, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (; (text = strstr (text, part)) != NULL; text++)
    n++;

  return n;
}

static void
test_limit (gconstpointer data)
{
  static const TcSystem *const systems[] = { &tc_bell_1938_system, NULL };
  const SizeLimit *given = data;
  SizeLimit limit = *given;
  g_autofree char *text = load ();

  if (strcmp (limit.name, "cards") == 0)
    limit.n_there = count (text, "<card ");
  if (strcmp (limit.name, "rounds") == 0)
    limit.n_there = count (text, "<round ");
  sizes_check (text, systems, &limit, 0);
}

/* A number that is written, and one more than it may be. */
static void
test_cubes (void)
{
  static const struct {
    const char *count;
    const char *message;
  } tries[] = { { "count=\"60\"", NULL },
                { "count=\"61\"",
                  "count cannot be \"61\": expected a whole number from 0 to 60" } };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_autoptr (TcBuild) build = crisis_build ("count=\"26\"", tries[i].count);
    TcReport *report = tc_build_get_report (build);
    guint n = 0;

    for (guint k = 0; tries[i].message != NULL && k < tc_report_get_n (report); k++)
      n += strcmp (tc_report_get (report, k)->message, tries[i].message) == 0;
    g_assert_cmpuint (n, ==, tries[i].message != NULL ? 2 : 0);
    g_assert_null (tries[i].message != NULL ? tc_build_get_ruleset (build) : NULL);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/sizes/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_limit);
  }
  g_test_add_func ("/bell-1938/sizes/cubes", test_cubes);

  return g_test_run ();
}
