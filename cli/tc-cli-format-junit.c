/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-formats.h"

/* JUnit's XML as most servers read it: a test case for each problem that fails the run, one that
 * passes for a file without such problems, with the lesser ones as its output. */

static char *
dup_escaped (const char *text)
{
  g_autofree char *shown = tc_letter_dup_printable (text, -1);

  return g_markup_escape_text (shown, -1);
}

static void
keep_case (TcCliOutput *output, const char *class, const char *name, const char *inside)
{
  g_autofree char *escaped = dup_escaped (class);

  g_ptr_array_add (output->kept, g_strdup_printf ("    <testcase classname=\"%s\" name=\"%s\">%s"
                                                  "</testcase>\n",
                                                  escaped, name, inside));
}

static void
keep_failed_case (TcCliOutput *output, const char *path, const TcFinding *finding)
{
  g_autofree char *message = dup_escaped (finding->message);
  g_autofree char *why = dup_escaped (finding->why != NULL ? finding->why : "");
  g_autofree char *source = dup_escaped (tc_source_get_name (finding->source));
  g_autofree char *name =
    g_strdup_printf ("%s at %u:%u", finding->code, finding->line, finding->column);
  g_autofree char *inside =
    g_strdup_printf ("<failure type=\"%s\" message=\"%s\">%s:%u:%u: %s[%s]: %s\n%s</failure>",
                     finding->code, message, source, finding->line, finding->column,
                     tc_severity_get_name (finding->severity), finding->code, message, why);

  keep_case (output, path, name, inside);
  output->n++;
}

static void
add_cases (TcCliOutput *output, const char *path, TcReport *report)
{
  g_autoptr (GString) lesser = g_string_new (NULL);
  guint before = output->n;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *message = NULL;

    if (finding->severity >= output->threshold) {
      keep_failed_case (output, path, finding);
      continue;
    }
    message = dup_escaped (finding->message);
    g_string_append_printf (lesser, "%u:%u: %s[%s]: %s\n", finding->line, finding->column,
                            tc_severity_get_name (finding->severity), finding->code, message);
  }
  if (output->n == before) {
    g_autofree char *inside = lesser->len > 0
                                ? g_strdup_printf ("<system-out>%s</system-out>", lesser->str)
                                : g_strdup ("");

    keep_case (output, path, "valid", inside);
  }
}

static void
add_error_case (TcCliOutput *output, const char *path, const char *message)
{
  g_autofree char *escaped = dup_escaped (message);
  g_autofree char *inside = g_strdup_printf ("<error message=\"%s\"/>", escaped);

  keep_case (output, path, "can be read", inside);
  output->n_failures++;
}

static void
end_suite (TcCliOutput *output, const TcCliTally *tally)
{
  g_string_append_printf (
    output->text,
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<testsuites tests=\"%u\" failures=\"%u\" errors=\"%u\">\n"
    "  <testsuite name=\"turncoat validate\" tests=\"%u\" failures=\"%u\" errors=\"%u\">\n",
    output->kept->len, output->n, output->n_failures, output->kept->len, output->n,
    output->n_failures);
  for (guint i = 0; i < output->kept->len; i++)
    g_string_append (output->text, g_ptr_array_index (output->kept, i));
  g_string_append (output->text, "  </testsuite>\n</testsuites>\n");
}

const TcCliFormat tc_cli_format_junit = {
  .name = "junit",
  .is_for_machines = TRUE,
  .add_file = add_cases,
  .add_failure = add_error_case,
  .end = end_suite,
};
