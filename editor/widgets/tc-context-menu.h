/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What asks for the menu about something that is pointed at, or has the keyboard. */

/** TcContextMenuAsked: of the menu about what lies at @x, @y in @data, which has asked for it. */
typedef void (*TcContextMenuAsked) (gpointer data, double x, double y);

/** tc_context_menu_listen: @asked is called with @data for the second button of the mouse, and for
 * a finger that rests, at a place in @widget. Once; @data outlives it. */
void tc_context_menu_listen (GtkWidget *widget, TcContextMenuAsked asked, gpointer data);

/** tc_context_menu_is_key: whether that is a key for menus. */
gboolean tc_context_menu_is_key (guint key, GdkModifierType state);

G_END_DECLS
