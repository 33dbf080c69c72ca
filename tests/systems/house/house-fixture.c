/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-fixture.h"

#include <string.h>

#include "position-support.h"
#include "systems/house/tc-house.h"

static const char *const traits[HOUSE_N_TRAITS] = { "Mi", "Sp", "Sa", "Kn" };

TcBuild *
table_build (const char *from, const char *to)
{
  return position_build (&tc_house_system, TABLE_FILE, from, to);
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
table_init (Table *table, const char *setup)
{
  static const char *const people[] = { ZOE, JENNY, OX, PETER, "vivian-lopez" };
  HouseState *state = NULL;

  table_open (table, table_build (NULL, NULL), setup, 1);
  state = &table->state;
  for (guint seat = 0; seat < state->n_players; seat++) {
    guint explorer = position_find (table->ruleset, people[seat],
                                    table->rules->explorer_things.first, table->rules->n_explorers);

    state->explorer[seat] = (guint8) explorer;
    memcpy (state->step[seat], table->rules->explorers[explorer].start, HOUSE_N_TRAITS);
  }
  state->first = 0;
  state->last = (guint8) (state->n_players - 1);
  table_turn (table, ANNA);
}

void
table_clear (Table *table)
{
  g_clear_pointer (&table->build, tc_build_unref);
  g_clear_pointer (&table->events, tc_events_free);
}

HousePlay
table_play_of (Table *table)
{
  HousePlay play = { table->rules, &table->state, table->events };

  return play;
}

/* -- Putting -- */

guint
table_card (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->card_things.first, table->rules->n_cards);
}

guint
table_room (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->room_things.first, table->rules->n_rooms);
}

guint
table_token (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->token_things.first,
                        table->rules->n_tokens);
}

void
table_lay (Table *table, const char *room, const char *floor, gint x, gint y, guint turned)
{
  HousePlay play = table_play_of (table);

  house_put_room (
    &play, table_room (table, room),
    position_find (table->ruleset, floor, table->rules->floor_things.first, table->rules->n_floors),
    x, y, turned);
}

void
table_give (Table *table, guint seat, const char *cards)
{
  g_auto (GStrv) ids = g_strsplit (cards, " ", -1);
  HousePlay play = table_play_of (table);

  for (guint i = 0; ids[i] != NULL && *ids[i] != '\0'; i++)
    house_gain (&play, seat, table_card (table, ids[i]));
}

void
table_stand (Table *table, guint seat, const char *room)
{
  table->state.room[seat] = (guint8) table_room (table, room);
  table->state.is_far[seat] = 0;
}

void
table_turn (Table *table, guint seat)
{
  table->state.current = (guint8) seat;
  table->state.step_now = HOUSE_STEP_BEGIN;
  tc_events_clear (table->events);
  house_advance (table->ruleset, &table->state.head, table->events);
}

void
table_haunt (Table *table, guint number, guint seat)
{
  HousePlay play = table_play_of (table);

  tc_events_clear (table->events);
  house_begin_haunt (&play, number, ANNA);
  table->state.current = (guint8) seat;
  table->state.step_now = HOUSE_STEP_BEGIN;
  house_advance (table->ruleset, &table->state.head, table->events);
}

void
table_dice (Table *table, const char *faces)
{
  TcState *head = &table->state.head;

  memset (head->forced, 0, sizeof head->forced);
  g_assert_cmpuint (strlen (faces), <=, TC_MAX_FORCED_DICE);
  for (head->n_forced = 0; faces[head->n_forced] != '\0'; head->n_forced++)
    head->forced[head->n_forced] = (guint8) (faces[head->n_forced] - '0' + 1);
}

void
table_draw (Table *table, guint seat, const char *id)
{
  HousePlay play = table_play_of (table);
  guint card = table_card (table, id);
  HouseCardKind kind = (HouseCardKind) table->rules->cards[card].kind;

  tc_events_clear (table->events);
  table->state.where[card] = HOUSE_IN_DECK;
  table->state.top[kind][1] = table->state.top[kind][0];
  table->state.top[kind][0] = (guint8) (card + 1);
  house_draw (&play, seat, kind);
  house_advance (table->ruleset, &table->state.head, table->events);
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

HouseState *
table_dup_state (const Table *table)
{
  return g_memdup2 (&table->state, sizeof table->state + sizeof table->more);
}

HouseState *
table_dup_seen (const Table *table, guint8 viewer)
{
  HouseState *seen = table_dup_state (table);

  tc_rules_redact (table->ruleset, &seen->head, viewer);

  return seen;
}

/* -- What has changed -- */

static const char *
get_id (const Table *table, TcThing thing)
{
  return tc_ruleset_get_thing (table->ruleset, thing)->id;
}

static void
add_statuses (const Table *table, const HouseState *before, guint seat, GString *out)
{
  static const char *const statuses[] = { "dead", "trapped", "stuck", "lights-out", "grave-dirt" };

  for (guint i = 0; i < G_N_ELEMENTS (statuses); i++) {
    guint status = (guint) tc_effects_find_status (table->rules->effects, statuses[i]);
    gboolean is = tc_effects_get_status (table->rules->effects, &table->state.head, status, seat);

    if (is != tc_effects_get_status (table->rules->effects, &before->head, status, seat))
      g_string_append_printf (out, " %s%s", is ? "" : "not-", statuses[i]);
  }
}

static void
add_seat (const Table *table, const HouseState *before, guint seat, GString *out)
{
  const HouseState *state = &table->state;
  g_autoptr (GString) own = g_string_new (NULL);

  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++) {
    gint by = (gint) state->step[seat][trait] - before->step[seat][trait];

    if (by != 0)
      g_string_append_printf (own, " %s%+d", traits[trait], by);
  }
  if (state->room[seat] != before->room[seat])
    g_string_append_printf (own, " @%s",
                            get_id (table, house_room (table->rules, state->room[seat])));
  add_statuses (table, before, seat, own);
  if (state->banked[seat] != before->banked[seat])
    g_string_append_printf (own, " banked-%d", state->banked[seat] - 1);
  for (guint i = 0; i < table->rules->n_cards; i++) {
    if (house_holds (state, seat, i) != house_holds (before, seat, i))
      g_string_append_printf (own, " %s%s", house_holds (state, seat, i) ? "has-" : "lost-",
                              get_id (table, house_card (table->rules, i)));
  }
  if (own->len > 0)
    g_string_append_printf (out, "%s%s:%s", out->len > 0 ? "; " : "",
                            get_id (table, house_seat (table->rules, seat)), own->str);
}

static void
add_tokens (const Table *table, const HouseState *before, GString *out)
{
  for (guint room = 0; room < table->rules->n_rooms; room++) {
    for (guint i = 0; i < table->rules->n_tokens; i++) {
      gboolean is = (table->state.tokens[room] >> i & 1) != 0;

      if (is != ((before->tokens[room] >> i & 1) != 0))
        g_string_append_printf (out, "%s%s%s@%s", out->len > 0 ? "; " : "", is ? "+" : "-",
                                get_id (table, tc_range_get (table->rules->token_things, i)),
                                get_id (table, house_room (table->rules, room)));
    }
  }
}

char *
table_dup_changes (const Table *table, const HouseState *before)
{
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < table->state.n_players; seat++)
    add_seat (table, before, seat, out);
  add_tokens (table, before, out);
  if (table->state.head.n_forced > 0)
    g_string_append_printf (out, "%s%u dice left", out->len > 0 ? "; " : "",
                            table->state.head.n_forced);

  return g_string_free (out, FALSE);
}
