/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/tc-document.h"

G_BEGIN_DECLS

/* The document and another text of the same file: the one on disk, which others may have changed,
 * or the one of the last commit; or another file. What differs is said in the designer's words, can
 * be taken back change by change, and what others did on disk can be merged. All of it is read in
 * threads. */

typedef enum {
  TC_COMPARE_DISK,   /* with the file as it is on disk now */
  TC_COMPARE_COMMIT, /* with the file as git has it in the last commit of its branch */
  TC_COMPARE_FILE,   /* with another file */
  TC_COMPARE_OPENED, /* with the text as it was when it was opened */
} TcCompareWith;

/** TcComparison: immutable; differences are of the wholes when the document is a variant, over the
 * bases as they are now. */
typedef struct {
  TcSource *other;       /* on disk, in the commit, in the other file, or as opened */
  TcSource *mine;        /* the document's text */
  TcSource *other_lines; /* what is compared line by line: the two texts, or, where only one is a */
  TcSource *my_lines;    /*   variant or their bases differ, what both come out as */
  guint n_flattened;     /* how many of the two are such variants */
  gboolean knows_before; /* what both sides on disk began with */
  TcDifferences *by_me;  /* nullable: from what it was before to mine; from the other text when that
                            is not known. NULL when one of the texts cannot be read */
  TcDifferences *by_them; /* nullable: from what it was before to the file on disk */
} TcComparison;

TcComparison *tc_comparison_ref (TcComparison *comparison);
void tc_comparison_unref (TcComparison *comparison);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcComparison, tc_comparison_unref)

/** tc_comparison_is_in_repository: the file at @path, or that to which it links, lies in a git
 * repository, so that there may be a commit to compare with. */
gboolean tc_comparison_is_in_repository (const char *path);

/** tc_document_compare_async: @other: (nullable): the path of the other file; without one the
 * document has a path, or is compared with what it was when it was opened. Cancelled, it is done at
 * once. */
void tc_document_compare_async (TcDocument *self,
                                TcCompareWith with,
                                const char *other,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/** tc_document_compare_finish: (transfer full) (nullable): the error says why there is nothing to
 * compare with: no such file, no repository, a file that was never committed, what is wrong with
 * the other file. */
TcComparison *tc_document_compare_finish (TcDocument *self,
                                          GAsyncResult *result,
                                          GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_can_take_back: change @index can be made undone by one edit: what was removed
 * with words in it cannot. */
gboolean tc_differences_can_take_back (TcDifferences *differences, guint index);

/** tc_document_take_back: makes what change @index of @differences, whose new side is like the
 * document, is about as it was before, as one step. */
gboolean tc_document_take_back (TcDocument *self,
                                TcDifferences *differences,
                                guint index,
                                GError **error);

/* -- Merging what is on disk (tc-document-merge.c) --------------------------------------------- */

/** TcDiskMerge: a merge of the document with the file on disk, before anybody has decided. */
typedef struct _TcDiskMerge TcDiskMerge;

TcDiskMerge *tc_disk_merge_ref (TcDiskMerge *merge);
void tc_disk_merge_unref (TcDiskMerge *merge);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDiskMerge, tc_disk_merge_unref)

/** tc_disk_merge_get_disputes: (element-type TcThreeDispute): where both sides changed the same. */
GPtrArray *tc_disk_merge_get_disputes (TcDiskMerge *merge);

/** tc_document_prepare_merge_async: reads the file and merges it, without changing anything. */
void tc_document_prepare_merge_async (TcDocument *self,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);
TcDiskMerge *tc_document_prepare_merge_finish (TcDocument *self,
                                               GAsyncResult *result,
                                               GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_document_merge_async:
 * @taken: (nullable): NULL-terminated: the names of the disputes in which theirs is taken; in all
 *   others mine stays
 *
 * The merged text becomes the document's, as one step; the next save replaces the file that was
 * read.
 */
void tc_document_merge_async (TcDocument *self,
                              TcDiskMerge *merge,
                              const char *const *taken,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/** tc_document_merge_finish: @out_n: (out): the edits that brought their changes over. */
gboolean tc_document_merge_finish (TcDocument *self,
                                   GAsyncResult *result,
                                   guint *out_n,
                                   GError **error);

G_END_DECLS
