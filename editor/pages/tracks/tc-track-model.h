/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* The tracks of a scenario (role "track"), their zones (role "track-zone"), and what lies in each
 * when a game of a setup begins: whatever in the setup names the zone. A track that says its ends
 * ("min" and "max") is a scale, and an attribute of a setup with the type of these ends is where
 * its marker begins. It knows no widget and no game. */

/** TcTrackContent: equal pieces in a zone. */
typedef struct {
  char *path; /* of the datum of the setup that puts them there */
  char *label;
  char *colour; /* "#rrggbb" of their side; "" for none */
  guint n;
  guint max; /* the most that the schema allows; 0: the number is not written there */
} TcTrackContent;

typedef struct {
  char *path;
  char *title;
  char *note;          /* what else it says: "Cost 1"; "" for nothing */
  GPtrArray *contents; /* of TcTrackContent */
} TcTrackZone;

typedef struct {
  char *path;
  char *title;
  char *note;        /* what else it says: "Kind: physical"; "" for nothing */
  GPtrArray *zones;  /* of TcTrackZone, in the order of the file */
  gboolean is_scale; /* it has no zones, but a number for each space, from @min to @max */
  int min;
  int max;
  gboolean has_start; /* the setup says with which number a game begins */
  int start;
} TcTrack;

/** tc_track_list: (transfer full): of TcTrack. @setup: TC_NODE_NONE for tracks with nothing on
 * them. */
GPtrArray *tc_track_list (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;

/** tc_track_find_zone: (nullable): of @tracks. */
const TcTrackZone *tc_track_find_zone (const GPtrArray *tracks, const char *path);

/** tc_track_make_put: (transfer full) (nullable): inserts what may put something into @zone, in
 * @setup: an element @name that names it; %NULL when there is no such. */
TcOperation *tc_track_make_put (TcScenario *scenario, TcNode setup, TcNode zone, const char *name)
  G_GNUC_WARN_UNUSED_RESULT;

/** tc_track_list_puts: (transfer container): what elements of @setup may name @zone: of const
 * TcSchemaElement. */
GPtrArray *tc_track_list_puts (TcScenario *scenario,
                               TcNode setup,
                               TcNode zone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
