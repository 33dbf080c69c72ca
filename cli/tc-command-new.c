/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-term.h"

#define NAME_WIDTH 24

typedef struct {
  char *output;  /* nullable: NAME.scenario.xml */
  char *extends; /* nullable: the base of a variant */
  gboolean minimal;
  gboolean force;
  gboolean list;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->output);
  g_free (options->extends);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static const TcSystem *
find_system (const char *id)
{
  const TcSystem *const *systems = tc_systems_list ();

  while (*systems != NULL && strcmp ((*systems)->id, id) != 0)
    systems++;

  return *systems;
}

/* (nullable): of the scenario in the file at @path; the namespace of its root says which. */
static const TcSystem *
find_system_of (const char *path, char **out_title)
{
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  g_autoptr (TcBuild) build = source != NULL ? tc_build_new (source, NULL) : NULL;
  TcScenario *scenario = build != NULL ? tc_build_get_scenario (build) : NULL;
  const TcSystem *const *systems = tc_systems_list ();
  const TcSchemaContent *content;

  if (scenario == NULL)
    return NULL;
  content = tc_scenario_get_element (scenario, 0)->content;
  if (out_title != NULL && tc_schema_content_find_attribute (content, "title") != NULL)
    *out_title = g_strdup (tc_scenario_get_string (scenario, 0, "title"));
  while (*systems != NULL && (*systems)->schema != tc_scenario_get_schema (scenario))
    systems++;

  return *systems;
}

static void
print_row (const char *name, const char *text)
{
  g_autoptr (GString) out = g_string_new ("  ");
  g_autofree char *shown = tc_letter_dup_printable (text, -1);

  tc_cli_append_padded (out, name, NAME_WIDTH);
  g_print ("%s%s\n", out->str, shown);
}

static TcExit
print_list (void)
{
  const TcSystem *const *systems = tc_systems_list ();
  g_auto (GStrv) names = tc_shipped_list ();

  for (guint i = 0; systems[i] != NULL; i++) {
    g_autofree char *minimal = NULL;

    g_print ("%s (%s)\n", _ (systems[i]->title), systems[i]->id);
    for (guint j = 0; names[j] != NULL; j++) {
      g_autofree char *path = tc_shipped_find (names[j]);
      g_autofree char *title = NULL;

      if (path != NULL && find_system_of (path, &title) == systems[i])
        print_row (names[j], title != NULL ? title : "");
    }
    minimal = g_strconcat ("--minimal ", systems[i]->id, NULL);
    print_row (minimal, _ ("The smallest scenario, to build on"));
  }

  return TC_EXIT_OK;
}

static TcExit
refuse_name (const TcCommand *command, const char *name)
{
  const TcSystem *const *systems = tc_systems_list ();
  g_auto (GStrv) shipped = tc_shipped_list ();
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; shipped[i] != NULL; i++)
    g_ptr_array_add (known, shipped[i]);
  for (guint i = 0; systems[i] != NULL; i++) {
    if (!g_strv_contains ((const char *const *) shipped, systems[i]->id))
      g_ptr_array_add (known, (char *) systems[i]->id);
  }
  g_ptr_array_add (known, NULL);

  return tc_cli_refuse_word (command, _ ("template"), name, (const char *const *) known->pdata);
}

/* The first shipped scenario of a system, for who names only the system. */
static char *
dup_path_of_system (const TcSystem *system)
{
  g_auto (GStrv) names = tc_shipped_list ();

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = tc_shipped_find (names[i]);

    if (path != NULL && find_system_of (path, NULL) == system)
      return g_steal_pointer (&path);
  }

  return NULL;
}

/* A variant is copied together with its base, which does not stand beside the copy. */
static GBytes *
dup_whole (TcSource *source)
{
  g_autoptr (TcBuild) build = NULL;

  if (!tc_variant_is (source))
    return g_bytes_ref (tc_source_get_bytes (source));
  build = tc_build_new (source, NULL);

  return g_bytes_ref (tc_source_get_bytes (tc_build_get_text (build)));
}

/* (transfer full) (nullable): the text of the new scenario; what is wrong has been said. */
static GBytes *
make_text (const TcCommand *command, const Options *options, const char *name, TcExit *out_exit)
{
  const TcSystem *system = find_system (name);
  g_autofree char *path = tc_shipped_find (name);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (GError) error = NULL;

  if (options->minimal) {
    if (system == NULL && path != NULL)
      system = find_system_of (path, NULL);
    if (system != NULL) {
      char *text = tc_template_dup_scenario (system->schema);

      return g_bytes_new_take (text, strlen (text));
    }
  } else if (path == NULL && system != NULL) {
    path = dup_path_of_system (system);
  }
  if (path == NULL) {
    *out_exit = refuse_name (command, name);
    return NULL;
  }
  source = tc_file_load (path, NULL, &error);
  if (source == NULL) {
    tc_cli_error ("%s.", error->message);
    *out_exit = TC_EXIT_FAILED;
    return NULL;
  }

  return dup_whole (source);
}

/* Whether its base can be read from where it is going to be; otherwise why not has been said. */
static gboolean
is_readable (TcSource *variant)
{
  g_autoptr (TcBuild) build = tc_build_new (variant, NULL);
  TcReport *report = tc_build_get_report (build);

  if (tc_build_get_scenario (build) != NULL)
    return TRUE;
  tc_cli_error (_ ("%s. Put the variant and its base in one project: see \"turncoat explain %s\"."),
                tc_report_get (report, 0)->message, tc_report_get (report, 0)->code);

  return FALSE;
}

static TcExit
refuse_existing (const char *path)
{
  tc_cli_error (
    _ ("%s already exists. Choose another name with -o, or replace the file with --force."), path);

  return TC_EXIT_FAILED;
}

/* Copies a base that comes with Turncoat beside the variant; one that is there already does as
 * well. %FALSE when that cannot be, which has been said. */
static gboolean
copy_base (TcSource *base, const char *path, const char *output)
{
  g_autoptr (GBytes) text = dup_whole (base);
  g_autoptr (TcSource) there = tc_file_load (path, NULL, NULL);
  g_autofree char *place = g_canonicalize_filename (path, NULL);
  g_autofree char *variant = g_canonicalize_filename (output, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = tc_letter_dup_printable (path, -1);
  TcFileIdentity nothing = { 0 };

  if (strcmp (place, variant) == 0) {
    tc_cli_error (_ ("%s is where the base goes. Choose another name with -o."), shown);
    return FALSE;
  }
  if (there != NULL && g_bytes_equal (tc_source_get_bytes (there), text))
    return TRUE;
  if (!tc_file_save (path, text, &nothing, &error)) {
    tc_cli_error (_ ("The base could not be copied: %s."), error->message);
    return FALSE;
  }
  g_printerr (_ ("Copied the base to %s.\n"), shown);

  return TRUE;
}

/* (transfer full) (nullable): the file name of the base, copied beside the variant at @output. */
static char *
bring_base (const Options *options, TcSource *base, const char *output)
{
  g_autofree char *folder = g_path_get_dirname (output);
  g_autofree char *name = g_path_get_basename (tc_source_get_name (base));
  g_autofree char *path =
    strcmp (folder, ".") == 0 ? g_strdup (name) : g_build_filename (folder, name, NULL);

  if (!options->force && g_file_test (output, G_FILE_TEST_EXISTS)) {
    refuse_existing (output);
    return NULL;
  }

  return copy_base (base, path, output) ? g_steal_pointer (&name) : NULL;
}

/* Whether @base is one that comes with Turncoat and that a variant in the file @output could not
 * read, in another project. */
static gboolean
is_far (const Options *options, TcSource *base, TcSource *variant, const char *output)
{
  g_autofree char *shipped = tc_shipped_find (options->extends);
  g_autoptr (TcBuild) build = NULL;

  if (strcmp (output, "-") == 0 || g_strcmp0 (shipped, tc_source_get_name (base)) != 0)
    return FALSE;
  build = tc_build_new (variant, NULL);

  return tc_build_get_scenario (build) == NULL;
}

/* (transfer full) (nullable): the text of a variant that changes nothing but its name. */
static GBytes *
make_variant (const Options *options, const char *output, TcExit *out_exit)
{
  g_autoptr (TcBuild) base = tc_cli_load_build (options->extends);
  TcScenario *scenario = base != NULL ? tc_build_get_scenario (base) : NULL;
  g_autofree char *extends = NULL;
  g_autoptr (TcSource) variant = NULL;

  *out_exit = TC_EXIT_FAILED;
  if (base == NULL)
    return NULL;
  if (scenario == NULL || tc_report_count (tc_build_get_report (base), TC_SEVERITY_ERROR) > 0) {
    tc_cli_error (_ ("%s has errors: \"turncoat validate\" shows them. Fix them first."),
                  options->extends);
    *out_exit = TC_EXIT_FINDINGS;
    return NULL;
  }
  extends = tc_variant_dup_relative (tc_source_get_name (tc_build_get_source (base)),
                                     strcmp (output, "-") == 0 ? NULL : output);
  variant = tc_variant_new (scenario, extends, output);
  if (is_far (options, tc_build_get_source (base), variant, output)) {
    g_autofree char *name = bring_base (options, tc_build_get_source (base), output);

    if (name == NULL)
      return NULL;
    tc_source_unref (variant);
    variant = tc_variant_new (scenario, name, output);
  }
  if (!is_readable (variant))
    return NULL;

  return g_bytes_ref (tc_source_get_bytes (variant));
}

/* A file that is there is somebody's work. */
static TcExit
write_text (const Options *options, const char *path, GBytes *text)
{
  TcFileIdentity nothing = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *quoted = NULL;

  if (strcmp (path, "-") == 0)
    return tc_cli_write_file ("-", g_bytes_get_data (text, NULL)) ? TC_EXIT_OK : TC_EXIT_FAILED;
  if (!tc_file_save (path, text, options->force ? NULL : &nothing, &error)) {
    if (!options->force && g_error_matches (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT))
      return refuse_existing (path);
    tc_cli_error ("%s.", error->message);
    return TC_EXIT_FAILED;
  }
  shown = tc_letter_dup_printable (path, -1);
  quoted = g_shell_quote (shown);
  g_printerr (options->extends != NULL ? _ ("Created %s. Next: turncoat validate %s\n")
                                       : _ ("Created %s. Next: turncoat edit %s\n"),
              shown, tc_cli_needs_quotes (path) ? quoted : shown);

  return TC_EXIT_OK;
}

static TcExit
run_new (const TcCommand *command, int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_auto (GStrv) args = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autofree char *path = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("Write to FILE, or to standard output for \"-\"; default: NAME.scenario.xml in this "
          "folder"),
      N_ ("FILE") },
    { "minimal", 'm', 0, G_OPTION_ARG_NONE, &options.minimal,
      N_ ("Start from the smallest scenario of the system"), NULL },
    { "extends", 'e', 0, G_OPTION_ARG_FILENAME, &options.extends,
      N_ ("Create a variant of the scenario BASE"), N_ ("BASE") },
    { "force", 'f', 0, G_OPTION_ARG_NONE, &options.force, N_ ("Replace an existing file"), NULL },
    { "list", 'l', 0, G_OPTION_ARG_NONE, &options.list,
      N_ ("List the scenarios and systems to start from"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (options.list)
    return print_list ();
  if (args == NULL && options.extends == NULL)
    return tc_cli_usage_error (
      command, _ ("no scenario or system given. \"turncoat new --list\" lists them."));
  if (args != NULL && (args[1] != NULL || options.extends != NULL))
    return tc_cli_usage_error (command, _ ("name only one scenario or system."));
  if (options.extends != NULL && options.minimal)
    return tc_cli_usage_error (command, _ ("--extends and --minimal cannot be combined."));

  if (options.output != NULL)
    path = g_strdup (options.output);
  else
    path = g_strconcat (args != NULL ? args[0] : "my-variant", TC_SCENARIO_SUFFIX, NULL);
  text = args != NULL ? make_text (command, &options, args[0], &exit)
                      : make_variant (&options, path, &exit);
  if (text == NULL)
    return exit;

  return write_text (&options, path, text);
}

const TcCommand tc_command_new = {
  .name = "new",
  .arguments = N_ ("SCENARIO|SYSTEM"),
  .summary = N_ ("Create a scenario from one that comes with Turncoat, or an empty one"),
  .help =
    N_ ("SCENARIO is the name of one that comes with Turncoat; it is copied as it is, a\n"
        "variant together with its base. SYSTEM is a game system: its first scenario is copied.\n\n"
        "With --minimal the new scenario has only what the schema requires or suggests to start\n"
        "with, and each value is the first that is allowed. Some can be played at once; for the\n"
        "others \"turncoat validate\" lists what is left to do.\n\n"
        "With --extends the new file is a variant: it says only what differs from BASE, a file\n"
        "or the name of a scenario. Without -o it is called my-variant.scenario.xml. A\n"
        "scenario that comes with Turncoat is copied beside it when it is in another project.\n\n"
        "Examples:\n"
        "  turncoat new --list\n"
        "  turncoat new --extends my-war.scenario.xml -o wet-spring.scenario.xml\n"
        "  turncoat new SCENARIO -o my-war.scenario.xml\n"
        "  turncoat new SYSTEM --minimal -o - | less\n\n"
        "Exit status: 0 all is well, 2 wrong usage (also an unknown name), 3 the file\n"
        "already exists or could not be written, 1 BASE has errors."),
  .run = run_new,
};
