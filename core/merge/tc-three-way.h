/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"
#include "text/tc-report.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/** TcThreeWay: what a merge did. */
typedef struct {
  guint n_changes;   /* edits that bring over what theirs changed */
  guint n_conflicts; /* findings of family MRG: ours stayed */
  guint n_misfits;   /* errors of the result that neither side has: each change is right, but not
                        both together */
} TcThreeWay;

/**
 * tc_three_way_merge:
 * @base: the text that both sides began with
 * @ours: its text, layout and comments stay, but for what theirs changed
 * @theirs: what differs between it and @base is brought over, with the comments that it has
 * @schemas: NULL-terminated: those of the systems. The three are scenarios of one of them, or
 *   variants
 * @report: gets the conflicts, at their places in the returned text and named as @ours is, and
 *   errors that only the result has; when nothing is returned, what is wrong with the files
 *
 * Elements are found by what the schema says of them: by key, by name where there can be one, and
 * else by likeness in their order. Comments are found by their words. Where the two sides
 * contradict each other, ours stays.
 *
 * Returns: (transfer full) (nullable): the merged text, well-formed, named as @ours is; %NULL when
 *   one of the three is not well-formed or not a scenario, or they are of different games.
 */
TcSource *tc_three_way_merge (TcSource *base,
                              TcSource *ours,
                              TcSource *theirs,
                              const TcSchema *const *schemas,
                              TcReport *report,
                              TcThreeWay *out_result) G_GNUC_WARN_UNUSED_RESULT;

/** TcThreeDispute: a conflict of a merge, for whoever decides about it. */
typedef struct {
  char *name;       /* of it in every merge of the same three texts */
  const char *code; /* of its finding */
  char *message;    /* what the two sides did */
  char *base;       /* nullable: what was there, */
  char *ours;       /*   what is there in ours, */
  char *theirs;     /*   and in theirs */
} TcThreeDispute;

/**
 * tc_three_way_merge_choosing:
 * @texts: base, ours and theirs, as above
 * @taken: (nullable): NULL-terminated: names of the conflicts in which theirs is taken, comments of
 *   ours around it excepted; such a conflict is none any more
 * @out_disputes: (out) (optional) (transfer full) (element-type TcThreeDispute): those that are
 *   left, in which ours stayed; empty when nothing is returned
 *
 * As tc_three_way_merge (), by somebody who decides. Conflicts of one and the same stretch of a
 * list are decided together, by the first.
 */
TcSource *tc_three_way_merge_choosing (TcSource *const *texts,
                                       const TcSchema *const *schemas,
                                       const char *const *taken,
                                       TcReport *report,
                                       TcThreeWay *out_result,
                                       GPtrArray **out_disputes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
