/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-scan-private.h"

/* A tag whose "<" was deleted is text to XML, and what is wrong then shows elsewhere: at an end tag
 * that closes nothing, or at a start tag that nothing closes. Text that reads like a tag is kept in
 * mind until then, the first in each open element. */

static gsize
skip_space (const char *text, gsize at, gsize length)
{
  while (at < length && tc_is_xml_space (text[at]))
    at++;

  return at;
}

static gsize
skip_name (const char *text, gsize at, gsize length)
{
  if (at >= length || !tc_starts_name (text[at]))
    return at;
  while (at < length && tc_is_name_byte (text[at]))
    at++;

  return at;
}

/* Behind name="value", or @at when there is none. */
static gsize
skip_attribute (const char *text, gsize at, gsize length)
{
  gsize end = skip_name (text, at, length);
  const char *close;

  if (end == at)
    return at;
  end = skip_space (text, end, length);
  if (end >= length || text[end] != '=')
    return at;
  end = skip_space (text, end + 1, length);
  if (end >= length || (text[end] != '"' && text[end] != '\''))
    return at;
  close = memchr (text + end + 1, text[end], length - end - 1);

  return close != NULL ? (gsize) (close + 1 - text) : at;
}

gsize
tc_scan_measure_lost_tag (const char *text, gsize length)
{
  gsize start = length > 0 && text[0] == '/' ? 1 : 0;
  gsize name_end = skip_name (text, start, length);
  gsize at = skip_space (text, name_end, length);

  if (name_end == start)
    return 0;
  for (gsize next; start == 0 && (next = skip_attribute (text, at, length)) > at;)
    at = skip_space (text, next, length);
  if (start == 0 && at < length && text[at] == '/')
    at++;

  return at + 1 == length && text[at] == '>' ? name_end : 0;
}

void
tc_scanner_note_lost_tag (TcScanner *scanner, gsize start, gsize end)
{
  TcSpan *lost = &scanner->lost[scanner->n_open - 1];
  gsize name;

  while (end > start && tc_is_xml_space (scanner->text[end - 1]))
    end--;
  if (end == start || scanner->text[end - 1] != '>' || lost->end > 0)
    return;
  start = skip_space (scanner->text, start, end);
  name = tc_scan_measure_lost_tag (scanner->text + start, end - start);
  if (name > 0)
    *lost = (TcSpan){ (guint32) start, (guint32) (start + name) };
}

gboolean
tc_scanner_report_lost_tag (TcScanner *scanner, guint level, gboolean is_end, TcSpan name)
{
  const char *text = scanner->text;
  TcSpan lost = scanner->lost[level];
  guint32 start = lost.start + (is_end ? 1 : 0);
  g_autofree char *written = NULL;
  TcFinding *finding;

  if (lost.end == 0 || (text[lost.start] == '/') != is_end ||
      lost.end - start != name.end - name.start ||
      memcmp (text + start, text + name.start, lost.end - start) != 0)
    return FALSE;
  written = g_strndup (text + lost.start, lost.end - lost.start);
  finding = tc_scanner_fault (scanner, "XML017", lost.start, lost.end,
                              _ ("A tag without its \"<\": expected \"<%s\""), written);
  tc_scanner_add_replacement (scanner, finding, lost.start, lost.start, "<", _ ("Write \"<\""));

  return TRUE;
}
