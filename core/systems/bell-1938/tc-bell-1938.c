/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938.h"

#include <glib/gi18n-lib.h>

#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"
#include "systems/bell-1938/tc-bell-1938-private.h"

/* A win is a win here; both sides can lose. */
static const char *const ranks[] = { N_ ("no win"), N_ ("win") };

static const TcOption options[] = {
  { "solo", N_ ("Solo opponent"), "rules", "solo", "opponent" },
  { "difficulty", N_ ("Difficulty"), "rules", "solo", "level" },
};

static void
bell_die (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest)
{
  *out_faces = BELL_DIE;
  *out_lowest = 1;
}

const TcSystem tc_bell_1938_system = {
  .id = "bell-1938",
  .title = N_ ("The Bell of Treason"),
  .rules_version = 2,
  .schema = &tc_schema_bell_1938,
  .codes = bell_codes,
  .n_codes = BELL_N_CODES,
  .causes = bell_causes,
  .n_causes = BELL_N_CAUSES,
  .classes = bell_classes,
  .n_classes = BELL_N_CLASSES,
  .verbs = bell_verbs,
  .n_verbs = BELL_N_VERBS,
  .reasons = bell_reasons,
  .n_reasons = BELL_N_WHYS,
  .events = bell_events,
  .n_events = BELL_N_EVENTS,
  .throws_dice = TRUE,
  .phases = bell_phases,
  .n_phases = BELL_N_PHASES,
  .decisions = bell_decisions,
  .n_decisions = BELL_N_DECISIONS,
  .fields = bell_fields,
  .n_fields = BELL_N_FIELDS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .bots = bell_bots,
  .lint = bell_lint,
  .compile = bell_compile,
  .free_data = bell_free_rules,
  .init_state = bell_init,
  .advance = bell_advance,
  .label = bell_get_label,
  .arrange = bell_arrange,
  .arranges = N_ ("An umpire can only set the cubes in a space and the victory points."),
  .die = bell_die,
  .make_setup = bell_make_setup,
  .outcome = bell_outcome,
  .evaluate = bell_evaluate,
  .milestone = bell_milestone,
  .view = bell_view,
  .redact = bell_redact,
  .sample_hidden = bell_sample_hidden,
};
