/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-betrayal-1940-private.h is private to core/."
#endif

#include "rules/tc-system.h"
#include "systems/betrayal-1940/tc-betrayal-1940-look-private.h"

G_BEGIN_DECLS

/* Betrayal!: the turn grammar of the rulebook over flat tables made from the scenario. Rule numbers
 * in brackets are the rulebook's; "ruling D36" is a decision on what the rulebook leaves open,
 * listed in docs/rulings-betrayal-1940.md.
 *
 * Two layers. BetrayalRules is what the scenario says: immutable, made once by compile.
 * BetrayalState is a position. advance () (flow) runs all that nobody decides until somebody has to
 * decide; each kind of decision is a phase with a predicate that says why a move is not legal, and
 * an enumerator of the moves that are.
 *
 * A counter's place is one number: an area's index, or n_areas + a box. Things are numbered in the
 * same order, so a place is its own thing. */

/* compile */
gpointer betrayal_compile (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
void betrayal_rules_free (gpointer data);

/* (transfer none): zeroed; freed with the rules. */
gpointer betrayal_rules_alloc (BetrayalRules *rules, gsize n, gsize size);
guint64 *betrayal_rules_alloc_sets (BetrayalRules *rules, gsize n);

typedef struct {
  TcRuleset *ruleset;
  TcScenario *scenario;
  TcReport *report;
  BetrayalRules *rules;
  TcNode rules_section; /* the section "rules" */
  guint16 *positions;   /* [node]: see betrayal_compile_index () */
  gboolean failed;
} BetrayalCompile;

void betrayal_compile_fail (BetrayalCompile *compile,
                            TcNode node,
                            const char *code,
                            const char *format,
                            ...) G_GNUC_PRINTF (4, 5);
guint8 betrayal_compile_nation (BetrayalCompile *compile, TcNode node, const char *name);
guint16 betrayal_compile_area (BetrayalCompile *compile, TcNode node, const char *name);
guint16 betrayal_compile_zone (BetrayalCompile *compile, TcNode node, const char *name);
guint8 betrayal_compile_side (BetrayalCompile *compile, TcNode node, const char *name);

/* An optional limit, or NO_LIMIT. */
guint8 betrayal_compile_limit (BetrayalCompile *compile, TcNode node, const char *name);
guint8 betrayal_compile_side_index (BetrayalCompile *compile, TcNode node, const char *name);
guint betrayal_compile_index (BetrayalCompile *compile, TcNode node);
guint betrayal_compile_count (BetrayalCompile *compile, TcNode parent, const char *name);
TcThing betrayal_compile_add (BetrayalCompile *compile, guint class, TcNode node);

/* (transfer full): [class]: a counter that has nothing but what its class gives it. */
BetrayalCounter *betrayal_compile_classes (BetrayalCompile *compile, TcNode forces);
void betrayal_compile_board (BetrayalCompile *compile);
void betrayal_compile_tables (BetrayalCompile *compile);
void betrayal_compile_units (BetrayalRules *rules);
void betrayal_compile_setups (BetrayalCompile *compile);
void betrayal_compile_rules (BetrayalCompile *compile);
void betrayal_compile_victory (BetrayalCompile *compile);

/* What only play asks for, before the first game: distances, sets of areas, what bots know. */
void betrayal_prepare (gpointer data);
void betrayal_prepare_knowledge (BetrayalRules *rules);

/* state: reading and changing a position */
void betrayal_look_init (BetrayalLook *look,
                         const BetrayalRules *rules,
                         const BetrayalState *state);
void betrayal_get_controlled (const BetrayalRules *rules,
                              const BetrayalState *state,
                              BetrayalSide side,
                              guint64 *areas);
void betrayal_look_init_blind (BetrayalLook *look,
                               const BetrayalRules *rules,
                               const BetrayalState *state);
void betrayal_scan (const BetrayalRules *rules, const BetrayalState *state, BetrayalScan *scan);
void betrayal_count_both (const BetrayalRules *rules,
                          const BetrayalState *state,
                          guint area,
                          guint n[BETRAYAL_N_SIDES]);
guint betrayal_count_ground (const BetrayalRules *rules,
                             const BetrayalState *state,
                             BetrayalSide side,
                             guint area);
gboolean betrayal_has_flags (const BetrayalRules *rules, const BetrayalState *state, guint flags);
void betrayal_get_open (const BetrayalRules *rules, const BetrayalState *state, guint64 *areas);
void betrayal_get_flagged (const BetrayalRules *rules,
                           const BetrayalState *state,
                           guint flags,
                           guint64 *areas);
void betrayal_get_bases (const BetrayalLook *look, BetrayalSide side, guint64 *areas);
gboolean betrayal_is_base (const BetrayalLook *look, BetrayalSide side, guint area);
guint8 betrayal_other_seat (const BetrayalRules *rules, guint8 seat);
guint8 betrayal_german_seat (const BetrayalRules *rules, const BetrayalState *state);
guint8 betrayal_owner_seat (const BetrayalRules *rules, const BetrayalState *state, guint counter);
/** betrayal_report_phase: reports @event, the heading of a phase, of whoever's turn it is. */
void betrayal_report_phase (BetrayalPlay *play, guint event);
guint8 betrayal_phasing_seat (const BetrayalRules *rules, const BetrayalState *state);
guint betrayal_roll (BetrayalPlay *play, guint kind, guint16 subject, guint nth, BetrayalDice dice);

void betrayal_place (BetrayalPlay *play, guint counter, guint loc);
void betrayal_touch (BetrayalPlay *play, guint area);
void betrayal_set_aside (BetrayalPlay *play, guint counter, BetrayalLoss loss);
void betrayal_lose_step (BetrayalPlay *play, guint counter, BetrayalLoss loss);
void betrayal_remove_for_good (BetrayalPlay *play, guint counter, guint event);
void betrayal_forget_missions (BetrayalState *state, guint air);
void betrayal_update_republic (BetrayalPlay *play);
void betrayal_carry_republic (BetrayalPlay *play, guint counter, guint area);
gboolean betrayal_may_hold_republic (const BetrayalRules *rules, guint counter);

/* flow */
void betrayal_init (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events);
void betrayal_blame (const TcRuleset *ruleset,
                     const TcState *state,
                     TcReason reason,
                     TcMove *about);
guint betrayal_find_owed (const TcRuleset *ruleset,
                          const TcState *state,
                          TcReason reason,
                          TcThing *out_owed);
void betrayal_advance (const TcRuleset *ruleset, TcState *state, TcEvents *events);
gboolean betrayal_ask (BetrayalPlay *play,
                       BetrayalPhase phase,
                       guint8 seat,
                       BetrayalSide side,
                       gboolean is_run);
/* Each decision: why it is not legal, the candidates that are, what it does. Core has
 * checked the phase, that the verb belongs to it and what classes of things it names. */
TcReason betrayal_check_deploy (BetrayalLook *look, const TcMove *move);
void betrayal_list_deploy (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_deploy (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_deploy (BetrayalPlay *play, gboolean german);
void betrayal_place_setup (const BetrayalRules *rules, BetrayalState *state);

TcReason betrayal_check_penalty (BetrayalLook *look, const TcMove *move);
void betrayal_apply_penalty (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_agreement (BetrayalLook *look, const TcMove *move);
void betrayal_apply_agreement (BetrayalPlay *play, const TcMove *move);

void betrayal_roll_initiative (BetrayalPlay *play);
void betrayal_roll_orders (BetrayalPlay *play);
void betrayal_do_refit (BetrayalPlay *play);
TcReason betrayal_check_assign (BetrayalLook *look, const TcMove *move);
TcThing betrayal_find_owed_tactic (BetrayalLook *look);
void betrayal_list_assign (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_assign (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_assign (BetrayalPlay *play);

gboolean betrayal_ask_enter (BetrayalPlay *play);
TcReason betrayal_check_enter (BetrayalLook *look, const TcMove *move);
void betrayal_list_enter (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_enter (BetrayalPlay *play, const TcMove *move);
void betrayal_roll_returns (BetrayalPlay *play);
gboolean betrayal_ask_return (BetrayalPlay *play);

/* How many units may still come back: as many as were rolled, but no more than wait. */
guint betrayal_count_returns (const BetrayalRules *rules, const BetrayalState *state);
TcReason betrayal_check_return (BetrayalLook *look, const TcMove *move);
void betrayal_list_return (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_return (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_air_loss (BetrayalLook *look, const TcMove *move);
void betrayal_list_air_loss (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_air_loss (BetrayalPlay *play, const TcMove *move);
void betrayal_do_regroup (BetrayalPlay *play);

TcReason betrayal_check_ground (const BetrayalLook *look, guint counter, guint area);

/* Why the unit does not get to an area that is not in its reach, though it may be there. */
TcReason betrayal_why_unreached (BetrayalLook *look, guint counter, guint area);
gboolean betrayal_reach_with_republic (BetrayalLook *look, guint counter, guint64 *reach);

void betrayal_begin_movement (BetrayalPlay *play);
TcReason betrayal_check_movement (BetrayalLook *look, const TcMove *move);
void betrayal_list_movement (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_movement (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_carrier (BetrayalLook *look, guint counter, guint64 *reach);
TcReason betrayal_check_evacuation (const BetrayalLook *look, guint counter, TcThing target);
TcReason betrayal_check_drop (BetrayalLook *look, guint counter, TcThing target);
TcReason betrayal_check_unit_move (BetrayalLook *look,
                                   guint counter,
                                   TcThing target,
                                   const guint64 *reach);
void betrayal_require_attacks (BetrayalPlay *play);
gboolean betrayal_may_spare (BetrayalLook *look, guint counter, guint area);
void betrayal_spare (BetrayalLook *look, guint counter, guint64 *targets);

/* What is owed: areas still to be attacked, units still to drop or to go forward. */
typedef struct {
  guint16 first[TC_MAX_OWED];
  guint n;
} BetrayalOwed;

gboolean betrayal_owes_attack (BetrayalLook *look);
gboolean betrayal_owes_drop (BetrayalLook *look);
gboolean betrayal_owes_advance (BetrayalLook *look);
void betrayal_find_owed_attacks (BetrayalLook *look, BetrayalOwed *out_owed);
void betrayal_find_owed_drops (BetrayalLook *look, BetrayalOwed *out_owed);
void betrayal_find_owed_advances (BetrayalLook *look, BetrayalOwed *out_owed);

/* The area that @counter is kept for, or NONE. */
guint16 betrayal_find_need (BetrayalLook *look, guint counter);
gboolean betrayal_must_advance (const BetrayalLook *look, guint counter);

/* Who must still fly, or NONE. */
guint16 betrayal_find_owed_flight (const BetrayalLook *look, TcReason *out_why);
TcReason betrayal_check_missions (BetrayalLook *look, const TcMove *move);
gboolean betrayal_is_saturating (const BetrayalLook *look, const BetrayalCounter *unit);
gboolean betrayal_may_fly_again (const BetrayalLook *look, const BetrayalCounter *unit);
gboolean betrayal_must_fly (const BetrayalLook *look, const BetrayalCounter *unit);
void betrayal_list_missions (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_missions (BetrayalPlay *play, const TcMove *move);
void betrayal_get_mission_targets (const BetrayalRules *rules,
                                   const BetrayalState *state,
                                   guint missions,
                                   guint64 *targets);
gboolean betrayal_has_mission (const BetrayalState *state, guint air, guint area, guint missions);
gboolean betrayal_step_intercept (BetrayalPlay *play);
TcReason betrayal_check_intercept (BetrayalLook *look, const TcMove *move);
void betrayal_list_intercept (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_intercept (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_base (BetrayalPlay *play);
TcReason betrayal_check_base (BetrayalLook *look, const TcMove *move);
void betrayal_list_base (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_base (BetrayalPlay *play, const TcMove *move);
void betrayal_release_air (BetrayalPlay *play, guint area, gboolean after_combat);
void betrayal_release_all_air (BetrayalPlay *play);
gboolean betrayal_step_bombard (BetrayalPlay *play);
void betrayal_begin_combat (BetrayalPlay *play);
TcReason betrayal_check_bombard (BetrayalLook *look, const TcMove *move);
void betrayal_list_bombard (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_bombard (BetrayalPlay *play, const TcMove *move);
TcReason betrayal_check_steps (BetrayalLook *look, const TcMove *move);
void betrayal_list_steps (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_steps (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_steps (BetrayalPlay *play);

typedef struct {
  guint attack;
  guint defence;
  guint base_column;
  gint shift;
  guint column;
  gint modifier;
} BetrayalOdds;

guint betrayal_odds_column (const BetrayalRules *rules, guint attack, guint defence);
guint betrayal_shift_column (const BetrayalRules *rules, guint column, gint shift);
guint betrayal_table_row (const BetrayalDice *dice, gint total);
gboolean betrayal_step_combat (BetrayalPlay *play);
gboolean betrayal_look_ahead (const TcRuleset *ruleset,
                              const TcState *before,
                              const TcMove *move,
                              TcState *state,
                              TcAhead *ahead);
TcReason betrayal_check_attack (BetrayalLook *look, const TcMove *move);
void betrayal_list_attack (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_attack (BetrayalPlay *play, const TcMove *move);

void betrayal_apply_result (BetrayalPlay *play, guint result, BetrayalSide attacker);
gboolean betrayal_ask_exchange (BetrayalPlay *play);
void betrayal_finish_exchange (BetrayalPlay *play);
TcReason betrayal_check_exchange (BetrayalLook *look, const TcMove *move);
void betrayal_list_exchange (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_exchange (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_withdrawal (BetrayalPlay *play);
TcReason betrayal_check_withdrawal (BetrayalLook *look, const TcMove *move);
guint betrayal_find_way_out (const BetrayalLook *look, guint counter);
void betrayal_list_withdrawal (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_withdrawal (BetrayalPlay *play, const TcMove *move);
gboolean betrayal_ask_exploit (BetrayalPlay *play);
TcReason betrayal_check_exploit (BetrayalLook *look, const TcMove *move);
void betrayal_list_exploit (BetrayalLook *look, TcMoveList *list);
void betrayal_apply_exploit (BetrayalPlay *play, const TcMove *move);
guint8 betrayal_decider (const BetrayalRules *rules,
                         const BetrayalState *state,
                         BetrayalSide side,
                         guint flags);

/* victory, view */

/** betrayal_conditions_host: what conditions of victory and milestones ask of a position. */
extern const TcEffectsHost betrayal_conditions_host;

gboolean betrayal_milestone (const TcRuleset *ruleset, const TcState *state, guint index);
void betrayal_report_outcome (const TcRuleset *ruleset, const TcState *state, TcEvents *events);
void betrayal_report_results (const BetrayalRules *rules,
                              const BetrayalState *state,
                              TcEvents *events);
void betrayal_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *outcome);
gint betrayal_evaluate (const TcRuleset *ruleset, const TcState *state, guint8 seat);

/* The best level of the Victory Table that holds for @nation against @against (NONE: anybody), or
 * NONE. */
gboolean betrayal_is_level_for_seat (const BetrayalRules *rules,
                                     const BetrayalLevel *level,
                                     guint seat);
gboolean betrayal_is_level_reached (const BetrayalRules *rules,
                                    const BetrayalState *state,
                                    guint8 level);
guint8 betrayal_find_level (const BetrayalRules *rules,
                            const BetrayalState *state,
                            guint8 nation,
                            guint8 against);
void betrayal_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

/* migrations */
#define BETRAYAL_N_MIGRATIONS 3
extern const TcMigration betrayal_migrations[BETRAYAL_N_MIGRATIONS];

/* bots */
extern const TcBot *const betrayal_bots[];

/* arrange: what an umpire does */
TcArrange betrayal_arrange;

/* position: as a setup */
TcOperation *betrayal_make_setup (const TcRuleset *ruleset,
                                  const TcState *state,
                                  const char *id,
                                  const char *name,
                                  const char **out_why);

G_END_DECLS
