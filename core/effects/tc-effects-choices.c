/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "effects/tc-effects-private.h"
#include "scenario/tc-sentence.h"

/* The choices of what is under way, as legal moves: one primitive decision each. */

static void
add (const Run *run, TcMoveList *list, TcEffectsVerb verb, TcThing subject, TcThing target)
{
  tc_move_list_add (list, run->effects->words->first_verb + verb, subject, target);
}

static TcThing
get_space (const Run *run, guint space)
{
  return g_array_index (run->effects->spaces, TcThing, space);
}

/* Whether the player may be content with what is done. */
static gboolean
may_stop (const Clause *clause)
{
  const Instruction *code = clause->code;

  return (code->flags & FLAG_UP_TO) != 0 &&
         ((code->flags & FLAG_MUST) == 0 || clause->frame->done > 0);
}

static void
add_stop (const Clause *clause, TcMoveList *list)
{
  if (may_stop (clause))
    add (clause->run, list, TC_EFFECTS_VERB_STOP, TC_THING_NONE, TC_THING_NONE);
}

/* How many pieces the clause could put into the spaces from @space on. */
static guint
get_room_from (const Clause *clause, guint space)
{
  guint n = clause->run->effects->spaces->len;
  guint room = 0;

  for (; space < n; space++)
    room += tc_effects_clause_room (clause, space);

  return room;
}

/* Bots need not see the same set of pieces in every order: they choose spaces in ascending order,
 * as long as what is left still fits into those that follow. A person may have begun in another
 * order; then what is left may fit only into spaces that come before. */
static void
list_spaces (const Clause *clause, TcMoveList *list)
{
  guint n = clause->run->effects->spaces->len;
  gboolean is_canonical = list->mode == TC_MOVES_CANONICAL && clause->frame->last != NO_SPACE;
  guint first = is_canonical ? clause->frame->last : 0;
  guint least = 0;

  if (is_canonical && !may_stop (clause)) {
    least = MIN (clause->left, get_room_from (clause, first));
    first = least > 0 ? first : 0;
  }
  for (guint space = tc_effects_clause_find (clause, first); space < n;
       space = tc_effects_clause_find (clause, space + 1)) {
    if (least > 0 && get_room_from (clause, space) < least)
      break;
    add (clause->run, list, TC_EFFECTS_VERB_PICK, get_space (clause->run, space), TC_THING_NONE);
    if ((clause->code->flags & FLAG_IN_ORDER) != 0)
      break;
  }
  add_stop (clause, list);
}

static void
list_moves (const Clause *clause, TcMoveList *list)
{
  guint n = clause->run->effects->spaces->len;

  for (guint from = 0; from < n; from++) {
    if (tc_effects_clause_room (clause, from) == 0)
      continue;
    for (guint to = 0; to < n; to++) {
      if (tc_effects_clause_can_move (clause, from, to))
        add (clause->run, list, TC_EFFECTS_VERB_SHIFT, get_space (clause->run, from),
             get_space (clause->run, to));
    }
  }
  add_stop (clause, list);
}

static void
list_operations (const Clause *clause, TcMoveList *list)
{
  const TcEffects *effects = clause->run->effects;

  for (guint operation = 0; operation < effects->operations->len; operation++) {
    for (guint space = 0; space < effects->spaces->len; space++) {
      if (tc_effects_clause_can_operate (clause, operation, space))
        add (clause->run, list, TC_EFFECTS_VERB_OPERATE,
             g_array_index (effects->operations, Named, operation).thing,
             get_space (clause->run, space));
    }
  }
  add_stop (clause, list);
}

/* Lists are in ascending order; what is listed is not. */
static void
sort_from (TcMoveList *list, guint begin)
{
  guint at = begin + 1;

  if (list->n > list->limit)
    return;
  while (at < list->n && tc_move_compare (&list->moves[at - 1], &list->moves[at]) < 0)
    at++;
  if (at < list->n)
    qsort (list->moves + begin, list->n - begin, sizeof (TcMove),
           (GCompareFunc) (void (*) (void)) tc_move_compare);
}

/* Those that are still to be discarded lie on top; those that were put back lie above the others.
 * "last" is how many there were. */
static void
list_cards (const Clause *clause, TcMoveList *list)
{
  const Run *run = clause->run;
  gboolean puts_back = (clause->code->flags & FLAG_PUT_BACK) != 0;
  guint first = puts_back ? clause->frame->done : 0;
  guint end = puts_back ? clause->frame->last : clause->frame->last - clause->frame->done;
  guint begin = list->n;

  for (guint i = first; i < end; i++)
    add (run, list, puts_back ? TC_EFFECTS_VERB_ARRANGE : TC_EFFECTS_VERB_CARD,
         run->host->card (run->rules, run->state, clause->code->kind, i), TC_THING_NONE);
  sort_from (list, begin);
}

static void
add_held (const Clause *clause, TcMoveList *list, guint first)
{
  guint index = 0;
  TcThing card;

  for (; (card = tc_effects_find_card (clause, index, &index)) != TC_THING_NONE; index++) {
    if (card >= first)
      add (clause->run, list, TC_EFFECTS_VERB_CARD, card, TC_THING_NONE);
  }
}

static guint
count_held_from (const Clause *clause, guint first)
{
  guint index = 0;
  guint n = 0;
  TcThing card;

  for (; (card = tc_effects_find_card (clause, index, &index)) != TC_THING_NONE; index++)
    n += card >= first;

  return n;
}

/* Whether the two differ in no status: then nothing that a search looks at tells them apart. */
static gboolean
is_alike (const Run *run, TcThing a, TcThing b)
{
  const TcEffects *effects = run->effects;

  for (guint status = 0; status < effects->statuses->len; status++) {
    if (g_array_index (effects->statuses, Kept, status).is_of_cards &&
        tc_effects_bears (effects, run->state, status, tc_range_index (effects->cards, a)) !=
          tc_effects_bears (effects, run->state, status, tc_range_index (effects->cards, b)))
      return FALSE;
  }

  return TRUE;
}

/* Of cards that are alike, one. */
static void
list_sorts (const Clause *clause, TcMoveList *list)
{
  guint begin = list->n;
  guint index = 0;
  TcThing card;

  for (; (card = tc_effects_find_card (clause, index, &index)) != TC_THING_NONE; index++) {
    gboolean is_new = TRUE;

    for (guint i = begin; i < list->n && is_new; i++)
      is_new = !is_alike (clause->run, list->moves[i].subject, card);
    if (is_new)
      add (clause->run, list, TC_EFFECTS_VERB_CARD, card, TC_THING_NONE);
  }
}

/* As with spaces, bots choose a set of cards in one order only, as long as enough follow. */
static void
list_held (const Clause *clause, TcMoveList *list)
{
  gboolean is_canonical = list->mode == TC_MOVES_CANONICAL && clause->frame->last != NO_SPACE;
  guint first = is_canonical ? clause->frame->last + 1u : 0;
  guint begin = list->n;

  if (clause->run->is_search) {
    list_sorts (clause, list);
    add_stop (clause, list);
    return;
  }
  if (!may_stop (clause) &&
      count_held_from (clause, first) < MIN (clause->left, count_held_from (clause, 0)))
    first = 0;
  add_held (clause, list, first);
  sort_from (list, begin);
  /* Each of them must leave enough behind it. */
  if (list->mode == TC_MOVES_CANONICAL && !may_stop (clause) && list->n > begin)
    list->n -= MIN (clause->left - 1, list->n - begin - 1);
  add_stop (clause, list);
}

/* How many points the tracks from number @nth of the clause on can lose. */
static guint
count_points_from (const Clause *clause, guint nth)
{
  const Run *run = clause->run;
  guint n = 0;

  for (; nth < clause->code->kind2; nth++) {
    guint track = tc_effects_get_choosable (clause, nth);

    n += (guint) (tc_effects_get_track (run, track, clause->player) -
                  g_array_index (run->effects->tracks, Subject, track).min);
  }

  return n;
}

/* As with spaces: bots take all that they take from one track together. */
static void
list_tracks (const Clause *clause, TcMoveList *list)
{
  guint least = MIN (clause->left, count_points_from (clause, 0));
  gboolean is_canonical = list->mode == TC_MOVES_CANONICAL;
  guint nth = is_canonical ? clause->frame->chosen[0] : 0;
  guint begin = list->n;

  if (count_points_from (clause, nth) < least)
    nth = 0;
  for (; nth < clause->code->kind2; nth++) {
    if (is_canonical && count_points_from (clause, nth) < least)
      break;
    if (tc_effects_can_lose (clause, nth))
      add (
        clause->run, list, TC_EFFECTS_VERB_OPTION,
        tc_effects_get_track_thing (clause->run->effects, tc_effects_get_choosable (clause, nth)),
        TC_THING_NONE);
  }
  sort_from (list, begin);
}

static void
list_people (const Clause *clause, TcMoveList *list)
{
  const TcEffects *effects = clause->run->effects;
  guint n_players = tc_effects_count_playing (effects, clause->run->state);
  guint begin = list->n;

  for (guint player = 0; player < n_players; player++) {
    if (tc_effects_is_person (clause->run, clause->code, clause->frame, player))
      add (clause->run, list, TC_EFFECTS_VERB_OPTION, tc_effects_get_person (effects, player),
           TC_THING_NONE);
  }
  sort_from (list, begin);
}

/* An option is offered when all of it can be done. */
static void
list_options (const Run *run, const Clause *clause, TcMoveList *list)
{
  const Instruction *code = clause->code;
  guint begin = list->n;

  for (guint i = 1; i <= code->count; i++) {
    if (tc_effects_can_go_on (run, TC_EFFECTS_CAN_COMPLETE, code[i].jump, code->jump))
      add (run, list, TC_EFFECTS_VERB_OPTION, code[i].thing, TC_THING_NONE);
  }
  sort_from (list, begin);
}

void
tc_effects_list_choices (const Run *run, TcMoveList *list)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  switch (clause.code->op) {
  case OP_MOVE:
    list_moves (&clause, list);
    break;
  case OP_OPERATE:
    list_operations (&clause, list);
    break;
  case OP_LOOK:
    list_cards (&clause, list);
    break;
  case OP_TAKE:
  case OP_INSPECT:
  case OP_MARK:
    list_held (&clause, list);
    break;
  case OP_DAMAGE:
    list_tracks (&clause, list);
    break;
  case OP_PERSON:
    list_people (&clause, list);
    break;
  case OP_CHOOSE:
    list_options (run, &clause, list);
    break;
  case OP_MAY:
    add (run, list, TC_EFFECTS_VERB_ACCEPT, TC_THING_NONE, TC_THING_NONE);
    add (run, list, TC_EFFECTS_VERB_STOP, TC_THING_NONE, TC_THING_NONE);
    break;
  default:
    list_spaces (&clause, list);
  }
}

/* -- What must follow -------------------------------------------------------------------------- */

/* Of the choices in @all, those after which what must be done is still possible. */
static void
add_leading (const Run *run, TcMoveList *all, TcMoveList *list)
{
  all->n = 0;
  tc_effects_list_choices (run, all);
  for (guint i = 0; i < all->n; i++) {
    if (tc_effects_leads_on (run, &all->moves[i]))
      tc_move_list_add_move (list, all->moves[i]);
  }
}

void
tc_effects_list (const TcEffects *effects,
                 gconstpointer rules,
                 const TcState *state,
                 TcMoveList *list)
{
  Run run = { effects, effects->host, rules, (TcState *) state, NULL, .until = NO_LIMIT };
  TcMoveList all = { NULL, 0, effects->max_moves, list->mode };

  if (!tc_effects_has_must_ahead (effects, peek_stack (effects, state))) {
    tc_effects_list_choices (&run, list);
    return;
  }

  all.moves = g_newa (TcMove, effects->max_moves);
  add_leading (&run, &all, list);
  /* The only way on may lead through another order than that of bots. */
  if (list->n == 0 && list->mode == TC_MOVES_CANONICAL) {
    all.mode = TC_MOVES_ALL;
    add_leading (&run, &all, list);
  }
  /* Dice went against what had to be done: it is carried out as far as it can be. */
  if (list->n == 0)
    tc_effects_list_choices (&run, list);
}

gboolean
tc_effects_check (const TcEffects *effects,
                  gconstpointer rules,
                  const TcState *state,
                  const TcMove *move)
{
  TcMoveList list = { g_newa (TcMove, effects->max_moves), 0, effects->max_moves, TC_MOVES_ALL };

  tc_effects_list (effects, rules, state, &list);
  for (guint i = 0; i < list.n; i++) {
    if (tc_move_compare (&list.moves[i], move) == 0)
      return TRUE;
  }

  return FALSE;
}

TcEffectsAct
tc_effects_get_act (const TcEffects *effects,
                    const TcState *state,
                    guint *out_kind,
                    guint *out_owner)
{
  Run run = { .effects = effects, .state = (TcState *) state };
  Clause clause;

  tc_effects_clause_init (&clause, &run);
  *out_kind = clause.code->kind;
  *out_owner = clause.player;
  switch (clause.code->op) {
  case OP_PLACE:
    return TC_EFFECTS_ACT_PLACE;
  case OP_REMOVE:
    return TC_EFFECTS_ACT_REMOVE;
  case OP_REPLACE:
    return TC_EFFECTS_ACT_REPLACE;
  case OP_MOVE:
    return TC_EFFECTS_ACT_MOVE;
  default:
    return TC_EFFECTS_ACT_OTHER;
  }
}

static const char *
get_name (const TcEffects *effects, guint player)
{
  return tc_ruleset_get_thing (effects->ruleset, tc_effects_get_person (effects, player))->name;
}

/* (transfer full): to whoever is asked. Where that is not the player who acts, "your" would be
 * nobody's: that player and those who are chosen are called by name. */
static char *
dup_question (const TcEffects *effects,
              const TcState *state,
              const Frame *frame,
              const char *source)
{
  const TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  TcNode node = get_instruction (effects, frame->at)->node;
  gboolean is_own = g_array_index (effects->seats, guint8, frame->player) == state->actor;
  guint chosen = NOTE_CHOSEN (frame->notes);
  guint before = NOTE_BEFORE (frame->notes);
  const char *acting = get_name (effects, frame->player);
  g_autofree char *sentence =
    is_own ? tc_sentence_dup (scenario, node) : tc_sentence_dup_told (scenario, node, acting);

  if (is_own)
    return g_strdup_printf ("%s: %s", source, sentence);
  if (chosen == 0)
    /* Translators: a card, a player, what the card says */
    return g_strdup_printf (_ ("%s (acting player: %s): %s"), source, acting, sentence);
  if (before != 0)
    /* Translators: a card, three players, what the card says */
    return g_strdup_printf (_ ("%s (acting player: %s, first chosen player: %s, second chosen "
                               "player: %s): %s"),
                            source, acting, get_name (effects, before - 1u),
                            get_name (effects, chosen - 1u), sentence);

  /* Translators: a card, two players, what the card says */
  return g_strdup_printf (_ ("%s (acting player: %s, chosen player: %s): %s"), source, acting,
                          get_name (effects, chosen - 1u), sentence);
}

char *
tc_effects_dup_prompt (const TcEffects *effects, const TcState *state)
{
  const Stack *stack = peek_stack (effects, state);
  const Frame *frame = peek_frame (effects, stack, stack->depth - 1u);
  const char *source = NULL;
  g_autofree char *question = NULL;

  g_return_val_if_fail (stack->depth > 0, NULL);

  source = tc_ruleset_get_thing (effects->ruleset,
                                 g_array_index (effects->programs, Program, frame->program).source)
             ->name;
  question = dup_question (effects, state, frame, source);
  if (frame->done == 0)
    return g_steal_pointer (&question);

  return g_strdup_printf (_ ("%s (%u done)"), question, (guint) frame->done);
}

const char *
tc_effects_get_stop_label (const TcEffects *effects, const TcState *state)
{
  const Stack *stack = peek_stack (effects, state);
  const Frame *frame = NULL;

  if (stack->depth == 0)
    return NULL;
  frame = peek_frame (effects, stack, stack->depth - 1u);

  return frame->done > 0 || get_instruction (effects, frame->at)->op == OP_MAY ? NULL
                                                                               : N_ ("Do nothing");
}
