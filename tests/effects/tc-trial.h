/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects/tc-bot-tables.h"
#include "effects/tc-effects.h"
#include "rules/tc-system.h"

G_BEGIN_DECLS

/* A game for tests of effects, never shipped: two sides, or three, play cards in turn, each card
 * once, and carry out what they say. It shows how a system lends its state to effects. */

#define TRIAL_MAX_SPACES  70
#define TRIAL_MAX_PLAYERS 3
#define TRIAL_MAX_KINDS   4
#define TRIAL_MAX_TRACKS  8
#define TRIAL_MAX_CARDS   99
#define TRIAL_MAX_DECKS   4 /* the first is the deck, in an order; the others are piles or hands */
#define TRIAL_MAX_CALLS   4 /* mobilizations */
#define TRIAL_N_NESTED    6 /* a card, and mobilizations inside mobilizations */

typedef enum {
  TRIAL_THING_SPACE,
  TRIAL_THING_OPTION,
  TRIAL_THING_CARD,
  TRIAL_THING_SIDE,
  TRIAL_THING_SEAT,
  TRIAL_THING_TRACK,
  TRIAL_N_CLASSES,
} TrialClass;

typedef enum {
  TRIAL_PHASE_PLAY,
  TRIAL_PHASE_EFFECT,
  TRIAL_PHASE_OVER,
  TRIAL_N_PHASES,
} TrialPhase;

typedef enum {
  TRIAL_VERB_PLAY,
  TRIAL_VERB_PASS,
  TRIAL_VERB_EFFECT,
  TRIAL_N_VERBS = TRIAL_VERB_EFFECT + TC_EFFECTS_N_VERBS,
} TrialVerb;

typedef enum {
  TRIAL_EVENT_OVER,
  TRIAL_EVENT_WINS,
  TRIAL_EVENT_EFFECT,
  TRIAL_N_EVENTS = TRIAL_EVENT_EFFECT + TC_EFFECTS_N_EVENTS,
} TrialEvent;

typedef enum {
  TRIAL_ROLL_EFFECT,
  TRIAL_ROLL_DECISION,
  TRIAL_ROLL_DECK,
  TRIAL_ROLL_SHUFFLE,
} TrialRoll;

/* What of the scenario is needed in play. */
typedef struct {
  TcEffects *effects;
  TcBotTables *tables;  /* nullable */
  TcScenario *scenario; /* not owned */
  TcThingRange spaces;
  TcThingRange cards;
  TcThingRange options;
  guint8 n_players;
  guint8 n_kinds;
  guint8 n_tracks;
  guint8 n_calls;
  gboolean kind_is_owned[TRIAL_MAX_KINDS];
  guint8 n_pieces[TRIAL_MAX_KINDS]; /* of each side, or in all */
  guint8 room[TRIAL_MAX_KINDS];
  gboolean track_is_owned[TRIAL_MAX_TRACKS];
  gint8 track_min[TRIAL_MAX_TRACKS];
  gint8 track_max[TRIAL_MAX_TRACKS];
  gint8 track_start[TRIAL_MAX_TRACKS];
  guint16 event[TRIAL_MAX_CARDS];      /* program */
  guint8 side[TRIAL_MAX_CARDS];        /* that may play the card, or TC_EFFECTS_NOBODY */
  guint16 call[TRIAL_MAX_CALLS];       /* program */
  guint64 linked[TRIAL_MAX_SPACES][2]; /* spaces that links lead to this one from */
} TrialRules;

typedef struct {
  TcState base;
  guint8 piece[TRIAL_MAX_KINDS][TRIAL_MAX_PLAYERS][TRIAL_MAX_SPACES]; /* [kind][0] of nobody's */
  guint8 pool[TRIAL_MAX_KINDS][TRIAL_MAX_PLAYERS];
  gint8 track[TRIAL_MAX_TRACKS][TRIAL_MAX_PLAYERS];
  guint8 deck[TRIAL_MAX_CARDS]; /* card numbers, the top last */
  guint8 discard[TRIAL_MAX_CARDS];
  guint8 was_played[TRIAL_MAX_CARDS];
  guint8 n_deck;
  guint8 n_discard;
  guint8 plays_left;
  guint8 n_calls; /* mobilizations carried out */
  guint8 n_sets;
  guint8 current;               /* player whose turn it is */
  guint8 at[TRIAL_MAX_CARDS];   /* a pile or a hand: deck * 4 + player, or 0 */
  guint8 seen[TRIAL_MAX_CARDS]; /* bits of players who inspected it */
  guint8 figure[TRIAL_MAX_PLAYERS];
  guint8 winner;     /* player + 1, TRIAL_NOBODY_WINS, or 0 */
  guint8 n_shuffles; /* in this game */
  guint8 zero[10];
} TrialState;

extern const TcSystem tc_trial_system;
extern const TcEffectsHost tc_trial_host;
extern const TcBotHost trial_bot_host;
extern const TcStateField trial_fields[];
#define TRIAL_N_FIELDS    18
#define TRIAL_NOBODY_WINS 9
extern const TcThingClass trial_classes[TRIAL_N_CLASSES];
extern const TcVerb trial_verbs[TRIAL_N_VERBS];
extern const TcEventText trial_events[TRIAL_N_EVENTS];

gpointer trial_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);

/** trial_load: (transfer full): the ruleset of a scenario's text; errors stop the test. */
TcRuleset *trial_load (const char *text);

/** trial_build: (transfer full): as trial_load (), whatever the findings. */
TcReport *trial_check (const char *text);

static inline const TrialRules *
trial_get_rules (const TcRuleset *ruleset)
{
  return tc_ruleset_get_data (ruleset);
}

G_END_DECLS
