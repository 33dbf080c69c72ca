/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/lint/tc-dune-lint-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Findings on the table, roles, numbers of players and setups. Each looks at what the references
 * name, so those that name nothing are passed over: they have a finding of their own. */

gint64
dune_lint_read_rule (DuneLint *lint, const char *element, const char *attribute)
{
  const char *text = tc_ruleset_read_string (lint->scenario, "rules", element, attribute);

  return text != NULL ? g_ascii_strtoll (text, NULL, 10) : 0;
}

gboolean
dune_lint_is_on (DuneLint *lint, const char *element, const char *attribute)
{
  const char *text = tc_ruleset_read_string (lint->scenario, "rules", element, attribute);

  return g_strcmp0 (text, "true") == 0 || g_strcmp0 (text, "1") == 0;
}

gboolean
dune_lint_has_ref (DuneLint *lint,
                   const char *path,
                   const char *child,
                   const char *attribute,
                   TcNode target)
{
  TcNode node = tc_scenario_find_section (lint->scenario, path);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    TcNode at = child != NULL ? tc_scenario_find_child (lint->scenario, node, child) : node;

    for (; at != TC_NODE_NONE;
         at = child != NULL ? tc_scenario_find_next (lint->scenario, at) : TC_NODE_NONE) {
      if (tc_scenario_get_ref (lint->scenario, at, attribute) == target)
        return TRUE;
    }
  }

  return FALSE;
}

guint
dune_lint_count (DuneLint *lint, TcNode parent, const char *name)
{
  TcNode node =
    parent != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, parent, name) : TC_NODE_NONE;
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    n++;

  return n;
}

/* -- The table -- */

/* Whether any place names @player. */
static gboolean
has_place (DuneLint *lint, TcNode player)
{
  return dune_lint_has_ref (lint, "round-table/place", NULL, "player", player);
}

/* A place beyond those of the players. One that names nobody has a finding of its own. */
static void
judge_spare_place (DuneLint *lint, TcNode place)
{
  TcScenario *scenario = lint->scenario;
  TcNode sits = tc_scenario_get_ref (scenario, place, "player");

  if (sits != TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "ROL001", place, "player", _ ("%s has a place already"),
                 tc_lint_get_title (scenario, sits));
}

/* The places are those of the players, in their order. */
static void
judge_places (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode player = tc_scenario_find_section (scenario, "player");
  TcNode place = tc_scenario_find_section (scenario, "round-table/place");

  while (player != TC_NODE_NONE && place != TC_NODE_NONE) {
    TcNode sits = tc_scenario_get_ref (scenario, place, "player");

    /* Where one is missing, all that follow have moved up. */
    if (sits != TC_NODE_NONE && sits != player && !has_place (lint, player))
      break;
    if (sits != TC_NODE_NONE && sits != player) {
      tc_lint_add (scenario, lint->report, "ROL001", place, "player",
                   _ ("This place is that of %s"), tc_lint_get_title (scenario, player));
      return;
    }
    player = tc_scenario_find_next (scenario, player);
    place = tc_scenario_find_next (scenario, place);
  }
  if (player != TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "ROL001", player, NULL, _ ("%s has no place at the table"),
                 tc_lint_get_title (scenario, player));
  else if (place != TC_NODE_NONE)
    judge_spare_place (lint, place);
}

/* -- Roles -- */

/* The first role that has as many trait cards as most have. */
static TcNode
find_usual_role (DuneLint *lint, TcNode first)
{
  guint n_of[G_MAXUINT8 + 1] = { 0 };
  TcNode usual = first;
  guint most = 0;

  for (TcNode role = first; role != TC_NODE_NONE;
       role = tc_scenario_find_next (lint->scenario, role))
    n_of[MIN (dune_lint_count (lint, role, "trait"), G_MAXUINT8)]++;
  for (TcNode role = first; role != TC_NODE_NONE;
       role = tc_scenario_find_next (lint->scenario, role)) {
    guint n = n_of[MIN (dune_lint_count (lint, role, "trait"), G_MAXUINT8)];

    if (n > most) {
      most = n;
      usual = role;
    }
  }

  return usual;
}

static void
judge_traits (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode role = tc_scenario_find_section (scenario, "roles/role");
  TcNode usual = find_usual_role (lint, role);
  guint wanted = dune_lint_count (lint, usual, "trait");
  TcFinding *finding;

  for (; role != TC_NODE_NONE; role = tc_scenario_find_next (scenario, role)) {
    guint n = dune_lint_count (lint, role, "trait");

    if (n == wanted)
      continue;
    finding = tc_lint_add (
      scenario, lint->report, "ROL002", role, NULL,
      ngettext ("%s has %u trait card, but %s has %u", "%s has %u trait cards, but %s has %u", n),
      tc_lint_get_title (scenario, role), n, tc_lint_get_title (scenario, usual), wanted);
    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, usual), _ ("The other role is here"));
  }
}

static void
judge_roles (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode role = tc_scenario_find_section (scenario, "roles/role");

  for (; role != TC_NODE_NONE; role = tc_scenario_find_next (scenario, role)) {
    if (!dune_lint_has_ref (lint, "identities/identity", NULL, "role", role))
      tc_lint_add (scenario, lint->report, "ROL003", role, NULL, _ ("No identity card gives %s"),
                   tc_lint_get_title (scenario, role));
  }
}

static void
judge_identities (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode identity = tc_scenario_find_section (scenario, "identities/identity");

  for (; identity != TC_NODE_NONE; identity = tc_scenario_find_next (scenario, identity)) {
    if (!dune_lint_has_ref (lint, "player-counts/count", "deal", "identity", identity))
      tc_lint_add (scenario, lint->report, "ROL004", identity, NULL, _ ("%s is never dealt"),
                   tc_lint_get_title (scenario, identity));
  }
}

/* -- Numbers of players -- */

static TcNode
find_house (DuneLint *lint, TcNode deal)
{
  TcNode identity = tc_scenario_get_ref (lint->scenario, deal, "identity");
  TcNode role = identity != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, identity, "role")
                                         : TC_NODE_NONE;

  return role != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, role, "house") : TC_NODE_NONE;
}

static void
judge_houses (DuneLint *lint, TcNode count)
{
  TcScenario *scenario = lint->scenario;
  TcNode deal = tc_scenario_find_child (scenario, count, "deal");
  TcNode house = deal != TC_NODE_NONE ? find_house (lint, deal) : TC_NODE_NONE;

  for (; deal != TC_NODE_NONE; deal = tc_scenario_find_next (scenario, deal)) {
    TcNode other = find_house (lint, deal);

    if (other == TC_NODE_NONE || other != house)
      return;
  }
  if (house != TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "ROL006", count, NULL, _ ("All players are of %s"),
                 tc_lint_get_title (scenario, house));
}

static void
judge_counts (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode count = tc_scenario_find_section (scenario, "player-counts/count");

  for (; count != TC_NODE_NONE; count = tc_scenario_find_next (scenario, count)) {
    gint64 players = tc_scenario_get_int (scenario, count, "players");
    guint n = dune_lint_count (lint, count, "deal");

    if (n != (guint64) players)
      tc_lint_add (scenario, lint->report, "ROL005", count, "players",
                   ngettext ("%u identity card is dealt to %d players",
                             "%u identity cards are dealt to %d players", n),
                   n, (int) players);
    judge_houses (lint, count);
    dune_lint_deck (lint, count);
  }
}

/* -- Setups -- */

static void
judge_start (DuneLint *lint, TcNode setup)
{
  TcScenario *scenario = lint->scenario;
  TcNode track = tc_scenario_find_section (scenario, "score-track");
  gint64 start = tc_scenario_get_int (scenario, setup, "start");
  gint64 min = track != TC_NODE_NONE ? tc_scenario_get_int (scenario, track, "min") : 0;
  gint64 max = track != TC_NODE_NONE ? tc_scenario_get_int (scenario, track, "max") : 0;

  /* A track that ends before it begins is reported once. */
  if (min < max && (start < min || start > max))
    tc_lint_add (scenario, lint->report, "ROL008", setup, "start",
                 _ ("The score track has no place %d"), (int) start);
}

static void
judge_setups (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode setup = tc_scenario_find_section (scenario, "setups/setup");
  guint n_players = dune_lint_count (lint, 0, "player");

  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (scenario, setup)) {
    gint64 players = tc_scenario_get_int (scenario, setup, "players");
    TcNode count = tc_scenario_find_section (scenario, "player-counts/count");

    while (count != TC_NODE_NONE && tc_scenario_get_int (scenario, count, "players") != players)
      count = tc_scenario_find_next (scenario, count);
    if (players > n_players)
      tc_lint_add (scenario, lint->report, "ROL007", setup, "players",
                   _ ("%d players take part, but only %u are listed"), (int) players, n_players);
    else if (count == TC_NODE_NONE)
      tc_lint_add (scenario, lint->report, "ROL007", setup, "players",
                   _ ("Nothing says which cards %d players use"), (int) players);
    judge_start (lint, setup);
  }
}

static void
judge_track (DuneLint *lint)
{
  TcNode track = tc_scenario_find_section (lint->scenario, "score-track");

  if (track != TC_NODE_NONE && tc_scenario_get_int (lint->scenario, track, "min") >=
                                 tc_scenario_get_int (lint->scenario, track, "max"))
    tc_lint_add (lint->scenario, lint->report, "ROL009", track, "max", "%s",
                 _ ("The track ends before it begins"));
}

void
dune_lint (TcScenario *scenario, TcReport *report)
{
  DuneLint lint = { scenario, report };

  /* That the rules are missing has been reported, and without them nothing can be judged. */
  if (tc_scenario_find_section (scenario, "rules") == TC_NODE_NONE)
    return;
  judge_places (&lint);
  judge_traits (&lint);
  judge_roles (&lint);
  judge_identities (&lint);
  judge_counts (&lint);
  judge_setups (&lint);
  judge_track (&lint);
  dune_lint_cards (&lint);
}
