/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-problems.h"

#include "fixture.h"
#include "widgets.h"

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcProblems *problems;
  guint visited; /* index of the last one */
} ProblemsFixture;

static void
set_up (ProblemsFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->problems = g_object_new (TC_TYPE_PROBLEMS, NULL);
  tc_problems_set_document (fixture->problems, fixture->base.document);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->problems));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 400);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (ProblemsFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static guint
open_file (ProblemsFixture *fixture)
{
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  run_until_idle ();

  return tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->base.document)));
}

static gboolean
step (ProblemsFixture *fixture, int by)
{
  guint index;

  if (!tc_problems_find_next (fixture->problems, by, -1, &index))
    return FALSE;
  tc_problems_visit (fixture->problems, index);
  fixture->visited = index;
  return TRUE;
}

static void
test_none (ProblemsFixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (open_file (fixture), ==, 0);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->problems), "No problems"));
  g_assert_false (step (fixture, 1));
  g_assert_false (step (fixture, -1));
}

/* Round and round, both ways. */
static void
test_step (ProblemsFixture *fixture, gconstpointer data)
{
  guint n;

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  fixture_rewrite (&fixture->base, "<area id=\"metz\"", "<area port=\"perhaps\" id=\"metz\"");
  n = open_file (fixture);
  g_assert_cmpuint (n, >=, 2);
  for (guint i = 0; i < 2 * n; i++) {
    g_assert_true (step (fixture, 1));
    g_assert_cmpuint (fixture->visited, ==, i % n);
  }
  g_assert_true (step (fixture, -1));
  g_assert_cmpuint (fixture->visited, ==, n - 2);
  for (guint i = 0; i + 1 < n; i++)
    step (fixture, -1);
  g_assert_cmpuint (fixture->visited, ==, n - 1);
}

/* A message of the schema does not say what it is about, so the list does. */
static void
test_about (ProblemsFixture *fixture, gconstpointer data)
{
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  open_file (fixture);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->problems),
                                "Area Sedan: port cannot be \"perhaps\": expected true or false"));
}

/* The list follows the text. */
static void
test_follows (ProblemsFixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (open_file (fixture), ==, 0);
  fixture_edit (&fixture->base, ARDENNES, "terrain", "marsh-of-no-kind");
  wait_for_build (fixture->base.document);
  g_assert_true (step (fixture, 1));
  g_assert_null (find_label (GTK_WIDGET (fixture->problems), "No problems"));
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  g_assert_false (step (fixture, 1));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->problems), "No problems"));
}

/* Nobody is to think that the list is whole while nothing could be read. */
static void
test_unread (ProblemsFixture *fixture, gconstpointer data)
{
  fixture_rewrite (&fixture->base, "</scenario>", "</scenario>ZZ");
  g_assert_cmpuint (open_file (fixture), ==, 1);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->problems),
                                "1 error – the rest is checked once the text can be read"));
}

/* Where the list is long, what is ignored would come below what can be seen of it. */
static void
test_shows_ignored (ProblemsFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->problems);
  GtkToggleButton *toggle = GTK_TOGGLE_BUTTON (
    gtk_widget_get_template_child (problems, TC_TYPE_PROBLEMS, "ignored_toggle"));
  GtkScrolledWindow *scrolled;

  for (guint i = 0; i < 12; i++)
    fixture_rewrite (&fixture->base, "<area id=", "<area always-open=\"perhaps\" id=");
  fixture_rewrite (&fixture->base,
                   "<terrain id=", "<terrain id=\"bog\" name=\"Bog\"/>\n<terrain id=");
  fixture_rewrite (&fixture->base, "<scenario ",
                   "<!-- turncoat: ignore REF004: a test -->\n<scenario ");
  g_assert_cmpuint (open_file (fixture), >, 10);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (toggle)));
  scrolled = GTK_SCROLLED_WINDOW (find_type (problems, GTK_TYPE_SCROLLED_WINDOW));
  gtk_test_widget_wait_for_draw (problems);
  gtk_toggle_button_set_active (toggle, TRUE);
  gtk_test_widget_wait_for_draw (problems);
  run_until_idle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scrolled)), >,
                     0);
}

/* A choice that is not there any more does nothing. */
static void
test_stale_choice (ProblemsFixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (open_file (fixture), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->problems), "row.choose", "(uu)", 3u, 0u);
  g_assert_false (tc_document_is_modified (fixture->base.document));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/problems/" name, ProblemsFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("none", test_none);
  ADD ("step", test_step);
  ADD ("about", test_about);
  ADD ("follows", test_follows);
  ADD ("unread", test_unread);
  ADD ("shows-ignored", test_shows_ignored);
  ADD ("stale-choice", test_stale_choice);

  return g_test_run ();
}
