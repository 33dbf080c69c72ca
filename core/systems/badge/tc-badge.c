/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/badge/tc-badge.h"

#include <glib/gi18n-lib.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-private.h"

/* A win is a win here, by however many points. */
static const char *const ranks[] = { N_ ("no win"), N_ ("win") };

const TcSystem tc_badge_system = {
  .id = "badge",
  .title = N_ ("Badge or Betrayal"),
  .rules_version = 3,
  .schema = &tc_schema_badge,
  .codes = badge_codes,
  .n_codes = BADGE_N_CODES,
  .causes = badge_causes,
  .n_causes = BADGE_N_CAUSES,
  .classes = badge_classes,
  .n_classes = BADGE_N_CLASSES,
  .verbs = badge_verbs,
  .n_verbs = BADGE_N_VERBS,
  .reasons = badge_reasons,
  .n_reasons = BADGE_N_WHYS,
  .events = badge_events,
  .n_events = BADGE_N_EVENTS,
  .phases = badge_phases,
  .n_phases = BADGE_N_PHASES,
  .decisions = badge_decisions,
  .n_decisions = BADGE_N_DECISIONS,
  .fields = badge_fields,
  .n_fields = BADGE_N_FIELDS,
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .counts_points = TRUE,
  .bots = badge_bots,
  .search = &badge_search_effort,
  .lint = badge_lint,
  .compile = badge_compile,
  .free_data = badge_free_rules,
  .init_state = badge_init,
  .arrange = badge_arrange,
  .arranges = N_ ("An umpire can only move pawns, turn tiles over and set points."),
  .role = badge_get_role,
  .outcome = badge_outcome,
  .evaluate = badge_evaluate,
  .milestone = badge_milestone,
  .view = badge_view,
  .redact = badge_redact,
  .sample_hidden = badge_sample_hidden,
};
