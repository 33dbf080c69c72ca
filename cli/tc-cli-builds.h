/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* TcCliBuilds: many files, read and built by several threads at once and handed out in the order
 * in which they were asked for: what is printed does not depend on how many threads there are. At
 * most a few files for each thread are held at any time. */
typedef struct _TcCliBuilds TcCliBuilds;

/** What became of one file. */
typedef struct {
  char *path;
  TcBuild *build; /* %NULL when it could not be read */
  char *message;  /* then a sentence for people */
} TcCliBuilt;

/**
 * tc_cli_builds_new:
 * @paths: (element-type filename): as for tc_cli_load (); stays as it is until the end
 * @n_jobs: threads, 0 for one for each processor; with 1 everything happens in the calling one
 * @is_cross_checked: libxml2 judges each file as well
 * @stdin_name: (nullable): what standard input stands for
 */
TcCliBuilds *tc_cli_builds_new (GPtrArray *paths,
                                guint n_jobs,
                                gboolean is_cross_checked,
                                const char *stdin_name) G_GNUC_WARN_UNUSED_RESULT;
void tc_cli_builds_free (TcCliBuilds *builds);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcCliBuilds, tc_cli_builds_free)

/** tc_cli_builds_next: (transfer none) (nullable): the next file, waited for; %NULL after the last.
 * It is there until the next call. */
const TcCliBuilt *tc_cli_builds_next (TcCliBuilds *builds);

G_END_DECLS
