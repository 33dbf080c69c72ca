/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "rules/tc-system.h"

/* How a game ends, or would end as things stand, in words. */

static const char *const usual_ranks[] = {
  N_ ("no victory"),
  N_ ("minor victory"),
  N_ ("major victory"),
};

guint
tc_rules_get_n_ranks (const TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  return system->ranks != NULL ? system->n_ranks : G_N_ELEMENTS (usual_ranks);
}

const char *
tc_rules_get_rank (const TcRuleset *ruleset, guint rank)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_return_val_if_fail (rank < tc_rules_get_n_ranks (ruleset), "");

  return _ (system->ranks != NULL ? system->ranks[rank] : usual_ranks[rank]);
}

char *
tc_rules_dup_standing (const TcRuleset *ruleset, const TcOutcome *outcome)
{
  GString *text = g_string_new (NULL);

  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++)
    g_string_append_printf (text, "%s%s: %s", text->len > 0 ? ", " : "",
                            tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->name,
                            tc_rules_get_rank (ruleset, outcome->level[i]));

  return g_string_free (text, FALSE);
}
