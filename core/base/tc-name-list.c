/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-name-list.h"

#include <glib/gi18n-lib.h>

char *
tc_name_dup_list (const char *const *names, guint n_names, guint n)
{
  GString *list = g_string_new (NULL);

  g_return_val_if_fail (n_names <= n && (n_names == 0 || names != NULL),
                        g_string_free (list, FALSE));

  for (guint i = 0; i < n_names; i++) {
    if (i > 0)
      /* TRANSLATORS: between the last two things of a list */
      g_string_append (list, i + 1 == n ? _ (" and ") : ", ");
    g_string_append (list, names[i]);
  }
  if (n > n_names)
    /* TRANSLATORS: behind a list of things */
    g_string_append_printf (list, _ (" and %u more"), n - n_names);

  return g_string_free (list, FALSE);
}
