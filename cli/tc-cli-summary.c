/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-cli-formats.h"

static void
append_count (GString *out, guint n, const char *one, const char *many)
{
  if (n == 0)
    return;

  g_string_append (out, ", ");
  g_string_append_printf (out, "%u %s", n, n == 1 ? one : many);
}

void
tc_cli_print_summary (const TcCliTally *tally, gboolean is_ok)
{
  g_autoptr (GString) out = g_string_new (NULL);

  g_string_append_printf (
    out, g_dngettext (GETTEXT_PACKAGE, "%u file checked", "%u files checked", tally->n_files),
    tally->n_files);
  append_count (out, tally->counts[TC_SEVERITY_ERROR], _ ("error"), _ ("errors"));
  append_count (out, tally->counts[TC_SEVERITY_WARNING], _ ("warning"), _ ("warnings"));
  append_count (out, tally->counts[TC_SEVERITY_NOTE], _ ("note"), _ ("notes"));
  append_count (out, tally->n_kept, _ ("kept game replayed"), _ ("kept games replayed"));
  append_count (out, tally->n_ignored, _ ("ignored"), _ ("ignored"));
  append_count (out, tally->n_known, _ ("known"), _ ("known"));
  append_count (out, tally->n_unreadable, _ ("could not be read"), _ ("could not be read"));
  if (is_ok && tally->counts[TC_SEVERITY_NOTE] == 0 && tally->counts[TC_SEVERITY_WARNING] == 0)
    g_string_append (out, _ (", no problems"));
  g_string_append (out, ".\n");
  g_printerr ("%s", out->str);
}
