/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>

#include "app/tc-problems.h"
#include "board/tc-board.h"
#include "widgets.h"
#include "window-fixture.h"

/* A value that the schema refuses: the problem is counted, and activating it selects the datum. */
static void
test_problem_leads_to_its_datum (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems;
  TcReport *report;

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_open (fixture);
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  g_assert_cmpuint (tc_report_get_n (report), >=, 1);
  problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);
  g_signal_emit_by_name (problems, "finding-activated", 0);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, "area-board/area[sedan]");
}

/* F4 goes from one problem to the next, and the keys are for the page that it leads to. */
static void
test_steps_through_problems (WindowFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "area-board/area[sedan]", "area-board/area[metz]" };
  guint first;

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  fixture_rewrite (&fixture->base, "<area id=\"metz\"", "<area port=\"perhaps\" id=\"metz\"");
  window_fixture_open (fixture);
  window_fixture_show (fixture, "counters");
  window_fixture_act (fixture, "win.next-problem");
  first = g_str_equal (tc_document_get_selected (fixture->document), paths[1]);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, paths[first]);
  g_assert_true (TC_IS_BOARD (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  window_fixture_act (fixture, "win.next-problem");
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, paths[1 - first]);
  window_fixture_act (fixture, "win.next-problem");
  window_fixture_act (fixture, "win.previous-problem");
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, paths[1 - first]);
}

static gboolean
is_pressed (GtkWidget *root, const char *label)
{
  GtkWidget *found = find_label (root, label);
  GtkWidget *button = found != NULL ? gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON) : NULL;

  if (button == NULL)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* A misspelt name: one click writes the right one, the problem goes, and undo brings it back. */
static void
test_fix_button_fixes (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);

  fixture_rewrite (&fixture->base, "<area id=\"sedan\" name=", "<area id=\"sedan\" nmae=");
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  while (!is_pressed (problems, "Write \"name\""))
    g_main_context_iteration (NULL, TRUE);
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "name"), ==, "Sedan");
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==, 0);
  window_fixture_act (fixture, "win.undo");
  wait_for_build (fixture->document);
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), >, 0);
  g_assert_false (tc_document_is_modified (fixture->document));
}
/* A text that is not well-formed: there is no map, but what is wrong is listed at once. */
static void
test_unreadable_lists_its_problems (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  fixture_rewrite (&fixture->base, "</area-board>", "</area-bored>");
  window_fixture_open (fixture);
  g_assert_null (tc_document_get_scenario (fixture->document));
  g_assert_true (gtk_widget_get_visible (find_type (root, TC_TYPE_PROBLEMS)));
  g_assert_null (find_label (root, "No scenario is open."));
}

/* Two of a kind: one button fixes both in one step. */
static void
test_fixes_all_of_a_kind (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);

  fixture_rewrite (&fixture->base, "<area id=\"sedan\" name=", "<area id=\"sedan\" nmae=");
  fixture_rewrite (&fixture->base, "<area id=\"ardennes\" name=", "<area id=\"ardennes\" nmae=");
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  while (!is_pressed (problems, "Fix All 2"))
    g_main_context_iteration (NULL, TRUE);
  wait_for_build (fixture->document);
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==, 0);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  window_fixture_act (fixture, "win.undo");
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* A name that is like none can be removed, each by itself: nothing is written that was not meant.
 */
static void
test_removes_an_unknown_attribute (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);
  g_autofree char *before = NULL;

  window_fixture_open (fixture);
  before = g_strdup (tc_source_get_text (tc_document_get_source (fixture->document), NULL));
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area some=\"1\" id=\"sedan\"");
  fixture_rewrite (&fixture->base, "<area id=\"ardennes\"", "<area some=\"1\" id=\"ardennes\"");
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_false (is_pressed (problems, "Fix All 2"));
  g_assert_false (is_pressed (problems, "Write \"note\""));
  for (guint left = 2; left > 0; left--) {
    while (!is_pressed (problems, "Remove the attribute"))
      g_main_context_iteration (NULL, TRUE);
    wait_for_build (fixture->document);
    g_assert_cmpuint (
      tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==,
      left - 1);
    run_until_idle ();
  }
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   before);
}

/* The button in the header says in words how the text fares. */
static void
test_button_counts (WindowFixture *fixture, gconstpointer data)
{
  window_fixture_open (fixture);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "No Problems"));
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_open (fixture);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "1 Problem"));
}

static int
wait_for_height (GtkWidget *problems)
{
  while (gtk_widget_get_height (problems) == 0)
    g_main_context_iteration (NULL, TRUE);
  return gtk_widget_get_height (problems);
}

/* The list leaves the page most of the room, and comes back as high as it was made. */
static void
test_list_keeps_its_height (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);
  GtkPaned *paned = GTK_PANED (gtk_widget_get_ancestor (problems, GTK_TYPE_PANED));
  int least;

  window_fixture_open (fixture);
  g_object_set (fixture->window, "show-problems", TRUE, NULL);
  least = wait_for_height (problems);
  g_assert_cmpint (least, <=, gtk_widget_get_height (GTK_WIDGET (paned)) / 4);
  gtk_paned_set_position (paned, gtk_paned_get_position (paned) - 60);
  while (gtk_widget_get_height (problems) == least)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (fixture->window, "show-problems", FALSE, NULL);
  gtk_paned_set_position (paned, 100);
  g_object_set (fixture->window, "show-problems", TRUE, NULL);
  run_until_idle ();
  while (ABS (gtk_widget_get_height (problems) - least - 60) > 8)
    g_main_context_iteration (NULL, TRUE);
}

#define ADD(name, test) window_fixture_add ("/editor/window/problems/" name, test)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("problem-leads-to-its-datum", test_problem_leads_to_its_datum);
  ADD ("steps-through-problems", test_steps_through_problems);
  ADD ("fix-button-fixes", test_fix_button_fixes);
  ADD ("unreadable-lists-its-problems", test_unreadable_lists_its_problems);
  ADD ("fixes-all-of-a-kind", test_fixes_all_of_a_kind);
  ADD ("removes-an-unknown-attribute", test_removes_an_unknown_attribute);
  ADD ("button-counts", test_button_counts);
  ADD ("list-keeps-its-height", test_list_keeps_its_height);
  return g_test_run ();
}
