/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-node.h"
#include "fixture.h"
#include "sheet/tc-sheet-cross.h"
#include "sheet/tc-sheet-list.h"
#include "sheet/tc-sheet-private.h"
#include "widgets.h"

/* The sheet in a window: what its keys do to the document. */

#define TABLE "tables/combat-table"

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcSheet *sheet;
  GString *told; /* what the window was asked to say */
} SheetFixture;

static void
show_notice_cb (GSimpleAction *action, GVariant *text, gpointer data)
{
  SheetFixture *fixture = data;

  g_string_append_printf (fixture->told, "%s\n", g_variant_get_string (text, NULL));
}

static TcNode
find_node (SheetFixture *fixture, const char *path)
{
  TcNode node = tc_scenario_find_by_path (tc_document_get_scenario (fixture->base.document), path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  return node;
}

/* As a page does with each revision. */
static void
show (SheetFixture *fixture)
{
  wait_for_build (fixture->base.document);
  tc_sheet_take_data (fixture->sheet,
                      tc_sheet_data_new_table (tc_document_get_scenario (fixture->base.document),
                                               find_node (fixture, TABLE)));
}

static void
open_window (SheetFixture *fixture, GtkWidget *child)
{
  const GActionEntry entries[] = {
    { .name = "show-notice", .activate = show_notice_cb, .parameter_type = "s" }
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries),
                                   fixture);
  fixture->window = gtk_window_new ();
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));
  gtk_window_set_child (GTK_WINDOW (fixture->window), child);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
set_up_file (SheetFixture *fixture)
{
  fixture_set_up (&fixture->base, NULL);
  fixture_open (&fixture->base);
  fixture->told = g_string_new (NULL);
}

static void
set_up (SheetFixture *fixture, gconstpointer data)
{
  set_up_file (fixture);
  fixture->sheet = g_object_new (TC_TYPE_SHEET, NULL);
  tc_sheet_set_document (fixture->sheet, fixture->base.document);
  open_window (fixture, GTK_WIDGET (fixture->sheet));
  show (fixture);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->sheet));
  run_until_idle ();
}

static void
tear_down (SheetFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  wait_for_build (fixture->base.document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_string_free (fixture->told, TRUE);
  fixture_tear_down (&fixture->base, data);
}

static gboolean
press (SheetFixture *fixture, guint key, GdkModifierType state)
{
  return tc_sheet_key_pressed_cb (fixture->sheet, key, 0, state);
}

static void
go_to (SheetFixture *fixture, const char *row, const char *column)
{
  const TcSheetData *data = tc_sheet_get_data (fixture->sheet);

  for (guint i = 1; i <= data->n_body; i++) {
    for (guint j = 0; j < data->n_columns; j++) {
      if (g_str_equal (tc_sheet_data_get (data, i, 0)->text, row) &&
          g_str_equal (tc_sheet_data_get (data, 0, j)->text, column)) {
        tc_sheet_move_cursor (fixture->sheet, i, j);
        return;
      }
    }
  }
  g_error ("no cell %s, %s", row, column);
}

static const char *
get_text (SheetFixture *fixture)
{
  return tc_sheet_get_cursor (fixture->sheet, NULL, NULL)->text;
}

static void
assert_cursor (SheetFixture *fixture, guint row, guint column)
{
  guint row_now = 0;
  guint column_now = 0;

  g_assert_nonnull (tc_sheet_get_cursor (fixture->sheet, &row_now, &column_now));
  g_assert_cmpuint (row_now, ==, row);
  g_assert_cmpuint (column_now, ==, column);
  /* It is drawn, and nothing else as it. */
  for (guint i = 0; i < fixture->sheet->labels->len; i++)
    g_assert_true (gtk_widget_has_css_class (fixture->sheet->labels->pdata[i], "here") ==
                   (i == row * tc_sheet_get_data (fixture->sheet)->n_columns + column));
}

/* What is typed after the first letter; the entry has the keyboard. */
static void
set_entry (SheetFixture *fixture, const char *text)
{
  g_assert_nonnull (fixture->sheet->entry);
  gtk_editable_set_text (GTK_EDITABLE (fixture->sheet->entry), text);
}

static gboolean
is_as_it_was (SheetFixture *fixture)
{
  TcSource *source = tc_document_get_source (fixture->base.document);

  return g_str_equal (tc_source_get_text (source, NULL), fixture->base.text);
}

static void
test_cursor (SheetFixture *fixture, gconstpointer data)
{
  const TcSheetData *sheet = tc_sheet_get_data (fixture->sheet);
  guint last = sheet->n_columns - 1;
  TcSheetBlock block;

  tc_sheet_move_cursor (fixture->sheet, 1, 0);
  press (fixture, GDK_KEY_Left, 0);
  assert_cursor (fixture, 1, 0);
  press (fixture, GDK_KEY_Right, 0);
  press (fixture, GDK_KEY_Down, 0);
  assert_cursor (fixture, 2, 1);
  press (fixture, GDK_KEY_End, 0);
  assert_cursor (fixture, 2, last);
  press (fixture, GDK_KEY_End, GDK_CONTROL_MASK);
  assert_cursor (fixture, sheet->n_body, last);
  press (fixture, GDK_KEY_Home, 0);
  assert_cursor (fixture, sheet->n_body, 0);
  press (fixture, GDK_KEY_Up, GDK_CONTROL_MASK);
  assert_cursor (fixture, 0, 0);
  press (fixture, GDK_KEY_Up, 0);
  assert_cursor (fixture, 0, 0);
  press (fixture, GDK_KEY_Home, GDK_CONTROL_MASK);
  assert_cursor (fixture, 1, 0);

  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  block = tc_sheet_get_block (fixture->sheet);
  g_assert_cmpuint (block.row, ==, 1);
  g_assert_cmpuint (block.n_rows, ==, 2);
  g_assert_cmpuint (block.n_columns, ==, 2);
  press (fixture, GDK_KEY_a, GDK_CONTROL_MASK);
  block = tc_sheet_get_block (fixture->sheet);
  g_assert_cmpuint (block.n_rows, ==, sheet->n_body);
  g_assert_cmpuint (block.n_columns, ==, sheet->n_columns);
  /* Keys of the window are none of the sheet. */
  g_assert_false (press (fixture, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (press (fixture, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (press (fixture, GDK_KEY_Tab, 0));
}

/* A letter begins what replaces the cell; Return goes on below. One step, which undo takes back. */
static void
test_typing (SheetFixture *fixture, gconstpointer data)
{
  guint row = 0;
  guint column = 0;

  go_to (fixture, "7", "2:1");
  g_assert_cmpstr (get_text (fixture), ==, "PX");
  tc_sheet_get_cursor (fixture->sheet, &row, &column);
  g_assert_true (press (fixture, GDK_KEY_d, 0));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->sheet->entry)), ==, "d");
  set_entry (fixture, "dsw");
  g_assert_true (press (fixture, GDK_KEY_Return, 0));
  g_assert_null (fixture->sheet->entry);
  assert_cursor (fixture, row + 1, column);
  show (fixture);
  press (fixture, GDK_KEY_Up, 0);
  g_assert_cmpstr (get_text (fixture), ==, "DSW");
  g_assert_cmpstr (tc_document_get_step_label (fixture->base.document, 0), ==,
                   "Set 7, 2:1 of Combat table to dsw");
  tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

/* Each of the keys that leave a cell applies it and goes its way. */
static void
test_ways_out (SheetFixture *fixture, gconstpointer data)
{
  static const struct {
    guint key;
    GdkModifierType state;
    int rows, columns;
  } ways[] = {
    { GDK_KEY_Tab, 0, 0, 1 },
    { GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, 0, -1 },
    { GDK_KEY_Up, 0, -1, 0 },
    { GDK_KEY_Down, 0, 1, 0 },
    { GDK_KEY_Return, GDK_SHIFT_MASK, -1, 0 },
    { GDK_KEY_KP_Enter, 0, 1, 0 },
  };
  guint row = 0;
  guint column = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    go_to (fixture, "7", "2:1");
    tc_sheet_get_cursor (fixture->sheet, &row, &column);
    g_assert_true (press (fixture, GDK_KEY_F2, 0));
    set_entry (fixture, "dsw");
    g_assert_true (press (fixture, ways[i].key, ways[i].state));
    assert_cursor (fixture, row + (guint) ways[i].rows, column + (guint) ways[i].columns);
    show (fixture);
    go_to (fixture, "7", "2:1");
    g_assert_cmpstr (get_text (fixture), ==, "DSW");
    tc_document_undo (fixture->base.document);
    show (fixture);
  }

  /* Saving applies what is being typed; the key goes on to the window, which saves. */
  g_assert_true (press (fixture, GDK_KEY_F2, 0));
  set_entry (fixture, "dsw");
  g_assert_false (press (fixture, GDK_KEY_s, GDK_CONTROL_MASK));
  show (fixture);
  g_assert_cmpstr (get_text (fixture), ==, "DSW");
}

static void
test_refused (SheetFixture *fixture, gconstpointer data)
{
  go_to (fixture, "7", "2:1");
  press (fixture, GDK_KEY_z, 0);
  set_entry (fixture, "zz");
  g_assert_true (gtk_widget_has_css_class (fixture->sheet->entry, "error"));
  g_assert_true (press (fixture, GDK_KEY_Return, 0));
  g_assert_nonnull (fixture->sheet->entry);
  g_assert_true (
    g_str_has_prefix (gtk_label_get_label (fixture->sheet->notice), "Expected one of "));
  set_entry (fixture, "ae");
  g_assert_false (gtk_widget_has_css_class (fixture->sheet->entry, "error"));
  g_assert_true (press (fixture, GDK_KEY_Escape, 0));
  g_assert_null (fixture->sheet->entry);
  g_assert_cmpstr (gtk_label_get_label (fixture->sheet->notice), ==,
                   "Every roll has exactly one row.");
  g_assert_true (is_as_it_was (fixture));
}

/* Somebody goes elsewhere in the middle of it: what can be applied is, the rest is reported. */
static void
test_keyboard_leaves (SheetFixture *fixture, gconstpointer data)
{
  static const char *const typed[] = { "zz", "dsw" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    go_to (fixture, "7", "2:1");
    gtk_widget_grab_focus (GTK_WIDGET (fixture->sheet));
    press (fixture, GDK_KEY_F2, 0);
    set_entry (fixture, typed[i]);
    gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
    run_until_idle ();
    g_assert_null (fixture->sheet->entry);
    g_assert_null (find_type (GTK_WIDGET (fixture->sheet), GTK_TYPE_ENTRY));
    show (fixture);
    go_to (fixture, "7", "2:1");
    g_assert_cmpstr (get_text (fixture), ==, i == 0 ? "PX" : "DSW");
  }
  g_assert_true (g_str_has_prefix (fixture->told->str, "“zz” was not applied. Expected one of "));
  g_assert_cmpuint (strcspn (fixture->told->str, "\n") + 1, ==, fixture->told->len);
}

/* Shares and odds are computed. */
static void
test_computed (SheetFixture *fixture, gconstpointer data)
{
  const TcSheetData *sheet = tc_sheet_get_data (fixture->sheet);

  for (guint row = sheet->n_body + 1; row < sheet->n_rows; row++) {
    tc_sheet_move_cursor (fixture->sheet, row, sheet->n_columns - 1);
    press (fixture, GDK_KEY_x, 0);
    g_assert_null (fixture->sheet->entry);
    press (fixture, GDK_KEY_Delete, 0);
  }
  g_assert_true (is_as_it_was (fixture));
}

/* A result is needed. */
static void
test_clear_what_is_needed (SheetFixture *fixture, gconstpointer data)
{
  go_to (fixture, "7", "2:1");
  g_assert_true (press (fixture, GDK_KEY_Delete, 0));
  g_assert_true (is_as_it_was (fixture));
  g_assert_cmpstr (fixture->told->str, ==, "This cannot be empty. Type a value.\n");
}

/* A block goes over another by way of the clipboard, in one step. */
static void
test_copy_and_paste (SheetFixture *fixture, gconstpointer data)
{
  g_autofree char *expected = NULL;

  go_to (fixture, "2", "1:3");
  press (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  g_assert_true (press (fixture, GDK_KEY_c, GDK_CONTROL_MASK));
  go_to (fixture, "2", "1:3");
  expected = g_strdup (get_text (fixture));
  go_to (fixture, "7", "2:1");
  g_assert_cmpstr (get_text (fixture), !=, expected);
  g_assert_true (press (fixture, GDK_KEY_v, GDK_CONTROL_MASK));
  while (fixture->told->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->told->str, ==, "Pasted 4 values.\n");
  show (fixture);
  g_assert_cmpstr (get_text (fixture), ==, expected);
  tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

/* What does not fit is listed until somebody goes on. */
static void
test_paste_what_does_not_fit (SheetFixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->sheet));

  go_to (fixture, "7", "2:1");
  gdk_clipboard_set_text (clipboard, "AE\tXX\n");
  g_assert_true (press (fixture, GDK_KEY_Insert, GDK_SHIFT_MASK));
  while (fixture->told->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->told->str, ==, "Pasted 1 value. Not everything fits.\n");
  show (fixture);
  g_assert_cmpstr (get_text (fixture), ==, "AE");
  g_assert_nonnull (strstr (gtk_label_get_label (fixture->sheet->notice), "“XX” is not one of"));
  press (fixture, GDK_KEY_Down, 0);
  g_assert_cmpstr (gtk_label_get_label (fixture->sheet->notice), ==,
                   "Every roll has exactly one row.");
}

/* -- A list -- */

#define TURNS "turn-record-track"

static TcSheetList *
open_list (SheetFixture *fixture)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);
  TcNode parent = find_node (fixture, TURNS);
  TcNode first = tc_scenario_get_first_child (scenario, parent);
  GtkWidget *list =
    tc_sheet_list_new (fixture->base.document, tc_scenario_get_element (scenario, first));

  open_window (fixture, list);
  tc_sheet_list_update (TC_SHEET_LIST (list), scenario, parent);
  fixture->sheet = TC_SHEET (find_type (list, TC_TYPE_SHEET));
  return TC_SHEET_LIST (list);
}

static void
act (SheetFixture *fixture, TcSheetList *list, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (list), action, NULL));
  wait_for_build (fixture->base.document);
  tc_sheet_list_update (list, tc_document_get_scenario (fixture->base.document),
                        find_node (fixture, TURNS));
}

static void
test_list (SheetFixture *fixture, gconstpointer data)
{
  TcSheetList *list = open_list (fixture);
  guint n = tc_sheet_get_data (fixture->sheet)->n_body;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  tc_sheet_move_cursor (fixture->sheet, 1, 0);
  first = g_strdup (get_text (fixture));
  tc_sheet_move_cursor (fixture->sheet, 2, 0);
  second = g_strdup (get_text (fixture));
  g_assert_cmpstr (first, !=, second);
  act (fixture, list, "list.up");
  assert_cursor (fixture, 1, 0);
  g_assert_cmpstr (get_text (fixture), ==, second);
  act (fixture, list, "list.down");
  assert_cursor (fixture, 2, 0);
  g_assert_true (is_as_it_was (fixture));

  act (fixture, list, "list.add");
  g_assert_cmpuint (tc_sheet_get_data (fixture->sheet)->n_body, ==, n + 1);
  tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

/* The last two rows go in one step; the button says how many it removes. */
static void
test_list_several (SheetFixture *fixture, gconstpointer data)
{
  TcSheetList *list = open_list (fixture);
  GtkWidget *add = find_type (GTK_WIDGET (list), GTK_TYPE_BUTTON);
  GtkWidget *button = gtk_widget_get_next_sibling (add);
  guint n = tc_sheet_get_data (fixture->sheet)->n_body;
  g_autofree char *kept =
    g_strdup (tc_sheet_data_get (tc_sheet_get_data (fixture->sheet), n - 2, 0)->path);
  g_autofree char *last =
    g_strdup (tc_sheet_data_get (tc_sheet_get_data (fixture->sheet), n, 0)->path);

  tc_sheet_move_cursor (fixture->sheet, n - 1, 0);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Remove this row");
  tc_sheet_put_cursor (fixture->sheet, n, 0, TRUE);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Remove 2 rows");
  act (fixture, list, "list.remove");
  g_assert_cmpuint (tc_sheet_get_data (fixture->sheet)->n_body, ==, n - 2);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
  g_assert_nonnull (strstr (kept, TURNS));
  g_assert_cmpuint (find_node (fixture, kept), !=, TC_NODE_NONE);
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));

  /* What is selected elsewhere is the row that goes. */
  tc_sheet_list_update (list, tc_document_get_scenario (fixture->base.document),
                        find_node (fixture, TURNS));
  tc_sheet_move_cursor (fixture->sheet, 1, 0);
  tc_document_select (fixture->base.document, last);
  assert_cursor (fixture, n, 0);
}

/* The first row does not go further up; that is said. */
static void
test_list_ends (SheetFixture *fixture, gconstpointer data)
{
  TcSheetList *list = open_list (fixture);

  tc_sheet_move_cursor (fixture->sheet, 1, 0);
  act (fixture, list, "list.up");
  g_assert_cmpuint (fixture->told->len, >, 0);
  g_assert_true (is_as_it_was (fixture));
}

/* Dates may be left out: a block of them is cleared in one step. */
static void
test_clear (SheetFixture *fixture, gconstpointer data)
{
  guint column = 0;

  open_list (fixture);
  while (
    !g_str_equal (tc_sheet_data_get (tc_sheet_get_data (fixture->sheet), 0, column)->text, "Date"))
    column++;
  tc_sheet_move_cursor (fixture->sheet, 1, column);
  g_assert_cmpstr (get_text (fixture), ==, "1940-05-10");
  press (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
  g_assert_true (press (fixture, GDK_KEY_BackSpace, 0));
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, TURNS "/turn[1]", "date"), ==, NULL);
  g_assert_cmpstr (get_value (fixture->base.document, TURNS "/turn[2]", "date"), ==, NULL);
  g_assert_cmpstr (get_value (fixture->base.document, TURNS "/turn[3]", "date"), ==, "1940-05-16");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
}

static void
set_up_list (SheetFixture *fixture, gconstpointer data)
{
  set_up_file (fixture);
}

static void
count_cb (GObject *label, GParamSpec *property, gpointer n)
{
  ++*(guint *) n;
}

/* What has not changed is not told again: of several hundred cells an edit changes one. */
static void
test_told_once (SheetFixture *fixture, gconstpointer data)
{
  guint n = 0;

  for (guint i = 0; i < fixture->sheet->labels->len; i++) {
    GtkWidget *label = fixture->sheet->labels->pdata[i];

    g_signal_connect (label, "notify", G_CALLBACK (count_cb), &n);
    g_signal_connect (gtk_widget_get_first_child (label), "notify", G_CALLBACK (count_cb), &n);
  }
  show (fixture);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (tc_document_set_attribute (fixture->base.document, TABLE "/row[3]/cell[8-to-1]",
                                            "result", "dsu", NULL));
  show (fixture);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, 40);
  for (guint i = 0; i < fixture->sheet->labels->len; i++) {
    GtkWidget *label = fixture->sheet->labels->pdata[i];

    g_signal_handlers_disconnect_by_data (label, &n);
    g_signal_handlers_disconnect_by_data (gtk_widget_get_first_child (label), &n);
  }
}

/* -- Marks ------------------------------------------------------------------------------------- */

static void
show_members (SheetFixture *fixture)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->base.document);
  TcNode count = tc_scenario_find_by_role (scenario, "player-count", TC_NODE_NONE);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, count)->content;

  for (guint i = 0; i < content->n_elements; i++) {
    if (!g_str_equal (content->elements[i]->name, "deal"))
      continue;
    tc_sheet_take_data (fixture->sheet, tc_sheet_data_new_members (scenario, content->elements[i]));
  }
}

static void
set_up_members (SheetFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "dune");
  fixture_open (&fixture->base);
  fixture->told = g_string_new (NULL);
  fixture->sheet = g_object_new (TC_TYPE_SHEET, NULL);
  tc_sheet_set_document (fixture->sheet, fixture->base.document);
  open_window (fixture, GTK_WIDGET (fixture->sheet));
  wait_for_build (fixture->base.document);
  show_members (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static GtkEventController *
find_click (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_CLICK (each))
      return each;
  }
  g_assert_not_reached ();
}

/* The @n_press-th click on a cell, as GTK counts them. */
static void
click (SheetFixture *fixture, guint row, guint column, int n_press)
{
  GtkWidget *grid = GTK_WIDGET (fixture->sheet->grid);
  GtkWidget *label = fixture->sheet->labels->pdata[row * fixture->sheet->data->n_columns + column];
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (label, grid, &bounds));
  x = bounds.origin.x + bounds.size.width / 2;
  y = bounds.origin.y + bounds.size.height / 2;
  g_signal_emit_by_name (find_click (grid), "pressed", n_press, x, y);
  g_signal_emit_by_name (find_click (grid), "released", n_press, x, y);
  wait_for_build (fixture->base.document);
  show_members (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static gboolean
is_marked (SheetFixture *fixture, guint row, guint column)
{
  return *tc_sheet_data_get (fixture->sheet->data, row, column)->text != '\0';
}

/* One click takes a mark away and another one makes it again; where there is none it takes two. */
static void
test_marks (SheetFixture *fixture, gconstpointer data)
{
  guint row = 1;
  guint empty = 1;

  while (!is_marked (fixture, row, 1))
    row++;
  while (is_marked (fixture, empty, 1))
    empty++;
  click (fixture, row, 1, 1);
  g_assert_false (is_marked (fixture, row, 1));
  g_assert_cmpuint (fixture->sheet->row, ==, row);
  click (fixture, row, 1, 2);
  g_assert_false (is_marked (fixture, row, 1));
  click (fixture, row, 1, 1);
  g_assert_true (is_marked (fixture, row, 1));
  click (fixture, empty, 1, 1);
  g_assert_false (is_marked (fixture, empty, 1));
  click (fixture, empty, 1, 2);
  g_assert_true (is_marked (fixture, empty, 1));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/sheet/" name, SheetFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("cursor", test_cursor);
  ADD ("told-once", test_told_once);
  ADD ("typing", test_typing);
  ADD ("ways-out", test_ways_out);
  ADD ("refused", test_refused);
  ADD ("keyboard-leaves", test_keyboard_leaves);
  ADD ("computed", test_computed);
  ADD ("clear-what-is-needed", test_clear_what_is_needed);
  ADD ("copy-and-paste", test_copy_and_paste);
  ADD ("paste-what-does-not-fit", test_paste_what_does_not_fit);
  g_test_add ("/editor/sheet/marks", SheetFixture, NULL, set_up_members, test_marks, tear_down);
  g_test_add ("/editor/sheet/list", SheetFixture, NULL, set_up_list, test_list, tear_down);
  g_test_add ("/editor/sheet/clear", SheetFixture, NULL, set_up_list, test_clear, tear_down);
  g_test_add ("/editor/sheet/list-several", SheetFixture, NULL, set_up_list, test_list_several,
              tear_down);
  g_test_add ("/editor/sheet/list-ends", SheetFixture, NULL, set_up_list, test_list_ends,
              tear_down);

  return g_test_run ();
}
