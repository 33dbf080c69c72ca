/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-problems.h"
#include "widgets.h"
#include "window-fixture.h"

/* Problems that a comment hides, in a window. */

#define PARIS   "    <link a=\"evreux\" b=\"paris\"/>\n"
#define ORLEANS "    <link a=\"evreux\" b=\"orleans\"/>\n"

#define VARIANT                                                                                    \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\">\n"

static AdwMessageDialog *
ask_to_ignore (WindowFixture *fixture)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);

  while (!is_pressed (problems, "Ignore…"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (find_question ());
  return find_question ();
}

/* A warning is ignored by a comment with a reason, in one step that undo takes back. */
static void
test_ignores (WindowFixture *fixture, gconstpointer data)
{
  static const char *const refused[] = { "", "  ", "a road -- a river", "two\nlines" };
  const char *comment = "<!-- turncoat: ignore BRD005: a road -->\n    <link a=\"evreux\" b=\"orle";
  TcBuild *build;
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);
  AdwMessageDialog *question;
  GtkEditable *entry;

  fixture_rewrite (&fixture->base, PARIS, PARIS ORLEANS);
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  question = ask_to_ignore (fixture);
  g_assert_cmpstr (adw_message_dialog_get_heading (question), ==, "Ignore This Problem?");
  g_assert_nonnull (
    strstr (adw_message_dialog_get_body (question),
            "before Adjacency Evreux – Orleans:\n<!-- turncoat: ignore BRD005: … -->"));
  entry = GTK_EDITABLE (find_type (GTK_WIDGET (question), GTK_TYPE_ENTRY));
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    gtk_editable_set_text (entry, refused[i]);
    g_assert_false (adw_message_dialog_get_response_enabled (question, "agree"));
  }
  g_assert_nonnull (find_label (GTK_WIDGET (question), "Write the reason in one line"));
  gtk_editable_set_text (entry, "");
  g_assert_null (find_label (GTK_WIDGET (question), "Give a reason: "));
  g_signal_emit_by_name (entry, "activate");
  g_assert_nonnull (find_label (GTK_WIDGET (question), "Give a reason: "));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (question)));
  gtk_editable_set_text (entry, "a road");
  g_assert_null (find_label (GTK_WIDGET (question), "Write the reason in one line"));
  adw_message_dialog_response (question, "agree");
  wait_for_build (fixture->document);
  build = tc_document_get_build (fixture->document);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (build)), ==, 1);
  g_assert_nonnull (find_label (problems, "1 ignored"));
  g_assert_nonnull (
    find_label (problems, "No problems: the scenario can be played.\n1 problem is "));
  g_assert_nonnull (
    strstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), comment));
  g_assert_cmpstr (tc_document_get_step_label (fixture->document, 0), ==,
                   "Ignore BRD005 at Adjacency Evreux – Orleans");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
  window_fixture_act (fixture, "win.undo");
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
}

static GtkToggleButton *
find_ignored_toggle (GtkWidget *problems)
{
  return GTK_TOGGLE_BUTTON (
    gtk_widget_get_template_child (problems, TC_TYPE_PROBLEMS, "ignored_toggle"));
}

/* What is ignored is listed when it is wanted, with the reason, leads to its datum, and comes back
 * with a click that undo takes back. F4 passes it by. */
static void
test_lists_ignored (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->window->problems);
  guint next;

  fixture_rewrite (&fixture->base, PARIS,
                   PARIS "    <!-- turncoat: ignore BRD005: a road -->\n" ORLEANS);
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_null (find_label (problems, "Stop Ignoring"));
  gtk_toggle_button_set_active (find_ignored_toggle (problems), TRUE);
  run_until_idle ();
  g_assert_nonnull (find_label (problems, "No problems"));
  g_assert_false (tc_problems_find_next (fixture->window->problems, 1, -1, &next));
  g_signal_emit_by_name (problems, "finding-activated", 0);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==,
                   "area-board/link[evreux-orleans]");
  while (!is_pressed (problems, "Stop Ignoring"))
    g_main_context_iteration (NULL, TRUE);
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_step_label (fixture->document, 0), ==, "Stop ignoring BRD005");
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==, 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (find_ignored_toggle (problems))));
  window_fixture_act (fixture, "win.undo");
  wait_for_build (fixture->document);
  run_until_idle ();
  g_assert_nonnull (find_label (problems, "Stop Ignoring"));
}

/* The inspector offers it as well. A comment hides all of its code in the element, so the question
 * names them all. */
static void
test_ignores_several (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *inspector = GTK_WIDGET (fixture->window->inspector);
  AdwMessageDialog *question;
  const char *body;

  fixture_rewrite (&fixture->base, "<link a=\"reims\" b=\"sedan\"/>", "");
  fixture_rewrite (&fixture->base, "<link a=\"ardennes\" b=\"sedan\"/>", "");
  window_fixture_open (fixture);
  tc_document_select (fixture->document, "area-board/area[sedan]");
  run_until_idle ();
  g_assert_true (is_pressed (inspector, "Ignore…"));
  question = find_question ();
  g_assert_nonnull (question);
  g_assert_cmpstr (adw_message_dialog_get_heading (question), ==, "Ignore 2 Problems?");
  body = adw_message_dialog_get_body (question);
  g_assert_nonnull (strstr (body, ": Reims and Sedan share a border"));
  g_assert_nonnull (strstr (body, ": Ardennes and Sedan share a border"));
  gtk_editable_set_text (GTK_EDITABLE (find_type (GTK_WIDGET (question), GTK_TYPE_ENTRY)), "why");
  adw_message_dialog_response (question, "agree");
  wait_for_build (fixture->document);
  g_assert_cmpuint (
    tc_report_get_n_ignored (tc_build_get_report (tc_document_get_build (fixture->document))), ==,
    2);
  run_until_idle ();
  g_assert_null (find_label (inspector, "Ignore…"));
}

/* Where the text changes while the question is open, nothing is written at a wrong place. */
static void
test_ignores_only_what_was_asked (WindowFixture *fixture, gconstpointer data)
{
  AdwMessageDialog *question;
  guint n;

  fixture_rewrite (&fixture->base, PARIS, PARIS ORLEANS);
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  question = ask_to_ignore (fixture);
  g_assert_true (tc_document_set_attribute (fixture->document, "", "title", "Another Game", NULL));
  n = tc_document_get_n_steps (fixture->document);
  gtk_editable_set_text (GTK_EDITABLE (find_type (GTK_WIDGET (question), GTK_TYPE_ENTRY)), "why");
  adw_message_dialog_response (question, "agree");
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, n);
  g_assert_cmpuint (
    tc_report_get_n_ignored (tc_build_get_report (tc_document_get_build (fixture->document))), ==,
    0);
}

/* An error is no matter of taste. */
static void
test_offers_no_ignoring (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_null (find_label (problems, "Ignore…"));
}

/* A variant writes before what it adds itself, and nothing in its base. */
static void
test_ignores_in_a_variant (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = find_type (GTK_WIDGET (fixture->window), TC_TYPE_PROBLEMS);
  g_autofree char *base = g_build_filename (fixture->base.folder, "base.scenario.xml", NULL);
  gboolean is_of_base = GPOINTER_TO_INT (data);
  const char *variant = is_of_base ? VARIANT "</variant>\n"
                                   : VARIANT "  <area-board>\n" ORLEANS
                                             "  </area-board>\n</variant>\n";
  AdwMessageDialog *question;

  if (is_of_base)
    fixture_rewrite (&fixture->base, PARIS, PARIS ORLEANS);
  g_assert_cmpint (g_rename (fixture->base.path, base), ==, 0);
  g_assert_true (g_file_set_contents (fixture->base.path, variant, -1, NULL));
  window_fixture_act (fixture, "win.list-problems");
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_cmpuint (
    tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==, 1);
  if (is_of_base) {
    g_assert_null (find_label (problems, "Ignore…"));
  } else {
    question = ask_to_ignore (fixture);
    gtk_editable_set_text (GTK_EDITABLE (find_type (GTK_WIDGET (question), GTK_TYPE_ENTRY)), "why");
    adw_message_dialog_response (question, "agree");
    wait_for_build (fixture->document);
    g_assert_cmpuint (
      tc_report_get_n_ignored (tc_build_get_report (tc_document_get_build (fixture->document))), ==,
      1);
  }
  g_assert_cmpint (g_remove (base), ==, 0);
}

#define ADD(name, test) window_fixture_add ("/editor/window/ignore/" name, test)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("ignores", test_ignores);
  ADD ("lists-ignored", test_lists_ignored);
  ADD ("ignores-several", test_ignores_several);
  ADD ("ignores-only-what-was-asked", test_ignores_only_what_was_asked);
  ADD ("offers-no-ignoring", test_offers_no_ignoring);
  ADD ("ignores-in-a-variant", test_ignores_in_a_variant);
  window_fixture_add_with ("/editor/window/ignore/ignores-nothing-of-a-base",
                           GINT_TO_POINTER (TRUE), test_ignores_in_a_variant);
  return g_test_run ();
}
