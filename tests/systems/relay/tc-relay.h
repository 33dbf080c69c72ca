/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* The second test system, made by the recipe of ARCHITECTURE.md to see that it is true: another
 * kind of game than the first. Two seats choose at the same time, in secret: one rides along the
 * roads of a directed graph and collects letters, one chooses the town to watch. */

#define RELAY_MAX_SETUPS 8
#define RELAY_NOWHERE    0xffff /* no town; in a redacted position: a choice that is not seen */

typedef enum { RELAY_PHASE_RIDE, RELAY_PHASE_WATCH, RELAY_PHASE_OVER, RELAY_N_PHASES } RelayPhase;

typedef enum { RELAY_RIDE, RELAY_REST, RELAY_WATCH, RELAY_N_VERBS } RelayVerb;

/* Classes of things, in the order of compiling. */
typedef enum {
  RELAY_THING_TOWN,
  RELAY_THING_RIDER,
  RELAY_THING_SIDE,
  RELAY_THING_SEAT,
  RELAY_N_CLASSES,
} RelayClass;

typedef enum { RELAY_WHY_LEGAL, RELAY_WHY_NO_ROAD, RELAY_WHY_AGAIN, RELAY_N_WHYS } RelayWhy;

typedef enum {
  RELAY_EVENT_RODE,
  RELAY_EVENT_RESTED,
  RELAY_EVENT_WATCHED,
  RELAY_EVENT_LETTERS,
  RELAY_EVENT_CAUGHT,
  RELAY_EVENT_END,
  RELAY_N_EVENTS,
} RelayEvent;

/* Seats and sides, in the order of the scenario. */
enum { RELAY_POST, RELAY_POLICE, RELAY_N_SEATS };

typedef struct {
  TcState head;
  guint16 at;      /* index of the rider's town */
  guint16 ride;    /* of the town chosen for the night, its own to rest, or RELAY_NOWHERE */
  guint16 watched; /* of the town watched last, or RELAY_NOWHERE */
  guint16 letters;
  guint16 captures;
  guint16 rounds_left;
  guint16 setup;
  guint16 zero;
} RelayState;

typedef struct {
  guint16 start;
  guint16 rounds;
  guint16 letters;
  guint16 captures;
} RelaySetup;

typedef struct {
  TcThingRange towns;
  TcThing rider;
  guint emptied;   /* where in a state the towns' letters are noted as taken, a byte for each */
  guint8 *letters; /* of each town */
  guint8 *roads;   /* [from * towns.n + to]: whether one leads there */
  RelaySetup setups[RELAY_MAX_SETUPS];
} RelayRules;

/* A position that is looked at, and one that is played on. */
typedef struct {
  const RelayRules *rules;
  const RelayState *state;
} RelayLook;

typedef struct {
  const RelayRules *rules;
  RelayState *state;
  TcEvents *events;
} RelayPlay;

extern const TcSystem tc_relay_system;

/* words and codes */
extern const TcThingClass relay_classes[RELAY_N_CLASSES];
extern const TcVerb relay_verbs[RELAY_N_VERBS];
extern const TcReasonText relay_reasons[RELAY_N_WHYS];
extern const TcEventText relay_events[RELAY_N_EVENTS];
extern const char *const relay_phases[RELAY_N_PHASES];
extern const TcCode relay_codes[1];

/* state */
#define RELAY_N_FIELDS 8
extern const TcStateField relay_fields[RELAY_N_FIELDS];

static inline guint8 *
relay_get_emptied (const RelayRules *rules, RelayState *state)
{
  return (guint8 *) state + rules->emptied;
}

static inline gboolean
relay_is_emptied (const RelayRules *rules, const RelayState *state, guint town)
{
  return ((const guint8 *) state)[rules->emptied + town];
}

/* compile and lint */
gpointer relay_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void relay_free_rules (gpointer data);
void relay_lint (TcScenario *scenario, TcReport *report);

/* setup */
void relay_init_state (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);

/* legal and flow */
#define RELAY_N_DECISIONS 3
extern const TcDecision relay_decisions[RELAY_N_DECISIONS];

/* score */
void relay_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);

/* hidden */
void relay_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void relay_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/* view */
void relay_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* bots */
extern const TcBot *const relay_bots[];

G_END_DECLS
