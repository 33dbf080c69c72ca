/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "merge/tc-three-private.h"

/* Items without a key, such as the points of an outline, are nothing but their place in a row:
 * where both sides changed the same stretch of it, nobody knows what was meant. */

/* What one side made of a stretch of base: between two items that stayed. */
typedef struct {
  int before, behind; /* among those of base without a key: the two that stayed */
  guint from, to;     /* among those of the side without a key */
} Run;

typedef struct {
  TcThreeChildren *children;
  GArray *rest[TC_THREE_N]; /* int: the items without a key */
  GArray *runs[TC_THREE_N]; /* Run */
} Runs;

static GArray *
list_runs (Runs *runs, TcThreeSide side, const int *partners)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Run));
  GArray *base = runs->rest[TC_THREE_BASE];
  GArray *own = runs->rest[side];
  Run run = { .before = -1 };
  guint at = 0;

  for (guint i = 0; i <= base->len; i++) {
    int partner = i < base->len ? partners[g_array_index (base, int, i)] : -1;

    if (i < base->len && partner < 0)
      continue;
    run.from = at;
    while (at < own->len && g_array_index (own, int, at) != partner)
      at++;
    run.to = at;
    run.behind = (int) i;
    if (run.to > run.from || run.behind - run.before > 1)
      g_array_append_val (found, run);
    run.before = (int) i;
    at++;
  }

  return found;
}

static guint64
get_print (const Runs *runs, TcThreeSide side, guint index)
{
  return tc_three_item (runs->children, side, g_array_index (runs->rest[side], int, index))->print;
}

static gboolean
is_same (const Runs *runs, const Run *ours, const Run *theirs)
{
  if (ours->before != theirs->before || ours->behind != theirs->behind ||
      ours->to - ours->from != theirs->to - theirs->from)
    return FALSE;
  for (guint i = 0; i < ours->to - ours->from; i++)
    if (get_print (runs, TC_THREE_OURS, ours->from + i) !=
        get_print (runs, TC_THREE_THEIRS, theirs->from + i))
      return FALSE;

  return TRUE;
}

/* (nullable): the run of ours that touches the same stretch; that both only removed items is fine.
 */
static const Run *
find_rival (const Runs *runs, const Run *theirs)
{
  for (guint i = 0; i < runs->runs[TC_THREE_OURS]->len; i++) {
    const Run *ours = &g_array_index (runs->runs[TC_THREE_OURS], Run, i);

    gboolean adds = ours->to > ours->from || theirs->to > theirs->from;

    if (adds && MAX (ours->before, theirs->before) < MIN (ours->behind, theirs->behind))
      return ours;
  }

  return NULL;
}

/* The stretch in a text, or the name of the parent when there is nothing of it. */
static TcSpan
get_span (const Runs *runs, TcThreeSide side, guint from, guint to)
{
  const TcThreeChildren *children = runs->children;

  if (from >= to)
    return tc_scan_get_element (children->three->texts[side].keyed.scan, children->parents[side])
      ->name;

  return (TcSpan){
    tc_three_item (children, side, g_array_index (runs->rest[side], int, from))->span.start,
    tc_three_item (children, side, g_array_index (runs->rest[side], int, to - 1))->span.end
  };
}

static void
dispute (Runs *runs, const Run *ours, const Run *theirs)
{
  TcThree *three = runs->children->three;
  g_autofree char *label =
    tc_three_text_dup_label (&three->texts[TC_THREE_OURS], runs->children->parents[TC_THREE_OURS]);
  TcThreeConflict *conflict =
    tc_three_conflict (three, "MRG005", get_span (runs, TC_THREE_OURS, ours->from, ours->to),
                       g_strdup_printf (_ ("Both sides changed the same part of %s"), label));

  conflict->theirs = get_span (runs, TC_THREE_THEIRS, theirs->from, theirs->to);
  conflict->base =
    get_span (runs, TC_THREE_BASE, (guint) (theirs->before + 1), (guint) theirs->behind);
}

/* Nothing of it is brought over. */
static void
pass_over (Runs *runs, const Run *theirs)
{
  for (guint i = theirs->from; i < theirs->to; i++)
    runs->children->skip[g_array_index (runs->rest[TC_THREE_THEIRS], int, i)] = TRUE;
  for (int i = theirs->before + 1; i < theirs->behind; i++)
    runs->children->keep[g_array_index (runs->rest[TC_THREE_BASE], int, (guint) i)] = TRUE;
}

void
tc_three_check_runs (TcThreeChildren *children)
{
  Runs runs = { .children = children };

  for (guint side = 0; side < TC_THREE_N; side++)
    runs.rest[side] = tc_three_list_rest (children->items[side]);
  runs.runs[TC_THREE_OURS] = list_runs (&runs, TC_THREE_OURS, children->to_ours);
  runs.runs[TC_THREE_THEIRS] = list_runs (&runs, TC_THREE_THEIRS, children->to_theirs);
  for (guint i = 0; i < runs.runs[TC_THREE_THEIRS]->len; i++) {
    const Run *theirs = &g_array_index (runs.runs[TC_THREE_THEIRS], Run, i);
    const Run *ours = find_rival (&runs, theirs);

    if (ours == NULL)
      continue;
    if (!is_same (&runs, ours, theirs))
      dispute (&runs, ours, theirs);
    pass_over (&runs, theirs);
  }
  for (guint side = 0; side < TC_THREE_N; side++) {
    g_array_unref (runs.rest[side]);
    g_clear_pointer (&runs.runs[side], g_array_unref);
  }
}
