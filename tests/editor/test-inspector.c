/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-inspector.h"

#include "fixture.h"
#include "tc-item.h"
#include "widgets.h"

typedef struct {
  Fixture base;
  GtkWidget *window;
  GtkWidget *inspector;
} InspectorFixture;

static void
set_up (InspectorFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_set_up (&fixture->base, data);
  g_assert_true (tc_document_open (fixture->base.document, fixture->base.path, &error));
  g_assert_no_error (error);
  fixture->inspector = g_object_new (TC_TYPE_INSPECTOR, NULL);
  tc_inspector_set_document (TC_INSPECTOR (fixture->inspector), fixture->base.document);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->inspector);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 900);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_build (fixture->base.document);
}

static void
tear_down (InspectorFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static char *
dup_chosen (GtkWidget *row)
{
  TcItem *item = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));

  g_assert_nonnull (item);
  return g_strdup (tc_item_get_key (item));
}

static void
choose (GtkWidget *row, const char *key)
{
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));
  guint position = tc_item_find (model, key);

  g_assert_cmpuint (position, !=, G_MAXUINT);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), position);
}

/* Each type of the schema has its own widget. */
static void
test_widgets (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  tc_document_select (fixture->base.document, ARDENNES);
  g_assert_true (ADW_IS_ENTRY_ROW (find_row (fixture->inspector, "Name")));
  g_assert_true (ADW_IS_COMBO_ROW (find_row (fixture->inspector, "Terrain")));
  g_assert_true (ADW_IS_COMBO_ROW (find_row (fixture->inspector, "Edge")));
  row = find_row (fixture->inspector, "X");
  g_assert_nonnull (find_type (row, GTK_TYPE_SPIN_BUTTON));
  row = find_row (fixture->inspector, "Port");
  g_assert_nonnull (find_type (row, GTK_TYPE_SWITCH));
  tc_document_select (fixture->base.document, "nation[germany]");
  row = find_row (fixture->inspector, "Colour");
  g_assert_nonnull (find_type (row, GTK_TYPE_COLOR_BUTTON));
}

static void
test_reference_is_edited_and_undone (InspectorFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *row;

  tc_document_select (fixture->base.document, ARDENNES);
  row = find_row (fixture->inspector, "Terrain");
  before = dup_chosen (row);
  g_assert_cmpstr (before, ==, "forest");
  choose (row, "mountain");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "terrain"), ==, "mountain");
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  row = find_row (fixture->inspector, "Terrain");
  after = dup_chosen (row);
  g_assert_cmpstr (after, ==, "forest");
}

static void
test_switch_and_number (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *widget;

  tc_document_select (fixture->base.document, ARDENNES);
  widget = find_type (find_row (fixture->inspector, "Port"), GTK_TYPE_SWITCH);
  gtk_switch_set_active (GTK_SWITCH (widget), TRUE);
  widget = find_type (find_row (fixture->inspector, "X"), GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), 1234);
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "port"), ==, "true");
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "x"), ==, "1234");
}

static void
test_text_is_checked_then_applied (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  tc_document_select (fixture->base.document, ARDENNES);
  row = find_row (fixture->inspector, "Id");
  gtk_editable_set_text (GTK_EDITABLE (row), "Not An Id");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  g_signal_emit_by_name (row, "apply");
  g_assert_false (tc_document_is_modified (fixture->base.document));
  gtk_editable_set_text (GTK_EDITABLE (row), "an-id");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  g_signal_emit_by_name (row, "apply");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, "area-board/area[an-id]", "id"), ==, "an-id");
}

/* A form that is shown again must not write anything. */
static void
test_looking_changes_nothing (InspectorFixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node += node < 120 ? 1 : 37) {
    tc_document_select_node (fixture->base.document, node);
    g_assert_false (tc_document_is_modified (fixture->base.document));
  }
  run_until_idle ();
  g_assert_false (tc_document_is_modified (fixture->base.document));
}

static void
test_reset_goes_back_to_the_default (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  GtkWidget *reset;

  tc_document_select (fixture->base.document, ARDENNES);
  row = find_row (fixture->inspector, "Port");
  gtk_switch_set_active (GTK_SWITCH (find_type (row, GTK_TYPE_SWITCH)), TRUE);
  wait_for_build (fixture->base.document);
  reset = find_type (row, GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_get_visible (reset));
  g_signal_emit_by_name (reset, "clicked");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "port"), ==, "false");
  g_assert_false (gtk_widget_get_visible (reset));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/inspector/" name, InspectorFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("widgets", test_widgets);
  ADD ("reference-is-edited-and-undone", test_reference_is_edited_and_undone);
  ADD ("switch-and-number", test_switch_and_number);
  ADD ("text-is-checked-then-applied", test_text_is_checked_then_applied);
  ADD ("looking-changes-nothing", test_looking_changes_nothing);
  ADD ("reset-goes-back-to-the-default", test_reset_goes_back_to_the_default);
  return g_test_run ();
}
