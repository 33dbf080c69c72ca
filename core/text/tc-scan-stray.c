/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-letter-private.h"
#include "text/tc-scan-private.h"

/* What other programs left behind: byte order marks of files that were joined, and the markers of
 * a merge that somebody has still to decide. */

/* -- What cannot be seen -- */

gboolean
tc_scanner_read_invisible (TcScanner *scanner, gsize start, gsize end)
{
  const char *text = scanner->text;
  gunichar letter = 0;
  TcFinding *finding;

  if (!g_utf8_validate_len (text + start, end - start, NULL))
    return FALSE;
  for (gsize at = start; at < end; at = (gsize) (g_utf8_next_char (text + at) - text)) {
    letter = g_utf8_get_char (text + at);
    if (!tc_letter_is_invisible (letter) && !(letter < 0x80 && tc_is_xml_space ((char) letter)))
      return FALSE;
  }

  letter = g_utf8_get_char (text + start);
  finding =
    letter == 0xfeff
      ? tc_scanner_fault (scanner, "XML038", start, end,
                          _ ("A second byte order mark (U+FEFF), which cannot be seen: remove it"))
      : tc_scanner_fault (scanner, "XML038", start, end,
                          _ ("A character that cannot be seen, U+%04X %s: remove it"), letter,
                          tc_letter_get_name (letter));
  tc_scanner_add_replacement (scanner, finding, start, end, "", _ ("Remove it"));
  if (start == scanner->text_start)
    scanner->text_start = end;

  return TRUE;
}

/* -- Merge conflicts -- */

#define MARKER_LENGTH 7u

typedef struct {
  TcSpan ours;   /* the lines of the markers, line ends included */
  TcSpan base;   /* only of some programs; else empty */
  TcSpan middle; /* "=======" */
  TcSpan theirs;
} Conflict;

static gsize
find_line_end (const TcScanner *scanner, gsize at)
{
  const char *found = memchr (scanner->text + at, '\n', scanner->length - at);

  return found != NULL ? (gsize) (found + 1 - scanner->text) : scanner->length;
}

/* Seven of the letter at the start of a line, and then its end or a blank. */
static gboolean
is_marker (const TcScanner *scanner, gsize at, char letter)
{
  const char *text = scanner->text + at;

  if (at > 0 && text[-1] != '\n' && text[-1] != '\r')
    return FALSE;
  for (guint i = 0; i < MARKER_LENGTH; i++)
    if (text[i] != letter)
      return FALSE;

  return text[MARKER_LENGTH] == '\0' || tc_is_xml_space (text[MARKER_LENGTH]);
}

/* The next line with a marker from @at on; %FALSE when another conflict begins first. */
static gboolean
find_marker (const TcScanner *scanner, gsize at, char letter, TcSpan *out_line)
{
  for (; at < scanner->length; at = find_line_end (scanner, at)) {
    if (is_marker (scanner, at, letter)) {
      *out_line = (TcSpan){ (guint32) at, (guint32) find_line_end (scanner, at) };
      return TRUE;
    }
    if (is_marker (scanner, at, '<'))
      return FALSE;
  }

  return FALSE;
}

static gboolean
find_conflict (const TcScanner *scanner, Conflict *out)
{
  gsize at = scanner->at;

  out->ours = (TcSpan){ (guint32) at, (guint32) find_line_end (scanner, at) };
  if (!find_marker (scanner, out->ours.end, '=', &out->middle) ||
      !find_marker (scanner, out->middle.end, '>', &out->theirs))
    return FALSE;
  if (!find_marker (scanner, out->ours.end, '|', &out->base) || out->base.start > out->middle.start)
    out->base = (TcSpan){ out->middle.start, out->middle.start };

  return TRUE;
}

static void
add_choice (TcScanner *scanner, TcFinding *finding, TcSpan first, TcSpan second, const char *label)
{
  g_autoptr (TcEdits) edits = tc_edits_new (scanner->source);

  if (tc_edits_add (edits, first, "", 0) && tc_edits_add (edits, second, "", 0))
    tc_finding_add_fix (finding, edits, "%s", label);
}

/* One without the others. */
static void
read_marker (TcScanner *scanner)
{
  gsize start = scanner->at;
  gsize end = find_line_end (scanner, start);
  TcFinding *finding =
    tc_scanner_fault (scanner, "XML032", start, start + MARKER_LENGTH,
                      _ ("A marker of a merge conflict is left here: remove the line"));

  tc_scanner_add_replacement (scanner, finding, start, end, "", _ ("Remove the line"));
  scanner->at = end;
}

gboolean
tc_scanner_read_conflict (TcScanner *scanner)
{
  TcSource *source = scanner->source;
  Conflict conflict;
  TcFinding *finding;

  if (!is_marker (scanner, scanner->at, '<'))
    return FALSE;
  if (!find_conflict (scanner, &conflict)) {
    read_marker (scanner);
    return TRUE;
  }

  scanner->at = conflict.ours.end;
  scanner->conflict = (TcSpan){ conflict.base.start, conflict.theirs.end };
  finding = tc_scanner_fault (
    scanner, "XML032", conflict.ours.start, conflict.ours.start + MARKER_LENGTH,
    _ ("A merge conflict is left here: keep one of the two versions and remove the markers"));
  if (finding == NULL)
    return TRUE;
  tc_finding_add_related (finding, source, conflict.middle, _ ("The second version begins here"));
  tc_finding_add_related (finding, source, conflict.theirs, _ ("The conflict ends here"));
  add_choice (scanner, finding, conflict.ours, (TcSpan){ conflict.base.start, conflict.theirs.end },
              _ ("Keep the first version"));
  add_choice (scanner, finding, (TcSpan){ conflict.ours.start, conflict.middle.end },
              conflict.theirs, _ ("Keep the second version"));

  return TRUE;
}
