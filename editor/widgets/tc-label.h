/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tc_label_new_wrapped: (transfer floating): @text from the margin on, in as many lines as it
 * takes. @css_class: (nullable) */
GtkWidget *tc_label_new_wrapped (const char *text, const char *css_class);

G_END_DECLS
