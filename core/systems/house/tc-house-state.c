/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house-private.h"

/* Reading a position: where doors lead, how far it is, who sees whom, and what the game counts. */

/* -- Doors ------------------------------------------------------------------------------------- */

/* The way in which a door of @from leads to @to by its door, or HOUSE_N_WAYS (rule 20: a door
 * against a wall leads nowhere). */
guint
house_get_door (const HouseState *state, guint from, guint to)
{
  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    if (state->beside[from][way] == to + 1 && (state->doors[from] >> way & 1) != 0 &&
        (state->doors[to] >> (way + 2) % HOUSE_N_WAYS & 1) != 0)
      return way;
  }

  return HOUSE_N_WAYS;
}

static guint64
get_bit (const HouseState *state, guint room)
{
  return room < HOUSE_MAX_ROOMS && state->floor[room] != 0 ? G_GUINT64_CONSTANT (1) << room : 0;
}

gboolean
house_is_wall (const HouseState *state, guint from, guint to)
{
  for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
    const guint8 *wall = state->wall[i];

    if ((wall[0] == from + 1 && wall[1] == to + 1) || (wall[1] == from + 1 && wall[0] == to + 1))
      return TRUE;
  }

  return FALSE;
}

/* Doors that meet doors (rule 20: one against a wall leads nowhere). */
static guint64
get_doors (const HouseState *state, guint from)
{
  guint64 links = 0;

  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    guint to = state->beside[from][way];

    if (to != 0 && (state->doors[from] >> way & 1) != 0 &&
        (state->doors[to - 1] >> (way + 2) % HOUSE_N_WAYS & 1) != 0)
      links |= G_GUINT64_CONSTANT (1) << (to - 1);
  }

  return links;
}

/* Ways of tokens and secret walls. */
static guint64
get_secret_ways (const HouseRules *rules, const HouseState *state, guint from, guint32 joining)
{
  guint64 links = 0;

  for (guint to = 0; joining != 0 && to < rules->n_rooms; to++) {
    if ((state->tokens[to] & joining) != 0)
      links |= get_bit (state, to);
  }
  for (guint i = 0; i < HOUSE_MAX_LOOK && state->wall[i][0] != 0; i++) {
    if (state->wall[i][0] == from + 1)
      links |= get_bit (state, state->wall[i][1] - 1u);
    if (state->wall[i][1] == from + 1)
      links |= get_bit (state, state->wall[i][0] - 1u);
  }

  return links;
}

/* Bits of the rooms that a way leads to. 3 Monsters: they also climb up to the Gallery, and go up
 * and down a slide and a hole. */
guint64
house_get_links (const HouseRules *rules, const HouseState *state, guint from, gboolean is_monster)
{
  guint64 ways = rules->ways[from] | (is_monster ? rules->climbs[from] : 0);
  guint32 joining = state->tokens[from] & (is_monster ? rules->burrows : rules->joining);
  guint64 links = 0;

  if (state->floor[from] == 0)
    return 0;
  links = get_doors (state, from);
  if (state->wall[0][0] != 0 || joining != 0)
    links |= get_secret_ways (rules, state, from, joining);
  for (; ways != 0; ways &= ways - 1)
    links |= get_bit (state, (guint) __builtin_ctzll (ways));

  return links & ~(G_GUINT64_CONSTANT (1) << from);
}

gboolean
house_is_linked (const HouseRules *rules, const HouseState *state, guint from, guint to)
{
  return (house_get_links (rules, state, from, FALSE) >> to & 1) != 0;
}

/* Ways out of @room that nobody has gone yet. */
guint
house_get_open (const HouseState *state, guint room)
{
  guint open = 0;

  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    if ((state->doors[room] >> way & 1) != 0 && state->beside[room][way] == 0 &&
        (state->shut[room] >> way & 1) == 0)
      open |= 1u << way;
  }

  return open;
}

guint
house_count_open (const HouseRules *rules, const HouseState *state, guint floor)
{
  guint n = 0;

  for (guint room = 0; room < rules->n_rooms; room++) {
    if (state->floor[room] == floor + 1)
      n += (guint) __builtin_popcount (house_get_open (state, room));
  }

  return n;
}

/* -- Laying rooms ------------------------------------------------------------------------------ */

static guint
find_at (const HouseRules *rules, const HouseState *state, guint floor, gint x, gint y)
{
  for (guint room = 0; room < rules->n_rooms; room++) {
    if (state->floor[room] == floor && state->x[room] == x && state->y[room] == y)
      return room;
  }

  return HOUSE_NONE;
}

/* Open doors of the floor less those that the new room covers, and its own that lead on. */
static gboolean
leaves_open (const HouseRules *rules,
             const HouseState *state,
             guint room,
             guint floor,
             guint doors,
             gint x,
             gint y)
{
  static const gint8 dx[HOUSE_N_WAYS] = { 0, 1, 0, -1 };
  static const gint8 dy[HOUSE_N_WAYS] = { -1, 0, 1, 0 };
  gint n = (gint) house_count_open (rules, state, floor - 1);

  if (state->floor[room] == floor)
    n -= __builtin_popcount (house_get_open (state, room));
  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    guint other = find_at (rules, state, floor, x + dx[way], y + dy[way]);

    if (other == HOUSE_NONE || other == room)
      n += (gint) (doors >> way & 1);
    else
      n -= (gint) (state->doors[other] >> (way + 2) % HOUSE_N_WAYS & 1);
  }

  return n > 0;
}

/* Rule 20: the room belongs on the floor, a door of it meets the one that was entered by, and the
 * floor is not closed off. */
HouseWhy
house_judge_fit (const HouseRules *rules,
                 const HouseState *state,
                 guint room,
                 guint at,
                 guint way,
                 guint turned)
{
  static const gint8 dx[HOUSE_N_WAYS] = { 0, 1, 0, -1 };
  static const gint8 dy[HOUSE_N_WAYS] = { -1, 0, 1, 0 };
  guint floor = state->floor[at];
  guint doors = tc_doors_turn (rules->rooms[room].doors, turned);
  gint x = state->x[at] + dx[way];
  gint y = state->y[at] + dy[way];

  if (floor == 0 || (rules->rooms[room].floors >> (floor - 1) & 1) == 0)
    return HOUSE_WHY_LAY_FLOOR;
  if ((doors >> (way + 2) % HOUSE_N_WAYS & 1) == 0 || ABS (x) > 100 || ABS (y) > 100)
    return HOUSE_WHY_DOOR;

  return leaves_open (rules, state, room, floor, doors, x, y) ? HOUSE_WHY_LEGAL
                                                              : HOUSE_WHY_CLOSED_OFF;
}

/* -- Distances --------------------------------------------------------------------------------- */

/* How far each room is from the nearest of the rooms that are bits of @from. */
void
house_spread (const HouseRules *rules,
              const HouseState *state,
              guint64 from,
              gboolean is_monster,
              guint8 *out)
{
  guint64 seen = from;

  memset (out, HOUSE_NONE, HOUSE_MAX_ROOMS);
  for (guint8 distance = 0; from != 0; distance++) {
    guint64 next = 0;

    for (; from != 0; from &= from - 1) {
      guint at = (guint) __builtin_ctzll (from);

      out[at] = distance;
      next |= house_get_links (rules, state, at, is_monster);
    }
    from = next & ~seen;
    seen |= next;
  }
}

void
house_fill_distances (const HouseRules *rules,
                      const HouseState *state,
                      guint from,
                      gboolean is_monster,
                      guint8 *out)
{
  house_spread (rules, state, G_GUINT64_CONSTANT (1) << from, is_monster, out);
}

guint
house_measure (const HouseRules *rules,
               const HouseState *state,
               guint from,
               guint to,
               gboolean is_monster)
{
  guint8 distance[HOUSE_MAX_ROOMS];

  house_fill_distances (rules, state, from, is_monster, distance);

  return distance[to];
}

static gboolean
is_dark (const HouseRules *rules, const HouseState *state, guint room)
{
  for (guint i = 0; i < rules->n_tokens; i++) {
    if (rules->tokens[i].is_dark && (state->tokens[room] >> i & 1) != 0)
      return TRUE;
  }

  return FALSE;
}

/* Rule 25: a straight line of doors. */
gboolean
house_sees (const HouseRules *rules, const HouseState *state, guint from, guint to)
{
  if (from == to)
    return TRUE;
  if (is_dark (rules, state, from))
    return FALSE;

  for (guint way = 0; way < HOUSE_N_WAYS; way++) {
    guint at = from;

    while (state->beside[at][way] != 0) {
      guint next = state->beside[at][way] - 1u;

      if (house_get_door (state, at, next) != way || is_dark (rules, state, next))
        break;
      if (next == to)
        return TRUE;
      at = next;
    }
  }

  return FALSE;
}

/* -- Barriers and predicaments ----------------------------------------------------------------- */

/* Rule 26: whether the barrier of the room is between the explorer and the way to @to. What is not
 * a door is on the near side. */
gboolean
house_is_barred (const HouseRules *rules, const HouseState *state, guint seat, guint to)
{
  guint room = state->room[seat];
  guint door = 0;
  gboolean is_far = FALSE;

  if (rules->rooms[room].barrier == HOUSE_NONE || state->opened[room] ||
      house_has_powers (state, seat))
    return FALSE;
  door = house_get_door (state, room, to);
  if (door < HOUSE_N_WAYS)
    is_far = (tc_doors_turn (rules->rooms[room].far, state->turned[room]) >> door & 1) != 0;

  return is_far != (state->is_far[seat] != 0);
}

/* The worst predicament: one that keeps from acting before one that does not. */
const HousePlight *
house_find_plight (const HouseRules *rules, const HouseState *state, guint seat)
{
  const HousePlight *found = NULL;

  for (guint i = 0; i < rules->n_plights; i++) {
    const HousePlight *plight = &rules->plights[i];

    if (!tc_effects_get_status (rules->effects, &state->head, plight->status, seat))
      continue;
    if (!plight->acts)
      return plight;
    if (found == NULL || plight->moves > 0)
      found = plight;
  }

  return found;
}

/* -- What the game counts ---------------------------------------------------------------------- */

static gint
count_people (const HouseState *state, HouseSide side, HouseFate fate)
{
  gint n = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    n += state->fate[seat] == fate && state->side[seat] == side;

  return n;
}

static gint
count_figures (const HouseState *state)
{
  gint n = 0;

  for (guint i = 0; i < state->n_figures; i++)
    n += state->figure_room[i] != 0;

  return n;
}

static gint
count_away (const HouseRules *rules, const HouseState *state)
{
  gint n = 0;

  for (guint seat = 0; seat < state->n_players; seat++)
    n += house_is_alive (state, seat) && state->side[seat] == HOUSE_HEROES &&
         state->room[seat] != rules->setups[state->setup].start;

  return n;
}

static gint
count_company (const HouseState *state, guint seat)
{
  gint n = 0;

  for (guint other = 0; other < state->n_players; other++)
    n += other != seat && house_is_alive (state, other) && state->room[other] == state->room[seat];

  return n;
}

static gint
count_wounds (const HouseRules *rules, const HouseState *state, guint seat, guint traits)
{
  const HouseExplorer *explorer = &rules->explorers[state->explorer[seat]];
  gint n = 0;

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
    if (traits >> trait & 1)
      n += MAX (explorer->start[trait] - state->step[seat][trait], 0);
  }

  return n;
}

static gint
count_lowest (const HouseState *state, guint seat)
{
  gint n = 0;

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
    n += state->step[seat][trait] <= 1;

  return n;
}

/* In play: held, or in a room (ruling H-b). */
static gint
count_omens (const HouseRules *rules, const HouseState *state)
{
  gint n = 0;

  if (!rules->in_play)
    return state->n_omens;
  for (guint i = 0; i < rules->n_cards; i++)
    n += rules->cards[i].kind == HOUSE_OMEN && state->where[i] >= HOUSE_HELD;

  return n;
}

static gint
measure_seat (const HouseRules *rules, const HouseState *state, HouseCount what, guint seat)
{
  switch (what) {
  case HOUSE_MEASURE_DISTANCE:
    return house_is_alive (state, seat)
             ? (gint) house_measure (rules, state, state->room[state->current], state->room[seat],
                                     FALSE)
             : HOUSE_NONE;
  case HOUSE_MEASURE_COMPANY:
    return count_company (state, seat);
  case HOUSE_MEASURE_PHYSICAL:
    return count_wounds (rules, state, seat, HOUSE_PHYSICAL);
  case HOUSE_MEASURE_MENTAL:
    return count_wounds (rules, state, seat, HOUSE_MENTAL);
  case HOUSE_MEASURE_LOWEST:
    return count_lowest (state, seat);
  default:
    return state->banked[seat] != 0;
  }
}

gint
house_count (const HouseRules *rules, const HouseState *state, HouseCount what, guint seat)
{
  switch (what) {
  case HOUSE_COUNT_OMENS:
    return count_omens (rules, state);
  case HOUSE_COUNT_PLAYERS:
    return state->n_players;
  case HOUSE_COUNT_HEROES:
    return count_people (state, HOUSE_HEROES, HOUSE_ALIVE);
  case HOUSE_COUNT_DEAD:
    return count_people (state, HOUSE_HEROES, HOUSE_DEAD);
  case HOUSE_COUNT_GONE:
    return count_people (state, HOUSE_HEROES, HOUSE_GONE);
  case HOUSE_COUNT_TRAITORS:
    return count_people (state, HOUSE_TRAITOR, HOUSE_ALIVE);
  case HOUSE_COUNT_MONSTERS:
    return count_figures (state);
  case HOUSE_COUNT_AWAY:
    return count_away (rules, state);
  case HOUSE_COUNT_ROUND:
    return state->haunt != 0 ? state->round : 0;
  case HOUSE_COUNT_HURT:
    return state->hurt_last;
  case HOUSE_COUNT_PASSED:
    return state->passed_last;
  default:
    return measure_seat (rules, state, what, seat);
  }
}

/* Whether a tally of the haunt stands at 1 or more; -1 is none. */
gboolean
house_has_tally (const HouseRules *rules, const HouseState *state, gint tally)
{
  return tally >= 0 &&
         tc_effects_get_tally (rules->effects, &state->head, (guint) tally, TC_EFFECTS_NOBODY) > 0;
}

/* -- Opponents --------------------------------------------------------------------------------- */

/* Rule 24: those in the room who can act and are on another side. */
guint
house_list_opponents (const HouseRules *rules, const HouseState *state, guint seat)
{
  guint n = 0;

  if (state->haunt == 0 || state->is_secret)
    return 0;
  for (guint other = 0; other < state->n_players; other++)
    n += house_is_alive (state, other) && state->room[other] == state->room[seat] &&
         state->side[other] != state->side[seat];
  for (guint i = 0; i < state->n_figures && !house_is_traitor (state, seat); i++)
    n += state->figure_room[i] == state->room[seat] + 1 && !state->stunned[i];

  return n;
}

/* -- Cards ------------------------------------------------------------------------------------- */

static gboolean
holds_too (const HouseState *state, guint seat, guint card)
{
  return card == HOUSE_NONE || house_holds (state, seat, card);
}

/* Whether a bonus of the card counts for the explorer who has it now. */
gboolean
house_is_active (const HouseRules *rules, const HouseState *state, guint seat, guint card)
{
  const HouseBonus *bonus = &rules->bonuses[rules->cards[card].first_bonus];

  return rules->cards[card].n_bonuses > 0 && house_holds (state, seat, card) &&
         (!bonus->when_on || state->on[card]) && holds_too (state, seat, bonus->with) &&
         holds_too (state, seat, bonus->and_with);
}

/* The card that is number @index of those that lie in rooms near to whose turn it is, or as many as
 * there are. */
guint
house_find_near (const HouseRules *rules, const HouseState *state, guint index)
{
  guint8 distance[HOUSE_MAX_ROOMS];
  gboolean is_measured = FALSE;

  for (guint i = 0; i < rules->n_cards; i++) {
    guint8 where = state->where[i];

    if (where < HOUSE_IN_ROOM || where >= HOUSE_IN_ROOM + HOUSE_MAX_ROOMS)
      continue;
    if (!is_measured)
      house_fill_distances (rules, state, state->room[state->current], FALSE, distance);
    is_measured = TRUE;
    if (distance[where - HOUSE_IN_ROOM] <= rules->fetch && index-- == 0)
      return i;
  }

  return rules->n_cards;
}

/* Any roll that an event card makes is one of an event. */
gboolean
house_is_of_event (const HouseRules *rules, TcThing source)
{
  return tc_range_has (rules->card_things, source) &&
         rules->cards[tc_range_index (rules->card_things, source)].kind == HOUSE_EVENT;
}

/* Whether the roll under way has a result already, in place of dice. */
static gboolean
is_fixed (const HouseRules *rules, const HouseState *state)
{
  return tc_effects_has_result (rules->effects, &state->head, state->roll_by);
}

/* Whether a result that was kept may come in place of the roll. */
gboolean
house_has_kept (const HouseRules *rules, const HouseState *state)
{
  return state->roll_stage == HOUSE_ROLL_BEFORE && state->banked[state->roll_by] != 0 &&
         !is_fixed (rules, state);
}

/* Whether the card is for the roll under way, and can change it. */
static gboolean
is_for_roll (const HouseRules *rules, const HouseState *state, const HouseCard *card)
{
  if (card->roll != HOUSE_ROLL_ANY && state->roll_trait == HOUSE_NONE &&
      (card->roll == HOUSE_ROLL_TRAIT || !house_is_of_event (rules, state->roll_source)))
    return FALSE;

  return !card->is_for_dice || !is_fixed (rules, state);
}

/* 2 Use: each once a turn, in its time. */
gboolean
house_may_use (const HouseRules *rules,
               const HouseState *state,
               guint seat,
               guint card,
               HouseUse when)
{
  const HouseCard *at = &rules->cards[card];

  return house_holds (state, seat, card) && at->has_use && at->use == when && !state->used[card] &&
         (!at->haunt_only || state->haunt != 0) &&
         (when != HOUSE_USE_BEFORE || is_for_roll (rules, state, at));
}

/* A die of the roll that shows @face, above the lowest, and is not picked yet to be rolled again;
 * or as many as were rolled. */
guint
house_find_die (const HouseState *state, guint face)
{
  guint die = 0;

  while (die < state->roll_dice &&
         (state->roll_face[die] != face || (state->again >> die & 1) != 0))
    die++;

  return die;
}

/* Whether the one who rolls can do something about it now. */
gboolean
house_has_window (const HouseRules *rules, const HouseState *state)
{
  gboolean is_before = state->roll_stage == HOUSE_ROLL_BEFORE;
  guint own = HOUSE_HELD + state->roll_by;

  if (house_has_kept (rules, state))
    return TRUE;
  if (!is_before && state->roll_dice == 0)
    return FALSE;
  for (guint i = house_find_card (rules, state, 0, own); i < rules->n_cards;
       i = house_find_card (rules, state, i + 1, own)) {
    if (house_may_use (rules, state, state->roll_by, i,
                       is_before ? HOUSE_USE_BEFORE : HOUSE_USE_AFTER))
      return TRUE;
  }

  return FALSE;
}
