/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/bots/tc-bot-reading.h"

#include <stdio.h>
#include <string.h>

#include "fixture.h"

/* What tables make of positions, in words: of a game that the bot plays with itself. */

#define SEED 1

typedef struct {
  Fixture base;
  TcRuleset *ruleset; /* the build's */
  TcScenario *scenario;
  TcGame *game;
} Reading;

static void
set_up (Reading *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "bell-1938");
  fixture_open (&fixture->base);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  g_assert_nonnull (fixture->ruleset);
  fixture->scenario = tc_ruleset_get_scenario (fixture->ruleset);
  fixture->game = tc_bot_reading_play (fixture->ruleset, SEED);
}

static void
tear_down (Reading *fixture, gconstpointer data)
{
  tc_game_free (fixture->game);
  fixture_tear_down (&fixture->base, data);
}

/* The next position from @position on that asks a table of @kind, with its reading. */
static TcBotReading *
find (Reading *fixture, const char *kind, guint *position, TcNode *out_table)
{
  for (; *position < tc_game_get_n_moves (fixture->game); ++*position) {
    g_autoptr (TcBotReading) reading = tc_bot_reading_new (fixture->game, *position, TC_SEAT_NONE);
    TcNode table = TC_NODE_NONE;

    while ((table = tc_scenario_find_by_role (fixture->scenario, "bot-table", table)) !=
           TC_NODE_NONE) {
      if (g_str_equal (tc_scenario_get_name (fixture->scenario, table), kind) &&
          tc_bot_reading_asks (reading, table)) {
        *out_table = table;
        return g_steal_pointer (&reading);
      }
    }
  }
  g_error ("no position asks a table of kind %s", kind);
}

/* The bot that follows tables is found, and plays a game to its end. */
static void
test_sample (Reading *fixture, gconstpointer data)
{
  const TcBot *bot = tc_bot_reading_find_bot (fixture->ruleset);
  g_autoptr (TcGame) again = tc_bot_reading_play (fixture->ruleset, SEED);

  g_assert_nonnull (bot);
  g_assert_true (bot->follows_tables);
  g_assert_true (tc_game_is_over (fixture->game));
  g_assert_cmphex (tc_game_get_hash (again), ==, tc_game_get_hash (fixture->game));
}

/* Rows before the one that decides do not hold, and those after it are not reached. */
static void
test_rows_of_actions (Reading *fixture, gconstpointer data)
{
  guint position = 0;
  TcNode table;
  g_autoptr (TcBotReading) reading = find (fixture, "first-possible", &position, &table);
  TcNode row = tc_scenario_get_first_child (fixture->scenario, table);
  gboolean was_decided = FALSE;

  for (; row != TC_NODE_NONE; row = tc_scenario_get_next_sibling (fixture->scenario, row)) {
    g_autofree char *text = tc_bot_reading_dup_row (reading, row);

    if (g_str_has_prefix (text, "Decides, and keeps ")) {
      g_assert_false (was_decided);
      was_decided = TRUE;
    } else {
      g_assert_cmpstr (text, ==, was_decided ? "Not reached" : "Does not hold here");
    }
  }
  g_assert_true (was_decided);
  g_assert_cmpuint (tc_bot_reading_get_table (reading), !=, TC_NODE_NONE);
}

/* The numbers of an elimination go on from row to row, and what is kept is named. */
static void
test_rows_that_eliminate (Reading *fixture, gconstpointer data)
{
  guint position = 0;
  guint n_named = 0;
  guint last = 0;

  for (guint i = 0; i < 8; i++, position++) {
    TcNode table;
    g_autoptr (TcBotReading) reading = find (fixture, "eliminate", &position, &table);
    TcNode row = tc_scenario_get_first_child (fixture->scenario, table);

    for (last = 0; row != TC_NODE_NONE;
         row = tc_scenario_get_next_sibling (fixture->scenario, row)) {
      g_autofree char *text = tc_bot_reading_dup_row (reading, row);
      guint kept = 0, before = 0;

      if (sscanf (text, "Keeps %u of %u", &kept, &before) != 2)
        continue;
      g_assert_cmpuint (kept, <, before);
      if (last > 0)
        g_assert_cmpuint (before, ==, last);
      last = kept;
      n_named += strstr (text, ": ") != NULL;
    }
  }
  g_assert_cmpuint (n_named, >, 0);
}

/* What a seat could do is for nobody else's eyes. */
static void
test_hidden (Reading *fixture, gconstpointer data)
{
  guint position = 0;
  TcNode table;
  g_autoptr (TcBotReading) all = find (fixture, "first-possible", &position, &table);
  guint8 actor = tc_game_get_position (fixture->game, position)->actor;
  g_autoptr (TcBotReading) own = tc_bot_reading_new (fixture->game, position, actor);
  g_autoptr (TcBotReading) other = tc_bot_reading_new (fixture->game, position, !actor);
  g_autofree char *row =
    tc_bot_reading_dup_row (other, tc_scenario_get_first_child (fixture->scenario, table));

  g_assert_nonnull (strstr (tc_bot_reading_get_words (all), "the tables"));
  g_assert_true (tc_bot_reading_asks (own, table));
  g_assert_cmpstr (tc_bot_reading_get_words (own), ==, tc_bot_reading_get_words (all));
  g_assert_false (tc_bot_reading_asks (other, table));
  g_assert_cmpuint (tc_bot_reading_get_table (other), ==, TC_NODE_NONE);
  g_assert_cmpstr (row, ==, "");
  g_assert_nonnull (strstr (tc_bot_reading_get_words (other), "hidden"));
}

static void
test_over (Reading *fixture, gconstpointer data)
{
  g_autoptr (TcBotReading) reading =
    tc_bot_reading_new (fixture->game, tc_game_get_n_moves (fixture->game), TC_SEAT_NONE);

  g_assert_cmpstr (tc_bot_reading_get_words (reading), ==, "The game is over.");
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/bot-reading/" name, Reading, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("sample", test_sample);
  ADD ("rows-of-actions", test_rows_of_actions);
  ADD ("rows-that-eliminate", test_rows_that_eliminate);
  ADD ("hidden", test_hidden);
  ADD ("over", test_over);

  return g_test_run ();
}
