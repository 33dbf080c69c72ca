/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "base/tc-rng.h"
#include "rules/tc-bot-type.h"
#include "rules/tc-decision.h"
#include "rules/tc-event.h"
#include "rules/tc-move.h"
#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"
#include "rules/tc-view.h"
#include "scenario/tc-operation.h"
#include "text/tc-cause.h"

G_BEGIN_DECLS

/* TcSystem: a game system: its turn grammar as a static table of functions and words. One visible
 * table lists the systems (systems/tc-systems.c); nothing else in core knows one by name. */

#define TC_MAX_SIDES 8

/* What one point of payoff is to a system's evaluate hook. */
#define TC_EVALUATION_UNIT 1000

/** TcOutcome: what a position is worth; for a game that is not over, as things stand. */
typedef struct {
  gboolean is_over;
  gint8 level[TC_MAX_SIDES];   /* per side: index into the system's ranks; 0 is none */
  guint32 reached;             /* bits of the ruleset's levels that count at the end */
  gint32 payoff[TC_MAX_SEATS]; /* per seat; higher is better; comparable between games */
} TcOutcome;

/** TcOption: something that people choose when they sit down to play, without editing the scenario:
 * an attribute that stands in it. All strings static. */
typedef struct {
  const char *id;      /* on command lines and in replays: "automaton" */
  const char *title;   /* N_() */
  const char *section; /* path of the section that holds the element: "rules" */
  const char *element;
  const char *attribute; /* of an enumerated type */
} TcOption;

/** TcMigration: what scenarios that were written for an earlier version of the format have to say
 * now. */
typedef struct {
  const char *summary; /* N_(): a sentence that says what is written */

  /* Adds the changes to @group; none when @scenario, which may have faults, does not need them. */
  void (*fill) (const TcScenario *scenario, TcOperation *group);
} TcMigration;

/** TcArranged: what became of an umpire's change. */
typedef enum {
  TC_ARRANGED,
  TC_ARRANGED_NOTHING, /* nothing of the kind can be changed about the subject as it is now */
  TC_ARRANGED_UNFIT,   /* it can, but not to this: the place, the owner or the number */
  TC_ARRANGED_SAME,    /* it is so already */
  TC_ARRANGED_LATER,   /* something is being resolved that the change would tear apart: when that is
                          so of everything, whatever the subject */
} TcArranged;

/** TcArrange: what an umpire does to a position (TC_VERB_PUT and the like), whatever the rules say,
 * and what follows from it by itself. @state is a scratch copy, which core looks at afterwards: it
 * is kept when it says TC_ARRANGED and somebody can still decide something. It may be redacted, for
 * core to find out whether a seat sees the change: what is hidden then cannot be changed. */
typedef TcArranged TcArrange (const TcRuleset *ruleset,
                              TcState *state,
                              const TcMove *move,
                              TcEvents *events);

/** TcPart: what one thing adds to a fight. */
typedef struct {
  const char *role; /* N_(): "Attackers" */
  TcThing thing;
  gint16 strength;
} TcPart;

/** TcAhead: a fight that a move leads to, which is decided later. */
typedef struct {
  const char *words; /* N_(): what is not counted; ends with a colon, for the fight follows */
  TcMove move;       /* that decides it */
  GArray *parts;     /* TcPart, those of one role together */
} TcAhead;

struct _TcSystem {
  const char *id;      /* file-format name, never translated */
  const char *title;   /* N_() */
  guint rules_version; /* raised with each change of a golden log, or where the same record plays
                          another way */
  const TcSchema *schema;
  const TcCode *codes; /* of its own findings, sorted; nullable */
  guint n_codes;
  const TcCause *causes; /* which of them only follow from others; nullable */
  guint n_causes;
  const TcMigration *migrations; /* nullable; in the order in which the format changed */
  guint n_migrations;

  const TcThingClass *classes; /* of its things, in the order of compiling */
  guint n_classes;
  const TcVerb *verbs;
  guint n_verbs;
  const TcReasonText *reasons; /* [TC_REASON_LEGAL] included */
  guint n_reasons;
  const TcEventText *events;
  guint n_events;
  gboolean throws_dice;      /* its own procedure throws dice that players see; a shuffled deck is
                                none, and what the scenario says of dice is counted there */
  gboolean sums_dice;        /* all its dice ask tc_events_take_face () first, and of those of one
                                throw only the sum matters */
  const char *const *phases; /* N_() names, by TcState.phase */
  guint n_phases;
  const TcDecision *decisions; /* by which it is played; by phase, then by verb */
  guint n_decisions;
  const TcStateField *fields; /* after the head, in order, without gaps */
  guint n_fields;
  const TcBot *const *bots;     /* of its own, NULL-terminated; NULL for none */
  const TcSearchEffort *search; /* nullable: the usual */
  const TcOption *options;      /* nullable */
  guint n_options;
  const char *const *ranks; /* N_() words for TcOutcome.level, from 0; nullable: no, minor, major
                               victory */
  guint n_ranks;
  gboolean counts_points; /* TcOutcome.payoff is what players score by the rules of the game;
                             else it is a measure for bots, and no words for people */

  /* Optional. Findings that only the system's rules know, of any tree: what has a fault of its own
   * already gets no second finding for a consequence. */
  void (*lint) (TcScenario *scenario, TcReport *report);

  /* Required. Makes the system's tables from a valid scenario: adds things, sides, seats and
   * setups, sets the limits. Owned by the ruleset; freed with free_data. NULL after reporting an
   * error. */
  gpointer (*compile) (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);
  void (*free_data) (gpointer data);

  /* Optional. Makes the tables that only play asks for (distances, sets, what bots know) from
   * @data, which compile returned: once, before the first game, and not after each edit. */
  void (*prepare) (gpointer data);

  /* Required. Fills @out_state, zeroed but for the seed, with the opening position of the setup and
   * advances it to the first decision. */
  void (*init_state) (const TcRuleset *ruleset, guint setup, TcState *out_state, TcEvents *events);

  /* Optional. @about is the move that @reason speaks against; where the reason speaks of other
   * things (the unit that must still move, when somebody wants to end the phase), they are put into
   * its subject and target. */
  void (*blame) (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcMove *about);

  /* Required where a reason says {owed}. Fills @out_owed, room for TC_MAX_OWED, with the first
   * things that @reason speaks of, and returns how many there are in all. */
  guint (*find_owed) (const TcRuleset *ruleset,
                      const TcState *state,
                      TcReason reason,
                      TcThing *out_owed);

  /* Optional. After each decision that was carried out, records excepted: goes on to the next one.
   * All that nobody decides happens on the way. */
  void (*advance) (const TcRuleset *ruleset, TcState *state, TcEvents *events);

  /* Optional. */
  TcArrange *arrange;

  /* Required with arrange: N_() sentence: all that an umpire can change. */
  const char *arranges;

  /* Optional, where one kind of die is thrown: how many faces it has, and the number on the lowest.
   */
  void (*die) (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest);

  /* Optional. Where the value of an umpire's TC_VERB_SET with a target is a step of a track: the
   * number that the track has at this step. */
  gint16 (*read_step) (const TcRuleset *ruleset, const TcMove *move);

  /* Optional, where something is hidden: whether @event rests on what everybody knows, so that it
   * may be told before a move is made. Without it nothing is. */
  gboolean (*is_foretold) (const TcRuleset *ruleset, const TcEvent *event);

  /* Optional. Where @move, which was made in @before, leads to a fight that is decided later in the
   turn: leads @state, a scratch copy of the position after it, to the decision about this fight, as
   if nothing else happened on the way, and fills @ahead. %FALSE where there is no such fight. */
  gboolean (*look_ahead) (const TcRuleset *ruleset,
                          const TcState *before,
                          const TcMove *move,
                          TcState *state,
                          TcAhead *ahead);

  /* Optional. The position as a setup of the scenario with this id and name, which begins with the
   * turn that the position is in, or with the first where setups of the system know no turn: an
   * insertion; %NULL while something is still being set up, or for a reason that it gives: @out_why
   * is N_() words, {actor} whoever decides, %NULL before. What a setup cannot say is such a reason.
   */
  TcOperation *(*make_setup) (const TcRuleset *ruleset,
                              const TcState *state,
                              const char *id,
                              const char *name,
                              const char **out_why);

  /* Nullable: N_() words, for people, on what such a setup keeps and what is dealt again. */
  const char *setup_keeps;

  /* Required. @out_outcome is zeroed. */
  void (*outcome) (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);

  /* Optional. N_(): the label of @move, which is legal in @state, where that of its verb would say
   * too little; %NULL of any other. */
  const char *(*label) (const TcRuleset *ruleset, const TcState *state, const TcMove *move);

  /* Optional, where points are counted: N_(): what player @seat was, once a game is over and
   * nothing is hidden any more: "the traitor"; %NULL for nothing in particular. */
  const char *(*role) (const TcRuleset *ruleset, const TcState *state, guint8 seat);

  /* Optional. Says who has won, or that it is a draw, as things stand. */
  void (*report_outcome) (const TcRuleset *ruleset, const TcState *state, TcEvents *events);

  /* Optional. What the game is going to bring @seat, in thousandths of its payoff
   * (TC_EVALUATION_UNIT), by the look of a position that is not over. For bots that play a few
   * turns ahead: it need not be right, only the better the better. Without it, the payoff as things
   * stand. */
  gint (*evaluate) (const TcRuleset *ruleset, const TcState *state, guint8 seat);

  /* Required when compile adds milestones: whether milestone @index is reached in this position. */
  gboolean (*milestone) (const TcRuleset *ruleset, const TcState *state, guint index);

  /* Required. Adds containers, tokens, prompt and status to @view; core adds the moves. @state has
   * been redacted for @viewer: a seat, TC_SEAT_NONE, who sees everything, or TC_SEAT_PUBLIC, who is
   * no seat and has nothing. */
  void (*view) (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view);

  /* Optional, both or neither; without them nothing is hidden but the seed. redact erases what
   * @viewer, a seat or TC_SEAT_PUBLIC, may not know; sample_hidden fills a redacted state with a
   * world that fits. What the public knows every seat knows: redacting for a seat first changes
   * nothing of it. */
  void (*redact) (const TcRuleset *ruleset, TcState *state, guint8 viewer);
  void (*sample_hidden) (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);
};

/* Playing by these tables. A state buffer is tc_ruleset_get_state_size () bytes, 8-byte aligned. */

void tc_rules_init (const TcRuleset *ruleset,
                    guint setup,
                    guint64 seed,
                    TcState *out_state,
                    TcEvents *events);
guint tc_rules_legal_moves (const TcRuleset *ruleset,
                            const TcState *state,
                            TcMovesMode mode,
                            TcMove *out_moves);
TcReason tc_rules_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move);

/**
 * tc_rules_list_record_forms:
 * @out_moves: (array length=max)
 *
 * Everything that could ever be recorded in this game, whether it can be now or not, so that its
 * place in the list stays the same: first what names nothing, then the rest.
 *
 * Returns: how many there are, also when more than @max
 */
guint tc_rules_list_record_forms (const TcRuleset *ruleset, TcMove *out_moves, guint max);

/**
 * tc_rules_list_records:
 * @out_moves: (array length=max)
 *
 * What people may record now (TcVerb.is_record): such moves have at most a subject. Others are
 * asked about the position as they may know it (tc_rules_view () does so).
 *
 * Returns: how many there are, also when more than @max
 */
guint tc_rules_list_records (const TcRuleset *ruleset,
                             const TcState *state,
                             TcMove *out_moves,
                             guint max);

/** tc_rules_apply: @move must be legal, a record included, or TC_VERB_FORCE_DIE, or one of an
 * umpire's that tc_umpire_check () allows; asserted in debug builds. */
void tc_rules_apply (const TcRuleset *ruleset,
                     TcState *state,
                     const TcMove *move,
                     TcEvents *events);
void tc_rules_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome);

/** tc_rules_dup_verdict: (transfer full): who has won, or that it is a draw, as things stand, a
 * sentence each; none where the system leaves it to levels and scores. */
char **tc_rules_dup_verdict (const TcRuleset *ruleset,
                             const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rules_dup_result: (transfer full): of that what says who has won of all
 * (TcEventText.is_result), or, where nothing does, everything. */
char **tc_rules_dup_result (const TcRuleset *ruleset,
                            const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rules_has_levels: whether the verdict leaves it to the levels of the sides to say who did
 * how: a system that says itself who has won against whom uses them for other things. */
gboolean tc_rules_has_levels (const TcRuleset *ruleset);

/** tc_rules_milestone: whether milestone @index of the ruleset is reached in this position. */
gboolean tc_rules_milestone (const TcRuleset *ruleset, const TcState *state, guint index);
gboolean tc_rules_is_over (const TcState *state);

/** tc_rules_hash: of the canonical little-endian form: the same on every machine. */
guint64 tc_rules_hash (const TcRuleset *ruleset, const TcState *state);

/** tc_rules_redact: blanks the seed and forced dice, then what the system hides. TC_SEAT_NONE: no
 * change; TC_SEAT_PUBLIC: what only some players know is erased. */
void tc_rules_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer);
void tc_rules_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng);

/** tc_rules_view: (transfer full): the position and the moves of @viewer's seat (all of the acting
 * seat's for TC_SEAT_NONE, none for TC_SEAT_PUBLIC). */
TcView *tc_rules_view (const TcRuleset *ruleset,
                       const TcState *state,
                       guint8 viewer) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rules_has_secrets: whether seats may know different things of one position. */
gboolean tc_rules_has_secrets (const TcRuleset *ruleset);

/** tc_rules_throws_dice: whether players can see dice thrown in a game of the scenario. */
gboolean tc_rules_throws_dice (const TcRuleset *ruleset);

/** tc_rules_get_die: @out_faces: how many the one kind of die has that is thrown in games of the
 * scenario; 0 when there may be several kinds. @out_lowest: the number on the lowest face. */
void tc_rules_get_die (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest);

/** tc_rules_read_face: the number on a @face of such a die: faces are counted from 1, and one that
 * has blanks shows other numbers. */
gint tc_rules_read_face (const TcRuleset *ruleset, guint face);

/** tc_rules_get_n_ranks: how high TcOutcome.level counts, 0 included. */
guint tc_rules_get_n_ranks (const TcRuleset *ruleset);

/** tc_rules_get_rank: translated: "minor victory". */
const char *tc_rules_get_rank (const TcRuleset *ruleset, guint rank);

/** tc_rules_dup_ranks: (transfer full): NULL-terminated: what each side has in @outcome: "Red:
 * minor victory". */
char **tc_rules_dup_ranks (const TcRuleset *ruleset,
                           const TcOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rules_counts_points: whether players score points by the rules of the game
 * (TcSystem.counts_points); else TcOutcome.payoff only tells who does better. */
gboolean tc_rules_counts_points (const TcRuleset *ruleset);

/** tc_rules_dup_points: (transfer full): NULL-terminated: what each player of @setup has in
 * @outcome, which is that of @state: "Ann, the traitor, has 45 points"; none where the game counts
 * no points. */
char **tc_rules_dup_points (const TcRuleset *ruleset,
                            const TcState *state,
                            guint setup,
                            const TcOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rules_dup_standing: (transfer full): who would win what if the game ended in this position,
 * in one line: the ranks of the sides, or the verdict of a system that says itself who has won; ""
 * while nobody has anything. */
char *tc_rules_dup_standing (const TcRuleset *ruleset,
                             const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_rules_explain:
 * @out_reason: (out) (optional): TC_REASON_LEGAL when every subject may do it
 *
 * The acting seat asks, so the answer comes from what it may know.
 *
 * Returns: (transfer full): the answer in words with the rule cited, for any proposal at all:
 *   "Sedan already holds three units (rule 1.5)."
 */
char *tc_rules_explain (const TcRuleset *ruleset,
                        const TcState *state,
                        const TcProposal *proposal,
                        TcReason *out_reason) G_GNUC_WARN_UNUSED_RESULT;

/** tc_event_dup_text: (transfer full): the event in words, with its rule: a log line. */
char *tc_event_dup_text (const TcRuleset *ruleset, const TcEvent *event) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
