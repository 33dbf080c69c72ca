/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-effects-compile-private.h"
#include "effects/tc-logic.h"
#include "lint/tc-lint-private.h"

/* What groups of conditions mean, for the logic that all systems share. */

typedef struct {
  const Instruction *code;
  gboolean is_negated; /* never of numbers: their opposites are other ranges */
  gint low;
  gint high;
} Fact;

typedef struct {
  TcLogic logic;
  EffectsCompiler *compiler;
  guint first; /* instruction */
} Meaning;

/* (nullable): the condition that @node became. */
static const Instruction *
find_code (const Meaning *meaning, TcNode node)
{
  for (guint at = meaning->first; at < meaning->compiler->effects->code->len; at++) {
    const Instruction *code = get_instruction (meaning->compiler->effects, at);

    if (code->node == node && code->op >= OP_IF_CONTROL)
      return code;
  }

  return NULL;
}

static gboolean
is_number (const Instruction *code)
{
  return tc_effects_count_same (code, code);
}

/* A number in a range is one fact; one outside it is one of two. */
static void
add_range (const Meaning *meaning, GPtrArray *terms, Fact fact, gboolean is_negated)
{
  gint least = 0;
  gint most = 0;
  gint low = 0;
  gint high = 0;

  tc_effects_get_range (meaning->compiler->effects, fact.code, fact.code->op, &least, &most);
  low = MAX (fact.code->min, least);
  high = MIN (fact.code->max, most);
  if (!is_negated) {
    fact.low = low;
    fact.high = high;
    tc_logic_add_fact (&meaning->logic, terms, &fact);
    return;
  }
  if (low > least) {
    fact.low = least;
    fact.high = low - 1;
    tc_logic_add_fact (&meaning->logic, terms, &fact);
  }
  if (high < most) {
    fact.low = high + 1;
    fact.high = most;
    tc_logic_add_fact (&meaning->logic, terms, &fact);
  }
}

static gboolean
read_fact (gpointer data, TcNode node, gboolean is_negated, GPtrArray *terms, gboolean *out_ok)
{
  const Meaning *meaning = data;
  Fact fact = { .code = find_code (meaning, node), .is_negated = is_negated };

  if (fact.code == NULL)
    return FALSE;
  *out_ok = TRUE;
  if (is_number (fact.code))
    add_range (meaning, terms, fact, is_negated);
  else
    tc_logic_add_fact (&meaning->logic, terms, &fact);

  return TRUE;
}

static gboolean
has_all_of (const TcEffects *effects, guint a, guint b)
{
  for (guint word = 0; word < effects->n_words; word++) {
    if ((get_set (effects, b)[word] & ~get_set (effects, a)[word]) != 0)
      return FALSE;
  }

  return TRUE;
}

/* @a holds, and @b does not. */
static gboolean
implies (const Meaning *meaning, const Instruction *a, const Instruction *b)
{
  const TcEffects *effects = meaning->compiler->effects;

  if (a->op == OP_IF_CONTROL)
    return a->player == b->player && has_all_of (effects, a->set, b->set);
  if (a->op == OP_IF_AT && a->where == 0 && b->where == 0)
    return a->player == b->player && has_all_of (effects, b->set, a->set);

  return tc_lint_is_same (meaning->compiler->scenario, a->node, b->node);
}

static gboolean
excludes (const Meaning *meaning, const Fact *a, const Fact *b)
{
  const TcEffects *effects = meaning->compiler->effects;

  if (a->code->op != b->code->op)
    return FALSE;
  if (is_number (a->code))
    return tc_effects_count_same (a->code, b->code) && (a->low > b->high || b->low > a->high);
  if (a->is_negated)
    return FALSE;
  if (b->is_negated)
    return implies (meaning, a->code, b->code);
  if (a->code->op == OP_IF_CONTROL)
    return tc_effects_is_other_player (a->code->player, b->code->player) &&
           tc_effects_share_space (effects, a->code->set, b->code->set);

  return a->code->op == OP_IF_AT && a->code->player == b->code->player && a->code->where == 0 &&
         b->code->where == 0 && !tc_effects_share_space (effects, a->code->set, b->code->set);
}

static gboolean
contradicts (gpointer data, const GArray *term)
{
  for (guint i = 0; i < term->len; i++) {
    for (guint k = 0; k < term->len; k++) {
      if (i != k && excludes (data, &g_array_index (term, Fact, i), &g_array_index (term, Fact, k)))
        return TRUE;
    }
  }

  return FALSE;
}

void
tc_effects_lint_meaning (EffectsCompiler *compiler, TcNode node, guint first)
{
  Meaning meaning = { .compiler = compiler, .first = first };

  meaning.logic = (TcLogic){ .scenario = compiler->scenario,
                             .fact_size = sizeof (Fact),
                             .data = &meaning,
                             .read = read_fact,
                             .contradicts = contradicts };
  if (tc_logic_can_never (&meaning.logic, node))
    tc_effects_fault (compiler, "EFF103", node, NULL,
                      _ ("This can never hold: its conditions exclude one another."));
  else if (tc_logic_holds_always (&meaning.logic, node))
    tc_effects_fault (compiler, "EFF103", node, NULL,
                      _ ("This always holds, however the game stands."));
}
