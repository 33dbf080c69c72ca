/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* make-large-scenario SMALL BYTES: a scenario of at least BYTES bytes on standard output, made from
 * the small one. */

#include <stdio.h>

#include "large-scenario.h"

int
main (int argc, char **argv)
{
  g_autofree char *small = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) large = NULL;

  if (argc != 3 || !g_file_get_contents (argv[1], &small, NULL, &error)) {
    g_printerr ("%s\n", error != NULL ? error->message : "make-large-scenario SMALL BYTES");
    return 2;
  }
  large = large_scenario_new (small, (gsize) g_ascii_strtoull (argv[2], NULL, 10));

  return fwrite (large->str, 1, large->len, stdout) == large->len ? 0 : 3;
}
