/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include "cli-support.h"

#define UNTIDY       "<a>\n\t<b c='d'></b>\n  <e/>\n</a>"
#define HOSTILE_NAME "a\033[31m\302\2332Jb.scenario.xml"
#define TIDY         "<a>\n  <b c=\"d\"/>\n  <e/>\n</a>\n"

static void
assert_file (Shell *shell, const char *name, const char *expected)
{
  g_autofree char *text = shell_read (shell, name);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_in_place (Shell *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->folder, "x.scenario.xml", NULL);
  GStatBuf facts;

  shell_write (shell, "x.scenario.xml", UNTIDY);
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  shell_run (shell, "fmt x.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "1 file formatted, 0 already formatted.\n");
  assert_file (shell, "x.scenario.xml", TIDY);
  g_assert_cmpint (g_stat (path, &facts), ==, 0);
  g_assert_cmpint (facts.st_mode & 0777, ==, 0640);
}

/* A name may hold what a terminal obeys: it is written as git writes it, and never as it is. */
static void
test_hostile_name (Shell *shell, gconstpointer data)
{
  shell_write (shell, HOSTILE_NAME, UNTIDY);
  shell_run (shell, "fmt --check '" HOSTILE_NAME "'", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "\"a\\033[31m\\302\\2332Jb.scenario.xml\"\n");
  shell_run (shell, "fmt --diff '" HOSTILE_NAME "'", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "--- \"a\\033[31m\\302\\2332Jb.scenario.xml\"\n");
  g_assert_null (strchr (shell->out, 033));
  g_assert_null (strstr (shell->err, "\302\233"));
}

/* A file in order is not even written: its time and its hard links stay. */
static void
test_in_order (Shell *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->folder, "x.scenario.xml", NULL);
  GStatBuf before;
  GStatBuf after;

  shell_write (shell, "x.scenario.xml", TIDY);
  g_assert_cmpint (g_stat (path, &before), ==, 0);
  shell_run (shell, "fmt x.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->err, ==, "0 files formatted, 1 already formatted.\n");
  g_assert_cmpint (g_stat (path, &after), ==, 0);
  g_assert_cmpuint (after.st_ino, ==, before.st_ino);
}

static void
test_check (Shell *shell, gconstpointer data)
{
  shell_write (shell, "all/b.scenario.xml", UNTIDY);
  shell_write (shell, "all/a/tidy.scenario.xml", TIDY);
  shell_write (shell, "all/c.scenario.xml", UNTIDY);
  shell_write (shell, "all/notes.xml", UNTIDY);
  shell_run (shell, "fmt --check all all/b.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "all/b.scenario.xml\nall/c.scenario.xml\n");
  g_assert_cmpstr (shell->err, ==, "2 files would change, 1 already formatted.\n");
  assert_file (shell, "all/b.scenario.xml", UNTIDY);

  shell_run (shell, "fmt all", NULL);
  assert_status (shell, 0);
  assert_file (shell, "all/notes.xml", UNTIDY);
  shell_run (shell, "fmt -c all", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
}

static void
test_diff (Shell *shell, gconstpointer data)
{
  shell_write (shell, "x.scenario.xml", UNTIDY);
  shell_run (shell, "fmt --diff x.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==,
                   "--- x.scenario.xml\n"
                   "+++ x.scenario.xml\n"
                   "@@ -1,4 +1,4 @@\n"
                   " <a>\n"
                   "-\t<b c='d'></b>\n"
                   "+  <b c=\"d\"/>\n"
                   "   <e/>\n"
                   "-</a>\n"
                   "\\ No newline at end of file\n"
                   "+</a>\n");
  assert_file (shell, "x.scenario.xml", UNTIDY);

  shell_write (shell, "x.scenario.xml", TIDY);
  shell_run (shell, "fmt --diff x.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
}

/* Changes far from each other are hunks of their own, near ones share one. */
static void
test_diff_hunks (Shell *shell, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("<a>\n");

  for (guint i = 1; i <= 30; i++) {
    gboolean is_untidy = i == 1 || i == 8 || i == 20;

    g_string_append_printf (text, is_untidy ? "<b c=\"%u\"/>\n" : "  <b c=\"%u\"/>\n", i);
  }
  g_string_append (text, "\n\n\n</a>\n");
  shell_write (shell, "x.scenario.xml", text->str);
  shell_run (shell, "fmt -d x.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpuint (shell_count (shell->out, "\n@@ "), ==, 3);
  assert_has (shell->out, "\n@@ -1,12 +1,12 @@\n <a>\n-<b c=\"1\"/>\n+  <b c=\"1\"/>\n");
  assert_has (shell->out, "\n@@ -18,7 +18,7 @@\n");
  assert_has (shell->out, "\n@@ -30,6 +30,4 @@\n");
}

/* (transfer full) */
static char *
read_corpus (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "corpus", "roundtrip", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* patch(1) makes of the diff what fmt makes of the file. */
static void
test_diff_applies (Shell *shell, gconstpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", "roundtrip", NULL);
  g_autofree char *patch = g_find_program_in_path ("patch");
  g_autoptr (GDir) dir = NULL;
  const char *name = NULL;

  if (patch == NULL) {
    g_test_skip ("there is no patch(1)");
    return;
  }

  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *text = read_corpus (name);
    g_autofree char *formatted = NULL;

    shell_write (shell, "x.xml", text);
    shell_run (shell, "fmt --diff x.xml", NULL);
    if (shell->status == 0)
      continue;
    assert_status (shell, 1);
    shell_write (shell, "x.diff", shell->out);
    shell_run (shell, "fmt x.xml", NULL);
    assert_status (shell, 0);
    formatted = shell_read (shell, "x.xml");
    shell_write (shell, "x.xml", text);
    shell_run_any (shell, "patch --binary -s x.xml x.diff", NULL);
    g_test_message ("%s: %s", name, shell->out);
    assert_status (shell, 0);
    assert_file (shell, "x.xml", formatted);
  }
}

static void
test_stdin (Shell *shell, gconstpointer data)
{
  shell_run (shell, "fmt -", UNTIDY);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, TIDY);
  g_assert_cmpstr (shell->err, ==, "");

  shell_run (shell, "fmt -", TIDY);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, TIDY);

  shell_run (shell, "fmt --check -", UNTIDY);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "<stdin>\n");
}

static void
test_faulty (Shell *shell, gconstpointer data)
{
  shell_write (shell, "bad.scenario.xml", "<a>\n <b>\n</a>\n");
  shell_write (shell, "good.scenario.xml", UNTIDY);
  shell_run (shell, "fmt bad.scenario.xml good.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "bad.scenario.xml:2:2: error[XML012]:");
  assert_file (shell, "bad.scenario.xml", "<a>\n <b>\n</a>\n");
  assert_file (shell, "good.scenario.xml", TIDY);

  shell_run (shell, "fmt -", "<a>");
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
}

static void
test_unreadable (Shell *shell, gconstpointer data)
{
  shell_write (shell, "x.scenario.xml", UNTIDY);
  shell_run (shell, "fmt --check nowhere.scenario.xml x.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "nowhere.scenario.xml: there is no such file.");
  g_assert_cmpstr (shell->out, ==, "x.scenario.xml\n");

  /* The name of a shipped scenario is none of a file to rewrite. */
  shell_run (shell, "fmt betrayal-1940", NULL);
  assert_status (shell, 3);
}

static void
test_unwritable (Shell *shell, gconstpointer data)
{
  g_autofree char *path = g_build_filename (shell->folder, "x.scenario.xml", NULL);

  shell_write (shell, "x.scenario.xml", UNTIDY);
  g_assert_cmpint (g_chmod (path, 0444), ==, 0);
  shell_run (shell, "fmt x.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "x.scenario.xml");
  assert_file (shell, "x.scenario.xml", UNTIDY);
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "fmt", NULL);
  assert_status (shell, 2);
  shell_run (shell, "fmt --chek x", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "Did you mean \"--check\"?");
  shell_write (shell, "empty/notes.xml", UNTIDY);
  shell_run (shell, "fmt empty", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "empty: there is no *.scenario.xml file in this folder.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/fmt/in-place", test_in_place);
  shell_add_test ("/cli/fmt/hostile-name", test_hostile_name);
  shell_add_test ("/cli/fmt/in-order", test_in_order);
  shell_add_test ("/cli/fmt/check", test_check);
  shell_add_test ("/cli/fmt/diff", test_diff);
  shell_add_test ("/cli/fmt/diff-hunks", test_diff_hunks);
  shell_add_test ("/cli/fmt/diff-applies", test_diff_applies);
  shell_add_test ("/cli/fmt/stdin", test_stdin);
  shell_add_test ("/cli/fmt/faulty", test_faulty);
  shell_add_test ("/cli/fmt/unreadable", test_unreadable);
  shell_add_test ("/cli/fmt/unwritable", test_unwritable);
  shell_add_test ("/cli/fmt/usage", test_usage);

  return g_test_run ();
}
