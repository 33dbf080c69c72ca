/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes: the scanner comes to an end with spans inside the text, and agrees with libxml2 on
 * what libxml2 accepts. Seeds are in tests/corpus/roundtrip. */

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "text/tc-scan.h"
#include "text/tc-xml-private.h"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static void
count_cb (void *user_data,
          const xmlChar *local_name,
          const xmlChar *prefix,
          const xmlChar *uri,
          int n_namespaces,
          const xmlChar **namespaces,
          int n_attributes,
          int n_defaulted,
          const xmlChar **attributes)
{
  guint *n = user_data;

  (*n)++;
}

static gboolean
is_accepted_by_libxml (const char *text, gsize length, guint *out_n)
{
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC, .startElementNs = count_cb };
  xmlParserCtxt *parser = xmlCreateMemoryParserCtxt (text, (int) length);
  gboolean is_accepted;

  if (parser == NULL)
    return FALSE;

  *parser->sax = sax;
  parser->userData = out_n;
  xmlCtxtUseOptions (parser, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlParseDocument (parser);
  is_accepted = parser->wellFormed && parser->nsWellFormed;
  xmlFreeParserCtxt (parser);

  return is_accepted;
}

static void
check_spans (const TcScan *scan, gsize length)
{
  for (guint i = 0; i < tc_scan_get_n_elements (scan); i++) {
    const TcScanElement *element = tc_scan_get_element (scan, i);

    if (element->name.start >= element->name.end || element->name.end > element->tag.end ||
        element->tag.end > element->end_tag.start || element->end_tag.end > length)
      g_error ("the spans of element %u are out of order", i);
    if (tc_scan_element_at (scan, element->tag.start) != i)
      g_error ("element %u is not found at its own place", i);
  }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (TcSource) source = tc_source_new ("fuzz", bytes);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };
  guint n_elements = 0;
  gboolean is_accepted;

  check_spans (scan, size);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (tc_report_get (report, i)->span.end > size)
      g_error ("a finding lies outside the text");

  /* What the house refuses by its own rules, libxml2 may accept. */
  if (!tc_scan_is_safe (scan))
    return 0;

  is_accepted = is_accepted_by_libxml (tc_source_get_text (source, NULL), size, &n_elements);
  if (is_accepted && tc_scan_has_faults (scan))
    g_error ("libxml2 accepts: %s", tc_report_get (report, 0)->message);
  if (is_accepted && n_elements != tc_scan_get_n_elements (scan))
    g_error ("libxml2 sees %u elements", n_elements);
  if (tc_xml_parse (source, scan, &sax, NULL, report) != is_accepted)
    g_error ("core and libxml2 judge differently");

  return 0;
}
