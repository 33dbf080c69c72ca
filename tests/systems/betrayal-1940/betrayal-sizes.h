/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "betrayal-fixture.h"

G_BEGIN_DECLS

/* Large scenarios: the frozen one with a grid of areas beside its map, half of it Allied and half
 * German, and an army on either side of the line between them. */

typedef struct {
  guint n_sides;
  guint n_seats;
  guint n_nations;
  guint n_areas;
  guint n_zones;
  guint n_units;
  guint n_air;
  guint n_markers;
  guint n_setups; /* fixed ones */
  guint n_levels;
  guint n_quotas;
  guint n_columns; /* of combat */
  guint n_results;
  guint n_orders; /* tables */
  guint n_tactics;
  guint n_turns;
} BetrayalSizes;

/* What the frozen scenario has already; the schema's limits; and a scenario near them whose tests
 * end in a few seconds. */
extern const BetrayalSizes betrayal_sizes_frozen;
extern const BetrayalSizes betrayal_sizes_limits;
extern const BetrayalSizes betrayal_sizes_large;

/** betrayal_sizes_build: (transfer full): of a scenario with so much of everything. */
TcBuild *betrayal_sizes_build (const BetrayalSizes *sizes) G_GNUC_WARN_UNUSED_RESULT;

/** betrayal_sizes_insert: puts @what before the first @mark, and empties it. */
void betrayal_sizes_insert (GString *text, const char *mark, GString *what);

/** betrayal_sizes_is_german: whether area "a-@area" of the grid is; they are numbered row by row.
 */
gboolean betrayal_sizes_is_german (guint area);

G_END_DECLS
