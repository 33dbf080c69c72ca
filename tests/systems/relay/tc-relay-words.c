/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-relay.h"

const TcThingClass relay_classes[RELAY_N_CLASSES] = {
  [RELAY_THING_TOWN] = { "town", TC_THING_PLACE },
  [RELAY_THING_RIDER] = { "rider", TC_THING_PIECE },
  [RELAY_THING_SIDE] = { "side", TC_THING_SIDE },
  [RELAY_THING_SEAT] = { "player", TC_THING_SEAT },
};

#define TOWN  TC_THINGS (RELAY_THING_TOWN)
#define RIDER TC_THINGS (RELAY_THING_RIDER)

const TcVerb relay_verbs[RELAY_N_VERBS] = {
  [RELAY_RIDE] = { "ride", "{subject} rides to {target}", "1", .is_drag = TRUE, .is_secret = TRUE,
                   .subjects = RIDER, .targets = TOWN },
  [RELAY_REST] = { "rest", "{subject} rests", "1", .is_secret = TRUE, .subjects = RIDER },
  [RELAY_WATCH] = { "watch", "The watch goes to {target}", "2", .targets = TOWN },
};

const TcReasonText relay_reasons[RELAY_N_WHYS] = {
  [RELAY_WHY_LEGAL] = { "legal", "legal", "" },
  [RELAY_WHY_NO_ROAD] = { "no-road", "no road leads to {target}", "1" },
  [RELAY_WHY_AGAIN] = { "again", "{target} was watched in the last round", "2" },
};

const TcEventText relay_events[RELAY_N_EVENTS] = {
  [RELAY_EVENT_RODE] = { "rode", "{subject} comes to {target}", "1" },
  [RELAY_EVENT_RESTED] = { "rested", "{subject} stays in {target}", "1" },
  [RELAY_EVENT_WATCHED] = { "watched", "The watch waits in {target}", "2" },
  [RELAY_EVENT_LETTERS] = { "letters", "{subject} takes {0} letters in {target}", "3" },
  [RELAY_EVENT_CAUGHT] = { "caught", "{subject} is caught in {target}", "4" },
  [RELAY_EVENT_END] = { "end", "The end: {0} letters, {1} captures", "5" },
};

const char *const relay_phases[RELAY_N_PHASES] = { "ride", "watch", "end" };
