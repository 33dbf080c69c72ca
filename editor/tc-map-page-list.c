/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-item.h"
#include "tc-map-page-private.h"
#include "tc-node.h"

/* The list of areas beside the map. */

static char *
dup_area_detail (TcScenario *scenario, TcNode area)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, area)->content;
  g_autoptr (GString) detail = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *title = NULL;
    TcNode target;

    if (attribute->refs == NULL || detail->len > 60)
      continue;
    target = tc_scenario_get_ref (scenario, area, attribute->name);
    if (target == TC_NODE_NONE)
      continue;
    title = tc_node_dup_title (scenario, target);
    if (detail->len > 0)
      g_string_append (detail, " · ");
    g_string_append (detail, title);
  }
  return g_string_free (g_steal_pointer (&detail), FALSE);
}

static gint
compare_titles (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (tc_item_get_title (*(TcItem **) a), tc_item_get_title (*(TcItem **) b));
}

/* Of all that the list of areas shows: sorting a thousand names takes longer than a frame. */
static guint
sign_areas (TcScenario *scenario)
{
  guint sign = 5381;
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

    if (element->key == NULL || g_strcmp0 (element->role, "piece") == 0)
      continue;
    for (guint i = 0; i < element->content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &element->content->attributes[i];
      const char *value = NULL;

      if (attribute->refs != NULL || g_str_equal (attribute->name, "name") ||
          g_str_equal (attribute->name, "id"))
        value = tc_scenario_get_string (scenario, node, attribute->name);
      if (value != NULL)
        sign = sign * 33 + g_str_hash (value);
    }
    if (g_strcmp0 (element->role, "link") == 0)
      break;
  }

  return sign;
}

void
tc_map_page_update_areas (TcMapPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = NULL;
  TcNode node = TC_NODE_NONE;
  guint sign = sign_areas (scenario);

  if (sign == self->areas_sign)
    return;
  self->areas_sign = sign;
  items = g_ptr_array_new_with_free_func (g_object_unref);

  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *detail = dup_area_detail (scenario, node);
    const char *id = tc_scenario_get_id (scenario, node);

    if (id != NULL)
      g_ptr_array_add (items, tc_item_new (id, title, detail, "", 0));
  }
  g_ptr_array_sort (items, compare_titles);
  tc_item_update_store (self->areas, items);
}
