/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-setup-tables.h"
#include "lint/tc-free-setup-private.h"
#include "lint/tc-lint-private.h"

/* From quotas to the numbers of tc_setup_feasible (), and from its answer to words. Each quota is
 * two groups: the units that stack, and the guests after them. */

typedef struct {
  const TcFreeSetup *free_setup;
  TcScenario *scenario;
  GHashTable *index; /* node of a space -> place, of a side -> side; both from 1 */
  GArray *spaces;    /* TcNode */
  GArray *sides;     /* TcNode */
  TcSetupProblem problem;
  TcSetupTables tables;
  gpointer memory; /* of tables */
} Model;

static void
model_clear (Model *model)
{
  g_hash_table_unref (model->index);
  g_array_unref (model->spaces);
  g_array_unref (model->sides);
  g_free (model->memory);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Model, model_clear)

static GArray *
list_role (Model *model, const char *role)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (model->scenario, role, node)) != TC_NODE_NONE) {
    g_array_append_val (nodes, node);
    g_hash_table_insert (model->index, GUINT_TO_POINTER (node), GUINT_TO_POINTER (nodes->len));
  }

  return nodes;
}

/* The number of a space or a side; FALSE for any other node and for none. */
static gboolean
get_number (const Model *model, TcNode node, guint *out_number)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (model->index, GUINT_TO_POINTER (node)));

  *out_number = number - 1;

  return number > 0;
}

static gboolean
get_side_of (const Model *model, TcNode owned, guint *out_side)
{
  TcNode owner = tc_free_setup_find (model->scenario, owned, "owner");

  return get_number (model, tc_free_setup_find (model->scenario, owner, "side"), out_side);
}

/* The rule, or TC_NODE_NONE when the file leaves it out; its default then holds. */
static TcNode
find_stacking (const Model *model, guint *out_limit)
{
  const TcSchema *schema = tc_scenario_get_schema (model->scenario);
  TcNode node = tc_scenario_find_by_role (model->scenario, "stacking", TC_NODE_NONE);
  gint64 limit = TC_SETUP_NO_LIMIT;

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaAttribute *attribute = NULL;

    if (g_strcmp0 (schema->elements[i]->role, "stacking") == 0)
      attribute = tc_schema_content_find_attribute (schema->elements[i]->content, "limit");
    if (attribute != NULL && attribute->default_value != NULL)
      limit = g_ascii_strtoll (attribute->default_value, NULL, 10);
  }
  if (node != TC_NODE_NONE)
    tc_lint_read_int (model->scenario, node, "limit", &limit);
  *out_limit = (guint) CLAMP (limit, 0, (gint64) TC_SETUP_NO_LIMIT);

  return node;
}

/* Another limit for one side, or the general one. */
static guint
find_side_limit (const Model *model, guint side, guint limit)
{
  TcNode rule = tc_scenario_find_by_role (model->scenario, "stacking", TC_NODE_NONE);
  TcNode node = TC_NODE_NONE;
  gint64 own;
  guint of;

  while (rule != TC_NODE_NONE &&
         (node = tc_lint_find_role (model->scenario, rule, "side-limit", node)) != TC_NODE_NONE)
    if (get_number (model, tc_free_setup_find (model->scenario, node, "side"), &of) && of == side &&
        tc_lint_read_int (model->scenario, node, "limit", &own))
      return (guint) own;

  return limit;
}

/* What the space says, or its terrain, or else @limit. */
static guint
find_place_limit (const Model *model, TcNode space, guint limit)
{
  TcNode terrain = tc_free_setup_find (model->scenario, space, "terrain");
  gint64 own;

  if (tc_scenario_has (model->scenario, space, "stacking") &&
      tc_lint_read_int (model->scenario, space, "stacking", &own))
    return (guint) own;
  if (terrain != TC_NODE_NONE && tc_scenario_has (model->scenario, terrain, "stacking") &&
      tc_lint_read_int (model->scenario, terrain, "stacking", &own))
    return (guint) own;

  return limit;
}

/* The side of the owner that is an automaton, or G_MAXUINT. */
static guint
find_automaton (const Model *model)
{
  TcNode owner = TC_NODE_NONE;
  guint side;

  while ((owner = tc_scenario_find_by_role (model->scenario, "owner", owner)) != TC_NODE_NONE)
    if (tc_free_setup_is_on (model->scenario, owner, "automaton") &&
        get_number (model, tc_free_setup_find (model->scenario, owner, "side"), &side))
      return side;

  return G_MAXUINT;
}

/* A switch that a border says for all that do not write it. */
static gboolean
is_on_by_border (const Model *model, TcNode space, const char *name)
{
  return tc_free_setup_is_on (model->scenario, space,
                              tc_scenario_has (model->scenario, space, name) ? name : "border");
}

static void
fill_places (Model *model)
{
  guint n_places = model->spaces->len;
  guint automaton = find_automaton (model);
  guint limit;

  find_stacking (model, &limit);
  for (guint place = 0; place < n_places; place++) {
    TcNode space = g_array_index (model->spaces, TcNode, place);
    gboolean is_border = tc_free_setup_is_on (model->scenario, space, "border");
    gboolean is_closed = is_on_by_border (model, space, "closed");
    gboolean is_unlimited = is_on_by_border (model, space, "unlimited");
    guint home = automaton;

    if (home == G_MAXUINT)
      get_side_of (model, space, &home);
    for (guint side = 0; side < model->sides->len; side++) {
      guint at = side * n_places + place;

      model->tables.capacity[at] =
        (guint16) (is_unlimited && side == home
                     ? TC_SETUP_NO_LIMIT
                     : find_place_limit (model, space, find_side_limit (model, side, limit)));
      model->tables.closed[at] = (guint8) (is_closed && side != home);
      model->tables.open_base[at] = (guint8) (is_border && side == home);
    }
  }
}

static void
fill_present (Model *model)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (model->scenario, model->free_setup->setup, "placement",
                                    node)) != TC_NODE_NONE) {
    TcNode piece = tc_free_setup_find (model->scenario, node, "piece");
    guint side, place;

    if (piece != TC_NODE_NONE &&
        tc_free_setup_get_kind (model->scenario, piece) == TC_FREE_STACKS &&
        get_side_of (model, piece, &side) &&
        get_number (model, tc_free_setup_find (model->scenario, node, "space"), &place))
      model->tables.present[side * model->spaces->len + place]++;
  }
}

static void
fill_zone (Model *model, TcNode zone, guint8 *allowed)
{
  if (zone == TC_NODE_NONE)
    return;
  for (TcNode node = tc_scenario_get_first_child (model->scenario, zone); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (model->scenario, node)) {
    TcNode area = tc_free_setup_find (model->scenario, node, "space");
    guint place;

    if (area != TC_NODE_NONE && get_number (model, area, &place))
      allowed[place] = TRUE;
  }
}

/* A quota of an owner on no side is another finding's business; it asks for nothing here. */
static void
fill_groups (Model *model)
{
  guint n_places = model->spaces->len;

  for (guint i = 0; i < model->free_setup->quotas->len; i++) {
    const TcFreeQuota *quota = g_ptr_array_index (model->free_setup->quotas, i);
    TcSetupGroup *stacking = &model->tables.groups[2 * i];
    TcSetupGroup *guests = stacking + 1;
    guint side;

    stacking->at_most = guests->at_most = TC_SETUP_NO_LIMIT;
    guests->needs_company = TRUE;
    if (!get_number (model, tc_free_setup_find (model->scenario, quota->owner, "side"), &side))
      continue;
    stacking->side = guests->side = (guint8) side;
    stacking->size = (guint16) MIN (quota->n_stacking, 0x7fff);
    guests->size = (guint16) MIN (quota->n_guests, 0x7fff);
    stacking->at_least = (guint16) quota->at_least;
    stacking->at_most = (guint16) MIN (quota->at_most, quota->own_limit);
    fill_zone (model, quota->zone, model->tables.allowed + (gsize) 2 * i * n_places);
    fill_zone (model, quota->zone, model->tables.allowed + (gsize) (2 * i + 1) * n_places);
  }
}

static void
model_init (Model *model, const TcFreeSetup *free_setup)
{
  model->free_setup = free_setup;
  model->scenario = free_setup->scenario;
  model->index = g_hash_table_new (NULL, NULL);
  model->spaces = list_role (model, "space");
  model->sides = list_role (model, "side");
  model->problem = (TcSetupProblem){
    .n_groups = 2 * free_setup->quotas->len,
    .n_places = model->spaces->len,
    .n_sides = MIN (model->sides->len, G_MAXUINT8),
    .exclusive = TRUE,
  };
  model->memory = g_malloc0 (tc_setup_lay_out (&model->problem, &model->tables, NULL));
  tc_setup_lay_out (&model->problem, &model->tables, model->memory);
  fill_places (model);
  fill_present (model);
  fill_groups (model);
}

/* --- Words --- */

static void
reason_free (gpointer data)
{
  TcFreeReason *reason = data;

  g_free (reason->text);
  g_free (reason);
}

static void
add_reason (TcFreeAnswer *answer, TcNode node, const char *attribute, char *text)
{
  TcFreeReason *reason = g_new0 (TcFreeReason, 1);

  reason->node = node;
  reason->attribute = attribute;
  reason->text = text;
  g_ptr_array_add (answer->reasons, reason);
}

static const char *
get_title (const Model *model, const GArray *nodes, guint index)
{
  return tc_lint_get_title (model->scenario, g_array_index (nodes, TcNode, index));
}

/* What the schema calls several pieces of @kind. */
static const char *
get_pieces (const Model *model, TcFreeKind kind)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (model->scenario, "piece", node)) != TC_NODE_NONE) {
    const char *plural = tc_scenario_get_element (model->scenario, node)->plural;

    if (plural != NULL && tc_free_setup_get_kind (model->scenario, node) == kind)
      return _ (plural);
  }

  return _ ("units");
}

/* The quota's own number, or that of its owner when that is less. */
static void
word_maximum (TcFreeAnswer *answer, const Model *model, const TcFreeQuota *quota)
{
  if (quota->own_limit < quota->at_most)
    add_reason (answer, quota->owner, "stacking",
                /* Translators: ground units of "Britain" in an area: at most 2 */
                g_strdup_printf (
                  _ ("%s of \"%s\" in an area: at most %u"), get_pieces (model, TC_FREE_STACKS),
                  tc_lint_get_title (model->scenario, quota->owner), quota->own_limit));
  else
    add_reason (answer, quota->node, "at-most",
                g_strdup_printf (_ ("quota \"%s\" may put at most %u into an area"),
                                 tc_lint_get_title (model->scenario, quota->node), quota->at_most));
}

static void
word_minimum (TcFreeAnswer *answer, const Model *model, const TcFreeQuota *quota)
{
  add_reason (
    answer, quota->node, "at-least",
    g_strdup_printf (
      ngettext ("quota \"%s\" must put at least %u into its %u area",
                "quota \"%s\" must put at least %u into each of its %u areas", quota->n_areas),
      tc_lint_get_title (model->scenario, quota->node), quota->at_least, quota->n_areas));
}

static void
word_quota (TcFreeAnswer *answer, const Model *model, const TcSetupRule *rule)
{
  const TcFreeQuota *quota = g_ptr_array_index (model->free_setup->quotas, rule->group / 2);
  gboolean is_guest = rule->group % 2;
  const char *id = tc_lint_get_title (model->scenario, quota->node);
  const char *guests = get_pieces (model, TC_FREE_GUEST);
  const char *stacking = get_pieces (model, TC_FREE_STACKS);

  switch (rule->kind) {
  case TC_SETUP_RULE_SUPPLY:
    add_reason (answer, quota->node, NULL,
                /* Translators: ground units of quota "north": at most 4, its areas: 2 */
                g_strdup_printf (_ ("%s of quota \"%s\": at most %u, its areas: %u"), stacking, id,
                                 quota->n_stacking, quota->n_areas));
    break;
  case TC_SETUP_RULE_DEMAND:
    add_reason (answer, quota->node, NULL,
                g_strdup_printf (_ ("quota \"%s\" must place all its %s (%u)"), id,
                                 is_guest ? guests : stacking,
                                 is_guest ? quota->n_guests : quota->n_stacking));
    break;
  case TC_SETUP_RULE_MINIMUM:
    word_minimum (answer, model, quota);
    break;
  case TC_SETUP_RULE_MAXIMUM:
    word_maximum (answer, model, quota);
    break;
  case TC_SETUP_RULE_ZONE:
    add_reason (
      answer, quota->node, "zone",
      g_strdup_printf (
        ngettext ("quota \"%s\" may use only zone \"%s\", which has %u area",
                  "quota \"%s\" may use only zone \"%s\", which has %u areas", quota->n_areas),
        id, quota->zone == TC_NODE_NONE ? "?" : tc_lint_get_title (model->scenario, quota->zone),
        quota->n_areas));
    break;
  case TC_SETUP_RULE_COMPANY:
    add_reason (
      answer, quota->node, NULL,
      g_strdup_printf (
        /* Translators: air units of quota "north" need ground units of their side ... */
        _ ("%s of quota \"%s\" need %s of their side in the same area"), guests, id, stacking));
    break;
  case TC_SETUP_RULE_CAPACITY:
  case TC_SETUP_RULE_CLOSED:
  case TC_SETUP_RULE_PRESENT:
  case TC_SETUP_RULE_EXCLUSIVE:
    break;
  }
}

static TcNode
find_placement (const Model *model, TcNode space)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (model->scenario, model->free_setup->setup, "placement",
                                    node)) != TC_NODE_NONE)
    if (tc_free_setup_find (model->scenario, node, "space") == space)
      return node;

  return TC_NODE_NONE;
}

static void
word_present (TcFreeAnswer *answer, const Model *model, const TcSetupRule *rule)
{
  TcNode space = g_array_index (model->spaces, TcNode, rule->place);

  add_reason (answer, find_placement (model, space), "area",
              /* Translators: ground units of side "west" placed in "Sedan": 3 */
              g_strdup_printf (
                _ ("%s of side \"%s\" placed in \"%s\": %u"), get_pieces (model, TC_FREE_STACKS),
                get_title (model, model->sides, rule->side),
                tc_lint_get_title (model->scenario, space),
                model->tables.present[rule->side * model->spaces->len + rule->place]));
}

static void
word_rule (TcFreeAnswer *answer, const Model *model, const TcSetupRule *rule)
{
  TcNode stacking;
  guint limit;

  switch (rule->kind) {
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_MINIMUM:
  case TC_SETUP_RULE_MAXIMUM:
  case TC_SETUP_RULE_ZONE:
  case TC_SETUP_RULE_COMPANY:
    word_quota (answer, model, rule);
    break;
  case TC_SETUP_RULE_CAPACITY:
    stacking = find_stacking (model, &limit);
    add_reason (answer, stacking, "limit",
                /* Translators: ground units of side "west" in an area: at most 3 */
                g_strdup_printf (_ ("%s of side \"%s\" in an area: at most %u"),
                                 get_pieces (model, TC_FREE_STACKS),
                                 get_title (model, model->sides, rule->side), limit));
    break;
  case TC_SETUP_RULE_CLOSED:
    add_reason (answer, TC_NODE_NONE, NULL,
                g_strdup_printf (_ ("border areas of other sides are closed to side \"%s\""),
                                 get_title (model, model->sides, rule->side)));
    break;
  case TC_SETUP_RULE_PRESENT:
    word_present (answer, model, rule);
    break;
  case TC_SETUP_RULE_EXCLUSIVE:
    add_reason (answer, TC_NODE_NONE, NULL,
                g_strdup_printf (_ ("no unit may be placed where the enemy has %s"),
                                 get_pieces (model, TC_FREE_STACKS)));
    break;
  }
}

#define MAX_WORDED 12 /* reasons; a conflict of more is cut short */

static void
word_conflict (TcFreeAnswer *answer, const Model *model, const GArray *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rules->len && i < MAX_WORDED; i++)
    word_rule (answer, model, &g_array_index (rules, TcSetupRule, i));
  for (guint i = 0; i < answer->reasons->len; i++) {
    const TcFreeReason *reason = g_ptr_array_index (answer->reasons, i);

    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", reason->text);
  }
  answer->text = g_strdup_printf (_ ("This setup cannot be completed: %s"), text->str);
}

TcFreeAnswer *
tc_free_setup_check (const TcFreeSetup *free_setup, guint max_steps)
{
  TcFreeAnswer *answer = g_new0 (TcFreeAnswer, 1);
  g_auto (Model) model = { 0 };
  g_autoptr (GArray) rules = NULL;

  model_init (&model, free_setup);
  answer->reasons = g_ptr_array_new_with_free_func (reason_free);
  rules = tc_setup_find_conflict (&model.problem, max_steps, &answer->verdict);
  switch (answer->verdict) {
  case TC_SETUP_POSSIBLE:
    answer->text = g_strdup (_ ("This setup can be completed"));
    break;
  case TC_SETUP_UNDECIDED:
    answer->text = g_strdup_printf (
      _ ("%u steps were not enough to check whether this setup can be completed"), max_steps);
    break;
  case TC_SETUP_IMPOSSIBLE:
    word_conflict (answer, &model, rules);
    break;
  }

  return answer;
}

void
tc_free_answer_free (TcFreeAnswer *answer)
{
  g_ptr_array_unref (answer->reasons);
  g_free (answer->text);
  g_free (answer);
}
