/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

#include "document/tc-work.h"

G_BEGIN_DECLS

/* TcDocument: the file that a window edits. The text is the document: an edit is an operation that
 * yields text edits, the history keeps them, and after each the text is built again in a thread.
 * Results of older revisions are dropped, so what pages show is always one whole revision.
 *
 * One document lives as long as its window; opening another file replaces its content.
 *
 * What may take long, reading and writing files above all, is done in a thread, and its callback
 * reports when it is done. One thing at a time: others are refused meanwhile with %G_IO_ERROR_BUSY,
 * and so are changes while a text is read that takes the place of this one.
 *
 * Properties: title, modified, can-undo, can-redo, undo-label, redo-label, disk-state, read-only,
 * selected, building, work.
 * Signals:
 *   text-changed (gpointer edits): the text has changed by these TcEdits, or as a whole (NULL)
 *   tree-read (gpointer tree): the TcScenario that the next build will most likely have; what is
 *     wrong with it is not known yet, and the document still has the last build
 *   build-changed (): tc_document_get_build () is another one
 *   refused (message): an operation that had to wait for the text cannot be made after all */

#define TC_TYPE_DOCUMENT (tc_document_get_type ())
G_DECLARE_FINAL_TYPE (TcDocument, tc_document, TC, DOCUMENT, GObject)

TcDocument *tc_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* -- Files (tc-document-file.c) ---------------------------------------------------------------- */

/** TcDiskState: the file beside what was last read or written here. */
typedef enum {
  TC_DISK_SAME,    /* or there is no file yet */
  TC_DISK_CHANGED, /* others wrote or replaced it */
  TC_DISK_GONE,    /* others deleted it */
} TcDiskState;

/** tc_document_open_async: replaces the content by the file at @path; on error nothing changes. */
void tc_document_open_async (TcDocument *self,
                             const char *path,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
gboolean tc_document_open_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_is_at: its file is the one at @path, which is absolute, or will be when what is
 * being opened is read. */
gboolean tc_document_is_at (TcDocument *self, const char *path);

/** tc_document_start_new: replaces the content by the text of @source, which has no place of its
 * own yet and is called as @source is. Not while it is at work. */
void tc_document_start_new (TcDocument *self, TcSource *source);

/**
 * tc_document_save_async:
 * @path: (nullable): another place for the document, or %NULL for its own
 * @overwrite: whether a file that others changed meanwhile is replaced; else
 *   %TC_FILE_ERROR_CONFLICT
 *
 * Writes the text as it is now; what is changed meanwhile is not saved.
 */
void tc_document_save_async (TcDocument *self,
                             const char *path,
                             gboolean overwrite,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
gboolean tc_document_save_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_is_saving: tc_document_get_work () is a save. */
gboolean tc_document_is_saving (TcDocument *self);

/** tc_document_check_disk: looks at the file now. */
TcDiskState tc_document_check_disk (TcDocument *self);

/** tc_document_look_at_disk: the same, without waiting for it; the document also does so by itself
 * when the system reports a change. */
void tc_document_look_at_disk (TcDocument *self);

/** tc_document_load_theirs_async: the file as it is on disk, as one step that can be undone. */
void tc_document_load_theirs_async (TcDocument *self,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
gboolean tc_document_load_theirs_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_keep_mine_async: the next save replaces the file as it is on disk now. */
void tc_document_keep_mine_async (TcDocument *self,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
gboolean tc_document_keep_mine_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_ref_theirs_async: (transfer full) (nullable): the file as it is on disk. */
void tc_document_ref_theirs_async (TcDocument *self,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
TcSource *tc_document_ref_theirs_finish (TcDocument *self,
                                         GAsyncResult *result,
                                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_get_work: (nullable): what is being done that the user may have to wait for, such as
 * "Saving"; tc_document_stop_work () ends it, and leaves all as it was. */
const char *tc_document_get_work (TcDocument *self);
/** tc_document_is_held: whether nothing can be changed until that is done. */
gboolean tc_document_is_held (TcDocument *self);
void tc_document_stop_work (TcDocument *self);

/** tc_document_work_async: as tc_work_run_async (), called @label meanwhile: work of a page, whose
 * result replaces the text: nothing may change it until then. */
void tc_document_work_async (TcDocument *self,
                             const char *label,
                             TcWorkFunc func,
                             gpointer data,
                             GDestroyNotify unref,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
gboolean tc_document_work_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_leave_work: stops what nobody needs whose document goes; a save goes on, and so does
 * an operation that waits for the text. */
void tc_document_leave_work (TcDocument *self);

/** tc_document_is_read_only: the file cannot be replaced, or comes with Turncoat: it can be saved
 * elsewhere. */
gboolean tc_document_is_read_only (TcDocument *self);

/** tc_document_dup_title: (transfer full): the name of the file, or what it is called as yet. */
char *tc_document_dup_title (TcDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_get_path: (nullable): absolute, in the file-name encoding; %NULL before the first
 * save of a new one. */
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

/* -- Variants (tc-document-variant.c) ---------------------------------------------------------- */

/** tc_document_is_variant: its text says what differs from a base. What is shown is the whole, and
 * changes of that become changes of the text. */
gboolean tc_document_is_variant (TcDocument *self);

/** tc_document_get_changes: (nullable): what the latest build differs in from its base; %NULL
 * without a variant, and when one of the two cannot be read. */
TcDifferences *tc_document_get_changes (TcDocument *self);

/** tc_document_get_base_path: (nullable): of the file that the variant extends. */
const char *tc_document_get_base_path (TcDocument *self);

/** tc_document_dup_folder: (transfer full) (nullable): where its file lies, or else its base: what
 * is saved with it goes there. %NULL where nobody may write, and for what is shipped. */
GFile *tc_document_dup_folder (TcDocument *self);

/** tc_document_dup_save_folder: (transfer full): that, or else the user's documents. */
GFile *tc_document_dup_save_folder (TcDocument *self);

/** tc_stem_dup: (transfer full): the name of the file @path without its endings. */
char *tc_stem_dup (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_dup_stem: (transfer full): how files that belong to it begin: the name of its file
 * without its endings, or else its id. */
char *tc_document_dup_stem (TcDocument *self);

/** tc_document_revert: what the variant says about the node at @path, or about one @attribute
 * (nullable) of it, goes, as one step. @path: in the base for a node that the variant removes. */
gboolean tc_document_revert (TcDocument *self,
                             const char *path,
                             const char *attribute,
                             GError **error);

/** tc_document_revert_change: takes back number @index of tc_document_get_changes (), and no other,
 * as one step. */
gboolean tc_document_revert_change (TcDocument *self, guint index, GError **error);

/** tc_document_revert_value: likewise what is changed of @attribute of the node at @path. */
gboolean tc_document_revert_value (TcDocument *self,
                                   const char *path,
                                   const char *attribute,
                                   GError **error);

/** tc_document_find_moved: the finding, of the latest build, that says that the base has moved
 * under change @index. */
gboolean tc_document_find_moved (TcDocument *self, guint index, guint *out_finding);

/** tc_document_dup_change_place: (transfer full): the path of what change @index is about, or of
 * what is around it when it is gone. */
char *tc_document_dup_change_place (TcDocument *self, guint index) G_GNUC_WARN_UNUSED_RESULT;

/** TcInheritance: a value of a variant, as compared with its base. */
typedef enum {
  TC_INHERITANCE_OWN,       /* of what the base does not have, or of no variant */
  TC_INHERITANCE_INHERITED, /* the base's */
  TC_INHERITANCE_CHANGED,
} TcInheritance;

/** tc_document_judge_value: of @attribute of @node of the latest scenario. @out_index: (optional):
 * the change. */
TcInheritance tc_document_judge_value (TcDocument *self,
                                       TcNode node,
                                       const char *attribute,
                                       guint *out_index);

/** tc_document_be_reference: the file is open to be read beside its variant: it is never written
 * from here, but can be saved elsewhere. */
void tc_document_be_reference (TcDocument *self);

/* -- Drafts (tc-document-draft.c) -------------------------------------------------------------- */

/** tc_document_keep_drafts: from now on a crash costs the last seconds at most; opening a document
 * that has a draft in @folder takes the draft up. */
void tc_document_keep_drafts (TcDocument *self, const char *folder);

/** tc_document_get_place: (nullable): what drafts of other things call the document: its path, or
 * the file of its own draft when it was never saved; %NULL while there is neither. */
const char *tc_document_get_place (TcDocument *self);

/** tc_document_open_draft_async: the document that a crash left in the draft @file. */
void tc_document_open_draft_async (TcDocument *self,
                                   const char *file,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
gboolean tc_document_open_draft_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_get_recovered_time: of the draft that was taken up, in microseconds since 1970; 0
 * for none, or after tc_document_settle_recovered (): the user knows. */
gint64 tc_document_get_recovered_time (TcDocument *self);
void tc_document_settle_recovered (TcDocument *self);

/** tc_document_keep_now_async: done when the draft has the text as it is: the program must end. */
void tc_document_keep_now_async (TcDocument *self,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
void tc_document_keep_now_finish (TcDocument *self, GAsyncResult *result);

/** tc_document_close_async: its changes are saved or given up: done when no draft remains. */
void tc_document_close_async (TcDocument *self, GAsyncReadyCallback callback, gpointer user_data);
void tc_document_close_finish (TcDocument *self, GAsyncResult *result);

/* -- Changes (tc-document-edit.c) -------------------------------------------------------------- */

/** tc_document_ref_current: (transfer full) (nullable): the tree of the text as it is now; %NULL
 * with @error when it cannot be read, then only the source page may change it, or while a large one
 * is still being read. */
TcScenario *tc_document_ref_current (TcDocument *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_apply: @edits of the text as it is now, as tc_history_apply (): the way of every
 * change. None changes nothing. */
gboolean tc_document_apply (TcDocument *self,
                            const char *label,
                            const char *merge_key,
                            TcEdits *edits);

/** tc_document_type: the same by a key in the source: the build waits for a pause. */
gboolean tc_document_type (TcDocument *self,
                           const char *label,
                           const char *merge_key,
                           TcEdits *edits);

/** tc_document_apply_operation: one step, made against the text as it is now. @merge_key:
 * (nullable): calls with the same one in a row are one step, until tc_document_break_merge ().
 * While a large text is still being read the operation waits for it, in its turn; "refused" says
 * when it cannot be made then. */
gboolean tc_document_apply_operation (TcDocument *self,
                                      const TcOperation *operation,
                                      const char *merge_key,
                                      GError **error);

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

/** tc_document_apply_fix: one of the fixes of @finding, which is of the current build; what is
 * fixed is selected unless its key was, and the history names it. %FALSE when the text has changed
 * since. */
gboolean tc_document_apply_fix (TcDocument *self, const TcFinding *finding, guint number);

void tc_document_undo (TcDocument *self);
void tc_document_redo (TcDocument *self);
void tc_document_break_merge (TcDocument *self);
gboolean tc_document_is_modified (TcDocument *self);

/** tc_document_is_changed_since_opened: the text is not the one that was opened, saved or not;
 * %FALSE where that is not known any more. */
gboolean tc_document_is_changed_since_opened (TcDocument *self);

/* The history: @n_steps of which the first @position are done; the text on disk is that after
 * @saved_position of them, perhaps TC_HISTORY_NEVER_SAVED. */
guint tc_document_get_n_steps (TcDocument *self);
guint tc_document_get_position (TcDocument *self);
guint tc_document_get_saved_position (TcDocument *self);
const char *tc_document_get_step_label (TcDocument *self, guint step);

/** tc_document_go_to: undoes or redoes until @position steps are done. */
void tc_document_go_to (TcDocument *self, guint position);

/* -- Selection --------------------------------------------------------------------------------- */

/** tc_document_select: the datum that all pages and the inspector show; "" is the whole scenario.
 */
void tc_document_select (TcDocument *self, const char *path);
void tc_document_select_node (TcDocument *self, TcNode node);
const char *tc_document_get_selected (TcDocument *self);

/** tc_document_select_several: (array zero-terminated=1): data that are edited together; the first
 * is what tc_document_get_selected () returns. One is the same as tc_document_select (). */
void tc_document_select_several (TcDocument *self, const char *const *paths);

/** tc_document_dup_selection: (transfer full) (array zero-terminated=1): the paths of all that is
 * selected and still there. */
char **tc_document_dup_selection (TcDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_get_selected_node: in tc_document_get_scenario (), or TC_NODE_NONE. */
TcNode tc_document_get_selected_node (TcDocument *self);

G_END_DECLS
