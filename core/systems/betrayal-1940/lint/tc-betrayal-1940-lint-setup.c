/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"

/* What a setup may not do: stacking, bases, closed areas, offences before the ban. A note on a
 * placement documents an exception, as for the French air unit at Reims (ruling D31). */

typedef struct {
  TcNode area;
  TcNode owner; /* a side, or a nation */
  gint64 n;
} Stack;

/* What is reported of several placements for one reason. */
typedef struct {
  TcNode node;
  TcNode piece;
  TcNode area;
  gint64 limit;
} Misplaced;

typedef struct {
  GArray *stacked; /* Misplaced: too many under the limit of the rules */
  GArray *closed;  /* Misplaced: in closed areas */
} Gathered;

typedef struct {
  BetrayalLint *lint;
  Gathered *gathered;
  TcNode setup;
  GHashTable *stacks;   /* set of Stack, by area and owner */
  GHashTable *placed;   /* set of pieces */
  gboolean is_reported; /* a unit stands in the wrong place: who knows whose base it is */
} Setup;

static guint
hash_stack (gconstpointer pointer)
{
  const Stack *stack = pointer;

  return stack->area * 31u + stack->owner;
}

static gboolean
equal_stacks (gconstpointer a, gconstpointer b)
{
  const Stack *left = a;
  const Stack *right = b;

  return left->area == right->area && left->owner == right->owner;
}

static TcNode
get_piece (Setup *setup, TcNode node)
{
  return tc_lint_find_ref (setup->lint->scenario, node, "piece", NULL);
}

static TcNode
get_nation (Setup *setup, TcNode piece)
{
  return tc_scenario_get_ref (setup->lint->scenario, piece, "nation");
}

static TcNode
get_side (Setup *setup, TcNode piece)
{
  TcNode nation = get_nation (setup, piece);

  return nation != TC_NODE_NONE ? tc_scenario_get_ref (setup->lint->scenario, nation, "side")
                                : TC_NODE_NONE;
}

static gboolean
is_of_automaton (Setup *setup, TcNode piece)
{
  TcNode automaton = setup->lint->automaton;

  return automaton != TC_NODE_NONE &&
         get_side (setup, piece) == tc_scenario_get_ref (setup->lint->scenario, automaton, "side");
}

static gboolean
is_border (Setup *setup, TcNode area)
{
  return betrayal_lint_is_area (setup->lint, area, "border");
}

static gboolean
is_documented (Setup *setup, TcNode node)
{
  return tc_scenario_has (setup->lint->scenario, node, "note");
}

/* Adds the unit to those of @owner in the area; TRUE when it is the one that is too many. */
static gboolean
is_too_many (Setup *setup, TcNode area, TcNode owner, gint64 value, gint64 limit)
{
  Stack key = { area, owner, 0 };
  Stack *found = g_hash_table_lookup (setup->stacks, &key);

  /* Alone it is too much: that is said of its class. */
  if (limit > 0 && value > limit)
    value = 1;
  if (found == NULL) {
    found = g_memdup2 (&key, sizeof key);
    g_hash_table_add (setup->stacks, found);
  }
  found->n += value;

  return limit > 0 && found->n > limit && found->n - value <= limit;
}

static void
report_stack (Setup *setup, TcNode node, TcNode piece, TcNode area, gint64 limit)
{
  Misplaced misplaced = { node, piece, area, limit };

  g_array_append_val (setup->gathered->stacked, misplaced);
  setup->is_reported = TRUE;
}

/* So many cannot all be slips: then the limit is wrong. */
#define MAX_STACKED 3u

static gboolean
is_limit_wrong (BetrayalLint *lint, const GArray *stacked)
{
  TcNode rule = betrayal_lint_find_rule (lint, "stacking");
  gint64 limit;

  if (stacked->len <= MAX_STACKED || rule == TC_NODE_NONE ||
      !tc_scenario_has (lint->scenario, rule, "limit") ||
      !tc_lint_read_int (lint->scenario, rule, "limit", &limit))
    return FALSE;
  for (guint i = 0; i < stacked->len; i++)
    if (g_array_index (stacked, Misplaced, i).limit != limit)
      return FALSE;

  return TRUE;
}

static void
report_stacks (BetrayalLint *lint, const GArray *stacked)
{
  TcScenario *scenario = lint->scenario;
  gboolean is_wrong = is_limit_wrong (lint, stacked);

  for (guint i = 0; i < (is_wrong ? 1 : stacked->len); i++) {
    const Misplaced *one = &g_array_index (stacked, Misplaced, i);

    if (is_wrong) {
      TcFinding *finding = tc_lint_add (
        scenario, lint->report, "SET007", betrayal_lint_find_rule (lint, "stacking"), "limit",
        _ ("%u ground units are too many where the setups place them: the first is %s in %s"),
        stacked->len, tc_lint_get_title (scenario, one->piece),
        tc_lint_get_title (scenario, one->area));

      tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                              tc_lint_get_place (scenario, one->node), _ ("It is placed here"));
    } else {
      tc_lint_add (scenario, lint->report, "SET007", one->node, "area",
                   _ ("%s is one ground unit too many in %s: the stacking limit is "
                      "%" G_GINT64_FORMAT " (1.5)"),
                   tc_lint_get_title (scenario, one->piece),
                   tc_lint_get_title (scenario, one->area), one->limit);
    }
  }
}

/* -- Closed areas -- */

static void
report_closed (BetrayalLint *lint, const Misplaced *one)
{
  tc_lint_add (lint->scenario, lint->report, "SET010", one->node, "area",
               _ ("%s cannot be in %s: the area is closed to the Allies (3.2.3)"),
               tc_lint_get_title (lint->scenario, one->piece),
               tc_lint_get_title (lint->scenario, one->area));
}

/* The area where several units stand is not closed: it says so by mistake. */
static void
report_opened (BetrayalLint *lint, const Misplaced *first, guint n)
{
  TcScenario *scenario = lint->scenario;
  TcFinding *finding = tc_lint_add (
    scenario, lint->report, "SET010", first->area,
    tc_scenario_has (scenario, first->area, "closed") ? "closed" : "border",
    _ ("%u Allied units are placed in %s, which is closed to the Allies (3.2.3); the first is %s"),
    n, tc_lint_get_title (scenario, first->area), tc_lint_get_title (scenario, first->piece));

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, first->node), _ ("It is placed here"));
}

/* Of different units; one may be placed by several setups. */
static guint
count_pieces_in (const GArray *closed, TcNode area)
{
  guint n = 0;

  for (guint i = 0; i < closed->len; i++) {
    const Misplaced *one = &g_array_index (closed, Misplaced, i);
    gboolean is_new = one->area == area;

    for (guint k = 0; k < i; k++)
      is_new &= g_array_index (closed, Misplaced, k).area != area ||
                g_array_index (closed, Misplaced, k).piece != one->piece;
    n += is_new;
  }

  return n;
}

static gboolean
is_first_in (const GArray *closed, guint index)
{
  for (guint i = 0; i < index; i++)
    if (g_array_index (closed, Misplaced, i).area == g_array_index (closed, Misplaced, index).area)
      return FALSE;

  return TRUE;
}

static void
report_all_closed (BetrayalLint *lint, const GArray *closed)
{
  for (guint i = 0; i < closed->len; i++) {
    const Misplaced *one = &g_array_index (closed, Misplaced, i);
    guint n = count_pieces_in (closed, one->area);

    if (n == 1)
      report_closed (lint, one);
    else if (is_first_in (closed, i))
      report_opened (lint, one, n);
  }
}

/* -- Land -- */

static gboolean
says_control (Setup *setup, TcNode area)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (setup->lint->scenario, setup->setup, "control", node)) !=
         TC_NODE_NONE)
    if (tc_scenario_get_ref (setup->lint->scenario, node, "area") == area)
      return TRUE;

  return FALSE;
}

/* Of the enemy, or of nobody: those who begin there have come from somewhere. */
static gboolean
is_enemy_land (Setup *setup, TcNode piece, TcNode area)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode nation = tc_scenario_get_ref (scenario, area, "nation");
  TcNode side = nation != TC_NODE_NONE ? tc_scenario_get_ref (scenario, nation, "side") : nation;

  return side != TC_NODE_NONE && get_side (setup, piece) != TC_NODE_NONE &&
         (get_side (setup, piece) ==
          tc_scenario_get_ref (scenario, setup->lint->automaton, "side")) !=
           (side == tc_scenario_get_ref (scenario, setup->lint->automaton, "side")) &&
         !says_control (setup, area);
}

static gboolean
begins_the_war (Setup *setup)
{
  gint64 first;

  return tc_scenario_is_valid (setup->lint->scenario) &&
         (!tc_lint_read_int (setup->lint->scenario, setup->setup, "first-turn", &first) ||
          first == 1);
}

static void
judge_land (Setup *setup, TcNode node, TcNode piece, TcNode area)
{
  TcScenario *scenario = setup->lint->scenario;

  if (begins_the_war (setup) && !is_documented (setup, node) && is_enemy_land (setup, piece, area))
    tc_lint_add (scenario, setup->lint->report, "SET012", node, "area",
                 _ ("%s begins in %s, which is land of the enemy"),
                 tc_lint_get_title (scenario, piece), tc_lint_get_title (scenario, area));
}

/* Where the automaton chooses the place, all of the zone. */
static void
judge_deployment (Setup *setup, TcNode node)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode piece = get_piece (setup, node);
  TcNode zone = tc_scenario_get_ref (scenario, node, "zone");
  TcNode at = zone != TC_NODE_NONE ? tc_scenario_find_child (scenario, zone, "in") : zone;

  if (at == TC_NODE_NONE || piece == TC_NODE_NONE || !begins_the_war (setup) ||
      is_documented (setup, node))
    return;
  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (scenario, at))
    if (!is_enemy_land (setup, piece, tc_scenario_get_ref (scenario, at, "area")))
      return;
  tc_lint_add (scenario, setup->lint->report, "SET012", node, "zone",
               _ ("%s begins in %s, which is land of the enemy"),
               tc_lint_get_title (scenario, piece), tc_lint_get_title (scenario, zone));
}

/* Ruling D22: all Allies together; 1.5: areas without a limit are free for the automaton. */
static void
stack (Setup *setup, TcNode node, TcNode piece, TcNode area)
{
  TcNode side = get_side (setup, piece);
  TcNode nation = get_nation (setup, piece);
  gboolean is_free =
    betrayal_lint_is_area (setup->lint, area, "unlimited") && is_of_automaton (setup, piece);
  gint64 value = betrayal_lint_get_stacking_value (setup->lint, piece);
  gint64 limit = betrayal_lint_get_stacking (setup->lint, area, side);
  gint64 own = betrayal_lint_get_nation_stacking (setup->lint, nation);
  gboolean is_full, is_full_of_own;

  if (side == TC_NODE_NONE)
    return;
  is_full = is_too_many (setup, area, side, value, limit);
  is_full_of_own = is_too_many (setup, area, nation, value, own);
  if (is_free || is_documented (setup, node))
    return;
  if (is_full)
    report_stack (setup, node, piece, area, limit);
  else if (is_full_of_own)
    report_stack (setup, node, piece, area, own);
}

static void
judge_place (Setup *setup, TcNode node, const char *attribute)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode piece = get_piece (setup, node);
  TcNode area = tc_scenario_get_ref (scenario, node, attribute);
  TcNode nation = piece != TC_NODE_NONE ? get_nation (setup, piece) : TC_NODE_NONE;

  if (area == TC_NODE_NONE || nation == TC_NODE_NONE ||
      betrayal_lint_is_kind (setup->lint, piece, "marker") ||
      !g_hash_table_add (setup->placed, GUINT_TO_POINTER (piece)))
    return;
  if (tc_scenario_is_doubled (scenario, area) || tc_scenario_is_bad (scenario, area, "border") ||
      tc_scenario_is_bad (scenario, area, "closed") ||
      tc_scenario_is_bad (scenario, nation, "home-bound")) {
    setup->is_reported = TRUE;
    return;
  }
  if (betrayal_lint_is_area (setup->lint, area, "closed") && !is_of_automaton (setup, piece) &&
      get_side (setup, piece) != TC_NODE_NONE) {
    Misplaced misplaced = { node, piece, area, 0 };

    g_array_append_val (setup->gathered->closed, misplaced);
    setup->is_reported = TRUE;
    return;
  }
  if (tc_scenario_get_bool (scenario, nation, "home-bound") &&
      tc_scenario_get_ref (scenario, area, "nation") != nation && !is_documented (setup, node)) {
    tc_lint_add (scenario, setup->lint->report, "SET009", node, attribute,
                 _ ("%s begins abroad, but units of %s may not leave home (1.7)"),
                 tc_lint_get_title (scenario, piece), tc_lint_get_title (scenario, nation));
    setup->is_reported = TRUE;
    return;
  }
  judge_land (setup, node, piece, area);
  if (betrayal_lint_is_kind (setup->lint, piece, "unit"))
    stack (setup, node, piece, area);
}

/* The missing unit may be the one that the air unit stands with. */
static gboolean
has_missing_counter (Setup *setup)
{
  TcReport *report = setup->lint->report;
  guint32 at = tc_lint_get_place (setup->lint->scenario, setup->setup).start;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->span.start == at && strcmp (finding->code, "SET002") == 0)
      return TRUE;
  }

  return FALSE;
}

/* Rule 3.3.1, ruling D33. Where ground units are placed freely nothing is known of bases. */
static void
judge_base (Setup *setup, TcNode node)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode piece = get_piece (setup, node);
  TcNode area = tc_scenario_get_ref (scenario, node, "area");
  Stack key = { area, TC_NODE_NONE, 0 };
  TcFinding *finding;

  if (piece == TC_NODE_NONE || area == TC_NODE_NONE ||
      !betrayal_lint_is_kind (setup->lint, piece, "air-unit") || is_documented (setup, node) ||
      is_border (setup, area))
    return;
  key.owner = get_side (setup, piece);
  if (key.owner == TC_NODE_NONE || g_hash_table_contains (setup->stacks, &key) ||
      has_missing_counter (setup))
    return;
  finding = tc_lint_add (scenario, setup->lint->report, "SET008", node, "area",
                         _ ("%s has no base in %s: no friendly ground unit begins there (3.3.1)"),
                         tc_lint_get_title (scenario, piece), tc_lint_get_title (scenario, area));
  tc_finding_set_why (finding, _ ("If the setup makes an exception, say so in note=\"...\"."));
}

/* Whether all areas of the zone are closed to the Allies. */
static gboolean
is_closed_zone (Setup *setup, TcNode zone)
{
  TcNode at = tc_scenario_find_child (setup->lint->scenario, zone, "in");

  for (; at != TC_NODE_NONE; at = tc_scenario_find_next (setup->lint->scenario, at)) {
    TcNode area = tc_scenario_get_ref (setup->lint->scenario, at, "area");

    if (area == TC_NODE_NONE || !betrayal_lint_is_area (setup->lint, area, "closed"))
      return FALSE;
  }

  return TRUE;
}

/* Rules 3.2.1 and 3.2.3. */
static void
judge_arrival (Setup *setup, TcNode node)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode piece = get_piece (setup, node);
  TcNode area = tc_scenario_get_ref (scenario, node, "area");
  TcNode zone = tc_scenario_get_ref (scenario, node, "zone");

  if (area != TC_NODE_NONE && zone != TC_NODE_NONE)
    tc_lint_add (scenario, setup->lint->report, "BTR024", node, "zone",
                 _ ("The zone has no effect: the unit is due in %s"),
                 tc_lint_get_title (scenario, area));
  if (piece == TC_NODE_NONE || get_side (setup, piece) == TC_NODE_NONE ||
      is_of_automaton (setup, piece))
    return;
  if (area != TC_NODE_NONE ? betrayal_lint_is_area (setup->lint, area, "closed")
                           : zone != TC_NODE_NONE && is_closed_zone (setup, zone))
    tc_lint_add (scenario, setup->lint->report, "SET010", node,
                 area != TC_NODE_NONE ? "area" : "zone",
                 _ ("%s cannot arrive in %s: the area is closed to the Allies (3.2.3)"),
                 tc_lint_get_title (scenario, piece),
                 tc_lint_get_title (scenario, area != TC_NODE_NONE ? area : zone));
}

static gboolean
has_role_child (Setup *setup, const char *role)
{
  return tc_lint_find_role (setup->lint->scenario, setup->setup, role, TC_NODE_NONE) !=
         TC_NODE_NONE;
}

static gboolean
has_bad_place (Setup *setup)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (setup->lint->scenario, setup->setup, "placement", node)) !=
         TC_NODE_NONE) {
    TcNode piece = get_piece (setup, node);

    if (tc_lint_has_bad_ref (setup->lint->scenario, node) ||
        (piece != TC_NODE_NONE && tc_lint_has_bad_ref (setup->lint->scenario, piece)))
      return TRUE;
  }

  return FALSE;
}

static void
judge_offences (Setup *setup)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode node = TC_NODE_NONE;
  gint64 first, ban;

  if (!tc_lint_read_int (scenario, setup->setup, "first-turn", &first) ||
      !betrayal_lint_read_rule (setup->lint, "communication", "ban-from", &ban) || first > ban)
    return;
  while ((node = tc_lint_find_role (scenario, setup->setup, "offence", node)) != TC_NODE_NONE)
    tc_lint_add (scenario, setup->lint->report, "SET011", node, NULL,
                 _ ("The setup begins with turn %" G_GINT64_FORMAT
                    ", and talking is banned from turn %" G_GINT64_FORMAT
                    ": nobody can have offended before (6.2)"),
                 first, ban);
}

static void
judge_setup (Setup *setup)
{
  TcScenario *scenario = setup->lint->scenario;
  TcNode node = TC_NODE_NONE;

  while ((node = tc_lint_find_role (scenario, setup->setup, "placement", node)) != TC_NODE_NONE)
    judge_place (setup, node, "area");
  while ((node = tc_lint_find_role (scenario, setup->setup, "placement", node)) != TC_NODE_NONE &&
         !has_role_child (setup, "quota") && !setup->is_reported && !has_bad_place (setup))
    judge_base (setup, node);
  while ((node = tc_lint_find_role (scenario, setup->setup, "reinforcement", node)) != TC_NODE_NONE)
    judge_arrival (setup, node);
  while ((node = tc_lint_find_role (scenario, setup->setup, "deployment", node)) != TC_NODE_NONE)
    judge_deployment (setup, node);
  judge_offences (setup);
}

void
betrayal_lint_setups (BetrayalLint *lint)
{
  g_autoptr (GArray) stacked = g_array_new (FALSE, FALSE, sizeof (Misplaced));
  g_autoptr (GArray) closed = g_array_new (FALSE, FALSE, sizeof (Misplaced));
  Gathered gathered = { stacked, closed };
  TcNode node = TC_NODE_NONE;

  /* Nearly everything depends on which units are the automaton's. */
  if (lint->automaton == TC_NODE_NONE)
    return;
  while ((node = tc_scenario_find_by_role (lint->scenario, "setup", node)) != TC_NODE_NONE) {
    g_autoptr (GHashTable) stacks = g_hash_table_new_full (hash_stack, equal_stacks, g_free, NULL);
    g_autoptr (GHashTable) placed = g_hash_table_new (NULL, NULL);
    Setup setup = { lint, &gathered, node, stacks, placed, FALSE };

    judge_setup (&setup);
  }
  report_stacks (lint, stacked);
  report_all_closed (lint, closed);
}
