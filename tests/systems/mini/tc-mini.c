/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* The schema comes from mini.xsd by the build. */
extern const TcSchema tc_schema_mini;

static const char *const ranks[] = { "lost", "won" };

const TcSystem tc_mini_system = {
  .id = "mini",
  .title = "The Lamp Road",
  .rules_version = 3,
  .schema = &tc_schema_mini,
  .classes = mini_classes,
  .n_classes = MINI_N_CLASSES,
  .verbs = mini_verbs,
  .n_verbs = MINI_N_VERBS,
  .reasons = mini_reasons,
  .n_reasons = MINI_N_REASONS,
  .events = mini_events,
  .n_events = MINI_N_EVENTS,
  .throws_dice = TRUE,
  .phases = mini_phases,
  .n_phases = MINI_N_PHASES,
  .decisions = mini_decisions,
  .n_decisions = MINI_N_DECISIONS,
  .fields = mini_fields,
  .n_fields = MINI_N_FIELDS,
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .bots = mini_bots,
  .compile = mini_compile,
  .free_data = g_free,
  .init_state = mini_init_state,
  .outcome = mini_outcome,
  .view = mini_view,
  .redact = mini_redact,
  .sample_hidden = mini_sample_hidden,
};
