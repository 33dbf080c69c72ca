/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-dependents.h"

#include <string.h>

#include "fixture.h"

/* What goes with a datum that is deleted, and what only the designer can decide. */

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, data);
  fixture_open (fixture);
  wait_for_build (fixture->document);
}

static TcScenario *
get_scenario (Fixture *fixture)
{
  return tc_document_get_scenario (fixture->document);
}

static guint
count (const GArray *dependents, gboolean goes)
{
  guint n = 0;

  for (guint i = 0; i < dependents->len; i++)
    n += g_array_index (dependents, TcDependent, i).goes == goes;

  return n;
}

static guint
count_links (Fixture *fixture, const char *path)
{
  TcScenario *scenario = get_scenario (fixture);
  TcNode area = tc_scenario_find_by_path (scenario, path);
  TcNode link = TC_NODE_NONE;
  guint n = 0;

  while ((link = tc_scenario_find_by_role (scenario, "link", link)) != TC_NODE_NONE)
    n += tc_scenario_get_ref (scenario, link, "a") == area ||
         tc_scenario_get_ref (scenario, link, "b") == area;

  return n;
}

static void delete (Fixture *fixture, const char *const *paths, gboolean with_dependents)
{
  g_autoptr (TcOperation) operation =
    tc_dependents_new_delete (get_scenario (fixture), paths, with_dependents);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (operation);
  g_assert_true (tc_document_apply_operation (fixture->document, operation, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

/* The adjacency between the two is one. */
static void
test_areas (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, "area-board/area[sedan]", NULL };
  g_autoptr (GArray) dependents = tc_dependents_list (get_scenario (fixture), paths);
  guint n_links = count_links (fixture, paths[0]) + count_links (fixture, paths[1]) - 1;

  g_assert_cmpuint (count (dependents, TRUE), >=, n_links);
  delete (fixture, paths, TRUE);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  g_assert_cmpuint (tc_scenario_find_by_path (get_scenario (fixture), paths[0]), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_by_path (get_scenario (fixture), paths[1]), ==, TC_NODE_NONE);
  g_assert_cmpint (tc_scenario_is_valid (get_scenario (fixture)), ==,
                   count (dependents, FALSE) == 0);
}

/* The capital is also what armour makes for: that is the designer's to decide again. */
static void
test_capital (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "area-board/area[paris]", NULL };
  g_autoptr (GArray) dependents = tc_dependents_list (get_scenario (fixture), paths);
  TcNode board = tc_scenario_find_by_role (get_scenario (fixture), "board", TC_NODE_NONE);
  gboolean is_listed = FALSE;

  for (guint i = 0; i < dependents->len; i++)
    is_listed |= g_array_index (dependents, TcDependent, i).node == board &&
                 !g_array_index (dependents, TcDependent, i).goes;
  g_assert_true (is_listed);
  g_assert_cmpuint (count (dependents, TRUE), >=, count_links (fixture, paths[0]));
  delete (fixture, paths, FALSE);
  g_assert_false (tc_scenario_is_valid (get_scenario (fixture)));
}

/* Its places in all setups go with a counter, and nothing else names it. */
static void
test_counter (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "order-of-battle/unit[9-panzer]", NULL };
  g_autoptr (GArray) dependents = tc_dependents_list (get_scenario (fixture), paths);
  const char *text;

  g_assert_cmpuint (count (dependents, TRUE), >=, 2);
  g_assert_cmpuint (count (dependents, FALSE), ==, 0);
  delete (fixture, paths, TRUE);
  g_assert_true (tc_scenario_is_valid (get_scenario (fixture)));
  text = tc_source_get_text (tc_document_get_source (fixture->document), NULL);
  g_assert_null (strstr (text, "\"9-panzer\""));
}

static void
test_terrain (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "area-board/terrain[forest]", NULL };
  g_autoptr (GArray) dependents = tc_dependents_list (get_scenario (fixture), paths);

  g_assert_cmpuint (count (dependents, FALSE), >, 2);
  delete (fixture, paths, TRUE);
  g_assert_false (tc_scenario_is_valid (get_scenario (fixture)));
}

static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  static const char *const none[] = { NULL };
  static const char *const unknown[] = { "", "area-board/area[nowhere]", NULL };
  g_autoptr (GArray) dependents = tc_dependents_list (get_scenario (fixture), unknown);

  g_assert_cmpuint (dependents->len, ==, 0);
  g_assert_null (tc_dependents_new_delete (get_scenario (fixture), none, TRUE));
  g_assert_null (tc_dependents_new_delete (get_scenario (fixture), unknown, TRUE));
}

/* An element inside another that goes too is not removed twice. */
static void
test_nested (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, ARDENNES "/outline", ARDENNES, NULL };

  delete (fixture, paths, FALSE);
  g_assert_cmpuint (tc_scenario_find_by_path (get_scenario (fixture), ARDENNES), ==, TC_NODE_NONE);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/dependents/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("areas", test_areas);
  ADD ("capital", test_capital);
  ADD ("counter", test_counter);
  ADD ("terrain", test_terrain);
  ADD ("nothing", test_nothing);
  ADD ("nested", test_nested);

  return g_test_run ();
}
