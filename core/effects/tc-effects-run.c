/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-private.h"

/* Programs under way. Each step looks at the instruction of the frame on top. Where there is
 * nothing to choose it is carried out, else the run stops and waits for a move. */

static void
clear_frames (const TcEffects *effects, Frame *first, guint n)
{
  memset (first, 0, n * effects->frame_words * sizeof (guint16));
}

Frame *
tc_effects_push (const Run *run, guint at, guint program, guint player)
{
  Stack *stack = get_stack (run->effects, run->state);
  Frame *frame = get_frame (run->effects, stack, stack->depth++);

  g_assert (stack->depth <= run->effects->n_frames);
  clear_frames (run->effects, frame, 1);
  frame->at = (guint16) at;
  frame->program = (guint16) program;
  frame->player = (guint16) player;
  frame->player0 = (guint16) player;
  frame->last = NO_SPACE;

  return frame;
}

void
tc_effects_pop (const Run *run)
{
  Stack *stack = get_stack (run->effects, run->state);

  clear_frames (run->effects, get_frame (run->effects, stack, --stack->depth), 1);
}

void
tc_effects_step_to (const TcEffects *effects, Frame *frame, guint at)
{
  frame->at = (guint16) at;
  frame->done = 0;
  frame->last = NO_SPACE;
  frame->notes &= (guint16) ~NOTE_TOLD;
  memset (frame->chosen, 0, effects->n_chosen * sizeof (guint16));
}

/* -- The log ----------------------------------------------------------------------------------- */

TcThing
tc_effects_get_source (const Run *run, const Frame *frame)
{
  return g_array_index (run->effects->programs, Program, frame->program).source;
}

gint16
tc_effects_get_text (const Frame *frame, const Instruction *code)
{
  return (gint16) (code->text + ((code->flags & FLAG_NAMED) != 0 ? frame->player : 0));
}

void
tc_effects_tell_skipped (const Run *run,
                         const Frame *frame,
                         const Instruction *code,
                         TcEffectsEvent event)
{
  tc_effects_note (run, code, event == TC_EFFECTS_EVENT_CLAUSE);
  if (event == TC_EFFECTS_EVENT_CLAUSE &&
      (code->op == OP_CHOOSE || code->op == OP_MAY || code->op == OP_PERSON))
    event = TC_EFFECTS_EVENT_HOLDER;
  if (run->events != NULL)
    tc_events_report (run->events, (guint16) (run->effects->words->first_event + event),
                      tc_effects_get_source (run, frame), TC_THING_NONE,
                      tc_effects_get_text (frame, code));
}

void
tc_effects_tell_number (const Run *run,
                        const Frame *frame,
                        const Instruction *code,
                        TcEffectsEvent event,
                        gint number)
{
  if (run->events != NULL)
    tc_events_report (run->events, (guint16) (run->effects->words->first_event + event),
                      tc_effects_get_source (run, frame), TC_THING_NONE,
                      tc_effects_get_text (frame, code), (gint16) number);
}

void
tc_effects_tell (const Run *run, Frame *frame, const Instruction *code)
{
  if ((frame->notes & NOTE_TOLD) == 0)
    tc_effects_tell_skipped (run, frame, code, TC_EFFECTS_EVENT_CLAUSE);
  frame->notes |= NOTE_TOLD;
}

/* Why nothing of what is there was replaced or moved. */
static TcEffectsEvent
get_hindrance (const Clause *clause)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  if (!tc_effects_clause_has_pieces (clause))
    return TC_EFFECTS_EVENT_NOTHING;

  return code->op == OP_REPLACE &&
             run->host->supply (run->rules, run->state, code->kind2, clause->player2) == 0
           ? TC_EFFECTS_EVENT_NONE_LEFT
           : TC_EFFECTS_EVENT_NO_ROOM;
}

TcEffectsEvent
tc_effects_get_skip_event (const Clause *clause)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  switch (code->op) {
  case OP_PLACE:
    return run->host->supply (run->rules, run->state, code->kind, clause->player) == 0
             ? TC_EFFECTS_EVENT_NONE_LEFT
             : TC_EFFECTS_EVENT_NO_ROOM;
  case OP_REPLACE:
  case OP_MOVE:
    return get_hindrance (clause);
  case OP_REMOVE:
  case OP_DRAW:
  case OP_TAKE:
  case OP_INSPECT:
  case OP_MARK:
    return TC_EFFECTS_EVENT_NOTHING;
  default:
    return TC_EFFECTS_EVENT_NOT_NOW;
  }
}

/* -- Clauses ----------------------------------------------------------------------------------- */

/* Whether the clause has to be done in full in what a search looks for. What a card demands does
 * not hold for another one that started it. */
static gboolean
is_demanded (const Run *run, const Instruction *code)
{
  if (get_top (run)->level > run->level)
    return FALSE;
  if ((code->flags & (FLAG_UP_TO | FLAG_ALL)) != 0 && (code->flags & FLAG_MUST) == 0)
    return FALSE;

  return (code->flags & FLAG_MUST) != 0 || run->can == TC_EFFECTS_CAN_COMPLETE;
}

/* What must be done and is not makes a search fail; "up to" and "all" are content with one piece.
 */
Step
tc_effects_leave (Run *run, const Clause *clause)
{
  const Instruction *code = clause->code;
  gboolean is_short =
    (code->flags & (FLAG_UP_TO | FLAG_ALL)) != 0 ? clause->frame->done == 0 : clause->left > 0;

  if (run->is_search && is_short && is_demanded (run, code)) {
    run->has_failed = TRUE;
    return STEP_ENDS;
  }
  if (clause->frame->done == 0 && clause->left > 0)
    tc_effects_tell_skipped (run, clause->frame, code, tc_effects_get_skip_event (clause));
  else if (is_short)
    tc_effects_tell_number (run, clause->frame, code, TC_EFFECTS_EVENT_SHORT, clause->frame->done);
  tc_effects_step_to (clause->run->effects, clause->frame, clause->frame->at + 1u);

  return STEP_ON;
}

Step
tc_effects_fail (Run *run, const Instruction *code, guint at)
{
  Frame *frame = get_top (run);

  if (run->is_search && is_demanded (run, code)) {
    run->has_failed = TRUE;
    return STEP_ENDS;
  }
  tc_effects_tell_skipped (run, frame, code, TC_EFFECTS_EVENT_NOT_NOW);
  tc_effects_step_to (run->effects, frame, at);

  return STEP_ON;
}

/* One piece of a clause at @space. */
static void
act (Run *run, const Clause *clause, guint space)
{
  const Instruction *code = clause->code;
  const TcEffectsHost *host = run->host;

  tc_effects_tell (run, clause->frame, code);
  clause->frame->done++;
  clause->frame->last = (guint16) space;
  if ((code->flags & FLAG_DIFFERENT) != 0)
    clause->frame->chosen[space / 16] |= (guint16) (1u << space % 16);
  if (code->op == OP_GO)
    host->go (run->rules, run->state, run->events, clause->player, space);
  if (code->op == OP_REMOVE || code->op == OP_REPLACE)
    host->remove (run->rules, run->state, run->events, code->kind, clause->player, space);
  if (code->op == OP_PLACE)
    host->place (run->rules, run->state, run->events, code->kind, clause->player, space);
  else if (code->op == OP_REPLACE)
    host->place (run->rules, run->state, run->events, code->kind2, clause->player2, space);
}

/* Whether there is nothing to choose at a clause that acts on one space after the other. */
static gboolean
is_settled (const Clause *clause, guint space)
{
  const Instruction *code = clause->code;

  if ((code->flags & (FLAG_ALL | FLAG_IN_ORDER)) != 0 && (code->flags & FLAG_UP_TO) == 0)
    return TRUE;

  return (code->flags & FLAG_UP_TO) == 0 &&
         tc_effects_clause_find (clause, space + 1) == clause->run->effects->spaces->len;
}

static Step
step_spaces (Run *run)
{
  Clause clause;
  guint space = 0;

  tc_effects_clause_init (&clause, run);
  space = clause.left > 0 ? tc_effects_clause_find (&clause, 0) : run->effects->spaces->len;
  if (space == run->effects->spaces->len)
    return tc_effects_leave (run, &clause);
  if (!is_settled (&clause, space))
    return STEP_DECIDE;
  act (run, &clause, space);
  /* The last piece, unless it started other effects, which come first, or ended all of them. */
  if (clause.left == 1 && clause.frame->done > 0 && clause.frame == get_top (run))
    tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);

  return STEP_ON;
}

/* Moves and operations are always chosen: there is hardly ever only one. */
static Step
step_choices (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);

  return tc_effects_clause_has_choice (&clause) ? STEP_DECIDE : tc_effects_leave (run, &clause);
}

static Step
step_shift (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
  tc_effects_shift_track (run, clause.code->kind, clause.player, clause.code->min);

  return STEP_ON;
}

static Step
step_invoke (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  clause.left = 1;
  if (!tc_effects_clause_has_choice (&clause))
    return tc_effects_leave (run, &clause);
  if (run->is_search && (clause.code->flags & FLAG_RANDOM) != 0) {
    run->is_open = TRUE;
    return STEP_ENDS;
  }
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
  run->host->invoke (run->rules, run->state, run->events, clause.code->kind, clause.player);

  return STEP_ON;
}

/* -- Jumps
 * ----------------------------------------------------------------------------------------- */

static Step
step_end (Run *run)
{
  tc_effects_pop (run);

  return STEP_ON;
}

static Step
step_goto (Run *run)
{
  Frame *frame = get_top (run);

  tc_effects_step_to (run->effects, frame, get_instruction (run->effects, frame->at)->jump);

  return STEP_ON;
}

/* -- Running ----------------------------------------------------------------------------------- */

static Step (*const steps[N_OPS]) (Run *run) = {
  [OP_END] = step_end,
  [OP_GOTO] = step_goto,
  [OP_PLACE] = step_spaces,
  [OP_REMOVE] = step_spaces,
  [OP_REPLACE] = step_spaces,
  [OP_MOVE] = step_choices,
  [OP_OPERATE] = step_choices,
  [OP_SHIFT] = step_shift,
  [OP_LOOK] = tc_effects_step_look,
  [OP_GO] = step_spaces,
  [OP_SET] = tc_effects_step_set,
  [OP_SCORE] = tc_effects_step_score,
  [OP_DAMAGE] = tc_effects_step_damage,
  [OP_DRAW] = tc_effects_step_draw,
  [OP_TAKE] = tc_effects_step_cards,
  [OP_SHUFFLE] = tc_effects_step_shuffle,
  [OP_INSPECT] = tc_effects_step_cards,
  [OP_MARK] = tc_effects_step_cards,
  [OP_STATUS] = tc_effects_step_status,
  [OP_MODIFY] = tc_effects_step_modify,
  [OP_WIN] = tc_effects_step_win,
  [OP_EXPLORE] = tc_effects_step_explore,
  [OP_REATTACH] = tc_effects_step_explore,
  [OP_INVOKE] = step_invoke,
  [OP_REACT] = tc_effects_step_react,
  [OP_ROLL] = tc_effects_step_roll,
  [OP_MAY] = tc_effects_step_may,
  [OP_CHOOSE] = tc_effects_step_choose,
  [OP_REPEAT] = tc_effects_step_loop,
  [OP_EACH] = tc_effects_step_loop,
  [OP_PERSON] = tc_effects_step_person,
  [OP_AGAIN] = tc_effects_step_again,
  [OP_IF_CONTROL] = tc_effects_step_test,
  [OP_IF_PIECES] = tc_effects_step_test,
  [OP_IF_TRACK] = tc_effects_step_test,
  [OP_IF_TURN] = tc_effects_step_test,
  [OP_IF_STATUS] = tc_effects_step_test,
  [OP_IF_AT] = tc_effects_step_test,
  [OP_IF_CARDS] = tc_effects_step_test,
  [OP_IF_ROOM] = tc_effects_step_test,
  [OP_IF_COMPARE] = tc_effects_step_test,
  [OP_IF_CAN] = tc_effects_step_test,
};

gboolean
tc_effects_go (Run *run)
{
  const Stack *stack = peek_stack (run->effects, run->state);
  Step step = STEP_ON;

  while (step == STEP_ON && stack->depth > 0) {
    if (!run->is_search && run->host->waits != NULL && run->host->waits (run->rules, run->state))
      return FALSE;
    if (stack->depth == run->until_depth && get_top (run)->at == run->until) {
      run->is_open = TRUE;
      return FALSE;
    }
    step = steps[get_instruction (run->effects, get_top (run)->at)->op](run);
  }

  return step == STEP_DECIDE;
}

guint
tc_effects_find_space (const TcEffects *effects, TcThing thing)
{
  return GPOINTER_TO_UINT (
           g_hash_table_lookup (effects->space_of_thing, GUINT_TO_POINTER ((guint) thing))) -
         1;
}

guint
tc_effects_find_operation (const TcEffects *effects, TcThing thing)
{
  guint operation = 0;

  while (g_array_index (effects->operations, Named, operation).thing != thing)
    operation++;

  return operation;
}

static void
take_move (Run *run, const Clause *clause, const TcMove *move)
{
  tc_effects_tell (run, clause->frame, clause->code);
  clause->frame->done++;
  run->host->move (run->rules, run->state, run->events, clause->code->kind, clause->player,
                   tc_effects_find_space (run->effects, move->subject),
                   tc_effects_find_space (run->effects, move->target));
}

static void
take_operation (Run *run, const Clause *clause, const TcMove *move)
{
  guint space = tc_effects_find_space (run->effects, move->target);

  tc_effects_tell (run, clause->frame, clause->code);
  clause->frame->done++;
  clause->frame->last = (guint16) space;
  run->host->operate (run->rules, run->state, run->events,
                      tc_effects_find_operation (run->effects, move->subject), clause->player,
                      space);
}

static void
take_option (const Run *run, const Clause *clause, TcThing option)
{
  const Instruction *code = clause->code;
  guint at = 1;

  while (code[at].thing != option)
    at++;
  for (guint i = 1; i <= code->count; i++)
    tc_effects_note (run, &code[i], i == at);
  tc_effects_tell_skipped (run, clause->frame, code, TC_EFFECTS_EVENT_CLAUSE);
  tc_effects_step_to (clause->run->effects, clause->frame, code[at].jump);
}

/* A log that says "Yes" has to say to what. */
static void
tell_answer (const Run *run, const Clause *clause, TcEffectsEvent event)
{
  tc_events_add (run->events, (guint16) (run->effects->words->first_event + event),
                 tc_effects_get_source (run, clause->frame), TC_THING_NONE, NULL, 0);
}

/* Whether the player has just agreed to what is to be done. */
static gboolean
is_accepted (const Clause *clause)
{
  return clause->frame->at > 0 && clause->code->op != OP_MAY && clause->code[-1].op == OP_MAY;
}

static void
stop (const Run *run, const Clause *clause)
{
  const Instruction *code = clause->code;
  gboolean is_none = clause->frame->done == 0;

  if (is_none && !is_accepted (clause)) {
    tc_effects_tell_skipped (run, clause->frame, code, TC_EFFECTS_EVENT_DECLINED);
  } else {
    if (is_none)
      tc_effects_note (run, code, FALSE);
    tell_answer (run, clause, TC_EFFECTS_EVENT_ENOUGH);
  }
  tc_effects_step_to (clause->run->effects, clause->frame,
                      code->op == OP_MAY ? code->jump : clause->frame->at + 1u);
}

void
tc_effects_take (Run *run, const TcMove *move)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  switch ((TcEffectsVerb) (move->verb - run->effects->words->first_verb)) {
  case TC_EFFECTS_VERB_PICK:
    act (run, &clause, tc_effects_find_space (run->effects, move->subject));
    break;
  case TC_EFFECTS_VERB_SHIFT:
    take_move (run, &clause, move);
    break;
  case TC_EFFECTS_VERB_OPERATE:
    take_operation (run, &clause, move);
    break;
  case TC_EFFECTS_VERB_OPTION:
    if (clause.code->op == OP_CHOOSE)
      take_option (run, &clause, move->subject);
    else
      tc_effects_take_track (run, &clause, move->subject);
    break;
  case TC_EFFECTS_VERB_CARD:
  case TC_EFFECTS_VERB_ARRANGE:
    tc_effects_take_card (run, &clause, move->subject);
    break;
  case TC_EFFECTS_VERB_ACCEPT:
    tc_effects_note (run, clause.code, TRUE);
    tell_answer (run, &clause, TC_EFFECTS_EVENT_ACCEPTED);
    tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
    break;
  case TC_EFFECTS_VERB_STOP:
    stop (run, &clause);
    break;
  case TC_EFFECTS_N_VERBS:
    g_assert_not_reached ();
  }
}

/* -- The public face --------------------------------------------------------------------------- */

void
tc_effects_start (const TcEffects *effects, TcState *state, guint program, guint player)
{
  const Stack *stack = peek_stack (effects, state);
  Run run = { .effects = effects, .state = state };
  guint level = 0;

  g_return_if_fail (program < effects->programs->len && player < effects->players->len);

  if (stack->depth > 0)
    level = peek_frame (effects, stack, stack->depth - 1u)->level + 1u;
  tc_effects_push (&run, g_array_index (effects->programs, Program, program).first, program, player)
    ->level = (guint16) level;
}

gboolean
tc_effects_run (const TcEffects *effects, gconstpointer rules, TcState *state, TcEvents *events)
{
  Run run = { effects, effects->host, rules, state, events, .until = NO_LIMIT };

  return tc_effects_go (&run);
}

void
tc_effects_stop (const TcEffects *effects, TcState *state)
{
  Stack *stack = get_stack (effects, state);

  clear_frames (effects, get_frame (effects, stack, 0), stack->depth);
  stack->depth = 0;
}

gboolean
tc_effects_is_running (const TcEffects *effects, const TcState *state)
{
  return peek_stack (effects, state)->depth > 0;
}

guint
tc_effects_get_depth (const TcEffects *effects, const TcState *state)
{
  return peek_stack (effects, state)->depth;
}

guint
tc_effects_get_player (const TcEffects *effects, const TcState *state)
{
  const Stack *stack = peek_stack (effects, state);
  const Frame *frame = peek_frame (effects, stack, stack->depth - 1u);
  const Instruction *code = NULL;

  g_return_val_if_fail (stack->depth > 0, TC_EFFECTS_NOBODY);

  code = get_instruction (effects, frame->at);

  return tc_effects_resolve_in (effects, state, code->by, frame);
}

guint8
tc_effects_get_seat (const TcEffects *effects, const TcState *state)
{
  return g_array_index (effects->seats, guint8, tc_effects_get_player (effects, state));
}

void
tc_effects_apply (const TcEffects *effects,
                  gconstpointer rules,
                  TcState *state,
                  const TcMove *move,
                  TcEvents *events)
{
  Run run = { effects, effects->host, rules, state, events, .until = NO_LIMIT };

  tc_effects_take (&run, move);
}
