/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "base/tc-number-private.h"
#include "rules/tc-game.h"
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

char **
tc_rules_dup_ranks (const TcRuleset *ruleset, const TcOutcome *outcome)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++)
    g_ptr_array_add (
      lines, g_strdup_printf (
               "%s: %s", tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->name,
               tc_rules_get_rank (ruleset, (guint) outcome->level[i])));
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

gboolean
tc_rules_counts_points (const TcRuleset *ruleset)
{
  return tc_ruleset_get_system (ruleset)->counts_points;
}

/* (transfer full): "Ann, the traitor, has 45 points"; @role is "" or NULL where there is none. */
static char *
dup_points (const char *name, const char *role, gint32 n)
{
  g_autofree char *points = tc_number_dup (n, FALSE);

  if (role != NULL && *role != '\0')
    /* Translators: player, what the player was, points */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %s, has %s point",
                                         "%s, %s, has %s points", (gulong) ABS (n)),
                            name, role, points);

  /* Translators: player, points */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s has %s point", "%s has %s points", (gulong) ABS (n)), name,
    points);
}

char **
tc_rules_dup_points (const TcRuleset *ruleset,
                     const TcState *state,
                     guint setup,
                     const TcOutcome *outcome)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  GPtrArray *lines = g_ptr_array_new ();
  guint n = tc_rules_counts_points (ruleset) ? tc_ruleset_get_setup (ruleset, setup)->n_seats : 0;

  for (guint8 seat = 0; seat < n; seat++) {
    const char *role =
      outcome->is_over && system->role != NULL ? system->role (ruleset, state, seat) : NULL;

    g_ptr_array_add (lines, dup_points (tc_ruleset_get_seat (ruleset, seat)->name,
                                        role != NULL ? _ (role) : NULL, outcome->payoff[seat]));
  }
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

static gboolean
has_rank (const TcRuleset *ruleset, const TcOutcome *outcome)
{
  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++)
    if (outcome->level[i] != 0)
      return TRUE;

  return FALSE;
}

char *
tc_rules_dup_standing (const TcRuleset *ruleset, const TcState *state)
{
  g_auto (GStrv) lines = NULL;
  TcOutcome outcome = { 0 };

  if (!tc_rules_has_levels (ruleset)) {
    lines = tc_rules_dup_verdict (ruleset, state);
    return g_strjoinv ("; ", lines);
  }

  tc_rules_outcome (ruleset, state, &outcome);
  if (!has_rank (ruleset, &outcome))
    return g_strdup ("");
  lines = tc_rules_dup_ranks (ruleset, &outcome);

  return g_strjoinv (", ", lines);
}

/* Where there is nothing between to win and not to win, who has won says it all. */
static gboolean
has_grades (const TcRuleset *ruleset)
{
  return tc_rules_has_levels (ruleset) && tc_rules_get_n_ranks (ruleset) > 2;
}

static void
add_lines (GStrvBuilder *lines, char **more)
{
  g_auto (GStrv) owned = more;

  g_strv_builder_addv (lines, (const char **) owned);
}

char **
tc_game_dup_outcome (TcGame *game, guint8 viewer)
{
  const TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  TcOutcome outcome = { 0 };

  tc_rules_outcome (ruleset, state, &outcome);
  add_lines (lines, tc_game_dup_end (game, viewer));
  add_lines (lines, tc_rules_dup_verdict (ruleset, state));
  if (has_grades (ruleset) || (tc_rules_has_levels (ruleset) && !outcome.is_over))
    add_lines (lines, tc_rules_dup_ranks (ruleset, &outcome));
  add_lines (lines, tc_rules_dup_points (ruleset, state, tc_game_get_setup (game), &outcome));

  return g_strv_builder_end (lines);
}
