/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"
#include "badge-invariants.h"
#include "bot-games.h"
#include "sanitized.h"
#include "sizes-support.h"

/* Positions, sets and tables are as long as the data: large games are played by their rules, and
 * what limits there are stand in the schema. */

typedef struct {
  guint n_players;
  guint n_colours; /* and hideouts, evidence, pawns and cards of each */
  guint n_columns;
  guint n_rows;
  guint n_plain; /* kinds of traffic, and of empty tiles */
  guint n_setups;
  guint n_copies; /* of the Search card */
  guint n_hand;
} Sizes;

#define CARDS 12 /* of each other kind */

static const Sizes small = { 4, 2, 8, 8, 1, 1, 9, 6 };
static const Sizes large = { 8, 50, 50, 45, 1, 3, 400, 6 };
static const Sizes limits = { 8, 2000, 50, 50, 2000, 1, 999, 99 };

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

/* Of @n_kinds as many copies as there are places left, from the first on. */
static void
add_tiles (GString *text, const char *name, guint n_kinds, guint most, guint *n_left)
{
  for (guint i = 1; i <= n_kinds; i++) {
    guint n = MIN (*n_left, most);

    g_string_append_printf (text, "    <%s id=\"%s-%u\" name=\"Tile\" copies=\"%u\"", name, name, i,
                            n);
    if (strcmp (name, "hideout") == 0 || strcmp (name, "evidence") == 0)
      g_string_append_printf (text, " colour=\"c-%u\"", i);
    g_string_append (text, "/>\n");
    *n_left -= n;
  }
}

/* The whole board is city; a hideout and evidence of each colour, as long as there is room, some
 * traffic, the rest empty. */
static void
add_city (GString *text, const Sizes *sizes)
{
  guint n_left = sizes->n_columns * sizes->n_rows;

  g_string_append_printf (text,
                          "  <grid-board columns=\"%u\" rows=\"%u\">\n"
                          "    <city column=\"1\" row=\"1\" columns=\"%u\" rows=\"%u\"/>\n"
                          "    <exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n"
                          "    <exit edge=\"south\"/>\n    <exit edge=\"west\"/>\n"
                          "  </grid-board>\n  <tileset>\n",
                          sizes->n_columns, sizes->n_rows, sizes->n_columns, sizes->n_rows);
  add_tiles (text, "hideout", sizes->n_colours, 1, &n_left);
  add_tiles (text, "evidence", sizes->n_colours, 1, &n_left);
  add_tiles (text, "traffic", sizes->n_plain, 8, &n_left);
  add_tiles (text, "empty", MAX (sizes->n_plain, 3), 999, &n_left);
  g_assert_cmpuint (n_left, ==, 0);
  g_string_append (text, "  </tileset>\n");
}

static void
add_coloured (GString *text, const char *name, guint n, const char *rest)
{
  for (guint i = 1; i <= n; i++)
    g_string_append_printf (text,
                            "    <%s id=\"%s-%u\" name=\"Of colour %u\" colour=\"c-%u\"%s/>\n",
                            name, name, i, i, i, rest);
}

static void
add_pieces (GString *text, const Sizes *sizes)
{
  g_autofree char *copies = g_strdup_printf (" copies=\"%u\"", CARDS);

  g_string_append (text, "  <pawns>\n");
  add_coloured (text, "patrol", sizes->n_colours, "");
  add_coloured (text, "fugitive", sizes->n_colours, "");
  g_string_append_printf (text,
                          "  </pawns>\n  <action-deck>\n"
                          "    <search id=\"search\" name=\"Search\" copies=\"%u\"/>\n",
                          sizes->n_copies);
  add_coloured (text, "patrol-card", sizes->n_colours, copies);
  add_coloured (text, "fugitive-card", sizes->n_colours, copies);
  g_string_append_printf (text,
                          "  </action-deck>\n  <rules>\n    <hand size=\"%u\"/>\n"
                          "    <sequence>\n    </sequence>\n  </rules>\n  <setups>\n",
                          sizes->n_hand);
  for (guint i = 1; i <= sizes->n_setups; i++)
    g_string_append_printf (text,
                            "    <setup id=\"s-%u\" name=\"Setup\" players=\"%u\">\n"
                            "    </setup>\n",
                            i, sizes->n_players);
  g_string_append (text, "  </setups>\n");
}

static GString *
write_text (const Sizes *sizes)
{
  GString *text = g_string_new (
    "<scenario xmlns=\"urn:turncoat:badge\" format=\"1\" id=\"sizes\" title=\"Sizes\" "
    "src=\"designer\">\n");

  add_people (text, sizes);
  add_city (text, sizes);
  add_pieces (text, sizes);
  g_string_append (text, "</scenario>\n");

  return text;
}

static TcBuild *
build (const Sizes *sizes)
{
  g_autoptr (GString) text = write_text (sizes);

  return sizes_build (text, NULL);
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

/* -- Large games -- */

typedef struct {
  const char *name;
  const Sizes *sizes;
  guint n_random; /* decisions of bots */
  guint n_heuristic;
} Game;

static const Game games[] = {
  { "plays", &large, 400, 400 },
  { "at-the-limits", &limits, 200, 30 },
};

static void
play (TcRuleset *ruleset, const char *bot, guint n_decisions)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *state = g_malloc0 (size);
  g_autofree TcState *before = g_malloc0 (size);
  const TcBot *bots[TC_MAX_SEATS];
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (ruleset, bot);
  tc_rng_init (&rng, 3);
  tc_rules_init (ruleset, 0, 5, state, NULL);
  for (guint i = 0; i < n_decisions; i++) {
    const char *broken;

    memcpy (before, state, size);
    tc_bot_play (desk, state, bots, &rng, 1);
    broken = find_broken (ruleset, before, state);
    g_assert_cmpstr (broken, ==, NULL);
  }
  g_test_message ("a position takes %" G_GSIZE_FORMAT " bytes; turn %u", size, state->turn);
  g_assert_cmpuint (state->turn, >, 0);
}

static void
test_plays (gconstpointer data)
{
  const Game *game = data;
  g_autoptr (TcBuild) of = build (game->sizes);

  play (get_ruleset (of), "random", game->n_random);
  play (get_ruleset (of), "heuristic", game->n_heuristic);
}

/* From the deal to the end, of 120 turns with 99 cards in each hand. */
static void
test_whole_game (void)
{
  g_autoptr (GString) text = write_text (&limits);
  g_autoptr (TcBuild) of = NULL;
  TcRuleset *ruleset;
  g_autofree TcState *state = NULL;
  const TcBot *bots[TC_MAX_SEATS];
  g_autoptr (TcBotDesk) desk = NULL;
  TcRng rng;

  g_string_replace (text, "    </sequence>", "    </sequence>\n    <ending turn-limit=\"120\"/>",
                    1);
  of = sizes_build (text, NULL);
  ruleset = get_ruleset (of);
  state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  desk = tc_bot_desk_new (ruleset);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (ruleset, "random");
  tc_rng_init (&rng, 4);
  tc_rules_init (ruleset, 0, 6, state, NULL);
  while (!tc_rules_is_over (state))
    tc_bot_play (desk, state, bots, &rng, 1000);
  g_assert_cmpuint (state->turn, ==, 120);
  g_assert_cmpint (((const BadgeState *) state)->good_points, >, 0);
}

/* More evidence of a colour than a byte counts, and a deck that two bytes do not. */
static void
test_wide_numbers (void)
{
  g_autoptr (GString) text = write_text (&small);
  g_autoptr (TcBuild) of = NULL;
  TcRuleset *ruleset;
  const BadgeRules *rules;
  g_autofree BadgeState *state = NULL;
  BadgePlay play;

  g_assert_cmpuint (
    g_string_replace (text, "columns=\"8\" rows=\"8\"", "columns=\"20\" rows=\"20\"", 0), ==, 2);
  g_assert_cmpuint (
    g_string_replace (text, "<evidence id=\"evidence-1\" name=\"Tile\" copies=\"1\"",
                      "<evidence id=\"evidence-1\" name=\"Tile\" copies=\"337\"", 0),
    ==, 1);
  of = sizes_build (text, NULL);
  ruleset = get_ruleset (of);
  rules = tc_ruleset_get_data (ruleset);
  state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  tc_rules_init (ruleset, 0, 1, &state->head, NULL);
  play = (BadgePlay){ rules, state, NULL };
  for (guint cell = 0; cell < rules->n_cells; cell++)
    if (badge_get_tile (rules, state, cell)->kind == BADGE_EVIDENCE)
      badge_flip (&play, cell);
  g_assert_cmpuint (badge_get_found (state, 0), ==, 337);
  g_assert_cmpuint (badge_get_found (state, 1), ==, 1);
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
  g_assert_cmpuint (state->n_cells, ==, rules->n_cells);
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

#define COLOURED(name, rest) "    <" name " id=\"x-@i\" name=\"X\" colour=\"c-1\"" rest "/>\n"
#define PLACED(name)         "      <" name " column=\"@c\" row=\"@r\"/>\n"

static const SizeLimit cases[] = {
  { "players", "  <player id=\"x-@i\" name=\"X\"/>\n", "  <colour", 4, 8,
    "One <player> too many: <scenario> may have at most 8" },
  { "colours", "  <colour id=\"x-@i\" name=\"X\" colour=\"#00ff00\"/>\n", "  <grid-board", 2, 2000,
    "One <colour> too many: <scenario> may have at most 2000" },
  { "hideouts", COLOURED ("hideout", " copies=\"0\""), "    <evidence", 2, 2000,
    "One <hideout> too many: <tileset> may have at most 2000" },
  { "evidence", COLOURED ("evidence", " copies=\"0\""), "    <traffic", 2, 2000,
    "One <evidence> too many: <tileset> may have at most 2000" },
  { "traffic", "    <traffic id=\"x-@i\" name=\"X\" copies=\"0\"/>\n", "    <empty", 1, 2000,
    "One <traffic> too many: <tileset> may have at most 2000" },
  { "empty", "    <empty id=\"x-@i\" name=\"X\" copies=\"0\"/>\n", "  </tileset>", 3, 2000,
    "One <empty> too many: <tileset> may have at most 2000" },
  { "patrols", COLOURED ("patrol", ""), "    <fugitive ", 2, 2000,
    "One <patrol> too many: <pawns> may have at most 2000" },
  { "fugitives", COLOURED ("fugitive", ""), "  </pawns>", 2, 2000,
    "One <fugitive> too many: <pawns> may have at most 2000" },
  { "patrol-cards", COLOURED ("patrol-card", " copies=\"1\""), "    <fugitive-card", 2, 2000,
    "One <patrol-card> too many: <action-deck> may have at most 2000" },
  { "fugitive-cards", COLOURED ("fugitive-card", " copies=\"1\""), "  </action-deck>", 2, 2000,
    "One <fugitive-card> too many: <action-deck> may have at most 2000" },
  { "sequence", "      <place search=\"true\" patrol=\"true\"/>\n", "    </sequence>", 0, 99,
    "One <place> too many: <sequence> may have at most 99" },
  { "setups", "    <setup id=\"x-@i\" name=\"X\" players=\"4\"/>\n", "  </setups>", 1, 100,
    "One <setup> too many: <setups> may have at most 100" },
  { "holes", PLACED ("hole"), "    <exit edge=\"north\"", 0, 2500,
    "One <hole> too many: <grid-board> may have at most 2500" },
  { "streets", PLACED ("street"), "    <exit edge=\"north\"", 0, 2500,
    "One <street> too many: <grid-board> may have at most 2500" },
  { "walls", "      <wall column=\"@c\" row=\"@r\" side=\"@s\"/>\n", "    <exit edge=\"north\"", 0,
    5000, "One <wall> too many: <grid-board> may have at most 5000" },
  { "gates", "      <gate column=\"@c\" row=\"@r\" side=\"@s\"/>\n", "  </grid-board>", 0, 5000,
    "One <gate> too many: <grid-board> may have at most 5000" },
  { "laid", "      <lay tile=\"empty-1\" column=\"@c\" row=\"@r\"/>\n", "    </setup>", 0, 2500,
    "One <lay> too many: <setup> may have at most 2500" },
};

#define PATROLS 6 /* of them */

/* The small scenario, on the largest board for what has a place of its own. */
static GString *
write_for (const SizeLimit *limit)
{
  GString *text = write_text (&small);

  if (strstr (limit->element, "@c") != NULL)
    g_string_replace (text, "grid-board columns=\"8\" rows=\"8\"",
                      "grid-board columns=\"50\" rows=\"50\"", 0);
  if (strstr (limit->element, "street") != NULL)
    g_string_replace (text, "columns=\"8\" rows=\"8\"", "columns=\"50\" rows=\"50\"", 0);

  return text;
}

/* Where every place has been named, one more is there twice, which is said too. */
static void
test_limit (gconstpointer data)
{
  const SizeLimit *limit = data;
  g_autoptr (GString) text = write_for (limit);

  sizes_check (text->str, NULL, limit, limit->most == 2500 ? 1 : 0);
}

/* What is past a limit is still there to refer to. */
static void
test_past_limit (void)
{
  guint line = 0;
  g_autoptr (GString) small_text = write_for (&cases[PATROLS]);
  g_autoptr (GString) text = sizes_write (small_text->str, &cases[PATROLS], 2001, &line);
  g_autoptr (TcBuild) of = NULL;
  const char *first;

  g_string_replace (text, "    </setup>",
                    "      <stand pawn=\"x-2000\" column=\"1\" row=\"1\"/>\n    </setup>", 1);
  of = sizes_build (text, NULL);
  g_assert_cmpuint (count_errors (of, &first), ==, 1);
  g_assert_cmpstr (first, ==, cases[PATROLS].message);
}

/* -- Numbers -- */

typedef struct {
  const char *name;
  gsize size; /* which of Sizes */
  const char *message;
} Number;

static const Number numbers[] = {
  { "columns", G_STRUCT_OFFSET (Sizes, n_columns),
    "columns cannot be \"51\": expected a whole number from 1 to 50" },
  { "rows", G_STRUCT_OFFSET (Sizes, n_rows),
    "rows cannot be \"51\": expected a whole number from 1 to 50" },
  { "copies", G_STRUCT_OFFSET (Sizes, n_copies),
    "copies cannot be \"1000\": expected a whole number from 0 to 999" },
  { "hand", G_STRUCT_OFFSET (Sizes, n_hand),
    "size cannot be \"100\": expected a whole number from 0 to 99" },
};

static void
test_number (gconstpointer data)
{
  const Number *number = data;
  guint most = *(const guint *) (gconstpointer) ((const char *) &limits + number->size);
  Sizes sizes = { 4, 12, 8, 8, 1, 1, 400, 6 };
  guint *size = (guint *) (gpointer) ((char *) &sizes + number->size);
  g_autoptr (TcBuild) at_limit = NULL;
  g_autoptr (TcBuild) beyond = NULL;
  const char *first;

  *size = most;
  at_limit = build (&sizes);
  count_errors (at_limit, &first);
  g_assert_cmpstr (first, ==, "");
  g_assert_nonnull (tc_build_get_ruleset (at_limit));
  *size = most + 1;
  beyond = build (&sizes);
  count_errors (beyond, &first);
  g_assert_cmpstr (first, ==, number->message);
  g_assert_null (tc_build_get_ruleset (beyond));
}

static void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autofree char *path = g_strdup_printf ("/badge/sizes/%s", games[i].name);

    g_test_add_data_func (path, &games[i], test_plays);
  }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/badge/sizes/limit/%s", cases[i].name);

    /* With sanitizers it takes longer than all others together. */
    if (SANITIZED (g_str_equal (cases[i].name, "gates"), FALSE))
      continue;

    g_test_add_data_func (path, &cases[i], test_limit);
  }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *path = g_strdup_printf ("/badge/sizes/limit/%s", numbers[i].name);

    g_test_add_data_func (path, &numbers[i], test_number);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ();
  g_test_add_func ("/badge/sizes/whole-game", test_whole_game);
  g_test_add_func ("/badge/sizes/wide-numbers", test_wide_numbers);
  g_test_add_func ("/badge/sizes/reaches-all", test_reaches_all);
  g_test_add_func ("/badge/sizes/small", test_small);
  g_test_add_func ("/badge/sizes/past-limit", test_past_limit);

  return g_test_run ();
}
