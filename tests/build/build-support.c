/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "build-support.h"

TcSource *
build_load_base (const char *extends, TcSource *from, gpointer base, GError **error)
{
  if (base != NULL)
    return tc_source_new_for_string ("base.xml", base);

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "There is no file \"%s\"", extends);

  return NULL;
}

TcBuild *
build_variant (const char *base, const char *body)
{
  g_autofree char *text = g_strdup_printf (
    "<variant xmlns=\"urn:turncoat:mini\" format=\"1\" extends=\"mini.xml\">\n%s</variant>\n",
    body);
  g_autoptr (TcSource) source = tc_source_new_for_string ("variant.xml", text);

  return tc_build_new_from (source, tc_test_get_systems (), build_load_base, (gpointer) base);
}

TcBuild *
build_untried (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", text);

  return tc_build_new_untried (source, tc_test_get_systems (), build_load_base, NULL, NULL);
}

char *
build_dup_findings (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  GString *findings = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (
      findings, "%s%s%s%s@%u:%u", i > 0 ? " " : "",
      finding->source != tc_build_get_source (build) ? tc_source_get_name (finding->source) : "",
      finding->source != tc_build_get_source (build) ? ":" : "", finding->code, finding->line,
      finding->column);
    g_test_message ("%s: %s", finding->code, finding->message);
  }

  return g_string_free (findings, FALSE);
}

char *
build_dup_fixes (TcBuild *build, guint index)
{
  const TcFinding *finding = tc_report_get (tc_build_get_report (build), index);
  GString *labels = g_string_new (NULL);

  for (guint i = 0; finding->fixes != NULL && i < finding->fixes->len; i++)
    g_string_append_printf (labels, "%s%s", i > 0 ? "|" : "",
                            g_array_index (finding->fixes, TcFix, i).label);

  return g_string_free (labels, FALSE);
}

const char *
build_get_text (TcBuild *build)
{
  return tc_source_get_text (tc_build_get_source (build), NULL);
}
