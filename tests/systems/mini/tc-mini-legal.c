/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* What is legal. */

typedef enum { NAMES_NOTHING, NAMES_CARD, NAMES_TILE, NAMES_CELL } Names;

/* What a verb needs, and when it is in order. */
typedef struct {
  MiniPhase phase;
  Names subject;
  Names target;
  guint16 max_value;
  MiniCard use;
} Form;

static const Form forms[] = {
  [MINI_ALLOW] = { MINI_REACT, NAMES_NOTHING, NAMES_NOTHING, 0, 0 },
  [MINI_BLOCK] = { MINI_REACT, NAMES_CARD, NAMES_NOTHING, 0, MINI_CARD_BLOCK },
  [MINI_THROW] = { MINI_DISCARD, NAMES_CARD, NAMES_NOTHING, 0, 0 },
  [MINI_DRAW] = { MINI_ACT, NAMES_NOTHING, NAMES_NOTHING, 0, 0 },
  [MINI_KEEP] = { MINI_DISCARD, NAMES_CARD, NAMES_NOTHING, 0, 0 },
  [MINI_LIGHT] = { MINI_ACT, NAMES_CARD, NAMES_CELL, 0, MINI_CARD_LAMP },
  [MINI_PASS] = { MINI_ACT, NAMES_NOTHING, NAMES_NOTHING, 0, 0 },
  [MINI_PLACE] = { MINI_ACT, NAMES_TILE, NAMES_CELL, 3, 0 },
  [MINI_SNUFF] = { MINI_ACT, NAMES_CARD, NAMES_CELL, 0, MINI_CARD_WIND },
};

static const MiniData *
get_data (const TcRuleset *ruleset)
{
  return tc_ruleset_get_data (ruleset);
}

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

/* Legality. */

static gboolean
is_named (const MiniData *data, Names names, TcThing thing)
{
  switch (names) {
  case NAMES_NOTHING:
    return thing == TC_THING_NONE;
  case NAMES_CARD:
    return thing >= data->first_card && thing < data->first_card + data->n_cards;
  case NAMES_TILE:
    return thing >= data->first_tile && thing < data->first_tile + data->n_tiles;
  case NAMES_CELL:
    return thing >= data->first_cell && thing < data->first_cell + data->n_cells;
  }

  return FALSE;
}

static MiniReason
check_place (const MiniData *data, const MiniState *mini, const TcMove *move)
{
  guint tile = move->subject - data->first_tile;
  gint cell = move->target - data->first_cell;

  if (mini->n_stack == 0 || mini->stack[0] != tile)
    return MINI_REASON_NOT_NEXT;
  if (mini->tile[cell] != 0)
    return MINI_REASON_OCCUPIED;

  return fits (data, mini, tile, cell, move->value) ? MINI_REASON_LEGAL : MINI_REASON_ROAD;
}

static MiniReason
check_light (const MiniState *mini, guint cell, gboolean should_be_lit)
{
  if (mini->tile[cell] == 0)
    return MINI_REASON_NO_TILE;
  if (mini->lit[cell] != should_be_lit)
    return should_be_lit ? MINI_REASON_DARK : MINI_REASON_LIT;

  return MINI_REASON_LEGAL;
}

/* A card may be kept only while enough others are left to throw away. */
static MiniReason
check_choice (const MiniState *mini, guint card, gboolean keep)
{
  guint n_open = mini->n_hand[mini->head.actor] - mini->n_kept;

  if (mini->kept[card])
    return MINI_REASON_KEPT;

  return keep && n_open <= mini->quota ? MINI_REASON_TOO_MANY : MINI_REASON_LEGAL;
}

static MiniReason
check_card (const MiniData *data, const MiniState *mini, const TcMove *move)
{
  const Form *form = &forms[move->verb];
  guint card = move->subject - data->first_card;

  if (mini->where[card] != mini->head.actor)
    return MINI_REASON_NOT_HELD;
  if (form->phase == MINI_DISCARD)
    return check_choice (mini, card, move->verb == MINI_KEEP);
  if (data->use[card] != form->use)
    return MINI_REASON_USE;
  if (form->target == NAMES_CELL)
    return check_light (mini, move->target - data->first_cell, move->verb == MINI_SNUFF);

  return MINI_REASON_LEGAL;
}

TcReason
mini_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniData *data = get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  const Form *form = &forms[move->verb];

  if (state->phase != form->phase)
    return MINI_REASON_PHASE;
  if (!is_named (data, form->subject, move->subject) ||
      !is_named (data, form->target, move->target) || move->value > form->max_value)
    return MINI_REASON_FORM;
  if (form->subject == NAMES_CARD)
    return check_card (data, mini, move);
  if (form->subject == NAMES_TILE)
    return check_place (data, mini, move);
  if (move->verb == MINI_DRAW && mini->n_deck == 0)
    return MINI_REASON_EMPTY;

  return MINI_REASON_LEGAL;
}

typedef struct {
  const TcRuleset *ruleset;
  const TcState *state;
  TcMove *moves;
  guint n;
} List;

static void
offer (List *list, guint8 verb, guint subject, guint target, guint value)
{
  TcMove move = tc_move_make (verb, (TcThing) subject, (TcThing) target, (guint16) value);

  if (mini_check (list->ruleset, list->state, &move) == MINI_REASON_LEGAL)
    list->moves[list->n++] = move;
}

static void
offer_cells (List *list, guint8 verb, guint subject)
{
  const MiniData *data = get_data (list->ruleset);

  for (guint cell = 0; cell < data->n_cells; cell++) {
    for (guint value = 0; value <= forms[verb].max_value; value++)
      offer (list, verb, subject, data->first_cell + cell, value);
  }
}

static void
offer_cards (List *list, guint8 verb, guint first, guint last)
{
  const MiniData *data = get_data (list->ruleset);
  const MiniState *mini = (const MiniState *) list->state;

  for (guint card = first; card <= last; card++) {
    if (mini->where[card] != list->state->actor)
      continue;
    if (forms[verb].target == NAMES_CELL)
      offer_cells (list, verb, data->first_card + card);
    else
      offer (list, verb, data->first_card + card, TC_THING_NONE, 0);
  }
}

static void
offer_set (List *list, TcMovesMode mode)
{
  const MiniState *mini = (const MiniState *) list->state;
  guint first = 0;
  guint last = get_data (list->ruleset)->n_cards - 1u;

  if (mode == TC_MOVES_CANONICAL) {
    while (mini->where[first] != list->state->actor || mini->kept[first])
      first++;
    last = first;
  }
  offer_cards (list, MINI_THROW, first, last);
  offer_cards (list, MINI_KEEP, first, last);
}

guint
mini_legal_moves (const TcRuleset *ruleset,
                  const TcState *state,
                  TcMovesMode mode,
                  TcMove *out_moves)
{
  const MiniData *data = get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  List list = { ruleset, state, out_moves, 0 };
  guint last = data->n_cards - 1u;

  switch ((MiniPhase) state->phase) {
  case MINI_ACT:
    offer (&list, MINI_DRAW, TC_THING_NONE, TC_THING_NONE, 0);
    offer_cards (&list, MINI_LIGHT, 0, last);
    offer (&list, MINI_PASS, TC_THING_NONE, TC_THING_NONE, 0);
    if (mini->n_stack > 0)
      offer_cells (&list, MINI_PLACE, data->first_tile + mini->stack[0]);
    offer_cards (&list, MINI_SNUFF, 0, last);
    break;
  case MINI_REACT:
    offer (&list, MINI_ALLOW, TC_THING_NONE, TC_THING_NONE, 0);
    offer_cards (&list, MINI_BLOCK, 0, last);
    break;
  case MINI_DISCARD:
    offer_set (&list, mode);
    break;
  case MINI_OVER:
    break;
  }

  return list.n;
}
