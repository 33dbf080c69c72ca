/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"

#include <string.h>

#include "conformance-private.h"

/* Two worlds that one viewer cannot tell apart. Each decision is made in both: the same one where
 * the viewer sees it, any one where it is made in secret. As long as the viewer may know the same
 * of both worlds, all that the viewer is told must be the same, and nothing may go another way
 * without a word.
 */

#define MAX_STEPS      24
#define MAX_OPENINGS   1500 /* seeds among which pairs are looked for */
#define MAX_PAIRS      6
#define MAX_PAIR_MOVES 400
#define MAX_TRIES      12  /* decisions, of which one should keep a pair alike */
#define TWIN_GAMES     4   /* of one seed, whose worlds part at some move */
#define MAX_SHARED     120 /* moves before that */

static gboolean
is_secret (Conformance *conformance, const TcMove *move)
{
  return tc_ruleset_get_system (conformance->ruleset)->verbs[move->verb].is_secret;
}

/* (out): what is decided in @b where @move is decided in @a; %FALSE when the viewer would see
 * another decision there, which reveals the hidden things in honest ways. */
static gboolean
find_counterpart (Conformance *conformance,
                  const TcState *b,
                  guint8 viewer,
                  const TcMove *move,
                  TcMove *out_move)
{
  guint n_secret = 0;
  guint n = 0;

  *out_move = *move;
  if (b->actor == viewer || !is_secret (conformance, move))
    return tc_rules_check (conformance->ruleset, b, move) == TC_REASON_LEGAL;

  n = tc_rules_legal_moves (conformance->ruleset, b, TC_MOVES_ALL, conformance->others);
  for (guint i = 0; i < n; i++) {
    if (is_secret (conformance, &conformance->others[i]))
      conformance->others[n_secret++] = conformance->others[i];
  }
  if (n_secret == 0)
    return FALSE;
  *out_move = conformance->others[tc_rng_below (&conformance->rng, n_secret)];

  return TRUE;
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full): in an order of their own: in which order two cards came to a hand is seen by its
 * owner, and is nothing that a position has to keep. */
static char *
dup_sorted (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* (transfer full): what @viewer reads of the events. */
static char *
dup_lines (Conformance *conformance, const TcEvents *events, guint8 viewer)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < tc_events_get_n (events); i++) {
    const TcEvent *event = tc_events_get (events, i);

    if (tc_event_is_seen (event, viewer))
      g_ptr_array_add (lines, tc_event_dup_text (conformance->ruleset, event));
  }

  return dup_sorted (lines);
}

/* Another decision than @move in the same world, at random: what the viewer knows afterwards hangs
 * on a secret decision only as far as something is reported; and a decision in the open that not
 * every world allows (@is_revealing) reveals hidden things, which the position must not forget. */
static void
check_rival (Conformance *conformance,
             const TcState *state,
             guint8 viewer,
             const TcMove *move,
             gboolean is_revealing)
{
  guint n = tc_rules_legal_moves (conformance->ruleset, state, TC_MOVES_ALL, conformance->moves);
  TcMove rival = conformance->moves[tc_rng_below (&conformance->rng, n)];
  g_autofree TcState *a = conformance_copy (conformance, state);
  g_autofree TcState *b = conformance_copy (conformance, state);
  g_autoptr (TcEvents) events_a = tc_events_new ();
  g_autoptr (TcEvents) events_b = tc_events_new ();
  g_autofree char *lines_a = NULL;
  g_autofree char *lines_b = NULL;
  g_autofree char *text = tc_move_dup_text (conformance->ruleset, move);
  g_autofree char *rival_text = tc_move_dup_text (conformance->ruleset, &rival);
  gboolean is_alike = FALSE;

  if (tc_move_compare (&rival, move) == 0 ||
      is_secret (conformance, &rival) != is_secret (conformance, move))
    return;

  tc_rules_apply (conformance->ruleset, a, move, events_a);
  tc_rules_apply (conformance->ruleset, b, &rival, events_b);
  lines_a = dup_lines (conformance, events_a, viewer);
  lines_b = dup_lines (conformance, events_b, viewer);
  if (strcmp (lines_a, lines_b) != 0)
    return;
  is_alike = conformance_is_alike (conformance, a, b, viewer);
  if (is_secret (conformance, move) && !is_alike)
    g_error ("\"%s\" and \"%s\" are secret, but seat %u can tell them apart", text, rival_text,
             viewer);
  if (!is_secret (conformance, move) && is_revealing && is_alike)
    g_error (
      "\"%s\" reveals hidden things to seat %u, but it then knows no more than after \"%s\": "
      "should it be secret?",
      text, viewer, rival_text);
}

/* Who decides next, and in what: what any two seats see alike. */
static gboolean
has_same_head (const TcState *a, const TcState *b)
{
  return a->n_moves == b->n_moves && a->turn == b->turn && a->phase == b->phase &&
         a->actor == b->actor && a->side == b->side && a->group == b->group;
}

/* Something came to light. If it is in who decides next, it must have been said; and by a secret
 * decision never: that would give it away by the number or order of decisions. Only the end of the
 * game may come after one: whoever has reached a secret goal says so. */
static gboolean
gives_away (const TcState *a, const TcState *b, gboolean is_hidden, gboolean is_said)
{
  gboolean is_end = a->actor == TC_SEAT_NONE || b->actor == TC_SEAT_NONE;

  return !has_same_head (a, b) && (!is_said || (is_hidden && !is_end));
}

/* %FALSE when the worlds part, or one of them comes to its end. */
static gboolean
step_twins (Conformance *conformance, TcState *a, TcState *b, guint8 viewer)
{
  g_autoptr (TcEvents) events_a = tc_events_new ();
  g_autoptr (TcEvents) events_b = tc_events_new ();
  g_autofree char *lines_a = NULL;
  g_autofree char *lines_b = NULL;
  TcMove move = { 0 };
  TcMove other = { 0 };
  gboolean is_revealing = FALSE;
  gboolean is_hidden = FALSE;
  guint n = 0;

  if (tc_rules_is_over (a))
    return FALSE;
  n = tc_rules_legal_moves (conformance->ruleset, a, TC_MOVES_ALL, conformance->moves);
  move = conformance->moves[tc_rng_below (&conformance->rng, n)];
  is_hidden = a->actor != viewer && is_secret (conformance, &move);
  is_revealing = !find_counterpart (conformance, b, viewer, &move, &other);
  if (a->actor != viewer)
    check_rival (conformance, a, viewer, &move, is_revealing);
  if (is_revealing) {
    g_assert_true (b->actor != viewer);
    return FALSE;
  }

  tc_rules_apply (conformance->ruleset, a, &move, events_a);
  tc_rules_apply (conformance->ruleset, b, &other, events_b);
  lines_a = dup_lines (conformance, events_a, viewer);
  lines_b = dup_lines (conformance, events_b, viewer);
  if (conformance_is_alike (conformance, a, b, viewer)) {
    g_autofree char *view_a = conformance_dup_view (conformance, a, viewer);
    g_autofree char *view_b = conformance_dup_view (conformance, b, viewer);

    g_assert_cmpstr (lines_a, ==, lines_b);
    g_assert_cmpstr (view_a, ==, view_b);
    if (a->actor == viewer)
      conformance_assert_same_turn (conformance, a, b);
    conformance->n_twins++;
    return TRUE;
  }
  if (gives_away (a, b, is_hidden, strcmp (lines_a, lines_b) != 0)) {
    g_autofree char *text = tc_move_dup_text (conformance->ruleset, &move);

    g_error (
      "after \"%s\" seat %u could tell who decides next from hidden things: seat %u in phase "
      "%u or seat %u in phase %u",
      text, viewer, a->actor, a->phase, b->actor, b->phase);
  }

  return FALSE;
}

void
conformance_check_twins (Conformance *conformance, const TcState *state)
{
  /* Where nothing is hidden the worlds are one. */
  guint n_steps = tc_rules_has_secrets (conformance->ruleset) ? MAX_STEPS : 2;

  for (guint i = 0; i <= conformance->n_seats; i++) {
    guint8 viewer = i < conformance->n_seats ? (guint8) i : TC_SEAT_PUBLIC;
    g_autofree TcState *a = conformance_copy (conformance, state);
    g_autofree TcState *b = conformance_dup_twin (conformance, state, viewer);

    g_assert_true (conformance_is_alike (conformance, a, b, viewer));
    for (guint step = 0; step < n_steps && step_twins (conformance, a, b, viewer); step++)
      continue;
    conformance_assert_guard (conformance, a);
    conformance_assert_guard (conformance, b);
  }
}

/* --- Pairs of games: of two seeds, with other dice too, so they part where a die is shown; and of
 * one seed, in two worlds --- */

/* %FALSE, and nothing is played, when the viewer would tell the games apart after it. */
static gboolean
try_pair_move (Conformance *conformance, TcGame *a, TcGame *b, guint8 viewer, const TcMove *wanted)
{
  g_autofree TcState *next_a = conformance_copy (conformance, tc_game_get_state (a));
  g_autofree TcState *next_b = conformance_copy (conformance, tc_game_get_state (b));
  g_autoptr (TcEvents) events_a = tc_events_new ();
  g_autoptr (TcEvents) events_b = tc_events_new ();
  g_autofree char *lines_a = NULL;
  g_autofree char *lines_b = NULL;
  TcMove move = *wanted;
  TcMove other = { 0 };

  if (!find_counterpart (conformance, next_b, viewer, &move, &other))
    return FALSE;

  tc_rules_apply (conformance->ruleset, next_a, &move, events_a);
  tc_rules_apply (conformance->ruleset, next_b, &other, events_b);
  lines_a = dup_lines (conformance, events_a, viewer);
  lines_b = dup_lines (conformance, events_b, viewer);
  if (strcmp (lines_a, lines_b) != 0 || !conformance_is_alike (conformance, next_a, next_b, viewer))
    return FALSE;

  g_assert_true (tc_game_apply (a, &move, NULL));
  g_assert_true (tc_game_apply (b, &other, NULL));

  return TRUE;
}

static gboolean
play_pair_move (Conformance *conformance, TcGame *a, TcGame *b, guint8 viewer)
{
  const TcMove *moves = NULL;
  guint n = 0;

  if (tc_game_is_over (a))
    return FALSE;
  moves = tc_game_get_moves (a, &n);
  for (guint i = 0; i < MAX_TRIES; i++) {
    if (try_pair_move (conformance, a, b, viewer, &moves[tc_rng_below (&conformance->rng, n)]))
      return TRUE;
  }

  return FALSE;
}

/* (transfer full): what @viewer reads of move @index. */
static char *
dup_log (TcGame *game, guint8 viewer, gint index)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char **log = tc_game_dup_log (game, viewer, index);

  for (guint i = 0; log[i] != NULL; i++)
    g_ptr_array_add (lines, log[i]);

  return dup_sorted (lines);
}

static void
assert_same_record (TcGame *a, TcGame *b, guint8 viewer)
{
  g_autofree char *text_a = tc_replay_dup_text (a, viewer);
  g_autofree char *text_b = tc_replay_dup_text (b, viewer);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, tc_game_get_seed (a));
  g_autofree char *digits = g_strdup_printf ("%" G_GINT64_MODIFIER "x", tc_game_get_seed (a));

  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_null (strstr (text_a, seed));
  g_assert_null (strstr (text_a, digits));
  for (gint i = -1; i < (gint) tc_game_get_n_moves (a); i++) {
    g_autofree char *lines_a = dup_log (a, viewer, i);
    g_autofree char *lines_b = dup_log (b, viewer, i);

    g_assert_cmpstr (lines_a, ==, lines_b);
    g_assert_null (strstr (lines_a, seed));
  }
}

/* Of the opening as @viewer knows it, from what was told too. */
static guint64
hash_opening (Conformance *conformance, guint setup, guint64 seed, guint8 viewer)
{
  g_autofree TcState *state = tc_test_state_new (conformance->ruleset, setup, seed);
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autofree char *lines = NULL;

  tc_rules_init (conformance->ruleset, setup, seed, state, events);
  lines = dup_lines (conformance, events, viewer);
  tc_rules_redact (conformance->ruleset, state, viewer);

  return tc_rules_hash (conformance->ruleset, state) * 31 + g_str_hash (lines);
}

/* As long as they stay alike: then the viewer's record of both must be the same. */
static void
play_pair (Conformance *conformance, TcGame *a, TcGame *b, guint8 viewer)
{
  guint n = 0;

  while (n < MAX_PAIR_MOVES && play_pair_move (conformance, a, b, viewer))
    n++;
  assert_same_record (a, b, viewer);
  conformance->n_pairs++;
  conformance->n_pair_moves += n;
}

static void
play_two_seeds (Conformance *conformance, guint setup, guint64 seed, guint64 other, guint8 viewer)
{
  g_autoptr (TcGame) a = tc_game_new (conformance->ruleset, setup, seed);
  g_autoptr (TcGame) b = tc_game_new (conformance->ruleset, setup, other);

  /* Else only their hashes are the same. */
  if (conformance_is_alike (conformance, tc_game_get_state (a), tc_game_get_state (b), viewer))
    play_pair (conformance, a, b, viewer);
}

/* The same game twice up to some move; from there on the second goes on in another world that fits
 * what the viewer knows. No game could have changed so: its position is written over. */
static void
play_two_worlds (Conformance *conformance, guint setup, guint64 seed, guint8 viewer)
{
  g_autoptr (TcGame) a = tc_game_new (conformance->ruleset, setup, seed);
  g_autoptr (TcGame) b = tc_game_new (conformance->ruleset, setup, seed);
  g_autofree TcState *twin = NULL;
  guint n_shared = tc_rng_below (&conformance->rng, MAX_SHARED);

  for (guint i = 0; i < n_shared && !tc_game_is_over (a); i++) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (a, &n);
    TcMove move = moves[tc_rng_below (&conformance->rng, n)];

    g_assert_true (tc_game_apply (a, &move, NULL));
    g_assert_true (tc_game_apply (b, &move, NULL));
  }
  if (tc_game_is_over (a))
    return;

  twin = conformance_dup_twin (conformance, tc_game_get_state (a), viewer);
  if (memcmp (twin, tc_game_get_state (a), conformance->size) == 0)
    return;
  memcpy ((gpointer) tc_game_get_state (b), twin, conformance->size);
  play_pair (conformance, a, b, viewer);
}

/* A big one, whose digits stand nowhere by chance. */
static guint64
draw_seed (Conformance *conformance)
{
  return tc_rng_next (&conformance->rng) | G_GUINT64_CONSTANT (1) << 62;
}

static void
check_two_seeds (Conformance *conformance, guint setup, guint8 viewer)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  guint n_pairs = 0;

  for (guint i = 0; i < MAX_OPENINGS && n_pairs < MAX_PAIRS; i++) {
    guint64 seed = draw_seed (conformance);
    guint64 hash = hash_opening (conformance, setup, seed, viewer);
    const guint64 *other = g_hash_table_lookup (seen, &hash);

    if (other != NULL) {
      play_two_seeds (conformance, setup, *other, seed, viewer);
      n_pairs++;
    }
    g_hash_table_replace (seen, g_memdup2 (&hash, sizeof hash), g_memdup2 (&seed, sizeof seed));
  }
}

void
conformance_check_pairs (Conformance *conformance, guint setup, guint8 viewer)
{
  check_two_seeds (conformance, setup, viewer);
  for (guint i = 0; i < TWIN_GAMES; i++)
    play_two_worlds (conformance, setup, draw_seed (conformance), viewer);
}
