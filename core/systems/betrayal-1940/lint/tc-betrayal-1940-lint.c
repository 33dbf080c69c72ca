/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Nations, numbers of the rules, odds and conditions. */

gboolean
betrayal_lint_is_kind (BetrayalLint *lint, TcNode node, const char *name)
{
  return node != TC_NODE_NONE && strcmp (tc_scenario_get_name (lint->scenario, node), name) == 0;
}

TcNode
betrayal_lint_find_rule (BetrayalLint *lint, const char *section)
{
  TcNode rules = tc_scenario_find_child (lint->scenario, 0, "rules");

  return rules != TC_NODE_NONE ? tc_scenario_find_child (lint->scenario, rules, section)
                               : TC_NODE_NONE;
}

gboolean
betrayal_lint_read_rule (BetrayalLint *lint, const char *section, const char *name, gint64 *out)
{
  const TcSchema *schema = tc_scenario_get_schema (lint->scenario);
  const TcSchemaElement *rules =
    tc_schema_content_find_element (schema->root->content, "rules", NULL);
  const TcSchemaElement *element = tc_schema_content_find_element (rules->content, section, NULL);
  TcNode node = betrayal_lint_find_rule (lint, section);

  if (node != TC_NODE_NONE)
    return tc_lint_read_int (lint->scenario, node, name, out);
  *out = g_ascii_strtoll (tc_schema_content_find_attribute (element->content, name)->default_value,
                          NULL, 10);

  return TRUE;
}

/* -- Nations -- */

guint
betrayal_lint_count_units (BetrayalLint *lint, TcNode nation, const char *kind)
{
  TcNode piece = TC_NODE_NONE;
  guint n = 0;

  while ((piece = tc_scenario_find_by_role (lint->scenario, "piece", piece)) != TC_NODE_NONE)
    n += (kind == NULL ? !betrayal_lint_is_kind (lint, piece, "marker")
                       : betrayal_lint_is_kind (lint, piece, kind)) &&
         tc_scenario_get_ref (lint->scenario, piece, "nation") == nation;

  return n;
}

static void
judge_automaton (BetrayalLint *lint, TcNode nation)
{
  TcFinding *finding;

  if (tc_scenario_is_bad (lint->scenario, nation, "automaton") ||
      !tc_scenario_get_bool (lint->scenario, nation, "automaton"))
    return;
  if (lint->automaton == TC_NODE_NONE) {
    lint->automaton = nation;
    return;
  }
  finding = tc_lint_add (lint->scenario, lint->report, "BTR001", nation, "automaton",
                         _ ("A second automaton: the orders and tactics tables drive exactly one "
                            "nation (3.4)"));
  tc_finding_add_related (finding, tc_scenario_get_source (lint->scenario),
                          tc_lint_get_place (lint->scenario, lint->automaton),
                          _ ("The first one is here"));
}

static TcNode
find_unit (BetrayalLint *lint, TcNode nation)
{
  TcNode piece = TC_NODE_NONE;

  while ((piece = tc_scenario_find_by_role (lint->scenario, "piece", piece)) != TC_NODE_NONE &&
         (betrayal_lint_is_kind (lint, piece, "marker") ||
          tc_scenario_get_ref (lint->scenario, piece, "nation") != nation))
    continue;

  return piece;
}

/* TRUE when it lacks a player. */
static gboolean
judge_nation (BetrayalLint *lint, TcNode nation)
{
  const char *missing = NULL;
  guint n;

  if (tc_lint_has_bad_ref (lint->scenario, nation))
    return FALSE;
  if (!tc_scenario_has (lint->scenario, nation, "side"))
    missing = "side";
  else if (!tc_scenario_has (lint->scenario, nation, "seat") && lint->automaton != TC_NODE_NONE &&
           tc_scenario_get_ref (lint->scenario, nation, "side") !=
             tc_scenario_get_ref (lint->scenario, lint->automaton, "side"))
    missing = "seat";
  n = missing != NULL ? betrayal_lint_count_units (lint, nation, NULL) : 0;
  if (n == 0)
    return FALSE;
  if (strcmp (missing, "side") == 0 && n == 1)
    tc_lint_add (lint->scenario, lint->report, "BTR002", find_unit (lint, nation), "nation",
                 _ ("%s is on no side, so its counter can do nothing: expected another nation, or "
                    "side=\"...\" on this one"),
                 tc_lint_get_title (lint->scenario, nation));
  else if (strcmp (missing, "side") == 0)
    tc_lint_add (lint->scenario, lint->report, "BTR002", nation, NULL,
                 _ ("%s has %u counters but is on no side: expected side=\"...\""),
                 tc_lint_get_title (lint->scenario, nation), n);
  else
    tc_lint_add (lint->scenario, lint->report, "BTR003", nation, NULL,
                 _ ("%s has %u counters but no player moves them: expected seat=\"...\""),
                 tc_lint_get_title (lint->scenario, nation), n);

  return strcmp (missing, "seat") == 0;
}

/* A player without a nation; one that a nation lacks is told there. */
static void
judge_seats (BetrayalLint *lint, guint n_without)
{
  TcNode seat = TC_NODE_NONE;

  while ((seat = tc_scenario_find_by_role (lint->scenario, "seat", seat)) != TC_NODE_NONE) {
    TcNode nation = TC_NODE_NONE;
    TcFinding *finding;

    do
      nation = tc_scenario_find_by_role (lint->scenario, "owner", nation);
    while (nation != TC_NODE_NONE && tc_scenario_get_ref (lint->scenario, nation, "seat") != seat &&
           !tc_lint_has_bad_ref (lint->scenario, nation));
    if (nation != TC_NODE_NONE || n_without > 0 || tc_lint_is_duplicate (lint->scenario, seat))
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "REF004", seat, "id",
                           _ ("No nation belongs to %s"), tc_lint_get_title (lint->scenario, seat));
    tc_finding_set_why (finding, _ ("Write seat=\"%s\" on a nation, or remove the player."),
                        tc_scenario_get_id (lint->scenario, seat));
  }
}

static void
judge_nations (BetrayalLint *lint)
{
  TcNode first = tc_scenario_find_child (lint->scenario, 0, "nation");
  TcNode nation;
  gboolean is_unknown = FALSE;
  guint n_without = 0;

  for (nation = first; nation != TC_NODE_NONE;
       nation = tc_scenario_find_next (lint->scenario, nation)) {
    judge_automaton (lint, nation);
    is_unknown |= tc_scenario_is_bad (lint->scenario, nation, "automaton");
  }
  if (first != TC_NODE_NONE && lint->automaton == TC_NODE_NONE && !is_unknown &&
      tc_scenario_is_valid (lint->scenario))
    tc_lint_add (lint->scenario, lint->report, "BTR001", first, NULL,
                 _ ("No nation is the automaton that orders and tactics tables drive (3.4): "
                    "expected automaton=\"true\" on one"));
  for (nation = first; nation != TC_NODE_NONE;
       nation = tc_scenario_find_next (lint->scenario, nation))
    n_without += judge_nation (lint, nation);
  judge_seats (lint, n_without);
}

static void
judge_capital (BetrayalLint *lint)
{
  TcNode board = tc_scenario_find_child (lint->scenario, 0, "area-board");
  TcNode capital =
    board != TC_NODE_NONE ? tc_scenario_get_ref (lint->scenario, board, "capital") : TC_NODE_NONE;
  TcNode nation;

  if (capital == TC_NODE_NONE)
    return;
  nation = tc_scenario_get_ref (lint->scenario, capital, "nation");
  if (betrayal_lint_is_area (lint, capital, "closed"))
    tc_lint_add (lint->scenario, lint->report, "BRD012", board, "capital",
                 _ ("%s is closed to the Allies, who return at the capital (3.2.2)"),
                 tc_lint_get_title (lint->scenario, capital));
  else if (nation != TC_NODE_NONE &&
           (nation == lint->automaton || (!tc_scenario_has (lint->scenario, nation, "side") &&
                                          betrayal_lint_count_units (lint, nation, NULL) == 0)))
    tc_lint_add (lint->scenario, lint->report, "BRD012", board, "capital",
                 _ ("%s is land of %s: no Ally can return there (3.2.2)"),
                 tc_lint_get_title (lint->scenario, capital),
                 tc_lint_get_title (lint->scenario, nation));
}

/* -- Rules -- */

static void
judge_face (BetrayalLint *lint, const char *section, const char *name, gint64 faces)
{
  TcNode node = betrayal_lint_find_rule (lint, section);
  gint64 value;

  if (node != TC_NODE_NONE && tc_scenario_has (lint->scenario, node, name) &&
      tc_lint_read_int (lint->scenario, node, name, &value) && value > faces)
    tc_lint_add (lint->scenario, lint->report, "NUM004", node, name,
                 _ ("%s is %" G_GINT64_FORMAT ", but the die has %" G_GINT64_FORMAT " faces"), name,
                 value, faces);
}

static void
judge_brackets (BetrayalLint *lint)
{
  TcNode area = TC_NODE_NONE;
  gint64 faces, bracket;

  if (!betrayal_lint_read_rule (lint, "local-defence", "faces", &faces))
    return;
  while ((area = tc_scenario_find_by_role (lint->scenario, "space", area)) != TC_NODE_NONE)
    if (tc_lint_read_int (lint->scenario, area, "bracket", &bracket) && bracket > faces)
      tc_lint_add (
        lint->scenario, lint->report, "NUM004", area, "bracket",
        _ ("bracket is %" G_GINT64_FORMAT ", but the die has %" G_GINT64_FORMAT " faces"), bracket,
        faces);
}

static void
judge_turn (BetrayalLint *lint, const char *section, const char *name, gint64 last)
{
  TcNode node = betrayal_lint_find_rule (lint, section);
  gint64 turn;

  if (node != TC_NODE_NONE && last > 0 && tc_scenario_has (lint->scenario, node, name) &&
      tc_lint_read_int (lint->scenario, node, name, &turn) && turn > last)
    tc_lint_add (lint->scenario, lint->report, "NUM005", node, name,
                 _ ("%s is turn %" G_GINT64_FORMAT ", but the last turn is %" G_GINT64_FORMAT),
                 name, turn, last);
}

static void
judge_rules (BetrayalLint *lint)
{
  TcNode stacking = betrayal_lint_find_rule (lint, "stacking");
  gint64 last = tc_lint_find_last_turn (lint->scenario);
  gint64 value;

  if (betrayal_lint_read_rule (lint, "returns", "faces", &value))
    judge_face (lint, "returns", "air-loss-on", value);
  if (betrayal_lint_read_rule (lint, "communication", "final-faces", &value))
    judge_face (lint, "communication", "final-from", value);
  judge_brackets (lint);
  judge_turn (lint, "air-drops", "turn", last);
  judge_turn (lint, "communication", "ban-from", last);
  judge_turn (lint, "local-defence", "turn", last);
  judge_turn (lint, "winning", "evacuation-counts-from", last);
  if (stacking != TC_NODE_NONE && tc_lint_read_int (lint->scenario, stacking, "limit", &value) &&
      value == 0)
    tc_lint_add (lint->scenario, lint->report, "NUM007", stacking, "limit",
                 _ ("With a stacking limit of 0 no ground unit could stand anywhere"));
}

/* -- Odds -- */

/* Rule 4.4.1 and ruling D64, as in play: the best column whose odds the attacker has in full. */
static TcNode
find_column (BetrayalLint *lint, TcNode table, gint64 attack, gint64 defence)
{
  TcNode first = tc_scenario_find_child (lint->scenario, table, "column");
  TcNode best = first;
  TcNode column;

  for (column = first; column != TC_NODE_NONE;
       column = tc_scenario_find_next (lint->scenario, column)) {
    gint64 a, d;

    if (!tc_lint_read_int (lint->scenario, column, "attack", &a) ||
        !tc_lint_read_int (lint->scenario, column, "defence", &d))
      return TC_NODE_NONE;
    if (column != first && attack * d < defence * a)
      break;
    best = column;
  }

  return best;
}

/* Whether each column of the table is better for the attacker than the one before it. If not, what
 * examples say of the columns follows from that (BTR016). */
static gboolean
has_columns_in_order (BetrayalLint *lint, TcNode table)
{
  TcNode before = TC_NODE_NONE;
  gint64 a, d, last_a, last_d;

  for (TcNode column = tc_scenario_find_child (lint->scenario, table, "column");
       column != TC_NODE_NONE; column = tc_scenario_find_next (lint->scenario, column)) {
    if (before != TC_NODE_NONE && tc_lint_read_int (lint->scenario, column, "attack", &a) &&
        tc_lint_read_int (lint->scenario, column, "defence", &d) &&
        tc_lint_read_int (lint->scenario, before, "attack", &last_a) &&
        tc_lint_read_int (lint->scenario, before, "defence", &last_d) && a * last_d <= last_a * d)
      return FALSE;
    before = column;
  }

  return TRUE;
}

/* What a rulebook prints is not ours to rewrite. */
static void
offer_odds (BetrayalLint *lint, TcFinding *finding, TcNode example, TcNode column)
{
  const char *id = tc_scenario_get_id (lint->scenario, column);
  g_autofree char *path = tc_scenario_dup_path (lint->scenario, example);

  if (tc_scenario_get_provenance (lint->scenario, example, "column") != TC_PROVENANCE_RULEBOOK)
    tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, "column", id),
                     _ ("Write \"%s\" in the example"), id);
}

static void
judge_odds (BetrayalLint *lint)
{
  TcNode node = TC_NODE_NONE;
  gint64 attack, defence;

  while ((node = tc_scenario_find_by_role (lint->scenario, "expect-odds", node)) != TC_NODE_NONE) {
    TcNode wanted = tc_scenario_get_ref (lint->scenario, node, "column");
    const char *rule = tc_scenario_get_rule_ref (lint->scenario, node);
    TcNode table = tc_scenario_get_parent (lint->scenario, node);
    TcFinding *finding;
    TcNode column;

    if (wanted == TC_NODE_NONE || !has_columns_in_order (lint, table) ||
        !tc_lint_read_int (lint->scenario, node, "attack", &attack) ||
        !tc_lint_read_int (lint->scenario, node, "defence", &defence))
      continue;
    column = find_column (lint, table, attack, defence);
    if (column == TC_NODE_NONE || column == wanted)
      continue;
    finding = tc_lint_add (lint->scenario, lint->report, "TAB008", node, "column",
                           _ ("By rule %s, %" G_GINT64_FORMAT " against %" G_GINT64_FORMAT
                              " is column %s; the table gives %s"),
                           rule != NULL ? rule : "4.4.1", attack, defence,
                           tc_scenario_get_id (lint->scenario, wanted),
                           tc_scenario_get_id (lint->scenario, column));
    offer_odds (lint, finding, node, column);
  }
}

/* -- Shifts -- */

/* A shift by as many columns as there are makes all odds one column. */
static void
judge_shifts (BetrayalLint *lint)
{
  TcNode node = TC_NODE_NONE;
  gint64 columns;

  while ((node = tc_scenario_find_by_role (lint->scenario, "shift", node)) != TC_NODE_NONE) {
    TcNode table = tc_scenario_get_parent (lint->scenario, node);
    gint64 n = 0;

    for (TcNode column = tc_scenario_find_child (lint->scenario, table, "column");
         column != TC_NODE_NONE; column = tc_scenario_find_next (lint->scenario, column))
      n++;
    if (n > 1 && tc_lint_read_int (lint->scenario, node, "columns", &columns) && ABS (columns) >= n)
      tc_lint_add (lint->scenario, lint->report, "BTR032", node, "columns",
                   _ ("A shift of %" G_GINT64_FORMAT " leaves no difference between odds: the "
                      "table has %" G_GINT64_FORMAT " columns"),
                   columns, n);
  }
}

/* -- Conditions -- */

static void
judge_condition (BetrayalLint *lint, TcNode node)
{
  gint64 wanted, most;
  guint n = 0;

  if (tc_schema_content_find_attribute (tc_scenario_get_element (lint->scenario, node)->content,
                                        "at-most") == NULL ||
      !tc_lint_read_int (lint->scenario, node, "at-least", &wanted) ||
      (tc_lint_read_int (lint->scenario, node, "at-most", &most) && most < wanted))
    return;
  if (betrayal_lint_is_kind (lint, node, "counts-areas")) {
    TcNode zone = tc_scenario_get_ref (lint->scenario, node, "zone");

    if (zone == TC_NODE_NONE)
      return;
    for (TcNode at = tc_scenario_find_child (lint->scenario, zone, "in"); at != TC_NODE_NONE;
         at = tc_scenario_find_next (lint->scenario, at))
      n++;
    if (wanted > n)
      tc_lint_add (lint->scenario, lint->report, "NUM006", node, "at-least",
                   _ ("At least %" G_GINT64_FORMAT " areas, but %s has only %u"), wanted,
                   tc_lint_get_title (lint->scenario, zone), n);
  } else if (betrayal_lint_is_kind (lint, node, "counts-evacuated")) {
    TcNode nation = tc_scenario_get_ref (lint->scenario, node, "nation");

    if (nation == TC_NODE_NONE ||
        (wanted > 0 && !betrayal_lint_counts_evacuated (lint, node, nation, wanted)))
      return;
    n = betrayal_lint_count_units (lint, nation, "unit");
    if (wanted > n)
      tc_lint_add (lint->scenario, lint->report, "NUM006", node, "at-least",
                   _ ("At least %" G_GINT64_FORMAT " ground units, but %s has only %u"), wanted,
                   tc_lint_get_title (lint->scenario, nation), n);
  }
}

void
betrayal_lint (TcScenario *scenario, TcReport *report)
{
  BetrayalLint lint = { scenario, report, TC_NODE_NONE };
  guint n = tc_scenario_get_n_nodes (scenario);

  judge_nations (&lint);
  betrayal_lint_areas (&lint);
  betrayal_lint_classes (&lint);
  betrayal_lint_evacuation (&lint);
  betrayal_lint_stacking (&lint);
  judge_capital (&lint);
  judge_rules (&lint);
  betrayal_lint_dice (&lint);
  betrayal_lint_orders (&lint);
  betrayal_lint_results (&lint);
  betrayal_lint_effectless (&lint);
  betrayal_lint_victory (&lint);
  judge_odds (&lint);
  judge_shifts (&lint);
  for (TcNode node = 0; node < n; node++) {
    if (tc_scenario_get_role (scenario, node) == NULL)
      judge_condition (&lint, node);
  }
  betrayal_lint_sense (&lint);
  betrayal_lint_setups (&lint);
}
