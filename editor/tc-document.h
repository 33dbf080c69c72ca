/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcDocument: the file that a window edits. The text is the document: an edit is an operation that
 * yields text edits, the history keeps them, and after each the text is built again in a thread.
 * Results of older revisions are dropped, so what pages show is always one whole revision.
 *
 * One document lives as long as its window; opening another file replaces its content.
 *
 * Properties: title, modified, can-undo, can-redo, undo-label, redo-label, selected, building.
 * Signals:
 *   text-changed (gpointer edits): the text has changed by these TcEdits, or as a whole (NULL)
 *   build-changed (): tc_document_get_build () is another one */

#define TC_TYPE_DOCUMENT (tc_document_get_type ())
G_DECLARE_FINAL_TYPE (TcDocument, tc_document, TC, DOCUMENT, GObject)

TcDocument *tc_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_open: replaces the content by the file at @path; on error nothing changes. */
gboolean tc_document_open (TcDocument *self, const char *path, GError **error);

/**
 * tc_document_save:
 * @path: (nullable): another place for the document, or %NULL for its own
 * @overwrite: whether a file that others changed meanwhile is replaced; else
 *   %TC_FILE_ERROR_CONFLICT
 */
gboolean tc_document_save (TcDocument *self, const char *path, gboolean overwrite, GError **error);

/** tc_document_is_changed_on_disk: others wrote, replaced or deleted the file. */
gboolean tc_document_is_changed_on_disk (TcDocument *self);

/** tc_document_get_path: (nullable): in the file-name encoding. */
const char *tc_document_get_path (TcDocument *self);

/** tc_document_get_source: (nullable): the text now; %NULL before the first file. */
TcSource *tc_document_get_source (TcDocument *self);

/** tc_document_get_build: (nullable): the latest finished build. */
TcBuild *tc_document_get_build (TcDocument *self);

/** tc_document_get_scenario: (nullable): the latest tree that could be read, perhaps of an older
 * text: see tc_document_is_readable (). */
TcScenario *tc_document_get_scenario (TcDocument *self);

/** tc_document_is_readable: the latest build has a tree: pages may edit. */
gboolean tc_document_is_readable (TcDocument *self);

/** tc_document_is_building: the text is newer than the build. */
gboolean tc_document_is_building (TcDocument *self);

/**
 * tc_document_set_attribute:
 * @path: key path of the node
 * @value: (nullable): unescaped; %NULL removes it, so that the default holds
 *
 * One undo step; repeated calls for the same attribute join it until tc_document_break_merge ().
 *
 * Returns: %FALSE with @error when the operation cannot be made
 */
gboolean tc_document_set_attribute (TcDocument *self,
                                    const char *path,
                                    const char *attribute,
                                    const char *value,
                                    GError **error);

/**
 * tc_document_apply:
 * @label: (nullable): translated; %NULL: the batch's own
 * @merge_key: (nullable): as in tc_history_apply ()
 *
 * The operations of @batch as one undo step, all or none.
 *
 * Returns: %FALSE with @error when one of them cannot be made
 */
gboolean tc_document_apply (TcDocument *self,
                            const char *label,
                            const char *merge_key,
                            TcBatch *batch,
                            GError **error);

/** tc_document_apply_fix: the edits of a finding of the current build; %FALSE when they are stale.
 */
gboolean tc_document_apply_fix (TcDocument *self, const TcFix *fix);

void tc_document_undo (TcDocument *self);
void tc_document_redo (TcDocument *self);
void tc_document_break_merge (TcDocument *self);
gboolean tc_document_is_modified (TcDocument *self);

/** tc_document_select: the datum that all pages and the inspector show; "" is the whole scenario.
 */
void tc_document_select (TcDocument *self, const char *path);
void tc_document_select_node (TcDocument *self, TcNode node);
const char *tc_document_get_selected (TcDocument *self);

/** tc_document_select_several: (array zero-terminated=1): data that are edited together; the first
 * is what tc_document_get_selected () tells. One is the same as tc_document_select (). */
void tc_document_select_several (TcDocument *self, const char *const *paths);

/** tc_document_dup_selection: (transfer full) (array zero-terminated=1): the paths of all that is
 * selected and still there. */
char **tc_document_dup_selection (TcDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_get_selected_node: in tc_document_get_scenario (), or TC_NODE_NONE. */
TcNode tc_document_get_selected_node (TcDocument *self);

G_END_DECLS
