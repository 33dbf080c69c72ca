/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcEdits: a list of byte-range replacements made against exactly one revision of a source, in
 * ascending order, not overlapping. Every change in Turncoat, from any page, is one of these
 * (DESIGN 2.1). Applying gives a new source; the inverse list is exact to the byte.
 *
 * Two insertions at one offset keep the order in which they were added. Touching ranges are fine.
 */

typedef struct {
  TcSpan range; /* what goes, in the old revision; empty for an insertion */
  char *text;   /* what comes, NUL-terminated, owned */
  guint32 text_length;
} TcEdit;

typedef struct _TcEdits TcEdits;

/** tc_edits_new: (transfer full): an empty list against @source's revision. Atomically counted. */
TcEdits *tc_edits_new (const TcSource *source) G_GNUC_WARN_UNUSED_RESULT;
TcEdits *tc_edits_ref (TcEdits *edits);
void tc_edits_unref (TcEdits *edits);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcEdits, tc_edits_unref)

/**
 * tc_edits_add:
 * @length: bytes of @text, or -1 when NUL-terminated
 *
 * Returns: %FALSE, and adds nothing, when @range overlaps an earlier one or leaves the source.
 */
gboolean tc_edits_add (TcEdits *edits, TcSpan range, const char *text, gssize length);

guint64 tc_edits_get_revision (const TcEdits *edits);
guint tc_edits_get_n (const TcEdits *edits);
const TcEdit *tc_edits_get (const TcEdits *edits, guint index);

/**
 * tc_edits_apply:
 * @source: must be the revision that @edits was made against; anything else is a programming error
 * @out_inverse: (out) (optional) (transfer full): edits against the new source that give back the
 *   old bytes
 *
 * Returns: (transfer full) (nullable): the new source, same name, new revision; %NULL only when
 *   the result would pass TC_SOURCE_MAX_BYTES.
 */
TcSource *tc_edits_apply (const TcEdits *edits,
                          TcSource *source,
                          TcEdits **out_inverse) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_edits_map:
 * @span: a span of the old revision
 *
 * Returns: where it is in the new one; what was deleted maps to an empty span at its place.
 */
TcSpan tc_edits_map (const TcEdits *edits, TcSpan span);

G_END_DECLS
