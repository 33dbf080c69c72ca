/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

/* Setups: placed freely (9.0), and whole positions that begin later than the first turn. */

#define N_SETUPS 300 /* TC_SETUPS in the environment says else; 10,000 are the bar of a release */

/* --- Free setup --- */

static guint
count_ground (const Board *board, const char *area, BetrayalSide side)
{
  return betrayal_count_ground (board->rules, board->state, side,
                                tc_ruleset_find_thing (board->ruleset, area));
}

static guint
count_waiting (const Board *board)
{
  guint n = 0;

  for (guint i = 0; i < board->rules->n_counters; i++)
    n += board->state->loc[i] == betrayal_box (board->rules, BETRAYAL_BOX_DEPLOY);

  return n;
}

static void
open_free (Board *board, const char *from, const char *to)
{
  board_open (board, board_build (from, to), "free", 1);
}

/* Rule 8.0, rulings D88, D90 and T14: the French, then the British with the minor Allies. */
static void
test_order (void)
{
  g_auto (Board) board = { 0 };

  open_free (&board, NULL, NULL);
  g_assert_cmpuint (board.state->head.phase, ==, BETRAYAL_PHASE_DEPLOY);
  g_assert_cmpuint (board.state->head.actor, ==, 0);
  g_assert_cmpuint (board.state->head.turn, ==, 0);
  g_assert_cmpuint (count_waiting (&board), ==, 27 + 13 + 8 + 3 + 44);
  g_assert_true (board_is_in (&board, "french-republic", "paris"));
  g_assert_cmpstr (board_why (&board, "deploy 1c > dunkirk"), ==, "legal");
  g_assert_cmpstr (board_why (&board, "deploy 1c > ghent"), ==, "free-zone");
  g_assert_cmpstr (board_why (&board, "deploy 1-division > lille"), ==, "not-yours");
  g_assert_cmpstr (board_why (&board, "deploy be-1-corps > liege"), ==, "not-yours");
  g_assert_cmpstr (board_why (&board, "deploy 1-panzer > border-1"), ==, "not-yours");
  g_assert_cmpstr (board_why (&board, "deploy 2dcr > soissons"), ==, "not-in-box");
  g_assert_cmpstr (board_why (&board, "end"), ==, "phase");
  /* Rule 3.3.1, ruling D89: an air unit waits for ground units. */
  g_assert_cmpstr (board_why (&board, "deploy aa > reims"), ==, "base");
  board_play (&board, "deploy 1c > reims");
  g_assert_cmpstr (board_why (&board, "deploy aa > reims"), ==, "legal");
  /* Rule 1.5. */
  board_play (&board, "deploy 16c > reims; deploy 2c > reims");
  g_assert_cmpstr (board_why (&board, "deploy 3c > reims"), ==, "stacking");
}

static void
place_first (Board *board)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (board->ruleset));

  g_assert_cmpuint (
    tc_rules_legal_moves (board->ruleset, &board->state->head, TC_MOVES_CANONICAL, moves), >, 0);
  tc_rules_apply (board->ruleset, &board->state->head, &moves[0], board->events);
}

/* One group for each player's set, and the Germans after the initiative of turn 1. */
static void
test_groups (void)
{
  g_auto (Board) board = { 0 };
  guint8 groups[3] = { 0 };

  open_free (&board, NULL, NULL);
  groups[0] = board.state->head.group;
  g_assert_cmpuint (groups[0], !=, 0);
  while (board.state->head.actor == 0 && board.state->head.turn == 0) {
    g_assert_cmpuint (board.state->head.group, ==, groups[0]);
    place_first (&board);
  }
  groups[1] = board.state->head.group;
  g_assert_cmpuint (board.state->head.actor, ==, 1);
  g_assert_cmpuint (groups[1], !=, groups[0]);
  while (board.state->head.turn == 0) {
    g_assert_cmpuint (board.state->head.group, ==, groups[1]);
    place_first (&board);
  }
  g_assert_cmpuint (board.state->initiative, !=, BETRAYAL_NOBODY);
  g_assert_cmpuint (board.state->head.actor, ==, board.state->initiative);
  g_assert_cmpuint (count_waiting (&board), ==, 44);
  groups[2] = board.state->head.group;
  g_assert_cmpuint (groups[2], !=, groups[1]);
  while (board.state->head.phase == BETRAYAL_PHASE_DEPLOY) {
    g_assert_cmpuint (board.state->head.group, ==, groups[2]);
    place_first (&board);
  }
  g_assert_cmpuint (count_waiting (&board), ==, 0);
}

/* At least three in each border area: the last units have no choice. */
static void
test_minimum (void)
{
  g_auto (Board) board = { 0 };
  guint n = 0;

  open_free (&board, NULL, NULL);
  while (board.state->head.turn == 0)
    place_first (&board);
  while (board.state->head.phase == BETRAYAL_PHASE_DEPLOY && n < 26) {
    for (guint i = 0; i < board.rules->n_counters; i++)
      if (board.rules->counters[i].side == BETRAYAL_GERMAN &&
          board.rules->counters[i].kind == BETRAYAL_GROUND &&
          board.state->loc[i] == betrayal_box (board.rules, BETRAYAL_BOX_DEPLOY)) {
        TcMove move = tc_move_make (BETRAYAL_VERB_DEPLOY, betrayal_unit_thing (board.rules, i),
                                    tc_ruleset_find_thing (board.ruleset, "border-6"), 0);

        g_assert_cmpuint (tc_rules_check (board.ruleset, &board.state->head, &move), ==, 0);
        tc_rules_apply (board.ruleset, &board.state->head, &move, NULL);
        n++;
        break;
      }
  }
  /* 41 units, 26 in one area: the 15 that are left are needed in the other five. */
  g_assert_cmpuint (count_ground (&board, "border-6", BETRAYAL_GERMAN), ==, 26);
  for (guint i = 0; i < board.rules->n_counters; i++)
    if (board.rules->counters[i].side == BETRAYAL_GERMAN &&
        board.rules->counters[i].kind == BETRAYAL_GROUND &&
        board.state->loc[i] == betrayal_box (board.rules, BETRAYAL_BOX_DEPLOY)) {
      g_autofree char *text = g_strdup_printf (
        "deploy %s > border-6",
        tc_ruleset_get_thing (board.ruleset, betrayal_unit_thing (board.rules, i))->id);

      g_assert_cmpstr (board_why (&board, text), ==, "setup-rest");
    }
  while (board.state->head.phase == BETRAYAL_PHASE_DEPLOY)
    place_first (&board);
  g_assert_cmpuint (count_ground (&board, "border-1", BETRAYAL_GERMAN), ==, 3);
  g_assert_cmpuint (count_ground (&board, "border-5", BETRAYAL_GERMAN), ==, 3);
}

/* A most that the setup itself states. */
static void
test_maximum (void)
{
  g_auto (Board) board = { 0 };

  open_free (&board, "zone=\"border-areas\" at-least=\"3\"",
             "zone=\"border-areas\" at-least=\"3\" at-most=\"8\"");
  while (board.state->head.turn == 0)
    place_first (&board);
  for (guint i = 0; i < 8; i++)
    place_first (&board);
  g_assert_cmpuint (count_ground (&board, "border-1", BETRAYAL_GERMAN), ==, 8);
  g_assert_cmpstr (board_why (&board, "deploy 10-panzer > border-1"), ==, "setup-full");
}

static void
check_complete (const Board *board)
{
  const BetrayalRules *rules = board->rules;
  BetrayalLook look;

  betrayal_look_init (&look, rules, board->state);
  g_assert_cmpuint (count_waiting (board), ==, 0);
  for (guint i = 0; i < rules->n_counters; i++) {
    guint loc = board->state->loc[i];

    g_assert_cmpuint (loc, !=, betrayal_box (rules, BETRAYAL_BOX_LOST));
    if (rules->counters[i].kind == BETRAYAL_AIR)
      g_assert_true (betrayal_is_base (&look, rules->counters[i].side, loc));
  }
  for (guint area = 0; area < rules->n_areas; area++) {
    guint n_germans = betrayal_count_ground (rules, board->state, BETRAYAL_GERMAN, area);

    g_assert_cmpuint (betrayal_count_ground (rules, board->state, BETRAYAL_ALLIED, area), <=,
                      rules->stacking[BETRAYAL_ALLIED]);
    if (rules->is_border[area])
      g_assert_cmpuint (n_germans, >=, 3);
    else
      g_assert_cmpuint (n_germans, ==, 0);
  }
}

static guint
read_number (const char *variable, guint otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL ? (guint) g_ascii_strtoull (text, NULL, 10) : otherwise;
}

/* However it is placed, nothing is left over. */
static void
test_random (void)
{
  g_autoptr (TcBuild) build = board_build (NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint setup = (guint) tc_ruleset_find_setup (ruleset, "free");
  guint n_setups = read_number ("TC_SETUPS", N_SETUPS);
  g_autofree BetrayalState *state = g_malloc (tc_ruleset_get_state_size (ruleset));
  Board board = { .ruleset = ruleset, .rules = tc_ruleset_get_data (ruleset), .state = state };
  TcRng rng;

  tc_rng_init (&rng, 90);
  for (guint seed = 1; seed <= n_setups; seed++) {
    TcMovesMode mode = seed % 4 == 0 ? TC_MOVES_ALL : TC_MOVES_CANONICAL;

    tc_rules_init (ruleset, setup, seed, &board.state->head, NULL);
    while (board.state->head.phase == BETRAYAL_PHASE_DEPLOY) {
      guint n = tc_rules_legal_moves (ruleset, &board.state->head, mode, moves);

      g_assert_cmpuint (n, >, 0);
      tc_rules_apply (ruleset, &board.state->head, &moves[tc_rng_below (&rng, n)], NULL);
    }
    check_complete (&board);
  }
  g_test_message ("%u free setups completed", n_setups);
}

/* A setup of the variant's own that is hard to complete: France has room for 12 ground units in the
 * four areas of a zone, and 11 British and French must share them. */
static void
test_tight (void)
{
  const char *from = "<quota id=\"french\" nation=\"france\" zone=\"france\"/>";
  const char *to = "<quota id=\"french\" nation=\"france\" zone=\"low-countries\" at-most=\"2\"/>";
  g_autoptr (TcBuild) build = board_build (from, to);

  g_assert_null (tc_build_get_ruleset (build)); /* 26 units do not fit into 11 areas by twos */
}

/* --- Whole positions --- */

#define DUNKIRK                                                                                    \
  "<fixed-setup id=\"dunkirk\" name=\"Dunkirk\" first-turn=\"5\" last-turn=\"6\" "                 \
  "initiative=\"british\" src=\"designer\">"                                                       \
  "<place counter=\"1c\" area=\"lille\"/><place counter=\"16c\" area=\"lille\" reduced=\"true\"/>" \
  "<place counter=\"1-division\" area=\"dunkirk\"/><place counter=\"3-division\" "                 \
  "area=\"calais\"/><place counter=\"aasf\" area=\"dunkirk\"/>"                                    \
  "<place counter=\"3dcr\" area=\"paris\"/><place counter=\"french-republic\" area=\"paris\"/>"    \
  "<place counter=\"1-panzer\" area=\"abbeville\"/><place counter=\"2-panzer\" area=\"arras\"/>"   \
  "<place counter=\"4-corps\" area=\"lille\"/>"                                                    \
  "<reinforcement counter=\"1a\" turn=\"6\"/>"                                                     \
  "<control area=\"cambrai\" side=\"german\"/><control area=\"ghent\" side=\"german\"/>"           \
  "<boxed counter=\"3c\" box=\"regroup\" reduced=\"true\"/>"                                       \
  "<boxed counter=\"10-panzer\" box=\"set-aside\" reduced=\"true\"/>"                              \
  "<boxed counter=\"2dcr\" box=\"lost\"/><boxed counter=\"2-division\" box=\"evacuated\"/>"        \
  "<absent counter=\"4dcr\"/>"                                                                     \
  "<offence nation=\"france\" count=\"2\"/></fixed-setup>"

#define END_OF_FIXED "</fixed-setup>\n    <free-setup"

static TcBuild *
build_dunkirk (const char *from, const char *to)
{
  g_autoptr (GString) setup = g_string_new (DUNKIRK);
  g_autofree char *text = NULL;

  if (from != NULL)
    g_assert_cmpuint (g_string_replace (setup, from, to, 0), ==, 1);
  text = g_strdup_printf ("</fixed-setup>%s<free-setup", setup->str);

  return board_build (END_OF_FIXED, text);
}

static gint
get_controller (const Board *board, const char *area)
{
  return betrayal_get_controller (board->state, tc_ruleset_find_thing (board->ruleset, area));
}

static void
test_position (void)
{
  g_auto (Board) board = { 0 };
  guint france;

  board_open (&board, build_dunkirk (NULL, NULL), "dunkirk", 7);
  france =
    tc_ruleset_find_thing (board.ruleset, "nation-france") - board.rules->nation_things.first;
  g_assert_cmpuint (board.state->head.turn, ==, 5);
  g_assert_true (board_is_reduced (&board, "16c"));
  g_assert_true (board_is_in (&board, "3c", "regroup-allied"));
  g_assert_true (board_is_in (&board, "10-panzer", "set-aside-german") ||
                 board_is_in (&board, "10-panzer", "regroup-german"));
  g_assert_true (board_is_in (&board, "2dcr", "lost"));
  g_assert_true (board_is_in (&board, "2-division", "evacuated"));
  g_assert_true (board_is_in (&board, "4dcr", "unused"));
  g_assert_true (board_is_in (&board, "1a", "turn-6"));
  g_assert_true (board_is_in (&board, "french-penalty-1", "turn-3"));
  g_assert_true (board_is_in (&board, "french-penalty-2", "turn-4"));
  g_assert_true (board_is_in (&board, "french-penalty-3", "unused"));
  g_assert_cmpuint (betrayal_offences (board.state)[france], ==, 2);
  /* Ruling D21: by what the setup says, by who stands there alone, by the land. */
  g_assert_cmpint (get_controller (&board, "cambrai"), ==, BETRAYAL_GERMAN);
  g_assert_cmpint (get_controller (&board, "abbeville"), ==, BETRAYAL_GERMAN);
  g_assert_cmpint (get_controller (&board, "lille"), ==, BETRAYAL_ALLIED);
  g_assert_cmpint (get_controller (&board, "sedan"), ==, BETRAYAL_ALLIED);
  g_assert_cmpint (get_controller (&board, "border-3"), ==, BETRAYAL_GERMAN);
}

/* Ruling D15: who held the initiative before the setup loses the first tie. */
static void
test_initiative (void)
{
  guint n_ties = 0;

  for (guint64 seed = 1; seed <= 60; seed++) {
    g_auto (Board) board = { 0 };
    gint rolls[2];

    board_open (&board, build_dunkirk (NULL, NULL), "dunkirk", seed);
    for (guint i = 0, k = 0; k < 2; i++)
      if (tc_events_get (board.events, i)->kind == BETRAYAL_EVENT_INITIATIVE_ROLL)
        rolls[k++] = tc_events_get (board.events, i)->value[0];
    if (rolls[0] != rolls[1])
      continue;
    n_ties++;
    g_assert_cmpuint (board.state->initiative, ==, 0);
    if (n_ties == 2)
      return;
  }
  g_assert_cmpuint (n_ties, >, 0);
}

static void
test_position_plays (void)
{
  g_autoptr (TcBuild) build = build_dunkirk (NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  g_autofree TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));
  TcRng rng;

  tc_rng_init (&rng, 5);
  for (guint seed = 1; seed <= 50; seed++) {
    tc_rules_init (ruleset, (guint) tc_ruleset_find_setup (ruleset, "dunkirk"), seed, state, NULL);
    while (!tc_rules_is_over (state)) {
      guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);

      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (state->turn, >=, 5);
      tc_rules_apply (ruleset, state, &moves[tc_rng_below (&rng, n)], NULL);
    }
    g_assert_cmpuint (state->turn, ==, 6);
  }
}

typedef struct {
  const char *name;
  const char *from;
  const char *to;
  const char *message; /* a part of it */
} Refusal;

static const Refusal refusals[] = {
  { "arrived-before", "1a\" turn=\"6\"", "1a\" turn=\"4\"", "arrived before the first turn 5" },
  { "boxed-marker", "<boxed counter=\"3c\"", "<boxed counter=\"game-turn\"",
    "a marker lies in no" },
  { "boxed-minor", "<boxed counter=\"3c\"", "<boxed counter=\"be-1-corps\"",
    "losses are permanent" },
  { "evacuated-french", "<boxed counter=\"2-division\"", "<boxed counter=\"5c\"",
    "only ground units of a nation that evacuates" },
  { "control-of-enemy", "<control area=\"ghent\" side=\"german\"",
    "<control area=\"arras\" side=\"allied\"", "only units of the other side stand" },
  { "offences-too-many", "count=\"2\"", "count=\"3\"", "3 offences need as many turns" },
  { "offence-of-minor", "offence nation=\"france\"", "offence nation=\"belgium\"",
    "no penalty marker is for" },
  { "twice", "<absent counter=\"4dcr\"", "<absent counter=\"3c\"",
    "is already placed in this setup" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (TcBuild) build = build_dunkirk (refusal->from, refusal->to);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) ruleset =
    tc_ruleset_compile (*tc_systems_list (), tc_build_get_scenario (build), report);
  gboolean found = FALSE;

  g_assert_null (ruleset);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_test_message ("%s", tc_report_get (report, i)->message);
    found |= strstr (tc_report_get (report, i)->message, refusal->message) != NULL;
  }
  g_assert_true (found);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/betrayal-1940/setup/9.0-D90-order", test_order);
  g_test_add_func ("/betrayal-1940/setup/9.0-D90-groups", test_groups);
  g_test_add_func ("/betrayal-1940/setup/9.0-minimum", test_minimum);
  g_test_add_func ("/betrayal-1940/setup/maximum", test_maximum);
  g_test_add_func ("/betrayal-1940/setup/9.0-D88-D89-random", test_random);
  g_test_add_func ("/betrayal-1940/setup/tight", test_tight);
  g_test_add_func ("/betrayal-1940/setup/D21-position", test_position);
  g_test_add_func ("/betrayal-1940/setup/3.4.1-D15-initiative", test_initiative);
  g_test_add_func ("/betrayal-1940/setup/position-plays", test_position_plays);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/setup/%s", refusals[i].name);

    g_test_add_data_func (path, &refusals[i], test_refusal);
  }

  return g_test_run ();
}
