/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-schema-private.h"

/* Which values a simple type takes, and what it says was expected instead. */

#define FREE .max_length = TC_SCHEMA_UNBOUNDED

static const TcSchemaValue few[] = { { "clear" }, { "forest" } };
static const TcSchemaValue one[] = { { "clear" } };
static const TcSchemaValue many[] = {
  { "a" }, { "b" }, { "c" }, { "d" }, { "e" }, { "f" }, { "g" }, { "h" }, { "i" },
  { "j" }, { "k" }, { "l" }, { "m" }, { "n" }, { "o" }, { "p" }, { "q" }, { "r" },
};

typedef struct {
  const char *name;
  TcSchemaType type;
  const char *good[6];
  const char *bad[9];
  const char *expected;
} Case;

static const Case cases[] = {
  { "number",
    { .kind = TC_VALUE_INTEGER, .min = G_MININT64, .max = G_MAXINT64 },
    { "0", "-7", "+7", "007", "9223372036854775807", "-9223372036854775808" },
    { "", "+", "-", "1.0", "1e3", "0x1", "9223372036854775808", "seven", "1 2" },
    "a whole number" },
  { "number-from",
    { .kind = TC_VALUE_INTEGER, .min = 3, .max = G_MAXINT64 },
    { "3", "+3", "0000000000000000000003" },
    { "2", "-3", "" },
    "a whole number of at least 3" },
  { "number-to",
    { .kind = TC_VALUE_INTEGER, .min = G_MININT64, .max = -1 },
    { "-1", "-01", "-999999999999999999" },
    { "0", "1", "-" },
    "a whole number of at most -1" },
  { "number-from-to",
    { .kind = TC_VALUE_INTEGER, .min = 1, .max = 12 },
    { "1", "12", "+12" },
    { "0", "13", "-1", "99999999999999999999" },
    "a whole number from 1 to 12" },
  { "only-number",
    { .kind = TC_VALUE_INTEGER, .min = 1, .max = 1 },
    { "1", "01" },
    { "0", "2" },
    "the number 1" },
  { "switch",
    { .kind = TC_VALUE_BOOLEAN },
    { "true", "false", "1", "0" },
    { "", "yes", "True", "2", "01" },
    "true or false" },
  { "date",
    { .kind = TC_VALUE_DATE },
    { "1940-05-10", "1940-02-29", "2000-02-29", "0001-01-01" },
    { "1940-2-29", "1941-02-29", "1900-02-29", "1940-13-01", "1940-00-10", "1940-05-32",
      "1940/05/10", "40-05-10", "1940-05-1x" },
    "a date such as 1940-05-10" },
  { "word",
    { .kind = TC_VALUE_ENUM, .values = few, .n_values = G_N_ELEMENTS (few) },
    { "clear", "forest" },
    { "", "Clear", "clearforest", "clea" },
    "one of clear, forest" },
  { "only-word",
    { .kind = TC_VALUE_ENUM, .values = one, .n_values = G_N_ELEMENTS (one) },
    { "clear" },
    { "forest" },
    "clear" },
  { "words",
    { .kind = TC_VALUE_ENUM, .values = many, .n_values = G_N_ELEMENTS (many) },
    { "a", "r" },
    { "s" },
    "one of a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p and 2 more" },
  { "text-of-some-length",
    { .kind = TC_VALUE_TEXT, .min_length = 2, .max_length = 4 },
    { "ab", "abcd", "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", "\xf0\x9d\x84\x9e\xf0\x9d\x84\x9e",
      "\xf0\x9d\x84\x9e\xf0\x9d\x84\x9e\xf0\x9d\x84\x9e\xf0\x9d\x84\x9e" },
    { "", "a", "abcde", "\xc3\xa9", "\xf0\x9d\x84\x9e",
      "\xe2\x82\xac"
      "abcd" },
    "text of 2 to 4 characters" },
  { "text-of-one-length",
    { .kind = TC_VALUE_TEXT, .min_length = 3, .max_length = 3 },
    { "abc" },
    { "ab", "abcd" },
    "text of 3 characters" },
  { "text-of-least-length",
    { .kind = TC_VALUE_TEXT, .min_length = 2, FREE },
    { "ab", "a long one" },
    { "", "a" },
    "text of at least 2 characters" },
  { "text-of-one-character",
    { .kind = TC_VALUE_TEXT, .min_length = 1, .max_length = 1 },
    { "a", "\xc3\xa9", "\xf0\x9d\x84\x9e" },
    { "", "ab" },
    "text of 1 character" },
  { "text-of-any-length-but-none",
    { .kind = TC_VALUE_TEXT, .min_length = 1, FREE },
    { "a", "a long one" },
    { "" },
    "text of at least 1 character" },
  { "text-of-most-length",
    { .kind = TC_VALUE_TEXT, .max_length = 3 },
    { "", "abc" },
    { "abcd" },
    "text of at most 3 characters" },
  { "pattern",
    { .kind = TC_VALUE_TEXT, FREE, .pattern = "[a-z]+", .doc = "" },
    { "a", "abc" },
    { "", "a1", "1a", "ABC", "a\n" },
    "text of the form [a-z]+" },
  { "pattern-alternatives",
    { .kind = TC_VALUE_TEXT, FREE, .pattern = "a|bc", .doc = "" },
    { "a", "bc" },
    { "ac", "abc", "b" },
    "text of the form a|bc" },
  { "pattern-documented",
    { .kind = TC_VALUE_ID,
      FREE,
      .pattern = "[A-Z][0-9]{2}",
      .doc = "A letter and two digits. Printed on the counter." },
    { "A12" },
    { "a12", "A1", "A123" },
    "a letter and two digits" },
  { "pattern-documented-in-capitals",
    { .kind = TC_VALUE_ID, FREE, .pattern = "[0-9]+", .doc = "ISO numbers." },
    { "12" },
    { "x" },
    "ISO numbers" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;

  for (guint i = 0; i < G_N_ELEMENTS (test->good) && test->good[i] != NULL; i++) {
    g_autofree char *expected = NULL;

    g_test_message ("good: \"%s\"", test->good[i]);
    g_assert_true (
      tc_schema_type_check (&test->type, test->good[i], strlen (test->good[i]), &expected));
    g_assert_null (expected);
  }
  for (guint i = 0; i < G_N_ELEMENTS (test->bad) && test->bad[i] != NULL; i++) {
    g_autofree char *expected = NULL;

    g_test_message ("bad: \"%s\"", test->bad[i]);
    g_assert_false (
      tc_schema_type_check (&test->type, test->bad[i], strlen (test->bad[i]), &expected));
    g_assert_cmpstr (expected, ==, test->expected);
  }
}

static void
test_collapse (void)
{
  static const char *const texts[][2] = {
    { "", "" },       { "  ", "" },      { "a", "a" },
    { " a ", "a" },   { "a  b", "a b" }, { "\t a\r\n b\t", "a b" },
    { "a b", "a b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *text = g_strdup (texts[i][0]);
    gsize length = tc_schema_collapse (text, strlen (text));

    g_assert_cmpstr (text, ==, texts[i][1]);
    g_assert_cmpuint (length, ==, strlen (texts[i][1]));
  }
}

static const char *const words[] = { "[a-z0-9][a-z0-9\\-]*", "[a][b-z]*", "[\\-a][9-z_]*",
                                     "[!-~][\\]a]*" };

/* Where a pattern is read as a word, it takes what the regular expression takes. */
static void
test_word (gconstpointer data)
{
  static const char *const values[] = { "",    "a",   "z9", "9z",       "a-b",
                                        "-a",  "a b", "A",  "a_",       "ab-9",
                                        "a\n", "a]b", "^",  "\xc3\xa9", "a\xc3\xa9" };
  const char *pattern = data;
  g_autofree char *anchored = g_strdup_printf ("\\A(?:%s)\\z", pattern);
  g_autoptr (GRegex) regex = g_regex_new (anchored, 0, 0, NULL);
  TcSchemaWord word;

  g_assert_nonnull (regex);
  g_assert_true (tc_schema_word_read (&word, pattern));
  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_test_message ("\"%s\"", values[i]);
    g_assert_cmpint (tc_schema_word_matches (&word, values[i], strlen (values[i])), ==,
                     g_regex_match (regex, values[i], 0, NULL));
  }
}

static void
test_no_word (void)
{
  static const char *const patterns[] = {
    "",           "[a-z]",          "[a-z]+",       "a[b]*",
    "[a-z][0-9]", "[a-z][0-9]+",    "[a-z][0-9]*x", "[a-z][0-9]*|b",
    "[^a][b]*",   "[\\d][a]*",      "[a][\\w]*",    "[[:alpha:]][a]*",
    "[z-a][a]*",  "[a][\xc3\xa9]*", "[a][b",        "[a][b-",
    "[a][b-]*",   "[a][\\"
  };
  TcSchemaWord word;

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    g_test_message ("%s", patterns[i]);
    g_assert_false (tc_schema_word_read (&word, patterns[i]));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/schema-type/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/schema-type/word/%s", words[i]);

    g_test_add_data_func (path, words[i], test_word);
  }
  g_test_add_func ("/scenario/schema-type/no-word", test_no_word);
  g_test_add_func ("/scenario/schema-type/collapse", test_collapse);

  return g_test_run ();
}
