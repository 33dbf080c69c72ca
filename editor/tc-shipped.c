/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-shipped.h"

#include <gio/gio.h>

#define FIRST_SCENARIO "scenarios/betrayal-1940/betrayal-1940.scenario.xml"

static char *
dup_program_dir (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return program != NULL ? g_path_get_dirname (program) : g_strdup (".");
}

char *
tc_shipped_dup_path (void)
{
  const char *data_dir = g_getenv ("TURNCOAT_DATA_DIR");
  g_autofree char *program_dir = dup_program_dir ();
  g_autofree char *source_dir = g_build_filename (program_dir, "..", "..", NULL);
  g_autofree char *share_dir = g_build_filename (program_dir, "..", "share", "turncoat", NULL);
  const char *const folders[] = { data_dir, source_dir, share_dir, TC_PKGDATADIR };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = NULL;

    if (folders[i] == NULL)
      continue;
    path = g_build_filename (folders[i], FIRST_SCENARIO, NULL);
    if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
      return g_canonicalize_filename (path, NULL);
  }
  return NULL;
}

char *
tc_shipped_dup_schema_dir (void)
{
  g_autofree char *program_dir = dup_program_dir ();
  g_autofree char *folder = g_build_filename (program_dir, "..", "data", NULL);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);

  return g_file_test (compiled, G_FILE_TEST_EXISTS) ? g_steal_pointer (&folder) : NULL;
}
