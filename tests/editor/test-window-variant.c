/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-new-window.h"
#include "app/tc-window-private.h"
#include "widgets.h"
#include "window-fixture.h"

/* Windows and variants: a new one of the file that is open, its base beside it, and where it can be
 * saved. */

/* The other window of the program, when its document has been read. */
static TcWindow *
find_other (WindowFixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (TC_IS_WINDOW (window) && TC_WINDOW (window) != fixture->window) {
      wait_for_build (tc_window_get_document (TC_WINDOW (window)));
      return TC_WINDOW (window);
    }
  }
  g_assert_not_reached ();
}

static TcWindow *
start_variant (WindowFixture *fixture)
{
  window_fixture_open (fixture);
  window_fixture_act (fixture, "win.new-variant");
  return find_other (fixture);
}

static void
close_other (TcWindow *window)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_new_variant (WindowFixture *fixture, gconstpointer data)
{
  TcWindow *other = start_variant (fixture);
  TcDocument *variant = tc_window_get_document (other);
  g_autofree char *title = NULL;
  g_autofree char *base = fixture_read (&fixture->base);

  g_assert_true (tc_document_is_variant (variant));
  g_assert_null (tc_document_get_path (variant));
  g_assert_cmpstr (tc_document_get_base_path (variant), ==, fixture->base.path);
  g_object_get (variant, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "copy-variant.scenario.xml");
  g_assert_nonnull (tc_build_get_ruleset (tc_document_get_build (variant)));
  g_assert_nonnull (tc_window_get_page (other, "changes"));
  g_assert_cmpstr (base, ==, fixture->base.text);
  close_other (other);
}

/* From the welcome: the base is chosen first, and the window that was empty has the variant. */
static void
test_choose_base (WindowFixture *fixture, gconstpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *list = NULL;

  window_fixture_act (fixture, "win.choose-base");
  for (guint i = 0; i < g_list_model_get_n_items (windows) && list == NULL; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (TC_IS_NEW_WINDOW (window))
      list = find_type (window, GTK_TYPE_LIST_VIEW);
  }
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", 0);
  wait_for_build (fixture->document);
  g_assert_true (tc_document_is_variant (fixture->document));
  g_assert_null (tc_document_get_path (fixture->document));
  g_assert_nonnull (tc_build_get_ruleset (tc_document_get_build (fixture->document)));
}

/* What has no file yet is no base: it is saved first, and then the variant comes. */
static void
test_of_unsaved (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "mine.scenario.xml", NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("new.scenario.xml", fixture->base.text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TcWindow *other;

  tc_window_start_new (fixture->window, source);
  wait_for_build (fixture->document);
  g_assert_true (
    g_str_has_prefix (adw_window_title_get_subtitle (fixture->window->title), "Not saved: "));
  gtk_window_present (GTK_WINDOW (fixture->window));
  window_fixture_act (fixture, "win.history");
  run_until_idle ();
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->history_button), "As it began"));
  g_assert_null (find_label (GTK_WIDGET (fixture->window->history_button), "saved"));
  gtk_menu_button_popdown (fixture->window->history_button);
  window_fixture_act (fixture, "win.new-variant");
  g_assert_nonnull (GTK_WINDOW (find_question ()));
  gtk_window_destroy (GTK_WINDOW (find_question ()));
  fixture->window->varies_when_saved = TRUE;
  tc_window_save_as (fixture->window, file);
  wait_for_build (fixture->document);
  run_until_idle ();
  g_assert_cmpstr (adw_window_title_get_subtitle (fixture->window->title), ==, "mine.scenario.xml");
  other = find_other (fixture);
  g_assert_true (tc_document_is_variant (tc_window_get_document (other)));
  g_assert_cmpstr (tc_document_get_base_path (tc_window_get_document (other)), ==, path);
  close_other (other);
  g_unlink (path);
}

/* Changes that are not in the file would be missed in the variant. */
static void
test_of_changed (WindowFixture *fixture, gconstpointer data)
{
  window_fixture_open (fixture);
  g_assert_true (tc_document_set_attribute (fixture->document, "area-board/area[sedan]", "name",
                                            "Somewhere", NULL));
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.new-variant");
  g_assert_nonnull (GTK_WINDOW (find_question ()));
  gtk_window_destroy (GTK_WINDOW (find_question ()));
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.new-variant");
  g_assert_null (GTK_WINDOW (find_question ()));
  close_other (find_other (fixture));
}

/* The page of changes is only for variants. */
static void
test_page_of_changes (WindowFixture *fixture, gconstpointer data)
{
  TcWindow *other = start_variant (fixture);
  TcPage *page = tc_window_get_page (fixture->window, "changes");
  TcPage *of_variant = tc_window_get_page (other, "changes");

  g_assert_false (
    gtk_stack_page_get_visible (gtk_stack_get_page (fixture->window->pages, GTK_WIDGET (page))));
  g_assert_true (
    gtk_stack_page_get_visible (gtk_stack_get_page (other->pages, GTK_WIDGET (of_variant))));
  close_other (other);
}

/* In a folder from which its base cannot be read it gets a copy; the same one again is enough, and
 * another file of that name is nobody's to replace. */
static void
test_place_of_base (WindowFixture *fixture, gconstpointer data)
{
  TcWindow *other = start_variant (fixture);
  g_autofree char *folder = g_dir_make_tmp ("turncoat-variant-XXXXXX", NULL);
  g_autofree char *target = g_build_filename (folder, "mine.scenario.xml", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_window_place_base (other, target, &error));
  g_assert_true (g_file_get_contents (copy, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, fixture->base.text);
  g_assert_true (tc_window_place_base (other, target, &error));
  g_assert_true (g_file_set_contents (copy, "something else", -1, NULL));
  g_assert_false (tc_window_place_base (other, target, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT);
  g_unlink (copy);
  g_rmdir (folder);
  close_other (other);
}

/* The base of a variant opens beside it, to be read. */
static void
test_open_base (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "v.scenario.xml", NULL);
  TcWindow *other;

  g_assert_true (g_file_set_contents (path,
                                      "<variant xmlns=\"urn:turncoat:betrayal-1940\" "
                                      "format=\"1\" extends=\"copy.scenario.xml\"/>\n",
                                      -1, NULL));
  tc_window_open (fixture->window, path);
  wait_for_build (fixture->document);
  window_fixture_act (fixture, "win.open-base");
  other = find_other (fixture);
  g_assert_cmpstr (tc_document_get_path (tc_window_get_document (other)), ==, fixture->base.path);
  g_assert_true (tc_document_is_read_only (tc_window_get_document (other)));
  g_assert_false (tc_document_is_read_only (fixture->document));
  g_unlink (path);
  close_other (other);
}

/* Saved in a folder of the project the variant finds its base by another path; its edits stay. */
static void
test_saved_in_a_folder (WindowFixture *fixture, gconstpointer data)
{
  TcWindow *other = start_variant (fixture);
  TcDocument *variant = tc_window_get_document (other);
  g_autofree char *git = g_build_filename (fixture->base.folder, ".git", NULL);
  g_autofree char *folder = g_build_filename (fixture->base.folder, "variants", NULL);
  g_autofree char *target = g_build_filename (folder, "mine.scenario.xml", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (git, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
  g_assert_true (tc_document_set_attribute (variant, ARDENNES, "name", "Hills", &error));
  wait_for_build (variant);
  g_assert_true (tc_window_place_base (other, target, &error));
  g_assert_no_error (error);
  g_assert_nonnull (strstr (tc_source_get_text (tc_document_get_source (variant), NULL),
                            "extends=\"../copy.scenario.xml\""));
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_true (save_now (variant, target, FALSE, &error));
  wait_for_build (variant);
  g_assert_cmpstr (get_value (variant, ARDENNES, "name"), ==, "Hills");
  g_unlink (target);
  g_rmdir (folder);
  g_rmdir (git);
  close_other (other);
}

/* A change whose base has moved says so on its row, and is resolved there, or among the problems.
 */
static void
test_moved_base (WindowFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *label;
    const char *name;
    gboolean in_problems;
  } ways[] = {
    { "Keep the change", "Sedan town", FALSE },
    { "Take what the base has", "Sedan sur Meuse", FALSE },
    { "Keep the change", "Sedan town", TRUE },
    { "Take what the base has", "Sedan sur Meuse", TRUE },
  };
  g_autofree char *path = g_build_filename (fixture->base.folder, "v.scenario.xml", NULL);

  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan sur Meuse\"");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    GtkWidget *place;

    g_assert_true (g_file_set_contents (path,
                                        "<variant xmlns=\"urn:turncoat:betrayal-1940\" "
                                        "format=\"1\" extends=\"copy.scenario.xml\">\n"
                                        "  <area-board>\n    <area id=\"sedan\" name=\"Sedan "
                                        "town\" was-name=\"Sedan\"/>\n  </area-board>\n"
                                        "</variant>\n",
                                        -1, NULL));
    tc_window_open (fixture->window, path);
    wait_for_build (fixture->document);
    tc_window_set_problems_shown (fixture->window, ways[i].in_problems);
    window_fixture_show (fixture, "changes");
    place = ways[i].in_problems ? GTK_WIDGET (fixture->window->problems)
                                : GTK_WIDGET (tc_window_get_page (fixture->window, "changes"));
    while (!is_pressed (place, ways[i].label))
      g_main_context_iteration (NULL, TRUE);
    wait_for_build (fixture->document);
    g_assert_cmpuint (
      tc_report_get_n (tc_build_get_report (tc_document_get_build (fixture->document))), ==, 0);
    g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "name"), ==,
                     ways[i].name);
    tc_document_undo (fixture->document);
    wait_for_build (fixture->document);
  }
  g_unlink (path);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  window_fixture_add ("/window-variant/new-variant", test_new_variant);
  window_fixture_add ("/window-variant/choose-base", test_choose_base);
  window_fixture_add ("/window-variant/of-unsaved", test_of_unsaved);
  window_fixture_add ("/window-variant/of-changed", test_of_changed);
  window_fixture_add ("/window-variant/page-of-changes", test_page_of_changes);
  window_fixture_add ("/window-variant/place-of-base", test_place_of_base);
  window_fixture_add ("/window-variant/open-base", test_open_base);
  window_fixture_add ("/window-variant/saved-in-a-folder", test_saved_in_a_folder);
  window_fixture_add ("/window-variant/moved-base", test_moved_base);

  return g_test_run ();
}
