/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* TcSource: the bytes of one file at one revision, and where its lines are. Immutable, atomically
 * ref-counted, so threads and findings may keep one as long as they like. Offsets are bytes from
 * the start of the file, BOM included; lines and columns count from 1; a column counts Unicode
 * characters (an invalid byte counts as one); a line ends at LF, CRLF or lone CR.
 *
 * Limits: TC_SOURCE_MAX_BYTES. Building one costs a pass over the bytes for the line starts;
 * locating an offset is a binary search plus a pass over at most some kilobytes of that line. */

#define TC_SOURCE_MAX_BYTES (64u * 1024u * 1024u)

/** TcSpan: a half-open byte range [start, end) of one revision of a source. */
typedef struct {
  guint32 start;
  guint32 end;
} TcSpan;

typedef struct _TcSource TcSource;

/**
 * tc_source_new:
 * @name: what messages call the file: a path as the user gave it, or "<stdin>"
 * @bytes: (transfer none): at most TC_SOURCE_MAX_BYTES bytes of any content
 *
 * The revision number is made of the name and the bytes alone: a source that undo brought back has
 * the revision it had before, so edits and spans made against equal text stay valid.
 *
 * Returns: (transfer full): a source at the revision of its content.
 */
TcSource *tc_source_new (const char *name, GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

/** tc_source_new_for_string: as tc_source_new () with a copy of NUL-terminated @text. */
TcSource *tc_source_new_for_string (const char *name, const char *text) G_GNUC_WARN_UNUSED_RESULT;

TcSource *tc_source_ref (TcSource *source);
void tc_source_unref (TcSource *source);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcSource, tc_source_unref)

const char *tc_source_get_name (const TcSource *source);
guint64 tc_source_get_revision (const TcSource *source);
GBytes *tc_source_get_bytes (const TcSource *source);

/** tc_source_get_text: (transfer none): the bytes followed by one NUL that @out_length, (nullable),
 * does not count. */
const char *tc_source_get_text (const TcSource *source, gsize *out_length);

gsize tc_source_get_length (const TcSource *source);
guint tc_source_get_n_lines (const TcSource *source);

/** tc_source_locate: line and column of @offset (clamped to the length); both out are nullable. */
void tc_source_locate (const TcSource *source, gsize offset, guint *out_line, guint *out_column);

/** tc_source_get_offset: the inverse; past the end of a line gives the end of that line's text. */
gsize tc_source_get_offset (const TcSource *source, guint line, guint column);

/** tc_source_get_line_span: the 1-based line without its line ending. */
TcSpan tc_source_get_line_span (const TcSource *source, guint line);

/** tc_source_dup_span: (transfer full): the bytes of @span, NUL-terminated, as they are. */
char *tc_source_dup_span (const TcSource *source, TcSpan span) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
