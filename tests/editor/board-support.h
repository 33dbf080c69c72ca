/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** board_support_new_view: four areas of 200 by 200 in a square, and a box:
 *
 *    north-west (red)  | north-east (blue, forest, port)
 *    ------------------+---------------------------------
 *    south-west (red)  | south-east (blue, maginot)
 *
 * linked along their sides; three red counters in north-west, one blue in north-east and in the
 * box. */
TcView *board_support_new_view (void) G_GNUC_WARN_UNUSED_RESULT;

/** board_support_new_islands: a sea with seven areas that are next to nothing, a counter on each.
 */
TcView *board_support_new_islands (void);

G_END_DECLS
