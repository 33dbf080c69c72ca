/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcBeliefs: what the bot of each seat would take the others for, for an umpire: a table for each
 * seat, of the others by what they may be. */

#define TC_TYPE_BELIEFS (tc_beliefs_get_type ())
G_DECLARE_FINAL_TYPE (TcBeliefs, tc_beliefs, TC, BELIEFS, AdwBin)

/** tc_beliefs_has: whether the viewer of @view is told any. */
gboolean tc_beliefs_has (const TcView *view);

void tc_beliefs_show (TcBeliefs *self, const TcView *view);

G_END_DECLS
