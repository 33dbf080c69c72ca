/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* Ground combat (4.4): odds, shifts, dice, and the order in which one combat is brought to its end:
 * result and losses, withdrawals (all in results), armour that exploits, air units going home, the
 * exploiting armour's own attack (3.4.4 E), then the next area of the phasing player's choice. */

/* The row for a total: outside the table the nearest one. */
guint
betrayal_table_row (const BetrayalDice *dice, gint total)
{
  return (guint) CLAMP (total, (gint) dice->lowest, (gint) dice->highest);
}

/* Rule 4.4.1, ruling D64: the best column whose odds the attacker has in full; below all columns
 * the first one (ruling D65: clamped before shifts). */
guint
betrayal_odds_column (const BetrayalRules *rules, guint attack, guint defence)
{
  guint column = 0;

  while (column + 1u < rules->n_columns &&
         attack * rules->odds_defence[column + 1] >= defence * rules->odds_attack[column + 1])
    column++;

  return column;
}

/* Whether odds of one more to the same would still be no less. */
static gboolean
is_beyond_table (const BetrayalRules *rules, guint attack, guint defence)
{
  guint last = rules->n_columns - 1u;

  return attack * rules->odds_defence[last] >=
         defence * (guint) (rules->odds_attack[last] + rules->odds_defence[last]);
}

guint
betrayal_shift_column (const BetrayalRules *rules, guint column, gint shift)
{
  return (guint) CLAMP ((gint) column + shift, 0, rules->n_columns - 1);
}

/* --- Who fights --- */

/* While armour makes the attack that it has exploited to. */
static gboolean
is_exploit_attack (const BetrayalState *state)
{
  return state->exploit_to != BETRAYAL_NONE && state->exploit_to == state->focus;
}

/* Rule 3.4.4 E: armour that exploits makes an attack of its own, and then stops fighting: in the
 * attack that others make in the same area it has no part. What it fought in last is the combat it
 * comes from. */
static gboolean
attacks_now (const BetrayalState *state, guint counter)
{
  guint8 flags = betrayal_unit_flags (state)[counter];

  if (is_exploit_attack (state))
    return (flags & BETRAYAL_STOPPED) && (flags & BETRAYAL_FOUGHT);

  return !(flags & BETRAYAL_STOPPED);
}

/* Ruling D62: an Ally attacks with his own units only; everybody in the area defends, and joins a
 * counter-attack (4.5.4). */
static gboolean
takes_part (const BetrayalPlay *play, guint counter, BetrayalSide attacker, gboolean is_first)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];

  if (unit->kind != BETRAYAL_GROUND || play->state->loc[counter] != play->state->focus)
    return FALSE;
  if (unit->side != attacker || attacker != betrayal_phasing_side (play->state))
    return TRUE;
  if (is_first && attacker == BETRAYAL_GERMAN)
    return attacks_now (play->state, counter);

  return betrayal_is_phasing_unit (play->rules, play->state, counter);
}

static guint
get_strength (const BetrayalPlay *play, guint counter, BetrayalSide attacker)
{
  const BetrayalCounter *unit = &play->rules->counters[counter];
  gboolean reduced = betrayal_is_reduced (play->state, counter);

  return unit->side != attacker ? unit->defence[reduced] : unit->attack[reduced];
}

typedef struct {
  guint strength[2]; /* attacker, defender */
  gboolean armour[2];
  guint n[2];
  guint32 classes; /* of the attackers: a bit each */
} Forces;

static Forces
gather (BetrayalPlay *play, BetrayalSide attacker, gboolean is_first)
{
  Forces forces = { { 0 }, { 0 }, { 0 }, 0 };

  for (guint i = 0; i < play->rules->n_counters; i++) {
    const BetrayalCounter *unit = &play->rules->counters[i];
    gboolean defends = unit->side != attacker;
    gboolean fights = takes_part (play, i, attacker, is_first);

    betrayal_unit_flags (play->state)[i] &= (guint8) ~BETRAYAL_FOUGHT;
    if (!fights)
      continue;
    betrayal_unit_flags (play->state)[i] |= BETRAYAL_FOUGHT;
    forces.strength[defends] += get_strength (play, i, attacker);
    forces.armour[defends] |= unit->is_armour;
    forces.n[defends]++;
    if (!defends)
      forces.classes |= 1u << unit->class;
  }

  return forces;
}

/* --- Odds --- */

static gboolean
supports (const BetrayalPlay *play, guint air)
{
  return betrayal_air_states (play->state)[air] == BETRAYAL_AIR_FLYING &&
         betrayal_has_mission (play->state, air, play->state->focus, BETRAYAL_SUPPORTING);
}

static guint
get_support (const BetrayalPlay *play, guint air)
{
  guint counter = play->rules->air_counter[air];

  return play->rules->counters[counter].support[betrayal_is_reduced (play->state, counter)];
}

/* Rule 3.3.5: support adds the bomber's strength, and one shift however many fly (C7). */
static gboolean
add_support (const BetrayalPlay *play, guint *attack)
{
  gboolean any = FALSE;

  for (guint air = 0; air < play->rules->n_air; air++) {
    if (!supports (play, air))
      continue;
    any = TRUE;
    *attack += get_support (play, air);
  }

  return any;
}

/* Rule 6.3.1, ruling D67: once for each penalised nation whose units take part. */
static gint
sum_penalties (const BetrayalPlay *play)
{
  guint64 nations = 0;

  for (guint i = 0; i < play->rules->n_counters; i++)
    if ((betrayal_unit_flags (play->state)[i] & BETRAYAL_FOUGHT) &&
        play->rules->counters[i].side == BETRAYAL_ALLIED &&
        betrayal_offences (play->state)[play->rules->counters[i].nation] > 0)
      nations |= G_GUINT64_CONSTANT (1) << play->rules->counters[i].nation;

  return __builtin_popcountll (nations) * play->rules->shift[BETRAYAL_SHIFT_PENALTY];
}

/* What the terrain is worth to attackers of these classes. */
static gint16
get_terrain_shift (const BetrayalRules *rules, guint area, guint32 classes)
{
  gint16 shift = rules->terrain_shift[area];

  if (rules->class_shift == NULL)
    return shift;
  for (guint class = 0; class < rules->n_classes; class ++)
    if ((classes >> class) & 1)
      shift = (gint16) (shift + rules->class_shift[class * rules->n_areas + area]);

  return shift;
}

/* Rule 4.4.2, each by its case. The fortress helps the defenders it was built for, and not against
 * a counter-attack by those they attacked (ruling D66); so does a terrain that has a shift. */
static gint
sum_shifts (const BetrayalPlay *play,
            BetrayalSide attacker,
            guint32 classes,
            gboolean supported,
            gint16 shifts[BETRAYAL_N_SHIFTS])
{
  const BetrayalRules *rules = play->rules;
  gboolean original = attacker == betrayal_phasing_side (play->state);
  gint sign = attacker == BETRAYAL_GERMAN ? 1 : -1;
  gint sum = 0;

  memset (shifts, 0, BETRAYAL_N_SHIFTS * sizeof shifts[0]);
  if (rules->is_maginot[play->state->focus] && attacker == BETRAYAL_GERMAN && original)
    shifts[BETRAYAL_SHIFT_MAGINOT] = rules->shift[BETRAYAL_SHIFT_MAGINOT];
  if (supported)
    shifts[BETRAYAL_SHIFT_AIR] = rules->shift[BETRAYAL_SHIFT_AIR];
  if (play->state->republic_side == BETRAYAL_GERMAN + 1)
    shifts[BETRAYAL_SHIFT_REPUBLIC] = (gint16) (sign * rules->shift[BETRAYAL_SHIFT_REPUBLIC]);
  shifts[BETRAYAL_SHIFT_PENALTY] = (gint16) (sign * sum_penalties (play));
  if (original)
    shifts[BETRAYAL_SHIFT_TERRAIN] = get_terrain_shift (rules, play->state->focus, classes);
  for (guint i = 0; i < BETRAYAL_N_SHIFTS; i++)
    sum += shifts[i];

  return sum;
}

static gboolean
any_shift (const gint16 shifts[BETRAYAL_N_SHIFTS])
{
  for (guint i = 0; i < BETRAYAL_N_SHIFTS; i++)
    if (shifts[i] != 0)
      return TRUE;

  return FALSE;
}

/* Rule 4.4.3: armour against infantry alone. */
static gint
get_modifier (const BetrayalRules *rules, const Forces *forces)
{
  if (forces->armour[0] == forces->armour[1])
    return 0;

  return rules->modifier[forces->armour[0] ? BETRAYAL_MODIFIER_ATTACKS : BETRAYAL_MODIFIER_DEFENDS];
}

/* One exchange of fire; the result that the table gives. Ruling D68: a counter-attack counts again,
 * without air support. */
static guint
fight_round (BetrayalPlay *play, BetrayalSide attacker, gboolean is_first)
{
  const BetrayalRules *rules = play->rules;
  guint area = play->state->focus;
  Forces forces = gather (play, attacker, is_first);
  gboolean supported =
    is_first && !is_exploit_attack (play->state) && add_support (play, &forces.strength[0]);
  guint base = betrayal_odds_column (rules, forces.strength[0], forces.strength[1]);
  gint16 shifts[BETRAYAL_N_SHIFTS];
  gint shift = sum_shifts (play, attacker, forces.classes, supported, shifts);
  guint column = betrayal_shift_column (rules, base, shift);
  gint modifier = get_modifier (rules, &forces);
  guint total, row, result;

  tc_events_report (play->events,
                    is_beyond_table (rules, forces.strength[0], forces.strength[1])
                      ? BETRAYAL_EVENT_COMBAT_BEYOND
                      : BETRAYAL_EVENT_COMBAT,
                    rules->side_thing[attacker], (TcThing) area, (gint16) forces.strength[0],
                    (gint16) forces.strength[1], (gint16) (rules->column_thing + base));
  if (any_shift (shifts))
    tc_events_add (play->events, BETRAYAL_EVENT_COMBAT_SHIFTS, TC_THING_NONE, (TcThing) area,
                   shifts, BETRAYAL_N_SHIFTS);
  total = betrayal_roll (play, BETRAYAL_DICE_COMBAT, (guint16) area,
                         betrayal_combat_rolls (play->state)[area]++, rules->combat_dice);
  row = betrayal_table_row (&rules->combat_dice, (gint) total + modifier);
  result = rules->result[row][column];
  tc_events_report (play->events, BETRAYAL_EVENT_COMBAT_ROLL, TC_THING_NONE, (TcThing) area,
                    (gint16) total, (gint16) modifier, (gint16) (rules->column_thing + column),
                    (gint16) (rules->result_thing + result), (gint16) rules->results[result].words);

  return result;
}

static void
fight (BetrayalPlay *play, guint area)
{
  BetrayalSide attacker = betrayal_phasing_side (play->state);
  guint limit = play->rules->counter_attacks;

  tc_state_end_set (&play->state->head);
  play->state->focus = (guint16) area;
  if (!is_exploit_attack (play->state))
    betrayal_area_flags (play->state)[area] |= BETRAYAL_RESOLVED;
  play->state->stage = BETRAYAL_STAGE_RESULT;
  play->state->can_exploit = FALSE;
  for (guint round = 0; round <= limit; round++) {
    guint result = fight_round (play, attacker, round == 0);

    if (!play->rules->results[result].counter_attack) {
      play->state->can_exploit = play->rules->results[result].exploit &&
                                 attacker == BETRAYAL_GERMAN && play->state->player == 0 &&
                                 !is_exploit_attack (play->state);
      betrayal_apply_result (play, result, attacker);
      return;
    }
    attacker = betrayal_enemy (attacker);
  }
  tc_events_report (play->events, BETRAYAL_EVENT_COMBAT_UNDECIDED, TC_THING_NONE, (TcThing) area,
                    0);
}

/* --- Which area is next (4.1, 4.4) --- */

/* Whether the phasing player has units there that may attack. */
static gboolean
has_attacker (const BetrayalLook *look, guint area)
{
  for (guint i = 0; i < look->rules->n_counters; i++)
    if (look->state->loc[i] == area && look->rules->counters[i].kind == BETRAYAL_GROUND &&
        betrayal_is_phasing_unit (look->rules, look->state, i) &&
        (look->state->player != 0 || !(betrayal_unit_flags (look->state)[i] & BETRAYAL_STOPPED)))
      return TRUE;

  return FALSE;
}

static TcReason
check_area (const BetrayalLook *look, guint area)
{
  if (look->scan.ground[BETRAYAL_GERMAN][area] == 0 ||
      look->scan.ground[BETRAYAL_ALLIED][area] == 0)
    return BETRAYAL_WHY_NO_COMBAT;
  if (betrayal_area_flags (look->state)[area] & BETRAYAL_RESOLVED)
    return BETRAYAL_WHY_RESOLVED;
  if (look->state->player == 0 && !(betrayal_area_flags (look->state)[area] & BETRAYAL_ATTACKED))
    return BETRAYAL_WHY_NO_ATTACK;

  return has_attacker (look, area) ? BETRAYAL_WHY_LEGAL : BETRAYAL_WHY_NO_COMBAT_THERE;
}

static void
get_contested (const BetrayalLook *look, guint64 *areas)
{
  betrayal_areas_and (look->rules->n_words, areas, look->scan.occupied[BETRAYAL_GERMAN],
                      look->scan.occupied[BETRAYAL_ALLIED]);
}

/* Nobody may have to decide anything before the first bombs fall and the first dice are rolled. */
void
betrayal_begin_combat (BetrayalPlay *play)
{
  guint n_words = play->rules->n_words;
  BetrayalAreas areas;
  BetrayalAreas targets;
  BetrayalLook look;

  play->state->step = BETRAYAL_STEP_BOMBARD;
  if (play->events == NULL)
    return;
  betrayal_look_init (&look, play->rules, play->state);
  get_contested (&look, areas);
  betrayal_get_mission_targets (play->rules, play->state, BETRAYAL_BOMBING, targets);
  if (betrayal_areas_any (n_words, areas) || betrayal_areas_any (n_words, targets))
    betrayal_report_phase (play, BETRAYAL_EVENT_COMBAT_PHASE);
}

TcReason
betrayal_check_attack (BetrayalLook *look, const TcMove *move)
{
  return check_area (look, move->target);
}

void
betrayal_list_attack (BetrayalLook *look, TcMoveList *list)
{
  BetrayalAreas areas;
  guint area;

  get_contested (look, areas);
  while (betrayal_areas_pop (look->rules->n_words, areas, &area))
    if (check_area (look, area) == BETRAYAL_WHY_LEGAL)
      tc_move_list_add (list, BETRAYAL_VERB_ATTACK, TC_THING_NONE, (TcThing) area);
}

void
betrayal_apply_attack (BetrayalPlay *play, const TcMove *move)
{
  fight (play, move->target);
}

/* --- Before it is decided --- */

/* The combat in the area that @move leads to, else in the one that a ground unit leaves. */
static gboolean
find_combat (const BetrayalLook *look,
             const BetrayalState *before,
             const TcMove *move,
             guint *out_area)
{
  guint16 counter = betrayal_unit_of (look->rules, move->subject);

  if (counter == BETRAYAL_NONE || !betrayal_is_area (look->rules, move->target))
    return FALSE;
  *out_area = move->target;
  if (check_area (look, *out_area) == BETRAYAL_WHY_LEGAL)
    return TRUE;
  *out_area = before->loc[counter];

  return look->rules->counters[counter].kind == BETRAYAL_GROUND &&
         *out_area < look->rules->n_areas && check_area (look, *out_area) == BETRAYAL_WHY_LEGAL;
}

static void
add_part (GArray *parts, const char *role, const BetrayalPlay *play, guint counter, guint strength)
{
  TcPart part = { role, betrayal_unit_thing (play->rules, counter), (gint16) strength };

  g_array_append_val (parts, part);
}

/* Who fights in the focus, and with what. */
static void
list_parts (const BetrayalPlay *play, BetrayalSide attacker, GArray *parts)
{
  static const char *const roles[] = { N_ ("Attackers"), N_ ("Defenders"), N_ ("Air support") };

  for (guint defends = 0; defends <= 1; defends++)
    for (guint i = 0; i < play->rules->n_counters; i++)
      if (defends == (play->rules->counters[i].side != attacker) &&
          takes_part (play, i, attacker, TRUE))
        add_part (parts, roles[defends], play, i, get_strength (play, i, attacker));
  for (guint air = 0; air < play->rules->n_air; air++)
    if (supports (play, air))
      add_part (parts, roles[2], play, play->rules->air_counter[air], get_support (play, air));
}

/* What becomes of the air units that still have to fly does not belong to the combat. */
static void
set_air_apart (const BetrayalPlay *play)
{
  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];

    if (!betrayal_is_phasing_unit (play->rules, play->state, counter) || supports (play, air))
      continue;
    betrayal_forget_missions (play->state, air);
    play->state->loc[counter] = betrayal_box (play->rules, BETRAYAL_BOX_UNUSED);
  }
}

static const char *
get_uncounted (const BetrayalState *state)
{
  if (state->step == BETRAYAL_STEP_MOVE)
    return N_ ("The combat as it stands, before further moves, air missions, interceptions and "
               "other combats:");
  if (state->step < BETRAYAL_STEP_COMBAT)
    return N_ ("The combat as it stands, before further air missions, interceptions, bombardments "
               "and other combats:");

  return N_ ("The combat as it stands, before other combats:");
}

/* Who moves in or flies to where the enemy is wants to know what that combat would be. */
gboolean
betrayal_look_ahead (const TcRuleset *ruleset,
                     const TcState *before,
                     const TcMove *move,
                     TcState *state,
                     TcAhead *ahead)
{
  const BetrayalState *old = (const BetrayalState *) before;
  BetrayalPlay play = { tc_ruleset_get_data (ruleset), (BetrayalState *) state, NULL };
  BetrayalLook look;
  guint area;

  if (old->step != BETRAYAL_STEP_MOVE && old->step != BETRAYAL_STEP_MISSIONS)
    return FALSE;
  if (play.state->player != old->player || play.state->step > BETRAYAL_STEP_COMBAT ||
      play.state->stage != BETRAYAL_STAGE_NONE)
    return FALSE;
  betrayal_look_init (&look, play.rules, play.state);
  if (!find_combat (&look, old, move, &area))
    return FALSE;

  ahead->words = get_uncounted (play.state);
  ahead->move = tc_move_make (BETRAYAL_VERB_ATTACK, TC_THING_NONE, (TcThing) area, 0);
  play.state->focus = (guint16) area;
  list_parts (&play, betrayal_phasing_side (play.state), ahead->parts);
  set_air_apart (&play);
  play.state->focus = BETRAYAL_NONE;
  play.state->step = BETRAYAL_STEP_COMBAT;

  return betrayal_ask (&play, BETRAYAL_PHASE_COMBAT, betrayal_phasing_seat (play.rules, play.state),
                       betrayal_phasing_side (play.state), FALSE);
}

/* --- One combat to its end --- */

/* Rule 3.3.1: air units that a ground combat leaves alone cannot rebase. */
static void
destroy_lonely_air (BetrayalPlay *play, guint area)
{
  BetrayalLook look;

  betrayal_look_init (&look, play->rules, play->state);
  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];

    if (play->state->loc[counter] == area &&
        betrayal_air_states (play->state)[air] != BETRAYAL_AIR_FLYING &&
        look.scan.ground[play->rules->counters[counter].side][area] == 0)
      betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_AIR_LOST);
  }
}

/* At the end of the Combat Phase the phasing player's air units must be based (3.3.1). */
static void
destroy_unbased_air (BetrayalPlay *play)
{
  BetrayalLook look;

  betrayal_look_init (&look, play->rules, play->state);
  for (guint air = 0; air < play->rules->n_air; air++) {
    guint counter = play->rules->air_counter[air];

    if (betrayal_is_phasing_unit (play->rules, play->state, counter) &&
        play->state->loc[counter] < play->rules->n_areas &&
        !betrayal_is_base (&look, play->rules->counters[counter].side, play->state->loc[counter]))
      betrayal_remove_for_good (play, counter, BETRAYAL_EVENT_AIR_UNBASED);
  }
}

static void
end_result (BetrayalPlay *play)
{
  BetrayalState *state = play->state;

  if (state->exchange) {
    betrayal_finish_exchange (play);
    return;
  }

  state->stage = BETRAYAL_STAGE_AIR;
  betrayal_touch (play, state->focus);
  betrayal_update_republic (play);
  destroy_lonely_air (play, state->focus);
  if (!state->can_exploit)
    return;
  state->exploit_from = state->focus;
  state->exploit_to = BETRAYAL_NONE;
  state->stage = BETRAYAL_STAGE_EXPLOIT;
}

static void
end_combat (BetrayalPlay *play)
{
  BetrayalState *state = play->state;
  guint next = is_exploit_attack (state) ? BETRAYAL_NONE : state->exploit_to;

  state->exploit_from = BETRAYAL_NONE;
  state->can_exploit = FALSE;
  state->focus = BETRAYAL_NONE;
  state->stage = BETRAYAL_STAGE_NONE;
  if (next != BETRAYAL_NONE &&
      betrayal_count_ground (play->rules, state, BETRAYAL_ALLIED, next) > 0 &&
      betrayal_count_ground (play->rules, state, BETRAYAL_GERMAN, next) > 0) {
    fight (play, next);
    return;
  }
  state->exploit_to = BETRAYAL_NONE;
  for (guint i = 0; i < play->rules->n_counters; i++)
    betrayal_unit_flags (state)[i] &= (guint8) ~BETRAYAL_FOUGHT;
}

/* No area left: everything lands, and the phase is over. */
static void
end_phase (BetrayalPlay *play)
{
  gboolean any = FALSE;

  for (guint air = 0; air < play->rules->n_air; air++)
    any |= betrayal_air_states (play->state)[air] == BETRAYAL_AIR_FLYING;
  if (any) {
    betrayal_release_all_air (play);
    return;
  }
  destroy_unbased_air (play);
  play->state->step = BETRAYAL_STEP_REGROUP;
}

static gboolean
choose_area (BetrayalPlay *play)
{
  BetrayalAreas areas;
  BetrayalLook look;
  guint area;

  betrayal_look_init (&look, play->rules, play->state);
  get_contested (&look, areas);
  while (betrayal_areas_pop (play->rules->n_words, areas, &area))
    if (check_area (&look, area) == BETRAYAL_WHY_LEGAL)
      return betrayal_ask (play, BETRAYAL_PHASE_COMBAT,
                           betrayal_phasing_seat (play->rules, play->state),
                           betrayal_phasing_side (play->state), FALSE);
  end_phase (play);

  return FALSE;
}

gboolean
betrayal_step_combat (BetrayalPlay *play)
{
  switch ((BetrayalStage) play->state->stage) {
  case BETRAYAL_STAGE_NONE:
    return choose_area (play);
  case BETRAYAL_STAGE_RESULT:
    end_result (play);
    return FALSE;
  case BETRAYAL_STAGE_EXPLOIT:
    if (betrayal_ask_exploit (play))
      return TRUE;
    play->state->stage = BETRAYAL_STAGE_AIR;
    return FALSE;
  case BETRAYAL_STAGE_AIR:
    /* Who supports another attack in the area waits for that one. */
    if (!is_exploit_attack (play->state))
      betrayal_release_air (play, play->state->focus, TRUE);
    play->state->stage = BETRAYAL_STAGE_NEXT;
    return FALSE;
  case BETRAYAL_STAGE_NEXT:
    end_combat (play);
    return FALSE;
  }

  return FALSE;
}
