/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/setups/tc-setup-model.h"

#include "fixture.h"

#define HISTORICAL "setups/fixed-setup[historical]"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_set_up (fixture, data);
  g_assert_true (open_now (fixture->document, fixture->path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

static char *
dup_where (Fixture *fixture, const char *setup, const char *piece)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = tc_scenario_find_by_path (scenario, setup);
  g_autoptr (GPtrArray) uses = tc_setup_list_uses (scenario, node);
  const TcSetupUse *use = tc_setup_find_use (scenario, uses, piece);

  g_assert_nonnull (use);
  return g_strdup (use->where);
}

static void
check_where (Fixture *fixture, const char *setup, const char *piece, const char *expected)
{
  g_autofree char *where = dup_where (fixture, setup, piece);

  g_assert_cmpstr (where, ==, expected);
}

static void
move (Fixture *fixture, const char *setup, const char *piece, const char *target)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = tc_scenario_find_by_path (scenario, setup);
  g_autofree char *why_not = NULL;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (GError) error = NULL;

  operation = tc_setup_new_move (scenario, node, piece, target, &why_not);
  g_assert_cmpstr (why_not, ==, NULL);
  g_assert_nonnull (operation);
  g_assert_true (tc_document_apply_operation (fixture->document, operation, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

static void
test_uses (Fixture *fixture, gconstpointer data)
{
  check_where (fixture, HISTORICAL, "nl-2-corps", "Amsterdam");
  check_where (fixture, HISTORICAL, "2dcr", "Turn 3");
  check_where (fixture, "setups/free-setup[free]", "1-panzer", "Quota germans");
}

/* From one area to another only the value changes; in from a turn, the arrival goes. */
static void
test_moves (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario;

  move (fixture, HISTORICAL, "nl-2-corps", "rotterdam");
  check_where (fixture, HISTORICAL, "nl-2-corps", "Rotterdam");
  move (fixture, HISTORICAL, "2dcr", "paris");
  check_where (fixture, HISTORICAL, "2dcr", "Paris");
  scenario = tc_document_get_scenario (fixture->document);
  g_assert_cmpuint (tc_scenario_find_by_path (scenario, HISTORICAL "/reinforcement[2dcr]"), ==,
                    TC_NODE_NONE);
  move (fixture, HISTORICAL, "2dcr", "@turn-5");
  check_where (fixture, HISTORICAL, "2dcr", "Turn 5");
  move (fixture, HISTORICAL, "2dcr", "@off");
  check_where (fixture, HISTORICAL, "2dcr", "Not in this setup");
  for (guint i = 0; i < 4; i++)
    tc_document_undo (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* On another turn it arrives in the same area, and its line stays where it is. */
static void
test_moves_to_a_turn (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario;
  TcNode arrival;

  move (fixture, HISTORICAL, "4dcr", "@turn-7");
  check_where (fixture, HISTORICAL, "4dcr", "Turn 7");
  scenario = tc_document_get_scenario (fixture->document);
  arrival = tc_scenario_find_by_path (scenario, HISTORICAL "/reinforcement[4dcr]");
  g_assert_cmpstr (tc_scenario_get_string (scenario, arrival, "area"), ==, "soissons");
  g_assert_cmpuint (tc_scenario_get_next_sibling (scenario, arrival), ==,
                    tc_scenario_find_by_path (scenario, HISTORICAL "/reinforcement[1tb]"));
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  move (fixture, HISTORICAL, "4dcr", "@turn-3"); /* where it is */
  g_assert_false (tc_document_is_modified (fixture->document));
}

static void
test_cannot (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = tc_scenario_find_by_path (scenario, HISTORICAL);
  g_autofree char *nowhere = NULL;
  g_autofree char *nobody = NULL;

  g_assert_null (tc_setup_new_move (scenario, node, "2dcr", "atlantis", &nowhere));
  g_assert_nonnull (strstr (nowhere, "“Quotas and arrivals”"));
  g_assert_null (tc_setup_new_move (scenario, node, "atlantis", "paris", &nobody));
  g_assert_nonnull (nobody);
}

/* Every piece is somewhere on the view: on the map or in a box. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autoptr (GPtrArray) uses = tc_setup_list_uses (scenario, node);
    g_autoptr (TcView) view = tc_setup_new_view (scenario, node, uses);
    guint n;
    const TcViewToken *tokens = tc_view_get_tokens (view, &n);

    g_assert_cmpuint (n, ==, uses->len);
    for (guint i = 0; i < n; i++)
      g_assert_nonnull (tc_view_find_container (view, tokens[i].container));
  }
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/setup-model/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("uses", test_uses);
  ADD ("moves", test_moves);
  ADD ("moves-to-a-turn", test_moves_to_a_turn);
  ADD ("cannot", test_cannot);
  ADD ("view", test_view);
  return g_test_run ();
}
