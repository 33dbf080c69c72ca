/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/house/tc-house-private.h"

/* What effects see of a position and do to it. Rooms, floors, tokens, tracks and piles have the
 * numbers that compile gave them; players are seats. */

/* -- Tokens ------------------------------------------------------------------------------------ */

static guint
count (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  return ((const HouseState *) state)->tokens[space] >> kind & 1;
}

static guint
room (gconstpointer data, const TcState *state, guint kind, guint player, guint space)
{
  const HouseState *house = (const HouseState *) state;

  return house->floor[space] != 0 && (house->tokens[space] >> kind & 1) == 0;
}

static guint
supply (gconstpointer data, const TcState *state, guint kind, guint player)
{
  return ((const HouseRules *) data)->n_rooms;
}

static void
place (gconstpointer data, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  ((HouseState *) state)->tokens[space] |= 1u << kind;
}

static void
take (gconstpointer data, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  ((HouseState *) state)->tokens[space] &= ~(1u << kind);
}

static void
move (gconstpointer data,
      TcState *state,
      TcEvents *events,
      guint kind,
      guint player,
      guint from,
      guint to)
{
  take (data, state, events, kind, player, from);
  place (data, state, events, kind, player, to);
}

/* No room is anybody's. */
static guint
controller (gconstpointer data, const TcState *state, guint space)
{
  return TC_EFFECTS_NOBODY;
}

/* -- Tracks ------------------------------------------------------------------------------------ */

static gint
track (gconstpointer data, const TcState *state, guint index, guint player)
{
  const HouseRules *rules = data;
  const HouseState *house = (const HouseState *) state;

  if (index < HOUSE_N_TRAITS)
    return (gint) house_get_value (rules, house, player, index);

  return house_count (rules, house, (HouseCount) rules->counts[index - HOUSE_N_TRAITS], player);
}

/* Steps that stand below the start go up, that of the trait which lacks most first. */
static void
heal (HousePlay *play, guint seat, guint traits)
{
  const HouseExplorer *explorer = &play->rules->explorers[play->state->explorer[seat]];
  gint most = 0;
  guint found = HOUSE_NONE;

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
    gint lack = explorer->start[trait] - play->state->step[seat][trait];

    if ((traits >> trait & 1) == 0 || lack <= most)
      continue;
    most = lack;
    found = trait;
  }
  if (found != HOUSE_NONE)
    house_shift (play, seat, found, 1);
}

static void
shift (gconstpointer data, TcState *state, TcEvents *events, guint index, guint player, gint by)
{
  HousePlay play = { data, (HouseState *) state, events };
  HouseCount what = HOUSE_COUNT_OMENS;

  if (index < HOUSE_N_TRAITS) {
    house_shift (&play, player, index, by);
    return;
  }
  what = (HouseCount) play.rules->counts[index - HOUSE_N_TRAITS];
  for (; by < 0 && (what == HOUSE_MEASURE_PHYSICAL || what == HOUSE_MEASURE_MENTAL); by++)
    heal (&play, player, what == HOUSE_MEASURE_PHYSICAL ? HOUSE_PHYSICAL : HOUSE_MENTAL);
}

/* The lowest is the first above the skull. A trait that stands above its start stays. */
static void
set_end (gconstpointer data,
         TcState *state,
         TcEvents *events,
         guint index,
         guint player,
         TcEffectsEnd end)
{
  HousePlay play = { data, (HouseState *) state, events };
  gint step = 0;
  gint to = 0;

  if (index >= HOUSE_N_TRAITS)
    return;
  step = play.state->step[player][index];
  to = play.rules->explorers[play.state->explorer[player]].start[index];
  if (end == TC_EFFECTS_END_START)
    to = MAX (step, to);
  else
    to = end == TC_EFFECTS_END_LOWEST ? 1 : HOUSE_N_STEPS;
  house_shift (&play, player, index, to - step);
}

/* -- Rolls and damage -------------------------------------------------------------------------- */

/* Candle: one die more on what events ask for. */
static gint
count_event_dice (const HouseRules *rules, const HouseState *state, guint seat, TcThing source)
{
  gint n = 0;

  for (guint i = 0; house_is_of_event (rules, source) && i < rules->n_cards; i++)
    n += house_holds (state, seat, i) ? rules->cards[i].event_dice : 0;

  return n;
}

static gboolean
roll (gconstpointer data,
      TcState *state,
      TcEvents *events,
      const TcEffectsRoll *asked,
      gint *out_sum)
{
  HousePlay play = { data, (HouseState *) state, events };
  gint dice = asked->dice;

  if (play.state->roll_stage == 0) {
    dice += count_event_dice (play.rules, play.state, asked->player, asked->source);
    house_begin_roll (&play, HOUSE_FOR_EFFECT, asked->player,
                      asked->track >= 0 && asked->track < HOUSE_N_TRAITS ? (guint) asked->track
                                                                         : HOUSE_NONE,
                      dice, asked->source);
  }
  play.state->window = play.state->using = 0;
  if (house_run_roll (&play))
    return FALSE;
  *out_sum = play.state->roll_sum;
  play.state->roll_stage = play.state->roll_for = 0;

  return TRUE;
}

static void
damage (gconstpointer data,
        TcState *state,
        TcEvents *events,
        guint player,
        guint32 tracks,
        guint points)
{
  HousePlay play = { data, (HouseState *) state, events };

  house_hurt (&play, player, tracks & (HOUSE_PHYSICAL | HOUSE_MENTAL), points);
}

/* -- Piles ------------------------------------------------------------------------------------- */

static gint
get_stack (HousePile pile)
{
  static const gint8 stacks[] = {
    [HOUSE_PILE_ITEMS] = HOUSE_ITEM,     [HOUSE_PILE_EVENTS] = HOUSE_EVENT,
    [HOUSE_PILE_OMENS] = HOUSE_OMEN,     [HOUSE_PILE_TILES] = HOUSE_STACK_ROOMS,
    [HOUSE_PILE_ITEMS_TOP] = HOUSE_ITEM, [HOUSE_PILE_EVENTS_TOP] = HOUSE_EVENT,
  };

  return pile < G_N_ELEMENTS (stacks) ? stacks[pile] : -1;
}

static TcThing
get_card (gconstpointer data, const TcState *state, guint deck, guint index)
{
  const HouseRules *rules = data;
  gint stack = get_stack ((HousePile) rules->piles[deck]);
  guint8 card =
    stack >= 0 && index < HOUSE_MAX_LOOK ? ((const HouseState *) state)->top[stack][index] : 0;

  if (card == 0 || card == HOUSE_HIDDEN)
    return TC_THING_NONE;

  return stack == HOUSE_STACK_ROOMS ? house_room (rules, card - 1u) : house_card (rules, card - 1u);
}

/* The stack whose top the deciding player looks at now, or -1. */
gint
house_find_looked (const HouseRules *rules, const HouseState *state)
{
  gint deck = tc_effects_find_looked (rules->effects, &state->head);

  return deck >= 0 ? get_stack ((HousePile) rules->piles[deck]) : -1;
}

/* From wherever it is among what is settled, or from below. What moves down is known to whom it
 * was. */
static void
move_to_top (HouseState *state, guint stack, guint8 number, guint8 known)
{
  guint8 *top = state->top[stack];
  guint8 *knowers = state->known[stack];
  guint at = 0;

  while (at < HOUSE_MAX_LOOK - 1 && top[at] != number)
    at++;
  memmove (top + 1, top, at);
  memmove (knowers + 1, knowers, at);
  top[0] = number;
  knowers[0] = known;
}

/* Only what is put back is looked at in this game. */
static void
put_on_top (gconstpointer data,
            TcState *state,
            TcEvents *events,
            guint deck,
            TcThing card,
            guint player)
{
  const HouseRules *rules = data;
  HouseState *house = (HouseState *) state;
  gint stack = get_stack ((HousePile) rules->piles[deck]);
  guint8 number = (guint8) (stack == HOUSE_STACK_ROOMS ? tc_range_index (rules->room_things, card)
                                                       : tc_range_index (rules->card_things, card));

  move_to_top (house, (guint) stack, (guint8) (number + 1), (guint8) (1u << player));
}

static void
discard (gconstpointer data,
         TcState *state,
         TcEvents *events,
         guint deck,
         TcThing card,
         guint player)
{
  put_on_top (data, state, events, deck, card, player);
}

/* Cards of one kind in their deck. */
static TcThing
find_in_deck (const HouseRules *rules, const HouseState *state, guint kind, guint index)
{
  for (guint i = 0; i < rules->n_cards; i++) {
    if (rules->cards[i].kind == kind && state->where[i] == HOUSE_IN_DECK && index-- == 0)
      return house_card (rules, i);
  }

  return TC_THING_NONE;
}

static TcThing
find_at (const HouseRules *rules, const HouseState *state, guint where, guint index)
{
  guint i = house_find_card (rules, state, 0, where);

  for (; index > 0 && i < rules->n_cards; index--)
    i = house_find_card (rules, state, i + 1, where);

  return i < rules->n_cards ? house_card (rules, i) : TC_THING_NONE;
}

static TcThing
find_near (const HouseRules *rules, const HouseState *state, guint index)
{
  guint card = house_find_near (rules, state, index);

  return card < rules->n_cards ? house_card (rules, card) : TC_THING_NONE;
}

static TcThing
held (gconstpointer data, const TcState *state, guint deck, guint player, guint index)
{
  const HouseRules *rules = data;
  const HouseState *house = (const HouseState *) state;

  switch ((HousePile) rules->piles[deck]) {
  case HOUSE_PILE_ITEMS:
    return find_in_deck (rules, house, HOUSE_ITEM, index);
  case HOUSE_PILE_EVENTS:
    return find_in_deck (rules, house, HOUSE_EVENT, index);
  case HOUSE_PILE_OMENS:
    return find_in_deck (rules, house, HOUSE_OMEN, index);
  case HOUSE_PILE_BELONGINGS:
    return find_at (rules, house, HOUSE_HELD + player, index);
  case HOUSE_PILE_DISCARD:
    return find_at (rules, house, HOUSE_IN_DISCARD, index);
  case HOUSE_PILE_LOST:
    return find_at (rules, house, HOUSE_IN_ROOM + rules->setups[house->setup].start, index);
  case HOUSE_PILE_NEAR:
    return find_near (rules, house, index);
  default:
    return TC_THING_NONE;
  }
}

/* Whoever looks for a card shows it. */
static void
put_searched (HouseState *state, guint stack, guint card)
{
  move_to_top (state, stack, (guint8) (card + 1), 0xff);
}

static void
give (gconstpointer data, TcState *state, TcEvents *events, TcThing thing, guint deck, guint player)
{
  HousePlay play = { data, (HouseState *) state, events };
  HousePile pile = (HousePile) play.rules->piles[deck];
  guint card = tc_range_index (play.rules->card_things, thing);
  guint start = play.rules->setups[play.state->setup].start;

  if (pile == HOUSE_PILE_ITEMS_TOP || pile == HOUSE_PILE_EVENTS_TOP) {
    put_searched (play.state, (guint) get_stack (pile), card);
    return;
  }
  if (pile == HOUSE_PILE_BELONGINGS)
    tc_events_report (events, HOUSE_EVENT_STOLEN, house_seat (play.rules, player), thing, 0);
  else if (pile == HOUSE_PILE_LOST)
    tc_events_report (events, HOUSE_EVENT_DROPPED, thing, house_room (play.rules, start), 0);
  else
    tc_events_report (events, pile == HOUSE_PILE_DISCARD ? HOUSE_EVENT_LOSES : HOUSE_EVENT_RETURNED,
                      TC_THING_NONE, thing, 0);
  play.state->used[card] = 1;
  if (pile == HOUSE_PILE_BELONGINGS)
    house_gain (&play, player, card);
  else if (pile == HOUSE_PILE_LOST)
    house_lose (&play, card, (guint8) (HOUSE_IN_ROOM + start));
  else
    house_lose (&play, card, pile == HOUSE_PILE_DISCARD ? HOUSE_IN_DISCARD : HOUSE_IN_DECK);
}

/* A deck has no order; what was known of its top is forgotten. */
static void
shuffle (gconstpointer data, TcState *state, TcEvents *events, guint deck, guint player)
{
  HouseState *house = (HouseState *) state;
  gint stack = get_stack ((HousePile) ((const HouseRules *) data)->piles[deck]);

  for (guint i = 0; stack >= 0 && i < HOUSE_MAX_LOOK; i++)
    house->top[stack][i] = house->known[stack][i] = 0;
}

/* -- Figures and the board --------------------------------------------------------------------- */

static guint
where (gconstpointer data, const TcState *state, guint player)
{
  const HouseState *house = (const HouseState *) state;

  return house_is_alive (house, player) ? house->room[player] : TC_EFFECTS_NOWHERE;
}

/* Ruling H-j: a secret way leads to the near side of a barrier. */
static void
go (gconstpointer data, TcState *state, TcEvents *events, guint player, guint space)
{
  HousePlay play = { data, (HouseState *) state, events };
  const guint32 *tokens = play.state->tokens;
  const HouseRoom *left = &play.rules->rooms[play.state->room[player]];

  if (!house_is_alive (play.state, player))
    return;
  tc_events_report (events, HOUSE_EVENT_FALLS, house_seat (play.rules, player),
                    house_room (play.rules, space), 0);
  if ((tokens[play.state->room[player]] & tokens[space] & play.rules->joining) == 0) {
    house_appear (&play, player, space);
    return;
  }
  /* 2 Move: who takes a secret way leaves the room as by a door. */
  if (left->is_good || !house_has_powers (play.state, player))
    house_queue (&play, left->on_exit, player, 0);
  house_enter (&play, player, space);
}

/* Whether @program looks whether the goal of @side is reached. */
static gboolean
is_check (const HousePlay *play, guint side, guint program)
{
  const HouseState *state = play->state;
  guint goal = state->haunt != 0 ? state->goal[side] : 0;

  return goal != 0 && house_get_haunt (play->rules, state)->goals[goal - 1].program == program;
}

/* How far the haunt has come, where that has changed. */
static void
report_tally (gconstpointer data, const TcState *state, TcEvents *events, guint tally, gint value)
{
  const HouseRules *rules = data;
  const HouseState *house = (const HouseState *) state;

  if (house->haunt != 0 && (house_get_haunt (rules, house)->tallies >> tally & 1) != 0)
    tc_events_report (events, HOUSE_EVENT_TALLY,
                      tc_range_get (rules->haunt_things, house->haunt - 1u), TC_THING_NONE,
                      (gint16) rules->tally_text[tally], (gint16) value);
}

static void
win (gconstpointer data, TcState *state, TcEvents *events, guint player, guint program)
{
  HousePlay play = { data, (HouseState *) state, events };
  gint side = player == TC_EFFECTS_NOBODY ? -1 : play.state->side[player];

  house_finish (&play, side, side >= 0 && is_check (&play, (guint) side, program));
}

static guint
n_playing (gconstpointer data, const TcState *state)
{
  return ((const HouseState *) state)->n_players;
}

static gboolean
is_linked (gconstpointer data, const TcState *state, guint from, guint to)
{
  return house_is_linked (data, (const HouseState *) state, from, to);
}

static gboolean
is_open (gconstpointer data, const TcState *state, guint space)
{
  return ((const HouseState *) state)->floor[space] != 0;
}

static gboolean
is_in (gconstpointer data, const TcState *state, guint part, guint space)
{
  return ((const HouseState *) state)->floor[space] == part + 1;
}

static void
explore (gconstpointer data,
         TcState *state,
         TcEvents *events,
         guint player,
         guint part,
         guint space)
{
  HousePlay play = { data, (HouseState *) state, events };

  house_lay_on_floor (&play, player, part == TC_EFFECTS_NOBODY ? HOUSE_NONE : part,
                      space == TC_EFFECTS_NOWHERE ? HOUSE_NONE : space);
}

static void
reattach (gconstpointer data, TcState *state, TcEvents *events, guint player, guint part)
{
  HousePlay play = { data, (HouseState *) state, events };

  house_reattach (&play, player, part == TC_EFFECTS_NOBODY ? HOUSE_NONE : part);
}

/* -- Procedures -------------------------------------------------------------------------------- */

static gboolean
can_invoke (gconstpointer data, const TcState *state, guint procedure, guint player)
{
  return house_is_alive ((const HouseState *) state, player);
}

/* Where the player has it; it stays as it is. */
static void
drop_card (HousePlay *play, guint player, guint card)
{
  HouseState *state = play->state;

  if (!house_holds (state, player, card))
    return;
  tc_events_report (play->events, HOUSE_EVENT_DROPPED, house_card (play->rules, card),
                    house_room (play->rules, state->room[player]), 0);
  house_lose (play, card, (guint8) (HOUSE_IN_ROOM + state->room[player]));
}

/* The card whose effects are under way. */
static void
act_on_card (HousePlay *play, HouseProcedure procedure, guint player)
{
  HouseState *state = play->state;
  guint card = state->window != 0 ? state->using : state->running;

  if (card-- == 0)
    return;
  if (procedure == HOUSE_DO_DROP) {
    drop_card (play, player, card);
    return;
  }
  if (procedure == HOUSE_DO_TOGGLE) {
    state->on[card] = !state->on[card];
    house_update_bonuses (play);
    return;
  }
  tc_events_report (play->events, HOUSE_EVENT_LOSES, TC_THING_NONE, house_card (play->rules, card),
                    0);
  house_lose (play, card, HOUSE_IN_DISCARD);
}

/* Rule: the right neighbour is who plays before; of the living ones. */
static void
attack_by_neighbour (HousePlay *play, guint player)
{
  house_begin_attack (play, HOUSE_BY_EVENT, player, HOUSE_MIGHT, 0);
}

/* Bloody Vision: the weakest of those in the room and next to it. */
static void
run_amok (HousePlay *play, guint player)
{
  const HouseState *state = play->state;
  guint found = HOUSE_NONE;
  guint least = G_MAXUINT;

  for (guint seat = 0; seat < state->n_players; seat++) {
    guint might = 0;

    if (seat == player || !house_is_alive (state, seat) ||
        (state->room[seat] != state->room[player] &&
         !house_is_linked (play->rules, state, state->room[player], state->room[seat])))
      continue;
    might = house_get_value (play->rules, state, seat, HOUSE_MIGHT);
    if (might < least) {
      least = might;
      found = seat;
    }
  }
  if (found == HOUSE_NONE)
    return;
  house_begin_attack (play, player, found, HOUSE_MIGHT, 0);
  play->state->attack_far = 0;
}

static void
call_monsters (HousePlay *play)
{
  for (guint i = 0; i < play->state->n_figures; i++) {
    if (play->state->figure_room[i] != 0 && !play->state->stunned[i])
      house_step_nearer (play, i);
  }
}

static void
leave (HousePlay *play, guint player)
{
  house_take_out (play, player, HOUSE_GONE);
}

/* Revolving Wall: there must be a wall without a door, and a marker left. */
static void
begin_wall (HousePlay *play, guint player)
{
  HouseState *state = play->state;

  if (state->doors[state->room[player]] != 15 && state->wall[HOUSE_MAX_LOOK - 1][0] == 0)
    state->walling = (guint8) (player + 1);
}

/* A roll of the card under way, with all that may change it; the effect goes on after it. */
static void
begin_card_roll (HousePlay *play, HousePurpose purpose, guint player, guint dice)
{
  guint card = play->state->running;
  TcThing source = card != 0 ? house_card (play->rules, card - 1) : TC_THING_NONE;

  house_begin_roll (play, purpose, player, HOUSE_NONE,
                    (gint) dice + count_event_dice (play->rules, play->state, player, source),
                    source);
}

static void
invoke_own (HousePlay *play, HouseProcedure procedure, guint player)
{
  if (procedure == HOUSE_DO_DRAW_ITEM || procedure == HOUSE_DO_DRAW_EVENT)
    house_draw (play, player, procedure == HOUSE_DO_DRAW_ITEM ? HOUSE_ITEM : HOUSE_EVENT);
  else if (procedure == HOUSE_DO_DISCARD || procedure == HOUSE_DO_TOGGLE ||
           procedure == HOUSE_DO_DROP)
    act_on_card (play, procedure, player);
  else if (procedure == HOUSE_DO_NEIGHBOUR || procedure == HOUSE_DO_ATTACKED)
    attack_by_neighbour (play, player);
  else if (procedure == HOUSE_DO_FRENZY)
    run_amok (play, player);
  else if (procedure == HOUSE_DO_BURST)
    house_burst (play);
  else if (procedure == HOUSE_DO_OMEN_ROLL)
    begin_card_roll (play, HOUSE_FOR_OMENS, player, play->rules->omen_dice);
  else if (procedure == HOUSE_DO_BANK)
    begin_card_roll (play, HOUSE_FOR_KEEPING, player, play->rules->bank);
  else if (procedure == HOUSE_DO_OPEN_WALL)
    begin_wall (play, player);
}

static void
invoke (gconstpointer data, TcState *state, TcEvents *events, guint procedure, guint player)
{
  HousePlay play = { data, (HouseState *) state, events };

  if (procedure == HOUSE_DO_REROLL_ANY || procedure == HOUSE_DO_REROLL_ONE)
    house_begin_again (&play, procedure == HOUSE_DO_REROLL_ANY ? HOUSE_MAX_DICE : 1);
  else if (procedure == HOUSE_DO_CALL_HEROES)
    house_call_heroes (&play, player);
  else if (procedure == HOUSE_DO_CALL_MONSTERS)
    call_monsters (&play);
  else if (procedure == HOUSE_DO_LEAVE)
    leave (&play, player);
  else if (procedure == HOUSE_DO_END_TURN || procedure == HOUSE_DO_STOP)
    play.state->is_stopped = player == play.state->current ? 1 : play.state->is_stopped;
  else
    invoke_own (&play, (HouseProcedure) procedure, player);
}

/* What an effect brought about is settled before its next clause. */
static gboolean
waits (gconstpointer data, const TcState *state)
{
  const HouseRules *rules = data;
  const HouseState *house = (const HouseState *) state;
  gboolean in_window =
    house->window != 0 && tc_effects_get_depth (rules->effects, state) >= house->window;

  if (house->hurt_who != 0 || house->lay_room != 0 || house->walling != 0 || house->half_due != 0 ||
      house->again_most != 0)
    return TRUE;

  return !in_window &&
         ((house->roll_stage != 0 && (house->roll_asks || house->roll_for != HOUSE_FOR_EFFECT)) ||
          (house->attack_stage != 0 && !house->attack_waits));
}

const TcEffectsHost house_effects_host = {
  .where = where,
  .go = go,
  .is_open = is_open,
  .is_in = is_in,
  .is_linked = is_linked,
  .explore = explore,
  .reattach = reattach,
  .count = count,
  .supply = supply,
  .room = room,
  .place = place,
  .move = move,
  .remove = take,
  .track = track,
  .shift = shift,
  .set_end = set_end,
  .damage = damage,
  .roll = roll,
  .card = get_card,
  .held = held,
  .give = give,
  .discard = discard,
  .put_on_top = put_on_top,
  .shuffle = shuffle,
  .controller = controller,
  .n_playing = n_playing,
  .can_invoke = can_invoke,
  .invoke = invoke,
  .win = win,
  .report_tally = report_tally,
  .waits = waits,
};
