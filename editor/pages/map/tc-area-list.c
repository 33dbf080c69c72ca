/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/map/tc-area-list.h"

#include <string.h>

#include "document/tc-item.h"
#include "document/tc-node.h"

#define MOST_DETAIL  60 /* bytes behind which no more is reported */
#define MOST_REMOVED 30 /* areas that one edit takes from between two others, most often */

typedef struct {
  TcItem *item;
  guint position; /* in the document: of two with the same name the first comes first */
  gboolean is_kept;
} Row;

struct _TcAreaList {
  GPtrArray *rows;   /* of Row, in the order of the document */
  GPtrArray *sorted; /* the same; borrowed */
};

static void
free_row (gpointer data)
{
  Row *row = data;

  if (row == NULL)
    return;
  g_object_unref (row->item);
  g_free (row);
}

TcAreaList *
tc_area_list_new (void)
{
  TcAreaList *list = g_new0 (TcAreaList, 1);

  list->rows = g_ptr_array_new_with_free_func (free_row);
  list->sorted = g_ptr_array_new ();

  return list;
}

void
tc_area_list_free (TcAreaList *list)
{
  g_ptr_array_unref (list->sorted);
  g_ptr_array_unref (list->rows);
  g_free (list);
}

/* @titles: of nodes that were asked for: many areas refer to the same few. */
static const char *
get_title (TcScenario *scenario, TcNode node, GHashTable *titles)
{
  char *title = g_hash_table_lookup (titles, GUINT_TO_POINTER (node));

  if (title == NULL) {
    title = tc_node_dup_title (scenario, node);
    g_hash_table_insert (titles, GUINT_TO_POINTER (node), title);
  }

  return title;
}

static void
read_detail (TcScenario *scenario, TcNode area, GHashTable *titles, GString *detail)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, area)->content;

  g_string_truncate (detail, 0);
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    TcNode target;

    if (attribute->refs == NULL || detail->len > MOST_DETAIL)
      continue;
    target = tc_scenario_get_ref (scenario, area, attribute->name);
    if (target == TC_NODE_NONE)
      continue;
    if (detail->len > 0)
      g_string_append (detail, " · ");
    g_string_append (detail, get_title (scenario, target, titles));
  }
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const Row *left = *(const Row *const *) a;
  const Row *right = *(const Row *const *) b;
  gint order = strcmp (tc_item_get_collation (left->item), tc_item_get_collation (right->item));

  if (order != 0)
    return order;

  return left->position < right->position ? -1 : left->position > right->position;
}

static Row *
create_row (const char *id, const char *title, const char *detail)
{
  Row *row = g_new0 (Row, 1);

  row->item = tc_item_new (id, title, detail, "", 0);

  return row;
}

/* The position of the row of @id: @next or, when some were removed, behind it; else @rows' length.
 */
static guint
find_row (const GPtrArray *rows, const char *id, guint next)
{
  for (guint i = next; i < MIN (next + MOST_REMOVED, rows->len); i++) {
    const Row *row = g_ptr_array_index (rows, i);

    if (strcmp (tc_item_get_key (row->item), id) == 0)
      return i;
  }

  return rows->len;
}

static gboolean
is_as_it_was (const Row *row, const char *title, const char *detail)
{
  return strcmp (tc_item_get_title (row->item), title) == 0 &&
         strcmp (tc_item_get_detail (row->item), detail) == 0;
}

/* (transfer full): both are sorted. */
static GPtrArray *
merge (const GPtrArray *a, const GPtrArray *b)
{
  GPtrArray *merged = g_ptr_array_sized_new (a->len + b->len);
  guint j = 0;

  for (guint i = 0; i < a->len; i++) {
    while (j < b->len && compare_rows (&b->pdata[j], &a->pdata[i]) < 0)
      g_ptr_array_add (merged, b->pdata[j++]);
    g_ptr_array_add (merged, a->pdata[i]);
  }
  while (j < b->len)
    g_ptr_array_add (merged, b->pdata[j++]);

  return merged;
}

/* Those that are kept stay in their order, and the new ones are put between them. */
static void
sort_rows (TcAreaList *list, GPtrArray *added)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_sized_new (list->sorted->len);

  for (guint i = 0; i < list->sorted->len; i++) {
    Row *row = g_ptr_array_index (list->sorted, i);

    if (row->is_kept)
      g_ptr_array_add (kept, row);
  }
  g_ptr_array_sort (added, compare_rows);
  g_ptr_array_unref (list->sorted);
  list->sorted = merge (kept, added);
}

/* While a list is updated. */
typedef struct {
  GPtrArray *old; /* of Row, %NULL where one was taken over */
  guint next;     /* of them */
  GPtrArray *rows;
  GPtrArray *added; /* borrowed */
} Update;

/* Takes a row over, or makes a new one. */
static void
add_row (Update *update, const char *id, const char *title, const char *detail)
{
  guint i = find_row (update->old, id, update->next);
  Row *row = NULL;

  if (i < update->old->len) {
    update->next = i + 1;
    if (is_as_it_was (g_ptr_array_index (update->old, i), title, detail))
      row = g_steal_pointer (&g_ptr_array_index (update->old, i));
  }
  if (row == NULL) {
    row = create_row (id, title, detail);
    g_ptr_array_add (update->added, row);
  }
  row->is_kept = TRUE;
  row->position = update->rows->len;
  g_ptr_array_add (update->rows, row);
}

static void
add_rows (Update *update, TcScenario *scenario)
{
  g_autoptr (GHashTable) titles = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GString) detail = g_string_new (NULL);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    const char *id = tc_scenario_get_id (scenario, node);

    if (id == NULL)
      continue;
    read_detail (scenario, node, titles, detail);
    add_row (update, id, title, detail->str);
  }
}

gboolean
tc_area_list_update (TcAreaList *list, TcScenario *scenario)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&list->rows);
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  Update update = { .old = old, .rows = g_ptr_array_new_with_free_func (free_row), .added = added };

  for (guint i = 0; i < old->len; i++)
    ((Row *) g_ptr_array_index (old, i))->is_kept = FALSE;
  add_rows (&update, scenario);
  list->rows = update.rows;
  if (added->len == 0 && list->rows->len == old->len)
    return FALSE;
  sort_rows (list, added);

  return TRUE;
}

GPtrArray *
tc_area_list_dup_items (const TcAreaList *list)
{
  GPtrArray *items = g_ptr_array_new_full (list->sorted->len, g_object_unref);

  for (guint i = 0; i < list->sorted->len; i++)
    g_ptr_array_add (items, g_object_ref (((Row *) g_ptr_array_index (list->sorted, i))->item));

  return items;
}
