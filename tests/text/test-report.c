/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <string.h>

#include "text-support.h"
#include "text/tc-report-private.h"

static void
test_finding (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "line\n\xc3\xa9tude");
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  TcFinding *finding;
  const TcFinding *got;

  g_assert_true (tc_edits_add (edits, text_span (0, 4), "LINE", -1));
  finding = tc_report_add (report, "XML012", source, text_span (7, 9), "what %d", 7);
  tc_finding_set_why (finding, "first %s", "why");
  tc_finding_set_why (finding, "because of %s", "x");
  tc_finding_take_path (finding, g_strdup ("board/area[sedan]"));
  tc_finding_add_fix (finding, edits, "Fix %s", "it");
  tc_finding_add_fix (finding, edits, "Or so");
  tc_finding_add_related (finding, source, text_span (1, 2), "see %s", "here");

  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  got = tc_report_get (report, 0);
  g_assert_cmpstr (got->code, ==, "XML012");
  g_assert_cmpint (got->severity, ==, TC_SEVERITY_ERROR);
  g_assert_true (got->source == source);
  assert_span (got->span, 7, 9);
  g_assert_cmpuint (got->line, ==, 2);
  g_assert_cmpuint (got->column, ==, 2);
  g_assert_cmpstr (got->message, ==, "what 7");
  g_assert_cmpstr (got->why, ==, "because of x");
  g_assert_cmpstr (got->path, ==, "board/area[sedan]");
  g_assert_cmpuint (got->fixes->len, ==, 2);
  g_assert_cmpstr (g_array_index (got->fixes, TcFix, 0).label, ==, "Fix it");
  g_assert_true (g_array_index (got->fixes, TcFix, 1).edits == edits);
  g_assert_cmpuint (got->related->len, ==, 1);
  g_assert_cmpstr (g_array_index (got->related, TcRelated, 0).message, ==, "see here");
}

/* What a message quotes may be megabytes, and of letters of several bytes. */
static void
test_long_message (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "x");
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < 400; i++) {
    const TcFinding *finding;
    gsize length;

    g_string_append (name, i % 2 == 0 ? "\xc3\xa9" : "\xe2\x82\xac");
    tc_report_add (report, "XML012", source, text_span (0, 1), "<%s> is not closed.", name->str);
    finding = tc_report_get (report, i);
    length = strlen (finding->message);
    g_assert_true (g_utf8_validate (finding->message, -1, NULL));
    g_assert_true (g_str_has_prefix (finding->message, "<\xc3\xa9"));
    g_assert_true (g_str_has_suffix (finding->message, "> is not closed."));
    g_assert_cmpuint (length, <=, 1003);
    g_assert_cmpint (length == name->len + 17, ==, strstr (finding->message, "…") == NULL);
  }
}

/* Each message is one line, whatever it quotes: who reads lines reads each whole. */
static void
test_line_ends (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "x");

  tc_report_add (report, "XML012", source, text_span (0, 1), "<%s> is not closed.",
                 "a\nb\tc\r\u202ed");
  g_assert_cmpstr (tc_report_get (report, 0)->message, ==,
                   "<a\ufffdb c\ufffd\ufffdd> is not closed.");
}

/* Source name, offset, code, order of adding. */
static void
test_order (void)
{
  static const char *const expected[] = { "1", "2", "3", "4", "5", "6", "7" };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) a = tc_source_new_for_string ("a.xml", "0123456789");
  g_autoptr (TcSource) b = tc_source_new_for_string ("b.xml", "0123456789");

  tc_report_add (report, "XML001", b, text_span (0, 1), "7");
  tc_report_add (report, "XML012", a, text_span (5, 6), "4");
  tc_report_add (report, "XML012", a, text_span (5, 9), "5");
  tc_report_add (report, "XML003", a, text_span (5, 6), "3");
  tc_report_add (report, "XML012", a, text_span (1, 6), "1");
  g_assert_cmpstr (tc_report_get (report, 0)->message, ==, "1");

  /* Adding after reading sorts again. */
  tc_report_add (report, "XML012", a, text_span (5, 5), "6");
  tc_report_add (report, "XML012", a, text_span (2, 2), "2");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (tc_report_get (report, i)->message, ==, expected[i]);
}

/* Lines and columns are counted onwards from finding to finding; they must be those of a plain
 * locate. */
static void
test_places (void)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();

  for (guint f = 0; f < files->len; f++) {
    const CorpusFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);

    for (gsize at = 0; at <= file->length; at += 3)
      if (at == file->length || ((guint8) file->text[at] & 0xc0) != 0x80)
        tc_report_add (report, "XML012", source, text_span (at, at), "x");

    for (guint i = 0; i < tc_report_get_n (report); i++) {
      const TcFinding *finding = tc_report_get (report, i);
      guint line;
      guint column;

      tc_source_locate (source, finding->span.start, &line, &column);
      g_assert_cmpuint (finding->line, ==, line);
      g_assert_cmpuint (finding->column, ==, column);
    }
  }
}

static void
test_limit (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "x");

  for (guint i = 0; i < TC_REPORT_MAX_FINDINGS; i++)
    tc_report_add (report, "XML012", source, text_span (0, 1), "x");
  g_assert_cmpuint (tc_report_get_n_dropped (report), ==, 0);

  for (guint i = 0; i < 5; i++) {
    TcFinding *finding = tc_report_add (report, "XML012", source, text_span (0, 1), "dropped");

    tc_finding_set_why (finding, "can still be completed");
  }
  g_assert_cmpuint (tc_report_get_n (report), ==, TC_REPORT_MAX_FINDINGS);
  g_assert_cmpuint (tc_report_get_n_dropped (report), ==, 5);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, TC_REPORT_MAX_FINDINGS + 5);
}

static void
test_count (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "x");

  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 0);
  tc_report_add (report, "XML012", source, text_span (0, 1), "x");
  tc_report_add (report, "XML013", source, text_span (0, 1), "x");
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 2);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_WARNING), ==, 2);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 2);
}

static void
test_severity_names (void)
{
  g_assert_cmpstr (tc_severity_get_name (TC_SEVERITY_NOTE), ==, "note");
  g_assert_cmpstr (tc_severity_get_name (TC_SEVERITY_WARNING), ==, "warning");
  g_assert_cmpstr (tc_severity_get_name (TC_SEVERITY_ERROR), ==, "error");
}

static void
test_invalid_text (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "x");

  tc_report_add (report, "XML012", source, text_span (0, 1), "name %s",
                 "a\xff"
                 "b");
  g_assert_true (g_utf8_validate (tc_report_get (report, 0)->message, -1, NULL));
}

static void
test_references (void)
{
  TcReport *report = tc_report_new ();

  g_assert_true (tc_report_ref (report) == report);
  tc_report_unref (report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  tc_report_unref (report);
}

static void
add_fixable (TcReport *report, TcSource *source, guint32 start, guint32 end, const char *text)
{
  TcFinding *finding = tc_report_add (report, "SCH001", source, text_span (start, end), "wrong");
  g_autoptr (TcEdits) edits = tc_edits_new (source);

  g_assert_true (tc_edits_add (edits, text_span (start, end), text, -1));
  tc_finding_add_fix (finding, edits, "Write %s", text);
}

/* All fixes of a kind in one list; one that touches what another changes waits. */
static void
test_make_fixes (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a", "one two three");
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcEdits) none = NULL;
  g_autoptr (TcSource) fixed = NULL;
  guint n = 0;

  add_fixable (report, source, 8, 13, "3");
  add_fixable (report, source, 0, 3, "1");
  add_fixable (report, source, 2, 5, "x");
  tc_report_add (report, "SCH001", source, text_span (4, 7), "no fix");
  tc_report_add (report, "XML002", source, text_span (4, 7), "another kind");
  edits = tc_report_make_fixes (report, "SCH001", source, &n);
  g_assert_cmpuint (n, ==, 2);
  fixed = tc_edits_apply (edits, source, NULL);
  g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, "1 two 3");
  none = tc_report_make_fixes (report, "XML002", source, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (tc_edits_get_n (none), ==, 0);
}

/* -- Codes of a game system -------------------------------------------------------------------- */

static const TcCode own_codes[] = {
  { .code = "ZZZ001", .severity = TC_SEVERITY_WARNING, .title = "One", .why = "Why one" },
  { .code = "ZZZ003", .severity = TC_SEVERITY_NOTE, .title = "Three", .why = "Why three" },
};
static const TcCode other_codes[] = {
  { .code = "YYY001", .severity = TC_SEVERITY_ERROR, .title = "Other", .why = "Why other" },
};

static void
test_catalogues (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcReport) bare = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "abc");

  g_assert_null (tc_report_find_code (report, "ZZZ001"));
  for (guint i = 0; i < 3; i++) {
    tc_report_add_catalogue (report, own_codes, G_N_ELEMENTS (own_codes));
    tc_report_add_catalogue (report, other_codes, G_N_ELEMENTS (other_codes));
  }
  g_assert_true (tc_report_find_code (report, "ZZZ003") == &own_codes[1]);
  g_assert_true (tc_report_find_code (report, "YYY001") == &other_codes[0]);
  g_assert_true (tc_report_find_code (report, "XML012") == tc_code_lookup ("XML012"));
  g_assert_null (tc_report_find_code (report, "ZZZ002"));
  g_assert_null (tc_report_find_code (bare, "ZZZ001"));
  g_assert_null (tc_code_lookup ("ZZZ001"));

  tc_report_add (report, "ZZZ003", source, text_span (1, 2), "three");
  tc_report_add (report, "YYY001", source, text_span (0, 1), "other");
  tc_report_add (report, "ZZZ001", source, text_span (1, 2), "one");
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "YYY001");
  g_assert_cmpstr (tc_report_get (report, 1)->code, ==, "ZZZ001");
  g_assert_cmpint (tc_report_get (report, 1)->severity, ==, TC_SEVERITY_WARNING);
  g_assert_cmpint (tc_report_get (report, 2)->severity, ==, TC_SEVERITY_NOTE);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 1);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_WARNING), ==, 2);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 3);
}

/* -- What becomes of findings ------------------------------------------------------------------ */

static TcFinding *
add_with_fixes (TcReport *report, TcSource *source, guint at, const char *message, guint n)
{
  TcFinding *finding =
    tc_report_add (report, "XML012", source, text_span (at, at + 1), "%s", message);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcEdits) edits = tc_edits_new (source);

    tc_edits_add (edits, text_span (at, at + 1), "!", -1);
    tc_finding_add_fix (finding, edits, "Fix %u", i);
  }

  return finding;
}

/* By its place in the order, not by that of adding; without any there is no list. */
static void
test_remove_fix (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "abcdef");

  add_with_fixes (report, source, 4, "behind", 1);
  add_with_fixes (report, source, 1, "before", 3);
  tc_report_remove_fix (report, 0, 1);
  g_assert_cmpuint (tc_report_get (report, 0)->fixes->len, ==, 2);
  g_assert_cmpstr (g_array_index (tc_report_get (report, 0)->fixes, TcFix, 0).label, ==, "Fix 0");
  g_assert_cmpstr (g_array_index (tc_report_get (report, 0)->fixes, TcFix, 1).label, ==, "Fix 2");
  tc_report_remove_fix (report, 1, 0);
  g_assert_null (tc_report_get (report, 1)->fixes);
  tc_report_remove_fix (report, 0, 0);
  tc_report_remove_fix (report, 0, 0);
  g_assert_null (tc_report_get (report, 0)->fixes);
}

/* Where it was is said beside it, and it takes its place among the others. */
static void
test_move (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  TcSource *base = tc_source_new_for_string ("base.xml", "abc\ndef");
  TcSource *variant = tc_source_new_for_string ("a.xml", "x\ny\nz");
  const TcFinding *moved;
  const TcRelated *related;

  add_with_fixes (report, variant, 4, "in the variant", 1);
  add_with_fixes (report, base, 1, "in the base", 2);
  add_with_fixes (report, base, 5, "stays", 1);
  g_assert_cmpstr (tc_report_get (report, 1)->message, ==, "in the base");
  tc_report_move (report, tc_report_get (report, 1), variant, text_span (2, 3), "It is here");
  tc_source_unref (base);
  tc_source_unref (variant);

  moved = tc_report_get (report, 0);
  g_assert_cmpstr (moved->message, ==, "in the base");
  g_assert_cmpstr (tc_source_get_name (moved->source), ==, "a.xml");
  g_assert_cmpuint (moved->line, ==, 2);
  g_assert_cmpuint (moved->column, ==, 1);
  g_assert_null (moved->fixes);
  g_assert_cmpuint (moved->related->len, ==, 1);
  related = &g_array_index (moved->related, TcRelated, 0);
  g_assert_cmpstr (related->message, ==, "It is here");
  g_assert_cmpstr (tc_source_get_name (related->source), ==, "base.xml");
  assert_span (related->span, 1, 2);
  g_assert_cmpstr (tc_report_get (report, 1)->message, ==, "in the variant");
  g_assert_cmpstr (tc_report_get (report, 2)->message, ==, "stays");
  g_assert_cmpuint (tc_report_get (report, 2)->fixes->len, ==, 1);
}

/* "drop..." goes, "note..." becomes a note, the rest an error. */
static gint
weigh (const TcFinding *finding, gpointer data)
{
  (*(guint *) data)++;
  if (g_str_has_prefix (finding->message, "drop"))
    return TC_REPORT_DROP;

  return g_str_has_prefix (finding->message, "note") ? TC_SEVERITY_NOTE : TC_SEVERITY_ERROR;
}

static void
test_weigh (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", "abcdef");
  guint n_asked = 0;

  add_with_fixes (report, source, 3, "drop this", 2);
  add_with_fixes (report, source, 1, "note this", 1);
  add_with_fixes (report, source, 0, "drop that", 0);
  add_with_fixes (report, source, 2, "keep", 0);
  g_assert_cmpuint (tc_report_weigh (report, weigh, &n_asked), ==, 2);
  g_assert_cmpuint (n_asked, ==, 4);
  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  g_assert_cmpstr (tc_report_get (report, 0)->message, ==, "note this");
  g_assert_cmpint (tc_report_get (report, 0)->severity, ==, TC_SEVERITY_NOTE);
  g_assert_cmpuint (tc_report_get (report, 0)->fixes->len, ==, 1);
  g_assert_cmpstr (tc_report_get (report, 1)->message, ==, "keep");
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 1);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 2);

  /* What comes later is weighed the next time; what is left is freed with the report. */
  add_with_fixes (report, source, 5, "drop it too", 1);
  g_assert_cmpuint (tc_report_weigh (report, weigh, &n_asked), ==, 1);
  g_assert_cmpuint (tc_report_weigh (report, weigh, &n_asked), ==, 0);
  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
}

/* -- Letters that are not what they look like ---------------------------------------------------
 */

static void
test_odd_letters (void)
{
  static const struct {
    const char *code;
    const char *text;
    guint start;
    guint end;
    const char *message;
  } cases[] = {
    { "XML012", "abc", 0, 3, "wrong" },
    { "XML012", "\320\260bc", 0, 4,
      "wrong; the \"\320\260\" in it is U+0430 CYRILLIC SMALL LETTER A, which looks like \"a\"" },
    { "XML012", "\320\260bc", 2, 4, "wrong" }, /* outside */
    { "XML012", "\320\260bc", 0, 0, "wrong" }, /* a place */
    { "XML012", "\320\260bc", 0, 9, "wrong" }, /* beyond the end */
    { "XML026", "\320\260bc", 0, 4, "wrong" }, /* says so itself */
    { "NAM002", "\320\260bc", 0, 4, "wrong" },
    { "NAM004", "bc\302\240", 0, 4, "wrong" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("a.xml", cases[i].text);
    TcFinding *finding = tc_report_add (report, cases[i].code, source,
                                        text_span (cases[i].start, cases[i].end), "wrong");

    g_assert_cmpstr (finding->message, ==, cases[i].message);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/report/finding", test_finding);
  g_test_add_func ("/text/report/long-message", test_long_message);
  g_test_add_func ("/text/report/line-ends", test_line_ends);
  g_test_add_func ("/text/report/order", test_order);
  g_test_add_func ("/text/report/places", test_places);
  g_test_add_func ("/text/report/limit", test_limit);
  g_test_add_func ("/text/report/count", test_count);
  g_test_add_func ("/text/report/severity-names", test_severity_names);
  g_test_add_func ("/text/report/invalid-text", test_invalid_text);
  g_test_add_func ("/text/report/references", test_references);
  g_test_add_func ("/text/report/make-fixes", test_make_fixes);
  g_test_add_func ("/text/report/catalogues", test_catalogues);
  g_test_add_func ("/text/report/remove-fix", test_remove_fix);
  g_test_add_func ("/text/report/move", test_move);
  g_test_add_func ("/text/report/weigh", test_weigh);
  g_test_add_func ("/text/report/odd-letters", test_odd_letters);

  return g_test_run ();
}
