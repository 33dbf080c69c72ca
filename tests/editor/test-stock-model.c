/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/setups/tc-stock-model.h"

#include "fixture.h"

#define CRISIS "setups/setup[crisis]"
#define FREE   "setups/setup[free]"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "bell-1938");
  fixture_open (fixture);
}

static TcNode
find (Fixture *fixture, const char *path)
{
  return tc_scenario_find_by_path (tc_document_get_scenario (fixture->document), path);
}

/* How many equal pieces the token @key of the setup's view stands for; 0 for none. */
static guint
count (Fixture *fixture, const char *setup, const char *key, const char *place)
{
  g_autoptr (TcView) view =
    tc_stock_new_view (tc_document_get_scenario (fixture->document), find (fixture, setup));
  const TcViewToken *token = tc_view_find_token (view, key);

  if (token == NULL)
    return 0;
  g_assert_cmpstr (token->container, ==, place);
  g_assert_nonnull (tc_view_find_container (view, place));

  return token->count;
}

static void
move (Fixture *fixture, const char *setup, const char *subject, const char *target)
{
  g_autofree char *why_not = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcOperation) operation = tc_stock_new_move (
    tc_document_get_scenario (fixture->document), find (fixture, setup), subject, target, &why_not);

  g_assert_cmpstr (why_not, ==, NULL);
  g_assert_nonnull (operation);
  g_assert_true (tc_document_apply_operation (fixture->document, operation, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

/* What the setup puts where, on the board and beside it; and nothing is left over. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count (fixture, CRISIS, "csr-germans-concede", "csr-germans"), ==, 2);
  g_assert_cmpuint (count (fixture, CRISIS, "france-defend", "france"), ==, 1);
  g_assert_cmpuint (count (fixture, CRISIS, "france-concede", "france"), ==, 0);
  g_assert_cmpuint (count (fixture, CRISIS, "concede-tension-defend", "concede-tension"), ==, 3);
  g_assert_cmpuint (count (fixture, CRISIS, "german-3-concede", "german-3"), ==, 1);
  g_assert_cmpuint (count (fixture, CRISIS, "@left-concede", "@off"), ==, 0);
  g_assert_cmpuint (count (fixture, CRISIS, "@left-disk", "@off"), ==, 1);
  g_assert_cmpuint (count (fixture, FREE, "@later-concede", "@free-concede"), ==, 3);
}

/* The map page's board of the setup has the same, without the boxes. */
static void
test_board (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) view =
    tc_view_new_for_board (tc_document_get_scenario (fixture->document), find (fixture, CRISIS));
  const TcViewToken *token = tc_view_find_token (view, "united-kingdom-concede");

  g_assert_nonnull (token);
  g_assert_cmpint (token->kind, ==, TC_TOKEN_CUBE);
  g_assert_cmpstr (token->owner, ==, "concede");
  g_assert_cmpstr (token->name, ==, "white cube");
  g_assert_null (tc_view_find_token (view, "concede-pool-concede"));
}

/* One at a time: a number goes down and another one up; rows come and go; undo gives back all. */
static void
test_moves (Fixture *fixture, gconstpointer data)
{
  move (fixture, CRISIS, "csr-germans-concede", "press");
  g_assert_cmpuint (count (fixture, CRISIS, "csr-germans-concede", "csr-germans"), ==, 1);
  g_assert_cmpuint (count (fixture, CRISIS, "press-concede", "press"), ==, 1);
  move (fixture, CRISIS, "csr-germans-concede", "press");
  g_assert_cmpuint (find (fixture, CRISIS "/put[concede,csr-germans]"), ==, TC_NODE_NONE);
  g_assert_cmpuint (count (fixture, CRISIS, "press-concede", "press"), ==, 2);
  move (fixture, CRISIS, "press-concede", "@off");
  g_assert_cmpuint (count (fixture, CRISIS, "@left-concede", "@off"), ==, 1);
  move (fixture, CRISIS, "@left-concede", "defend-tension");
  g_assert_cmpuint (count (fixture, CRISIS, "@left-concede", "@off"), ==, 0);
  g_assert_cmpuint (count (fixture, CRISIS, "defend-tension-concede", "defend-tension"), ==, 4);
  move (fixture, CRISIS, "@left-disk", "german-1");
  g_assert_cmpuint (count (fixture, CRISIS, "german-1-disk", "german-1"), ==, 1);
  for (guint i = 0; i < 5; i++)
    tc_document_undo (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* What a player places becomes fixed, and the reverse; the allowed spaces stay. */
static void
test_free (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode row = tc_stock_find_row (scenario, find (fixture, FREE), "@later-defend");
  g_auto (GStrv) allowed = tc_stock_list_allowed (scenario, row);
  g_autofree char *key = tc_stock_dup_key (scenario, row);

  g_assert_cmpstr (key, ==, "@later-defend");
  g_assert_cmpuint (g_strv_length (allowed), ==, 5);
  g_assert_cmpstr (allowed[0], ==, "france");
  move (fixture, FREE, "@later-defend", "france");
  move (fixture, FREE, "@later-defend", "press");
  g_assert_cmpuint (count (fixture, FREE, "@later-defend", "@free-defend"), ==, 0);
  g_assert_cmpuint (find (fixture, FREE "/free-cubes[defend]/in[france]"), !=, TC_NODE_NONE);
  move (fixture, FREE, "press-defend", "@free-defend");
  g_assert_cmpuint (count (fixture, FREE, "@later-defend", "@free-defend"), ==, 1);
}

/* Neither a cube nor a second disk on a space of the track, nor cubes among those of others. */
static void
test_cannot (Fixture *fixture, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "@left-disk", "france" },
    { "@later-defend", "@free-concede" },
    { "nobody", "france" },
    { "france-defend", "atlantis" },
  };
  TcScenario *scenario = tc_document_get_scenario (fixture->document);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *why_not = NULL;

    g_assert_null (tc_stock_new_move (scenario, find (fixture, i == 1 ? FREE : CRISIS), cases[i][0],
                                      cases[i][1], &why_not));
    g_assert_nonnull (why_not);
  }
}

/* Dropped where it is: nothing happens, and nothing is said. */
static void
test_stays (Fixture *fixture, gconstpointer data)
{
  g_autofree char *why_not = NULL;

  g_assert_null (tc_stock_new_move (tc_document_get_scenario (fixture->document),
                                    find (fixture, CRISIS), "france-defend", "france", &why_not));
  g_assert_cmpstr (why_not, ==, NULL);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/stock-model/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("view", test_view);
  ADD ("board", test_board);
  ADD ("moves", test_moves);
  ADD ("free", test_free);
  ADD ("cannot", test_cannot);
  ADD ("stays", test_stays);

  return g_test_run ();
}
