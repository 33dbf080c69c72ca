/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-clause.h"

#include <string.h>

#include "document/tc-item.h"
#include "fixture.h"

/* Clauses of cards as rows, and what becomes of the text when they are changed. */

#define DECK  "strategy-deck[strategy]"
#define NOTE  DECK "/card[joint-note]"
#define PARIS DECK "/card[divided-paris]"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "bell-1938");
  fixture_open (fixture);
}

static TcClauseRoot
find_root (TcScenario *scenario, const char *owner)
{
  return tc_clause_find_root (scenario, tc_scenario_find_by_path (scenario, owner), "effects");
}

static GPtrArray *
list (Fixture *fixture, const char *owner)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcClauseRoot root = find_root (scenario, owner);

  return tc_clause_list (scenario, &root);
}

static void
check_row (const GPtrArray *rows, guint index, guint depth, const char *kind, const char *sentence)
{
  TcItem *item = rows->pdata[index];

  g_assert_cmpuint (tc_item_get_index (item), ==, depth);
  g_assert_cmpstr (tc_item_get_title (item), ==, kind);
  g_assert_cmpstr (tc_item_get_detail (item), ==, sentence);
}

/* The rows of a card, each with the sentence that the log and the card have. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = list (fixture, NOTE);
  g_autoptr (GPtrArray) none = NULL;

  g_assert_cmpuint (rows->len, ==, 10);
  check_row (rows, 0, 0, "If",
             "If Concede controls the United Kingdom and France, "
             "replace 2 green cubes in the President with 2 white cubes; otherwise place 1 white "
             "cube in the President.");
  check_row (rows, 1, 1, "When", "");
  check_row (rows, 2, 2, "Controls", "Concede controls the United Kingdom.");
  check_row (rows, 4, 1, "Then", "");
  check_row (rows, 5, 2, "Replace", "Replace 2 green cubes in the President with 2 white cubes.");
  check_row (rows, 6, 3, "In", "In the President.");
  check_row (rows, 8, 2, "Place", "Place 1 white cube in the President.");
}

/* Whether @menu, or a section of it, has an entry whose target is @target. */
static gboolean
offers (GMenuModel *menu, GVariant *target)
{
  g_autoptr (GVariant) wanted = g_variant_ref_sink (target);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GVariant) found =
      g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

    if (section != NULL && offers (section, g_variant_ref (wanted)))
      return TRUE;
    if (found != NULL && g_variant_equal (found, wanted))
      return TRUE;
  }

  return FALSE;
}

static GMenu *
make_menu (Fixture *fixture, const char *owner, const char *selected)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcClauseRoot root = find_root (scenario, owner);
  TcNode node = selected != NULL ? tc_scenario_find_by_path (scenario, selected) : TC_NODE_NONE;

  return tc_clause_make_add_menu (scenario, &root, node, "x");
}

/* What the schema allows, where the new clause would go. */
static void
test_menus (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  g_autoptr (GMenu) end = make_menu (fixture, PARIS, NULL);
  g_autoptr (GMenu) at = make_menu (fixture, PARIS, PARIS "/event/remove#1");
  g_autoptr (GMenu) kinds = tc_clause_make_kind_menu (
    scenario, tc_scenario_find_by_path (scenario, PARIS "/event/remove#1"), "x");

  g_assert_true (offers (G_MENU_MODEL (end), g_variant_new ("(ssss)", PARIS "/event", "", "move",
                                                            PARIS "/event/place#1")));
  g_assert_true (offers (G_MENU_MODEL (at), g_variant_new ("(ssss)", PARIS "/event", "", "move",
                                                           PARIS "/event/remove#1")));
  g_assert_true (offers (G_MENU_MODEL (at), g_variant_new ("(ssss)", PARIS "/event/remove#1", "",
                                                           "in", PARIS "/event/remove#1/in#1")));
  g_assert_false (
    offers (G_MENU_MODEL (at), g_variant_new ("(ssss)", PARIS "/event/remove#1", "", "move", "")));
  g_assert_true (offers (G_MENU_MODEL (kinds), g_variant_new_string ("place")));
  g_assert_false (offers (G_MENU_MODEL (kinds), g_variant_new_string ("remove")));
  g_assert_false (offers (G_MENU_MODEL (kinds), g_variant_new_string ("in")));
}

static gboolean
is_as_it_was (Fixture *fixture)
{
  return g_str_equal (tc_source_get_text (tc_document_get_source (fixture->document), NULL),
                      fixture->text);
}

static void
undo_all (Fixture *fixture)
{
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  tc_document_undo (fixture->document);
  g_assert_true (is_as_it_was (fixture));
}

/* Between two clauses of other kinds, in one step, and selected. */
static void
test_insert (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_clause_insert (fixture->document, PARIS "/event", "", "move",
                                   PARIS "/event/remove#1", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS "/event/move#1");
  wait_for_build (fixture->document);
  rows = list (fixture, PARIS);
  check_row (rows, 2, 0, "Move", "Move 1 cube.");
  check_row (rows, 3, 0, "Place", "Place up to 1 white cube in France.");
  undo_all (fixture);
}

/* A card without an event gets one around its first clause. */
static void
test_insert_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcOperation) strip = tc_operation_new_remove (PARIS "/event");
  g_autoptr (GMenu) menu = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_apply_operation (fixture->document, strip, NULL, &error));
  wait_for_build (fixture->document);
  rows = list (fixture, PARIS);
  g_assert_cmpuint (rows->len, ==, 0);
  g_clear_pointer (&rows, g_ptr_array_unref);
  menu = make_menu (fixture, PARIS, NULL);
  g_assert_true (
    offers (G_MENU_MODEL (menu), g_variant_new ("(ssss)", PARIS, "event", "remove", "")));
  g_assert_true (tc_clause_insert (fixture->document, PARIS, "event", "remove", "", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS "/event/remove#1");
  wait_for_build (fixture->document);
  rows = list (fixture, PARIS);
  g_assert_cmpuint (rows->len, ==, 1);
  check_row (rows, 0, 0, "Remove", "Remove all cubes.");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tc_clause_insert (fixture->document, PARIS "/event", "", "branch", "", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (tc_clause_retype (fixture->document, PARIS "/event/place#1", "in", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_true (is_as_it_was (fixture));
}

/* What both kinds have stays: pieces, numbers and places. */
static void
test_retype (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_clause_retype (fixture->document, PARIS "/event/remove#1", "place", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS "/event/place#1");
  wait_for_build (fixture->document);
  rows = list (fixture, PARIS);
  check_row (rows, 0, 0, "Place", "Place 1 green cube in France.");
  check_row (rows, 1, 1, "In", "In France.");
  check_row (rows, 2, 0, "Place", "Place up to 1 white cube in France.");
  undo_all (fixture);
}

/* What the new kind cannot do without is there. */
static void
test_retype_to_more (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_clause_retype (fixture->document, PARIS "/event/remove#1", "if", &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_scenario_find_by_path (tc_document_get_scenario (fixture->document),
                                              PARIS "/event/if#1/then"),
                    !=, TC_NODE_NONE);
  undo_all (fixture);
}

static void
test_move (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (
    tc_clause_move (fixture->document, PARIS "/event/place#1", PARIS "/event/remove#1", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS "/event/place#1");
  wait_for_build (fixture->document);
  rows = list (fixture, PARIS);
  check_row (rows, 0, 0, "Place", "Place up to 1 white cube in France.");
  check_row (rows, 2, 0, "Remove", "Remove 1 green cube from France.");
  undo_all (fixture);
  wait_for_build (fixture->document);

  g_assert_true (tc_clause_move (fixture->document, PARIS "/event/remove#1", NULL, &error));
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS "/event/remove#1");
  wait_for_build (fixture->document);
  g_clear_pointer (&rows, g_ptr_array_unref);
  rows = list (fixture, PARIS);
  check_row (rows, 0, 0, "Place", "Place up to 1 white cube in France.");
  g_assert_false (
    tc_clause_move (fixture->document, PARIS "/event/remove#1", NOTE "/event/if#1", &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/clause/" name, Fixture, NULL, set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("rows", test_rows);
  ADD ("menus", test_menus);
  ADD ("insert", test_insert);
  ADD ("insert-first", test_insert_first);
  ADD ("refused", test_refused);
  ADD ("retype", test_retype);
  ADD ("retype-to-more", test_retype_to_more);
  ADD ("move", test_move);

  return g_test_run ();
}
