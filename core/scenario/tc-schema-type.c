/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Checking values against simple types. */

/* More words than this are not listed in a message. */
#define MAX_LISTED_VALUES 16

typedef struct {
  TcSchemaWord word;
  GRegex *regex; /* nullable: word will do */
} Pattern;

struct _TcSchemaMatcher {
  GHashTable *patterns; /* text, by address -> Pattern */
  const char *text;     /* the last one asked for */
  const Pattern *pattern;
};

static void
free_pattern (gpointer data)
{
  Pattern *pattern = data;

  g_clear_pointer (&pattern->regex, g_regex_unref);
  g_free (pattern);
}

TcSchemaMatcher *
tc_schema_matcher_new (void)
{
  TcSchemaMatcher *matcher = g_new0 (TcSchemaMatcher, 1);

  matcher->patterns = g_hash_table_new_full (NULL, NULL, NULL, free_pattern);

  return matcher;
}

void
tc_schema_matcher_free (TcSchemaMatcher *matcher)
{
  if (matcher == NULL)
    return;
  g_hash_table_unref (matcher->patterns);
  g_free (matcher);
}

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

gsize
tc_schema_collapse (char *value, gsize length)
{
  gsize from;
  gsize to = 0;

  for (from = 0; from < length; from++) {
    if (!is_space (value[from]))
      value[to++] = value[from];
    else if (to > 0 && value[to - 1] != ' ')
      value[to++] = ' ';
  }
  if (to > 0 && value[to - 1] == ' ')
    to--;
  value[to] = '\0';

  return to;
}

static Pattern *
new_pattern (const char *text)
{
  Pattern *pattern = g_new0 (Pattern, 1);
  g_autofree char *anchored = NULL;

  if (tc_schema_word_read (&pattern->word, text))
    return pattern;
  anchored = g_strdup_printf ("\\A(?:%s)\\z", text);
  pattern->regex = g_regex_new (anchored, G_REGEX_OPTIMIZE, 0, NULL);
  g_assert (pattern->regex != NULL);

  return pattern;
}

/* A schema of ours has few patterns, and one of them is that of identifiers: half of a file's
 * values. */
static const Pattern *
ensure_pattern (TcSchemaMatcher *matcher, const char *text)
{
  Pattern *pattern;

  if (text == matcher->text)
    return matcher->pattern;
  pattern = g_hash_table_lookup (matcher->patterns, text);
  if (pattern == NULL) {
    pattern = new_pattern (text);
    g_hash_table_insert (matcher->patterns, (char *) text, pattern);
  }
  matcher->text = text;
  matcher->pattern = pattern;

  return pattern;
}

static gboolean
check_pattern (TcSchemaMatcher *matcher, const char *text, const char *value, gsize length)
{
  const Pattern *pattern = ensure_pattern (matcher, text);

  if (pattern->regex == NULL)
    return tc_schema_word_matches (&pattern->word, value, length);

  return g_regex_match_full (pattern->regex, value, (gssize) length, 0, 0, NULL, NULL);
}

/* A character is one to four bytes, so that most often the bytes say enough. */
static gboolean
has_fitting_length (const TcSchemaType *type, const char *value, gsize length)
{
  gsize n_characters;

  if ((length + 3) / 4 >= type->min_length && length <= type->max_length)
    return TRUE;
  n_characters = (gsize) g_utf8_strlen (value, (gssize) length);

  return n_characters >= type->min_length && n_characters <= type->max_length;
}

static gboolean
check_text (TcSchemaMatcher *matcher, const TcSchemaType *type, const char *value, gsize length)
{
  return has_fitting_length (type, value, length) &&
         (type->pattern == NULL || check_pattern (matcher, type->pattern, value, length));
}

static gboolean
check_integer (const TcSchemaType *type, const char *value)
{
  const char *digits = *value == '+' || *value == '-' ? value + 1 : value;
  gint64 number = 0;
  gsize n = 0;

  while (g_ascii_isdigit (digits[n]))
    n++;
  if (n == 0 || digits[n] != '\0')
    return FALSE;
  if (n <= 18) {
    number = tc_schema_read_integer (*value == '-' ? value : digits);
    return number >= type->min && number <= type->max;
  }
  /* g_ascii_string_to_signed () refuses a plus sign. */
  return g_ascii_string_to_signed (*value == '-' ? value : digits, 10, type->min, type->max,
                                   &number, NULL);
}

static gboolean
check_date (const char *value, gsize length)
{
  guint digits[8];
  guint n = 0;
  gsize i;

  if (length != 10)
    return FALSE;
  for (i = 0; i < 10; i++) {
    if (i == 4 || i == 7) {
      if (value[i] != '-')
        return FALSE;
    } else if (!g_ascii_isdigit (value[i])) {
      return FALSE;
    } else {
      digits[n++] = (guint) (value[i] - '0');
    }
  }

  return g_date_valid_dmy (
    (GDateDay) (digits[6] * 10 + digits[7]), (GDateMonth) (digits[4] * 10 + digits[5]),
    (GDateYear) (digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3]));
}

static gboolean
check_word (const TcSchemaType *type, const char *value)
{
  guint i;

  for (i = 0; i < type->n_values; i++) {
    if (strcmp (type->values[i].name, value) == 0)
      return TRUE;
  }

  return FALSE;
}

gboolean
tc_schema_matcher_check (TcSchemaMatcher *matcher,
                         const TcSchemaType *type,
                         const char *value,
                         gsize length)
{
  switch (type->kind) {
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
    return check_text (matcher, type, value, length);
  case TC_VALUE_INTEGER:
    return check_integer (type, value);
  case TC_VALUE_BOOLEAN:
    return strcmp (value, "true") == 0 || strcmp (value, "false") == 0 ||
           strcmp (value, "1") == 0 || strcmp (value, "0") == 0;
  case TC_VALUE_DATE:
    return check_date (value, length);
  case TC_VALUE_ENUM:
    return check_word (type, value);
  }

  g_assert_not_reached ();
}

static char *
dup_expected_integer (const TcSchemaType *type)
{
  gboolean has_min = type->min != G_MININT64;
  gboolean has_max = type->max != G_MAXINT64;

  if (has_min && type->min == type->max)
    return g_strdup_printf (_ ("the number %" G_GINT64_FORMAT), type->min);
  if (has_min && has_max)
    return g_strdup_printf (_ ("a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT),
                            type->min, type->max);
  if (has_min)
    return g_strdup_printf (_ ("a whole number of at least %" G_GINT64_FORMAT), type->min);
  if (has_max)
    return g_strdup_printf (_ ("a whole number of at most %" G_GINT64_FORMAT), type->max);

  return g_strdup (_ ("a whole number"));
}

static char *
dup_expected_word (const TcSchemaType *type)
{
  GString *text = g_string_new (type->n_values == 1 ? NULL : _ ("one of "));
  guint i;

  for (i = 0; i < type->n_values && i < MAX_LISTED_VALUES; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", type->values[i].name);
  if (type->n_values > MAX_LISTED_VALUES)
    g_string_append_printf (text, _ (" and %u more"), type->n_values - MAX_LISTED_VALUES);

  return g_string_free (text, FALSE);
}

/* The first sentence of a type's documentation says it better than its pattern. */
static char *
dup_expected_pattern (const TcSchemaType *type)
{
  const char *end = strstr (type->doc, ". ");
  gsize length = end != NULL ? (gsize) (end - type->doc) : strlen (type->doc);
  char *sentence;

  if (length == 0)
    return g_strdup_printf (_ ("text of the form %s"), type->pattern);
  if (type->doc[length - 1] == '.')
    length--;
  sentence = g_strndup (type->doc, length);
  if (!g_ascii_isupper (sentence[1]))
    sentence[0] = g_ascii_tolower (sentence[0]);

  return sentence;
}

static char *
dup_expected_text (const TcSchemaType *type)
{
  if (type->pattern != NULL)
    return dup_expected_pattern (type);
  if (type->max_length == TC_SCHEMA_UNBOUNDED)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "text of at least %u character",
                                         "text of at least %u characters", type->min_length),
                            type->min_length);
  if (type->min_length == type->max_length)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "text of %u character",
                                         "text of %u characters", type->max_length),
                            type->max_length);
  if (type->min_length == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "text of at most %u character",
                                         "text of at most %u characters", type->max_length),
                            type->max_length);

  return g_strdup_printf (_ ("text of %u to %u characters"), type->min_length, type->max_length);
}

char *
tc_schema_type_dup_expected (const TcSchemaType *type)
{
  switch (type->kind) {
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
    return dup_expected_text (type);
  case TC_VALUE_INTEGER:
    return dup_expected_integer (type);
  case TC_VALUE_BOOLEAN:
    return g_strdup (_ ("true or false"));
  case TC_VALUE_DATE:
    return g_strdup (_ ("a date such as 1940-05-10"));
  case TC_VALUE_ENUM:
    return dup_expected_word (type);
  }

  g_assert_not_reached ();
}

gboolean
tc_schema_type_check (const TcSchemaType *type,
                      const char *value,
                      gsize length,
                      char **out_expected)
{
  g_autoptr (TcSchemaMatcher) matcher = NULL;
  g_autofree char *text = NULL;
  gboolean ok;

  g_return_val_if_fail (type != NULL && value != NULL, FALSE);

  text = g_strndup (value, length);
  length = strlen (text);
  if (type->collapse)
    length = tc_schema_collapse (text, length);
  matcher = tc_schema_matcher_new ();
  ok = tc_schema_matcher_check (matcher, type, text, length);
  if (!ok && out_expected != NULL)
    *out_expected = tc_schema_type_dup_expected (type);

  return ok;
}
