/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* What every board relies on, in every setup of every game, for every viewer: what a view names is
 * in it, is called something, and can be read. */

/* Random moves before each of the views of a game. */
static const guint positions[] = { 0, 7, 40 };

static void
assert_key (const char *key)
{
  g_assert_nonnull (key);
  g_assert_cmpstr (key, !=, "");
  g_assert_null (strpbrk (key, " \t\n<>{}|"));
}

/* Words for people: valid, without places of a template that nobody filled. */
static void
assert_words (const char *words, gboolean may_be_empty)
{
  g_assert_nonnull (words);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_true (may_be_empty || *words != '\0');
  if (strpbrk (words, "{}") != NULL || strstr (words, "(null)") != NULL ||
      strstr (words, "  ") != NULL)
    g_error ("\"%s\"", words);
}

static void
assert_colour (const char *colour)
{
  g_assert_cmpuint (strlen (colour), ==, 7);
  g_assert_cmpint (colour[0], ==, '#');
  g_assert_cmpuint (strspn (colour + 1, "0123456789abcdef"), ==, 6);
}

static void
assert_owner (const TcView *view, const char *id)
{
  g_assert_nonnull (id);
  g_assert_true (*id == '\0' || tc_view_find_owner (view, id) != NULL);
}

static void
assert_marks (const TcView *view, const TcMark *marks, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_assert_cmpint (marks[i].kind, !=, TC_MARK_NONE);
    assert_words (marks[i].text, TRUE);
    if (marks[i].owner != NULL)
      assert_owner (view, marks[i].owner);
  }
}

static void
assert_drawing (const char *glyph)
{
  g_assert_true (*glyph == '\0' || g_strv_contains (tc_glyph_get_all (), glyph));
}

static void
check_owners (const TcView *view)
{
  guint n;
  const TcViewOwner *owners = tc_view_get_owners (view, &n);

  for (guint i = 0; i < n; i++) {
    assert_key (owners[i].id);
    assert_words (owners[i].name, FALSE);
    assert_colour (owners[i].colour);
    if (owners[i].land_colour != NULL && *owners[i].land_colour != '\0')
      assert_colour (owners[i].land_colour);
    g_assert_true (tc_view_find_owner (view, owners[i].id) == &owners[i]);
  }
}

static void
check_containers (const TcRuleset *ruleset, const TcView *view)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  guint width;
  guint height;

  tc_view_get_size (view, &width, &height);
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++) {
    const TcViewContainer *each = &containers[i];
    g_autofree char *words = tc_container_dup_words (each);
    g_autofree char *last_word = g_strconcat (" ", each->type, NULL);

    assert_key (each->key);
    assert_words (each->name, FALSE);
    assert_words (words, TRUE);
    /* Said after the name, which has not said it already. */
    if (*each->type != '\0' && g_str_has_suffix (each->name, last_word))
      g_error ("\"%s, %s\"", each->name, words);
    assert_owner (view, each->region);
    assert_owner (view, each->owner);
    assert_drawing (each->glyph);
    assert_marks (view, each->marks, each->n_marks);
    g_assert_cmpint (each->outline == NULL, ==, each->n_outline == 0);
    g_assert_true (each->n_outline == 0 || each->n_outline >= 3);
    g_assert_cmpint (each->rotation % 90, ==, 0);
    if (each->kind == TC_CONTAINER_AREA) {
      g_assert_cmpint (each->centre.x, >=, 0);
      g_assert_cmpint (each->centre.x, <=, (gint) width);
      g_assert_cmpint (each->centre.y, <=, (gint) height);
    }
    /* A click asks about what it is, and not about something else; a part of another is for its
     * owner. */
    if (each->thing != TC_THING_NONE && *each->within == '\0' &&
        strstr (each->key, tc_ruleset_get_thing (ruleset, each->thing)->id) == NULL)
      g_error ("\"%s\" is %s", each->name, tc_ruleset_get_thing (ruleset, each->thing)->name);
    /* No two have one key: a drag would not know where to. */
    g_assert_true (tc_view_find_container (view, each->key) == each);
  }
}

static void
check_tokens (const TcView *view)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *each = &tokens[i];

    assert_key (each->key);
    assert_words (each->name, FALSE);
    assert_words (each->face, TRUE);
    assert_owner (view, each->owner);
    if (each->colour != NULL && *each->colour != '\0')
      assert_colour (each->colour);
    g_assert_cmpuint (each->count, >, 0);
    if (tc_view_find_container (view, each->container) == NULL)
      g_error ("%s lies in \"%s\", which is not there", each->key, each->container);
    g_assert_true (tc_view_find_token (view, each->key) == each);
  }
}

static void
check_links (const TcView *view)
{
  guint n;
  const TcViewLink *links = tc_view_get_links (view, &n);

  for (guint i = 0; i < n; i++) {
    g_assert_nonnull (tc_view_find_container (view, links[i].a));
    g_assert_nonnull (tc_view_find_container (view, links[i].b));
    g_assert_cmpstr (links[i].a, !=, links[i].b);
    assert_marks (view, links[i].marks, links[i].n_marks);
  }
}

static void
check_scenery (const TcView *view)
{
  guint n_shapes;
  guint n_labels;
  const TcViewShape *shapes = tc_view_get_shapes (view, &n_shapes);
  const TcViewLabel *labels = tc_view_get_labels (view, &n_labels);

  for (guint i = 0; i < n_shapes; i++) {
    g_assert_cmpuint (shapes[i].n_points, >=, 2);
    g_assert_cmpstr (shapes[i].style, !=, "");
    assert_words (shapes[i].name, TRUE);
  }
  for (guint i = 0; i < n_labels; i++) {
    assert_words (labels[i].text, FALSE);
    g_assert_cmpint (ABS (labels[i].angle), <=, 180);
  }
}

static void
check_notes (const TcView *view)
{
  guint n_notes;
  guint n_beliefs;
  const TcViewNote *notes = tc_view_get_notes (view, &n_notes);
  const TcViewBelief *beliefs = tc_view_get_beliefs (view, &n_beliefs);

  for (guint i = 0; i < n_notes; i++) {
    g_assert_nonnull (tc_view_find_container (view, notes[i].container));
    assert_words (notes[i].text, FALSE);
    assert_owner (view, notes[i].owner);
  }
  for (guint i = 0; i < n_beliefs; i++) {
    g_assert_nonnull (tc_view_find_container (view, beliefs[i].believer));
    g_assert_nonnull (tc_view_find_container (view, beliefs[i].about));
    g_assert_cmpuint (beliefs[i].percent, <=, 100);
  }
}

static gboolean
is_there (const TcView *view, const char *key)
{
  return *key == '\0' || tc_view_find_container (view, key) != NULL ||
         tc_view_find_token (view, key) != NULL;
}

static void
check_moves (const TcView *view)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    assert_words (moves[i].text, FALSE);
    assert_key (moves[i].verb);
    if (*moves[i].onto != '\0' && !is_there (view, moves[i].onto))
      g_error ("%s: onto \"%s\", which is not there", moves[i].text, moves[i].onto);
    if (i > 0)
      g_assert_cmpint (tc_move_compare (&moves[i - 1].move, &moves[i].move), <, 0);
  }
}

static void
check (const TcRuleset *ruleset, const TcView *view)
{
  assert_words (tc_view_get_prompt (view), TRUE);
  assert_words (tc_view_get_status (view), TRUE);
  check_owners (view);
  check_containers (ruleset, view);
  check_tokens (view);
  check_links (view);
  check_scenery (view);
  check_notes (view);
  check_moves (view);
}

/* -- Games -- */

static void
check_position (TcRuleset *ruleset, TcGame *game, guint setup)
{
  const TcState *state = tc_game_get_state (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, setup)->n_seats;

  for (guint viewer = 0; viewer <= n_seats; viewer++) {
    guint8 eyes = viewer < n_seats ? (guint8) viewer : TC_SEAT_NONE;
    g_autoptr (TcView) view = tc_rules_view (ruleset, state, eyes);
    guint n_moves;

    check (ruleset, view);
    tc_view_get_moves (view, &n_moves);
    /* Who does not decide is offered nothing. */
    g_assert_true (n_moves == 0 || eyes == state->actor || eyes == TC_SEAT_NONE);
    if (eyes == state->actor && !tc_game_is_over (game)) {
      g_assert_cmpuint (n_moves, >, 0);
      g_assert_cmpstr (tc_view_get_prompt (view), !=, "");
    }
  }
}

static void
test_game (gconstpointer data)
{
  const TcTestCase *test = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (test->file);
  guint setup = tc_test_find_setup (ruleset, test->setup);
  g_autoptr (TcGame) game = tc_game_new (ruleset, setup, 1938);
  guint played = 0;
  TcRng rng;

  tc_rng_init (&rng, 1940);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    tc_test_play_random (game, &rng, positions[i] - played);
    played = positions[i];
    check_position (ruleset, game, setup);
  }
}

/* The editor's own view of a setup, and of the empty board. */
static void
test_board (gconstpointer data)
{
  const TcTestCase *test = data;
  g_autofree char *path = tc_test_dup_path (test->file);
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  g_autoptr (TcBuild) build = tc_build_new (source, tc_test_get_systems ());
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode setup = TC_NODE_NONE;
  guint n;

  do {
    g_autoptr (TcView) view = NULL;

    setup = tc_scenario_find_by_role (scenario, "setup", setup);
    view = tc_view_new_for_board (scenario, setup);
    check_owners (view);
    check_tokens (view);
    check_links (view);
    check_scenery (view);
    tc_view_get_moves (view, &n);
    g_assert_cmpuint (n, ==, 0);
  } while (setup != TC_NODE_NONE);
}

int
main (int argc, char **argv)
{
  guint n;
  const TcTestCase *cases;

  g_test_init (&argc, &argv, NULL);
  cases = tc_test_cases (&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *game = g_strconcat ("/rules/view-laws/game/", cases[i].name, NULL);
    g_autofree char *board = g_strconcat ("/rules/view-laws/board/", cases[i].name, NULL);

    g_test_add_data_func (game, &cases[i], test_game);
    if (i == 0 || strcmp (cases[i].file, cases[i - 1].file) != 0)
      g_test_add_data_func (board, &cases[i], test_board);
  }

  return g_test_run ();
}
