/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-formats.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "tc-cli-findings.h"

static const TcCliFormat *const formats[] = {
  &tc_cli_format_human,  &tc_cli_format_json,   &tc_cli_format_jsonl, &tc_cli_format_sarif,
  &tc_cli_format_github, &tc_cli_format_gitlab, &tc_cli_format_junit,
};

static const TcCliFormat *
choose_format (const TcCommand *command, const char *name)
{
  const char *words[G_N_ELEMENTS (formats) + 1] = { NULL };
  gint at;

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    words[i] = formats[i]->name;
  at = tc_cli_choose (command, "format", name, words);

  return at >= 0 ? formats[at] : NULL;
}

TcCliOutput *
tc_cli_output_new (const TcCommand *command, const char *word)
{
  const char *colon = strchr (word, ':');
  g_autofree char *name =
    colon != NULL ? g_strndup (word, (gsize) (colon - word)) : g_strdup (word);
  const TcCliFormat *format;
  TcCliOutput *output;

  if (colon != NULL && colon[1] == '\0') {
    tc_cli_usage_error (command, _ ("--format=%s names no file after the colon."), word);
    return NULL;
  }
  format = choose_format (command, name);
  if (format == NULL)
    return NULL;

  output = g_new0 (TcCliOutput, 1);
  output->format = format;
  output->path = g_strdup (colon != NULL ? colon + 1 : "-");
  output->text = g_string_new (NULL);
  output->kept = g_ptr_array_new_with_free_func (g_free);
  output->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return output;
}

void
tc_cli_output_free (TcCliOutput *output)
{
  g_string_free (output->text, TRUE);
  g_ptr_array_unref (output->kept);
  g_hash_table_unref (output->seen);
  g_free (output->path);
  g_free (output);
}

static gboolean
is_stdout (TcCliOutput *output)
{
  return strcmp (output->path, "-") == 0;
}

void
tc_cli_output_flush (TcCliOutput *output)
{
  if (!is_stdout (output))
    return;
  tc_cli_write_file ("-", output->text->str);
  fflush (stdout);
  g_string_truncate (output->text, 0);
}

gboolean
tc_cli_output_close (TcCliOutput *output)
{
  if (!is_stdout (output))
    return tc_cli_write_file (output->path, output->text->str);
  tc_cli_output_flush (output);

  return TRUE;
}

char *
tc_cli_output_dup_fingerprint (TcCliOutput *output, const TcFinding *finding)
{
  const char *place = finding->path != NULL ? finding->path : finding->message;
  char *fingerprint = NULL;

  for (guint i = 0; fingerprint == NULL; i++) {
    g_autofree char *key = g_strdup_printf ("%s\n%s\n%s\n%u", finding->code,
                                            tc_source_get_name (finding->source), place, i);

    fingerprint = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);
    if (!g_hash_table_add (output->seen, g_strdup (fingerprint)))
      g_clear_pointer (&fingerprint, g_free);
  }

  return fingerprint;
}

char *
tc_cli_dup_uri (const char *path)
{
  if (g_path_is_absolute (path)) {
    g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

    if (uri != NULL)
      return g_steal_pointer (&uri);
  }

  return g_uri_escape_bytes ((const guint8 *) path, strlen (path),
                             G_URI_RESERVED_CHARS_ALLOWED_IN_PATH);
}

/* For people, as it was found. */

static void
add_human_file (TcCliOutput *output, const char *path, TcReport *report)
{
  g_autofree char *text = tc_cli_dup_findings (report, TC_SEVERITY_NOTE, output->colour);

  g_string_append (output->text, text);
  if (tc_report_get_n_dropped (report) > 0)
    tc_cli_error (_ ("%u more problems in this file are not shown."),
                  tc_report_get_n_dropped (report));
}

const TcCliFormat tc_cli_format_human = { .name = "human", .add_file = add_human_file };
