/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* The settings and baselines that hold for the files of a run, each read once. */

typedef struct _TcCliPolicies TcCliPolicies;

/** tc_cli_policies_new: @reads_files: whether settings are looked for. @baseline: (nullable): path
 * of the one that holds for all files, instead of those that settings name. */
TcCliPolicies *tc_cli_policies_new (gboolean reads_files, const char *baseline);

void tc_cli_policies_free (TcCliPolicies *policies);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcCliPolicies, tc_cli_policies_free)

/** TcCliPoliciesNotify: gets what is wrong with a file of settings or a baseline, when it is read;
 * or, with @message, that it cannot be read at all. */
typedef void (*TcCliPoliciesNotify) (const char *path,
                                     TcReport *report,
                                     const char *message,
                                     gpointer data);

/** tc_cli_policies_find: (nullable): the settings that hold for @path. */
const TcPolicy *tc_cli_policies_find (TcCliPolicies *policies,
                                      const char *path,
                                      TcCliPoliciesNotify notify,
                                      gpointer data);

/** tc_cli_policies_find_baseline: (nullable) (transfer none): the baseline that holds for files
 * with these settings. @policy: (nullable). */
TcBaseline *tc_cli_policies_find_baseline (TcCliPolicies *policies,
                                           const TcPolicy *policy,
                                           TcCliPoliciesNotify notify,
                                           gpointer data);

/** tc_cli_policies_count_unmet: known problems that are no more, of all baselines that were used.
 */
guint tc_cli_policies_count_unmet (TcCliPolicies *policies);

/** tc_cli_policies_prune: writes all baselines that were used without them, and says how many they
 * were, or that there is no baseline. %FALSE when that failed and has been said. */
gboolean tc_cli_policies_prune (TcCliPolicies *policies);

G_END_DECLS
