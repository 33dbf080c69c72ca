/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* A second move generator that knows nothing: every verb with every subject, target and value
 * through the predicate. From positions of every turn and phase the lists must be its lists, move
 * for move, down to depth 3.
 *
 * By default one path from each position; TC_WIDTH says how many moves are followed from each (0:
 * all, which takes an hour or more), TC_POSITIONS from how many positions. */

#define DEPTH        3
#define SAMPLE_GAMES 40
#define SLOTS        4  /* positions kept of one turn and phase */
#define MAX_TURNS    24 /* slots for turns; see find_turn () */
#define MAX_PHASES   32
#ifdef __SANITIZE_ADDRESS__
#define POSITIONS 15
#else
#define POSITIONS 60
#endif
#define FEW           4
#define ENOUGH        60 /* for all turns and phases to be among them */
#define DEFAULT_WIDTH 1

typedef struct {
  TcRuleset *ruleset;
  gsize size;
  guint width;
  guint max_moves;
  TcMove *naive;
  TcMove *listed[DEPTH];
  GHashTable *counts; /* position and depth -> leaves under it; orders of moves meet again */
  guint64 n_compared;
  TcRng rng;
} Walk;

static TcThing
nth_thing (const Walk *walk, guint i)
{
  return i < tc_ruleset_get_n_things (walk->ruleset) ? (TcThing) i : TC_THING_NONE;
}

/* Whether @verb is asked for in the phase: if not, core calls none of its moves legal, and to try
 * them all took most of the time. */
static gboolean
has_part (const TcSystem *system, const TcState *state, guint verb)
{
  for (guint i = 0; i < system->n_decisions; i++) {
    if (system->decisions[i].phase == state->phase && (system->decisions[i].verbs >> verb & 1) != 0)
      return TRUE;
  }

  return FALSE;
}

/* In the order of lists: TC_THING_NONE is the greatest thing. */
static guint
list_naively (Walk *walk, const TcState *state)
{
  guint n_things = tc_ruleset_get_n_things (walk->ruleset);
  const TcSystem *system = tc_ruleset_get_system (walk->ruleset);
  guint n = 0;

  for (guint verb = 0; verb < system->n_verbs; verb++) {
    guint max_value = system->verbs[verb].max_value + 1u; /* one too many */

    /* Records are made at any time, and never listed. */
    if (system->verbs[verb].is_record || !has_part (system, state, verb))
      continue;
    for (guint subject = 0; subject <= n_things; subject++)
      for (guint target = 0; target <= n_things; target++)
        for (guint value = 0; value <= max_value; value++) {
          TcMove move = tc_move_make ((guint8) verb, nth_thing (walk, subject),
                                      nth_thing (walk, target), (guint16) value);

          if (tc_rules_check (walk->ruleset, state, &move) != TC_REASON_LEGAL)
            continue;
          g_assert_cmpuint (n, <, walk->max_moves);
          walk->naive[n++] = move;
        }
  }

  return n;
}

static void
complain (Walk *walk, const TcState *state, const TcMove *move, const char *what)
{
  g_autofree char *text = tc_move_dup_text (walk->ruleset, move);

  g_error ("\"%s\" is %s; turn %u, phase %u", text, what, state->turn, state->phase);
}

/* Both lists, which must be one; it is left in @moves. */
static guint
compare_lists (Walk *walk, const TcState *state, TcMove *moves)
{
  guint n_naive = list_naively (walk, state);
  guint n = tc_rules_legal_moves (walk->ruleset, state, TC_MOVES_ALL, moves);

  for (guint i = 0; i < MIN (n, n_naive); i++) {
    gint order = tc_move_compare (&walk->naive[i], &moves[i]);

    if (order < 0)
      complain (walk, state, &walk->naive[i], "legal but not listed, or not in its place");
    if (order > 0)
      complain (walk, state, &moves[i], "listed but not legal, or not in its place");
  }
  if (n < n_naive)
    complain (walk, state, &walk->naive[n], "legal but not listed");
  if (n > n_naive)
    complain (walk, state, &moves[n_naive], "listed but not legal");
  walk->n_compared++;

  return n;
}

/* Leaves @depth moves below @state; of all of them with width 0. */
static guint64
count_leaves (Walk *walk, const TcState *state, guint depth)
{
  guint64 key = tc_rules_hash (walk->ruleset, state) + depth;
  guint64 *known = g_hash_table_lookup (walk->counts, &key);
  TcMove *moves = walk->listed[depth - 1];
  guint64 leaves = 0;
  guint n, followed;

  if (known != NULL)
    return *known;
  if (tc_rules_is_over (state))
    return 0;

  n = compare_lists (walk, state, moves);
  leaves = n;
  if (depth > 1) {
    leaves = 0;
    followed = walk->width == 0 ? n : MIN (n, walk->width);
    for (guint i = 0; i < followed; i++) {
      g_autofree TcState *next = tc_test_state_copy (walk->ruleset, state);
      guint choice = walk->width == 0 ? i : tc_rng_below (&walk->rng, n);

      tc_rules_apply (walk->ruleset, next, &moves[choice], NULL);
      leaves += count_leaves (walk, next, depth - 1);
    }
  }
  g_hash_table_insert (walk->counts, g_memdup2 (&key, sizeof key),
                       g_memdup2 (&leaves, sizeof leaves));

  return leaves;
}

/* Positions of random games: some of each turn and phase that was met. */

typedef struct {
  TcState *states[SLOTS]; /* owned */
  guint n_states;
  guint n_met;
} Met;

typedef struct {
  Met met[MAX_TURNS][MAX_PHASES];
  guint turn_used[MAX_TURNS];
  guint phase_used[MAX_PHASES];
} Sample;

/* The first turns have slots of their own, those of long games share. */
static guint
find_turn (const TcState *state)
{
  guint turn = state->turn;

  return turn < 16 ? turn : MIN (16 + (turn - 16) / 32, MAX_TURNS - 1);
}

static void
keep (Walk *walk, Sample *sample, const TcState *state)
{
  Met *met;
  guint slot;

  g_assert_cmpuint (state->phase, <, MAX_PHASES);
  met = &sample->met[find_turn (state)][state->phase];
  slot = tc_rng_below (&walk->rng, ++met->n_met);
  if (met->n_states < SLOTS)
    slot = met->n_states++;
  if (slot >= SLOTS)
    return;
  g_free (met->states[slot]);
  met->states[slot] = tc_test_state_copy (walk->ruleset, state);
}

static void
play_sample (Walk *walk, Sample *sample, guint setup)
{
  for (guint64 seed = 1; seed <= SAMPLE_GAMES; seed++) {
    g_autofree TcState *state = tc_test_state_new (walk->ruleset, setup, seed);

    while (!tc_rules_is_over (state)) {
      guint n = tc_rules_legal_moves (walk->ruleset, state, TC_MOVES_ALL, walk->naive);

      keep (walk, sample, state);
      tc_rules_apply (walk->ruleset, state, &walk->naive[tc_rng_below (&walk->rng, n)], NULL);
    }
  }
}

/* What was never taken comes first, whatever it comes with. */
static guint
used (const Sample *sample, guint turn, guint phase)
{
  if (sample->turn_used[turn] == 0 || sample->phase_used[phase] == 0)
    return 0;

  return sample->turn_used[turn] + sample->phase_used[phase];
}

/* (transfer full) (nullable): a position of the turn and the phase that were taken least. Every
 * other time one of those that games have most, for there most kinds of moves are. */
static TcState *
take (Sample *sample, gboolean of_many)
{
  Met *best = NULL;
  guint best_turn = 0;
  guint best_phase = 0;

  for (guint turn = 0; turn < MAX_TURNS; turn++)
    for (guint phase = 0; phase < MAX_PHASES; phase++) {
      Met *met = &sample->met[turn][phase];

      if (met->n_states == 0 ||
          (best != NULL &&
           (of_many ? met->n_met <= best->n_met
                    : used (sample, turn, phase) >= used (sample, best_turn, best_phase))))
        continue;
      best = met;
      best_turn = turn;
      best_phase = phase;
    }
  if (best == NULL)
    return NULL;

  sample->turn_used[best_turn]++;
  sample->phase_used[best_phase]++;

  return g_steal_pointer (&best->states[--best->n_states]);
}

static void
check_coverage (const Sample *sample, guint n_taken)
{
  guint n_turns = 0;
  guint n_phases = 0;

  for (guint turn = 0; turn < MAX_TURNS; turn++)
    n_turns += sample->turn_used[turn] > 0;
  for (guint phase = 0; phase < MAX_PHASES; phase++)
    n_phases += sample->phase_used[phase] > 0;
  /* Every turn and phase that was met is among the positions, when there are positions enough. */
  for (guint turn = 0; turn < MAX_TURNS; turn++)
    for (guint phase = 0; phase < MAX_PHASES; phase++)
      if (sample->met[turn][phase].n_met > 0 && n_taken >= ENOUGH) {
        g_assert_cmpuint (sample->turn_used[turn], >, 0);
        g_assert_cmpuint (sample->phase_used[phase], >, 0);
      }
  g_test_message ("%u positions of %u turns and %u phases", n_taken, n_turns, n_phases);
}

static guint
read_number (const char *variable, guint otherwise)
{
  const char *text = g_getenv (variable);
  guint64 n = otherwise;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &n, NULL))
    g_error ("%s: \"%s\" is no number", variable, text);

  return (guint) n;
}

static void
walk_init (Walk *walk, const TcTestCase *of)
{
  memset (walk, 0, sizeof *walk);
  walk->ruleset = tc_test_load (of->file);
  walk->size = tc_ruleset_get_state_size (walk->ruleset);
  walk->max_moves = tc_ruleset_get_max_moves (walk->ruleset);
  walk->width = read_number ("TC_WIDTH", DEFAULT_WIDTH);
  walk->naive = g_new (TcMove, walk->max_moves);
  for (guint i = 0; i < DEPTH; i++)
    walk->listed[i] = g_new (TcMove, walk->max_moves);
  walk->counts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  tc_rng_init (&walk->rng, 1940);
}

static void
walk_clear (Walk *walk)
{
  g_clear_pointer (&walk->ruleset, tc_ruleset_unref);
  g_clear_pointer (&walk->naive, g_free);
  for (guint i = 0; i < DEPTH; i++)
    g_clear_pointer (&walk->listed[i], g_free);
  g_clear_pointer (&walk->counts, g_hash_table_unref);
}

static void
test_lists (gconstpointer data)
{
  const TcTestCase *of = data;
  guint n_wanted = read_number ("TC_POSITIONS", of->is_first ? POSITIONS : FEW);
  g_autofree Sample *sample = g_new0 (Sample, 1);
  TcState *left = NULL;
  guint64 leaves = 0;
  guint n = 0;
  Walk walk;

  walk_init (&walk, of);
  play_sample (&walk, sample, tc_test_find_setup (walk.ruleset, of->setup));
  for (; n < n_wanted; n++) {
    g_autofree TcState *state = take (sample, n % 2 == 0);
    guint64 below = 0;

    if (state == NULL)
      break;
    below = count_leaves (&walk, state, DEPTH);
    leaves += below;
    g_test_message ("turn %u, phase %u: %" G_GUINT64_FORMAT " leaves", state->turn, state->phase,
                    below);
    g_hash_table_remove_all (walk.counts);
  }
  check_coverage (sample, n);
  g_test_message ("%" G_GUINT64_FORMAT " lists are equal, %" G_GUINT64_FORMAT " leaves",
                  walk.n_compared, leaves);
  while ((left = take (sample, FALSE)) != NULL)
    g_free (left);
  walk_clear (&walk);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/naive-moves/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_lists);
  }

  return g_test_run ();
}
