/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* A board as large as the largest that people draw. */

#define BIG_MAP_COLUMNS 42
#define BIG_MAP_ROWS    25 /* together 1,050 areas, 3,017 adjacencies */

/** big_map_new: (transfer full): the scenario @text with another board: @columns times @rows areas
 * like bricks with crooked sides, each sharing ten to twelve corners with its neighbours; its own
 * areas come first, with their attributes, so that all that speaks of them still finds them. */
char *big_map_new (const char *text, guint columns, guint rows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
