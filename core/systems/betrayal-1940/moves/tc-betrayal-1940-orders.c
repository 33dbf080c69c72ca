/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The head of the German player-turn (3.4.1 to 3.4.4): initiative, strategic orders, tactics
 * rolls and Refit. */

#define MAX_REROLLS 200 /* a table without an ALL row would be rolled on for ever */

/* --- Initiative (3.4.1) --- */

static guint
roll_round (BetrayalPlay *play, guint seats, guint round)
{
  gint best = G_MININT;
  guint leaders = 0;

  for (guint seat = 0; seat < play->rules->n_seats; seat++) {
    TcThing thing = tc_range_get (play->rules->seat_things, seat);
    gint add = play->rules->initiative_add[seat];
    gint roll;

    if (!((seats >> seat) & 1))
      continue;
    if (seat == play->state->initiative)
      add += play->rules->holder_add;
    roll = (gint) betrayal_roll (play, BETRAYAL_DICE_INITIATIVE, thing, round,
                                 play->rules->initiative_dice);
    tc_events_report (play->events, BETRAYAL_EVENT_INITIATIVE_ROLL, thing, TC_THING_NONE,
                      (gint16) roll, (gint16) add);
    if (roll + add > best)
      leaders = 0;
    if (roll + add >= best)
      leaders |= 1u << seat;
    best = MAX (best, roll + add);
  }

  return leaders;
}

/* Ruling D15: in a tie the previous holder loses it; on the first turn it is rolled again. The
 * scenario may let the holder keep it, or always have it rolled again. */
static guint8
break_tie (BetrayalPlay *play, guint leaders)
{
  guint8 seat = play->state->initiative;
  guint8 tie = play->rules->initiative_tie;
  guint round = 1;

  while ((seat == BETRAYAL_NOBODY || tie == BETRAYAL_TIE_AGAIN) && (leaders & (leaders - 1)) != 0 &&
         round < MAX_REROLLS)
    leaders = roll_round (play, leaders, round++);
  if (seat != BETRAYAL_NOBODY && tie == BETRAYAL_TIE_HOLDER && ((leaders >> seat) & 1))
    return seat;
  if (seat == BETRAYAL_NOBODY)
    seat = (guint8) (play->rules->n_seats - 1);
  for (guint i = 0; i < play->rules->n_seats; i++) {
    seat = betrayal_other_seat (play->rules, seat);
    if ((leaders >> seat) & 1)
      break;
  }

  return seat;
}

void
betrayal_roll_initiative (BetrayalPlay *play)
{
  guint leaders = roll_round (play, (1u << play->rules->n_seats) - 1, 0);

  play->state->initiative = break_tie (play, leaders);
  tc_events_report (play->events, BETRAYAL_EVENT_INITIATIVE,
                    tc_range_get (play->rules->seat_things, play->state->initiative), TC_THING_NONE,
                    0);
}

/* --- Strategic orders and tactics rolls (3.4.2, 3.4.3) --- */

static gboolean
has_home_unit (const BetrayalPlay *play, guint nation)
{
  for (guint i = 0; i < play->rules->n_counters; i++) {
    guint loc = play->state->loc[i];

    if (play->rules->counters[i].kind == BETRAYAL_GROUND &&
        play->rules->counters[i].nation == nation && loc < play->rules->n_areas &&
        play->rules->area_nation[loc] == nation)
      return TRUE;
  }

  return FALSE;
}

/* The first table for this turn; lint sees to it that there is one. */
static const BetrayalOrdersTable *
find_orders_table (const BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;

  for (guint i = 0; i < rules->n_orders_tables; i++)
    if (play->state->head.turn >= rules->orders_tables[i].first_turn &&
        play->state->head.turn <= rules->orders_tables[i].last_turn)
      return &rules->orders_tables[i];

  return &rules->orders_tables[rules->n_orders_tables - 1];
}

static guint16
get_orders (const BetrayalOrdersTable *table, guint total)
{
  return table->row[betrayal_table_row (&table->dice, (gint) total)];
}

/* Rule 3.4.2 a, ruling D34: orders against a nation whose army has left its home are void.
 * Companions (ruling D10) are not named by the roll. The nation, or n_nations. */
static guint
find_void_nation (const BetrayalPlay *play, guint row)
{
  for (guint nation = 0; nation < play->rules->n_nations; nation++) {
    const BetrayalNation *info = &play->rules->nations[nation];

    if (((play->rules->orders[row].open >> nation) & 1) && info->side == BETRAYAL_ALLIED &&
        info->opens_with[0] == BETRAYAL_NOBODY && !has_home_unit (play, nation))
      return nation;
  }

  return play->rules->n_nations;
}

typedef enum {
  AGAIN_FOR_ALL,   /* until all nations are open (3.4.2 a) */
  AGAIN_FOR_ORDERS /* until orders are not void: no row of the table opens all */
} Again;

/* What a void order is rolled again for; FALSE when the table has nothing else to give, and the
 * first roll stands. */
static gboolean
find_again (const BetrayalPlay *play, const BetrayalOrdersTable *table, Again *again)
{
  gboolean any = FALSE;

  *again = AGAIN_FOR_ORDERS;
  for (guint total = table->dice.n; total <= table->dice.n * table->dice.faces; total++) {
    guint16 row = get_orders (table, total);

    if (play->rules->orders[row].all)
      *again = AGAIN_FOR_ALL;
    any |= play->rules->orders[row].all || find_void_nation (play, row) == play->rules->n_nations;
  }

  return any;
}

static void
report_orders (const BetrayalPlay *play, guint event, TcThing nation, guint total, guint row)
{
  tc_events_report (play->events, (guint16) event, nation, TC_THING_NONE, (gint16) total,
                    (gint16) play->rules->orders[row].name);
}

static guint
roll_orders_row (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  const BetrayalOrdersTable *table = find_orders_table (play);
  gboolean is_again = FALSE;
  Again again = AGAIN_FOR_ALL;
  guint row = 0;

  for (guint nth = 0; nth < MAX_REROLLS; nth++) {
    guint total = betrayal_roll (play, BETRAYAL_DICE_ORDERS, TC_THING_NONE, nth, table->dice);
    guint nation;
    gboolean stands;

    row = get_orders (table, total);
    nation = find_void_nation (play, row);
    stands = nation == rules->n_nations || !find_again (play, table, &again);
    if (rules->orders[row].all || (stands && (!is_again || again == AGAIN_FOR_ORDERS))) {
      report_orders (play, BETRAYAL_EVENT_ORDERS, TC_THING_NONE, total, row);
      return row;
    }
    if (is_again)
      report_orders (play, BETRAYAL_EVENT_ORDERS_AGAIN, TC_THING_NONE, total, row);
    else
      report_orders (
        play, again == AGAIN_FOR_ALL ? BETRAYAL_EVENT_ORDERS_VOID : BETRAYAL_EVENT_ORDERS_VOID_HERE,
        tc_range_get (rules->nation_things, nation), total, row);
    is_again = TRUE;
  }

  return row;
}

static const BetrayalTacticsTable *
find_tactics_table (const BetrayalPlay *play)
{
  for (guint i = 0; i < play->rules->n_tactics; i++)
    if (play->state->head.turn >= play->rules->tactics[i].first_turn &&
        play->state->head.turn <= play->rules->tactics[i].last_turn)
      return &play->rules->tactics[i];

  return &play->rules->tactics[play->rules->n_tactics - 1];
}

/* Rule 3.4.3: a tactic rolled twice counts once. Rule 3.4.5: Refit cancels the attacks, and being
 * obeyed by every area (ruling D41) it leaves nothing to Hold either. */
static void
roll_tactics (BetrayalPlay *play, guint n)
{
  const BetrayalTacticsTable *table = find_tactics_table (play);
  guint tactics = 0;

  for (guint nth = 0; nth < n; nth++) {
    guint total = betrayal_roll (play, BETRAYAL_DICE_TACTICS, TC_THING_NONE, nth, table->dice);
    guint tactic = table->tactic[betrayal_table_row (&table->dice, (gint) total)];
    gboolean is_new = !(tactics & BETRAYAL_TACTIC_BIT (tactic));

    tactics |= BETRAYAL_TACTIC_BIT (tactic);
    tc_events_report (play->events, is_new ? BETRAYAL_EVENT_TACTIC : BETRAYAL_EVENT_TACTIC_AGAIN,
                      betrayal_tactic_thing (play->rules, tactic), TC_THING_NONE, (gint16) total);
  }
  if (tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT))
    tactics = BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT);
  play->state->tactics = (guint8) tactics;
}

void
betrayal_roll_orders (BetrayalPlay *play)
{
  guint row = roll_orders_row (play);
  const BetrayalOrders *orders = &play->rules->orders[row];

  play->state->open = orders->all ? G_MAXUINT64 : orders->open;
  play->state->orders = orders->n_places > 0 ? (guint16) (row + 1) : 0;
  for (guint nation = 0; nation < play->rules->n_nations && !orders->all; nation++)
    if ((play->state->open >> nation) & 1)
      tc_events_report (play->events, BETRAYAL_EVENT_OPEN,
                        tc_range_get (play->rules->nation_things, nation), TC_THING_NONE, 0);
  for (guint i = 0; i < orders->n_places && !orders->all; i++)
    tc_events_report (play->events, BETRAYAL_EVENT_OPEN,
                      play->rules->orders_places[orders->first_place + i], TC_THING_NONE, 0);
  roll_tactics (play, orders->tactics);
}

/* On the map, and a ground unit in an open country: elsewhere it carries out no tactic (3.4.2 b).
 */
static gboolean
may_recover (const BetrayalPlay *play, guint counter)
{
  guint loc = play->state->loc[counter];

  return loc < play->rules->n_areas && betrayal_is_reduced (play->state, counter) &&
         (play->rules->counters[counter].kind == BETRAYAL_AIR ||
          betrayal_is_open (play->rules, play->state, loc));
}

/* Rule 3.4.4 B: first the reduced units on the map recover; then both boxes empty. Set aside units
 * join the Regroup Box here, so that one decision brings all back (ruling D43 keeps the order). */
void
betrayal_do_refit (BetrayalPlay *play)
{
  const BetrayalRules *rules = play->rules;
  guint regroup = betrayal_box (rules, BETRAYAL_BOX_REGROUP + BETRAYAL_GERMAN);
  guint set_aside = betrayal_box (rules, BETRAYAL_BOX_SET_ASIDE + BETRAYAL_GERMAN);
  guint n = 0;

  tc_events_report (play->events, BETRAYAL_EVENT_REFIT, rules->side_thing[BETRAYAL_GERMAN],
                    TC_THING_NONE, 0);
  for (guint i = 0; i < rules->n_counters; i++) {
    if (rules->counters[i].side != BETRAYAL_GERMAN)
      continue;
    if (may_recover (play, i)) {
      betrayal_unit_flags (play->state)[i] &= (guint8) ~BETRAYAL_REDUCED;
      tc_events_report (play->events, BETRAYAL_EVENT_RESTORED, betrayal_unit_thing (rules, i),
                        TC_THING_NONE, 0);
    }
    if (play->state->loc[i] == set_aside)
      betrayal_place (play, i, regroup);
    /* Ruling D42: literally all come back reduced. */
    if (play->state->loc[i] == regroup && !rules->refit_air_full && rules->counters[i].n_steps > 1)
      betrayal_unit_flags (play->state)[i] |= BETRAYAL_REDUCED;
    n += play->state->loc[i] == regroup;
  }
  play->state->returns_left = (guint16) n;
}
