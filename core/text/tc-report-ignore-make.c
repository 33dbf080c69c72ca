/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-report-private.h"
#include "text/tc-scan.h"

/* Writes the comments that tc-report-ignore.c reads. */

gboolean
tc_report_can_ignore (const TcReport *report, const TcFinding *finding)
{
  const TcCode *entry;

  g_return_val_if_fail (report != NULL && finding != NULL, FALSE);

  /* A project may call an error a warning, and a warning an error: neither can be ignored. What is
   * wrong with such comments is fixed in them. */
  entry = tc_report_find_code (report, finding->code);
  return entry != NULL && entry->severity < TC_SEVERITY_ERROR &&
         finding->severity < TC_SEVERITY_ERROR && !g_str_has_prefix (finding->code, "IGN");
}

const char *
tc_ignore_refuse_reason (const char *reason)
{
  g_return_val_if_fail (reason != NULL, NULL);

  if (reason[strspn (reason, " \t\r\n")] == '\0')
    return _ ("Give a reason: others have to know why it does not matter here");
  if (strpbrk (reason, "\r\n") != NULL)
    return _ ("Write the reason in one line");
  if (strstr (reason, "--") != NULL)
    return _ ("A comment cannot contain \"--\": write a single dash");
  if (!g_utf8_validate (reason, -1, NULL))
    return _ ("The reason contains a character that no comment can have");
  for (const char *at = reason; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if ((letter < ' ' && letter != '\t') || letter == 0xfffe || letter == 0xffff)
      return _ ("The reason contains a character that no comment can have");
  }
  return NULL;
}

/* (transfer full): how the lines of @text end: as the one before @start, else as the first one. */
static char *
dup_line_end (const char *text, gsize start)
{
  const char *end = start > 0 ? text + start - 1 : strpbrk (text, "\r\n");

  if (end == NULL)
    return g_strdup ("\n");
  if (end > text && *end == '\n' && end[-1] == '\r')
    end--;
  return g_strndup (end, end[0] == '\r' && end[1] == '\n' ? 2 : 1);
}

/* (transfer full): what comes between a comment and the tag that it is written before, at @tag:
 * the line end and the indentation when that tag begins its line. */
static char *
dup_gap (const char *text, gsize tag)
{
  g_autofree char *end = NULL;
  g_autofree char *indent = NULL;
  gsize start = tag;

  while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t'))
    start--;
  if (start > 0 && text[start - 1] != '\n' && text[start - 1] != '\r')
    return g_strdup (start < tag ? " " : "");
  end = dup_line_end (text, start);
  indent = g_strndup (text + start, tag - start);
  return g_strconcat (end, indent, NULL);
}

/* (transfer container) */
static GPtrArray *
list_hidden (TcReport *report, const TcFinding *finding, TcSpan scope)
{
  GPtrArray *hidden = g_ptr_array_new ();

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *other = tc_report_get (report, i);

    if (other->source == finding->source && g_str_equal (other->code, finding->code) &&
        other->severity < TC_SEVERITY_ERROR && other->span.start >= scope.start &&
        other->span.start < scope.end)
      g_ptr_array_add (hidden, (gpointer) other);
  }
  return hidden;
}

TcEdits *
tc_report_make_ignore (TcReport *report,
                       const TcFinding *finding,
                       const char *reason,
                       GPtrArray **out_hidden)
{
  TcSource *source = finding->source;
  g_autoptr (TcReport) unheard = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, unheard);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autofree char *trimmed = g_strstrip (g_strdup (reason));
  g_autofree char *gap = NULL;
  g_autofree char *comment = NULL;
  const TcScanElement *element;
  gsize length;
  const char *text = tc_source_get_text (source, &length);
  guint32 at = tc_scan_element_at (scan, finding->span.start);

  if (tc_scan_get_n_elements (scan) == 0 || !tc_report_can_ignore (report, finding) ||
      tc_ignore_refuse_reason (reason) != NULL)
    return NULL;
  /* What stands outside the root is ignored with the whole file. */
  at = at != TC_SCAN_NONE ? at : 0;
  element = tc_scan_get_element (scan, at);
  gap = dup_gap (text, element->tag.start);
  comment =
    g_strdup_printf ("<!-- " TC_IGNORE_PREFIX " ignore %s: %s -->%s", finding->code, trimmed, gap);
  tc_edits_add (edits, (TcSpan){ element->tag.start, element->tag.start }, comment, -1);
  if (out_hidden != NULL)
    *out_hidden = list_hidden (report, finding,
                               element->parent != TC_SCAN_NONE ? tc_scan_get_extent (scan, at)
                                                               : (TcSpan){ 0, (guint32) length });

  return g_steal_pointer (&edits);
}
