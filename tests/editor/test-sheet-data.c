/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-data.h"

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "fixture.h"
#include "sheet/tc-odds.h"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture_set_up (fixture, data);
  g_assert_true (open_now (fixture->document, fixture->path, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

static TcSheetData *
new_table (Fixture *fixture, const char *path)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = tc_scenario_find_by_path (scenario, path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  return tc_sheet_data_new_table (scenario, node);
}

static guint
find_row (const TcSheetData *data, const char *heading)
{
  for (guint i = 0; i < data->n_rows; i++) {
    if (g_str_equal (tc_sheet_data_get (data, i, 0)->text, heading))
      return i;
  }
  g_assert_not_reached ();
}

static guint
find_column (const TcSheetData *data, const char *heading)
{
  for (guint i = 0; i < data->n_columns; i++) {
    if (g_str_equal (tc_sheet_data_get (data, 0, i)->text, heading))
      return i;
  }
  g_error ("no column %s", heading);
}

static const char *
get_text (const TcSheetData *data, const char *row, const char *column)
{
  return tc_sheet_data_get (data, find_row (data, row), find_column (data, column))->text;
}

/* Types into one cell and lets the document take it. */
static void
type (Fixture *fixture, const char *path, const char *row, const char *column, const char *typed)
{
  g_autoptr (TcSheetData) data = new_table (fixture, path);
  g_autoptr (TcOperation) group = tc_operation_new_group ("Type");
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_sheet_data_type (data, find_row (data, row), find_column (data, column), typed,
                                     group, &expected));
  g_assert_null (expected);
  g_assert_true (tc_document_apply_operation (fixture->document, group, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
}

static void
test_combat_table (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/combat-table");

  g_assert_cmpuint (sheet->n_columns, ==, 12);
  g_assert_cmpuint (sheet->n_body, ==, 11);
  g_assert_cmpstr (sheet->notice, ==, "");
  g_assert_cmpstr (get_text (sheet, "7", "Chance"), ==, "6/36  16.7 %");
  g_assert_cmpstr (get_text (sheet, "2", "1:3"), ==, "AE");
  g_assert_cmpstr (get_text (sheet, "7", "2:1"), ==, "PX");
  g_assert_true (tc_sheet_data_is_editable (sheet, 1, 0));
  g_assert_false (tc_sheet_data_is_editable (sheet, 1, 1));
  /* What says nothing of a result is not an empty column beside its name. */
  g_assert_cmpuint (sheet->n_wide, ==, 2);
}

static void
test_words (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);
  g_autofree char *table = tc_node_dup_table_summary (
    scenario, tc_scenario_find_by_path (scenario, "tables/combat-table"));
  g_autofree char *turns = tc_node_dup_table_summary (
    scenario, tc_scenario_find_by_path (scenario, "tables/tactics-table[1]"));
  g_autofree char *zone =
    tc_value_dup_house_rule (scenario, &g_array_index (rules, TcHouseRule, 0));
  g_autofree char *full =
    tc_value_dup_house_rule (scenario, &g_array_index (rules, TcHouseRule, 1));

  g_assert_cmpstr (table, ==, "Two dice added");
  g_assert_cmpstr (turns, ==, "Two dice added");
  g_assert_cmpstr (zone, ==, "Air drops, zone: Low Countries (as printed: none)");
  g_assert_cmpstr (full, ==, "Refit, air returns full: yes (as printed: no)");
}

/* The shares of a column are of all its throws. */
static void
test_shares_sum_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/combat-table");

  for (guint column = 2; column < sheet->n_columns; column++) {
    gdouble sum = 0;

    for (guint row = sheet->n_body + 2; row < sheet->n_rows; row++)
      sum += g_ascii_strtod (tc_sheet_data_get (sheet, row, column)->text, NULL);
    g_assert_cmpfloat_with_epsilon (sum, 100, 0.5);
  }
}

/* What a cell says can be typed back, in every table of the scenario, and changes nothing. */
static void
test_what_is_shown_can_be_typed (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = TC_NODE_NONE;
  guint n_tables = 0;
  guint n_cells = 0;

  while ((node = tc_scenario_find_by_role (scenario, "table", node)) != TC_NODE_NONE) {
    g_autoptr (TcSheetData) sheet = tc_sheet_data_new_table (scenario, node);
    g_autoptr (TcOperation) group = tc_operation_new_group ("Type");
    g_autoptr (TcEdits) edits = NULL;

    n_tables++;
    for (guint row = 0; row < sheet->n_rows; row++) {
      for (guint column = 0; column < sheet->n_columns; column++) {
        g_autofree char *padded = NULL;
        g_autofree char *expected = NULL;

        if (!tc_sheet_data_is_editable (sheet, row, column))
          continue;
        padded = g_strdup_printf (" %s ", tc_sheet_data_get (sheet, row, column)->text);
        g_assert_true (tc_sheet_data_type (sheet, row, column, padded, group, &expected));
        n_cells++;
      }
    }
    edits = tc_operation_make_edits (group, scenario, NULL);
    g_assert_nonnull (edits);
    g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
  }
  g_assert_cmpuint (n_tables, >=, 6);
  g_assert_cmpuint (n_cells, >, 250);
}

static void
test_cells_are_typed (Fixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->document;

  type (fixture, "tables/combat-table", "7", "2:1", "dsw");
  g_assert_cmpstr (get_value (document, "tables/combat-table/row[7]/cell[2-to-1]", "result"), ==,
                   "dsw");
  g_assert_cmpstr (get_value (document, "tables/combat-table/row[7]/cell[2-to-1]", "src-of"), ==,
                   "result:designer");
  type (fixture, "tables/tactics-table#1", "2", "Tactic", "sat");
  g_assert_cmpstr (get_value (document, "tables/tactics-table#1/row[2]", "tactic"), ==,
                   "saturation");
  type (fixture, "tables/regroup-table", "2", "Allied ground", "y");
  g_assert_cmpstr (
    get_value (document, "tables/regroup-table/row[2]/cell[allied-ground]", "salvaged"), ==,
    "true");
}

/* Several values in one cell, in short. */
static void
test_codes (Fixture *fixture, gconstpointer data)
{
  const char *cell = "tables/bombardment-table/row[1]/cell[value-1]";
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/bombardment-table");

  g_assert_cmpstr (get_text (sheet, "6", "5"), ==, "W S2");
  g_assert_cmpstr (get_text (sheet, "1", "1"), ==, "–");
  type (fixture, "tables/bombardment-table", "1", "1", "w 3");
  g_assert_cmpstr (get_value (fixture->document, cell, "withdraw"), ==, "true");
  g_assert_cmpstr (get_value (fixture->document, cell, "steps"), ==, "3");
  type (fixture, "tables/bombardment-table", "1", "1", "–");
  g_assert_cmpstr (get_value (fixture->document, cell, "withdraw"), ==, "false");
  g_assert_cmpstr (get_value (fixture->document, cell, "steps"), ==, "0");
}

static void
test_heading_and_set (Fixture *fixture, gconstpointer data)
{
  type (fixture, "tables/combat-table", "Roll", "2:1", "5:2");
  g_assert_cmpstr (get_value (fixture->document, "tables/combat-table/column[2-to-1]", "attack"),
                   ==, "5");
  g_assert_cmpstr (get_value (fixture->document, "tables/combat-table/column[2-to-1]", "defence"),
                   ==, "2");
  type (fixture, "tables/orders-table#1", "2", "Open", "Luxembourg, belgium");
  g_assert_cmpuint (tc_scenario_find_by_path (tc_document_get_scenario (fixture->document),
                                              "tables/orders-table#1/row[2]/open[netherlands]"),
                    ==, TC_NODE_NONE);
  g_assert_cmpstr (
    get_value (fixture->document, "tables/orders-table#1/row[2]/open[luxembourg]", "nation"), ==,
    "luxembourg");
}

static void
test_ranges_are_judged (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/combat-table");
  g_autofree char *gap = tc_sheet_data_dup_judgement (sheet, 6, 0, "8");
  g_autofree char *fine = tc_sheet_data_dup_judgement (sheet, 6, 0, "7");
  g_autofree char *nonsense = tc_sheet_data_dup_judgement (sheet, 6, 0, "seven");
  g_autofree char *unknown = tc_sheet_data_dup_judgement (sheet, 6, 4, "zz");
  g_autoptr (TcSheetData) after = NULL;

  g_assert_cmpstr (gap, ==, "There is no row for 7. More than one row covers 8.");
  g_assert_cmpstr (fine, ==, "");
  g_assert_true (g_str_has_prefix (nonsense, "Expected a total"));
  g_assert_true (g_str_has_prefix (unknown, "Expected one of AE, ASW, "));
  type (fixture, "tables/combat-table", "7", "Roll", "7-8");
  after = new_table (fixture, "tables/combat-table");
  g_assert_cmpstr (after->notice, ==, "More than one row covers 8.");
  g_assert_true (tc_sheet_data_get (after, 6, 0)->flags & TC_SHEET_BAD);
  g_assert_true (tc_sheet_data_get (after, 7, 0)->flags & TC_SHEET_BAD);
  g_assert_false (tc_sheet_data_get (after, 5, 0)->flags & TC_SHEET_BAD);
}

static void
test_paste (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/combat-table");
  g_autoptr (TcOperation) group = tc_operation_new_group ("Paste");
  g_autofree char *left = NULL;
  g_autoptr (TcSheetData) after = NULL;
  g_autofree char *copied = NULL;
  guint n;

  left = tc_sheet_data_paste (sheet, 10, 10, "AE\tDSU\r\n\"DSW\"\tXX\r\nAE\tAE\tAE\r\n", group, &n);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpstr (left, ==,
                   "1 value did not fit. 12, 8:1: “XX” is not one of AE, ASW, AW, CA, "
                   "EX, PX, DW, DSW, DE, DSU. 3 values lie beyond the table.");
  g_assert_true (tc_document_apply_operation (fixture->document, group, NULL, NULL));
  wait_for_build (fixture->document);
  after = new_table (fixture, "tables/combat-table");
  copied = tc_sheet_data_dup_copy (after, 10, 10, 2, 2);
  g_assert_true (g_str_has_prefix (copied, "AE\tDSU\nDSW\t"));
  tc_document_undo (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
}

/* All totals moved by one, in one paste: keys that pass through each other. */
static void
test_paste_totals (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) sheet = new_table (fixture, "tables/tactics-table#1");
  g_autoptr (TcOperation) group = tc_operation_new_group ("Paste");
  g_autoptr (TcSheetData) after = NULL;
  g_autofree char *left = NULL;
  guint n;

  left = tc_sheet_data_paste (sheet, 1, 0, "3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n2\n", group, &n);
  g_assert_cmpstr (left, ==, "");
  g_assert_cmpuint (n, ==, 11);
  g_assert_true (tc_document_apply_operation (fixture->document, group, NULL, NULL));
  wait_for_build (fixture->document);
  after = new_table (fixture, "tables/tactics-table#1");
  g_assert_cmpstr (after->notice, ==, "");
  g_assert_cmpstr (get_text (after, "3", "Tactic"), ==, "Refit");
  g_assert_cmpstr (get_text (after, "4", "Tactic"), ==, "Hold");
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = tc_scenario_find_by_path (scenario, "turn-record-track");
  TcNode turn = tc_scenario_get_first_child (scenario, node);
  g_autoptr (TcSheetData) sheet =
    tc_sheet_data_new_list (scenario, node, tc_scenario_get_element (scenario, turn));

  g_assert_cmpuint (sheet->n_body, ==, 12);
  g_assert_cmpstr (tc_sheet_data_get (sheet, 0, 0)->text, ==, "Number");
  g_assert_cmpstr (get_text (sheet, "1", "Date"), ==, "1940-05-10");
}

static void
test_odds (void)
{
  TcRange all = { 2, 12 };
  TcRange seven = { 7, 7 };
  TcRange range;

  g_assert_cmpuint (tc_odds_count (2, 6, all), ==, 36);
  g_assert_cmpuint (tc_odds_count (2, 6, seven), ==, 6);
  g_assert_cmpuint (tc_odds_count (3, 6, (TcRange){ 10, 11 }), ==, 54);
  g_assert_cmpuint (tc_odds_count (1, 10, (TcRange){ 0, 40 }), ==, 10);
  g_assert_cmpuint (tc_odds_count_all (4, 20), ==, 160000);
  g_assert_true (tc_range_parse ("3 – 5", &range));
  g_assert_cmpint (range.to, ==, 5);
  g_assert_true (tc_range_parse ("-1", &range));
  g_assert_cmpint (range.from, ==, -1);
  g_assert_false (tc_range_parse ("3-", &range));
  g_assert_false (tc_range_parse ("x", &range));
  g_assert_false (tc_range_parse ("", &range));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/sheet-data/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("combat-table", test_combat_table);
  ADD ("words", test_words);
  ADD ("shares-sum-up", test_shares_sum_up);
  ADD ("what-is-shown-can-be-typed", test_what_is_shown_can_be_typed);
  ADD ("cells-are-typed", test_cells_are_typed);
  ADD ("codes", test_codes);
  ADD ("heading-and-set", test_heading_and_set);
  ADD ("ranges-are-judged", test_ranges_are_judged);
  ADD ("paste", test_paste);
  ADD ("paste-totals", test_paste_totals);
  ADD ("list", test_list);
  g_test_add_func ("/editor/sheet-data/odds", test_odds);
  return g_test_run ();
}
