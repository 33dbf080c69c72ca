/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-file-private.h is private to core/."
#endif

#include <sys/stat.h>

#include "text/tc-file.h"

G_BEGIN_DECLS

/** tc_file_set_identity: of a file with these facts and @length bytes of @content. */
void tc_file_set_identity (TcFileIdentity *identity,
                           const struct stat *facts,
                           const void *content,
                           gsize length);

/**
 * tc_file_read:
 * @path: what to open
 * @out_facts: (out): as they were after the last byte was read
 *
 * Returns: (transfer full): the content and a NUL that @out_length does not count.
 */
char *tc_file_read (const char *path, struct stat *out_facts, gsize *out_length, GError **error);

/* -- Temporary files: .NAME.turncoat-XXXXXX beside NAME (tc-file-sweep.c) ------------------------
 */

/* Leaves room in a name of 255 bytes for the dot before and the end. */
#define TC_FILE_MAX_NAME_BYTES 200
#define TC_FILE_TEMPORARY_MARK ".turncoat-"

/** tc_file_dup_temporary: (transfer full): the mkstemp pattern for a save of @target. */
char *tc_file_dup_temporary (const char *target);

/** tc_file_sweep: removes what saves of @target that were killed have left: only files of this
 * user that are more than an hour old. */
void tc_file_sweep (const char *target);

/** tc_file_sweep_folder: the same for every target in @folder, which must be our own. */
void tc_file_sweep_folder (const char *folder);

/** tc_file_get_mtime_ns: when the content last changed, in nanoseconds since 1970. */
gint64 tc_file_get_mtime_ns (const struct stat *facts);

G_END_DECLS
