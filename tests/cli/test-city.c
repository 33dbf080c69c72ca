/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* Every command on a scenario of the second system, as a designer of a city uses them. */

/* The smallest city can be played at once. */
static void
test_minimal (Shell *shell, gconstpointer data)
{
  shell_run (shell, "new --minimal badge -o city.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --cross-check city.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "fmt --check city.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "play city.scenario.xml --bots random --seed 5 --quiet", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Outcome");
  shell_run (shell, "new --list", NULL);
  assert_has (shell->out, "\n"
                          "  --minimal badge         The smallest scenario, to build on\n");
  assert_has (shell->out, "\n  big-city                Badge or Betrayal: Big City\n");
}

/* A city that is not a rectangle: a hole and a street in it, and one of each beside it. */
static void
test_info_gaps (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) copy = NULL;

  shell_run (shell, "new badge -o mine.scenario.xml", NULL);
  assert_status (shell, 0);
  text = shell_read (shell, "mine.scenario.xml");
  copy = g_string_new (text);
  g_assert_cmpuint (
    g_string_replace (copy, "<exit edge=\"north\"",
                      "<hole column=\"3\" row=\"3\"/><hole column=\"1\" row=\"1\"/>"
                      "<street column=\"3\" row=\"3\"/><street column=\"10\" row=\"8\"/>"
                      "<exit edge=\"north\"",
                      0),
    ==, 1);
  shell_write (shell, "mine.scenario.xml", copy->str);
  shell_run (shell, "info mine.scenario.xml", NULL);
  assert_has (
    shell->out,
    "\nBoard                   12 by 10 places, 46 of them for tiles: 8 by 6 without 2\n");
}

static void
test_info (Shell *shell, gconstpointer data)
{
  shell_run (shell, "info badge", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nBoard                   12 by 10 places, 8 by 6 of them for tiles\n");
  assert_has (shell->out, "\nTiles                   48 of 10 kinds\n");
  assert_has (shell->out, "\nPawns                   8\n");
  assert_has (shell->out, "\nCards                   72 of 9 kinds\n");
  assert_has (shell->out, "\nPlayers                 4 to 6 of Avery (avery), ");
  assert_has (shell->out, "Four players (four, 4 players), Five players (five, 5");
  assert_has (shell->out, "\nHouse rules on: none\n");
  assert_has (shell->out, "reconstructed");
}

static void
test_info_with_house_rules (Shell *shell, gconstpointer data)
{
  shell_run (shell, "info big-city", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\n  hand size: 7 (as printed: 6)\n");
  assert_has (shell->out, "\n  sequence most: 6 (as printed: none)\n");
  assert_has (shell->out, "\n  setup six, dirty: 2 (as printed: 1)\n");
  assert_has (shell->out, "\n  setup eight, dirty: 3 (as printed: 1)\n");
  assert_has (shell->out, "100.0 %  chosen by the designer\n");
}

/* Says where, what is wrong, what was expected, and how to fix it. */
static void
test_validate (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) bad = NULL;

  shell_run (shell, "new badge -o city.scenario.xml", NULL);
  text = shell_read (shell, "city.scenario.xml");
  bad = g_string_new (text);
  g_string_replace (bad, "name=\"Empty tile\" copies=\"28\"", "name=\"Empty tile\" copies=\"30\"",
                    1);
  g_string_replace (bad, "<rules/>", "<rules><hand size=\"6\" exchange=\"7\"/></rules>", 1);
  shell_write (shell, "bad.scenario.xml", bad->str);
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out,
              "bad.scenario.xml:28:4: error[CTY003]: Tiles and places differ: 50 tiles, "
              "and a city of 48 places\n");
  assert_has (shell->out, "  help: Take 2 out, or make the city larger.\n");
  assert_has (shell->out, "  fix: Make it 28 of Empty tile\n");
  assert_has (shell->out,
              "bad.scenario.xml:61:35: warning[DCK009]: exchange is 7, but a hand has 6 "
              "cards\n");
  assert_has (shell->out, "  fix: Write 6\n");
  shell_run (shell, "validate --format json bad.scenario.xml", NULL);
  assert_has (shell->out, "\"CTY003\"");
  shell_run (shell, "explain CTY003", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Number of tiles that does not match the city");
}

/* A game is saved, and played again to the same position. */
static void
test_play_and_replay (Shell *shell, gconstpointer data)
{
  const char *position;
  g_autofree char *line = NULL;

  shell_run (shell, "play big-city --setup eight --seed 3 --bots random --save game.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Badge or Betrayal: Big City, setup eight. Seed: 3\n");
  /* Why it ended, who has won, and what each player has of it. */
  assert_has (shell->out, "\n  No fugitive is at large any more (rules: Scoring and game end)\n");
  assert_has (shell->out, "\n  Victory for the dirty cops: Blake, Drew and Gray.\n");
  assert_has (shell->out, "\n  Harper, a ");
  position = strstr (shell->out, "Hash of the final position: ");
  g_assert_nonnull (position);
  line = g_strndup (position, strcspn (position, "\n"));
  shell_run (shell, "replay game.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, line);
}

/* The city as lines of text: who plays sees what lies open, pawns, and what he has seen himself. */
static void
test_board (Shell *shell, gconstpointer data)
{
  shell_run (shell,
             "play badge --setup four --seed 43 --bots avery=human,blake=heuristic,casey=heuristic,"
             "drew=heuristic",
             "done\nlay search\ndone\n1\nboard\nboard c3\n? search > c3\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "\n    A       B       C       D       E       F       G       H       I "
                          "      J       K       L"
                          "\n  1\n");
  assert_has (shell->out,
              "\n  3                 .[HR]PG .       .       .       .       .       .       .\n");
  assert_has (shell->out, ". face down, [HR] Red hideout, PG Green patrol");
  assert_has (shell->out, "\nC3            face down  Green patrol (note: Red hideout)\n");
  /* The turn may be another's: the role is that of who looks. */
  assert_has (shell->out, ". Avery, you are a ");
  /* A rulebook without numbers is cited by its headings. */
  assert_has (shell->out, "This cannot be done in the phase \"flip or not\"; what can be: ");
}

/* Cards are drawn without dice, so there is none to force. */
static void
test_no_dice (Shell *shell, gconstpointer data)
{
  shell_run (shell, "play badge --setup four --seed 43 --umpire --bots random,avery=human",
             "die 3\n? force-die = 3\nhelp\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "die 3\nNo dice are thrown in this game.\n");
  assert_has (shell->out, "? force-die = 3\nNo dice are thrown in this game.\n");
  assert_has (shell->out, "  help ");
  g_assert_null (strstr (shell->out, "force the next die"));
}

/* What lies open is drawn by its sign or its letters, a hole by a cross; the legend explains them.
 */
static void
test_open_tiles (Shell *shell, gconstpointer data)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "small-city.scenario.xml", NULL);
  g_autofree char *good = NULL;
  g_autoptr (GString) text = NULL;

  g_assert_true (g_file_get_contents (path, &good, NULL, NULL));
  text = g_string_new (good);
  g_string_replace (text, "<exit edge=\"north\"/>",
                    "<hole column=\"7\" row=\"3\"/><exit edge=\"north\"/>", 1);
  g_string_replace (text, "<lay tile=\"traffic\" column=\"4\"",
                    "<lay tile=\"evidence-red\" column=\"3\" row=\"3\" side=\"up\"/>"
                    "<lay tile=\"empty\" column=\"5\" row=\"5\" side=\"up\"/>"
                    "<lay tile=\"traffic\" column=\"4\"",
                    1);
  shell_write (shell, "city.scenario.xml", text->str);
  shell_run (shell, "play city.scenario.xml --seed 3 --bots random,p1=human",
             "board\nboard d4\nboard e3\nboard g3\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "\n  3         er  .   .PB .   x\n");
  assert_has (shell->out, "\n  4         .   #   .   .\n");
  assert_has (shell->out, "\n  5         .PP .   o   .\n");
  assert_has (shell->out, "er Red evidence, . face down, PB Blue patrol, x hole, # traffic,\n");
  assert_has (shell->out, "\nD4            traffic\n");
  assert_has (shell->out, "\nE3            face down  Blue patrol\n");
  assert_has (shell->out, "\nBob                              5 x (face down)\n");
}

static void
test_simulate (Shell *shell, gconstpointer data)
{
  shell_run (shell, "simulate big-city --setup seven --bots random --games 4", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "setup seven\n");
  assert_has (shell->out, "Gray: Random\n");
  g_assert_null (strstr (shell->out, "Harper"));
  assert_has (shell->out, "  The first fugitive comes out");
  shell_run (shell, "simulate big-city --setup seven --bots random --games 2 --format json", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\"id\" : \"eight\"");
  shell_run (shell, "simulate big-city --setup seven --bots random --games 2 --format csv", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "house-rule,setup[eight]/dirty,");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/city/minimal", test_minimal);
  shell_add_test ("/cli/city/info", test_info);
  shell_add_test ("/cli/city/info-gaps", test_info_gaps);
  shell_add_test ("/cli/city/info-with-house-rules", test_info_with_house_rules);
  shell_add_test ("/cli/city/validate", test_validate);
  shell_add_test ("/cli/city/play-and-replay", test_play_and_replay);
  shell_add_test ("/cli/city/board", test_board);
  shell_add_test ("/cli/city/no-dice", test_no_dice);
  shell_add_test ("/cli/city/open-tiles", test_open_tiles);
  shell_add_test ("/cli/city/simulate", test_simulate);

  return g_test_run ();
}
