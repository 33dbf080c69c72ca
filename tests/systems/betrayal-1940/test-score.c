/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The Victory Table of the frozen scenario over positions made by hand: every level is reached
 * and just missed, and what levels are worth to the players. */

typedef struct {
  TcBuild *build;
  TcRuleset *ruleset;
  const BetrayalRules *rules;
  BetrayalState *state;
} Table;

enum { NONE, MINOR, MAJOR };
enum { FRENCH, BRITISH, GERMAN_PLAYER };

/* The first setup as it stands before anything has moved, and over: nobody holds the marker. */
static void
set_up (Table *table)
{
  const BetrayalRules *rules = table->rules;
  BetrayalState *state;

  table->state = state = g_malloc0 (tc_ruleset_get_state_size (table->ruleset));
  betrayal_state_init (rules, state);
  state->head.actor = TC_SEAT_NONE;
  state->head.turn = rules->setups[0].last_turn;
  memcpy (state->loc, rules->setups[0].loc, rules->n_counters * sizeof state->loc[0]);
  for (guint area = 0; area < rules->n_areas; area++) {
    guint8 side = rules->nations[rules->area_nation[area]].side;

    if (side != BETRAYAL_NOBODY)
      betrayal_area_flags (state)[area] = (guint8) (side + 1);
  }
}

/* The frozen scenario with @from, which occurs once, replaced; NULL: as it is. */
static void
table_init (Table *table, const char *from, const char *to)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "frozen-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (TcSource) source = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (changed, from, to, 0), ==, 1);
  source = tc_source_new_for_string ("victory", changed->str);
  table->build = tc_build_new (source, NULL);
  table->ruleset = tc_build_get_ruleset (table->build);
  g_assert_nonnull (table->ruleset);
  table->rules = tc_ruleset_get_data (table->ruleset);
  set_up (table);
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->build, tc_build_unref);
  g_clear_pointer (&table->state, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static TcThing
find (const Table *table, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (table->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);
  return thing;
}

static guint8
find_nation (const Table *table, const char *id)
{
  g_autofree char *name = g_strdup_printf ("nation-%s", id);

  return (guint8) (find (table, name) - table->rules->nation_things.first);
}

static void
control (Table *table, BetrayalSide side, const char *area)
{
  betrayal_area_flags (table->state)[find (table, area)] = (guint8) (side + 1);
}

/* The marker lies in @area and @side holds it there. */
static void
hold (Table *table, BetrayalSide side, const char *area)
{
  table->state->republic_side = (guint8) (side + 1);
  table->state->loc[table->rules->republic] = (guint8) find (table, area);
}

static void
put (Table *table, const char *unit, guint box)
{
  guint16 counter = betrayal_unit_of (table->rules, find (table, unit));

  g_assert_cmpuint (counter, !=, BETRAYAL_NONE);
  table->state->loc[counter] = betrayal_box (table->rules, box);
}

/* The first @n British ground units go to @box, the others to the regroup box. */
static void
put_british (Table *table, guint n, guint box)
{
  guint8 nation = find_nation (table, "britain");

  for (guint i = 0; i < table->rules->n_counters; i++) {
    guint to = n > 0 ? box : BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED;

    if (table->rules->counters[i].kind != BETRAYAL_GROUND ||
        table->rules->counters[i].nation != nation)
      continue;
    table->state->loc[i] = betrayal_box (table->rules, to);
    n -= n > 0;
  }
  g_assert_cmpuint (n, ==, 0);
}

/* All Allied air and armour is lost or delayed, in all the ways there are. */
static void
spend (Table *table)
{
  const guint boxes[] = { BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED,
                          BETRAYAL_BOX_SET_ASIDE + BETRAYAL_ALLIED, BETRAYAL_BOX_LOST,
                          BETRAYAL_BOX_EVACUATED_EARLY };
  guint n = 0;

  for (guint i = 0; i < table->rules->n_counters; i++) {
    const BetrayalCounter *unit = &table->rules->counters[i];

    if (unit->side == BETRAYAL_ALLIED &&
        (unit->kind == BETRAYAL_AIR || (unit->kind == BETRAYAL_GROUND && unit->is_armour)))
      table->state->loc[i] = betrayal_box (table->rules, boxes[n++ % G_N_ELEMENTS (boxes)]);
  }
  g_assert_cmpuint (n, >=, G_N_ELEMENTS (boxes));
}

static const char *const ports[] = {
  "antwerp", "ghent", "dunkirk", "calais", "dieppe", "le-havre"
};

static void
take_ports (Table *table, guint n)
{
  for (guint i = 0; i < n; i++)
    control (table, BETRAYAL_GERMAN, ports[i]);
}

static guint
rank (const Table *table, const char *nation, const char *against)
{
  guint8 level = betrayal_find_level (table->rules, table->state, find_nation (table, nation),
                                      find_nation (table, against));

  return level == BETRAYAL_NOBODY ? NONE : table->rules->levels[level].rank;
}

static gint32
payoff (const Table *table, guint seat)
{
  TcOutcome outcome = { 0 };

  tc_rules_outcome (table->ruleset, &table->state->head, &outcome);
  return outcome.payoff[seat];
}

/* --- Levels --- */

static void
test_german_over_france (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, NONE);
  control (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  hold (&table, BETRAYAL_GERMAN, "orleans");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MAJOR);
  control (&table, BETRAYAL_ALLIED, "paris");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, NONE);
  hold (&table, BETRAYAL_ALLIED, "orleans");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, NONE);
}

static void
test_spent (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  spend (&table);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MINOR);

  put (&table, "1tb", BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, NONE);
  put (&table, "1tb", BETRAYAL_BOX_EVACUATED_EARLY);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  put (&table, "1a", BETRAYAL_BOX_TURNS + 11);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, NONE);
  put (&table, "1a", BETRAYAL_BOX_UNUSED);
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  table.state->loc[betrayal_unit_of (table.rules, find (&table, "aasf"))] = table.rules->capital;
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, NONE);
}

static void
test_german_over_britain (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, NONE);
  control (&table, BETRAYAL_GERMAN, "dunkirk");
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, NONE);
  control (&table, BETRAYAL_GERMAN, "calais");
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MINOR);

  take_ports (&table, G_N_ELEMENTS (ports) - 1);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MINOR);
  take_ports (&table, G_N_ELEMENTS (ports));
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MAJOR);
  put_british (&table, 3, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MAJOR);
  put_british (&table, 4, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MINOR);
  put_british (&table, 14, BETRAYAL_BOX_EVACUATED_EARLY);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MAJOR);
}

static void
test_french (void)
{
  static const char *const areas[] = { "sedan",  "reims", "verdun",  "metz",
                                       "longwy", "nancy", "belfort", "colmar" };
  g_auto (Table) table = { 0 };
  guint n = 0;

  table_init (&table, NULL, NULL);
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, NONE);
  hold (&table, BETRAYAL_ALLIED, "brussels");
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, NONE);
  hold (&table, BETRAYAL_ALLIED, "paris");
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MAJOR);

  control (&table, BETRAYAL_GERMAN, "brussels");
  while (n < 6)
    control (&table, BETRAYAL_GERMAN, areas[n++]);
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MAJOR);
  control (&table, BETRAYAL_GERMAN, areas[n]);
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MINOR);
  control (&table, BETRAYAL_ALLIED, areas[n]);
  control (&table, BETRAYAL_ALLIED, areas[0]);
  control (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MINOR);
  hold (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, NONE);
}

static void
test_british (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MAJOR);
  hold (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, NONE);
  hold (&table, BETRAYAL_ALLIED, "paris");
  take_ports (&table, 2);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MAJOR);
  take_ports (&table, 3);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, NONE);

  put_british (&table, 6, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, NONE);
  put_british (&table, 7, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MINOR);
  put_british (&table, 14, BETRAYAL_BOX_EVACUATED_EARLY);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, NONE);

  control (&table, BETRAYAL_ALLIED, ports[0]);
  put_british (&table, 9, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MINOR);
  put_british (&table, 10, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MAJOR);
}

/* --- Levels beyond those of the rulebook (7.0) --- */

#define MINOR_LEVEL "<level id=\"french-minor\""
#define LEVEL(id, who, more, goal)                                                                 \
  "<level id=\"" id "\" name=\"" id "\" " who " " more ">" goal "</level>"
#define MARKER "<holds-republic side=\"allied\" home=\"true\"/>"

static gboolean
is_reported (const Table *table, const char *text)
{
  g_auto (GStrv) verdict = tc_rules_dup_verdict (table->ruleset, &table->state->head);

  for (guint i = 0; verdict[i] != NULL; i++) {
    g_test_message ("%s", verdict[i]);
    if (g_str_has_prefix (verdict[i], text))
      return TRUE;
  }

  return FALSE;
}

static guint8
find_level (const Table *table, const char *id)
{
  guint8 i = 0;

  while (strcmp (tc_ruleset_get_level (table->ruleset, i)->id, id) != 0)
    i++;

  return i;
}

static gboolean
is_counted (const Table *table, const char *id)
{
  TcOutcome outcome = { 0 };

  tc_rules_outcome (table->ruleset, &table->state->head, &outcome);
  return (outcome.reached >> find_level (table, id)) & 1;
}

/* Five levels of the French: the highest value that holds is what they have and score. */
static void
test_five_levels (void)
{
  g_auto (Table) table = { 0 };

  table_init (
    &table, MINOR_LEVEL,
    LEVEL ("french-marginal", "nation=\"france\" against=\"germany\"", "rank=\"minor\" value=\"1\"",
           "<controls side=\"allied\" area=\"orleans\"/>")
      LEVEL ("french-triumph", "nation=\"france\" against=\"germany\"",
             "rank=\"major\" value=\"5\"", "<controls side=\"allied\" area=\"brussels\"/>" MARKER)
        LEVEL ("french-decisive", "nation=\"france\" against=\"germany\"",
               "rank=\"major\" value=\"3\"", "<controls side=\"allied\" area=\"sedan\"/>" MARKER)
          MINOR_LEVEL);
  g_assert_cmpint (payoff (&table, FRENCH), ==, 2 * 1);
  g_assert_true (is_reported (&table, "Victory for France against Germany: french-marginal"));
  hold (&table, BETRAYAL_ALLIED, "paris");
  g_assert_cmpint (payoff (&table, FRENCH), ==, 2 * 5 + 1);
  g_assert_true (is_reported (&table, "Victory for France against Germany: french-triumph"));
  g_assert_true (is_counted (&table, "french-triumph"));
  g_assert_false (is_counted (&table, "french-decisive"));
  g_assert_false (is_counted (&table, "french-major"));
  control (&table, BETRAYAL_GERMAN, "brussels");
  g_assert_cmpint (payoff (&table, FRENCH), ==, 2 * 3 + 1);
  g_assert_true (is_reported (&table, "Victory for France against Germany: french-decisive"));
  control (&table, BETRAYAL_GERMAN, "sedan");
  g_assert_true (is_reported (&table, "Major victory for France against Germany"));

  /* 6.3.3 a: every major level is taken away, whatever it is worth. */
  control (&table, BETRAYAL_ALLIED, "brussels");
  table.state->no_major = TRUE;
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MINOR);
  g_assert_false (is_counted (&table, "french-triumph"));
}

/* Opposing levels: the higher value wins, equal ones are a draw. */
static void
test_opposing_values (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, MINOR_LEVEL,
              LEVEL ("french-decisive", "nation=\"france\" against=\"germany\"",
                     "rank=\"major\" value=\"3\"", MARKER)
                LEVEL ("german-less", "nation=\"germany\" against=\"france\"",
                       "rank=\"major\" value=\"2\"", "<controls side=\"german\" area=\"longwy\"/>")
                  LEVEL ("german-equal", "nation=\"germany\" against=\"france\"",
                         "rank=\"major\" value=\"3\"", "<controls side=\"german\" area=\"sedan\"/>")
                    MINOR_LEVEL);
  hold (&table, BETRAYAL_ALLIED, "paris");
  control (&table, BETRAYAL_GERMAN, "longwy");
  g_assert_true (is_reported (&table, "Victory for France against Germany: french-decisive"));
  control (&table, BETRAYAL_GERMAN, "sedan");
  g_assert_true (is_reported (&table, "France and Germany: a draw"));
  hold (&table, BETRAYAL_GERMAN, "paris");
  g_assert_true (is_reported (&table, "Victory for Germany against France: german-equal"));
  g_assert_cmpint (payoff (&table, FRENCH), ==, -2 * 3);
}

/* A level of a side: its nations win it together. */
static void
test_level_of_side (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, MINOR_LEVEL,
              LEVEL ("joint", "side=\"allied\" against=\"germany\"", "rank=\"major\" value=\"4\"",
                     "<controls side=\"allied\" area=\"brussels\"/>") MINOR_LEVEL);
  g_assert_true (is_reported (&table, "Victory for France against Germany: joint"));
  g_assert_true (is_reported (&table, "Victory for Britain against Germany: joint"));
  g_assert_true (is_counted (&table, "joint"));
  g_assert_cmpint (payoff (&table, FRENCH), ==, 2 * 4);
  g_assert_cmpint (payoff (&table, BRITISH), ==, 2 * 4);
  control (&table, BETRAYAL_GERMAN, "brussels");
  g_assert_false (is_counted (&table, "joint"));
  g_assert_cmpint (payoff (&table, FRENCH), <, 2 * 4);
}

/* The best level counts, wherever it stands in the table. */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };
  g_autofree BetrayalRules *rules = NULL;

  table_init (&table, NULL, NULL);
  rules = g_memdup2 (table.rules, sizeof *rules);
  for (guint i = 0; i < rules->n_levels; i++)
    rules->levels[i] = table.rules->levels[rules->n_levels - 1u - i];
  table.rules = rules;
  hold (&table, BETRAYAL_GERMAN, "paris");
  control (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MAJOR);
  control (&table, BETRAYAL_ALLIED, "paris");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
}

/* --- What they are worth --- */

static void
test_over (void)
{
  g_auto (Table) table = { 0 };
  TcOutcome over = { 0 };
  TcOutcome running = { 0 };
  guint german, allied;

  table_init (&table, NULL, NULL);
  german = table.rules->side_index[BETRAYAL_GERMAN];
  allied = table.rules->side_index[BETRAYAL_ALLIED];
  hold (&table, BETRAYAL_GERMAN, "paris");
  put_british (&table, 7, BETRAYAL_BOX_EVACUATED);
  control (&table, BETRAYAL_GERMAN, "paris");
  tc_rules_outcome (table.ruleset, &table.state->head, &over);
  g_assert_true (over.is_over);
  g_assert_cmpint (over.level[german], ==, MAJOR);
  g_assert_cmpint (over.level[allied], ==, MINOR);

  table.state->head.actor = BRITISH;
  tc_rules_outcome (table.ruleset, &table.state->head, &running);
  g_assert_false (running.is_over);
  g_assert_cmpmem (running.payoff, sizeof running.payoff, over.payoff, sizeof over.payoff);
  g_assert_cmpmem (running.level, sizeof running.level, over.level, sizeof over.level);
}

static void
test_payoffs (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  take_ports (&table, 4);
  put_british (&table, 4, BETRAYAL_BOX_EVACUATED);
  hold (&table, BETRAYAL_ALLIED, "paris");
  /* Results 2 and -1; then -2 and -1; then -2 and a draw of opposing minors. */
  g_assert_cmpint (payoff (&table, FRENCH), ==, 5);
  g_assert_cmpint (payoff (&table, BRITISH), ==, -2);
  hold (&table, BETRAYAL_GERMAN, "paris");
  control (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpint (payoff (&table, FRENCH), ==, -4);
  g_assert_cmpint (payoff (&table, BRITISH), ==, -1);
  put_british (&table, 7, BETRAYAL_BOX_EVACUATED);
  g_assert_cmpuint (rank (&table, "germany", "britain"), ==, MINOR);
  g_assert_cmpuint (rank (&table, "britain", "germany"), ==, MINOR);
  g_assert_cmpint (payoff (&table, FRENCH), ==, -4);
  g_assert_cmpint (payoff (&table, BRITISH), ==, 1);
}

/* Opposing minors against both Allies: equal results, nobody wins the table. */
static void
test_draws (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  take_ports (&table, 4);
  put_british (&table, 7, BETRAYAL_BOX_EVACUATED);
  hold (&table, BETRAYAL_ALLIED, "orleans");
  control (&table, BETRAYAL_GERMAN, "paris");
  g_assert_cmpuint (rank (&table, "germany", "france"), ==, MINOR);
  g_assert_cmpuint (rank (&table, "france", "germany"), ==, MINOR);
  g_assert_cmpint (payoff (&table, FRENCH), ==, 0);
  g_assert_cmpint (payoff (&table, BRITISH), ==, 0);
}

/* Ruling D98 as a switch. */
static void
test_rivalry_off (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "rivalry=\"true\"", "rivalry=\"false\"");
  hold (&table, BETRAYAL_ALLIED, "paris");
  take_ports (&table, 4);
  g_assert_cmpint (payoff (&table, FRENCH), ==, 4);
  g_assert_cmpint (payoff (&table, BRITISH), ==, -2);
}

static void
test_german_player (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, "run-by=\"initiative\"", "run-by=\"human\"");
  g_assert_cmpint (payoff (&table, GERMAN_PLAYER), ==, -2);
  hold (&table, BETRAYAL_GERMAN, "paris");
  control (&table, BETRAYAL_GERMAN, "paris");
  take_ports (&table, G_N_ELEMENTS (ports));
  g_assert_cmpint (payoff (&table, FRENCH), ==, -4);
  g_assert_cmpint (payoff (&table, BRITISH), ==, -4);
  g_assert_cmpint (payoff (&table, GERMAN_PLAYER), ==, 4);
}

/* --- Rule 7.0: majors never oppose each other --- */

static void
scatter (Table *table, GRand *rand)
{
  const BetrayalRules *rules = table->rules;
  BetrayalState *state = table->state;
  gint32 german = g_rand_int_range (rand, 0, 21);
  gint32 off_map = g_rand_int_range (rand, 0, 21);

  for (guint area = 0; area < rules->n_areas; area++)
    betrayal_area_flags (state)[area] = g_rand_int_range (rand, 0, 20) < german ? 1 : 2;
  for (guint i = 0; i < rules->n_counters; i++) {
    guint16 loc = (guint8) g_rand_int_range (rand, 0, rules->n_areas);

    if (rules->counters[i].kind == BETRAYAL_MARKER)
      continue;
    if (g_rand_int_range (rand, 0, 20) < off_map)
      loc = betrayal_box (rules, (guint) g_rand_int_range (rand, 0, BETRAYAL_BOX_DEPLOY));
    state->loc[i] = loc;
  }
  state->loc[rules->republic] = (guint8) g_rand_int_range (rand, 0, rules->n_areas);
  state->republic_side = (guint8) g_rand_int_range (rand, 0, 3);
}

static void
test_no_opposing_majors (void)
{
  static const char *const allies[] = { "france", "britain" };
  g_auto (Table) table = { 0 };
  guint n_german[2] = { 0 };
  guint n_allied[2] = { 0 };
  GRand *rand = g_rand_new_with_seed (1940);

  table_init (&table, NULL, NULL);
  for (guint i = 0; i < 20000; i++) {
    scatter (&table, rand);
    for (guint ally = 0; ally < G_N_ELEMENTS (allies); ally++) {
      guint german = rank (&table, "germany", allies[ally]);
      guint allied = rank (&table, allies[ally], "germany");

      n_german[ally] += german == MAJOR;
      n_allied[ally] += allied == MAJOR;
      if (german == MAJOR)
        g_assert_cmpuint (allied, ==, NONE);
    }
  }
  for (guint ally = 0; ally < G_N_ELEMENTS (allies); ally++) {
    g_assert_cmpuint (n_german[ally], >, 100);
    g_assert_cmpuint (n_allied[ally], >, 100);
  }
  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/betrayal-1940/score/7.0-five-levels", test_five_levels);
  g_test_add_func ("/betrayal-1940/score/7.0-opposing-values", test_opposing_values);
  g_test_add_func ("/betrayal-1940/score/7.0-level-of-side", test_level_of_side);
  g_test_add_func ("/betrayal-1940/victory/german-over-france", test_german_over_france);
  g_test_add_func ("/betrayal-1940/victory/german-over-britain", test_german_over_britain);
  g_test_add_func ("/betrayal-1940/victory/spent", test_spent);
  g_test_add_func ("/betrayal-1940/victory/french", test_french);
  g_test_add_func ("/betrayal-1940/victory/british", test_british);
  g_test_add_func ("/betrayal-1940/victory/order", test_order);
  g_test_add_func ("/betrayal-1940/victory/over", test_over);
  g_test_add_func ("/betrayal-1940/victory/payoffs", test_payoffs);
  g_test_add_func ("/betrayal-1940/victory/draws", test_draws);
  g_test_add_func ("/betrayal-1940/victory/rivalry-off", test_rivalry_off);
  g_test_add_func ("/betrayal-1940/victory/german-player", test_german_player);
  g_test_add_func ("/betrayal-1940/victory/no-opposing-majors", test_no_opposing_majors);

  return g_test_run ();
}
