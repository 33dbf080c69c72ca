/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-suggest-private.h is private to core/."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* TcSuggest: "did you mean": the best few of the candidates for a misspelt word, by edit distance
 * (insert, delete, replace, swap neighbours) of at most a third of the longer word, letter case
 * ignored; the earlier candidate wins a tie. Long words get no suggestions, so the cost of one is
 * bounded. */

#define TC_SUGGEST_MAX 3u

typedef struct {
  const char *word;
  const char *names[TC_SUGGEST_MAX]; /* best first, borrowed from the candidates */
  guint distances[TC_SUGGEST_MAX];
  guint n;
} TcSuggest;

TcSuggest tc_suggest_begin (const char *word);
void tc_suggest_offer (TcSuggest *suggest, const char *candidate);

/** tc_suggest_dup_question: (transfer full): "Did you mean “a”, “b” or “c”?", or %NULL. */
char *tc_suggest_dup_question (const TcSuggest *suggest) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
