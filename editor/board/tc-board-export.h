/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* A whole board with what lies on it and beside it as a file, to print and to share. */

typedef enum {
  TC_BOARD_EXPORT_PNG, /* TC_BOARD_EXPORT_SIDE pixels at its longer side */
  TC_BOARD_EXPORT_SVG, /* lines and letters, sharp at any size */
} TcBoardExport;

#define TC_BOARD_EXPORT_SIDE 2400

/** tc_board_export_guess: by the end of @name: SVG, or else PNG. */
TcBoardExport tc_board_export_guess (const char *name);

/** tc_board_export: (transfer full) (nullable): the bytes of the file; %NULL with @error when cairo
 * could not draw it. */
GBytes *tc_board_export (const TcView *view,
                         TcBoardExport format,
                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

/** tc_board_export_save_async: to @path, whose end says the format: drawn at once, so that @view
 * may go, made into pixels and written in a thread. */
void tc_board_export_save_async (const TcView *view,
                                 const char *path,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
gboolean tc_board_export_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
