/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tc_tooltips_keep_out_of_the_way: from now on a click on a tooltip is one on what the tooltip
 * covers. In GTK 4.8 the tooltip takes it: nothing happens but that the tooltip goes, and GTK
 * complains that a widget which nobody has pressed is let go. And none comes up over an open menu
 * or beside a field that somebody writes in, and long ones wrap. Once, when there is a display.
 */
void tc_tooltips_keep_out_of_the_way (void);

/** tc_tooltips_show_whole: in this window a label without room for all of its text shows it as a
 * tooltip, unless it or something around it has one of its own. */
void tc_tooltips_show_whole (GtkWidget *window);

/** tc_tooltips_drop: none is shown or about to come any more: @widget, which has a surface of its
 * own, goes. */
void tc_tooltips_drop (GtkWidget *widget);

G_END_DECLS
