/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "conformance.h"
#include "sanitized.h"

/* What a seat may not know, over many positions of every system: TC_POSITIONS in the environment or
 * a number as the last argument; 10,000 of each setup are the bar of a release. Small by default.
 */

#define DEFAULT_POSITIONS SANITIZED (3, 40)
#define EVERY             9   /* about one position in so many is looked at */
#define MAX_LOGGED        300 /* moves of a game whose log is read */

typedef struct {
  const TcTestCase *of;
  guint n_positions;
} Run;

/* Random players reach other positions than sensible ones: each plays half of the games. */
static void
look_at_game (Conformance *conformance, guint setup, guint64 seed, guint *n_left)
{
  TcRuleset *ruleset = conformance->ruleset;
  g_autofree TcState *state = tc_test_state_new (ruleset, setup, seed);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const TcBot *sensible = tc_bot_find (ruleset, "heuristic");
  const TcBot *bot = seed % 2 == 0 && sensible != NULL ? sensible : tc_bot_find (ruleset, "random");

  while (*n_left > 0) {
    TcMove move = { 0 };

    if (tc_rng_below (&conformance->rng, EVERY) == 0 || tc_rules_is_over (state)) {
      conformance_check_hidden (conformance, state);
      conformance_check_twins (conformance, state);
      --*n_left;
    }
    if (tc_rules_is_over (state))
      return;
    move = tc_bot_desk_decide (desk, bot, state, &conformance->rng);
    tc_rules_apply (ruleset, state, &move, NULL);
  }
}

static void
test_positions (gconstpointer data)
{
  const Run *run = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (run->of->file);
  g_auto (Conformance) conformance = { 0 };
  guint setup = tc_test_find_setup (ruleset, run->of->setup);
  guint n_left = run->n_positions;

  conformance_init (&conformance, ruleset, 4242);
  conformance_set_setup (&conformance, setup);
  for (guint64 seed = 1; n_left > 0; seed++)
    look_at_game (&conformance, setup, seed, &n_left);
  g_assert_cmpuint (conformance.n_twins, >, 0);
  g_test_message ("%u positions of %u seats, %u steps of twins", run->n_positions,
                  conformance.n_seats, conformance.n_twins);
}

static void
test_pairs (gconstpointer data)
{
  const Run *run = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (run->of->file);
  g_auto (Conformance) conformance = { 0 };
  guint setup = tc_test_find_setup (ruleset, run->of->setup);

  conformance_init (&conformance, ruleset, 99);
  conformance_set_setup (&conformance, setup);
  for (guint8 viewer = 0; viewer < conformance.n_seats; viewer++)
    conformance_check_pairs (&conformance, setup, viewer);
  /* A law that is never tried holds nothing. */
  if (tc_rules_has_secrets (ruleset)) {
    g_assert_cmpuint (conformance.n_pairs, >=, conformance.n_seats);
    g_assert_cmpuint (conformance.n_pair_moves, >, conformance.n_pairs);
  }
  conformance_check_pairs (&conformance, setup, TC_SEAT_PUBLIC);
  g_test_message ("%u pairs of games, %u moves", conformance.n_pairs, conformance.n_pair_moves);
}

static guint
count_lines_of (char **lines, char **others)
{
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += !g_strv_contains ((const char *const *) others, lines[i]);

  return n;
}

/* What all are told each seat is told, unless it was told something else in its place, because it
 * knows more. */
static void
test_public_log (gconstpointer data)
{
  const Run *run = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (run->of->file);
  guint setup = tc_test_find_setup (ruleset, run->of->setup);
  guint n_seats = tc_ruleset_get_setup (ruleset, setup)->n_seats;
  g_autoptr (TcGame) game = tc_game_new (ruleset, setup, 77);
  g_autofree char *text = NULL;
  TcRng rng = { 0 };

  tc_rng_init (&rng, 77);
  tc_test_play_random (game, &rng, MAX_LOGGED);
  for (gint i = -1; i < (gint) tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) shared = tc_game_dup_log (game, TC_SEAT_PUBLIC, i);

    for (guint8 seat = 0; seat < n_seats; seat++) {
      g_auto (GStrv) own = tc_game_dup_log (game, seat, i);

      g_assert_cmpuint (count_lines_of (shared, own), <=, count_lines_of (own, shared));
    }
  }
  text = tc_replay_dup_text (game, TC_SEAT_PUBLIC);
  g_assert_nonnull (strstr (text, "\nseen-by everyone\n"));
  g_assert_null (strstr (text, "\nseed "));
}

static void
add_tests (Run *run, const TcTestCase *of, guint n_positions)
{
  g_autofree char *positions = g_strdup_printf ("/hidden/%s/positions", of->name);
  g_autofree char *pairs = g_strdup_printf ("/hidden/%s/pairs", of->name);
  g_autofree char *log = g_strdup_printf ("/hidden/%s/public-log", of->name);

  run->of = of;
  run->n_positions = n_positions;
  g_test_add_data_func (positions, run, test_positions);
  if (of->is_first || SANITIZED (FALSE, TRUE))
    g_test_add_data_func (pairs, run, test_pairs);
  g_test_add_data_func (log, run, test_public_log);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);
  g_autofree Run *runs = g_new0 (Run, n);
  guint n_positions = 0;

  g_test_init (&argc, &argv, NULL);
  n_positions =
    tc_test_read_number ("TC_POSITIONS", argc > 1 ? argv[argc - 1] : NULL, DEFAULT_POSITIONS);
  for (guint i = 0; i < n; i++)
    add_tests (&runs[i], &cases[i], n_positions);

  return g_test_run ();
}
