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

/* Lists: of decisions that name cards or tiles, of which few can be played. Core makes the others
 * from the predicates. */

/* What @verb may do with the cards in the acting seat's hand, of the first @n. */
static void
list_hand (const TcRuleset *ruleset, const TcState *state, guint verb, guint n, TcMoveList *list)
{
  const MiniState *mini = (const MiniState *) state;

  for (guint card = 0; card < n; card++)
    if (mini->where[card] == state->actor)
      tc_decision_offer (ruleset, state, verb, tc_range_get (mini_get_data (ruleset)->cards, card),
                         list);
}

static void
list_light (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  list_hand (ruleset, state, MINI_LIGHT, mini_get_data (ruleset)->n_cards, list);
}

static void
list_snuff (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  list_hand (ruleset, state, MINI_SNUFF, mini_get_data (ruleset)->n_cards, list);
}

static void
list_place (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const MiniState *mini = (const MiniState *) state;

  if (mini->n_stack > 0)
    tc_decision_offer (ruleset, state, MINI_PLACE,
                       tc_range_get (mini_get_data (ruleset)->tiles, mini->stack[0]), list);
}

static void
list_choice (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const MiniState *mini = (const MiniState *) state;
  guint n = mini_get_data (ruleset)->n_cards;

  /* Up to the first that is open. */
  if (list->mode == TC_MOVES_CANONICAL)
    for (n = 1; mini->where[n - 1] != state->actor || mini->kept[n - 1];)
      n++;
  list_hand (ruleset, state, MINI_THROW, n, list);
  list_hand (ruleset, state, MINI_KEEP, n, list);
}

#define BIT(verb) TC_VERB_BIT (MINI_##verb)

const TcDecision mini_decisions[MINI_N_DECISIONS] = {
  { MINI_ACT, BIT (DRAW), check_draw, NULL, mini_apply_draw },
  { MINI_ACT, BIT (LIGHT), check_light, list_light, mini_apply_deed },
  { MINI_ACT, BIT (PASS), check_nothing, NULL, mini_apply_pass },
  { MINI_ACT, BIT (PLACE), check_place, list_place, mini_apply_deed },
  { MINI_ACT, BIT (SNUFF), check_light, list_snuff, mini_apply_deed },
  { MINI_REACT, BIT (ALLOW), check_nothing, NULL, mini_apply_allow },
  { MINI_REACT, BIT (BLOCK), check_block, NULL, mini_apply_block },
  { MINI_DISCARD, BIT (THROW) | BIT (KEEP), check_choice, list_choice, mini_apply_choice },
};
