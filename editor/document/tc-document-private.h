/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/** TcDocumentWork: what a thread does, and how. */
typedef enum {
  TC_WORK_HOLDS_CHANGES = 1 << 0, /* nothing may change the text meanwhile */
  TC_WORK_MAY_LEAVE = 1 << 1,     /* as in tc_work_run_async () */
  TC_WORK_SAVES = 1 << 2,
  TC_WORK_CHANGES = 1 << 3, /* somebody has changed the text by it already: it is only delayed */
} TcDocumentWork;

struct _TcDocument {
  GObject parent_instance;

  char *path;     /* absolute; NULL for one that was never saved */
  char *new_name; /* what such a one is called */
  TcFileIdentity identity;
  TcSource *on_disk; /* nullable: the file of that identity: what a merge begins with; NULL when it
                        is not known */
  TcSource *opened; /* nullable: the text as it was opened, or began; of a draft without its file it
                       is not known */
  gboolean is_read_only;
  TcDiskState disk_state;
  GFileMonitor *monitor;
  guint disk_check; /* source id */

  char *draft_folder;         /* NULL: no drafts are kept */
  TcDraftHold *draft;         /* NULL while there is nothing to keep */
  guint draft_delay;          /* source id */
  guint64 drafted_revision;   /* what the draft has, 0 when there is none */
  gboolean is_drafting;       /* a thread is at work */
  gboolean is_draft_unwanted; /* when that is done, what it wrote goes */
  GPtrArray *draft_waiters;   /* of GTask: for that */
  gint64 recovered_time;      /* of the draft that was taken up, until the user has seen it */

  TcHistory *history;   /* NULL before the first file */
  TcBuild *build;       /* latest finished, perhaps of an older text */
  TcScenario *scenario; /* latest that could be read */
  TcScenario *saved;    /* nullable: that of the file, when it was last read without changes */
  TcDifferences
    *changes; /* of a variant, nullable: what the latest build differs in from its base */
  GPtrArray *base_monitors; /* of GFileMonitor */
  guint base_delay;         /* source id: a base has changed */
  gboolean is_base_newer;   /* than the build under way */
  gboolean is_reference;    /* it is open for its variant, to be read */
  gboolean is_building;     /* a thread is at work */
  guint build_delay;        /* source id: the user is typing */
  guint fixes_delay;        /* source id: the build is new */
  GCancellable *trying;     /* (nullable): of the thread that tries its fixes */

  const char *work; /* (nullable): what a thread does that the user may wait for */
  TcDocumentWork work_how;
  GCancellable *cancellable; /* of it */
  char *coming_path;         /* (nullable): of the file that is being opened */
  GPtrArray *waiting;        /* of Waiting: operations that wait for the text to be read */
  GTask *look;               /* at the file, in a thread; only compared */

  char *selected;       /* key path */
  char **others;        /* (nullable): what else is selected with it */
  TcSpan selected_span; /* its start tag in the text now; empty when not known */
};

/** tc_document_take_text: the content is @source from now on, with a history of its own. */
void tc_document_take_text (TcDocument *self, TcSource *source);

/** tc_document_text_changed: notifies everybody and builds the new text: soon while somebody is
 * typing, else at once. @edits: (nullable): none of the old text remains. */
void tc_document_text_changed (TcDocument *self, TcEdits *edits, gboolean is_typing);

/** tc_document_notify_state: title, modified, steps, and what is known of the file. */
void tc_document_notify_state (TcDocument *self);

/** tc_document_do_async: as tc_work_run_async (), called @label meanwhile, one at a time. When
 * @callback is called another may be begun. */
void tc_document_do_async (TcDocument *self,
                           const char *label,
                           TcDocumentWork how,
                           TcWorkFunc func,
                           gpointer data,
                           GDestroyNotify unref,
                           GAsyncReadyCallback callback,
                           gpointer user_data);
gboolean tc_document_do_finish (TcDocument *self, GAsyncResult *result, GError **error);

/** tc_document_check_free: %FALSE with @error while work is done that holds changes, or any when
 * @wants_work. */
gboolean tc_document_check_free (TcDocument *self, gboolean wants_work, GError **error);

/** tc_document_new_waiting: (transfer full): for the operations that will wait. */
GPtrArray *tc_document_new_waiting (void) G_GNUC_WARN_UNUSED_RESULT;

/* tc-document-edit.c */

/** tc_document_dup_revert_label: (transfer full): "Revert terrain of Sedan"; @attribute: (nullable)
 */
char *tc_document_dup_revert_label (TcScenario *scenario,
                                    const char *path,
                                    const char *attribute) G_GNUC_WARN_UNUSED_RESULT;

/* tc-document-tree.c */

/** TcTreeNews: tells a document, in its own thread, of the tree of its text that another one has
 * read. */
typedef struct _TcTreeNews TcTreeNews;

/** tc_tree_news_new: (transfer full): of the text that @document has now. */
TcTreeNews *tc_tree_news_new (TcDocument *document) G_GNUC_WARN_UNUSED_RESULT;
void tc_tree_news_free (TcTreeNews *news);

/** tc_tree_news_send: @news: (transfer full): from any thread. */
void tc_tree_news_send (TcTreeNews *news, TcScenario *tree);

/* tc-document.c */

/** tc_document_take_tree: emits "tree-read", unless the text is another one by now. */
void tc_document_take_tree (TcDocument *self, guint64 revision, TcScenario *tree);

/* tc-document-variant.c */

/** TcDocumentBuild: what a thread makes of a text. */
typedef struct {
  TcBuild *build;
  TcDifferences *changes; /* nullable: of a variant */
} TcDocumentBuild;

void tc_document_build_free (TcDocumentBuild *built);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDocumentBuild, tc_document_build_free)

/** TcDocumentBases: where the bases of a variant are: beside the file, whatever the text is called;
 * to be used in a thread. */
typedef struct _TcDocumentBases TcDocumentBases;

/** tc_document_new_bases: (transfer full): @keeps: the bases as they were read for the latest build
 * will do. */
TcDocumentBases *tc_document_new_bases (TcDocument *self, gboolean keeps) G_GNUC_WARN_UNUSED_RESULT;
void tc_document_bases_free (TcDocumentBases *bases);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDocumentBases, tc_document_bases_free)

/** tc_document_bases_load: a TcVariantLoad. */
TcSource *tc_document_bases_load (const char *extends,
                                  TcSource *from,
                                  gpointer bases,
                                  GError **error);

/** tc_document_bases_get_before: (transfer none) (nullable): the tree of the document's latest
 * build, which is most of the next one. */
TcScenario *tc_document_bases_get_before (TcDocumentBases *bases);

/** tc_document_bases_tell: @document, whose text is built, is told of the tree while
 * tc_document_bases_build () goes on. */
void tc_document_bases_tell (TcDocumentBases *bases, TcDocument *document);

/** tc_document_bases_build: (transfer full) */
TcDocumentBuild *tc_document_bases_build (TcDocumentBases *bases,
                                          TcSource *source) G_GNUC_WARN_UNUSED_RESULT;

/** tc_document_watch_bases: follows the files that the latest build is made of. */
void tc_document_watch_bases (TcDocument *self);
void tc_document_stop_bases (TcDocument *self);

/** tc_document_try_fixes: those of the latest build, soon; "build-changed" when some are no help.
 */
void tc_document_try_fixes (TcDocument *self);
void tc_document_stop_trying (TcDocument *self);

/** tc_document_start_build: of the text as it is and the bases as they are, soon. */
void tc_document_start_build (TcDocument *self);

/** tc_document_is_shown_current: the tree that is shown is of the text as it is now. */
gboolean tc_document_is_shown_current (TcDocument *self);

/** tc_document_is_current: @source has the text as it is now. */
gboolean tc_document_is_current (TcDocument *self, TcSource *source);

/** tc_document_take_on_disk: @source: (nullable): the file of the identity that it has from now on.
 */
void tc_document_take_on_disk (TcDocument *self, TcSource *source);

/** tc_document_judge_saved: others have written the file, which is @source now, (nullable) when it
 * is gone: the text here is a change unless it has the same bytes. */
void tc_document_judge_saved (TcDocument *self, TcSource *source);

/** tc_document_take_path: where it is from now on; NULL for nowhere yet. */
void tc_document_take_path (TcDocument *self, char *path);

/** tc_document_begin_drafts: for the document at its path from now on. */
void tc_document_begin_drafts (TcDocument *self);

/** tc_document_recover: takes up the draft that a crash left of this document, if any; then
 * @opening (transfer full) is done. */
void tc_document_recover (TcDocument *self, GTask *opening);

/** tc_document_schedule_draft: the text has changed, or was saved. */
void tc_document_schedule_draft (TcDocument *self);
void tc_document_discard_draft (TcDocument *self);

/** tc_document_watch: follows the file at its path from now on. */
void tc_document_watch (TcDocument *self);

/** tc_document_stop: before the end: no timer and no monitor remains. */
void tc_document_stop (TcDocument *self);

G_END_DECLS
