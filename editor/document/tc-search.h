/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* TcSearch: the words that someone types to see less of a list. Case does not matter, nor their
 * order. */

/** tc_search_split: (transfer full): the words of @typed, folded; empty when all is wanted. */
char **tc_search_split (const char *typed) G_GNUC_WARN_UNUSED_RESULT;

/** tc_search_matches: whether each of @words, of tc_search_split (), is in one of @texts, which end
 * with %NULL. */
gboolean tc_search_matches (const char *const *words, const char *const *texts);

G_END_DECLS
