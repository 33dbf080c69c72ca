/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-operation.h"

G_BEGIN_DECLS

/* TcBatch: operations that are one change: a pasted table, a value of forty counters, a column with
 * its cells. They are made in order, each against the text that those before it leave, and become
 * one list of edits against the first revision: all or none.
 *
 * Cost: operations that cannot touch the same bytes (values of different elements) are made
 * together; each other one costs a reading of the text. */

typedef struct _TcBatch TcBatch;

TcBatch *tc_batch_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_batch_free (TcBatch *batch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBatch, tc_batch_free)

/** tc_batch_take: @operation: (transfer full). */
void tc_batch_take (TcBatch *batch, TcOperation *operation);

/* The usual operations, added at once. */
void tc_batch_set (TcBatch *batch, const char *path, const char *attribute, const char *value);
void tc_batch_insert (TcBatch *batch,
                      const char *path,
                      const char *name,
                      const char *const *attributes);
void tc_batch_remove (TcBatch *batch, const char *path);

guint tc_batch_get_n (const TcBatch *batch);

/** tc_batch_dup_label: (transfer full): of the first operation, with how many more there are. */
char *tc_batch_dup_label (const TcBatch *batch,
                          const TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** tc_batch_make_edits: (transfer full) (nullable): against the scenario's source; the first
 * operation that cannot be made gives @error. */
TcEdits *tc_batch_make_edits (const TcBatch *batch,
                              TcScenario *scenario,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
