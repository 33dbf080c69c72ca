/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-diff-marks.h"

#include <glib.h>

/* @patch: lines. Returns them with brackets around what is marked. */
static char *
dup_marked (const char *patch)
{
  g_auto (GStrv) lines = g_strsplit (patch, "\n", -1);
  g_autoptr (GPtrArray) array = g_ptr_array_new ();
  g_autoptr (GArray) marks = NULL;
  GString *marked = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (array, lines[i]);
  marks = tc_diff_marks_find (array);
  g_assert_cmpuint (marks->len, ==, array->len);
  for (guint i = 0; i < array->len; i++) {
    const TcDiffMark *mark = &g_array_index (marks, TcDiffMark, i);

    g_assert_cmpuint (mark->start, <=, mark->end);
    g_string_append (marked, i > 0 ? "\n" : "");
    g_string_append_len (marked, lines[i], (gssize) mark->start);
    if (mark->end > mark->start)
      g_string_append_printf (marked, "[%.*s]", (int) (mark->end - mark->start),
                              lines[i] + mark->start);
    g_string_append (marked, lines[i] + mark->end);
  }
  return g_string_free (marked, FALSE);
}

static void
test_marks (void)
{
  static const char *const cases[][2] = {
    /* Words and numbers whole. */
    { "-<a name=\"Sedan\"/>\n+<a name=\"Sedan town\"/>",
      "-<a name=\"Sedan\"/>\n+<a name=\"Sedan[ town]\"/>" },
    { "-<a x=\"12\" y=\"3\"/>\n+<a x=\"112\" y=\"3\"/>",
      "-<a x=\"[12]\" y=\"3\"/>\n+<a x=\"[112]\" y=\"3\"/>" },
    { "-<a at=\"den-haag\"/>\n+<a at=\"den-helder\"/>",
      "-<a at=\"[den-haag]\"/>\n+<a at=\"[den-helder]\"/>" },
    { "-<a/>\n+<a b=\"c\"/>", "-<a/>\n+<a[ b=\"c\"]/>" },
    /* No character is cut: their last bytes are the same. */
    { "-<a b=\"é x\"/>\n+<a b=\"ũ x\"/>", "-<a b=\"[é] x\"/>\n+<a b=\"[ũ] x\"/>" },
    /* In pairs, and none where lines were added or removed. */
    { " a\n-b 1\n-c 1\n+b 2\n+c 3\n d", " a\n-b [1]\n-c [1]\n+b [2]\n+c [3]\n d" },
    { "-b 1\n+b 2\n+c 3", "-b 1\n+b 2\n+c 3" },
    { "-b 1\n c\n+b 2", "-b 1\n c\n+b 2" },
    /* The indentation makes no two lines the same. */
    { "-  <a/>\n+  two words", "-  <a/>\n+  two words" },
    { "-  <a/>\n+    <a/>", "-  <a/>\n+  [  ]<a/>" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *marked = dup_marked (cases[i][0]);

    g_assert_cmpstr (marked, ==, cases[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/diff-marks", test_marks);

  return g_test_run ();
}
