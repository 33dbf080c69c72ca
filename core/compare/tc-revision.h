/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-source.h"

G_BEGIN_DECLS

/* Files as git has them in a revision, written like git writes them: "HEAD:maps/my.scenario.xml",
 * or "HEAD:./my.scenario.xml" relative to the folder. Read by the program git; blocking. */

/** tc_revision_is: whether @name is written so: REV:PATH. A file may be called that as well. */
gboolean tc_revision_is (const char *name);

/**
 * tc_revision_load:
 * @folder: (nullable): a folder in the repository; %NULL for the current one
 *
 * Returns: (transfer full) (nullable): the file with @name as its name, at most
 * TC_SOURCE_MAX_BYTES; %NULL with @error set, of domain TC_FILE_ERROR.
 */
TcSource *tc_revision_load (const char *folder,
                            const char *name,
                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_revision_list:
 * @revision: "main", "HEAD~3"
 * @suffix: of the names that are wanted
 *
 * Returns: (transfer full) (nullable) (element-type utf8): paths from the top of the repository;
 *   %NULL with @error set, of domain TC_FILE_ERROR.
 */
GPtrArray *tc_revision_list (const char *folder,
                             const char *revision,
                             const char *suffix,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_revision_load_base: a TcVariantLoad: the base of a variant that came from tc_revision_load
 * (), in the same revision. @folder: a char *, as there. */
TcSource *tc_revision_load_base (const char *extends,
                                 TcSource *from,
                                 gpointer folder,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
