/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-letter-private.h"
#include "text/tc-scan-private.h"

/* One start tag in the reading. After the first malformed spot the rest of a tag is guesswork, so
 * one such finding a tag is enough. */
typedef struct {
  TcScanner *scanner;
  TcScanElement *element;
  gsize start;
  gsize at;
  guint n_written; /* attributes in the text, recorded or not */
  guint64 seen;    /* a bit for each kind of name, see hash_name () */
  gboolean is_malformed;
  gboolean is_too_long;
} Tag;

/* Two names without a space between them, at most. */
#define MAX_TORN 128u

static char *
dup_range (const Tag *tag, gsize start, gsize end)
{
  /* Names in messages are cut: a hostile one may be as long as the file. */
  return g_strndup (tag->scanner->text + start, MIN (end - start, 60));
}

static TcFinding *
report_malformed (Tag *tag, gsize start, gsize end, const char *message)
{
  TcFinding *finding;

  if (tag->is_malformed)
    return NULL;

  tag->is_malformed = TRUE;
  finding = tc_scanner_fault (tag->scanner, "XML016", start, end, "%s", message);
  if (finding != NULL)
    tc_finding_set_why (finding, _ ("Write attributes as name=\"value\", with a space before each "
                                    "and quotes around the value"));

  return finding;
}

static void
report_missing_space (Tag *tag, gsize start, gsize end, const char *message)
{
  TcFinding *finding = report_malformed (tag, start, end, message);

  tc_scanner_add_replacement (tag->scanner, finding, start, start, " ", _ ("Insert a space"));
}

static void
check_length (Tag *tag)
{
  TcFinding *finding = NULL;

  if (tag->is_too_long || tag->at - tag->start <= TC_SCAN_MAX_TAG_BYTES)
    return;

  tag->is_too_long = TRUE;
  finding = tc_scanner_refuse (tag->scanner, "XML007", tag->start, tag->element->name.end,
                               _ ("This tag is longer than %u bytes"), TC_SCAN_MAX_TAG_BYTES);
  if (finding != NULL)
    tc_finding_set_why (finding, _ ("Usually a closing quote or the \">\" is missing: add it"));
}

/* One of 64 bits; two names with different bits are different. */
static guint64
hash_name (const Tag *tag, TcSpan name)
{
  const char *text = tag->scanner->text;
  guint length = name.end - name.start;

  return G_GUINT64_CONSTANT (1) << ((length * 7 + (guint8) text[name.start] +
                                     (guint8) text[name.end - 1] * 5) &
                                    63);
}

static void
check_duplicate (Tag *tag, TcSpan name)
{
  const char *text = tag->scanner->text;
  gsize length = name.end - name.start;
  guint64 bit = hash_name (tag, name);
  guint first = tag->element->first_attribute;

  if ((tag->seen & bit) == 0) {
    tag->seen |= bit;
    return;
  }

  for (guint i = 0; i < tag->element->n_attributes; i++) {
    TcSpan other = tc_scan_get_attribute (tag->scanner->scan, first + i)->name;
    g_autofree char *shown = NULL;
    TcFinding *finding;

    if (other.end - other.start != length ||
        memcmp (text + other.start, text + name.start, length) != 0)
      continue;

    tag->element->is_malformed = TRUE;
    shown = dup_range (tag, name.start, name.end);
    finding =
      tc_scanner_fault (tag->scanner, "XML015", name.start, name.end,
                        _ ("The attribute \"%s\" appears twice in this tag: remove one"), shown);
    if (finding != NULL)
      tc_finding_add_related (finding, tag->scanner->source, other, _ ("First written here"));
    return;
  }
}

static void
record_attribute (Tag *tag, TcSpan name, TcSpan value)
{
  TcScanAttribute attribute = { .name = name, .value = value };

  tag->n_written++;
  if (tag->is_too_long)
    return;

  if (tag->n_written == TC_SCAN_MAX_ATTRIBUTES + 1)
    tc_scanner_refuse (tag->scanner, "XML008", tag->start, tag->element->name.end,
                       _ ("This tag has more than %u attributes"), TC_SCAN_MAX_ATTRIBUTES);
  if (tag->n_written > TC_SCAN_MAX_ATTRIBUTES)
    return;

  check_duplicate (tag, name);
  g_array_append_val (tag->scanner->scan->attributes, attribute);
  tag->element->n_attributes++;
}

/* A value without its closing quote. If a '>' comes before the next '<' the tag was meant to end
 * there; the value is not recorded. */
static void
recover_from_open_quote (Tag *tag, TcSpan name, gsize quote, gsize stop)
{
  const char *text = tag->scanner->text;
  gsize at = quote + 1;

  if (!tag->is_malformed) {
    g_autofree char *shown = dup_range (tag, name.start, name.end);
    g_autofree char *message =
      g_strdup_printf (_ ("The value of \"%s\" has no closing quote"), shown);

    report_malformed (tag, name.start, quote + 1, message);
  }

  while (at < stop && text[at] != '>')
    at++;
  if (at < stop && text[at - 1] == '/' && at - 1 > quote)
    at--;

  tag->at = at;
}

static void
report_less_than (Tag *tag, gsize at)
{
  TcFinding *finding = tc_scanner_fault (tag->scanner, "XML021", at, at + 1,
                                         _ ("\"<\" is not allowed in a value: write \"&lt;\""));

  tc_scanner_add_replacement (tag->scanner, finding, at, at + 1, "&lt;", _ ("Write \"&lt;\""));
  tc_scanner_add_removal (tag->scanner, finding, at, at + 1);
}

/* Whether the tag goes on behind a closing quote. If not, the quote opens the value of a later
 * tag, and the one in the reading was never closed. */
static gboolean
is_closing_quote (const TcScanner *scanner, gsize quote)
{
  char next = scanner->text[quote + 1];

  return tc_is_xml_space (next) || next == '/' || next == '>';
}

/* name="one other="two": the quote that seems to close the first value opens the second, for an
 * equals sign stands before it and no space after it. Returns where the other name begins, or 0. */
static gsize
find_lost_quote (const TcScanner *scanner, gsize start, gsize quote)
{
  const char *text = scanner->text;
  gsize at = quote;

  if (is_closing_quote (scanner, quote) || at == start || text[at - 1] != '=')
    return 0;
  for (at--; at > start && tc_is_name_byte (text[at - 1]);)
    at--;

  return at > start && tc_is_xml_space (text[at - 1]) ? at : 0;
}

static void
read_open_value (Tag *tag, TcSpan name, gsize quote, gsize next)
{
  g_autofree char *shown = dup_range (tag, name.start, name.end);
  g_autofree char *message =
    g_strdup_printf (_ ("The value of \"%s\" has no closing quote"), shown);

  report_malformed (tag, name.start, quote + 1, message);
  record_attribute (tag, name, (TcSpan){ (guint32) quote + 1, (guint32) next - 1 });
  tag->at = next - 1;
}

/* At the opening quote. */
static void
read_value (Tag *tag, TcSpan name)
{
  TcScanner *scanner = tag->scanner;
  const char *text = scanner->text;
  gsize quote = tag->at;
  const char *close = memchr (text + quote + 1, text[quote], scanner->length - quote - 1);
  gsize value_end = close != NULL ? (gsize) (close - text) : scanner->length;
  const char *less_than = memchr (text + quote + 1, '<', value_end - quote - 1);
  TcSpan value = { (guint32) quote + 1, (guint32) value_end };
  gsize next = close != NULL ? find_lost_quote (scanner, quote + 1, value_end) : 0;

  if (next > 0 && less_than == NULL) {
    read_open_value (tag, name, quote, next);
    return;
  }
  if (close == NULL || (less_than != NULL && !is_closing_quote (scanner, value_end))) {
    recover_from_open_quote (tag, name, quote,
                             less_than != NULL ? (gsize) (less_than - text) : scanner->length);
    return;
  }

  if (less_than != NULL)
    report_less_than (tag, (gsize) (less_than - text));
  tc_scanner_check_references (scanner, value.start, value.end);
  tag->at = value_end + 1;
  check_length (tag);
  record_attribute (tag, name, value);
}

/* After '=': something without a quote. */
static void
read_unquoted_value (Tag *tag, TcSpan name)
{
  TcScanner *scanner = tag->scanner;
  gsize start = tag->at;
  g_autofree char *shown = NULL;
  g_autofree char *message = NULL;

  tag->at = tc_scanner_skip_name (scanner, start);
  if (tag->is_malformed)
    return;

  shown = dup_range (tag, name.start, name.end);
  message = g_strdup_printf (_ ("The value of \"%s\" must be in quotes"), shown);
  report_malformed (tag, name.start, MAX (tag->at, name.end), message);
}

/* <area<NBSP>id="x">, pasted from a page: a blank that is none to XML ends the name of the element
 * here, and the tag goes on behind it. FALSE: the name has none. */
static gboolean
end_name_at_blank (Tag *tag)
{
  TcScanner *scanner = tag->scanner;
  TcSpan *name = &tag->element->name;
  const char *end = scanner->text + name->end;

  for (const char *at = scanner->text + name->start; at < end;) {
    gunichar letter = g_utf8_get_char_validated (at, end - at);
    gsize start = (gsize) (at - scanner->text);
    TcFinding *finding;

    if (letter >= (gunichar) -2)
      return FALSE;
    at = g_utf8_next_char (at);
    if (!tc_letter_is_blank (letter))
      continue;

    tag->at = (gsize) (at - scanner->text);
    finding = tc_scanner_fault (scanner, "XML016", start, tag->at,
                                _ ("A space is expected after the name of the element"));
    tc_scanner_add_replacement (scanner, finding, start, tag->at, " ", _ ("Write a space"));
    name->end = (guint32) start;
    return TRUE;
  }

  return FALSE;
}

/* <placepiece="cube">: the longest beginning of the name that is an element's ends it, and the
 * attribute goes on from there. FALSE: there is none. */
static gboolean
split_name (Tag *tag)
{
  TcScanner *scanner = tag->scanner;
  TcSpan *name = &tag->element->name;

  if (scanner->knows == NULL || tag->at != name->end || name->end - name->start > MAX_TORN)
    return FALSE;
  for (guint32 end = name->end; --end > name->start;) {
    g_autofree char *word = g_strndup (scanner->text + name->start, end - name->start);

    if (!tc_starts_name (scanner->text[end]) || !scanner->knows (word, scanner->knows_data))
      continue;
    name->end = end;
    tag->at = end;
    report_missing_space (tag, end, (guint32) tc_scanner_skip_name (scanner, end),
                          _ ("A space is missing before this attribute"));
    return TRUE;
  }

  return FALSE;
}

static void
read_attribute (Tag *tag, gboolean had_space)
{
  TcScanner *scanner = tag->scanner;
  const char *text = scanner->text;
  TcSpan name = { (guint32) tag->at, (guint32) tc_scanner_skip_name (scanner, tag->at) };

  if (name.end == name.start && name.end == tag->element->name.end && end_name_at_blank (tag)) {
    read_attribute (tag, TRUE);
    return;
  }
  if (!had_space && text[name.start] == '=' && split_name (tag))
    return;
  if (name.end == name.start || !tc_starts_name (text[name.start])) {
    report_malformed (tag, name.start, name.start + 1,
                      _ ("An attribute name, \">\" or \"/>\" was expected here"));
    tag->at = MAX (name.end, name.start + 1);
    return;
  }

  if (!had_space)
    report_missing_space (tag, name.start, name.end,
                          _ ("A space is missing before this attribute"));

  tag->at = tc_scanner_skip_space (scanner, name.end);
  if (tag->at >= scanner->length || text[tag->at] != '=') {
    report_malformed (tag, name.start, name.end,
                      _ ("This attribute has no value: expected name=\"value\""));
    return;
  }

  tag->at = tc_scanner_skip_space (scanner, tag->at + 1);
  if (tag->at < scanner->length && (text[tag->at] == '"' || text[tag->at] == '\''))
    read_value (tag, name);
  else
    read_unquoted_value (tag, name);
}

static void
report_unfinished (Tag *tag)
{
  g_autofree char *shown = NULL;

  /* The marker of a merge conflict between its attributes is reported as such. */
  if (tag->is_malformed || strncmp (tag->scanner->text + tag->at, "<<<<<<<", 7) == 0)
    return;

  shown = dup_range (tag, tag->element->name.start, tag->element->name.end);
  tc_scanner_fault (tag->scanner, "XML017", tag->start, tag->element->name.end,
                    _ ("The tag <%s is not closed: expected \">\" or \"/>\""), shown);
}

/* Whether nothing but space comes before the next '<' or the end. */
static gboolean
is_before_tag (const TcScanner *scanner, gsize at)
{
  at = tc_scanner_skip_space (scanner, at);

  return at >= scanner->length || scanner->text[at] == '<';
}

gboolean
tc_scanner_read_start_tag (TcScanner *scanner, TcScanElement *element)
{
  const char *text = scanner->text;
  Tag tag = { .scanner = scanner, .element = element, .start = scanner->at };

  element->tag.start = (guint32) scanner->at;
  element->name.start = (guint32) scanner->at + 1;
  element->name.end = (guint32) tc_scanner_skip_name (scanner, element->name.start);
  element->first_attribute = scanner->scan->attributes->len;
  tag.at = element->name.end;

  for (;;) {
    gsize before = tag.at;

    tag.at = tc_scanner_skip_space (scanner, before);
    check_length (&tag);

    if (tag.at >= scanner->length || text[tag.at] == '<') {
      report_unfinished (&tag);
      tag.is_malformed = TRUE;
      break;
    }
    if (text[tag.at] == '>') {
      tag.at++;
      break;
    }
    if (text[tag.at] == '/' && tag.at + 1 < scanner->length && text[tag.at + 1] == '>') {
      element->is_empty = TRUE;
      tag.at += 2;
      break;
    }
    if (text[tag.at] == '/' && is_before_tag (scanner, tag.at + 1)) {
      element->is_empty = TRUE;
      tag.at++;
      report_unfinished (&tag);
      tag.is_malformed = TRUE;
      break;
    }
    read_attribute (&tag, tag.at > before);
  }

  element->tag.end = (guint32) tag.at;
  scanner->at = tag.at;

  return !tag.is_malformed;
}
