/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"
#include "badge-invariants.h"
#include "bot-games.h"

/* Positions, sets and tables are as long as the data: large games are played by their rules, and
 * what limits there are stand in the schema. */

typedef struct {
  guint n_players;
  guint n_colours;
  guint n_columns;
  guint n_rows;
  guint n_setups;
  guint n_copies; /* of the Search card */
} Sizes;

#define CARDS 12 /* of each other kind */

static const Sizes small = { 4, 2, 8, 8, 1, 9 };
static const Sizes large = { 8, 50, 50, 45, 3, 400 };
static const Sizes limits = { 8, 50, 50, 50, 100, 999 };

static void
add_people (GString *text, const Sizes *sizes)
{
  g_string_append (text, "  <side id=\"good\" name=\"Good cops\"/>\n"
                         "  <side id=\"dirty\" name=\"Dirty cop\"/>\n");
  for (guint i = 1; i <= sizes->n_players; i++)
    g_string_append_printf (text, "  <player id=\"p-%u\" name=\"Player %u\"/>\n", i, i);
  for (guint i = 1; i <= sizes->n_colours; i++)
    g_string_append_printf (text, "  <colour id=\"c-%u\" name=\"Colour %u\" colour=\"#%06x\"/>\n",
                            i, i, i * 0x0503b1 % 0x1000000);
}

/* The whole board is city; a hideout and evidence of each colour, some traffic, the rest empty. */
static void
add_city (GString *text, const Sizes *sizes)
{
  guint n_empty =
    MIN (sizes->n_columns, 50) * MIN (sizes->n_rows, 50) - 2 * MIN (sizes->n_colours, 50) - 8;

  g_string_append_printf (text,
                          "  <grid-board columns=\"%u\" rows=\"%u\">\n"
                          "    <city column=\"1\" row=\"1\" columns=\"%u\" rows=\"%u\"/>\n"
                          "    <exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n"
                          "    <exit edge=\"south\"/>\n    <exit edge=\"west\"/>\n"
                          "  </grid-board>\n  <tileset>\n",
                          sizes->n_columns, sizes->n_rows, MIN (sizes->n_columns, 50),
                          MIN (sizes->n_rows, 50));
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (text, "    <hideout id=\"h-%u\" name=\"Hideout\" colour=\"c-%u\"/>\n",
                            i, i);
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (text, "    <evidence id=\"e-%u\" name=\"Evidence\" colour=\"c-%u\"/>\n",
                            i, i);
  g_string_append (text, "    <traffic id=\"traffic\" name=\"Traffic\" copies=\"8\"/>\n");
  for (guint i = 1; n_empty > 0; i++) {
    guint n = MIN (n_empty, 999);

    g_string_append_printf (text, "    <empty id=\"empty-%u\" name=\"Empty\" copies=\"%u\"/>\n", i,
                            n);
    n_empty -= n;
  }
  g_string_append (text, "  </tileset>\n  <pawns>\n");
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (
      text, "    <patrol id=\"patrol-%u\" name=\"Patrol\" colour=\"c-%u\"/>\n", i, i);
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (text, "    <fugitive id=\"f-%u\" name=\"Fugitive\" colour=\"c-%u\"/>\n",
                            i, i);
  g_string_append (text, "  </pawns>\n");
}

static void
add_deck (GString *text, const Sizes *sizes)
{
  g_string_append_printf (
    text, "  <action-deck>\n    <search id=\"search\" name=\"Search\" copies=\"%u\"/>\n",
    sizes->n_copies);
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (
      text, "    <patrol-card id=\"pc-%u\" name=\"Patrol\" colour=\"c-%u\" copies=\"%u\"/>\n", i, i,
      CARDS);
  for (guint i = 1; i <= MIN (sizes->n_colours, 50); i++)
    g_string_append_printf (
      text, "    <fugitive-card id=\"fc-%u\" name=\"Fugitive\" colour=\"c-%u\" copies=\"%u\"/>\n",
      i, i, CARDS);
  g_string_append (text, "  </action-deck>\n  <rules/>\n  <setups>\n");
  for (guint i = 1; i <= sizes->n_setups; i++)
    g_string_append_printf (text, "    <setup id=\"s-%u\" name=\"Setup\" players=\"%u\"/>\n", i,
                            MIN (sizes->n_players, 8));
  g_string_append (text, "  </setups>\n");
}

static TcBuild *
build (const Sizes *sizes)
{
  g_autoptr (GString) text = g_string_new (
    "<scenario xmlns=\"urn:turncoat:badge\" format=\"1\" id=\"sizes\" title=\"Sizes\" "
    "src=\"designer\">\n");
  g_autoptr (TcSource) source = NULL;

  add_people (text, sizes);
  add_city (text, sizes);
  add_deck (text, sizes);
  g_string_append (text, "</scenario>\n");
  source = tc_source_new_for_string ("sizes", text->str);

  return tc_build_new (source, NULL);
}

static guint
count_errors (TcBuild *of, const char **out_first)
{
  TcReport *report = tc_build_get_report (of);
  guint n = 0;

  *out_first = "";
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity == TC_SEVERITY_ERROR && n++ == 0)
      *out_first = finding->message;
  }

  return n;
}

static const char *
find_broken (const TcRuleset *ruleset, const TcState *before, const TcState *state)
{
  return badge_find_broken (tc_ruleset_get_data (ruleset), (const BadgeState *) before,
                            (const BadgeState *) state);
}

static TcRuleset *
get_ruleset (TcBuild *of)
{
  const char *first;

  count_errors (of, &first);
  g_assert_cmpstr (first, ==, "");

  return tc_build_get_ruleset (of);
}

/* -- A large game -- */

#define DECISIONS 400

static void
test_plays (gconstpointer bot)
{
  g_autoptr (TcBuild) of = build (&large);
  TcRuleset *ruleset = get_ruleset (of);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *state = g_malloc0 (size);
  g_autofree TcState *before = g_malloc0 (size);
  const TcBot *bots[TC_MAX_SEATS];
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (ruleset, bot);
  tc_rng_init (&rng, 3);
  tc_rules_init (ruleset, 2, 5, state, NULL);
  for (guint i = 0; i < DECISIONS; i++) {
    const char *broken;

    memcpy (before, state, size);
    tc_bot_play (desk, state, bots, &rng, 1);
    broken = find_broken (ruleset, before, state);
    g_assert_cmpstr (broken, ==, NULL);
  }
  g_test_message ("a position takes %" G_GSIZE_FORMAT " bytes; turn %u", size, state->turn);
  g_assert_cmpuint (state->turn, >, 5);
}

/* The last of everything can be drawn, searched and moved to. */
static void
test_reaches_all (void)
{
  g_autoptr (TcBuild) of = build (&large);
  TcRuleset *ruleset = get_ruleset (of);
  const BadgeRules *rules = tc_ruleset_get_data (ruleset);
  g_autofree BadgeState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  TcThing last = tc_ruleset_find_thing (ruleset, "ax45");
  TcMove move = tc_move_make (BADGE_VERB_SEARCH, TC_THING_NONE, last, 0);
  guint most = 0;

  for (guint64 seed = 1; seed <= 60; seed++) {
    tc_rules_init (ruleset, 0, seed, &state->head, NULL);
    for (guint cell = 0; cell < rules->n_cells; cell++)
      if (rules->tiles[badge_get_kind (state, cell) - 1].kind == BADGE_HIDEOUT)
        most = MAX (most, cell);
  }
  g_assert_cmpuint (rules->n_cells, ==, 2250);
  g_assert_cmpuint (state->n_deck, ==, 400 + 100 * CARDS - 8 * 6);
  g_assert_cmpuint (most, >, 2200);
  state->head.phase = BADGE_PHASE_SEARCH;
  g_assert_cmpuint (tc_rules_check (ruleset, &state->head, &move), ==, BADGE_WHY_LEGAL);
  tc_rules_apply (ruleset, &state->head, &move, NULL);
  g_assert_cmpuint (badge_searched (state)[rules->n_cells - 1], !=, 0);
}

/* A position is as large as its game: less than half of the 928 bytes that all took before. */
static void
test_small (void)
{
  g_autoptr (TcBuild) of = table_build ("scenarios/badge/badge.scenario.xml", NULL, NULL);
  gsize size = tc_ruleset_get_state_size (get_ruleset (of));

  g_test_message ("a position of the shipped game takes %" G_GSIZE_FORMAT " bytes", size);
  g_assert_cmpuint (size, <=, 928 / 2);
}

/* -- Limits -- */

typedef struct {
  const char *name;
  gsize size; /* which of Sizes */
  const char *message;
} Limit;

static const Limit cases[] = {
  { "players", G_STRUCT_OFFSET (Sizes, n_players),
    "One <player> too many: <scenario> may have at most 8" },
  { "colours", G_STRUCT_OFFSET (Sizes, n_colours),
    "One <colour> too many: <scenario> may have at most 50" },
  { "columns", G_STRUCT_OFFSET (Sizes, n_columns),
    "columns cannot be \"51\": expected a whole number from 1 to 50" },
  { "rows", G_STRUCT_OFFSET (Sizes, n_rows),
    "rows cannot be \"51\": expected a whole number from 1 to 50" },
  { "setups", G_STRUCT_OFFSET (Sizes, n_setups),
    "One <setup> too many: <setups> may have at most 100" },
  { "copies", G_STRUCT_OFFSET (Sizes, n_copies),
    "copies cannot be \"1000\": expected a whole number from 0 to 999" },
};

static void
test_limit (gconstpointer data)
{
  const Limit *limit = data;
  guint most = *(const guint *) (gconstpointer) ((const char *) &limits + limit->size);
  Sizes sizes = small;
  guint *size = (guint *) (gpointer) ((char *) &sizes + limit->size);
  g_autoptr (TcBuild) at_limit = NULL;
  g_autoptr (TcBuild) beyond = NULL;
  const char *first;

  if (limit->size == G_STRUCT_OFFSET (Sizes, n_colours))
    sizes.n_columns = 20;
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
  g_test_add_data_func ("/badge/sizes/plays-random", "random", test_plays);
  g_test_add_data_func ("/badge/sizes/plays-heuristic", "heuristic", test_plays);
  g_test_add_func ("/badge/sizes/reaches-all", test_reaches_all);
  g_test_add_func ("/badge/sizes/small", test_small);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/badge/sizes/limit/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_limit);
  }

  return g_test_run ();
}
