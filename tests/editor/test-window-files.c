/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-save-name.h"
#include "app/tc-settings.h"
#include "app/tc-style-choice.h"
#include "app/tc-window-private.h"
#include "fixture.h"
#include "widgets.h"
#include "widgets/tc-chooser.h"
#include "widgets/tc-save-text.h"

/* A window that is closed, saved and filled while a thread is still at work for it: nothing is
 * lost, and what happens is the same every time. */

typedef struct {
  Fixture base;
  TcWindow *window; /* NULL when it is gone */
  TcDocument *document;
} FilesFixture;

static void
set_up (FilesFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->window = tc_window_new (NULL);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  fixture->document = g_object_ref (tc_window_get_document (fixture->window));
  gtk_window_present (GTK_WINDOW (fixture->window));
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
  run_until_idle ();
}

static void
tear_down (FilesFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->document);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_clear_object (&fixture->document);
  fixture_tear_down (&fixture->base, data);
}

static void
edit (FilesFixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;

  tc_document_break_merge (fixture->document);
  g_assert_true (tc_document_set_attribute (fixture->document, ARDENNES, "name", name, &error));
  g_assert_no_error (error);
}

static void
save (FilesFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.save", NULL);
}

static gboolean
is_saved_as (FilesFixture *fixture, const char *name)
{
  g_autofree char *text = fixture_read (&fixture->base);
  g_autofree char *said = g_strdup_printf ("id=\"ardennes\" name=\"%s\"", name);

  return strstr (text, said) != NULL;
}

static void
wait_until_gone (FilesFixture *fixture)
{
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static AdwMessageDialog *
wait_for_dialog (void)
{
  AdwMessageDialog *dialog;

  while ((dialog = find_question ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return dialog;
}

static void
answer (const char *response)
{
  AdwMessageDialog *dialog = wait_for_dialog ();

  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_closed_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  g_assert_true (tc_document_is_saving (fixture->document));
  gtk_window_close (GTK_WINDOW (fixture->window));
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_nonnull (fixture->window);
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  g_assert_null (find_question ());
}

/* What came after the save began is not in it: the window asks. */
static void
test_changed_and_closed_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  edit (fixture, "Hunsrueck");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("save");
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Hunsrueck"));
}

/* The answer is about what was there when it was given. */
static void
test_changed_after_the_answer (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("save");
  g_assert_true (tc_document_is_saving (fixture->document));
  edit (fixture, "Hunsrueck");
  answer ("cancel");
  run_until_idle ();
  g_assert_nonnull (fixture->window);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hunsrueck");
  tc_document_undo (fixture->document);
}

/* The second time it is for what was changed since the first. */
static void
test_saved_twice (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  edit (fixture, "Hunsrueck");
  save (fixture);
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_true (is_saved_as (fixture, "Hunsrueck"));
}

/* A save that fails keeps the window that was to be closed after it. */
static void
test_closed_while_a_save_fails (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan (theirs)\"");
  save (fixture);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("cancel");
  for (guint i = 0; i < 20; i++)
    run_until_idle ();
  g_assert_nonnull (fixture->window);
  g_assert_null (find_question ());
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_true (is_saved_as (fixture, "Ardennes"));
  tc_document_undo (fixture->document);
}

static void
test_opened_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
}

/* A window has a file from the moment that it begins to read it: no second one opens it. */
static void
test_closed_while_opening (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->base.folder, "other.xml", NULL);

  g_assert_true (tc_window_is_at (fixture->window, fixture->base.path));
  g_assert_false (tc_window_is_at (fixture->window, other));
  tc_window_open (fixture->window, other);
  g_assert_true (tc_window_is_at (fixture->window, other));
  gtk_window_close (GTK_WINDOW (fixture->window));
  wait_until_gone (fixture);
}

/* A game needs its scenario, and which one that is, it may not even say. */
static void
test_game_alone (FilesFixture *fixture, gconstpointer data)
{
  static const char *const games[][2] = {
    { "turncoat-replay 1\n# scenario-title Redoubt\n# scenario-file nowhere.scenario.xml\n",
      "mine.replay is a saved game of “Redoubt”, and there is no nowhere.scenario.xml beside "
      "it. " },
    { "turncoat-replay 1\n", "mine.replay is a saved game and does not say of which scenario. " },
  };
  g_autofree char *path = g_build_filename (fixture->base.folder, "mine.replay", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_assert_true (g_file_set_contents (path, games[i][0], -1, NULL));
    tc_window_open_file (fixture->window, file);
    run_until_idle ();
    g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->messages), games[i][1]));
  }
  g_assert_true (tc_window_is_at (fixture->window, fixture->base.path));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Somebody may have left the ending out. */
static void
test_game_without_ending (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "turncoat-replay 1\n", -1, NULL));
  tc_window_open_file (fixture->window, file);
  run_until_idle ();
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->messages),
                                "game is a saved game and does not say of which scenario. "));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_endings (FilesFixture *fixture, gconstpointer data)
{
  static const char *const endings[] = { ".png", ".svg", NULL };
  g_autofree char *plain = g_build_filename (fixture->base.folder, "board.jpg", NULL);
  g_autofree char *drawing = g_build_filename (fixture->base.folder, "board.SVG", NULL);
  g_autofree char *ended = tc_chooser_dup_path (plain, endings);
  g_autofree char *second = NULL;
  g_autofree char *kept = tc_chooser_dup_path (drawing, endings);

  g_assert_true (g_str_has_suffix (ended, "/board.jpg.png"));
  g_assert_cmpstr (kept, ==, drawing);
  g_assert_true (g_file_set_contents (ended, "", -1, NULL));
  second = tc_chooser_dup_path (plain, endings);
  g_assert_true (g_str_has_suffix (second, "/board.jpg-2.png"));
  g_assert_cmpint (g_unlink (ended), ==, 0);
}

/* Ctrl+F in its list of files is a critical warning of GTK's. */
static char *
dup_nothing (gpointer data)
{
  return NULL;
}

/* One chooser asks for all texts, by the name of what is saved. */
static void
test_titles_of_texts (FilesFixture *fixture, gconstpointer data)
{
  static const TcSavedText log = { "Export the Log", dup_nothing, NULL };
  static const TcSavedText changes = { "Export the Changes", dup_nothing, NULL };
  const TcSavedText *saved[] = { &log, &changes, &log };

  for (guint i = 0; i < G_N_ELEMENTS (saved); i++) {
    tc_save_text (GTK_WIDGET (fixture->window), saved[i], NULL, "text", NULL, g_free);
    g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (find_chooser ())), ==, saved[i]->title);
    gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
  }
}

static void
test_no_search_in_chooser (FilesFixture *fixture, gconstpointer data)
{
  gboolean is_handled = FALSE;
  GtkWidget *chooser;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open", NULL);
  chooser = find_chooser ();
  g_assert_nonnull (chooser);
  g_signal_emit_by_name (find_type (chooser, GTK_TYPE_TREE_VIEW), "start-interactive-search",
                         &is_handled);
  g_assert_true (is_handled);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  g_assert_null (find_chooser ());
}

static GtkWidget *
open_chooser (FilesFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open", NULL);
  run_until_idle ();
  return find_chooser ();
}

static void
write_beside (FilesFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "beside", -1, NULL));
  run_until_idle ();
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What GTK watches for a chooser outlives it: one that was answered is kept, and shown again. */
static void
test_chooser_kept (FilesFixture *fixture, gconstpointer data)
{
  GtkWidget *chooser = open_chooser (fixture);

  g_assert_nonnull (chooser);
  for (guint i = 0; i < 3; i++) {
    g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (chooser));

    g_assert_cmpuint (g_list_model_get_n_items (filters), ==, 2);
    gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
    g_assert_null (find_chooser ());
    write_beside (fixture, "beside.txt");
    g_assert_true (open_chooser (fixture) == chooser);
  }
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
}

static void
answer_again_cb (GtkNativeDialog *chooser, gint response, guint *n_answers)
{
  if (++*n_answers == 1)
    g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_CANCEL);
}

/* An Escape that was pressed twice: the second comes while the first is being heard, or later. */
static void
test_chooser_answered_once (FilesFixture *fixture, gconstpointer data)
{
  static const TcChooserKind kind = {
    "Twice", "_Open", GTK_FILE_CHOOSER_ACTION_OPEN, { { NULL } }
  };
  guint n_answers = 0;
  GtkFileChooserNative *chooser = tc_chooser_new (&kind, GTK_WINDOW (fixture->window), NULL);

  tc_chooser_show (
    chooser, g_signal_connect (chooser, "response", G_CALLBACK (answer_again_cb), &n_answers));
  gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
  g_assert_cmpuint (n_answers, ==, 1);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_CANCEL);
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_true (tc_chooser_new (&kind, GTK_WINDOW (fixture->window), NULL) == chooser);
}

/* Nobody could answer it any more. */
static void
test_chooser_goes_with_its_window (FilesFixture *fixture, gconstpointer data)
{
  GtkWidget *chooser = open_chooser (fixture);

  g_assert_nonnull (chooser);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  g_assert_null (find_chooser ());
}

static void
test_given_up (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("discard");
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Ardennes"));
}

/* However it was typed. */
static void
test_name (FilesFixture *fixture, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "/x/spy", "/x/spy.scenario.xml" },          { "/x/spy.xml", "/x/spy.scenario.xml" },
    { "/x/spy.scenario", "/x/spy.scenario.xml" }, { "/x/spy.scenario.xml", "/x/spy.scenario.xml" },
    { "/x/spy.v2", "/x/spy.v2.scenario.xml" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = tc_save_name_dup_path (cases[i][0]);

    g_assert_cmpstr (path, ==, cases[i][1]);
  }
}

/* As the files that come with Turncoat are named. */
static void
test_new_name (FilesFixture *fixture, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "The Salt Works", "the-salt-works.scenario.xml" },
    { "Betrayal! France, May 1940", "betrayal-france-may-1940.scenario.xml" },
    { "  Fall Grün – Č. S. R.  ", "fall-grun-c-s-r.scenario.xml" },
    { "Servants' night/day", "servants-night-day.scenario.xml" },
    { "!", NULL },
    { "", NULL },
  };
  g_autofree char *many = g_strnfill (300, 'x');
  g_autofree char *name = tc_save_name_dup_new (many);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *made = tc_save_name_dup_new (cases[i][0]);

    g_assert_cmpstr (made, ==, cases[i][1]);
  }
  g_assert_cmpuint (strlen (name), <, 100);
}

static void
save_as (FilesFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  tc_window_save_as (fixture->window, file);
}

static gboolean
is_at (FilesFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, name, NULL);

  return g_strcmp0 (tc_document_get_path (fixture->document), path) == 0;
}

/* The file that it would replace by its ending is not the one that the chooser has asked about. */
static void
test_saved_with_ending (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *mine = g_build_filename (fixture->base.folder, "mine.scenario.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (mine, "something else", -1, NULL));
  save_as (fixture, "mine.xml");
  answer ("cancel");
  run_until_idle ();
  g_assert_false (is_at (fixture, "mine.scenario.xml"));
  save_as (fixture, "mine");
  answer ("replace");
  wait_for_build (fixture->document);
  g_assert_true (is_at (fixture, "mine.scenario.xml"));
  g_assert_true (g_file_get_contents (mine, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, fixture->base.text);
  g_unlink (mine);
}

/* Where what a click has met before was on its way to. */
static graphene_rect_t
find_page (FilesFixture *fixture)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->window->pages),
                                            GTK_WIDGET (fixture->window), &bounds));

  return bounds;
}

/* What is shipped may be writable, as in a checkout: saving asks where to, and so it stays. The
 * first change says so, and moves nothing. */
static void
test_shipped (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *path = tc_shipped_find ("betrayal-1940");
  GtkWidget *messages = GTK_WIDGET (fixture->window->messages);
  graphene_rect_t before, after;

  tc_window_open (fixture->window, path);
  wait_for_build (fixture->document);
  g_assert_true (tc_document_is_read_only (fixture->document));
  before = find_page (fixture);
  edit (fixture, "Wald");
  wait_for_build (fixture->document);
  after = find_page (fixture);
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_nonnull (find_label (messages, "This scenario comes with Turncoat"));
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_read_only (fixture->document));
}

/* A bar that comes while somebody types is below what they type. */
static void
test_bar_below (FilesFixture *fixture, gconstpointer data)
{
  TcSource *source = tc_document_get_source (fixture->document);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  TcSpan end = { tc_source_get_length (source), tc_source_get_length (source) };
  graphene_rect_t before = find_page (fixture);
  graphene_rect_t after;

  g_assert_true (tc_edits_add (edits, end, "<", -1));
  g_assert_true (tc_document_apply (fixture->document, "Type", NULL, edits));
  wait_for_build (fixture->document);
  after = find_page (fixture);
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window->notices), "Line "));
  g_assert_true (graphene_point_equal (&before.origin, &after.origin));
  g_assert_cmpfloat (after.size.height, <, before.size.height);
  tc_document_undo (fixture->document);
}

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

/* What it quotes may have several lines. GTK 4.8 says other heights then with and without a width,
 * and complains of it where there is little room. */
static void
test_bar_of_one_height (FilesFixture *fixture, gconstpointer data)
{
  TcSource *source = tc_document_get_source (fixture->document);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  const char *text = tc_source_get_text (source, NULL);
  gsize place = (gsize) (strstr (text, "F-8") - text);
  GtkWidget *bar;

  g_assert_true (tc_edits_add (edits, (TcSpan){ place, place }, "\n", -1));
  g_assert_true (tc_document_apply (fixture->document, "Type", NULL, edits));
  wait_for_build (fixture->document);
  bar = gtk_widget_get_ancestor (
    find_label (GTK_WIDGET (fixture->window->notices), "Line 1: The encoding"), GTK_TYPE_REVEALER);
  g_assert_cmpint (measure_height (bar, -1), ==, measure_height (bar, 1 << 20));
  tc_document_undo (fixture->document);
}

/* In the build tree, and in an installation that the system does not look into. */
static void
test_settings (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *root = g_dir_make_tmp ("turncoat-settings-XXXXXX", NULL);
  g_autofree char *program = g_build_filename (root, "bin", NULL);
  g_autofree char *folder = g_build_filename (root, "share", "glib-2.0", "schemas", NULL);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);
  g_autofree char *missing = tc_settings_find_schema_folder (program);
  g_autofree char *found = NULL;
  g_autoptr (GFile) expected = g_file_new_for_path (folder);
  g_autoptr (GFile) got = NULL;

  g_assert_null (missing);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (program, 0700), ==, 0);
  g_assert_true (g_file_set_contents (compiled, "", 0, NULL));
  found = tc_settings_find_schema_folder (program);
  g_assert_nonnull (found);
  got = g_file_new_for_path (found);
  g_assert_true (g_file_equal (got, expected));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/window/files/" name, FilesFixture, NULL, set_up, test, tear_down)

/* (transfer full): those of the program in the build tree. */
static GSettings *
make_settings (void)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "editor", NULL);
  g_autofree char *folder = tc_settings_find_schema_folder (program);
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  g_assert_nonnull (folder);
  source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, NULL);
  schema = g_settings_schema_source_lookup (source, "org.turncoat.Turncoat", FALSE);

  return g_settings_new_full (schema, NULL, NULL);
}

/* A scenario that comes with the program was opened from its folder, where nobody saves: a copy
 * gets its name, and goes elsewhere. */
static void
test_no_copy_beside_shipped (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *path = tc_shipped_find ("betrayal-1940");
  g_autofree char *shipped = g_path_get_dirname (path);
  g_autofree char *uri = g_filename_to_uri (shipped, NULL, NULL);
  g_autofree char *name = NULL;
  g_autoptr (GFile) folder = NULL;

  fixture->window->settings = make_settings ();
  g_settings_set_string (fixture->window->settings, "last-folder", uri);
  tc_window_open (fixture->window, path);
  wait_for_build (fixture->document);
  tc_window_choose_save (fixture->window);
  while (folder == NULL) {
    g_main_context_iteration (NULL, TRUE);
    folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (find_chooser ()));
  }
  g_assert_false (tc_shipped_contains (g_file_peek_path (folder)));
  name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (find_chooser ()));
  g_assert_cmpstr (name, ==, "betrayal-1940.scenario.xml");
  gtk_dialog_response (GTK_DIALOG (find_chooser ()), GTK_RESPONSE_CANCEL);
  g_settings_reset (fixture->window->settings, "last-folder");
  g_settings_reset (fixture->window->settings, "recent-files");
}

/* What is chosen is obeyed at once, and kept. */
static void
test_style (FilesFixture *fixture, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSimpleActionGroup) map = g_simple_action_group_new ();
  g_autoptr (GSimpleActionGroup) unkept = g_simple_action_group_new ();
  g_autoptr (GSettings) settings = make_settings ();
  g_autofree char *kept = NULL;

  tc_style_choice_add (G_ACTION_MAP (map), settings);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_DEFAULT);
  g_action_group_activate_action (G_ACTION_GROUP (map), "style", g_variant_new_string ("dark"));
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (adw_style_manager_get_dark (manager));
  kept = g_settings_get_string (settings, "style");
  g_assert_cmpstr (kept, ==, "dark");
  g_action_group_activate_action (G_ACTION_GROUP (map), "style", g_variant_new_string ("light"));
  g_assert_false (adw_style_manager_get_dark (manager));
  /* As well where nothing can be kept. */
  tc_style_choice_add (G_ACTION_MAP (unkept), NULL);
  g_action_group_activate_action (G_ACTION_GROUP (unkept), "style", g_variant_new_string ("dark"));
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "style", "dark");
  g_settings_reset (settings, "style");
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("closed-while-saving", test_closed_while_saving);
  ADD ("changed-and-closed-while-saving", test_changed_and_closed_while_saving);
  ADD ("changed-after-the-answer", test_changed_after_the_answer);
  ADD ("saved-twice", test_saved_twice);
  ADD ("closed-while-a-save-fails", test_closed_while_a_save_fails);
  ADD ("opened-while-saving", test_opened_while_saving);
  ADD ("closed-while-opening", test_closed_while_opening);
  ADD ("game-alone", test_game_alone);
  ADD ("game-without-ending", test_game_without_ending);
  ADD ("endings", test_endings);
  ADD ("titles-of-texts", test_titles_of_texts);
  ADD ("no-search-in-chooser", test_no_search_in_chooser);
  ADD ("chooser-kept", test_chooser_kept);
  ADD ("chooser-answered-once", test_chooser_answered_once);
  ADD ("chooser-goes-with-its-window", test_chooser_goes_with_its_window);
  ADD ("given-up", test_given_up);
  ADD ("name", test_name);
  ADD ("new-name", test_new_name);
  ADD ("saved-with-ending", test_saved_with_ending);
  ADD ("shipped", test_shipped);
  ADD ("no-copy-beside-shipped", test_no_copy_beside_shipped);
  ADD ("style", test_style);
  ADD ("bar-below", test_bar_below);
  ADD ("bar-of-one-height", test_bar_of_one_height);
  ADD ("settings", test_settings);

  return g_test_run ();
}
