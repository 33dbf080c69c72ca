/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

/* Steps of what holds other effects: rolls, choices, loops, and conditions. */

/* So many are rolled together at most. */
#define MAX_DICE 12

/* So often dice can repeat something. */
#define MAX_ROUNDS 20u

static guint16
count_roll (const Run *run)
{
  Stack *stack = get_stack (run->effects, run->state);

  if (stack->turn != run->state->turn)
    stack->n_rolls = 0;
  stack->turn = run->state->turn;

  return stack->n_rolls++;
}

guint
tc_effects_draw (const Run *run, const Frame *frame, guint n)
{
  return n > 1 ? tc_state_draw (run->state, run->effects->words->roll_kind,
                                tc_effects_get_source (run, frame), count_roll (run), n) -
                   1
               : 0;
}

static void
tell_roll (const Run *run, const Frame *frame, guint dice, gint sum)
{
  const Instruction *code = get_instruction (run->effects, frame->at);

  if (run->events != NULL)
    tc_events_report (
      run->events, (guint16) (run->effects->words->first_event + TC_EFFECTS_EVENT_ROLL),
      tc_effects_get_source (run, frame), tc_effects_get_person (run->effects, frame->player),
      tc_effects_get_text (frame, code), (gint16) sum, (gint16) dice);
}

gint
tc_effects_roll (const Run *run, Frame *frame, guint dice, guint faces, gint lowest)
{
  guint16 kind = run->effects->words->roll_kind;
  TcThing source = tc_effects_get_source (run, frame);
  gint sum = 0;

  for (guint i = 0; i < dice; i++) {
    guint16 nth = count_roll (run);
    guint8 face = tc_events_take_face (run->events);

    if (face == 0)
      face = tc_state_roll (run->state, kind, source, nth, (guint8) faces);
    face = (guint8) (lowest - 1 + face);
    tc_events_add_die (run->events, face, (guint8) faces);
    sum += face;
  }
  tell_roll (run, frame, dice, sum);

  return sum;
}

/* With a track, so many more dice as it stands at; and with what changes the player's rolls. FALSE
 * while somebody decides about the roll, where the game rolls itself. */
static gboolean
roll_changed (const Run *run, Frame *frame, const Instruction *code, gint *out_sum)
{
  TcEffectsRoll roll = { frame->player, -1, code->kind, code->keep, code->min, TC_THING_NONE };
  TcEffectsChange change = { 0 };

  if (code->kind2 != ANY) {
    roll.track = code->kind2;
    roll.dice += tc_effects_get_track (
      run, code->kind2, tc_effects_resolve_in (run->effects, run->state, code->player, frame));
  }
  roll.source = tc_effects_get_source (run, frame);
  if (run->host->roll != NULL)
    return run->host->roll (run->rules, run->state, run->events, &roll, out_sum);

  tc_effects_take_changes (run->effects, run->state, frame->player, &change);
  *out_sum = change.in_place >= 0
               ? change.in_place
               : change.result + tc_effects_roll (
                                   run, frame, (guint) CLAMP (roll.dice + change.dice, 1, MAX_DICE),
                                   code->keep, code->min);

  return TRUE;
}

/* Whether a roll with @code either fails or succeeds: it has branches on one side of a number, or
 * one on each side. */
static gboolean
find_threshold (const Instruction *code, gint *out_least)
{
  const Instruction *low = &code[1];
  const Instruction *high = &code[code->count];

  if (code->count > 2)
    return FALSE;
  if (low->min != G_MININT16) {
    low = high;
    high = &code[1];
  }
  *out_least = high->max == G_MAXINT16 ? high->min : low->max + 1;
  if (code->count == 1)
    return (high->min == G_MININT16) != (high->max == G_MAXINT16);

  return low->min == G_MININT16 && high->max == G_MAXINT16 && low->max + 1 == high->min;
}

/* Of a roll with as many dice as a track says: that is a player's, who may fail. */
static void
tell_verdict (const Run *run, const Instruction *code, gint sum)
{
  gint least = 0;

  if (code->kind2 != ANY && find_threshold (code, &least))
    tc_events_add (run->events,
                   (guint16) (run->effects->words->first_event +
                              (sum < least ? TC_EFFECTS_EVENT_FAILS : TC_EFFECTS_EVENT_SUCCEEDS)),
                   TC_THING_NONE, TC_THING_NONE, NULL, 0);
}

Step
tc_effects_step_roll (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  guint target = code->jump;
  gint sum = 0;

  if (run->is_search) {
    run->is_roll = TRUE;
    return STEP_ENDS;
  }
  tc_effects_tell (run, frame, code);
  if (!roll_changed (run, frame, code, &sum))
    return STEP_ON;
  tell_verdict (run, code, sum);
  for (guint i = code->count; i > 0; i--) {
    const Instruction *branch = &code[i];

    if (sum >= branch->min && sum <= branch->max)
      target = branch->jump;
  }
  for (guint i = 1; i <= code->count; i++)
    tc_effects_note (run, &code[i], code[i].jump == target);
  tc_effects_step_to (run->effects, frame, target);

  return STEP_ON;
}

/* A "may" around one clause that could do nothing asks nothing. */
Step
tc_effects_step_may (Run *run)
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
      tc_effects_tell_skipped (run, frame, &code[1], tc_effects_get_skip_event (&clause));
      tc_effects_step_to (run->effects, frame, code->jump);
      return STEP_ON;
    }
  }

  return STEP_DECIDE;
}

/* Options that cannot be completed are not offered; without any there is nothing to choose. */
Step
tc_effects_step_choose (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  TcMoveList list = { .mode = TC_MOVES_ALL };

  tc_effects_list_choices (run, &list);
  if (list.n > 0)
    return STEP_DECIDE;

  return tc_effects_fail (run, code, code->jump);
}

/* Who acts in round @loop of "each player". */
static guint
get_turn_player (const Run *run, const Instruction *code, guint first, guint loop)
{
  return (first + loop + code->kind2) % tc_effects_count_playing (run->effects, run->state);
}

/* How often a loop goes round. Where dice say so, the upper half of "loop" has it. */
static guint
get_rounds (const Run *run, const Frame *frame, const Instruction *code)
{
  if (code->op == OP_EACH)
    return tc_effects_count_playing (run->effects, run->state);
  if (code->op == OP_PERSON)
    return 1;

  return (code->flags & FLAG_DICE) != 0 ? frame->loop >> 8 : code->count;
}

/* A search takes the most. */
static guint
roll_rounds (const Run *run, Frame *frame, const Instruction *code)
{
  guint n = code->count * (code->min + code->keep - 1u);

  if (!run->is_search) {
    tc_effects_tell (run, frame, code);
    n = (guint) tc_effects_roll (run, frame, code->count, code->keep, code->min);
  }

  return MIN (n, MAX_ROUNDS);
}

/* To the first round, from the one that "loop" counts, in which somebody takes part, or out of the
 * loop. */
static void
begin_round (const Run *run, guint begin)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, begin);
  guint n = get_rounds (run, frame, code);

  for (; (frame->loop & 0xffu) < n && code->op == OP_EACH; frame->loop++) {
    frame->player = (guint16) get_turn_player (run, code, frame->player0, frame->loop);
    if (tc_effects_is_person (run, code, frame, frame->player))
      break;
  }
  if ((frame->loop & 0xffu) < n)
    tc_effects_step_to (run->effects, frame, begin + 1);
  else
    tc_effects_pop (run);
}

/* The frame below waits behind the loop while the one on top goes round. */
Step
tc_effects_step_loop (Run *run)
{
  Frame *frame = get_top (run);
  guint begin = frame->at;
  const Instruction *code = get_instruction (run->effects, begin);
  guint n = (code->flags & FLAG_DICE) != 0 ? roll_rounds (run, frame, code) : 0;
  Frame *inner = NULL;

  if ((code->flags & FLAG_DICE) == 0)
    tc_effects_note (run, code, TRUE);
  tc_effects_step_to (run->effects, frame, code->jump);
  inner = tc_effects_push (run, begin + 1, frame->program, frame->player);
  inner->level = frame->level;
  inner->notes = frame->notes;
  inner->loop = (guint16) (n << 8);
  begin_round (run, begin);

  return STEP_ON;
}

Step
tc_effects_step_again (Run *run)
{
  Frame *frame = get_top (run);

  frame->loop++;
  begin_round (run, get_instruction (run->effects, frame->at)->jump);

  return STEP_ON;
}

Step
tc_effects_step_test (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  gboolean holds = tc_effects_holds (run, code, frame);
  gboolean jumps = holds == ((code->flags & FLAG_WHEN) != 0);
  guint past =
    code->op == OP_IF_CAN ? code->set2 : frame->at + (code->op == OP_IF_COMPARE ? 3u : 1u);

  tc_effects_note (run, code, holds);
  tc_effects_step_to (run->effects, frame, jumps ? code->jump : past);

  return STEP_ON;
}
