/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* The words of the system, and what its moves name. */

const TcThingClass mini_classes[MINI_N_CLASSES] = {
  [MINI_THING_CELL] = { "square", TC_THING_PLACE }, [MINI_THING_TILE] = { "tile", TC_THING_PIECE },
  [MINI_THING_CARD] = { "card", TC_THING_PIECE },   [MINI_THING_SIDE] = { "side", TC_THING_SIDE },
  [MINI_THING_SEAT] = { "player", TC_THING_SEAT },
};

#define CELL TC_THINGS (MINI_THING_CELL)
#define TILE TC_THINGS (MINI_THING_TILE)
#define CARD TC_THINGS (MINI_THING_CARD)

const TcVerb mini_verbs[MINI_N_VERBS] = {
  [MINI_ALLOW] = { "allow", "No objection", "" },
  [MINI_BLOCK] = { "block", "{subject} stops it", "3", .subjects = CARD },
  [MINI_THROW] = { "discard", "{subject} goes to the trash", "4", .subjects = CARD },
  [MINI_DRAW] = { "draw", "Draw cards", "2" },
  [MINI_KEEP] = { "keep", "{subject} is kept", "4", .is_secret = TRUE, .subjects = CARD },
  [MINI_LIGHT] = { "light", "{subject} lights {target}", "2", .is_drag = TRUE, .subjects = CARD,
                   .targets = CELL },
  [MINI_PASS] = { "pass", "Pass", "" },
  [MINI_PLACE] = { "place", "{subject} goes to {target}, turned {value} times", "2",
                   .is_drag = TRUE, .subjects = TILE, .targets = CELL, .max_value = 3 },
  [MINI_SNUFF] = { "snuff", "{subject} darkens {target}", "2", .is_drag = TRUE, .subjects = CARD,
                   .targets = CELL },
};

const TcReasonText mini_reasons[MINI_N_REASONS] = {
  [MINI_REASON_LEGAL] = { "legal", "legal", "" },
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

const TcEventText mini_events[MINI_N_EVENTS] = {
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

const char *const mini_phases[MINI_N_PHASES] = { "deed", "objection", "hand limit", "end" };
