/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-private.h"

/* Programs under way. Each step looks at the instruction of the frame on top. Where there is
 * nothing to choose it is carried out, else the run stops and waits for a move. */

typedef enum {
  STEP_ON,     /* go on */
  STEP_DECIDE, /* somebody decides */
  STEP_ENDS,   /* of a search: there is no more to find out */
} Step;

static void
push_frame (const Run *run, guint at, guint program, guint player)
{
  Stack *stack = get_stack (run->effects, run->state);
  Frame *frame = &stack->frames[stack->depth++];

  g_assert (stack->depth <= run->effects->n_frames);
  memset (frame, 0, sizeof *frame);
  frame->at = (guint16) at;
  frame->program = (guint16) program;
  frame->player = (guint16) player;
  frame->player0 = (guint16) player;
  frame->last = NO_SPACE;
}

static void
pop_frame (const Run *run)
{
  Stack *stack = get_stack (run->effects, run->state);

  memset (&stack->frames[--stack->depth], 0, sizeof (Frame));
}

/* On to instruction @at; what was kept of the clause is forgotten. */
static void
step_to (Frame *frame, guint at)
{
  frame->at = (guint16) at;
  frame->done = 0;
  frame->last = NO_SPACE;
  frame->is_told = FALSE;
  memset (frame->chosen, 0, sizeof frame->chosen);
}

/* -- The log ----------------------------------------------------------------------------------- */

static TcThing
get_source (const Run *run, const Frame *frame)
{
  return g_array_index (run->effects->programs, Program, frame->program).source;
}

static void
report (const Run *run, const Frame *frame, const Instruction *code, TcEffectsEvent event)
{
  if (run->events != NULL)
    tc_events_report (run->events, (guint16) (run->effects->words->first_event + event),
                      get_source (run, frame), TC_THING_NONE, (gint16) code->text);
}

static void
report_number (const Run *run,
               const Frame *frame,
               const Instruction *code,
               TcEffectsEvent event,
               gint number)
{
  if (run->events != NULL)
    tc_events_report (run->events, (guint16) (run->effects->words->first_event + event),
                      get_source (run, frame), TC_THING_NONE, (gint16) code->text, (gint16) number);
}

/* Once for each clause, when it begins to act. */
static void
report_clause (const Run *run, Frame *frame, const Instruction *code)
{
  if (!frame->is_told)
    report (run, frame, code, TC_EFFECTS_EVENT_CLAUSE);
  frame->is_told = TRUE;
}

/* Why a clause did nothing. */
static TcEffectsEvent
get_skip_event (const Clause *clause)
{
  const Run *run = clause->run;
  const Instruction *code = clause->code;

  switch (code->op) {
  case OP_PLACE:
    return run->host->supply (run->rules, run->state, code->kind, clause->player) == 0
             ? TC_EFFECTS_EVENT_NONE_LEFT
             : TC_EFFECTS_EVENT_NO_ROOM;
  case OP_REMOVE:
  case OP_REPLACE:
  case OP_MOVE:
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

/* Nothing more can be done for the clause. What must be done and is not makes a search fail; "up
 * to" and "all" are content with one piece. */
static Step
leave_clause (Run *run, const Clause *clause)
{
  const Instruction *code = clause->code;
  gboolean is_short =
    (code->flags & (FLAG_UP_TO | FLAG_ALL)) != 0 ? clause->frame->done == 0 : clause->left > 0;

  if (run->is_search && is_short && is_demanded (run, code)) {
    run->has_failed = TRUE;
    return STEP_ENDS;
  }
  if (clause->frame->done == 0 && clause->left > 0)
    report (run, clause->frame, code, get_skip_event (clause));
  else if (is_short)
    report_number (run, clause->frame, code, TC_EFFECTS_EVENT_SHORT, clause->frame->done);
  step_to (clause->frame, clause->frame->at + 1u);

  return STEP_ON;
}

/* One piece of a clause at @space. */
static void
act (Run *run, const Clause *clause, guint space)
{
  const Instruction *code = clause->code;
  const TcEffectsHost *host = run->host;

  report_clause (run, clause->frame, code);
  clause->frame->done++;
  clause->frame->last = (guint16) space;
  if ((code->flags & FLAG_DIFFERENT) != 0)
    clause->frame->chosen[space / 16] |= (guint16) (1u << space % 16);
  if (code->op != OP_PLACE)
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
    return leave_clause (run, &clause);
  if (!is_settled (&clause, space))
    return STEP_DECIDE;
  act (run, &clause, space);
  /* The last piece, unless it started other effects, which come first, or ended all of them. */
  if (clause.left == 1 && clause.frame->done > 0 && clause.frame == get_top (run))
    step_to (clause.frame, clause.frame->at + 1u);

  return STEP_ON;
}

/* Moves and operations are always chosen: there is hardly ever only one. */
static Step
step_choices (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);

  return tc_effects_clause_has_choice (&clause) ? STEP_DECIDE : leave_clause (run, &clause);
}

static Step
step_shift (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  report_clause (run, clause.frame, clause.code);
  step_to (clause.frame, clause.frame->at + 1u);
  run->host->shift (run->rules, run->state, run->events, clause.code->kind, clause.player,
                    clause.code->min);

  return STEP_ON;
}

static Step
step_invoke (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  clause.left = 1;
  if (!tc_effects_clause_has_choice (&clause))
    return leave_clause (run, &clause);
  if (run->is_search && (clause.code->flags & FLAG_RANDOM) != 0) {
    run->is_open = TRUE;
    return STEP_ENDS;
  }
  report_clause (run, clause.frame, clause.code);
  step_to (clause.frame, clause.frame->at + 1u);
  run->host->invoke (run->rules, run->state, run->events, clause.code->kind, clause.player);

  return STEP_ON;
}

/* -- Cards ------------------------------------------------------------------------------------- */

static guint
count_cards (const Clause *clause)
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
                         get_source (run, clause->frame),
                         run->host->card (run->rules, run->state, clause->code->kind, i), 0);
}

static void
take_card (Run *run, const Clause *clause, TcThing card)
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
static Step
step_look (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  if (run->is_search || (clause.frame->done == 0 && count_cards (&clause) == 0)) {
    if (!run->is_search)
      report (run, clause.frame, clause.code, TC_EFFECTS_EVENT_NOT_NOW);
    step_to (clause.frame, clause.frame->at + 1u);
    return STEP_ON;
  }
  if (!clause.frame->is_told) {
    report_clause (run, clause.frame, clause.code);
    clause.frame->last = (guint16) count_cards (&clause);
    show_cards (run, &clause, clause.frame->last);
  }
  if (clause.frame->last - clause.frame->done > 1)
    return STEP_DECIDE;
  if (clause.frame->done == clause.frame->last) {
    step_to (clause.frame, clause.frame->at + 1u);
    return STEP_ON;
  }
  take_card (run, &clause, get_last_card (&clause));

  return STEP_ON;
}

/* -- What holds other effects ------------------------------------------------------------------ */

static guint8
roll_die (const Run *run, const Frame *frame, const Instruction *code)
{
  Stack *stack = get_stack (run->effects, run->state);

  if (stack->turn != run->state->turn)
    stack->n_rolls = 0;
  stack->turn = run->state->turn;

  return (guint8) (code->min - 1 +
                   tc_state_roll (run->state, run->effects->words->roll_kind,
                                  get_source (run, frame), stack->n_rolls++, code->keep));
}

static Step
step_roll (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  guint target = code->jump;
  gint sum = 0;

  if (run->is_search) {
    run->is_roll = TRUE;
    return STEP_ENDS;
  }
  report_clause (run, frame, code);
  for (guint i = 0; i < code->kind; i++) {
    guint8 face = roll_die (run, frame, code);

    tc_events_add_die (run->events, face, code->keep);
    sum += face;
  }
  report_number (run, frame, code, TC_EFFECTS_EVENT_ROLL, sum);
  for (guint i = code->count; i > 0; i--) {
    const Instruction *branch = &code[i];

    if (sum >= branch->min && sum <= branch->max)
      target = branch->jump;
  }
  step_to (frame, target);

  return STEP_ON;
}

/* A "may" around one clause that could do nothing asks nothing. */
static Step
step_may (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);

  if (code->jump == frame->at + 2u && code[1].op >= OP_PLACE && code[1].op <= OP_INVOKE) {
    Run ahead = *run;
    Clause clause;
    gboolean has_choice = FALSE;

    frame->at++;
    tc_effects_clause_init (&clause, &ahead);
    clause.left = MAX (clause.left, 1);
    has_choice = tc_effects_clause_has_choice (&clause);
    frame->at--;
    if (!has_choice) {
      report (run, frame, &code[1], get_skip_event (&clause));
      step_to (frame, code->jump);
      return STEP_ON;
    }
  }

  return STEP_DECIDE;
}

/* Options that cannot be completed are not offered; without any there is nothing to choose. */
static Step
step_choose (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  TcMoveList list = { .mode = TC_MOVES_ALL };

  tc_effects_list_choices (run, &list);
  if (list.n > 0)
    return STEP_DECIDE;
  if (run->is_search && is_demanded (run, code)) {
    run->has_failed = TRUE;
    return STEP_ENDS;
  }
  report (run, frame, code, TC_EFFECTS_EVENT_NOT_NOW);
  step_to (frame, code->jump);

  return STEP_ON;
}

/* Who acts in round @loop of "each player". */
static guint
get_turn_player (const TcEffects *effects, const Instruction *code, guint first, guint loop)
{
  return (first + loop + code->kind) % effects->players->len;
}

/* The frame below waits behind the loop while the one on top goes round. */
static Step
step_loop (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  guint at = frame->at + 1u;
  guint player = frame->player;

  if (code->op == OP_EACH)
    player = get_turn_player (run->effects, code, frame->player, 0);
  step_to (frame, code->jump);
  push_frame (run, at, frame->program, player);
  get_top (run)->player0 = frame->player;
  get_top (run)->level = frame->level;

  return STEP_ON;
}

static Step
step_again (Run *run)
{
  Frame *frame = get_top (run);
  guint begin = get_instruction (run->effects, frame->at)->jump;
  const Instruction *code = get_instruction (run->effects, begin);
  guint times = code->op == OP_EACH ? run->effects->players->len : code->count;

  frame->loop++;
  if (frame->loop >= times) {
    pop_frame (run);
  } else {
    step_to (frame, begin + 1);
    if (code->op == OP_EACH)
      frame->player = (guint16) get_turn_player (run->effects, code, frame->player0, frame->loop);
  }

  return STEP_ON;
}

static Step
step_test (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  gboolean jumps = tc_effects_holds (run, code, frame->player) == ((code->flags & FLAG_WHEN) != 0);

  step_to (frame, jumps ? code->jump : frame->at + 1u);

  return STEP_ON;
}

static Step
step_end (Run *run)
{
  pop_frame (run);

  return STEP_ON;
}

static Step
step_goto (Run *run)
{
  Frame *frame = get_top (run);

  step_to (frame, get_instruction (run->effects, frame->at)->jump);

  return STEP_ON;
}

/* -- Running ----------------------------------------------------------------------------------- */

static Step (*const steps[N_OPS]) (Run *run) = {
  [OP_END] = step_end,         [OP_GOTO] = step_goto,       [OP_PLACE] = step_spaces,
  [OP_REMOVE] = step_spaces,   [OP_REPLACE] = step_spaces,  [OP_MOVE] = step_choices,
  [OP_OPERATE] = step_choices, [OP_SHIFT] = step_shift,     [OP_LOOK] = step_look,
  [OP_INVOKE] = step_invoke,   [OP_ROLL] = step_roll,       [OP_MAY] = step_may,
  [OP_CHOOSE] = step_choose,   [OP_REPEAT] = step_loop,     [OP_EACH] = step_loop,
  [OP_AGAIN] = step_again,     [OP_IF_CONTROL] = step_test, [OP_IF_PIECES] = step_test,
  [OP_IF_TRACK] = step_test,
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
  report_clause (run, clause->frame, clause->code);
  clause->frame->done++;
  run->host->move (run->rules, run->state, run->events, clause->code->kind, clause->player,
                   tc_effects_find_space (run->effects, move->subject),
                   tc_effects_find_space (run->effects, move->target));
}

static void
take_operation (Run *run, const Clause *clause, const TcMove *move)
{
  guint space = tc_effects_find_space (run->effects, move->target);

  report_clause (run, clause->frame, clause->code);
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
  report (run, clause->frame, code, TC_EFFECTS_EVENT_CLAUSE);
  step_to (clause->frame, code[at].jump);
}

static void
stop (const Run *run, const Clause *clause)
{
  const Instruction *code = clause->code;

  if (clause->frame->done == 0)
    report (run, clause->frame, code, TC_EFFECTS_EVENT_DECLINED);
  step_to (clause->frame, code->op == OP_MAY ? code->jump : clause->frame->at + 1u);
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
    take_option (run, &clause, move->subject);
    break;
  case TC_EFFECTS_VERB_CARD:
    take_card (run, &clause, move->subject);
    break;
  case TC_EFFECTS_VERB_ACCEPT:
    step_to (clause.frame, clause.frame->at + 1u);
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
    level = stack->frames[stack->depth - 1].level + 1u;
  push_frame (&run, g_array_index (effects->programs, Program, program).first, program, player);
  get_top (&run)->level = (guint16) level;
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

  memset (stack->frames, 0, stack->depth * sizeof (Frame));
  stack->depth = 0;
}

gboolean
tc_effects_is_running (const TcEffects *effects, const TcState *state)
{
  return peek_stack (effects, state)->depth > 0;
}

guint
tc_effects_get_player (const TcEffects *effects, const TcState *state)
{
  const Stack *stack = peek_stack (effects, state);
  const Frame *frame = &stack->frames[stack->depth - 1];
  const Instruction *code = NULL;

  g_return_val_if_fail (stack->depth > 0, TC_EFFECTS_NOBODY);

  code = get_instruction (effects, frame->at);

  return code->op == OP_CHOOSE ? tc_effects_resolve (effects, code->player, frame->player)
                               : frame->player;
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
