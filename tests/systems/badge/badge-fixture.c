/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

#include <string.h>

#include "position-support.h"

TcBuild *
table_build (const char *file, const char *from, const char *to)
{
  return position_build (NULL, file, from, to);
}

void
table_open (Table *table, TcBuild *build, const char *setup, guint64 seed)
{
  memset (table, 0, sizeof *table);
  table->build = build;
  table->ruleset = tc_build_get_ruleset (build);
  g_assert_nonnull (table->ruleset);
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->events = tc_events_new ();
  tc_rules_init (table->ruleset, (guint) tc_ruleset_find_setup (table->ruleset, setup), seed,
                 &table->state.head, table->events);
}

/* Kinds of tiles are numbered as they lie: hideouts, evidence, traffic, empty ones. */
static void
order_tiles (Table *table)
{
  guint cell = 0;

  for (guint i = 0; i < table->rules->n_tiles; i++) {
    for (guint n = 0; n < table->rules->tiles[i].copies; n++)
      badge_set_kind (&table->state, cell++, i + 1);
  }
  g_assert_cmpuint (cell, ==, table->rules->n_cells);
}

void
table_init (Table *table, const char *from, const char *to)
{
  static const char *const corners[] = { "a1", "l1", "a10", "l10" };
  BadgeState *state = &table->state;

  table_open (table, table_build (TABLE_FROZEN, from, to), "four", 1);
  order_tiles (table);
  for (guint seat = 0; seat < state->n_seats; seat++) {
    state->role[seat] = seat == 3 ? BADGE_ROLE_DIRTY : BADGE_ROLE_GOOD;
    table_hand (table, seat, "");
  }
  for (guint i = 0; i < table->rules->n_patrols; i++)
    badge_patrol (state)[i] = (guint16) table_place (table, corners[i]);
  tc_events_clear (table->events);
}

void
table_clear (Table *table)
{
  g_clear_pointer (&table->build, tc_build_unref);
  g_clear_pointer (&table->events, tc_events_free);
}

/* -- Things -- */

guint
table_place (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, 0, table->rules->n_places);
}

guint
table_card (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->card_things.first, table->rules->n_cards);
}

guint
table_tile (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->tile_things.first, table->rules->n_tiles);
}

guint
table_patrol (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->patrol_things.first,
                        table->rules->n_patrols);
}

guint
table_fugitive (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->fugitive_things.first,
                        table->rules->n_fugitives);
}

/* -- Putting -- */

static guint
find_cell (const Table *table, const char *place)
{
  guint cell = table->rules->place_cell[table_place (table, place)];

  g_assert_cmpuint (cell, !=, BADGE_NO_CELL);

  return cell;
}

void
table_lay (Table *table, const char *kind, const char *place)
{
  BadgeState *state = &table->state;
  guint tile = table_tile (table, kind) + 1;
  guint cell = find_cell (table, place);
  guint other = table->rules->n_cells;

  if (badge_get_kind (state, cell) == tile)
    return;
  /* From the end, so that what was put first stays. */
  while (other-- > 0 && (badge_get_kind (state, other) != tile || badge_flipped (state)[other]))
    continue;
  g_assert_cmpuint (other, <, table->rules->n_cells);
  badge_set_kind (state, other, badge_get_kind (state, cell));
  badge_set_kind (state, cell, tile);
}

void
table_show (Table *table, const char *kind, const char *place)
{
  const BadgeTile *tile = &table->rules->tiles[table_tile (table, kind)];

  table_lay (table, kind, place);
  badge_flipped (&table->state)[find_cell (table, place)] = 1;
  if (tile->kind == BADGE_EVIDENCE)
    badge_set_found (&table->state, tile->colour,
                     badge_get_found (&table->state, tile->colour) + 1);
}

void
table_stand (Table *table, const char *patrol, const char *place)
{
  badge_patrol (&table->state)[table_patrol (table, patrol)] = (guint16) table_place (table, place);
}

void
table_run_from (Table *table, const char *fugitive, const char *place)
{
  guint i = table_fugitive (table, fugitive);

  badge_fate (&table->state)[i] = BADGE_AT_LARGE;
  badge_fugitive (&table->state)[i] = (guint16) table_place (table, place);
}

void
table_hand (Table *table, guint seat, const char *cards)
{
  BadgeState *state = &table->state;
  g_auto (GStrv) ids = g_strsplit (cards, " ", -1);

  for (guint card = 0; card < table->rules->n_cards; card++) {
    badge_deck (state)[card] += badge_hand (state, seat)[card];
    state->n_deck += badge_hand (state, seat)[card];
    badge_hand (state, seat)[card] = 0;
  }
  state->n_hand[seat] = 0;
  for (guint i = 0; ids[i] != NULL; i++) {
    guint card = table_card (table, ids[i]);

    g_assert_cmpuint (badge_deck (state)[card], >, 0);
    badge_deck (state)[card]--;
    state->n_deck--;
    badge_hand (state, seat)[card]++;
    state->n_hand[seat]++;
  }
}

void
table_sequence (Table *table, const char *cards)
{
  g_autoptr (GString) hand = g_string_new (NULL);
  g_auto (GStrv) entries = g_strsplit (cards, " ", -1);

  for (guint i = 0; entries[i] != NULL; i++) {
    char *plus = strchr (entries[i], '+');

    if (plus != NULL)
      *plus = '\0';
    g_string_append_printf (hand, "%s%s", i > 0 ? " " : "", entries[i]);
    if (plus != NULL) {
      g_string_append_printf (hand, " %s", entries[i]);
      *plus = '+';
    }
  }
  table_hand (table, table->state.current, hand->str);
  table_play (table, "done");
  for (guint i = 0; entries[i] != NULL; i++) {
    char *plus = strchr (entries[i], '+');
    g_autofree char *move = NULL;

    if (plus != NULL)
      *plus = '\0';
    move = g_strdup_printf ("%s %s", plus != NULL ? "lay-pair" : "lay", entries[i]);
    table_play (table, move);
  }
  table_play (table, "done");
}

/* -- Playing -- */

const char *
table_why (const Table *table, const char *text)
{
  return position_why (table->ruleset, &table->state.head, text);
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

gboolean
table_is_at (const Table *table, const char *pawn, const char *place)
{
  TcThing thing = tc_ruleset_find_thing (table->ruleset, pawn);

  if (thing >= table->rules->fugitive_things.first)
    return table_fate (table, pawn) == BADGE_AT_LARGE &&
           badge_fugitive (&table->state)[table_fugitive (table, pawn)] ==
             table_place (table, place);

  return badge_patrol (&table->state)[table_patrol (table, pawn)] == table_place (table, place);
}

BadgeFate
table_fate (const Table *table, const char *fugitive)
{
  return badge_fate (&table->state)[table_fugitive (table, fugitive)];
}

guint
table_count_cards (const Table *table, guint seat, const char *card)
{
  return badge_hand (&table->state, seat)[table_card (table, card)];
}
