/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-scan-private.h"

/* What an element and an attribute take of a usual file: arrays of about the right size need not be
 * copied while they grow, and memory that is not written to costs nothing. */
#define ELEMENT_BYTES   48u
#define ATTRIBUTE_BYTES 20u

/* -- Reporting ------------------------------------------------------------------------------- */

static TcFinding *G_GNUC_PRINTF (5, 0) report_fault (TcScanner *scanner,
                                                     const char *code,
                                                     gsize start,
                                                     gsize end,
                                                     const char *format,
                                                     va_list arguments)
{
  TcSpan span = { (guint32) start, (guint32) MIN (end, scanner->length) };
  g_autofree char *message = NULL;

  scanner->scan->n_faults++;
  if (scanner->scan->n_faults > TC_SCAN_MAX_FAULTS)
    return NULL;

  if (scanner->scan->n_faults == TC_SCAN_MAX_FAULTS) {
    tc_report_add (scanner->report, "XML028", scanner->source, span,
                   _ ("More than %u problems in this file; the rest are not listed"),
                   TC_SCAN_MAX_FAULTS - 1);
    return NULL;
  }

  message = g_strdup_vprintf (format, arguments);

  return tc_report_add (scanner->report, code, scanner->source, span, "%s", message);
}

TcFinding *
tc_scanner_fault (TcScanner *scanner,
                  const char *code,
                  gsize start,
                  gsize end,
                  const char *format,
                  ...)
{
  TcFinding *finding;
  va_list arguments;

  va_start (arguments, format);
  finding = report_fault (scanner, code, start, end, format, arguments);
  va_end (arguments);

  return finding;
}

void
tc_scanner_add_replacement (TcScanner *scanner,
                            TcFinding *finding,
                            gsize start,
                            gsize end,
                            const char *text,
                            const char *label)
{
  g_autoptr (TcEdits) edits = NULL;
  TcSpan range = { (guint32) start, (guint32) end };

  if (finding == NULL)
    return;

  edits = tc_edits_new (scanner->source);
  if (tc_edits_add (edits, range, text, -1))
    tc_finding_add_fix (finding, edits, "%s", label);
}

/* Of two blanks around it one goes as well: "Haven & Bay" becomes "Haven Bay". */
void
tc_scanner_add_removal (TcScanner *scanner, TcFinding *finding, gsize start, gsize end)
{
  const char *text = scanner->text;

  if (start > 0 && end < scanner->length && text[start - 1] == ' ' && text[end] == ' ')
    start--;
  tc_scanner_add_replacement (scanner, finding, start, end, "", _ ("Remove it"));
}

/* The text ends with a NUL, so a short one is no danger. */
static gboolean
has_byte_order_mark (const TcScanner *scanner)
{
  return strncmp (scanner->text, "\xef\xbb\xbf", 3) == 0;
}

/* -- Constructs between the tags --------------------------------------------------------------- */

static void
check_value_length (TcScanner *scanner, gsize start, gsize end)
{
  if (end - start > TC_SCAN_MAX_VALUE_BYTES)
    tc_scanner_refuse (scanner, "XML010", start, start + 1,
                       _ ("More than %u bytes of text in one piece"), TC_SCAN_MAX_VALUE_BYTES);
}

/* libxml2 reports it at the beginning of the text, which may be pages before. */
static void
check_cdata_end (TcScanner *scanner, gsize start, gsize end)
{
  const char *text = scanner->text;

  for (gsize at = start; at + 3 <= end; at++) {
    const char *found = memchr (text + at, ']', end - at - 2);
    TcFinding *finding;

    if (found == NULL)
      return;
    at = (gsize) (found - text);
    if (memcmp (found, "]]>", 3) != 0)
      continue;

    finding = tc_scanner_fault (scanner, "XML029", at, at + 3,
                                _ ("\"]]>\" is not allowed in text: write \"]]&gt;\""));
    tc_scanner_add_replacement (scanner, finding, at, at + 3, "]]&gt;", _ ("Write \"]]&gt;\""));
  }
}

static void
read_text (TcScanner *scanner, gsize end)
{
  gsize start = scanner->at;
  gsize first;
  gsize last;

  scanner->at = end;
  check_value_length (scanner, start, end);
  if (scanner->n_open > 0) {
    tc_scanner_check_references (scanner, start, end);
    check_cdata_end (scanner, start, end);
    tc_scanner_note_lost_tag (scanner, start, end);
    return;
  }

  first = tc_scanner_skip_space (scanner, start);
  if (first >= end)
    return;

  for (last = end; tc_is_xml_space (scanner->text[last - 1]);)
    last--;
  if (tc_scanner_read_invisible (scanner, first, last))
    return;
  tc_scanner_fault (scanner, "XML019", first, last,
                    scanner->scan->elements->len == 0
                      ? _ ("Text before the first tag: only comments are allowed there")
                      : _ ("Text after the last tag: only comments are allowed there"));
}

/* The place of @needle (two or three bytes) in [at, length), or length. */
static gsize
find_bytes (const TcScanner *scanner, gsize at, const char *needle)
{
  gsize n = strlen (needle);

  while (at + n <= scanner->length) {
    const char *found = memchr (scanner->text + at, needle[0], scanner->length - at - (n - 1));

    if (found == NULL)
      break;
    at = (gsize) (found - scanner->text);
    if (memcmp (found, needle, n) == 0)
      return at;
    at++;
  }

  return scanner->length;
}

static gboolean
is_at (const TcScanner *scanner, const char *bytes)
{
  gsize n = strlen (bytes);

  return scanner->length - scanner->at >= n && memcmp (scanner->text + scanner->at, bytes, n) == 0;
}

/* Reads up to and with @terminator. Without one the rest of the file belongs to the construct. */
static gboolean
read_until (TcScanner *scanner, gsize from, const char *terminator, const char *opening)
{
  gsize start = scanner->at;
  gsize end = find_bytes (scanner, from, terminator);

  if (end == scanner->length) {
    tc_scanner_fault (scanner, "XML018", start, start + strlen (opening),
                      _ ("\"%s\" is not closed: expected \"%s\" after it"), opening, terminator);
    scanner->at = scanner->length;
    scanner->is_stopped = TRUE;
    return FALSE;
  }

  scanner->at = end + strlen (terminator);
  check_value_length (scanner, start, scanner->at);

  return TRUE;
}

/* A comment that another one begins in was never ended; what it would swallow is read as what it
 * is. */
static gboolean
report_open_comment (TcScanner *scanner, gsize start)
{
  gsize end = scanner->at;
  gsize inner;

  inner = find_bytes (scanner, start + 4, "--");
  if (inner + 3 >= end || strncmp (scanner->text + inner - 2, "<!--", 4) != 0)
    return FALSE;
  tc_scanner_fault (scanner, "XML018", start, start + 4,
                    _ ("\"<!--\" is not closed before the next comment: expected \"-->\""));
  scanner->at = start + 4;

  return TRUE;
}

static void
read_comment (TcScanner *scanner)
{
  TcScanComment comment = { .element = tc_scanner_get_parent (scanner) };
  gsize start = scanner->at;
  gsize dashes;

  /* "<!-->" and "<!--->" are no comments: the dashes of the opening do not count twice. */
  if (!read_until (scanner, start + 4, "-->", "<!--"))
    return;

  if (report_open_comment (scanner, start))
    return;
  dashes = find_bytes (scanner, start + 4, "--");
  if (dashes + 3 < scanner->at)
    tc_scanner_fault (scanner, "XML023", dashes, dashes + 2,
                      _ ("\"--\" is not allowed inside a comment"));

  comment.span.start = (guint32) start;
  comment.span.end = (guint32) scanner->at;
  g_array_append_val (scanner->scan->comments, comment);
}

static void
read_cdata (TcScanner *scanner)
{
  gsize start = scanner->at;

  if (!read_until (scanner, start + 9, "]]>", "<![CDATA["))
    return;

  if (scanner->n_open == 0)
    tc_scanner_fault (scanner, "XML019", start, scanner->at,
                      _ ("A CDATA section outside the root element"));
}

static void
report_late_declaration (TcScanner *scanner, gsize start, gsize end)
{
  TcFinding *finding = tc_scanner_fault (scanner, "XML027", start, end,
                                         _ ("The XML declaration must come first in the file"));

  if (tc_scanner_skip_space (scanner, scanner->text_start) == start)
    tc_scanner_add_replacement (scanner, finding, scanner->text_start, start, "",
                                _ ("Remove the blank lines before it"));
}

static void
read_processing_instruction (TcScanner *scanner)
{
  gsize start = scanner->at;
  gsize target_end = tc_scanner_skip_name (scanner, start + 2);
  gboolean is_declaration =
    target_end - start == 5 && memcmp (scanner->text + start + 2, "xml", 3) == 0;

  if (!read_until (scanner, start + 2, "?>", "<?"))
    return;

  if (is_declaration && start == scanner->text_start)
    tc_scanner_check_declaration (scanner, scanner->at);
  else if (is_declaration)
    report_late_declaration (scanner, start, target_end);
}

/* Behind a quoted string, comment or instruction of a DOCTYPE, in which brackets mean nothing. */
static gsize
skip_literal (const TcScanner *scanner, gsize at)
{
  const char *text = scanner->text + at;

  if (*text == '"' || *text == '\'') {
    const char *close = memchr (text + 1, *text, scanner->length - at - 1);

    return close != NULL ? (gsize) (close + 1 - scanner->text) : at + 1;
  }
  if (strncmp (text, "<!--", 4) == 0)
    return MIN (find_bytes (scanner, at + 4, "-->") + 3, scanner->length);
  if (strncmp (text, "<?", 2) == 0)
    return MIN (find_bytes (scanner, at + 2, "?>") + 2, scanner->length);

  return at + 1;
}

/* Behind a DOCTYPE with its internal subset, well enough for the scan to go on there. */
static gsize
skip_doctype (const TcScanner *scanner)
{
  gsize at = scanner->at + 2;
  guint n_brackets = 0;

  while (at < scanner->length) {
    char byte = scanner->text[at];

    if (byte == '[')
      n_brackets++;
    else if (byte == ']' && n_brackets > 0)
      n_brackets--;
    else if (byte == '>' && n_brackets == 0)
      return at + 1;
    at = skip_literal (scanner, at);
  }

  return scanner->length;
}

static void
read_doctype (TcScanner *scanner)
{
  gsize start = scanner->at;

  scanner->at = skip_doctype (scanner);
  scanner->has_doctype = TRUE;
  tc_scanner_refuse (
    scanner, "XML006", start, start + 9,
    _ ("DOCTYPE is not allowed, because it can make a small file expand enormously: remove it"));
}

/* A "<" that begins nothing. The text ends with a NUL. */
static gboolean
is_stray_less_than (const TcScanner *scanner, gsize at)
{
  char next = at < scanner->length ? scanner->text[at + 1] : '\0';

  return at < scanner->length && scanner->text[at] == '<' && !tc_starts_name (next) &&
         next != '/' && next != '!' && next != '?';
}

/* A run of them is one fault. */
static void
read_stray_less_than (TcScanner *scanner)
{
  gsize start = scanner->at;
  g_autoptr (GString) escaped = g_string_new ("&lt;");
  g_autofree char *label = NULL;
  TcFinding *finding;

  for (scanner->at++; is_stray_less_than (scanner, scanner->at); scanner->at++)
    g_string_append (escaped, "&lt;");
  finding = tc_scanner_fault (scanner, "XML017", start, scanner->at,
                              _ ("No tag starts at this \"<\": write \"&lt;\" if it is text"));
  label = g_strdup_printf (_ ("Write \"%.60s\""), escaped->str);
  tc_scanner_add_replacement (scanner, finding, start, scanner->at, escaped->str, label);
  tc_scanner_add_removal (scanner, finding, start, scanner->at);
}

/* -- The walk ---------------------------------------------------------------------------------- */

/* At a '<'. */
static void
read_construct (TcScanner *scanner)
{
  char next = scanner->at + 1 < scanner->length ? scanner->text[scanner->at + 1] : '\0';

  if (tc_starts_name (next))
    tc_scanner_read_element (scanner);
  else if (next == '/')
    tc_scanner_read_end_tag (scanner);
  else if (is_at (scanner, "<!--"))
    read_comment (scanner);
  else if (is_at (scanner, "<![CDATA["))
    read_cdata (scanner);
  else if (is_at (scanner, "<!DOCTYPE"))
    read_doctype (scanner);
  else if (next == '?')
    read_processing_instruction (scanner);
  else if (next != '<' || !tc_scanner_read_conflict (scanner))
    read_stray_less_than (scanner);
}

/* The next tag, or the place where the first version of a merge conflict ends. */
static gsize
find_end_of_text (TcScanner *scanner)
{
  const char *next = memchr (scanner->text + scanner->at, '<', scanner->length - scanner->at);
  gsize end = next != NULL ? (gsize) (next - scanner->text) : scanner->length;

  return scanner->conflict.start >= scanner->at ? MIN (end, scanner->conflict.start) : end;
}

static void
walk (TcScanner *scanner)
{
  while (!scanner->is_stopped && scanner->at < scanner->length) {
    gsize end = find_end_of_text (scanner);

    if (end > scanner->at)
      read_text (scanner, end);
    if (scanner->at == scanner->conflict.start && scanner->conflict.end > 0)
      scanner->at = scanner->conflict.end;
    else if (scanner->at < scanner->length)
      read_construct (scanner);
  }
}

static void
finish (TcScanner *scanner)
{
  gsize text_start = has_byte_order_mark (scanner) ? 3 : 0;
  gboolean is_blank = tc_scanner_skip_space (scanner, text_start) == scanner->length;

  tc_scanner_close_rest (scanner);
  if (scanner->is_stopped)
    return;

  if (scanner->scan->elements->len > 0 || scanner->scan->n_faults > 0)
    return;

  if (is_blank)
    tc_scanner_fault (scanner, "XML001", 0, 0,
                      scanner->length > text_start
                        ? _ ("The file holds only blanks: expected a root element")
                        : _ ("The file is empty"));
  else
    tc_scanner_fault (scanner, "XML002", scanner->length, scanner->length,
                      _ ("The file has no element at all: expected a root element"));
}

TcScan *
tc_scan_new_empty (TcSource *source, guint n_elements, guint n_attributes)
{
  TcScan *scan = g_new0 (TcScan, 1);

  g_atomic_ref_count_init (&scan->ref_count);
  scan->source = tc_source_ref (source);
  scan->elements = g_array_sized_new (FALSE, FALSE, sizeof (TcScanElement), n_elements);
  scan->attributes = g_array_sized_new (FALSE, FALSE, sizeof (TcScanAttribute), n_attributes);
  scan->comments = g_array_new (FALSE, FALSE, sizeof (TcScanComment));
  scan->is_safe = TRUE;

  return scan;
}

TcScan *
tc_scan_new (TcSource *source, TcReport *report)
{
  return tc_scan_new_knowing (source, NULL, NULL, report);
}

TcScan *
tc_scan_new_knowing (TcSource *source, TcScanKnows knows, gconstpointer data, TcReport *report)
{
  TcScan *scan;
  TcScanner scanner = { 0 };

  g_return_val_if_fail (source != NULL && report != NULL, NULL);

  scan = tc_scan_new_empty (source, (guint) tc_source_get_length (source) / ELEMENT_BYTES,
                            (guint) tc_source_get_length (source) / ATTRIBUTE_BYTES);

  scanner.scan = scan;
  scanner.crossed = TC_SCAN_NONE;
  scanner.source = source;
  scanner.report = report;
  scanner.text = tc_source_get_text (source, &scanner.length);
  scanner.knows = knows;
  scanner.knows_data = data;
  scanner.conflict.start = TC_SCAN_NONE;
  scanner.text_start = has_byte_order_mark (&scanner) ? 3 : 0;
  tc_scanner_check_bytes (&scanner);
  walk (&scanner);
  finish (&scanner);
  scan->is_cut = scanner.is_stopped;

  return scan;
}

/* -- Reading it -------------------------------------------------------------------------------- */

TcScan *
tc_scan_ref (TcScan *scan)
{
  g_atomic_ref_count_inc (&scan->ref_count);

  return scan;
}

void
tc_scan_unref (TcScan *scan)
{
  if (!g_atomic_ref_count_dec (&scan->ref_count))
    return;

  tc_source_unref (scan->source);
  g_array_unref (scan->elements);
  g_array_unref (scan->attributes);
  g_array_unref (scan->comments);
  g_free (scan);
}

gboolean
tc_scan_is_safe (const TcScan *scan)
{
  return scan->is_safe;
}

gboolean
tc_scan_is_cut (const TcScan *scan)
{
  return scan->is_cut;
}

gboolean
tc_scan_has_faults (const TcScan *scan)
{
  return scan->n_faults > 0;
}

guint
tc_scan_get_n_elements (const TcScan *scan)
{
  return scan->elements->len;
}

guint
tc_scan_get_n_attributes (const TcScan *scan)
{
  g_return_val_if_fail (scan != NULL, 0);

  return scan->attributes->len;
}

const TcScanElement *
tc_scan_get_element (const TcScan *scan, guint index)
{
  g_return_val_if_fail (index < scan->elements->len, NULL);

  return &g_array_index (scan->elements, TcScanElement, index);
}

const TcScanAttribute *
tc_scan_get_attribute (const TcScan *scan, guint index)
{
  g_return_val_if_fail (index < scan->attributes->len, NULL);

  return &g_array_index (scan->attributes, TcScanAttribute, index);
}

guint
tc_scan_get_n_comments (const TcScan *scan)
{
  return scan->comments->len;
}

const TcScanComment *
tc_scan_get_comment (const TcScan *scan, guint index)
{
  g_return_val_if_fail (index < scan->comments->len, NULL);

  return &g_array_index (scan->comments, TcScanComment, index);
}

/* The last element that opens at or before @offset, or an ancestor of it. */
guint32
tc_scan_element_at (const TcScan *scan, gsize offset)
{
  guint low = 0;
  guint high = scan->elements->len;
  guint32 index;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (tc_scan_get_element (scan, middle)->tag.start <= offset)
      low = middle + 1;
    else
      high = middle;
  }

  index = low > 0 ? low - 1 : TC_SCAN_NONE;
  while (index != TC_SCAN_NONE && tc_scan_get_extent (scan, index).end <= offset)
    index = tc_scan_get_element (scan, index)->parent;

  return index;
}

TcSpan
tc_scan_get_extent (const TcScan *scan, guint index)
{
  const TcScanElement *element = tc_scan_get_element (scan, index);
  TcSpan extent = { element->tag.start, element->end_tag.end };

  return extent;
}
