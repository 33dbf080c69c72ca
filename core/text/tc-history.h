/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-edit.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcHistory: the document: the current source and every change that led to it. A step is a label
 * and edits; undo applies the inverse. Undo and redo are exact to the byte, unlimited, and reach
 * back over saves. Not thread-safe: one owner, the editor's document or a test.
 *
 * Merging: a step whose merge key equals the last one's joins it (typing in one field, one drag),
 * unless a save, an undo or tc_history_break_merge () stands between. */

typedef struct _TcHistory TcHistory;

/** tc_history_new: (transfer full): a history at @source, unmodified. */
TcHistory *tc_history_new (TcSource *source) G_GNUC_WARN_UNUSED_RESULT;
void tc_history_free (TcHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcHistory, tc_history_free)

/** tc_history_get_source: (transfer none): the current text. */
TcSource *tc_history_get_source (TcHistory *history);

/**
 * tc_history_apply:
 * @label: translated, for the Edit menu and the history list: "Set terrain of Sedan"
 * @merge_key: (nullable): see above
 * @edits: against the current source
 *
 * Drops what could be redone. Edits that leave every byte as it is, such as an empty list, change
 * nothing and add no step.
 *
 * Returns: %FALSE when @edits is against another revision or the text would grow too large;
 *   nothing is changed then.
 */
gboolean tc_history_apply (TcHistory *history,
                           const char *label,
                           const char *merge_key,
                           TcEdits *edits);

gboolean tc_history_can_undo (const TcHistory *history);
gboolean tc_history_can_redo (const TcHistory *history);

/**
 * tc_history_undo:
 *
 * Returns: (transfer full) (nullable): the edits that were applied to the source, so that views can
 *   follow; %NULL when there was nothing to undo.
 */
TcEdits *tc_history_undo (TcHistory *history);
TcEdits *tc_history_redo (TcHistory *history);

/**
 * tc_history_go_to:
 * @position: from 0 to tc_history_get_n ()
 *
 * Undoes or redoes all steps between.
 *
 * Returns: (transfer full) (nullable): as of tc_history_undo (), those of all steps in one; %NULL
 *   when @position is where the history was.
 */
TcEdits *tc_history_go_to (TcHistory *history, guint position);

void tc_history_break_merge (TcHistory *history);
void tc_history_mark_saved (TcHistory *history);

/** tc_history_begin_save: the text as it is now is being written; it may change meanwhile. A second
 * one takes the place of the first. */
void tc_history_begin_save (TcHistory *history);

/** tc_history_end_save: the text of tc_history_begin_save () is on disk. */
void tc_history_end_save (TcHistory *history);

/** tc_history_is_modified: the text is not, byte for byte, the one on disk, whatever steps led to
 * it: what was typed and deleted again leaves no change. */
gboolean tc_history_is_modified (const TcHistory *history);

/** TC_HISTORY_NEVER_SAVED: no step leads to the text on disk. */
#define TC_HISTORY_NEVER_SAVED G_MAXUINT

/** tc_history_get_saved: the position whose text is on disk, this one before any other that has the
 * same text; TC_HISTORY_NEVER_SAVED when no step that is left leads to it. */
guint tc_history_get_saved (const TcHistory *history);

/** tc_history_forget_saved: others have replaced the file: no text of ours is on disk. */
void tc_history_forget_saved (TcHistory *history);

/** tc_history_get_n: number of steps, done and undone; the first @position of them are done. */
guint tc_history_get_n (const TcHistory *history);
guint tc_history_get_position (const TcHistory *history);
const char *tc_history_get_label (const TcHistory *history, guint index);

G_END_DECLS
