/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-cli-findings.h"

void
tc_cli_print_codes (void)
{
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);

  for (guint i = 0; i < n; i++)
    g_print ("%-8s %-8s %s\n", codes[i]->code, tc_severity_get_name (codes[i]->severity),
             _ (codes[i]->title));
}

static void
add_code (JsonBuilder *builder, const TcCode *code)
{
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "code", code->code);
  tc_cli_add_json_string (builder, "severity", tc_severity_get_name (code->severity));
  tc_cli_add_json_string (builder, "title", code->title);
  tc_cli_add_json_string (builder, "why", code->why);
  tc_cli_add_json_string (builder, "wrong", code->bad);
  tc_cli_add_json_string (builder, "right", code->good);
  json_builder_end_object (builder);
}

/* "turncoat-rules/1" */
static void
print_json (void)
{
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "schema", "turncoat-rules/1");
  tc_cli_add_json_string (builder, "version", TC_VERSION);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    add_code (builder, codes[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = tc_cli_dup_json (root, 0);
  g_print ("%s\n", text);
}

static TcExit
run_rules (const TcCommand *command, int argc, char **argv)
{
  static const char *const words[] = { "human", "json", NULL };
  g_autofree char *format = NULL;
  TcExit exit = TC_EXIT_OK;
  gint choice = 0;
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, N_ ("How to print: human (default) or json"),
      N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (argc > 1)
    return tc_cli_usage_error (
      command, _ ("\"%s\" is not expected. \"turncoat explain %s\" explains a code."), argv[1],
      argv[1]);
  if (format != NULL)
    choice = tc_cli_choose (command, "format", format, words);
  if (choice < 0)
    return TC_EXIT_USAGE;
  if (choice == 0)
    tc_cli_print_codes ();
  else
    print_json ();

  return TC_EXIT_OK;
}

const TcCommand tc_command_rules = {
  .name = "rules",
  .arguments = "",
  .summary = N_ ("List every kind of problem that can be found"),
  .help = N_ ("With --format json, each with its explanation and examples.\n\n"
              "Examples:\n"
              "  turncoat rules\n"
              "  turncoat rules --format json > rules.json\n\n"
              "Exit status: 0."),
  .run = run_rules,
};
