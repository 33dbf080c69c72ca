/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TcTextGrid: a text view and its scroll bars, the view first. It draws them in the other order.
 *
 * A source view highlights while it is drawn, which may change how wide its text is. GTK 4.8 then
 * complains of the scroll bars, which are drawn after it and have lost their places. The bars of a
 * GtkScrolledWindow are always drawn after its child, and a grid that had them first would place
 * them before the text has its size. */

#define TC_TYPE_TEXT_GRID (tc_text_grid_get_type ())
G_DECLARE_FINAL_TYPE (TcTextGrid, tc_text_grid, TC, TEXT_GRID, GtkGrid)

G_END_DECLS
