/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bot-games.h"
#include "house-fixture.h"

/* Whole games of bots from every setup: no room and no card is lost, and nothing is where it may
 * not be; and drills of each haunt, which each of its sides can win. */

static const char *
find_lost_room (const HouseRules *rules, const HouseState *state)
{
  for (guint i = 0; i < rules->n_rooms; i++) {
    for (guint j = 0; j < i && state->floor[i] != 0; j++) {
      if (state->floor[j] == state->floor[i] && state->x[j] == state->x[i] &&
          state->y[j] == state->y[i])
        return "two rooms lie in one place";
    }
    if (state->floor[i] > rules->n_floors)
      return "a room lies nowhere";
    if (state->floor[i] != 0 && (rules->rooms[i].floors >> (state->floor[i] - 1) & 1) == 0)
      return "a room lies on a floor that is not its own";
    if (state->floor[i] == 0 && state->tokens[i] != 0)
      return "a token lies in no room";
  }

  return NULL;
}

static const char *
find_lost_card (const HouseRules *rules, const HouseState *state)
{
  guint n_running = state->running != 0;

  for (guint i = 0; i < state->n_queue; i++)
    n_running += state->queue_card[i] != 0;
  n_running += state->facing != 0;
  for (guint i = 0; i < rules->n_cards; i++) {
    guint8 where = state->where[i];

    if (where == HOUSE_IN_PLAY) {
      if (n_running == 0)
        return "a card is carried out that nobody knows of";
      n_running--;
    } else if (where >= HOUSE_IN_ROOM) {
      if (where - HOUSE_IN_ROOM >= rules->n_rooms || state->floor[where - HOUSE_IN_ROOM] == 0)
        return "a card lies in no room";
    } else if (where >= HOUSE_HELD) {
      if (where - HOUSE_HELD >= state->n_players || !house_is_alive (state, where - HOUSE_HELD))
        return "who has a card does not live";
      if (rules->cards[i].kind == HOUSE_EVENT)
        return "somebody keeps an event";
    } else if (where > HOUSE_IN_PLAY) {
      return "a card is nowhere";
    }
  }

  return NULL;
}

static const char *
find_lost_person (const HouseRules *rules, const HouseState *state)
{
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (!house_is_alive (state, seat))
      continue;
    if (state->floor[state->room[seat]] == 0)
      return "an explorer is in no room";
    for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
      if (state->step[seat][trait] == 0 || state->step[seat][trait] > HOUSE_N_STEPS)
        return "an explorer lives with a trait off its track";
    }
  }
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->haunt == 0 && state->fate[seat] != HOUSE_ALIVE)
      return "somebody died before the haunt";
  }

  return NULL;
}

static const char *
find_broken (const TcRuleset *ruleset, const TcState *before, const TcState *state)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);
  const HouseState *house = (const HouseState *) state;
  const char *broken = find_lost_room (rules, house);

  if (broken == NULL)
    broken = find_lost_card (rules, house);
  if (broken == NULL)
    broken = find_lost_person (rules, house);

  return broken;
}

static void
check_outcome (const TcRuleset *ruleset, const TcState *state, const TcOutcome *outcome)
{
  const HouseState *house = (const HouseState *) state;

  g_assert_cmpuint (house->ending, >, 0);
  for (guint seat = 0; seat < house->n_players; seat++)
    g_assert_cmpint (outcome->payoff[seat] > 0, ==, house->ending == 2 + house->side[seat]);
}

static const BotLaws laws = { find_broken, check_outcome, 20 };

static void
test_games (gconstpointer bot)
{
  g_autoptr (TcBuild) build = table_build (NULL, NULL);

  bot_games_play_setups (build, bot, &laws);
}

/* -- Undo -- */

/* Whether the log of the last move says nothing but what the move was. */
static gboolean
is_plain (TcGame *game)
{
  g_auto (GStrv) lines =
    tc_game_dup_log (game, TC_SEAT_NONE, (gint) tc_game_get_n_moves (game) - 1);

  for (guint i = 1; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], "Moved to another place: ") &&
        !g_str_has_prefix (lines[i], "Turn ") && !g_str_has_prefix (lines[i], "Round ") &&
        strstr (lines[i], ": Choose one of these: ") == NULL)
      return FALSE;

  return lines[0] != NULL && (lines[1] != NULL || strstr (lines[0], " declines ") != NULL);
}

static void
play_one (TcGame *game, GRand *chance, TcMove *moves)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n = tc_rules_legal_moves (ruleset, tc_game_get_state (game), TC_MOVES_ALL, moves);

  g_assert_true (tc_game_apply (game, &moves[g_rand_int_range (chance, 0, (gint) n)], NULL));
}

/* Who moves a room or chooses what a card offers may take that back: nobody has learned anything,
 * and bots need not agree. */
static void
test_undo (void)
{
  g_autoptr (TcBuild) build = table_build (NULL, NULL);
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint n_plain = 0;

  for (guint seed = 1; seed <= 12; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
    g_autoptr (GRand) chance = g_rand_new_with_seed (seed);

    tc_game_set_people (game, 1u);
    while (!tc_game_is_over (game)) {
      TcRequest request = { .seat = tc_game_get_state (game)->actor };
      guint n = tc_game_get_n_moves (game);

      play_one (game, chance, moves);
      if (is_plain (game)) {
        g_assert_cmpuint (tc_game_ask_undo (game, n, &request), ==, TC_LEAVE_GIVEN);
        n_plain++;
      }
    }
  }
  g_test_message ("%u moves that say no more than what was decided", n_plain);
  g_assert_cmpuint (n_plain, >, 10);
}

/* -- Faults -- */

static void
move_room (const TcRuleset *ruleset, TcState *state)
{
  HouseState *house = (HouseState *) state;

  house->x[house->room[0]]--;
}

static void
lose_card (const TcRuleset *ruleset, TcState *state)
{
  ((HouseState *) state)->where[3] = 0x0f;
}

static void
strand_card (const TcRuleset *ruleset, TcState *state)
{
  HouseState *house = (HouseState *) state;
  guint room = 0;

  while (house->floor[room] != 0)
    room++;
  house->where[3] = (guint8) (HOUSE_IN_ROOM + room);
}

static void
drop_off_track (const TcRuleset *ruleset, TcState *state)
{
  ((HouseState *) state)->step[1][HOUSE_SPEED] = 0;
}

static void
bury_early (const TcRuleset *ruleset, TcState *state)
{
  ((HouseState *) state)->fate[1] = HOUSE_DEAD;
}

static void
test_faults (void)
{
  static const BotFault faults[] = { move_room, lose_card, strand_card, drop_off_track,
                                     bury_early };
  g_autoptr (TcBuild) build = table_build (NULL, NULL);
  BotGames games;

  bot_games_init (&games, build);
  tc_rules_init (games.ruleset, 0, 1, games.state, NULL);
  bot_games_check_faults (&games, &laws, faults, G_N_ELEMENTS (faults));
  bot_games_clear (&games);
}

/* -- Drills -- */

/* A setup that begins with a haunt: one for each of them, and houses of other sizes. */
typedef struct {
  const char *setup;
  const char *players; /* as the file says */
  gboolean has_traitor;
} Drill;

static const Drill drills[] = {
  { "drill-horde", "4", TRUE },  { "drill-ritual", "4", TRUE }, { "drill-hunt", "4", TRUE },
  { "drill-escape", "4", TRUE }, { "drill-nightfall", "4" },    { "drill-hidden-blade", "5", TRUE },
  { "drill-deluge", "4", TRUE }, { "cottage-3", "3", TRUE },    { "cellars-5", "5", TRUE },
};

#define DRILL_GAMES 200
#define FAIR_SHARE  5 /* of a hundred */

static guint
play_drill (TcRuleset *ruleset,
            TcBotDesk *desk,
            const TcBot *const *bots,
            const char *id,
            guint64 seed)
{
  guint setup = (guint) tc_ruleset_find_setup (ruleset, id);
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  TcRng rng;

  tc_bot_rng_init (&rng, seed);
  tc_rules_init (ruleset, setup, seed, state, NULL);
  while (!tc_rules_is_over (state))
    tc_bot_play (desk, state, bots, &rng, 1000);

  return ((HouseState *) state)->ending;
}

/* Each side wins its share, and where there is a traitor somebody always wins; without one all lose
 * when the time is over. */
static void
check_drill (TcBuild *build, const Drill *drill, guint n_games)
{
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const TcBot *bots[TC_MAX_SEATS];
  guint n[2 + HOUSE_N_SIDES] = { 0 };

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (ruleset, "heuristic");
  for (guint seed = 1; seed <= n_games; seed++)
    n[play_drill (ruleset, desk, bots, drill->setup, seed)]++;
  g_test_message ("%s: nobody %u, heroes %u, traitor %u of %u", drill->setup, n[1], n[2], n[3],
                  n_games);
  g_assert_cmpuint (n[2] * 100, >=, FAIR_SHARE * n_games);
  g_assert_cmpuint ((drill->has_traitor ? n[3] : n[1]) * 100, >=, FAIR_SHARE * n_games);
  if (drill->has_traitor)
    g_assert_cmpuint (n[1], ==, 0);
}

static void
test_drill (gconstpointer data)
{
  g_autoptr (TcBuild) build = table_build (NULL, NULL);

  check_drill (build, data, g_getenv ("TC_GAMES") != NULL ? 1000 : DRILL_GAMES);
}

/* The setup's text in the file. */
static char *
dup_setup (const char *id)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", TABLE_FILE, NULL);
  g_autofree char *start = g_strdup_printf ("<setup id=\"%s\"", id);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const char *found = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  found = strstr (text, start);
  g_assert_nonnull (found);

  return g_strndup (found, (gsize) (strstr (found, "</setup>") - found));
}

/* The same with @n players: what is said of others is left out. */
static char *
dup_for_players (const char *setup, const char *players, guint n)
{
  static const char *const seats[] = { "anna", "ben", "clara", "david", "emma", "felix" };
  g_auto (GStrv) lines = g_strsplit (setup, "\n", -1);
  g_autofree char *was = g_strdup_printf ("players=\"%s\"", players);
  g_autofree char *is = g_strdup_printf ("players=\"%u\"", n);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    gboolean is_of_others = FALSE;

    for (guint seat = n; seat < G_N_ELEMENTS (seats); seat++)
      is_of_others |= strstr (lines[i], seats[seat]) != NULL;
    if (!is_of_others)
      g_string_append_printf (text, "%s%s", lines[i], lines[i + 1] != NULL ? "\n" : "");
  }
  g_assert_cmpuint (g_string_replace (text, was, is, 0), ==, 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* No number of players makes a haunt hopeless for a side. */
static void
test_players (gconstpointer data)
{
  const Drill *drill = data;
  g_autofree char *setup = dup_setup (drill->setup);

  for (guint n = 3; n <= HOUSE_MAX_SEATS; n++) {
    g_autofree char *other = dup_for_players (setup, drill->players, n);
    g_autoptr (TcBuild) build = table_build (setup, other);

    check_drill (build, drill, g_getenv ("TC_GAMES") != NULL ? 1000 : DRILL_GAMES);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/house/games/random", "random", test_games);
  g_test_add_data_func ("/house/games/heuristic", "heuristic", test_games);
  g_test_add_func ("/house/games/faults", test_faults);
  for (guint i = 0; i < G_N_ELEMENTS (drills); i++) {
    const Drill *drill = &drills[i];
    g_autofree char *path = g_strdup_printf ("/house/games/drill/%s", drill->setup);
    g_autofree char *players = g_strdup_printf ("/house/games/players/%s", drill->setup);

    g_test_add_data_func (path, drill, test_drill);
    if (g_str_has_prefix (drill->setup, "drill-"))
      g_test_add_data_func (players, drill, test_players);
  }
  g_test_add_func ("/house/games/undo", test_undo);

  return g_test_run ();
}
