/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* A campaign as it was written before the format had classes of units. */

static char *
dup_old (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "before-classes-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

#define CLASSES                                                                                    \
  "  <order-of-battle>\n"                                                                          \
  "    <unit-class id=\"infantry\" name=\"Infantry\" symbol=\"infantry\" src=\"rulebook\" "        \
  "ref=\"1.2\" src-of=\"symbol:designer\"/>\n"

static void
test_migrate (Shell *shell, gconstpointer data)
{
  g_autofree char *old = dup_old ();
  g_autofree char *written = NULL;

  shell_write (shell, "old.scenario.xml", old);
  shell_run (shell, "validate old.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "migrate old.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpuint (shell_count (shell->err, "old.scenario.xml: "), ==, 2);
  assert_has (shell->err, "Nations say whether their units evacuate");
  assert_has (shell->err, "declares the classes that its units name");
  written = shell_read (shell, "old.scenario.xml");
  assert_has (written, CLASSES);
  /* The British alone own no land; what the rulebook says is not the designer's. */
  g_assert_cmpuint (shell_count (written, "evacuates=\"true\""), ==, 1);
  assert_has (written, "<nation id=\"britain\" name=\"Britain\" side=\"allied\" seat=\"british\" "
                       "losses=\"regroup\" evacuates=\"true\" colour=");
  g_assert_cmpuint (shell_count (written, "<!--"), ==, shell_count (old, "<!--"));
  shell_run (shell, "validate --fail-on=warning old.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "simulate old.scenario.xml --games 2 --seed 1", NULL);
  assert_status (shell, 0);
  /* Once more there is nothing to do. */
  shell_run (shell, "migrate old.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "nothing to migrate");
}

static void
test_capital (Shell *shell, gconstpointer data)
{
  g_autofree char *written = NULL;

  shell_write_edited (shell, "old.scenario.xml", " capital=\"paris\"", "");
  shell_run (shell, "migrate old.scenario.xml -o new.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "names its capital");
  written = shell_read (shell, "new.scenario.xml");
  assert_has (written, "<area-board capital=\"paris\" width=");
  g_assert_null (strstr (written, "src-of=\"capital"));
}

static void
test_diff (Shell *shell, gconstpointer data)
{
  g_autofree char *old = dup_old ();
  g_autofree char *after = NULL;

  shell_write (shell, "old.scenario.xml", old);
  shell_run (shell, "migrate --diff old.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "--- old.scenario.xml\n");
  assert_has (shell->out, "\n+    <unit-class id=\"armour\"");
  after = shell_read (shell, "old.scenario.xml");
  g_assert_cmpstr (after, ==, old);
}

/* Nothing to do for what is of today, for variants and for other games; broken files stay. */
static void
test_others (Shell *shell, gconstpointer data)
{
  g_autofree char *good = shell_dup_fixture ();

  shell_run (shell, "migrate -", good);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, good);
  shell_run (shell, "migrate -",
             "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b\"/>");
  assert_status (shell, 0);
  assert_has (shell->err, "nothing to migrate");
  shell_run (shell, "migrate -", "<scenario>");
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  shell_run (shell, "migrate none.scenario.xml", NULL);
  assert_status (shell, 3);
  shell_run (shell, "migrate", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/migrate/migrate", test_migrate);
  shell_add_test ("/cli/migrate/capital", test_capital);
  shell_add_test ("/cli/migrate/diff", test_diff);
  shell_add_test ("/cli/migrate/others", test_others);

  return g_test_run ();
}
