/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-chances.h"

#include "fixture.h"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, data);
  fixture_open (fixture);
  wait_for_build (fixture->document);
}

static TcSheetData *
new_table (Fixture *fixture, const char *path)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);

  return tc_sheet_data_new_table (scenario, tc_scenario_find_by_path (scenario, path));
}

static guint
find_column (const TcSheetData *data, const char *heading)
{
  for (guint i = 0; i < data->n_columns; i++)
    if (g_str_equal (tc_sheet_data_get (data, 0, i)->text, heading))
      return i;
  g_error ("no column %s", heading);
}

static guint
find_row (const TcSheetData *data, const char *roll)
{
  for (guint i = 1; i <= data->n_body; i++)
    if (g_str_equal (tc_sheet_data_get (data, i, 0)->text, roll))
      return i;
  g_error ("no row %s", roll);
}

static const TcChance *
find (const TcChances *chances, const char *result)
{
  for (guint i = 0; i < chances->list->len; i++) {
    const TcChance *chance = chances->list->pdata[i];

    if (g_str_equal (chance->result, result))
      return chance;
  }
  return NULL;
}

/* Every throw comes to one result, on either column. */
static void
check_sums (const TcChances *chances)
{
  guint64 plain = 0;
  guint64 shifted = 0;

  for (guint i = 0; i < chances->list->len; i++) {
    const TcChance *chance = chances->list->pdata[i];

    plain += chance->plain;
    shifted += chance->shifted;
  }
  g_assert_cmpuint (chances->all, ==, 36);
  g_assert_cmpuint (plain, ==, 36);
  g_assert_cmpuint (shifted, ==, 36);
}

static void
test_shift (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (TcSheetData) data = new_table (fixture, "tables/combat-table");
  g_autoptr (GArray) columns = tc_chances_list_columns (data);
  guint first = g_array_index (columns, guint, 0);
  guint second = g_array_index (columns, guint, 1);
  guint last = g_array_index (columns, guint, columns->len - 1);
  g_autoptr (TcChances) none = tc_chances_new (data, first, 0, NULL);
  g_autoptr (TcChances) right = tc_chances_new (data, first, 1, NULL);
  g_autoptr (TcChances) of_second = tc_chances_new (data, second, -1, NULL);
  g_autoptr (TcChances) left = tc_chances_new (data, first, -2, NULL);
  g_autoptr (TcChances) far = tc_chances_new (data, second, 99, NULL);

  g_assert_cmpuint (columns->len, >, 4);
  check_sums (none);
  check_sums (right);
  check_sums (far);
  g_assert_cmpuint (none->shifted_column, ==, first);
  g_assert_cmpuint (right->shifted_column, ==, second);
  g_assert_false (right->is_at_border);
  g_assert_cmpuint (left->shifted_column, ==, first);
  g_assert_true (left->is_at_border);
  g_assert_cmpuint (far->shifted_column, ==, last);
  g_assert_true (far->is_at_border);
  for (guint i = 0; i < right->list->len; i++) {
    const TcChance *chance = right->list->pdata[i];
    const TcChance *other = find (of_second, chance->result);

    g_assert_nonnull (other);
    g_assert_cmpuint (other->plain, ==, chance->shifted);
    g_assert_cmpuint (other->shifted, ==, chance->plain);
  }
  for (guint i = 0; i < none->list->len; i++) {
    const TcChance *chance = none->list->pdata[i];

    g_assert_cmpuint (chance->plain, ==, chance->shifted);
  }
}

/* Six throws of 36 give a total of 7. */
static void
test_typed (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (TcSheetData) data = new_table (fixture, "tables/combat-table");
  guint column = find_column (data, "2:1");
  TcTyped typed = { .row = find_row (data, "7"), .column = column, .text = "dsw" };
  g_autoptr (TcChances) before = tc_chances_new (data, column, 1, NULL);
  g_autoptr (TcChances) during = tc_chances_new (data, column, 1, &typed);
  g_autoptr (TcChances) shifted = tc_chances_new (data, column - 1, 1, &typed);
  g_autoptr (TcChances) wrong = NULL;
  const char *old = tc_sheet_data_get (data, typed.row, column)->text;
  guint64 was = find (before, "DSW") != NULL ? find (before, "DSW")->plain : 0;

  g_assert_cmpstr (old, ==, "PX");
  g_assert_cmpuint (find (during, "DSW")->plain, ==, was + 6);
  g_assert_cmpuint (find (during, "DSW")->shifted, ==, find (before, "DSW")->shifted);
  g_assert_cmpuint (find (shifted, "DSW")->shifted, ==, was + 6);
  check_sums (during);
  typed.text = "zz";
  wrong = tc_chances_new (data, column, 1, &typed);
  g_assert_null (find (wrong, "zz"));
  g_assert_cmpuint (find (wrong, "PX")->plain, ==, find (before, "PX")->plain);
  check_sums (wrong);
}

/* A table whose rows have one value each has no columns to shift between. */
static void
test_no_columns (Fixture *fixture, gconstpointer unused)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = TC_NODE_NONE;
  guint n_without = 0;

  while ((node = tc_scenario_find_by_role (scenario, "table", node)) != TC_NODE_NONE) {
    g_autoptr (TcSheetData) data = tc_sheet_data_new_table (scenario, node);
    g_autoptr (GArray) columns = tc_chances_list_columns (data);

    n_without += columns->len == 0;
  }
  g_assert_cmpuint (n_without, >, 0);
}

/* What a code stands for is told at its cells. */
static void
test_tip (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (TcSheetData) data = new_table (fixture, "tables/combat-table");
  const char *tip = tc_chances_find_tip (data, "DSW");

  g_assert_cmpstr (tip, ==, "Affects: defender · Step loss · Withdraw · Exploit");
  g_assert_null (tc_chances_find_tip (data, "XYZ"));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/chances/" name, Fixture, NULL, set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("shift", test_shift);
  ADD ("typed", test_typed);
  ADD ("no-columns", test_no_columns);
  ADD ("tip", test_tip);
  return g_test_run ();
}
