/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include <string.h>

#define P(x, y) "<point x='" #x "' y='" #y "'/>"
/* Two squares side by side, one clockwise and one not. */
#define WEST(x, y)                                                                                 \
  "<area id='west' name='West' x='" #x "' y='" #y "'><outline>" P (0, 0) P (10, 0) P (10, 10)      \
    P (0, 10) "</outline></area>\n"
#define EAST                                                                                       \
  "<area id='east' x='15' y='5'><outline>" P (10, 0) P (20, 0) P (20, 10)                          \
    P (10, 10) "</outline></"                                                                      \
               "area>\n"
#define EAST_REVERSED                                                                              \
  "<area id='east' x='15' y='5'><outline>" P (10, 10) P (20, 10) P (20, 0)                         \
    P (10, 0) "</outline></"                                                                       \
              "area>\n"
/* A corner in the middle of the common edge: the two do not touch. */
#define EAST_SPLIT                                                                                 \
  "<area id='east' x='15' y='5'><outline>" P (10, 0) P (20, 0) P (20, 10) P (10, 10)               \
    P (10, 5) "</outline></area>\n"
/* The letter U; its middle is outside. */
#define BAY(x, y)                                                                                  \
  "<area id='bay' x='" #x "' y='" #y "'><outline>" P (0, 0) P (2, 0) P (2, 8) P (8, 8) P (8, 0)    \
    P (10, 0) P (10, 10) P (0, 10) "</outline></area><area id='sea'/>\n"
#define LINK "<link a='west' b='east'/>"

static const LintCase cases[] = {
  { "good", WEST (5, 5) EAST LINK, "", NULL },
  { "good-reversed", WEST (5, 5) EAST_REVERSED LINK, "", NULL },
  { "contact-without-link", WEST (5, 5) EAST, "BRD004@3:2",
    "West and east share a border but are not adjacent" },
  { "link-without-contact", WEST (5, 5) EAST_SPLIT LINK, "BRD007@2:71",
    "A corner of east at 10, 5 lies inside an edge of West" },
  { "link-without-contact-far",
    WEST (5, 5) "<area id='east' x='31' y='1'><outline>" P (30, 0) P (40, 0)
      P (30, 9) "</outline></area>\n" LINK,
    "BRD005@4:2", "West and east are adjacent but their outlines share no border" },
  { "link-without-outline", WEST (5, 5) "<area id='east'/>" LINK, "", NULL },
  { "centre-outside", WEST (11, 5) EAST LINK, "BRD006@2:32",
    "The centre of West lies outside its outline" },
  { "centre-on-border", WEST (10, 5) EAST LINK, "", NULL },
  { "centre-on-corner", WEST (0, 0) EAST LINK, "", NULL },
  { "centre-above", WEST (5, -1) EAST LINK, "BRD006@2:32", NULL },
  { "centre-in-line-with-edge", WEST (-5, 0) EAST LINK, "BRD006@2:32", NULL },
  { "in-the-left-arm", BAY (1, 4), "", NULL },
  { "in-the-right-arm", BAY (9, 4), "", NULL },
  { "in-the-bay", BAY (5, 4), "BRD006@2:19", NULL },
  { "in-the-bottom", BAY (5, 9), "", NULL },
  { "under-a-corner", BAY (2, 9), "", NULL },
};

/* The fix of a missing adjacency writes it after its like. */
static void
test_fix (void)
{
  g_autoptr (TcReport) report =
    lint_run ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n" WEST (5, 5) EAST
              "<area id='c'/>\n<link a='c' b='east'/>\n</toy>");
  const TcFinding *finding = tc_report_get (report, 1);
  const TcFix *fix;
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcReport) after = NULL;

  g_assert_cmpstr (finding->code, ==, "BRD004");
  g_assert_nonnull (finding->fixes);
  fix = &g_array_index (finding->fixes, TcFix, 0);
  g_assert_cmpstr (fix->label, ==, "Make West and east adjacent");
  fixed = tc_edits_apply (fix->edits, finding->source, NULL);
  g_assert_nonnull (strstr (tc_source_get_text (fixed, NULL),
                            "<link a='c' b='east'/>\n<link a='west' b='east'/>\n</toy>"));
  after = lint_run (tc_source_get_text (fixed, NULL));
  g_assert_cmpuint (tc_report_get_n (after), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_cases ("outline", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lint/outline/fix", test_fix);

  return g_test_run ();
}
