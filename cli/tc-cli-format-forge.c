/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-findings.h"
#include "tc-cli-formats.h"

/* What forges show beside the lines of a change: annotations of GitHub and the code quality report
 * of GitLab. */

/* GitHub shows so many of each severity a step, and drops the rest without a word. */
#define GITHUB_SHOWN 10u

static void
append_escaped (GString *out, const char *text, gboolean is_property)
{
  for (const char *at = text; *at != '\0'; at++) {
    if (*at == '%' || *at == 0x7f || (guchar) *at < ' ' ||
        (is_property && (*at == ':' || *at == ',')))
      g_string_append_printf (out, "%%%02X", (guint) (guint8) *at);
    else
      g_string_append_c (out, *at);
  }
}

static char *
dup_annotation (const TcFinding *finding)
{
  static const char *const words[] = { "notice", "warning", "error" };
  g_autofree char *name = g_utf8_make_valid (tc_source_get_name (finding->source), -1);
  GString *out = g_string_new ("::");
  guint line = 0;
  guint column = 0;

  tc_source_locate (finding->source, finding->span.end, &line, &column);
  g_string_append_printf (out, "%s file=", words[finding->severity]);
  append_escaped (out, name, TRUE);
  g_string_append_printf (out, ",line=%u,endLine=%u", finding->line, line);
  /* Columns are understood within one line alone. */
  if (line == finding->line)
    g_string_append_printf (out, ",col=%u,endColumn=%u", finding->column, column);
  g_string_append_printf (out, ",title=%s::", finding->code);
  append_escaped (out, finding->message, FALSE);
  if (finding->why != NULL) {
    g_string_append (out, ". ");
    append_escaped (out, finding->why, FALSE);
  }
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}

/* The severity stays before the text, by which the end sorts. */
static void
keep_annotations (TcCliOutput *output, const char *path, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *text = dup_annotation (finding);

    g_ptr_array_add (output->kept, g_strdup_printf ("%d%s", (int) finding->severity, text));
  }
}

static void
annotate_failure (TcCliOutput *output, const char *path, const char *message)
{
  g_autoptr (GString) out = g_string_new ("::error title=turncoat::");

  append_escaped (out, message, FALSE);
  g_string_append_c (out, '\n');
  g_string_append (output->text, out->str);
}

static void
end_annotations (TcCliOutput *output, const TcCliTally *tally)
{
  guint n_more = 0;

  for (gint severity = TC_SEVERITY_ERROR; severity >= TC_SEVERITY_NOTE; severity--) {
    guint n = 0;

    for (guint i = 0; i < output->kept->len; i++) {
      const char *text = g_ptr_array_index (output->kept, i);

      if (text[0] - '0' == severity && n++ < GITHUB_SHOWN)
        g_string_append (output->text, text + 1);
    }
    n_more += n - MIN (n, GITHUB_SHOWN);
  }
  if (n_more > 0)
    g_string_append_printf (
      output->text, "%u more problems are not annotated: GitHub shows %u of each severity.\n",
      n_more, GITHUB_SHOWN);
}

const TcCliFormat tc_cli_format_github = {
  .name = "github",
  .is_for_machines = TRUE,
  .add_file = keep_annotations,
  .add_failure = annotate_failure,
  .end = end_annotations,
};

static JsonNode *
make_issue (TcCliOutput *output, const TcFinding *finding)
{
  static const char *const words[] = { "info", "minor", "major" };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *fingerprint = tc_cli_output_dup_fingerprint (output, finding);
  const char *name = tc_source_get_name (finding->source);

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "description", finding->message);
  tc_cli_add_json_string (builder, "check_name", finding->code);
  tc_cli_add_json_string (builder, "fingerprint", fingerprint);
  tc_cli_add_json_string (builder, "severity", words[finding->severity]);
  json_builder_set_member_name (builder, "location");
  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "path", g_str_has_prefix (name, "./") ? name + 2 : name);
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "begin");
  json_builder_add_int_value (builder, finding->line);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

static void
add_issues (TcCliOutput *output, const char *path, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_autoptr (JsonNode) issue = make_issue (output, tc_report_get (report, i));
    g_autofree char *text = tc_cli_dup_json (issue, 2);

    g_string_append_printf (output->text, "%s\n  %s", output->n++ > 0 ? "," : "[", text);
  }
}

static void
end_issues (TcCliOutput *output, const TcCliTally *tally)
{
  g_string_append (output->text, output->n > 0 ? "\n]\n" : "[]\n");
}

const TcCliFormat tc_cli_format_gitlab = {
  .name = "gitlab",
  .is_for_machines = TRUE,
  .add_file = add_issues,
  .end = end_issues,
};
