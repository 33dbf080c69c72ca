/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* What an umpire may change, what becomes of the note, and who is told. The positions that come of
 * it are played in tests/systems/test-umpire. */

#define TINY "tests/fixtures/tiny-1940.scenario.xml"
#define CITY "tests/fixtures/tiny-badge.scenario.xml"
#define MINI "tests/systems/mini/mini.scenario.xml"

static TcMove
parse (TcGame *game, const char *text)
{
  g_autofree char *problem = NULL;
  TcMove move = { 0 };

  tc_move_parse (tc_game_get_ruleset (game), text, &move, &problem);
  g_assert_cmpstr (problem, ==, NULL);

  return move;
}

static gboolean
arrange (TcGame *game, const char *text, const char *note, GError **error)
{
  TcMove move = parse (game, text);

  return tc_game_arrange (game, &move, note, &TC_REQUEST_UMPIRE, error);
}

/* (transfer full): in the German movement, when the position is calm. */
static TcGame *
begin (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  TcGame *game = tc_game_new (ruleset, 0, 5);

  for (guint i = 0; i < 50; i++) {
    const TcSystem *system = tc_ruleset_get_system (ruleset);
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);

    if (strcmp (system->phases[tc_game_get_state (game)->phase], "movement") == 0)
      return game;
    g_assert_true (tc_game_apply (game, &moves[0], NULL));
  }
  g_assert_not_reached ();
}

/* A change, and what is said of it: the log's line, or why not. */
typedef struct {
  const char *move;
  const char *log; /* NULL: refused */
  const char *why;
} Change;

#define NOTHING                                                                                    \
  "An umpire can only move units and the republic marker, turn units over, and change who "        \
  "controls an area."
#define STANDS  "A counter stands in an area, or in a box for counters of its side."
#define HANDS   "It cannot change hands like this."
#define SAME    "It is so already."
#define NO_FORM "There is nothing of the kind to change."

static const Change changes[] = {
  { "umpire-put 2-corps > ford", "The umpire: 2 Corps is put in Ford, from Border Area 1", NULL },
  { "umpire-put 2-corps > regroup-german",
    "The umpire: 2 Corps is put in German Regroup Box, from Border Area 1", NULL },
  { "umpire-put 2-corps > lost",
    "The umpire: 2 Corps is put in Out of the game, from Border Area 1", NULL },
  { "umpire-put 1a > haven", "The umpire: 1A is put in Haven, from Turn 2", NULL },
  { "umpire-put french-republic > ford", "The umpire: French Republic is put in Ford, from Paris",
    NULL },
  { "umpire-turn 2-corps", "The umpire: 2 Corps is turned over", NULL },
  { "umpire-give dyke > german", "The umpire: Dyke changes hands: Germans", NULL },
  { "umpire-give dyke", "The umpire: Dyke changes hands: nobody", NULL },
  { "umpire-put 2-corps > regroup-allied", NULL, STANDS },
  { "umpire-put 2-corps > evacuated", NULL, STANDS },
  { "umpire-put 2-corps > turn-2", NULL, STANDS },
  { "umpire-put 2-corps > 1a", NULL, STANDS },
  { "umpire-put 2-corps > german", NULL, STANDS },
  { "umpire-put game-turn > ford", NULL, NOTHING },
  { "umpire-put french-republic > lost", NULL, STANDS },
  { "umpire-put ford > dyke", NULL, NOTHING },
  { "umpire-turn french-republic", NULL, "It has no other side." },
  { "umpire-turn ford", NULL, NOTHING },
  { "umpire-give ridge", NULL, HANDS },
  { "umpire-give ridge > german", NULL, HANDS },
  { "umpire-give dyke > ford", NULL, HANDS },
  { "umpire-give 2-corps > german", NULL, NOTHING },
  { "umpire-set ford = 1", NULL, NOTHING },
  { "umpire-set german = 1", NULL, NOTHING },
  { "umpire-put 2-corps", NULL, STANDS },
  { "umpire-put ford", NULL, NO_FORM },
  { "umpire-put > ford", NULL, NO_FORM },
  { "umpire-put 2-corps > ford = 1", NULL, NO_FORM },
  { "umpire-turn 2-corps > ford", NULL, NO_FORM },
  { "umpire-turn 2-corps = 1", NULL, NO_FORM },
  { "umpire-turn", NULL, NO_FORM },
  { "umpire-give > german", NULL, NO_FORM },
  { "umpire-set = 1", NULL, NO_FORM },
};

static void
test_change (gconstpointer data)
{
  const Change *change = data;
  g_autoptr (TcGame) game = begin ();
  g_autoptr (GError) error = NULL;
  guint n = tc_game_get_n_moves (game);
  guint64 hash = tc_game_get_hash (game);
  gboolean is_done = arrange (game, change->move, NULL, &error);

  if (change->log == NULL) {
    g_assert_false (is_done);
    g_assert_cmpstr (error->message, ==, change->why);
    g_assert_cmphex (tc_game_get_hash (game), ==, hash);
    return;
  }
  g_assert_no_error (error);
  g_assert_true (is_done);
  {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) n);
    g_autofree char *text =
      tc_move_dup_text (tc_game_get_ruleset (game), tc_game_get_move (game, n));

    g_assert_cmpstr (lines[0], ==, change->log);
    g_assert_cmpstr (text, ==, change->move);
    g_assert_null (tc_game_get_note (game, n));
  }
  /* The same once more is no change; but a counter can be turned back. */
  g_assert_cmpint (arrange (game, change->move, NULL, NULL), ==,
                   g_str_has_prefix (change->move, "umpire-turn"));
}

/* Whatever stands where it was put fights on from there: the control of areas follows the counters.
 */
static void
test_control_follows (void)
{
  g_autoptr (TcGame) game = begin ();
  g_auto (GStrv) lines = NULL;

  g_assert_true (arrange (game, "umpire-put 2-corps > dyke", NULL, NULL));
  lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) tc_game_get_n_moves (game) - 1);
  g_assert_true (g_strv_contains ((const char *const *) lines, "Now controlled by Germans: Dyke"));
  /* Who stands there keeps it. */
  g_assert_false (arrange (game, "umpire-give dyke", NULL, NULL));
}

static void
test_set_up (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  g_autoptr (GError) error = NULL;

  g_assert_false (arrange (game, "umpire-put 1c > ford", NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "Nothing can be changed while something is being set up or resolved.");
}

static void
test_unable (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  TcMove move = tc_move_make (TC_VERB_TURN, 0, TC_THING_NONE, 0);
  g_autoptr (GArray) none = tc_umpire_list (ruleset, tc_game_get_state (game), 0);
  g_autofree char *why = NULL;

  g_assert_false (tc_umpire_can_arrange (ruleset));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_false (tc_umpire_check (ruleset, tc_game_get_state (game), &move, &why));
  g_assert_cmpstr (why, ==, "In this game an umpire cannot change the position.");
}

/* All that the list has can be done, and nothing is in it twice. */
static void
test_list (void)
{
  g_autoptr (TcGame) game = begin ();
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  g_autoptr (GArray) unit =
    tc_umpire_list (ruleset, state, parse (game, "umpire-turn 2-corps").subject);
  g_autoptr (GArray) area =
    tc_umpire_list (ruleset, state, parse (game, "umpire-turn dyke").subject);

  for (guint i = 0; i < unit->len; i++) {
    const TcMove *move = &g_array_index (unit, TcMove, i);

    g_assert_true (tc_umpire_check (ruleset, state, move, NULL));
    g_assert_true (i == 0 || tc_move_compare (move - 1, move) < 0);
  }
  g_assert_cmpuint (g_array_index (unit, TcMove, 0).verb, ==, TC_VERB_PUT);
  g_assert_cmpuint (g_array_index (unit, TcMove, unit->len - 1).verb, ==, TC_VERB_TURN);
  g_assert_cmpuint (area->len, ==, 2);
  g_assert_cmpuint (g_array_index (area, TcMove, 1).target, ==, TC_THING_NONE);
}

/* -- Notes -- */

/* What is noted is one line of text, and comes back from the replay. */
static const struct {
  const char *note;
  const char *kept; /* NULL: none */
} notes[] = {
  { "out of supply", "out of supply" },
  { "  blanks around  ", "blanks around" },
  { "two\nlines", "two lines" },
  { "two\r\nlines", "two  lines" },
  { "\x1b[31mred\x07", "[31mred" },
  { "left\xe2\x80\xaeright\xc2\x9b", "left   right" },
  { "# no comment", "# no comment" },
  { "! no act: a @0123456789abcdef", "! no act: a @0123456789abcdef" },
  { "Übergang \xe2\x80\x93 \xce\xb1", "Übergang \xe2\x80\x93 \xce\xb1" },
  { "", NULL },
  { "\n", NULL },
};

static void
test_notes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++) {
    g_autoptr (TcGame) game = begin ();
    guint n = tc_game_get_n_moves (game);
    TcDivergence divergence = { 0 };
    g_autofree char *text = NULL;
    TcGame *again = NULL;

    g_assert_true (arrange (game, "umpire-turn 2-corps", notes[i].note, NULL));
    g_assert_cmpstr (tc_game_get_note (game, n), ==, notes[i].kept);
    text = tc_replay_dup_text (game, TC_SEAT_NONE);
    again = tc_replay_play (tc_game_get_ruleset (game), text, &divergence);
    g_assert_cmpstr (divergence.message, ==, NULL);
    g_assert_cmpstr (tc_game_get_note (again, n), ==, notes[i].kept);
    tc_game_free (again);
  }
}

/* Longer than a line of a replay may be: cut between letters. */
static void
test_long_note (void)
{
  g_autoptr (TcGame) game = begin ();
  g_autoptr (GString) note = g_string_new ("x");
  g_autofree char *text = NULL;
  TcDivergence divergence = { 0 };
  guint n = tc_game_get_n_moves (game);
  TcGame *again = NULL;

  for (guint i = 0; i < 2000; i++)
    g_string_append (note, "\xc3\xa4");
  g_assert_true (arrange (game, "umpire-turn 2-corps", note->str, NULL));
  g_assert_cmpuint (strlen (tc_game_get_note (game, n)), <=, 900);
  g_assert_true (g_str_has_prefix (note->str, tc_game_get_note (game, n)));
  text = tc_replay_dup_text (game, TC_SEAT_NONE);
  again = tc_replay_play (tc_game_get_ruleset (game), text, &divergence);
  g_assert_cmpstr (divergence.message, ==, NULL);
  g_assert_cmpstr (tc_game_get_note (again, n), ==, tc_game_get_note (game, n));
  tc_game_free (again);
}

/* What is taken back goes with its note. */
static void
test_undone_note (void)
{
  g_autoptr (TcGame) game = begin ();
  guint n = tc_game_get_n_moves (game);

  g_assert_true (arrange (game, "umpire-turn 2-corps", "first", NULL));
  g_assert_true (tc_game_undo (game));
  g_assert_true (arrange (game, "umpire-turn 3-corps", NULL, NULL));
  g_assert_null (tc_game_get_note (game, n));
}

/* -- Replays that somebody wrote -- */

static const struct {
  const char *line;
  const char *message;
} lines[] = {
  { "umpire: umpire-turn 2-corps\n! note once\n! note twice\n", NULL },
  { "umpire: umpire-turn ford\n", NOTHING },
  { "umpire: umpire-turn atlantis\n", "Nothing in this scenario has the name \"atlantis\"." },
  { "umpire: umpire-dance ford\n", "\"umpire-dance\" is not a move of this game." },
  { "umpire: end\n", "\"umpire\" decides in the replay, but \"british\" decides here." },
};

static void
test_lines (void)
{
  g_autoptr (TcGame) game = begin ();
  g_autofree char *text = tc_replay_dup_text (game, TC_SEAT_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *more = g_strconcat (text, lines[i].line, NULL);
    TcDivergence divergence = { 0 };
    TcGame *again = tc_replay_play (tc_game_get_ruleset (game), more, &divergence);

    if (lines[i].message == NULL) {
      g_assert_cmpstr (divergence.message, ==, NULL);
      g_assert_cmpstr (tc_game_get_note (again, tc_game_get_n_moves (game)), ==, "twice");
    } else {
      g_assert_nonnull (divergence.message);
      g_test_message ("%s", divergence.message);
      g_assert_true (g_str_has_prefix (divergence.message, lines[i].message));
    }
    tc_divergence_clear (&divergence);
    tc_game_free (again);
  }
}

static void
test_note_of_nothing (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  g_autofree char *text = tc_replay_dup_text (game, TC_SEAT_NONE);
  g_autofree char *more = g_strconcat (text, "! note too early\n", NULL);
  TcDivergence divergence = { 0 };
  TcGame *again = tc_replay_play (ruleset, more, &divergence);

  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_cmpstr (divergence.message, ==, "A note must follow the move that it is about.");
  tc_divergence_clear (&divergence);
  tc_game_free (again);
}

/* -- Secrets -- */

/* (transfer full): before the first card, when nobody looks at a tile any more. */
static TcGame *
begin_secret (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (CITY);
  TcGame *game = tc_game_new (ruleset, 0, 5);
  guint n = 0;

  while (tc_game_get_state (game)->turn == 0 ||
         !tc_umpire_check (
           ruleset, tc_game_get_state (game),
           &(TcMove){ TC_VERB_SET, 0, tc_ruleset_get_side (ruleset, 0), TC_THING_NONE, 7 }, NULL)) {
    const TcMove *moves = tc_game_get_moves (game, &n);

    g_assert_true (tc_game_apply (game, &moves[0], NULL));
  }

  return game;
}

static void
test_secrets (void)
{
  g_autoptr (TcGame) game = begin_secret ();
  TcMove move = tc_move_make (TC_VERB_SET, tc_ruleset_get_side (tc_game_get_ruleset (game), 0),
                              TC_THING_NONE, 7);
  TcRequest request = { .seat = tc_game_get_state (game)->actor };
  gint index = (gint) tc_game_get_n_moves (game);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) told = NULL;
  g_autofree char *seen = NULL;

  g_assert_false (tc_game_arrange (game, &move, NULL, &request, &error));
  g_assert_error (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE);
  g_assert_false (tc_game_apply (game, &move, NULL));
  g_assert_true (tc_game_arrange (game, &move, "Boris is dirty", &TC_REQUEST_UMPIRE, NULL));

  told = tc_game_dup_log (game, request.seat, index);
  /* Points lie open. */
  g_assert_true (g_str_has_prefix (told[0], "The umpire: "));
  g_assert_nonnull (strstr (told[0], "set to 7, from 0"));
  seen = tc_replay_dup_text (game, request.seat);
  g_assert_nonnull (strstr (seen, "umpire: umpire-set "));
  g_assert_null (strstr (seen, "Boris"));
  g_assert_null (told[1]);
  /* It is not the player's own decision, who could take that back alone. */
  g_assert_cmpint (tc_game_ask_undo (game, (guint) index, &request), ==, TC_LEAVE_CONSENT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = g_strdup_printf ("/umpire/change/%s", changes[i].move);

    g_test_add_data_func (path, &changes[i], test_change);
  }
  g_test_add_func ("/umpire/control-follows", test_control_follows);
  g_test_add_func ("/umpire/set-up", test_set_up);
  g_test_add_func ("/umpire/unable", test_unable);
  g_test_add_func ("/umpire/list", test_list);
  g_test_add_func ("/umpire/notes", test_notes);
  g_test_add_func ("/umpire/long-note", test_long_note);
  g_test_add_func ("/umpire/undone-note", test_undone_note);
  g_test_add_func ("/umpire/lines", test_lines);
  g_test_add_func ("/umpire/note-of-nothing", test_note_of_nothing);
  g_test_add_func ("/umpire/secrets", test_secrets);

  return g_test_run ();
}
