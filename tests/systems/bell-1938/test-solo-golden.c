/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "solo-fixture.h"

/* Positions of solo-golden.txt, which solo_golden.py decided by the rulebook and its tables without
 * the program: in each, the same moves must be left, and the same rows must have decided. */

#define GOLDEN "tests/systems/bell-1938/solo-golden.txt"

enum { KIND, SIDE, TURN, AVAILABLE, OWN, ENEMY, CUBES, EQUALS = CUBES + 12 };

/* A crisis for each side, and its position before any line is set up. */
typedef struct {
  Crisis crisis;
  gsize size;
  BellState *state;
} Table;

static void
table_init (Table *table, const char *side)
{
  solo_init (&table->crisis, side, "easy", "press", "france");
  table->size = tc_ruleset_get_state_size (table->crisis.ruleset);
  table->state = g_memdup2 (table->crisis.state, table->size);
}

static void
set_up (Table *table, char **words)
{
  Crisis *crisis = &table->crisis;
  guint side = crisis->rules->solo.side;
  const BellRules *rules = crisis->rules;

  memcpy (crisis->state, table->state, table->size);
  crisis->state->head.turn = (guint16) (*words[TURN] - '0');
  solo_set_goals (crisis, words[OWN], words[ENEMY]);
  for (guint i = 0; i < 12; i++)
    crisis_put (crisis, tc_ruleset_get_thing (crisis->ruleset, (TcThing) i)->id,
                (guint) (words[CUBES + i][0] - '0'), (guint) (words[CUBES + i][1] - '0'));
  if (strcmp (words[AVAILABLE], "no") == 0) {
    crisis_empty_pool (crisis, side);
    crisis->state->cubes[rules->zone[side][0]][side] = 0;
  }
}

static void
ask (Crisis *crisis, const char *kind)
{
  const char *colon = strchr (kind, ':');
  guint space;

  if (colon == NULL) {
    solo_operate (crisis, 1);
    return;
  }
  space = crisis_holder (crisis, colon + 1);
  crisis->state->step = BELL_STEP_BONUS;
  crisis->state->at = (guint16) (space + 2);
  bell_add (bell_nth_set (crisis->rules, bell_set (crisis->state, BELL_SET_PIVOTS),
                          crisis->rules->solo.side),
            space);
  bell_advance (crisis->ruleset, &crisis->state->head, NULL);
}

/* "place-or-remove 6": the row that chose the action, or the last one that dropped something. */
static char *
dup_row (const Crisis *crisis, const TcBotTrace *trace, TcBotStepKind kind)
{
  TcScenario *scenario = tc_ruleset_get_scenario (crisis->ruleset);
  const TcBotStep *found = NULL;

  g_assert_cmpuint (trace->n_steps, <=, TC_BOT_MAX_STEPS);
  for (guint i = 0; i < trace->n_steps; i++) {
    const TcBotStep *step = &trace->steps[i];

    if (step->kind == kind && (kind == TC_BOT_STEP_DECIDED || step->n_dropped > 0))
      found = step;
  }
  if (found == NULL)
    return g_strdup ("-");

  return g_strdup_printf ("%s %u", tc_scenario_get_string (scenario, found->table, "id"),
                          (guint) found->nth);
}

/* What is left: the number of moves among which a die chose, or 1. */
static guint
count_left (const TcBotTrace *trace)
{
  const TcBotStep *last = &trace->steps[trace->n_steps - 1];

  return last->kind == TC_BOT_STEP_DIE ? last->n_left : 1;
}

static void
check_line (Table *table, const char *line, char **words)
{
  const char *answer = strstr (line, " = ") + 3;
  g_auto (GStrv) parts = g_strsplit (answer, " ; ", 3);
  g_auto (GStrv) moves = g_strsplit (parts[0], ", ", -1);

  g_test_message ("%s", line);
  set_up (table, words);
  ask (&table->crisis, words[KIND]);
  for (guint64 key = 1; key <= 6; key++) {
    TcBotTrace trace;
    g_autofree char *choice = solo_dup_choice (&table->crisis, key, &trace);
    g_autofree char *action = dup_row (&table->crisis, &trace, TC_BOT_STEP_DECIDED);
    g_autofree char *last = dup_row (&table->crisis, &trace, TC_BOT_STEP_KEPT);

    g_assert_cmpstr (action, ==, parts[1]);
    g_assert_cmpstr (last, ==, parts[2]);
    g_assert_cmpuint (count_left (&trace), ==, g_strv_length (moves));
    g_assert_true (g_strv_contains ((const char *const *) moves, choice));
  }
}

static void
test_golden (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", GOLDEN, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  Table tables[BELL_N_SIDES];

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  table_init (&tables[BELL_CONCEDE], "conceding");
  table_init (&tables[BELL_DEFEND], "defending");
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >=, 200);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

    g_assert_cmpstr (words[EQUALS], ==, "=");
    check_line (&tables[strcmp (words[SIDE], "defending") == 0], lines[i], words);
  }
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    g_free (tables[side].state);
    crisis_clear (&tables[side].crisis);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bell-1938/solo-golden/R60-R61-R63-positions", test_golden);

  return g_test_run ();
}
