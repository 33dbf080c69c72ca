/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdarg.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. Everything countable comes
 * from the data; what the schema cannot demand (one automaton, a player for every Ally, room for
 * the counters) is a finding here, and all of them are reported in one run. */

void
betrayal_compile_fail (BetrayalCompile *compile,
                       TcNode node,
                       const char *code,
                       const char *format,
                       ...)
{
  g_autofree char *message = NULL;
  TcFinding *finding;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  if (node == TC_NODE_NONE)
    node = 0;
  finding = tc_report_add (compile->report, code, tc_scenario_get_source (compile->scenario),
                           tc_scenario_get_tag_span (compile->scenario, node), "%s", message);
  tc_finding_take_path (finding, tc_scenario_dup_path (compile->scenario, node));
  compile->failed = TRUE;
}

/* The position of @node among its namesakes; all of them are numbered when the first is asked for,
 * and a position that is not known yet is NONE. */
guint
betrayal_compile_index (BetrayalCompile *compile, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (compile->scenario, node);
  TcNode at;
  guint16 n = 0;

  if (compile->positions[node] != BETRAYAL_NONE)
    return compile->positions[node];

  for (at = tc_scenario_find_child (compile->scenario, parent,
                                    tc_scenario_get_name (compile->scenario, node));
       at != TC_NODE_NONE; at = tc_scenario_find_next (compile->scenario, at))
    compile->positions[at] = n++;

  return compile->positions[node];
}

static guint16
get_index (BetrayalCompile *compile, TcNode node, const char *name)
{
  TcNode target = tc_scenario_get_ref (compile->scenario, node, name);

  return target == TC_NODE_NONE ? BETRAYAL_NONE
                                : (guint16) betrayal_compile_index (compile, target);
}

/* The same where the schema lets there be few. */
static guint8
get_small_index (BetrayalCompile *compile, TcNode node, const char *name)
{
  guint16 index = get_index (compile, node, name);

  return index == BETRAYAL_NONE ? BETRAYAL_NOBODY : (guint8) index;
}

guint8
betrayal_compile_nation (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_small_index (compile, node, name);
}

guint16
betrayal_compile_area (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_index (compile, node, name);
}

guint16
betrayal_compile_zone (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_index (compile, node, name);
}

/* The scenario's sides are any; the rules know the automaton's and the other one. */
guint8
betrayal_compile_side (BetrayalCompile *compile, TcNode node, const char *name)
{
  guint8 index = get_small_index (compile, node, name);

  if (index == BETRAYAL_NOBODY)
    return BETRAYAL_NOBODY;

  return index == compile->rules->side_index[BETRAYAL_GERMAN] ? BETRAYAL_GERMAN : BETRAYAL_ALLIED;
}

/* Of the scenario's sides. */
guint8
betrayal_compile_side_index (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_small_index (compile, node, name);
}

/* How many children of this name; none when there is no parent. */
guint
betrayal_compile_count (BetrayalCompile *compile, TcNode parent, const char *name)
{
  guint n = 0;

  if (parent == TC_NODE_NONE)
    return 0;
  for (TcNode at = tc_scenario_find_child (compile->scenario, parent, name); at != TC_NODE_NONE;
       at = tc_scenario_find_next (compile->scenario, at))
    n++;

  return n;
}

static TcThing
add_thing (BetrayalCompile *compile, guint class, const char *id, const char *name, TcNode node)
{
  TcThing thing = tc_ruleset_add_thing (compile->ruleset, class, id, name, node, compile->report);

  if (thing == TC_THING_NONE)
    compile->failed = TRUE;

  return thing;
}

TcThing
betrayal_compile_add (BetrayalCompile *compile, guint class, TcNode node)
{
  return add_thing (compile, class, tc_scenario_get_string (compile->scenario, node, "id"),
                    tc_scenario_get_string (compile->scenario, node, "name"), node);
}

guint8
betrayal_compile_limit (BetrayalCompile *compile, TcNode node, const char *name)
{
  return tc_scenario_has (compile->scenario, node, name)
           ? (guint8) tc_scenario_get_int (compile->scenario, node, name)
           : BETRAYAL_NO_LIMIT;
}

static void
compile_nation (BetrayalCompile *compile, TcNode node, BetrayalNation *nation)
{
  TcScenario *scenario = compile->scenario;

  nation->side = betrayal_compile_side (compile, node, "side");
  nation->side_index = get_small_index (compile, node, "side");
  nation->seat = get_small_index (compile, node, "seat");
  nation->opens_with[0] = betrayal_compile_nation (compile, node, "opens-with");
  nation->opens_with[1] = betrayal_compile_nation (compile, node, "also-opens-with");
  nation->permanent_losses = tc_scenario_get_enum (scenario, node, "losses") == 1;
  nation->home_bound = tc_scenario_get_bool (scenario, node, "home-bound");
  nation->evacuates = tc_scenario_get_bool (scenario, node, "evacuates");
  nation->stacking = betrayal_compile_limit (compile, node, "stacking");
  nation->evacuation_limit = betrayal_compile_limit (compile, node, "evacuation-limit");
  nation->evacuation_turn_limit =
    betrayal_compile_limit (compile, node, "evacuation-limit-per-turn");
}

static void
compile_nations (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode first = tc_scenario_find_child (scenario, 0, "nation");
  guint n_automatons = 0;

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    if (tc_scenario_get_bool (scenario, node, "automaton") && n_automatons++ == 0) {
      rules->automaton = (guint8) betrayal_compile_index (compile, node);
      rules->side_index[BETRAYAL_GERMAN] = get_small_index (compile, node, "side");
    }
  }
  if (n_automatons != 1 || rules->side_index[BETRAYAL_GERMAN] == BETRAYAL_NOBODY)
    betrayal_compile_fail (compile, first, "BTR001",
                           _ ("%u nations on a side are marked automaton=\"true\", but the orders "
                              "and tactics tables drive exactly one (3.4)"),
                           n_automatons);

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint8 side = get_small_index (compile, node, "side");

    compile_nation (compile, node, &rules->nations[rules->n_nations++]);
    /* All enemies of the automaton are friendly to one another (1.5): the first side speaks for
     * them, and each has its own victory. */
    if (side != BETRAYAL_NOBODY && side != rules->side_index[BETRAYAL_GERMAN] &&
        rules->side_index[BETRAYAL_ALLIED] == BETRAYAL_NOBODY)
      rules->side_index[BETRAYAL_ALLIED] = side;
  }
}

static void
read_sides (BetrayalCompile *compile, TcNode node, gboolean is_air, BetrayalCounter *counter)
{
  static const char *const names[] = { "full", "reduced" };
  TcScenario *scenario = compile->scenario;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode face = tc_scenario_find_child (scenario, node, names[i]);

    /* A unit without a reduced side has one step; nothing reads its second row. */
    if (face == TC_NODE_NONE)
      continue;
    counter->n_steps++;
    if (is_air) {
      counter->bombardment[i] = (guint8) tc_scenario_get_int (scenario, face, "bombardment");
      counter->support[i] = (guint8) tc_scenario_get_int (scenario, face, "support");
      continue;
    }
    counter->attack[i] = (guint8) tc_scenario_get_int (scenario, face, "attack");
    counter->defence[i] = (guint8) tc_scenario_get_int (scenario, face, "defence");
    counter->movement[i] = (guint8) tc_scenario_get_int (scenario, face, "movement");
  }
}

/* What ground and air units share; @class: what the unit has from its class. */
static BetrayalCounter *
compile_unit (BetrayalCompile *compile, TcNode node, const BetrayalCounter *class, gboolean is_air)
{
  BetrayalRules *rules = compile->rules;
  BetrayalCounter *counter = &rules->counters[rules->n_counters++];
  const BetrayalNation *nation;

  *counter = *class;

  betrayal_compile_add (compile, BETRAYAL_THING_COUNTER, node);
  counter->kind = is_air ? BETRAYAL_AIR : BETRAYAL_GROUND;
  counter->nation = betrayal_compile_nation (compile, node, "nation");
  nation = &rules->nations[counter->nation];
  counter->side = nation->side;
  counter->seat = nation->side == BETRAYAL_ALLIED ? nation->seat : BETRAYAL_NOBODY;
  counter->air = BETRAYAL_NONE;
  read_sides (compile, node, is_air, counter);

  if (nation->side == BETRAYAL_NOBODY) {
    betrayal_compile_fail (compile, node, "BTR002",
                           _ ("\"%s\" belongs to a nation that is on no side"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
    counter->side = BETRAYAL_ALLIED;
    counter->seat = 0;
  } else if (nation->side == BETRAYAL_ALLIED && nation->seat == BETRAYAL_NOBODY) {
    betrayal_compile_fail (compile, node, "BTR003",
                           _ ("\"%s\" belongs to an allied nation that no player controls; give "
                              "the nation a seat"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
    counter->seat = 0;
  }

  return counter;
}

/* Rule 6.3: a nation's markers in the order of its penalties. Who has none cannot be penalised:
 * minor Allies have no player who could speak. */
static void
add_penalty (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  guint8 nation = rules->counters[rules->n_counters].nation;
  guint n = 0;

  if (nation == BETRAYAL_NOBODY || rules->nations[nation].side != BETRAYAL_ALLIED ||
      rules->nations[nation].seat == BETRAYAL_NOBODY) {
    betrayal_compile_fail (compile, node, "BTR005",
                           _ ("penalty marker \"%s\" must name the nation of an Allied player "
                              "(6.3)"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
    return;
  }
  while (n < BETRAYAL_MAX_PENALTIES && rules->penalty[nation][n] != BETRAYAL_NONE)
    n++;
  if (n < BETRAYAL_MAX_PENALTIES)
    rules->penalty[nation][n] = rules->n_counters;
}

/* With what this scenario calls the marker and the country it must stay in. */
static void
add_republic (BetrayalCompile *compile, TcNode node)
{
  TcNode home = tc_scenario_get_ref (compile->scenario, node, "nation");

  compile->rules->republic = compile->rules->n_counters;
  tc_ruleset_set_word (compile->ruleset, "republic",
                       tc_scenario_get_string (compile->scenario, node, "name"));
  tc_ruleset_set_word (compile->ruleset, "home",
                       tc_scenario_get_string (compile->scenario, home, "name"));
}

/* Whether it is that of the French Republic. */
static gboolean
compile_marker (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  BetrayalCounter *counter = &rules->counters[rules->n_counters];
  gint use = tc_scenario_get_enum (compile->scenario, node, "use");

  betrayal_compile_add (compile, BETRAYAL_THING_COUNTER, node);
  counter->kind = BETRAYAL_MARKER;
  counter->nation = betrayal_compile_nation (compile, node, "nation");
  counter->side = BETRAYAL_NOBODY;
  counter->seat = BETRAYAL_NOBODY;
  counter->air = BETRAYAL_NONE;
  counter->class = (guint8) use;
  if (use == BETRAYAL_MARKS_TURN)
    rules->turn_marker = rules->n_counters;
  if (use == BETRAYAL_MARKS_PENALTY)
    add_penalty (compile, node);
  if (use == BETRAYAL_MARKS_REPUBLIC && counter->nation == BETRAYAL_NOBODY)
    betrayal_compile_fail (compile, node, "BTR008",
                           _ ("marker \"%s\" names no nation, but its land is where the marker "
                              "must stay (7.2.1)"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
  else if (use == BETRAYAL_MARKS_REPUBLIC)
    add_republic (compile, node);
  rules->n_counters++;

  return use == BETRAYAL_MARKS_REPUBLIC;
}

static void
compile_forces (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode forces = tc_scenario_find_child (scenario, 0, "order-of-battle");
  guint n_air = betrayal_compile_count (compile, forces, "air-unit");
  guint n = n_air + betrayal_compile_count (compile, forces, "unit") +
            betrayal_compile_count (compile, forces, "marker");
  g_autofree BetrayalCounter *classes = betrayal_compile_classes (compile, forces);
  gboolean has_republic = FALSE;

  rules->counters = betrayal_rules_alloc (rules, n, sizeof (BetrayalCounter));
  rules->air_counter = betrayal_rules_alloc (rules, n_air, sizeof (guint16));

  for (TcNode node = tc_scenario_find_child (scenario, forces, "unit"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalCounter *counter =
      compile_unit (compile, node, &classes[get_small_index (compile, node, "class")], FALSE);

    counter->drop = (guint8) tc_scenario_get_int (scenario, node, "drop");
  }
  for (TcNode node = tc_scenario_find_child (scenario, forces, "air-unit"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalCounter air = { .class = (guint8) tc_scenario_get_enum (scenario, node, "class") };
    BetrayalCounter *counter = compile_unit (compile, node, &air, TRUE);

    counter->range = (guint8) tc_scenario_get_int (scenario, node, "range");
    counter->air = rules->n_air;
    rules->air_counter[rules->n_air++] = (guint16) (rules->n_counters - 1);
  }
  for (TcNode node = tc_scenario_find_child (scenario, forces, "marker"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    has_republic |= compile_marker (compile, node);
  rules->counter_things = tc_ruleset_get_range (compile->ruleset, BETRAYAL_THING_COUNTER);
  if (!has_republic)
    betrayal_compile_fail (compile, forces, "BTR007", _ ("no marker is the French Republic (7.2)"));
}

static void
compile_boxes (BetrayalCompile *compile)
{
  static const struct {
    const char *id;
    const char *name;
  } boxes[BETRAYAL_BOX_TURNS] = {
    { "regroup-german", N_ ("German Regroup Box") },
    { "regroup-allied", N_ ("Allied Regroup Box") },
    { "set-aside-german", N_ ("German Set Aside Box") },
    { "set-aside-allied", N_ ("Allied Set Aside Box") },
    { "lost", N_ ("Out of the game") },
    { "evacuated", N_ ("Evacuated") },
    { "evacuated-early", N_ ("Evacuated too early") },
    { "to-deploy", N_ ("To be deployed") },
    { "unused", N_ ("Not in play") },
  };
  TcScenario *scenario = compile->scenario;
  TcNode track = tc_scenario_find_child (scenario, 0, "turn-record-track");

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    add_thing (compile, BETRAYAL_THING_BOX, boxes[i].id, _ (boxes[i].name), TC_NODE_NONE);
  for (TcNode node = tc_scenario_find_child (scenario, track, "turn"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    g_autofree char *id = g_strdup_printf ("turn-%u", ++compile->rules->n_turns);
    g_autofree char *name = g_strdup_printf (_ ("Turn %u"), compile->rules->n_turns);

    if (tc_scenario_get_int (scenario, node, "n") != compile->rules->n_turns)
      betrayal_compile_fail (compile, node, "BTR010", _ ("turns must count from 1 without a gap"));
    add_thing (compile, BETRAYAL_THING_BOX, id, name, node);
  }
}

static void
compile_options (BetrayalCompile *compile)
{
  static const struct {
    const char *id;
    const char *name;
  } tactics[BETRAYAL_N_TACTICS - 1] = {
    { "hold", N_ ("Hold") },
    { "refit", N_ ("Refit") },
    { "attack", N_ ("Advance/Attack") },
    { "saturation", N_ ("Advance/Attack/Saturation Bombing") },
    { "exploit", N_ ("Advance/Attack/Exploit") },
  };
  TcScenario *scenario = compile->scenario;

  for (guint i = 0; i < G_N_ELEMENTS (tactics); i++)
    add_thing (compile, BETRAYAL_THING_TACTIC, tactics[i].id, _ (tactics[i].name), TC_NODE_NONE);

  for (TcNode node = tc_scenario_find_child (scenario, 0, "nation"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    g_autofree char *id =
      g_strdup_printf ("nation-%s", tc_scenario_get_string (scenario, node, "id"));

    add_thing (compile, BETRAYAL_THING_NATION, id, tc_scenario_get_string (scenario, node, "name"),
               node);
  }
  compile->rules->tactic_things = tc_ruleset_get_range (compile->ruleset, BETRAYAL_THING_TACTIC);
  compile->rules->nation_things = tc_ruleset_get_range (compile->ruleset, BETRAYAL_THING_NATION);
}

static void
compile_seats (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcThingRange sides;

  for (TcNode node = tc_scenario_find_child (scenario, 0, "side"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    tc_ruleset_add_side (compile->ruleset,
                         betrayal_compile_add (compile, BETRAYAL_THING_SIDE, node));
  sides = tc_ruleset_get_range (compile->ruleset, BETRAYAL_THING_SIDE);
  for (guint i = 0; i < BETRAYAL_N_SIDES; i++)
    rules->side_thing[i] = tc_range_get (sides, rules->side_index[i]);

  for (TcNode node = tc_scenario_find_child (scenario, 0, "seat"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    betrayal_compile_add (compile, BETRAYAL_THING_SEAT, node);
    tc_ruleset_add_seat (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                         tc_scenario_get_string (scenario, node, "name"),
                         get_small_index (compile, node, "side"));
    rules->n_seats++;
    if (betrayal_compile_side (compile, node, "side") != BETRAYAL_ALLIED)
      betrayal_compile_fail (compile, node, "BTR004",
                             _ ("player \"%s\" is on the automaton's side; the players are its "
                                "enemies and run it between them (1.0)"),
                             tc_scenario_get_string (scenario, node, "id"));
  }
  rules->seat_things = tc_ruleset_get_range (compile->ruleset, BETRAYAL_THING_SEAT);
  if (rules->run_by == BETRAYAL_RUN_INITIATIVE)
    return;

  rules->german_seat = rules->n_seats;
  add_thing (compile, BETRAYAL_THING_SEAT, "german-player", _ ("German player"), TC_NODE_NONE);
  tc_ruleset_add_seat (compile->ruleset, "german-player", _ ("German player"),
                       rules->side_index[BETRAYAL_GERMAN]);
}

gpointer
betrayal_rules_alloc (BetrayalRules *rules, gsize n, gsize size)
{
  gpointer memory = g_malloc0_n (MAX (n, 1), size);

  g_ptr_array_add (rules->memory, memory);

  return memory;
}

guint64 *
betrayal_rules_alloc_sets (BetrayalRules *rules, gsize n)
{
  return betrayal_rules_alloc (rules, n * rules->n_words, sizeof (guint64));
}

static BetrayalRules *
rules_new (void)
{
  BetrayalRules *rules = g_new0 (BetrayalRules, 1);

  rules->memory = g_ptr_array_new_with_free_func (g_free);
  rules->automaton = rules->german_seat = BETRAYAL_NOBODY;
  rules->capital = rules->turn_marker = rules->republic = BETRAYAL_NONE;
  for (guint nation = 0; nation < BETRAYAL_MAX_NATIONS; nation++)
    for (guint i = 0; i < BETRAYAL_MAX_PENALTIES; i++)
      rules->penalty[nation][i] = BETRAYAL_NONE;
  rules->side_index[BETRAYAL_GERMAN] = rules->side_index[BETRAYAL_ALLIED] = BETRAYAL_NOBODY;

  return rules;
}

void
betrayal_rules_free (gpointer data)
{
  BetrayalRules *rules = data;

  for (guint i = 0; i < rules->n_setups; i++)
    g_clear_pointer (&rules->setups[i].quotas, g_array_unref);
  g_clear_pointer (&rules->conditions, g_array_unref);
  g_clear_pointer (&rules->effects, tc_effects_free);
  g_ptr_array_unref (rules->memory);
  g_free (rules);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BetrayalRules, betrayal_rules_free)

/* Slots for the sets of where units can get to: one for each area, if there is room. */
static guint
find_reach_mask (const BetrayalRules *rules)
{
  guint n = 1;

  while (n < rules->n_areas && 2 * n * rules->n_words <= BETRAYAL_REACH_WORDS)
    n *= 2;

  return n - 1;
}

/* No list is longer: every unit to every place, twice where it may carry the marker, every air unit
 * to every place in four ways, is far more than any phase can offer. */
static guint
count_moves (const BetrayalRules *rules)
{
  guint n_ground = (guint) rules->n_ground[BETRAYAL_GERMAN] + rules->n_ground[BETRAYAL_ALLIED];
  guint n = MAX (MAX (2 * n_ground, 4u * rules->n_air), n_ground + rules->n_air);

  return n * rules->n_areas + (rules->n_areas + n_ground) * BETRAYAL_N_TACTICS + 8;
}

/* What is worked out from all that the scenario says. */
static void
finish (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;

  rules->n_places = (rules->n_areas + BETRAYAL_BOX_TURNS + rules->n_turns + 7u) / 8 * 8;
  rules->reach_mask = find_reach_mask (rules);
  betrayal_compile_units (rules);
  betrayal_add_arrays (rules, compile->ruleset);
  tc_ruleset_set_limits (compile->ruleset, sizeof (BetrayalState), count_moves (rules));
}

gpointer
betrayal_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autoptr (BetrayalRules) rules = rules_new ();
  guint n_nodes = tc_scenario_get_n_nodes (scenario);
  g_autofree guint16 *positions = g_new (guint16, n_nodes);
  BetrayalCompile compile = { ruleset, scenario, report, rules, TC_NODE_NONE, positions, FALSE };

  memset (positions, 0xff, n_nodes * sizeof *positions); /* NONE */
  compile.rules_section = tc_scenario_find_child (scenario, 0, "rules");
  compile_nations (&compile);
  if (compile.failed)
    return NULL;
  betrayal_compile_board (&compile);
  compile_boxes (&compile);
  compile_forces (&compile);
  compile_options (&compile);
  betrayal_compile_tables (&compile);
  betrayal_compile_rules (&compile);
  compile_seats (&compile);
  betrayal_compile_setups (&compile);
  betrayal_compile_victory (&compile);
  if (compile.failed)
    return NULL;
  finish (&compile);

  return g_steal_pointer (&rules);
}
