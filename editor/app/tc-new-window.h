/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* TcNewWindow: what a new scenario begins as: a copy of one that comes with Turncoat, what the
 * schema of a game requires, or a variant of one that comes with Turncoat.
 *
 * Signal: chosen (gpointer source): a TcSource by the name that the scenario begins with. */

#define TC_TYPE_NEW_WINDOW (tc_new_window_get_type ())
G_DECLARE_FINAL_TYPE (TcNewWindow, tc_new_window, TC, NEW_WINDOW, AdwWindow)

GtkWindow *tc_new_window_new (GtkWindow *parent);

/** tc_new_window_new_for_variant: asks for the base instead. */
GtkWindow *tc_new_window_new_for_variant (GtkWindow *parent);

G_END_DECLS
