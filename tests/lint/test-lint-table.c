/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#define TABLE(attributes, rows)                                                                    \
  "<area id='a'/><area id='b'/>\n<table id='t'" attributes ">\n" rows "</table>\n"
#define ROW(from, to) "<row from='" #from "' to='" #to "'/>\n"

static const LintCase cases[] = {
  { "good", TABLE ("", ROW (1, 3) ROW (4, 6)), "", NULL },
  { "any-order", TABLE ("", ROW (4, 6) ROW (1, 3)), "TAB009@5:12",
    "The row for 1 stands after that for 4" },
  { "dice-too-few", TABLE (" dice='1'", ROW (2, 7) ROW (8, 12)), "TAB010@3:21",
    "The rows are for totals from 2 to 12, but the dice roll 1 to 6" },
  { "dice-too-many", TABLE (" dice='2'", ROW (1, 3) ROW (4, 6)), "TAB010@3:21", NULL },
  { "faces", TABLE (" faces='8'", ROW (1, 6)), "TAB010@3:22", NULL },
  { "dice-with-modifiers", TABLE (" dice='3'", ROW (2, 12) "<modifier add='1'/>"), "TAB010@3:21",
    NULL },
  { "good-two-dice", TABLE (" dice='2'", ROW (2, 12)), "", NULL },
  { "good-ten-faces", TABLE (" faces='10'", ROW (1, 10)), "", NULL },
  { "gap", TABLE ("", ROW (1, 3) ROW (5, 6)), "TAB001@4:19",
    "No row of the table is for a total of 4" },
  { "wide-gap", TABLE (" dice='2'", ROW (2, 3) ROW (8, 12)), "TAB001@4:19",
    "No row of the table is for totals from 4 to 7" },
  { "gap-below", TABLE ("", ROW (3, 6)), "TAB001@4:12",
    "No row of the table is for totals from 1 to 2" },
  { "gap-above", TABLE ("", ROW (1, 5)), "TAB001@4:19", "No row of the table is for a total of 6" },
  { "two-gaps", TABLE ("", ROW (2, 3) ROW (5, 6)), "TAB001@4:12 TAB001@4:19", NULL },
  { "overlap", TABLE ("", ROW (1, 4) ROW (4, 6)), "TAB002@5:12", "A total of 4 is in two rows" },
  { "inside", TABLE ("", ROW (1, 6) ROW (2, 3) ROW (5, 5)), "TAB002@5:12 TAB002@6:12", NULL },
  { "impossible", TABLE ("", ROW (1, 6) ROW (7, 9)), "TAB003@5:12",
    "The dice never roll this row: their totals are 1 to 6" },
  { "impossible-low", TABLE (" dice='2'", ROW (0, 1) ROW (2, 12)), "TAB003@4:12", NULL },
  { "possible-with-modifiers", TABLE ("", ROW (1, 6) ROW (7, 9) "<modifier add='1'/>"), "", NULL },
  { "reversed", TABLE ("", ROW (1, 3) ROW (6, 4)), "TAB004@5:12",
    "The row runs from 6 to 4: expected the lower total first" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_cases ("table", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
