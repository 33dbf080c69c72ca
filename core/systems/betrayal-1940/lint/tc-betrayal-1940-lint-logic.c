/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-logic-private.h"

/* Conditions in disjunctive form: a list of terms, each a list of facts that hold together. A
 * condition can never be met when each of its terms contradicts itself, and always when each term
 * of its opposite does. That is decided by what the facts mean (one side controls an area, numbers
 * lie in ranges), never by trying positions, so a finding is sure. */

/* More terms are not looked at: nothing is concluded then. */
#define MAX_TERMS 128u

static GPtrArray *
terms_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
}

static GArray *
term_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BetrayalFact));
}

static void
add_fact (GPtrArray *terms, BetrayalFact fact)
{
  GArray *term = term_new ();

  g_array_append_val (term, fact);
  g_ptr_array_add (terms, term);
}

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
add_range (BetrayalLint *lint, GPtrArray *terms, BetrayalFact fact, gboolean is_negated)
{
  gint64 low = 0;
  gint64 high = fact.most;

  read_bound (lint, fact.node, "at-least", &low);
  if (read_bound (lint, fact.node, "at-most", &high))
    high = MIN (high, fact.most);
  if (!is_negated) {
    fact.low = low;
    fact.high = high;
    add_fact (terms, fact);
    return;
  }
  if (low > 0) {
    fact.low = 0;
    fact.high = low - 1;
    add_fact (terms, fact);
  }
  if (high < fact.most) {
    fact.low = high + 1;
    fact.high = fact.most;
    add_fact (terms, fact);
  }
}

/* (nullable): the fact that a leaf states; %FALSE when it has a fault of its own. */
static gboolean
read_fact (BetrayalLint *lint, TcNode node, BetrayalFact *out)
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
    return out->who != TC_NODE_NONE && !tc_lint_has_bad_ref (lint->scenario, node);
  }

  return FALSE;
}

static GPtrArray *
read_leaf (BetrayalLint *lint, TcNode node, gboolean is_negated)
{
  GPtrArray *terms;
  BetrayalFact fact;

  if (!read_fact (lint, node, &fact))
    return NULL;
  terms = terms_new ();
  if (fact.kind == BETRAYAL_AREAS || fact.kind == BETRAYAL_EVACUATED) {
    add_range (lint, terms, fact, is_negated);
  } else {
    fact.is_negated = is_negated;
    add_fact (terms, fact);
  }

  return terms;
}

/* -- Groups -- */

/* (transfer full) (nullable): what holds when one of each holds. Takes both. */
static GPtrArray *
join_and (GPtrArray *a, GPtrArray *b)
{
  GPtrArray *joined = NULL;

  if (a != NULL && b != NULL && a->len * b->len <= MAX_TERMS) {
    joined = terms_new ();
    for (guint i = 0; i < a->len; i++)
      for (guint k = 0; k < b->len; k++) {
        const GArray *first = g_ptr_array_index (a, i);
        const GArray *second = g_ptr_array_index (b, k);
        GArray *term = term_new ();

        g_array_append_vals (term, first->data, first->len);
        g_array_append_vals (term, second->data, second->len);
        g_ptr_array_add (joined, term);
      }
  }
  g_clear_pointer (&a, g_ptr_array_unref);
  g_clear_pointer (&b, g_ptr_array_unref);

  return joined;
}

static GPtrArray *
join_or (GPtrArray *a, GPtrArray *b)
{
  if (a != NULL && b != NULL && a->len + b->len <= MAX_TERMS) {
    g_ptr_array_extend_and_steal (a, b);
    return a;
  }
  g_clear_pointer (&a, g_ptr_array_unref);
  g_clear_pointer (&b, g_ptr_array_unref);

  return NULL;
}

gboolean
betrayal_logic_is_group (BetrayalLint *lint, TcNode node)
{
  return betrayal_lint_is_kind (lint, node, "all") || betrayal_lint_is_kind (lint, node, "any") ||
         betrayal_lint_is_kind (lint, node, "none");
}

/* Levels and milestones want all that they hold. */
GPtrArray *
betrayal_logic_read (BetrayalLint *lint, TcNode node, gboolean is_negated)
{
  gboolean is_any = betrayal_lint_is_kind (lint, node, "any");
  gboolean is_none = betrayal_lint_is_kind (lint, node, "none");
  TcNode child = tc_scenario_get_first_child (lint->scenario, node);
  gboolean joins_and = (is_any || is_none) == (is_negated != is_none);
  GPtrArray *all = NULL;

  if (child == TC_NODE_NONE)
    return read_leaf (lint, node, is_negated);
  for (gboolean is_first = TRUE; child != TC_NODE_NONE; is_first = FALSE) {
    GPtrArray *one = betrayal_logic_read (lint, child, is_negated != is_none);

    if (is_first)
      all = one;
    else
      all = joins_and ? join_and (all, one) : join_or (all, one);
    if (all == NULL)
      return NULL;
    child = tc_scenario_get_next_sibling (lint->scenario, child);
  }

  return all;
}

GPtrArray *
betrayal_logic_and (GPtrArray *a, GPtrArray *b)
{
  return join_and (a, b);
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
contradicts_itself (BetrayalLint *lint, const GArray *term)
{
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

gboolean
betrayal_logic_is_impossible (BetrayalLint *lint, GPtrArray *terms)
{
  for (guint i = 0; terms != NULL && i < terms->len; i++)
    if (!contradicts_itself (lint, g_ptr_array_index (terms, i)))
      return FALSE;

  return terms != NULL;
}
