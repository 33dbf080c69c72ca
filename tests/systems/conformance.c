/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"

#include <string.h>

#include "conformance-private.h"

#define N_WRONG_MOVES   24
#define N_PROPOSALS     6
#define MAX_GROUP_NODES 20000u
#define MAX_GROUP_MOVES 40000

TcState *
conformance_copy (Conformance *conformance, const TcState *state)
{
  guint8 *copy = g_malloc (conformance->size + GUARD);

  memcpy (copy, state, conformance->size);
  memset (copy + conformance->size, GUARD_BYTE, GUARD);

  return (TcState *) (gpointer) copy;
}

void
conformance_assert_guard (Conformance *conformance, const TcState *state)
{
  const guint8 *bytes = (const guint8 *) state;

  for (guint i = 0; i < GUARD; i++)
    g_assert_cmphex (bytes[conformance->size + i], ==, GUARD_BYTE);
  g_assert_cmpuint (state->zero, ==, 0);
}

void
conformance_init (Conformance *conformance, TcRuleset *ruleset, guint64 seed)
{
  memset (conformance, 0, sizeof *conformance);
  conformance->ruleset = tc_ruleset_ref (ruleset);
  conformance->size = tc_ruleset_get_state_size (ruleset);
  conformance->max_moves = tc_ruleset_get_max_moves (ruleset);
  conformance->n_seats = tc_ruleset_get_n_seats (ruleset);
  conformance->moves = g_new0 (TcMove, conformance->max_moves + GUARD);
  conformance->others = g_new0 (TcMove, conformance->max_moves + GUARD);
  tc_rng_init (&conformance->rng, seed);
}

void
conformance_set_setup (Conformance *conformance, guint setup)
{
  conformance->n_seats = tc_ruleset_get_setup (conformance->ruleset, setup)->n_seats;
  g_assert_cmpuint (conformance->n_seats, >=, 1);
  g_assert_cmpuint (conformance->n_seats, <=, tc_ruleset_get_n_seats (conformance->ruleset));
}

void
conformance_clear (Conformance *conformance)
{
  g_clear_pointer (&conformance->ruleset, tc_ruleset_unref);
  g_clear_pointer (&conformance->moves, g_free);
  g_clear_pointer (&conformance->others, g_free);
}

static guint
list_moves (Conformance *conformance, const TcState *state, TcMovesMode mode, TcMove *moves)
{
  g_autofree TcState *before = tc_test_state_copy (conformance->ruleset, state);
  const guint8 *guard = (const guint8 *) (moves + conformance->max_moves);
  guint n = 0;

  memset (moves + conformance->max_moves, GUARD_BYTE, GUARD * sizeof (TcMove));
  n = tc_rules_legal_moves (conformance->ruleset, state, mode, moves);

  for (guint i = 0; i < GUARD * sizeof (TcMove); i++)
    g_assert_cmphex (guard[i], ==, GUARD_BYTE);
  g_assert_cmpuint (n, <=, conformance->max_moves);
  g_assert_cmpmem (before, conformance->size, state, conformance->size);
  g_assert_cmpint (n > 0, ==, !tc_rules_is_over (state));
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (tc_move_compare (&moves[i - 1], &moves[i]), <, 0);

  return n;
}

static gboolean
contains (const TcMove *moves, guint n, const TcMove *move)
{
  for (guint i = 0; i < n; i++) {
    if (memcmp (&moves[i], move, sizeof *move) == 0)
      return TRUE;
  }

  return FALSE;
}

guint
conformance_list (Conformance *conformance, const TcState *state)
{
  guint n = list_moves (conformance, state, TC_MOVES_ALL, conformance->moves);
  guint n_canonical = list_moves (conformance, state, TC_MOVES_CANONICAL, conformance->others);

  for (guint i = 0; i < n_canonical; i++)
    g_assert_true (contains (conformance->moves, n, &conformance->others[i]));
  if (state->group == 0)
    g_assert_cmpuint (n_canonical, ==, n);

  return n;
}

static TcThing
random_thing (Conformance *conformance)
{
  guint n = tc_ruleset_get_n_things (conformance->ruleset);

  switch (tc_rng_below (&conformance->rng, 12)) {
  case 0:
    return TC_THING_NONE;
  case 1:
    return (TcThing) (n + tc_rng_below (&conformance->rng, G_MAXUINT16 - n));
  default:
    return (TcThing) tc_rng_below (&conformance->rng, n);
  }
}

/* Anything at all, or a listed move with one part changed: the near misses are what predicates get
 * wrong. */
static TcMove
random_move (Conformance *conformance, guint n)
{
  guint n_verbs = tc_ruleset_get_system (conformance->ruleset)->n_verbs;
  TcMove move = tc_move_make ((guint8) tc_rng_below (&conformance->rng, n_verbs + 2),
                              random_thing (conformance), random_thing (conformance),
                              (guint16) tc_rng_below (&conformance->rng, 5));
  guint8 verb = move.verb;

  if (n == 0 || tc_rng_below (&conformance->rng, 4) == 0)
    return move;

  move = conformance->moves[tc_rng_below (&conformance->rng, n)];
  switch (tc_rng_below (&conformance->rng, 5)) {
  case 0:
    move.verb = verb;
    break;
  case 1:
    move.subject = random_thing (conformance);
    break;
  case 2:
    move.target = random_thing (conformance);
    break;
  case 3:
    move.value = (guint16) tc_rng_below (&conformance->rng, 5);
    break;
  default:
    move.zero = 1;
    break;
  }

  return move;
}

static void
check_explanation (Conformance *conformance, const TcState *state, guint n)
{
  TcMove base = random_move (conformance, n);
  TcProposal proposal = { base.verb,
                          (guint8) tc_rng_below (&conformance->rng, 12),
                          { base.subject },
                          base.target,
                          base.value };
  guint n_subjects = CLAMP (proposal.n_subjects, 1, G_N_ELEMENTS (proposal.subjects));
  gboolean is_legal = TRUE;
  TcReason reason = TC_REASON_LEGAL;
  g_autofree char *text = NULL;

  for (guint i = 1; i < G_N_ELEMENTS (proposal.subjects); i++)
    proposal.subjects[i] =
      tc_rng_below (&conformance->rng, 3) == 0 ? random_thing (conformance) : base.subject;
  if (proposal.n_subjects == 0)
    base.subject = TC_THING_NONE;
  for (guint i = 0; i < n_subjects; i++) {
    TcThing subject = proposal.n_subjects == 0 ? TC_THING_NONE : proposal.subjects[i];
    TcMove move = tc_move_make (base.verb, subject, base.target, base.value);

    is_legal &= tc_rules_check (conformance->ruleset, state, &move) == TC_REASON_LEGAL;
  }

  text = tc_rules_explain (conformance->ruleset, state, &proposal, &reason);
  g_assert_cmpint (reason == TC_REASON_LEGAL, ==, is_legal);
  g_assert_cmpuint (strlen (text), >, 3);
  g_assert_nonnull (strchr (".)", text[strlen (text) - 1]));
  g_assert_null (strchr (text, '{'));
}

void
conformance_check_legality (Conformance *conformance, const TcState *state)
{
  guint n = conformance_list (conformance, state);

  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (tc_rules_check (conformance->ruleset, state, &conformance->moves[i]), ==,
                      TC_REASON_LEGAL);
  }
  for (guint i = 0; i < N_WRONG_MOVES; i++) {
    TcMove move = random_move (conformance, n);
    gboolean is_legal = tc_rules_check (conformance->ruleset, state, &move) == TC_REASON_LEGAL;

    if (move.verb < tc_ruleset_get_system (conformance->ruleset)->n_verbs &&
        tc_ruleset_get_system (conformance->ruleset)->verbs[move.verb].is_record)
      is_legal = FALSE; /* legal or not, no list has it */
    if (is_legal != contains (conformance->moves, n, &move)) {
      g_autofree char *text = tc_move_dup_text (conformance->ruleset, &move);

      g_error ("\"%s\" is %s but %s, phase %u", text, is_legal ? "legal" : "not legal",
               is_legal ? "not listed" : "listed", state->phase);
    }
  }
  for (guint i = 0; i < N_PROPOSALS; i++)
    check_explanation (conformance, state, n);
}

void
conformance_check_apply (Conformance *conformance, const TcState *state, const TcMove *move)
{
  g_autofree TcState *heard = conformance_copy (conformance, state);
  g_autofree TcState *unheard = conformance_copy (conformance, state);
  g_autoptr (TcEvents) events = tc_events_new ();

  tc_rules_apply (conformance->ruleset, heard, move, events);
  tc_rules_apply (conformance->ruleset, unheard, move, NULL);
  g_assert_cmpmem (heard, conformance->size, unheard, conformance->size);
  conformance_assert_guard (conformance, heard);
  g_assert_cmpuint (heard->n_moves, ==, state->n_moves + 1);
  g_assert_true (heard->actor == TC_SEAT_NONE || heard->actor < conformance->n_seats);

  for (guint i = 0; i < tc_events_get_n (events); i++) {
    g_autofree char *text = tc_event_dup_text (conformance->ruleset, tc_events_get (events, i));

    g_assert_cmpuint (strlen (text), >, 0);
    g_assert_null (strchr (text, '{'));
  }
}

static gsize
write_field (guint8 *out, const TcState *state, const TcStateField *field)
{
  const guint8 *bytes = (const guint8 *) state + field->offset;

  for (guint i = 0; i < field->count; i++, bytes += field->width) {
    guint64 value = 0;
    guint16 two = 0;
    guint32 four = 0;

    switch (field->width) {
    case 1:
      value = *bytes;
      break;
    case 2:
      memcpy (&two, bytes, 2);
      value = two;
      break;
    case 4:
      memcpy (&four, bytes, 4);
      value = four;
      break;
    default:
      memcpy (&value, bytes, 8);
      break;
    }
    for (guint k = 0; k < field->width; k++)
      *out++ = (guint8) (value >> 8 * k);
  }

  return (gsize) field->width * field->count;
}

void
conformance_check_hash (Conformance *conformance, const TcState *state)
{
  static const TcStateField head[] = {
    TC_STATE_FIELD (TcState, seed, guint64),  TC_STATE_FIELD (TcState, n_moves, guint32),
    TC_STATE_FIELD (TcState, turn, guint16),  TC_STATE_FIELD (TcState, phase, guint8),
    TC_STATE_FIELD (TcState, actor, guint8),  TC_STATE_FIELD (TcState, side, guint8),
    TC_STATE_FIELD (TcState, group, guint8),  TC_STATE_FIELD (TcState, n_forced, guint8),
    TC_STATE_FIELD (TcState, forced, guint8), TC_STATE_FIELD (TcState, zero, guint8),
  };
  const TcStateField *fields;
  g_autofree guint8 *canonical = g_malloc0 (conformance->size);
  gsize at = 0;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (head); i++)
    at += write_field (canonical + at, state, &head[i]);
  fields = tc_ruleset_get_fields (conformance->ruleset, &n);
  for (guint i = 0; i < n; i++)
    at += write_field (canonical + at, state, &fields[i]);

  g_assert_cmpuint (at, ==, conformance->size);
  g_assert_cmphex (tc_hash_bytes (TC_HASH_START, canonical, at), ==,
                   tc_rules_hash (conformance->ruleset, state));
}

/* Decisions on a set. */

typedef struct {
  TcMovesMode mode;
  guint8 group;
  GHashTable *seen; /* hashes of positions inside the decision */
  GHashTable *ends; /* hashes of the first positions after it */
  guint n_applied;
  gboolean is_too_wide;
} Search;

/* In how many moves a set was chosen is no part of what was chosen. */
static guint64
hash_without_count (Conformance *conformance, const TcState *state)
{
  g_autofree TcState *copy = tc_test_state_copy (conformance->ruleset, state);

  copy->n_moves = 0;

  return tc_rules_hash (conformance->ruleset, copy);
}

static void
search (Conformance *conformance, Search *from, const TcState *state)
{
  g_autofree TcMove *moves = NULL;
  guint64 hash = hash_without_count (conformance, state);
  gboolean is_inside = state->group == from->group;
  guint n = 0;

  if (from->is_too_wide ||
      !g_hash_table_add (is_inside ? from->seen : from->ends, g_memdup2 (&hash, sizeof hash)) ||
      !is_inside)
    return;
  if (g_hash_table_size (from->seen) > MAX_GROUP_NODES || from->n_applied > MAX_GROUP_MOVES) {
    from->is_too_wide = TRUE;
    return;
  }

  moves = g_new (TcMove, conformance->max_moves + GUARD);
  n = list_moves (conformance, state, from->mode, moves);
  for (guint i = 0; i < n; i++) {
    g_autofree TcState *next = tc_test_state_copy (conformance->ruleset, state);

    tc_rules_apply (conformance->ruleset, next, &moves[i], NULL);
    from->n_applied++;
    search (conformance, from, next);
  }
}

void
conformance_check_group (Conformance *conformance, const TcState *state)
{
  Search all = { TC_MOVES_ALL, state->group, NULL, NULL, 0, FALSE };
  Search canonical = { TC_MOVES_CANONICAL, state->group, NULL, NULL, 0, FALSE };
  Search *both[] = { &all, &canonical };
  GHashTableIter iter;
  gpointer hash = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (both); i++) {
    both[i]->seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
    both[i]->ends = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
    search (conformance, both[i], state);
  }

  if (all.is_too_wide || canonical.is_too_wide) {
    conformance->n_too_wide++;
  } else {
    conformance->n_groups++;
    g_assert_cmpuint (g_hash_table_size (canonical.ends), >, 0);
    g_assert_cmpuint (g_hash_table_size (canonical.ends), ==, g_hash_table_size (all.ends));
    g_hash_table_iter_init (&iter, all.ends);
    while (g_hash_table_iter_next (&iter, &hash, NULL))
      g_assert_true (g_hash_table_contains (canonical.ends, hash));
  }

  for (guint i = 0; i < G_N_ELEMENTS (both); i++) {
    g_hash_table_unref (both[i]->seen);
    g_hash_table_unref (both[i]->ends);
  }
}

static void
check_outcome (Conformance *conformance, const TcState *state)
{
  TcOutcome outcome;

  tc_rules_outcome (conformance->ruleset, state, &outcome);
  g_assert_cmpint (outcome.is_over, ==, tc_rules_is_over (state));
  for (guint i = tc_ruleset_get_n_sides (conformance->ruleset); i < TC_MAX_SIDES; i++)
    g_assert_cmpint (outcome.level[i], ==, 0);
  for (guint i = conformance->n_seats; i < TC_MAX_SEATS; i++)
    g_assert_cmpint (outcome.payoff[i], ==, 0);
}

guint
conformance_play (Conformance *conformance, guint setup, guint64 seed, guint every, guint max)
{
  g_autofree TcState *state = tc_test_state_new (conformance->ruleset, setup, seed);
  TcMovesMode mode = tc_rng_below (&conformance->rng, 2) ? TC_MOVES_ALL : TC_MOVES_CANONICAL;
  guint8 group = 0;
  guint n_decisions = 0;

  conformance_set_setup (conformance, setup);
  while (!tc_rules_is_over (state)) {
    gboolean is_looked_at = tc_rng_below (&conformance->rng, every) == 0;
    gboolean is_new_set = FALSE;
    TcMove move = { 0 };
    guint n = 0;

    conformance->n_positions += is_looked_at;
    if (is_looked_at) {
      conformance_check_legality (conformance, state);
      conformance_check_hash (conformance, state);
      conformance_check_hidden (conformance, state);
      check_outcome (conformance, state);
    }
    is_new_set = state->group != 0 && state->group != group;
    conformance->n_sets += is_new_set;
    if (is_new_set && tc_rng_below (&conformance->rng, MAX (4, every / 15)) == 0)
      conformance_check_group (conformance, state);
    group = state->group;

    n = list_moves (conformance, state, mode, conformance->moves);
    move = conformance->moves[tc_rng_below (&conformance->rng, n)];
    if (is_looked_at)
      conformance_check_apply (conformance, state, &move);
    tc_rules_apply (conformance->ruleset, state, &move, NULL);
    g_assert_cmpuint (++n_decisions, <=, max);
  }

  conformance_check_legality (conformance, state);
  conformance_check_hidden (conformance, state);
  check_outcome (conformance, state);

  return n_decisions;
}
