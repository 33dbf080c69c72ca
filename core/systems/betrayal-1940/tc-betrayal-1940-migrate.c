/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* What scenarios of earlier versions left to the program, and have to say now. */

static gboolean
is_named (const TcScenario *scenario, TcNode node, const char *name)
{
  return strcmp (tc_scenario_get_name (scenario, node), name) == 0;
}

/* The first node named @name, or TC_NODE_NONE. */
static TcNode
find_named (const TcScenario *scenario, const char *name)
{
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    if (is_named (scenario, node, name))
      return node;

  return TC_NODE_NONE;
}

/* Whether an element named @name says @value in @attribute. */
static gboolean
has_any (const TcScenario *scenario, const char *name, const char *attribute, const char *value)
{
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    if (is_named (scenario, node, name) &&
        g_strcmp0 (tc_scenario_get_string (scenario, node, attribute), value) == 0)
      return TRUE;

  return FALSE;
}

/* Before capital, the area "paris" was it. */
static void
name_capital (const TcScenario *scenario, TcOperation *group)
{
  TcNode board = find_named (scenario, "area-board");
  g_autofree char *path = NULL;
  TcOperation *set;

  if (board == TC_NODE_NONE || tc_scenario_has (scenario, board, "capital") ||
      tc_scenario_find_by_key (scenario, "area", "paris") == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, board);
  set = tc_operation_new_set (path, "capital", "paris");
  tc_operation_keep_source (set);
  tc_operation_group_take (group, set);
}

/* No scenario with classes was written before nations said whether they evacuate. */
static gboolean
says_who_evacuates (const TcScenario *scenario)
{
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    if (is_named (scenario, node, "unit-class") ||
        (is_named (scenario, node, "nation") && tc_scenario_has (scenario, node, "evacuates")))
      return TRUE;

  return FALSE;
}

/* Ruling T4 as it was: units of a nation that a player leads and that owns no land on the map. */
static void
name_evacuees (const TcScenario *scenario, TcOperation *group)
{
  if (says_who_evacuates (scenario))
    return;
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const char *id;
    g_autofree char *path = NULL;
    TcOperation *set;

    if (!is_named (scenario, node, "nation") || !tc_scenario_has (scenario, node, "seat") ||
        tc_scenario_get_bool (scenario, node, "automaton"))
      continue;
    id = tc_scenario_get_id (scenario, node);
    if (id == NULL || has_any (scenario, "area", "nation", id) ||
        !has_any (scenario, "unit", "nation", id))
      continue;
    path = tc_scenario_dup_path (scenario, node);
    set = tc_operation_new_set (path, "evacuates", "true");
    tc_operation_keep_source (set);
    tc_operation_group_take (group, set);
  }
}

/* The four classes that there were, with what they could do (1.2, 3.2.4, 3.4.4, 4.4.3, 5.2.3). */
static const char *const old_classes[][20] = {
  { "id", "infantry", "name", "Infantry", "symbol", "infantry", "src", "rulebook", "ref", "1.2",
    "src-of", "symbol:designer" },
  { "id", "motorised", "name", "Motorised infantry", "symbol", "motorised", "src", "rulebook",
    "ref", "8.0", "src-of", "symbol:designer" },
  { "id", "armour", "name", "Armour", "symbol", "armour", "armour", "true", "exploits", "true",
    "regroups-as", "armour", "src", "rulebook", "ref", "3.4.4, 4.4.3, 5.2.3", "src-of",
    "symbol:designer" },
  { "id", "airborne", "name", "Airborne infantry", "symbol", "airborne", "src", "rulebook", "ref",
    "3.2.4", "src-of", "symbol:designer" },
};

static void
declare_classes (const TcScenario *scenario, TcOperation *group)
{
  TcNode units = find_named (scenario, "order-of-battle");
  g_autofree char *path = NULL;

  if (units == TC_NODE_NONE || find_named (scenario, "unit-class") != TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, units);
  for (guint i = 0; i < G_N_ELEMENTS (old_classes); i++)
    if (has_any (scenario, "unit", "class", old_classes[i][1]))
      tc_operation_group_take (group, tc_operation_new_insert (path, "unit-class", old_classes[i]));
}

const TcMigration betrayal_migrations[BETRAYAL_N_MIGRATIONS] = {
  { N_ ("The board names its capital: Paris"), name_capital },
  { N_ ("Nations say whether their units evacuate: those without land on the map do"),
    name_evacuees },
  { N_ ("The order of battle declares the classes that its units name"), declare_classes },
};
