/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"

/* What a player tried who looked for leaks: each attack worked once. */

#define COP          1
#define N_CANDIDATES 20000
#define N_GAMES      10

/* Everything that one cop may know of the opening: role, hand, pawns, and the hash that the
 * exported replay carries. */
static guint64
hash_opening (TcRuleset *ruleset, guint64 seed)
{
  BadgeRoom table;

  tc_rules_init (ruleset, 0, seed, &table.state.head, NULL);
  tc_rules_redact (ruleset, &table.state.head, COP);

  return tc_rules_hash (ruleset, &table.state.head);
}

/* The seed by brute force: deal with all small seeds and see which deal the cop's own cards. It
 * finds a seed that was given by hand, which the program says; of drawn seeds it finds none. */
static void
test_seed_by_brute_force (void)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint64 seen = 0;

  for (guint seed = 1; seed <= N_CANDIDATES; seed++) {
    seen = hash_opening (ruleset, seed);
    g_hash_table_insert (found, g_memdup2 (&seen, sizeof seen), GUINT_TO_POINTER (seed));
  }
  seen = hash_opening (ruleset, 17711);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (found, &seen)), ==, 17711);
  g_assert_true (tc_seed_is_guessable (17711));

  for (guint i = 0; i < N_GAMES; i++) {
    guint64 seed = 0;

    g_assert_true (tc_seed_draw (&seed, NULL));
    g_assert_false (tc_seed_is_guessable (seed));
    seen = hash_opening (ruleset, seed);
    g_assert_false (g_hash_table_contains (found, &seen));
  }
}

/* Nothing that a seat is given depends on what it does not know: worlds that look alike to it have
 * one hash, whatever their seeds and hidden cards are. */
static void
test_hash_is_no_oracle (void)
{
  g_autoptr (TcBuild) build = table_build (TABLE_FROZEN, NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  guint64 seen = hash_opening (ruleset, 17711);
  BadgeRoom table;
  guint n_other = 0;
  TcRng rng;

  tc_rng_init (&rng, 1);
  for (guint i = 0; i < 200; i++) {
    guint64 whole;

    tc_rules_init (ruleset, 0, 17711, &table.state.head, NULL);
    whole = tc_rules_hash (ruleset, &table.state.head);
    tc_rules_redact (ruleset, &table.state.head, COP);
    tc_rules_sample_hidden (ruleset, &table.state.head, COP, &rng);
    n_other += tc_rules_hash (ruleset, &table.state.head) != whole;
    tc_rules_redact (ruleset, &table.state.head, COP);
    g_assert_cmphex (tc_rules_hash (ruleset, &table.state.head), ==, seen);
  }
  g_assert_cmpuint (n_other, ==, 200);
}

/* -- At the table -- */

typedef struct {
  TcBuild *build;
  TcGame *game;
  TcRng rng;
} Play;

static void
play_open (Play *play, guint16 people)
{
  guint64 seed = 0;

  play->build = table_build (TABLE_FROZEN, NULL, NULL);
  g_assert_true (tc_seed_draw (&seed, NULL));
  play->game = tc_game_new (tc_build_get_ruleset (play->build), 0, seed);
  tc_game_set_people (play->game, people);
  tc_rng_init (&play->rng, 7);
}

static void
play_clear (Play *play)
{
  tc_game_free (play->game);
  tc_build_unref (play->build);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

/* Random decisions until @seat has searched a tile; @n_before: moves made before it did. */
static void
play_to_search (Play *play, guint8 seat, guint *n_before)
{
  for (;;) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (play->game, &n);
    TcMove move = moves[tc_rng_below (&play->rng, n)];
    gboolean is_search =
      move.verb == BADGE_VERB_SEARCH && tc_game_get_state (play->game)->actor == seat;

    *n_before = tc_game_get_n_moves (play->game);
    g_assert_true (tc_game_apply (play->game, &move, NULL));
    if (is_search)
      return;
  }
}

/* Search, look, take it back, search elsewhere: all 48 tiles for one card. */
static void
test_undo_peeking (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };
  g_autoptr (GError) error = NULL;
  guint n_before = 0;
  guint n_after;

  play_open (&play, 1u << COP);
  play_to_search (&play, COP, &n_before);
  n_after = tc_game_get_n_moves (play.game);

  g_assert_cmpuint (tc_game_ask_undo (play.game, n_before, &request), ==, TC_LEAVE_BOTS);
  g_assert_false (tc_game_undo_to (play.game, n_before, &request, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  /* The second where what was found is turned up for all. */
  g_assert_true (g_str_has_prefix (error->message, "A bot has decided or a player has learned") ||
                 g_str_has_prefix (error->message, "Something has happened since"));
  g_assert_cmpuint (tc_game_get_n_moves (play.game), ==, n_after);

  /* It says that others agree, but bots cannot. */
  request.agreed = G_MAXUINT16;
  g_assert_cmpuint (tc_game_ask_undo (play.game, n_before, &request), ==, TC_LEAVE_BOTS);
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 0);
}

/* What nobody was told of may be taken back by whoever did it, and leaves no trace. */
static void
test_undo_of_the_unseen (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { 0 };
  guint n = 0;
  const TcMove *moves;

  play_open (&play, 1);
  request.seat = tc_game_get_state (play.game)->actor;
  moves = tc_game_get_moves (play.game, &n);
  g_assert_cmpuint (moves[0].verb, ==, BADGE_VERB_EXCHANGE);
  g_assert_true (tc_game_apply (play.game, &moves[0], NULL));
  g_assert_true (tc_game_undo_to (play.game, 0, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 0);
  g_assert_cmpuint (tc_game_get_n_moves (play.game), ==, 0);
}

/* Where nobody was told anything, only who decided must agree to that another takes it back, and no
 * bot. */
static void
test_undo_of_another (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { 0 };
  guint8 mover;
  guint n = 0;
  const TcMove *moves;

  play_open (&play, 3);
  mover = tc_game_get_state (play.game)->actor;
  g_assert_cmpuint (mover, <, 2);
  request.seat = 1u - mover;
  moves = tc_game_get_moves (play.game, &n);
  g_assert_cmpuint (moves[0].verb, ==, BADGE_VERB_EXCHANGE);
  g_assert_true (tc_game_apply (play.game, &moves[0], NULL));
  g_assert_cmpuint (tc_game_ask_undo (play.game, 0, &request), ==, TC_LEAVE_CONSENT);
  g_assert_cmphex (tc_game_get_consent (play.game, 0, &request), ==, 1u << mover);
  request.agreed = (guint16) (1u << mover);
  g_assert_true (tc_game_undo_to (play.game, 0, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 1);

  /* A bot's decision nobody can take back. */
  request.seat = mover;
  tc_game_set_person (play.game, mover, FALSE, &TC_REQUEST_UMPIRE, NULL);
  g_assert_true (tc_game_apply (play.game, &moves[0], NULL));
  request.seat = 1u - mover;
  g_assert_cmpuint (tc_game_ask_undo (play.game, 0, &request), ==, TC_LEAVE_BOTS);
}

/* Among people every other one must agree; what was done is in every log and in the replay. */
static void
test_undo_among_people (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *replay = NULL;
  g_autoptr (TcGame) replayed = NULL;
  TcDivergence divergence = { 0 };
  guint n_before = 0;

  play_open (&play, 0xf);
  play_to_search (&play, COP, &n_before);
  g_assert_cmpuint (tc_game_ask_undo (play.game, n_before, &request), ==, TC_LEAVE_CONSENT);
  g_assert_cmphex (tc_game_get_consent (play.game, n_before, &request), ==, 0xf & ~(1u << COP));
  request.agreed = 1;
  g_assert_cmpuint (tc_game_ask_undo (play.game, n_before, &request), ==, TC_LEAVE_CONSENT);
  request.agreed = 0xf & ~(1u << COP);
  g_assert_true (tc_game_undo_to (play.game, n_before, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 1);
  text = tc_game_dup_act_text (play.game, 0);
  g_assert_nonnull (strstr (text, "Blake takes back a move (agreed: Avery, Casey, Drew)"));

  for (guint8 seat = 0; seat < 4; seat++) {
    g_auto (GStrv) lines = tc_game_dup_log (play.game, seat, (gint) n_before - 1);
    g_autofree char *seen = tc_replay_dup_text (play.game, seat);

    g_assert_true (g_strv_contains ((const char *const *) lines, text));
    g_assert_nonnull (strstr (seen, "\n! undo 1 by blake agreed avery,casey,drew\n"));
  }

  replay = tc_replay_dup_text (play.game, TC_SEAT_NONE);
  replayed = tc_replay_play (tc_build_get_ruleset (play.build), replay, &divergence);
  g_assert_cmpuint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  again = tc_replay_dup_text (replayed, TC_SEAT_NONE);
  g_assert_cmpstr (again, ==, replay);
}

/* Chosen before the game, it is in the replay's header. */
static void
test_undo_allowed_against_bots (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };
  g_autofree char *replay = NULL;
  g_autofree char *again = NULL;
  g_autoptr (TcGame) replayed = NULL;
  TcDivergence divergence = { 0 };
  guint n_before = 0;

  play_open (&play, 1u << COP);
  tc_game_allow_undo (play.game);
  play_to_search (&play, COP, &n_before);
  g_assert_true (tc_game_undo_to (play.game, n_before, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 1);
  replay = tc_replay_dup_text (play.game, TC_SEAT_NONE);
  g_assert_nonnull (strstr (replay, "\npeople blake\nundo allowed\n"));
  replayed = tc_replay_play (tc_build_get_ruleset (play.build), replay, &divergence);
  g_assert_nonnull (replayed);
  g_assert_true (tc_game_is_undo_allowed (replayed));
  again = tc_replay_dup_text (replayed, TC_SEAT_NONE);
  g_assert_cmpstr (again, ==, replay);
}

/* A forced die is the umpire's, and a player does not learn its face. */
static void
test_forced_dice (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };
  TcMove move = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, 3);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) seen = NULL;
  g_auto (GStrv) whole = NULL;
  g_autofree char *replay = NULL;

  play_open (&play, 0xf);
  g_assert_cmpuint (tc_game_ask_die (play.game, &request), ==, TC_LEAVE_UMPIRE);
  g_assert_false (tc_game_force_die (play.game, 3, &request));
  /* Typed as a move. */
  g_assert_false (tc_game_apply (play.game, &move, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  g_assert_cmpuint (tc_game_get_n_moves (play.game), ==, 0);

  /* The players see that the umpire did it, not which face. */
  g_assert_true (tc_game_force_die (play.game, 3, &TC_REQUEST_UMPIRE));
  seen = tc_game_dup_log (play.game, COP, 0);
  whole = tc_game_dup_log (play.game, TC_SEAT_NONE, 0);
  g_assert_cmpstr (seen[0], ==, "The umpire forces a die");
  g_assert_nonnull (strstr (whole[0], "3"));
  replay = tc_replay_dup_text (play.game, COP);
  g_assert_null (strstr (replay, "force"));
}

/* Sitting down at a bot's seat shows its role and hand. */
static void
test_seat_change (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *replay = NULL;

  play_open (&play, 1u << COP);
  g_assert_cmpuint (tc_game_ask_person (play.game, 2, TRUE, &request), ==, TC_LEAVE_UMPIRE);
  g_assert_false (tc_game_set_person (play.game, 2, TRUE, &request, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  g_assert_true (tc_game_set_person (play.game, 2, TRUE, &TC_REQUEST_UMPIRE, NULL));
  g_assert_cmphex (tc_game_get_people (play.game), ==, 1u << COP | 1u << 2);
  text = tc_game_dup_act_text (play.game, 0);
  g_assert_cmpstr (text, ==, "A person takes the seat of Casey from a bot");
  tc_game_record_look (play.game);
  /* The own seat may go to a bot. */
  g_assert_true (tc_game_set_person (play.game, COP, FALSE, &request, NULL));
  replay = tc_replay_dup_text (play.game, 3);
  g_assert_nonnull (strstr (replay, "\npeople blake\n"));
  g_assert_nonnull (strstr (replay, "\n! person casey by umpire\n! look by umpire\n"
                                    "! bot blake by blake\n"));
}

/* An act stays in the record when the move before it is taken back. */
static void
test_acts_outlive_moves (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { 0 };
  g_autofree char *replay = NULL;
  guint n = 0;

  play_open (&play, 1);
  request.seat = tc_game_get_state (play.game)->actor;
  g_assert_true (tc_game_apply (play.game, tc_game_get_moves (play.game, &n), NULL));
  tc_game_record_look (play.game);
  g_assert_true (tc_game_undo_to (play.game, 0, &request, NULL));
  replay = tc_replay_dup_text (play.game, TC_SEAT_NONE);
  g_assert_nonnull (strstr (replay, "\n! look by umpire\n"));
}

/* A decision on a set is many choices, and each is undone by itself, as one act. */
static void
test_undo_within_a_set (void)
{
  g_auto (Play) play = { 0 };
  guint n_moves = 0;
  guint8 group = 0;

  play_open (&play, 0xf);
  do {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (play.game, &n);
    TcMove move = moves[tc_rng_below (&play.rng, n)];

    group = tc_game_get_state (play.game)->group;
    n_moves = tc_game_get_n_moves (play.game);
    g_assert_true (tc_game_apply (play.game, &move, NULL));
  } while (group == 0 || n_moves == 0 ||
           tc_game_get_position (play.game, n_moves - 1)->group != group);
  g_assert_true (tc_game_undo_to (play.game, n_moves, &TC_REQUEST_UMPIRE, NULL));
  g_assert_cmpuint (tc_game_get_n_moves (play.game), ==, n_moves);
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 1);
  g_assert_cmpuint (tc_game_get_act (play.game, 0)->n_moves, ==, 1);
}

/* Who watches bots learns nothing that a player could use, until somebody takes a seat. */
static void
test_watching_bots (void)
{
  g_auto (Play) play = { 0 };
  guint n_before = 0;

  play_open (&play, 0);
  play_to_search (&play, COP, &n_before);
  g_assert_true (tc_game_undo_to (play.game, 0, &TC_REQUEST_UMPIRE, NULL));
  g_assert_true (tc_game_redo_to (play.game, n_before, &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 0);
  g_assert_true (tc_game_set_person (play.game, COP, TRUE, &TC_REQUEST_UMPIRE, NULL));
  g_assert_true (tc_game_undo_to (play.game, 0, &TC_REQUEST_UMPIRE, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 2);
}

/* Once the game is over every seat is open. */
static void
test_seats_after_the_end (void)
{
  g_auto (Play) play = { 0 };
  TcRequest request = { .seat = COP };

  play_open (&play, 1u << COP);
  while (!tc_game_is_over (play.game)) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (play.game, &n);
    TcMove move = moves[tc_rng_below (&play.rng, n)];

    g_assert_cmpuint (tc_game_ask_person (play.game, 2, TRUE, &request), ==, TC_LEAVE_UMPIRE);
    g_assert_true (tc_game_apply (play.game, &move, NULL));
  }
  g_assert_true (tc_game_set_person (play.game, 2, TRUE, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (play.game), ==, 1);
}

/* Whatever is tried with an illegal move, the answer is a function of what the seat knows. */
static void
test_error_texts (void)
{
  g_auto (Play) play = { 0 };
  TcRuleset *ruleset;
  TcRng rng;

  play_open (&play, 0xf);
  ruleset = tc_build_get_ruleset (play.build);
  tc_rng_init (&rng, 3);
  for (guint i = 0; i < 40; i++) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (play.game, &n);
    TcMove move = moves[tc_rng_below (&play.rng, n)];
    const TcState *state = tc_game_get_state (play.game);
    guint8 actor = state->actor;
    BadgeRoom twin;

    memcpy (&twin, state, tc_ruleset_get_state_size (ruleset));
    tc_rules_redact (ruleset, &twin.state.head, actor);
    tc_rules_sample_hidden (ruleset, &twin.state.head, actor, &rng);
    for (guint k = 0; k < 200; k++) {
      TcMove any =
        tc_move_make ((guint8) tc_rng_below (&rng, BADGE_N_VERBS),
                      (TcThing) tc_rng_below (&rng, tc_ruleset_get_n_things (ruleset)),
                      (TcThing) tc_rng_below (&rng, tc_ruleset_get_n_things (ruleset)), 0);

      TcProposal proposal = { any.verb, 1, { any.subject }, any.target, 0 };
      g_autofree char *here =
        tc_rules_explain (ruleset, tc_game_get_state (play.game), &proposal, NULL);
      g_autofree char *there = tc_rules_explain (ruleset, &twin.state.head, &proposal, NULL);

      g_assert_cmpstr (here, ==, there);
    }
    g_assert_true (tc_game_apply (play.game, &move, NULL));
    if (tc_game_is_over (play.game))
      break;
  }
}

/* A record that only the dirty cop can make exposes nobody: a seat is offered to show itself when
 * it is dirty and to move, and never a partner whom it knows. (How many it was offered.) */
static guint
judge_records (TcRuleset *ruleset, const BadgeRoom *table, guint8 viewer)
{
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  g_autoptr (TcView) view = tc_rules_view (ruleset, &table->state.head, viewer);
  guint n = 0;
  const TcViewMove *records = tc_view_get_records (view, &n);

  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (records[i].move.subject, ==, tc_range_get (rules->seat_things, viewer));
  g_assert_true (n == 0 || table->state.role[viewer] == BADGE_ROLE_DIRTY);

  return n;
}

static void
test_records_expose_nobody (void)
{
  g_autoptr (TcBuild) build =
    table_build (TABLE_FROZEN, "players=\"6\"", "players=\"6\" dirty=\"2\"");
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  guint n = 0;

  for (guint setup = 0; setup < tc_ruleset_get_n_setups (ruleset); setup++) {
    for (guint64 seed = 1; seed <= 50; seed++) {
      BadgeRoom table;

      tc_rules_init (ruleset, setup, seed, &table.state.head, NULL);
      for (guint8 viewer = 0; viewer < tc_ruleset_get_setup (ruleset, setup)->n_seats; viewer++)
        n += judge_records (ruleset, &table, viewer);
    }
  }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/badge/attacks/seed-by-brute-force", test_seed_by_brute_force);
  g_test_add_func ("/badge/attacks/hash-is-no-oracle", test_hash_is_no_oracle);
  g_test_add_func ("/badge/attacks/undo-peeking", test_undo_peeking);
  g_test_add_func ("/badge/attacks/undo-of-the-untold", test_undo_of_the_unseen);
  g_test_add_func ("/badge/attacks/undo-of-another", test_undo_of_another);
  g_test_add_func ("/badge/attacks/undo-among-people", test_undo_among_people);
  g_test_add_func ("/badge/attacks/undo-allowed-against-bots", test_undo_allowed_against_bots);
  g_test_add_func ("/badge/attacks/forced-dice", test_forced_dice);
  g_test_add_func ("/badge/attacks/seat-change", test_seat_change);
  g_test_add_func ("/badge/attacks/acts-outlive-moves", test_acts_outlive_moves);
  g_test_add_func ("/badge/attacks/undo-within-a-set", test_undo_within_a_set);
  g_test_add_func ("/badge/attacks/watching-bots", test_watching_bots);
  g_test_add_func ("/badge/attacks/seats-after-the-end", test_seats_after_the_end);
  g_test_add_func ("/badge/attacks/records-expose-nobody", test_records_expose_nobody);
  g_test_add_func ("/badge/attacks/error-texts", test_error_texts);

  return g_test_run ();
}
