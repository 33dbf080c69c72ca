/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* Definitions that nothing refers to: they say something that the game never asks. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  guint8 *uses; /* of each node: what refers to it */
  GHashTable *faulty;
  GHashTable *unknown; /* set of values that name nothing */
  gboolean has_gap;    /* one of them stands twice: what they name is gone, and with it its uses */
} Unused;

enum { USED = 1, USED_BY_LAND_OR_UNIT = 2 };

static void
note_unknown (Unused *unused, TcNode node, const TcSchemaAttribute *attribute)
{
  const char *value = tc_scenario_has (unused->scenario, node, attribute->name)
                        ? tc_scenario_get_string (unused->scenario, node, attribute->name)
                        : NULL;

  if (value != NULL && !g_hash_table_add (unused->unknown, (gpointer) value))
    unused->has_gap = TRUE;
}

/* FALSE when the schema gives the node no references. */
static gboolean
note_uses_of (Unused *unused, TcNode node, const TcSchemaElement *element)
{
  gboolean owns =
    g_strcmp0 (element->role, "space") == 0 || g_strcmp0 (element->role, "piece") == 0;
  gboolean has_refs = FALSE;

  for (guint i = 0; i < element->content->n_attributes; i++) {
    TcNode target;

    if (element->content->attributes[i].refs == NULL)
      continue;
    has_refs = TRUE;
    target = tc_scenario_get_ref (unused->scenario, node, element->content->attributes[i].name);
    if (target != TC_NODE_NONE)
      unused->uses[target] |= owns ? USED | USED_BY_LAND_OR_UNIT : USED;
    else
      note_unknown (unused, node, &element->content->attributes[i]);
  }

  return has_refs;
}

/* Most nodes are like the one before, and have no references: those of outlines. */
static void
note_uses (Unused *unused)
{
  guint n = tc_scenario_get_n_nodes (unused->scenario);
  const TcSchemaElement *without = NULL;

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaElement *element = tc_scenario_get_element (unused->scenario, node);

    if (element != without && !note_uses_of (unused, node, element))
      without = element;
  }
}

/* Whether anything in the schema could refer to it at all. */
static gboolean
can_be_used (TcScenario *scenario, const TcSchemaElement *element)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint j = 0; j < content->n_attributes; j++)
      if (content->attributes[j].refs != NULL &&
          g_strv_contains (content->attributes[j].refs, element->key_space))
        return TRUE;
  }

  return FALSE;
}

static GArray *
collect (Unused *unused, const char *role, guint8 use)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (unused->scenario, role, node)) != TC_NODE_NONE) {
    const TcSchemaElement *element = tc_scenario_get_element (unused->scenario, node);

    if ((unused->uses[node] & use) == 0 && tc_scenario_get_id (unused->scenario, node) != NULL &&
        !tc_lint_is_duplicate (unused->scenario, node) &&
        !tc_scenario_is_bad (unused->scenario, node, element->key[0]) &&
        !tc_lint_is_marked (unused->faulty, tc_scenario_get_parent (unused->scenario, node)) &&
        can_be_used (unused->scenario, element))
      g_array_append_val (nodes, node);
  }
  if (nodes->len > 0) {
    const TcSchemaElement *element =
      tc_scenario_get_element (unused->scenario, g_array_index (nodes, TcNode, 0));
    g_autoptr (GPtrArray) bad_refs =
      tc_lint_collect_bad_refs (unused->scenario, 0, element->key_space);

    tc_lint_excuse (unused->scenario, nodes, bad_refs);
  }

  return nodes;
}

static void
add_removal (Unused *unused, TcFinding *finding, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (unused->scenario, node);

  tc_lint_add_fix (unused->scenario, finding, tc_operation_new_remove (path), _ ("Remove %s"),
                   tc_lint_get_title (unused->scenario, node));
}

static void
judge_role (Unused *unused, const char *role)
{
  g_autoptr (GArray) nodes = collect (unused, role, USED);

  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);
    const TcSchemaElement *element = tc_scenario_get_element (unused->scenario, node);
    TcFinding *finding = tc_lint_add (unused->scenario, unused->report, "REF004", node,
                                      element->key[0], _ ("The %s \"%s\" is not used"),
                                      element->label, tc_scenario_get_id (unused->scenario, node));

    tc_finding_set_why (finding, _ ("Use it somewhere, or remove it."));
    add_removal (unused, finding, node);
  }
}

static void
judge_owners (Unused *unused)
{
  g_autoptr (GArray) nodes = collect (unused, "owner", USED_BY_LAND_OR_UNIT);

  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);
    const TcSchemaElement *element = tc_scenario_get_element (unused->scenario, node);
    TcFinding *finding = tc_lint_add (unused->scenario, unused->report, "REF005", node,
                                      element->key[0], _ ("%s has neither land nor counters"),
                                      tc_lint_get_title (unused->scenario, node));

    tc_finding_set_why (finding, _ ("Add an area or a counter for it, or remove it."));
    if ((unused->uses[node] & USED) == 0)
      add_removal (unused, finding, node);
  }
}

/* Whether owners are those of land: else an owner that anything refers to is of use. */
static gboolean
has_land (TcScenario *scenario)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++)
    if (g_strcmp0 (schema->elements[i]->role, "space") == 0)
      return TRUE;

  return FALSE;
}

void
tc_lint_unused (TcScenario *scenario, TcReport *report, GHashTable *faulty)
{
  static const char *const roles[] = { "terrain", "zone", "column", "result", "side", "class" };
  g_autofree guint8 *uses = g_new0 (guint8, tc_scenario_get_n_nodes (scenario));
  g_autoptr (GHashTable) unknown = g_hash_table_new (g_str_hash, g_str_equal);
  Unused unused = { scenario, report, uses, faulty, unknown, FALSE };

  note_uses (&unused);
  if (unused.has_gap)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    judge_role (&unused, roles[i]);
  if (has_land (scenario))
    judge_owners (&unused);
  else
    judge_role (&unused, "owner");
}
