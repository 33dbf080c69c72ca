/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-scan-private.h"

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
                   _ ("More than %u faults in this file: those behind this place are not listed"),
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

TcFinding *
tc_scanner_refuse (TcScanner *scanner,
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
  scanner->scan->is_safe = FALSE;

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

/* The text ends with a NUL, so a short one is no danger. */
static gboolean
has_byte_order_mark (const TcScanner *scanner)
{
  return strncmp (scanner->text, "\xef\xbb\xbf", 3) == 0;
}

static char *
dup_name (const TcScanner *scanner, TcSpan name)
{
  return g_strndup (scanner->text + name.start, MIN (name.end - name.start, 60));
}

static TcScanElement *
get_open (const TcScanner *scanner, guint level)
{
  return &g_array_index (scanner->scan->elements, TcScanElement, scanner->open[level]);
}

static guint32
get_parent (const TcScanner *scanner)
{
  return scanner->n_open > 0 ? scanner->open[scanner->n_open - 1] : TC_SCAN_NONE;
}

/* -- Constructs between the tags --------------------------------------------------------------- */

static void
check_value_length (TcScanner *scanner, gsize start, gsize end)
{
  if (end - start > TC_SCAN_MAX_VALUE_BYTES)
    tc_scanner_refuse (scanner, "XML010", start, start + 1,
                       _ ("More than %u bytes of text in one piece"), TC_SCAN_MAX_VALUE_BYTES);
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
    return;
  }

  first = tc_scanner_skip_space (scanner, start);
  if (first >= end)
    return;

  for (last = end; tc_is_xml_space (scanner->text[last - 1]);)
    last--;
  tc_scanner_fault (scanner, "XML019", first, last,
                    scanner->scan->elements->len == 0
                      ? _ ("Text before the first tag: only comments may stand there")
                      : _ ("Text after the last tag: only comments may stand there"));
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
                      _ ("\"%s\" is never ended: expected \"%s\" somewhere after it"), opening,
                      terminator);
    scanner->at = scanner->length;
    scanner->is_stopped = TRUE;
    return FALSE;
  }

  scanner->at = end + strlen (terminator);
  check_value_length (scanner, start, scanner->at);

  return TRUE;
}

static void
read_comment (TcScanner *scanner)
{
  TcScanComment comment = { .element = get_parent (scanner) };
  gsize start = scanner->at;
  gsize dashes;

  /* "<!-->" and "<!--->" are no comments: the dashes of the opening do not count twice. */
  if (!read_until (scanner, start + 4, "-->", "<!--"))
    return;

  dashes = find_bytes (scanner, start + 4, "--");
  if (dashes + 3 < scanner->at)
    tc_scanner_fault (scanner, "XML023", dashes, dashes + 2,
                      _ ("\"--\" may not stand inside a comment"));

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
read_processing_instruction (TcScanner *scanner)
{
  gsize start = scanner->at;
  gsize target_end = tc_scanner_skip_name (scanner, start + 2);
  gboolean is_declaration =
    target_end - start == 5 && memcmp (scanner->text + start + 2, "xml", 3) == 0;
  gsize text_start = has_byte_order_mark (scanner) ? 3 : 0;

  if (!read_until (scanner, start + 2, "?>", "<?"))
    return;

  if (is_declaration && start == text_start)
    tc_scanner_check_declaration (scanner, scanner->at);
  else if (is_declaration)
    tc_scanner_fault (scanner, "XML027", start, target_end,
                      _ ("The XML declaration must be the very first thing in the file"));
}

/* Skips a DOCTYPE with its internal subset, well enough for the scan to go on behind it. */
static void
read_doctype (TcScanner *scanner)
{
  gsize start = scanner->at;
  gsize at = start + 2;
  guint n_brackets = 0;

  for (; at < scanner->length; at++) {
    char byte = scanner->text[at];

    if (byte == '[')
      n_brackets++;
    else if (byte == ']' && n_brackets > 0)
      n_brackets--;
    else if (byte == '>' && n_brackets == 0)
      break;
  }

  scanner->at = MIN (at + 1, scanner->length);
  tc_scanner_refuse (scanner, "XML006", start, start + 9,
                     _ ("DOCTYPE is refused: scenario files need none, and it can make a small "
                        "file enormous; remove it"));
}

static void
read_stray_less_than (TcScanner *scanner)
{
  TcFinding *finding =
    tc_scanner_fault (scanner, "XML017", scanner->at, scanner->at + 1,
                      _ ("No tag begins at this \"<\": write it as \"&lt;\" if it is text"));

  tc_scanner_add_replacement (scanner, finding, scanner->at, scanner->at + 1, "&lt;",
                              _ ("Write \"&lt;\""));
  scanner->at++;
}

/* -- Elements ---------------------------------------------------------------------------------- */

static void
report_unclosed (TcScanner *scanner, guint level, const TcSpan *end_tag)
{
  const TcScanElement *element = get_open (scanner, level);
  g_autofree char *name = dup_name (scanner, element->name);
  TcFinding *finding;

  finding = tc_scanner_fault (scanner, "XML012", element->tag.start, element->name.end,
                              _ ("<%s> is never closed: expected </%s>"), name, name);
  if (finding != NULL && end_tag != NULL)
    tc_finding_add_related (finding, scanner->source, *end_tag,
                            _ ("It should be closed before this end tag"));
}

static void
read_start_tag (TcScanner *scanner)
{
  TcScanElement element = { .parent = get_parent (scanner), .depth = (guint16) scanner->n_open };
  guint32 index = scanner->scan->elements->len;

  if (index >= TC_SCAN_MAX_ELEMENTS) {
    tc_scanner_refuse (scanner, "XML011", scanner->at, scanner->at + 1, _ ("More than %u elements"),
                       TC_SCAN_MAX_ELEMENTS);
    scanner->is_stopped = TRUE;
    return;
  }
  if (scanner->n_open >= TC_SCAN_MAX_DEPTH) {
    tc_scanner_refuse (scanner, "XML009", scanner->at, scanner->at + 1,
                       _ ("Elements are nested more than %u deep"), TC_SCAN_MAX_DEPTH);
    scanner->is_stopped = TRUE;
    return;
  }

  tc_scanner_read_start_tag (scanner, &element);
  element.end_tag.start = element.tag.end;
  element.end_tag.end = element.tag.end;
  if (index > 0 && scanner->n_open == 0)
    tc_scanner_fault (scanner, "XML020", element.tag.start, element.name.end,
                      _ ("A second root element: a file has exactly one"));

  g_array_append_val (scanner->scan->elements, element);
  if (!element.is_empty)
    scanner->open[scanner->n_open++] = index;
}

static gboolean
has_name (const TcScanner *scanner, guint level, TcSpan name)
{
  TcSpan other = get_open (scanner, level)->name;

  return other.end - other.start == name.end - name.start &&
         memcmp (scanner->text + other.start, scanner->text + name.start, name.end - name.start) ==
           0;
}

/* Same but for letter case or one typing slip: all of the longer name but two letters is a common
 * beginning and a common end. */
static gboolean
is_similar (const TcScanner *scanner, TcSpan a, TcSpan b)
{
  const char *text = scanner->text;
  guint32 a_length = a.end - a.start;
  guint32 b_length = b.end - b.start;
  guint32 shorter = MIN (a_length, b_length);
  guint32 longer = MAX (a_length, b_length);
  guint32 head = 0;
  guint32 tail = 0;

  if (a_length == b_length && g_ascii_strncasecmp (text + a.start, text + b.start, a_length) == 0)
    return TRUE;
  if (longer < 3 || longer - shorter > 2)
    return FALSE;

  while (head < shorter && text[a.start + head] == text[b.start + head])
    head++;
  while (tail < shorter - head && text[a.end - 1 - tail] == text[b.end - 1 - tail])
    tail++;

  return head + tail >= 2 && head + tail + 2 >= longer;
}

static void
close_innermost (TcScanner *scanner, TcSpan end_tag)
{
  get_open (scanner, scanner->n_open - 1)->end_tag = end_tag;
  scanner->n_open--;
}

static void
close_mismatched (TcScanner *scanner, TcSpan name, TcSpan end_tag)
{
  const TcScanElement *element = get_open (scanner, scanner->n_open - 1);
  g_autofree char *opened = dup_name (scanner, element->name);
  g_autofree char *written = dup_name (scanner, name);
  g_autofree char *label = g_strdup_printf (_ ("Write </%s>"), opened);
  TcFinding *finding;

  finding =
    tc_scanner_fault (scanner, "XML013", name.start, name.end,
                      _ ("</%s> does not match <%s>: expected </%s>"), written, opened, opened);
  if (finding != NULL && element->name.end - element->name.start <= 60)
    tc_scanner_add_replacement (scanner, finding, name.start, name.end, opened, label);
  if (finding != NULL)
    tc_finding_add_related (finding, scanner->source, element->name, _ ("Opened here"));

  close_innermost (scanner, end_tag);
}

/* An end tag closes the innermost element of its name, and those inside it are unclosed. Without
 * such an element it is a slip of the innermost one's end tag, or stray. */
static void
close_by_name (TcScanner *scanner, TcSpan name, TcSpan end_tag)
{
  guint level = scanner->n_open;
  g_autofree char *written = NULL;
  TcFinding *finding;

  while (level > 0 && !has_name (scanner, level - 1, name))
    level--;

  if (level > 0) {
    for (; scanner->n_open > level; scanner->n_open--)
      report_unclosed (scanner, scanner->n_open - 1, &end_tag);
    close_innermost (scanner, end_tag);
    return;
  }

  if (scanner->n_open > 0 &&
      is_similar (scanner, get_open (scanner, scanner->n_open - 1)->name, name)) {
    close_mismatched (scanner, name, end_tag);
    return;
  }

  written = dup_name (scanner, name);
  finding = tc_scanner_fault (scanner, "XML014", end_tag.start, end_tag.end,
                              _ ("</%s> closes nothing: no <%s> is open here"), written, written);
  tc_scanner_add_replacement (scanner, finding, end_tag.start, end_tag.end, "",
                              _ ("Remove this end tag"));
}

static void
read_end_tag (TcScanner *scanner)
{
  gsize start = scanner->at;
  TcSpan name = { (guint32) start + 2, (guint32) tc_scanner_skip_name (scanner, start + 2) };
  TcSpan end_tag = { (guint32) start, 0 };
  gsize at = tc_scanner_skip_space (scanner, name.end);

  if (at >= scanner->length || scanner->text[at] != '>' || name.end == name.start) {
    tc_scanner_fault (scanner, "XML017", start, MAX (name.end, start + 2),
                      _ ("A malformed end tag: expected </name>"));
    while (at < scanner->length && scanner->text[at] != '>' && scanner->text[at] != '<')
      at++;
  }

  if (at < scanner->length && scanner->text[at] == '>')
    at++;
  end_tag.end = (guint32) at;
  scanner->at = at;

  if (name.end > name.start)
    close_by_name (scanner, name, end_tag);
}

/* -- The walk ---------------------------------------------------------------------------------- */

/* At a '<'. */
static void
read_construct (TcScanner *scanner)
{
  char next = scanner->at + 1 < scanner->length ? scanner->text[scanner->at + 1] : '\0';

  if (tc_starts_name (next))
    read_start_tag (scanner);
  else if (next == '/')
    read_end_tag (scanner);
  else if (is_at (scanner, "<!--"))
    read_comment (scanner);
  else if (is_at (scanner, "<![CDATA["))
    read_cdata (scanner);
  else if (is_at (scanner, "<!DOCTYPE"))
    read_doctype (scanner);
  else if (next == '?')
    read_processing_instruction (scanner);
  else
    read_stray_less_than (scanner);
}

static void
walk (TcScanner *scanner)
{
  while (!scanner->is_stopped && scanner->at < scanner->length) {
    const char *next = memchr (scanner->text + scanner->at, '<', scanner->length - scanner->at);
    gsize end = next != NULL ? (gsize) (next - scanner->text) : scanner->length;

    if (end > scanner->at)
      read_text (scanner, end);
    if (next != NULL)
      read_construct (scanner);
  }
}

static void
finish (TcScanner *scanner)
{
  gsize text_start = has_byte_order_mark (scanner) ? 3 : 0;
  gboolean is_blank = tc_scanner_skip_space (scanner, text_start) == scanner->length;

  if (scanner->is_stopped)
    return;

  for (; scanner->n_open > 0; scanner->n_open--)
    report_unclosed (scanner, scanner->n_open - 1, NULL);

  if (scanner->scan->elements->len > 0 || scanner->scan->n_faults > 0)
    return;

  if (is_blank)
    tc_scanner_fault (scanner, "XML001", 0, 0, _ ("The file is empty"));
  else
    tc_scanner_fault (scanner, "XML002", scanner->length, scanner->length,
                      _ ("The file has no element at all: expected a root element"));
}

TcScan *
tc_scan_new (TcSource *source, TcReport *report)
{
  TcScan *scan;
  TcScanner scanner = { 0 };

  g_return_val_if_fail (source != NULL && report != NULL, NULL);

  scan = g_new0 (TcScan, 1);
  g_atomic_ref_count_init (&scan->ref_count);
  scan->source = tc_source_ref (source);
  scan->elements = g_array_new (FALSE, FALSE, sizeof (TcScanElement));
  scan->attributes = g_array_new (FALSE, FALSE, sizeof (TcScanAttribute));
  scan->comments = g_array_new (FALSE, FALSE, sizeof (TcScanComment));
  scan->is_safe = TRUE;

  scanner.scan = scan;
  scanner.source = source;
  scanner.report = report;
  scanner.text = tc_source_get_text (source, &scanner.length);
  tc_scanner_check_bytes (&scanner);
  walk (&scanner);
  finish (&scanner);

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
tc_scan_has_faults (const TcScan *scan)
{
  return scan->n_faults > 0;
}

guint
tc_scan_get_n_elements (const TcScan *scan)
{
  return scan->elements->len;
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
