/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-template.h"

#include <string.h>

#include "build/tc-build.h"
#include "scenario-support.h"
#include "scenario/tc-oracle.h"
#include "text/tc-format.h"

/* The smallest scenario of every schema: no error of the schema or of references by us, nothing
 * that libxml2 refuses, and nothing for fmt to do. */
static void
test_is_valid (gconstpointer data)
{
  const TcSchema *schema = data;
  const TcSchema *const schemas[] = { schema, NULL };
  g_autofree char *text = tc_template_dup_scenario (schema);
  g_autofree char *again = tc_template_dup_scenario (schema);
  g_autoptr (TcSource) source = tc_source_new_for_string ("new", text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) scenario = tc_scenario_parse (source, schemas, report);
  g_autoptr (TcEdits) edits = tc_format_make_edits (source, report);

  tc_oracle_check (source, schemas, report);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity == TC_SEVERITY_ERROR)
      g_error ("%s: %s in:\n%s", finding->code, finding->message, text);
  }
  g_assert_nonnull (scenario);
  g_assert_true (tc_scenario_get_schema (scenario) == schema);
  g_assert_nonnull (edits);
  g_assert_cmpuint (tc_edits_get_n (edits), ==, 0);
  g_assert_cmpstr (text, ==, again);
}

/* The required attributes stand there, and no others but that all is the designer's. */
static void
test_has_what_is_required (void)
{
  g_autofree char *text = tc_template_dup_scenario (&tc_schema_toy);
  g_autoptr (TcScenario) scenario = scenario_parse_valid (text);
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &content->attributes[i];

      if (node == 0 && strcmp (attribute->name, "src") == 0)
        continue;
      g_assert_cmpint (attribute->required, ==, tc_scenario_has (scenario, node, attribute->name));
    }
  }
}

typedef struct {
  TcSchemaType type;
  const char *word;
  guint n;
  const char *expected;
} Case;

static const TcSchemaValue terrains[] = { { "clear", "" }, { "forest", "" } };

static const Case cases[] = {
  { { .name = "number", .kind = TC_VALUE_INTEGER, .min = 0, .max = 9 }, "unit", 1, "1" },
  { { .name = "number", .kind = TC_VALUE_INTEGER, .min = 0, .max = 9 }, "unit", 99, "9" },
  { { .name = "late", .kind = TC_VALUE_INTEGER, .min = 3, .max = 9 }, "unit", 2, "4" },
  { { .name = "below", .kind = TC_VALUE_INTEGER, .min = -9, .max = -3 }, "unit", 1, "-3" },
  { { .name = "boolean", .kind = TC_VALUE_BOOLEAN }, "unit", 1, "false" },
  { { .name = "date", .kind = TC_VALUE_DATE }, "unit", 2, "2000-01-02" },
  { { .name = "enum", .kind = TC_VALUE_ENUM, .values = terrains, .n_values = 2 },
    "unit",
    2,
    "forest" },
  { { .name = "name", .kind = TC_VALUE_TEXT, .min_length = 1, .max_length = 120 },
    "turn-record-track",
    1,
    "Turn record track" },
  { { .name = "name", .kind = TC_VALUE_TEXT, .min_length = 1, .max_length = 120 },
    "side",
    2,
    "Side 2" },
  { { .name = "id", .kind = TC_VALUE_TEXT, .max_length = 64, .pattern = "[a-z0-9][a-z0-9\\-]*" },
    "side",
    2,
    "side-2" },
  { { .name = "colour", .kind = TC_VALUE_TEXT, .max_length = 64, .pattern = "#[0-9a-f]{6}" },
    "side",
    1,
    "#808080" },
  { { .name = "short", .kind = TC_VALUE_TEXT, .max_length = 2 }, "side", 7, "7" },
  { { .name = "none", .kind = TC_VALUE_TEXT, .max_length = 9, .pattern = "[!?]{3}" },
    "side",
    1,
    "" },
};

static void
test_value (gconstpointer data)
{
  const Case *each = data;
  g_autofree char *value = tc_template_dup_value (&each->type, each->word, each->n);

  g_assert_cmpstr (value, ==, each->expected);
}

/* The smallest scenario of a game has no error of its own either, but for what lint asks of it. */
static void
test_of_game (gconstpointer data)
{
  const TcSystem *system = data;
  g_autofree char *text = tc_template_dup_scenario (system->schema);
  g_autoptr (TcSource) source = tc_source_new_for_string ("new", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcReport *report = tc_build_get_report (build);

  g_assert_nonnull (tc_build_get_scenario (build));
  g_assert_true (tc_scenario_is_valid (tc_build_get_scenario (build)));
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const char *code = tc_report_get (report, i)->code;

    g_test_message ("%s %s", code, tc_report_get (report, i)->message);
    g_assert_false (g_str_has_prefix (code, "XML") || g_str_has_prefix (code, "SCH") ||
                    g_str_has_prefix (code, "SRC"));
    if (g_str_has_prefix (code, "REF"))
      g_assert_cmpint (tc_report_get (report, i)->severity, <, TC_SEVERITY_ERROR);
  }
}

int
main (int argc, char *argv[])
{
  const TcSystem *const *systems = tc_systems_list ();

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; systems[i] != NULL; i++) {
    g_autofree char *valid = g_strconcat ("/scenario/template/of/", systems[i]->id, NULL);
    g_autofree char *built = g_strconcat ("/scenario/template/of-game/", systems[i]->id, NULL);

    g_test_add_data_func (valid, systems[i]->schema, test_is_valid);
    g_test_add_data_func (built, systems[i], test_of_game);
  }
  for (guint i = 0; scenario_schemas[i] != NULL; i++) {
    g_autofree char *path =
      g_strconcat ("/scenario/template/is-valid/", scenario_schemas[i]->system, NULL);

    g_test_add_data_func (path, scenario_schemas[i], test_is_valid);
  }
  g_test_add_func ("/scenario/template/has-what-is-required", test_has_what_is_required);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path =
      g_strdup_printf ("/scenario/template/value/%s-%u", cases[i].type.name, cases[i].n);

    g_test_add_data_func (path, &cases[i], test_value);
  }

  return g_test_run ();
}
