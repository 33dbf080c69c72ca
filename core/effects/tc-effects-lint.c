/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "effects/tc-effects-compile-private.h"

/* What compiles and still does not do what it seems to. */

static const Subject *
get_subject (const GArray *subjects, guint index)
{
  return &g_array_index (subjects, Subject, index);
}

/* -- Clauses ----------------------------------------------------------------------------------- */

guint
tc_effects_count_set (const TcEffects *effects, guint set)
{
  guint n = 0;

  for (guint space = 0; space < effects->spaces->len; space++)
    n += set_has (effects, set, space);

  return n;
}

static gboolean
does_nothing (const TcEffects *effects, const Instruction *code)
{
  switch (code->op) {
  case OP_SHIFT:
    return code->min == 0;
  case OP_REPLACE:
    return code->kind == code->kind2 && code->player == code->player2;
  case OP_MOVE:
    return code->set == code->set2 && tc_effects_count_set (effects, code->set) == 1;
  case OP_REMOVE:
    return code->keep >= get_subject (effects->kinds, code->kind)->max;
  default:
    return FALSE;
  }
}

/* What must be done and never can be keeps the card from ever being played. */
static const char *
get_excess_code (const Instruction *code)
{
  return (code->flags & (FLAG_MUST | FLAG_UP_TO)) == FLAG_MUST ? "EFF111" : "EFF102";
}

void
tc_effects_lint_clause (EffectsCompiler *compiler, const Instruction *code)
{
  const TcEffects *effects = compiler->effects;
  gboolean has_pieces = code->op >= OP_PLACE && code->op <= OP_MOVE;
  gint n = has_pieces ? get_subject (effects->kinds, code->kind)->max : 0;

  if (has_pieces && (code->flags & FLAG_ALL) == 0 && code->count > n)
    tc_effects_fault (compiler, get_excess_code (code), code->node, "count",
                      _ ("The effect asks for %u pieces, but there are only %d."),
                      (guint) code->count, n);
  else if ((code->flags & FLAG_DIFFERENT) != 0 &&
           code->count > tc_effects_count_set (effects, code->set))
    tc_effects_fault (compiler, get_excess_code (code), code->node, "count",
                      _ ("The effect asks for %u different spaces, but there are only %u."),
                      (guint) code->count, tc_effects_count_set (effects, code->set));
  if (does_nothing (effects, code))
    tc_effects_fault (compiler, "EFF106", code->node, NULL, _ ("This changes nothing."));
}

/* -- Conditions -------------------------------------------------------------------------------- */

static void
lint_bounds (EffectsCompiler *compiler, const Instruction *code, gint least, gint most)
{
  if (code->min > most || code->max < least)
    tc_effects_fault (compiler, "EFF103", code->node, NULL,
                      _ ("This can never hold: the number is from %d to %d."), least, most);
  else if (code->min <= least && code->max >= most)
    tc_effects_fault (compiler, "EFF103", code->node, NULL,
                      _ ("This always holds: the number is from %d to %d."), least, most);
}

void
tc_effects_lint_test (EffectsCompiler *compiler, const Instruction *code)
{
  const TcEffects *effects = compiler->effects;
  const Subject *subject = NULL;
  guint n_owners = code->player == PLAYER_ANY ? effects->players->len : 1;

  if (code->op == OP_IF_CONTROL)
    return;
  subject = get_subject (code->op == OP_IF_PIECES ? effects->kinds : effects->tracks, code->kind);
  lint_bounds (compiler, code, subject->min, subject->max * (gint) n_owners);
}

static gboolean
shares_space (const TcEffects *effects, guint a, guint b)
{
  for (guint word = 0; word < effects->n_words; word++) {
    if ((get_set (effects, a)[word] & get_set (effects, b)[word]) != 0)
      return TRUE;
  }

  return FALSE;
}

/* Two different players, whoever acts. */
static gboolean
is_other_player (guint a, guint b)
{
  gboolean is_seen = a == PLAYER_ACTING || a == PLAYER_OPPOSING;
  gboolean other_is_seen = b == PLAYER_ACTING || b == PLAYER_OPPOSING;

  return a != b && is_seen == other_is_seen;
}

static gboolean
excludes (const TcEffects *effects, const Instruction *a, const Instruction *b)
{
  if (a->op != b->op)
    return FALSE;
  if (a->op == OP_IF_CONTROL)
    return is_other_player (a->player, b->player) && shares_space (effects, a->set, b->set);

  return (a->op == OP_IF_PIECES || a->op == OP_IF_TRACK) && a->kind == b->kind &&
         a->player == b->player && a->set == b->set && (a->max < b->min || b->max < a->min);
}

void
tc_effects_lint_conjunction (EffectsCompiler *compiler, TcNode node, guint first)
{
  for (guint i = first; i < compiler->effects->code->len; i++) {
    const Instruction *code = get_instruction (compiler->effects, i);

    for (guint before = first; before < i; before++) {
      const Instruction *other = get_instruction (compiler->effects, before);

      if (tc_scenario_get_parent (compiler->scenario, code->node) != node ||
          tc_scenario_get_parent (compiler->scenario, other->node) != node ||
          !excludes (compiler->effects, other, code))
        continue;
      tc_effects_fault (compiler, "EFF109", code->node, NULL,
                        _ ("This can never hold together with a condition before it."));
      return;
    }
  }
}

/* -- Alternatives ------------------------------------------------------------------------------ */

void
tc_effects_lint_choose (EffectsCompiler *compiler, guint at)
{
  const Instruction *choose = get_instruction (compiler->effects, at);

  if (choose->count == 1)
    tc_effects_fault (compiler, "EFF105", choose->node, NULL,
                      _ ("There is only one option to choose."));
}

/* Each branch must have a result that is on the dice and in no branch before it. */
void
tc_effects_lint_roll (EffectsCompiler *compiler, guint at)
{
  const Instruction *roll = get_instruction (compiler->effects, at);
  gint lowest = roll->kind * roll->min;
  gint highest = roll->kind * (roll->min + roll->keep - 1);

  for (guint i = 1; i <= roll->count; i++) {
    gboolean is_reached = FALSE;

    for (gint sum = MAX (lowest, roll[i].min); sum <= MIN (highest, roll[i].max); sum++) {
      gboolean is_taken = FALSE;

      for (guint before = 1; before < i; before++)
        is_taken |= sum >= roll[before].min && sum <= roll[before].max;
      is_reached |= !is_taken;
    }
    if (!is_reached)
      tc_effects_fault (compiler, "EFF104", roll[i].node, NULL,
                        _ ("No roll reaches this branch: results are from %d to %d."), lowest,
                        highest);
  }
}
