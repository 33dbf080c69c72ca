/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* What is legal: predicates, lists, and the table of decisions that names them. */

/* Board. */

static guint
turned_exits (const MiniData *data, guint tile, guint rotation)
{
  guint exits = data->exits[tile];

  return (exits << rotation | exits >> (4 - rotation)) & 15;
}

/* The square beyond edge @edge of @cell, or -1 off the table. */
static gint
neighbour (const MiniData *data, gint cell, guint edge)
{
  gint column = cell % data->columns;

  switch (edge) {
  case 0:
    return cell - data->columns;
  case 1:
    return column + 1 < data->columns ? cell + 1 : -1;
  case 2:
    return cell + data->columns < data->n_cells ? cell + data->columns : -1;
  default:
    return column > 0 ? cell - 1 : -1;
  }
}

/* A tile must join at least one road, and must not end one. */
static gboolean
fits (const MiniData *data, const MiniState *mini, guint tile, gint cell, guint rotation)
{
  guint exits = turned_exits (data, tile, rotation);
  gboolean is_joined = FALSE;

  for (guint edge = 0; edge < 4; edge++) {
    gint other = neighbour (data, cell, edge);
    guint theirs = 0;

    if (other < 0 || mini->tile[other] == 0)
      continue;
    theirs = turned_exits (data, mini->tile[other] - 1u, mini->rotation[other]);
    if ((exits >> edge & 1) != (theirs >> (edge + 2) % 4 & 1))
      return FALSE;
    is_joined |= exits >> edge & 1;
  }

  return is_joined;
}

/* Predicates. */

static TcReason
check_place (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniData *data = mini_get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  guint tile = tc_range_index (data->tiles, move->subject);
  gint cell = (gint) tc_range_index (data->cells, move->target);

  if (mini->n_stack == 0 || mini->stack[0] != tile)
    return MINI_REASON_NOT_NEXT;
  if (mini->tile[cell] != 0)
    return MINI_REASON_OCCUPIED;

  return fits (data, mini, tile, cell, move->value) ? MINI_REASON_LEGAL : MINI_REASON_ROAD;
}

/* A card in the hand of the acting seat that is for @use. */
static TcReason
check_card (const TcRuleset *ruleset, const TcState *state, const TcMove *move, MiniCard use)
{
  const MiniData *data = mini_get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  guint card = tc_range_index (data->cards, move->subject);

  if (mini->where[card] != state->actor)
    return MINI_REASON_NOT_HELD;

  return data->use[card] == use ? MINI_REASON_LEGAL : MINI_REASON_USE;
}

static TcReason
check_light (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniState *mini = (const MiniState *) state;
  guint cell = tc_range_index (mini_get_data (ruleset)->cells, move->target);
  gboolean should_be_lit = move->verb == MINI_SNUFF;
  MiniCard use = should_be_lit ? MINI_CARD_WIND : MINI_CARD_LAMP;
  TcReason reason = check_card (ruleset, state, move, use);

  if (reason != MINI_REASON_LEGAL)
    return reason;
  if (mini->tile[cell] == 0)
    return MINI_REASON_NO_TILE;
  if (mini->lit[cell] != should_be_lit)
    return should_be_lit ? MINI_REASON_DARK : MINI_REASON_LIT;

  return MINI_REASON_LEGAL;
}

static TcReason
check_block (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  return check_card (ruleset, state, move, MINI_CARD_BLOCK);
}

/* A card may be kept only while enough others are left to throw away. */
static TcReason
check_choice (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniState *mini = (const MiniState *) state;
  guint card = tc_range_index (mini_get_data (ruleset)->cards, move->subject);
  guint n_open = mini->n_hand[state->actor] - mini->n_kept;

  if (mini->where[card] != state->actor)
    return MINI_REASON_NOT_HELD;
  if (mini->kept[card])
    return MINI_REASON_KEPT;

  return move->verb == MINI_KEEP && n_open <= mini->quota ? MINI_REASON_TOO_MANY
                                                          : MINI_REASON_LEGAL;
}

static TcReason
check_draw (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  return ((const MiniState *) state)->n_deck == 0 ? MINI_REASON_EMPTY : MINI_REASON_LEGAL;
}

static TcReason
check_nothing (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  return MINI_REASON_LEGAL;
}

/* Lists. */

typedef struct {
  const TcRuleset *ruleset;
  const TcState *state;
  TcMoveList *list;
  TcReason (*check) (const TcRuleset *ruleset, const TcState *state, const TcMove *move);
} Offer;

static void
offer (const Offer *to, guint8 verb, TcThing subject, TcThing target, guint value)
{
  TcMove move = tc_move_make (verb, subject, target, (guint16) value);

  if (to->check (to->ruleset, to->state, &move) == MINI_REASON_LEGAL)
    tc_move_list_add_move (to->list, move);
}

static void
offer_cells (const Offer *to, guint8 verb, TcThing subject)
{
  const MiniData *data = mini_get_data (to->ruleset);

  for (guint cell = 0; cell < data->n_cells; cell++) {
    for (guint value = 0; value <= mini_verbs[verb].max_value; value++)
      offer (to, verb, subject, tc_range_get (data->cells, cell), value);
  }
}

static void
offer_cards (const Offer *to, guint8 verb, guint first, guint last)
{
  const MiniData *data = mini_get_data (to->ruleset);
  const MiniState *mini = (const MiniState *) to->state;

  for (guint card = first; card <= last; card++) {
    if (mini->where[card] != to->state->actor)
      continue;
    if (mini_verbs[verb].targets != 0)
      offer_cells (to, verb, tc_range_get (data->cards, card));
    else
      offer (to, verb, tc_range_get (data->cards, card), TC_THING_NONE, 0);
  }
}

static void
offer_all_cards (const Offer *to, guint8 verb)
{
  offer_cards (to, verb, 0, mini_get_data (to->ruleset)->n_cards - 1u);
}

static void
list_allow (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  tc_move_list_add (list, MINI_ALLOW, TC_THING_NONE, TC_THING_NONE);
}

static void
list_block (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  Offer to = { ruleset, state, list, check_block };

  offer_all_cards (&to, MINI_BLOCK);
}

static void
list_draw (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  Offer to = { ruleset, state, list, check_draw };

  offer (&to, MINI_DRAW, TC_THING_NONE, TC_THING_NONE, 0);
}

static void
list_light (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  Offer to = { ruleset, state, list, check_light };

  offer_all_cards (&to, MINI_LIGHT);
}

static void
list_pass (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  tc_move_list_add (list, MINI_PASS, TC_THING_NONE, TC_THING_NONE);
}

static void
list_place (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const MiniState *mini = (const MiniState *) state;
  Offer to = { ruleset, state, list, check_place };

  if (mini->n_stack > 0)
    offer_cells (&to, MINI_PLACE, tc_range_get (mini_get_data (ruleset)->tiles, mini->stack[0]));
}

static void
list_snuff (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  Offer to = { ruleset, state, list, check_light };

  offer_all_cards (&to, MINI_SNUFF);
}

static void
list_choice (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const MiniState *mini = (const MiniState *) state;
  Offer to = { ruleset, state, list, check_choice };
  guint first = 0;
  guint last = mini_get_data (ruleset)->n_cards - 1u;

  if (list->mode == TC_MOVES_CANONICAL) {
    while (mini->where[first] != state->actor || mini->kept[first])
      first++;
    last = first;
  }
  offer_cards (&to, MINI_THROW, first, last);
  offer_cards (&to, MINI_KEEP, first, last);
}

#define BIT(verb) TC_VERB_BIT (MINI_##verb)

const TcDecision mini_decisions[MINI_N_DECISIONS] = {
  { MINI_ACT, BIT (DRAW), check_draw, list_draw, mini_apply_draw },
  { MINI_ACT, BIT (LIGHT), check_light, list_light, mini_apply_deed },
  { MINI_ACT, BIT (PASS), check_nothing, list_pass, mini_apply_pass },
  { MINI_ACT, BIT (PLACE), check_place, list_place, mini_apply_deed },
  { MINI_ACT, BIT (SNUFF), check_light, list_snuff, mini_apply_deed },
  { MINI_REACT, BIT (ALLOW), check_nothing, list_allow, mini_apply_allow },
  { MINI_REACT, BIT (BLOCK), check_block, list_block, mini_apply_block },
  { MINI_DISCARD, BIT (THROW) | BIT (KEEP), check_choice, list_choice, mini_apply_choice },
};
