/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-settings.h"

#include <tc-core.h>

char *
tc_settings_find_schema_folder (const char *program_dir)
{
  static const char *const places[] = { "../data", "../share/glib-2.0/schemas" };

  g_return_val_if_fail (program_dir != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_autofree char *folder = g_build_filename (program_dir, places[i], NULL);
    g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);

    if (g_file_test (compiled, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&folder);
  }

  return NULL;
}

GSettings *
tc_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autofree char *program = tc_shipped_dup_program_dir ();
  g_autofree char *folder = program != NULL ? tc_settings_find_schema_folder (program) : NULL;
  g_autoptr (GSettingsSchemaSource) local = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (folder != NULL) {
    local = g_settings_schema_source_new_from_directory (folder, source, TRUE, NULL);
    if (local != NULL)
      source = local;
  }
  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, TC_APP_ID, TRUE);

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}
