/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-logic.h"

#include <string.h>

/* More terms are not looked at: nothing is concluded then. */
#define MAX_TERMS 128u

static GPtrArray *
terms_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
}

static GArray *
term_new (const TcLogic *logic)
{
  return g_array_new (FALSE, FALSE, (guint) logic->fact_size);
}

void
tc_logic_add_fact (const TcLogic *logic, GPtrArray *terms, gconstpointer fact)
{
  GArray *term = term_new (logic);

  g_array_append_vals (term, fact, 1);
  g_ptr_array_add (terms, term);
}

/* (transfer full) (nullable): what holds when one of each holds. Takes both. */
static GPtrArray *
join_and (const TcLogic *logic, GPtrArray *a, GPtrArray *b)
{
  GPtrArray *joined = NULL;

  if (a != NULL && b != NULL && a->len * b->len <= MAX_TERMS) {
    joined = terms_new ();
    for (guint i = 0; i < a->len; i++)
      for (guint k = 0; k < b->len; k++) {
        const GArray *first = g_ptr_array_index (a, i);
        const GArray *second = g_ptr_array_index (b, k);
        GArray *term = term_new (logic);

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

static GPtrArray *
read_group (const TcLogic *logic, TcNode node, gboolean is_negated)
{
  const char *name = tc_scenario_get_name (logic->scenario, node);
  gboolean is_none = strcmp (name, "none") == 0;
  gboolean is_any = is_none || strcmp (name, "any") == 0;
  gboolean joins_and = is_any == (is_negated != is_none);
  TcNode child = tc_scenario_get_first_child (logic->scenario, node);
  GPtrArray *all = NULL;

  for (gboolean is_first = TRUE; child != TC_NODE_NONE; is_first = FALSE) {
    GPtrArray *one = tc_logic_read (logic, child, is_negated != is_none);

    if (is_first)
      all = one;
    else
      all = joins_and ? join_and (logic, all, one) : join_or (all, one);
    if (all == NULL)
      return NULL;
    child = tc_scenario_get_next_sibling (logic->scenario, child);
  }

  return all;
}

GPtrArray *
tc_logic_read (const TcLogic *logic, TcNode node, gboolean is_negated)
{
  GPtrArray *terms = terms_new ();
  gboolean ok = TRUE;
  gboolean is_leaf = logic->read (logic->data, node, is_negated, terms, &ok);

  if (is_leaf && ok)
    return terms;
  g_ptr_array_unref (terms);

  return is_leaf ? NULL : read_group (logic, node, is_negated);
}

GPtrArray *
tc_logic_and (const TcLogic *logic, GPtrArray *a, GPtrArray *b)
{
  return join_and (logic, a, b);
}

gboolean
tc_logic_is_impossible (const TcLogic *logic, const GPtrArray *terms)
{
  for (guint i = 0; terms != NULL && i < terms->len; i++)
    if (!logic->contradicts (logic->data, g_ptr_array_index (terms, i)))
      return FALSE;

  return terms != NULL;
}

gboolean
tc_logic_can_never (const TcLogic *logic, TcNode node)
{
  g_autoptr (GPtrArray) terms = tc_logic_read (logic, node, FALSE);

  return tc_logic_is_impossible (logic, terms);
}

gboolean
tc_logic_holds_always (const TcLogic *logic, TcNode node)
{
  g_autoptr (GPtrArray) terms = tc_logic_read (logic, node, TRUE);

  return tc_logic_is_impossible (logic, terms);
}
