/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rows of a list that are put into another order: by dragging, with a line where the row would go,
 * and with Alt and the arrow keys. The list's owner changes the data; rows follow from that. */

/** TcReorderFunc: row @from goes before row @before, which may be one past the last. */
typedef void (*TcReorderFunc) (guint from, guint before, gpointer user_data);

/** tc_reorder_attach: @list lives at least as long as @user_data. Nothing is called for a row that
 * stays where it is. */
void tc_reorder_attach (GtkListBox *list, TcReorderFunc func, gpointer user_data);

/** tc_reorder_focus: the selected row of @list takes the keys, so that it can be moved on: to be
 * called when the list shows what a move has made of the data. */
void tc_reorder_focus (GtkListBox *list);

/** tc_reorder_find: the row before which one goes that is dropped at @y, in the list's pixels: rows
 * end where @bottoms (array length=n) say. */
guint tc_reorder_find (const double *bottoms, guint n, double y);

G_END_DECLS
