/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-private.h"

/* Whether what is under way can be carried out. The choices are tried one after the other on a copy
 * of the state, which begins again from the state for each try: so nothing is allocated and no
 * depth of choices needs more room than a number each. Where a player chooses, one way that leads
 * on is enough; where dice are rolled, every result has to lead on. */

/* So many choices in a row are looked at, and so many ways are tried; beyond that nothing is found.
 * A card of the longest kind takes a dozen choices. Searches inside a try (whether an option can be
 * chosen, a "can") have so many ways each, and all together no more than MAX_INNER_TRIES, or the
 * numbers would multiply: what is left then counts as impossible. */
#define MAX_PATH        96u
#define MAX_TRIES       4096u
#define MAX_INNER_TRIES (16 * MAX_TRIES)

typedef struct {
  guint16 index; /* of the alternative that is tried */
  guint16 n;     /* alternatives; 0 for those not counted yet */
  guint8 is_roll;
} Fork;

typedef struct {
  const Run *origin;
  guint from;         /* instruction at which the frame on top goes on, or NO_LIMIT */
  const TcMove *move; /* nullable: what is chosen first */
  guint program;      /* which begins first, or TC_EFFECTS_NO_PROGRAM */
  guint player;       /* who carries it out */
  Run run;
  TcMove *moves;
  Fork path[MAX_PATH];
  guint length; /* of the path */
  guint n_tries;
} Search;

/* The dice show what branch @index has, or what no branch has. */
static void
take_branch (Run *run, guint index)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);

  frame->at = index < code->count ? code[index + 1].jump : code->jump;
  run->is_roll = FALSE;
}

static guint
count_branches (const Run *run)
{
  const Instruction *code = get_instruction (run->effects, get_top (run)->at);
  gint lowest = code->kind * code->min;
  gint highest = code->kind * (code->min + code->keep - 1);
  guint n = code->count;

  if (code->kind2 != ANY || run->effects->has_modifiers)
    return n + 1;
  for (gint sum = lowest; sum <= highest; sum++) {
    gboolean has_branch = FALSE;

    for (guint i = 1; i <= code->count; i++)
      has_branch |= sum >= code[i].min && sum <= code[i].max;
    if (!has_branch)
      return n + 1;
  }

  return n;
}

/* Carries out the choice at @depth of the path, which is counted when it is new. FALSE when there
 * is none. */
static gboolean
follow (Search *search, guint depth)
{
  Fork *fork = &search->path[depth];
  TcMoveList list = { search->moves, 0, search->run.effects->max_moves, TC_MOVES_CANONICAL };

  if (depth == search->length) {
    fork->index = 0;
    fork->is_roll = search->run.is_roll;
    fork->n = 0;
    search->length++;
  }
  if (search->run.is_roll) {
    fork->n = (guint16) count_branches (&search->run);
    take_branch (&search->run, fork->index);
    return TRUE;
  }
  tc_effects_list_choices (&search->run, &list);
  fork->n = (guint16) list.n;
  /* Fewer than before, once searches inside have had all their tries. */
  if (fork->index >= list.n)
    return FALSE;
  /* From the last, for that is to stop: what is left out demands nothing. */
  tc_effects_take (&search->run, &list.moves[list.n - 1 - fork->index]);

  return TRUE;
}

/* The state that is searched from, and what comes first. */
static void
begin (Search *search)
{
  const TcEffects *effects = search->run.effects;

  memcpy (search->run.state, search->origin->state, tc_ruleset_get_state_size (effects->ruleset));
  search->run.has_failed = search->run.is_open = search->run.is_roll = FALSE;
  if (search->program != TC_EFFECTS_NO_PROGRAM) {
    tc_effects_stop (effects, search->run.state);
    tc_effects_start (effects, search->run.state, search->program, search->player);
  }
  if (search->from != NO_LIMIT)
    get_top (&search->run)->at = (guint16) search->from;
  if (search->move != NULL)
    tc_effects_take (&search->run, search->move);
}

/* Whether nothing is demanded once the clause at @code is done: a player who was chosen is there
 * for one round only. */
static gboolean
is_last (const Search *search, const Instruction *code)
{
  const TcEffects *effects = search->run.effects;
  const Stack *stack = peek_stack (effects, search->run.state);
  gboolean ends = code[1].op == OP_AGAIN ? get_instruction (effects, code[1].jump)->op == OP_PERSON
                                         : (code[1].flags & FLAG_AHEAD) == 0;

  for (guint i = 0; ends && i + 1u < stack->depth; i++)
    ends = (get_instruction (effects, peek_frame (effects, stack, i)->at)->flags & FLAG_AHEAD) == 0;

  return ends;
}

/* Whether what is decided now comes out well whichever cards are chosen. */
static gboolean
is_sure (const Search *search)
{
  const Run *run = &search->run;
  const Instruction *code = get_instruction (run->effects, get_top (run)->at);

  return !run->is_roll && run->can == TC_EFFECTS_CAN_PLAY &&
         (code->op == OP_INSPECT || code->op == OP_MARK) && is_last (search, code) &&
         tc_effects_has_cards (run);
}

/* One way to the end. Returns whether it leads there. */
static gboolean
try_path (Search *search)
{
  const TcEffects *effects = search->run.effects;

  begin (search);
  for (guint depth = 0;; depth++) {
    gboolean has_choice = tc_effects_go (&search->run);

    if (search->run.has_failed)
      return FALSE;
    if (search->run.is_open || (!has_choice && !search->run.is_roll))
      return TRUE;
    if (search->run.can == TC_EFFECTS_CAN_PLAY &&
        !tc_effects_has_must_ahead (effects, peek_stack (effects, search->run.state)))
      return TRUE;
    if (is_sure (search))
      return TRUE;
    if (depth == MAX_PATH || !follow (search, depth))
      return FALSE;
  }
}

/* On to the next way after one that came out as @result. FALSE when all is known: @result then
 * holds for the whole. */
static gboolean
move_on (Search *search, gboolean result)
{
  for (; search->length > 0; search->length--) {
    Fork *fork = &search->path[search->length - 1];

    /* A player needs one way that works, dice must not find one that fails. */
    if ((fork->is_roll != 0) == result && fork->index + 1u < fork->n) {
      fork->index++;
      return TRUE;
    }
  }

  return FALSE;
}

/* The path is written before it is read. */
static void
init (Search *search, const Run *run, TcEffectsCan can, guint until)
{
  search->origin = run;
  search->run = *run;
  search->from = NO_LIMIT;
  search->move = NULL;
  search->program = TC_EFFECTS_NO_PROGRAM;
  search->length = search->n_tries = 0;
  search->run.events = NULL;
  search->run.is_search = TRUE;
  search->run.can = can;
  search->run.until = until;
  search->run.until_depth = peek_stack (run->effects, run->state)->depth;
}

static gboolean
find_way (Search *search)
{
  const TcEffects *effects = search->run.effects;
  guint *n_outer = search->origin->n_inner_tries;
  guint n_inner = 0;
  gboolean result = FALSE;

  if (n_outer != NULL && *n_outer >= MAX_INNER_TRIES)
    return FALSE;
  search->run.n_inner_tries = n_outer != NULL ? n_outer : &n_inner;
  search->run.state = g_alloca (tc_ruleset_get_state_size (effects->ruleset));
  search->moves = g_newa (TcMove, effects->max_moves);
  do {
    result = try_path (search);
    search->n_tries++;
  } while (move_on (search, result) && search->n_tries < MAX_TRIES);
  if (n_outer != NULL)
    *n_outer += search->n_tries;

  return result && search->n_tries < MAX_TRIES;
}

gboolean
tc_effects_can_go_on (const Run *run, TcEffectsCan can, guint from, guint until)
{
  Search search;

  init (&search, run, can, until);
  search.from = from;
  /* A part is judged for itself, also in a program that another one started. */
  if (!run->is_search || until != NO_LIMIT)
    search.run.level = get_top (run)->level;

  return find_way (&search);
}

gboolean
tc_effects_leads_on (const Run *run, const TcMove *move)
{
  Foresight foresight = tc_effects_foresee_choice (run, move);
  Search search;

  if (foresight != FORESIGHT_NONE)
    return foresight == FORESIGHT_YES;

  init (&search, run, TC_EFFECTS_CAN_PLAY, NO_LIMIT);
  search.move = move;
  search.run.level = get_top (run)->level;

  return find_way (&search);
}

gboolean
tc_effects_has_must_ahead (const TcEffects *effects, const Stack *stack)
{
  for (guint i = 0; i < stack->depth; i++) {
    if ((get_instruction (effects, peek_frame (effects, stack, i)->at)->flags & FLAG_AHEAD) != 0)
      return TRUE;
  }

  return FALSE;
}

gboolean
tc_effects_can (const TcEffects *effects,
                gconstpointer rules,
                const TcState *state,
                guint program,
                guint player,
                TcEffectsCan can)
{
  Run run = { effects, effects->host, rules, (TcState *) state, NULL, .until = NO_LIMIT };
  Foresight foresight = FORESIGHT_NONE;
  Search search;
  guint first = 0;

  g_return_val_if_fail (program < effects->programs->len, FALSE);

  first = g_array_index (effects->programs, Program, program).first;
  if (can == TC_EFFECTS_CAN_PLAY && (get_instruction (effects, first)->flags & FLAG_AHEAD) == 0)
    return TRUE;
  if (can == TC_EFFECTS_CAN_PLAY)
    foresight = tc_effects_foresee_program (&run, first, player);
  if (foresight != FORESIGHT_NONE)
    return foresight == FORESIGHT_YES;

  init (&search, &run, can, NO_LIMIT);
  search.program = program;
  search.player = player;

  return find_way (&search);
}
