/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

void
tc_cli_error (const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  shown = tc_letter_dup_printable (message, -1);
  g_printerr ("turncoat: %s\n", shown);
}

TcExit
tc_cli_usage_error (const TcCommand *command, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  shown = tc_letter_dup_printable (message, -1);
  g_printerr ("turncoat %s: %s\n", command->name, shown);
  g_printerr (_ ("See \"turncoat help %s\".\n"), command->name);

  return TC_EXIT_USAGE;
}

char *
tc_cli_dup_hint (const char *word, const char *const *known)
{
  g_autofree char *question = tc_suggest_dup (word, known);

  return question != NULL ? g_strconcat (" ", question, NULL) : g_strdup ("");
}

TcExit
tc_cli_refuse_word (const TcCommand *command,
                    const char *what,
                    const char *word,
                    const char *const *known)
{
  g_autofree char *hint = tc_cli_dup_hint (word, known);
  g_autofree char *list = g_strjoinv (", ", (char **) known);

  return tc_cli_usage_error (command, _ ("there is no %s \"%s\".%s There are: %s."), what, word,
                             hint, list);
}

/* (transfer full) (nullable): the "--word" that GOption could not make anything of. */
static char *
dup_unknown_option (const GError *error)
{
  const char *dashes = strstr (error->message, "--");

  if (!g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION) || dashes == NULL)
    return NULL;

  return g_strndup (dashes, strcspn (dashes, " ="));
}

static TcExit
refuse_options (const TcCommand *command, const GOptionEntry *entries, const GError *error)
{
  g_autofree char *word = dup_unknown_option (error);
  g_autofree char *hint = NULL;
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);

  if (word == NULL)
    return tc_cli_usage_error (command, "%s.", error->message);

  for (guint i = 0; entries[i].long_name != NULL; i++) {
    if (entries[i].long_name[0] != '\0')
      g_ptr_array_add (known, g_strconcat ("--", entries[i].long_name, NULL));
  }
  g_ptr_array_add (known, NULL);
  hint = tc_cli_dup_hint (word, (const char *const *) known->pdata);

  return tc_cli_usage_error (command, _ ("there is no option \"%s\".%s"), word, hint);
}

static void
print_help (const TcCommand *command, GOptionContext *context)
{
  g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

  g_print ("%s", help);
}

static GOptionContext *
create_context (const TcCommand *command, const GOptionEntry *entries)
{
  GOptionContext *context = g_option_context_new (_ (command->arguments));

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context, command->help);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return context;
}

static gboolean
takes_value (const GOptionEntry *entry)
{
  return entry->arg != G_OPTION_ARG_NONE && entry->long_name[0] != '\0';
}

/* (nullable): the one that @arg, of at least two letters, is written as: "-f" or "--format", but
 * not with a value behind it. */
static const GOptionEntry *
find_option (const GOptionEntry *entries, const char *arg)
{
  for (guint i = 0; entries[i].long_name != NULL; i++)
    if ((arg[1] == entries[i].short_name && arg[2] == '\0') ||
        (arg[1] == '-' && strcmp (arg + 2, entries[i].long_name) == 0))
      return &entries[i];

  return NULL;
}

/* (transfer container): @argv with "-j2" as "-j" "2", as other programs understand it and GOption
 * does not. */
static GPtrArray *
part_short_options (const GOptionEntry *entries, char **argv)
{
  GPtrArray *parted = g_ptr_array_new ();
  gboolean is_value = FALSE;
  gboolean is_over = FALSE;

  for (guint i = 0; argv[i] != NULL; i++) {
    const char *arg = argv[i];
    gboolean is_option = !is_over && !is_value && i > 0 && arg[0] == '-' && arg[1] != '\0';
    char letter[] = { '-', is_option ? arg[1] : '\0', '\0' };
    const GOptionEntry *one = is_option ? find_option (entries, arg) : NULL;
    const GOptionEntry *first = is_option ? find_option (entries, letter) : NULL;

    is_over = is_over || (is_option && strcmp (arg, "--") == 0);
    is_value = one != NULL && takes_value (one);
    if (one == NULL && first != NULL && takes_value (first)) {
      g_ptr_array_add (parted, (gpointer) g_intern_string (letter));
      arg += arg[2] == '=' ? 3 : 2;
    }
    g_ptr_array_add (parted, (gpointer) arg);
  }
  g_ptr_array_add (parted, NULL);

  return parted;
}

gboolean
tc_cli_parse (const TcCommand *command,
              const GOptionEntry *entries,
              int *argc,
              char ***argv,
              TcExit *out_exit)
{
  g_autoptr (GOptionContext) context = create_context (command, entries);
  g_autofree char *name = g_strconcat ("turncoat ", command->name, NULL);
  g_autoptr (GPtrArray) parted = NULL;
  g_autoptr (GError) error = NULL;
  char **args;
  int n_args;
  gboolean wants_help = FALSE;
  const GOptionEntry help[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, N_ ("Show this help"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, help, GETTEXT_PACKAGE);
  g_set_prgname (name);
  parted = part_short_options (entries, *argv);
  args = (char **) parted->pdata;
  n_args = (int) parted->len - 1;
  if (!g_option_context_parse (context, &n_args, &args, &error)) {
    *out_exit = refuse_options (command, entries, error);
    return FALSE;
  }
  if (wants_help) {
    print_help (command, context);
    *out_exit = TC_EXIT_OK;
    return FALSE;
  }
  /* What is left is never more than there was. */
  *argc = MIN (n_args, *argc);
  memcpy (*argv, args, (gsize) *argc * sizeof *args);

  return TRUE;
}

gint
tc_cli_choose (const TcCommand *command,
               const char *option,
               const char *value,
               const char *const *words)
{
  g_autofree char *list = NULL;

  for (guint i = 0; words[i] != NULL; i++) {
    if (strcmp (words[i], value) == 0)
      return (gint) i;
  }

  list = g_strjoinv (", ", (char **) words);
  tc_cli_usage_error (command, _ ("--%s takes one of %s, not \"%s\"."), option, list, value);

  return -1;
}

void
tc_cli_stop_translating (void)
{
#ifdef LC_MESSAGES
  setlocale (LC_MESSAGES, "C");
#endif
}

gboolean
tc_cli_write_file (const char *path, const char *text)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (strcmp (path, "-") == 0)
    return fputs (text, stdout) >= 0;

  bytes = g_bytes_new (text, strlen (text));
  if (tc_file_save (path, bytes, NULL, &error))
    return TRUE;

  tc_cli_error ("%s.", error->message);

  return FALSE;
}
