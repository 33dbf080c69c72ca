/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-draft-private.h is private to core/."
#endif

#include "text/tc-draft.h"

G_BEGIN_DECLS

#define TC_DRAFT_SUFFIX      ".draft"
#define TC_DRAFT_LOCK_SUFFIX ".lock"

/** tc_draft_make_folder: of the draft @file, for the user alone. */
gboolean tc_draft_make_folder (const char *file, GError **error);

/** tc_draft_sweep_lock: removes the file @lock if it is of no draft and nobody holds it. */
void tc_draft_sweep_lock (const char *lock);

G_END_DECLS
