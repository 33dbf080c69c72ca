/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-data-private.h"

/* The steps of a turn, and a sequence written out place by place. */

static const char *const kinds[BADGE_N_CARD_KINDS] = { "search", "patrol", "fugitive" };

static TcNode
find_first_place (BadgeLint *lint)
{
  TcNode rule = badge_lint_find (lint, "rules", "sequence");

  return rule != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, rule, "place")
                              : TC_NODE_NONE;
}

static gboolean
is_in_deck (BadgeLint *lint, guint kind)
{
  static const char *const names[BADGE_N_CARD_KINDS] = { "search", "patrol-card", "fugitive-card" };

  return badge_lint_sum (lint, "action-deck", names[kind], TC_NODE_NONE) > 0;
}

/* A place that nothing fills ends every sequence. */
static void
judge_place (BadgeLint *lint, TcNode place, guint n)
{
  gboolean takes_any = FALSE;
  TcFinding *finding;

  for (guint kind = 0; kind < BADGE_N_CARD_KINDS; kind++) {
    if (!tc_scenario_get_bool (lint->scenario, place, kinds[kind]))
      continue;
    takes_any = TRUE;
    if (is_in_deck (lint, kind))
      return;
  }
  finding = tc_lint_add (
    lint->scenario, lint->report, "DCK010", place, NULL,
    takes_any ? _ ("No card of the deck goes into place %u of the sequence")
              : _ ("Place %u of the sequence takes no card: expected search, patrol or fugitive"),
    n);
  tc_finding_set_why (finding, _ ("No sequence gets past it. Say which cards may fill it, or "
                                  "remove the place."));
  badge_lint_offer_removal (lint, finding, place);
}

/* What the places say already. */
static void
judge_idle (BadgeLint *lint, TcNode rule, const char *name)
{
  TcFinding *finding;

  if (!tc_scenario_has (lint->scenario, rule, name))
    return;
  finding = tc_lint_add (lint->scenario, lint->report, "DCK011", rule, name,
                         _ ("\"%s\" has no effect: the places of the sequence say which card comes "
                            "where"),
                         name);
  badge_lint_offer_default (lint, finding, rule, name);
}

/* The cards that all places take once. */
static gint64
count_cards (BadgeLint *lint, TcNode rule)
{
  TcNode place = find_first_place (lint);
  gboolean pairs = tc_scenario_get_bool (lint->scenario, rule, "pairs");
  gint64 n = 0;

  for (; place != TC_NODE_NONE; place = tc_scenario_find_next (lint->scenario, place))
    n += pairs && tc_scenario_get_bool (lint->scenario, place, "fugitive") ? 2 : 1;

  return n;
}

gboolean
badge_lint_judge_places (BadgeLint *lint)
{
  TcNode rule = badge_lint_find (lint, "rules", "sequence");
  TcNode place = find_first_place (lint);
  gint64 least = 0;
  TcFinding *finding;

  if (place == TC_NODE_NONE)
    return TRUE;

  for (guint n = 1; place != TC_NODE_NONE; n++) {
    judge_place (lint, place, n);
    place = tc_scenario_find_next (lint->scenario, place);
  }
  judge_idle (lint, rule, "first");
  judge_idle (lint, rule, "alternate");
  least = tc_scenario_get_int (lint->scenario, rule, "least");
  if (strcmp (tc_scenario_get_string (lint->scenario, rule, "then"), "stop") == 0 &&
      least > count_cards (lint, rule)) {
    finding = tc_lint_add (lint->scenario, lint->report, "DCK007", rule, "least",
                           _ ("At least %d cards are laid, but the places take %d at most"),
                           (int) least, (int) count_cards (lint, rule));
    badge_lint_offer (lint, finding, rule, "least", count_cards (lint, rule));
  }

  return FALSE;
}

static gboolean
has_step (BadgeLint *lint, TcNode turn, const char *action)
{
  TcNode step = tc_scenario_find_child (lint->scenario, turn, "step");

  while (step != TC_NODE_NONE &&
         strcmp (tc_scenario_get_string (lint->scenario, step, "do"), action) != 0)
    step = tc_scenario_find_next (lint->scenario, step);

  return step != TC_NODE_NONE;
}

void
badge_lint_judge_turn (BadgeLint *lint)
{
  TcNode turn = badge_lint_find (lint, "rules", "turn");
  TcFinding *finding;

  if (turn == TC_NODE_NONE || tc_scenario_find_child (lint->scenario, turn, "step") == TC_NODE_NONE)
    return;
  if (!has_step (lint, turn, "play"))
    finding = tc_lint_add (lint->scenario, lint->report, "DCK012", turn, NULL,
                           _ ("The turn has no step \"play\": nobody ever plays a card"));
  else if (!has_step (lint, turn, "refill"))
    finding = tc_lint_add (lint->scenario, lint->report, "DCK013", turn, NULL,
                           _ ("The turn has no step \"refill\": whoever has played all cards of "
                              "the first hand plays no more"));
  else
    return;
  tc_finding_set_why (finding, _ ("Add the step, or leave the turn as in the rulebook."));
  badge_lint_offer_removal (lint, finding, turn);
}
