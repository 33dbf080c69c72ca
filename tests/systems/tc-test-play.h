/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-test-systems.h"

G_BEGIN_DECLS

/* What tests need to play: the cases that every system's tests run over, and random choices. */

/* No game of random moves takes more. */
#define TC_TEST_MAX_DECISIONS 20000

/** TcTestCase: one setup of one scenario file. */
typedef struct {
  const char *name; /* of the file and the setup: "badge-five" */
  const char *system;
  const char *file; /* from the project's root */
  const char *setup;
  gboolean is_first;  /* of its system */
  guint thin;         /* of long games only one in so many is played; 1 for all */
  guint golden_moves; /* the golden log ends after so many */
} TcTestCase;

/** tc_test_cases: every setup of every scenario in the folders of every system: scenarios/ID,
 * tests/systems/ID, and what is tiny in tests/fixtures. Those of the test systems come first. */
const TcTestCase *tc_test_cases (guint *out_n);

/** tc_test_dup_path: @file from the project's root as a path that can be opened. */
char *tc_test_dup_path (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_load: (transfer full): the ruleset of @file; a finding that is an error stops the test.
 */
TcRuleset *tc_test_load (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_build_text: (transfer full): as tc_test_load () for text, whatever its findings. */
TcBuild *tc_test_build_text (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_build_with: (transfer full): the scenario of @ruleset with @operation made; without
 * errors. */
TcBuild *tc_test_build_with (TcRuleset *ruleset,
                             const TcOperation *operation) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_dup_text: (transfer full): the text of @file with @from replaced by @to, which must
 * occur, or unchanged when @from is %NULL. */
char *tc_test_dup_text (const char *file,
                        const char *from,
                        const char *to) G_GNUC_WARN_UNUSED_RESULT;

guint tc_test_find_setup (TcRuleset *ruleset, const char *id);

/** tc_test_state_new: (transfer full): a state with the opening position. */
TcState *tc_test_state_new (TcRuleset *ruleset,
                            guint setup,
                            guint64 seed) G_GNUC_WARN_UNUSED_RESULT;
TcState *tc_test_state_copy (TcRuleset *ruleset, const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_apply_text: applies the legal move that @text names; anything else stops the test. */
void tc_test_apply_text (TcGame *game, const char *text);

/** tc_test_play_random: plays @game on with random moves, at most @max of them. */
void tc_test_play_random (TcGame *game, TcRng *rng, guint max);

/** tc_test_final_hash: of a game of random bots from @setup; bots' randomness comes from @seed. */
guint64 tc_test_final_hash (TcRuleset *ruleset, guint setup, guint64 seed);

/** tc_test_read_number: @argument, else what the environment says in @variable, else @otherwise. */
guint tc_test_read_number (const char *variable, const char *argument, guint otherwise);

/** tc_test_check_findings: places lie in their texts, and each fix can be made. */
void tc_test_check_findings (TcReport *report);

G_END_DECLS
