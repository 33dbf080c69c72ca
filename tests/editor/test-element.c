/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-element.h"

#include "document/tc-group.h"
#include "fixture.h"

#define TURN "turn-record-track/turn[2]"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, data);
  fixture_open (fixture);
  wait_for_build (fixture->document);
}

static TcNode
find (Fixture *fixture, const char *path)
{
  return tc_scenario_find_by_path (tc_document_get_scenario (fixture->document), path);
}

/* Whether an entry of @menu has @name as the target of its action. */
static gboolean
offers (GMenu *menu, const char *name)
{
  GMenuModel *model = G_MENU_MODEL (menu);

  for (int i = 0; i < g_menu_model_get_n_items (model); i++) {
    g_autofree char *target = NULL;
    g_autofree char *label = NULL;

    g_assert_true (
      g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_TARGET, "s", &target));
    g_assert_true (g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
    g_assert_cmpstr (label, !=, "");
    if (g_str_equal (target, name))
      return TRUE;
  }

  return FALSE;
}

static void
test_add_menu (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  g_autoptr (GMenu) board = tc_element_make_add_menu (scenario, find (fixture, "area-board"), "x");
  g_autoptr (GMenu) area = tc_element_make_add_menu (scenario, find (fixture, ARDENNES), "x");

  g_assert_true (offers (board, "area"));
  g_assert_false (offers (board, "unit"));
  /* It has its one outline. */
  g_assert_false (offers (area, "outline"));
}

static void
test_role_menu (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  g_autoptr (GMenu) spaces = tc_element_make_role_menu (scenario, "space", "x");
  g_autoptr (GMenu) none = tc_element_make_role_menu (scenario, "no-such-role", "x");

  g_assert_true (offers (spaces, "area"));
  g_assert_false (offers (spaces, "nation"));
  g_assert_cmpint (g_menu_model_get_n_items (G_MENU_MODEL (none)), ==, 0);
}

/* The new one is selected, and one undo takes it away. */
static void
test_add (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before =
    g_strdup (tc_source_get_text (tc_document_get_source (fixture->document), NULL));

  g_assert_true (tc_element_add (fixture->document, "area-board", "area", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_true (
    g_str_has_prefix (tc_document_get_selected (fixture->document), "area-board/area["));
  g_assert_cmpuint (find (fixture, tc_document_get_selected (fixture->document)), !=, TC_NODE_NONE);
  tc_document_undo (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   before);
}

static void
test_add_is_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tc_element_add (fixture->document, "area-board", "unit", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (
    tc_element_add (fixture->document, "area-board/area[atlantis]", "outline", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_false (tc_document_is_modified (fixture->document));
}

static void
test_move (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode track = find (fixture, "turn-record-track");
  TcNode first = tc_scenario_get_first_child (scenario, track);
  g_autoptr (GError) error = NULL;
  TcNode turn;

  g_assert_false (tc_element_can_move (scenario, track, FALSE) &&
                  tc_element_can_move (scenario, 0, TRUE));
  g_assert_false (tc_element_can_move (scenario, 0, FALSE));
  g_assert_false (
    tc_element_can_move (scenario, find (fixture, "turn-record-track/turn[1]"), FALSE));
  turn = find (fixture, TURN);
  g_assert_cmpuint (turn, !=, first);
  g_assert_true (tc_element_can_move (scenario, turn, FALSE));
  g_assert_true (tc_element_can_move (scenario, turn, TRUE));
  g_assert_true (tc_element_move (fixture->document, TURN, FALSE, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  scenario = tc_document_get_scenario (fixture->document);
  g_assert_false (tc_element_can_move (scenario, find (fixture, TURN), FALSE));
}

/* Several changes are one step of undo. */
static void
test_group (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcOperation) group = tc_operation_new_group ("Both");
  g_autoptr (GError) error = NULL;

  tc_group_set (group, ARDENNES, "terrain", "mountain");
  tc_group_set (group, "nation[france]", "name", "Gaul");
  g_assert_cmpuint (tc_operation_group_get_n (group), ==, 2);
  g_assert_true (tc_document_apply_operation (fixture->document, group, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "mountain");
  g_assert_cmpstr (get_value (fixture->document, "nation[france]", "name"), ==, "Gaul");
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "terrain"), ==, "forest");
  g_assert_cmpstr (get_value (fixture->document, "nation[france]", "name"), ==, "France");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/element/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("add-menu", test_add_menu);
  ADD ("role-menu", test_role_menu);
  ADD ("add", test_add);
  ADD ("add-is-refused", test_add_is_refused);
  ADD ("move", test_move);
  ADD ("group", test_group);

  return g_test_run ();
}
