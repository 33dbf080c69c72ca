/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What can come of a move that rolls dice. */

#include <glib/gi18n.h>

#include "tc-cli-log.h"

static void
print_prospect (const TcProspect *prospect)
{
  g_autofree char *chance = g_strdup_printf ("%.1f %%", 100 * prospect->chance);

  for (guint i = 0; prospect->lines[i] != NULL; i++)
    g_print ("  %8s  %s\n", i == 0 ? chance : "", prospect->lines[i]);
  if (prospect->goes_on)
    g_print ("  %8s  %s\n", "", _ ("More dice follow."));
}

void
tc_cli_print_prospects (const TcProspects *prospects)
{
  const char *const *opening = tc_prospects_get_opening (prospects);
  const char *const *means = tc_prospects_get_means (prospects);

  for (guint i = 0; opening[i] != NULL; i++)
    g_print ("%s\n", opening[i]);
  for (guint i = 0; means[i] != NULL; i++)
    g_print ("%s\n", means[i]);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++)
    print_prospect (tc_prospects_get (prospects, i));
}
