/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write_edited (shell, "full.scenario.xml", "name=\"Moor\"", "name=\"Wet moor\"");
}

/* A changed copy becomes a small file that comes to the same. */
static void
test_extract (Shell *shell, gconstpointer data)
{
  g_autofree char *variant = NULL;

  write_files (shell);
  shell_run (shell, "extract base.scenario.xml full.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (
    shell->out, ==,
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\">\n"
    "  <area-board>\n"
    "    <area id=\"moor\" name=\"Wet moor\" was-name=\"Moor\"/>\n"
    "  </area-board>\n"
    "</variant>\n");
  variant = g_strdup (shell->out);
  shell_run (shell, "flatten -", variant);
  assert_status (shell, 0);
  assert_has (shell->out, "<area id=\"moor\" name=\"Wet moor\" nation=");
  shell_run (shell, "validate -", variant);
  assert_status (shell, 0);
}

/* The path of the base is that from the folder of the variant. */
static void
test_path (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;

  write_files (shell);
  shell_write (shell, ".turncoat.ini", "");
  shell_write (shell, "mine/notes.txt", "");
  shell_run (shell, "extract base.scenario.xml full.scenario.xml -o mine/v.scenario.xml", NULL);
  assert_status (shell, 0);
  text = shell_read (shell, "mine/v.scenario.xml");
  assert_has (text, " extends=\"../base.scenario.xml\"");
  shell_run (shell, "validate mine/v.scenario.xml", NULL);
  assert_status (shell, 0);
}

/* The base changes afterwards. */
static void
test_moved (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "extract base.scenario.xml full.scenario.xml -o v.scenario.xml", NULL);
  shell_write_edited (shell, "base.scenario.xml", "name=\"Moor\"", "name=\"Heath\"");
  shell_run (shell, "validate v.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "v.scenario.xml:4:47: error[VAR005]: The base has changed: name was "
                          "\"Moor\" and is \"Heath\" now");
  shell_run (shell, "play v.scenario.xml --bots random --seed 7", NULL);
  assert_status (shell, 1);
}

static void
test_refused (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_write_edited (shell, "bad.scenario.xml", "name=\"Moor\"", "nam=\"Moor\"");
  shell_run (shell, "extract base.scenario.xml bad.scenario.xml -o v.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "bad.scenario.xml: fix this first; nothing was written.");
  shell_run (shell, "extract base.scenario.xml badge", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "different games");
  shell_run (shell, "extract base.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "extract - full.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "extract none.scenario.xml full.scenario.xml", NULL);
  assert_status (shell, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/extract/writes", test_extract);
  shell_add_test ("/cli/extract/path", test_path);
  shell_add_test ("/cli/extract/moved", test_moved);
  shell_add_test ("/cli/extract/refuses", test_refused);

  return g_test_run ();
}
