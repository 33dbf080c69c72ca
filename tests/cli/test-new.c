/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* A copy of the shipped one, byte for byte, that is found clean. */
static void
test_copies (Shell *shell, gconstpointer data)
{
  g_autofree char *original =
    g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios", "betrayal-1940",
                      "betrayal-1940.scenario.xml", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (original, &expected, NULL, NULL));
  shell_run (shell, "new betrayal-1940", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (
    shell->err, ==,
    "Created betrayal-1940.scenario.xml. Next: turncoat edit betrayal-1940.scenario.xml\n");
  text = shell_read (shell, "betrayal-1940.scenario.xml");
  g_assert_cmpstr (text, ==, expected);
  shell_run (shell, "new tannenbaum-1940 -o -", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Tannenbaum");
  g_assert_cmpstr (shell->err, ==, "");
}

/* Valid XML of the system; what is found is what the designer does next. */
static void
test_minimal (Shell *shell, gconstpointer data)
{
  shell_run (shell, "new --minimal betrayal-1940 -o mine.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --cross-check mine.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_null (strstr (shell->out, "[SCH"));
  g_assert_null (strstr (shell->out, "[XML"));
  g_assert_null (strstr (shell->out, "error[REF"));
  assert_has (shell->out, "error[TAB001]");
  shell_run (shell, "fmt --check mine.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "new -m tannenbaum-1940 -o -", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "xmlns=\"urn:turncoat:betrayal-1940\"");
}

/* Somebody's work is not replaced but when asked to. */
static void
test_keeps_what_is_there (Shell *shell, gconstpointer data)
{
  g_autofree char *kept = NULL;
  g_autofree char *replaced = NULL;

  shell_write (shell, "mine.scenario.xml", "my work");
  shell_run (shell, "new -m betrayal-1940 -o mine.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "mine.scenario.xml already exists");
  assert_has (shell->err, "--force");
  kept = shell_read (shell, "mine.scenario.xml");
  g_assert_cmpstr (kept, ==, "my work");
  shell_run (shell, "new -m betrayal-1940 -o mine.scenario.xml --force", NULL);
  assert_status (shell, 0);
  replaced = shell_read (shell, "mine.scenario.xml");
  assert_has (replaced, "<scenario ");
  shell_run (shell, "new betrayal-1940 -o no/such/folder.scenario.xml", NULL);
  assert_status (shell, 3);
}

static void
test_list (Shell *shell, gconstpointer data)
{
  shell_run (shell, "new --list", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "(betrayal-1940)\n");
  assert_has (shell->out, "\n  tannenbaum-1940         Tannenbaum");
  assert_has (shell->out, "\n  --minimal betrayal-1940 ");
}

static void
test_wrong_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "new", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "turncoat new --list");
  shell_run (shell, "new betrayl-1940", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "there is no template \"betrayl-1940\". Did you mean \"betrayal-1940\"?");
  shell_run (shell, "new --minimal nothing", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "There are: ");
  shell_run (shell, "new betrayal-1940 tannenbaum-1940", NULL);
  assert_status (shell, 2);
  shell_run (shell, "new --minmal betrayal-1940", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "Did you mean \"--minimal\"?");
}

/* A variant of a file: it changes nothing but its name. */
static void
test_extends (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *text = NULL;

  shell_write (shell, "base.scenario.xml", base);
  shell_run (shell, "new --extends base.scenario.xml -o wet-spring.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "Next: turncoat validate wet-spring.scenario.xml");
  text = shell_read (shell, "wet-spring.scenario.xml");
  assert_has (text, "extends=\"base.scenario.xml\" id=\"wet-spring\" was-id=\"tiny-1940\"");
  shell_run (shell, "validate wet-spring.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "new --extends base.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate my-variant.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "new --extends base.scenario.xml", NULL);
  assert_status (shell, 3);
}

static void
test_extends_refused (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", "name=\"Moor\"", "nam=\"Moor\"");
  shell_run (shell, "new --extends bad.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "new --extends none.scenario.xml", NULL);
  assert_status (shell, 3);
  shell_run (shell, "new --extends badge -o -", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "outside the project folder");
  shell_run (shell, "new --extends badge -o badge.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "is where the base goes");
  shell_run (shell, "new --extends bad.scenario.xml badge", NULL);
  assert_status (shell, 2);
}

/* The base comes with Turncoat, and goes beside the variant; what stands there stays. */
static void
test_extends_shipped (Shell *shell, gconstpointer data)
{
  g_autofree char *base = NULL;
  g_autofree char *text = NULL;

  shell_run (shell, "new -e badge -o mine.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "Copied the base to badge.scenario.xml.");
  text = shell_read (shell, "mine.scenario.xml");
  assert_has (text, "extends=\"badge.scenario.xml\"");
  shell_run (shell, "validate mine.scenario.xml badge.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "new -e badge -o other.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_null (strstr (shell->err, "Copied"));
  shell_run (shell, "new -e badge -o mine.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "already exists");
  shell_write (shell, "badge.scenario.xml", "mine");
  shell_run (shell, "new -e badge -o third.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "The base could not be copied");
  base = shell_read (shell, "badge.scenario.xml");
  g_assert_cmpstr (base, ==, "mine");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/new/copies", test_copies);
  shell_add_test ("/cli/new/minimal", test_minimal);
  shell_add_test ("/cli/new/keeps-what-is-there", test_keeps_what_is_there);
  shell_add_test ("/cli/new/list", test_list);
  shell_add_test ("/cli/new/wrong-usage", test_wrong_usage);

  shell_add_test ("/cli/new/extends", test_extends);
  shell_add_test ("/cli/new/extends-refused", test_extends_refused);
  shell_add_test ("/cli/new/extends-shipped", test_extends_shipped);
  return g_test_run ();
}
