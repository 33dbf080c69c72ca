/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

static void
test_list (void)
{
  const TcSystem *const *systems = tc_systems_list ();

  g_assert_nonnull (systems[0]);
  for (guint i = 0; systems[i] != NULL; i++) {
    g_assert_cmpuint (strlen (systems[i]->id), >, 0);
    g_assert_cmpuint (strlen (systems[i]->title), >, 0);
    g_assert_cmpstr (systems[i]->schema->system, ==, systems[i]->id);
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (systems[i]->id, !=, systems[k]->id);
  }
}

/* Names are found by how they begin, and some begin alike. */
static void
test_attributes_are_found (void)
{
  const TcSystem *const *systems = tc_systems_list ();
  guint n_long = 0;

  for (guint i = 0; systems[i] != NULL; i++)
    for (guint k = 0; k < systems[i]->schema->n_elements; k++) {
      const TcSchemaContent *content = systems[i]->schema->elements[k]->content;

      for (guint a = 0; a < content->n_attributes; a++) {
        const char *name = content->attributes[a].name;
        g_autofree char *more = g_strconcat (name, "~", NULL);
        g_autofree char *less = g_strndup (name, strlen (name) - 1);

        g_assert_true (tc_schema_content_find_attribute (content, name) == &content->attributes[a]);
        g_assert_null (tc_schema_content_find_attribute (content, more));
        g_assert_true (tc_schema_content_find_attribute (content, less) != &content->attributes[a]);
        n_long += strlen (name) > 8;
      }
    }
  g_assert_cmpuint (n_long, >, 0);
}

/* What systems bring stands beside core's own, sorted and without a code twice. */
static void
test_codes (void)
{
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *lower = g_ascii_strdown (codes[i]->code, -1);

    g_assert_true (tc_systems_find_code (lower) == codes[i]);
    if (i > 0)
      g_assert_cmpstr (codes[i - 1]->code, <, codes[i]->code);
  }
  g_assert_nonnull (tc_systems_find_code ("XML012"));
  g_assert_nonnull (tc_systems_find_code ("DCK001"));
  g_assert_null (tc_code_lookup ("DCK001"));
  g_assert_null (tc_systems_find_code ("XML999"));
}

/* Whoever sees a die was told that there are some; cards are drawn without one. */
static void
test_dice (void)
{
  guint n = 0;
  const TcTestCase *cases = tc_test_cases (&n);
  guint n_without = 0;

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcRuleset) ruleset = tc_test_load (cases[i].file);
    guint setup = tc_test_find_setup (ruleset, cases[i].setup);
    g_autoptr (TcGame) game = tc_game_new (ruleset, setup, 1);
    gboolean throws_dice = tc_rules_throws_dice (ruleset);
    guint n_dice = 0;
    TcRng rng;

    n_without += !throws_dice;
    tc_rng_init (&rng, 1);
    tc_test_play_random (game, &rng, 60);
    for (gint move = -1; !throws_dice && move < (gint) tc_game_get_n_moves (game); move++) {
      tc_game_get_dice (game, move, &n_dice);
      g_assert_cmpuint (n_dice, ==, 0);
    }
    g_assert_true (throws_dice || strcmp (cases[i].system, "betrayal-1940") != 0);
  }
  g_assert_cmpuint (n_without, >, 0);
}

/* Where a piece may be dragged there is a place on the board to drag it to. */
static guint
check_drags (TcGame *game)
{
  const TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autoptr (TcView) view =
    tc_rules_view (ruleset, tc_game_get_state (game), tc_game_get_state (game)->actor);
  guint n, n_drags = 0;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    if (!tc_ruleset_get_system (ruleset)->verbs[moves[i].move.verb].is_drag)
      continue;
    n_drags++;
    g_test_message ("%s", moves[i].text);
    g_assert_true (tc_view_find_container (view, moves[i].target) != NULL ||
                   tc_view_find_token (view, moves[i].target) != NULL ||
                   tc_view_find_container (view, moves[i].onto) != NULL);
  }

  return n_drags;
}

static void
test_drags (void)
{
  guint n = 0, n_drags = 0;
  const TcTestCase *cases = tc_test_cases (&n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcRuleset) ruleset = NULL;
    g_autoptr (TcGame) game = NULL;
    TcRng rng;

    if (!cases[i].is_first)
      continue;
    ruleset = tc_test_load (cases[i].file);
    game = tc_game_new (ruleset, tc_test_find_setup (ruleset, cases[i].setup), 1);
    tc_rng_init (&rng, 1);
    for (guint k = 0; k < 200 && !tc_game_is_over (game); k++) {
      n_drags += check_drags (game);
      tc_test_play_random (game, &rng, 1);
    }
  }
  g_assert_cmpuint (n_drags, >, 0);
}

static void
test_schemas (void)
{
  const TcSystem *const one[] = { &tc_mini_system, NULL };
  g_autofree const TcSchema **own = tc_systems_dup_schemas (one);
  g_autofree const TcSchema **shipped = tc_systems_dup_schemas (NULL);
  guint n = 0;

  g_assert_true (own[0] == tc_mini_system.schema && own[1] == NULL);
  for (; shipped[n] != NULL; n++)
    g_assert_true (shipped[n] == tc_systems_list ()[n]->schema);
  g_assert_null (tc_systems_list ()[n]);
}

static gboolean
is_in_any_phase (const TcSystem *system, guint verb)
{
  for (guint i = 0; i < system->n_decisions; i++)
    if (system->decisions[i].phase == TC_PHASE_ANY && (system->decisions[i].verbs >> verb & 1))
      return TRUE;

  return FALSE;
}

/* A table of decisions is sorted, complete and without contradiction. */
static void
check_decisions (const TcSystem *system)
{
  guint64 known = 0;

  g_assert_cmpuint (system->n_verbs, <=, 64);
  for (guint i = 0; i < system->n_decisions; i++) {
    const TcDecision *decision = &system->decisions[i];
    const TcDecision *before = i > 0 ? decision - 1 : NULL;

    known |= decision->verbs;
    g_assert_cmpuint (decision->verbs, !=, 0);
    g_assert_nonnull (decision->check);
    g_assert_nonnull (decision->apply);
    g_assert_true (decision->phase < system->n_phases || decision->phase == TC_PHASE_ANY);
    g_assert_true (decision->list == NULL || decision->phase != TC_PHASE_ANY);
    if (before == NULL)
      continue;
    g_assert_cmpuint (before->phase, <=, decision->phase);
    /* The verbs of the row before are all smaller. */
    if (before->phase == decision->phase)
      g_assert_cmpuint (before->verbs, <, decision->verbs & -decision->verbs);
  }
  g_assert_cmpuint (known, ==, TC_VERB_BIT (system->n_verbs) - 1);
  for (guint i = 0; i < system->n_verbs; i++)
    g_assert_cmpint (system->verbs[i].is_record, ==, is_in_any_phase (system, i));
}

static void
test_decisions (void)
{
  g_autofree const TcSystem **systems = tc_test_systems ();

  for (guint i = 0; systems[i] != NULL; i++)
    check_decisions (systems[i]);
}

static void
test_good (void)
{
  g_autofree char *text = tc_test_dup_text (MINI, NULL, NULL);
  g_autoptr (TcBuild) build = tc_test_build_text (text);

  g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), ==, 0);
  g_assert_nonnull (tc_build_get_scenario (build));
  g_assert_nonnull (tc_build_get_ruleset (build));
  g_assert_cmpstr (tc_source_get_name (tc_build_get_source (build)), ==, "test.scenario.xml");
  g_assert_true (tc_ruleset_get_scenario (tc_build_get_ruleset (build)) ==
                 tc_build_get_scenario (build));
}

/* What is wrong, and how far the build still comes. */
typedef struct {
  const char *name;
  const char *from;
  const char *to;
  const char *code; /* a finding of this code is there */
  gboolean has_scenario;
} BadCase;

static const BadCase bad_cases[] = {
  { "not-well-formed", "</scenario>", "", "XML", FALSE },
  { "schema", "rounds=\"3\"", "rounds=\"three\"", "SCH", TRUE },
  { "reference", "tile=\"crossing\" rounds=\"3\"", "tile=\"croissant\" rounds=\"3\"", "REF", TRUE },
  { "system", "id=\"lamp-1\"", "id=\"bend-1\"", "SYS001", TRUE },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *of = data;
  g_autofree char *text = tc_test_dup_text (MINI, of->from, of->to);
  g_autoptr (TcBuild) build = tc_test_build_text (text);
  TcReport *report = tc_build_get_report (build);
  gboolean is_found = FALSE;

  for (guint i = 0; i < tc_report_get_n (report); i++)
    is_found |= g_str_has_prefix (tc_report_get (report, i)->code, of->code);
  g_assert_true (is_found);
  g_assert_null (tc_build_get_ruleset (build));
  g_assert_cmpint (tc_build_get_scenario (build) != NULL, ==, of->has_scenario);
}

static void
test_empty (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("empty.scenario.xml", "");
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);

  g_assert_null (tc_build_get_scenario (build));
  g_assert_null (tc_build_get_ruleset (build));
  g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), >, 0);
}

/* The shipped list does not know the test system. */
static void
test_unknown_system (void)
{
  g_autofree char *text = tc_test_dup_text (MINI, NULL, NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("mini.scenario.xml", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);

  g_assert_null (tc_build_get_scenario (build));
  g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/list", test_list);
  g_test_add_func ("/systems/attributes-are-found", test_attributes_are_found);
  g_test_add_func ("/systems/codes", test_codes);
  g_test_add_func ("/systems/schemas", test_schemas);
  g_test_add_func ("/systems/dice", test_dice);
  g_test_add_func ("/systems/drags", test_drags);
  g_test_add_func ("/systems/decisions", test_decisions);
  g_test_add_func ("/systems/build/good", test_good);
  g_test_add_func ("/systems/build/empty", test_empty);
  g_test_add_func ("/systems/build/unknown-system", test_unknown_system);
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/systems/build/bad/%s", bad_cases[i].name);

    g_test_add_data_func (path, &bad_cases[i], test_bad);
  }

  return g_test_run ();
}
