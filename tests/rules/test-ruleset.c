/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

static void
test_directory (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcThing lamp = tc_ruleset_find_thing (ruleset, "lamp-1");
  const TcThingInfo *info = tc_ruleset_get_thing (ruleset, lamp);

  g_assert_cmpstr (info->id, ==, "lamp-1");
  g_assert_cmpstr (info->name, ==, "Lamp 1");
  g_assert_cmpint (info->kind, ==, TC_THING_PIECE);
  g_assert_cmpstr (tc_scenario_get_name (tc_ruleset_get_scenario (ruleset), info->node), ==,
                   "card");
  g_assert_cmpuint (tc_ruleset_find_thing (ruleset, "nobody"), ==, TC_THING_NONE);

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++) {
    const char *id = tc_ruleset_get_thing (ruleset, (TcThing) i)->id;

    g_assert_cmpuint (tc_ruleset_find_thing (ruleset, id), ==, i);
  }
}

static void
test_people (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);

  g_assert_cmpuint (tc_ruleset_get_n_seats (ruleset), ==, 3);
  g_assert_cmpstr (tc_ruleset_get_seat (ruleset, 2)->id, ==, "cedar");
  g_assert_cmpuint (tc_ruleset_get_n_sides (ruleset), ==, 2);
  g_assert_cmpuint (tc_ruleset_get_side (ruleset, 1), ==,
                    tc_ruleset_find_thing (ruleset, "traitor"));
  g_assert_cmpuint (tc_ruleset_get_n_setups (ruleset), ==, 3);
  g_assert_cmpuint (tc_ruleset_get_setup (ruleset, 1)->n_seats, ==, 3);
  g_assert_cmpuint (tc_ruleset_get_setup (ruleset, 2)->n_seats, ==, 2);
  g_assert_cmpint (tc_ruleset_find_setup (ruleset, "long"), ==, 1);
  g_assert_cmpint (tc_ruleset_find_setup (ruleset, "longer"), ==, -1);
  g_assert_cmpstr (tc_ruleset_get_setup (ruleset, 1)->name, ==, "Eight Rounds");
}

static void
test_references (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcRuleset *other = tc_ruleset_ref (ruleset);

  tc_ruleset_unref (other);
  g_assert_cmpuint (tc_ruleset_get_n_seats (ruleset), ==, 3);
}

/* Systems that differ from the test system in one hook, to break each limit. */

static gpointer
compile_nothing (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  tc_ruleset_add_seat (ruleset, "a", "A", TC_SEAT_NONE);
  tc_ruleset_add_setup (ruleset, "s", "S", TC_NODE_NONE);
  tc_ruleset_set_limits (ruleset, sizeof (MiniState), 1);

  return g_new0 (MiniData, 1);
}

static gpointer
compile_many_things (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  for (guint i = 0; i < TC_RULESET_MAX_THINGS + 10; i++) {
    g_autofree char *id = g_strdup_printf ("thing-%u", i);
    TcThing thing = tc_ruleset_add_thing (ruleset, MINI_THING_CARD, id, id, TC_NODE_NONE, report);

    g_assert_cmpint (thing == TC_THING_NONE, ==, i > TC_RULESET_MAX_THINGS);
  }

  return compile_nothing (ruleset, scenario, report);
}

static gpointer
compile_large_state (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  gpointer data = compile_nothing (ruleset, scenario, report);

  tc_ruleset_add_array (ruleset, "large", 1, TC_RULESET_MAX_STATE_BYTES);

  return data;
}

static gpointer
compile_many_moves (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  gpointer data = compile_nothing (ruleset, scenario, report);

  tc_ruleset_set_limits (ruleset, sizeof (MiniState), TC_RULESET_MAX_MOVES + 1);

  return data;
}

static gpointer
compile_many_seats (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    tc_ruleset_add_seat (ruleset, "b", "B", TC_SEAT_NONE);

  return compile_nothing (ruleset, scenario, report);
}

static gpointer
compile_many_sides (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  for (guint i = 0; i <= TC_MAX_SIDES; i++)
    tc_ruleset_add_side (ruleset, 0);

  return compile_nothing (ruleset, scenario, report);
}

static gpointer
compile_no_setup (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  tc_ruleset_add_seat (ruleset, "a", "A", TC_SEAT_NONE);
  tc_ruleset_set_limits (ruleset, sizeof (MiniState), 1);

  return g_new0 (MiniData, 1);
}

static gpointer
compile_duplicate (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  tc_ruleset_add_thing (ruleset, MINI_THING_CELL, "twin", "First", 2, report);
  tc_ruleset_add_thing (ruleset, MINI_THING_TILE, "twin", "Second", 3, report);

  return compile_nothing (ruleset, scenario, report);
}

typedef struct {
  const char *name;
  gpointer (*compile) (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
  const char *code; /* nullable: it compiles */
} LimitCase;

static const LimitCase limit_cases[] = {
  { "fits", compile_nothing, NULL },          { "things", compile_many_things, "SYS002" },
  { "state", compile_large_state, "SYS003" }, { "moves", compile_many_moves, "SYS004" },
  { "seats", compile_many_seats, "SYS005" },  { "sides", compile_many_sides, "SYS005" },
  { "no-setup", compile_no_setup, "SYS006" }, { "duplicate", compile_duplicate, "SYS001" },
};

static TcRuleset *
compile_with (const TcSystem *system, TcReport *report)
{
  g_autoptr (TcRuleset) mini = tc_test_load (MINI);

  return tc_ruleset_compile (system, tc_ruleset_get_scenario (mini), report);
}

static void
test_limit (gconstpointer data)
{
  const LimitCase *of = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) ruleset = NULL;
  TcSystem system = tc_mini_system;

  system.compile = of->compile;
  ruleset = compile_with (&system, report);
  if (of->code == NULL) {
    g_assert_nonnull (ruleset);
    g_assert_cmpuint (tc_report_get_n (report), ==, 0);
    return;
  }

  g_assert_null (ruleset);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, of->code);
  g_assert_nonnull (tc_code_lookup (of->code));
}

static void
test_duplicate_related (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) ruleset = NULL;
  TcSystem system = tc_mini_system;
  const TcFinding *finding = NULL;

  system.compile = compile_duplicate;
  ruleset = compile_with (&system, report);
  finding = tc_report_get (report, 0);
  g_assert_nonnull (strstr (finding->message, "twin"));
  g_assert_nonnull (finding->related);
  g_assert_cmpuint (finding->related->len, ==, 1);
}

/* --- What only play asks for --- */

#define N_PLAYERS 4

static gint n_prepared;

static void
count_prepare (gpointer data)
{
  g_assert_nonnull (data);
  g_usleep (1000); /* long enough for others to ask for it meanwhile */
  g_atomic_int_inc (&n_prepared);
}

static gpointer
begin_game (gpointer data)
{
  const TcRuleset *ruleset = data;
  g_autofree TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));

  tc_rules_init (ruleset, 0, 1, state, NULL);
  g_assert_cmpint (g_atomic_int_get (&n_prepared), ==, 1);

  return NULL;
}

/* An edit compiles and prepares nothing; of many games in many threads only the first does. */
static void
test_prepare (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) ruleset = NULL;
  GThread *players[N_PLAYERS];
  TcSystem system = tc_mini_system;

  system.prepare = count_prepare;
  ruleset = compile_with (&system, report);
  g_assert_cmpint (n_prepared, ==, 0);
  for (guint i = 0; i < N_PLAYERS; i++)
    players[i] = g_thread_new ("player", begin_game, ruleset);
  for (guint i = 0; i < N_PLAYERS; i++)
    g_thread_join (players[i]);
  begin_game (ruleset);
}

/* A field table with a gap is a fault of the system, found at the first compile. */
static void
test_gap (void)
{
  if (g_test_subprocess ()) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcRuleset) ruleset = NULL;
    TcSystem system = tc_mini_system;

    system.n_fields--;
    ruleset = compile_with (&system, report);
    return;
  }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*get_fields_end*");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/ruleset/directory", test_directory);
  g_test_add_func ("/rules/ruleset/people", test_people);
  g_test_add_func ("/rules/ruleset/references", test_references);
  for (guint i = 0; i < G_N_ELEMENTS (limit_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/ruleset/limit/%s", limit_cases[i].name);

    g_test_add_data_func (path, &limit_cases[i], test_limit);
  }
  g_test_add_func ("/rules/ruleset/duplicate-related", test_duplicate_related);
  g_test_add_func ("/rules/ruleset/prepare", test_prepare);
  g_test_add_func ("/rules/ruleset/gap", test_gap);

  return g_test_run ();
}
