/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Numbers of the rules, roles, and what is used with each number of players. */

static guint8
read_number (TcScenario *scenario, const char *element, const char *attribute)
{
  return (guint8) atoi (tc_ruleset_read_string (scenario, "rules", element, attribute));
}

static guint8
read_switch (TcScenario *scenario, const char *element, const char *attribute)
{
  const char *value = tc_ruleset_read_string (scenario, "rules", element, attribute);

  return strcmp (value, "true") == 0 || strcmp (value, "1") == 0;
}

static void
read_track (DuneRules *rules, TcScenario *scenario)
{
  TcNode track = tc_scenario_find_section (scenario, "score-track");

  rules->zero = dune_compile_find (scenario, track, "zero");
  rules->low = (gint8) tc_scenario_get_int (scenario, track, "min");
  rules->high = (gint8) tc_scenario_get_int (scenario, track, "max");
}

void
dune_compile_rules (DuneRules *rules, TcScenario *scenario)
{
  rules->action_rounds = read_number (scenario, "rounds", "action");
  rules->targeting_rounds = read_number (scenario, "rounds", "targeting");
  rules->row_size = read_number (scenario, "row", "size");
  rules->is_different = read_switch (scenario, "row", "different");
  rules->may_replace = read_switch (scenario, "row", "replace");
  rules->most_tokens = read_number (scenario, "tokens", "most");
  rules->most_targets = read_number (scenario, "targets", "most");
  rules->has_windows = read_switch (scenario, "targets", "escape");
  read_track (rules, scenario);
}

/* -- Roles -- */

static gint
compare_kinds (const void *a, const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

static void
read_role (DuneRole *role, TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_find_child (scenario, node, "trait");

  role->house = dune_compile_find (scenario, node, "house");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    role->traits[role->n_traits++] = dune_compile_find (scenario, child, "trait");
  qsort (role->traits, role->n_traits, sizeof role->traits[0], compare_kinds);
  child = tc_scenario_find_child (scenario, node, "knows");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    role->knows |= (guint8) (1u << dune_compile_find (scenario, child, "role"));
}

static gint8
read_points (TcScenario *scenario, TcNode node)
{
  return (gint8) tc_scenario_get_int (scenario, node, "each");
}

static void
read_scores (DuneRole *role, TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_find_child (scenario, node, "sigil-points");

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    guint8 sigil = dune_compile_find (scenario, child, "sigil");

    role->sigil_points[sigil] = read_points (scenario, child);
    role->scored |= (guint16) ((guint) (role->sigil_points[sigil] > 0) << sigil);
  }
  child = tc_scenario_find_child (scenario, node, "token-points");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    role->token_points[dune_compile_find (scenario, child, "token")] =
      read_points (scenario, child);
  child = tc_scenario_find_child (scenario, node, "target-points");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child)) {
    guint8 kind = dune_compile_find (scenario, child, "target");

    role->target_points[kind] = read_points (scenario, child);
    role->once |= (guint8) ((guint) tc_scenario_get_bool (scenario, child, "once") << kind);
  }
}

/* FALSE when the number of trait cards would tell roles apart. */
gboolean
dune_compile_roles (DuneRules *rules, const TcRuleset *ruleset, TcScenario *scenario)
{
  for (guint i = 0; i < rules->n_roles; i++) {
    TcNode node = tc_ruleset_get_thing (ruleset, tc_range_get (rules->role_things, i))->node;

    read_role (&rules->roles[i], scenario, node);
    read_scores (&rules->roles[i], scenario, node);
  }
  for (guint i = 0; i < rules->n_identities; i++)
    rules->identity_role[i] = dune_compile_find (
      scenario, tc_ruleset_get_thing (ruleset, tc_range_get (rules->identity_things, i))->node,
      "role");
  for (guint i = 0; i < rules->n_targets; i++) {
    TcNode node = tc_ruleset_get_thing (ruleset, tc_range_get (rules->target_things, i))->node;

    rules->copies[i] = (guint8) tc_scenario_get_int (scenario, node, "copies");
    rules->n_hand += rules->copies[i];
  }
  for (guint i = 0; i < rules->n_roles; i++) {
    if (rules->roles[i].n_traits != rules->n_traits)
      return FALSE;
  }

  return TRUE;
}

/* -- Numbers of players -- */

/* A code has as many digits as there are roles: of each, how many cards are left. */
static void
find_deals (DuneDeals *deals, const guint8 *left, guint n_roles)
{
  guint n_left[DUNE_MAX_DEALS] = { 0 };

  deals->n = 1;
  for (guint role = 0; role < n_roles; role++) {
    deals->stride[role] = deals->n;
    deals->n = (guint16) (deals->n * (left[role] + 1u));
  }
  for (guint code = 0; code < deals->n; code++) {
    for (guint role = 0; role < n_roles; role++) {
      guint n = code / deals->stride[role] % (left[role] + 1u);

      n_left[code] += n;
      deals->roles[code] |= (guint8) ((n > 0) << role);
    }
  }
  for (guint n = 0; n <= DUNE_MAX_SEATS; n++) {
    deals->first[n + 1] = deals->first[n];
    for (guint code = 0; code < deals->n; code++) {
      if (n_left[code] == n)
        deals->codes[deals->first[n + 1]++] = (guint8) code;
    }
  }
}

static void
count_deals (const DuneRules *rules, DuneCount *count)
{
  guint8 left[DUNE_MAX_ROLES] = { 0 };

  for (guint i = 0; i < count->n_identities; i++)
    left[rules->identity_role[count->identities[i]]]++;
  find_deals (&count->deals, left, rules->n_roles);
}

static void
read_count (DuneRules *rules, TcScenario *scenario, TcNode node)
{
  DuneCount *count = &rules->counts[rules->n_counts++];
  TcNode child = tc_scenario_find_child (scenario, node, "deal");

  count->n_players = (guint8) tc_scenario_get_int (scenario, node, "players");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    count->identities[count->n_identities++] = dune_compile_find (scenario, child, "identity");
  child = tc_scenario_find_child (scenario, node, "omit");
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    count->omitted |= (guint8) (1u << dune_compile_find (scenario, child, "set"));
  count_deals (rules, count);
}

/* FALSE when nothing says what is used with that number of players. */
static gboolean
read_setup (DuneRules *rules, const TcRuleset *ruleset, TcScenario *scenario, TcNode node)
{
  g_autofree DuneState *state = g_new0 (DuneState, 1);
  DuneSetup *setup = &rules->setups[rules->n_setups++];
  guint n_players = (guint) tc_scenario_get_int (scenario, node, "players");

  while (setup->count < rules->n_counts && rules->counts[setup->count].n_players != n_players)
    setup->count++;
  setup->start = (gint8) tc_scenario_get_int (scenario, node, "start");
  setup->is_drawn = (guint8) tc_scenario_get_enum (scenario, node, "dealer");

  setup->turn = (guint8) tc_scenario_get_int (scenario, node, "turn");
  setup->node = node;
  if (setup->count == rules->n_counts || n_players > rules->n_seats ||
      rules->counts[setup->count].n_identities != n_players)
    return FALSE;
  if (setup->turn == 0)
    return TRUE;

  state->setup = (guint8) (rules->n_setups - 1);
  state->n_seats = (guint8) n_players;
  dune_lay_out_deck (rules, state);

  return setup->turn <= rules->action_rounds + rules->targeting_rounds + 1u &&
         dune_read_position (rules, ruleset, state);
}

gboolean
dune_compile_setups (DuneRules *rules, TcRuleset *ruleset, TcScenario *scenario)
{
  TcNode node = tc_scenario_find_section (scenario, "player-counts/count");
  gboolean fits = TRUE;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    read_count (rules, scenario, node);
  node = tc_scenario_find_section (scenario, "setups/setup");
  for (; node != TC_NODE_NONE && fits; node = tc_scenario_find_next (scenario, node)) {
    fits = read_setup (rules, ruleset, scenario, node);
    tc_ruleset_add_setup (ruleset, tc_scenario_get_string (scenario, node, "id"),
                          tc_scenario_get_string (scenario, node, "name"), node);
    tc_ruleset_set_setup_seats (ruleset, (guint8) tc_scenario_get_int (scenario, node, "players"));
  }

  return fits;
}
