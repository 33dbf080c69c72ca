/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#include <string.h>

#include "base/tc-rng.h"
#include "lint/tc-lint-private.h"

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
  /* One finding though both neighbours have the corner; the findings of links say the rest. */
  { "split-edge", WEST ("") NORTH SOUTH LINKS, "BRD007@4:2",
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
    lint_run ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n" WEST ("")
                NORTH SOUTH LINKS "</toy>");
  const TcFinding *finding = tc_report_get (report, 0);
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcReport) after = NULL;

  g_assert_cmpstr (finding->code, ==, "BRD007");
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, finding->source, NULL);
  g_assert_nonnull (strstr (tc_source_get_text (fixed, NULL), P (10, 0) P (10, 5) P (10, 10)));
  after = lint_run (tc_source_get_text (fixed, NULL));
  g_assert_cmpuint (tc_report_get_n (after), ==, 0);
}

/* -- A board of many areas: the grid finds what comparing all with all finds ---------------------
 */

#define N_AREAS 150u

typedef struct {
  gint x[4];
  gint y[4];
} Square;

static gboolean
is_inside_edge (gint x, gint y, const Square *square, guint edge)
{
  guint next = (edge + 1) % 4;
  gint along_x = square->x[next] - square->x[edge];
  gint along_y = square->y[next] - square->y[edge];
  gint dx = x - square->x[edge];
  gint dy = y - square->y[edge];
  gint dot = dx * along_x + dy * along_y;

  return dx * along_y == dy * along_x && dot > 0 && dot < along_x * along_x + along_y * along_y;
}

/* Places inside this edge at which others have corners, each counted once. */
static guint
count_places (const Square *squares, guint own, guint edge)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < N_AREAS; i++)
    for (guint k = 0; k < 4 && i != own; k++)
      if (is_inside_edge (squares[i].x[k], squares[i].y[k], &squares[own], edge))
        g_hash_table_add (places, GINT_TO_POINTER (squares[i].x[k] * 1000 + squares[i].y[k] + 1));

  return g_hash_table_size (places);
}

static void
test_many (void)
{
  g_autoptr (GString) text =
    g_string_new ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>");
  Square squares[N_AREAS];
  guint n_expected = 0;
  guint n_found = 0;
  g_autoptr (TcScenario) scenario = NULL;
  g_autoptr (TcReport) report = NULL;
  g_autoptr (GHashTable) faulty = g_hash_table_new (NULL, NULL);
  g_autoptr (TcLintMap) map = NULL;
  TcRng rng;

  tc_rng_init (&rng, 1940);
  for (guint i = 0; i < N_AREAS; i++) {
    gint x = (gint) tc_rng_below (&rng, 60) - 30;
    gint y = (gint) tc_rng_below (&rng, 400);
    gint width = 2 + (gint) tc_rng_below (&rng, 20);
    gint slope = (gint) tc_rng_below (&rng, 2) * width;

    squares[i] = (Square){ { x, x + width, x + width, x }, { y, y + slope, y + slope + 9, y + 9 } };
    g_string_append_printf (text, "<area id='a%u' x='%d' y='%d'><outline>", i, x, y);
    for (guint k = 0; k < 4; k++)
      g_string_append_printf (text, "<point x='%d' y='%d'/>", squares[i].x[k], squares[i].y[k]);
    g_string_append (text, "</outline></area>");
  }
  g_string_append (text, "</toy>");
  /* This family alone: of outlines that overlap, as these do, the corners are not told. */
  scenario = scenario_parse_valid (text->str);
  report = tc_report_new ();
  map = tc_lint_map_new (scenario);
  tc_lint_corners (map, report, faulty);

  for (guint i = 0; i < N_AREAS; i++)
    for (guint edge = 0; edge < 4; edge++)
      n_expected += count_places (squares, i, edge);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    n_found += strcmp (tc_report_get (report, i)->code, "BRD007") == 0;
  g_test_message ("%u corners inside edges", n_expected);
  g_assert_cmpuint (n_expected, >, 100);
  g_assert_cmpuint (n_found, ==, n_expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_cases ("corner", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lint/corner/fix", test_fix);
  g_test_add_func ("/lint/corner/many", test_many);

  return g_test_run ();
}
