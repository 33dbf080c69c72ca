/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/tc-house-position-private.h"

/* A position as a setup: the house, explorers, cards, tokens, and what effects keep. The turn that
 * is under way begins again. Decks are none of it, since each card and room is drawn at random: who
 * knew what lies on top of one does not know it any more. */

#define MAX_KEPT  20 /* as the schema's "few" */
#define MAX_PLACE 30 /* as its "floor-place" */

typedef struct {
  const TcRuleset *ruleset;
  const HouseRules *rules;
  const HouseState *state;
  TcOperation *setup;
} Writer;

static const char *const traits[HOUSE_N_TRAITS] = { "might", "speed", "sanity", "knowledge" };
static const char *const gave[HOUSE_N_TRAITS] = { "gave-might", "gave-speed", "gave-sanity",
                                                  "gave-knowledge" };
static const char *const ways[HOUSE_N_WAYS] = { "shut-north", "shut-east", "shut-south",
                                                "shut-west" };

/* -- Attributes -------------------------------------------------------------------------------- */

static void
say (GPtrArray *attributes, const char *name, const char *value)
{
  g_ptr_array_add (attributes, g_strdup (name));
  g_ptr_array_add (attributes, g_strdup (value));
}

static void
say_number (GPtrArray *attributes, const char *name, gint value)
{
  g_ptr_array_add (attributes, g_strdup (name));
  g_ptr_array_add (attributes, g_strdup_printf ("%d", value));
}

static void
say_if (GPtrArray *attributes, const char *name, gboolean holds)
{
  if (holds)
    say (attributes, name, "true");
}

static void
say_thing (const Writer *writer, GPtrArray *attributes, const char *name, TcThing thing)
{
  say (attributes, name, tc_ruleset_get_thing (writer->ruleset, thing)->id);
}

/* (transfer full): what is said of one element. */
static GPtrArray *
begin (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
end (const Writer *writer, const char *name, GPtrArray *attributes)
{
  g_ptr_array_add (attributes, NULL);
  tc_operation_add_child (writer->setup, name, (const char *const *) attributes->pdata);
}

/* -- The house --------------------------------------------------------------------------------- */

static void
add_room (const Writer *writer, guint room)
{
  const HouseState *state = writer->state;
  g_autoptr (GPtrArray) attributes = begin ();

  say_thing (writer, attributes, "room", house_room (writer->rules, room));
  say_thing (writer, attributes, "floor",
             tc_range_get (writer->rules->floor_things, state->floor[room] - 1u));
  say_number (attributes, "x", state->x[room]);
  say_number (attributes, "y", state->y[room]);
  if (state->turned[room] != 0)
    say_number (attributes, "turned", state->turned[room]);
  say_if (attributes, "opened", state->opened[room] != 0);
  for (guint way = 0; way < HOUSE_N_WAYS; way++)
    say_if (attributes, ways[way], (state->shut[room] >> way & 1) != 0);
  end (writer, "lay", attributes);
}

/* The first room of a floor is its landing, so those of the setup that was begun with come first.
 */
static void
add_rooms (const Writer *writer)
{
  TcScenario *scenario = tc_ruleset_get_scenario (writer->ruleset);
  TcNode at = tc_scenario_find_child (
    scenario, tc_ruleset_get_setup (writer->ruleset, writer->state->setup)->node, "lay");
  guint64 done = 0;

  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at)) {
    guint room = tc_range_index (
      writer->rules->room_things,
      tc_ruleset_find_thing (writer->ruleset, tc_scenario_get_string (scenario, at, "room")));

    add_room (writer, room);
    done |= G_GUINT64_CONSTANT (1) << room;
  }
  for (guint room = 0; room < writer->rules->n_rooms; room++) {
    if (writer->state->floor[room] != 0 && (done >> room & 1) == 0)
      add_room (writer, room);
  }
}

static void
add_tokens (const Writer *writer)
{
  for (guint room = 0; room < writer->rules->n_rooms; room++) {
    for (guint token = 0; token < writer->rules->n_tokens; token++) {
      g_autoptr (GPtrArray) attributes = begin ();

      if ((writer->state->tokens[room] >> token & 1) == 0)
        continue;
      say_thing (writer, attributes, "token", tc_range_get (writer->rules->token_things, token));
      say_thing (writer, attributes, "room", house_room (writer->rules, room));
      end (writer, "put", attributes);
    }
  }
}

static void
add_walls (const Writer *writer)
{
  for (guint i = 0; i < HOUSE_MAX_WALLS && writer->state->wall[i][0] != 0; i++) {
    g_autoptr (GPtrArray) attributes = begin ();

    say_thing (writer, attributes, "a", house_room (writer->rules, writer->state->wall[i][0] - 1u));
    say_thing (writer, attributes, "b", house_room (writer->rules, writer->state->wall[i][1] - 1u));
    end (writer, "joined", attributes);
  }
}

/* -- Explorers and cards ----------------------------------------------------------------------- */

static void
add_explorer (const Writer *writer, guint seat)
{
  static const char *const fates[] = {
    [HOUSE_ALIVE] = NULL, [HOUSE_DEAD] = "dead", [HOUSE_GONE] = "gone"
  };
  const HouseState *state = writer->state;
  g_autoptr (GPtrArray) attributes = begin ();

  say_thing (writer, attributes, "player", house_seat (writer->rules, seat));
  say_thing (writer, attributes, "explorer",
             tc_range_get (writer->rules->explorer_things, state->explorer[seat]));
  say_thing (writer, attributes, "room", house_room (writer->rules, state->room[seat]));
  say_if (attributes, "beyond", state->is_far[seat] != 0);
  if (fates[state->fate[seat]] != NULL)
    say (attributes, "fate", fates[state->fate[seat]]);
  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
    say_number (attributes, traits[trait], state->step[seat][trait]);
  if (state->failures[seat] != 0)
    say_number (attributes, "tries", state->failures[seat]);
  if (state->banked[seat] != 0)
    say_number (attributes, "kept", state->banked[seat] - 1);
  end (writer, "explorer-of", attributes);
}

/* By how many steps a card changed a trait is said of all that it can change, since that may be
 * less than it says. */
static void
add_held (const Writer *writer, guint card)
{
  const HouseCard *at = &writer->rules->cards[card];
  const HouseState *state = writer->state;
  g_autoptr (GPtrArray) attributes = begin ();
  guint said = 0;

  say_thing (writer, attributes, "card", house_card (writer->rules, card));
  say_thing (writer, attributes, "player",
             house_seat (writer->rules, state->where[card] - (guint) HOUSE_HELD));
  say_if (attributes, "on", state->on[card] != 0);
  for (guint i = at->first_bonus; i < (guint) at->first_bonus + at->n_bonuses; i++) {
    guint trait = writer->rules->bonuses[i].trait;

    if (state->active[card] == 0 || (said >> trait & 1) != 0)
      continue;
    say_number (attributes, gave[trait], state->applied[card][trait]);
    said |= 1u << trait;
  }
  end (writer, "holds", attributes);
}

static void
add_lying (const Writer *writer, guint card)
{
  guint where = writer->state->where[card];
  g_autoptr (GPtrArray) attributes = begin ();

  say_thing (writer, attributes, "card", house_card (writer->rules, card));
  if (where >= HOUSE_IN_ROOM)
    say_thing (writer, attributes, "room", house_room (writer->rules, where - HOUSE_IN_ROOM));
  say_if (attributes, "on", writer->state->on[card] != 0);
  end (writer, "lies", attributes);
}

static void
add_cards (const Writer *writer)
{
  const guint8 *where = writer->state->where;

  for (guint card = 0; card < writer->rules->n_cards; card++) {
    if (where[card] >= HOUSE_HELD && where[card] < HOUSE_IN_ROOM)
      add_held (writer, card);
  }
  for (guint card = 0; card < writer->rules->n_cards; card++) {
    if (where[card] == HOUSE_IN_DISCARD || where[card] >= HOUSE_IN_ROOM)
      add_lying (writer, card);
  }
}

static void
add_kept (const Writer *writer)
{
  g_autofree TcState *before = g_malloc0 (tc_ruleset_get_state_size (writer->ruleset));
  HousePlay play = { writer->rules, (HouseState *) before, NULL };

  house_mark_cards (&play, writer->ruleset);
  tc_effects_write_kept (writer->rules->effects, &writer->state->head, before, writer->setup);
}

/* -- All of it --------------------------------------------------------------------------------- */

static gboolean
fits_schema (const HouseRules *rules, const HouseState *state)
{
  for (guint room = 0; room < rules->n_rooms; room++) {
    if (ABS (state->x[room]) > MAX_PLACE || ABS (state->y[room]) > MAX_PLACE)
      return FALSE;
  }
  for (guint seat = 0; seat < state->n_players; seat++) {
    if (state->banked[seat] > MAX_KEPT + 1 || state->failures[seat] > MAX_KEPT)
      return FALSE;
  }

  return state->n_omens <= MAX_KEPT;
}

/* Why no setup can say this; NULL when one can. */
static const char *
find_why_not (const HouseRules *rules, const HouseState *state)
{
  if (state->ending != 0)
    return N_ ("The game is over, and a setup begins a game.");
  if (state->haunt != 0)
    return N_ ("The haunt has begun, and a setup cannot say how far it has come.");
  if (state->head.phase != HOUSE_PHASE_ACT)
    return N_ ("Something is still being carried out. Save the position when a player can act "
               "freely.");
  if (state->n_rolls != 0)
    return N_ ("An omen roll is due at the end of this turn, and a setup begins with a new turn. "
               "Save the position in the next one.");
  if (tc_effects_is_waiting (rules->effects, &state->head))
    return N_ ("What a card began goes on and waits for something to happen, and a setup cannot "
               "say so.");
  if (!fits_schema (rules, state))
    return N_ ("A number of this position is too large for a setup.");

  return NULL;
}

TcOperation *
house_make_setup (const TcRuleset *ruleset,
                  const TcState *state,
                  const char *id,
                  const char *name,
                  const char **out_why)
{
  const HouseState *house = (const HouseState *) state;
  Writer writer = { ruleset, tc_ruleset_get_data (ruleset), house, NULL };
  g_autoptr (GPtrArray) attributes = begin ();

  *out_why = find_why_not (writer.rules, house);
  if (*out_why != NULL)
    return NULL;

  say (attributes, "id", id);
  say (attributes, "name", name);
  say_number (attributes, "players", house->n_players);
  say_thing (&writer, attributes, "start",
             house_room (writer.rules, writer.rules->setups[house->setup].start));
  if (house->n_omens != 0)
    say_number (attributes, "omens", house->n_omens);
  say_thing (&writer, attributes, "first", house_seat (writer.rules, house->current));
  say_thing (&writer, attributes, "last", house_seat (writer.rules, house->last));
  if (house->round != 1)
    say_number (attributes, "round", house->round);
  g_ptr_array_add (attributes, NULL);
  writer.setup =
    tc_operation_new_insert ("setups", "setup", (const char *const *) attributes->pdata);
  add_rooms (&writer);
  for (guint seat = 0; seat < house->n_players; seat++)
    add_explorer (&writer, seat);
  add_cards (&writer);
  add_tokens (&writer);
  add_walls (&writer);
  add_kept (&writer);

  return writer.setup;
}
