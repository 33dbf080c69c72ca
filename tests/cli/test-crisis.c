/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* Every command on a scenario of cards and influence, as a designer of a crisis uses them. */

/* A copy is found clean and is played; it is in the list with the small crisis and the variant. */
static void
test_new (Shell *shell, gconstpointer data)
{
  shell_run (shell, "new bell-1938 -o crisis.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --cross-check crisis.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "play crisis.scenario.xml --bots random --seed 5 --quiet", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Outcome");
  shell_run (shell, "new --list", NULL);
  assert_has (shell->out, "\n  bell-1938               The Bell of Treason\n");
  assert_has (shell->out, "\n  harbour                 The Harbour Strike\n");
  assert_has (shell->out, "\n  paris-stands-firm       Paris stands firm\n");
  shell_run (shell, "new --minimal bell-1938 -o small.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "fmt --check small.scenario.xml", NULL);
  assert_status (shell, 0);
}

static void
test_info (Shell *shell, gconstpointer data)
{
  shell_run (shell, "info bell-1938", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nAreas                   12\n");
  assert_has (shell->out, "\nCards                   51\n");
  assert_has (shell->out, "    solo=conceding\n");
  assert_has (shell->out, "    difficulty=hard\n");
  assert_has (shell->out, "\nHouse rules on: none\n");
  assert_has (shell->out, "reconstructed");
  shell_run (shell, "info harbour", NULL);
  assert_has (shell->out, "\n  hand cards: 3 (as printed: 5)\n");
  shell_run (shell, "diff paris-stands-firm", NULL);
  assert_has (shell->out, "\n  + Arrow France \xe2\x80\x93 General Staff added\n");
}

/* Says where, what is wrong, and explains the code. */
static void
test_validate (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) bad = NULL;

  shell_run (shell, "new bell-1938 -o crisis.scenario.xml", NULL);
  text = shell_read (shell, "crisis.scenario.xml");
  bad = g_string_new (text);
  g_assert_cmpuint (
    g_string_replace (bad, "in=\"concede-pool\" count=\"6\"", "in=\"concede-pool\" count=\"7\"", 1),
    ==, 1);
  shell_write (shell, "bad.scenario.xml", bad->str);
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "error[INF003]: Concede has 27 cubes in this setup, but there are 26\n");
  shell_run (shell, "explain INF003", NULL);
  assert_status (shell, 0);
  shell_run (shell, "rules", NULL);
  assert_has (shell->out, "INF003 ");
}

/* A game against the solo opponent is saved, and played again to the same position. */
static void
test_play_and_replay (Shell *shell, gconstpointer data)
{
  const char *position;
  g_autofree char *line = NULL;

  shell_run (shell,
             "play bell-1938 --option solo=conceding --option difficulty=hard --seed 3 "
             "--bots white=solo,green=random --save game.replay",
             NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "The Bell of Treason, setup crisis. Seed: 3\n");
  assert_has (shell->out, "Solo opponent: conceding\nDifficulty: hard\n");
  assert_has (shell->out, "place a cube in the ");
  position = strstr (shell->out, "Hash of the final position: ");
  g_assert_nonnull (position);
  line = g_strndup (position, strcspn (position, "\n"));
  shell_run (shell, "replay game.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, line);
}

/* Whose seat the rules give to the solo opponent need not be said; each of its decisions comes with
 * the rows that made it. Somebody else can have the seat. */
static void
test_solo_seat (Shell *shell, gconstpointer data)
{
  shell_run (shell, "play bell-1938 --option solo=conceding --seed 3", "1\n2\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "\n      White turns up ");
  assert_has (shell->out,
              "\n      Select where to place cubes, row 1: Keep those where the space has room.");
  g_assert_null (strstr (shell->out, "White> "));
  shell_run (shell, "play bell-1938 --option solo=conceding --seed 3 --bots human",
             "\n1\n2\n\nquit\n");
  assert_has (shell->out, "White> ");
  g_assert_null (strstr (shell->out, ", row "));
}

/* Who plays sees his own hand, and of the other one only how many cards it has. */
static void
test_board (Shell *shell, gconstpointer data)
{
  shell_run (shell, "play bell-1938 --seed 3 --bots white=human,green=random", "1\nboard\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out,
              "\nUnited Kingdom              Concede  pivotal, Concede's backing  white cube\n");
  assert_has (
    shell->out,
    "\nConcede Tension                                                  2 x white cube,\n");
  assert_has (
    shell->out,
    "\nGreen: hand                                                      4 x (face down)\n");
  assert_has (shell->out, "Words [3]");
}

static void
test_simulate (Shell *shell, gconstpointer data)
{
  shell_run (shell, "simulate harbour --bots random --games 4", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "setup eve\n");
  assert_has (shell->out, "Ann: Random\n");
  shell_run (shell, "simulate paris-stands-firm --games 2 --seed 1 --format json", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\"general-mobilization\"");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/crisis/new", test_new);
  shell_add_test ("/cli/crisis/info", test_info);
  shell_add_test ("/cli/crisis/validate", test_validate);
  shell_add_test ("/cli/crisis/play-and-replay", test_play_and_replay);
  shell_add_test ("/cli/crisis/solo-seat", test_solo_seat);
  shell_add_test ("/cli/crisis/board", test_board);
  shell_add_test ("/cli/crisis/simulate", test_simulate);

  return g_test_run ();
}
