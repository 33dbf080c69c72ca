/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define GAME  "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define BADGE "scenarios/badge/badge.scenario.xml"
#define DUNE  "scenarios/dune/dune.scenario.xml"
#define HOUSE "scenarios/house/house.scenario.xml"
#define BELL  "scenarios/bell-1938/bell-1938.scenario.xml"

/* A whole game by bots. */
static TcGame *
play_whole (TcRuleset *ruleset)
{
  TcGame *game = tc_game_new (ruleset, 0, 1940);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcRng rng;

  tc_bot_rng_init (&rng, 1940);
  while (!tc_game_is_over (game)) {
    TcMove move =
      tc_bot_desk_decide (desk, tc_bot_find (ruleset, "heuristic"), tc_game_get_state (game), &rng);

    g_assert_true (tc_game_apply (game, &move, NULL));
  }

  return game;
}

/* Where one side holds a place after the turn that another held before it, the line says so, and
 * only there. */
static void
check_control (TcGame *game, guint from, guint to, char **lines)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autoptr (TcView) before =
    tc_rules_view (ruleset, tc_game_get_position (game, from), TC_SEAT_NONE);
  g_autoptr (TcView) after = tc_rules_view (ruleset, tc_game_get_position (game, to), TC_SEAT_NONE);
  g_autofree char *text = g_strjoinv ("\n", lines);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (after, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *was = tc_view_find_container (before, containers[i].key);
    const TcViewOwner *owner = tc_view_find_owner (after, containers[i].owner);
    g_autofree char *head =
      owner != NULL ? g_strdup_printf ("Now controlled by %s: ", owner->name) : NULL;
    const char *line = head != NULL ? strstr (text, head) : NULL;
    g_autofree char *listed = line != NULL ? g_strndup (line, strcspn (line, "\n")) : g_strdup ("");

    if (owner != NULL && !g_str_equal (was->owner, containers[i].owner))
      g_assert_nonnull (strstr (listed, containers[i].name));
  }
}

/* Each turn once, one after the other, the last when the game is over. */
static void
test_every_turn (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (GAME);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_turns = 0, from = 0, n_taken = 0, n_gone = 0, n_moved = 0, n_standings = 0;

  while (tc_game_get_position (game, from)->turn == 0)
    from++;
  for (guint i = from; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = NULL;
    g_autofree char *heading = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    lines = tc_turn_summary_dup (game, TC_SEAT_NONE, i);
    heading = g_strdup_printf ("Turn %u in short", ++n_turns);
    g_assert_cmpstr (lines[0], ==, heading);
    g_assert_cmpuint (g_strv_length (lines), >=, 3);
    check_control (game, from, i + 1, lines);
    for (guint j = 0; lines[j] != NULL; j++) {
      n_taken += g_str_has_prefix (lines[j], "Now controlled by ");
      n_gone += g_str_has_prefix (lines[j], "Removed (");
      n_moved += g_str_has_prefix (lines[j], "Moved (");
      n_standings += g_str_has_prefix (lines[j], "As it stands: ");
      /* Their results are no points that the rules know of. */
      g_assert_null (strstr (lines[j], " point"));
    }
    from = i + 1;
  }
  g_assert_cmpuint (from, ==, tc_game_get_n_recorded (game));
  g_assert_cmpuint (n_turns, ==, tc_game_get_state (game)->turn);
  g_assert_cmpuint (n_taken, >, 0);
  g_assert_cmpuint (n_gone, >, 0);
  g_assert_cmpuint (n_moved, >, 0);
  g_assert_cmpuint (n_standings, ==, n_turns - 1); /* the last one ends the game */
}

/* Where the log of a move goes on with the next turn, the summary of the last one stands before
 * that: after all that the move did to the last turn. */
static void
test_place (gconstpointer path)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_found = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) i);
    guint line = tc_game_find_turn (game, TC_SEAT_NONE, i);
    guint turn = tc_game_get_position (game, i + 1)->turn;
    g_autofree char *begins = g_strdup_printf ("Turn %u", turn);

    if (turn == tc_game_get_position (game, i)->turn) {
      g_assert_cmpuint (line, ==, g_strv_length (lines));
      continue;
    }
    g_assert_true (g_str_has_prefix (lines[line], begins));
    n_found++;
  }
  g_assert_cmpuint (n_found, >, 0);
}

/* What is done after a move, as somebody looks at everything, comes after the turn that it ended.
 */
static void
test_place_of_acts (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BADGE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint last = tc_game_get_n_recorded (game) - 1;
  guint line = tc_game_find_turn (game, TC_SEAT_NONE, last);

  tc_game_record_look (game);
  g_assert_cmpuint (tc_game_count_acts (game, last + 1), ==, 1);
  g_assert_cmpuint (tc_game_find_turn (game, TC_SEAT_NONE, last), ==, line);
}

/* A player is named with the one figure that is theirs, as the log names them. */
static void
test_figures (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (HOUSE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_named = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    lines = tc_turn_summary_dup (game, TC_SEAT_NONE, i);
    for (guint j = 0; lines[j] != NULL; j++) {
      g_assert_false (g_str_has_prefix (lines[j], "Moved (Anna)"));
      n_named += g_str_has_prefix (lines[j], "Moved: ") && strstr (lines[j], " (Anna) to ") != NULL;
    }
  }
  g_assert_cmpuint (n_named, >, 0);
}

/* In the words of its system; what a bot counts is no score. When the game is over its outcome says
 * it. */
static void
test_standing (gconstpointer path)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_standings = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    const TcState *after = tc_game_get_position (game, i + 1);
    g_autofree char *standing = tc_rules_dup_standing (ruleset, after);
    g_autofree char *expected = g_strdup_printf ("As it stands: %s", standing);
    g_auto (GStrv) lines = NULL;

    if (!tc_turn_summary_ends_at (game, i) || *standing == '\0')
      continue;
    lines = tc_turn_summary_dup (game, TC_SEAT_NONE, i);
    g_assert_cmpint (g_strv_contains ((const char *const *) lines, expected), !=,
                     tc_rules_is_over (after));
    n_standings++;
  }
  g_assert_cmpuint (n_standings, >, 0);
}

/* A game that is only won or lost has none until then. */
static void
test_no_standing (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (HOUSE);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  TcRng rng;

  tc_rng_init (&rng, 1);
  tc_test_play_random (game, &rng, 30);
  lines = tc_turn_summary_dup (game, TC_SEAT_NONE, tc_game_get_n_recorded (game) - 1);
  text = g_strjoinv ("\n", lines);
  g_assert_cmpstr (text, !=, "");
  g_assert_null (strstr (text, "As it stands"));
}

/* Whoever plays with secrets reads no points of others, and nothing that is face down. */
static void
test_secrets (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BADGE);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_turns = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    g_auto (GStrv) lines = NULL;
    g_autofree char *text = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    n_turns++;
    lines = tc_turn_summary_dup (game, 0, i);
    text = g_strjoinv ("\n", lines);
    g_assert_false (g_regex_match_simple (" has −?[0-9]+ points?\\b", text, 0, 0));
  }
  g_assert_cmpuint (n_turns, >, 0);
}

/* -- What is seen to change is said ------------------------------------------------------------ */

typedef void (*CheckTurn) (const TcView *before, const TcView *after, const char *text, guint *n);

/* Calls @check for each turn as each seat, and whoever sees everything, sees it. Returns how often
 * it found what it looks for. */
static guint
check_turns (const char *path, CheckTurn check)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n_seats = tc_ruleset_get_setup (ruleset, 0)->n_seats;
  guint from = 0, n_found = 0;

  while (tc_game_get_position (game, from)->turn == 0)
    from++;
  for (guint i = from; i < tc_game_get_n_recorded (game); i++) {
    if (!tc_turn_summary_ends_at (game, i))
      continue;
    for (guint seat = 0; seat <= n_seats; seat++) {
      guint8 viewer = seat < n_seats ? (guint8) seat : TC_SEAT_NONE;
      g_autoptr (TcView) before =
        tc_rules_view (ruleset, tc_game_get_position (game, from), viewer);
      g_autoptr (TcView) after =
        tc_rules_view (ruleset, tc_game_get_position (game, i + 1), viewer);
      g_auto (GStrv) lines = tc_turn_summary_dup (game, viewer, i);
      g_autofree char *text = g_strjoinv ("\n", lines);

      check (before, after, text, &n_found);
    }
    from = i + 1;
  }
  return n_found;
}

/* Rests on nothing that makes the lines. */
static gboolean
is_same (const TcView *before, const TcView *after)
{
  guint n_was, n_is;
  const TcViewToken *was = tc_view_get_tokens (before, &n_was);
  const TcViewToken *is = tc_view_get_tokens (after, &n_is);
  const TcViewContainer *places = tc_view_get_containers (after, &n_is);

  for (guint i = 0; i < n_is; i++) {
    const TcViewContainer *old = tc_view_find_container (before, places[i].key);

    if (old == NULL || old->face != places[i].face || !g_str_equal (old->owner, places[i].owner) ||
        old->n_marks != places[i].n_marks)
      return FALSE;
    for (guint j = 0; j < old->n_marks; j++)
      if (old->marks[j].kind != places[i].marks[j].kind)
        return FALSE;
  }
  is = tc_view_get_tokens (after, &n_is);
  if (n_was != n_is)
    return FALSE;
  for (guint i = 0; i < n_is; i++)
    if (!g_str_equal (was[i].name, is[i].name) || was[i].count != is[i].count ||
        !g_str_equal (was[i].container, is[i].container) || was[i].is_reduced != is[i].is_reduced ||
        was[i].is_hidden != is[i].is_hidden)
      return FALSE;
  return TRUE;
}

static void
check_nothing (const TcView *before, const TcView *after, const char *text, guint *n)
{
  *n += 1;
  if (strstr (text, "\nNothing that ") != NULL)
    g_assert_true (is_same (before, after));
  g_assert_null (strstr (text, "Nothing has changed"));
}

/* Who reads that nothing has changed sees that nothing has. */
static void
test_nothing (gconstpointer path)
{
  g_assert_cmpuint (check_turns (path, check_nothing), >, 0);
}

static void
check_tiles (const TcView *before, const TcView *after, const char *text, guint *n)
{
  guint n_places;
  const TcViewContainer *places = tc_view_get_containers (after, &n_places);

  for (guint i = 0; i < n_places; i++) {
    const TcViewContainer *was = tc_view_find_container (before, places[i].key);
    g_autofree char *words = g_strdup_printf (" at %s", places[i].name);

    if (was == NULL || was->face != TC_TILE_FACE_DOWN || places[i].face != TC_TILE_FACE_UP)
      continue;
    g_assert_nonnull (strstr (text, "\nTurned up: "));
    g_assert_nonnull (strstr (strstr (text, "\nTurned up: "), words));
    *n += 1;
  }
  /* A tile has had its colour all the time, and a patrol says its own. */
  g_assert_null (strstr (text, "Now controlled by"));
  g_assert_null (strstr (text, ", moved"));
  g_assert_null (strstr (text, "(Blue)"));
}

/* Each tile that was turned up, with its place. */
static void
test_tiles (void)
{
  g_assert_cmpuint (check_turns (BADGE, check_tiles), >, 0);
}

static void
check_points (const TcView *before, const TcView *after, const char *text, guint *n)
{
  guint n_scores;
  const TcViewScore *was = tc_view_get_scores (before, &n_scores);
  const TcViewScore *is = tc_view_get_scores (after, &n_scores);

  g_assert_cmpuint (n_scores, ==, 2);
  for (guint i = 0; i < n_scores; i++) {
    g_autofree char *words =
      g_strdup_printf ("\n%s: points from %d to %d", is[i].name, was[i].points, is[i].points);

    g_assert_true ((strstr (text, words) != NULL) == (was[i].points != is[i].points));
    *n += was[i].points != is[i].points;
  }
}

/* What everybody may know of the score, to each player. */
static void
test_points (void)
{
  g_assert_cmpuint (check_turns (BADGE, check_points), >, 0);
}

/* The one step without a number. */
static const char *
get_article (const TcMark *step)
{
  return g_str_equal (step->text, "skull") ? "the " : "";
}

static void
check_traits (const TcView *before, const TcView *after, const char *text, guint *n)
{
  guint n_places;
  const TcViewContainer *places = tc_view_get_containers (after, &n_places);

  for (guint i = 0; i < n_places; i++) {
    const TcViewContainer *was = tc_view_find_container (before, places[i].key);
    const TcMark *is = tc_marks_find (places[i].marks, places[i].n_marks, TC_MARK_STATE);
    const TcMark *old =
      was != NULL ? tc_marks_find (was->marks, was->n_marks, TC_MARK_STATE) : NULL;
    g_autofree char *words = NULL;

    if (old == NULL || is == NULL || g_str_equal (places[i].key, "roll") || old->value == is->value)
      continue;
    if (g_str_equal (old->text, is->text))
      words = g_strdup_printf ("%s %s from step %d to step %d, and is still %s", places[i].title,
                               is->value > old->value ? "rises" : "falls", old->value, is->value,
                               is->text);
    else
      words = g_strdup_printf ("%s %s from %s%s to %s%s", places[i].title,
                               is->value > old->value ? "rises" : "falls", get_article (old),
                               old->text, get_article (is), is->text);
    g_assert_nonnull (strstr (text, words));
    *n += 1;
  }
}

static void
test_traits (void)
{
  g_assert_cmpuint (check_turns (HOUSE, check_traits), >, 0);
}

/* How many cards called @name are seen in @container. */
static guint
count_seen (const TcView *view, const char *container, const char *name)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++)
    if (!tokens[i].is_hidden && g_str_equal (tokens[i].container, container) &&
        g_str_equal (tokens[i].name, name))
      count += tokens[i].count;
  return count;
}

/* Whether a line of @text is about @place and names card @name there. */
static gboolean
says_card (const TcView *view, const char *text, const TcViewContainer *place, const char *name)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const TcViewOwner *owner = tc_view_find_owner (view, place->owner);
  gboolean is_titled = owner != NULL && place->title != NULL && *place->title != '\0';
  gboolean is_hand = !is_titled && place->kind == TC_CONTAINER_HAND;
  gboolean is_held = place->holder != NULL && *place->holder != '\0';
  g_autofree char *title = g_ascii_strdown (is_titled ? place->title : "", -1);
  g_autofree char *about = is_titled ? g_strdup_printf (" in %s: ", title)
                           : is_hand ? g_strdup_printf ("^(New for|Revealed in the hand of) %s: ",
                                                        is_held ? place->holder : place->name)
                           : is_held ? g_strdup_printf ("^(Now|Revealed,) %s: ", place->held)
                                     : g_strdup_printf ("(?i)^%s, (new|revealed): ", place->name);
  const char *holder = is_titled ? owner->name : !is_hand && is_held ? place->holder : NULL;
  g_autofree char *quoted = g_regex_escape_string (name, -1);
  g_autofree char *item = holder != NULL
                            ? g_strdup_printf ("[:,] %s’s ([0-9]+ × )?%s(,|$)", holder, quoted)
                            : g_strdup_printf ("[:,] ([0-9]+ × )?%s(,|$)", quoted);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_regex_match_simple (about, lines[i], 0, 0) && g_regex_match_simple (item, lines[i], 0, 0))
      return TRUE;

  return FALSE;
}

static void
check_cards (const TcView *before, const TcView *after, const char *text, guint *n)
{
  guint n_tokens;
  const TcViewToken *tokens = tc_view_get_tokens (after, &n_tokens);
  const TcViewToken *was = tc_view_find_token (before, "score-marker");
  const TcViewToken *is = tc_view_find_token (after, "score-marker");
  g_autofree char *marker = g_strdup_printf ("\n%s: from %s to %s", is->name, was->face, is->face);

  g_assert_true (g_str_equal (was->face, is->face) == (strstr (text, marker) == NULL));
  for (guint i = 0; i < n_tokens; i++) {
    const TcViewToken *card = &tokens[i];
    const TcViewContainer *place = tc_view_find_container (after, card->container);

    if (card->kind != TC_TOKEN_CARD || card->is_hidden || place->kind == TC_CONTAINER_DECK ||
        count_seen (before, card->container, card->name) >=
          count_seen (after, card->container, card->name))
      continue;
    g_assert_true (says_card (after, text, place, card->name));
    g_assert_null (strstr (text, ") ("));
    *n += 1;
  }
}

static void
test_cards (void)
{
  g_assert_cmpuint (check_turns (DUNE, check_cards), >, 0);
}

/* The heading says which way and of which boxes, each player how many. */
static void
check_counts (const TcView *before, const TcView *after, const char *text, guint *n)
{
  *n += g_regex_match_simple ("\nCards (added to|gone from) target cards: Ada [1-9]", text, 0, 0);
}

static void
test_counts (void)
{
  g_assert_cmpuint (check_turns (DUNE, check_counts), >, 0);
}

/* -- Umpires ----------------------------------------------------------------------------------- */

static TcMove
parse (TcGame *game, const char *text)
{
  TcMove move = { 0 };

  g_assert_true (tc_move_parse (tc_game_get_ruleset (game), text, &move, NULL));

  return move;
}

/* (nullable): what a player has and an umpire can put into the first room now. */
static const TcViewToken *
find_takeable (TcGame *game, const TcView *view, TcMove *out_move)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    *out_move = tc_move_make (TC_VERB_PUT, tokens[i].thing,
                              tc_ruleset_find_thing (ruleset, "entrance-hall"), 0);
    if (g_str_has_prefix (tokens[i].container, "hand-") &&
        tc_umpire_check (ruleset, tc_game_get_state (game), out_move, NULL))
      return &tokens[i];
  }

  return NULL;
}

static void
decide (TcGame *game, TcBotDesk *desk, TcRng *rng)
{
  TcMove move = tc_bot_desk_decide (desk, tc_bot_find (tc_game_get_ruleset (game), "heuristic"),
                                    tc_game_get_state (game), rng);

  g_assert_true (tc_game_apply (game, &move, NULL));
}

/* (transfer full): what the log says of a card that the umpire takes from a player, in a turn that
 * is over then. */
static char *
take_card (TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  TcMove done = parse (game, "done");
  TcRng rng;

  tc_bot_rng_init (&rng, 1940);
  for (guint i = 0; i < 300; i++) {
    g_autoptr (TcView) view = tc_rules_view (ruleset, tc_game_get_state (game), TC_SEAT_NONE);
    TcMove put;
    const TcViewToken *card = find_takeable (game, view, &put);

    if (card == NULL) {
      decide (game, desk, &rng);
      continue;
    }
    g_assert_true (tc_game_arrange (game, &put, NULL, &TC_REQUEST_UMPIRE, NULL));
    g_assert_true (tc_game_apply (game, &done, NULL));
    while (!tc_turn_summary_ends_at (game, tc_game_get_n_moves (game) - 1))
      decide (game, desk, &rng);
    return g_strdup_printf ("The umpire: %s is put in the Entrance Hall, from %s", card->name,
                            tc_view_find_container (view, card->container)->name);
  }
  g_assert_not_reached ();
}

/* What an umpire took from a player, the player has not lost in play. */
static void
test_umpire (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (HOUSE);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  g_autofree char *reported = take_card (game);
  g_auto (GStrv) lines = tc_turn_summary_dup (game, TC_SEAT_NONE, tc_game_get_n_moves (game) - 1);
  g_autofree char *text = g_strjoinv ("\n", lines);

  g_test_message ("%s", text);
  g_assert_true (g_strv_contains ((const char *const *) lines, reported));
  g_assert_null (strstr (text, "Fewer"));
  g_assert_null (strstr (text, "at Entrance Hall"));
}

/* Where cards lie is no secret here: everybody reads what was changed. */
static void
test_umpire_openly (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (HOUSE);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  g_autofree char *reported = take_card (game);
  g_auto (GStrv) lines = tc_turn_summary_dup (game, 0, tc_game_get_n_moves (game) - 1);

  g_assert_true (g_strv_contains ((const char *const *) lines, reported));
}

/* -- What is not seen is not said -------------------------------------------------------------- */

/* @text: as the viewer of @own reads it. What only another sees is not in it. */
static void
check_hidden (const TcView *all, const TcView *own, const char *text, guint *n)
{
  guint n_tokens;
  const TcViewToken *tokens = tc_view_get_tokens (all, &n_tokens);

  for (guint i = 0; i < n_tokens; i++) {
    const TcViewContainer *place = tc_view_find_container (all, tokens[i].container);

    if (tokens[i].kind != TC_TOKEN_CARD || tokens[i].is_hidden ||
        count_seen (own, tokens[i].container, tokens[i].name) > 0)
      continue;
    g_assert_false (says_card (all, text, place, tokens[i].name));
    *n += 1;
  }
}

static void
test_hidden (gconstpointer path)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  guint n = 0;

  for (guint i = 0; i < tc_game_get_n_recorded (game); i++) {
    const TcState *state = tc_game_get_position (game, i + 1);
    g_autoptr (TcView) all = NULL;

    if (!tc_turn_summary_ends_at (game, i))
      continue;
    all = tc_rules_view (ruleset, state, TC_SEAT_NONE);
    for (guint8 seat = 0; seat < tc_ruleset_get_setup (ruleset, 0)->n_seats; seat++) {
      g_autoptr (TcView) own = tc_rules_view (ruleset, state, seat);
      g_auto (GStrv) lines = tc_turn_summary_dup (game, seat, i);
      g_autofree char *text = g_strjoinv ("\n", lines);

      check_hidden (all, own, text, &n);
    }
  }
  g_assert_cmpuint (n, >, 0);
}

/* Each game says why it is over, when it is. */
static void
test_end (gconstpointer path)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (path);
  g_autoptr (TcGame) game = play_whole (ruleset);
  g_auto (GStrv) end = tc_game_dup_end (game, TC_SEAT_NONE);
  g_autofree char *text = g_strjoinv ("\n", end);
  g_auto (GStrv) before = NULL;
  guint n_moves = tc_game_get_n_moves (game);
  g_auto (GStrv) log = tc_game_dup_log (game, TC_SEAT_NONE, (gint) n_moves - 1);

  g_assert_nonnull (end[0]);
  for (guint i = 0; end[i] != NULL; i++) {
    gboolean is_logged = FALSE;

    for (guint j = 0; log[j] != NULL; j++)
      is_logged |= g_str_has_prefix (log[j], end[i]);
    g_assert_true (is_logged);
  }
  if (g_str_equal (path, BADGE))
    g_assert_nonnull (strstr (text, "No fugitive is at large any more"));
  tc_game_jump (game, n_moves - 1);
  before = tc_game_dup_end (game, TC_SEAT_NONE);
  g_assert_null (before[0]);
}

int
main (int argc, char **argv)
{
  static const char *const all_games[] = { GAME, BADGE, DUNE, HOUSE, BELL };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/turn-summary/every-turn", test_every_turn);
  g_test_add_data_func ("/play/turn-summary/place", GAME, test_place);
  g_test_add_data_func ("/play/turn-summary/place/of-a-player", HOUSE, test_place);
  g_test_add_data_func ("/play/turn-summary/place/no-heading", BADGE, test_place);
  g_test_add_func ("/play/turn-summary/place/acts", test_place_of_acts);
  g_test_add_func ("/play/turn-summary/figures", test_figures);
  g_test_add_data_func ("/play/turn-summary/standing", GAME, test_standing);
  g_test_add_data_func ("/play/turn-summary/standing/lost", HOUSE, test_standing);
  g_test_add_func ("/play/turn-summary/score/none", test_no_standing);
  g_test_add_func ("/play/turn-summary/secrets", test_secrets);
  for (guint i = 0; i < G_N_ELEMENTS (all_games); i++) {
    g_autofree char *nothing = g_strdup_printf ("/play/turn-summary/nothing/%u", i);

    g_autofree char *end = g_strdup_printf ("/play/turn-summary/end/%u", i);

    g_test_add_data_func (nothing, all_games[i], test_nothing);
    g_test_add_data_func (end, all_games[i], test_end);
  }
  g_test_add_func ("/play/turn-summary/tiles", test_tiles);
  g_test_add_func ("/play/turn-summary/points", test_points);
  g_test_add_func ("/play/turn-summary/traits", test_traits);
  g_test_add_func ("/play/turn-summary/cards", test_cards);
  g_test_add_func ("/play/turn-summary/counts", test_counts);
  g_test_add_func ("/play/turn-summary/umpire", test_umpire);
  g_test_add_func ("/play/turn-summary/umpire/in-secret", test_umpire_openly);
  g_test_add_data_func ("/play/turn-summary/hidden/badge", BADGE, test_hidden);
  g_test_add_data_func ("/play/turn-summary/hidden/dune", DUNE, test_hidden);
  g_test_add_data_func ("/play/turn-summary/hidden/bell", BELL, test_hidden);

  return g_test_run ();
}
