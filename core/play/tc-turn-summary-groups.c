/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-turn-summary-private.h"

/* Lists of names under a heading: "Moved (Red): king, queen". */

static void
free_string (gpointer data)
{
  g_string_free (data, TRUE);
}

TcTurnGroups
tc_turn_groups_new (void)
{
  return (TcTurnGroups){ g_ptr_array_new_with_free_func (g_free),
                         g_ptr_array_new_with_free_func (free_string) };
}

void
tc_turn_groups_add (TcTurnGroups *groups, char *head, const char *name)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (groups->heads, head, g_str_equal, &index)) {
    GString *names = groups->names->pdata[index];

    g_string_append_printf (names, ", %s", name);
    g_free (head);
    return;
  }
  g_ptr_array_add (groups->heads, head);
  g_ptr_array_add (groups->names, g_string_new (name));
}

void
tc_turn_groups_end (TcTurnGroups *groups, TcTurnSummary *summary)
{
  for (guint i = 0; i < groups->heads->len; i++) {
    GString *names = groups->names->pdata[i];
    g_autofree char *line =
      g_strdup_printf ("%s: %s", (char *) groups->heads->pdata[i], names->str);

    g_strv_builder_add (summary->lines, line);
    summary->n_lines++;
  }
  g_ptr_array_unref (groups->heads);
  g_ptr_array_unref (groups->names);
}
