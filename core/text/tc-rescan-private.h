/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-rescan-private.h is private to core/."
#endif

#include "text/tc-scan.h"

G_BEGIN_DECLS

/* TcRescan: of a text that was well-formed and has changed, the piece that has to be read again:
 * whole neighbours in the content of one element, with the text between them. What stands before
 * and behind the piece is well-formed as it was, and the piece is when it is in an element by
 * itself, with the namespaces of the root: so it is read as the only content of the root, and put
 * between what the old scan says of the rest. */

typedef struct {
  TcSpan span;     /* of the piece in the new text */
  guint32 old_end; /* where it ended in the old one; it began at the same byte */
  guint32 parent;  /* the element in whose content it lies */
  guint32 first;   /* number of its first element, or of the next one when it has none */
  guint32 n_old;   /* elements of it in the old text */
  guint32 n_new;
  guint32 first_attribute;
  guint32 n_old_attributes;
  guint32 n_new_attributes;
} TcRescan;

/** tc_rescan_find: %FALSE when the whole text has to be read: where no element around the change
 * was left as it was but the root, or the piece is most of it. @before: a scan without faults.
 * Fills all but n_new and n_new_attributes. */
gboolean tc_rescan_find (TcRescan *again, const TcScan *before, TcSource *source);

/** tc_rescan_new_part: (transfer full): the text of the piece in its root. */
TcSource *tc_rescan_new_part (const TcRescan *again,
                              const TcScan *before,
                              TcSource *source) G_GNUC_WARN_UNUSED_RESULT;

/** tc_rescan_join: (transfer full) (nullable): the scan of the whole text, equal to what
 * tc_scan_new () makes of it; %NULL when the piece is no whole content of an element, or a limit
 * is passed. @part: the scan of tc_rescan_new_part (), without faults. Fills the rest of @again. */
TcScan *tc_rescan_join (TcRescan *again, const TcScan *before, TcSource *source, const TcScan *part)
  G_GNUC_WARN_UNUSED_RESULT;

/* The number in the old scan of an element that was not read again. */
static inline guint32
tc_rescan_get_old (const TcRescan *again, guint32 index)
{
  return index < again->first ? index : index - again->n_new + again->n_old;
}

static inline gboolean
tc_rescan_is_new (const TcRescan *again, guint32 index)
{
  return index >= again->first && index - again->first < again->n_new;
}

G_END_DECLS
