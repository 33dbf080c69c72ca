/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/setups/tc-setup-model.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

static void
use_free (TcSetupUse *use)
{
  g_free (use->box);
  g_free (use->where);
  g_free (use);
}

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

/* What the first attribute of @node that names elements of @role refers to. */
static TcNode
get_ref_to (TcScenario *scenario, TcNode node, const char *role)
{
  const TcSchemaAttribute *attribute = tc_value_find_ref (
    tc_scenario_get_schema (scenario), tc_scenario_get_element (scenario, node)->content, role);

  return attribute != NULL ? tc_scenario_get_ref (scenario, node, attribute->name) : TC_NODE_NONE;
}

/* The turn that @node speaks of: an attribute called so, whether or not it names a turn's key. */
static const char *
get_turn (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_schema_content_find_attribute (content, "turn") == NULL)
    return NULL;
  return tc_scenario_get_string (scenario, node, "turn");
}

static void
describe (TcScenario *scenario, TcSetupUse *use, TcNode child)
{
  g_autofree char *kind = tc_node_dup_kind (scenario, child);
  TcNode space = get_ref_to (scenario, child, "space");
  const char *turn = get_turn (scenario, child);

  use->child = child;
  g_free (use->box);
  g_free (use->where);
  if (has_role (scenario, child, "placement") && space != TC_NODE_NONE) {
    use->space = space;
    use->box = NULL;
    use->where = tc_node_dup_title (scenario, space);
  } else if (turn != NULL) {
    use->box = g_strconcat (TC_SETUP_BOX_TURN, turn, NULL);
    use->where = g_strdup_printf (_ ("Turn %s"), turn);
  } else {
    use->box = g_strconcat ("@", tc_scenario_get_name (scenario, child), NULL);
    use->where = g_steal_pointer (&kind);
  }
}

static void
use_quotas (TcScenario *scenario, TcNode setup, GPtrArray *uses)
{
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);

  for (guint i = 0; i < tc_free_setup_get_n_quotas (free_setup); i++) {
    const TcFreeQuota *quota = tc_free_setup_get_quota (free_setup, i);
    g_autofree char *title = tc_node_dup_title (scenario, quota->node);
    const char *id = tc_scenario_get_id (scenario, quota->node);

    for (guint j = 0; j < quota->counters->len; j++) {
      TcNode piece = g_array_index (quota->counters, TcNode, j);

      for (guint k = 0; k < uses->len; k++) {
        TcSetupUse *use = uses->pdata[k];

        if (use->piece != piece || use->child != TC_NODE_NONE)
          continue;
        g_free (use->box);
        g_free (use->where);
        use->child = quota->node;
        use->box = g_strdup_printf ("@quota-%s", id != NULL ? id : "");
        use->where = g_strdup_printf (_ ("Quota %s"), title);
      }
    }
  }
}

GPtrArray *
tc_setup_list_uses (TcScenario *scenario, TcNode setup)
{
  GPtrArray *uses = g_ptr_array_new_with_free_func ((GDestroyNotify) use_free);
  g_autoptr (GHashTable) index = g_hash_table_new (NULL, NULL);
  TcNode node = TC_NODE_NONE;
  TcNode child = tc_scenario_get_first_child (scenario, setup);

  while ((node = tc_scenario_find_by_role (scenario, "piece", node)) != TC_NODE_NONE) {
    TcSetupUse *use = g_new0 (TcSetupUse, 1);

    use->piece = node;
    use->child = TC_NODE_NONE;
    use->space = TC_NODE_NONE;
    use->box = g_strdup (TC_SETUP_BOX_OFF);
    use->where = g_strdup (_ ("Not in this setup"));
    g_ptr_array_add (uses, use);
    g_hash_table_insert (index, GUINT_TO_POINTER (node), use);
  }
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    TcNode piece = get_ref_to (scenario, child, "piece");
    TcSetupUse *use =
      piece != TC_NODE_NONE ? g_hash_table_lookup (index, GUINT_TO_POINTER (piece)) : NULL;

    if (use != NULL)
      describe (scenario, use, child);
  }
  use_quotas (scenario, setup, uses);
  return uses;
}

const TcSetupUse *
tc_setup_find_use (TcScenario *scenario, GPtrArray *uses, const char *id)
{
  for (guint i = 0; i < uses->len; i++) {
    const TcSetupUse *use = uses->pdata[i];

    if (g_strcmp0 (tc_scenario_get_id (scenario, use->piece), id) == 0)
      return use;
  }
  return NULL;
}

static void
add_box (TcView *view, const char *key, const char *name)
{
  TcViewContainer box = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .kind = TC_CONTAINER_BOX,
  };

  if (tc_view_find_container (view, key) == NULL)
    tc_view_add_container (view, &box);
}

static gint
compare_boxes (gconstpointer a, gconstpointer b)
{
  const TcSetupUse *left = *(const TcSetupUse **) a;
  const TcSetupUse *right = *(const TcSetupUse **) b;
  gsize left_length = strlen (left->box);
  gsize right_length = strlen (right->box);

  /* "@turn-5" before "@turn-10"; what is in no box first. */
  if (left_length != right_length && g_str_has_prefix (left->box, TC_SETUP_BOX_TURN) &&
      g_str_has_prefix (right->box, TC_SETUP_BOX_TURN))
    return left_length < right_length ? -1 : 1;
  return strcmp (left->box, right->box);
}

/* The order of appearance: a box for each turn after the first, to drag to, where the setup can say
 * when a counter arrives. */
static void
add_turns (TcView *view, TcScenario *scenario, TcNode setup)
{
  const TcSchemaElement *arrival = tc_schema_content_find_role (
    tc_scenario_get_element (scenario, setup)->content, "reinforcement");
  TcNode turn = tc_scenario_find_by_role (scenario, "turn", TC_NODE_NONE);

  if (arrival == NULL || turn == TC_NODE_NONE ||
      tc_schema_content_find_attribute (arrival->content, "turn") == NULL)
    return;
  while ((turn = tc_scenario_find_by_role (scenario, "turn", turn)) != TC_NODE_NONE) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, turn);
    const char *number =
      element->key != NULL ? tc_scenario_get_string (scenario, turn, element->key[0]) : NULL;
    g_autofree char *key = g_strconcat (TC_SETUP_BOX_TURN, number != NULL ? number : "", NULL);
    g_autofree char *name = g_strdup_printf (_ ("Turn %s"), number != NULL ? number : "");

    if (number != NULL)
      add_box (view, key, name);
  }
}

TcView *
tc_setup_new_view (TcScenario *scenario, TcNode setup, GPtrArray *uses)
{
  TcView *view = tc_view_new_for_board (scenario, setup);
  g_autoptr (GPtrArray) boxed = g_ptr_array_new ();
  gboolean is_of_turn = FALSE;

  add_box (view, TC_SETUP_BOX_OFF, _ ("Not in this setup"));
  for (guint i = 0; i < uses->len; i++) {
    const TcSetupUse *use = uses->pdata[i];

    if (use->box != NULL)
      g_ptr_array_add (boxed, uses->pdata[i]);
  }
  g_ptr_array_sort (boxed, compare_boxes);
  for (guint i = 0; i < boxed->len; i++) {
    const TcSetupUse *use = boxed->pdata[i];

    if (!is_of_turn && g_str_has_prefix (use->box, TC_SETUP_BOX_TURN)) {
      add_turns (view, scenario, setup);
      is_of_turn = TRUE;
    }
    add_box (view, use->box, use->where);
    tc_view_add_piece (view, scenario, use->piece, use->box, FALSE);
  }
  if (!is_of_turn)
    add_turns (view, scenario, setup);
  return view;
}

typedef struct {
  TcScenario *scenario;
  TcNode setup;
  const char *piece;
  const TcSetupUse *use;
  TcOperation *group;
  const char *setup_path;
} Move;

/* Takes away what says now where the piece is; a quota says it of itself unless it names it. */
static void
take_away (const Move *move)
{
  g_autofree char *path = NULL;
  TcNode child = move->use->child;

  if (child == TC_NODE_NONE)
    return;
  if (get_ref_to (move->scenario, child, "piece") == TC_NODE_NONE) {
    TcNode chosen = tc_scenario_get_first_child (move->scenario, child);

    while (chosen != TC_NODE_NONE &&
           get_ref_to (move->scenario, chosen, "piece") != move->use->piece)
      chosen = tc_scenario_get_next_sibling (move->scenario, chosen);
    if (chosen == TC_NODE_NONE)
      return;
    child = chosen;
  }
  path = tc_scenario_dup_path (move->scenario, child);
  tc_group_remove (move->group, path);
}

/* A new child of @role for the piece, with @value for @attribute. */
static gboolean
put (const Move *move, const char *role, const char *attribute, const char *value)
{
  const TcSchemaElement *element = tc_schema_content_find_role (
    tc_scenario_get_element (move->scenario, move->setup)->content, role);
  const TcSchemaAttribute *piece;
  const char *attributes[5] = { NULL };

  if (element == NULL)
    return FALSE;
  piece = tc_value_find_ref (tc_scenario_get_schema (move->scenario), element->content, "piece");
  if (attribute == NULL) {
    const TcSchemaAttribute *space =
      tc_value_find_ref (tc_scenario_get_schema (move->scenario), element->content, "space");

    attribute = space != NULL ? space->name : NULL;
  }
  if (piece == NULL || attribute == NULL)
    return FALSE;
  attributes[0] = piece->name;
  attributes[1] = move->piece;
  attributes[2] = attribute;
  attributes[3] = value;
  take_away (move);
  tc_group_insert (move->group, move->setup_path, element->name, attributes);
  return TRUE;
}

/* A counter that has a place already only changes it: its side and its provenance stay said. */
static gboolean
put_into_space (const Move *move, const char *target)
{
  const TcSchemaAttribute *space;
  g_autofree char *path = NULL;

  if (move->use->space == TC_NODE_NONE)
    return put (move, "placement", NULL, target);
  space = tc_value_find_ref (tc_scenario_get_schema (move->scenario),
                             tc_scenario_get_element (move->scenario, move->use->child)->content,
                             "space");
  path = tc_scenario_dup_path (move->scenario, move->use->child);
  tc_group_set (move->group, path, space->name, target);
  return TRUE;
}

/* A counter that arrives already only does so on another turn: where, and what else is said of it,
 * stays. */
static gboolean
put_into_turn (const Move *move, const char *turn)
{
  g_autofree char *path = NULL;

  if (move->use->box == NULL || !g_str_has_prefix (move->use->box, TC_SETUP_BOX_TURN))
    return put (move, "reinforcement", "turn", turn);
  path = tc_scenario_dup_path (move->scenario, move->use->child);
  if (g_strcmp0 (get_turn (move->scenario, move->use->child), turn) != 0)
    tc_group_set (move->group, path, "turn", turn);
  return TRUE;
}

/* (transfer full): what History calls the move of the piece to @target, as a space @space. */
static char *
dup_move_label (TcScenario *scenario, TcNode piece, const char *target, TcNode space)
{
  g_autofree char *title = tc_node_dup_title (scenario, piece);
  g_autofree char *space_title = space != TC_NODE_NONE ? tc_node_dup_title (scenario, space) : NULL;

  if (space_title != NULL)
    return g_strdup_printf (_ ("Place %s in %s"), title, space_title);
  if (g_str_has_prefix (target, TC_SETUP_BOX_TURN))
    /* Translators: a counter, and the number of a turn */
    return g_strdup_printf (_ ("Let %s arrive on turn %s"), title,
                            target + strlen (TC_SETUP_BOX_TURN));
  return g_strdup_printf (_ ("Move %s off the map"), title);
}

TcOperation *
tc_setup_new_move (TcScenario *scenario,
                   TcNode setup,
                   const char *piece,
                   const char *target,
                   char **out_why_not)
{
  g_autoptr (GPtrArray) uses = tc_setup_list_uses (scenario, setup);
  const TcSetupUse *use = tc_setup_find_use (scenario, uses, piece);
  TcNode space = tc_node_find_key (scenario, "space", target);
  g_autofree char *setup_path = tc_scenario_dup_path (scenario, setup);
  g_autofree char *label = NULL;
  g_autoptr (TcOperation) group = NULL;
  Move move = {
    .scenario = scenario, .setup = setup, .piece = piece, .use = use, .setup_path = setup_path
  };
  gboolean ok = FALSE;

  *out_why_not = NULL;
  if (use == NULL) {
    *out_why_not = g_strdup (_ ("The counter no longer exists."));
    return NULL;
  }
  label = dup_move_label (scenario, use->piece, target, space);
  group = tc_operation_new_group (label);
  move.group = group;
  if (space != TC_NODE_NONE) {
    ok = put_into_space (&move, target);
  } else if (g_str_equal (target, TC_SETUP_BOX_OFF)) {
    take_away (&move);
    ok = TRUE;
  } else if (g_str_has_prefix (target, TC_SETUP_BOX_TURN)) {
    ok = put_into_turn (&move, target + strlen (TC_SETUP_BOX_TURN));
  }
  if (!ok) {
    /* Translators: %s is the heading of the lists of the setup: "Quotas and arrivals" */
    *out_why_not =
      g_strdup_printf (_ ("Counters cannot be placed there by dragging. Open “%s” instead."),
                       _ ("Quotas and arrivals"));
    return NULL;
  }
  return g_steal_pointer (&group);
}
