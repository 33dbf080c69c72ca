/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

/* Clauses about cards: drawing, moving, looking at and marking them. A search does not look at what
 * chance will bring: it takes what follows as possible. */

/* Nobody chooses the same card twice. Those looked at are noted by where they lie. */
static gboolean
is_open (const Clause *clause, TcThing card, guint at)
{
  const TcEffects *effects = clause->run->effects;
  const TcState *state = clause->run->state;
  const Instruction *code = clause->code;
  guint index = tc_range_index (effects->cards, card);

  if (code->op == OP_MARK &&
      tc_effects_bears (effects, state, code->kind2, index) == ((code->flags & FLAG_OFF) == 0))
    return FALSE;
  if (code->op == OP_INSPECT &&
      (at >= MAX_INSPECTED || (clause->frame->chosen[at / 16] >> at % 16 & 1) != 0))
    return FALSE;

  return tc_effects_is_meant (effects, state, code, index);
}

TcThing
tc_effects_find_card (const Clause *clause, guint index, guint *out_index)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  for (;; index++) {
    TcThing card = run->host->held (run->rules, run->state, code->kind, clause->player, index);

    if (out_index != NULL)
      *out_index = index;
    if (card == TC_THING_NONE || is_open (clause, card, index))
      return card;
  }
}

guint
tc_effects_count_cards (const Clause *clause)
{
  guint index = 0;
  guint n = 0;

  for (; tc_effects_find_card (clause, index, &index) != TC_THING_NONE; index++)
    n++;

  return n;
}

gboolean
tc_effects_has_cards (const Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);

  return tc_effects_count_cards (&clause) >= clause.left;
}

/* -- Looking at the top of a deck ---------------------------------------------------------------
 */

static guint
count_top (const Clause *clause)
{
  const Run *run = clause->run;
  guint n = 0;

  while (n < clause->code->count &&
         run->host->card (run->rules, run->state, clause->code->kind, n) != TC_THING_NONE)
    n++;

  return n;
}

/* What the player sees is told to nobody else. */
static void
show_cards (const Run *run, const Clause *clause, guint n)
{
  guint8 seat = g_array_index (run->effects->seats, guint8, clause->player);

  for (guint i = 0; i < n && run->events != NULL; i++)
    tc_events_report_to (run->events, seat,
                         (guint16) (run->effects->words->first_event + TC_EFFECTS_EVENT_LOOK),
                         tc_effects_get_source (run, clause->frame),
                         run->host->card (run->rules, run->state, clause->code->kind, i), 0);
}

static void
take_looked (Run *run, const Clause *clause, TcThing card)
{
  const TcEffectsHost *host = run->host;
  const Instruction *code = clause->code;

  clause->frame->done++;
  if ((code->flags & FLAG_PUT_BACK) != 0)
    host->put_on_top (run->rules, run->state, run->events, code->kind, card, clause->player);
  else
    host->discard (run->rules, run->state, run->events, code->kind, card, clause->player);
}

/* The one that is left to take. */
static TcThing
get_last_card (const Clause *clause)
{
  const Run *run = clause->run;
  guint index = (clause->code->flags & FLAG_PUT_BACK) != 0 ? clause->frame->done : 0;

  return run->host->card (run->rules, run->state, clause->code->kind, index);
}

/* The cards of a deck are a secret, so a search does not look at them. "last" is how many cards
 * there were. */
Step
tc_effects_step_look (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  if (run->is_search || (clause.frame->done == 0 && count_top (&clause) == 0)) {
    if (!run->is_search)
      tc_effects_tell_skipped (run, clause.frame, clause.code, TC_EFFECTS_EVENT_NOT_NOW);
    tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
    return STEP_ON;
  }
  if ((clause.frame->notes & NOTE_TOLD) == 0) {
    tc_effects_tell (run, clause.frame, clause.code);
    clause.frame->last = (guint16) count_top (&clause);
    show_cards (run, &clause, clause.frame->last);
  }
  if (clause.frame->last - clause.frame->done > 1)
    return STEP_DECIDE;
  if (clause.frame->done == clause.frame->last) {
    tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
    return STEP_ON;
  }
  take_looked (run, &clause, get_last_card (&clause));

  return STEP_ON;
}

gint
tc_effects_find_looked (const TcEffects *effects, const TcState *state)
{
  const Stack *stack = peek_stack (effects, state);
  const Instruction *code = NULL;

  if (stack->depth == 0)
    return -1;
  code = get_instruction (effects, peek_frame (effects, stack, stack->depth - 1u)->at);

  return code->op == OP_LOOK ? (gint) code->kind : -1;
}

/* -- Choosing cards -----------------------------------------------------------------------------
 */

static void
note_looked (const Clause *clause, TcThing card)
{
  guint at = 0;

  while (tc_effects_find_card (clause, at, &at) != card)
    at++;
  clause->frame->chosen[at / 16] |= (guint16) (1u << at % 16);
}

static void
look_at (const Run *run, const Clause *clause, TcThing card)
{
  guint viewer = tc_effects_resolve_in (run->effects, run->state, clause->code->by, clause->frame);

  run->host->inspect (run->rules, run->state, run->events, card, viewer);
}

void
tc_effects_take_card (Run *run, const Clause *clause, TcThing card)
{
  const Instruction *code = clause->code;
  guint index = 0;

  if (code->op == OP_LOOK) {
    take_looked (run, clause, card);
    return;
  }
  index = tc_range_index (run->effects->cards, card);
  tc_effects_tell (run, clause->frame, code);
  clause->frame->done++;
  clause->frame->last = card;
  if (code->op == OP_MARK)
    tc_effects_set_bears (run->effects, run->state, code->kind2, index,
                          (code->flags & FLAG_OFF) == 0);
  else if (code->op == OP_TAKE)
    run->host->give (run->rules, run->state, run->events, card, code->kind2, clause->player2);
  if (code->op != OP_INSPECT)
    return;
  note_looked (clause, card);
  look_at (run, clause, card);
  if (code->kind2 != ANY)
    tc_effects_set_bears (run->effects, run->state, code->kind2, index, TRUE);
}

static void
take_at_random (Run *run, const Clause *clause, guint n)
{
  guint skip = tc_effects_draw (run, clause->frame, n);
  guint index = 0;
  TcThing card = tc_effects_find_card (clause, index, &index);

  for (; skip > 0; skip--)
    card = tc_effects_find_card (clause, index + 1, &index);
  tc_effects_take_card (run, clause, card);
}

Step
tc_effects_step_cards (Run *run)
{
  Clause clause;
  guint n = 0;

  tc_effects_clause_init (&clause, run);
  n = clause.left > 0 ? tc_effects_count_cards (&clause) : 0;
  if (n == 0)
    return tc_effects_leave (run, &clause);
  if ((clause.code->flags & FLAG_AT_RANDOM) != 0) {
    if (run->is_search && n > clause.left) {
      run->is_open = TRUE;
      return STEP_ENDS;
    }
    take_at_random (run, &clause, n);
    return STEP_ON;
  }
  if (n > 1 || (clause.code->flags & FLAG_UP_TO) != 0)
    return STEP_DECIDE;
  take_at_random (run, &clause, 1);

  return STEP_ON;
}

/* From the top, one after the other, as long as there are any. */
Step
tc_effects_step_draw (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  if (clause.left == 0 || !tc_effects_clause_has_choice (&clause))
    return tc_effects_leave (run, &clause);
  if (run->is_search) {
    run->is_open = TRUE;
    return STEP_ENDS;
  }
  tc_effects_tell (run, clause.frame, clause.code);
  clause.frame->done++;
  run->host->give (
    run->rules, run->state, run->events,
    run->host->held (run->rules, run->state, clause.code->kind, TC_EFFECTS_NOBODY, 0),
    clause.code->kind2, clause.player2);

  return STEP_ON;
}

/* The order of a deck is nothing that a search looks at. */
Step
tc_effects_step_shuffle (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
  if (!run->is_search)
    run->host->shuffle (run->rules, run->state, run->events, clause.code->kind, clause.player);

  return STEP_ON;
}
