/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TcPress: when and where a button of the mouse was pressed last. GTK counts presses on what is
 * under the pointer, which may be another thing after the first one has changed the list. */
typedef struct {
  guint32 at; /* milliseconds of the display; 0: not yet */
  double x;
  double y;
} TcPress;

/** tc_press_again: whether @event, a press on @widget, is the second of a double click; @press is
 * this one then. */
gboolean tc_press_again (TcPress *press, GtkWidget *widget, GdkEvent *event);

G_END_DECLS
