/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/house/tc-house-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. First all that moves can
 * name, class by class; then what it is like; programs come last, for they speak of everything. */

guint8
house_compile_find (const HouseCompile *compile,
                    TcNode node,
                    const char *attribute,
                    TcThingRange range)
{
  TcNode target = tc_scenario_get_ref (compile->scenario, node, attribute);

  for (guint i = 0; target != TC_NODE_NONE && i < range.n; i++) {
    if (tc_ruleset_get_thing (compile->ruleset, tc_range_get (range, i))->node == target)
      return (guint8) i;
  }

  return HOUSE_NONE;
}

guint
house_compile_get (const HouseCompile *compile, TcNode node, const char *attribute)
{
  return (guint) tc_scenario_get_int (compile->scenario, node, attribute);
}

/* -- Things ------------------------------------------------------------------------------------ */

static void
add_ways (HouseCompile *compile)
{
  static const char *const ids[HOUSE_N_WAYS] = { "north", "east", "south", "west" };
  static const char *const names[HOUSE_N_WAYS] = { N_ ("North"), N_ ("East"), N_ ("South"),
                                                   N_ ("West") };

  for (guint i = 0; i < HOUSE_N_WAYS; i++)
    tc_ruleset_add_thing (compile->ruleset, HOUSE_THING_WAY, ids[i], _ (names[i]), TC_NODE_NONE,
                          compile->report);
}

/* As many figures of each kind of monster as there can be: those of each haunt have numbers of
 * their own. */
static void
add_figures_of (HouseCompile *compile, TcNode node)
{
  guint n = house_compile_get (compile, node, "count") +
            house_compile_get (compile, node, "per-hero") * HOUSE_MAX_SEATS;
  const char *id = tc_scenario_get_string (compile->scenario, node, "id");
  const char *name = tc_scenario_get_string (compile->scenario, node, "name");

  for (guint i = 1; i <= MIN (n, HOUSE_MAX_FIGURES); i++) {
    g_autofree char *own = g_strdup_printf ("%s-%u", id, i);
    g_autofree char *called = g_strdup_printf ("%s %u", name, i);

    tc_ruleset_add_thing (compile->ruleset, HOUSE_THING_FIGURE, own, called, node, compile->report);
  }
}

static void
add_figures (HouseCompile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode haunt = tc_scenario_find_section (scenario, "haunts/haunt");

  for (; haunt != TC_NODE_NONE; haunt = tc_scenario_find_next (scenario, haunt)) {
    TcNode node = tc_scenario_find_child (scenario, haunt, "monster");

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
      add_figures_of (compile, node);
  }
}

static void
add_tasks (HouseCompile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode haunt = tc_scenario_find_section (scenario, "haunts/haunt");

  for (; haunt != TC_NODE_NONE; haunt = tc_scenario_find_next (scenario, haunt)) {
    TcNode node = tc_scenario_find_child (scenario, haunt, "task");

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
      tc_ruleset_add_thing (compile->ruleset, HOUSE_THING_TASK,
                            tc_scenario_get_string (scenario, node, "id"),
                            tc_scenario_get_string (scenario, node, "name"), node, compile->report);
  }
}

static void
add_things (HouseCompile *compile)
{
  TcRuleset *ruleset = compile->ruleset;
  TcReport *report = compile->report;
  HouseRules *rules = compile->rules;

  rules->room_things = tc_ruleset_add_elements (ruleset, HOUSE_THING_ROOM, "tileset/room", report);
  rules->floor_things = tc_ruleset_add_elements (ruleset, HOUSE_THING_FLOOR, "house/floor", report);
  add_ways (compile);
  rules->way_things = tc_ruleset_get_range (ruleset, HOUSE_THING_WAY);
  rules->trait_things =
    tc_ruleset_add_elements (ruleset, HOUSE_THING_TRAIT, "traits/trait", report);
  tc_ruleset_add_elements (ruleset, HOUSE_THING_CARD, "items/item", report);
  tc_ruleset_add_elements (ruleset, HOUSE_THING_CARD, "events/event-card", report);
  rules->card_things = tc_ruleset_add_elements (ruleset, HOUSE_THING_CARD, "omens/omen", report);
  rules->explorer_things =
    tc_ruleset_add_elements (ruleset, HOUSE_THING_EXPLORER, "explorers/explorer", report);
  add_figures (compile);
  rules->figure_things = tc_ruleset_get_range (ruleset, HOUSE_THING_FIGURE);
  rules->token_things =
    tc_ruleset_add_elements (ruleset, HOUSE_THING_TOKEN, "tokens/token", report);
  add_tasks (compile);
  rules->task_things = tc_ruleset_get_range (ruleset, HOUSE_THING_TASK);
  rules->haunt_things =
    tc_ruleset_add_elements (ruleset, HOUSE_THING_HAUNT, "haunts/haunt", report);
  house_compile_options (compile);
  rules->side_things = tc_ruleset_add_sides (ruleset, HOUSE_THING_SIDE, "side", report);
  rules->seat_things =
    tc_ruleset_add_seats (ruleset, HOUSE_THING_SEAT, "player", TC_SEAT_SIDE_SECRET, report);
}

/* -- Rooms ------------------------------------------------------------------------------------- */

static guint8
read_doors (const HouseCompile *compile, TcNode node)
{
  static const char *const names[HOUSE_N_WAYS] = { "north", "east", "south", "west" };
  guint doors = 0;

  for (guint i = 0; i < HOUSE_N_WAYS; i++)
    doors |= (guint) tc_scenario_get_bool (compile->scenario, node, names[i]) << i;

  return (guint8) doors;
}

static guint8
read_floors (const HouseCompile *compile, TcNode node)
{
  static const char *const names[] = { "floor", "floor-2", "floor-3" };
  guint floors = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    guint8 floor = house_compile_find (compile, node, names[i], compile->rules->floor_things);

    if (floor != HOUSE_NONE)
      floors |= 1u << floor;
  }

  return (guint8) floors;
}

/* In the order of the schema's space-mark. */
static guint8
read_marks (const HouseCompile *compile, TcNode node, const HouseRoom *room)
{
  guint marks = (guint) tc_scenario_get_bool (compile->scenario, node, "outside") |
                (guint) tc_scenario_get_bool (compile->scenario, node, "window") << 1;

  if (room->symbol != HOUSE_NO_CARD)
    marks |= 2u << room->symbol;

  return (guint8) marks;
}

static void
read_barrier (const HouseCompile *compile, TcNode node, HouseRoom *room)
{
  TcNode barrier = tc_scenario_find_child (compile->scenario, node, "barrier");

  room->barrier = HOUSE_NONE;
  if (barrier == TC_NODE_NONE)
    return;

  room->barrier = (guint8) tc_scenario_get_enum (compile->scenario, barrier, "trait");
  room->at_least = (guint8) house_compile_get (compile, barrier, "at-least");
  room->opens = (guint8) tc_scenario_get_bool (compile->scenario, barrier, "opens");
  room->far = (guint8) (1u << tc_scenario_get_enum (compile->scenario, barrier, "far"));
}

static void
read_rooms (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "tileset/room");

  rules->n_rooms = (guint8) rules->room_things.n;
  rules->n_floors = (guint8) rules->floor_things.n;
  for (guint i = 0; i < rules->n_rooms; i++, node = tc_scenario_find_next (scenario, node)) {
    HouseRoom *room = &rules->rooms[i];
    TcNode action = tc_scenario_find_child (scenario, node, "action");

    room->doors = read_doors (compile, node);
    room->floors = read_floors (compile, node);
    room->symbol = (guint8) tc_scenario_get_enum (scenario, node, "symbol");
    room->marks = read_marks (compile, node, room);
    room->is_good = (guint8) tc_scenario_get_bool (scenario, node, "good");
    room->is_way = action != TC_NODE_NONE && tc_scenario_get_bool (scenario, action, "ends-move");
    room->slide = house_compile_find (compile, node, "slide", rules->room_things);
    room->climb = house_compile_find (compile, node, "climb", rules->room_things);
    room->row = HOUSE_NONE;
    read_barrier (compile, node, room);
  }
}

/* 3 Monsters: up where it climbs and down again, and up a slide. */
static void
read_climbs (HouseRules *rules)
{
  for (guint i = 0; i < rules->n_rooms; i++) {
    const HouseRoom *room = &rules->rooms[i];

    if (room->climb != HOUSE_NONE) {
      rules->climbs[room->climb] |= G_GUINT64_CONSTANT (1) << i;
      rules->climbs[i] |= G_GUINT64_CONSTANT (1) << room->climb;
    }
    if (room->slide != HOUSE_NONE) {
      rules->climbs[room->slide] |= G_GUINT64_CONSTANT (1) << i;
      rules->ways[i] |= G_GUINT64_CONSTANT (1) << room->slide;
    }
  }
}

static void
read_house (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "house/stairs");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint8 *stairs = rules->stairs[rules->n_stairs++];

    stairs[0] = house_compile_find (compile, node, "a", rules->room_things);
    stairs[1] = house_compile_find (compile, node, "b", rules->room_things);
    stairs[2] = (guint8) tc_scenario_get_bool (scenario, node, "both");
    rules->ways[stairs[0]] |= G_GUINT64_CONSTANT (1) << stairs[1];
    if (stairs[2])
      rules->ways[stairs[1]] |= G_GUINT64_CONSTANT (1) << stairs[0];
  }
  node = tc_scenario_find_section (scenario, "house/floor");
  for (guint i = 0; i < rules->n_floors; i++, node = tc_scenario_find_next (scenario, node))
    rules->floor_level[i] = (gint8) tc_scenario_get_int (scenario, node, "level");
}

/* -- Explorers and tokens ---------------------------------------------------------------------- */

static void
read_track (const HouseCompile *compile, HouseExplorer *explorer, TcNode node)
{
  guint trait = (guint) tc_scenario_get_enum (compile->scenario, node, "trait");

  for (guint i = 1; i <= HOUSE_N_STEPS; i++) {
    char name[] = { 's', (char) ('0' + i), '\0' };

    explorer->value[trait][i] = (guint8) house_compile_get (compile, node, name);
  }
  explorer->start[trait] = (guint8) house_compile_get (compile, node, "start");
}

/* Those with the same word in "card" are two sides of one. */
static guint8
find_card (const HouseCompile *compile, TcNode node)
{
  TcScenario *scenario = compile->scenario;
  TcNode other = tc_scenario_find_section (scenario, "explorers/explorer");
  const char *card = tc_scenario_get_string (scenario, node, "card");
  guint8 index = 0;

  for (; strcmp (tc_scenario_get_string (scenario, other, "card"), card) != 0; index++)
    other = tc_scenario_find_next (scenario, other);

  return index;
}

static void
read_explorers (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "explorers/explorer");

  rules->n_explorers = (guint8) rules->explorer_things.n;
  for (guint i = 0; i < rules->n_explorers; i++, node = tc_scenario_find_next (scenario, node)) {
    HouseExplorer *explorer = &rules->explorers[i];
    TcNode steps = tc_scenario_find_child (scenario, node, "steps");

    for (; steps != TC_NODE_NONE; steps = tc_scenario_find_next (scenario, steps))
      read_track (compile, explorer, steps);
    explorer->card = find_card (compile, node);
    explorer->age = (guint8) house_compile_get (compile, node, "age");
    explorer->birthday = (guint16) (house_compile_get (compile, node, "month") * 32 +
                                    house_compile_get (compile, node, "day"));
  }
}

static void
read_tokens (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "tokens/token");

  rules->n_tokens = (guint8) rules->token_things.n;
  for (guint i = 0; i < rules->n_tokens; i++, node = tc_scenario_find_next (scenario, node)) {
    HouseToken *token = &rules->tokens[i];

    token->more = (gint8) tc_scenario_get_int (scenario, node, "dice");
    token->heroes_only = (guint8) tc_scenario_get_bool (scenario, node, "heroes-only");
    token->joins = (guint8) tc_scenario_get_bool (scenario, node, "joins");
    token->is_dark = (guint8) tc_scenario_get_bool (scenario, node, "dark");
    token->burst = (guint8) house_compile_get (compile, node, "burst");
    token->monsters_only = (guint8) tc_scenario_get_bool (scenario, node, "monsters-only");
    rules->burrows |= (guint32) token->joins << i;
    rules->joining |= (guint32) (token->joins && !token->monsters_only) << i;
  }
}

/* -- What playtests watch for ------------------------------------------------------------------ */

static void
add_milestones (HouseCompile *compile)
{
  HouseRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    HouseMilestone *milestone = &rules->milestones[rules->n_milestones++];

    milestone->watch = (guint8) tc_scenario_get_enum (scenario, node, "event");
    milestone->count = (guint8) house_compile_get (compile, node, "count");
    tc_ruleset_add_milestone (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                              tc_scenario_get_string (scenario, node, "name"), node);
  }
}

/* How each haunt came out, and who won. */
static void
add_levels (HouseCompile *compile)
{
  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    const TcThingInfo *info =
      tc_ruleset_get_thing (compile->ruleset, tc_range_get (compile->rules->side_things, side));
    g_autofree char *name = g_strdup_printf (_ ("%s: goal reached"), info->name);

    tc_ruleset_add_level (compile->ruleset, side == HOUSE_HEROES ? "heroes-win" : "traitor-wins",
                          name, info->node);
  }
  tc_ruleset_add_level (compile->ruleset, "nobody", _ ("Nobody wins"), TC_NODE_NONE);
}

void
house_free_rules (gpointer data)
{
  HouseRules *rules = data;

  if (rules != NULL)
    tc_effects_free (rules->effects);
  g_free (rules);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HouseRules, house_free_rules)

/* Any room for each purpose, any card for each use and person; rooms at doors, turned. */
static guint
count_moves (const HouseRules *rules)
{
  guint n_people = HOUSE_MAX_SEATS + HOUSE_MAX_FIGURES;

  return 64 + 4u * rules->n_rooms + 16u * rules->n_rooms +
         (guint) rules->n_cards * (4 + 2 * n_people) + n_people * rules->n_rooms;
}

gpointer
house_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autoptr (HouseRules) rules = g_new0 (HouseRules, 1);
  HouseCompile compile = { ruleset, scenario, report, rules };
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);

  add_things (&compile);
  /* An id that two things share: no number after it can be trusted. */
  if (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors)
    return NULL;

  read_rooms (&compile);
  read_climbs (rules);
  read_house (&compile);
  read_explorers (&compile);
  read_tokens (&compile);
  house_compile_cards (&compile);
  house_compile_rules (&compile);
  house_compile_haunts (&compile);
  add_milestones (&compile);
  add_levels (&compile);
  if (!house_compile_programs (&compile))
    return NULL;
  if (!house_compile_setups (&compile)) {
    tc_report_add (report, "SYS003", tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, 0), "%s",
                   _ ("A setup cannot be played: it needs a start room that lies there, explorers "
                      "of different cards, and a haunt that its number names"));
    return NULL;
  }
  tc_ruleset_set_limits (ruleset, sizeof (HouseState),
                         MAX (count_moves (rules), tc_effects_get_max_moves (rules->effects)));

  return g_steal_pointer (&rules);
}
