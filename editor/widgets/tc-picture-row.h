/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_picture_row_new: a row of a list that a factory fills in.
 * @picture: (transfer floating): comes first
 * @image: (transfer floating) (nullable): comes second
 *
 * Returns: (transfer floating): a box of these and of another with two labels, the second dim */
GtkWidget *tc_picture_row_new (GtkWidget *picture, GtkWidget *image, int spacing);

G_END_DECLS
