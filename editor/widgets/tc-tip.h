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

G_END_DECLS
