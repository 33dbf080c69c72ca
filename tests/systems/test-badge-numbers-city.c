/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-numbers.h"

/* Grid and ring, exits, tiles, layouts and starts. */

/* -- Inner and outer grid -- */

#define BOARD "<grid-board columns=\"12\" rows=\"10\""
#define CITY  "<city column=\"3\" row=\"3\" columns=\"8\" rows=\"6\" src=\"derived\"/>"

static void
test_ring (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", CITY, "<city column=\"2\" row=\"5\" columns=\"8\" rows=\"6\"/>");
  g_assert_cmpuint (table.rules->n_places, ==, 120);
  g_assert_cmpuint (table.rules->place_cell[numbers_place (&table, "b5")], ==, 0);
  g_assert_cmpuint (table.rules->place_cell[numbers_place (&table, "c3")], ==, BADGE_NONE);
  /* The south edge of the city is the edge of the board now. */
  numbers_put_red (&table, "d10");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (numbers_get_red_fate (&table), ==, BADGE_ESCAPED);
}

static void
test_grid (void)
{
  g_auto (Numbers) table = { 0 };
  g_auto (Numbers) standard = { 0 };

  numbers_begin (&table, "four", BOARD, "<grid-board columns=\"20\" rows=\"11\"");
  g_assert_cmpuint (table.rules->n_places, ==, 220);
  g_assert_cmpuint (table.rules->distance[numbers_place (&table, "j6")][BADGE_EAST], ==, 11);
  numbers_begin (&standard, "four", NULL, NULL);
  g_assert_cmpuint (standard.rules->distance[numbers_place (&standard, "j6")][BADGE_EAST], ==, 3);
  /* From there the way out is east no longer. */
  numbers_put_red (&standard, "j6");
  numbers_carry_out (&standard, "fugitive-red");
  g_assert_true (numbers_is_red_at (&standard, "k6"));
  numbers_put_red (&table, "j6");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_false (numbers_is_red_at (&table, "k6"));
}

static void
test_city_size (void)
{
  g_auto (Numbers) table = { 0 };
  g_autofree char *wide = tc_test_dup_text (
    NUMBERS_STANDARD, CITY, "<city column=\"1\" row=\"1\" columns=\"12\" rows=\"10\"/>");
  g_autoptr (GString) text = g_string_new (wide);
  g_autoptr (TcBuild) build = NULL;

  g_string_replace (text, "name=\"Empty tile\" copies=\"28\"", "name=\"Empty tile\" copies=\"99\"",
                    1);
  g_string_replace (text, "name=\"Traffic\" copies=\"8\"", "name=\"Traffic\" copies=\"9\"", 1);
  build = tc_test_build_text (text->str);
  g_assert_nonnull (tc_build_get_ruleset (build));
  table.ruleset = tc_ruleset_ref (tc_build_get_ruleset (build));
  table.rules = tc_ruleset_get_data (table.ruleset);
  numbers_deal (&table, 1);
  g_assert_cmpuint (table.rules->n_cells, ==, 120);
  g_assert_cmpuint (numbers_count_tiles (&table, "empty"), ==, 99);
  g_assert_cmpuint (numbers_count_tiles (&table, "traffic"), ==, 9);
}

static void
test_exits (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "<exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n", "");
  numbers_put_red (&table, "h2");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "g2"));
  numbers_put_red (&table, "a1");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (numbers_get_red_fate (&table), ==, BADGE_ESCAPED);
}

/* -- Tiles -- */

static void
test_tile_mix (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (
    &table, "four",
    "name=\"Traffic\" copies=\"8\"/>\n    <empty id=\"empty\" name=\"Empty tile\" copies=\"28\"",
    "name=\"Traffic\" copies=\"20\"/>\n    <empty id=\"empty\" name=\"Empty tile\" copies=\"16\"");
  for (guint seed = 1; seed <= NUMBERS_SEEDS; seed++) {
    numbers_deal (&table, seed);
    g_assert_cmpuint (numbers_count_tiles (&table, "traffic"), ==, 20);
    g_assert_cmpuint (numbers_count_tiles (&table, "empty"), ==, 16);
    g_assert_cmpuint (numbers_count_tiles (&table, "hideout-red"), ==, 1);
  }
}

/* Evidence of one colour may be worth more tiles than that of another. */
static void
test_colours_of_evidence (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "name=\"Green evidence\" colour=\"green\"",
                 "name=\"Green evidence\" colour=\"red\"");
  table.state.found[0] = 4;
  numbers_put_red (&table, "e5");
  numbers_clear_board (&table);
  table.state.patrol[0] = (guint16) numbers_place (&table, "e4");
  table.state.sequence[0] = (guint8) (numbers_card (&table, "patrol-red") + 1);
  table.state.n_laid = table.state.n_used = 1;
  numbers_play (&table, BADGE_VERB_DONE, TC_THING_NONE, TC_THING_NONE);
  numbers_play (&table, BADGE_VERB_DRIVE, table.rules->patrol_things.first,
                numbers_place (&table, "e5"));
  g_assert_cmpuint (table.state.good_points, ==, 25);
}

static void
test_flip (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "<empty id=\"empty\"", "<empty flip=\"must\" id=\"empty\"");
  numbers_put_tile (&table, "d4", "empty", FALSE);
  numbers_carry_out (&table, "search");
  numbers_play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, numbers_place (&table, "d4"));
  g_assert_cmpuint (table.state.flipped[table.rules->place_cell[numbers_place (&table, "d4")]], ==,
                    1);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
}

static void
test_flip_by_choice (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "<traffic id=\"traffic\"", "<traffic flip=\"may\" id=\"traffic\"");
  numbers_put_tile (&table, "d4", "traffic", FALSE);
  numbers_carry_out (&table, "search");
  numbers_play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, numbers_place (&table, "d4"));
  numbers_play (&table, BADGE_VERB_KEEP, TC_THING_NONE, numbers_place (&table, "d4"));
  g_assert_cmpuint (table.state.flipped[table.rules->place_cell[numbers_place (&table, "d4")]], ==,
                    0);
}

/* -- Layouts and starts -- */

#define FOUR "<setup id=\"four\" name=\"Four players\" players=\"4\"/>"
#define FOUR_WITH(inside)                                                                          \
  "<setup id=\"four\" name=\"Four players\" players=\"4\">" inside "</setup>"

static void
test_layout (void)
{
  g_auto (Numbers) table = { 0 };
  guint n_alike = 0;

  numbers_begin (&table, "four", FOUR,
                 FOUR_WITH ("<lay tile=\"hideout-red\" column=\"5\" row=\"5\"/>"
                            "<lay tile=\"traffic\" column=\"6\" row=\"5\" side=\"up\"/>"));
  for (guint seed = 1; seed <= NUMBERS_SEEDS; seed++) {
    numbers_deal (&table, seed);
    g_assert_true (numbers_is_tile (&table, "e5", "hideout-red"));
    g_assert_true (numbers_is_tile (&table, "f5", "traffic"));
    g_assert_cmpuint (numbers_count_tiles (&table, "traffic"), ==, 8);
    g_assert_cmpuint (table.state.flipped[table.rules->place_cell[numbers_place (&table, "e5")]],
                      ==, 0);
    g_assert_true (badge_is_traffic (table.rules, &table.state, numbers_place (&table, "f5")));
    n_alike += numbers_is_tile (&table, "g5", "empty");
  }
  /* What is not laid is dealt. */
  g_assert_cmpuint (n_alike, >, 0);
  g_assert_cmpuint (n_alike, <, NUMBERS_SEEDS);
}

static void
test_open_hideout (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", FOUR,
                 FOUR_WITH ("<lay tile=\"hideout-red\" column=\"5\" row=\"5\" side=\"up\"/>"
                            "<lay tile=\"evidence-red\" column=\"6\" row=\"5\" side=\"up\"/>"
                            "<stand pawn=\"red-patrol\" column=\"1\" row=\"1\"/>"
                            "<stand pawn=\"green-patrol\" column=\"1\" row=\"1\"/>"
                            "<stand pawn=\"blue-patrol\" column=\"1\" row=\"1\"/>"
                            "<stand pawn=\"yellow-patrol\" column=\"1\" row=\"1\"/>"));
  g_assert_true (numbers_is_red_at (&table, "e5"));
  g_assert_cmpuint (table.state.found[0], ==, 1);
}

static void
test_starts (void)
{
  g_auto (Numbers) table = { 0 };
  guint n_moved = 0;
  guint16 before = 0;

  numbers_begin (&table, "four", FOUR,
                 FOUR_WITH ("<stand pawn=\"green-patrol\" column=\"12\" row=\"1\"/>"));
  for (guint seed = 1; seed <= NUMBERS_SEEDS; seed++) {
    numbers_deal (&table, seed);
    g_assert_cmpuint (table.state.patrol[1], ==, numbers_place (&table, "l1"));
    g_assert_cmpuint (table.rules->place_cell[table.state.patrol[0]], !=, BADGE_NONE);
    n_moved += before != table.state.patrol[0];
    before = table.state.patrol[0];
  }
  g_assert_cmpuint (n_moved, >, 1);
}

static const NumbersTest tests[] = {
  { "grid", test_grid },
  { "ring", test_ring },
  { "city-size", test_city_size },
  { "exits", test_exits },
  { "tile-mix", test_tile_mix },
  { "colours-of-evidence", test_colours_of_evidence },
  { "flip", test_flip },
  { "flip-by-choice", test_flip_by_choice },
  { "layout", test_layout },
  { "open-hideout", test_open_hideout },
  { "patrol-starts", test_starts },
};

int
main (int argc, char **argv)
{
  return numbers_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
