/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tc_popovers_keep_on_screen: from now on a popover whose button is outside of every monitor, as
 * when a window was pushed half off the screen and its menu is opened by a key, or when a form
 * grows above a button whose list is open, stands at the edge of the monitor next to it. GDK 4.8 on
 * X11 looks for the monitor of the button and does without when there is none: it complains, and
 * places the popover by numbers that nobody has set. Other versions of GDK are left as they are.
 * Once, before the first popover is made.
 */
void tc_popovers_keep_on_screen (void);

/**
 * tc_popovers_drop_tooltips: from now on a popover that is unrealized takes the tooltip with it
 * that is being waited for. GTK 4.8 lets go of it for windows only: half a second after the pointer
 * was over a popover that has gone but is still held by something, it asks for its surface. Once,
 * before the first popover is made.
 */
void tc_popovers_drop_tooltips (void);

/**
 * tc_popovers_find_place:
 * @anchor: what the popover points to
 * @monitors: the areas of the monitors
 * @n_monitors: how many, at least 1
 * @out_place: (out): where on a monitor it may point to instead
 *
 * Returns: whether @anchor is on none of them
 */
gboolean tc_popovers_find_place (const GdkRectangle *anchor,
                                 const GdkRectangle *monitors,
                                 guint n_monitors,
                                 GdkRectangle *out_place);

G_END_DECLS
