/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "../systems/mini/tc-mini.h"
#include "tc-test-play.h"

/* The test system with a fault planted in its rules, so that some data or all make games that come
 * to nothing. */

#define MINI  "tests/systems/mini/mini.scenario.xml"
#define GAMES 6u
#define SMALL 60u

/* -- Faults -- */

/* Nobody may pass: where nothing else can be done, there is a dead end. That needs data with more
 * rounds than cards. */
static TcDecision without_pass[MINI_N_DECISIONS];

static TcSystem
make_dead_end (void)
{
  TcSystem system = tc_mini_system;
  guint n = 0;

  for (guint i = 0; i < tc_mini_system.n_decisions; i++)
    if (tc_mini_system.decisions[i].verbs != TC_VERB_BIT (MINI_PASS))
      without_pass[n++] = tc_mini_system.decisions[i];
  g_assert_cmpuint (n, ==, tc_mini_system.n_decisions - 1);
  system.decisions = without_pass;
  system.n_decisions = n;

  return system;
}

static void
never_end (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  ((MiniState *) state)->rounds_left = 9;
}

static TcSystem
make_endless (void)
{
  TcSystem system = tc_mini_system;

  system.advance = never_end;

  return system;
}

/* From the second turn on a player decides who does not take part. */
static void
ask_nobody (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  if (state->turn >= 2 && state->actor != TC_SEAT_NONE)
    state->actor = 7;
}

static void
go_back (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  if (state->turn >= 2)
    state->turn = 0;
}

static TcSystem
make_broken (void (*advance) (const TcRuleset *, TcState *, TcEvents *))
{
  TcSystem system = tc_mini_system;

  system.advance = advance;

  return system;
}

/* -- Trying -- */

typedef struct {
  guint n_kept;
  char *replay; /* the last one */
  guint n_progress;
  guint last_done;
  GCancellable *cancellable; /* cancelled at the first progress when not NULL */
} Kept;

static char *
keep_cb (const char *setup, guint game, const char *code, const char *replay, gpointer data)
{
  Kept *kept = data;

  kept->n_kept++;
  g_free (kept->replay);
  kept->replay = g_strdup (replay);

  return g_strdup_printf ("%s-%u.replay", setup, game);
}

static void
progress_cb (guint n_done, guint n_games, gpointer data)
{
  Kept *kept = data;

  kept->n_progress++;
  kept->last_done = n_done;
  g_assert_cmpuint (n_done, <=, n_games);
  if (kept->cancellable != NULL)
    g_cancellable_cancel (kept->cancellable);
}

static TcBuild *
build_mini (const TcSystem *system)
{
  const TcSystem *const systems[] = { system, NULL };
  g_autofree char *text = tc_test_dup_text (MINI, NULL, NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("mini.scenario.xml", text);

  return tc_build_new (source, systems);
}

static gboolean
try_system (const TcSystem *system, guint max_decisions, Kept *kept, TcReport *report)
{
  g_autoptr (TcBuild) build = build_mini (system);
  TcTrialPlan plan = { GAMES, 1, max_decisions, keep_cb, progress_cb, kept };

  g_assert_nonnull (tc_build_get_ruleset (build));

  return tc_trial_run (build, &plan, kept->cancellable, report);
}

static const TcFinding *
find (TcReport *report, const char *code, const char *path)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (strcmp (finding->code, code) == 0 && strcmp (finding->path, path) == 0)
      return finding;
  }

  return NULL;
}

static void
test_fine (void)
{
  g_autoptr (TcReport) report = tc_report_new ();
  Kept kept = { 0 };

  g_assert_true (try_system (&tc_mini_system, 0, &kept, report));
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_cmpuint (kept.n_kept, ==, 0);
  g_assert_cmpuint (kept.last_done, ==, 3 * GAMES);
}

/* Only the longest setup runs out of things to do; its replay plays to that very place. */
static void
test_dead_end (void)
{
  TcSystem system = make_dead_end ();
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcBuild) build = build_mini (&system);
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };
  Kept kept = { 0 };
  const TcFinding *finding;
  guint n;

  g_assert_true (try_system (&system, 0, &kept, report));
  finding = find (report, "PLY001", "setup[long]");
  g_assert_nonnull (finding);
  g_assert_cmpstr (finding->message, ==,
                   "1 of 6 games of \"Eight Rounds\" come to a position without a legal move");
  g_assert_cmpstr (finding->why, ==, "Game 4 does. Its replay is in long-4.replay.");
  g_assert_cmpuint (finding->line, ==, 47);
  g_assert_null (find (report, "PLY001", "setup[short]"));
  g_assert_cmpuint (kept.n_kept, ==, tc_report_get_n (report));

  game = tc_replay_play (tc_build_get_ruleset (build), kept.replay, &divergence);
  g_assert_nonnull (game);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  g_assert_false (tc_game_is_over (game));
  tc_game_get_moves (game, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_divergence_clear (&divergence);
  g_free (kept.replay);
}

static void
test_endless (void)
{
  TcSystem system = make_endless ();
  g_autoptr (TcReport) report = tc_report_new ();
  Kept kept = { 0 };

  g_assert_true (try_system (&system, SMALL * 10, &kept, report));
  g_assert_cmpuint (tc_report_get_n (report), ==, 3);
  for (guint i = 0; i < 3; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_assert_cmpstr (finding->code, ==, "PLY003");
    g_assert_nonnull (strstr (finding->message, "6 of 6 games of"));
    g_assert_nonnull (strstr (finding->message, "are not over after 600 decisions"));
  }
  g_free (kept.replay);
}

static void
test_broken (void)
{
  static const struct {
    void (*advance) (const TcRuleset *, TcState *, TcEvents *);
    const char *what;
  } cases[] = {
    { ask_nobody, "the player to decide does not take part" },
    { go_back, "the turn has gone back" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcSystem system = make_broken (cases[i].advance);
    g_autoptr (TcReport) report = tc_report_new ();
    Kept kept = { 0 };

    g_assert_true (try_system (&system, 0, &kept, report));
    g_assert_cmpuint (tc_report_get_n (report), ==, 3);
    g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "PLY002");
    g_assert_nonnull (strstr (tc_report_get (report, 0)->message, cases[i].what));
    g_assert_nonnull (strstr (kept.replay, "> "));
    g_free (kept.replay);
  }
}

/* What was found before stays; nothing is made up. */
static void
test_cancelled (void)
{
  TcSystem system = make_endless ();
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Kept kept = { .cancellable = cancellable };

  g_assert_false (try_system (&system, 0, &kept, report));
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_cmpuint (kept.last_done, ==, 0);
}

/* The same games twice, in the same words. */
static void
test_again (void)
{
  TcSystem system = make_dead_end ();
  Kept kept[2] = { { 0 }, { 0 } };

  for (guint i = 0; i < 2; i++) {
    g_autoptr (TcReport) report = tc_report_new ();

    g_assert_true (try_system (&system, 0, &kept[i], report));
  }
  g_assert_cmpuint (kept[0].n_kept, ==, kept[1].n_kept);
  g_assert_cmpstr (kept[0].replay, ==, kept[1].replay);
  for (guint i = 0; i < 2; i++)
    g_free (kept[i].replay);
}

/* What has errors is not played. */
static void
test_unplayable (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("bad.scenario.xml", "<scenario>");
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  g_autoptr (TcReport) report = tc_report_new ();
  TcTrialPlan plan = { .n_games = 3 };

  g_assert_true (tc_trial_run (build, &plan, NULL, report));
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/trial/fine", test_fine);
  g_test_add_func ("/play/trial/dead-end", test_dead_end);
  g_test_add_func ("/play/trial/endless", test_endless);
  g_test_add_func ("/play/trial/broken", test_broken);
  g_test_add_func ("/play/trial/cancelled", test_cancelled);
  g_test_add_func ("/play/trial/again", test_again);
  g_test_add_func ("/play/trial/unplayable", test_unplayable);

  return g_test_run ();
}
