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
  g_assert_cmpuint (table.rules->place_cell[numbers_place (&table, "c3")], ==, BADGE_NO_CELL);
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

/* -- Holes, streets, walls and gates -- */

#define EXITS                                                                                      \
  "<exit edge=\"north\"/>\n    <exit edge=\"east\"/>\n    <exit edge=\"south\"/>\n    <exit "      \
  "edge=\"west\"/>"

/* The standard board with @parts after its city; streets and holes take the place of empty tiles.
 */
static void
begin_board (Numbers *table, const char *parts, guint n_tiles_less)
{
  g_autofree char *text = tc_test_dup_text (NUMBERS_STANDARD, EXITS, parts);
  g_autofree char *copies =
    g_strdup_printf ("name=\"Empty tile\" copies=\"%u\"", 28 - n_tiles_less);
  g_autoptr (GString) out = g_string_new (text);
  g_autoptr (TcBuild) build = NULL;

  g_string_replace (out, "name=\"Empty tile\" copies=\"28\"", copies, 1);
  build = tc_test_build_text (out->str);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  table->ruleset = tc_ruleset_ref (tc_build_get_ruleset (build));
  table->rules = tc_ruleset_get_data (table->ruleset);
  table->setup = tc_test_find_setup (table->ruleset, "four");
  numbers_deal (table, 1);
}

static TcReason
check_drive (Numbers *table, const char *from, const char *to)
{
  numbers_carry_out (table, "patrol-red");
  badge_patrol (&table->state)[0] = (guint16) numbers_place (table, from);

  return numbers_check (table, BADGE_VERB_DRIVE, table->rules->patrol_things.first,
                        numbers_place (table, to));
}

/* A city in the form of an L. */
static void
test_streets (void)
{
  g_auto (Numbers) table = { 0 };
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint row = 6; row <= 8; row++)
    for (guint column = 7; column <= 10; column++)
      g_string_append_printf (parts, "<street column=\"%u\" row=\"%u\"/>", column, row);
  g_string_append (parts, EXITS);
  begin_board (&table, parts->str, 12);
  g_assert_cmpuint (table.rules->n_cells, ==, 36);
  g_assert_cmpuint (table.rules->place_cell[numbers_place (&table, "g6")], ==, BADGE_NO_CELL);
  g_assert_cmpuint (table.rules->place_cell[numbers_place (&table, "g5")], !=, BADGE_NO_CELL);
  g_assert_cmpuint (numbers_count_tiles (&table, "empty"), ==, 16);
  g_assert_cmpuint (check_drive (&table, "g5", "g6"), ==, BADGE_WHY_LEGAL);
  numbers_carry_out (&table, "search");
  g_assert_cmpuint (
    numbers_check (&table, BADGE_VERB_SEARCH, TC_THING_NONE, numbers_place (&table, "g6")), ==,
    BADGE_WHY_NO_TILE);
  g_assert_cmpuint (numbers_count_turns (&table, 2), >, 1);
}

/* Ruling B-aj: no pawn enters a hole, and none leads out. */
static void
test_holes (void)
{
  g_auto (Numbers) table = { 0 };

  begin_board (&table, "<hole column=\"5\" row=\"3\"/>" EXITS, 1);
  g_assert_cmpuint (table.rules->n_cells, ==, 47);
  g_assert_cmpuint (check_drive (&table, "e4", "e3"), ==, BADGE_WHY_HOLE);
  g_assert_cmpuint (check_drive (&table, "e4", "d4"), ==, BADGE_WHY_LEGAL);
  /* North is the shortest way from E4, but for the hole; now west is. */
  numbers_put_red (&table, "e4");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "d4"));
}

static void
test_walls (void)
{
  g_auto (Numbers) table = { 0 };

  begin_board (&table,
               "<wall column=\"5\" row=\"4\" side=\"north\"/>"
               "<wall column=\"1\" row=\"5\" side=\"west\"/>" EXITS,
               0);
  g_assert_cmpuint (check_drive (&table, "e4", "e3"), ==, BADGE_WHY_WALL);
  g_assert_cmpuint (check_drive (&table, "e3", "e4"), ==, BADGE_WHY_WALL);
  g_assert_cmpuint (check_drive (&table, "e4", "g4"), ==, BADGE_WHY_NOT_ADJACENT);
  numbers_put_red (&table, "e4");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "d4"));
  /* On an edge it closes the exit: from A5 the way is north, by five steps. */
  numbers_put_red (&table, "a5");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "a4"));
}

/* Ruling B-aj: with no straight way to the only gate, the fugitive takes the shortest. */
static void
test_gate (void)
{
  g_auto (Numbers) table = { 0 };
  guint red;

  begin_board (&table, "<gate column=\"6\" row=\"1\" side=\"north\"/>", 0);
  red = table.rules->fugitive_things.first + numbers_get_red (&table);
  g_assert_cmpuint (table.rules->way_out[numbers_place (&table, "d3")], ==, 5);
  numbers_put_red (&table, "d3");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_RUN, red, numbers_place (&table, "d2")), ==,
                    BADGE_WHY_LEGAL);
  g_assert_cmpuint (numbers_check (&table, BADGE_VERB_RUN, red, numbers_place (&table, "c3")), ==,
                    BADGE_WHY_WAY);
  numbers_play (&table, BADGE_VERB_RUN, red, numbers_place (&table, "e3"));
  /* In the column of the gate it goes straight on, and leaves there and nowhere else. */
  numbers_put_red (&table, "f2");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "f1"));
  numbers_put_red (&table, "e1");
  numbers_carry_out (&table, "fugitive-red");
  g_assert_true (numbers_is_red_at (&table, "f1"));
  numbers_carry_out (&table, "fugitive-red");
  g_assert_cmpuint (numbers_get_red_fate (&table), ==, BADGE_ESCAPED);
  g_assert_cmpint (table.state.dirty_points, ==, 30);
}

/* A way around a wall is a way; a gate may lead into a hole. */
static void
test_gate_into_a_hole (void)
{
  g_auto (Numbers) table = { 0 };

  begin_board (&table,
               "<hole column=\"6\" row=\"5\"/><wall column=\"5\" row=\"4\" side=\"south\"/>"
               "<gate column=\"5\" row=\"5\" side=\"east\"/>",
               1);
  g_assert_cmpuint (table.rules->way_out[numbers_place (&table, "e5")], ==, 1);
  g_assert_cmpuint (table.rules->way_out[numbers_place (&table, "e4")], ==, 4);
  numbers_put_red (&table, "e5");
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
  badge_set_found (&table.state, 0, 4);
  numbers_put_red (&table, "e5");
  numbers_clear_board (&table);
  badge_patrol (&table.state)[0] = (guint16) numbers_place (&table, "e4");
  badge_set_laid (&table.state, 0, numbers_card (&table, "patrol-red"), 1);
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
  g_assert_cmpuint (
    badge_flipped (&table.state)[table.rules->place_cell[numbers_place (&table, "d4")]], ==, 1);
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
  g_assert_cmpuint (
    badge_flipped (&table.state)[table.rules->place_cell[numbers_place (&table, "d4")]], ==, 0);
}

static void
test_tile_points (void)
{
  g_auto (Numbers) table = { 0 };

  numbers_begin (&table, "four", "<empty id=\"empty\"", "<empty points=\"-2\" id=\"empty\"");
  numbers_put_tile (&table, "d4", "empty", FALSE);
  numbers_carry_out (&table, "search");
  numbers_play (&table, BADGE_VERB_SEARCH, TC_THING_NONE, numbers_place (&table, "d4"));
  g_assert_cmpint (table.state.good_points, ==, 0);
  numbers_play (&table, BADGE_VERB_FLIP, TC_THING_NONE, numbers_place (&table, "d4"));
  g_assert_cmpint (table.state.good_points, ==, -2);
  g_assert_cmpint (table.state.dirty_points, ==, 0);
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
    g_assert_cmpuint (
      badge_flipped (&table.state)[table.rules->place_cell[numbers_place (&table, "e5")]], ==, 0);
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
  g_assert_cmpuint (badge_get_found (&table.state, 0), ==, 1);
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
    g_assert_cmpuint (badge_patrol (&table.state)[1], ==, numbers_place (&table, "l1"));
    g_assert_cmpuint (table.rules->place_cell[badge_patrol (&table.state)[0]], !=, BADGE_NO_CELL);
    n_moved += before != badge_patrol (&table.state)[0];
    before = badge_patrol (&table.state)[0];
  }
  g_assert_cmpuint (n_moved, >, 1);
}

static const NumbersTest tests[] = {
  { "grid", test_grid },
  { "ring", test_ring },
  { "city-size", test_city_size },
  { "exits", test_exits },
  { "streets", test_streets },
  { "holes", test_holes },
  { "walls", test_walls },
  { "gate", test_gate },
  { "gate-into-a-hole", test_gate_into_a_hole },
  { "tile-mix", test_tile_mix },
  { "colours-of-evidence", test_colours_of_evidence },
  { "flip", test_flip },
  { "flip-by-choice", test_flip_by_choice },
  { "tile-points", test_tile_points },
  { "layout", test_layout },
  { "open-hideout", test_open_hideout },
  { "patrol-starts", test_starts },
};

int
main (int argc, char **argv)
{
  return numbers_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
