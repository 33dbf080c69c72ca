/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-fixture.h"

/* What milestones count: fugitives by their fate, evidence, turns without a fate; and who has won
 * with how many points. */

typedef struct {
  const char *name;
  const char *watches; /* attributes of the milestone */
  const char *fates;   /* of red, green, blue and yellow: in hiding (-), at large (l), caught (c)
                        * or escaped (e) */
  const char *found;   /* evidence of the same colours */
  guint16 turn;
  guint16 last_fate; /* turn of the last catch or escape */
  guint16 n_reshuffles;
  guint8 is_stopped;
  gboolean is_reached;
} Case;

#define HIDING "----"
#define NONE   "0000"

static const Case cases[] = {
  { "revealed/none", "event=\"revealed\"", HIDING, NONE, 1, 0, 0, 0, FALSE },
  { "revealed/at-large", "event=\"revealed\"", "-l--", NONE, 1, 0, 0, 0, TRUE },
  { "revealed/caught", "event=\"revealed\"", "---c", NONE, 1, 0, 0, 0, TRUE },
  { "revealed/escaped", "event=\"revealed\"", "e---", NONE, 1, 0, 0, 0, TRUE },
  { "revealed/one-of-two", "event=\"revealed\" count=\"2\"", "l---", NONE, 1, 0, 0, 0, FALSE },
  { "revealed/two-of-two", "event=\"revealed\" count=\"2\"", "l--c", NONE, 1, 0, 0, 0, TRUE },
  { "revealed/all", "event=\"revealed\" count=\"4\"", "lcel", NONE, 1, 0, 0, 0, TRUE },
  { "revealed/of-the-colour", "event=\"revealed\" colour=\"blue\"", "--l-", NONE, 1, 0, 0, 0,
    TRUE },
  { "revealed/of-another-colour", "event=\"revealed\" colour=\"blue\"", "ll-l", NONE, 1, 0, 0, 0,
    FALSE },
  { "caught/at-large", "event=\"caught\"", "llll", NONE, 1, 0, 0, 0, FALSE },
  { "caught/escaped", "event=\"caught\"", "eeee", NONE, 1, 0, 0, 0, FALSE },
  { "caught/one", "event=\"caught\"", "-c--", NONE, 1, 0, 0, 0, TRUE },
  { "caught/one-of-two", "event=\"caught\" count=\"2\"", "ecel", NONE, 1, 0, 0, 0, FALSE },
  { "caught/three-of-two", "event=\"caught\" count=\"2\"", "ccc-", NONE, 1, 0, 0, 0, TRUE },
  { "caught/of-the-colour", "event=\"caught\" colour=\"red\"", "c---", NONE, 1, 0, 0, 0, TRUE },
  { "caught/of-another-colour", "event=\"caught\" colour=\"red\"", "-ccc", NONE, 1, 0, 0, 0,
    FALSE },
  { "escaped/caught", "event=\"escaped\"", "cccc", NONE, 1, 0, 0, 0, FALSE },
  { "escaped/one", "event=\"escaped\"", "---e", NONE, 1, 0, 0, 0, TRUE },
  { "escaped/one-of-two", "event=\"escaped\" count=\"2\"", "ce--", NONE, 1, 0, 0, 0, FALSE },
  { "escaped/two-of-two", "event=\"escaped\" count=\"2\"", "-e-e", NONE, 1, 0, 0, 0, TRUE },
  { "evidence/one-fewer", "event=\"evidence\" count=\"4\"", HIDING, "1110", 1, 0, 0, 0, FALSE },
  { "evidence/enough", "event=\"evidence\" count=\"4\"", HIDING, "1210", 1, 0, 0, 0, TRUE },
  { "evidence/of-the-colour", "event=\"evidence\" count=\"2\" colour=\"green\"", HIDING, "0200", 1,
    0, 0, 0, TRUE },
  { "evidence/of-other-colours", "event=\"evidence\" count=\"2\" colour=\"green\"", HIDING, "2122",
    1, 0, 0, 0, FALSE },
  { "quiet/one-turn-too-few", "event=\"quiet\"", HIDING, NONE, 60, 0, 0, 0, FALSE },
  { "quiet/sixty-turns", "event=\"quiet\"", HIDING, NONE, 61, 0, 0, 0, TRUE },
  { "quiet/since-the-last-fate", "event=\"quiet\"", "c---", NONE, 100, 40, 0, 0, FALSE },
  { "quiet/sixty-since-the-last-fate", "event=\"quiet\"", "c---", NONE, 101, 40, 0, 0, TRUE },
  { "quiet/in-the-turn-of-a-fate", "event=\"quiet\"", "c---", NONE, 99, 99, 0, 0, FALSE },
  { "stopped/not", "event=\"stopped\"", HIDING, NONE, 99, 0, 9, 0, FALSE },
  { "stopped/so", "event=\"stopped\"", HIDING, NONE, 99, 0, 9, 1, TRUE },
  { "reshuffle/not-yet", "event=\"reshuffle\"", HIDING, NONE, 99, 0, 0, 0, FALSE },
  { "reshuffle/once", "event=\"reshuffle\"", HIDING, NONE, 99, 0, 1, 0, TRUE },
  { "reshuffle/once-of-two", "event=\"reshuffle\" count=\"2\"", HIDING, NONE, 99, 0, 1, 0, FALSE },
  { "reshuffle/twice-of-two", "event=\"reshuffle\" count=\"2\"", HIDING, NONE, 99, 0, 2, 0, TRUE },
};

static guint
find_milestone (const Table *table, const char *id)
{
  guint i = 0;

  while (strcmp (tc_ruleset_get_milestone (table->ruleset, i)->id, id) != 0)
    i++;

  return i;
}

static void
test_milestone (gconstpointer data)
{
  static const char letters[] = "-lce"; /* by BadgeFate */
  static const char *const colours[] = { "red", "green", "blue", "yellow" };
  const Case *each = data;
  g_auto (Table) table = { 0 };
  BadgeState *state = &table.state;

  table_init (&table, "event=\"evidence\" count=\"4\"", each->watches);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++) {
    g_autofree char *fugitive = g_strconcat (colours[i], "-fugitive", NULL);

    badge_fate (state)[table_fugitive (&table, fugitive)] =
      (guint8) (strchr (letters, each->fates[i]) - letters);
    badge_set_found (state, i, (guint) (each->found[i] - '0'));
  }
  state->head.turn = each->turn;
  state->last_fate = each->last_fate;
  state->n_reshuffles = each->n_reshuffles;
  state->is_stopped = each->is_stopped;
  g_assert_cmpint (
    badge_milestone (table.ruleset, &state->head, find_milestone (&table, "half-evidence")), ==,
    each->is_reached);
}

/* B-p: the most points; good cops win or lose together, the dirty one alone. */
static void
test_outcome (void)
{
  static const struct {
    gint good;
    gint dirty;
    BadgeLevel level;
  } points[] = {
    { 0, 0, BADGE_LEVEL_DRAW },   { 5, 0, BADGE_LEVEL_GOOD },   { 0, 5, BADGE_LEVEL_DIRTY },
    { 30, 30, BADGE_LEVEL_DRAW }, { 31, 30, BADGE_LEVEL_GOOD }, { 29, 30, BADGE_LEVEL_DIRTY },
    { -5, -5, BADGE_LEVEL_DRAW },
  };
  const guint dirty = 3;
  g_auto (Table) table = { 0 };

  table_init (&table, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++) {
    TcOutcome outcome = { 0 };

    table.state.good_points = points[i].good;
    table.state.dirty_points = points[i].dirty;
    badge_outcome (table.ruleset, &table.state.head, &outcome);
    g_assert_cmpuint (outcome.reached, ==, 1u << points[i].level);
    for (guint seat = 0; seat < 4; seat++)
      g_assert_cmpint (outcome.payoff[seat], ==, seat == dirty ? points[i].dirty : points[i].good);
    for (guint side = 0; side < 2; side++)
      g_assert_cmpint (outcome.level[side], ==, side == points[i].level);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/badge/milestones/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_milestone);
  }
  g_test_add_func ("/badge/milestones/outcome", test_outcome);

  return g_test_run ();
}
