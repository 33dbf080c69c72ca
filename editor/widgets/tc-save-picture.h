/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board/tc-board.h"

G_BEGIN_DECLS

/** tc_save_picture: asks where, and saves what @board shows then and no more, as a picture in
 * pixels or as a drawing; the window that @from is in says how that went.
 * @folder: (nullable): to begin in
 * @name: proposed for the file, without its end */
void tc_save_picture (GtkWidget *from, TcBoard *board, GFile *folder, const char *name);

/** tc_save_picture_of: as tc_save_picture (), of a view that no board shows.
 * @view: (transfer full) */
void tc_save_picture_of (GtkWidget *from, TcView *view, GFile *folder, const char *name);

G_END_DECLS
