/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/badge/tc-badge-private.h"

/* Numbers and switches of the rules, and the ways to begin. */

/* Alone it has no default: there is no limit then. */
static guint16
get_most (TcScenario *scenario)
{
  const char *most = tc_ruleset_read_string (scenario, "rules", "sequence", "most");

  return most != NULL ? (guint16) g_ascii_strtoull (most, NULL, 10) : BADGE_MAX_HAND;
}

static guint16
get_number (TcScenario *scenario, const char *section, const char *name)
{
  return (guint16) g_ascii_strtoull (tc_ruleset_read_string (scenario, "rules", section, name),
                                     NULL, 10);
}

static gint16
get_points (TcScenario *scenario, const char *name)
{
  return (gint16) g_ascii_strtoll (tc_ruleset_read_string (scenario, "rules", "score", name), NULL,
                                   10);
}

static gboolean
is_word (TcScenario *scenario, const char *section, const char *name, const char *word)
{
  return strcmp (tc_ruleset_read_string (scenario, "rules", section, name), word) == 0;
}

static gboolean
get_switch (TcScenario *scenario, const char *section, const char *name)
{
  return is_word (scenario, section, name, "true") || is_word (scenario, section, name, "1");
}

/* On your turn: exchange, play, refill, unless the scenario has another order. */
static void
compile_turn (BadgeRules *rules, TcScenario *scenario)
{
  TcNode step = tc_scenario_find_section (scenario, "rules/turn/step");

  for (; step != TC_NODE_NONE; step = tc_scenario_find_next (scenario, step))
    rules->steps[rules->n_steps++] = (guint8) tc_scenario_get_enum (scenario, step, "do");
  if (rules->n_steps > 0)
    return;
  for (guint8 i = 0; i < BADGE_N_STEPS; i++)
    rules->steps[rules->n_steps++] = i;
}

static void
compile_sequence (BadgeRules *rules, TcScenario *scenario)
{
  static const char *const names[BADGE_N_CARD_KINDS] = { "search", "patrol", "fugitive" };
  TcNode place = tc_scenario_find_section (scenario, "rules/sequence/place");

  for (; place != TC_NODE_NONE; place = tc_scenario_find_next (scenario, place)) {
    guint8 *kinds = &rules->sequence[rules->n_sequence++];

    for (guint kind = 0; kind < BADGE_N_CARD_KINDS; kind++)
      if (tc_scenario_get_bool (scenario, place, names[kind]))
        *kinds |= (guint8) (1u << kind);
  }
  rules->repeats = is_word (scenario, "sequence", "then", "repeat");
  rules->lead_first = is_word (scenario, "sequence", "first", "lead");
  rules->alternate = get_switch (scenario, "sequence", "alternate");
  rules->pairs = get_switch (scenario, "sequence", "pairs");
  rules->least = (guint8) get_number (scenario, "sequence", "least");
  rules->most = (guint8) get_most (scenario);
}

void
badge_compile_rules (BadgeRules *rules, TcScenario *scenario)
{
  rules->hand_size = (guint8) get_number (scenario, "hand", "size");
  rules->exchange = (guint8) get_number (scenario, "hand", "exchange");
  compile_turn (rules, scenario);
  compile_sequence (rules, scenario);
  rules->free_move = is_word (scenario, "fugitives", "move", "free");
  rules->contact_both = is_word (scenario, "catch", "contact", "both");
  rules->catch_on_reveal = get_switch (scenario, "catch", "on-reveal");
  rules->blocks = is_word (scenario, "traffic", "blocks", "everybody") ? BADGE_BLOCKS_EVERYBODY
                  : is_word (scenario, "traffic", "blocks", "nobody")  ? BADGE_BLOCKS_NOBODY
                                                                       : BADGE_BLOCKS_PATROLS;
  rules->peek_tiles = (guint8) get_number (scenario, "peek", "tiles");
  rules->peek_players = (guint8) get_number (scenario, "peek", "players");
  rules->partners = get_switch (scenario, "peek", "partners");
  rules->turn_limit = get_number (scenario, "ending", "turn-limit");
  rules->escape_limit = get_number (scenario, "ending", "escapes");
  rules->quiet = get_number (scenario, "ending", "quiet");
  rules->catch_points = get_points (scenario, "catch");
  rules->evidence_points = get_points (scenario, "evidence");
  rules->escape_points = get_points (scenario, "escape");
}

/* -- Setups -- */

static guint
count_before (TcScenario *scenario, TcNode node)
{
  TcNode at = tc_scenario_find_child (scenario, tc_scenario_get_parent (scenario, node),
                                      tc_scenario_get_name (scenario, node));
  guint n = 0;

  for (; at != node; at = tc_scenario_find_next (scenario, at))
    n++;

  return n;
}

/* Kinds of tiles are numbered in the order of the file, which is that of the schema. */
static guint
find_tile (const BadgeRules *rules, const TcRuleset *ruleset, TcScenario *scenario, TcNode lay)
{
  TcThing tile = tc_ruleset_find_thing (ruleset, tc_scenario_get_string (scenario, lay, "tile"));

  return tc_range_index (rules->tile_things, tile);
}

guint
badge_compile_find_place (const BadgeRules *rules, TcScenario *scenario, TcNode node)
{
  guint column = (guint) tc_scenario_get_int (scenario, node, "column") - 1;
  guint row = (guint) tc_scenario_get_int (scenario, node, "row") - 1;

  return column < rules->columns && row < rules->rows ? row * rules->columns + column
                                                      : BADGE_MAX_PLACES;
}

static gboolean
lay_tiles (BadgeRules *rules,
           BadgeSetup *setup,
           const TcRuleset *ruleset,
           TcScenario *scenario,
           TcNode node)
{
  TcNode lay = tc_scenario_find_child (scenario, node, "lay");
  guint n_laid[BADGE_MAX_TILES] = { 0 };

  for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (scenario, lay)) {
    guint tile = find_tile (rules, ruleset, scenario, lay);
    guint place = badge_compile_find_place (rules, scenario, lay);
    guint cell;

    if (place == BADGE_MAX_PLACES || rules->place_cell[place] == BADGE_NO_CELL)
      return FALSE;
    cell = rules->place_cell[place];
    if (setup->lay[cell] != 0 || ++n_laid[tile] > rules->tiles[tile].copies)
      return FALSE;
    setup->lay[cell] = (guint16) (tile + 1);
    setup->is_up[cell] = strcmp (tc_scenario_get_string (scenario, lay, "side"), "up") == 0;
  }

  return TRUE;
}

/* FALSE when more are dirty, or more good, than take part. */
static gboolean
fix_roles (BadgeSetup *setup, TcScenario *scenario, TcNode node)
{
  TcNode role = tc_scenario_find_child (scenario, node, "role");
  guint n_dirty = 0;
  guint n = 0;

  for (; role != TC_NODE_NONE; role = tc_scenario_find_next (scenario, role), n++) {
    guint seat = count_before (scenario, tc_scenario_get_ref (scenario, role, "player"));
    gboolean is_dirty = strcmp (tc_scenario_get_string (scenario, role, "cop"), "dirty") == 0;

    if (seat >= setup->n_seats)
      return FALSE;
    setup->fixed |= (guint8) (1u << seat);
    setup->fixed_dirty |= (guint8) ((guint) is_dirty << seat);
    n_dirty += is_dirty;
  }

  return n_dirty <= setup->n_dirty && n - n_dirty <= (guint) setup->n_seats - setup->n_dirty;
}

static gboolean
stand_patrols (BadgeRules *rules,
               BadgeSetup *setup,
               const TcRuleset *ruleset,
               TcScenario *scenario,
               TcNode node)
{
  TcNode stand = tc_scenario_find_child (scenario, node, "stand");

  for (; stand != TC_NODE_NONE; stand = tc_scenario_find_next (scenario, stand)) {
    TcThing pawn =
      tc_ruleset_find_thing (ruleset, tc_scenario_get_string (scenario, stand, "pawn"));
    guint place = badge_compile_find_place (rules, scenario, stand);

    if (place == BADGE_MAX_PLACES || rules->is_hole[place] ||
        !tc_range_has (rules->patrol_things, pawn))
      return FALSE;
    setup->stand[tc_range_index (rules->patrol_things, pawn)] = (guint16) (place + 1);
  }

  return TRUE;
}

/* In the beginning: the look before play is for games of enough players. */
static guint8
count_peeks (const BadgeRules *rules, const BadgeSetup *setup)
{
  guint n_down = 0;

  for (guint cell = 0; cell < rules->n_cells; cell++)
    n_down += !setup->is_up[cell];

  return (guint8) (setup->n_seats >= rules->peek_players ? MIN (rules->peek_tiles, n_down) : 0);
}

gboolean
badge_compile_setups (BadgeRules *rules, TcRuleset *ruleset, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "setups/setup");
  guint n_cards = 0;
  guint n_setups = 0;

  for (guint i = 0; i < rules->n_cards; i++)
    n_cards += rules->cards[i].copies;
  for (TcNode at = node; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at))
    n_setups++;
  rules->setups = g_new0 (BadgeSetup, n_setups);
  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    BadgeSetup *setup = &rules->setups[rules->n_setups++];

    setup->lay = g_new0 (guint16, rules->n_cells);
    setup->stand = g_new0 (guint16, rules->n_patrols);
    setup->is_up = g_new0 (guint8, rules->n_cells);
    setup->n_seats = (guint8) tc_scenario_get_int (scenario, node, "players");
    setup->n_dirty = (guint8) tc_scenario_get_int (scenario, node, "dirty");
    setup->draws_first =
      g_strcmp0 (tc_scenario_get_string (scenario, node, "first"), "random") == 0;
    if (setup->n_seats > tc_ruleset_get_n_seats (ruleset) || setup->n_dirty >= setup->n_seats ||
        (guint) setup->n_seats * rules->hand_size > n_cards || !fix_roles (setup, scenario, node) ||
        !lay_tiles (rules, setup, ruleset, scenario, node) ||
        !stand_patrols (rules, setup, ruleset, scenario, node))
      return FALSE;
    setup->n_peeks = count_peeks (rules, setup);
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    tc_ruleset_set_setup_seats (ruleset, setup->n_seats);
  }

  return TRUE;
}
