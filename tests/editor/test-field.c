/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>

#include "fixture.h"
#include "inspector/tc-inspector.h"
#include "widgets.h"

/* A row of the form whose value is not one of its type. */

#define CARD "strategy-deck[strategy]/card[cabinet-caution]"

typedef struct {
  Fixture base;
  GtkWidget *window;
  GtkWidget *inspector;
} FieldFixture;

/* The card that is selected has @data for its points. */
static void
set_up (FieldFixture *fixture, gconstpointer data)
{
  g_autofree char *points =
    g_strdup_printf ("name=\"Cabinet Caution\" points=\"%s\"", (const char *) data);

  fixture_set_up_with (&fixture->base, "bell-1938");
  fixture_rewrite (&fixture->base, "name=\"Cabinet Caution\" points=\"1\"", points);
  fixture_open (&fixture->base);
  fixture->inspector = g_object_new (TC_TYPE_INSPECTOR, NULL);
  tc_inspector_set_document (TC_INSPECTOR (fixture->inspector), fixture->base.document);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->inspector);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 900);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_build (fixture->base.document);
  tc_document_select (fixture->base.document, CARD);
}

static void
tear_down (FieldFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static GtkSpinButton *
find_points (FieldFixture *fixture)
{
  GtkWidget *spin = find_type (find_row (fixture->inspector, "Points"), GTK_TYPE_SPIN_BUTTON);

  g_assert_nonnull (spin);
  return GTK_SPIN_BUTTON (spin);
}

static const char *
get_text (FieldFixture *fixture)
{
  return gtk_editable_get_text (GTK_EDITABLE (find_points (fixture)));
}

/* As when the keyboard leaves the row. */
static void
type (FieldFixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_points (fixture)), text);
  gtk_spin_button_update (find_points (fixture));
  wait_for_build (fixture->base.document);
}

/* It stands there as it is written, with what was expected; looking at it and leaving it is no
 * edit, nor is typing another one. */
static void
test_shown (FieldFixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (get_text (fixture), ==, data);
  g_assert_true (gtk_widget_has_css_class (find_row (fixture->inspector, "Points"), "error"));
  g_assert_nonnull (find_label (fixture->inspector, "points "));
  gtk_widget_grab_focus (GTK_WIDGET (find_points (fixture)));
  gtk_spin_button_update (find_points (fixture));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  type (fixture, "");
  g_assert_cmpstr (get_text (fixture), ==, data);
  type (fixture, "-");
  g_assert_cmpstr (get_text (fixture), ==, data);
  g_assert_false (tc_document_is_modified (fixture->base.document));
}

static void
test_typed (FieldFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;

  for (int i = 0; i < 4; i++) {
    g_autofree char *number = g_strdup_printf ("%d", i);

    type (fixture, number);
    g_assert_cmpstr (get_value (document, CARD, "points"), ==, number);
    g_assert_cmpstr (get_text (fixture), ==, number);
    g_assert_false (gtk_widget_has_css_class (find_row (fixture->inspector, "Points"), "error"));
    tc_document_undo (document);
    wait_for_build (document);
    g_assert_cmpstr (get_text (fixture), ==, data);
    g_assert_false (tc_document_is_modified (document));
  }
}

/* What is no value stays none, and the reason is there after it has gone, until another is typed.
 */
static void
test_refused (FieldFixture *fixture, gconstpointer data)
{
  static const char *const refused[] = { "12", "many", "-1", "" };
  GtkWidget *row = find_row (fixture->inspector, "Points");

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    type (fixture, refused[i]);
    g_assert_cmpstr (get_text (fixture), ==, data);
    g_assert_false (tc_document_is_modified (fixture->base.document));
    g_assert_true (gtk_widget_has_css_class (row, "error"));
    g_assert_nonnull (find_label (fixture->inspector, "Points must be "));
    type (fixture, data);
    g_assert_false (gtk_widget_has_css_class (row, "error"));
  }
  type (fixture, "12");
  tc_document_select (fixture->base.document, "area-board");
  tc_document_select (fixture->base.document, CARD);
  g_assert_false (gtk_widget_has_css_class (find_row (fixture->inspector, "Points"), "error"));
}

static void
test_stepped (FieldFixture *fixture, gconstpointer data)
{
  GtkSpinButton *spin = find_points (fixture);

  gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 1);
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_text (fixture), ==, "0");
  gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 1);
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_text (fixture), ==, "1");
  g_assert_cmpstr (get_value (fixture->base.document, CARD, "points"), ==, "1");
}

/* Tab goes to the next row of the form with a problem between the two as well, and the row it goes
 * to is in view: nothing scrolls. */
static void
test_tab (FieldFixture *fixture, gconstpointer data)
{
  GtkWidget *scrolled = find_type (fixture->inspector, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *side = find_row (fixture->inspector, "Side");

  run_until_idle ();
  gtk_widget_grab_focus (GTK_WIDGET (find_points (fixture)));
  gtk_editable_set_text (GTK_EDITABLE (find_points (fixture)), "2");
  for (guint i = 0;
       i < 3 && gtk_widget_get_focus_child (side) == NULL && !gtk_widget_is_focus (side); i++)
    g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
  wait_for_build (fixture->base.document);
  run_until_idle ();
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), side) ||
    gtk_widget_is_focus (side));
  g_assert_cmpstr (get_value (fixture->base.document, CARD, "points"), ==, "2");
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), <, 0.5);
}

/* What is typed over a number and is none, as an empty text, does not become zero. */
static void
test_number_stays (FieldFixture *fixture, gconstpointer data)
{
  type (fixture, "-");
  g_assert_cmpstr (get_text (fixture), ==, data);
  type (fixture, "");
  g_assert_cmpstr (get_text (fixture), ==, data);
  g_assert_false (tc_document_is_modified (fixture->base.document));
}

static void
press_escape (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);
  gboolean is_handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (each))
      g_signal_emit_by_name (each, "key-pressed", GDK_KEY_Escape, 0, 0, &is_handled);
  }
  g_assert_true (is_handled);
}

/* A text that is refused is not in the way for ever: Escape brings back what the file says. */
static void
test_escape (FieldFixture *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture->inspector, "Name");

  gtk_editable_set_text (GTK_EDITABLE (row), "");
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  press_escape (row);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Cabinet Caution");
  g_assert_false (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 0);
}

/* Whether the row that says @title has a tip in the middle of its value. */
static gboolean
has_value_tip (FieldFixture *fixture, const char *title)
{
  GtkWidget *row = find_row (fixture->inspector, title);
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  graphene_point_t middle = { (float) gtk_widget_get_width (text) / 2,
                              (float) gtk_widget_get_height (text) / 2 };
  graphene_point_t at;
  gboolean has_one = FALSE;

  g_assert_true (gtk_widget_compute_point (text, row, &middle, &at));
  g_signal_emit_by_name (row, "query-tooltip", (int) at.x, (int) at.y, FALSE, tooltip, &has_one);
  return has_one;
}

/* The room is for the value; where that is cut its tip says it, and over one that is whole there is
 * none, which would cover the next row. */
static void
test_room (FieldFixture *fixture, gconstpointer data)
{
  GtkWidget *row = find_row (fixture->inspector, "Name");
  GtkWidget *badge;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_set_attribute (fixture->base.document, CARD, "src-of",
                                            "name=reconstructed", &error));
  wait_for_build (fixture->base.document);
  run_for (100);
  badge = find_type (row, GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_get_mapped (badge));
  g_assert_cmpint (gtk_widget_get_width (badge), <=, 36);
  g_assert_false (has_value_tip (fixture, "Name"));
  g_assert_true (
    tc_document_set_attribute (fixture->base.document, CARD, "name",
                               "A name of a card that no inspector has room for at once", &error));
  wait_for_build (fixture->base.document);
  run_for (100);
  g_assert_true (has_value_tip (fixture, "Name"));
}

#define ADD(name, value, function)                                                                 \
  g_test_add ("/editor/field/" name, FieldFixture, value, set_up, function, tear_down)

static GtkWidget *
find_badge (FieldFixture *fixture, const char *label)
{
  GtkWidget *row = find_row (fixture->inspector, label);

  g_assert_nonnull (row);
  return find_type (row, GTK_TYPE_MENU_BUTTON);
}

static gboolean
has_badge (FieldFixture *fixture, const char *label)
{
  GtkWidget *badge = find_badge (fixture, label);

  return badge != NULL && gtk_widget_get_visible (badge);
}

/* No rulebook prints the format of a file or what a thing is called in it. */
static void
test_no_source_of_what_is_of_the_file (FieldFixture *fixture, gconstpointer data)
{
  g_assert_true (has_badge (fixture, "Name"));
  g_assert_true (has_badge (fixture, "Points"));
  g_assert_false (has_badge (fixture, "Id"));
  tc_document_select (fixture->base.document, "");
  run_until_idle ();
  g_assert_true (has_badge (fixture, "Title"));
  g_assert_false (has_badge (fixture, "Format"));
  g_assert_false (has_badge (fixture, "Id"));
}

/* What a value without a source of its own shares is named as the designer names it. */
static void
test_source_of_the_whole (FieldFixture *fixture, gconstpointer data)
{
  GtkMenuButton *badge = GTK_MENU_BUTTON (find_badge (fixture, "Name"));
  GtkWidget *popover;

  gtk_menu_button_popup (badge);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (badge));
  g_assert_nonnull (find_label (popover, "Same as the card"));
  g_assert_nonnull (find_label (popover, "Where the card as a whole comes from."));
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("word-is-shown", "many", test_shown);
  ADD ("too-large-is-shown", "123456789012", test_shown);
  ADD ("nothing-is-shown", "", test_shown);
  ADD ("typed", "many", test_typed);
  ADD ("stepped", "many", test_stepped);
  ADD ("number-stays", "3", test_number_stays);
  ADD ("refused", "3", test_refused);
  ADD ("tab", "3", test_tab);
  ADD ("tab-over-a-problem", "many", test_tab);
  ADD ("escape", "3", test_escape);
  ADD ("room", "3", test_room);
  ADD ("no-source-of-what-is-of-the-file", "3", test_no_source_of_what_is_of_the_file);
  ADD ("source-of-the-whole", "3", test_source_of_the_whole);
  return g_test_run ();
}
