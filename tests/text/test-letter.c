/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-letter-private.h"

#include <string.h>

typedef struct {
  const char *word;
  const char *remark; /* NULL: none */
} RemarkCase;

static const RemarkCase remarks[] = {
  { "sedan", NULL },
  { "s\xd0\xb5"
    "dan",
    "the \"\xd0\xb5\" in it is U+0435 CYRILLIC SMALL LETTER IE, which looks like \"e\"" },
  { "\xd0\x90rlon", "the \"\xd0\x90\" in it is U+0410 CYRILLIC CAPITAL LETTER A, which looks like "
                    "\"A\"" },
  { "1\xe2\x80\x93panzer", "the \"\xe2\x80\x93\" in it is U+2013 EN DASH, which looks like \"-\"" },
  { "sed\xe2\x80\x8b"
    "an",
    "it holds an invisible character, U+200B ZERO WIDTH SPACE" },
  { "\xef\xbb\xbf", "it holds an invisible character, U+FEFF ZERO WIDTH NO-BREAK SPACE" },
  { "2\xc2\xa0"
    "00",
    "the blank in it is U+00A0 NO-BREAK SPACE, no space" },
  /* All of it looks like ASCII. */
  { "\xd1\x81\xd0\xbe\xd1\x80", "the \"\xd1\x81\" in it is U+0441 CYRILLIC SMALL LETTER ES, which "
                                "looks like \"c\"" },
  /* A word of another script, letters with marks, prose. */
  { "\xd0\x9c\xd0\xbe\xd1\x81\xd0\xba\xd0\xb2\xd0\xb0", NULL },
  { "caf\xc3\xa9", NULL },
  { "Sedan \xe2\x80\x93 Arlon", NULL },
  { "", NULL },
  /* Not UTF-8. */
  { "s\xd0", NULL },
};

static void
test_remarks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++) {
    g_autofree char *remark = tc_letter_dup_remark (remarks[i].word, strlen (remarks[i].word));

    g_assert_cmpstr (remark, ==, remarks[i].remark);
  }
}

static void
test_long_word (void)
{
  g_autofree char *filler = g_strnfill (300, 'x');
  g_autofree char *word = g_strconcat (filler, "\xd0\xb5", NULL);

  g_assert_null (tc_letter_dup_remark (word, strlen (word)));
}

static void
test_plain (void)
{
  static const char *const words[][2] = {
    { "sedan", "sedan" },
    { "s\xd0\xb5"
      "dan",
      "sedan" },
    { "1\xe2\x88\x92panzer", "1-panzer" },
    { "se\xe2\x80\x8b\xc2\xad"
      "dan",
      "sedan" },
    { "caf\xc3\xa9", "caf\xc3\xa9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *plain = tc_letter_dup_plain (words[i][0]);

    g_assert_cmpstr (plain, ==, words[i][1]);
  }
}

#define TWENTY "abcdefghijklmnopqrst"
#define EIGHTY TWENTY TWENTY TWENTY TWENTY

/* A quotation is cut between two letters, and shows that it is. */
static void
test_short (void)
{
  static const char *const words[][2] = {
    { "", "" },
    { "sedan", "sedan" },
    { EIGHTY, EIGHTY },
    { EIGHTY "u", EIGHTY "\xe2\x80\xa6" },
    { TWENTY TWENTY TWENTY "abcdefghijklmnopqrs\xc3\xa9",
      TWENTY TWENTY TWENTY "abcdefghijklmnopqrs\xc3\xa9" },
    { TWENTY TWENTY TWENTY "abcdefghijklmnopqrs\xc3\xa9\xc3\xa9",
      TWENTY TWENTY TWENTY "abcdefghijklmnopqrs\xc3\xa9\xe2\x80\xa6" },
    { "s\xff"
      "dan",
      "s\xef\xbf\xbd"
      "dan" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *word = tc_letter_dup_short (words[i][0]);

    g_assert_cmpstr (word, ==, words[i][1]);
  }
}

/* What turns the direction of a text does not get beyond a name. */
static void
test_printable (void)
{
  static const struct {
    const char *word;
    const char *printable;
    const char *escaped;
  } cases[] = {
    { "Anna", "Anna", "Anna" },
    { "", "", "" },
    { " ~", " ~", " ~" },
    { "Anna\x7f", "Anna\xef\xbf\xbd", "Anna\\177" },
    { "Zo\xc3\xab", "Zo\xc3\xab", "Zo\xc3\xab" },
    { "A\xe2\x80\xae"
      "b",
      "A\xef\xbf\xbd"
      "b",
      "A\\u202eb" },
    { "\033[31m", "\xef\xbf\xbd[31m", "\\033[31m" },
    { "a\n\"b\"", "a\xef\xbf\xbd\"b\"", "a\\n\\\"b\\\"" },
    { "a\tb", "a b", "a\\tb" },
    { "a\xff", "a\xef\xbf\xbd", "a\\377" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *printable = tc_letter_dup_printable (cases[i].word, -1);
    g_autofree char *escaped = tc_letter_dup_escaped (cases[i].word);

    g_assert_cmpstr (printable, ==, cases[i].printable);
    g_assert_cmpstr (escaped, ==, cases[i].escaped);
  }
}

static void
test_printable_parts (void)
{
  g_autofree char *part = tc_letter_dup_printable ("Anna", 2);
  g_autofree char *before = tc_letter_dup_printable ("Anna\n", 4);
  g_autofree char *lines = tc_letter_dup_printable_lines ("a\n\tb\r\xe2\x80\xae");

  g_assert_cmpstr (part, ==, "An");
  g_assert_cmpstr (before, ==, "Anna");
  g_assert_cmpstr (lines, ==, "a\n\tb\xef\xbf\xbd\xef\xbf\xbd");
}

/* The table is searched by halves. */
static void
test_every_letter (void)
{
  guint n_invisible = 0;
  guint n_named = 0;

  for (gunichar letter = 0; letter < 0x10000; letter++) {
    n_invisible += tc_letter_is_invisible (letter);
    n_named += tc_letter_get_name (letter) != NULL;
  }
  g_assert_cmpuint (n_named, ==, 85);
  g_assert_cmpuint (n_invisible, ==, 21);
  g_assert_cmpstr (tc_letter_get_name (0xa0), ==, "NO-BREAK SPACE");
  g_assert_cmpstr (tc_letter_get_name (0xfeff), ==, "ZERO WIDTH NO-BREAK SPACE");
  g_assert_null (tc_letter_get_name ('a'));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/letter/remarks", test_remarks);
  g_test_add_func ("/text/letter/long-word", test_long_word);
  g_test_add_func ("/text/letter/plain", test_plain);
  g_test_add_func ("/text/letter/short", test_short);
  g_test_add_func ("/text/letter/printable", test_printable);
  g_test_add_func ("/text/letter/printable-parts", test_printable_parts);
  g_test_add_func ("/text/letter/every-letter", test_every_letter);

  return g_test_run ();
}
