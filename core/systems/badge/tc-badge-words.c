/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/badge/tc-badge-private.h"

/* The words of Badge or Betrayal: verbs, reasons, events and phases, each with the heading of the
 * rulebook, or the ruling, that it follows. */

const TcThingClass badge_classes[BADGE_N_CLASSES] = {
  [BADGE_THING_PLACE] = { N_ ("square"), TC_THING_PLACE },
  [BADGE_THING_EXIT] = { N_ ("exit"), TC_THING_OPTION },
  [BADGE_THING_TILE] = { N_ ("tile"), TC_THING_PIECE },
  [BADGE_THING_PATROL] = { N_ ("patrol"), TC_THING_PIECE, N_ ("A patrol stands on a square.") },
  [BADGE_THING_FUGITIVE] = { N_ ("fugitive"), TC_THING_PIECE,
                             N_ ("A fugitive stands on a square.") },
  [BADGE_THING_CARD] = { N_ ("card"), TC_THING_PIECE },
  [BADGE_THING_SIDE] = { N_ ("side"), TC_THING_SIDE },
  [BADGE_THING_SEAT] = { N_ ("player"), TC_THING_SEAT },
};

/* What moves name. */
#define PLACE    TC_THINGS (BADGE_THING_PLACE)
#define EXIT     TC_THINGS (BADGE_THING_EXIT)
#define PATROL   TC_THINGS (BADGE_THING_PATROL)
#define FUGITIVE TC_THINGS (BADGE_THING_FUGITIVE)
#define CARD     TC_THINGS (BADGE_THING_CARD)
#define SEAT     TC_THINGS (BADGE_THING_SEAT)

const TcVerb badge_verbs[BADGE_N_VERBS] = {
  [BADGE_VERB_PEEK] = { "peek", N_ ("Look at the tile at {target}"), "In the beginning",
                        .told = N_ ("{actor} looks at the tile at {target}"), .is_secret = TRUE,
                        .targets = PLACE },
  [BADGE_VERB_EXCHANGE] = { "exchange", N_ ("Exchange {subject}"), "On your turn",
                            .told = N_ ("{actor} exchanges {subject}"), .onto = "discard",
                            .subjects = CARD },
  [BADGE_VERB_LAY] = { "lay", N_ ("Lay {subject}"), "On your turn",
                       .told = N_ ("{actor} lays {subject}"), .onto = "sequence",
                       .subjects = CARD },
  [BADGE_VERB_LAY_PAIR] = { "lay-pair", N_ ("Lay two {subject} cards in one place"),
                            "Move a fugitive",
                            .told = N_ ("{actor} lays two {subject} cards in one place"),
                            .onto = "sequence", .subjects = CARD },
  [BADGE_VERB_SEARCH] = { "search", N_ ("Search {target}"), "Action cards",
                          .told = N_ ("{actor} searches {target}"), .targets = PLACE },
  [BADGE_VERB_FLIP] = { "flip", N_ ("Flip the tile at {target}"), "City tiles",
                        .told = N_ ("{actor} flips the tile at {target}"), .targets = PLACE },
  [BADGE_VERB_KEEP] = { "keep", N_ ("Leave the tile at {target} face down"), "City tiles",
                        .told = N_ ("{actor} leaves the tile at {target} face down"),
                        .targets = PLACE },
  [BADGE_VERB_DRIVE] = { "drive", N_ ("{subject} drives to {target}"), "Action cards",
                         .is_drag = TRUE, .subjects = PATROL, .targets = PLACE },
  [BADGE_VERB_RUN] = { "run", N_ ("{subject} runs to {target}"), "Move a fugitive", .is_drag = TRUE,
                       .subjects = FUGITIVE, .targets = PLACE | EXIT },
  [BADGE_VERB_DONE] = { "done", N_ ("No more cards"), "On your turn", .is_pass = TRUE },
  [BADGE_VERB_SHOW] = { "show", N_ ("{subject} turns out to be dirty"), "Overview of the game",
                        .is_record = TRUE, .subjects = SEAT },
};

const TcReasonText badge_reasons[BADGE_N_WHYS] = {
  [BADGE_WHY_LEGAL] = { "legal", N_ ("This move is legal"), "" },
  [BADGE_WHY_NO_TILE] = { "no-tile", N_ ("{target} is outside the city: no tile lies there"),
                          "City tiles" },
  [BADGE_WHY_FLIPPED] = { "flipped", N_ ("The tile at {target} lies face up already"),
                          "City tiles" },
  [BADGE_WHY_PEEKED] = { "peeked", N_ ("This player has looked at {target} already"),
                         "In the beginning" },
  [BADGE_WHY_NOT_HELD] = { "not-held", N_ ("{subject} is not in this player's hand"),
                           "On your turn" },
  [BADGE_WHY_EXCHANGED] = { "exchanged", N_ ("No more cards may be exchanged in this turn"),
                            "On your turn" },
  [BADGE_WHY_NOT_FIRST] = { "not-first",
                            N_ ("A sequence begins with a Search or Patrol card, not with "
                                "{subject}"),
                            "Follow action sequencing rule" },
  [BADGE_WHY_NOT_LEAD] = { "not-lead",
                           N_ ("After a Search or Patrol card comes a Fugitive card, not "
                               "{subject}"),
                           "Follow action sequencing rule" },
  [BADGE_WHY_NOT_FUGITIVE] = { "not-fugitive",
                               N_ ("After a Fugitive card comes a Search or Patrol card, not "
                                   "{subject}"),
                               "Follow action sequencing rule" },
  [BADGE_WHY_NOT_HERE] = { "not-here",
                           N_ ("In this scenario {subject} does not go into the next place of the "
                               "sequence"),
                           "Follow action sequencing rule" },
  [BADGE_WHY_FULL] = { "full", N_ ("All places of the sequence are filled"),
                       "Follow action sequencing rule" },
  [BADGE_WHY_MOST] = { "most", N_ ("No more cards may be laid in this turn"), "On your turn" },
  [BADGE_WHY_NO_PAIRS] = { "no-pairs", N_ ("In this scenario no two cards fill one place"),
                           "ruling B-b" },
  [BADGE_WHY_PAIR_COLOUR] = { "pair-kind", N_ ("Only two Fugitive cards make a pair"),
                              "Move a fugitive" },
  [BADGE_WHY_ONE_ONLY] = { "one-only", N_ ("A pair needs two of {subject}"), "Move a fugitive" },
  [BADGE_WHY_LEAST] = { "least", N_ ("More cards must be laid in this turn"), "On your turn" },
  [BADGE_WHY_OTHER_TILE] = { "other-tile", N_ ("{target} is not the tile that was searched"),
                             "City tiles" },
  [BADGE_WHY_OTHER_CARD] = { "other-card", N_ ("The card that was laid does not move {subject}"),
                             "Action cards" },
  [BADGE_WHY_NOT_ADJACENT] = { "not-adjacent",
                               N_ ("{target} is not directly beside {subject}: nothing moves "
                                   "diagonally or farther"),
                               "ruling B-i" },
  [BADGE_WHY_WALL] = { "wall", N_ ("A wall is between {subject} and {target}"), "ruling B-aj" },
  [BADGE_WHY_HOLE] = { "hole", N_ ("{target} is a hole: nothing can be there"), "ruling B-aj" },
  [BADGE_WHY_TRAFFIC] = { "traffic", N_ ("Traffic closes {target}"), "City tiles" },
  [BADGE_WHY_NOT_OUT] = { "not-out", N_ ("{subject} is not on the board"), "Action cards" },
  [BADGE_WHY_WAY] = { "way", N_ ("{target} is not on the way out that {subject} takes"),
                      "Move a fugitive" },
  [BADGE_WHY_NOT_ACTING] = { "not-acting", N_ ("{subject} is not the player who decides now"),
                             "Overview of the game" },
  [BADGE_WHY_SHOWN] = { "shown", N_ ("{subject} has shown the role card already"),
                        "Overview of the game" },
  [BADGE_WHY_NOT_DIRTY] = { "not-dirty", N_ ("{subject} is not known to be dirty"),
                            "Overview of the game" },
};

const TcEventText badge_events[BADGE_N_EVENTS] = {
  [BADGE_EVENT_ROLE] = { "role", N_ ("{subject} is dealt a role card: a good cop"),
                         "In the beginning" },
  [BADGE_EVENT_ROLE_DIRTY] = { "role-dirty", N_ ("{subject} is dealt a role card: a dirty cop"),
                               "In the beginning" },
  [BADGE_EVENT_PARTNER] = { "partner", N_ ("{subject} learns that {target} is dirty too"),
                            "ruling B-x" },
  [BADGE_EVENT_FIXED] = { "fixed", N_ ("{subject} is a good cop in this setup, as everyone knows"),
                          "ruling B-ai" },
  [BADGE_EVENT_FIXED_DIRTY] = { "fixed-dirty",
                                N_ ("{subject} is a dirty cop in this setup, as everyone knows"),
                                "ruling B-ai" },
  [BADGE_EVENT_STANDS] = { "stands", N_ ("{subject} starts at {target}"), "In the beginning" },
  [BADGE_EVENT_LIES] = { "lies", N_ ("{subject} lies at {target}"), "In the beginning" },
  [BADGE_EVENT_DEALT] = { "dealt", N_ ("{subject} is dealt {target}"), "In the beginning" },
  [BADGE_EVENT_DEALS] = { "deals", N_ ("{subject} is dealt {0#card|cards}"), "In the beginning" },
  [BADGE_EVENT_DRAWN] = { "drawn", N_ ("{subject} draws {target}"), "On your turn" },
  [BADGE_EVENT_DRAWS] = { "draws", N_ ("{subject} draws {0#card|cards}"), "On your turn" },
  [BADGE_EVENT_RESHUFFLE] = { "reshuffle",
                              N_ ("The deck is used up: {0#card is|cards are} shuffled into a new "
                                  "one"),
                              "ruling B-m" },
  [BADGE_EVENT_USED_UP] = { "used-up", N_ ("There is no card left to draw"), "ruling B-m" },
  [BADGE_EVENT_PEEKED] = { "peeked", N_ ("Seen at {target}: {subject}"), "In the beginning" },
  [BADGE_EVENT_LOOKED] = { "looked", N_ ("{subject} has had a chance to look at tiles"),
                           "In the beginning" },
  [BADGE_EVENT_FIRST] = { "first", N_ ("{subject} is drawn to begin"), "In the beginning" },
  [BADGE_EVENT_TURN] = { "turn", N_ ("Turn {0}: {subject}"), "On your turn", .is_turn = TRUE },
  [BADGE_EVENT_PASSES] = { "passes", N_ ("{subject} lays no card"), "ruling B-o", .is_echo = TRUE },
  [BADGE_EVENT_WASTED] = { "wasted", N_ ("{subject} has no effect"), "Action cards" },
  [BADGE_EVENT_SAW] = { "saw", N_ ("Seen at {target}: {subject}"), "City tiles" },
  [BADGE_EVENT_FLIPPED] = { "flipped", N_ ("Turned up at {target}: {subject}"), "City tiles" },
  [BADGE_EVENT_POINTS] = { "points",
                           N_ ("{subject} at {target}: each good cop gains {0#point|points}"),
                           "Scoring and game end" },
  [BADGE_EVENT_OUT] = { "out", N_ ("{subject} comes out at {target}"), "City tiles" },
  [BADGE_EVENT_RUNS] = { "runs", N_ ("{subject} runs to {target}"), "Move a fugitive" },
  [BADGE_EVENT_CAUGHT] = { "caught",
                           N_ ("{subject} is caught at {target}: each good cop gains "
                               "{0#point|points}"),
                           "Scoring and game end", .is_news = TRUE },
  [BADGE_EVENT_ESCAPED] = { "escaped",
                            N_ ("{subject} leaves the city over the {target} edge: each dirty cop "
                                "gains {0#point|points}"),
                            "Scoring and game end", .is_news = TRUE },
  [BADGE_EVENT_GATE] = { "gate",
                         N_ ("{subject} leaves the city by the gate at {target}: each dirty cop "
                             "gains {0#point|points}"),
                         "Scoring and game end", .is_news = TRUE },
  [BADGE_EVENT_QUIET] = { "quiet", N_ ("Turns without a catch or an escape: {0}"), "ruling B-n",
                          .is_end = TRUE },
  [BADGE_EVENT_NONE_LEFT] = { "none-left", N_ ("No fugitive is at large any more"),
                              "Scoring and game end", .is_end = TRUE },
  [BADGE_EVENT_TOO_MANY_LEFT] = { "too-many-left",
                                  N_ ("{0#fugitive has|fugitives have} left the city, which ends "
                                      "the game"),
                                  "Scoring and game end", .is_end = TRUE },
  [BADGE_EVENT_LIMIT] = { "limit",
                          N_ ("The turn limit of this scenario, {0#turn|turns}, is reached"),
                          "ruling B-n", .is_end = TRUE },
  [BADGE_EVENT_STOPPED] = { "stopped", N_ ("No game lasts longer than {0} turns: it is stopped"),
                            "ruling B-r", .is_end = TRUE },
  [BADGE_EVENT_SHOWN] = { "shown", N_ ("{subject} shows the role card of a dirty cop"),
                          "Overview of the game", .is_news = TRUE },
  [BADGE_EVENT_WAS] = { "was", N_ ("{subject}, a good cop, has {0#point|points}"),
                        "Scoring and game end" },
  [BADGE_EVENT_WAS_DIRTY] = { "was-dirty", N_ ("{subject}, a dirty cop, has {0#point|points}"),
                              "Scoring and game end" },
};

const char *const badge_phases[BADGE_N_PHASES] = {
  [BADGE_PHASE_PEEK] = N_ ("look before play"), [BADGE_PHASE_EXCHANGE] = N_ ("exchange"),
  [BADGE_PHASE_LAY] = N_ ("laying cards"),      [BADGE_PHASE_SEARCH] = N_ ("search"),
  [BADGE_PHASE_FLIP] = N_ ("flip or not"),      [BADGE_PHASE_DRIVE] = N_ ("patrol"),
  [BADGE_PHASE_RUN] = N_ ("fugitive"),          [BADGE_PHASE_OVER] = N_ ("end"),
};
