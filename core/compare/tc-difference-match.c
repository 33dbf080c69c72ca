/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-hash.h"
#include "compare/tc-difference-private.h"
#include "scenario/tc-scenario-private.h"

/* Which children of two elements are the same thing, and which of them have moved. Every choice
 * between equals is made by what the children are, never by which side they are on. */

/* Of longer lists of children without a key no common run is looked for but at both ends. */
#define MAX_CELLS (4u * 1024u * 1024u)

/* -- The children ------------------------------------------------------------------------------ */

static guint64
hash_text (guint64 hash, const char *text)
{
  return text != NULL ? tc_hash_bytes (hash, text, strlen (text)) : tc_hash_u64 (hash, 1);
}

static guint64
hash_node (guint64 hash, const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  TcNode child = tc_scenario_get_first_child (scenario, node);

  hash = hash_text (hash, element->name);
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (strcmp (attribute->name, "src") != 0 && strcmp (attribute->name, "src-of") != 0)
      hash = hash_text (hash, tc_scenario_get_string_of (scenario, node, attribute));
  }
  hash = hash_text (hash, tc_scenario_get_text (scenario, node));
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child))
    hash = hash_node (hash, scenario, child);

  return tc_hash_u64 (hash, 2);
}

static gboolean
is_single (const TcSchemaContent *content, const TcSchemaElement *element)
{
  guint slot = 0;

  return tc_schema_content_find_element (content, element->name, &slot) != NULL &&
         content->slots[slot].max == 1;
}

static void
child_clear (gpointer data)
{
  g_free (((TcChild *) data)->key);
}

GArray *
tc_children_new (const TcScenario *scenario, TcNode parent)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  GArray *children = g_array_new (FALSE, FALSE, sizeof (TcChild));
  TcNode node = tc_scenario_get_first_child (scenario, parent);

  g_array_set_clear_func (children, child_clear);
  for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node)) {
    TcChild child = {
      node, tc_scenario_get_element (scenario, node), NULL, 0, TC_CHILD_NONE, 0, 0
    };

    child.key = is_single (content, child.element) ? g_strdup ("")
                                                   : tc_scenario_dup_key (scenario, node, " ");
    if (child.key == NULL)
      child.hash = hash_node (TC_HASH_START, scenario, node);
    g_array_append_val (children, child);
  }

  return children;
}

static TcChild *
get (GArray *children, guint32 index)
{
  return &g_array_index (children, TcChild, index);
}

static void
pair (GArray *old, guint32 i, GArray *new, guint32 j)
{
  get (old, i)->partner = j;
  get (new, j)->partner = i;
}

/* -- By key ------------------------------------------------------------------------------------ */

/* A key that stands more than once meets the first, second, ... of its like. */
static char *
dup_entry (const TcChild *child, GHashTable *counts)
{
  g_autofree char *plain = g_strdup_printf ("%s %s", child->element->name, child->key);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, plain));
  char *entry = g_strdup_printf ("%u %s", n, plain);

  g_hash_table_insert (counts, g_steal_pointer (&plain), GUINT_TO_POINTER (n + 1));

  return entry;
}

static GHashTable *
new_counts (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
match_keys (GArray *old, GArray *new)
{
  g_autoptr (GHashTable) known = new_counts ();
  g_autoptr (GHashTable) counts = new_counts ();
  g_autoptr (GHashTable) new_counted = new_counts ();

  for (guint32 i = 0; i < old->len; i++)
    if (get (old, i)->key != NULL)
      g_hash_table_insert (known, dup_entry (get (old, i), counts), GUINT_TO_POINTER (i + 1));
  for (guint32 j = 0; j < new->len; j++) {
    g_autofree char *entry =
      get (new, j)->key != NULL ? dup_entry (get (new, j), new_counted) : NULL;
    guint found = entry != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (known, entry)) : 0;

    if (found > 0)
      pair (old, found - 1, new, j);
  }
}

/* -- Without a key ----------------------------------------------------------------------------- */

/* Those without a key, by their index among all. */
typedef struct {
  GArray *all;
  GArray *list; /* guint32 */
} Plain;

static Plain
list_plain (GArray *all)
{
  Plain plain = { all, g_array_new (FALSE, FALSE, sizeof (guint32)) };

  for (guint32 i = 0; i < all->len; i++)
    if (get (all, i)->key == NULL)
      g_array_append_val (plain.list, i);

  return plain;
}

static TcChild *
get_plain (const Plain *plain, guint index)
{
  return get (plain->all, g_array_index (plain->list, guint32, index));
}

static void
pair_plain (const Plain *old, guint i, const Plain *new, guint j)
{
  pair (old->all, g_array_index (old->list, guint32, i), new->all,
        g_array_index (new->list, guint32, j));
}

static void
pair_common (const Plain *old, guint i, const Plain *new, guint j)
{
  pair_plain (old, i, new, j);
  get_plain (old, i)->is_common = get_plain (new, j)->is_common = TRUE;
}

static gboolean
is_equal (const Plain *old, guint i, const Plain *new, guint j)
{
  return get_plain (old, i)->hash == get_plain (new, j)->hash;
}

/* The longest common run of old[start, old_end) and new[start, new_end), by lengths from the end.
 */
static void
match_middle (const Plain *old, guint old_end, const Plain *new, guint new_end, guint start)
{
  guint n = old_end - start;
  guint m = new_end - start;
  g_autofree guint32 *length = NULL;

  if (n == 0 || m == 0 || (guint64) (n + 1) * (m + 1) > MAX_CELLS)
    return;
  length = g_new0 (guint32, (gsize) (n + 1) * (m + 1));
  for (guint i = n; i-- > 0;)
    for (guint j = m; j-- > 0;) {
      guint32 *cell = &length[i * (m + 1) + j];

      *cell =
        is_equal (old, start + i, new, start + j) ? cell[m + 2] + 1 : MAX (cell[1], cell[m + 1]);
    }
  for (guint i = 0, j = 0; i < n && j < m;) {
    const guint32 *cell = &length[i * (m + 1) + j];

    if (is_equal (old, start + i, new, start + j))
      pair_common (old, start + i++, new, start + j++);
    else if (cell[m + 1] > cell[1] ||
             (cell[m + 1] == cell[1] &&
              get_plain (old, start + i)->hash < get_plain (new, start + j)->hash))
      i++;
    else
      j++;
  }
}

static void
match_run (const Plain *old, const Plain *new)
{
  guint start = 0;
  guint old_end = old->list->len;
  guint new_end = new->list->len;

  for (; start < old_end && start < new_end && is_equal (old, start, new, start); start++)
    pair_common (old, start, new, start);
  for (; old_end > start && new_end > start && is_equal (old, old_end - 1, new, new_end - 1);
       old_end--, new_end--)
    pair_common (old, old_end - 1, new, new_end - 1);
  match_middle (old, old_end, new, new_end, start);
}

/* What stands elsewhere word for word has moved. */
static void
match_moved (const Plain *old, const Plain *new)
{
  for (guint i = 0; i < old->list->len; i++) {
    if (get_plain (old, i)->partner != TC_CHILD_NONE)
      continue;
    for (guint j = 0; j < new->list->len; j++)
      if (get_plain (new, j)->partner == TC_CHILD_NONE && is_equal (old, i, new, j)) {
        pair_plain (old, i, new, j);
        break;
      }
  }
}

/* The end of the stretch from @at that no common run crosses. */
static guint
find_stretch_end (const Plain *plain, guint at)
{
  while (at < plain->list->len && !get_plain (plain, at)->is_common)
    at++;

  return at;
}

/* Between the same neighbours, what is left over is the same thing with other words, in order. */
static void
match_stretch (const Plain *old, guint i, guint i_end, const Plain *new, guint j, guint j_end)
{
  for (; i < i_end; i++) {
    if (get_plain (old, i)->partner != TC_CHILD_NONE)
      continue;
    for (guint k = j; k < j_end; k++)
      if (get_plain (new, k)->partner == TC_CHILD_NONE &&
          get_plain (new, k)->element == get_plain (old, i)->element) {
        pair_plain (old, i, new, k);
        break;
      }
  }
}

static void
match_plain (GArray *all_old, GArray *all_new)
{
  Plain old = list_plain (all_old);
  Plain new = list_plain (all_new);
  guint i = 0;
  guint j = 0;

  match_run (&old, &new);
  if (old.list->len <= MAX_CELLS / MAX (new.list->len, 1)) {
    match_moved (&old, &new);
    while (i <= old.list->len && j <= new.list->len) {
      guint i_end = find_stretch_end (&old, i);
      guint j_end = find_stretch_end (&new, j);

      match_stretch (&old, i, i_end, &new, j, j_end);
      i = i_end + 1;
      j = j_end + 1;
    }
  }
  g_array_unref (old.list);
  g_array_unref (new.list);
}

/* -- Order ------------------------------------------------------------------------------------- */

/* A child of the new text that has a partner. */
typedef struct {
  guint32 old; /* index */
  guint32 new;
  guint32 ends;   /* the longest run that ends with it */
  guint32 begins; /* and the longest one that begins with it */
} Match;

static Match *
get_match (GArray *matches, guint index)
{
  return &g_array_index (matches, Match, index);
}

/* Where @value comes in the @n ascending @values. */
static guint
find_rank (const gint64 *values, guint n, gint64 value)
{
  guint low = 0;

  while (low < n) {
    guint middle = low + (n - low) / 2;

    if (values[middle] < value)
      low = middle + 1;
    else
      n = middle;
  }

  return low;
}

/* Fills in the lengths of runs; returns that of the longest. */
static guint
measure_runs (GArray *matches)
{
  g_autofree gint64 *lasts = g_new (gint64, matches->len + 1);
  guint longest = 0;
  guint n = 0;

  for (guint i = 0; i < matches->len; i++) {
    Match *match = get_match (matches, i);
    guint rank = find_rank (lasts, longest, match->old);

    lasts[rank] = match->old;
    longest = MAX (longest, rank + 1);
    match->ends = rank + 1;
  }
  for (guint i = matches->len; i-- > 0;) {
    Match *match = get_match (matches, i);
    guint rank = find_rank (lasts, n, -(gint64) match->old);

    lasts[rank] = -(gint64) match->old;
    n = MAX (n, rank + 1);
    match->begins = rank + 1;
  }

  return longest;
}

/* Which of two that cannot both stay does so: what it is decides, not where it stands. */
static int
compare_claims (GArray *new, const Match *a, const Match *b)
{
  const TcChild *one = get (new, a->new);
  const TcChild *other = get (new, b->new);
  int order = strcmp (one->element->name, other->element->name);

  if (one->is_common != other->is_common)
    return one->is_common ? -1 : 1;
  if (order == 0 && one->key != NULL && other->key != NULL)
    order = strcmp (one->key, other->key);
  if (order == 0 && one->hash != other->hash)
    order = one->hash < other->hash ? -1 : 1;
  if (order == 0)
    order = MIN (a->old, a->new) < MIN (b->old, b->new) ? -1 : 1;

  return order;
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const Match *one = a;
  const Match *other = b;

  if (one->ends != other->ends)
    return one->ends < other->ends ? -1 : 1;

  return one->new < other->new ? -1 : one->new > other->new;
}

/* Of all longest runs the one whose members have the better claim, from the first on. */
static void
choose_run (GArray *old, GArray *new, GArray *matches, guint longest)
{
  const Match *last = NULL;
  guint i = 0;

  g_array_sort (matches, compare_ranks);
  for (guint rank = 1; rank <= longest; rank++) {
    const Match *best = NULL;

    for (; i < matches->len && get_match (matches, i)->ends == rank; i++) {
      const Match *match = get_match (matches, i);

      if (rank + match->begins - 1 != longest ||
          (last != NULL && (match->old < last->old || match->new < last->new)))
        continue;
      if (best == NULL || compare_claims (new, match, best) < 0)
        best = match;
    }
    g_assert (best != NULL);
    get (old, best->old)->stays = get (new, best->new)->stays = TRUE;
    last = best;
  }
}

void
tc_children_match (GArray *old, GArray *new)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (Match));

  match_keys (old, new);
  match_plain (old, new);
  for (guint32 j = 0; j < new->len; j++) {
    Match match = { get (new, j)->partner, j, 0, 0 };

    if (match.old != TC_CHILD_NONE)
      g_array_append_val (matches, match);
  }
  choose_run (old, new, matches, measure_runs (matches));
}
