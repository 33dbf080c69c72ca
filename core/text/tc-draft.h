/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-file.h"

G_BEGIN_DECLS

/* Drafts: text that is typed and not yet saved, kept in a folder of the caller's choice (the editor
 * uses one in XDG_STATE_HOME), so that a crash costs the last seconds only. A draft is one file:
 * a short head of lines "key: value", an empty line, and the text byte for byte. It is written by
 * tc_file_save (), so it is whole or the one before it, never half.
 *
 *   on the first change               tc_draft_dup_file (), tc_draft_hold_new ()
 *   on a change, some seconds later   tc_draft_write ()
 *   after a save, a clean close       tc_draft_discard (), tc_draft_hold_unref ()
 *   on opening a file                 tc_draft_hold_left () and tc_draft_load (): is there one?
 *   at start                          tc_draft_list (), tc_draft_hold_new () and tc_draft_load ()
 *                                     each: what a crash left
 *
 * Every writer has a draft of its own and holds it for as long as it may still write or remove it:
 * who opens the same document in another program neither takes that draft for what a crash left,
 * nor touches it. Drafts are of at most TC_DRAFT_MAX_BYTES. Errors are TC_FILE_ERROR. */

/* What remains of the limit of a file under a head with a long path. */
#define TC_DRAFT_MAX_BYTES (TC_SOURCE_MAX_BYTES - 64u * 1024u)

/** TcDraft: what the head of a draft says. */
typedef struct {
  char *file;  /* of the draft itself */
  char *path;  /* of the document, in the file-name encoding; NULL: it was never saved */
  char *place; /* nullable: where one that was never saved is meant to be: what it names relative to
                * itself is found from there */
  TcFileIdentity base; /* the document's file when the text began to differ from it: from
                        * tc_file_load () or tc_file_save (). All zero: there was no file */
  gint64 time_us;      /* of writing, microseconds since 1970 */
  gsize length;        /* of the text, in bytes */
} TcDraft;

void tc_draft_free (TcDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDraft, tc_draft_free)

/**
 * tc_draft_dup_file:
 * @path: (nullable): the absolute path of the document; %NULL for one that was never saved
 *
 * Returns: (transfer full): where in @folder a draft of that document may be written; another name
 *   at every call.
 */
char *tc_draft_dup_file (const char *folder, const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_draft_write:
 * @file: from tc_draft_dup_file ()
 * @path: (nullable): as there
 * @base: (nullable): see #TcDraft
 *
 * Makes or replaces the draft. Makes its folder, for the user alone, if it is not there.
 */
gboolean tc_draft_write (const char *file,
                         const char *path,
                         const TcFileIdentity *base,
                         GBytes *bytes,
                         GError **error);

/** tc_draft_write_new: tc_draft_write () of a document that was never saved. @place: see #TcDraft.
 */
gboolean tc_draft_write_new (const char *file, const char *place, GBytes *bytes, GError **error);

/**
 * tc_draft_load:
 * @out_bytes: (out) (optional) (transfer full): the text
 *
 * Returns: (transfer full): the head; %NULL with @error when there is no draft, or when the file is
 *   damaged or no draft.
 */
TcDraft *tc_draft_load (const char *file,
                        GBytes **out_bytes,
                        GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_draft_list: (transfer full) (element-type TcDraft): the drafts in @folder, held or not, the
 * last written first; empty when there is no such folder. What is damaged or no draft is left out
 * and left alone; what killed writes left is removed when it is more than an hour old. */
GPtrArray *tc_draft_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/** tc_draft_discard: removes a draft and what a killed write left of it; no error when there is
 * none. */
gboolean tc_draft_discard (const char *file, GError **error);

/**
 * tc_draft_is_outdated:
 *
 * Returns: %TRUE when the document's file is no longer what it was when the draft began: others
 *   have saved it since, or it is gone. To take the draft up then needs a question to the user.
 */
gboolean tc_draft_is_outdated (const TcDraft *draft);

/* -- Whose draft it is (tc-draft-hold.c) ------------------------------------------------------- */

/** TcDraftHold: (ref-counted): a draft that this program alone writes and removes, until the last
 * reference is gone or the program is, be it by a kill. */
typedef struct _TcDraftHold TcDraftHold;

/**
 * tc_draft_hold_new:
 * @file: from tc_draft_dup_file () or a #TcDraft; it need not be there
 *
 * Where a file system knows no locks, everybody gets what they ask for.
 *
 * Returns: (transfer full) (nullable): %NULL when another holder, of this program or another, has
 *   it.
 */
TcDraftHold *tc_draft_hold_new (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/** tc_draft_hold_left: (transfer full) (nullable): of the drafts of the document @path that nobody
 * holds, the one that was written last. */
TcDraftHold *tc_draft_hold_left (const char *folder, const char *path) G_GNUC_WARN_UNUSED_RESULT;

TcDraftHold *tc_draft_hold_ref (TcDraftHold *hold);
void tc_draft_hold_unref (TcDraftHold *hold);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDraftHold, tc_draft_hold_unref)

/** tc_draft_hold_get_file: of the draft. */
const char *tc_draft_hold_get_file (TcDraftHold *hold);

G_END_DECLS
