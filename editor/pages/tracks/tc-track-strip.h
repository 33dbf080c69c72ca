/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "pages/tracks/tc-track-model.h"

G_BEGIN_DECLS

/* TcTrackStrip: the zones of a track beside each other, each a button with what lies in it. A track
 * without zones is one button, with its numbers when it has some.
 *
 * Signal: chosen (path): of a zone, or of a track without zones. */

#define TC_TYPE_TRACK_STRIP (tc_track_strip_get_type ())
G_DECLARE_FINAL_TYPE (TcTrackStrip, tc_track_strip, TC, TRACK_STRIP, GtkBox)

GtkWidget *tc_track_strip_new (const TcTrack *track) G_GNUC_WARN_UNUSED_RESULT;

/** tc_track_strip_select: the zone at @path, if it is one of this track. */
void tc_track_strip_select (TcTrackStrip *self, const char *path);

G_END_DECLS
