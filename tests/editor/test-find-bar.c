/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/source/tc-find-bar.h"

#include "widgets.h"

/* Find and replace in a text of its own. */

#define TEXT "area Area area-2\narea\n"

enum { CASE, WORD, REGEX };

typedef struct {
  GtkWidget *window;
  GtkSourceView *view;
  TcFindBar *bar;
} BarFixture;

static GtkTextBuffer *
get_buffer (BarFixture *fixture)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (fixture->view));
}

static void
set_up (BarFixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkTextIter start;

  fixture->window = gtk_window_new ();
  fixture->view = GTK_SOURCE_VIEW (gtk_source_view_new ());
  fixture->bar = g_object_new (TC_TYPE_FIND_BAR, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (fixture->view));
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->bar));
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  tc_find_bar_set_view (fixture->bar, fixture->view);
  gtk_text_buffer_set_text (get_buffer (fixture), TEXT, -1);
  gtk_text_buffer_get_start_iter (get_buffer (fixture), &start);
  gtk_text_buffer_place_cursor (get_buffer (fixture), &start);
  gtk_window_present (GTK_WINDOW (fixture->window));
  tc_find_bar_open (fixture->bar, TRUE);
  /* The entry selects its text when the window is there, and of two texts only one is selected. */
  gtk_test_widget_wait_for_draw (fixture->window);
  run_until_idle ();
}

static void
tear_down (BarFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
}

/* The @n-th of that type, in the order of the bar. */
static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*n)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_nth (child, type, n);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static GtkEditable *
get_entry (BarFixture *fixture, guint n)
{
  return GTK_EDITABLE (find_nth (GTK_WIDGET (fixture->bar), GTK_TYPE_ENTRY, &n));
}

static void
toggle (BarFixture *fixture, guint n, gboolean is_on)
{
  GtkWidget *button = find_nth (GTK_WIDGET (fixture->bar), GTK_TYPE_TOGGLE_BUTTON, &n);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_on);
}

static gint
count_places (BarFixture *fixture)
{
  while (tc_find_bar_count (fixture->bar) < 0)
    g_main_context_iteration (NULL, TRUE);
  return tc_find_bar_count (fixture->bar);
}

/* What the bar says once all places have been counted. Which one is selected it only says as long
 * as nothing else takes the selection from the text, as X has one for all. */
static void
assert_count (BarFixture *fixture, const char *text)
{
  count_places (fixture);
  run_until_idle ();
  if (find_label (GTK_WIDGET (fixture->bar), text) == NULL) {
    g_autofree char *labels = dup_labels (GTK_WIDGET (fixture->bar));

    g_error ("\"%s\" is not in:\n%s", text, labels);
  }
}

static void
look_for (BarFixture *fixture, const char *wanted)
{
  gtk_editable_set_text (get_entry (fixture, 0), wanted);
}

static void
act (BarFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->bar), action, NULL);
}

/* Where what is selected begins, and what it is. */
static void
assert_selected (BarFixture *fixture, int offset, const char *text)
{
  GtkTextIter start;
  GtkTextIter end;
  g_autofree char *selected = NULL;

  gtk_text_buffer_get_selection_bounds (get_buffer (fixture), &start, &end);
  selected = gtk_text_buffer_get_text (get_buffer (fixture), &start, &end, TRUE);
  g_assert_cmpstr (selected, ==, text);
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, offset);
}

static void
assert_text (BarFixture *fixture, const char *text)
{
  g_autofree char *now = NULL;

  g_object_get (get_buffer (fixture), "text", &now, NULL);
  g_assert_cmpstr (now, ==, text);
}

static void
test_going (BarFixture *fixture, gconstpointer data)
{
  look_for (fixture, "area");
  assert_selected (fixture, 0, "area");
  assert_count (fixture, "1 of 4");
  act (fixture, "find.next");
  assert_selected (fixture, 5, "Area");
  assert_count (fixture, "2 of 4");
  act (fixture, "find.previous");
  act (fixture, "find.previous");
  assert_selected (fixture, 17, "area");
  assert_count (fixture, "4 of 4");
  g_signal_emit_by_name (get_entry (fixture, 0), "activate");
  assert_selected (fixture, 0, "area");
  /* From the view, by its keys. */
  tc_find_bar_go (fixture->bar, FALSE);
  assert_selected (fixture, 17, "area");
}

static void
test_conditions (BarFixture *fixture, gconstpointer data)
{
  look_for (fixture, "area");
  toggle (fixture, CASE, TRUE);
  assert_count (fixture, "1 of 3");
  toggle (fixture, WORD, TRUE);
  look_for (fixture, "are");
  assert_count (fixture, "Not found");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_entry (fixture, 0)), "error"));
  toggle (fixture, WORD, FALSE);
  toggle (fixture, REGEX, TRUE);
  look_for (fixture, "[aA]rea(-\\d)");
  assert_count (fixture, "1 of 1");
  assert_selected (fixture, 10, "area-2");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_entry (fixture, 0)), "error"));
  look_for (fixture, "[aA");
  assert_count (fixture, "Invalid pattern");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (get_entry (fixture, 0)), "error"));
  look_for (fixture, "");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (get_entry (fixture, 0)), "error"));
}

/* The selected place is replaced, and the next one selected; a selection that is no place is left.
 */
static void
test_replace (BarFixture *fixture, gconstpointer data)
{
  GtkTextIter start;
  GtkTextIter end;

  look_for (fixture, "area");
  assert_count (fixture, "1 of 4");
  gtk_editable_set_text (get_entry (fixture, 1), "zone");
  g_signal_emit_by_name (get_entry (fixture, 1), "activate");
  assert_text (fixture, "zone Area area-2\narea\n");
  assert_selected (fixture, 5, "Area");
  g_assert_cmpint (count_places (fixture), ==, 3);

  gtk_text_buffer_get_start_iter (get_buffer (fixture), &start);
  gtk_text_buffer_get_iter_at_offset (get_buffer (fixture), &end, 4);
  gtk_text_buffer_select_range (get_buffer (fixture), &start, &end);
  act (fixture, "find.replace");
  assert_text (fixture, "zone Area area-2\narea\n");
  assert_selected (fixture, 5, "Area");
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* What was found can be used in the replacement. The owner of the bar does it, as one step. */
static void
test_replace_all (BarFixture *fixture, gconstpointer data)
{
  g_autofree char *label = NULL;
  g_autoptr (GRegex) regex = NULL;
  g_autofree char *same = NULL;
  gboolean is_pattern = FALSE;
  guint n = 0;

  g_signal_connect_swapped (fixture->bar, "replace-all", G_CALLBACK (count_cb), &n);
  toggle (fixture, REGEX, TRUE);
  look_for (fixture, "(a)(rea)");
  assert_count (fixture, "1 of 4");
  gtk_editable_set_text (get_entry (fixture, 1), "\\2\\1");
  act (fixture, "find.replace-all");
  g_assert_cmpuint (n, ==, 1);
  label = tc_find_bar_dup_replace_label (fixture->bar, 4);
  g_assert_cmpstr (label, ==, "Replace “(a)(rea)” with “\\2\\1” in 4 places");

  regex = tc_find_bar_make_regex (fixture->bar, &is_pattern);
  g_assert_true (is_pattern);
  same = g_regex_replace (regex, TEXT, -1, 0, tc_find_bar_get_replacement (fixture->bar), 0, NULL);
  tc_find_bar_replace_all (fixture->bar);
  assert_text (fixture, "reaa reaA reaa-2\nreaa\n");
  g_assert_cmpstr (same, ==, "reaa reaA reaa-2\nreaa\n");
}

/* A large text is looked through between other things, and may be read again meanwhile: then the
 * view shows another one, or none, until that is done. */
static void
test_not_shown (BarFixture *fixture, gconstpointer data)
{
  g_autoptr (GtkTextBuffer) buffer = g_object_ref (get_buffer (fixture));
  g_autoptr (GString) text = g_string_new (NULL);
  GtkTextIter start;

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, "an area of no other kind here\n");
  g_string_append (text, "needle\n");
  gtk_text_buffer_set_text (buffer, text->str, -1);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  look_for (fixture, "needle");
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (fixture->view), NULL);
  run_for (1000);
  gtk_text_view_set_buffer (GTK_TEXT_VIEW (fixture->view), buffer);
  run_for (1000);
  assert_selected (fixture, (int) text->len - 7, "needle");
}

/* What is selected is looked for, but not several lines of it. Closed, the text has the keyboard.
 */
static void
test_open_and_close (BarFixture *fixture, gconstpointer data)
{
  GtkTextIter start;
  GtkTextIter end;

  act (fixture, "find.close");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->bar)));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->view)));

  gtk_text_buffer_get_iter_at_offset (get_buffer (fixture), &start, 10);
  gtk_text_buffer_get_iter_at_offset (get_buffer (fixture), &end, 16);
  gtk_text_buffer_select_range (get_buffer (fixture), &start, &end);
  tc_find_bar_open (fixture->bar, FALSE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->bar)));
  g_assert_cmpstr (gtk_editable_get_text (get_entry (fixture, 0)), ==, "area-2");
  g_assert_cmpint (count_places (fixture), ==, 1);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_entry (fixture, 1))));

  gtk_text_buffer_get_bounds (get_buffer (fixture), &start, &end);
  gtk_text_buffer_select_range (get_buffer (fixture), &start, &end);
  tc_find_bar_open (fixture->bar, TRUE);
  g_assert_cmpstr (gtk_editable_get_text (get_entry (fixture, 0)), ==, "area-2");
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/find-bar/" name, BarFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("going", test_going);
  ADD ("conditions", test_conditions);
  ADD ("replace", test_replace);
  ADD ("replace-all", test_replace_all);
  ADD ("open-and-close", test_open_and_close);
  ADD ("not-shown", test_not_shown);

  return g_test_run ();
}
