/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-house-rules.h"
#include "systems/badge/tc-badge-private.h"
#include "tc-test-play.h"

/* Whatever a designer of Badge or Betrayal may want to change (facts 3f) is a number or a word of
 * the scenario: each is changed in a copy of the shipped file, and the game is another one. */

#define STANDARD "scenarios/badge/badge.scenario.xml"
#define OTHER    "tests/fixtures/other-badge.scenario.xml"
#define N_SEEDS  20u

typedef struct {
  TcRuleset *ruleset;
  const BadgeRules *rules;
  guint setup;
  BadgeState state;
} Table;

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->ruleset, tc_ruleset_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
deal (Table *table, guint64 seed)
{
  tc_rules_init (table->ruleset, table->setup, seed, &table->state.head, NULL);
}

/* The standard city with @from, which occurs, replaced by @to; the game begins. */
static void
begin (Table *table, const char *setup, const char *from, const char *to)
{
  g_autofree char *text = tc_test_dup_text (STANDARD, from, to);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcReport *report = tc_build_get_report (build);

  if (tc_report_get_n (report) > 0)
    g_test_message ("%s", tc_report_get (report, 0)->message);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 0);
  table->ruleset = tc_ruleset_ref (tc_build_get_ruleset (build));
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->setup = tc_test_find_setup (table->ruleset, setup);
  deal (table, 1);
}

/* The same with other rules. */
static void
begin_with_rules (Table *table, const char *setup, const char *rules)
{
  g_autofree char *to = g_strdup_printf ("<rules>%s</rules>", rules);

  begin (table, setup, "<rules/>", to);
}

static guint
find (const Table *table, const char *id, TcThing first)
{
  TcThing thing = tc_ruleset_find_thing (table->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);

  return (guint) thing - first;
}

static guint
place (const Table *table, const char *id)
{
  return find (table, id, 0);
}

static guint
card (const Table *table, const char *id)
{
  return find (table, id, table->rules->first_card);
}

/* -- Positions made by hand -- */

/* The first player lays cards next; nobody has any, and nothing stands in anybody's way. */
static void
clear (Table *table)
{
  BadgeState *state = &table->state;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < table->rules->n_cards; i++) {
      state->deck[i] += state->hand[seat][i];
      state->hand[seat][i] = 0;
    }
    state->n_deck += state->n_hand[seat];
    state->n_hand[seat] = 0;
  }
  for (guint i = 0; i < table->rules->n_patrols; i++)
    state->patrol[i] = (guint16) (table->rules->n_places - 1);
  state->head.phase = BADGE_PHASE_LAY;
  state->head.turn = 1;
  state->head.actor = state->current = 0;
}

static void
take (Table *table, const char *id, guint n)
{
  guint index = card (table, id);

  table->state.hand[0][index] += (guint8) n;
  table->state.n_hand[0] += (guint8) n;
  table->state.deck[index] -= (guint8) n;
  table->state.n_deck -= (guint8) n;
}

static TcReason
check (const Table *table, BadgeVerb verb, guint subject, guint target)
{
  TcMove move = tc_move_make ((guint8) verb, (TcThing) subject, (TcThing) target, 0);

  return tc_rules_check (table->ruleset, &table->state.head, &move);
}

static void
play (Table *table, BadgeVerb verb, guint subject, guint target)
{
  TcMove move = tc_move_make ((guint8) verb, (TcThing) subject, (TcThing) target, 0);

  g_assert_cmpuint (check (table, verb, subject, target), ==, BADGE_WHY_LEGAL);
  tc_rules_apply (table->ruleset, &table->state.head, &move, NULL);
}

static void
lay (Table *table, const char *id)
{
  play (table, BADGE_VERB_LAY, table->rules->first_card + card (table, id), TC_THING_NONE);
}

static TcReason
check_lay (const Table *table, const char *id)
{
  return check (table, BADGE_VERB_LAY, table->rules->first_card + card (table, id), TC_THING_NONE);
}

/* One card of the first player is carried out, up to its decision if it has one. */
static void
carry_out (Table *table, const char *id)
{
  clear (table);
  table->state.sequence[0] = (guint8) (card (table, id) + 1);
  table->state.n_laid = table->state.n_used = 1;
  play (table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}

static guint
get_red (const Table *table)
{
  return find (table, "red-fugitive", table->rules->first_fugitive);
}

static void
put_red (Table *table, const char *id)
{
  table->state.fate[get_red (table)] = BADGE_AT_LARGE;
  table->state.fugitive[get_red (table)] = (guint16) place (table, id);
}

static gboolean
is_red_at (const Table *table, const char *id)
{
  return table->state.fate[get_red (table)] == BADGE_AT_LARGE &&
         table->state.fugitive[get_red (table)] == place (table, id);
}

static BadgeFate
get_red_fate (const Table *table)
{
  return table->state.fate[get_red (table)];
}

static guint8 *
get_tile (Table *table, const char *at)
{
  return &table->state.tile[table->rules->place_cell[place (table, at)]];
}

/* A tile of kind @id lies at @at, whatever lay there: counts need not close here. */
static void
put_tile (Table *table, const char *at, const char *id, gboolean is_up)
{
  *get_tile (table, at) = (guint8) (find (table, id, table->rules->first_tile) + 1);
  table->state.flipped[table->rules->place_cell[place (table, at)]] = is_up;
}

static gboolean
is_tile (Table *table, const char *at, const char *id)
{
  return *get_tile (table, at) == find (table, id, table->rules->first_tile) + 1;
}

static guint
count_tiles (Table *table, const char *id)
{
  guint tile = find (table, id, table->rules->first_tile);
  guint n = 0;

  for (guint cell = 0; cell < table->rules->n_cells; cell++)
    n += table->state.tile[cell] == tile + 1;

  return n;
}

/* -- Inner and outer grid -- */

#define BOARD "<grid-board columns=\"12\" rows=\"10\""
#define CITY  "<city column=\"3\" row=\"3\" columns=\"8\" rows=\"6\" src=\"derived\"/>"

static void
test_ring (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", CITY, "<city column=\"2\" row=\"5\" columns=\"8\" rows=\"6\"/>");
  g_assert_cmpuint (table.rules->n_places, ==, 120);
  g_assert_cmpuint (table.rules->place_cell[place (&table, "b5")], ==, 0);
  g_assert_cmpuint (table.rules->place_cell[place (&table, "c3")], ==, BADGE_NONE);
  /* The south edge of the city is the edge of the board now. */
  put_red (&table, "d10");
  carry_out (&table, "fugitive-red");
  g_assert_cmpuint (get_red_fate (&table), ==, BADGE_ESCAPED);
}

static void
test_grid (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) standard = { 0 };

  begin (&table, "four", BOARD, "<grid-board columns=\"20\" rows=\"11\"");
  g_assert_cmpuint (table.rules->n_places, ==, 220);
  g_assert_cmpuint (table.rules->distance[place (&table, "j6")][BADGE_EAST], ==, 11);
  begin (&standard, "four", NULL, NULL);
  g_assert_cmpuint (standard.rules->distance[place (&standard, "j6")][BADGE_EAST], ==, 3);
  /* From there the way out is east no longer. */
  put_red (&standard, "j6");
  carry_out (&standard, "fugitive-red");
  g_assert_true (is_red_at (&standard, "k6"));
  put_red (&table, "j6");
  carry_out (&table, "fugitive-red");
  g_assert_false (is_red_at (&table, "k6"));
}

static void
test_city_size (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *wide =
    tc_test_dup_text (STANDARD, CITY, "<city column=\"1\" row=\"1\" columns=\"12\" rows=\"10\"/>");
  g_autoptr (GString) text = g_string_new (wide);
  g_autoptr (TcBuild) build = NULL;

  g_string_replace (text, "name=\"Empty tile\" copies=\"28\"", "name=\"Empty tile\" copies=\"99\"",
                    1);
  g_string_replace (text, "name=\"Traffic\" copies=\"8\"", "name=\"Traffic\" copies=\"9\"", 1);
  build = tc_test_build_text (text->str);
  g_assert_nonnull (tc_build_get_ruleset (build));
  table.ruleset = tc_ruleset_ref (tc_build_get_ruleset (build));
  table.rules = tc_ruleset_get_data (table.ruleset);
  deal (&table, 1);
  g_assert_cmpuint (table.rules->n_cells, ==, 120);
  g_assert_cmpuint (count_tiles (&table, "empty"), ==, 99);
  g_assert_cmpuint (count_tiles (&table, "traffic"), ==, 9);
}

static void
test_exits (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", "<exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n", "");
  put_red (&table, "h2");
  carry_out (&table, "fugitive-red");
  g_assert_true (is_red_at (&table, "g2"));
  put_red (&table, "a1");
  carry_out (&table, "fugitive-red");
  g_assert_cmpuint (get_red_fate (&table), ==, BADGE_ESCAPED);
}

/* -- Tiles -- */

static void
test_tile_mix (void)
{
  g_auto (Table) table = { 0 };

  begin (
    &table, "four",
    "name=\"Traffic\" copies=\"8\"/>\n    <empty id=\"empty\" name=\"Empty tile\" copies=\"28\"",
    "name=\"Traffic\" copies=\"20\"/>\n    <empty id=\"empty\" name=\"Empty tile\" copies=\"16\"");
  for (guint seed = 1; seed <= N_SEEDS; seed++) {
    deal (&table, seed);
    g_assert_cmpuint (count_tiles (&table, "traffic"), ==, 20);
    g_assert_cmpuint (count_tiles (&table, "empty"), ==, 16);
    g_assert_cmpuint (count_tiles (&table, "hideout-red"), ==, 1);
  }
}

/* Evidence of one colour may be worth more tiles than that of another. */
static void
test_colours_of_evidence (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", "name=\"Green evidence\" colour=\"green\"",
         "name=\"Green evidence\" colour=\"red\"");
  table.state.found[0] = 4;
  put_red (&table, "e5");
  clear (&table);
  table.state.patrol[0] = (guint16) place (&table, "e4");
  table.state.sequence[0] = (guint8) (card (&table, "patrol-red") + 1);
  table.state.n_laid = table.state.n_used = 1;
  play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  play (&table, BADGE_VERB_DRIVE, table.rules->first_patrol, place (&table, "e5"));
  g_assert_cmpuint (table.state.good_points, ==, 25);
}

static void
test_flip (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", "<empty id=\"empty\"", "<empty flip=\"must\" id=\"empty\"");
  put_tile (&table, "d4", "empty", FALSE);
  carry_out (&table, "search");
  play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, place (&table, "d4"));
  g_assert_cmpuint (table.state.flipped[table.rules->place_cell[place (&table, "d4")]], ==, 1);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
}

static void
test_flip_by_choice (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", "<traffic id=\"traffic\"", "<traffic flip=\"may\" id=\"traffic\"");
  put_tile (&table, "d4", "traffic", FALSE);
  carry_out (&table, "search");
  play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, place (&table, "d4"));
  play (&table, BADGE_VERB_KEEP, TC_THING_NONE, place (&table, "d4"));
  g_assert_cmpuint (table.state.flipped[table.rules->place_cell[place (&table, "d4")]], ==, 0);
}

/* -- Layouts and starts -- */

#define FOUR "<setup id=\"four\" name=\"Four players\" players=\"4\"/>"
#define FOUR_WITH(inside)                                                                          \
  "<setup id=\"four\" name=\"Four players\" players=\"4\">" inside "</setup>"

static void
test_layout (void)
{
  g_auto (Table) table = { 0 };
  guint n_alike = 0;

  begin (&table, "four", FOUR,
         FOUR_WITH ("<lay tile=\"hideout-red\" column=\"5\" row=\"5\"/>"
                    "<lay tile=\"traffic\" column=\"6\" row=\"5\" side=\"up\"/>"));
  for (guint seed = 1; seed <= N_SEEDS; seed++) {
    deal (&table, seed);
    g_assert_true (is_tile (&table, "e5", "hideout-red"));
    g_assert_true (is_tile (&table, "f5", "traffic"));
    g_assert_cmpuint (count_tiles (&table, "traffic"), ==, 8);
    g_assert_cmpuint (table.state.flipped[table.rules->place_cell[place (&table, "e5")]], ==, 0);
    g_assert_true (badge_is_traffic (table.rules, &table.state, place (&table, "f5")));
    n_alike += is_tile (&table, "g5", "empty");
  }
  /* What is not laid is dealt. */
  g_assert_cmpuint (n_alike, >, 0);
  g_assert_cmpuint (n_alike, <, N_SEEDS);
}

static void
test_open_hideout (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", FOUR,
         FOUR_WITH ("<lay tile=\"hideout-red\" column=\"5\" row=\"5\" side=\"up\"/>"
                    "<lay tile=\"evidence-red\" column=\"6\" row=\"5\" side=\"up\"/>"
                    "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>"
                    "<stand pawn=\"green-patrol\" column=\"1\" row=\"1\"/>"
                    "<stand pawn=\"blue-patrol\" column=\"1\" row=\"1\"/>"
                    "<stand pawn=\"yellow-patrol\" column=\"1\" row=\"1\"/>"));
  g_assert_true (is_red_at (&table, "e5"));
  g_assert_cmpuint (table.state.found[0], ==, 1);
}

static void
test_starts (void)
{
  g_auto (Table) table = { 0 };
  guint n_moved = 0;
  guint16 before = 0;

  begin (&table, "four", FOUR,
         FOUR_WITH ("<stand pawn=\"green-patrol\" column=\"12\" row=\"1\"/>"));
  for (guint seed = 1; seed <= N_SEEDS; seed++) {
    deal (&table, seed);
    g_assert_cmpuint (table.state.patrol[1], ==, place (&table, "l1"));
    g_assert_cmpuint (table.rules->place_cell[table.state.patrol[0]], !=, BADGE_NONE);
    n_moved += before != table.state.patrol[0];
    before = table.state.patrol[0];
  }
  g_assert_cmpuint (n_moved, >, 1);
}

/* -- Deck and hand -- */

static void
test_deck (void)
{
  g_auto (Table) table = { 0 };
  guint search;
  guint n = 0;

  begin (&table, "four", "name=\"Search\" copies=\"16\"", "name=\"Search\" copies=\"40\"");
  search = card (&table, "search");
  for (guint seat = 0; seat < 4; seat++)
    n += table.state.hand[seat][search];
  g_assert_cmpuint (n + table.state.deck[search], ==, 40);
  g_assert_cmpuint (table.state.n_deck, ==, 96 - 24);
}

static void
test_hand_size (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<hand size=\"9\"/>");
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (table.state.n_hand[seat], ==, 9);
  clear (&table);
  play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (table.state.n_hand[0], ==, 9);
}

static void
test_exchange (void)
{
  g_auto (Table) table = { 0 };
  guint search;

  begin_with_rules (&table, "four", "<hand exchange=\"2\"/>");
  clear (&table);
  take (&table, "search", 6);
  search = table.rules->first_card + card (&table, "search");
  table.state.head.phase = BADGE_PHASE_EXCHANGE;
  play (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE);
  play (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE);
  g_assert_cmpuint (check (&table, BADGE_VERB_EXCHANGE, search, TC_THING_NONE), ==,
                    BADGE_WHY_EXCHANGED);
}

/* -- The sequence -- */

static void
test_sequence_first (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<sequence first=\"any\"/>");
  clear (&table);
  take (&table, "fugitive-red", 1);
  take (&table, "search", 2);
  g_assert_cmpuint (check_lay (&table, "fugitive-red"), ==, BADGE_WHY_LEGAL);
  lay (&table, "fugitive-red");
  lay (&table, "search");
  g_assert_cmpuint (check_lay (&table, "search"), ==, BADGE_WHY_NOT_LEAD);
}

static void
test_sequence_alternate (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<sequence alternate=\"false\"/>");
  clear (&table);
  take (&table, "fugitive-red", 2);
  take (&table, "search", 2);
  g_assert_cmpuint (check_lay (&table, "fugitive-red"), ==, BADGE_WHY_NOT_FIRST);
  lay (&table, "search");
  lay (&table, "search");
  lay (&table, "fugitive-red");
  lay (&table, "fugitive-red");
}

static void
test_sequence_pairs (void)
{
  g_auto (Table) table = { 0 };
  guint red;

  begin_with_rules (&table, "four", "<sequence pairs=\"false\"/>");
  clear (&table);
  take (&table, "fugitive-red", 2);
  take (&table, "search", 1);
  lay (&table, "search");
  red = table.rules->first_card + card (&table, "fugitive-red");
  g_assert_cmpuint (check (&table, BADGE_VERB_LAY_PAIR, red, TC_THING_NONE), ==,
                    BADGE_WHY_NO_PAIRS);
}

static void
test_sequence_bounds (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<sequence least=\"2\" most=\"3\"/>");
  clear (&table);
  take (&table, "fugitive-red", 2);
  take (&table, "search", 4);
  g_assert_cmpuint (check (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE), ==,
                    BADGE_WHY_LEAST);
  lay (&table, "search");
  lay (&table, "fugitive-red");
  g_assert_cmpuint (check (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE), ==,
                    BADGE_WHY_LEGAL);
  lay (&table, "search");
  g_assert_cmpuint (check_lay (&table, "fugitive-red"), ==, BADGE_WHY_MOST);
}

/* -- Movement and catching -- */

static void
test_fugitive_move (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<fugitives move=\"free\"/>");
  put_red (&table, "e3");
  carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_RUN);
  play (&table, BADGE_VERB_RUN, table.rules->first_fugitive + get_red (&table),
        place (&table, "e4"));
  g_assert_true (is_red_at (&table, "e4"));
}

/* As printed the only way is north. */
static void
test_contact (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) standard = { 0 };

  begin_with_rules (&table, "four", "<catch contact=\"patrol-only\"/>");
  begin (&standard, "four", NULL, NULL);
  for (guint i = 0; i < 2; i++) {
    Table *one = i == 0 ? &table : &standard;

    put_red (one, "e3");
    clear (one);
    one->state.patrol[2] = (guint16) place (one, "e2");
    one->state.sequence[0] = (guint8) (card (one, "fugitive-red") + 1);
    one->state.n_laid = one->state.n_used = 1;
    play (one, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  }
  g_assert_true (is_red_at (&table, "e2"));
  g_assert_cmpuint (get_red_fate (&standard), ==, BADGE_CAUGHT);
}

static void
test_catch_on_reveal (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<catch on-reveal=\"false\"/>");
  put_tile (&table, "d4", "hideout-red", FALSE);
  clear (&table);
  table.state.patrol[0] = (guint16) place (&table, "d4");
  table.state.sequence[0] = (guint8) (card (&table, "search") + 1);
  table.state.n_laid = table.state.n_used = 1;
  play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, place (&table, "d4"));
  play (&table, BADGE_VERB_FLIP, TC_THING_NONE, place (&table, "d4"));
  g_assert_true (is_red_at (&table, "d4"));
}

static void
test_traffic (void)
{
  g_auto (Table) nobody = { 0 };
  g_auto (Table) everybody = { 0 };

  begin_with_rules (&nobody, "four", "<traffic blocks=\"nobody\"/>");
  put_tile (&nobody, "d4", "traffic", TRUE);
  clear (&nobody);
  nobody.state.patrol[0] = (guint16) place (&nobody, "d5");
  nobody.state.sequence[0] = (guint8) (card (&nobody, "patrol-red") + 1);
  nobody.state.n_laid = nobody.state.n_used = 1;
  play (&nobody, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (
    check (&nobody, BADGE_VERB_DRIVE, nobody.rules->first_patrol, place (&nobody, "d4")), ==,
    BADGE_WHY_LEGAL);

  begin_with_rules (&everybody, "four", "<traffic blocks=\"everybody\"/>");
  put_tile (&everybody, "e3", "traffic", TRUE);
  put_red (&everybody, "e4");
  carry_out (&everybody, "fugitive-red");
  g_assert_true (is_red_at (&everybody, "d4"));
}

/* -- People -- */

static void
test_dirty (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "six", "name=\"Six players\" players=\"6\"",
         "name=\"Six players\" players=\"6\" dirty=\"3\"");
  for (guint seed = 1; seed <= N_SEEDS; seed++) {
    deal (&table, seed);
    g_assert_cmpuint (badge_count_dirty (&table.state), ==, 3);
  }
}

static void
test_players (void)
{
  g_auto (Table) table = { 0 };

  begin (&table, "four", FOUR, "<setup id=\"four\" name=\"Three\" players=\"3\"/>");
  g_assert_cmpuint (table.state.n_seats, ==, 3);
  clear (&table);
  table.state.current = table.state.head.actor = 2;
  play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  g_assert_cmpuint (table.state.current, ==, 0);
}

static void
test_peek (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) later = { 0 };
  g_auto (Table) none = { 0 };

  begin_with_rules (&table, "four", "<peek tiles=\"2\" players=\"4\"/>");
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_PEEK);
  for (guint seat = 0; seat < 4; seat++) {
    g_assert_cmpuint (table.state.head.actor, ==, seat);
    play (&table, BADGE_VERB_PEEK, TC_THING_NONE, place (&table, "c3"));
    play (&table, BADGE_VERB_PEEK, TC_THING_NONE, place (&table, "d3"));
  }
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);

  begin_with_rules (&later, "five", "<peek players=\"6\"/>");
  g_assert_cmpuint (later.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
  begin_with_rules (&none, "six", "<peek tiles=\"0\"/>");
  g_assert_cmpuint (none.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
}

/* -- Points and the end -- */

static void
test_score (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<score catch=\"7\" evidence=\"2\" escape=\"11\"/>");
  table.state.found[0] = 2;
  put_red (&table, "e2");
  clear (&table);
  table.state.patrol[0] = (guint16) place (&table, "e3");
  table.state.sequence[0] = (guint8) (card (&table, "patrol-red") + 1);
  table.state.n_laid = table.state.n_used = 1;
  play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  play (&table, BADGE_VERB_DRIVE, table.rules->first_patrol, place (&table, "e2"));
  g_assert_cmpuint (table.state.good_points, ==, 7 + 2 * 2);
  put_red (&table, "e1");
  carry_out (&table, "fugitive-red");
  g_assert_cmpuint (table.state.dirty_points, ==, 11);
}

static guint
count_turns (Table *table, guint64 seed)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (table->ruleset);
  const TcBot *bots[TC_MAX_SEATS];
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (table->ruleset, "random");
  deal (table, seed);
  tc_rng_init (&rng, seed);
  tc_bot_play (desk, &table->state.head, bots, &rng, 0);
  g_assert_true (tc_rules_is_over (&table->state.head));

  return table->state.head.turn;
}

static void
test_turn_limit (void)
{
  g_auto (Table) table = { 0 };

  begin_with_rules (&table, "four", "<ending turn-limit=\"5\" quiet=\"0\"/>");
  g_assert_cmpuint (count_turns (&table, 3), ==, 5);
  g_assert_cmpuint (table.state.is_stopped, ==, 1);
}

static void
test_quiet (void)
{
  g_auto (Table) table = { 0 };
  guint quiet = 0;

  begin_with_rules (&table, "four", "<ending turn-limit=\"12\" quiet=\"4\"/>");
  while (quiet < tc_ruleset_get_n_milestones (table.ruleset) &&
         table.rules->milestones[quiet].watch != BADGE_WATCH_QUIET)
    quiet++;
  clear (&table);
  table.state.head.turn = 4;
  g_assert_false (tc_rules_milestone (table.ruleset, &table.state.head, quiet));
  table.state.head.turn = 5;
  g_assert_true (tc_rules_milestone (table.ruleset, &table.state.head, quiet));
}

/* -- All at once -- */

static gboolean
is_listed (GArray *rules, const TcSchemaAttribute *attribute)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, TcHouseRule, i).attribute == attribute)
      return TRUE;

  return FALSE;
}

/* The fixture has another value for everything that the rulebook states, and says so. */
static void
test_house_rules (void)
{
  g_autofree char *text = tc_test_dup_text (OTHER, NULL, NULL);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcScenario *scenario = tc_build_get_scenario (build);
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);
  guint n = 0;

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint j = 0; j < content->n_attributes; j++) {
      if (content->attributes[j].printed == NULL)
        continue;
      if (!is_listed (rules, &content->attributes[j]))
        g_test_message ("%s %s", schema->elements[i]->name, content->attributes[j].name);
      g_assert_true (is_listed (rules, &content->attributes[j]));
      n++;
    }
  }
  g_assert_cmpuint (n, >=, 20);
}

static void
check_counts (Table *table)
{
  const BadgeRules *rules = table->rules;
  const BadgeState *state = &table->state;

  for (guint i = 0; i < rules->n_cards; i++) {
    guint n = state->deck[i] + state->discard[i];

    for (guint seat = 0; seat < state->n_seats; seat++)
      n += state->hand[seat][i];
    for (guint k = 0; k < state->n_laid; k++)
      n +=
        (state->sequence[k] & ~BADGE_PAIR) == i + 1 ? 1u + (state->sequence[k] >= BADGE_PAIR) : 0;
    g_assert_cmpuint (n, ==, rules->cards[i].copies);
  }
  for (guint i = 0; i < rules->n_tiles; i++) {
    guint n = 0;

    for (guint cell = 0; cell < rules->n_cells; cell++)
      n += state->tile[cell] == i + 1;
    g_assert_cmpuint (n, ==, rules->tiles[i].copies);
  }
}

static void
test_other (void)
{
  g_auto (Table) table = { 0 };
  guint n_stopped = 0;
  guint n_caught = 0;
  guint n_escaped = 0;

  table.ruleset = tc_test_load (OTHER);
  table.rules = tc_ruleset_get_data (table.ruleset);
  for (table.setup = 0; table.setup < tc_ruleset_get_n_setups (table.ruleset); table.setup++) {
    for (guint seed = 1; seed <= 3 * N_SEEDS; seed++) {
      count_turns (&table, seed);
      check_counts (&table);
      n_stopped += table.state.is_stopped;
      n_caught += badge_count_fate (table.rules, &table.state, BADGE_CAUGHT);
      n_escaped += badge_count_fate (table.rules, &table.state, BADGE_ESCAPED);
      g_assert_cmpuint (table.state.good_points % 2, ==, 0);
    }
  }
  g_assert_cmpuint (n_caught, >, 0);
  g_assert_cmpuint (n_escaped, >, 0);
  g_assert_cmpuint (n_stopped, >, 0);
}

static const struct {
  const char *name;
  void (*test) (void);
} tests[] = {
  { "grid", test_grid },
  { "ring", test_ring },
  { "city-size", test_city_size },
  { "exits", test_exits },
  { "tile-mix", test_tile_mix },
  { "colours-of-evidence", test_colours_of_evidence },
  { "flip", test_flip },
  { "flip-by-choice", test_flip_by_choice },
  { "layout", test_layout },
  { "open-hideout", test_open_hideout },
  { "patrol-starts", test_starts },
  { "deck", test_deck },
  { "hand-size", test_hand_size },
  { "exchange", test_exchange },
  { "sequence-first", test_sequence_first },
  { "sequence-alternate", test_sequence_alternate },
  { "sequence-pairs", test_sequence_pairs },
  { "sequence-bounds", test_sequence_bounds },
  { "fugitive-move", test_fugitive_move },
  { "contact", test_contact },
  { "catch-on-reveal", test_catch_on_reveal },
  { "traffic", test_traffic },
  { "dirty", test_dirty },
  { "players", test_players },
  { "peek", test_peek },
  { "score", test_score },
  { "turn-limit", test_turn_limit },
  { "quiet", test_quiet },
  { "house-rules", test_house_rules },
  { "other", test_other },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
    g_autofree char *path = g_strconcat ("/badge/numbers/", tests[i].name, NULL);

    g_test_add_func (path, tests[i].test);
  }

  return g_test_run ();
}
