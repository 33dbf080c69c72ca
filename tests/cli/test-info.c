/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

static void
test_reports (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "info tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Tiny 1940");
  assert_has (shell->out, "betrayal-1940");
  assert_has (shell->out, "\nAreas                   8\n");
  assert_has (shell->out, "French player (french), British player (british)");
  assert_has (shell->out, "Tiny setup (tiny)");
  assert_has (shell->out, "100.0 %");
  g_assert_null (strstr (shell->out, "Problems"));
  g_assert_cmpstr (shell->err, ==, "");
}

static void
test_shipped_name (Shell *shell, gconstpointer data)
{
  shell_run (shell, "info betrayal-1940", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nAreas                   50\n");
  assert_has (shell->out, "\nAdjacencies             125\n");
  assert_has (shell->out, "reconstructed");
  assert_has (shell->out, "\nOptions of play (--option ID=VALUE):\n"
                          "  Who runs the Germans\n"
                          "    germans=initiative (default)\n"
                          "    germans=bot\n"
                          "    germans=human\n");
  assert_has (shell->out, "House rules on:\n  air-drops zone: low-countries (as printed: none)\n");
}

/* What can be read is reported, and that it is not all is reported too. */
static void
test_with_errors (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", "id=\"moor\" name=", "id=\"moor\" nmae=");
  shell_run (shell, "info bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "Tiny 1940");
  assert_has (shell->out, "Problems");
}

static void
test_unreadable (Shell *shell, gconstpointer data)
{
  shell_write (shell, "broken.scenario.xml", "<scenario");
  shell_run (shell, "info broken.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "cannot be read as a scenario");

  shell_run (shell, "info nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "there is no such file.");

  shell_run (shell, "info betrayal-1941", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "Did you mean \"betrayal-1940\"?");
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "info", NULL);
  assert_status (shell, 2);
  shell_run (shell, "info a b", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/info/tells", test_reports);
  shell_add_test ("/cli/info/shipped-name", test_shipped_name);
  shell_add_test ("/cli/info/with-errors", test_with_errors);
  shell_add_test ("/cli/info/unreadable", test_unreadable);
  shell_add_test ("/cli/info/usage", test_usage);

  return g_test_run ();
}
