/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"
#include "tc-cli-review.h"

static const char *const format_words[] = { "human", "json", "markdown", NULL };
static const char *const colour_words[] = { "auto", "always", "never", NULL };
static const char *const severity_words[] = { "note", "warning", "error", NULL };

typedef enum { FORMAT_HUMAN, FORMAT_JSON, FORMAT_MARKDOWN } Format;

typedef struct {
  const TcCommand *command;
  Format format;
  TcColour colour;
  TcSeverity threshold;
  gboolean has_threshold; /* given, so that no settings change it */
  const char *output;     /* nullable */
  GPtrArray *files;       /* TcCliReview */
  TcExit exit;
} Run;

static void
run_clear (Run *run)
{
  g_clear_pointer (&run->files, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* -- Which files ------------------------------------------------------------------------------- */

/* "main" rather than "main:x" or a file: all scenarios of the revision are meant. */
static gboolean
is_revision (const char *arg)
{
  g_autofree char *path = tc_cli_dup_path (arg);

  return strcmp (path, TC_CLI_STDIN) != 0 && !g_file_test (path, G_FILE_TEST_EXISTS) &&
         !tc_revision_is (path) && strchr (path, ':') == NULL &&
         !g_str_has_suffix (path, TC_SCENARIO_SUFFIX);
}

/* -- Settings ---------------------------------------------------------------------------------- */

/* (transfer full) (nullable): the settings that hold for @name in its revision: those of the
 * nearest folder above that has any. */
static TcSource *
load_settings_of_revision (const char *name)
{
  g_autofree char *revision = g_strndup (name, strcspn (name, ":"));
  g_autofree char *folder = g_path_get_dirname (strchr (name, ':') + 1);
  gboolean is_top = FALSE;

  while (!is_top) {
    g_autofree char *up = g_path_get_dirname (folder);
    g_autofree char *path = NULL;
    TcSource *found;

    is_top = strcmp (folder, ".") == 0;
    path = is_top ? g_strdup_printf ("%s:%s", revision, TC_POLICY_FILE)
                  : g_strdup_printf ("%s:%s/%s", revision, folder, TC_POLICY_FILE);
    found = tc_revision_load (NULL, path, NULL);
    if (found != NULL)
      return found;
    g_free (folder);
    folder = g_steal_pointer (&up);
  }

  return NULL;
}

/* (transfer full) (nullable) */
static TcSource *
load_settings (TcBuild *base)
{
  const char *name = tc_source_get_name (tc_build_get_source (base));
  g_autofree char *path = NULL;
  g_autofree char *message = NULL;
  TcSource *source;

  if (*name == '<')
    return NULL;
  if (!g_file_test (name, G_FILE_TEST_EXISTS) && tc_revision_is (name))
    return load_settings_of_revision (name);
  path = tc_policy_find (name);
  source = path != NULL ? tc_cli_load (path, &message) : NULL;
  if (message != NULL)
    tc_cli_error ("%s", message);

  return source;
}

/* The settings are those of the base: a change cannot relax the rules that it is judged by.
 * Returns: (transfer full) (nullable) */
static TcPolicy *
read_policy (TcBuild *base)
{
  g_autoptr (TcSource) source = load_settings (base);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree const TcCode **codes = NULL;
  g_autofree char *text = NULL;
  TcPolicy *policy;
  guint n = 0;

  if (source == NULL)
    return NULL;
  codes = tc_systems_dup_codes (&n);
  policy = tc_policy_new (source, codes, n, report);
  text = tc_cli_dup_findings (report, TC_SEVERITY_NOTE, tc_cli_has_colour (TC_COLOUR_AUTO, 2));
  g_printerr ("%s", text);

  return policy;
}

static void
add_pair (Run *run, TcBuild *base, TcBuild *head)
{
  g_autoptr (TcPolicy) policy = base != NULL ? read_policy (base) : NULL;
  TcCliReview *review;

  if (policy != NULL) {
    tc_policy_apply (policy, tc_build_get_report (base));
    if (head != NULL)
      tc_policy_apply (policy, tc_build_get_report (head));
  }
  review = tc_cli_review_new (base, head);
  review->threshold = policy != NULL && !run->has_threshold
                        ? tc_policy_get_threshold (policy, run->threshold)
                        : run->threshold;
  g_ptr_array_add (run->files, review);
}

static TcBuild *
load_of_revision (const char *revision, const char *path, GPtrArray *paths)
{
  g_autofree char *name = g_strdup_printf ("%s:%s", revision, path);

  return g_ptr_array_find_with_equal_func (paths, path, g_str_equal, NULL)
           ? tc_cli_load_version (name)
           : NULL;
}

/* The text is the same, that of all bases included. */
static gboolean
is_unchanged (TcBuild *base, TcBuild *head)
{
  return base != NULL && head != NULL &&
         g_bytes_equal (tc_source_get_bytes (tc_build_get_source (base)),
                        tc_source_get_bytes (tc_build_get_source (head))) &&
         g_bytes_equal (tc_source_get_bytes (tc_build_get_text (base)),
                        tc_source_get_bytes (tc_build_get_text (head)));
}

static void
add_path (Run *run,
          const char *path,
          const char *base,
          GPtrArray *base_paths,
          const char *head,
          GPtrArray *head_paths)
{
  g_autoptr (TcBuild) old = load_of_revision (base, path, base_paths);
  g_autoptr (TcBuild) new = load_of_revision (head, path, head_paths);

  if (old == NULL && new == NULL)
    run->exit = TC_EXIT_FAILED;
  else if (!is_unchanged (old, new))
    add_pair (run, old, new);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
add_revisions (Run *run, const char *base, const char *head)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) old = tc_revision_list (NULL, base, TC_SCENARIO_SUFFIX, &error);
  g_autoptr (GPtrArray) new =
    old != NULL ? tc_revision_list (NULL, head, TC_SCENARIO_SUFFIX, &error) : NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  if (new == NULL) {
    tc_cli_error ("%s.", error->message);
    return FALSE;
  }
  for (guint i = 0; i < old->len; i++)
    g_ptr_array_add (all, old->pdata[i]);
  for (guint i = 0; i < new->len; i++)
    if (!g_ptr_array_find_with_equal_func (old, new->pdata[i], g_str_equal, NULL))
      g_ptr_array_add (all, new->pdata[i]);
  g_ptr_array_sort (all, compare_names);
  for (guint i = 0; i < all->len; i++)
    add_path (run, all->pdata[i], base, old, head, new);

  return TRUE;
}

static gboolean
add_files (Run *run, const char *base, const char *head)
{
  g_autoptr (TcBuild) old = tc_cli_load_version (base);
  g_autoptr (TcBuild) new = old != NULL ? tc_cli_load_version (head) : NULL;

  if (new == NULL)
    return FALSE;
  add_pair (run, old, new);

  return TRUE;
}

/* -- The command ------------------------------------------------------------------------------- */

static char *
dup_output (const Run *run)
{
  switch (run->format) {
  case FORMAT_HUMAN:
    return tc_cli_dup_review (run->files,
                              run->output == NULL && tc_cli_has_colour (run->colour, 1));
  case FORMAT_JSON:
    return tc_cli_dup_json_review (run->files);
  case FORMAT_MARKDOWN:
    return tc_cli_dup_markdown_review (run->files);
  }

  g_return_val_if_reached (NULL);
}

static TcExit
print (Run *run)
{
  g_autofree char *text = dup_output (run);

  if (!tc_cli_write_file (run->output != NULL ? run->output : "-", text))
    return TC_EXIT_FAILED;
  for (guint i = 0; i < run->files->len; i++)
    if (tc_cli_review_fails (run->files->pdata[i]))
      run->exit = MAX (run->exit, TC_EXIT_FINDINGS);

  return run->exit;
}

/* %FALSE after saying which word is wrong. */
static gboolean
read_words (Run *run, const char *format, const char *colour, const char *threshold)
{
  gint f = format != NULL ? tc_cli_choose (run->command, "format", format, format_words) : 0;
  gint c = colour != NULL ? tc_cli_choose (run->command, "color", colour, colour_words) : 0;
  gint t = threshold != NULL ? tc_cli_choose (run->command, "fail-on", threshold, severity_words)
                             : TC_SEVERITY_ERROR;

  if (f < 0 || c < 0 || t < 0)
    return FALSE;

  run->format = (Format) f;
  run->colour = (TcColour) c;
  run->threshold = (TcSeverity) t;
  run->has_threshold = threshold != NULL;

  return TRUE;
}

static TcExit
run_review (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .command = command };
  g_autofree char *format = NULL;
  g_autofree char *colour = NULL;
  g_autofree char *threshold = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  gboolean is_done;
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format,
      N_ ("How to print: human (default), json or markdown"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write to FILE instead of standard output"), N_ ("FILE") },
    { "fail-on", 0, 0, G_OPTION_ARG_STRING, &threshold,
      N_ ("Lowest severity of new problems that gives exit status 1: error (default), warning or "
          "note"),
      N_ ("SEVERITY") },
    { "color", 0, 0, G_OPTION_ARG_STRING, &colour,
      N_ ("Use colours: auto (on a terminal; default), always or never"), N_ ("WHEN") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (!read_words (&run, format, colour, threshold))
    return TC_EXIT_USAGE;
  if (args == NULL || g_strv_length (args) != 2)
    return tc_cli_usage_error (command, _ ("two files or two revisions are needed."));
  if (is_revision (args[0]) != is_revision (args[1]))
    return tc_cli_usage_error (
      command, _ ("two files or two revisions are needed, not one of each. A file of a revision is "
                  "written REV:PATH."));
  if (run.format == FORMAT_JSON)
    tc_cli_stop_translating ();

  run.output = output;
  run.files = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_cli_review_free);
  is_done = is_revision (args[0]) ? add_revisions (&run, args[0], args[1])
                                  : add_files (&run, args[0], args[1]);

  return is_done ? print (&run) : TC_EXIT_FAILED;
}

const TcCommand tc_command_review = {
  .name = "review",
  .arguments = N_ ("BASE HEAD"),
  .summary = N_ ("Show what a change does: differences, new and fixed problems"),
  .help =
    N_ ("BASE and HEAD are two versions of a scenario: files, or files of a revision such as\n"
        "main:my.scenario.xml. Or they are two revisions of git, such as main and HEAD: then all\n"
        "*.scenario.xml files are reviewed that differ between them, or whose bases do.\n\n"
        "Problems are compared by their code and their place in the scenario, not by line. Also\n"
        "listed are changes in where values come from, and new comments that hide problems.\n"
        "Severities and --fail-on are those of .turncoat.ini as BASE has it.\n\n"
        "Examples:\n"
        "  turncoat review main HEAD\n"
        "  turncoat review main:my.scenario.xml my.scenario.xml\n"
        "  turncoat review --format markdown origin/main HEAD -o comment.md\n\n"
        "Exit status: 0 no new problem at or above --fail-on, 1 new problems, 2 wrong usage, 3 a\n"
        "file or revision could not be read."),
  .run = run_review,
};
