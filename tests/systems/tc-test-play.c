/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-play.h"

#include <string.h>

char *
tc_test_dup_path (const char *file)
{
  return g_build_filename (TC_TEST_SOURCE_ROOT, file, NULL);
}

static TcBuild *
build_source (TcSource *source)
{
  g_autofree const TcSystem **systems = tc_test_systems ();

  return tc_build_new (source, systems);
}

TcRuleset *
tc_test_load (const char *file)
{
  g_autofree char *path = tc_test_dup_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  g_autoptr (TcBuild) build = NULL;

  g_assert_no_error (error);
  build = build_source (source);
  for (guint i = 0; i < tc_report_get_n (tc_build_get_report (build)); i++) {
    const TcFinding *finding = tc_report_get (tc_build_get_report (build), i);

    if (finding->severity == TC_SEVERITY_ERROR)
      g_error ("%s:%u: %s %s", file, finding->line, finding->code, finding->message);
  }
  g_assert_nonnull (tc_build_get_ruleset (build));

  return tc_ruleset_ref (tc_build_get_ruleset (build));
}

TcBuild *
tc_test_build_text (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.scenario.xml", text);

  return build_source (source);
}

TcBuild *
tc_test_build_with (TcRuleset *ruleset, const TcOperation *operation)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);
  g_autoptr (TcSource) text = NULL;

  g_assert_no_error (error);
  text = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);

  return tc_test_build_text (tc_source_get_text (text, NULL));
}

char *
tc_test_dup_text (const char *file, const char *from, const char *to)
{
  g_autofree char *path = tc_test_dup_path (file);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) changed = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  if (from == NULL)
    return g_steal_pointer (&text);

  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, from, to, 0), >, 0);

  return g_strdup (changed->str);
}

guint
tc_test_find_setup (TcRuleset *ruleset, const char *id)
{
  gint setup = tc_ruleset_find_setup (ruleset, id);

  g_assert_cmpint (setup, >=, 0);

  return (guint) setup;
}

TcState *
tc_test_state_new (TcRuleset *ruleset, guint setup, guint64 seed)
{
  TcState *state = g_malloc (tc_ruleset_get_state_size (ruleset));

  tc_rules_init (ruleset, setup, seed, state, NULL);

  return state;
}

TcState *
tc_test_state_copy (TcRuleset *ruleset, const TcState *state)
{
  return g_memdup2 (state, tc_ruleset_get_state_size (ruleset));
}

void
tc_test_apply_text (TcGame *game, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  TcMove move = { 0 };

  if (!tc_move_parse (tc_game_get_ruleset (game), text, &move, &problem))
    g_error ("%s: %s", text, problem);
  tc_game_apply (game, &move, &error);
  g_assert_no_error (error);
}

void
tc_test_play_random (TcGame *game, TcRng *rng, guint max)
{
  for (guint i = 0; i < max && !tc_game_is_over (game); i++) {
    g_autoptr (GError) error = NULL;
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);

    g_assert_cmpuint (n, >, 0);
    tc_game_apply (game, &moves[tc_rng_below (rng, n)], &error);
    g_assert_no_error (error);
  }
}

guint64
tc_test_final_hash (TcRuleset *ruleset, guint setup, guint64 seed)
{
  g_autofree TcState *state = tc_test_state_new (ruleset, setup, seed);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const TcBot *bots[TC_MAX_SEATS];
  TcRng rng;

  for (guint i = 0; i < TC_MAX_SEATS; i++)
    bots[i] = tc_bot_find (ruleset, "random");
  /* Any stream but the game's own. */
  tc_rng_init (&rng, seed ^ G_GUINT64_CONSTANT (0x5bd1e995));
  tc_bot_play (desk, state, bots, &rng, 0);

  return tc_rules_hash (ruleset, state);
}

guint
tc_test_read_number (const char *variable, const char *argument, guint otherwise)
{
  const char *text = argument != NULL ? argument : g_getenv (variable);
  guint64 n = otherwise;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &n, NULL))
    g_error ("%s: \"%s\" is no number", variable, text);

  return (guint) n;
}

void
tc_test_check_findings (TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_assert_cmpuint (finding->span.start, <=, finding->span.end);
    g_assert_cmpuint (finding->span.end, <=, tc_source_get_length (finding->source));
    for (guint k = 0; finding->related != NULL && k < finding->related->len; k++) {
      const TcRelated *related = &g_array_index (finding->related, TcRelated, k);

      g_assert_cmpuint (related->span.end, <=, tc_source_get_length (related->source));
    }
    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++) {
      const TcFix *fix = &g_array_index (finding->fixes, TcFix, k);
      g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);

      g_assert_nonnull (fixed);
    }
  }
}
