/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcStarter: a scenario that comes with Turncoat, as the welcome shows it: its name, its game, what
 * it says about itself and a picture of its board. Immutable. */

#define TC_TYPE_STARTER (tc_starter_get_type ())
G_DECLARE_FINAL_TYPE (TcStarter, tc_starter, TC, STARTER, GObject)

/* The picture, in pixels; it is shown at half that size. */
#define TC_STARTER_PICTURE_WIDTH  512
#define TC_STARTER_PICTURE_HEIGHT 288

/** TcStarterFound: called in the main loop, once for each scenario, and with %NULL at the end. */
typedef void (*TcStarterFound) (TcStarter *starter, gpointer user_data);

/** tc_starter_find_all: reads the scenarios one after the other in a thread, in the order in which
 * they are sorted, until @cancellable is cancelled; those that cannot be read are left out.
 *
 * Returns: how many there are at most */
guint tc_starter_find_all (GCancellable *cancellable, TcStarterFound found, gpointer user_data);

/** tc_starter_new_blank: stands for one that has not been read: sorted behind all others, without
 * words and picture. */
TcStarter *tc_starter_new_blank (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_starter_is_blank (TcStarter *self);

const char *tc_starter_get_path (TcStarter *self);
const char *tc_starter_get_title (TcStarter *self);

/** tc_starter_get_game: the name of its game; of a variant it says so. */
const char *tc_starter_get_game (TcStarter *self);

/** tc_starter_get_about: the first paragraph of what it says about itself, or "". */
const char *tc_starter_get_about (TcStarter *self);

/** tc_starter_get_picture: not of a blank one. */
GdkTexture *tc_starter_get_picture (TcStarter *self);

/** tc_starter_compare: for sorting: by game, variants after whole scenarios. */
int tc_starter_compare (gconstpointer a, gconstpointer b, gpointer user_data);

/** tc_starter_dup_title, tc_starter_dup_about: (transfer full): of any scenario; @source is its
 * text. */
char *tc_starter_dup_title (TcScenario *scenario, TcSource *source) G_GNUC_WARN_UNUSED_RESULT;
char *tc_starter_dup_about (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
