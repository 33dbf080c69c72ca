/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-format.h"

#include <string.h>

#include "text/tc-scan-private.h"
#include "text/tc-scan.h"
#include "text/tc-xml-private.h"

#define INDENT 2u

typedef enum {
  TOKEN_START, /* <name ...> or <name .../> */
  TOKEN_END,
  TOKEN_COMMENT,
  TOKEN_INSTRUCTION,
  TOKEN_CDATA,
  TOKEN_TEXT,
} TokenKind;

typedef struct {
  TokenKind kind;
  guint32 element; /* of a tag: whose; of anything else: what it is in, or TC_SCAN_NONE */
  TcSpan span;
} Token;

/* What is in an element. */
enum {
  HAS_CONTENT = 1 << 0, /* elements, comments or instructions */
  HAS_TEXT = 1 << 1,
  IS_VERBATIM = 1 << 2, /* spaces inside are content, here and in all descendants */
  HAS_SPACE = 1 << 3,   /* between the tags */
  HAS_ELEMENTS = 1 << 4,
};

typedef struct {
  const TcScan *scan;
  TcEdits *edits;
  const char *text;
  gsize length;
  guint8 *flags; /* one per element */

  /* The walk. The text is well-formed, so it needs no checks. */
  gsize at;
  guint next_element;
  guint32 open; /* the innermost open element, or TC_SCAN_NONE */
  gsize done;   /* end of the last token but spaces that are layout */
} Formatter;

/* -- Tokens ------------------------------------------------------------------------------------ */

static void
walk_restart (Formatter *formatter, gsize start)
{
  formatter->at = start;
  formatter->next_element = 0;
  formatter->open = TC_SCAN_NONE;
}

static gboolean
is_at (const Formatter *formatter, const char *bytes)
{
  return strncmp (formatter->text + formatter->at, bytes, strlen (bytes)) == 0;
}

/* The dashes of "<!-->" do not count twice: the search begins behind the opening. */
static gsize
find_end (const Formatter *formatter, const char *opening, const char *terminator)
{
  const char *found = strstr (formatter->text + formatter->at + strlen (opening), terminator);

  return found != NULL ? (gsize) (found - formatter->text) + strlen (terminator)
                       : formatter->length;
}

static gsize
read_start_tag (Formatter *formatter, Token *token)
{
  const TcScanElement *element = tc_scan_get_element (formatter->scan, formatter->next_element);

  token->kind = TOKEN_START;
  token->element = formatter->next_element++;
  if (!element->is_empty)
    formatter->open = token->element;

  return element->tag.end;
}

static gsize
read_end_tag (Formatter *formatter, Token *token)
{
  const TcScanElement *element = tc_scan_get_element (formatter->scan, formatter->open);

  token->kind = TOKEN_END;
  formatter->open = element->parent;

  return element->end_tag.end;
}

static gsize
read_text (Formatter *formatter, Token *token)
{
  const char *from = formatter->text + formatter->at;
  const char *next = memchr (from, '<', formatter->length - formatter->at);

  token->kind = TOKEN_TEXT;

  return next != NULL ? (gsize) (next - formatter->text) : formatter->length;
}

static gboolean
walk_next (Formatter *formatter, Token *token)
{
  gsize start = formatter->at;

  if (start >= formatter->length)
    return FALSE;

  token->element = formatter->open;
  if (formatter->text[start] != '<') {
    formatter->at = read_text (formatter, token);
  } else if (is_at (formatter, "</")) {
    formatter->at = read_end_tag (formatter, token);
  } else if (is_at (formatter, "<!--")) {
    token->kind = TOKEN_COMMENT;
    formatter->at = find_end (formatter, "<!--", "-->");
  } else if (is_at (formatter, "<![CDATA[")) {
    token->kind = TOKEN_CDATA;
    formatter->at = find_end (formatter, "<![CDATA[", "]]>");
  } else if (is_at (formatter, "<?")) {
    token->kind = TOKEN_INSTRUCTION;
    formatter->at = find_end (formatter, "<?", "?>");
  } else {
    formatter->at = read_start_tag (formatter, token);
  }

  token->span.start = (guint32) start;
  token->span.end = (guint32) formatter->at;

  return TRUE;
}

static gboolean
is_blank (const Formatter *formatter, TcSpan span)
{
  for (gsize at = span.start; at < span.end; at++)
    if (!tc_is_xml_space (formatter->text[at]))
      return FALSE;

  return TRUE;
}

/* -- What is in an element --------------------------------------------------------------------- */

static gboolean
span_equals (const Formatter *formatter, TcSpan span, const char *word)
{
  return span.end - span.start == strlen (word) &&
         memcmp (formatter->text + span.start, word, strlen (word)) == 0;
}

static gboolean
asks_to_preserve (const Formatter *formatter, const TcScanElement *element)
{
  for (guint i = 0; i < element->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (formatter->scan, element->first_attribute + i);

    if (span_equals (formatter, attribute->name, "xml:space") &&
        span_equals (formatter, attribute->value, "preserve"))
      return TRUE;
  }

  return FALSE;
}

static void
note_token (Formatter *formatter, const Token *token)
{
  guint32 container = token->element;

  if (token->kind == TOKEN_END)
    return;
  if (token->kind == TOKEN_START)
    container = tc_scan_get_element (formatter->scan, token->element)->parent;
  if (container == TC_SCAN_NONE)
    return;

  if (token->kind == TOKEN_CDATA)
    formatter->flags[container] |= HAS_TEXT;
  else if (token->kind != TOKEN_TEXT)
    formatter->flags[container] |= HAS_CONTENT;
  else if (!is_blank (formatter, token->span))
    formatter->flags[container] |= HAS_TEXT;
  else
    formatter->flags[container] |= HAS_SPACE;
  if (token->kind == TOKEN_START)
    formatter->flags[container] |= HAS_ELEMENTS;
}

/* Spaces beside words are content. So are those beside nothing but comments where there are none
 * yet: an element that may hold nothing may hold <!-- --> but no space. */
static gboolean
is_tight (guint8 flags)
{
  if ((flags & HAS_TEXT) != 0)
    return TRUE;

  return (flags & HAS_CONTENT) != 0 && (flags & (HAS_SPACE | HAS_ELEMENTS)) == 0;
}

static void
classify_elements (Formatter *formatter)
{
  Token token;

  while (walk_next (formatter, &token))
    note_token (formatter, &token);

  /* Parents come before their children. */
  for (guint i = 0; i < tc_scan_get_n_elements (formatter->scan); i++) {
    const TcScanElement *element = tc_scan_get_element (formatter->scan, i);

    if (is_tight (formatter->flags[i]) || asks_to_preserve (formatter, element) ||
        (element->parent != TC_SCAN_NONE && (formatter->flags[element->parent] & IS_VERBATIM) != 0))
      formatter->flags[i] |= IS_VERBATIM;
  }
}

static gboolean
is_verbatim (const Formatter *formatter, guint32 element)
{
  return element != TC_SCAN_NONE && (formatter->flags[element] & IS_VERBATIM) != 0;
}

/* -- Edits ------------------------------------------------------------------------------------- */

/* Ranges come in ascending order; what is as it should be gets no edit. */
static void
put (Formatter *formatter, gsize start, gsize end, const char *text)
{
  TcSpan range = { (guint32) start, (guint32) end };

  if (span_equals (formatter, range, text))
    return;
  if (!tc_edits_add (formatter->edits, range, text, -1))
    g_assert_not_reached ();
}

/* To a reader of XML each of CRLF, CR and LF is one LF, whatever it stands in. */
static void
put_line_ends (Formatter *formatter, TcSpan span)
{
  const char *text = formatter->text;

  for (gsize at = span.start; at < span.end; at++) {
    const char *found = memchr (text + at, '\r', span.end - at);

    if (found == NULL)
      return;
    at = (gsize) (found - text);
    put (formatter, at, at + 1, text[at + 1] == '\n' ? "" : "\n");
  }
}

static guint
count_line_ends (const Formatter *formatter, gsize start, gsize end)
{
  const char *text = formatter->text;
  guint n = 0;

  for (gsize at = start; at < end; at++)
    if (text[at] == '\n' || (text[at] == '\r' && text[at + 1] != '\n'))
      n++;

  return n;
}

/* The space between the last token and the one at @start, which goes on a line of its own. */
static void
put_line_break (Formatter *formatter, gsize start, guint depth)
{
  char line[2 + INDENT * (TC_SCAN_MAX_DEPTH + 1) + 1];
  guint n_breaks = MIN (count_line_ends (formatter, formatter->done, start), 2);

  n_breaks = MAX (n_breaks, 1);
  memset (line, '\n', n_breaks);
  memset (line + n_breaks, ' ', INDENT * depth);
  line[n_breaks + INDENT * depth] = '\0';
  put (formatter, formatter->done, start, line);
}

/* -- Tags -------------------------------------------------------------------------------------- */

static char
get_quote (const Formatter *formatter, const TcScanAttribute *attribute)
{
  return formatter->text[attribute->value.start - 1];
}

static gsize
count_value_columns (const Formatter *formatter, const TcScanAttribute *attribute)
{
  const char *value = formatter->text + attribute->value.start;
  gsize n = 0;

  for (gsize i = 0; i < attribute->value.end - attribute->value.start; i++) {
    if (value[i] == '"')
      n += strlen ("&quot;");
    else if ((value[i] & 0xc0) != 0x80)
      n++;
  }

  return n;
}

/* Whether the tag takes a line for each of its attributes. */
static gboolean
is_too_long (const Formatter *formatter, const TcScanElement *element, const char *closing)
{
  const char *name = formatter->text + element->name.start;
  gsize columns = INDENT * element->depth + strlen ("<") + strlen (closing);

  columns += (gsize) g_utf8_strlen (name, element->name.end - element->name.start);
  for (guint i = 0; i < element->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (formatter->scan, element->first_attribute + i);

    if (count_line_ends (formatter, attribute->value.start, attribute->value.end) > 0)
      return TRUE;

    name = formatter->text + attribute->name.start;
    columns += (gsize) g_utf8_strlen (name, attribute->name.end - attribute->name.start);
    columns += strlen (" =\"\"") + count_value_columns (formatter, attribute);
  }

  return columns > TC_FORMAT_MAX_COLUMNS;
}

static void
put_value (Formatter *formatter, const TcScanAttribute *attribute)
{
  TcSpan value = attribute->value;

  put (formatter, attribute->name.end, value.start, "=\"");
  if (get_quote (formatter, attribute) == '"') {
    put_line_ends (formatter, value);
    return;
  }

  for (guint32 at = value.start; at < value.end; at++) {
    TcSpan byte = { at, at + 1 };

    if (formatter->text[at] == '"')
      put (formatter, at, at + 1, "&quot;");
    else
      put_line_ends (formatter, byte);
  }
  put (formatter, value.end, value.end + 1, "\"");
}

/* @end: behind what is written again as @closing. */
static void
put_start_tag (Formatter *formatter, const TcScanElement *element, gsize end, const char *closing)
{
  char separator[1 + INDENT * (TC_SCAN_MAX_DEPTH + 1) + 1] = " ";
  gsize at = element->name.end;

  if (!is_verbatim (formatter, element->parent) && is_too_long (formatter, element, closing)) {
    separator[0] = '\n';
    memset (separator + 1, ' ', INDENT * (element->depth + 1u));
  }

  for (guint i = 0; i < element->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (formatter->scan, element->first_attribute + i);

    put (formatter, at, attribute->name.start, separator);
    put_value (formatter, attribute);
    at = attribute->value.end + 1;
  }
  put (formatter, at, end, closing);
}

/* Written <a></a>, maybe with space inside that is no content. */
static gboolean
is_hollow (const Formatter *formatter, guint32 index)
{
  const TcScanElement *element = tc_scan_get_element (formatter->scan, index);

  if (element->is_empty || (formatter->flags[index] & (HAS_CONTENT | HAS_TEXT)) != 0)
    return FALSE;

  return element->tag.end == element->end_tag.start || !is_verbatim (formatter, index);
}

static void
format_start_tag (Formatter *formatter, const Token *token)
{
  const TcScanElement *element = tc_scan_get_element (formatter->scan, token->element);

  if (!is_hollow (formatter, token->element)) {
    put_start_tag (formatter, element, element->tag.end, element->is_empty ? "/>" : ">");
    return;
  }

  put_start_tag (formatter, element, element->end_tag.end, "/>");
  formatter->open = element->parent;
  formatter->at = element->end_tag.end;
}

/* -- The walk ---------------------------------------------------------------------------------- */

static void
put_space_before (Formatter *formatter, const Token *token, guint32 container, gboolean is_first)
{
  gsize start = token->span.start;
  guint depth = 0;

  if (is_first) {
    put (formatter, 0, start, "");
    return;
  }
  if (token->kind == TOKEN_COMMENT && count_line_ends (formatter, formatter->done, start) == 0) {
    put (formatter, formatter->done, start, " ");
    return;
  }

  if (container != TC_SCAN_NONE)
    depth = tc_scan_get_element (formatter->scan, container)->depth + 1u;
  put_line_break (formatter, start, token->kind == TOKEN_END ? depth - 1 : depth);
}

static void
format_token (Formatter *formatter, const Token *token)
{
  const TcScanElement *element;

  switch (token->kind) {
  case TOKEN_START:
    format_start_tag (formatter, token);
    break;
  case TOKEN_END:
    element = tc_scan_get_element (formatter->scan, token->element);
    put (formatter, token->span.start + 2 + (element->name.end - element->name.start),
         token->span.end, ">");
    break;
  case TOKEN_COMMENT:
  case TOKEN_INSTRUCTION:
  case TOKEN_CDATA:
  case TOKEN_TEXT:
    put_line_ends (formatter, token->span);
    break;
  }
}

static void
format_all (Formatter *formatter)
{
  gboolean is_first = TRUE;
  Token token;

  while (walk_next (formatter, &token)) {
    guint32 container = token.element;
    gboolean is_layout;

    if (token.kind == TOKEN_START)
      container = tc_scan_get_element (formatter->scan, token.element)->parent;
    is_layout = !is_verbatim (formatter, container);
    if (is_layout && token.kind == TOKEN_TEXT)
      continue;

    if (is_layout)
      put_space_before (formatter, &token, container, is_first);
    format_token (formatter, &token);
    formatter->done = formatter->at;
    is_first = FALSE;
  }

  put (formatter, formatter->done, formatter->length, "\n");
}

static gboolean
is_well_formed (TcSource *source, const TcScan *scan, TcReport *report)
{
  const xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };

  return tc_xml_parse (source, scan, &sax, NULL, report);
}

TcEdits *
tc_format_make_edits (TcSource *source, TcReport *report)
{
  g_autoptr (TcScan) scan = NULL;
  g_autofree guint8 *flags = NULL;
  Formatter formatter = { 0 };
  gsize start;

  g_return_val_if_fail (source != NULL && report != NULL, NULL);

  scan = tc_scan_new (source, report);
  if (!is_well_formed (source, scan, report))
    return NULL;

  flags = g_new0 (guint8, tc_scan_get_n_elements (scan));
  formatter.scan = scan;
  formatter.edits = tc_edits_new (source);
  formatter.text = tc_source_get_text (source, &formatter.length);
  formatter.flags = flags;
  start = strncmp (formatter.text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  walk_restart (&formatter, start);
  classify_elements (&formatter);
  walk_restart (&formatter, start);
  format_all (&formatter);

  return formatter.edits;
}
