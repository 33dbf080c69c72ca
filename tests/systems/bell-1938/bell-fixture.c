/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

#include <string.h>

#include "position-support.h"
#include "systems/bell-1938/tc-bell-1938.h"

TcBuild *
crisis_build (const char *from, const char *to)
{
  return position_build (&tc_bell_1938_system, CRISIS_FILE, from, to);
}

void
crisis_open (Crisis *crisis, TcBuild *build, const char *setup, guint64 seed)
{
  memset (crisis, 0, sizeof *crisis);
  crisis->build = build;
  crisis->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (crisis->ruleset);
  crisis->state = g_malloc0 (tc_ruleset_get_state_size (crisis->ruleset));
  crisis->rules = tc_ruleset_get_data (crisis->ruleset);
  crisis->events = tc_events_new ();
  tc_rules_init (crisis->ruleset, (guint) tc_ruleset_find_setup (crisis->ruleset, setup), seed,
                 &crisis->state->head, crisis->events);
}

/* The objective of @space becomes one that @seat may keep, instead of one that it was dealt. */
static void
deal_objective (Crisis *crisis, guint seat, const char *id)
{
  BellState *state = crisis->state;
  guint wanted =
    tc_ruleset_find_thing (crisis->ruleset, id) - crisis->rules->objective_things.first;
  guint dealt = 0;

  while (bell_objective (state)[dealt] != BELL_IN_HAND + seat)
    dealt++;
  bell_objective (state)[dealt] = bell_objective (state)[wanted];
  bell_objective (state)[wanted] = (guint8) (BELL_IN_HAND + seat);
}

void
crisis_init (Crisis *crisis, const char *from, const char *to)
{
  crisis_open (crisis, crisis_build (from, to), "crisis", 1);
  deal_objective (crisis, 0, "aim-united-kingdom");
  deal_objective (crisis, 1, "aim-moravian-hqs");
  crisis_play (crisis, "keep aim-united-kingdom; keep aim-moravian-hqs; second");
  for (guint i = 0; i < crisis->rules->n_spaces; i++)
    crisis_put (crisis, tc_ruleset_get_thing (crisis->ruleset, (TcThing) i)->id, 0, 0);
  for (guint seat = 0; seat < BELL_N_SIDES; seat++)
    crisis_hand (crisis, seat, "");
  tc_events_clear (crisis->events);
}

void
crisis_clear (Crisis *crisis)
{
  g_clear_pointer (&crisis->build, tc_build_unref);
  g_clear_pointer (&crisis->events, tc_events_free);
  g_clear_pointer (&crisis->state, g_free);
}

/* -- Things -- */

guint
crisis_holder (const Crisis *crisis, const char *id)
{
  return position_find (crisis->ruleset, id, 0, crisis->rules->n_holders);
}

guint
crisis_card (const Crisis *crisis, const char *id)
{
  return position_find (crisis->ruleset, id, crisis->rules->card_things.first,
                        crisis->rules->n_cards);
}

/* -- Putting -- */

static void
put_side (Crisis *crisis, guint space, guint side, guint n)
{
  guint16 *there = &crisis->state->cubes[space][side];
  guint16 *pool = &crisis->state->cubes[crisis->rules->pool[side]][side];

  *pool += *there;
  g_assert_cmpuint (*pool, >=, n);
  *pool -= (guint16) n;
  *there = (guint16) n;
}

void
crisis_put (Crisis *crisis, const char *space, guint white, guint green)
{
  guint i = crisis_holder (crisis, space);

  put_side (crisis, i, BELL_CONCEDE, white);
  put_side (crisis, i, BELL_DEFEND, green);
}

void
crisis_empty_pool (Crisis *crisis, BellSide side)
{
  BellState *state = crisis->state;
  guint pool = crisis->rules->pool[side];
  guint other = crisis->rules->pool[!side];

  /* In the other side's pool nobody finds them. */
  state->cubes[other][side] += state->cubes[pool][side];
  state->cubes[pool][side] = 0;
}

static void
place_cards (Crisis *crisis, guint8 place, guint8 *count, const char *cards)
{
  BellState *state = crisis->state;
  g_auto (GStrv) ids = g_strsplit (cards, " ", -1);

  for (guint i = 0; i < crisis->rules->n_cards; i++) {
    if (bell_where (state)[i] == place)
      bell_where (state)[i] = BELL_IN_DECK;
  }
  *count = 0;
  for (guint i = 0; ids[i] != NULL; i++) {
    guint card = crisis_card (crisis, ids[i]);

    g_assert_cmpuint (bell_where (state)[card], ==, BELL_IN_DECK);
    bell_where (state)[card] = place;
    (*count)++;
  }
}

void
crisis_hand (Crisis *crisis, guint seat, const char *cards)
{
  place_cards (crisis, (guint8) (BELL_IN_HAND + seat), &crisis->state->n_hand[seat], cards);
}

void
crisis_aside (Crisis *crisis, guint seat, const char *cards)
{
  place_cards (crisis, (guint8) (BELL_ASIDE + seat), &crisis->state->n_aside[seat], cards);
}

void
crisis_go_to (Crisis *crisis, BellStep step)
{
  BellPlay play = { crisis->rules, crisis->state, crisis->events };

  tc_events_clear (crisis->events);
  bell_go_to (&play, step);
  bell_advance (crisis->ruleset, &crisis->state->head, crisis->events);
}

void
crisis_begin_round (Crisis *crisis, guint round)
{
  BellPlay play = { crisis->rules, crisis->state, crisis->events };

  tc_events_clear (crisis->events);
  bell_begin_round (&play, round);
  bell_advance (crisis->ruleset, &crisis->state->head, crisis->events);
}

void
crisis_force (Crisis *crisis, guint8 face)
{
  crisis->state->head.forced[0] = face;
  crisis->state->head.n_forced = 1;
}

/* -- Playing -- */

const char *
crisis_why (const Crisis *crisis, const char *text)
{
  return position_why (crisis->ruleset, &crisis->state->head, text);
}

void
crisis_play (Crisis *crisis, const char *moves)
{
  position_play_all (crisis->ruleset, &crisis->state->head, moves, crisis->events);
}

gboolean
crisis_logged (const Crisis *crisis, const char *text)
{
  return position_logged (crisis->ruleset, crisis->events, text);
}

char *
crisis_dup_moves (const Crisis *crisis)
{
  return position_dup_moves (crisis->ruleset, &crisis->state->head);
}

BellState *
crisis_redact (const Crisis *crisis, guint8 seat)
{
  BellState *copy = g_memdup2 (crisis->state, tc_ruleset_get_state_size (crisis->ruleset));

  tc_rules_redact (crisis->ruleset, &copy->head, seat);

  return copy;
}

typedef void (*GetSet) (const BellRules *rules, const BellState *state, guint side, guint64 *out);

static gboolean
is_in (const Crisis *crisis, GetSet get, guint side, const char *space)
{
  guint64 set[BELL_MAX_WORDS];

  get (crisis->rules, crisis->state, side, set);

  return bell_has (set, crisis_holder (crisis, space));
}

gboolean
crisis_is_present (const Crisis *crisis, guint side, const char *space)
{
  return is_in (crisis, bell_get_present, side, space);
}

gboolean
crisis_controls (const Crisis *crisis, guint side, const char *space)
{
  return is_in (crisis, bell_get_controlled, side, space);
}

gboolean
crisis_reaches (const Crisis *crisis, guint side, const char *space)
{
  return is_in (crisis, bell_get_reach, side, space);
}

guint
crisis_dimensions (const Crisis *crisis, guint side)
{
  guint64 controlled[BELL_MAX_WORDS];

  bell_get_controlled (crisis->rules, crisis->state, side, controlled);

  return bell_get_dimensions (crisis->rules, controlled);
}

guint
crisis_white (const Crisis *crisis, const char *id)
{
  return crisis->state->cubes[crisis_holder (crisis, id)][BELL_CONCEDE];
}

guint
crisis_green (const Crisis *crisis, const char *id)
{
  return crisis->state->cubes[crisis_holder (crisis, id)][BELL_DEFEND];
}

guint
crisis_total (const Crisis *crisis, guint side)
{
  guint n = 0;

  for (guint i = 0; i < crisis->rules->n_holders; i++)
    n += crisis->state->cubes[i][side];

  return n;
}
