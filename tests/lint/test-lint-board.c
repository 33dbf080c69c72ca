/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint-support.h"

#define AREAS "<area id='a' name='Abbeville'/><area id='b'/><area id='c'/><area id='d'/>\n"

static const LintCase cases[] = {
  { "good", AREAS "<link a='a' b='b'/><link a='c' b='b'/><link a='d' b='a'/>", "", NULL },
  { "no-links-yet", AREAS, "", NULL },
  { "self",
    AREAS "<link a='a' b='b'/><link a='c' b='b'/><link a='d' b='a'/>\n  <link a='a' b='a'/>",
    "BRD001@4:4", "Abbeville is adjacent to itself" },
  { "isolated", AREAS "<link a='a' b='b'/><link a='c' b='b'/>", "BRD002@2:61",
    "d has no adjacency to the rest of the board" },
  { "self-does-not-join", AREAS "<link a='a' b='b'/><link a='c' b='b'/><link a='d' b='d'/>",
    "BRD002@2:61 BRD001@3:40", NULL },
  { "pieces", AREAS "<link a='d' b='c'/><link a='b' b='a'/>", "BRD003@2:47",
    "The board is disconnected: c cannot be reached from Abbeville" },
  { "three-pieces",
    AREAS "<area id='e'/><area id='f'/><link a='a' b='b'/><link a='c' b='d'/>"
          "<link a='e' b='f'/>",
    "BRD003@2:47 BRD003@3:2", NULL },
};

static void
test_related (void)
{
  g_autoptr (TcReport) report =
    lint_run ("<toy xmlns='urn:turncoat:toy' format='1' src='designer'>" AREAS
              "<link a='a' b='b'/><link a='c' b='d'/></toy>");
  const TcFinding *finding = tc_report_get (report, 0);

  g_assert_cmpstr (finding->path, ==, "area[c]");
  g_assert_cmpuint (finding->related->len, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lint_add_cases ("board", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lint/board/related", test_related);

  return g_test_run ();
}
