/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

typedef struct {
  const TcCommand *command;
  const char *file;
  const char *kind; /* nullable: of any */
  const char *id;
  gboolean is_json;
  TcBuild *build;
  TcScenario *scenario; /* of the build */
} Run;

static gboolean
is_kind (const Run *run, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (run->scenario, node);

  return run->kind == NULL || strcmp (element->name, run->kind) == 0 ||
         g_strcmp0 (element->key_space, run->kind) == 0;
}

/* What of the kind can be referred to by an id; @id: (nullable): by that one only. */
static GArray *
list_nodes (const Run *run, const char *id)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (run->scenario); node++) {
    const char *own = tc_scenario_get_id (run->scenario, node);

    if (own != NULL && (id == NULL || strcmp (own, id) == 0) && is_kind (run, node) &&
        tc_references_are_possible (run->scenario, node))
      g_array_append_val (nodes, node);
  }

  return nodes;
}

static TcExit
refuse_id (const Run *run)
{
  g_autoptr (GArray) all = list_nodes (run, NULL);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *hint = NULL;

  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (known,
                     (gpointer) tc_scenario_get_id (run->scenario, g_array_index (all, TcNode, i)));
  g_ptr_array_add (known, NULL);
  hint = tc_cli_dup_hint (run->id, (const char *const *) known->pdata);
  if (run->kind != NULL)
    return tc_cli_usage_error (run->command, _ ("%s has no %s \"%s\".%s"), run->file, run->kind,
                               run->id, hint);

  return tc_cli_usage_error (run->command, _ ("nothing in %s has the id \"%s\".%s"), run->file,
                             run->id, hint);
}

/* Where @attribute of @node, or with %NULL its tag, stands: of a variant in the file that says it.
 */
static TcWholePlace
locate (const Run *run, TcNode node, const char *attribute)
{
  TcSpan span = tc_scenario_get_tag_span (run->scenario, node);

  if (attribute != NULL)
    tc_scenario_get_value_span (run->scenario, node, attribute, &span);

  return tc_build_locate (run->build, span);
}

/* -- For people -------------------------------------------------------------------------------- */

static void
print_use (const Run *run, const TcReference *use)
{
  TcWholePlace place = locate (run, use->node, use->attribute->name);
  guint line = 0;
  guint column = 0;
  g_autofree char *words = tc_reference_dup_line (run->scenario, use->node);
  g_autofree char *saying = tc_reference_dup_saying (run->scenario, use);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  tc_source_locate (place.source, place.span.start, &line, &column);
  text = g_strdup_printf (*saying != '\0' ? "%s:%u:%u: %s (%s)" : "%s:%u:%u: %s",
                          tc_source_get_name (place.source), line, column, words, saying);
  shown = tc_letter_dup_printable (text, -1);
  g_print ("%s\n", shown);
}

static void
print_node (const Run *run, TcNode node)
{
  g_autoptr (GArray) uses = tc_references_list (run->scenario, &node, 1);
  g_autofree char *title = tc_reference_dup_title (run->scenario, node);
  g_autofree char *shown = tc_letter_dup_printable (title, -1);

  if (uses->len == 0) {
    g_print (_ ("%s: nothing refers to this.\n"), shown);
    return;
  }
  g_print (ngettext ("%s: %u use\n", "%s: %u uses\n", uses->len), shown, uses->len);
  for (guint i = 0; i < uses->len; i++)
    print_use (run, &g_array_index (uses, TcReference, i));
}

/* -- For machines ------------------------------------------------------------------------------ */

static void
add_place (JsonBuilder *builder, const Run *run, TcNode node, const char *attribute)
{
  TcWholePlace place = locate (run, node, attribute);
  g_autofree char *path = tc_scenario_dup_path (run->scenario, node);

  tc_cli_add_json_string (builder, "path", path);
  tc_cli_add_json_place (builder, place.source, place.span);
}

static void
add_node (JsonBuilder *builder, const Run *run, TcNode node)
{
  g_autoptr (GArray) uses = tc_references_list (run->scenario, &node, 1);

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "kind", tc_scenario_get_name (run->scenario, node));
  tc_cli_add_json_string (builder, "id", run->id);
  add_place (builder, run, node, NULL);
  json_builder_set_member_name (builder, "uses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < uses->len; i++) {
    const TcReference *use = &g_array_index (uses, TcReference, i);
    g_autofree char *line = tc_reference_dup_line (run->scenario, use->node);
    g_autofree char *saying = tc_reference_dup_saying (run->scenario, use);

    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "kind", tc_scenario_get_name (run->scenario, use->node));
    tc_cli_add_json_string (builder, "attribute", use->attribute->name);
    tc_cli_add_json_string (builder, "title", line);
    tc_cli_add_json_string (builder, "saying", saying);
    add_place (builder, run, use->node, use->attribute->name);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* "turncoat-uses/1" */
static void
print_json (const Run *run, const GArray *nodes)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "schema", "turncoat-uses/1");
  tc_cli_add_json_string (builder, "version", TC_VERSION);
  json_builder_set_member_name (builder, "elements");
  json_builder_begin_array (builder);
  for (guint i = 0; i < nodes->len; i++)
    add_node (builder, run, g_array_index (nodes, TcNode, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = tc_cli_dup_json (root, 0);
  g_print ("%s\n", text);
}

/* Uses are listed of a file with errors as well: that is when one looks for them. */
static TcExit
list_uses (Run *run)
{
  g_autoptr (TcBuild) build = tc_cli_load_build (run->file);
  g_autoptr (GArray) nodes = NULL;

  if (build == NULL)
    return TC_EXIT_FAILED;
  run->build = build;
  run->scenario = tc_build_get_scenario (build);
  if (run->scenario == NULL) {
    tc_cli_error (_ ("%s: fix this first: \"turncoat validate\" says what is wrong."), run->file);
    return TC_EXIT_FINDINGS;
  }
  nodes = list_nodes (run, run->id);
  if (nodes->len == 0)
    return refuse_id (run);
  if (run->is_json)
    print_json (run, nodes);
  else
    for (guint i = 0; i < nodes->len; i++)
      print_node (run, g_array_index (nodes, TcNode, i));

  return TC_EXIT_OK;
}

static TcExit
run_uses (const TcCommand *command, int argc, char **argv)
{
  static const char *const words[] = { "human", "json", NULL };
  Run run = { .command = command };
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
  if (format != NULL)
    choice = tc_cli_choose (command, "format", format, words);
  if (choice < 0)
    return TC_EXIT_USAGE;
  if (argc != 3 && argc != 4)
    return tc_cli_usage_error (
      command, _ ("the file and an id are needed, with the kind between them if several have it."));
  run.is_json = choice == 1;
  if (run.is_json)
    tc_cli_stop_translating ();
  run.file = argv[1];
  run.kind = argc == 4 ? argv[2] : NULL;
  run.id = argv[argc - 1];

  return list_uses (&run);
}

const TcCommand tc_command_uses = {
  .name = "uses",
  .arguments = N_ ("FILE [KIND] ID"),
  .summary = N_ ("List what refers to something by its id"),
  .help = N_ (
    "Lists every place of FILE that names ID: adjacencies, setups, tables, conditions and\n"
    "effects, with their lines. KIND is the name of an element that has an id, such as area\n"
    "or unit; without it, everything that has the id is listed.\n\n"
    "FILE may be a variant: places in its base are listed with the file that they are in.\n\n"
    "Examples:\n"
    "  turncoat uses my-war.scenario.xml sedan\n"
    "  turncoat uses my-war.scenario.xml unit 1-panzer --format json\n\n"
    "Exit status: 0 listed, even if nothing refers to it, 1 FILE cannot be read as a scenario,\n"
    "2 wrong usage or no such id, 3 the file could not be read."),
  .run = run_uses,
};
