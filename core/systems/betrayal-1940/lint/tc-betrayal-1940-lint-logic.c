/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-logic-private.h"

/* What the conditions of this game state, for the logic that all systems share: one side controls
 * an area, numbers lie in ranges. */

typedef enum {
  BETRAYAL_CONTROLS,
  BETRAYAL_REPUBLIC,
  BETRAYAL_AREAS,
  BETRAYAL_EVACUATED,
  BETRAYAL_PRESENT,
  BETRAYAL_SPENT,
} BetrayalFactKind;

/* BetrayalFact: what a leaf of a condition states, or its opposite. */
typedef struct {
  BetrayalFactKind kind;
  gboolean is_negated; /* never of ranges */
  gboolean flag;       /* home, or-on-map */
  TcNode node;         /* the leaf */
  TcNode who;          /* side or nation */
  TcNode where;        /* area or zone, or TC_NODE_NONE */
  gint64 low;          /* of ranges */
  gint64 high;
  gint64 most; /* no number is higher */
} BetrayalFact;

/* -- Leaves -- */

static gint64
count_areas (BetrayalLint *lint, TcNode zone)
{
  gint64 n = 0;

  for (TcNode in = tc_scenario_find_child (lint->scenario, zone, "in"); in != TC_NODE_NONE;
       in = tc_scenario_find_next (lint->scenario, in))
    n++;

  return n;
}

static gboolean
read_bound (BetrayalLint *lint, TcNode node, const char *name, gint64 *out)
{
  return tc_scenario_has (lint->scenario, node, name) &&
         tc_lint_read_int (lint->scenario, node, name, out);
}

/* A number in a range is one fact; one outside it is one of two. */
static void
add_range (BetrayalLogic *logic, GPtrArray *terms, BetrayalFact fact, gboolean is_negated)
{
  BetrayalLint *lint = logic->lint;
  gint64 low = 0;
  gint64 high = fact.most;

  read_bound (lint, fact.node, "at-least", &low);
  if (read_bound (lint, fact.node, "at-most", &high))
    high = MIN (high, fact.most);
  if (!is_negated) {
    fact.low = low;
    fact.high = high;
    tc_logic_add_fact (&logic->logic, terms, &fact);
    return;
  }
  if (low > 0) {
    fact.low = 0;
    fact.high = low - 1;
    tc_logic_add_fact (&logic->logic, terms, &fact);
  }
  if (high < fact.most) {
    fact.low = high + 1;
    fact.high = fact.most;
    tc_logic_add_fact (&logic->logic, terms, &fact);
  }
}

/* The fact that a leaf states; @out_ok: FALSE when it has a fault of its own. %FALSE for groups. */
static gboolean
read_fact (BetrayalLint *lint, TcNode node, BetrayalFact *out, gboolean *out_ok)
{
  static const struct {
    const char *name;
    BetrayalFactKind kind;
    const char *who;
    const char *where;
  } leaves[] = {
    { "controls", BETRAYAL_CONTROLS, "side", "area" },
    { "holds-republic", BETRAYAL_REPUBLIC, "side", NULL },
    { "counts-areas", BETRAYAL_AREAS, "side", "zone" },
    { "counts-evacuated", BETRAYAL_EVACUATED, "nation", NULL },
    { "present", BETRAYAL_PRESENT, "side", "area" },
    { "spent", BETRAYAL_SPENT, "side", NULL },
  };

  *out = (BetrayalFact){ .node = node, .where = TC_NODE_NONE, .most = G_MAXINT32 };
  for (guint i = 0; i < G_N_ELEMENTS (leaves); i++) {
    if (!betrayal_lint_is_kind (lint, node, leaves[i].name))
      continue;
    out->kind = leaves[i].kind;
    out->who = tc_scenario_get_ref (lint->scenario, node, leaves[i].who);
    if (leaves[i].where != NULL)
      out->where = tc_scenario_get_ref (lint->scenario, node, leaves[i].where);
    if (out->kind == BETRAYAL_REPUBLIC)
      out->flag = tc_scenario_get_bool (lint->scenario, node, "home");
    if (out->kind == BETRAYAL_EVACUATED)
      out->flag = tc_scenario_get_bool (lint->scenario, node, "or-on-map");
    if (out->kind == BETRAYAL_AREAS && out->where != TC_NODE_NONE)
      out->most = count_areas (lint, out->where);
    if (out->kind == BETRAYAL_EVACUATED && out->who != TC_NODE_NONE)
      out->most = betrayal_lint_count_units (lint, out->who, "unit");
    *out_ok = out->who != TC_NODE_NONE && !tc_lint_has_bad_ref (lint->scenario, node);
    return TRUE;
  }

  return FALSE;
}

static gboolean
read_leaf (gpointer data, TcNode node, gboolean is_negated, GPtrArray *terms, gboolean *out_ok)
{
  BetrayalLogic *logic = data;
  BetrayalFact fact;

  if (!read_fact (logic->lint, node, &fact, out_ok))
    return FALSE;
  if (!*out_ok)
    return TRUE;
  if (fact.kind == BETRAYAL_AREAS || fact.kind == BETRAYAL_EVACUATED) {
    add_range (logic, terms, fact, is_negated);
  } else {
    fact.is_negated = is_negated;
    tc_logic_add_fact (&logic->logic, terms, &fact);
  }

  return TRUE;
}

/* -- Contradictions -- */

static gboolean
is_same_thing (const BetrayalFact *a, const BetrayalFact *b)
{
  return a->kind == b->kind && a->who == b->who && a->where == b->where;
}

/* Of what only one side can have. */
static gboolean
is_other_owner (BetrayalLint *lint, const BetrayalFact *a, const BetrayalFact *b)
{
  TcNode first = tc_scenario_find_child (lint->scenario, 0, "side");
  TcNode second = tc_scenario_find_next (lint->scenario, first);

  return second != TC_NODE_NONE && tc_scenario_find_next (lint->scenario, second) == TC_NODE_NONE &&
         a->who != b->who;
}

static gboolean
excludes (BetrayalLint *lint, const BetrayalFact *a, const BetrayalFact *b)
{
  if (a->kind != b->kind)
    return FALSE;
  switch (a->kind) {
  case BETRAYAL_CONTROLS:
    return a->where == b->where && !a->is_negated &&
           (a->who == b->who ? b->is_negated : !b->is_negated && is_other_owner (lint, a, b));
  case BETRAYAL_REPUBLIC:
    return !a->is_negated && (a->who == b->who ? b->is_negated && (a->flag || !b->flag)
                                               : !b->is_negated && is_other_owner (lint, a, b));
  case BETRAYAL_AREAS:
    return a->where == b->where &&
           (a->who == b->who ? a->low > b->high || b->low > a->high
                             : is_other_owner (lint, a, b) && a->low + b->low > a->most);
  case BETRAYAL_EVACUATED:
    /* Those on the map and gone are never fewer than those gone. */
    return a->who == b->who && ((a->flag == b->flag && (a->low > b->high || b->low > a->high)) ||
                                (!a->flag && b->flag && a->low > b->high));
  case BETRAYAL_PRESENT:
  case BETRAYAL_SPENT:
    break;
  }

  return is_same_thing (a, b) && !a->is_negated && b->is_negated;
}

static gboolean
is_in_zone (BetrayalLint *lint, TcNode area, TcNode zone)
{
  for (TcNode in = tc_scenario_find_child (lint->scenario, zone, "in"); in != TC_NODE_NONE;
       in = tc_scenario_find_next (lint->scenario, in))
    if (tc_scenario_get_ref (lint->scenario, in, "area") == area)
      return TRUE;

  return FALSE;
}

/* The areas that the term gives to a side and takes from it leave no room for the number. */
static gboolean
is_counted_out (BetrayalLint *lint, const GArray *term, const BetrayalFact *count)
{
  g_autoptr (GHashTable) has = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) lacks = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < term->len; i++) {
    const BetrayalFact *fact = &g_array_index (term, BetrayalFact, i);

    if (fact->kind != BETRAYAL_CONTROLS || !is_in_zone (lint, fact->where, count->where))
      continue;
    if (fact->who == count->who)
      g_hash_table_add (fact->is_negated ? lacks : has, GUINT_TO_POINTER (fact->where));
    else if (!fact->is_negated && is_other_owner (lint, fact, count))
      g_hash_table_add (lacks, GUINT_TO_POINTER (fact->where));
  }

  return g_hash_table_size (has) > count->high ||
         count->most - g_hash_table_size (lacks) < count->low;
}

static gboolean
contradicts_itself (gpointer data, const GArray *term)
{
  BetrayalLint *lint = ((BetrayalLogic *) data)->lint;

  for (guint i = 0; i < term->len; i++) {
    const BetrayalFact *fact = &g_array_index (term, BetrayalFact, i);

    for (guint k = 0; k < term->len; k++)
      if (k != i && excludes (lint, fact, &g_array_index (term, BetrayalFact, k)))
        return TRUE;
    if (fact->kind == BETRAYAL_AREAS && fact->low <= fact->most &&
        is_counted_out (lint, term, fact))
      return TRUE;
  }

  return FALSE;
}

void
betrayal_logic_init (BetrayalLogic *logic, BetrayalLint *lint)
{
  *logic = (BetrayalLogic){ .lint = lint };
  logic->logic = (TcLogic){ .scenario = lint->scenario,
                            .fact_size = sizeof (BetrayalFact),
                            .data = logic,
                            .read = read_leaf,
                            .contradicts = contradicts_itself };
}
