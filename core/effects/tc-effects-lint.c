/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "effects/tc-effects-compile-private.h"
#include "lint/tc-lint-private.h"

/* No roll comes so far, however it is changed. */
#define FAR 1000

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

/* How many pieces of @kind the spaces of @set hold at most. */
static gint
count_capacity (const TcEffects *effects, guint kind, guint set)
{
  gint all = get_subject (effects->kinds, kind)->max;
  gint n = 0;

  for (guint space = 0; space < effects->spaces->len && n < all; space++) {
    guint most = GPOINTER_TO_UINT (
      g_hash_table_lookup (effects->capacity, GUINT_TO_POINTER (kind << 16 | space)));

    if (set_has (effects, set, space))
      n += most > 0 ? (gint) most - 1 : all;
  }

  return MIN (n, all);
}

/* How many pieces the clause can place or remove at most, by what its spaces hold. */
static gint
count_effect (const TcEffects *effects, const Instruction *code)
{
  gint n = 0;

  switch (code->op) {
  case OP_PLACE:
  case OP_REMOVE:
    return code->where == 0 ? count_capacity (effects, code->kind, code->set) : G_MAXINT;
  case OP_REPLACE:
    return code->where == 0 ? MIN (count_capacity (effects, code->kind, code->set),
                                   count_capacity (effects, code->kind2, code->set))
                            : G_MAXINT;
  case OP_MOVE:
    /* A piece may move more than once. */
    n = MIN (code->where == 0 ? count_capacity (effects, code->kind, code->set) : G_MAXINT,
             code->where2 == 0 ? count_capacity (effects, code->kind, code->set2) : G_MAXINT);
    return n > 0 ? G_MAXINT : 0;
  case OP_OPERATE:
    /* Operations are about pieces that players own. */
    for (guint kind = 0; kind < effects->kinds->len && code->where == 0; kind++) {
      if (get_subject (effects->kinds, kind)->is_owned)
        n += count_capacity (effects, kind, code->set);
    }
    return n > 0 || code->where != 0 ? G_MAXINT : 0;
  default:
    return G_MAXINT;
  }
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
  case OP_TAKE:
    return code->kind == code->kind2 && code->player == code->player2;
  case OP_SCORE:
    return code->min == 0;
  case OP_MODIFY:
    return code->min == 0 && code->max == 0 && code->count == 0;
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

/* How many points the tracks that "damage" names can lose at most. */
static gint
count_points (const TcEffects *effects, const Instruction *code)
{
  gint n = 0;

  for (guint i = 0; i < code->kind2; i++) {
    const Subject *track =
      get_subject (effects->tracks, g_array_index (effects->choosable, guint8, code->set + i));

    n += track->max - track->min;
  }

  return n;
}

static void
lint_count (EffectsCompiler *compiler, const Instruction *code)
{
  const TcEffects *effects = compiler->effects;
  const char *excess = get_excess_code (code);
  gint n_spaces = code->set != NO_SET && code->op != OP_DAMAGE
                    ? (gint) tc_effects_count_set (effects, code->set)
                    : 0;
  gboolean has_count = (code->flags & (FLAG_ALL | FLAG_DICE)) == 0;
  gboolean has_pieces = code->op >= OP_PLACE && code->op <= OP_MOVE && has_count;
  gboolean has_cards = has_count && (code->op == OP_DRAW || code->op == OP_TAKE ||
                                     code->op == OP_INSPECT || code->op == OP_MARK);
  gint n = has_pieces                           ? get_subject (effects->kinds, code->kind)->max
           : has_cards                          ? get_subject (effects->decks, code->kind)->max
           : code->op == OP_DAMAGE && has_count ? count_points (effects, code)
                                                : G_MAXINT;

  if (has_pieces && code->count > n)
    tc_effects_fault (compiler, excess, code->node, "count",
                      _ ("The effect asks for %u pieces, but there are only %d."),
                      (guint) code->count, n);
  else if (has_cards && code->count > n)
    tc_effects_fault (compiler, excess, code->node, "count",
                      _ ("The effect asks for %u cards, but there are only %d."),
                      (guint) code->count, n);
  else if (code->count > n)
    tc_effects_fault (compiler, excess, code->node, "points",
                      _ ("The effect takes %u points, but the tracks have only %d."),
                      (guint) code->count, n);
  else if ((code->flags & FLAG_DIFFERENT) != 0 && code->count > n_spaces && !compiler->is_unclear)
    tc_effects_fault (compiler, excess, code->node, "count",
                      _ ("The effect asks for %u different spaces, but there are only %d."),
                      (guint) code->count, n_spaces);
}

/* What is asked of spaces that hold fewer pieces. TRUE after a finding. */
static gboolean
lint_capacity (EffectsCompiler *compiler, const Instruction *code)
{
  gint most =
    code->set == NO_SET || compiler->is_unclear ? G_MAXINT : count_effect (compiler->effects, code);
  gboolean is_demand = (code->flags & (FLAG_MUST | FLAG_UP_TO)) == FLAG_MUST;

  if (most == 0 && tc_effects_count_set (compiler->effects, code->set) > 0)
    tc_effects_fault (compiler, is_demand ? "EFF111" : "EFF106", code->node, NULL,
                      _ ("This can do nothing: these spaces never hold such pieces."));
  else if (most < code->count && (code->flags & FLAG_ALL) == 0)
    tc_effects_fault (compiler, get_excess_code (code), code->node, "count",
                      _ ("The effect asks for %u pieces, but these spaces hold at most %d."),
                      (guint) code->count, most);
  else
    return FALSE;

  return TRUE;
}

void
tc_effects_lint_clause (EffectsCompiler *compiler, const Instruction *code)
{
  guint n_faults = compiler->n_faults;

  lint_count (compiler, code);
  if (compiler->n_faults == n_faults && lint_capacity (compiler, code))
    return;
  if (does_nothing (compiler->effects, code))
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

/* Between which numbers what a condition or a value counts can be; FALSE when that is open. */
gboolean
tc_effects_get_range (const TcEffects *effects,
                      const Instruction *code,
                      guint counts,
                      gint *least,
                      gint *most)
{
  gint n_owners = code->player == PLAYER_ANY ? (gint) effects->players->len : 1;

  *least = 0;
  *most = G_MAXINT16;
  switch (counts) {
  case OP_IF_PIECES:
    *most =
      (code->where == 0 && code->set != NO_SET ? count_capacity (effects, code->kind, code->set)
                                               : get_subject (effects->kinds, code->kind)->max) *
      n_owners;
    return TRUE;
  case OP_IF_TRACK:
    *least = get_subject (effects->tracks, code->kind)->min;
    *most = get_subject (effects->tracks, code->kind)->max;
    return TRUE;
  case OP_IF_CARDS:
    *most = get_subject (effects->decks, code->kind)->max;
    return TRUE;
  case OP_VALUE:
    *least = *most = code->min;
    return TRUE;
  case OP_IF_TURN:
    *least = 1;
    *most = effects->n_turns > 0 ? (gint) effects->n_turns : G_MAXINT16;
    return effects->n_turns > 0;
  case OP_IF_ROOM:
    if (code->where != 0 || code->set == NO_SET || g_hash_table_size (effects->capacity) == 0)
      return FALSE;
    *most = count_capacity (effects, code->kind, code->set) * n_owners;
    return TRUE;
  default:
    *least = G_MININT16;
    return FALSE;
  }
}

void
tc_effects_lint_test (EffectsCompiler *compiler, const Instruction *code)
{
  gint least = 0;
  gint most = 0;

  if (tc_effects_get_range (compiler->effects, code, code->op, &least, &most)) {
    lint_bounds (compiler, code, least, most);
  } else if (code->op == OP_IF_TURN || code->op == OP_IF_ROOM) {
    if (code->max < least)
      tc_effects_fault (compiler, "EFF103", code->node, NULL,
                        _ ("This can never hold: the number is at least %d."), least);
    else if (code->min <= least && code->max == G_MAXINT16)
      tc_effects_fault (compiler, "EFF103", code->node, NULL,
                        _ ("This always holds: the number is at least %d."), least);
  }
}

void
tc_effects_lint_compare (EffectsCompiler *compiler, guint at)
{
  const Instruction *code = get_instruction (compiler->effects, at);
  gint least[2];
  gint most[2];
  gboolean is_never = FALSE;
  gboolean is_always = FALSE;

  for (guint i = 0; i < 2; i++)
    tc_effects_get_range (compiler->effects, &code[1 + i], code[1 + i].keep, &least[i], &most[i]);
  if (code->kind == 2) {
    is_never = most[0] < least[1] || least[0] > most[1];
    is_always = least[0] == most[0] && least[1] == most[1] && !is_never;
  } else {
    gint more = code->kind == 1 ? 1 : 0;

    is_never = most[0] < least[1] + more;
    is_always = least[0] >= most[1] + more;
  }
  if (is_never)
    tc_effects_fault (compiler, "EFF103", code->node, NULL,
                      _ ("This can never hold: one number is from %d to %d, the other from %d to "
                         "%d."),
                      least[0], most[0], least[1], most[1]);
  else if (is_always)
    tc_effects_fault (
      compiler, "EFF103", code->node, NULL,
      _ ("This always holds: one number is from %d to %d, the other from %d to %d."), least[0],
      most[0], least[1], most[1]);
}

gboolean
tc_effects_share_space (const TcEffects *effects, guint a, guint b)
{
  for (guint word = 0; word < effects->n_words; word++) {
    if ((get_set (effects, a)[word] & get_set (effects, b)[word]) != 0)
      return TRUE;
  }

  return FALSE;
}

/* Two different players, whoever acts. */
gboolean
tc_effects_is_other_player (guint a, guint b)
{
  gboolean is_seen = a == PLAYER_ACTING || a == PLAYER_OPPOSING;
  gboolean other_is_seen = b == PLAYER_ACTING || b == PLAYER_OPPOSING;

  return a != b && is_seen == other_is_seen;
}

/* Whether both count the same. */
gboolean
tc_effects_count_same (const Instruction *a, const Instruction *b)
{
  gboolean has_bounds = a->op == OP_IF_PIECES || a->op == OP_IF_TRACK || a->op == OP_IF_CARDS ||
                        a->op == OP_IF_ROOM || a->op == OP_IF_TURN;

  return has_bounds && a->op == b->op && a->kind == b->kind && a->player == b->player &&
         a->set == b->set && a->where == 0 && b->where == 0 && a->with == b->with &&
         a->without == b->without;
}

static gboolean
excludes (const TcEffects *effects, const Instruction *a, const Instruction *b)
{
  if (a->op != b->op)
    return FALSE;
  if (a->op == OP_IF_CONTROL)
    return tc_effects_is_other_player (a->player, b->player) &&
           tc_effects_share_space (effects, a->set, b->set);
  if (a->op == OP_IF_AT)
    return a->player == b->player && a->where == 0 && b->where == 0 &&
           !tc_effects_share_space (effects, a->set, b->set);

  return tc_effects_count_same (a, b) && (a->max < b->min || b->max < a->min);
}

/* Whether one of the two always holds. */
static gboolean
covers (const Instruction *a, const Instruction *b)
{
  const Instruction *low = a->min <= b->min ? a : b;
  const Instruction *high = low == a ? b : a;

  return tc_effects_count_same (a, b) && low->min == G_MININT16 && high->max == G_MAXINT16 &&
         low->max >= high->min - 1;
}

/* The first condition in @node that stands so to one before it in @node. */
static const Instruction *
find_pair (EffectsCompiler *compiler, TcNode node, guint first, gboolean all)
{
  for (guint i = first; i < compiler->effects->code->len; i++) {
    const Instruction *code = get_instruction (compiler->effects, i);

    for (guint before = first; before < i; before++) {
      const Instruction *other = get_instruction (compiler->effects, before);

      if (tc_scenario_get_parent (compiler->scenario, code->node) == node &&
          tc_scenario_get_parent (compiler->scenario, other->node) == node &&
          (all ? excludes (compiler->effects, other, code) : covers (other, code)))
        return code;
    }
  }

  return NULL;
}

void
tc_effects_lint_conjunction (EffectsCompiler *compiler, TcNode node, guint first)
{
  const Instruction *code = find_pair (compiler, node, first, TRUE);

  if (code != NULL)
    tc_effects_fault (compiler, "EFF109", code->node, NULL,
                      _ ("This can never hold together with a condition before it."));
}

void
tc_effects_lint_disjunction (EffectsCompiler *compiler, TcNode node, guint first)
{
  const Instruction *code = find_pair (compiler, node, first, FALSE);

  if (code != NULL)
    tc_effects_fault (compiler, "EFF103", code->node, NULL,
                      _ ("This or a condition before it always holds."));
}

/* -- Alternatives ------------------------------------------------------------------------------ */

void
tc_effects_lint_person (EffectsCompiler *compiler, const Instruction *code)
{
  if (compiler->effects->players->len <= ((code->flags & FLAG_OTHERS) != 0 ? 2u : 1u))
    tc_effects_fault (compiler, "EFF105", code->node, NULL,
                      _ ("There is only one side to choose."));
}

void
tc_effects_lint_if (EffectsCompiler *compiler, TcNode node)
{
  TcNode then = tc_scenario_find_child (compiler->scenario, node, "then");
  TcNode other = tc_scenario_find_child (compiler->scenario, node, "else");

  if (other != TC_NODE_NONE && tc_lint_holds_same (compiler->scenario, then, other))
    tc_effects_fault (compiler, "EFF106", other, NULL,
                      _ ("This is the same as what happens when the condition holds."));
}

void
tc_effects_lint_choose (EffectsCompiler *compiler, guint at)
{
  const Instruction *choose = get_instruction (compiler->effects, at);

  if (choose->count == 1)
    tc_effects_fault (compiler, "EFF105", choose->node, NULL,
                      _ ("There is only one option to choose."));
}

/* Whether the written end of one is beyond the written beginning of the other: not so where the
 * first that has a result is meant to take it from all after it. */
static gboolean
meets (const Instruction *low, const Instruction *high)
{
  return low->max != G_MAXINT16 && high->min != G_MININT16 && low->min < high->min &&
         high->max > low->max && low->max >= high->min;
}

/* TRUE after a finding. */
static gboolean
lint_meetings (EffectsCompiler *compiler, const Instruction *roll)
{
  for (guint i = 1; i <= roll->count; i++)
    for (guint before = 1; before < i; before++) {
      gboolean is_above = meets (&roll[before], &roll[i]);

      if (!is_above && !meets (&roll[i], &roll[before]))
        continue;
      tc_effects_fault (compiler, "EFF112", roll[i].node, is_above ? "min" : "max",
                        _ ("A branch before it has the result %d already."),
                        is_above ? roll[i].min : roll[i].max);
      return TRUE;
    }

  return FALSE;
}

/* The first branch that has @sum, or 0. */
static guint
find_branch (const Instruction *roll, gint sum)
{
  guint i = 1;

  while (i <= roll->count && (sum < roll[i].min || sum > roll[i].max))
    i++;

  return i <= roll->count ? i : 0;
}

/* A result that no branch has, between two that branches have: a bound is one off. */
static void
lint_gap (EffectsCompiler *compiler, const Instruction *roll, gint lowest, gint highest)
{
  gboolean is_below = FALSE; /* a result below has a branch */
  gint gap = G_MAXINT;

  for (gint sum = lowest; sum <= highest; sum++) {
    guint branch = find_branch (roll, sum);

    if (branch == 0 && is_below && gap == G_MAXINT)
      gap = sum;
    if (branch != 0 && gap != G_MAXINT) {
      tc_effects_fault (compiler, "EFF113", roll[branch].node, NULL,
                        _ ("No branch has the result %d, which is between two of them."), gap);
      return;
    }
    is_below |= branch != 0;
  }
}

/* Each branch must have a result that is on the dice and in no branch before it. */
void
tc_effects_lint_roll (EffectsCompiler *compiler, guint at)
{
  const Instruction *roll = get_instruction (compiler->effects, at);
  gboolean has_modifiers = compiler->effects->has_modifiers;
  gint fewest = roll->kind;
  gint most = roll->kind;
  gint lowest = 0;
  gint highest = 0;
  gboolean all_reached = TRUE;

  if (roll->kind2 != ANY) {
    fewest = CLAMP (fewest + get_subject (compiler->effects->tracks, roll->kind2)->min, 1, 12);
    most = CLAMP (most + get_subject (compiler->effects->tracks, roll->kind2)->max, 1, 12);
  }
  lowest = fewest * roll->min;
  highest = most * (roll->min + roll->keep - 1);
  /* Changes of rolls can lead beyond the dice. */
  if (has_modifiers) {
    lowest = -FAR;
    highest = FAR;
  }
  for (guint i = 1; i <= roll->count; i++) {
    gboolean is_reached = FALSE;
    gboolean is_rolled = MAX (lowest, roll[i].min) <= MIN (highest, roll[i].max);

    for (gint sum = MAX (lowest, roll[i].min); sum <= MIN (highest, roll[i].max); sum++) {
      gboolean is_taken = FALSE;

      for (guint before = 1; before < i; before++)
        is_taken |= sum >= roll[before].min && sum <= roll[before].max;
      is_reached |= !is_taken;
    }
    all_reached &= is_reached;
    if (!is_reached && is_rolled)
      tc_effects_fault (compiler, "EFF104", roll[i].node, NULL,
                        _ ("No roll reaches this branch: branches before it have all its "
                           "results."));
    else if (!is_reached && has_modifiers)
      tc_effects_fault (compiler, "EFF104", roll[i].node, NULL, _ ("No roll reaches this branch."));
    else if (!is_reached)
      tc_effects_fault (compiler, "EFF104", roll[i].node, NULL,
                        _ ("No roll reaches this branch: results are from %d to %d."), lowest,
                        highest);
  }
  if (all_reached && !has_modifiers && !lint_meetings (compiler, roll))
    lint_gap (compiler, roll, lowest, highest);
}
