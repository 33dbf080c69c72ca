/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "merge/tc-three-private.h"

/* Children that theirs added, removed and moved. */

static const TcThreeText *
get_text (const TcThreeChildren *children, TcThreeSide side)
{
  return &children->three->texts[side];
}

/* The name of the parent in the text of a side. */
static TcSpan
get_parent_name (const TcThreeChildren *children, TcThreeSide side)
{
  guint32 parent = children->parents[side];

  return tc_scan_get_element (get_text (children, side)->keyed.scan,
                              parent != TC_THREE_DOCUMENT ? parent : 0)
    ->name;
}

static TcSpan
get_name (const TcThreeChildren *children, TcThreeSide side, int index)
{
  return tc_scan_get_element (get_text (children, side)->keyed.scan,
                              tc_three_item (children, side, index)->index)
    ->name;
}

/* What a side says about it, for @conflict. */
static void
cite (TcThreeChildren *children, TcThreeConflict *conflict, const int *indices)
{
  conflict->is_excerpt = TRUE;
  for (guint side = 0; side < TC_THREE_N; side++)
    conflict->said[side] =
      indices[side] >= 0
        ? tc_three_dup_excerpt (children->three, side,
                                tc_three_item (children, side, indices[side])->span)
        : g_strdup (_ ("not there"));
}

/* @indices: of the item on each side, or -1. %FALSE, and nothing is reported, when theirs is to be
 * taken. */
static gboolean
dispute (TcThreeChildren *children, const char *code, const int *indices, const char *format)
{
  TcThreeSide teller = indices[TC_THREE_OURS] >= 0 ? TC_THREE_OURS : TC_THREE_THEIRS;
  g_autofree char *label = tc_three_text_dup_label (
    get_text (children, teller), tc_three_item (children, teller, indices[teller])->index);
  TcSpan spans[TC_THREE_N];
  TcThreeConflict *conflict;

  for (guint side = 0; side < TC_THREE_N; side++)
    spans[side] = indices[side] >= 0 ? get_name (children, side, indices[side])
                                     : get_parent_name (children, side);
  if (tc_three_takes_theirs (children->three, code, spans[TC_THREE_BASE], spans[TC_THREE_THEIRS]))
    return FALSE;
  conflict = tc_three_conflict (children->three, code, spans[TC_THREE_OURS],
                                tc_three_dup_message (format, label));
  conflict->theirs = spans[TC_THREE_THEIRS];
  conflict->base = spans[TC_THREE_BASE];
  cite (children, conflict, indices);

  return TRUE;
}

/* -- Removed ------------------------------------------------------------------------------------
 */

static gboolean
is_gone (const TcThreeChildren *children, int own)
{
  int base = children->of_ours[own];

  return base >= 0 && children->to_theirs[base] < 0 && !children->keep[base];
}

/* Whether an element that stays follows on the line of item @own of ours. */
static gboolean
is_followed (const TcThreeChildren *children, int own)
{
  const char *text = get_text (children, TC_THREE_OURS)->keyed.text;
  guint32 end = tc_three_item (children, TC_THREE_OURS, own)->span.end;
  int n = (int) children->items[TC_THREE_OURS]->len;
  int next = own + 1;
  const TcThreeItem *item;

  while (next < n && is_gone (children, next))
    next++;
  if (next == n)
    return FALSE;
  item = tc_three_item (children, TC_THREE_OURS, next);

  return !item->is_comment && strcspn (text + end, "\r\n") >= item->span.start - end;
}

void
tc_three_remove_item (TcThreeChildren *children, int own)
{
  const TcThreeText *ours = get_text (children, TC_THREE_OURS);
  TcSpan range = tc_three_item (children, TC_THREE_OURS, own)->span;
  g_autofree char *lead = tc_operation_dup_lead (&children->three->style, range.start);
  guint32 start = tc_three_get_lead (ours, range.start);

  if (lead != NULL && !is_followed (children, own))
    range.start -= (guint32) strlen (lead);
  else if (lead == NULL && own > 0 &&
           tc_three_item (children, TC_THREE_OURS, own - 1)->span.end == start)
    range.start = start;
  tc_three_edit (children->three, range, "");
}

static void
remove_items (TcThreeChildren *children)
{
  for (guint base = 0; base < children->items[TC_THREE_BASE]->len; base++) {
    const TcThreeItem *item = tc_three_item (children, TC_THREE_BASE, (int) base);
    int own = children->to_ours[base];
    int indices[] = { (int) base, own, -1 };

    if (children->to_theirs[base] >= 0 || own < 0 || children->keep[base])
      continue;
    if (item->is_comment || item->print == tc_three_item (children, TC_THREE_OURS, own)->print ||
        !dispute (children, "MRG003", indices, N_ ("Theirs removed %s, and ours changed it")))
      tc_three_remove_item (children, own);
  }
}

/* -- Added --------------------------------------------------------------------------------------
 */

/* Item @index of theirs comes in the place of item @own of ours. */
static void
replace_item (TcThreeChildren *children, int own, int index)
{
  g_autofree char *written = tc_three_dup_fragment (children, index);

  tc_three_edit (children->three, tc_three_item (children, TC_THREE_OURS, own)->span,
                 g_strstrip (written));
}

/* %FALSE when there is nothing to add. */
static gboolean
is_wanted (TcThreeChildren *children, int index)
{
  const TcThreeItem *item = tc_three_item (children, TC_THREE_THEIRS, index);
  int base = children->of_theirs[index];
  int twin = children->twins[index];
  int indices[] = { base, twin, index };

  if (children->skip[index])
    return FALSE;
  if (base >= 0) {
    /* Ours removed it. */
    return children->to_ours[base] < 0 && !item->is_comment && !children->keep[base] &&
           item->print != tc_three_item (children, TC_THREE_BASE, base)->print &&
           !dispute (children, "MRG003", indices, N_ ("Ours removed %s, and theirs changed it"));
  }
  if (twin < 0)
    return TRUE;
  if (!item->is_comment && item->print != tc_three_item (children, TC_THREE_OURS, twin)->print &&
      !dispute (children, "MRG004", indices, N_ ("Both sides added %s, but not the same")))
    replace_item (children, twin, index);

  return FALSE;
}

/* The item of ours that item @index of theirs is, or -1. */
static int
find_own (const TcThreeChildren *children, int index)
{
  int base = children->of_theirs[index];

  return base >= 0 ? children->to_ours[base] : children->twins[index];
}

/* Whether ours has anything inside the parent that what is new can stand beside. */
static gboolean
has_neighbours (const TcThreeChildren *children)
{
  return children->items[TC_THREE_OURS]->len > 0;
}

static void
add_items (TcThreeChildren *children)
{
  g_autoptr (GString) all = g_string_new (NULL);
  guint32 start = 0;

  for (int i = 0; i < (int) children->items[TC_THREE_THEIRS]->len; i++) {
    int own = find_own (children, i);
    g_autofree char *written = NULL;

    children->after[i] =
      own >= 0 ? tc_three_item (children, TC_THREE_OURS, own)->span.end : TC_SCAN_NONE;
    if (!is_wanted (children, i))
      continue;
    children->after[i] = tc_three_find_place (children, i);
    written = tc_three_dup_fragment (children, i);
    if (has_neighbours (children)) {
      tc_three_edit (children->three, (TcSpan){ children->after[i], children->after[i] }, written);
    } else {
      g_string_append (all, written);
      start = children->after[i];
    }
  }
  if (all->len > 0)
    tc_three_write_inside (children, start, all->str);
}

/* -- Moved --------------------------------------------------------------------------------------
 */

/* Elements of one slot with an id that all three have, in the order of one side: the order of slots
 * is that of the schema. */
typedef struct {
  GArray *bases;   /* int: items of base */
  gboolean *moved; /* of each of them: it does not stand where it did among the others */
} Order;

/* What is not in the longest rising sequence was moved. */
static void
find_moved (Order *order)
{
  guint n = order->bases->len;
  g_autofree guint *lasts = g_new (guint, n + 1);
  g_autofree int *before = g_new (int, n + 1);
  guint length = 0;

  for (guint i = 0; i < n; i++) {
    int value = g_array_index (order->bases, int, i);
    guint low = 0;
    guint high = length;

    while (low < high) {
      guint middle = (low + high) / 2;

      if (g_array_index (order->bases, int, lasts[middle]) < value)
        low = middle + 1;
      else
        high = middle;
    }
    before[i] = low > 0 ? (int) lasts[low - 1] : -1;
    lasts[low] = i;
    length = MAX (length, low + 1);
    order->moved[i] = TRUE;
  }
  for (int i = length > 0 ? (int) lasts[length - 1] : -1; i >= 0; i = before[i])
    order->moved[i] = FALSE;
}

static Order
order_new (const TcThreeChildren *children, TcThreeSide side, const int *of, guint slot)
{
  Order order = { .bases = g_array_new (FALSE, FALSE, sizeof (int)) };

  for (int i = 0; i < (int) children->items[side]->len; i++) {
    const TcThreeItem *item = tc_three_item (children, side, i);

    if (!item->is_comment && item->slot == slot && item->id != NULL && of[i] >= 0 &&
        children->to_ours[of[i]] >= 0 && children->to_theirs[of[i]] >= 0)
      g_array_append_val (order.bases, of[i]);
  }
  order.moved = g_new0 (gboolean, order.bases->len + 1);
  find_moved (&order);

  return order;
}

static void
order_clear (Order *order)
{
  g_array_unref (order->bases);
  g_free (order->moved);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Order, order_clear)

/* The place of item @base of base in the order, and what stands before it, or -1. */
static guint
find_in_order (const Order *order, int base, int *out_before)
{
  guint i = 0;

  while (g_array_index (order->bases, int, i) != base)
    i++;
  *out_before = i > 0 ? g_array_index (order->bases, int, i - 1) : -1;

  return i;
}

/* The first item of ours that goes with @own: the comments before it that stand before it in theirs
 * as well. */
static int
find_first_of_block (const TcThreeChildren *children, int own, int index)
{
  while (own > 0 && index > 0 && tc_three_item (children, TC_THREE_OURS, own - 1)->is_comment &&
         find_own (children, index - 1) == own - 1) {
    own--;
    index--;
  }

  return own;
}

/* Behind a comment on the same line. */
static guint32
find_end_of_block (const TcThreeChildren *children, int own)
{
  return tc_operation_skip_line_comment (&children->three->style,
                                         tc_three_item (children, TC_THREE_OURS, own)->span.end);
}

/* Where what follows @before in theirs goes: what is moved in this round is not yet there. */
static guint32
find_place_after (const TcThreeChildren *children, int before)
{
  guint32 moved = children->after[children->to_theirs[before]];

  return moved != TC_SCAN_NONE ? moved : find_end_of_block (children, children->to_ours[before]);
}

static void
move_item (TcThreeChildren *children, int index, int before)
{
  const TcThreeText *ours = get_text (children, TC_THREE_OURS);
  int own = find_own (children, index);
  int first = find_first_of_block (children, own, index);
  TcSpan range = { tc_three_get_lead (ours,
                                      tc_three_item (children, TC_THREE_OURS, first)->span.start),
                   find_end_of_block (children, own) };
  g_autofree char *text = tc_source_dup_span (ours->keyed.source, range);
  guint32 place;

  if (before >= 0) {
    place = find_place_after (children, before);
  } else {
    /* Before all that all three have. */
    int other = 0;

    while (children->of_ours[other] < 0 || is_gone (children, other) ||
           tc_three_item (children, TC_THREE_OURS, other)->slot !=
             tc_three_item (children, TC_THREE_OURS, own)->slot)
      other++;
    place = tc_three_get_lead (ours, tc_three_item (children, TC_THREE_OURS, other)->span.start);
  }
  if (place >= range.start && place <= range.end)
    return;
  tc_three_edit (children->three, range, "");
  tc_three_edit (children->three, (TcSpan){ place, place }, text);
  children->after[index] = place;
}

static gboolean
is_move_taken (const TcThreeChildren *children, const int *indices)
{
  return tc_three_takes_theirs (children->three, "MRG006",
                                get_name (children, TC_THREE_BASE, indices[TC_THREE_BASE]),
                                get_name (children, TC_THREE_THEIRS, indices[TC_THREE_THEIRS]));
}

/* In the round of moves they are made, else those that both sides made are judged. */
static void
merge_order (TcThreeChildren *children, guint slot)
{
  g_auto (Order) ours = order_new (children, TC_THREE_OURS, children->of_ours, slot);
  g_auto (Order) theirs = order_new (children, TC_THREE_THEIRS, children->of_theirs, slot);

  for (guint i = 0; i < theirs.bases->len; i++) {
    int base = g_array_index (theirs.bases, int, i);
    int before = i > 0 ? g_array_index (theirs.bases, int, i - 1) : -1;
    int indices[] = { base, children->to_ours[base], children->to_theirs[base] };
    int own_before;
    guint place;

    if (!theirs.moved[i])
      continue;
    place = find_in_order (&ours, base, &own_before);
    if (own_before == before)
      continue;
    if (!children->three->only_moves)
      dispute (children, "MRG006", indices, N_ ("Both sides moved %s, but not to the same place"));
    else if (!ours.moved[place] || is_move_taken (children, indices))
      move_item (children, indices[TC_THREE_THEIRS], before);
  }
}

static void
merge_orders (TcThreeChildren *children)
{
  guint32 parent = children->parents[TC_THREE_OURS];
  const TcSchemaElement *type =
    parent != TC_THREE_DOCUMENT ? get_text (children, TC_THREE_OURS)->types[parent] : NULL;

  for (guint i = 0; i < children->items[TC_THREE_THEIRS]->len; i++)
    children->after[i] = TC_SCAN_NONE;
  for (guint slot = 0; type != NULL && slot < type->content->n_slots; slot++)
    merge_order (children, slot);
}

/* What all three have. */
static void
merge_partners (TcThreeChildren *children)
{
  for (int base = 0; base < (int) children->items[TC_THREE_BASE]->len; base++) {
    int own = children->to_ours[base];
    int other = children->to_theirs[base];
    guint32 elements[TC_THREE_N];

    if (own < 0 || other < 0 || tc_three_item (children, TC_THREE_BASE, base)->is_comment)
      continue;
    elements[TC_THREE_BASE] = tc_three_item (children, TC_THREE_BASE, base)->index;
    elements[TC_THREE_OURS] = tc_three_item (children, TC_THREE_OURS, own)->index;
    elements[TC_THREE_THEIRS] = tc_three_item (children, TC_THREE_THEIRS, other)->index;
    tc_three_merge (children->three, elements);
  }
}

void
tc_three_merge_children (TcThree *three, const guint32 *parents)
{
  TcThreeChildren children;
  guint n_edits = tc_edits_get_n (three->edits);

  tc_three_children_init (&children, three, parents);
  merge_orders (&children);
  if (!three->only_moves) {
    tc_three_check_runs (&children);
    add_items (&children);
    remove_items (&children);
  }
  if (!three->only_moves || tc_edits_get_n (three->edits) == n_edits)
    merge_partners (&children);
  tc_three_children_clear (&children);
}
