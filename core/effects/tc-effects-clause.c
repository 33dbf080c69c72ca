/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

/* What a clause could do next. All of it reads the live state: only operations, which the system
 * judges, look at a snapshot. */

guint
tc_effects_resolve (const TcEffects *effects, guint player, guint acting)
{
  if (player == PLAYER_ACTING)
    return acting;
  if (player == PLAYER_OPPOSING)
    return (acting + 1) % effects->players->len;

  return player;
}

void
tc_effects_clause_init (Clause *clause, const Run *run)
{
  const TcEffects *effects = run->effects;

  clause->run = run;
  clause->frame = get_top (run);
  clause->code = get_instruction (effects, clause->frame->at);
  clause->player = tc_effects_resolve (effects, clause->code->player, clause->frame->player);
  clause->player2 = tc_effects_resolve (effects, clause->code->player2, clause->frame->player);
  clause->left = (clause->code->flags & FLAG_ALL) != 0
                   ? G_MAXUINT16
                   : (guint) clause->code->count - MIN (clause->frame->done, clause->code->count);
}

static gboolean
is_chosen (const Clause *clause, guint space)
{
  return (clause->frame->chosen[space / 16] >> space % 16 & 1) != 0;
}

static guint
get_place_room (const Clause *clause, guint space)
{
  const Run *run = clause->run;
  guint room = 0;

  if ((clause->code->flags & FLAG_DIFFERENT) != 0 && is_chosen (clause, space))
    return 0;
  room = run->host->room (run->rules, run->state, clause->code->kind, clause->player, space);

  return (clause->code->flags & FLAG_DIFFERENT) != 0 ? MIN (room, 1) : room;
}

static guint
get_replace_room (const Clause *clause, guint space)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;
  guint count = run->host->count (run->rules, run->state, code->kind, clause->player, space);

  if (count == 0)
    return 0;

  return MIN (count, run->host->room (run->rules, run->state, code->kind2, clause->player2, space));
}

guint
tc_effects_clause_room (const Clause *clause, guint space)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;
  guint count = 0;

  if (!set_has (run->effects, code->set, space))
    return 0;
  if (code->op == OP_PLACE)
    return get_place_room (clause, space);
  if (code->op == OP_REPLACE)
    return get_replace_room (clause, space);

  count = run->host->count (run->rules, run->state, code->kind, clause->player, space);

  return count - MIN (count, code->keep);
}

/* Whether there is a piece to place or to replace others with. */
static gboolean
has_supply (const Clause *clause)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  if (code->op == OP_PLACE)
    return run->host->supply (run->rules, run->state, code->kind, clause->player) > 0;
  if (code->op == OP_REPLACE)
    return run->host->supply (run->rules, run->state, code->kind2, clause->player2) > 0;

  return TRUE;
}

guint
tc_effects_clause_find (const Clause *clause, guint space)
{
  const TcEffects *effects = clause->run->effects;
  const guint64 *set = get_set (effects, clause->code->set);
  guint n = effects->spaces->len;

  while (space < n) {
    guint64 word = set[space / 64] >> space % 64;

    if (word == 0) {
      space = (space / 64 + 1) * 64;
      continue;
    }
    space += (guint) __builtin_ctzll (word);
    if (tc_effects_clause_room (clause, space) > 0)
      return has_supply (clause) ? space : n;
    space++;
  }

  return n;
}

gboolean
tc_effects_clause_can_move (const Clause *clause, guint from, guint to)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  return from != to && set_has (run->effects, code->set, from) &&
         set_has (run->effects, code->set2, to) &&
         run->host->count (run->rules, run->state, code->kind, clause->player, from) > 0 &&
         run->host->room (run->rules, run->state, code->kind, clause->player, to) > 0;
}

gboolean
tc_effects_clause_can_operate (const Clause *clause, guint operation, guint space)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  if ((code->kind != ANY && code->kind != operation) || !set_has (run->effects, code->set, space))
    return FALSE;
  if ((code->flags & FLAG_TOGETHER) != 0 && clause->frame->last != NO_SPACE &&
      clause->frame->last != space)
    return FALSE;

  return run->host->can_operate (run->rules, run->state, operation, clause->player, space);
}

static gboolean
can_move_any (const Clause *clause)
{
  guint n = clause->run->effects->spaces->len;

  for (guint from = 0; from < n; from++) {
    if (tc_effects_clause_room (clause, from) == 0)
      continue;
    for (guint to = 0; to < n; to++) {
      if (tc_effects_clause_can_move (clause, from, to))
        return TRUE;
    }
  }

  return FALSE;
}

static gboolean
can_operate_any (const Clause *clause)
{
  const TcEffects *effects = clause->run->effects;

  for (guint operation = 0; operation < effects->operations->len; operation++) {
    for (guint space = 0; space < effects->spaces->len; space++) {
      if (tc_effects_clause_can_operate (clause, operation, space))
        return TRUE;
    }
  }

  return FALSE;
}

gboolean
tc_effects_clause_has_choice (const Clause *clause)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  if (clause->left == 0)
    return FALSE;

  switch (code->op) {
  case OP_PLACE:
  case OP_REMOVE:
  case OP_REPLACE:
    return tc_effects_clause_find (clause, 0) < run->effects->spaces->len;
  case OP_MOVE:
    return can_move_any (clause);
  case OP_OPERATE:
    return can_operate_any (clause);
  case OP_LOOK:
    return run->host->card (run->rules, run->state, code->kind, 0) != TC_THING_NONE;
  case OP_INVOKE:
    return run->host->can_invoke (run->rules, run->state, code->kind, clause->player);
  default:
    return TRUE;
  }
}

/* -- Conditions -------------------------------------------------------------------------------- */

static gboolean
has_control (const Run *run, const Instruction *code, guint player)
{
  for (guint space = 0; space < run->effects->spaces->len; space++) {
    if (set_has (run->effects, code->set, space) &&
        run->host->controller (run->rules, run->state, space) != player)
      return FALSE;
  }

  return TRUE;
}

static guint
count_pieces (const Run *run, const Instruction *code, guint player)
{
  guint n = 0;

  if (player == PLAYER_ANY) {
    for (guint each = 0; each < run->effects->players->len; each++)
      n += count_pieces (run, code, each);
    return n;
  }
  for (guint space = 0; space < run->effects->spaces->len; space++) {
    if (set_has (run->effects, code->set, space))
      n += run->host->count (run->rules, run->state, code->kind, player, space);
  }

  return n;
}

gboolean
tc_effects_holds (const Run *run, const Instruction *code, guint acting)
{
  guint player = tc_effects_resolve (run->effects, code->player, acting);
  gint value = 0;

  if (code->op == OP_IF_CONTROL)
    return has_control (run, code, player);
  if (code->op == OP_IF_PIECES)
    value = (gint) count_pieces (run, code, player);
  else
    value = run->host->track (run->rules, run->state, code->kind, player);

  return value >= code->min && value <= code->max;
}
