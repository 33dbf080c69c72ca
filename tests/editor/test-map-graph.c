/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-node.h"
#include "fixture.h"
#include "pages/map/tc-map-edit.h"

/* Gestures as text, on a board of spaces with arrows. */

static void
set_up (Fixture *fixture, gconstpointer system)
{
  fixture_set_up_with (fixture, system);
  fixture_open (fixture);
}

static TcScenario *
get_scenario (Fixture *fixture)
{
  return tc_document_get_scenario (fixture->document);
}

static void
apply (Fixture *fixture, TcOperation *operation)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (owned);
  tc_document_apply_operation (fixture->document, owned, NULL, &error);
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

static void
join (Fixture *fixture, const char *a, const char *b)
{
  apply (fixture, tc_map_edit_join (get_scenario (fixture), a, b));
}

/* Which way the link of two spaces leads: ">" as @a and @b are given, "<", "=" for both, "" for
 * none. */
static const char *
get_way (Fixture *fixture, const char *a, const char *b)
{
  TcScenario *scenario = get_scenario (fixture);
  TcNode link = tc_map_edit_find_link (scenario, a, b);

  if (link == TC_NODE_NONE)
    return "";
  if (tc_scenario_get_bool (scenario, link, "both"))
    return "=";

  return g_strcmp0 (tc_scenario_get_string (scenario, link, "a"), a) == 0 ? ">" : "<";
}

/* An arrow is added, gets a second head from the other side, and loses one head at a time. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  static const struct {
    gboolean is_back;
    const char *way;
  } steps[] = {
    { FALSE, ">" }, { TRUE, "=" }, { FALSE, "<" }, { FALSE, "=" }, { TRUE, ">" }, { FALSE, "" },
  };

  g_assert_cmpstr (get_way (fixture, "france", "press"), ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (steps[i].is_back)
      join (fixture, "press", "france");
    else
      join (fixture, "france", "press");
    g_assert_cmpstr (get_way (fixture, "france", "press"), ==, steps[i].way);
  }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
}

/* The head at the start of an arrow with two is taken away: what is left leads the other way. */
static void
test_first_head (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (get_way (fixture, "opposition", "general-staff"), ==, "=");
  join (fixture, "opposition", "general-staff");
  g_assert_cmpstr (get_way (fixture, "opposition", "general-staff"), ==, "<");
}

static void
test_labels (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = get_scenario (fixture);
  g_autoptr (TcOperation) add = tc_map_edit_join (scenario, "president", "france");
  g_autoptr (TcOperation) remove = tc_map_edit_join (scenario, "france", "president");
  g_autofree char *adding = tc_operation_dup_label (add, scenario);
  g_autofree char *removing = tc_operation_dup_label (remove, scenario);

  g_assert_cmpstr (adding, ==, "Add an arrow from President to France");
  g_assert_cmpstr (removing, ==, "Remove the arrow from France to President");
  g_assert_null (tc_map_edit_join (scenario, "france", "france"));
}

/* A space is one place, with what the schema requires; nothing with an outline is taken for one. */
static void
test_add_space (Fixture *fixture, gconstpointer data)
{
  static const char *const attributes[] = { "dimension", "political", NULL };
  static const TcPoint at[] = { { 300, 700 }, { 400, 700 }, { 400, 800 } };
  TcMapEditArea area = { .id = "slovaks",
                         .name = "Slovaks",
                         .attributes = attributes,
                         .points = at,
                         .n_points = G_N_ELEMENTS (at) };
  TcNode space;

  g_assert_null (tc_map_edit_add_area (get_scenario (fixture), &area));
  area.n_points = 1;
  apply (fixture, tc_map_edit_add_area (get_scenario (fixture), &area));
  space = tc_node_find_key (get_scenario (fixture), "space", "slovaks");
  g_assert_cmpint (tc_scenario_get_int (get_scenario (fixture), space, "x"), ==, 300);
  g_assert_cmpint (tc_scenario_get_int (get_scenario (fixture), space, "y"), ==, 700);
  g_assert_true (tc_scenario_is_valid (get_scenario (fixture)));
  join (fixture, "czechoslovaks", "slovaks");
  g_assert_cmpstr (get_way (fixture, "czechoslovaks", "slovaks"), ==, ">");
}

static void
test_move (Fixture *fixture, gconstpointer data)
{
  apply (fixture, tc_map_edit_move_centre (get_scenario (fixture), "press", (TcPoint){ 620, 170 }));
  g_assert_cmpstr (get_value (fixture->document, "influence-board/space[press]", "x"), ==, "620");
  g_assert_cmpstr (get_value (fixture->document, "influence-board/space[press]", "y"), ==, "170");
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/map-graph/" name, Fixture, "bell-1938", set_up, test, fixture_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("arrows", test_arrows);
  ADD ("first-head", test_first_head);
  ADD ("labels", test_labels);
  ADD ("add-space", test_add_space);
  ADD ("move", test_move);

  return g_test_run ();
}
