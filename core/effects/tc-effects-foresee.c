/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-private.h"

/* What a search would find, without one: many cards demand no more than that some player is chosen
 * and then cards of somebody, as many as there are. Whether there are is counted. What cannot be
 * counted like that, a search has to try. */

/* A frame as it will be, which is never put on the stack: with as many bits as cards need. */
typedef union {
  Frame frame;
  guint16 words[sizeof (Frame) / sizeof (guint16) + MAX_INSPECTED / 16];
} Ahead;

typedef struct {
  const Run *run;
  guint32 touched; /* bits of players whose cards are taken or marked on the way */
} Outlook;

static Foresight foresee_from (Outlook *outlook, guint at, const Frame *frame);

/* The player who is chosen is there for one round. */
static gboolean
is_end_of_person (const TcEffects *effects, const Instruction *code)
{
  return code->op == OP_AGAIN && get_instruction (effects, code->jump)->op == OP_PERSON;
}

static gboolean
ends_at (const TcEffects *effects, guint at)
{
  const Instruction *code = get_instruction (effects, at);

  return is_end_of_person (effects, code) || (code->flags & FLAG_AHEAD) == 0;
}

/* Cards must be there for each clause, whichever are chosen for those before it: so each has to
 * speak of another player's. */
static Foresight
foresee_cards (Outlook *outlook, guint at, const Frame *frame)
{
  const Run *run = outlook->run;
  Ahead here;
  Clause clause;
  guint n = 0;

  memcpy (&here, frame, sizeof here);
  here.frame.at = (guint16) at;
  tc_effects_clause_init_at (&clause, run, &here.frame);
  if ((clause.code->flags & FLAG_MUST) == 0 ||
      (clause.code->flags & (FLAG_UP_TO | FLAG_ALL | FLAG_AT_RANDOM)) != 0)
    return FORESIGHT_NONE;
  if (clause.player >= run->effects->players->len || (outlook->touched >> clause.player & 1) != 0)
    return FORESIGHT_NONE;
  outlook->touched |= 1u << clause.player;
  n = tc_effects_count_cards (&clause);
  if (n >= clause.left)
    return FORESIGHT_YES;

  return n == 0 ? FORESIGHT_NO : FORESIGHT_NONE;
}

/* With @player chosen at @at. */
static Foresight
foresee_chosen (const Outlook *outlook, guint at, const Frame *frame, guint player)
{
  Outlook inside = *outlook;
  Ahead inner = { .frame = {
                    .player = frame->player, .player0 = frame->player, .last = NO_SPACE } };

  inner.frame.notes = tc_effects_note_chosen (frame, player);

  return foresee_from (&inside, at + 1, &inner.frame);
}

/* Somebody is chosen with whom the rest can be done. What he is asked for is not added up with what
 * comes after him. */
static Foresight
foresee_person (const Outlook *outlook, guint at, const Frame *frame)
{
  const Run *run = outlook->run;
  const Instruction *code = get_instruction (run->effects, at);
  guint n_players = tc_effects_count_playing (run->effects, run->state);
  Foresight result = FORESIGHT_NO;

  if ((code->flags & FLAG_MUST) == 0 || !ends_at (run->effects, code->jump))
    return FORESIGHT_NONE;
  for (guint player = 0; player < n_players; player++) {
    Foresight foresight;

    if (!tc_effects_is_person (run, code, frame, player))
      continue;
    foresight = foresee_chosen (outlook, at, frame, player);
    if (foresight == FORESIGHT_YES)
      return FORESIGHT_YES;
    if (foresight == FORESIGHT_NONE)
      result = FORESIGHT_NONE;
  }

  return result;
}

static Foresight
foresee_from (Outlook *outlook, guint at, const Frame *frame)
{
  for (; !ends_at (outlook->run->effects, at); at++) {
    const Instruction *code = get_instruction (outlook->run->effects, at);
    Foresight foresight = FORESIGHT_NONE;

    if (code->op == OP_PERSON)
      return foresee_person (outlook, at, frame);
    if (code->op == OP_INSPECT || code->op == OP_MARK)
      foresight = foresee_cards (outlook, at, frame);
    if (foresight != FORESIGHT_YES)
      return foresight;
  }

  return FORESIGHT_YES;
}

Foresight
tc_effects_foresee_program (const Run *run, guint first, guint player)
{
  Outlook outlook = { run, 0 };
  Ahead begin = { .frame = {
                    .player = (guint16) player, .player0 = (guint16) player, .last = NO_SPACE } };

  return foresee_from (&outlook, first, &begin.frame);
}

Foresight
tc_effects_foresee_choice (const Run *run, const TcMove *move)
{
  const TcEffects *effects = run->effects;
  const Stack *stack = peek_stack (effects, run->state);
  const Frame *frame = get_top (run);
  const Instruction *code = get_instruction (effects, frame->at);
  Outlook outlook = { run, 0 };
  Foresight foresight;
  guint player = 0;

  for (guint i = 0; i + 1u < stack->depth; i++) {
    if (!ends_at (effects, peek_frame (effects, stack, i)->at))
      return FORESIGHT_NONE;
  }
  if (code->op == OP_INSPECT || code->op == OP_MARK) {
    foresight = foresee_from (&outlook, frame->at, frame);
    return foresight == FORESIGHT_YES ? FORESIGHT_YES : FORESIGHT_NONE;
  }
  if (code->op != OP_PERSON || !ends_at (effects, code->jump))
    return FORESIGHT_NONE;
  while (tc_effects_get_person (effects, player) != move->subject)
    player++;

  return foresee_chosen (&outlook, frame->at, frame, player);
}
