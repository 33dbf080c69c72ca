/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-change.h"
#include "tc-cli-data.h"
#include "tc-cli-findings.h"

typedef struct {
  const TcCommand *command;
  TcCliChange change;
  const char *kind;
  const char *old_id;
  const char *new_id;
  const TcSchema **schemas;
  TcWhole *whole; /* nullable: of a variant */
} Run;

static void
run_clear (Run *run)
{
  tc_cli_change_clear (&run->change);
  g_clear_pointer (&run->whole, tc_whole_unref);
  g_free (run->schemas);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static void
show (TcReport *report)
{
  g_autofree char *text =
    tc_cli_dup_findings (report, TC_SEVERITY_ERROR, tc_cli_has_colour (TC_COLOUR_AUTO, 2));

  g_printerr ("%s", text);
}

/* (transfer full) (nullable): what @source says; a variant, with its base. */
static TcScenario *
read_scenario (const Run *run, TcSource *source, TcWhole **out_whole, TcReport *report)
{
  g_autoptr (TcWhole) whole = NULL;
  g_autoptr (TcReport) inner = NULL;
  TcScenario *scenario;

  if (!tc_variant_is (source))
    return tc_scenario_parse (source, run->schemas, report);
  whole = tc_variant_read (source, run->schemas, tc_variant_load_file, NULL, report);
  if (whole == NULL)
    return NULL;
  inner = tc_report_new ();
  scenario = tc_scenario_parse (tc_whole_get_source (whole), run->schemas, inner);
  tc_whole_move_findings (whole, inner, report);
  if (out_whole != NULL)
    *out_whole = g_steal_pointer (&whole);

  return scenario;
}

static gboolean
is_good (TcScenario *scenario, TcReport *report)
{
  return scenario != NULL && tc_scenario_is_valid (scenario) &&
         tc_report_count (report, TC_SEVERITY_ERROR) == 0;
}

/* Whether elements of the type have an id of their own: not a number, nor what names another one.
 */
static gboolean
has_id (const TcSchemaElement *element)
{
  const TcSchemaAttribute *key =
    element->key != NULL && element->key[1] == NULL
      ? tc_schema_content_find_attribute (element->content, element->key[0])
      : NULL;

  return key != NULL && key->refs == NULL &&
         (key->type->kind == TC_VALUE_TEXT || key->type->kind == TC_VALUE_ID);
}

/* A kind is the name of the element, or of its key space; with elements around it when several have
 * the name: "combat-table/column". */
static gboolean
is_kind (const Run *run, const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *path = NULL;
  char *bracket;

  if (!has_id (element))
    return FALSE;
  if (strcmp (element->name, run->kind) == 0 || strcmp (element->key_space, run->kind) == 0)
    return TRUE;
  path = tc_scenario_dup_path (scenario, node);
  bracket = strrchr (path, '[');
  if (bracket != NULL)
    *bracket = '\0';

  return strchr (run->kind, '/') != NULL &&
         (strcmp (path, run->kind) == 0 || (g_str_has_suffix (path, run->kind) &&
                                            path[strlen (path) - strlen (run->kind) - 1] == '/'));
}

/* The nodes of the kind; @id: (nullable): with that key only. */
static GArray *
list_nodes (const Run *run, const TcScenario *scenario, const char *id)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    if (is_kind (run, scenario, node) &&
        (id == NULL || g_strcmp0 (tc_scenario_get_id (scenario, node), id) == 0))
      g_array_append_val (nodes, node);

  return nodes;
}

static TcExit
refuse_kind (const Run *run, const TcScenario *scenario)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

    if (has_id (element) && g_hash_table_add (seen, (gpointer) element->name))
      g_ptr_array_add (known, (gpointer) element->name);
  }
  g_ptr_array_add (known, NULL);

  return tc_cli_refuse_word (run->command, _ ("kind"), run->kind,
                             (const char *const *) known->pdata);
}

static TcExit
refuse_id (const Run *run, const TcScenario *scenario, const GArray *all)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *hint = NULL;

  for (guint i = 0; i < all->len; i++) {
    const char *id = tc_scenario_get_id (scenario, g_array_index (all, TcNode, i));

    if (id != NULL)
      g_ptr_array_add (known, (gpointer) id);
  }
  g_ptr_array_add (known, NULL);
  hint = tc_cli_dup_hint (run->old_id, (const char *const *) known->pdata);

  return tc_cli_usage_error (run->command, _ ("%s has no %s \"%s\".%s"), run->change.path,
                             run->kind, run->old_id, hint);
}

static TcExit
refuse_several (const Run *run, const TcScenario *scenario, const GArray *nodes)
{
  g_autoptr (GString) paths = g_string_new (NULL);

  for (guint i = 0; i < nodes->len; i++) {
    g_autofree char *path = tc_scenario_dup_path (scenario, g_array_index (nodes, TcNode, i));
    char *bracket = strrchr (path, '[');

    if (bracket != NULL)
      *bracket = '\0';
    g_string_append_printf (paths, "%s%s", i > 0 ? ", " : "", path);
  }

  return tc_cli_usage_error (run->command, _ ("there are several %s \"%s\". Write one of: %s."),
                             run->kind, run->old_id, paths->str);
}

/* TC_NODE_NONE when there is not exactly one, as has been said. */
static TcNode
find_node (const Run *run, const TcScenario *scenario, TcExit *out_exit)
{
  g_autoptr (GArray) all = list_nodes (run, scenario, NULL);
  g_autoptr (GArray) nodes = list_nodes (run, scenario, run->old_id);

  if (all->len == 0)
    *out_exit = refuse_kind (run, scenario);
  else if (nodes->len == 0)
    *out_exit = refuse_id (run, scenario, all);
  else if (nodes->len > 1)
    *out_exit = refuse_several (run, scenario, nodes);
  else
    return g_array_index (nodes, TcNode, 0);

  return TC_NODE_NONE;
}

/* %FALSE when the schema does not allow the new id, as has been said. */
static gboolean
check_new_id (const Run *run, const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const TcSchemaAttribute *key =
    tc_schema_content_find_attribute (element->content, element->key[0]);
  g_autofree char *expected = NULL;

  if (tc_schema_type_check (key->type, run->new_id, strlen (run->new_id), &expected))
    return TRUE;
  tc_cli_usage_error (run->command, _ ("\"%s\" cannot be the new id: expected %s."), run->new_id,
                      expected);

  return FALSE;
}

/* %FALSE when the node is a base's, as has been said: its id is not a variant's to change. */
static gboolean
check_owner (const Run *run, const TcScenario *scenario, TcNode node)
{
  const char *key = tc_scenario_get_element (scenario, node)->key[0];
  TcSource *owner;
  TcSpan span;

  if (run->whole == NULL || !tc_scenario_get_value_span (scenario, node, key, &span))
    return TRUE;
  owner = tc_whole_locate (run->whole, span).source;
  if (owner == run->change.source)
    return TRUE;
  tc_cli_usage_error (run->command, _ ("%s \"%s\" comes from %s: rename it there."), run->kind,
                      run->old_id, tc_source_get_name (owner));

  return FALSE;
}

/* (transfer full) (nullable): @edits of the whole in the variant's own text, when they are all
 * there. So what it adds stays as it is written. */
static TcEdits *
map_edits (const Run *run, const TcEdits *edits)
{
  g_autoptr (TcEdits) mapped = tc_edits_new (run->change.source);

  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    TcWholePlace place = tc_whole_locate (run->whole, edit->range);

    if (place.source != run->change.source || place.base != NULL ||
        place.span.end - place.span.start != edit->range.end - edit->range.start ||
        !tc_edits_add (mapped, place.span, edit->text, -1))
      return NULL;
  }

  return g_steal_pointer (&mapped);
}

/* (transfer full) (nullable): the edits of the file that give @node the new id. */
static TcEdits *
make_edits (const Run *run, TcScenario *scenario, TcNode node, GError **error)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  const char *key = tc_scenario_get_element (scenario, node)->key[0];
  g_autoptr (TcOperation) operation = tc_operation_new_set (path, key, run->new_id);
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, error);
  g_autoptr (TcEdits) mapped = NULL;

  if (edits == NULL || run->whole == NULL)
    return g_steal_pointer (&edits);
  mapped = map_edits (run, edits);
  if (mapped != NULL)
    return g_steal_pointer (&mapped);

  return tc_variant_make_edits (run->whole, edits, run->schemas, error);
}

/* (transfer full) (nullable): the text with the new id; a failure has been said. */
static TcSource *
rename_node (Run *run, TcScenario *scenario, TcNode node)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = make_edits (run, scenario, node, &error);
  g_autoptr (TcSource) changed = NULL;
  g_autoptr (TcScenario) after = NULL;
  g_autoptr (TcReport) report = tc_report_new ();

  if (edits == NULL) {
    tc_cli_error ("%s.", error->message);
    return NULL;
  }
  changed = tc_edits_apply (edits, run->change.source, NULL);
  after = changed != NULL ? read_scenario (run, changed, NULL, report) : NULL;
  if (is_good (after, report))
    return g_steal_pointer (&changed);
  show (report);
  tc_cli_error (_ ("\"%s\" cannot be the new id; nothing was written."), run->new_id);

  return NULL;
}

/* -- Variants in the same folder ----------------------------------------------------------------
 */

typedef struct {
  char *path; /* of the renamed file */
  TcSource *changed;
} Renamed;

/* The base as it is now, for what is already written and for what is not. */
static TcSource *
load_renamed (const char *extends, TcSource *from, gpointer user_data, GError **error)
{
  const Renamed *renamed = user_data;
  TcSource *base = tc_variant_load_file (extends, from, NULL, error);
  g_autofree char *path =
    base != NULL ? g_canonicalize_filename (tc_source_get_name (base), NULL) : NULL;

  if (path == NULL || strcmp (path, renamed->path) != 0)
    return base;
  tc_source_unref (base);

  return tc_source_ref (renamed->changed);
}

static guint
count_errors (const Run *run,
              TcSource *variant,
              TcVariantLoad load,
              gpointer data,
              TcReport *report)
{
  g_autoptr (TcWhole) whole = tc_variant_read (variant, run->schemas, load, data, report);
  g_autoptr (TcReport) inner = tc_report_new ();
  g_autoptr (TcScenario) scenario = NULL;

  if (whole != NULL) {
    scenario = tc_scenario_parse (tc_whole_get_source (whole), run->schemas, inner);
    tc_whole_move_findings (whole, inner, report);
  }

  return tc_report_count (report, TC_SEVERITY_ERROR);
}

/* Reports a variant that fitted before and does not any more. */
static gboolean
check_variant (const Run *run, const char *path, Renamed *renamed)
{
  g_autoptr (TcSource) variant = tc_file_load (path, NULL, NULL);
  g_autoptr (TcReport) before = tc_report_new ();
  g_autoptr (TcReport) after = tc_report_new ();

  if (variant == NULL || !tc_variant_is (variant) ||
      count_errors (run, variant, tc_variant_load_file, NULL, before) > 0 ||
      count_errors (run, variant, load_renamed, renamed, after) == 0)
    return TRUE;
  show (after);
  g_printerr (_ ("%s: this variant still uses \"%s\".\n"), path, run->old_id);

  return FALSE;
}

static const char *
skip_here (const char *path)
{
  return g_str_has_prefix (path, "./") ? path + 2 : path;
}

/* %FALSE when a variant in the folder of the file does not fit any more. Before the file is
 * written.
 */
static gboolean
check_variants (const Run *run, TcSource *changed)
{
  g_autofree char *folder = g_path_get_dirname (run->change.path);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  Renamed renamed = { g_canonicalize_filename (run->change.path, NULL), changed };
  gboolean fit = TRUE;

  if (strcmp (run->change.path, TC_CLI_STDIN) != 0)
    tc_shipped_collect (folder, paths);
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *around = g_path_get_dirname (paths->pdata[i]);

    if (strcmp (around, folder) == 0)
      fit &= check_variant (run, skip_here (paths->pdata[i]), &renamed);
  }
  g_free (renamed.path);

  return fit;
}

static TcExit
rename_id (Run *run)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = read_scenario (run, run->change.source, &run->whole, report);
  g_autoptr (TcSource) changed = NULL;
  TcExit exit = TC_EXIT_FINDINGS;
  gboolean fit;
  TcNode node;

  if (!is_good (scenario, report)) {
    show (report);
    tc_cli_error (_ ("%s: fix this first; nothing was written."),
                  tc_source_get_name (run->change.source));
    return TC_EXIT_FINDINGS;
  }
  node = find_node (run, scenario, &exit);
  if (node != TC_NODE_NONE &&
      (!check_owner (run, scenario, node) || !check_new_id (run, scenario, node)))
    return TC_EXIT_USAGE;
  changed = node != TC_NODE_NONE ? rename_node (run, scenario, node) : NULL;
  if (changed == NULL)
    return exit;
  fit = check_variants (run, changed);
  exit = tc_cli_change_write (&run->change, changed);

  return exit == TC_EXIT_OK && !fit ? TC_EXIT_FINDINGS : exit;
}

static TcExit
run_rename (const TcCommand *command, int argc, char **argv)
{
  g_auto (Run) run = { .command = command };
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    TC_CLI_CHANGE_ENTRIES (run.change),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || g_strv_length (args) != 4)
    return tc_cli_usage_error (
      command, _ ("four arguments are needed: the file, the kind, the old id and the new one."));
  if (!tc_cli_change_load (&run.change, args[0]))
    return TC_EXIT_FAILED;
  run.kind = args[1];
  run.old_id = args[2];
  run.new_id = args[3];
  run.schemas = tc_systems_dup_schemas (tc_cli_get_systems ());

  return rename_id (&run);
}

const TcCommand tc_command_rename = {
  .name = "rename",
  .arguments = N_ ("FILE KIND OLD NEW"),
  .summary = N_ ("Give something another id, and change all references to it"),
  .help =
    N_ ("KIND is the name of an element that has an id, such as area or unit; with elements\n"
        "around it if several have the name, such as combat-table/column. OLD is the id of one\n"
        "of them, and becomes NEW there and in every reference of FILE. Nothing else changes.\n\n"
        "FILE may be a variant, for what it adds to its base; what comes from the base is renamed\n"
        "there. Variants of FILE in its folder that still use OLD are reported.\n\n"
        "Examples:\n"
        "  turncoat rename my-war.scenario.xml area sedan sedan-north\n"
        "  turncoat rename my-war.scenario.xml unit 1-panzer 1-pz --diff\n\n"
        "Exit status: 0 renamed, 1 renamed, but a variant does not fit any more, or FILE has\n"
        "errors and nothing is written, 2 wrong usage, 3 a file could not be read or written."),
  .run = run_rename,
};
