/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-lint-sort-private.h is private to core/."
#endif

#include <glib.h>

G_BEGIN_DECLS

/** TcLintKey: something that has a number, to be put in the order of a key. */
typedef struct {
  guint64 key;
  guint32 value;
} TcLintKey;

/** tc_lint_sort_keys: ascending by key; those of one key stay in their order. Linear: the board is
 * sorted by place, by cell and by pair after each edit. */
void tc_lint_sort_keys (TcLintKey *keys, guint n);

/** tc_lint_find_key: moves @at (in, out) forward to the first of @n sorted @keys that is not below
 * @key; whether it is @key. For going through two sorted lists together. */
static inline gboolean
tc_lint_find_key (const TcLintKey *keys, guint n, guint *at, guint64 key)
{
  while (*at < n && keys[*at].key < key)
    (*at)++;

  return *at < n && keys[*at].key == key;
}

G_END_DECLS
