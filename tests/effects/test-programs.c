/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-generator.h"
#include "sanitized.h"

/* Random programs: all end, pieces are conserved, every listed choice can be made, what can be
 * played agrees with what happens, and the same choices give the same bytes.
 * TC_EFFECTS_PROGRAMS=100000 plays so many; one that fails is found again by its seed, which stands
 * in the message. */

#define CARDS 20

static void
test_programs (void)
{
  const char *wanted = g_getenv ("TC_EFFECTS_PROGRAMS");
  guint64 n_programs = wanted != NULL ? g_ascii_strtoull (wanted, NULL, 10) : SANITIZED (600, 3000);
  const char *first = g_getenv ("TC_EFFECTS_SEED");
  guint64 seed = first != NULL ? g_ascii_strtoull (first, NULL, 10) : 1;
  guint64 n_decisions = 0;

  for (guint64 done = 0; done < n_programs; done += CARDS, seed++) {
    g_autofree char *text = NULL;
    g_autoptr (TcRuleset) ruleset = NULL;
    TcRng rng;

    g_test_message ("seed %" G_GUINT64_FORMAT, seed);
    tc_rng_init (&rng, seed);
    text = generator_dup_scenario (&rng, CARDS);
    ruleset = trial_load (text);
    n_decisions += generator_play (ruleset, &rng);
  }
  g_assert_cmpuint (n_decisions, >, n_programs);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effects/programs", test_programs);

  return g_test_run ();
}
