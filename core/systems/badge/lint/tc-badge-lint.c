/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/badge/lint/tc-badge-lint-private.h"
#include "systems/badge/tc-badge-data-private.h"

/* The city and its tiles. */

/* The most that the schema takes for one kind. */
#define MAX_COPIES 999

static const char *const tile_names[] = { "hideout", "evidence", "traffic", "empty" };

static TcNode
find_section (BadgeLint *lint, const char *section)
{
  return tc_scenario_find_child (lint->scenario, 0, section);
}

TcNode
badge_lint_find (BadgeLint *lint, const char *section, const char *name)
{
  TcNode parent = find_section (lint, section);

  return parent != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, parent, name)
                                : TC_NODE_NONE;
}

void
badge_lint_offer (BadgeLint *lint,
                  TcFinding *finding,
                  TcNode node,
                  const char *attribute,
                  gint64 value)
{
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, node);
  g_autofree char *text = g_strdup_printf ("%d", (int) value);

  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, attribute, text),
                   _ ("Write %s"), text);
}

void
badge_lint_offer_default (BadgeLint *lint, TcFinding *finding, TcNode node, const char *attribute)
{
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, node);

  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, attribute, NULL),
                   _ ("Leave it as in the rulebook"));
}

void
badge_lint_offer_removal (BadgeLint *lint, TcFinding *finding, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, node);

  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_remove (path), _ ("Remove %s"),
                   tc_lint_get_title (lint->scenario, node));
}

void
badge_lint_point (BadgeLint *lint, TcFinding *finding, TcNode node, const char *text)
{
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, node), "%s", text);
}

gint64
badge_lint_sum (BadgeLint *lint, const char *section, const char *name, TcNode colour)
{
  TcNode node = badge_lint_find (lint, section, name);
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
  TcNode node = badge_lint_find (lint, section, name);

  while (node != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, node, "colour") != colour)
    node = tc_scenario_find_next (lint->scenario, node);

  return node;
}

gboolean
badge_lint_is_absent (BadgeLint *lint, TcNode colour)
{
  return badge_lint_find_colour (lint, "pawns", "fugitive", colour) == TC_NODE_NONE &&
         badge_lint_sum (lint, "tileset", "hideout", colour) == 0;
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
  const char *written;

  *out_node = badge_lint_find (lint, "rules", section);
  if (*out_node != TC_NODE_NONE)
    return tc_lint_read_int (lint->scenario, *out_node, name, out);
  written = tc_schema_content_find_attribute (element->content, name)->default_value;
  if (written == NULL)
    return FALSE;
  *out = g_ascii_strtoll (written, NULL, 10);

  return TRUE;
}

/* -- Where the city lies -- */

/* Along one side of the board: FALSE when it does not fit or cannot be read. */
static gboolean
judge_side (BadgeLint *lint, const char *first, const char *size)
{
  gint64 from, n, of;
  TcFinding *finding;

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
  if (from <= of)
    badge_lint_offer (lint, finding, lint->city, size, of - from + 1);
  tc_finding_set_why (finding, _ ("Make the city smaller, begin it further north or west, or make "
                                  "the board larger."));

  return FALSE;
}

static gboolean
judge_city (BadgeLint *lint)
{
  gboolean fits = judge_side (lint, "column", "columns");

  fits &= judge_side (lint, "row", "rows");
  lint->n_cells = (guint) MAX (0, tc_scenario_get_int (lint->scenario, lint->city, "columns") *
                                    tc_scenario_get_int (lint->scenario, lint->city, "rows"));

  return fits && badge_lint_board (lint);
}

/* -- Tiles -- */

static void
offer_empty_tiles (BadgeLint *lint, TcFinding *finding, gint64 too_many)
{
  TcNode empty = badge_lint_find (lint, "tileset", "empty");
  gint64 copies = empty != TC_NODE_NONE ? tc_scenario_get_int (lint->scenario, empty, "copies") : 0;
  g_autofree char *path = NULL;
  g_autofree char *value = NULL;

  if (empty == TC_NODE_NONE || copies < too_many || copies - too_many > MAX_COPIES)
    return;
  path = tc_scenario_dup_path (lint->scenario, empty);
  value = g_strdup_printf ("%d", (int) (copies - too_many));
  tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "copies", value),
                   _ ("Make it %s of %s"), value, tc_lint_get_title (lint->scenario, empty));
}

static void
judge_tile_count (BadgeLint *lint)
{
  gint64 n_places = lint->n_cells;
  gint64 n_tiles = 0;
  TcFinding *finding;

  for (guint i = 0; i < G_N_ELEMENTS (tile_names); i++)
    n_tiles += badge_lint_sum (lint, "tileset", tile_names[i], TC_NODE_NONE);
  if (n_tiles == n_places)
    return;

  finding = tc_lint_add (lint->scenario, lint->report, "CTY003", find_section (lint, "tileset"),
                         NULL, _ ("Tiles and places differ: %d tiles, and a city of %d places"),
                         (int) n_tiles, (int) n_places);
  if (n_tiles > n_places)
    tc_finding_set_why (finding, _ ("Take %d out, or make the city larger."),
                        (int) (n_tiles - n_places));
  else
    tc_finding_set_why (finding, _ ("Add %d, or make the city smaller."),
                        (int) (n_places - n_tiles));
  badge_lint_point (lint, finding, lint->city,
                    _ ("The city is here; its streets and holes take no tile"));
  offer_empty_tiles (lint, finding, n_tiles - n_places);
}

static void
judge_hideout (BadgeLint *lint, TcNode hideout)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, hideout, "colour");
  TcNode first = badge_lint_find_colour (lint, "tileset", "hideout", colour);
  gint64 copies = tc_scenario_get_int (lint->scenario, hideout, "copies");
  const char *name = tc_lint_get_title (lint->scenario, colour);
  TcFinding *finding;

  if (copies == 0)
    return; /* its fugitive has none: CTY004 */
  if (badge_lint_find_colour (lint, "pawns", "fugitive", colour) == TC_NODE_NONE) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY005", hideout, "colour",
                           _ ("There is no fugitive of colour %s: nobody comes out of this "
                              "hideout"),
                           name);
    tc_finding_set_why (finding, _ ("Add the fugitive to the pawns, or take the tile out."));
  } else if (first != hideout) {
    finding = tc_lint_add (
      lint->scenario, lint->report, "CTY005", hideout, "colour",
      _ ("This is a second hideout of colour %s: expected one for each fugitive"), name);
    tc_finding_set_why (finding, _ ("Give it another colour, or take it out."));
    badge_lint_point (lint, finding, first, _ ("The first is here"));
  } else if (copies > 1) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY005", hideout, "copies",
                           _ ("There are %d copies of %s: expected 1, as there is one fugitive"),
                           (int) copies, tc_lint_get_title (lint->scenario, hideout));
    badge_lint_offer (lint, finding, hideout, "copies", 1);
  }
}

static void
judge_fugitive (BadgeLint *lint, TcNode fugitive)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, fugitive, "colour");
  TcNode first = badge_lint_find_colour (lint, "pawns", "fugitive", colour);
  TcNode hideout = badge_lint_find_colour (lint, "tileset", "hideout", colour);
  TcFinding *finding;

  if (first != fugitive) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY007", fugitive, "colour",
                           _ ("This is a second fugitive of colour %s: expected one"),
                           tc_lint_get_title (lint->scenario, colour));
    tc_finding_set_why (finding, _ ("Give it a colour of its own, or take it out."));
    badge_lint_point (lint, finding, first, _ ("The first is here"));
  } else if (badge_lint_sum (lint, "tileset", "hideout", colour) == 0) {
    finding = tc_lint_add (lint->scenario, lint->report, "CTY004", fugitive, NULL,
                           _ ("%s has no hideout to come out of: expected a hideout of colour "
                              "\"%s\""),
                           tc_lint_get_title (lint->scenario, fugitive),
                           tc_scenario_get_id (lint->scenario, colour));
    tc_finding_set_why (finding, _ ("Add the hideout to the tiles, or take the pawn out."));
    if (hideout != TC_NODE_NONE)
      badge_lint_offer (lint, finding, hideout, "copies", 1);
  }
}

/* What nobody lays and there is none of. */
static void
judge_plain_tile (BadgeLint *lint, TcNode tile)
{
  TcNode setup = badge_lint_find (lint, "setups", "setup");
  TcFinding *finding;

  if (tc_scenario_get_int (lint->scenario, tile, "copies") > 0)
    return;
  for (; setup != TC_NODE_NONE; setup = tc_scenario_find_next (lint->scenario, setup)) {
    TcNode lay = tc_scenario_find_child (lint->scenario, setup, "lay");

    for (; lay != TC_NODE_NONE; lay = tc_scenario_find_next (lint->scenario, lay)) {
      if (tc_scenario_get_ref (lint->scenario, lay, "tile") == tile)
        return; /* CTY009 */
    }
  }
  finding = tc_lint_add (lint->scenario, lint->report, "CTY014", tile, "copies",
                         _ ("There is no copy of %s: it takes no part in the game"),
                         tc_lint_get_title (lint->scenario, tile));
  tc_finding_set_why (finding, _ ("Say how many there are, or take it out."));
  badge_lint_offer_removal (lint, finding, tile);
}

static void
judge_evidence (BadgeLint *lint, TcNode evidence)
{
  TcNode colour = tc_scenario_get_ref (lint->scenario, evidence, "colour");
  TcFinding *finding;

  if (!badge_lint_is_absent (lint, colour)) {
    judge_plain_tile (lint, evidence);
    return;
  }
  finding = tc_lint_add (lint->scenario, lint->report, "CTY006", evidence, "colour",
                         _ ("There is no fugitive of colour %s: this evidence never counts"),
                         tc_lint_get_title (lint->scenario, colour));
  tc_finding_set_why (finding, _ ("Give it the colour of a fugitive, or take it out."));
}

/* A fugitive without evidence is a choice; one whose evidence is another's second is none. */
static void
judge_second_evidence (BadgeLint *lint)
{
  TcNode second = badge_lint_find_second (lint, "tileset", "evidence");
  TcNode fugitive = badge_lint_find (lint, "pawns", "fugitive");

  for (; second != TC_NODE_NONE && fugitive != TC_NODE_NONE;
       fugitive = tc_scenario_find_next (lint->scenario, fugitive)) {
    TcNode colour = tc_scenario_get_ref (lint->scenario, fugitive, "colour");
    TcNode own = tc_scenario_get_ref (lint->scenario, second, "colour");
    TcFinding *finding;

    if (badge_lint_find_colour (lint, "tileset", "evidence", colour) != TC_NODE_NONE)
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "CTY021", second, "colour",
                           _ ("This is a second evidence of colour %s, and there is none of %s"),
                           tc_lint_get_title (lint->scenario, own),
                           tc_lint_get_title (lint->scenario, colour));
    badge_lint_point (lint, finding, badge_lint_find_colour (lint, "tileset", "evidence", own),
                      _ ("The first is here"));
    return;
  }
}

static void
judge_all (BadgeLint *lint,
           const char *section,
           const char *name,
           void (*judge) (BadgeLint *lint, TcNode node))
{
  TcNode node = badge_lint_find (lint, section, name);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (lint->scenario, node))
    judge (lint, node);
}

/* Hideouts that are missing or too many say already why the tiles do not fill the city. */
static void
judge_tiles (BadgeLint *lint, gboolean fits)
{
  guint n = tc_report_get_n (lint->report);

  judge_all (lint, "tileset", "hideout", judge_hideout);
  judge_all (lint, "pawns", "fugitive", judge_fugitive);
  if (fits && tc_report_get_n (lint->report) == n)
    judge_tile_count (lint);
  judge_all (lint, "tileset", "evidence", judge_evidence);
  judge_second_evidence (lint);
  judge_all (lint, "tileset", "traffic", judge_plain_tile);
  judge_all (lint, "tileset", "empty", judge_plain_tile);
}

void
badge_lint (TcScenario *scenario, TcReport *report)
{
  BadgeLint lint = {
    .scenario = scenario, .report = report, .board = TC_NODE_NONE, .city = TC_NODE_NONE
  };
  g_autofree BadgeLintPlace *places = NULL;
  gboolean fits;

  lint.board = find_section (&lint, "grid-board");
  if (lint.board != TC_NODE_NONE)
    lint.city = tc_scenario_find_child (scenario, lint.board, "city");
  if (lint.city == TC_NODE_NONE)
    return;

  fits = judge_city (&lint);
  places = lint.places;
  if (fits)
    badge_lint_setups (&lint);
  if (!tc_scenario_is_valid (scenario))
    return;
  judge_tiles (&lint, fits);
  badge_lint_deck (&lint);
  badge_lint_rules (&lint);
  badge_lint_milestones (&lint);
}
