/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-scan-private.h"

/* So many of them are warned of in one file. */
#define MAX_TURNS 100u

static gboolean
starts_with_bytes (const TcScanner *scanner, const char *bytes, gsize n)
{
  return scanner->length >= n && memcmp (scanner->text, bytes, n) == 0;
}

/* Past the plain characters from @at on, eight at a time; none of them is NUL. */
static gsize
skip_ascii (const char *text, gsize at, gsize length)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 word;

  for (; at + sizeof word <= length; at += sizeof word) {
    memcpy (&word, text + at, sizeof word);
    if (((word | (word - ones)) & ones << 7) != 0)
      break;
  }
  while (at < length && (guint8) text[at] - 1u < 0x7fu)
    at++;

  return at;
}

/* Where the first byte is that is no UTF-8, or @length. Nearly all of a text is plain. */
static gsize
find_bad_byte (const char *text, gsize length)
{
  gsize at = skip_ascii (text, 0, length);

  while (at < length) {
    gunichar letter = g_utf8_get_char_validated (text + at, (gssize) (length - at));

    if (letter == 0 || letter >= (gunichar) -2)
      break;
    at = skip_ascii (text, at + (gsize) g_unichar_to_utf8 (letter, NULL), length);
  }

  return at;
}

static void
check_utf8 (TcScanner *scanner)
{
  gsize at = find_bad_byte (scanner->text, scanner->length);

  if (at == scanner->length)
    return;

  tc_scanner_refuse (scanner, "XML004", at, at + 1,
                     _ ("Byte 0x%02X at offset %u is not UTF-8: save the file as UTF-8"),
                     (guint8) scanner->text[at], (guint) at);

  /* Not even the first tag is text. */
  if (memchr (scanner->text, '<', at) == NULL)
    scanner->is_stopped = TRUE;
}

/* Nothing can be made of the text behind its first bytes. */
static void
stop_at_start (TcScanner *scanner, const char *message)
{
  tc_scanner_refuse (scanner, "XML005", 0, 2, "%s", message);
  scanner->is_stopped = TRUE;
}

/* %TRUE when the file is not in UTF-8 at all, as its first bytes show with or without a mark. */
static gboolean
check_start (TcScanner *scanner)
{
  static const struct {
    const char *bytes;
    gsize n;
  } marks[] = {
    { "\xff\xfe", 2 }, { "\xfe\xff", 2 },     { "<\0", 2 },
    { "\0<", 2 },      { "\0\0\xfe\xff", 4 }, { "\0\0\0<", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++) {
    if (starts_with_bytes (scanner, marks[i].bytes, marks[i].n)) {
      stop_at_start (scanner, _ ("The file is in UTF-16 or UTF-32: save it as UTF-8"));
      return TRUE;
    }
  }
  if (starts_with_bytes (scanner, "\x1f\x8b", 2) || starts_with_bytes (scanner, "PK\x03\x04", 4)) {
    stop_at_start (scanner, _ ("The file is compressed: unpack it first"));
    return TRUE;
  }

  return FALSE;
}

/* U+202A-202E and U+2066-2069 let a text be read in another order than it is stored. In UTF-8 they
 * are e2 80 aa-ae and e2 81 a6-a9. */
static gboolean
turns_text (const guint8 *bytes)
{
  return (bytes[1] == 0x80 && bytes[2] >= 0xaa && bytes[2] <= 0xae) ||
         (bytes[1] == 0x81 && bytes[2] >= 0xa6 && bytes[2] <= 0xa9);
}

/* A warning that leaves the text as good as it is. */
static void
warn_of_turned_text (TcScanner *scanner)
{
  const guint8 *text = (const guint8 *) scanner->text;
  guint n = 0;

  for (gsize at = 0; at + 2 < scanner->length && n < MAX_TURNS; at++) {
    const guint8 *found = memchr (text + at, 0xe2, scanner->length - at - 2);
    TcFinding *finding;
    TcSpan span;

    if (found == NULL)
      return;
    at = (gsize) (found - text);
    if (!turns_text (found))
      continue;

    span.start = (guint32) at;
    span.end = span.start + 3;
    finding = tc_report_add (
      scanner->report, "XML030", scanner->source, span,
      _ ("An invisible character (U+%04X) changes the direction of the text around it"),
      g_utf8_get_char (scanner->text + at));
    tc_scanner_add_replacement (scanner, finding, span.start, span.end, "", _ ("Remove it"));
    n++;
  }
}

void
tc_scanner_check_bytes (TcScanner *scanner)
{
  const char *nul;

  if (check_start (scanner))
    return;

  nul = memchr (scanner->text, '\0', scanner->length);
  if (nul != NULL) {
    gsize at = (gsize) (nul - scanner->text);

    tc_scanner_refuse (scanner, "XML003", at, at + 1,
                       _ ("A NUL byte at offset %u: this is not a text file, or it is damaged"),
                       (guint) at);
    scanner->is_stopped = TRUE;
    return;
  }

  check_utf8 (scanner);
  warn_of_turned_text (scanner);
  if (starts_with_bytes (scanner, "\xef\xbb\xbf", 3))
    scanner->at = 3;
}

/* The quoted value of @name= in a declaration; no well-formed declaration has the name twice. */
static gboolean
find_pseudo_attribute (const TcScanner *scanner, const char *name, gsize end, TcSpan *out_value)
{
  const char *found = g_strstr_len (scanner->text, (gssize) end, name);
  const char *close;
  gsize at;

  if (found == NULL)
    return FALSE;

  at = tc_scanner_skip_space (scanner, (gsize) (found - scanner->text) + strlen (name));
  if (at >= end || scanner->text[at] != '=')
    return FALSE;

  at = tc_scanner_skip_space (scanner, at + 1);
  if (at >= end || (scanner->text[at] != '"' && scanner->text[at] != '\''))
    return FALSE;

  close = memchr (scanner->text + at + 1, scanner->text[at], end - at - 1);
  if (close == NULL)
    return FALSE;

  out_value->start = (guint32) at + 1;
  out_value->end = (guint32) (close - scanner->text);

  return TRUE;
}

static void
check_encoding (TcScanner *scanner, gsize end)
{
  g_autofree char *encoding = NULL;
  TcFinding *finding;
  TcSpan value;

  if (!find_pseudo_attribute (scanner, "encoding", end, &value))
    return;

  encoding = tc_source_dup_span (scanner->source, value);
  if (g_ascii_strcasecmp (encoding, "UTF-8") == 0)
    return;

  finding = tc_scanner_refuse (
    scanner, "XML005", value.start, value.end,
    _ ("The encoding \"%s\" is declared, but only \"UTF-8\" is supported"), encoding);
  tc_scanner_add_replacement (scanner, finding, value.start, value.end, "UTF-8",
                              _ ("Declare UTF-8"));
}

/* XML 1.1 has other line ends and control characters, and libxml2 reads it as if it had not. */
static void
check_version (TcScanner *scanner, gsize end)
{
  g_autofree char *version = NULL;
  TcFinding *finding;
  TcSpan value;

  if (!find_pseudo_attribute (scanner, "version", end, &value))
    return;

  version = tc_source_dup_span (scanner->source, value);
  if (strcmp (version, "1.0") == 0)
    return;

  finding = tc_scanner_refuse (scanner, "XML031", value.start, value.end,
                               _ ("XML version \"%s\" is declared, but only \"1.0\" is supported"),
                               version);
  tc_scanner_add_replacement (scanner, finding, value.start, value.end, "1.0",
                              _ ("Declare version 1.0"));
}

void
tc_scanner_check_declaration (TcScanner *scanner, gsize end)
{
  check_version (scanner, end);
  check_encoding (scanner, end);
}

/* Production [2] of XML 1.0. */
static gboolean
is_xml_character (guint64 code)
{
  if (code < 0x20)
    return code == '\t' || code == '\n' || code == '\r';

  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) ||
         (code >= 0x10000 && code <= 0x10ffff);
}

/* "&#233;" or "&#xE9;"; @at is after '#'. Returns the place after ';', or 0 when there is no number
 * or no end. @out_code: (out): the character, beyond the last one for any number that is too large.
 */
static gsize
read_number (const TcScanner *scanner, gsize at, gsize end, guint64 *out_code)
{
  gboolean is_hex = at < end && scanner->text[at] == 'x';
  guint base = is_hex ? 16 : 10;
  guint64 code = 0;
  guint n_digits = 0;

  if (is_hex)
    at++;

  for (; at < end; at++, n_digits++) {
    int digit =
      is_hex ? g_ascii_xdigit_value (scanner->text[at]) : g_ascii_digit_value (scanner->text[at]);

    if (digit < 0)
      break;
    code = MIN (code * base + (guint) digit, 0x110000);
  }

  *out_code = code;

  return n_digits > 0 && at < end && scanner->text[at] == ';' ? at + 1 : 0;
}

static gsize
read_character_reference (const TcScanner *scanner, gsize at, gsize end)
{
  guint64 code = 0;
  gsize after = read_number (scanner, at, end, &code);

  return is_xml_character (code) ? after : 0;
}

/* No DOCTYPE ever passes, so these five are all the entities there are. */
static gsize
read_entity_reference (const TcScanner *scanner, gsize at, gsize end)
{
  static const char *const names[] = { "amp;", "lt;", "gt;", "quot;", "apos;" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    gsize n = strlen (names[i]);

    if (end - at >= n && memcmp (scanner->text + at, names[i], n) == 0)
      return at + n;
  }

  return 0;
}

/* No number makes these characters legal, so nobody meant to see the number: whether it goes or
 * stays as text is for the author to say. */
static void
report_bad_character (TcScanner *scanner, gsize at, gsize stop)
{
  g_autofree char *number = g_strndup (scanner->text + at + 2, stop - at - 3);
  TcFinding *finding = tc_scanner_fault (
    scanner, "XML022", at, stop, _ ("Character %s is not allowed in XML: remove it"), number);

  tc_scanner_add_replacement (scanner, finding, at, stop, "", _ ("Remove it"));
  tc_scanner_add_replacement (scanner, finding, at, at + 1, "&amp;", _ ("Show it as text"));
}

/* "&amp" for "&amp;". */
static gboolean
report_no_semicolon (TcScanner *scanner, gsize at, gsize stop)
{
  static const char *const words[] = { "amp", "lt", "gt", "quot", "apos", NULL };
  g_autofree char *word = g_strndup (scanner->text + at + 1, stop - at - 1);
  g_autofree char *label = NULL;
  TcFinding *finding;

  if (!g_strv_contains (words, word))
    return FALSE;
  finding = tc_scanner_fault (scanner, "XML022", at, stop,
                              _ ("\"&%s\" has no semicolon: write \"&%s;\""), word, word);
  label = g_strdup_printf (_ ("Write \"&%s;\""), word);
  tc_scanner_add_replacement (scanner, finding, stop, stop, ";", label);

  return TRUE;
}

static void
report_bad_reference (TcScanner *scanner, gsize at, gsize end)
{
  gsize stop = at + 1;
  guint64 code = 0;
  g_autofree char *written = NULL;
  TcFinding *finding;

  /* The DOCTYPE that may have declared it has been refused. */
  if (scanner->has_doctype && at + 1 < end && tc_starts_name (scanner->text[at + 1]))
    return;

  if (stop < end && scanner->text[stop] == '#') {
    gsize after = read_number (scanner, stop + 1, end, &code);

    if (after > 0) {
      report_bad_character (scanner, at, after);
      return;
    }
  }

  while (stop < end && stop < at + 32 &&
         (g_ascii_isalnum (scanner->text[stop]) || scanner->text[stop] == '#'))
    stop++;

  if (stop > at + 1 && stop < end && scanner->text[stop] == ';') {
    stop++;
    written = g_strndup (scanner->text + at, stop - at);
    finding = tc_scanner_fault (scanner, "XML022", at, stop,
                                _ ("\"%s\" is not a character or entity of XML: expected &amp;, "
                                   "&lt;, &gt;, &quot;, &apos; or a number such as &#233;"),
                                written);
  } else if (report_no_semicolon (scanner, at, stop)) {
    return;
  } else {
    stop = at + 1;
    finding =
      tc_scanner_fault (scanner, "XML022", at, at + 1, _ ("A lone \"&\": write it as \"&amp;\""));
  }

  tc_scanner_add_replacement (scanner, finding, at, at + 1, "&amp;", _ ("Write \"&amp;\""));
  tc_scanner_add_removal (scanner, finding, at, stop);
}

void
tc_scanner_check_references (TcScanner *scanner, gsize start, gsize end)
{
  gsize at = start;

  while (at < end) {
    const char *found = memchr (scanner->text + at, '&', end - at);
    gsize after;

    if (found == NULL)
      return;

    at = (gsize) (found - scanner->text) + 1;
    if (at < end && scanner->text[at] == '#')
      after = read_character_reference (scanner, at + 1, end);
    else
      after = read_entity_reference (scanner, at, end);

    if (after == 0)
      report_bad_reference (scanner, at - 1, end);
    else
      at = after;
  }
}
