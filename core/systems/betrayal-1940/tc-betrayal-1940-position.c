/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* A position as a setup that begins with its turn. What a player-turn is in the middle of (orders,
 * missions, who has moved) begins again. */

typedef struct {
  const TcRuleset *ruleset;
  const BetrayalRules *rules;
  const BetrayalState *state;
  TcOperation *setup;
} Writer;

static const char *
get_id (const Writer *writer, guint thing)
{
  return tc_ruleset_get_thing (writer->ruleset, (TcThing) thing)->id;
}

static const char *
get_counter_id (const Writer *writer, guint counter)
{
  return get_id (writer, betrayal_unit_thing (writer->rules, counter));
}

/* @where: "area" or "box". */
static void
add_counter (const Writer *writer,
             const char *name,
             guint counter,
             const char *where,
             const char *place)
{
  gboolean is_reduced = betrayal_is_reduced (writer->state, counter);
  const char *const attributes[] = {
    "counter", get_counter_id (writer, counter), where,
    place,     is_reduced ? "reduced" : NULL,    "true",
    NULL,
  };

  tc_operation_add_child (writer->setup, name, attributes);
}

static void
add_places (const Writer *writer)
{
  for (guint i = 0; i < writer->rules->n_counters; i++)
    if (betrayal_is_area (writer->rules, writer->state->loc[i]))
      add_counter (writer, "place", i, "area", get_id (writer, writer->state->loc[i]));
}

/* Those of the setup that was begun with, as far as they are still to come. */
static void
add_arrivals (const Writer *writer)
{
  TcScenario *scenario = tc_ruleset_get_scenario (writer->ruleset);
  TcNode setup = tc_ruleset_get_setup (writer->ruleset, writer->state->setup)->node;

  for (TcNode at = tc_scenario_find_child (scenario, setup, "reinforcement"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (scenario, at)) {
    const char *counter = tc_scenario_get_string (scenario, at, "counter");
    const char *area = tc_scenario_get_string (scenario, at, "area");
    const char *zone = tc_scenario_get_string (scenario, at, "zone");
    guint unit = betrayal_unit_of (writer->rules, tc_ruleset_find_thing (writer->ruleset, counter));
    guint first = betrayal_box (writer->rules, BETRAYAL_BOX_TURNS);
    g_autofree char *turn = NULL;

    if (writer->state->loc[unit] < first)
      continue;
    turn = g_strdup_printf ("%u", writer->state->loc[unit] - first + 1);
    {
      const char *const attributes[] = {
        "counter",
        counter,
        "turn",
        turn,
        area != NULL   ? "area"
        : zone != NULL ? "zone"
                       : NULL,
        area != NULL ? area : zone,
        NULL,
      };

      tc_operation_add_child (writer->setup, "reinforcement", attributes);
    }
  }
}

/* Whether only one side stands in @area, which controls it then whatever is said (ruling D21): in
 * the middle of a combat it may not do so yet. */
static gboolean
is_held (const Writer *writer, guint area)
{
  guint n[BETRAYAL_N_SIDES];

  betrayal_count_both (writer->rules, writer->state, area, n);

  return (n[BETRAYAL_GERMAN] > 0) != (n[BETRAYAL_ALLIED] > 0);
}

/* The side that @area is in, + 1, or 0: it controls the area when the setup says nothing. */
static guint
get_usual_owner (const Writer *writer, guint area)
{
  guint8 side = writer->rules->nations[writer->rules->area_nation[area]].side;

  return side == BETRAYAL_NOBODY ? 0 : side + 1u;
}

static void
add_control (const Writer *writer)
{
  for (guint area = 0; area < writer->rules->n_areas; area++) {
    gint side = betrayal_get_controller (writer->state, area);

    if (side >= 0 && !is_held (writer, area) &&
        (guint) side + 1 != get_usual_owner (writer, area)) {
      const char *const attributes[] = { "area", get_id (writer, area), "side",
                                         get_id (writer, writer->rules->side_thing[side]), NULL };

      tc_operation_add_child (writer->setup, "control", attributes);
    }
  }
}

/* In the words of the schema's "box"; NULL for the others. */
static const char *
get_box (const BetrayalRules *rules, guint place)
{
  switch (place - rules->n_areas) {
  case BETRAYAL_BOX_REGROUP + BETRAYAL_GERMAN:
  case BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED:
    return "regroup";
  case BETRAYAL_BOX_SET_ASIDE + BETRAYAL_GERMAN:
  case BETRAYAL_BOX_SET_ASIDE + BETRAYAL_ALLIED:
    return "set-aside";
  case BETRAYAL_BOX_LOST:
  case BETRAYAL_BOX_EVACUATED_EARLY:
    return "lost";
  case BETRAYAL_BOX_EVACUATED:
    return "evacuated";
  default:
    return NULL;
  }
}

static void
add_boxed (const Writer *writer)
{
  for (guint i = 0; i < writer->rules->n_counters; i++) {
    guint place = writer->state->loc[i];
    const char *box =
      betrayal_is_area (writer->rules, (TcThing) place) ? NULL : get_box (writer->rules, place);

    if (box != NULL && writer->rules->counters[i].kind != BETRAYAL_MARKER)
      add_counter (writer, "boxed", i, "box", box);
  }
}

static void
add_absent (const Writer *writer)
{
  for (guint i = 0; i < writer->rules->n_counters; i++) {
    const char *const attributes[] = { "counter", get_counter_id (writer, i), NULL };

    if (writer->rules->counters[i].kind != BETRAYAL_MARKER &&
        writer->state->loc[i] == betrayal_box (writer->rules, BETRAYAL_BOX_UNUSED))
      tc_operation_add_child (writer->setup, "absent", attributes);
  }
}

/* Rule 6.3: before the first turn there can be one for each turn since the ban. */
static void
add_offences (const Writer *writer)
{
  guint first = writer->state->head.turn;
  guint most = first > writer->rules->ban_from ? first - writer->rules->ban_from : 0;

  for (guint nation = 0; nation < writer->rules->n_nations; nation++) {
    guint n = MIN (betrayal_offences (writer->state)[nation], most);
    g_autofree char *count = g_strdup_printf ("%u", n);
    const char *const attributes[] = {
      "nation", get_id (writer, tc_range_get (writer->rules->nation_things, nation)), "count",
      count, NULL
    };

    if (n > 0)
      tc_operation_add_child (writer->setup, "offence", attributes);
  }
}

/* NULL-terminated, in @attributes, which has room for all. */
static void
fill_attributes (const Writer *writer, const BetrayalSetup *setup, GPtrArray *attributes)
{
  guint8 seat = writer->state->initiative;

  g_ptr_array_add (attributes, g_strdup ("first-turn"));
  g_ptr_array_add (attributes, g_strdup_printf ("%u", writer->state->head.turn));
  if (setup->last_turn != writer->rules->n_turns) {
    g_ptr_array_add (attributes, g_strdup ("last-turn"));
    g_ptr_array_add (attributes, g_strdup_printf ("%u", setup->last_turn));
  }
  if (seat != BETRAYAL_NOBODY) {
    g_ptr_array_add (attributes, g_strdup ("initiative"));
    g_ptr_array_add (attributes, g_strdup (tc_ruleset_get_seat (writer->ruleset, seat)->id));
  }
  if (setup->local_defence) {
    g_ptr_array_add (attributes, g_strdup ("local-defence"));
    g_ptr_array_add (attributes, g_strdup ("true"));
  }
  g_ptr_array_add (attributes, NULL);
}

TcOperation *
betrayal_make_setup (const TcRuleset *ruleset,
                     const TcState *state,
                     const char *id,
                     const char *name,
                     const char **out_why)
{
  Writer writer = { ruleset, tc_ruleset_get_data (ruleset), (const BetrayalState *) state, NULL };
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);

  /* What its owner still has to place has no place yet. */
  for (guint i = 0; i < writer.rules->n_counters; i++)
    if (writer.state->loc[i] == betrayal_box (writer.rules, BETRAYAL_BOX_DEPLOY))
      return NULL;

  g_ptr_array_add (attributes, g_strdup ("id"));
  g_ptr_array_add (attributes, g_strdup (id));
  g_ptr_array_add (attributes, g_strdup ("name"));
  g_ptr_array_add (attributes, g_strdup (name));
  fill_attributes (&writer, &writer.rules->setups[writer.state->setup], attributes);
  writer.setup =
    tc_operation_new_insert ("setups", "fixed-setup", (const char *const *) attributes->pdata);
  add_places (&writer);
  add_arrivals (&writer);
  add_control (&writer);
  add_boxed (&writer);
  add_absent (&writer);
  add_offences (&writer);

  return writer.setup;
}
