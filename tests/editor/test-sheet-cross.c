/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-cross.h"

#include "fixture.h"

/* Sheets that cross two kinds of things: cells that make nodes and remove them. */

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "dune");
  fixture_open (fixture);
}

static TcSheetData *
new_copies (Fixture *fixture)
{
  return tc_sheet_data_new_copies (tc_document_get_scenario (fixture->document));
}

static guint
find (const TcSheetData *data, const char *words, gboolean is_row)
{
  for (guint i = 0; i < (is_row ? data->n_rows : data->n_columns); i++) {
    const TcSheetCell *cell = tc_sheet_data_get (data, is_row ? i : 0, is_row ? 0 : i);

    if (g_str_equal (tc_sheet_cell_get_words (cell), words))
      return i;
  }
  g_error ("there is no %s", words);
}

static const char *
get_text (const TcSheetData *data, const char *row, const char *column)
{
  return tc_sheet_data_get (data, find (data, row, TRUE), find (data, column, FALSE))->text;
}

static void
apply (Fixture *fixture, TcOperation *group)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_apply_operation (fixture->document, group, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  g_assert_true (tc_scenario_is_valid (tc_document_get_scenario (fixture->document)));
}

/* New copies get ids of their own, in one step too. */
static void
test_paste (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) before = new_copies (fixture);
  g_autoptr (TcOperation) group = tc_operation_new_group ("Paste");
  g_autoptr (TcSheetData) after = NULL;
  g_autofree char *left = NULL;
  guint n;

  left = tc_sheet_data_paste (before, find (before, "Scout", TRUE),
                              find (before, "Atreides", FALSE), "2\t3\t0\t\n", group, &n);
  g_assert_cmpstr (left, ==, "");
  g_assert_cmpuint (n, ==, 4);
  apply (fixture, group);
  after = new_copies (fixture);
  g_assert_cmpstr (get_text (after, "Scout", "Atreides"), ==, "2");
  g_assert_cmpstr (get_text (after, "Scout", "Harkonnen"), ==, "3");
  g_assert_cmpstr (get_text (after, "Scout", "all nobles"), ==, "");
  g_assert_cmpstr (get_text (after, "Scout", "all fighters"), ==, "");
  g_assert_cmpstr (get_text (after, "Scout", "4 players"), ==, "5");
  g_assert_cmpstr (get_text (after, "Scout, Extended action cards", "all players"), ==, "1");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) copies = new_copies (fixture);
  guint row = find (copies, "Scout", TRUE);
  g_autofree char *many =
    tc_sheet_data_dup_judgement (copies, row, find (copies, "Atreides", FALSE), "13");
  g_autofree char *word =
    tc_sheet_data_dup_judgement (copies, row, find (copies, "Atreides", FALSE), "two");

  g_assert_cmpstr (many, ==, "Expected a number from 0 to 12");
  g_assert_cmpstr (word, ==, "Expected a number from 0 to 12");
  g_assert_false (tc_sheet_data_is_editable (copies, row, find (copies, "4 players", FALSE)));
}

/* Points come and go with what is typed; what only qualifies them is no cell without them. */
static void
test_points (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  g_autoptr (TcSheetData) points = tc_sheet_data_new_points (scenario);
  g_autoptr (TcOperation) group = tc_operation_new_group ("Clear");
  g_autoptr (TcSheetData) after = NULL;
  g_autofree char *expected = NULL;
  guint column = find (points, "Atreides noble", FALSE);

  g_assert_cmpstr (get_text (points, "Target card: Attack", "Atreides noble"), ==, "-2");
  g_assert_true (tc_sheet_data_type (points, find (points, "Target card: Attack", TRUE), column, "",
                                     group, &expected));
  apply (fixture, group);
  after = tc_sheet_data_new_points (tc_document_get_scenario (fixture->document));
  g_assert_cmpstr (get_text (after, "Target card: Attack", "Atreides noble"), ==, "");
  g_assert_false (tc_sheet_data_is_editable (after, find (after, "Target card: Attack, once", TRUE),
                                             find (after, "Atreides noble", FALSE)));
}

/* Six cards are shown instead of three. */
static void
add_row_rule (Fixture *fixture)
{
  static const char *const attributes[] = { "size", "6", NULL };
  g_autoptr (TcOperation) insert = tc_operation_new_insert ("rules", "row", attributes);

  apply (fixture, insert);
}

static void
test_sums (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSheetData) before =
    tc_sheet_data_new_sums (tc_document_get_scenario (fixture->document));
  g_autoptr (TcSheetData) after = NULL;

  g_assert_cmpstr (before->notice, ==, "");
  g_assert_cmpstr (get_text (before, "To spare", "8"), ==, "3");
  add_row_rule (fixture);
  after = tc_sheet_data_new_sums (tc_document_get_scenario (fixture->document));
  g_assert_cmpstr (get_text (after, "Needed", "5"), ==, "21");
  g_assert_cmpstr (get_text (after, "To spare", "5"), ==, "−1");
  g_assert_cmpstr (after->notice, ==, "5 players need 21 cards, but there are 20.");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/sheet-cross/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("paste", test_paste);
  ADD ("refused", test_refused);
  ADD ("points", test_points);
  ADD ("sums", test_sums);
  return g_test_run ();
}
