/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-schema.h"
#include "text/tc-edit.h"
#include "variant/tc-whole.h"

G_BEGIN_DECLS

/* An edit of the whole text that a variant makes of its base, made in the variant: keyed elements
 * with the old values in was. What the variant says already stays as it is written, with its
 * comments and layout: only what the edit changes is touched.
 *
 * Cost: some scans of the whole text and two parses of it. */

/**
 * tc_variant_make_edits:
 * @whole: a variant and its base, as read
 * @edits: of the text of @whole, which stays well-formed by them
 * @schemas: NULL-terminated: those of the systems
 *
 * A value that is the base's again has the base's source again, too.
 *
 * Returns: (transfer full) (nullable): edits of the variant, by which reading it gives the same
 *   model as @edits do; %NULL with TC_OPERATION_ERROR_REFUSED when no variant can say that.
 */
TcEdits *tc_variant_make_edits (TcWhole *whole,
                                const TcEdits *edits,
                                const TcSchema *const *schemas,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_variant_make_revert:
 * @path: of a node of the whole text, or of its base when the variant removes it
 * @attribute: (nullable): %NULL for all that the variant says about the node
 *
 * Returns: (transfer full) (nullable): edits of the variant, after which it says nothing about it;
 *   %NULL with TC_OPERATION_ERROR_GONE when it does so already.
 */
TcEdits *tc_variant_make_revert (TcWhole *whole,
                                 const char *path,
                                 const char *attribute,
                                 const TcSchema *const *schemas,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
