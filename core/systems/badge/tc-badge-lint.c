/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/tc-badge-data-private.h"
#include "systems/badge/tc-badge-lint-private.h"

/* The city and its tiles. */

static const char *const tile_names[] = { "hideout", "evidence", "traffic", "empty" };

static TcNode
find_section (BadgeLint *lint, const char *section)
{
  return tc_scenario_find_child (lint->scenario, 0, section);
}

static TcNode
find_first (BadgeLint *lint, const char *section, const char *name)
{
  TcNode parent = find_section (lint, section);

  return parent != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, parent, name)
                                : TC_NODE_NONE;
}

gint64
badge_lint_sum (BadgeLint *lint, const char *section, const char *name, TcNode colour)
{
  TcNode node = find_first (lint, section, name);
  gint64 sum = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node)) {
    if (colour == TC_NODE_NONE || tc_scenario_get_ref (lint->scenario, node, "colour") == colour)
      sum += tc_scenario_get_int (lint->scenario, node, "copies");
  }

  return sum;
}

TcNode
badge_lint_find_colour (BadgeLint *lint, const char *section, const char *name, TcNode colour)
{
  TcNode node = find_first (lint, section, name);

  while (node != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, "colour") != colour)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

gboolean
badge_lint_read_rule (BadgeLint *lint,
                      const char *section,
                      const char *name,
                      gint64 *out,
                      TcNode *out_node)
{
  const TcSchema *schema = tc_scenario_get_schema (lint->scenario);
  const TcSchemaElement *rules =
    tc_schema_content_find_element (schema->root->content, "rules", NULL);
  const TcSchemaElement *element = tc_schema_content_find_element (rules->content, section, NULL);

  *out_node = find_first (lint, "rules", section);
  if (*out_node != TC_NODE_NONE)
    return tc_lint_read_int (lint->scenario, *out_node, name, out);
  *out = g_ascii_strtoll (tc_schema_content_find_attribute (element->content, name)->default_value,
                          NULL, 10);

  return TRUE;
}

/* -- Where the city lies -- */

/* Along one side of the board: FALSE when it does not fit or cannot be read. */
static gboolean
judge_side (BadgeLint *lint, const char *first, const char *size)
{
  gint64 from, n, of;
  TcFinding *finding;
  g_autofree char *path = NULL;
  g_autofree char *value = NULL;

  if (!tc_lint_read_int (lint->scenario, lint->city, first, &from) ||
      !tc_lint_read_int (lint->scenario, lint->city, size, &n) ||
      !tc_lint_read_int (lint->scenario, lint->board, size, &of))
    return FALSE;
  if (from + n - 1 <= of)
    return TRUE;

  finding =
    tc_lint_add (lint->scenario, lint->report, "CTY001", lint->city, from > of ? first : size,
                 _ ("The city reaches to %s %d, but the board has %d %s"), first,
                 (int) (from + n - 1), (int) of, size);
  if (from <= of) {
    path = tc_scenario_dup_path (lint->scenario, lint->city);
    value = g_strdup_printf ("%d", (int) (of - from + 1));
    tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, size, value),
                     _ ("Write %s"), value);
  }

  return FALSE;
}

static gboolean
judge_city (BadgeLint *lint)
{
  gboolean fits = judge_side (lint, "column", "columns");
  gint64 columns, rows;

  fits &= judge_side (lint, "row", "rows");
  if (!fits)
    return FALSE;
  columns = tc_scenario_get_int (lint->scenario, lint->city, "columns");
  rows = tc_scenario_get_int (lint->scenario, lint->city, "rows");
  if (columns * rows <= BADGE_MAX_CELLS)
    return TRUE;

  tc_lint_add (lint->scenario, lint->report, "CTY002", lint->city, NULL,
               _ ("The city has %d places; at most %d can be played"), (int) (columns * rows),
               BADGE_MAX_CELLS);

  return FALSE;
}

/* -- Tiles -- */

static void
offer_empty_tiles (BadgeLint *lint, TcFinding *finding, gint64 too_many)
{
  TcNode empty = find_first (lint, "tileset", "empty");
  gint64 copies = empty != TC_NODE_NONE ? tc_scenario_get_int (lint->scenario, empty, "copies") : 0;
  g_autofree char *path = NULL;
  g_autofree char *value = NULL;

  if (empty == TC_NODE_NONE || copies < too_many || copies - too_many > 99)
    return;
  path = tc_scenario_dup_path (lint->scenario, empty);
  value = g_strdup_printf ("%d", (int) (copies - too_many));
  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "copies", value),
                   _ ("Make it %s of %s"), value, tc_lint_get_title (lint->scenario, empty));
}

static void
judge_tile_count (BadgeLint *lint)
{
  gint64 n_places = tc_scenario_get_int (lint->scenario, lint->city, "columns") *
                    tc_scenario_get_int (lint->scenario, lint->city, "rows");
  gint64 n_tiles = 0;
  TcFinding *finding;

  for (guint i = 0; i < G_N_ELEMENTS (tile_names); i++)
    n_tiles += badge_lint_sum (lint, "tileset", tile_names[i], TC_NODE_NONE);
  if (n_tiles == n_places)
    return;

  finding =
    tc_lint_add (lint->scenario, lint->report, "CTY003", find_section (lint, "tileset"), NULL,
                 _ ("There are %d tiles for a city of %d places"), (int) n_tiles, (int) n_places);
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, lint->city), _ ("The city is here"));
  offer_empty_tiles (lint, finding, n_tiles - n_places);
}

static void
judge_hideout (BadgeLint *lint, TcNode hideout)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, hideout, "colour");
  TcNode first = badge_lint_find_colour (lint, "tileset", "hideout", colour);
  gint64 copies = tc_scenario_get_int (lint->scenario, hideout, "copies");
  const char *name = tc_lint_get_title (lint->scenario, colour);
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, hideout);
  TcFinding *finding;

  if (badge_lint_find_colour (lint, "pawns", "fugitive", colour) == TC_NODE_NONE) {
    if (copies > 0)
      tc_lint_add (lint->scenario, lint->report, "CTY005", hideout, "colour",
                   _ ("No fugitive is %s: nobody comes out of this hideout"), name);
  } else if (first != hideout && copies > 0) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY005", hideout, "colour",
                           _ ("%s has a hideout already"), name);
    tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                            tc_lint_get_place (lint->scenario, first), _ ("The first is here"));
  } else if (copies > 1) {
    finding =
      tc_lint_add (lint->scenario, lint->report, "CTY005", hideout, "copies",
                   _ ("There are %d hideouts of the %s fugitive: expected 1"), (int) copies, name);
    tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "copies", "1"),
                     _ ("Write 1"));
  }
}

static void
judge_fugitive (BadgeLint *lint, TcNode fugitive)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, fugitive, "colour");
  TcNode first = badge_lint_find_colour (lint, "pawns", "fugitive", colour);
  TcFinding *finding;

  if (first != fugitive) {
    finding =
      tc_lint_add (lint->scenario, lint->report, "CTY007", fugitive, "colour",
                   _ ("%s has a fugitive already"), tc_lint_get_title (lint->scenario, colour));
    tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                            tc_lint_get_place (lint->scenario, first), _ ("The first is here"));
  } else if (badge_lint_sum (lint, "tileset", "hideout", colour) == 0) {
    tc_lint_add (lint->scenario, lint->report, "CTY004", fugitive, NULL,
                 _ ("%s has no hideout to come out of: expected a hideout of colour \"%s\""),
                 tc_lint_get_title (lint->scenario, fugitive),
                 tc_scenario_get_id (lint->scenario, colour));
  }
}

static void
judge_evidence (BadgeLint *lint, TcNode evidence)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, evidence, "colour");

  if (badge_lint_find_colour (lint, "pawns", "fugitive", colour) == TC_NODE_NONE)
    tc_lint_add (lint->scenario, lint->report, "CTY006", evidence, "colour",
                 _ ("No fugitive is %s: this evidence never counts"),
                 tc_lint_get_title (lint->scenario, colour));
}

static void
judge_all (BadgeLint *lint,
           const char *section,
           const char *name,
           void (*judge) (BadgeLint *lint, TcNode node))
{
  TcNode node = find_first (lint, section, name);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    judge (lint, node);
}

/* -- Milestones -- */

static void
judge_milestone (BadgeLint *lint, TcNode milestone)
{
  const char *event = tc_scenario_get_string (lint->scenario, milestone, "event");
  TcNode colour = tc_scenario_get_ref (lint->scenario, milestone, "colour");
  gint64 count = tc_scenario_get_int (lint->scenario, milestone, "count");
  TcNode fugitive = find_first (lint, "pawns", "fugitive");
  gint64 most = 0;

  if (strcmp (event, "evidence") == 0)
    most = badge_lint_sum (lint, "tileset", "evidence", colour);
  else if (strcmp (event, "stopped") == 0)
    most = 1;
  else if (strcmp (event, "quiet") == 0 || strcmp (event, "reshuffle") == 0)
    return;
  else
    for (; fugitive != TC_NODE_NONE; fugitive = tc_scenario_find_next (lint->scenario, fugitive))
      most += colour == TC_NODE_NONE ||
              tc_scenario_get_ref (lint->scenario, fugitive, "colour") == colour;
  if (count > most)
    tc_lint_add (lint->scenario, lint->report, "CTY012", milestone, "count",
                 _ ("It waits for %d, but this can happen at most %d times"), (int) count,
                 (int) most);
}

void
badge_lint (TcScenario *scenario, TcReport *report)
{
  BadgeLint lint = { scenario, report, TC_NODE_NONE, TC_NODE_NONE };
  gboolean is_whole = tc_scenario_is_valid (scenario);

  lint.board = find_section (&lint, "grid-board");
  if (lint.board != TC_NODE_NONE)
    lint.city = tc_scenario_find_child (scenario, lint.board, "city");
  if (lint.city == TC_NODE_NONE)
    return;

  if (judge_city (&lint)) {
    if (is_whole)
      judge_tile_count (&lint);
    badge_lint_setups (&lint);
  }
  if (!is_whole)
    return;
  judge_all (&lint, "tileset", "hideout", judge_hideout);
  judge_all (&lint, "tileset", "evidence", judge_evidence);
  judge_all (&lint, "pawns", "fugitive", judge_fugitive);
  judge_all (&lint, "milestones", "milestone", judge_milestone);
  badge_lint_deck (&lint);
}
