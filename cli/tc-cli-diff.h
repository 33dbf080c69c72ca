/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/**
 * tc_cli_dup_diff:
 * @old: the source that @edits were made against
 * @edited: what they made of it
 * @printable: for a terminal: without control characters; else byte by byte, for patch(1)
 *
 * Lines end at LF here, as they do for patch(1).
 *
 * Returns: (transfer full): a unified diff with three lines of context, "" for no difference.
 */
char *tc_cli_dup_diff (const TcSource *old,
                       const TcSource *edited,
                       const TcEdits *edits,
                       gboolean printable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
