/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tc_drop_downs_pass_names_on: from now on what has the keyboard in a drop-down has the name of the
 * drop-down. In GTK 4.8 that is a toggle button inside of it, which says the name of its class.
 * Once, before the first is made.
 */
void tc_drop_downs_pass_names_on (void);

G_END_DECLS
