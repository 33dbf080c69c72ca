/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-view-private.h"
#include "scenario/tc-schema.h"

/* Equal pieces, of which a setup says how many lie where: cubes and disks. */

/* Both speak of the same side, or neither of any. */
static gboolean
has_same_side (TcScenario *scenario, TcNode a, TcNode b)
{
  return tc_scenario_find_ref (scenario, a, "side", NULL) ==
         tc_scenario_find_ref (scenario, b, "side", NULL);
}

TcNode
tc_view_find_kind (TcScenario *scenario, TcNode stock)
{
  const char *glyph = tc_scenario_get_element (scenario, stock)->glyph;
  TcNode kind = TC_NODE_NONE;

  while ((kind = tc_scenario_find_by_role (scenario, "piece-kind", kind)) != TC_NODE_NONE) {
    if (g_strcmp0 (tc_scenario_get_element (scenario, kind)->glyph, glyph) == 0 &&
        has_same_side (scenario, stock, kind))
      return kind;
  }

  return TC_NODE_NONE;
}

TcNode
tc_view_find_stock_place (TcScenario *scenario, TcNode stock)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, stock)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->refs != NULL && !g_strv_contains (attribute->refs, "side"))
      return tc_scenario_get_ref (scenario, stock, attribute->name);
  }

  return TC_NODE_NONE;
}

guint
tc_view_count_stock (TcScenario *scenario, TcNode stock)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, stock)->content;

  if (tc_schema_content_find_attribute (content, "count") == NULL)
    return 1;

  return (guint) MAX (0, tc_view_read_int (scenario, stock, "count"));
}

char *
tc_view_dup_stock_key (TcScenario *scenario, TcNode place, TcNode kind)
{
  TcNode side = tc_scenario_find_ref (scenario, kind, "side", NULL);
  const char *what = tc_view_read_string (scenario, side != TC_NODE_NONE ? side : kind, "id");

  return g_strdup_printf ("%s-%s", tc_view_read_string (scenario, place, "id"), what);
}

void
tc_view_add_kind (TcView *view,
                  TcScenario *scenario,
                  TcNode kind,
                  const char *key,
                  const char *container,
                  guint count)
{
  TcNode side = tc_scenario_find_ref (scenario, kind, "side", NULL);
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .container = container,
    .count = count,
  };

  if (count == 0)
    return;
  tc_view_read_token (scenario, kind, &token);
  if (side != TC_NODE_NONE)
    token.owner = tc_view_read_string (scenario, side, "id");
  tc_view_add_token (view, &token);
}

void
tc_view_add_stock (TcView *view, TcScenario *scenario, TcNode stock)
{
  TcNode kind = tc_view_find_kind (scenario, stock);
  TcNode place = tc_view_find_stock_place (scenario, stock);
  const char *container = place != TC_NODE_NONE ? tc_view_read_string (scenario, place, "id") : "";
  g_autofree char *key = NULL;

  if (kind == TC_NODE_NONE || tc_view_find_container (view, container) == NULL)
    return;
  key = tc_view_dup_stock_key (scenario, place, kind);
  tc_view_add_kind (view, scenario, kind, key, container, tc_view_count_stock (scenario, stock));
}
