/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-simulation.h"

#include <string.h>

#include "base/tc-hash.h"
#include "play/tc-bot.h"

#define PROGRESS_INTERVAL (G_TIME_SPAN_SECOND / 10)

typedef struct {
  TcRuleset *ruleset;
  const TcSimulationPlan *plan;
  GCancellable *cancellable;

  GMutex lock;
  GCond changed;
  guint64 n_begun; /* these three under the lock */
  guint64 n_done;
  guint n_running;     /* threads */
  TcStatistics *total; /* under the lock */
} Simulation;

/* What one thread plays with; made once, so that a game allocates nothing. */
typedef struct {
  TcBotDesk *desk;
  TcState *state;
  TcEvents *uses; /* counts those of clauses; NULL without any */
  guint16 *milestones;
  guint n_milestones;
  guint n_reached;
} Table;

guint64
tc_simulation_get_seed (guint64 seed, guint64 game)
{
  return tc_hash_u64 (tc_hash_u64 (TC_HASH_START, seed), game) >> 11;
}

static void
look_for_milestones (const Simulation *simulation, Table *table)
{
  if (table->n_reached == table->n_milestones)
    return;

  for (guint i = 0; i < table->n_milestones; i++) {
    if (table->milestones[i] != 0 || !tc_rules_milestone (simulation->ruleset, table->state, i))
      continue;
    table->milestones[i] = MAX (table->state->turn, 1);
    table->n_reached++;
  }
}

static void
play_game (const Simulation *simulation, Table *table, guint64 game, TcStatistics *statistics)
{
  const TcSimulationPlan *plan = simulation->plan;
  guint64 seed = tc_simulation_get_seed (plan->seed, game);
  guint limit = plan->max_decisions > 0 ? plan->max_decisions : TC_SIMULATION_MAX_DECISIONS;
  TcGameResult result = { .game = game, .milestones = table->milestones };
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (simulation->ruleset, plan->setup, seed, table->state, table->uses);
  for (guint i = 0; i < table->n_milestones; i++)
    table->milestones[i] = 0;
  table->n_reached = 0;
  look_for_milestones (simulation, table);
  result.first_turn = MAX (table->state->turn, 1);
  while (!tc_rules_is_over (table->state) && result.n_decisions < limit) {
    TcMove move =
      tc_bot_desk_decide (table->desk, plan->bots[table->state->actor], table->state, &rng);

    tc_rules_apply (simulation->ruleset, table->state, &move, table->uses);
    result.n_decisions++;
    look_for_milestones (simulation, table);
  }

  result.last_turn = MAX (table->state->turn, result.first_turn);
  tc_rules_outcome (simulation->ruleset, table->state, &result.outcome);
  tc_statistics_add (statistics, &result);
}

/* %FALSE when there is nothing left to begin. */
static gboolean
begin_game (Simulation *simulation, gboolean has_played, guint64 *out_game)
{
  gboolean is_left = FALSE;

  g_mutex_lock (&simulation->lock);
  simulation->n_done += has_played;
  is_left = simulation->n_begun < simulation->plan->n_games &&
            !g_cancellable_is_cancelled (simulation->cancellable);
  if (is_left)
    *out_game = simulation->plan->first + simulation->n_begun++;
  g_mutex_unlock (&simulation->lock);

  return is_left;
}

static gpointer
run_thread (gpointer data)
{
  Simulation *simulation = data;
  TcRuleset *ruleset = simulation->ruleset;
  guint n_milestones = tc_ruleset_get_n_milestones (ruleset);
  g_autoptr (TcStatistics) statistics = tc_statistics_new (ruleset, simulation->plan->setup);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autofree guint16 *milestones = g_new0 (guint16, n_milestones);
  guint n_clauses = tc_ruleset_get_n_clauses (ruleset);
  g_autoptr (TcEvents) uses = n_clauses > 0 ? tc_events_new_uses (n_clauses) : NULL;
  Table table = { desk, state, uses, milestones, n_milestones, 0 };
  gboolean has_played = FALSE;
  guint64 game = 0;

  while (begin_game (simulation, has_played, &game)) {
    play_game (simulation, &table, game, statistics);
    has_played = TRUE;
  }

  if (uses != NULL)
    tc_statistics_add_uses (statistics, uses);
  g_mutex_lock (&simulation->lock);
  tc_statistics_merge (simulation->total, statistics);
  simulation->n_running--;
  g_cond_signal (&simulation->changed);
  g_mutex_unlock (&simulation->lock);

  return NULL;
}

static void
wait (Simulation *simulation, TcSimulationProgress progress, gpointer user_data)
{
  gboolean is_running = TRUE;

  while (is_running) {
    gint64 until = g_get_monotonic_time () + PROGRESS_INTERVAL;
    guint64 n_done = 0;

    g_mutex_lock (&simulation->lock);
    while (simulation->n_running > 0 &&
           g_cond_wait_until (&simulation->changed, &simulation->lock, until))
      continue;
    is_running = simulation->n_running > 0;
    n_done = simulation->n_done;
    g_mutex_unlock (&simulation->lock);
    if (progress != NULL)
      progress (n_done, simulation->plan->n_games, user_data);
  }
}

TcStatistics *
tc_simulation_run (TcRuleset *ruleset,
                   const TcSimulationPlan *plan,
                   GCancellable *cancellable,
                   TcSimulationProgress progress,
                   gpointer user_data)
{
  guint n_jobs = plan->n_jobs > 0 ? plan->n_jobs : g_get_num_processors ();
  Simulation simulation = { .ruleset = ruleset, .plan = plan, .cancellable = cancellable };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  g_return_val_if_fail (plan->setup < tc_ruleset_get_n_setups (ruleset), NULL);

  n_jobs = (guint) MIN (n_jobs, MAX (plan->n_games, 1));
  simulation.total = tc_statistics_new (ruleset, plan->setup);
  simulation.n_running = n_jobs;
  g_mutex_init (&simulation.lock);
  g_cond_init (&simulation.changed);
  for (guint i = 0; i < n_jobs; i++)
    g_ptr_array_add (threads, g_thread_new ("simulation", run_thread, &simulation));
  wait (&simulation, progress, user_data);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  g_mutex_clear (&simulation.lock);
  g_cond_clear (&simulation.changed);

  return simulation.total;
}
