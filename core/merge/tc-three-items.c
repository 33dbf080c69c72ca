/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-hash.h"
#include "merge/tc-three-private.h"

/* The children of an element in three texts, and who is whose partner. */

/* Two lists without keys are compared as long as this many pairs may have to be looked at. */
#define MAX_PAIRS 4000000u

static void
clear_item (gpointer data)
{
  g_free (((TcThreeItem *) data)->id);
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const TcThreeItem *left = a;
  const TcThreeItem *right = b;

  return (left->span.start > right->span.start) - (left->span.start < right->span.start);
}

/* What the parent may hold; %NULL when nobody knows. */
static const TcSchemaContent *
get_content (const TcThreeText *text, guint32 parent)
{
  return parent != TC_THREE_DOCUMENT && text->types[parent] != NULL ? text->types[parent]->content
                                                                    : NULL;
}

/* (transfer full) (nullable): by its key, or by its name where there can be only one. */
static char *
dup_id (const TcThreeText *text, const TcThreeItem *item, const TcSchemaContent *content)
{
  g_autofree char *key = NULL;

  if (content == NULL)
    return text->types[item->index] != NULL ? g_strdup ("=") : NULL;
  if (item->type == NULL)
    return NULL;
  if (item->type->key == NULL)
    return content->slots[item->slot].max == 1 ? g_strconcat ("=", item->type->name, NULL) : NULL;
  key = tc_keyed_text_dup_key (&text->keyed, item->index, item->type, "\n");

  return key != NULL ? g_strconcat ("#", item->type->name, "\n", key, NULL) : NULL;
}

static void
append_element (const TcThreeText *text, guint32 element, guint32 parent, GArray *items)
{
  const TcSchemaContent *content = get_content (text, parent);
  TcThreeItem item = { .index = element,
                       .span = tc_scan_get_extent (text->keyed.scan, element),
                       .type = text->types[element],
                       .slot = G_MAXUINT - 1,
                       .print = text->prints[element] };

  if (content != NULL && item.type != NULL)
    tc_schema_content_find_element (content, item.type->name, &item.slot);
  item.id = dup_id (text, &item, content);
  g_array_append_val (items, item);
}

static void
append_comment (const TcThreeText *text, guint32 comment, GArray *items)
{
  g_autofree char *words = tc_three_text_dup_words (text, comment);
  TcThreeItem item = { .index = comment,
                       .is_comment = TRUE,
                       .span = tc_scan_get_comment (text->keyed.scan, comment)->span,
                       .slot = G_MAXUINT,
                       .print = tc_hash_string (words),
                       .id = g_strconcat ("!", words, NULL) };

  g_array_append_val (items, item);
}

/* Of equal comments the first is the first, and so on; of equal keys only the first counts, for the
 * others are faults. */
static void
settle_ids (GArray *items)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < items->len; i++) {
    TcThreeItem *item = &g_array_index (items, TcThreeItem, i);
    guint n;

    if (item->id == NULL)
      continue;
    n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, item->id)) + 1;
    g_hash_table_insert (counts, g_strdup (item->id), GUINT_TO_POINTER (n));
    if (n == 1)
      continue;
    if (item->is_comment) {
      char *id = g_strdup_printf ("%s\n%u", item->id, n);

      g_free (item->id);
      item->id = id;
    } else {
      g_clear_pointer (&item->id, g_free);
    }
  }
}

static GArray *
list_items (const TcThreeText *text, guint32 parent)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (TcThreeItem));
  gboolean is_document = parent == TC_THREE_DOCUMENT;
  guint32 slot_of_comments = is_document ? tc_scan_get_n_elements (text->keyed.scan) : parent;

  g_array_set_clear_func (items, clear_item);
  if (is_document)
    append_element (text, 0, parent, items);
  else
    for (guint32 i = text->keyed.first[parent]; i != TC_SCAN_NONE; i = text->keyed.next[i])
      append_element (text, i, parent, items);
  for (guint32 i = text->first_comment[slot_of_comments]; i != TC_SCAN_NONE;
       i = text->next_comment[i])
    append_comment (text, i, items);
  g_array_sort (items, compare_items);
  settle_ids (items);

  return items;
}

/* -- Partners -----------------------------------------------------------------------------------
 */

typedef struct {
  GArray *left;
  GArray *right;
  int *to_right;
  int *to_left;
} Match;

static void
pair (const Match *match, int left, int right)
{
  match->to_right[left] = right;
  match->to_left[right] = left;
}

static void
match_ids (const Match *match)
{
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < match->left->len; i++) {
    const TcThreeItem *item = &g_array_index (match->left, TcThreeItem, i);

    if (item->id != NULL && match->to_right[i] < 0)
      g_hash_table_insert (places, item->id, GUINT_TO_POINTER (i + 1));
  }
  for (guint i = 0; i < match->right->len; i++) {
    const TcThreeItem *item = &g_array_index (match->right, TcThreeItem, i);
    guint place = item->id != NULL && match->to_left[i] < 0
                    ? GPOINTER_TO_UINT (g_hash_table_lookup (places, item->id))
                    : 0;

    if (place > 0)
      pair (match, (int) place - 1, (int) i);
  }
}

GArray *
tc_three_list_rest (GArray *items)
{
  GArray *rest = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < (int) items->len; i++)
    if (g_array_index (items, TcThreeItem, (guint) i).id == NULL)
      g_array_append_val (rest, i);

  return rest;
}

static const TcThreeItem *
get_rest (GArray *items, GArray *rest, guint index)
{
  return &g_array_index (items, TcThreeItem, (guint) g_array_index (rest, int, index));
}

/* A stretch of both rests. */
typedef struct {
  const Match *match;
  GArray *left;
  GArray *right;
  guint left_from, left_to;
  guint right_from, right_to;
} Stretch;

static gboolean
is_same (const Stretch *stretch, guint left, guint right)
{
  return get_rest (stretch->match->left, stretch->left, left)->print ==
         get_rest (stretch->match->right, stretch->right, right)->print;
}

static void
pair_rest (const Stretch *stretch, guint left, guint right)
{
  pair (stretch->match, g_array_index (stretch->left, int, left),
        g_array_index (stretch->right, int, right));
}

/* What stands between equal ones and is of the same kinds, one by one, was changed. */
static void
pair_changed (const Stretch *stretch)
{
  guint n = stretch->left_to - stretch->left_from;

  if (n != stretch->right_to - stretch->right_from)
    return;
  for (guint i = 0; i < n; i++)
    if (get_rest (stretch->match->left, stretch->left, stretch->left_from + i)->type !=
        get_rest (stretch->match->right, stretch->right, stretch->right_from + i)->type)
      return;
  for (guint i = 0; i < n; i++)
    pair_rest (stretch, stretch->left_from + i, stretch->right_from + i);
}

/* Length of the longest common sequence of what is left from each pair of places on. */
static guint16 *
make_lengths (const Stretch *stretch, guint n_left, guint n_right)
{
  guint width = n_right + 1;
  guint16 *lengths = g_new0 (guint16, (gsize) (n_left + 1) * width);

  for (guint i = n_left; i > 0; i--)
    for (guint k = n_right; k > 0; k--) {
      guint16 *here = &lengths[(i - 1) * width + k - 1];

      if (is_same (stretch, stretch->left_from + i - 1, stretch->right_from + k - 1))
        *here = lengths[i * width + k] + 1;
      else
        *here = MAX (lengths[i * width + k - 1], lengths[(i - 1) * width + k]);
    }

  return lengths;
}

static void
pair_between (const Stretch *stretch)
{
  guint n_left = stretch->left_to - stretch->left_from;
  guint n_right = stretch->right_to - stretch->right_from;
  g_autofree guint16 *lengths = NULL;
  Stretch gap = *stretch;
  guint i = 0;
  guint k = 0;

  if ((guint64) n_left * n_right > MAX_PAIRS || MIN (n_left, n_right) >= G_MAXUINT16) {
    pair_changed (stretch);
    return;
  }
  lengths = make_lengths (stretch, n_left, n_right);
  while (i < n_left && k < n_right) {
    const guint16 *here = &lengths[i * (n_right + 1) + k];

    if (!is_same (stretch, stretch->left_from + i, stretch->right_from + k)) {
      if (here[n_right + 1] >= here[1])
        i++;
      else
        k++;
      continue;
    }
    gap.left_to = stretch->left_from + i;
    gap.right_to = stretch->right_from + k;
    pair_changed (&gap);
    pair_rest (stretch, gap.left_to, gap.right_to);
    gap.left_from = gap.left_to + 1;
    gap.right_from = gap.right_to + 1;
    i++;
    k++;
  }
  gap.left_to = stretch->left_to;
  gap.right_to = stretch->right_to;
  pair_changed (&gap);
}

static void
match_rest (const Match *match)
{
  g_autoptr (GArray) left = tc_three_list_rest (match->left);
  g_autoptr (GArray) right = tc_three_list_rest (match->right);
  Stretch stretch = { match, left, right, 0, left->len, 0, right->len };

  while (stretch.left_from < stretch.left_to && stretch.right_from < stretch.right_to &&
         is_same (&stretch, stretch.left_from, stretch.right_from))
    pair_rest (&stretch, stretch.left_from++, stretch.right_from++);
  while (stretch.left_from < stretch.left_to && stretch.right_from < stretch.right_to &&
         is_same (&stretch, stretch.left_to - 1, stretch.right_to - 1))
    pair_rest (&stretch, --stretch.left_to, --stretch.right_to);
  pair_between (&stretch);
}

static int *
new_partners (const GArray *items)
{
  int *partners = g_new (int, items->len + 1);

  for (guint i = 0; i <= items->len; i++)
    partners[i] = -1;

  return partners;
}

/* Those of ours that stand for nothing in base, for those of theirs that do not either. */
static void
match_twins (TcThreeChildren *self)
{
  GArray *ours = self->items[TC_THREE_OURS];
  GArray *theirs = self->items[TC_THREE_THEIRS];
  g_autofree int *back = g_new (int, ours->len + 1);
  Match match = { ours, theirs, back, self->twins };

  for (guint i = 0; i < ours->len; i++)
    back[i] = self->of_ours[i] >= 0 ? G_MAXINT : -1;
  for (guint i = 0; i < theirs->len; i++)
    self->twins[i] = self->of_theirs[i] >= 0 ? G_MAXINT : -1;
  match_ids (&match);
  for (guint i = 0; i < theirs->len; i++)
    if (self->twins[i] == G_MAXINT)
      self->twins[i] = -1;
}

void
tc_three_children_init (TcThreeChildren *self, TcThree *three, const guint32 *parents)
{
  Match match;

  *self = (TcThreeChildren){ .three = three };
  memcpy (self->parents, parents, sizeof (self->parents));
  for (guint side = 0; side < TC_THREE_N; side++)
    self->items[side] = list_items (&three->texts[side], parents[side]);
  self->to_ours = new_partners (self->items[TC_THREE_BASE]);
  self->to_theirs = new_partners (self->items[TC_THREE_BASE]);
  self->of_ours = new_partners (self->items[TC_THREE_OURS]);
  self->of_theirs = new_partners (self->items[TC_THREE_THEIRS]);
  self->twins = new_partners (self->items[TC_THREE_THEIRS]);
  self->keep = g_new0 (gboolean, self->items[TC_THREE_BASE]->len + 1);
  self->skip = g_new0 (gboolean, self->items[TC_THREE_THEIRS]->len + 1);
  self->after = g_new (guint32, self->items[TC_THREE_THEIRS]->len + 1);
  match =
    (Match){ self->items[TC_THREE_BASE], self->items[TC_THREE_OURS], self->to_ours, self->of_ours };
  match_ids (&match);
  match_rest (&match);
  match = (Match){ self->items[TC_THREE_BASE], self->items[TC_THREE_THEIRS], self->to_theirs,
                   self->of_theirs };
  match_ids (&match);
  match_rest (&match);
  match_twins (self);
}

void
tc_three_children_clear (TcThreeChildren *self)
{
  for (guint side = 0; side < TC_THREE_N; side++)
    g_array_unref (self->items[side]);
  g_free (self->to_ours);
  g_free (self->to_theirs);
  g_free (self->of_ours);
  g_free (self->of_theirs);
  g_free (self->twins);
  g_free (self->keep);
  g_free (self->skip);
  g_free (self->after);
}
