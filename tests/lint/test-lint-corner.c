/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include <string.h>

#define P(x, y) "<point x='" #x "' y='" #y "'/>\n"
#define WEST(more)                                                                                 \
  "<area id='west' x='5' y='5'><outline>\n" P (0, 0) P (10, 0) more P (10, 10)                     \
    P (0, 10) "</outline></area>\n"
#define NORTH                                                                                      \
  "<area id='north' x='15' y='2'><outline>\n" P (10, 0) P (20, 0) P (20, 5)                        \
    P (10, 5) "</outline></area>\n"
#define SOUTH                                                                                      \
  "<area id='south' x='15' y='7'><outline>\n" P (10, 5) P (20, 5) P (20, 10)                       \
    P (10, 10) "</outline></area>\n"
/* The closing edge of this one runs along the others' western side. */
#define CLOSING                                                                                    \
  "<area id='far' x='-5' y='5'><outline>\n" P (0, 10) P (-9, 10) P (-9, 0) P (0, 0) "</outline>"   \
                                                                                    "</area>\n"
#define STEP                                                                                       \
  "<area id='step' x='1' y='4'><outline>\n" P (0, 4) P (5, 4) P (5, 5) "</outline></area>\n"
#define LINKS "<link a='west' b='north'/><link a='west' b='south'/><link a='north' b='south'/>\n"

static const LintCase cases[] = {
  { "good", WEST (P (10, 5)) NORTH SOUTH LINKS, "", NULL },
  /* One finding though both neighbours have the corner; the links tell the rest. */
  { "split-edge", WEST ("") NORTH SOUTH LINKS, "BRD007@4:2 BRD005@20:2 BRD005@20:28",
    "A corner of north at 10, 5 lies inside an edge of west" },
  { "closing-edge", CLOSING STEP, "BRD007@6:2",
    "A corner of step at 0, 4 lies inside an edge of far" },
  { "in-line-but-beyond",
    WEST ("") "<area id='c' x='10' y='12'><outline>" P (10, 12) P (12, 12)
      P (10, 14) "</outline></area>\n",
    "", NULL },
  { "near-but-beside",
    WEST ("") "<area id='c' x='12' y='5'><outline>" P (11, 5) P (12, 5)
      P (12, 6) "</outline></area>\n",
    "", NULL },
};

/* The fix writes the point as its neighbours are written, and then nothing is left to say. */
static void
test_fix (void)
{
  g_autoptr (TcReport) report =
    lint_run ("<toy xmlns='urn:turncoat:toy' format='1'>\n" WEST ("") NORTH SOUTH LINKS "</toy>");
  const TcFinding *finding = tc_report_get (report, 0);
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcReport) after = NULL;

  g_assert_cmpstr (finding->code, ==, "BRD007");
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  g_assert_nonnull (strstr (tc_source_get_text (fixed, NULL), P (10, 0) P (10, 5) P (10, 10)));
  after = lint_run (tc_source_get_text (fixed, NULL));
  g_assert_cmpuint (tc_report_get_n (after), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_cases ("corner", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lint/corner/fix", test_fix);

  return g_test_run ();
}
