/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* A setup that begins in the middle of a game: who is who, and where each card and token is. It is
 * read when a game begins, and once before, to find out whether it adds up. */

typedef struct {
  const DuneRules *rules;
  const TcRuleset *ruleset;
  TcScenario *scenario;
  DuneState *state;
  gboolean fits;
} Reader;

/* Its number in the class, or DUNE_NONE. */
static guint
find (Reader *reader, TcNode node, const char *attribute, TcThingRange range)
{
  const char *id = tc_scenario_get_string (reader->scenario, node, attribute);
  TcThing thing = id != NULL ? tc_ruleset_find_thing (reader->ruleset, id) : TC_THING_NONE;

  return tc_range_has (range, thing) ? tc_range_index (range, thing) : DUNE_NONE;
}

/* A player who takes part; another one does not fit. */
static guint
find_seat (Reader *reader, TcNode node, const char *attribute)
{
  guint seat = find (reader, node, attribute, reader->rules->seat_things);

  if (seat < reader->state->n_seats)
    return seat;
  reader->fits = FALSE;

  return 0;
}

static guint
get (Reader *reader, TcNode node, const char *attribute)
{
  return (guint) tc_scenario_get_int (reader->scenario, node, attribute);
}

/* Whether there is room for one more among @most; else it does not fit. */
static gboolean
has_room (Reader *reader, guint n, guint most)
{
  if (n < most)
    return TRUE;
  reader->fits = FALSE;

  return FALSE;
}

/* -- Players ----------------------------------------------------------------------------------- */

static void
read_identity (Reader *reader, TcNode node)
{
  DuneState *state = reader->state;
  guint seat = find_seat (reader, node, "player");
  guint identity = find (reader, node, "identity", reader->rules->identity_things);

  if (!has_room (reader, identity, reader->rules->n_identities))
    return;
  state->identity[seat] = (guint8) identity;
  state->role[seat] = reader->rules->identity_role[identity];
  state->held_back[seat] = (guint8) get (reader, node, "held-back");
  if (tc_scenario_get_bool (reader->scenario, node, "revealed"))
    state->revealed |= (guint8) (1u << seat);
}

static void
read_trait (Reader *reader, TcNode node)
{
  guint place = get (reader, node, "place") - 1;

  if (has_room (reader, place, reader->rules->n_traits))
    reader->state->trait[find_seat (reader, node, "player")][place] =
      (guint8) find (reader, node, "trait", reader->rules->kind_things);
}

static void
read_sight (Reader *reader, TcNode node)
{
  guint8 viewer = (guint8) (1u << find_seat (reader, node, "player"));
  guint seat = find_seat (reader, node, "of");
  guint place = get (reader, node, "place") - 1;

  if (tc_scenario_get_bool (reader->scenario, node, "target")) {
    if (has_room (reader, place, reader->state->n_lying[seat]))
      reader->state->saw_lying[seat][place] |= viewer;
  } else if (has_room (reader, place, reader->rules->n_traits)) {
    reader->state->saw_trait[seat][place] |= viewer;
  }
}

static void
read_passed (Reader *reader, TcNode node)
{
  TcNode wanted = tc_scenario_get_ref (reader->scenario, node, "sigil");
  TcNode sigil = tc_scenario_find_section (reader->scenario, "sigil");
  guint round = get (reader, node, "round") - 1;
  guint n = 0;

  for (; sigil != wanted && sigil != TC_NODE_NONE; n++)
    sigil = tc_scenario_find_next (reader->scenario, sigil);
  if (has_room (reader, round, DUNE_MAX_ROUNDS))
    reader->state->passed[find_seat (reader, node, "player")][round] |= (guint16) (1u << n);
}

/* -- Cards and tokens -------------------------------------------------------------------------- */

static void
read_action (Reader *reader, TcNode node)
{
  DuneState *state = reader->state;
  guint card = find (reader, node, "card", reader->rules->card_things);

  if (!has_room (reader, card, reader->rules->n_cards))
    return;
  reader->fits = reader->fits && state->where[card] == DUNE_IN_DECK;
  state->where[card] = DUNE_IN_DISCARD;
  if (tc_scenario_get_bool (reader->scenario, node, "delivered"))
    state->has_token[card] = 0;
  if (tc_scenario_has (reader->scenario, node, "player")) {
    state->where[card] = (guint8) (DUNE_TAKEN + find_seat (reader, node, "player"));
  } else if (tc_scenario_has (reader->scenario, node, "row")) {
    guint row = get (reader, node, "row") - 1;

    if (!has_room (reader, row, reader->rules->row_size) || state->row[row] != 0) {
      reader->fits = FALSE;
      return;
    }
    state->where[card] = DUNE_IN_ROW;
    state->row[row] = (guint8) (card + 1);
  }
}

static void
read_target (Reader *reader, TcNode node)
{
  DuneState *state = reader->state;
  guint seat = find_seat (reader, node, "on");

  if (!has_room (reader, state->n_lying[seat], reader->rules->most_targets))
    return;
  state->lying_of[seat][state->n_lying[seat]] = (guint8) find_seat (reader, node, "player");
  state->lying[seat][state->n_lying[seat]++] =
    (guint8) (find (reader, node, "target", reader->rules->target_things) + 1);
}

static void
read_gone (Reader *reader, TcNode node)
{
  DuneState *state = reader->state;
  guint seat = find_seat (reader, node, "player");

  if (has_room (reader, state->n_gone[seat], reader->rules->n_hand))
    state->gone[seat][state->n_gone[seat]++] =
      (guint8) (find (reader, node, "target", reader->rules->target_things) + 1);
}

static void
read_token (Reader *reader, TcNode node)
{
  DuneState *state = reader->state;
  guint seat = find_seat (reader, node, "on");

  if (!has_room (reader, state->n_received[seat], reader->rules->most_tokens))
    return;
  state->received_of[seat][state->n_received[seat]] = (guint8) find_seat (reader, node, "player");
  state->received[seat][state->n_received[seat]++] =
    (guint8) (find (reader, node, "token", reader->rules->token_things) + 1);
}

/* What is neither on somebody nor discarded is in the hand still. */
static void
fill_hand (Reader *reader, guint seat)
{
  DuneState *state = reader->state;
  guint left[DUNE_MAX_TARGETS];

  for (guint kind = 0; kind < reader->rules->n_targets; kind++)
    left[kind] = reader->rules->copies[kind];
  for (guint on = 0; on < state->n_seats; on++) {
    for (guint i = 0; i < state->n_lying[on]; i++) {
      if (state->lying_of[on][i] == seat && has_room (reader, 0, left[state->lying[on][i] - 1]))
        left[state->lying[on][i] - 1]--;
    }
  }
  for (guint i = 0; i < state->n_gone[seat]; i++) {
    if (has_room (reader, 0, left[state->gone[seat][i] - 1]))
      left[state->gone[seat][i] - 1]--;
  }
  for (guint kind = 0; kind < reader->rules->n_targets; kind++) {
    for (guint i = 0; i < left[kind]; i++)
      state->hand[seat][state->n_hand[seat]++] = (guint8) (kind + 1);
  }
}

/* -- All of it --------------------------------------------------------------------------------- */

static gboolean
has_its_traits (const DuneRules *rules, const DuneState *state, guint seat)
{
  const DuneRole *role = &rules->roles[state->role[seat]];
  guint n[DUNE_MAX_KINDS] = { 0 };

  for (guint i = 0; i < role->n_traits; i++)
    n[role->traits[i]]++;
  for (guint i = 0; i < role->n_traits; i++) {
    if (state->trait[seat][i] >= DUNE_MAX_KINDS || n[state->trait[seat][i]]-- == 0)
      return FALSE;
  }

  return TRUE;
}

/* Each player has one of the cards that are dealt, and nobody has that of another. */
static gboolean
are_dealt (const DuneRules *rules, const DuneState *state)
{
  const DuneCount *count = dune_get_count (rules, state);

  for (guint i = 0; i < count->n_identities; i++) {
    guint n = 0;

    for (guint seat = 0; seat < state->n_seats; seat++)
      n += state->identity[seat] == count->identities[i];
    if (n != 1)
      return FALSE;
  }

  return TRUE;
}

/* Fills @state, of which the number of players and of the setup are known and action cards lie in
 * the deck. Returns whether it adds up. */
gboolean
dune_read_position (const DuneRules *rules, const TcRuleset *ruleset, DuneState *state)
{
  static const struct {
    const char *name;
    void (*read) (Reader *reader, TcNode node);
  } parts[] = {
    { "has-identity", read_identity },
    { "has-trait", read_trait },
    { "action-at", read_action },
    { "target-on", read_target },
    { "target-gone", read_gone },
    { "token-on", read_token },
    { "saw", read_sight },
    { "passed-up", read_passed },
  };
  TcNode setup = rules->setups[state->setup].node;
  Reader reader = { rules, ruleset, tc_ruleset_get_scenario (ruleset), state, TRUE };

  memset (state->identity, DUNE_NONE, state->n_seats);
  memset (state->trait, DUNE_NONE, sizeof state->trait);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    TcNode node = tc_scenario_find_child (reader.scenario, setup, parts[i].name);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (reader.scenario, node))
      parts[i].read (&reader, node);
  }
  if (!reader.fits || !are_dealt (rules, state))
    return FALSE;

  for (guint seat = 0; seat < DUNE_MAX_SEATS; seat++) {
    guint n_traits = seat < state->n_seats ? rules->roles[state->role[seat]].n_traits : 0;

    if (seat < state->n_seats && !has_its_traits (rules, state, seat))
      return FALSE;
    memset (state->trait[seat] + n_traits, 0, DUNE_MAX_TRAITS - n_traits);
    if (seat < state->n_seats)
      fill_hand (&reader, seat);
  }
  state->dealer = (guint8) find_seat (&reader, setup, "dealt-by");
  state->at = (guint8) ((find_seat (&reader, setup, "next") + state->n_seats - state->dealer) %
                        state->n_seats);
  state->head.turn = rules->setups[state->setup].turn;
  state->is_open = 1;

  return reader.fits;
}
