/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_chooser_show: @dialog: a chooser of files: as gtk_native_dialog_show (). */
void tc_chooser_show (GtkNativeDialog *dialog);

/** tc_chooser_leave: @dialog: (transfer full): a chooser of files that has been answered. It goes
 * when nothing can come to it any more. */
void tc_chooser_leave (GtkNativeDialog *dialog);

G_END_DECLS
