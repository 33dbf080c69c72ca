/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/house/tc-house.h"

#include <glib/gi18n-lib.h>

#include "systems/house/lint/tc-house-lint-private.h"
#include "systems/house/tc-house-legal-private.h"
#include "systems/house/tc-house-position-private.h"

/* A goal is reached or it is not. */
static const char *const ranks[] = { N_ ("no win"), N_ ("win") };

static const TcOption options[] = {
  { "omen-roll", N_ ("Omen rolls"), "rules", "omen-roll", "each" },
  { "omens", N_ ("Omens that count"), "rules", "omen-roll", "counts" },
};

/* 2 Roll: blanks and pips. */
static void
house_die (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest)
{
  const HouseRules *rules = tc_ruleset_get_data (ruleset);

  *out_faces = rules->faces;
  *out_lowest = rules->lowest;
}

const TcSystem tc_house_system = {
  .id = "house",
  .title = N_ ("Betrayal at House on the Hill"),
  .rules_version = 6,
  .schema = &tc_schema_house,
  .lint = house_lint,
  .classes = house_classes,
  .n_classes = HOUSE_N_CLASSES,
  .compile = house_compile,
  .free_data = house_free_rules,
  .verbs = house_verbs,
  .n_verbs = HOUSE_N_VERBS,
  .decisions = house_decisions,
  .n_decisions = HOUSE_N_DECISIONS,
  .reasons = house_reasons,
  .n_reasons = HOUSE_N_WHYS,
  .blame = house_blame,
  .init_state = house_init,
  .advance = house_advance,
  .events = house_events,
  .n_events = HOUSE_N_EVENTS,
  .throws_dice = TRUE,
  .sums_dice = TRUE,
  .phases = house_phases,
  .n_phases = HOUSE_N_PHASES,
  .fields = house_fields,
  .n_fields = HOUSE_N_FIELDS,
  .codes = house_codes,
  .n_codes = HOUSE_N_CODES,
  .causes = house_causes,
  .n_causes = HOUSE_N_CAUSES,
  .view = house_view,
  .redact = house_redact,
  .sample_hidden = house_sample_hidden,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .bots = house_bots,
  .search = &house_search_effort,
  .evaluate = house_evaluate,
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .arrange = house_arrange,
  .arranges = N_ (
    "An umpire can only move explorers and monsters in the house, move cards that a "
    "player has or that lie in a room, and set traits where an explorer or a trait is selected."),
  .die = house_die,
  .read_step = house_read_step,
  .is_foretold = house_is_foretold,
  .make_setup = house_make_setup,
  .setup_keeps = N_ ("A game of this setup begins at the start of this turn. The house, traits, "
                     "cards and tokens are as they are now. Decks and the stack of rooms are "
                     "shuffled again: nobody knows their top any more. Milestones are counted "
                     "from zero."),
  .outcome = house_outcome,
  .milestone = house_milestone,
};
