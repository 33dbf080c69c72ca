/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-setup-tables.h"
#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The opening position, and what owners place themselves (8.0, 9.0): the Allies first, in the order
 * of the setup's rows, then the Germans by whoever has won the initiative (ruling D90). A place is
 * offered only if everything else can still be placed, so a free setup never comes to a dead end;
 * tc_setup_find_targets () decides that. */

/* Room for the problems that all but the largest setups pose: a cell is a group and an area. Larger
 * ones take their memory from the heap, in the few moves that set such a game up. */
#define PUZZLE_BYTES (128 * 1024)

/* The problem of a setup as it stands, with room to solve it. */
typedef struct {
  TcSetupProblem problem;
  TcSetupTables tables;
  gpointer heap; /* NULL when all lies in the next one */
  guint64 stack[PUZZLE_BYTES / 8];
} Puzzle;

static const BetrayalSetup *
get_setup (const BetrayalLook *look)
{
  return &look->rules->setups[look->state->setup];
}

static void
fill_places (Puzzle *puzzle, const BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;

  for (guint side = 0; side < BETRAYAL_N_SIDES; side++)
    for (guint area = 0; area < rules->n_areas; area++) {
      guint at = side * rules->n_areas + area;
      gboolean is_german = side == BETRAYAL_GERMAN;

      guint8 limit = rules->stacking_limit[side][area];

      puzzle->tables.capacity[at] = limit == BETRAYAL_NO_LIMIT ? TC_SETUP_NO_LIMIT : limit;
      puzzle->tables.present[at] = look->scan.ground[side][area];
      puzzle->tables.closed[at] = rules->is_closed[area] && !is_german;
      puzzle->tables.open_base[at] = rules->is_border[area] && is_german;
    }
}

static void
fill_groups (Puzzle *puzzle, const BetrayalLook *look)
{
  const BetrayalRules *rules = look->rules;
  const BetrayalSetup *setup = get_setup (look);

  memset (puzzle->tables.placed, 0, sizeof (guint16) * setup->quotas->len * rules->n_areas);
  for (guint q = 0; q < setup->quotas->len; q++) {
    const BetrayalQuota *quota = betrayal_quota (setup, q);
    TcSetupGroup *group = &puzzle->tables.groups[q];

    group->size = 0;
    group->at_least = quota->is_air ? 0 : quota->at_least;
    group->at_most = quota->at_most == BETRAYAL_NONE ? TC_SETUP_NO_LIMIT : quota->at_most;
    group->side = quota->side;
    group->needs_company = quota->is_air;
    for (guint area = 0; area < rules->n_areas; area++)
      puzzle->tables.allowed[q * rules->n_areas + area] =
        (guint8) betrayal_areas_has (betrayal_set (rules, rules->zones, quota->zone), area);
  }
  for (guint i = 0; i < rules->n_counters; i++) {
    guint16 q = setup->quota[i];

    if (q == BETRAYAL_NONE)
      continue;
    if (look->state->loc[i] < rules->n_areas)
      puzzle->tables.placed[q * rules->n_areas + look->state->loc[i]]++;
    else if (look->state->loc[i] == betrayal_box (rules, BETRAYAL_BOX_DEPLOY))
      puzzle->tables.groups[q].size++;
  }
}

static void
puzzle_init (Puzzle *puzzle, const BetrayalLook *look)
{
  gsize size;

  puzzle->problem = (TcSetupProblem){
    .n_groups = get_setup (look)->quotas->len,
    .n_places = look->rules->n_areas,
    .n_sides = BETRAYAL_N_SIDES,
    .exclusive = TRUE,
  };
  size = tc_setup_lay_out (&puzzle->problem, &puzzle->tables, NULL);
  puzzle->heap = size <= sizeof puzzle->stack ? NULL : g_malloc (size);
  tc_setup_lay_out (&puzzle->problem, &puzzle->tables,
                    puzzle->heap != NULL ? puzzle->heap : puzzle->stack);
  fill_places (puzzle, look);
  fill_groups (puzzle, look);
}

static void
puzzle_clear (Puzzle *puzzle)
{
  g_free (puzzle->heap);
}

/* Where a unit of the quota could stand now, whatever becomes of the rest. */
static gboolean
fits_now (const Puzzle *puzzle, const BetrayalLook *look, guint quota, guint area)
{
  const TcSetupGroup *group = &puzzle->tables.groups[quota];
  guint n_areas = look->rules->n_areas;
  guint at = group->side * n_areas + area;

  if (!puzzle->tables.allowed[quota * n_areas + area] || puzzle->tables.closed[at] ||
      look->scan.ground[betrayal_enemy (group->side)][area] > 0)
    return FALSE;
  if (group->needs_company)
    return puzzle->tables.open_base[at] || puzzle->tables.present[at] > 0;

  return puzzle->tables.placed[quota * n_areas + area] < group->at_most &&
         (puzzle->tables.capacity[at] == TC_SETUP_NO_LIMIT ||
          puzzle->tables.present[at] < puzzle->tables.capacity[at]);
}

/* Where a unit of the quota may go. A setup that cannot be completed at all is a finding; where it
 * is played nevertheless, every place that fits will do. */
static gboolean
solve (Puzzle *puzzle, const BetrayalLook *look, guint quota, guint8 *targets)
{
  gboolean any = FALSE;

  if (tc_setup_find_targets (&puzzle->problem, quota, puzzle->tables.work, TC_SETUP_STEPS, targets))
    return TRUE;

  for (guint area = 0; area < look->rules->n_areas; area++) {
    targets[area] = (guint8) fits_now (puzzle, look, quota, area);
    any |= targets[area];
  }

  return any;
}

static gboolean
find_targets (const BetrayalLook *look, guint quota, guint8 *targets)
{
  gboolean any;
  Puzzle puzzle;

  puzzle_init (&puzzle, look);
  any = solve (&puzzle, look, quota, targets);
  puzzle_clear (&puzzle);

  return any;
}

/* Whether find_targets () finds any: as it takes every place that fits when there is no better one,
 * one that fits is enough. */
static gboolean
has_place (const BetrayalLook *look, guint quota)
{
  guint8 targets[BETRAYAL_MAX_AREAS];
  gboolean any = FALSE;
  Puzzle puzzle;

  puzzle_init (&puzzle, look);
  for (guint area = 0; area < look->rules->n_areas && !any; area++)
    any = fits_now (&puzzle, look, quota, area);
  any = any || solve (&puzzle, look, quota, targets);
  puzzle_clear (&puzzle);

  return any;
}

static gboolean
is_waiting (const BetrayalRules *rules, const BetrayalState *state, guint counter)
{
  return state->loc[counter] == betrayal_box (rules, BETRAYAL_BOX_DEPLOY);
}

/* The first quota of these sides with a unit that waits, or NONE. */
static guint16
find_first_quota (const BetrayalLook *look, gboolean german)
{
  const BetrayalSetup *setup = get_setup (look);
  guint16 first = BETRAYAL_NONE;

  for (guint i = 0; i < look->rules->n_counters; i++)
    if (is_waiting (look->rules, look->state, i) &&
        (look->rules->counters[i].side == BETRAYAL_GERMAN) == german)
      first = MIN (first, setup->quota[i]);

  return first;
}

/* Whether it is the turn of @quota when @first is the first that waits: rows of one player in a row
 * are set up together. */
static gboolean
is_due (const BetrayalSetup *setup, guint16 first, guint16 quota)
{
  if (first == BETRAYAL_NONE || quota == BETRAYAL_NONE || quota < first)
    return FALSE;
  for (guint q = first; q <= quota; q++)
    if (betrayal_quota (setup, q)->seat != betrayal_quota (setup, first)->seat ||
        betrayal_quota (setup, q)->side != betrayal_quota (setup, first)->side)
      return FALSE;

  return TRUE;
}

static gboolean
is_german_setup (const BetrayalState *state)
{
  return state->step == BETRAYAL_STEP_GERMAN_SETUP;
}

/* Why it cannot be there, the nearest reason first. */
static TcReason
explain_refusal (const BetrayalLook *look, guint counter, guint quota, guint area)
{
  const BetrayalQuota *info = betrayal_quota (get_setup (look), quota);
  gboolean is_full;
  Puzzle puzzle;

  if (!betrayal_areas_has (betrayal_set (look->rules, look->rules->zones, info->zone), area))
    return info->row == BETRAYAL_NONE ? BETRAYAL_WHY_ZONE : BETRAYAL_WHY_FREE_ZONE;
  if (look->scan.ground[betrayal_enemy (info->side)][area] > 0)
    return BETRAYAL_WHY_SETUP_ENEMY;
  if (info->is_air)
    return BETRAYAL_WHY_BASE;
  if (!betrayal_has_room (look, counter, area))
    return BETRAYAL_WHY_STACKING;
  puzzle_init (&puzzle, look);
  is_full = puzzle.tables.placed[quota * look->rules->n_areas + area] >=
            puzzle.tables.groups[quota].at_most;
  puzzle_clear (&puzzle);

  return is_full ? BETRAYAL_WHY_SETUP_FULL : BETRAYAL_WHY_SETUP_REST;
}

TcReason
betrayal_check_deploy (BetrayalLook *look, const TcMove *move)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);
  guint8 targets[BETRAYAL_MAX_AREAS];
  guint16 quota;

  if (!is_waiting (look->rules, look->state, counter))
    return BETRAYAL_WHY_NOT_IN_BOX;
  quota = get_setup (look)->quota[counter];
  if (!is_due (get_setup (look), find_first_quota (look, is_german_setup (look->state)), quota))
    return BETRAYAL_WHY_NOT_YOURS;

  return find_targets (look, quota, targets) && targets[move->target]
           ? BETRAYAL_WHY_LEGAL
           : explain_refusal (look, counter, quota, move->target);
}

static guint
find_waiting (const BetrayalLook *look, guint16 quota)
{
  guint i = 0;

  while (!is_waiting (look->rules, look->state, i) || get_setup (look)->quota[i] != quota)
    i++;

  return i;
}

/* One after another: rows in order, ground units before the air units that need them. */
void
betrayal_list_deploy (BetrayalLook *look, TcMoveList *list)
{
  const BetrayalSetup *setup = get_setup (look);
  guint16 first = find_first_quota (look, is_german_setup (look->state));
  guint8 targets[BETRAYAL_MAX_AREAS];
  guint16 known = BETRAYAL_NONE; /* the quota whose targets these are */
  gboolean one_by_one = list->mode == TC_MOVES_CANONICAL && first != BETRAYAL_NONE;
  guint only = one_by_one ? find_waiting (look, first) : BETRAYAL_NONE;

  for (guint i = 0; i < look->rules->n_counters; i++) {
    guint16 quota = setup->quota[i];

    if (!is_waiting (look->rules, look->state, i) || !is_due (setup, first, quota) ||
        (one_by_one && i != only))
      continue;
    if (known != quota)
      find_targets (look, quota, targets);
    known = quota;
    for (guint area = 0; area < look->rules->n_areas; area++)
      if (targets[area])
        tc_move_list_add (list, BETRAYAL_VERB_DEPLOY, betrayal_unit_thing (look->rules, i),
                          (TcThing) area);
    /* Whoever has room for one only wants to know whether it is the only one. */
    if (list->n > list->limit)
      return;
  }
}

/* Who holds the French Republic must not depend on who was placed first. */
void
betrayal_apply_deploy (BetrayalPlay *play, const TcMove *move)
{
  betrayal_place (play, betrayal_unit_of (play->rules, move->subject), move->target);
  play->state->republic_holder = BETRAYAL_NONE;
  betrayal_update_republic (play);
}

/* Asks the first owner who has something to place; what fits nowhere stays out of the game, which
 * only a setup that cannot be completed comes to. */
gboolean
betrayal_ask_deploy (BetrayalPlay *play, gboolean german)
{
  for (;;) {
    BetrayalLook look;
    guint16 first;
    guint counter;

    betrayal_look_init (&look, play->rules, play->state);
    first = find_first_quota (&look, german);
    if (first == BETRAYAL_NONE)
      return FALSE;
    counter = find_waiting (&look, first);
    if (has_place (&look, first))
      return betrayal_ask (play, BETRAYAL_PHASE_DEPLOY,
                           betrayal_owner_seat (play->rules, play->state, counter),
                           play->rules->counters[counter].side, TRUE);
    betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_NO_ARRIVAL);
  }
}

void
betrayal_place_setup (const BetrayalRules *rules, BetrayalState *state)
{
  const BetrayalSetup *setup = &rules->setups[state->setup];

  for (guint i = 0; i < rules->n_counters; i++) {
    state->loc[i] = setup->loc[i];
    betrayal_unit_flags (state)[i] = setup->reduced[i] ? BETRAYAL_REDUCED : 0;
  }
  memcpy (betrayal_area_flags (state), setup->control, rules->n_areas);
  state->initiative = setup->initiative;
  for (guint nation = 0; nation < rules->n_nations; nation++) {
    betrayal_offences (state)[nation] = setup->offences[nation];
    state->no_major |= setup->offences[nation] >= BETRAYAL_MAX_PENALTIES;
  }
}
