/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"
#include "betrayal-invariants.h"

/* How large a scenario may be: as large as the schema says, and then it plays; one more is one
 * finding, at the one that is too many.
 *
 * The scenario is the frozen one with a grid of areas beside its map, half of it Allied and half
 * German, and an army on either side of the line between them. */

#define COLUMNS 50u
#define SIDE    200u

typedef struct {
  guint n_sides;
  guint n_seats;
  guint n_nations;
  guint n_areas;
  guint n_zones;
  guint n_units;
  guint n_air;
  guint n_markers;
  guint n_setups; /* fixed ones */
  guint n_levels;
} Sizes;

/* What the frozen scenario has already. */
static const Sizes frozen = { 2, 2, 6, 50, 6, 94, 5, 9, 2, 8 };

/* The schema's limits. */
static const Sizes limits = { 4, 8, 50, 2000, 1000, 2000, 2000, 2000, 1000, 32 };

/* A scenario near them whose tests end in a few seconds. */
static const Sizes large = { 4, 8, 50, 2000, 40, 1600, 130, 270, 36, 8 };

/* --- The text --- */

static void
append_before (GString *text, const char *mark, GString *what)
{
  const char *at = strstr (text->str, mark);

  g_assert_nonnull (at);
  g_string_insert_len (text, at - text->str, what->str, (gssize) what->len);
  g_string_truncate (what, 0);
}

/* Areas are numbered row by row. */
static gboolean
is_german (guint area)
{
  return area % COLUMNS >= COLUMNS / 2;
}

/* New players have the new nations between them. */
static char *
dup_seat (const Sizes *sizes, guint nation)
{
  if (sizes->n_seats == frozen.n_seats)
    return g_strdup (nation % 2 == 0 ? "french" : "british");

  return g_strdup_printf ("seat-%u", frozen.n_seats + nation % (sizes->n_seats - frozen.n_seats));
}

/* All sides but the automaton's play together. */
static char *
dup_side (const Sizes *sizes, guint nation)
{
  guint side = 1 + nation % (MIN (sizes->n_sides, limits.n_sides) - 1);

  return side < frozen.n_sides ? g_strdup ("allied") : g_strdup_printf ("side-%u", side);
}

/* Units of both sides alternate; those of the Allies are of the new nations in turn. */
static char *
dup_nation (const Sizes *sizes, guint unit)
{
  if (unit % 2 == 0)
    return g_strdup ("germany");
  if (sizes->n_nations == frozen.n_nations)
    return g_strdup ("france");

  return g_strdup_printf ("nation-%u",
                          frozen.n_nations + unit / 2 % (sizes->n_nations - frozen.n_nations));
}

static void
add_people (GString *text, const Sizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = frozen.n_sides; i < sizes->n_sides; i++)
    g_string_append_printf (out, "  <side id=\"side-%u\" name=\"Side %u\"/>\n", i, i);
  append_before (text, "  <seat ", out);
  for (guint i = frozen.n_seats; i < sizes->n_seats; i++)
    g_string_append_printf (out, "  <seat id=\"seat-%u\" name=\"Player %u\" side=\"allied\"/>\n", i,
                            i);
  append_before (text, "  <nation ", out);
  for (guint i = frozen.n_nations; i < sizes->n_nations; i++) {
    g_autofree char *seat = dup_seat (sizes, i);
    g_autofree char *side = dup_side (sizes, i);

    g_string_append_printf (out,
                            "  <nation id=\"nation-%u\" name=\"Nation %u\" side=\"%s\" "
                            "seat=\"%s\" losses=\"regroup\" colour=\"#4a7ebb\" "
                            "land-colour=\"#dfe3bd\"/>\n",
                            i, i, side, seat);
  }
  append_before (text, "  <area-board ", out);
}

static void
add_areas (GString *text, const Sizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = sizes->n_areas - frozen.n_areas;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out,
                            "    <area id=\"a-%u\" name=\"Area %u\" nation=\"%s\" terrain=\"%s\" "
                            "x=\"%u\" y=\"%u\"/>\n",
                            i, i, is_german (i) ? "germany" : "france",
                            i % 7 == 0 ? "forest" : "clear", 2100 + i % COLUMNS * SIDE,
                            2100 + i / COLUMNS * SIDE);
  append_before (text, "    <link ", out);
  for (guint i = 0; i < n; i++) {
    if (i % COLUMNS > 0)
      g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - 1, i);
    if (i >= COLUMNS)
      g_string_append_printf (out, "    <link a=\"a-%u\" b=\"a-%u\"/>\n", i - COLUMNS, i);
  }
  if (n > 0)
    g_string_append (out, "    <link a=\"paris\" b=\"a-0\"/>\n");
  for (guint i = frozen.n_zones; i < sizes->n_zones; i++)
    g_string_append_printf (out,
                            "    <zone id=\"zone-%u\" name=\"Zone %u\">\n"
                            "      <in area=\"%s\"/>\n    </zone>\n",
                            i, i, i % 2 == 0 ? "paris" : "lille");
  append_before (text, "    <zone ", out);
}

static void
add_counters (GString *text, const Sizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i + frozen.n_units < sizes->n_units; i++) {
    g_autofree char *nation = dup_nation (sizes, i);

    g_string_append_printf (out,
                            "    <unit id=\"u-%u\" name=\"Unit %u\" nation=\"%s\" class=\"%s\" "
                            "size=\"corps\">\n      <full attack=\"%u\" defence=\"%u\" "
                            "movement=\"%u\"/>\n      <reduced attack=\"1\" defence=\"1\" "
                            "movement=\"1\"/>\n    </unit>\n",
                            i, i, nation, i % 5 == 0 ? "armour" : "infantry", 2 + i % 4, 2 + i % 3,
                            i % 5 == 0 ? 2 : 1);
  }
  append_before (text, "    <air-unit ", out);
  for (guint i = 0; i + frozen.n_air < sizes->n_air; i++) {
    g_autofree char *nation = dup_nation (sizes, i);

    g_string_append_printf (out,
                            "    <air-unit id=\"f-%u\" name=\"Wing %u\" nation=\"%s\" "
                            "class=\"%s\" range=\"4\">\n      <full bombardment=\"2\" "
                            "support=\"1\"/>\n    </air-unit>\n",
                            i, i, nation, i % 3 == 0 ? "bomber" : "fighter");
  }
  append_before (text, "    <marker ", out);
  for (guint i = 0; i + frozen.n_markers < sizes->n_markers; i++)
    g_string_append_printf (
      out, "    <marker id=\"m-%u\" name=\"Marker %u\" use=\"communication\"/>\n", i, i);
  append_before (text, "  </order-of-battle>", out);
}

/* Three to an area, column by column away from the line; @i counts the units of one side. */
static guint
get_place (guint i, gboolean german, guint n_rows)
{
  guint column = i / 3 / n_rows;
  guint row = i / 3 % n_rows;

  return row * COLUMNS + (german ? COLUMNS / 2 + column : COLUMNS / 2 - 1 - column);
}

static void
add_setups (GString *text, const Sizes *sizes)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n_rows = (sizes->n_areas - frozen.n_areas) / COLUMNS;

  for (guint i = frozen.n_setups; i < sizes->n_setups; i++) {
    g_string_append_printf (out,
                            "    <fixed-setup id=\"setup-%u\" name=\"Setup %u\" last-turn=\"2\">\n"
                            "      <place counter=\"french-republic\" area=\"paris\"/>\n",
                            i, i);
    for (guint k = 0; i == frozen.n_setups && n_rows > 0 && k + frozen.n_units < sizes->n_units;
         k++)
      g_string_append_printf (out, "      <place counter=\"u-%u\" area=\"a-%u\"/>\n", k,
                              get_place (k / 2, k % 2 == 0, n_rows));
    for (guint k = 0; i == frozen.n_setups && n_rows > 0 && k + frozen.n_air < sizes->n_air; k++)
      g_string_append_printf (out, "      <place counter=\"f-%u\" area=\"a-%u\"/>\n", k,
                              get_place (k / 2, k % 2 == 0, n_rows));
    g_string_append (out, "    </fixed-setup>\n");
  }
  append_before (text, "    <free-setup ", out);
  for (guint i = frozen.n_levels; i < sizes->n_levels; i++)
    g_string_append_printf (out,
                            "    <level id=\"level-%u\" name=\"Level %u\" nation=\"france\" "
                            "rank=\"minor\">\n      <controls side=\"allied\" area=\"paris\"/>\n"
                            "    </level>\n",
                            i, i);
  append_before (text, "  </victory>", out);
}

static TcBuild *
build (const Sizes *sizes)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", BOARD_FROZEN, NULL);
  g_autofree char *frozen_text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (TcSource) source = NULL;

  g_file_get_contents (path, &frozen_text, NULL, &error);
  g_assert_no_error (error);
  text = g_string_new (frozen_text);
  g_string_replace (text, "width=\"2000\" height=\"2000\"", "width=\"20000\" height=\"20000\"", 1);
  add_people (text, sizes);
  add_areas (text, sizes);
  add_counters (text, sizes);
  add_setups (text, sizes);
  source = tc_source_new_for_string ("sizes", text->str);

  return tc_build_new (source, NULL);
}

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

#define RANDOM_DECISIONS    1200u
#define HEURISTIC_DECISIONS 60u
#define LAWS_EVERY          20u

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
  g_autoptr (TcBuild) of = build (&large);
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (TcMove));
  g_auto (Table) table = { 0 };
  guint64 hash;

  g_test_message ("built in %.2f s", (g_get_monotonic_time () - start) / 1e6);
  table_init (&table, of);
  g_assert_cmpuint (table.rules->n_areas, ==, large.n_areas);
  g_assert_cmpuint (table.rules->n_counters, ==, large.n_units + large.n_air + large.n_markers);
  g_assert_cmpuint (table.rules->n_nations, ==, large.n_nations);
  g_assert_cmpuint (tc_ruleset_get_n_seats (table.ruleset), ==, large.n_seats);
  g_assert_cmpuint (tc_ruleset_get_n_sides (table.ruleset), ==, large.n_sides);
  g_test_message ("a position takes %" G_GSIZE_FORMAT " bytes", table.size);
  hash = play (&table, played);
  g_test_message ("%u decisions, turn %u, phase %u", played->len, table.state->turn,
                  table.state->phase);
  g_assert_cmphex (play (&table, played), ==, hash);
}

static void
test_heuristic (void)
{
  g_autoptr (TcBuild) of = build (&large);
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

/* The free setup of the frozen scenario, with everything else beside it. */
static void
test_free_setup (void)
{
  g_autoptr (TcBuild) of = build (&large);
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

/* --- Limits --- */

typedef struct {
  const char *name;
  gsize size; /* which of Sizes */
  const char *message;
} Limit;

static const Limit cases[] = {
  { "sides", G_STRUCT_OFFSET (Sizes, n_sides),
    "One <side> too many: <scenario> may have at most 4" },
  { "seats", G_STRUCT_OFFSET (Sizes, n_seats),
    "One <seat> too many: <scenario> may have at most 8" },
  { "nations", G_STRUCT_OFFSET (Sizes, n_nations),
    "One <nation> too many: <scenario> may have at most 50" },
  { "areas", G_STRUCT_OFFSET (Sizes, n_areas),
    "One <area> too many: <area-board> may have at most 2000" },
  { "zones", G_STRUCT_OFFSET (Sizes, n_zones),
    "One <zone> too many: <area-board> may have at most 1000" },
  { "units", G_STRUCT_OFFSET (Sizes, n_units),
    "One <unit> too many: <order-of-battle> may have at most 2000" },
  { "air-units", G_STRUCT_OFFSET (Sizes, n_air),
    "One <air-unit> too many: <order-of-battle> may have at most 2000" },
  { "markers", G_STRUCT_OFFSET (Sizes, n_markers),
    "One <marker> too many: <order-of-battle> may have at most 2000" },
  { "setups", G_STRUCT_OFFSET (Sizes, n_setups),
    "One <fixed-setup> too many: <setups> may have at most 1000" },
  { "levels", G_STRUCT_OFFSET (Sizes, n_levels),
    "One <level> too many: <victory> may have at most 32" },
};

static void
test_limit (gconstpointer data)
{
  const Limit *limit = data;
  guint most = *(const guint *) (gconstpointer) ((const char *) &limits + limit->size);
  Sizes sizes = frozen;
  guint *size = (guint *) (gpointer) ((char *) &sizes + limit->size);
  g_autoptr (TcBuild) at_limit = NULL;
  g_autoptr (TcBuild) beyond = NULL;
  const char *first;

  /* A nation for the new units: more Frenchmen than the free setup has room for are a finding. */
  sizes.n_nations++;
  *size = most;
  at_limit = build (&sizes);
  count_errors (at_limit, &first);
  g_assert_cmpstr (first, ==, "");
  g_assert_nonnull (tc_build_get_ruleset (at_limit));
  *size = most + 1;
  beyond = build (&sizes);
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
  g_test_add_func ("/betrayal-1940/sizes/free-setup", test_free_setup);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/sizes/limit/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_limit);
  }

  return g_test_run ();
}
