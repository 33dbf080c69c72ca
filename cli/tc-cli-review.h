/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli-differences.h"

G_BEGIN_DECLS

/* One file in two versions, and what review says about it. */

typedef struct {
  TcBuild *base;              /* nullable: a new file */
  TcBuild *head;              /* nullable: the file was removed */
  TcDifferences *differences; /* nullable: one of the two cannot be compared */
  TcReview *review;
  TcSeverity threshold; /* from which on new problems fail the run */
} TcCliReview;

/** tc_cli_review_new: (transfer full): with errors as its threshold. */
TcCliReview *tc_cli_review_new (TcBuild *base, TcBuild *head) G_GNUC_WARN_UNUSED_RESULT;
void tc_cli_review_free (TcCliReview *self);

/** tc_cli_review_fails: whether there are new problems at its threshold or above. */
gboolean tc_cli_review_fails (const TcCliReview *self);

/* All of them, (transfer full). @files: (element-type TcCliReview). */
char *tc_cli_dup_review (GPtrArray *files, gboolean colour);
char *tc_cli_dup_markdown_review (GPtrArray *files);

/** tc_cli_dup_json_review: see data/json/turncoat-review-1.schema.json. */
char *tc_cli_dup_json_review (GPtrArray *files);

G_END_DECLS
