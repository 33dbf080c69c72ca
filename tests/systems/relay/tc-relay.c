/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

/* The schema comes from relay.xsd by the build. */
extern const TcSchema tc_schema_relay;

static const char *const ranks[] = { "lost", "won" };

const TcSystem tc_relay_system = {
  .id = "relay",
  .title = "The Night Post",
  .rules_version = 1,
  .schema = &tc_schema_relay,
  .codes = relay_codes,
  .n_codes = G_N_ELEMENTS (relay_codes),
  .classes = relay_classes,
  .n_classes = RELAY_N_CLASSES,
  .verbs = relay_verbs,
  .n_verbs = RELAY_N_VERBS,
  .reasons = relay_reasons,
  .n_reasons = RELAY_N_WHYS,
  .events = relay_events,
  .n_events = RELAY_N_EVENTS,
  .phases = relay_phases,
  .n_phases = RELAY_N_PHASES,
  .decisions = relay_decisions,
  .n_decisions = RELAY_N_DECISIONS,
  .fields = relay_fields,
  .n_fields = RELAY_N_FIELDS,
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .bots = relay_bots,
  .lint = relay_lint,
  .compile = relay_compile,
  .free_data = relay_free_rules,
  .init_state = relay_init_state,
  .outcome = relay_outcome,
  .view = relay_view,
  .redact = relay_redact,
  .sample_hidden = relay_sample_hidden,
};
