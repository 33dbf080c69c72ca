/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-operation-private.h is private to core/."
#endif

#include "scenario/tc-operation.h"

G_BEGIN_DECLS

typedef enum {
  TC_OPERATION_SET,
  TC_OPERATION_INSERT,
  TC_OPERATION_REMOVE,
  TC_OPERATION_MOVE_UP,
  TC_OPERATION_MOVE_DOWN,
  TC_OPERATION_MOVE_AFTER,
  TC_OPERATION_SET_TEXT,
  TC_OPERATION_DUPLICATE,
  TC_OPERATION_GROUP,
} TcOperationKind;

struct _TcOperation {
  TcOperationKind kind;
  char *path;
  char *name;  /* the attribute of a set or renaming; the element of an insertion or retyping */
  char *value; /* of a set, nullable; the text of a set-text; the new name of an attribute */
  char **attributes;     /* of an insertion: name, value, ... */
  char *after;           /* of an insertion or a move, nullable: path of the sibling before it */
  gboolean keeps_source; /* of a set: no mark */
  TcScenario *saved;     /* of a set, nullable: what comes back to this has its mark again */
  GPtrArray *inside;     /* nullable: the children of an insertion, the operations of a group,
                          what a duplicate sets */
};

/* One making of edits. */
typedef struct {
  TcScenario *scenario;
  const char *text; /* of the source */
  TcEdits *edits;
  GArray *marks;   /* TcOperationMark: written last, for several changes may mark one element */
  GArray *firsts;  /* TcOperationFirst: written after all others, for several may have one parent */
  GArray *phrases; /* nullable: TcOperationPhrase: written when it is known what else is set */
  gboolean clashes;
  GError **error;
} TcOperationRun;

typedef struct {
  TcNode node;
  const char *attribute; /* of the schema; %NULL: all inside the node */
} TcOperationMark;

/** TcOperationPhrase: what @node is to be called in sentences, because its name is another. */
typedef struct {
  TcNode node;
  char *text; /* NULL: somebody sets that, and nothing follows */
  gboolean keeps_source;
} TcOperationPhrase;

/** TcOperationFirst: an element for a parent that has no children yet. */
typedef struct {
  TcNode parent;
  guint slot;
  char *text; /* with its line ending and indentation */
} TcOperationFirst;

/* tc-operation.c */

/** tc_operation_refuse: sets the error TC_OPERATION_ERROR_REFUSED; always %FALSE. */
gboolean tc_operation_refuse (TcOperationRun *run, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** tc_operation_add: an edit; one that does not fit to the others of a group fails the run at its
 * end. */
void tc_operation_add (TcOperationRun *run, TcSpan range, const char *text);

/* tc-operation-style.c: how the file writes things. */

/** tc_operation_is_writable: whether XML can hold @value at all. */
gboolean tc_operation_is_writable (const char *value);

/** tc_operation_append_value: @value between @quote, escaping only what must be. */
void tc_operation_append_value (GString *out, const char *value, char quote);

/** tc_operation_find_quote: the quote character of the tag of scan element @index, or of the tags
 * before it. */
char tc_operation_find_quote (TcOperationRun *run, guint index);

/** tc_operation_get_newline: the file's line ending. */
const char *tc_operation_get_newline (TcOperationRun *run);

/** tc_operation_dup_lead: (transfer full) (nullable): the line ending and indentation right before
 * @offset; %NULL when something else stands before it on its line. */
char *tc_operation_dup_lead (TcOperationRun *run, gsize offset);

/** tc_operation_dup_unit: (transfer full): what one level of indentation is in this file. */
char *tc_operation_dup_unit (TcOperationRun *run);

/* tc-operation-set.c */

/** tc_operation_write: sets or adds (or with %NULL removes) one attribute, in the tag's style. */
void tc_operation_write (TcOperationRun *run,
                         TcNode node,
                         const char *attribute,
                         const char *value);

/** tc_operation_mark_inside: what is inside @node is going to be the designer's: for children whose
 * own tag cannot say so. */
void tc_operation_mark_inside (TcOperationRun *run, TcNode node);

/** tc_operation_mark_value: @attribute of @node is the designer's now, if it was another's. */
void tc_operation_mark_value (TcOperationRun *run, TcNode node, const char *attribute);

gboolean tc_operation_run_set (TcOperationRun *run, const TcOperation *operation, TcNode node);

/** tc_operation_write_marks: what the changes noted with their marks, each element's at once. */
void tc_operation_write_marks (TcOperationRun *run);

/* tc-operation-key.c */

/** tc_operation_is_key: @attribute alone is the key of @node, by which references name it. */
gboolean tc_operation_is_key (const TcScenario *scenario,
                              TcNode node,
                              const TcSchemaAttribute *attribute);

/** tc_operation_follow_key: what names @target names it by @key from now on; refused when @key is
 * that of another and something names @target. */
gboolean tc_operation_follow_key (TcOperationRun *run, TcNode target, const char *key);

/* tc-operation-phrase.c */

/** tc_operation_dup_phrase: (transfer full) (nullable): what @node is called in sentences when its
 * @attribute becomes @name; %NULL where that stays as it is. */
char *tc_operation_dup_phrase (TcScenario *scenario,
                               TcNode node,
                               const char *attribute,
                               const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_note_phrase: @text: (transfer full) (nullable): as in TcOperationPhrase. */
void tc_operation_note_phrase (TcOperationRun *run, TcNode node, char *text, gboolean keeps_source);

/** tc_operation_write_phrases: those that follow, but for what the run sets itself. */
void tc_operation_write_phrases (TcOperationRun *run);

/* tc-operation-tree.c */
gboolean tc_operation_run_insert (TcOperationRun *run, const TcOperation *operation, TcNode parent);

/** TcOperationWrite: (transfer full): an element; its lines begin with @lead, which is empty in a
 * file of one line. */
typedef char *(*TcOperationWrite) (const char *lead, gpointer user_data);

/** TcOperationPlace: of a child among those that are there, or TC_NODE_NONE twice for where the
 * schema wants it. */
typedef struct {
  TcNode after;
  TcNode before;
} TcOperationPlace;

/** tc_operation_insert_written: what @write writes becomes a child of @parent. */
void tc_operation_insert_written (TcOperationRun *run,
                                  TcNode parent,
                                  const TcSchemaElement *element,
                                  TcOperationPlace place,
                                  TcOperationWrite write,
                                  gpointer user_data);

/** tc_operation_cut: takes the element out, with its leading white space and a comment that stands
 * on its line. */
void tc_operation_cut (TcOperationRun *run, TcNode node);

/** tc_operation_write_firsts: what parents without children get, each parent's at once and in the
 * order of the schema. */
void tc_operation_write_firsts (TcOperationRun *run);
/** tc_operation_count_alike: the slot that @node, not the root, stands in, and how many do. */
const TcSchemaSlot *tc_operation_count_alike (const TcScenario *scenario,
                                              TcNode node,
                                              guint *out_n);
gboolean tc_operation_run_remove (TcOperationRun *run, TcNode node);

/** tc_operation_skip_line_comment: past a comment that follows on the same line, for it speaks of
 * what it follows. */
guint32 tc_operation_skip_line_comment (TcOperationRun *run, guint32 offset);

/* tc-operation-move.c */
gboolean tc_operation_run_move (TcOperationRun *run, TcNode node, gboolean is_down);
gboolean tc_operation_run_move_after (TcOperationRun *run,
                                      const TcOperation *operation,
                                      TcNode node);
gboolean tc_operation_run_set_text (TcOperationRun *run, TcNode node, const char *text);

/* tc-operation-duplicate.c */
gboolean tc_operation_run_duplicate (TcOperationRun *run,
                                     const TcOperation *operation,
                                     TcNode node);

G_END_DECLS
