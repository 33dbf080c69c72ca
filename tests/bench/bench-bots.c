/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <tc-core.h>

/* How much better one bot does than another in one seat, over the same games: for every game of a
 * series it is played twice, once with each bot in the seat and "heuristic" in all others, and the
 * difference of the payoffs is what counts. Seats that are joined by "+" all get the bot, and what
 * counts is what the first of them gets. Prints the mean with its interval of 95 %, the games
 * that came out better and worse, and what a decision of the bot takes. Asserts nothing.
 *
 * bench-bots FILE SETUP OPTION=VALUE|- BOT SEAT[+SEAT]...|all GAMES [SERIES [REFERENCE]] */

#define OTHERS "heuristic"
#define Z      1.96

typedef struct {
  TcRuleset *ruleset;
  guint setup;
  guint8 seat;   /* whose payoff counts */
  guint32 seats; /* bits of those that the bot plays */
  const TcBot *bot;
  const TcBot *reference;
  const TcBot *others;
  guint64 series;
  guint n_games;
  gint next;    /* atomic */
  char **role;  /* dealt to the seat, "" for none */
  gint *payoff; /* with the bot */
  gint *base;
  gint64 *nanoseconds; /* of the bot's decisions, by game */
  guint *n_decisions;
} Match;

static gint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

static gint
play (Match *match, TcBotDesk *desk, TcState *state, const TcBot *bot, guint game)
{
  guint64 seed = tc_simulation_get_seed (match->series, game);
  gboolean is_timed = bot == match->bot;
  TcOutcome outcome;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (match->ruleset, match->setup, seed, state, NULL);
  while (!tc_rules_is_over (state)) {
    gboolean is_its = (match->seats >> state->actor & 1) != 0;
    gint64 start = is_timed && is_its ? now () : 0;
    TcMove move = tc_bot_desk_decide (desk, is_its ? bot : match->others, state, &rng);

    if (is_timed && is_its) {
      match->nanoseconds[game] += now () - start;
      match->n_decisions[game]++;
    }
    tc_rules_apply (match->ruleset, state, &move, NULL);
  }
  tc_rules_outcome (match->ruleset, state, &outcome);

  return outcome.payoff[match->seat];
}

/* What the seat's own view says beside its name. */
static char *
dup_role (Match *match, TcState *state, guint game)
{
  const char *seat = tc_ruleset_get_seat (match->ruleset, match->seat)->id;
  g_autofree char *key = g_strdup_printf ("seat-%s", seat);
  g_autoptr (TcView) view = NULL;
  const TcViewContainer *container;

  tc_rules_init (match->ruleset, match->setup, tc_simulation_get_seed (match->series, game), state,
                 NULL);
  view = tc_rules_view (match->ruleset, state, match->seat);
  container = tc_view_find_container (view, key);

  return g_strdup (container != NULL && container->n_marks > 0 ? container->marks[0].text : "");
}

static gpointer
run_thread (gpointer data)
{
  Match *match = data;
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (match->ruleset);
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (match->ruleset));
  gint game = 0;

  while ((game = g_atomic_int_add (&match->next, 1)) < (gint) match->n_games) {
    match->payoff[game] = play (match, desk, state, match->bot, (guint) game);
    match->base[game] = play (match, desk, state, match->reference, (guint) game);
    match->role[game] = dup_role (match, state, (guint) game);
  }

  return NULL;
}

/* Over the games in which the seat had @role; all of them for %NULL. */
static void
report (const Match *match, const char *role)
{
  double sum = 0, squares = 0, payoff = 0, base = 0, seconds = 0, decisions = 0;
  guint n = 0;
  guint n_better = 0;
  guint n_worse = 0;
  double mean, margin;

  for (guint i = 0; i < match->n_games; i++) {
    gint difference = match->payoff[i] - match->base[i];

    if (role != NULL && strcmp (match->role[i], role) != 0)
      continue;
    n++;
    sum += difference;
    squares += (double) difference * difference;
    payoff += match->payoff[i];
    base += match->base[i];
    n_better += difference > 0;
    n_worse += difference < 0;
    seconds += match->nanoseconds[i] / 1e9;
    decisions += match->n_decisions[i];
  }
  mean = sum / n;
  margin = Z * sqrt ((squares / n - mean * mean) / n);
  printf ("%s%s%s: %s %+.3f, %s %+.3f: %+.3f (%+.3f to %+.3f), %u better, %u worse of %u; "
          "%.0f decisions a game, %.0f us each, %.2f s a game\n",
          tc_ruleset_get_seat (match->ruleset, match->seat)->id, role != NULL ? " as " : "",
          role != NULL ? role : "", match->bot->id, payoff / n, match->reference->id, base / n,
          mean, mean - margin, mean + margin, n_better, n_worse, n, decisions / n,
          seconds / MAX (decisions, 1) * 1e6, seconds / n);
  fflush (stdout);
}

/* Where roles are dealt, each of them apart. */
static void
report_all (Match *match)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  report (match, NULL);
  for (guint i = 0; i < match->n_games; i++)
    if (match->role[i][0] != '\0' && g_hash_table_add (seen, match->role[i]))
      report (match, match->role[i]);
}

static void
run (Match *match)
{
  guint n_jobs = g_getenv ("TC_JOBS") != NULL ? (guint) atoi (g_getenv ("TC_JOBS")) : 2;
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  match->next = 0;
  match->role = g_new0 (char *, match->n_games);
  match->payoff = g_new0 (gint, match->n_games);
  match->base = g_new0 (gint, match->n_games);
  match->nanoseconds = g_new0 (gint64, match->n_games);
  match->n_decisions = g_new0 (guint, match->n_games);
  for (guint i = 0; i < n_jobs; i++)
    g_ptr_array_add (threads, g_thread_new ("match", run_thread, match));
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  report_all (match);
  for (guint i = 0; i < match->n_games; i++)
    g_free (match->role[i]);
  g_free (match->role);
  g_free (match->payoff);
  g_free (match->base);
  g_free (match->nanoseconds);
  g_free (match->n_decisions);
}

static guint8
find_seat (const Match *match, const char *id)
{
  for (guint8 seat = 0; seat < tc_ruleset_get_n_seats (match->ruleset); seat++)
    if (strcmp (id, tc_ruleset_get_seat (match->ruleset, seat)->id) == 0)
      return seat;
  g_error ("no seat \"%s\"", id);
}

static void
run_group (Match *match, const char *ids)
{
  g_auto (GStrv) each = g_strsplit (ids, "+", -1);

  match->seat = find_seat (match, each[0]);
  match->seats = 0;
  for (guint i = 0; each[i] != NULL; i++)
    match->seats |= 1u << find_seat (match, each[i]);
  run (match);
}

static TcBuild *
load (const char *file, const char *option)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (file, NULL, &error);
  g_autoptr (TcBuild) build = NULL;
  g_auto (GStrv) parts = g_strsplit (option, "=", 2);
  TcBuild *changed = NULL;

  if (source == NULL)
    g_error ("%s", error->message);
  build = tc_build_new (source, NULL);
  if (parts[1] == NULL)
    return g_steal_pointer (&build);
  changed = tc_build_new_with_option (build, NULL, parts[0], parts[1], &error);
  if (changed == NULL)
    g_error ("%s", error->message);

  return changed;
}

int
main (int argc, char **argv)
{
  g_autoptr (TcBuild) build = NULL;
  Match match = { .series = 1 };

  if (argc < 7)
    g_error (
      "bench-bots FILE SETUP OPTION=VALUE|- BOT SEAT[+SEAT]...|all GAMES [SERIES [REFERENCE]]");

  build = load (argv[1], argv[3]);
  match.ruleset = tc_build_get_ruleset (build);
  match.setup = (guint) tc_ruleset_find_setup (match.ruleset, argv[2]);
  match.bot = tc_bot_find (match.ruleset, argv[4]);
  match.others = tc_bot_find (match.ruleset, OTHERS);
  match.reference = tc_bot_find (match.ruleset, argc > 8 ? argv[8] : OTHERS);
  match.n_games = (guint) atoi (argv[6]);
  if (argc > 7)
    match.series = g_ascii_strtoull (argv[7], NULL, 10);
  if (strcmp (argv[5], "all") != 0)
    run_group (&match, argv[5]);
  else
    for (guint8 seat = 0; seat < tc_ruleset_get_n_seats (match.ruleset); seat++)
      run_group (&match, tc_ruleset_get_seat (match.ruleset, seat)->id);

  return 0;
}
