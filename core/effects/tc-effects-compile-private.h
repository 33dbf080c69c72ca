/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects/tc-effects-private.h"

G_BEGIN_DECLS

/* One element of type "effects" while it becomes a program. */
typedef struct {
  TcEffects *effects;
  TcScenario *scenario;
  TcReport *report;
  guint must;     /* how many "must" are around */
  guint depth;    /* how many loops are around, and the program itself */
  guint deepest;  /* so far */
  guint n_chosen; /* how many "choose-player" are around */
  gboolean has_failed;
  gboolean is_unclear;         /* where the clause under way acts: that is reported */
  TcEffectsReadTest read_test; /* nullable: of conditions that belong to no effect */
  gpointer read_data;
  guint n_faults; /* reported so far */
} EffectsCompiler;

/* In tc-effects-compile.c. */

/** tc_effects_fault: reports @code at @node, or at its @attribute when that is not NULL. */
TcFinding *tc_effects_fault (EffectsCompiler *compiler,
                             const char *code,
                             TcNode node,
                             const char *attribute,
                             const char *format,
                             ...) G_GNUC_PRINTF (5, 6);

/** tc_effects_emit: appends an instruction for @node, without a sentence. Returns its number. */
guint tc_effects_emit (EffectsCompiler *compiler, guint op, TcNode node);

/** tc_effects_edit: instruction @at, until the next one is appended. */
Instruction *tc_effects_edit (EffectsCompiler *compiler, guint at);

/** tc_effects_compile_block: the effects that are the children of @node. */
void tc_effects_compile_block (EffectsCompiler *compiler, TcNode node);

/* In tc-effects-compile-clause.c. */

/** tc_effects_compile_clause: completes instruction @at, of an effect without others inside. */
void tc_effects_compile_clause (EffectsCompiler *compiler, guint at);

/** tc_effects_resolve_subject: the number in @subjects of what @attribute names. */
guint8 tc_effects_resolve_subject (EffectsCompiler *compiler,
                                   TcNode node,
                                   const char *attribute,
                                   const GArray *subjects);
guint8 tc_effects_resolve_side (EffectsCompiler *compiler, TcNode node, const char *attribute);

/** tc_effects_compile_spaces: the set of the spaces that elements named @in give, less those of
 * @not_in (nullable); all of them without any. What depends on how the game stands is in
 * @out_where; where that is %NULL, it is a fault. */
guint16 tc_effects_compile_spaces (EffectsCompiler *compiler,
                                   TcNode node,
                                   const char *in,
                                   const char *not_in,
                                   guint16 *out_where);

/** tc_effects_compile_piece: kind and player of @code. */
void tc_effects_compile_piece (EffectsCompiler *compiler, TcNode node, Instruction *code);

/** tc_effects_compile_count: count and flags of @code by "count" and "up-to". */
void tc_effects_compile_count (EffectsCompiler *compiler, TcNode node, Instruction *code);

/** tc_effects_get_player_of: by one of two attributes: a side (nullable), or a word for one seen
 * from the player who acts. TC_EFFECTS_NOBODY without either. */
guint8 tc_effects_get_player_of (EffectsCompiler *compiler,
                                 TcNode node,
                                 const char *side,
                                 const char *word);

/** tc_effects_get_owner: as above, of @subject, which attribute @what names: named where it has an
 * owner and only there. */
guint8 tc_effects_get_owner (EffectsCompiler *compiler,
                             TcNode node,
                             const char *side,
                             const char *word,
                             const Subject *subject,
                             const char *what);

/** tc_effects_get_somebody: as tc_effects_get_player_of (), where somebody must be named. */
guint8 tc_effects_get_somebody (EffectsCompiler *compiler, TcNode node);

/** tc_effects_knows_attribute: whether the schema gives @node an attribute @name. */
gboolean tc_effects_knows_attribute (EffectsCompiler *compiler, TcNode node, const char *name);

/** tc_effects_set_space, tc_effects_set_group: that node's spaces are in @set. */
void tc_effects_set_space (TcEffects *effects, guint64 *set, TcNode node);
void tc_effects_set_group (const TcEffects *effects, guint64 *set, TcNode node);

/** tc_effects_keep_set: its number; @set is copied. */
guint16 tc_effects_keep_set (TcEffects *effects, const guint64 *set);

/* In tc-effects-compile-test.c. */

/** tc_effects_compile_test: a condition without others inside; its jump is still open. */
guint tc_effects_compile_test (EffectsCompiler *compiler, TcNode node, gboolean when);

/* In tc-effects-compile-clause.c. */

/** tc_effects_require: reports that the game does not know what @node asks for unless @is_known. */
void tc_effects_require (EffectsCompiler *compiler, TcNode node, gboolean is_known);

/* In tc-effects-compile-more.c: clauses and conditions about cards, players and what is kept. */

/** tc_effects_compile_more: %FALSE when the clause is none of these. */
gboolean tc_effects_compile_more (EffectsCompiler *compiler, TcNode node, Instruction *code);
gboolean tc_effects_compile_more_test (EffectsCompiler *compiler, TcNode node, Instruction *code);

/** tc_effects_compile_value: an OP_VALUE for the only child of @node. */
void tc_effects_compile_value (EffectsCompiler *compiler, TcNode node);

/** tc_effects_compile_dice: count, keep and min of @code by a child "dice", if there is one. */
gboolean tc_effects_compile_dice (EffectsCompiler *compiler, TcNode node, Instruction *code);

/** tc_effects_compile_people: which players @code means; they can be chosen by moves. */
void tc_effects_compile_people (EffectsCompiler *compiler, TcNode node, Instruction *code);
void tc_effects_require_players (EffectsCompiler *compiler, TcNode node);

/** tc_effects_compile_track, tc_effects_compile_bounds: those fields of @code, a condition. */
void tc_effects_compile_track (EffectsCompiler *compiler, TcNode node, Instruction *code);
void tc_effects_compile_bounds (EffectsCompiler *compiler, Instruction *code);

/* In tc-effects-lint.c: findings about what is compiled. */

/** tc_effects_count_set: how many spaces it has. */
guint tc_effects_count_set (const TcEffects *effects, guint set);

void tc_effects_lint_clause (EffectsCompiler *compiler, const Instruction *code);
void tc_effects_lint_test (EffectsCompiler *compiler, const Instruction *code);

/** tc_effects_lint_conjunction: the conditions in @node, all of which must hold; their instructions
 * begin at @first. */
void tc_effects_lint_conjunction (EffectsCompiler *compiler, TcNode node, guint first);

/** tc_effects_lint_disjunction: the same, one of which must hold. */
void tc_effects_lint_disjunction (EffectsCompiler *compiler, TcNode node, guint first);

/** tc_effects_lint_meaning: whether group @node can hold at all, and can fail to. */
void tc_effects_lint_meaning (EffectsCompiler *compiler, TcNode node, guint first);

/* What the two share. */
gboolean tc_effects_get_range (const TcEffects *effects,
                               const Instruction *code,
                               guint counts,
                               gint *least,
                               gint *most);
gboolean tc_effects_share_space (const TcEffects *effects, guint a, guint b);
gboolean tc_effects_is_other_player (guint a, guint b);
gboolean tc_effects_count_same (const Instruction *a, const Instruction *b);

/** tc_effects_lint_person: @code: an OP_PERSON. */
void tc_effects_lint_person (EffectsCompiler *compiler, const Instruction *code);

/** tc_effects_lint_compare: @at: an OP_IF_COMPARE with its values. */
void tc_effects_lint_compare (EffectsCompiler *compiler, guint at);

/** tc_effects_lint_if: @node: an "if" effect. */
void tc_effects_lint_if (EffectsCompiler *compiler, TcNode node);

/** tc_effects_lint_choose: @at: an OP_CHOOSE; tc_effects_lint_roll: an OP_ROLL. */
void tc_effects_lint_choose (EffectsCompiler *compiler, guint at);
void tc_effects_lint_roll (EffectsCompiler *compiler, guint at);

G_END_DECLS
