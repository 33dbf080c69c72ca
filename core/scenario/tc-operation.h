/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"
#include "text/tc-edit.h"

G_BEGIN_DECLS

/* TcOperation: a change that names its data by key path, so that it can be re-made against a later
 * revision. Making it yields text edits in the file's own style: the quote character, separators
 * and indentation found around the place. Untouched bytes stay untouched.
 *
 * Provenance: a value that came from elsewhere (rulebook, reconstructed, ...) and is changed is
 * marked "designer" in the same edit, through src-of on its element (DESIGN 2.5). */

#define TC_OPERATION_ERROR (tc_operation_error_quark ())
GQuark tc_operation_error_quark (void);

typedef enum {
  TC_OPERATION_ERROR_GONE,    /* the path or attribute no longer exists */
  TC_OPERATION_ERROR_REFUSED, /* the schema has no such attribute or child, or a value may not go */
} TcOperationError;

typedef struct _TcOperation TcOperation;

/** tc_operation_new_set: sets @attribute of the node at @path to @value (unescaped text); adds it
 * when absent; %NULL removes it. Setting the value it has already yields no edits. When it is the
 * node's key, what refers to the node goes with it, and a key by which that would mean another one
 * is refused. */
TcOperation *tc_operation_new_set (const char *path,
                                   const char *attribute,
                                   const char *value) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_keep_source: what @operation sets or inserts is what the file meant all along, so
 * it stays whose it was and is not marked as the designer's. */
void tc_operation_keep_source (TcOperation *operation);

/** tc_operation_restore_source: where @saved, the text before it was changed, has what @set writes,
 * it comes from where it came from there: src-of is about it as it was. What other sets of a group
 * mark is not looked at, so @set stands alone. */
void tc_operation_restore_source (TcOperation *set, TcScenario *saved);

/** tc_operation_new_insert: a new child of the node at @path, named @name, with NULL-terminated
 * @attributes (name, value, name, value, ...), in the slot the schema gives it, after the last of
 * its kind. */
TcOperation *tc_operation_new_insert (const char *path,
                                      const char *name,
                                      const char *const *attributes) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_insert_after: @insert goes right after the sibling at @path instead, which must be
 * of its slot: the order of points is the outline, that of clauses what happens first. */
void tc_operation_insert_after (TcOperation *insert, const char *path);

/** tc_operation_add_child: (transfer none): what @insert inserts gets a child of its own, after
 * those it has; the result takes children in turn. */
TcOperation *tc_operation_add_child (TcOperation *insert,
                                     const char *name,
                                     const char *const *attributes);

/** tc_operation_new_remove: removes the node at @path with its leading white space and a comment
 * that stands on its line. */
TcOperation *tc_operation_new_remove (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_new_move: the node at @path changes places with the sibling of its slot before it
 * (@is_down %FALSE) or after it; refused when there is none. */
TcOperation *tc_operation_new_move (const char *path, gboolean is_down) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_new_move_after: the node at @path goes right behind the sibling at @after, or with
 * %NULL before all its like; the two must be of one slot. */
TcOperation *tc_operation_new_move_after (const char *path,
                                          const char *after) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_new_duplicate: a copy right after the node at @path, with the comments in it. Keys
 * that must be unique in the file get a number behind them ("sedan-2") that no other id has, and
 * what names one of these inside the copy names the new one; its name gets one too ("Sedan (2)");
 * the copy and all in it is the designer's. Refused where the key is not a word of its own, as that
 * of a link, and where there may be no more of them. */
TcOperation *tc_operation_new_duplicate (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_duplicate_set: in the copy, @attribute of what is at @path (what is copied, or
 * inside it) is @value. A key or a name that is taken still gets a number behind it. */
void tc_operation_duplicate_set (TcOperation *duplicate,
                                 const char *path,
                                 const char *attribute,
                                 const char *value);

/** tc_operation_new_set_text: the simple content of the node at @path becomes @text (unescaped).
 * Comments in it stay, behind the text. */
TcOperation *tc_operation_new_set_text (const char *path,
                                        const char *text) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_new_group: several changes as one, all of them of the same text: their paths name
 * what is there before any of them is made. Two that touch the same bytes are refused. @label is
 * translated, for undo. */
TcOperation *tc_operation_new_group (const char *label) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_group_take: @operation: (transfer full). */
void tc_operation_group_take (TcOperation *group, TcOperation *operation);

/** tc_operation_group_get_n: how many operations it has. */
guint tc_operation_group_get_n (const TcOperation *group);

/** tc_operation_copy: (transfer full): for who makes it later. */
TcOperation *tc_operation_copy (const TcOperation *operation) G_GNUC_WARN_UNUSED_RESULT;

void tc_operation_free (TcOperation *operation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcOperation, tc_operation_free)

/** tc_operation_dup_label: (transfer full): translated, for undo: "Set terrain of Sedan to
 * forest"; a value that is long is left out. */
char *tc_operation_dup_label (const TcOperation *operation,
                              const TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_operation_make_edits: (transfer full) (nullable): against the scenario's source. */
TcEdits *tc_operation_make_edits (const TcOperation *operation,
                                  TcScenario *scenario,
                                  GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
