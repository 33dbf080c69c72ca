/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-edit-private.h is private to core/."
#endif

#include "text/tc-edit.h"

G_BEGIN_DECLS

/**
 * tc_edits_compose:
 * @first: edits that lead to @middle
 * @second: edits against @middle
 *
 * Returns: (transfer full): one list against @first's revision that does what both do in turn.
 */
TcEdits *tc_edits_compose (const TcEdits *first,
                           const TcEdits *second,
                           const TcSource *middle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
