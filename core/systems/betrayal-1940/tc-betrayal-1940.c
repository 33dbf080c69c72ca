/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940.h"

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

static const TcOption options[] = {
  { "germans", N_ ("Who runs the Germans"), "rules", "germans", "run-by" },
};

/* Nothing is hidden in Betrayal!: no redact, no sample_hidden. */
const TcSystem tc_betrayal_1940_system = {
  .id = "betrayal-1940",
  .title = N_ ("Betrayal! France, May 1940"),
  .rules_version = 8,
  .schema = &tc_schema_betrayal_1940,
  .codes = betrayal_codes,
  .n_codes = BETRAYAL_N_CODES,
  .causes = betrayal_causes,
  .n_causes = BETRAYAL_N_CAUSES,
  .migrations = betrayal_migrations,
  .n_migrations = BETRAYAL_N_MIGRATIONS,
  .classes = betrayal_classes,
  .n_classes = BETRAYAL_N_CLASSES,
  .verbs = betrayal_verbs,
  .n_verbs = BETRAYAL_N_VERBS,
  .reasons = betrayal_reasons,
  .n_reasons = BETRAYAL_N_WHYS,
  .events = betrayal_events,
  .n_events = BETRAYAL_N_EVENTS,
  .throws_dice = TRUE,
  .phases = betrayal_phases,
  .n_phases = BETRAYAL_N_PHASES,
  .decisions = betrayal_decisions,
  .n_decisions = BETRAYAL_N_DECISIONS,
  .fields = betrayal_fields,
  .n_fields = BETRAYAL_N_FIELDS,
  .bots = betrayal_bots,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .lint = betrayal_lint,
  .compile = betrayal_compile,
  .free_data = betrayal_rules_free,
  .prepare = betrayal_prepare,
  .init_state = betrayal_init,
  .blame = betrayal_blame,
  .advance = betrayal_advance,
  .arrange = betrayal_arrange,
  .arranges = N_ ("An umpire can only move units and the republic marker, turn units over, and "
                  "change who controls an area."),
  .look_ahead = betrayal_look_ahead,
  .make_setup = betrayal_make_setup,
  .outcome = betrayal_outcome,
  .report_outcome = betrayal_report_outcome,
  .evaluate = betrayal_evaluate,
  .milestone = betrayal_milestone,
  .view = betrayal_view,
};
