/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

/* What a clause could do next. All of it reads the live state: only operations, which the system
 * judges, look at a snapshot. */

guint
tc_effects_count_playing (const TcEffects *effects, const TcState *state)
{
  const TcEffectsHost *host = effects->host;

  return host->n_playing != NULL ? host->n_playing (tc_ruleset_get_data (effects->ruleset), state)
                                 : effects->players->len;
}

guint
tc_effects_resolve (const TcEffects *effects, const TcState *state, guint player, guint acting)
{
  guint n = 0;

  if (player < PLAYER_LEFT)
    return player;

  if (player == PLAYER_ACTING)
    return acting;
  n = tc_effects_count_playing (effects, state);
  if (player == PLAYER_OPPOSING || player == PLAYER_LEFT)
    return (acting + 1) % n;
  if (player == PLAYER_RIGHT)
    return (acting + n - 1) % n;

  return player;
}

guint
tc_effects_resolve_in (const TcEffects *effects,
                       const TcState *state,
                       guint player,
                       const Frame *frame)
{
  if (player == PLAYER_CHOSEN)
    return NOTE_CHOSEN (frame->notes) - 1u;
  if (player == PLAYER_CHOSEN_BEFORE)
    return NOTE_BEFORE (frame->notes) - 1u;

  return tc_effects_resolve (effects, state, player, frame->player);
}

/* Where dice say how many, "last" has their sum once they are rolled. */
static guint
count_left (const Clause *clause)
{
  const Instruction *code = clause->code;
  guint n = code->count;

  if ((code->flags & FLAG_ALL) != 0)
    return G_MAXUINT16;
  if (code->op == OP_DAMAGE && (code->flags & FLAG_DICE) != 0)
    n = clause->frame->last == NO_SPACE ? 0 : clause->frame->last;

  return n - MIN (clause->frame->done, n);
}

void
tc_effects_clause_init_at (Clause *clause, const Run *run, Frame *frame)
{
  const TcEffects *effects = run->effects;

  clause->run = run;
  clause->frame = frame;
  clause->code = get_instruction (effects, clause->frame->at);
  clause->player = tc_effects_resolve_in (effects, run->state, clause->code->player, clause->frame);
  clause->player2 =
    tc_effects_resolve_in (effects, run->state, clause->code->player2, clause->frame);
  clause->left = count_left (clause);
  clause->in = clause->code->set == NO_SET
                 ? NULL
                 : tc_effects_find_where (run, clause->code->set, clause->code->where,
                                          clause->frame, clause->own_in);
  clause->to = clause->code->set2 == NO_SET || clause->code->op != OP_MOVE
                 ? NULL
                 : tc_effects_find_where (run, clause->code->set2, clause->code->where2,
                                          clause->frame, clause->own_to);
}

void
tc_effects_clause_init (Clause *clause, const Run *run)
{
  tc_effects_clause_init_at (clause, run, get_top (run));
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

  if (!bits_have (clause->in, space))
    return 0;
  if (code->op == OP_GO)
    return (run->host->is_open == NULL || run->host->is_open (run->rules, run->state, space)) &&
           run->host->where (run->rules, run->state, clause->player) != space;
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
  const guint64 *set = clause->in;
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
tc_effects_clause_has_pieces (const Clause *clause)
{
  const Run *run = clause->run;

  for (guint space = 0; space < run->effects->spaces->len; space++) {
    if (bits_have (clause->in, space) &&
        run->host->count (run->rules, run->state, clause->code->kind, clause->player, space) > 0)
      return TRUE;
  }

  return FALSE;
}

gboolean
tc_effects_clause_can_move (const Clause *clause, guint from, guint to)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  return from != to && bits_have (clause->in, from) && bits_have (clause->to, to) &&
         run->host->count (run->rules, run->state, code->kind, clause->player, from) > 0 &&
         run->host->room (run->rules, run->state, code->kind, clause->player, to) > 0;
}

gboolean
tc_effects_clause_can_operate (const Clause *clause, guint operation, guint space)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  if ((code->kind != ANY && code->kind != operation) || !bits_have (clause->in, space))
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
  case OP_GO:
    return tc_effects_clause_find (clause, 0) < run->effects->spaces->len;
  case OP_MOVE:
    return can_move_any (clause);
  case OP_OPERATE:
    return can_operate_any (clause);
  case OP_LOOK:
    return run->host->card (run->rules, run->state, code->kind, 0) != TC_THING_NONE;
  case OP_DRAW:
    return run->host->held (run->rules, run->state, code->kind, TC_EFFECTS_NOBODY, 0) !=
           TC_THING_NONE;
  case OP_TAKE:
  case OP_INSPECT:
  case OP_MARK:
    return tc_effects_find_card (clause, 0, NULL) != TC_THING_NONE;
  case OP_INVOKE:
    return run->host->can_invoke (run->rules, run->state, code->kind, clause->player);
  default:
    return TRUE;
  }
}
