/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-operation-private.h"

/* How a file writes things: quotes, line ends, indentation. */

gboolean
tc_operation_is_writable (const char *value)
{
  const char *p;

  if (!g_utf8_validate (value, -1, NULL))
    return FALSE;
  for (p = value; *p != '\0'; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || c == 0xfffe || c == 0xffff)
      return FALSE;
  }

  return TRUE;
}

/* White space other than spaces would be normalised to spaces when read; as references it stays. */
void
tc_operation_append_value (GString *out, const char *value, char quote)
{
  const char *p;

  g_string_append_c (out, quote);
  for (p = value; *p != '\0'; p++) {
    if (*p == '&')
      g_string_append (out, "&amp;");
    else if (*p == '<')
      g_string_append (out, "&lt;");
    else if (*p == quote)
      g_string_append (out, quote == '"' ? "&quot;" : "&apos;");
    else if (*p == '\t' || *p == '\n' || *p == '\r')
      g_string_append_printf (out, "&#%d;", *p);
    else
      g_string_append_c (out, *p);
  }
  g_string_append_c (out, quote);
}

char
tc_operation_find_quote (TcOperationRun *run, guint index)
{
  const TcScan *scan = tc_scenario_get_scan (run->scenario);
  guint i;

  for (i = index + 1; i > 0; i--) {
    const TcScanElement *element = tc_scan_get_element (scan, i - 1);

    if (element->n_attributes > 0)
      return run->text[tc_scan_get_attribute (scan, element->first_attribute)->value.start - 1];
  }

  return '"';
}

const char *
tc_operation_get_newline (TcOperationRun *run)
{
  const char *end = run->text + strcspn (run->text, "\r\n");

  if (end[0] == '\r')
    return end[1] == '\n' ? "\r\n" : "\r";

  return "\n";
}

char *
tc_operation_dup_lead (TcOperationRun *run, gsize offset)
{
  gsize start = offset;

  while (start > 0 && (run->text[start - 1] == ' ' || run->text[start - 1] == '\t'))
    start--;
  if (start == 0 || (run->text[start - 1] != '\n' && run->text[start - 1] != '\r'))
    return NULL;
  start--;
  if (run->text[start] == '\n' && start > 0 && run->text[start - 1] == '\r')
    start--;

  return g_strndup (run->text + start, offset - start);
}

/* The first element that stands on a line of its own deeper than its parent shows. */
char *
tc_operation_dup_unit (TcOperationRun *run)
{
  const TcScan *scan = tc_scenario_get_scan (run->scenario);
  guint n = tc_scan_get_n_elements (scan);
  guint i;

  for (i = 1; i < n; i++) {
    const TcScanElement *element = tc_scan_get_element (scan, i);
    const TcScanElement *parent = tc_scan_get_element (scan, element->parent);
    g_autofree char *lead = tc_operation_dup_lead (run, element->tag.start);
    g_autofree char *above = tc_operation_dup_lead (run, parent->tag.start);
    const char *indent = lead != NULL ? lead + strspn (lead, "\r\n") : "";
    const char *outer = above != NULL ? above + strspn (above, "\r\n") : "";

    if (lead != NULL && strlen (indent) > strlen (outer) && g_str_has_prefix (indent, outer))
      return g_strdup (indent + strlen (outer));
  }

  return g_strdup ("  ");
}
