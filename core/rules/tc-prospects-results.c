/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-prospects-private.h"

/* Playing a move on a copy with each face forced, and what comes of it each time. */

/* More are no help to anybody, and each is a move played. */
#define MAX_RESULTS 400

/* So many questions are answered with what leaves all as it is, before the dice are settled. */
#define MAX_ANSWERS 16

void
tc_prospects_result_free (gpointer data)
{
  Result *result = data;

  g_array_unref (result->events);
  g_array_unref (result->rolls);
  g_free (result);
}

static gboolean
may_be_told (const Run *run, const TcEvent *event)
{
  const TcSystem *system = tc_ruleset_get_system (run->ruleset);
  const TcEventText *text = &system->events[event->kind];

  if (run->stops_at_heading && (text->is_heading || text->is_end))
    return FALSE;

  return !tc_rules_has_secrets (run->ruleset) ||
         (event->seen_by == 0 && system->is_foretold != NULL &&
          system->is_foretold (run->ruleset, event));
}

/* How many of the events may be told: all where nothing is hidden, else those up to the first that
 * could tell something of it. */
static void
count_told (Run *run)
{
  guint n = tc_events_get_n (run->events);

  run->n_told = run->n_dice = 0;
  while (run->n_told < n && may_be_told (run, tc_events_get (run->events, run->n_told)))
    run->n_told++;
  while (run->n_dice < tc_events_get_n_dice (run->events) &&
         tc_events_get_die (run->events, run->n_dice)->event < run->n_told)
    run->n_dice++;
}

/* Whether somebody is asked and may leave all as it is. */
static gboolean
find_answer (const Run *run, TcMove *out_move)
{
  const TcSystem *system = tc_ruleset_get_system (run->ruleset);

  for (guint verb = 0; verb < system->n_verbs; verb++) {
    *out_move = tc_move_make ((guint8) verb, TC_THING_NONE, TC_THING_NONE, 0);
    if (system->verbs[verb].proviso != NULL &&
        tc_rules_check (run->ruleset, run->trial, out_move) == TC_REASON_LEGAL)
      return TRUE;
  }

  return FALSE;
}

static void
make_move (Run *run)
{
  TcMove answer;

  tc_rules_apply (run->ruleset, run->trial, run->move, run->events);
  count_told (run);
  for (guint i = 0; i < MAX_ANSWERS && !tc_rules_is_over (run->trial) &&
                    run->n_told == tc_events_get_n (run->events) && find_answer (run, &answer);
       i++) {
    run->is_answered[answer.verb] = TRUE;
    tc_rules_apply (run->ruleset, run->trial, &answer, run->events);
    count_told (run);
  }
}

gboolean
tc_prospects_play (Run *run, guint n)
{
  gboolean is_loaded = tc_ruleset_get_system (run->ruleset)->sums_dice;
  guint n_forced = is_loaded ? 0 : n;

  memcpy (run->trial, run->state, run->size);
  memset (run->trial->forced, 0, sizeof run->trial->forced);
  memcpy (run->trial->forced, run->faces, n_forced);
  run->trial->n_forced = (guint8) n_forced;
  tc_events_clear (run->events);
  tc_events_load (run->events, run->faces, is_loaded ? n : 0);
  make_move (run);
  if (run->trial->n_forced > 0 || tc_events_get_n_loaded (run->events) > 0 || run->n_dice < n)
    return FALSE;
  for (guint i = 0; i < n_forced; i++)
    if (tc_events_get_die (run->events, i)->face != run->faces[i])
      return FALSE;

  return TRUE;
}

static gint
get_roll (TcEvents *events, guint event)
{
  gint roll = NO_ROLL;

  for (guint i = 0; i < tc_events_get_n_dice (events); i++)
    if (tc_events_get_die (events, i)->event == event)
      roll = MAX (roll, 0) + tc_events_get_die (events, i)->face;

  return roll;
}

/* The events behind a die that is not told apart would tell what the game's own die shows. */
static void
keep_result (Run *run, guint n_apart, double chance)
{
  Result *result = g_new0 (Result, 1);
  guint end = run->n_told;

  result->chance = chance;
  result->events = g_array_new (FALSE, FALSE, sizeof (TcEvent));
  result->rolls = g_array_new (FALSE, FALSE, sizeof (gint));
  result->goes_on = run->n_dice > n_apart;
  if (result->goes_on)
    end = MIN (end, tc_events_get_die (run->events, n_apart)->event);
  for (guint i = tc_events_get_die (run->events, 0)->event; i < end; i++) {
    gint roll = get_roll (run->events, i);

    g_array_append_val (result->events, *tc_events_get (run->events, i));
    g_array_append_val (result->rolls, roll);
  }
  g_ptr_array_add (run->results, result);
}

/* How many dice, from the @first on, are told apart by their sum alone. */
static guint
count_summed (const Run *run, guint first)
{
  guint n = 1;

  if (!tc_ruleset_get_system (run->ruleset)->sums_dice)
    return n;
  while (first + n < run->n_dice && tc_events_get_die (run->events, first + n)->event ==
                                      tc_events_get_die (run->events, first)->event)
    n++;

  return n;
}

/* (array) (transfer full): how likely @n dice show 0, 1, ... above their least. */
static double *
find_chances (guint n, guint faces)
{
  double *chances = g_new0 (double, (gsize) n *(faces - 1) + 1);

  chances[0] = 1;
  for (guint die = 1; die <= n; die++) {
    for (guint sum = die * (faces - 1) + 1; sum-- > 0;) {
      double ways = 0;

      for (guint face = 0; face < faces && face <= sum; face++)
        ways += sum - face <= (die - 1) * (faces - 1) ? chances[sum - face] : 0;
      chances[sum] = ways / faces;
    }
  }

  return chances;
}

/* Some faces that have the sum. */
static void
fill_faces (guint8 *dice, guint n, guint faces, guint sum)
{
  for (guint i = 0; i < n; i++) {
    guint above = MIN (sum, faces - 1);

    dice[i] = (guint8) (1 + above);
    sum -= above;
  }
}

static void
spread (Run *run, guint first, double chance)
{
  g_autofree double *chances = NULL;
  guint n;
  guint faces;

  run->has_failed =
    run->has_failed || !tc_prospects_play (run, first) || run->results->len >= MAX_RESULTS;
  if (run->has_failed)
    return;
  n = run->n_dice > first ? count_summed (run, first) : 0;
  if (n == 0 || first + n > run->max_dice) {
    keep_result (run, first, chance);
    return;
  }
  faces = tc_events_get_die (run->events, first)->faces;
  chances = find_chances (n, faces);
  for (guint sum = 0; sum <= n * (faces - 1); sum++) {
    fill_faces (run->faces + first, n, faces, sum);
    spread (run, first + n, chance * chances[sum]);
  }
}

guint
tc_prospects_count_first_throw (const Run *run)
{
  guint n = 0;

  while (n < run->n_dice &&
         tc_events_get_die (run->events, n)->event == tc_events_get_die (run->events, 0)->event)
    n++;

  return n;
}

gboolean
tc_prospects_find_results (Run *run, guint n_first)
{
  const guint most =
    tc_ruleset_get_system (run->ruleset)->sums_dice ? MAX_DICE : TC_MAX_FORCED_DICE;
  const guint depths[] = { most, n_first };

  for (guint i = 0; i < G_N_ELEMENTS (depths); i++) {
    g_ptr_array_set_size (run->results, 0);
    run->max_dice = MIN (depths[i], most);
    run->has_failed = FALSE;
    spread (run, 0, 1);
    if (!run->has_failed)
      return TRUE;
  }

  return FALSE;
}
