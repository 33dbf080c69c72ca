/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* TcTour: a card over the window that speaks of one of its widgets, with a ring around that. It
 * lies in the overlay of the window, not in a popover: what it points at can be tried meanwhile.
 *
 * Signals:
 *   "stepped" (int direction): on to the next step, 1, or back, -1
 *   "left": closed before its end */

#define TC_TYPE_TOUR (tc_tour_get_type ())
G_DECLARE_FINAL_TYPE (TcTour, tc_tour, TC, TOUR, AdwBin)

/** tc_tour_set_overlay: where the card lies; @ring lies there too, and is drawn around the target.
 */
void tc_tour_set_overlay (TcTour *self, GtkOverlay *overlay, GtkWidget *ring);

/** tc_tour_show: step @number of @n, from 1; @target: (nullable): what it speaks of. */
void tc_tour_show (TcTour *self,
                   guint number,
                   guint n,
                   const char *title,
                   const char *text,
                   GtkWidget *target);
void tc_tour_hide (TcTour *self);
gboolean tc_tour_is_shown (TcTour *self);

/** tc_tour_find_place: of a card of @width x @height beside @target, within @room: where nothing of
 * the target is covered, if there is such a place. */
GdkRectangle tc_tour_find_place (const GdkRectangle *room,
                                 const GdkRectangle *target,
                                 int width,
                                 int height);

G_END_DECLS
