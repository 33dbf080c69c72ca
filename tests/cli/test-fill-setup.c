/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

static void
write_base (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
}

/* The new setup is there beside the old one, and can be played at once. */
static void
test_evenly (Shell *shell, gconstpointer data)
{
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;

  write_base (shell);
  shell_run (shell, "fill-setup base.scenario.xml tiny -o filled.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "base.scenario.xml: added the setup \"tiny-setup-filled\".\n");
  written = shell_read (shell, "filled.scenario.xml");
  assert_has (written, "<fixed-setup id=\"tiny\"");
  assert_has (written, "<fixed-setup id=\"tiny-setup-filled\" name=\"Tiny setup, filled\"");
  shell_run (shell, "validate filled.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "fill-setup filled.scenario.xml tiny-setup-filled", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "the setup \"tiny-setup-filled\" leaves nothing to the players");
  again = shell_read (shell, "filled.scenario.xml");
  g_assert_cmpstr (again, ==, written);
}

static void
test_random (Shell *shell, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  write_base (shell);
  shell_run (shell, "fill-setup base.scenario.xml tiny --seed 7 --diff", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "placed at random by --seed 7.\n");
  assert_has (shell->out, "name=\"Tiny setup, seed 7\"");
  first = g_strdup (shell->out);
  shell_run (shell, "fill-setup base.scenario.xml tiny --random --seed 7 --diff", NULL);
  second = g_strdup (shell->out);
  g_assert_cmpstr (first, ==, second);
  shell_run (shell, "fill-setup base.scenario.xml tiny --random --name Mine", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "added the setup \"mine\", placed at random by --seed ");
  third = shell_read (shell, "base.scenario.xml");
  assert_has (third, "<fixed-setup id=\"mine\" name=\"Mine\"");
}

static void
test_variant (Shell *shell, gconstpointer data)
{
  g_autofree char *written = NULL;

  write_base (shell);
  shell_write (shell, "own.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"base.scenario.xml\">\n</variant>\n");
  shell_run (shell, "fill-setup own.scenario.xml tiny", NULL);
  assert_status (shell, 0);
  written = shell_read (shell, "own.scenario.xml");
  assert_has (written, "id=\"tiny-setup-filled\"");
  shell_run (shell, "validate own.scenario.xml", NULL);
  assert_status (shell, 0);
}

static void
test_wrong (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_run (shell, "fill-setup base.scenario.xml tinny", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "tiny");
  shell_run (shell, "fill-setup base.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "fill-setup base.scenario.xml tiny --seed many", NULL);
  assert_status (shell, 2);
  shell_run (shell, "fill-setup none.scenario.xml tiny", NULL);
  assert_status (shell, 3);
  shell_write (shell, "bad.scenario.xml", "<a>");
  shell_run (shell, "fill-setup bad.scenario.xml tiny", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "fix this first; nothing was written.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/fill-setup/evenly", test_evenly);
  shell_add_test ("/cli/fill-setup/random", test_random);
  shell_add_test ("/cli/fill-setup/variant", test_variant);
  shell_add_test ("/cli/fill-setup/wrong", test_wrong);

  return g_test_run ();
}
