/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/dune/tc-dune-private.h"

/* A position as a setup, secrets and all: who is who, the order of the trait cards, each target
 * card, and what players have seen. The turn that is under way begins again. The action deck is
 * none of it, since each card is drawn at random. */

typedef struct {
  const TcRuleset *ruleset;
  const DuneRules *rules;
  const DuneState *state;
  TcOperation *setup;
} Writer;

static const char *
get_id (const Writer *writer, TcThingRange range, guint index)
{
  return tc_ruleset_get_thing (writer->ruleset, tc_range_get (range, index))->id;
}

static const char *
get_seat (const Writer *writer, guint seat)
{
  return get_id (writer, writer->rules->seat_things, seat);
}

/* Up to four attributes; the first whose name or value is NULL ends them. */
typedef struct {
  const char *pairs[9];
} Said;

#define ADD(writer, name, ...)                                                                     \
  tc_operation_add_child ((writer)->setup, (name), ((Said){ { __VA_ARGS__ } }).pairs)

/* -- Players ----------------------------------------------------------------------------------- */

/* What the player of this turn was to place besides is part of the turn already. */
static guint
get_held_back (const DuneState *state, guint seat)
{
  gboolean is_current = seat == state->current && state->quota > 0;

  return is_current ? state->quota - 1u : state->held_back[seat];
}

static void
add_identity (const Writer *writer, guint seat)
{
  const DuneState *state = writer->state;
  g_autofree char *held_back = g_strdup_printf ("%u", get_held_back (state, seat));
  gboolean is_revealed = (state->revealed >> seat & 1) != 0;

  ADD (writer, "has-identity", "player", get_seat (writer, seat), "identity",
       get_id (writer, writer->rules->identity_things, state->identity[seat]), "held-back",
       held_back, is_revealed ? "revealed" : NULL, "true");
}

static void
add_traits (const Writer *writer, guint seat)
{
  guint n = writer->rules->roles[writer->state->role[seat]].n_traits;

  for (guint i = 0; i < n; i++) {
    g_autofree char *place = g_strdup_printf ("%u", i + 1);

    ADD (writer, "has-trait", "player", get_seat (writer, seat), "place", place, "trait",
         get_id (writer, writer->rules->kind_things, writer->state->trait[seat][i]));
  }
}

static void
add_sights_of (const Writer *writer, guint seat, guint viewers, guint place, gboolean is_target)
{
  g_autofree char *number = g_strdup_printf ("%u", place + 1);

  for (guint viewer = 0; viewer < writer->state->n_seats; viewer++) {
    if (viewers >> viewer & 1)
      ADD (writer, "saw", "player", get_seat (writer, viewer), "of", get_seat (writer, seat),
           "place", number, is_target ? "target" : NULL, "true");
  }
}

static void
add_sights (const Writer *writer)
{
  const DuneState *state = writer->state;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < writer->rules->n_traits; i++)
      add_sights_of (writer, seat, state->saw_trait[seat][i], i, FALSE);
    for (guint i = 0; i < state->n_lying[seat]; i++)
      add_sights_of (writer, seat, state->saw_lying[seat][i], i, TRUE);
  }
}

static void
add_passed (const Writer *writer)
{
  TcScenario *scenario = tc_ruleset_get_scenario (writer->ruleset);

  for (guint seat = 0; seat < writer->state->n_seats; seat++) {
    for (guint round = 0; round < DUNE_MAX_ROUNDS; round++) {
      TcNode sigil = tc_scenario_find_section (scenario, "sigil");
      g_autofree char *number = g_strdup_printf ("%u", round + 1);

      for (guint i = 0; sigil != TC_NODE_NONE; i++) {
        if (writer->state->passed[seat][round] >> i & 1)
          ADD (writer, "passed-up", "player", get_seat (writer, seat), "round", number, "sigil",
               tc_scenario_get_string (scenario, sigil, "id"));
        sigil = tc_scenario_find_next (scenario, sigil);
      }
    }
  }
}

/* -- Cards and tokens -------------------------------------------------------------------------- */

static guint
find_in_row (const Writer *writer, guint card)
{
  guint row = 0;

  while (writer->state->row[row] != card + 1)
    row++;

  return row + 1;
}

static void
add_action (const Writer *writer, guint card)
{
  const DuneState *state = writer->state;
  guint where = state->where[card];
  gboolean is_delivered =
    !state->has_token[card] && dune_get_action (writer->rules, card)->token != DUNE_NONE;
  const char *id = get_id (writer, writer->rules->card_things, card);
  const char *delivered = is_delivered ? "delivered" : NULL;
  g_autofree char *row = NULL;

  if (where >= DUNE_TAKEN) {
    ADD (writer, "action-at", "card", id, "player", get_seat (writer, where - DUNE_TAKEN),
         delivered, "true");
  } else if (where == DUNE_IN_ROW) {
    row = g_strdup_printf ("%u", find_in_row (writer, card));
    ADD (writer, "action-at", "card", id, "row", row, delivered, "true");
  } else if (where == DUNE_IN_DISCARD) {
    ADD (writer, "action-at", "card", id, delivered, "true");
  }
}

static void
add_targets (const Writer *writer)
{
  const DuneState *state = writer->state;
  TcThingRange kinds = writer->rules->target_things;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < state->n_lying[seat]; i++)
      ADD (writer, "target-on", "on", get_seat (writer, seat), "player",
           get_seat (writer, state->lying_of[seat][i]), "target",
           get_id (writer, kinds, state->lying[seat][i] - 1u));
  }
  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < state->n_gone[seat]; i++)
      ADD (writer, "target-gone", "player", get_seat (writer, seat), "target",
           get_id (writer, kinds, state->gone[seat][i] - 1u));
  }
}

static void
add_tokens (const Writer *writer)
{
  const DuneState *state = writer->state;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < state->n_received[seat]; i++)
      ADD (writer, "token-on", "on", get_seat (writer, seat), "player",
           get_seat (writer, state->received_of[seat][i]), "token",
           get_id (writer, writer->rules->token_things, state->received[seat][i] - 1u));
  }
}

/* -- All of it --------------------------------------------------------------------------------- */

/* In this turn; what is counted stands until the next turn of a targeting round. */
static gboolean
has_placed (const DuneRules *rules, const DuneState *state)
{
  return dune_get_round (rules, state->head.turn) == DUNE_ROUND_TARGETING && state->n_placed != 0;
}

/* Why no setup can say this; NULL when one can. */
static const char *
find_why_not (const DuneRules *rules, const DuneState *state)
{
  if (state->ending != 0)
    return N_ ("The game is over, and a setup begins a game.");
  if (state->stage != DUNE_STAGE_DECIDE || state->head.phase == DUNE_PHASE_EFFECT)
    return N_ ("Something is still being carried out. Save the position when a player begins a "
               "turn.");
  if (has_placed (rules, state))
    return N_ ("{actor} has already placed a target card in this turn, and a setup begins with "
               "a new turn. Undo to the beginning of this turn, or save the position when the next "
               "player begins a turn.");
  if (tc_effects_is_waiting (rules->effects, &state->head))
    return N_ ("What a card began goes on and waits for something to happen, and a setup cannot "
               "say so.");

  return NULL;
}

static TcOperation *
begin (const Writer *writer, const char *id, const char *name)
{
  const DuneState *state = writer->state;
  g_autofree char *players = g_strdup_printf ("%u", state->n_seats);
  g_autofree char *start = g_strdup_printf ("%d", state->marker);
  g_autofree char *turn = g_strdup_printf ("%u", state->head.turn);
  const char *const attributes[] = {
    "id",       id,
    "name",     name,
    "players",  players,
    "start",    start,
    "turn",     turn,
    "dealt-by", get_seat (writer, state->dealer),
    "next",     get_seat (writer, state->current),
    NULL,
  };

  return tc_operation_new_insert ("setups", "setup", attributes);
}

TcOperation *
dune_make_setup (const TcRuleset *ruleset,
                 const TcState *state,
                 const char *id,
                 const char *name,
                 const char **out_why)
{
  Writer writer = { ruleset, tc_ruleset_get_data (ruleset), (const DuneState *) state, NULL };
  g_autofree TcState *before = NULL;

  *out_why = find_why_not (writer.rules, writer.state);
  if (*out_why != NULL)
    return NULL;

  before = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  writer.setup = begin (&writer, id, name);
  for (guint seat = 0; seat < writer.state->n_seats; seat++)
    add_identity (&writer, seat);
  for (guint seat = 0; seat < writer.state->n_seats; seat++)
    add_traits (&writer, seat);
  for (guint card = 0; card < writer.rules->n_cards; card++)
    add_action (&writer, card);
  add_targets (&writer);
  add_tokens (&writer);
  add_sights (&writer);
  add_passed (&writer);
  tc_effects_write_kept (writer.rules->effects, state, before, writer.setup);

  return writer.setup;
}
