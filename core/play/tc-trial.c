/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-trial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/tc-bot.h"
#include "play/tc-simulation.h"
#include "rules/tc-replay.h"

#define PROGRESS_DECISIONS 2000u

/* Bytes behind a state, to see whether somebody writes there. */
#define GUARD      64u
#define GUARD_BYTE 0xa5

typedef enum { DEAD_END, BROKEN, ENDLESS, N_TROUBLES, FINE = N_TROUBLES, CANCELLED } Trouble;

static const char *const codes[N_TROUBLES] = { "PLY001", "PLY002", "PLY003" };

/* What became of the games of one setup. */
typedef struct {
  guint n;      /* games that came to it */
  guint first;  /* the first of them */
  char *what;   /* nullable: more about the first */
  char *replay; /* of the first */
} Count;

typedef struct {
  TcRuleset *ruleset;
  const TcTrialPlan *plan;
  GCancellable *cancellable;
  TcBotDesk *desk;
  TcState *state; /* with GUARD bytes behind it */
  TcMove *moves;
  GArray *record; /* of TcMove: the game so far */
  guint n_done;   /* games, of all setups */
} Trial;

static guint
get_n_seats (const Trial *trial, guint setup)
{
  return tc_ruleset_get_setup (trial->ruleset, setup)->n_seats;
}

/* The first promise that the position does not keep, or %NULL. */
static const char *
find_broken (const Trial *trial, guint setup, guint n_before, guint16 turn_before)
{
  const TcState *state = trial->state;
  const guint8 *guard = (const guint8 *) state + tc_ruleset_get_state_size (trial->ruleset);

  for (guint i = 0; i < GUARD; i++)
    if (guard[i] != GUARD_BYTE)
      return N_ ("something is written behind the position");
  if (state->actor != TC_SEAT_NONE && state->actor >= get_n_seats (trial, setup))
    return N_ ("the player to decide does not take part");
  if (state->n_moves < n_before)
    return N_ ("the number of moves has gone back");
  if (state->turn < turn_before)
    return N_ ("the turn has gone back");

  return NULL;
}

/* As find_broken () of the @n legal moves. */
static const char *
find_broken_list (const Trial *trial, guint n)
{
  if (n > tc_ruleset_get_max_moves (trial->ruleset))
    return N_ ("more moves are legal than the limit allows");
  for (guint i = 1; i < n; i++)
    if (tc_move_compare (&trial->moves[i - 1], &trial->moves[i]) >= 0)
      return N_ ("the legal moves are out of order");
  for (guint i = 0; i < n; i++)
    if (tc_rules_check (trial->ruleset, trial->state, &trial->moves[i]) != TC_REASON_LEGAL)
      return N_ ("a listed move is not legal");

  return NULL;
}

static gboolean
contains (const Trial *trial, guint n, const TcMove *move)
{
  for (guint i = 0; i < n; i++)
    if (tc_move_compare (&trial->moves[i], move) == 0)
      return TRUE;

  return FALSE;
}

/* Goes on by one decision; FINE when it could. */
static Trouble
play_one (Trial *trial, guint setup, const TcBot *bot, TcRng *rng, const char **out_what)
{
  TcState *state = trial->state;
  guint n_before = state->n_moves;
  guint16 turn_before = state->turn;
  guint n = tc_rules_legal_moves (trial->ruleset, state, TC_MOVES_ALL, trial->moves);
  TcMove move;

  if (n == 0)
    return DEAD_END;
  *out_what = find_broken_list (trial, n);
  if (*out_what != NULL)
    return BROKEN;
  move = tc_bot_desk_decide (trial->desk, bot, state, rng);
  if (!contains (trial, n, &move)) {
    *out_what = N_ ("a bot has chosen a move that is not listed");
    return BROKEN;
  }
  g_array_append_val (trial->record, move);
  tc_rules_apply (trial->ruleset, state, &move, NULL);
  *out_what = find_broken (trial, setup, n_before, turn_before);

  return *out_what != NULL ? BROKEN : FINE;
}

static void
report_progress (const Trial *trial)
{
  guint n_games = trial->plan->n_games * tc_ruleset_get_n_setups (trial->ruleset);

  if (trial->plan->progress != NULL)
    trial->plan->progress (trial->n_done, n_games, trial->plan->user_data);
}

static guint64
get_seed (const Trial *trial, guint game)
{
  return tc_simulation_get_seed (trial->plan->seed, game);
}

static Trouble
play_game (Trial *trial, guint setup, guint game, const char **out_what)
{
  const TcBot *bot = game % 2 == 1 ? tc_bot_find (trial->ruleset, "heuristic") : NULL;
  guint limit =
    trial->plan->max_decisions > 0 ? trial->plan->max_decisions : TC_TRIAL_MAX_DECISIONS;
  gsize size = tc_ruleset_get_state_size (trial->ruleset);
  Trouble trouble;
  TcRng rng;

  if (bot == NULL)
    bot = tc_bot_find (trial->ruleset, "random");
  memset (trial->state, 0, size);
  memset ((guint8 *) trial->state + size, GUARD_BYTE, GUARD);
  g_array_set_size (trial->record, 0);
  tc_bot_rng_init (&rng, get_seed (trial, game));
  tc_rules_init (trial->ruleset, setup, get_seed (trial, game), trial->state, NULL);
  *out_what = find_broken (trial, setup, 0, 0);
  trouble = *out_what != NULL ? BROKEN : FINE;
  while (trouble == FINE && !tc_rules_is_over (trial->state)) {
    if (trial->record->len == limit)
      return ENDLESS;
    if (trial->record->len % PROGRESS_DECISIONS == 0)
      report_progress (trial);
    if (g_cancellable_is_cancelled (trial->cancellable))
      return CANCELLED;
    trouble = play_one (trial, setup, bot, &rng, out_what);
  }

  return trouble;
}

/* What was just played, as far as it can be played again. */
static char *
dup_replay (const Trial *trial, guint setup, guint game)
{
  g_autoptr (TcGame) again = tc_game_new (trial->ruleset, setup, get_seed (trial, game));
  guint n = 0;

  while (n < trial->record->len &&
         tc_game_apply (again, &g_array_index (trial->record, TcMove, n), NULL))
    n++;

  return tc_replay_dup_text (again, TC_SEAT_NONE);
}

static void
count_trouble (Trial *trial, guint setup, guint game, Count *count, const char *what)
{
  if (count->n++ > 0)
    return;
  count->first = game;
  count->what = g_strdup (what);
  count->replay = dup_replay (trial, setup, game);
}

static char *
dup_message (const Trial *trial, Trouble trouble, const Count *count, const char *setup)
{
  switch (trouble) {
  case DEAD_END:
    return g_strdup_printf (_ ("%u of %u games of \"%s\" come to a position without a legal move"),
                            count->n, trial->plan->n_games, setup);
  case BROKEN:
    return g_strdup_printf (_ ("%u of %u games of \"%s\" break a rule of Turncoat itself: %s"),
                            count->n, trial->plan->n_games, setup, _ (count->what));
  case ENDLESS:
  case N_TROUBLES:
  case CANCELLED:
    break;
  }

  return g_strdup_printf (
    _ ("%u of %u games of \"%s\" are not over after %u decisions"), count->n, trial->plan->n_games,
    setup, trial->plan->max_decisions > 0 ? trial->plan->max_decisions : TC_TRIAL_MAX_DECISIONS);
}

static void
report_trouble (const Trial *trial,
                guint setup,
                Trouble trouble,
                const Count *count,
                TcReport *report)
{
  const TcSetupInfo *info = tc_ruleset_get_setup (trial->ruleset, setup);
  TcScenario *scenario = tc_ruleset_get_scenario (trial->ruleset);
  const TcTrialPlan *plan = trial->plan;
  g_autofree char *message = dup_message (trial, trouble, count, info->name);
  g_autofree char *kept = plan->keep != NULL ? plan->keep (info->id, count->first, codes[trouble],
                                                           count->replay, plan->user_data)
                                             : NULL;
  TcFinding *finding =
    tc_report_add (report, codes[trouble], tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, info->node), "%s", message);

  tc_finding_take_path (finding, tc_scenario_dup_path (scenario, info->node));
  if (kept != NULL)
    tc_finding_set_why (finding, _ ("Game %u does. Its replay is in %s."), count->first, kept);
  else
    tc_finding_set_why (finding, _ ("Game %u does, which has the seed %" G_GUINT64_FORMAT "."),
                        count->first, get_seed (trial, count->first));
}

/* %FALSE when cancelled. */
static gboolean
try_setup (Trial *trial, guint setup, TcReport *report)
{
  Count counts[N_TROUBLES] = { 0 };
  Trouble trouble = FINE;

  for (guint game = 0; game < trial->plan->n_games && trouble != CANCELLED; game++) {
    const char *what = NULL;

    trouble = play_game (trial, setup, game, &what);
    if (trouble < N_TROUBLES)
      count_trouble (trial, setup, game, &counts[trouble], what);
    if (trouble != CANCELLED)
      trial->n_done++;
    report_progress (trial);
  }
  for (guint i = 0; i < N_TROUBLES; i++) {
    if (counts[i].n > 0)
      report_trouble (trial, setup, (Trouble) i, &counts[i], report);
    g_free (counts[i].what);
    g_free (counts[i].replay);
  }

  return trouble != CANCELLED;
}

static gboolean
try_all (TcRuleset *ruleset, const TcTrialPlan *plan, GCancellable *cancellable, TcReport *report)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset) + GUARD);
  g_autofree TcMove *moves = g_new0 (TcMove, tc_ruleset_get_max_moves (ruleset));
  g_autoptr (GArray) record = g_array_new (FALSE, FALSE, sizeof (TcMove));
  Trial trial = { ruleset, plan, cancellable, desk, state, moves, record, 0 };

  for (guint setup = 0; setup < tc_ruleset_get_n_setups (ruleset); setup++)
    if (!try_setup (&trial, setup, report))
      return FALSE;

  return TRUE;
}

gboolean
tc_trial_run (TcBuild *build, const TcTrialPlan *plan, GCancellable *cancellable, TcReport *report)
{
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  TcWhole *whole = tc_build_get_whole (build);
  g_autoptr (TcReport) found = NULL;
  gboolean is_done;

  if (ruleset == NULL)
    return TRUE;
  if (whole == NULL)
    return try_all (ruleset, plan, cancellable, report);

  /* What is found in the whole of a variant is shown in its files. */
  found = tc_report_new ();
  is_done = try_all (ruleset, plan, cancellable, found);
  tc_whole_move_findings (whole, found, report);

  return is_done;
}
