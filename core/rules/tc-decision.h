/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-event.h"
#include "rules/tc-move.h"
#include "rules/tc-ruleset.h"
#include "rules/tc-state.h"

G_BEGIN_DECLS

/* TcDecision: one kind of decision of a system: when it is asked, by which verbs it is answered,
 * and who judges, lists and carries out the answers. A system has one table of them, by which core
 * plays; the rows are sorted by phase, and within a phase by verb. */

typedef enum {
  TC_MOVES_ALL,
  TC_MOVES_CANONICAL, /* inside a decision on a set only the first open member, for bots; reaches
                         the same end states (DESIGN 6) */
} TcMovesMode;

/** TcMoveList: legal moves being listed, in ascending order. */
typedef struct {
  TcMove *moves;
  guint n;
  guint limit; /* further ones are only counted */
  TcMovesMode mode;
} TcMoveList;

static inline void
tc_move_list_add_move (TcMoveList *list, TcMove move)
{
  if (list->n < list->limit)
    list->moves[list->n] = move;
  list->n++;
}

static inline void
tc_move_list_add (TcMoveList *list, guint verb, TcThing subject, TcThing target)
{
  tc_move_list_add_move (list, tc_move_make ((guint8) verb, subject, target, 0));
}

#define TC_MAX_PHASES 48

/* The phase of what may be done at any time: records (TcVerb.is_record). */
#define TC_PHASE_ANY 0xff

#define TC_VERB_BIT(verb) (G_GUINT64_CONSTANT (1) << (verb))

struct _TcDecision {
  guint8 phase;
  guint64 verbs; /* TC_VERB_BIT () of each */

  /* Required. Whether @move, whose verb and form are right, is legal, or why not. */
  TcReason (*check) (const TcRuleset *ruleset, const TcState *state, const TcMove *move);

  /* Optional; records have none. Adds the legal moves with these verbs, in ascending order. Without
   * it they are those of all moves that the verbs allow which check calls legal: enough where there
   * is little to name, and TC_MOVES_CANONICAL asks for nothing else. */
  void (*list) (const TcRuleset *ruleset, const TcState *state, TcMoveList *list);

  /* Required. @move is legal, so this cannot fail. All chance comes from tc_state_roll () and
   * tc_state_draw (). @events is nullable. Core has counted the move already. */
  void (*apply) (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events);
};

/**
 * TC_DEFINE_DECISION:
 * @System: prefix of the system's types: Chess
 * @system: prefix of its functions: chess
 * @name: of the decision: castle
 * @look_for_list: as chess_look_init (), for the list, where that may need less
 *
 * The functions of a decision, made of those of a system that looks at a position through a struct
 * of its own, and changes it through another:
 *
 *   void chess_look_init (ChessLook *look, const ChessRules *rules, const ChessState *state);
 *   TcReason chess_check_castle (ChessLook *look, const TcMove *move);
 *   void chess_list_castle (ChessLook *look, TcMoveList *list);
 *   void chess_apply_castle (ChessPlay *play, const TcMove *move);
 *
 * ChessPlay has the members rules, state and events, in this order.
 */
#define TC_DEFINE_DECISION(System, system, name, look_for_list)                                    \
  TC_DEFINE_UNLISTED (System, system, name)                                                        \
  static void system##_##name##_list (const TcRuleset *ruleset, const TcState *state,              \
                                      TcMoveList *list)                                            \
  {                                                                                                \
    System##Look look;                                                                             \
                                                                                                   \
    look_for_list (&look, tc_ruleset_get_data (ruleset), (const System##State *) state);           \
    system##_list_##name (&look, list);                                                            \
  }

/** TC_DEFINE_UNLISTED: as TC_DEFINE_DECISION () for what has no list of its own, records too. */
#define TC_DEFINE_UNLISTED(System, system, name)                                                   \
  static TcReason system##_##name##_check (const TcRuleset *ruleset, const TcState *state,         \
                                           const TcMove *move)                                     \
  {                                                                                                \
    System##Look look;                                                                             \
                                                                                                   \
    system##_look_init (&look, tc_ruleset_get_data (ruleset), (const System##State *) state);      \
    return system##_check_##name (&look, move);                                                    \
  }                                                                                                \
                                                                                                   \
  static void system##_##name##_apply (const TcRuleset *ruleset, TcState *state,                   \
                                       const TcMove *move, TcEvents *events)                       \
  {                                                                                                \
    System##Play play = { tc_ruleset_get_data (ruleset), (System##State *) state, events };        \
                                                                                                   \
    system##_apply_##name (&play, move);                                                           \
  }

/** TC_DECISION: the row of a decision defined by TC_DEFINE_DECISION (). */
#define TC_DECISION(system, name, phase, verbs)                                                    \
  {                                                                                                \
    (phase), (verbs), system##_##name##_check, system##_##name##_list, system##_##name##_apply     \
  }
#define TC_UNLISTED(system, name, phase, verbs)                                                    \
  {                                                                                                \
    (phase), (verbs), system##_##name##_check, NULL, system##_##name##_apply                       \
  }

/** tc_decision_find: (nullable): the one that @verb belongs to in this phase. */
const TcDecision *tc_decision_find (const TcRuleset *ruleset, guint phase, guint verb);

/** tc_decision_list: the moves of all decisions of the state's phase. */
void tc_decision_list (const TcRuleset *ruleset, const TcState *state, TcMoveList *list);

/** tc_decision_offer: for list hooks: adds all that @verb may do with @subject, or without any,
 * that the check of its decision calls legal, in ascending order. */
void tc_decision_offer (const TcRuleset *ruleset,
                        const TcState *state,
                        guint verb,
                        TcThing subject,
                        TcMoveList *list);

/** tc_verb_accepts: whether @move names what its verb may name. */
gboolean tc_verb_accepts (const TcRuleset *ruleset, const TcMove *move);

G_END_DECLS
