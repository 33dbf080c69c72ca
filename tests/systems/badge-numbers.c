/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-numbers.h"

void
numbers_clear_table (Numbers *table)
{
  g_clear_pointer (&table->ruleset, tc_ruleset_unref);
}

void
numbers_deal (Numbers *table, guint64 seed)
{
  tc_rules_init (table->ruleset, table->setup, seed, &table->state.head, NULL);
}

/* The standard city with @from, which occurs, replaced by @to; the game begins. */
void
numbers_begin (Numbers *table, const char *setup, const char *from, const char *to)
{
  g_autofree char *text = tc_test_dup_text (NUMBERS_STANDARD, from, to);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcReport *report = tc_build_get_report (build);

  if (tc_report_get_n (report) > 0)
    g_test_message ("%s", tc_report_get (report, 0)->message);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 0);
  table->ruleset = tc_ruleset_ref (tc_build_get_ruleset (build));
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->setup = tc_test_find_setup (table->ruleset, setup);
  numbers_deal (table, 1);
}

/* The same with other rules. */
void
numbers_begin_with_rules (Numbers *table, const char *setup, const char *rules)
{
  g_autofree char *to = g_strdup_printf ("<rules>%s</rules>", rules);

  numbers_begin (table, setup, "<rules/>", to);
}

static guint
find (const Numbers *table, const char *id, TcThing first)
{
  TcThing thing = tc_ruleset_find_thing (table->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);

  return (guint) thing - first;
}

guint
numbers_place (const Numbers *table, const char *id)
{
  return find (table, id, 0);
}

guint
numbers_card (const Numbers *table, const char *id)
{
  return find (table, id, table->rules->card_things.first);
}

/* -- Positions made by hand -- */

/* The first player lays cards next; nobody has any, and nothing stands in anybody's way. */
void
numbers_clear_board (Numbers *table)
{
  BadgeState *state = &table->state;

  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint i = 0; i < table->rules->n_cards; i++) {
      badge_deck (state)[i] += badge_hand (state, seat)[i];
      badge_hand (state, seat)[i] = 0;
    }
    state->n_deck += state->n_hand[seat];
    state->n_hand[seat] = 0;
  }
  for (guint i = 0; i < table->rules->n_patrols; i++)
    badge_patrol (state)[i] = (guint16) (table->rules->n_places - 1);
  state->head.phase = BADGE_PHASE_LAY;
  state->head.turn = 1;
  state->head.actor = state->current = 0;
}

void
numbers_take (Numbers *table, const char *id, guint n)
{
  guint index = numbers_card (table, id);

  badge_hand (&table->state, 0)[index] += (guint8) n;
  table->state.n_hand[0] += (guint8) n;
  badge_deck (&table->state)[index] -= (guint8) n;
  table->state.n_deck -= (guint8) n;
}

TcReason
numbers_check (const Numbers *table, BadgeVerb verb, guint subject, guint target)
{
  TcMove move = tc_move_make ((guint8) verb, (TcThing) subject, (TcThing) target, 0);

  return tc_rules_check (table->ruleset, &table->state.head, &move);
}

void
numbers_play (Numbers *table, BadgeVerb verb, guint subject, guint target)
{
  TcMove move = tc_move_make ((guint8) verb, (TcThing) subject, (TcThing) target, 0);

  g_assert_cmpuint (numbers_check (table, verb, subject, target), ==, BADGE_WHY_LEGAL);
  tc_rules_apply (table->ruleset, &table->state.head, &move, NULL);
}

void
numbers_lay (Numbers *table, const char *id)
{
  numbers_play (table, BADGE_VERB_LAY, table->rules->card_things.first + numbers_card (table, id),
                TC_THING_NONE);
}

TcReason
numbers_check_lay (const Numbers *table, const char *id)
{
  return numbers_check (table, BADGE_VERB_LAY,
                        table->rules->card_things.first + numbers_card (table, id), TC_THING_NONE);
}

/* One card of the first player is carried out, up to its decision if it has one. */
void
numbers_carry_out (Numbers *table, const char *id)
{
  numbers_clear_board (table);
  badge_set_laid (&table->state, 0, numbers_card (table, id), 1);
  table->state.n_laid = table->state.n_used = 1;
  numbers_play (table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
}

guint
numbers_get_red (const Numbers *table)
{
  return find (table, "red-fugitive", table->rules->fugitive_things.first);
}

void
numbers_put_red (Numbers *table, const char *id)
{
  badge_fate (&table->state)[numbers_get_red (table)] = BADGE_AT_LARGE;
  badge_fugitive (&table->state)[numbers_get_red (table)] = (guint16) numbers_place (table, id);
}

gboolean
numbers_is_red_at (const Numbers *table, const char *id)
{
  return badge_fate (&table->state)[numbers_get_red (table)] == BADGE_AT_LARGE &&
         badge_fugitive (&table->state)[numbers_get_red (table)] == numbers_place (table, id);
}

BadgeFate
numbers_get_red_fate (const Numbers *table)
{
  return badge_fate (&table->state)[numbers_get_red (table)];
}

static guint
get_cell (Numbers *table, const char *at)
{
  return table->rules->place_cell[numbers_place (table, at)];
}

/* A tile of kind @id lies at @at, whatever lay there: counts need not close here. */
void
numbers_put_tile (Numbers *table, const char *at, const char *id, gboolean is_up)
{
  badge_set_kind (&table->state, get_cell (table, at),
                  find (table, id, table->rules->tile_things.first) + 1);
  badge_flipped (&table->state)[get_cell (table, at)] = is_up;
}

gboolean
numbers_is_tile (Numbers *table, const char *at, const char *id)
{
  return badge_get_kind (&table->state, get_cell (table, at)) ==
         find (table, id, table->rules->tile_things.first) + 1;
}

guint
numbers_count_tiles (Numbers *table, const char *id)
{
  guint tile = find (table, id, table->rules->tile_things.first);
  guint n = 0;

  for (guint cell = 0; cell < table->rules->n_cells; cell++)
    n += badge_get_kind (&table->state, cell) == tile + 1;

  return n;
}

guint
numbers_count_turns (Numbers *table, guint64 seed)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (table->ruleset);
  const TcBot *bots[TC_MAX_SEATS];
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (table->ruleset, "random");
  numbers_deal (table, seed);
  tc_rng_init (&rng, seed);
  tc_bot_play (desk, &table->state.head, bots, &rng, 0);
  g_assert_true (tc_rules_is_over (&table->state.head));

  return table->state.head.turn;
}

int
numbers_main (int argc, char **argv, const NumbersTest *tests, guint n_tests)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_tests; i++) {
    g_autofree char *path = g_strconcat ("/badge/numbers/", tests[i].name, NULL);

    g_test_add_func (path, tests[i].test);
  }

  return g_test_run ();
}
