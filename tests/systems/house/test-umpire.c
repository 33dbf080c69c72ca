/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-fixture.h"
#include "house-prepare.h"
#include "rules/tc-rules-private.h"

/* What an umpire reads who wants to change what cannot be changed. */

#define SCOPE                                                                                      \
  "An umpire can only move explorers and monsters in the house, move cards that a player has or "  \
  "that lie in a room, and set traits where an explorer or a trait is selected."
#define EXPLORER "An explorer stands in a room."
#define CARD     "A card lies in a room or belongs to a player."
#define SAME     "It is so already."

static const struct {
  const char *move;
  const char *why; /* NULL: it is possible */
} changes[] = {
  { "umpire-put " OX " > foyer", NULL },
  { "umpire-put " OX " > basement", EXPLORER },
  { "umpire-put " OX " > anna", EXPLORER },
  { "umpire-put " OX, EXPLORER },             /* on a deck, which is no thing of the game */
  { "umpire-put " OX " > chapel", EXPLORER }, /* which nobody has discovered */
  { "umpire-put " OX " > entrance-hall", SAME },
  { "umpire-put " PETER " > foyer", SCOPE }, /* who is gone */
  { "umpire-put foyer > entrance-hall", SCOPE },
  { "umpire-put foyer", "There is nothing of the kind to change." },
  { "umpire-put axe > foyer", NULL },
  { "umpire-put axe > ben", NULL },
  { "umpire-put axe > anna", SAME },
  { "umpire-put axe > basement", CARD },
  { "umpire-put axe", CARD },
  { "umpire-put idol > foyer", SCOPE },         /* in the deck */
  { "umpire-put e-closet-door > anna", SCOPE }, /* among the discards */
  { "umpire-set " OX " > might = 8", NULL },
  { "umpire-set " OX " > might = 99", "It cannot have this number." },
  { "umpire-set " OX " > foyer = 1", SCOPE },
};

static void
test_why_not (void)
{
  g_auto (Table) table = { 0 };

  house_begin (&table, "at clara entrance-hall; has anna axe; gone david");
  table.state.where[table_card (&table, "e-closet-door")] = HOUSE_IN_DISCARD;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *problem = NULL;
    g_autofree char *why = NULL;
    TcMove move;

    g_test_message ("%s", changes[i].move);
    tc_move_parse (table.ruleset, changes[i].move, &move, &problem);
    g_assert_cmpstr (problem, ==, NULL);
    g_assert_cmpint (tc_umpire_check (table.ruleset, &table.state.head, &move, &why), ==,
                     changes[i].why == NULL);
    g_assert_cmpstr (why, ==, changes[i].why);
  }
}

/* Of what has nothing to change is said what has, and only while something waits that it does. */
static void
test_why_none (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *why = NULL;
  g_autofree char *later = NULL;

  house_begin (&table, "");
  why = tc_umpire_dup_why_none (table.ruleset, &table.state.head, "the Chapel");
  g_assert_cmpstr (why, ==, "Nothing can be changed about the Chapel. " SCOPE);
  table.state.head.phase = HOUSE_PHASE_ACT + 1;
  later = tc_umpire_dup_why_none (table.ruleset, &table.state.head, "the Chapel");
  g_assert_cmpstr (later, ==,
                   "Nothing can be changed while something is being set up or resolved.");
}

/* Ox Bellows begins with a Might of 5, which is the third step: 4, 5, 5, 6, 6, 7, 8, 8. */
static void
test_step (void)
{
  g_auto (Table) table = { 0 };
  TcMove move;
  gint number = 0;

  house_begin (&table, "");
  g_assert_true (tc_move_parse (table.ruleset, "umpire-set " OX " > might = 4", &move, NULL));
  g_assert_true (tc_umpire_read_step (table.ruleset, &move, &number));
  g_assert_cmpint (number, ==, 6);
  g_assert_true (tc_move_parse (table.ruleset, "umpire-put " OX " > foyer", &move, NULL));
  g_assert_false (tc_umpire_read_step (table.ruleset, &move, &number));
}

/* A player is no place in which something is put. */
static void
test_label (void)
{
  g_auto (Table) table = { 0 };
  g_autofree char *to_player = NULL;
  g_autofree char *to_room = NULL;
  TcMove move;

  house_begin (&table, "");
  g_assert_true (tc_move_parse (table.ruleset, "umpire-put crystal-ball > anna", &move, NULL));
  to_player = tc_move_dup_label_in (table.ruleset, &move, 0);
  g_assert_cmpstr (to_player, ==, "Anna gets the Crystal Ball");
  g_assert_true (tc_move_parse (table.ruleset, "umpire-put crystal-ball > foyer", &move, NULL));
  to_room = tc_move_dup_label_in (table.ruleset, &move, 0);
  g_assert_cmpstr (to_room, ==, "Crystal Ball is put in the Foyer");
}

/* Who plays the explorer is said with it, and from where the umpire takes what. */
static void
test_words (void)
{
  static const struct {
    const char *move;
    const char *words;
  } said[] = {
    { "umpire-put " OX " > foyer",
      "Clara (Ox Bellows) is put in the Foyer, from the Entrance Hall" },
    { "umpire-set " OX " > might = 4",
      "Clara (Ox Bellows), Might: set to 6 (step 4), from 5 (step 3)" },
    { "umpire-put axe > foyer", "Axe is put in the Foyer, from Anna" },
    { "umpire-put axe > ben", "Ben gets the Axe, from Anna" },
    { "umpire-put bell > ben", "Ben gets the Bell, from the Kitchen" },
  };
  g_auto (Table) table = { 0 };

  house_begin (&table, "has anna axe; left bell kitchen");
  for (guint i = 0; i < G_N_ELEMENTS (said); i++) {
    g_autofree char *words = NULL;
    TcMove move;

    g_assert_true (tc_move_parse (table.ruleset, said[i].move, &move, NULL));
    words = tc_umpire_dup_words (table.ruleset, &table.state.head, TC_SEAT_NONE, &move);
    g_assert_cmpstr (words, ==, said[i].words);
  }
}

/* A die that the umpire has forced waits for a roll: what is drawn is no die. */
static void
test_die_and_draws (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) forced = { 0 };
  HousePlay plays[2];
  guint rooms[2];

  house_begin (&table, "");
  house_begin (&forced, "dice 0");
  plays[0] = table_play_of (&table);
  plays[1] = table_play_of (&forced);
  for (guint i = 0; i < G_N_ELEMENTS (plays); i++) {
    rooms[i] = house_draw_room (&plays[i]);
    house_draw (&plays[i], ANNA, HOUSE_ITEM);
  }
  g_assert_cmpuint (rooms[0], ==, rooms[1]);
  g_assert_cmpmem (forced.state.where, sizeof forced.state.where, table.state.where,
                   sizeof table.state.where);
  g_assert_cmpuint (forced.state.head.n_forced, ==, 1);
  g_assert_cmpuint (house_throw (&plays[1], HOUSE_EVENT_ROLL, 1, TC_THING_NONE), ==, 0);
  g_assert_cmpuint (forced.state.head.n_forced, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/house/umpire/why-not", test_why_not);
  g_test_add_func ("/house/umpire/why-none", test_why_none);
  g_test_add_func ("/house/umpire/step", test_step);
  g_test_add_func ("/house/umpire/label", test_label);
  g_test_add_func ("/house/umpire/words", test_words);
  g_test_add_func ("/house/umpire/die-and-draws", test_die_and_draws);

  return g_test_run ();
}
