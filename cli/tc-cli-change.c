/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-change.h"

#include <string.h>
#include <unistd.h>

#include "tc-cli-data.h"

gboolean
tc_cli_change_load (TcCliChange *change, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  change->path = path;
  if (strcmp (path, TC_CLI_STDIN) == 0) {
    change->source = tc_cli_load (path, &message);
  } else {
    change->source = tc_file_load (path, &change->identity, &error);
    if (change->source == NULL)
      message = g_strconcat (error->message, ".", NULL);
  }
  if (change->source == NULL)
    tc_cli_error ("%s", message);

  return change->source != NULL;
}

static TcExit
show_diff (TcCliChange *change, TcSource *changed)
{
  g_autoptr (TcEdits) edits = tc_diff_make_edits (change->source, changed);
  g_autofree char *diff = tc_diff_dup_unified (
    change->source, changed, edits, isatty (STDOUT_FILENO) == 1 ? tc_letter_dup_printable : NULL);

  return tc_cli_write_file ("-", diff) ? TC_EXIT_OK : TC_EXIT_FAILED;
}

TcExit
tc_cli_change_write (TcCliChange *change, TcSource *changed)
{
  g_autoptr (GError) error = NULL;

  if (change->diff)
    return show_diff (change, changed);
  if (change->output != NULL || strcmp (change->path, TC_CLI_STDIN) == 0)
    return tc_cli_write_file (change->output != NULL ? change->output : "-",
                              tc_source_get_text (changed, NULL))
             ? TC_EXIT_OK
             : TC_EXIT_FAILED;
  if (tc_source_get_revision (changed) == tc_source_get_revision (change->source) ||
      tc_file_save (change->path, tc_source_get_bytes (changed), &change->identity, &error))
    return TC_EXIT_OK;
  tc_cli_error ("%s.", error->message);

  return TC_EXIT_FAILED;
}

void
tc_cli_change_clear (TcCliChange *change)
{
  g_clear_pointer (&change->source, tc_source_unref);
  g_clear_pointer (&change->output, g_free);
}
