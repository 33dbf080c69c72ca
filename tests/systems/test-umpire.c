/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-rules-private.h"
#include "tc-test-play.h"

/* An umpire who does not know the game: in every setup of every system, random changes in the
 * middle of random games. Whatever is allowed must leave a position that can be played to its end,
 * come back from the replay byte for byte, and go away with undo. */

#define GAMES     3
#define MAX_GAMES 50  /* of short ones, until something was changed */
#define EVERY     9   /* moves between changes, on average */
#define TRIES     400 /* moves that are proposed for one change */
#define MAX_VALUE 12

typedef struct {
  TcGame *game;
  TcRng rng;
  guint n_changes[TC_VERB_SET - TC_VERB_PUT + 1];
  guint n_refused;
} Umpire;

/* Of any class as often as of another: otherwise there would be nothing but areas. */
static TcThing
pick_thing (Umpire *umpire)
{
  const TcRuleset *ruleset = tc_game_get_ruleset (umpire->game);
  guint n_classes = tc_ruleset_get_system (ruleset)->n_classes;
  TcThingRange range = tc_ruleset_get_range (ruleset, tc_rng_below (&umpire->rng, n_classes));

  return range.n > 0 ? tc_range_get (range, tc_rng_below (&umpire->rng, range.n)) : TC_THING_NONE;
}

static TcMove
propose (Umpire *umpire)
{
  guint8 verb = (guint8) (TC_VERB_PUT + tc_rng_below (&umpire->rng, TC_VERB_SET - TC_VERB_PUT + 1));
  TcMove move = tc_move_make (verb, pick_thing (umpire), TC_THING_NONE, 0);

  if (verb != TC_VERB_TURN)
    move.target = pick_thing (umpire);
  if (verb == TC_VERB_SET)
    move.value = (guint16) tc_rng_below (&umpire->rng, MAX_VALUE + 1);
  if (verb == TC_VERB_SET && tc_rng_below (&umpire->rng, 4) == 0)
    move.target = TC_THING_NONE;

  return move;
}

/* Refused with a sentence; nothing has changed then. */
static void
check_refused (Umpire *umpire, const TcMove *move)
{
  guint64 before = tc_game_get_hash (umpire->game);
  guint n = tc_game_get_n_moves (umpire->game);
  g_autoptr (GError) error = NULL;

  g_assert_false (tc_game_arrange (umpire->game, move, "no", &TC_REQUEST_UMPIRE, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_cmphex (tc_game_get_hash (umpire->game), ==, before);
  g_assert_cmpuint (tc_game_get_n_moves (umpire->game), ==, n);
  umpire->n_refused++;
}

/* A drag onto the board says the same as the list beside it: what was put lies in a container that
 * stands for where it was put. What has no token of its own, as one of equal counters, is left out.
 */
static void
check_shown (TcGame *game, const TcMove *move)
{
  g_autoptr (TcView) view =
    tc_rules_view (tc_game_get_ruleset (game), tc_game_get_state (game), TC_SEAT_NONE);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);
  gboolean is_there = FALSE, is_shown = FALSE;

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *place = tc_view_find_container (view, tokens[i].container);

    if (tokens[i].thing != move->subject)
      continue;
    is_shown = TRUE;
    is_there |= place != NULL && place->thing == move->target;
  }
  g_assert_true (is_there || !is_shown);
}

static void
check_allowed (Umpire *umpire, const TcMove *move)
{
  TcGame *game = umpire->game;
  guint64 before = tc_game_get_hash (game);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  guint64 after;
  guint n;

  g_assert_true (tc_game_arrange (game, move, "why not", &TC_REQUEST_UMPIRE, &error));
  g_assert_no_error (error);
  after = tc_game_get_hash (game);
  n = tc_game_get_n_moves (game);
  g_assert_cmphex (after, !=, before);
  g_assert_true (tc_game_is_arranged (game, n - 1));
  lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) n - 1);
  g_assert_true (g_str_has_prefix (lines[0], "The umpire: "));
  g_assert_cmpstr (lines[1], ==, "Note: why not");

  if (move->verb == TC_VERB_PUT)
    check_shown (game, move);
  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, before);
  g_assert_true (tc_game_redo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, after);
  umpire->n_changes[move->verb - TC_VERB_PUT]++;
}

static void
change_something (Umpire *umpire)
{
  TcRuleset *ruleset = tc_game_get_ruleset (umpire->game);

  for (guint i = 0; i < TRIES && !tc_game_is_over (umpire->game); i++) {
    TcMove move = propose (umpire);

    if (tc_umpire_check (ruleset, tc_game_get_state (umpire->game), &move, NULL)) {
      check_allowed (umpire, &move);
      return;
    }
    if (i == 0)
      check_refused (umpire, &move);
  }
}

static void
complain (Umpire *umpire)
{
  g_autofree char *text = tc_replay_dup_text (umpire->game, TC_SEAT_NONE);
  const TcState *state = tc_game_get_state (umpire->game);

  g_error ("nothing can be decided in turn %u, phase %u:\n%s", state->turn, state->phase, text);
}

static void
play_on (Umpire *umpire)
{
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (umpire->game, &n);
  g_autoptr (GError) error = NULL;

  if (n == 0)
    complain (umpire);
  tc_game_apply (umpire->game, &moves[tc_rng_below (&umpire->rng, n)], &error);
  g_assert_no_error (error);
}

/* As @viewer knows the position after @n_moves. */
static TcState *
dup_known (TcGame *game, guint n_moves, guint8 viewer)
{
  const TcRuleset *ruleset = tc_game_get_ruleset (game);
  TcState *state =
    g_memdup2 (tc_game_get_position (game, n_moves), tc_ruleset_get_state_size (ruleset));

  tc_rules_redact (ruleset, state, viewer);

  return state;
}

/* Whatever else could be hidden from @viewer before change @index, the same change would have
 * looked the same and would have been told in the same way. */
static void
check_other_world (Umpire *umpire, guint8 viewer, guint index)
{
  const TcRuleset *ruleset = tc_game_get_ruleset (umpire->game);
  const TcMove *move = tc_game_get_move (umpire->game, index);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *before = dup_known (umpire->game, index, viewer);
  g_autofree TcState *after = NULL;

  tc_rules_sample_hidden (ruleset, before, viewer, &umpire->rng);
  after = g_memdup2 (before, size);
  g_assert_cmpint (tc_ruleset_get_system (ruleset)->arrange (ruleset, after, move, NULL), ==,
                   TC_ARRANGED);
  g_assert_true (tc_umpire_is_told (ruleset, before, after, move, viewer));
}

/* All that an umpire of these systems can change lies open, so everybody reads it; but not the
 * note. */
static void
check_told (Umpire *umpire)
{
  TcGame *game = umpire->game;
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint8 n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  if (!tc_rules_has_secrets (ruleset))
    return;
  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) all = tc_game_dup_log (game, TC_SEAT_NONE, (gint) i);

    for (guint8 n = 0; tc_game_is_arranged (game, i) && n <= n_seats; n++) {
      guint8 viewer = n < n_seats ? n : TC_SEAT_PUBLIC;
      g_auto (GStrv) lines = tc_game_dup_log (game, viewer, (gint) i);

      g_assert_cmpstr (lines[0], ==, all[0]);
      g_assert_false (g_strv_contains ((const char *const *) lines, "Note: why not"));
      check_other_world (umpire, viewer, i);
    }
  }
}

static void
check_replay (Umpire *umpire)
{
  g_autofree char *text = tc_replay_dup_text (umpire->game, TC_SEAT_NONE);
  g_autofree char *again = NULL;
  TcDivergence divergence = { 0 };
  TcGame *game = tc_replay_play (tc_game_get_ruleset (umpire->game), text, &divergence);

  g_assert_cmpstr (divergence.message, ==, NULL);
  again = tc_replay_dup_text (game, TC_SEAT_NONE);
  g_assert_cmpstr (again, ==, text);
  tc_game_free (game);
}

static void
play_game (Umpire *umpire, TcRuleset *ruleset, guint setup, guint64 seed)
{
  guint n = 0;

  umpire->game = tc_game_new (ruleset, setup, seed);
  tc_rng_init (&umpire->rng, seed);
  for (; n < TC_TEST_MAX_DECISIONS && !tc_game_is_over (umpire->game); n++) {
    if (tc_rng_below (&umpire->rng, EVERY) == 0)
      change_something (umpire);
    if (!tc_game_is_over (umpire->game))
      play_on (umpire);
  }
  check_told (umpire);
  check_replay (umpire);
  tc_game_free (umpire->game);
}

static guint
count_changes (const Umpire *umpire)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (umpire->n_changes); i++)
    n += umpire->n_changes[i];

  return n;
}

static void
test_changes (gconstpointer data)
{
  const TcTestCase *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  guint n_games = tc_test_read_number ("TC_GAMES", NULL, of->is_first ? GAMES : 1);
  Umpire umpire = { 0 };

  for (guint64 seed = 1; seed <= n_games || (count_changes (&umpire) == 0 && seed <= MAX_GAMES);
       seed++)
    play_game (&umpire, ruleset, tc_test_find_setup (ruleset, of->setup), seed);
  g_test_message ("%u put, %u turned, %u given, %u set; %u refused", umpire.n_changes[0],
                  umpire.n_changes[1], umpire.n_changes[2], umpire.n_changes[3], umpire.n_refused);
  g_assert_cmpuint (count_changes (&umpire), >, 0);
}

/* The shipped systems do; those of the tests need not. */
static gboolean
knows_changes (const TcTestCase *of)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (of->file);
  gboolean is_shipped = FALSE;

  for (guint i = 0; tc_systems_list ()[i] != NULL; i++)
    is_shipped |= strcmp (tc_systems_list ()[i]->id, of->system) == 0;
  g_assert_true (!is_shipped || tc_umpire_can_arrange (ruleset));

  return tc_umpire_can_arrange (ruleset);
}

int
main (int argc, char **argv)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/umpire/%s", cases[i].name);

    if (knows_changes (&cases[i]))
      g_test_add_data_func (path, &cases[i], test_changes);
  }

  return g_test_run ();
}
