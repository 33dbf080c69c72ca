/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-invariants.h"
#include "betrayal-sizes.h"
#include "conformance.h"
#include "sanitized.h"

/* How large a scenario may be: as large as the schema says, and then it plays; one more is one
 * finding, at the one that is too many. */

/* How many errors, and the first of them. */
static guint
count_errors (TcBuild *of, const char **out_first)
{
  TcReport *report = tc_build_get_report (of);
  guint n = 0;

  *out_first = "";
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity != TC_SEVERITY_ERROR)
      continue;
    if (n++ == 0)
      *out_first = finding->message;
  }

  return n;
}

/* --- A large game --- */

#define RANDOM_DECISIONS    SANITIZED (300u, 1200u)
#define HEURISTIC_DECISIONS SANITIZED (20u, 60u)
#define LAWS_EVERY          20u

/* Bounded, for one position can have ten thousand moves. */
#define CONFORMANCE_DECISIONS SANITIZED (72u, 240u)
#define CONFORMANCE_EVERY     24u

typedef struct {
  TcRuleset *ruleset;
  const BetrayalRules *rules;
  gsize size;
  guint setup;
  TcState *state;
  TcState *before;
  TcMove *moves;
} Table;

static void
table_init (Table *table, TcBuild *of)
{
  const char *first;

  count_errors (of, &first);
  g_assert_cmpstr (first, ==, "");
  table->ruleset = tc_build_get_ruleset (of);
  g_assert_nonnull (table->ruleset);
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->size = tc_ruleset_get_state_size (table->ruleset);
  table->setup = (guint) tc_ruleset_find_setup (table->ruleset, "setup-2");
  table->state = g_malloc (table->size);
  table->before = g_malloc (table->size);
  table->moves = g_new (TcMove, tc_ruleset_get_max_moves (table->ruleset));
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->state, g_free);
  g_clear_pointer (&table->before, g_free);
  g_clear_pointer (&table->moves, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
check_laws (const Table *table, guint n)
{
  const char *broken = betrayal_find_broken (table->rules, (const BetrayalState *) table->before,
                                             (const BetrayalState *) table->state);

  if (broken != NULL)
    g_error ("after %u decisions: broken: %s", n, broken);
}

/* The list is ascending, says what the predicate says, and its moves survive being written. */
static void
check_list (const Table *table, guint n)
{
  for (guint i = 0; i < n; i += MAX (n / 8, 1)) {
    g_autofree char *text = tc_move_dup_text (table->ruleset, &table->moves[i]);
    g_autofree char *error = NULL;
    TcMove read;

    g_assert_cmpint (tc_rules_check (table->ruleset, table->state, &table->moves[i]), ==,
                     TC_REASON_LEGAL);
    g_assert_true (tc_move_parse (table->ruleset, text, &read, &error));
    g_assert_cmpint (tc_move_compare (&read, &table->moves[i]), ==, 0);
    if (i > 0)
      g_assert_cmpint (tc_move_compare (&table->moves[i - 1], &table->moves[i]), <, 0);
  }
}

/* The hash at the end; the moves are kept, or taken from @played when it holds some. */
static guint64
play (Table *table, GArray *played)
{
  gboolean again = played->len > 0;
  guint n_decisions = 0;
  TcRng rng;

  tc_rng_init (&rng, 11);
  tc_rules_init (table->ruleset, table->setup, 3, table->state, NULL);
  while (!tc_rules_is_over (table->state) && n_decisions < RANDOM_DECISIONS) {
    TcMove move;

    memcpy (table->before, table->state, table->size);
    if (again) {
      move = g_array_index (played, TcMove, n_decisions);
    } else {
      guint n = tc_rules_legal_moves (table->ruleset, table->state, TC_MOVES_ALL, table->moves);

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n, <, tc_ruleset_get_max_moves (table->ruleset));
      if (n_decisions % LAWS_EVERY == 0)
        check_list (table, n);
      /* The last move is the end of a phase, if it may end; or games would be all movement. */
      move = table->moves[tc_rng_below (&rng, 100) == 0 ? n - 1 : tc_rng_below (&rng, n)];
      g_array_append_val (played, move);
    }
    tc_rules_apply (table->ruleset, table->state, &move, NULL);
    if (++n_decisions % LAWS_EVERY == 0)
      check_laws (table, n_decisions);
  }

  return tc_rules_hash (table->ruleset, table->state);
}

static void
test_plays (void)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (TcBuild) of = betrayal_sizes_build (&betrayal_sizes_large);
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (TcMove));
  g_auto (Table) table = { 0 };
  guint64 hash;

  g_test_message ("built in %.2f s", (g_get_monotonic_time () - start) / 1e6);
  table_init (&table, of);
  g_assert_cmpuint (table.rules->n_areas, ==, betrayal_sizes_large.n_areas);
  g_assert_cmpuint (table.rules->n_counters, ==,
                    betrayal_sizes_large.n_units + betrayal_sizes_large.n_air +
                      betrayal_sizes_large.n_markers);
  g_assert_cmpuint (table.rules->n_nations, ==, betrayal_sizes_large.n_nations);
  g_assert_cmpuint (tc_ruleset_get_n_seats (table.ruleset), ==, betrayal_sizes_large.n_seats);
  g_assert_cmpuint (tc_ruleset_get_n_sides (table.ruleset), ==, betrayal_sizes_large.n_sides);
  g_test_message ("a position takes %" G_GSIZE_FORMAT " bytes", table.size);
  hash = play (&table, played);
  g_test_message ("%u decisions, turn %u, phase %u", played->len, table.state->turn,
                  table.state->phase);
  g_assert_cmphex (play (&table, played), ==, hash);
}

static void
test_heuristic (void)
{
  g_autoptr (TcBuild) of = betrayal_sizes_build (&betrayal_sizes_large);
  const TcBot *bots[TC_MAX_SEATS];
  g_auto (Table) table = { 0 };
  g_autoptr (TcBotDesk) desk = NULL;
  TcRng rng;

  table_init (&table, of);
  desk = tc_bot_desk_new (table.ruleset);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (table.ruleset, "heuristic");
  tc_rng_init (&rng, 4);
  tc_rules_init (table.ruleset, table.setup, 5, table.state, NULL);
  for (guint i = 1; i <= HEURISTIC_DECISIONS; i++) {
    memcpy (table.before, table.state, table.size);
    tc_bot_play (desk, table.state, bots, &rng, 1);
    check_laws (&table, i);
  }
}

/* The laws that every system keeps, in positions of a game with 2,000 areas and 2,000 counters. */
static void
test_conformance (void)
{
  g_autoptr (TcBuild) of = betrayal_sizes_build (&betrayal_sizes_large);
  g_auto (Conformance) conformance = { 0 };
  g_auto (Table) table = { 0 };

  table_init (&table, of);
  conformance_init (&conformance, table.ruleset, 12);
  conformance_set_setup (&conformance, table.setup);
  tc_rules_init (table.ruleset, table.setup, 6, table.state, NULL);
  for (guint i = 0; i < CONFORMANCE_DECISIONS && !tc_rules_is_over (table.state); i++) {
    guint n = conformance_list (&conformance, table.state);
    guint last = tc_rng_below (&conformance.rng, 20) == 0 ? n - 1 : 0;
    TcMove move = conformance.moves[MAX (last, tc_rng_below (&conformance.rng, n))];

    if (i % CONFORMANCE_EVERY == 0) {
      conformance_check_legality (&conformance, table.state);
      conformance_check_hash (&conformance, table.state);
      conformance_check_hidden (&conformance, table.state);
      conformance_check_apply (&conformance, table.state, &move);
    }
    tc_rules_apply (table.ruleset, table.state, &move, NULL);
  }
  g_assert_cmpuint (table.state->n_moves, >, 0);
}

/* The free setup of the frozen scenario, with everything else beside it. */
static void
test_free_setup (void)
{
  g_autoptr (TcBuild) of = betrayal_sizes_build (&betrayal_sizes_large);
  g_auto (Table) table = { 0 };
  TcRng rng;

  table_init (&table, of);
  tc_rng_init (&rng, 6);
  tc_rules_init (table.ruleset, (guint) tc_ruleset_find_setup (table.ruleset, "free"), 7,
                 table.state, NULL);
  for (guint i = 0; i < 20 && table.state->phase == BETRAYAL_PHASE_DEPLOY; i++) {
    guint n = tc_rules_legal_moves (table.ruleset, table.state, TC_MOVES_CANONICAL, table.moves);

    g_assert_cmpuint (n, >, 0);
    tc_rules_apply (table.ruleset, table.state, &table.moves[tc_rng_below (&rng, n)], NULL);
  }
  g_assert_cmpuint (table.state->phase, ==, BETRAYAL_PHASE_DEPLOY);
}

/* --- Conditions over many areas --- */

/* Level 0 asks for as many areas as the Germans have, level 1 for one more, level 2 for few enough.
 */
static TcBuild *
build_conditions (guint n_german)
{
  g_autoptr (TcBuild) plain = betrayal_sizes_build (&betrayal_sizes_large);
  g_autoptr (GString) text = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (TcSource) source = NULL;
  gsize length = 0;
  const char *bytes = tc_source_get_text (tc_build_get_source (plain), &length);

  text = g_string_new_len (bytes, (gssize) length);
  g_string_append (out, "    <zone id=\"east\" name=\"East\">\n");
  for (guint i = 0; i < betrayal_sizes_large.n_areas - betrayal_sizes_frozen.n_areas; i++)
    if (betrayal_sizes_is_german (i))
      g_string_append_printf (out, "      <in area=\"a-%u\"/>\n", i);
  g_string_append (out, "    </zone>\n");
  betrayal_sizes_insert (text, "    <zone ", out);
  for (guint i = 0; i < 3; i++)
    g_string_append_printf (out,
                            "    <milestone id=\"wide-%u\" name=\"Wide %u\">\n"
                            "      <counts-areas side=\"german\" zone=\"east\" %s=\"%u\"/>\n"
                            "    </milestone>\n",
                            i, i, i < 2 ? "at-least" : "at-most", n_german + i % 2);
  betrayal_sizes_insert (text, "    <milestone ", out);
  source = tc_source_new_for_string ("conditions", text->str);

  return tc_build_new (source, NULL);
}

static void
test_conditions (void)
{
  guint n_german = (betrayal_sizes_large.n_areas - betrayal_sizes_frozen.n_areas) / 2;
  g_autoptr (TcBuild) of = build_conditions (n_german);
  g_auto (Table) table = { 0 };

  g_assert_cmpuint (n_german, >, 99);
  table_init (&table, of);
  tc_rules_init (table.ruleset, table.setup, 3, table.state, NULL);
  g_assert_cmpstr (tc_ruleset_get_milestone (table.ruleset, 0)->id, ==, "wide-0");
  g_assert_true (tc_rules_milestone (table.ruleset, table.state, 0));
  g_assert_false (tc_rules_milestone (table.ruleset, table.state, 1));
  g_assert_true (tc_rules_milestone (table.ruleset, table.state, 2));
}

/* --- Limits --- */

typedef struct {
  const char *name;
  gsize size; /* which of BetrayalSizes */
  const char *message;
} Limit;

static const Limit cases[] = {
  { "sides", G_STRUCT_OFFSET (BetrayalSizes, n_sides),
    "One <side> too many: <scenario> may have at most 4" },
  { "seats", G_STRUCT_OFFSET (BetrayalSizes, n_seats),
    "One <seat> too many: <scenario> may have at most 8" },
  { "nations", G_STRUCT_OFFSET (BetrayalSizes, n_nations),
    "One <nation> too many: <scenario> may have at most 50" },
  { "areas", G_STRUCT_OFFSET (BetrayalSizes, n_areas),
    "One <area> too many: <area-board> may have at most 2000" },
  { "zones", G_STRUCT_OFFSET (BetrayalSizes, n_zones),
    "One <zone> too many: <area-board> may have at most 1000" },
  { "units", G_STRUCT_OFFSET (BetrayalSizes, n_units),
    "One <unit> too many: <order-of-battle> may have at most 2000" },
  { "air-units", G_STRUCT_OFFSET (BetrayalSizes, n_air),
    "One <air-unit> too many: <order-of-battle> may have at most 2000" },
  { "markers", G_STRUCT_OFFSET (BetrayalSizes, n_markers),
    "One <marker> too many: <order-of-battle> may have at most 2000" },
  { "setups", G_STRUCT_OFFSET (BetrayalSizes, n_setups),
    "One <fixed-setup> too many: <setups> may have at most 1000" },
  { "levels", G_STRUCT_OFFSET (BetrayalSizes, n_levels),
    "One <level> too many: <victory> may have at most 32" },
  { "quotas", G_STRUCT_OFFSET (BetrayalSizes, n_quotas),
    "One <quota> too many: <free-setup> may have at most 100" },
  { "columns", G_STRUCT_OFFSET (BetrayalSizes, n_columns),
    "One <column> too many: <combat-table> may have at most 24" },
  { "results", G_STRUCT_OFFSET (BetrayalSizes, n_results),
    "One <result> too many: <combat-table> may have at most 32" },
  { "orders-tables", G_STRUCT_OFFSET (BetrayalSizes, n_orders),
    "first-turn cannot be \"100\": expected a whole number from 1 to 99" },
  { "tactics-tables", G_STRUCT_OFFSET (BetrayalSizes, n_tactics),
    "first-turn cannot be \"100\": expected a whole number from 1 to 99" },
  { "turns", G_STRUCT_OFFSET (BetrayalSizes, n_turns),
    "n cannot be \"100\": expected a whole number from 1 to 99" },
};

/* A while of random moves in the setups that the frozen scenario has. */
static void
play_a_while (TcRuleset *ruleset)
{
  static const char *const setups[] = { "historical", "free" };
  g_autofree TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  TcRng rng;

  tc_rng_init (&rng, 9);
  for (guint k = 0; k < G_N_ELEMENTS (setups); k++) {
    tc_rules_init (ruleset, (guint) tc_ruleset_find_setup (ruleset, setups[k]), 8, state, NULL);
    for (guint i = 0; i < 60; i++) {
      guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_CANONICAL, moves);

      g_assert_cmpuint (n, >, 0);
      tc_rules_apply (ruleset, state, &moves[tc_rng_below (&rng, n)], NULL);
    }
  }
}

/* What else it takes for so many of something to be right. */
static void
make_room (BetrayalSizes *sizes)
{
  if (sizes->n_quotas > betrayal_sizes_frozen.n_quotas) {
    sizes->n_areas += 4 * sizes->n_quotas;
    sizes->n_units += 2 * (sizes->n_quotas - betrayal_sizes_frozen.n_quotas);
  }
  if (sizes->n_orders > betrayal_sizes_frozen.n_orders ||
      sizes->n_tactics > betrayal_sizes_frozen.n_tactics)
    sizes->n_turns = betrayal_sizes_limits.n_turns; /* one for each turn */
}

static void
test_limit (gconstpointer data)
{
  const Limit *limit = data;
  guint most =
    *(const guint *) (gconstpointer) ((const char *) &betrayal_sizes_limits + limit->size);
  BetrayalSizes sizes = betrayal_sizes_frozen;
  BetrayalSizes more = betrayal_sizes_frozen;
  g_autoptr (TcBuild) at_limit = NULL;
  g_autoptr (TcBuild) beyond = NULL;
  const char *first;

  /* A nation for the new units: more Frenchmen than the free setup has room for are a finding. */
  sizes.n_nations++;
  more.n_nations++;
  *(guint *) (gpointer) ((char *) &sizes + limit->size) = most;
  *(guint *) (gpointer) ((char *) &more + limit->size) = most + 1;
  make_room (&sizes);
  make_room (&more);
  at_limit = betrayal_sizes_build (&sizes);
  count_errors (at_limit, &first);
  g_assert_cmpstr (first, ==, "");
  g_assert_nonnull (tc_build_get_ruleset (at_limit));
  play_a_while (tc_build_get_ruleset (at_limit));
  beyond = betrayal_sizes_build (&more);
  g_assert_cmpuint (count_errors (beyond, &first), ==, 1);
  g_assert_cmpstr (first, ==, limit->message);
  g_assert_null (tc_build_get_ruleset (beyond));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/sizes/plays", test_plays);
  g_test_add_func ("/betrayal-1940/sizes/heuristic", test_heuristic);
  g_test_add_func ("/betrayal-1940/sizes/conformance", test_conformance);
  g_test_add_func ("/betrayal-1940/sizes/free-setup", test_free_setup);
  g_test_add_func ("/betrayal-1940/sizes/conditions", test_conditions);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/sizes/limit/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_limit);
  }

  return g_test_run ();
}
