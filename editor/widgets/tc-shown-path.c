/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-shown-path.h"

#include <string.h>

char *
tc_shown_path_dup (const char *path)
{
  const char *home = g_get_home_dir ();
  gsize length = strlen (home);
  g_autofree char *shown = g_filename_display_name (path);

  /* A folder whose name only begins like that is another one; "/" is nobody's. */
  if (length > 1 && g_str_has_prefix (path, home) &&
      (path[length] == '/' || path[length] == '\0')) {
    g_autofree char *rest = g_filename_display_name (path + length);

    return g_strconcat ("~", rest, NULL);
  }
  return g_steal_pointer (&shown);
}
