/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-logic.h"

#include "effects-fixture.h"

/* The logic of conditions, with facts that are as simple as can be: players have a status or not.
 */

typedef struct {
  TcNode status;
  gboolean is_negated;
} Fact;

typedef struct {
  TcLogic logic;
} Statuses;

static gboolean
read_fact (gpointer data, TcNode node, gboolean is_negated, GPtrArray *terms, gboolean *out_ok)
{
  Statuses *statuses = data;
  TcScenario *scenario = statuses->logic.scenario;
  Fact fact = { .is_negated = is_negated };

  if (g_str_equal (tc_scenario_get_name (scenario, node), "turn")) {
    *out_ok = FALSE; /* not known here */
    return TRUE;
  }
  if (!g_str_equal (tc_scenario_get_name (scenario, node), "is"))
    return FALSE;
  fact.status = tc_scenario_get_ref (scenario, node, "status");
  tc_logic_add_fact (&statuses->logic, terms, &fact);

  return TRUE;
}

static gboolean
contradicts (gpointer data, const GArray *term)
{
  for (guint i = 0; i < term->len; i++) {
    const Fact *fact = &g_array_index (term, Fact, i);

    for (guint k = 0; k < i; k++) {
      const Fact *other = &g_array_index (term, Fact, k);

      if (fact->status == other->status && fact->is_negated != other->is_negated)
        return TRUE;
    }
  }

  return FALSE;
}

#define IS(status) "<is player='acting' status='" status "'/>"
#define NOT(what)  "<none>" what "</none>"

typedef struct {
  const char *name;
  const char *conditions; /* all of them */
  gboolean can_never;
  gboolean holds_always;
} LogicCase;

static const LogicCase cases[] = {
  { "one", IS ("a"), FALSE, FALSE },
  { "two", IS ("a") IS ("b"), FALSE, FALSE },
  { "contradiction", IS ("a") NOT (IS ("a")), TRUE, FALSE },
  { "excluded-middle", "<any>" IS ("a") NOT (IS ("a")) "</any>", FALSE, TRUE },
  { "none-of-both", NOT (IS ("a") NOT (IS ("a"))), TRUE, FALSE },
  { "not-a-contradiction", NOT ("<all>" IS ("a") NOT (IS ("a")) "</all>"), FALSE, TRUE },
  { "either-way-out", "<any>" IS ("a") IS ("b") "</any>" NOT (IS ("a")), FALSE, FALSE },
  { "no-way-out", "<any>" IS ("a") IS ("b") "</any>" NOT (IS ("a") IS ("b")), TRUE, FALSE },
  { "deep",
    IS ("a") "<any><all>" IS ("b") NOT (IS ("b")) "</all><all>" IS ("c")
      NOT ("<any>" IS ("a") IS ("b") "</any>") "</all></any>",
    TRUE, FALSE },
  { "always-in-four",
    "<any><all>" IS ("a") IS ("b") "</all><all>" IS ("a")
      NOT (IS ("b")) "</all>" NOT (IS ("a")) "</any>",
    FALSE, TRUE },
  { "unknown", IS ("a") NOT (IS ("a")) "<turn at-least='2'/>", FALSE, FALSE },
  { "too-many",
    "<any>" IS ("a") IS ("b") IS ("c") "</any><any>" IS ("a") IS ("b")
      IS ("c") "</any><any>" IS ("a") IS ("b") IS ("c") "</any><any>" IS ("a") IS ("b")
        IS ("c") "</any><any>" IS ("a") IS ("b") IS ("c") "</any>" NOT (IS ("a") IS ("b") IS ("c")),
    FALSE, FALSE },
};

static void
test_case (gconstpointer data)
{
  const LogicCase *each = data;
  g_autofree char *event = g_strdup_printf (
    "<if><when>%s</when><then><shift track='level' by='1'/></then></if>", each->conditions);
  g_autofree char *text = fixture_dup_text (event);
  g_auto (GStrv) parts = g_strsplit (text, "<deck ", 2);
  g_autofree char *whole = g_strconcat (
    parts[0], "<status id='a' name='A'/><status id='b' name='B'/><status id='c' name='C'/>",
    "<deck ", parts[1], NULL);
  g_autoptr (TcRuleset) ruleset = trial_load (whole);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode when = tc_scenario_find_by_role (scenario, "conditions", TC_NODE_NONE);
  Statuses statuses = { 0 };

  statuses.logic = (TcLogic){ .scenario = scenario,
                              .fact_size = sizeof (Fact),
                              .data = &statuses,
                              .read = read_fact,
                              .contradicts = contradicts };
  g_assert_cmpint (tc_logic_can_never (&statuses.logic, when), ==, each->can_never);
  g_assert_cmpint (tc_logic_holds_always (&statuses.logic, when), ==, each->holds_always);
}

/* Two conditions that cannot hold together, though each can. */
static void
test_and (void)
{
  static const char *const parts[] = { IS ("a"), NOT (IS ("a")) };
  g_autofree char *event = g_strdup_printf (
    "<if><when>%s%s</when><then><shift track='level' by='1'/></then></if>", parts[0], parts[1]);
  g_autofree char *text = fixture_dup_text (event);
  g_auto (GStrv) halves = g_strsplit (text, "<deck ", 2);
  g_autofree char *whole =
    g_strconcat (halves[0], "<status id='a' name='A'/>", "<deck ", halves[1], NULL);
  g_autoptr (TcRuleset) ruleset = trial_load (whole);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode when = tc_scenario_find_by_role (scenario, "conditions", TC_NODE_NONE);
  TcNode first = tc_scenario_get_first_child (scenario, when);
  TcNode second = tc_scenario_get_next_sibling (scenario, first);
  g_autoptr (GPtrArray) both = NULL;
  Statuses statuses = { 0 };

  statuses.logic = (TcLogic){ .scenario = scenario,
                              .fact_size = sizeof (Fact),
                              .data = &statuses,
                              .read = read_fact,
                              .contradicts = contradicts };
  both = tc_logic_and (&statuses.logic, tc_logic_read (&statuses.logic, first, FALSE),
                       tc_logic_read (&statuses.logic, second, FALSE));
  g_assert_true (tc_logic_is_impossible (&statuses.logic, both));
  g_assert_false (tc_logic_is_impossible (&statuses.logic, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/effects/logic/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/effects/logic/and", test_and);

  return g_test_run ();
}
