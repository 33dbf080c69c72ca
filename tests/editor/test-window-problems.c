/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-problems.h"
#include "board/tc-board.h"
#include "pages/source/tc-source-page.h"
#include "sheet/tc-sheet.h"
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

/* Three, in the order of the text. */
static void
open_with_three (WindowFixture *fixture)
{
  fixture_rewrite (&fixture->base, "<area id=\"ardennes\"",
                   "<area port=\"perhaps\" id=\"ardennes\"");
  fixture_rewrite (&fixture->base, "<area id=\"paris\"", "<area port=\"perhaps\" id=\"paris\"");
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_open (fixture);
}

static void
check_step (WindowFixture *fixture, const char *action, const char *area)
{
  g_autofree char *path = g_strdup_printf ("area-board/area[%s]", area);

  window_fixture_act (fixture, action);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, path);
}

/* Whoever fixes one goes on from there, also before the text is judged again. */
static void
test_goes_on_after_a_fix (WindowFixture *fixture, gconstpointer data)
{
  open_with_three (fixture);
  window_fixture_show (fixture, "map");
  check_step (fixture, "win.next-problem", "ardennes");
  check_step (fixture, "win.next-problem", "paris");
  g_assert_true (
    tc_document_set_attribute (fixture->document, "area-board/area[paris]", "port", NULL, NULL));
  window_fixture_act (fixture, "win.next-problem");
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, "area-board/area[sedan]");
  check_step (fixture, "win.previous-problem", "ardennes");
  g_assert_true (
    tc_document_set_attribute (fixture->document, "area-board/area[ardennes]", "port", NULL, NULL));
  wait_for_build (fixture->document);
  check_step (fixture, "win.next-problem", "sedan");
  check_step (fixture, "win.next-problem", "sedan");
}

/* Of two at one place, fixing the one leads to the other. */
static void
test_goes_on_at_one_place (WindowFixture *fixture, gconstpointer data)
{
  TcReport *report;
  g_autofree char *left = NULL;

  fixture_rewrite (&fixture->base, "<area id=\"paris\" name=\"Paris\" nation=\"france\"",
                   "<area id=\"paris\"");
  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_open (fixture);
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  g_assert_cmpuint (tc_report_get (report, 0)->span.start, ==,
                    tc_report_get (report, 1)->span.start);
  left =
    g_strdup (strstr (tc_report_get (report, 0)->message, "nation") != NULL ? "name" : "nation");
  check_step (fixture, "win.next-problem", "paris");
  g_assert_true (tc_document_set_attribute (fixture->document, "area-board/area[paris]",
                                            g_str_equal (left, "name") ? "nation" : "name",
                                            "france", NULL));
  wait_for_build (fixture->document);
  check_step (fixture, "win.next-problem", "paris");
  check_step (fixture, "win.next-problem", "sedan");
}

/* The only message that begins as one of a problem, or %NULL. */
static const char *
get_said (WindowFixture *fixture)
{
  GtkWidget *label = find_label (GTK_WIDGET (fixture->window->messages), "Problem ");

  return label != NULL ? gtk_widget_get_tooltip_text (label) : NULL;
}

/* What is wrong is said where no list shows it, and only of the one that was gone to last. */
static void
test_says_what_is_wrong (WindowFixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "counters", "source" };
  const char *wrong = "port cannot be \"perhaps\": expected true or false";

  open_with_three (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *first = g_strdup_printf ("Problem %u of 3: Area %s: %s", 2 * i + 1,
                                              i == 0 ? "Ardennes" : "Sedan", wrong);
    g_autofree char *second = g_strdup_printf ("Problem 2 of 3: Area Paris: %s", wrong);

    window_fixture_show (fixture, pages[i]);
    window_fixture_act (fixture, "win.next-problem");
    g_assert_cmpstr (get_said (fixture), ==, first);
    window_fixture_act (fixture, i == 0 ? "win.next-problem" : "win.previous-problem");
    g_assert_cmpstr (get_said (fixture), ==, second);
    g_assert_cmpuint (g_list_model_get_n_items (fixture->window->shown_messages), ==, 1);
  }
  tc_window_set_problems_shown (fixture->window, TRUE);
  g_assert_null (get_said (fixture));
  check_step (fixture, "win.next-problem", "sedan");
  g_assert_null (get_said (fixture));
}

/* So is the setup, where the pages show another one than before. */
static void
test_says_which_setup (WindowFixture *fixture, gconstpointer data)
{
  static const char *const said[] = { "Problem 1 of 2, in the setup “Historical setup”: ",
                                      "Problem 2 of 2, in the setup “The first turn”: ",
                                      "This problem is in the setup “Historical setup”" };

  fixture_rewrite (&fixture->base, "area=\"amsterdam\" src-of", "area=\"amsterdm\" src-of");
  fixture_rewrite (&fixture->base, "last-turn=\"1\"", "last-turn=\"one\"");
  window_fixture_open (fixture);
  window_fixture_show (fixture, "setups");
  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    tc_window_set_problems_shown (fixture->window, i == 2);
    window_fixture_act (fixture, "win.next-problem");
    g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->messages), said[i]));
    g_assert_cmpuint (g_list_model_get_n_items (fixture->window->shown_messages), ==, 1);
  }
}

/* In the source one is where the cursor is. */
static void
test_goes_on_from_the_cursor (WindowFixture *fixture, gconstpointer data)
{
  TcSourcePage *page = TC_SOURCE_PAGE (tc_window_get_page (fixture->window, "source"));
  TcReport *report;

  open_with_three (fixture);
  window_fixture_show (fixture, "source");
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  check_step (fixture, "win.next-problem", "ardennes");
  check_step (fixture, "win.next-problem", "paris");
  tc_source_page_show (page, tc_report_get (report, 0)->span.end);
  check_step (fixture, "win.next-problem", "paris");
  tc_source_page_show (page, tc_report_get (report, 1)->span.end);
  check_step (fixture, "win.next-problem", "sedan");
  tc_source_page_show (page, tc_report_get (report, 1)->span.end);
  check_step (fixture, "win.previous-problem", "paris");
  tc_source_page_show (page, 0);
  check_step (fixture, "win.previous-problem", "sedan");
  check_step (fixture, "win.next-problem", "ardennes");
}

static gboolean
has_keys (WindowFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->window->problems));
}

/* Whichever way the list is asked for, and when it is shown already, it has the keys, and gives
 * them back when it goes. */
static void
test_list_has_the_keys (WindowFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "win.show-problems", "win.list-problems",
                                         "win.list-problems" };
  GtkWidget *page;

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  window_fixture_open (fixture);
  page = gtk_stack_get_visible_child (fixture->window->pages);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    tc_window_set_problems_shown (fixture->window, i == 2);
    gtk_widget_grab_focus (page);
    g_assert_false (has_keys (fixture));
    window_fixture_act (fixture, actions[i]);
    run_until_idle ();
    g_assert_true (has_keys (fixture));
    tc_window_set_problems_shown (fixture->window, FALSE);
    run_until_idle ();
    g_assert_false (has_keys (fixture));
  }
}

static GtkWidget *
get_focus (WindowFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* F8 brings the keys to the list that is shown already, and closes it where they are. */
static void
test_key_of_the_list (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  open_with_three (fixture);
  page = gtk_stack_get_visible_child (fixture->window->pages);
  tc_window_set_problems_shown (fixture->window, TRUE);
  for (guint i = 0; i < 2; i++) {
    gtk_widget_grab_focus (page);
    window_fixture_act (fixture, "win.go-to-problems");
    run_until_idle ();
    g_assert_true (fixture->window->shows_problems);
    g_assert_true (has_keys (fixture));
    window_fixture_act (fixture, "win.go-to-problems");
    g_assert_false (fixture->window->shows_problems);
    g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), page));
  }
}

/* Enter in the list leads to where the value is typed: its field, or the text. */
static void
test_enter_gives_the_keys (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->window->problems);
  GtkWidget *focus;

  open_with_three (fixture);
  window_fixture_show (fixture, "map");
  window_fixture_act (fixture, "win.list-problems");
  g_signal_emit_by_name (problems, "finding-activated", 1);
  focus = get_focus (fixture);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->window->inspector)));
  g_assert_nonnull (find_label (gtk_widget_get_ancestor (focus, ADW_TYPE_ACTION_ROW), "Port"));
  window_fixture_act (fixture, "win.list-problems");
  g_assert_true (has_keys (fixture));
  window_fixture_act (fixture, "win.go-to-problems");
  g_assert_true (get_focus (fixture) == focus);

  window_fixture_show (fixture, "source");
  window_fixture_act (fixture, "win.list-problems");
  g_signal_emit_by_name (problems, "finding-activated", 2);
  g_assert_true (GTK_SOURCE_IS_VIEW (get_focus (fixture)));
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, "area-board/area[sedan]");
}

/* In a sheet it is the cell. */
static void
test_enter_goes_to_the_cell (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *sheet;
  const TcSheetCell *cell;
  TcReport *report;

  fixture_rewrite (&fixture->base, "<row from=\"4\" to=\"4\" tactics=\"1\"",
                   "<row from=\"4\" to=\"4\" tactics=\"many\"");
  window_fixture_open (fixture);
  report = tc_build_get_report (tc_document_get_build (fixture->document));
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  window_fixture_act (fixture, "win.list-problems");
  g_signal_emit_by_name (fixture->window->problems, "finding-activated", 0);
  sheet = gtk_widget_get_ancestor (get_focus (fixture), TC_TYPE_SHEET);
  g_assert_nonnull (sheet);
  cell = tc_sheet_get_cursor (TC_SHEET (sheet), NULL, NULL);
  g_assert_cmpstr (cell->path, ==, tc_document_get_selected (fixture->document));
  g_assert_cmpstr (cell->attribute->name, ==, "tactics");
}

/* The first problem has them, or the selected one, so that Enter and the arrows work; and the
 * window can go while it has them. */
static void
test_row_has_the_keys (WindowFixture *fixture, gconstpointer data)
{
  gboolean is_second = GPOINTER_TO_INT (data);
  GtkWidget *focus;

  fixture_rewrite (&fixture->base, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  fixture_rewrite (&fixture->base, "<area id=\"metz\"", "<area port=\"perhaps\" id=\"metz\"");
  window_fixture_open (fixture);
  for (guint i = 0; is_second && i < 2; i++)
    window_fixture_act (fixture, "win.next-problem");
  run_until_idle ();
  window_fixture_act (fixture, is_second ? "win.list-problems" : "win.show-problems");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (focus), ==, "GtkListItemWidget");
  g_assert_true ((gtk_widget_get_prev_sibling (focus) != NULL) == is_second);
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

/* The row that has the keys goes with its problem: the list keeps them, and can take them again. */
static void
test_focused_row_goes (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->window->problems);

  fixture_rewrite (&fixture->base, "<area id=\"sedan\" name=", "<area id=\"sedan\" nmae=");
  fixture_rewrite (&fixture->base, "<area id=\"ardennes\" name=", "<area id=\"ardennes\" nmae=");
  window_fixture_open (fixture);
  for (guint i = 0; i < 2; i++) {
    window_fixture_act (fixture, "win.list-problems");
    run_until_idle ();
    g_assert_true (is_pressed (problems, "Write \"name\""));
    wait_for_build (fixture->document);
    run_until_idle ();
    g_assert_true (has_keys (fixture));
  }
  for (guint i = 0; i < 2; i++) {
    window_fixture_act (fixture, "win.undo");
    wait_for_build (fixture->document);
    window_fixture_act (fixture, "win.list-problems");
    g_assert_true (has_keys (fixture));
  }
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

static double
get_bottom (GtkWidget *widget, GtkWidget *parent)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, parent, &bounds));
  return bounds.origin.y + bounds.size.height;
}

/* Not for ever: it may never be. */
static int
wait_until_higher (GtkWidget *problems, int height)
{
  for (guint i = 0; i < 30 && gtk_widget_get_height (problems) <= height; i++)
    run_for (100);
  g_assert_cmpint (gtk_widget_get_height (problems), >, height);
  return gtk_widget_get_height (problems);
}

static void
open_with_faults (WindowFixture *fixture, const char *from, const char *to)
{
  const char *text = fixture->base.text;
  g_autoptr (GString) faulty = g_string_new (text);

  g_string_replace (faulty, from, to, 0);
  g_assert_true (g_file_set_contents (fixture->base.path, faulty->str, -1, NULL));
  window_fixture_open (fixture);
}

/* Where nobody has made it higher or lower, five of many can be read, or as many as half of the
 * room has. What nobody has made is not kept. */
static void
test_list_shows_the_first (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->window->problems);
  GtkWidget *list = find_type (problems, GTK_TYPE_LIST_VIEW);
  GtkWidget *row;
  int least, most;

  open_with_faults (fixture, "<area id=\"sedan\"", "<area port=\"perhaps\" id=\"sedan\"");
  g_object_set (fixture->window, "show-problems", TRUE, NULL);
  least = wait_until_higher (problems, 0);
  g_object_set (fixture->window, "show-problems", FALSE, NULL);
  open_with_faults (fixture, "src-of=\"counter:", "src-of=\"conter:");
  g_object_set (fixture->window, "show-problems", TRUE, NULL);
  most = wait_until_higher (problems, least + 60);
  g_assert_cmpint (most, <=, gtk_widget_get_height (fixture->window->problems_paned) / 2);
  row = gtk_widget_get_first_child (list);
  for (guint i = 0; i < 4; i++)
    row = gtk_widget_get_next_sibling (row);
  g_assert_cmpfloat (get_bottom (row, list), <=, gtk_widget_get_height (list));
  g_assert_cmpfloat (get_bottom (row, list) + gtk_widget_get_height (row), >,
                     gtk_widget_get_height (list));
  g_object_set (fixture->window, "show-problems", FALSE, NULL);
  g_assert_cmpint (fixture->window->problems_height, ==, 0);
}

/* A text that cannot be read shows its problems before the window has any room for them. */
static void
test_list_has_its_height_at_once (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *problems = GTK_WIDGET (fixture->window->problems);

  gtk_widget_set_visible (GTK_WIDGET (fixture->window), FALSE);
  open_with_faults (fixture, "<area id=", "<area id=\"twice\" id=");
  g_assert_true (fixture->window->shows_problems);
  g_assert_cmpint (gtk_widget_get_height (fixture->window->problems_paned), ==, 0);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_until_higher (problems, 220);
}

#define ADD(name, test) window_fixture_add ("/editor/window/problems/" name, test)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("problem-leads-to-its-datum", test_problem_leads_to_its_datum);
  ADD ("steps-through-problems", test_steps_through_problems);
  ADD ("goes-on-after-a-fix", test_goes_on_after_a_fix);
  ADD ("goes-on-at-one-place", test_goes_on_at_one_place);
  ADD ("says-what-is-wrong", test_says_what_is_wrong);
  ADD ("says-which-setup", test_says_which_setup);
  ADD ("goes-on-from-the-cursor", test_goes_on_from_the_cursor);
  ADD ("list-has-the-keys", test_list_has_the_keys);
  ADD ("key-of-the-list", test_key_of_the_list);
  ADD ("enter-gives-the-keys", test_enter_gives_the_keys);
  ADD ("enter-goes-to-the-cell", test_enter_goes_to_the_cell);
  ADD ("focused-row-goes", test_focused_row_goes);
  ADD ("row-has-the-keys/first", test_row_has_the_keys);
  window_fixture_add_with ("/editor/window/problems/row-has-the-keys/selected",
                           GINT_TO_POINTER (TRUE), test_row_has_the_keys);
  ADD ("fix-button-fixes", test_fix_button_fixes);
  ADD ("unreadable-lists-its-problems", test_unreadable_lists_its_problems);
  ADD ("fixes-all-of-a-kind", test_fixes_all_of_a_kind);
  ADD ("removes-an-unknown-attribute", test_removes_an_unknown_attribute);
  ADD ("button-counts", test_button_counts);
  ADD ("list-keeps-its-height", test_list_keeps_its_height);
  ADD ("list-shows-the-first", test_list_shows_the_first);
  ADD ("list-has-its-height-at-once", test_list_has_its_height_at_once);
  return g_test_run ();
}
