/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include <string.h>

/* Outlines in outlines, and outlines that cross many others. */

#define P(x, y) "<point x='" #x "' y='" #y "'/>"
/* A line for the area and one for its outline. */
#define AREA(id, x, y)  "<area id='" #id "' x='" #x "' y='" #y "'>\n"
#define OUTLINE(points) "<outline>" points "</outline></area>\n"
#define BOX(id, left, top, right, bottom)                                                          \
  AREA (id, left, top) OUTLINE (P (left, top) P (right, top) P (right, bottom) P (left, bottom))
#define BOX_REVERSED(id, left, top, right, bottom)                                                 \
  AREA (id, left, top) OUTLINE (P (right, bottom) P (right, top) P (left, top) P (left, bottom))
/* The letter U, whose bay is ten wide. */
#define BAY                                                                                        \
  AREA (bay, 0, 0)                                                                                 \
  OUTLINE (P (0, 0) P (10, 0) P (10, 20) P (20, 20) P (20, 0) P (30, 0) P (30, 30) P (0, 30))

static const LintCase cases[] = {
  { "inside", BOX (out, 0, 0, 30, 30) BOX (in, 10, 10, 20, 20), "BRD013@5:11",
    "in lies wholly inside out" },
  { "inside-written-first", BOX (in, 10, 10, 20, 20) BOX (out, 0, 0, 30, 30), "BRD013@3:11",
    "in lies wholly inside out" },
  { "in-a-corner", BOX (out, 0, 0, 30, 30) BOX (in, 0, 0, 20, 20), "BRD013@5:11", NULL },
  { "along-an-edge", BOX (out, 0, 0, 30, 30) BOX (in, 10, 0, 20, 10), "BRD013@5:11", NULL },
  { "same", BOX (a, 0, 0, 30, 30) BOX (b, 0, 0, 30, 30), "BRD013@5:11",
    "b has the same outline as a" },
  { "same-the-other-way-round", BOX (a, 0, 0, 30, 30) BOX_REVERSED (b, 0, 0, 30, 30), "BRD013@5:11",
    "b has the same outline as a" },
  { "same-with-a-corner-more",
    BOX (a, 0, 0, 30, 30) AREA (b, 0, 0)
      OUTLINE (P (0, 0) P (15, 0) P (30, 0) P (30, 30) P (0, 30)),
    "BRD013@5:11", "b has the same outline as a" },
  { "three-the-same", BOX (a, 0, 0, 9, 9) BOX (b, 0, 0, 9, 9) BOX (c, 0, 0, 9, 9),
    "BRD013@5:11 BRD013@7:11", "b has the same outline as a" },
  /* The copy does not come between those that touch. */
  { "same-beside-another",
    BOX (a, 0, 0, 30, 30) BOX (b, 0, 0, 30, 30) BOX (c, 30, 0, 60, 30) "<link a='a' b='c'/>",
    "BRD002@4:2 BRD013@5:11", NULL },
  { "same-between-others",
    BOX (d, -30, 0, 0, 30) BOX (a, 0, 0, 30, 30) BOX (b, 0, 0, 30, 30)
      BOX (c, 30, 0, 60, 30) "<link a='a' b='c'/><link a='a' b='d'/>",
    "BRD002@6:2 BRD013@7:11", NULL },
  { "boxes-in-boxes", BOX (a, 0, 0, 90, 90) BOX (b, 10, 10, 80, 80) BOX (c, 20, 20, 70, 70),
    "BRD013@5:11 BRD013@7:11", "b lies wholly inside a" },
  { "beside", BOX (a, 0, 0, 10, 10) BOX (b, 10, 0, 20, 10) "<link a='a' b='b'/>", "", NULL },
  { "apart", BOX (a, 0, 0, 10, 10) BOX (b, 50, 0, 60, 10), "", NULL },
  { "in-the-bay", BAY BOX (boat, 12, 5, 18, 15), "", NULL },
  { "filling-the-bay",
    BAY AREA (in, 10, 0)
      OUTLINE (P (10, 0) P (20, 0) P (20, 20) P (10, 20)) "<link a='bay' b='in'/>\n",
    "", NULL },
  { "in-an-arm", BAY BOX (in, 2, 2, 8, 8), "BRD013@5:11", "in lies wholly inside bay" },
  { "in-the-bottom", BAY BOX (in, 0, 20, 30, 30), "BRD013@5:11", NULL },
  /* Nothing is said besides of one that lies in another: not that it is joined without a border.
   */
  { "inside-and-joined", BOX (out, 0, 0, 30, 30) BOX (in, 10, 10, 20, 20) "<link a='in' b='out'/>",
    "BRD013@5:11", NULL },
  /* A bar across three boxes is one finding, and so is a zigzag. */
  { "across-three",
    BOX (a, 0, 0, 10, 10) BOX (b, 20, 0, 30, 10) BOX (c, 40, 0, 50, 10) BOX (bar, -5, 4, 55, 6),
    "BRD009@9:11", "The outline of bar overlaps those of a, b and c: it crosses that of a here" },
  { "across-two", BOX (a, 0, 0, 10, 10) BOX (b, 20, 0, 30, 10) BOX (bar, -5, 4, 35, 6),
    "BRD009@7:11", "The outline of bar overlaps those of a and b: it crosses that of a here" },
  { "across-four",
    BOX (a, 0, 0, 10, 10) BOX (b, 20, 0, 30, 10) BOX (c, 40, 0, 50, 10) BOX (d, 60, 0, 70, 10)
      BOX (bar, -5, 4, 75, 6),
    "BRD009@11:11",
    "The outline of bar overlaps those of a, b, c and 1 more: it crosses that of a here" },
  { "across-one", BOX (a, 0, 0, 10, 10) BOX (bar, -5, 4, 55, 6), "BRD009@5:11",
    "The outlines of bar and a overlap: they cross here" },
  { "zigzag",
    AREA (a, 0, 0) OUTLINE (P (0, 0) P (30, 0) P (30, 5) P (25, -5) P (20, 5) P (15, -5) P (10, 5)
                              P (0, 5)) BOX (far, 50, 0, 60, 10),
    "BRD008@3:52", "The outline of a crosses itself 4 times, first here" },
};

/* Where else to look: five places, however many there are. */
static void
test_related (void)
{
  g_autoptr (GString) body =
    g_string_new ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n");
  g_autoptr (TcReport) report = NULL;
  const TcFinding *finding;

  for (guint i = 0; i < 51; i++)
    g_string_append_printf (
      body,
      "<area id='a%u' x='%u'><outline><point x='%u' y='0'/><point x='%u' y='0'/>"
      "<point x='%u' y='9'/><point x='%u' y='9'/></outline></area>\n",
      i, 20 * i, 20 * i, 20 * i + 10, 20 * i + 10, 20 * i);
  g_string_append (body, BOX (bar, -5, 4, 1100, 6) "</toy>");
  report = lint_run (body->str);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  finding = tc_report_get (report, 0);
  g_assert_cmpstr (finding->code, ==, "BRD009");
  g_assert_nonnull (strstr (finding->message, "those of a0, a1, a2 and 48 more"));
  g_assert_cmpuint (finding->related->len, ==, 5);
}

/* Teeth that cross one edge again and again have that edge as the one other place to look at. */
static void
test_related_once (void)
{
  g_autoptr (TcReport) report = lint_run (
    "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n" AREA (a, 0, 0)
      OUTLINE (P (0, 0) P (30, 0) P (30, 5) P (25, -5) P (20, 5) P (15, -5) P (10, 5) P (0, 5))
        BOX (far, 50, 0, 60, 10) "</toy>");
  const TcFinding *finding;

  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  finding = tc_report_get (report, 0);
  g_assert_cmpstr (finding->code, ==, "BRD008");
  g_assert_nonnull (strstr (finding->message, "crosses itself 4 times"));
  g_assert_cmpuint (finding->related->len, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lint_add_cases ("inside", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lint/inside/related", test_related);
  g_test_add_func ("/lint/inside/related-once", test_related_once);

  return g_test_run ();
}
