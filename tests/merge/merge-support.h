/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

/* Two copies of the small campaign, each with some words replaced, and what becomes of them. */

typedef struct {
  char *good;
  const TcSchema **schemas;
  TcReport *report;
  TcThreeWay result;
  char *merged; /* nullable: of the last merge */
} MergeFixture;

void merge_set_up (MergeFixture *fixture, gconstpointer data);
void merge_tear_down (MergeFixture *fixture, gconstpointer data);

/* merge_three: what became of it is in the fixture. */
void merge_three (MergeFixture *fixture, const char *base, const char *ours, const char *theirs);

/* merge_dup_edited: (transfer full): pairs of what is replaced, once, and what by. */
char *merge_dup_edited (const char *text, ...) G_GNUC_NULL_TERMINATED;

/* merge_edits: merges copies of the campaign: @ours and @theirs come of @from. */
void merge_edits (MergeFixture *fixture, const char *from, const char *ours, const char *theirs);

/* merge_assert_text: the merged text; what differs is a message of the test. */
void merge_assert_text (MergeFixture *fixture, const char *wanted);

/* merge_assert_merged: the merge gave the campaign with @from replaced by @to, and no conflicts. */
void merge_assert_merged (MergeFixture *fixture, const char *from, const char *to);

/* merge_assert_conflict: one conflict of @code at @ours in the result, which is the campaign with
 * @from replaced by @stays, and at @theirs in theirs. */
void merge_assert_conflict (MergeFixture *fixture,
                            const char *code,
                            const char *from,
                            const char *stays,
                            const char *ours,
                            const char *theirs);
