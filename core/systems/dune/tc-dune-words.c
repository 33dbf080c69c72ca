/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/dune/tc-dune-private.h"

/* The words of Dune: Betrayal: verbs, reasons, events and phases, each with the heading of the
 * rules, or the ruling, that it follows. The rules summary has no numbers; its headings in short:
 *
 *   Action, Targeting, Battle   "Action rounds", "Targeting rounds", "Battle round"
 *   Select                      "Select an action card"
 *   Traits, Tokens              "Viewing traits", "Delivering tokens"
 *   Use, Target                 "Use targeting round action cards", "Target a player"
 *   Battle 1 to 4               the numbered steps of the battle round
 *   Winning                     "Winning the game"
 */

const TcThingClass dune_classes[DUNE_N_CLASSES] = {
  [DUNE_THING_PLACE] = { N_ ("place"), TC_THING_PLACE },
  [DUNE_THING_TRAIT] = { N_ ("trait card"), TC_THING_PIECE },
  [DUNE_THING_CARD] = { N_ ("action card"), TC_THING_PIECE,
                        N_ ("An action card lies with a player.") },
  [DUNE_THING_LYING] = { N_ ("placed target card"), TC_THING_PIECE },
  [DUNE_THING_ACTION] = { N_ ("kind of action card"), TC_THING_OPTION },
  [DUNE_THING_KIND] = { N_ ("trait"), TC_THING_OPTION },
  [DUNE_THING_TARGET] = { N_ ("target card"), TC_THING_PIECE },
  [DUNE_THING_TOKEN] = { N_ ("token"), TC_THING_PIECE },
  [DUNE_THING_IDENTITY] = { N_ ("identity card"), TC_THING_PIECE },
  [DUNE_THING_ROLE] = { N_ ("role"), TC_THING_OPTION },
  [DUNE_THING_OPTION] = { N_ ("option"), TC_THING_OPTION },
  [DUNE_THING_HOUSE] = { N_ ("house"), TC_THING_SIDE },
  [DUNE_THING_SEAT] = { N_ ("player"), TC_THING_SEAT },
};

/* What moves name. */
#define CARD   TC_THINGS (DUNE_THING_CARD)
#define TARGET TC_THINGS (DUNE_THING_TARGET)
#define SEAT   TC_THINGS (DUNE_THING_SEAT)
#define LOOKED (TC_THINGS (DUNE_THING_TRAIT) | TC_THINGS (DUNE_THING_LYING) | CARD)
#define CHOICE (TC_THINGS (DUNE_THING_OPTION) | SEAT)

const TcVerb dune_verbs[DUNE_N_VERBS] = {
  [DUNE_VERB_SELECT] = { "select", N_ ("Select {subject}"), "Select", .is_event = TRUE,
                         .subjects = CARD },
  [DUNE_VERB_REPLACE] = { "replace", N_ ("Have {subject} replaced"), "Select", .onto = "discard",
                          .subjects = CARD },
  [DUNE_VERB_USE] = { "use", N_ ("Use {subject}"), "Use", .is_event = TRUE, .subjects = CARD },
  [DUNE_VERB_AIM] = { "aim", N_ ("Target {target}"), "Target", .targets = SEAT },
  [DUNE_VERB_LAY] = { "lay", N_ ("Place {subject}"), "Target", .is_secret = TRUE,
                      .subjects = TARGET },
  [DUNE_VERB_ACCEPT] = { "accept-target", N_ ("Let it lie"), "Target" },
  [DUNE_VERB_DISCARD] = { "discard", N_ ("Discard the target card"), "Target" },
  [DUNE_VERB_REVEAL] = { "reveal", N_ ("Reveal the identity card"), "Battle 1" },
  [DUNE_VERB_DONE] = { "done", N_ ("No target card"), "Target", .is_pass = TRUE },
  [DUNE_VERB_EFFECT] = TC_EFFECTS_VERBS (TC_THINGS (DUNE_THING_PLACE), CHOICE, LOOKED),
};

const TcReasonText dune_reasons[DUNE_N_WHYS] = {
  [DUNE_WHY_LEGAL] = { "legal", N_ ("This move is legal"), "" },
  [DUNE_WHY_NOT_SHOWN] = { "not-shown", N_ ("{subject} is not among the shown cards"), "Select" },
  [DUNE_WHY_USABLE] = { "usable", N_ ("{subject} can be used, so it is not replaced"), "Select" },
  [DUNE_WHY_NO_REPLACING] = { "no-replacing", N_ ("Shown cards are not replaced in this game"),
                              "Select" },
  [DUNE_WHY_NO_MORE] = { "no-more", N_ ("No other card is left that could be shown in its place"),
                         "ruling D-l" },
  [DUNE_WHY_NOT_OWN] = { "not-own", N_ ("This player has not selected {subject}"), "Use" },
  [DUNE_WHY_IMMEDIATE] = { "immediate", N_ ("{subject} is used when it is selected"), "Select" },
  [DUNE_WHY_REACTION] = { "reaction", N_ ("{subject} is used when its owner is targeted"), "Use" },
  [DUNE_WHY_NO_REACTION] = { "no-reaction", N_ ("{subject} is not used when its owner is targeted"),
                             "Use" },
  [DUNE_WHY_SHIELDED] = { "shielded", N_ ("{subject} is shielded"), "Use" },
  [DUNE_WHY_ROUND] = { "other-round", N_ ("{subject} is used in another targeting round"), "Use" },
  [DUNE_WHY_PLACED] = { "placed", N_ ("Action cards are used before a target card is placed"),
                        "Use" },
  [DUNE_WHY_NOT_POSSIBLE] = { "not-possible", N_ ("What {subject} requires is not possible now"),
                              "Use" },
  [DUNE_WHY_NO_CHOICE] = { "no-choice", N_ ("This is not among the choices of the card"), "Select",
                           .is_unasked = TRUE },
  [DUNE_WHY_SELF] = { "self", N_ ("Players cannot target themselves"), "Target" },
  [DUNE_WHY_ABSENT] = { "absent", N_ ("{target} does not take part in this game"), "Setup" },
  [DUNE_WHY_FULL] = { "full", N_ ("{target} has as many target cards as a player can have"),
                      "Target" },
  [DUNE_WHY_ESCAPED] = { "escaped", N_ ("{target} has just turned this card aside"), "Target" },
  [DUNE_WHY_HELD_BACK] = { "held-back", N_ ("No more target cards are placed in this turn"),
                           "Target" },
  [DUNE_WHY_MUST_PLACE] = { "must-place", N_ ("A target card must be placed first"), "Target" },
  [DUNE_WHY_NOT_LEFT] = { "not-left", N_ ("This player has no such card left: {subject}"),
                          "Target" },
};

const TcEventText dune_events[DUNE_N_EVENTS] = {
  [DUNE_EVENT_DEALER] = { "dealer", N_ ("{subject} is the dealer"), "Setup" },
  [DUNE_EVENT_IDENTITY] = { "identity", N_ ("{subject}, you are {target}: {@0}"), "Setup" },
  [DUNE_EVENT_KNOWS] = { "knows", N_ ("{subject} learns that {target} has this role: {@0}"),
                         "Setup" },
  [DUNE_EVENT_ACTION_ROUND] = { "action-round", N_ ("Action round {0}"), "Action",
                                .is_heading = TRUE, .is_turn = TRUE },
  [DUNE_EVENT_TARGETING_ROUND] = { "targeting-round", N_ ("Targeting round {0}"), "Targeting",
                                   .is_heading = TRUE, .is_turn = TRUE },
  [DUNE_EVENT_BATTLE_ROUND] = { "battle-round", N_ ("Battle round"), "Battle", .is_heading = TRUE,
                                .is_turn = TRUE },
  [DUNE_EVENT_SHOWN] = { "shown", N_ ("{subject} is shown"), "Select" },
  [DUNE_EVENT_DUPLICATE] = { "duplicate",
                             N_ ("{subject} is discarded: such a card is shown already"), "Setup" },
  [DUNE_EVENT_RESHUFFLED] = { "reshuffled",
                              N_ ("The discarded action cards are shuffled into a new deck"),
                              "Select" },
  [DUNE_EVENT_FEWER] = { "fewer", N_ ("Action cards that can be shown, fewer than usual: {0}"),
                         "ruling D-i" },
  [DUNE_EVENT_NOTHING] = { "nothing", N_ ("There is no action card for {subject}"), "ruling D-i" },
  [DUNE_EVENT_SELECTED] = { "selected", N_ ("{subject} selects {target}"), "Select",
                            .is_echo = TRUE },
  [DUNE_EVENT_UNUSABLE] = { "unusable", N_ ("{subject} has no effect: it cannot be used now"),
                            "ruling D-k" },
  [DUNE_EVENT_REPLACED] = { "replaced", N_ ("{subject} has {target} replaced"), "Select",
                            .is_echo = TRUE },
  [DUNE_EVENT_LOOKED] = { "looked", N_ ("{subject} looks at {target}"), "Traits" },
  [DUNE_EVENT_LOOKED_AT_TARGET] = { "looked-at-target", N_ ("{subject} looks at {target}"),
                                    "Target" },
  [DUNE_EVENT_SAW] = { "saw", N_ ("{subject} sees what it shows: {@0}"), "Traits" },
  [DUNE_EVENT_SAW_TARGET] = { "saw-target", N_ ("{subject} sees what it is: {@0}"), "Target" },
  [DUNE_EVENT_DELIVERED] = { "delivered", N_ ("{subject} gives {target} a token: {@0}"), "Tokens",
                             .is_echo = TRUE },
  [DUNE_EVENT_HELD_BACK] = { "held-back", N_ ("{subject} places no target card in this round"),
                             "Target", .is_echo = TRUE },
  [DUNE_EVENT_PLACED] = { "placed", N_ ("{subject} places a target card on {target}"), "Target",
                          .is_echo = TRUE },
  [DUNE_EVENT_TURNED_ASIDE] = { "turned-aside",
                                N_ ("{subject} turns the target card of {target} aside"), "Target",
                                .is_echo = TRUE },
  [DUNE_EVENT_DISCARDED] = { "discarded", N_ ("{subject} discards a target card"), "Target",
                             .is_echo = TRUE },
  [DUNE_EVENT_NO_TARGET] = { "no-target", N_ ("There is nobody whom {subject} could target"),
                             "ruling D-e" },
  [DUNE_EVENT_REVEALED] = { "revealed", N_ ("{subject} is {target}: {@0}"), "Battle 1" },
  [DUNE_EVENT_LAY_THERE] = { "lay-there", N_ ("A target card of {target} lies on {subject}: {@0}"),
                             "Battle 1" },
  [DUNE_EVENT_CARD_POINTS] = { "card-points", N_ ("{subject}: {+0} for {target}"), "Battle 2" },
  [DUNE_EVENT_TOKEN_POINTS] = { "token-points", N_ ("{subject}: {+0} for a token, {target}"),
                                "Battle 3" },
  [DUNE_EVENT_TARGET_POINTS] = { "target-points",
                                 N_ ("{subject}: {+0} for the target card {target}"), "Battle 4" },
  [DUNE_EVENT_ONCE] = { "once", N_ ("{subject}: {target} counts only once"), "Battle 4" },
  [DUNE_EVENT_SUM] = { "sum", N_ ("{subject} scores {+0} for {target}; the marker is on {+1}"),
                       "Battle" },
  [DUNE_EVENT_LOST] = { "lost", N_ ("{subject} loses {0} for {target}; the marker is on {+1}"),
                        "Battle" },
  [DUNE_EVENT_MARKER] = { "marker", N_ ("The marker moves by {+0} to {+1}"), "Battle" },
  [DUNE_EVENT_WON] = { "won", N_ ("The battle marker is on {+0}, in favour of {subject}"),
                       "Winning", .is_end = TRUE },
  [DUNE_EVENT_DRAW] = { "draw", N_ ("The marker ends on {+0}, which has no sigil"), "ruling D-a",
                        .is_end = TRUE },
  [DUNE_EVENT_EFFECT] = TC_EFFECTS_EVENTS,
};

const char *const dune_phases[DUNE_N_PHASES] = {
  [DUNE_PHASE_SELECT] = N_ ("selecting an action card"),
  [DUNE_PHASE_EFFECT] = N_ ("action card"),
  [DUNE_PHASE_TARGET] = N_ ("targeting"),
  [DUNE_PHASE_LAY] = N_ ("choice of a target card"),
  [DUNE_PHASE_REACT] = N_ ("reaction"),
  [DUNE_PHASE_DIVERT] = N_ ("another target"),
  [DUNE_PHASE_REVEAL] = N_ ("revealing"),
  [DUNE_PHASE_OVER] = N_ ("end of the game"),
};
