/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-fixture.h"

#include <string.h>

#include "position-support.h"
#include "systems/dune/tc-dune.h"

TcBuild *
table_build (const char *file, const char *from, const char *to)
{
  return position_build (&tc_dune_system, file, from, to);
}

void
table_open (Table *table, TcBuild *build, const char *setup, guint64 seed)
{
  memset (table, 0, sizeof *table);
  table->build = build;
  table->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (table->ruleset);
  g_assert_cmpuint (tc_ruleset_get_state_size (table->ruleset), <=,
                    sizeof table->state + sizeof table->more);
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->events = tc_events_new ();
  tc_rules_init (table->ruleset, (guint) tc_ruleset_find_setup (table->ruleset, setup), seed,
                 &table->state.head, table->events);
}

void
table_deal (Table *table)
{
  const DuneRules *rules = table->rules;
  DuneState *state = &table->state;
  const DuneCount *count = dune_get_count (rules, state);

  for (guint seat = 0; seat < state->n_seats; seat++) {
    state->identity[seat] = count->identities[seat];
    state->role[seat] = rules->identity_role[state->identity[seat]];
    memcpy (state->trait[seat], rules->roles[state->role[seat]].traits, sizeof state->trait[seat]);
  }
}

void
table_init_with (Table *table, const char *setup, const char *from, const char *to)
{
  table_open (table, table_build (TABLE_FILE, from, to), setup, 1);
  table_deal (table);
}

void
table_init (Table *table, const char *setup)
{
  table_init_with (table, setup, NULL, NULL);
}

void
table_clear (Table *table)
{
  g_clear_pointer (&table->build, tc_build_unref);
  g_clear_pointer (&table->events, tc_events_free);
}

/* -- Putting -- */

guint
table_card (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->card_things.first, table->rules->n_cards);
}

static void
put_all (Table *table, const char *cards, guint8 where)
{
  g_auto (GStrv) ids = g_strsplit (cards, " ", -1);

  for (guint i = 0; ids[i] != NULL && *ids[i] != '\0'; i++) {
    guint card = table_card (table, ids[i]);

    dune_remove_from_row (&table->state, card);
    table->state.where[card] = where;
  }
}

void
table_show (Table *table, const char *cards)
{
  DuneState *state = &table->state;
  g_auto (GStrv) ids = g_strsplit (cards, " ", -1);

  for (guint i = 0; i < table->rules->row_size; i++) {
    if (state->row[i] != 0)
      state->where[state->row[i] - 1] = DUNE_IN_DECK;
    state->row[i] = 0;
  }
  for (guint i = 0; ids[i] != NULL && *ids[i] != '\0'; i++) {
    state->row[i] = (guint8) (table_card (table, ids[i]) + 1);
    state->where[state->row[i] - 1] = DUNE_IN_ROW;
  }
  state->stage = DUNE_STAGE_DECIDE;
  dune_advance (table->ruleset, &state->head, NULL);
}

void
table_give (Table *table, guint seat, const char *cards)
{
  put_all (table, cards, (guint8) (DUNE_TAKEN + seat));
}

void
table_discard (Table *table, const char *cards)
{
  put_all (table, cards, DUNE_IN_DISCARD);
}

void
table_go_to (Table *table, guint turn)
{
  table->state.head.turn = (guint16) (turn - 1);
  table->state.is_open = 0;
  tc_events_clear (table->events);
  dune_advance (table->ruleset, &table->state.head, table->events);
}

void
table_turn (Table *table, guint seat)
{
  DuneState *state = &table->state;

  state->at = (guint8) ((seat + state->n_seats - state->dealer) % state->n_seats);
  state->stage = DUNE_STAGE_BEGIN;
  dune_advance (table->ruleset, &state->head, NULL);
}

static void
add_lying (DuneState *state, guint on, guint from, guint kind)
{
  guint slot = state->n_lying[on]++;

  state->lying[on][slot] = (guint8) (kind + 1);
  state->lying_of[on][slot] = (guint8) from;
}

void
table_lay (Table *table, guint on, guint from, guint kind)
{
  dune_take_hand (&table->state, from, kind);
  add_lying (&table->state, on, from, kind);
}

void
table_pile (Table *table, guint on, guint n, guint kind)
{
  for (guint i = 0; i < n; i++)
    add_lying (&table->state, on, (on + 1) % table->state.n_seats, kind);
}

void
table_token (Table *table, guint on, guint kind)
{
  DuneState *state = &table->state;

  state->received[on][state->n_received[on]] = (guint8) (kind + 1);
  state->received_of[on][state->n_received[on]++] = (guint8) ((on + 1) % state->n_seats);
}

static guint
get_bearer (const Table *table, TcThing thing)
{
  return (guint) (thing - table->rules->trait_things.first);
}

void
table_shield_traits (Table *table, guint seat)
{
  const DuneRules *rules = table->rules;

  for (guint slot = 0; slot < rules->n_traits; slot++)
    tc_effects_set_status (
      rules->effects, &table->state.head, rules->shield,
      get_bearer (table, tc_range_get (rules->trait_things, seat * rules->n_traits + slot)), TRUE);
}

gboolean
table_is_shielded (const Table *table, const char *id)
{
  return dune_is_shielded (table->rules, &table->state, tc_ruleset_find_thing (table->ruleset, id));
}

/* -- Playing -- */

const char *
table_why (const Table *table, const char *move)
{
  return position_why (table->ruleset, &table->state.head, move);
}

void
table_play (Table *table, const char *moves)
{
  position_play_all (table->ruleset, &table->state.head, moves, table->events);
}

gboolean
table_logged (const Table *table, const char *text)
{
  return position_logged (table->ruleset, table->events, text);
}

char *
table_dup_moves (const Table *table)
{
  return position_dup_moves (table->ruleset, &table->state.head);
}

DuneState *
table_dup_seen (const Table *table, guint8 viewer)
{
  DuneState *seen = g_malloc (sizeof table->state + sizeof table->more);

  memcpy (seen, &table->state, sizeof table->state + sizeof table->more);
  tc_rules_redact (table->ruleset, &seen->head, viewer);

  return seen;
}
