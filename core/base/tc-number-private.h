/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers as people read them. What programs read has the hyphen of ASCII in place of the minus. */

#define TC_MINUS "−"

/** tc_number_append: "4", "−4"; @has_plus: "+4" for what is above 0. */
static inline void
tc_number_append (GString *out, gint number, gboolean has_plus)
{
  if (number != 0 && (number < 0 || has_plus))
    g_string_append (out, number < 0 ? TC_MINUS : "+");
  g_string_append_printf (out, "%u", number < 0 ? 0u - (guint) number : (guint) number);
}

/** tc_number_dup: (transfer full): the same by itself. */
static inline char *
tc_number_dup (gint number, gboolean has_plus)
{
  GString *out = g_string_new (NULL);

  tc_number_append (out, number, has_plus);

  return g_string_free (out, FALSE);
}

G_END_DECLS
