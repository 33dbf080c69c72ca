/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* The haunt: which one, who the traitor is, and what it brings into the house. */

/* -- Which ------------------------------------------------------------------------------------- */

/* The number that the chart has for the room and the omen, or 0. */
guint
house_get_number (const HouseRules *rules, guint room, guint card)
{
  guint row = rules->rooms[room].row;
  guint column = rules->cards[card].column;
  guint number = row == HOUSE_NONE || column == HOUSE_NONE ? 0 : rules->chart[row][column];

  return number != 0 && rules->numbers[number].haunt != HOUSE_NONE ? number : 0;
}

/* 3 Traitor, ruling H-c: bits of the rooms of the chart that are nearest to where the omen was
 * drawn: that room itself where it is one of them. */
guint64
house_find_rows (const HouseRules *rules, const HouseState *state, guint room, guint card)
{
  guint8 distance[HOUSE_MAX_ROOMS];
  guint least = G_MAXUINT;
  guint64 rows = 0;

  house_fill_distances (rules, state, room, FALSE, distance);
  for (guint i = 0; i < rules->n_rooms; i++) {
    if (state->floor[i] == 0 || distance[i] > least || house_get_number (rules, i, card) == 0)
      continue;
    if (distance[i] < least)
      rows = 0;
    least = distance[i];
    rows |= G_GUINT64_CONSTANT (1) << i;
  }

  return rows;
}

/* -- Who --------------------------------------------------------------------------------------- */

/* How much speaks for @seat; the highest number wins. */
static gint
weigh (const HouseRules *rules, const HouseState *state, const HouseNumber *number, guint seat)
{
  const HouseExplorer *explorer = &rules->explorers[state->explorer[seat]];
  gint value = (gint) house_get_value (rules, state, seat, number->trait);

  switch ((HouseWho) number->who) {
  case HOUSE_WHO_HIGHEST:
    return value;
  case HOUSE_WHO_LOWEST:
    return -value;
  case HOUSE_WHO_OLDEST:
    return explorer->age;
  case HOUSE_WHO_YOUNGEST:
    return -explorer->age;
  default:
    return 0;
  }
}

/* Rule 27: in a tie who began the haunt comes first, else the nearest to the left. */
static guint
find_best (const HousePlay *play, const HouseNumber *number, guint revealer)
{
  const HouseState *state = play->state;
  guint best = HOUSE_NONE;
  gint most = 0;

  for (guint i = 0; i < state->n_players; i++) {
    guint seat = (revealer + i) % state->n_players;
    gint weight = 0;

    if (!house_is_alive (state, seat) || (i == 0 && number->except_revealer))
      continue;
    weight = weigh (play->rules, state, number, seat);
    if (best != HOUSE_NONE && weight <= most)
      continue;
    best = seat;
    most = weight;
  }

  return best;
}

static guint
find_explorer (const HouseState *state, guint explorer)
{
  for (guint seat = 0; explorer != HOUSE_NONE && seat < state->n_players; seat++) {
    if (state->explorer[seat] == explorer && house_is_alive (state, seat))
      return seat;
  }

  return HOUSE_NONE;
}

static guint
find_left (const HouseState *state, guint revealer)
{
  for (guint i = 1; i < state->n_players; i++) {
    guint seat = (revealer + i) % state->n_players;

    if (house_is_alive (state, seat))
      return seat;
  }

  return revealer;
}

/* At random, and nobody sees it. */
static guint
draw_hidden (HousePlay *play)
{
  HouseState *state = play->state;

  return tc_state_draw (&state->head, HOUSE_ROLL_HIDDEN, TC_THING_NONE, 0, state->n_players) - 1;
}

static guint
find_traitor (HousePlay *play, const HouseNumber *number, guint revealer)
{
  guint named = find_explorer (play->state, number->explorer);

  if (named != HOUSE_NONE)
    return named;

  switch ((HouseWho) number->who) {
  case HOUSE_WHO_REVEALER:
    return revealer;
  case HOUSE_WHO_LEFT:
    return find_left (play->state, revealer);
  case HOUSE_WHO_NOBODY:
    return HOUSE_NONE;
  case HOUSE_WHO_HIDDEN:
    return draw_hidden (play);
  default:
    return find_best (play, number, revealer);
  }
}

static void
name_traitor (HousePlay *play, guint seat)
{
  HouseState *state = play->state;

  if (seat == HOUSE_NONE) {
    tc_events_report (play->events, HOUSE_EVENT_NO_TRAITOR, TC_THING_NONE, TC_THING_NONE, 0);
    return;
  }
  state->side[seat] = HOUSE_TRAITOR;
  if (!state->is_secret) {
    tc_events_report (play->events, HOUSE_EVENT_TRAITOR, house_seat (play->rules, seat),
                      TC_THING_NONE, 0);
    if (play->rules->traitor >= 0)
      tc_effects_set_status (play->rules->effects, &state->head, (guint) play->rules->traitor, seat,
                             TRUE);
    return;
  }
  tc_events_report (play->events, HOUSE_EVENT_HIDDEN, TC_THING_NONE, TC_THING_NONE, 0);
  for (guint i = 0; i < state->n_players; i++)
    tc_events_report_to (play->events, (guint8) i,
                         i == seat ? HOUSE_EVENT_SECRET_TRAITOR : HOUSE_EVENT_SECRET_HERO,
                         house_seat (play->rules, i), TC_THING_NONE, 0);
}

/* -- What -------------------------------------------------------------------------------------- */

/* 3 Goals: of several goals of a side one is drawn in secret. */
static void
draw_goals (HousePlay *play, const HouseHaunt *haunt)
{
  HouseState *state = play->state;

  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    guint n = 0;
    guint nth = 0;

    for (guint i = 0; i < haunt->n_goals; i++)
      n += haunt->goals[i].side == side;
    if (n == 0)
      continue;
    nth = n > 1 ? tc_state_draw (&state->head, HOUSE_ROLL_GOAL, (guint16) side, 0, n) : 1;
    for (guint i = 0; i < haunt->n_goals; i++) {
      if (haunt->goals[i].side == side && --nth == 0)
        state->goal[side] = (guint8) (i + 1);
    }
  }
}

/* Rooms as far from all explorers as there are, one after the other. */
static guint
find_far (const HousePlay *play, guint nth)
{
  const HouseState *state = play->state;
  guint8 least[HOUSE_MAX_ROOMS];
  guint64 people = 0;
  guint found = HOUSE_NONE;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (house_is_alive (state, seat))
      people |= G_GUINT64_CONSTANT (1) << state->room[seat];
  }
  house_spread (play->rules, state, people, TRUE, least);
  for (;;) {
    found = HOUSE_NONE;
    for (guint i = 0; i < play->rules->n_rooms; i++) {
      if (state->floor[i] != 0 && least[i] != HOUSE_NONE &&
          play->rules->rooms[i].slide == HOUSE_NONE &&
          (found == HOUSE_NONE || least[i] > least[found]))
        found = i;
    }
    if (nth-- == 0 || found == HOUSE_NONE)
      return found;
    least[found] = HOUSE_NONE;
  }
}

static void
place_figures (HousePlay *play, const HouseHaunt *haunt, guint at)
{
  HouseState *state = play->state;

  for (guint kind = 0; kind < haunt->n_kinds; kind++) {
    const HouseMonster *monster = &haunt->kinds[kind];
    gint heroes = house_count (play->rules, state, HOUSE_COUNT_HEROES, 0);
    guint n = monster->count + monster->per_hero * (guint) heroes;

    for (guint i = 0; i < n && state->n_figures < HOUSE_MAX_FIGURES; i++) {
      guint start = play->rules->setups[state->setup].start;
      guint room = monster->place == 0   ? find_far (play, i)
                   : monster->place == 1 ? state->room[at]
                                         : start;

      if (room == HOUSE_NONE)
        room = start;
      state->figure_kind[state->n_figures] = (guint8) kind;
      state->figure_room[state->n_figures++] = (guint8) (room + 1);
      tc_events_report (play->events, HOUSE_EVENT_COMES,
                        tc_range_get (play->rules->figure_things, monster->first + i),
                        house_room (play->rules, room), 0);
    }
  }
}

static void
report_goals (HousePlay *play, const HouseHaunt *haunt)
{
  const HouseState *state = play->state;

  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->goal[state->side[seat]] != 0)
      tc_events_report_to (play->events, (guint8) seat, HOUSE_EVENT_GOAL,
                           house_seat (play->rules, seat), TC_THING_NONE,
                           (gint16) haunt->goals[state->goal[state->side[seat]] - 1].text);
  }
}

void
house_begin_haunt (HousePlay *play, guint number, guint revealer)
{
  HouseState *state = play->state;
  const HouseNumber *at = &play->rules->numbers[number];
  const HouseHaunt *haunt = &play->rules->haunts[at->haunt];
  guint traitor = 0;

  state->haunt = (guint8) (at->haunt + 1);
  state->number = (guint8) number;
  state->revealer = (guint8) revealer;
  state->is_secret = at->who == HOUSE_WHO_HIDDEN;
  state->counts[HOUSE_WATCH_HAUNT] = 1;
  state->n_rolls = 0;
  state->round = 1;
  tc_events_report (play->events, HOUSE_EVENT_HAUNT,
                    tc_range_get (play->rules->haunt_things, at->haunt), TC_THING_NONE,
                    (gint16) number);
  traitor = find_traitor (play, at, revealer);
  name_traitor (play, traitor);
  draw_goals (play, haunt);
  report_goals (play, haunt);
  /* Rule 27: heroes from the left of the traitor on, then the traitor, then the monsters. */
  state->last = (guint8) (traitor == HOUSE_NONE || state->is_secret ? revealer : traitor);
  place_figures (play, haunt, state->last);
  house_queue (play, haunt->begin, state->last, 0);
  house_check (play);
}

/* Rule 27: the turn after it is that of who sits left of the traitor. */
static void
begin_at (HousePlay *play, guint room, guint card)
{
  HouseState *state = play->state;

  house_begin_haunt (play, house_get_number (play->rules, room, card), state->current);
  state->current = state->last;
  state->step_now = HOUSE_STEP_NEXT;
}

/* Whoever begins the haunt chooses where of several nearest rooms the chart is read, when it has
 * different numbers there. TRUE when that has to be decided. */
gboolean
house_find_haunt (HousePlay *play, guint room, guint card)
{
  HouseState *state = play->state;
  guint64 rows = house_find_rows (play->rules, state, room, card);
  guint first = rows != 0 ? (guint) __builtin_ctzll (rows) : 0;
  gboolean differ = FALSE;

  for (guint64 left = rows; left != 0; left &= left - 1)
    differ |= house_get_number (play->rules, (guint) __builtin_ctzll (left), card) !=
              house_get_number (play->rules, first, card);
  if (differ) {
    state->chart_card = (guint8) (card + 1);
    state->chart_room = (guint8) room;
    house_ask (play, HOUSE_PHASE_CHART, state->current);
  } else if (rows != 0) {
    begin_at (play, first, card);
  }

  return differ;
}

void
house_apply_chart (HousePlay *play, const TcMove *move)
{
  HouseState *state = play->state;
  guint card = state->chart_card - 1u;

  state->chart_card = state->chart_room = 0;
  tc_events_report (play->events, HOUSE_EVENT_CHART, TC_THING_NONE, move->target, 0);
  begin_at (play, tc_range_index (play->rules->room_things, move->target), card);
}
