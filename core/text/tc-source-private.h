/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-source-private.h is private to core/."
#endif

#include "text/tc-source.h"

G_BEGIN_DECLS

/** tc_source_new_take: as tc_source_new (), but @text, (transfer full), is @length bytes and one
 * NUL that were allocated with g_malloc (). */
TcSource *tc_source_new_take (const char *name, char *text, gsize length) G_GNUC_WARN_UNUSED_RESULT;

/** tc_source_count_characters: columns between two offsets of one line; @from starts a character.
 */
guint tc_source_count_characters (const TcSource *source, gsize from, gsize to);

G_END_DECLS
