/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-findings.h"
#include "tc-cli-formats.h"

/* "turncoat-findings/1": one object, and "turncoat-findings-lines/1": an object a line. Both list a
 * file's findings as soon as they are known: whatever becomes of the run, what was found is there.
 */

static void
begin_json (TcCliOutput *output)
{
  g_autofree char *version = g_strescape (TC_VERSION, NULL);

  g_string_append_printf (output->text,
                          "{\n  \"schema\" : \"turncoat-findings/1\",\n  \"version\" : \"%s\",\n"
                          "  \"findings\" : [",
                          version);
}

static void
add_json_file (TcCliOutput *output, const char *path, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_autofree char *text = tc_cli_dup_json_finding (tc_report_get (report, i));

    g_string_append_printf (output->text, "%s    %s", output->n++ > 0 ? ",\n" : "\n", text);
  }
}

static JsonNode *
make_failure (const char *path, const char *message)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "file", path);
  tc_cli_add_json_string (builder, "message", message);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
keep_failure (TcCliOutput *output, const char *path, const char *message)
{
  g_autoptr (JsonNode) failure = make_failure (path, message);

  g_ptr_array_add (output->kept, tc_cli_dup_json (failure, 4));
}

static void
add_count (JsonBuilder *builder, const char *name, guint count)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, count);
}

static JsonNode *
make_summary (const TcCliTally *tally)
{
  g_autoptr (JsonBuilder) summary = json_builder_new ();

  json_builder_begin_object (summary);
  add_count (summary, "files", tally->n_files);
  add_count (summary, "unreadable", tally->n_unreadable);
  add_count (summary, "errors", tally->counts[TC_SEVERITY_ERROR]);
  add_count (summary, "warnings", tally->counts[TC_SEVERITY_WARNING]);
  add_count (summary, "notes", tally->counts[TC_SEVERITY_NOTE]);
  add_count (summary, "ignored", tally->n_ignored);
  add_count (summary, "known", tally->n_known);
  add_count (summary, "keptGames", tally->n_kept);
  json_builder_end_object (summary);

  return json_builder_get_root (summary);
}

static void
end_json (TcCliOutput *output, const TcCliTally *tally)
{
  g_autoptr (JsonNode) summary = make_summary (tally);
  g_autofree char *text = tc_cli_dup_json (summary, 2);

  g_string_append (output->text, output->n > 0 ? "\n  ],\n" : "],\n");
  g_string_append (output->text, "  \"failures\" : [");
  for (guint i = 0; i < output->kept->len; i++)
    g_string_append_printf (output->text, "%s    %s", i > 0 ? ",\n" : "\n",
                            (const char *) g_ptr_array_index (output->kept, i));
  g_string_append (output->text, output->kept->len > 0 ? "\n  ],\n" : "],\n");
  g_string_append_printf (output->text, "  \"summary\" : %s\n}\n", text);
}

const TcCliFormat tc_cli_format_json = {
  .name = "json",
  .is_for_machines = TRUE,
  .begin = begin_json,
  .add_file = add_json_file,
  .add_failure = keep_failure,
  .end = end_json,
};

/* @type as the first member says what the rest of the line is. */
static void
append_line (TcCliOutput *output, const char *type, JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append_printf (output->text, "{\"type\":\"%s\",%s\n", type, text + 1);
}

static void
begin_lines (TcCliOutput *output)
{
  g_autofree char *version = g_strescape (TC_VERSION, NULL);

  g_string_append_printf (
    output->text,
    "{\"type\":\"start\",\"schema\":\"turncoat-findings-lines/1\",\"version\":\"%s\"}\n", version);
}

static void
add_lines (TcCliOutput *output, const char *path, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_autoptr (JsonNode) finding = tc_cli_make_json_finding (tc_report_get (report, i));

    append_line (output, "finding", finding);
  }
}

static void
add_failure_line (TcCliOutput *output, const char *path, const char *message)
{
  g_autoptr (JsonNode) failure = make_failure (path, message);

  append_line (output, "failure", failure);
}

static void
end_lines (TcCliOutput *output, const TcCliTally *tally)
{
  g_autoptr (JsonNode) summary = make_summary (tally);

  append_line (output, "summary", summary);
}

const TcCliFormat tc_cli_format_jsonl = {
  .name = "jsonl",
  .is_for_machines = TRUE,
  .begin = begin_lines,
  .add_file = add_lines,
  .add_failure = add_failure_line,
  .end = end_lines,
};
