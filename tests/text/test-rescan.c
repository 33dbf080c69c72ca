/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-rescan-private.h"

#include <string.h>

/* Which piece is read again, and that the scan of the whole is the one that the whole text gives.
 * What the trees are like is looked at in test-scenario-after. */

typedef struct {
  const char *name;
  const char *before;
  const char *now;
  const char *piece; /* NULL: all is read */
  guint32 first;
  guint32 n_old;
} Case;

#define LONG "<q/><q/><q/><q/><q/><q/><q/><q/><q/><q/><q/>"

static const Case cases[] = {
  { "value", "<a><b x='1'/><c/>" LONG "</a>", "<a><b x='2'/><c/>" LONG "</a>", "<b x='2'/>", 1, 1 },
  { "tag", "<a><b/><c><d/></c>" LONG "</a>", "<a><b/><c y=''><d/></c>" LONG "</a>",
    "<c y=''><d/></c>", 2, 2 },
  { "inside", "<a><b><c/><d/></b>" LONG "</a>", "<a><b><c/><e/></b>" LONG "</a>", "<e/>", 3, 1 },
  { "added", "<a><b/> <c/>" LONG "</a>", "<a><b/> <x/> <c/>" LONG "</a>", " <x/> ", 2, 0 },
  { "added-first", "<a><c/>" LONG "</a>", "<a><x/><c/>" LONG "</a>", "<x/>", 1, 0 },
  { "added-last", "<a>" LONG "<c/></a>", "<a>" LONG "<c/><x/></a>", "<x/>", 13, 0 },
  { "removed", "<a><b/><c/><d/>" LONG "</a>", "<a><b/><d/>" LONG "</a>", "", 2, 1 },
  { "several", "<a><b/><c/><d/>" LONG "</a>", "<a><x/><c/><y/>" LONG "</a>", "<x/><c/><y/>", 1, 3 },
  { "comment", "<a><b/><!-- c --><d/>" LONG "</a>", "<a><b/><!-- x --><d/>" LONG "</a>",
    "<!-- x -->", 2, 0 },
  /* Nothing of it is left: the element itself is read. */
  { "all-content", "<a><b><c/></b>" LONG "</a>", "<a><b><d/></b>" LONG "</a>", "<b><d/></b>", 1,
    2 },
  { "text", "<a><b>one</b>" LONG "</a>", "<a><b>two</b>" LONG "</a>", "<b>two</b>", 1, 1 },
  { "between-equals", "<a><b/><b/><b/>" LONG "</a>", "<a><b/><b/><b/><b/>" LONG "</a>", "<b/>", 1,
    0 },
  { "root", "<a><b/>" LONG "</a>", "<a x='1'><b/>" LONG "</a>", NULL, 0, 0 },
  { "behind-root", "<a>" LONG "</a>", "<a>" LONG "</a> ", NULL, 0, 0 },
  { "name-of-root", "<a><b/>" LONG "</a>", "<z><b/>" LONG "</z>", NULL, 0, 0 },
  { "most", "<a><b/><c/></a>", "<a><b/><c><d/><e/><f/></c></a>", NULL, 0, 0 },
  { "same", "<a><b/>" LONG "</a>", "<a><b/>" LONG "</a>", "", 1, 0 },
  { "namespace", "<a><b xmlns:m='m'><c/><d/></b>" LONG "</a>",
    "<a><b xmlns:m='m'><c/><e/></b>" LONG "</a>", NULL, 0, 0 },
};

static TcScan *
scan (const char *text, TcSource **out_source)
{
  g_autoptr (TcReport) report = tc_report_new ();

  *out_source = tc_source_new_for_string ("test.xml", text);

  return tc_scan_new (*out_source, report);
}

static void
assert_element (const TcScanElement *a, const TcScanElement *b)
{
  g_assert_cmpuint (a->tag.start, ==, b->tag.start);
  g_assert_cmpuint (a->tag.end, ==, b->tag.end);
  g_assert_cmpuint (a->end_tag.start, ==, b->end_tag.start);
  g_assert_cmpuint (a->end_tag.end, ==, b->end_tag.end);
  g_assert_cmpuint (a->parent, ==, b->parent);
  g_assert_cmpuint (a->first_attribute, ==, b->first_attribute);
  g_assert_cmpuint (a->depth, ==, b->depth);
}

static void
assert_scans (const TcScan *a, const TcScan *b)
{
  g_assert_cmpuint (tc_scan_get_n_elements (a), ==, tc_scan_get_n_elements (b));
  g_assert_cmpuint (tc_scan_get_n_attributes (a), ==, tc_scan_get_n_attributes (b));
  g_assert_cmpuint (tc_scan_get_n_comments (a), ==, tc_scan_get_n_comments (b));
  for (guint i = 0; i < tc_scan_get_n_elements (a); i++)
    assert_element (tc_scan_get_element (a, i), tc_scan_get_element (b, i));
  for (guint i = 0; i < tc_scan_get_n_comments (a); i++)
    g_assert_cmpuint (tc_scan_get_comment (a, i)->span.start, ==,
                      tc_scan_get_comment (b, i)->span.start);
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) old = NULL;
  g_autoptr (TcSource) now = NULL;
  g_autoptr (TcSource) text = NULL;
  g_autoptr (TcScan) before = scan (one->before, &old);
  g_autoptr (TcScan) wanted = scan (one->now, &now);
  g_autoptr (TcScan) part = NULL;
  g_autoptr (TcScan) joined = NULL;
  g_autofree char *piece = NULL;
  TcRescan again;

  if (one->piece == NULL) {
    g_assert_false (tc_rescan_find (&again, before, now));
    return;
  }
  g_assert_true (tc_rescan_find (&again, before, now));
  piece = tc_source_dup_span (now, again.span);
  g_assert_cmpstr (piece, ==, one->piece);
  g_assert_cmpuint (again.first, ==, one->first);
  g_assert_cmpuint (again.n_old, ==, one->n_old);
  text = tc_rescan_new_part (&again, before, now);
  part = tc_scan_new (text, report);
  joined = tc_rescan_join (&again, before, now, part);
  g_assert_nonnull (joined);
  assert_scans (joined, wanted);
}

/* A piece that closes what it stands in is well-formed in its root, and no content of it. */
static void
test_no_content (void)
{
  const char *words[] = { "</a><a>", "</b><b>", "</a>", "<b>", "<!--" };
  g_autoptr (TcSource) old = NULL;
  g_autoptr (TcScan) before = scan ("<a><b><c/><d/></b>" LONG "</a>", &old);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *text = g_strdup_printf ("<a><b><c/>%s<d/></b>" LONG "</a>", words[i]);
    g_autoptr (TcSource) now = tc_source_new_for_string ("test.xml", text);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) piece = NULL;
    g_autoptr (TcScan) part = NULL;
    g_autoptr (TcScan) joined = NULL;
    TcRescan again;

    g_assert_true (tc_rescan_find (&again, before, now));
    piece = tc_rescan_new_part (&again, before, now);
    part = tc_scan_new (piece, report);
    joined = tc_scan_has_faults (part) ? NULL : tc_rescan_join (&again, before, now, part);
    g_assert_null (joined);
  }
}

/* The piece is not deep by itself, but where it stands. */
static void
test_depth (void)
{
  g_autoptr (GString) deep = g_string_new ("<a>" LONG LONG LONG LONG LONG LONG LONG LONG);
  g_autoptr (GString) deeper = NULL;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) old = NULL;
  g_autoptr (TcSource) now = NULL;
  g_autoptr (TcSource) piece = NULL;
  g_autoptr (TcScan) before = NULL;
  g_autoptr (TcScan) part = NULL;
  TcRescan again;
  guint depth = TC_SCAN_MAX_DEPTH - 1;

  for (guint i = 1; i < depth; i++)
    g_string_append (deep, "<b><c/>");
  g_string_append (deep, "<d/>");
  for (guint i = 1; i < depth; i++)
    g_string_append (deep, "</b>");
  g_string_append (deep, "</a>");
  deeper = g_string_new (deep->str);
  g_string_replace (deeper, "<d/>", "<d><d/></d>", 1);
  before = scan (deep->str, &old);
  g_assert_false (tc_scan_has_faults (before));
  now = tc_source_new_for_string ("test.xml", deeper->str);
  g_assert_true (tc_rescan_find (&again, before, now));
  piece = tc_rescan_new_part (&again, before, now);
  part = tc_scan_new (piece, report);
  g_assert_false (tc_scan_has_faults (part));
  g_assert_null (tc_rescan_join (&again, before, now, part));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/rescan/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/rescan/no-content", test_no_content);
  g_test_add_func ("/rescan/depth", test_depth);

  return g_test_run ();
}
