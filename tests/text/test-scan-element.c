/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include "text-support.h"

/* Start tags and end tags that do not go together. */

typedef struct {
  const char *name;
  const char *text;
  const char *faults; /* "CODE@offset CODE@offset" */
  guint n_elements;
} TagCase;

static const TagCase tag_cases[] = {
  { "unclosed-root", "<a>", "XML012@0", 1 },
  { "unclosed-inner", "<a><b><c/></a>", "XML012@3", 3 },
  { "unclosed-two", "<a><b><c></a>", "XML012@3 XML012@6", 3 },
  { "unclosed-all", "<a><b>", "XML012@5", 2 },
  { "cut-off", "<a><b><c>x\n", "XML012@9", 3 },
  { "opened-twice", "<a><b>x<b></a>", "XML012@7", 3 },
  { "opened-twice-at-end", "<a><b/><a>", "XML012@7", 3 },
  { "mismatched-slip", "<a><area></aera></a>", "XML013@9", 2 },
  { "mismatched-case", "<a><Area></area></a>", "XML013@9", 2 },
  { "mismatched-opening", "<a><aera></area><b/></a>", "XML013@9", 3 },
  { "stray", "<a></b></a>", "XML014@3", 1 },
  { "stray-among-unlike", "<a><area></zone></area></a>", "XML014@9", 2 },
  { "stray-after-root", "<a/></a>", "XML014@4", 1 },
  { "root-closed-early", "<a></a><b></b></a>", "XML020@7", 2 },
  { "mismatched-unlike", "<a><area></zone></a>", "XML013@9", 2 },
  { "mismatched-at-end", "<a></b>", "XML013@3", 1 },
  { "mismatched-nested", "<a><b><c></x></b></a>", "XML013@9", 3 },
  { "mismatched-two", "<a><b></x><c></y></a>", "XML013@6 XML013@13", 3 },
  { "mismatched-then-stray", "<a><b></x></y></a>", "XML013@6 XML014@10", 2 },
  { "mismatched-with-children", "<a><b><c/><c/></x><d/></a>", "XML013@14", 5 },
  { "mismatched-outer", "<a><b><c/><c></b></b></a>", "XML013@13", 4 },
  { "mismatched-root", "<a><b><c/><c></a></b></a>", "XML013@13", 4 },
  { "closed-early", "<a><b/><c/></b></a>", "XML014@5", 3 },
  { "closed-at-once", "<a><b/></b></a>", "XML014@7", 2 },
  { "lost-start", "<a>b x='1'><c/></b></a>", "XML017@3", 2 },
  { "lost-start-bare", "<a>b><c/></b></a>", "XML017@3", 2 },
  { "lost-end", "<a><b x='1'><c/>/b><d/></a>", "XML017@16", 4 },
  { "lost-end-spaced", "<a><b>\n /b >\n</a>", "XML017@8", 2 },
  { "slashed-start", "<a></b x='1'><c/></b></a>", "XML017@3", 3 },
  { "slashed-empty", "<a></b x='1'/><c/></a>", "XML017@3", 3 },
  { "slashed-spaced", "<a></b\n x = '1'></b></a>", "XML017@3", 2 },
  { "slashed-twice", "<a></b x='1'></b></c y='2'></c></a>", "XML017@3 XML017@17", 3 },
  { "slashed-start-of-what-is-open", "<a><b></b x='1'></a>", "XML017@6", 2 },
  { "slashed-without-value", "<a></b x></a>", "XML014@3 XML017@3", 1 },
  { "slashed-and-unclosed", "<a></b x='1'><c/></a>", "XML017@3", 3 },
  { "lost-and-another", "<a>b x='1'><c/></d></a>", "XML014@15", 2 },
  { "text-before-it", "<a>is b><c/></b></a>", "XML014@12", 2 },
  { "stray-twice", "<a><b></x></y></b></a>", "XML014@6 XML014@10", 2 },
  { "stray-in-unended", "<a><b></x><!-- </b></a>", "XML014@6 XML018@10", 2 },
  { "crossed", "<a><b><c></b></c></a>", "XML012@6", 3 },
  { "crossed-spaced", "<a><b><c></b>\n </c></a>", "XML012@6", 3 },
  { "crossed-only-once", "<a><b><c></b></c></c></a>", "XML012@6 XML014@17", 3 },
  { "not-crossed", "<a><b><c></b>x</c></a>", "XML012@6 XML014@14", 3 },
  { "unclosed-many", "<a><b><c></a><d>", "XML012@3 XML012@6 XML012@13 XML020@13", 4 },
  { "unclosed-namesake", "<a><b>x<b>y</b></a>", "XML012@3", 3 },
  { "unclosed-at-end", "<a><b></b><c><d></d>", "XML012@19", 4 },
};

static void
test_tags (gconstpointer data)
{
  const TagCase *c = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->text);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autofree char *faults = text_dup_faults (report);

  g_assert_cmpstr (faults, ==, c->faults);
  g_assert_true (tc_scan_has_faults (scan));
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, c->n_elements);
}

/* The note of a tag that is not closed well: where it is closed, or what came instead. */
static void
test_related_of_tags (void)
{
  static const struct {
    const char *text;
    guint related; /* 0: none */
    guint end;
  } cases_of_tags[] = {
    { "<a><area></aera></a>", 3, 8 },
    { "<a><area></zone></a>", 3, 8 },
    { "<a><b><c></b></a>", 9, 13 },
    { "<a><b><c></b></c></a>", 9, 13 },
    { "<a><b></x><c/></a>", 3, 5 },
    { " <a></x>", 1, 3 },
    { "<a><b></b>", 0, 0 },
    { "<a><b><c><d></a>", 12, 16 },
    { "<a>\n<b>\n<c></x>\n</b></a>", 8, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases_of_tags); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("x", cases_of_tags[i].text);
    g_autoptr (TcScan) scan = tc_scan_new (source, report);
    const TcFinding *finding = tc_report_get (report, 0);

    g_assert_true (tc_scan_has_faults (scan));
    if (cases_of_tags[i].related == 0) {
      g_assert_null (finding->related);
      continue;
    }
    g_assert_cmpuint (finding->related->len, ==, 1);
    assert_span (g_array_index (finding->related, TcRelated, 0).span, cases_of_tags[i].related,
                 cases_of_tags[i].end);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tag_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan-element/%s", tag_cases[i].name);

    g_test_add_data_func (path, &tag_cases[i], test_tags);
  }
  g_test_add_func ("/text/scan-element/related", test_related_of_tags);

  return g_test_run ();
}
