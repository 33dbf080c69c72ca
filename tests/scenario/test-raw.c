/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-raw-private.h"

#include <string.h>

/* What the parser says before any schema is asked. */

typedef struct {
  TcSource *source;
  TcReport *report;
  TcScan *scan;
  TcRaw *raw;
} Read;

static Read
read_text (const char *text)
{
  Read read = { .report = tc_report_new () };

  read.source = tc_source_new_for_string ("test.xml", text);
  read.scan = tc_scan_new (read.source, read.report);
  read.raw = tc_raw_new (read.source, read.scan, read.report);

  return read;
}

static void
read_clear (Read *read)
{
  tc_raw_free (read->raw);
  tc_scan_unref (read->scan);
  tc_report_unref (read->report);
  tc_source_unref (read->source);
}

static const TcRawElement *
get_element (const Read *read, guint index)
{
  g_assert_cmpuint (index, <, read->raw->elements->len);
  return &g_array_index (read->raw->elements, TcRawElement, index);
}

static const TcRawAttribute *
get_attribute (const Read *read, guint index)
{
  g_assert_cmpuint (index, <, read->raw->attributes->len);
  return &g_array_index (read->raw->attributes, TcRawAttribute, index);
}

static void
test_names (void)
{
  Read read = read_text ("<a xmlns='urn:a' xmlns:b='urn:b'><b:c/><d xmlns=''/></a>");

  g_assert_cmpuint (read.raw->elements->len, ==, 3);
  g_assert_cmpstr (get_element (&read, 0)->name, ==, "a");
  g_assert_cmpstr (get_element (&read, 0)->uri, ==, "urn:a");
  g_assert_cmpstr (get_element (&read, 1)->name, ==, "c");
  g_assert_cmpstr (get_element (&read, 1)->uri, ==, "urn:b");
  g_assert_null (get_element (&read, 2)->uri);
  g_assert_cmpuint (read.raw->attributes->len, ==, 0);
  read_clear (&read);
}

/* Declarations between the attributes do not part an attribute from its place. */
static void
test_attributes (void)
{
  Read read = read_text ("<a x='1' xmlns='urn:a' y='&lt;&#38;&amp;&#9;\"' xmlns:xmlnsy='urn:b' "
                         "xmlnsy:z='3' xmlnss='4'/>");
  static const char *const values[] = { "1", "<&&\t\"", "3", "4" };
  guint i;

  g_assert_cmpuint (get_element (&read, 0)->n_attributes, ==, 4);
  for (i = 0; i < 4; i++) {
    const TcRawAttribute *attribute = get_attribute (&read, i);
    TcSpan place = tc_scan_get_attribute (read.scan, attribute->scan)->name;
    g_autofree char *written = tc_source_dup_span (read.source, place);

    g_assert_cmpstr (attribute->value, ==, values[i]);
    g_assert_cmpuint (attribute->length, ==, strlen (values[i]));
    g_assert_true (g_str_has_suffix (written, attribute->name));
    g_assert_cmpstr (attribute->uri, ==, i == 2 ? "urn:b" : NULL);
  }
  read_clear (&read);
}

static void
test_text (void)
{
  Read read = read_text ("<a> \n<b>x &amp; <!-- no --><![CDATA[<y>]]></b><c> </c><d/><e>w<f/></e>"
                         "<g><h/>w</g><i><![CDATA[ ]]></i></a>");

  g_assert_true (get_element (&read, 0)->has_text);
  g_assert_false (get_element (&read, 0)->has_words);
  g_assert_null (get_element (&read, 0)->text);
  g_assert_cmpstr (get_element (&read, 1)->text, ==, "x & <y>");
  g_assert_true (get_element (&read, 1)->has_words);
  g_assert_cmpstr (get_element (&read, 2)->text, ==, " ");
  g_assert_true (get_element (&read, 2)->has_text);
  g_assert_false (get_element (&read, 2)->has_words);
  g_assert_false (get_element (&read, 3)->has_text);
  g_assert_true (get_element (&read, 4)->has_words);
  g_assert_null (get_element (&read, 4)->text);
  g_assert_true (get_element (&read, 6)->has_words);
  g_assert_true (get_element (&read, 8)->has_words);
  read_clear (&read);
}

static void
test_broken (void)
{
  Read read = read_text ("<a><b/></a><c/>");

  g_assert_null (read.raw);
  g_assert_cmpuint (tc_report_get_n (read.report), >=, 1);
  read_clear (&read);
}

/* Attributes that libxml2 counts and the scan takes for declarations, or the other way round: the
 * last tag of a text, so that one too many is read behind the end. */
static void
test_misplaced_colons (void)
{
  static const char *const texts[] = {
    "<a xmlns:='u'/>",       "<a xmlns:='u' xmlns:='u'/>", "<a b='1' xmlns::c='u'/>",
    "<a xmlns:b:c='u'/>",    "<a :xmlns='u' xmlns='u'/>",  "<a xmlns:xmlns='u'/>",
    "<a xmlns:='u' b='2'/>", "<a><b/><c xmlns:='u'/></a>", "<a xmlns:b='' b:='2'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    Read read = read_text (texts[i]);

    g_assert_null (read.raw);
    g_assert_cmpuint (tc_report_count (read.report, TC_SEVERITY_ERROR), >, 0);
    read_clear (&read);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/raw/names", test_names);
  g_test_add_func ("/scenario/raw/attributes", test_attributes);
  g_test_add_func ("/scenario/raw/text", test_text);
  g_test_add_func ("/scenario/raw/broken", test_broken);
  g_test_add_func ("/scenario/raw/misplaced-colons", test_misplaced_colons);

  return g_test_run ();
}
