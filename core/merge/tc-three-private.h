/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-three-private.h is private to core/."
#endif

#include "merge/tc-three-way.h"
#include "scenario/tc-operation-private.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant.h"

G_BEGIN_DECLS

typedef enum { TC_THREE_BASE, TC_THREE_OURS, TC_THREE_THEIRS, TC_THREE_N } TcThreeSide;

/* TcThreeText: one of the three texts, with what stands for all that an element says. */
typedef struct {
  TcKeyedText keyed;
  TcScenario *scenario;
  const TcSchemaElement **types; /* of each element; NULL: the schema does not know it */
  guint64 *prints;               /* of each element: equal ones say the same, comments included */
  guint32 *first_comment;        /* in each element, and behind them all in the document */
  guint32 *next_comment;
} TcThreeText;

/* A contradiction. Spans are of the side's text; one without length may be a mere place. */
typedef struct {
  const char *code;
  TcSpan ours;
  TcSpan base;
  TcSpan theirs;
  gboolean in_originals; /* base and theirs are of the texts as they were given */
  char *message;
  char *said[TC_THREE_N]; /* nullable: what each side says there, quoted or in words */
  gboolean is_excerpt;    /* @said is as it is written: for a list, not for a sentence */
  TcSpan fix_range;       /* in ours: to take theirs, which is fix_text; none when that is NULL */
  char *fix_text;
} TcThreeConflict;

typedef struct {
  TcThreeText texts[TC_THREE_N];
  TcSource *originals[TC_THREE_N]; /* as they were given */
  GPtrArray *backs[TC_THREE_N];    /* TcEdits: what led from them to the texts, inverted */
  const TcSchema *const *schemas;
  TcReport *report;
  gboolean has_base;        /* FALSE: both sides added the file */
  const char *const *taken; /* nullable: names of the conflicts in which theirs is taken */
  guint n_changes;          /* edits of ours so far */
  TcEdits *edits;           /* of ours */
  GArray *conflicts;        /* TcThreeConflict */
  gboolean clashes;         /* two edits touch the same bytes */
  gboolean only_moves;      /* the first round: what theirs put elsewhere is put there */
  TcOperationRun style;     /* how ours writes things */
  const char *newline;      /* of ours */
  char *unit;               /* of indentation in ours */
  char *their_unit;
} TcThree;

/* The document around the root, as an element. */
#define TC_THREE_DOCUMENT TC_SCAN_NONE

/* TcThreeItem: a child of an element: another element, or a comment. */
typedef struct {
  guint32 index; /* of the scan's elements or comments */
  gboolean is_comment;
  TcSpan span;
  const TcSchemaElement *type; /* nullable */
  guint slot;                  /* in the content of the parent */
  guint64 print;
  char *id; /* nullable: by what it is found; else by likeness */
} TcThreeItem;

/* TcThreeChildren: the children of one element in all three texts, and who is whose partner: -1 for
 * none. */
typedef struct {
  TcThree *three;
  guint32 parents[TC_THREE_N];
  GArray *items[TC_THREE_N]; /* TcThreeItem */
  int *to_ours;              /* of each item of base */
  int *to_theirs;            /* of each item of base */
  int *of_ours;              /* the item of base of each of ours */
  int *of_theirs;            /* and of each of theirs */
  int *twins;                /* of each item of theirs that base lacks: ours, added as well */
  gboolean *keep;            /* of each item of base: a conflict is reported already */
  gboolean *skip;            /* of each item of theirs: the same, or ours has it */
  guint32 *after;            /* of each item of theirs: where the next one goes in ours */
} TcThreeChildren;

static inline TcThreeItem *
tc_three_item (const TcThreeChildren *children, TcThreeSide side, int index)
{
  return &g_array_index (children->items[side], TcThreeItem, index);
}

/* tc-three-text.c */

/** tc_three_text_init: %FALSE when the scenario is not one of its schema. @scenario: (transfer
 * none). */
gboolean tc_three_text_init (TcThreeText *self, TcScenario *scenario);
void tc_three_text_clear (TcThreeText *self);

/** tc_three_text_hash_without_key: what an element of a known type says, but for its key. */
guint64 tc_three_text_hash_without_key (const TcThreeText *self, guint32 element);

/** tc_three_text_get_inside: between the tags; of the document all of it. */
TcSpan tc_three_text_get_inside (const TcThreeText *self, guint32 element);

/** tc_three_text_dup_value: (transfer full) (nullable): of an attribute by its name as written, in
 * its canonical form when the schema knows it. */
char *tc_three_text_dup_value (const TcThreeText *self, guint32 element, const char *name);

/** tc_three_text_dup_inside: (transfer full): the simple content of @element in its canonical form;
 * all of it, as written, when the schema does not know it. */
char *tc_three_text_dup_inside (const TcThreeText *self, guint32 element);

/** tc_three_text_dup_words: (transfer full): comment @comment, whatever its lines. */
char *tc_three_text_dup_words (const TcThreeText *self, guint32 comment);

/** tc_three_text_dup_label: (transfer full): what people call @element: "area \"sedan\"". */
char *tc_three_text_dup_label (const TcThreeText *self, guint32 element);

/* tc-three-way.c */

/** tc_three_edit: an edit of ours. */
void tc_three_edit (TcThree *three, TcSpan range, const char *text);

/** tc_three_conflict: (transfer none): a new one, to be completed at once. @message: (transfer
 * full). */
TcThreeConflict *tc_three_conflict (TcThree *three, const char *code, TcSpan ours, char *message);

/** tc_three_dup_name: (transfer full): what a conflict is called in every merge of the same three
 * texts. Spans are of the side's text as it is. */
char *tc_three_dup_name (const TcThree *three, const char *code, TcSpan base, TcSpan theirs);

/** tc_three_takes_theirs: somebody has decided so about the conflict that would be called
 * tc_three_dup_name (). */
gboolean tc_three_takes_theirs (const TcThree *three, const char *code, TcSpan base, TcSpan theirs);

/** tc_three_dup_excerpt: (transfer full): the beginning of what is written in @span, on one line.
 */
char *tc_three_dup_excerpt (const TcThree *three, TcThreeSide side, TcSpan span);

/** tc_three_replace: makes the edits of a side and reads it again; conflicts follow. %FALSE when it
 * cannot be read, as the report says. */
gboolean tc_three_replace (TcThree *three, TcThreeSide side, TcEdits *edits);

/** tc_three_map_back: where a span of a side was in the text as it was given. */
TcSpan tc_three_map_back (const TcThree *three, TcThreeSide side, TcSpan span);

/** tc_three_dup_message: (transfer full): @format, translated, with @label in it. */
char *tc_three_dup_message (const char *format, const char *label);

/** tc_three_merge: brings over what theirs changed in an element that all three have. */
void tc_three_merge (TcThree *three, const guint32 *elements);

/* tc-three-base.c */

/** tc_three_make_base: (transfer full): what ours and theirs agree in. */
TcSource *tc_three_make_base (TcThree *three);

/* tc-three-prefixes.c */

/** tc_three_align_prefixes: writes a side with the namespace prefixes of ours, where that can be
 * done. %FALSE when it could not be read afterwards, as the report says. */
gboolean tc_three_align_prefixes (TcThree *three, TcThreeSide side);

/* tc-three-renames.c */

/** tc_three_merge_renames: what got another id on one side is called so on all. */
void tc_three_merge_renames (TcThree *three);

/* tc-three-attributes.c */
void tc_three_merge_attributes (TcThree *three, const guint32 *elements);

/** tc_three_merge_text: of elements with simple content, and of those that the schema does not
 * know, which are one piece. */
void tc_three_merge_text (TcThree *three, const guint32 *elements);

/* tc-three-items.c */

/** tc_three_children_init: reads the children and finds partners. */
void tc_three_children_init (TcThreeChildren *self, TcThree *three, const guint32 *parents);
void tc_three_children_clear (TcThreeChildren *self);

/** tc_three_list_rest: (transfer full): the indices (int) of the items that have no id. */
GArray *tc_three_list_rest (GArray *items);

/* tc-three-runs.c */

/** tc_three_check_runs: reports where both sides changed a run of items without a key. */
void tc_three_check_runs (TcThreeChildren *children);

/* tc-three-children.c */

/** tc_three_remove_item: item @own of ours, with the white space before it. */
void tc_three_remove_item (TcThreeChildren *children, int own);
void tc_three_merge_children (TcThree *three, const guint32 *parents);

/* tc-three-place.c */

/** tc_three_find_place: where item @index of theirs belongs in ours. */
guint32 tc_three_find_place (const TcThreeChildren *children, int index);

/** tc_three_dup_fragment: (transfer full): item @index of theirs with the white space before it, as
 * it is written in ours. */
char *tc_three_dup_fragment (const TcThreeChildren *children, int index);

/** tc_three_write_inside: @written at @place in ours; a parent that has no children yet gets tags
 * around it. */
void tc_three_write_inside (const TcThreeChildren *children, guint32 place, const char *written);

/** tc_three_get_lead: where the white space begins that parts @offset from what is before it. */
guint32 tc_three_get_lead (const TcThreeText *text, guint32 offset);

G_END_DECLS
