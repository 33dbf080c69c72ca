/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TcWrapBox: children in a line as in a box, and in more lines where one has no room for all: a bar
 * of buttons in a narrow window, or with large text. A child that expands takes what is left of its
 * line.
 *
 * Property: spacing. */

#define TC_TYPE_WRAP_BOX (tc_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (TcWrapBox, tc_wrap_box, TC, WRAP_BOX, GtkWidget)

G_END_DECLS
