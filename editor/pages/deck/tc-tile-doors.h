/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcTileDoors: a tile that says with switches called north, east, south and west where its doors
 * are: each of its edges is a button that makes a door or takes it away. In the middle stands what
 * the tile is, and below what happens there. */
#define TC_TYPE_TILE_DOORS (tc_tile_doors_get_type ())
G_DECLARE_FINAL_TYPE (TcTileDoors, tc_tile_doors, TC, TILE_DOORS, AdwBin)

/** tc_tile_doors_set_document: once. */
void tc_tile_doors_set_document (TcTileDoors *self, TcDocument *document);

/** tc_tile_doors_show: @tile: or TC_NODE_NONE; hidden when it has no such switches. */
void tc_tile_doors_show (TcTileDoors *self, TcScenario *scenario, TcNode tile);

G_END_DECLS
