/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "pages/play/tc-view-moves.h"
#include "session-fixture.h"

/* The first legal move of the person whose turn it is. */
static void
decide (SessionFixture *fixture)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  g_autoptr (GError) error = NULL;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_true (tc_session_apply (fixture->session, &moves[n - 1].move, &error));
  g_assert_no_error (error);
}

static void
test_nothing_to_hide (SessionFixture *fixture, gconstpointer data)
{
  g_assert_false (tc_session_hides (fixture->session));
  g_assert_false (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);
}

/* Whoever opens the page plays the first seat against bots. */
static void
test_one_person (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  guint n_hidden = 0;
  guint n;

  g_assert_true (tc_session_hides (fixture->session));
  g_assert_cmpuint (tc_session_count_people (fixture->session), ==, 1);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
  g_assert_false (tc_session_is_covered (fixture->session));
  view = tc_session_dup_view (fixture->session);
  tc_view_get_tokens (view, &n);
  for (guint i = 0; i < n; i++)
    n_hidden += tc_view_get_tokens (view, &n)[i].is_hidden ? 1 : 0;
  g_assert_cmpuint (n_hidden, ==, 4);

  session_seat (fixture, 1u << 2);
  session_restart (fixture);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 2);
}

/* Whoever sets the table up is not yet one of the players: with the second person the screen is
 * covered, and stays so until the first player takes it. */
static void
test_the_table_is_set_up (SessionFixture *fixture, gconstpointer data)
{
  guint8 first;

  session_restart (fixture);
  first = session_get_actor (fixture);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
  for (guint8 i = 1; i < 4; i++) {
    tc_session_set_bot (fixture->session, i, NULL);
    g_assert_cmpuint (tc_session_get_next_viewer (fixture->session), ==, first);
  }
  tc_session_take_screen (fixture->session);
  g_assert_false (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, first);

  /* Alone again nobody has to be kept from looking. */
  session_seat (fixture, 1u);
  g_assert_false (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
}

/* Before another person decides nothing is shown, whatever was shown before. */
static void
test_the_screen_is_passed (SessionFixture *fixture, gconstpointer data)
{
  guint n_passed = 0;
  guint n;

  session_seat (fixture, 3u);
  session_restart (fixture);
  for (guint i = 0;
       i < 400 && n_passed < 4 && !tc_game_is_over (tc_session_get_game (fixture->session)); i++) {
    guint8 next = tc_session_get_next_viewer (fixture->session);
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);

    if (next != TC_SEAT_NONE) {
      g_assert_true (tc_session_is_covered (fixture->session));
      tc_view_get_containers (view, &n);
      g_assert_cmpuint (n, ==, 0);
      tc_view_get_tokens (view, &n);
      g_assert_cmpuint (n, ==, 0);
      tc_view_get_moves (view, &n);
      g_assert_cmpuint (n, ==, 0);
      g_assert_cmpstr (tc_view_get_status (view), ==, "");
      tc_session_take_screen (fixture->session);
      n_passed++;
      g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, next);
    } else if (tc_session_get_awaiting_viewer (fixture->session) != TC_SEAT_NONE) {
      tc_session_pass_screen (fixture->session);
    } else if (!tc_session_step (fixture->session)) {
      g_assert_cmpuint (session_get_actor (fixture), ==, tc_session_get_viewer (fixture->session));
      decide (fixture);
    }
  }
  g_assert_cmpuint (n_passed, ==, 4);
}

/* Taking back until another person decides covers the screen too. */
static void
test_undo_passes_the_screen (SessionFixture *fixture, gconstpointer data)
{
  guint8 first;

  session_seat (fixture, 15u);
  session_restart (fixture);
  first = session_get_actor (fixture);
  tc_session_take_screen (fixture->session);
  while (!tc_session_is_covered (fixture->session)) {
    if (tc_session_get_awaiting_viewer (fixture->session) != TC_SEAT_NONE)
      tc_session_pass_screen (fixture->session);
    else
      decide (fixture);
  }
  tc_session_take_screen (fixture->session);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), !=, first);
  while (session_get_actor (fixture) != first)
    g_assert_true (
      tc_session_undo_agreed (fixture->session, tc_session_find_undo (fixture->session), 15u));
  g_assert_true (tc_session_is_covered (fixture->session));
  g_assert_cmpuint (tc_session_get_next_viewer (fixture->session), ==, first);
  tc_session_take_screen (fixture->session);
  g_assert_true (tc_session_undo_agreed (fixture->session, 0, 15u));
  g_assert_false (tc_session_is_covered (fixture->session));
}

/* A player who gives the seat to a bot goes on seeing no more than before; who then takes another
 * seat takes the screen for it. */
static void
test_seats_change_hands (SessionFixture *fixture, gconstpointer data)
{
  tc_session_set_bot (fixture->session, 0, tc_bot_find (session_get_ruleset (fixture), "random"));
  g_assert_cmpuint (tc_session_count_people (fixture->session), ==, 0);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
  tc_session_set_bot (fixture->session, 1, NULL);
  g_assert_cmpuint (tc_session_get_next_viewer (fixture->session), ==, 1);
  tc_session_take_screen (fixture->session);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 1);
}

static void
test_umpire (SessionFixture *fixture, gconstpointer data)
{
  session_seat (fixture, 3u);
  session_restart (fixture);
  tc_session_take_screen (fixture->session);
  g_assert_false (tc_session_is_umpire (fixture->session));
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);
  g_assert_false (tc_session_is_covered (fixture->session));
  tc_session_set_umpire (fixture->session, FALSE);
  g_assert_true (tc_session_is_covered (fixture->session));

  /* Another game begins with the eyes of its players. */
  tc_session_set_umpire (fixture->session, TRUE);
  session_restart (fixture);
  g_assert_false (tc_session_is_umpire (fixture->session));
  g_assert_true (tc_session_is_covered (fixture->session));
}

/* What all players know is for whoever looks: nobody decides there, and players take the screen
 * again. */
static void
test_public (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  guint n = 0;

  session_seat (fixture, 3u);
  session_restart (fixture);
  g_assert_true (tc_session_is_covered (fixture->session));
  tc_session_set_public (fixture->session, TRUE);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_PUBLIC);
  g_assert_false (tc_session_is_covered (fixture->session));
  view = tc_session_dup_view (fixture->session);
  tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_view_get_notes (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_session_set_public (fixture->session, FALSE);
  g_assert_true (tc_session_is_covered (fixture->session));

  tc_session_set_umpire (fixture->session, TRUE);
  tc_session_set_public (fixture->session, TRUE);
  g_assert_false (tc_session_is_umpire (fixture->session));
  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_false (tc_session_is_public (fixture->session));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);

  tc_session_set_public (fixture->session, TRUE);
  session_restart (fixture);
  g_assert_false (tc_session_is_public (fixture->session));
}

/* One person needs to take nothing; who leaves the game to bots still sees no more. */
static void
test_public_alone (SessionFixture *fixture, gconstpointer data)
{
  session_seat (fixture, 1u);
  tc_session_allow_undo (fixture->session, TRUE);
  session_restart (fixture);
  g_assert_true (tc_session_can_branch (fixture->session));
  tc_session_set_public (fixture->session, TRUE);
  /* What somebody alone has noted on positions is not for all. */
  g_assert_false (tc_session_can_branch (fixture->session));
  tc_session_set_public (fixture->session, FALSE);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 0);
  tc_session_set_public (fixture->session, TRUE);
  session_seat (fixture, 0);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_PUBLIC);
  tc_session_watch (fixture->session, 2);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 2);
}

/* Where only bots play somebody watches: everything, or with the eyes of one of them. */
static void
test_watching (SessionFixture *fixture, gconstpointer data)
{
  session_seat (fixture, 0);
  tc_session_watch (fixture->session, TC_SEAT_NONE);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);
  tc_session_watch (fixture->session, 3);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 3);
  tc_session_run (fixture->session, 30);
  session_restart (fixture);
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, 3);
  tc_session_run (fixture->session, G_MAXUINT);
  g_assert_true (tc_game_is_over (tc_session_get_game (fixture->session)));
  g_assert_cmpuint (tc_session_get_viewer (fixture->session), ==, TC_SEAT_NONE);
}

/* Why it is over, and what every player scores; who has won is in the heading. */
static void
test_outcome (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *outcome = NULL;
  g_autofree char *result = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) end = NULL;
  guint n;

  session_seat (fixture, 0);
  tc_session_run (fixture->session, G_MAXUINT);
  outcome = tc_session_dup_outcome (fixture->session);
  lines = g_strsplit (outcome, "\n", -1);
  end = tc_game_dup_end (tc_session_get_game (fixture->session), TC_SEAT_NONE);
  n = g_strv_length (end);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 4);
  g_assert_cmpstr (lines[0], ==, end[0]);
  result = tc_session_dup_result (fixture->session);
  g_assert_true (g_str_has_prefix (result, "The game is over. Victory for ") ||
                 g_str_equal (result, "The game is over. Nobody wins."));
  g_assert_true (g_str_has_prefix (lines[n + 3], "Drew, a "));
}

static void
test_games_are_saved_as_seen (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL;
  g_autofree char *seen = NULL;
  g_autofree char *shared = NULL;
  TcDivergence divergence = { 0 };

  session_seat (fixture, 0);
  tc_session_run (fixture->session, 30);
  tc_session_set_note (fixture->session, 0, "red: near D4\n\nblue?");
  tc_session_set_note (fixture->session, 1, "secret of Blake");
  whole = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  seen = tc_session_dup_replay (fixture->session, 0);
  g_assert_nonnull (strstr (whole, "\nseed 7\n"));
  g_assert_nonnull (strstr (whole, "secret of Blake"));
  g_assert_null (strstr (seen, "seed 7"));
  g_assert_null (strstr (seen, "secret of Blake"));
  g_assert_nonnull (strstr (seen, "\nseen-by avery\n"));
  shared = tc_session_dup_replay (fixture->session, TC_SEAT_PUBLIC);
  g_assert_nonnull (strstr (shared, "\nseen-by everyone\n"));
  g_assert_null (strstr (shared, "seed 7"));
  g_assert_null (strstr (shared, "# note "));
  g_assert_nonnull (
    strstr (seen, "# note avery: red: near D4\n# note avery: \n# note avery: blue?\n"));

  g_assert_false (
    tc_session_load (fixture->session, session_get_ruleset (fixture), seen, &divergence));
  tc_divergence_clear (&divergence);
  session_restart (fixture);
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "");
  g_assert_true (
    tc_session_load (fixture->session, session_get_ruleset (fixture), whole, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_cmpstr (tc_session_get_note (fixture->session, 0), ==, "red: near D4\n\nblue?");
  g_assert_cmpstr (tc_session_get_note (fixture->session, 1), ==, "secret of Blake");
  g_assert_cmpuint (tc_game_get_n_moves (tc_session_get_game (fixture->session)), ==, 30);
}

/* Longer than a line of a saved game may be, in letters of several bytes. */
static void
test_long_notes (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) note = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) kept = g_string_new (NULL);
  TcDivergence divergence = { 0 };

  for (guint i = 0; i < 700; i++)
    g_string_append (note, "\u00e4\u20ac");
  tc_session_set_note (fixture->session, 0, note->str);
  text = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  g_assert_true (
    tc_session_load (fixture->session, session_get_ruleset (fixture), text, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_string_append (kept, tc_session_get_note (fixture->session, 0));
  g_string_replace (kept, "\n", "", 0);
  g_assert_cmpstr (kept->str, ==, note->str);
}

/* The answer to a drag comes from what the player knows, and only when it is their turn. */
static void
test_why_not (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *own = tc_session_dup_why_not (fixture->session, "red-patrol", "a1");
  g_autofree char *other = NULL;

  g_assert_nonnull (strstr (own, "This cannot be done now. "));
  session_seat (fixture, 1u << 2);
  session_restart (fixture);
  g_assert_cmpuint (session_get_actor (fixture), !=, 2);
  other = tc_session_dup_why_not (fixture->session, "red-patrol", "a1");
  g_assert_true (g_str_has_suffix (other, " decides now."));
}

/* (transfer none) (nullable): a legal move of this verb. */
static const TcViewMove *
find_move (const TcView *view, const char *verb)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (moves[i].verb, verb))
      return &moves[i];
  return NULL;
}

/* Until such a move is legal. */
static TcView *
play_until (SessionFixture *fixture, const char *verb)
{
  TcView *view = tc_session_dup_view (fixture->session);

  for (guint i = 0; i < 400 && find_move (view, verb) == NULL; i++) {
    guint n;
    TcMove move = tc_view_get_moves (view, &n)[0].move;

    g_assert_true (tc_session_apply (fixture->session, &move, NULL));
    tc_view_free (view);
    view = tc_session_dup_view (fixture->session);
  }
  g_assert_nonnull (find_move (view, verb));
  return view;
}

/* A card has no target: it is dragged to where laid or exchanged cards lie, or activated. */
static void
test_a_card_is_dragged (SessionFixture *fixture, gconstpointer data)
{
  static const char *const verbs[][2] = { { "exchange", "discard" }, { "lay", "sequence" } };

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
    g_autoptr (TcView) view = NULL;
    const TcViewMove *move;
    g_autoptr (GArray) dragged = NULL;
    g_autoptr (GArray) activated = NULL;
    g_autoptr (GArray) astray = NULL;
    g_autofree char *why_not = NULL;

    tc_session_set_umpire (fixture->session, TRUE);
    view = play_until (fixture, verbs[i][0]);
    move = find_move (view, verbs[i][0]);
    dragged = tc_session_find_moves (fixture->session, view, move->subject, verbs[i][1]);
    activated = tc_session_find_moves (fixture->session, view, move->subject, "");
    astray = tc_session_find_moves (fixture->session, view, move->subject, "c3");
    g_assert_cmpuint (dragged->len, >=, 1);
    g_assert_cmpuint (activated->len, ==, dragged->len);
    g_assert_cmpuint (astray->len, ==, 0);
    why_not = tc_session_dup_why_not (fixture->session, move->subject, "c3");
    g_assert_nonnull (strstr (why_not, "drag it onto"));
  }
}

/* A card that may not be laid now says by which rule. */
static void
test_a_card_is_refused (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  g_autofree char *card = NULL;
  g_autofree char *dragged = NULL;
  g_autofree char *activated = NULL;
  guint n;
  const TcViewToken *tokens;

  tc_session_set_umpire (fixture->session, TRUE);
  view = play_until (fixture, "lay");
  tokens = tc_view_get_tokens (view, &n);
  for (guint i = 0; i < n && card == NULL; i++)
    if (tokens[i].thing != TC_THING_NONE && g_str_equal (tokens[i].type, "fugitive card"))
      card = g_strdup (tokens[i].key);
  g_assert_nonnull (card);
  dragged = tc_session_dup_why_not (fixture->session, card, "sequence");
  activated = tc_session_dup_why_not (fixture->session, card, "");
  g_assert_nonnull (strstr (dragged, "A sequence begins with a Search or Patrol card"));
  g_assert_cmpstr (activated, ==, dragged);
}

/* Whoever points at things is given no words to type: neither those of a move that takes something
 * else, nor those of the moves that there are. */
static void
test_no_words_to_type (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  guint n_form = 0;
  guint n;

  tc_session_set_umpire (fixture->session, TRUE);
  view = play_until (fixture, "lay");
  for (guint step = 0; step < 60; step++) {
    g_autoptr (TcView) now = tc_session_dup_view (fixture->session);
    const TcViewContainer *places = tc_view_get_containers (now, &n);

    for (guint i = 0; i < n; i++) {
      g_autofree char *why_not = tc_session_dup_why_not (fixture->session, places[i].key, "");

      if (why_not == NULL)
        continue;
      g_assert_null (strstr (why_not, "has the form"));
      g_assert_null (strstr (why_not, "; what can be: "));
      n_form += strstr (why_not, "Nothing can be done with this now. Possible now: ") != NULL;
    }
    if (!tc_session_step (fixture->session))
      break;
  }
  g_assert_cmpuint (n_form, >, 0);
}

/* What is done to a place by nobody is asked for at the place, and refused there with the rule. */
static void
test_a_tile_is_activated (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  g_autoptr (GArray) found = NULL;
  g_autofree char *street = NULL;

  tc_session_set_umpire (fixture->session, TRUE);
  view = play_until (fixture, "search");
  found = tc_session_find_moves (fixture->session, view, find_move (view, "search")->target, "");
  g_assert_cmpuint (found->len, ==, 1);
  street = tc_session_dup_why_not (fixture->session, "a1", "");
  g_assert_nonnull (strstr (street, "A1 is outside the city"));
}

/* (transfer none): the figure of whoever decides. */
static const char *
get_own_figure (SessionFixture *fixture, const TcView *view)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);
  const char *seat =
    tc_ruleset_get_seat (session_get_ruleset (fixture), session_get_actor (fixture))->id;

  for (guint i = 0; i < n; i++)
    if (tokens[i].kind == TC_TOKEN_PAWN && g_str_equal (tokens[i].owner, seat))
      return tokens[i].key;
  g_assert_not_reached ();
}

/* Whoever points at a room nearby, or takes the explorer there, after the last step of the turn
 * reads that no movement is left: that nobody may go anywhere now makes it no wish for something
 * else. */
static void
test_no_movement_is_left (SessionFixture *fixture, gconstpointer data)
{
  static const char *const rooms[] = { "foyer", "entrance-hall" };
  g_autoptr (TcView) view = NULL;
  g_autofree char *clicked = NULL;
  g_autofree char *dragged = NULL;
  guint n_steps = 0;

  tc_session_set_umpire (fixture->session, TRUE);
  view = tc_session_dup_view (fixture->session);
  for (; find_move (view, "walk") != NULL; n_steps++) {
    const char *room = rooms[n_steps % 2];
    /* The room is pointed at, or the explorer is dragged there. */
    g_autoptr (GArray) found =
      n_steps == 0
        ? tc_session_find_moves (fixture->session, view, room, "")
        : tc_session_find_moves (fixture->session, view, get_own_figure (fixture, view), room);
    guint n;
    TcMove move;

    g_assert_cmpuint (found->len, ==, 1);
    move = tc_view_get_moves (view, &n)[g_array_index (found, guint, 0)].move;
    g_assert_true (tc_session_apply (fixture->session, &move, NULL));
    tc_view_free (view);
    view = tc_session_dup_view (fixture->session);
  }
  g_assert_nonnull (strstr (tc_view_get_prompt (view), "Movement left: 0"));
  clicked = tc_session_dup_why_not (fixture->session, rooms[n_steps % 2], "");
  dragged =
    tc_session_dup_why_not (fixture->session, get_own_figure (fixture, view), rooms[n_steps % 2]);
  g_assert_cmpstr (clicked, ==, "No movement is left for this (rule 2 Move).");
  g_assert_cmpstr (dragged, ==, clicked);
}

/* A door is opened where it leads: whoever points there, or takes the explorer there. */
static void
test_a_door_is_opened (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view = NULL;
  const TcViewMove *door;
  g_autoptr (GArray) dragged = NULL;
  TcMove only;
  guint n;

  tc_session_set_umpire (fixture->session, TRUE);
  view = tc_session_dup_view (fixture->session);
  door = find_move (view, "explore");
  g_assert_nonnull (tc_view_find_container (view, door->onto));
  dragged =
    tc_session_find_moves (fixture->session, view, get_own_figure (fixture, view), door->onto);

  g_assert_cmpuint (dragged->len, ==, 1);
  g_assert_true (&tc_view_get_moves (view, &n)[g_array_index (dragged, guint, 0)] == door);
  g_assert_true (tc_view_find_only_move (view, door->onto, &only));
  g_assert_cmpint (tc_move_compare (&only, &door->move), ==, 0);
}

/* A room may be gone to, but not by taking somebody else's piece there: the answer says what can be
 * done, and not that such a move is legal. */
static void
test_somebody_elses_piece (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *dragged = NULL;

  tc_session_set_umpire (fixture->session, TRUE);
  dragged = tc_session_dup_why_not (fixture->session, "rooms", "foyer");
  g_assert_cmpstr (dragged, ==,
                   "Nothing can be done with this now. Possible now: Go to the Foyer · Open the "
                   "door: North · End the turn and 1 more.");
}

/* Where a card comes to lie depends on who decides, and on who is targeted: a drag there is the
 * move that leads there, as everywhere. */
static void
test_a_card_is_dragged_to_a_player (SessionFixture *fixture, gconstpointer data)
{
  static const char *const ways[][3] = {
    { "select", "actions-ada", "actions-boris" },
    { "lay", "targets-boris", "targets-ada" },
  };

  tc_session_set_umpire (fixture->session, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autoptr (TcView) view = play_until (fixture, ways[i][0]);
    const TcViewMove *move = find_move (view, ways[i][0]);
    g_autoptr (GArray) dragged =
      tc_session_find_moves (fixture->session, view, move->subject, ways[i][1]);
    g_autoptr (GArray) astray =
      tc_session_find_moves (fixture->session, view, move->subject, ways[i][2]);
    g_autofree char *why_not = tc_session_dup_why_not (fixture->session, move->subject, ways[i][2]);
    guint n;

    g_assert_cmpuint (dragged->len, ==, 1);
    g_assert_true (&tc_view_get_moves (view, &n)[g_array_index (dragged, guint, 0)] == move);
    g_assert_cmpuint (astray->len, ==, 0);
    g_assert_nonnull (strstr (why_not, "drag it onto"));
  }
}

/* How often a drag of the move's subject to where it goes means a move that is alike another. */
static guint
count_alike (SessionFixture *fixture, const TcView *view, const TcViewMove *move)
{
  g_autoptr (GArray) found =
    tc_session_find_moves (fixture->session, view, move->subject, move->onto);
  guint n, count = 0;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  g_assert_cmpuint (found->len, >, 0);
  for (guint i = 0; i < found->len; i++)
    count += moves[g_array_index (found, guint, i)].is_alike;
  return count;
}

/* A room with a door on each side is laid by a drag without a question how it is turned. */
static void
test_a_room_is_laid_alike (SessionFixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_tried = 0;

  tc_session_set_umpire (fixture->session, TRUE);
  for (guint i = 0; i < 600 && !tc_game_is_over (tc_session_get_game (fixture->session)); i++) {
    g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
    guint n;
    const TcViewMove *moves = tc_view_get_moves (view, &n);

    for (guint j = 0; j < n; j++) {
      if (!moves[j].is_alike)
        continue;
      g_assert_cmpuint (count_alike (fixture, view, &moves[j]), ==, 0);
      n_tried++;
    }
    g_assert_true (tc_session_apply (fixture->session,
                                     &moves[g_rand_int_range (rand, 0, (gint32) n)].move, NULL));
  }
  g_assert_cmpuint (n_tried, >, 0);
}

/* The list of what can do nothing now is empty: it is not pointed to. */
static void
test_nothing_to_list (SessionFixture *fixture, gconstpointer data)
{
  g_autofree char *clicked = tc_session_dup_why_not (fixture->session, "attack", "");
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  g_autofree char *dragged = tc_session_dup_no_move (fixture->session, view, "attack");

  g_assert_cmpstr (clicked, ==,
                   "Nothing can be done with this now. Possible now: Select Informer (all "
                   "players) · Select Atreides Sigil (all fighters) · Select Atreides Master of "
                   "Assassins (all nobles).");
  g_assert_cmpstr (dragged, ==, clicked);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/session/viewer/" name, SessionFixture, "badge", session_set_up, function,   \
              session_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/session/viewer/nothing-to-hide", SessionFixture, "betrayal-1940",
              session_set_up, test_nothing_to_hide, session_tear_down);
  g_test_add ("/editor/session/viewer/no-movement-is-left", SessionFixture, "house", session_set_up,
              test_no_movement_is_left, session_tear_down);
  g_test_add ("/editor/session/viewer/a-door-is-opened", SessionFixture, "house", session_set_up,
              test_a_door_is_opened, session_tear_down);
  g_test_add ("/editor/session/viewer/a-room-is-laid-alike", SessionFixture, "house",
              session_set_up, test_a_room_is_laid_alike, session_tear_down);
  g_test_add ("/editor/session/viewer/somebody-elses-piece", SessionFixture, "house",
              session_set_up, test_somebody_elses_piece, session_tear_down);
  g_test_add ("/editor/session/viewer/a-card-is-dragged-to-a-player", SessionFixture, "dune",
              session_set_up, test_a_card_is_dragged_to_a_player, session_tear_down);
  g_test_add ("/editor/session/viewer/nothing-to-list", SessionFixture, "dune", session_set_up,
              test_nothing_to_list, session_tear_down);
  ADD ("one-person", test_one_person);
  ADD ("the-table-is-set-up", test_the_table_is_set_up);
  ADD ("the-screen-is-passed", test_the_screen_is_passed);
  ADD ("undo-passes-the-screen", test_undo_passes_the_screen);
  ADD ("seats-change-hands", test_seats_change_hands);
  ADD ("umpire", test_umpire);
  ADD ("watching", test_watching);
  ADD ("public", test_public);
  ADD ("public-alone", test_public_alone);
  ADD ("outcome", test_outcome);
  ADD ("games-are-saved-as-seen", test_games_are_saved_as_seen);
  ADD ("long-notes", test_long_notes);
  ADD ("why-not", test_why_not);
  ADD ("no-words-to-type", test_no_words_to_type);
  ADD ("a-card-is-dragged", test_a_card_is_dragged);
  ADD ("a-card-is-refused", test_a_card_is_refused);
  ADD ("a-tile-is-activated", test_a_tile_is_activated);

  return g_test_run ();
}
