/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-bots-private.h is private to core/."
#endif

#include <string.h>

#include "rules/tc-bot-type.h"
#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

G_BEGIN_DECLS

/* The bots of Betrayal!. A bot reads the position once for a decision (BotMind), gives every legal
 * move a score in points, and makes the best one; between equal ones the first.
 *
 * A point is what a victory level's condition is worth (60 for a minor level, 40 more for a major
 * one), shared out to areas by the knowledge that compile has worked out from the Victory Table.
 * Everything is seen from one seat: BotMind.worth says what Germans in an area are worth to it. A
 * German player wants them everywhere; an Ally, also while he runs the Germans, wants them away
 * from what he needs, and by the rivalry a little towards what the other Ally needs.
 *
 * Scores are whole numbers, in tenths of a point. */

/* BotWeights: the one table of numbers that were chosen rather than worked out. */
typedef struct {
  gint rival;       /* hundredths of an area's worth to the other Ally that are worth to this one */
  gint loss;        /* tenths of a point for each strength point of this seat's own lost */
  gint kill;        /* of the enemy's */
  gint rival_kill;  /* of the other Ally's, to an Ally */
  gint german_kill; /* of the Germans', to the Ally who runs them */
  gint open_risk;   /* thousandths: that the Germans take what nobody holds and they can reach */
  gint need;        /* thousandths of a far area's danger that draw units towards it */
  gint keep;        /* hundredths of an area's worth that draw those who wait for ships onto it */
  gint assault;     /* hundredths of what an Allied attack seems worth that it must be worth */
  gint friction;    /* tenths: what a move must gain to be made */
  gint evacuation;  /* tenths: for each unit that still has to be home */
  gint evacuation_turn;  /* tenths: and for each turn that it could have left in */
  gint marker_risk[6];   /* thousandths: that the marker is lost, by distance of the next German */
  gint marker_open;      /* thousandths: that it is lost where Germans can come to it */
  gint marker_refuge;    /* thousandths: that it is lost in the end where there is no refuge */
  gint marker_area;      /* hundredths of the marker's worth that its area has besides its own */
  gint homesick;         /* tenths: for an area nearer to the ships, when it is time */
  gint homesick_turns;   /* turns before ships take anybody that it is time to go there */
  gint safe_harbour;     /* areas from the next German to a port that is as good as any */
  gint spare;            /* hundredths: how much dearer a unit is while it has to get home */
  gint expected_support; /* columns that an attack may hope for from the air */
  gint feared_support;   /* columns that a defender reckons with */
  gint pressure; /* hundredths: attack for each point of defence around, to send an area in */
  gint bomb_withdrawal; /* hundredths of an area's worth for driving its defenders out */
  gint rebase;          /* tenths: what another base must be better */
  gint air;             /* tenths: what an Allied air unit is worth */
  gint german_air;      /* and a German one to the Germans' own player */
} BotWeights;

/* [whether the Germans have a player of their own]: then nobody holds them back. */
extern const BotWeights betrayal_bot_weights[2];

typedef struct {
  guint16 n;
  guint16 armour; /* units */
  guint16 attack;
  guint16 defence;
  gint value; /* what the loss of all of it is worth to this seat, in tenths */
} BotForce;

typedef struct {
  const TcBotTurn *turn;
  const BetrayalRules *rules;
  const BetrayalState *state;
  const BetrayalKnowledge *knowledge;
  const BotWeights *weights;
  guint8 seat;
  gboolean is_german;                 /* the Germans' own player */
  gboolean has_threats;               /* the last two are filled */
  gint16 worth[BETRAYAL_MAX_AREAS];   /* of Germans in the area, to this seat, in tenths */
  gint marker;                        /* the same of Germans holding the marker */
  gint16 point[BETRAYAL_MAX_NATIONS]; /* what a lost strength point is worth to this seat, tenths */
  BotForce force[BETRAYAL_N_SIDES][BETRAYAL_MAX_AREAS];
  BotForce threat[BETRAYAL_MAX_AREAS]; /* the strongest German stack that could attack next turn */
  gint16 danger[BETRAYAL_MAX_AREAS];   /* tenths of a point that this seat may lose in or near it */
} BotMind;

/* mind: reading the position */
void betrayal_mind_init (BotMind *mind, const TcBotTurn *turn);
void betrayal_mind_find_threats (BotMind *mind);
gboolean betrayal_mind_is_homesick (const BotMind *mind);
gboolean betrayal_mind_counts_home (const BotMind *mind, guint nation);
gint betrayal_mind_unit_value (const BotMind *mind, guint counter);
void betrayal_mind_add (const BotMind *mind, BotForce *force, guint counter);
void betrayal_mind_subtract (const BotMind *mind, BotForce *force, guint counter);

/* What may still be lost where these hold @area, in tenths: at most 0. */
gint betrayal_mind_hold_value (const BotMind *mind, guint area, const BotForce *force);

/* chances: what an attack is worth to this seat, in tenths */
gint betrayal_mind_attack_value (const BotMind *mind,
                                 guint area,
                                 BetrayalSide attacker,
                                 const BotForce *attack,
                                 const BotForce *defence,
                                 gint shift);
const BetrayalChances *betrayal_mind_find_chances (const BotMind *mind,
                                                   guint area,
                                                   BetrayalSide attacker,
                                                   const BotForce *attack,
                                                   const BotForce *defence,
                                                   gint shift);

/* One function for each kind of decision: the index of the best move, or the score of one. */
guint betrayal_bot_choose_movement (BotMind *mind);
guint betrayal_bot_choose_tactic (BotMind *mind);
guint betrayal_bot_choose_mission (BotMind *mind);
gint betrayal_bot_score_interception (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_base (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_placement (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_loss (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_withdrawal (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_combat (BotMind *mind, const TcMove *move);
gint betrayal_bot_score_exploit (BotMind *mind, const TcMove *move);
guint betrayal_bot_choose_best (BotMind *mind, gint (*score) (BotMind *mind, const TcMove *move));

gsize betrayal_bot_get_scratch_size (const TcRuleset *ruleset);
guint betrayal_bot_choose (const TcBotTurn *turn);

/* The spoilers; see their file. */
extern const TcBot betrayal_bot_flee;
extern const TcBot betrayal_bot_freeze;
extern const TcBot betrayal_bot_token_attack;
extern const TcBot betrayal_bot_turtle;

G_END_DECLS
