/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare/tc-difference.h"

#include <string.h>

#include "compare/tc-difference-private.h"
#include "scenario/tc-scenario-private.h"

#define NO_RECORD G_MAXUINT

struct _TcDifferences {
  gatomicrefcount ref_count;
  TcScenario *old;
  TcScenario *new;
  GArray *list; /* TcDifference */
};

/* Two elements that are the same thing, and what all in them inherits. */
typedef struct {
  TcNode old;
  TcNode new;
  TcProvenance old_source;
  TcProvenance new_source;
  guint record; /* in the list, that says that the two sources differ, or NO_RECORD */
} Pair;

typedef struct {
  TcDifferences *result;
  const TcScenario *old;
  const TcScenario *new;
  GArray
    *used; /* gboolean for each record: whether anything inherits the sources that it speaks of */
} Compare;

static void compare_pair (Compare *compare, const Pair *around, TcNode old, TcNode new);

const char *
tc_difference_kind_get_name (TcDifferenceKind kind)
{
  static const char *const names[] = { "added", "removed", "moved",  "changed",
                                       "text",  "source",  "redrawn" };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == TC_N_DIFFERENCE_KINDS);
  g_return_val_if_fail (kind < TC_N_DIFFERENCE_KINDS, "");

  return names[kind];
}

static guint
add (Compare *compare, const TcDifference *difference, gboolean is_used)
{
  g_array_append_vals (compare->result->list, difference, 1);
  g_array_append_val (compare->used, is_used);

  return compare->used->len - 1;
}

static TcDifference
make (const Compare *compare, TcDifferenceKind kind, TcNode old, TcNode new)
{
  TcDifference difference = {
    .kind = kind,
    .old_node = old,
    .new_node = new,
    .old_after = TC_NODE_NONE,
    .new_after = TC_NODE_NONE,
  };

  if (old != TC_NODE_NONE) {
    difference.element = tc_scenario_get_element (compare->old, old);
    difference.old_span = tc_scenario_get_tag_span (compare->old, old);
    difference.old_source = tc_scenario_get_provenance (compare->old, old, NULL);
  }
  if (new != TC_NODE_NONE) {
    difference.element = tc_scenario_get_element (compare->new, new);
    difference.new_span = tc_scenario_get_tag_span (compare->new, new);
    difference.new_source = tc_scenario_get_provenance (compare->new, new, NULL);
  }

  return difference;
}

/* -- Values ------------------------------------------------------------------------------------ */

static TcProvenance
get_source (const TcScenario *scenario, TcNode node, const char *name)
{
  return tc_scenario_has (scenario, node, name) ? tc_scenario_get_provenance (scenario, node, name)
                                                : TC_PROVENANCE_NONE;
}

/* A source that comes from around is no difference of its own. */
static gboolean
is_inherited (Compare *compare, const Pair *pair, TcProvenance old, TcProvenance new)
{
  if (pair->record == NO_RECORD || pair->old_source != old || pair->new_source != new)
    return FALSE;
  g_array_index (compare->used, gboolean, pair->record) = TRUE;

  return TRUE;
}

static void
compare_attribute (Compare *compare, const Pair *pair, const TcSchemaAttribute *attribute)
{
  const char *name = attribute->name;
  gboolean is_same =
    tc_scenario_is_same_value (compare->old, pair->old, compare->new, pair->new, attribute);
  TcDifference difference;

  difference =
    make (compare, is_same ? TC_DIFFERENCE_SOURCE : TC_DIFFERENCE_CHANGED, pair->old, pair->new);
  difference.attribute = attribute;
  difference.old_value = tc_scenario_get_string_of (compare->old, pair->old, attribute);
  difference.new_value = tc_scenario_get_string_of (compare->new, pair->new, attribute);
  difference.old_source = get_source (compare->old, pair->old, name);
  difference.new_source = get_source (compare->new, pair->new, name);
  tc_scenario_get_value_span (compare->old, pair->old, name, &difference.old_span);
  tc_scenario_get_value_span (compare->new, pair->new, name, &difference.new_span);
  if (is_same && (difference.old_source == difference.new_source ||
                  !tc_scenario_has (compare->old, pair->old, name) ||
                  !tc_scenario_has (compare->new, pair->new, name) ||
                  is_inherited (compare, pair, difference.old_source, difference.new_source)))
    return;
  add (compare, &difference, TRUE);
}

static void
compare_text (Compare *compare, const Pair *pair)
{
  TcDifference difference = make (compare, TC_DIFFERENCE_TEXT, pair->old, pair->new);

  difference.old_value = tc_scenario_get_text (compare->old, pair->old);
  difference.new_value = tc_scenario_get_text (compare->new, pair->new);
  difference.old_span = tc_scenario_get_extent (compare->old, pair->old);
  difference.new_span = tc_scenario_get_extent (compare->new, pair->new);
  if (g_strcmp0 (difference.old_value, difference.new_value) != 0)
    add (compare, &difference, TRUE);
  if (difference.element->content->text != NULL)
    is_inherited (compare, pair, pair->old_source, pair->new_source);
}

/* -- Children ---------------------------------------------------------------------------------- */

static TcNode
find_before (GArray *children, guint index)
{
  const TcSchemaElement *element = g_array_index (children, TcChild, index).element;

  while (index-- > 0)
    if (g_array_index (children, TcChild, index).element == element)
      return g_array_index (children, TcChild, index).node;

  return TC_NODE_NONE;
}

static void
add_removed (Compare *compare, const Pair *around, const TcChild *child)
{
  TcDifference difference = make (compare, TC_DIFFERENCE_REMOVED, child->node, TC_NODE_NONE);

  difference.old_span = tc_scenario_get_extent (compare->old, child->node);
  difference.new_span = tc_scenario_get_tag_span (compare->new, around->new);
  add (compare, &difference, TRUE);
}

static void
add_added (Compare *compare, const Pair *around, const TcChild *child)
{
  TcDifference difference = make (compare, TC_DIFFERENCE_ADDED, TC_NODE_NONE, child->node);

  difference.new_span = tc_scenario_get_extent (compare->new, child->node);
  difference.old_span = tc_scenario_get_tag_span (compare->old, around->old);
  add (compare, &difference, TRUE);
}

static void
add_moved (Compare *compare, GArray *old, guint old_index, GArray *new, guint new_index)
{
  TcDifference difference =
    make (compare, TC_DIFFERENCE_MOVED, g_array_index (old, TcChild, old_index).node,
          g_array_index (new, TcChild, new_index).node);

  difference.old_after = find_before (old, old_index);
  difference.new_after = find_before (new, new_index);
  add (compare, &difference, TRUE);
}

/* What only the old one has, from @at up to @end; returns where to go on. */
static guint
flush_removed (Compare *compare, const Pair *around, GArray *old, guint at, guint end)
{
  for (; at < end; at++)
    if (g_array_index (old, TcChild, at).partner == TC_CHILD_NONE)
      add_removed (compare, around, &g_array_index (old, TcChild, at));

  return at;
}

/* About a point of the line @pair itself, and not of one in something that @pair holds. */
static gboolean
is_of_point (const Compare *compare, const Pair *pair, const TcDifference *difference)
{
  if (g_strcmp0 (difference->element->role, "point") != 0 ||
      difference->kind == TC_DIFFERENCE_SOURCE)
    return FALSE;
  return difference->new_node != TC_NODE_NONE
           ? tc_scenario_get_parent (compare->new, difference->new_node) == pair->new
           : tc_scenario_get_parent (compare->old, difference->old_node) == pair->old;
}

/* Who draws a line is its source from then on. */
static gboolean
is_of_line (const Pair *pair, const TcDifference *difference)
{
  return difference->kind == TC_DIFFERENCE_SOURCE && difference->attribute == NULL &&
         difference->new_node == pair->new;
}

/* Counted once, though both its coordinates may be different. */
static void
count_point (TcDifference *sum, const TcDifference *point, TcNode *last)
{
  sum->n_added += point->kind == TC_DIFFERENCE_ADDED;
  sum->n_removed += point->kind == TC_DIFFERENCE_REMOVED;
  sum->n_moved +=
    point->old_node != TC_NODE_NONE && point->new_node != TC_NODE_NONE && point->new_node != *last;
  *last = point->new_node;
}

/* What was drawn with the mouse is one change: the records about points of the line @pair, and
 * about its source, become one, when they are several. @first: the first that may be one. */
static void
fold_points (Compare *compare, const Pair *pair, guint first)
{
  GArray *list = compare->result->list;
  TcDifference sum = make (compare, TC_DIFFERENCE_REDRAWN, pair->old, pair->new);
  TcNode last = TC_NODE_NONE;
  guint n_points = 0;
  guint n_folded = 0;
  guint n = first;

  for (guint i = first; i < list->len; i++) {
    const TcDifference *difference = &g_array_index (list, TcDifference, i);
    gboolean is_point = is_of_point (compare, pair, difference);

    n_points += is_point;
    n_folded += is_point || is_of_line (pair, difference);
  }
  if (n_points == 0 || n_folded < 2)
    return;
  for (guint i = first; i < list->len; i++) {
    const TcDifference *difference = &g_array_index (list, TcDifference, i);

    if (is_of_point (compare, pair, difference)) {
      count_point (&sum, difference, &last);
    } else if (!is_of_line (pair, difference)) {
      g_array_index (list, TcDifference, n) = *difference;
      g_array_index (compare->used, gboolean, n++) = g_array_index (compare->used, gboolean, i);
    }
  }
  g_array_set_size (list, n);
  g_array_set_size (compare->used, n);
  add (compare, &sum, TRUE);
}

static void
compare_children (Compare *compare, const Pair *pair)
{
  g_autoptr (GArray) old = tc_children_new (compare->old, pair->old);
  g_autoptr (GArray) new = tc_children_new (compare->new, pair->new);
  guint at = 0;

  tc_children_match (old, new);
  for (guint i = 0; i < new->len; i++) {
    const TcChild *child = &g_array_index (new, TcChild, i);

    if (child->stays)
      at = flush_removed (compare, pair, old, at, child->partner);
    if (child->partner == TC_CHILD_NONE) {
      add_added (compare, pair, child);
      continue;
    }
    if (!child->stays)
      add_moved (compare, old, child->partner, new, i);
    compare_pair (compare, pair, g_array_index (old, TcChild, child->partner).node, child->node);
  }
  flush_removed (compare, pair, old, at, old->len);
}

/* -- Pairs ------------------------------------------------------------------------------------- */

static guint
compare_source (Compare *compare, const Pair *around, const Pair *pair)
{
  TcDifference difference;

  if (pair->old_source == pair->new_source)
    return NO_RECORD;
  if (around != NULL && pair->old_source == around->old_source &&
      pair->new_source == around->new_source)
    return around->record;
  difference = make (compare, TC_DIFFERENCE_SOURCE, pair->old, pair->new);

  return add (compare, &difference, FALSE);
}

static void
compare_pair (Compare *compare, const Pair *around, TcNode old, TcNode new)
{
  const TcSchemaContent *content = tc_scenario_get_element (compare->new, new)->content;
  Pair pair = { old, new, tc_scenario_get_provenance (compare->old, old, NULL),
                tc_scenario_get_provenance (compare->new, new, NULL), NO_RECORD };
  guint first = compare->used->len;

  pair.record = compare_source (compare, around, &pair);
  for (guint32 i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;

    if (strcmp (name, "src") != 0 && strcmp (name, "src-of") != 0)
      compare_attribute (compare, &pair, &content->attributes[i]);
  }
  compare_text (compare, &pair);
  compare_children (compare, &pair);
  fold_points (compare, &pair, first);
}

/* Sources of elements that nothing in them takes from them make no difference. */
static void
drop_unused (Compare *compare)
{
  GArray *list = compare->result->list;
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    if (g_array_index (compare->used, gboolean, i))
      g_array_index (list, TcDifference, n++) = g_array_index (list, TcDifference, i);
  g_array_set_size (list, n);
}

TcDifferences *
tc_differences_new (TcScenario *old, TcScenario *new)
{
  g_autoptr (GArray) used = g_array_new (FALSE, FALSE, sizeof (gboolean));
  TcDifferences *result;
  Compare compare;

  g_return_val_if_fail (old != NULL && new != NULL, NULL);

  if (tc_scenario_get_schema (old) != tc_scenario_get_schema (new))
    return NULL;
  result = g_new0 (TcDifferences, 1);
  g_atomic_ref_count_init (&result->ref_count);
  result->old = tc_scenario_ref (old);
  result->new = tc_scenario_ref (new);
  result->list = g_array_new (FALSE, FALSE, sizeof (TcDifference));
  compare = (Compare){ result, old, new, used };
  compare_pair (&compare, NULL, 0, 0);
  drop_unused (&compare);

  return result;
}

TcDifferences *
tc_differences_ref (TcDifferences *differences)
{
  g_atomic_ref_count_inc (&differences->ref_count);

  return differences;
}

void
tc_differences_unref (TcDifferences *differences)
{
  if (!g_atomic_ref_count_dec (&differences->ref_count))
    return;

  tc_scenario_unref (differences->old);
  tc_scenario_unref (differences->new);
  g_array_unref (differences->list);
  g_free (differences);
}

TcScenario *
tc_differences_get_old (const TcDifferences *differences)
{
  return differences->old;
}

TcScenario *
tc_differences_get_new (const TcDifferences *differences)
{
  return differences->new;
}

guint
tc_differences_get_n (const TcDifferences *differences)
{
  return differences->list->len;
}

const TcDifference *
tc_differences_get (const TcDifferences *differences, guint index)
{
  g_return_val_if_fail (index < differences->list->len, NULL);

  return &g_array_index (differences->list, TcDifference, index);
}
