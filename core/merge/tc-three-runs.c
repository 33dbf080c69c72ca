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

/* What somebody has decided, or would have to. */
typedef struct {
  Run stretch;
  gboolean takes_theirs;
} Decision;

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

/* Whether ours changed one of the items that theirs put others in place of; @out_ours: those of the
 * stretch that ours has. */
static gboolean
find_changed (const Runs *runs, const Run *theirs, Run *out_ours)
{
  const TcThreeChildren *children = runs->children;
  gboolean is_changed = FALSE;

  *out_ours = (Run){ theirs->before, theirs->behind, 0, 0 };
  for (int i = theirs->before + 1; theirs->to > theirs->from && i < theirs->behind; i++) {
    int base = g_array_index (runs->rest[TC_THREE_BASE], int, (guint) i);
    int own = children->to_ours[base];
    guint at = 0;

    if (own < 0)
      continue;
    is_changed |= tc_three_item (children, TC_THREE_OURS, own)->print !=
                  tc_three_item (children, TC_THREE_BASE, base)->print;
    while (g_array_index (runs->rest[TC_THREE_OURS], int, at) != own)
      at++;
    if (out_ours->to == 0)
      out_ours->from = at;
    out_ours->to = at + 1;
  }

  return is_changed;
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

/* (transfer full) */
static char *
dup_said (const Runs *runs, TcThreeSide side, guint from, guint to)
{
  if (from >= to)
    return g_strdup (_ ("nothing"));

  return tc_three_dup_excerpt (runs->children->three, side, get_span (runs, side, from, to));
}

/* %FALSE, and nothing is reported, when theirs is to be taken. */
static gboolean
dispute (Runs *runs, const Run *ours, const Run *theirs)
{
  TcThree *three = runs->children->three;
  TcSpan their_span = get_span (runs, TC_THREE_THEIRS, theirs->from, theirs->to);
  TcSpan base_span =
    get_span (runs, TC_THREE_BASE, (guint) (theirs->before + 1), (guint) theirs->behind);
  g_autofree char *label =
    tc_three_text_dup_label (&three->texts[TC_THREE_OURS], runs->children->parents[TC_THREE_OURS]);
  TcThreeConflict *conflict;

  if (tc_three_takes_theirs (three, "MRG005", base_span, their_span))
    return FALSE;
  conflict =
    tc_three_conflict (three, "MRG005", get_span (runs, TC_THREE_OURS, ours->from, ours->to),
                       g_strdup_printf (_ ("Both sides changed the same part of %s"), label));
  conflict->theirs = their_span;
  conflict->base = base_span;
  conflict->is_excerpt = TRUE;
  conflict->said[TC_THREE_BASE] =
    dup_said (runs, TC_THREE_BASE, (guint) (theirs->before + 1), (guint) theirs->behind);
  conflict->said[TC_THREE_OURS] = dup_said (runs, TC_THREE_OURS, ours->from, ours->to);
  conflict->said[TC_THREE_THEIRS] = dup_said (runs, TC_THREE_THEIRS, theirs->from, theirs->to);

  return TRUE;
}

/* -- Theirs instead ----------------------------------------------------------------------------
 */

/* Widens @stretch of base until no run of either side reaches over its ends, which both sides have
 * kept then. */
static void
widen (const Runs *runs, Run *stretch)
{
  static const TcThreeSide sides[] = { TC_THREE_OURS, TC_THREE_THEIRS };
  gboolean is_wider = TRUE;

  while (is_wider) {
    is_wider = FALSE;
    for (guint k = 0; k < G_N_ELEMENTS (sides); k++)
      for (guint i = 0; i < runs->runs[sides[k]]->len; i++) {
        const Run *run = &g_array_index (runs->runs[sides[k]], Run, i);

        if (MAX (run->before, stretch->before) >= MIN (run->behind, stretch->behind) ||
            (run->before >= stretch->before && run->behind <= stretch->behind))
          continue;
        stretch->before = MIN (stretch->before, run->before);
        stretch->behind = MAX (stretch->behind, run->behind);
        is_wider = TRUE;
      }
  }
}

/* Where the partner of the @index-th of base without a key is among those of the side. */
static guint
find_partner (const Runs *runs, TcThreeSide side, const int *partners, guint index)
{
  int partner = partners[g_array_index (runs->rest[TC_THREE_BASE], int, index)];
  guint at = 0;

  while (g_array_index (runs->rest[side], int, at) != partner)
    at++;

  return at;
}

/* What @side has of the stretch. */
static void
find_part (const Runs *runs, TcThreeSide side, Run *stretch)
{
  const int *partners = side == TC_THREE_OURS ? runs->children->to_ours : runs->children->to_theirs;

  stretch->from =
    stretch->before >= 0 ? find_partner (runs, side, partners, (guint) stretch->before) + 1 : 0;
  stretch->to = stretch->behind < (int) runs->rest[TC_THREE_BASE]->len
                  ? find_partner (runs, side, partners, (guint) stretch->behind)
                  : runs->rest[side]->len;
}

/* Ours goes, and theirs is as if only theirs had ever had anything there. */
static void
take_theirs (Runs *runs, Run stretch)
{
  TcThreeChildren *children = runs->children;

  find_part (runs, TC_THREE_OURS, &stretch);
  for (guint i = stretch.from; i < stretch.to; i++) {
    int own = g_array_index (runs->rest[TC_THREE_OURS], int, i);

    tc_three_remove_item (children, own);
    children->of_ours[own] = -1;
  }
  find_part (runs, TC_THREE_THEIRS, &stretch);
  for (guint i = stretch.from; i < stretch.to; i++) {
    int other = g_array_index (runs->rest[TC_THREE_THEIRS], int, i);

    children->of_theirs[other] = -1;
    children->twins[other] = -1;
    children->skip[other] = FALSE;
  }
  for (int i = stretch.before + 1; i < stretch.behind; i++) {
    int base = g_array_index (runs->rest[TC_THREE_BASE], int, (guint) i);

    children->to_ours[base] = -1;
    children->to_theirs[base] = -1;
  }
}

/* (nullable): a decision about a stretch covers all of it. */
static const Decision *
find_decision (const GArray *decisions, const Run *theirs)
{
  for (guint i = 0; i < decisions->len; i++) {
    const Decision *decision = &g_array_index (decisions, Decision, i);

    if (theirs->before >= decision->stretch.before && theirs->behind <= decision->stretch.behind)
      return decision;
  }

  return NULL;
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

/* @decisions: Decision: so far. */
static void
judge (Runs *runs, const Run *ours, const Run *theirs, GArray *decisions)
{
  const Decision *decided = find_decision (decisions, theirs);
  Decision decision = { .stretch = *theirs };

  if (is_same (runs, ours, theirs) || (decided != NULL && !decided->takes_theirs)) {
    pass_over (runs, theirs);
    return;
  }
  if (decided != NULL)
    return;
  widen (runs, &decision.stretch);
  decision.takes_theirs = !dispute (runs, ours, theirs);
  g_array_append_val (decisions, decision);
  if (decision.takes_theirs)
    take_theirs (runs, decision.stretch);
  else
    pass_over (runs, theirs);
}

void
tc_three_check_runs (TcThreeChildren *children)
{
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (Decision));
  Runs runs = { .children = children };

  for (guint side = 0; side < TC_THREE_N; side++)
    runs.rest[side] = tc_three_list_rest (children->items[side]);
  runs.runs[TC_THREE_OURS] = list_runs (&runs, TC_THREE_OURS, children->to_ours);
  runs.runs[TC_THREE_THEIRS] = list_runs (&runs, TC_THREE_THEIRS, children->to_theirs);
  for (guint i = 0; i < runs.runs[TC_THREE_THEIRS]->len; i++) {
    const Run *theirs = &g_array_index (runs.runs[TC_THREE_THEIRS], Run, i);
    const Run *ours = find_rival (&runs, theirs);
    Run changed;

    if (ours == NULL && find_changed (&runs, theirs, &changed))
      ours = &changed;
    if (ours != NULL)
      judge (&runs, ours, theirs, decisions);
  }
  for (guint side = 0; side < TC_THREE_N; side++) {
    g_array_unref (runs.rest[side]);
    g_clear_pointer (&runs.runs[side], g_array_unref);
  }
}
