/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/bell-1938/tc-bell-1938-private.h"

/* A position as a setup: cubes, disks, points and initiative. The setups of this game know no
 * round: it begins with the first one, and with cards that are dealt again. */

/* Holders are things of their own. */
static const char *
name_of (const TcRuleset *ruleset, guint thing)
{
  return tc_ruleset_get_thing (ruleset, (TcThing) thing)->id;
}

static const char *
side_of (const TcRuleset *ruleset, guint side)
{
  const BellRules *bell = tc_ruleset_get_data (ruleset);

  return name_of (ruleset, tc_range_get (bell->side_things, side));
}

static void
put_cubes (const TcRuleset *ruleset, const BellState *bell, guint holder, TcOperation *into)
{
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    char count[8];
    const char *const put[] = {
      "side", side_of (ruleset, side), "in", name_of (ruleset, holder), "count", count, NULL
    };

    g_snprintf (count, sizeof count, "%u", bell->cubes[holder][side]);
    if (bell->cubes[holder][side] > 0)
      tc_operation_add_child (into, "put", put);
  }
}

TcOperation *
bell_make_setup (const TcRuleset *ruleset,
                 const TcState *state,
                 const char *id,
                 const char *name,
                 const char **out_why)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  const BellState *bell = (const BellState *) state;
  guint first = rules->seat[0] == bell->initiative ? 0 : 1;
  char points[8];
  const char *const head[] = { "id",
                               id,
                               "name",
                               name,
                               "initiative",
                               side_of (ruleset, first),
                               bell->vp != 0 ? "points" : NULL,
                               points,
                               NULL };
  TcOperation *into;

  if (bell->step == BELL_STEP_SETUP)
    return NULL;
  g_snprintf (points, sizeof points, "%d", bell->vp);
  into = tc_operation_new_insert ("setups", "setup", head);
  for (guint holder = 0; holder < rules->n_holders; holder++)
    put_cubes (ruleset, bell, holder, into);
  for (guint i = 0; i < rules->n_german; i++) {
    const char *const disk[] = { "box", name_of (ruleset, rules->first_german + i), NULL };

    if ((bell->disks & 1u << i) != 0)
      tc_operation_add_child (into, "put-disk", disk);
  }

  return into;
}
