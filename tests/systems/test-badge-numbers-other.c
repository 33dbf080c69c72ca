/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "badge-numbers.h"
#include "scenario/tc-changed-rules.h"

/* All at once: a city in which everything is another than in the rulebook. */

/* -- All at once -- */

static gboolean
is_listed (GArray *rules, const TcSchemaAttribute *attribute)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, TcHouseRule, i).attribute == attribute)
      return TRUE;

  return FALSE;
}

/* What the rulebook does not have at all, and the fixture neither. */
static gboolean
is_extra (const TcSchemaElement *element)
{
  return g_strcmp0 (element->role, "sequence-place") == 0 ||
         g_strcmp0 (element->role, "fixed-role") == 0;
}

/* The fixture has another value for everything that the rulebook states, and says so. */
static void
test_house_rules (void)
{
  g_autofree char *text = tc_test_dup_text (NUMBERS_OTHER, NULL, NULL);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcScenario *scenario = tc_build_get_scenario (build);
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);
  guint n = 0;

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint j = 0; j < content->n_attributes; j++) {
      if (content->attributes[j].printed == NULL || is_extra (schema->elements[i]))
        continue;
      if (!is_listed (rules, &content->attributes[j]))
        g_test_message ("%s %s", schema->elements[i]->name, content->attributes[j].name);
      g_assert_true (is_listed (rules, &content->attributes[j]));
      n++;
    }
  }
  g_assert_cmpuint (n, >=, 20);
  n = 0;
  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *line = tc_changed_rule_dup_text (&g_array_index (rules, TcHouseRule, i));

    n += strcmp (line, "setup three, dirty: 2 (as printed: 1)") == 0 ||
         strcmp (line, "setup five, dirty: 2 (as printed: 1)") == 0 ||
         strcmp (line, "sequence most: 3 (as printed: none)") == 0;
  }
  g_assert_cmpuint (n, ==, 3);
}

/* What it does not have is a house rule wherever it is. */
static void
test_extras (void)
{
  static const struct {
    const char *from;
    const char *to;
    const char *line;
  } extras[] = {
    { "<rules/>",
      "<rules><sequence then=\"stop\"><place search=\"true\"/><place patrol=\"true\"/></sequence>"
      "</rules>",
      "place of the sequence patrol: true (as printed: false)" },
    { "<setup id=\"four\" name=\"Four players\" players=\"4\"/>",
      "<setup id=\"four\" name=\"Four players\" players=\"4\">"
      "<role player=\"casey\" cop=\"dirty\"/></setup>",
      "fixed role casey, cop: dirty (as printed: none)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (extras); i++) {
    g_autofree char *text =
      tc_test_dup_text ("scenarios/badge/badge.scenario.xml", extras[i].from, extras[i].to);
    g_autoptr (TcBuild) build = tc_test_build_text (text);
    g_autoptr (GArray) rules = tc_scenario_list_house_rules (tc_build_get_scenario (build));
    guint n = 0;

    for (guint j = 0; j < rules->len; j++) {
      g_autofree char *line = tc_changed_rule_dup_text (&g_array_index (rules, TcHouseRule, j));

      g_test_message ("%s", line);
      n += strcmp (line, extras[i].line) == 0;
    }
    g_assert_cmpuint (n, ==, 1);
  }
}

static void
check_counts (Numbers *table)
{
  const BadgeRules *rules = table->rules;
  const BadgeState *state = &table->state;

  for (guint i = 0; i < rules->n_cards; i++) {
    guint n = badge_deck (state)[i] + badge_discards (state)[i];

    for (guint seat = 0; seat < state->n_seats; seat++)
      n += badge_hand (state, seat)[i];
    for (guint k = 0; k < state->n_laid; k++)
      n += badge_get_laid (state, k) == i ? badge_count_laid (state, k) : 0;
    g_assert_cmpuint (n, ==, rules->cards[i].copies);
  }
  for (guint i = 0; i < rules->n_tiles; i++) {
    guint n = 0;

    for (guint cell = 0; cell < rules->n_cells; cell++)
      n += badge_get_kind (state, cell) == i + 1;
    g_assert_cmpuint (n, ==, rules->tiles[i].copies);
  }
}

static void
test_other (void)
{
  g_auto (Numbers) table = { 0 };
  guint n_stopped = 0;
  guint n_caught = 0;
  guint n_escaped = 0;

  table.ruleset = tc_test_load (NUMBERS_OTHER);
  table.rules = tc_ruleset_get_data (table.ruleset);
  for (table.setup = 0; table.setup < tc_ruleset_get_n_setups (table.ruleset); table.setup++) {
    for (guint seed = 1; seed <= 3 * NUMBERS_SEEDS; seed++) {
      numbers_count_turns (&table, seed);
      check_counts (&table);
      n_stopped += table.state.is_stopped;
      n_caught += badge_count_fate (table.rules, &table.state, BADGE_CAUGHT);
      n_escaped += badge_count_fate (table.rules, &table.state, BADGE_ESCAPED);
      g_assert_cmpuint (table.state.good_points % 2, ==, 0);
    }
  }
  g_assert_cmpuint (n_caught, >, 0);
  g_assert_cmpuint (n_escaped, >, 0);
  g_assert_cmpuint (n_stopped, >, 0);
}

static const NumbersTest tests[] = {
  { "house-rules", test_house_rules },
  { "extras", test_extras },
  { "other", test_other },
};

int
main (int argc, char **argv)
{
  return numbers_main (argc, argv, tests, G_N_ELEMENTS (tests));
}
