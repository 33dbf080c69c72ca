/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/lint/tc-dune-lint-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-deck-sum.h"

/* Findings on cards: action cards, sigils, tokens, target cards and what effects do with them. */

/* In the order of the schema's status-bearer. */
enum { OF_PLAYERS, OF_CARDS };

/* The same: procedure-name. */
enum { HOLD_BACK };

/* -- The action deck -- */

/* Every player selects a card in every action round, from a full row. */
void
dune_lint_deck (DuneLint *lint, TcNode count)
{
  TcScenario *scenario = lint->scenario;
  TcNode action = tc_scenario_find_section (scenario, "action-deck/action");
  gint64 players = tc_scenario_get_int (scenario, count, "players");
  gint64 rounds = dune_lint_read_rule (lint, "rounds", "action");
  gint64 row = dune_lint_read_rule (lint, "row", "size");
  gint64 n_kinds = 0;
  gint64 n = 0;

  for (; action != TC_NODE_NONE; action = tc_scenario_find_next (scenario, action)) {
    guint copies = tc_deck_sums_count (scenario, count, action);

    n += copies;
    n_kinds += copies > 0;
  }
  if (n < rounds * players + row)
    tc_lint_add (scenario, lint->report, "ROL010", count, "players",
                 /* Translators: 27 action cards are needed (rounds: 3, players: 8, shown: 3) ... */
                 _ ("%d action cards are needed (rounds: %d, players: %d, shown: %d), but there "
                    "are %d"),
                 (int) (rounds * players + row), (int) rounds, (int) players, (int) row, (int) n);
  else if (n_kinds < row && dune_lint_is_on (lint, "row", "different"))
    tc_lint_add (scenario, lint->report, "ROL011", count, "players",
                 ngettext ("%d different action cards are to be shown, but there is only %d kind",
                           "%d different action cards are to be shown, but there are only %d kinds",
                           (gulong) n_kinds),
                 (int) row, (int) n_kinds);
}

/* -- Sigils and tokens -- */

static void
judge_sigils (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode sigil = tc_scenario_find_section (scenario, "sigil");

  for (; sigil != TC_NODE_NONE; sigil = tc_scenario_find_next (scenario, sigil)) {
    if (!dune_lint_has_ref (lint, "roles/role", "sigil-points", "sigil", sigil))
      tc_lint_add (scenario, lint->report, "ROL012", sigil, NULL, _ ("No role scores %s"),
                   tc_lint_get_title (scenario, sigil));
    else if (!dune_lint_has_ref (lint, "action-deck/action", "copy", "sigil", sigil))
      tc_lint_add (scenario, lint->report, "ROL012", sigil, NULL, _ ("No action card bears %s"),
                   tc_lint_get_title (scenario, sigil));
  }
}

/* Whether anything below @node is a @name whose @attribute names @target. */
static gboolean
has_below (DuneLint *lint, TcNode node, const char *name, const char *attribute, TcNode target)
{
  TcNode child = tc_scenario_get_first_child (lint->scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (lint->scenario, child)) {
    if ((strcmp (tc_scenario_get_name (lint->scenario, child), name) == 0 &&
         tc_scenario_get_ref (lint->scenario, child, attribute) == target) ||
        has_below (lint, child, name, attribute, target))
      return TRUE;
  }

  return FALSE;
}

static void
judge_token (DuneLint *lint, TcNode action)
{
  TcScenario *scenario = lint->scenario;
  TcNode token = tc_scenario_get_ref (scenario, action, "token");

  if (token == TC_NODE_NONE)
    return;
  if (!has_below (lint, action, "place", "piece", token))
    tc_lint_add (scenario, lint->report, "ROL013", action, "token",
                 _ ("%s does not deliver its token"), tc_lint_get_title (scenario, action));
  else if (!dune_lint_has_ref (lint, "roles/role", "token-points", "token", token))
    tc_lint_add (scenario, lint->report, "ROL013", action, "token", _ ("No role scores a %s"),
                 tc_lint_get_title (scenario, token));
}

static void
judge_tokens (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode token = tc_scenario_find_section (scenario, "tokens/token");
  TcNode deck = tc_scenario_find_section (scenario, "action-deck");

  for (; token != TC_NODE_NONE && deck != TC_NODE_NONE;
       token = tc_scenario_find_next (scenario, token)) {
    if (!dune_lint_has_ref (lint, "action-deck/action", NULL, "token", token) &&
        !has_below (lint, deck, "place", "piece", token))
      tc_lint_add (scenario, lint->report, "ROL013", token, NULL, _ ("No action card has a %s"),
                   tc_lint_get_title (scenario, token));
  }
}

/* -- When cards are used -- */

/* A procedure that fits another time only: it could never be carried out. */
static void
judge_procedures (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "effect", node)) != TC_NODE_NONE) {
    TcNode action = node;
    gint64 use = 0;

    if (strcmp (tc_scenario_get_name (scenario, node), "invoke") != 0)
      continue;
    while (action != 0 && strcmp (tc_scenario_get_name (scenario, action), "action") != 0)
      action = tc_scenario_get_parent (scenario, action);
    use = action != 0 ? tc_scenario_get_enum (scenario, action, "use") : DUNE_USE_IMMEDIATE;
    if (use != (tc_scenario_get_enum (scenario, node, "procedure") == HOLD_BACK
                  ? DUNE_USE_TARGETING
                  : DUNE_USE_REACTION))
      tc_lint_add (scenario, lint->report, "ROL014", node, "procedure", "%s",
                   _ ("This is never possible when the card is used"));
  }
}

static void
judge_use (DuneLint *lint, TcNode action)
{
  TcScenario *scenario = lint->scenario;
  gint64 rounds = dune_lint_read_rule (lint, "rounds", "targeting");
  gint64 use = tc_scenario_get_enum (scenario, action, "use");
  gint64 round = 0;

  if (tc_scenario_read_int (scenario, action, "round", &round) && round > rounds)
    tc_lint_add (scenario, lint->report, "ROL014", action, "round",
                 ngettext ("There is only %d targeting round", "There are only %d targeting rounds",
                           (gulong) rounds),
                 (int) rounds);
  else if (round > 0 && use == DUNE_USE_IMMEDIATE)
    tc_lint_add (scenario, lint->report, "ROL014", action, "round",
                 _ ("%s is used at once, in an action round"),
                 tc_lint_get_title (scenario, action));
  else if (use == DUNE_USE_REACTION && !dune_lint_is_on (lint, "targets", "escape"))
    tc_lint_add (scenario, lint->report, "ROL014", action, "use", "%s",
                 _ ("Players are not asked for reactions in this game"));
  else if (use != DUNE_USE_IMMEDIATE &&
           tc_scenario_find_child (scenario, action, "event") == TC_NODE_NONE)
    tc_lint_add (scenario, lint->report, "ROL014", action, "use",
                 _ ("%s does nothing when it is used"), tc_lint_get_title (scenario, action));
}

static void
judge_actions (DuneLint *lint)
{
  TcNode action = tc_scenario_find_section (lint->scenario, "action-deck/action");

  for (; action != TC_NODE_NONE; action = tc_scenario_find_next (lint->scenario, action)) {
    judge_use (lint, action);
    judge_token (lint, action);
  }
}

/* -- Target cards -- */

static void
judge_targets (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode cards = tc_scenario_find_section (scenario, "target-cards");
  TcNode target = tc_scenario_find_section (scenario, "target-cards/target");
  gint64 rounds = dune_lint_read_rule (lint, "rounds", "targeting");
  gint64 n = 0;

  for (; target != TC_NODE_NONE; target = tc_scenario_find_next (scenario, target)) {
    n += tc_scenario_get_int (scenario, target, "copies");
    if (!dune_lint_has_ref (lint, "roles/role", "target-points", "target", target))
      tc_lint_add (scenario, lint->report, "ROL015", target, NULL, _ ("%s scores for nobody"),
                   tc_lint_get_title (scenario, target));
  }
  if (cards != TC_NODE_NONE && n != rounds)
    tc_lint_add (scenario, lint->report, "ROL015", cards, NULL,
                 _ ("Target cards of each player: %d, targeting rounds: %d"), (int) n,
                 (int) rounds);
}

/* -- What effects do with cards -- */

static void
judge_shield (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  TcNode shield = tc_scenario_find_section (scenario, "rules/shield");
  TcNode status =
    shield != TC_NODE_NONE ? tc_scenario_get_ref (scenario, shield, "status") : TC_NODE_NONE;

  if (status != TC_NODE_NONE && tc_scenario_get_enum (scenario, status, "of") != OF_CARDS)
    tc_lint_add (scenario, lint->report, "ROL016", shield, "status",
                 _ ("%s is true of players, not of cards"), tc_lint_get_title (scenario, status));
}

/* Trait cards and target cards stay where they are. */
static void
judge_transfers (DuneLint *lint)
{
  TcScenario *scenario = lint->scenario;
  static const char *const attributes[] = { "deck", "to" };
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "effect", node)) != TC_NODE_NONE) {
    const char *name = tc_scenario_get_name (scenario, node);

    if (strcmp (name, "transfer") != 0 && strcmp (name, "draw") != 0)
      continue;
    for (guint i = 0; i < G_N_ELEMENTS (attributes); i++) {
      TcNode pile = tc_scenario_get_ref (scenario, node, attributes[i]);
      const char *what = pile != TC_NODE_NONE ? tc_scenario_get_name (scenario, pile) : "";

      if (strcmp (what, "trait-cards") == 0 || strcmp (what, "target-cards") == 0 ||
          (i == 1 && strcmp (what, "row") == 0))
        tc_lint_add (scenario, lint->report, "ROL017", node, attributes[i],
                     _ ("Cards cannot be moved here: %s"), tc_lint_get_title (scenario, pile));
    }
  }
}

void
dune_lint_cards (DuneLint *lint)
{
  judge_sigils (lint);
  judge_tokens (lint);
  judge_actions (lint);
  judge_procedures (lint);
  judge_targets (lint);
  judge_shield (lint);
  judge_transfers (lint);
}
