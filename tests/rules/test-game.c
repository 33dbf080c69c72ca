/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

static TcGame *
new_game (const char *setup, guint64 seed)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);

  return tc_game_new (ruleset, tc_test_find_setup (ruleset, setup), seed);
}

static void
test_new (void)
{
  g_autoptr (TcGame) game = new_game ("long", 9);
  g_auto (GStrv) log = tc_game_dup_log (game, TC_SEAT_NONE, -1);
  g_auto (GStrv) seen = tc_game_dup_log (game, 1, -1);
  guint n = 0;

  g_assert_cmpuint (tc_game_get_setup (game), ==, 1);
  g_assert_cmpuint (tc_game_get_seed (game), ==, 9);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 0);
  g_assert_false (tc_game_is_over (game));
  g_assert_false (tc_game_can_undo (game));
  g_assert_false (tc_game_can_redo (game));
  g_assert_nonnull (tc_game_get_moves (game, &n));
  g_assert_cmpuint (n, >, 0);
  /* Roles, hands and cards; a seat is told its own role and cards. */
  g_assert_cmpuint (g_strv_length (log), ==, MINI_SEATS + MINI_SEATS * (1 + 5));
  g_assert_cmpuint (g_strv_length (seen), ==, 1 + MINI_SEATS + 5);
  g_assert_true (g_strv_contains ((const char *const *) seen, "Ash is dealt 5 cards"));
  for (guint i = 0; seen[i] != NULL; i++)
    g_assert_false (g_str_has_prefix (seen[i], "Ash gets") ||
                    g_str_has_prefix (seen[i], "Cedar gets"));
}

static void
test_apply (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  guint64 before = tc_game_get_hash (game);
  guint64 after = 0;
  g_auto (GStrv) log = NULL;

  tc_test_apply_text (game, "draw");
  after = tc_game_get_hash (game);
  g_assert_cmphex (after, !=, before);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (tc_game_get_move (game, 0)->verb, ==, MINI_DRAW);
  g_assert_cmphex (tc_game_get_move_hash (game, 0), ==, after);
  g_assert_cmpuint (tc_game_get_move_seat (game, 0), ==, 0);
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_cmpuint (g_strv_length (log), ==, 4);
  g_assert_cmpstr (log[0], ==, "Ash: Draw cards");
  g_assert_cmpstr (log[1], ==, "Ash draws 2 cards");

  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, before);
  g_assert_true (tc_game_redo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, after);
}

static void
test_illegal (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  g_autoptr (GError) error = NULL;
  TcMove allow = tc_move_make (MINI_ALLOW, TC_THING_NONE, TC_THING_NONE, 0);
  TcMove pass = tc_move_make (MINI_PASS, TC_THING_NONE, TC_THING_NONE, 0);
  guint64 hash = tc_game_get_hash (game);

  g_assert_false (tc_game_apply (game, &allow, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL);
  g_assert_cmpstr (
    error->message, ==,
    "This cannot be done in the phase \"deed\"; what can be: draw, light, pass, place, snuff.");
  g_assert_cmphex (tc_game_get_hash (game), ==, hash);
  g_assert_false (tc_game_apply (game, &allow, NULL));

  pass.zero = 1;
  g_clear_error (&error);
  g_assert_false (tc_game_apply (game, &pass, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL);
}

static void
test_over (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  g_autoptr (GError) error = NULL;
  TcMove pass = tc_move_make (MINI_PASS, TC_THING_NONE, TC_THING_NONE, 0);
  TcRng rng;

  tc_rng_init (&rng, 1);
  tc_test_play_random (game, &rng, 1000);
  g_assert_true (tc_game_is_over (game));
  g_assert_false (tc_game_apply (game, &pass, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_OVER);
  g_assert_false (tc_game_force_die (game, 3, &TC_REQUEST_UMPIRE));
  g_assert_true (tc_game_undo (game));
  g_assert_false (tc_game_is_over (game));
}

/* Plays on until a decision on a set has begun. */
static void
play_to_set (TcGame *game)
{
  while (tc_game_get_state (game)->group == 0) {
    const TcState *state = tc_game_get_state (game);

    g_assert_false (tc_game_is_over (game));
    tc_test_apply_text (game, state->phase == MINI_REACT ? "allow" : "draw");
  }
}

static void
play_set (TcGame *game)
{
  guint8 group = tc_game_get_state (game)->group;

  while (tc_game_get_state (game)->group == group) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove last = moves[n - 1]; /* keep as long as that is legal */

    g_assert_true (tc_game_apply (game, &last, NULL));
  }
}

static void
test_group_is_one_step (void)
{
  g_autoptr (TcGame) game = new_game ("long", 9);
  guint64 before = 0;
  guint64 after = 0;
  guint n_before = 0;
  guint n_after = 0;

  play_to_set (game);
  before = tc_game_get_hash (game);
  n_before = tc_game_get_n_moves (game);
  play_set (game);
  after = tc_game_get_hash (game);
  n_after = tc_game_get_n_moves (game);
  g_assert_cmpuint (n_after, >, n_before + 1);

  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, before);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n_before);
  g_assert_true (tc_game_redo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, after);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n_after);
  g_assert_false (tc_game_redo (game));

  /* The next decision on a set is a step of its own. */
  tc_test_apply_text (game, "draw");
  before = tc_game_get_hash (game);
  if (tc_game_get_state (game)->group != 0)
    play_set (game);
  g_assert_true (tc_game_undo (game));
  g_assert_true (tc_game_get_hash (game) == before || tc_game_get_hash (game) == after);
}

/* Only where somebody could have decided otherwise, within a decision on a set too. */
static void
test_choices (void)
{
  g_autoptr (TcGame) game = new_game ("long", 9);
  guint n_choices = 0, n_back = 0, n_forward = 0;

  while (!tc_game_is_over (game)) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[n / 2];

    n_choices += n > 1;
    g_assert_true (tc_game_apply (game, &move, NULL));
    /* The last of them is the one that is found. */
    if (n > 1)
      g_assert_cmpuint (tc_game_find_choice_before (game, G_MAXUINT, &TC_REQUEST_UMPIRE), ==,
                        tc_game_get_n_moves (game) - 1);
  }
  g_assert_cmpuint (n_choices, <, tc_game_get_n_recorded (game));
  for (guint i = tc_game_get_n_recorded (game); i > 0; n_back++) {
    i = tc_game_find_choice_before (game, i, &TC_REQUEST_UMPIRE);
    tc_game_jump (game, i);
  }
  for (guint i = 0; i < tc_game_get_n_recorded (game); n_forward++)
    i = tc_game_find_choice_after (game, i);
  g_assert_cmpuint (n_back, ==, n_forward);
  g_assert_cmpuint (n_back, >=, n_choices);
  g_assert_cmpuint (n_back, <=, n_choices + 1);
}

/* Bots decide as before: undo goes to what a person decided, and redo to the next of that. */
static void
test_choices_of_people (void)
{
  g_autoptr (TcGame) game = new_game ("long", 9);
  guint n_found = 0;

  tc_game_set_people (game, 1);
  while (!tc_game_is_over (game)) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[n / 2];

    g_assert_true (tc_game_apply (game, &move, NULL));
  }
  for (guint i = tc_game_get_n_recorded (game); i > 1; n_found++) {
    guint after = i;

    i = tc_game_find_choice_before (game, i, &TC_REQUEST_UMPIRE);
    if (tc_game_get_move_seat (game, i) != 0)
      break;
    g_assert_cmpuint (tc_game_find_choice_after (game, i), ==, after);
  }
  g_assert_cmpuint (n_found, >, 1);
  g_assert_cmpuint (n_found, <, tc_game_get_n_recorded (game));
}

static void
test_undo_all (void)
{
  g_autoptr (TcGame) game = new_game ("long", 21);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 start = tc_game_get_hash (game);
  guint64 end = 0;
  guint n_moves = 0;
  TcRng rng;

  tc_rng_init (&rng, 2);
  tc_test_play_random (game, &rng, 1000);
  end = tc_game_get_hash (game);
  n_moves = tc_game_get_n_moves (game);

  while (tc_game_undo (game)) {
    guint64 hash = tc_game_get_hash (game);

    g_array_append_val (hashes, hash);
  }
  g_assert_cmphex (tc_game_get_hash (game), ==, start);
  for (guint i = hashes->len - 1; i > 0; i--) {
    g_assert_true (tc_game_redo (game));
    g_assert_cmphex (tc_game_get_hash (game), ==, g_array_index (hashes, guint64, i - 1));
  }
  g_assert_true (tc_game_redo (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, end);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, n_moves);
}

static void
test_apply_drops_redo (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  g_auto (GStrv) log = NULL;

  tc_test_apply_text (game, "draw");
  g_assert_true (tc_game_undo (game));
  g_assert_true (tc_game_can_redo (game));
  tc_test_apply_text (game, "pass");
  g_assert_false (tc_game_can_redo (game));
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 1);
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_cmpstr (log[0], ==, "Ash: Pass");
  g_assert_cmpuint (g_strv_length (log), ==, 1);
}

/* The throw says that it was forced: to the umpire, but to no player. */
static void
assert_marked (TcGame *game, guint8 face)
{
  guint last = tc_game_get_n_moves (game) - 1;
  g_autofree char *mark = g_strdup_printf ("; forced: %u", face);
  guint n = 0;
  const TcDie *dice = tc_game_get_dice (game, (gint) last, &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_true (tc_game_is_die_forced (game, TC_SEAT_NONE, (gint) last, 0));
  for (guint8 viewer = 0; viewer <= MINI_SEATS; viewer++) {
    guint8 eyes = viewer < MINI_SEATS ? viewer : TC_SEAT_NONE;
    g_autofree char *text = tc_game_dup_event (game, eyes, dice[0].event);
    g_auto (GStrv) log = tc_game_dup_log (game, eyes, (gint) last);
    g_autofree char *lines = g_strjoinv ("\n", log);

    g_assert_cmpint (tc_game_is_die_forced (game, eyes, (gint) last, 0), ==, eyes == TC_SEAT_NONE);
    g_assert_cmpint (g_str_has_suffix (text, mark), ==, eyes == TC_SEAT_NONE);
    g_assert_cmpint (strstr (lines, "forced") != NULL, ==, eyes == TC_SEAT_NONE);
  }
}

/* Lays the start so that a lamp can be lit, and lights it with a forced die. */
static guint
light_with (guint8 face)
{
  g_autoptr (TcGame) game = NULL;
  const MiniState *mini = NULL;
  guint n = 0;
  const TcMove *moves = NULL;
  TcMove light = { 0 };

  for (guint64 seed = 1; light.verb != MINI_LIGHT; seed++) {
    g_clear_pointer (&game, tc_game_free);
    game = new_game ("long", seed);
    moves = tc_game_get_moves (game, &n);
    for (guint i = 0; i < n; i++) {
      if (moves[i].verb == MINI_LIGHT)
        light = moves[i];
    }
  }

  g_assert_true (tc_game_force_die (game, face, &TC_REQUEST_UMPIRE));
  g_assert_true (tc_game_apply (game, &light, NULL));
  tc_test_apply_text (game, "allow");
  tc_test_apply_text (game, "allow");
  assert_marked (game, face);
  mini = (const MiniState *) tc_game_get_state (game);
  g_assert_cmpuint (mini->head.n_forced, ==, 0);
  g_assert_cmpuint (mini->head.n_moves, ==, 3);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 4);

  return mini->lit[12];
}

/* Every lamp that is tried throws a die, which the event shows as well; undone and made again, it
 * is there again. */
static void
test_dice (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  guint n_thrown = 0;

  while (!tc_game_is_over (game)) {
    guint n = 0;
    TcMove move = tc_game_get_moves (game, &n)[0];

    g_assert_true (tc_game_apply (game, &move, NULL));
  }
  while (tc_game_undo (game))
    ;
  for (gint i = -1; i < (gint) tc_game_get_n_recorded (game); i++) {
    guint n = 0;
    const TcDie *dice = tc_game_get_dice (game, i, &n);

    g_assert_true ((dice != NULL) == (n > 0));
    for (guint k = 0; k < n; k++) {
      g_autofree char *text = tc_game_dup_event (game, TC_SEAT_NONE, dice[k].event);
      g_autofree char *rolls = g_strdup_printf (" rolls %u at ", dice[k].face);

      g_assert_nonnull (strstr (text, rolls));
      g_assert_null (strstr (text, "forced"));
      g_assert_false (tc_game_is_die_forced (game, TC_SEAT_NONE, i, k));
    }
    n_thrown += n;
  }
  g_assert_cmpuint (n_thrown, >, 0);
}

static void
test_force_die (void)
{
  g_assert_cmpuint (light_with (1), ==, 0);
  g_assert_cmpuint (light_with (2), ==, 0);
  g_assert_cmpuint (light_with (3), ==, 1);
  g_assert_cmpuint (light_with (6), ==, 1);
}

static void
test_force_die_limits (void)
{
  g_autoptr (TcGame) game = new_game ("short", 9);
  g_autoptr (GError) error = NULL;
  TcMove force = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, 300);
  g_auto (GStrv) log = NULL;
  g_auto (GStrv) second = NULL;

  g_assert_false (tc_game_force_die (game, 0, &TC_REQUEST_UMPIRE));
  g_assert_false (tc_game_apply (game, &force, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);

  for (guint i = 0; i < TC_MAX_FORCED_DICE; i++)
    g_assert_true (tc_game_force_die (game, 4, &TC_REQUEST_UMPIRE));
  g_assert_false (tc_game_force_die (game, 4, &TC_REQUEST_UMPIRE));
  force.value = 4;
  g_assert_false (tc_game_apply (game, &force, NULL));
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_cmpstr (log[0], ==, "Forced: the next die will show 4");
  second = tc_game_dup_log (game, TC_SEAT_NONE, 1);
  g_assert_cmpstr (second[0], ==, "Forced: the second die from now will show 4");

  g_assert_true (tc_game_undo (game));
  g_assert_true (tc_game_force_die (game, 4, &TC_REQUEST_UMPIRE));
}

/* What others decide in secret is not told, and hashes are of what a seat may know. */
static void
test_seen_by (void)
{
  g_autoptr (TcGame) game = new_game ("long", 9);
  g_auto (GStrv) log = NULL;
  TcState *state = NULL;
  TcRng rng;
  guint last = 0;

  tc_rng_init (&rng, 3);
  while (last == 0 || tc_game_get_move (game, last)->verb != MINI_KEEP) {
    g_assert_false (tc_game_is_over (game));
    tc_test_play_random (game, &rng, 1);
    last = tc_game_get_n_moves (game) - 1;
  }
  for (guint8 seat = 0; seat < MINI_SEATS; seat++) {
    gboolean is_own = seat == tc_game_get_move_seat (game, last);

    g_assert_cmpint (tc_game_is_move_seen (game, last, seat), ==, is_own);
    state = tc_test_state_copy (tc_game_get_ruleset (game), tc_game_get_state (game));
    tc_rules_redact (tc_game_get_ruleset (game), state, seat);
    g_assert_cmphex (tc_game_get_seen_hash (game, last, seat), ==,
                     tc_rules_hash (tc_game_get_ruleset (game), state));
    g_free (state);
    g_clear_pointer (&log, g_strfreev);
    log = tc_game_dup_log (game, seat, (gint) last);
    g_assert_cmpint (strstr (log[0], "is kept") != NULL, ==, is_own);
    g_assert_cmpint (strstr (log[0], "decides in secret") != NULL, ==, !is_own);
  }
  g_assert_true (tc_game_is_move_seen (game, last, TC_SEAT_NONE));
  g_assert_true (tc_game_is_move_seen (game, 0, 2));
  g_assert_cmphex (tc_game_get_seen_hash (game, last, TC_SEAT_NONE), ==,
                   tc_game_get_move_hash (game, last));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/game/new", test_new);
  g_test_add_func ("/rules/game/apply", test_apply);
  g_test_add_func ("/rules/game/illegal", test_illegal);
  g_test_add_func ("/rules/game/over", test_over);
  g_test_add_func ("/rules/game/group-is-one-step", test_group_is_one_step);
  g_test_add_func ("/rules/game/choices", test_choices);
  g_test_add_func ("/rules/game/choices-of-people", test_choices_of_people);
  g_test_add_func ("/rules/game/undo-all", test_undo_all);
  g_test_add_func ("/rules/game/apply-drops-redo", test_apply_drops_redo);
  g_test_add_func ("/rules/game/seen-by", test_seen_by);
  g_test_add_func ("/rules/game/dice", test_dice);
  g_test_add_func ("/rules/game/force-die", test_force_die);
  g_test_add_func ("/rules/game/force-die-limits", test_force_die_limits);

  return g_test_run ();
}
