/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-core.h>

/* tc_setup_feasible () against counting out every way to place the units. */

#define GROUPS 3
#define PLACES 4
#define SIDES  2

typedef struct {
  TcSetupGroup groups[GROUPS];
  guint8 allowed[GROUPS * PLACES];
  guint16 placed[GROUPS * PLACES];
  guint16 capacity[SIDES * PLACES];
  guint16 present[SIDES * PLACES];
  guint8 closed[SIDES * PLACES];
  guint8 open_base[SIDES * PLACES];
  TcSetupProblem problem;
  guint64 memory[256];
} Case;

/* One side, nothing forbidden, nothing placed. */
static void
case_init (Case *c, guint n_groups, guint n_places)
{
  memset (c, 0, sizeof *c);
  for (guint i = 0; i < GROUPS; i++)
    c->groups[i].at_most = TC_SETUP_NO_LIMIT;
  memset (c->allowed, TRUE, sizeof c->allowed);
  memset (c->capacity, 0xff, sizeof c->capacity);
  c->problem = (TcSetupProblem){
    .n_groups = n_groups,
    .n_places = n_places,
    .n_sides = SIDES,
    .groups = c->groups,
    .allowed = c->allowed,
    .placed = c->placed,
    .capacity = c->capacity,
    .present = c->present,
    .closed = c->closed,
    .open_base = c->open_base,
  };
  g_assert_cmpuint (tc_setup_work_size (n_groups, n_places, SIDES), <=, sizeof c->memory);
}

static TcSetupVerdict
judge (Case *c)
{
  return tc_setup_feasible (&c->problem, c->memory, TC_SETUP_STEPS);
}

/* --- Counting out --- */

static gboolean
is_open_to (const Case *c, guint group, guint place)
{
  guint side = c->groups[group].side;

  if (!c->allowed[group * c->problem.n_places + place] ||
      c->closed[side * c->problem.n_places + place])
    return FALSE;
  for (guint other = 0; c->problem.exclusive && other < SIDES; other++)
    if (other != side && c->present[other * c->problem.n_places + place] > 0)
      return FALSE;

  return TRUE;
}

/* All ground units are placed: do the minimums and the company hold? */
static gboolean
is_complete (const Case *c)
{
  guint n = c->problem.n_places;

  for (guint g = 0; g < c->problem.n_groups; g++) {
    gboolean based = FALSE;

    for (guint place = 0; place < n; place++) {
      guint at = g * n + place;
      guint base = c->groups[g].side * n + place;

      if (!c->groups[g].needs_company && c->allowed[at] && c->placed[at] < c->groups[g].at_least)
        return FALSE;
      based |= is_open_to (c, g, place) && (c->open_base[base] || c->present[base] > 0);
    }
    if (c->groups[g].needs_company && c->groups[g].size > 0 && !based)
      return FALSE;
  }

  return TRUE;
}

static gboolean
can_complete (Case *c)
{
  guint n = c->problem.n_places;
  guint g = 0;

  while (g < c->problem.n_groups && (c->groups[g].size == 0 || c->groups[g].needs_company))
    g++;
  if (g == c->problem.n_groups)
    return is_complete (c);

  for (guint place = 0; place < n; place++) {
    guint at = g * n + place;
    guint base = c->groups[g].side * n + place;
    gboolean done;

    if (!is_open_to (c, g, place) || c->present[base] >= c->capacity[base] ||
        c->placed[at] >= c->groups[g].at_most)
      continue;
    c->groups[g].size--;
    c->placed[at]++;
    c->present[base]++;
    done = can_complete (c);
    c->groups[g].size++;
    c->placed[at]--;
    c->present[base]--;
    if (done)
      return TRUE;
  }

  return FALSE;
}

static guint
pick (TcRng *rng, guint n)
{
  return tc_rng_below (rng, n);
}

static void
draw_case (Case *c, TcRng *rng)
{
  case_init (c, 1 + pick (rng, GROUPS), 1 + pick (rng, PLACES));
  c->problem.exclusive = pick (rng, 2) == 0;
  for (guint g = 0; g < c->problem.n_groups; g++) {
    c->groups[g].size = (guint16) pick (rng, 4);
    c->groups[g].side = (guint8) (pick (rng, 3) == 0);
    c->groups[g].needs_company = pick (rng, 4) == 0;
    c->groups[g].at_least = (guint16) (pick (rng, 3) == 0);
    c->groups[g].at_most = (guint16) (pick (rng, 3) == 0 ? pick (rng, 3) : TC_SETUP_NO_LIMIT);
    for (guint place = 0; place < c->problem.n_places; place++)
      c->allowed[g * c->problem.n_places + place] = pick (rng, 3) > 0;
  }
  for (guint i = 0; i < SIDES * c->problem.n_places; i++) {
    c->capacity[i] = (guint16) (pick (rng, 6) == 0 ? TC_SETUP_NO_LIMIT : pick (rng, 4));
    c->present[i] = (guint16) (pick (rng, 6) == 0);
    c->closed[i] = pick (rng, 8) == 0;
    c->open_base[i] = pick (rng, 8) == 0;
  }
  /* What is an open base for one side is closed to the other. */
  for (guint i = 0; i < SIDES * c->problem.n_places; i++) {
    guint other = (i + c->problem.n_places) % (SIDES * c->problem.n_places);

    if (c->open_base[i]) {
      c->closed[other] = TRUE;
      c->present[other] = 0;
    }
  }
}

static void
test_random (void)
{
  guint n[2] = { 0, 0 };
  TcRng rng;

  tc_rng_init (&rng, 1941);
  for (guint i = 0; i < 20000; i++) {
    Case c;
    gboolean expected;

    draw_case (&c, &rng);
    expected = can_complete (&c);
    n[expected]++;
    g_assert_cmpint (judge (&c), ==, expected ? TC_SETUP_POSSIBLE : TC_SETUP_IMPOSSIBLE);
  }
  /* The sample is worth something only with many of each. */
  g_assert_cmpuint (n[FALSE], >, 3000);
  g_assert_cmpuint (n[TRUE], >, 3000);
}

static void
place_one (Case *c, guint g, guint place, gint add)
{
  c->groups[g].size = (guint16) (c->groups[g].size - add);
  c->placed[g * c->problem.n_places + place] =
    (guint16) (c->placed[g * c->problem.n_places + place] + add);
  c->present[c->groups[g].side * c->problem.n_places + place] =
    (guint16) (c->present[c->groups[g].side * c->problem.n_places + place] + add);
}

static gboolean
fits_now (const Case *c, guint g, guint place)
{
  guint at = g * c->problem.n_places + place;
  guint base = c->groups[g].side * c->problem.n_places + place;

  return is_open_to (c, g, place) && c->present[base] < c->capacity[base] &&
         c->placed[at] < c->groups[g].at_most;
}

/* A place is a target exactly when everything can be placed after a unit has gone there. */
static void
test_targets (void)
{
  guint n_refused = 0;
  TcRng rng;

  tc_rng_init (&rng, 1942);
  for (guint i = 0; i < 60000; i++) {
    guint8 targets[PLACES];
    Case c;

    draw_case (&c, &rng);
    if (!can_complete (&c))
      continue;
    for (guint g = 0; g < c.problem.n_groups; g++) {
      if (c.groups[g].size == 0 || c.groups[g].needs_company)
        continue;
      g_assert_true (tc_setup_find_targets (&c.problem, g, c.memory, TC_SETUP_STEPS, targets));
      for (guint place = 0; place < c.problem.n_places; place++) {
        gboolean expected = fits_now (&c, g, place);

        if (expected) {
          place_one (&c, g, place, 1);
          expected = can_complete (&c);
          place_one (&c, g, place, -1);
          n_refused += !expected;
        }
        g_assert_cmpint (targets[place], ==, expected);
      }
    }
  }
  g_assert_cmpuint (n_refused, >, 200);
}

/* --- Conflicts --- */

static gboolean
has_rule (GArray *rules, TcSetupRuleKind kind)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, TcSetupRule, i).kind == kind)
      return TRUE;

  return FALSE;
}

static GArray *
find_conflict (Case *c)
{
  TcSetupVerdict verdict;
  GArray *rules = tc_setup_find_conflict (&c->problem, TC_SETUP_STEPS, &verdict);

  g_assert_cmpint (verdict, ==, TC_SETUP_IMPOSSIBLE);
  g_assert_nonnull (rules);

  return rules;
}

/* Three in each of four places with ten units. */
static void
test_conflict_supply (void)
{
  g_autoptr (GArray) rules = NULL;
  Case c;

  case_init (&c, 1, 4);
  c.groups[0].size = 10;
  c.groups[0].at_least = 3;
  rules = find_conflict (&c);
  g_assert_cmpuint (rules->len, ==, 2);
  g_assert_true (has_rule (rules, TC_SETUP_RULE_SUPPLY));
  g_assert_true (has_rule (rules, TC_SETUP_RULE_MINIMUM));
}

/* Nine units for three areas of three, where a fixed unit takes room; a fourth is not in the zone.
 */
static void
test_conflict_room (void)
{
  g_autoptr (GArray) rules = NULL;
  Case c;

  case_init (&c, 2, 4);
  for (guint place = 0; place < 4; place++)
    c.capacity[place] = 3;
  c.allowed[3] = c.allowed[7] = FALSE;
  c.present[1] = 1;
  c.groups[0].size = 5;
  c.groups[1].size = 4;
  rules = find_conflict (&c);
  g_assert_cmpuint (rules->len, ==, 6);
  g_assert_true (has_rule (rules, TC_SETUP_RULE_DEMAND));
  g_assert_true (has_rule (rules, TC_SETUP_RULE_ZONE));
  g_assert_true (has_rule (rules, TC_SETUP_RULE_CAPACITY));
  g_assert_true (has_rule (rules, TC_SETUP_RULE_PRESENT));
}

static void
test_conflict_company (void)
{
  g_autoptr (GArray) rules = NULL;
  Case c;

  case_init (&c, 1, 2);
  c.groups[0].size = 1;
  c.groups[0].needs_company = TRUE;
  rules = find_conflict (&c);
  g_assert_true (has_rule (rules, TC_SETUP_RULE_COMPANY));
  g_assert_true (has_rule (rules, TC_SETUP_RULE_DEMAND));
  g_assert_cmpuint (rules->len, ==, 2);
}

/* Each rule of a conflict is needed for it: without any one the rest can hold. Supply and demand
 * cannot be taken away from the outside, so they are not tried. */
static void
drop_rule (Case *c, const TcSetupRule *rule)
{
  guint n = c->problem.n_places;

  switch (rule->kind) {
  case TC_SETUP_RULE_MINIMUM:
    c->groups[rule->group].at_least = 0;
    break;
  case TC_SETUP_RULE_MAXIMUM:
    c->groups[rule->group].at_most = TC_SETUP_NO_LIMIT;
    break;
  case TC_SETUP_RULE_CAPACITY:
    memset (c->capacity + rule->side * n, 0xff, n * sizeof (guint16));
    break;
  case TC_SETUP_RULE_CLOSED:
    memset (c->closed + rule->side * n, 0, n);
    break;
  case TC_SETUP_RULE_PRESENT:
    c->present[rule->side * n + rule->place] = 0;
    break;
  case TC_SETUP_RULE_EXCLUSIVE:
    c->problem.exclusive = FALSE;
    break;
  case TC_SETUP_RULE_COMPANY:
    memset (c->open_base, TRUE, sizeof c->open_base);
    break;
  case TC_SETUP_RULE_SUPPLY:
  case TC_SETUP_RULE_DEMAND:
  case TC_SETUP_RULE_ZONE:
    break;
  }
}

static void
test_conflict_random (void)
{
  guint n_tried = 0;
  TcRng rng;

  tc_rng_init (&rng, 1943);
  for (guint i = 0; i < 6000; i++) {
    g_autoptr (GArray) rules = NULL;
    Case c;

    draw_case (&c, &rng);
    if (can_complete (&c))
      continue;
    rules = find_conflict (&c);
    g_assert_cmpuint (rules->len, >, 0);
    /* With a conflict of one kind only nothing else can be in the way. */
    for (guint k = 0; k < rules->len && rules->len <= 2; k++) {
      const TcSetupRule *rule = &g_array_index (rules, TcSetupRule, k);
      g_autoptr (GArray) rest = NULL;
      TcSetupVerdict verdict;
      Case copy = c;

      copy.problem.groups = copy.groups;
      copy.problem.allowed = copy.allowed;
      copy.problem.placed = copy.placed;
      copy.problem.capacity = copy.capacity;
      copy.problem.present = copy.present;
      copy.problem.closed = copy.closed;
      copy.problem.open_base = copy.open_base;
      drop_rule (&copy, rule);
      if (rule->kind <= TC_SETUP_RULE_DEMAND || rule->kind == TC_SETUP_RULE_ZONE)
        continue;
      rest = tc_setup_find_conflict (&copy.problem, TC_SETUP_STEPS, &verdict);
      n_tried++;
      /* What still conflicts is another conflict. */
      g_assert_true (rest == NULL || rest->len != rules->len ||
                     memcmp (rest->data, rules->data, rest->len * sizeof (TcSetupRule)) != 0);
    }
  }
  g_assert_cmpuint (n_tried, >, 500);
}

/* --- Budget --- */

static void
test_undecided (void)
{
  TcSetupVerdict verdict;
  Case c;

  case_init (&c, 1, 4);
  c.groups[0].size = 3;
  g_assert_cmpint (tc_setup_feasible (&c.problem, c.memory, 0), ==, TC_SETUP_UNDECIDED);
  g_assert_null (tc_setup_find_conflict (&c.problem, 0, &verdict));
  g_assert_cmpint (verdict, ==, TC_SETUP_UNDECIDED);
  g_assert_cmpint (judge (&c), ==, TC_SETUP_POSSIBLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/setup/random", test_random);
  g_test_add_func ("/rules/setup/targets", test_targets);
  g_test_add_func ("/rules/setup/conflict/supply", test_conflict_supply);
  g_test_add_func ("/rules/setup/conflict/room", test_conflict_room);
  g_test_add_func ("/rules/setup/conflict/company", test_conflict_company);
  g_test_add_func ("/rules/setup/conflict/random", test_conflict_random);
  g_test_add_func ("/rules/setup/undecided", test_undecided);

  return g_test_run ();
}
