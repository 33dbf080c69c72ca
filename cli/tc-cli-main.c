/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static const TcCommand *const commands[] = {
  &tc_command_new,     &tc_command_validate,   &tc_command_explain,  &tc_command_rules,
  &tc_command_info,    &tc_command_fix,        &tc_command_fmt,      &tc_command_rename,
  &tc_command_migrate, &tc_command_flatten,    &tc_command_extract,  &tc_command_rebase,
  &tc_command_merge,   &tc_command_diff,       &tc_command_review,   &tc_command_git_setup,
  &tc_command_play,    &tc_command_replay,     &tc_command_simulate, &tc_command_edit,
  &tc_command_uses,    &tc_command_fill_setup,
};

static const TcCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    if (strcmp (commands[i]->name, name) == 0)
      return commands[i];
  }

  return NULL;
}

static char *
dup_help (void)
{
  GString *out = g_string_new (NULL);
  g_autofree char *manual = tc_shipped_find_manual ();

  g_string_append (out, _ ("Usage: turncoat COMMAND [OPTION...] [ARGUMENT...]\n\n"
                           "Check and play scenario files of board games about treason.\n\n"
                           "Commands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (out, "  %-11s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_string_append (out,
                   _ ("\n"
                      "  turncoat help COMMAND    options and examples of a command\n"
                      "  turncoat --version       the version\n\n"
                      "Examples:\n"
                      "  turncoat validate scenarios/\n"
                      "  turncoat play my-war.scenario.xml --bots random --seed 7\n"
                      "  turncoat edit my-war.scenario.xml\n\n"
                      "A scenario is a file, \"-\" for standard input, or the name of one that "
                      "comes with\nTurncoat.\n\n"
                      "Exit status: 0 all is well, 1 problems in the data, 2 wrong usage,\n"
                      "3 the job could not be done.\n"));
  if (manual != NULL)
    g_string_append_printf (out, _ ("\nThe manual, with pictures: %s/index.html\n"), manual);

  return g_string_free (out, FALSE);
}

static TcExit
print_help (void)
{
  g_autofree char *help = dup_help ();

  g_print ("%s", help);

  return TC_EXIT_OK;
}

static TcExit
print_version (void)
{
  g_print ("turncoat %s\n%s", TC_VERSION,
           _ ("Licence GPL-3.0-or-later. There is no warranty, to the extent permitted by law.\n"));

  return TC_EXIT_OK;
}

static TcExit
refuse_command (const char *name)
{
  g_autofree char *hint = NULL;
  const char *known[G_N_ELEMENTS (commands) + 2] = { NULL };

  if (name[0] == '-') {
    tc_cli_error (
      _ ("\"%s\" is not an option that can stand before a command. See \"turncoat --help\"."),
      name);
    return TC_EXIT_USAGE;
  }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    known[i] = commands[i]->name;
  known[G_N_ELEMENTS (commands)] = "help";
  hint = tc_cli_dup_hint (name, known);
  tc_cli_error (_ ("there is no command \"%s\".%s See \"turncoat --help\"."), name, hint);

  return TC_EXIT_USAGE;
}

static TcExit
run_help (int argc, char **argv)
{
  const TcCommand *command = NULL;
  char help[] = "--help";

  if (argc < 2)
    return print_help ();

  command = find_command (argv[1]);
  if (command == NULL)
    return refuse_command (argv[1]);

  return command->run (command, 2, (char *[]){ argv[1], help, NULL });
}

static TcExit
dispatch (int argc, char **argv)
{
  const TcCommand *command = NULL;

  if (argc < 2) {
    g_autofree char *help = dup_help ();

    g_printerr ("%s", help);
    return TC_EXIT_USAGE;
  }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    return print_help ();
  if (strcmp (argv[1], "--version") == 0 || strcmp (argv[1], "-V") == 0)
    return print_version ();
  if (strcmp (argv[1], "help") == 0)
    return run_help (argc - 1, argv + 1);

  command = find_command (argv[1]);
  if (command == NULL)
    return refuse_command (argv[1]);

  return command->run (command, argc - 1, argv + 1);
}

/* A full disk or a closed pipe must not look like success. */
static TcExit
check_output (TcExit result)
{
  if (fflush (stdout) == 0 && ferror (stdout) == 0)
    return result;

  tc_cli_error (_ ("the output could not be written."));

  return TC_EXIT_FAILED;
}

/* XML allows the control characters U+0080 to U+009F in texts, some of which terminals obey. No
 * name or text of a file reaches a terminal but through here; JSON, CSV and formatted text do not
 * pass. */
static char *
dup_safe (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));
  const char *found;

  while ((found = strchr (text, 0xc2)) != NULL) {
    gboolean is_control = (guint8) found[1] >= 0x80 && (guint8) found[1] <= 0x9f;

    g_string_append_len (out, text, found - text);
    g_string_append (out, is_control ? "\xef\xbf\xbd" : "\xc2");
    text = found + (is_control ? 2 : 1);
  }
  g_string_append (out, text);

  return g_string_free (out, FALSE);
}

static void
print_safely (FILE *stream, const char *text)
{
  g_autofree char *safe = dup_safe (text);
  g_autofree char *local = NULL;
  const char *charset = NULL;

  if (!g_get_charset (&charset))
    local = g_convert_with_fallback (safe, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (local != NULL ? local : safe, stream);
  fflush (stream);
}

static void
print_cb (const char *text)
{
  print_safely (stdout, text);
}

static void
printerr_cb (const char *text)
{
  print_safely (stderr, text);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, TC_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("turncoat");
  g_set_print_handler (print_cb);
  g_set_printerr_handler (printerr_cb);
#ifdef SIGPIPE
  /* "turncoat ... | head" ends quietly, whatever the parent process did about the signal. */
  signal (SIGPIPE, SIG_DFL);
#endif
#ifdef SIGXFSZ
  /* A limit on the size of files makes saving fail with a message instead of ending the program. */
  signal (SIGXFSZ, SIG_IGN);
#endif

  return (int) check_output (dispatch (argc, argv));
}
