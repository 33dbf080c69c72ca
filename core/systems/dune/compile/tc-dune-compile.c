/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Compiling: the valid scenario becomes flat tables of small numbers. What lint demands beyond the
 * schema is taken for granted here but for what would write past a table or deal too few cards. */

typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  DuneRules *rules;
} Compile;

guint8
dune_compile_find (TcScenario *scenario, TcNode node, const char *attribute)
{
  TcNode target = tc_scenario_get_ref (scenario, node, attribute);
  const char *name = target != TC_NODE_NONE ? tc_scenario_get_name (scenario, target) : NULL;
  TcNode at = TC_NODE_NONE;
  guint8 index = 0;

  if (name == NULL)
    return DUNE_NONE;
  at = tc_scenario_find_child (scenario, tc_scenario_get_parent (scenario, target), name);
  for (; at != target; at = tc_scenario_find_next (scenario, at))
    index++;

  return index;
}

static TcThingRange
add_all (Compile *compile, DuneClass class, const char *path, guint8 *out_n)
{
  TcThingRange range = tc_ruleset_add_elements (compile->ruleset, class, path, compile->report);

  *out_n = (guint8) range.n;

  return range;
}

/* -- Places of cards, which are things that all can tell apart -- */

/* @n places of each player. */
static TcThingRange
add_slots (Compile *compile, DuneClass class, guint n)
{
  TcScenario *scenario = compile->scenario;
  TcNode player = tc_scenario_find_section (scenario, "player");
  const char *word = class == DUNE_THING_TRAIT ? "trait" : "target";

  for (; player != TC_NODE_NONE; player = tc_scenario_find_next (scenario, player)) {
    const char *owner = tc_scenario_get_string (scenario, player, "name");

    for (guint i = 1; i <= n; i++) {
      g_autofree char *id =
        g_strdup_printf ("%s-%s-%u", tc_scenario_get_string (scenario, player, "id"), word, i);
      /* Translators: a number and a player's name. */
      g_autofree char *name = class == DUNE_THING_TRAIT
                                ? g_strdup_printf (_ ("trait card %u of %s"), i, owner)
                                : g_strdup_printf (_ ("target card %u on %s"), i, owner);

      tc_ruleset_add_thing (compile->ruleset, class, id, name, TC_NODE_NONE, compile->report);
    }
  }

  return tc_ruleset_get_range (compile->ruleset, class);
}

static guint
count_children (TcScenario *scenario, TcNode node, const char *name)
{
  TcNode child = tc_scenario_find_child (scenario, node, name);
  guint n = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    n++;

  return n;
}

static void
count_traits (Compile *compile)
{
  TcNode role = tc_scenario_find_section (compile->scenario, "roles/role");

  for (; role != TC_NODE_NONE; role = tc_scenario_find_next (compile->scenario, role)) {
    guint n = count_children (compile->scenario, role, "trait");

    compile->rules->n_traits = (guint8) MAX (compile->rules->n_traits, n);
  }
}

/* -- Action cards -- */

/* A card is called by its kind and its sigil: "Scout (Atreides)". */
static void
add_copy (Compile *compile, TcNode action, TcNode copy)
{
  TcScenario *scenario = compile->scenario;
  DuneRules *rules = compile->rules;
  TcNode sigil = tc_scenario_get_ref (scenario, copy, "sigil");
  const char *title = tc_scenario_get_string (scenario, action, "name");
  g_autofree char *name =
    sigil != TC_NODE_NONE
      /* Translators: an action card and the sigil on it. */
      ? g_strdup_printf (_ ("%s (%s)"), title, tc_scenario_get_string (scenario, sigil, "name"))
      : g_strdup (title);
  DuneCard *card = &rules->cards[rules->n_cards];

  if (rules->n_cards == DUNE_MAX_CARDS)
    return;
  tc_ruleset_add_thing (compile->ruleset, DUNE_THING_CARD,
                        tc_scenario_get_string (scenario, copy, "id"), name, copy, compile->report);
  card->action = rules->n_actions;
  card->sigil = dune_compile_find (scenario, copy, "sigil");
  card->set = dune_compile_find (scenario, copy, "set");
  rules->n_cards++;
}

static void
add_cards (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  DuneRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "action-deck/action");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    DuneAction *action = &rules->actions[rules->n_actions];
    TcNode copy = tc_scenario_find_child (scenario, node, "copy");

    for (; copy != TC_NODE_NONE; copy = tc_scenario_find_next (scenario, copy))
      add_copy (compile, node, copy);
    action->use = (guint8) tc_scenario_get_enum (scenario, node, "use");
    action->round = (guint8) tc_scenario_get_int (scenario, node, "round");
    action->limit = (guint8) tc_scenario_get_int (scenario, node, "limit");
    action->token = dune_compile_find (scenario, node, "token");
    rules->n_actions++;
  }
  rules->card_things = tc_ruleset_get_range (compile->ruleset, DUNE_THING_CARD);
}

/* -- Everything in its turn -- */

static void
add_things (Compile *compile)
{
  DuneRules *rules = compile->rules;
  guint8 n = 0;

  rules->place_things = add_all (compile, DUNE_THING_PLACE, "round-table/place", &n);
  count_traits (compile);
  rules->trait_things = add_slots (compile, DUNE_THING_TRAIT, rules->n_traits);
  add_cards (compile);
  rules->lying_things = add_slots (compile, DUNE_THING_LYING, rules->most_targets);
  rules->action_things = add_all (compile, DUNE_THING_ACTION, "action-deck/action", &n);
  rules->kind_things = add_all (compile, DUNE_THING_KIND, "trait-cards/trait", &rules->n_kinds);
  rules->target_things =
    add_all (compile, DUNE_THING_TARGET, "target-cards/target", &rules->n_targets);
  rules->token_things = add_all (compile, DUNE_THING_TOKEN, "tokens/token", &rules->n_tokens);
  rules->identity_things =
    add_all (compile, DUNE_THING_IDENTITY, "identities/identity", &rules->n_identities);
  rules->role_things = add_all (compile, DUNE_THING_ROLE, "roles/role", &rules->n_roles);
  dune_compile_options (rules, compile->ruleset, compile->report);
  rules->house_things =
    tc_ruleset_add_sides (compile->ruleset, DUNE_THING_HOUSE, "house", compile->report);
  rules->seat_things = tc_ruleset_add_seats (compile->ruleset, DUNE_THING_SEAT, "player",
                                             TC_SEAT_SIDE_SECRET, compile->report);
  rules->n_seats = (guint8) rules->seat_things.n;
}

static void
add_levels (Compile *compile)
{
  for (guint i = 0; i < DUNE_N_HOUSES; i++) {
    const TcThingInfo *house =
      tc_ruleset_get_thing (compile->ruleset, tc_range_get (compile->rules->house_things, i));
    g_autofree char *id = g_strdup_printf ("%s-win", house->id);

    tc_ruleset_add_level (compile->ruleset, id, house->name, house->node);
  }
  tc_ruleset_add_level (compile->ruleset, "draw", _ ("Draw"), TC_NODE_NONE);
}

static void
add_milestones (Compile *compile)
{
  TcScenario *scenario = compile->scenario;
  DuneRules *rules = compile->rules;
  TcNode node = tc_scenario_find_section (scenario, "milestones/milestone");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    DuneMilestone *milestone = &rules->milestones[rules->n_milestones++];

    milestone->watch = (guint8) tc_scenario_get_enum (scenario, node, "event");
    milestone->count = (guint8) tc_scenario_get_int (scenario, node, "count");
    tc_ruleset_add_milestone (compile->ruleset, tc_scenario_get_string (scenario, node, "id"),
                              tc_scenario_get_string (scenario, node, "name"), node);
  }
}

void
dune_free_rules (gpointer data)
{
  DuneRules *rules = data;

  tc_effects_free (rules->effects);
  g_free (rules);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuneRules, dune_free_rules)

/* Any card to select, replace or use, any player, any kind of target card; done. */
static guint
count_moves (const DuneRules *rules)
{
  guint n = 2u * DUNE_MAX_ROW + rules->n_cards + rules->n_seats + 1u;

  return MAX (n, tc_effects_get_max_moves (rules->effects));
}

gpointer
dune_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  g_autoptr (DuneRules) rules = g_new0 (DuneRules, 1);
  Compile compile = { ruleset, scenario, report, rules };
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  gboolean fits = FALSE;

  dune_compile_rules (rules, scenario);
  add_things (&compile);
  /* An id that two things share: no number after it can be trusted. */
  if (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors)
    return NULL;

  add_levels (&compile);
  add_milestones (&compile);
  fits = dune_compile_roles (rules, ruleset, scenario) && rules->place_things.n == rules->n_seats;
  if (!dune_compile_events (rules, ruleset, scenario, report))
    return NULL;
  if (!fits || !dune_compile_setups (rules, ruleset, scenario)) {
    tc_report_add (report, "SYS007", tc_scenario_get_source (scenario),
                   tc_scenario_get_tag_span (scenario, 0), "%s",
                   _ ("Each player needs a place, each role as many trait cards as the others, and "
                      "each setup a count of its players with as many identity cards. A setup of a "
                      "game that goes on must say of each player who that is, with the trait cards "
                      "of the role, and nothing twice"));
    return NULL;
  }
  tc_ruleset_set_limits (ruleset, sizeof (DuneState), count_moves (rules));

  return g_steal_pointer (&rules);
}
