/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tc_stalls_watch: from now on a turn of the main loop that takes the calling thread more than
 * @limit_ms of processor time is a critical: for as long nothing moves and no button can be
 * pressed. It is the processor's time and not that of the clock, as a busy machine is nobody's
 * fault. Nothing when @limit_ms is 0.
 */
void tc_stalls_watch (guint limit_ms);

/** tc_stalls_get_limit: what TURNCOAT_STALL_MS asks for; 0 without it. */
guint tc_stalls_get_limit (void);

G_END_DECLS
