/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-game-acts.h"

#include "rules/tc-game-private.h"
#include "tc-test-play.h"

/* Taking back, dice and seats in a game with secrets: who may, what others must agree to, and what
 * the record says of it. Ash, Birch and Cedar play the small game with a hidden role. */

#define MINI "tests/systems/mini/mini.scenario.xml"

enum { ASH, BIRCH, CEDAR };
#define BIT(seat) ((guint16) (1u << (seat)))
#define EVERYBODY (BIT (ASH) | BIT (BIRCH) | BIT (CEDAR))

typedef struct {
  TcRuleset *ruleset;
  TcGame *game;
} Fixture;

/* Three moves: Ash passes, Birch draws, Cedar passes. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->ruleset = tc_test_load (MINI);
  fixture->game = tc_game_new (fixture->ruleset, 0, 5);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_game_free (fixture->game);
  tc_ruleset_unref (fixture->ruleset);
}

static void
play (Fixture *fixture)
{
  for (guint i = 0; i < 3; i++)
    tc_test_apply_text (fixture->game, "pass");
}

/* -- The record -- */

static const struct {
  const char *line;
  const char *text;
} acts[] = {
  { "undo 1 by ash", "Ash takes back a move" },
  { "undo 3 by umpire", "The umpire takes back 3 moves" },
  { "undo 1 by umpire of cedar", "The umpire takes back a move of Cedar" },
  { "undo 2 by birch of ash agreed ash", "Birch takes back 2 moves of Ash (agreed: Ash)" },
  { "undo 2 by birch agreed ash", "Birch takes back 2 moves (agreed: Ash)" },
  { "undo 2 by birch agreed ash,cedar", "Birch takes back 2 moves (agreed: Ash, Cedar)" },
  { "redo 1 by cedar", "Cedar redoes a move" },
  { "redo 12 by cedar", "Cedar redoes 12 moves" },
  { "person ash by umpire", "A person takes the seat of Ash from a bot" },
  { "bot cedar by cedar", "A bot takes the seat of Cedar" },
  { "branch 1 by umpire", "The umpire goes to another branch, which goes on with 1 move" },
  { "branch 5 by ash agreed birch,cedar",
    "Ash goes to another branch, which goes on with 5 moves (agreed: Birch, Cedar)" },
  { "look by umpire", "The umpire's view is opened: somebody at the table sees everything" },
};

/* What is read of a replay is said to people, and written again as it was. */
static void
test_acts (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++) {
    g_autofree char *text = NULL;
    g_autofree char *line = NULL;

    g_assert_true (tc_game_parse_act (fixture->game, acts[i].line));
    g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, i + 1);
    text = tc_game_dup_act_text (fixture->game, i);
    g_assert_cmpstr (text, ==, acts[i].text);
    line = tc_game_dup_act (fixture->game, i);
    g_assert_cmpstr (line, ==, acts[i].line);
  }
  g_assert_cmpuint (tc_game_get_people (fixture->game), ==, BIT (ASH) | BIT (BIRCH));
}

static void
test_bad_acts (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "",
    "undo",
    "undo 1",
    "undo 1 by",
    "undo by ash",
    "undo 0 by ash",
    "undo -1 by ash",
    "undo one by ash",
    "undo 1 of ash",
    "undo 1 by nobody",
    "undo 1 by ash of",
    "undo 1 by ash of nobody",
    "undo 1 by ash agreed birch of birch",
    "redo 1 by ash of birch",
    "undo 1 by ash agreed",
    "undo 1 by ash agreed nobody",
    "undo 1 by ash agreed birch,nobody",
    "undo 1 by ash agreed birch now",
    "undo 1 by ash because birch",
    "redo 1 by ash agreed birch",
    "person nobody by umpire",
    "person 1 by umpire",
    "branch by ash",
    "branch 0 by ash",
    "branch 1 by ash agreed nobody",
    "look 3 by umpire",
    "look by",
    "dance 1 by ash",
    "UNDO 1 by ash",
    "undo  1 by ash",
    "undo 99999999999 by ash",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_test_message ("%s", lines[i]);
    g_assert_false (tc_game_parse_act (fixture->game, lines[i]));
    g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, 0);
    g_assert_cmpuint (tc_game_get_people (fixture->game), ==, EVERYBODY);
  }
}

/* -- Taking back -- */

static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  TcRequest request = { .seat = ASH };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &request), ==, TC_LEAVE_NOTHING);
  g_assert_false (tc_game_undo_to (fixture->game, 0, &request, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  g_assert_cmpstr (error->message, ==, "There is nothing to undo.");
  g_assert_false (tc_game_redo_to (fixture->game, 5, &request));
}

/* The game of the House has secrets, and a walk through rooms that are known shows none. */
static void
test_walk (Fixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_test_load ("scenarios/house/house.scenario.xml");
  TcGame *game = tc_game_new (ruleset, 0, 5);
  TcRequest request = { .seat = tc_game_get_state (game)->actor };

  g_assert_true (tc_rules_has_secrets (ruleset));
  tc_test_apply_text (game, "walk > foyer");
  g_assert_cmpint (tc_game_ask_undo (game, 0, &request), ==, TC_LEAVE_GIVEN);
  g_assert_true (tc_game_undo_to (game, 0, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (game), ==, 0);
  tc_game_free (game);
  tc_ruleset_unref (ruleset);
}

/* Ash goes back behind what Birch and Cedar were told: both must agree, or the umpire does it. */
static void
test_consent (Fixture *fixture, gconstpointer data)
{
  TcRequest request = { .seat = ASH };
  g_autoptr (GError) error = NULL;
  g_autofree char *act = NULL;

  play (fixture);
  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &request), ==, TC_LEAVE_CONSENT);
  g_assert_cmpuint (tc_game_get_consent (fixture->game, 0, &request), ==,
                    BIT (BIRCH) | BIT (CEDAR));
  g_assert_false (tc_game_undo_to (fixture->game, 0, &request, &error));
  g_assert_cmpstr (error->message, ==,
                   "Another player has decided or learned something since, and must agree, or the "
                   "umpire does it.");
  request.agreed = BIT (BIRCH);
  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &request), ==, TC_LEAVE_CONSENT);
  g_assert_cmpuint (tc_game_get_consent (fixture->game, 0, &request), ==, BIT (CEDAR));
  request.agreed = BIT (BIRCH) | BIT (CEDAR);
  g_assert_cmpuint (tc_game_get_consent (fixture->game, 0, &request), ==, 0);
  g_assert_true (tc_game_undo_to (fixture->game, 0, &request, NULL));
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 0);
  act = tc_game_dup_act (fixture->game, 0);
  g_assert_cmpstr (act, ==, "undo 3 by ash agreed birch,cedar");
}

/* Ash draws for all to see: nobody else has decided, and it is not that somebody learned a secret.
 */
static void
test_shown (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH };
  TcRequest birch = { .seat = BIRCH };
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (tc_game_get_undo_text (fixture->game, 0, &ash), ==, "There is nothing to undo.");
  tc_test_apply_text (fixture->game, "draw");
  g_assert_false (tc_game_undo_to (fixture->game, 0, &ash, &error));
  g_assert_cmpstr (error->message, ==,
                   "Something has happened since, such as a card turned up or dice thrown: the "
                   "other players must agree, or the umpire does it.");
  /* Who asks has not decided it. */
  g_assert_true (g_str_has_prefix (tc_game_get_undo_text (fixture->game, 0, &birch),
                                   "Another player has decided or learned something since"));
  g_assert_cmpstr (tc_game_get_undo_text (fixture->game, 0, &TC_REQUEST_UMPIRE), ==, "");
  ash.agreed = EVERYBODY;
  g_assert_cmpstr (tc_game_get_undo_text (fixture->game, 0, &ash), ==, "");
}

static void
test_shown_to_bots (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH };

  tc_game_set_people (fixture->game, BIT (ASH));
  tc_test_apply_text (fixture->game, "draw");
  g_assert_cmpstr (tc_game_get_undo_text (fixture->game, 0, &ash), ==,
                   "Something has happened since, such as a card turned up or dice thrown, and "
                   "bots cannot agree. In a game with bots such an undo must be allowed before the "
                   "game begins.");
}

/* A choice of what lies open is taken back alone; one that turns up the next card is not. */
static void
test_own_choice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/dune/dune.scenario.xml");
  guint n_alone = 0, n_shown = 0;

  for (guint seed = 1; seed <= 40; seed++) {
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, seed);
    guint8 seat = tc_game_get_state (game)->actor;
    TcRequest request = { .seat = seat };
    g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
    g_auto (GStrv) log = NULL;
    g_autofree char *text = NULL;
    gboolean is_shown;

    tc_game_set_people (game, BIT (seat));
    tc_rules_legal_moves (ruleset, tc_game_get_state (game), TC_MOVES_ALL, moves);
    g_assert_true (tc_game_apply (game, &moves[0], NULL));
    log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
    text = g_strjoinv ("\n", log);
    is_shown = strstr (text, " is shown") != NULL;
    if (g_strv_length (log) > 2 && !is_shown)
      continue;
    g_assert_cmpint (*tc_game_get_undo_text (game, 0, &request) != '\0', ==, is_shown);
    n_shown += is_shown;
    n_alone += !is_shown;
  }
  g_assert_cmpuint (n_shown, >, 0);
  g_assert_cmpuint (n_alone, >, 0);
}

static void
test_umpire (Fixture *fixture, gconstpointer data)
{
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;

  play (fixture);
  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &TC_REQUEST_UMPIRE), ==, TC_LEAVE_GIVEN);
  g_assert_cmpuint (tc_game_get_consent (fixture->game, 0, &TC_REQUEST_UMPIRE), ==, 0);
  g_assert_true (tc_game_undo_to (fixture->game, 1, &TC_REQUEST_UMPIRE, NULL));
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 1);
  g_assert_true (tc_game_redo_to (fixture->game, 3, &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_get_n_moves (fixture->game), ==, 3);
  undo = tc_game_dup_act (fixture->game, 0);
  g_assert_cmpstr (undo, ==, "undo 2 by umpire");
  redo = tc_game_dup_act (fixture->game, 1);
  g_assert_cmpstr (redo, ==, "redo 2 by umpire");
}

/* Who takes back what somebody else decided: the record says whose that was, and of the moves of
 * several nothing. */
static void
test_whose (Fixture *fixture, gconstpointer data)
{
  g_autofree char *one = NULL;
  g_autofree char *several = NULL;

  play (fixture);
  g_assert_true (tc_game_undo_to (fixture->game, 2, &TC_REQUEST_UMPIRE, NULL));
  g_assert_true (tc_game_undo_to (fixture->game, 0, &TC_REQUEST_UMPIRE, NULL));
  one = tc_game_dup_act_text (fixture->game, 0);
  g_assert_cmpstr (one, ==, "The umpire takes back a move of Cedar");
  several = tc_game_dup_act_text (fixture->game, 1);
  g_assert_cmpstr (several, ==, "The umpire takes back 2 moves");
}

/* Bots cannot agree: against them it is off, unless it was allowed before the game. */
static void
test_bots (Fixture *fixture, gconstpointer data)
{
  TcRequest request = { .seat = ASH };
  g_autoptr (GError) error = NULL;

  tc_game_set_people (fixture->game, BIT (ASH));
  play (fixture);
  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &request), ==, TC_LEAVE_BOTS);
  g_assert_false (tc_game_undo_to (fixture->game, 0, &request, &error));
  g_assert_cmpstr (
    error->message, ==,
    "A bot has decided or a player has learned something since, and bots cannot "
    "agree. In a game with bots such an undo must be allowed before the game begins.");
}

static void
test_bots_allowed (Fixture *fixture, gconstpointer data)
{
  TcRequest request = { .seat = ASH };

  tc_game_set_people (fixture->game, BIT (ASH));
  tc_game_allow_undo (fixture->game);
  g_assert_true (tc_game_is_undo_allowed (fixture->game));
  play (fixture);
  g_assert_cmpint (tc_game_ask_undo (fixture->game, 0, &request), ==, TC_LEAVE_GIVEN);
  g_assert_true (tc_game_undo_to (fixture->game, 0, &request, NULL));
}

/* -- Dice, seats and eyes -- */

static void
test_die (Fixture *fixture, gconstpointer data)
{
  TcRequest request = { .seat = ASH };

  g_assert_cmpint (tc_game_ask_die (fixture->game, &request), ==, TC_LEAVE_UMPIRE);
  g_assert_cmpstr (tc_leave_get_text (TC_LEAVE_UMPIRE), ==,
                   "In a game with secrets only the umpire may do that.");
  g_assert_false (tc_game_force_die (fixture->game, 6, &request));
  g_assert_cmpuint (tc_game_get_state (fixture->game)->n_forced, ==, 0);
  g_assert_true (tc_game_force_die (fixture->game, 6, &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_get_state (fixture->game)->n_forced, ==, 1);
}

/* The umpire has forced a die since: a player takes back the own move, and the die goes on waiting;
 * it is nothing to undo for who may not force any. The umpire takes back the die. */
static void
test_undo_leaves_dice (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH };
  TcGame *game = fixture->game;
  g_auto (GStrv) log = NULL;

  g_assert_true (tc_game_force_die (game, 5, &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_find_choice_before (game, 1, &ash), ==, 1);
  g_assert_cmpuint (tc_game_find_choice_before (game, 1, &TC_REQUEST_UMPIRE), ==, 0);
  tc_test_apply_text (game, "pass");
  tc_test_apply_text (game, "pass");
  g_assert_true (tc_game_undo_to (game, 2, &TC_REQUEST_UMPIRE, NULL));
  g_assert_true (tc_game_force_die (game, 6, &TC_REQUEST_UMPIRE));
  g_assert_cmpuint (tc_game_find_choice_before (game, 3, &TC_REQUEST_UMPIRE), ==, 2);
  g_assert_cmpuint (tc_game_find_choice_before (game, 3, &ash), ==, 1);

  g_assert_true (tc_game_undo_to (game, 1, &ash, NULL));
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 2);
  g_assert_cmpuint (tc_game_get_state (game)->n_forced, ==, 2);
  g_assert_cmpuint (tc_game_get_state (game)->forced[0], ==, 5);
  g_assert_cmpuint (tc_game_get_state (game)->forced[1], ==, 6);
  log = tc_game_dup_log (game, ASH, 1);
  g_assert_cmpstr (log[0], ==, "The umpire forces a die");
  g_assert_cmpuint (tc_game_find_choice_before (game, 2, &ash), ==, 2);
  g_assert_cmpint (tc_game_ask_undo (game, 2, &ash), ==, TC_LEAVE_NOTHING);
}

/* Who sits down at a bot's seat sees its secrets, so the umpire alone gives one away; anybody may
 * leave the own seat to a bot. */
static void
test_seats (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH };
  g_autoptr (GError) error = NULL;
  g_autofree char *left = NULL;
  g_autofree char *taken = NULL;

  tc_game_set_people (fixture->game, BIT (ASH) | BIT (BIRCH));
  g_assert_cmpint (tc_game_ask_person (fixture->game, CEDAR, TRUE, &ash), ==, TC_LEAVE_UMPIRE);
  g_assert_false (tc_game_set_person (fixture->game, CEDAR, TRUE, &ash, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  g_assert_cmpint (tc_game_ask_person (fixture->game, BIRCH, FALSE, &ash), ==, TC_LEAVE_UMPIRE);
  g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, 0);

  /* What is so already needs no leave and is no act. */
  g_assert_true (tc_game_set_person (fixture->game, BIRCH, TRUE, &ash, NULL));
  g_assert_cmpuint (tc_game_get_n_acts (fixture->game), ==, 0);

  g_assert_true (tc_game_set_person (fixture->game, ASH, FALSE, &ash, NULL));
  g_assert_true (tc_game_set_person (fixture->game, CEDAR, TRUE, &TC_REQUEST_UMPIRE, NULL));
  g_assert_cmpuint (tc_game_get_people (fixture->game), ==, BIT (BIRCH) | BIT (CEDAR));
  left = tc_game_dup_act (fixture->game, 0);
  g_assert_cmpstr (left, ==, "bot ash by ash");
  taken = tc_game_dup_act (fixture->game, 1);
  g_assert_cmpstr (taken, ==, "person cedar by umpire");
}

/* Who has been told what the log will say may do it, and is named. */
static void
test_confirmed (Fixture *fixture, gconstpointer data)
{
  TcRequest ash = { .seat = ASH, .is_confirmed = TRUE };
  g_autofree char *taken = NULL;

  tc_game_set_people (fixture->game, BIT (ASH));
  g_assert_cmpint (tc_game_ask_person (fixture->game, CEDAR, TRUE, &ash), ==, TC_LEAVE_GIVEN);
  g_assert_true (tc_game_set_person (fixture->game, CEDAR, TRUE, &ash, NULL));
  taken = tc_game_dup_act (fixture->game, 0);
  g_assert_cmpstr (taken, ==, "person cedar by ash");
  /* Dice stay the umpire's. */
  g_assert_cmpint (tc_game_ask_die (fixture->game, &ash), ==, TC_LEAVE_UMPIRE);
}

static void
test_look (Fixture *fixture, gconstpointer data)
{
  g_autofree char *look = NULL;

  tc_game_record_look (fixture->game);
  look = tc_game_dup_act (fixture->game, 0);
  g_assert_cmpstr (look, ==, "look by umpire");
}

#define ADD(name, test)                                                                            \
  g_test_add ("/rules/game-acts/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("acts", test_acts);
  ADD ("bad-acts", test_bad_acts);
  ADD ("nothing", test_nothing);
  ADD ("walk", test_walk);
  ADD ("consent", test_consent);
  ADD ("shown", test_shown);
  ADD ("shown-to-bots", test_shown_to_bots);
  ADD ("own-choice", test_own_choice);
  ADD ("umpire", test_umpire);
  ADD ("whose", test_whose);
  ADD ("bots", test_bots);
  ADD ("bots-allowed", test_bots_allowed);
  ADD ("die", test_die);
  ADD ("undo-leaves-dice", test_undo_leaves_dice);
  ADD ("seats", test_seats);
  ADD ("confirmed", test_confirmed);
  ADD ("look", test_look);

  return g_test_run ();
}
