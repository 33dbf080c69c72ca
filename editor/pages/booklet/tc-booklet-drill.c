/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/booklet/tc-booklet-drill.h"

#include <string.h>

#include "document/tc-node.h"

static gboolean
names (TcScenario *scenario, TcNode node, TcNode named)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    if (content->attributes[i].refs != NULL &&
        tc_scenario_get_ref (scenario, node, content->attributes[i].name) == named)
      return TRUE;
  }

  return FALSE;
}

/* (nullable): the attribute of @drill whose type is that of the keys of @number. */
static const TcSchemaAttribute *
find_number_attribute (TcScenario *scenario, TcNode drill, TcNode number)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, drill)->content;
  const TcSchemaElement *element = tc_scenario_get_element (scenario, number);
  const TcSchemaAttribute *key =
    element->key != NULL ? tc_schema_content_find_attribute (element->content, element->key[0])
                         : NULL;

  for (guint i = 0; key != NULL && i < content->n_attributes; i++)
    if (content->attributes[i].type == key->type)
      return &content->attributes[i];

  return NULL;
}

gboolean
tc_booklet_drill_leads_to (TcScenario *scenario, TcNode drill, TcNode chapter)
{
  TcNode number = TC_NODE_NONE;

  if (names (scenario, drill, chapter))
    return TRUE;
  while ((number = tc_scenario_find_by_role (scenario, "chart-number", number)) != TC_NODE_NONE) {
    const TcSchemaAttribute *attribute = find_number_attribute (scenario, drill, number);

    if (attribute != NULL && names (scenario, number, chapter) &&
        g_strcmp0 (tc_scenario_get_string (scenario, drill, attribute->name),
                   tc_scenario_get_id (scenario, number)) == 0)
      return TRUE;
  }

  return FALSE;
}

TcNode
tc_booklet_drill_find_number (TcScenario *scenario, TcNode chapter)
{
  TcNode number = TC_NODE_NONE;

  while ((number = tc_scenario_find_by_role (scenario, "chart-number", number)) != TC_NODE_NONE)
    if (names (scenario, number, chapter))
      return number;

  return TC_NODE_NONE;
}

/* -- Another setup ----------------------------------------------------------------------------- */

typedef struct {
  TcScenario *scenario;
  TcNode setup; /* that the new one is like */
  TcNode drill;
  TcNode chapter; /* that the new one begins in */
  TcNode before;  /* that the other one begins in; TC_NODE_NONE: unknown */
  TcNode number;
} Maker;

static gboolean
find_like (Maker *maker)
{
  TcScenario *scenario = maker->scenario;

  maker->drill = TC_NODE_NONE;
  while ((maker->drill = tc_scenario_find_by_role (scenario, "drill", maker->drill)) !=
         TC_NODE_NONE) {
    maker->setup = tc_node_find_role_around (scenario, maker->drill, "setup");
    if (maker->setup != TC_NODE_NONE &&
        find_number_attribute (scenario, maker->drill, maker->number) != NULL)
      return TRUE;
  }

  return FALSE;
}

static TcNode
find_chapter_of (TcScenario *scenario, TcNode drill)
{
  TcNode chapter = TC_NODE_NONE;

  while ((chapter = tc_scenario_find_by_role (scenario, "booklet", chapter)) != TC_NODE_NONE)
    if (tc_booklet_drill_leads_to (scenario, drill, chapter))
      return chapter;

  return TC_NODE_NONE;
}

/* (transfer full): @text with @new in place of @old in it; behind it, after @joint, where there is
 * none. */
static char *
dup_renamed (const char *text, const char *old, const char *new, const char *joint)
{
  const char *at = old != NULL && *old != '\0' ? strstr (text, old) : NULL;

  if (at == NULL)
    return g_strconcat (text, joint, new, NULL);

  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, new, at + strlen (old));
}

static char *
dup_name (const Maker *maker)
{
  g_autofree char *text = tc_node_dup_title (maker->scenario, maker->setup);
  g_autofree char *new = tc_node_dup_title (maker->scenario, maker->chapter);
  g_autofree char *old =
    maker->before != TC_NODE_NONE ? tc_node_dup_title (maker->scenario, maker->before) : NULL;

  return dup_renamed (text, old, new, ": ");
}

static char *
dup_id (const Maker *maker)
{
  const char *old =
    maker->before != TC_NODE_NONE ? tc_scenario_get_id (maker->scenario, maker->before) : NULL;

  return dup_renamed (tc_scenario_get_id (maker->scenario, maker->setup), old,
                      tc_scenario_get_id (maker->scenario, maker->chapter), "-");
}

TcOperation *
tc_booklet_drill_make_setup (TcScenario *scenario, TcNode chapter)
{
  Maker maker = { scenario, TC_NODE_NONE, TC_NODE_NONE, chapter, TC_NODE_NONE, TC_NODE_NONE };
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;
  g_autofree char *setup = NULL;
  g_autofree char *drill = NULL;
  TcOperation *copy;

  g_return_val_if_fail (scenario != NULL && chapter != TC_NODE_NONE, NULL);

  maker.number = tc_booklet_drill_find_number (scenario, chapter);
  if (maker.number == TC_NODE_NONE || !find_like (&maker))
    return NULL;
  maker.before = find_chapter_of (scenario, maker.drill);
  id = dup_id (&maker);
  name = dup_name (&maker);
  setup = tc_scenario_dup_path (scenario, maker.setup);
  drill = tc_scenario_dup_path (scenario, maker.drill);
  copy = tc_operation_new_duplicate (setup);
  tc_operation_duplicate_set (copy, setup, "id", id);
  tc_operation_duplicate_set (copy, setup, "name", name);
  tc_operation_duplicate_set (copy, drill,
                              find_number_attribute (scenario, maker.drill, maker.number)->name,
                              tc_scenario_get_id (scenario, maker.number));

  return copy;
}
