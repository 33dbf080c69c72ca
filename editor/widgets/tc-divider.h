/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_divider_yield: lets a click through where the handle of @paned was, while one of its two
 * children is hidden. GtkPaned of GTK 4.8 takes what is pressed where its handle stood last,
 * whether it is shown or not: a strip of the child that is left would hear of no click. */
void tc_divider_yield (GtkPaned *paned);

G_END_DECLS
