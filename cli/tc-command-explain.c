/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-findings.h"

static void
print_example (const char *head, const char *text)
{
  g_auto (GStrv) lines = NULL;

  if (text == NULL || text[0] == '\0')
    return;

  lines = g_strsplit (text, "\n", -1);
  g_print ("\n%s\n", head);
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("    %s\n", lines[i]);
}

static void
explain (const TcCode *code)
{
  g_autoptr (GString) why = g_string_new (NULL);

  g_print ("%s (%s): %s\n", code->code, tc_severity_get_name (code->severity), _ (code->title));
  if (code->why != NULL && code->why[0] != '\0') {
    tc_cli_append_wrapped (why, _ (code->why), 0, 0);
    g_print ("\n%s\n", why->str);
  }
  print_example (_ ("Wrong:"), code->bad);
  print_example (_ ("Right:"), code->good);
}

static TcExit
refuse_code (const TcCommand *command, const char *word)
{
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);
  g_autofree const char **known = g_new0 (const char *, n + 1);
  g_autofree char *hint = NULL;

  for (guint i = 0; i < n; i++)
    known[i] = codes[i]->code;
  hint = tc_cli_dup_hint (word, known);

  return tc_cli_usage_error (
    command, _ ("there is no code \"%s\".%s \"turncoat rules\" lists all codes."), word, hint);
}

static TcExit
run_explain (const TcCommand *command, int argc, char **argv)
{
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;

  if (argc < 2)
    tc_cli_print_codes ();
  for (int i = 1; i < argc; i++) {
    const TcCode *code = tc_systems_find_code (argv[i]);

    if (code == NULL)
      return refuse_code (command, argv[i]);
    if (i > 1)
      g_print ("\n");
    explain (code);
  }

  return TC_EXIT_OK;
}

const TcCommand tc_command_explain = {
  .name = "explain",
  .arguments = N_ ("[CODE...]"),
  .summary = N_ ("Explain what the code of a problem means, why it matters and how to fix it"),
  .help = N_ ("Without CODE, all codes are listed.\n\n"
              "Examples:\n"
              "  turncoat explain\n"
              "  turncoat explain SCH003\n\n"
              "Exit status: 0, or 2 when there is no such code."),
  .run = run_explain,
};
