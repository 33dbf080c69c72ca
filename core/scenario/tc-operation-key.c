/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* A datum gets another key, and what names it names it still. The references mean what they meant,
 * so they stay whose they were: only the key itself may be marked as the designer's. */

gboolean
tc_operation_is_key (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  return element->key != NULL && element->key[1] == NULL && attribute->refs == NULL &&
         strcmp (element->key[0], attribute->name) == 0;
}

/* A misspelt reference that seems to mean @target does not count. */
static gboolean
names_it (const TcScenario *scenario, TcNode node, guint index, TcNode target)
{
  const TcSchemaAttribute *attribute =
    &tc_scenario_get_element (scenario, node)->content->attributes[index];
  const TcScenarioValue *value = &tc_scenario_values (scenario, node)[index];

  return attribute->refs != NULL && value->string != NULL && value->target == target &&
         tc_scenario_resolve (scenario, node, attribute, value->string) == target;
}

static gboolean
follow (TcOperationRun *run, TcNode node, guint index, TcNode target, const char *key)
{
  const TcSchemaAttribute *attribute =
    &tc_scenario_get_element (run->scenario, node)->content->attributes[index];
  TcNode other = tc_scenario_resolve (run->scenario, node, attribute, key);

  if (other != TC_NODE_NONE && other != target)
    return tc_operation_refuse (
      run, _ ("There is already another %s \"%s\"; references could mean either of the two"),
      tc_scenario_get_element (run->scenario, other)->label, key);
  tc_operation_write (run, node, attribute->name, key);

  return TRUE;
}

gboolean
tc_operation_follow_key (TcOperationRun *run, TcNode target, const char *key)
{
  guint n = tc_scenario_get_n_nodes (run->scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++) {
      if (names_it (run->scenario, node, i, target) && !follow (run, node, i, target, key))
        return FALSE;
    }
  }

  return TRUE;
}
