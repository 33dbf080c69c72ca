/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"
#include "conformance.h"
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
    "    <arrow ", 12, 2000, "One <space> too many: <influence-board> may have at most 2000" },
  { "zones", "      <zone id=\"x-@i\" name=\"X\"/>\n", "    </crisis-track>", 2, 4,
    "One <zone> too many: <crisis-track> may have at most 4" },
  { "german-spaces", "      <german-space id=\"x-@i\" name=\"X\"/>\n", "    </german-track>", 3, 8,
    "One <german-space> too many: <german-track> may have at most 8" },
  { "stages", "    <stage id=\"x-@i\" name=\"X\" disks=\"3\"/>\n", "  </mobilization>", 2, 4,
    "One <stage> too many: <mobilization> may have at most 4" },
  { "cards", CARD, "    <final-card ", 0, 2000,
    "One <card> too many: <strategy-deck> may have at most 2000" },
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

/* -- A large game -- */

#define DECISIONS  600u
#define LAWS_EVERY 40u
#define LARGE_EVENT                                                                                \
  "    <card id=\"c-@i\" name=\"X\" points=\"3\"><event><place piece=\"cube\" "                    \
  "side=\"concede\" count=\"3\" different=\"true\"><in "                                           \
  "group=\"public\"/></place></event></card>\n"

/* As many spaces, cards and objectives as the schema allows, and many cubes. */
static char *
write_large (void)
{
  static const SizeLimit parts[] = {
    { "spaces", "    <space id=\"x-@i\" name=\"X @i\" dimension=\"public\" x=\"@c\" y=\"@r\"/>\n",
      "    <arrow ", 12, 2000, NULL },
    { "cards", LARGE_EVENT, "    <final-card ", 0, 2000, NULL },
    { "objectives", "    <objective id=\"y-@i\" name=\"Y @i\" space=\"x-@i\"/>\n",
      "  </objective-deck>", 12, 2000, NULL },
  };
  g_autofree char *small = load ();
  g_autoptr (GString) text = g_string_new (small);
  guint line;

  g_string_replace (text, "count=\"26\"", "count=\"1020\"", 0);
  g_string_replace (text, "in=\"concede-pool\" count=\"6\"", "in=\"concede-pool\" count=\"1000\"",
                    0);
  g_string_replace (text, "in=\"defend-pool\" count=\"6\"", "in=\"defend-pool\" count=\"1000\"", 0);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    SizeLimit limit = parts[i];
    g_autoptr (GString) longer = NULL;

    if (strcmp (limit.name, "cards") == 0)
      limit.n_there = count (text->str, "<card ");
    longer = sizes_write (text->str, &limit, limit.most, &line);
    g_string_assign (text, longer->str);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static guint
count_cubes (const BellRules *rules, const BellState *state, guint side)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_holders; i++)
    n += state->cubes[i][side];

  return n;
}

/* How many spaces hold cubes that only a board with more than 64 of them has. */
static guint
count_far (const BellRules *rules, const BellState *state)
{
  guint n = 0;

  for (guint i = 64; i < rules->n_spaces; i++)
    n += state->cubes[i][BELL_CONCEDE] + state->cubes[i][BELL_DEFEND] > 0;

  return n;
}

/* It plays, keeps the laws and loses no cube. */
static void
test_large (void)
{
  static const TcSystem *const systems[] = { &tc_bell_1938_system, NULL };
  g_autofree char *text = write_large ();
  g_autoptr (GString) whole = g_string_new (text);
  g_autoptr (TcBuild) build = sizes_build (whole, systems);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_auto (Conformance) conformance = { 0 };
  g_autofree TcState *state = NULL;
  const BellRules *rules;

  g_assert_nonnull (ruleset);
  rules = tc_ruleset_get_data (ruleset);
  g_assert_cmpuint (rules->n_spaces, ==, 2000);
  state = g_malloc (tc_ruleset_get_state_size (ruleset));
  tc_rules_init (ruleset, 0, 3, state, NULL);
  conformance_init (&conformance, ruleset, 4);
  conformance_set_setup (&conformance, 0);
  for (guint i = 0; i < DECISIONS && state->actor != TC_SEAT_NONE; i++) {
    guint n = conformance_list (&conformance, state);
    TcMove move = conformance.moves[tc_rng_below (&conformance.rng, n)];

    if (i % LAWS_EVERY == 0) {
      conformance_check_hash (&conformance, state);
      conformance_check_hidden (&conformance, state);
      conformance_check_apply (&conformance, state, &move);
    }
    tc_rules_apply (ruleset, state, &move, NULL);
    for (guint side = 0; side < BELL_N_SIDES; side++)
      g_assert_cmpuint (count_cubes (rules, (const BellState *) state, side), ==, 1020);
  }
  g_assert_cmpuint (count_far (rules, (const BellState *) state), >, 16);
}

/* Pieces in different spaces: also in those that come late. */
static void
test_different (void)
{
  static const TcSystem *const systems[] = { &tc_bell_1938_system, NULL };
  g_autofree char *text = write_large ();
  g_autoptr (GString) whole = g_string_new (text);
  g_auto (Crisis) crisis = { 0 };

  crisis_open (&crisis, sizes_build (whole, systems), "crisis", 1);
  crisis.state->initiative = BELL_CONCEDE;
  crisis_hand (&crisis, 0, "c-1990");
  crisis_hand (&crisis, 1, "manifesto");
  crisis_go_to (&crisis, BELL_STEP_PLAY);
  crisis_play (&crisis, "event c-1990; pick x-100; pick x-1999");
  g_assert_cmpstr (crisis_why (&crisis, "pick x-1999"), !=, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "pick x-100"), !=, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "pick x-1998"), ==, "legal");
  crisis_play (&crisis, "pick x-64");
  g_assert_cmpuint (crisis_white (&crisis, "x-1999"), ==, 1);
}

/* A number that is written, and one more than it may be. */
static void
test_cubes (void)
{
  static const struct {
    const char *count;
    const char *message;
  } tries[] = { { "count=\"2000\"", NULL },
                { "count=\"2001\"",
                  "count cannot be \"2001\": expected a whole number from 0 to 2000" } };

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
  g_test_add_func ("/bell-1938/sizes/large", test_large);
  g_test_add_func ("/bell-1938/sizes/different", test_different);

  return g_test_run ();
}
