/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* Where scenario files are: those in a folder, and those that come with Turncoat; and where its
 * manual is. What is shipped is looked for in $TURNCOAT_DATA_DIR, beside the program (in its build
 * tree, in an installation that was moved), and where this build installs its data; nothing else of
 * the machine that built the program is known to it. */

#define TC_SCENARIO_SUFFIX ".scenario.xml"

/** tc_shipped_dup_program_dir: (transfer full) (nullable): the folder this program lies in; %NULL
 * where the system does not say. */
char *tc_shipped_dup_program_dir (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_shipped_collect: adds the paths, owned, of the scenario files under @folder to @paths, sorted
 * by name, folder by folder; hidden files and folders, and links to folders, are left out. */
void tc_shipped_collect (const char *folder, GPtrArray *paths);

/** tc_shipped_find: (transfer full) (nullable): path of the scenario @name that comes with
 * Turncoat: the name of its file without the suffix. */
char *tc_shipped_find (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/** tc_shipped_list: (transfer full): the names that tc_shipped_find () knows, NULL-terminated, each
 * once, best place first. */
char **tc_shipped_list (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_shipped_contains: whether the file @path is one of those that come with Turncoat. */
gboolean tc_shipped_contains (const char *path);

/** tc_shipped_find_manual: (transfer full) (nullable): the folder of the manual's pages, of which
 * index.html is the first; %NULL when it is not installed. */
char *tc_shipped_find_manual (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
