/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "betrayal-fixture.h"
#include "betrayal-invariants.h"

/* Whole games of bots from every setup, with every law looked at after every decision. TC_GAMES
 * says how many of each (10,000 are the bar of a release), TC_BOTS of which bots, by id with commas
 * between them. */

#define GAMES         20
#define BOTS          "random,heuristic"
#define MAX_DECISIONS 20000

static guint
read_games (void)
{
  const char *text = g_getenv ("TC_GAMES");
  guint64 n = GAMES;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &n, NULL))
    g_error ("TC_GAMES: \"%s\" is no number", text);

  return (guint) n;
}

typedef struct {
  TcRuleset *ruleset;
  const BetrayalRules *rules;
  TcBotDesk *desk;
  TcMove *moves;
  const TcBot *bots[TC_MAX_SEATS];
  BetrayalState before;
  BetrayalState state;
} Table;

static void
table_init (Table *table, TcBuild *build)
{
  memset (table, 0, sizeof *table);
  table->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (table->ruleset);
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->desk = tc_bot_desk_new (table->ruleset);
  table->moves = g_new (TcMove, tc_ruleset_get_max_moves (table->ruleset));
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->desk, tc_bot_desk_free);
  g_clear_pointer (&table->moves, g_free);
}

/* No dead end, and a list in order. */
static void
check_list (Table *table)
{
  guint n = tc_rules_legal_moves (table->ruleset, &table->state.head, TC_MOVES_ALL, table->moves);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 1; i < n; i++)
    g_assert_cmpint (tc_move_compare (&table->moves[i - 1], &table->moves[i]), <, 0);
}

static void
check_outcome (Table *table)
{
  TcOutcome outcome;

  tc_rules_outcome (table->ruleset, &table->state.head, &outcome);
  g_assert_true (outcome.is_over);
  for (guint side = 0; side < TC_MAX_SIDES; side++) {
    g_assert_cmpint (outcome.level[side], >=, 0);
    g_assert_cmpint (outcome.level[side], <=, 2);
  }
}

static void
check_laws (const Table *table, const BetrayalState *before, guint64 seed)
{
  const char *broken = betrayal_find_broken (table->rules, before, &table->state);

  if (broken != NULL)
    g_error ("not so: %s; setup %u, seed %" G_GUINT64_FORMAT ", move %u, turn %u, player %u, "
             "step %u, phase %u",
             broken, table->state.setup, seed, table->state.head.n_moves, table->state.head.turn,
             table->state.player, table->state.step, table->state.head.phase);
}

static guint
play_game (Table *table, guint setup, guint64 seed)
{
  guint n_decisions = 0;
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (table->ruleset, setup, seed, &table->state.head, NULL);
  check_laws (table, NULL, seed);
  while (!tc_rules_is_over (&table->state.head)) {
    table->before = table->state;
    check_list (table);
    tc_bot_play (table->desk, &table->state.head, table->bots, &rng, 1);
    check_laws (table, &table->before, seed);
    g_assert_cmpuint (++n_decisions, <=, MAX_DECISIONS);
  }
  check_outcome (table);

  return n_decisions;
}

static void
play_setups (TcBuild *build, const char *bot)
{
  guint n_games = read_games ();
  Table table;

  table_init (&table, build);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    table.bots[i] = tc_bot_find (table.ruleset, bot);
  g_assert_nonnull (table.bots[0]);
  for (guint setup = 0; setup < tc_ruleset_get_n_setups (table.ruleset); setup++) {
    guint64 n_decisions = 0;

    for (guint seed = 1; seed <= n_games; seed++)
      n_decisions += play_game (&table, setup, seed);
    g_test_message ("%s, %s: %u games, %.1f decisions each", bot,
                    tc_ruleset_get_setup (table.ruleset, setup)->id, n_games,
                    (double) n_decisions / n_games);
  }
  table_clear (&table);
}

/* Another map, other tables, other setups. */
static TcBuild *
build_tiny (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);

  g_assert_no_error (error);

  return tc_build_new (source, NULL);
}

static void
test_bot (gconstpointer data)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  g_autoptr (TcBuild) tiny = build_tiny ();

  play_setups (build, data);
  play_setups (tiny, data);
}

/* Every counter of the scenario is one of the rules'. */
static void
test_counters (void)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  guint n = 0;

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++)
    n += tc_ruleset_get_thing (ruleset, (TcThing) i)->kind == TC_THING_PIECE;
  g_assert_cmpuint (n, ==, rules->n_counters);
}

/* --- A law that cannot be broken is no law: faults are planted and must be found --- */

static guint
find_unit (const BetrayalRules *rules, const BetrayalState *state, BetrayalSide side)
{
  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == side &&
        state->loc[i] < rules->n_areas)
      return i;
  g_assert_not_reached ();
}

static void
lose_counter (const BetrayalRules *rules, BetrayalState *state)
{
  state->loc[find_unit (rules, state, BETRAYAL_ALLIED)] = 250;
}

static void
add_counter (const BetrayalRules *rules, BetrayalState *state)
{
  state->loc[rules->n_counters] = 1;
}

static void
overstack (const BetrayalRules *rules, BetrayalState *state)
{
  guint8 loc = state->loc[find_unit (rules, state, BETRAYAL_ALLIED)];

  for (guint i = 0; i < rules->n_counters; i++)
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == BETRAYAL_ALLIED)
      state->loc[i] = loc;
}

static void
lose_control (const BetrayalRules *rules, BetrayalState *state)
{
  state->area[state->loc[find_unit (rules, state, BETRAYAL_ALLIED)]] ^= BETRAYAL_CONTROL;
}

static void
fly_idly (const BetrayalRules *rules, BetrayalState *state)
{
  state->air[0] = BETRAYAL_AIR_FLYING;
}

static void
drop_marker (const BetrayalRules *rules, BetrayalState *state)
{
  state->loc[rules->republic] = betrayal_box (rules, BETRAYAL_BOX_LOST);
}

static void
hold_from_afar (const BetrayalRules *rules, BetrayalState *state)
{
  state->republic_holder = (guint8) find_unit (rules, state, BETRAYAL_GERMAN);
}

static void
forget_turn (const BetrayalRules *rules, BetrayalState *state)
{
  state->loc[rules->turn_marker]++;
}

static void
regain_step (const BetrayalRules *rules, BetrayalState *state)
{
  state->flags[find_unit (rules, state, BETRAYAL_ALLIED)] &= (guint8) ~BETRAYAL_REDUCED;
}

static void
have_tactic (const BetrayalRules *rules, BetrayalState *state)
{
  state->flags[find_unit (rules, state, BETRAYAL_ALLIED)] |= BETRAYAL_HOLD << BETRAYAL_TACTIC_SHIFT;
}

static void
skip_move (const BetrayalRules *rules, BetrayalState *state)
{
  state->head.n_moves++;
}

static void
plant (BetrayalState *state, const BetrayalRules *rules, guint counter, guint flags)
{
  if (rules->counters[counter].n_steps > 1)
    state->flags[counter] |= (guint8) flags;
}

static void
test_faults (void)
{
  static void (*const faults[]) (const BetrayalRules *rules, BetrayalState *state) = {
    lose_counter,   add_counter, overstack,   lose_control, fly_idly,  drop_marker,
    hold_from_afar, forget_turn, regain_step, have_tactic,  skip_move,
  };
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  Table table;
  gint setup;

  table_init (&table, build);
  setup = tc_ruleset_find_setup (table.ruleset, "historical");
  g_assert_cmpint (setup, >=, 0);
  tc_rules_init (table.ruleset, (guint) setup, 1, &table.state.head, NULL);
  plant (&table.state, table.rules, find_unit (table.rules, &table.state, BETRAYAL_ALLIED),
         BETRAYAL_REDUCED);
  g_assert_cmpstr (betrayal_find_broken (table.rules, NULL, &table.state), ==, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    BetrayalState state = table.state;
    const char *broken;

    state.head.n_moves++;
    faults[i](table.rules, &state);
    broken = betrayal_find_broken (table.rules, &table.state, &state);
    g_test_message ("fault %u: %s", i, broken != NULL ? broken : "not found");
    g_assert_nonnull (broken);
  }
  table_clear (&table);
}

int
main (int argc, char *argv[])
{
  const char *names = g_getenv ("TC_BOTS");
  g_auto (GStrv) bots = g_strsplit (names != NULL ? names : BOTS, ",", -1);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/invariants/counters", test_counters);
  g_test_add_func ("/betrayal-1940/invariants/faults", test_faults);
  for (guint i = 0; bots[i] != NULL; i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/invariants/%s", bots[i]);

    g_test_add_data_func (path, bots[i], test_bot);
  }

  return g_test_run ();
}
