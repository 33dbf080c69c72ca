/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* The words of the system and its table. The schema comes from mini.xsd by the build. */
extern const TcSchema tc_schema_mini;

static const TcVerb verbs[] = {
  [MINI_ALLOW] = { "allow", "No objection", "", FALSE },
  [MINI_BLOCK] = { "block", "{subject} stops it", "3", FALSE },
  [MINI_THROW] = { "discard", "{subject} goes to the trash", "4", FALSE },
  [MINI_DRAW] = { "draw", "Draw cards", "2", FALSE },
  [MINI_KEEP] = { "keep", "{subject} is kept", "4", .is_secret = TRUE },
  [MINI_LIGHT] = { "light", "{subject} lights {target}", "2", TRUE },
  [MINI_PASS] = { "pass", "Pass", "", FALSE },
  [MINI_PLACE] = { "place", "{subject} goes to {target}, turned {value} times", "2", TRUE },
  [MINI_SNUFF] = { "snuff", "{subject} darkens {target}", "2", TRUE },
};

static const TcReasonText reasons[] = {
  [MINI_REASON_LEGAL] = { "legal", "legal", "" },
  [MINI_REASON_PHASE] = { "phase", "This is not the time for it", "1" },
  [MINI_REASON_FORM] = { "form", "Such a move needs other things than {subject} and {target}", "" },
  [MINI_REASON_NOT_HELD] = { "not-held", "{subject} is not in this player's hand", "2" },
  [MINI_REASON_USE] = { "use", "{subject} is not a card for this", "2" },
  [MINI_REASON_NOT_NEXT] = { "not-next", "{subject} does not lie on top of the stack", "2" },
  [MINI_REASON_OCCUPIED] = { "occupied", "{target} already has a tile", "2" },
  [MINI_REASON_ROAD] = { "road", "{subject} so turned joins no road or ends one at {target}", "2" },
  [MINI_REASON_NO_TILE] = { "no-tile", "{target} has no tile", "2" },
  [MINI_REASON_LIT] = { "lit", "{target} is lit already", "2" },
  [MINI_REASON_DARK] = { "dark", "{target} is dark", "2" },
  [MINI_REASON_EMPTY] = { "empty", "The deck is empty", "2" },
  [MINI_REASON_KEPT] = { "kept", "{subject} is to be kept already", "4" },
  [MINI_REASON_TOO_MANY] = { "too-many", "{subject} cannot be kept: the others are too few", "4" },
};

static const TcEventText texts[] = {
  [MINI_EVENT_DEAL] = { "deal", "{subject} is dealt {0} cards", "" },
  [MINI_EVENT_ASK] = { "ask", "{subject} may object", "3" },
  [MINI_EVENT_STOPPED] = { "stopped", "{subject} does nothing at {target}", "3" },
  [MINI_EVENT_LAID] = { "laid", "{subject} lies on {target} at {0} degrees", "2" },
  [MINI_EVENT_LAMP] = { "lamp", "{@3} rolls {0} at {target}, needs {1}: {+2}", "2" },
  [MINI_EVENT_LIT] = { "lit", "{target} is lit", "" },
  [MINI_EVENT_FAILED] = { "failed", "{target} stays dark", "" },
  [MINI_EVENT_SNUFFED] = { "snuffed", "{target} goes dark", "2" },
  [MINI_EVENT_DREW] = { "drew", "{subject} draws {0} cards", "" },
  [MINI_EVENT_ROUND] = { "round", "Round {0}", "" },
  [MINI_EVENT_END] = { "end", "The end: {subject} was the traitor, {0} lights burn", "5" },
  [MINI_EVENT_LOYAL] = { "loyal", "{subject} is loyal", "" },
  [MINI_EVENT_TRAITOR] = { "traitor", "{subject} is the traitor", "" },
  [MINI_EVENT_CARD] = { "card", "{subject} gets {target}", "" },
};

static const char *const phases[] = { "deed", "objection", "hand limit", "end" };

static const char *const ranks[] = { "lost", "won" };

static const TcStateField fields[] = {
  TC_STATE_FIELD (MiniState, pending_subject, guint16),
  TC_STATE_FIELD (MiniState, pending_target, guint16),
  TC_STATE_FIELD (MiniState, pending_value, guint16),
  TC_STATE_FIELD (MiniState, pending_verb, guint8),
  TC_STATE_FIELD (MiniState, n_asked, guint8),
  TC_STATE_FIELD (MiniState, current, guint8),
  TC_STATE_FIELD (MiniState, n_groups, guint8),
  TC_STATE_FIELD (MiniState, n_deck, guint8),
  TC_STATE_FIELD (MiniState, n_stack, guint8),
  TC_STATE_FIELD (MiniState, n_kept, guint8),
  TC_STATE_FIELD (MiniState, quota, guint8),
  TC_STATE_FIELD (MiniState, rounds_left, guint8),
  TC_STATE_FIELD (MiniState, n_seats, guint8),
  TC_STATE_FIELD (MiniState, n_hand, guint8),
  TC_STATE_FIELD (MiniState, role, guint8),
  TC_STATE_FIELD (MiniState, where, guint8),
  TC_STATE_FIELD (MiniState, kept, guint8),
  TC_STATE_FIELD (MiniState, deck, guint8),
  TC_STATE_FIELD (MiniState, stack, guint8),
  TC_STATE_FIELD (MiniState, gone, guint8),
  TC_STATE_FIELD (MiniState, tile, guint8),
  TC_STATE_FIELD (MiniState, rotation, guint8),
  TC_STATE_FIELD (MiniState, lit, guint8),
};

const TcSystem tc_mini_system = {
  .id = "mini",
  .title = "The Lamp Road",
  .rules_version = 3,
  .schema = &tc_schema_mini,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .reasons = reasons,
  .n_reasons = G_N_ELEMENTS (reasons),
  .events = texts,
  .n_events = G_N_ELEMENTS (texts),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
  .ranks = ranks,
  .n_ranks = G_N_ELEMENTS (ranks),
  .bots = mini_bots,
  .compile = mini_compile,
  .free_data = g_free,
  .init_state = mini_init_state,
  .legal_moves = mini_legal_moves,
  .check = mini_check,
  .apply = mini_apply,
  .outcome = mini_outcome,
  .view = mini_view,
  .redact = mini_redact,
  .sample_hidden = mini_sample_hidden,
};
