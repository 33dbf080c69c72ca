/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

#define MOOR "name=\"Moor\" nation=\"belgium\" terrain=\"forest\""
#define DYKE "name=\"Dyke\" nation=\"belgium\""

/* The small scenario with two words misspelt. */
static char *
dup_misspelt (void)
{
  g_autofree char *text = shell_dup_fixture ();
  g_auto (GStrv) parts = g_strsplit (text, MOOR, 2);
  g_autofree char *once = g_strjoinv ("name=\"Moor\" nation=\"belgium\" terain=\"forest\"", parts);
  g_auto (GStrv) again = g_strsplit (once, DYKE, 2);

  return g_strjoinv ("name=\"Dyke\" nation=\"belgum\"", again);
}

/* Both words at once; the rest of the file stays as it was, to the byte. */
static void
test_fixes (Shell *shell, gconstpointer data)
{
  g_autofree char *good = shell_dup_fixture ();
  g_autofree char *bad = dup_misspelt ();
  g_autofree char *fixed = NULL;

  shell_write (shell, "maps/bad.scenario.xml", bad);
  shell_run (shell, "fix maps", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "2 problems fixed, 0 left.\n");
  fixed = shell_read (shell, "maps/bad.scenario.xml");
  g_assert_cmpstr (fixed, ==, good);
  shell_run (shell, "fix maps", NULL);
  g_assert_cmpstr (shell->err, ==, "0 problems fixed, 0 left.\n");
}

static void
test_diff (Shell *shell, gconstpointer data)
{
  g_autofree char *bad = dup_misspelt ();
  g_autofree char *after = NULL;

  shell_write (shell, "bad.scenario.xml", bad);
  shell_run (shell, "fix --diff bad.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpuint (shell_count (shell->out, "\n+"), ==, 3);
  assert_has (shell->out, "nation=\"belgium\" terrain=\"clear\"");
  after = shell_read (shell, "bad.scenario.xml");
  g_assert_cmpstr (after, ==, bad);
}

/* A character that XML does not have is not made visible unasked. */
static void
test_forbidden_character (Shell *shell, gconstpointer data)
{
  g_autofree char *safe = NULL;
  g_autofree char *gone = NULL;

  shell_write_edited (shell, "esc.scenario.xml", "name=\"Moor\"", "name=\"Mo&#27;or\"");
  shell_run (shell, "fix esc.scenario.xml", NULL);
  safe = shell_read (shell, "esc.scenario.xml");
  assert_has (safe, "name=\"Mo&#27;or\"");
  shell_run (shell, "fix --unsafe esc.scenario.xml", NULL);
  assert_status (shell, 0);
  gone = shell_read (shell, "esc.scenario.xml");
  assert_has (gone, "name=\"Moor\"");
}

static void
test_stdin (Shell *shell, gconstpointer data)
{
  g_autofree char *good = shell_dup_fixture ();
  g_autofree char *bad = dup_misspelt ();

  shell_run (shell, "fix -", bad);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, good);
}

/* What has no fix is printed, and the exit status says so. */
static void
test_left (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", MOOR,
                      "name=\"Moor\" nation=\"xyzzyx\" terain=\"forest\"");
  shell_run (shell, "fix bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "error[REF001]");
  assert_has (shell->err, "1 problem fixed, 3 left.");
  shell_run (shell, "validate bad.scenario.xml", NULL);
  g_assert_cmpuint (shell_count (shell->out, "error["), ==, 1);
}

/* An element goes only when that is asked for. */
static void
test_unsafe (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;

  shell_write_edited (shell, "bad.scenario.xml", "<area id=\"moor\"",
                      "<!-- turncoat: ignore BRD006: old -->\n    <area id=\"moor\"");
  shell_run (shell, "fix bad.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "0 problems fixed, 1 left.");
  shell_run (shell, "fix --unsafe bad.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "1 problem fixed, 0 left.");
  text = shell_read (shell, "bad.scenario.xml");
  g_assert_null (strstr (text, "<!-- turncoat"));
}

/* Of a variant its own text, never that of the base. */
static void
test_variant (Shell *shell, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  shell_write_edited (shell, "base.scenario.xml", DYKE, "name=\"Dyke\" nation=\"belgum\"");
  shell_run (shell, "new --extends base.scenario.xml -o my.scenario.xml", NULL);
  before = shell_read (shell, "base.scenario.xml");
  shell_run (shell, "fix my.scenario.xml", NULL);
  after = shell_read (shell, "base.scenario.xml");
  g_assert_cmpstr (before, ==, after);
  assert_has (shell->err, "0 problems fixed");
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "fix", NULL);
  assert_status (shell, 2);
  shell_run (shell, "fix nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "nowhere.scenario.xml");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  shell_add_test ("/cli/fix/fixes", test_fixes);
  shell_add_test ("/cli/fix/diff", test_diff);
  shell_add_test ("/cli/fix/stdin", test_stdin);
  shell_add_test ("/cli/fix/forbidden-character", test_forbidden_character);
  shell_add_test ("/cli/fix/left", test_left);
  shell_add_test ("/cli/fix/unsafe", test_unsafe);
  shell_add_test ("/cli/fix/variant", test_variant);
  shell_add_test ("/cli/fix/usage", test_usage);

  return g_test_run ();
}
