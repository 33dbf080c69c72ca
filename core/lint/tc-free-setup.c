/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lint/tc-free-setup.h"

#include "lint/tc-free-setup-private.h"
#include "lint/tc-lint-private.h"

/* Reading the quotas. A quota takes the counters that it lists, or else all of its owner that the
 * setup puts nowhere and no quota lists or has taken before. */

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static const TcSchemaAttribute *
find_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  return tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, name);
}

TcNode
tc_free_setup_find (TcScenario *scenario, TcNode node, const char *role)
{
  return node != TC_NODE_NONE ? tc_scenario_find_ref (scenario, node, role, NULL) : TC_NODE_NONE;
}

gboolean
tc_free_setup_is_on (TcScenario *scenario, TcNode node, const char *name)
{
  return find_attribute (scenario, node, name) != NULL &&
         tc_scenario_get_bool (scenario, node, name);
}

TcFreeKind
tc_free_setup_get_kind (TcScenario *scenario, TcNode piece)
{
  TcNode face = tc_lint_find_role (scenario, piece, "face", TC_NODE_NONE);

  if (face == TC_NODE_NONE)
    return TC_FREE_MARKER;

  return find_attribute (scenario, face, "movement") != NULL ? TC_FREE_STACKS : TC_FREE_GUEST;
}

static guint
count_areas (TcScenario *scenario, TcNode zone)
{
  guint n = 0;

  if (zone == TC_NODE_NONE)
    return 0;
  for (TcNode node = tc_scenario_get_first_child (scenario, zone); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (scenario, node))
    n += tc_free_setup_find (scenario, node, "space") != TC_NODE_NONE;

  return n;
}

static void
quota_free (gpointer data)
{
  TcFreeQuota *quota = data;

  g_array_unref (quota->counters);
  g_free (quota);
}

static TcFreeQuota *
read_quota (TcScenario *scenario, TcNode node)
{
  TcFreeQuota *quota = g_new0 (TcFreeQuota, 1);
  gint64 number;

  quota->node = node;
  quota->owner = tc_free_setup_find (scenario, node, "owner");
  quota->zone = tc_free_setup_find (scenario, node, "zone");
  quota->n_areas = count_areas (scenario, quota->zone);
  quota->at_most = TC_SETUP_NO_LIMIT;
  quota->counters = g_array_new (FALSE, FALSE, sizeof (TcNode));
  if (tc_lint_read_int (scenario, node, "at-least", &number))
    quota->at_least = (guint) CLAMP (number, 0, 0x7fff);
  if (tc_lint_read_int (scenario, node, "at-most", &number))
    quota->at_most = (guint) CLAMP (number, 0, 0x7fff);
  quota->own_limit = TC_SETUP_NO_LIMIT;
  if (quota->owner != TC_NODE_NONE && tc_scenario_has (scenario, quota->owner, "stacking") &&
      tc_lint_read_int (scenario, quota->owner, "stacking", &number))
    quota->own_limit = (guint) CLAMP (number, 0, 0x7fff);

  return quota;
}

static void
add_uses (TcFreeSetup *free_setup, TcNode parent)
{
  TcScenario *scenario = free_setup->scenario;

  for (TcNode node = tc_scenario_get_first_child (scenario, parent); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (scenario, node)) {
    TcFreeUse use = { tc_free_setup_find (scenario, node, "piece"), node };

    if (use.piece != TC_NODE_NONE)
      g_array_append_val (free_setup->uses, use);
    if (has_role (scenario, node, "quota")) {
      g_ptr_array_add (free_setup->quotas, read_quota (scenario, node));
      add_uses (free_setup, node);
    }
  }
}

static void
take_counter (TcScenario *scenario, TcFreeQuota *quota, TcNode piece)
{
  switch (tc_free_setup_get_kind (scenario, piece)) {
  case TC_FREE_STACKS:
    quota->n_stacking++;
    break;
  case TC_FREE_GUEST:
    quota->n_guests++;
    break;
  case TC_FREE_MARKER:
    return;
  }
  g_array_append_val (quota->counters, piece);
}

/* In the order of the document, as play numbers them. */
static void
take_listed (TcScenario *scenario, TcFreeQuota *quota)
{
  g_autoptr (GHashTable) listed = g_hash_table_new (NULL, NULL);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (scenario, quota->node, "chosen", node)) != TC_NODE_NONE)
    g_hash_table_add (listed, GUINT_TO_POINTER (tc_free_setup_find (scenario, node, "piece")));
  node = TC_NODE_NONE;
  while ((node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE)
    if (g_hash_table_contains (listed, GUINT_TO_POINTER (node)))
      take_counter (scenario, quota, node);
}

static void
take_rest (TcScenario *scenario, TcFreeQuota *quota, GHashTable *taken)
{
  TcNode piece = TC_NODE_NONE;

  if (quota->owner == TC_NODE_NONE)
    return;
  while ((piece = tc_scenario_find_by_role (scenario, "piece", piece)) != TC_NODE_NONE) {
    if (tc_free_setup_find (scenario, piece, "owner") != quota->owner ||
        !g_hash_table_add (taken, GUINT_TO_POINTER (piece)))
      continue;
    take_counter (scenario, quota, piece);
  }
}

TcFreeSetup *
tc_free_setup_new (TcScenario *scenario, TcNode setup)
{
  TcFreeSetup *free_setup = g_new0 (TcFreeSetup, 1);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  free_setup->scenario = tc_scenario_ref (scenario);
  free_setup->setup = setup;
  free_setup->quotas = g_ptr_array_new_with_free_func (quota_free);
  free_setup->uses = g_array_new (FALSE, FALSE, sizeof (TcFreeUse));
  add_uses (free_setup, setup);
  for (guint i = 0; i < free_setup->uses->len; i++)
    g_hash_table_add (taken,
                      GUINT_TO_POINTER (g_array_index (free_setup->uses, TcFreeUse, i).piece));

  for (guint i = 0; i < free_setup->quotas->len; i++) {
    TcFreeQuota *quota = g_ptr_array_index (free_setup->quotas, i);

    if (tc_lint_find_role (scenario, quota->node, "chosen", TC_NODE_NONE) != TC_NODE_NONE)
      take_listed (scenario, quota);
    else
      take_rest (scenario, quota, taken);
  }

  return free_setup;
}

void
tc_free_setup_free (TcFreeSetup *free_setup)
{
  g_ptr_array_unref (free_setup->quotas);
  g_array_unref (free_setup->uses);
  tc_scenario_unref (free_setup->scenario);
  g_free (free_setup);
}

guint
tc_free_setup_get_n_quotas (const TcFreeSetup *free_setup)
{
  return free_setup->quotas->len;
}

const TcFreeQuota *
tc_free_setup_get_quota (const TcFreeSetup *free_setup, guint index)
{
  g_return_val_if_fail (index < free_setup->quotas->len, NULL);

  return g_ptr_array_index (free_setup->quotas, index);
}
