/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/dune/tc-dune.h"

#include <glib/gi18n-lib.h>

#include "systems/dune/lint/tc-dune-lint-private.h"
#include "systems/dune/tc-dune-private.h"

/* All of a house win or lose together. */
static const char *const ranks[] = { N_ ("no win"), N_ ("win") };

const TcSystem tc_dune_system = {
  .id = "dune",
  .title = N_ ("Dune: Betrayal"),
  .rules_version = 2,
  .schema = &tc_schema_dune,
  .codes = dune_codes,
  .n_codes = DUNE_N_CODES,
  .causes = dune_causes,
  .n_causes = DUNE_N_CAUSES,
  .classes = dune_classes,
  .n_classes = DUNE_N_CLASSES,
  .verbs = dune_verbs,
  .n_verbs = DUNE_N_VERBS,
  .reasons = dune_reasons,
  .n_reasons = DUNE_N_WHYS,
  .events = dune_events,
  .n_events = DUNE_N_EVENTS,
  .phases = dune_phases,
  .n_phases = DUNE_N_PHASES,
  .decisions = dune_decisions,
  .n_decisions = DUNE_N_DECISIONS,
  .fields = dune_fields,
  .n_fields = DUNE_N_FIELDS,
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .bots = dune_bots,
  .search = &dune_search_effort,
  .lint = dune_lint,
  .compile = dune_compile,
  .free_data = dune_free_rules,
  .init_state = dune_init,
  .advance = dune_advance,
  .arrange = dune_arrange,
  .arranges = N_ ("An umpire can only give action cards that were taken or discarded to players, "
                  "and set the battle marker."),
  .make_setup = dune_make_setup,
  .setup_keeps = N_ ("A game of this setup begins at the start of this turn. The file holds all "
                     "secrets: who is who, the order of the trait cards, the target cards placed "
                     "and who has seen what. Only the action deck is shuffled again. Milestones "
                     "are counted from zero."),
  .outcome = dune_outcome,
  .evaluate = dune_evaluate,
  .milestone = dune_milestone,
  .view = dune_view,
  .redact = dune_redact,
  .sample_hidden = dune_sample_hidden,
};
