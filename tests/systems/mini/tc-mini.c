/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

#include <string.h>

/* The schema's tables, made by the build from mini.xsd. */
extern const TcSchema tc_schema_mini;

typedef enum {
  REASON_LEGAL,
  REASON_PHASE,
  REASON_FORM,
  REASON_NOT_HELD,
  REASON_USE,
  REASON_NOT_NEXT,
  REASON_OCCUPIED,
  REASON_ROAD,
  REASON_NO_TILE,
  REASON_LIT,
  REASON_DARK,
  REASON_EMPTY,
  REASON_KEPT,
  REASON_TOO_MANY,
} Reason;

typedef enum {
  EVENT_DEAL,
  EVENT_ASK,
  EVENT_STOPPED,
  EVENT_LAID,
  EVENT_LAMP,
  EVENT_LIT,
  EVENT_FAILED,
  EVENT_SNUFFED,
  EVENT_DREW,
  EVENT_ROUND,
  EVENT_END,
} Event;

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

static Reason
check_place (const MiniData *data, const MiniState *mini, const TcMove *move)
{
  guint tile = move->subject - data->first_tile;
  gint cell = move->target - data->first_cell;

  if (mini->n_stack == 0 || mini->stack[0] != tile)
    return REASON_NOT_NEXT;
  if (mini->tile[cell] != 0)
    return REASON_OCCUPIED;

  return fits (data, mini, tile, cell, move->value) ? REASON_LEGAL : REASON_ROAD;
}

static Reason
check_light (const MiniState *mini, guint cell, gboolean should_be_lit)
{
  if (mini->tile[cell] == 0)
    return REASON_NO_TILE;
  if (mini->lit[cell] != should_be_lit)
    return should_be_lit ? REASON_DARK : REASON_LIT;

  return REASON_LEGAL;
}

/* A card may be kept only while enough others are left to throw away. */
static Reason
check_choice (const MiniState *mini, guint card, gboolean keep)
{
  guint n_open = mini->n_hand[mini->head.actor] - mini->n_kept;

  if (mini->kept[card])
    return REASON_KEPT;

  return keep && n_open <= mini->quota ? REASON_TOO_MANY : REASON_LEGAL;
}

static Reason
check_card (const MiniData *data, const MiniState *mini, const TcMove *move)
{
  const Form *form = &forms[move->verb];
  guint card = move->subject - data->first_card;

  if (mini->where[card] != mini->head.actor)
    return REASON_NOT_HELD;
  if (form->phase == MINI_DISCARD)
    return check_choice (mini, card, move->verb == MINI_KEEP);
  if (data->use[card] != form->use)
    return REASON_USE;
  if (form->target == NAMES_CELL)
    return check_light (mini, move->target - data->first_cell, move->verb == MINI_SNUFF);

  return REASON_LEGAL;
}

static TcReason
mini_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniData *data = get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  const Form *form = &forms[move->verb];

  if (state->phase != form->phase)
    return REASON_PHASE;
  if (!is_named (data, form->subject, move->subject) ||
      !is_named (data, form->target, move->target) || move->value > form->max_value)
    return REASON_FORM;
  if (form->subject == NAMES_CARD)
    return check_card (data, mini, move);
  if (form->subject == NAMES_TILE)
    return check_place (data, mini, move);
  if (move->verb == MINI_DRAW && mini->n_deck == 0)
    return REASON_EMPTY;

  return REASON_LEGAL;
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

  if (mini_check (list->ruleset, list->state, &move) == REASON_LEGAL)
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

static guint
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

/* Play. */

static TcThing
seat_thing (const MiniData *data, guint seat)
{
  return (TcThing) (data->first_seat + seat);
}

static guint8
take_first (guint8 *list, guint8 *n)
{
  guint8 item = list[0];

  memmove (list, list + 1, *n - 1u);
  list[--*n] = 0;

  return item;
}

static guint
draw_cards (MiniState *mini, guint8 seat, guint n)
{
  guint drawn = MIN (n, mini->n_deck);

  for (guint i = 0; i < drawn; i++) {
    mini->where[take_first (mini->deck, &mini->n_deck)] = seat;
    mini->n_hand[seat]++;
  }

  return drawn;
}

static guint
count_lights (const MiniData *data, const MiniState *mini)
{
  guint n = 0;

  for (guint cell = 0; cell < data->n_cells; cell++)
    n += mini->lit[cell];

  return n;
}

static void
end_game (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint traitor = 0;

  while (mini->role[traitor] != MINI_ROLE_TRAITOR)
    traitor++;
  mini->head.phase = MINI_OVER;
  mini->head.actor = TC_SEAT_NONE;
  tc_events_tell (events, EVENT_END, seat_thing (data, traitor), TC_THING_NONE,
                  (gint16) count_lights (data, mini));
}

static void
next_seat (const MiniData *data, MiniState *mini, TcEvents *events)
{
  mini->current = (mini->current + 1) % MINI_SEATS;
  mini->head.phase = MINI_ACT;
  mini->head.actor = mini->current;
  if (mini->current != 0)
    return;

  if (--mini->rounds_left == 0) {
    end_game (data, mini, events);
    return;
  }
  mini->head.turn++;
  tc_events_tell (events, EVENT_ROUND, TC_THING_NONE, TC_THING_NONE, (gint16) mini->head.turn);
}

static void
end_turn (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint8 n_hand = mini->n_hand[mini->current];

  mini->pending_subject = mini->pending_target = mini->pending_value = 0;
  mini->pending_verb = 0;
  mini->n_asked = 0;
  if (n_hand <= data->hand_limit) {
    next_seat (data, mini, events);
    return;
  }

  mini->head.phase = MINI_DISCARD;
  mini->head.actor = mini->current;
  mini->head.group = 1 + mini->n_groups;
  mini->n_groups = (mini->n_groups + 1) % 255;
  mini->quota = n_hand - data->hand_limit;
}

static void
play_card (const MiniData *data, MiniState *mini, TcThing thing, guint8 where)
{
  guint card = thing - data->first_card;

  mini->n_hand[mini->where[card]]--;
  mini->where[card] = where;
}

static void
place_tile (const MiniData *data, MiniState *mini, TcEvents *events)
{
  guint cell = mini->pending_target - data->first_cell;

  mini->tile[cell] = take_first (mini->stack, &mini->n_stack) + 1;
  mini->rotation[cell] = (guint8) mini->pending_value;
  tc_events_tell (events, EVENT_LAID, mini->pending_subject, mini->pending_target,
                  (gint16) (90 * mini->pending_value));
}

static void
burn_lamp (const MiniData *data, MiniState *mini, TcEvents *events)
{
  TcThing target = mini->pending_target;
  guint8 roll = tc_state_roll (&mini->head, MINI_ROLL_LAMP, target, mini->current, 6);

  mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
  tc_events_tell (events, EVENT_LAMP, mini->pending_subject, target, roll, data->difficulty,
                  (gint16) (roll - data->difficulty), (gint16) seat_thing (data, mini->current));
  if (roll >= data->difficulty)
    mini->lit[target - data->first_cell] = 1;
  tc_events_tell (events, roll >= data->difficulty ? EVENT_LIT : EVENT_FAILED,
                  mini->pending_subject, target, 0);
}

static void
resolve (const MiniData *data, MiniState *mini, TcEvents *events)
{
  if (mini->pending_verb == MINI_PLACE) {
    place_tile (data, mini, events);
  } else if (mini->pending_verb == MINI_LIGHT) {
    burn_lamp (data, mini, events);
  } else {
    mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
    mini->lit[mini->pending_target - data->first_cell] = 0;
    tc_events_tell (events, EVENT_SNUFFED, mini->pending_subject, mini->pending_target, 0);
  }
  end_turn (data, mini, events);
}

static void
stop_deed (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  play_card (data, mini, move->subject, MINI_IN_TRASH);
  if (mini->pending_verb == MINI_PLACE)
    mini->gone[take_first (mini->stack, &mini->n_stack)] = 1;
  else
    mini->where[mini->pending_subject - data->first_card] = MINI_IN_TRASH;
  tc_events_tell (events, EVENT_STOPPED, mini->pending_subject, mini->pending_target, 0);
  end_turn (data, mini, events);
}

/* Everybody else is asked, in order, also one who holds nothing: silence would tell. */
static void
ask_next (const MiniData *data, MiniState *mini, TcEvents *events)
{
  if (mini->n_asked == MINI_SEATS) {
    resolve (data, mini, events);
    return;
  }
  mini->head.phase = MINI_REACT;
  mini->head.actor = (mini->current + mini->n_asked) % MINI_SEATS;
  mini->n_asked++;
  tc_events_tell (events, EVENT_ASK, seat_thing (data, mini->head.actor), TC_THING_NONE, 0);
}

static void
begin_deed (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  if (move->verb != MINI_PLACE)
    play_card (data, mini, move->subject, MINI_IN_PLAY);
  mini->pending_verb = move->verb;
  mini->pending_subject = move->subject;
  mini->pending_target = move->target;
  mini->pending_value = move->value;
  mini->n_asked = 1;
  ask_next (data, mini, events);
}

static void
choose_card (const MiniData *data, MiniState *mini, const TcMove *move, TcEvents *events)
{
  if (move->verb == MINI_KEEP) {
    mini->kept[move->subject - data->first_card] = 1;
    mini->n_kept++;
    return;
  }

  play_card (data, mini, move->subject, MINI_IN_TRASH);
  if (--mini->quota > 0)
    return;

  memset (mini->kept, 0, sizeof mini->kept);
  mini->n_kept = 0;
  mini->head.group = 0;
  next_seat (data, mini, events);
}

static void
mini_apply (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const MiniData *data = get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  switch ((MiniVerb) move->verb) {
  case MINI_ALLOW:
    ask_next (data, mini, events);
    break;
  case MINI_BLOCK:
    stop_deed (data, mini, move, events);
    break;
  case MINI_THROW:
  case MINI_KEEP:
    choose_card (data, mini, move, events);
    break;
  case MINI_DRAW:
    tc_events_tell (events, EVENT_DREW, seat_thing (data, state->actor), TC_THING_NONE,
                    (gint16) draw_cards (mini, state->actor, data->draw));
    end_turn (data, mini, events);
    break;
  case MINI_PASS:
    end_turn (data, mini, events);
    break;
  case MINI_LIGHT:
  case MINI_PLACE:
  case MINI_SNUFF:
    begin_deed (data, mini, move, events);
    break;
  }
}

/* Fisher and Yates with keyed dice; the n-th die has as many faces as there are items left. */
static void
shuffle (MiniState *mini, MiniRoll kind, guint8 *list, guint n)
{
  for (guint i = n; i > 1; i--) {
    guint other = tc_state_roll (&mini->head, kind, TC_THING_NONE, (guint16) i, (guint8) i) - 1u;
    guint8 item = list[i - 1];

    list[i - 1] = list[other];
    list[other] = item;
  }
}

static void
mini_init_state (const TcRuleset *ruleset, guint index, TcState *state, TcEvents *events)
{
  const MiniData *data = get_data (ruleset);
  const MiniSetup *setup = &data->setups[index];
  MiniState *mini = (MiniState *) state;
  guint traitor = 0;

  state->turn = 1;
  mini->rounds_left = setup->rounds;
  traitor = tc_state_roll (state, MINI_ROLL_ROLE, TC_THING_NONE, 0, MINI_SEATS) - 1u;
  for (guint seat = 0; seat < MINI_SEATS; seat++)
    mini->role[seat] = seat == traitor ? MINI_ROLE_TRAITOR : MINI_ROLE_LOYAL;

  for (guint8 card = 0; card < data->n_cards; card++) {
    mini->where[card] = MINI_IN_DECK;
    mini->deck[mini->n_deck++] = card;
  }
  shuffle (mini, MINI_ROLL_DECK, mini->deck, mini->n_deck);

  mini->tile[data->rows / 2 * data->columns + data->columns / 2] = setup->start_tile + 1;
  for (guint8 tile = 0; tile < data->n_tiles; tile++) {
    if (tile != setup->start_tile)
      mini->stack[mini->n_stack++] = tile;
  }
  shuffle (mini, MINI_ROLL_STACK, mini->stack, mini->n_stack);

  for (guint8 seat = 0; seat < MINI_SEATS; seat++)
    tc_events_tell (events, EVENT_DEAL, seat_thing (data, seat), TC_THING_NONE,
                    (gint16) draw_cards (mini, seat, setup->deal));
}

static void
mini_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  const MiniData *data = get_data (ruleset);
  const MiniState *mini = (const MiniState *) state;
  gboolean is_bright = count_lights (data, mini) >= data->lights;

  out_outcome->level[is_bright ? 0 : 1] = 1;
  for (guint seat = 0; seat < MINI_SEATS; seat++)
    out_outcome->payoff[seat] = (mini->role[seat] == MINI_ROLE_LOYAL) == is_bright ? 1 : -1;
}

static const TcVerb verbs[] = {
  [MINI_ALLOW] = { "allow", "No objection", "", FALSE },
  [MINI_BLOCK] = { "block", "{subject} stops it", "3", FALSE },
  [MINI_THROW] = { "discard", "{subject} goes to the trash", "4", FALSE },
  [MINI_DRAW] = { "draw", "Draw cards", "2", FALSE },
  [MINI_KEEP] = { "keep", "{subject} is kept", "4", FALSE },
  [MINI_LIGHT] = { "light", "{subject} lights {target}", "2", TRUE },
  [MINI_PASS] = { "pass", "Pass", "", FALSE },
  [MINI_PLACE] = { "place", "{subject} goes to {target}, turned {value} times", "2", TRUE },
  [MINI_SNUFF] = { "snuff", "{subject} darkens {target}", "2", TRUE },
};

static const TcReasonText reasons[] = {
  [REASON_LEGAL] = { "legal", "legal", "" },
  [REASON_PHASE] = { "phase", "This is not the time for it", "1" },
  [REASON_FORM] = { "form", "Such a move needs other things than {subject} and {target}", "" },
  [REASON_NOT_HELD] = { "not-held", "{subject} is not in this player's hand", "2" },
  [REASON_USE] = { "use", "{subject} is not a card for this", "2" },
  [REASON_NOT_NEXT] = { "not-next", "{subject} does not lie on top of the stack", "2" },
  [REASON_OCCUPIED] = { "occupied", "{target} already has a tile", "2" },
  [REASON_ROAD] = { "road", "{subject} so turned joins no road or ends one at {target}", "2" },
  [REASON_NO_TILE] = { "no-tile", "{target} has no tile", "2" },
  [REASON_LIT] = { "lit", "{target} is lit already", "2" },
  [REASON_DARK] = { "dark", "{target} is dark", "2" },
  [REASON_EMPTY] = { "empty", "The deck is empty", "2" },
  [REASON_KEPT] = { "kept", "{subject} is to be kept already", "4" },
  [REASON_TOO_MANY] = { "too-many", "{subject} cannot be kept: the others are too few", "4" },
};

static const TcEventText texts[] = {
  [EVENT_DEAL] = { "deal", "{subject} is dealt {0} cards", "" },
  [EVENT_ASK] = { "ask", "{subject} may object", "3" },
  [EVENT_STOPPED] = { "stopped", "{subject} does nothing at {target}", "3" },
  [EVENT_LAID] = { "laid", "{subject} lies on {target} at {0} degrees", "2" },
  [EVENT_LAMP] = { "lamp", "{@3} rolls {0} at {target}, needs {1}: {+2}", "2" },
  [EVENT_LIT] = { "lit", "{target} is lit", "" },
  [EVENT_FAILED] = { "failed", "{target} stays dark", "" },
  [EVENT_SNUFFED] = { "snuffed", "{target} goes dark", "2" },
  [EVENT_DREW] = { "drew", "{subject} draws {0} cards", "" },
  [EVENT_ROUND] = { "round", "Round {0}", "" },
  [EVENT_END] = { "end", "The end: {subject} was the traitor, {0} lights burn", "5" },
};

static const char *const phases[] = { "deed", "objection", "hand limit", "end" };

static const TcStateField fields[] = {
  TC_STATE_FIELD (MiniState, pending_subject, guint16),
  TC_STATE_FIELD (MiniState, pending_target, guint16),
  TC_STATE_FIELD (MiniState, pending_value, guint16),
  TC_STATE_FIELD (MiniState, pending_verb, guint8),
  TC_STATE_FIELD (MiniState, n_asked, guint8),
  TC_STATE_FIELD (MiniState, current, guint8),
  TC_STATE_FIELD (MiniState, n_groups, guint8),
  TC_STATE_FIELD (MiniState, n_deck, guint8),
  TC_STATE_FIELD (MiniState, n_stack, guint8),
  TC_STATE_FIELD (MiniState, n_kept, guint8),
  TC_STATE_FIELD (MiniState, quota, guint8),
  TC_STATE_FIELD (MiniState, rounds_left, guint8),
  TC_STATE_FIELD (MiniState, zero, guint8),
  TC_STATE_FIELD (MiniState, n_hand, guint8),
  TC_STATE_FIELD (MiniState, role, guint8),
  TC_STATE_FIELD (MiniState, where, guint8),
  TC_STATE_FIELD (MiniState, kept, guint8),
  TC_STATE_FIELD (MiniState, deck, guint8),
  TC_STATE_FIELD (MiniState, stack, guint8),
  TC_STATE_FIELD (MiniState, gone, guint8),
  TC_STATE_FIELD (MiniState, tile, guint8),
  TC_STATE_FIELD (MiniState, rotation, guint8),
  TC_STATE_FIELD (MiniState, lit, guint8),
};

const TcSystem tc_mini_system = {
  .id = "mini",
  .title = "The Lamp Road",
  .rules_version = 1,
  .schema = &tc_schema_mini,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .reasons = reasons,
  .n_reasons = G_N_ELEMENTS (reasons),
  .events = texts,
  .n_events = G_N_ELEMENTS (texts),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
  .compile = mini_compile,
  .free_data = g_free,
  .init_state = mini_init_state,
  .legal_moves = mini_legal_moves,
  .check = mini_check,
  .apply = mini_apply,
  .outcome = mini_outcome,
  .view = mini_view,
  .redact = mini_redact,
  .sample_hidden = mini_sample_hidden,
};
