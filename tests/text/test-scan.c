/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <string.h>

#include "text-support.h"

/* -- Faults ------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;
  const char *text;
  const char *faults; /* "CODE@offset" of each finding, in order, apart by spaces */
  guint n_elements;
} FaultCase;

static const FaultCase fault_cases[] = {
  { "good", "<a><b x='1'/></a>", "", 2 },
  { "empty", "", "XML001@0", 0 },
  { "white-space-only", " \n\t\r\n", "XML001@0", 0 },
  { "byte-order-mark-only", "\xef\xbb\xbf", "XML001@0", 0 },
  { "comment-only", "<!-- x -->", "XML002@10", 0 },
  { "instruction-only", "<?x?>", "XML002@5", 0 },
  { "text-only", "hello", "XML019@0", 0 },
  { "utf-16-le", "\xff\xfe<", "XML005@0", 0 },
  { "utf-16-be", "\xfe\xff", "XML005@0", 0 },
  { "latin-1-byte", "<a>\xe9t\xe9</a>", "XML004@3", 1 },
  { "overlong", "<a>\xc0\x80</a>", "XML004@3", 1 },
  { "surrogate", "<a>\xed\xa0\x80</a>", "XML004@3", 1 },
  { "declared-latin-1", "<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "XML005@30", 1 },
  { "declared-utf-7", "<?xml version=\"1.0\" encoding = \"UTF-7\"?><a/>", "XML005@32", 1 },
  { "declared-1.1", "<?xml version='1.1'?><a/>", "XML031@15", 1 },
  { "declared-1.1-latin", "<?xml version='1.1' encoding='x'?><a/>", "XML031@15 XML005@30", 1 },
  { "declared-1.0", "<?xml version=\"1.0\"?><a/>", "", 1 },
  { "compressed", "\x1f\x8b\x08", "XML005@0", 0 },
  { "archive", "PK\x03\x04", "XML005@0", 0 },
  { "no-text-at-all", "ab\x80<a/>", "XML004@2", 0 },
  { "turned", "<a>x\xe2\x80\xaey\xe2\x80\xac</a>", "XML030@4 XML030@8", 1 },
  { "isolated", "<a x='\xe2\x81\xa6'/>", "XML030@6", 1 },
  { "not-turned", "<a>\xe2\x80\xa9\xe2\x80\xaf\xe2\x81\xa5\xe2\x81\xaa\xe2\x82\xac</a>", "", 1 },
  { "declared-utf-8", "<?xml version='1.0' encoding='Utf-8'?><a/>", "", 1 },
  { "declaration-behind-mark", "\xef\xbb\xbf<?xml version='1.0' encoding='x'?><a/>", "XML005@33",
    1 },
  { "late-declaration", "\n<?xml version='1.0'?><a/>", "XML027@1", 1 },
  { "doctype", "<!DOCTYPE a><a/>", "XML006@0", 1 },
  { "doctype-with-subset", "<!DOCTYPE a [<!ENTITY l \"x\">]><a/>", "XML006@0", 1 },
  { "doctype-unfinished", "<!DOCTYPE a [", "XML006@0", 0 },
  { "duplicate", "<a x='1' y='2' x='3'/>", "XML015@15", 1 },
  { "duplicate-twice", "<a x='1' x='2' x='3'/>", "XML015@9 XML015@15", 1 },
  { "no-equals", "<a x/>", "XML016@3", 1 },
  { "no-value", "<a x=/>", "XML016@3", 1 },
  { "no-quotes", "<a x=1 y='2'/>", "XML016@3", 1 },
  { "no-space", "<a x='1'y='2'/>", "XML016@8", 1 },
  { "no-space-after-name", "<a'x'/>", "XML016@2", 1 },
  { "blank-that-is-no-space", "<a><b\xc2\xa0x='1' y='2'/></a>", "XML016@5", 2 },
  { "blank-alone", "<a\xe2\x80\x83='1'/>", "XML016@2 XML016@5", 1 },
  { "blank-in-name-of-many-bytes", "<\xc3\xa4\xe3\x80\x80x='1'/>", "XML016@3", 1 },
  { "lone-slash", "<a / x='1'></a>", "XML016@3", 1 },
  { "name-with-digit-first", "<a 1='1'/>", "XML016@3", 1 },
  { "one-malformed-a-tag", "<a x=1 y=2 z=3/>", "XML016@3", 1 },
  { "open-quote-then-tag", "<a><b x=\"1/><c y=\"2\"/></a>", "XML016@6", 3 },
  { "open-quote-at-end", "<a><b x='1></b></a>", "XML016@6", 2 },
  { "less-than-in-value", "<a x='1<2'/>", "XML021@7", 1 },
  { "unfinished-tag", "<a><b <c/></a>", "XML017@3", 3 },
  { "unfinished-tag-at-end", "<a", "XML017@0", 1 },
  { "less-than-in-text", "<a>1 < 2 <3</a>", "XML017@5 XML017@9", 1 },
  { "less-than-at-end", "<a/><", "XML017@4", 1 },
  { "unknown-declaration", "<a><!ELEMENT x></a>", "XML017@3", 1 },
  { "malformed-end-tag", "<a><b></b x></a>", "XML017@6", 2 },
  { "nameless-end-tag", "<a></></a>", "XML017@3", 1 },
  { "end-tag-unfinished", "<a></a", "XML017@3", 1 },
  { "comment-unended", "<a><!-- x</a>", "XML018@3", 1 },
  { "comment-too-short", "<a><!--></a>", "XML018@3", 1 },
  { "comment-too-short-too", "<a><!---></a>", "XML018@3", 1 },
  { "cdata-unended", "<a><![CDATA[ ]] ></a>", "XML018@3", 1 },
  { "instruction-unended", "<a><?x ></a>", "XML018@3", 1 },
  { "text-before", "x<a/>", "XML019@0", 1 },
  { "text-after", "<a/> x y \n", "XML019@5", 1 },
  { "cdata-outside", "<a/><![CDATA[x]]>", "XML019@4", 1 },
  { "two-roots", "<a/><b/>", "XML020@4", 2 },
  { "lone-ampersand", "<a>B & C</a>", "XML022@5", 1 },
  { "unknown-entity", "<a>&eacute;</a>", "XML022@3", 1 },
  { "ampersand-in-value", "<a x='&b;&amp;&'/>", "XML022@6 XML022@14", 1 },
  { "good-references", "<a x='&#10;&#x1F600;'>&lt;&gt;&amp;&quot;&apos;&#233;</a>", "", 1 },
  { "reference-to-nul", "<a>&#0;</a>", "XML022@3", 1 },
  { "reference-to-control", "<a>&#x1;</a>", "XML022@3", 1 },
  { "reference-to-surrogate", "<a>&#xD800;</a>", "XML022@3", 1 },
  { "reference-beyond", "<a>&#x110000;</a>", "XML022@3", 1 },
  { "reference-wrapping-round", "<a>&#4294967337;</a>", "XML022@3", 1 },
  { "reference-without-digits", "<a>&#;&#x;</a>", "XML022@3 XML022@6", 1 },
  { "reference-without-end", "<a>&#65</a>", "XML022@3", 1 },
  { "two-hyphens", "<a><!-- x -- y --></a>", "XML023@10", 1 },
  { "three-hyphens", "<a><!-- x ---></a>", "XML023@10", 1 },
  { "cdata-end-in-text", "<a>x ]]> y]]></a>", "XML029@5 XML029@10", 1 },
  { "brackets-in-text", "<a>] ]] ]>]</a>", "", 1 },
  { "several", "<a><b></c><d e=1/><b></b>&x;</a>", "XML013@6 XML016@13 XML022@25", 4 },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *c = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->text);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autofree char *faults = text_dup_faults (report);

  g_assert_cmpstr (faults, ==, c->faults);
  g_assert_cmpint (tc_scan_has_faults (scan), ==, tc_report_count (report, TC_SEVERITY_ERROR) > 0);
  g_assert_cmpint (tc_scan_is_safe (scan) && !tc_scan_has_faults (scan), ==,
                   *c->faults == '\0' || g_str_has_prefix (c->faults, "XML030"));
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, c->n_elements);
}

static void
test_nul (void)
{
  static const gsize lengths[] = { 4, 7, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autofree char *text = g_strdup ("<a></a> ");
    g_autoptr (TcSource) source = NULL;
    g_autoptr (TcScan) scan = NULL;

    text[lengths[i] - 1] = '\0';
    source = text_new_source ("x", text, lengths[i]);
    scan = tc_scan_new (source, report);
    g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "XML003");
    g_assert_cmpuint (tc_report_get (report, 0)->span.start, ==, lengths[i] - 1);
    g_assert_false (tc_scan_is_safe (scan));
  }
}

/* What each offered fix makes of the text. */
typedef struct {
  const char *name;
  const char *before;
  const char *after;
} FixCase;

static const FixCase fix_cases[] = {
  { "mismatched", "<a><area></aera></a>", "<a><area></area></a>" },
  { "stray", "<a></b></a>", "<a></a>" },
  { "mismatched-unlike", "<a><area></zone></a>", "<a><area></area></a>" },
  { "ampersand", "<a>B & C</a>", "<a>B &amp; C</a>" },
  { "entity", "<a>&eacute;</a>", "<a>&amp;eacute;</a>" },
  { "less-than", "<a>1 < 2</a>", "<a>1 &lt; 2</a>" },
  { "less-than-in-value", "<a x='1<2'/>", "<a x='1&lt;2'/>" },
  { "turned", "<a>x\xe2\x80\xaey</a>", "<a>xy</a>" },
  { "version", "<?xml version='1.1'?><a/>", "<?xml version='1.0'?><a/>" },
  { "cdata-end", "<a>x[y[1]]>2</a>", "<a>x[y[1]]&gt;2</a>" },
  { "encoding", "<?xml version='1.0' encoding='latin1'?><a/>",
    "<?xml version='1.0' encoding='UTF-8'?><a/>" },
};

static void
test_fix (gconstpointer data)
{
  const FixCase *c = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcReport) none = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->before);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  const TcFinding *finding = tc_report_get (report, 0);
  g_autoptr (TcSource) fixed = NULL;
  g_autoptr (TcScan) again = NULL;

  g_assert_nonnull (finding->fixes);
  fixed = tc_edits_apply (g_array_index (finding->fixes, TcFix, 0).edits, source, NULL);
  g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, c->after);

  again = tc_scan_new (fixed, none);
  g_assert_nonnull (scan);
  g_assert_nonnull (again);
  g_assert_cmpuint (tc_report_get_n (none), ==, 0);
}

static void
test_related (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "<a><b x='1' x='2'></a>");
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  const TcFinding *unclosed = tc_report_get (report, 0);
  const TcFinding *duplicate = tc_report_get (report, 1);

  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 2);
  g_assert_cmpstr (unclosed->code, ==, "XML012");
  assert_span (g_array_index (unclosed->related, TcRelated, 0).span, 18, 22);
  g_assert_cmpstr (duplicate->code, ==, "XML015");
  assert_span (g_array_index (duplicate->related, TcRelated, 0).span, 6, 7);
}

/* -- Spans ------------------------------------------------------------------------------------- */

static void
test_spans (void)
{
  /*                     0         1         2         3         4         5 */
  /*                     012345678901234567890123456789012345678901234567890123 */
  const char *text = "<?x?><!--c--><p:a b = 'v' c=\"\"><d/><!--e--><f></f ></p:a>";
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", text);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  const TcScanElement *a = tc_scan_get_element (scan, 0);
  const TcScanElement *d = tc_scan_get_element (scan, 1);
  const TcScanElement *f = tc_scan_get_element (scan, 2);

  g_assert_false (tc_scan_has_faults (scan));
  g_assert_true (tc_scan_is_safe (scan));
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 3);

  assert_span (a->tag, 13, 31);
  assert_span (a->name, 14, 17);
  assert_span (a->end_tag, 51, 57);
  assert_span (tc_scan_get_extent (scan, 0), 13, 57);
  g_assert_cmpuint (a->parent, ==, TC_SCAN_NONE);
  g_assert_cmpuint (a->depth, ==, 0);
  g_assert_cmpuint (a->n_attributes, ==, 2);
  g_assert_false (a->is_empty);
  assert_span (tc_scan_get_attribute (scan, a->first_attribute)->name, 18, 19);
  assert_span (tc_scan_get_attribute (scan, a->first_attribute)->value, 23, 24);
  assert_span (tc_scan_get_attribute (scan, a->first_attribute + 1)->name, 26, 27);
  assert_span (tc_scan_get_attribute (scan, a->first_attribute + 1)->value, 29, 29);

  assert_span (d->tag, 31, 35);
  assert_span (d->end_tag, 35, 35);
  assert_span (tc_scan_get_extent (scan, 1), 31, 35);
  g_assert_true (d->is_empty);
  g_assert_cmpuint (d->parent, ==, 0);
  g_assert_cmpuint (d->depth, ==, 1);

  assert_span (f->end_tag, 46, 51);
  g_assert_cmpuint (f->parent, ==, 0);

  g_assert_cmpuint (tc_scan_get_n_comments (scan), ==, 2);
  assert_span (tc_scan_get_comment (scan, 0)->span, 5, 13);
  g_assert_cmpuint (tc_scan_get_comment (scan, 0)->element, ==, TC_SCAN_NONE);
  assert_span (tc_scan_get_comment (scan, 1)->span, 35, 43);
  g_assert_cmpuint (tc_scan_get_comment (scan, 1)->element, ==, 0);
}

/* An unclosed element reaches to the end of its tag; what follows is still inside by parentage. */
static void
test_unclosed_spans (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "<a><b><c/></a>");
  g_autoptr (TcScan) scan = tc_scan_new (source, report);

  assert_span (tc_scan_get_extent (scan, 1), 3, 6);
  g_assert_cmpuint (tc_scan_get_element (scan, 2)->parent, ==, 1);
  assert_span (tc_scan_get_extent (scan, 0), 0, 14);
}

static void
test_element_at (void)
{
  /*                                               0123456789012345678901234 */
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", " <a> <b/> <c><d/></c></a>\n");
  static const guint32 n = TC_SCAN_NONE;
  const guint32 expected[] = { n, 0, 0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 3,
                               3, 3, 3, 2, 2, 2, 2, 0, 0, 0, 0, n, n };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (tc_scan_element_at (scan, i), ==, expected[i]);
}

/* -- Limits ------------------------------------------------------------------------------------ */

static TcScan *
scan_text (GString *text, TcReport *report)
{
  g_autoptr (TcSource) source = text_new_source ("x", text->str, text->len);

  return tc_scan_new (source, report);
}

/* One finding of @code when the limit is passed, and libxml2 is kept away. */
static void
assert_refused (GString *text, const char *code)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = scan_text (text, report);

  g_assert_false (tc_scan_is_safe (scan));
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, code);
}

/* Refused, with a word on how to put it right. */
static void
assert_explained (GString *text, const char *why)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = scan_text (text, report);

  g_assert_false (tc_scan_is_safe (scan));
  g_assert_cmpstr (tc_report_get (report, 0)->why, ==, why);
}

static void
assert_accepted (GString *text)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = scan_text (text, report);

  g_assert_true (tc_scan_is_safe (scan));
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
}

static void
append_repeated (GString *text, const char *piece, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, piece);
}

static GString *
make_tag (guint n_bytes)
{
  GString *text = g_string_new ("<a b='");

  append_repeated (text, "x", n_bytes - 9);
  g_string_append (text, "'/>");

  return text;
}

static void
test_max_tag_bytes (void)
{
  g_autoptr (GString) good = make_tag (TC_SCAN_MAX_TAG_BYTES);
  g_autoptr (GString) bad = make_tag (TC_SCAN_MAX_TAG_BYTES + 3);
  g_autoptr (GString) huge = make_tag (40u * 1024u * 1024u);

  assert_accepted (good);
  assert_refused (bad, "XML007");
  assert_explained (bad, "Usually a closing quote or the \">\" is missing: add it");
  assert_refused (huge, "XML007");
}

static GString *
make_attributes (guint n)
{
  GString *text = g_string_new ("<a");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " a%u=''", i);
  g_string_append (text, "/>");

  return text;
}

static void
test_max_attributes (void)
{
  g_autoptr (GString) good = make_attributes (TC_SCAN_MAX_ATTRIBUTES);
  g_autoptr (GString) bad = make_attributes (TC_SCAN_MAX_ATTRIBUTES + 1);

  assert_accepted (good);
  assert_refused (bad, "XML008");
}

/* 1.2 MB for which libxml2 takes more than a minute: too many attributes, and too long a tag. */
static void
test_hundred_thousand_attributes (void)
{
  g_autoptr (GString) text = make_attributes (100000);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = scan_text (text, report);

  g_assert_false (tc_scan_is_safe (scan));
  g_assert_cmpuint (tc_report_get_n (report), ==, 2);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "XML007");
  g_assert_cmpstr (tc_report_get (report, 1)->code, ==, "XML008");
  g_assert_cmpuint (tc_scan_get_element (scan, 0)->n_attributes, ==, TC_SCAN_MAX_ATTRIBUTES);
}

static GString *
make_nest (guint depth)
{
  GString *text = g_string_new (NULL);

  append_repeated (text, "<a>", depth);
  append_repeated (text, "</a>", depth);

  return text;
}

static void
test_max_depth (void)
{
  g_autoptr (GString) good = make_nest (TC_SCAN_MAX_DEPTH);
  g_autoptr (GString) bad = make_nest (TC_SCAN_MAX_DEPTH + 1);
  g_autoptr (GString) huge = make_nest (1000000);

  assert_accepted (good);
  assert_refused (bad, "XML009");
  assert_explained (bad, "Usually end tags are missing: close the elements before this one where "
                         "they end");
  assert_refused (huge, "XML009");
}

typedef struct {
  const char *name;
  const char *before;
  const char *after;
} ValueCase;

static const ValueCase value_cases[] = {
  { "text", "", "" },
  { "comment", "<!--", "-->" },
  { "cdata", "<![CDATA[", "]]>" },
  { "instruction", "<?x ", "?>" },
};

static GString *
make_value (const ValueCase *c, guint n_bytes)
{
  GString *text = g_string_new ("<a>");

  g_string_append (text, c->before);
  append_repeated (text, "x", n_bytes - (guint) (strlen (c->before) + strlen (c->after)));
  g_string_append (text, c->after);
  g_string_append (text, "</a>");

  return text;
}

static void
test_max_value_bytes (gconstpointer data)
{
  g_autoptr (GString) good = make_value (data, TC_SCAN_MAX_VALUE_BYTES);
  g_autoptr (GString) bad = make_value (data, TC_SCAN_MAX_VALUE_BYTES + 1);

  assert_accepted (good);
  assert_refused (bad, "XML010");
}

static void
test_max_elements (void)
{
  g_autoptr (GString) text = g_string_new ("<a>");

  append_repeated (text, "<a/>", TC_SCAN_MAX_ELEMENTS - 1);
  g_string_append (text, "</a>");
  assert_accepted (text);

  g_string_truncate (text, text->len - 4);
  g_string_append (text, "<a/></a>");
  assert_refused (text, "XML011");
}

static void
test_max_faults (void)
{
  g_autoptr (GString) text = g_string_new ("<a>");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = NULL;

  append_repeated (text, "</b>", 100000);
  g_string_append (text, "<c/></a>");
  scan = scan_text (text, report);

  g_assert_cmpuint (tc_report_get_n (report), ==, TC_SCAN_MAX_FAULTS);
  g_assert_cmpstr (tc_report_get (report, TC_SCAN_MAX_FAULTS - 1)->code, ==, "XML028");
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 2);
}

/* Repetitions that make a careless scanner quadratic: 8 MB each; a quadratic one would take hours
 * and run into the time limit. */
static const char *const repeated[] = {
  "<a b=\"",
  "<a b='<c d=\"",
  "<!-",
  "<!--",
  "<![CDATA[",
  "<?x",
  "</a",
  "<a ",
  "&#x",
  "&",
  "<!DOCTYPE a [",
  "]]",
  "--",
  "<a b=\"x' ",
  "</a><a>",
  "<a x='' x=''/>",
  "<",
  "<a/",
  "\"'",
};

static void
test_linear (gconstpointer data)
{
  const char *piece = data;
  g_autoptr (GString) text = g_string_new ("<a>");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = NULL;

  append_repeated (text, piece, 8u * 1024u * 1024u / (guint) strlen (piece));
  scan = scan_text (text, report);
  g_assert_true (tc_scan_has_faults (scan));
}

/* -- Broken text ------------------------------------------------------------------------------- */

/* Whatever is read of a text, its spans stay inside it and in order. */
static void
assert_consistent (const TcScan *scan, gsize length)
{
  for (guint i = 0; i < tc_scan_get_n_elements (scan); i++) {
    const TcScanElement *element = tc_scan_get_element (scan, i);

    g_assert_cmpuint (element->tag.start, <, element->name.start);
    g_assert_cmpuint (element->name.start, <, element->name.end);
    g_assert_cmpuint (element->name.end, <=, element->tag.end);
    g_assert_cmpuint (element->tag.end, <=, element->end_tag.start);
    g_assert_cmpuint (element->end_tag.start, <=, element->end_tag.end);
    g_assert_cmpuint (element->end_tag.end, <=, length);
    if (i > 0)
      g_assert_cmpuint (tc_scan_get_element (scan, i - 1)->tag.end, <=, element->tag.start);
    if (element->parent != TC_SCAN_NONE)
      g_assert_cmpuint (element->depth, ==, tc_scan_get_element (scan, element->parent)->depth + 1);

    for (guint k = 0; k < element->n_attributes; k++) {
      const TcScanAttribute *attribute = tc_scan_get_attribute (scan, element->first_attribute + k);

      g_assert_cmpuint (attribute->name.start, <, attribute->name.end);
      g_assert_cmpuint (attribute->name.end, <, attribute->value.start);
      g_assert_cmpuint (attribute->value.start, <=, attribute->value.end);
      g_assert_cmpuint (attribute->value.end, <, element->tag.end);
    }
  }
}

static void
test_truncated (gconstpointer data)
{
  const CorpusFile *file = data;
  gsize length = MIN (file->length, 2000);

  for (gsize n = 0; n < length; n++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = text_new_source (file->name, file->text, n);
    g_autoptr (TcScan) scan = tc_scan_new (source, report);

    assert_consistent (scan, n);
    for (guint i = 0; i < tc_report_get_n (report); i++)
      g_assert_cmpuint (tc_report_get (report, i)->span.end, <=, n);
  }
}

static void
test_accepts_corpus (gconstpointer data)
{
  const CorpusFile *file = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s", tc_report_get (report, i)->message);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_true (tc_scan_is_safe (scan));
  assert_consistent (scan, file->length);
}

static void
test_references (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "<a/>");
  TcScan *scan = tc_scan_new (source, report);

  g_assert_true (tc_scan_ref (scan) == scan);
  tc_scan_unref (scan);
  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, 1);
  tc_scan_unref (scan);
}

/* -- Main -------------------------------------------------------------------------------------- */

static void
add_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan/fault/%s", fault_cases[i].name);

    g_test_add_data_func (path, &fault_cases[i], test_fault);
  }
  for (guint i = 0; i < G_N_ELEMENTS (fix_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan/fix/%s", fix_cases[i].name);

    g_test_add_data_func (path, &fix_cases[i], test_fix);
  }
  for (guint i = 0; i < G_N_ELEMENTS (value_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan/max-value/%s", value_cases[i].name);

    g_test_add_data_func (path, &value_cases[i], test_max_value_bytes);
  }
  for (guint i = 0; i < G_N_ELEMENTS (repeated); i++) {
    g_autofree char *path = g_strdup_printf ("/text/scan/linear/%u", i);

    g_test_add_data_func (path, repeated[i], test_linear);
  }
}

static void
add_corpus (GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i);
    g_autofree char *accepts = g_strdup_printf ("/text/scan/accepts/%s", file->name);
    g_autofree char *truncated = g_strdup_printf ("/text/scan/truncated/%s", file->name);

    g_test_add_data_func (accepts, file, test_accepts_corpus);
    g_test_add_data_func (truncated, file, test_truncated);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  files = text_load_corpus ();

  add_tables ();
  g_test_add_func ("/text/scan/nul", test_nul);
  g_test_add_func ("/text/scan/related", test_related);
  g_test_add_func ("/text/scan/spans", test_spans);
  g_test_add_func ("/text/scan/unclosed-spans", test_unclosed_spans);
  g_test_add_func ("/text/scan/element-at", test_element_at);
  g_test_add_func ("/text/scan/max-tag-bytes", test_max_tag_bytes);
  g_test_add_func ("/text/scan/max-attributes", test_max_attributes);
  g_test_add_func ("/text/scan/hundred-thousand-attributes", test_hundred_thousand_attributes);
  g_test_add_func ("/text/scan/max-depth", test_max_depth);
  g_test_add_func ("/text/scan/max-elements", test_max_elements);
  g_test_add_func ("/text/scan/max-faults", test_max_faults);
  g_test_add_func ("/text/scan/references", test_references);
  add_corpus (files);

  return g_test_run ();
}
