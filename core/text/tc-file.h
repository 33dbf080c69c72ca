/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <gio/gio.h>

#include "text/tc-source.h"

G_BEGIN_DECLS

/* Safe load and our own atomic save (temp file, fsync, rename, fsync of the folder). A save either
 * happened or the old file is intact; permissions and symlinks are kept; a file changed by
 * others since it was loaded is never overwritten unasked. */

#define TC_FILE_ERROR (tc_file_error_quark ())
GQuark tc_file_error_quark (void);

typedef enum {
  TC_FILE_ERROR_READ,     /* missing, unreadable, not a regular file, too large */
  TC_FILE_ERROR_WRITE,    /* disk full, no permission, I/O error: the old file is intact */
  TC_FILE_ERROR_CONFLICT, /* changed, replaced or deleted by others since it was loaded */
} TcFileError;

/** TcFileIdentity: what a file was when we last read or wrote it. All zero: there was no file.
 * Size and content decide whether it was changed: a copy of equal bytes put in its place, or a
 * touched time, loses nobody's work. */
typedef struct {
  guint64 device;
  guint64 inode;
  guint64 size;
  gint64 mtime_ns;
  guint64 content_hash;
} TcFileIdentity;

/**
 * tc_file_load:
 * @path: a path in the file-name encoding
 * @out_identity: (out) (optional)
 *
 * Opens without blocking on a FIFO, refuses all but regular files of at most TC_SOURCE_MAX_BYTES.
 *
 * Returns: (transfer full): the source, named @path as UTF-8; %NULL with @error set.
 */
TcSource *tc_file_load (const char *path,
                        TcFileIdentity *out_identity,
                        GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_file_save:
 * @expected: (inout) (nullable): the identity from loading or from the last save; a file on disk
 *   that differs is %TC_FILE_ERROR_CONFLICT. %NULL overwrites whatever is there. Updated on
 *   success.
 *
 * Follows symbolic links and keeps them, keeps the permissions and, where allowed, the owner.
 * Refuses what is not a regular file, what has no write permission at all (root is refused as
 * well), and a file with several hard links, since replacing it would part them.
 *
 * A program that saves ignores SIGXFSZ, or a file-size limit kills it instead of being an error.
 *
 * Returns: %TRUE when the new bytes are on disk under @path.
 */
gboolean tc_file_save (const char *path, GBytes *bytes, TcFileIdentity *expected, GError **error);

/** tc_file_save_cancellable: the same; @cancellable: (nullable): when it is cancelled in time the
 * old file stays as it is, and the error is %G_IO_ERROR_CANCELLED. */
gboolean tc_file_save_cancellable (const char *path,
                                   GBytes *bytes,
                                   TcFileIdentity *expected,
                                   GCancellable *cancellable,
                                   GError **error);

/** tc_file_is_changed: %TRUE when the file at @path is no longer what @identity says. */
gboolean tc_file_is_changed (const char *path, const TcFileIdentity *identity);

G_END_DECLS
