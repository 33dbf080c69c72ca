/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

#include <stdlib.h>
#include <string.h>

#include "position-support.h"

static guint
get_seat (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->seat_things.first,
                        table->rules->seat_things.n);
}

static guint
get_trait (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->trait_things.first, HOUSE_N_TRAITS);
}

static void
be (Table *table, char **words)
{
  HouseState *state = &table->state;
  guint seat = get_seat (table, words[1]);
  guint explorer = position_find (table->ruleset, words[2], table->rules->explorer_things.first,
                                  table->rules->n_explorers);

  state->explorer[seat] = (guint8) explorer;
  memcpy (state->step[seat], table->rules->explorers[explorer].start, HOUSE_N_TRAITS);
}

static void
at (Table *table, char **words)
{
  table_stand (table, get_seat (table, words[1]), words[2]);
}

static void
has (Table *table, char **words)
{
  table_give (table, get_seat (table, words[1]), words[2]);
}

static void
step (Table *table, char **words)
{
  table->state.step[get_seat (table, words[1])][get_trait (table, words[2])] =
    (guint8) atoi (words[3]);
}

static void
hit (Table *table, char **words)
{
  table->state.step[get_seat (table, words[1])][get_trait (table, words[2])] -=
    (guint8) atoi (words[3]);
}

static void
gone (Table *table, char **words)
{
  guint seat = get_seat (table, words[1]);

  table->state.fate[seat] = HOUSE_DEAD;
  tc_effects_set_status (table->rules->effects, &table->state.head, (guint) table->rules->dead,
                         seat, TRUE);
}

static void
omens (Table *table, char **words)
{
  table->state.n_omens = (guint8) atoi (words[1]);
}

static void
lay (Table *table, char **words)
{
  table_lay (table, words[1], words[2], atoi (words[3]), atoi (words[4]), (guint) atoi (words[5]));
}

static void
top (Table *table, char **words)
{
  guint card = table_card (table, words[1]);

  guint8 *tops = table->state.top[table->rules->cards[card].kind];

  tops[1] = tops[0];
  tops[0] = (guint8) (card + 1);
}

static void
top_room (Table *table, char **words)
{
  table->state.top[HOUSE_STACK_ROOMS][0] = (guint8) (table_room (table, words[1]) + 1);
}

static void
left (Table *table, char **words)
{
  table->state.where[table_card (table, words[1])] =
    (guint8) (HOUSE_IN_ROOM + table_room (table, words[2]));
}

static void
token (Table *table, char **words)
{
  table->state.tokens[table_room (table, words[2])] |= 1u << table_token (table, words[1]);
}

static void
haunt (Table *table, char **words)
{
  table_haunt (table, (guint) atoi (words[1]), get_seat (table, words[2]));
}

static void
turn (Table *table, char **words)
{
  table_turn (table, get_seat (table, words[1]));
}

static void
dice (Table *table, char **words)
{
  table_dice (table, words[1]);
}

static void
draw (Table *table, char **words)
{
  table_draw (table, get_seat (table, words[1]), words[2]);
}

static void
held (Table *table, char **words)
{
  const TcEffects *effects = table->rules->effects;

  tc_effects_set_status (effects, &table->state.head,
                         (guint) tc_effects_find_status (effects, words[2]),
                         get_seat (table, words[1]), TRUE);
}

void
house_prepare (Table *table, const char *text)
{
  static const struct {
    const char *name;
    void (*prepare) (Table *table, char **words);
  } steps[] = { { "at", at },     { "left", left }, { "has", has },     { "is", be },
                { "step", step }, { "hit", hit },   { "gone", gone },   { "omens", omens },
                { "lay", lay },   { "top", top },   { "token", token }, { "haunt", haunt },
                { "turn", turn }, { "dice", dice }, { "draw", draw },   { "top-room", top_room },
                { "held", held } };
  g_auto (GStrv) all = g_strsplit (text, "; ", -1);

  for (guint i = 0; all[i] != NULL; i++) {
    g_auto (GStrv) words = g_strsplit (all[i], " ", -1);
    gboolean is_known = *all[i] == '\0';

    if (g_str_has_prefix (all[i], "play ")) {
      position_play (table->ruleset, &table->state.head, all[i] + strlen ("play "), table->events);
      continue;
    }

    for (guint k = 0; k < G_N_ELEMENTS (steps); k++) {
      if (g_str_equal (words[0] != NULL ? words[0] : "", steps[k].name)) {
        steps[k].prepare (table, words);
        is_known = TRUE;
      }
    }
    g_assert_true (is_known);
  }
}

void
house_begin (Table *table, const char *prepare)
{
  table_init (table, "built-4");
  table->state.n_omens = 0;
  house_prepare (table, prepare);
}

static void
test_row (gconstpointer data)
{
  const HouseRow *row = data;
  g_auto (Table) table = { 0 };
  g_autofree char *answer = NULL;

  house_begin (&table, row->prepare);
  answer = position_dup_answer (table.ruleset, &table.state.head, table.events, row->question);
  g_assert_cmpstr (answer, ==, row->answer);
}

void
house_add_rows (const char *family, const HouseRow *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/house/%s/%s", family, rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}

void
table_hurt (Table *table, guint seat, guint traits, guint points)
{
  HousePlay play = table_play_of (table);

  house_hurt (&play, seat, traits, points);
  house_advance (table->ruleset, &table->state.head, table->events);
}

void
house_end_with_omen (Table *table, const char *room, const char *omen, const char *dice)
{
  HouseState *state = &table->state;

  state->n_rolls = 1;
  state->omen[0] = (guint8) (table_card (table, omen) + 1);
  state->omen_room[0] = (guint8) table_room (table, room);
  table_dice (table, dice);
  table_play (table, "done");
}
