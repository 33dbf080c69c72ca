/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include "conformance.h"
#include "sanitized.h"

/* The conformance suite: every law over every case; TC_POSITIONS in the environment is over how
 * many positions of each at least (10,000 are the bar of a release). Besides the tests it has two
 * modes:
 *   --update  rewrites the golden logs
 *   --hashes  prints final hashes of games of random bots, for comparing builds */

#define LAW_GAMES    SANITIZED (3, 28)
#define LAW_EVERY    4 /* about one position in so many is looked at with every law */
#define REPLAY_GAMES SANITIZED (2, 4)
#define GOLDEN_SEEDS 2
#define N_HASHES     20
#define FORCED_DICE  3
#define ENOUGH_SETS  20 /* decisions on a set that were met, for some to be compared */

static void
test_laws (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  guint least = tc_test_read_number ("TC_POSITIONS", NULL, 0);
  g_auto (Conformance) conformance = { 0 };

  conformance_init (&conformance, ruleset, g_str_hash (of->setup));
  for (guint seed = 1; seed <= MAX (LAW_GAMES / of->thin, 1) || conformance.n_positions < least;
       seed++)
    conformance_play (&conformance, tc_test_find_setup (ruleset, of->setup), seed,
                      of->thin > 1 ? 8 * LAW_EVERY : LAW_EVERY, TC_TEST_MAX_DECISIONS);
  g_assert_cmpuint (conformance.n_positions, >, 0);
  if (conformance.n_sets >= ENOUGH_SETS)
    g_assert_cmpuint (conformance.n_groups, >, 0);
  g_test_message ("%u positions, %u decisions on a set compared, %u too wide",
                  conformance.n_positions, conformance.n_groups, conformance.n_too_wide);
}

/* Undo, redo and forced dice on the way must leave nothing in the record that is not in the
 * position. */
static void
play_with_detours (TcGame *game, TcRng *rng, guint max)
{
  guint n_forced = 0;

  for (guint i = 0; !tc_game_is_over (game); i++) {
    g_assert_cmpuint (i, <=, 2 * max);
    switch (tc_rng_below (rng, 12)) {
    case 0:
      tc_game_undo (game);
      break;
    case 1:
      tc_game_redo (game);
      break;
    case 2:
      if (n_forced < FORCED_DICE &&
          tc_game_force_die (game, 1 + (guint8) tc_rng_below (rng, 6), &TC_REQUEST_UMPIRE))
        n_forced++;
      break;
    default:
      break;
    }
    tc_test_play_random (game, rng, 1);
  }
}

static void
test_replay (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  TcRng rng;

  tc_rng_init (&rng, 11);
  for (guint seed = 1; seed <= (of->thin > 1 ? 1 : REPLAY_GAMES); seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, tc_test_find_setup (ruleset, of->setup), seed);
    g_autoptr (TcGame) again = NULL;
    g_autofree char *text = NULL;
    g_autofree char *text_again = NULL;
    TcDivergence divergence = { 0 };

    play_with_detours (game, &rng, TC_TEST_MAX_DECISIONS);
    text = tc_replay_dup_text (game, TC_SEAT_NONE);
    again = tc_replay_play (ruleset, text, &divergence);
    g_assert_cmpstr (divergence.message, ==, NULL);
    g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
    g_assert_nonnull (again);
    g_assert_cmphex (tc_game_get_hash (again), ==, tc_game_get_hash (game));
    g_assert_cmpmem (tc_game_get_state (again), tc_ruleset_get_state_size (ruleset),
                     tc_game_get_state (game), tc_ruleset_get_state_size (ruleset));
    text_again = tc_replay_dup_text (again, TC_SEAT_NONE);
    g_assert_cmpstr (text_again, ==, text);
    tc_divergence_clear (&divergence);
  }
}

static char *
dup_golden (const TcTestCase *of, guint64 seed)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  g_autoptr (TcGame) game = tc_game_new (ruleset, tc_test_find_setup (ruleset, of->setup), seed);
  GString *out = g_string_new (NULL);
  TcRng rng;

  g_string_append_printf (out, "%s, setup %s, seed %" G_GUINT64_FORMAT ", rules %u\n\n", of->system,
                          of->setup, seed, tc_ruleset_get_system (ruleset)->rules_version);
  tc_rng_init (&rng, seed + 1000);
  tc_test_play_random (game, &rng, of->golden_moves);
  for (gint i = -1; i < (gint) tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, i);

    for (guint k = 0; lines[k] != NULL; k++)
      g_string_append_printf (out, "%s%s\n", k > 0 && i >= 0 ? "  " : "", lines[k]);
  }
  g_string_append_printf (out, "\nfinal hash %016" G_GINT64_MODIFIER "x\n",
                          tc_game_get_hash (game));

  return g_string_free (out, FALSE);
}

static char *
dup_golden_path (const TcTestCase *of, guint64 seed)
{
  g_autofree char *file =
    g_strdup_printf ("tests/golden/%s-%" G_GUINT64_FORMAT ".txt", of->name, seed);

  return tc_test_dup_path (file);
}

static void
test_golden (gconstpointer data)
{
  const TcTestCase *of = data;

  for (guint64 seed = 1; seed <= GOLDEN_SEEDS; seed++) {
    g_autofree char *path = dup_golden_path (of, seed);
    g_autofree char *wanted = NULL;
    g_autofree char *text = dup_golden (of, seed);
    g_auto (GStrv) wanted_lines = NULL;
    g_auto (GStrv) lines = NULL;

    if (!g_file_get_contents (path, &wanted, NULL, NULL))
      g_error ("no golden log for %s; test-conformance --update writes it", of->name);
    wanted_lines = g_strsplit (wanted, "\n", -1);
    lines = g_strsplit (text, "\n", -1);
    for (guint i = 0; wanted_lines[i] != NULL && lines[i] != NULL; i++)
      g_assert_cmpstr (lines[i], ==, wanted_lines[i]);
    g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (wanted_lines));
  }
}

static int
update_golden (void)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  for (guint i = 0; i < n; i++) {
    for (guint64 seed = 1; seed <= GOLDEN_SEEDS; seed++) {
      g_autofree char *path = dup_golden_path (&cases[i], seed);
      g_autofree char *text = dup_golden (&cases[i], seed);
      g_autoptr (GError) error = NULL;

      if (!g_file_set_contents (path, text, -1, &error))
        g_error ("%s", error->message);
    }
  }

  return 0;
}

static int
print_hashes (void)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcRuleset) ruleset = tc_test_load (cases[i].file);

    for (guint64 seed = 1; seed <= N_HASHES; seed++)
      printf ("final-hash %s %" G_GUINT64_FORMAT " %016" G_GINT64_MODIFIER "x\n", cases[i].name,
              seed,
              tc_test_final_hash (ruleset, tc_test_find_setup (ruleset, cases[i].setup), seed));
  }

  return 0;
}

/* Every system of the tables has cases, and each case a name of its own. */
static void
test_every_system (void)
{
  g_autofree const TcSystem **systems = tc_test_systems ();
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);
  guint n_first = 0;

  for (guint i = 0; i < n; i++) {
    g_assert_true (g_hash_table_add (names, (gpointer) cases[i].name));
    if (cases[i].is_first)
      g_assert_cmpstr (cases[i].system, ==, systems[n_first++]->id);
  }
  g_assert_null (systems[n_first]);
}

static void
add_test (const char *name, const TcTestCase *of, GTestDataFunc function)
{
  g_autofree char *path = g_strdup_printf ("/conformance/%s/%s", of->name, name);

  g_test_add_data_func (path, of, function);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  if (argc > 1 && strcmp (argv[1], "--update") == 0)
    return update_golden ();
  if (argc > 1 && strcmp (argv[1], "--hashes") == 0)
    return print_hashes ();

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/conformance/every-system", test_every_system);
  for (guint i = 0; i < n; i++) {
    add_test ("laws", &cases[i], test_laws);
    add_test ("replay", &cases[i], test_replay);
    add_test ("golden", &cases[i], test_golden);
  }

  return g_test_run ();
}
