/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-findings.h"

void
tc_cli_add_json_int (JsonBuilder *builder, const char *name, gint64 value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

void
tc_cli_add_json_string (JsonBuilder *builder, const char *name, const char *value)
{
  json_builder_set_member_name (builder, name);
  if (value == NULL) {
    json_builder_add_null_value (builder);
  } else {
    g_autofree char *valid = g_utf8_make_valid (value, -1);

    json_builder_add_string_value (builder, valid);
  }
}

void
tc_cli_add_json_place (JsonBuilder *builder, TcSource *source, TcSpan span)
{
  guint line = 0;
  guint column = 0;

  tc_cli_add_json_string (builder, "file", tc_source_get_name (source));
  tc_source_locate (source, span.start, &line, &column);
  tc_cli_add_json_int (builder, "line", line);
  tc_cli_add_json_int (builder, "column", column);
  tc_source_locate (source, span.end, &line, &column);
  tc_cli_add_json_int (builder, "endLine", line);
  tc_cli_add_json_int (builder, "endColumn", column);
  tc_cli_add_json_int (builder, "offset", span.start);
  tc_cli_add_json_int (builder, "endOffset", span.end);
}

static void
add_fix (JsonBuilder *builder, const TcFix *fix)
{
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "label", fix->label);
  json_builder_set_member_name (builder, "edits");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_edits_get_n (fix->edits); i++) {
    const TcEdit *edit = tc_edits_get (fix->edits, i);

    json_builder_begin_object (builder);
    tc_cli_add_json_int (builder, "offset", edit->range.start);
    tc_cli_add_json_int (builder, "endOffset", edit->range.end);
    tc_cli_add_json_string (builder, "text", edit->text);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_related (JsonBuilder *builder, const TcRelated *related)
{
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "message", related->message);
  tc_cli_add_json_place (builder, related->source, related->span);
  json_builder_end_object (builder);
}

static void
add_finding (JsonBuilder *builder, const TcFinding *finding)
{
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "code", finding->code);
  tc_cli_add_json_string (builder, "severity", tc_severity_get_name (finding->severity));
  tc_cli_add_json_string (builder, "message", finding->message);
  tc_cli_add_json_string (builder, "help", finding->why);
  tc_cli_add_json_string (builder, "path", finding->path);
  tc_cli_add_json_place (builder, finding->source, finding->span);

  json_builder_set_member_name (builder, "fixes");
  json_builder_begin_array (builder);
  for (guint i = 0; finding->fixes != NULL && i < finding->fixes->len; i++)
    add_fix (builder, &g_array_index (finding->fixes, TcFix, i));
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "related");
  json_builder_begin_array (builder);
  for (guint i = 0; finding->related != NULL && i < finding->related->len; i++)
    add_related (builder, &g_array_index (finding->related, TcRelated, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

char *
tc_cli_dup_json (JsonNode *node, guint indent)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *text = NULL;
  g_autofree char *line_end = g_strdup_printf ("\n%*s", (int) indent, "");
  g_auto (GStrv) lines = NULL;

  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  lines = g_strsplit (text, "\n", -1);

  return g_strjoinv (line_end, lines);
}

JsonNode *
tc_cli_make_json_finding (const TcFinding *finding)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  add_finding (builder, finding);

  return json_builder_get_root (builder);
}

char *
tc_cli_dup_json_finding (const TcFinding *finding)
{
  g_autoptr (JsonNode) node = tc_cli_make_json_finding (finding);

  return tc_cli_dup_json (node, 4);
}
