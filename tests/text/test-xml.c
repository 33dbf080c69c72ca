/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-xml-private.h"

#include <string.h>

#include "text-support.h"

/* A text of one fault that the scanner leaves to libxml2, the code it gets and where. */
typedef struct {
  const char *name;
  const char *text;
  const char *code;
  guint line;
  guint least_column;
  guint most_column;
} FaultCase;

static const FaultCase fault_cases[] = {
  { "undeclared-prefix", "<a>\n <p:b/></a>", "XML024", 2, 3, 3 },
  { "undeclared-attribute-prefix", "<a>\n <b p:x='1'/></a>", "XML024", 2, 5, 5 },
  { "second-undeclared-prefix", "<a xmlns:q='u'>\n <b q:x='1' p:x='2'/></a>", "XML024", 2, 13, 13 },
  { "three-colons", "<a:b:c xmlns:a='urn:x'/>", "XML033", 1, 2, 2 },
  { "three-colons-undeclared", "<a>\n<b c:d:e='1'/></a>", "XML033", 2, 4, 4 },
  { "colon-at-end", "<a xmlns:='u'/>", "XML033", 1, 4, 4 },
  { "colon-at-start", "<a>\n<b c='1' :d='2'/></a>", "XML033", 2, 10, 10 },
  { "empty-namespace", "<a\n xmlns:p=''/>", "XML034", 2, 2, 2 },
  { "xmlns-declared", "<a b='1' xmlns:xmlns='urn:x'/>", "XML034", 1, 10, 10 },
  { "xml-declared", "<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>", "XML034", 1, 4, 4 },
  { "control-character", "<a>\nx\x01</a>", "XML026", 2, 2, 2 },
  { "not-a-character", "<a>\xef\xbf\xbf</a>", "XML026", 1, 4, 4 },
  { "name-with-bad-letter", "<a>\n<b;c/></a>", "XML036", 2, 3, 3 },
  { "attribute-with-bad-letter", "<a>\n<b c;d='1'/></a>", "XML036", 2, 5, 5 },
  { "duplicate-by-namespace", "<a xmlns:x='u' xmlns:y='u'\n x:b='1' y:b='2'/>", "XML015", 2, 10,
    10 },
  { "nameless-instruction", "<a>\n<? x?></a>", "XML035", 2, 1, 6 },
  { "colon-in-instruction", "<a>\n<?p:x y?></a>", "XML035", 2, 1, 8 },
  { "reserved-instruction", "<a>\n<?XML y?></a>", "XML035", 2, 1, 8 },
  { "instruction-without-space", "<a>\n<?x\"?></a>", "XML035", 2, 4, 4 },
  { "declaration-in-wrong-order", "<?xml encoding='UTF-8' version='1.0'?><a/>", "XML037", 1, 7, 7 },
  { "declaration-standalone", "<?xml version='1.0' standalone='x'?><a/>", "XML037", 1, 21, 34 },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *c = data;
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->text);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  const TcFinding *finding;

  g_assert_false (tc_scan_has_faults (scan));
  g_assert_false (tc_xml_parse (source, scan, &sax, NULL, report));
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);

  finding = tc_report_get (report, 0);
  g_test_message ("%u:%u: %s", finding->line, finding->column, finding->message);
  g_assert_cmpstr (finding->code, ==, c->code);
  g_assert_cmpuint (finding->line, ==, c->line);
  g_assert_cmpuint (finding->column, >=, c->least_column);
  g_assert_cmpuint (finding->column, <=, c->most_column);
  g_assert_cmpuint (strlen (finding->message), >, 10);
  g_assert_null (strchr (finding->message, '\n'));
}

/* The name of a namespace is its author's choice: libxml2 warns of some, and reads on. */
static void
test_any_namespace_name (void)
{
  static const char *const texts[] = { "<a xmlns='not a URI'/>", "<a xmlns:p='urn:\xc3\xa9'/>",
                                       "<a xmlns='relative'/>" };
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("x", texts[i]);
    g_autoptr (TcScan) scan = tc_scan_new (source, report);

    g_assert_true (tc_xml_parse (source, scan, &sax, NULL, report));
    g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  }
}

/* What the scanner has reported is not told again, and no handler is called. */
static void
fail_start_cb (void *user_data,
               const xmlChar *local_name,
               const xmlChar *prefix,
               const xmlChar *uri,
               int n_namespaces,
               const xmlChar **namespaces,
               int n_attributes,
               int n_defaulted,
               const xmlChar **attributes)
{
  g_assert_not_reached ();
}

static void
test_scanner_fault (void)
{
  static const char *const texts[] = { "<a>", "<!DOCTYPE a><a/>", "", "<a x='1' x='2'/>" };
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC, .startElementNs = fail_start_cb };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("x", texts[i]);
    g_autoptr (TcScan) scan = tc_scan_new (source, report);

    g_assert_false (tc_xml_parse (source, scan, &sax, NULL, report));
    g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  }
}

static void
start_cb (void *user_data,
          const xmlChar *local_name,
          const xmlChar *prefix,
          const xmlChar *uri,
          int n_namespaces,
          const xmlChar **namespaces,
          int n_attributes,
          int n_defaulted,
          const xmlChar **attributes)
{
  GString *log = user_data;

  g_string_append_printf (log, "<{%s}%s", uri != NULL ? (const char *) uri : "",
                          (const char *) local_name);
  for (int i = 0; i < n_attributes; i++) {
    g_autofree char *value = tc_xml_dup_value (attributes + 5 * i);

    g_string_append_printf (log, " %s=[%s]", (const char *) attributes[5 * i], value);
  }
  g_string_append (log, ">");
}

static void
characters_cb (void *user_data, const xmlChar *text, int length)
{
  g_string_append_len (user_data, (const char *) text, length);
}

static void
test_events (void)
{
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC,
                        .startElementNs = start_cb,
                        .characters = characters_cb,
                        .cdataBlock = characters_cb };
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string (
    "x", "<a xmlns='urn:t' v='1 &amp; 2 &#38; &amp;amp; &amp;#38; &lt;&#233;'>x&amp;y"
         "<b v=\"'&quot;'\"/><![CDATA[&z]]></a>");
  g_autoptr (TcScan) scan = tc_scan_new (source, report);

  g_assert_true (tc_xml_parse (source, scan, &sax, log, report));
  g_assert_cmpstr (log->str, ==,
                   "<{urn:t}a v=[1 & 2 & &amp; &#38; <\xc3\xa9]>x&y<{urn:t}b v=['\"']>&z");
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fault_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/xml/fault/%s", fault_cases[i].name);

    g_test_add_data_func (path, &fault_cases[i], test_fault);
  }
  g_test_add_func ("/text/xml/any-namespace-name", test_any_namespace_name);
  g_test_add_func ("/text/xml/scanner-fault", test_scanner_fault);
  g_test_add_func ("/text/xml/events", test_events);

  return g_test_run ();
}
