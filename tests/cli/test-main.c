/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

static void
test_help (Shell *shell, gconstpointer data)
{
  shell_run (shell, "--help", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "validate");
  assert_has (shell->out, "Exit status");
  g_assert_cmpstr (shell->err, ==, "");

  shell_run (shell, "help", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Usage: turncoat COMMAND");
}

/* Only where it is: the packages of the command line leave it out. */
static void
test_help_names_the_manual (Shell *shell, gconstpointer data)
{
  g_autofree char *data_dir = g_strconcat ("TURNCOAT_DATA_DIR=", shell->folder, NULL);
  g_autofree char *line = g_strconcat (shell->folder, "/manual/index.html\n", NULL);

  shell->set = g_strsplit (data_dir, "\n", -1);
  shell_run (shell, "help", NULL);
  g_assert_null (strstr (shell->out, line));

  shell_write (shell, "manual/index.html", "<p>");
  shell_run (shell, "help", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, line);
}

static void
test_version (Shell *shell, gconstpointer data)
{
  shell_run (shell, "--version", NULL);
  assert_status (shell, 0);
  g_assert_true (g_str_has_prefix (shell->out, "turncoat "));
}

/* The same text three ways, and each has examples. */
static void
test_help_of_commands (Shell *shell, gconstpointer data)
{
  static const char *const commands[] = { "new",      "validate", "explain",   "info",
                                          "fix",      "fmt",      "rules",     "merge",
                                          "diff",     "review",   "git-setup", "rebase",
                                          "rename",   "migrate",  "play",      "replay",
                                          "simulate", "edit",     "uses",      "fill-setup" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autofree char *by_help = g_strconcat ("help ", commands[i], NULL);
    g_autofree char *by_option = g_strconcat (commands[i], " --help", NULL);
    g_autofree char *by_letter = g_strconcat (commands[i], " -h", NULL);
    g_autofree char *text = NULL;

    shell_run (shell, by_help, NULL);
    assert_status (shell, 0);
    assert_has (shell->out, "Examples:");
    assert_has (shell->out, "Exit status:");
    text = g_strdup (shell->out);
    shell_run (shell, by_option, NULL);
    assert_status (shell, 0);
    g_assert_cmpstr (shell->out, ==, text);
    shell_run (shell, by_letter, NULL);
    g_assert_cmpstr (shell->out, ==, text);
  }
}

static void
test_no_command (Shell *shell, gconstpointer data)
{
  shell_run (shell, "", NULL);
  assert_status (shell, 2);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "Usage: turncoat COMMAND");
}

static void
test_misspelt (Shell *shell, gconstpointer data)
{
  shell_run (shell, "valdate x", NULL);
  assert_status (shell, 2);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "there is no command \"valdate\". Did you mean \"validate\"?");

  shell_run (shell, "help pley", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "Did you mean \"play\"?");

  shell_run (shell, "--verison", NULL);
  assert_status (shell, 2);

  shell_run (shell, "play --setpu free x", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "Did you mean \"--setup\"?");
  assert_has (shell->err, "turncoat help play");
}

/* What is lost on the way out must not look like success. */
static void
test_full_disk (Shell *shell, gconstpointer data)
{
  g_autofree char *command = NULL;
  g_autofree char *script = NULL;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS)) {
    g_test_skip ("there is no /dev/full");
    return;
  }

  script =
    g_strdup_printf ("#!/bin/sh\n\"%s\" explain > /dev/full\n", g_getenv ("TURNCOAT_PROGRAM"));
  shell_write (shell, "full.sh", script);
  command = g_strdup_printf ("sh %s/full.sh", shell->folder);
  shell_run_any (shell, command, NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "could not be written");
}

/* (transfer full): the options of a command, "--format" and so on, as its help lists them. */
static GPtrArray *
list_options (Shell *shell, const char *command)
{
  GPtrArray *options = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *line = g_strconcat ("help ", command, NULL);
  g_auto (GStrv) lines = NULL;

  shell_run (shell, line, NULL);
  lines = g_strsplit (shell->out, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *dashes = strstr (lines[i], "--");

    if (g_str_has_prefix (lines[i], "  -") && dashes != NULL)
      g_ptr_array_add (options, g_strndup (dashes, strcspn (dashes, "= ")));
  }

  return options;
}

/* The manual page and the completion know every command and option that the program has. */
static void
test_documents_agree (Shell *shell, gconstpointer data)
{
  static const char *const commands[] = { "new",      "validate", "explain",   "info",
                                          "fix",      "fmt",      "rules",     "merge",
                                          "diff",     "review",   "git-setup", "rebase",
                                          "rename",   "migrate",  "play",      "replay",
                                          "simulate", "edit",     "uses",      "fill-setup" };
  g_autofree char *completion = NULL;
  g_autofree char *manual = NULL;
  g_auto (GStrv) pieces = NULL;
  g_autofree char *plain = NULL;

  g_file_get_contents (g_getenv ("TURNCOAT_COMPLETION"), &completion, NULL, NULL);
  g_file_get_contents (g_getenv ("TURNCOAT_MANUAL"), &manual, NULL, NULL);
  g_assert_nonnull (completion);
  g_assert_nonnull (manual);
  pieces = g_strsplit (manual, "\\-", -1);
  plain = g_strjoinv ("-", pieces);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (GPtrArray) options = list_options (shell, commands[i]);
    g_autofree char *section = g_strdup_printf (".SS %s\n", commands[i]);

    g_assert_cmpuint (options->len, >=, 1);
    assert_has (completion, commands[i]);
    assert_has (plain, section);
    for (guint j = 0; j < options->len; j++) {
      const char *option = g_ptr_array_index (options, j);

      assert_has (completion, option);
      if (strcmp (option, "--help") != 0)
        assert_has (plain, option);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/main/help", test_help);
  shell_add_test ("/cli/main/version", test_version);
  shell_add_test ("/cli/main/help-names-the-manual", test_help_names_the_manual);
  shell_add_test ("/cli/main/help-of-commands", test_help_of_commands);
  shell_add_test ("/cli/main/no-command", test_no_command);
  shell_add_test ("/cli/main/misspelt", test_misspelt);
  shell_add_test ("/cli/main/full-disk", test_full_disk);
  shell_add_test ("/cli/main/documents-agree", test_documents_agree);

  return g_test_run ();
}
