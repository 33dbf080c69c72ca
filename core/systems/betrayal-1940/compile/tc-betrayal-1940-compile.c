/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdarg.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. Everything countable comes
 * from the data; what the schema cannot demand (one automaton, a player for every Ally, room for
 * the counters) is a finding of code SYS007 here, and all of them are told in one run. */

void
betrayal_compile_fail (BetrayalCompile *compile, TcNode node, const char *format, ...)
{
  g_autofree char *message = NULL;
  TcFinding *finding;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  if (node == TC_NODE_NONE)
    node = 0;
  finding = tc_report_add (compile->report, "SYS007", tc_scenario_get_source (compile->scenario),
                           tc_scenario_get_tag_span (compile->scenario, node), "%s", message);
  tc_finding_take_path (finding, tc_scenario_dup_path (compile->scenario, node));
  compile->failed = TRUE;
}

/* The position of @node among its namesakes. */
guint
betrayal_compile_index (BetrayalCompile *compile, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (compile->scenario, node);
  TcNode at = tc_scenario_find_child (compile->scenario, parent,
                                      tc_scenario_get_name (compile->scenario, node));
  guint index = 0;

  while (at != node && at != TC_NODE_NONE) {
    at = tc_scenario_find_next (compile->scenario, at);
    index++;
  }

  return index;
}

static guint8
get_index (BetrayalCompile *compile, TcNode node, const char *name)
{
  TcNode target = tc_scenario_get_ref (compile->scenario, node, name);

  return target == TC_NODE_NONE ? BETRAYAL_NONE : (guint8) betrayal_compile_index (compile, target);
}

guint8
betrayal_compile_nation (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_index (compile, node, name);
}

guint8
betrayal_compile_area (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_index (compile, node, name);
}

guint8
betrayal_compile_zone (BetrayalCompile *compile, TcNode node, const char *name)
{
  return get_index (compile, node, name);
}

/* The scenario's sides are any; the rules know the automaton's and the other one. */
guint8
betrayal_compile_side (BetrayalCompile *compile, TcNode node, const char *name)
{
  guint8 index = get_index (compile, node, name);

  if (index == BETRAYAL_NONE)
    return BETRAYAL_NONE;

  return index == compile->rules->side_index[BETRAYAL_GERMAN] ? BETRAYAL_GERMAN : BETRAYAL_ALLIED;
}

static guint
count (BetrayalCompile *compile, TcNode parent, const char *name)
{
  guint n = 0;

  for (TcNode at = tc_scenario_find_child (compile->scenario, parent, name); at != TC_NODE_NONE;
       at = tc_scenario_find_next (compile->scenario, at))
    n++;

  return n;
}

static gboolean
fits (BetrayalCompile *compile, TcNode node, const char *what, guint n, guint limit)
{
  if (n <= limit)
    return TRUE;

  betrayal_compile_fail (compile, node, _ ("%u %s, but this version can play with at most %u"), n,
                         what, limit);
  return FALSE;
}

/* Everything that is stored in a fixed array, before anything is stored. */
static gboolean
check_limits (BetrayalCompile *compile)
{
  TcNode board = tc_scenario_find_child (compile->scenario, 0, "area-board");
  TcNode forces = tc_scenario_find_child (compile->scenario, 0, "order-of-battle");
  TcNode track = tc_scenario_find_child (compile->scenario, 0, "turn-record-track");
  TcNode setups = tc_scenario_find_child (compile->scenario, 0, "setups");
  guint n_air = count (compile, forces, "air-unit");
  gboolean ok = TRUE;

  ok &= fits (compile, board, _ ("areas"), count (compile, board, "area"), BETRAYAL_MAX_AREAS);
  ok &=
    fits (compile, board, _ ("adjacencies"), count (compile, board, "link"), BETRAYAL_MAX_LINKS);
  ok &= fits (compile, board, _ ("zones"), count (compile, board, "zone"), BETRAYAL_MAX_ZONES);
  ok &= fits (compile, forces, _ ("air units"), n_air, BETRAYAL_MAX_AIR);
  ok &= fits (compile, forces, _ ("counters"),
              count (compile, forces, "unit") + n_air + count (compile, forces, "marker"),
              BETRAYAL_MAX_COUNTERS);
  ok &= fits (compile, 0, _ ("nations"), count (compile, 0, "nation"), BETRAYAL_MAX_NATIONS);
  ok &= fits (compile, 0, _ ("players"), count (compile, 0, "seat"), BETRAYAL_MAX_SEATS);
  ok &= fits (compile, track, _ ("turns"), count (compile, track, "turn"), BETRAYAL_MAX_TURNS);
  ok &= fits (compile, setups, _ ("setups"),
              count (compile, setups, "fixed-setup") + count (compile, setups, "free-setup"),
              BETRAYAL_MAX_SETUPS);

  return ok;
}

static TcThing
add_thing (BetrayalCompile *compile,
           TcThingKind kind,
           const char *id,
           const char *name,
           TcNode node)
{
  TcThing thing = tc_ruleset_add_thing (compile->ruleset, kind, id, name, node, compile->report);

  if (thing == TC_THING_NONE)
    compile->failed = TRUE;

  return thing;
}

TcThing
betrayal_compile_add (BetrayalCompile *compile, TcThingKind kind, TcNode node)
{
  return add_thing (compile, kind, tc_scenario_get_string (compile->scenario, node, "id"),
                    tc_scenario_get_string (compile->scenario, node, "name"), node);
}

static void
compile_nation (BetrayalCompile *compile, TcNode node, BetrayalNation *nation)
{
  TcScenario *scenario = compile->scenario;

  nation->side = betrayal_compile_side (compile, node, "side");
  nation->seat = get_index (compile, node, "seat");
  nation->opens_with[0] = betrayal_compile_nation (compile, node, "opens-with");
  nation->opens_with[1] = betrayal_compile_nation (compile, node, "also-opens-with");
  nation->permanent_losses = tc_scenario_get_enum (scenario, node, "losses") == 1;
  nation->home_bound = tc_scenario_get_bool (scenario, node, "home-bound");
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
      rules->side_index[BETRAYAL_GERMAN] = get_index (compile, node, "side");
    }
  }
  if (n_automatons != 1 || rules->side_index[BETRAYAL_GERMAN] == BETRAYAL_NONE)
    betrayal_compile_fail (compile, first,
                           _ ("%u nations on a side are marked automaton=\"true\", but the orders "
                              "and tactics tables drive exactly one (3.4)"),
                           n_automatons);

  for (TcNode node = first; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint8 side = get_index (compile, node, "side");

    compile_nation (compile, node, &rules->nations[rules->n_nations++]);
    if (side == BETRAYAL_NONE || side == rules->side_index[BETRAYAL_GERMAN])
      continue;
    if (rules->side_index[BETRAYAL_ALLIED] == BETRAYAL_NONE)
      rules->side_index[BETRAYAL_ALLIED] = side;
    else if (rules->side_index[BETRAYAL_ALLIED] != side)
      betrayal_compile_fail (compile, node,
                             _ ("nation \"%s\" is on a third side, but all enemies of the "
                                "automaton are friendly to one another (1.5)"),
                             tc_scenario_get_string (scenario, node, "id"));
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

/* What ground and air units share. */
static BetrayalCounter *
compile_unit (BetrayalCompile *compile, TcNode node, gboolean is_air)
{
  BetrayalRules *rules = compile->rules;
  BetrayalCounter *counter = &rules->counters[rules->n_counters++];
  const BetrayalNation *nation;

  betrayal_compile_add (compile, TC_THING_PIECE, node);
  counter->kind = is_air ? BETRAYAL_AIR : BETRAYAL_GROUND;
  counter->nation = betrayal_compile_nation (compile, node, "nation");
  nation = &rules->nations[counter->nation];
  counter->side = nation->side;
  counter->seat = nation->side == BETRAYAL_ALLIED ? nation->seat : BETRAYAL_NONE;
  counter->class = (guint8) tc_scenario_get_enum (compile->scenario, node, "class");
  counter->air = BETRAYAL_NONE;
  read_sides (compile, node, is_air, counter);

  if (nation->side == BETRAYAL_NONE) {
    betrayal_compile_fail (compile, node, _ ("\"%s\" belongs to a nation that is on no side"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
    counter->side = BETRAYAL_ALLIED;
    counter->seat = 0;
  } else if (nation->side == BETRAYAL_ALLIED && nation->seat == BETRAYAL_NONE) {
    betrayal_compile_fail (compile, node,
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

  if (nation == BETRAYAL_NONE || rules->nations[nation].side != BETRAYAL_ALLIED ||
      rules->nations[nation].seat == BETRAYAL_NONE) {
    betrayal_compile_fail (compile, node,
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

static void
compile_marker (BetrayalCompile *compile, TcNode node)
{
  BetrayalRules *rules = compile->rules;
  BetrayalCounter *counter = &rules->counters[rules->n_counters];
  gint use = tc_scenario_get_enum (compile->scenario, node, "use");

  betrayal_compile_add (compile, TC_THING_PIECE, node);
  counter->kind = BETRAYAL_MARKER;
  counter->nation = betrayal_compile_nation (compile, node, "nation");
  counter->side = BETRAYAL_NONE;
  counter->seat = BETRAYAL_NONE;
  counter->air = BETRAYAL_NONE;
  counter->class = (guint8) use;
  if (use == BETRAYAL_MARKS_TURN)
    rules->turn_marker = rules->n_counters;
  if (use == BETRAYAL_MARKS_PENALTY)
    add_penalty (compile, node);
  if (use == BETRAYAL_MARKS_REPUBLIC && counter->nation == BETRAYAL_NONE)
    betrayal_compile_fail (compile, node,
                           _ ("marker \"%s\" names no nation, but its land is where the marker "
                              "must stay (7.2.1)"),
                           tc_scenario_get_string (compile->scenario, node, "id"));
  else if (use == BETRAYAL_MARKS_REPUBLIC)
    rules->republic = rules->n_counters;
  rules->n_counters++;
}

static void
compile_forces (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcNode forces = tc_scenario_find_child (scenario, 0, "order-of-battle");
  guint8 n_air = 0;

  rules->counter_thing = (TcThing) tc_ruleset_get_n_things (compile->ruleset);
  for (TcNode node = tc_scenario_find_child (scenario, forces, "unit"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalCounter *counter = compile_unit (compile, node, FALSE);

    counter->drop = (guint8) tc_scenario_get_int (scenario, node, "drop");
  }
  for (TcNode node = tc_scenario_find_child (scenario, forces, "air-unit"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    BetrayalCounter *counter = compile_unit (compile, node, TRUE);

    counter->range = (guint8) tc_scenario_get_int (scenario, node, "range");
    counter->air = n_air;
    rules->air_counter[n_air++] = (guint8) (rules->n_counters - 1);
  }
  rules->n_air = n_air;
  for (TcNode node = tc_scenario_find_child (scenario, forces, "marker"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    compile_marker (compile, node);
  if (rules->republic == BETRAYAL_NONE)
    betrayal_compile_fail (compile, forces, _ ("no marker is the French Republic (7.2)"));
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
    add_thing (compile, TC_THING_PLACE, boxes[i].id, _ (boxes[i].name), TC_NODE_NONE);
  for (TcNode node = tc_scenario_find_child (scenario, track, "turn"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    g_autofree char *id = g_strdup_printf ("turn-%u", ++compile->rules->n_turns);
    g_autofree char *name = g_strdup_printf (_ ("Turn %u"), compile->rules->n_turns);

    if (tc_scenario_get_int (scenario, node, "n") != compile->rules->n_turns)
      betrayal_compile_fail (compile, node, _ ("turns must count from 1 without a gap"));
    add_thing (compile, TC_THING_PLACE, id, name, node);
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

  compile->rules->tactic_thing = (TcThing) tc_ruleset_get_n_things (compile->ruleset);
  for (guint i = 0; i < G_N_ELEMENTS (tactics); i++)
    add_thing (compile, TC_THING_OPTION, tactics[i].id, _ (tactics[i].name), TC_NODE_NONE);

  compile->rules->nation_thing = (TcThing) tc_ruleset_get_n_things (compile->ruleset);
  for (TcNode node = tc_scenario_find_child (scenario, 0, "nation"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    g_autofree char *id =
      g_strdup_printf ("nation-%s", tc_scenario_get_string (scenario, node, "id"));

    add_thing (compile, TC_THING_OPTION, id, tc_scenario_get_string (scenario, node, "name"), node);
  }
}

static void
compile_seats (BetrayalCompile *compile)
{
  BetrayalRules *rules = compile->rules;
  TcScenario *scenario = compile->scenario;
  TcThing first_side = (TcThing) tc_ruleset_get_n_things (compile->ruleset);

  for (TcNode node = tc_scenario_find_child (scenario, 0, "side"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node))
    tc_ruleset_add_side (compile->ruleset, betrayal_compile_add (compile, TC_THING_SIDE, node));
  for (guint i = 0; i < BETRAYAL_N_SIDES; i++)
    rules->side_thing[i] = (TcThing) (first_side + rules->side_index[i]);

  rules->seat_thing = (TcThing) tc_ruleset_get_n_things (compile->ruleset);
  for (TcNode node = tc_scenario_find_child (scenario, 0, "seat"); node != TC_NODE_NONE;
       node = tc_scenario_find_next (scenario, node)) {
    betrayal_compile_add (compile, TC_THING_SEAT, node);
    tc_ruleset_add_seat (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                         tc_scenario_get_string (scenario, node, "name"),
                         get_index (compile, node, "side"));
    rules->n_seats++;
    if (betrayal_compile_side (compile, node, "side") != BETRAYAL_ALLIED)
      betrayal_compile_fail (compile, node,
                             _ ("player \"%s\" is on the automaton's side; the players are its "
                                "enemies and run it between them (1.0)"),
                             tc_scenario_get_string (scenario, node, "id"));
  }
  if (rules->run_by == BETRAYAL_RUN_INITIATIVE)
    return;

  rules->german_seat = rules->n_seats;
  add_thing (compile, TC_THING_SEAT, "german-player", _ ("German player"), TC_NODE_NONE);
  tc_ruleset_add_seat (compile->ruleset, "german-player", _ ("German player"),
                       rules->side_index[BETRAYAL_GERMAN]);
}

static void
init_rules (BetrayalRules *rules)
{
  rules->automaton = rules->capital = BETRAYAL_NONE;
  rules->turn_marker = rules->republic = BETRAYAL_NONE;
  rules->german_seat = BETRAYAL_NONE;
  memset (rules->penalty, BETRAYAL_NONE, sizeof rules->penalty);
  rules->side_index[BETRAYAL_GERMAN] = rules->side_index[BETRAYAL_ALLIED] = BETRAYAL_NONE;
}

/* No list is longer: every unit to every place, twice where it may carry the marker, is far more
 * than any phase can offer. */
static guint
count_moves (const BetrayalRules *rules)
{
  return 2u * rules->n_counters * rules->n_areas + rules->n_areas * BETRAYAL_N_TACTICS + 8;
}

gpointer
betrayal_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autofree BetrayalRules *rules = g_new0 (BetrayalRules, 1);
  BetrayalCompile compile = { ruleset, scenario, report, rules, TC_NODE_NONE, FALSE };

  init_rules (rules);
  compile.rules_section = tc_scenario_find_child (scenario, 0, "rules");
  if (!check_limits (&compile))
    return NULL;

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
  betrayal_compile_knowledge (rules);

  betrayal_compile_sets (rules);
  tc_ruleset_set_limits (ruleset, sizeof (BetrayalState),
                         MIN (count_moves (rules), TC_RULESET_MAX_MOVES));

  return g_steal_pointer (&rules);
}
