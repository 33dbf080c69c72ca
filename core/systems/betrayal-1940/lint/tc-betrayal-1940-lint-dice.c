/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* Dice of the rules: thresholds that no roll reaches, or that another one hides, and modifiers that
 * leave nothing to chance. */

/* The lowest and the highest total of the dice of a section. */
static gboolean
read_dice (BetrayalLint *lint, const char *section, gint64 *out_lowest, gint64 *out_highest)
{
  gint64 faces;

  if (!betrayal_lint_read_rule (lint, section, "dice", out_lowest) ||
      !betrayal_lint_read_rule (lint, section, "faces", &faces))
    return FALSE;

  *out_highest = *out_lowest * faces;

  return TRUE;
}

/* -- Aborted missions (3.3.4 a) -- */

static void
judge_threshold (BetrayalLint *lint, const char *name, gint64 highest)
{
  TcNode node = betrayal_lint_find_rule (lint, "interception");
  gint64 value;

  if (node != TC_NODE_NONE && tc_scenario_has (lint->scenario, node, name) &&
      tc_lint_read_int (lint->scenario, node, name, &value) && value > highest)
    tc_lint_add (lint->scenario, lint->report, "NUM004", node, name,
                 _ ("%s is %" G_GINT64_FORMAT ", but the roll is %" G_GINT64_FORMAT " at most"),
                 name, value, highest);
}

static void
judge_abort (BetrayalLint *lint)
{
  TcNode node = betrayal_lint_find_rule (lint, "interception");
  gint64 lowest, highest, add, flip, aside;

  if (!read_dice (lint, "interception", &lowest, &highest) ||
      !betrayal_lint_read_rule (lint, "interception", "bomber-add", &add) ||
      !betrayal_lint_read_rule (lint, "interception", "flip-up-to", &flip) ||
      !betrayal_lint_read_rule (lint, "interception", "set-aside-up-to", &aside))
    return;
  highest += MAX (add, 0);
  judge_threshold (lint, "flip-up-to", highest);
  judge_threshold (lint, "set-aside-up-to", highest);
  if (aside > 0 && aside <= highest && flip > 0 && flip <= aside)
    tc_lint_add (lint->scenario, lint->report, "BTR018", node, "set-aside-up-to",
                 _ ("Whatever reduces an aborted air unit (up to %" G_GINT64_FORMAT
                    ") already sets it aside (up to %" G_GINT64_FORMAT ")"),
                 flip, aside);
}

/* -- Initiative (3.4.1) -- */

static gint64
get_modifier (BetrayalLint *lint, TcNode rule, TcNode seat)
{
  gint64 add = 0;

  for (TcNode at = tc_scenario_find_child (lint->scenario, rule, "modifier"); at != TC_NODE_NONE;
       at = tc_scenario_find_next (lint->scenario, at))
    if (tc_scenario_get_ref (lint->scenario, at, "seat") == seat)
      tc_lint_read_int (lint->scenario, at, "add", &add);

  return add;
}

/* Whether @seat rolls less than @other whoever had the initiative before: a player for whom
 * everything speaks against one for whom nothing does. */
static gboolean
is_beaten (BetrayalLint *lint, TcNode rule, TcNode seat, TcNode other, gint64 range)
{
  gint64 holder = 0;

  betrayal_lint_read_rule (lint, "initiative", "holder-add", &holder);

  return get_modifier (lint, rule, seat) + range + ABS (holder) < get_modifier (lint, rule, other);
}

/* By how much the modifiers of two players differ at most. */
static gint64
get_spread (BetrayalLint *lint, TcNode rule)
{
  TcNode seat = TC_NODE_NONE;
  gint64 least = G_MAXINT64;
  gint64 most = G_MININT64;

  while ((seat = tc_scenario_find_by_role (lint->scenario, "seat", seat)) != TC_NODE_NONE) {
    gint64 add = get_modifier (lint, rule, seat);

    least = MIN (least, add);
    most = MAX (most, add);
  }

  return most > least ? most - least : 0;
}

/* Whether it makes no difference what is rolled, only who had the initiative. TRUE after a
 * finding. */
static gboolean
judge_holder (BetrayalLint *lint, TcNode rule, gint64 range)
{
  gint64 holder = 0;

  if (!tc_scenario_has (lint->scenario, rule, "holder-add") ||
      !tc_lint_read_int (lint->scenario, rule, "holder-add", &holder) ||
      ABS (holder) <= range + get_spread (lint, rule))
    return FALSE;
  tc_lint_add (lint->scenario, lint->report, "BTR019", rule, "holder-add",
               holder > 0
                 ? _ ("Whoever has the initiative rolls more than anybody else, and keeps "
                      "it for the whole game")
                 : _ ("Whoever has the initiative rolls less than anybody else, and always "
                      "loses it"));

  return TRUE;
}

static void
judge_initiative (BetrayalLint *lint)
{
  TcNode rule = betrayal_lint_find_rule (lint, "initiative");
  TcNode seat = TC_NODE_NONE;
  gint64 lowest, highest;

  if (rule == TC_NODE_NONE || !read_dice (lint, "initiative", &lowest, &highest) ||
      judge_holder (lint, rule, highest - lowest))
    return;
  while ((seat = tc_scenario_find_by_role (lint->scenario, "seat", seat)) != TC_NODE_NONE) {
    TcNode other = TC_NODE_NONE;

    while ((other = tc_scenario_find_by_role (lint->scenario, "seat", other)) != TC_NODE_NONE)
      if (is_beaten (lint, rule, seat, other, highest - lowest)) {
        tc_lint_add (lint->scenario, lint->report, "BTR019", rule, NULL,
                     _ ("%s always rolls more than %s, who can never have the initiative"),
                     tc_lint_get_title (lint->scenario, other),
                     tc_lint_get_title (lint->scenario, seat));
        break;
      }
  }
}

void
betrayal_lint_dice (BetrayalLint *lint)
{
  judge_abort (lint);
  judge_initiative (lint);
}
