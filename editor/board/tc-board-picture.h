/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TcBoardPicture: painted pixels as each renderer takes them best. The cairo renderer of GTK 4.8
 * turns every pixel of a texture into floating point and back whenever it draws it; from a node
 * with the surface itself it copies them. */

typedef struct _TcBoardPicture TcBoardPicture;

/** tc_board_picture_wrap_surface: (transfer full): takes over @surface, which nobody may paint on
 * any more. */
GdkTexture *tc_board_picture_wrap_surface (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_picture_new: takes over @surface, which nobody may paint on any more. */
TcBoardPicture *tc_board_picture_new (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;
void tc_board_picture_free (TcBoardPicture *picture);

/** tc_board_picture_get_surface: (transfer none): to read its pixels. */
cairo_surface_t *tc_board_picture_get_surface (const TcBoardPicture *picture);

/** tc_board_picture_append: draws it into @bounds. @is_cairo: the cairo renderer draws. */
void tc_board_picture_append (TcBoardPicture *picture,
                              GtkSnapshot *snapshot,
                              const graphene_rect_t *bounds,
                              gboolean is_cairo);

G_END_DECLS
