/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"
#include "pages/tables/tc-tables-page-private.h"
#include "sheet/tc-sheet-private.h"
#include "widgets.h"

/* Tables in a window: rows and columns that come and go whole. */

#define COMBAT "tables/combat-table"

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcTablesPage *page;
} TablesFixture;

static void
set_up (TablesFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (TC_TYPE_TABLES_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 800);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
  tc_document_select (fixture->base.document, COMBAT);
}

static void
tear_down (TablesFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->base.document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static void
act (TablesFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);
  wait_for_build (fixture->base.document);
}

static const TcSheetData *
get_sheet (TablesFixture *fixture)
{
  return tc_sheet_get_data (fixture->page->sheet);
}

static const char *
get_text (TablesFixture *fixture, guint row, guint column)
{
  return tc_sheet_data_get (get_sheet (fixture), row, column)->text;
}

static guint
find_row_of (TablesFixture *fixture, const char *heading)
{
  for (guint i = 1; i <= get_sheet (fixture)->n_body; i++) {
    if (g_str_equal (get_text (fixture, i, 0), heading))
      return i;
  }
  g_error ("no row %s", heading);
}

static guint
find_column_of (TablesFixture *fixture, const char *heading)
{
  for (guint i = 0; i < get_sheet (fixture)->n_columns; i++) {
    if (g_str_equal (get_text (fixture, 0, i), heading))
      return i;
  }
  g_error ("no column %s", heading);
}

static void
undo_all (TablesFixture *fixture)
{
  TcSource *source;

  while (tc_document_get_position (fixture->base.document) > 0)
    tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  source = tc_document_get_source (fixture->base.document);
  g_assert_cmpstr (tc_source_get_text (source, NULL), ==, fixture->base.text);
}

static void
test_what_is_shown (TablesFixture *fixture, gconstpointer data)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->page->tables));

  g_assert_cmpstr (fixture->page->shown, ==, COMBAT);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->title), ==, "Combat table");
  g_assert_cmpuint (n, >, 3);
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->page->tables), i);

    gtk_single_selection_set_selected (fixture->page->selection, i);
    g_assert_cmpstr (fixture->page->shown, ==, tc_item_get_key (item));
    g_assert_cmpuint (get_sheet (fixture)->n_body, >, 0);
  }
}

/* A new row is for the lowest total that has none, and says what the row under the cursor says. */
static void
test_rows (TablesFixture *fixture, gconstpointer data)
{
  guint n = get_sheet (fixture)->n_body;
  guint column = find_column_of (fixture, "2:1");
  g_autofree char *seven = g_strdup (get_text (fixture, find_row_of (fixture, "7"), column));

  tc_sheet_move_cursor (fixture->page->sheet, find_row_of (fixture, "5"), column);
  act (fixture, "tables.remove-row");
  g_assert_cmpuint (get_sheet (fixture)->n_body, ==, n - 1);
  g_assert_nonnull (strstr (get_sheet (fixture)->notice, "There is no row for 5."));

  tc_sheet_move_cursor (fixture->page->sheet, find_row_of (fixture, "7"), column);
  act (fixture, "tables.add-row");
  g_assert_cmpuint (get_sheet (fixture)->n_body, ==, n);
  g_assert_cmpstr (get_text (fixture, find_row_of (fixture, "5"), column), ==, seven);
  g_assert_null (strstr (get_sheet (fixture)->notice, "There is no row"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
  undo_all (fixture);
  g_assert_cmpuint (get_sheet (fixture)->n_body, ==, n);
}

/* (transfer none): the popover, which must be open. */
static GtkWidget *
find_menu (TablesFixture *fixture)
{
  GtkWidget *menu = find_type (GTK_WIDGET (fixture->page->sheet), GTK_TYPE_POPOVER_MENU);

  g_assert_nonnull (menu);
  g_assert_true (gtk_widget_get_visible (menu));
  g_assert_true (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)) ==
                 fixture->page->cell_menu);
  return menu;
}

/* As with the second button of the mouse on a cell. */
static void
press_second (TablesFixture *fixture, guint row, guint column)
{
  TcSheet *sheet = fixture->page->sheet;
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (sheet->grid));
  GtkWidget *cell = tc_sheet_get_label (sheet, row, column);
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (sheet));
  g_assert_true (gtk_widget_compute_bounds (cell, GTK_WIDGET (sheet->grid), &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (each) &&
        gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (each)) == GDK_BUTTON_SECONDARY)
      g_signal_emit_by_name (each, "pressed", 1, (double) bounds.origin.x + 3,
                             (double) bounds.origin.y + 3);
  }
}

/* About the cell that is pointed at, or about the cells that are selected; what is chosen is done
 * there. */
static void
test_menu (TablesFixture *fixture, gconstpointer data)
{
  TcSheet *sheet = fixture->page->sheet;
  guint n = get_sheet (fixture)->n_body;
  guint column = find_column_of (fixture, "2:1");
  guint row = find_row_of (fixture, "7");

  press_second (fixture, row, column);
  g_assert_cmpuint (sheet->row, ==, row);
  g_assert_cmpuint (sheet->column, ==, column);
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  act (fixture, "tables.remove-row");
  g_assert_cmpuint (get_sheet (fixture)->n_body, ==, n - 1);
  undo_all (fixture);

  tc_sheet_move_cursor (sheet, row, column);
  tc_sheet_put_cursor (sheet, row + 1, column, TRUE);
  press_second (fixture, row, column);
  g_assert_cmpuint (tc_sheet_get_block (sheet).n_rows, ==, 2);
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  g_assert_true (tc_sheet_key_pressed_cb (sheet, GDK_KEY_F10, 0, GDK_SHIFT_MASK));
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  g_assert_true (tc_sheet_key_pressed_cb (sheet, GDK_KEY_Menu, 0, 0));
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
}

/* Several selected rows go in one step. */
static void
test_several_rows (TablesFixture *fixture, gconstpointer data)
{
  guint n = get_sheet (fixture)->n_body;
  guint row = find_row_of (fixture, "5");

  tc_sheet_move_cursor (fixture->page->sheet, row, 0);
  tc_sheet_put_cursor (fixture->page->sheet, row + 1, 0, TRUE);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->page->remove_row_button), ==,
                   "Remove 2 rows");
  act (fixture, "tables.remove-row");
  g_assert_cmpuint (get_sheet (fixture)->n_body, ==, n - 2);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
  undo_all (fixture);
}

/* A column comes and goes with its cell in every row, as one step. */
static void
test_columns (TablesFixture *fixture, gconstpointer data)
{
  guint n = get_sheet (fixture)->n_columns;
  guint column = find_column_of (fixture, "2:1");

  tc_sheet_move_cursor (fixture->page->sheet, 1, column);
  act (fixture, "tables.add-column");
  g_assert_cmpuint (get_sheet (fixture)->n_columns, ==, n + 1);
  for (guint i = 1; i <= get_sheet (fixture)->n_body; i++)
    g_assert_cmpstr (get_text (fixture, i, column + 1), ==, get_text (fixture, i, column));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);

  tc_sheet_move_cursor (fixture->page->sheet, 1, column + 1);
  act (fixture, "tables.remove-column");
  g_assert_cmpuint (get_sheet (fixture)->n_columns, ==, n);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
  undo_all (fixture);
}

/* What stands at the cursor decides what can be removed: totals and shares are no column, nor is a
 * heading a row. */
static void
test_what_cannot_go (TablesFixture *fixture, gconstpointer data)
{
  tc_sheet_move_cursor (fixture->page->sheet, 1, 0);
  act (fixture, "tables.remove-column");
  tc_sheet_move_cursor (fixture->page->sheet, 0, find_column_of (fixture, "2:1"));
  act (fixture, "tables.remove-row");
  tc_sheet_move_cursor (fixture->page->sheet, get_sheet (fixture)->n_rows - 1, 1);
  act (fixture, "tables.remove-row");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 0);
}

/* What is being typed is applied before a row goes. */
static void
test_typed_before (TablesFixture *fixture, gconstpointer data)
{
  guint column = find_column_of (fixture, "2:1");
  guint row = find_row_of (fixture, "7");
  GtkWidget *entry;

  tc_sheet_move_cursor (fixture->page->sheet, row, column);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page->sheet));
  g_assert_true (tc_sheet_key_pressed_cb (fixture->page->sheet, GDK_KEY_F2, 0, 0));
  entry = find_type (GTK_WIDGET (fixture->page->sheet), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "dsw");
  act (fixture, "tables.add-row");
  g_assert_cmpstr (get_text (fixture, row, column), ==, "DSW");
  g_assert_cmpstr (get_text (fixture, find_row_of (fixture, "13"), column), ==, "DSW");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/tables-page/" name, TablesFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("what-is-shown", test_what_is_shown);
  ADD ("rows", test_rows);
  ADD ("menu", test_menu);
  ADD ("several-rows", test_several_rows);
  ADD ("columns", test_columns);
  ADD ("what-cannot-go", test_what_cannot_go);
  ADD ("typed-before", test_typed_before);

  return g_test_run ();
}
