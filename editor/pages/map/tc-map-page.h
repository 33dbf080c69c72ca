/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/tc-page.h"

G_BEGIN_DECLS

/* TcMapPage: the board of the scenario with a setup on it, and a list of its areas in step with it.
 * What is selected in either is the document's selection. Gestures on the board edit the document.
 *
 * Actions: map.zoom-in, map.zoom-out, map.zoom-fit, map.find, map.select-tool, map.draw-tool,
 * map.join-tool, map.join, map.delete. */

#define TC_TYPE_MAP_PAGE (tc_map_page_get_type ())
G_DECLARE_FINAL_TYPE (TcMapPage, tc_map_page, TC, MAP_PAGE, TcPage)

/** tc_map_page_set_settings: (nullable): where it remembers which layers are shown. */
void tc_map_page_set_settings (TcMapPage *self, GSettings *settings);

G_END_DECLS
