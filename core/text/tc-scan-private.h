/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-scan-private.h is private to core/."
#endif

#include "text/tc-scan.h"

G_BEGIN_DECLS

/* The scanner's parts: tc-scan.c has the object and the walk over constructs; tc-scan-element.c
 * the open elements and how end tags close them; tc-scan-tag.c one start tag; tc-scan-lost.c tags
 * without "<"; tc-scan-check.c what needs no structure: encoding and references; tc-scan-stray.c
 * what other programs left behind.
 *
 * Each part reads forward from scanner->at and leaves it after what it consumed. No part searches
 * the same bytes twice but for a bounded number of times, so any input costs linear time. */

struct _TcScan {
  gatomicrefcount ref_count;
  TcSource *source;
  GArray *elements;   /* TcScanElement */
  GArray *attributes; /* TcScanAttribute */
  GArray *comments;   /* TcScanComment */
  guint n_faults;
  gboolean is_safe;
  gboolean is_cut;
};

typedef struct {
  TcScan *scan;
  TcSource *source;
  TcReport *report;
  const char *text;
  gsize length;
  gsize at;
  TcScanKnows knows; /* nullable */
  gconstpointer knows_data;
  guint32 open[TC_SCAN_MAX_DEPTH];  /* element indices, outermost first */
  TcSpan strays[TC_SCAN_MAX_DEPTH]; /* for each: the first end tag in it that closes nothing */
  /* for each: its start tag has a fault, so its name may be wrong and its end is no news */
  gboolean is_malformed[TC_SCAN_MAX_DEPTH];
  TcSpan lost[TC_SCAN_MAX_DEPTH]; /* for each: the first text in it that is a tag but for its "<" */
  guint n_open;
  guint32 crossed;          /* the element last found unclosed, or TC_SCAN_NONE */
  gsize crossed_until;      /* after the end tag that told so */
  gboolean has_second_root; /* told once, with all that comes of a root that is closed too early */
  gsize n_searched;         /* bytes, for names: a text of faults must not take for ever */
  gsize text_start;         /* where the XML declaration may stand */
  TcSpan conflict;          /* what to pass over of a merge conflict; TC_SCAN_NONE: none */
  gboolean has_doctype;     /* refused; what entities it declares is not known */
  gboolean is_stopped;      /* a limit was passed behind which nothing can be made of the text */
} TcScanner;

/** tc_scan_new_empty: (transfer full): nothing in it yet, and room for so many. */
TcScan *tc_scan_new_empty (TcSource *source,
                           guint n_elements,
                           guint n_attributes) G_GNUC_WARN_UNUSED_RESULT;

/** tc_scanner_fault: (transfer none) (nullable): reports; %NULL from TC_SCAN_MAX_FAULTS on. */
TcFinding *tc_scanner_fault (TcScanner *scanner,
                             const char *code,
                             gsize start,
                             gsize end,
                             const char *format,
                             ...) G_GNUC_PRINTF (5, 6);

/** tc_scanner_refuse: as tc_scanner_fault (), and the text must not reach libxml2. */
#define tc_scanner_refuse(scanner, ...)                                                            \
  ((scanner)->scan->is_safe = FALSE, tc_scanner_fault ((scanner), __VA_ARGS__))

/** tc_scanner_add_replacement: offers to replace [start, end) by @text as a fix of @finding. */
void tc_scanner_add_replacement (TcScanner *scanner,
                                 TcFinding *finding,
                                 gsize start,
                                 gsize end,
                                 const char *text,
                                 const char *label);

/** tc_scanner_add_removal: a fix: what was typed by mistake goes. @finding: nullable. */
void tc_scanner_add_removal (TcScanner *scanner, TcFinding *finding, gsize start, gsize end);

/** tc_scanner_read_element: @scanner is at a '<' that a name follows. */
void tc_scanner_read_element (TcScanner *scanner);

/** tc_scanner_read_end_tag: @scanner is at "</". */
void tc_scanner_read_end_tag (TcScanner *scanner);

/** tc_scanner_close_rest: at the end of the text, what is still open was never closed, unless the
 * scanner has stopped before. */
void tc_scanner_close_rest (TcScanner *scanner);

/** tc_scanner_read_start_tag: @scanner is at a '<' that a name follows; fills all of @element but
 * parent, depth and end_tag. %FALSE when the tag is malformed. */
gboolean tc_scanner_read_start_tag (TcScanner *scanner, TcScanElement *element);

/** tc_scanner_check_bytes: size, NUL, UTF-8; stops the scanner where nothing could be made of it.
 */
void tc_scanner_check_bytes (TcScanner *scanner);

/** tc_scanner_check_declaration: the encoding named in the XML declaration that ends at @end. */
void tc_scanner_check_declaration (TcScanner *scanner, gsize end);

/** tc_scanner_read_invisible: whether nothing but characters that cannot be seen is in [start,
 * end), which is reported then. */
gboolean tc_scanner_read_invisible (TcScanner *scanner, gsize start, gsize end);

/** tc_scanner_read_conflict: at "<<": whether it is the first marker of a merge conflict, which is
 * told then. Reads on in the first version, and the walk passes over the second. */
gboolean tc_scanner_read_conflict (TcScanner *scanner);

/** tc_scan_measure_lost_tag: whether text that begins with neither "<" nor a blank is a whole tag
 * but for its "<", such as `unit id="7c">` or `/unit>`: the length of its name, "/" included, or 0.
 */
gsize tc_scan_measure_lost_tag (const char *text, gsize length);

/** tc_scanner_note_lost_tag: keeps in mind that [start, end), text in the innermost open element,
 * is such a tag, if it is the first there. */
void tc_scanner_note_lost_tag (TcScanner *scanner, gsize start, gsize end);

/** tc_scanner_report_lost_tag: whether the tag kept in mind at @level is a start tag, or an end
 * tag, of the name that stands at @name, which is reported then. */
gboolean tc_scanner_report_lost_tag (TcScanner *scanner, guint level, gboolean is_end, TcSpan name);

/** tc_scanner_check_references: every '&' in [start, end) begins a reference that XML knows. */
void tc_scanner_check_references (TcScanner *scanner, gsize start, gsize end);

/* The innermost open element, or TC_SCAN_NONE. */
static inline guint32
tc_scanner_get_parent (const TcScanner *scanner)
{
  return scanner->n_open > 0 ? scanner->open[scanner->n_open - 1] : TC_SCAN_NONE;
}

static inline gboolean
tc_is_xml_space (char byte)
{
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

/* Whether libxml2 could take the byte for the first of a name; it remains the judge of the rest. */
static inline gboolean
tc_starts_name (char byte)
{
  return g_ascii_isalpha (byte) || byte == '_' || byte == ':' || (guint8) byte >= 0x80;
}

static inline gboolean
tc_is_name_byte (char byte)
{
  switch (byte) {
  case ' ':
  case '\t':
  case '\n':
  case '\r':
  case '/':
  case '>':
  case '<':
  case '=':
  case '"':
  case '\'':
  case '\0':
    return FALSE;
  default:
    return TRUE;
  }
}

static inline gsize
tc_scanner_skip_space (const TcScanner *scanner, gsize at)
{
  while (at < scanner->length && tc_is_xml_space (scanner->text[at]))
    at++;

  return at;
}

static inline gsize
tc_scanner_skip_name (const TcScanner *scanner, gsize at)
{
  while (at < scanner->length && tc_is_name_byte (scanner->text[at]))
    at++;

  return at;
}

G_END_DECLS
