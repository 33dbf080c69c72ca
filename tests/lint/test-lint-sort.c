/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-lint-sort-private.h"

#include "base/tc-rng.h"

/* How many, and of how many bits; few bits make many of one key. */
typedef struct {
  const char *name;
  guint n;
  guint bits;
} Case;

static const Case cases[] = {
  { "none", 0, 64 },         { "one", 1, 64 },         { "one-key", 50, 0 },
  { "few-keys", 3000, 3 },   { "digit", 3000, 11 },    { "two-digits", 999, 12 },
  { "many-bits", 3000, 42 }, { "all-bits", 3000, 64 },
};

static guint64
make_key (TcRng *rng, guint bits)
{
  guint64 key = (guint64) tc_rng_below (rng, G_MAXUINT32) << 32 | tc_rng_below (rng, G_MAXUINT32);

  return bits > 0 ? key >> (64 - bits) : 0;
}

/* Ascending, in the old order within a key, and all of them are still there. */
static void
test_order (gconstpointer data)
{
  const Case *test = data;
  g_autofree TcLintKey *keys = g_new (TcLintKey, test->n);
  g_autofree guint64 *old = g_new (guint64, test->n);
  g_autofree guint8 *is_seen = g_new0 (guint8, test->n);
  TcRng rng;

  tc_rng_init (&rng, 1940);
  for (guint i = 0; i < test->n; i++) {
    old[i] = make_key (&rng, test->bits);
    keys[i] = (TcLintKey){ old[i], i };
  }
  tc_lint_sort_keys (keys, test->n);
  for (guint i = 0; i < test->n; i++) {
    g_assert_cmpuint (keys[i].value, <, test->n);
    g_assert_false (is_seen[keys[i].value]);
    is_seen[keys[i].value] = TRUE;
    g_assert_cmpuint (keys[i].key, ==, old[keys[i].value]);
    if (i == 0)
      continue;
    g_assert_cmpuint (keys[i - 1].key, <=, keys[i].key);
    if (keys[i - 1].key == keys[i].key)
      g_assert_cmpuint (keys[i - 1].value, <, keys[i].value);
  }
}

static void
test_find (void)
{
  const TcLintKey keys[] = { { 2, 0 }, { 2, 1 }, { 5, 2 }, { G_MAXUINT64, 3 } };
  guint at = 0;

  g_assert_false (tc_lint_find_key (keys, 4, &at, 1));
  g_assert_true (tc_lint_find_key (keys, 4, &at, 2));
  g_assert_true (tc_lint_find_key (keys, 4, &at, 2));
  g_assert_false (tc_lint_find_key (keys, 4, &at, 4));
  g_assert_cmpuint (at, ==, 2);
  g_assert_true (tc_lint_find_key (keys, 4, &at, G_MAXUINT64));
  g_assert_false (tc_lint_find_key (keys, 3, &at, G_MAXUINT64));
  g_assert_false (tc_lint_find_key (NULL, 0, &at, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/lint/sort/order/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_order);
  }
  g_test_add_func ("/lint/sort/find", test_find);

  return g_test_run ();
}
