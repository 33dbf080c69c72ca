/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-letter-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Longer texts are prose, in which no letter is odd. */
#define MAX_WORD_BYTES 200u

/* Characters of a quoted text. */
#define MAX_SHORT 80

/* Names are those of Unicode, in its order. Letters that have no twin are invisible. */
typedef struct {
  gunichar letter;
  char twin; /* of ASCII; '\0': it cannot be seen */
  const char *name;
} Odd;

static const Odd odds[] = {
  { 0x00a0, ' ', "NO-BREAK SPACE" },
  { 0x00ad, '\0', "SOFT HYPHEN" },
  { 0x0131, 'i', "LATIN SMALL LETTER DOTLESS I" },
  { 0x034f, '\0', "COMBINING GRAPHEME JOINER" },
  { 0x0391, 'A', "GREEK CAPITAL LETTER ALPHA" },
  { 0x0392, 'B', "GREEK CAPITAL LETTER BETA" },
  { 0x0395, 'E', "GREEK CAPITAL LETTER EPSILON" },
  { 0x0396, 'Z', "GREEK CAPITAL LETTER ZETA" },
  { 0x0397, 'H', "GREEK CAPITAL LETTER ETA" },
  { 0x0399, 'I', "GREEK CAPITAL LETTER IOTA" },
  { 0x039a, 'K', "GREEK CAPITAL LETTER KAPPA" },
  { 0x039c, 'M', "GREEK CAPITAL LETTER MU" },
  { 0x039d, 'N', "GREEK CAPITAL LETTER NU" },
  { 0x039f, 'O', "GREEK CAPITAL LETTER OMICRON" },
  { 0x03a1, 'P', "GREEK CAPITAL LETTER RHO" },
  { 0x03a4, 'T', "GREEK CAPITAL LETTER TAU" },
  { 0x03a5, 'Y', "GREEK CAPITAL LETTER UPSILON" },
  { 0x03a7, 'X', "GREEK CAPITAL LETTER CHI" },
  { 0x03b1, 'a', "GREEK SMALL LETTER ALPHA" },
  { 0x03b9, 'i', "GREEK SMALL LETTER IOTA" },
  { 0x03bd, 'v', "GREEK SMALL LETTER NU" },
  { 0x03bf, 'o', "GREEK SMALL LETTER OMICRON" },
  { 0x03c1, 'p', "GREEK SMALL LETTER RHO" },
  { 0x0405, 'S', "CYRILLIC CAPITAL LETTER DZE" },
  { 0x0406, 'I', "CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I" },
  { 0x0408, 'J', "CYRILLIC CAPITAL LETTER JE" },
  { 0x0410, 'A', "CYRILLIC CAPITAL LETTER A" },
  { 0x0412, 'B', "CYRILLIC CAPITAL LETTER VE" },
  { 0x0415, 'E', "CYRILLIC CAPITAL LETTER IE" },
  { 0x041a, 'K', "CYRILLIC CAPITAL LETTER KA" },
  { 0x041c, 'M', "CYRILLIC CAPITAL LETTER EM" },
  { 0x041d, 'H', "CYRILLIC CAPITAL LETTER EN" },
  { 0x041e, 'O', "CYRILLIC CAPITAL LETTER O" },
  { 0x0420, 'P', "CYRILLIC CAPITAL LETTER ER" },
  { 0x0421, 'C', "CYRILLIC CAPITAL LETTER ES" },
  { 0x0422, 'T', "CYRILLIC CAPITAL LETTER TE" },
  { 0x0423, 'Y', "CYRILLIC CAPITAL LETTER U" },
  { 0x0425, 'X', "CYRILLIC CAPITAL LETTER HA" },
  { 0x0430, 'a', "CYRILLIC SMALL LETTER A" },
  { 0x0435, 'e', "CYRILLIC SMALL LETTER IE" },
  { 0x043e, 'o', "CYRILLIC SMALL LETTER O" },
  { 0x0440, 'p', "CYRILLIC SMALL LETTER ER" },
  { 0x0441, 'c', "CYRILLIC SMALL LETTER ES" },
  { 0x0443, 'y', "CYRILLIC SMALL LETTER U" },
  { 0x0445, 'x', "CYRILLIC SMALL LETTER HA" },
  { 0x0455, 's', "CYRILLIC SMALL LETTER DZE" },
  { 0x0456, 'i', "CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I" },
  { 0x0458, 'j', "CYRILLIC SMALL LETTER JE" },
  { 0x04bb, 'h', "CYRILLIC SMALL LETTER SHHA" },
  { 0x0501, 'd', "CYRILLIC SMALL LETTER KOMI DE" },
  { 0x180e, '\0', "MONGOLIAN VOWEL SEPARATOR" },
  { 0x2002, ' ', "EN SPACE" },
  { 0x2003, ' ', "EM SPACE" },
  { 0x2007, ' ', "FIGURE SPACE" },
  { 0x2009, ' ', "THIN SPACE" },
  { 0x200b, '\0', "ZERO WIDTH SPACE" },
  { 0x200c, '\0', "ZERO WIDTH NON-JOINER" },
  { 0x200d, '\0', "ZERO WIDTH JOINER" },
  { 0x200e, '\0', "LEFT-TO-RIGHT MARK" },
  { 0x200f, '\0', "RIGHT-TO-LEFT MARK" },
  { 0x2010, '-', "HYPHEN" },
  { 0x2011, '-', "NON-BREAKING HYPHEN" },
  { 0x2012, '-', "FIGURE DASH" },
  { 0x2013, '-', "EN DASH" },
  { 0x2014, '-', "EM DASH" },
  { 0x2018, '\'', "LEFT SINGLE QUOTATION MARK" },
  { 0x2019, '\'', "RIGHT SINGLE QUOTATION MARK" },
  { 0x201c, '"', "LEFT DOUBLE QUOTATION MARK" },
  { 0x201d, '"', "RIGHT DOUBLE QUOTATION MARK" },
  { 0x202a, '\0', "LEFT-TO-RIGHT EMBEDDING" },
  { 0x202b, '\0', "RIGHT-TO-LEFT EMBEDDING" },
  { 0x202c, '\0', "POP DIRECTIONAL FORMATTING" },
  { 0x202d, '\0', "LEFT-TO-RIGHT OVERRIDE" },
  { 0x202e, '\0', "RIGHT-TO-LEFT OVERRIDE" },
  { 0x202f, ' ', "NARROW NO-BREAK SPACE" },
  { 0x2060, '\0', "WORD JOINER" },
  { 0x2066, '\0', "LEFT-TO-RIGHT ISOLATE" },
  { 0x2067, '\0', "RIGHT-TO-LEFT ISOLATE" },
  { 0x2068, '\0', "FIRST STRONG ISOLATE" },
  { 0x2069, '\0', "POP DIRECTIONAL ISOLATE" },
  { 0x2212, '-', "MINUS SIGN" },
  { 0x3000, ' ', "IDEOGRAPHIC SPACE" },
  { 0xfe0e, '\0', "VARIATION SELECTOR-15" },
  { 0xfe0f, '\0', "VARIATION SELECTOR-16" },
  { 0xfeff, '\0', "ZERO WIDTH NO-BREAK SPACE" },
};

static const Odd *
find_odd (gunichar letter)
{
  guint low = 0;
  guint high = G_N_ELEMENTS (odds);

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (odds[middle].letter == letter)
      return &odds[middle];
    if (odds[middle].letter < letter)
      low = middle + 1;
    else
      high = middle;
  }

  return NULL;
}

const char *
tc_letter_get_name (gunichar letter)
{
  const Odd *odd = find_odd (letter);

  return odd != NULL ? odd->name : NULL;
}

gboolean
tc_letter_is_invisible (gunichar letter)
{
  const Odd *odd = find_odd (letter);

  return odd != NULL && odd->twin == '\0';
}

gboolean
tc_letter_is_blank (gunichar letter)
{
  const Odd *odd = find_odd (letter);

  return odd != NULL && odd->twin == ' ';
}

char *
tc_letter_dup_plain (const char *text)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text)) {
    gunichar letter = g_utf8_get_char (text);
    const Odd *odd = find_odd (letter);

    if (odd == NULL)
      g_string_append_unichar (out, letter);
    else if (odd->twin != '\0')
      g_string_append_c (out, odd->twin);
  }

  return g_string_free (out, FALSE);
}

/* The first odd letter of a word; in a word of another script all letters are of that script, and
 * none is odd but for what cannot be seen. */
static const Odd *
find_in_word (const char *word)
{
  const Odd *first = NULL;
  gboolean is_mixed = FALSE;
  gboolean has_others = FALSE;

  for (const char *at = word; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);
    const Odd *odd = find_odd (letter);

    if (odd != NULL && odd->twin == '\0')
      return odd;
    if (first == NULL)
      first = odd;
    is_mixed |= letter < 0x80 && g_ascii_isalnum ((char) letter);
    has_others |= odd == NULL && letter >= 0x80;
  }

  return is_mixed || !has_others ? first : NULL;
}

static gboolean
is_ascii (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if ((guint8) text[i] >= 0x80)
      return FALSE;

  return TRUE;
}

char *
tc_letter_dup_remark (const char *text, gsize length)
{
  g_autofree char *word = NULL;
  char shown[7] = { 0 };
  const Odd *odd;

  if (length > MAX_WORD_BYTES || is_ascii (text, length) || memchr (text, ' ', length) != NULL ||
      !g_utf8_validate (text, (gssize) length, NULL))
    return NULL;
  word = g_strndup (text, length);
  odd = find_in_word (word);
  if (odd == NULL)
    return NULL;
  if (odd->twin == '\0')
    return g_strdup_printf (_ ("it holds an invisible character, U+%04X %s"), odd->letter,
                            odd->name);
  g_unichar_to_utf8 (odd->letter, shown);
  if (odd->twin == ' ')
    return g_strdup_printf (_ ("the blank in it is U+%04X %s, no space"), odd->letter, odd->name);

  return g_strdup_printf (_ ("the \"%s\" in it is U+%04X %s, which looks like \"%c\""), shown,
                          odd->letter, odd->name, odd->twin);
}

char *
tc_letter_dup_short (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *head = NULL;

  if (g_utf8_strlen (valid, -1) <= MAX_SHORT)
    return g_steal_pointer (&valid);
  head = g_utf8_substring (valid, 0, MAX_SHORT);

  return g_strconcat (head, "…", NULL);
}

/* -- Printing ---------------------------------------------------------------------------------- */

static gboolean
is_unprintable (gunichar letter)
{
  return g_unichar_iscntrl (letter) || (letter >= 0x200e && letter <= 0x200f) ||
         (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069) ||
         letter == 0x2028 || letter == 0x2029 || letter == 0xfeff;
}

/* Nearly all text is: a board of a thousand areas has their names printed again for each edit. */
static gboolean
is_plain (const char *text, gssize length)
{
  const char *end = length >= 0 ? text + length : NULL;

  while (text != end && *text >= ' ' && *text <= '~')
    text++;

  return text == end || (end == NULL && *text == '\0');
}

static char *
dup_printable (const char *text, gssize length, gboolean has_lines)
{
  g_autofree char *valid = NULL;
  GString *out;

  if (is_plain (text, length))
    return length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  valid = g_utf8_make_valid (text, length);
  out = g_string_sized_new (strlen (valid));
  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (letter == '\t' || letter == '\n')
      g_string_append_unichar (out, has_lines ? letter : letter == '\t' ? ' ' : 0xfffd);
    else
      g_string_append_unichar (out, is_unprintable (letter) ? 0xfffd : letter);
  }

  return g_string_free (out, FALSE);
}

char *
tc_letter_dup_printable (const char *text, gssize length)
{
  return dup_printable (text, length, FALSE);
}

char *
tc_letter_dup_printable_lines (const char *text)
{
  return dup_printable (text, -1, TRUE);
}

char *
tc_letter_dup_escaped (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *at = text;

  while (*at != '\0') {
    gunichar letter = g_utf8_get_char_validated (at, -1);
    gboolean is_valid = letter != (gunichar) -1 && letter != (gunichar) -2;

    if (!is_valid) {
      g_string_append_printf (out, "\\%03o", (guchar) *at);
    } else if (letter < 0x80) {
      const char one[] = { *at, '\0' };
      g_autofree char *escaped = g_strescape (one, NULL);

      g_string_append (out, escaped);
    } else if (is_unprintable (letter)) {
      g_string_append_printf (out, "\\u%04x", letter);
    } else {
      g_string_append_unichar (out, letter);
    }
    at = is_valid ? g_utf8_next_char (at) : at + 1;
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}
