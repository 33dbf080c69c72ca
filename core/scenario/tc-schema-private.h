/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-schema-private.h is private to core/."
#endif

#include "scenario/tc-schema.h"

G_BEGIN_DECLS

/* TcSchemaMatcher: the compiled patterns of one run, for compiling one costs more than a hundred
 * matches. Not thread-safe. */
typedef struct _TcSchemaMatcher TcSchemaMatcher;

TcSchemaMatcher *tc_schema_matcher_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_schema_matcher_free (TcSchemaMatcher *matcher);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcSchemaMatcher, tc_schema_matcher_free)

/** tc_schema_pack_head: the first eight bytes of @name, 0 for those that it does not have. */
static inline guint64
tc_schema_pack_head (const char *name)
{
  guint64 head = 0;
  guint shift = 64;

  while (shift > 0 && *name != '\0') {
    shift -= 8;
    head |= (guint64) (guint8) *name++ << shift;
  }

  return head;
}

/** tc_schema_collapse: collapses white space in place; returns the new length. */
gsize tc_schema_collapse (char *value, gsize length);

/** tc_schema_read_integer: the number that begins @value, as g_ascii_strtoll () reads it; nearly
 * all have few digits. */
static inline gint64
tc_schema_read_integer (const char *value)
{
  const char *at = *value == '-' ? value + 1 : value;
  gint64 number = 0;
  guint n = 0;

  while (n < 18 && at[n] >= '0' && at[n] <= '9')
    number = number * 10 + (at[n++] - '0');
  if (n == 0 || at[n] != '\0')
    return g_ascii_strtoll (value, NULL, 10);

  return at > value ? -number : number;
}

/* tc-schema-word.c */

/** TcSchemaWord: the patterns that are one ASCII character of a set and any number of another one,
 * such as "[a-z][a-z0-9\-]*". Half of the values of a file are identifiers, and a regular
 * expression takes ten times as long. */
typedef struct {
  guint8 sets[256]; /* in which ones each byte is */
} TcSchemaWord;

/** tc_schema_word_read: %FALSE when @pattern is of another kind. */
gboolean tc_schema_word_read (TcSchemaWord *word, const char *pattern);

/** tc_schema_word_matches: whether all of @value is of the pattern. */
gboolean tc_schema_word_matches (const TcSchemaWord *word, const char *value, gsize length);

/** tc_schema_matcher_check: whether NUL-terminated @value, already collapsed if the type wants it,
 * is of @type. */
gboolean tc_schema_matcher_check (TcSchemaMatcher *matcher,
                                  const TcSchemaType *type,
                                  const char *value,
                                  gsize length);

/** tc_schema_type_dup_expected: (transfer full): what @type takes, in words. */
char *tc_schema_type_dup_expected (const TcSchemaType *type) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
