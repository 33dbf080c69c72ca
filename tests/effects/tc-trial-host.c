/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-trial.h"

/* What effects see of the test game, and do to it. */

static guint
get_row (guint player)
{
  return player == TC_EFFECTS_NOBODY ? 0 : player;
}

static guint
count (gconstpointer rules, const TcState *state, guint kind, guint player, guint space)
{
  return ((const TrialState *) state)->piece[kind][get_row (player)][space];
}

static guint
room (gconstpointer rules, const TcState *state, guint kind, guint player, guint space)
{
  guint most = ((const TrialRules *) rules)->room[kind];

  return most - MIN (most, count (rules, state, kind, player, space));
}

static guint
supply (gconstpointer rules, const TcState *state, guint kind, guint player)
{
  return ((const TrialState *) state)->pool[kind][get_row (player)];
}

static void
place (gconstpointer rules, TcState *state, TcEvents *events, guint kind, guint player, guint space)
{
  TrialState *trial = (TrialState *) state;

  g_assert (supply (rules, state, kind, player) > 0);
  g_assert (room (rules, state, kind, player, space) > 0);
  trial->pool[kind][get_row (player)]--;
  trial->piece[kind][get_row (player)][space]++;
}

static void
take_away (gconstpointer rules,
           TcState *state,
           TcEvents *events,
           guint kind,
           guint player,
           guint space)
{
  TrialState *trial = (TrialState *) state;

  g_assert (count (rules, state, kind, player, space) > 0);
  trial->piece[kind][get_row (player)][space]--;
  trial->pool[kind][get_row (player)]++;
}

static void
move (gconstpointer rules,
      TcState *state,
      TcEvents *events,
      guint kind,
      guint player,
      guint from,
      guint to)
{
  take_away (rules, state, events, kind, player, from);
  place (rules, state, events, kind, player, to);
}

/* Whoever has more pieces of the first kind than each of the others. */
static guint
controller (gconstpointer rules, const TcState *state, guint space)
{
  const TrialState *trial = (const TrialState *) state;
  guint best = TC_EFFECTS_NOBODY;
  guint most = 0;

  for (guint player = 0; player < ((const TrialRules *) rules)->n_players; player++) {
    guint n = trial->piece[0][player][space];

    if (n == most)
      best = TC_EFFECTS_NOBODY;
    else if (n > most)
      best = player;
    most = MAX (most, n);
  }

  return best;
}

static gint
track (gconstpointer rules, const TcState *state, guint index, guint player)
{
  return ((const TrialState *) state)->track[index][get_row (player)];
}

static void
shift (gconstpointer data, TcState *state, TcEvents *events, guint index, guint player, gint by)
{
  const TrialRules *rules = data;
  TrialState *trial = (TrialState *) state;
  gint value = trial->track[index][get_row (player)] + by;

  trial->track[index][get_row (player)] =
    (gint8) CLAMP (value, rules->track_min[index], rules->track_max[index]);
  if (by < 0 && player != TC_EFFECTS_NOBODY)
    tc_effects_announce (rules->effects, state, TC_EFFECTS_TRIGGER_HURT, player);
}

/* Persuade takes an enemy piece from where own ones are; Escalate adds one there or next to a space
 * under own control. */
static gboolean
can_operate (gconstpointer data, const TcState *state, guint operation, guint player, guint space)
{
  const TrialRules *rules = data;
  gboolean is_present = count (data, state, 0, player, space) > 0;

  if (operation == 0)
    return is_present && count (data, state, 0, 1 - MIN (player, 1), space) > 0;
  if (supply (data, state, 0, player) == 0 || room (data, state, 0, player, space) == 0)
    return FALSE;
  for (guint other = 0; other < rules->spaces.n && !is_present; other++)
    is_present = (rules->linked[space][other / 64] >> other % 64 & 1) != 0 &&
                 controller (data, state, other) == player;

  return is_present;
}

static void
operate (gconstpointer rules,
         TcState *state,
         TcEvents *events,
         guint operation,
         guint player,
         guint space)
{
  if (operation == 0)
    take_away (rules, state, events, 0, 1 - MIN (player, 1), space);
  else
    place (rules, state, events, 0, player, space);
}

static gboolean
can_invoke (gconstpointer data, const TcState *state, guint procedure, guint player)
{
  return procedure == 1 ||
         ((const TrialState *) state)->n_calls < ((const TrialRules *) data)->n_calls;
}

static void
invoke (gconstpointer data, TcState *state, TcEvents *events, guint procedure, guint player)
{
  const TrialRules *rules = data;
  TrialState *trial = (TrialState *) state;

  if (procedure == 0) {
    tc_effects_start (rules->effects, state, rules->call[trial->n_calls++], rules->n_players - 1u);
  } else if (tc_state_roll (state, TRIAL_ROLL_DECISION, TC_THING_NONE, trial->plays_left, 6) <=
             trial->track[0][rules->n_players - 1]) {
    tc_effects_stop (rules->effects, state);
    trial->plays_left = 0;
  }
}

static TcThing
card (gconstpointer rules, const TcState *state, guint deck, guint index)
{
  const TrialState *trial = (const TrialState *) state;

  return index < trial->n_deck ? tc_range_get (((const TrialRules *) rules)->cards,
                                               trial->deck[trial->n_deck - 1 - index])
                               : TC_THING_NONE;
}

/* Takes it out of the deck, wherever it lies. */
static guint8
take_card (const TrialRules *rules, TrialState *trial, TcThing thing)
{
  guint8 number = (guint8) tc_range_index (rules->cards, thing);
  guint at = 0;

  while (trial->deck[at] != number)
    at++;
  trial->n_deck--;
  for (; at < trial->n_deck; at++)
    trial->deck[at] = trial->deck[at + 1];
  trial->deck[trial->n_deck] = 0;

  return number;
}

static void
discard (gconstpointer rules,
         TcState *state,
         TcEvents *events,
         guint deck,
         TcThing thing,
         guint player)
{
  TrialState *trial = (TrialState *) state;

  trial->discard[trial->n_discard++] = take_card (rules, trial, thing);
}

static void
put_on_top (gconstpointer rules,
            TcState *state,
            TcEvents *events,
            guint deck,
            TcThing thing,
            guint player)
{
  TrialState *trial = (TrialState *) state;
  guint8 number = take_card (rules, trial, thing);

  trial->deck[trial->n_deck++] = number;
}

/* -- Piles, hands and figures ------------------------------------------------------------------ */

static guint8
get_pile (guint deck, guint player)
{
  return (guint8) (deck * 4 + get_row (player));
}

static TcThing
held (gconstpointer data, const TcState *state, guint deck, guint player, guint index)
{
  const TrialRules *rules = data;
  const TrialState *trial = (const TrialState *) state;

  if (deck == 0)
    return card (data, state, deck, index);
  for (guint i = 0; i < rules->cards.n; i++) {
    if (trial->at[i] == get_pile (deck, player) && index-- == 0)
      return tc_range_get (rules->cards, i);
  }

  return TC_THING_NONE;
}

static void
give (gconstpointer data, TcState *state, TcEvents *events, TcThing thing, guint deck, guint player)
{
  const TrialRules *rules = data;
  TrialState *trial = (TrialState *) state;
  guint number = tc_range_index (rules->cards, thing);

  if (trial->at[number] == 0)
    take_card (rules, trial, thing);
  trial->at[number] = deck == 0 ? 0 : get_pile (deck, player);
  if (deck == 0)
    trial->deck[trial->n_deck++] = (guint8) number;
}

static void
shuffle (gconstpointer rules, TcState *state, TcEvents *events, guint deck, guint player)
{
  TrialState *trial = (TrialState *) state;
  guint16 nth = (guint16) (++trial->n_shuffles * 128);

  for (guint i = trial->n_deck; i > 1 && deck == 0; i--, nth++) {
    guint j = tc_state_draw (state, TRIAL_ROLL_SHUFFLE, TC_THING_NONE, nth, i) - 1;
    guint8 other = trial->deck[i - 1];

    trial->deck[i - 1] = trial->deck[j];
    trial->deck[j] = other;
  }
}

static void
inspect (gconstpointer data, TcState *state, TcEvents *events, TcThing thing, guint player)
{
  guint number = tc_range_index (((const TrialRules *) data)->cards, thing);

  ((TrialState *) state)->seen[number] |= (guint8) (1u << player);
  tc_events_report_to (events, (guint8) player, TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_LOOK, thing,
                       thing, 0);
}

static guint
where (gconstpointer rules, const TcState *state, guint player)
{
  return ((const TrialState *) state)->figure[player];
}

static void
go (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint space)
{
  ((TrialState *) state)->figure[player] = (guint8) space;
}

static void
win (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint program)
{
  ((TrialState *) state)->winner =
    player == TC_EFFECTS_NOBODY ? TRIAL_NOBODY_WINS : (guint8) (player + 1);
}

const TcEffectsHost tc_trial_host = {
  .count = count,
  .room = room,
  .supply = supply,
  .place = place,
  .remove = take_away,
  .move = move,
  .controller = controller,
  .track = track,
  .shift = shift,
  .can_operate = can_operate,
  .operate = operate,
  .can_invoke = can_invoke,
  .invoke = invoke,
  .card = card,
  .discard = discard,
  .put_on_top = put_on_top,
  .held = held,
  .give = give,
  .shuffle = shuffle,
  .inspect = inspect,
  .where = where,
  .go = go,
  .win = win,
};
