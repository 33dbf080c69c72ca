/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-view.h"
#include "systems/badge/lint/tc-badge-lint-private.h"

/* Holes, streets, walls and gates: what is not on the board, what changes nothing, gates that lead
 * nowhere, and places from which no way leads out. */

typedef enum { NORTH, EAST, SOUTH, WEST, N_SIDES } Side;

typedef struct {
  gint64 column;
  gint64 row;
} Place;

static BadgeLintPlace *
find (BadgeLint *lint, Place place)
{
  if (place.column < 1 || place.column > lint->columns || place.row < 1 || place.row > lint->rows)
    return NULL;

  return &lint->places[(place.row - 1) * lint->columns + place.column - 1];
}

BadgeLintPlace *
badge_lint_find_place (BadgeLint *lint, TcNode node)
{
  Place place = { 0, 0 };

  tc_lint_read_int (lint->scenario, node, "column", &place.column);
  tc_lint_read_int (lint->scenario, node, "row", &place.row);

  return find (lint, place);
}

static Place
get_place (BadgeLint *lint, TcNode node)
{
  return (Place){ tc_scenario_get_int (lint->scenario, node, "column"),
                  tc_scenario_get_int (lint->scenario, node, "row") };
}

static Place
get_beside (Place place, Side side)
{
  switch (side) {
  case NORTH:
    place.row--;
    break;
  case EAST:
    place.column++;
    break;
  case SOUTH:
    place.row++;
    break;
  case WEST:
    place.column--;
    break;
  case N_SIDES:
    break;
  }

  return place;
}

static Side
turn_back (Side side)
{
  return (Side) ((side + 2) % N_SIDES);
}

static Side
get_side (BadgeLint *lint, TcNode node, const char *name)
{
  return (Side) tc_scenario_get_enum (lint->scenario, node, name);
}

static TcNode
find_first (BadgeLint *lint, const char *name)
{
  return tc_scenario_find_child (lint->scenario, lint->board, name);
}

/* -- Findings -- */

static void
report_idle (BadgeLint *lint, TcNode node, const char *why)
{
  TcFinding *finding =
    tc_lint_add (lint->scenario, lint->report, "CTY017", node, NULL, _ ("This %s changes nothing"),
                 tc_scenario_get_name (lint->scenario, node));

  tc_finding_set_why (finding, "%s", why);
  badge_lint_offer_removal (lint, finding, node);
}

/* FALSE, and a finding, when @node is not on the board. */
static gboolean
judge_place (BadgeLint *lint, TcNode node)
{
  Place place = get_place (lint, node);
  TcFinding *finding;

  if (find (lint, place) != NULL)
    return TRUE;

  finding = tc_lint_add (
    lint->scenario, lint->report, "CTY016", node, place.column > lint->columns ? "column" : "row",
    _ ("Column %d, row %d is not on the board"), (int) place.column, (int) place.row);
  tc_finding_set_why (finding, _ ("The board has %d columns and %d rows."), (int) lint->columns,
                      (int) lint->rows);
  badge_lint_offer_removal (lint, finding, node);

  return FALSE;
}

static void
judge_street (BadgeLint *lint, TcNode street)
{
  BadgeLintPlace *place = badge_lint_find_place (lint, street);

  if (place->is_hole)
    report_idle (lint, street, _ ("There is a hole at this place. Remove one of the two."));
  else if (!place->is_city)
    report_idle (lint, street,
                 _ ("The place is outside the city, where all places are streets already."));
  else
    place->is_street = TRUE;
}

static void
judge_wall (BadgeLint *lint, TcNode wall)
{
  Place at = get_place (lint, wall);
  Side side = get_side (lint, wall, "side");
  BadgeLintPlace *place = find (lint, at);
  BadgeLintPlace *beside = find (lint, get_beside (at, side));

  if (place->is_hole || (beside != NULL && beside->is_hole))
    report_idle (lint, wall, _ ("It stands beside a hole, where nobody can pass anyway."));
  else if (beside == NULL && (place->exits >> side & 1) == 0)
    report_idle (lint, wall, _ ("It stands on an edge of the board that is not an exit."));
  else if (place->walls >> side & 1)
    report_idle (lint, wall, _ ("The place on its other side has this wall already."));
  place->walls |= (guint8) (1u << side);
  place->exits &= (guint8) ~(1u << side);
  if (beside != NULL)
    beside->walls |= (guint8) (1u << turn_back (side));
}

static void
judge_gate (BadgeLint *lint, TcNode gate)
{
  Place at = get_place (lint, gate);
  Side side = get_side (lint, gate, "side");
  Place outside = get_beside (at, side);
  BadgeLintPlace *place = find (lint, at);
  BadgeLintPlace *beside = find (lint, outside);
  const char *why = NULL;
  TcFinding *finding;

  if (place->is_hole)
    why = _ ("There is a hole at its place: put the gate at a place beside it.");
  else if (place->walls >> side & 1)
    why = _ ("There is a wall on this side: remove one of the two.");
  else if (beside != NULL && !beside->is_hole)
    why = _ ("There is a place on its other side. A gate leads off the board or into a hole.");
  if (why != NULL) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY018", gate, "side",
                           _ ("No fugitive can leave by this gate"));
    tc_finding_set_why (finding, "%s", why);
    badge_lint_offer_removal (lint, finding, gate);
    return;
  }
  if (place->exits >> side & 1)
    report_idle (lint, gate, _ ("Its whole edge is an exit."));
  place->exits |= (guint8) (1u << side);
}

/* -- Reading -- */

static void
read_city (BadgeLint *lint)
{
  Place first = get_place (lint, lint->city);
  gint64 columns = tc_scenario_get_int (lint->scenario, lint->city, "columns");
  gint64 rows = tc_scenario_get_int (lint->scenario, lint->city, "rows");

  for (gint64 row = first.row; row < first.row + rows; row++) {
    for (gint64 column = first.column; column < first.column + columns; column++) {
      BadgeLintPlace *place = find (lint, (Place){ column, row });

      if (place != NULL)
        place->is_city = TRUE;
    }
  }
}

static void
read_edges (BadgeLint *lint)
{
  TcNode exit = find_first (lint, "exit");

  if (!tc_scenario_is_valid (lint->scenario))
    return;
  for (; exit != TC_NODE_NONE; exit = tc_scenario_find_next (lint->scenario, exit)) {
    Side side = get_side (lint, exit, "edge");

    for (gint64 row = 1; row <= lint->rows; row++)
      for (gint64 column = 1; column <= lint->columns; column++) {
        Place at = { column, row };

        if (find (lint, get_beside (at, side)) == NULL && !find (lint, at)->is_hole)
          find (lint, at)->exits |= (guint8) (1u << side);
      }
  }
}

/* Whether @node says what it should; if not that has been reported. */
static gboolean
is_read (BadgeLint *lint, TcNode node)
{
  gint64 number;

  return tc_lint_read_int (lint->scenario, node, "column", &number) &&
         tc_lint_read_int (lint->scenario, node, "row", &number) &&
         (strcmp (tc_scenario_get_name (lint->scenario, node), "hole") == 0 ||
          strcmp (tc_scenario_get_name (lint->scenario, node), "street") == 0 ||
          tc_scenario_is_valid (lint->scenario));
}

static gboolean
judge_each (BadgeLint *lint, const char *name, void (*judge) (BadgeLint *lint, TcNode node))
{
  TcNode node = find_first (lint, name);
  gboolean fits = TRUE;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    if (!is_read (lint, node))
      continue;
    if (judge_place (lint, node))
      judge (lint, node);
    else
      fits = FALSE;
  }

  return fits;
}

static void
add_hole (BadgeLint *lint, TcNode hole)
{
  badge_lint_find_place (lint, hole)->is_hole = TRUE;
}

static void
count_cells (BadgeLint *lint)
{
  lint->n_cells = 0;
  for (gint64 i = 0; i < lint->columns * lint->rows; i++) {
    lint->places[i].is_city &= !lint->places[i].is_hole && !lint->places[i].is_street;
    lint->n_cells += lint->places[i].is_city;
  }
}

/* -- Ways out -- */

/* Marks every place from which a way leads out, by walking back from the exits. */
static void
walk (BadgeLint *lint)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (Place));

  for (gint64 row = 1; row <= lint->rows; row++)
    for (gint64 column = 1; column <= lint->columns; column++) {
      Place at = { column, row };

      if (find (lint, at)->exits == 0)
        continue;
      find (lint, at)->leads_out = TRUE;
      g_array_append_val (queue, at);
    }
  for (guint i = 0; i < queue->len; i++) {
    Place at = g_array_index (queue, Place, i);

    for (Side side = NORTH; side < N_SIDES; side++) {
      Place next = get_beside (at, side);
      BadgeLintPlace *beside = find (lint, next);

      if (beside == NULL || beside->is_hole || beside->leads_out ||
          (find (lint, at)->walls >> side & 1) != 0)
        continue;
      beside->leads_out = TRUE;
      g_array_append_val (queue, next);
    }
  }
}

static void
judge_ways_out (BadgeLint *lint)
{
  gboolean has_exit = FALSE;
  gint64 first = -1;
  guint n = 0;
  g_autofree char *name = NULL;
  TcFinding *finding;

  walk (lint);
  for (gint64 i = 0; i < lint->columns * lint->rows; i++) {
    has_exit |= lint->places[i].exits != 0;
    if (!lint->places[i].is_city || lint->places[i].leads_out)
      continue;
    first = n++ == 0 ? i : first;
  }
  if (!has_exit) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY020", lint->board, NULL,
                           _ ("The board has no exit: no fugitive can ever escape"));
    tc_finding_set_why (finding,
                        _ ("Add an exit along an edge, or a gate on one side of a place."));
  } else if (n > 0) {
    name =
      tc_grid_dup_name ((guint) (first % lint->columns) + 1, (guint) (first / lint->columns) + 1);
    finding = tc_lint_add (lint->scenario, lint->report, "CTY019", lint->board, NULL,
                           _ ("There is no way out from %s; city places without one: %u"), name, n);
    tc_finding_set_why (finding, _ ("A fugitive that appears there can never escape. Open a wall "
                                    "or fill a hole, or add an exit."));
  }
}

gboolean
badge_lint_board (BadgeLint *lint)
{
  gboolean fits;

  lint->columns = tc_scenario_get_int (lint->scenario, lint->board, "columns");
  lint->rows = tc_scenario_get_int (lint->scenario, lint->board, "rows");
  lint->places = g_new0 (BadgeLintPlace, (gsize) (lint->columns * lint->rows));
  read_city (lint);
  fits = judge_each (lint, "hole", add_hole);
  read_edges (lint);
  fits &= judge_each (lint, "street", judge_street);
  count_cells (lint);
  fits &= judge_each (lint, "wall", judge_wall);
  fits &= judge_each (lint, "gate", judge_gate);
  if (fits && tc_scenario_is_valid (lint->scenario))
    judge_ways_out (lint);

  return fits;
}
