/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"
#include "tc-cli-term.h"

#define NAME_WIDTH 24

/* What is counted, by role: so it holds for every system. */
static const struct {
  const char *role;
  const char *name;
} roles[] = {
  { "space", N_ ("Areas") },    { "link", N_ ("Adjacencies") }, { "tile", N_ ("Tiles") },
  { "piece", N_ ("Counters") }, { "card", N_ ("Cards") },       { "table", N_ ("Tables") },
  { "setup", N_ ("Setups") },
};

static const char *const provenance_words[TC_N_PROVENANCES] = {
  N_ ("not stated"),
  N_ ("from the rulebook"),
  N_ ("derived from the rulebook"),
  N_ ("found elsewhere"),
  N_ ("reconstructed"),
  N_ ("chosen by the designer"),
  N_ ("from the published game"),
};

static void
print_field (const char *name, const char *value)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *shown = tc_letter_dup_printable (value, -1);

  tc_cli_append_padded (out, name, NAME_WIDTH);
  tc_cli_append_wrapped (out, shown, NAME_WIDTH, NAME_WIDTH);
  g_print ("%s\n", out->str);
}

static const char *
get_attribute (TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_schema_content_find_attribute (content, name) == NULL)
    return NULL;

  return tc_scenario_get_string (scenario, node, name);
}

static const TcSystem *
find_system (TcScenario *scenario)
{
  const TcSystem *const *systems = tc_systems_list ();
  guint i = 0;

  while (systems[i] != NULL && systems[i]->schema != tc_scenario_get_schema (scenario))
    i++;

  return systems[i];
}

static void
print_head (TcScenario *scenario)
{
  const TcSystem *system = find_system (scenario);
  const char *title = get_attribute (scenario, 0, "title");
  const char *id = get_attribute (scenario, 0, "id");
  g_autofree char *game = NULL;

  print_field (_ ("Title"), title != NULL ? title : "");
  print_field (_ ("Id"), id != NULL ? id : "");
  if (system != NULL) {
    game = g_strdup_printf ("%s (%s)", _ (system->title), system->id);
    print_field (_ ("Game system"), game);
  }
}

static guint
count_role (TcScenario *scenario, const char *role)
{
  TcNode node = tc_scenario_find_by_role (scenario, role, TC_NODE_NONE);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, role, node))
    n++;

  return n;
}

static gboolean
has_int (TcScenario *scenario, TcNode node, const char *name, gint64 *out_value)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  return tc_schema_content_find_attribute (content, name) != NULL &&
         tc_scenario_read_int (scenario, node, name, out_value);
}

/* One element may stand for many tiles or cards alike. */
static guint
count_copies (TcScenario *scenario, const char *role)
{
  TcNode node = tc_scenario_find_by_role (scenario, role, TC_NODE_NONE);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, role, node)) {
    gint64 copies = 1;

    n += has_int (scenario, node, "copies", &copies) ? (guint) copies : 1;
  }

  return n;
}

static gboolean
is_within (gint64 value, gint64 first, gint64 n)
{
  return value >= first && value < first + n;
}

/* Places of @region that take no tile: each once, whatever says so. */
static guint
count_gaps (TcScenario *scenario, TcNode region, gint64 columns, gint64 rows)
{
  static const char *const gap_roles[] = { "hole", "street" };
  g_autoptr (GHashTable) gaps = g_hash_table_new (NULL, NULL);
  gint64 left = 1, top = 1;

  has_int (scenario, region, "column", &left);
  has_int (scenario, region, "row", &top);
  for (guint i = 0; i < G_N_ELEMENTS (gap_roles); i++) {
    TcNode node = tc_scenario_find_by_role (scenario, gap_roles[i], TC_NODE_NONE);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, gap_roles[i], node)) {
      gint64 column = 0, row = 0;

      if (has_int (scenario, node, "column", &column) && has_int (scenario, node, "row", &row) &&
          is_within (column, left, columns) && is_within (row, top, rows))
        g_hash_table_add (gaps, GSIZE_TO_POINTER ((gsize) (row << 32 | column)));
    }
  }

  return g_hash_table_size (gaps);
}

static void
append_region (GString *out, TcScenario *scenario, TcNode region)
{
  gint64 columns = 0, rows = 0;
  guint n_gaps = 0;

  if (!has_int (scenario, region, "columns", &columns) ||
      !has_int (scenario, region, "rows", &rows))
    return;
  n_gaps = count_gaps (scenario, region, columns, rows);
  if (n_gaps == 0)
    /* Translators: goes on from "12 by 10 places" */
    g_string_append_printf (out, _ (", %d by %d of them for tiles"), (gint) columns, (gint) rows);
  else
    /* Translators: goes on from "12 by 10 places": of the 48 of a part of the board 36 take tiles
     */
    g_string_append_printf (out, _ (", %d of them for tiles: %d by %d without %u"),
                            (gint) (columns * rows) - (gint) n_gaps, (gint) columns, (gint) rows,
                            n_gaps);
}

/* A grid is as large as it says; other boards are as large as what lies on them. */
static void
print_board (TcScenario *scenario)
{
  TcNode board = tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);
  TcNode region = TC_NODE_NONE;
  gint64 columns = 0, rows = 0;
  g_autoptr (GString) out = g_string_new (NULL);

  if (board == TC_NODE_NONE || !has_int (scenario, board, "columns", &columns) ||
      !has_int (scenario, board, "rows", &rows))
    return;

  g_string_append_printf (out, _ ("%d by %d places"), (gint) columns, (gint) rows);
  region = tc_scenario_find_child_by_role (scenario, board, "region", TC_NODE_NONE);
  if (region != TC_NODE_NONE)
    append_region (out, scenario, region);
  print_field (_ ("Board"), out->str);
}

/* The nodes of @role as "Historical (historical), Free (free)". */
static void
print_names (TcScenario *scenario, const char *role, const char *head, const char *before)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TcNode node = tc_scenario_find_by_role (scenario, role, TC_NODE_NONE);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, role, node)) {
    const char *name = get_attribute (scenario, node, "name");
    const char *title = name != NULL ? name : get_attribute (scenario, node, "title");
    const char *id = tc_scenario_get_id (scenario, node);

    g_string_append (out, out->len > 0 ? ", " : before);
    g_string_append (out, title != NULL ? title : "");
    if (id != NULL)
      g_string_append_printf (out, title != NULL ? " (%s)" : "%s", id);
  }
  if (out->len > 0)
    print_field (head, out->str);
}

/* How many play is known once the scenario is compiled. */
static void
print_players (TcScenario *scenario, TcRuleset *ruleset)
{
  g_autoptr (GString) setups = g_string_new (NULL);
  g_autofree char *range = NULL;
  guint least = G_MAXUINT;
  guint most = 0;

  for (guint i = 0; ruleset != NULL && i < tc_ruleset_get_n_setups (ruleset); i++) {
    const TcSetupInfo *info = tc_ruleset_get_setup (ruleset, i);

    least = MIN (least, info->n_seats);
    most = MAX (most, info->n_seats);
    g_string_append_printf (setups, _ ("%s%s (%s, %u players)"), i > 0 ? ", " : "", info->name,
                            info->id, info->n_seats);
  }
  if (least < most) {
    /* Translators: so many players at least and at most; their names follow */
    range = g_strdup_printf (_ ("%u to %u of "), least, most);
    print_names (scenario, "seat", _ ("Players"), range);
    print_field (_ ("Setups to play"), setups->str);
  } else {
    print_names (scenario, "seat", _ ("Players"), "");
    print_names (scenario, "setup", _ ("Setups to play"), "");
  }
}

/* What stands on a grid are pawns. */
static const char *
get_role_name (TcScenario *scenario, guint i)
{
  if (strcmp (roles[i].role, "piece") == 0 && count_role (scenario, "region") > 0)
    return _ ("Pawns");

  return _ (roles[i].name);
}

static void
print_counts (TcScenario *scenario)
{
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    guint n_kinds = count_role (scenario, roles[i].role);
    guint n = count_copies (scenario, roles[i].role);
    /* Translators: so many tiles or cards, and so many different ones */
    g_autofree char *number =
      n == n_kinds ? g_strdup_printf ("%u", n) : g_strdup_printf (_ ("%u of %u kinds"), n, n_kinds);

    if (n_kinds > 0)
      print_field (get_role_name (scenario, i), number);
  }
}

/* What can be chosen without an edit: for --option, and for completion. */
static void
print_options (TcScenario *scenario, TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_print ("\n%s\n", system->n_options > 0 ? _ ("Options of play (--option ID=VALUE):")
                                           : _ ("Options of play: none"));
  for (guint i = 0; i < system->n_options; i++) {
    const TcOption *option = &system->options[i];
    const TcSchemaType *type = tc_option_get_attribute (scenario, option)->type;
    const char *chosen = tc_ruleset_get_option (ruleset, i);

    g_print ("  %s\n", _ (option->title));
    for (guint k = 0; k < type->n_values; k++) {
      gboolean is_chosen = g_strcmp0 (type->values[k].name, chosen) == 0;

      g_print ("    %s=%s%s\n", option->id, type->values[k].name,
               is_chosen ? _ (" (default)") : "");
    }
  }
}

static void
print_provenance (TcScenario *scenario)
{
  guint counts[TC_N_PROVENANCES] = { 0 };
  guint total = 0;

  tc_scenario_count_provenance (scenario, counts);
  for (guint i = 0; i < TC_N_PROVENANCES; i++)
    total += counts[i];
  if (total == 0)
    return;

  g_print ("\n");
  g_print (_ ("Where the %u values come from:\n"), total);
  for (guint i = 0; i < TC_N_PROVENANCES; i++) {
    const char *word = tc_provenance_get_name ((TcProvenance) i);

    if (counts[i] > 0)
      g_print ("  %-14s %7u  %5.1f %%  %s\n", word[0] != '\0' ? word : "-", counts[i],
               100.0 * counts[i] / total, _ (provenance_words[i]));
  }
}

static void
print_house_rules (TcScenario *scenario)
{
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);

  g_print ("\n%s\n", rules->len > 0 ? _ ("House rules on:") : _ ("House rules on: none"));
  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *text = tc_changed_rule_dup_text (&g_array_index (rules, TcHouseRule, i));

    g_print ("  %s\n", text);
  }
}

static void
print_problems (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  guint n = tc_report_count (report, TC_SEVERITY_NOTE);
  g_autofree char *text = NULL;

  if (n == 0)
    return;

  text =
    g_strdup_printf (_ ("%u, %u of them errors; \"turncoat validate\" shows them"), n, n_errors);
  print_field (_ ("Problems"), text);
}

/* What a variant is made from, nearest first. */
static void
print_bases (TcBuild *build)
{
  TcWhole *whole = tc_build_get_whole (build);
  guint n = whole != NULL ? tc_whole_get_n_files (whole) : 0;

  for (guint i = n; i > 1; i--)
    print_field (i == n ? _ ("Variant of") : "",
                 tc_source_get_name (tc_whole_get_file (whole, i - 2)));
}

static TcExit
show (TcBuild *build)
{
  TcScenario *scenario = tc_build_get_scenario (build);
  g_autofree char *findings = NULL;

  if (scenario == NULL) {
    findings = tc_cli_dup_findings (tc_build_get_report (build), TC_SEVERITY_NOTE,
                                    tc_cli_has_colour (TC_COLOUR_AUTO, 2));
    g_printerr ("%s", findings);
    tc_cli_error (_ ("%s cannot be read as a scenario."),
                  tc_source_get_name (tc_build_get_source (build)));
    return TC_EXIT_FINDINGS;
  }

  print_head (scenario);
  print_field (_ ("File"), tc_source_get_name (tc_build_get_source (build)));
  print_bases (build);
  print_problems (build);
  g_print ("\n");
  print_board (scenario);
  print_counts (scenario);
  print_players (scenario, tc_build_get_ruleset (build));
  if (tc_build_get_ruleset (build) != NULL)
    print_options (scenario, tc_build_get_ruleset (build));
  print_house_rules (scenario);
  print_provenance (scenario);

  return tc_scenario_is_valid (scenario) ? TC_EXIT_OK : TC_EXIT_FINDINGS;
}

static TcExit
run_info (const TcCommand *command, int argc, char **argv)
{
  g_autoptr (TcBuild) build = NULL;
  g_auto (GStrv) args = NULL;
  TcExit exit = TC_EXIT_OK;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &args, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!tc_cli_parse (command, entries, &argc, &argv, &exit))
    return exit;
  if (args == NULL || args[1] != NULL)
    return tc_cli_usage_error (command, _ ("this command takes one scenario."));

  build = tc_cli_load_build (args[0]);

  return build != NULL ? show (build) : TC_EXIT_FAILED;
}

const TcCommand tc_command_info = {
  .name = "info",
  .arguments = N_ ("FILE"),
  .summary =
    N_ ("Show what is in a scenario, its options and house rules, and where its values come from"),
  .help = N_ ("Examples:\n"
              "  turncoat info my-war.scenario.xml\n\n"
              "Exit status: 0, or 1 when the scenario has errors."),
  .run = run_info,
};
