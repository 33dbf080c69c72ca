/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What refers to data that are to be deleted. */

/** TcDependent: a datum that refers to one that is to be deleted. */
typedef struct {
  TcNode node;
  gboolean goes; /* with it: it says nothing without it; else it becomes a problem */
} TcDependent;

/** tc_dependents_list: (transfer full): TcDependent, in the order of the text, of the data at
 * @paths; what lies inside one of them is not listed. */
GArray *tc_dependents_list (TcScenario *scenario,
                            const char *const *paths) G_GNUC_WARN_UNUSED_RESULT;

/** tc_dependents_new_delete: (transfer full) (nullable): one step that deletes the data at @paths
 * that there are, and @with_dependents what goes with them; %NULL when there are none. */
TcOperation *tc_dependents_new_delete (TcScenario *scenario,
                                       const char *const *paths,
                                       gboolean with_dependents) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
