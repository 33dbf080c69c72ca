/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-view.h"
#include "systems/badge/tc-badge-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. What lint demands beyond the
 * schema (as many tiles as places, a hideout for every fugitive, ...) is taken for granted here
 * but for what would write past a table. */

typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  BadgeRules *rules;
  GArray *colours; /* their nodes, in the order of the file */
} Compile;

static TcThing
add_node (Compile *compile, BadgeClass class, TcNode node)
{
  return tc_ruleset_add_thing (
    compile->ruleset, class, tc_scenario_get_string (compile->scenario, node, "id"),
    tc_scenario_get_string (compile->scenario, node, "name"), node, compile->report);
}

static gint
compare_nodes (gconstpointer a, gconstpointer b)
{
  TcNode first = *(const TcNode *) a;
  TcNode second = *(const TcNode *) b;

  return first < second ? -1 : first > second;
}

/* The position of a colour in the file, or BADGE_NONE. */
static guint16
get_colour (Compile *compile, TcNode node)
{
  TcNode colour = tc_scenario_get_ref (compile->scenario, node, "colour");
  guint index = 0;

  return colour != TC_NODE_NONE &&
             g_array_binary_search (compile->colours, &colour, compare_nodes, &index)
           ? (guint16) index
           : BADGE_NONE;
}

static void
read_colours (Compile *compile)
{
  TcNode colour = tc_scenario_find_section (compile->scenario, "colour");

  for (; colour != TC_NODE_NONE; colour = tc_scenario_find_next (compile->scenario, colour))
    g_array_append_val (compile->colours, colour);
  compile->rules->n_colours = (guint16) compile->colours->len;
}

/* -- Tiles, pawns, cards -- */

static void
add_tiles (Compile *compile)
{
  static const char *const paths[] = { "tileset/hideout", "tileset/evidence", "tileset/traffic",
                                       "tileset/empty" };
  BadgeRules *rules = compile->rules;

  for (guint kind = 0; kind < BADGE_N_TILE_KINDS; kind++) {
    TcNode node = tc_scenario_find_section (compile->scenario, paths[kind]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node)) {
      BadgeTile *tile = &rules->tiles[rules->n_tiles++];
      gboolean has_colour = kind == BADGE_HIDEOUT || kind == BADGE_EVIDENCE;

      add_node (compile, BADGE_THING_TILE, node);
      tile->kind = (guint8) kind;
      tile->colour = has_colour ? get_colour (compile, node) : BADGE_NONE;
      tile->copies = (guint16) tc_scenario_get_int (compile->scenario, node, "copies");
      tile->must_flip =
        strcmp (tc_scenario_get_string (compile->scenario, node, "flip"), "must") == 0;
      tile->points = (gint16) tc_scenario_get_int (compile->scenario, node, "points");
    }
  }
}

static void
add_pawns (Compile *compile)
{
  BadgeRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (compile->scenario, "pawns/patrol");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node)) {
    add_node (compile, BADGE_THING_PATROL, node);
    rules->patrol_colour[rules->n_patrols++] = get_colour (compile, node);
  }

  memset (rules->fugitive_of, 0xff, sizeof rules->fugitive_of); /* BADGE_NONE */
  node = tc_scenario_find_section (compile->scenario, "pawns/fugitive");
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node)) {
    guint16 colour = get_colour (compile, node);

    add_node (compile, BADGE_THING_FUGITIVE, node);
    rules->fugitive_of[colour] = rules->n_fugitives;
    rules->fugitive_colour[rules->n_fugitives++] = colour;
  }
}

static void
add_cards (Compile *compile)
{
  static const char *const paths[] = { "action-deck/search", "action-deck/patrol-card",
                                       "action-deck/fugitive-card" };
  BadgeRules *rules = compile->rules;

  for (guint kind = 0; kind < BADGE_N_CARD_KINDS; kind++) {
    TcNode node = tc_scenario_find_section (compile->scenario, paths[kind]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node)) {
      BadgeCard *card = &rules->cards[rules->n_cards++];

      add_node (compile, BADGE_THING_CARD, node);
      card->kind = (guint8) kind;
      card->colour = kind == BADGE_SEARCH ? BADGE_NONE : get_colour (compile, node);
      card->copies = (guint16) tc_scenario_get_int (compile->scenario, node, "copies");
    }
  }
}

/* -- People -- */

static void
add_people (Compile *compile)
{
  compile->rules->side_things =
    tc_ruleset_add_sides (compile->ruleset, BADGE_THING_SIDE, "side", compile->report);
  tc_ruleset_add_seats (compile->ruleset, BADGE_THING_SEAT, "player", TC_SEAT_SIDE_SECRET,
                        compile->report);
}

static void
add_levels (Compile *compile)
{
  for (guint i = 0; i < BADGE_LEVEL_DRAW; i++) {
    const TcThingInfo *side =
      tc_ruleset_get_thing (compile->ruleset, tc_range_get (compile->rules->side_things, i));
    g_autofree char *name = g_strdup_printf (_ ("%s: most points"), side->name);

    tc_ruleset_add_level (compile->ruleset, i == BADGE_LEVEL_GOOD ? "good-win" : "dirty-win", name,
                          side->node);
  }
  tc_ruleset_add_level (compile->ruleset, "draw", _ ("Draw: equal points"), TC_NODE_NONE);
}

static void
add_milestones (Compile *compile)
{
  BadgeRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (compile->scenario, "milestones/milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (compile->scenario, node)) {
    BadgeMilestone *milestone = &rules->milestones[rules->n_milestones++];

    milestone->watch = (guint8) tc_scenario_get_enum (compile->scenario, node, "event");
    milestone->colour = get_colour (compile, node);
    milestone->count = (guint16) tc_scenario_get_int (compile->scenario, node, "count");
    tc_ruleset_add_milestone (compile->ruleset,
                              tc_scenario_get_string (compile->scenario, node, "id"),
                              tc_scenario_get_string (compile->scenario, node, "name"), node);
  }
}

/* What lint refuses, in one: a caller who does not ask lint must not get tables that overflow. */
static gboolean
is_playable (const BadgeRules *rules)
{
  guint n_tiles = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    n_tiles += rules->tiles[i].copies;

  return n_tiles == rules->n_cells &&
         memchr (rules->steps, BADGE_STEP_PLAY, rules->n_steps) != NULL;
}

static void
get_ranges (BadgeRules *rules, const TcRuleset *ruleset)
{
  rules->exit_things = tc_ruleset_get_range (ruleset, BADGE_THING_EXIT);
  rules->tile_things = tc_ruleset_get_range (ruleset, BADGE_THING_TILE);
  rules->patrol_things = tc_ruleset_get_range (ruleset, BADGE_THING_PATROL);
  rules->fugitive_things = tc_ruleset_get_range (ruleset, BADGE_THING_FUGITIVE);
  rules->card_things = tc_ruleset_get_range (ruleset, BADGE_THING_CARD);
  rules->seat_things = tc_ruleset_get_range (ruleset, BADGE_THING_SEAT);
}

void
badge_free_rules (gpointer data)
{
  BadgeRules *rules = data;

  for (guint i = 0; i < rules->n_setups; i++) {
    g_free (rules->setups[i].lay);
    g_free (rules->setups[i].is_up);
    g_free (rules->setups[i].stand);
  }
  g_free (rules->setups);
  g_free (rules->blank);
  g_free (rules);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BadgeRules, badge_free_rules)

gpointer
badge_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autoptr (BadgeRules) rules = g_new0 (BadgeRules, 1);
  g_autoptr (GArray) colours = g_array_new (FALSE, FALSE, sizeof (TcNode));
  Compile compile = { ruleset, scenario, report, rules, colours };
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  gboolean fits = badge_compile_board (rules, ruleset, scenario, report);

  read_colours (&compile);
  add_tiles (&compile);
  add_pawns (&compile);
  add_cards (&compile);
  add_people (&compile);
  get_ranges (rules, ruleset);
  /* An id that two things share: no number after it can be trusted. */
  if (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors)
    return NULL;

  add_levels (&compile);
  add_milestones (&compile);
  badge_compile_rules (rules, scenario);
  if (!fits || !is_playable (rules) || !badge_compile_setups (rules, ruleset, scenario)) {
    tc_report_add (report, "SYS003", tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, 0), "%s", _ ("Game too large"));
    return NULL;
  }

  badge_add_arrays (rules, ruleset);
  /* Any tile; any card to exchange, or laid once or twice; a step of any patrol; done. */
  tc_ruleset_set_limits (
    ruleset, sizeof (BadgeState),
    1 + MAX (rules->n_cells, MAX (2u * rules->n_cards, 4u * MAX (rules->n_patrols, 1))));

  return g_steal_pointer (&rules);
}
