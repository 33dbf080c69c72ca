/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"

/* What git is told: how to merge and how to show scenarios. */

#define ATTRIBUTES "*" TC_SCENARIO_SUFFIX " merge=turncoat diff=turncoat"

typedef struct {
  gboolean global; /* for all repositories of the user */
  gboolean dry_run;
  char *program; /* as a shell takes it */
  guint n_changes;
} Run;

static void
run_clear (Run *run)
{
  g_free (run->program);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* (transfer full) (nullable): what git prints, without its last line end; %NULL when it fails. */
static char *
ask_git (const char *const *arguments)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GSubprocess) git = NULL;
  char *out = NULL;

  g_ptr_array_add (argv, (gpointer) "git");
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);
  git =
    g_subprocess_newv ((const char *const *) argv->pdata,
                       G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL);
  if (git == NULL || !g_subprocess_communicate_utf8 (git, NULL, NULL, &out, NULL, NULL) ||
      !g_subprocess_get_successful (git)) {
    g_free (out);
    return NULL;
  }
  if (g_str_has_suffix (out, "\n"))
    out[strlen (out) - 1] = '\0';

  return out;
}

static void
report (Run *run, gboolean is_new, const char *place, const char *what)
{
  const char *word = !is_new ? _ ("unchanged") : run->dry_run ? _ ("would write") : _ ("written");

  run->n_changes += is_new;
  g_print ("%s: %s: %s\n", word, place, what);
}

static gboolean
set_config (Run *run, const char *key, const char *value)
{
  const char *scope = run->global ? "--global" : "--local";
  g_autofree char *old = ask_git ((const char *const[]){ "config", scope, "--get", key, NULL });
  g_autofree char *line = g_strdup_printf ("%s = %s", key, value);
  g_autofree char *done = NULL;
  gboolean is_new = g_strcmp0 (old, value) != 0;

  if (is_new && !run->dry_run) {
    done = ask_git ((const char *const[]){ "config", scope, "--replace-all", key, value, NULL });
    if (done == NULL) {
      tc_cli_error (_ ("git could not set %s."), key);
      return FALSE;
    }
  }
  report (run, is_new,
          run->global ? _ ("git config of this user") : _ ("git config of this repository"), line);

  return TRUE;
}

/* (transfer full) (nullable): the file that says which files are scenarios. */
static char *
dup_attributes_path (const Run *run)
{
  g_autofree char *top = NULL;

  if (run->global) {
    char *set = ask_git ((const char *const[]){ "config", "--global", "--path", "--get",
                                                "core.attributesFile", NULL });

    return set != NULL ? set
                       : g_build_filename (g_get_user_config_dir (), "git", "attributes", NULL);
  }
  top = ask_git ((const char *const[]){ "rev-parse", "--show-toplevel", NULL });

  return top != NULL ? g_build_filename (top, ".gitattributes", NULL) : NULL;
}

static gboolean
has_line (const char *text, const char *wanted)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (strcmp (g_strstrip (lines[i]), wanted) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
append_line (const char *path, const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const char *parting = *text == '\0' || g_str_has_suffix (text, "\n") ? "" : "\n";
  g_autofree char *whole = g_strconcat (text, parting, ATTRIBUTES, "\n", NULL);

  if (g_mkdir_with_parents (folder, 0777) != 0) {
    tc_cli_error (_ ("%s: the folder could not be created."), folder);
    return FALSE;
  }

  return tc_cli_write_file (path, whole);
}

static gboolean
set_attributes (Run *run, const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_new;

  if (!g_file_get_contents (path, &text, NULL, &error) &&
      !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    tc_cli_error ("%s.", error->message);
    return FALSE;
  }
  if (text == NULL)
    text = g_strdup ("");
  is_new = !has_line (text, ATTRIBUTES);
  if (is_new && !run->dry_run && !append_line (path, text))
    return FALSE;
  report (run, is_new, path, ATTRIBUTES);

  return TRUE;
}

/* The one that a shell would find, else this very one. */
static char *
dup_program (void)
{
  g_autofree char *found = g_find_program_in_path ("turncoat");
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);

  if (found != NULL || own == NULL)
    return g_strdup ("turncoat");

  return g_shell_quote (own);
}

static TcExit
set_up (Run *run)
{
  g_autofree char *version = ask_git ((const char *const[]){ "--version", NULL });
  g_autofree char *path = version != NULL ? dup_attributes_path (run) : NULL;
  g_autofree char *driver = NULL;
  g_autofree char *textconv = NULL;

  if (path == NULL) {
    tc_cli_error (
      version == NULL
        ? _ ("git could not be run. Is it installed?")
        : _ ("this folder is not in a git repository. Change to one, or use --global."));
    return TC_EXIT_FAILED;
  }
  if (run->program == NULL)
    run->program = dup_program ();
  driver = g_strconcat (run->program, " merge --driver %O %A %B %P", NULL);
  textconv = g_strconcat (run->program, " diff --textconv", NULL);
  if (!set_config (run, "merge.turncoat.name", "Turncoat scenarios, merged by keys") ||
      !set_config (run, "merge.turncoat.driver", driver) ||
      !set_config (run, "diff.turncoat.textconv", textconv) || !set_attributes (run, path))
    return TC_EXIT_FAILED;
  if (run->n_changes == 0)
    g_print ("%s\n", _ ("Everything was set up already."));
  else if (!run->dry_run && !run->global)
    g_print ("%s\n",
             _ ("Commit .gitattributes; everybody who merges has to run this command once."));

  return TC_EXIT_OK;
}

static TcExit
run_git_setup (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .global = FALSE };
  g_autofree char *program = NULL;
  g_auto (GStrv) args = NULL;
  gboolean local = FALSE;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "local", 'l', 0, G_OPTION_ARG_NONE, &local, N_ ("For this repository (the default)"), NULL },
    { "global", 'g', 0, G_OPTION_ARG_NONE, &run.global, N_ ("For all repositories of this user"),
      NULL },
    { "program", 'p', 0, G_OPTION_ARG_FILENAME, &program,
      N_ ("The turncoat that git is to run, when it is not the one in the PATH"), N_ ("FILE") },
    { "dry-run", 'n', 0, G_OPTION_ARG_NONE, &run.dry_run,
      N_ ("Show what would be written, and write nothing"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args != NULL)
    return tc_cli_usage_error (command, _ ("this command takes no files."));
  if (local && run.global)
    return tc_cli_usage_error (command, _ ("--local and --global cannot be combined."));
  if (program != NULL)
    run.program = g_shell_quote (program);

  return set_up (&run);
}

const TcCommand tc_command_git_setup = {
  .name = "git-setup",
  .arguments = "",
  .summary = N_ ("Have git merge and show scenarios by their data"),
  .help =
    N_ ("Writes into the configuration of git how to merge scenarios (turncoat merge) and how to\n"
        "show what changed in them (turncoat diff --textconv), and into .gitattributes for which\n"
        "files. Reports what it did; what is already there is not written again.\n\n"
        "Examples:\n"
        "  turncoat git-setup\n"
        "  turncoat git-setup --global --dry-run\n\n"
        "Exit status: 0 set up, 2 wrong usage, 3 git could not be run, or a file not written."),
  .run = run_git_setup,
};
