/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. What lint demands beyond the
 * schema is taken for granted here but for what would write past a table or end no game. */

typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  BellRules *rules;
} Compile;

static TcThing
add_node (Compile *compile, BellClass class, TcNode node)
{
  return tc_ruleset_add_thing (
    compile->ruleset, class, tc_scenario_get_string (compile->scenario, node, "id"),
    tc_scenario_get_string (compile->scenario, node, "name"), node, compile->report);
}

/* @n empty ones, which live as long as the rules. */
gpointer
bell_rules_add (BellRules *rules, guint n, gsize size)
{
  gpointer array = g_malloc0_n (MAX (n, 1), size);

  g_ptr_array_add (rules->arrays, array);

  return array;
}

static guint64 *
add_sets (BellRules *rules, guint n)
{
  return bell_rules_add (rules, n * rules->n_words, sizeof (guint64));
}

static guint
count_all (TcScenario *scenario, const char *path)
{
  TcNode node = tc_scenario_find_section (scenario, path);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    n++;

  return n;
}

/* Elements at @path of the root, as things; returns how many. */
static guint16
add_all (Compile *compile, BellClass class, const char *path)
{
  TcNode node = tc_scenario_find_section (compile->scenario, path);
  guint16 n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node), n++)
    add_node (compile, class, node);

  return n;
}

guint16
bell_compile_find (const TcRuleset *ruleset,
                   TcScenario *scenario,
                   TcNode node,
                   const char *attribute,
                   TcThing first)
{
  const char *id = tc_scenario_get_string (scenario, node, attribute);
  TcThing thing = id != NULL ? tc_ruleset_find_thing (ruleset, id) : TC_THING_NONE;

  return thing != TC_THING_NONE && thing >= first && thing - first < BELL_NONE
           ? (guint16) (thing - first)
           : BELL_NONE;
}

/* The position of a side in the file, or BELL_NONE. Sides become things after what refers to them.
 */
static guint16
get_side_of (Compile *compile, TcNode node, const char *attribute)
{
  TcNode side = tc_scenario_get_ref (compile->scenario, node, attribute);
  TcNode first = tc_scenario_find_section (compile->scenario, "side");

  if (side == TC_NODE_NONE)
    return BELL_NONE;

  return side == first ? BELL_CONCEDE : BELL_DEFEND;
}

static guint16
get_side (Compile *compile, TcNode node)
{
  return get_side_of (compile, node, "side");
}

/* Where the schema requires one. */
static guint8
require_side (Compile *compile, TcNode node)
{
  return get_side (compile, node) == BELL_CONCEDE ? BELL_CONCEDE : BELL_DEFEND;
}

static guint16
get_holder (Compile *compile, TcNode node, const char *attribute)
{
  return bell_compile_find (compile->ruleset, compile->scenario, node, attribute, 0);
}

static guint8
get_small (Compile *compile, TcNode node, const char *attribute)
{
  return (guint8) tc_scenario_get_int (compile->scenario, node, attribute);
}

/* -- The board -- */

/* The position of a dimension in the file; lint refuses another group in its place. */
static guint8
get_dimension (Compile *compile, TcNode node)
{
  TcNode dimension = tc_scenario_get_ref (compile->scenario, node, "dimension");
  TcNode at = tc_scenario_find_section (compile->scenario, "dimension");
  guint8 index = 0;

  for (; at != TC_NODE_NONE && at != dimension; index++)
    at = tc_scenario_find_next (compile->scenario, at);

  return at != TC_NODE_NONE ? index : 0;
}

static void
add_spaces (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "influence-board/space");

  rules->n_spaces = add_all (compile, BELL_THING_SPACE, "influence-board/space");
  rules->n_words = (guint16) ((rules->n_spaces + 63) / 64);
  rules->everywhere = add_sets (rules, 1);
  rules->pivotal = add_sets (rules, 1);
  rules->dimension = add_sets (rules, BELL_MAX_DIMENSIONS);
  rules->dimension_of = bell_rules_add (rules, rules->n_spaces, sizeof (guint8));
  for (guint i = 0; i < rules->n_spaces; i++, node = tc_scenario_find_next (scenario, node)) {
    guint8 index = get_dimension (compile, node);

    rules->dimension_of[i] = index;
    bell_add (rules->everywhere, i);
    bell_add (bell_nth_set (rules, rules->dimension, index), i);
    if (tc_scenario_get_bool (scenario, node, "pivotal"))
      bell_add (rules->pivotal, i);
  }
}

static void
add_arrow (BellRules *rules, guint from, guint to)
{
  bell_add (bell_nth_set (rules, rules->adjacent, from), to);
  bell_add (bell_nth_set (rules, rules->pressers, to), from);
}

static void
add_arrows (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "influence-board/arrow");

  rules->adjacent = add_sets (rules, rules->n_spaces);
  rules->pressers = add_sets (rules, rules->n_spaces);
  rules->backed = add_sets (rules, BELL_N_SIDES);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    add_arrow (rules, get_holder (compile, node, "a"), get_holder (compile, node, "b"));
    if (tc_scenario_get_bool (scenario, node, "both"))
      add_arrow (rules, get_holder (compile, node, "b"), get_holder (compile, node, "a"));
  }

  node = tc_scenario_find_section (scenario, "influence-board/power");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    TcNode presses = tc_scenario_find_child (scenario, node, "presses");

    for (; presses != TC_NODE_NONE; presses = tc_scenario_find_next (scenario, presses))
      bell_add (bell_nth_set (rules, rules->backed, require_side (compile, node)),
                get_holder (compile, presses, "space"));
  }
}

/* -- The tracks -- */

static void
add_crisis_track (Compile *compile, TcNode track)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  guint side = get_side (compile, track);
  TcNode zone = tc_scenario_find_child (scenario, track, "zone");

  rules->pool[side] =
    add_node (compile, BELL_THING_BOX, tc_scenario_find_child (scenario, track, "pool"));
  for (; zone != TC_NODE_NONE; zone = tc_scenario_find_next (scenario, zone)) {
    guint8 n = rules->n_zones[side]++;

    rules->zone[side][n] = add_node (compile, BELL_THING_BOX, zone);
    rules->cost[side][n] = get_small (compile, zone, "cost");
  }
}

static void
add_german_track (Compile *compile, TcNode track)
{
  BellRules *rules = compile->rules;

  rules->german_side = require_side (compile, track);
  rules->german_space = get_holder (compile, track, "space");
  rules->first_german = (guint16) tc_ruleset_get_n_things (compile->ruleset);
  rules->n_german = (guint8) add_all (compile, BELL_THING_BOX, "tracks/german-track/german-space");
}

static void
add_stages (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode card = tc_scenario_find_section (scenario, "mobilization");
  TcNode node = tc_scenario_find_child (scenario, card, "stage");

  rules->mobilization_side = require_side (compile, card);
  rules->first_stage = (guint16) tc_ruleset_get_n_things (compile->ruleset);
  rules->n_stages = (guint8) add_all (compile, BELL_THING_BOX, "mobilization/stage");
  for (guint i = 0; i < rules->n_stages; i++, node = tc_scenario_find_next (scenario, node)) {
    BellStage *stage = &rules->stages[i];
    TcNode relocate = tc_scenario_find_child (scenario, node, "relocate");

    stage->disks = get_small (compile, node, "disks");
    for (; relocate != TC_NODE_NONE; relocate = tc_scenario_find_next (scenario, relocate)) {
      stage->from[stage->n_relocates] = get_holder (compile, relocate, "a");
      stage->to[stage->n_relocates++] = get_holder (compile, relocate, "b");
    }
  }
}

/* FALSE when both crisis tracks are of one side. */
static gboolean
add_tracks (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "tracks/crisis-track");
  TcNode victory = tc_scenario_find_section (scenario, "tracks/victory-track");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    add_crisis_track (compile, node);
  add_german_track (compile, tc_scenario_find_section (scenario, "tracks/german-track"));
  add_stages (compile);
  rules->n_holders = (guint16) tc_ruleset_get_n_things (compile->ruleset);
  rules->vp_limit = get_small (compile, victory, "limit");
  rules->zero = get_side_of (compile, victory, "zero");

  return rules->pool[BELL_CONCEDE] != 0 && rules->pool[BELL_DEFEND] != 0;
}

/* -- Cards -- */

static void
add_cards (Compile *compile, const char *path)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, path);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BellCard *card = &rules->card[rules->n_cards++];

    add_node (compile, BELL_THING_CARD, node);
    card->points = get_small (compile, node, "points");
    card->side = get_side (compile, node);
    card->is_final = strcmp (tc_scenario_get_name (scenario, node), "final-card") == 0;
    card->is_repeated = !card->is_final && tc_scenario_get_bool (scenario, node, "repeated");
    card->tab = get_holder (compile, node, "tab");
    card->tab_event = tc_scenario_get_bool (scenario, node, "tab-event");
  }
}

/* Of two of one side the first lies in front. */
static void
find_finals (BellRules *rules)
{
  rules->final[BELL_CONCEDE] = rules->final[BELL_DEFEND] = BELL_NONE;
  for (guint i = rules->n_cards; i-- > 0;) {
    if (rules->card[i].is_final)
      rules->final[rules->card[i].side] = (guint16) i;
  }
}

static void
add_objectives (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "objective-deck/objective");

  rules->objective = bell_rules_add (rules, count_all (scenario, "objective-deck/objective"),
                                     sizeof (BellObjective));
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BellObjective *objective = &rules->objective[rules->n_objectives++];

    add_node (compile, BELL_THING_OBJECTIVE, node);
    objective->space = get_holder (compile, node, "space");
    objective->points = get_small (compile, node, "points");
  }
}

/* -- Rounds -- */

static void
add_order (Compile *compile, BellRound *round, TcNode node)
{
  static const char *const names[] = { "clear", "hitlers-decision", "restrict", "german-disk" };
  static const char *const places[] = { "space", NULL, NULL, "box" };
  const char *name = tc_scenario_get_name (compile->scenario, node);
  BellRules *rules = compile->rules;
  BellOrder order = { .kind = BELL_ORDER_CLEAR };

  while (order.kind < G_N_ELEMENTS (names) && strcmp (name, names[order.kind]) != 0)
    order.kind++;
  if (order.kind == G_N_ELEMENTS (names))
    return; /* a designer's note */
  if (places[order.kind] != NULL)
    order.place = get_holder (compile, node, places[order.kind]);
  if (order.kind == BELL_ORDER_RESTRICT)
    order.place = get_dimension (compile, node);
  if (order.kind == BELL_ORDER_DISK)
    order.place = (guint16) (order.place - rules->first_german);
  if (order.kind == BELL_ORDER_CLEAR) {
    order.side = get_side (compile, node);
    order.leave = (guint16) tc_scenario_get_int (compile->scenario, node, "leave");
  }
  if (order.kind != BELL_ORDER_DISK || order.place < rules->n_german)
    round->orders[round->n_orders++] = order;
}

static void
add_rounds (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "rounds/round");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BellRound *round = &compile->rules->rounds[compile->rules->n_rounds++];
    TcNode child = tc_scenario_get_first_child (scenario, node);

    for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child))
      add_order (compile, round, child);
  }
}

/* -- People -- */

/* FALSE when both players are on one side. */
static gboolean
add_people (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  BellRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "seat");
  TcNode cubes = tc_scenario_find_section (scenario, "pieces/cube/of");
  guint8 seat = 0;

  add_all (compile, BELL_THING_SIDE, "side");
  rules->side_things = tc_ruleset_get_range (compile->ruleset, BELL_THING_SIDE);
  for (guint i = 0; i < BELL_N_SIDES; i++)
    tc_ruleset_add_side (compile->ruleset, bell_side (rules, i));
  add_all (compile, BELL_THING_SEAT, "seat");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), seat++) {
    rules->side[seat] = require_side (compile, node);
    rules->seat[rules->side[seat]] = seat;
    tc_ruleset_add_seat (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                         tc_scenario_get_string (scenario, node, "name"), rules->side[seat]);
  }
  for (; cubes != TC_NODE_NONE; cubes = tc_scenario_find_next (scenario, cubes))
    rules->n_cubes[require_side (compile, cubes)] =
      (guint16) tc_scenario_get_int (scenario, cubes, "count");

  return rules->side[0] != rules->side[1];
}

static void
add_levels (Compile *compile)
{
  const TcThingInfo *concede =
    tc_ruleset_get_thing (compile->ruleset, bell_side (compile->rules, BELL_CONCEDE));
  const TcThingInfo *defend =
    tc_ruleset_get_thing (compile->ruleset, bell_side (compile->rules, BELL_DEFEND));
  g_autofree char *concedes = g_strdup_printf (_ ("%s: final decision"), concede->name);
  g_autofree char *defends = g_strdup_printf (_ ("%s: final decision"), defend->name);
  g_autofree char *invasion = g_strdup_printf (_ ("%s: German invasion"), defend->name);

  tc_ruleset_add_level (compile->ruleset, "concede-win", concedes, concede->node);
  tc_ruleset_add_level (compile->ruleset, "defend-win", defends, defend->node);
  tc_ruleset_add_level (compile->ruleset, "invasion", invasion, defend->node);
  tc_ruleset_add_level (compile->ruleset, "both-lose", _ ("Both sides lose"), TC_NODE_NONE);
}

static void
add_milestones (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BellMilestone *milestone = &compile->rules->milestones[compile->rules->n_milestones++];

    milestone->watch = (guint8) tc_scenario_get_enum (scenario, node, "event");
    milestone->count = get_small (compile, node, "count");
    tc_ruleset_add_milestone (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                              tc_scenario_get_string (scenario, node, "name"), node);
  }
}

void
bell_free_rules (gpointer data)
{
  BellRules *rules = data;

  if (rules != NULL) {
    tc_bot_tables_free (rules->solo.tables);
    tc_effects_free (rules->effects);
    g_ptr_array_unref (rules->arrays);
  }
  g_free (rules);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BellRules, bell_free_rules)

/* Spaces of the largest dimension. */
static guint
count_largest (const BellRules *rules)
{
  guint largest = 0;

  for (guint i = 0; i < rules->n_dimensions; i++) {
    const guint64 *set = bell_nth_set (rules, rules->dimension, i);
    guint n = 0;

    for (guint space = bell_next (rules, set, 0); space != BELL_NONE;
         space = bell_next (rules, set, space + 1))
      n++;
    largest = MAX (largest, n);
  }

  return largest;
}

/* Any card for a use, any space with a cube to any space of its dimension, any space by either
 * operation, any objective; done. */
static guint
count_moves (const BellRules *rules)
{
  guint largest = count_largest (rules);
  guint n_cubes = MAX (rules->n_cubes[BELL_CONCEDE], rules->n_cubes[BELL_DEFEND]);

  return 2 + 4u * rules->n_cards + rules->n_objectives + 2u * rules->n_spaces +
         MIN (largest, n_cubes) * largest;
}

gpointer
bell_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autoptr (BellRules) rules = g_new0 (BellRules, 1);
  Compile compile = { ruleset, scenario, report, rules };
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  gboolean fits;

  rules->arrays = g_ptr_array_new_with_free_func (g_free);
  rules->card = bell_rules_add (rules,
                                count_all (scenario, "strategy-deck/card") +
                                  count_all (scenario, "strategy-deck/final-card"),
                                sizeof (BellCard));
  add_spaces (&compile);
  add_arrows (&compile);
  fits = add_tracks (&compile);
  rules->n_dimensions = (guint8) add_all (&compile, BELL_THING_DIMENSION, "dimension");
  rules->dimension_things = tc_ruleset_get_range (ruleset, BELL_THING_DIMENSION);
  add_cards (&compile, "strategy-deck/card");
  add_cards (&compile, "strategy-deck/final-card");
  find_finals (rules);
  rules->card_things = tc_ruleset_get_range (ruleset, BELL_THING_CARD);
  add_objectives (&compile);
  rules->objective_things = tc_ruleset_get_range (ruleset, BELL_THING_OBJECTIVE);
  bell_compile_options (rules, ruleset, report);
  fits &= add_people (&compile);
  rules->seat_things = tc_ruleset_get_range (ruleset, BELL_THING_SEAT);
  /* An id that two things share: no number after it can be trusted. */
  if (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors)
    return NULL;

  add_rounds (&compile);
  add_levels (&compile);
  add_milestones (&compile);
  bell_compile_rules (rules, ruleset, scenario);
  bell_add_arrays (rules, ruleset);
  if (!bell_compile_events (rules, ruleset, scenario, report) ||
      !bell_compile_solo (rules, ruleset, scenario, report))
    return NULL;
  if (!fits || !bell_compile_setups (rules, ruleset, scenario)) {
    tc_report_add (report, "SYS007", tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, 0), "%s",
                   _ ("Each side needs a player, a crisis track and all its cubes in every "
                      "setup"));
    return NULL;
  }
  tc_ruleset_set_limits (ruleset, sizeof (BellState),
                         MAX (count_moves (rules), tc_effects_get_max_moves (rules->effects)));

  return g_steal_pointer (&rules);
}
