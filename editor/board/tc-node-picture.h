/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcNodePicture: a tile, a card or a pawn of a scenario as it looks on the board. */

#define TC_TYPE_NODE_PICTURE (tc_node_picture_get_type ())
G_DECLARE_FINAL_TYPE (TcNodePicture, tc_node_picture, TC, NODE_PICTURE, GtkWidget)

/** tc_node_picture_new: @size pixels high and wide. */
GtkWidget *tc_node_picture_new (int size) G_GNUC_WARN_UNUSED_RESULT;

/** tc_node_picture_set_node: of role "tile", "card" or "piece"; TC_NODE_NONE for a place where a
 * tile lies at random. */
void tc_node_picture_set_node (TcNodePicture *self, TcScenario *scenario, TcNode node);

G_END_DECLS
