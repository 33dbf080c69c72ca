/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "text/tc-report.h"

static const TcCode codes[] = {
  { "AAA001", TC_SEVERITY_WARNING, "A warning", "Because it is one.", NULL, NULL },
  { "AAA002", TC_SEVERITY_NOTE, "A note", "Because it is one.", NULL, NULL },
  { "AAA003", TC_SEVERITY_ERROR, "An error", "Because it is one.", NULL, NULL },
};

/* A text in which each "!1", "!2" or "!3" in an attribute is a finding of that code. */
static TcReport *
report_marks (TcSource *source)
{
  TcReport *report = tc_report_new ();
  const char *text = tc_source_get_text (source, NULL);

  tc_report_add_catalogue (report, codes, G_N_ELEMENTS (codes));
  for (const char *at = strchr (text, '!'); at != NULL; at = strchr (at + 1, '!'))
    if (at[1] >= '1' && at[1] <= '3')
      tc_report_add (report, codes[at[1] - '1'].code, source,
                     (TcSpan){ (guint32) (at - text), (guint32) (at - text) + 2 }, "Marked");

  return report;
}

/* The codes that are left, in order. */
static char *
dup_left (const char *text, guint *out_n_ignored)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", text);
  g_autoptr (TcReport) report = report_marks (source);
  GString *left = g_string_new (NULL);

  *out_n_ignored = tc_report_apply_ignores (report, source);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_string_append_printf (left, "%s%s", i > 0 ? " " : "", tc_report_get (report, i)->code);

  return g_string_free (left, FALSE);
}

static void
test_scopes (void)
{
  static const struct {
    const char *text;
    const char *left;
    guint n_ignored;
  } cases[] = {
    { "<a x='!1'/>", "AAA001", 0 },
    /* Before the root: the whole file. */
    { "<!-- turncoat: ignore AAA001: a stub --><a x='!1'><b x='!1'/></a>", "", 2 },
    /* The next element and what is in it, not the one before or after. */
    { "<a><b x='!1'/><!-- turncoat: ignore AAA001: a stub --><b x='!1'><c x='!1'/></b><b "
      "x='!1'/></a>",
      "AAA001 AAA001", 2 },
    /* Not beyond its parent, and said to be unused. */
    { "<a><b><!-- turncoat: ignore AAA001: a stub --></b><c x='!1'/></a>", "IGN005 AAA001", 0 },
    /* Several codes, in any order and with commas. */
    { "<!--turncoat:ignore AAA002, AAA001:a stub--><a x='!1' y='!2'/>", "", 2 },
    /* Only the code that is named. */
    { "<!-- turncoat: ignore AAA002: a stub --><a x='!1' y='!2'/>", "AAA001", 1 },
    /* On a line of its own in a comment, behind the same word in a namespace. */
    { "<a xmlns:t='urn:turncoat:t'><!--\n\tturncoat: ignore AAA001: a stub\n--><b x='!1'/></a>", "",
      1 },
    /* Other comments are nobody's business. */
    { "<!-- see turncoat: ignore AAA001: later --><a x='!1'/>", "AAA001", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint n_ignored;
    g_autofree char *left = dup_left (cases[i].text, &n_ignored);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpstr (left, ==, cases[i].left);
    g_assert_cmpuint (n_ignored, ==, cases[i].n_ignored);
  }
}

static void
test_faults (void)
{
  static const struct {
    const char *text;
    const char *left;
  } cases[] = {
    { "<!-- turncoat: disable AAA001: a stub --><a x='!1'/>", "IGN001 AAA001" },
    { "<!-- turncoat: ignored AAA001: a stub --><a x='!1'/>", "IGN001 AAA001" },
    { "<!-- turncoat: ignore : a stub --><a x='!1'/>", "IGN001 AAA001" },
    { "<!-- turncoat: --><a/>", "IGN001" },
    { "<!-- turncoat: ignore AAA001 --><a x='!1'/>", "IGN002 AAA001" },
    { "<!-- turncoat: ignore AAA001:  --><a x='!1'/>", "IGN002 AAA001" },
    { "<!-- turncoat: ignore AAB001: a stub --><a x='!1'/>", "IGN003 AAA001" },
    { "<!-- turncoat: ignore AAA003: a stub --><a x='!3'/>", "IGN004 AAA003" },
    { "<!-- turncoat: ignore AAA001: a stub --><a/>", "IGN005" },
    /* Where one of two words is wrong, the other counts. */
    { "<!-- turncoat: ignore AAB001 AAA001: a stub --><a x='!1'/>", "IGN003" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint n_ignored;
    g_autofree char *left = dup_left (cases[i].text, &n_ignored);

    g_test_message ("%s", cases[i].text);
    g_assert_cmpstr (left, ==, cases[i].left);
  }
}

/* With its line, where it has one of its own. */
static void
test_removal (void)
{
  static const struct {
    const char *before;
    const char *after;
  } cases[] = {
    { "<a>\n  <!-- turncoat: ignore AAA001: x -->\n  <b/>\n</a>", "<a>\n  <b/>\n</a>" },
    { "<a><!-- turncoat: ignore AAA001: x --> <b/></a>", "<a> <b/></a>" },
    { "<!-- turncoat: ignore AAA001: x -->\n<a/>", "<a/>" },
    { "<a>\r\n <!-- turncoat: ignore AAA001: x -->\r\n <b/>\r\n</a>", "<a>\r\n <b/>\r\n</a>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", cases[i].before);
    g_autoptr (TcReport) report = report_marks (source);
    g_autoptr (TcSource) fixed = NULL;
    const TcFinding *finding;

    tc_report_apply_ignores (report, source);
    g_assert_cmpuint (tc_report_get_n (report), ==, 1);
    finding = tc_report_get (report, 0);
    g_assert_cmpuint (finding->fixes->len, ==, 1);
    fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, source, NULL);
    g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, cases[i].after);
  }
}

/* What comments hide no longer counts, and places of what stays are right. */
static void
test_counts (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (
    "a.xml", "<a>\n<!-- turncoat: ignore AAA001: x -->\n<b x='!1' y='!2'/>\n<b x='!3'/>\n</a>");
  g_autoptr (TcReport) report = report_marks (source);

  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_WARNING), ==, 2);
  g_assert_cmpuint (tc_report_apply_ignores (report, source), ==, 1);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_WARNING), ==, 1);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 2);
  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  g_assert_cmpuint (tc_report_get (report, 0)->line, ==, 3);
  g_assert_cmpuint (tc_report_get (report, 1)->line, ==, 4);
}

/* What comments hide is listed with the reason, and can be taken back by itself. */
static void
test_ignored (void)
{
  static const struct {
    const char *before;
    const char *after;
  } cases[] = {
    { "<a>\n  <!-- turncoat: ignore AAA001: as printed -->\n  <b x='!1'/>\n</a>",
      "<a>\n  <b x='!1'/>\n</a>" },
    { "<a><!-- turncoat: ignore AAA001, AAA002: as printed --><b x='!1'/></a>",
      "<a><!-- turncoat: ignore AAA002: as printed --><b x='!1'/></a>" },
    { "<a><!-- turncoat: ignore AAA002 AAA001: as printed --><b x='!1'/></a>",
      "<a><!-- turncoat: ignore AAA002: as printed --><b x='!1'/></a>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", cases[i].before);
    g_autoptr (TcReport) report = report_marks (source);
    g_autoptr (TcSource) shown = NULL;
    const TcFinding *finding;

    g_assert_cmpuint (tc_report_apply_ignores (report, source), ==, 1);
    g_assert_cmpuint (tc_report_get_n_ignored (report), ==, 1);
    finding = tc_report_get_ignored (report, 0);
    g_assert_cmpstr (finding->code, ==, "AAA001");
    g_assert_cmpstr (finding->why, ==, "as printed");
    g_assert_cmpuint (finding->line, ==, i == 0 ? 3 : 1);
    g_assert_cmpuint (finding->fixes->len, ==, 1);
    shown = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, source, NULL);
    g_assert_cmpstr (tc_source_get_text (shown, NULL), ==, cases[i].after);
  }
}

/* @finding of the marked @text is ignored: the text then, which hides @n findings; and that one
 * undo gives it back. */
static char *
dup_with_ignore (const char *text, guint finding, const char *reason, guint n)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", text);
  g_autoptr (TcReport) report = report_marks (source);
  g_autoptr (TcSource) ignoring = NULL;
  g_autoptr (TcSource) back = NULL;
  g_autoptr (TcReport) left = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcEdits) edits = NULL;
  guint n_before = tc_report_apply_ignores (report, source);
  g_autoptr (GPtrArray) hidden = NULL;

  edits = tc_report_make_ignore (report, tc_report_get (report, finding), reason, &hidden);
  g_assert_nonnull (edits);
  g_assert_cmpuint (hidden->len, ==, n);
  g_assert_true (g_ptr_array_find (hidden, tc_report_get (report, finding), NULL));
  ignoring = tc_edits_apply (edits, source, &inverse);
  left = report_marks (ignoring);
  g_assert_cmpuint (tc_report_apply_ignores (left, ignoring), ==, n_before + n);
  g_assert_cmpuint (tc_report_get_n (left), ==, tc_report_get_n (report) - n);
  back = tc_edits_apply (inverse, ignoring, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, text);

  return g_strdup (tc_source_get_text (ignoring, NULL));
}

#define WHY "<!-- turncoat: ignore AAA001: as printed -->"

static void
test_make (void)
{
  static const struct {
    const char *before;
    const char *after;
    guint n;
  } cases[] = {
    /* A line of its own, with the indentation of the element and the line ends of the file. */
    { "<a>\n  <b x='!1'/>\n</a>", "<a>\n  " WHY "\n  <b x='!1'/>\n</a>", 1 },
    { "<a>\r\n\t<b x='!1'/>\r\n</a>", "<a>\r\n\t" WHY "\r\n\t<b x='!1'/>\r\n</a>", 1 },
    { "<a>\r <b x='!1'/>\r</a>", "<a>\r " WHY "\r <b x='!1'/>\r</a>", 1 },
    /* Elsewhere on the line of the element. */
    { "<a><b x='!1'/></a>", "<a>" WHY "<b x='!1'/></a>", 1 },
    { "<a>\n<b/> <b x='!1'/></a>", "<a>\n<b/> " WHY " <b x='!1'/></a>", 1 },
    /* The tag may go on over lines, and hold what is found in its text. */
    { "<a>\n  <b\n    y=''\n    x='!1'/>\n</a>",
      "<a>\n  " WHY "\n  <b\n    y=''\n    x='!1'/>\n</a>", 1 },
    { "<a>\n  <b>!1</b>\n</a>", "<a>\n  " WHY "\n  <b>!1</b>\n</a>", 1 },
    /* All of the code that is in the element, and nothing behind it. */
    { "<a>\n <b x='!1'><c x='!1' y='!2'/></b>\n <b x='!1'/>\n</a>",
      "<a>\n " WHY "\n <b x='!1'><c x='!1' y='!2'/></b>\n <b x='!1'/>\n</a>", 2 },
    /* The root stands for the whole file. */
    { "<?xml version='1.0'?>\n<a x='!1'>\n  <b x='!1'/>\n</a>\n",
      "<?xml version='1.0'?>\n" WHY "\n<a x='!1'>\n  <b x='!1'/>\n</a>\n", 2 },
    { "<a x='!1'>\r\n</a>", WHY "\r\n<a x='!1'>\r\n</a>", 1 },
    { "<a x='!1'/>", WHY "\n<a x='!1'/>", 1 },
    { "<!-- !1 -->\n<a/>", "<!-- !1 -->\n" WHY "\n<a/>", 1 },
    /* Behind other comments, which go on to work. */
    { "<a>\n  <!-- turncoat: ignore AAA002: as well -->\n  <b x='!1' y='!2'/>\n</a>",
      "<a>\n  <!-- turncoat: ignore AAA002: as well -->\n  " WHY "\n  <b x='!1' y='!2'/>\n</a>",
      1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *after = NULL;

    g_test_message ("%s", cases[i].before);
    after = dup_with_ignore (cases[i].before, 0, " as printed ", cases[i].n);
    g_assert_cmpstr (after, ==, cases[i].after);
  }
}

/* One after another, each with its reason. */
static void
test_make_several (void)
{
  g_autofree char *one =
    dup_with_ignore ("<a>\n  <b x='!2' y='!1'/>\n</a>", 1, "first: a river", 1);
  g_autofree char *both = dup_with_ignore (one, 0, "second - a road", 1);

  g_assert_cmpstr (both, ==,
                   "<a>\n  <!-- turncoat: ignore AAA001: first: a river -->\n"
                   "  <!-- turncoat: ignore AAA002: second - a road -->\n"
                   "  <b x='!2' y='!1'/>\n</a>");
}

/* What would be no comment, or none that is read, is not written. */
static void
test_make_refuses (void)
{
  static const char *const reasons[] = { "",     "  ",      "a -- b", "--",          "two\nlines",
                                         "a\rb", "bell \a", "\xff",   "\xef\xbf\xbe" };
  g_autoptr (TcSource) source =
    tc_source_new_for_string ("a.xml", "<a><b x='!1'/><c y='!3'/><!-- turncoat: ignore --></a>");
  g_autoptr (TcReport) report = report_marks (source);
  guint n_refused = 0;

  tc_report_apply_ignores (report, source);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autoptr (TcEdits) edits = tc_report_make_ignore (report, finding, "why not", NULL);

    g_assert_true ((edits != NULL) == g_str_equal (finding->code, "AAA001"));
    g_assert_true (tc_report_can_ignore (report, finding) == (edits != NULL));
    for (guint k = 0; k < G_N_ELEMENTS (reasons); k++)
      g_assert_null (tc_report_make_ignore (report, finding, reasons[k], NULL));
    n_refused += edits == NULL;
  }
  g_assert_cmpuint (n_refused, ==, 2);
  for (guint k = 0; k < G_N_ELEMENTS (reasons); k++)
    g_assert_nonnull (tc_ignore_refuse_reason (reasons[k]));
  g_assert_null (tc_ignore_refuse_reason ("Crossed by a ferry - see § 4: \"ports\" & <more>"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/report-ignore/scopes", test_scopes);
  g_test_add_func ("/text/report-ignore/faults", test_faults);
  g_test_add_func ("/text/report-ignore/removal", test_removal);
  g_test_add_func ("/text/report-ignore/counts", test_counts);
  g_test_add_func ("/text/report-ignore/ignored", test_ignored);
  g_test_add_func ("/text/report-ignore/make", test_make);
  g_test_add_func ("/text/report-ignore/make-several", test_make_several);
  g_test_add_func ("/text/report-ignore/make-refuses", test_make_refuses);

  return g_test_run ();
}
