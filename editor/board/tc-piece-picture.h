/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/tc-piece.h"

G_BEGIN_DECLS

/* TcPiecePicture: a counter as it lies on the map, its back beside its front.
 *
 * Properties: piece. */

#define TC_TYPE_PIECE_PICTURE (tc_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (TcPiecePicture, tc_piece_picture, TC, PIECE_PICTURE, GtkWidget)

GtkWidget *tc_piece_picture_new (int size, gboolean shows_back) G_GNUC_WARN_UNUSED_RESULT;

/** tc_piece_picture_set_piece: @piece: (nullable). */
void tc_piece_picture_set_piece (TcPiecePicture *self, TcPiece *piece);

G_END_DECLS
