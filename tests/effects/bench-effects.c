/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>

#include "effects-fixture.h"

/* What a clause costs more than the same change written in C, by way of the same functions of the
 * system: a card of four clauses, without choices, over and over. The aim is 100 ns a clause. */

#define ROUNDS  2000000u
#define CLAUSES 4

static const char event[] =
  "<if><when><controls side='red' space='ash'/></when><then>"
  "<place piece='cube' side='red' count='1'><in space='dale'/></place></then></if>"
  "<remove piece='cube' side='red' count='1'><in space='dale'/></remove>"
  "<shift track='level' by='1'/><shift track='level' by='-1'/>";

static void
play_in_c (const TrialRules *rules, TcState *state)
{
  const TcEffectsHost *host = &tc_trial_host;

  if (host->controller (rules, state, 0) == 0 && host->supply (rules, state, 0, 0) > 0 &&
      host->room (rules, state, 0, 0, 3) > 0)
    host->place (rules, state, NULL, 0, 0, 3);
  if (host->count (rules, state, 0, 0, 3) > 0)
    host->remove (rules, state, NULL, 0, 0, 3);
  host->shift (rules, state, NULL, 1, TC_EFFECTS_NOBODY, 1);
  host->shift (rules, state, NULL, 1, TC_EFFECTS_NOBODY, -1);
}

static void
play_as_data (const TrialRules *rules, TcState *state)
{
  tc_effects_start (rules->effects, state, rules->event[0], 0);
  tc_effects_run (rules->effects, rules, state, NULL);
}

/* In nanoseconds of this process alone, whatever else runs on the machine. */
static gdouble
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (gdouble) now.tv_sec * 1e9 + (gdouble) now.tv_nsec;
}

static gdouble
measure (const Fixture *fixture, void (*play) (const TrialRules *rules, TcState *state))
{
  gdouble begin = get_time ();

  for (guint i = 0; i < ROUNDS; i++)
    play (fixture->rules, &fixture->state->base);

  return (get_time () - begin) / ROUNDS;
}

int
main (void)
{
  g_auto (Fixture) fixture = { 0 };
  gdouble in_c = 0;
  gdouble as_data = 0;

  fixture_init (&fixture, event);
  in_c = measure (&fixture, play_in_c);
  as_data = measure (&fixture, play_as_data);
  g_print (
    "a card of %d clauses and a condition: %.1f ns in C, %.1f ns as data: %.1f ns more a clause\n",
    CLAUSES, in_c, as_data, (as_data - in_c) / CLAUSES);

  return 0;
}
