/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-build-private.h is private to core/."
#endif

#include "build/tc-build.h"

G_BEGIN_DECLS

/** TcBuildWay: how a text is built, so that another one can be built in the same way. */
typedef struct {
  const TcSystem *const *systems; /* NULL-terminated */
  TcVariantLoad load;
  gpointer user_data;
  TcBuildRead read; /* nullable */
  TcBuild *before;  /* nullable: of a text that is much like it: what has not changed is not read */
} TcBuildWay;

/* tc-build.c */

/** tc_build_new_raw: as tc_build_new_plain (), with what comments ignore, and without what is wrong
 * with them. */
TcBuild *tc_build_new_raw (TcSource *source, const TcBuildWay *way) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_new_plain: as tc_build_new_from (), but all fixes are offered, whether they help or
 * not, and what a variant does to its base is blamed on the base: for trials, which are many. What
 * was ignored in the text before stays so as long as its comment is there. */
TcBuild *tc_build_new_plain (TcSource *source, const TcBuildWay *way) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_new_measure: (transfer full): what trials of fixes of @build are compared with: @build
 * itself, or, of a variant, its text as trials are built. @build may lack findings of the base that
 * the variant is to blame for, and they would count as new. */
TcBuild *tc_build_new_measure (TcBuild *build, const TcBuildWay *way) G_GNUC_WARN_UNUSED_RESULT;

/* tc-build-blame.c */

/** tc_build_blame: moves what a variant does to its base to the change that does it. @own:
 * (nullable): the tree of the variant itself.
 * Returns: (transfer full) (element-type utf8): the codes of what it may do as well, but for which
 * no change was found. */
GHashTable *tc_build_blame (TcBuild *build,
                            TcScenario *own,
                            const TcBuildWay *way) G_GNUC_WARN_UNUSED_RESULT;

/** tc_build_collect_elsewhere: (transfer full) (element-type utf8): the codes of what is found in
 * other files than that which was built. */
GHashTable *tc_build_collect_elsewhere (TcBuild *build) G_GNUC_WARN_UNUSED_RESULT;

/* tc-build-causes.c */

/** tc_build_drop_consequences: takes out what is only there because of another finding. @system:
 * (nullable): the one whose findings they are. */
void tc_build_drop_consequences (TcReport *report, const TcSystem *system);

G_END_DECLS
