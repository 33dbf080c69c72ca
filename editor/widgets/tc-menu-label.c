/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-menu-label.h"

char *
tc_menu_label_dup (const char *whole, glong max_length)
{
  glong length = g_utf8_strlen (whole, -1);
  GString *label = g_string_new (NULL);

  if (length > max_length) {
    g_autofree char *start = g_utf8_substring (whole, 0, max_length / 2);

    g_string_printf (label, "%s…%s", start,
                     g_utf8_offset_to_pointer (whole, length - max_length / 2));
  } else {
    g_string_assign (label, whole);
  }
  g_string_replace (label, "_", "__", 0); /* one would underline what follows it */

  return g_string_free (label, FALSE);
}
