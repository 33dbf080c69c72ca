/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "secrecy-signs.h"
#include "systems/dune/tc-dune.h"

/* Does anything that a seat is shown tell more of another one's role than the moves that the game
 * makes public? One attacker learns from those and from what the rules tell his seat; another one
 * from everything that the program shows that seat besides (secrecy-signs.h). Over the same games
 * the second must not be right more often than the first, by more than chance. Leaks are planted to
 * see that he would be. TC_GAMES sets the number of games; docs/secrecy-dune.md has figures. */

#define GAMES  500
#define SERIES 1965

typedef enum { LEAK_NONE, LEAK_BYTE, LEAK_WINDOW, LEAK_LINE } Leak;

typedef struct {
  const char *setup;
  guint8 viewer;
  guint8 target;
  Leak leak;
  const char *bot;
  gboolean is_spectator; /* who looks at public moves only */
} Trial;

#define ASKED_SEAT 1 /* the target of leaks */

/* -- Planted leaks: the system, with one hook that says too much in some of the games -- */

/* A byte that no view shows, in about every other game. */
static void
leak_byte (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  DuneState *dune = (DuneState *) state;
  guint8 role = dune->role[ASKED_SEAT];

  dune_redact (ruleset, state, viewer);
  if (dune->row[0] % 2 == 0 && viewer != ASKED_SEAT)
    dune->zero[0] = role;
}

static gboolean
is_noble (const DuneRules *rules, const DuneState *state)
{
  return rules->roles[state->role[ASKED_SEAT]].once == 0;
}

/* A noble is not asked for a reaction when he has none: one decision fewer. */
static void
leak_window (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  DunePlay play = { rules, (DuneState *) state, events };

  dune_advance (ruleset, state, events);
  if (state->phase != DUNE_PHASE_REACT || state->actor != ASKED_SEAT ||
      !is_noble (rules, play.state))
    return;
  dune_apply_accept (&play, NULL);
  dune_advance (ruleset, state, events);
}

/* A line of the log too many. */
static void
leak_line (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  guint turn = state->turn;

  dune_advance (ruleset, state, events);
  if (state->turn != turn && state->turn == 4 &&
      is_noble (tc_ruleset_get_data (ruleset), (const DuneState *) state))
    tc_events_report (events, DUNE_EVENT_NOTHING,
                      dune_seat (tc_ruleset_get_data (ruleset), ASKED_SEAT), TC_THING_NONE, 0);
}

static TcBuild *
build_leaking (TcSystem *system, Leak leak)
{
  const TcSystem *systems[] = { system, NULL };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", TABLE_FILE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);
  *system = tc_dune_system;
  if (leak == LEAK_BYTE)
    system->redact = leak_byte;
  else if (leak == LEAK_WINDOW)
    system->advance = leak_window;
  else if (leak == LEAK_LINE)
    system->advance = leak_line;

  return tc_build_new (source, systems);
}

/* -- Games -- */

/* Up to where everybody reveals what he is. In one game of four the umpire forces a die. */
static void
watch_game (Watch *watch, TcBotDesk *desk, const TcBot *bot, guint64 seed, gboolean is_spectator)
{
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_game_set_people (watch->game, 0xff);
  if (seed % 4 == 0)
    tc_game_force_die (watch->game, (guint8) (1 + seed % 3), &TC_REQUEST_UMPIRE);
  while (tc_game_get_state (watch->game)->phase != DUNE_PHASE_REVEAL) {
    const TcState *state = tc_game_get_state (watch->game);
    gboolean is_asked = state->actor == watch->target;
    gint64 start = 0;
    TcMove move;

    if (!is_spectator)
      watch_before (watch);
    start = g_get_monotonic_time ();
    move = tc_bot_desk_decide (desk, bot, state, &rng);
    if (is_asked)
      attacker_note (watch->attacker, SOURCE_TIME, "%u to the power of 2 microseconds in phase %u",
                     g_bit_storage ((gulong) (g_get_monotonic_time () - start)), state->phase);
    watch_move (watch, &move);
    tc_game_apply (watch->game, &move, NULL);
    if (!is_spectator)
      watch_after (watch);
  }
  if (!is_spectator)
    watch_end (watch);
}

static Attacker *
watch_games (const Trial *trial, guint n_games)
{
  TcSystem system;
  g_autoptr (TcBuild) build = build_leaking (&system, trial->leak);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  guint setup = (guint) tc_ruleset_find_setup (ruleset, trial->setup);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const DuneRules *rules = tc_ruleset_get_data (ruleset);
  Attacker *attacker = attacker_new (rules->n_roles);

  for (guint i = 0; i < n_games; i++) {
    guint64 seed = tc_simulation_get_seed (SERIES, i);
    g_autoptr (TcGame) game = tc_game_new (ruleset, setup, seed);
    Watch watch = { attacker, rules, game, trial->viewer, trial->target, 0, 0, 0, 0 };

    attacker_begin (attacker, ((const DuneState *) tc_game_get_state (game))->role[trial->target]);
    watch_game (&watch, desk, tc_bot_find (ruleset, trial->bot), seed, trial->is_spectator);
  }

  return attacker;
}

/* -- Attacks -- */

static guint
get_n_games (void)
{
  const char *text = g_getenv ("TC_GAMES");
  guint64 n = GAMES;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 100, 100000, &n, NULL))
    g_error ("TC_GAMES is a number from 100 on, not \"%s\"", text);

  return (guint) n;
}

static void
tell (const char *name, const AttackerResult *result, guint first)
{
  g_autoptr (GString) signs = g_string_new (NULL);

  for (guint i = first; i < MIN (result->signs->len, first + 4); i++)
    g_string_append_printf (signs, "; %s", (const char *) result->signs->pdata[i]);
  g_test_message ("%-17s right %.1f %%, %.3f bits, %u signs%s", name, 100 * result->accuracy,
                  result->loss, result->signs->len, signs->str);
}

/* What comes of mere chance is within twice this of the most usual answer. */
static double
get_chance_half (const AttackerResult *result)
{
  return 1.96 * 0.5 / sqrt (result->n);
}

static void
tell_trial (const Trial *trial, const AttackerResult *result)
{
  g_test_message ("%s, seat %u about seat %u, %s bots, leak %d: %u games, the most usual role is "
                  "right in %.1f %%",
                  trial->setup, trial->viewer, trial->target, trial->bot, trial->leak,
                  2 * result->n, 100 * result->usual);
}

/* The difference of the second attacker to the first: its lower end is above 0 where there is a
 * leak. */
static double
attack (const Trial *trial, guint further, double *out_half)
{
  g_autoptr (Attacker) attacker = watch_games (trial, get_n_games ());
  g_auto (AttackerResult) rules = { 0 };
  g_auto (AttackerResult) all = { 0 };
  g_auto (AttackerResult) nothing = { 0 };
  double difference = 0;

  attacker_attack (attacker, BY_RULES, 0, FALSE, &rules);
  attacker_attack (attacker, BY_RULES, further, FALSE, &all);
  attacker_attack (attacker, BY_RULES, further, TRUE, &nothing);
  difference = attacker_compare (&all, &rules, out_half);
  tell_trial (trial, &rules);
  tell ("by the rules:", &rules, 0);
  tell ("with everything:", &all, rules.signs->len);
  tell ("roles shuffled:", &nothing, 0);
  g_test_message ("difference %+.1f %% (%+.1f to %+.1f)", 100 * difference,
                  100 * (difference - *out_half), 100 * (difference + *out_half));
  g_assert_cmpfloat (nothing.accuracy - nothing.usual, <, 2 * get_chance_half (&nothing));

  return difference;
}

static void
test_nothing_more (gconstpointer data)
{
  double half = 0;
  double difference = attack (data, EVERYTHING, &half);

  g_assert_cmpfloat (difference - half, <=, 0);
}

static void
test_leak (gconstpointer data)
{
  double half = 0;
  double difference = attack (data, EVERYTHING, &half);

  g_assert_cmpfloat (difference - half, >, 0);
}

/* What moves alone give away to somebody without a seat: those of bots that play for a house do,
 * those of bots that play at random do not. */
static void
test_moves (gconstpointer data)
{
  Trial trial = *(const Trial *) data;
  guint n_games = MAX (get_n_games (), 1000); /* they are quickly played */
  g_autoptr (Attacker) attacker = NULL;
  g_autoptr (Attacker) other = NULL;
  g_auto (AttackerResult) played = { 0 };
  g_auto (AttackerResult) by_lot = { 0 };

  trial.is_spectator = TRUE;
  attacker = watch_games (&trial, n_games);
  trial.bot = "random";
  other = watch_games (&trial, n_games);
  attacker_attack (attacker, 1u << SOURCE_MOVES, 0, FALSE, &played);
  attacker_attack (other, 1u << SOURCE_MOVES, 0, FALSE, &by_lot);
  tell_trial (data, &played);
  tell ("by moves:", &played, 0);
  tell ("by random moves:", &by_lot, 0);
  g_assert_cmpfloat (played.accuracy - played.usual, >, 2 * get_chance_half (&played));
  g_assert_cmpfloat (by_lot.accuracy - by_lot.usual, <, 2 * get_chance_half (&by_lot));
}

/* Not of the suite: times differ from run to run. */
static void
test_times (gconstpointer data)
{
  double half = 0;

  attack (data, 1u << SOURCE_TIME, &half);
}

static void
add_tests (const char *name, const Trial *trials, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/dune/secrecy/%s/%s/%u-%u", name, trials[i].setup,
                                             trials[i].viewer, trials[i].target);

    g_test_add_data_func (path, &trials[i], test);
  }
}

int
main (int argc, char **argv)
{
  static const Trial trials[] = {
    { "four", 0, 1, LEAK_NONE, "heuristic", FALSE },
    { "five", 4, 2, LEAK_NONE, "heuristic", FALSE },
    { "six", 0, 1, LEAK_NONE, "heuristic", FALSE },
    { "seven", 3, 6, LEAK_NONE, "heuristic", FALSE },
    { "eight", 7, 0, LEAK_NONE, "heuristic", FALSE },
  };
  static const Trial byte = { "six", 0, ASKED_SEAT, LEAK_BYTE, "heuristic", FALSE };
  static const Trial window = { "six", 0, ASKED_SEAT, LEAK_WINDOW, "heuristic", FALSE };
  static const Trial line = { "six", 0, ASKED_SEAT, LEAK_LINE, "heuristic", FALSE };

  g_test_init (&argc, &argv, NULL);
  add_tests ("nothing-more", trials, G_N_ELEMENTS (trials), test_nothing_more);
  add_tests ("leak-byte", &byte, 1, test_leak);
  add_tests ("leak-window", &window, 1, test_leak);
  add_tests ("leak-line", &line, 1, test_leak);
  add_tests ("moves", trials, G_N_ELEMENTS (trials), test_moves);
  if (g_getenv ("TC_GAMES") != NULL)
    add_tests ("times", trials, G_N_ELEMENTS (trials), test_times);

  return g_test_run ();
}
