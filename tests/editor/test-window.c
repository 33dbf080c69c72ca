/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <gtksourceview/gtksource.h>

#include "app/tc-compare-window.h"
#include "app/tc-message.h"
#include "app/tc-new-window.h"
#include "app/tc-problems.h"
#include "board/tc-board.h"
#include "pages/map/tc-map-page.h"
#include "pages/source/tc-source-page.h"
#include "widgets.h"
#include "window-fixture.h"

static char *
dup_shown_text (WindowFixture *fixture)
{
  GtkWidget *view = find_type (GTK_WIDGET (fixture->window), GTK_SOURCE_TYPE_VIEW);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
}

/* The source page follows each edit in place and stays the text itself. */
static void
test_source_follows (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "source");
  run_until_idle ();
  for (guint i = 0; i < 4; i++) {
    static const char *const values[] = { "Ärdennen", "A", "Forest of Ardennes", "Æ Ø Å" };
    g_autofree char *shown = NULL;

    g_assert_true (
      tc_document_set_attribute (fixture->document, ARDENNES, "name", values[i], &error));
    g_assert_no_error (error);
    tc_document_break_merge (fixture->document);
    shown = dup_shown_text (fixture);
    g_assert_cmpstr (shown, ==,
                     tc_source_get_text (tc_document_get_source (fixture->document), NULL));
  }
  for (guint i = 0; i < 4; i++)
    window_fixture_act (fixture, "win.undo");
  {
    g_autofree char *shown = dup_shown_text (fixture);

    g_assert_cmpstr (shown, ==, fixture->base.text);
  }
}

static void
test_save_action (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  window_fixture_open (fixture);
  g_assert_true (
    tc_document_set_attribute (fixture->document, ARDENNES, "terrain", "mountain", &error));
  g_assert_no_error (error);
  window_fixture_act (fixture, "win.save");
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
  saved = fixture_read (&fixture->base);
  g_assert_cmpstr (saved, !=, fixture->base.text);
}

/* What a step back comes to is reported without a tooltip that is set again: that would hide the
 * one that is shown, and cost each edit a frame. */
static void
test_reports_the_step (WindowFixture *fixture, gconstpointer data)
{
  GtkAccessible *undo;
  g_autoptr (GError) error = NULL;

  window_fixture_open (fixture);
  undo = GTK_ACCESSIBLE (fixture->window->undo_button);
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Nothing to undo (Ctrl+Z)");
  g_assert_true (
    tc_document_set_attribute (fixture->document, ARDENNES, "terrain", "mountain", &error));
  g_assert_no_error (error);
  gtk_test_accessible_assert_property (undo, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Undo: Set terrain of Ardennes to Mountain (Ctrl+Z)");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->window->undo_button), ==, "Undo (Ctrl+Z)");
}

/* A name that is typed and not yet applied: Save is there for it and writes it. */
static void
test_save_takes_what_is_typed (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  window_fixture_open (fixture);
  tc_document_select (fixture->document, ARDENNES);
  gtk_editable_set_text (GTK_EDITABLE (find_row (root, "Name")), "Eifel");
  g_assert_false (tc_document_is_modified (fixture->document));
  window_fixture_act (fixture, "win.save");
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Eifel");
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* What was typed for a text that is given up is not written into the next one. */
static void
test_reload_drops_what_is_typed (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  window_fixture_open (fixture);
  tc_document_select (fixture->document, ARDENNES);
  gtk_widget_grab_focus (find_row (root, "Name"));
  gtk_editable_set_text (GTK_EDITABLE (find_row (root, "Name")), "Eifel");
  window_fixture_open (fixture);
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Ardennes");
}

static void
test_pages_show (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  window_fixture_open (fixture);
  g_assert_true (gtk_widget_get_mapped (find_type (root, TC_TYPE_MAP_PAGE)));
  window_fixture_show (fixture, "source");
  run_until_idle ();
  g_assert_true (gtk_widget_get_mapped (find_type (root, TC_TYPE_SOURCE_PAGE)));
  window_fixture_show (fixture, "map");
  run_until_idle ();
}

static char *
dup_sections (WindowFixture *fixture)
{
  GObject *list =
    gtk_widget_get_template_child (GTK_WIDGET (fixture->window), TC_TYPE_WINDOW, "sections");
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (GObject) stack_page = g_list_model_get_item (model, i);

    g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "",
                            gtk_selection_model_is_selected (GTK_SELECTION_MODEL (model), i) ? "*"
                                                                                             : "",
                            gtk_stack_page_get_name (GTK_STACK_PAGE (stack_page)));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define CHECK_SECTIONS(fixture, expected)                                                          \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *sections = dup_sections (fixture);                                            \
    g_assert_cmpstr (sections, ==, expected);                                                      \
  }                                                                                                \
  G_STMT_END

/* The sidebar lists what the scenario can have, keys count in it, and a text that is broken for a
 * moment takes nothing away. */
static void
test_sections_follow_the_schema (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);
  g_autofree char *broken = g_strconcat (fixture->base.text, "<", NULL);

  CHECK_SECTIONS (fixture, "*map source play");
  gtk_widget_activate_action (widget, "win.show-nth-page", "u", 2);
  CHECK_SECTIONS (fixture, "map *source play");
  window_fixture_open (fixture);
  CHECK_SECTIONS (fixture, "map tables counters setups rules *source play");
  gtk_widget_activate_action (widget, "win.show-nth-page", "u", 3);
  gtk_widget_activate_action (widget, "win.show-nth-page", "u", 9);
  CHECK_SECTIONS (fixture, "map tables *counters setups rules source play");
  g_assert_true (g_file_set_contents (fixture->base.path, broken, -1, NULL));
  window_fixture_open (fixture);
  CHECK_SECTIONS (fixture, "map tables *counters setups rules source play");
}

/* The keys are for the board at once, not for a button of the header bar. */
static void
test_pages_take_the_focus (WindowFixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "play", "map" };

  window_fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    GtkWidget *focus;

    window_fixture_show (fixture, pages[i]);
    run_until_idle ();
    focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
    g_assert_nonnull (focus);
    g_assert_true (TC_IS_BOARD (focus));
    g_assert_true (gtk_widget_get_mapped (focus));
  }
}

/* On the rules the keys are for the first value, not for the badge before it. */
static void
test_rules_take_the_focus (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "rules");
  run_until_idle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON));
}

/* A rule that is opened is written with the first value that is changed, in one step. */
static void
test_opens_a_rule (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "dune",
                                            "dune.scenario.xml", NULL);
  GtkWidget *group, *button, *spin;

  window_fixture_open (fixture);
  tc_window_open (fixture->window, path);
  wait_for_build (fixture->document);
  window_fixture_show (fixture, "rules");
  run_until_idle ();
  button =
    gtk_widget_get_ancestor (find_label (GTK_WIDGET (fixture->window), "Change…"), GTK_TYPE_BUTTON);
  group = gtk_widget_get_ancestor (button, ADW_TYPE_PREFERENCES_GROUP);
  g_assert_null (find_type (group, GTK_TYPE_SPIN_BUTTON));
  g_signal_emit_by_name (button, "clicked");
  wait_for_build (fixture->document);
  spin = find_type (group, GTK_TYPE_SPIN_BUTTON);
  g_assert_nonnull (spin);
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 0);
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_position (fixture->document), ==, 1);
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  g_assert_cmpuint (tc_document_get_position (fixture->document), ==, 0);
  g_assert_null (find_type (group, GTK_TYPE_SPIN_BUTTON));
  g_assert_true (gtk_widget_get_visible (button));
}

/* Only a counter that the setup places can be taken off the map. */
static void
test_takes_off_what_is_on (WindowFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *path;
    gboolean is_on;
  } cases[] = {
    { "area-board/area[sedan]", FALSE },
    { "order-of-battle/unit[1-panzer]", TRUE },
    { "order-of-battle/marker[game-turn]", FALSE },
  };

  window_fixture_open (fixture);
  window_fixture_show (fixture, "setups");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    GtkWidget *button;

    tc_document_select (fixture->document, cases[i].path);
    run_until_idle ();
    button = gtk_widget_get_ancestor (
      find_label (GTK_WIDGET (fixture->window), "Remove from the Map"), GTK_TYPE_BUTTON);
    g_assert_true (gtk_widget_is_sensitive (button) == cases[i].is_on);
  }
}

/* With another setup chosen nothing of the one before is taken off any more. */
static void
test_other_setup_selects_it (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *button;
  GtkWidget *choice;

  window_fixture_open (fixture);
  window_fixture_show (fixture, "setups");
  tc_document_select (fixture->document, "order-of-battle/unit[2dcr]");
  run_until_idle ();
  button = gtk_widget_get_ancestor (
    find_label (GTK_WIDGET (fixture->window), "Remove from the Map"), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_is_sensitive (button));
  choice = find_type (gtk_widget_get_parent (button), GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  run_until_idle ();
  g_assert_false (gtk_widget_is_sensitive (button));
}

static void
test_cannot_open (WindowFixture *fixture, gconstpointer data)
{
  tc_window_open (fixture->window, "/nowhere/at-all.xml");
  wait_for_build (fixture->document);
  run_until_idle ();
  g_assert_true (gtk_widget_get_mapped (find_type (GTK_WIDGET (fixture->window), TC_TYPE_MESSAGE)));
  g_assert_null (tc_document_get_source (fixture->document));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "Welcome to Turncoat"));
}

/* Names in the menu can be told apart, keep their underscores and leave the window some room; their
 * folders are those that the welcome shows. */
static void
test_recent_labels (void)
{
  g_autofree char *many = g_strnfill (200, 'x');
  g_autofree char *long_path = g_strconcat ("/c/", many, ".xml", NULL);
  g_autofree char *shipped = tc_shipped_find ("betrayal-1940");
  g_autofree char *home = g_build_filename (g_get_home_dir (), "map.xml", NULL);
  g_autofree char *inside = g_build_filename (g_get_home_dir (), "a", "map.xml", NULL);
  g_autofree char *label = tc_window_dup_recent_label (long_path);
  const char *const paths[][2] = {
    { "/a/my_map.xml", "my__map.xml — /a" },
    { home, "map.xml — ~" },
    { inside, "map.xml — ~/a" },
    { "/b/a/map.xml", "map.xml — /b/a" },
    { shipped, "Betrayal! France, May 1940 — comes with Turncoat" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autofree char *each = tc_window_dup_recent_label (paths[i][0]);

    g_assert_cmpstr (each, ==, paths[i][1]);
  }
  g_assert_cmpint (g_utf8_strlen (label, -1), <=, 61);
  g_assert_true (g_str_has_suffix (label, "x.xml — /c"));
}

/* A place that has no path is reported, and not passed over in silence. */
static void
test_cannot_open_far (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("http://nowhere.example/far.scenario.xml");

  tc_window_open_file (fixture->window, file);
  run_until_idle ();
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window),
                                "http://nowhere.example/far.scenario.xml is not on this computer"));
}

/* A file that is dropped on an empty window comes into it; before any file there is no badge that
 * says all is well. */
static void
keep_source_cb (TcSource **kept, TcSource *source)
{
  *kept = tc_source_ref (source);
}

/* The last of the templates is what the schema requires: no fault of the XML, and a map to draw on.
 */
static void
test_new_empty (WindowFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = tc_new_window_new (GTK_WINDOW (fixture->window));
  GObject *list = gtk_widget_get_template_child (GTK_WIDGET (dialog), TC_TYPE_NEW_WINDOW, "list");
  guint n =
    g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
  g_autoptr (TcSource) source = NULL;

  g_signal_connect_swapped (dialog, "chosen", G_CALLBACK (keep_source_cb), &source);
  g_assert_cmpuint (n, >=, 3);
  g_signal_emit_by_name (list, "activate", n - 1);
  g_assert_nonnull (source);
  g_assert_true (g_str_has_prefix (tc_source_get_name (source), "empty-"));
  tc_document_start_new (fixture->document, source);
  wait_for_build (fixture->document);
  g_assert_true (tc_document_is_readable (fixture->document));
  g_assert_null (tc_document_get_path (fixture->document));
}

static void
test_drop (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->base.path);
  GSList list = { file, NULL };
  GValue value = G_VALUE_INIT;
  GListModel *controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean is_taken = FALSE;

  g_assert_null (find_label (GTK_WIDGET (fixture->window), "0"));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (&list));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (each))
      g_signal_emit_by_name (each, "drop", &value, 10.0, 10.0, &is_taken);
  }
  g_assert_true (is_taken);
  wait_for_build (fixture->document);
  g_assert_cmpstr (tc_document_get_path (fixture->document), ==, fixture->base.path);
  g_value_unset (&value);
  g_object_unref (controllers);
}

static GtkWindow *
find_window (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (each), type))
      return each;
  }
  return NULL;
}

/* What another program did is shown with both sides of each line, and is taken over by a step. */
static void
test_theirs (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  window_fixture_open (fixture);
  g_assert_null (find_label (root, "Another program"));
  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan (theirs)\"");
  tc_document_check_disk (fixture->document);
  run_until_idle ();
  g_assert_nonnull (find_label (root, "Another program has changed the file."));
  window_fixture_act (fixture, "win.show-difference");
  wait_for_build (fixture->document);
  g_assert_nonnull (find_window (TC_TYPE_COMPARE_WINDOW));
  gtk_window_destroy (find_window (TC_TYPE_COMPARE_WINDOW));
  window_fixture_act (fixture, "win.load-theirs");
  wait_for_build (fixture->document);
  run_until_idle ();
  g_assert_cmpstr (get_value (fixture->document, "area-board/area[sedan]", "name"), ==,
                   "Sedan (theirs)");
  g_assert_null (find_label (root, "Another program"));
}

/* A file nobody may write is shown, says so, and is offered a place elsewhere. */
static void
test_read_only_says_so (WindowFixture *fixture, gconstpointer data)
{
  g_assert_cmpint (g_chmod (fixture->base.path, 0444), ==, 0);
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->window), "This file is read-only."));
}

static void
test_broken_says_so (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window);

  fixture_rewrite (&fixture->base, "</area-board>", "</area-bored>");
  window_fixture_open (fixture);
  run_until_idle ();
  g_assert_nonnull (find_label (root, "Line "));
  window_fixture_act (fixture, "win.show-first-problem");
  run_until_idle ();
  g_assert_true (gtk_widget_get_mapped (find_type (root, TC_TYPE_SOURCE_PAGE)));
}

static void
test_unsaved_changes_ask (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) windows = NULL;
  gboolean asked = FALSE;

  window_fixture_open (fixture);
  g_assert_true (tc_document_set_attribute (fixture->document, ARDENNES, "port", "true", &error));
  g_assert_no_error (error);
  gtk_window_close (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->window)));
  windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (each)) {
      asked = TRUE;
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (each), "cancel");
      gtk_window_destroy (each);
      break;
    }
  }
  g_assert_true (asked);
  tc_document_undo (fixture->document);
}

/* Their parts are GTK's affair: it names them. */
static gboolean
is_of_gtk (GtkWidget *widget)
{
  return GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_POPOVER_MENU (widget) || GTK_IS_EDITABLE (widget);
}

static gboolean
is_button (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || ADW_IS_SPLIT_BUTTON (widget);
}

/* A label may be empty until there is something to say. */
static gboolean
has_label (GtkWidget *root)
{
  if (GTK_IS_POPOVER (root))
    return FALSE;
  if (GTK_IS_LABEL (root))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (has_label (child))
      return TRUE;
  }

  return FALSE;
}

/* Every button under @root that shows only an icon: its tooltip says what it does, and so does its
 * name to who cannot see it. */
static guint
check_buttons (GtkWidget *root)
{
  guint n = 0;

  if (is_of_gtk (root))
    return 0;
  if (is_button (root) && !has_label (root) && gtk_widget_get_first_child (root) != NULL) {
    const char *tooltip = gtk_widget_get_tooltip_text (root);

    if (tooltip == NULL || *tooltip == '\0')
      g_test_fail_printf ("%s %s in %s has no tooltip", G_OBJECT_TYPE_NAME (root),
                          GTK_IS_BUTTON (root) ? gtk_button_get_icon_name (GTK_BUTTON (root)) : "",
                          G_OBJECT_TYPE_NAME (gtk_widget_get_ancestor (root, ADW_TYPE_BIN)));
    /* Half of a split button is libadwaita's to name. */
    if (!ADW_IS_SPLIT_BUTTON (gtk_widget_get_parent (root)) &&
        !gtk_test_accessible_has_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL))
      g_test_fail_printf ("%s “%s” has no name", G_OBJECT_TYPE_NAME (root), tooltip);
    return 1;
  }
  if (is_button (root) && !ADW_IS_SPLIT_BUTTON (root))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_buttons (child);

  return n;
}

/* The rules of a game that has no table of victory and no turns show no empty views for them. */
static void
test_views_follow_the_schema (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (fixture->window);
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "badge",
                                            "badge.scenario.xml", NULL);

  window_fixture_open (fixture);
  window_fixture_show (fixture, "rules");
  run_until_idle ();
  g_assert_true (gtk_widget_get_mapped (find_label (widget, "Victory")));
  g_assert_true (gtk_widget_get_mapped (find_label (widget, "Turn record track")));
  tc_window_open (fixture->window, path);
  wait_for_build (fixture->document);
  run_until_idle ();
  g_assert_true (gtk_widget_get_mapped (find_label (widget, "Rules of play")));
  g_assert_null (find_label (widget, "Turn record track"));
}

static void
test_buttons_have_names (WindowFixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "map",   "tables", "counters", "setups",
                                       "rules", "source", "play" };

  window_fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    window_fixture_show (fixture, pages[i]);
    run_until_idle ();
    g_assert_cmpuint (check_buttons (GTK_WIDGET (fixture->window)), >, 20);
  }
}

static gpointer
get_tooltip (void)
{
  return g_object_get_data (G_OBJECT (gdk_display_get_default ()), "gdk-display-current-tooltip");
}

/* The pointer has come to rest on a window that is closed before there is a tooltip: none is about
 * to come any more. */
static void
test_closed_below_pointer (void)
{
  GtkWindow *window = GTK_WINDOW (tc_window_new (NULL));

  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (int x = 300; get_tooltip () == NULL; x++) {
    g_assert_cmpint (x, <, 400);
    move_pointer (x, 300);
    run_for (50);
  }
  gtk_window_destroy (window);
  g_assert_null (get_tooltip ());
}

static GtkWindow *
find_shortcuts (void)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

    if (GTK_IS_SHORTCUTS_WINDOW (window))
      return window;
  }
  return NULL;
}

/* Hidden and shown again, it ended the program: a tooltip asked it where the pointer is. */
static void
test_shortcuts_go (WindowFixture *fixture, gconstpointer data)
{
  GtkWindow *shortcuts;

  window_fixture_open (fixture);
  window_fixture_act (fixture, "win.shortcuts");
  shortcuts = find_shortcuts ();
  g_assert_nonnull (shortcuts);
  g_assert_true (gtk_window_get_transient_for (shortcuts) == GTK_WINDOW (fixture->window));
  g_assert_true (gtk_window_get_modal (shortcuts));
  gtk_window_close (shortcuts);
  run_for (50);
  g_assert_null (find_shortcuts ());
}

#define ADD(name, test) window_fixture_add ("/editor/window/" name, test)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("source-follows", test_source_follows);
  ADD ("save-action", test_save_action);
  ADD ("tells-the-step", test_reports_the_step);
  ADD ("save-takes-what-is-typed", test_save_takes_what_is_typed);
  ADD ("reload-drops-what-is-typed", test_reload_drops_what_is_typed);
  ADD ("pages-show", test_pages_show);
  ADD ("sections-follow-the-schema", test_sections_follow_the_schema);
  ADD ("pages-take-the-focus", test_pages_take_the_focus);
  ADD ("rules-take-the-focus", test_rules_take_the_focus);
  ADD ("opens-a-rule", test_opens_a_rule);
  ADD ("takes-off-what-is-on", test_takes_off_what_is_on);
  ADD ("other-setup-selects-it", test_other_setup_selects_it);
  ADD ("cannot-open", test_cannot_open);
  g_test_add_func ("/editor/window/recent-labels", test_recent_labels);
  g_test_add_func ("/editor/window/closed-below-pointer", test_closed_below_pointer);
  ADD ("cannot-open-far", test_cannot_open_far);
  ADD ("new-empty", test_new_empty);
  ADD ("drop", test_drop);
  ADD ("theirs", test_theirs);
  ADD ("read-only-says-so", test_read_only_says_so);
  ADD ("broken-says-so", test_broken_says_so);
  ADD ("unsaved-changes-ask", test_unsaved_changes_ask);
  ADD ("views-follow-the-schema", test_views_follow_the_schema);
  ADD ("buttons-have-names", test_buttons_have_names);
  ADD ("shortcuts-go", test_shortcuts_go);
  return g_test_run ();
}
