/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "inspector/tc-inspector.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>

#include "document/tc-element.h"
#include "document/tc-item.h"
#include "fixture.h"
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
  g_assert_true (open_now (fixture->base.document, fixture->base.path, &error));
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
  GtkWidget *pick = find_type (row, GTK_TYPE_DROP_DOWN);
  TcItem *item;

  g_assert_nonnull (pick);
  item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (pick));
  g_assert_nonnull (item);
  return g_strdup (tc_item_get_key (item));
}

static void
choose (GtkWidget *row, const char *key)
{
  GtkWidget *pick = find_type (row, GTK_TYPE_DROP_DOWN);
  guint position;

  g_assert_nonnull (pick);
  position = tc_item_find (gtk_drop_down_get_model (GTK_DROP_DOWN (pick)), key);
  g_assert_cmpuint (position, !=, G_MAXUINT);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (pick), position);
}

static void
choose_word (GtkWidget *row, const char *key)
{
  GtkDropDown *choices = GTK_DROP_DOWN (find_type (row, GTK_TYPE_DROP_DOWN));
  guint position = tc_item_find (gtk_drop_down_get_model (choices), key);

  g_assert_cmpuint (position, !=, G_MAXUINT);
  gtk_drop_down_set_selected (choices, position);
}

/* Each type of the schema has its own widget. */
static void
test_widgets (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  tc_document_select (fixture->base.document, ARDENNES);
  g_assert_true (ADW_IS_ENTRY_ROW (find_row (fixture->inspector, "Name")));
  g_assert_nonnull (find_type (find_row (fixture->inspector, "Terrain"), GTK_TYPE_DROP_DOWN));
  g_assert_nonnull (find_type (find_row (fixture->inspector, "Edge"), GTK_TYPE_DROP_DOWN));
  row = find_row (fixture->inspector, "X");
  g_assert_nonnull (find_type (row, GTK_TYPE_SPIN_BUTTON));
  g_assert_nonnull (find_row (fixture->inspector, "Defence forces")); /* what the bracket tells */
  row = find_row (fixture->inspector, "Port");
  g_assert_nonnull (find_type (row, GTK_TYPE_SWITCH));
  tc_document_select (fixture->base.document, "nation[germany]");
  row = find_row (fixture->inspector, "Colour");
  g_assert_nonnull (find_type (row, GTK_TYPE_COLOR_BUTTON));
  tc_document_select (fixture->base.document, "turn-record-track/turn[1]");
  row = find_row (fixture->inspector, "Date");
  g_assert_nonnull (find_type (row, GTK_TYPE_MENU_BUTTON));
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

/* Two areas of one name can be played: that is no error, and not painted as one. */
static void
test_warning (InspectorFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *row;

  g_assert_true (
    tc_document_set_attribute (fixture->base.document, ARDENNES, "name", "Sedan", &error));
  wait_for_build (fixture->base.document);
  tc_document_select (fixture->base.document, "area-board/area[sedan]");
  run_until_idle ();
  row = find_row (fixture->inspector, "Name");
  g_assert_true (gtk_widget_has_css_class (row, "warning"));
  g_assert_false (gtk_widget_has_css_class (row, "error"));
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
  g_assert_nonnull (find_label (fixture->inspector, "Id must be "));
  /* An id that another has stays where it was typed, with the reason under it. */
  gtk_editable_set_text (GTK_EDITABLE (row), "sedan");
  g_signal_emit_by_name (row, "apply");
  g_assert_false (tc_document_is_modified (fixture->base.document));
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "sedan");
  g_assert_nonnull (find_label (fixture->inspector, "There is already another area \"sedan\""));
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

/* The last button of the row; the one before it says where the value comes from. */
static GtkWidget *
find_reset (GtkWidget *row)
{
  GtkWidget *badge = find_type (row, GTK_TYPE_MENU_BUTTON);
  GtkWidget *child;

  g_assert_nonnull (badge);
  for (child = gtk_widget_get_next_sibling (badge); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_BUTTON (child))
      return child;
  }
  g_assert_not_reached ();
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
  reset = find_reset (row);
  g_assert_true (gtk_widget_get_visible (reset));
  g_signal_emit_by_name (reset, "clicked");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, ARDENNES, "port"), ==, "false");
  g_assert_false (gtk_widget_get_visible (reset));
}

#define FIRST  "order-of-battle/unit[1-panzer]"
#define SECOND "order-of-battle/unit[2-panzer]"

/* What several have in common is set for all of them in one step, the sides of counters too. */
static void
test_several_are_edited_together (InspectorFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { FIRST, SECOND, NULL };
  TcDocument *document = fixture->base.document;
  guint steps;

  tc_document_select_several (document, paths);
  g_assert_nonnull (find_label (fixture->inspector, "2 selected"));
  steps = tc_document_get_n_steps (document);
  choose_word (find_row (fixture->inspector, "Size"), "brigade");
  wait_for_build (document);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, steps + 1);
  g_assert_cmpstr (get_value (document, FIRST, "size"), ==, "brigade");
  g_assert_cmpstr (get_value (document, SECOND, "size"), ==, "brigade");
  gtk_spin_button_set_value (
    GTK_SPIN_BUTTON (find_type (find_row (fixture->inspector, "Attack"), GTK_TYPE_SPIN_BUTTON)),
    11);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, FIRST "/full", "attack"), ==, "11");
  g_assert_cmpstr (get_value (document, SECOND "/full", "attack"), ==, "11");
  tc_document_undo (document);
  tc_document_undo (document);
  g_assert_false (tc_document_is_modified (document));
}

static void
test_what_differs_is_said (InspectorFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, "area-board/area[paris]", NULL };
  GtkWidget *row;

  tc_document_select_several (fixture->base.document, paths);
  row = find_row (fixture->inspector, "Terrain");
  g_assert_nonnull (find_label (row, "Several values"));
  g_assert_cmpstr (
    adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (fixture->inspector, "X"))), ==,
    "several values");
  g_assert_false (tc_document_is_modified (fixture->base.document));

  choose (row, "clear");
  wait_for_build (fixture->base.document);
  g_assert_null (find_label (row, "Several values"));
  g_assert_cmpstr (get_value (fixture->base.document, paths[0], "terrain"), ==, "clear");
  g_assert_cmpstr (get_value (fixture->base.document, paths[1], "terrain"), ==, "clear");
}

/* A number that differs is left alone by looking at it, and any number typed is set for all. */
static void
test_mixed_number (InspectorFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, "area-board/area[paris]", NULL };
  TcDocument *document = fixture->base.document;
  g_autofree char *first = g_strdup (get_value (document, ARDENNES, "x"));
  GtkWidget *spin;

  tc_document_select_several (document, paths);
  spin = find_type (find_row (fixture->inspector, "X"), GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  g_assert_false (tc_document_is_modified (document));
  gtk_editable_set_text (GTK_EDITABLE (spin), first);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, "area-board/area[paris]", "x"), ==, first);
  g_assert_cmpstr (get_value (document, ARDENNES, "x"), ==, first);
}

/* The buttons of a number that differs change each value by one, in one step. */
static void
test_mixed_number_steps (InspectorFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { ARDENNES, "area-board/area[paris]", NULL };
  TcDocument *document = fixture->base.document;
  int first = atoi (get_value (document, ARDENNES, "x"));
  int second = atoi (get_value (document, "area-board/area[paris]", "x"));
  GtkSpinButton *spin;

  tc_document_select_several (document, paths);
  spin = GTK_SPIN_BUTTON (find_type (find_row (fixture->inspector, "X"), GTK_TYPE_SPIN_BUTTON));
  for (int by = 1; by >= 0; by--) {
    gtk_spin_button_spin (spin, by == 1 ? GTK_SPIN_STEP_FORWARD : GTK_SPIN_STEP_BACKWARD, 1);
    wait_for_build (document);
    g_assert_cmpint (atoi (get_value (document, ARDENNES, "x")), ==, first + by);
    g_assert_cmpint (atoi (get_value (document, "area-board/area[paris]", "x")), ==, second + by);
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "");
  }
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
}

static void
activate (InspectorFixture *fixture, const char *action, const char *parameter)
{
  GVariant *variant = parameter != NULL ? g_variant_new_string (parameter) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (fixture->inspector, action, variant));
  wait_for_build (fixture->base.document);
}

static void
test_elements_come_and_go (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  tc_document_select (document, "tables/bombardment-table");
  activate (fixture, "inspector.add", "modifier");
  g_assert_cmpstr (tc_document_get_selected (document), ==,
                   "tables/bombardment-table/modifier[german]");
  g_assert_cmpstr (get_value (document, tc_document_get_selected (document), "src"), ==,
                   "designer");
  activate (fixture, "inspector.move-up", NULL);
  g_assert_cmpstr (tc_document_get_selected (document), ==,
                   "tables/bombardment-table/modifier[german]");
  activate (fixture, "inspector.remove", NULL);
  tc_document_undo (document);
  tc_document_undo (document);
  tc_document_undo (document);
  g_assert_false (tc_document_is_modified (document));
}

/* The calendar opens on what is written, and that alone changes nothing. */
static void
test_calendar (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  const char *turn = "turn-record-track/turn[2]";
  GtkWidget *calendar;
  GtkPopover *popover;
  g_autoptr (GDateTime) shown = NULL;
  g_autoptr (GDateTime) other = g_date_time_new_utc (1940, 5, 14, 12, 0, 0);
  g_autofree char *text = NULL;

  tc_document_select (document, turn);
  calendar = find_type (fixture->inspector, GTK_TYPE_CALENDAR);
  g_assert_nonnull (calendar);
  popover = GTK_POPOVER (gtk_widget_get_ancestor (calendar, GTK_TYPE_POPOVER));
  gtk_popover_popup (popover);
  shown = gtk_calendar_get_date (GTK_CALENDAR (calendar));
  text = g_date_time_format (shown, "%Y-%m-%d");
  g_assert_cmpstr (text, ==, "1940-05-13");
  g_assert_cmpstr (get_value (document, turn, "date"), ==, text);
  g_assert_false (tc_document_is_modified (document));

  /* GDK 4.8 complains when a popover is moved after its window has gone. */
  gtk_popover_popdown (popover);
  gtk_calendar_select_day (GTK_CALENDAR (calendar), other);
  wait_for_build (document);
  g_assert_cmpstr (get_value (document, turn, "date"), ==, "1940-05-14");
}

/* Its buttons are made again, for which the window is laid out again, only when they are others. */
static void
test_breadcrumb (InspectorFixture *fixture, gconstpointer data)
{
  GtkWidget *breadcrumb;
  g_autoptr (GtkWidget) first = NULL;
  g_autofree char *labels = NULL;

  tc_document_select (fixture->base.document, ARDENNES);
  breadcrumb = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (fixture->inspector),
                                                          TC_TYPE_INSPECTOR, "breadcrumb"));
  first = g_object_ref (gtk_widget_get_first_child (breadcrumb));
  fixture_edit (&fixture->base, ARDENNES, "terrain", "clear");
  wait_for_build (fixture->base.document);
  g_assert_true (gtk_widget_get_first_child (breadcrumb) == first);

  fixture_edit (&fixture->base, "", "title", "Another Game");
  wait_for_build (fixture->base.document);
  labels = dup_labels (breadcrumb);
  g_assert_nonnull (strstr (labels, "Another Game"));
  tc_document_select (fixture->base.document, "");
  g_assert_null (gtk_widget_get_first_child (breadcrumb));
}

/* An area has references to it: the bin asks what becomes of them, as the map does. */
static void
test_bin_asks_for_areas (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  tc_document_select (document, "area-board/area[sedan]");
  g_assert_cmpuint (tc_document_get_selected_node (document), !=, TC_NODE_NONE);
  activate (fixture, "inspector.remove", NULL);
  g_assert_false (tc_document_is_modified (document));
  g_assert_nonnull (find_question ());
  adw_message_dialog_response (find_question (), "all");
  wait_for_build (document);
  g_assert_cmpuint (
    tc_scenario_find_by_path (tc_document_get_scenario (document), "area-board/area[sedan]"), ==,
    TC_NODE_NONE);
  g_assert_cmpuint (tc_document_get_n_steps (document), ==, 1);
}

static void
test_text_is_written (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  TcScenario *scenario = tc_document_get_scenario (document);
  GtkWidget *view;

  tc_document_select (document, "about/p#1");
  view = find_type (fixture->inspector, GTK_TYPE_TEXT_VIEW);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "Less & more", -1);
  tc_inspector_apply (TC_INSPECTOR (fixture->inspector));
  wait_for_build (document);
  scenario = tc_document_get_scenario (document);
  g_assert_cmpstr (
    tc_scenario_get_text (scenario, tc_scenario_find_by_path (scenario, "about/p#1")), ==,
    "Less & more");
}

/* The badge's menu says where one value comes from. */
static void
test_source_of_a_value (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  GtkWidget *badge;
  GtkWidget *list;

  tc_document_select (document, ARDENNES);
  badge = find_type (find_row (fixture->inspector, "Terrain"), GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (badge));
  list = find_type (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (badge))),
                    GTK_TYPE_LIST_BOX);
  g_signal_emit_by_name (
    list, "row-activated",
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), TC_PROVENANCE_PUBLISHED));
  wait_for_build (document);
  g_assert_cmpuint (tc_scenario_get_provenance (tc_document_get_scenario (document),
                                                tc_document_get_selected_node (document),
                                                "terrain"),
                    ==, TC_PROVENANCE_PUBLISHED);
}

/* A scenario that does not say where it comes from. */
static void
test_no_source (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_set_attribute (document, "", "src", NULL, &error));
  g_assert_no_error (error);
  wait_for_build (document);
  tc_document_select (document, ARDENNES);
  run_until_idle ();
  g_assert_nonnull (find_label (find_row (fixture->inspector, "Terrain"), "?"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (
                     find_type (find_row (fixture->inspector, "Terrain"), GTK_TYPE_MENU_BUTTON)),
                   ==, "Nothing says where this value comes from. Click to say it.");
}

#define TRANSLATED                                                                                 \
  "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"                          \
  "msgid \"name\"\nmsgstr \"nomo\"\n\nmsgid \"The name on the map.\"\nmsgstr \"Legata.\"\n"

/* A catalogue of one language in @folder, as it is installed. */
static void
write_catalogue (const char *folder)
{
  g_autofree char *inner = g_build_filename (folder, "eo", "LC_MESSAGES", NULL);
  g_autofree char *source = g_build_filename (folder, "eo.po", NULL);
  g_autofree char *target = g_build_filename (inner, GETTEXT_PACKAGE ".mo", NULL);
  const char *command[] = { "msgfmt", "-o", target, source, NULL };
  g_autoptr (GError) error = NULL;
  int status = -1;

  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, TRANSLATED, -1, &error));
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
remove_catalogue (const char *folder)
{
  static const char *const inside[] = { "eo.po", "eo/LC_MESSAGES/" GETTEXT_PACKAGE ".mo",
                                        "eo/LC_MESSAGES", "eo", "" };

  for (guint i = 0; i < G_N_ELEMENTS (inside); i++) {
    g_autofree char *path = g_build_filename (folder, inside[i], NULL);

    g_assert_cmpint (g_remove (path), ==, 0);
  }
}

/* The words of the schema are words of the window. */
static void
test_speaks_another_language (InspectorFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("turncoat-words-XXXXXX", NULL);
  g_autofree char *before = g_strdup (bindtextdomain (GETTEXT_PACKAGE, NULL));
  g_autofree char *domain = g_strdup (textdomain (NULL));
  g_autofree char *tip = NULL;

  write_catalogue (folder);
  setlocale (LC_ALL, "C.UTF-8"); /* gtk_test_init () sets one that has no other language */
  g_setenv ("LANGUAGE", "eo", TRUE);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  tc_document_select (fixture->base.document, ARDENNES);
  tip = g_strdup (gtk_widget_get_tooltip_text (find_row (fixture->inspector, "Nomo")));
  g_assert_cmpstr (tip, ==, "Legata.");
  g_unsetenv ("LANGUAGE");
  setlocale (LC_ALL, "C");
  textdomain (domain);
  bindtextdomain (GETTEXT_PACKAGE, before);
  remove_catalogue (folder);
}

/* The list of what refers to the selection, and NULL when it is not shown. */
static GtkListBox *
find_uses (GtkWidget *root)
{
  GtkWidget *child;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LIST_BOX (root) &&
      g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (root)), "uses_list") == 0)
    return GTK_LIST_BOX (root);
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkListBox *found = find_uses (child);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static guint
count_rows (GtkListBox *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (gint) n) != NULL)
    n++;
  return n;
}

/* The first row that stands for many: "Area (12)". */
static gint
find_many (GtkListBox *list)
{
  for (gint i = 0; i < (gint) count_rows (list); i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, i);

    if (g_str_has_suffix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ")"))
      return i;
  }
  g_assert_not_reached ();
}

static void
activate_row (GtkListBox *list, gint index)
{
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, index));
  run_until_idle ();
}

/* Every adjacency and placement of an area; many of a kind are one row until it is opened. */
static void
test_uses (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  TcScenario *scenario = tc_document_get_scenario (document);
  TcNode nation = tc_scenario_find_by_path (scenario, "nation[germany]");
  g_autoptr (GArray) references = tc_references_list (scenario, &nation, 1);
  GtkWidget *row;
  guint n_closed;
  guint n_opened;
  gint many;

  tc_document_select (document, ARDENNES);
  g_assert_nonnull (find_uses (fixture->inspector));
  g_assert_true (tc_inspector_show_uses (TC_INSPECTOR (fixture->inspector)));
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (find_uses (fixture->inspector), 0));
  g_assert_true (gtk_widget_has_focus (row));
  g_assert_true (
    g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Adjacency "));

  tc_document_select (document, "nation[germany]");
  n_closed = count_rows (find_uses (fixture->inspector));
  g_assert_cmpuint (n_closed, <, references->len);
  many = find_many (find_uses (fixture->inspector));
  activate_row (find_uses (fixture->inspector), many);
  n_opened = count_rows (find_uses (fixture->inspector));
  g_assert_cmpuint (n_opened, >, n_closed + 8);
  activate_row (find_uses (fixture->inspector), many);
  g_assert_cmpuint (count_rows (find_uses (fixture->inspector)), ==, n_closed);
}

static void
test_no_uses (InspectorFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  g_assert_true (tc_element_add (document, "area-board", "area", &error));
  g_assert_no_error (error);
  wait_for_build (document);
  path = g_strdup (tc_document_get_selected (document));
  g_assert_true (g_str_has_prefix (path, "area-board/area["));
  g_assert_null (find_uses (fixture->inspector));
  g_assert_nonnull (find_label (fixture->inspector, "Nothing refers to this."));
  g_assert_true (tc_inspector_show_uses (TC_INSPECTOR (fixture->inspector)));

  /* What has no id of its own has no such section. */
  tc_document_select (document, "area-board");
  g_assert_null (find_uses (fixture->inspector));
  g_assert_null (find_label (fixture->inspector, "Nothing refers to this."));
  g_assert_false (tc_inspector_show_uses (TC_INSPECTOR (fixture->inspector)));
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
  ADD ("warning", test_warning);
  ADD ("text-is-checked-then-applied", test_text_is_checked_then_applied);
  ADD ("looking-changes-nothing", test_looking_changes_nothing);
  ADD ("reset-goes-back-to-the-default", test_reset_goes_back_to_the_default);
  ADD ("several-are-edited-together", test_several_are_edited_together);
  ADD ("what-differs-is-said", test_what_differs_is_said);
  ADD ("mixed-number", test_mixed_number);
  ADD ("mixed-number-steps", test_mixed_number_steps);
  ADD ("elements-come-and-go", test_elements_come_and_go);
  ADD ("calendar", test_calendar);
  ADD ("breadcrumb", test_breadcrumb);
  ADD ("bin-asks-for-areas", test_bin_asks_for_areas);
  ADD ("text-is-written", test_text_is_written);
  ADD ("source-of-a-value", test_source_of_a_value);
  ADD ("no-source", test_no_source);
  ADD ("uses", test_uses);
  ADD ("no-uses", test_no_uses);
  ADD ("speaks-another-language", test_speaks_another_language);
  return g_test_run ();
}
