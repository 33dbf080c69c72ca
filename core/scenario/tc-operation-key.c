/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-references.h"
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

static gboolean
follow (TcOperationRun *run, const TcReference *use, TcNode target, const char *key)
{
  TcNode other = tc_scenario_resolve (run->scenario, use->node, use->attribute, key);

  if (other != TC_NODE_NONE && other != target)
    return tc_operation_refuse (
      run, _ ("There is already another %s \"%s\"; references could mean either of the two"),
      tc_scenario_get_element (run->scenario, other)->label, key);
  tc_operation_write (run, use->node, use->attribute->name, key);

  return TRUE;
}

gboolean
tc_operation_follow_key (TcOperationRun *run, TcNode target, const char *key)
{
  g_autoptr (GArray) uses = tc_references_list (run->scenario, &target, 1);

  for (guint i = 0; i < uses->len; i++)
    if (!follow (run, &g_array_index (uses, TcReference, i), target, key))
      return FALSE;

  return TRUE;
}
