/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-support.h"
#include "text/tc-scan.h"
#include "text/tc-xml-private.h"

/* Megabytes per second of what runs after each edit, over 20 MB of a scenario's shape. */

#define N_ROUNDS 5

static TcSource *
make_source (void)
{
  g_autoptr (GString) text = g_string_new ("<scenario>\n");

  for (guint i = 0; text->len < 20u * 1000u * 1000u; i++)
    g_string_append_printf (text,
                            "  <area id=\"area-%u\" terrain=\"forest\" x=\"%u\" y=\"%u\">\n"
                            "    <border to=\"area-%u\" kind=\"river\"/>\n"
                            "    <name>Area number %u</name>\n"
                            "  </area>\n",
                            i, i % 997, i % 883, i + 1, i);
  g_string_append (text, "</scenario>\n");

  return text_new_source ("bench", text->str, text->len);
}

static void
tell (const char *what, gint64 start, gsize bytes)
{
  double seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  g_print ("%-28s %8.0f MB/s\n", what, (double) bytes * N_ROUNDS / 1e6 / seconds);
}

int
main (void)
{
  g_autoptr (TcSource) source = make_source ();
  gsize length = tc_source_get_length (source);
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < N_ROUNDS; i++) {
    g_autoptr (TcSource) copy = tc_source_new ("copy", tc_source_get_bytes (source));

    g_assert_cmpuint (tc_source_get_length (copy), ==, length);
  }
  tell ("source (copy, hash, lines)", start, length);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_ROUNDS; i++) {
    g_autoptr (TcScan) again = tc_scan_new (source, report);

    g_assert_false (tc_scan_has_faults (again));
  }
  tell ("scan", start, length);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_ROUNDS; i++)
    tc_xml_parse (source, scan, &sax, NULL, report);
  tell ("libxml2, no handlers", start, length);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_ROUNDS; i++) {
    g_autoptr (TcEdits) edits = tc_edits_new (source);
    g_autoptr (TcEdits) inverse = NULL;
    g_autoptr (TcSource) edited = NULL;

    if (tc_edits_add (edits, text_span (length / 2, length / 2 + 1), "x", 1))
      edited = tc_edits_apply (edits, source, &inverse);
  }
  tell ("one edit", start, length);

  return tc_report_get_n (report) == 0 ? 0 : 1;
}
