/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-compare-choice.h"
#include "app/tc-compare-window.h"
#include "app/tc-merge-window.h"
#include "app/tc-window-private.h"
#include "widgets.h"
#include "widgets/tc-change-list.h"
#include "window-fixture.h"

/* A window and other texts of its file: what others have written is shown, taken, refused or merged
 * from there. */

#define SEDAN "area-board/area[sedan]"

/* (nullable) */
static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (each), type))
      return each;
  }
  return NULL;
}

static GtkWidget *
wait_for_window (GType type)
{
  GtkWidget *window;

  while ((window = find_window (type)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static GtkWidget *
wait_for_label (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  while ((label = find_label (root, text)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return label;
}

static void
press (GtkWidget *root, const char *label)
{
  GtkWidget *button = gtk_widget_get_ancestor (wait_for_label (root, label), GTK_TYPE_BUTTON);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* I called the Ardennes something else, and they call Sedan something else, or the Ardennes too. */
static void
change_both (WindowFixture *fixture, const char *from, const char *to)
{
  window_fixture_open (fixture);
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_build (fixture->document);
  fixture_rewrite (&fixture->base, from, to);
  g_assert_cmpint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
}

/* The fixture's document is that of the window. */
static void
prepare (WindowFixture *fixture)
{
  g_set_object (&fixture->base.document, fixture->document);
}

static GtkWidget *
show_difference (WindowFixture *fixture)
{
  GtkWidget *window;

  prepare (fixture);
  change_both (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  window_fixture_act (fixture, "win.show-difference");
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  wait_for_label (window, "Sedan: name");
  return window;
}

static void
test_difference (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = show_difference (fixture);
  GtkWidget *row =
    gtk_widget_get_ancestor (wait_for_label (window, "Sedan: name"), ADW_TYPE_ACTION_ROW);

  g_assert_nonnull (find_label (window, "Changed on Disk"));
  g_assert_nonnull (find_label (window, "Changed Here"));
  g_assert_nonnull (find_label (window, "1 change on disk, 1 change here"));
  g_assert_nonnull (find_label (window, "Ardennes: name"));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, SEDAN);
  /* Asked for again it is the same window. */
  window_fixture_act (fixture, "win.show-difference");
  g_assert_true (find_window (TC_TYPE_COMPARE_WINDOW) == window);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* It follows the document: what is reverted there is gone from the list. */
static void
test_revert (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = show_difference (fixture);

  press (window, "Revert");
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Ardennes");
  wait_for_label (window, "1 change on disk");
  while (find_label (window, "Ardennes: name") != NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
wait_for_name (WindowFixture *fixture, const char *path, const char *name)
{
  while (tc_document_is_building (fixture->document) ||
         tc_document_get_work (fixture->document) != NULL ||
         g_strcmp0 (get_value (fixture->document, path, "name"), name) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_take_theirs (WindowFixture *fixture, gconstpointer data)
{
  press (show_difference (fixture), "Take Theirs");
  wait_for_name (fixture, SEDAN, "Sedan town");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Ardennes");
  g_assert_null (find_window (TC_TYPE_COMPARE_WINDOW));
}

static void
test_keep_mine (WindowFixture *fixture, gconstpointer data)
{
  press (show_difference (fixture), "Keep Mine");
  while (tc_document_check_disk (fixture->document) != TC_DISK_SAME)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hills");
  g_assert_cmpstr (get_value (fixture->document, SEDAN, "name"), ==, "Sedan");
}

/* Without a conflict nobody is asked. */
static void
test_merge (WindowFixture *fixture, gconstpointer data)
{
  guint n;

  show_difference (fixture);
  n = tc_document_get_n_steps (fixture->document);
  press (find_window (TC_TYPE_COMPARE_WINDOW), "Merge");
  wait_for_name (fixture, SEDAN, "Sedan town");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hills");
  g_assert_null (find_window (TC_TYPE_MERGE_WINDOW));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, n + 1);
  window_fixture_act (fixture, "win.undo");
  wait_for_name (fixture, SEDAN, "Sedan");
}

/* With one both values are there to choose from; mine stays unless theirs is chosen. */
static void
test_conflict (WindowFixture *fixture, gconstpointer data)
{
  gboolean takes_theirs = GPOINTER_TO_INT (data);
  GtkWidget *window;

  prepare (fixture);
  change_both (fixture, "name=\"Ardennes\"", "name=\"Forest\"");
  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan town\"");
  window_fixture_act (fixture, "win.merge-theirs");
  window = wait_for_window (TC_TYPE_MERGE_WINDOW);
  wait_for_label (window, "\"Hills\"");
  g_assert_nonnull (find_label (window, "\"Forest\""));
  g_assert_nonnull (find_label (window, "Before: "));
  g_assert_nonnull (find_label (window, "1 conflict"));
  if (takes_theirs) {
    tc_merge_window_choose (TC_MERGE_WINDOW (window), 0, FALSE);
    press (window, "All Theirs");
  } else {
    press (window, "All Theirs");
    tc_merge_window_choose (TC_MERGE_WINDOW (window), 0, FALSE);
  }
  gtk_widget_activate_action (window, "merge.apply", NULL);
  wait_for_name (fixture, SEDAN, "Sedan town");
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==,
                   takes_theirs ? "Forest" : "Hills");
}

/* Cancelled, nothing has happened. */
static void
test_cancel (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  GtkWidget *window;

  prepare (fixture);
  change_both (fixture, "name=\"Ardennes\"", "name=\"Forest\"");
  before = g_strdup (tc_source_get_text (tc_document_get_source (fixture->document), NULL));
  window_fixture_act (fixture, "win.merge-theirs");
  window = wait_for_window (TC_TYPE_MERGE_WINDOW);
  gtk_window_close (GTK_WINDOW (window));
  run_until_idle ();
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   before);
  g_assert_cmpint (tc_document_check_disk (fixture->document), ==, TC_DISK_CHANGED);
}

static guint
count_windows (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GObject) window = g_list_model_get_item (windows, i);

    n += G_TYPE_CHECK_INSTANCE_TYPE (window, type);
  }
  return n;
}

/* Where there are no commits the menu has no entry for them. */
static void
test_no_repository (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *git = g_build_filename (fixture->base.folder, ".git", NULL);
  GtkWidget *window;

  window_fixture_open (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-commit-changes", NULL);
  run_until_idle ();
  g_assert_cmpuint (count_windows (TC_TYPE_COMPARE_WINDOW), ==, 0);

  g_assert_true (g_file_set_contents (git, "", -1, NULL));
  tc_window_update_compare_actions (fixture->window);
  window_fixture_act (fixture, "win.show-commit-changes");
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Changes Since Last Commit");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (git), ==, 0);
}

/* A copy beside the file in which something is called otherwise, or which is something else. */
static GtkWidget *
compare_with_copy (WindowFixture *fixture, const char *from, const char *to)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);
  g_autoptr (GString) text = NULL;
  GtkWidget *window;

  window_fixture_open (fixture);
  text = g_string_new (tc_source_get_text (tc_document_get_source (fixture->document), NULL));
  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.compare-with", "s", path);
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (strstr (gtk_window_get_title (GTK_WINDOW (window)), "other.scenario.xml"));
  return window;
}

/* Another file is only looked at: nothing there can be reverted. */
static void
test_other_file (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);

  wait_for_label (window, "Sedan town: name");
  wait_for_label (window, "1 change");
  g_assert_null (find_label (window, "Revert"));
  g_assert_null (find_label (window, "Changed Here"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.compare-with", "s", path);
  g_assert_true (find_window (TC_TYPE_COMPARE_WINDOW) == window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static GtkWidget *
find_other (GtkWidget *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);

    if (G_OBJECT_TYPE (each) == G_OBJECT_TYPE (window) && each != window)
      return each;
  }
  g_assert_not_reached ();
}

/* A file that is compared already has a window, however it is named; another one is not hidden
 * behind that. */
static void
test_two_comparisons (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *first = compare_with_copy (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);
  g_autofree char *again = g_build_filename (fixture->base.folder, ".", "other.scenario.xml", NULL);
  GtkWindow *second;
  int width, height, first_width, first_height;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.compare-with", "s", again);
  g_assert_cmpuint (count_windows (TC_TYPE_COMPARE_WINDOW), ==, 1);
  window_fixture_act (fixture, "win.compare-with-opened");
  g_assert_cmpuint (count_windows (TC_TYPE_COMPARE_WINDOW), ==, 2);
  second = GTK_WINDOW (find_other (first));
  gtk_window_get_default_size (GTK_WINDOW (first), &first_width, &first_height);
  gtk_window_get_default_size (second, &width, &height);
  g_assert_cmpint (width, <, first_width);
  g_assert_cmpint (height, <, first_height);
  g_assert_cmpstr (gtk_window_get_title (second), !=, gtk_window_get_title (GTK_WINDOW (first)));
  gtk_window_destroy (second);
  gtk_window_destroy (GTK_WINDOW (first));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Both are told by the names that they have now. */
static void
test_title_follows (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);
  g_autofree char *renamed = g_build_filename (fixture->base.folder, "mine.scenario.xml", NULL);

  g_assert_true (save_now (fixture->document, renamed, FALSE, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==,
                   "From other.scenario.xml to mine.scenario.xml");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (renamed), ==, 0);
}

/* The lines of @window, once they are there. */
static GtkTextView *
wait_for_lines (GtkWidget *window)
{
  GtkWidget *view;

  while ((view = find_type (window, GTK_TYPE_TEXT_VIEW)) == NULL ||
         gtk_text_buffer_get_char_count (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view))) == 0)
    g_main_context_iteration (NULL, TRUE);

  return GTK_TEXT_VIEW (view);
}

static gboolean
is_underlined (const GtkTextIter *at)
{
  g_autoptr (GSList) tags = gtk_text_iter_get_tags (at);

  for (GSList *each = tags; each != NULL; each = each->next) {
    PangoUnderline underline;

    g_object_get (each->data, "underline", &underline, NULL);
    if (underline != PANGO_UNDERLINE_NONE)
      return TRUE;
  }
  return FALSE;
}

/* Within a line what has changed is underlined, and no line is wider than the window. */
static void
test_lines (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);
  GtkTextView *view = wait_for_lines (window);
  GtkTextIter start, end;

  g_assert_cmpint (gtk_text_view_get_wrap_mode (view), ==, GTK_WRAP_WORD_CHAR);
  gtk_text_buffer_get_start_iter (gtk_text_view_get_buffer (view), &start);
  g_assert_true (gtk_text_iter_forward_search (&start, "Sedan town", 0, &start, &end, NULL));
  g_assert_false (is_underlined (&start));
  g_assert_true (gtk_text_iter_backward_char (&end));
  g_assert_true (is_underlined (&end));
  g_assert_true (gtk_text_iter_forward_char (&end));
  g_assert_false (is_underlined (&end));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* (transfer full): what the export that @window offers writes, under the name that it proposes. */
static char *
export_as (WindowFixture *fixture, GtkWidget *window, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, name, NULL);
  g_autofree char *notice = g_strdup_printf ("Saved the changes as %s.", name);
  g_autofree char *proposal = NULL;
  GtkWidget *chooser;
  char *text = NULL;

  press (window, "Export…");
  chooser = find_chooser ();
  g_assert_nonnull (chooser);
  proposal = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_cmpstr (proposal, ==, name);
  /* It is accepted once it has read its folder. */
  for (guint i = 0; i < 50 && find_label (window, notice) == NULL; i++) {
    if (find_chooser () != NULL)
      gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
    run_for (100);
  }
  g_assert_nonnull (find_label (window, notice));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  return text;
}

/* As the command writes it, between the names of both. */
static void
test_export (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "name=\"Sedan\"", "name=\"Sedan town\"");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);
  g_autofree char *text = NULL;

  wait_for_label (window, "Sedan town: name");
  text = export_as (fixture, window, "changes-from-other-to-copy.md");
  g_assert_cmpstr (text, ==,
                   "### other.scenario.xml → copy.scenario.xml\n\n**Map**\n\n"
                   "- Sedan town: name \"Sedan town\" becomes \"Sedan\"\n");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Of both sides, where others have changed the file too. */
static void
test_export_both (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = show_difference (fixture);
  g_autofree char *text = export_as (fixture, window, "changes-of-copy.md");

  g_assert_cmpstr (text, ==,
                   "### copy.scenario.xml (as last saved) → copy.scenario.xml (on disk)\n\n"
                   "**Map**\n\n- Sedan: name \"Sedan\" becomes \"Sedan town\"\n\n"
                   "### copy.scenario.xml (as last saved) → copy.scenario.xml (here)\n\n"
                   "**Map**\n\n- Ardennes: name \"Ardennes\" becomes \"Hills\"\n");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Without a difference there is nothing to export. */
static void
test_export_nothing (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "<scenario", "<!-- Same. --><scenario");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);

  wait_for_label (window, "No Differences");
  g_assert_false (gtk_widget_is_sensitive (wait_for_label (window, "Export…")));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A variant beside its base: a line for each line that differs in the end, and a word about it. */
static void
test_variant_lines (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "v.scenario.xml", NULL);
  GtkWidget *window;

  g_assert_true (g_file_set_contents (
    path,
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"copy.scenario.xml\">\n"
    "<area-board><area id=\"sedan\" name=\"Sedan town\"/></area-board></variant>\n",
    -1, NULL));
  window_fixture_open (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.compare-with", "s", path);
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  wait_for_label (window, "Sedan town: name");
  wait_for_lines (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (
                                  wait_for_label (window, "Lines"), GTK_TYPE_TOGGLE_BUTTON)),
                                TRUE);
  wait_for_label (window, "The variant is compared as it comes out with its base.");
  wait_for_label (window, "− 1 removed, + 1 added");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Another file of the same name is known by its folder. */
static void
test_same_name (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->base.folder, "old", NULL);
  g_autofree char *path = g_build_filename (folder, "copy.scenario.xml", NULL);
  g_autofree char *own = g_path_get_basename (fixture->base.folder);
  g_autofree char *title =
    g_strdup_printf ("From old/copy.scenario.xml to %s/copy.scenario.xml", own);
  GtkWidget *window;

  window_fixture_open (fixture);
  g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, fixture->base.text, -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.compare-with", "s", path);
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
  wait_for_label (window, "No Differences");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static GtkWidget *
find_choice (GtkWidget *choice, const char *title)
{
  GtkWidget *row = gtk_widget_get_ancestor (wait_for_label (choice, title), ADW_TYPE_ACTION_ROW);

  g_assert_nonnull (row);
  return row;
}

/* What comes with Turncoat is offered where it is of the same game, and of which one it is said. */
static void
test_shipped (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window;
  GtkWidget *choice;

  window_fixture_open (fixture);
  window_fixture_act (fixture, "win.choose-comparison");
  choice = wait_for_window (TC_TYPE_COMPARE_CHOICE);
  wait_for_label (choice, "Comes with Turncoat");
  g_assert_nonnull (find_label (choice, "Another File…"));
  g_assert_null (find_label (choice, "As Opened"));
  g_assert_null (find_label (choice, "The Bell of Treason"));
  gtk_widget_activate (find_choice (choice, "Betrayal! France, May 1940"));
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (
    strstr (gtk_window_get_title (GTK_WINDOW (window)), "betrayal-1940.scenario.xml"));
  g_assert_null (find_window (TC_TYPE_COMPARE_CHOICE));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was saved is no difference any more. */
static void
test_saved (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  prepare (fixture);
  window_fixture_open (fixture);
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.show-difference");
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  wait_for_label (window, "Ardennes: name");
  g_assert_true (save_now (fixture->document, NULL, FALSE, NULL));
  wait_for_label (window, "No Differences");
  g_assert_false (gtk_widget_is_sensitive (wait_for_label (window, "Export…")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The file that was opened is told by the name that it had. */
static void
test_as_opened_elsewhere (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "mine.scenario.xml", NULL);
  g_autofree char *text = NULL;
  GtkWidget *window;

  prepare (fixture);
  window_fixture_open (fixture);
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  g_assert_true (save_now (fixture->document, path, FALSE, NULL));
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.compare-with-opened");
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  wait_for_label (window, "Ardennes: name");
  text = export_as (fixture, window, "changes-of-mine.md");
  g_assert_true (
    g_str_has_prefix (text, "### copy.scenario.xml (as opened) → mine.scenario.xml (here)\n"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* After a save too, what has changed since the file was opened can be seen, and reverted. */
static void
test_as_opened (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  prepare (fixture);
  window_fixture_open (fixture);
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.save");
  while (tc_document_is_modified (fixture->document))
    g_main_context_iteration (NULL, TRUE);
  window_fixture_act (fixture, "win.choose-comparison");
  gtk_widget_activate (find_choice (wait_for_window (TC_TYPE_COMPARE_CHOICE), "As Opened"));
  window = wait_for_window (TC_TYPE_COMPARE_WINDOW);
  wait_for_label (window, "Ardennes: name");
  press (window, "Revert");
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Ardennes");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is wrong with it is said. */
static void
test_bad_file (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *window = compare_with_copy (fixture, "</scenario>", "</scenery>");
  g_autofree char *path = g_build_filename (fixture->base.folder, "other.scenario.xml", NULL);

  wait_for_label (window, "other.scenario.xml cannot be read as a scenario. ");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The bar over the page offers a merge only where there is something to merge. */
static void
test_notice (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *notices = GTK_WIDGET (fixture->window->notices);

  prepare (fixture);
  window_fixture_open (fixture);
  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan town\"");
  tc_document_check_disk (fixture->document);
  wait_for_label (notices, "Take Theirs");
  g_assert_null (find_label (notices, "Merge"));
  fixture_edit (&fixture->base, ARDENNES, "name", "Hills");
  wait_for_label (notices, "Merge");
  wait_for_build (fixture->document);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  window_fixture_add ("/window-compare/difference", test_difference);
  window_fixture_add ("/window-compare/revert", test_revert);
  window_fixture_add ("/window-compare/take-theirs", test_take_theirs);
  window_fixture_add ("/window-compare/keep-mine", test_keep_mine);
  window_fixture_add ("/window-compare/merge", test_merge);
  window_fixture_add_with ("/window-compare/conflict/mine", GINT_TO_POINTER (FALSE), test_conflict);
  window_fixture_add_with ("/window-compare/conflict/theirs", GINT_TO_POINTER (TRUE),
                           test_conflict);
  window_fixture_add ("/window-compare/cancel", test_cancel);
  window_fixture_add ("/window-compare/no-repository", test_no_repository);
  window_fixture_add ("/window-compare/notice", test_notice);
  window_fixture_add ("/window-compare/other-file", test_other_file);
  window_fixture_add ("/window-compare/lines", test_lines);
  window_fixture_add ("/window-compare/export", test_export);
  window_fixture_add ("/window-compare/export/both", test_export_both);
  window_fixture_add ("/window-compare/saved", test_saved);
  window_fixture_add ("/window-compare/as-opened-elsewhere", test_as_opened_elsewhere);
  window_fixture_add ("/window-compare/title-follows", test_title_follows);
  window_fixture_add ("/window-compare/export/nothing", test_export_nothing);
  window_fixture_add ("/window-compare/two-comparisons", test_two_comparisons);
  window_fixture_add ("/window-compare/variant-lines", test_variant_lines);
  window_fixture_add ("/window-compare/same-name", test_same_name);
  window_fixture_add ("/window-compare/bad-file", test_bad_file);
  window_fixture_add ("/window-compare/shipped", test_shipped);
  window_fixture_add ("/window-compare/as-opened", test_as_opened);

  return g_test_run ();
}
