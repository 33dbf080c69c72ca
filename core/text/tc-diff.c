/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-diff.h"

#include <string.h>

#include "base/tc-hash.h"

/* One side: where its lines begin, and a hash of each. */
typedef struct {
  const char *text;
  GArray *starts; /* guint32; one more at the end of the text */
  guint64 *hashes;
  gint n;
} Side;

/* Lines [first, old.n - last) against [first, edited.n - last): the rest is equal. */
typedef struct {
  Side old;
  Side edited;
  gint first;
  gint last;
  GArray *paths; /* gint: the furthest points after d differences, for each d, 2 d + 1 of them */
  TcEdits *edits;
} Diff;

static void
side_init (Side *side, const TcSource *source)
{
  gsize length;
  guint32 at = 0;

  side->text = tc_source_get_text (source, &length);
  side->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  while (at < length) {
    const char *end = memchr (side->text + at, '\n', length - at);

    g_array_append_val (side->starts, at);
    at = end != NULL ? (guint32) (end - side->text) + 1 : (guint32) length;
  }
  side->n = (gint) side->starts->len;
  g_array_append_val (side->starts, at);
  side->hashes = g_new (guint64, MAX (side->n, 1));
  for (gint i = 0; i < side->n; i++) {
    guint32 start = g_array_index (side->starts, guint32, i);

    side->hashes[i] = tc_hash_bytes (TC_HASH_START, side->text + start,
                                     g_array_index (side->starts, guint32, i + 1) - start);
  }
}

static void
side_clear (Side *side)
{
  g_array_unref (side->starts);
  g_free (side->hashes);
}

static guint32
get_start (const Side *side, gint line)
{
  return g_array_index (side->starts, guint32, line);
}

static gboolean
is_same (const Diff *diff, gint old_line, gint new_line)
{
  guint32 a = get_start (&diff->old, old_line);
  guint32 b = get_start (&diff->edited, new_line);
  guint32 length = get_start (&diff->old, old_line + 1) - a;

  return diff->old.hashes[old_line] == diff->edited.hashes[new_line] &&
         length == get_start (&diff->edited, new_line + 1) - b &&
         memcmp (diff->old.text + a, diff->edited.text + b, length) == 0;
}

static void
trim (Diff *diff)
{
  gint n = MIN (diff->old.n, diff->edited.n);

  while (diff->first < n && is_same (diff, diff->first, diff->first))
    diff->first++;
  while (diff->last < n - diff->first &&
         is_same (diff, diff->old.n - 1 - diff->last, diff->edited.n - 1 - diff->last))
    diff->last++;
}

/* Lines [a, a_end) of the old text become [b, b_end) of the new. */
static void
add_block (Diff *diff, gint a, gint a_end, gint b, gint b_end)
{
  TcSpan range = { get_start (&diff->old, a), get_start (&diff->old, a_end) };
  guint32 start = get_start (&diff->edited, b);
  gboolean added = tc_edits_add (diff->edits, range, diff->edited.text + start,
                                 (gssize) (get_start (&diff->edited, b_end) - start));

  g_assert (added);
}

/* The row of @paths for @d differences; its middle is diagonal 0. */
static gint *
get_row (const Diff *diff, gint d)
{
  return &g_array_index (diff->paths, gint, d * d + d);
}

static gboolean
comes_from_above (const gint *before, gint d, gint k)
{
  return k == -d || (k != d && before[k - 1] < before[k + 1]);
}

/* Myers' greedy search: row d says how far each diagonal (old line less new line) can be followed
 * with d lines removed or added. Returns that number, or -1 when there are too many. */
static gint
search (Diff *diff)
{
  gint n = diff->old.n - diff->last - diff->first;
  gint m = diff->edited.n - diff->last - diff->first;
  gint most = MIN (n + m, (gint) TC_DIFF_MAX_LINES);

  for (gint d = 0; d <= most; d++) {
    gint *row;

    g_array_set_size (diff->paths, (guint) ((d + 1) * (d + 1)));
    row = get_row (diff, d);
    for (gint k = -d; k <= d; k += 2) {
      const gint *before = d > 0 ? get_row (diff, d - 1) : NULL;
      gint x = 0;

      if (d > 0)
        x = comes_from_above (before, d, k) ? before[k + 1] : before[k - 1] + 1;
      while (x < n && x - k < m && x - k >= 0 &&
             is_same (diff, diff->first + x, diff->first + x - k))
        x++;
      row[k] = x;
      if (x >= n && x - k >= m)
        return d;
    }
  }

  return -1;
}

/* Back along the path: runs of lines that were removed and added at one place are one edit. */
static void
collect (Diff *diff, gint d)
{
  gint x = diff->old.n - diff->last - diff->first;
  gint y = diff->edited.n - diff->last - diff->first;
  gint a_end = -1;
  gint b_end = -1;

  for (; d > 0; d--) {
    const gint *before = get_row (diff, d - 1);
    gint k = x - y;
    gboolean is_added = comes_from_above (before, d, k);
    gint from_x = is_added ? before[k + 1] : before[k - 1];
    gint from_y = from_x - (is_added ? k + 1 : k - 1);
    gint to_x = is_added ? from_x : from_x + 1;
    gint to_y = is_added ? from_y + 1 : from_y;

    if (x > to_x && a_end >= 0) {
      add_block (diff, diff->first + x, a_end, diff->first + y, b_end);
      a_end = -1;
    }
    if (a_end < 0) {
      a_end = diff->first + to_x;
      b_end = diff->first + to_y;
    }
    x = from_x;
    y = from_y;
  }
  if (a_end >= 0)
    add_block (diff, diff->first + x, a_end, diff->first + y, b_end);
}

TcEdits *
tc_diff_make_edits (const TcSource *old, const TcSource *edited)
{
  Diff diff = { 0 };
  gint d;

  g_return_val_if_fail (old != NULL && edited != NULL, NULL);

  side_init (&diff.old, old);
  side_init (&diff.edited, edited);
  diff.edits = tc_edits_new (old);
  diff.paths = g_array_new (FALSE, FALSE, sizeof (gint));
  trim (&diff);
  d = search (&diff);
  if (d > 0)
    collect (&diff, d);
  else if (d < 0)
    add_block (&diff, diff.first, diff.old.n - diff.last, diff.first, diff.edited.n - diff.last);
  g_array_unref (diff.paths);
  side_clear (&diff.old);
  side_clear (&diff.edited);

  return diff.edits;
}
