/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-edit.h"

#include <string.h>

#include "text-support.h"
#include "text/tc-edit-private.h"

/* Up to four edits; the last has a NULL text. */
typedef struct {
  guint32 start;
  guint32 end;
  const char *text;
} Change;

typedef struct {
  const char *name;
  const char *before;
  Change changes[5];
  const char *after;
} ApplyCase;

static const ApplyCase apply_cases[] = {
  { "nothing", "abc", { { 0, 0, NULL } }, "abc" },
  { "insert", "abc", { { 1, 1, "XY" } }, "aXYbc" },
  { "insert-at-start", "abc", { { 0, 0, "X" } }, "Xabc" },
  { "insert-at-end", "abc", { { 3, 3, "X" } }, "abcX" },
  { "into-empty", "", { { 0, 0, "X" } }, "X" },
  { "delete", "abc", { { 1, 2, "" } }, "ac" },
  { "delete-all", "abc", { { 0, 3, "" } }, "" },
  { "replace", "abc", { { 1, 2, "XYZ" } }, "aXYZc" },
  { "any-order", "abcdef", { { 4, 5, "E" }, { 0, 1, "A" }, { 2, 3, "C" } }, "AbCdEf" },
  { "insertions-in-order", "ab", { { 1, 1, "1" }, { 1, 1, "2" }, { 1, 1, "3" } }, "a123b" },
  { "touching", "abcd", { { 0, 2, "X" }, { 2, 4, "Y" } }, "XY" },
  { "insert-before-replaced", "abcd", { { 1, 3, "X" }, { 1, 1, "i" } }, "aiXd" },
  { "insert-after-replaced", "abcd", { { 3, 3, "i" }, { 1, 3, "X" } }, "aXid" },
};

static TcEdits *
make_edits (const TcSource *source, const Change *changes)
{
  TcEdits *edits = tc_edits_new (source);

  for (; changes->text != NULL; changes++)
    g_assert_true (
      tc_edits_add (edits, text_span (changes->start, changes->end), changes->text, -1));

  return edits;
}

static void
test_apply (gconstpointer data)
{
  const ApplyCase *c = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->before);
  g_autoptr (TcEdits) edits = make_edits (source, c->changes);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcEdits) again = NULL;
  g_autoptr (TcSource) after = tc_edits_apply (edits, source, &inverse);
  g_autoptr (TcSource) back = tc_edits_apply (inverse, after, &again);
  g_autoptr (TcSource) forth = tc_edits_apply (again, back, NULL);

  text_assert_equal (after, c->after, strlen (c->after));
  text_assert_equal (back, c->before, strlen (c->before));
  text_assert_equal (forth, c->after, strlen (c->after));
  g_assert_cmpstr (tc_source_get_name (after), ==, "x");
  g_assert_cmphex (tc_edits_get_revision (inverse), ==, tc_source_get_revision (after));
  g_assert_cmphex (tc_edits_get_revision (edits), ==, tc_source_get_revision (back));
}

static void
test_refuses (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0123456789");
  g_autoptr (TcEdits) edits = tc_edits_new (source);

  g_assert_true (tc_edits_add (edits, text_span (3, 6), "x", -1));

  g_assert_false (tc_edits_add (edits, text_span (3, 6), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (4, 4), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (2, 4), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (5, 8), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (0, 10), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (4, 5), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (8, 11), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (11, 11), "y", -1));
  g_assert_false (tc_edits_add (edits, text_span (8, 7), "y", -1));
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 1);

  g_assert_true (tc_edits_add (edits, text_span (6, 6), "y", -1));
  g_assert_true (tc_edits_add (edits, text_span (10, 10), "y", -1));
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 3);
}

static void
test_get (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0123456789");
  g_autoptr (TcEdits) edits = tc_edits_new (source);

  g_assert_true (tc_edits_add (edits, text_span (5, 6), "a\0b", 3));
  g_assert_true (tc_edits_add (edits, text_span (1, 2), "cut", 2));

  assert_span (tc_edits_get (edits, 0)->range, 1, 2);
  g_assert_cmpstr (tc_edits_get (edits, 0)->text, ==, "cu");
  g_assert_cmpuint (tc_edits_get (edits, 1)->text_length, ==, 3);
  g_assert_cmpmem (tc_edits_get (edits, 1)->text, 4, "a\0b", 4);
}

static void
test_too_large (void)
{
  g_autofree char *many = g_strnfill (TC_SOURCE_MAX_BYTES / 2 + 1, 'x');
  g_autoptr (TcSource) source = text_new_source ("x", many, TC_SOURCE_MAX_BYTES / 2 + 1);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autoptr (TcEdits) inverse = NULL;

  g_assert_true (tc_edits_add (edits, text_span (0, 0), many, TC_SOURCE_MAX_BYTES / 2));
  g_assert_null (tc_edits_apply (edits, source, &inverse));
  g_assert_null (inverse);
}

typedef struct {
  const char *name;
  Change changes[5];
  TcSpan old;
  TcSpan mapped;
} MapCase;

/* All of a text of ten bytes. */
static const MapCase map_cases[] = {
  { "before", { { 5, 6, "XYZ" } }, { 1, 3 }, { 1, 3 } },
  { "behind", { { 1, 2, "XYZ" } }, { 5, 8 }, { 7, 10 } },
  { "behind-deletion", { { 1, 3, "" } }, { 5, 8 }, { 3, 6 } },
  { "around", { { 4, 5, "XYZ" } }, { 3, 8 }, { 3, 10 } },
  { "exactly-replaced", { { 3, 8, "XY" } }, { 3, 8 }, { 3, 5 } },
  { "exactly-deleted", { { 3, 8, "" } }, { 3, 8 }, { 3, 3 } },
  { "inside-deleted", { { 2, 9, "" } }, { 3, 8 }, { 2, 2 } },
  { "start-deleted", { { 2, 5, "" } }, { 3, 8 }, { 2, 5 } },
  { "end-deleted", { { 6, 9, "" } }, { 3, 8 }, { 3, 6 } },
  { "insert-at-start", { { 3, 3, "XY" } }, { 3, 8 }, { 5, 10 } },
  { "insert-at-end", { { 8, 8, "XY" } }, { 3, 8 }, { 3, 8 } },
  { "insert-inside", { { 5, 5, "XY" } }, { 3, 8 }, { 3, 10 } },
  { "place-after-insertion", { { 3, 3, "XY" } }, { 3, 3 }, { 5, 5 } },
  { "start-replaced", { { 2, 5, "XYZW" } }, { 3, 8 }, { 6, 9 } },
  { "several", { { 0, 1, "" }, { 4, 4, "XX" }, { 9, 10, "Q" } }, { 3, 8 }, { 2, 9 } },
};

static void
test_map (gconstpointer data)
{
  const MapCase *c = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0123456789");
  g_autoptr (TcEdits) edits = make_edits (source, c->changes);

  assert_span (tc_edits_map (edits, c->old), c->mapped.start, c->mapped.end);
}

/* What lies outside every edit is found again with the same text. */
static void
test_map_random (void)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();
  TcRng rng;

  tc_rng_init (&rng, 12);
  for (guint f = 0; f < files->len; f++) {
    const CorpusFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
    g_autoptr (TcEdits) edits = text_make_random_edits (&rng, source);
    g_autoptr (TcSource) after = tc_edits_apply (edits, source, NULL);
    guint32 kept_from = 0;

    for (guint i = 0; i <= tc_edits_get_n (edits); i++) {
      gboolean is_last = i == tc_edits_get_n (edits);
      guint32 kept_to = is_last ? (guint32) file->length : tc_edits_get (edits, i)->range.start;
      TcSpan mapped = tc_edits_map (edits, text_span (kept_from, kept_to));
      g_autofree char *old_text = tc_source_dup_span (source, text_span (kept_from, kept_to));
      g_autofree char *new_text = tc_source_dup_span (after, mapped);

      if (kept_from < kept_to)
        g_assert_cmpstr (new_text, ==, old_text);
      if (!is_last)
        kept_from = tc_edits_get (edits, i)->range.end;
    }
  }
}

static void
test_compose (void)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();
  TcRng rng;

  tc_rng_init (&rng, 5);
  for (guint round = 0; round < 2000; round++) {
    const CorpusFile *file = g_ptr_array_index (files, round % files->len);
    gsize length = round % 3 == 0 ? MIN (file->length, 20) : file->length;
    g_autoptr (TcSource) old = text_new_source (file->name, file->text, length);
    g_autoptr (TcEdits) first = text_make_random_edits (&rng, old);
    g_autoptr (TcSource) middle = tc_edits_apply (first, old, NULL);
    g_autoptr (TcEdits) second = text_make_random_edits (&rng, middle);
    g_autoptr (TcSource) after = tc_edits_apply (second, middle, NULL);
    g_autoptr (TcEdits) both = tc_edits_compose (first, second, middle);
    g_autoptr (TcSource) at_once = tc_edits_apply (both, old, NULL);

    text_assert_equal (at_once, tc_source_get_text (after, NULL), tc_source_get_length (after));
  }
}

/* Edits far apart stay apart: what lies between them is not rewritten. */
static void
test_compose_stays_small (void)
{
  g_autoptr (TcSource) old = tc_source_new_for_string ("x", "0123456789");
  g_autoptr (TcEdits) first = make_edits (old, (Change[]){ { 1, 2, "A" }, { 8, 9, "B" }, { 0 } });
  g_autoptr (TcSource) middle = tc_edits_apply (first, old, NULL);
  g_autoptr (TcEdits) second =
    make_edits (middle, (Change[]){ { 1, 2, "a" }, { 8, 9, "b" }, { 0 } });
  g_autoptr (TcEdits) both = tc_edits_compose (first, second, middle);

  g_assert_cmpuint (tc_edits_get_n (both), ==, 2);
  assert_span (tc_edits_get (both, 0)->range, 1, 2);
  g_assert_cmpstr (tc_edits_get (both, 0)->text, ==, "a");
  assert_span (tc_edits_get (both, 1)->range, 8, 9);
  g_assert_cmpstr (tc_edits_get (both, 1)->text, ==, "b");
}

static void
test_references (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", "0123456789");
  TcEdits *edits = tc_edits_new (source);

  g_assert_true (tc_edits_ref (edits) == edits);
  tc_edits_unref (edits);
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
  tc_edits_unref (edits);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (apply_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/edit/apply/%s", apply_cases[i].name);

    g_test_add_data_func (path, &apply_cases[i], test_apply);
  }
  g_test_add_func ("/text/edit/refuses", test_refuses);
  g_test_add_func ("/text/edit/get", test_get);
  g_test_add_func ("/text/edit/too-large", test_too_large);
  for (guint i = 0; i < G_N_ELEMENTS (map_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/edit/map/%s", map_cases[i].name);

    g_test_add_data_func (path, &map_cases[i], test_map);
  }
  g_test_add_func ("/text/edit/map-random", test_map_random);
  g_test_add_func ("/text/edit/compose", test_compose);
  g_test_add_func ("/text/edit/compose-stays-small", test_compose_stays_small);
  g_test_add_func ("/text/edit/references", test_references);

  return g_test_run ();
}
