/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-cli-findings.h"
#include "tc-cli-formats.h"

/* SARIF 2.1.0, one run. Every rule is declared, so that what was reported once and is no more is
 * closed by whoever keeps the alerts. */

#define SCHEMA                                                                                     \
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

static void
add_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
begin_member (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
}

static void
begin_list (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
add_text (JsonBuilder *builder, const char *name, const char *text)
{
  begin_member (builder, name);
  tc_cli_add_json_string (builder, "text", text);
  json_builder_end_object (builder);
}

static const char *
get_level (TcSeverity severity)
{
  return tc_severity_get_name (severity);
}

static void
add_region (JsonBuilder *builder, const char *name, TcSource *source, TcSpan span)
{
  guint line = 0;
  guint column = 0;

  begin_member (builder, name);
  tc_source_locate (source, span.start, &line, &column);
  add_int (builder, "startLine", line);
  add_int (builder, "startColumn", column);
  tc_source_locate (source, span.end, &line, &column);
  add_int (builder, "endLine", line);
  add_int (builder, "endColumn", column);
  add_int (builder, "byteOffset", span.start);
  add_int (builder, "byteLength", span.end - span.start);
  json_builder_end_object (builder);
}

static void
add_artifact (JsonBuilder *builder, TcSource *source)
{
  g_autofree char *uri = tc_cli_dup_uri (tc_source_get_name (source));

  begin_member (builder, "artifactLocation");
  tc_cli_add_json_string (builder, "uri", uri);
  json_builder_end_object (builder);
}

static void
add_physical_location (JsonBuilder *builder, TcSource *source, TcSpan span)
{
  begin_member (builder, "physicalLocation");
  add_artifact (builder, source);
  add_region (builder, "region", source, span);
  json_builder_end_object (builder);
}

static void
add_locations (JsonBuilder *builder, const TcFinding *finding)
{
  begin_list (builder, "locations");
  json_builder_begin_object (builder);
  add_physical_location (builder, finding->source, finding->span);
  if (finding->path != NULL) {
    begin_list (builder, "logicalLocations");
    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "fullyQualifiedName", finding->path);
    json_builder_end_object (builder);
    json_builder_end_array (builder);
  }
  json_builder_end_object (builder);
  json_builder_end_array (builder);
}

static void
add_related (JsonBuilder *builder, GArray *related)
{
  begin_list (builder, "relatedLocations");
  for (guint i = 0; i < related->len; i++) {
    const TcRelated *place = &g_array_index (related, TcRelated, i);

    json_builder_begin_object (builder);
    add_int (builder, "id", i);
    add_physical_location (builder, place->source, place->span);
    add_text (builder, "message", place->message);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_fix (JsonBuilder *builder, TcSource *source, const TcFix *fix)
{
  json_builder_begin_object (builder);
  add_text (builder, "description", fix->label);
  begin_list (builder, "artifactChanges");
  json_builder_begin_object (builder);
  add_artifact (builder, source);
  begin_list (builder, "replacements");
  for (guint i = 0; i < tc_edits_get_n (fix->edits); i++) {
    const TcEdit *edit = tc_edits_get (fix->edits, i);

    json_builder_begin_object (builder);
    add_region (builder, "deletedRegion", source, edit->range);
    add_text (builder, "insertedContent", edit->text);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_fixes (JsonBuilder *builder, const TcFinding *finding)
{
  begin_list (builder, "fixes");
  for (guint i = 0; i < finding->fixes->len; i++)
    add_fix (builder, finding->source, &g_array_index (finding->fixes, TcFix, i));
  json_builder_end_array (builder);
}

static JsonNode *
make_result (TcCliOutput *output, const TcFinding *finding)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *fingerprint = tc_cli_output_dup_fingerprint (output, finding);
  g_autofree char *message = finding->why != NULL
                               ? g_strdup_printf ("%s. %s", finding->message, finding->why)
                               : g_strdup (finding->message);

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "ruleId", finding->code);
  tc_cli_add_json_string (builder, "level", get_level (finding->severity));
  add_text (builder, "message", message);
  add_locations (builder, finding);
  if (finding->related != NULL)
    add_related (builder, finding->related);
  begin_member (builder, "partialFingerprints");
  tc_cli_add_json_string (builder, "turncoatPlace/v1", fingerprint);
  json_builder_end_object (builder);
  if (finding->fixes != NULL)
    add_fixes (builder, finding);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
add_results (TcCliOutput *output, const char *path, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_autoptr (JsonNode) result = make_result (output, tc_report_get (report, i));
    g_autofree char *text = tc_cli_dup_json (result, 8);

    g_string_append_printf (output->text, "%s        %s", output->n++ > 0 ? ",\n" : "\n", text);
  }
}

static void
add_rule (JsonBuilder *builder, const TcCode *code)
{
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "id", code->code);
  add_text (builder, "shortDescription", code->title);
  add_text (builder, "fullDescription", code->why);
  add_text (builder, "help", code->why);
  begin_member (builder, "defaultConfiguration");
  tc_cli_add_json_string (builder, "level", get_level (code->severity));
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static JsonNode *
make_tool (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);

  json_builder_begin_object (builder);
  begin_member (builder, "driver");
  tc_cli_add_json_string (builder, "name", "Turncoat");
  tc_cli_add_json_string (builder, "semanticVersion", TC_VERSION);
  begin_list (builder, "rules");
  for (guint i = 0; i < n; i++)
    add_rule (builder, codes[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
begin_run (TcCliOutput *output)
{
  g_autoptr (JsonNode) tool = make_tool ();
  g_autofree char *text = tc_cli_dup_json (tool, 6);

  g_string_append_printf (output->text,
                          "{\n  \"$schema\" : \"%s\",\n  \"version\" : \"2.1.0\",\n"
                          "  \"runs\" : [\n    {\n      \"tool\" : %s,\n"
                          "      \"columnKind\" : \"unicodeCodePoints\",\n"
                          "      \"results\" : [",
                          SCHEMA, text);
}

static void
keep_notification (TcCliOutput *output, const char *path, const char *message)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "level", "error");
  add_text (builder, "message", message);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  g_ptr_array_add (output->kept, tc_cli_dup_json (node, 12));
}

static void
end_run (TcCliOutput *output, const TcCliTally *tally)
{
  GString *out = output->text;

  g_string_append_printf (out,
                          "%s],\n      \"invocations\" : [\n        {\n"
                          "          \"executionSuccessful\" : %s,\n"
                          "          \"toolExecutionNotifications\" : [",
                          output->n > 0 ? "\n      " : "",
                          output->kept->len > 0 ? "false" : "true");
  for (guint i = 0; i < output->kept->len; i++)
    g_string_append_printf (out, "%s            %s", i > 0 ? ",\n" : "\n",
                            (const char *) g_ptr_array_index (output->kept, i));
  g_string_append_printf (out, "%s]\n        }\n      ]\n    }\n  ]\n}\n",
                          output->kept->len > 0 ? "\n          " : "");
}

const TcCliFormat tc_cli_format_sarif = {
  .name = "sarif",
  .is_for_machines = TRUE,
  .begin = begin_run,
  .add_file = add_results,
  .add_failure = keep_notification,
  .end = end_run,
};
