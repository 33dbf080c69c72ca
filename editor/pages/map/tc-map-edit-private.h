/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/map/tc-map-edit.h"

G_BEGIN_DECLS

typedef struct {
  TcNode node;
  TcPoint at;
} TcMapCorner;

gboolean tc_map_edit_is_same (TcPoint a, TcPoint b);

/** tc_map_edit_find_outline: of a space, or TC_NODE_NONE. */
TcNode tc_map_edit_find_outline (TcScenario *scenario, TcNode space);

/** tc_map_edit_read_outline: (transfer full): TcMapCorner; empty for TC_NODE_NONE. */
GArray *tc_map_edit_read_outline (TcScenario *scenario, TcNode outline);

/** tc_map_edit_take_link: a new link of @board; %FALSE when its schema has none. */
gboolean tc_map_edit_take_link (TcOperation *group,
                                TcScenario *scenario,
                                TcNode board,
                                const char *a,
                                const char *b);

G_END_DECLS
