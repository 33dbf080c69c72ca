/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* What is written and has no effect: settings of nations that the rules never ask for, fortresses
 * that nothing speaks of, ports that are needed and absent. */

/* -- Nations -- */

static void
judge_automaton (BetrayalLint *lint, TcNode nation)
{
  static const char *const names[] = { "seat", "evacuates", "home-bound" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (tc_scenario_has (lint->scenario, nation, names[i]) &&
        !tc_scenario_is_bad (lint->scenario, nation, names[i]) &&
        (i == 0 || tc_scenario_get_bool (lint->scenario, nation, names[i]))) {
      TcFinding *finding = tc_lint_add (lint->scenario, lint->report, "BTR048", nation, names[i],
                                        _ ("%s has no effect: the tables move %s"), names[i],
                                        tc_lint_get_title (lint->scenario, nation));
      g_autofree char *path = tc_scenario_dup_path (lint->scenario, nation);

      tc_lint_add_fix (lint->scenario, finding, tc_operation_new_set (path, names[i], NULL),
                       _ ("Remove %s"), names[i]);
      return;
    }
}

static void
judge_opening (BetrayalLint *lint, TcNode nation)
{
  TcNode first = tc_scenario_get_ref (lint->scenario, nation, "opens-with");
  TcNode second = tc_scenario_get_ref (lint->scenario, nation, "also-opens-with");

  if (first == nation || second == nation)
    tc_lint_add (lint->scenario, lint->report, "BTR047", nation,
                 first == nation ? "opens-with" : "also-opens-with",
                 _ ("%s opens with itself, which says nothing"),
                 tc_lint_get_title (lint->scenario, nation));
  else if (first != TC_NODE_NONE && first == second)
    tc_lint_add (lint->scenario, lint->report, "BTR047", nation, "also-opens-with",
                 _ ("%s opens with %s already"), tc_lint_get_title (lint->scenario, nation),
                 tc_lint_get_title (lint->scenario, first));
}

/* The Strategic Orders Table prints letters: two nations with one cannot be told apart. */
static void
judge_letter (BetrayalLint *lint, TcNode nation)
{
  TcNode other = tc_scenario_find_child (lint->scenario, 0, "nation");
  const char *letter;

  if (!tc_scenario_has (lint->scenario, nation, "letter"))
    return;
  letter = tc_scenario_get_string (lint->scenario, nation, "letter");
  for (; other != nation; other = tc_scenario_find_next (lint->scenario, other))
    if (tc_scenario_has (lint->scenario, other, "letter") &&
        strcmp (tc_scenario_get_string (lint->scenario, other, "letter"), letter) == 0) {
      tc_lint_add (lint->scenario, lint->report, "BTR047", nation, "letter",
                   _ ("%s has the letter \"%s\" as well: the orders table does not say which of "
                      "the two it means"),
                   tc_lint_get_title (lint->scenario, other), letter);
      return;
    }
}

/* -- Fortresses -- */

static gboolean
is_fortress (BetrayalLint *lint, TcNode area)
{
  return area == TC_NODE_NONE || tc_scenario_is_bad (lint->scenario, area, "maginot") ||
         tc_scenario_get_bool (lint->scenario, area, "maginot");
}

static TcNode
find_fortress (BetrayalLint *lint)
{
  TcNode area = TC_NODE_NONE;

  while ((area = tc_scenario_find_by_role (lint->scenario, "space", area)) != TC_NODE_NONE &&
         !is_fortress (lint, area))
    continue;

  return area;
}

static TcNode
find_fortress_shift (BetrayalLint *lint)
{
  TcNode shift = TC_NODE_NONE;

  while ((shift = tc_scenario_find_by_role (lint->scenario, "shift", shift)) != TC_NODE_NONE &&
         (!betrayal_lint_is_kind (lint, shift, "shift") ||
          tc_scenario_is_bad (lint->scenario, shift, "case") ||
          g_strcmp0 (tc_scenario_get_string (lint->scenario, shift, "case"), "maginot") != 0))
    continue;

  return shift;
}

static void
judge_fortresses (BetrayalLint *lint)
{
  TcNode fortress = find_fortress (lint);
  TcNode shift = find_fortress_shift (lint);
  TcNode link = TC_NODE_NONE;

  if (shift != TC_NODE_NONE && fortress == TC_NODE_NONE) {
    tc_lint_add (lint->scenario, lint->report, "BTR050", shift, "case",
                 _ ("No area is a fortress, so this shift never applies"));
    return;
  }
  while ((link = tc_scenario_find_by_role (lint->scenario, "link", link)) != TC_NODE_NONE)
    if (!tc_scenario_is_bad (lint->scenario, link, "maginot-front") &&
        tc_scenario_get_bool (lint->scenario, link, "maginot-front") &&
        !is_fortress (lint, tc_scenario_get_ref (lint->scenario, link, "a")) &&
        !is_fortress (lint, tc_scenario_get_ref (lint->scenario, link, "b")))
      tc_lint_add (lint->scenario, lint->report, "BTR050", link, "maginot-front",
                   _ ("Neither of the two areas is a fortress, so this border faces none"));
}

/* -- Ports -- */

static gboolean
has_port (BetrayalLint *lint)
{
  TcNode area = TC_NODE_NONE;

  while ((area = tc_scenario_find_by_role (lint->scenario, "space", area)) != TC_NODE_NONE)
    if (tc_scenario_is_bad (lint->scenario, area, "port") ||
        tc_scenario_get_bool (lint->scenario, area, "port"))
      return TRUE;

  return FALSE;
}

static void
judge_ports (BetrayalLint *lint)
{
  TcNode nation = tc_scenario_find_child (lint->scenario, 0, "nation");

  if (has_port (lint))
    return;
  for (; nation != TC_NODE_NONE; nation = tc_scenario_find_next (lint->scenario, nation))
    if (!tc_scenario_is_bad (lint->scenario, nation, "evacuates") &&
        tc_scenario_get_bool (lint->scenario, nation, "evacuates") &&
        !tc_scenario_has (lint->scenario, nation, "evacuates-from")) {
      tc_lint_add (lint->scenario, lint->report, "BTR031", nation, "evacuates",
                   _ ("No unit of %s can evacuate: the map has no port"),
                   tc_lint_get_title (lint->scenario, nation));
      return;
    }
}

/* -- Numbers that leave nothing over -- */

/* A modifier as large as all that the dice can differ by: the roll no longer matters. */
static void
judge_modifiers (BetrayalLint *lint)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (lint->scenario, "modifier", node)) != TC_NODE_NONE) {
    TcNode table = tc_scenario_get_parent (lint->scenario, node);
    gint64 add, dice, faces;

    if (g_strcmp0 (tc_scenario_get_role (lint->scenario, table), "table") == 0 &&
        tc_lint_read_int (lint->scenario, node, "add", &add) &&
        tc_lint_read_int (lint->scenario, table, "dice", &dice) &&
        tc_lint_read_int (lint->scenario, table, "faces", &faces) &&
        ABS (add) >= dice * (faces - 1))
      tc_lint_add (lint->scenario, lint->report, "NUM004", node, "add",
                   _ ("A modifier of %" G_GINT64_FORMAT " is as much as the dice differ by: every "
                      "roll gives the first or the last row"),
                   add);
  }
}

static void
judge_zero (BetrayalLint *lint, const char *role, const char *attribute)
{
  TcNode node = TC_NODE_NONE;
  gint64 value;

  while ((node = tc_scenario_find_by_role (lint->scenario, role, node)) != TC_NODE_NONE)
    if (tc_schema_content_find_attribute (tc_scenario_get_element (lint->scenario, node)->content,
                                          attribute) != NULL &&
        tc_scenario_has (lint->scenario, node, attribute) &&
        tc_lint_read_int (lint->scenario, node, attribute, &value) && value == 0)
      tc_lint_add (lint->scenario, lint->report, "NUM007", node, attribute,
                   _ ("With %s=\"0\", %s is of no use"), attribute,
                   tc_lint_get_title (lint->scenario, node));
}

static gboolean
rolls_no_tactics (BetrayalLint *lint, TcNode table)
{
  for (TcNode row = tc_scenario_find_child (lint->scenario, table, "row"); row != TC_NODE_NONE;
       row = tc_scenario_find_next (lint->scenario, row)) {
    gint64 tactics;

    if (!tc_lint_read_int (lint->scenario, row, "tactics", &tactics) || tactics > 0)
      return FALSE;
  }

  return TRUE;
}

static void
judge_orders (BetrayalLint *lint)
{
  TcNode table = TC_NODE_NONE;

  while ((table = tc_scenario_find_by_role (lint->scenario, "table", table)) != TC_NODE_NONE)
    if (betrayal_lint_is_kind (lint, table, "orders-table") && rolls_no_tactics (lint, table))
      tc_lint_add (lint->scenario, lint->report, "BTR049", table, NULL,
                   _ ("No row gives a tactic, so nothing is ever done on these turns"));
}

void
betrayal_lint_effectless (BetrayalLint *lint)
{
  TcNode nation = tc_scenario_find_child (lint->scenario, 0, "nation");

  if (!tc_scenario_is_valid (lint->scenario))
    return;
  for (; nation != TC_NODE_NONE; nation = tc_scenario_find_next (lint->scenario, nation)) {
    if (nation == lint->automaton)
      judge_automaton (lint, nation);
    judge_opening (lint, nation);
    judge_letter (lint, nation);
  }
  judge_fortresses (lint);
  judge_ports (lint);
  judge_modifiers (lint);
  judge_zero (lint, "terrain", "stacking");
  judge_zero (lint, "space", "stacking");
  judge_zero (lint, "piece", "range");
  judge_orders (lint);
}
