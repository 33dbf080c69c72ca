/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-severity.h"

#include <glib/gi18n.h>

const char *
tc_severity_get_icon_name (TcSeverity severity)
{
  switch (severity) {
  case TC_SEVERITY_NOTE:
    return "dialog-information-symbolic";
  case TC_SEVERITY_WARNING:
    return "dialog-warning-symbolic";
  case TC_SEVERITY_ERROR:
    return "dialog-error-symbolic";
  }
  g_return_val_if_reached ("");
}

char *
tc_severity_dup_counts (TcReport *report)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint errors = tc_report_count (report, TC_SEVERITY_ERROR);
  guint warnings = tc_report_count (report, TC_SEVERITY_WARNING) - errors;
  guint notes = tc_report_count (report, TC_SEVERITY_NOTE) - errors - warnings;

  if (errors > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u error", "%u errors", errors), errors));
  if (warnings > 0)
    g_ptr_array_add (parts,
                     g_strdup_printf (ngettext ("%u warning", "%u warnings", warnings), warnings));
  if (notes > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u note", "%u notes", notes), notes));
  if (parts->len == 0)
    return g_strdup (_ ("none"));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (", ", (char **) parts->pdata);
}

char *
tc_severity_dup_total (TcReport *report)
{
  guint problems = tc_report_count (report, TC_SEVERITY_WARNING);
  guint notes = tc_report_get_n (report);

  if (problems > 0)
    return g_strdup_printf (ngettext ("%u Problem", "%u Problems", problems), problems);
  if (notes > 0)
    return g_strdup_printf (ngettext ("%u Note", "%u Notes", notes), notes);

  return g_strdup (_ ("No Problems"));
}
