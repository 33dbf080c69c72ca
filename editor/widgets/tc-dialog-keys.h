/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_dialog_keys_add: Ctrl+W closes @window, and Ctrl+Q quits: the keys of a document's window are
 * its own, and are not heard in what is opened from it. */
void tc_dialog_keys_add (GtkWindow *window);

G_END_DECLS
