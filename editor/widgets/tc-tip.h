/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tc_tip_set:
 * @widget: a widget
 * @text: (nullable): its tooltip, or %NULL for none
 *
 * As gtk_widget_set_tooltip_text(), but does nothing when the widget says so already: setting a
 * tooltip asks the display where the pointer is, hides what is shown and costs a frame.
 */
void tc_tip_set (GtkWidget *widget, const char *text);

/** tc_tip_set_whole: the same with the name of the widget, of which there may be no room for all. A
 * screen reader says a name and then the tooltip: this is not said twice. */
void tc_tip_set_whole (GtkWidget *widget, const char *text);

G_END_DECLS
