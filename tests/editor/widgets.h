/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Finding widgets in a window under test. */

/** init_widgets: GTK as the application sets it up. */
void init_widgets (int *argc, char ***argv);

/** use_style: the style of the program, which it gets from libadwaita's application. */
void use_style (void);

/** find_row: the preferences row titled @title under @root; must be there. */
GtkWidget *find_row (GtkWidget *root, const char *title);

/** find_type: the first widget of @type under @root, or %NULL. */
GtkWidget *find_type (GtkWidget *root, GType type);

/** find_label: the first visible label under @root whose text begins with @text, or %NULL. */
GtkWidget *find_label (GtkWidget *root, const char *text);

/** is_pressed: the button with a label that begins with @label was there under @root, and is
 * clicked. */
gboolean is_pressed (GtkWidget *root, const char *label);

/** find_question: the window that asks something, or %NULL. */
AdwMessageDialog *find_question (void);

/** answer_question: with @response; it must be there, and is gone then. */
void answer_question (const char *response);

/** find_chooser: the dialog that asks for a file, or %NULL. */
GtkWidget *find_chooser (void);

/** dup_labels: (transfer full): the words of all labels under @root, hidden ones too, a line each.
 */
char *dup_labels (GtkWidget *root);

/** run_until_idle: all that is pending now, without waiting. */
void run_until_idle (void);

/** run_for: the main loop, for @ms milliseconds. */
void run_for (guint ms);

/** move_pointer: to a place on the X server's screen. */
void move_pointer (int x, int y);
