/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "text-support.h"
#include "text/tc-scan.h"

/* What other programs left behind: byte order marks and the markers of merges. */

#define OURS   "<<<<<<< HEAD\n"
#define BASE   "||||||| 1a2b3c4\n"
#define MIDDLE "=======\n"
#define THEIRS ">>>>>>> theirs\n"
#define MARK   "\xef\xbb\xbf"

typedef struct {
  const char *name;
  const char *text;
  const char *faults;   /* codes and offsets */
  const char *fixes[2]; /* the text after each fix, NULL: there is none */
  guint n_elements;     /* that the scan reads */
} StrayCase;

static const StrayCase cases[] = {
  { "conflict",
    "<a>\n" OURS "<b/>\n" MIDDLE "<c/>\n<d/>\n" THEIRS "</a>",
    "XML032@4",
    { "<a>\n<b/>\n</a>", "<a>\n<c/>\n<d/>\n</a>" },
    2 },
  { "conflict-with-base",
    "<a>\n" OURS "<b/>\n" BASE "<x/>\n" MIDDLE "<c/>\n" THEIRS "</a>",
    "XML032@4",
    { "<a>\n<b/>\n</a>", "<a>\n<c/>\n</a>" },
    2 },
  { "one-side-empty",
    "<a>\n" OURS MIDDLE "<c/>\n" THEIRS "</a>",
    "XML032@4",
    { "<a>\n</a>", "<a>\n<c/>\n</a>" },
    1 },
  { "other-line-ends",
    "<a>\r\n<<<<<<< x\r\n<b/>\r\n=======\r\n<c/>\r\n>>>>>>> y\r\n</a>",
    "XML032@5",
    { "<a>\r\n<b/>\r\n</a>", "<a>\r\n<c/>\r\n</a>" },
    2 },
  { "two-conflicts",
    "<a>\n" OURS "<b/>\n" MIDDLE "<c/>\n" THEIRS OURS "<d/>\n" MIDDLE "<e/>\n" THEIRS "</a>",
    "XML032@4 XML032@50",
    { NULL, NULL },
    3 },
  { "first-marker-alone", "<a>\n" OURS "<b/>\n</a>", "XML032@4", { "<a>\n<b/>\n</a>", NULL }, 2 },
  { "no-marker",
    "<a>\n <<<<<<< HEAD\n</a>",
    "XML017@5",
    { "<a>\n &lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD\n</a>", NULL },
    1 },
  { "too-many-for-a-marker",
    "<a>\n<<<<<<<<\n</a>",
    "XML017@4",
    { "<a>\n&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;\n</a>", NULL },
    1 },
  { "less-than-before-a-tag", "<a><<b/></a>", "XML017@3", { "<a>&lt;<b/></a>", NULL }, 2 },
  { "before-the-root",
    OURS "<a>\n" MIDDLE "<a b='c'>\n" THEIRS "</a>",
    "XML032@0",
    { "<a>\n</a>", "<a b='c'>\n</a>" },
    1 },
  { "second-mark",
    MARK MARK "<?xml version='1.0'?><a/>",
    "XML038@3",
    { MARK "<?xml version='1.0'?><a/>", NULL },
    1 },
  { "mark-at-the-end", "<a/>" MARK, "XML038@4", { "<a/>", NULL }, 1 },
  { "joiner-between",
    "<!-- a -->\xe2\x81\xa0\n<a/>",
    "XML038@10",
    { "<!-- a -->\n<a/>", NULL },
    1 },
  { "blank-before-declaration",
    "\n \n<?xml version='1.0'?><a/>",
    "XML027@3",
    { "<?xml version='1.0'?><a/>", NULL },
    1 },
  { "text-stays-text", "x" MARK "<a/>", "XML019@0", { NULL, NULL }, 1 },
};

static void
test_case (gconstpointer data)
{
  const StrayCase *c = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->text);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autofree char *faults = text_dup_faults (report);
  const TcFinding *finding = tc_report_get (report, 0);

  g_assert_cmpstr (faults, ==, c->faults);
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, c->n_elements);
  for (guint i = 0; i < 2 && c->fixes[i] != NULL; i++) {
    g_autoptr (TcSource) fixed = NULL;

    g_assert_cmpuint (finding->fixes->len, >, i);
    fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, i).edits, source, NULL);
    g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, c->fixes[i]);
  }
}

/* Markers are looked for, but no text takes longer than its length. */
static void
test_many_markers (void)
{
  g_autoptr (GString) text = g_string_new ("<a>\n");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcScan) scan = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, OURS MIDDLE);
  g_string_append (text, "</a>");
  source = tc_source_new_for_string ("x", text->str);
  scan = tc_scan_new (source, report);
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 1);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1000);
}

/* Which of two tags is misspelt, the rest of the text says. */
static void
test_which_tag (void)
{
  static const struct {
    const char *text;
    const char *fixed;
  } tags[] = {
    { "<a><area/><are></area><area/></a>", "<a><area/><area></area><area/></a>" },
    { "<a><area/><area></are><area/></a>", "<a><area/><area></area><area/></a>" },
    { "<a><area></are></a>", "<a><area></area></a>" },
    { "<a><Area></area><Area></Area></a>", "<a><Area></Area><Area></Area></a>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("x", tags[i].text);
    g_autoptr (TcScan) scan = tc_scan_new (source, report);
    g_autoptr (TcSource) fixed = NULL;
    const TcFinding *finding = tc_report_get (report, 0);

    g_assert_cmpuint (tc_scan_get_n_elements (scan), >=, 2);
    g_assert_cmpuint (tc_report_get_n (report), ==, 1);
    g_assert_cmpstr (finding->code, ==, "XML013");
    fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, source, NULL);
    g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, tags[i].fixed);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan-stray/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/text/scan-stray/many-markers", test_many_markers);
  g_test_add_func ("/text/scan-stray/which-tag", test_which_tag);

  return g_test_run ();
}
